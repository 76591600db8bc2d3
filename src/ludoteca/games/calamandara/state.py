"""The table of Calamandara: the fields, one comment each; copy. No rules.

A cell of the board is one int: 0 empty, else type + 1, direction << 4, owner << 6 and due << 8 (the last two for waterfalls).
A Memory card in a deck, hand or final reserve is one int: its kind and what the seats know about it (see rules/memory.py).
"""

from __future__ import annotations

from typing import ClassVar, Final

from ludoteca.core.pack import Frozen
from ludoteca.core.state import State
from ludoteca.games.calamandara.actions import TYPES
from ludoteca.games.calamandara.board import CELLS, DISTANCE, LINES, SIDES, START
from ludoteca.games.calamandara.content import CalamandaraContent

STANDARD: Final = 0
SEQUENCE: Final = 1
DRAFT: Final = 2

SETUP_PHASE: Final = 0
ACQUIRE_PHASE: Final = 1
INSERT_PHASE: Final = 2
MOVE_PHASE: Final = 3
REMEMBER_PHASE: Final = 4
END_PHASE: Final = 5

FROM_HAND: Final = 0
FROM_DECK: Final = 1
FROM_RESERVE: Final = 2

SPENT: Final = -2
"""The mode of a card on the pile that has been taken: it has no effect any more."""

UNSEEN: Final = -1
"""A symbol card of a deck that nobody has seen."""


class Played(Frozen):
    """A Memory card on the pile with all its declarations. [cal.react.3]"""

    def __init__(
        self, seat: int, card: int, source: int, place: int, bag: int, revived: int, grave: int, effect: int, mode: int, base: int, actor: int,
        claim: int, a: int, b: int, c: int, d: int, e: int, f: int,
    ) -> None:  # fmt: skip
        self.seat = seat  # who controls it
        self.card = card  # its kind
        self.source = source  # FROM_HAND, or the kind of place where it was parked
        self.place = place  # seat of the playboard it came from; Q'hoz: see pile.REVIVED_AGAIN
        self.bag = bag  # the bag a card of the hand came from; of a parked card, whether the turn after its taking had begun
        self.revived = revived  # Q'hoz: the kind it revives, −1 otherwise
        self.grave = grave  # Q'hoz: the seat on whose discard that card lies
        self.effect = effect  # the kind whose effect it uses
        self.mode = mode  # USE, PARK, NO_USE, CANCEL, PREVENT, or SPENT once it has been taken
        self.base = base  # size of the pile below this window's own
        self.actor = actor  # the actor of the window in which it was played
        self.claim = claim  # where the card of its effect goes at the end: −1 its own discard, else see pile.claim
        self.a = a  # the declarations, as actions, in order; −1 = none
        self.b = b
        self.c = c
        self.d = d
        self.e = e
        self.f = f

    def pack(self) -> list[int]:
        return [
            self.seat, self.card, self.source, self.place, self.bag, self.revived, self.grave, self.effect, self.mode, self.base, self.actor,
            self.claim, self.a, self.b, self.c, self.d, self.e, self.f,
        ]  # fmt: skip

    def claimed(self, claim: int, mode: int) -> Played:
        """The same card, with another final place for the card of its effect, and perhaps spent."""
        return Played(
            self.seat, self.card, self.source, self.place, self.bag, self.revived, self.grave, self.effect, mode, self.base, self.actor,
            claim, self.a, self.b, self.c, self.d, self.e, self.f,
        )  # fmt: skip

    def revived_again(self, place: int) -> Played:
        """The same Q'hoz, with the final place of the card it revives as a later Q'hoz leaves it."""
        return Played(
            self.seat, self.card, self.source, place, self.bag, self.revived, self.grave, self.effect, self.mode, self.base, self.actor,
            self.claim, self.a, self.b, self.c, self.d, self.e, self.f,
        )  # fmt: skip

    def way(self) -> int:
        """The kind it acts as before copying or taking: itself, or the card it revives."""
        return self.revived if self.revived >= 0 else self.card


class Parked(Frozen):
    """A bound card that waits face up on a deck or a final reserve. [cal.react.24, cal.react.29]"""

    def __init__(self, card: int, holder: int, place: int, source: int, begun: int) -> None:
        self.card = card  # its kind
        self.holder = holder  # who decides about its use
        self.place = place  # on whose playboard it lies
        self.source = source  # FROM_DECK or FROM_RESERVE
        self.begun = begun  # 1: a turn of that board's traveller has begun since

    def pack(self) -> list[int]:
        return [self.card, self.holder, self.place, self.source, self.begun]


class Calamandara(State):
    """Everything that is true at the table. Symbol decks, used piles and discards are replaced, never changed, so copies share them."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "mode", "round_cap", "round", "first", "active", "regular", "phase", "winner", "extra", "board", "lines", "laid", "depots", "ready", "tokens",
        "symbol_decks", "used", "symbol_bag", "symbol_shown", "bags", "unseen", "decks", "hands", "reserves", "discards", "parked", "chain", "said",
        "barred", "gone", "pending", "silenced", "sealed", "acquired", "replaced", "inserted", "batch_of", "batch", "placed", "final_before", "alarms",
        "drafted", "kept", "granted",
    )  # fmt: skip
    DERIVED: ClassVar[tuple[str, ...]] = ("empty", "filled")

    mode: int  # STANDARD, SEQUENCE or DRAFT
    round_cap: int  # option: rounds after which the nearest token wins; 0 = never
    round: int  # rounds begun
    first: int  # who drew marker 1; −1 before
    active: int  # whose turn it is
    regular: int  # whose regular turn was last
    phase: int  # SETUP_PHASE … END_PHASE
    winner: int  # who reached the Rift; −1 = nobody yet
    extra: list[int]  # seats with extra turns to come, in order
    board: list[int]  # what lies on each cell
    lines: list[int]  # towers, wings and caves at work on each line, counted in nibbles: an index of the board
    laid: list[int]  # how many symbols of each type lie on the board: an index of the board
    depots: list[int]  # symbols in each depot, seat × 9 + type
    ready: list[int]  # symbols in each symbol reserve, seat × 9 + type
    tokens: list[int]  # the cell of each token, START before it enters
    symbol_decks: list[list[int]]  # symbol cards, top last: UNSEEN, or card | who knows it << 6
    used: list[list[int]]  # used symbol cards, last used last
    symbol_bag: int  # the symbol cards nobody has seen, one bit each
    symbol_shown: int  # 1 once the top cards lie open
    bags: list[int]  # Memory cards nobody has seen, per kind; in draft one bag per seat
    unseen: list[int]  # how many cards of each Memory deck are still in the bag: its lower part
    decks: list[list[int]]  # cards somebody put on a Memory deck, top last
    hands: list[list[int]]  # Memory cards in hand, sorted
    reserves: list[list[int]]  # final reserves, sorted
    discards: list[list[int]]  # kinds in each Memory discard, top last
    parked: list[Parked]  # bound cards lying open on decks and reserves
    chain: list[Played]  # the pile of played cards, last one last
    said: list[int]  # declarations made so far for the card being played
    barred: list[int]  # cards that came back and must wait: level << 8 | seat << 5 | kind
    gone: int  # windows whose action has vanished, one bit per base
    pending: int  # travellers whose final reserve is still to be taken, one bit each
    silenced: int  # travellers under The Oracle this turn
    sealed: int  # travellers under Sealed Fields this turn
    acquired: list[int]  # tentative acquisition: acquirer, deck owner, central type or −1, lower type or −1
    replaced: int  # symbol cards replaced in this phase
    inserted: int  # symbols inserted in this phase and not undone
    batch_of: int  # who inserts the tentative batch; −1 = none
    batch: list[int]  # how to undo it: triples of field, index and old value or change
    placed: list[int]  # its choices: quadruples of type, cell, direction and flags
    final_before: int  # travellers in the Final Zone before the batch
    alarms: list[int]  # mirrors and tokens to be looked at for pushes
    drafted: list[int]  # draft: kinds in the order they were picked
    kept: list[int]  # cards somebody keeps while the rest of the hand goes on the deck
    granted: int  # extra turns given at the end of this turn
    empty: list[int] | None  # shared: the empty cells as actions, sorted; None until asked for (rules/places.py)
    filled: list[int] | None  # shared: the cells with a symbol, sorted; None until asked for

    def __init__(self, seats: int, content: CalamandaraContent) -> None:
        super().__init__(seats, content)
        self.box = content
        self.empty = None
        self.filled = None

    def lay_out(self, mode: int, round_cap: int) -> None:
        """An empty table before anything is dealt. [cal.setup.2]"""
        seats = self.seats
        self.mode = mode
        self.round_cap = round_cap
        self.round = 0
        self.first = -1
        self.active = 0
        self.regular = 0
        self.phase = SETUP_PHASE
        self.winner = -1
        self.extra = []
        self.board = [0] * CELLS
        self.lines = [0] * LINES
        self.laid = [0] * TYPES
        self.depots = self.box.depot * seats
        self.ready = [0] * (TYPES * seats)
        self.tokens = [START] * seats
        self.symbol_decks = [[UNSEEN] * (36 // seats) for _ in range(seats)]
        self.used = [[] for _ in range(seats)]
        self.symbol_bag = (1 << 36) - 1
        self.symbol_shown = 0
        self.bags = self.box.copies[:]
        self.unseen = [sum(self.box.copies) // seats] * seats
        self.decks = [[] for _ in range(seats)]
        self.hands = [[] for _ in range(seats)]
        self.reserves = [[] for _ in range(seats)]
        self.discards = [[] for _ in range(seats)]
        self.parked = []
        self.chain = []
        self.said = []
        self.barred = []
        self.gone = 0
        self.pending = 0
        self.silenced = 0
        self.sealed = 0
        self.acquired = []
        self.replaced = 0
        self.inserted = 0
        self.batch_of = -1
        self.batch = []
        self.placed = []
        self.final_before = 0
        self.alarms = []
        self.drafted = []
        self.kept = []
        self.granted = 0

    def copy(self) -> Calamandara:
        s = Calamandara(self.seats, self.box)
        s.agenda = self.agenda[:]
        s.open = self.open
        s.mode = self.mode
        s.round_cap = self.round_cap
        s.round = self.round
        s.first = self.first
        s.active = self.active
        s.regular = self.regular
        s.phase = self.phase
        s.winner = self.winner
        s.extra = self.extra[:]
        s.board = self.board[:]
        s.lines = self.lines[:]
        s.laid = self.laid[:]
        s.depots = self.depots[:]
        s.ready = self.ready[:]
        s.tokens = self.tokens[:]
        s.symbol_decks = self.symbol_decks[:]
        s.used = self.used[:]
        s.symbol_bag = self.symbol_bag
        s.symbol_shown = self.symbol_shown
        s.bags = self.bags[:]
        s.unseen = self.unseen[:]
        s.decks = [cards[:] for cards in self.decks]
        s.hands = [cards[:] for cards in self.hands]
        s.reserves = [cards[:] for cards in self.reserves]
        s.discards = self.discards[:]
        s.parked = self.parked[:]
        s.chain = self.chain[:]
        s.said = self.said[:]
        s.barred = self.barred[:]
        s.gone = self.gone
        s.pending = self.pending
        s.silenced = self.silenced
        s.sealed = self.sealed
        s.acquired = self.acquired[:]
        s.replaced = self.replaced
        s.inserted = self.inserted
        s.batch_of = self.batch_of
        s.batch = self.batch[:]
        s.placed = self.placed[:]
        s.final_before = self.final_before
        s.alarms = self.alarms[:]
        s.drafted = self.drafted[:]
        s.kept = self.kept[:]
        s.granted = self.granted
        s.empty = self.empty
        s.filled = self.filled
        return s

    def arm(self, seat: int) -> int:
        """The arm of a seat; also the direction it walks in. [cal.setup.1]"""
        return SIDES[self.seats][seat]

    def left_of(self, seat: int) -> int:
        """The next traveller clockwise. [cal.setup.11]"""
        return (seat + 1) % self.seats

    def distances(self) -> list[int]:
        """How far each token is from the Rift; the start point counts 11. [cal.end.2]"""
        return [11 if cell == START else DISTANCE[cell] for cell in self.tokens]

    def ranking(self) -> list[int]:
        """Whoever stands on the Rift wins; at the round cap the nearest token, equal distances share a place. [cal.end.1–2]"""
        if self.winner >= 0:
            return [1 if seat == self.winner else 2 for seat in range(self.seats)]
        distances = self.distances()
        return [1 + sum(other < own for other in distances) for own in distances]

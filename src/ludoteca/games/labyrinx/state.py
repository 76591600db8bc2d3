"""The table of Labyrinx: the fields, one comment each; copy. No rules.

What nobody knows is not here. A card that was laid unseen is UNSEEN: it belongs to a *pool*, the cards of one shuffle, and gets its
kind at the moment somebody looks at it. A pool's bag counts the kinds of its cards that nobody has seen, in the draw pile and on the
table together. A card that somebody knows is its kind and a tag; a card in a hand is both in one int.

To keep copies cheap, lists that change seldom are shared by copies: they are replaced, never changed in place (marked "shared" below).
"""

from __future__ import annotations

from typing import ClassVar, Final

from ludoteca.core.state import State
from ludoteca.games.labyrinx.actions import KINDS
from ludoteca.games.labyrinx.board import HALL, STRIDE, Site, site_of
from ludoteca.games.labyrinx.content import LabyrinxContent

EMPTY: Final = -1
"""No card lies on the cell."""
UNDER_HALL: Final = -2
"""The cell belongs to the hall."""
LIFTED: Final = -3
"""Lane holds the card of this cell in his hand and is about to replace it."""
UNSEEN: Final = 63
"""A closed card that nobody has ever seen."""
CLOSED: Final = -1
"""How a card lies with the fog side up; otherwise it lies turned by 0–3 quarters."""
RESOLVED: Final = 1
MARKED: Final = 2
"""Marks of a card: its challenge is resolved; a treasure lies on it."""

KIND_SHIFT: Final = 30
POOL_MASK: Final = 255
RUMOUR_SHIFT: Final = 8
RUMOUR_MASK: Final = 63
ORIGIN_SHIFT: Final = 14
ORIGIN_MASK: Final = 255
LAID_SHIFT: Final = 22


class Labyrinx(State):
    """Everything that is true at the table."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "site", "hall_doors", "race_cap", "memory_aid", "first", "characters", "rolls", "kind", "tag", "lie", "seen", "mark", "empties", "where",
        "treasures", "hands", "stock", "pool", "bags", "mothers", "searched", "discard", "removed", "turn", "active", "actions", "acted", "used", "level",
        "won", "chain", "exhausted", "robbed", "swaps", "racers", "race_turns", "victors",
    )  # fmt: skip
    DERIVED: ClassVar[tuple[str, ...]] = ("border",)

    site: Site  # the table's size and the hall's place
    hall_doors: int  # option: 1 if each exit of the hall carries a door
    race_cap: int  # option: rounds after which a race is decided by distance
    memory_aid: int  # option: 1 if players are shown what they know of closed cards
    first: int  # the first player; −1 until known
    characters: list[int]  # shared: by seat; −1 until known
    rolls: list[int]  # shared: dice for the first turn, by seat
    kind: list[int]  # what lies on each cell: a kind of card, UNSEEN, EMPTY, UNDER_HALL or LIFTED
    tag: list[int]  # where that card comes from: its pool, and the traces of a transmutation (see below)
    lie: list[int]  # how it lies: CLOSED, or open and turned by 0–3 quarters
    seen: list[int]  # the mask of seats that know a closed card
    mark: list[int]  # shared: RESOLVED and MARKED
    empties: int  # cells without a card
    where: list[int]  # the space of each character; NOWHERE while an explosion throws it
    treasures: list[int]  # by seat
    hands: list[list[int]]  # cards by seat, sorted; each hand shared
    stock: int  # cards in the draw pile
    pool: int  # the pool of the draw pile
    bags: list[int]  # cards of each pool and kind that nobody has seen, [pool * KINDS + kind]
    mothers: list[int]  # shared: the pool from which a search of the draw pile has parted a pool, by pool; −1 for none
    searched: list[int]  # shared: the mask of seats that made that search, by pool
    discard: list[int]  # cards in the discard pile, by kind
    removed: list[int]  # shared: cards out of the game, by kind
    turn: int  # turns begun
    active: int  # whose turn it is
    actions: int  # actions left in this turn
    acted: int  # 1 once something was done in this turn
    used: int  # mask of seats whose power was used in this turn
    level: int  # the last level rolled
    won: int  # 1 if the last challenge was beaten
    chain: list[int]  # shared: cells whose challenge was failed in the present chain
    exhausted: int  # 1 when a trap has ended the game for lack of cards: the fog returns, then treasures count
    robbed: int  # mask of seats from which Bibi has stolen
    swaps: int  # transmutations so far
    racers: list[int]  # shared: the tied players, in race order; empty before a race
    race_turns: int  # turns taken in the race
    victors: int  # mask of the winning seats, once the game is over
    border: list[int] | None  # shared: the expansions that are possible, sorted; None until asked for

    def __init__(self, seats: int, content: LabyrinxContent) -> None:
        super().__init__(seats, content)
        self.box = content
        self.border = None

    def lay_out(self, width: int, height: int) -> None:
        """A bare table before anything is decided. [lab.setup.6, lab.setup.8]"""
        size = height * STRIDE
        self.site = site_of(width, height, self.box.exits)
        self.hall_doors = 0
        self.race_cap = 10
        self.memory_aid = 0
        self.first = -1
        self.characters = [-1] * self.seats
        self.rolls = [0] * self.seats
        self.kind = [EMPTY] * size
        self.tag = [0] * size
        self.lie = [CLOSED] * size
        self.seen = [0] * size
        self.mark = [0] * size
        self.empties = width * height
        self.where = [HALL] * self.seats  # lab.setup.7
        self.treasures = [0] * self.seats
        self.hands = [[] for _ in range(self.seats)]
        self.stock = sum(self.box.quantity)
        self.pool = 0
        self.bags = self.box.quantity[:]
        self.mothers = [-1]
        self.searched = [0]
        self.discard = [0] * KINDS
        self.removed = [0] * KINDS
        self.turn = 0
        self.active = 0
        self.actions = 0
        self.acted = 0
        self.used = 0
        self.level = 0
        self.won = 0
        self.chain = []
        self.exhausted = 0
        self.robbed = 0
        self.swaps = 0
        self.racers = []
        self.race_turns = 0
        self.victors = 0

    def copy(self) -> Labyrinx:
        s = Labyrinx(self.seats, self.box)
        self.copy_agenda(s)
        s.site = self.site
        s.hall_doors = self.hall_doors
        s.race_cap = self.race_cap
        s.memory_aid = self.memory_aid
        s.first = self.first
        s.characters = self.characters
        s.rolls = self.rolls
        s.kind = self.kind[:]
        s.tag = self.tag[:]
        s.lie = self.lie[:]
        s.seen = self.seen[:]
        s.mark = self.mark
        s.empties = self.empties
        s.where = self.where[:]
        s.treasures = self.treasures[:]
        s.hands = self.hands[:]
        s.stock = self.stock
        s.pool = self.pool
        s.bags = self.bags[:]
        s.mothers = self.mothers
        s.searched = self.searched
        s.discard = self.discard[:]
        s.removed = self.removed
        s.turn = self.turn
        s.active = self.active
        s.actions = self.actions
        s.acted = self.acted
        s.used = self.used
        s.level = self.level
        s.won = self.won
        s.chain = self.chain
        s.exhausted = self.exhausted
        s.robbed = self.robbed
        s.swaps = self.swaps
        s.racers = self.racers
        s.race_turns = self.race_turns
        s.victors = self.victors
        s.border = self.border
        return s

    def left_of(self, seat: int) -> int:
        """The next player in turn order. [lab.setup.9]"""
        return seat + 1 if seat + 1 < self.seats else 0

    def everyone(self) -> int:
        """The mask of all seats."""
        return (1 << self.seats) - 1

    def supply(self) -> int:
        """Treasures in the hall; fewer than none when substitutes had to be used. [lab.comp.7]"""
        lying = 0
        for mark in self.mark:
            lying += mark >> 1
        return self.box.treasures - sum(self.treasures) - lying

    def seat_of(self, character: int) -> int:
        """Who plays a character; −1 if nobody does."""
        for seat in range(self.seats):
            if self.characters[seat] == character:
                return seat
        return -1

    def ranking(self) -> list[int]:
        """The victors first, then by treasures; equals share a place. [lab.end.2, lab.end.3, lab.race.9]"""
        worth = [self.treasures[seat] + ((self.victors >> seat) & 1) * 100 for seat in range(self.seats)]
        return [1 + sum([1 for other in worth if other > own]) for own in worth]


def card_of(kind: int, tag: int) -> int:
    """A card as one int, as hands hold it."""
    return (kind << KIND_SHIFT) | tag


def kind_of_card(card: int) -> int:
    """The kind of a card held in a hand."""
    return card >> KIND_SHIFT


def tag_of_card(card: int) -> int:
    """The tag of a card held in a hand."""
    return card & ((1 << KIND_SHIFT) - 1)


def tag_of(pool: int, rumour: int = 0, origin: int = 0, laid: int = 0) -> int:
    """A tag: the card's pool; seats that know it to be somewhere in Lane's group; since when it is in that group; when Lane laid it.

    After a transmutation the two cells and Lane's hand are one group for everybody else: who knew a card that went into it knows
    only that it is in there. Times count transmutations; a card can lie only where Lane put one after it came to him. [lab.info.3]
    """
    return pool | rumour << RUMOUR_SHIFT | origin << ORIGIN_SHIFT | laid << LAID_SHIFT


def pool_of(tag: int) -> int:
    """The pool of a card."""
    return tag & POOL_MASK


def rumour_of(tag: int) -> int:
    """The seats that know a card to be somewhere in Lane's group."""
    return tag >> RUMOUR_SHIFT & RUMOUR_MASK


def origin_of(tag: int) -> int:
    """Since which transmutation a card can be anywhere in Lane's group."""
    return tag >> ORIGIN_SHIFT & ORIGIN_MASK


def laid_of(tag: int) -> int:
    """At which transmutation Lane laid a card; 0 for the others."""
    return tag >> LAID_SHIFT

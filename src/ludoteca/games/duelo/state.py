"""The table of Duelo: the fields, one comment each; copy. No rules."""

from __future__ import annotations

from typing import ClassVar, Final

from ludoteca.core.state import State
from ludoteca.games.duelo.content import CARD_COUNT, PILES, ZODIAC_COUNT, DueloContent

LEFT_SIDE: Final = 0
RIGHT_SIDE: Final = 1
HIDDEN_SLOT: Final = 2
SLOTS: Final = 3

NO_ONE: Final = -1
NO_CARD: Final = -1
UNDECLARED: Final = -1


class Duelo(State):
    """Everything that is true at the table. A front slot is numbered seat · 2 + side, a zodiac slot seat · 3 + slot. [due.geo.2]

    The same fields serve two, three and four players. [due.mp.4]
    """

    FIELDS: ClassVar[tuple[str, ...]] = (
        "min_turns", "alternate", "simultaneous", "cap_damage", "choose_hidden", "turn_cap", "wins_needed",
        "round", "wins", "first", "turn", "attacker", "closing_card", "zodiacs", "undealt", "hands", "seen", "piles", "deck", "laid", "stances",
    )  # fmt: skip

    min_turns: int  # option: chances to take a card before anyone may close [due.opt.1]
    alternate: bool  # option: the first player passes to the left each round [due.opt.2]
    simultaneous: bool  # option: counts and stances stay hidden until the last declaration [due.opt.3]
    cap_damage: bool  # option: damage inflicted counts at most the printed life [due.opt.4]
    choose_hidden: bool  # option: everyone chooses the hidden zodiac [due.opt.5]
    turn_cap: int  # option: on the own turn of this number one must close [due.opt.6]
    wins_needed: int  # option: so many rounds win the match [due.opt.6]

    round: int  # rounds begun
    wins: list[int]  # rounds won, by seat
    first: int  # first player of this round, NO_ONE before the draw
    turn: int  # turn index t of this round, from 0
    attacker: int  # who closed, NO_ONE during the exchange
    closing_card: int  # lies face down, known to the attacker only
    zodiacs: list[int]  # by zodiac slot; NO_CARD before the deal
    undealt: list[int]  # zodiacs nobody has seen, sorted: a bag, not an order
    hands: list[list[int]]  # number cards by seat, sorted
    seen: list[int]  # cards that everybody saw their holder take from the table, sorted [due.hid.4]
    piles: list[list[int]]  # four piles, bottom to top
    deck: list[int]  # number cards nobody has seen, sorted: a bag, not an order
    laid: list[list[int]]  # number cards by front slot, sorted
    stances: list[int]  # by seat, or UNDECLARED

    def __init__(self, seats: int, content: DueloContent) -> None:
        super().__init__(seats, content)
        self.box = content

    def lay_out(self) -> None:
        """A table before its first round."""
        self.round = 0
        self.wins = [0] * self.seats
        self.first = NO_ONE
        self.gather()

    def gather(self) -> None:
        """All cards back into the box, the eliminated too: only wins, the round and who was first are kept. [due.mat.2, due.clh.11]"""
        self.turn = 0
        self.attacker = NO_ONE
        self.closing_card = NO_CARD
        self.zodiacs = [NO_CARD] * (SLOTS * self.seats)
        self.undealt = list(range(ZODIAC_COUNT))
        self.hands = [[] for _ in range(self.seats)]
        self.seen = []
        self.piles = [[] for _ in range(PILES)]
        self.deck = list(range(CARD_COUNT))
        self.laid = [[] for _ in range(2 * self.seats)]
        self.stances = [UNDECLARED] * self.seats

    def copy(self) -> Duelo:
        s = Duelo(self.seats, self.box)
        self.copy_agenda(s)
        s.min_turns = self.min_turns
        s.alternate = self.alternate
        s.simultaneous = self.simultaneous
        s.cap_damage = self.cap_damage
        s.choose_hidden = self.choose_hidden
        s.turn_cap = self.turn_cap
        s.wins_needed = self.wins_needed
        s.round = self.round
        s.wins = self.wins[:]
        s.first = self.first
        s.turn = self.turn
        s.attacker = self.attacker
        s.closing_card = self.closing_card
        s.zodiacs = self.zodiacs[:]
        s.undealt = self.undealt[:]
        s.hands = [hand[:] for hand in self.hands]
        s.seen = self.seen[:]
        s.piles = [pile[:] for pile in self.piles]
        s.deck = self.deck[:]
        s.laid = [cards[:] for cards in self.laid]
        s.stances = self.stances[:]
        return s

    def ranking(self) -> list[int]:
        """Most rounds won first; equal wins share a place. [due.mat.1, due.mat.5]"""
        return [1 + sum([1 for other in self.wins if other > own]) for own in self.wins]

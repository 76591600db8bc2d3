"""Despair: throw the whole hand away and lay a crossroads in one's way. [lab.desp.1–12]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.core.state import ALLOWED, NOT_ASKED, Auto, Choice
from ludoteca.games.labyrinx.actions import (
    CELL,
    DESPAIRED,
    EXCHANGED,
    FROM_DISCARD,
    FROM_DRAW,
    KINDS,
    NO_CARD,
    NO_CROSSROADS,
    NOT_CROSSROADS,
    NOT_NEAR,
    NOT_THERE,
    NOT_WALLED,
    OCCUPIED,
    PILE_SHUFFLED,
    TOOK_CROSSROADS,
)
from ludoteca.games.labyrinx.board import CELLS, HALL
from ludoteca.games.labyrinx.rules.paths import is_occupied, is_walled_in
from ludoteca.games.labyrinx.rules.piles import Identify, clear_cell, discard_card, free_pool, lay_known, look, set_mother
from ludoteca.games.labyrinx.state import EMPTY, UNSEEN, Labyrinx, card_of, kind_of_card, pool_of
from ludoteca.games.labyrinx.steps.entering import ANY_SIDE, Orient


def despair(s: Labyrinx, seat: int) -> None:
    """The sole action of a turn, at any time: the hand is discarded, then the search begins. [lab.desp.1, lab.desp.2, lab.desp.11]"""
    s.actions = 0
    s.tell(DESPAIRED, seat, len(s.hands[seat]))
    for card in s.hands[seat]:
        discard_card(s, seat, kind_of_card(card))
    if not exchangeable(s, seat):
        s.tell(NO_CROSSROADS, seat)
        return
    s.next(Search(seat))
    if s.stock > 0:
        part_stock(s)


def part_stock(s: Labyrinx) -> None:
    """Whoever searches the draw pile learns what is in it: so the cards of its pool that lie unseen on the table get their kinds, unseen still."""
    kind = s.kind
    for one in s.site.cells[::-1]:
        cell: i64 = one
        if kind[cell] == UNSEEN and pool_of(s.tag[cell]) == s.pool:
            s.next(Identify(0, one))


def exchangeable(s: Labyrinx, seat: int) -> list[int]:
    """The adjacent cards on which nobody stands, and the own card of a character that is walled in. [lab.desp.6, lab.desp.7, lab.desp.12]"""
    here = s.where[seat]
    cells = [cell for cell in s.site.near[here] if cell != HALL and s.kind[cell] >= 0 and not is_occupied(s, cell)]
    if here != HALL and is_walled_in(s, here):
        cells.append(here)
        cells.sort()
    return cells


class Search(Auto[Labyrinx]):
    """Look for a crossroads without a challenge in both piles. [lab.desp.3–5, lab.desp.11]"""

    def run(self, s: Labyrinx) -> None:
        remember_search(s, self.seat)
        choice = DespairCard(self.seat)
        if choice.options(s):
            s.next(choice)
        else:
            s.tell(NO_CROSSROADS, self.seat)


def remember_search(s: Labyrinx, seat: int) -> None:
    """The draw pile is now a pool of its own, whose content the searcher knows and whose order nobody does. [lab.desp.9, lab.info.3]"""
    if s.stock == 0:
        return
    mother = s.pool
    s.pool = free_pool(s)
    unseen = s.bags[mother * KINDS : (mother + 1) * KINDS]
    s.bags[mother * KINDS : (mother + 1) * KINDS] = [0] * KINDS
    s.bags[s.pool * KINDS : (s.pool + 1) * KINDS] = unseen
    set_mother(s, s.pool, mother, 1 << seat)


class DespairCard(Choice[Labyrinx]):
    """Take a crossroads without a challenge from either pile; the draw pile shows no other card. [lab.desp.3–5]"""

    point = "despair_card"
    rule = "lab.desp.3"

    def candidates(self, s: Labyrinx) -> list[int]:
        return [FROM_DISCARD + kind for kind in range(KINDS) if s.discard[kind] > 0] + [FROM_DRAW + kind for kind in s.box.crossroads if self.in_stock(s, kind)]

    def options(self, s: Labyrinx) -> list[int]:
        crossroads = s.box.crossroads
        return [FROM_DISCARD + kind for kind in crossroads if s.discard[kind] > 0] + [FROM_DRAW + kind for kind in crossroads if self.in_stock(s, kind)]

    def in_stock(self, s: Labyrinx, kind: int) -> bool:
        """Is such a card in the draw pile?"""
        return s.stock > 0 and s.bags[s.pool * KINDS + kind] > 0

    def refusal(self, s: Labyrinx, action: int) -> int:
        if not FROM_DISCARD <= action < FROM_DRAW + KINDS:
            return NOT_ASKED
        kind = (action - FROM_DISCARD) % KINDS
        if kind not in s.box.crossroads:
            return NOT_CROSSROADS
        there = s.discard[kind] > 0 if action < FROM_DRAW else self.in_stock(s, kind)
        return ALLOWED if there else NOT_THERE

    def take(self, s: Labyrinx, action: int) -> None:
        kind = (action - FROM_DISCARD) % KINDS
        if action < FROM_DRAW:
            s.discard[kind] -= 1
        else:
            s.stock -= 1
            s.bags[s.pool * KINDS + kind] -= 1
        s.tell(TOOK_CROSSROADS, self.seat, kind, 0 if action < FROM_DRAW else 1)
        if action >= FROM_DRAW:
            s.tell(PILE_SHUFFLED, self.seat)
        s.next(DespairCell(self.seat, kind))


class DespairCell(Choice[Labyrinx]):
    """Exchange it with an adjacent card, or with the own one when walled in. [lab.desp.6, lab.desp.7, lab.desp.12]"""

    point = "despair_cell"
    rule = "lab.desp.6"

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__(seat)
        self.kind = kind

    def pack(self) -> list[int]:
        return [self.seat, self.kind]

    def candidates(self, s: Labyrinx) -> list[int]:
        here = s.where[self.seat]
        cells = [cell for cell in s.site.near[here] if cell != HALL] + ([here] if here != HALL else [])
        return [CELL + cell for cell in sorted(cells)]

    def refusal(self, s: Labyrinx, action: int) -> int:
        cell = action - CELL
        if not 0 <= cell < CELLS:
            return NOT_ASKED
        here = s.where[self.seat]
        if cell == here:
            return ALLOWED if is_walled_in(s, here) else NOT_WALLED
        if cell not in s.site.near[here]:
            return NOT_NEAR
        if s.kind[cell] == EMPTY:
            return NO_CARD
        return OCCUPIED if is_occupied(s, cell) else ALLOWED

    def take(self, s: Labyrinx, action: int) -> None:
        s.next(Exchange(self.seat, action - CELL, self.kind))
        look(s, action - CELL, s.everyone())


class Exchange(Auto[Labyrinx]):
    """The old card goes face up to the discard pile, the new one is laid closed, or open under its character. [lab.desp.7–8, lab.desp.10, lab.desp.12]"""

    def __init__(self, seat: int, cell: int, kind: int) -> None:
        super().__init__(seat)
        self.cell = cell
        self.kind = kind

    def pack(self) -> list[int]:
        return [self.seat, self.cell, self.kind]

    def run(self, s: Labyrinx) -> None:
        old = clear_cell(s, self.cell)
        s.discard[old] += 1
        s.tell(EXCHANGED, self.seat, self.cell, old)
        lay_known(s, self.cell, card_of(self.kind, 0), s.everyone())
        if self.cell == s.where[self.seat]:
            s.next(DespairOrient(self.seat, self.cell, ANY_SIDE))


class DespairOrient(Orient):
    """The crossroads under the character lies open, turned as its player likes; nobody faces anything. [lab.desp.12]"""

    point = "despair_orient"
    rule = "lab.desp.12"


STEPS: Final = [Search, DespairCard, DespairCell, Exchange, DespairOrient]

"""Dannenvir's poetry: a card of the discard pile takes the place of the closed card ahead, and he walks onto it. [lab.char.dannenvir.1–5]"""

from __future__ import annotations

from typing import Final

from ludoteca.core.state import ALLOWED, NOT_ASKED, Auto, Choice
from ludoteca.games.labyrinx.actions import CARD, CELL, KINDS, NO_CORRIDOR, NO_DISCARDS, NO_POEM, NOT_NEAR, POEM_CLOSED, POEM_GONE, RECITED
from ludoteca.games.labyrinx.board import CELLS, HALL, WAYS
from ludoteca.games.labyrinx.rules.paths import corridors, is_closed, ways_of
from ludoteca.games.labyrinx.rules.piles import clear_cell, discards, lay_known, look
from ludoteca.games.labyrinx.state import Labyrinx, card_of
from ludoteca.games.labyrinx.steps.challenge import Arrive
from ludoteca.games.labyrinx.steps.entering import Orient, uncover


def way_to(s: Labyrinx, space: int, cell: int) -> int:
    """The way with a corridor or exit from a space to an adjacent cell; −1 if there is none. [lab.char.dannenvir.5]"""
    for way in ways_of(space):
        if s.site.reach[space * WAYS + way] == cell and (corridors(s, space) >> way) & 1:
            return way
    return -1


def poetry_refusal(s: Labyrinx, seat: int) -> int:
    """Is there a closed card ahead, and a discarded one to put there? [lab.char.dannenvir.1, lab.char.dannenvir.4]"""
    if discards(s) == 0:
        return NO_DISCARDS
    here = s.where[seat]
    return ALLOWED if any(is_closed(s, cell) and way_to(s, here, cell) >= 0 for cell in s.site.near[here]) else NO_POEM


class PoetryCell(Choice[Labyrinx]):
    """The closed card to replace, to which a corridor leads. [lab.char.dannenvir.1, lab.char.dannenvir.5]"""

    point = "poetry_cell"
    rule = "lab.char.dannenvir.1"

    def candidates(self, s: Labyrinx) -> list[int]:
        return [CELL + cell for cell in s.site.near[s.where[self.seat]] if cell != HALL]

    def refusal(self, s: Labyrinx, action: int) -> int:
        cell = action - CELL
        if not 0 <= cell < CELLS:
            return NOT_ASKED
        if cell not in s.site.near[s.where[self.seat]]:
            return NOT_NEAR
        if not is_closed(s, cell):
            return POEM_CLOSED
        return ALLOWED if way_to(s, s.where[self.seat], cell) >= 0 else NO_CORRIDOR

    def take(self, s: Labyrinx, action: int) -> None:
        s.next(PoetryCard(self.seat, action - CELL))


class PoetryCard(Choice[Labyrinx]):
    """Any card of the discard pile; the one about to be removed is not there yet. [lab.char.dannenvir.2, lab.char.dannenvir.4]"""

    point = "poetry_card"
    rule = "lab.char.dannenvir.2"

    def __init__(self, seat: int, cell: int) -> None:
        super().__init__(seat)
        self.cell = cell

    def pack(self) -> list[int]:
        return [self.seat, self.cell]

    def candidates(self, s: Labyrinx) -> list[int]:
        return [CARD + kind for kind in range(KINDS) if s.discard[kind] > 0]

    def refusal(self, s: Labyrinx, action: int) -> int:
        if not CARD <= action < CARD + KINDS:
            return NOT_ASKED
        return ALLOWED if s.discard[action - CARD] > 0 else POEM_GONE

    def take(self, s: Labyrinx, action: int) -> None:
        s.next(Recite(self.seat, self.cell, action - CARD))
        look(s, self.cell, s.everyone())


class Recite(Auto[Labyrinx]):
    """The cards change places, and he goes onto the new one. [lab.char.dannenvir.2, lab.char.dannenvir.3]"""

    def __init__(self, seat: int, cell: int, kind: int) -> None:
        super().__init__(seat)
        self.cell = cell
        self.kind = kind

    def pack(self) -> list[int]:
        return [self.seat, self.cell, self.kind]

    def run(self, s: Labyrinx) -> None:
        here = s.where[self.seat]
        old = clear_cell(s, self.cell)
        s.discard[self.kind] -= 1
        s.discard[old] += 1
        lay_known(s, self.cell, card_of(self.kind, 0), s.everyone())
        s.tell(RECITED, self.seat, self.cell, self.kind, old)
        s.next(Arrive(self.seat, self.cell, here))
        uncover(s, self.cell, PoetryOrient(self.seat, self.cell, s.site.heads[way_to(s, here, self.cell)]))


class PoetryOrient(Orient):
    """He turns the new card so that it connects. [lab.char.dannenvir.3]"""

    point = "poetry_orient"
    rule = "lab.char.dannenvir.3"


STEPS: Final = [PoetryCell, PoetryCard, Recite, PoetryOrient]

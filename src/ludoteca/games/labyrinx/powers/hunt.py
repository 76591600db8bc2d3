"""Khira's hunt: she looks along a line or around her and fights monsters from afar. [lab.char.khira.1–7, lab.sm.2]

Her pictured card is garbled and speaks of pushing; the running text, which counts, of looking. [lab.src.1]
"""

from __future__ import annotations

from typing import Final

from ludoteca.core.state import ALLOWED, NOT_ASKED, Auto, Choice, FreeChoice
from ludoteca.games.labyrinx.actions import (
    AROUND,
    CELL,
    FARTHER_FIRST,
    GO,
    HUNT_FAILED,
    HUNTED,
    LINE,
    MONSTER,
    NO_CORRIDOR,
    NO_MONSTER,
    NOTHING_TO_HUNT,
    SKIP,
    STOP,
)
from ludoteca.games.labyrinx.board import CELLS, HALL, WAYS
from ludoteca.games.labyrinx.rules.fortune import challenge_at, resolve
from ludoteca.games.labyrinx.rules.paths import corridors, is_closed, is_way, ways_of
from ludoteca.games.labyrinx.rules.piles import look
from ludoteca.games.labyrinx.state import CLOSED, EMPTY, UNSEEN, Labyrinx
from ludoteca.games.labyrinx.steps.challenge import Roll
from ludoteca.games.labyrinx.steps.entering import ANY_SIDE, Orient

SPACES: Final = 3
"""The length of a line."""
CARDS: Final = 4
"""The most cards seen around."""
NONE: Final = -1


def line_cells(s: Labyrinx, seat: int, way: int) -> list[int]:
    """The cards of a line, the farthest first; gaps and the hall are passed over. [lab.char.khira.1, lab.char.khira.2]"""
    return [space for space in s.site.line(s.where[seat], way, SPACES)[::-1] if space != HALL and s.kind[space] != EMPTY]


def around_cells(s: Labyrinx, seat: int) -> list[int]:
    """The adjacent cards behind a corridor or exit of her space. [lab.char.khira.1]"""
    here = s.where[seat]
    mask = corridors(s, here)
    cells = [s.site.reach[here * WAYS + way] for way in ways_of(here) if (mask >> way) & 1]
    return sorted([cell for cell in cells if cell != HALL and s.kind[cell] != EMPTY])


def is_game(s: Labyrinx, cell: int) -> bool:
    """Is the card worth a hunt: closed, or an open unresolved monster? [lab.char.khira.7]"""
    return is_closed(s, cell) or challenge_at(s, cell) == MONSTER


def line_refusal(s: Labyrinx, seat: int, way: int) -> int:
    """Only the first edge needs a corridor. [lab.char.khira.2, lab.char.khira.7]"""
    if (corridors(s, s.where[seat]) >> way) & 1 == 0:
        return NO_CORRIDOR
    return ALLOWED if any(is_game(s, cell) for cell in line_cells(s, seat, way)) else NOTHING_TO_HUNT


def mode_refusal(s: Labyrinx, seat: int, mode: int) -> int:
    """Is there anything to see in this mode? [lab.char.khira.7]"""
    if mode == AROUND:
        return ALLOWED if any(is_game(s, cell) for cell in around_cells(s, seat)) else NOTHING_TO_HUNT
    return ALLOWED if any(line_refusal(s, seat, way) == ALLOWED for way in ways_of(s.where[seat])) else NOTHING_TO_HUNT


def hunt_refusal(s: Labyrinx, seat: int) -> int:
    """A line holds whatever is adjacent behind the same corridor, so it decides alone. [lab.char.khira.7]"""
    return mode_refusal(s, seat, LINE)


class HuntMode(Choice[Labyrinx]):
    """Along a line, or around. [lab.char.khira.1]"""

    point = "hunt_mode"
    rule = "lab.char.khira.1"

    def candidates(self, s: Labyrinx) -> list[int]:
        return [LINE, AROUND]

    def refusal(self, s: Labyrinx, action: int) -> int:
        return mode_refusal(s, self.seat, action) if action in (LINE, AROUND) else NOT_ASKED

    def take(self, s: Labyrinx, action: int) -> None:
        if action == LINE:
            s.next(HuntDir(self.seat))
            return
        cells = around_cells(s, self.seat)
        if len(cells) > CARDS:
            s.next(HuntPick(self.seat))
        else:
            view_cards(s, self.seat, AROUND, cells)


class HuntDir(Choice[Labyrinx]):
    """Along which line to look. [lab.char.khira.1, lab.char.khira.2]"""

    point = "hunt_dir"
    rule = "lab.char.khira.1"

    def candidates(self, s: Labyrinx) -> list[int]:
        return [GO + way for way in ways_of(s.where[self.seat])]

    def refusal(self, s: Labyrinx, action: int) -> int:
        way = action - GO
        return line_refusal(s, self.seat, way) if is_way(s.where[self.seat], way) else NOT_ASKED

    def take(self, s: Labyrinx, action: int) -> None:
        view_cards(s, self.seat, LINE, line_cells(s, self.seat, action - GO))


class HuntPick(FreeChoice[Labyrinx]):
    """Five cards lie around the hall and four may be seen: choose the one to leave out. [lab.char.khira.2]"""

    point = "hunt_pick"
    rule = "lab.char.khira.2"

    def candidates(self, s: Labyrinx) -> list[int]:
        return [CELL + cell for cell in around_cells(s, self.seat)]

    def take(self, s: Labyrinx, action: int) -> None:
        cells = around_cells(s, self.seat)
        cells.remove(action - CELL)
        view_cards(s, self.seat, AROUND, cells)


def view_cards(s: Labyrinx, seat: int, mode: int, cells: list[int]) -> None:
    """She alone sees the cards; then she may fight, unless the race is on. [lab.char.khira.1, lab.char.khira.6, lab.race.3]"""
    if not s.racers:
        ask_fight(s, seat, mode, [cell for cell in cells if is_game(s, cell)])
    for cell in cells[::-1]:
        if s.lie[cell] == CLOSED:
            s.next(HuntSee(seat, cell))
            if s.kind[cell] == UNSEEN:
                look(s, cell, 1 << seat)


class HuntSee(Auto[Labyrinx]):
    """One closed card, for her eyes only. [lab.char.khira.1]"""

    def __init__(self, seat: int, cell: int) -> None:
        super().__init__(seat)
        self.cell = cell

    def pack(self) -> list[int]:
        return [self.seat, self.cell]

    def run(self, s: Labyrinx) -> None:
        look(s, self.cell, 1 << self.seat)
        s.tell(HUNTED, self.seat, self.cell, s.kind[self.cell], seen=1 << self.seat)


def ask_fight(s: Labyrinx, seat: int, mode: int, cells: list[int]) -> None:
    """Ask her as often as there are cards left. [lab.char.khira.3]"""
    if cells:
        padded = cells + [NONE] * (CARDS - len(cells))
        s.next(HuntFight(seat, mode, len(cells), padded[0], padded[1], padded[2], padded[3]))


class HuntFight(Choice[Labyrinx]):
    """Fight a monster that was seen, pass on, or stop: along a line card by card, the farthest first. [lab.char.khira.3]

    Until she stops she is asked once for every card that might be a monster as far as the others know, whatever she saw: neither how
    often nor when she is asked tells anybody anything. [lab.sm.2]
    """

    point = "hunt_fight"
    rule = "lab.char.khira.3"

    def __init__(self, seat: int, mode: int, left: int, a: int, b: int, c: int, d: int) -> None:
        super().__init__(seat)
        self.mode = mode
        self.left = left  # questions left, this one included
        self.cells: list[int] = [a, b, c, d]  # those not passed yet; on a line the farthest first

    def pack(self) -> list[int]:
        return [self.seat, self.mode, self.left, self.cells[0], self.cells[1], self.cells[2], self.cells[3]]

    def candidates(self, s: Labyrinx) -> list[int]:
        return [CELL + cell for cell in sorted(self.viewed())] + [STOP, SKIP]

    def refusal(self, s: Labyrinx, action: int) -> int:
        if action in (STOP, SKIP):
            return ALLOWED
        cell = action - CELL
        if not 0 <= cell < CELLS or cell not in self.cells:
            return NOT_ASKED
        if challenge_at(s, cell) != MONSTER:
            return NO_MONSTER
        return ALLOWED if self.mode == AROUND or cell == self.cells[0] else FARTHER_FIRST

    def take(self, s: Labyrinx, action: int) -> None:
        if action == STOP:
            return
        if action == SKIP:
            if self.mode == LINE:  # cards around are all equally far: whoever passes one passes all
                ask_fight(s, self.seat, LINE, self.viewed()[1:])
            return
        cell = action - CELL
        ask_fight(s, self.seat, self.mode, [other for other in self.viewed() if other != cell])
        s.then(Roll(self.seat, MONSTER), HuntOutcome(self.seat, cell))
        if s.lie[cell] == CLOSED:
            s.next(HuntOrient(self.seat, cell, ANY_SIDE))
            look(s, cell, s.everyone())

    def viewed(self) -> list[int]:
        """The cards not passed yet."""
        return [cell for cell in self.cells if cell != NONE]


class HuntOrient(Orient):
    """The monster's card is shown to all, turned as Khira likes. [lab.char.khira.4, lab.move.10]"""

    point = "hunt_orient"
    rule = "lab.char.khira.4"


class HuntOutcome(Auto[Labyrinx]):
    """A success is worth a treasure, a failure has no consequence at all. [lab.char.khira.5]"""

    def __init__(self, seat: int, cell: int) -> None:
        super().__init__(seat)
        self.cell = cell

    def pack(self) -> list[int]:
        return [self.seat, self.cell]

    def run(self, s: Labyrinx) -> None:
        if s.won:
            resolve(s, self.seat, self.cell)
        else:
            s.tell(HUNT_FAILED, self.seat, self.cell)


STEPS: Final = [HuntMode, HuntDir, HuntPick, HuntSee, HuntFight, HuntOrient, HuntOutcome]

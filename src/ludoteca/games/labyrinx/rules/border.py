"""Where the labyrinth may grow: the empty cells beside a card or the hall, kept up to date card by card."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.games.labyrinx.actions import EXPAND
from ludoteca.games.labyrinx.board import HALL
from ludoteca.games.labyrinx.state import EMPTY, Labyrinx


def is_beside(s: Labyrinx, cell: i64) -> bool:
    """Is the cell adjacent to a card or to the hall, walls or not, round the border? [lab.exp.1, lab.exp.3, lab.exp.4, lab.play.2]"""
    for space in s.site.near[cell]:
        if space == HALL or s.kind[space] >= 0:
            return True
    return False


def expansions(s: Labyrinx) -> list[int]:
    """Every expansion that is possible, by row and column. Not to be changed. [lab.exp.1]"""
    found = s.border
    if found is None:
        found = [EXPAND + cell for cell in s.site.cells if s.kind[cell] == EMPTY and is_beside(s, cell)]
        s.border = found
    return found


def mend_border(s: Labyrinx, cell: int) -> None:
    """A card came to a cell or left it: see anew whether the cell and its neighbours can take one."""
    if s.border is None:
        return
    border = s.border[:]
    laid = s.kind[cell] >= 0
    mend_cell(border, cell, not laid and is_beside(s, cell))
    for space in s.site.near[cell]:
        if space != HALL and s.kind[space] == EMPTY:
            mend_cell(border, space, laid or is_beside(s, space))
    s.border = border


def mend_cell(border: list[int], cell: i64, fits: bool) -> None:
    """Put one cell in its place among the expansions if a card fits there, or take it out."""
    action: i64 = EXPAND + cell
    low: i64 = 0
    high: i64 = len(border)
    while low < high:
        middle: i64 = (low + high) >> 1
        if border[middle] < action:
            low = middle + 1
        else:
            high = middle
    listed = low < len(border) and border[low] == action
    if fits and not listed:
        border.insert(low, action)
    elif listed and not fits:
        del border[low]

"""Which cells are empty and which hold a symbol, kept up to date symbol by symbol."""

from __future__ import annotations

from ludoteca.core.hidden import insort, take_out
from ludoteca.games.calamandara.actions import CELL
from ludoteca.games.calamandara.board import PLAYED_ON
from ludoteca.games.calamandara.state import Calamandara


def empty_cells(s: Calamandara) -> list[int]:
    """Every empty cell of the board, as an action, in order. Not to be changed."""
    found = s.empty
    if found is None:
        found = [CELL + cell for cell in PLAYED_ON[s.seats] if s.board[cell] == 0]
        s.empty = found
    return found


def filled_cells(s: Calamandara) -> list[int]:
    """Every cell on which a symbol lies, in order. Not to be changed."""
    found = s.filled
    if found is None:
        found = [cell for cell in PLAYED_ON[s.seats] if s.board[cell]]
        s.filled = found
    return found


def fill(s: Calamandara, cell: int) -> None:
    """A symbol has come to an empty cell."""
    if s.empty is not None:
        empty = s.empty[:]
        take_out(empty, CELL + cell)
        s.empty = empty
    if s.filled is not None:
        filled = s.filled[:]
        insort(filled, cell)
        s.filled = filled


def vacate(s: Calamandara, cell: int) -> None:
    """A cell has become empty."""
    if s.empty is not None:
        empty = s.empty[:]
        insort(empty, CELL + cell)
        s.empty = empty
    if s.filled is not None:
        filled = s.filled[:]
        take_out(filled, cell)
        s.filled = filled

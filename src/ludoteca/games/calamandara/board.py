"""Geometry: one system of coordinates for 2, 3 and 4 travellers. Pure functions and tables made at import. [cal.geo.1–12]

The Rift is (0, 0), x grows to the east, y to the north. Arms and directions are numbered alike: arm S walks north (0),
arm W east (1), arm N south (2), arm E west (3). Cells 0–119 are the arms, row by row; cells 120–144 are the centre.
"""

from __future__ import annotations

from typing import Final

START: Final = -1
"""Where a token stands before it enters the board. [cal.geo.11]"""
OFF: Final = -1
"""No cell."""
CELLS: Final = 145
RIFT: Final = 132

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
VX: Final = [0, 1, 0, -1]
VY: Final = [1, 0, -1, 0]

ARM_LETTERS: Final = "swne"
SIDES: Final = [[], [], [0, 2], [0, 1, 2], [0, 1, 2, 3]]
"""The arm of each seat, by number of travellers. [cal.setup.1]"""

LINES: Final = 34
"""Lines a tower, wing or cave works on: 16 Initial-Zone rows, 9 lines east–west, 9 lines north–south."""
EW_LINES: Final = 16
NS_LINES: Final = 25
COLUMN_LINES: Final = 34
DIAGONAL_LINE: Final = 54
ALL_LINES: Final = 55


def place_x(arm: int, column: int, row: int) -> int:
    """The x of a cell as the traveller at this arm counts columns and rows."""
    return [column - 3, row - 9, 3 - column, 9 - row][arm]


def place_y(arm: int, column: int, row: int) -> int:
    """The y of a cell as the traveller at this arm counts columns and rows."""
    return [row - 9, 3 - column, 9 - row, column - 3][arm]


X: Final[list[int]] = []
Y: Final[list[int]] = []
ARM: Final[list[int]] = []  # the arm a cell belongs to; −1 in the centre
ROW: Final[list[int]] = []  # its row on that arm, 1–6; 0 in the centre
NAMES: Final[list[str]] = []
for _arm in range(4):
    for _row in range(1, 7):
        for _column in range(1, 6):
            X.append(place_x(_arm, _column, _row))
            Y.append(place_y(_arm, _column, _row))
            ARM.append(_arm)
            ROW.append(_row)
            NAMES.append(f"{ARM_LETTERS[_arm]}{_column}-{_row}")
for _row in range(7, 12):
    for _column in range(1, 6):
        X.append(place_x(0, _column, _row))
        Y.append(place_y(0, _column, _row))
        ARM.append(-1)
        ROW.append(0)
        NAMES.append(f"c{_column}-{_row}")

GRID: Final[list[int]] = [OFF] * 289
for _cell in range(CELLS):
    GRID[(Y[_cell] + 8) * 17 + X[_cell] + 8] = _cell


def at(x: int, y: int) -> int:
    """The cell at these coordinates, or OFF."""
    return GRID[(y + 8) * 17 + x + 8] if -8 <= x <= 8 and -8 <= y <= 8 else OFF


def seen_from(arm: int, column: int, row: int) -> int:
    """The cell that the traveller at this arm calls (column, row)."""
    return at(place_x(arm, column, row), place_y(arm, column, row))


FINAL: Final[list[bool]] = [abs(X[_cell]) <= 4 and abs(Y[_cell]) <= 4 for _cell in range(CELLS)]
"""Is the cell in the Final Zone? [cal.geo.5]"""
HOME: Final[list[int]] = [-1 if FINAL[_cell] else ARM[_cell] for _cell in range(CELLS)]
"""The arm whose Initial Zone the cell is in; −1 in the Final Zone."""
DISTANCE: Final[list[int]] = [abs(X[_cell]) + abs(Y[_cell]) for _cell in range(CELLS)]
"""Steps to the Rift. [cal.end.2]"""
BESIDE: Final[list[int]] = [at(X[_cell] + VX[_way], Y[_cell] + VY[_way]) for _cell in range(CELLS) for _way in range(4)]
"""The orthogonal neighbour of cell c in direction d is BESIDE[4c + d]. [cal.geo.7]"""
FIRST_ROWS: Final[list[list[int]]] = [[seen_from(_arm, _column, 1) for _column in range(1, 6)] for _arm in range(4)]
"""The cells a token may enter from its start point. [cal.geo.11, cal.mov.12]"""

ROW_LINE: Final[list[int]] = [-1 if FINAL[_cell] else ARM[_cell] * 4 + ROW[_cell] - 1 for _cell in range(CELLS)]
COLUMN_LINE: Final[list[int]] = [-1 if FINAL[_cell] else COLUMN_LINES + ARM[_cell] * 5 + int(NAMES[_cell][1]) - 1 for _cell in range(CELLS)]
EW_LINE: Final[list[int]] = [EW_LINES + Y[_cell] + 4 if FINAL[_cell] else -1 for _cell in range(CELLS)]
NS_LINE: Final[list[int]] = [NS_LINES + X[_cell] + 4 if FINAL[_cell] else -1 for _cell in range(CELLS)]

ACROSS: Final[list[int]] = []
"""The line through cell c perpendicular to direction d is ACROSS[4c + d]; in an Initial Zone always the row. [cal.mov.5, cal.mov.9]"""
for _cell in range(CELLS):
    for _way in range(4):
        ACROSS.append(ROW_LINE[_cell] if not FINAL[_cell] else EW_LINE[_cell] if _way & 1 == 0 else NS_LINE[_cell])

COVER_ONE: Final[list[int]] = [ROW_LINE[_cell] if not FINAL[_cell] else EW_LINE[_cell] for _cell in range(CELLS)]
COVER_TWO: Final[list[int]] = [ROW_LINE[_cell] if not FINAL[_cell] else NS_LINE[_cell] for _cell in range(CELLS)]
"""The lines whose towers cover a cell: its row, or its two Final-Zone lines. [cal.sym.20]"""

_members: list[list[int]] = [[] for _ in range(ALL_LINES)]
for _cell in range(CELLS):
    if FINAL[_cell]:
        _members[EW_LINE[_cell]].append(_cell)
        _members[NS_LINE[_cell]].append(_cell)
    else:
        _members[ROW_LINE[_cell]].append(_cell)
        _members[COLUMN_LINE[_cell]].append(_cell)
_members[DIAGONAL_LINE] = [at(_step * _sign, _step) for _step in (-2, -1, 1, 2) for _sign in (-1, 1)]

PLAYED_ON: Final[list[list[int]]] = [[_cell for _cell in range(CELLS) if ARM[_cell] < 0 or ARM[_cell] in _sides] for _sides in SIDES]
"""All cells of a game with n travellers. [cal.geo.4]"""
NEIGHBOURS: Final[list[list[list[int]]]] = [
    [[BESIDE[_cell * 4 + _way] for _way in range(4) if BESIDE[_cell * 4 + _way] in _cells] for _cell in range(CELLS)] for _cells in PLAYED_ON
]
"""The orthogonal neighbours of each cell in a game with n travellers. [cal.geo.4, cal.geo.7]"""
LINE_CELLS: Final[list[list[list[int]]]] = [
    [sorted(_cell for _cell in _line if ARM[_cell] < 0 or ARM[_cell] in _sides) for _line in _members] for _sides in SIDES
]
"""The cells of each line in a game with n travellers, in order. [cal.geo.8–10, cal.sym.67]"""


def backwards(way: int) -> int:
    """The opposite direction."""
    return (way + 2) & 3

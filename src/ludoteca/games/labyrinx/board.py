"""The table as a grid that wraps at its limits, with the hall upon it: pure geometry, its tables made once for each layout. [lab.geo.1–13]

A *space* is a cell (y · 15 + x, whatever the table's size) or HALL. A *way* leads out of a space: 0–3 are the sides N, E, S, W of a
card, 4–8 the exits X1–X5 of the hall.
"""

from __future__ import annotations

from typing import Final

from ludoteca.core.grid import DX, DY, opposite
from ludoteca.core.pack import Frozen

STRIDE: Final = 15
CELLS: Final = 225
SMALLEST: Final = 7
LARGEST: Final = 15
HALL: Final = 225
"""The space of the hall, after all cells."""
NOWHERE: Final = -1
HALL_CELLS: Final = 3
EXITS: Final = 5
X1: Final = 4
WAYS: Final = 9
ALL_EXITS: Final = 0b111110000
"""The mask of the five exits among the ways."""


class Site(Frozen):
    """A table of some size and the place of the hall on it; rotation −1 while the hall is not placed."""

    def __init__(self, width: int, height: int, exits: int, rotation: int = -1, x: int = 0, y: int = 0) -> None:
        self.width = width
        self.height = height
        self.exits = exits
        self.rotation = rotation
        self.x = x
        self.y = y
        self.hall: list[int] = []  # the three cells under the hall
        if rotation >= 0:
            down = rotation & 1
            self.hall = [(y + index * down) * STRIDE + x + index * (1 - down) for index in range(HALL_CELLS)]
        self.cells: list[int] = []  # every other cell, by row and column
        self.reach: list[int] = [NOWHERE] * ((CELLS + 1) * WAYS)  # the space behind a way, [space * WAYS + way]
        self.gate: list[int] = [NOWHERE] * (CELLS * 4)  # the exit by which a side leads into the hall, [cell * 4 + side]
        self.beyond: list[int] = [NOWHERE] * (CELLS * 4)  # the first cell behind the hall, [cell * 4 + side]
        self.heads: list[int] = [0, 1, 2, 3] + [0] * EXITS  # the direction in which a way leads
        self.near: list[list[int]] = [[] for _ in range(CELLS + 1)]  # adjacent spaces, sorted
        self.draw_up()

    def pack(self) -> list[int]:
        return [self.width, self.height, self.exits, self.rotation, self.x, self.y]

    def draw_up(self) -> None:
        """Fill the tables."""
        beside: list[int] = []
        for cell in range(self.height * STRIDE):
            if cell % STRIDE >= self.width or cell in self.hall:
                continue
            self.cells.append(cell)
            for side in range(4):
                behind = self.step(cell, side)
                space = HALL if behind in self.hall else behind
                self.reach[cell * WAYS + side] = space
                self.near[cell].append(space)
                if space == HALL:
                    beside.append(cell)
                    while behind in self.hall:
                        behind = self.step(behind, side)
                    self.beyond[cell * 4 + side] = behind
            self.near[cell].sort()
        self.near[HALL] = beside  # walls or exits alike [lab.geo.8]
        code = self.exits
        for way in range(X1, WAYS):
            index, side = code % (HALL_CELLS * 4) // 4, code % 4
            code //= HALL_CELLS * 4
            if self.rotation < 0:
                continue
            cell = self.hall[index if self.rotation < 2 else HALL_CELLS - 1 - index]
            self.heads[way] = (side + self.rotation) & 3
            outside = self.step(cell, self.heads[way])
            self.reach[HALL * WAYS + way] = outside
            self.gate[outside * 4 + opposite(self.heads[way])] = way

    def step(self, cell: int, side: int) -> int:
        """The neighbouring cell, round the table's limits. [lab.geo.2, lab.geo.4, lab.geo.5]"""
        return (cell // STRIDE + DY[side]) % self.height * STRIDE + (cell % STRIDE + DX[side]) % self.width

    def fits(self, rotation: int, x: int, y: int) -> bool:
        """Would the hall lie wholly on the table? [lab.setup.4]"""
        across = HALL_CELLS if rotation & 1 == 0 else 1
        return 0 <= x <= self.width - across and 0 <= y <= self.height - (HALL_CELLS + 1 - across)

    def line(self, space: int, way: int, length: int) -> list[int]:
        """The spaces of a straight line that leaves by a way; the hall is one of them. [lab.geo.11, lab.geo.12]"""
        side = self.heads[way]
        cell = space
        space = self.reach[space * WAYS + way]
        found = [space]
        while len(found) < length:
            if space == HALL:
                space = self.beyond[cell * 4 + side]
            else:
                cell = space
                space = self.reach[cell * WAYS + side]
            found.append(space)
        return found

    def steps_home(self, cell: int) -> int:
        """How far a cell is from the hall when walls do not count. [lab.race.9]"""
        best = self.width + self.height
        for home in self.hall:
            across = abs(cell % STRIDE - home % STRIDE)
            down = abs(cell // STRIDE - home // STRIDE)
            best = min(best, min(across, self.width - across) + min(down, self.height - down))
        return best


SITES: Final[dict[tuple[int, int, int, int, int, int], Site]] = {}
"""Every layout made so far."""


def site_of(width: int, height: int, exits: int, rotation: int = -1, x: int = 0, y: int = 0) -> Site:
    """The layout with these numbers; its tables are made once."""
    key = (width, height, exits, rotation, x, y)
    found = SITES.get(key)
    if found is None:
        found = Site(width, height, exits, rotation, x, y)
        SITES[key] = found
    return found


def cell_at(x: int, y: int) -> int:
    """The cell at a column and row."""
    return y * STRIDE + x


def space_name(space: int) -> str:
    """A space as people write it: `6,3` or `hall`."""
    return "hall" if space == HALL else f"{space % STRIDE},{space // STRIDE}"

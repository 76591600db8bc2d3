"""Square grids: cells as ints, four directions clockwise from north, lines and quarter turns. Tables are made once, at import."""

from __future__ import annotations

from typing import Final

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
OFF: Final = -1
"""No cell: beyond the edge."""

DX: Final = [0, 1, 0, -1]
DY: Final = [-1, 0, 1, 0]


def opposite(direction: int) -> int:
    """The direction one came from."""
    return (direction + 2) & 3


def turned(direction: int, quarters: int) -> int:
    """A direction after some quarter turns clockwise."""
    return (direction + quarters) & 3


def turned_sides(sides: int, quarters: int) -> int:
    """A mask of sides (bit d = direction d) after some quarter turns clockwise."""
    quarters &= 3
    return ((sides << quarters) | (sides >> (4 - quarters))) & 15


class Grid:
    """A board of width × height cells; cell = y · width + x, y grows southwards."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.size = width * height
        self.beside: list[int] = [self.step(cell, way) for cell in range(self.size) for way in range(4)]

    def cell(self, x: int, y: int) -> int:
        """The cell at a column and row, or OFF."""
        return y * self.width + x if 0 <= x < self.width and 0 <= y < self.height else OFF

    def x(self, cell: int) -> int:
        """The column of a cell."""
        return cell % self.width

    def y(self, cell: int) -> int:
        """The row of a cell."""
        return cell // self.width

    def step(self, cell: int, direction: int) -> int:
        """The neighbour in a direction, or OFF."""
        return self.cell(cell % self.width + DX[direction], cell // self.width + DY[direction])

    def neighbour(self, cell: int, direction: int) -> int:
        """The neighbour in a direction, or OFF, from the table."""
        return self.beside[cell * 4 + direction]

    def direction(self, cell: int, other: int) -> int:
        """The direction from a cell to its neighbour, or OFF if they are not neighbours."""
        for way in range(4):
            if self.beside[cell * 4 + way] == other:
                return way
        return OFF

    def distance(self, cell: int, other: int) -> int:
        """Steps between two cells when no diagonals are allowed."""
        return abs(cell % self.width - other % self.width) + abs(cell // self.width - other // self.width)

    def line(self, cell: int, direction: int) -> list[int]:
        """The cells from here to the edge in a direction, this one not included."""
        found: list[int] = []
        cell = self.beside[cell * 4 + direction]
        while cell != OFF:
            found.append(cell)
            cell = self.beside[cell * 4 + direction]
        return found

    def name(self, cell: int) -> str:
        """A cell as `x,y`, as targets and notation write it."""
        return f"{cell % self.width},{cell // self.width}"

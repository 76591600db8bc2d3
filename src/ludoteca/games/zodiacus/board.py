"""The ground: cells, directions and distances of two or four territories laid together. Tables are made once, at import. [zod.geo.1–7]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

COLUMNS: Final = 13
ROWS: Final = 9
LOCAL: Final = 117
"""Cells of one territory: r · 13 + c."""
WIDTH: Final = 26
HEIGHT: Final = 18
CELLS: Final = 468
"""Cells of the four-player board; two players use its western half. A cell is y · 26 + x, y grows northwards. [zod.geo.2–3]"""
OFF: Final = -1

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
DIRECTIONS: Final = ["N", "E", "S", "W"]
DX: Final = [0, 1, 0, -1]
DY: Final = [1, 0, -1, 0]

XS: Final = [cell % WIDTH for cell in range(CELLS)]
YS: Final = [cell // WIDTH for cell in range(CELLS)]
CELL_NAMES: Final = [f"{cell % WIDTH},{cell // WIDTH}" for cell in range(CELLS)]

FACING: Final = [1, 0, 3, 2]
"""Who sits in front: P1 and P2, P3 and P4. [zod.geo.7, zod.setup.10]"""
CASTLE_LOCAL: Final = [5, 6, 7, 18, 19, 20]
"""c 5..7, r 0..1. [zod.geo.6]"""
BESIDE_CASTLE: Final = [4, 17, 31, 32, 33, 8, 21]
"""(4,0) (4,1) (5,2) (6,2) (7,2) (8,0) (8,1). [zod.geo.6]"""
START_LOCAL: Final = [31, 32, 33]
"""Start cells of alpha, beta, gamma. [zod.setup.12]"""


def cell_at(place: int, local: int) -> int:
    """The cell of the board where a local cell of the territory at a place lies: the northern ones are turned round. [zod.geo.2–3]"""
    c = local % COLUMNS
    r = local // COLUMNS
    east = COLUMNS if place >= 2 else 0
    if place == 1 or place == 2:
        return (HEIGHT - 1 - r) * WIDTH + east + COLUMNS - 1 - c
    return r * WIDTH + east + c


GLOBAL: Final = [cell_at(place, local) for place in range(4) for local in range(LOCAL)]
"""[place · 117 + local]."""


def inverse() -> list[int]:
    """Which place and local cell every cell of the board is."""
    found = [0] * CELLS
    for index in range(len(GLOBAL)):
        found[GLOBAL[index]] = index
    return found


GROUND: Final = inverse()
"""place · 117 + local, by cell."""


def neighbours(width: int) -> list[int]:
    """The neighbour of every cell in every direction, OFF beyond the edge of a board of this width. [zod.geo.5]"""
    found: list[int] = []
    for cell in range(CELLS):
        for way in range(4):
            x = cell % WIDTH + DX[way]
            y = cell // WIDTH + DY[way]
            found.append(y * WIDTH + x if 0 <= x < width and 0 <= y < HEIGHT else OFF)
    return found


BESIDE_TWO: Final = neighbours(COLUMNS)
BESIDE_FOUR: Final = neighbours(WIDTH)


def distance(a: i64, b: i64) -> i64:
    """Orthogonal squares between two cells, never diagonally; nothing blocks. [zod.geo.4]"""
    across: i64 = XS[a] - XS[b]
    along: i64 = YS[a] - YS[b]
    if across < 0:
        across = -across
    if along < 0:
        along = -along
    return across + along


def around(centre: i64, far: i64) -> list[int]:
    """The cells within a distance, in order, on the board of four. [zod.geo.4]"""
    x: i64 = XS[centre]
    y: i64 = YS[centre]
    found: list[int] = []
    for row in range(max(0, y - far), min(HEIGHT, y + far + 1)):
        aside: i64 = far - (row - y if row > y else y - row)
        found.extend(range(row * WIDTH + max(0, x - aside), row * WIDTH + min(WIDTH, x + aside + 1)))
    return found


def neighbour(seats: i64, cell: i64, way: i64) -> i64:
    """The cell beside another in a direction, or OFF."""
    return BESIDE_TWO[cell * 4 + way] if seats == 2 else BESIDE_FOUR[cell * 4 + way]


def opposite(way: int) -> int:
    """The direction one came from."""
    return (way + 2) & 3


def away(source: int, cell: int) -> list[int]:
    """The directions straight away from a source: along the larger difference, both if they are equal. [zod.oa.12]"""
    across = XS[cell] - XS[source]
    along = YS[cell] - YS[source]
    found: list[int] = []
    if abs(along) >= abs(across) and along != 0:
        found.append(NORTH if along > 0 else SOUTH)
    if abs(across) >= abs(along) and across != 0:
        found.append(EAST if across > 0 else WEST)
    found.sort()
    return found


def castle_cells(place: int) -> list[int]:
    """The six cells of the castle at a place. [zod.geo.6]"""
    return [GLOBAL[place * LOCAL + local] for local in CASTLE_LOCAL]


CASTLES: Final = [castle_cells(place) for place in range(4)]
CASTLE_WEST: Final = [min([XS[cell] for cell in cells]) for cells in CASTLES]
CASTLE_SOUTH: Final = [min([YS[cell] for cell in cells]) for cells in CASTLES]


def beyond(at: i64, least: i64, most: i64) -> i64:
    """How far a number lies outside a span."""
    return least - at if at < least else at - most if at > most else 0


def distance_to_castle(cell: i64, place: i64) -> i64:
    """The smallest distance to one of a castle's cells: three from west to east, two from south to north. [zod.geo.4, zod.geo.6]"""
    west: i64 = CASTLE_WEST[place]
    south: i64 = CASTLE_SOUTH[place]
    return beyond(XS[cell], west, west + 2) + beyond(YS[cell], south, south + 1)

"""Where symbols may go: insertion, the lines they work on, transformation, and relocation by stars. [cal.ins.2–6, cal.sym.3, cal.sym.20–33, cal.sym.60–69]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.core.state import ALLOWED
from ludoteca.games.calamandara.actions import (
    CAVE,
    CELL,
    CELL_TAKEN,
    COVERED,
    FIRE,
    FIREPROOF,
    FOOTPRINT,
    LINE_LIMIT,
    MIRROR,
    MOUNTAIN,
    NO_RELOCATION,
    NOT_ON_RIFT,
    NOTHING_TO_BURN,
    STAR,
    TOKEN_THERE,
    TOWER,
    TOWER_THERE,
    WATERFALL,
    WING,
)  # fmt: skip
from ludoteca.games.calamandara.board import (
    ACROSS,
    ALL_LINES,
    CELLS,
    COLUMN_LINE,
    COVER_ONE,
    COVER_TWO,
    DIAGONAL_LINE,
    EW_LINE,
    EW_LINES,
    FINAL,
    HOME,
    LINE_CELLS,
    NS_LINE,
    PLAYED_ON,
    RIFT,
    ROW_LINE,
)  # fmt: skip
from ludoteca.games.calamandara.rules.places import empty_cells, filled_cells
from ludoteca.games.calamandara.rules.symbols import EW_AXIS, NS_AXIS, TOWERS, TYPE, is_covered, is_own_home, line_share, seat_on
from ludoteca.games.calamandara.state import Calamandara

# What is known about a line in which a star might work.
UNKNOWN: Final = 0
IDLE: Final = 1
WORKS: Final = 2
PERHAPS: Final = 3


def turns_for(s: Calamandara, symbol: int, cell: int) -> list[int]:
    """The directions in which this symbol may be inserted on this cell. [cal.sym.3, cal.sym.29, cal.sym.100]"""
    found: list[int] = []
    if symbol == TOWER:
        if s.lines[NS_LINE[cell]] & TOWERS == 0:
            found.append(NS_AXIS)
        if s.lines[EW_LINE[cell]] & TOWERS == 0:
            found.append(EW_AXIS)
        return found
    for way in range(4):
        if symbol == MIRROR or line_count(s, cell, symbol, way) < line_most(symbol):
            found.append(way)
    return found


def line_most(symbol: int) -> int:
    """How many wings or caves of one direction a line may have. [cal.sym.100]"""
    return 1 if symbol == WING else 2


def line_count(s: Calamandara, cell: int, symbol: int, way: int) -> int:
    """Wings or caves of this direction on the line through the cell."""
    return (s.lines[ACROSS[cell * 4 + way]] // line_share(symbol, way)) & 15


def most_on_lines(s: Calamandara, cell: int, symbol: int) -> int:
    """The most wings or caves of one direction on a line through the cell; relocation may have brought more than the limit. [cal.sym.66, cal.sym.100]"""
    if not FINAL[cell]:
        return line_count(s, cell, symbol, HOME[cell])
    return max([line_count(s, cell, symbol, way) for way in range(4)])


def why_not_tower(s: Calamandara, cell: int) -> int:
    """ALLOWED, or why no tower may come here: its line has one. [cal.sym.29]"""
    if FINAL[cell]:
        return ALLOWED if turns_for(s, TOWER, cell) else TOWER_THERE
    return TOWER_THERE if s.lines[ROW_LINE[cell]] & TOWERS else ALLOWED


def why_not_insert(s: Calamandara, seat: int, symbol: int, cell: int) -> int:
    """ALLOWED, or why this traveller may not insert this symbol here. [cal.ins.2–6, cal.sym.10, cal.sym.20–30, cal.sym.50, cal.sym.100]"""
    here = s.board[cell] & TYPE
    if symbol == FIRE:
        if here == 0:
            return NOTHING_TO_BURN  # cal.sym.91
        if here == WATERFALL + 1 or here == FIRE + 1:
            return FIREPROOF  # cal.sym.91
        if here == FOOTPRINT + 1 and seat_on(s, cell) >= 0:
            return TOKEN_THERE  # cal.ins.6
        if here != TOWER + 1 and is_covered(s, cell):
            return COVERED  # cal.sym.23–24
        return ALLOWED
    if here:
        if symbol == WATERFALL and here == FIRE + 1:
            return ALLOWED  # cal.sym.85
        return TOKEN_THERE if here == FOOTPRINT + 1 and seat_on(s, cell) >= 0 else CELL_TAKEN  # cal.ins.3, cal.ins.6
    if symbol in (FOOTPRINT, WATERFALL):
        return ALLOWED  # cal.sym.10, cal.sym.28
    if cell == RIFT and (symbol in (WING, TOWER, CAVE)):
        return NOT_ON_RIFT  # cal.ins.4
    if symbol in (MOUNTAIN, MIRROR, STAR):
        if is_covered(s, cell) and not is_own_home(s, seat, cell):
            return COVERED  # cal.sym.21–22
        return NO_RELOCATION if symbol == STAR and not star_lines(s, seat, cell) else ALLOWED  # cal.sym.63
    if symbol == TOWER:
        return why_not_tower(s, cell)
    if FINAL[cell]:
        return ALLOWED if turns_for(s, symbol, cell) else LINE_LIMIT
    return ALLOWED if line_count(s, cell, symbol, HOME[cell]) < line_most(symbol) else LINE_LIMIT


def can_insert(s: Calamandara, seat: int, symbol: int) -> bool:
    """Is there any legal cell for this symbol?"""
    if symbol == FIRE and s.laid[FOOTPRINT] + s.laid[MOUNTAIN] + s.laid[CAVE] + s.laid[TOWER] + s.laid[MIRROR] + s.laid[WING] + s.laid[STAR] == 0:
        return False
    if symbol == STAR:
        return len(star_cells(s, seat, True)) > 0
    if symbol in (FOOTPRINT, WATERFALL) and empty_cells(s):
        return True  # cal.sym.10, cal.sym.28
    for cell in filled_cells(s) if symbol == FIRE else PLAYED_ON[s.seats]:
        if why_not_insert(s, seat, symbol, cell) == ALLOWED:
            return True
    return False


def insertions(s: Calamandara, seat: int, symbol: int) -> list[int]:
    """All legal cells for this symbol, as actions."""
    if symbol == STAR:
        return star_cells(s, seat, False)
    if symbol == FIRE:
        return [CELL + cell for cell in filled_cells(s) if why_not_insert(s, seat, FIRE, cell) == ALLOWED]
    empty = empty_cells(s)
    if symbol == WATERFALL and s.laid[FIRE]:
        found = empty + [CELL + cell for cell in filled_cells(s) if s.board[cell] & TYPE == FIRE + 1]  # cal.sym.85
        found.sort()
        return found
    if symbol in (FOOTPRINT, WATERFALL):
        return empty  # cal.sym.10, cal.sym.28
    found = []
    if symbol in (WING, CAVE, TOWER):
        free = free_lines(s, symbol)
        for action in empty:
            cell: i64 = action - CELL
            if cell != RIFT and (free[COVER_ONE[cell]] or free[COVER_TWO[cell]]):
                found.append(action)  # cal.ins.4, cal.sym.29, cal.sym.100
        return found
    if s.laid[TOWER] == 0:
        return empty  # a mountain or mirror: nothing is covered
    for action in empty:
        if not is_covered(s, action - CELL) or is_own_home(s, seat, action - CELL):
            found.append(action)  # cal.sym.21–22
    return found


def free_lines(s: Calamandara, symbol: int) -> list[bool]:
    """The lines that may take one more tower, or one more wing or cave of some direction. [cal.sym.29, cal.sym.100]"""
    if symbol == TOWER:
        return [count & TOWERS == 0 for count in s.lines]
    most: i64 = line_most(symbol)
    share: i64 = line_share(symbol, 0)
    share_back: i64 = line_share(symbol, 2)
    free: list[bool] = []
    for line, one in enumerate(s.lines):
        count: i64 = one
        ahead = (count // share) & 15 < most
        back = (count // share_back) & 15 < most
        if line < EW_LINES:
            free.append(back if line & 8 else ahead)  # an Initial Zone knows only its own direction
        else:
            free.append(ahead or back)
    return free


def star_cells(s: Calamandara, seat: int, one: bool) -> list[int]:
    """All legal cells for a star, as actions, or only the first; each line is looked at once. [cal.sym.60–63]"""
    found: list[int] = []
    works = [UNKNOWN] * ALL_LINES
    for action in empty_cells(s):
        cell = action - CELL
        if is_covered(s, cell) and not is_own_home(s, seat, cell):
            continue
        legal = False
        for line in STAR_CHOICES[cell]:
            if works[line] == UNKNOWN:
                works[line] = line_works(s, line)
            if works[line] == WORKS or (works[line] == PERHAPS and can_relocate(s, seat, cell, line)):
                legal = True
                break
        if legal:
            found.append(action)
            if one:
                return found
    return found


def line_works(s: Calamandara, line: int) -> int:
    """Whether a star on any empty cell of this line could relocate something; where covered cells or the Rift matter it depends on the cell."""
    board = s.board
    movable: i64 = 0
    empty: i64 = 0
    for cell in LINE_CELLS[s.seats][line]:
        here: i64 = board[cell] & TYPE
        if here == 0:
            empty += 1
        elif here != FOOTPRINT + 1 or seat_on(s, cell) < 0:
            movable += 1
    if movable == 0:
        return IDLE
    if EW_LINE[RIFT] == line or NS_LINE[RIFT] == line or covers_of(s, line):
        return PERHAPS
    return WORKS if movable > 1 or empty > 1 or line == DIAGONAL_LINE else IDLE


def why_not_become(s: Calamandara, seat: int, symbol: int, cell: int) -> int:
    """ALLOWED, or why a waterfall here cannot become this symbol. [cal.sym.80–81]"""
    if symbol == FOOTPRINT:
        return ALLOWED
    if symbol == MOUNTAIN:
        return COVERED if is_covered(s, cell) and not is_own_home(s, seat, cell) else ALLOWED
    if cell == RIFT:
        return NOT_ON_RIFT
    return why_not_tower(s, cell)


STAR_CHOICES: Final[list[list[int]]] = [
    [ROW_LINE[cell], COLUMN_LINE[cell]] if not FINAL[cell] else [EW_LINE[cell], NS_LINE[cell]] + [DIAGONAL_LINE] * (cell == RIFT) for cell in range(CELLS)
]  # fmt: skip
"""The lines a star on a cell may work on: row or column, on the Rift also both diagonals. [cal.sym.60, cal.sym.64, cal.sym.67]"""


def star_lines(s: Calamandara, seat: int, cell: int) -> list[int]:
    """Those of them in which at least one symbol could change its cell. [cal.sym.63]"""
    return [line for line in STAR_CHOICES[cell] if can_relocate(s, seat, cell, line)]


def can_relocate(s: Calamandara, seat: int, star: int, line: int) -> bool:
    """Could a star here move anything in this line? [cal.sym.61–63]"""
    cells = LINE_CELLS[s.seats][line]
    covers = covers_of(s, line)
    for place in range(len(cells)):
        if is_movable(s, star, cells[place], (covers >> place) & 1) and star_destinations(s, seat, star, line, place, 0, covers):
            return True
    return False


def covers_of(s: Calamandara, line: int) -> int:
    """Which cells of a line are covered now, one bit each: judged before the star works. [cal.sym.31]"""
    mask = 0
    if s.laid[TOWER] == 0:
        return mask
    cells = LINE_CELLS[s.seats][line]
    for place in range(len(cells)):
        if is_covered(s, cells[place]):
            mask |= 1 << place
    return mask


def is_movable(s: Calamandara, star: int, cell: int, covered: int) -> bool:
    """May the star relocate what lies here: not itself, no occupied footprint, of covered symbols only towers? [cal.sym.62, cal.sym.25]"""
    here = s.board[cell] & TYPE
    if here == 0 or cell == star:
        return False
    if here == FOOTPRINT + 1 and seat_on(s, cell) >= 0:
        return False
    return here == TOWER + 1 or not covered


def may_hold(s: Calamandara, seat: int, symbol: int, cell: int, covered: int) -> bool:
    """May a relocated symbol lie here? Limits per line do not apply. [cal.sym.66, cal.sym.21–22]"""
    if cell == RIFT and (symbol in (WING, TOWER, CAVE)):
        return False  # cal.ins.4
    if covered and (symbol in (MOUNTAIN, MIRROR, FIRE, STAR)):
        return symbol != FIRE and is_own_home(s, seat, cell)
    return True


def star_destinations(s: Calamandara, seat: int, star: int, line: int, place: int, fixed: int, covers: int) -> list[int]:
    """The cells of the line to which the symbol at this place may go: empty ones, or by exchange. [cal.sym.61, cal.sym.65]"""
    cells = LINE_CELLS[s.seats][line]
    symbol = (s.board[cells[place]] & TYPE) - 1
    found: list[int] = []
    for other in range(len(cells)):
        cell = cells[other]
        if other == place or cell == star or not may_hold(s, seat, symbol, cell, (covers >> other) & 1):
            continue
        if s.board[cell] == 0 or (
            not (fixed >> other) & 1
            and is_movable(s, star, cell, (covers >> other) & 1)
            and may_hold(s, seat, (s.board[cell] & TYPE) - 1, cells[place], (covers >> place) & 1)
        ):
            found.append(cell)
    return found


def star_symbols(s: Calamandara, seat: int, star: int, line: int, fixed: int, covers: int) -> list[int]:
    """The cells of the line whose symbols may still be relocated. [cal.sym.65]"""
    cells = LINE_CELLS[s.seats][line]
    found: list[int] = []
    for place in range(len(cells)):
        free = not (fixed >> place) & 1 and is_movable(s, star, cells[place], (covers >> place) & 1)
        if free and star_destinations(s, seat, star, line, place, fixed, covers):
            found.append(cells[place])
    return found

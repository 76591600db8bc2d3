"""Symbols on the board: laying, lifting, covering, and where each may go. [cal.sym.1–6, cal.sym.10–11, cal.sym.20–33]"""

from __future__ import annotations

from typing import Final

from ludoteca.core.state import ALLOWED
from ludoteca.games.calamandara.actions import (
    CAVE,
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
    TYPES,
    WATERFALL,
    WING,
)  # fmt: skip
from ludoteca.games.calamandara.board import (
    ACROSS,
    ALL_LINES,
    BESIDE,
    COLUMN_LINE,
    COVER_ONE,
    COVER_TWO,
    DIAGONAL_LINE,
    EW_LINE,
    EW_LINES,
    FINAL,
    HOME,
    LINE_CELLS,
    LINES,
    NS_LINE,
    PLAYED_ON,
    RIFT,
    ROW_LINE,
    backwards,
)  # fmt: skip
from ludoteca.games.calamandara.state import Calamandara

TYPE: Final = 15
DIRECTION: Final = 4
OWNER: Final = 6
DUE: Final = 256

NS_AXIS: Final = 0
EW_AXIS: Final = 1

TOWERS: Final = 15
ONE_TOWER: Final = 1

# What the undo log of a batch remembers.
OLD_CELL: Final = 0
OLD_TOKEN: Final = 1
DEPOT_CHANGE: Final = 2
READY_CHANGE: Final = 3

TOKEN_ALARM: Final = 4096

# What is known about a line in which a star might work.
UNKNOWN: Final = 0
IDLE: Final = 1
WORKS: Final = 2
PERHAPS: Final = 3


def type_at(s: Calamandara, cell: int) -> int:
    """The type of the symbol on a cell; −1 if it is empty."""
    return (s.board[cell] & TYPE) - 1


def is_attack_type(symbol: int) -> bool:
    """Mountain, mirror, fire, star: the attack symbols."""
    return symbol in (MOUNTAIN, MIRROR, FIRE, STAR)


def is_directional(symbol: int) -> bool:
    """Can it be turned in the Final Zone? A footprint cannot. [cal.sym.3–4]"""
    return symbol in (WING, CAVE, MIRROR, TOWER)


def seat_on(s: Calamandara, cell: int) -> int:
    """Whose token stands on a cell; −1 if none."""
    for seat in range(s.seats):
        if s.tokens[seat] == cell:
            return seat
    return -1


def is_covered(s: Calamandara, cell: int) -> bool:
    """Does a tower protect this cell? [cal.sym.20, cal.sym.30]"""
    return s.laid[TOWER] != 0 and (s.lines[COVER_ONE[cell]] | s.lines[COVER_TWO[cell]]) & TOWERS != 0


def is_own_home(s: Calamandara, seat: int, cell: int) -> bool:
    """Is the cell in this traveller's own Initial Zone?"""
    return HOME[cell] == s.arm(seat)


def line_share(symbol: int, way: int) -> int:
    """What a symbol adds to the count of the line it works on: towers, wings and caves by direction."""
    if symbol == TOWER:
        return ONE_TOWER
    if symbol == WING:
        return 256 if way & 2 else 16
    return 65536 if way & 2 else 4096


def working_line(cell: int, symbol: int, way: int) -> int:
    """The line a tower, wing or cave works on. [cal.sym.20, cal.mov.9]"""
    if not FINAL[cell]:
        return ROW_LINE[cell]
    if symbol == TOWER:
        return EW_LINE[cell] if way == EW_AXIS else NS_LINE[cell]
    return ACROSS[cell * 4 + way]


def write(s: Calamandara, cell: int, code: int) -> None:
    """Change what lies on a cell, and the indexes with it; a tentative batch remembers how to undo it. [cal.ins.10]"""
    old = s.board[cell]
    if s.batch_of >= 0:
        s.batch.append(OLD_CELL)
        s.batch.append(cell)
        s.batch.append(old)
    rewrite(s, cell, code)


def rewrite(s: Calamandara, cell: int, code: int) -> None:
    """Change what lies on a cell without remembering."""
    old = s.board[cell]
    s.board[cell] = code
    if old:
        symbol = (old & TYPE) - 1
        s.laid[symbol] -= 1
        if symbol in (TOWER, WING, CAVE):
            way = (old >> DIRECTION) & 3
            s.lines[working_line(cell, symbol, way)] -= line_share(symbol, way)
    if code:
        symbol = (code & TYPE) - 1
        s.laid[symbol] += 1
        if symbol in (TOWER, WING, CAVE):
            way = (code >> DIRECTION) & 3
            s.lines[working_line(cell, symbol, way)] += line_share(symbol, way)


def add_depot(s: Calamandara, seat: int, symbol: int, change: int) -> None:
    """Symbols come to a depot or leave it."""
    s.depots[seat * TYPES + symbol] += change
    if s.batch_of >= 0:
        s.batch.append(DEPOT_CHANGE)
        s.batch.append(seat * TYPES + symbol)
        s.batch.append(change)


def add_ready(s: Calamandara, seat: int, symbol: int, change: int) -> None:
    """Symbols come to a symbol reserve or leave it."""
    s.ready[seat * TYPES + symbol] += change
    if s.batch_of >= 0:
        s.batch.append(READY_CHANGE)
        s.batch.append(seat * TYPES + symbol)
        s.batch.append(change)


def put_token(s: Calamandara, seat: int, cell: int) -> None:
    """A token stands elsewhere."""
    if s.batch_of >= 0:
        s.batch.append(OLD_TOKEN)
        s.batch.append(seat)
        s.batch.append(s.tokens[seat])
    s.tokens[seat] = cell


def ready_size(s: Calamandara, seat: int) -> int:
    """Symbols in a symbol reserve. [cal.acq.4]"""
    total = 0
    start = seat * TYPES
    for index in range(start, start + TYPES):
        total += s.ready[index]
    return total


def has_room(s: Calamandara, seat: int) -> bool:
    """Is a place of the symbol reserve free? [cal.acq.4]"""
    return ready_size(s, seat) < s.box.reserve


def fixed_way(cell: int, symbol: int, by_arm: int) -> int:
    """The direction nobody chooses: that of the arm in an Initial Zone, the traveller's own for a footprint. [cal.sym.2, cal.sym.4]"""
    home = HOME[cell]
    if symbol in (FOOTPRINT, WING, CAVE):
        return by_arm if home < 0 else home
    if symbol == MIRROR:
        return backwards(home) if home >= 0 else 0
    if symbol == TOWER and home >= 0:
        return EW_AXIS if home & 1 == 0 else NS_AXIS
    return 0


def lay(s: Calamandara, seat: int, symbol: int, cell: int, way: int) -> None:
    """A symbol comes to lie on a cell; a mirror is looked at for pushes, except of its layer's own token. [cal.sym.42–43]"""
    code = (symbol + 1) | way << DIRECTION
    if symbol == WATERFALL:
        code |= seat << OWNER  # cal.sym.84
    write(s, cell, code)
    if symbol == MIRROR:
        s.alarms.append(cell | (seat + 1) << 8)


def lift(s: Calamandara, cell: int) -> int:
    """A symbol leaves a cell; where a tower protected, mirrors wake up. Gives the old code. [cal.sym.42]"""
    code = s.board[cell]
    if (code & TYPE) - 1 == TOWER:
        wake(s, working_line(cell, TOWER, (code >> DIRECTION) & 3))
    write(s, cell, 0)
    return code


def wake(s: Calamandara, line: int) -> None:
    """Tokens on this line, or before a mirror on it, are looked at again. [cal.sym.41–42]"""
    for seat in range(s.seats):
        cell = s.tokens[seat]
        if cell < 0:
            continue
        found = COVER_ONE[cell] == line or COVER_TWO[cell] == line
        for way in range(4):
            near = BESIDE[cell * 4 + way]
            if near >= 0 and s.board[near] & TYPE == MIRROR + 1 and (COVER_ONE[near] == line or COVER_TWO[near] == line):
                found = True
        if found:
            s.alarms.append(TOKEN_ALARM | seat)


def destroy(s: Calamandara, seat: int, cell: int) -> int:
    """The symbol goes to the depot of whoever destroyed it; gives its type. [cal.sym.90, cal.sym.95]"""
    symbol = (lift(s, cell) & TYPE) - 1
    add_depot(s, seat, symbol, 1)
    return symbol


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
    if FINAL[cell]:
        return ALLOWED if turns_for(s, symbol, cell) else LINE_LIMIT
    if symbol == TOWER:
        return LINE_LIMIT if s.lines[ROW_LINE[cell]] & TOWERS else ALLOWED
    return ALLOWED if line_count(s, cell, symbol, HOME[cell]) < line_most(symbol) else LINE_LIMIT


def can_insert(s: Calamandara, seat: int, symbol: int) -> bool:
    """Is there any legal cell for this symbol?"""
    if symbol == FIRE and s.laid[FOOTPRINT] + s.laid[MOUNTAIN] + s.laid[CAVE] + s.laid[TOWER] + s.laid[MIRROR] + s.laid[WING] + s.laid[STAR] == 0:
        return False
    if symbol == STAR:
        return len(star_cells(s, seat, True)) > 0
    for cell in PLAYED_ON[s.seats]:
        if why_not_insert(s, seat, symbol, cell) == ALLOWED:
            return True
    return False


def insertion_cells(s: Calamandara, seat: int, symbol: int) -> list[int]:
    """All legal cells for this symbol."""
    if symbol == STAR:
        return star_cells(s, seat, False)
    board = s.board
    found: list[int] = []
    if symbol == FOOTPRINT or (s.laid[TOWER] == 0 and symbol in (MOUNTAIN, MIRROR)):
        for cell in PLAYED_ON[s.seats]:
            if board[cell] == 0:
                found.append(cell)  # nothing but a symbol could be in the way
        return found
    if symbol in (WING, CAVE, TOWER):
        free = free_lines(s, symbol)
        for cell in PLAYED_ON[s.seats]:
            if board[cell] == 0 and cell != RIFT and (free[COVER_ONE[cell]] or free[COVER_TWO[cell]]):
                found.append(cell)  # cal.ins.4, cal.sym.29, cal.sym.100
        return found
    for cell in PLAYED_ON[s.seats]:
        here = board[cell]
        if symbol == FIRE:
            if here and why_not_insert(s, seat, symbol, cell) == ALLOWED:
                found.append(cell)
        elif here == 0:
            if symbol == WATERFALL or not is_covered(s, cell) or is_own_home(s, seat, cell):
                found.append(cell)
        elif symbol == WATERFALL and here & TYPE == FIRE + 1:
            found.append(cell)
    return found


def free_lines(s: Calamandara, symbol: int) -> list[bool]:
    """The lines that may take one more tower, or one more wing or cave of some direction. [cal.sym.29, cal.sym.100]"""
    free: list[bool] = []
    for line in range(LINES):
        count = s.lines[line]
        if symbol == TOWER:
            free.append(count & TOWERS == 0)
            continue
        most = line_most(symbol)
        ahead = (count // line_share(symbol, 0)) & 15 < most
        back = (count // line_share(symbol, 2)) & 15 < most
        if line < EW_LINES:
            free.append(back if line & 8 else ahead)  # an Initial Zone knows only its own direction
        else:
            free.append(ahead or back)
    return free


def star_cells(s: Calamandara, seat: int, one: bool) -> list[int]:
    """All legal cells for a star, or only the first; each line is looked at once. [cal.sym.60–63]"""
    found: list[int] = []
    works = [UNKNOWN] * ALL_LINES
    for cell in PLAYED_ON[s.seats]:
        if s.board[cell] or (is_covered(s, cell) and not is_own_home(s, seat, cell)):
            continue
        legal = False
        for line in star_choices(cell):
            if works[line] == UNKNOWN:
                works[line] = line_works(s, line)
            if works[line] == WORKS or (works[line] == PERHAPS and can_relocate(s, seat, cell, line)):
                legal = True
                break
        if legal:
            found.append(cell)
            if one:
                return found
    return found


def line_works(s: Calamandara, line: int) -> int:
    """Whether a star on any empty cell of this line could relocate something; where towers or the Rift matter it depends on the cell."""
    cells = LINE_CELLS[s.seats][line]
    movable = 0
    empty = 0
    for cell in cells:
        here = s.board[cell] & TYPE
        if here == 0:
            empty += 1
        elif here != FOOTPRINT + 1 or seat_on(s, cell) < 0:
            movable += 1
    if movable == 0:
        return IDLE
    if s.laid[TOWER] or EW_LINE[RIFT] == line or NS_LINE[RIFT] == line:
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
    if FINAL[cell]:
        return ALLOWED if turns_for(s, TOWER, cell) else LINE_LIMIT
    return LINE_LIMIT if s.lines[ROW_LINE[cell]] & TOWERS else ALLOWED


def star_choices(cell: int) -> list[int]:
    """The lines a star on this cell may work on: row or column, on the Rift also both diagonals. [cal.sym.60, cal.sym.64, cal.sym.67]"""
    if not FINAL[cell]:
        return [ROW_LINE[cell], COLUMN_LINE[cell]]
    if cell == RIFT:
        return [EW_LINE[cell], NS_LINE[cell], DIAGONAL_LINE]
    return [EW_LINE[cell], NS_LINE[cell]]


def star_lines(s: Calamandara, seat: int, cell: int) -> list[int]:
    """Those of them in which at least one symbol could change its cell. [cal.sym.63]"""
    return [line for line in star_choices(cell) if can_relocate(s, seat, cell, line)]


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


def due_waterfalls(s: Calamandara, seat: int) -> list[int]:
    """Cells of this traveller's waterfalls that are due in this turn. [cal.sym.87]"""
    if s.laid[WATERFALL] == 0:
        return []
    wanted = (WATERFALL + 1) | seat << OWNER | DUE
    return [cell for cell in PLAYED_ON[s.seats] if s.board[cell] == wanted]


def ripen(s: Calamandara, seat: int) -> None:
    """At the beginning of a turn every waterfall of its traveller falls due. [cal.sym.87]"""
    if s.laid[WATERFALL] == 0:
        return
    fresh = (WATERFALL + 1) | seat << OWNER
    for cell in PLAYED_ON[s.seats]:
        if s.board[cell] == fresh:
            s.board[cell] = fresh | DUE


def begin_batch(s: Calamandara, seat: int, final_before: int) -> None:
    """From here on everything on the board is tentative. [cal.ins.8]"""
    s.batch_of = seat
    s.batch = []
    s.placed = []
    s.final_before = final_before


def undo_batch(s: Calamandara) -> None:
    """Take everything back in reverse order. [cal.ins.10–11]"""
    log = s.batch
    for index in range(len(log) - 3, -1, -3):
        what = log[index]
        where = log[index + 1]
        if what == OLD_CELL:
            rewrite(s, where, log[index + 2])
        elif what == OLD_TOKEN:
            s.tokens[where] = log[index + 2]
        elif what == DEPOT_CHANGE:
            s.depots[where] -= log[index + 2]
        else:
            s.ready[where] -= log[index + 2]
    s.batch = []
    s.placed = []
    s.alarms = []
    for seat in range(s.seats):
        spill(s, seat)


def spill(s: Calamandara, seat: int) -> None:
    """A symbol that finds no place in the reserve goes to the depot. [cal.ins.11]"""
    symbol = TYPES - 1
    while ready_size(s, seat) > s.box.reserve:
        while s.ready[seat * TYPES + symbol] == 0:
            symbol -= 1
        s.ready[seat * TYPES + symbol] -= 1
        s.depots[seat * TYPES + symbol] += 1


def tentative_gain(s: Calamandara, seat: int, symbol: int) -> int:
    """Symbols of a type that this traveller's depot has only because of the tentative batch."""
    gain = 0
    for index in range(0, len(s.batch), 3):
        if s.batch[index] == DEPOT_CHANGE and s.batch[index + 1] == seat * TYPES + symbol:
            gain += s.batch[index + 2]
    return gain if gain > 0 else 0

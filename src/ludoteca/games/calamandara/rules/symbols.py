"""Symbols on the board: laying, lifting, covering, and undoing a batch. [cal.sym.1–6, cal.sym.10–11]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.games.calamandara.actions import (
    CAVE,
    FIRE,
    FOOTPRINT,
    MIRROR,
    MOUNTAIN,
    STAR,
    TOWER,
    TYPES,
    WATERFALL,
    WING,
)  # fmt: skip
from ludoteca.games.calamandara.board import (
    ACROSS,
    BESIDE,
    COVER_ONE,
    COVER_TWO,
    EW_LINE,
    FINAL,
    HOME,
    NS_LINE,
    ROW_LINE,
    backwards,
)  # fmt: skip
from ludoteca.games.calamandara.rules.places import fill, filled_cells, vacate
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
    for seat, token in enumerate(s.tokens):
        if token == cell:
            return seat
    return -1


def is_covered(s: Calamandara, cell: i64) -> bool:
    """Does a tower protect this cell? [cal.sym.20, cal.sym.30]"""
    if s.laid[TOWER] == 0:
        return False
    one: i64 = COVER_ONE[cell]
    two: i64 = COVER_TWO[cell]
    counts: i64 = s.lines[one]
    if one != two:
        counts |= s.lines[two]
    return counts & TOWERS != 0


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
    if old and not code:
        vacate(s, cell)
    elif code and not old:
        fill(s, cell)
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
    ready = s.ready
    total: i64 = 0
    index: i64 = seat * TYPES
    last: i64 = index + TYPES
    while index < last:
        total += ready[index]
        index += 1
    return int(total)


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


def due_waterfalls(s: Calamandara, seat: int) -> list[int]:
    """Cells of this traveller's waterfalls that are due in this turn. [cal.sym.87]"""
    if s.laid[WATERFALL] == 0:
        return []
    wanted = (WATERFALL + 1) | seat << OWNER | DUE
    board = s.board
    return [cell for cell in filled_cells(s) if board[cell] == wanted]


def ripen(s: Calamandara, seat: int) -> None:
    """At the beginning of a turn every waterfall of its traveller falls due. [cal.sym.87]"""
    if s.laid[WATERFALL] == 0:
        return
    fresh = (WATERFALL + 1) | seat << OWNER
    for cell in filled_cells(s):
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

"""Tokens: links between footprints, reach, mirrors and retreats, the Rift. [cal.mov.1–20, cal.sym.40–52, cal.rift.1–3]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.games.calamandara.actions import CAVE, DECAYED, FOOTPRINT, MIRROR, PUSHED, WING, WON
from ludoteca.games.calamandara.board import BESIDE, CELLS, FIRST_ROWS, HOME, LINE_CELLS, NEIGHBOURS, NS_LINES, OFF, RIFT, START, VX, VY, X, Y, at, backwards
from ludoteca.games.calamandara.rules.symbols import DIRECTION, TOKEN_ALARM, TYPE, is_covered, put_token, seat_on
from ludoteca.games.calamandara.state import Calamandara

FEET: Final = FOOTPRINT + 1


def landings(start: int, way: int, rows: int, widest: int) -> list[int]:
    """The cells so many rows ahead of a cell, at most so far to the left or right; one row straight ahead is no jump. [cal.mov.5–8]"""
    side_x = VX[(way + 1) & 3]
    side_y = VY[(way + 1) & 3]
    cells: list[int] = []
    for shift in range(-widest, widest + 1):
        cell = at(X[start] + rows * VX[way] + shift * side_x, Y[start] + rows * VY[way] + shift * side_y)
        if cell != OFF and (shift or rows == 2):
            cells.append(cell)
    return cells


NO_CAVE: Final = 0
ONE_CAVE: Final = 1
TWO_CAVES: Final = 2
LANDINGS: Final[list[list[int]]] = [
    landings(start, way, rows, (0, 1, 4 if HOME[start] >= 0 else 8)[caves])
    for start in range(CELLS) for way in range(4) for rows in (1, 2) for caves in (NO_CAVE, ONE_CAVE, TWO_CAVES)
]  # fmt: skip
"""Where jumps may land: [((start * 4 + way) * 2 + rows − 1) * 3 + caves]; caves widen them. [cal.mov.5–8]"""


def jumps(s: Calamandara) -> list[int]:
    """All wing and cave links as pairs: the footprint where the jump starts, the footprint where it lands. [cal.mov.5–9]"""
    pairs: list[int] = []
    if s.laid[WING] == 0 and s.laid[CAVE] == 0:
        return pairs
    board = s.board
    for line, one in enumerate(s.lines):
        counts: i64 = one
        if counts < 16:
            continue
        feet = [start for start in LINE_CELLS[s.seats][line] if board[start] & TYPE == FEET]
        for sign in range(2):
            wings: i64 = (counts >> (8 if sign else 4)) & 15
            caves: i64 = (counts >> (16 if sign else 12)) & 15
            if wings or caves:
                for start in feet:
                    add_jumps(s, pairs, start, line_way(line, start, sign), wings, caves)
    return pairs


def line_way(line: i64, cell: i64, sign: i64) -> i64:
    """The direction that wings and caves of one sign on a line point to."""
    across = HOME[cell] & 1 if HOME[cell] >= 0 else (1 if line >= NS_LINES else 0)
    return across + 2 * sign


def add_jumps(s: Calamandara, pairs: list[int], start: i64, way: i64, wings: i64, caves: i64) -> None:
    """The links that start on one footprint: straight over a row, short and long diagonals, and both combined. [cal.mov.5–8]"""
    board = s.board
    rows: i64 = 1 if caves else 2
    last: i64 = 2 if wings else 1
    while rows <= last:
        for cell in LANDINGS[((start * 4 + way) * 2 + rows - 1) * 3 + (caves if caves < TWO_CAVES else TWO_CAVES)]:
            if board[cell] & TYPE == FEET:
                pairs.append(start)
                pairs.append(cell)
        rows += 1


def may_enter(s: Calamandara, seat: int, origin: int, cell: int) -> bool:
    """Nobody enters a foreign Initial Zone from outside it. [cal.mov.15]"""
    home = HOME[cell]
    return home < 0 or home == s.arm(seat) or home == HOME[origin]


def reach(s: Calamandara, seat: int) -> list[int]:
    """Every footprint this token can walk to, in order of cells. [cal.mov.2–16]"""
    return reach_from(s, seat, s.tokens[seat])


def reach_from(s: Calamandara, seat: int, origin: int, came: list[int] | None = None) -> list[int]:
    """Every footprint this token could walk to from a cell or its start point; `came` remembers from where each was first reached."""
    board = s.board
    tokens = s.tokens
    reached: list[int] = []
    if s.laid[FOOTPRINT] == 0:
        return reached
    if origin == START:
        for cell in FIRST_ROWS[s.arm(seat)]:
            if board[cell] & TYPE == FEET and cell not in tokens:  # cal.mov.14
                if came is not None:
                    came[cell] = START
                reached.append(cell)  # cal.mov.12
    else:
        reached.append(origin)
    pairs = jumps(s) if reached else []
    index = 0
    while index < len(reached):
        here = reached[index]
        index += 1
        for cell in NEIGHBOURS[s.seats][here]:
            if board[cell] & TYPE == FEET and cell not in reached and cell not in tokens and may_enter(s, seat, here, cell):
                if came is not None:
                    came[cell] = here
                reached.append(cell)  # cal.mov.3
        for pair in range(0, len(pairs), 2):
            cell = pairs[pair + 1] if pairs[pair] == here else pairs[pair] if pairs[pair + 1] == here else OFF  # cal.mov.10
            if cell != OFF and cell not in reached and cell not in tokens and may_enter(s, seat, here, cell):
                if came is not None:
                    came[cell] = here
                reached.append(cell)  # cal.mov.11
    if origin != START:
        reached.pop(0)
    reached.sort()
    return reached


def touching_mirror(s: Calamandara, seat: int) -> int:
    """The mirror whose tip meets the toes under this token and that works now; OFF if none. [cal.sym.40–41]"""
    cell = s.tokens[seat]
    return OFF if cell < 0 else mirror_before(s, cell)


def mirror_before(s: Calamandara, cell: int) -> int:
    """The working mirror that the toes of this footprint point to; OFF if none. [cal.sym.40–41]"""
    toes = (s.board[cell] >> DIRECTION) & 3
    mirror = BESIDE[cell * 4 + toes]
    if mirror < 0 or s.board[mirror] & 63 != (MIRROR + 1) | backwards(toes) << DIRECTION:
        return OFF
    return OFF if is_covered(s, mirror) or is_covered(s, cell) else mirror


def alarmed_mirror(s: Calamandara, seat: int) -> int:
    """The mirror that pushes this token because of what has just happened; OFF if none. [cal.sym.42–43]"""
    if not s.alarms:
        return OFF
    mirror = touching_mirror(s, seat)
    if mirror == OFF:
        return OFF
    for alarm in s.alarms:
        if alarm & TOKEN_ALARM:
            if alarm & 7 == seat:
                return mirror
        elif alarm & 255 == mirror and (alarm >> 8) - 1 != seat:
            return mirror
    return OFF


def retreats(s: Calamandara, seat: int) -> list[int]:
    """Where a pushed token may go: behind, else beside; none means decay. [cal.sym.44–47, cal.sym.52]"""
    here = s.tokens[seat]
    toes = (s.board[here] >> DIRECTION) & 3
    behind: list[int] = []
    beside: list[int] = []
    linked: list[int] = []
    for way in range(4):
        cell = BESIDE[here * 4 + way]
        if cell >= 0 and s.board[cell] & TYPE == FEET:
            linked.append(cell)
    pairs = jumps(s)
    for pair in range(0, len(pairs), 2):
        if pairs[pair + 1] == here and pairs[pair] not in linked:
            linked.append(pairs[pair])  # cal.sym.46
    for cell in linked:
        if seat_on(s, cell) >= 0 or not may_enter(s, seat, here, cell):
            continue
        ahead = (X[cell] - X[here]) * VX[toes] + (Y[cell] - Y[here]) * VY[toes]
        if ahead < 0:
            behind.append(cell)
        elif ahead == 0:
            beside.append(cell)
    found = behind if behind else beside
    found.sort()
    return found


def retreat(s: Calamandara, seat: int, cell: int) -> None:
    """The pushed token stands elsewhere now. [cal.sym.45, cal.sym.47]"""
    put_token(s, seat, cell)
    if cell == START:
        s.tell(DECAYED, seat)
    else:
        s.tell(PUSHED, seat, cell)


def is_won(s: Calamandara) -> bool:
    """Does a token rest on the Rift? Then its owner wins at once. [cal.rift.1–3, cal.end.1]"""
    for seat in range(s.seats):
        if s.tokens[seat] == RIFT:
            s.winner = seat
            s.tell(WON, seat)
            s.agenda.clear()
            return True
    return False

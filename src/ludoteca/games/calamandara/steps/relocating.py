"""Stars: which line, which symbol, where to, how turned. [cal.sym.60–69]"""

from __future__ import annotations

from ludoteca.core.state import ALLOWED, NOT_ASKED, Choice
from ludoteca.games.calamandara.actions import (
    CELL,
    COLUMN_WAY,
    COVERED,
    DIAGONAL_WAY,
    DONE,
    EW_WAY,
    FOOTPRINT,
    MIRROR,
    NO_RELOCATION,
    NOT_MOVABLE,
    NOT_ON_RIFT,
    NOTHING_MOVED,
    NS_WAY,
    RELOCATED,
    ROW_WAY,
    TOWER,
    TRANSFORM,
    TURN,
)  # fmt: skip
from ludoteca.games.calamandara.board import COLUMN_LINE, DIAGONAL_LINE, EW_LINE, FINAL, LINE_CELLS, NS_LINE, RIFT, ROW_LINE
from ludoteca.games.calamandara.rules.placing import can_relocate, covers_of, may_hold, star_destinations, star_symbols
from ludoteca.games.calamandara.rules.symbols import DIRECTION, EW_AXIS, NS_AXIS, TYPE, fixed_way, is_directional, lift, type_at, write
from ludoteca.games.calamandara.state import Calamandara


def begin_star(s: Calamandara, seat: int, cell: int) -> None:
    """The star works once, when it is inserted. [cal.sym.60, cal.sym.68]"""
    s.next(PickLine(seat, cell))


def line_of(cell: int, action: int) -> int:
    """The line an answer names for a star on this cell."""
    if action == ROW_WAY:
        return ROW_LINE[cell]
    if action == COLUMN_WAY:
        return COLUMN_LINE[cell]
    if action == EW_WAY:
        return EW_LINE[cell]
    return NS_LINE[cell] if action == NS_WAY else DIAGONAL_LINE


class PickLine(Choice[Calamandara]):
    """Choose the line in which the star relocates symbols. [cal.sym.60, cal.sym.64, cal.sym.67]"""

    point = "D_STAR_LINE"
    rule = "cal.sym.60"

    def __init__(self, seat: int, star: int) -> None:
        super().__init__(seat)
        self.star = star

    def pack(self) -> list[int]:
        return [self.seat, self.star]

    def candidates(self, s: Calamandara) -> list[int]:
        if not FINAL[self.star]:
            return [ROW_WAY, COLUMN_WAY]
        return [EW_WAY, NS_WAY, DIAGONAL_WAY] if self.star == RIFT else [EW_WAY, NS_WAY]

    def refusal(self, s: Calamandara, action: int) -> int:
        if action not in self.candidates(s):
            return NOT_ASKED
        return ALLOWED if can_relocate(s, self.seat, self.star, line_of(self.star, action)) else NO_RELOCATION

    def take(self, s: Calamandara, action: int) -> None:
        line = line_of(self.star, action)
        s.next(PickSymbol(self.seat, self.star, line, 0, covers_of(s, line)))


class PickSymbol(Choice[Calamandara]):
    """Choose a symbol of the line that has not been placed yet, or stop after at least one. [cal.sym.62–63, cal.sym.65]"""

    point = "D_STAR_SYMBOL"
    rule = "cal.sym.65"

    def __init__(self, seat: int, star: int, line: int, fixed: int, covers: int) -> None:
        super().__init__(seat)
        self.star = star
        self.line = line
        self.fixed = fixed  # places of the line whose symbols are fixed, one bit each
        self.covers = covers  # places that were covered when the star began: cal.sym.31

    def pack(self) -> list[int]:
        return [self.seat, self.star, self.line, self.fixed, self.covers]

    def candidates(self, s: Calamandara) -> list[int]:
        return [DONE] + [CELL + cell for cell in LINE_CELLS[s.seats][self.line] if s.board[cell]]

    def refusal(self, s: Calamandara, action: int) -> int:
        if action == DONE:
            return ALLOWED if self.fixed else NOTHING_MOVED
        if action not in self.candidates(s):
            return NOT_ASKED
        return ALLOWED if action - CELL in star_symbols(s, self.seat, self.star, self.line, self.fixed, self.covers) else NOT_MOVABLE

    def options(self, s: Calamandara) -> list[int]:
        found = [DONE] if self.fixed else []
        for cell in star_symbols(s, self.seat, self.star, self.line, self.fixed, self.covers):
            found.append(CELL + cell)
        return found

    def take(self, s: Calamandara, action: int) -> None:
        if action != DONE:
            place = LINE_CELLS[s.seats][self.line].index(action - CELL)
            s.next(PickDestination(self.seat, self.star, self.line, self.fixed, self.covers, place))


class PickDestination(Choice[Calamandara]):
    """Choose an empty cell of the line, or a symbol to exchange with. [cal.sym.61, cal.sym.65–66]"""

    point = "D_STAR_DEST"
    rule = "cal.sym.61"

    def __init__(self, seat: int, star: int, line: int, fixed: int, covers: int, place: int) -> None:
        super().__init__(seat)
        self.star = star
        self.line = line
        self.fixed = fixed
        self.covers = covers
        self.place = place

    def pack(self) -> list[int]:
        return [self.seat, self.star, self.line, self.fixed, self.covers, self.place]

    def candidates(self, s: Calamandara) -> list[int]:
        return [CELL + cell for cell in LINE_CELLS[s.seats][self.line]]

    def refusal(self, s: Calamandara, action: int) -> int:
        if not CELL <= action < TRANSFORM or action not in self.candidates(s):
            return NOT_ASKED
        if action in self.options(s):
            return ALLOWED
        symbol = type_at(s, LINE_CELLS[s.seats][self.line][self.place])
        if action == CELL + RIFT and not may_hold(s, self.seat, symbol, RIFT, 0):
            return NOT_ON_RIFT  # cal.ins.4
        return NOT_MOVABLE if s.board[action - CELL] else COVERED  # cal.sym.62, cal.sym.66

    def why(self, s: Calamandara, action: int, code: int) -> list[int]:
        return [type_at(s, LINE_CELLS[s.seats][self.line][self.place])] if code == NOT_ON_RIFT else []

    def options(self, s: Calamandara) -> list[int]:
        return [CELL + cell for cell in star_destinations(s, self.seat, self.star, self.line, self.place, self.fixed, self.covers)]

    def take(self, s: Calamandara, action: int) -> None:
        cells = LINE_CELLS[s.seats][self.line]
        origin = cells[self.place]
        target = action - CELL
        s.next(PickSymbol(self.seat, self.star, self.line, self.fixed | 1 << cells.index(target), self.covers))
        moved = lift(s, origin)
        if s.board[target]:
            relay(s, self.seat, lift(s, target), target, origin)
        relay(s, self.seat, moved, origin, target)


def relay(s: Calamandara, seat: int, code: int, origin: int, cell: int) -> None:
    """A symbol lies elsewhere: turned as the place demands, or as its mover chooses in the Final Zone. [cal.sym.4–5, cal.sym.69]"""
    symbol = (code & TYPE) - 1
    s.tell(RELOCATED, seat, symbol, origin, cell)
    if symbol == FOOTPRINT or is_directional(symbol):
        code = (symbol + 1) | fixed_way(cell, symbol, s.arm(seat)) << DIRECTION
    write(s, cell, code)
    if symbol == MIRROR:
        s.alarms.append(cell | (seat + 1) << 8)
    if FINAL[cell] and is_directional(symbol):
        s.next(TurnSymbol(seat, cell))


class TurnSymbol(Choice[Calamandara]):
    """Choose the direction of a relocated symbol; the limits per line do not apply. [cal.sym.5, cal.sym.66]"""

    point = "D_INS_ROT"
    rule = "cal.sym.5"

    def __init__(self, seat: int, cell: int) -> None:
        super().__init__(seat)
        self.cell = cell

    def pack(self) -> list[int]:
        return [self.seat, self.cell]

    def candidates(self, s: Calamandara) -> list[int]:
        return [TURN + 4, TURN + 5] if type_at(s, self.cell) == TOWER else [TURN, TURN + 1, TURN + 2, TURN + 3]

    def take(self, s: Calamandara, action: int) -> None:
        symbol = type_at(s, self.cell)
        way = action - TURN
        if symbol == TOWER:
            way = EW_AXIS if way == 4 else NS_AXIS
        write(s, self.cell, (symbol + 1) | way << DIRECTION)

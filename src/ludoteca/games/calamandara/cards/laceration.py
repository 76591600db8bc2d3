"""Laceração Obtusa: one symbol to anywhere, or two within their kinds of zone. [cal.card.21, cal.card.21.1–6]"""

from __future__ import annotations

from ludoteca.games.calamandara.actions import CELL, STOP, TOWER, TURN
from ludoteca.games.calamandara.board import FINAL, PLAYED_ON
from ludoteca.games.calamandara.cards.symbols import concerns, is_exposed
from ludoteca.games.calamandara.rules.memory import finals
from ludoteca.games.calamandara.rules.pile import READY, MemoryCard
from ludoteca.games.calamandara.rules.places import filled_cells
from ludoteca.games.calamandara.rules.placing import may_hold
from ludoteca.games.calamandara.rules.symbols import DIRECTION, EW_AXIS, NS_AXIS, is_covered, is_directional, lift, type_at, write
from ludoteca.games.calamandara.state import Calamandara, Played
from ludoteca.games.calamandara.steps.moving import settle_tokens
from ludoteca.games.calamandara.steps.relocating import relay


class Shift:
    """One repositioning: from where, to where, turned how."""

    def __init__(self, origin: int, target: int, turn: int) -> None:
        self.origin = origin
        self.target = target
        self.turn = turn  # an action, −1 if nothing is to be chosen


def needs_turn(s: Calamandara, origin: int, target: int) -> bool:
    """Is a direction to be chosen? [cal.sym.5]"""
    return FINAL[target] and is_directional(type_at(s, origin))


def shifts_of(s: Calamandara, answers: list[int]) -> list[Shift]:
    """The complete repositionings among the answers given so far."""
    found: list[Shift] = []
    at = 0
    while at + 1 < len(answers) and answers[at] >= CELL:
        origin = answers[at] - CELL
        target = answers[at + 1] - CELL
        at += 2
        turn = -1
        if at < len(answers) and TURN <= answers[at] < CELL:
            turn = answers[at]
            at += 1
        elif at == len(answers) and needs_turn(s, origin, target):
            break
        found.append(Shift(origin, target, turn))
    return found


def targets(s: Calamandara, seat: int, origin: int, first: Shift | None) -> list[int]:
    """Where the symbol on this cell may go; the second may use the first one's old cell and stays in its kind of zone. [cal.card.21.2–3]"""
    symbol = type_at(s, origin)
    found: list[int] = []
    for cell in PLAYED_ON[s.seats]:
        if s.board[cell] and not (first is not None and cell == first.origin):
            continue
        if first is not None and (cell == first.target or FINAL[cell] != FINAL[origin]):
            continue
        if cell != origin and may_hold(s, seat, symbol, cell, 1 if is_covered(s, cell) else 0):
            found.append(cell)
    return found


def has_target(s: Calamandara, seat: int, origin: int, first: Shift | None) -> bool:
    """Is there any cell the symbol on this cell may go to?"""
    symbol = type_at(s, origin)
    for cell in PLAYED_ON[s.seats]:
        if s.board[cell] and not (first is not None and cell == first.origin):
            continue
        if first is not None and (cell == first.target or FINAL[cell] != FINAL[origin]):
            continue
        if cell != origin and may_hold(s, seat, symbol, cell, 1 if is_covered(s, cell) else 0):
            return True
    return False


class ObtuseLaceration(MemoryCard):
    """Reposition one symbol anywhere, or two that stay in their kind of zone. [cal.card.21, cal.card.21.1–6]"""

    def questions(self, s: Calamandara, seat: int, said: list[int], at: int, focus: int, leaving: int) -> list[int]:
        answers = said[at:]
        done = shifts_of(s, answers)
        used = sum(2 if shift.turn < 0 else 3 for shift in done)
        rest = answers[used:]
        first = done[0] if done else None
        if len(done) == 2 or (first is not None and FINAL[first.origin] != FINAL[first.target]) or (rest and rest[0] == STOP):
            return [READY]
        if not rest:
            found = [STOP] if first is not None else []
            for cell in filled_cells(s):
                if is_exposed(s, cell) and not (first is not None and cell == first.origin) and has_target(s, seat, cell, first):
                    found.append(CELL + cell)
            return found
        origin = rest[0] - CELL
        if len(rest) == 1:
            return [CELL + cell for cell in targets(s, seat, origin, first)]
        return [TURN + 4, TURN + 5] if type_at(s, origin) == TOWER else [TURN, TURN + 1, TURN + 2, TURN + 3]

    def possible(self, s: Calamandara, seat: int, focus: int) -> bool:
        for cell in filled_cells(s):
            if is_exposed(s, cell) and has_target(s, seat, cell, None):
                return True
        return False

    def legal(self, s: Calamandara, card: Played) -> list[Shift]:
        """The declared repositionings that are still possible, judged before any of them. [cal.sym.31]"""
        found: list[Shift] = []
        for shift in shifts_of(s, [card.a, card.b, card.c, card.d, card.e, card.f]):
            if is_exposed(s, shift.origin) and shift.target in targets(s, card.seat, shift.origin, found[0] if found else None):
                found.append(shift)
        return found

    def holds(self, s: Calamandara, card: Played) -> bool:
        return len(self.legal(s, card)) > 0

    def resolve(self, s: Calamandara, card: Played) -> None:
        before = finals(s)
        for shift in self.legal(s, card):
            agenda = len(s.agenda)
            relay(s, card.seat, lift(s, shift.origin), shift.origin, shift.target)
            if shift.turn >= 0:
                if len(s.agenda) > agenda:
                    s.agenda.pop()  # the direction was declared with the card
                symbol = type_at(s, shift.target)
                way = shift.turn - TURN
                if symbol == TOWER:
                    way = EW_AXIS if way == 4 else NS_AXIS
                write(s, shift.target, (symbol + 1) | way << DIRECTION)
        settle_tokens(s, before)

    def attacks(self, s: Calamandara, card: Played, victim: int) -> bool:
        for shift in shifts_of(s, [card.a, card.b, card.c, card.d, card.e, card.f]):
            if concerns(s, shift.origin, victim) or concerns(s, shift.target, victim):
                return True
        return False

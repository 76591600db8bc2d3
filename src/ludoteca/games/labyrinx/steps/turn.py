"""A turn: the checks, the expansion, up to three actions, the fog; and how the game ends."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.core.state import ALLOWED, NOT_ASKED, Auto, Choice
from ludoteca.games.labyrinx.actions import (
    CARDS_OUT,
    DESPAIR,
    DRAW,
    EMPTY_HAND,
    END_TURN,
    EXPAND,
    EXPANDED,
    FEW_CLOSED,
    FOG_RETURNED,
    FULL_TABLE,
    MOVE,
    NO_GROWTH,
    NO_MOVE,
    NO_PUSH,
    NOBODY_HERE,
    NOT_BESIDE,
    NOT_SOLE,
    NOTHING_TO_SPY,
    PILES_EMPTY,
    PLAY_CARD,
    POWER,
    PUSH,
    RACE_BEGAN,
    RACER,
    REST,
    SPY,
    TABLE_FULL,
    TURN_BEGAN,
    WON_MOST,
    WON_NEAREST,
    WON_RACE,
)
from ludoteca.games.labyrinx.board import HALL
from ludoteca.games.labyrinx.powers.power import begin_power, power_refusal
from ludoteca.games.labyrinx.powers.transmutation import closed_cards
from ludoteca.games.labyrinx.rules.border import expansions
from ludoteca.games.labyrinx.rules.fortune import win
from ludoteca.games.labyrinx.rules.paths import can_move, has_company, has_rough_way, is_closed, is_occupied
from ludoteca.games.labyrinx.rules.piles import can_draw, lay_unseen
from ludoteca.games.labyrinx.state import CLOSED, Labyrinx
from ludoteca.games.labyrinx.steps.actions import MoveDir, PlayPick, PushWho, SpyCell, draw_action, free_cell_refusal, rest
from ludoteca.games.labyrinx.steps.despair import despair


class BeginTurn(Auto[Labyrinx]):
    """Can the labyrinth still grow? Then it does, and the player acts; in the race it does not grow. [lab.turn.1, lab.turn.5, lab.end.4–5, lab.race.7]"""

    def run(self, s: Labyrinx) -> None:
        if not s.racers and s.empties == 0:
            s.tell(TABLE_FULL, -1)
            count_treasures(s, self.seat)
            return
        if not s.racers and not can_draw(s):
            s.tell(CARDS_OUT, -1)
            count_treasures(s, self.seat)
            return
        s.turn += 1
        s.active = self.seat
        s.actions = s.box.actions
        s.acted = 0
        s.used = 0
        s.tell(TURN_BEGAN, self.seat)
        s.next(FOG_RETURN[self.seat])
        s.next(NEXT_ACTION[self.seat])
        if not s.racers:
            s.next(EXPAND_CELL[self.seat])


class ExpandCell(Choice[Labyrinx]):
    """Lay the top card unseen and closed beside any card or the hall. [lab.exp.1–4, lab.turn.5]"""

    point = "expand_cell"
    rule = "lab.exp.1"

    def candidates(self, s: Labyrinx) -> list[int]:
        return [EXPAND + cell for cell in s.site.cells]

    def options(self, s: Labyrinx) -> list[int]:
        return expansions(s)

    def refusal(self, s: Labyrinx, action: int) -> int:
        code = free_cell_refusal(s, action - EXPAND)
        return NO_GROWTH if code == NOT_BESIDE else code

    def take(self, s: Labyrinx, action: int) -> None:
        lay_unseen(s, action - EXPAND)
        s.tell(EXPANDED, self.seat, action - EXPAND)


class NextAction(Auto[Labyrinx]):
    """While actions are left, choose another; without any the turn ends by itself. [lab.turn.9]"""

    def run(self, s: Labyrinx) -> None:
        if s.actions > 0:
            s.next(CHOOSE_ACTION[self.seat])


class ChooseAction(Choice[Labyrinx]):
    """What to do with an action, or stop; a single option is taken without a question. [lab.turn.2–4, lab.turn.6, lab.sm.1]"""

    point = "choose_action"
    rule = "lab.turn.2"

    def candidates(self, s: Labyrinx) -> list[int]:
        return [SPY, MOVE, PLAY_CARD, POWER, PUSH, DRAW, REST, DESPAIR, END_TURN]

    def options(self, s: Labyrinx) -> list[int]:
        """The same questions as in `refusal`, without asking nine times which: this is the commonest choice of all."""
        seat = self.seat
        here = s.where[seat]
        found: list[int] = []
        if any(is_closed(s, space) for space in s.site.near[here]):
            found.append(SPY)
        if can_move(s, seat):
            found.append(MOVE)
        if s.empties > 0 and s.hands[seat]:
            found.append(PLAY_CARD)
        if power_refusal(s, seat) == ALLOWED:
            found.append(POWER)
        if has_company(s, seat) and has_rough_way(s, here):
            found.append(PUSH)
        if can_draw(s):
            found.append(DRAW)
        if s.acted == 0:
            found.append(REST)
            found.append(DESPAIR)
        found.append(END_TURN)
        return found

    def refusal(self, s: Labyrinx, action: int) -> int:
        seat = self.seat
        here = s.where[seat]
        if action == END_TURN:
            return ALLOWED
        if action == SPY:
            return ALLOWED if any(is_closed(s, space) for space in s.site.near[here]) else NOTHING_TO_SPY
        if action == MOVE:
            return ALLOWED if can_move(s, seat) else NO_MOVE
        if action == PLAY_CARD:
            if not s.hands[seat]:
                return EMPTY_HAND
            return ALLOWED if s.empties > 0 else FULL_TABLE
        if action == POWER:
            return power_refusal(s, seat)
        if action == PUSH:
            if not has_company(s, seat):
                return NOBODY_HERE
            return ALLOWED if has_rough_way(s, here) else NO_PUSH
        if action == DRAW:
            return ALLOWED if can_draw(s) else PILES_EMPTY  # lab.draw.3
        if action in (REST, DESPAIR):
            return NOT_SOLE if s.acted else ALLOWED
        return NOT_ASKED

    def why(self, s: Labyrinx, action: int, code: int) -> list[int]:
        if code == NO_MOVE:
            return [s.actions]
        return [2, closed_cards(s, 2)] if code == FEW_CLOSED else []

    def take(self, s: Labyrinx, action: int) -> None:
        if action == END_TURN:
            s.actions = 0
            return
        s.acted = 1
        s.next(NEXT_ACTION[self.seat])
        if action == SPY:
            s.next(SPY_CELL[self.seat])
        elif action == MOVE:
            s.next(MOVE_DIR[self.seat])
        elif action == PLAY_CARD:
            s.next(PLAY_PICK[self.seat])
        elif action == POWER:
            begin_power(s, self.seat)
        elif action == PUSH:
            s.next(PushWho(self.seat))
        elif action == DRAW:
            draw_action(s, self.seat)
        elif action == REST:
            rest(s, self.seat)
        else:
            despair(s, self.seat)


class FogReturn(Auto[Labyrinx]):
    """Every open card closes but resolved ones, chests with a treasure and occupied ones; then the next player. [lab.fog.1–5, lab.mon.13, lab.turn.1]"""

    def run(self, s: Labyrinx) -> None:
        closed = 0
        lie = s.lie
        for one in s.site.cells:
            cell: i64 = one
            turned: i64 = lie[cell]
            if turned != CLOSED and s.mark[cell] == 0 and not is_occupied(s, cell):
                lie[cell] = CLOSED
                closed += 1
        s.actions = 0
        s.chain = []
        s.tell(FOG_RETURNED, self.seat, closed)
        if s.exhausted:
            count_treasures(s, s.left_of(self.seat))  # lab.race.10
        elif s.racers:
            next_racer(s, self.seat)
        else:
            s.next(BEGIN_TURN[s.left_of(self.seat)])


SEATS: Final = range(6)
BEGIN_TURN: Final = [BeginTurn(seat) for seat in SEATS]
FOG_RETURN: Final = [FogReturn(seat) for seat in SEATS]
NEXT_ACTION: Final = [NextAction(seat) for seat in SEATS]
EXPAND_CELL: Final = [ExpandCell(seat) for seat in SEATS]
CHOOSE_ACTION: Final = [ChooseAction(seat) for seat in SEATS]
SPY_CELL: Final = [SpyCell(seat) for seat in SEATS]
MOVE_DIR: Final = [MoveDir(seat) for seat in SEATS]
PLAY_PICK: Final = [PlayPick(seat) for seat in SEATS]
"""The steps of every turn, made once: steps never change, so all tables share them."""


def count_treasures(s: Labyrinx, first: int) -> None:
    """No card or no cell is left: most treasures win, and those who tie race to the hall. [lab.end.1, lab.end.3, lab.race.1, lab.race.5, lab.race.6]"""
    s.exhausted = 0
    most = max(s.treasures)
    order = [(first + turn) % s.seats for turn in range(s.seats)]
    tied = [seat for seat in order if s.treasures[seat] == most]
    if len(tied) == 1:
        s.tell(WON_MOST, tied[0], most)
        win(s, 1 << tied[0])
        return
    s.tell(RACE_BEGAN, -1)
    for seat in tied:
        s.tell(RACER, seat)
    for seat in tied:
        if s.where[seat] == HALL:
            s.tell(WON_RACE, seat)
            win(s, 1 << seat)
            return
    s.racers = tied
    s.next(BeginTurn(tied[0]))


def next_racer(s: Labyrinx, seat: int) -> None:
    """The next of the tied players, until the rounds are over: then the nearest to the hall wins. [lab.race.4, lab.race.5, lab.race.9]"""
    s.race_turns += 1
    if s.race_turns < s.race_cap * len(s.racers):
        s.next(BeginTurn(s.racers[s.race_turns % len(s.racers)]))
        return
    steps = [s.site.steps_home(s.where[racer]) for racer in s.racers]
    nearest = 0
    for index, racer in enumerate(s.racers):
        if steps[index] == min(steps):
            nearest |= 1 << racer
            s.tell(WON_NEAREST, racer, steps[index])
    win(s, nearest)


STEPS: Final = [BeginTurn, ExpandCell, NextAction, ChooseAction, FogReturn]

"""The turn from T0 to T9 and the menus of phases 1 and 4. [cal.turn.1–8, cal.setup.11]"""

from __future__ import annotations

from typing import Final

from ludoteca.core.state import ALLOWED, Auto, Choice, Step
from ludoteca.games.calamandara.actions import (
    ACQUIRE,
    CAPPED,
    DO_PHASE,
    DRIED_UP,
    EXPIRED,
    EXTRA_TURN_BEGAN,
    PHASE_SKIPPED,
    REPLACE,
    REPLACED_ENOUGH,
    RESERVE_FULL,
    ROUND_BEGAN,
    SKIP,
    TURN_BEGAN,
    TURN_PREVENTED,
    TYPES,
    W_CARDS,
    W_END,
    W_MENU,
    W_START,
    WATERFALL,
)  # fmt: skip
from ludoteca.games.calamandara.rules.memory import in_final, is_reserve_blocked
from ludoteca.games.calamandara.rules.pile import MENU, is_gone
from ludoteca.games.calamandara.rules.symbols import due_waterfalls, lift, ripen
from ludoteca.games.calamandara.state import (
    ACQUIRE_PHASE,
    END_PHASE,
    FROM_RESERVE,
    INSERT_PHASE,
    MOVE_PHASE,
    REMEMBER_PHASE,
    Calamandara,
    Parked,
)  # fmt: skip
from ludoteca.games.calamandara.steps.acquiring import begin_acquiring, replace_card, reserve_numbers, why_not_acquire, why_not_replace
from ludoteca.games.calamandara.steps.inserting import BY_PHASE, InsertMenu
from ludoteca.games.calamandara.steps.moving import MoveMenu
from ludoteca.games.calamandara.steps.reacting import attempts, open_window, plays, start_playing, why_not, why_play
from ludoteca.games.calamandara.steps.settling import to_discard
from ludoteca.games.calamandara.steps.zones import AskAboutZone, DiscardCard, DrawCards, ReserveCards, TakeReserve


class BeginTurn(Auto[Calamandara]):
    """T0: the round counts, waterfalls fall due, a pending reserve may be taken; then the first window. [cal.setup.11, cal.zone.9, cal.sym.87]"""

    def __init__(self, seat: int, extra: int) -> None:
        super().__init__(seat)
        self.extra = extra

    def pack(self) -> list[int]:
        return [self.seat, self.extra]

    def run(self, s: Calamandara) -> None:
        seat = self.seat
        if not self.extra:
            s.regular = seat
            if seat == s.first:
                if s.round_cap and s.round >= s.round_cap:
                    s.tell(CAPPED, -1, s.round)
                    s.agenda.clear()  # cal.end.2
                    return
                s.round += 1
                s.tell(ROUND_BEGAN, seat, s.round)
        s.tell(EXTRA_TURN_BEGAN if self.extra else TURN_BEGAN, seat)
        s.active = seat
        s.phase = ACQUIRE_PHASE
        s.inserted = 0
        s.replaced = 0
        s.granted = 0
        ripen(s, seat)
        if s.parked:
            s.parked = [begun(card) if card.source == FROM_RESERVE and card.place == seat else card for card in s.parked]  # cal.react.29
        s.next(BeginPhases(seat))
        s.next(AskAboutTurn(seat))
        if (s.pending >> seat) & 1 and in_final(s, seat) and not is_reserve_blocked(s, seat):
            s.next(TakeReserve(seat))
            if s.reserves[seat]:
                s.next(AskAboutZone(seat))


def begun(card: Parked) -> Parked:
    """The same parked card, now that the turn at whose end it expires has begun."""
    return Parked(card.card, card.holder, card.place, card.source, 1)


class AskAboutTurn(Auto[Calamandara]):
    """T1: before the first phase anybody may play any card. [cal.react.1]"""

    def run(self, s: Calamandara) -> None:
        open_window(s, W_START, self.seat)


class BeginPhases(Auto[Calamandara]):
    """T2–T8, or nothing but the end if the turn was prevented. [cal.turn.1, cal.card.2.3, cal.sym.83]"""

    def run(self, s: Calamandara) -> None:
        seat = self.seat
        if is_gone(s, 0):
            s.gone = 0
            s.tell(TURN_PREVENTED, seat)
            s.next(EndTurn(seat))
            s.next(DryUp(seat))
            return
        s.agenda.extend(PHASES[seat])


class EnterPhase(Auto[Calamandara]):
    """The next phase; cards that came back may be tried again. [cal.turn.3, cal.react.15]"""

    def __init__(self, seat: int, phase: int) -> None:
        super().__init__(seat)
        self.phase = phase

    def pack(self) -> list[int]:
        return [self.seat, self.phase]

    def run(self, s: Calamandara) -> None:
        s.phase = self.phase
        s.barred = []


class AcquireMenu(Choice[Calamandara]):
    """Phase 1: acquire, replace a useless card, play a card, or go on. [cal.acq.1–15, cal.turn.2]"""

    point = "D_ACQ_MENU"
    rule = "cal.acq.1"

    def candidates(self, s: Calamandara) -> list[int]:
        return [SKIP, ACQUIRE, REPLACE, *attempts(s, self.seat)]

    def refusal(self, s: Calamandara, action: int) -> int:
        if action == SKIP:
            return ALLOWED
        if action == ACQUIRE:
            return why_not_acquire(s, self.seat, self.seat)
        if action == REPLACE:
            return why_not_replace(s, self.seat)
        return why_not(s, self.seat, action, MENU[self.seat])

    def why(self, s: Calamandara, action: int, code: int) -> list[int]:
        if code == RESERVE_FULL:
            return reserve_numbers(s, self.seat)
        if code == REPLACED_ENOUGH:
            return [s.replaced]
        return why_play(action, code)

    def options(self, s: Calamandara) -> list[int]:
        found = [SKIP]
        if why_not_acquire(s, self.seat, self.seat) == ALLOWED:
            found.append(ACQUIRE)
        elif why_not_replace(s, self.seat) == ALLOWED:
            found.append(REPLACE)
        found.extend(plays(s, self.seat, MENU[self.seat]))
        return found

    def take(self, s: Calamandara, action: int) -> None:
        if action == SKIP:
            s.tell(PHASE_SKIPPED, self.seat, ACQUIRE_PHASE)
        elif action == ACQUIRE:
            begin_acquiring(s, self.seat, self.seat)
        else:
            s.next(self)
            if action == REPLACE:
                replace_card(s, self.seat)
            else:
                start_playing(s, self.seat, action, W_MENU, self.seat, 0, 0, 0)


class DryUp(Auto[Calamandara]):
    """T4: due waterfalls that were not transformed go to their owner's depot. [cal.ins.12, cal.sym.82–83]"""

    def run(self, s: Calamandara) -> None:
        for cell in due_waterfalls(s, self.seat):
            lift(s, cell)
            s.depots[self.seat * TYPES + WATERFALL] += 1
            s.tell(DRIED_UP, self.seat, cell)


class RememberPhase(Auto[Calamandara]):
    """T6: phase 4 exists only while the token is outside the Final Zone. [cal.turn.6–8]"""

    def run(self, s: Calamandara) -> None:
        if not in_final(s, self.seat):
            s.next(MemoryMenu(self.seat))


class MemoryMenu(Choice[Calamandara]):
    """Phase 4: reserve, discard and draw, play a card, or go on. [cal.mem.1, cal.turn.4]"""

    point = "D_MEM_MENU"
    rule = "cal.mem.1"

    def candidates(self, s: Calamandara) -> list[int]:
        return [SKIP, DO_PHASE, *attempts(s, self.seat)]

    def refusal(self, s: Calamandara, action: int) -> int:
        if action in (SKIP, DO_PHASE):
            return ALLOWED
        return why_not(s, self.seat, action, MENU[self.seat])

    def why(self, s: Calamandara, action: int, code: int) -> list[int]:
        return why_play(action, code)

    def options(self, s: Calamandara) -> list[int]:
        found = [SKIP, DO_PHASE]
        found.extend(plays(s, self.seat, MENU[self.seat]))
        return found

    def take(self, s: Calamandara, action: int) -> None:
        if action == SKIP:
            s.tell(PHASE_SKIPPED, self.seat, REMEMBER_PHASE)
        elif action == DO_PHASE:
            s.next(DrawCards(self.seat, 0))
            s.next(DiscardCard(self.seat))
            s.next(ReserveCards(self.seat))
            open_window(s, W_CARDS, self.seat)
        else:
            s.next(RememberPhase(self.seat))
            start_playing(s, self.seat, action, W_MENU, self.seat, 0, 0, 0)


class AskAboutEnd(Auto[Calamandara]):
    """T7: the active traveller may repeat the turn. [cal.card.22.1]"""

    def run(self, s: Calamandara) -> None:
        s.phase = END_PHASE
        s.barred = []
        open_window(s, W_END, self.seat)


class EndTurn(Auto[Calamandara]):
    """T8 and T9: what lasts this turn ends, taken cards expire, the next traveller begins. [cal.react.20, cal.react.29, cal.card.22.7]"""

    def run(self, s: Calamandara) -> None:
        s.silenced = 0
        s.sealed = 0
        s.barred = []
        if s.parked:
            kept: list[Parked] = []
            for card in s.parked:
                if card.source == FROM_RESERVE and card.place == self.seat and card.begun:
                    s.tell(EXPIRED, self.seat, card.card)
                    to_discard(s, card.card, card.place)
                else:
                    kept.append(card)
            s.parked = kept
        if s.extra:
            s.next(BeginTurn(s.extra.pop(0), 1))
        else:
            s.next(BeginTurn(s.left_of(s.regular), 0))


PHASES: Final[list[list[Step[Calamandara]]]] = [
    [
        EndTurn(seat), AskAboutEnd(seat), RememberPhase(seat), EnterPhase(seat, REMEMBER_PHASE), MoveMenu(seat), EnterPhase(seat, MOVE_PHASE),
        DryUp(seat), InsertMenu(seat, BY_PHASE), EnterPhase(seat, INSERT_PHASE), AcquireMenu(seat),
    ]
    for seat in range(4)
]  # fmt: skip
"""T2–T8 of each traveller's turn, last first, made once. [cal.turn.1]"""

"""Phase 3, moves by card, and mirrors that push tokens back. [cal.mov.1–20, cal.sym.40–52]"""

from __future__ import annotations

from ludoteca.core.state import ALLOWED, NOT_ASKED, Auto, Choice, FreeChoice
from ludoteca.games.calamandara.actions import (
    CELL,
    FOOTPRINT,
    HERE_ALREADY,
    MOVE_NAMED,
    MOVE_PREVENTED,
    MOVED,
    NOT_A_FOOTPRINT,
    OUT_OF_REACH,
    PHASE_SKIPPED,
    PLAY,
    SKIP,
    TRANSFORM,
    W_LAMENT,
    W_MENU,
    W_MOVE,
)  # fmt: skip
from ludoteca.games.calamandara.board import OFF, PLAYED_ON, RIFT, START
from ludoteca.games.calamandara.rules.memory import finals
from ludoteca.games.calamandara.rules.moving import alarmed_mirror, is_won, reach, retreat, retreats, touching_mirror
from ludoteca.games.calamandara.rules.pile import MENU, is_gone
from ludoteca.games.calamandara.rules.symbols import TOKEN_ALARM, put_token, seat_on, type_at
from ludoteca.games.calamandara.state import MOVE_PHASE, Calamandara
from ludoteca.games.calamandara.steps.reacting import attempts, open_window, plays, start_playing, why_not, why_play
from ludoteca.games.calamandara.steps.zones import ZoneChanges


class MoveMenu(Choice[Calamandara]):
    """Name the footprint to go to, play a card, or stay. [cal.mov.2, cal.mov.17]"""

    point = "D_MOVE_MENU"
    rule = "cal.mov.2"

    def candidates(self, s: Calamandara) -> list[int]:
        return [SKIP] + [CELL + cell for cell in PLAYED_ON[s.seats]] + attempts(s, self.seat)

    def refusal(self, s: Calamandara, action: int) -> int:
        if action == SKIP:
            return ALLOWED
        if CELL <= action < TRANSFORM:
            return why_not_walk(s, self.seat, action - CELL)
        return why_not(s, self.seat, action, MENU[self.seat])

    def why(self, s: Calamandara, action: int, code: int) -> list[int]:
        return why_play(action, code)

    def options(self, s: Calamandara) -> list[int]:
        found = [SKIP]
        for cell in reach(s, self.seat):
            found.append(CELL + cell)
        found.extend(plays(s, self.seat, MENU[self.seat]))
        return found

    def take(self, s: Calamandara, action: int) -> None:
        if action == SKIP:
            s.tell(PHASE_SKIPPED, self.seat, MOVE_PHASE)
        elif action >= PLAY:
            s.next(self)
            start_playing(s, self.seat, action, W_MENU, self.seat, 0, 0, 0)
        else:
            s.tell(MOVE_NAMED, self.seat, action - CELL)
            s.next(Walk(self.seat, action - CELL, 0))
            open_window(s, W_MOVE, self.seat)


def why_not_walk(s: Calamandara, seat: int, cell: int) -> int:
    """ALLOWED, or why this token cannot go there. [cal.mov.1–4, cal.mov.14]"""
    if cell not in PLAYED_ON[s.seats]:
        return NOT_ASKED
    if type_at(s, cell) != FOOTPRINT:
        return NOT_A_FOOTPRINT
    if seat_on(s, cell) >= 0:
        return HERE_ALREADY
    return ALLOWED if cell in reach(s, seat) else OUT_OF_REACH


class Walk(Auto[Calamandara]):
    """The declared move happens unless it was prevented; if a card made it impossible, the menu comes back. [cal.mov.18, cal.card.27.3]"""

    def __init__(self, seat: int, cell: int, base: int) -> None:
        super().__init__(seat)
        self.cell = cell
        self.base = base

    def pack(self) -> list[int]:
        return [self.seat, self.cell, self.base]

    def run(self, s: Calamandara) -> None:
        if is_gone(s, self.base):
            s.tell(MOVE_PREVENTED, self.seat)
        elif self.cell in reach(s, self.seat):
            move_token(s, self.seat, self.cell)
        elif self.base == 0:
            s.next(MoveMenu(self.seat))


def move_by_card(s: Calamandara, user: int, seat: int, cell: int) -> None:
    """A token moves through Lamentos: only Monumento can be played against the card's user. [cal.card.25.4]"""
    s.next(Walk(seat, cell, len(s.chain)))
    open_window(s, W_LAMENT, user)


def move_token(s: Calamandara, seat: int, cell: int) -> None:
    """A token comes to rest: the Rift first, then mirrors, the Rift again, then zones. [cal.rift.1–2, cal.sym.42, cal.zone.15]"""
    before = finals(s)
    put_token(s, seat, cell)
    s.tell(MOVED, seat, cell)
    if not is_won(s):
        s.alarms.append(TOKEN_ALARM | seat)
        settle_tokens(s, before)


def settle_tokens(s: Calamandara, before: int) -> None:
    """After an action: pushes, the Rift, zone changes. [cal.sym.51, cal.zone.15]"""
    if s.alarms:
        s.next(LookAtTokens(before))
        s.next(Pushes(s.active, 0))
    elif not is_won(s):
        s.next(ZoneChanges(s.active, before, 0))


class LookAtTokens(Auto[Calamandara]):
    """The Rift is looked at before zones change. [cal.rift.2]"""

    def __init__(self, before: int) -> None:
        super().__init__()
        self.before = before

    def pack(self) -> list[int]:
        return [self.before]

    def run(self, s: Calamandara) -> None:
        if not is_won(s):
            s.next(ZoneChanges(s.active, self.before, 0))


class Pushes(Auto[Calamandara]):
    """Tokens that a mirror pushes now, clockwise from the active traveller, each chain to its end. [cal.sym.51]"""

    def __init__(self, seat: int, offset: int) -> None:
        super().__init__(seat)
        self.offset = offset

    def pack(self) -> list[int]:
        return [self.seat, self.offset]

    def run(self, s: Calamandara) -> None:
        if not s.alarms:
            return
        for offset in range(self.offset, s.seats):
            seat = (s.active + offset) % s.seats
            mirror = alarmed_mirror(s, seat)
            if mirror != OFF:
                s.next(Pushes(self.seat, offset + 1))
                push_back(s, seat, 1 << mirror)
                return
        s.alarms = []


def push_back(s: Calamandara, seat: int, used: int) -> None:
    """A mirror pushes a token: behind, else beside, else back to its start. [cal.sym.45–48]"""
    cells = retreats(s, seat)
    if len(cells) > 1:
        s.next(Retreat(seat, used))
    else:
        come_to_rest(s, seat, cells[0] if cells else START, used)


def come_to_rest(s: Calamandara, seat: int, cell: int, used: int) -> None:
    """A chain goes on while another mirror touches the token; it ends on the Rift. [cal.sym.48, cal.rift.3]"""
    retreat(s, seat, cell)
    if cell in (START, RIFT):
        return
    mirror = touching_mirror(s, seat)
    if mirror != OFF and not (used >> mirror) & 1:
        push_back(s, seat, used | 1 << mirror)


class Retreat(FreeChoice[Calamandara]):
    """Choose where your pushed token goes. [cal.sym.45]"""

    point = "D_RETREAT"
    rule = "cal.sym.45"

    def __init__(self, seat: int, used: int) -> None:
        super().__init__(seat)
        self.used = used  # mirrors that have acted in this chain, one bit per cell

    def pack(self) -> list[int]:
        return [self.seat, self.used]

    def candidates(self, s: Calamandara) -> list[int]:
        return [CELL + cell for cell in retreats(s, self.seat)]

    def take(self, s: Calamandara, action: int) -> None:
        come_to_rest(s, self.seat, action - CELL, self.used)

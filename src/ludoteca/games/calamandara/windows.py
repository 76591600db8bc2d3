"""Windows as a table meets them: who could answer as far as everybody knows, and when a standing pass may. [cal.react.45–49, cal.hid.5–7]"""

from __future__ import annotations

from ludoteca.core.game import Window as Secret
from ludoteca.games.calamandara.actions import PASS, PLAY, PLAY_PARKED, W_END, W_MOVE, WINDOWS
from ludoteca.games.calamandara.board import RIFT
from ludoteca.games.calamandara.rules.pile import is_full
from ludoteca.games.calamandara.state import Calamandara
from ludoteca.games.calamandara.steps.moving import Walk
from ludoteca.games.calamandara.steps.reacting import Declare, window_on_top

EVENTS = [*WINDOWS[1:], "answer"]
"""What people may be asked about; `answer`: a card somebody has played."""


def window(s: Calamandara) -> Secret | None:
    """The open window as all may know it; while a card is declared in it nobody else can tell. [cal.react.46, cal.react.49, cal.hid.5]"""
    kind, actor, base, answering = window_on_top(s)
    if kind < 0:
        return None
    skip = -1 if isinstance(s.agenda[-1], Declare) else PASS
    first = s.chain[-1].seat if answering else actor
    order = [actor] if kind == W_END and not answering else [(first + offset) % s.seats for offset in range(1, s.seats)]
    able = [seat for seat in order if s.hands[seat] or any(card.holder == seat for card in s.parked)]
    restful = not answering and is_full(kind) and len(s.chain) == base and not (kind == W_MOVE and names_the_rift(s))
    return Secret("answer" if answering else WINDOWS[kind], able, skip, restful, "D_REACT", "cal.react.1")


def names_the_rift(s: Calamandara) -> bool:
    """Is a move to the Rift being answered?"""
    for step in s.agenda:
        if isinstance(step, Walk) and step.cell == RIFT:
            return True
    return False


def asked_openly(s: Calamandara) -> list[int]:
    """Whom a shared screen has to ask in the open window, by public counts alone, in the order of asking; nobody means no wait. [cal.hid.6–7]"""
    found = window(s)
    return found.able if found is not None and found.skip >= 0 else []


def as_from_hand(action: int) -> int:
    """A parked card is the same answer as one from the hand."""
    return action - PLAY_PARKED + PLAY if action >= PLAY_PARKED else action

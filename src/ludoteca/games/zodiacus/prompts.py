"""The words of a question and of its answers, with the names of this table: who is asked, who may be struck, whose tower it is."""

from __future__ import annotations

from ludoteca.core.state import Choice, State
from ludoteca.core.view import Text
from ludoteca.games.zodiacus.actions import ASSIGN, EVOLVE, FIGURES, PIECE_COUNT, PLAYER, REVIVE, TARGET
from ludoteca.games.zodiacus.content import INTREPIDOS, SLOTS
from ludoteca.games.zodiacus.rules.harm import name_of
from ludoteca.games.zodiacus.state import NOTHING, Zodiacus, seat_of
from ludoteca.games.zodiacus.steps.combat import Counter, Opportunity
from ludoteca.games.zodiacus.steps.damage import LastBreath
from ludoteca.games.zodiacus.steps.hero import HeroChoice
from ludoteca.games.zodiacus.steps.moving import Walk


def prompt_args(s: Zodiacus, step: Choice[State]) -> dict[str, str | int]:
    """What the question speaks of: the intrépido, whom it may strike at, the movement left, the XP."""
    found: dict[str, str | int] = {"figure": "", "foe": "", "left": 0, "xp": 0}
    if isinstance(step, (Opportunity, Counter)):
        foe = step.mover if isinstance(step, Opportunity) else step.attacker
        found["figure"] = f"@zodiacus-figure-{INTREPIDOS[s.kind[step.hero]]}"
        found["foe"] = f"@zodiacus-figure-{INTREPIDOS[s.kind[foe]]}"
    if isinstance(step, (HeroChoice, Walk, LastBreath)) and s.kind[step.hero] != NOTHING:
        found["figure"] = f"@zodiacus-figure-{INTREPIDOS[s.kind[step.hero]]}"
    if isinstance(step, Walk):
        found["left"] = step.left
    if 0 <= step.seat < s.seats:
        found["xp"] = s.xp[step.seat]
    return found


def option_text(s: Zodiacus, action: int) -> Text | None:
    """An answer that speaks of a piece or a player, by their names at this table; None where the action says enough by itself."""
    if TARGET <= action < TARGET + PIECE_COUNT:
        return named(s, "target", action - TARGET)
    if PLAYER <= action < PLAYER + s.seats:
        return {"key": "zodiacus-answer-player", "args": {"owner": f"#{action - PLAYER}"}}
    seat = s.agenda[-1].seat
    for start, kind in ((EVOLVE, "evolve"), (REVIVE, "revive"), (ASSIGN, "assign")):
        if start <= action < start + len(SLOTS):
            text = named(s, kind, seat * len(SLOTS) + action - start)
            text["args"]["slot"] = f"@zodiacus-slot-{SLOTS[action - start]}"
            return text
    return None


def named(s: Zodiacus, kind: str, piece: int) -> Text:
    """An answer about a piece: the name on its card, and whose it is."""
    return {"key": f"zodiacus-answer-{kind}", "args": {"figure": f"@zodiacus-figure-{FIGURES[name_of(s, piece)]}", "owner": f"#{seat_of(piece)}"}}

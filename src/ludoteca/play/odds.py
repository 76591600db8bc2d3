"""What chance could have brought, written into a record beside what it brought: with the seeds, any program that knows no rule recomputes every outcome.

A line names the outcomes in ascending order of their action numbers, `die:1 die:2*3`, where `*3` is a weight other than 1; or it says what differs from
an earlier line, `as 17 -card:f9 card:e2*2`: without this one, that one with another weight.
"""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.core.game import Game
from ludoteca.core.state import CHANCE
from ludoteca.play.match import Match


class Odds:
    """Writes the lines of one match, in order."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.known: dict[str, tuple[int, dict[str, int]]] = {}  # by the kind of the first outcome: the last ply and what was possible then

    def text(self, ply: int, possible: Sequence[tuple[int, int]]) -> str:
        """What was possible at this ply."""
        now = {self.game.actions.format(action): weight for action, weight in possible}
        whole = " ".join(written(notation, weight) for notation, weight in now.items())
        kind = next(iter(now)).partition(":")[0]
        before = self.known.get(kind)
        self.known[kind] = ply, now
        if before is None or not now.keys() <= before[1].keys():
            return whole
        gone = [f"-{notation}" for notation in before[1] if notation not in now]
        other = [written(notation, weight) for notation, weight in now.items() if before[1][notation] != weight]
        short = " ".join([f"as {before[0]}", *gone, *other])
        return short if len(short) < len(whole) else whole


def written(notation: str, weight: int) -> str:
    """An outcome with its weight."""
    return notation if weight == 1 else f"{notation}*{weight}"


def odds_lines(match: Match, foreign: int = 0) -> list[str]:
    """The lines of a match for all outcomes after the first `foreign` plies."""
    odds = Odds(match.game)
    state = match.at(0)
    lines: list[str] = []
    for ply, action in enumerate(match.actions, start=1):
        if state.to_move() == CHANCE and ply > foreign:
            lines.append(f"odds {ply}: {odds.text(ply, state.chance())}")
        state.advance(action)
    return lines

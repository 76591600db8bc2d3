"""The proof of fair dice: recompute every outcome of a finished record from the seeds it reveals."""

from __future__ import annotations

from dataclasses import dataclass

from ludoteca.core.content import Content
from ludoteca.core.state import CHANCE
from ludoteca.play import record as records
from ludoteca.play.dice import Dice, commitment
from ludoteca.play.match import begin, check_end, follow
from ludoteca.play.odds import Odds


@dataclass(frozen=True)
class Verdict:
    """Whether all outcomes are those of the seeds; if not, the first line that is wrong (0: the record as a whole) and why."""

    fair: bool
    outcomes: int
    line: int = 0
    reason: str = ""


def verify(text: str, content: Content | None = None) -> Verdict:
    """Recompute every chance outcome of a record, and the odds it tells of; a damaged record raises BadRecord."""
    record = records.read(text)
    if record.seed is None:
        return Verdict(False, 0, 0, "the seed has not been revealed, so nothing can be verified")
    if commitment(record.seed) != record.commitment:
        return Verdict(False, 0, record.lines["seed"], "the seed is not the one that was committed to before the match")
    match = begin(record, content)
    dice = Dice(record.seed, match.player_seeds)
    odds = Odds(match.game)
    outcomes = 0
    for entry in record.entries:
        if match.to_move() == CHANCE and entry.ply > record.foreign:
            possible = odds.text(entry.ply, match.state.chance())
            told = record.odds.get(entry.ply)
            if record.odds and told != possible:
                line = record.lines.get(f"odds {entry.ply}", entry.line)
                return Verdict(False, outcomes, line, f"ply {entry.ply} could have brought {possible[:200]}, not {(told or 'nothing')[:200]}")
            due = match.game.actions.format(dice.outcome(entry.ply, match.state.chance()))
            if entry.seat is None and entry.notation != due:
                return Verdict(False, outcomes, entry.line, f"ply {entry.ply} says {entry.notation}, but the seeds give {due}")
            outcomes += 1
        follow(match, entry)
    check_end(match, record)
    return Verdict(True, outcomes)

"""Matches and what is kept of them: start with `match.py`; `record.py` is the text, `dice.py` the fair dice, `verify.py` their proof."""

from __future__ import annotations

from ludoteca.play.match import Match as Match
from ludoteca.play.match import Moment as Moment
from ludoteca.play.match import replay as replay
from ludoteca.play.verify import Verdict as Verdict
from ludoteca.play.verify import verify as verify

__all__ = ["Match", "Moment", "Verdict", "replay", "verify"]

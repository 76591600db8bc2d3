"""From games to figures: shares of the wins with 95 % intervals, and the time a choice takes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import median

from ludoteca.arena.games import Played

Z = 1.959964
"""Standard deviations on either side that hold 95 % of a normal distribution."""


@dataclass(frozen=True)
class Standing:
    """How one bot of a match-up did."""

    bot: str
    games: int
    wins: float  # a shared first place counts as a share of a win
    low: float
    high: float
    choices: int
    seconds: float

    @property
    def rate(self) -> float:
        """The share of games won."""
        return self.wins / self.games if self.games else 0.0

    @property
    def seconds_per_choice(self) -> float:
        """The mean time of one decision."""
        return self.seconds / self.choices if self.choices else 0.0


@dataclass(frozen=True)
class Balance:
    """What a match-up says about the game itself: how long it lasts and what the first turn is worth. Fair only between equal bots."""

    lengths: tuple[int, int, int]  # a tenth of the games are at most this long, half, nine tenths; in turns or rounds
    choices: int  # decisions of all seats together: the median
    opened: int  # games in which somebody had the first turn
    wins: int  # those in which that seat was among the winners
    low: float
    high: float


def interval(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a win rate (Wilson 1927): honest also for few games and near 0 or 1."""
    if not games:
        return 0.0, 1.0
    rate = wins / games
    spread = Z * sqrt(rate * (1 - rate) / games + Z * Z / (4 * games * games))
    middle = rate + Z * Z / (2 * games)
    scale = 1 + Z * Z / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def whole_deals(played: Sequence[Played], seats: int) -> list[Played]:
    """The games of those deals that were played in every rotation, in order: what remains fair when a run is stopped."""
    complete: dict[int, list[Played]] = {}
    for one in played:
        complete.setdefault(one.number // seats, []).append(one)
    return sorted((one for group in complete.values() if len(group) == seats for one in group), key=lambda one: one.number)


def tally(bots: Sequence[str], played: Sequence[Played]) -> list[Standing]:
    """The standing of each bot, in the order given."""
    standings = []
    for index, bot in enumerate(bots):
        wins = sum(1 / one.places.count(1) for one in played if one.places[index] == 1)
        low, high = interval(wins, len(played))
        choices = sum(one.choices[index] for one in played)
        standings.append(Standing(bot, len(played), wins, low, high, choices, sum(one.seconds[index] for one in played)))
    return standings


def balance(played: Sequence[Played]) -> Balance:
    """The lengths of the games and how those who began fared."""
    opened = [one for one in played if one.opener >= 0]
    wins = sum(one.places[one.opener] == 1 for one in opened)
    lengths = sorted(one.length for one in played)
    low, middle, high = (lengths[min(len(lengths) - 1, len(lengths) * tenths // 10)] if lengths else 0 for tenths in (1, 5, 9))
    return Balance((low, middle, high), int(median(sum(one.choices) for one in played)) if played else 0, len(opened), wins, *interval(wins, len(opened)))

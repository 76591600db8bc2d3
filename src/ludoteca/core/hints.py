"""What a game may tell bots about itself, in its `hints.py`: how good a state looks, and where a playout may stop."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from ludoteca.core.draw import Draw
from ludoteca.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Hints:
    """The defaults know nothing but the final ranking. Every method sees a state that is true only for the asking seat."""

    easy: str = "mcts:30/0.5s"  # the bot behind each level: simulations make it repeatable, the ceiling keeps it prompt
    medium: str = "mcts:300/0.9s"
    hard: str = "mcts:5000/2.8s"
    explore: float = 0.7  # how eagerly a search tries what has not done well so far
    trust: float = 0.0  # how many simulations a first look at the own options, one step ahead by `advantage`, is worth; 0 = it is not taken

    def value(self, s: State) -> list[float]:
        """How likely each seat is to win from here, from 0 to 1; called where a playout stops and at the end of the game."""
        return victory(s.ranking()) if not s.agenda else [1.0 / s.seats] * s.seats

    def rest(self, root: State, s: State) -> bool:
        """Is this as far as a search that began at `root` looks? Asked before every choice and every chance; the game's end always stops it."""
        return False

    def secret(self, s: State) -> bool:
        """Is the choice on top made in secret, so that the other seats see no more than that it is made?"""
        return False

    def shortlist(self, s: State) -> list[int]:
        """The options of the choice on top that a search should look at: sorted, some of `s.open`, never empty, the same for the same state.

        By default all. It narrows where a search spends its time; it is never a rule, and the other options stay legal for everybody.
        """
        return s.open

    def playout(self, s: State, draw: Draw) -> int:
        """Which option a playout takes: by default any, each alike."""
        return draw.pick(s.open)

    def advantage(self, s: State, seat: int) -> float:
        """How well this seat stands, on any scale: what the greedy bot maximises after each of its options."""
        return self.value(s)[seat]


def victory(ranking: list[int]) -> list[float]:
    """The win: one for whoever is first, shared by those who tie for it, nothing for the others."""
    return [1.0 / ranking.count(1) if place == 1 else 0.0 for place in ranking]


def shares(ranking: list[int]) -> list[float]:
    """One point for the first place and none for the last, in even steps; those who tie share their steps."""
    seats = len(ranking)
    values: list[float] = []
    for place in ranking:
        below = 0
        level = 0
        for other in ranking:
            if other > place:
                below += 1
            elif other == place:
                level += 1
        values.append((below + (level - 1) / 2) / (seats - 1) if seats > 1 else 1.0 / place)
    return values

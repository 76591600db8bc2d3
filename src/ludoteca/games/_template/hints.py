"""What bots may know about High Card: points are worth their share, a high card is worth a little."""

from __future__ import annotations

from typing import cast

from ludoteca.core.hints import Hints, victory
from ludoteca.core.state import State
from ludoteca.games._template.state import HighCard


class HighCardHints(Hints):
    """A playout may stop when the round is over."""

    def rest(self, root: State, s: State) -> bool:
        return cast(HighCard, s).round > cast(HighCard, root).round

    def value(self, s: State) -> list[float]:
        if not s.agenda:
            return victory(s.ranking())
        table = cast(HighCard, s)
        total = sum(table.points) + s.seats
        return [(points + 1) / total for points in table.points]

    def advantage(self, s: State, seat: int) -> float:
        table = cast(HighCard, s)
        return table.points[seat] + (table.hands[seat] if table.hands[seat] >= 0 else 2.6) / 10


HINTS = HighCardHints()

"""The table of High Card: the fields, one comment each; copy. No rules."""

from __future__ import annotations

from typing import ClassVar

from ludoteca.core.state import State
from ludoteca.games._template.content import HighCardContent


class HighCard(State):
    """Everything that is true at the table."""

    FIELDS: ClassVar[tuple[str, ...]] = ("points_needed", "round", "first", "points", "hands", "discards", "bag")

    points_needed: int  # option: first to score so many wins
    round: int  # rounds begun
    first: int  # who decides first in this round
    points: list[int]  # rounds won, by seat
    hands: list[int]  # the card each seat holds, 0–5; −1 before the deal
    discards: list[int]  # swapped cards, face up, in order
    bag: list[int]  # how many of each card nobody has seen in this round

    def __init__(self, seats: int, content: HighCardContent) -> None:
        super().__init__(seats, content)
        self.box = content

    def lay_out(self, points_needed: int) -> None:
        """An empty table before the first round."""
        self.points_needed = points_needed
        self.round = 0
        self.first = -1
        self.points = [0] * self.seats
        self.hands = [-1] * self.seats
        self.discards = []
        self.bag = self.box.copies[:]

    def copy(self) -> HighCard:
        s = HighCard(self.seats, self.box)
        self.copy_agenda(s)
        s.points_needed = self.points_needed
        s.round = self.round
        s.first = self.first
        s.points = self.points[:]
        s.hands = self.hands[:]
        s.discards = self.discards[:]
        s.bag = self.bag[:]
        return s

    def ranking(self) -> list[int]:
        """Most points first; equal points share a place. [toy.win.1–2]"""
        return [1 + sum(other > own for other in self.points) for own in self.points]

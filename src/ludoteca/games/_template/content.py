"""Loads and checks content.toml."""

from __future__ import annotations

from ludoteca.core.content import Content
from ludoteca.core.game import Game
from ludoteca.core.table import Table

CARDS = 6
MOST_SEATS = 4


class HighCardContent(Content):
    """The numbers of the box. [toy.cmp.1]"""

    def __init__(self, game: Game, table: Table) -> None:
        super().__init__(game, table)
        table.only("title", "copies", "rounds", "reconstructed", "printed")
        self.copies: list[int] = table.numbers("copies", least=0, most=20)
        if len(self.copies) != CARDS:
            raise table.fail("copies", f"must name {CARDS} quantities, not {len(self.copies)}")
        if sum(self.copies) <= MOST_SEATS:
            raise table.fail("copies", f"must leave a card to draw when {MOST_SEATS} hold one each")
        self.rounds = table.number("rounds", least=1, most=100)

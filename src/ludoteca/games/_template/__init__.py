"""High Card, a running toy to copy: everyone holds one hidden card, keeps or swaps it, and the highest scores.

Read in this order: content.toml (the numbers), content.py (their check), actions.py (choices, happenings, reasons),
state.py (the fields), steps.py (the decisions), rules.py (verbs and questions), views.py (who knows what), hints.py (bots).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from ludoteca.core.content import Content
from ludoteca.core.draw import Draw
from ludoteca.core.game import Game, GameOption, Setting
from ludoteca.core.state import State
from ludoteca.core.table import Table
from ludoteca.core.view import View
from ludoteca.games._template import views
from ludoteca.games._template.actions import ACTIONS, DEAL, EVENTS, REASONS, VOCABULARY
from ludoteca.games._template.content import HighCardContent
from ludoteca.games._template.state import HighCard
from ludoteca.games._template.steps import STEPS, NewRound

OPTIONS = [GameOption("points_needed", "toy.win.1", 3, least=1, most=9)]


class HighCardGame(Game):
    """High Card as the rest of the house knows it."""

    name = "_template"
    bound = 1000

    def read_content(self, table: Table) -> Content:
        return HighCardContent(self, table)

    def blank(self, seats: int, content: Content) -> State:
        return HighCard(seats, cast(HighCardContent, content))

    def fresh(self, seats: int, settings: Mapping[str, Setting], content: Content) -> State:
        s = HighCard(seats, cast(HighCardContent, content))
        s.lay_out(int(settings["points_needed"]))
        s.next(NewRound())
        return s

    def view(self, s: State, seat: int | None) -> View:
        return views.view(cast(HighCard, s), seat)

    def determinize(self, s: State, seat: int, draw: Draw) -> State:
        return views.determinize(cast(HighCard, s), seat, draw)

    def setup(self, position: Mapping[str, object], content: Content | None = None) -> State:
        return views.setup(self, position, cast(HighCardContent, content or self.load()))

    def position(self, s: State) -> dict[str, object]:
        return views.position(cast(HighCard, s))

    def census(self, s: State) -> list[int]:
        return views.census(cast(HighCard, s))

    def target(self, s: State, action: int) -> str:
        return "button" if action >= DEAL else f"hand:{s.to_move()}"


GAME = HighCardGame(__file__, range(2, 5), OPTIONS, VOCABULARY, ACTIONS, EVENTS, REASONS, STEPS)

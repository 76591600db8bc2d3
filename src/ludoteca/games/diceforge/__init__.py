"""Dice Forge: roll the dice you have built, buy better faces and heroic feats, and have the most glory when the last round is over.

Read in this order: content.toml (the numbers), content.py (their check), actions.py (words, choices, happenings, reasons), state.py (the fields),
steps/ (the decisions: turn, dice, blessings, resources, forging, feats, beginning), cards.py (what each card does), rules.py (verbs and questions),
views/ (the table as it is seen, and positions), wording.py (what faces and cards say), hints.py (bots).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from ludoteca.core.content import Content
from ludoteca.core.draw import Draw
from ludoteca.core.game import Game, GameOption, Say, Setting
from ludoteca.core.state import NOBODY, Choice, State
from ludoteca.core.table import Table
from ludoteca.core.view import Decision, Text, View
from ludoteca.games.diceforge.actions import ACTIONS, BEARER, EVENTS, REASONS, VOCABULARY
from ludoteca.games.diceforge.content import FEAT_NAMES, DiceforgeContent
from ludoteca.games.diceforge.state import Diceforge
from ludoteca.games.diceforge.steps import beginning, blessings, dice, feats, forging, resources, turn
from ludoteca.games.diceforge.views import position as positions
from ludoteca.games.diceforge.views import table as tables
from ludoteca.games.diceforge.wording import wording

ALTERNATES: Final = ["great_bear", "tenacious_boar", "cerberus", "sentinel", "celestial_ship", "guardians_shield", "triton", "cyclops", "typhon"]
"""The nine sets of the box that may replace an introductory one; their options count in a custom game only, and only for what a pack has as alternates."""
OPTIONS: Final = [
    GameOption("sets", "dic.var.1", "intro", words=["intro", "custom", "all_alternates", "random"]),
    *[GameOption(name, "dic.var.2", False) for name in ALTERNATES],
]
STEPS: Final[list[type]] = [*turn.STEPS, *dice.STEPS, *blessings.STEPS, *resources.STEPS, *forging.STEPS, *feats.STEPS, *beginning.STEPS]


class DiceforgeGame(Game):
    """Dice Forge as the rest of the house knows it."""

    name = "diceforge"
    bound = 5000

    def read_content(self, table: Table) -> Content:
        return DiceforgeContent(self, table)

    def blank(self, seats: int, content: Content) -> State:
        return Diceforge(seats, cast(DiceforgeContent, content))

    def fresh(self, seats: int, settings: Mapping[str, Setting], content: Content) -> State:
        """A new table with the sets of the chosen mode. [dic.set.3, dic.set.12, dic.set.13, dic.var.1–5]"""
        s = Diceforge(seats, cast(DiceforgeContent, content))
        s.lay_out()
        mode = settings["sets"]
        for slot, feat in enumerate(s.box.alternate):
            if feat >= 0 and (mode == "all_alternates" or (mode == "custom" and settings.get(FEAT_NAMES[feat]))):
                s.feats[slot] = feat
        s.next(beginning.Begin(NOBODY, 1 if mode == "random" else 0))
        return s

    def view(self, s: State, seat: int | None) -> View:
        return tables.view(cast(Diceforge, s), seat)

    def determinize(self, s: State, seat: int, draw: Draw) -> State:
        return tables.determinize(cast(Diceforge, s), seat, draw)

    def setup(self, position: Mapping[str, object], content: Content | None = None) -> State:
        return positions.setup(self, position, cast(DiceforgeContent, content or self.load()))

    def position(self, s: State) -> dict[str, object]:
        return positions.position(cast(Diceforge, s))

    def census(self, s: State) -> list[int]:
        return tables.census(cast(Diceforge, s))

    def wording(self, content: Content, say: Say) -> dict[str, str]:
        return wording(cast(DiceforgeContent, content), say)

    def opener(self, s: State) -> int:
        return 0  # [dic.set.1]

    def length(self, s: State) -> int:
        return cast(Diceforge, s).round

    def target(self, s: State, action: int) -> str:
        return tables.target(cast(Diceforge, s), action)

    def action_text(self, action: int) -> Text:
        text = super().action_text(action)
        if BEARER <= action < BEARER + self.seats[-1]:
            text["args"]["hero"] = f"#{action - BEARER}"  # said as the player's name
        return text

    def decision(self, s: State) -> Decision | None:
        found = super().decision(s)
        step = s.agenda[-1] if s.agenda else None
        if found is not None and isinstance(step, blessings.BlessOrder):
            for option in found["options"]:
                option["text"] = tables.order_text(step, option["action"])
        return found

    def prompt(self, s: State, step: Choice[State]) -> Text:
        return tables.prompt(cast(Diceforge, s), step)


GAME = DiceforgeGame(__file__, range(2, 5), OPTIONS, VOCABULARY, ACTIONS, EVENTS, REASONS, STEPS)

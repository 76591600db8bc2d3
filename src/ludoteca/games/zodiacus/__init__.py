"""Zodiacus: Intrépidos: three heroes, a castle behind two towers, sixty cards, and dice. Two players, two pairs, or four against each other.

Read in this order: content.toml (the box), effects.py (its vocabulary), content.py (its check), actions.py (choices, happenings, reasons), board.py
(the ground), state.py (the fields), steps/ (setup, turn, hero, cards, aiming, operations, drawing, moving, combat, damage),
rules/ (figures, ground, targets, harm), previews.py (what a board shows beforehand), views.py (who knows what), prompts.py (what is asked),
position.py (any situation in a few words), decks.py (decks of one's own), wording.py (what is printed on the cards), hints.py (bots).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from ludoteca.core.content import Content
from ludoteca.core.draw import Draw
from ludoteca.core.game import Game, GameOption, Say, Setting
from ludoteca.core.state import Choice, State
from ludoteca.core.table import Table
from ludoteca.core.view import DeckReport, DeckRules, Text, View
from ludoteca.games.zodiacus import decks as own_decks
from ludoteca.games.zodiacus import position as positions
from ludoteca.games.zodiacus import prompts, views
from ludoteca.games.zodiacus.actions import ACTIONS, EVENTS, REASONS, VOCABULARY
from ludoteca.games.zodiacus.content import COLUMNS_OF_LEVEL, ZodiacusContent
from ludoteca.games.zodiacus.state import Zodiacus
from ludoteca.games.zodiacus.steps import aiming, cards, combat, damage, drawing, hero, moving, operations, setup, turn
from ludoteca.games.zodiacus.steps.setup import roll_for
from ludoteca.games.zodiacus.wording import wording

OPTIONS = [
    GameOption("mode", "zod.var.1", "teams", words=["teams", "ffa"]),
    GameOption("deck_mode", "zod.var.2", "own", words=["own", "shared"]),
    GameOption("astral_bonds", "zod.var.3", False),
    GameOption("max_turns", "zod.var.4", 60, least=0, most=200),
    GameOption("quick_setup", "zod.var.5", False),
]
STEPS = [
    *setup.STEPS, *turn.STEPS, *cards.STEPS, *hero.STEPS, *moving.STEPS, *aiming.STEPS, *operations.STEPS, *drawing.STEPS, *combat.STEPS, *damage.STEPS,
]  # fmt: skip


class ZodiacusGame(Game):
    """Zodiacus as the rest of the house knows it."""

    name = "zodiacus"
    bound = 200_000
    columns: Mapping[str, Sequence[str]] = {"intrepidos.*.levels.*": COLUMNS_OF_LEVEL}

    def read_content(self, table: Table) -> Content:
        return ZodiacusContent(self, table)

    def blank(self, seats: int, content: Content) -> State:
        return Zodiacus(seats, cast(ZodiacusContent, content))

    def fresh(self, seats: int, settings: Mapping[str, Setting], content: Content) -> State:
        s = Zodiacus(seats, cast(ZodiacusContent, content))
        positions.set_options(s, settings)
        s.lay_out()
        roll_for(s, (1 << seats) - 1)
        return s

    def view(self, s: State, seat: int | None) -> View:
        return views.view(cast(Zodiacus, s), seat)

    def determinize(self, s: State, seat: int, draw: Draw) -> State:
        return views.determinize(cast(Zodiacus, s), seat, draw)

    def setup(self, position: Mapping[str, object], content: Content | None = None) -> State:
        return positions.setup(self, position, cast(ZodiacusContent, content or self.load()))

    def position(self, s: State) -> dict[str, object]:
        return positions.position(cast(Zodiacus, s))

    def census(self, s: State) -> list[int]:
        return views.census(cast(Zodiacus, s))

    def opener(self, s: State) -> int:
        return cast(Zodiacus, s).order[0]

    def length(self, s: State) -> int:
        return cast(Zodiacus, s).turn

    def target(self, s: State, action: int) -> str:
        return views.target(cast(Zodiacus, s), action)

    def prompt(self, s: State, step: Choice[State]) -> Text:
        text = super().prompt(s, step)
        text["args"].update(prompts.prompt_args(cast(Zodiacus, s), step))
        return text

    def option_text(self, s: State, action: int) -> Text:
        return prompts.option_text(cast(Zodiacus, s), action) or super().option_text(s, action)

    def wording(self, content: Content, say: Say) -> dict[str, str]:
        return wording(cast(ZodiacusContent, content), say)

    def deck_rules(self, content: Content) -> DeckRules | None:
        return own_decks.rules_of(cast(ZodiacusContent, content))

    def read_deck(self, content: Content, text: str, names: Mapping[str, str]) -> DeckReport:
        return own_decks.read_deck(cast(ZodiacusContent, content), text, names)

    def with_decks(self, content: Content, decks: Sequence[DeckReport]) -> str:
        return own_decks.with_decks(cast(ZodiacusContent, content), decks)


GAME = ZodiacusGame(__file__, range(2, 5, 2), OPTIONS, VOCABULARY, ACTIONS, EVENTS, REASONS, STEPS)

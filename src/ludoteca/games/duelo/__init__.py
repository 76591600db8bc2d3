"""Duelo de Zodiacos: improve your hand, close the table when you dare, lay your cards in secret, and clash. Two to four players.

Read in this order: content.toml (the box), content.py (its check), actions.py (choices, happenings, reasons), state.py (the fields),
steps.py (every decision, in the order of a round), rules.py (verbs and questions), clash.py (movements and numbers), abilities.py
(the twelve Kings), views.py (who knows what), wording.py (what the abilities say), position.py (any situation in a few words), hints.py (bots).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from ludoteca.core.content import Content
from ludoteca.core.draw import Draw
from ludoteca.core.game import Game, GameOption, Say, Setting
from ludoteca.core.state import Choice, State
from ludoteca.core.table import Table
from ludoteca.core.view import Text, View
from ludoteca.games.duelo import position as positions
from ludoteca.games.duelo import views
from ludoteca.games.duelo.actions import ACTIONS, DECK, EVENTS, HIDE, LAY, PART, PUT, REASONS, TAKE, VOCABULARY
from ludoteca.games.duelo.content import CARD_COUNT, CARDS, PILES, ZODIAC_COUNT, ZODIACS, DueloContent
from ludoteca.games.duelo.state import Duelo
from ludoteca.games.duelo.steps import STEPS, LayCard, NewRound, PartPile
from ludoteca.games.duelo.wording import wording

OPTIONS = [
    GameOption("min_turns_before_close", "due.opt.1", 1, least=1, most=5),
    GameOption("first_player", "due.opt.2", "random", words=["random", "alternate"]),
    GameOption("declaration", "due.opt.3", "sequential", words=["sequential", "simultaneous"]),
    GameOption("cap_damage", "due.opt.4", False),
    GameOption("choose_hidden", "due.opt.5", False),
    GameOption("turn_cap", "due.opt.6", 20, least=6, most=100),
    GameOption("wins_needed", "due.opt.6", 3, least=1, most=20),
]


class DueloGame(Game):
    """Duelo as the rest of the house knows it."""

    name = "duelo"
    bound = 20_000

    def read_content(self, table: Table) -> Content:
        return DueloContent(self, table)

    def blank(self, seats: int, content: Content) -> State:
        return Duelo(seats, cast(DueloContent, content))

    def fresh(self, seats: int, settings: Mapping[str, Setting], content: Content) -> State:
        s = Duelo(seats, cast(DueloContent, content))
        positions.set_options(s, settings)
        s.lay_out()
        s.next(NewRound())
        return s

    def view(self, s: State, seat: int | None) -> View:
        return views.view(cast(Duelo, s), seat)

    def determinize(self, s: State, seat: int, draw: Draw) -> State:
        return views.determinize(cast(Duelo, s), seat, draw)

    def setup(self, position: Mapping[str, object], content: Content | None = None) -> State:
        return positions.setup(self, position, cast(DueloContent, content or self.load()))

    def position(self, s: State) -> dict[str, object]:
        return positions.position(cast(Duelo, s))

    def wording(self, content: Content, say: Say) -> dict[str, str]:
        return wording(cast(DueloContent, content), say)

    def census(self, s: State) -> list[int]:
        return views.census(cast(Duelo, s))

    def length(self, s: State) -> int:
        return cast(Duelo, s).round

    def target(self, s: State, action: int) -> str:
        if action == DECK:
            return "deck"
        if TAKE <= action < TAKE + PILES:
            return f"pile:{action - TAKE}"
        if PUT <= action < PUT + PILES:
            return f"pile:{action - PUT}"
        if PART <= action < PART + CARD_COUNT:
            return f"card:{CARDS[action - PART]}"
        if LAY <= action < LAY + 2:
            return f"zodiac:{s.to_move()}{'LR'[action - LAY]}"
        if HIDE <= action < HIDE + ZODIAC_COUNT:
            return f"zodiac:{ZODIACS[action - HIDE]}"
        return "button"

    def prompt(self, s: State, step: Choice[State]) -> Text:
        text = super().prompt(s, step)
        if isinstance(step, LayCard):
            text["args"]["card"] = f"@duelo-card-{CARDS[cast(Duelo, s).hands[step.seat][0]]}"
        elif isinstance(step, PartPile):
            text["args"]["card"] = f"@duelo-card-{CARDS[step.card]}"
        return text


GAME = DueloGame(__file__, range(2, 5), OPTIONS, VOCABULARY, ACTIONS, EVENTS, REASONS, STEPS)

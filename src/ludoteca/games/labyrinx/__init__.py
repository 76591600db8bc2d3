"""Labyrinx: a labyrinth that grows, and a fog that closes it again behind you. Be the first to carry five treasures. Two to six players.

Read in this order: content.toml (the box), content.py (its check), actions.py (choices, happenings, reasons), board.py (the table that
wraps, the hall), state.py (the fields), steps/ (setup, turn, actions, despair, challenge), powers/ (one file a character), rules/ (verbs and
questions: piles, paths, fortune), views/ (view, knowledge, positions), hints.py (bots).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from ludoteca.core.content import Content
from ludoteca.core.draw import Draw
from ludoteca.core.game import Game, GameOption, Setting
from ludoteca.core.state import Choice, State
from ludoteca.core.table import Table
from ludoteca.core.view import Text, View
from ludoteca.errors import BadOptions
from ludoteca.games.labyrinx.actions import (
    ACTIONS,
    CARD,
    CELL,
    CHARACTER,
    CHARACTERS,
    EVENTS,
    EXPAND,
    FROM_DISCARD,
    FROM_DRAW,
    GO,
    KINDS,
    PATHS,
    PRESETS,
    REASONS,
    VOCABULARY,
    WHO,
)
from ludoteca.games.labyrinx.board import CELLS, HALL, LARGEST, NOWHERE, SMALLEST, WAYS, Site, space_name
from ludoteca.games.labyrinx.content import OWN_SIZE, LabyrinxContent
from ludoteca.games.labyrinx.powers import attunement, charge, explosion, guile, hunt, leap, poetry, transmutation
from ludoteca.games.labyrinx.rules import piles
from ludoteca.games.labyrinx.state import Labyrinx, kind_of_card
from ludoteca.games.labyrinx.steps import actions as action_steps
from ludoteca.games.labyrinx.steps import challenge, despair, turn
from ludoteca.games.labyrinx.steps import setup as setup_steps
from ludoteca.games.labyrinx.steps.setup import HIGHEST, LOWEST, Characters, Deal, DrawFirst, PlaceHall, RollForFirst, begin_with
from ludoteca.games.labyrinx.views import knowledge, positions
from ludoteca.games.labyrinx.views import view as views

SEATS = range(2, 7)
AGE_NOT_SAID = 0
OPTIONS = [
    GameOption("table", "lab.var.4", "players", words=["players", *PRESETS, "own"]),
    GameOption("width", "lab.geo.3", OWN_SIZE[0], least=SMALLEST, most=LARGEST),
    GameOption("height", "lab.geo.3", OWN_SIZE[1], least=SMALLEST, most=LARGEST),
    GameOption("hall_side", "lab.var.1", "exits", words=["exits", "doors"]),
    GameOption(
        "first_player", "lab.var.2", "dice_high", words=["random", "dice_high", "dice_low", "youngest", "oldest", *[f"seat{seat}" for seat in range(6)]]
    ),
    *[GameOption(f"age{seat}", "lab.setup.1", AGE_NOT_SAID, least=0, most=150) for seat in range(6)],
    GameOption("characters", "lab.var.3", "choose", words=["choose", "random"]),
    GameOption("hall_place", "lab.setup.4", "choose", words=["choose", "center"]),
    GameOption("race_round_cap", "lab.race.9", 10, least=1, most=100),
    GameOption("memory_aid", "lab.info.2", False),
]
STEPS = [
    Site, *setup_steps.STEPS, *turn.STEPS, *action_steps.STEPS, *despair.STEPS, *challenge.STEPS, *piles.STEPS, *explosion.STEPS, *guile.STEPS, *poetry.STEPS,
    *attunement.STEPS, *leap.STEPS, *hunt.STEPS, *transmutation.STEPS, *charge.STEPS,
]  # fmt: skip


class LabyrinxGame(Game):
    """Labyrinx as the rest of the house knows it."""

    name = "labyrinx"
    version = 2
    changes: Mapping[int, str] = {2: "a line hunt asks card by card, and a card out of a hand of several alike is asked for too"}
    replays: Sequence[int] = (2,)
    bound = 100_000

    def read_content(self, table: Table) -> Content:
        return LabyrinxContent(self, table)

    def blank(self, seats: int, content: Content) -> State:
        return Labyrinx(seats, cast(LabyrinxContent, content))

    def fresh(self, seats: int, settings: Mapping[str, Setting], content: Content) -> State:
        box = cast(LabyrinxContent, content)
        s = Labyrinx(seats, box)
        size = box.table_size(seats, settings)
        s.lay_out(size[0], size[1])
        s.hall_doors = 1 if settings["hall_side"] == "doors" else 0
        s.race_cap = int(settings["race_round_cap"])
        s.memory_aid = 1 if settings["memory_aid"] else 0
        s.then(Characters(1 if settings["characters"] == "random" else 0), PlaceHall(1 if settings["hall_place"] == "choose" else 0), Deal())
        find_first(s, settings)
        return s

    def view(self, s: State, seat: int | None) -> View:
        return views.view(cast(Labyrinx, s), seat)

    def determinize(self, s: State, seat: int, draw: Draw) -> State:
        return knowledge.determinize(cast(Labyrinx, s), seat, draw)

    def setup(self, position: Mapping[str, object], content: Content | None = None) -> State:
        return positions.setup(self, position, cast(LabyrinxContent, content or self.load()))

    def position(self, s: State) -> dict[str, object]:
        return positions.position(cast(Labyrinx, s))

    def census(self, s: State) -> list[int]:
        return knowledge.census(cast(Labyrinx, s))

    def opener(self, s: State) -> int:
        return cast(Labyrinx, s).first

    def length(self, s: State) -> int:
        return cast(Labyrinx, s).turn

    def target(self, s: State, action: int) -> str:
        if CHARACTER <= action < CHARACTER + len(CHARACTERS):
            return f"character:{CHARACTERS[action]}"
        if EXPAND <= action < EXPAND + CELLS:
            return f"cell:{space_name(action - EXPAND)}"
        if CELL <= action < CELL + CELLS:
            return f"cell:{space_name(action - CELL)}"
        if WHO <= action < WHO + SEATS[-1]:
            return f"piece:{action - WHO}"
        if FROM_DISCARD <= action < FROM_DRAW:
            return f"discard_pile:{PATHS[action - FROM_DISCARD]}"
        if FROM_DRAW <= action < FROM_DRAW + KINDS:
            return "draw_pile"
        if CARD <= action < CARD + KINDS:
            return card_target(cast(Labyrinx, s), action - CARD)
        if GO <= action < GO + WAYS:
            return way_target(cast(Labyrinx, s), action - GO)
        return "button"

    def action_text(self, action: int) -> Text:
        text = super().action_text(action)
        if WHO <= action < WHO + SEATS[-1]:
            text["args"]["seat"] = f"#{action - WHO}"  # said as the player's name
        return text

    def prompt(self, s: State, step: Choice[State]) -> Text:
        text = super().prompt(s, step)
        text["args"]["left"] = cast(Labyrinx, s).actions
        text["args"]["level"] = cast(Labyrinx, s).level
        return text


def way_target(s: Labyrinx, way: int) -> str:
    """The cell behind a way out of the space that a step speaks of; the middle of the hall if it leads there."""
    step = s.agenda[-1]
    space = s.where[step.seat]
    if isinstance(step, challenge.TrapDir | challenge.FleeDir | action_steps.PushDir | charge.ChargePush):
        space = s.where[step.who]
    elif isinstance(step, guile.Retaliate):
        space = s.where[step.thief]
    elif isinstance(step, explosion.AvraDir):
        space = step.cell
    target = s.site.reach[space * WAYS + way]
    if target == NOWHERE:
        return "button"
    return f"cell:{space_name(s.site.hall[1] if target == HALL else target)}"


def card_target(s: Labyrinx, kind: int) -> str:
    """The first card of a kind in the hand of whoever is asked, or on the discard pile."""
    seat = s.to_move()
    for index, card in enumerate(s.hands[seat]):
        if kind_of_card(card) == kind and not isinstance(s.agenda[-1], poetry.PoetryCard):
            return f"hand:{seat}/{index}"
    return f"discard_pile:{PATHS[kind]}"


def find_first(s: Labyrinx, settings: Mapping[str, Setting]) -> None:
    """The first player: by dice, by age, by lot, or a given seat. [lab.setup.1, lab.var.2]"""
    way = str(settings["first_player"])
    if way == "random":
        s.next(DrawFirst())
    elif way in ("dice_high", "dice_low"):
        s.next(RollForFirst(s.everyone(), HIGHEST if way == "dice_high" else LOWEST))
    elif way.startswith("seat"):
        seat = int(way[4:])
        if seat >= s.seats:
            raise BadOptions(f"option first_player is {way}, but the seats run from 0 to {s.seats - 1} [lab.setup.1]")
        begin_with(s, seat)
    else:
        ages = [int(settings[f"age{seat}"]) for seat in range(s.seats)]
        if AGE_NOT_SAID in ages:
            raise BadOptions(f"option first_player is {way}, but age{ages.index(AGE_NOT_SAID)} is not given [lab.setup.1]")
        begin_with(s, ages.index(min(ages) if way == "youngest" else max(ages)))  # of equals the lower seat


GAME = LabyrinxGame(__file__, SEATS, OPTIONS, VOCABULARY, ACTIONS, EVENTS, REASONS, STEPS)

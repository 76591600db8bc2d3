"""Walks through random games of any registered game: the tables on which every-game properties are checked."""

from __future__ import annotations

import os

import msgspec
import pytest

from ludoteca.core.draw import Draw
from ludoteca.core.event import Event
from ludoteca.core.game import Game, Setting
from ludoteca.core.state import CHANCE, NOBODY, State
from ludoteca.errors import BadOptions
from ludoteca.games import TEMPLATE, game, names

GAMES = os.environ["LUDOTECA_GAMES"].split(",") if "LUDOTECA_GAMES" in os.environ else [*names(), TEMPLATE]
"""Every registered game and the template; a developer of one game may name it in LUDOTECA_GAMES."""
SEATED = [pytest.param(name, seats, id=f"{name}-{seats}") for name in GAMES for seats in game(name).seats]
"""Every game at every number of seats."""


def variants(of: Game) -> list[dict[str, Setting]]:
    """The default game, and one with each option at its other end."""
    found: list[dict[str, Setting]] = [{}]
    for option in of.options:
        if isinstance(option.default, bool):
            found.append({option.name: not option.default})
        elif option.words:
            found.extend({option.name: word} for word in option.words if word != option.default)
        else:
            found.append({option.name: option.most if option.default != option.most else option.least})
    return found


def playable(of: Game, seats: int, settings: dict[str, Setting]) -> bool:
    """Does the game take these options together? One may need another: who begins by age needs the ages."""
    try:
        of.new(seats, settings)
    except BadOptions:
        return False
    return True


OPTIONED = [
    pytest.param(name, seats, index, id=f"{name}-{seats}-{'-'.join(map(str, next(iter(settings.items()), ('default',))))}")
    for name in GAMES
    for index, settings in enumerate(variants(game(name)))
    for seats in (game(name).seats if index == 0 else [list(game(name).seats)[index % len(game(name).seats)]])
    if index == 0 or playable(game(name), seats, settings)
]
"""Every game at every number of seats by default, and with each option at some number of seats."""


def random_action(s: State, draw: Draw) -> int:
    """Some option, or some outcome of chance."""
    return s.agenda[-1].sample(s, draw) if s.to_move() == CHANCE else draw.pick(s.open)


class Walk:
    """One random game: every action, and copies of some tables on the way where somebody decides or chance is due."""

    def __init__(self, name: str, seats: int, options: dict[str, Setting] | None = None, seed: int = 1, keep: int = 40) -> None:
        self.game = game(name)
        self.events: list[Event] = []
        self.start = self.game.new(seats, options, None, self.events)
        s = self.start.copy()
        s.out = self.events
        draw = Draw(seed)
        self.actions: list[int] = []
        self.tables: list[State] = []
        every = 1
        while s.to_move() != NOBODY:
            if len(self.actions) % every == 0:
                self.tables.append(s.copy())
                if len(self.tables) >= 2 * keep:
                    self.tables = self.tables[::2]
                    every *= 2
            action = random_action(s, draw)
            self.actions.append(action)
            s.apply(action)
            assert len(self.actions) <= self.game.bound, f"{name} does not end within {self.game.bound} actions"
        self.end = s

    def choices(self) -> list[State]:
        """The kept tables at which a seat decides."""
        return [s for s in self.tables if s.to_move() >= 0]


def encoded(value: object) -> bytes:
    """A view, decision or event list as the bytes that would be sent."""
    return msgspec.json.encode(value)

"""The games this server has loaded: looking one up by name walks the games' folders, so it is done once."""

from __future__ import annotations

from functools import cache

from ludoteca.core.game import Game
from ludoteca.games import game as search


@cache
def game_named(name: str) -> Game:
    """The game of this name."""
    return search(name)

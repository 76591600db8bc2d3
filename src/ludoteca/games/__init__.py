"""The shelf: one folder per game. A folder that exports GAME is a game; nothing else has to be registered."""

from __future__ import annotations

import importlib
import importlib.metadata
import pkgutil
from functools import cache

from ludoteca.core.game import Game
from ludoteca.errors import UnknownGame

TEMPLATE = "_template"


@cache
def announced() -> dict[str, str]:
    """Games of other packages, by name: the module that exports each. Looked up once, for it reads every installed package."""
    return {entry.name: entry.value.partition(":")[0] for entry in importlib.metadata.entry_points(group="ludoteca.games")}


def names() -> list[str]:
    """The names of all games: the folders beside this file, and packages that announce themselves as `ludoteca.games`."""
    own = [module.name for module in pkgutil.iter_modules(__path__) if module.ispkg and not module.name.startswith("_")]
    return sorted({*own, *announced()})


def package_of(name: str) -> str:
    """The import path of a game's folder."""
    return announced().get(name, f"{__name__}.{name}")


def game(name: str) -> Game:
    """The game of this name."""
    if name != TEMPLATE and name not in names():
        raise UnknownGame(f"there is no game {name!r}; there are {', '.join(names())}")
    found = getattr(importlib.import_module(package_of(name)), "GAME", None)
    if not isinstance(found, Game):
        raise UnknownGame(f"the folder {package_of(name)} does not export GAME, so it is no game yet")
    return found

"""The frozen tables of a match: what an owner of the box may replace by a pack of their own."""

from __future__ import annotations

import hashlib
import json
from importlib import import_module
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from ludoteca.core.table import Table

if TYPE_CHECKING:
    from ludoteca.core.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Content:
    """Numbers and quantities of one game, checked on load and never changed; records name it by its digest."""

    def __init__(self, game: Game, table: Table) -> None:
        self.game = game
        self.source = table.source
        self.digest = hashlib.sha256(json.dumps(table.values, sort_keys=True).encode()).hexdigest()[:16]  # of the values: comments may change
        self.reconstructed: list[str] = [str(name) for name in table.names("reconstructed")]
        self.printed: list[str] = [str(name) for name in table.names("printed")]  # below those: what is known to stand on the real thing

    def __reduce__(self) -> tuple[object, ...]:
        return reload, (type(self.game).__module__, self.source)


def reload(module: str, source: str) -> Content:
    """Content from its text, for pickling between processes: the game is found by the folder that exports it."""
    game: Game = import_module(module).GAME
    return game.load(source)

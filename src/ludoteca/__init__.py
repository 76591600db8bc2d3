"""Ludoteca plays tabletop games exactly by their rulebooks.

>>> import ludoteca
>>> game = ludoteca.game("duelo")
>>> match = ludoteca.Match(game, seats=2, seed="tonight")
>>> [game.actions.format(action) for action in match.state.options()]
"""

from __future__ import annotations

from ludoteca.core import state as _state
from ludoteca.core.state import CHANCE as CHANCE
from ludoteca.core.state import NOBODY as NOBODY
from ludoteca.errors import LudotecaError as LudotecaError
from ludoteca.games import game as game
from ludoteca.games import names as games
from ludoteca.play.match import Match as Match
from ludoteca.play.match import replay as replay
from ludoteca.version import VERSION

__all__ = ["CHANCE", "COMPILED", "NOBODY", "LudotecaError", "Match", "__version__", "game", "games", "replay"]
__version__ = VERSION

COMPILED = not (_state.__file__ or "").endswith(".py")
"""True where core, games and search run as compiled code; the results are the same either way."""

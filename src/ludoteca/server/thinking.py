"""What runs in the processes where bots think: a state comes in as ints, an action or a list of thoughts goes out."""

from __future__ import annotations

import os
import signal
import threading
from multiprocessing import parent_process

from ludoteca.bots import Thought, make
from ludoteca.bots.kinds import TreeSearch
from ludoteca.core.state import State
from ludoteca.server.shelf import game_named
from ludoteca.server.start import content_of

Position = tuple[str, str | None, list[int], int, int]
"""A game's name, its content pack if any, the packed state, the ply and the seat that decides."""


def prepare() -> None:
    """Give way to the server, and end when it ends, even if it is killed. Ctrl-C at a terminal reaches us too, but is meant for the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(5)
    threading.Thread(target=follow_parent, daemon=True).start()


def follow_parent() -> None:
    """Wait for the server's end."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def state_of(position: Position) -> State:
    """The state a position describes."""
    name, pack, packed, _, _ = position
    game = game_named(name)
    return game.unpack(content_of(game, pack), packed)


def choose(position: Position, level: str, seed: int, ceiling: float = 0.0) -> int:
    """What a bot of this level does, with a ceiling of seconds if one is given."""
    state = state_of(position)
    bot = make(level, state.content.game, seed)
    if ceiling and isinstance(bot, TreeSearch):
        bot.seconds = min(bot.seconds or ceiling, ceiling)
    return bot.choose(state, position[4], position[3])


def explain(position: Position, level: str, seed: int, top: int) -> list[Thought]:
    """What a bot of this level thinks of the best options."""
    state = state_of(position)
    return make(level, state.content.game, seed).explain(state, position[4], top, position[3])


def ready() -> bool:
    """A process that answers this has loaded everything it needs."""
    return True

"""From a word to a bot: `random`, `greedy`, `mcts:1000`, `mcts:2s`, `mcts:1000/2s`, and the levels `easy`, `medium`, `hard`."""

from __future__ import annotations

import importlib.util
import re
from hashlib import sha256

from ludoteca.bots.bot import Bot
from ludoteca.bots.kinds import Greedy, Random, TreeSearch
from ludoteca.core.game import Game
from ludoteca.core.hints import Hints
from ludoteca.errors import BadBot
from ludoteca.games import package_of

LEVELS = ("easy", "medium", "hard")
UNLIMITED = 1_000_000_000
MCTS = re.compile(r"mcts:(?:(?P<simulations>[1-9]\d{0,8})(?:/(?P<ceiling>\d+(?:\.\d+)?)s)?|(?P<seconds>\d+(?:\.\d+)?)s)")
KINDS = "random, greedy, mcts:1000 (simulations), mcts:2s (seconds), mcts:1000/2s (whichever comes first)"


def hints_of(game: Game) -> Hints:
    """What the game tells bots: HINTS of its `hints.py`; a game without that file gets the defaults."""
    module = f"{package_of(game.name)}.hints"
    if importlib.util.find_spec(module) is None:
        return Hints()
    hints = importlib.import_module(module).HINTS
    assert isinstance(hints, Hints)
    return hints


def make(spec: str, game: Game, seed: int = 0) -> Bot:
    """The bot that a word describes; a level is a word for the strength that the game's hints give it."""
    if spec == "random":
        return Random(game, seed)
    hints = hints_of(game)
    if spec in LEVELS:
        spec = {"easy": hints.easy, "medium": hints.medium, "hard": hints.hard}[spec]
    if spec == "greedy":
        return Greedy(game, seed, hints)
    match = MCTS.fullmatch(spec)
    if match is None:
        raise BadBot(f"there is no bot {spec!r}; there are {KINDS} and the levels {', '.join(LEVELS)}")
    seconds = float(match["seconds"] or match["ceiling"] or 0)
    if (match["seconds"] or match["ceiling"]) and seconds <= 0:
        raise BadBot(f"bot {spec!r} has no time to think; give it more than 0 s")
    return TreeSearch(game, seed, hints, int(match["simulations"] or UNLIMITED), seconds)


def luck_of(seed: str, seat: int) -> int:
    """A bot's own luck at a match with this seed: the same whenever the match is, and known to nobody before the seed is."""
    return int.from_bytes(sha256(f"bot {seat} {seed}".encode()).digest()[:8], "big")

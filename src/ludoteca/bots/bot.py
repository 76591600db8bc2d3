"""What every bot has in common: it forgets what its seat cannot know, thinks, and can say what it thought."""

from __future__ import annotations

from hashlib import blake2b
from typing import TypedDict

import msgspec

from ludoteca.core.draw import Draw
from ludoteca.core.game import Game
from ludoteca.core.state import State
from ludoteca.errors import Refused


class Move(TypedDict):
    """One choice in a line of play."""

    seat: int
    action: int
    notation: str


class Thought(TypedDict):
    """What a bot thinks of one option: how often it looked, the seat's expected share of the win (None: it does not know), and what may follow."""

    action: int
    notation: str
    visits: int
    chance: float | None
    line: list[Move]


class Bot:
    """A player. Its decision is a function of what the seat knows, the seed and the ply: never of hidden truth."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.seed = seed

    def consider(self, world: State, seat: int, draw: Draw) -> list[Thought]:
        """Every option worth a word, best first. The world is one that the seat cannot tell from the true one."""
        raise NotImplementedError

    def decide(self, world: State, seat: int, draw: Draw) -> int:
        """The best option; the same as `consider` names first, which a bot may know with less thought."""
        return self.consider(world, seat, draw)[0]["action"]

    def choose(self, state: State, seat: int, ply: int = 0) -> int:
        """The action this bot takes for the seat; where there is but one, it takes no thought."""
        if state.to_move() == seat and len(state.options()) == 1:
            return state.options()[0]
        draw = self.luck(state, seat, ply)
        return self.decide(self.imagined(state, seat, draw), seat, draw)

    def explain(self, state: State, seat: int, top: int = 3, ply: int = 0) -> list[Thought]:
        """The best options and why, ready for JSON; the first is what `choose` takes."""
        draw = self.luck(state, seat, ply)
        return self.consider(self.imagined(state, seat, draw), seat, draw)[:top]

    def imagined(self, state: State, seat: int, draw: Draw) -> State:
        """A world in which all that the seat cannot know has been dealt anew."""
        if state.to_move() != seat:
            raise Refused("not-your-turn", f"seat {seat + 1} is not to move")
        return state.determinize(seat, draw)

    def luck(self, state: State, seat: int, ply: int) -> Draw:
        """Random numbers that depend on the seed, the ply and the seat's view: on nothing hidden."""
        known = msgspec.json.encode([self.seed, ply, seat, self.game.view(state, seat)])
        return Draw(int.from_bytes(blake2b(known, digest_size=8).digest()))

    def thought(self, action: int) -> Thought:
        """A thought about one option, without figures."""
        return {"action": action, "notation": self.game.actions.format(action), "visits": 0, "chance": None, "line": []}

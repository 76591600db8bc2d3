"""The three kinds of bot: one that does not think, one that looks one step ahead, and one that searches."""

from __future__ import annotations

from ludoteca.bots.bot import Bot, Move, Thought
from ludoteca.bots.search import Node, Search, weigh
from ludoteca.core.draw import Draw
from ludoteca.core.game import Game
from ludoteca.core.hints import Hints
from ludoteca.core.state import State

DEALS = 8
"""Over how many deals the greedy bot averages."""


class Random(Bot):
    """Takes any option, each alike."""

    def consider(self, world: State, seat: int, draw: Draw) -> list[Thought]:
        options = world.options()
        draw.shuffle(options)
        return [self.thought(action) for action in options]


class Greedy(Bot):
    """Takes the option that leaves it best placed at once, by the game's own hints."""

    def __init__(self, game: Game, seed: int, hints: Hints) -> None:
        super().__init__(game, seed)
        self.hints = hints

    def consider(self, world: State, seat: int, draw: Draw) -> list[Thought]:
        worth = weigh(world, seat, world.open, self.hints, draw, DEALS)
        order = list(range(len(worth)))
        draw.shuffle(order)  # equals are taken in turn, not always the lowest
        order.sort(key=worth.__getitem__, reverse=True)
        return [{**self.thought(world.open[index]), "visits": DEALS} for index in order]


class TreeSearch(Bot):
    """Information-set Monte Carlo tree search with a limit of simulations, of seconds, or of both."""

    def __init__(self, game: Game, seed: int, hints: Hints, simulations: int, seconds: float = 0.0) -> None:
        super().__init__(game, seed)
        self.hints = hints
        self.simulations = simulations
        self.seconds = seconds

    def consider(self, world: State, seat: int, draw: Draw) -> list[Thought]:
        search = Search(world, seat, self.hints, draw)
        search.run(self.simulations, self.seconds)
        return [
            {**self.thought(int(node.action)), "visits": int(node.visits), "chance": node.mean(), "line": [self.move(later) for later in search.line(node)]}
            for node in search.ranked()
        ]

    def decide(self, world: State, seat: int, draw: Draw) -> int:
        search = Search(world, seat, self.hints, draw)
        search.run(self.simulations, self.seconds, until_decided=True)
        return int(search.ranked()[0].action)

    def move(self, node: Node) -> Move:
        """A node of the tree as a line of play shows it."""
        return {"seat": int(node.seat), "action": int(node.action), "notation": self.game.actions.format(int(node.action))}

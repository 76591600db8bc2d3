"""What is measured of every registered game, in whichever build this runs."""

from __future__ import annotations

import ludoteca
from bench.worker import Burst
from ludoteca.bots.search import Search
from ludoteca.bots.spec import hints_of
from ludoteca.core.draw import Draw
from ludoteca.core.state import CHANCE, NOBODY, State

AMOUNT = 20 if ludoteca.COMPILED else 4
"""How many at a time, so that the clock is read seldom."""


def collect() -> tuple[dict[str, Burst], dict[str, str], dict[str, str]]:
    """Bursts by name `game/what`, games that cannot be played and why, and remarks."""
    bursts: dict[str, Burst] = {}
    missing: dict[str, str] = {}
    for name in ludoteca.games():
        try:
            bursts.update(of_game(name))
        except Exception as error:
            missing[name] = f"{type(error).__name__}: {error}"
    return bursts, missing, {"compiled": str(ludoteca.COMPILED)}


def of_game(name: str) -> dict[str, Burst]:
    """The measures of one game, at its smallest number of seats; whole games at a full table."""
    game = ludoteca.game(name)
    draw = Draw(2024)
    start, full = game.new(game.seats[0]), game.new(game.seats[-1])
    table = middle(start, draw)
    seat = table.to_move()
    hints = hints_of(game)

    def play() -> int:
        return sum(start.copy().play_out(draw) for _ in range(AMOUNT))

    def whole_games() -> int:
        for _ in range(AMOUNT):
            full.copy().play_out(draw)
        return AMOUNT

    def step() -> int:
        s = start.copy()
        moves = 0
        while (mover := s.to_move()) != NOBODY:
            s.apply(s.agenda[-1].sample(s, draw) if mover == CHANCE else draw.pick(s.options()))
            moves += 1
        return moves

    def copy() -> int:
        for _ in range(1000):
            table.copy()
        return 1000

    def expand() -> int:
        options = table.options()
        for action in options:
            table.copy().apply(action)
        return len(options)

    def determinize() -> int:
        for _ in range(50):
            table.determinize(seat, draw)
        return 50

    def search() -> int:
        Search(table, seat, hints, draw).run(50 * AMOUNT)
        return 50 * AMOUNT

    play()
    return {f"{name}/{burst.__name__}": burst for burst in (play, whole_games, step, copy, expand, determinize, search)}


def middle(start: State, draw: Draw, choices: int = 5) -> State:
    """A decision some way into a random game."""
    s = start.copy()
    while choices or s.to_move() == CHANCE:
        if s.to_move() == CHANCE:
            s.apply(s.agenda[-1].sample(s, draw))
        else:
            s.apply(draw.pick(s.options()))
            choices -= 1
    return s

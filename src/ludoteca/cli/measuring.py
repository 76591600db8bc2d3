"""`ludoteca arena`, `perft` and `bench`: how strong, how many, how fast."""

from __future__ import annotations

import time
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer

import ludoteca
from ludoteca import bots
from ludoteca.arena.command import command as arena
from ludoteca.cli.given import GameName, OptionWords, options_from, text_of
from ludoteca.core.draw import Draw
from ludoteca.core.game import Game
from ludoteca.core.state import CHANCE, State
from ludoteca.errors import BadPosition
from ludoteca.games import game as game_named
from ludoteca.games import names
from ludoteca.play.perft import perft as counted

__all__ = ["arena", "bench", "perft"]


def position_from(game: Game, name: str) -> State:
    """The table of a position file, or of one of the game's own positions by its name."""
    file = Path(name)
    if not file.exists():
        own = {path.stem: path for path in sorted((game.folder / "positions").glob("*.toml"))}
        if name not in own:
            raise BadPosition(name, f"is neither a file nor a position of {game.name}; it has {', '.join(own) or 'none'}")
        file = own[name]
    try:
        return game.setup(tomllib.loads(text_of(file)))
    except tomllib.TOMLDecodeError as error:
        raise BadPosition(str(file), f"is no TOML: {error}") from None


def perft(
    name: GameName,
    depth: Annotated[int, typer.Option(min=0, max=40, help="How many choices and outcomes deep.")] = 3,
    position: Annotated[str | None, typer.Option(metavar="FILE", help="A position's file, or the name of one of the game's own.")] = None,
    seats: Annotated[int | None, typer.Option(min=1, help="How many players; the fewest by default. A position says its own.")] = None,
    option: OptionWords = None,
) -> None:
    """Count all ways a game may go on, by depth."""
    game = game_named(name)
    state = position_from(game, position) if position else game.new(seats or game.seats[0], options_from(game, option))
    row = "{:>6} {:>14} {:>14} {:>14} {:>14}"
    typer.echo(row.format("depth", "positions", "choices", "chance", "ends"))
    for reached in range(depth + 1):  # each depth anew: the last one takes most of the time, and one sees how far it has come
        count = counted(state, reached)[-1]
        typer.echo(row.format(count.depth, count.nodes, count.choices, count.chances, count.ends))


def bench(
    name: Annotated[str | None, typer.Argument(metavar="[GAME]", help="One game; all by default.")] = None,
    seconds: Annotated[float, typer.Option(min=0.05, max=60, help="How long each figure is measured.")] = 1.0,
    simulations: Annotated[int, typer.Option(min=1, help="How many simulations the search makes per choice.")] = 1000,
) -> None:
    """Measure how fast this machine plays each game."""
    typer.echo(f"ludoteca {ludoteca.__version__}, {'compiled' if ludoteca.COMPILED else 'pure Python'}")
    row = "{:12} {:>10} {:>10} {:>14}"
    typer.echo(row.format("game", "moves/s", "copy", "simulations/s"))
    for one in [name] if name else names():
        game = game_named(one)
        moves, copy, search = moves_per_second(game, seconds), copy_seconds(game, seconds), simulations_per_second(game, seconds, simulations)
        typer.echo(row.format(one, f"{moves:,.0f}", f"{copy * 1e6:.2f} µs", f"{search:,.0f}"))


def random_game(game: Game, draw: Draw, visit: Callable[[State], bool] | None = None) -> int:
    """Play one game at random and count its moves; `visit` may stop it at a choice."""
    state = game.new(game.seats[0])
    moves = 0
    while state.agenda:
        if state.to_move() == CHANCE:
            state.advance(state.agenda[-1].sample(state, draw))
        elif visit is not None and visit(state):
            break
        else:
            state.advance(draw.pick(state.open))
        moves += 1
    return moves


def moves_per_second(game: Game, seconds: float) -> float:
    """Choices and outcomes per second in random play."""
    draw = Draw(1)
    moves = 0
    begin = time.perf_counter()
    while time.perf_counter() - begin < seconds:
        moves += random_game(game, draw)
    return moves / (time.perf_counter() - begin)


def copy_seconds(game: Game, seconds: float) -> float:
    """The time one copy takes, over the choices of random games."""
    draw = Draw(1)
    states: list[State] = []

    def keep(state: State) -> bool:
        states.append(state.copy())
        return False

    while len(states) < 100:
        random_game(game, draw, keep)
    copies = 0
    begin = time.perf_counter()
    while time.perf_counter() - begin < seconds:
        for state in states:
            state.copy()
        copies += len(states)
    return (time.perf_counter() - begin) / copies


def simulations_per_second(game: Game, seconds: float, simulations: int) -> float:
    """How fast the search thinks, over the choices of random games."""
    draw = Draw(1)
    bot = bots.make(f"mcts:{simulations}", game, 1)
    spent = 0.0
    searches = 0

    def search(state: State) -> bool:
        nonlocal spent, searches
        begin = time.perf_counter()
        bot.choose(state, state.to_move(), searches)
        spent += time.perf_counter() - begin
        searches += 1
        return spent >= seconds

    while spent < seconds:
        random_game(game, draw, search)
    return searches * simulations / spent

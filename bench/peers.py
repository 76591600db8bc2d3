# mypy: ignore-errors
"""The libraries that our users could pick instead, played the same way: at random, one move at a time, from Python."""

from __future__ import annotations

import copy as copying
import importlib
import random
from collections.abc import Callable
from importlib.metadata import version

from bench.worker import Burst

LUCK = random.Random(2024)
SIMULATIONS = 1000


def collect() -> tuple[dict[str, Burst], dict[str, str], dict[str, str]]:
    """Bursts by name `peer/what`, peers that cannot be had and why, and their versions."""
    bursts: dict[str, Burst] = {}
    missing: dict[str, str] = {}
    about: dict[str, str] = {}
    for package, make in PEERS:
        try:
            bursts.update(make())
            about[package] = version(package)
        except Exception as error:
            missing[package] = f"{type(error).__name__}: {error}"
    return bursts, missing, about


def open_spiel() -> dict[str, Burst]:
    """C++ games driven from Python, and one written in Python."""
    import pyspiel

    importlib.import_module("open_spiel.python.games")  # registers the games written in Python

    bursts: dict[str, Burst] = {}
    for name in ("connect_four", "backgammon", "chess", "python_tic_tac_toe"):
        label = f"OpenSpiel {name.removeprefix('python_').replace('_', ' ')} ({'Python' if name.startswith('python_') else 'C++'})"
        bursts.update({f"{label}/{what}": burst for what, burst in spiel_game(pyspiel.load_game(name)).items()})
        if name in ("connect_four", "backgammon"):
            bursts[f"{label}/search"] = spiel_search(pyspiel, pyspiel.load_game(name))
    return bursts


def spiel_move(state: object) -> int:
    if state.is_chance_node():
        actions, weights = zip(*state.chance_outcomes(), strict=True)
        return LUCK.choices(actions, weights)[0]
    return LUCK.choice(state.legal_actions())


def spiel_game(game: object) -> dict[str, Burst]:
    def step() -> int:
        state = game.new_initial_state()
        moves = 0
        while not state.is_terminal():
            state.apply_action(spiel_move(state))
            moves += 1
        return moves

    table = game.new_initial_state()
    for _ in range(4):
        table.apply_action(spiel_move(table))
    while table.is_chance_node():
        table.apply_action(spiel_move(table))

    def copy() -> int:
        for _ in range(100):
            table.clone()
        return 100

    def expand() -> int:
        actions = table.legal_actions()
        for action in actions:
            table.clone().apply_action(action)
        return len(actions)

    return {"step": step, "copy": copy, "expand": expand}


def spiel_search(pyspiel: object, game: object) -> Burst:
    table = game.new_initial_state()
    while table.is_chance_node():
        table.apply_action(spiel_move(table))
    amount = SIMULATIONS if game.get_type().short_name == "connect_four" else SIMULATIONS // 20
    bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(1, 7), 1.4, amount, 200, False, 7, False)

    def search() -> int:
        bot.step(table)
        return amount

    return search


def rlcard() -> dict[str, Burst]:
    """A card game of the reinforcement-learning house."""
    import rlcard

    env = rlcard.make("uno")

    def step() -> int:
        state, _ = env.reset()
        moves = 0
        while not env.is_over():
            state, _ = env.step(LUCK.choice(list(state["legal_actions"])))
            moves += 1
        return moves

    step()
    env.reset()

    def copy() -> int:
        copying.deepcopy(env.game)
        return 1

    return {"RLCard uno/step": step, "RLCard uno/copy": copy}


def catanatron() -> dict[str, Burst]:
    """Catan with four random seats: our nearest relative in Python."""
    from catanatron import Color, Game, RandomPlayer

    def fresh() -> object:
        return Game([RandomPlayer(color) for color in Color])

    def step() -> int:
        game = fresh()
        game.play()
        return len(game.state.actions) if hasattr(game.state, "actions") else len(game.state.action_records)

    table = fresh()
    for _ in range(60):
        table.play_tick()

    def copy() -> int:
        table.copy()
        return 1

    def expand() -> int:
        actions = list(table.state.playable_actions)
        for action in actions:
            table.copy().execute(action)
        return len(actions)

    def search() -> int:
        table.copy().play()
        return 1

    return {"catanatron/step": step, "catanatron/copy": copy, "catanatron/expand": expand, "catanatron/search": search}


def python_chess() -> dict[str, Burst]:
    """Chess in pure Python."""
    import chess

    def step() -> int:
        board = chess.Board()
        moves = 0
        while moves < 200 and (legal := list(board.legal_moves)):
            board.push(LUCK.choice(legal))
            moves += 1
        return moves

    table = chess.Board()

    def copy() -> int:
        for _ in range(100):
            table.copy(stack=False)
        return 100

    def expand() -> int:
        legal = list(table.legal_moves)
        for move in legal:
            table.copy(stack=False).push(move)
        return len(legal)

    return {"python-chess/step": step, "python-chess/copy": copy, "python-chess/expand": expand}


PEERS: list[tuple[str, Callable[[], dict[str, Burst]]]] = [
    ("open_spiel", open_spiel), ("rlcard", rlcard), ("catanatron", catanatron), ("chess", python_chess),
]  # fmt: skip

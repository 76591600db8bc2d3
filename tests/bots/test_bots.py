"""Bots: what they may know, that they repeat themselves, and what they say about their choices."""

from __future__ import annotations

import json
import time

import pytest

from ludoteca.bots import LEVELS, make
from ludoteca.bots.spec import hints_of
from ludoteca.core.draw import Draw
from ludoteca.core.game import Game
from ludoteca.core.state import CHANCE, NOBODY, State
from ludoteca.errors import BadBot, Refused
from ludoteca.games import TEMPLATE
from ludoteca.games import game as find_game
from tables import GAMES

SPECS = ["random", "greedy", "mcts:25"]


def moments(game: Game, seats: int, seed: int, every: int = 7) -> list[State]:
    """Some decisions of a random game."""
    draw = Draw(seed)
    state = game.new(seats)
    found: list[State] = []
    choices = 0
    while state.to_move() != NOBODY and len(found) < 6:
        if state.to_move() == CHANCE:
            state.advance(state.agenda[-1].sample(state, draw))
            continue
        if choices % every == 0:
            found.append(state.copy())
        choices += 1
        state.apply(draw.pick(state.options()))
    return found


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("spec", SPECS)
def test_a_bot_decides_the_same_on_the_truth_and_on_any_world_its_seat_cannot_tell_from_it(name: str, spec: str) -> None:
    game = find_game(name)
    for seats in (game.seats[0], game.seats[-1]):
        for number, state in enumerate(moments(game, seats, seed=seats)):
            seat = state.to_move()
            bot = make(spec, game, seed=7)
            expected = bot.explain(state, seat, top=99)
            for luck in range(2):
                world = state.determinize(seat, Draw(1000 * number + luck))
                assert bot.explain(world, seat, top=99) == expected


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("spec", SPECS)
def test_a_bot_takes_one_of_the_options_and_leaves_the_state_as_it_was(name: str, spec: str) -> None:
    game = find_game(name)
    for state in moments(game, game.seats[-1], seed=3):
        before = state.pack()
        assert make(spec, game, seed=1).choose(state, state.to_move()) in state.options()
        assert state.pack() == before


@pytest.mark.parametrize("spec", SPECS)
def test_equal_seeds_give_equal_decisions_and_the_ply_gives_fresh_luck(spec: str) -> None:
    game = find_game(TEMPLATE)
    state = moments(game, 3, seed=2)[1]
    seat = state.to_move()
    assert make(spec, game, 5).explain(state, seat) == make(spec, game, 5).explain(state, seat)
    if spec == "random":
        assert {make(spec, game, 5).choose(state, seat, ply) for ply in range(20)} == set(state.options())


MODES: list[tuple[str, int, dict[str, str]]] = [*((name, find_game(name).seats[-1], {}) for name in GAMES), ("zodiacus", 4, {"mode": "ffa"})]


@pytest.mark.parametrize(("name", "seats", "options"), MODES)
def test_a_search_that_stops_early_weighs_an_end_on_the_scale_of_what_comes_before_it(name: str, seats: int, options: dict[str, str]) -> None:
    game = find_game(name)
    hints = hints_of(game)
    if "rest" not in vars(type(hints)):
        return  # it sees nothing but ends
    draw = Draw(seats)
    state = game.new(seats, options)
    totals = {round(sum(hints.value(state)), 6)}
    while state.to_move() != NOBODY:
        state.advance(state.agenda[-1].sample(state, draw) if state.to_move() == CHANCE else draw.pick(state.options()))
    assert totals | {round(sum(hints.value(state)), 6)} == {2.0 if (name, options) == ("zodiacus", {}) else 1.0}, "a pair wins as one"


def test_a_search_limited_by_simulations_makes_exactly_so_many() -> None:
    game = find_game(TEMPLATE)
    state = moments(game, 2, seed=2)[0]
    thoughts = make("mcts:500", game, 1).explain(state, state.to_move(), top=99)
    assert sum(thought["visits"] for thought in thoughts) == 500
    assert [thought["visits"] for thought in thoughts] == sorted((thought["visits"] for thought in thoughts), reverse=True)


def test_a_search_limited_by_time_keeps_to_it() -> None:
    game = find_game(TEMPLATE)
    state = moments(game, 2, seed=2)[0]
    for spec in ("mcts:0.1s", "mcts:900000000/0.1s"):
        began = time.perf_counter()
        make(spec, game, 1).choose(state, state.to_move())
        assert 0.1 <= time.perf_counter() - began < 1


def test_an_explanation_names_chance_and_line_and_survives_json() -> None:
    game = find_game(TEMPLATE)
    state = moments(game, 2, seed=2)[0]
    bot = make("mcts:400", game, 1)
    thoughts = bot.explain(state, state.to_move(), top=2)
    assert json.loads(json.dumps(thoughts)) == thoughts
    assert len(thoughts) == 2
    assert thoughts[0]["action"] == bot.choose(state, state.to_move())
    for thought in thoughts:
        assert thought["notation"] == game.actions.format(thought["action"])
        assert thought["chance"] is not None
        assert 0 <= thought["chance"] <= 1
        assert thought["line"]
        assert all(game.actions.parse(move["notation"]) == move["action"] for move in thought["line"])


def test_the_greedy_bot_swaps_a_low_card_and_keeps_a_high_one() -> None:
    game = find_game(TEMPLATE)
    for card, wanted in (("1", "swap"), ("5", "keep")):
        state = game.setup({"hands": [card, "3"]})
        assert game.actions.format(make("greedy", game, 4).choose(state, 0)) == wanted


def test_the_search_swaps_a_low_card_and_keeps_a_high_one() -> None:
    game = find_game(TEMPLATE)
    for card, wanted in (("1", "swap"), ("5", "keep")):
        state = game.setup({"hands": [card, "3"]})
        assert game.actions.format(make("mcts:1000", game, 4).choose(state, 0)) == wanted


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("level", LEVELS)
def test_every_game_has_every_level_limited_by_simulations_and_by_time(name: str, level: str) -> None:
    game = find_game(name)
    hints = hints_of(game)
    spec = {"easy": hints.easy, "medium": hints.medium, "hard": hints.hard}[level]
    assert make(level, game).__dict__.keys() == make(spec, game).__dict__.keys()
    assert spec == "greedy" or ("/" in spec and float(spec.partition("/")[2].rstrip("s")) <= (1 if level != "hard" else 3))


@pytest.mark.parametrize("spec", ["", "mcts", "mcts:", "mcts:0", "mcts:-5", "mcts:1e3", "mcts:0s", "mcts:10/0s", "alphazero", "Random", "mcts:5 "])
def test_an_unknown_bot_is_refused_with_the_words_that_would_do(spec: str) -> None:
    with pytest.raises(BadBot, match=r"mcts|greedy|more than 0 s") as refused:
        make(spec, find_game(TEMPLATE))
    assert repr(spec) in str(refused.value)


def test_a_bot_is_not_asked_out_of_turn() -> None:
    game = find_game(TEMPLATE)
    state = moments(game, 2, seed=2)[0]
    with pytest.raises(Refused, match="not to move"):
        make("random", game).choose(state, 1 - state.to_move())


def test_a_search_thinks_the_same_compiled_and_pure() -> None:
    """The figures were found on both builds; they move only when the search, its luck or the template's rules move."""
    game = find_game(TEMPLATE)
    state = game.new(3)
    draw = Draw(11)
    choices = 0
    while choices < 6 or state.to_move() == CHANCE:
        if state.to_move() == CHANCE:
            state.advance(state.agenda[-1].sample(state, draw))
        else:
            state.apply(draw.pick(state.options()))
            choices += 1
    thoughts = make("mcts:700", game, 5).explain(state, state.to_move())
    assert [(thought["notation"], thought["visits"], thought["chance"]) for thought in thoughts] == [
        ("swap", 513, 0.2640350877192996), ("keep", 187, 0.21149732620320866),
    ]  # fmt: skip

"""Whatever a person touches that may not be touched gets its reason: one short sentence with a rule, in every language, that betrays nothing."""

from __future__ import annotations

import pytest

from ludoteca.core.draw import Draw
from ludoteca.core.game import Game
from ludoteca.core.state import State
from ludoteca.games import game
from ludoteca.texts import LANGUAGES, Texts
from tables import GAMES, SEATED, Walk, encoded

TOUCHED = 10
"""So many things are touched at each table; all of them over a game."""
SHORT = 260


def touchable(of: Game, s: State, seat: int | None) -> list[str]:
    """The ids of everything in sight: places and things, and cells that hold nothing."""
    found: dict[str, None] = {}
    for zone in of.view(s, seat)["zones"]:
        found[zone["id"]] = None
        for item in zone["items"]:
            found[item["id"]] = None
        if zone["layout"] == "grid":
            found["cell:0,0"] = None
    return [*found, "nothing:here"]


def some(things: list[str], turn: int) -> list[str]:
    """A tenth of them or so, other ones at every turn."""
    step = max(1, len(things) // TOUCHED)
    return things[turn % step :: step]


@pytest.mark.parametrize(("name", "seats"), SEATED)
def test_everything_in_sight_says_why_it_may_not_be_touched(name: str, seats: int) -> None:
    walk = Walk(name, seats, keep=12)
    texts = [Texts(language) for language in LANGUAGES]
    players = [f"P{seat}" for seat in range(seats)]
    draw = Draw(5)
    for turn, s in enumerate(walk.choices()):
        mover = s.to_move()
        decision = walk.game.decision(s)
        assert decision is not None
        lit = {option["target"] for option in decision["options"]}
        for seat in [*range(seats), None]:
            worlds = [s.determinize(seat, draw) for _ in range(2)] if seat is not None else []
            for target in some(touchable(walk.game, s, seat), turn):
                refusal = walk.game.why(s, seat, target)
                assert (refusal["code"] == 0) == (seat == mover and target in lit), target
                assert all(encoded(walk.game.why(world, seat, target)) == encoded(refusal) for world in worlds), f"{target} betrays something to seat {seat}"
                if refusal["code"] == 0:
                    continue
                if seat == mover:
                    assert refusal["rule"], f"{target}: {refusal['reason']}"
                else:
                    assert refusal["text"]["key"] in ("reason-other-asked", "reason-others-asked")
                for language in texts:
                    words = language.say(refusal["text"], players)
                    assert words != refusal["text"]["key"]
                    assert "{" not in words, words
                    assert len(words) < SHORT, words


@pytest.mark.parametrize("name", GAMES)
def test_when_the_game_is_over_that_is_the_reason(name: str) -> None:
    walk = Walk(name, game(name).seats[0], keep=2)
    for target in touchable(walk.game, walk.end, 0):
        assert walk.game.why(walk.end, 0, target)["text"]["key"] == "reason-over"

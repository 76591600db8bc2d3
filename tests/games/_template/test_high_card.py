"""High Card, rule by rule: each scenario fails if its rule is broken."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

import pytest

from ludoteca.core.event import Event
from ludoteca.core.state import CHANCE, NOBODY
from ludoteca.errors import BadContent, BadPosition, IllegalAction
from ludoteca.games._template import GAME
from ludoteca.games._template.actions import DEAL, KEEP, SWAP
from ludoteca.games._template.state import HighCard
from scenario import rule


def table(position: Mapping[str, object]) -> HighCard:
    s = cast(HighCard, GAME.setup(position))
    s.out = []
    return s


def told(s: HighCard) -> list[str]:
    """What has happened, by its names."""
    assert s.out is not None
    return [event.kind.name for event in s.out]


@rule("toy.cmp.1")
def test_the_deck_has_three_of_each_card() -> None:
    s = GAME.new(2)
    assert s.chance() == [(DEAL + card, 3) for card in range(6)]


@rule("toy.cmp.1")
def test_a_box_with_a_wrong_number_of_cards_is_refused() -> None:
    with pytest.raises(BadContent, match="copies"):
        GAME.load("copies = [1, 2]\nrounds = 3", "box.toml")


@rule("toy.set.1")
def test_a_round_begins_with_all_cards_in_the_deck() -> None:
    s = table({"hands": ["2", "5"], "discards": ["1"], "to_move": 1})
    s.apply(KEEP)
    assert sum(s.bag) == 18
    assert s.discards == []


@rule("toy.set.2")
def test_only_its_owner_sees_a_dealt_card() -> None:
    s = GAME.new(2)
    events: list[Event] = []
    s.out = events
    s.apply(DEAL + 3)
    assert events[0].known_to(0, GAME.vocabulary)["values"] == {"card": "4"}
    assert events[0].known_to(1, GAME.vocabulary)["values"] == {"card": None}
    assert GAME.view(s, 1)["zones"][0]["items"][0]["face"] is None
    assert GAME.view(s, 0)["zones"][0]["items"][0]["face"] == "4"


@rule("toy.set.3")
def test_the_next_round_is_begun_by_the_player_to_the_left() -> None:
    s = table({"seats": 3, "hands": ["2", "3", "4"], "first": 0, "to_move": 2})
    s.apply(KEEP)
    while s.to_move() == CHANCE:
        s.apply(DEAL)
    assert s.to_move() == 1


@rule("toy.act.1")
def test_each_player_keeps_or_swaps_in_turn() -> None:
    s = table({"hands": ["2", "3"]})
    assert (s.to_move(), s.options()) == (0, [KEEP, SWAP])
    s.apply(KEEP)
    assert (s.to_move(), s.hands) == (1, [1, 2])


@rule("toy.act.2")
def test_who_swaps_lays_the_card_open_and_draws_another() -> None:
    s = table({"hands": ["2", "3"]})
    s.apply(SWAP)
    assert s.discards == [1]
    assert s.to_move() == CHANCE
    s.apply(DEAL + 4)
    assert s.hands == [4, 2]


@rule("toy.act.3")
def test_the_holder_of_a_six_is_not_asked() -> None:
    s = table({"hands": ["6", "2"]})
    assert s.to_move() == 1


@rule("toy.act.4")
def test_nobody_swaps_when_no_card_is_left() -> None:
    s = table({"hands": ["2", "3"]})
    s.bag = [0] * 6
    refusal = GAME.refusal(s, SWAP)
    assert refusal["rule"] == "toy.act.4"
    s.open = [KEEP]
    with pytest.raises(IllegalAction, match="no card is left"):
        s.apply(SWAP)


@rule("toy.end.1", "toy.end.2")
def test_everybody_shows_and_the_highest_card_scores() -> None:
    s = table({"hands": ["2", "5"], "to_move": 1})
    s.apply(KEEP)
    assert told(s)[:4] == ["kept", "shown", "shown", "scored"]
    assert s.points == [0, 1]


@rule("toy.end.3")
def test_nobody_scores_when_the_highest_cards_are_equal() -> None:
    s = table({"seats": 3, "hands": ["5", "1", "5"], "to_move": 2})
    s.apply(KEEP)
    assert "drawn" in told(s)
    assert s.points == [0, 0, 0]


@rule("toy.win.1")
def test_the_first_with_enough_points_wins_and_equals_share_a_place() -> None:
    s = table({"seats": 3, "hands": ["5", "1", "2"], "points": [2, 1, 1], "to_move": 2})
    s.apply(KEEP)
    assert s.to_move() == NOBODY
    assert s.ranking() == [1, 2, 2]


@rule("toy.win.2")
def test_after_the_last_round_the_leader_wins() -> None:
    s = table({"hands": ["5", "1"], "points": [0, 1], "round": 20, "options": {"points_needed": 9}, "to_move": 1})
    s.apply(KEEP)
    assert s.to_move() == NOBODY
    assert s.ranking() == [1, 1]


def test_a_table_with_too_many_copies_of_a_card_is_refused() -> None:
    with pytest.raises(BadPosition, match="only 3"):
        table({"hands": ["2", "2"], "discards": ["2", "2"]})

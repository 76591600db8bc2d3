"""The heart itself: the settle loop, refusals, events and who may know them, packing, actions, grids and bags."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteca.core.actions import ActionTable, Kind
from ludoteca.core.draw import Draw
from ludoteca.core.event import ALL, Event, EventKind
from ludoteca.core.grid import EAST, NORTH, OFF, SOUTH, WEST, Grid, opposite, turned, turned_sides
from ludoteca.core.hidden import bag_options, bag_size, bag_weights, insort, knows, only, redeal, sample_bag, without
from ludoteca.core.hints import shares, victory
from ludoteca.core.pack import Unpacker, checksum, pack_value
from ludoteca.errors import BadNotation, IllegalAction
from ludoteca.games import game

TEMPLATE = game("_template")


def test_a_forced_choice_is_taken_without_asking() -> None:
    s = TEMPLATE.setup({"hands": ["6", "2"], "to_move": 0})
    assert s.to_move() == 1, "seat 0 must keep its 6"


def test_an_illegal_action_names_rule_and_reason_and_changes_nothing() -> None:
    s = TEMPLATE.setup({"seats": 3, "hands": ["3", "6", "2"]})
    before = s.pack()
    with pytest.raises(IllegalAction, match=r"deal:1 is not allowed: this is not what is asked now \(keep_or_swap\) \[toy.act.1\]"):
        s.apply(TEMPLATE.actions.parse("deal:1"))
    assert s.pack() == before


def test_a_reason_speaks_of_the_numbers_of_the_moment() -> None:
    s = TEMPLATE.setup({"hands": ["3", "2"]})
    s.agenda.append(type(s.agenda[-1])(1))
    s.hands[1] = 5  # type: ignore[attr-defined]
    refusal = TEMPLATE.refusal(s, TEMPLATE.actions.parse("swap"))
    assert (refusal["rule"], refusal["reason"]) == ("toy.act.3", "a 6 cannot be beaten, so it must be kept")
    assert refusal["text"] == {"key": "_template-reason-too-good", "args": {"card": "@_template-card-6"}}


def test_secret_fields_reach_only_those_who_may_know_them() -> None:
    kind = EventKind("drew", "toy.1", "left card?")
    event = Event(kind, 1, [7, 2], only(1))
    words = {"card": ["a", "b", "c"]}
    assert event.known_to(1, words)["values"] == {"left": 7, "card": "c"}
    for seat in (0, 2, None):
        assert event.known_to(seat, words)["values"] == {"left": 7, "card": None}
    assert Event(kind, 1, [7, 2], ALL).known_to(None, words)["values"] == {"left": 7, "card": "c"}


def test_events_are_told_only_to_whoever_listens() -> None:
    s = TEMPLATE.setup({"hands": ["3", "2"]})
    silent = s.copy()
    heard: list[Event] = []
    s.out = heard
    for table in (s, silent):
        table.apply(TEMPLATE.actions.parse("keep"))
    assert [event.kind.name for event in heard] == ["kept"]
    assert s == silent
    assert silent.out is None


@given(st.recursive(st.none() | st.booleans() | st.integers(-(2**40), 2**40), lambda inner: st.lists(inner, max_size=4), max_leaves=30))
def test_any_plain_value_is_packed_and_read_back(value: object) -> None:
    packed: list[int] = []
    pack_value(value, packed)
    reader = Unpacker(packed, {})
    back = reader.value()
    assert (back, repr(back)) == (value, repr(value)), "a flag comes back as a flag"
    assert reader.at == len(packed)
    assert checksum(packed) == checksum(packed[:])


def test_only_plain_values_can_be_packed() -> None:
    with pytest.raises(TypeError, match="not str"):
        pack_value("text", [])


def test_action_kinds_follow_each_other_without_gap() -> None:
    words = {"card": ["a", "b"]}
    table = ActionTable(words, [Kind("stop", 0), Kind("play", 1, "card")])
    assert [table.format(action) for action in range(3)] == ["stop", "play:a", "play:b"]
    with pytest.raises(ValueError, match="must start at 1"):
        ActionTable(words, [Kind("stop", 0), Kind("play", 2, "card")])
    for word, complaint in [("play:z", "is no card"), ("stop:1", "takes no argument"), ("fly", "no action 'fly'")]:
        with pytest.raises(BadNotation, match=complaint):
            table.parse(word)


def test_random_draws_are_even_and_repeatable() -> None:
    draw, same = Draw(5), Draw(5)
    numbers = [draw.below(6) for _ in range(6000)]
    assert numbers == [same.below(6) for _ in range(6000)]
    assert all(900 < numbers.count(face) < 1100 for face in range(6))
    weighted = [draw.weighted([1, 0, 3]) for _ in range(4000)]
    assert weighted.count(1) == 0
    assert 2850 < weighted.count(2) < 3150
    items = list(range(8))
    draw.shuffle(items)
    assert sorted(items) == list(range(8))
    assert 0 <= draw.fraction() < 1


def test_bags_and_masks_know_what_is_left_and_who_knows_it() -> None:
    bag = [2, 0, 1]
    assert (bag_options(10, bag), bag_weights(bag), bag_size(bag)) == ([10, 12], [2, 1], 3)
    assert {sample_bag(Draw(seed), bag) for seed in range(40)} == {0, 2}
    assert knows(only(2), 2)
    assert not knows(only(2), 1)
    assert knows(ALL, 5)
    cards = [1, 4]
    insort(cards, 2)
    assert (cards, without([1, 1, 2], [1])) == ([1, 2, 4], [1, 2])
    heaps = redeal(Draw(3), [1, 2, 3, 4, 5], [2, 1])
    assert [len(heap) for heap in heaps] == [2, 1, 2]
    assert sorted(card for heap in heaps for card in heap) == [1, 2, 3, 4, 5]


def test_a_grid_knows_neighbours_lines_and_turns() -> None:
    grid = Grid(4, 3)
    corner = grid.cell(0, 0)
    assert [grid.neighbour(corner, way) for way in (NORTH, EAST, SOUTH, WEST)] == [OFF, 1, 4, OFF]
    assert grid.line(grid.cell(1, 1), EAST) == [grid.cell(2, 1), grid.cell(3, 1)]
    assert (grid.distance(0, grid.cell(3, 2)), grid.direction(1, 0), grid.direction(0, 5)) == (5, WEST, OFF)
    assert grid.name(grid.cell(2, 1)) == "2,1"
    assert (opposite(NORTH), turned(WEST, 1)) == (SOUTH, NORTH)
    assert turned_sides(0b0011, 1) == 0b0110
    assert turned_sides(0b1000, 1) == 0b0001


def test_the_victory_is_shared_by_those_who_tie_for_the_first_place() -> None:
    assert victory([1, 2]) == [1.0, 0.0]
    assert victory([2, 1, 3, 1]) == [0.0, 0.5, 0.0, 0.5]


def test_places_are_worth_even_shares_and_ties_share_theirs() -> None:
    assert shares([1, 2]) == [1.0, 0.0]
    assert shares([1, 1]) == [0.5, 0.5]
    assert shares([2, 1, 2, 4]) == [0.5, 1.0, 0.5, 0.0]

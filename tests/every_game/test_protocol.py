"""What every registered game keeps: options, copies, packing, notation, positions and components."""

from __future__ import annotations

import pickle
import tomllib

import pytest

from ludoteca.core.draw import Draw
from ludoteca.core.pack import checksum
from ludoteca.core.state import ALLOWED, CHANCE, NOBODY, State
from ludoteca.errors import BadNotation, BadOptions, BadPosition, IllegalAction
from ludoteca.games import game
from tables import GAMES, OPTIONED, SEATED, Walk, variants


@pytest.mark.parametrize(("name", "seats", "variant"), OPTIONED)
def test_options_are_sorted_distinct_never_empty_and_the_candidates_that_nothing_forbids(name: str, seats: int, variant: int) -> None:
    walk = Walk(name, seats, variants(game(name))[variant])
    for s in walk.tables:
        options = s.options()
        assert options == sorted(set(options))
        assert options
        if s.to_move() == CHANCE:
            outcomes = s.chance()
            assert [outcome for outcome, _ in outcomes] == options
            assert all(weight > 0 for _, weight in outcomes)
            assert s.agenda[-1].sample(s, Draw(3)) in options
        else:
            step = s.agenda[-1]
            assert len(options) > 1 or step.betrays(s), f"{step} is forced and should have been taken"
            assert sorted(set(step.candidates(s))) == sorted(step.candidates(s))
            assert options == [action for action in sorted(step.candidates(s)) if step.refusal(s, action) == ALLOWED]


@pytest.mark.parametrize(("name", "seats"), SEATED)
def test_whatever_is_not_an_option_is_refused_with_a_rule_and_changes_nothing(name: str, seats: int) -> None:
    walk = Walk(name, seats, keep=8)
    for s in walk.tables:
        before = s.pack()
        options = s.options()
        every = max(1, len(walk.game.actions) // 150)
        for action in [*range(0, len(walk.game.actions), every), -1, len(walk.game.actions)]:
            if action in options:
                assert s.refusal(action) == ALLOWED
                continue
            assert s.refusal(action) != ALLOWED
            with pytest.raises(IllegalAction) as refused:
                s.apply(action)
            assert refused.value.reason
            assert refused.value.rule or s.to_move() < 0
        assert s.pack() == before


@pytest.mark.parametrize(("name", "seats"), SEATED)
def test_the_same_actions_lead_to_the_same_table_and_no_copy_feels_its_original(name: str, seats: int) -> None:
    walk = Walk(name, seats)
    s = walk.start.copy()
    copies: list[State] = []
    marks: list[str] = []
    for action in walk.actions:
        if len(copies) < 400:
            copies.append(s.copy())
            marks.append(checksum(s.pack()))
        s.apply(action)
    assert s == walk.end
    assert [checksum(copy.pack()) for copy in copies] == marks
    for copy, mark in list(zip(copies, marks, strict=True))[:: max(1, len(copies) // 25)]:
        child = copy.copy()
        child.apply(child.options()[0])
        assert checksum(copy.pack()) == mark


@pytest.mark.parametrize(("name", "seats"), SEATED)
def test_a_table_packs_pickles_and_comes_back_the_same(name: str, seats: int) -> None:
    walk = Walk(name, seats)
    for s in [*walk.tables, walk.end]:
        back = walk.game.unpack(s.content, s.pack())
        assert back == s
        assert back.options() == s.options()
        assert pickle.loads(pickle.dumps(s)) == s
        assert hash(back) == hash(s)


@pytest.mark.parametrize("name", GAMES)
def test_every_field_of_a_table_is_packed_or_follows_from_those_that_are(name: str) -> None:
    s = Walk(name, game(name).seats[0], keep=2).tables[0]
    attributes = {
        attribute
        for attribute in dir(s)
        if not attribute.startswith("_") and attribute not in ("FIELDS", "DERIVED") and not callable(getattr(s, attribute))
    }  # fmt: skip
    assert attributes - {"seats", "content", "box", "agenda", "open", "out", "scenes"} == {*s.FIELDS, *s.DERIVED}


@pytest.mark.parametrize(("name", "seats", "variant"), OPTIONED)
def test_a_position_describes_its_table_and_sets_it_up_again(name: str, seats: int, variant: int) -> None:
    walk = Walk(name, seats, variants(game(name))[variant])
    for s in walk.choices():
        position = walk.game.position(s)
        again = walk.game.setup(position)
        assert walk.game.position(again) == position
        assert again.to_move() == s.to_move()
        assert again.options() == s.options()
        for seat in [*range(seats), None]:
            assert walk.game.view(again, seat) == walk.game.view(s, seat)


@pytest.mark.parametrize("name", GAMES)
def test_the_named_positions_can_be_set_up_and_nonsense_is_refused(name: str) -> None:
    files = sorted((game(name).folder / "positions").glob("*.toml"))
    assert files
    for file in files:
        s = game(name).setup(tomllib.loads(file.read_text(encoding="utf-8")))
        assert s.to_move() != NOBODY, file.name
        assert s.options(), file.name
    with pytest.raises(BadPosition, match="nonsense"):
        game(name).setup({"nonsense": 1})
    with pytest.raises(BadPosition, match="seats"):
        game(name).setup({"seats": 99})


@pytest.mark.parametrize(("name", "seats", "variant"), OPTIONED)
def test_components_are_conserved(name: str, seats: int, variant: int) -> None:
    walk = Walk(name, seats, variants(game(name))[variant])
    box = walk.game.census(walk.start)
    assert sum(box) > 0
    for s in [*walk.tables, walk.end]:
        assert walk.game.census(s) == box


@pytest.mark.parametrize("name", GAMES)
def test_every_action_has_a_notation_that_is_read_back(name: str) -> None:
    actions = game(name).actions
    words = [actions.format(action) for action in range(len(actions))]
    assert len(set(words)) == len(actions)
    assert [actions.parse(word) for word in words] == list(range(len(actions)))
    for nonsense in ["", "nonsense", "nonsense:1", words[-1] + "x", ":"]:
        with pytest.raises(BadNotation):
            actions.parse(nonsense)


@pytest.mark.parametrize("name", GAMES)
def test_seats_and_options_that_the_game_does_not_have_are_refused(name: str) -> None:
    found = game(name)
    with pytest.raises(BadOptions, match="players"):
        found.new(found.seats[-1] + 1)
    with pytest.raises(BadOptions, match="no option 'nonsense'"):
        found.new(found.seats[0], {"nonsense": 1})
    for option in found.options:
        with pytest.raises(BadOptions, match=option.name):
            found.new(found.seats[0], {option.name: "nonsense"})


@pytest.mark.parametrize(("name", "seats", "variant"), OPTIONED)
def test_a_game_ends_with_a_ranking(name: str, seats: int, variant: int) -> None:
    for seed in (5, 6):
        walk = Walk(name, seats, variants(game(name))[variant], seed=seed, keep=1)
        ranking = walk.end.ranking()
        assert len(ranking) == seats
        assert min(ranking) == 1
        assert all(place == 1 + sum(other < place for other in ranking) for place in ranking), "ties share a place"
        assert walk.end.options() == []
        view = walk.game.view(walk.end, 0)
        assert view["over"]
        assert view["ranking"] == ranking

"""Matches of every game: the record replays and is fair, and whatever may be taken back is taken back exactly."""

from __future__ import annotations

import random

import pytest

import ludoteca
from ludoteca.core.draw import Draw
from ludoteca.core.pack import checksum
from ludoteca.core.state import CHANCE
from ludoteca.play.knowledge import sight, teaches
from ludoteca.play.match import Match
from ludoteca.play.odds import odds_lines
from ludoteca.play.verify import verify
from tables import SEATED


def random_match(name: str, seats: int, seed: str) -> Match:
    match = Match(ludoteca.game(name), seats, seed=seed)
    choose = random.Random(seed)
    while not match.over:
        match.play(match.to_move(), choose.choice(match.state.open), match.ply)
    return match


@pytest.mark.parametrize(("name", "seats"), SEATED)
def test_the_record_of_a_whole_game_replays_and_is_fair(name: str, seats: int) -> None:
    match = random_match(name, seats, "tonight")
    again = ludoteca.replay(match.record)
    assert again.record == match.record
    assert [again.log(seat) for seat in (0, None)] == [match.log(seat) for seat in (0, None)]
    assert verify(match.record).fair
    told = odds_lines(match)
    assert verify(match.record + "\n".join(told)).fair
    assert told_odds(told) == chances_of(match)


def told_odds(lines: list[str]) -> list[list[tuple[str, int]]]:
    """The odds as a program reads them that knows no rule."""
    known: dict[str, dict[str, int]] = {}
    for line in lines:
        ply, _, text = line.removeprefix("odds ").partition(": ")
        words = text.split(" ")
        now = dict(known[words[1]]) if words[0] == "as" else {}
        for word in words[2:] if words[0] == "as" else words:
            notation, _, weight = word.partition("*")
            if notation.startswith("-"):
                del now[notation[1:]]
            else:
                now[notation] = int(weight or 1)
        known[ply] = now
    return [list(now.items()) for now in known.values()]


def chances_of(match: Match) -> list[list[tuple[str, int]]]:
    """What the rules say was possible at each moment of chance."""
    found = []
    state = match.at(0)
    for action in match.actions:
        if state.to_move() == CHANCE:
            found.append([(match.game.actions.format(outcome), weight) for outcome, weight in state.chance()])
        state.advance(action)
    return found


@pytest.mark.parametrize(("name", "seats"), SEATED)
def test_a_match_goes_on_alike_after_it_was_stored_and_restored(name: str, seats: int) -> None:
    match = random_match(name, seats, "stored")
    cut = match.ply * 2 // 3
    restored = Match.restore("\n".join([*match.header, *match.lines[:cut]]), seed="stored")
    while not restored.over:
        restored.play(restored.to_move(), match.actions[restored.ply])
    assert restored.record == match.record


@pytest.mark.parametrize(("name", "seats"), SEATED)
def test_what_may_be_taken_back_is_taken_back_exactly(name: str, seats: int) -> None:
    match = Match(ludoteca.game(name), seats, seed="undo")
    choose = random.Random(seats)
    for _ in range(40):
        if match.over:
            break
        seat = match.to_move()
        before = match.record, match.log(None), match.log(seat), checksum(match.state.pack()), match.view(seat)
        action = choose.choice(match.state.open)
        match.play(seat, action)
        after = match.record
        if match.can_undo(seat):
            match.undo(seat)
            assert (match.record, match.log(None), match.log(seat), checksum(match.state.pack()), match.view(seat)) == before
            match.play(seat, action)
        assert match.record == after


@pytest.mark.parametrize(("name", "seats"), SEATED)
def test_whether_undo_is_offered_betrays_nothing(name: str, seats: int) -> None:
    """The answer is the same in every world that the chooser cannot tell from the true one."""
    match = Match(ludoteca.game(name), seats, seed="secret")
    choose, draw = random.Random(seats), Draw(seats)
    for _ in range(25):
        if match.over:
            break
        seat, before, action = match.to_move(), match.state.copy(), choose.choice(match.state.open)
        world = before.determinize(seat, draw)
        if sight(world, action, seat) == sight(before, action, seat):
            assert teaches(world, action, match.ply) == teaches(before, action, match.ply)
        match.play(seat, action)


def test_in_duelo_an_open_card_may_be_put_back_and_a_drawn_one_not() -> None:
    match = Match(ludoteca.game("duelo"), 2, seed="tonight")
    seat = match.to_move()
    match.play(seat, "take:0")
    assert match.can_undo(seat)
    match.undo(seat)
    match.play(seat, "deck")
    refusal = match.undo_refusal(seat)
    assert refusal is not None
    assert refusal.code == "chance-came"


def test_in_duelo_a_card_from_the_hand_that_all_have_seen_stays_where_it_is() -> None:
    match = Match(ludoteca.game("duelo"), 2, seed="tonight")
    seat = match.to_move()
    match.play(seat, "take:0")
    match.play(seat, next(action for action in match.state.open if match.game.actions.kind(action).name == "part"))
    while match.to_move() == seat:
        match.play(seat, match.state.open[0])
    refusal = match.undo_refusal(seat)
    assert refusal is not None
    assert refusal.code == "choice-stands"

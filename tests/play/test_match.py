"""A match checks every command, draws chance, keeps secrets and takes back only what nobody has learnt from."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca.core.state import CHANCE, NOBODY
from ludoteca.errors import BadNotation, BadOptions, IllegalAction, Refused
from ludoteca.play.dice import commitment
from ludoteca.play.match import Match
from play.table import TOY, finished, no_sixes


def refused(code: str, match: Match, seat: int, action: int | str, ply: int | None = None) -> None:
    before = match.record
    with pytest.raises(Refused) as caught:
        match.play(seat, action, ply)
    assert caught.value.code == code
    assert match.record == before


def test_the_front_door_has_matches_and_replays() -> None:
    match = ludoteca.Match(ludoteca.game("_template"), seats=2, seed="tonight")
    assert ludoteca.replay(match.record).state == match.state


def test_chance_is_drawn_until_a_seat_decides() -> None:
    match = Match(TOY, 3, seed="tonight")
    assert match.to_move() in range(3)
    assert match.ply == len(match.lines) > 0
    assert all(" c deal:" in line for line in match.lines)


def test_the_same_seed_gives_the_same_match_and_another_seed_another() -> None:
    assert finished(seed="a").record == finished(seed="a").record
    assert finished(seed="a").lines != finished(seed="b").lines


def test_a_players_own_seed_changes_the_dice() -> None:
    assert Match(TOY, 4, seed="a", player_seeds=["x", "", "", ""]).lines != Match(TOY, 4, seed="a").lines


def test_without_a_seed_nobody_can_guess_it() -> None:
    first, second = Match(TOY, 2), Match(TOY, 2)
    assert first.seed is not None
    assert len(first.seed) == 64
    assert first.seed != second.seed
    assert first.commitment == commitment(first.seed)


def test_a_late_command_is_refused_and_changes_nothing() -> None:
    match = Match(TOY, 2, seed="tonight")
    refused("stale-ply", match, match.to_move(), "keep", match.ply - 1)
    match.play(match.to_move(), "keep", match.ply)


def test_the_wrong_seat_is_refused() -> None:
    match = Match(TOY, 2, seed="tonight")
    refused("not-your-turn", match, 1 - match.to_move(), "keep")


def test_a_seat_that_does_not_exist_is_refused() -> None:
    refused("no-such-seat", Match(TOY, 2, seed="tonight"), 7, "keep")
    refused("no-such-seat", Match(TOY, 2, seed="tonight"), CHANCE, "keep")


def test_nothing_is_played_after_the_end() -> None:
    match = finished()
    assert match.to_move() == NOBODY
    refused("game-over", match, 0, "keep")
    assert sorted(match.ranking())[0] == 1


def test_before_the_end_there_is_no_ranking() -> None:
    assert Match(TOY, 2, seed="tonight").ranking() == []


def test_an_illegal_action_names_its_rule_and_changes_nothing() -> None:
    match = Match(TOY, 2, seed="tonight")
    before = match.record
    with pytest.raises(IllegalAction) as caught:
        match.play(match.to_move(), "deal:3")
    assert caught.value.rule == "toy.act.1"
    assert match.record == before
    for nonsense in (-1, len(TOY.actions), "fly"):
        with pytest.raises(BadNotation):
            match.play(match.to_move(), nonsense)
    assert match.record == before
    assert match.can_undo(match.to_move()) is False


def test_only_the_seat_that_decides_is_shown_the_decision() -> None:
    match = Match(TOY, 2, seed="tonight")
    mover = match.to_move()
    decision = match.decision(mover)
    assert decision is not None
    assert decision["seat"] == mover
    assert match.decision(1 - mover) is None
    assert match.decision(None) is None


def test_the_log_tells_each_seat_its_own_card_only() -> None:
    match = Match(TOY, 2, seed="tonight")
    for seat in (0, 1, None):
        for entry in match.log(seat):
            if entry["kind"] == "dealt":
                assert (entry["values"]["card"] is not None) == (entry["seat"] == seat)


def test_the_log_begins_before_the_first_line_and_goes_on_by_ply() -> None:
    match = Match(TOY, 2, seed="tonight")
    assert match.log(0)[0]["ply"] == 0
    before = match.ply
    moments = match.play(match.to_move(), "keep")
    assert [entry["ply"] for entry in match.events_since(before, None)] == [moment.ply for moment in moments]
    assert all(moment.ply > before for moment in moments)


def test_the_seed_is_in_the_record_only_once_the_game_is_over() -> None:
    match = Match(TOY, 2, seed="tonight")
    assert "seed: tonight" not in match.record
    assert "seed: tonight" in match.write(reveal=True)
    assert "seed: tonight" in finished().record


def test_every_position_can_be_reached() -> None:
    match = finished()
    assert match.at(match.ply) == match.state
    assert match.at(0).to_move() == CHANCE
    with pytest.raises(Refused):
        match.at(match.ply + 1)


def test_names_and_seeds_must_fit_the_seats() -> None:
    with pytest.raises(BadOptions):
        Match(TOY, 2, players=["only one"])
    with pytest.raises(BadOptions):
        Match(TOY, 2, player_seeds=["two\nlines", ""])
    with pytest.raises(BadOptions):
        Match(TOY, 9)
    assert Match(TOY, 2, players=["A\nseed: x", "B"]).players[0] == "A seed: x"


def keeping(seats: int = 2) -> Match:
    return Match(TOY, seats, seed="tonight", content=no_sixes())


def test_a_choice_that_taught_nobody_anything_is_taken_back_exactly() -> None:
    match = keeping()
    mover = match.to_move()
    record, log, state = match.record, match.log(None), match.state.copy()
    match.play(mover, "keep")
    assert match.can_undo(mover)
    match.undo(mover)
    assert match.record == record
    assert match.log(None) == log
    assert match.state == state
    match.play(mover, "keep")
    assert ludoteca.replay(match.record, content=no_sixes()).record == match.record


def test_undo_is_refused_after_chance() -> None:
    match = keeping()
    mover = match.to_move()
    match.play(mover, "swap")
    with pytest.raises(Refused) as caught:
        match.undo(mover)
    assert caught.value.code == "chance-came"


def test_undo_is_refused_after_somebody_else_moved() -> None:
    match = keeping(3)
    first = match.to_move()
    match.play(first, "keep")
    second = match.to_move()
    match.play(second, "keep")
    assert match.undo_refusal(first) is not None
    assert match.can_undo(second)
    match.undo(second)
    match.undo(first)
    assert match.lines == keeping(3).lines


def test_undo_is_refused_when_the_choice_showed_something_hidden() -> None:
    """With sixes in the box, being asked shows that the next player does not hold one."""
    match = Match(TOY, 3, seed="d")
    mover = match.to_move()
    match.play(mover, "keep")
    assert match.to_move() != mover
    assert match.revocable
    with pytest.raises(Refused) as caught:
        match.undo(mover)
    assert caught.value.code == "secret-seen"


def test_nothing_is_taken_back_before_the_first_choice() -> None:
    match = Match(TOY, 2, seed="tonight")
    assert not match.can_undo(0)
    with pytest.raises(Refused):
        match.undo(0)


def test_a_match_goes_on_from_its_stored_lines_with_the_secret_seed() -> None:
    whole = finished(3)
    for cut in range(len(whole.lines) + 1):
        stored = "\n".join([*whole.header, *whole.lines[:cut]])
        match = Match.restore(stored, seed="tonight")
        assert match.lines == whole.lines[: match.ply]
        assert match.to_move() != CHANCE
    with pytest.raises(ludoteca.LudotecaError):
        Match.restore(stored, seed="another")


def test_without_the_seed_a_restored_match_waits_for_outcomes() -> None:
    match = Match(TOY, 2, seed="tonight")
    waiting = Match.restore("\n".join(match.header))
    assert waiting.to_move() == CHANCE
    with pytest.raises(Refused):
        waiting.play(0, "keep")
    for action in match.actions:
        waiting.bring(action)
    assert waiting.lines == match.lines
    with pytest.raises(Refused):
        match.bring(match.actions[0])

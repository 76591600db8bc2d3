"""A record replays exactly; a damaged, foreign or untrue one is refused with line and reason, and never with a crash."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ludoteca
from ludoteca.core.game import Game
from ludoteca.errors import BadRecord
from ludoteca.play import record as records
from ludoteca.play import replay
from ludoteca.play.match import Match
from play.table import NO_SIXES, TOY, finished, no_sixes

RECORD = finished(3).record
LINES = RECORD.split("\n")


def fault(text: str) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        replay(text)
    return caught.value


def replaced(old: str, new: str) -> str:
    assert old in RECORD
    return RECORD.replace(old, new, 1)


def line_of(beginning: str) -> int:
    return next(number for number, line in enumerate(LINES, start=1) if line.startswith(beginning))


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("hand", range(5))
def test_a_record_replays_to_the_same_record(seats: int, hand: int) -> None:
    match = finished(seats, hand=hand)
    again = replay(match.record)
    assert again.record == match.record
    assert again.state == match.state
    assert again.log(0) == match.log(0)
    assert again.over


def test_an_unfinished_record_replays_and_goes_on_with_the_seed() -> None:
    match = Match(TOY, 2, seed="tonight")
    again = replay(match.record)
    assert again.record == match.record
    again.trust("tonight")
    again.play(again.to_move(), "keep")


def test_the_heading_tells_options_players_and_seeds() -> None:
    match = Match(TOY, 2, seed="s", options={"points_needed": 1}, players=["Ana", "Bo"], player_seeds=["", "luck"])
    again = replay(match.record)
    assert (again.options, again.players, again.player_seeds) == ({"points_needed": 1}, ["Ana", "Bo"], ["", "luck"])


def test_notes_and_empty_lines_mean_nothing() -> None:
    noted = RECORD.replace("\n4 ", "\n# What a hand!\n\n4 ", 1)
    assert replay(noted).record == RECORD


def test_windows_line_ends_are_read() -> None:
    assert replay(RECORD.replace("\n", "\r\n")).record == RECORD


def test_an_edited_outcome_is_found_at_the_next_checksum_or_before() -> None:
    for index, line in enumerate(LINES):
        if " c deal:" in line:
            place = line.index(":") + 1
            edited = line[:place] + ("3" if line[place] != "3" else "4") + line[place + 1 :]
            ply = int(line.split(" ")[0])
            latest = next((number for number, later in enumerate(LINES, start=1) if later.startswith(f"{-(-ply // 10) * 10} ")), line_of("end:"))
            assert index < fault("\n".join([*LINES[:index], edited, *LINES[index + 1 :]])).line <= latest


def test_a_wrong_checksum_is_named_by_its_line() -> None:
    number = line_of("10 ")
    line = LINES[number - 1]
    error = fault(replaced(line, line[:-1] + ("0" if line[-1] != "0" else "1")))
    assert error.line == number
    assert "checksum" in error.reason


def test_a_move_that_the_rules_forbid_names_the_rule() -> None:
    number, line = next((number, line) for number, line in enumerate(LINES, start=1) if line.endswith((" keep", " swap")))
    error = fault(replaced(line, line.replace("keep", "deal:1").replace("swap", "deal:1")))
    assert error.line == number
    assert "toy.act.1" in error.reason


def test_a_move_of_the_wrong_player_is_named() -> None:
    number, line = next((number, line) for number, line in enumerate(LINES, start=1) if " p1 " in line)
    error = fault(replaced(line, line.replace(" p1 ", " p2 ")))
    assert error.line == number
    assert "turn of player 1" in error.reason


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("ludoteca record 1", "ludoteca record 2", "another format"),
        ("ludoteca record 1", "Dear diary", "no record"),
        ("game: _template", "game: chess", "there is no game 'chess'"),
        ("rules: 1", "rules: 2", "update Ludoteca"),
        ("rules: 1", "rules: one", "whole number"),
        ("seats: 3", "seats: 9", "2 to 4 players"),
        ("option points_needed: 3", "option colour: red", "no option 'colour'"),
        ("option points_needed: 3", "option points_needed: 99", "from 1 to 9"),
        ("option points_needed: 3", "option points_needed: many", "from 1 to 9"),
        ("player 3:", "player 4:", "no player 4"),
        ("commitment: ", "commitment: x", "64 hexadecimal"),
        ("content: ", "content: x", "16 hexadecimal"),
        ("seedof 1: mine", "colour: mine", "no heading 'colour'"),
        ("seedof 1: mine", "seedof 1: ", "1 to 200 printable"),
        ("\n2 c ", "\n3 c ", "ply 2 should come here"),
        ("\n2 c ", "\n2 d ", "no line of play"),
        ("result: ", "result: 9 ", "not that of the play"),
        ("seed: tonight", "seed: tomorrow", "committed to"),
    ],
)
def test_a_damaged_line_is_named_with_its_reason(old: str, new: str, words: str) -> None:
    error = fault(replaced(old, new))
    assert words in error.reason
    assert error.line == RECORD[: RECORD.index(old) + (1 if old.startswith("\n") else 0)].count("\n") + 1


@pytest.mark.parametrize("name", ["game", "rules", "seats", "content", "commitment"])
def test_a_missing_heading_is_named(name: str) -> None:
    assert name in fault("\n".join(line for line in LINES if not line.startswith(f"{name}:"))).reason


def test_a_heading_that_stands_twice_is_refused() -> None:
    assert "second time" in fault(replaced("rules: 1", "rules: 1\nrules: 1")).reason


def test_a_truncated_record_says_where_it_breaks_off() -> None:
    for cut in range(1, line_of("end:")):
        text = "\n".join(LINES[:cut])
        assert "missing" in fault(text).reason
    assert "breaks off" in fault("\n".join(LINES[: line_of("result:") - 1])).reason


def test_another_pack_is_asked_for_by_name_and_accepted() -> None:
    match = finished(content=no_sixes())
    error = fault(match.record)
    assert "No Sixes" in error.reason
    assert no_sixes().digest in error.reason
    assert replay(match.record, content=no_sixes()).record == match.record
    other = TOY.load(NO_SIXES.replace("20", "19"), "other.toml")
    with pytest.raises(BadRecord, match="pack given"):
        replay(match.record, content=other)


def test_an_older_version_replays_or_quotes_what_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    later = Game(str(TOY.folder / "__init__.py"), TOY.seats, TOY.options, TOY.vocabulary, TOY.actions, TOY.events, TOY.reasons, TOY.steps)
    later.name, later.version, later.replays = TOY.name, 3, (1, 3)
    later.changes = {2: "ties share the point", 3: "sixes may be swapped"}
    monkeypatch.setattr(records, "game_named", lambda name: later)
    assert records.game_of(records.read(RECORD)).version == 3
    later.replays = (2, 3)
    error = fault(RECORD)
    assert error.line == line_of("rules:")
    assert "ties share the point" in error.reason
    assert "sixes may be swapped" in error.reason


def replays_or_says_why(text: str) -> None:
    try:
        match = replay(text)
    except BadRecord as error:
        fault = error
    else:
        assert ludoteca.replay(match.record).state == match.state
        return
    assert fault.reason
    assert 0 <= fault.line <= text.count("\n") + 1


@settings(max_examples=150, deadline=None)
@given(st.integers(0, len(RECORD) - 1), st.characters(codec="utf-8"))
def test_a_flipped_character_never_crashes(at: int, character: str) -> None:
    replays_or_says_why(RECORD[:at] + character + RECORD[at + 1 :])


@settings(max_examples=100, deadline=None)
@given(st.integers(0, len(RECORD)), st.integers(0, len(RECORD)))
def test_a_cut_never_crashes(first: int, second: int) -> None:
    replays_or_says_why(RECORD[: min(first, second)] + RECORD[max(first, second) :])


@settings(max_examples=100, deadline=None)
@given(st.randoms(use_true_random=False))
def test_doubled_lost_and_shuffled_lines_never_crash(chaos: random.Random) -> None:
    lines = LINES[:]
    for _ in range(chaos.randint(1, 3)):
        one, other = chaos.randrange(len(lines)), chaos.randrange(len(lines))
        how = chaos.randrange(3)
        if how == 0:
            lines.insert(one, lines[other])
        elif how == 1:
            del lines[one]
        else:
            lines[one], lines[other] = lines[other], lines[one]
    replays_or_says_why("\n".join(lines))


@settings(max_examples=100, deadline=None)
@given(st.text(max_size=300))
def test_any_other_text_is_no_record(text: str) -> None:
    with pytest.raises(BadRecord):
        replay(text)
    with pytest.raises(BadRecord):
        replay("ludoteca record 1\n" + text)

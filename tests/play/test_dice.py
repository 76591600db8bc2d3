"""Fair dice: bound before the match, the same for everybody who recomputes them, and an altered outcome is found."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ludoteca.errors import BadRecord
from ludoteca.play.dice import SPAN, Dice, commitment
from ludoteca.play.match import Match
from ludoteca.play.odds import odds_lines
from ludoteca.play.verify import verify
from play.table import TOY, finished, no_sixes

DOCUMENT = Path(__file__).parents[2] / "docs" / "records.md"


def surprise(counts: list[int], expected: list[float]) -> float:
    """Pearson's chi-square."""
    return sum((count - mean) ** 2 / mean for count, mean in zip(counts, expected, strict=True))


def told(name: str) -> str:
    found = re.search(rf"^\| {re.escape(name)} \| `?([0-9a-f]+)`? \|$", DOCUMENT.read_text(encoding="utf-8"), re.MULTILINE)
    assert found is not None, name
    return found[1]


def test_the_document_gives_the_numbers_that_the_dice_give() -> None:
    dice = Dice("tonight", ["a", ""])
    assert told("commitment") == commitment("tonight")
    assert told("key") == dice.key.hex()
    assert int(told("X of ply 1, attempt 0"), 16) == dice.number(1, SPAN)
    assert int(told("N for T = 6")) == dice.number(1, 6)
    assert int(told("N for T = 48")) == dice.number(1, 48)


def test_every_face_is_equally_likely() -> None:
    dice = Dice("tonight")
    faces = [0] * 6
    for ply in range(6000):
        faces[dice.number(ply, 6)] += 1
    assert surprise(faces, [1000] * 6) < 20.5  # one in a thousand, five degrees of freedom


def test_outcomes_follow_their_weights() -> None:
    dice = Dice("tonight")
    counts = {3: 0, 5: 0}
    for ply in range(4000):
        counts[dice.outcome(ply, [(3, 1), (5, 3)])] += 1
    assert surprise([counts[3], counts[5]], [1000, 3000]) < 10.8  # one in a thousand, one degree of freedom


def test_numbers_of_the_incomplete_last_lap_are_thrown_away() -> None:
    """With a total just above half of the span, about half of the first attempts are rejected, and none passes the total."""
    total = SPAN // 2 + 1
    dice = Dice("tonight")
    numbers = [dice.number(ply, total) for ply in range(200)]
    assert all(0 <= number < total for number in numbers)
    whole = [dice.number(ply, SPAN) for ply in range(200)]
    assert any(number != first for number, first in zip(numbers, whole, strict=True))


@pytest.mark.parametrize("seats", [2, 4])
def test_a_finished_record_is_proved_fair(seats: int) -> None:
    match = finished(seats)
    verdict = verify(match.record)
    assert verdict.fair
    assert verdict.outcomes == sum(" c " in line for line in match.lines)


def test_each_altered_outcome_is_found_on_its_line() -> None:
    lines = finished(3).record.split("\n")
    altered = 0
    for index, line in enumerate(lines):
        if " c deal:" not in line:
            continue
        ply, _, notation = line.split(" ")[:3]
        for card in "123456":
            if notation == f"deal:{card}":
                continue
            changed = [*lines[:index], line.replace(notation, f"deal:{card}"), *lines[index + 1 :]]
            verdict = verify("\n".join(changed))
            assert not verdict.fair
            assert verdict.line == index + 1
            assert ply in verdict.reason
            altered += 1
    assert altered > 50


def test_wrong_odds_are_found_on_their_line() -> None:
    match = finished(3)
    whole = match.record + "\n".join(odds_lines(match))
    assert verify(whole).fair
    lines = whole.split("\n")
    told = [index for index, line in enumerate(lines) if line.startswith("odds ")]
    assert len(told) == verify(whole).outcomes
    for index in told:
        for changed in (f"{lines[index]}*2", f"{lines[index]} deal:6*9"):
            verdict = verify("\n".join([*lines[:index], changed, *lines[index + 1 :]]))
            assert not verdict.fair
            assert verdict.line == index + 1
    assert not verify("\n".join(lines[:-1])).fair, "odds for all outcomes or for none"


def test_what_was_played_elsewhere_is_not_of_these_dice() -> None:
    text = finished(2).record
    played = [line for line in text.split("\n") if " c " in line]
    verdict = verify(text.replace("\ngame:", f"\nforeign: {played[1].split()[0]}\ngame:"))
    assert verdict.fair
    assert verdict.outcomes == len(played) - 2


def test_another_seed_is_not_the_one_committed_to() -> None:
    verdict = verify(finished().record.replace("seed: tonight", "seed: tomorrow"))
    assert not verdict.fair
    assert verdict.line > 0
    assert "committed" in verdict.reason


def test_an_altered_seed_of_a_player_is_found() -> None:
    assert not verify(finished().record.replace("seedof 1: mine", "seedof 1: thine")).fair


def test_before_the_seed_is_revealed_nothing_is_proved() -> None:
    verdict = verify(Match(TOY, 2, seed="tonight").record)
    assert not verdict.fair
    assert "not been revealed" in verdict.reason


def test_a_pack_is_needed_for_the_proof_too() -> None:
    match = finished(content=no_sixes())
    with pytest.raises(BadRecord):
        verify(match.record)
    assert verify(match.record, content=no_sixes()).fair

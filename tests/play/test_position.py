"""A match may begin at a described table; its record says so and replays from there."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca.errors import BadOptions, BadPosition, BadRecord
from ludoteca.play import Match, verify

DUELO = ludoteca.game("duelo")
POSITION = {
    "attacker": 0, "wins": [2, 1], "zodiacs": ["libra virgo taurus", "gemini leo aries"],
    "laid": ["a8 a2 aR / e5 eS", "f7 f5 / a10 a7 fC"], "stances": ["attack_both"], "options": {"cap_damage": True},
}  # fmt: skip


def played() -> Match:
    """The rulebook's example, played from one declaration before its end."""
    match = Match(DUELO, 2, seed="from here", position=POSITION)
    match.play(1, "declare:attack_both")
    return match


def test_a_match_from_a_position_is_recorded_and_replayed() -> None:
    match = played()
    assert match.over
    assert match.options["cap_damage"] is True
    again = ludoteca.replay(match.record)
    assert again.state == match.state
    assert again.record == match.record
    assert again.at(0).to_move() == 1
    assert verify(match.record).fair


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('"attacker": 0', '"attacker": 7', "attacker: must be from 0 to 1"),
        ("position: {", "position: [{", "written as JSON"),
        ("position: {", "position: 7 #{", "written as JSON"),
        ("libra", "lybra", "no zodiac 'lybra'"),
    ],
)
def test_a_damaged_position_is_refused_with_its_line(old: str, new: str, complaint: str) -> None:
    text = played().record
    assert old in text
    with pytest.raises(BadRecord, match=complaint) as fault:
        ludoteca.replay(text.replace(old, new, 1))
    assert fault.value.line == 1 + text[: text.index("position:")].count("\n")


def test_a_position_must_fit_the_seats() -> None:
    with pytest.raises(BadOptions, match="of 2 seats, not 3"):
        Match(DUELO, 3, position=POSITION)
    with pytest.raises(BadPosition, match="nonsense"):
        Match(DUELO, 2, position={"nonsense": 1})

"""The worked scenarios of the specification that resolve a clash, read from docs/rules/duelo.md and played to the letter. [S01–S30, S45]"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from games.duelo.table import Fight
from scenario import rule

SPECIFICATION = (Path(__file__).parents[3] / "docs/rules/duelo.md").read_text(encoding="utf-8")
STANCES = {"AA": "attack_both", "AB": "attack_left_block_right", "BA": "attack_right_block_left", "BB": "block_both"}

SEAT = re.compile(r"- seat (\d): L `(\w+)` with \[(.*?)\], R `(\w+)` with \[(.*?)\], H `(\w+)`; stance L=(\w+), R=(\w+)\.")
SLOT = re.compile(
    r"- seat (\d) ([LR]) = `(\w+)`: life (\d+), damage (\d+)(?: after numbers → (\d+) after Kings)?(?:, armour (\d+))?; "
    r"receives (\d+)( → \*\*eliminated\*\*| → \*\*perfect block\*\*)?\."
)
RESULT = re.compile(r"- eliminations \[([\d, ]+)\], damage \[([\d, ]+)\] → \*\*(?:seat (\d) wins the round|drawn round)\*\*")


def scenario_text(number: str) -> str:
    """The text of one worked scenario."""
    found = re.search(rf"^### {number} .*?(?=^### |\Z)", SPECIFICATION, re.M | re.S)
    assert found
    return found.group()


def numbers(text: str) -> list[int]:
    """A printed list of numbers."""
    return [int(word) for word in text.split(",")]


@pytest.mark.parametrize(
    "number",
    [
        pytest.param("S01", marks=rule("due.geo.3", "due.mov.2", "due.mov.3", "due.mov.5", "due.num.1", "due.kng.7", "due.clh.1")),
        pytest.param("S02", marks=rule("due.kng.1", "due.win.3")),
        pytest.param("S03", marks=rule("due.clh.5", "due.kng.10")),
        pytest.param("S04", marks=rule("due.clh.5", "due.win.4")),
        pytest.param("S05", marks=rule("due.clh.5", "due.clh.7")),
        pytest.param("S06", marks=rule("due.clh.4", "due.clh.9")),
        pytest.param("S07", marks=rule("due.clh.6")),
        pytest.param("S08", marks=rule("due.clh.3")),
        pytest.param("S09", marks=rule("due.clh.7", "due.clh.8")),
        pytest.param("S10", marks=rule("due.num.2", "due.con.4")),
        pytest.param("S11", marks=rule("due.mov.2", "due.mov.5", "due.mov.10")),
        pytest.param("S12", marks=rule("due.mov.6")),
        pytest.param("S13", marks=rule("due.mov.1", "due.mov.6")),
        pytest.param("S14", marks=rule("due.mov.1", "due.mov.8")),
        pytest.param("S15", marks=rule("due.mov.6", "due.mov.8")),
        pytest.param("S16", marks=rule("due.kng.1", "due.mov.10")),
        pytest.param("S17", marks=rule("due.kng.1", "due.kng.8", "due.pow.leo")),
        pytest.param("S18", marks=rule("due.pow.virgo")),
        pytest.param("S19", marks=rule("due.pow.virgo", "due.pow.gemini", "due.kng.5")),
        pytest.param("S20", marks=rule("due.pow.capricorn")),
        pytest.param("S21", marks=rule("due.pow.aries")),
        pytest.param("S22", marks=rule("due.pow.cancer")),
        pytest.param("S23", marks=rule("due.pow.sagittarius")),
        pytest.param("S24", marks=rule("due.pow.sagittarius", "due.pow.pisces")),
        pytest.param("S25", marks=rule("due.pow.scorpio")),
        pytest.param("S26", marks=rule("due.pow.aquarius", "due.kng.5")),
        pytest.param("S27", marks=rule("due.pow.libra", "due.num.4", "due.clh.6")),
        pytest.param("S28", marks=rule("due.pow.taurus")),
        pytest.param("S29", marks=rule("due.geo.3", "due.mp.1", "due.mp.3", "due.win.6")),
        pytest.param("S30", marks=rule("due.win.5")),
        pytest.param("S45", marks=rule("due.clh.10", "due.num.3")),
    ],
)
def test_a_worked_scenario_ends_as_the_specification_says(number: str) -> None:
    text = scenario_text(number)
    attacker = re.search(r"attacker = seat (\d)", text)
    seats = SEAT.findall(text)
    assert attacker
    assert len(seats) >= 2
    fight = Fight(
        zodiacs=[f"{left} {right} {hidden}" for _, left, _, right, _, hidden, _, _ in seats],
        laid=[f"{left} / {right}" for _, _, left, _, right, _, _, _ in seats],
        stances=[STANCES[f"{left[0]}{right[0]}".upper()] for *_, left, right in seats],
        attacker=int(attacker.group(1)),
    )
    slots = SLOT.findall(text)
    assert len(slots) == 2 * len(seats)
    for seat, side, zodiac, life, damage, crowned, armour, received, fate in slots:
        slot = fight[seat + side]
        expected = {
            "zodiac": zodiac, "life": int(life), "damage": int(crowned or damage), "received": int(received),
            "eliminated": int("eliminated" in fate), "perfect": int("perfect" in fate),
        }  # fmt: skip
        if armour:
            expected["armour"] = int(armour)
        assert {key: slot[key] for key in expected} == expected, f"{number} seat {seat} {side}"
        assert fight.numbers[seat + side] == int(damage), f"{number} seat {seat} {side} after the numbers"
    result = RESULT.search(text)
    assert result
    assert fight.eliminations == numbers(result.group(1))
    assert fight.damage == numbers(result.group(2))
    assert fight.winner == (int(result.group(3)) if result.group(3) else None)

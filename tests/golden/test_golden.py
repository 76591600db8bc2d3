"""Games that must never change by accident: golden records, counts of positions, and fingerprints of seeded random games.

The same files are read on the compiled and on the pure build, so they also show that both play the same games.
To add or renew: `python tests/golden/renew.py`; a difference in a golden file is a change of rules and needs a version.
"""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import pytest

import ludoteca
from ludoteca.core.pack import checksum
from ludoteca.core.state import State
from ludoteca.games import game
from ludoteca.play import verify
from tables import GAMES, Walk

HERE = Path(__file__).parent
RECORDS = sorted((HERE.parents[1] / "records").rglob("*.txt"))
PERFT = tomllib.loads((HERE / "perft.toml").read_text(encoding="utf-8"))
FINGERPRINTS = json.loads((HERE / "fingerprints.json").read_text(encoding="utf-8"))


def perft(s: State, depth: int) -> int:
    """How many ways there are to take so many choices or outcomes."""
    options = s.options()
    if depth == 1:
        return len(options)
    total = 0
    for action in options:
        child = s.copy()
        child.advance(action)
        total += perft(child, depth - 1) if child.agenda else 1
    return total


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_golden_record_replays_to_its_end_and_its_dice_are_true(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    match = ludoteca.replay(text)
    assert match.over
    assert match.record == text
    assert verify(text).fair


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_golden_records_counts_and_a_fingerprint(name: str) -> None:
    least = 1 if name == "_template" else 3
    renew = f"python tests/golden/renew.py {name}"
    assert len([file for file in RECORDS if file.parent.name == name]) >= least, f"records are missing: {renew}"
    assert len(PERFT.get(name, {})) >= least, f"describe {least} positions in games/{name}/positions/, then {renew}"
    assert name in FINGERPRINTS, renew


@pytest.mark.parametrize(
    ("name", "position", "depth", "count"),
    [
        (name, position, depth + 1, count)
        for name in GAMES
        for position, counts in PERFT.get(name, {}).items()
        for depth, count in enumerate(counts)
    ],
)  # fmt: skip
def test_as_many_ways_lead_on_as_ever(name: str, position: str, depth: int, count: int) -> None:
    file = game(name).folder / "positions" / f"{position}.toml"
    assert perft(game(name).setup(tomllib.loads(file.read_text(encoding="utf-8"))), depth) == count


@pytest.mark.parametrize(("name", "seats"), [(name, seats) for name in GAMES for seats in game(name).seats])
def test_a_seeded_random_game_goes_the_same_way_on_every_build(name: str, seats: int) -> None:
    walk = Walk(name, seats, seed=17, keep=4)
    marks = [checksum(s.pack()) for s in walk.tables] + [checksum(walk.end.pack())]
    assert {"actions": len(walk.actions), "way": checksum(walk.actions), "tables": checksum([int(mark, 16) for mark in marks])} == FINGERPRINTS[name][
        str(seats)
    ]

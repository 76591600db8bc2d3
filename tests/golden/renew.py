"""Writes the golden files of games named on the command line: records, perft counts and fingerprints. A deliberate act."""

from __future__ import annotations

import json
import sys
import tomllib
from pathlib import Path

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent))

from golden.test_golden import perft  # noqa: E402
from ludoteca.bots import make  # noqa: E402
from ludoteca.core.pack import checksum  # noqa: E402
from ludoteca.games import game  # noqa: E402
from ludoteca.play import Match  # noqa: E402
from tables import Walk  # noqa: E402

DEPTH = 3
MOST = 60_000
"""Positions whose count at some depth is above this are counted no deeper: a test must stay quick."""


def golden_record(name: str, seats: int, number: int) -> str:
    """A game between quick bots from a seed that says where it comes from."""
    found = game(name)
    match = Match(found, seats, seed=f"golden {name} {number}", players=[f"greedy {seat + 1}" for seat in range(seats)])
    bots = [make("greedy", found, number * 10 + seat) for seat in range(seats)]
    while not match.over:
        seat = match.to_move()
        match.play(seat, bots[seat].choose(match.state, seat, match.ply))
    return match.record


def counts(name: str, file: Path) -> list[int]:
    """Perft counts of a named position, depth by depth."""
    s = game(name).setup(tomllib.loads(file.read_text(encoding="utf-8")))
    found: list[int] = []
    while len(found) < DEPTH and (not found or found[-1] < MOST):
        found.append(perft(s, len(found) + 1))
    return found


def fingerprints(name: str) -> dict[str, object]:
    """How a seeded random game goes at each number of seats."""
    found: dict[str, object] = {}
    for seats in game(name).seats:
        walk = Walk(name, seats, seed=17, keep=4)
        marks = [checksum(s.pack()) for s in walk.tables] + [checksum(walk.end.pack())]
        found[str(seats)] = {"actions": len(walk.actions), "way": checksum(walk.actions), "tables": checksum([int(mark, 16) for mark in marks])}
    return found


def main(names: list[str]) -> None:
    """Renew the golden files of some games."""
    perft_file, print_file = HERE / "perft.toml", HERE / "fingerprints.json"
    table = tomllib.loads(perft_file.read_text(encoding="utf-8")) if perft_file.exists() else {}
    prints = json.loads(print_file.read_text(encoding="utf-8")) if print_file.exists() else {}
    for name in names:
        seats = list(game(name).seats)
        folder = HERE.parents[1] / "records" / name
        folder.mkdir(parents=True, exist_ok=True)
        for number in range(1 if name == "_template" else 3):
            playing = seats[number % len(seats)]
            (folder / f"{playing}-players-{number + 1}.txt").write_text(golden_record(name, playing, number + 1), encoding="utf-8")
        table[name] = {file.stem: counts(name, file) for file in sorted((game(name).folder / "positions").glob("*.toml"))}
        prints[name] = fingerprints(name)
        print(f"{name}: records in {folder.relative_to(HERE.parents[1])}, {len(table[name])} positions counted, play at {len(seats)} sizes of table kept")
    lines = ["# How many ways lead on from the named positions, one, two and three choices or outcomes deep."]
    for name in sorted(table):
        lines += ["", f"[{name}]", *(f"{position} = {found}" for position, found in table[name].items())]
    perft_file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    print_file.write_text(json.dumps(prints, indent=1, sort_keys=True) + "\n", encoding="utf-8")


if __name__ == "__main__":
    if not sys.argv[1:]:
        sys.exit("Name the games whose golden files are to be written anew: python tests/golden/renew.py duelo")
    main(sys.argv[1:])

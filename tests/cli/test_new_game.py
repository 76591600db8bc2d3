"""`ludoteca new-game` makes a game that passes every test untouched, with no list, enum or build file edited."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A source checkout with the template and no game, so that nothing but the new one is tried."""
    for folder in ("src/ludoteca", "docs/rules", "tests/games/_template", "tests/every_game"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=shutil.ignore_patterns("__pycache__", "*.so", "static"))
    for file in ["pyproject.toml", *(f"tests/{path.name}" for path in (ROOT / "tests").glob("*.py"))]:
        shutil.copy(ROOT / file, tmp_path / file)
    for place in (tmp_path / "src/ludoteca/games").iterdir():
        if place.is_dir() and place.name != "_template":
            shutil.rmtree(place)
    return tmp_path


def run(checkout: Path, *words: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(checkout / "src"), "LUDOTECA_GAMES": "star_race"}
    return subprocess.run([sys.executable, *words], cwd=checkout, env=environment, capture_output=True, text=True, check=False)


def contents(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file() and "__pycache__" not in path.parts}


def test_a_new_game_passes_every_test_untouched(checkout: Path) -> None:
    before = contents(checkout)
    made = run(checkout, "-c", "from ludoteca.cli import main; main()", "new-game", "star_race")
    assert made.returncode == 0, made.stderr
    after = contents(checkout)
    assert {path: text for path, text in after.items() if path in before} == before
    fresh = {path: text.decode() for path, text in after.items() if path not in before}
    assert {"docs/rules/star_race.md", "src/ludoteca/games/star_race/__init__.py", "tests/games/star_race/test_star_race.py"} <= set(fresh)
    for path, text in fresh.items():
        for word in ("_template", "HighCard", "High Card", "Carta Alta", "template-", "toy."):
            assert word not in text, f"{path} still says {word}"
    tested = run(checkout, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/games/star_race", "tests/every_game")
    assert tested.returncode == 0, tested.stdout[-3000:]
    listed = run(checkout, "-c", "from ludoteca.cli import main; main()", "games")
    assert listed.stdout.startswith("star_race")
    again = run(checkout, "-c", "from ludoteca.cli import main; main()", "new-game", "star_race")
    assert again.returncode == 1
    assert "there is already a game 'star_race'" in again.stderr


def test_the_prefix_of_the_rules_is_one_that_no_other_game_has(checkout: Path) -> None:
    for name in ("star_race", "star_wash"):
        assert run(checkout, "-c", "from ludoteca.cli import main; main()", "new-game", name).returncode == 0
    rules = [(checkout / "docs" / "rules" / f"{name}.md").read_text(encoding="utf-8") for name in ("star_race", "star_wash")]
    assert "**sta.cmp.1**" in rules[0]
    assert "**sta.cmp.1**" not in rules[1]

"""The house keeps its own laws: who may import whom, every rule cited and shown, and no compiled file among the sources."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from ludoteca.games import names

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src/ludoteca"
RULES = ROOT / "docs/rules"

ROOMS = {
    "errors": (),
    "version": (),
    "core": ("errors",),
    "games": ("errors", "core"),
    "texts": ("errors", "core", "games"),
    "play": ("errors", "core", "games"),
    "bots": ("errors", "core", "games"),
}
"""Which rooms a room may know besides itself; those not named stand on top and may know all of these."""
TOP = ("arena", "analysis", "rl", "server", "cli")

ID = re.compile(r"\b([a-z]{3}(?:\.[a-z][a-z_]*)+(?:\.\d+)*)\.(\d+)(?:[–-](?:[a-z.]*\.)?(\d+))?")
NAMED = re.compile(r"\b([a-z]{3}(?:\.[a-z][a-z_]*)+(?:\.\d+[a-z]+)?)\b")


def imports(file: Path) -> set[str]:
    """The rooms of the house that a file imports, `games` with the game's name."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        modules = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        if isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file} imports relatively"
            modules = [node.module or ""] if node.module != "ludoteca" else [f"ludoteca.{alias.name}" for alias in node.names]
        for module in modules:
            room = module.split(".")[1] if module.startswith("ludoteca.") else ""
            if room and ((SOURCE / room).is_dir() or (SOURCE / f"{room}.py").exists()):
                found.add(".".join(module.split(".")[1 : 3 if module.startswith("ludoteca.games.") else 2]))
    return found


@pytest.mark.parametrize("file", sorted(SOURCE.rglob("*.py")), ids=lambda file: str(file.relative_to(SOURCE)))
def test_every_file_imports_only_what_its_room_may_know(file: Path) -> None:
    place = file.relative_to(SOURCE).parts
    room = place[0].removesuffix(".py")
    if room == "__init__" or room == "__main__":
        return
    known = imports(file)
    if room == "games" and len(place) > 2:
        own = f"games.{place[1]}"
        assert known <= {"errors", "core", own}, "a game imports only the core and itself"
        if "hints" not in file.name and "hints" not in place[2]:
            assert not re.search(rf"from ludoteca\.{re.escape(own)}\.hints", file.read_text(encoding="utf-8")), "the rules do not know the hints"
        return
    rooms = {name.partition(".")[0] for name in known}
    if room in ROOMS:
        assert rooms <= {*ROOMS[room], room}
    else:
        assert room in TOP, f"{room} is a new room: give it its place in the import law"
        assert rooms <= {*ROOMS, *TOP}


def spelled_out(text: str) -> set[str]:
    """Every rule id that a text cites; `due.mov.1–4` cites four."""
    found = set(NAMED.findall(text))
    for area, first, last in ID.findall(text):
        found.update(f"{area}.{number}" for number in range(int(first), int(last or first) + 1))
    return found


def specified(name: str) -> list[str]:
    """The rule ids that a game's specification defines."""
    prefix = re.search(r"`([a-z]{3})\.<area>", (RULES / f"{name}.md").read_text(encoding="utf-8"))
    assert prefix, f"{name}.md does not say its prefix"
    found = []
    for line in (RULES / f"{name}.md").read_text(encoding="utf-8").splitlines():
        defined = re.match(rf"^\s*(?:[-*|]\s+|#+\s+)?[*`]*({prefix.group(1)}(?:\.[a-z0-9_]+)+)[*`]*[\s|:\[](.*)", line)
        if defined and not defined.group(2).lower().lstrip("*_[( ").startswith("withdrawn"):
            found.append(defined.group(1))
    return found


GAMES = [*names(), "_template"]


@pytest.mark.parametrize("name", GAMES)
def test_every_rule_is_cited_where_it_is_implemented(name: str) -> None:
    rules = specified(name)
    assert sorted({rule for rule in rules if rules.count(rule) > 1}) == [], f"these rules stand twice in docs/rules/{name}.md"
    assert len(rules) > 10, f"docs/rules/{name}.md has {len(rules)} rules: each is to be written as **abc.area.1**"
    folder = SOURCE / "games" / name
    cited: set[str] = set()
    for file in [*folder.rglob("*.py"), *folder.rglob("*.toml")]:
        cited |= spelled_out(file.read_text(encoding="utf-8"))
    assert [rule for rule in rules if rule not in cited] == [], f"cite these rules in games/{name}/, where they are implemented"


@pytest.mark.parametrize("name", GAMES)
def test_every_rule_is_shown_by_a_scenario(name: str) -> None:
    shown: set[str] = set()
    for file in (ROOT / "tests").rglob("*.py"):
        for call in re.findall(r"\brule\(([^)]*)\)", file.read_text(encoding="utf-8"), re.S):
            shown.update(re.findall(r"[\"']([a-z]{3}(?:\.[a-z0-9_]+)+)[\"']", call))
    assert [rule for rule in specified(name) if rule not in shown] == [], f'write scenarios for these rules in tests/games/{name}/, marked @rule("…")'


@pytest.mark.parametrize("name", GAMES)
def test_no_code_or_test_cites_a_rule_that_does_not_exist(name: str) -> None:
    rules = set(specified(name))
    prefix = next(iter(rules)).partition(".")[0]
    for file in [*(SOURCE / "games" / name).rglob("*.py"), *(ROOT / "tests/games" / name).rglob("*.py")]:
        wrong = {cited for cited in spelled_out(file.read_text(encoding="utf-8")) if cited.startswith(f"{prefix}.") and cited.count(".") >= 2} - rules
        wrong = {cited for cited in wrong if not any(rule.startswith(f"{cited}.") for rule in rules)}
        assert wrong == set(), file


def test_the_project_stands_alone() -> None:
    for file in [*SOURCE.rglob("*.py"), *(ROOT / "docs").rglob("*.md"), ROOT / "README.md", ROOT / "GUIDE.md"]:
        assert "../shared" not in file.read_text(encoding="utf-8"), f"{file} refers to something outside the project"
    assert not list(SOURCE.rglob("*.so")), "a compiled file would shadow its source"

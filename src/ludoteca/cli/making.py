"""`ludoteca new-game` and `ludoteca pack check`: for whoever adds a game or fills in the numbers of their own box."""

from __future__ import annotations

import keyword
import re
import shutil
from itertools import combinations
from pathlib import Path
from typing import Annotated

import typer

from ludoteca.cli.given import text_of
from ludoteca.core.game import Game
from ludoteca.core.table import Table, read_table
from ludoteca.errors import BadOptions
from ludoteca.games import TEMPLATE, names
from ludoteca.games import game as game_named
from ludoteca.play.packs import faults_of, own_values
from ludoteca.texts import INTERFACE

pack = typer.Typer(help="Content packs: your own numbers for a game's box.", no_args_is_help=True)

NOT_COPIED = ("__pycache__", "*.so", "*.pyd", "*.pyc")


def new_game(
    name: Annotated[str, typer.Argument(metavar="NAME", help="A new game's name: small letters, digits and underscores.")],
    title: Annotated[str | None, typer.Option(help="What people call it; made from the name by default.")] = None,
) -> None:
    """Make a new game from the template: it runs at once.

    In a source checkout it gets a specification and tests, too.
    """
    if not re.fullmatch(r"[a-z][a-z0-9_]{1,29}", name):
        raise BadOptions(f"{name!r} cannot be a game's name: 2 to 30 small letters, digits and underscores, beginning with a letter")
    if keyword.iskeyword(name):
        raise BadOptions(f"{name!r} cannot be a game's name: it is a word of Python")
    if name in text_prefixes():
        raise BadOptions(f"{name!r} cannot be a game's name: texts of the interface begin with it")
    folder = game_named(TEMPLATE).folder.parent
    if name in names() or (folder / name).exists():
        raise BadOptions(f"there is already a game {name!r}")
    words = title or name.replace("_", " ").title()
    if not words.isprintable() or set(words) & set('{}"\\'):
        raise BadOptions("a title is one line without braces, quotes and backslashes")
    root = checkout(folder)
    rules = root / "docs" / "rules" if root else folder
    places = [(folder / TEMPLATE, folder / name)]
    if root:
        places += [(rules / f"{TEMPLATE}.md", rules / f"{name}.md"), (root / "tests" / "games" / TEMPLATE, root / "tests" / "games" / name)]
    taken = [target for _, target in places if target.exists()]
    if taken:
        raise BadOptions(f"{taken[0]} exists already")
    prefix = rule_prefix(name, rules)
    for source, target in places:
        copy_renamed(source, target, name, words, prefix)
        typer.echo(f"made {target.relative_to(root) if root else target}")
    if root:
        typer.echo(f"Try it: .venv/bin/ludoteca play {name}; .venv/bin/python -m pytest tests/every_game -k {name}. GUIDE.md tells what to change.")
    else:
        typer.echo(f"Try it: ludoteca play {name}")


def text_prefixes() -> set[str]:
    """The words with which the keys of the interface's texts begin; a game's begin with its name."""
    return {key for file in (INTERFACE / "en").glob("*.ftl") for key in re.findall(r"^(\w+)-", file.read_text(encoding="utf-8"), re.MULTILINE)}


def checkout(folder: Path) -> Path | None:
    """The root of the source checkout that the games' folder belongs to, if it does."""
    root = folder.parents[2]
    return root if (root / "pyproject.toml").exists() and (root / "docs" / "rules").is_dir() else None


def rule_prefix(name: str, rules: Path) -> str:
    """Three letters of the name that no other game's rules begin with."""
    taken = {found for file in rules.glob("*.md") for found in re.findall(r"\*\*([a-z]{3})\.[a-z]{3}\.\d", file.read_text(encoding="utf-8"))}
    letters = re.sub(r"[^a-z]", "", name)
    for choice in [letters[:3], *("".join(three) for three in combinations(letters + "xyz", 3))]:
        if len(choice) == 3 and choice not in taken:
            return choice
    raise BadOptions(f"no three letters of {name!r} are free as the prefix of its rules")


def copy_renamed(source: Path, target: Path, name: str, title: str, prefix: str) -> None:
    """Copy a file or folder of the template, with the new game's names in its texts."""
    if source.is_dir():
        shutil.copytree(source, target, ignore=shutil.ignore_patterns(*NOT_COPIED))
    else:
        shutil.copy(source, target)
    for file in [target] if target.is_file() else sorted(path for path in target.rglob("*") if path.is_file()):
        text = file.read_text(encoding="utf-8")
        text = text.replace(TEMPLATE, name).replace("HighCard", re.sub(r"[^A-Za-z0-9]", "", name.title()))
        text = text.replace("High Card", title).replace("Carta Alta", title)
        text = re.sub(r"\btemplate-", f"{name}-", text)
        text = re.sub(r"\btoy(?=\.[a-z<])", prefix, text)
        file.write_text(text, encoding="utf-8")
        named = file.with_name(file.name.replace("high_card", name))
        if named != file:
            file.rename(named)


@pack.command("check")
def check(
    file: Annotated[Path, typer.Argument(metavar="FILE", exists=True, dir_okay=False, readable=True, help="The pack: a TOML file like a game's content.toml.")],
    name: Annotated[str | None, typer.Option("--game", metavar="GAME", help="The game it is for; guessed from its keys by default.")] = None,
) -> None:
    """Check a content pack and name file, key and reason of every fault."""
    source = text_of(file)
    table = read_table(source, str(file))
    game = game_named(name) if name else game_of(file, table)
    faults = list(faults_of(game, table))
    for fault in faults:
        typer.echo(str(fault))
    if faults:
        typer.echo(f"{file} cannot be played as {game.name}: {len(faults)} fault{'s' if len(faults) > 1 else ''} found.", err=True)
        raise typer.Exit(1)
    content = game.load(source, str(file))
    for seats in game.seats:
        game.new(seats, content=content)
    typer.echo(f"{file} is a good pack for {game.name}; records will name it {content.digest}.")
    for what in content.reconstructed:
        typer.echo(f"reconstructed, your box may differ: {what}")


@pack.callback()
def packs() -> None:
    """Content packs: your own numbers for a game's box."""


def game_of(file: Path, table: Table) -> Game:
    """The game whose box has most of the pack's keys."""
    found: list[tuple[int, str]] = []
    for name in names():
        shared = len(set(table.keys()) & set(own_values(game_named(name))) - {"title", "reconstructed", "printed"})
        found.append((shared, name))
    found.sort(reverse=True)
    if not found or found[0][0] == 0 or (len(found) > 1 and found[1][0] == found[0][0]):
        raise BadOptions(f"{file} could be for any game or none: say which with --game")
    return game_named(found[0][1])

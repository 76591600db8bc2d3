"""What commands are given by name: games, options, content packs and files, with clear complaints."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from ludoteca.core.content import Content
from ludoteca.core.game import Game
from ludoteca.errors import BadOptions, BadRecord
from ludoteca.play.record import Record, game_of, read, setting_of

GameName = Annotated[str, typer.Argument(metavar="GAME", help="The game's name; `ludoteca games` lists them.")]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", exists=True, dir_okay=False, readable=True, help="The record of a match.")]
PackFile = Annotated[Path | None, typer.Option("--content", exists=True, dir_okay=False, readable=True, help="A content pack in place of the game's own box.")]
OptionWords = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="A game option; may be repeated.")]
Language = Annotated[str, typer.Option("--lang", help="en, pt or es.")]


def options_from(game: Game, words: list[str] | None) -> dict[str, object]:
    """Game options from `name=value` words; the game checks the values."""
    known = {option.name: option for option in game.options}
    found: dict[str, object] = {}
    for word in words or []:
        name, equals, value = word.partition("=")
        if not name or not equals:
            raise BadOptions(f"an option is given as NAME=VALUE, not {word!r}")
        found[name] = setting_of(known[name], value) if name in known else value
    game.settings(found)
    return found


def content_from(game: Game, file: Path | None) -> Content | None:
    """The content of a pack's file, or None for the game's own."""
    return None if file is None else game.load(text_of(file), str(file))


def text_of(file: Path) -> str:
    """A file's text."""
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise BadRecord(0, f"{file} is no UTF-8 text: {error.reason} at byte {error.start}") from None


def record_from(file: Path, pack: Path | None) -> tuple[str, Record, Content | None]:
    """A record's text, what it says, and the pack it is to be read with."""
    text = text_of(file)
    with naming(file):
        record = read(text)
        return text, record, content_from(game_of(record), pack) if pack else None


@contextmanager
def naming(file: Path) -> Iterator[None]:
    """Whatever is wrong with a record is told with the name of its file."""
    try:
        yield
    except BadRecord as error:
        raise BadRecord(error.line, error.reason, str(file)) from None

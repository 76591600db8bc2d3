"""Decks and content packs of one's own: what travels, and how both are judged. The games judge; here their verdict is put into words and kept."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Sequence
from functools import cache
from typing import Annotated, Literal

from msgspec import Meta, Struct

from ludoteca.core.game import Game
from ludoteca.core.table import read_table
from ludoteca.core.view import DeckReport, Text
from ludoteca.errors import BadContent, LudotecaError
from ludoteca.play.packs import faults_of, written
from ludoteca.server.protocol import DeckWords, Id, PackWords
from ludoteca.server.refusals import Refuse
from ludoteca.server.shelf import game_named
from ludoteca.server.start import content_of
from ludoteca.texts import LANGUAGES, texts

WorkKind = Literal["deck", "pack"]
Title = Annotated[str, Meta(min_length=1, max_length=60, pattern=r"^\S(.*\S)?$")]

WORKS = 100
"""How many works one person may keep."""


class DeckText(Struct, frozen=True):
    """A deck to be judged, by the numbers of a pack or of the game's own box."""

    text: DeckWords
    pack: PackWords | None = None


class PackText(Struct, frozen=True):
    """A pack to be judged: its text, or its values."""

    text: PackWords | None = None
    values: dict[str, object] | None = None


class PackFault(Struct, frozen=True):
    """What is wrong with one value of a pack."""

    key: str
    reason: str  # in English
    text: Text | None  # the same as a message, where there is one


class PackReport(Struct, frozen=True):
    """A pack as it was understood, and everything that is wrong with it."""

    values: dict[str, object]
    text: str
    digest: str | None  # null: it cannot be played
    faults: list[PackFault]
    reconstructed: list[str]  # keys below which values are our guess …
    printed: list[str]  # … unless they are named here
    columns: dict[str, list[str]]  # values that are several in one text: the names of the parts


class NewWork(Struct, frozen=True):
    """A deck or pack to be kept; with an id it takes the place of an earlier one."""

    kind: WorkKind
    title: Title
    text: PackWords
    id: Id | None = None


class Work(Struct, frozen=True):
    """A deck or pack that somebody keeps."""

    id: str
    game: str
    kind: str
    title: str
    text: str
    changed: int


class Works(Struct, frozen=True):
    """What one has made for a game."""

    works: list[Work]


@cache
def card_names(game: str) -> dict[str, str]:
    """Cards by what they are called in any language, in small letters."""
    found: dict[str, str] = {}
    for language in LANGUAGES:
        for card in game_named(game).vocabulary.get("card", ()):
            found[texts(language).word(f"{game}-card-{card}", {}).lower()] = card
    return found


def judged_deck(game: Game, text: str, pack: str | None = None) -> DeckReport:
    """What the game says of a deck."""
    content = content_of(game, pack)
    if game.deck_rules(content) is None:
        raise Refuse("not-found", f"nobody brings a deck to {game.name}")
    return game.read_deck(content, text, card_names(game.name))


def with_decks(game: Game, pack: str | None, decks: Sequence[str]) -> str | None:
    """The pack of a table to which people bring decks of their own; a deck that the rules forbid is refused with its fault."""
    if not decks:
        return pack
    reports = [judged_deck(game, text, pack) for text in decks]
    for report in reports:
        if report["faults"]:
            fault = report["faults"][0]
            raise Refuse("bad-options", fault["reason"], fault["rule"], fault["text"])
    return game.with_decks(content_of(game, pack), reports)


def judged_pack(game: Game, ask: PackText) -> PackReport:
    """The verdict on a pack: the same as that of `ludoteca pack check`."""
    source = ask.text if ask.text is not None else written(ask.values) if ask.values is not None else game.load().source
    columns = {path: list(names) for path, names in game.columns.items()}
    try:
        table = read_table(source, "pack")
    except BadContent as error:
        return PackReport({}, source, None, [fault_of(error)], [], [], columns)
    faults = [fault_of(fault) for fault in faults_of(game, table)]
    digest = None
    if not faults:
        try:
            content = game.read_content(table)
            for seats in game.seats:
                game.new(seats, content=content)
            digest = content.digest
        except LudotecaError as error:
            faults = [PackFault("", str(error), None)]
    marked = [[str(key) for key in keys] if isinstance(keys, list) else [] for keys in (table.values.get("reconstructed"), table.values.get("printed"))]
    return PackReport(tomllib.loads(source), source, digest, faults, marked[0], marked[1], columns)


COMPLAINTS: Sequence[tuple[re.Pattern[str], str, tuple[str, ...]]] = [
    (re.compile(r"is missing"), "server-pack-missing", ()),
    (re.compile(r"must be a whole number, not (.*)"), "server-pack-number", ("value",)),
    (re.compile(r"must be from (-?\d+) to (\d+), not (-?\d+)"), "server-pack-range", ("least", "most", "value")),
    (re.compile(r"must be a text, not (.*)"), "server-pack-text", ("value",)),
    (re.compile(r"must be one of (.*), not (.*)"), "server-pack-among", ("among", "value")),
    (re.compile(r"must be a multiple of (\d+), not (-?\d+)"), "server-pack-multiple", ("of", "value")),
    (re.compile(r"must be dice such as (.*), not (.*)"), "server-pack-dice", ("such", "value")),
    (re.compile(r"must be an operation such as (.*), not (.*); there are (.*)"), "server-pack-operation", ("such", "value", "among")),
    (re.compile(r"does not know the bonus (.*)"), "server-pack-bonus", ("value",)),
    (re.compile(r"must be (\d+) cards, not (\d+)"), "server-pack-cards", ("wanted", "count")),
    (re.compile(r"must name (\d+) numbers, not (\d+)"), "server-pack-numbers", ("wanted", "count")),
    (re.compile(r"is not a key of this table; it has (.*)"), "server-pack-key", ("among",)),
    (re.compile(r"is no TOML: (.*)"), "server-pack-toml", ("why",)),
]
"""What content files complain of, and the message that says the same; anything rarer is shown as the game says it."""


def fault_of(error: BadContent) -> PackFault:
    """A fault of a pack with its message."""
    for pattern, key, names in COMPLAINTS:
        form = pattern.fullmatch(error.reason)
        if form is not None:
            args: dict[str, str | int] = {name: word.strip("'") for name, word in zip(names, form.groups(), strict=True)}
            return PackFault(error.key, error.reason, {"key": key, "args": args})
    return PackFault(error.key, error.reason, None)

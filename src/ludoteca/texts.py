"""Everything the house says to people, in en, pt and es: Fluent catalogues of the interface and of each game.

The interface's messages stand in `locale/<language>/*.ftl`, a game's in its own folder under `locale/<language>.ftl`. A key begins with
the game's name; Fluent wants a letter first, so an underscore in front is left out (`_template` → `template-title`).

Sentences that follow from the numbers of a game's content are written by `python -m ludoteca.texts GAME`; a pack has its own (`wording`).
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from ludoteca.core.content import Content
from ludoteca.core.event import SEATS
from ludoteca.core.game import Game
from ludoteca.core.view import ABSENT, HIDDEN, Text
from ludoteca.errors import BadOptions, UnknownGame
from ludoteca.games import game as game_named

LANGUAGES: Final = ("en", "pt", "es")
INTERFACE: Final = Path(__file__).parent / "locale"
KEY: Final = re.compile(r"[A-Za-z][A-Za-z0-9_-]*")
"""What Fluent accepts as a key."""


class Texts:
    """One language."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise BadOptions(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        self.games: set[str] = set()
        for file in sorted((INTERFACE / language).glob("*.ftl")):
            self.bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def say(self, text: Text, players: Sequence[str] = ()) -> str:
        """A message with its arguments; `seat` and `#2` are said as players' names; `@key` is a message of its own, which may use the arguments before it."""
        args: dict[str, str | int] = {}
        for name, value in text["args"].items():
            if isinstance(value, str) and value.startswith("@"):
                args[name] = self.word(value[1:], args)
            elif name == "seat" and isinstance(value, int) and 0 <= value < len(players):
                args[name] = players[value]
            elif isinstance(value, str) and value[:1] == "#" and value[1:].isdecimal() and int(value[1:]) < len(players):
                args[name] = players[int(value[1:])]
            else:
                args[name] = value
        return self.word(text["key"], args)

    def tell(self, key: str, **args: str | int) -> str:
        """A message of the interface."""
        return self.word(key, args)

    def word(self, key: str, args: Mapping[str, str | int]) -> str:
        """A message; a word that Fluent cannot name, such as the cell `3,4`, stands for itself, and so does a key without a text."""
        known = key.lstrip("_")
        if not KEY.fullmatch(known):
            return key.split("-", 2)[-1]
        if not self.bundle.has_message(known):
            self.learn(key.partition("-")[0])
            if not self.bundle.has_message(known):
                return key
        pattern = self.bundle.get_message(known).value
        return str(self.bundle.format_pattern(pattern, dict(args))[0]) if pattern else key

    def learn(self, name: str) -> None:
        """Add a game's messages, if there is such a game and they are not known yet."""
        if name in self.games:
            return
        self.games.add(name)
        try:
            file = game_named(name).folder / "locale" / f"{self.language}.ftl"
        except UnknownGame:
            return
        if file.exists():
            self.bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))


@cache
def texts(language: str) -> Texts:
    """The texts of a language, read once."""
    return Texts(language)


def event_text(game: Game, kind: str, seat: int, values: Mapping[str, object]) -> Text:
    """A happening, as a seat may know it, in words: `<game>-event-<kind>` with the player, the fields, and `hidden` for what is secret."""
    found = next(event for event in game.events if event.name == kind)
    args: dict[str, str | int] = {"seat": seat}
    for name, type in zip(found.names, found.types, strict=True):
        value = values.get(name)
        if value is None:
            args[name] = HIDDEN if name in values else ABSENT
        elif isinstance(value, int):
            args[name] = f"#{value}" if type in SEATS else value
        else:
            args[name] = f"@{game.name}-{type}-{value}"
    return {"key": f"{game.name}-event-{kind}", "args": args}


def wording(game: Game, content: Content, language: str) -> str:
    """The sentences of a content that differ from those of the game's own, as a catalogue that is read after the game's."""
    word = texts(language).word
    own = game.wording(game.load(), word)
    return "".join(f"{key} = {words}\n" for key, words in game.wording(content, word).items() if own.get(key) != words)


def renew(game: Game) -> None:
    """Write the sentences that follow from the game's own content into its catalogues, where they stand already or at the end."""
    for language in LANGUAGES:
        file = game.folder / "locale" / f"{language}.ftl"
        text = file.read_text(encoding="utf-8")
        for key, words in game.wording(game.load(), texts(language).word).items():
            line = f"{key} = {words}"
            text, known = re.subn(rf"^{re.escape(key)} = .*$", line.replace("\\", r"\\"), text, flags=re.MULTILINE)
            text = text if known else f"{text}{line}\n"
        file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    import sys

    renew(game_named(sys.argv[1]))

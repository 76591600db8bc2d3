"""Kinds of action ↔ contiguous integers ↔ notation: `forge:gold3` is one int, one click, one line of a record."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.core.event import Vocabulary
from ludoteca.errors import BadNotation


class Kind:
    """One sort of action: where its integers start and which words its argument takes (none: a plain action)."""

    def __init__(self, name: str, start: int, argument: str = "", chance: bool = False) -> None:
        self.name = name
        self.start = start
        self.argument = argument  # a type of the vocabulary
        self.chance = chance  # brought by dice and draws, never chosen
        self.words: Sequence[str] = ()
        self.size = 1


class ActionTable:
    """All actions of a game. Kinds must follow each other without gap, so that every integer below the size is an action."""

    def __init__(self, vocabulary: Vocabulary, kinds: Sequence[Kind]) -> None:
        self.kinds = list(kinds)
        self.by_name: dict[str, Kind] = {}
        self.kind_at: list[Kind] = []
        for kind in self.kinds:
            if kind.argument:
                kind.words = vocabulary[kind.argument]
                kind.size = len(kind.words)
            if kind.start != len(self.kind_at):
                raise ValueError(f"actions {kind.name} must start at {len(self.kind_at)}, not {kind.start}")
            if kind.name in self.by_name:
                raise ValueError(f"two kinds of action are called {kind.name}")
            self.by_name[kind.name] = kind
            self.kind_at.extend([kind] * kind.size)

    def __len__(self) -> int:
        return len(self.kind_at)

    def kind(self, action: int) -> Kind:
        """The kind an action belongs to."""
        if not 0 <= action < len(self.kind_at):
            raise BadNotation(f"{action} is no action of this game: they run from 0 to {len(self.kind_at) - 1}")
        return self.kind_at[action]

    def argument(self, action: int) -> str:
        """The word of an action's argument, or nothing."""
        kind = self.kind(action)
        return kind.words[action - kind.start] if kind.argument else ""

    def format(self, action: int) -> str:
        """The notation of an action: `take:2`, `close`."""
        kind = self.kind(action)
        return f"{kind.name}:{kind.words[action - kind.start]}" if kind.argument else kind.name

    def name(self, action: int) -> str:
        """The notation if there is one, else the bare number: for messages about anything at all."""
        return self.format(action) if 0 <= action < len(self.kind_at) else str(action)

    def parse(self, notation: str) -> int:
        """The action a notation names."""
        name, colon, word = notation.strip().partition(":")
        kind = self.by_name.get(name)
        if kind is None:
            raise BadNotation(f"{notation!r}: there is no action {name!r}; try one of {', '.join(self.by_name)}")
        if not kind.argument:
            if colon:
                raise BadNotation(f"{notation!r}: {name} takes no argument")
            return kind.start
        if word not in kind.words:
            raise BadNotation(f"{notation!r}: {word!r} is no {kind.argument}; try one of {', '.join(kind.words)}")
        return kind.start + list(kind.words).index(word)

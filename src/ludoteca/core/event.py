"""What happened, who may know it, and which rule caused it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

ALL: Final = -1
"""The mask of every seat and of spectators."""
NONE: Final = -1000
"""No value."""

SEATS: Final = ("seat", "player")
"""Types of fields that hold a seat: `with:seat` is said as that player's name."""

Vocabulary = Mapping[str, Sequence[str]]
"""Type of thing → the names of its values: {"card": ["f10", "f9", …]}."""


class EventKind:
    """One sort of happening. Fields are words: `pile`, `from:zodiac` (a name and its type), `with:seat` (another player), `card?` (secret).

    `reveals` marks the happenings that turn up what was hidden; nothing else may depend on what a seat does not know.
    """

    def __init__(self, name: str, rule: str, fields: str = "", reveals: bool = False) -> None:
        self.name = name
        self.rule = rule
        self.reveals = reveals
        words = fields.split()
        self.names: list[str] = [word.rstrip("?").split(":")[0] for word in words]
        self.types: list[str] = [word.rstrip("?").split(":")[-1] for word in words]
        self.secret: list[bool] = [word.endswith("?") for word in words]
        self.size = len(words)
        self.hides = True in self.secret


class Event:
    """One happening at the table, complete; `known_to` builds what one seat may know of it."""

    def __init__(self, kind: EventKind, seat: int, values: list[int], seen: int) -> None:
        self.kind = kind
        self.seat = seat
        self.values = values
        self.seen = seen

    def is_open(self) -> bool:
        """Is it the same for everybody?"""
        return self.seen == ALL or not self.kind.hides

    def sees(self, seat: int | None) -> bool:
        """May this seat (None: a spectator) know the secret fields?"""
        if self.seen == ALL:
            return True
        return seat is not None and (self.seen >> seat) & 1 == 1

    def known_to(self, seat: int | None, vocabulary: Vocabulary) -> dict[str, object]:
        """The event as this seat may know it: built up from nothing, a secret field is None."""
        values: dict[str, object] = {}
        sees = self.sees(seat)
        for index in range(self.kind.size):
            value = self.values[index]
            if self.kind.secret[index] and not sees:
                values[self.kind.names[index]] = None
            elif value != NONE:
                names = vocabulary.get(self.kind.types[index])
                values[self.kind.names[index]] = value if names is None else names[value]
        return {"kind": self.kind.name, "rule": self.kind.rule, "seat": self.seat, "values": values}

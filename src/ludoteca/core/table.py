"""Reading what people write by hand: content files and positions, with complaints that say what, where and why."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from typing import cast

from ludoteca.errors import BadContent, BadPosition, LudotecaError


class Table:
    """Values that know where they stand, so that every complaint names file, key and reason; a position has no file."""

    def __init__(self, where: str, key: str, values: Mapping[str, object], source: str = "") -> None:
        self.where = where
        self.key = key
        self.values = values
        self.source = source

    def path(self, key: str) -> str:
        """The full name of a key below this table."""
        return f"{self.key}.{key}" if self.key else key

    def fail(self, key: str, reason: str) -> LudotecaError:
        """The error for one key of this table."""
        path = self.path(key)
        return BadContent(self.where, path, reason) if self.where else BadPosition(path, reason)

    def number(self, key: str, least: int = 0, most: int = 1_000_000) -> int:
        """A whole number between two bounds."""
        value = self.values.get(key)
        if value is None:
            raise self.fail(key, "is missing")
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.fail(key, f"must be a whole number, not {value!r}")
        if not least <= value <= most:
            raise self.fail(key, f"must be from {least} to {most}, not {value}")
        return value

    def word(self, key: str, among: list[str] | None = None) -> str:
        """A text, perhaps one of a few."""
        value = self.values.get(key)
        if value is None:
            raise self.fail(key, "is missing")
        if not isinstance(value, str):
            raise self.fail(key, f"must be a text, not {value!r}")
        if among is not None and value not in among:
            raise self.fail(key, f"must be one of {', '.join(among)}, not {value!r}")
        return value

    def names(self, key: str) -> list[object]:
        """A list, empty if absent."""
        value = self.values.get(key, [])
        if not isinstance(value, list):
            raise self.fail(key, f"must be a list, not {value!r}")
        return value

    def numbers(self, key: str, least: int = 0, most: int = 1_000_000) -> list[int]:
        """A list of whole numbers between two bounds."""
        found: list[int] = []
        for value in self.names(key):
            if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
                raise self.fail(key, f"must hold whole numbers from {least} to {most}, not {value!r}")
            found.append(value)
        return found

    def words(self, key: str, among: list[str] | None = None) -> list[str]:
        """A list of texts, perhaps from a few."""
        found: list[str] = []
        for value in self.names(key):
            if not isinstance(value, str) or (among is not None and value not in among):
                raise self.fail(key, f"must hold texts{' among ' + ', '.join(among) if among else ''}, not {value!r}")
            found.append(value)
        return found

    def table(self, key: str) -> Table:
        """The table below a key."""
        value = self.values.get(key)
        if value is None:
            raise self.fail(key, "is missing")
        if not isinstance(value, dict):
            raise self.fail(key, f"must be a table, not {value!r}")
        return Table(self.where, self.path(key), cast("dict[str, object]", value))

    def keys(self) -> list[str]:
        """The keys of this table, in the order of the file."""
        return list(self.values)

    def has(self, key: str) -> bool:
        """Is the key there at all?"""
        return key in self.values

    def flag(self, key: str, default: bool = False) -> bool:
        """On or off."""
        value = self.values.get(key, default)
        if not isinstance(value, bool):
            raise self.fail(key, f"must be true or false, not {value!r}")
        return value

    def only(self, *known: str) -> None:
        """Refuse keys nobody reads: a misspelt key must not pass in silence."""
        for key in self.values:
            if key not in known:
                raise self.fail(key, f"is not a key of this table; it has {', '.join(known)}")


def position_table(position: Mapping[str, object]) -> Table:
    """A position's mapping as a table."""
    return Table("", "", position)


def read_table(source: str, where: str) -> Table:
    """A content file's text as a table."""
    try:
        return Table(where, "", tomllib.loads(source), source)
    except tomllib.TOMLDecodeError as error:
        raise BadContent(where, "file", f"is no TOML: {error}") from None

"""Everything that can go wrong, as one tree; each message says what, where and why.

LudotecaError
├── UnknownGame          no game of that name
├── BadOptions           seats or options that the game does not have
├── BadContent           a content pack that cannot be played (file, key, reason)
├── BadPosition          a position that no table could show
├── BadRecord            a record that is damaged, foreign or untrue (line, reason)
├── BadNotation          a word that names no action
├── IllegalAction        an action that the rules forbid now (rule, reason)
├── Refused              a command the match cannot take: wrong ply, wrong seat, game over
└── BadBot               a bot name or level that does not exist
"""

from __future__ import annotations


class LudotecaError(Exception):
    """The root: catch this to catch everything a user may have caused."""


class UnknownGame(LudotecaError):
    """No game of that name."""


class BadOptions(LudotecaError):
    """Seats or options that the game does not have."""


class BadContent(LudotecaError):
    """A content pack that cannot be played."""

    def __init__(self, where: str, key: str, reason: str) -> None:
        super().__init__(f"{where}: {key}: {reason}")
        self.where = where
        self.key = key
        self.reason = reason


class BadPosition(LudotecaError):
    """A position that no table could show."""

    def __init__(self, key: str, reason: str) -> None:
        super().__init__(f"{key}: {reason}")
        self.key = key
        self.reason = reason


class BadRecord(LudotecaError):
    """A record that is damaged, foreign or untrue; `where` names its file, if it has one."""

    def __init__(self, line: int, reason: str, where: str = "") -> None:
        place = ", ".join(filter(None, (where, f"line {line}" if line else "")))
        super().__init__(f"{place}: {reason}" if place else reason)
        self.line = line
        self.reason = reason


class BadNotation(LudotecaError):
    """A word that names no action."""


class IllegalAction(LudotecaError):
    """An action that the rules forbid now."""

    def __init__(self, action: str, rule: str, reason: str) -> None:
        super().__init__(f"{action} is not allowed: {reason}" + (f" [{rule}]" if rule else ""))
        self.action = action
        self.rule = rule
        self.reason = reason


class Refused(LudotecaError):
    """A command the match cannot take: wrong ply, wrong seat, game over."""

    def __init__(self, code: str, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


class BadBot(LudotecaError):
    """A bot name or level that does not exist."""

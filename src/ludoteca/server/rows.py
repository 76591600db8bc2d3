"""What is kept of a table: its facts, and one row for everything that happened."""

from __future__ import annotations

from typing import Literal

import msgspec

from ludoteca.server.chairs import Chair
from ludoteca.server.protocol import Clock, Result, Setting, Source, Timeout
from ludoteca.server.start import Start

RowKind = Literal["start", "play", "undo", "ask", "answer", "resign", "leave", "return", "time", "hint", "early", "stand"]


class Row(msgspec.Struct, gc=False):
    """One thing that happened at a table, numbered without gap."""

    table: str
    seq: int
    kind: RowKind
    seat: int
    ply: int  # before it
    actions: list[int]  # a choice and the outcomes of chance that followed; stand: what not to be asked for
    value: int  # early: an answer before its turn; stand: see windows.py; undo and ask: the ply to go back to; answer: 1 for yes; time: 1 if it means loss
    command: str
    at: int


class Reading(msgspec.Struct):
    """What is kept of the clocks between two rows of the log."""

    left: list[int]  # milliseconds by seat
    seat: int = -1  # whose decision it is; negative: nobody's time runs
    secret: bool = False  # nobody may see whose
    since: int = 0
    until: int | None = None


class Stored(msgspec.Struct):
    """A table as the database knows it."""

    id: str
    game: str
    version: int
    options: dict[str, Setting]
    pack: str | None
    digest: str
    clock: Clock
    timeout: Timeout
    listed: bool
    wait: bool
    maker: str
    created: int
    seed: str
    source: Source | None
    start: Start
    chairs: list[Chair]
    state: Literal["open", "playing", "over"] = "open"
    started: int | None = None
    ended: int | None = None
    result: Result | None = None
    rematch: str | None = None
    edition: int = 0
    seq: int = 0
    ply: int = 0
    mover: int | None = None
    timer: Reading | None = None

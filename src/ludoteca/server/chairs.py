"""Who sits where at one table, and who plays for whom."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from ludoteca.server.protocol import BotSeat, NewSeat, OpenSeat, PersonSeat, Player

STAND_IN = "medium"
"""The level of the bot that plays for somebody who left, ran out of time or resigned."""


@dataclass
class Chair:
    """One seat at a table."""

    seat: int
    kind: Literal["person", "open", "bot"]
    person: str | None = None
    name: str = ""
    level: str = ""
    seed: str = ""
    stand_in: bool = False  # a bot plays for the person, who may return
    out: bool = False  # resigned or lost on time; a bot plays on, and the place is behind all others

    @property
    def by_bot(self) -> bool:
        """Does a bot decide here?"""
        return self.kind == "bot" or self.stand_in or self.out

    @property
    def bot_level(self) -> str:
        """The level of the bot that decides here, if one does."""
        return self.level if self.kind == "bot" else STAND_IN

    def shown(self, person: str | None, online: bool) -> Player:
        """What everybody may know of it."""
        mine = person is not None and self.person == person
        level = self.level if self.kind == "bot" else STAND_IN if self.by_bot else ""
        return Player(self.seat, self.kind, self.name, mine, level, self.stand_in, self.out, online or self.kind == "bot", bool(self.seed))


def chair_for(new: NewSeat, seat: int, person: str, name: str) -> Chair:
    """The chair that whoever makes the table asks for."""
    match new:
        case PersonSeat():
            return Chair(seat, "person", person, new.name or name, seed=new.seed or "")
        case BotSeat():
            return Chair(seat, "bot", name=new.level, level=new.level)
        case OpenSeat():
            return Chair(seat, "open")

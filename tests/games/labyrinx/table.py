"""A table of Labyrinx for scenarios: set it up in a few words, act in notation, and read what happened.

Without a word it is the specification's base B97: nine by seven, the hall with free exits on (3,3), (4,3), (5,3).
"""

from __future__ import annotations

from typing import cast

from ludoteca.core.event import Event
from ludoteca.core.state import Choice
from ludoteca.core.view import View, Zone
from ludoteca.games import game
from ludoteca.games.labyrinx.actions import PATHS
from ludoteca.games.labyrinx.board import cell_at, space_name
from ludoteca.games.labyrinx.state import Labyrinx, kind_of_card

LABYRINX = game("labyrinx")
X = "cross_open_none@0"
"""The specification's X: an open crossroads."""
Told = dict[str, object]


class Table:
    """A state that remembers every happening, and speaks notation."""

    def __init__(self, **position: object) -> None:
        self.events: list[Event] = []
        self.s = cast(Labyrinx, LABYRINX.setup({"table": [9, 7], **position}))
        self.s.out = self.events

    def do(self, *notations: str) -> Table:
        """Take actions one after another, choices and outcomes alike; `~go:E` only if it is asked, since a single option needs no question."""
        for notation in notations:
            if not notation.startswith("~") or notation[1:] in self.options():
                self.s.apply(LABYRINX.actions.parse(notation.lstrip("~")))
        return self

    def options(self) -> list[str]:
        """What may be chosen or may come now."""
        return [LABYRINX.actions.format(action) for action in self.s.options()]

    def point(self) -> str:
        """The name of the open decision, nothing while chance is to move."""
        step = self.s.agenda[-1] if self.s.agenda else None
        return step.point if isinstance(step, Choice) else ""

    def asked(self) -> tuple[int, str]:
        """Who decides what."""
        return self.s.to_move(), self.point()

    def why_not(self, notation: str) -> tuple[str, str]:
        """The rule that forbids an action, and the reason in words."""
        refusal = LABYRINX.refusal(self.s, LABYRINX.actions.parse(notation))
        return refusal["rule"], refusal["reason"]

    def cards(self) -> dict[str, str]:
        """Every card on the table in the words of a position."""
        return cast("dict[str, str]", LABYRINX.position(self.s)["cards"])

    def card(self, cell: str) -> str:
        """One card on the table in the words of a position; nothing if the cell is empty."""
        return self.cards().get(cell, "")

    def lies(self, cell: str) -> str:
        """`open`, `closed` or `empty`."""
        x, y = map(int, cell.split(","))
        kind, lie = self.s.kind[cell_at(x, y)], self.s.lie[cell_at(x, y)]
        return "empty" if kind < 0 else "closed" if lie < 0 else "open"

    def at(self, seat: int) -> str:
        """Where a character is."""
        return space_name(self.s.where[seat])

    def hand(self, seat: int) -> list[str]:
        """A hand as it truly is."""
        return [PATHS[kind_of_card(card)] for card in self.s.hands[seat]]

    def pile(self, name: str) -> list[str]:
        """The discard pile or the removed cards."""
        return cast("list[str]", LABYRINX.position(self.s)[name])

    def told(self, kind: str, seat: int | None = 0) -> list[Told]:
        """The happenings of one kind as a seat (None: a spectator) may know them."""
        events = [event for event in self.events if event.kind.name == kind]
        return [{"seat": known["seat"], **cast(Told, known["values"])} for known in LABYRINX.events_for(events, seat)]

    def heard(self, seat: int | None) -> list[str]:
        """The kinds of all happenings in order; every seat hears each of them, if not all of it."""
        return [str(known["kind"]) for known in LABYRINX.events_for(self.events, seat)]

    def view(self, seat: int | None) -> View:
        """What a seat sees."""
        return LABYRINX.view(self.s, seat)

    def zone(self, seat: int | None, zone_id: str) -> Zone:
        """One zone as a seat sees it."""
        return next(zone for zone in self.view(seat)["zones"] if zone["id"] == zone_id)

    def face(self, seat: int | None, cell: str) -> str | None:
        """What a seat sees on a cell; None is a back."""
        return next(item["face"] for item in self.zone(seat, "table")["items"] if item["id"] == f"cell:{cell}")

    def winner(self) -> list[int]:
        """The seats in first place, once the game is over."""
        return [seat for seat, place in enumerate(self.s.ranking()) if place == 1] if not self.s.agenda else []


def new(seats: int, *notations: str, **options: object) -> Table:
    """A table from its very beginning."""
    table = Table()
    table.events = []
    table.s = cast(Labyrinx, LABYRINX.new(seats, options, None, table.events))
    table.s.out = table.events
    return table.do(*notations)

"""Happenings as lines of the log: what a reader may know, and the message that says it."""

from __future__ import annotations

from ludoteca.core.event import NONE, SEATS, Event
from ludoteca.core.game import Game
from ludoteca.core.view import ABSENT, HIDDEN, Text
from ludoteca.play import Moment
from ludoteca.server.protocol import Entry


def told(game: Game, event: Event, seat: int | None, seq: int, ply: int) -> Entry:
    """A happening of the game as one seat may know it: built up from nothing."""
    kind = event.kind
    sees = event.sees(seat)
    values: dict[str, str | int | None] = {}
    args: dict[str, str | int] = {}
    if event.seat >= 0:
        args["seat"] = f"#{event.seat}"
    for index in range(kind.size):  # plain steps: `zip` makes a tuple for each
        name, type, value = kind.names[index], kind.types[index], event.values[index]
        if kind.secret[index] and not sees:
            values[name] = None
            args[name] = HIDDEN
        elif value == NONE:
            args[name] = ABSENT
        else:
            words = game.vocabulary.get(type)
            if words is not None:
                values[name] = words[value]
                args[name] = f"@{game.name}-{type}-{words[value]}"
            else:
                values[name] = value
                args[name] = f"#{value}" if type in SEATS else value
    return Entry(seq, ply, kind.name, kind.rule, event.seat, values, {"key": f"{game.name}-event-{kind.name}", "args": args})


def noted(kind: str, seat: int, seq: int, ply: int, **values: int) -> Entry:
    """A happening at the table, which everybody may know."""
    text: Text = {"key": f"server-event-{kind}", "args": {"seat": f"#{seat}", **values}}
    return Entry(seq, ply, f"table-{kind}", "", seat, dict(values), text)


class Line:
    """What one row brought to the log; where a secret window opened on the way, its row brings a line before and one after it."""

    def __init__(self, ply: int, moments: list[Moment], notes: list[Entry], hidden: int = 0) -> None:
        self.ply = ply  # after it, as everybody may count
        self.moments = moments
        self.notes = notes
        self.hidden = hidden  # plies before it that nobody may count
        self.open: dict[int, Entry] = {}  # what everybody may know, once it has been put into words, as long as the line is news

    def settle(self) -> None:
        """It is news no more: hardly anybody will ask for its words again, and there are many lines."""
        self.open = {}

    def known_to(self, seat: int | None, seq: int, game: Game) -> list[Entry]:
        """The line as one seat may know it; what hides nothing is put into words once for all."""
        entries: list[Entry] = []
        for index, moment in enumerate(self.moments):
            entry = self.open.get(index)
            if entry is None:
                entry = told(game, moment.event, seat, seq, moment.ply - self.hidden)
                if moment.event.is_open():
                    self.open[index] = entry
            entries.append(entry)
        if self.notes:
            entries += self.notes
        return entries

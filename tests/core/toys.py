"""What the toy games of this room share: a table of plain fields, a game around it, and the proof that it can stand still anywhere.

The toys are written in plain Python, so on the compiled build they also show that an uncompiled game works.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from ludoteca.bots.search import Search
from ludoteca.core.actions import ActionTable, Kind
from ludoteca.core.content import Content
from ludoteca.core.draw import Draw
from ludoteca.core.event import Event, EventKind
from ludoteca.core.game import Game, Reason
from ludoteca.core.hints import Hints
from ludoteca.core.state import CHANCE, NOBODY, State
from ludoteca.core.table import Table, read_table
from ludoteca.core.view import View


class Toy(State):
    """A table whose copy is written once for all toys: slow, but nobody measures toys."""

    def copy(self) -> State:
        s = type(self)(self.seats, self.content)
        self.copy_agenda(s)
        for name in self.FIELDS:
            value = getattr(self, name)
            setattr(s, name, [item[:] if isinstance(item, list) else item for item in value] if isinstance(value, list) else value)
        return s

    def ranking(self) -> list[int]:
        return [1] * self.seats


class ToyGame(Game):
    """A game without a folder: its tables come from a state class, its kinds of action and its steps."""

    name = "toy"

    def __init__(
        self, table: type[Toy], kinds: Sequence[Kind], steps: Sequence[type], words: Mapping[str, Sequence[str]],
        events: Sequence[EventKind] = (), reasons: Sequence[Reason] = (),
    ) -> None:  # fmt: skip
        super().__init__(__file__, range(2, 5), [], words, ActionTable(words, kinds), events, reasons, steps)
        self.table = table
        self.box = Content(self, read_table('title = "toy"', "toy.toml"))

    def read_content(self, table: Table) -> Content:
        return self.box

    def blank(self, seats: int, content: Content) -> State:
        return self.table(seats, content)

    def view(self, s: State, seat: int | None) -> View:
        return cast(View, {"fields": [getattr(s, name) for name in s.FIELDS]})

    def determinize(self, s: State, seat: int, draw: Draw) -> State:
        return s.copy()


class Play:
    """A toy being played in notation, with everything it told."""

    def __init__(self, game: ToyGame, s: State) -> None:
        self.game = game
        self.s = s
        self.start = s.copy()
        self.taken: list[int] = []
        self.events: list[Event] = []
        s.out = self.events

    def do(self, *notations: str) -> Play:
        """Act, and prove before each action that the table can stand still here."""
        for notation in notations:
            stands_still(self.game, self.s)
            action = self.game.actions.parse(notation)
            self.taken.append(action)
            self.s.apply(action)
        replayed = self.start.copy()
        for action in self.taken:
            replayed.apply(action)
        assert replayed == self.s
        return self

    def options(self) -> list[str]:
        """What may come now."""
        return [self.game.actions.format(action) for action in self.s.options()]

    def story(self) -> list[str]:
        """What happened, in short: `kind seat values`."""
        told = []
        for event in self.events:
            values = event.known_to(None, self.game.vocabulary)["values"]
            assert isinstance(values, dict)
            told.append(" ".join([event.kind.name, str(event.seat), *map(str, values.values())]))
        return told


def stands_still(game: ToyGame, s: State) -> None:
    """In the middle of anything a table can be copied, packed, unpacked and searched, and is not changed by any of it."""
    packed = s.pack()
    copy = s.copy()
    assert copy.pack() == packed
    assert copy.options() == s.options()
    back = game.unpack(s.content, packed)
    assert back == s
    assert back.options() == s.options()
    for action in s.options():
        child = s.copy()
        child.apply(action)
        assert s.pack() == packed
    if s.to_move() not in (CHANCE, NOBODY):
        search = Search(s.copy(), s.to_move(), Hints(), Draw(1))
        search.run(12)
        assert search.ranked()[0].action in s.options()
    assert s.pack() == packed

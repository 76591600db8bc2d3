"""A table of Dice Forge for scenarios: heroes in a few words, rolls and choices in notation, and what can be seen afterwards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from ludoteca.core.content import Content
from ludoteca.core.event import Event
from ludoteca.core.view import View, Zone
from ludoteca.games import game
from ludoteca.games.diceforge.state import Diceforge
from ludoteca.games.diceforge.steps.dice import Roll

DICEFORGE = game("diceforge")
START = {"light": ["s1", "g1", "g1", "g1", "g1", "g1"], "dark": ["m1", "v2", "g1", "g1", "g1", "g1"]}
Hero = dict[str, object]


def hero(stock: str = "", light: str = "", dark: str = "", cards: str = "", **more: object) -> Hero:
    """A player: `8G 1S 4M 3V` (what is not named is 0), faces that replace the last ones of a starting die, and owned cards."""
    amounts = {word[-1]: int(word[:-1]) for word in stock.split()}
    found: Hero = {"gold": amounts.get("G", 0), "sun": amounts.get("S", 0), "moon": amounts.get("M", 0), "glory": amounts.get("V", 0), **more}
    for name, faces in (("light", light.split()), ("dark", dark.split())):
        found[name] = START[name][: 6 - len(faces)] + faces
    if cards:
        found["cards"] = cards.split()
    return found


class Table:
    """A state that remembers every happening, and speaks notation. Heroes that are not named have nothing."""

    def __init__(self, *heroes: Hero, seats: int = 4, content: Content | None = None, **position: object) -> None:
        players = [*heroes, *[hero() for _ in range(seats - len(heroes))]]
        self.events: list[Event] = []
        self.s = cast(Diceforge, DICEFORGE.setup({"seats": seats, "players": players, **position}, content))
        self.s.out = self.events

    def do(self, *notations: str) -> Table:
        """Take actions one after another, choices and outcomes alike."""
        for notation in notations:
            self.s.apply(DICEFORGE.actions.parse(notation))
        return self

    def roll(self, rolls: Mapping[int, str] | str = "") -> Table:
        """Roll all dice that are rolled together now: faces by seat (a bare text: of the active seat), one gold for everybody else."""
        if isinstance(rolls, str):
            rolls = {self.s.active: rolls} if rolls else {}
        left = {seat: faces.split() for seat, faces in rolls.items()}
        together = 0
        while isinstance(self.s.agenda[-1 - together], Roll):
            together += 1
        for _ in range(together):
            faces = left.get(self.s.agenda[-1].seat, [])
            self.do(f"roll:{faces.pop(0) if faces else 'g1'}")
        assert not any(left.values()), f"never rolled: {left}"
        return self

    def options(self) -> list[str]:
        """What may be chosen or may come now."""
        return [DICEFORGE.actions.format(action) for action in self.s.options()]

    def faces(self) -> list[str]:
        """The faces among the options."""
        return [option.partition(":")[2] for option in self.options() if ":" in option]

    def asked(self) -> tuple[int, str]:
        """Who decides, and what."""
        return self.s.to_move(), self.view()["point"]

    def why_not(self, notation: str) -> tuple[str, str]:
        """The rule and the sentence of a refusal."""
        refusal = DICEFORGE.refusal(self.s, DICEFORGE.actions.parse(notation))
        return refusal["rule"], refusal["reason"]

    def stock(self, seat: int) -> str:
        """A player's stock as `hero` writes it, nothing left out but what is 0."""
        amounts = zip("GSMV", self.s.stock[seat * 4 : seat * 4 + 4], strict=True)
        return " ".join(f"{amount}{letter}" for letter, amount in amounts if amount)

    def view(self) -> View:
        """What everybody sees."""
        return DICEFORGE.view(self.s, None)

    def zone(self, name: str) -> Zone:
        """One place on the table."""
        return next(zone for zone in self.view()["zones"] if zone["id"] == name)

    def lies(self, name: str) -> list[str]:
        """The things in a place, as often as they lie there."""
        found: list[str] = []
        for item in self.zone(name)["items"]:
            values = item.get("values", {})
            found += [str(item["face"])] * values.get("count", values.get("left", 1))
        return found

    def showing(self, seat: int) -> list[str]:
        """The faces that a player's dice show."""
        found: list[str] = []
        for die in ("light", "dark"):
            found += [str(item["face"]) for item in self.zone(f"{die}:{seat}")["items"] if "up" in item.get("marks", [])]
        return found

    def counter(self, kind: str, seat: int | None = None) -> int:
        """A number beside the board."""
        return next(counter["value"] for counter in self.view()["counters"] if counter["kind"] == kind and counter["owner"] == seat)

    def cap(self, kind: str, seat: int) -> int:
        """How much of something a player can hold."""
        return next(counter["most"] for counter in self.view()["counters"] if counter["kind"] == kind and counter["owner"] == seat)

    def told(self, kind: str) -> list[dict[str, object]]:
        """The happenings of one kind since the table was set up, with who."""
        found: list[dict[str, object]] = []
        for event in DICEFORGE.events_for(self.events, None):
            if event["kind"] == kind:
                found.append({"seat": event["seat"], **cast("dict[str, object]", event["values"])})
        return found

    def kinds(self) -> list[str]:
        """The kinds of all happenings, in order."""
        return [event.kind.name for event in self.events]


def acting(*heroes: Hero, **position: object) -> Table:
    """A table at which the active player is about to take his action."""
    return Table(*heroes, moment="main_action", **position)  # type: ignore[arg-type]


def fresh(seats: int, **options: object) -> Table:
    """A new game, at its first chance."""
    table = Table(seats=seats)
    table.events = []
    table.s = cast(Diceforge, DICEFORGE.new(seats, options, None, table.events))
    return table


def begun(seats: int, **options: object) -> Table:
    """A new game whose beginning is behind it; chance has brought the last of its outcomes every time."""
    table = fresh(seats, **options)
    while not isinstance(table.s.agenda[-1], Roll):
        table.s.apply(table.s.options()[-1])
    return table

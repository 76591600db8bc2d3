"""A table in the terminal: zones, items and counters of a view, the same for every game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Console
from rich.markup import escape
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ludoteca.core.game import Game
from ludoteca.core.view import Counter, Decision, Item, View, Zone
from ludoteca.play.match import LogEntry, Match
from ludoteca.texts import Texts, event_text

COLOURS: Final = ["cyan", "magenta", "yellow", "green", "blue", "red"]
LOOKS: Final = {"public": "bold", "known": "bold italic", "secret": "dim"}
BACK: Final = "▒▒"


class Artist:
    """Draws for one reader."""

    def __init__(self, console: Console, texts: Texts, game: Game, players: Sequence[str]) -> None:
        self.console = console
        self.texts = texts
        self.game = game
        self.players = list(players)

    def say(self, key: str, **args: str | int) -> None:
        """Print a message of the interface."""
        self.console.print(escape(self.texts.tell(key, **args)))

    def ask(self, question: str) -> str:
        """A line from the reader."""
        return self.console.input(f"[bold]{escape(question)}[/] ").strip()

    def name(self, seat: int) -> Text:
        """A player's name in the colour of the seat."""
        return Text(self.players[seat], style=f"bold {COLOURS[seat % len(COLOURS)]}")

    def table(self, view: View) -> None:
        """The whole table as one seat sees it: what is common first, then everybody's own, the reader's last."""
        phase = self.texts.tell(f"{self.game.name}-phase-{view['phase']}")
        self.console.print(Panel(self.area(view, None), title=escape(f"{self.texts.tell(f'{self.game.name}-title')} · {phase}"), title_align="left"))
        seats = [seat for seat in range(view["seats"]) if seat != view["seat"]]
        for seat in seats if view["seat"] is None else [*seats, view["seat"]]:
            self.console.print(Panel(self.area(view, seat), title=self.name(seat), title_align="left", border_style=COLOURS[seat % len(COLOURS)]))

    def area(self, view: View, owner: int | None) -> Table:
        """The counters and zones of one owner."""
        area = Table.grid(padding=(0, 2))
        counters = [counter for counter in view["counters"] if counter["owner"] == owner]
        if counters:
            area.add_row(Text(""), Text("  ").join(self.counter(counter) for counter in counters))
        for place in view["zones"]:
            if place["owner"] == owner:
                area.add_row(Text(self.zone_name(place), style="dim"), self.grid(place) if place["layout"] == "grid" else self.row(place))
        return area

    def counter(self, counter: Counter) -> Text:
        """A number beside the board."""
        word = counter.get("word")
        value = self.texts.tell(word) if word else str(counter["value"])
        most = counter.get("most")
        name = self.texts.tell(f"{self.game.name}-counter-{counter['kind']}")
        return Text.assemble((f"{name} ", "dim"), (value, "bold"), f"/{most}" if most is not None else "")

    def zone_name(self, place: Zone) -> str:
        """What a place is called; where there are several of a kind, also which one."""
        name = self.texts.tell(f"{self.game.name}-zone-{place['kind']}")
        which = place["id"].partition(":")[2]
        if place["owner"] is not None:
            which = which.removeprefix(str(place["owner"]))
        return f"{name} {self.label(place['kind'], which)}" if which else name

    def row(self, place: Zone) -> Text:
        """Items side by side, and how many there are if they are not all shown."""
        items = [self.item(item) for item in place["items"]]
        if place["count"] != len(items):
            items.append(Text(f"({place['count']})", style="dim"))
        return Text("  ").join(items) if items else Text("·", style="dim")

    def grid(self, place: Zone) -> Table:
        """Items where they stand."""
        spots: dict[tuple[int, int], list[Text]] = {}
        for item in place["items"]:
            x, y = item.get("at", [0, 0])
            spots.setdefault((x, y), []).append(self.item(item))
        board = Table.grid(padding=(0, 1))
        for y in range(max((y for _, y in spots), default=-1) + 1):
            board.add_row(*(Text("\n").join(spots.get((x, y), [Text("·", style="dim")])) for x in range(max(x for x, _ in spots) + 1)))
        return board

    def item(self, item: Item) -> Text:
        """One thing: its face or its back, numbers and marks on it."""
        face = item["face"]
        owner = item.get("owner")
        style = LOOKS[item["look"]] + (f" {COLOURS[owner % len(COLOURS)]}" if owner is not None else "")
        drawn = Text(BACK if face is None else self.texts.tell(f"{self.game.name}-{item['kind']}-{face}"), style=style)
        turn = item.get("turn", 0)
        if turn:
            drawn.append("↑→↓←"[turn % 4])
        for name, value in item.get("values", {}).items():
            drawn.append(f" {self.label('value', name)} {value}", style="dim")
        for mark in item.get("marks", []):
            drawn.append(f" ({self.label('mark', mark)})", style="dim")
        return drawn

    def label(self, kind: str, name: str) -> str:
        """The game's word for something, or its bare name if the game has none for it."""
        key = f"{self.game.name}-{kind}-{name}"
        said = self.texts.tell(key)
        return name.replace("_", " ") if said == key else said

    def log(self, entries: Sequence[LogEntry], numbered: bool = False) -> None:
        """What happened, one line each, with the rule that caused it."""
        for entry in entries:
            text = self.texts.say(event_text(self.game, entry["kind"], entry["seat"], entry["values"]), self.players)
            number = f"[dim]{entry['ply']:>4}[/] " if numbered else ""
            colour = COLOURS[entry["seat"] % len(COLOURS)] if entry["seat"] >= 0 else "default"
            self.console.print(f"{number}[{colour}]•[/] {escape(text)} [dim]{escape('[' + entry['rule'] + ']')}[/]", highlight=False)

    def decision(self, decision: Decision) -> None:
        """The question and the numbered options."""
        self.console.print(Text.assemble(self.name(decision["seat"]), ": ", (self.texts.say(decision["text"], self.players), "bold")))
        wide = len(str(len(decision["options"])))
        for number, option in enumerate(decision["options"], start=1):
            words = self.texts.say(option["text"], self.players)
            self.console.print(f"  [bold]{number:>{wide}}[/]  {escape(words)}  [dim]{escape(option['notation'])}[/]", highlight=False)

    def result(self, match: Match) -> None:
        """Who came where, once the game is over."""
        if not match.over:
            self.say("result-none")
            return
        for place, seat in sorted((place, seat) for seat, place in enumerate(match.ranking())):
            self.console.print(escape(self.texts.tell("result-place", place=place, seat=self.players[seat])), style=COLOURS[seat % len(COLOURS)])

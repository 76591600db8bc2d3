"""A table of Zodiacus for scenarios: set it up in a few words, act in notation, and read what happened."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from ludoteca.core.content import Content
from ludoteca.core.event import Event
from ludoteca.core.view import View, Zone
from ludoteca.games import game
from ludoteca.games.zodiacus.actions import PIECES
from ludoteca.games.zodiacus.board import CELL_NAMES, OFF
from ludoteca.games.zodiacus.content import CARDS, COLOURS
from ludoteca.games.zodiacus.effects import STATUSES
from ludoteca.games.zodiacus.rules.figures import is_invisible, life_left, max_hp, movement, resistance
from ludoteca.games.zodiacus.state import Zodiacus

ZODIACUS = game("zodiacus")
Told = dict[str, object]
QUIET = ("done", "skip", "stop", "pass", "decline", "draw:0", "items_first", "assign:territory")
"""What somebody does who does nothing."""


class Table:
    """A state that remembers every happening, and speaks notation."""

    def __init__(self, position: Mapping[str, object] | None = None, *, seats: int = 2, content: Content | None = None, **options: Any) -> None:
        self.events: list[Event] = []
        self.s = cast(Zodiacus, ZODIACUS.setup(position, content) if position is not None else ZODIACUS.new(seats, options, None, self.events))
        self.s.out = self.events

    def do(self, *notations: str) -> Table:
        """Take actions one after another, choices and outcomes alike."""
        for notation in notations:
            self.s.apply(ZODIACUS.actions.parse(notation))
        return self

    def options(self) -> list[str]:
        """What may be chosen or may come now."""
        return [ZODIACUS.actions.format(action) for action in self.s.options()]

    def point(self) -> str:
        """The name of the open decision, as its seat sees it."""
        seat = self.s.to_move()
        return ZODIACUS.view(self.s, seat)["point"] if seat >= 0 else ""

    def asked(self) -> tuple[int, str]:
        """Who decides what."""
        return self.s.to_move(), self.point()

    def why_not(self, notation: str) -> tuple[str, str]:
        """The rule that forbids an action, and the reason in words."""
        refusal = ZODIACUS.refusal(self.s, ZODIACUS.actions.parse(notation))
        return refusal["rule"], refusal["reason"]

    def to(self, point: str, seat: int | None = None) -> Table:
        """Everybody does nothing until this decision is open; dice show their middle face, draws the first card."""
        for _ in range(400):
            if self.point() == point and (seat is None or self.s.to_move() == seat):
                return self
            assert self.s.agenda, f"the game ended before {point}"
            self.quiet()
        raise AssertionError(f"{point} is not reached")

    def quiet(self) -> None:
        """One action of somebody who does nothing."""
        options = self.options()
        if self.s.to_move() < 0:
            self.do(options[len(self.events) % len(options) if self.s.turn == 0 else len(options) // 2])
            return
        self.do(next((option for option in options if option in QUIET), options[0]))

    def to_round(self, part: str, seat: int) -> Table:
        """Everybody does nothing until this round of this seat has its first decision."""
        phase = ["castle", "alpha", "beta", "gamma"].index(part)
        for _ in range(400):
            if self.s.phase == phase and self.s.active == seat:
                return self
            assert self.s.agenda, f"the game ended before {part}"
            self.quiet()
        raise AssertionError(f"the {part} round of seat {seat} asks nobody anything")

    def told(self, kind: str, seat: int | str | None = "all") -> list[Told]:
        """The happenings of one kind, whole or as a seat (None: a spectator) may know them."""
        events = [event for event in self.events if event.kind.name == kind]
        if seat == "all":
            events = [Event(event.kind, event.seat, event.values, -1) for event in events]
            seat = None
        return [{"seat": known["seat"], **cast(Told, known["values"])} for known in ZODIACUS.events_for(events, cast("int | None", seat))]

    def kinds(self) -> list[str]:
        """The names of all happenings, in order."""
        return [event.kind.name for event in self.events]

    def view(self, seat: int | None) -> View:
        """What a seat sees."""
        return ZODIACUS.view(self.s, seat)

    def zone(self, seat: int | None, zone_id: str) -> Zone:
        """One zone as a seat sees it."""
        return next(zone for zone in self.view(seat)["zones"] if zone["id"] == zone_id)

    def damage(self, piece: str) -> int:
        """The damage marker of a piece."""
        return self.s.damage[PIECES.index(piece)]

    def left(self, piece: str) -> int:
        """Remaining life."""
        return life_left(self.s, PIECES.index(piece))

    def full(self, piece: str) -> int:
        """Full life."""
        return max_hp(self.s, PIECES.index(piece))

    def at(self, piece: str) -> str | None:
        """Where a piece stands."""
        cell = self.s.cell[PIECES.index(piece)]
        return None if cell == OFF else CELL_NAMES[cell]

    def limbo(self, piece: str) -> int:
        """The Limbo space of an intrépido, 0 = none."""
        return self.s.limbo[PIECES.index(piece)]

    def status(self, piece: str, name: str) -> int:
        """The markers of a status."""
        return self.s.status[PIECES.index(piece) * 4 + STATUSES.index(name)]

    def hidden(self, piece: str) -> bool:
        """Is it invisible?"""
        return is_invisible(self.s, PIECES.index(piece))

    def rf(self, piece: str) -> int:
        """Resistance against physical attacks."""
        return resistance(self.s, PIECES.index(piece), 0)

    def rm(self, piece: str) -> int:
        """Resistance against magical attacks."""
        return resistance(self.s, PIECES.index(piece), 2)

    def mov(self, piece: str) -> int:
        """Movement."""
        return movement(self.s, PIECES.index(piece))

    def cooldown(self, piece: str) -> list[int]:
        """Cooldown markers by level; −1 = waits for the end of its effect."""
        hero = PIECES.index(piece)
        return self.s.cooldown[hero * 3 : hero * 3 + 3]

    def items(self, piece: str) -> list[str]:
        """The cards an intrépido carries."""
        hero = PIECES.index(piece)
        return [CARDS[card] for card in self.s.gear[hero * 3 : hero * 3 + 3] if card >= 0]

    def runes(self, piece: str) -> list[str]:
        """The runes an intrépido carries."""
        hero = PIECES.index(piece)
        return [COLOURS[colour] for colour in self.s.rune[hero * 2 : hero * 2 + 2] if colour >= 0]

    def hand(self, seat: int) -> str:
        """A hand as it truly is."""
        return " ".join(CARDS[card] for card in self.s.hands[seat])

    def pile(self, seat: int) -> str:
        """A discard pile."""
        return " ".join(CARDS[card] for card in self.s.discards[seat])


def hero_round(part: str = "alpha", active: int = 0, hands: list[str] | None = None, **more: Any) -> Table:
    """The round of an intrépido, with pieces given by name: `p0_alpha={"at": "6,8"}`."""
    pieces = {key[1:]: value for key, value in more.items() if key[0] == "p" and key[1:2].isdigit()}
    rest = {key: value for key, value in more.items() if not (key[0] == "p" and key[1:2].isdigit())}
    content = rest.pop("content", None)
    return Table({"round": part, "active": active, "hands": hands or [], "pieces": pieces, "turn": 3, **rest}, content=content)


def castle_round(active: int = 0, hands: list[str] | None = None, **more: Any) -> Table:
    """The castle round of a seat."""
    return hero_round("castle", active, hands, **more)


def action(**more: Any) -> Table:
    """The action step of P1's alpha round (or as said), after doing nothing."""
    return hero_round(**more).to("intz_action")

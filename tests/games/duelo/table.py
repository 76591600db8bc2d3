"""A table of Duelo for scenarios: set it up in a few words, act in notation, and read what happened."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from ludoteca.core.event import Event
from ludoteca.core.view import View, Zone
from ludoteca.games import game
from ludoteca.games.duelo.content import CARDS, ZODIACS
from ludoteca.games.duelo.state import Duelo

DUELO = game("duelo")
Told = dict[str, object]


class Table:
    """A state that remembers every happening, and speaks notation."""

    def __init__(self, position: Mapping[str, object] | None = None, *, seats: int = 2, **options: object) -> None:
        self.events: list[Event] = []
        self.s = cast(Duelo, DUELO.setup(position) if position is not None else DUELO.new(seats, options, None, self.events))
        self.s.out = self.events

    def do(self, *notations: str) -> Table:
        """Take actions one after another, choices and outcomes alike."""
        for notation in notations:
            self.s.apply(DUELO.actions.parse(notation))
        return self

    def options(self) -> list[str]:
        """What may be chosen or may come now."""
        return [DUELO.actions.format(action) for action in self.s.options()]

    def point(self) -> str:
        """The name of the open decision."""
        return DUELO.view(self.s, None)["point"]

    def why_not(self, notation: str) -> tuple[str, str]:
        """The rule that forbids an action, and the reason in words."""
        refusal = DUELO.refusal(self.s, DUELO.actions.parse(notation))
        return refusal["rule"], refusal["reason"]

    def told(self, kind: str, seat: int | str | None = "all") -> list[Told]:
        """The happenings of one kind, whole or as a seat (None: a spectator) may know them."""
        events = [event for event in self.events if event.kind.name == kind]
        if seat == "all":
            return [{"seat": event.seat, **known_whole(event)} for event in events]
        return [{"seat": known["seat"], **cast(Told, known["values"])} for known in DUELO.events_for(events, cast("int | None", seat))]

    def view(self, seat: int | None) -> View:
        """What a seat sees."""
        return DUELO.view(self.s, seat)

    def zone(self, seat: int | None, zone_id: str) -> Zone:
        """One zone as a seat sees it."""
        return next(zone for zone in self.view(seat)["zones"] if zone["id"] == zone_id)

    def faces(self, seat: int | None, zone_id: str) -> list[str | None]:
        """The faces a seat sees in a zone; None is a back."""
        return [item["face"] for item in self.zone(seat, zone_id)["items"]]

    def counters(self, seat: int | None) -> dict[str, int]:
        """Counters by kind and owner: `wins:0`, `round`."""
        return {c["kind"] + ("" if c["owner"] is None else f":{c['owner']}"): c["value"] for c in self.view(seat)["counters"]}

    def hand(self, seat: int) -> str:
        """A hand as it truly is."""
        return " ".join(CARDS[card] for card in self.s.hands[seat])

    def pile(self, pile: int) -> str:
        """A pile, bottom to top."""
        return " ".join(CARDS[card] for card in self.s.piles[pile])

    def zodiacs(self, seat: int) -> str:
        """The zodiacs of a seat in slots L, R, H."""
        return " ".join(ZODIACS[zodiac] for zodiac in self.s.zodiacs[3 * seat : 3 * seat + 3])

    def deal(self, **fixed: str) -> Table:
        """Let every pending deal bring its first outcome, until somebody decides; `first` may name the first player."""
        while self.s.to_move() == -1:
            options = self.options()
            self.do(f"first:{fixed['first']}" if options[0].startswith("first") and "first" in fixed else options[0])
        return self


def known_whole(event: Event) -> Told:
    """Every field of an event, as those who may know all see it."""
    open_event = Event(event.kind, event.seat, event.values, -1)
    return cast(Told, open_event.known_to(None, DUELO.vocabulary)["values"])


ALL_ATTACK = "attack_both"


class Fight:
    """One whole clash: what each front zodiac dealt, received and suffered, and who won the round.

    `laid` and `zodiacs` are as in a position; the last seat's stance is declared here, so that the reveal happens.
    """

    def __init__(self, zodiacs: list[str], laid: list[str], stances: list[str], attacker: int = 0, **position: object) -> None:
        seats = len(zodiacs)
        last = (attacker - 1) % seats
        open_stances = [stance if seat != last else "" for seat, stance in enumerate(stances)]
        self.table = Table({"seats": seats, "attacker": attacker, "zodiacs": zodiacs, "laid": laid, "stances": open_stances, **position})
        self.table.do(f"declare:{stances[last]}")
        self.slots = {f"{told['seat']}{told['side']}": told for told in self.table.told("clashed")}
        self.numbers = {f"{told['seat']}{told['side']}": told["damage"] for told in self.table.told("numbers")}
        self.kings = [f"{told['seat']}{told['side']} {told['zodiac']}" for told in self.table.told("king")]
        tallies = self.table.told("tallied")
        self.eliminations = [told["eliminations"] for told in tallies]
        self.damage = [told["damage"] for told in tallies]
        won = self.table.told("round_won")
        self.winner = won[0]["seat"] if won else None

    def __getitem__(self, slot: str) -> Told:
        return self.slots[slot]

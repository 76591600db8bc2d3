"""A table of Calamandara for scenarios: set it up in a few words, act in notation, and read what happened."""

from __future__ import annotations

from typing import cast

from ludoteca.core.event import Event
from ludoteca.core.view import View, Zone
from ludoteca.games import game
from ludoteca.games.calamandara.actions import MEMORIES, SYMBOL_CARDS, SYMBOLS, TYPES
from ludoteca.games.calamandara.board import NAMES, START
from ludoteca.games.calamandara.rules.memory import KIND
from ludoteca.games.calamandara.rules.symbols import DIRECTION, DUE, type_at
from ludoteca.games.calamandara.state import Calamandara
from ludoteca.games.calamandara.steps.reacting import React

CALAMANDARA = game("calamandara")
DIRECTIONS = ["north", "east", "south", "west"]
SHORT = {
    "echoes": "dissonant_echoes", "errancy": "silence_errancy", "dominion": "ircai_dominion", "helm": "helm_of_solitude", "mirage": "sleep_mirage",
    "well": "the_well", "breath": "breath_of_beings", "dimensions": "relative_dimensions", "ruins": "ruins_of_domodora",
    "nightmare": "nightmare_of_abandonment", "nomad": "nomad_lands", "sealed": "sealed_fields", "paintings": "submerged_paintings",
    "oracle": "the_oracle", "delirium": "armio_delirium", "qhoz": "calamandara_qhoz", "shadow": "dogmatic_shadow", "guardian": "maurna_guardian",
    "theory": "praximechanic_theory", "minds": "plural_minds", "laceration": "obtuse_laceration", "winds": "fall_of_winds",
    "temple": "temple_of_calon", "perception": "dionesic_perception", "laments": "laments_of_lucaresti", "gavonian": "gavonian_mirror",
    "monument": "duadar_monument", "entropy": "dogmatic_entropy",
}  # fmt: skip
LONG = {name: short for short, name in SHORT.items()}
CARD_KINDS = ("play", "play_parked", "card", "unpark", "deal", "blind")
ZONES = ("hands", "reserves", "decks", "discards")


def long_row(row: str) -> str:
    """Short card names as full ones, with their marks."""
    words = []
    for word in row.split():
        name = word.rstrip("!").partition("@")[0]
        words.append(word.replace(name, SHORT.get(name, name), 1))
    return " ".join(words)


def action_of(word: str) -> int:
    """An action from its notation, with short card names."""
    kind, colon, rest = word.partition(":")
    return CALAMANDARA.actions.parse(f"{kind}:{SHORT.get(rest, rest)}" if colon and kind in CARD_KINDS else word)


def word_of(action: int) -> str:
    """The notation of an action, with short card names."""
    kind, colon, rest = CALAMANDARA.actions.format(action).partition(":")
    return f"{kind}:{LONG.get(rest, rest)}" if colon and kind in CARD_KINDS else kind + colon + rest


class Table:
    """A state that remembers every happening, and speaks notation."""

    def __init__(self, **position: object) -> None:
        for zone in ZONES:
            if zone in position:
                position[zone] = [long_row(row) for row in cast("list[str]", position[zone])]
        if "parked" in position:
            position["parked"] = [long_row(row) for row in cast("list[str]", position["parked"])]
        self.s = cast(Calamandara, CALAMANDARA.setup(position))
        self.events: list[Event] = []
        self.s.out = self.events

    @classmethod
    def fresh(cls, seats: int = 2, **options: object) -> Table:
        """A new game before its first decision."""
        table = cls.__new__(cls)
        table.events = []
        table.s = cast(Calamandara, CALAMANDARA.new(seats, options, None, table.events))
        table.s.out = table.events
        return table

    def do(self, words: str) -> Table:
        """Take actions one after another, choices and outcomes alike; one after ~ only if it is offered, for it may have been forced."""
        for word in words.split():
            if word[0] != "~":
                self.s.apply(action_of(word))
            elif action_of(word[1:]) in self.s.options():
                self.s.advance(action_of(word[1:]))
        return self

    def until(self, point: str, seat: int = -1) -> Table:
        """Decline everything and let chance bring its first outcome until this decision is open."""
        for _ in range(300):
            if self.point() == point and seat in (-1, self.asked()):
                return self
            options = self.options()
            refusals = [word for word in ("pass", "done", "skip", "stop", "none", "no_use") if word in options]
            self.do(refusals[0] if refusals else options[0])
        raise AssertionError(f"{point} never came")

    def first(self) -> Table:
        """Let chance bring its first outcome as long as it is its turn."""
        while self.s.to_move() == -1:
            self.s.apply(self.s.options()[0])
        return self

    def options(self, kind: str = "") -> list[str]:
        """What may be chosen or may come now; of one kind only the arguments."""
        words = [word_of(action) for action in self.s.options()]
        return [word.partition(":")[2] for word in words if word.startswith(f"{kind}:")] if kind else words

    def why(self, word: str) -> tuple[str, str]:
        """The rule that forbids an action, and the reason in words."""
        refusal = CALAMANDARA.refusal(self.s, action_of(word))
        return refusal["rule"], refusal["reason"]

    def point(self) -> str:
        """The name of the open decision as its seat sees it."""
        return CALAMANDARA.view(self.s, self.s.to_move())["point"] if self.s.to_move() >= 0 else ""

    def turn(self) -> int:
        """Whose turn it is."""
        return self.s.active

    def asked(self) -> int:
        """Who decides now."""
        return self.s.to_move()

    def window(self) -> str:
        """The window in which somebody is asked."""
        step = self.s.agenda[-1]
        assert isinstance(step, React)
        return ["menu", "start", "acquisition", "after", "insertion", "move", "lament", "zone", "cards", "draw", "end"][step.window]

    def cell(self, name: str) -> str:
        """The symbol on a cell; empty if none."""
        symbol = type_at(self.s, NAMES.index(name))
        return SYMBOLS[symbol] if symbol >= 0 else ""

    def facing(self, name: str) -> str:
        """The direction of the symbol on a cell."""
        return DIRECTIONS[(self.s.board[NAMES.index(name)] >> DIRECTION) & 3]

    def due(self, name: str) -> bool:
        """Is the waterfall on a cell due?"""
        return bool(self.s.board[NAMES.index(name)] & DUE)

    def symbols(self) -> dict[str, str]:
        """Everything on the board."""
        return {NAMES[cell]: SYMBOLS[type_at(self.s, cell)] for cell in range(len(NAMES)) if self.s.board[cell]}

    def token(self, seat: int) -> str:
        """Where a token stands."""
        return "start" if self.s.tokens[seat] == START else NAMES[self.s.tokens[seat]]

    def depot(self, seat: int, symbol: str) -> int:
        """Symbols in a depot."""
        return self.s.depots[seat * TYPES + SYMBOLS.index(symbol)]

    def ready(self, seat: int) -> str:
        """A symbol reserve, in the order of types."""
        return " ".join(SYMBOLS[symbol] for symbol in range(TYPES) for _ in range(self.s.ready[seat * TYPES + symbol]))

    def cards(self, zone: str, seat: int) -> str:
        """A hand, final reserve, arranged deck or discard as it truly is, short names; decks from the top."""
        held: list[int] = getattr(self.s, zone)[seat]
        if zone == "discards":
            return " ".join(LONG[MEMORIES[card]] for card in held)
        return " ".join(LONG[MEMORIES[code >> KIND]] for code in (held[::-1] if zone == "decks" else held))

    def hand(self, seat: int) -> str:
        return self.cards("hands", seat)

    def reserve(self, seat: int) -> str:
        return self.cards("reserves", seat)

    def discard(self, seat: int) -> str:
        return self.cards("discards", seat)

    def deck_size(self, seat: int) -> int:
        """Cards in a Memory deck."""
        return len(self.s.decks[seat]) + self.s.unseen[seat]

    def top(self, seat: int) -> str:
        """The visible symbol card."""
        return SYMBOL_CARDS[self.s.symbol_decks[seat][-1] & 63]

    def parked(self) -> list[str]:
        """Parked cards: card, holder, place, where."""
        return [f"{LONG[MEMORIES[c.card]]} {c.holder} {c.place} {['', 'deck', 'reserve'][c.source]}" for c in self.s.parked]

    def pile(self) -> str:
        """The cards on the pile, last one last."""
        return " ".join(LONG[MEMORIES[c.card]] for c in self.s.chain)

    def told(self, kind: str) -> list[dict[str, object]]:
        """The happenings of one kind, whole."""
        return [
            {"seat": event.seat, **dict(zip(event.kind.names, event.values, strict=True)), "rule": event.kind.rule}
            for event in self.events if event.kind.name == kind
        ]  # fmt: skip

    def view(self, seat: int | None) -> View:
        """What a seat sees."""
        return CALAMANDARA.view(self.s, seat)

    def zone(self, seat: int | None, zone_id: str) -> Zone:
        """One zone as a seat sees it."""
        return next(zone for zone in self.view(seat)["zones"] if zone["id"] == zone_id)

    def faces(self, seat: int | None, zone_id: str) -> list[str | None]:
        """The faces a seat sees in a zone; None is a back."""
        return [LONG.get(item["face"] or "", item["face"]) for item in self.zone(seat, zone_id)["items"]]

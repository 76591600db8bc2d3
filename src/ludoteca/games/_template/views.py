"""All that concerns who knows what: view, determinize, and positions to set up and to describe."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ludoteca.core.draw import Draw
from ludoteca.core.game import Game
from ludoteca.core.hidden import sample_bag
from ludoteca.core.state import Choice
from ludoteca.core.table import position_table
from ludoteca.core.view import Counter, Item, View, Zone, back, shown, zone
from ludoteca.games._template.actions import VOCABULARY
from ludoteca.games._template.content import HighCardContent
from ludoteca.games._template.state import HighCard
from ludoteca.games._template.steps import EndRound, KeepOrSwap

CARDS: Final = VOCABULARY["card"]


def view(s: HighCard, seat: int | None) -> View:
    """Own card, the open discards, how many cards are left, and the points."""
    zones: list[Zone] = []
    for owner in range(s.seats):
        items: list[Item] = []
        if s.hands[owner] >= 0:
            items.append(shown("card", CARDS[s.hands[owner]], "known") if owner == seat else back("card", f"hand:{owner}/0"))
        zones.append(zone("hand", owner, "row", items))
    zones.append(zone("discards", None, "row", [shown("card", CARDS[card]) for card in s.discards]))
    hidden = sum(s.bag)
    zones.append(zone("deck", None, "stack", [], count=hidden))
    counters: list[Counter] = [{"kind": "round", "owner": None, "value": s.round}]
    for owner in range(s.seats):
        counters.append({"kind": "points", "owner": owner, "value": s.points[owner], "most": s.points_needed})
    step = s.agenda[-1] if s.agenda else None
    asked = step if isinstance(step, Choice) else None
    return {
        "game": s.content.game.name, "seats": s.seats, "seat": seat, "phase": "play",
        "point": asked.point if asked else "", "waiting": [asked.seat] if asked else [],
        "over": not s.agenda, "ranking": s.ranking() if not s.agenda else [], "zones": zones, "counters": counters,
    }  # fmt: skip


def determinize(s: HighCard, seat: int, draw: Draw) -> HighCard:
    """The others' cards go back into the bag and are drawn anew.

    Who kept a card had the choice, or held the best one: both are possible, so every card is. Whoever is asked now,
    however, does not hold the best card, for with it nobody is asked. [toy.act.3]
    """
    d = s.copy()
    others = [owner for owner in range(s.seats) if owner != seat and s.hands[owner] >= 0]
    for owner in others:
        d.bag[d.hands[owner]] += 1
        d.hands[owner] = -1
    asked = s.to_move()
    if asked in others:
        others.remove(asked)
        others.insert(0, asked)
    for owner in others:
        bag = d.bag[:]
        if owner == asked:
            bag[-1] = 0
        card = sample_bag(draw, bag)
        d.bag[card] -= 1
        d.hands[owner] = card
    return d


def census(s: HighCard) -> list[int]:
    """Cards in hands, on the discards and in the bag, of each kind. [toy.cmp.1]"""
    counts = s.bag[:]
    for card in s.hands + s.discards:
        if card >= 0:
            counts[card] += 1
    return counts


def setup(game: Game, position: Mapping[str, object], content: HighCardContent) -> HighCard:
    """A table in the middle of a round: `hands` by name, who is `to_move`, and what lies open."""
    table = position_table(position)
    table.only("seats", "options", "round", "first", "points", "hands", "discards", "to_move")
    seats = table.number("seats", game.seats[0], game.seats[-1]) if table.has("seats") else 2
    settings = game.settings(table.table("options").values if table.has("options") else {})
    s = HighCard(seats, content)
    s.lay_out(int(settings["points_needed"]))
    s.round = table.number("round", 1, content.rounds) if table.has("round") else 1
    s.first = table.number("first", 0, seats - 1) if table.has("first") else 0
    if table.has("points"):
        s.points = table.numbers("points", 0, s.points_needed)
        if len(s.points) != seats or max(s.points) >= s.points_needed:
            raise table.fail("points", f"must name {seats} numbers below {s.points_needed}")
    names = table.words("hands", CARDS)
    if len(names) != seats:
        raise table.fail("hands", f"must name a card for each of {seats} seats, not {len(names)}")
    s.hands = [CARDS.index(name) for name in names]
    s.discards = [CARDS.index(name) for name in table.words("discards", CARDS)]
    for card in s.hands + s.discards:
        s.bag[card] -= 1
        if s.bag[card] < 0:
            raise table.fail("hands", f"there are only {content.copies[card]} cards {CARDS[card]}")
    s.next(EndRound())
    mover = table.number("to_move", 0, seats - 1) if table.has("to_move") else s.first
    turn = (mover - s.first) % seats
    for later in range(seats - 1, turn - 1, -1):
        s.next(KeepOrSwap((s.first + later) % seats))
    s.settle()
    return s


def position(s: HighCard) -> dict[str, object]:
    """The description of a table at which somebody decides."""
    return {
        "seats": s.seats, "options": {"points_needed": s.points_needed}, "round": s.round, "first": s.first, "points": s.points[:],
        "hands": [CARDS[card] for card in s.hands], "discards": [CARDS[card] for card in s.discards], "to_move": s.to_move(),
    }  # fmt: skip

"""Nobody learns what they may not know: views, options, refusals, prompts and happenings never depend on hidden things."""

from __future__ import annotations

from collections import defaultdict

import pytest

from ludoteca.bots import make
from ludoteca.core.draw import Draw
from ludoteca.core.event import Event
from ludoteca.core.game import Game
from ludoteca.core.state import CHANCE, State
from ludoteca.core.view import View
from ludoteca.games import game
from tables import GAMES, OPTIONED, SEATED, Walk, encoded, variants


def seen(of: Game, s: State, seat: int | None) -> bytes:
    """Everything a seat is sent at a table: its view and, if it decides, the question with options, reasons and words."""
    return encoded([of.view(s, seat), of.decision(s) if seat is not None and seat == s.to_move() else None])


def refusals(of: Game, s: State) -> bytes:
    """What the deciding seat would be told about anything it might try."""
    every = max(1, len(of.actions) // 100)
    return encoded([of.refusal(s, action) for action in range(0, len(of.actions), every)])


@pytest.mark.parametrize(("name", "seats", "variant"), OPTIONED)
def test_a_seat_cannot_tell_the_table_from_any_world_it_thinks_possible(name: str, seats: int, variant: int) -> None:
    walk = Walk(name, seats, variants(game(name))[variant])
    draw = Draw(11)
    for s in walk.tables:
        for seat in range(seats):
            sent = seen(walk.game, s, seat)
            public = seen(walk.game, s, None)
            for _ in range(3):
                world = s.determinize(seat, draw)
                assert seen(walk.game, world, seat) == sent
                assert seen(walk.game, world, None) == public
                assert world.to_move() == s.to_move()
                if s.to_move() == seat:
                    assert world.options() == s.options()
                    assert refusals(walk.game, world) == refusals(walk.game, s)


@pytest.mark.parametrize(("name", "seats", "variant"), OPTIONED)
def test_what_a_seat_hears_is_the_same_in_every_world_until_something_is_turned_up(name: str, seats: int, variant: int) -> None:
    walk = Walk(name, seats, variants(game(name))[variant], keep=25)
    draw = Draw(12)
    for s in walk.tables:
        for seat in range(seats):
            world = s.determinize(seat, draw)
            both = [action for action in s.options() if action in world.options()]
            for action in both[:: max(1, len(both) // 4)]:
                here, there = heard(s, action), heard(world, action)
                turned_up = min(first_reveal(here), first_reveal(there))
                told = [encoded(walk.game.events_for(events[:turned_up], seat)) for events in (here[: len(there)], there[: len(here)])]
                assert told[0] == told[1], (
                    f"seat {seat} hears something else after {walk.game.actions.format(action)}; "
                    "if the happening rightly turns something up, declare its EventKind with reveals=True"
                )


def heard(s: State, action: int) -> list[Event]:
    """What happens when an action is taken."""
    events: list[Event] = []
    child = s.copy()
    child.out = events
    child.advance(action)
    return events


def first_reveal(events: list[Event]) -> int:
    """How many happenings come before something hidden is turned up."""
    for index, event in enumerate(events):
        if event.kind.reveals:
            return index
    return len(events)


def secret_zones(view: View) -> list[str]:
    """The zones in which a viewer sees backs."""
    return [zone["id"] for zone in view["zones"] if any(item["look"] == "secret" for item in zone["items"])]


def faces(view: View, zone_id: str) -> tuple[str | None, ...]:
    """What lies in a zone, in no order."""
    return tuple(sorted(str(item["face"]) for zone in view["zones"] if zone["id"] == zone_id for item in zone["items"]))


@pytest.mark.parametrize(("name", "seats"), SEATED)
def test_every_hidden_place_really_varies_and_a_view_that_forgets_to_hide_it_is_caught(name: str, seats: int) -> None:
    """The twin of the test above: were worlds mere copies, or a redaction missing, nothing would be proved."""
    walk = Walk(name, seats)
    draw = Draw(13)
    seen_zones: dict[str, int] = defaultdict(int)
    varied: dict[str, int] = defaultdict(int)
    for s in walk.tables:
        for seat in range(seats):
            view = walk.game.view(s, seat)
            for zone_id in secret_zones(view):
                owners = [zone["owner"] for zone in view["zones"] if zone["id"] == zone_id]
                if owners[0] is None or owners[0] == seat:
                    continue
                kind = zone_id.partition(":")[0]
                seen_zones[kind] += 1
                truth = faces(walk.game.view(s, owners[0]), zone_id)
                # A view that shows the owner's face here is the mutant: some world must tell it apart.
                varied[kind] += any(faces(walk.game.view(s.determinize(seat, draw), owners[0]), zone_id) != truth for _ in range(12))
    for kind, count in seen_zones.items():
        assert varied[kind] >= count * 0.5, f"hidden things in {kind} hardly vary: {varied[kind]} of {count}"


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("spec", ["random", "greedy", "mcts:24"])
def test_a_bot_decides_alike_on_a_table_and_on_any_world_its_seat_thinks_possible(name: str, spec: str) -> None:
    seats = game(name).seats[-1]
    walk = Walk(name, seats, keep=6)
    draw = Draw(14)
    for s in walk.choices()[:6]:
        seat = s.to_move()
        chosen = make(spec, walk.game, 5).choose(s, seat)
        assert chosen in s.options()
        for _ in range(2):
            assert make(spec, walk.game, 5).choose(s.determinize(seat, draw), seat) == chosen


@pytest.mark.parametrize(("name", "seats"), SEATED)
def test_chance_that_concerns_one_seat_sounds_the_same_to_those_who_may_not_see_it(name: str, seats: int) -> None:
    """Two outcomes of a hidden draw: whoever hears no field of it must see no difference afterwards either."""
    walk = Walk(name, seats)
    for s in walk.tables:
        if s.to_move() != CHANCE or len(s.options()) < 2:
            continue
        first, last = s.options()[0], s.options()[-1]
        here, there = heard(s, first), heard(s, last)
        for seat in [*range(seats), None]:
            if not here or not there or any(event.sees(seat) for event in here[:1] + there[:1]):
                continue
            told = [encoded(walk.game.events_for(events[:1], seat)) for events in (here, there)]
            assert told[0] == told[1]

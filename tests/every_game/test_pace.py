"""Who is asked next never betrays what somebody holds: a choice that is forced by hidden things would be seen by its quickness."""

from __future__ import annotations

import pytest

from ludoteca.core.draw import Draw
from ludoteca.core.event import Event
from ludoteca.core.state import State
from ludoteca.games import TEMPLATE, game
from tables import GAMES, Walk


def after(s: State, action: int) -> tuple[State, list[Event]]:
    """The table after an action, and what happened on the way."""
    events: list[Event] = []
    child = s.copy()
    child.out = events
    child.advance(action)
    return child, events


# The toy and games made from it are left out: a six must be kept in sight of all, to show what that means for taking back. So is Zodiacus: its
# own rules open reactions and the items step only for whoever holds such cards. [zod.hid.2, zod.round.13]
@pytest.mark.parametrize("name", [name for name in GAMES if name != "zodiacus" and game(name).vocabulary != game(TEMPLATE).vocabulary])
def test_who_is_asked_next_is_the_same_in_every_world_unless_something_is_turned_up_or_nobody_is_named(name: str) -> None:
    of = game(name)
    seats = of.seats[-1]
    walk = Walk(name, seats, keep=15)
    draw = Draw(3)
    for s in walk.choices():
        for watcher in range(seats):
            world = s.determinize(watcher, draw)
            for action in [action for action in s.options() if action in world.options()][:3]:
                (here, heard), (there, heard_there) = after(s, action), after(world, action)
                if any(event.kind.reveals for event in [*heard, *heard_there]):
                    continue
                named = [of.view(child, watcher)["waiting"] for child in (here, there)]
                if watcher not in (here.to_move(), there.to_move()) and all(named):
                    assert here.to_move() == there.to_move(), f"after {of.actions.format(action)} seat {watcher} learns something from who is asked"

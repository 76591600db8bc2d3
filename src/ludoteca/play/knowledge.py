"""Has a choice told anybody something? That decides whether it may be taken back.

A choice teaches a seat something if a world that this seat had to think possible before has become impossible: in it, whatever had
been chosen, the seat would have seen something else than it did. Nothing is learnt from the mere fact that somebody chose.
"""

from __future__ import annotations

from typing import Final

from ludoteca.core.draw import Draw
from ludoteca.core.event import Event
from ludoteca.core.state import State
from ludoteca.core.view import View

WORLDS: Final = 64
"""How many worlds are tried for each seat."""
GUESSES: Final = 8
"""How many worlds that the chooser thinks possible are looked at with the others' eyes."""

Sight = tuple[View, list[dict[str, object]]]
"""What a seat sees of a choice: its view afterwards and the events."""


def teaches(before: State, chosen: int, ply: int) -> bool:
    """Did this choice, made at this table, tell anybody something?

    The answer is shown to the chooser, so it depends only on what the chooser knows: of the others it asks what they would have
    learnt in worlds that the chooser cannot tell from the true one.
    """
    chooser = before.to_move()
    seen = sight(before, chosen, chooser)
    guesses: list[State] = []
    draw = Draw(ply)
    for _ in range(WORLDS):
        world = before.determinize(chooser, draw)
        if chosen not in world.open or sight(world, chosen, chooser) != seen:
            return True
        if len(guesses) < GUESSES:
            guesses.append(world)
    return any(betrays(world, chosen, seat, draw) for seat in range(before.seats) if seat != chooser for world in guesses)


def betrays(before: State, chosen: int, seat: int, draw: Draw) -> bool:
    """Would this choice at this table tell another seat something?"""
    seen = sight(before, chosen, seat)
    for _ in range(WORLDS // GUESSES):
        world = before.determinize(seat, draw)
        likely = [chosen] if chosen in world.open else []
        if not any(sight(world, action, seat) == seen for action in [*likely, *world.open]):
            return True
    return False


def sight(before: State, chosen: int, seat: int) -> Sight:
    """What a seat sees when this is chosen at this table."""
    told: list[Event] = []
    after = before.copy()
    after.out = told
    after.advance(chosen)
    game = before.content.game
    return game.view(after, seat), game.events_for(told, seat)

"""Labyrinx's hardest moment as a toy: a flight steered by the left neighbour through cards drawn on the way, with a chained challenge.

A character flees a number of steps along a row. The left neighbour chooses the direction of each step; a step onto a dark cell draws
its card; a monster there is a challenge by die, and whoever fails flees anew from there, inside the flight.
"""

from __future__ import annotations

from typing import ClassVar, Final

from core.toys import Play, Toy, ToyGame
from ludoteca.core.actions import Kind
from ludoteca.core.event import EventKind
from ludoteca.core.state import Auto, Chance, Choice

DARK, PATH, MONSTER = range(3)
CARDS: Final = ["dark", "path", "monster"]
STEP: Final = 0
DRAW: Final = 2
DIE: Final = 5

MOVED = EventKind("moved", "toy.1", "cell")
TURNED = EventKind("turned", "toy.2", "card")
FLED = EventKind("fled", "toy.3", "steps")


class Maze(Toy):
    """A row of cells, a bag of cards and where everybody stands."""

    FIELDS: ClassVar[tuple[str, ...]] = ("cells", "bag", "at")
    cells: list[int]
    bag: list[int]
    at: list[int]


class Flee(Auto[Maze]):
    """So many steps still to flee; the left neighbour decides each."""

    def __init__(self, seat: int, steps: int) -> None:
        self.seat = seat
        self.steps = steps

    def pack(self) -> list[int]:
        return [self.seat, self.steps]

    def run(self, s: Maze) -> None:
        if self.steps > 0:
            s.then(SteerFlight((self.seat + 1) % s.seats, self.seat), Flee(self.seat, self.steps - 1))


class SteerFlight(Choice[Maze]):
    """The left neighbour of who flees chooses where to; at the end of the row there is one way only, and nobody is asked."""

    point, rule = "steer", "toy.1"

    def __init__(self, seat: int, fleeing: int) -> None:
        self.seat = seat
        self.fleeing = fleeing

    def pack(self) -> list[int]:
        return [self.seat, self.fleeing]

    def candidates(self, s: Maze) -> list[int]:
        here = s.at[self.fleeing]
        return [STEP + way for way, cell in enumerate((here - 1, here + 1)) if 0 <= cell < len(s.cells)]

    def take(self, s: Maze, action: int) -> None:
        s.at[self.fleeing] += 1 if action == STEP + 1 else -1
        s.tell(MOVED, self.fleeing, s.at[self.fleeing])
        if s.cells[s.at[self.fleeing]] == DARK:
            s.next(TurnCard(self.fleeing))


class TurnCard(Chance[Maze]):
    """A card is drawn for the dark cell that was entered."""

    def options(self, s: Maze) -> list[int]:
        return [DRAW + card for card in (PATH, MONSTER) if s.bag[card]]

    def weights(self, s: Maze) -> list[int]:
        return [s.bag[card] for card in (PATH, MONSTER) if s.bag[card]]

    def take(self, s: Maze, action: int) -> None:
        card = action - DRAW
        s.bag[card] -= 1
        s.cells[s.at[self.seat]] = card
        s.tell(TURNED, self.seat, card)
        if card == MONSTER:
            s.next(Challenge(self.seat))


class Challenge(Chance[Maze]):
    """A die against the monster: a low roll is another flight, begun inside this one."""

    def options(self, s: Maze) -> list[int]:
        return [DIE + pips for pips in range(6)]

    def take(self, s: Maze, action: int) -> None:
        pips = action - DIE + 1
        if pips < 4:
            s.tell(FLED, self.seat, pips)
            s.next(Flee(self.seat, pips))


FLIGHT = ToyGame(
    Maze, [Kind("step", STEP, "way"), Kind("draw", DRAW, "card", chance=True), Kind("die", DIE, "pips", chance=True)],
    [Flee, SteerFlight, TurnCard, Challenge], {"way": ["west", "east"], "card": CARDS, "pips": list("123456")}, [MOVED, TURNED, FLED],
)  # fmt: skip


def test_a_flight_is_steered_by_the_left_neighbour_and_a_failed_challenge_begins_another_inside_it() -> None:
    s = Maze(3, FLIGHT.box)
    s.cells = [DARK, DARK, PATH, DARK, DARK, DARK]
    s.bag = [0, 3, 2]
    s.at = [2, 0, 0]
    s.next(Flee(0, 2))
    s.settle()
    play = Play(FLIGHT, s)
    assert s.to_move() == 1, "the player on the left of seat 0 decides"
    play.do("step:east", "draw:monster", "die:2")
    assert s.to_move() == 1
    play.do("step:east", "draw:path", "step:west")
    assert (s.at[0], s.cells[3]) == (3, MONSTER), "two steps of the inner flight, back over a card already open"
    play.do("step:west")
    assert (s.at[0], s.to_move()) == (2, -2), "the last step of the outer flight"
    assert play.story() == ["moved 0 3", "turned 0 monster", "fled 0 2", "moved 0 4", "turned 0 path", "moved 0 3", "moved 0 2"]


def test_at_the_end_of_the_row_the_only_way_is_taken_without_asking() -> None:
    s = Maze(2, FLIGHT.box)
    s.cells, s.bag, s.at = [PATH, PATH, PATH], [0, 1, 1], [0, 0]
    s.next(Flee(0, 2))
    s.settle()
    assert s.at[0] == 1
    play = Play(FLIGHT, s).do("step:east")
    assert s.at[0] == 2
    assert play.s.to_move() == -2

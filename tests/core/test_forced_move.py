"""Zodiacus's hardest moment as a toy: an opportunity attack and a counter-attack inside a move that was forced upon somebody.

Pushing a hero moves it cell by cell. Leaving a cell beside an enemy gives that enemy the choice of an opportunity attack, once a turn;
who is hit and lives may choose to counter-attack; the push goes on afterwards unless the hero fell.
"""

from __future__ import annotations

from typing import ClassVar, Final

from core.toys import Play, Toy, ToyGame
from ludoteca.core.actions import Kind
from ludoteca.core.event import EventKind
from ludoteca.core.state import Auto, Chance, Choice

NO: Final = 0
YES: Final = 1
DIE: Final = 2

MOVED = EventKind("moved", "toy.1", "cell")
HIT = EventKind("hit", "toy.2", "target damage life")
FELL = EventKind("fell", "toy.3")


class Field(Toy):
    """The pushed hero's line; its enemies stand along a line beside it."""

    FIELDS: ClassVar[tuple[str, ...]] = ("at", "life", "spent")
    at: list[int]
    life: list[int]
    spent: list[int]  # seats that have made their opportunity attack this turn


class Push(Auto[Field]):
    """A hero is moved so many cells to the east, whether it likes it or not."""

    def __init__(self, seat: int, cells: int) -> None:
        self.seat = seat
        self.cells = cells

    def pack(self) -> list[int]:
        return [self.seat, self.cells]

    def run(self, s: Field) -> None:
        if self.cells == 0 or s.life[self.seat] <= 0:
            return
        s.then(Leave(self.seat), Push(self.seat, self.cells - 1))


class Leave(Auto[Field]):
    """Before a cell is left, every enemy beside it that has not struck yet may strike; then the step is made."""

    def run(self, s: Field) -> None:
        s.next(StepEast(self.seat))
        for enemy in range(s.seats - 1, -1, -1):
            if enemy != self.seat and abs(s.at[enemy] - s.at[self.seat]) <= 1 and s.life[enemy] > 0:
                s.next(Opportunity(enemy, self.seat))


class StepEast(Auto[Field]):
    """The step itself, if the hero still stands."""

    def run(self, s: Field) -> None:
        if s.life[self.seat] > 0:
            s.at[self.seat] += 1
            s.tell(MOVED, self.seat, s.at[self.seat])


class Opportunity(Choice[Field]):
    """Strike at who leaves? Once a turn."""

    point, rule = "opportunity", "toy.2"

    def __init__(self, seat: int, target: int) -> None:
        self.seat = seat
        self.target = target

    def pack(self) -> list[int]:
        return [self.seat, self.target]

    def candidates(self, s: Field) -> list[int]:
        return [NO] if self.seat in s.spent or s.life[self.target] <= 0 else [NO, YES]

    def take(self, s: Field, action: int) -> None:
        if action == YES:
            s.spent.append(self.seat)
            s.next(Strike(self.seat, self.target, 1))


class Strike(Chance[Field]):
    """A die of damage; the first strike may be answered."""

    def __init__(self, seat: int, target: int, answerable: int) -> None:
        self.seat = seat
        self.target = target
        self.answerable = answerable

    def pack(self) -> list[int]:
        return [self.seat, self.target, self.answerable]

    def options(self, s: Field) -> list[int]:
        return [DIE, DIE + 1, DIE + 2]

    def take(self, s: Field, action: int) -> None:
        damage = action - DIE + 1
        s.life[self.target] -= damage
        s.tell(HIT, self.seat, self.target, damage, s.life[self.target])
        if s.life[self.target] <= 0:
            s.tell(FELL, self.target)
        elif self.answerable:
            s.next(Counter(self.target, self.seat))


class Counter(Choice[Field]):
    """Who was hit and lives may strike back; that is not answered again."""

    point, rule = "counter", "toy.3"

    def __init__(self, seat: int, target: int) -> None:
        self.seat = seat
        self.target = target

    def pack(self) -> list[int]:
        return [self.seat, self.target]

    def candidates(self, s: Field) -> list[int]:
        return [NO, YES]

    def take(self, s: Field, action: int) -> None:
        if action == YES:
            s.next(Strike(self.seat, self.target, 0))


FORCED = ToyGame(
    Field, [Kind("no", NO), Kind("yes", YES), Kind("die", DIE, "pips", chance=True)],
    [Push, Leave, StepEast, Opportunity, Strike, Counter], {"pips": ["1", "2", "3"]}, [MOVED, HIT, FELL],
)  # fmt: skip


def field(at: list[int], life: list[int], cells: int) -> Play:
    """Hero 0 is pushed."""
    s = Field(len(at), FORCED.box)
    s.at, s.life, s.spent = at, life, []
    s.next(Push(0, cells))
    s.settle()
    return Play(FORCED, s)


def test_an_opportunity_attack_and_its_counter_happen_inside_the_forced_move_which_then_goes_on() -> None:
    play = field([2, 1, 4], [5, 5, 5], 3)
    assert play.s.to_move() == 1
    play.do("yes", "die:2")
    assert play.s.to_move() == 0, "the pushed hero may counter in the middle of its own forced move"
    play.do("yes", "die:3")
    assert play.s.to_move() == 2, "the push went on to cell 3, beside the other enemy"
    play.do("no")
    assert play.s.to_move() == 2, "it refrained, so it is asked again when the hero leaves cell 4"
    play.do("yes", "die:1", "no")
    assert play.story() == ["hit 1 0 2 3", "hit 0 1 3 2", "moved 0 3", "moved 0 4", "hit 2 0 1 2", "moved 0 5"]


def test_a_hero_that_falls_is_pushed_no_further() -> None:
    play = field([2, 1], [2, 5], 3).do("yes", "die:2")
    assert play.s.to_move() == -2
    assert play.story() == ["hit 1 0 2 0", "fell 0"]


def test_nobody_strikes_twice_in_a_turn() -> None:
    play = field([2, 3, 9], [9, 9, 9], 2).do("yes", "die:1", "no")
    assert play.s.to_move() == -2, "beside the same enemy again, but its attack is spent and nobody is asked"

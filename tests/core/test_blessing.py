"""Dice Forge's hardest moment as a toy: a blessing in another player's turn, with a mirror, ×3, a choice, a ship that forges, and a repeat.

Two dice of two faces each. A mirror becomes a face that another player shows; ×3 trebles the other die; a choice asks; the ship lets
its owner forge a face onto a die in the middle of the blessing; Cerberus repeats the faces as rolled, not as they are by then.
"""

from __future__ import annotations

from typing import ClassVar, Final

from core.toys import Play, Toy, ToyGame
from ludoteca.core.actions import Kind
from ludoteca.core.event import EventKind
from ludoteca.core.state import Auto, Chance, Choice

GOLD, SUN, MIRROR, TREBLE, EITHER, SHIP = range(6)
FACES: Final = ["gold", "sun", "mirror", "treble", "either", "ship"]
ROLL: Final = 0
PICK: Final = 2
FORGE: Final = 8

GAINED = EventKind("gained", "toy.1", "gold sun")
FORGED = EventKind("forged", "toy.2", "die")
REPEATED = EventKind("repeated", "toy.3")


class Smithy(Toy):
    """Stocks, dice and what they show."""

    FIELDS: ClassVar[tuple[str, ...]] = ("gold", "sun", "faces", "shown", "cerberus", "turns")
    gold: list[int]
    sun: list[int]
    faces: list[list[int]]  # by die (seat · 2 + 0 or 1)
    shown: list[int]  # by die
    cerberus: list[int]  # seats that will repeat their blessing
    turns: int


class StartTurn(Auto[Smithy]):
    """On everyone's turn all are blessed, the others too."""

    def run(self, s: Smithy) -> None:
        s.turns -= 1
        if s.turns >= 0:
            s.next(StartTurn())
        for seat in range(s.seats - 1, -1, -1):
            s.then(RollDie(seat, 0), RollDie(seat, 1), Bless(seat))


class RollDie(Chance[Smithy]):
    """One die of a seat is cast."""

    def __init__(self, seat: int, die: int) -> None:
        self.seat = seat
        self.die = die

    def pack(self) -> list[int]:
        return [self.seat, self.die]

    def options(self, s: Smithy) -> list[int]:
        return [ROLL, ROLL + 1]

    def take(self, s: Smithy, action: int) -> None:
        s.shown[2 * self.seat + self.die] = action - ROLL


class Bless(Auto[Smithy]):
    """Read both faces as rolled, then resolve them; with Cerberus, those same faces once more."""

    def run(self, s: Smithy) -> None:
        rolled = [s.faces[2 * self.seat + die][s.shown[2 * self.seat + die]] for die in (0, 1)]
        s.next(Effects(self.seat, rolled[0], rolled[1]))
        if self.seat in s.cerberus:
            s.next(Repeat(self.seat, rolled[0], rolled[1]))


class Effects(Auto[Smithy]):
    """Mirrors first, then ×3, then each face; what it may need is asked by a step of its own."""

    def __init__(self, seat: int, one: int, two: int) -> None:
        self.seat = seat
        self.one = one
        self.two = two

    def pack(self) -> list[int]:
        return [self.seat, self.one, self.two]

    def run(self, s: Smithy) -> None:
        if self.one == MIRROR:
            s.next(ChooseMirror(self.seat, 0, self.two))
        elif self.two == MIRROR:
            s.next(ChooseMirror(self.seat, 1, self.one))
        else:
            times = 3 if TREBLE in (self.one, self.two) else 1
            s.then(Gain(self.seat, self.one, times), Gain(self.seat, self.two, times))


class Repeat(Effects):
    """Cerberus: the blessing once more with the faces as they were rolled."""

    def run(self, s: Smithy) -> None:
        s.cerberus = [seat for seat in s.cerberus if seat != self.seat]
        s.tell(REPEATED, self.seat)
        super().run(s)


class ChooseMirror(Choice[Smithy]):
    """A mirror becomes a face that another player shows now."""

    point, rule = "mirror", "toy.4"

    def __init__(self, seat: int, die: int, other: int) -> None:
        self.seat = seat
        self.die = die
        self.other = other

    def pack(self) -> list[int]:
        return [self.seat, self.die, self.other]

    def candidates(self, s: Smithy) -> list[int]:
        shown = {s.faces[die][s.shown[die]] for die in range(2 * s.seats) if die // 2 != self.seat}
        return sorted(PICK + face for face in shown - {MIRROR}) or [PICK + GOLD]

    def take(self, s: Smithy, action: int) -> None:
        face = action - PICK
        s.next(Effects(self.seat, face, self.other) if self.die == 0 else Effects(self.seat, self.other, face))


class Gain(Auto[Smithy]):
    """What one face gives."""

    def __init__(self, seat: int, face: int, times: int) -> None:
        self.seat = seat
        self.face = face
        self.times = times

    def pack(self) -> list[int]:
        return [self.seat, self.face, self.times]

    def run(self, s: Smithy) -> None:
        if self.face == EITHER:
            s.next(ChooseGain(self.seat, self.times))
        elif self.face == SHIP:
            s.next(ForgeFace(self.seat))
        elif self.face in (GOLD, SUN):
            s.gold[self.seat] += self.times if self.face == GOLD else 0
            s.sun[self.seat] += self.times if self.face == SUN else 0
            s.tell(GAINED, self.seat, s.gold[self.seat], s.sun[self.seat])


class ChooseGain(Choice[Smithy]):
    """Gold or sun."""

    point, rule = "either", "toy.5"

    def __init__(self, seat: int, times: int) -> None:
        self.seat = seat
        self.times = times

    def pack(self) -> list[int]:
        return [self.seat, self.times]

    def candidates(self, s: Smithy) -> list[int]:
        return [PICK + GOLD, PICK + SUN]

    def take(self, s: Smithy, action: int) -> None:
        s.next(Gain(self.seat, action - PICK, self.times))


class ForgeFace(Choice[Smithy]):
    """The ship: forge sun over the face that a die shows, in the middle of the blessing."""

    point, rule = "forge", "toy.6"

    def candidates(self, s: Smithy) -> list[int]:
        return [FORGE, FORGE + 1]

    def take(self, s: Smithy, action: int) -> None:
        die = 2 * self.seat + action - FORGE
        s.faces[die] = s.faces[die][:]
        s.faces[die][s.shown[die]] = SUN
        s.tell(FORGED, self.seat, action - FORGE)


BLESSING = ToyGame(
    Smithy, [Kind("roll", ROLL, "side", chance=True), Kind("pick", PICK, "face"), Kind("forge", FORGE, "side")],
    [StartTurn, RollDie, Bless, Effects, Repeat, ChooseMirror, Gain, ChooseGain, ForgeFace], {"face": FACES, "side": ["0", "1"]},
    [GAINED, FORGED, REPEATED],
)  # fmt: skip


def smithy(*dice: list[int], cerberus: list[int] | None = None) -> Play:
    """Two seats with two dice each; one turn."""
    s = Smithy(2, BLESSING.box)
    s.gold, s.sun = [0, 0], [0, 0]
    s.faces = [list(die) for die in dice]
    s.shown = [0, 0, 0, 0]
    s.cerberus = cerberus or []
    s.turns = 0
    s.next(StartTurn())
    s.settle()
    return Play(BLESSING, s)


def stocks(play: Play) -> tuple[list[int], list[int]]:
    """Gold and sun of all seats."""
    assert isinstance(play.s, Smithy)
    return play.s.gold, play.s.sun


def test_a_mirror_copies_what_another_shows_and_treble_multiplies_it() -> None:
    play = smithy([GOLD, SUN], [EITHER, GOLD], [MIRROR, GOLD], [TREBLE, GOLD])
    play.do("roll:0", "roll:0", "pick:sun")
    assert stocks(play) == ([1, 0], [1, 0])
    play.do("roll:0", "roll:0")
    assert play.options() == ["pick:gold", "pick:either"], "the faces of the player whose turn it is not"
    play.do("pick:either", "pick:sun")
    assert stocks(play) == ([1, 0], [1, 3])


def test_the_ship_forges_in_the_middle_and_cerberus_repeats_the_faces_as_rolled() -> None:
    play = smithy([SHIP, GOLD], [GOLD, GOLD], [GOLD, GOLD], [GOLD, GOLD], cerberus=[0])
    play.do("roll:0", "roll:0")
    assert play.options() == ["forge:0", "forge:1"]
    play.do("forge:1")
    assert isinstance(play.s, Smithy)
    assert play.s.faces[1] == [SUN, GOLD], "the face that showed gold is sun now"
    play.do("forge:0")
    assert stocks(play) == ([2, 0], [0, 0]), "the repetition pays the gold that was rolled, twice in all"
    assert "repeated 0" in play.story()
    play.do("roll:0", "roll:1")
    assert stocks(play) == ([2, 2], [0, 0])

"""What cards ask: Satyrs, Boar, Shield, Sphinx and Cyclops."""

from __future__ import annotations

from typing import Final

from ludoteca.core.state import ALLOWED, NOT_ASKED, Choice, FreeChoice
from ludoteca.games.diceforge.actions import (
    BEARER,
    BOAR_GIVEN,
    DIE,
    FACES,
    OWN_BOAR,
    OWN_DIE,
    PICK,
    SATYR_PICKED,
    SERIES_BEGUN,
    SHIELD_GLORY,
    SHIELD_GONE,
    SHIELD_SUN,
    TAKE,
)
from ludoteca.games.diceforge.rules import listed, merged, showing_faces
from ludoteca.games.diceforge.state import Diceforge
from ludoteca.games.diceforge.steps.blessings import bless_one, resolve
from ludoteca.games.diceforge.steps.forging import ForgeDie, take_garden_face

SERIES: Final = 4
"""The blessings of a Sphinx or a Cyclops. [dic.car.sphinx.1]"""


class SatyrFirst(Choice[Diceforge]):
    """The first of two faces that other players' dice show; it counts as the light die. [dic.car.satyrs.2]"""

    point = "satyr_first"
    rule = "dic.car.satyrs.2"

    def showing(self, s: Diceforge) -> list[int]:
        """What the other players' dice show."""
        return [s.up[die] for die in range(s.seats * 2) if die // 2 != self.seat]

    def mask(self, s: Diceforge) -> int:
        """The faces to pick from, equal ones merged into one."""
        mask = 0
        for face in self.showing(s):
            mask |= 1 << face
        return merged(s, mask)

    def candidates(self, s: Diceforge) -> list[int]:
        return [action for action in listed(showing_faces(s), PICK) if self.refusal(s, action) != NOT_ASKED]

    def options(self, s: Diceforge) -> list[int]:
        return listed(self.mask(s), PICK)

    def refusal(self, s: Diceforge, action: int) -> int:
        if not PICK <= action < PICK + FACES:
            return NOT_ASKED
        if action - PICK not in self.showing(s):
            return OWN_DIE
        return ALLOWED if self.mask(s) >> (action - PICK) & 1 else NOT_ASKED  # another Boar stands for it

    def why(self, s: Diceforge, action: int, code: int) -> list[int]:
        return [action - PICK]

    def take(self, s: Diceforge, action: int) -> None:
        s.tell(SATYR_PICKED, self.seat, action - PICK)
        s.next(SatyrSecond(self.seat, action - PICK))


class SatyrSecond(SatyrFirst):
    """The second face, from another die; then both are applied as if rolled, without Cerberus. [dic.car.satyrs.2–6]"""

    point = "satyr_second"

    def __init__(self, seat: int, first: int) -> None:
        super().__init__(seat)
        self.first = first

    def pack(self) -> list[int]:
        return [self.seat, self.first]

    def showing(self, s: Diceforge) -> list[int]:
        """What is left to pick: one die with the first face is taken."""
        faces = super().showing(s)
        faces.remove(self.first)
        return faces

    def take(self, s: Diceforge, action: int) -> None:
        s.tell(SATYR_PICKED, self.seat, action - PICK)
        resolve(s, self.seat, self.first, action - PICK, 0)


class SeriesDie(FreeChoice[Diceforge]):
    """One die for four minor blessings in a row. [dic.car.sphinx.1, dic.car.cyclops.1]"""

    point = "series_die"
    rule = "dic.car.sphinx.1"

    def __init__(self, seat: int, how: int) -> None:
        super().__init__(seat)
        self.how = how

    def pack(self) -> list[int]:
        return [self.seat, self.how]

    def candidates(self, s: Diceforge) -> list[int]:
        return [DIE, DIE + 1]

    def take(self, s: Diceforge, action: int) -> None:
        s.tell(SERIES_BEGUN, self.seat, action - DIE)
        for _ in range(SERIES):
            bless_one(s, self.seat, action - DIE, self.how)


class ShieldPick(Choice[Diceforge]):
    """Which of the shields left in the gardens to forge. [dic.car.shield.1]"""

    point = "shield_pick"
    rule = "dic.car.shield.1"

    def candidates(self, s: Diceforge) -> list[int]:
        return list(range(TAKE + SHIELD_SUN, TAKE + SHIELD_GLORY + 1))

    def refusal(self, s: Diceforge, action: int) -> int:
        if not TAKE + SHIELD_SUN <= action <= TAKE + SHIELD_GLORY:
            return NOT_ASKED
        return ALLOWED if s.temple[action - TAKE] > 0 else SHIELD_GONE

    def why(self, s: Diceforge, action: int, code: int) -> list[int]:
        return [action - TAKE]

    def take(self, s: Diceforge, action: int) -> None:
        take_garden_face(s, self.seat, action - TAKE)


class BoarBearer(Choice[Diceforge]):
    """Which other player has to forge the Boar on one of his dice. [dic.car.boar.1]"""

    point = "boar_bearer"
    rule = "dic.car.boar.1"

    def __init__(self, seat: int, face: int) -> None:
        super().__init__(seat)
        self.face = face

    def pack(self) -> list[int]:
        return [self.seat, self.face]

    def candidates(self, s: Diceforge) -> list[int]:
        return [BEARER + seat for seat in range(s.seats)]

    def refusal(self, s: Diceforge, action: int) -> int:
        if not BEARER <= action < BEARER + s.seats:
            return NOT_ASKED
        return OWN_BOAR if action - BEARER == self.seat else ALLOWED

    def take(self, s: Diceforge, action: int) -> None:
        bearer = action - BEARER
        s.tell(BOAR_GIVEN, bearer, self.face)
        s.next(ForgeDie(bearer, self.face))


STEPS: Final[list[type]] = [SatyrFirst, SatyrSecond, SeriesDie, ShieldPick, BoarBearer]

"""Forging a face: which die, and in the place of which face. [dic.for.1–6]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.core.state import ALLOWED, NOT_ASKED, Choice
from ludoteca.games.diceforge.actions import BOAR, BOAR_STAYS, DIE, FACES, GARDEN_TAKEN, NOT_ON_DIE, OVER
from ludoteca.games.diceforge.content import DIE_FACES
from ludoteca.games.diceforge.rules import forge, listed
from ludoteca.games.diceforge.state import PLAYER_FACES, Diceforge

BOTH_DICE: Final = [DIE, DIE + 1]


class ForgeDie(Choice[Diceforge]):
    """On which of your dice the taken face goes; it must be forged at once. [dic.for.1, dic.for.5, dic.off.5]

    A die always has a replaceable face: there are only four Boars.
    """

    point = "forge_die"
    rule = "dic.for.1"

    def __init__(self, seat: int, face: int) -> None:
        super().__init__(seat)
        self.face = face

    def pack(self) -> list[int]:
        return [self.seat, self.face]

    def candidates(self, s: Diceforge) -> list[int]:
        return [DIE, DIE + 1]

    def options(self, s: Diceforge) -> list[int]:
        return BOTH_DICE

    def take(self, s: Diceforge, action: int) -> None:
        s.next(SLOTS_TO_FORGE[(self.seat * FACES + self.face) * 2 + action - DIE])


class ForgeSlot(Choice[Diceforge]):
    """Which face of the die gives way; also one forged a moment ago, never a Boar. [dic.for.1, dic.for.2, dic.fac.13]"""

    point = "forge_slot"
    rule = "dic.for.1"

    def __init__(self, seat: int, face: int, die: int) -> None:
        super().__init__(seat)
        self.face = face
        self.die = die

    def pack(self) -> list[int]:
        return [self.seat, self.face, self.die]

    def mask(self, s: Diceforge) -> int:
        """The faces of the die."""
        slot: i64 = self.seat * PLAYER_FACES + self.die * DIE_FACES
        last: i64 = slot + DIE_FACES
        dice = s.dice
        mask: i64 = 0
        while slot < last:
            mask |= 1 << dice[slot]
            slot += 1
        return mask

    def candidates(self, s: Diceforge) -> list[int]:
        return listed(self.mask(s), OVER)

    def options(self, s: Diceforge) -> list[int]:
        return listed(self.mask(s) & ((1 << BOAR) - 1), OVER)

    def refusal(self, s: Diceforge, action: int) -> int:
        if not OVER <= action < OVER + FACES:
            return NOT_ASKED
        face = action - OVER
        if not self.mask(s) >> face & 1:
            return NOT_ON_DIE
        return BOAR_STAYS if face >= BOAR else ALLOWED

    def why(self, s: Diceforge, action: int, code: int) -> list[int]:
        return [action - OVER] if code == NOT_ON_DIE else []

    def take(self, s: Diceforge, action: int) -> None:
        forge(s, self.seat, self.die, action - OVER, self.face)


def take_garden_face(s: Diceforge, seat: int, face: int) -> None:
    """A card's face leaves the gardens and is forged at once; none may be left where a position gave faces without their cards. [dic.for.5, dic.fea.11]"""
    if s.temple[face] == 0:
        return
    s.temple[face] -= 1
    s.tell(GARDEN_TAKEN, seat, face)
    s.next(DICE_TO_FORGE[seat * FACES + face])


DICE_TO_FORGE: Final = [ForgeDie(place // FACES, place % FACES) for place in range(4 * FACES)]
SLOTS_TO_FORGE: Final = [ForgeSlot(place // 2 // FACES, place // 2 % FACES, place % 2) for place in range(8 * FACES)]
"""Steps are frozen, so all of forging are made once: [seat * FACES + face], and that * 2 + die."""

STEPS: Final[list[type]] = [ForgeDie, ForgeSlot]

"""Rolling dice."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.core.draw import Draw
from ludoteca.core.state import Chance
from ludoteca.games.diceforge.actions import ROLL, ROLLED
from ludoteca.games.diceforge.content import DIE_FACES
from ludoteca.games.diceforge.state import PLAYER_FACES, Diceforge


class Roll(Chance[Diceforge]):
    """Roll one die: each of its six faces alike; the face that comes up shows until the next roll or forging. [6.2, dic.die.1, dic.die.5]"""

    def __init__(self, seat: int, die: int) -> None:
        super().__init__(seat)
        self.die = die
        self.first: i64 = seat * PLAYER_FACES + die * DIE_FACES
        self.shown: i64 = seat * 2 + die

    def pack(self) -> list[int]:
        return [self.seat, self.die]

    def options(self, s: Diceforge) -> list[int]:
        return sorted({ROLL + face for face in s.dice[self.first : self.first + DIE_FACES]})

    def weights(self, s: Diceforge) -> list[int]:
        faces = s.dice[self.first : self.first + DIE_FACES]
        return [faces.count(outcome - ROLL) for outcome in self.options(s)]

    def sample(self, s: Diceforge, draw: Draw) -> int:
        return ROLL + s.dice[self.first + draw.below(DIE_FACES)]

    def take(self, s: Diceforge, action: int) -> None:
        s.up[self.shown] = action - ROLL
        if s.out is not None:
            s.tell(ROLLED, self.seat, self.die, action - ROLL)


ROLLS: Final = [Roll(place // 2, place % 2) for place in range(8)]
"""Steps are frozen, so the eight rolls are made once: [seat * 2 + die]."""


def roll_both(s: Diceforge, seat: int) -> None:
    """Roll the light, then the dark die."""
    s.next(ROLLS[seat * 2 + 1])
    s.next(ROLLS[seat * 2])


STEPS: Final[list[type]] = [Roll]

"""Chance before the first turn: random card sets, faces that two players remove, Boar colours. [6.2, section 5]"""

from __future__ import annotations

from typing import Final

from ludoteca.core.state import NOBODY, Auto, Chance
from ludoteca.games.diceforge.actions import COLOUR, COLOUR_CHOSEN, COLOURS, FACE_REMOVED, REMOVE, SANCTUARY, SET_CHOSEN, SLOTS, TENACIOUS_BOAR, USE_SET
from ludoteca.games.diceforge.content import POOL_FACES
from ludoteca.games.diceforge.state import Diceforge
from ludoteca.games.diceforge.steps.turn import Turn


class Begin(Auto[Diceforge]):
    """Choose random sets if asked for, thin out the Sanctuary for two, choose the Boar colours, then seat 0 begins. [dic.set.1, dic.set.7, dic.set.13]"""

    def __init__(self, seat: int, random: int) -> None:
        super().__init__(seat)
        self.random = random  # 1: a coin decides between the two sets of a slot

    def pack(self) -> list[int]:
        return [self.seat, self.random]

    def run(self, s: Diceforge) -> None:
        s.next(Turn(0))
        s.next(DrawColours(NOBODY))
        for pool in range(SANCTUARY - 1, -1, -1):
            for _ in range(POOL_FACES - s.box.pool_faces[s.seats - 2]):
                s.next(RemoveFace(NOBODY, pool))
        if self.random:
            for slot in range(SLOTS - 1, -1, -1):
                if s.box.alternate[slot] >= 0:
                    s.next(ChooseSet(NOBODY, slot))


class ChooseSet(Chance[Diceforge]):
    """One of the two sets of a slot, each alike; the other stays in the box. [dic.set.13, dic.set.17]"""

    def __init__(self, seat: int, slot: int) -> None:
        super().__init__(seat)
        self.slot = slot

    def pack(self) -> list[int]:
        return [self.seat, self.slot]

    def options(self, s: Diceforge) -> list[int]:
        return sorted([USE_SET + s.box.intro[self.slot], USE_SET + s.box.alternate[self.slot]])

    def take(self, s: Diceforge, action: int) -> None:
        feats = s.feats[:]
        feats[self.slot] = action - USE_SET
        s.feats = feats
        s.tell(SET_CHOSEN, -1, action - USE_SET)


class RemoveFace(Chance[Diceforge]):
    """One face of a Sanctuary pool, each alike, leaves the game for all to see. [dic.set.6, dic.set.7]"""

    def __init__(self, seat: int, pool: int) -> None:
        super().__init__(seat)
        self.pool = pool

    def pack(self) -> list[int]:
        return [self.seat, self.pool]

    def options(self, s: Diceforge) -> list[int]:
        return [REMOVE + face for face in s.box.sanctuary if s.box.pool[face] == self.pool and s.temple[face] > 0]

    def weights(self, s: Diceforge) -> list[int]:
        return [s.temple[outcome - REMOVE] for outcome in self.options(s)]

    def take(self, s: Diceforge, action: int) -> None:
        face = action - REMOVE
        s.temple[face] -= 1
        removed = s.removed[:]
        removed[face] += 1
        s.removed = removed
        s.tell(FACE_REMOVED, -1, face, self.pool)


class DrawColours(Auto[Diceforge]):
    """With the Boar set, as many colours as players. [dic.set.14]"""

    def run(self, s: Diceforge) -> None:
        if s.feats[s.box.slot[TENACIOUS_BOAR]] == TENACIOUS_BOAR:
            for _ in range(s.seats):
                s.next(ChooseColour(NOBODY))


class ChooseColour(Chance[Diceforge]):
    """One more Boar colour for this game, each alike. [dic.set.14]"""

    def options(self, s: Diceforge) -> list[int]:
        return [COLOUR + colour for colour in range(COLOURS) if colour not in s.colours]

    def take(self, s: Diceforge, action: int) -> None:
        s.colours = sorted([*s.colours, action - COLOUR])
        s.tell(COLOUR_CHOSEN, -1, action - COLOUR)


STEPS: Final[list[type]] = [Begin, ChooseSet, RemoveFace, DrawColours, ChooseColour]

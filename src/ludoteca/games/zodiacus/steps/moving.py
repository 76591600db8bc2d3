"""Movement step by step, of an intrépido's own round or of a card, and the way out of an obstacle. [zod.move, zod.obs.7–9]"""

from __future__ import annotations

from typing import Final

from ludoteca.core.state import ALLOWED, NOT_ASKED, Auto
from ludoteca.games.zodiacus.actions import (
    CANNOT_PUSH,
    CELL,
    GO,
    LEFT_OBSTACLE,
    MOVED,
    NO_ROOM_BEYOND,
    PIECE_COUNT,
    STANDS_ON_FRIEND,
    STAYS_INSIDE,
    STOP,
    TARGET,
)
from ludoteca.games.zodiacus.board import CELLS, OFF, neighbour
from ludoteca.games.zodiacus.rules.figures import is_paralysed, terrain, walks_obstacles
from ludoteca.games.zodiacus.rules.ground import blockers, can_step, exits, forbids_step, may_step, nearest_open, put_on, shove, stands_on_friend
from ludoteca.games.zodiacus.rules.harm import is_there, name_of
from ludoteca.games.zodiacus.state import NOTHING, Zodiacus
from ludoteca.games.zodiacus.steps.combat import ask_seizers, seizers
from ludoteca.games.zodiacus.steps.final import FinalChoice

OWN_MOVE: Final = 0
CARD_MOVE: Final = 1


class Walk(FinalChoice):
    """One step N, E, S or W, or stop; a step is final. [zod.move.1–8, zod.move.10, zod.obs.1–3]

    `last` is the last free cell of the path; `by_card` 1 for a MOVE effect, which provokes nobody. [zod.oa.6]
    """

    rule = "zod.move.1"

    def __init__(self, seat: int, hero: int, left: int, last: int) -> None:
        self.seat = seat
        self.hero = hero
        self.left = left
        self.last = last

    def pack(self) -> list[int]:
        return [self.seat, self.hero, self.left, self.last]

    def by_card(self) -> int:
        """Is it the movement of a card?"""
        return OWN_MOVE

    def options(self, s: Zodiacus) -> list[int]:
        found = [] if stands_on_friend(s, self.hero) else [STOP]
        if self.left > 0:
            ground = terrain(s)
            for way in range(4):
                if may_step(s, ground, self.hero, way, self.left):
                    found.append(GO + way)
        return found

    def candidates(self, s: Zodiacus) -> list[int]:
        return [STOP, GO, GO + 1, GO + 2, GO + 3]

    def refusal(self, s: Zodiacus, action: int) -> int:
        if action == STOP:
            return STANDS_ON_FRIEND if stands_on_friend(s, self.hero) else ALLOWED  # zod.move.5
        if not GO <= action < GO + 4:
            return NOT_ASKED
        return forbids_step(s, self.hero, action - GO, self.left)

    def why(self, s: Zodiacus, action: int, code: int) -> list[int]:
        return [self.left] if code == NO_ROOM_BEYOND else []

    def take(self, s: Zodiacus, action: int) -> None:
        if action == STOP:
            return
        hero = self.hero
        to = neighbour(s.seats, s.cell[hero], action - GO)
        striking = seizers(s, hero, to, NOTHING, NOTHING) if self.by_card() == OWN_MOVE else []
        if striking:
            s.next(TakeStep(self.seat, hero, to, self.left, self.last, self.by_card()))
            ask_seizers(s, striking, hero, to)
        else:
            take_step(s, self.seat, hero, to, self.left, self.last, self.by_card())


class OwnWalk(Walk):
    """The movement of an intrépido's own round. [zod.round.6, zod.move.1]"""

    point = "intz_move"


class CardWalk(Walk):
    """The movement a card gives: the same rules, but nobody may strike at who leaves. [zod.oa.6]"""

    point = "effect_step"

    def by_card(self) -> int:
        return CARD_MOVE


class TakeStep(Auto[Zodiacus]):
    """The step after the opportunity attacks that it provoked. [zod.oa.1, zod.move.9]"""

    def __init__(self, seat: int, hero: int, to: int, left: int, last: int, by_card: int) -> None:
        self.seat = seat
        self.hero = hero
        self.to = to
        self.left = left
        self.last = last
        self.by_card = by_card

    def pack(self) -> list[int]:
        return [self.seat, self.hero, self.to, self.left, self.last, self.by_card]

    def run(self, s: Zodiacus) -> None:
        take_step(s, self.seat, self.hero, self.to, self.left, self.last, self.by_card)


def take_step(s: Zodiacus, seat: int, hero: int, to: int, left: int, last: int, by_card: int) -> None:
    """The step is carried out unless an opportunity attack killed or paralysed the mover. [zod.move.9–10, zod.obs.4–5, zod.obs.10]"""
    if not is_there(s, hero):
        return
    if is_paralysed(s, hero):
        if stands_on_friend(s, hero):
            put_on(s, hero, last)
        return
    s.tell(MOVED, seat, hero, name_of(s, hero), s.cell[hero], to)
    put_on(s, hero, to)
    s.revealed[hero] = 0  # a step of its own hides it anew on an obstacle [zod.obs.5]
    if not stands_on_friend(s, hero):
        last = to
    if left > 1:
        s.next(CardWalk(seat, hero, left - 1, last) if by_card else OwnWalk(seat, hero, left - 1, last))


def begin_walk(s: Zodiacus, hero: int, steps: int, by_card: int) -> None:
    """A movement of so many steps, if there is any; one may also stay. [zod.round.14]"""
    if is_paralysed(s, hero) or not can_step(s, hero, steps):
        return
    seat = hero // 3
    s.next(CardWalk(seat, hero, steps, s.cell[hero]) if by_card else OwnWalk(seat, hero, steps, s.cell[hero]))


# Out of the obstacle


class ObstacleExit(FinalChoice):
    """An intrépido that can no longer stand on its obstacle goes to the nearest free cell, or pushes somebody aside. [zod.obs.7–9, zod.obs.11]"""

    point = "obstacle_exit"
    rule = "zod.obs.7"

    def __init__(self, seat: int, hero: int) -> None:
        self.seat = seat
        self.hero = hero

    def pack(self) -> list[int]:
        return [self.seat, self.hero]

    def options(self, s: Zodiacus) -> list[int]:
        free = exits(s, self.hero)
        if free:
            return [CELL + cell for cell in free]
        shoved = blockers(s, self.hero)
        if shoved:
            return sorted({TARGET + shoved[index] for index in range(0, len(shoved), 2)})
        return [CELL + cell for cell in nearest_open(s, self.hero)]

    def candidates(self, s: Zodiacus) -> list[int]:
        return self.options(s)

    def refusal(self, s: Zodiacus, action: int) -> int:
        if action in self.options(s):
            return ALLOWED
        if TARGET <= action < TARGET + PIECE_COUNT:
            return CANNOT_PUSH
        return STAYS_INSIDE if CELL <= action < CELL + CELLS else NOT_ASKED

    def take(self, s: Zodiacus, action: int) -> None:
        hero = self.hero
        if action >= CELL:
            self.leave(s, action - CELL)
            return
        pushed = action - TARGET
        to = s.cell[pushed]
        shoved = blockers(s, hero)
        for index in range(0, len(shoved), 2):
            if shoved[index] == pushed:
                shove(s, pushed, shoved[index + 1])
                break
        self.leave(s, to)

    def leave(self, s: Zodiacus, to: int) -> None:
        """Take the cell; nobody strikes at who leaves so. [zod.obs.9]"""
        s.tell(LEFT_OBSTACLE, self.seat, self.hero, name_of(s, self.hero), s.cell[self.hero], to)
        put_on(s, self.hero, to)
        s.revealed[self.hero] = 0


def check_footing(s: Zodiacus, hero: int) -> None:
    """Has an intrépido just lost the means to stand where it stands? [zod.obs.7, zod.obs.11]"""
    cell = s.cell[hero]
    if cell != OFF and terrain(s)[cell] == 1 and not walks_obstacles(s, hero):
        s.next(ObstacleExit(hero // 3, hero))


STEPS: Final = [OwnWalk, CardWalk, TakeStep, ObstacleExit]

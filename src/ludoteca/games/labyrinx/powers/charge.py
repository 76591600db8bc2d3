"""Zambar's charge: up to three moves in one action, carrying and pushing opponents. [lab.char.zambar.1–8]"""

from __future__ import annotations

from typing import Final

from ludoteca.core.state import ALLOWED, NOT_ASKED, Auto, Choice
from ludoteca.games.labyrinx.actions import CARRIED, CARRIES_ENOUGH, CARRY_AWAY, CHARGED, CHEST, DONE, GO, LEAVE, NO_CARDS, NO_CHARGE, STOP, WHO
from ludoteca.games.labyrinx.board import WAYS
from ludoteca.games.labyrinx.content import NO_CHALLENGE
from ludoteca.games.labyrinx.rules.fortune import challenge_at, mark_chest, put
from ludoteca.games.labyrinx.rules.paths import has_rough_way, is_way, rough_passage, ways_of
from ludoteca.games.labyrinx.state import Labyrinx
from ludoteca.games.labyrinx.steps.actions import push, push_refusal
from ludoteca.games.labyrinx.steps.challenge import arrive
from ludoteca.games.labyrinx.steps.entering import Orient, uncover

MOVES: Final = 3


def charge_refusal(s: Labyrinx, seat: int) -> int:
    """Is there a first move? [lab.char.zambar.1]"""
    return ALLOWED if has_rough_way(s, s.where[seat]) else NO_CHARGE


class ChargeDir(Choice[Labyrinx]):
    """The next of up to three moves; after the first he may stop. [lab.char.zambar.1]"""

    point = "charge_dir"
    rule = "lab.char.zambar.1"

    def __init__(self, seat: int, moved: int, carried: int) -> None:
        super().__init__(seat)
        self.moved = moved
        self.carried = carried  # the mask of carried opponents

    def pack(self) -> list[int]:
        return [self.seat, self.moved, self.carried]

    def candidates(self, s: Labyrinx) -> list[int]:
        ways = [GO + way for way in ways_of(s.where[self.seat])]
        return [*ways, STOP] if self.moved else ways

    def refusal(self, s: Labyrinx, action: int) -> int:
        if action == STOP:
            return ALLOWED if self.moved else NOT_ASKED
        way = action - GO
        return rough_passage(s, s.where[self.seat], way) if is_way(s.where[self.seat], way) else NOT_ASKED

    def why(self, s: Labyrinx, action: int, code: int) -> list[int]:
        return [1, 0] if code == NO_CARDS else []

    def take(self, s: Labyrinx, action: int) -> None:
        if action == STOP:
            s.next(ChargeEnd(self.seat, self.carried))
        else:
            s.next(ChargeCarry(self.seat, self.moved, self.carried, action - GO))


class ChargeCarry(Choice[Labyrinx]):
    """Whom to carry out of the space he leaves; two in all, to the end of the charge. [lab.char.zambar.2, lab.char.zambar.3]"""

    point = "charge_carry"
    rule = "lab.char.zambar.2"

    def __init__(self, seat: int, moved: int, carried: int, way: int) -> None:
        super().__init__(seat)
        self.moved = moved
        self.carried = carried
        self.way = way

    def pack(self) -> list[int]:
        return [self.seat, self.moved, self.carried, self.way]

    def candidates(self, s: Labyrinx) -> list[int]:
        return [WHO + other for other in range(s.seats) if other != self.seat and (self.carried >> other) & 1 == 0] + [DONE]

    def refusal(self, s: Labyrinx, action: int) -> int:
        if action == DONE:
            return ALLOWED
        other = action - WHO
        if not 0 <= other < s.seats or other == self.seat or (self.carried >> other) & 1:
            return NOT_ASKED
        if s.where[other] != s.where[self.seat]:
            return CARRY_AWAY
        return ALLOWED if self.carried.bit_count() < s.box.carried else CARRIES_ENOUGH

    def why(self, s: Labyrinx, action: int, code: int) -> list[int]:
        return [s.box.carried, self.carried.bit_count()] if code == CARRIES_ENOUGH else []

    def take(self, s: Labyrinx, action: int) -> None:
        if action != DONE:
            s.tell(CARRIED, self.seat, s.characters[action - WHO])
            s.next(ChargeCarry(self.seat, self.moved, self.carried | 1 << (action - WHO), self.way))
            return
        start = s.where[self.seat]
        target = s.site.reach[start * WAYS + self.way]
        s.tell(CHARGED, self.seat, target)
        s.next(ChargeOn(self.seat, self.moved + 1, self.carried, target))
        uncover(s, target, ChargeOrient(self.seat, target, s.site.heads[self.way]))


class ChargeOrient(Orient):
    """Zambar turns the cards he opens. [lab.char.zambar.1]"""

    point = "charge_orient"
    rule = "lab.char.zambar.1"


class ChargeOn(Auto[Labyrinx]):
    """He and the carried are there; a chest is only marked, a trap or monster ends the charge and is his alone. [lab.char.zambar.5–8, lab.race.11]"""

    def __init__(self, seat: int, moved: int, carried: int, space: int) -> None:
        super().__init__(seat)
        self.moved = moved
        self.carried = carried
        self.space = space

    def pack(self) -> list[int]:
        return [self.seat, self.moved, self.carried, self.space]

    def run(self, s: Labyrinx) -> None:
        start = s.where[self.seat]
        for other in range(s.seats):
            if (self.carried >> other) & 1:
                s.where[other] = self.space
        challenge = challenge_at(s, self.space)
        if challenge in (NO_CHALLENGE, CHEST) or s.racers:
            if self.moved < MOVES:
                s.next(ChargeDir(self.seat, self.moved, self.carried))
            else:
                s.next(ChargeEnd(self.seat, self.carried))
            if challenge == CHEST and not s.racers:
                mark_chest(s, self.seat, self.space)
            put(s, self.seat, self.space)
        else:
            arrive(s, self.seat, self.space, start)


class ChargeEnd(Auto[Labyrinx]):
    """At the end each carried opponent may be pushed, clockwise from Zambar. [lab.char.zambar.4]"""

    def __init__(self, seat: int, carried: int) -> None:
        super().__init__(seat)
        self.carried = carried

    def pack(self) -> list[int]:
        return [self.seat, self.carried]

    def run(self, s: Labyrinx) -> None:
        for turn in range(s.seats - 1, 0, -1):
            other = (self.seat + turn) % s.seats
            if (self.carried >> other) & 1:
                s.next(ChargePush(self.seat, other))


class ChargePush(Choice[Labyrinx]):
    """Push a carried opponent by the rules of a push, free of charge, or leave it. [lab.char.zambar.4, lab.char.zambar.5]"""

    point = "charge_push"
    rule = "lab.char.zambar.4"

    def __init__(self, seat: int, who: int) -> None:
        super().__init__(seat)
        self.who = who

    def pack(self) -> list[int]:
        return [self.seat, self.who]

    def candidates(self, s: Labyrinx) -> list[int]:
        return [GO + way for way in ways_of(s.where[self.who])] + [LEAVE]

    def refusal(self, s: Labyrinx, action: int) -> int:
        return ALLOWED if action == LEAVE else push_refusal(s, self.who, action)

    def why(self, s: Labyrinx, action: int, code: int) -> list[int]:
        return [1, 0] if code == NO_CARDS else []

    def take(self, s: Labyrinx, action: int) -> None:
        if action != LEAVE:
            push(s, self.seat, self.who, action - GO)


STEPS: Final = [ChargeDir, ChargeCarry, ChargeOrient, ChargeOn, ChargeEnd, ChargePush]

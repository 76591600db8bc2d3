"""Bibi's guile: she steals from whoever shares her space; her way with doors is in rules/paths.py. [lab.char.bibi.1–8]"""

from __future__ import annotations

from typing import Final

from ludoteca.core.state import ALLOWED, NOT_ASKED, Auto, Choice
from ludoteca.games.labyrinx.actions import (
    CHEST,
    DECLINE,
    GO,
    NO_CARDS,
    NO_TREASURE,
    NO_VICTIM,
    NOT_IN_RACE,
    ROBBED,
    STEAL_FAILED,
    STOLE,
    THEFT_ROLLED,
    VICTIM_AWAY,
    WHO,
)
from ludoteca.games.labyrinx.rules.fortune import gain
from ludoteca.games.labyrinx.rules.paths import others_here, ways_of
from ludoteca.games.labyrinx.state import Labyrinx
from ludoteca.games.labyrinx.steps.actions import push, push_refusal
from ludoteca.games.labyrinx.steps.challenge import Roll


def victim_refusal(s: Labyrinx, seat: int, other: int) -> int:
    """Why Bibi cannot steal from somebody. [lab.char.bibi.4, lab.char.bibi.5, lab.char.bibi.8]"""
    if s.where[other] != s.where[seat]:
        return VICTIM_AWAY
    if (s.robbed >> other) & 1:
        return ROBBED
    return ALLOWED if s.treasures[other] > 0 else NO_TREASURE


def guile_refusal(s: Labyrinx, seat: int) -> int:
    """Is there anybody to steal from? [lab.char.bibi.4, lab.race.3]"""
    if s.racers:
        return NOT_IN_RACE
    return ALLOWED if any(victim_refusal(s, seat, other) == ALLOWED for other in others_here(s, seat)) else NO_VICTIM


class StealWho(Choice[Labyrinx]):
    """From whom to steal. [lab.char.bibi.4, lab.char.bibi.8]"""

    point = "steal_who"
    rule = "lab.char.bibi.4"

    def candidates(self, s: Labyrinx) -> list[int]:
        return [WHO + other for other in range(s.seats) if other != self.seat]

    def refusal(self, s: Labyrinx, action: int) -> int:
        other = action - WHO
        return victim_refusal(s, self.seat, other) if 0 <= other < s.seats and other != self.seat else NOT_ASKED

    def take(self, s: Labyrinx, action: int) -> None:
        s.then(TheftRoll(self.seat, action - WHO), Stolen(self.seat, action - WHO))


class TheftRoll(Roll):
    """The level of a theft is reached as that of a chest. [lab.char.bibi.4]"""

    def __init__(self, seat: int, victim: int) -> None:
        super().__init__(seat, CHEST)
        self.victim = victim

    def pack(self) -> list[int]:
        return [self.seat, self.victim]

    def tell_level(self, s: Labyrinx, skill: int) -> None:
        s.tell(THEFT_ROLLED, self.seat, s.characters[self.victim], s.level, skill)


class Stolen(Auto[Labyrinx]):
    """A success takes a treasure, once from each opponent, who may push her for it; a failure is nothing. [lab.char.bibi.5–8]"""

    def __init__(self, seat: int, victim: int) -> None:
        super().__init__(seat)
        self.victim = victim

    def pack(self) -> list[int]:
        return [self.seat, self.victim]

    def run(self, s: Labyrinx) -> None:
        if not s.won:
            s.tell(STEAL_FAILED, self.seat, s.characters[self.victim])
            return
        s.robbed |= 1 << self.victim
        s.treasures[self.victim] -= 1
        s.tell(STOLE, self.seat, s.characters[self.victim], s.treasures[self.seat] + 1)
        s.next(Retaliate(self.victim, self.seat))
        gain(s, self.seat)


class Retaliate(Choice[Labyrinx]):
    """Whoever was robbed may push Bibi free of charge. [lab.char.bibi.6]"""

    point = "retaliate"
    rule = "lab.char.bibi.6"

    def __init__(self, seat: int, thief: int) -> None:
        super().__init__(seat)
        self.thief = thief

    def pack(self) -> list[int]:
        return [self.seat, self.thief]

    def candidates(self, s: Labyrinx) -> list[int]:
        return [GO + way for way in ways_of(s.where[self.thief])] + [DECLINE]

    def refusal(self, s: Labyrinx, action: int) -> int:
        return ALLOWED if action == DECLINE else push_refusal(s, self.thief, action)

    def why(self, s: Labyrinx, action: int, code: int) -> list[int]:
        return [1, 0] if code == NO_CARDS else []

    def take(self, s: Labyrinx, action: int) -> None:
        if action != DECLINE:
            push(s, self.seat, self.thief, action - GO)


STEPS: Final = [StealWho, TheftRoll, Stolen, Retaliate]

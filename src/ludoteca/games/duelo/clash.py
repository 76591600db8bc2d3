"""One clash: the revealed table, from movements over numbers and Kings to what each zodiac receives. Nobody decides here. [due.sm.3]

A `Clash` is worked out on plain lists indexed by front slot (seat · 2 + side), so that search, tests and explanations read the same figures.
"""

from __future__ import annotations

from typing import Final

from ludoteca.games.duelo.actions import ATTACK_BOTH, ATTACK_LEFT, ATTACK_RIGHT, CAME_OUT, CROSSED
from ludoteca.games.duelo.content import CABALLERO, ELEMENT_OF, RANK_COUNT, REY, SOTA, DueloContent
from ludoteca.games.duelo.state import HIDDEN_SLOT, LEFT_SIDE, RIGHT_SIDE, SLOTS, Duelo


def facing_slots(seats: int) -> list[int]:
    """Who faces whom: the left of a seat faces the right of the seat to its left. [due.geo.1, due.geo.3, due.geo.6]"""
    facing = [0] * (2 * seats)
    for seat in range(seats):
        neighbour = (seat + 1) % seats
        facing[2 * seat + LEFT_SIDE] = 2 * neighbour + RIGHT_SIDE
        facing[2 * neighbour + RIGHT_SIDE] = 2 * seat + LEFT_SIDE
    return facing


FACING: Final = [facing_slots(seats) for seats in range(5)]
"""By number of seats; the ally of a front slot is simply slot ^ 1. [due.geo.4]"""


def attacks(stance: int, side: int) -> bool:
    """Does this side of a stance attack? The other sides block. [due.con.9]"""
    return stance == ATTACK_BOTH or stance == (ATTACK_LEFT if side == LEFT_SIDE else ATTACK_RIGHT)


class Clash:
    """Everything about one clash, by front slot; filled in step by step and then only read."""

    def __init__(self, s: Duelo) -> None:
        slots = 2 * s.seats
        self.box: DueloContent = s.box
        self.facing: list[int] = FACING[s.seats]
        self.attacking: list[bool] = [attacks(s.stances[slot >> 1], slot & 1) for slot in range(slots)]
        self.cards: list[list[int]] = s.laid
        self.zodiac: list[int] = [s.zodiacs[SLOTS * (slot >> 1) + (slot & 1)] for slot in range(slots)]
        self.counting: list[list[int]] = []  # values of the power cards that count
        self.added: list[int] = []  # their sum
        self.printed: list[int] = []  # damage after the numbers, before the Kings
        self.damage: list[int] = []
        self.armour: list[int] = [0] * slots
        self.king: list[bool] = [False] * slots  # is the ability of the zodiac here active?
        self.received: list[int] = [0] * slots
        self.eliminated: list[bool] = [False] * slots
        self.perfect: list[bool] = [False] * slots
        for slot in range(slots):
            self.count_numbers(slot)

    def count_numbers(self, slot: int) -> None:
        """Base damage plus the power cards of the zodiac's own element; a rey of it wakes the ability. [due.num.1–3, due.mov.11, due.kng.1]"""
        zodiac = self.zodiac[slot]
        element = self.box.element[zodiac]
        counting: list[int] = []
        added = 0
        for card in self.cards[slot]:
            if ELEMENT_OF[card] != element:
                continue  # due.num.2
            if card % RANK_COUNT == REY:
                self.king[slot] = True
            elif card % RANK_COUNT < SOTA:
                value = self.box.value[card]
                counting.append(value)
                added += value
        self.counting.append(counting)
        self.added.append(added)
        self.printed.append(self.box.damage[zodiac] + added)
        self.damage.append(self.box.damage[zodiac] + added)

    def recount(self, slot: int) -> None:
        """Damage anew after an ability changed which numbers count."""
        total = self.box.damage[self.zodiac[slot]]
        for value in self.counting[slot]:
            total += value
        self.damage[slot] = total

    def has(self, slot: int, ability: int) -> bool:
        """Is this ability active in this slot: the zodiac now standing here has it, and its King lies here? [due.kng.1, due.kng.3]"""
        return self.king[slot] and self.box.ability[self.zodiac[slot]] == ability


def move_zodiacs(s: Duelo) -> None:
    """Sotas, then caballeros, each slot looked at once, left before right; cards stay where they lie. [due.mov.1–10]"""
    for seat in range(s.seats):
        base = SLOTS * seat
        for side in (LEFT_SIDE, RIGHT_SIDE):
            if has_affine(s, seat, side, SOTA):
                going = s.zodiacs[base + side]
                s.zodiacs[base + side] = s.zodiacs[base + HIDDEN_SLOT]  # due.mov.2
                s.zodiacs[base + HIDDEN_SLOT] = going
                s.tell(CAME_OUT, seat, side, s.zodiacs[base + side], going)
        for side in (LEFT_SIDE, RIGHT_SIDE):
            if has_affine(s, seat, side, CABALLERO):
                left = s.zodiacs[base + LEFT_SIDE]
                s.zodiacs[base + LEFT_SIDE] = s.zodiacs[base + RIGHT_SIDE]  # due.mov.3
                s.zodiacs[base + RIGHT_SIDE] = left
                s.tell(CROSSED, seat, side, s.zodiacs[base + LEFT_SIDE], left)


def has_affine(s: Duelo, seat: int, side: int, rank: int) -> bool:
    """Does a figure of this rank lie here whose element is that of the zodiac standing here now? [due.mov.1, due.mov.8]"""
    card = RANK_COUNT * s.box.element[s.zodiacs[SLOTS * seat + side]] + rank
    return card in s.laid[2 * seat + side]

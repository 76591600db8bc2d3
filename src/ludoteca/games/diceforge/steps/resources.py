"""Gaining, and the questions a gain may raise: conversion, hammer, Triton. [specification 6.6]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.core.state import ALLOWED, NOT_ASKED, Auto, FreeChoice
from ludoteca.games.diceforge.actions import (
    CONVERT,
    GAIN,
    GLORY,
    GOLD,
    GOLD_CONVERTED,
    INTO_HAMMER,
    KEEP,
    MOON,
    MOST_GOLD,
    NO_TOKEN,
    NOT_SO_MUCH,
    NOT_YOUR_TURN,
    RESOURCES,
    SHARDS_CONVERTED,
    SUN,
    TRITON_USED,
)
from ludoteca.games.diceforge.rules import hammer_space, lose, store, strike
from ludoteca.games.diceforge.state import Diceforge

REPEATABLE: Final = 1
"""A real blessing: a Cerberus token may repeat it."""
BY_SENTINEL: Final = 2
BY_CYCLOPS: Final = 4
AS_LOSS: Final = 8
"""A Minotaur roll: every gain is a loss."""


def gain(s: Diceforge, seat: i64, kind: i64, amount: i64, how: i64) -> None:
    """Gain a resource: it may be converted, gold may go into the hammer, the rest into the stock; under Minotaur it is lost. [6.6, dic.bls.8]"""
    if amount == 0:
        return
    if how >= BY_SENTINEL:
        if how & AS_LOSS:
            lose(s, seat, kind, amount)
            return
        if how & BY_SENTINEL and kind in (SUN, MOON):
            s.next(Convert(seat, kind, amount, s.box.sentinel))
            return
        if how & BY_CYCLOPS and kind == GOLD:
            s.next(Convert(seat, kind, amount, s.box.cyclops))
            return
    if kind == GOLD and hammer_space(s, seat) > 0:
        s.next(SPLITS[seat * PART_COUNT + amount])
    else:
        store(s, seat, kind, amount)


def asks(s: Diceforge, seat: i64, face: i64, how: i64) -> bool:
    """May what a sum face gives raise a question, so that what follows has to wait for the answer?"""
    return how >= BY_SENTINEL or (s.box.gold_face[face] and hammer_space(s, seat) > 0)


class Gain(Auto[Diceforge]):
    """A gain that waits for the ones before it: gold, sun, moon, glory. [dic.res.9]"""

    def __init__(self, seat: int, kind: int, amount: int, how: int) -> None:
        super().__init__(seat)
        self.kind = kind
        self.amount = amount
        self.how = how

    def pack(self) -> list[int]:
        return [self.seat, self.kind, self.amount, self.how]

    def run(self, s: Diceforge) -> None:
        gain(s, self.seat, self.kind, self.amount, self.how)


class Convert(FreeChoice[Diceforge]):
    """Turn the whole gain of one kind of one face into glory, or keep it. [dic.car.sentinel.0–3, dic.car.cyclops.1–2]"""

    point = "convert"
    rule = "dic.car.sentinel.1"

    def __init__(self, seat: int, kind: int, amount: int, rate: int) -> None:
        super().__init__(seat)
        self.kind = kind
        self.amount = amount
        self.rate = rate  # glory for each

    def pack(self) -> list[int]:
        return [self.seat, self.kind, self.amount, self.rate]

    def candidates(self, s: Diceforge) -> list[int]:
        return [KEEP, CONVERT]

    def take(self, s: Diceforge, action: int) -> None:
        if action == KEEP:
            gain(s, self.seat, self.kind, self.amount, 0)  # dic.car.cyclops.2: the hammer may still take it
            return
        glory = self.amount * self.rate
        s.stock[self.seat * RESOURCES + GLORY] += glory
        if self.kind == GOLD:
            s.tell(GOLD_CONVERTED, self.seat, self.amount, glory)
        else:
            s.tell(SHARDS_CONVERTED, self.seat, self.amount, self.kind, glory)


PART_COUNT: Final = MOST_GOLD + 1
PARTS: Final = [list(range(INTO_HAMMER, INTO_HAMMER + most + 1)) for most in range(PART_COUNT)]
"""What may go into the hammer, if so much can at most."""


class HammerSplit(FreeChoice[Diceforge]):
    """How much of the gold being gained goes into the hammer, in anybody's turn. [dic.car.hammer.2–7]"""

    point = "hammer_split"
    rule = "dic.car.hammer.2"

    def __init__(self, seat: int, amount: int) -> None:
        super().__init__(seat)
        self.amount = amount

    def pack(self) -> list[int]:
        return [self.seat, self.amount]

    def candidates(self, s: Diceforge) -> list[int]:
        space: i64 = hammer_space(s, self.seat)
        amount: i64 = self.amount
        return PARTS[amount if amount < space else space]

    def refusal(self, s: Diceforge, action: int) -> int:
        if not INTO_HAMMER <= action <= INTO_HAMMER + MOST_GOLD:
            return NOT_ASKED
        return ALLOWED if action - INTO_HAMMER <= min(self.amount, hammer_space(s, self.seat)) else NOT_SO_MUCH

    def why(self, s: Diceforge, action: int, code: int) -> list[int]:
        return [self.amount, hammer_space(s, self.seat)]

    def take(self, s: Diceforge, action: int) -> None:
        part = action - INTO_HAMMER
        if part:
            strike(s, self.seat, part)
        if self.amount > part:
            store(s, self.seat, GOLD, self.amount - part)


SPLITS: Final = [HammerSplit(place // PART_COUNT, place % PART_COUNT) for place in range(4 * PART_COUNT)]
"""Steps are frozen, so the frequent ones are made once: [seat * PART_COUNT + amount]."""


class TritonSplit(HammerSplit):
    """The gold of a Triton token, split likewise: by its own name the table tells it from gold that an action brings. [dic.car.triton.3, dic.ext.7]"""


class TritonChoice(FreeChoice[Diceforge]):
    """What a discarded Triton token brings: six gold, two sun or two moon. [dic.car.triton.1, dic.car.triton.4]"""

    point = "triton_choice"
    rule = "dic.car.triton.1"

    def candidates(self, s: Diceforge) -> list[int]:
        return [GAIN + GOLD, GAIN + SUN, GAIN + MOON]

    def take(self, s: Diceforge, action: int) -> None:
        kind = action - GAIN
        amount = s.box.triton[kind]
        if kind == GOLD and hammer_space(s, self.seat) > 0:
            s.next(TritonSplit(self.seat, amount))
        else:
            store(s, self.seat, kind, amount)


def triton_refusal(s: Diceforge, seat: int) -> int:
    """May this player discard a Triton token here: is it his turn, and has he one? [dic.car.triton.1, dic.car.triton.2]"""
    if s.active != seat:
        return NOT_YOUR_TURN
    return ALLOWED if s.triton[seat] > 0 else NO_TOKEN


def use_triton(s: Diceforge, seat: int) -> None:
    """Discard a token; the caller has put the decision it returns to on the agenda. [dic.car.triton.1–3]"""
    s.triton[seat] -= 1
    s.tell(TRITON_USED, seat)
    s.next(TritonChoice(seat))


STEPS: Final[list[type]] = [Gain, Convert, HammerSplit, TritonSplit, TritonChoice]

"""Applying what dice show: RESOLVE and APPLY of the specification's section 6.5.

Effects use the faces as rolled (read once, when a blessing begins, and handed on as ints); Mirrors look at what shows now. [dic.die.6, dic.mir.3]
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.core.state import ALLOWED, NOT_ASKED, Auto, Choice, FreeChoice
from ludoteca.games.diceforge.actions import (
    BLANK,
    BLANK_MIRROR,
    BOAR,
    BOAR_REWARDED,
    CERBERUS_USED,
    COPIED,
    COPY,
    DECLINE,
    FACE_TOO_DEAR,
    FACES,
    FIRST,
    GAIN,
    GLORY,
    GOLD,
    LOSE,
    MIRROR,
    MIRROR_COPIES_MIRROR,
    MOON,
    NO_FACE,
    NOT_ON_FACE,
    NOT_SHOWING,
    NOTHING,
    PASS,
    RESOURCES,
    SHIELDED,
    SHIP,
    SHIP_PASSED,
    SHIPPED,
    SUN,
    TAKE,
    TRIPLED,
    TRITON_USE,
    USE,
    X3,
)
from ludoteca.games.diceforge.content import CHOICE, SHIELD, SUM, SumFace
from ludoteca.games.diceforge.rules import face_refusal, hammer_space, listed, merged, mirror_faces, pay, showing_faces, store
from ludoteca.games.diceforge.state import Diceforge
from ludoteca.games.diceforge.steps.dice import ROLLS, roll_both
from ludoteca.games.diceforge.steps.forging import DICE_TO_FORGE
from ludoteca.games.diceforge.steps.resources import AS_LOSS, BY_SENTINEL, REPEATABLE, Gain, asks, gain, triton_refusal, use_triton


class Bless(Auto[Diceforge]):
    """Apply both faces that were rolled. [dic.bls.1]"""

    def __init__(self, seat: int, how: int) -> None:
        super().__init__(seat)
        self.how: i64 = how

    def pack(self) -> list[int]:
        return [self.seat, self.how]

    def run(self, s: Diceforge) -> None:
        seat: i64 = self.seat
        showing = s.up
        resolve(s, seat, showing[seat * 2], showing[seat * 2 + 1], self.how)


BLESSINGS: Final = [Bless(seat, REPEATABLE) for seat in range(4)]
"""The ordinary divine blessing of each seat."""


class BlessOne(Auto[Diceforge]):
    """Apply the one face that was rolled. [dic.bls.3]"""

    def __init__(self, seat: int, die: int, how: int) -> None:
        super().__init__(seat)
        self.die = die
        self.how = how

    def pack(self) -> list[int]:
        return [self.seat, self.die, self.how]

    def run(self, s: Diceforge) -> None:
        resolve(s, self.seat, s.up[self.seat * 2 + self.die], NO_FACE, self.how)


def bless(s: Diceforge, seat: int) -> None:
    """A divine blessing: roll both dice, then apply both faces. [dic.bls.1, dic.bls.2]"""
    s.next(BLESSINGS[seat])
    roll_both(s, seat)


def bless_one(s: Diceforge, seat: int, die: int, how: int) -> None:
    """A minor blessing: roll the die that was chosen before, and apply it alone. [dic.bls.3, dic.bls.4]"""
    s.next(BlessOne(seat, die, how))
    s.next(ROLLS[seat * 2 + die])


def resolve(s: Diceforge, seat: i64, a: i64, b: i64, how: i64) -> None:
    """Apply rolled faces completely: Mirrors, multiplier, order, and perhaps Cerberus on the same faces. [6.5, dic.bls.10, dic.bls.12, dic.bls.13]"""
    if how & REPEATABLE and s.cerberus[seat] > 0:
        s.next(Cerberus(seat, a, b, how))
    settle_mirrors(s, seat, a, b, how)


def settle_mirrors(s: Diceforge, seat: i64, a: i64, b: i64, how: i64) -> None:
    """Mirrors first, the light die before the dark one; without anything to copy they are blank. [dic.bls.10, dic.mir.7, dic.mir.8]"""
    if a == MIRROR or b == MIRROR:
        if mirror_faces(s, seat):
            s.next(MinoMirror(seat, a, b, how) if how & AS_LOSS else BlessMirror(seat, a, b, how))
            return
        if a == MIRROR:
            a = BLANK
            s.tell(BLANK_MIRROR, seat)
        if b == MIRROR:
            b = BLANK
            s.tell(BLANK_MIRROR, seat)
    apply_faces(s, seat, a, b, how)


def apply_faces(s: Diceforge, seat: i64, a: i64, b: i64, how: i64) -> None:
    """The multiplier, then the order: light die first, a shield last, the player's choice where it matters. [dic.bls.9, dic.bls.14, dic.fac.3, dic.fac.5]"""
    if a == X3 or b == X3:
        other = b if a == X3 else a
        if other < 0 or other == X3:
            s.tell(NOTHING, seat)  # dic.bls.11, dic.fac.5
        else:
            s.tell(TRIPLED, seat, other)
            apply_face(s, seat, other, 3, how, 0, NO_FACE)
    elif b == NO_FACE:
        apply_face(s, seat, a, 1, how, 0, NO_FACE)
    elif a >= 0 and b >= 0 and s.box.sums >> a & s.box.sums >> b & 1:
        apply_sums(s, seat, a, b, how)
    elif order_matters(s, a, b, how):
        s.next(BlessOrder(seat, a, b, how))
    elif is_shield(s, a) and not is_shield(s, b):
        apply_both(s, seat, b, a, how)
    else:
        apply_both(s, seat, a, b, how)


def apply_sums(s: Diceforge, seat: i64, a: i64, b: i64, how: i64) -> None:
    """Two faces that simply give; the second waits if the first has to ask."""
    if how < BY_SENTINEL and hammer_space(s, seat) <= 0:
        store_sum(s, seat, s.box.faces[a])
        store_sum(s, seat, s.box.faces[b])
    elif asks(s, seat, a, how):
        apply_later(s, seat, b, how)
        give(s, seat, a, 1, how)
    else:
        give(s, seat, a, 1, how)
        give(s, seat, b, 1, how)


def store_sum(s: Diceforge, seat: i64, face: SumFace) -> None:
    """All that a sum face gives goes into the stock: where no conversion and no hammer asks for it. [dic.fac.1, dic.res.9]"""
    if face.only >= 0:
        store(s, seat, face.only, face.amount)
        return
    kind: i64 = 0
    while kind < RESOURCES:
        amount: i64 = face.amounts[kind]
        if amount:
            store(s, seat, kind, amount)
        kind += 1


def order_matters(s: Diceforge, a: i64, b: i64, how: i64) -> bool:
    """Exactly one Ship, and a face that can yield gold; never under Minotaur. [dic.bls.9, dic.bls.14, dic.car.minotaur.10]"""
    if (a == SHIP) == (b == SHIP) or how & AS_LOSS:
        return False
    other = b if a == SHIP else a
    return other >= 0 and s.box.gold_face[other]


def is_shield(s: Diceforge, face: i64) -> bool:
    """Is this a shield of the Guardian?"""
    return face >= 0 and s.box.form[face] == SHIELD


def apply_both(s: Diceforge, seat: i64, a: i64, b: i64, how: i64) -> None:
    """Apply one face, then the other; a shield behind another face learns what that face gave. [dic.fac.14, dic.fac.18]"""
    if is_shield(s, b) and not is_shield(s, a):
        apply_face(s, seat, a, 1, how, 0, b)
    else:
        apply_later(s, seat, b, how)
        apply_face(s, seat, a, 1, how, 0, NO_FACE)


class Apply(Auto[Diceforge]):
    """Apply a face when the one before it is done."""

    def __init__(self, seat: int, face: int, times: int, how: int, given: int) -> None:
        super().__init__(seat)
        self.face = face
        self.times = times
        self.how = how
        self.given = given  # mask of what the other face gave, for a shield

    def pack(self) -> list[int]:
        return [self.seat, self.face, self.times, self.how, self.given]

    def run(self, s: Diceforge) -> None:
        apply_face(s, self.seat, self.face, self.times, self.how, self.given, NO_FACE)


APPLIES: Final = [Apply(place // FACES, place % FACES, 1, REPEATABLE, 0) for place in range(4 * FACES)]
"""Steps are frozen, so those of ordinary blessings are made once: [seat * FACES + face]."""


def apply_later(s: Diceforge, seat: i64, face: i64, how: i64) -> None:
    """The second face of a blessing waits until the first is done."""
    if how == REPEATABLE and face >= 0:
        s.next(APPLIES[seat * FACES + face])
    else:
        s.next(Apply(seat, face, 1, how, 0))


def apply_face(s: Diceforge, seat: i64, face: i64, times: i64, how: i64, given: i64, shield: i64) -> None:
    """APPLY: what one effective face does; `given` is what the other face gave, `shield` a shield that waits for this face. [6.5, 8.2]"""
    if face < 0:  # a blank Mirror
        if shield != NO_FACE:
            apply_shield(s, seat, shield, 1, how, 0)  # dic.fac.16
        return
    form = s.box.form[face]
    if form == CHOICE:
        s.next(MinoChoice(seat, face, times, how, shield) if how & AS_LOSS else FaceChoice(seat, face, times, how, shield))
        return
    if shield != NO_FACE:
        s.next(Apply(seat, shield, 1, how, s.box.kinds[face]))
    if form == SUM:
        give(s, seat, face, times, how)
    elif form == SHIELD:
        apply_shield(s, seat, face, times, how, given)
    elif face == SHIP and not how & AS_LOSS:  # dic.car.minotaur.5
        s.next(ShipFace(seat, s.box.ship * times))


def give(s: Diceforge, seat: i64, face: i64, times: i64, how: i64) -> None:
    """A sum face gives all it shows, in the order gold, sun, moon, glory; a tripled amount is one gain. [dic.fac.1, dic.fac.6, dic.res.9]"""
    given = s.box.faces[face]
    if given.only >= 0:
        gain(s, seat, given.only, given.amount * times, how)
        return
    gives = given.amounts
    if asks(s, seat, face, how):
        for kind in range(GLORY, GOLD - 1, -1):
            if gives[kind]:
                s.next(Gain(seat, kind, gives[kind] * times, how))
        return
    for kind in range(RESOURCES):
        amount = gives[kind]
        if amount:
            gain(s, seat, kind, amount * times, how)


def apply_shield(s: Diceforge, seat: i64, face: i64, times: i64, how: i64, given: i64) -> None:
    """Five glory if the other face gave the shield's kind, else the shield's own gain; never both. [dic.fac.14–20]"""
    for kind in range(RESOURCES):
        amount = s.box.gives[face * RESOURCES + kind]
        if amount:
            if given >> kind & 1:
                s.tell(SHIELDED, seat, face)
                gain(s, seat, GLORY, s.box.shield, how)
            else:
                gain(s, seat, kind, amount * times, how)


class BlessMirror(Choice[Diceforge]):
    """Which showing face the Mirror copies. [dic.mir.1–9]"""

    point = "bless_mirror"
    rule = "dic.mir.1"

    def __init__(self, seat: int, a: int, b: int, how: int) -> None:
        super().__init__(seat)
        self.a = a  # the faces, Mirrors settled so far already replaced
        self.b = b
        self.how = how

    def pack(self) -> list[int]:
        return [self.seat, self.a, self.b, self.how]

    def candidates(self, s: Diceforge) -> list[int]:
        return [action for action in listed(showing_faces(s), COPY) if self.refusal(s, action) != NOT_ASKED]

    def options(self, s: Diceforge) -> list[int]:
        return listed(merged(s, mirror_faces(s, self.seat)), COPY)

    def refusal(self, s: Diceforge, action: int) -> int:
        if not COPY <= action < COPY + FACES:
            return NOT_ASKED
        if action == COPY + MIRROR:
            return MIRROR_COPIES_MIRROR
        faces = mirror_faces(s, self.seat)
        if not faces >> (action - COPY) & 1:
            return NOT_SHOWING
        return ALLOWED if merged(s, faces) >> (action - COPY) & 1 else NOT_ASKED  # another Boar stands for it

    def why(self, s: Diceforge, action: int, code: int) -> list[int]:
        return [action - COPY] if code == NOT_SHOWING else []

    def take(self, s: Diceforge, action: int) -> None:
        face = action - COPY
        s.tell(COPIED, self.seat, face)
        if self.a == MIRROR:
            settle_mirrors(s, self.seat, face, self.b, self.how)
        else:
            settle_mirrors(s, self.seat, self.a, face, self.how)


class MinoMirror(BlessMirror):
    """A victim of the Minotaur picks the face by which he loses. [dic.car.minotaur.5]"""

    point = "mino_mirror"
    rule = "dic.car.minotaur.5"


class BlessOrder(FreeChoice[Diceforge]):
    """Which of the two faces is applied first; asked only with one Ship and one face that can yield gold. [dic.bls.9, dic.bls.14]"""

    point = "bless_order"
    rule = "dic.bls.9"

    def __init__(self, seat: int, a: int, b: int, how: int) -> None:
        super().__init__(seat)
        self.a = a
        self.b = b
        self.how = how

    def pack(self) -> list[int]:
        return [self.seat, self.a, self.b, self.how]

    def candidates(self, s: Diceforge) -> list[int]:
        return [FIRST, FIRST + 1]

    def take(self, s: Diceforge, action: int) -> None:
        if action == FIRST:
            apply_both(s, self.seat, self.a, self.b, self.how)
        else:
            apply_both(s, self.seat, self.b, self.a, self.how)


class FaceChoice(Choice[Diceforge]):
    """Which one resource a choice face or a Boar gives; tripled, it is chosen once. [dic.fac.2, dic.fac.4, dic.fac.10–12]"""

    point = "face_choice"
    rule = "dic.fac.2"
    start: int = GAIN

    def __init__(self, seat: int, face: int, times: int, how: int, shield: int) -> None:
        super().__init__(seat)
        self.face = face
        self.times = times
        self.how = how
        self.shield = shield  # waits to learn what was chosen

    def pack(self) -> list[int]:
        return [self.seat, self.face, self.times, self.how, self.shield]

    def candidates(self, s: Diceforge) -> list[int]:
        return [self.start + kind for kind in range(RESOURCES)]

    def options(self, s: Diceforge) -> list[int]:
        first = self.face * RESOURCES
        return [self.start + kind for kind in range(RESOURCES) if s.box.gives[first + kind]]

    def refusal(self, s: Diceforge, action: int) -> int:
        if not self.start <= action < self.start + RESOURCES:
            return NOT_ASKED
        return ALLOWED if s.box.gives[self.face * RESOURCES + action - self.start] else NOT_ON_FACE

    def why(self, s: Diceforge, action: int, code: int) -> list[int]:
        return [self.face, action - self.start]

    def take(self, s: Diceforge, action: int) -> None:
        kind = action - self.start
        if self.shield != NO_FACE:
            s.next(Apply(self.seat, self.shield, 1, self.how, 1 << kind))  # dic.fac.15, dic.fac.20: the chosen kind was given
        if self.face >= BOAR:
            for _ in range(self.times):  # dic.fac.11
                s.next(BoarReward(s.boar_owner[self.face - BOAR], self.face))
        gain(s, self.seat, kind, s.box.gives[self.face * RESOURCES + kind] * self.times, self.how)


class MinoChoice(FaceChoice):
    """A victim of the Minotaur picks what he loses, also what he has none of. [dic.car.minotaur.3, dic.car.minotaur.7]"""

    point = "mino_choice"
    rule = "dic.car.minotaur.3"
    start = LOSE


class BoarReward(FreeChoice[Diceforge]):
    """The owner of an applied Boar takes a sun shard, a moon shard or three glory. [dic.fac.10, dic.fac.12, dic.car.boar.3, dic.car.boar.5]"""

    point = "boar_reward"
    rule = "dic.fac.10"

    def __init__(self, seat: int, face: int) -> None:
        super().__init__(seat)
        self.face = face

    def pack(self) -> list[int]:
        return [self.seat, self.face]

    def candidates(self, s: Diceforge) -> list[int]:
        return [GAIN + SUN, GAIN + MOON, GAIN + GLORY]

    def take(self, s: Diceforge, action: int) -> None:
        s.tell(BOAR_REWARDED, self.seat, self.face)
        gain(s, self.seat, action - GAIN, s.box.boar[action - GAIN], 0)  # dic.car.sentinel.3: no conversion, and never a loss


class ShipFace(Choice[Diceforge]):
    """Take one face of the Sanctuary below its price and forge it, or pass. [dic.fac.7–9, dic.fac.21, dic.bls.8]"""

    point = "ship_face"
    rule = "dic.fac.7"

    def __init__(self, seat: int, discount: int) -> None:
        super().__init__(seat)
        self.discount = discount

    def pack(self) -> list[int]:
        return [self.seat, self.discount]

    def candidates(self, s: Diceforge) -> list[int]:
        return [PASS, TRITON_USE, *[TAKE + face for face in s.box.sanctuary]]

    def refusal(self, s: Diceforge, action: int) -> int:
        if action == PASS:
            return ALLOWED
        if action == TRITON_USE:
            return triton_refusal(s, self.seat)
        return face_refusal(s, self.seat, action - TAKE, self.discount) if TAKE <= action < TAKE + FACES else NOT_ASKED

    def why(self, s: Diceforge, action: int, code: int) -> list[int]:
        return face_why(s, self.seat, action, code, self.discount)

    def take(self, s: Diceforge, action: int) -> None:
        if action == PASS:
            s.tell(SHIP_PASSED, self.seat)
        elif action == TRITON_USE:
            s.next(self)
            use_triton(s, self.seat)
        else:
            face = action - TAKE
            cost = max(0, s.box.cost[face] - self.discount)
            pay(s, self.seat, GOLD, cost)
            s.temple[face] -= 1
            s.tell(SHIPPED, self.seat, face, cost)
            s.next(DICE_TO_FORGE[self.seat * FACES + face])


def face_why(s: Diceforge, seat: int, action: int, code: int, discount: int) -> list[int]:
    """The numbers behind a face that may not be taken."""
    if code == FACE_TOO_DEAR:
        return [max(0, s.box.cost[action - TAKE] - discount), s.gold(seat)]
    return [action - TAKE] if TAKE <= action < TAKE + FACES else []


class Cerberus(FreeChoice[Diceforge]):
    """After a blessing: discard a token to apply the same rolled faces once more, with new choices. [dic.car.cerberus.1–6, dic.bls.12]"""

    point = "cerberus"
    rule = "dic.car.cerberus.1"

    def __init__(self, seat: int, a: int, b: int, how: int) -> None:
        super().__init__(seat)
        self.a = a  # as rolled
        self.b = b
        self.how = how

    def pack(self) -> list[int]:
        return [self.seat, self.a, self.b, self.how]

    def candidates(self, s: Diceforge) -> list[int]:
        return [USE, DECLINE]

    def take(self, s: Diceforge, action: int) -> None:
        if action == USE:
            s.cerberus[self.seat] -= 1
            s.tell(CERBERUS_USED, self.seat)
            resolve(s, self.seat, self.a, self.b, self.how & ~REPEATABLE)  # dic.car.cerberus.3


STEPS: Final[list[type]] = [Bless, BlessOne, Apply, BlessMirror, MinoMirror, BlessOrder, FaceChoice, MinoChoice, BoarReward, ShipFace, Cerberus]

"""A turn and its four steps: blessings for all, reinforcements, an action, an extra action. [dic.gen.4, dic.gen.5]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.core.state import ALLOWED, NOT_ASKED, Auto, Choice, FreeChoice, Step
from ludoteca.games.diceforge.actions import (
    BOUGHT,
    CARD_TAKEN,
    DIE,
    DONE,
    ELDER,
    ELDER_LACKS_GOLD,
    ELDER_USE,
    ELDER_USED,
    END_TURN,
    EXTRA_IN_VAIN,
    EXTRA_LACKS_SUN,
    EXTRA_PAID,
    EXTRA_USED,
    FACE_TAKEN_ALREADY,
    FACES,
    FEAT,
    FEATS,
    GAIN,
    GLORY,
    GOLD,
    GUARDIANS_OWL,
    HIND_USE,
    HIND_USED,
    LACKS_MOON,
    LACKS_SUN,
    MOON,
    NEW_ROUND,
    NEW_TURN,
    NO_CARD_LEFT,
    NO_FEAT_IN_REACH,
    NOT_IN_PLAY,
    NOTHING_TO_BUY,
    OFFERING,
    OWL_USE,
    OWL_USED,
    PASS,
    PASSED,
    PAY,
    PERFORM,
    PERFORMED,
    RESOURCES,
    SILVER_HIND,
    STACK_EMPTY,
    SUN,
    TAKE,
    TAKE_ONE_FIRST,
    TRITON_USE,
)
from ludoteca.games.diceforge.cards import EFFECTS
from ludoteca.games.diceforge.rules import can_offer, can_perform, cheapest, count_up, face_refusal, feat_refusal, move_pawn, offering_refusal, pay
from ludoteca.games.diceforge.state import Diceforge
from ludoteca.games.diceforge.steps.blessings import BLESSINGS, bless, bless_one, face_why
from ludoteca.games.diceforge.steps.dice import ROLLS
from ludoteca.games.diceforge.steps.forging import DICE_TO_FORGE
from ludoteca.games.diceforge.steps.resources import REPEATABLE, gain, triton_refusal, use_triton


class Turn(Auto[Diceforge]):
    """Step 1 for all, as often as the table's size asks; then the active player's steps 2, 3 and 4. [dic.gen.3, dic.gen.4, dic.bls.5, dic.bls.6]"""

    def run(self, s: Diceforge) -> None:
        begin_turn(s, self.seat)


def begin_turn(s: Diceforge, seat: i64) -> None:
    """Lay out the four steps of a turn."""
    s.active = seat
    if s.out is not None:
        if seat == 0:
            s.tell(NEW_ROUND, -1, s.round)
        s.tell(NEW_TURN, seat)
    s.next(ENDS[seat])
    s.next(ACTIONS[seat])
    own: i64 = seat * FEATS
    cards = s.cards
    elders, hinds, owls = cards[own + ELDER], cards[own + SILVER_HIND], cards[own + GUARDIANS_OWL]
    if elders or hinds or owls or s.triton[seat]:
        s.next(reinforcements(seat, elders, hinds, owls))  # dic.rei.3, dic.rei.4
    for _ in range(s.box.blessings[s.seats - 2]):
        s.agenda.extend(BLESSING_ROUNDS[s.seats * 4 + seat])


def round_of_blessings(seats: int, active: int) -> list[Step[Diceforge]]:
    """Everybody rolls; then each applies his roll completely, in turn order from the active player. [dic.bls.5, dic.gen.6, dic.gen.7, dic.bls.13]"""
    order = [(active + distance) % seats for distance in range(seats)]
    steps: list[Step[Diceforge]] = []
    for seat in order:
        steps += [ROLLS[seat * 2], ROLLS[seat * 2 + 1]]
    for seat in order:
        steps.append(BLESSINGS[seat])
    return steps[::-1]


BLESSING_ROUNDS: Final = [round_of_blessings(seats, active) if seats else [] for seats in range(5) for active in range(4)]
"""What goes on the agenda when all are blessed, made once: [number of seats * 4 + active]."""


class EndTurn(Auto[Diceforge]):
    """The next player, the next round, or the end; nothing is cleaned up. [dic.ext.5, dic.ext.6, dic.end.1, dic.end.2]"""

    def run(self, s: Diceforge) -> None:
        if self.seat + 1 < s.seats:
            begin_turn(s, self.seat + 1)
        elif s.round < s.box.rounds[s.seats - 2]:
            s.round += 1
            begin_turn(s, 0)
        else:
            count_up(s)


class Reinforce(Choice[Diceforge]):
    """Step 2: use each reinforcement card once, in any order, or none. [dic.rei.1–5]"""

    point = "reinforce"
    rule = "dic.rei.1"

    def __init__(self, seat: int, elders: int, hinds: int, owls: int) -> None:
        super().__init__(seat)
        self.elders: i64 = elders  # not yet used in this turn
        self.hinds: i64 = hinds
        self.owls: i64 = owls

    def pack(self) -> list[int]:
        return [self.seat, self.elders, self.hinds, self.owls]

    def candidates(self, s: Diceforge) -> list[int]:
        return [ELDER_USE, HIND_USE, OWL_USE, TRITON_USE, DONE]

    def options(self, s: Diceforge) -> list[int]:
        found: i64 = 0
        if self.elders and s.gold(self.seat) >= s.box.elder[GOLD]:
            found = 1
        if self.hinds:
            found += 2
        if self.owls:
            found += 4
        if s.triton[self.seat]:
            found += 8
        return REINFORCE_OPTIONS[found]

    def refusal(self, s: Diceforge, action: int) -> int:
        if action == ELDER_USE and self.elders:
            return ALLOWED if s.gold(self.seat) >= s.box.elder[GOLD] else ELDER_LACKS_GOLD
        if action == TRITON_USE:
            return triton_refusal(s, self.seat)
        if (action == HIND_USE and self.hinds) or (action == OWL_USE and self.owls) or action == DONE:
            return ALLOWED
        return NO_CARD_LEFT if action in (ELDER_USE, HIND_USE, OWL_USE) else NOT_ASKED

    def why(self, s: Diceforge, action: int, code: int) -> list[int]:
        if code == ELDER_LACKS_GOLD:
            return [s.box.elder[GOLD], s.gold(self.seat)]
        if code != NO_CARD_LEFT:
            return []
        return [ELDER if action == ELDER_USE else SILVER_HIND if action == HIND_USE else GUARDIANS_OWL]

    def take(self, s: Diceforge, action: int) -> None:
        seat = self.seat
        if action == ELDER_USE:
            pay(s, seat, GOLD, s.box.elder[GOLD])
            s.tell(ELDER_USED, seat, s.box.elder[GOLD])
            s.next(reinforcements(seat, self.elders - 1, self.hinds, self.owls))
            gain(s, seat, GLORY, s.box.elder[GLORY], 0)
        elif action == HIND_USE:
            s.then(HindDie(seat), reinforcements(seat, self.elders, self.hinds - 1, self.owls))
        elif action == OWL_USE:
            s.then(OwlChoice(seat), reinforcements(seat, self.elders, self.hinds, self.owls - 1))
        elif action == TRITON_USE:
            s.next(self)
            use_triton(s, seat)


REINFORCE_OPTIONS: Final = [
    [action for bit, action in enumerate((ELDER_USE, HIND_USE, OWL_USE, TRITON_USE)) if found >> bit & 1] + [DONE] for found in range(16)
]
"""What may be used, if there is an Elder that can be paid (1), a Hind (2), an Owl (4), a Triton token (8)."""
REINFORCEMENTS: Final = [Reinforce(place // 125, place // 25 % 5, place // 5 % 5, place % 5) for place in range(4 * 125)]
"""Steps are frozen, so all that can be are made once: nobody has more than the four cards of a set. [dic.set.4]"""


def reinforcements(seat: i64, elders: i64, hinds: i64, owls: i64) -> Reinforce:
    """The step in which so many cards are still to be used."""
    return REINFORCEMENTS[seat * 125 + elders * 25 + hinds * 5 + owls]


class HindDie(FreeChoice[Diceforge]):
    """Which die the Silver Hind rolls, chosen before the roll. [dic.car.hind.1, dic.bls.3]"""

    point = "hind_die"
    rule = "dic.car.hind.1"

    def candidates(self, s: Diceforge) -> list[int]:
        return [DIE, DIE + 1]

    def take(self, s: Diceforge, action: int) -> None:
        s.tell(HIND_USED, self.seat, action - DIE)
        bless_one(s, self.seat, action - DIE, REPEATABLE)


class OwlChoice(FreeChoice[Diceforge]):
    """One gold, sun or moon. [dic.car.owl.1]"""

    point = "owl_choice"
    rule = "dic.car.owl.1"

    def candidates(self, s: Diceforge) -> list[int]:
        return [GAIN + GOLD, GAIN + SUN, GAIN + MOON]

    def take(self, s: Diceforge, action: int) -> None:
        s.tell(OWL_USED, self.seat)
        gain(s, self.seat, action - GAIN, s.box.owl[action - GAIN], 0)


class MainAction(Choice[Diceforge]):
    """Step 3: an offering, a feat, or nothing at all, which ends the turn. [6.3, dic.gen.5, dic.ext.4]"""

    point = "main_action"
    rule = "dic.gen.4"

    def candidates(self, s: Diceforge) -> list[int]:
        return [OFFERING, FEAT, PASS, TRITON_USE]

    def options(self, s: Diceforge) -> list[int]:
        found: i64 = 0
        if can_offer(s, self.seat):
            found = 1
        if can_perform(s, s.sun(self.seat), s.moon(self.seat)):
            found += 2
        if s.triton[self.seat]:
            found += 4
        return MAIN_OPTIONS[found]

    def refusal(self, s: Diceforge, action: int) -> int:
        return ALLOWED if action == PASS else action_refusal(s, self.seat, action)

    def why(self, s: Diceforge, action: int, code: int) -> list[int]:
        return action_why(s, self.seat, code)

    def take(self, s: Diceforge, action: int) -> None:
        if action == PASS:
            s.tell(PASSED, self.seat)
        elif action == TRITON_USE:
            s.next(self)
            use_triton(s, self.seat)
        else:
            s.next(EXTRAS[self.seat * 2])
            begin_action(s, self.seat, action)


MAIN_OPTIONS: Final = [
    [PASS], [OFFERING, PASS], [FEAT, PASS], [OFFERING, FEAT, PASS],
    [PASS, TRITON_USE], [OFFERING, PASS, TRITON_USE], [FEAT, PASS, TRITON_USE], [OFFERING, FEAT, PASS, TRITON_USE],
]  # fmt: skip
"""What may be done, if one can offer (1), can perform a feat (2), has a Triton token (4)."""


def action_refusal(s: Diceforge, seat: int, action: int) -> int:
    """May this player make an offering, perform a feat, or use a Triton token now? [6.3]"""
    if action == OFFERING:
        return offering_refusal(s, seat)
    if action == FEAT:
        return ALLOWED if can_perform(s, s.sun(seat), s.moon(seat)) else NO_FEAT_IN_REACH
    return triton_refusal(s, seat) if action == TRITON_USE else NOT_ASKED


def action_why(s: Diceforge, seat: int, code: int) -> list[int]:
    """The numbers behind an action that is out of reach."""
    if code == NOTHING_TO_BUY:
        return [cheapest(s), s.gold(seat)]
    return [s.sun(seat), s.moon(seat)] if code == NO_FEAT_IN_REACH else []


def begin_action(s: Diceforge, seat: int, action: int) -> None:
    """Action A, an offering, or action B, a feat. [dic.ext.2]"""
    s.next(OFFERINGS[seat] if action == OFFERING else PICKS[seat])


class OfferFace(Choice[Diceforge]):
    """Take one more face of the Sanctuary, none twice in one offering, and forge it; or stop. [dic.off.1–9]"""

    point = "offer_face"
    rule = "dic.off.1"

    def __init__(self, seat: int, taken: int) -> None:
        super().__init__(seat)
        self.taken: i64 = taken  # mask of the faces of this offering

    def pack(self) -> list[int]:
        return [self.seat, self.taken]

    def candidates(self, s: Diceforge) -> list[int]:
        return [TRITON_USE, DONE, *[TAKE + face for face in s.box.sanctuary]]

    def options(self, s: Diceforge) -> list[int]:
        found: list[int] = []
        if s.triton[self.seat]:
            found.append(TRITON_USE)
        if self.taken:
            found.append(DONE)
        taken = self.taken
        temple = s.temple
        for face in s.box.faces_for(s.stock[self.seat * RESOURCES + GOLD]):
            if temple[face] > 0 and not taken >> face & 1:
                found.append(TAKE + face)
        return found

    def refusal(self, s: Diceforge, action: int) -> int:
        if action == DONE:
            return ALLOWED if self.taken else TAKE_ONE_FIRST
        if action == TRITON_USE:
            return triton_refusal(s, self.seat)
        if not TAKE <= action < TAKE + FACES:
            return NOT_ASKED
        if self.taken >> (action - TAKE) & 1:
            return FACE_TAKEN_ALREADY  # dic.off.3
        return face_refusal(s, self.seat, action - TAKE, 0)

    def why(self, s: Diceforge, action: int, code: int) -> list[int]:
        return face_why(s, self.seat, action, code, 0)

    def take(self, s: Diceforge, action: int) -> None:
        seat: i64 = self.seat
        if action == TRITON_USE:
            s.next(self)
            use_triton(s, seat)
        elif action != DONE:
            face: i64 = action - TAKE
            cost = s.box.cost[face]
            pay(s, seat, GOLD, cost)
            s.temple[face] -= 1
            s.tell(BOUGHT, seat, face, cost)
            s.next(OfferFace(seat, self.taken | 1 << face))  # dic.off.6
            s.next(DICE_TO_FORGE[seat * FACES + face])  # dic.off.5


class FeatPick(Choice[Diceforge]):
    """Which feat to perform; pay, move, let the ousted player be blessed, then take the card. [6.4, dic.fea.1–11, dic.ous.1–6]"""

    point = "feat_pick"
    rule = "dic.fea.1"

    def candidates(self, s: Diceforge) -> list[int]:
        return sorted([PERFORM + feat for feat in s.feats])

    def options(self, s: Diceforge) -> list[int]:
        found: list[int] = []
        own: i64 = self.seat * RESOURCES
        stacks = s.stacks
        for slot in s.box.slots_for(s.stock[own + SUN], s.stock[own + MOON]):
            if stacks[slot] > 0:
                found.append(PERFORM + s.feats[slot])
        if not s.box.in_order:
            found.sort()
        return found

    def refusal(self, s: Diceforge, action: int) -> int:
        return feat_refusal(s, self.seat, action - PERFORM) if PERFORM <= action < PERFORM + FEATS else NOT_ASKED

    def why(self, s: Diceforge, action: int, code: int) -> list[int]:
        slot = s.box.slot[action - PERFORM]
        if code == LACKS_SUN:
            return [s.box.sun[slot], s.sun(self.seat)]
        if code == LACKS_MOON:
            return [s.box.moon[slot], s.moon(self.seat)]
        return [action - PERFORM] if code in (STACK_EMPTY, NOT_IN_PLAY) else []

    def take(self, s: Diceforge, action: int) -> None:
        seat: i64 = self.seat
        feat: i64 = action - PERFORM
        slot = s.box.slot[feat]
        pay(s, seat, SUN, s.box.sun[slot])
        pay(s, seat, MOON, s.box.moon[slot])
        s.tell(PERFORMED, seat, feat, s.box.sun[slot], s.box.moon[slot])
        s.next(CARDS_TO_TAKE[seat * FEATS + feat])
        if s.pawns[seat] != s.box.island[slot]:  # dic.fea.3
            ousted = move_pawn(s, seat, s.box.island[slot])
            if ousted >= 0:
                bless(s, ousted)  # dic.ous.2, dic.ous.3, dic.bls.7: one blessing, before the card is taken


class TakeCard(Auto[Diceforge]):
    """Take the first card of the stack and apply its effect; which pile it lies on follows from the card. [dic.fea.5, dic.fea.6, dic.fea.7]"""

    def __init__(self, seat: int, feat: int) -> None:
        super().__init__(seat)
        self.feat: i64 = feat

    def pack(self) -> list[int]:
        return [self.seat, self.feat]

    def run(self, s: Diceforge) -> None:
        feat = self.feat
        slot = s.box.slot[feat]
        s.stacks[slot] -= 1
        s.cards[self.seat * FEATS + feat] += 1
        s.tell(CARD_TAKEN, self.seat, feat, s.stacks[slot])
        EFFECTS[feat](s, self.seat)


class ExtraAction(Choice[Diceforge]):
    """Step 4: once a turn, two sun shards for one more action; a Triton token may be used before and after. [dic.ext.1–7]"""

    point = "extra_action"
    rule = "dic.ext.1"

    def __init__(self, seat: int, paid: int) -> None:
        super().__init__(seat)
        self.paid = paid

    def pack(self) -> list[int]:
        return [self.seat, self.paid]

    def candidates(self, s: Diceforge) -> list[int]:
        return [PAY, END_TURN, TRITON_USE]

    def options(self, s: Diceforge) -> list[int]:
        if s.triton[self.seat]:
            return [PAY, END_TURN, TRITON_USE] if self.pay_refusal(s) == ALLOWED else [END_TURN, TRITON_USE]
        return PAY_OR_END if self.pay_refusal(s) == ALLOWED else JUST_END

    def refusal(self, s: Diceforge, action: int) -> int:
        if action == END_TURN:
            return ALLOWED
        if action == TRITON_USE:
            return triton_refusal(s, self.seat)
        return self.pay_refusal(s) if action == PAY else NOT_ASKED

    def pay_refusal(self, s: Diceforge) -> int:
        """May the extra action be paid for, and would there be one to take? [dic.ext.3, dic.ext.5]"""
        if self.paid:
            return EXTRA_USED
        left = s.sun(self.seat) - s.box.extra_action
        if left < 0:
            return EXTRA_LACKS_SUN
        return ALLOWED if can_offer(s, self.seat) or can_perform(s, left, s.moon(self.seat)) else EXTRA_IN_VAIN

    def why(self, s: Diceforge, action: int, code: int) -> list[int]:
        if code == EXTRA_LACKS_SUN:
            return [s.box.extra_action, s.sun(self.seat)]
        return [s.gold(self.seat), s.sun(self.seat) - s.box.extra_action, s.moon(self.seat)] if code == EXTRA_IN_VAIN else []

    def take(self, s: Diceforge, action: int) -> None:
        if action == PAY:
            pay(s, self.seat, SUN, s.box.extra_action)
            s.tell(EXTRA_PAID, self.seat, s.box.extra_action)
            s.next(EXTRA_PICKS[self.seat])
        elif action == TRITON_USE:
            s.next(self)
            use_triton(s, self.seat)


PAY_OR_END: Final = [PAY, END_TURN]
JUST_END: Final = [END_TURN]


class ExtraPick(Choice[Diceforge]):
    """The extra action: an offering or a feat, of the same kind as the first or not. [dic.ext.2, dic.ext.7]"""

    point = "extra_pick"
    rule = "dic.ext.2"

    def candidates(self, s: Diceforge) -> list[int]:
        return [OFFERING, FEAT, TRITON_USE]

    def refusal(self, s: Diceforge, action: int) -> int:
        return action_refusal(s, self.seat, action)

    def why(self, s: Diceforge, action: int, code: int) -> list[int]:
        return action_why(s, self.seat, code)

    def take(self, s: Diceforge, action: int) -> None:
        if action == TRITON_USE:
            s.next(self)
            use_triton(s, self.seat)
        else:
            s.next(EXTRAS[self.seat * 2 + 1])
            begin_action(s, self.seat, action)


ENDS: Final = [EndTurn(seat) for seat in range(4)]
ACTIONS: Final = [MainAction(seat) for seat in range(4)]
EXTRAS: Final = [ExtraAction(place // 2, place % 2) for place in range(8)]
EXTRA_PICKS: Final = [ExtraPick(seat) for seat in range(4)]
OFFERINGS: Final = [OfferFace(seat, 0) for seat in range(4)]
PICKS: Final = [FeatPick(seat) for seat in range(4)]
CARDS_TO_TAKE: Final = [TakeCard(place // FEATS, place % FEATS) for place in range(4 * FEATS)]
"""Steps are frozen, so those of every turn are made once: [seat], [seat * 2 + paid] and [seat * FEATS + feat]."""

STEPS: Final[list[type]] = [Turn, EndTurn, Reinforce, HindDie, OwlChoice, MainAction, OfferFace, FeatPick, TakeCard, ExtraAction, ExtraPick]

"""Verbs and questions that the steps share. Nothing here asks anybody: verbs that may have to ask are in `steps/`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.core.state import ALLOWED
from ludoteca.games.diceforge.actions import (
    BEAR_SCORED,
    BOAR,
    CHEST,
    COLOURS,
    FACE_SOLD_OUT,
    FACE_TOO_DEAR,
    FACES,
    FEATS,
    FORGED,
    GAINED,
    GARDEN_FACE,
    GLORY,
    GOLD,
    GREAT_BEAR,
    HAMMER,
    HAMMER_SIDE,
    HAMMERED,
    LACKS_MOON,
    LACKS_SUN,
    LOST,
    MIRROR,
    MOON,
    MOVED,
    NOT_IN_PLAY,
    NOTHING_TO_BUY,
    OUSTED,
    RESOURCES,
    SANCTUARY,
    SANCTUARY_EMPTY,
    SCORED,
    STACK_EMPTY,
    START,
    SUN,
    WON,
)
from ludoteca.games.diceforge.content import DIE_FACES
from ludoteca.games.diceforge.state import PLAYER_FACES, Diceforge

NOBODY_THERE: Final = -1


def cap(s: Diceforge, seat: i64, kind: i64) -> i64:
    """How much of a resource a player can hold: 12, 6, 6 and more with each chest; glory has no cap. [dic.res.1, dic.res.3, dic.car.chest.1]"""
    return s.box.caps[kind] + s.cards[seat * FEATS + CHEST] * s.box.chest[kind]


def store(s: Diceforge, seat: i64, kind: i64, amount: i64) -> None:
    """Put a gain into the stock; what does not fit is lost, glory always fits. [dic.res.2, dic.res.4]"""
    index: i64 = seat * RESOURCES + kind
    have: i64 = s.stock[index] + amount
    lost: i64 = 0
    if have > s.box.least_cap and kind != GLORY and have > s.box.caps[kind]:
        most: i64 = cap(s, seat, kind)
        if have > most:
            lost = have - most
            have = most
    s.stock[index] = have
    if s.out is not None:  # the commonest event of all: a search does not even ask for it
        s.tell(GAINED, seat, amount - lost, kind, lost)


def lose(s: Diceforge, seat: i64, kind: i64, amount: i64) -> None:
    """Take a loss, never below 0; hundreds of glory may be broken. [dic.res.5, dic.res.6]"""
    index = seat * RESOURCES + kind
    loss = min(amount, s.stock[index])
    s.stock[index] -= loss
    s.tell(LOST, seat, loss, kind)


def pay(s: Diceforge, seat: i64, kind: i64, amount: i64) -> None:
    """Spend from the stock, in full and in kind. [dic.res.8, dic.gen.2]"""
    index: i64 = seat * RESOURCES + kind
    s.stock[index] = s.stock[index] - amount  # native numbers, where `-=` would make objects of them


def hammer_space(s: Diceforge, seat: i64) -> i64:
    """Free spaces of all hammers of a player: two sides each, minus what is hammered. [dic.car.hammer.5]"""
    hammers: i64 = s.cards[seat * FEATS + HAMMER]
    if hammers == 0:
        return 0
    return 2 * s.box.hammer_spaces * hammers - s.hammer[seat]


def strike(s: Diceforge, seat: i64, amount: i64) -> None:
    """Move the hammer on; each side that is completed pays, and the rest runs on to the next side. [dic.car.hammer.2–5]"""
    spaces = s.box.hammer_spaces
    before: i64 = s.hammer[seat]
    after: i64 = before + amount
    s.hammer[seat] = after
    if s.out is not None:
        s.tell(HAMMERED, seat, amount, after)
    for side in range(before // spaces, after // spaces):
        glory = s.box.hammer_glory[side % 2]  # dic.car.hammer.3
        s.stock[seat * RESOURCES + GLORY] += glory
        s.tell(HAMMER_SIDE, seat, side % 2 + 1, glory)


def merged(s: Diceforge, mask: int) -> int:
    """Equal faces are one option: of the Boars of one owner in this mask the first stands for all, Boars of different owners differ. [section 6.3]"""
    if mask >> BOAR:
        for colour in range(COLOURS):
            if mask >> (BOAR + colour) & 1:
                for other in range(colour + 1, COLOURS):
                    if s.boar_owner[other] == s.boar_owner[colour]:
                        mask &= ~(1 << (BOAR + other))
    return mask


def mirror_faces(s: Diceforge, seat: int) -> int:
    """Mask of the faces a Mirror may copy: what opponents' dice show now; if one shows a mirror, also what the own dice show. [dic.mir.2, dic.mir.3]"""
    mask: i64 = 0
    own = seat * 2
    for die in range(s.seats * 2):
        if die != own and die != own + 1:
            mask |= 1 << s.up[die]
    if mask >> MIRROR & 1:
        mask |= 1 << s.up[own]
        mask |= 1 << s.up[own + 1]
    return mask & ~(1 << MIRROR)


def showing_faces(s: Diceforge) -> int:
    """Mask of all that the dice of all players show."""
    mask: i64 = 0
    for face in s.up:
        mask |= 1 << face
    return mask


def listed(mask: int, start: int) -> list[int]:
    """The actions `start + face` of a mask of faces, sorted."""
    found: list[int] = []
    left: i64 = mask
    face: i64 = 0
    while left:
        if left & 1:
            found.append(start + face)
        left >>= 1
        face += 1
    return found


def face_refusal(s: Diceforge, seat: int, face: int, discount: int) -> int:
    """May this player take a face of the Sanctuary at this discount? [dic.off.8, dic.off.9, dic.res.8, dic.fac.7, dic.fac.9]"""
    if s.box.pool[face] >= SANCTUARY:
        return GARDEN_FACE
    if s.temple[face] == 0:
        return FACE_SOLD_OUT
    return ALLOWED if s.box.cost[face] - discount <= s.stock[seat * RESOURCES + GOLD] else FACE_TOO_DEAR


def can_offer(s: Diceforge, seat: i64) -> bool:
    """Is at least one face of the Sanctuary affordable?"""
    temple = s.temple
    for face in s.box.faces_for(s.stock[seat * RESOURCES + GOLD]):
        if temple[face] > 0:
            return True
    return False


def offering_refusal(s: Diceforge, seat: int) -> int:
    """May this player make an offering now: is a face left, and one that he can pay? [dic.off.8, dic.res.8]"""
    if can_offer(s, seat):
        return ALLOWED
    return NOTHING_TO_BUY if any([s.temple[face] for face in s.box.sanctuary]) else SANCTUARY_EMPTY


def cheapest(s: Diceforge) -> int:
    """The lowest price of a face that is left."""
    return min([s.box.cost[face] for face in s.box.sanctuary if s.temple[face] > 0])


def feat_refusal(s: Diceforge, seat: int, feat: int) -> int:
    """May this player perform a feat now? [dic.fea.4, dic.res.8]"""
    slot = s.box.slot[feat]
    if s.feats[slot] != feat:
        return NOT_IN_PLAY  # dic.set.17
    if s.stacks[slot] == 0:
        return STACK_EMPTY
    if s.box.sun[slot] > s.stock[seat * RESOURCES + SUN]:
        return LACKS_SUN
    return LACKS_MOON if s.box.moon[slot] > s.stock[seat * RESOURCES + MOON] else ALLOWED


def can_perform(s: Diceforge, sun: i64, moon: i64) -> bool:
    """Is at least one feat affordable with so many shards?"""
    stacks = s.stacks
    for slot in s.box.slots_for(sun, moon):
        if stacks[slot] > 0:
            return True
    return False


def forge(s: Diceforge, seat: i64, die: i64, old: i64, face: i64) -> None:
    """Put a face in the place of another: the old one is out for good, the new one shows, and nothing is gained by it. [dic.for.1–4, dic.die.2, dic.die.4]"""
    dice = s.dice
    slot: i64 = seat * PLAYER_FACES + die * DIE_FACES
    while dice[slot] != old:
        slot += 1
    dice[slot] = face
    s.up[seat * 2 + die] = face
    s.discarded[seat * FACES + old] += 1  # his own, also if the face was forced on him [dic.car.boar.2]
    s.tell(FORGED, seat, face, die, old)


def standing_on(s: Diceforge, island: i64) -> int:
    """Whose pawn stands on an island's portal: there is never more than one. [dic.fea.9]"""
    for seat, place in enumerate(s.pawns):
        if place == island:
            return seat
    return NOBODY_THERE


def move_pawn(s: Diceforge, seat: i64, island: i64) -> int:
    """Move to an island from anywhere; whoever stands there goes back to his start, Great Bears score. [dic.fea.1, dic.fea.2, dic.ous.1, dic.car.bear.2]"""
    ousted = standing_on(s, island)
    if ousted >= 0:
        s.pawns[ousted] = START
        s.tell(OUSTED, ousted, island)
        score_bears(s, seat)
        score_bears(s, ousted)
    s.pawns[seat] = island
    s.tell(MOVED, seat, island)
    return ousted


def score_bears(s: Diceforge, seat: i64) -> None:
    """Glory for each Great Bear of a player who ousts or is ousted. [dic.car.bear.1, dic.fea.14]"""
    bears = s.cards[seat * FEATS + GREAT_BEAR]
    if bears:
        s.stock[seat * RESOURCES + GLORY] += bears * s.box.bear
        s.tell(BEAR_SCORED, seat, bears * s.box.bear)


def count_up(s: Diceforge) -> None:
    """Tell the final scores; all who share the highest win. [dic.end.3–5, dic.gen.1]"""
    if s.out is None:
        return  # nobody listens, and nothing but telling is to be done
    for seat in range(s.seats):
        s.tell(SCORED, seat, s.glory(seat), s.card_glory(seat), s.score(seat))
    places = s.ranking()
    for seat in range(s.seats):
        if places[seat] == 1:
            s.tell(WON, seat, s.score(seat))

"""The words of the game as ints: faces, cards and places; what may be chosen, what may happen, and why something may not be done."""

from __future__ import annotations

from typing import Final

from ludoteca.core.actions import ActionTable, Kind
from ludoteca.core.event import EventKind
from ludoteca.core.game import Reason

GOLD: Final = 0
SUN: Final = 1
MOON: Final = 2
GLORY: Final = 3
RESOURCES: Final = 4

G1: Final = 0
V2: Final = 1
G3: Final = 2
G1S1M1V1: Final = 17
MIRROR: Final = 18
SHIELD_SUN: Final = 19
SHIELD_MOON: Final = 20
SHIELD_GOLD: Final = 21
SHIELD_GLORY: Final = 22
SHIP: Final = 23
X3: Final = 24
BOAR: Final = 25
"""The first of the four Boar faces, one for each colour."""
FACES: Final = 29
NO_FACE: Final = -1
"""A minor blessing has no second face."""
BLANK: Final = -2
"""A Mirror that found nothing to copy. [dic.mir.8]"""

HAMMER: Final = 0
CHEST: Final = 1
SILVER_HIND: Final = 2
GREAT_BEAR: Final = 3
SATYRS: Final = 4
TENACIOUS_BOAR: Final = 5
FERRYMAN: Final = 6
CERBERUS: Final = 7
HELMET: Final = 8
CANCER: Final = 9
SENTINEL: Final = 10
ELDER: Final = 11
WILD_SPIRITS: Final = 12
GUARDIANS_OWL: Final = 13
CELESTIAL_SHIP: Final = 14
MINOTAUR: Final = 15
GUARDIANS_SHIELD: Final = 16
GORGON: Final = 17
TRITON: Final = 18
ABYSS_MIRROR: Final = 19
SPHINX: Final = 20
CYCLOPS: Final = 21
HYDRA: Final = 22
TYPHON: Final = 23
FEATS: Final = 24

SLOTS: Final = 15
START: Final = 0
"""The island number of everybody's starting portal."""
ISLANDS: Final = 7
COLOURS: Final = 4
MOST_GOLD: Final = 36
"""More gold than any single gain brings; content.py refuses packs that would exceed it."""

VOCABULARY: Final = {
    "resource": ["gold", "sun", "moon", "glory"],
    "face": [
        "g1", "v2", "g3", "m1", "g4", "s1", "g6", "c_g1s1m1", "s1v1", "g2m1", "c_g3v2", "m2", "s2", "v3", "v4", "m2v2", "c_g2s2m2", "g1s1m1v1",
        "mirror", "shield_sun", "shield_moon", "shield_gold", "shield_glory", "ship", "x3", "boar_red", "boar_green", "boar_yellow", "boar_blue",
    ],
    "feat": [
        "hammer", "chest", "silver_hind", "great_bear", "satyrs", "tenacious_boar", "ferryman", "cerberus", "helmet", "cancer", "sentinel", "elder",
        "wild_spirits", "guardians_owl", "celestial_ship", "minotaur", "guardians_shield", "gorgon", "triton", "abyss_mirror", "sphinx", "cyclops",
        "hydra", "typhon",
    ],
    "slot": ["m1", "m2", "m3", "m4", "m5", "m6", "m7", "s1", "s2", "s3", "s4", "s5", "s6", "s7", "x1"],
    "pool": ["p1", "p2", "p3", "p4", "p5", "p6", "p7", "p8", "p9", "p10", "g1", "g2", "g3", "g4", "g5"],
    "die": ["light", "dark"],
    "colour": ["red", "green", "yellow", "blue"],
    "island": ["start", "1", "2", "3", "4", "5", "6", "7"],
    "hero": ["0", "1", "2", "3"],
    "token": ["first_player", "cerberus", "triton", "hundred"],
    "amount": [str(amount) for amount in range(MOST_GOLD + 1)],
}  # fmt: skip

SANCTUARY: Final = 10
"""Pools below this number belong to the Sanctuary, the others are gardens."""

OFFERING: Final = 0
FEAT: Final = 1
PASS: Final = 2
PAY: Final = 3
END_TURN: Final = 4
ELDER_USE: Final = 5
HIND_USE: Final = 6
OWL_USE: Final = 7
TRITON_USE: Final = 8
DONE: Final = 9
USE: Final = 10
DECLINE: Final = 11
KEEP: Final = 12
CONVERT: Final = 13
GAIN: Final = 14
LOSE: Final = 18
DIE: Final = 22
FIRST: Final = 24
BEARER: Final = 26
PERFORM: Final = 30
TAKE: Final = 54
OVER: Final = 83
COPY: Final = 112
PICK: Final = 141
INTO_HAMMER: Final = 170
ROLL: Final = 207
REMOVE: Final = 236
USE_SET: Final = 265
COLOUR: Final = 289

ACTIONS: Final = ActionTable(
    VOCABULARY,
    [
        Kind("offering", OFFERING),
        Kind("feat", FEAT),
        Kind("pass", PASS),
        Kind("pay", PAY),
        Kind("end_turn", END_TURN),
        Kind("elder", ELDER_USE),
        Kind("hind", HIND_USE),
        Kind("owl", OWL_USE),
        Kind("triton", TRITON_USE),
        Kind("done", DONE),
        Kind("use", USE),
        Kind("decline", DECLINE),
        Kind("keep", KEEP),
        Kind("convert", CONVERT),
        Kind("gain", GAIN, "resource"),
        Kind("lose", LOSE, "resource"),
        Kind("die", DIE, "die"),
        Kind("first", FIRST, "die"),
        Kind("bearer", BEARER, "hero"),
        Kind("perform", PERFORM, "feat"),
        Kind("take", TAKE, "face"),
        Kind("over", OVER, "face"),
        Kind("copy", COPY, "face"),
        Kind("pick", PICK, "face"),
        Kind("hammer", INTO_HAMMER, "amount"),
        Kind("roll", ROLL, "face", chance=True),
        Kind("remove", REMOVE, "face", chance=True),
        Kind("set", USE_SET, "feat", chance=True),
        Kind("colour", COLOUR, "colour", chance=True),
    ],
)

SET_CHOSEN: Final = EventKind("set_chosen", "dic.set.13", "feat")
FACE_REMOVED: Final = EventKind("face_removed", "dic.set.7", "face pool")
COLOUR_CHOSEN: Final = EventKind("colour_chosen", "dic.set.14", "colour")
NEW_ROUND: Final = EventKind("new_round", "dic.end.1", "round")
NEW_TURN: Final = EventKind("new_turn", "dic.gen.3")
ROLLED: Final = EventKind("rolled", "dic.die.1", "die face")
COPIED: Final = EventKind("copied", "dic.mir.1", "face")
BLANK_MIRROR: Final = EventKind("blank_mirror", "dic.mir.8")
TRIPLED: Final = EventKind("tripled", "dic.fac.3", "face")
NOTHING: Final = EventKind("nothing", "dic.fac.5")
GAINED: Final = EventKind("gained", "dic.res.2", "amount:number resource lost")
LOST: Final = EventKind("lost", "dic.res.5", "amount:number resource")
SHARDS_CONVERTED: Final = EventKind("shards_converted", "dic.car.sentinel.0", "amount:number resource glory")
GOLD_CONVERTED: Final = EventKind("gold_converted", "dic.car.cyclops.1", "amount:number glory")
HAMMERED: Final = EventKind("hammered", "dic.car.hammer.2", "amount:number progress")
HAMMER_SIDE: Final = EventKind("hammer_side", "dic.car.hammer.3", "side glory")
SHIELDED: Final = EventKind("shielded", "dic.fac.14", "face")
BOAR_REWARDED: Final = EventKind("boar_rewarded", "dic.fac.10", "face")
SHIPPED: Final = EventKind("shipped", "dic.fac.7", "face cost")
SHIP_PASSED: Final = EventKind("ship_passed", "dic.bls.8")
BOUGHT: Final = EventKind("bought", "dic.off.1", "face cost")
FORGED: Final = EventKind("forged", "dic.for.1", "face die old:face")
CERBERUS_USED: Final = EventKind("cerberus_used", "dic.car.cerberus.1")
ELDER_USED: Final = EventKind("elder_used", "dic.car.elder.1", "cost")
HIND_USED: Final = EventKind("hind_used", "dic.car.hind.1", "die")
OWL_USED: Final = EventKind("owl_used", "dic.car.owl.1")
TRITON_USED: Final = EventKind("triton_used", "dic.car.triton.1")
PERFORMED: Final = EventKind("performed", "dic.fea.1", "feat sun moon")
OUSTED: Final = EventKind("ousted", "dic.ous.1", "island")
BEAR_SCORED: Final = EventKind("bear_scored", "dic.car.bear.1", "glory")
MOVED: Final = EventKind("moved", "dic.fea.1", "island")
CARD_TAKEN: Final = EventKind("card_taken", "dic.fea.5", "feat left")
CERBERUS_TOKEN: Final = EventKind("cerberus_token", "dic.car.cerberus.0")
TRITON_TOKEN: Final = EventKind("triton_token", "dic.car.triton.0")
GARDEN_TAKEN: Final = EventKind("garden_taken", "dic.for.5", "face")
BOAR_GIVEN: Final = EventKind("boar_given", "dic.car.boar.1", "face")
SATYR_PICKED: Final = EventKind("satyr_picked", "dic.car.satyrs.2", "face")
SERIES_BEGUN: Final = EventKind("series_begun", "dic.car.sphinx.1", "die")
EXTRA_PAID: Final = EventKind("extra_paid", "dic.ext.1", "cost")
PASSED: Final = EventKind("passed", "dic.ext.4")
SCORED: Final = EventKind("scored", "dic.end.3", "track cards total")
WON: Final = EventKind("won", "dic.end.5", "total")
EVENTS: Final = [
    SET_CHOSEN, FACE_REMOVED, COLOUR_CHOSEN, NEW_ROUND, NEW_TURN, ROLLED, COPIED, BLANK_MIRROR, TRIPLED, NOTHING, GAINED, LOST, SHARDS_CONVERTED,
    GOLD_CONVERTED, HAMMERED, HAMMER_SIDE, SHIELDED, BOAR_REWARDED, SHIPPED, SHIP_PASSED, BOUGHT, FORGED, CERBERUS_USED, ELDER_USED, HIND_USED, OWL_USED,
    TRITON_USED, PERFORMED, OUSTED, BEAR_SCORED, MOVED, CARD_TAKEN, CERBERUS_TOKEN, TRITON_TOKEN, GARDEN_TAKEN, BOAR_GIVEN, SATYR_PICKED, SERIES_BEGUN,
    EXTRA_PAID, PASSED, SCORED, WON,
]  # fmt: skip

FACE_TOO_DEAR: Final = 2
FACE_SOLD_OUT: Final = 3
FACE_TAKEN_ALREADY: Final = 4
GARDEN_FACE: Final = 5
TAKE_ONE_FIRST: Final = 6
NOTHING_TO_BUY: Final = 7
NO_FEAT_IN_REACH: Final = 8
LACKS_SUN: Final = 9
LACKS_MOON: Final = 10
STACK_EMPTY: Final = 11
NOT_IN_PLAY: Final = 12
EXTRA_LACKS_SUN: Final = 13
EXTRA_USED: Final = 14
EXTRA_IN_VAIN: Final = 15
NO_TOKEN: Final = 16
NOT_YOUR_TURN: Final = 17
NO_CARD_LEFT: Final = 18
ELDER_LACKS_GOLD: Final = 19
BOAR_STAYS: Final = 20
NOT_ON_DIE: Final = 21
NOT_SHOWING: Final = 22
MIRROR_COPIES_MIRROR: Final = 23
NOT_ON_FACE: Final = 24
NOT_SO_MUCH: Final = 25
OWN_DIE: Final = 26
OWN_BOAR: Final = 27
SHIELD_GONE: Final = 28
SANCTUARY_EMPTY: Final = 29
REASONS: Final = [
    Reason("face-too-dear", "dic.res.8", "costs {need} gold, you have {have}", "need have"),
    Reason("face-sold-out", "dic.off.8", "no {face} is left in the Temple", "face"),
    Reason("face-taken-already", "dic.off.3", "you have taken {face} in this offering already", "face"),
    Reason("garden-face", "dic.off.9", "{face} lies in the gardens: only its card gives it", "face"),
    Reason("take-one-first", "dic.off.7", "an offering takes at least one face"),
    Reason("nothing-to-buy", "dic.res.8", "the cheapest face left costs {need} gold, you have {have}", "need have"),
    Reason("no-feat-in-reach", "dic.res.8", "no feat left costs at most your {sun} sun and {moon} moon shards", "sun moon"),
    Reason("lacks-sun", "dic.res.8", "needs {need} sun shards, you have {have}", "need have"),
    Reason("lacks-moon", "dic.res.8", "needs {need} moon shards, you have {have}", "need have"),
    Reason("stack-empty", "dic.fea.4", "no card {feat} is left", "feat"),
    Reason("not-in-play", "dic.set.17", "{feat} is not among the cards of this game", "feat"),
    Reason("extra-lacks-sun", "dic.ext.1", "an extra action costs {need} sun shards, you have {have}", "need have"),
    Reason("extra-used", "dic.ext.5", "there is only one extra action in a turn"),
    Reason("extra-in-vain", "dic.ext.3", "with {gold} gold, {sun} sun and {moon} moon left no action would be possible", "gold sun moon"),
    Reason("no-token", "dic.car.triton.1", "you have no Triton token"),
    Reason("not-your-turn", "dic.car.triton.1", "a Triton token is used in your own turn only"),
    Reason("no-card-left", "dic.rei.2", "you have no unused card {feat} in this turn", "feat"),
    Reason("elder-lacks-gold", "dic.car.elder.1", "the Elder wants {need} gold, you have {have}", "need have"),
    Reason("boar-stays", "dic.fac.13", "a Boar face can never be removed"),
    Reason("not-on-die", "dic.for.1", "there is no {face} on that die", "face"),
    Reason("not-showing", "dic.mir.2", "no die that you may copy shows {face}", "face"),
    Reason("mirror-copies-mirror", "dic.mir.2", "a mirror is not copied itself: it opens the way to your own showing faces"),
    Reason("not-on-face", "dic.fac.2", "{face} does not offer {resource}", "face resource"),
    Reason("not-so-much", "dic.car.hammer.5", "you gain {amount} gold and the hammer has {free} free spaces", "amount:number free"),
    Reason("own-die", "dic.car.satyrs.2", "no other die of the others shows {face}", "face"),
    Reason("own-boar", "dic.car.boar.1", "another player has to bear the Boar"),
    Reason("shield-gone", "dic.car.shield.1", "{face} is no longer in the gardens", "face"),
    Reason("sanctuary-empty", "dic.off.8", "no face is left in the Sanctuary"),
]  # fmt: skip

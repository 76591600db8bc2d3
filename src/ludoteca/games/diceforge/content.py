"""Loads and checks content.toml into tables of ints."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.core.content import Content
from ludoteca.core.game import Game
from ludoteca.core.table import Table
from ludoteca.games.diceforge.actions import (
    ABYSS_MIRROR,
    BOAR,
    CELESTIAL_SHIP,
    CHEST,
    ELDER,
    FACES,
    FEATS,
    GLORY,
    GOLD,
    GREAT_BEAR,
    GUARDIANS_OWL,
    GUARDIANS_SHIELD,
    HAMMER,
    HELMET,
    ISLANDS,
    MIRROR,
    MOON,
    MOST_GOLD,
    RESOURCES,
    SANCTUARY,
    SHIELD_GLORY,
    SHIELD_SUN,
    SHIP,
    SILVER_HIND,
    SLOTS,
    SUN,
    TENACIOUS_BOAR,
    VOCABULARY,
    X3,
)

DIE_FACES: Final = 6
MOST_SEATS: Final = 4
POOL_FACES: Final = 4

SUM: Final = 0
CHOICE: Final = 1
SHIELD: Final = 2
SPECIAL: Final = 3

PLAIN: Final = 0
TRIGGERED: Final = 1
REINFORCEMENT: Final = 2
OWN_SPACE: Final = 3
PILES: Final = ["plain", "triggered", "reinforcement", "own"]

RESOURCE_NAMES: Final = VOCABULARY["resource"]
FACE_NAMES: Final = VOCABULARY["face"]
FEAT_NAMES: Final = VOCABULARY["feat"]
SLOT_NAMES: Final = VOCABULARY["slot"]
POOL_NAMES: Final = VOCABULARY["pool"]


def pile_of(feat: int) -> int:
    """The owned pile a card goes to: it follows from what the card does, so no pack can move it. [dic.fea.6, dic.fea.12]"""
    if feat in (GREAT_BEAR, TENACIOUS_BOAR):
        return TRIGGERED
    if feat in (SILVER_HIND, ELDER, GUARDIANS_OWL):
        return REINFORCEMENT
    return OWN_SPACE if feat in (HAMMER, CHEST) else PLAIN


def garden_card(face: int) -> int:
    """The card without which nobody can take this garden face; −1 for a face of the Sanctuary or of the starting dice. [dic.off.9]"""
    if face == MIRROR:
        return ABYSS_MIRROR
    if SHIELD_SUN <= face <= SHIELD_GLORY:
        return GUARDIANS_SHIELD
    if face == SHIP:
        return CELESTIAL_SHIP
    if face == X3:
        return HELMET
    return TENACIOUS_BOAR if face >= BOAR else -1


class SumFace:
    """What a face that simply gives brings: all a roll asks for, at one place. [dic.fac.1]"""

    def __init__(self, amounts: list[i64]) -> None:
        self.amounts = amounts  # [resource]
        self.only: i64 = only_kind(amounts)  # the one resource it gives, or −1 if it gives several
        self.amount: i64 = sum(amounts)


class DiceforgeContent(Content):
    """The box: faces, cards, places and constants. [dic.comp.1–12]"""

    def __init__(self, game: Game, table: Table) -> None:
        super().__init__(game, table)
        table.only(
            "title", "reconstructed", "printed", "rounds", "pool_faces", "blessings", "starting_gold", "light", "dark", "caps", "chest", "extra_action",
            "hammer", "elder",
            "wild_spirits", "owl", "triton", "sentinel", "cyclops", "bear", "boar", "shield", "ship", "typhon", "pools", "faces", "slots", "feats",
        )  # fmt: skip
        self.rounds = by_players(table, "rounds", 1, 100)  # [seats - 2]
        self.pool_faces = by_players(table, "pool_faces", 1, POOL_FACES)  # [seats - 2]
        self.blessings = by_players(table, "blessings", 1, 9)  # [seats - 2]
        self.caps = resources(table, "caps", 1, ["gold", "sun", "moon"])
        self.least_cap: i64 = min(self.caps[GOLD], self.caps[SUN], self.caps[MOON])  # so much of anything always fits
        self.starting_gold = table.numbers("starting_gold", 0, self.caps[GOLD])
        if len(self.starting_gold) != MOST_SEATS:
            raise table.fail("starting_gold", f"must name {MOST_SEATS} numbers, one for each place in turn order")
        self.chest = resources(table, "chest", 0, ["gold", "sun", "moon"])
        self.extra_action = table.number("extra_action", 0, self.caps[SUN])
        hammer = table.table("hammer")
        hammer.only("spaces", "side_one", "side_two")
        self.hammer_spaces: i64 = hammer.number("spaces", 1, 100)
        self.hammer_glory: list[int] = [hammer.number("side_one", 0, 100), hammer.number("side_two", 0, 100)]
        self.elder = resources(table, "elder", 0, ["gold", "glory"])
        self.wild_spirits = resources(table, "wild_spirits", 0, ["gold", "moon"])
        self.owl = resources(table, "owl", 1, ["gold", "sun", "moon"])
        self.triton = resources(table, "triton", 1, ["gold", "sun", "moon"])
        self.sentinel = table.number("sentinel", 0, 100)
        self.cyclops = table.number("cyclops", 0, 100)
        self.bear = table.number("bear", 0, 100)
        self.boar = resources(table, "boar", 0, ["sun", "moon", "glory"])
        self.shield = table.number("shield", 0, 100)
        self.ship = table.number("ship", 0, 100)
        self.typhon = table.number("typhon", 0, 100)
        self.read_faces(table)
        self.read_dice(table)
        self.read_feats(table)
        for key, amounts in (("wild_spirits", self.wild_spirits), ("owl", self.owl), ("triton", self.triton)):
            if amounts[GOLD] > MOST_GOLD:
                raise table.fail(key, f"must not give more than {MOST_GOLD} gold at once")

    def read_faces(self, table: Table) -> None:
        """Prices, amounts, places and numbers of all faces. [dic.comp.3–4]"""
        pools = table.table("pools")
        pools.only(*POOL_NAMES[:SANCTUARY])
        prices = [pools.number(name, 0, 1000) for name in POOL_NAMES[:SANCTUARY]]
        faces = table.table("faces")
        faces.only(*FACE_NAMES)
        self.gives: list[int] = []  # [face * RESOURCES + resource]: the amount printed
        self.form: list[i64] = []  # [face]: SUM, CHOICE, SHIELD or SPECIAL
        self.kinds: list[int] = []  # [face]: mask of the resources a sum face gives
        self.sums: i64 = 0  # mask of the sum faces
        self.faces: list[SumFace] = []  # [face]: what it gives if it is one of them
        self.gold_face: list[bool] = []  # [face]: can it yield gold? [dic.bls.9]
        self.pool: list[int] = []  # [face]: where it lies; −1 = starting dice only
        self.cost: list[i64] = []  # [face]: gold price in the Sanctuary
        self.count: list[int] = []  # [face]: how many lie in the Temple
        self.sanctuary: list[i64] = []  # the faces an offering may take, in order
        for face, name in enumerate(FACE_NAMES):
            entry = faces.table(name)
            entry.only(*RESOURCE_NAMES, "choice", "pool", "count")
            amounts: list[i64] = [entry.number(kind, 0, MOST_GOLD // 3) if entry.has(kind) else 0 for kind in RESOURCE_NAMES]
            self.gives.extend(amounts)
            self.form.append(form_of(entry, face, amounts))
            self.kinds.append(sum(1 << kind for kind in range(RESOURCES) if amounts[kind]) if self.form[face] == SUM else 0)
            self.faces.append(SumFace(amounts))
            if self.form[face] == SUM:
                self.sums |= 1 << face
            self.gold_face.append(amounts[GOLD] > 0)
            garden = garden_card(face) >= 0
            self.pool.append(POOL_NAMES.index(entry.word("pool", POOL_NAMES)) if entry.has("pool") else -1)
            self.count.append(entry.number("count", 1, POOL_FACES) if entry.has("pool") else 0)
            if garden and self.pool[face] < SANCTUARY:
                raise entry.fail("pool", "must be a garden (g1 to g5)")
            if not garden and self.pool[face] >= SANCTUARY:
                raise entry.fail("pool", "must be a pool of the Sanctuary (p1 to p10)")
            self.cost.append(prices[self.pool[face]] if 0 <= self.pool[face] < SANCTUARY else 0)
            if 0 <= self.pool[face] < SANCTUARY:
                self.sanctuary.append(face)
        dearest = max([self.cost[face] for face in self.sanctuary])
        self.affordable: list[list[i64]] = [  # [gold]: the faces an offering may take for so much, in order; the last for all that is more
            [face for face in self.sanctuary if self.cost[face] <= gold] for gold in range(dearest + 1)
        ]
        for number, name in enumerate(POOL_NAMES):
            held = sum(self.count[face] for face in range(FACES) if self.pool[face] == number)
            if held != POOL_FACES:
                raise faces.fail(name, f"must hold {POOL_FACES} faces, not {held}")  # dic.comp.4

    def read_dice(self, table: Table) -> None:
        """The starting dice. [dic.comp.5–6]"""
        self.dice: list[int] = []  # [die * 6 + slot]: the starting faces of one player
        for key in ("light", "dark"):
            names = table.words(key, FACE_NAMES[:MIRROR])
            if len(names) != DIE_FACES:
                raise table.fail(key, f"must name {DIE_FACES} faces, not {len(names)}")
            self.dice.extend(FACE_NAMES.index(name) for name in names)

    def read_feats(self, table: Table) -> None:
        """Places, costs and glory of the cards. [dic.comp.1, dic.set.16]"""
        slots = table.table("slots")
        slots.only(*SLOT_NAMES)
        self.island: list[i64] = []  # [slot]
        self.sun: list[i64] = []  # [slot]: cost
        self.moon: list[i64] = []  # [slot]: cost
        for name in SLOT_NAMES:
            entry = slots.table(name)
            entry.only("island", "sun", "moon")
            self.island.append(entry.number("island", 1, ISLANDS))
            self.sun.append(entry.number("sun", 0, 100) if entry.has("sun") else 0)
            self.moon.append(entry.number("moon", 0, 100) if entry.has("moon") else 0)
        feats = table.table("feats")
        feats.only(*FEAT_NAMES)
        self.slot: list[i64] = []  # [feat]
        self.glory: list[int] = []  # [feat]: scored at the end
        self.intro: list[int] = [-1] * SLOTS  # [slot]: its introductory set
        self.alternate: list[int] = [-1] * SLOTS  # [slot]: its alternate set, or −1
        for feat, name in enumerate(FEAT_NAMES):
            entry = feats.table(name)
            entry.only("slot", "glory", "alternate")
            slot = SLOT_NAMES.index(entry.word("slot", SLOT_NAMES))
            self.slot.append(slot)
            self.glory.append(entry.number("glory", 0, 1000))
            sets = self.alternate if entry.flag("alternate") else self.intro
            if sets[slot] >= 0:
                raise entry.fail("slot", f"{SLOT_NAMES[slot]} has two such sets: {FEAT_NAMES[sets[slot]]} and {name}")
            sets[slot] = feat
        self.in_order = self.slot == sorted(self.slot)  # are cards sorted whenever their places are? A pack may mix them
        self.suns: i64 = max(self.sun) + 1
        self.moons: i64 = max(self.moon) + 1
        self.performable: list[list[i64]] = [  # [sun * moons + moon]: the slots one can pay with so many shards, in order
            [slot for slot in range(SLOTS) if self.sun[slot] <= sun and self.moon[slot] <= moon] for sun in range(self.suns) for moon in range(self.moons)
        ]
        for slot in range(SLOTS):
            if self.intro[slot] < 0:
                raise feats.fail(SLOT_NAMES[slot], "has no introductory set")

    def faces_for(self, gold: i64) -> list[i64]:
        """The faces of the Sanctuary that so much gold can pay, in order. [dic.res.8]"""
        most: i64 = len(self.affordable) - 1
        return self.affordable[gold if gold < most else most]

    def slots_for(self, sun: i64, moon: i64) -> list[i64]:
        """The places of the cards that so many shards can pay, in order. [dic.res.8]"""
        return self.performable[(sun if sun < self.suns else self.suns - 1) * self.moons + (moon if moon < self.moons else self.moons - 1)]


def form_of(entry: Table, face: int, amounts: list[i64]) -> int:
    """What sort of face this is; its behaviour is fixed, its amounts are not."""
    if SHIELD_SUN <= face <= SHIELD_GLORY:
        kind = VOCABULARY["resource"].index(FACE_NAMES[face].removeprefix("shield_"))
        if amounts[kind] == 0 or sum(amounts) != amounts[kind]:
            raise entry.fail(RESOURCE_NAMES[kind], "must be the only resource of this shield")
        return SHIELD
    if face in (MIRROR, SHIP, X3):
        if sum(amounts):
            raise entry.fail("gold", "this face gives nothing by itself")
        return SPECIAL
    if not sum(amounts):
        raise entry.fail("gold", "the face gives nothing")
    if face >= BOAR and (amounts[GOLD] or amounts[GLORY] or not entry.flag("choice")):
        raise entry.fail("choice", "a Boar face offers a choice of shards")
    return CHOICE if entry.flag("choice") else SUM


def only_kind(amounts: list[i64]) -> int:
    """The one resource among these amounts, or −1."""
    given = [kind for kind in range(RESOURCES) if amounts[kind]]
    return given[0] if len(given) == 1 else -1


def by_players(table: Table, key: str, least: int, most: int) -> list[int]:
    """Three numbers, for two, three and four players. [dic.var.5]"""
    numbers = table.numbers(key, least, most)
    if len(numbers) != MOST_SEATS - 1:
        raise table.fail(key, f"must name {MOST_SEATS - 1} numbers: for 2, 3 and 4 players")
    return numbers


def resources(table: Table, key: str, least: int, kinds: list[str]) -> list[i64]:
    """Amounts by resource; those that the table does not speak of are 0."""
    entry = table.table(key)
    entry.only(*kinds)
    return [entry.number(kind, least, 1000) if kind in kinds else 0 for kind in RESOURCE_NAMES]


assert len(FACE_NAMES) == FACES
assert len(FEAT_NAMES) == FEATS

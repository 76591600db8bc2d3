"""The effect vocabulary: how content.toml writes targets, operations, dice and bonuses, and the small frozen objects they become. [zod.comp.10–11]

Cards, abilities, potions and powers are data: a new one needs no code as long as these words can say it.
"""

from __future__ import annotations

import re
from typing import Final

from ludoteca.core.table import Table

# Who may be chosen.
SELF: Final = 0
OWN: Final = 1
ALLY: Final = 2
ENEMY: Final = 3
FOE: Final = 4
EBUILD: Final = 5
OBUILD: Final = 6
HEAL_TGT: Final = 7
LIMBO_OWN: Final = 8
PLAYER: Final = 9
CELL_TGT: Final = 10
ITEM_TGT: Final = 11
TOKENS: Final = ["self", "own", "ally", "enemy", "foe", "ebuild", "obuild", "heal_tgt", "limbo_own", "player", "cell", "item"]

# What the chosen one must have besides.
WITH_ITEM: Final = 1
WITH_COOLDOWN: Final = 2
WITH_WAIT: Final = 3
WITH_HAND: Final = 4
ASTRAL_ENEMY: Final = 5
ASTRAL_ALLY: Final = 6
CONDITIONS: Final = ["", "with item", "with cooldown", "with wait", "with hand", "astral_enemy", "astral_ally"]

# Operations.
DMG: Final = 0
HEAL: Final = 1
STATUS: Final = 2
CURE: Final = 3
MOD: Final = 4
PUSH: Final = 5
PULL: Final = 6
MOVE: Final = 7
TELEPORT: Final = 8
SWAP: Final = 9
DRAW: Final = 10
DISCARD_RANDOM: Final = 11
RECOVER: Final = 12
XP: Final = 13
CD: Final = 14
BREAK: Final = 15
LIMBO: Final = 16
EXTRA_ATTACK: Final = 17
NEGATE: Final = 18
SURVIVE: Final = 19
OPERATIONS: Final = [
    "DMG", "HEAL", "STATUS", "CURE", "MOD", "PUSH", "PULL", "MOVE", "TELEPORT", "SWAP", "DRAW", "DISCARD_RANDOM", "RECOVER", "XP", "CD", "BREAK",
    "LIMBO", "EXTRA_ATTACK", "NEGATE", "SURVIVE",
]  # fmt: skip

# On whom an operation acts.
ON_TARGET: Final = 0
ON_SELF: Final = 1
ON_FIRST: Final = 2
ON_BOTH: Final = 3
PLACES: Final = ["", "on self", "on first", "on both"]

# Statuses and timed attributes.
SILENCE: Final = 0
POISON: Final = 1
PARALYSIS: Final = 2
INVISIBILITY: Final = 3
STATUSES: Final = ["silence", "poison", "paralysis", "invisibility"]
STATUS_COUNT: Final = 4
DEBUFFS: Final = 4
"""CURE(debuffs): silence, poison, paralysis and every negative timed modifier."""

# Static bonuses; the first five may also be timed.
RF: Final = 0
RM: Final = 1
MOV: Final = 2
DAMAGE: Final = 3
ALVO: Final = 4
MAX_HP: Final = 5
DAMAGE_BUILDINGS: Final = 6
IMMUNE: Final = 7  # + status: silence, poison, paralysis
OBSTACLE_WALK: Final = 10
REGEN: Final = 11
HEAL_BONUS: Final = 12
SHORT_COOLDOWN: Final = 13
BONUSES: Final = ["rf", "rm", "mov", "dmg", "alvo", "max_hp", "dmg_build", "silence", "poison", "paralysis", "obstacle_walk", "regen", "heal_bonus", "cd"]
BONUS_COUNT: Final = 14
TIMED: Final = ["rf", "rm", "mov", "dmg", "alvo"]

DODGE: Final = 1
COUNTERSPELL: Final = 2
LAST_BREATH: Final = 3
REACTIONS: Final = ["", "dodge", "counterspell", "last_breath"]

PASSIVE: Final = 0
ACTIVE: Final = 1
COUNTER: Final = 2
ABILITY_KINDS: Final = ["passive", "active", "counter"]

COLOURS_OF_DICE: Final = "GBYR"
DICE_BASE: Final = 10


class Target:
    """Who may be chosen, within which distance, or everybody at once."""

    def __init__(self, token: int, reach: int, every: bool, other: bool, condition: int, of_cell: bool, in_territory: bool) -> None:
        self.token = token
        self.reach = reach  # 0 = anywhere
        self.every = every
        self.other = other
        self.condition = condition
        self.of_cell = of_cell
        self.in_territory = in_territory


class Operation:
    """One thing an effect does."""

    def __init__(self, code: int, amount: int, dice: int, what: int, rounds: int, place: int, if_poisoned: bool) -> None:
        self.code = code
        self.amount = amount  # or poison's magnitude, or 1 for an invisibility that breaks
        self.dice = dice
        self.what = what  # status or attribute
        self.rounds = rounds
        self.place = place
        self.if_poisoned = if_poisoned


class Effect:
    """Targets and operations of one card, ability, potion or power."""

    def __init__(self, targets: list[Target], area: Target | None, operations: list[Operation]) -> None:
        self.targets = targets  # chosen one at a time; a single `all` target is chosen by nobody
        self.area = area  # around the chosen cell
        self.operations = operations
        self.moves_user = False  # † : paralysis forbids it
        self.hostile = False  # may choose or hit enemy pieces
        for operation in operations:
            if operation.code == TELEPORT or (operation.code == SWAP and operation.place == ON_SELF):
                self.moves_user = True
        for target in targets + ([area] if area is not None else []):
            if target.token in (ENEMY, FOE, EBUILD):
                self.hostile = True

    def has(self, code: int) -> bool:
        """Does it do this?"""
        for operation in self.operations:
            if operation.code == code:
                return True
        return False


def read_dice(table: Table, key: str, text: str) -> int:
    """`1G+1Y` as one number: how many of each colour. [zod.atk.4]"""
    code = 0
    for part in text.split("+"):
        if len(part) != 2 or part[0] not in "123456789" or part[1] not in COLOURS_OF_DICE:
            raise table.fail(key, f"must be dice such as 1G+2Y, not {text!r}")
        code += int(part[0]) * DICE_BASE ** COLOURS_OF_DICE.index(part[1])
    return code


def dice_counts(code: int) -> list[int]:
    """How many dice of each colour a combination has."""
    return [code % 10, code // 10 % 10, code // 100 % 10, code // 1000]


def read_target(table: Table, key: str, text: str) -> Target:
    """`foe@2`, `all ally@2`, `own other@6`, `enemy with item`."""
    words, at, distance = text.partition("@")
    tail = ""
    if at:
        distance, _, tail = distance.partition(" ")
        if not distance.isdigit() or int(distance) == 0:
            raise table.fail(key, f"must name a distance after @, not {text!r}")
    rest = f"{words} {tail}".split()
    every = bool(rest) and rest[0] == "all"
    if every:
        rest = rest[1:]
    if not rest or rest[0] not in TOKENS:
        raise table.fail(key, f"must begin with one of {', '.join(TOKENS)}, not {text!r}")
    token = TOKENS.index(rest[0])
    more = " ".join(rest[1:])
    other = "other" in rest
    of_cell = "of cell" in more
    in_territory = "in territory" in more
    for known in ("other", "of cell", "in territory"):
        more = more.replace(known, "").strip()
    if more not in CONDITIONS:
        raise table.fail(key, f"does not know the condition {more!r}; there are {', '.join(CONDITIONS[1:])}")
    return Target(token, int(distance) if at else 0, every, other, CONDITIONS.index(more), of_cell, in_territory)


FORM: Final = re.compile(r"([A-Z_]+)(?:\(([^)]*)\))?((?: on \w+)?)((?: if poisoned)?)")


def read_operation(table: Table, key: str, text: str) -> Operation:
    """`DMG(2Y)`, `STATUS(poison,2,5)`, `HEAL(10) on self`, `DMG(15) if poisoned`."""
    form = FORM.fullmatch(text)
    if form is None or form.group(1) not in OPERATIONS:
        raise table.fail(key, f"must be an operation such as DMG(10), not {text!r}; there are {', '.join(OPERATIONS)}")
    code = OPERATIONS.index(form.group(1))
    arguments = form.group(2).split(",") if form.group(2) else []
    place = form.group(3).strip()
    if place not in PLACES:
        raise table.fail(key, f"does not know the place {place!r}; there are {', '.join(PLACES[1:])}")
    found = Operation(code, 0, 0, 0, 0, PLACES.index(place), form.group(4) != "")
    if code in (DMG, HEAL):
        if len(arguments) != 1:
            raise table.fail(key, f"must name an amount or dice, not {text!r}")
        if arguments[0].isdigit():
            found.amount = int(arguments[0])
        else:
            found.dice = read_dice(table, key, arguments[0])
    elif code == STATUS:
        found.what = word_of(table, key, arguments, 0, STATUSES)
        found.rounds = number_of(table, key, arguments, 1)
        if found.what == POISON:
            found.amount = number_of(table, key, arguments, 2)
        elif found.what == INVISIBILITY:
            if arguments[2:] != ["breaks"]:
                raise table.fail(key, f"must be like STATUS(invisibility,2,breaks), as every invisibility ends with a hostile act, not {text!r} [zod.stat.5]")
            found.amount = 1
    elif code == CURE:
        found.what = word_of(table, key, arguments, 0, [*STATUSES, "debuffs"])
    elif code == MOD:
        found.what = word_of(table, key, arguments, 0, TIMED)
        found.amount = number_of(table, key, arguments, 1)
        found.rounds = number_of(table, key, arguments, 2)
    elif code == SWAP:
        found.place = ON_SELF if word_of(table, key, arguments, 0, ["self", "first"]) == 0 else ON_FIRST
    elif code not in (RECOVER, BREAK, EXTRA_ATTACK, NEGATE, SURVIVE):
        found.amount = number_of(table, key, arguments, 0)
    return found


def word_of(table: Table, key: str, arguments: list[str], place: int, among: list[str]) -> int:
    """The place of an argument among the words it may be."""
    if place >= len(arguments) or arguments[place] not in among:
        raise table.fail(key, f"needs one of {', '.join(among)} as argument {place + 1}")
    return among.index(arguments[place])


def number_of(table: Table, key: str, arguments: list[str], place: int) -> int:
    """An argument that is a whole number."""
    if place >= len(arguments) or re.fullmatch(r"-?\d+", arguments[place]) is None:
        raise table.fail(key, f"needs a whole number as argument {place + 1}")
    return int(arguments[place])


def read_effect(table: Table) -> Effect:
    """The keys target, second, area and effect of one card, ability or power."""
    targets = [read_target(table, key, table.word(key)) for key in ("target", "second") if table.has(key)]
    area = read_target(table, "area", table.word("area")) if table.has("area") else None
    operations = [read_operation(table, "effect", text) for text in table.words("effect")]
    if not operations:
        raise table.fail("effect", "must name at least one operation")
    return Effect(targets, area, operations)


def read_steered(table: Table) -> Effect:
    """The effect of a card or power, behind which no intrépido stands: nothing can be pulled towards it, put beside its target or done to it."""
    effect = read_effect(table)
    for operation in effect.operations:
        if operation.code in (PULL, TELEPORT) or operation.place == ON_SELF:
            raise table.fail("effect", f"{OPERATIONS[operation.code]} needs an acting intrépido, which a card or power has not [zod.card.8]")
    for key, target in zip(("target", "second"), effect.targets, strict=False):
        if target.token in (SELF, CELL_TGT) or target.reach:
            raise table.fail(key, "needs an acting intrépido, from which distances are counted: a card or power has none [zod.card.8]")
    return effect


def read_counter(table: Table) -> Effect:
    """A counter ability: one operation on an attacker within its range. [zod.ctr.6]"""
    effect = read_effect(table)
    target = effect.targets[0] if effect.targets else None
    if target is None or target.token != ENEMY or target.reach == 0 or target.every or target.other or target.condition or target.in_territory:
        raise table.fail("target", "must be like enemy@1: a counter answers the attacker within its range [zod.ctr.6]")
    if len(effect.operations) != 1:
        raise table.fail("effect", "must be one operation: a counter does one thing to the attacker [zod.ctr.6]")
    only_plain(table, "effect", effect.operations[0], [DMG, STATUS, MOD])
    return effect


def read_after(table: Table, key: str, codes: list[int]) -> Operation | None:
    """What follows a blow, if anything: the rider of a weapon, or the ability of a tower or guardian. [zod.atk.9, zod.ctr.10]"""
    if not table.has(key):
        return None
    operation = read_operation(table, key, table.word(key))
    only_plain(table, key, operation, codes)
    return operation


def only_plain(table: Table, key: str, operation: Operation, codes: list[int]) -> None:
    """Refuse an operation that this place of the rules does not carry out."""
    if operation.code not in codes or operation.place != ON_TARGET or operation.if_poisoned:
        raise table.fail(key, f"can only be {', '.join([OPERATIONS[code] for code in codes])} here, without a place or condition")


def read_bonus(table: Table, key: str) -> list[int]:
    """`rf+5 mov-1 immune(poison) obstacle_walk regen(5)` as a row of numbers by bonus."""
    row = [0] * BONUS_COUNT
    for word in table.word(key).split():
        numeric = re.fullmatch(r"(rf|rm|mov|dmg|alvo|max_hp|dmg_build|cd)([+-]\d+)", word)
        if numeric is not None:
            row[BONUSES.index(numeric.group(1))] += int(numeric.group(2))
        elif re.fullmatch(r"immune\((silence|poison|paralysis)\)", word):
            row[BONUSES.index(word[7:-1])] = 1
        elif re.fullmatch(r"regen\(\d+\)", word):
            row[REGEN] += int(word[6:-1])
        elif word in ("obstacle_walk", "heal_bonus"):
            row[BONUSES.index(word)] = 1
        else:
            raise table.fail(key, f"does not know the bonus {word!r}")
    return row

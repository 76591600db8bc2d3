"""The twelve abilities, one short function each in the order of content.toml, and the layers in which Kings apply them. [due.kng.2–10]

A function gets the clash and the front slot of a zodiac whose King is active. Abilities that decide about life and death
are questions, asked when the blows land.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludoteca.games.duelo.clash import Clash
from ludoteca.games.duelo.content import RANK_COUNT, SOTA

ZERO_FACING_ARMOUR: Final = 0
ADD_HALF_LIFE: Final = 1
REPEAT_HIGHEST: Final = 2
ARMOUR_BONUS: Final = 3
TEAM_BONUS: Final = 4
CANCEL_FACING_HIGHEST: Final = 5
HALVE_FACING_DAMAGE: Final = 6
LETHAL_DAMAGE: Final = 7
FIRST_STRIKE: Final = 8
ALL_ELEMENTS_COUNT: Final = 9
COPY_HIGHER_DAMAGE: Final = 10
CANNOT_BE_ELIMINATED: Final = 11


def half(number: int) -> int:
    """Half, rounded up. [due.kng.7]"""
    return (number + 1) // 2


def highest(values: list[int]) -> int:
    """The place of the highest number, or −1 if there is none."""
    best = -1
    for index in range(len(values)):
        if best < 0 or values[index] > values[best]:
            best = index
    return best


def zero_facing_armour(c: Clash, slot: int) -> None:
    """Aries, Embestida: if Aries attacks and the facing zodiac blocks, its armour is 0. [due.pow.aries]"""
    facing = c.facing[slot]
    if c.attacking[slot] and not c.attacking[facing]:
        c.armour[facing] = 0


def add_half_life(c: Clash, slot: int) -> None:
    """Tauro, Empuje: damage plus half of the printed life. [due.pow.taurus]"""
    c.damage[slot] += half(c.box.life[c.zodiac[slot]])


def repeat_highest(c: Clash, slot: int) -> None:
    """Géminis, Desdoble: the highest counting number counts once more. [due.pow.gemini]"""
    best = highest(c.counting[slot])
    if best >= 0:
        c.damage[slot] += c.counting[slot][best]


def armour_bonus(c: Clash, slot: int) -> None:
    """Cáncer, Caparazón: if Cáncer blocks, more armour. [due.pow.cancer]"""
    if not c.attacking[slot]:
        c.armour[slot] += c.box.amount[c.zodiac[slot]]


def team_bonus(c: Clash, slot: int) -> None:
    """Leo, Rugido: more damage for Leo and its ally. [due.pow.leo]"""
    c.damage[slot] += c.box.amount[c.zodiac[slot]]
    c.damage[slot ^ 1] += c.box.amount[c.zodiac[slot]]


def cancel_facing_highest(c: Clash, slot: int) -> None:
    """Virgo, Pureza: the highest counting number of the facing zodiac is worth 0. [due.pow.virgo]"""
    facing = c.facing[slot]
    best = highest(c.counting[facing])
    if best >= 0:
        del c.counting[facing][best]
        c.recount(facing)


def halve_facing_damage(c: Clash, slot: int) -> None:
    """Libra, Equilibrio: the facing zodiac's damage is halved. [due.pow.libra]"""
    c.damage[c.facing[slot]] = half(c.damage[c.facing[slot]])


def poisons(c: Clash, slot: int) -> bool:
    """Escorpio, Veneno: does any damage of the zodiac here eliminate? [due.pow.scorpio]"""
    return c.attacking[slot] and c.has(slot, LETHAL_DAMAGE)


def strikes_first(c: Clash, slot: int) -> bool:
    """Sagitario, Flecha: does the zodiac here receive nothing from one it eliminates? [due.pow.sagittarius]"""
    return c.attacking[slot] and c.has(slot, FIRST_STRIKE)


def all_elements_count(c: Clash, slot: int) -> None:
    """Capricornio, Constancia: every power card in the slot counts, whatever its element. [due.pow.capricorn]"""
    c.counting[slot] = [c.box.value[card] for card in c.cards[slot] if card % RANK_COUNT < SOTA]
    c.recount(slot)


def copy_higher_damage(c: Clash, slot: int) -> None:
    """Acuario, Reflejo: if the facing damage is higher, Acuario's becomes equal to it. [due.pow.aquarius]"""
    c.damage[slot] = max(c.damage[slot], c.damage[c.facing[slot]])


def escapes(c: Clash, slot: int) -> bool:
    """Piscis, Escurridizo: can the zodiac here not be eliminated? [due.pow.pisces]"""
    return c.has(slot, CANNOT_BE_ELIMINATED)


Effect = Callable[[Clash, int], None]

DAMAGE_LAYERS: Final[list[tuple[int, Effect]]] = [
    (ALL_ELEMENTS_COUNT, all_elements_count),  # K1
    (CANCEL_FACING_HIGHEST, cancel_facing_highest),  # K2
    (REPEAT_HIGHEST, repeat_highest),  # K3
    (TEAM_BONUS, team_bonus),  # K4: additions, so their order does not matter
    (ADD_HALF_LIFE, add_half_life),  # K4
    (COPY_HIGHER_DAMAGE, copy_higher_damage),  # K5
    (HALVE_FACING_DAMAGE, halve_facing_damage),  # K6
]
ARMOUR_LAYERS: Final[list[tuple[int, Effect]]] = [
    (ARMOUR_BONUS, armour_bonus),  # K7, after the conversion
    (ZERO_FACING_ARMOUR, zero_facing_armour),  # K7, last
]


def apply_layers(c: Clash, crowned: list[int], layers: list[tuple[int, Effect]]) -> None:
    """Layer by layer, each for the whole table; within a layer no ability reads what another writes. [due.kng.5–6]"""
    for ability, effect in layers:
        for slot in crowned:
            if c.box.ability[c.zodiac[slot]] == ability:
                effect(c, slot)


def strike(c: Clash) -> None:
    """Kings over numbers, damage into armour, then all blows at once. [due.kng.2, due.kng.4–6, due.num.4, due.clh.1]"""
    crowned = [slot for slot in range(len(c.king)) if c.king[slot]]
    apply_layers(c, crowned, DAMAGE_LAYERS)
    for slot in range(len(c.armour)):
        if not c.attacking[slot]:
            c.armour[slot] = c.damage[slot]  # due.num.4
    apply_layers(c, crowned, ARMOUR_LAYERS)
    for slot in range(len(c.received)):
        receive(c, slot)
    for slot in range(len(c.received)):
        c.eliminated[slot] = is_eliminated(c, slot)
    struck_first = [slot for slot in crowned if strikes_first(c, slot) and c.eliminated[c.facing[slot]]]
    for slot in struck_first:
        c.received[slot] = 0
    for slot in struck_first:
        c.eliminated[slot] = is_eliminated(c, slot)


def receive(c: Clash, slot: int) -> None:
    """What the facing zodiac does to the one here: a blow, a blow against armour, or nothing. [due.clh.2, due.clh.4–8]"""
    facing = c.facing[slot]
    if not c.attacking[facing]:
        return  # due.clh.7–8
    blow = c.damage[facing]
    if c.attacking[slot]:
        c.received[slot] = blow  # due.clh.2
    elif c.armour[slot] > blow:
        c.perfect[slot] = True  # due.clh.4
    else:
        c.received[slot] = blow - c.armour[slot]  # due.clh.5–6


def is_eliminated(c: Clash, slot: int) -> bool:
    """Has the zodiac here no life left, or was it poisoned, and cannot escape? [due.clh.3]"""
    if c.received[slot] == 0 or escapes(c, slot):
        return False
    return c.received[slot] >= c.box.life[c.zodiac[slot]] or poisons(c, c.facing[slot])

"""Questions of combat: what an action names, what a blow does, who may hit back or strike at who leaves, where a push leads. [zod.atk, zod.ctr, zod.oa]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.games.zodiacus.actions import ATTACK
from ludoteca.games.zodiacus.board import OFF, away, distance, opposite
from ludoteca.games.zodiacus.content import FIRST_WEAPON, WEAPONS
from ludoteca.games.zodiacus.effects import COUNTER
from ludoteca.games.zodiacus.rules.figures import BASIC, is_invisible, is_paralysed, may_attack_with, profiles, reach, resistance
from ludoteca.games.zodiacus.state import NOTHING, Zodiacus

LEAST: Final = 5
"""An attack with dice never does less. [zod.atk.6]"""
WEAPON_COUNT: Final = len(WEAPONS)


def attack_action(profile: int) -> int:
    """The action that names a profile."""
    return ATTACK if profile == BASIC else ATTACK + 1 + profile - FIRST_WEAPON


def profile_of(action: int) -> int:
    """The profile that an action names."""
    return BASIC if action == ATTACK else FIRST_WEAPON + action - ATTACK - 1


def final_damage(s: Zodiacus, target: int, raw: int, attack: int) -> int:
    """Raw damage, never below 0, minus resistance, never below 5. [zod.atk.5–6, zod.atk.12]"""
    return max(LEAST, max(0, raw) - resistance(s, target, attack))


def learnt(s: Zodiacus, hero: i64, ability: i64) -> int:
    """The place of an ability among those the intrépido has learnt, or NOTHING. [zod.xp.7]"""
    base: i64 = s.kind[hero] * 3
    for index in range(s.level[hero]):
        if s.box.abilities[base + index] == ability:
            return index
    return NOTHING


def has_counter(s: Zodiacus, hero: int) -> bool:
    """Has it learnt or equipped anything to counter with?"""
    for index in range(s.level[hero]):
        if s.box.ability_kind[s.box.abilities[s.kind[hero] * 3 + index]] == COUNTER:
            return True
    for index in range(hero * 3, hero * 3 + 2):
        if s.gear[index] >= FIRST_WEAPON and s.box.weapon_counter[s.gear[index] - FIRST_WEAPON] > 0:
            return True
    return False


def leaving(s: Zodiacus, hero: int, mover: int, to: int) -> list[int]:
    """The profiles with which an intrépido may strike at who is about to step away. [zod.oa.2–3, zod.oa.8]"""
    if s.cell[mover] == OFF or is_invisible(s, mover):
        return []
    return left_behind(s, hero, s.cell[mover], to)


def left_behind(s: Zodiacus, hero: int, here: int, to: int) -> list[int]:
    """The profiles whose area a step leaves: alvo reaches the cell it leaves, not the one it enters. [zod.oa.2, zod.oa.5, zod.oa.9]"""
    if s.cell[hero] == OFF or s.reacted[hero] or is_paralysed(s, hero):
        return []
    near = distance(s.cell[hero], here)
    if distance(s.cell[hero], to) <= near:
        return []
    return [profile for profile in profiles(s, hero) if ends_at(s, hero, profile, near)]


def ends_at(s: Zodiacus, hero: i64, profile: i64, near: i64) -> bool:
    """Is this distance the last one its attack with a profile reaches? [zod.oa.2, zod.oa.9]"""
    return reach(s, hero, profile) == near and may_attack_with(s, hero, profile)


def may_seize(s: Zodiacus, hero: i64, here: i64, to: i64) -> bool:
    """Does a step leave the area of any of its profiles? The same as `left_behind`, for every step of everybody. [zod.oa.2, zod.oa.5, zod.oa.9]"""
    cell: i64 = s.cell[hero]
    if cell == OFF or s.reacted[hero] or is_paralysed(s, hero):
        return False
    near = distance(cell, here)
    if distance(cell, to) <= near:
        return False
    if ends_at(s, hero, BASIC, near):
        return True
    for place in range(hero * 3, hero * 3 + 2):
        if s.gear[place] >= FIRST_WEAPON and ends_at(s, hero, s.gear[place], near):
            return True
    return False


def push_ways(s: Zodiacus, source: int, target: int, toward: int) -> list[int]:
    """The directions of a push away from a piece, or of a pull towards it."""
    ways = away(s.cell[source], s.cell[target])
    if toward:
        ways = [opposite(way) for way in ways]
        ways.sort()
    return ways

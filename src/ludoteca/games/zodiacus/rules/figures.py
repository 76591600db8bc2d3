"""Questions about pieces: whose, where, how strong, how visible. Bonuses are asked anew each time; nothing has to be undone. [zod.item.7, zod.rune.6–7]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.games.zodiacus.board import CASTLES, FACING, GROUND, LOCAL, OFF, distance, distance_to_castle
from ludoteca.games.zodiacus.content import AM, BRACE, CARD_SOURCE, FIRST_WEAPON, RUNE_SOURCE, VIGIL
from ludoteca.games.zodiacus.effects import (
    ALVO,
    BONUS_COUNT,
    DAMAGE,
    DAMAGE_BUILDINGS,
    IMMUNE,
    INVISIBILITY,
    MAX_HP,
    MOV,
    OBSTACLE_WALK,
    PARALYSIS,
    RF,
    RM,
    SILENCE,
)
from ludoteca.games.zodiacus.state import (
    CASTLE,
    FREE,
    GUARDIAN_ALPHA,
    HEROES,
    NOTHING,
    PARTS,
    TEAMS,
    TOWER_ALPHA,
    TOWER_BETA,
    Zodiacus,
    is_building,
    is_castle,
    part,
    part_of,
    seat_of,
)

BASIC: Final = NOTHING
"""The profile of an intrépido's own attack; any other profile is a weapon card."""


def friends(s: Zodiacus, seat: i64, other: i64) -> bool:
    """Are two seats of one team? In 2x2 those on a diagonal are. [zod.setup.4p, zod.team.1]"""
    return seat == other or (s.mode == TEAMS and (seat - other) & 1 == 0)


def facing(s: Zodiacus, seat: int) -> int:
    """The seat in front: its runes lie in this seat's territory. [zod.geo.7, zod.setup.8, zod.setup.10]"""
    return s.order[FACING[s.place[seat]]]


def ally_of(s: Zodiacus, seat: int) -> int:
    """The other seat of a pair, or the seat itself."""
    return (seat + 2) % 4 if s.mode == TEAMS else seat


def is_out(s: Zodiacus, seat: int) -> bool:
    """Is this player eliminated? [zod.goal.5, zod.ffa.1]"""
    return s.mode == FREE and seat in s.gone


def has_castle(s: Zodiacus, seat: int) -> bool:
    """Does the seat's castle still stand?"""
    return s.cell[part(seat, CASTLE)] != OFF


def towers_left(s: Zodiacus, seat: i64) -> int:
    """How many of the seat's towers are not destroyed; at 0 life they still count. [zod.goal.2, zod.bld.3–4, zod.team.5]"""
    base: i64 = HEROES + PARTS * seat
    return (1 if s.cell[base + TOWER_ALPHA] != OFF else 0) + (1 if s.cell[base + TOWER_BETA] != OFF else 0)


def after(s: Zodiacus, seat: int) -> list[int]:
    """All seats in order of play, beginning after this one, itself last."""
    start = s.place[seat] + 1
    return [s.order[(start + step) % s.seats] for step in range(s.seats)]


def bonus(s: Zodiacus, hero: i64, what: i64) -> int:
    """The sum of a static bonus from learnt passives, equipment and runes. [zod.atk.12, zod.xp.7, zod.item.7, zod.rune.6–7]"""
    table = s.box.bonus
    total: i64 = s.box.learnt_bonus[figure_row(s, hero) * BONUS_COUNT + what]
    for place in range(2):
        card: i64 = s.gear[hero * 3 + place]
        if card >= 0:
            total += table[(CARD_SOURCE + card) * BONUS_COUNT + what]
        colour: i64 = s.rune[hero * 2 + place]
        if colour >= 0:
            total += table[(RUNE_SOURCE + s.kind[part(hero // 3, CASTLE)] * 4 + colour) * BONUS_COUNT + what]
    return int(total)


def timed(s: Zodiacus, hero: i64, attribute: i64) -> int:
    """The sum of the timed modifiers of an attribute. [zod.atk.12]"""
    mods = s.mods[hero]
    total = 0
    if mods:
        for index in range(0, len(mods), 4):
            if mods[index] == attribute:
                total += mods[index + 1]
    return total


def figure_row(s: Zodiacus, hero: i64) -> i64:
    """The row of an intrépido's attributes at its level: only the new level counts. [zod.xp.6]"""
    kind: i64 = s.kind[hero]
    level: i64 = s.level[hero]
    return kind * 3 + level - 1


def max_hp(s: Zodiacus, piece: i64) -> int:
    """Full life. [zod.limbo.1]"""
    if piece < HEROES:
        return s.box.life[figure_row(s, piece)] + bonus(s, piece, MAX_HP)
    return s.box.castle_life[s.kind[piece]] if is_castle(piece) else s.box.tower_life[s.kind[piece]]


def life_left(s: Zodiacus, piece: i64) -> int:
    """Remaining life."""
    return max_hp(s, piece) - s.damage[piece]


def resistance(s: Zodiacus, piece: int, attack: int) -> int:
    """rm against AM, rf against AC and AD, never below 0. [zod.atk.5, zod.atk.12]"""
    magical = attack == AM
    if piece < HEROES:
        row = figure_row(s, piece)
        what = RM if magical else RF
        own = s.box.rm[row] if magical else s.box.rf[row]
        return max(0, own + bonus(s, piece, what) + timed(s, piece, what))
    kind = s.kind[piece]
    if is_castle(piece):
        return s.box.castle_rm[kind] if magical else s.box.castle_rf[kind]
    own = s.box.tower_rm[kind] if magical else s.box.tower_rf[kind]
    which = part_of(piece)
    if which <= TOWER_BETA:
        if s.box.keeper[kind] == BRACE and not magical and s.cell[piece + 1 - 2 * which] != OFF:
            own += s.box.keeper_amount[kind]  # Alicerce: while the other tower stands
        guardian = piece + GUARDIAN_ALPHA
        if s.cell[guardian] != OFF and s.box.keeper[s.kind[guardian]] == VIGIL:
            own += s.box.keeper_amount[s.kind[guardian]]  # Vigília: the tower of the same letter
    return own


def movement(s: Zodiacus, hero: int) -> int:
    """Steps of one movement, never below 0. [zod.move.1, zod.atk.12]"""
    return max(0, s.box.mov[figure_row(s, hero)] + bonus(s, hero, MOV) + timed(s, hero, MOV))


def attack_type(s: Zodiacus, hero: i64, profile: i64) -> int:
    """AC, AD or AM of the basic attack or of a weapon. [zod.atk.1]"""
    return s.box.attack[figure_row(s, hero)] if profile == BASIC else s.box.weapon_attack[profile - FIRST_WEAPON]


def attack_dice(s: Zodiacus, hero: int, profile: int) -> int:
    """The dice of a profile: a weapon's own replace those of the level. [zod.atk.1, zod.item.8]"""
    return s.box.dice[figure_row(s, hero)] if profile == BASIC else s.box.weapon_dice[profile - FIRST_WEAPON]


def reach(s: Zodiacus, hero: i64, profile: i64) -> i64:
    """The alvo of a profile, a maximum; bonuses count for the basic attack only, and it is never below 1. [zod.atk.1–2, zod.atk.12]"""
    if profile != BASIC:
        return s.box.weapon_alvo[profile - FIRST_WEAPON]
    return max(1, s.box.alvo[figure_row(s, hero)] + bonus(s, hero, ALVO) + timed(s, hero, ALVO))


def attack_bonus(s: Zodiacus, hero: int, target: int) -> int:
    """What bonuses add to the dice, against this target. [zod.atk.4, zod.item.8, zod.var.3]"""
    total = bonus(s, hero, DAMAGE) + timed(s, hero, DAMAGE)
    if is_building(target):
        total += bonus(s, hero, DAMAGE_BUILDINGS)
    if s.astral_bonds and target < HEROES and s.kind[target] in s.box.enemies[s.kind[hero]]:
        total += 5
    return total


def profiles(s: Zodiacus, hero: i64) -> list[int]:
    """The basic attack and the weapons carried. [zod.atk.1]"""
    found = [BASIC]
    first = s.gear[hero * 3]
    second = s.gear[hero * 3 + 1]
    if first >= FIRST_WEAPON:
        found.append(first)
    if second >= FIRST_WEAPON and second != first:
        found.insert(1 if second < first else len(found), second)
    return found


def is_paralysed(s: Zodiacus, hero: i64) -> bool:
    """No attack and no movement. [zod.stat.6]"""
    return s.status[hero * 4 + PARALYSIS] > 0


def is_silenced(s: Zodiacus, hero: i64) -> bool:
    """No ability and no AM attack. [zod.stat.3]"""
    return s.status[hero * 4 + SILENCE] > 0


def may_attack_with(s: Zodiacus, hero: i64, profile: i64) -> bool:
    """Do its statuses allow this attack? [zod.atk.10, zod.oa.9]"""
    if is_paralysed(s, hero):
        return False
    return not (is_silenced(s, hero) and attack_type(s, hero, profile) == AM)


def terrain(s: Zodiacus) -> list[int]:
    """Which cells are obstacles."""
    return s.box.terrain(s.layout)


def walks_obstacles(s: Zodiacus, hero: i64) -> bool:
    """Has it obstacle_walk from any source? [zod.obs.1, zod.obs.11]"""
    return bonus(s, hero, OBSTACLE_WALK) > 0


def is_immune(s: Zodiacus, hero: i64, status: i64) -> bool:
    """Can this debuff not be laid on it? [zod.stat.9]"""
    return status < INVISIBILITY and bonus(s, hero, IMMUNE + status) > 0


def is_invisible(s: Zodiacus, hero: i64) -> bool:
    """By a status, or on an obstacle without having been revealed. [zod.stat.5, zod.obs.4–5]"""
    if s.status[hero * 4 + INVISIBILITY] > 0:
        return True
    cell: i64 = s.cell[hero]
    return cell != OFF and s.revealed[hero] == 0 and terrain(s)[cell] == 1


def gap(s: Zodiacus, cell: i64, piece: i64) -> i64:
    """The distance from a cell to a piece, to the nearest cell of a castle. [zod.geo.4]"""
    return distance_to_castle(cell, s.place[seat_of(piece)]) if is_castle(piece) else distance(cell, s.cell[piece])


def in_territory(s: Zodiacus, cell: int, seat: int) -> bool:
    """Is the cell one of the 13×9 of this seat's board? [zod.rune.11]"""
    return GROUND[cell] // LOCAL == s.place[seat]


def cells_of(s: Zodiacus, piece: int) -> list[int]:
    """The cells a standing piece fills. [zod.geo.6, zod.geo.8]"""
    return CASTLES[s.place[seat_of(piece)]] if is_castle(piece) else [s.cell[piece]]


def power_released(s: Zodiacus, seat: int) -> bool:
    """Has the seat's territory its runes? [zod.rune.8]"""
    base = seat * 4
    count = s.land_rune[base] + s.land_rune[base + 1] + s.land_rune[base + 2] + s.land_rune[base + 3]
    return count >= s.box.power_runes[s.territory[seat]]


def is_active_hero(s: Zodiacus, hero: int) -> bool:
    """Is this intrépido's own round running?"""
    return s.phase >= 1 and s.active == hero // 3 and s.phase - 1 == hero % 3

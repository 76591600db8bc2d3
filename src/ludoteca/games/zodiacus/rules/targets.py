"""Who may be attacked, chosen or hit, and what can still be completed. [zod.atk.2–3, zod.card.5–7, zod.abl.3–4]"""

from __future__ import annotations

from typing import Final

from ludoteca.core.state import ALLOWED
from ludoteca.games.zodiacus.actions import (
    AT_ZERO,
    CANNOT_DO,
    COOLING,
    DESTROYED,
    EMPTY_AREA,
    FRIENDLY,
    IN_LIMBO,
    INVISIBLE_FOE,
    LAST_SPACE,
    NO_BOND,
    NO_COOLDOWN,
    NO_ITEM,
    NO_TARGET,
    NOT_AN_INTZ,
    NOT_FRIENDLY,
    NOT_IN_LIMBO,
    NOT_ITSELF,
    NOT_OWN,
    ONLY_BUILDINGS,
    OUT_OF_REACH,
    PARALYSED,
    PROTECTED,
    SILENCED,
    STILL_ON,
    UNHURT,
)
from ludoteca.games.zodiacus.board import CELLS, OFF, distance, neighbour
from ludoteca.games.zodiacus.content import ABILITY_COUNT, FIRST_ACTION
from ludoteca.games.zodiacus.effects import (
    ASTRAL_ALLY,
    ASTRAL_ENEMY,
    CELL_TGT,
    EBUILD,
    ENEMY,
    EXTRA_ATTACK,
    FOE,
    HEAL_TGT,
    ITEM_TGT,
    LIMBO_OWN,
    MOVE,
    OBUILD,
    OWN,
    PLAYER,
    SELF,
    SWAP,
    TELEPORT,
    WITH_COOLDOWN,
    WITH_ITEM,
    WITH_WAIT,
    Effect,
    Target,
)
from ludoteca.games.zodiacus.rules.figures import (
    after,
    friends,
    gap,
    in_territory,
    is_invisible,
    is_out,
    is_paralysed,
    is_silenced,
    life_left,
    may_attack_with,
    profiles,
    reach,
    towers_left,
)
from ludoteca.games.zodiacus.rules.ground import can_step, is_free, may_land, on_board
from ludoteca.games.zodiacus.rules.harm import pile_of
from ludoteca.games.zodiacus.state import HEROES, NOTHING, PARTS, WAITING, Zodiacus, is_building, is_castle, is_guardian, seat_of

ALL_PIECES: Final = [[*range(3 * seats), *range(HEROES, HEROES + PARTS * seats)] for seats in range(5)]
"""By number of seats."""


def all_pieces(s: Zodiacus) -> list[int]:
    """Every piece of this match, on the board or not: a list for all to look at, not to change."""
    return ALL_PIECES[s.seats]


def is_in_match(s: Zodiacus, piece: int) -> bool:
    """Is it a piece of this match?"""
    return 0 <= piece < 3 * s.seats or HEROES <= piece < HEROES + PARTS * s.seats


def forbids_enemy(s: Zodiacus, seat: int, piece: int) -> int:
    """Why an enemy piece cannot be chosen or hit: gone, friendly, invisible, protected. [zod.atk.3, zod.atk.11, zod.bld.9, zod.goal.2, zod.grd.5]"""
    if s.cell[piece] == OFF:
        return IN_LIMBO if piece < HEROES and s.limbo[piece] > 0 else DESTROYED
    owner = seat_of(piece)
    if friends(s, seat, owner):
        return FRIENDLY
    if piece < HEROES:
        return INVISIBLE_FOE if is_invisible(s, piece) else ALLOWED
    if is_castle(piece) and towers_left(s, owner) > 0:
        return PROTECTED
    return ALLOWED


def forbids_attack(s: Zodiacus, hero: int, profile: int, piece: int) -> int:
    """Why an intrépido cannot attack this piece with this profile. [zod.atk.2–3, zod.atk.7]"""
    barred = forbids_enemy(s, hero // 3, piece)
    if barred != ALLOWED:
        return barred
    return ALLOWED if gap(s, s.cell[hero], piece) <= reach(s, hero, profile) else OUT_OF_REACH


def attack_targets(s: Zodiacus, hero: int, profile: int) -> list[int]:
    """Everything an intrépido may attack with a profile. [zod.atk.2–3]"""
    found: list[int] = []
    if not may_attack_with(s, hero, profile):
        return found
    seat = hero // 3
    here = s.cell[hero]
    far = reach(s, hero, profile)
    for owner in range(s.seats):
        if friends(s, seat, owner):
            continue
        for piece in range(owner * 3, owner * 3 + 3):
            if s.cell[piece] != OFF and distance(here, s.cell[piece]) <= far and not is_invisible(s, piece):
                found.append(piece)
        base = HEROES + PARTS * owner
        for piece in range(base, base + PARTS - 1):
            if s.cell[piece] != OFF and distance(here, s.cell[piece]) <= far:
                found.append(piece)
        if forbids_enemy(s, seat, base + PARTS - 1) == ALLOWED and gap(s, here, base + PARTS - 1) <= far:
            found.append(base + PARTS - 1)
    found.sort()
    return found


def can_attack(s: Zodiacus, hero: int) -> bool:
    """Has it any attack with a legal target?"""
    for profile in profiles(s, hero):
        if attack_targets(s, hero, profile):
            return True
    return False


def is_blow(effect: int) -> bool:
    """Is the damage of this effect dealt by an intrépido, so that it may destroy buildings? [zod.abl.5, zod.bld.2, zod.item.12]"""
    return effect < ABILITY_COUNT


def forbids_token(s: Zodiacus, seat: int, actor: int, effect: int, spec: Target, piece: int) -> int:
    """Is the piece of the wanted sort? [8.0]"""
    token = spec.token
    owner = seat_of(piece)
    if token == SELF:
        return ALLOWED if piece == actor else NOT_OWN
    if token == ENEMY:
        return NOT_AN_INTZ if piece >= HEROES else forbids_enemy(s, seat, piece)
    if token == FOE or token == EBUILD:
        if token == EBUILD and not is_building(piece):
            return ONLY_BUILDINGS
        barred = forbids_enemy(s, seat, piece)
        if barred == ALLOWED and is_building(piece) and (token == EBUILD or not is_blow(effect)) and life_left(s, piece) <= 0:
            return AT_ZERO  # zod.bld.6
        return barred
    if token == OBUILD:
        if not is_building(piece) or owner != seat:
            return NOT_OWN
        if s.cell[piece] == OFF:
            return DESTROYED
        return ALLOWED if s.damage[piece] > 0 else UNHURT
    if token == LIMBO_OWN:
        if piece >= HEROES or owner != seat:
            return NOT_OWN
        return ALLOWED if s.limbo[piece] > 0 else NOT_IN_LIMBO
    if piece >= HEROES and not (token == HEAL_TGT and is_guardian(piece)):
        return NOT_AN_INTZ
    if token == OWN and owner != seat:
        return NOT_OWN
    if not friends(s, seat, owner):
        return NOT_FRIENDLY
    if s.cell[piece] == OFF:
        return IN_LIMBO if piece < HEROES else DESTROYED
    return UNHURT if token == HEAL_TGT and s.damage[piece] == 0 else ALLOWED


def forbids_spec(s: Zodiacus, seat: int, actor: int, effect: int, spec: Target, centre: int, first: int, piece: int) -> int:
    """Is the piece of the wanted sort, near enough, and as the card wants it?"""
    barred = forbids_token(s, seat, actor, effect, spec, piece)
    if barred != ALLOWED:
        return barred
    if spec.other and (piece == actor or piece == first):
        return NOT_ITSELF
    if spec.reach > 0 and gap(s, centre, piece) > spec.reach:
        return OUT_OF_REACH
    if spec.in_territory and not in_territory(s, s.cell[piece], seat):
        return OUT_OF_REACH
    condition = spec.condition
    if condition == WITH_ITEM and s.gear[piece * 3] == s.gear[piece * 3 + 1] == s.gear[piece * 3 + 2] == NOTHING:
        return NO_ITEM
    if condition == WITH_COOLDOWN and max(s.cooldown[piece * 3 : piece * 3 + 3]) <= 0:
        return NO_COOLDOWN
    if condition == WITH_WAIT and s.limbo[piece] < 2:
        return LAST_SPACE
    if condition == ASTRAL_ENEMY and s.kind[piece] not in s.box.enemies[s.kind[first]]:
        return NO_BOND
    if condition == ASTRAL_ALLY and s.kind[piece] not in s.box.allies[s.kind[first]]:
        return NO_BOND
    return ALLOWED


def forbids_target(s: Zodiacus, seat: int, actor: int, number: int, index: int, first: int, piece: int) -> int:
    """Why this piece is no legal choice as target `index` of an effect: only choices that can be completed are legal. [zod.card.5, zod.card.7]"""
    effect = s.box.effects[number]
    spec = effect.targets[index]
    barred = forbids_spec(s, seat, actor, number, spec, s.cell[actor] if actor != NOTHING else OFF, first, piece)
    if barred != ALLOWED:
        return barred
    if index + 1 < len(effect.targets):
        for other in all_pieces(s):
            if forbids_target(s, seat, actor, number, index + 1, piece, other) == ALLOWED:
                return ALLOWED
        return CANNOT_DO
    return ALLOWED if can_complete(s, actor, effect, first, piece) else CANNOT_DO


def can_complete(s: Zodiacus, actor: int, effect: Effect, first: int, piece: int) -> bool:
    """Can the operations that move somebody or need an attack be carried out on this target? [zod.card.7, zod.obs.6]"""
    for operation in effect.operations:
        if operation.code == MOVE and (is_paralysed(s, piece) or not can_step(s, piece, operation.amount)):
            return False
        if operation.code == EXTRA_ATTACK and not can_attack(s, piece):
            return False
        if operation.code == SWAP:
            other = first if first != NOTHING else actor
            if not (may_land(s, other, s.cell[piece]) and may_land(s, piece, s.cell[other])):
                return False
        if operation.code == TELEPORT and not landing_cells(s, actor, piece):
            return False
    return True


def landing_cells(s: Zodiacus, hero: int, piece: int) -> list[int]:
    """Free cells beside the target where it may stand; its own cell counts as free. [zod.obs.6]"""
    found: list[int] = []
    for cell in castle_or_cell(s, piece):
        for way in range(4):
            beside = neighbour(s.seats, cell, way)
            if beside != OFF and (is_free(s, beside) or s.on[beside] == hero) and may_land(s, hero, beside) and beside not in found:
                found.append(beside)
    found.sort()
    return found


def castle_or_cell(s: Zodiacus, piece: int) -> list[int]:
    """The cells of a piece."""
    if not is_castle(piece):
        return [s.cell[piece]]
    return [cell for cell in range(CELLS) if s.on[cell] == piece]


def targets(s: Zodiacus, seat: int, actor: int, number: int, index: int, first: int) -> list[int]:
    """All legal pieces for target `index` of an effect."""
    return [piece for piece in all_pieces(s) if forbids_target(s, seat, actor, number, index, first, piece) == ALLOWED]


def has_target(s: Zodiacus, seat: int, actor: int, number: int) -> bool:
    """Can this effect be used at all? [zod.card.5, zod.card.7, zod.card.9, zod.abl.4, zod.rune.11]"""
    effect = s.box.effects[number]
    if not effect.targets:
        return True
    spec = effect.targets[0]
    if spec.token == ITEM_TGT:
        return bool(s.discards[pile_of(s, seat)]) and s.discards[pile_of(s, seat)][0] < FIRST_ACTION
    if spec.token == PLAYER:
        return bool(player_targets(s, seat))
    if spec.token == CELL_TGT:
        return bool(area_cells(s, seat, actor, number))
    if spec.every:
        return area(s, seat, actor, number, spec, s.cell[actor] if actor != NOTHING else OFF) != 0
    for piece in all_pieces(s):
        if forbids_target(s, seat, actor, number, 0, NOTHING, piece) == ALLOWED:
            return True
    return False


def player_targets(s: Zodiacus, seat: int) -> list[int]:
    """Enemy players with cards in hand."""
    return [other for other in range(s.seats) if not friends(s, seat, other) and s.hands[other] and not is_out(s, other)]


def area(s: Zodiacus, seat: int, actor: int, number: int, spec: Target, centre: int) -> int:
    """The mask of all pieces an `all` target hits: fixed before the first operation. [zod.abl.4]"""
    mask = 0
    for piece in all_pieces(s):
        if forbids_spec(s, seat, actor, number, spec, centre, NOTHING, piece) == ALLOWED:
            mask |= 1 << piece
    return mask


def area_cells(s: Zodiacus, seat: int, actor: int, number: int) -> list[int]:
    """Cells in range whose area holds at least one legal piece. [zod.abl.4]"""
    effect = s.box.effects[number]
    spec = effect.area
    assert spec is not None
    far = effect.targets[0].reach
    here = s.cell[actor]
    near = [piece for piece in all_pieces(s) if forbids_token(s, seat, actor, number, spec, piece) == ALLOWED]
    if not near:
        return []
    found: list[int] = []
    for cell in range(CELLS):
        if distance(here, cell) > far or not on_board(s, cell):
            continue
        for piece in near:
            if gap(s, cell, piece) <= spec.reach:
                found.append(cell)
                break
    return found


def forbids_cell(s: Zodiacus, seat: int, actor: int, number: int, cell: int) -> int:
    """Why an area effect cannot be aimed at a cell."""
    if not on_board(s, cell) or distance(s.cell[actor], cell) > s.box.effects[number].targets[0].reach:
        return OUT_OF_REACH
    return ALLOWED if cell in area_cells(s, seat, actor, number) else EMPTY_AREA


def next_in_area(s: Zodiacus, seat: int, mask: int) -> int:
    """The next piece of an area: intrépidos of all seats, then towers, guardians and castles; the actor's own seat last. [8.0]"""
    order = after(s, seat)
    for owner in order:
        for piece in range(owner * 3, owner * 3 + 3):
            if (mask >> piece) & 1:
                return piece
    for owner in order:
        for piece in range(HEROES + PARTS * owner, HEROES + PARTS * owner + PARTS):
            if (mask >> piece) & 1:
                return piece
    return NOTHING


def forbids_ability(s: Zodiacus, hero: int, index: int) -> int:
    """Why an intrépido cannot use one of its active abilities now. [zod.abl.2, zod.abl.4, zod.stat.3, zod.stat.6, zod.round.11]"""
    ability = s.box.abilities[s.kind[hero] * 3 + index]
    if s.cooldown[hero * 3 + index] != 0:
        return STILL_ON if s.cooldown[hero * 3 + index] == WAITING else COOLING
    if is_silenced(s, hero):
        return SILENCED
    if is_paralysed(s, hero) and s.box.effects[ability].moves_user:
        return PARALYSED
    return ALLOWED if has_target(s, hero // 3, hero, ability) else NO_TARGET

"""Who may be attacked, chosen or hit, and what can still be completed. [zod.atk.2–3, zod.card.5–7, zod.abl.3–4]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

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
from ludoteca.games.zodiacus.board import OFF, around, distance, neighbour
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
    TOKENS,
    WITH_COOLDOWN,
    WITH_ITEM,
    WITH_WAIT,
    Effect,
    Target,
)
from ludoteca.games.zodiacus.rules.figures import (
    after,
    cells_of,
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
from ludoteca.games.zodiacus.state import DUEL, FREE, HEROES, NOTHING, PARTS, TEAMS, WAITING, Zodiacus, is_building, is_castle, is_guardian, seat_of

ALL_PIECES: Final = [[*range(3 * seats), *range(HEROES, HEROES + PARTS * seats)] for seats in range(5)]
"""By number of seats."""


def all_pieces(s: Zodiacus) -> list[int]:
    """Every piece of this match, on the board or not: a list for all to look at, not to change."""
    return ALL_PIECES[s.seats]


def meant_by(mode: int, seat: int, token: int) -> list[int]:
    """The pieces that a word for targets may mean for a seat, wherever they are. [8.0]"""
    found: list[int] = []
    for piece in ALL_PIECES[2 if mode == DUEL else 4]:
        owner = int(seat_of(piece))
        friendly = owner == seat or (mode == TEAMS and (owner - seat) % 2 == 0)
        if token == FOE or token == EBUILD:
            fits = not friendly and (token == FOE or is_building(piece))
        elif token == ENEMY:
            fits = not friendly and piece < HEROES
        elif token == OBUILD:
            fits = owner == seat and is_building(piece)
        elif token == SELF or token == OWN or token == LIMBO_OWN:
            fits = owner == seat and piece < HEROES
        else:
            fits = friendly and (piece < HEROES or (token == HEAL_TGT and is_guardian(piece)))
        if fits:
            found.append(piece)
    return found


MEANT: Final = [[[meant_by(mode, seat, token) for token in range(len(TOKENS))] for seat in range(4)] for mode in (DUEL, TEAMS, FREE)]
"""[mode][seat][token]."""


def meant(s: Zodiacus, seat: i64, spec: Target) -> list[int]:
    """The pieces worth asking whether they are what a target wants: a list for all to look at, not to change."""
    return MEANT[s.mode][seat][spec.token]


def is_in_match(s: Zodiacus, piece: int) -> bool:
    """Is it a piece of this match?"""
    return 0 <= piece < 3 * s.seats or HEROES <= piece < HEROES + PARTS * s.seats


def forbids_enemy(s: Zodiacus, seat: i64, piece: i64) -> int:
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


def foes(s: Zodiacus, seat: i64) -> list[int]:
    """All pieces of a seat's enemies, on the board or not: a list for all to look at, not to change."""
    return MEANT[s.mode][seat][FOE]


def is_near_foe(s: Zodiacus, seat: i64, here: i64, far: i64, piece: i64) -> bool:
    """Is an enemy piece within a distance, and may it be attacked? [zod.atk.2–3]"""
    cell: i64 = s.cell[piece]
    if cell == OFF:
        return False
    if is_castle(piece):
        return gap(s, here, piece) <= far and forbids_enemy(s, seat, piece) == ALLOWED
    return distance(here, cell) <= far and (piece >= HEROES or not is_invisible(s, piece))


def attack_targets(s: Zodiacus, hero: i64, profile: i64) -> list[int]:
    """Everything an intrépido may attack with a profile. [zod.atk.2–3]"""
    if not may_attack_with(s, hero, profile):
        return []
    seat = hero // 3
    here: i64 = s.cell[hero]
    far = reach(s, hero, profile)
    return [piece for piece in foes(s, seat) if is_near_foe(s, seat, here, far, piece)]


def can_attack_with(s: Zodiacus, hero: i64, profile: i64) -> bool:
    """Has its attack with a profile a legal target? [zod.atk.2–3]"""
    if not may_attack_with(s, hero, profile):
        return False
    seat = hero // 3
    here: i64 = s.cell[hero]
    far = reach(s, hero, profile)
    for piece in foes(s, seat):
        if is_near_foe(s, seat, here, far, piece):
            return True
    return False


def can_attack(s: Zodiacus, hero: i64) -> bool:
    """Has it any attack with a legal target?"""
    for profile in profiles(s, hero):
        if can_attack_with(s, hero, profile):
            return True
    return False


def is_blow(effect: i64) -> bool:
    """Is the damage of this effect dealt by an intrépido, so that it may destroy buildings? [zod.abl.5, zod.bld.2, zod.item.12]"""
    return effect < ABILITY_COUNT


def forbids_token(s: Zodiacus, seat: i64, actor: i64, effect: i64, spec: Target, piece: i64) -> int:
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


def forbids_spec(s: Zodiacus, seat: i64, actor: i64, effect: i64, spec: Target, centre: i64, first: i64, piece: i64) -> int:
    """Is the piece of the wanted sort, near enough, and as the card wants it?"""
    barred = forbids_token(s, seat, actor, effect, spec, piece)
    if barred != ALLOWED:
        return barred
    if spec.other and (piece == actor or piece == first):
        return NOT_ITSELF
    if is_far(s, spec, centre, piece):
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


def is_far(s: Zodiacus, spec: Target, centre: i64, piece: i64) -> bool:
    """Is a piece too far away, whatever else it is?"""
    return spec.reach > 0 and gap(s, centre, piece) > spec.reach


def forbids_target(s: Zodiacus, seat: i64, actor: i64, number: i64, index: i64, first: i64, piece: i64) -> int:
    """Why this piece is no legal choice as target `index` of an effect: only choices that can be completed are legal. [zod.card.5, zod.card.7]"""
    effect = s.box.effects[number]
    spec = effect.targets[index]
    barred = forbids_spec(s, seat, actor, number, spec, s.cell[actor] if actor != NOTHING else OFF, first, piece)
    if barred != ALLOWED:
        return barred
    if index + 1 < len(effect.targets):
        for other in meant(s, seat, effect.targets[index + 1]):
            if forbids_target(s, seat, actor, number, index + 1, piece, other) == ALLOWED:
                return ALLOWED
        return CANNOT_DO
    return ALLOWED if can_complete(s, actor, effect, first, piece) else CANNOT_DO


def can_complete(s: Zodiacus, actor: i64, effect: Effect, first: i64, piece: i64) -> bool:
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


def landing_cells(s: Zodiacus, hero: i64, piece: i64) -> list[int]:
    """Free cells beside the target where it may stand; its own cell counts as free. [zod.obs.6]"""
    found: list[int] = []
    for cell in cells_of(s, piece):
        for way in range(4):
            beside = neighbour(s.seats, cell, way)
            if beside != OFF and (is_free(s, beside) or s.on[beside] == hero) and may_land(s, hero, beside) and beside not in found:
                found.append(beside)
    found.sort()
    return found


def targets(s: Zodiacus, seat: i64, actor: i64, number: i64, index: i64, first: i64) -> list[int]:
    """All legal pieces for target `index` of an effect."""
    spec = s.box.effects[number].targets[index]
    centre: i64 = s.cell[actor] if actor != NOTHING else OFF
    near = [piece for piece in meant(s, seat, spec) if not is_far(s, spec, centre, piece)]
    return [piece for piece in near if forbids_target(s, seat, actor, number, index, first, piece) == ALLOWED]


def has_target(s: Zodiacus, seat: i64, actor: i64, number: i64) -> bool:
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
        return bool(in_reach_of_area(s, seat, actor, number))
    centre: i64 = s.cell[actor] if actor != NOTHING else OFF
    if spec.every:
        return area(s, seat, actor, number, spec, centre) != 0
    for piece in meant(s, seat, spec):
        if not is_far(s, spec, centre, piece) and forbids_target(s, seat, actor, number, 0, NOTHING, piece) == ALLOWED:
            return True
    return False


def player_targets(s: Zodiacus, seat: int) -> list[int]:
    """Enemy players with cards in hand."""
    return [other for other in range(s.seats) if not friends(s, seat, other) and s.hands[other] and not is_out(s, other)]


def area(s: Zodiacus, seat: i64, actor: i64, number: i64, spec: Target, centre: i64) -> int:
    """The mask of all pieces an `all` target hits: fixed before the first operation. [zod.abl.4]"""
    mask = 0
    for piece in meant(s, seat, spec):
        if not is_far(s, spec, centre, piece) and forbids_spec(s, seat, actor, number, spec, centre, NOTHING, piece) == ALLOWED:
            mask |= 1 << piece
    return mask


def in_reach_of_area(s: Zodiacus, seat: i64, actor: i64, number: i64) -> list[int]:
    """The legal pieces that an area hits if it is aimed well: the way to the cell and the area around it reach them. [zod.abl.4]"""
    effect = s.box.effects[number]
    spec = effect.area
    assert spec is not None
    far: i64 = effect.targets[0].reach + spec.reach
    here: i64 = s.cell[actor]
    return [piece for piece in meant(s, seat, spec) if forbids_token(s, seat, actor, number, spec, piece) == ALLOWED and gap(s, here, piece) <= far]


def area_cells(s: Zodiacus, seat: i64, actor: i64, number: i64) -> list[int]:
    """Cells in range whose area holds at least one legal piece. [zod.abl.4]"""
    near = in_reach_of_area(s, seat, actor, number)
    if not near:
        return []
    effect = s.box.effects[number]
    spec = effect.area
    assert spec is not None
    wide: i64 = spec.reach
    found: list[int] = []
    for cell in around(s.cell[actor], effect.targets[0].reach):
        if not on_board(s, cell):
            continue
        for piece in near:
            if gap(s, cell, piece) <= wide:
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


def forbids_ability(s: Zodiacus, hero: i64, index: i64) -> int:
    """Why an intrépido cannot use one of its active abilities now. [zod.abl.2, zod.abl.4, zod.stat.3, zod.stat.6, zod.round.11]"""
    ability = s.box.abilities[s.kind[hero] * 3 + index]
    if s.cooldown[hero * 3 + index] != 0:
        return STILL_ON if s.cooldown[hero * 3 + index] == WAITING else COOLING
    if is_silenced(s, hero):
        return SILENCED
    if is_paralysed(s, hero) and s.box.effects[ability].moves_user:
        return PARALYSED
    return ALLOWED if has_target(s, hero // 3, hero, ability) else NO_TARGET

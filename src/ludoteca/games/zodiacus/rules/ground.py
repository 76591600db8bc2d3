"""Where a piece may step, stand, be pushed, return and leave an obstacle. [zod.move, zod.obs, zod.limbo.6]"""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.core.state import ALLOWED
from ludoteca.games.zodiacus.actions import EDGE, ENEMY_THERE, NO_ROOM_BEYOND, OBSTACLE_THERE, PIECE_THERE, PUSHED, figure
from ludoteca.games.zodiacus.board import BESIDE_CASTLE, CELLS, GLOBAL, LOCAL, OFF, WIDTH, distance, distance_to_castle, neighbour
from ludoteca.games.zodiacus.rules.figures import ally_of, friends, has_castle, terrain, walks_obstacles
from ludoteca.games.zodiacus.state import HEROES, NOTHING, Zodiacus


def put_on(s: Zodiacus, hero: i64, cell: i64) -> None:
    """An intrépido stands on a cell; where it only passes a friend, the friend stays noted there. [zod.move.3–4]"""
    old: i64 = s.cell[hero]
    if old != OFF and s.on[old] == hero:
        s.on[old] = NOTHING
    s.cell[hero] = cell
    if s.on[cell] == NOTHING:
        s.on[cell] = hero


def may_enter(s: Zodiacus, hero: i64, cell: i64, walks: bool) -> int:
    """Why a step onto this cell is barred, the room beyond a friend apart. [zod.move.1, zod.move.4, zod.move.6–7, zod.geo.8]"""
    if cell == OFF:
        return EDGE
    there: i64 = s.on[cell]
    if there != NOTHING and there != hero:
        if there >= HEROES:
            return PIECE_THERE
        if not friends(s, hero // 3, there // 3):
            return ENEMY_THERE  # zod.move.4: also an invisible one
    if not walks and terrain(s)[cell] == 1:
        return OBSTACLE_THERE
    return ALLOWED


def may_step(s: Zodiacus, ground: list[int], hero: i64, way: i64, left: int) -> bool:
    """Is a step in a direction possible on this terrain? Mostly the cell is free and open, and nothing has to be asked. [zod.move.1]"""
    cell = neighbour(s.seats, s.cell[hero], way)
    if cell != OFF and s.on[cell] == NOTHING and ground[cell] == 0:
        return True
    return forbids_step(s, hero, way, left) == ALLOWED


def forbids_step(s: Zodiacus, hero: i64, way: i64, left: int) -> int:
    """Why a step in a direction with so much movement left is not possible. [zod.move.1–7, zod.obs.1–2]"""
    cell = neighbour(s.seats, s.cell[hero], way)
    walks = cell != OFF and terrain(s)[cell] == 1 and walks_obstacles(s, hero)
    barred = may_enter(s, hero, cell, walks)
    if barred != ALLOWED:
        return barred
    there = s.on[cell]
    if there != NOTHING and there != hero and not has_room(s, hero, cell, left - 1):
        return NO_ROOM_BEYOND  # zod.move.5
    return ALLOWED


def has_room(s: Zodiacus, hero: int, start: int, left: int) -> bool:
    """Could it still reach a free cell from here? [zod.move.5]"""
    walks = walks_obstacles(s, hero)
    seen = [start]
    edge = [start]
    while left > 0 and edge:
        left -= 1
        further: list[int] = []
        for cell in edge:
            for way in range(4):
                beside = neighbour(s.seats, cell, way)
                if beside == OFF or beside in seen or may_enter(s, hero, beside, walks) != ALLOWED:
                    continue
                if s.on[beside] == NOTHING or s.on[beside] == hero:
                    return True
                seen.append(beside)
                further.append(beside)
        edge = further
    return False


def can_step(s: Zodiacus, hero: i64, left: int) -> bool:
    """Is any step possible? [zod.round.14]"""
    if left <= 0:
        return False
    ground = terrain(s)
    for way in range(4):
        if may_step(s, ground, hero, way, left):
            return True
    return False


def stands_on_friend(s: Zodiacus, hero: i64) -> bool:
    """Is it just passing a friend's cell? [zod.move.3, zod.move.5]"""
    cell: i64 = s.cell[hero]
    there: i64 = s.on[cell]
    return there != hero


def is_free(s: Zodiacus, cell: int) -> bool:
    """Does nothing stand there?"""
    return s.on[cell] == NOTHING


def may_land(s: Zodiacus, hero: i64, cell: i64) -> bool:
    """May it be put there by a teleport or swap, as far as the ground is concerned? [zod.obs.6]"""
    return terrain(s)[cell] == 0 or walks_obstacles(s, hero)


def pushed_to(s: Zodiacus, hero: int, way: int) -> int:
    """The cell one push step leads to, OFF if it stops before an edge, a piece or an obstacle. [zod.obs.6]"""
    cell = neighbour(s.seats, s.cell[hero], way)
    if cell == OFF or s.on[cell] != NOTHING or not may_land(s, hero, cell):
        return OFF
    return cell


def on_board(s: Zodiacus, cell: int) -> bool:
    """Is the cell part of this match's board? [zod.geo.2–3]"""
    return s.seats == 4 or cell % WIDTH < WIDTH // 2


def return_cells(s: Zodiacus, seat: int) -> list[int]:
    """Free cells beside the own castle, or the ally's if it is gone; if none, the nearest free ones. [zod.limbo.6, zod.team.2]"""
    home = seat if has_castle(s, seat) else ally_of(s, seat)
    place = s.place[home]
    beside = [GLOBAL[place * LOCAL + local] for local in BESIDE_CASTLE]
    free = [cell for cell in beside if is_free(s, cell)]
    if not free:
        ground = terrain(s)
        open_cells = [cell for cell in range(CELLS) if on_board(s, cell) and is_free(s, cell) and ground[cell] == 0]
        least = min([distance_to_castle(cell, place) for cell in open_cells])
        free = [cell for cell in open_cells if distance_to_castle(cell, place) == least]
    free.sort()
    return free


def exits(s: Zodiacus, hero: int) -> list[int]:
    """The nearest free cells without obstacle, through obstacles, free cells and friends. [zod.obs.7, zod.obs.11]"""
    ground = terrain(s)
    seen = [s.cell[hero]]
    edge = [s.cell[hero]]
    while edge:
        further: list[int] = []
        found: list[int] = []
        for cell in edge:
            for way in range(4):
                beside = neighbour(s.seats, cell, way)
                if beside == OFF or beside in seen:
                    continue
                there = s.on[beside]
                if there != NOTHING and (there >= HEROES or not friends(s, hero // 3, there // 3)):
                    continue
                seen.append(beside)
                further.append(beside)
                if there == NOTHING and ground[beside] == 0:
                    found.append(beside)
        if found:
            found.sort()
            return found
        edge = further
    return []


def blockers(s: Zodiacus, hero: int) -> list[int]:
    """Pairs: an intrépido to push aside, and the direction; those nearest through obstacle cells only. [zod.obs.8]"""
    ground = terrain(s)
    seen = [s.cell[hero]]
    edge = [s.cell[hero]]
    while edge:
        further: list[int] = []
        found: list[int] = []
        for cell in edge:
            for way in range(4):
                beside = neighbour(s.seats, cell, way)
                if beside == OFF:
                    continue
                there = s.on[beside]
                if ground[beside] == 0:
                    if there != NOTHING and there < HEROES and can_shove(s, beside, way):
                        found.extend([there, way])
                elif beside not in seen and (there == NOTHING or (there < HEROES and friends(s, hero // 3, there // 3))):
                    seen.append(beside)
                    further.append(beside)
        if found:
            return found
        edge = further
    return []


def can_shove(s: Zodiacus, cell: int, way: int) -> bool:
    """Is there room behind the chain of intrépidos that begins here? Walls, buildings, guardians and obstacles stop it. [zod.obs.8]"""
    ground = terrain(s)
    while True:
        cell = neighbour(s.seats, cell, way)
        if cell == OFF or ground[cell] == 1:
            return False
        there = s.on[cell]
        if there == NOTHING:
            return True
        if there >= HEROES:
            return False


def shove(s: Zodiacus, piece: int, way: int) -> None:
    """Push an intrépido one cell, those behind it first. [zod.obs.8]"""
    cell = neighbour(s.seats, s.cell[piece], way)
    if s.on[cell] != NOTHING:
        shove(s, s.on[cell], way)
    s.tell(PUSHED, piece // 3, piece, figure(s.kind[piece], piece), s.cell[piece], cell)
    put_on(s, piece, cell)


def nearest_open(s: Zodiacus, hero: int) -> list[int]:
    """If nobody can be pushed: the free cells without obstacle at the smallest distance. [zod.obs.8]"""
    ground = terrain(s)
    open_cells = [cell for cell in range(CELLS) if on_board(s, cell) and is_free(s, cell) and ground[cell] == 0]
    least = min([distance(cell, s.cell[hero]) for cell in open_cells])
    return [cell for cell in open_cells if distance(cell, s.cell[hero]) == least]

"""Where one can go: corridors, doors, exits, neighbours."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.core.grid import opposite
from ludoteca.games.labyrinx.actions import BIBI, DOOR, GAP, HALL_WALL, NO_CARDS, NO_CORRIDOR, WALL_THERE
from ludoteca.games.labyrinx.board import ALL_EXITS, HALL, STRIDE, WAYS, X1
from ludoteca.games.labyrinx.rules.piles import can_draw
from ludoteca.games.labyrinx.state import CLOSED, EMPTY, UNDER_HALL, Labyrinx

DOOR_COST: Final = 2
SIDES: Final = [0, 1, 2, 3]
HALL_EXITS: Final = [4, 5, 6, 7, 8]


def ways_of(space: i64) -> list[int]:
    """All ways that lead out of a space: four sides, or five exits. Not to be changed."""
    return HALL_EXITS if space == HALL else SIDES


def is_way(space: int, way: int) -> bool:
    """Is this one of them?"""
    return X1 <= way < WAYS if space == HALL else 0 <= way < X1


def corridors(s: Labyrinx, space: i64) -> i64:
    """The mask of ways with a corridor or an exit out of an open space. [lab.geo.7, lab.geo.10]"""
    return ALL_EXITS if space == HALL else s.box.sides[s.kind[space] * 4 + s.lie[space]]


def doors(s: Labyrinx, space: i64) -> i64:
    """The mask of those with a door. [lab.door.3, lab.var.1]"""
    if space == HALL:
        return ALL_EXITS if s.hall_doors else 0
    return s.box.doors[s.kind[space] * 4 + s.lie[space]]


def passage(s: Labyrinx, space: i64, way: i64) -> int:
    """Is there a valid path? 0, or why not; GAP where the corridor leads to an empty cell. [lab.geo.9]"""
    if (corridors(s, space) >> way) & 1 == 0:
        return NO_CORRIDOR
    target: i64 = s.site.reach[space * WAYS + way]
    if target == HALL:
        return 0 if s.site.gate[space * 4 + way] >= 0 else HALL_WALL  # lab.move.7
    if s.kind[target] == EMPTY:
        return GAP
    turn: i64 = s.lie[target]
    if turn == CLOSED:
        return 0
    return 0 if (s.box.sides[s.kind[target] * 4 + turn] >> opposite(s.site.heads[way])) & 1 else WALL_THERE


def rough_passage(s: Labyrinx, space: i64, way: i64) -> int:
    """A valid path for pushes, flights and powers, for which an empty cell gets a card if there is one. [lab.push.3, lab.mon.5]"""
    code = passage(s, space, way)
    if code != GAP:
        return code
    return 0 if can_draw(s) else NO_CARDS


def rough_ways(s: Labyrinx, space: int) -> list[int]:
    """Every way out of a space for a push, flight or charge; doors never matter. [lab.door.11, lab.push.2, lab.mon.4]"""
    return [way for way in ways_of(space) if rough_passage(s, space, way) == 0]


def has_rough_way(s: Labyrinx, space: int) -> bool:
    """Is there any?"""
    return any(rough_passage(s, space, way) == 0 for way in ways_of(space))


def doors_count(s: Labyrinx, seat: i64, target: i64) -> bool:
    """Do doors hinder this player on the way to a space? Not in the race, and not Bibi where no opponent is. [lab.race.2, lab.char.bibi.1–3]"""
    if s.racers:
        return False
    if s.characters[seat] != BIBI:
        return True
    return any(other != seat and s.where[other] == target for other in range(s.seats))


def known_door(s: Labyrinx, space: i64, way: i64) -> bool:
    """Is a door to be seen on this way, on either facing edge? Two of them are one. [lab.door.2, lab.door.3]"""
    if (doors(s, space) >> way) & 1:
        return True
    target: i64 = s.site.reach[space * WAYS + way]
    if target == HALL:
        return s.hall_doors == 1
    return s.lie[target] != CLOSED and (doors(s, target) >> opposite(s.site.heads[way])) & 1 == 1


def move_cost(s: Labyrinx, seat: i64, way: i64) -> int:
    """Actions of a move along a valid path, as far as can be seen. [lab.door.1, lab.move.1]"""
    space: i64 = s.where[seat]
    return DOOR_COST if known_door(s, space, way) and doors_count(s, seat, s.site.reach[space * WAYS + way]) else 1


def move_refusal(s: Labyrinx, seat: i64, way: i64) -> int:
    """Why a player may not move this way; 0 if he may. [lab.move.1, lab.move.2, lab.door.5]"""
    code = passage(s, s.where[seat], way)
    if code != 0:
        return code
    return DOOR if move_cost(s, seat, way) > s.actions else 0


def can_move(s: Labyrinx, seat: int) -> bool:
    """Is there any move?"""
    return any(move_refusal(s, seat, way) == 0 for way in ways_of(s.where[seat]))


def is_occupied(s: Labyrinx, space: i64) -> bool:
    """Is any character there? [lab.turn.7]"""
    for place in s.where:
        if place == space:
            return True
    return False


def has_company(s: Labyrinx, seat: i64) -> bool:
    """Is an opponent in the same space?"""
    here: i64 = s.where[seat]
    other: i64 = 0
    while other < s.seats:
        if other != seat and s.where[other] == here:
            return True
        other += 1
    return False


def others_here(s: Labyrinx, seat: int) -> list[int]:
    """The opponents in the same space, by seat."""
    return [other for other in range(s.seats) if other != seat and s.where[other] == s.where[seat]]


def is_cell(s: Labyrinx, cell: int) -> bool:
    """Is this a cell of the table outside the hall?"""
    return 0 <= cell < len(s.kind) and cell % STRIDE < s.site.width and s.kind[cell] != UNDER_HALL


def is_near(s: Labyrinx, space: int, other: int) -> bool:
    """Are two spaces adjacent? [lab.geo.6, lab.geo.8]"""
    for near in s.site.near[space]:
        if near == other:
            return True
    return False


def is_closed(s: Labyrinx, space: i64) -> bool:
    """Does a closed card lie there?"""
    return space != HALL and s.kind[space] >= 0 and s.lie[space] == CLOSED


def gaps_on(s: Labyrinx, line: list[int]) -> int:
    """How many cards a line needs until it has no gap. [lab.trap.4, lab.char.kaminari.2]"""
    gaps: list[int] = []
    for space in line:
        if space != HALL and s.kind[space] == EMPTY and space not in gaps:
            gaps.append(space)
    return len(gaps)


def is_walled_in(s: Labyrinx, cell: int) -> bool:
    """Does every corridor of a card face a wall? [lab.desp.12]"""
    return all(passage(s, cell, way) not in (0, GAP) for way in range(4))

"""What a board shows before anybody decides: where an intrépido could stand, what it threatens, the safest way there, what a blow could do.

All of it follows from what lies open on the table, so it tells nobody anything new. [zod.hid.1]
"""

from __future__ import annotations

from ludoteca.core.state import ALLOWED
from ludoteca.core.view import Item
from ludoteca.games.zodiacus.actions import PIECES
from ludoteca.games.zodiacus.board import CELL_NAMES, CELLS, HEIGHT, OFF, XS, YS, around, neighbour
from ludoteca.games.zodiacus.content import INTREPIDOS
from ludoteca.games.zodiacus.effects import INVISIBILITY, dice_counts
from ludoteca.games.zodiacus.rules.blows import final_damage, left_behind
from ludoteca.games.zodiacus.rules.figures import (
    attack_bonus,
    attack_dice,
    attack_type,
    friends,
    is_paralysed,
    movement,
    profiles,
    reach,
    terrain,
    walks_obstacles,
)
from ludoteca.games.zodiacus.rules.ground import may_enter, on_board
from ludoteca.games.zodiacus.state import NOTHING, Zodiacus
from ludoteca.games.zodiacus.steps.moving import OWN_MOVE, Walk


class Way:
    """A way to a cell: the steps in order, and how many intrépidos would strike at who takes it."""

    def __init__(self, cell: int, steps: list[int], danger: int) -> None:
        self.cell = cell
        self.steps = steps
        self.danger = danger

    def code(self) -> int:
        """The steps as one number: a digit of base 4 each, the first the lowest."""
        code = 0
        for way in reversed(self.steps):
            code = code * 4 + way
        return code


def standing_cells(s: Zodiacus, hero: int) -> list[int]:
    """Where an intrépido could stand after one movement from here. [zod.move.1–7]"""
    found: list[int] = []
    if is_paralysed(s, hero):
        return found
    walks = walks_obstacles(s, hero)
    seen = [False] * CELLS
    seen[s.cell[hero]] = True
    edge = [s.cell[hero]]
    for _ in range(movement(s, hero)):
        further: list[int] = []
        for cell in edge:
            for way in range(4):
                beside = neighbour(s.seats, cell, way)
                if beside == OFF or seen[beside] or may_enter(s, hero, beside, walks) != ALLOWED:
                    continue
                seen[beside] = True
                further.append(beside)
                if s.on[beside] == NOTHING:
                    found.append(beside)
        edge = further
    return found


def threatened_cells(s: Zodiacus, hero: int) -> list[int]:
    """The cells that its longest attack reaches from where it stands. [zod.atk.2]"""
    far = max([reach(s, hero, profile) for profile in profiles(s, hero)])
    return [cell for cell in around(s.cell[hero], far) if cell != s.cell[hero] and on_board(s, cell)]


def ways(s: Zodiacus, hero: int, left: int, provokes: bool) -> list[Way]:
    """To every free cell within the movement left the way that provokes the fewest opportunity attacks, then the shortest. [zod.move.1–7, zod.oa.2]"""
    walks = walks_obstacles(s, hero)
    watchers = [other for other in range(3 * s.seats) if provokes and s.cell[other] != OFF and not friends(s, hero // 3, other // 3)]
    best: list[Way | None] = [None] * CELLS
    start = Way(s.cell[hero], [], 0)
    best[s.cell[hero]] = start
    edge = [start]
    for _ in range(left):
        further: list[Way] = []
        for known in edge:
            for way in range(4):
                beside = neighbour(s.seats, known.cell, way)
                if beside == OFF or may_enter(s, hero, beside, walks) != ALLOWED:
                    continue
                danger = known.danger
                if not unseen_on(s, hero, known.cell):
                    for other in watchers:
                        if left_behind(s, other, known.cell, beside):
                            danger += 1
                old = best[beside]
                if old is None or danger < old.danger:
                    longer = Way(beside, [*known.steps, way], danger)
                    best[beside] = longer
                    further.append(longer)
        edge = further
    return [way for way in best if way is not None and way.steps and s.on[way.cell] == NOTHING]


def unseen_on(s: Zodiacus, hero: int, cell: int) -> bool:
    """Would it be invisible when it leaves this cell of its way? [zod.oa.8, zod.obs.4–5]"""
    if s.status[hero * 4 + INVISIBILITY] > 0:
        return True
    return terrain(s)[cell] == 1 and not (cell == s.cell[hero] and s.revealed[hero] == 1)


def damage_range(s: Zodiacus, hero: int, profile: int, target: int) -> list[int]:
    """The least and the most damage an attack would do to this target. [zod.atk.4–6]"""
    added = attack_bonus(s, hero, target)
    counts = dice_counts(attack_dice(s, hero, profile))
    least = sum([counts[colour] * s.box.faces[colour * 3] for colour in range(4)])
    most = sum([counts[colour] * s.box.faces[colour * 3 + 2] for colour in range(4)])
    kind = attack_type(s, hero, profile)
    return [final_damage(s, target, least + added, kind), final_damage(s, target, most + added, kind)]


# As items of a view


def at(cell: int) -> list[int]:
    """A cell as column and row from the top."""
    return [XS[cell], HEIGHT - 1 - YS[cell]]


def pairs(cells: list[int]) -> list[int]:
    """Columns and rows of some cells, one pair after another."""
    found: list[int] = []
    for cell in cells:
        found.extend(at(cell))
    return found


def area_items(s: Zodiacus, kind: str) -> list[Item]:
    """For every intrépido on the board the cells it could go to, or those it threatens."""
    items: list[Item] = []
    for hero in range(3 * s.seats):
        if s.cell[hero] != OFF:
            cells = standing_cells(s, hero) if kind == "reach" else threatened_cells(s, hero)
            item: Item = {"id": f"{kind}:{PIECES[hero]}", "kind": "intz", "face": INTREPIDOS[s.kind[hero]], "look": "public", "owner": hero // 3}
            item["at"] = pairs(cells)
            items.append(item)
    return items


def way_items(s: Zodiacus, walk: Walk) -> list[Item]:
    """The cells within the movement left: how many steps, which ones, and how many opportunity attacks they provoke."""
    items: list[Item] = []
    for way in ways(s, walk.hero, walk.left, walk.by_card() == OWN_MOVE):
        item: Item = {"id": f"way:{CELL_NAMES[way.cell]}", "kind": "cell", "face": CELL_NAMES[way.cell], "look": "public", "at": at(way.cell)}
        item["values"] = {"steps": len(way.steps), "path": way.code(), "danger": way.danger}
        items.append(item)
    return items

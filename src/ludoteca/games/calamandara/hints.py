"""What bots may know about Calamandara: whoever misses the fewest symbols on the way to the Rift is nearest to winning.

The road of a traveller is the cheapest way from the token to the Rift: a footprint costs nothing, an empty cell one footprint, an obstacle
more. A footprint that is ready to insert shortens it less than one that lies, a full reserve stops acquiring, and what has been walked is safe: so
bots lay what they have and walk, instead of stalling.
"""

from __future__ import annotations

from math import exp
from typing import Final, cast

from mypy_extensions import i64

from ludoteca.core.draw import Draw
from ludoteca.core.hints import Hints, victory
from ludoteca.core.state import State
from ludoteca.games.calamandara.actions import (
    ACQUIRE,
    CAVE,
    CELL,
    DONE,
    DRAW,
    FIRE,
    FOOTPRINT,
    MIRROR,
    MOUNTAIN,
    PASS,
    REPLACE,
    SKIP,
    STAR,
    TOWER,
    TRANSFORM,
    TYPES,
    WATERFALL,
    WING,
)  # fmt: skip
from ludoteca.games.calamandara.board import ARM, BESIDE, CELLS, DISTANCE, FIRST_ROWS, NEIGHBOURS, RIFT, START
from ludoteca.games.calamandara.cards.travellers import PickGift
from ludoteca.games.calamandara.rules.symbols import TYPE, ready_size
from ludoteca.games.calamandara.state import Calamandara
from ludoteca.games.calamandara.steps.acquiring import PickLower, lower_types
from ludoteca.games.calamandara.steps.inserting import InsertMenu, PickCell
from ludoteca.games.calamandara.steps.moving import MoveMenu
from ludoteca.games.calamandara.steps.reacting import React
from ludoteca.games.calamandara.steps.setup import DraftCard, OrderMemories, OrderSymbols
from ludoteca.games.calamandara.steps.zones import KeepCards, OrderHand, ReserveCards

FAR: Final = 60
GAP: Final = 2
"""What an empty cell costs on the road, in halves of a footprint."""
OBSTACLE: Final = 5
WATER: Final = 3
LOOK_AHEAD: Final = 2
"""Turns after which a search looks no further."""
CELLS_LOOKED_AT: Final = 8
"""So many of the cells on offer a search considers."""
LONGEST_ROAD: Final = 24
"""Where footprints lie in a heap a road may go in circles: after so many cells it is not followed further."""
READY_STEP: Final = 0.4
READY_WATER: Final = 0.5
"""What a footprint or a waterfall that is ready to insert saves of the road, in halves of a footprint; one that lies saves GAP:
whoever holds footprints back loses."""
SPARE: Final = 0.1
"""What any other symbol in the reserve saves."""
FULL: Final = 1.0
"""What a full reserve costs: nothing can be acquired."""
WALKED: Final = 1.0
"""What it is worth to stand a cell nearer to the Rift: nobody can burn what lies behind."""
STEPS_AHEAD: Final = 5
"""So many missing steps of a road are worth laying or breaking."""


ENTRY: Final = [
    GAP if symbol < 0 else 0 if symbol == FOOTPRINT else WATER if symbol == WATERFALL else OBSTACLE for symbol in range(-1, TYPES)
]  # fmt: skip
"""What it costs to make a cell a step of the road, by what lies there: [0 = nothing, else type + 1]."""


def entry_cost(code: i64) -> i64:
    """What it costs to make this cell a step of the road."""
    return ENTRY[code & TYPE]


def roads(s: Calamandara) -> list[int]:
    """From every cell, what is missing on the cheapest way to the Rift over cells of this game."""
    costs = [FAR] * CELLS
    costs[RIFT] = 0
    board = s.board
    neighbours = NEIGHBOURS[s.seats]
    frontier = [RIFT]
    later: list[list[int]] = [[], [], [], [], [], []]  # cells waiting for the next levels; no entry costs more than OBSTACLE
    level: i64 = 0
    idle: i64 = 0
    while idle <= OBSTACLE:
        for one in frontier:
            cell: i64 = one
            if costs[cell] != level:
                continue
            total: i64 = level + entry_cost(board[cell])
            for other in neighbours[cell]:
                near: i64 = other
                if costs[near] > total:
                    costs[near] = total
                    if total == level:
                        frontier.append(other)
                    else:
                        later[total % 6].append(other)
        level += 1
        frontier = later[level % 6]
        if frontier:
            later[level % 6] = []
            idle = 0
        else:
            idle += 1
    return costs


def missing(s: Calamandara, costs: list[int], seat: int) -> int:
    """What is missing on the road of one traveller, in halves of a footprint."""
    cell = s.tokens[seat]
    if cell != START:
        return costs[cell]
    best = FAR
    for first in FIRST_ROWS[s.arm(seat)]:
        cost = costs[first] + entry_cost(s.board[first])
        if cost < best:
            best = cost
    return best


def mark_road(s: Calamandara, costs: list[int], seat: int, marks: list[int], gap: int, obstacle: int, footprint: int) -> None:
    """Mark the cells of a traveller's road with what they are worth to somebody, the nearest to the token most."""
    cell = s.tokens[seat]
    weight = STEPS_AHEAD
    if cell == START:
        for first in FIRST_ROWS[s.arm(seat)]:
            if cell == START or costs[first] + entry_cost(s.board[first]) < costs[cell] + entry_cost(s.board[cell]):
                cell = first
        weight = mark_cell(s, cell, marks, weight, gap, obstacle, footprint)
    before = -1
    for _ in range(LONGEST_ROAD):
        if weight <= 0 or cell == RIFT:
            return
        best = -1
        for way in range(4):
            near = BESIDE[cell * 4 + way]
            if near >= 0 and near != before and costs[near] + entry_cost(s.board[near]) == costs[cell] and (best < 0 or DISTANCE[near] < DISTANCE[best]):
                best = near
        if best < 0:
            return
        before = cell
        cell = best
        weight = mark_cell(s, cell, marks, weight, gap, obstacle, footprint)


def mark_cell(s: Calamandara, cell: int, marks: list[int], weight: int, gap: int, obstacle: int, footprint: int) -> int:
    """Mark one cell of a road; the weight of the next: a footprint is no step that is missing."""
    symbol = (s.board[cell] & TYPE) - 1
    if symbol == FOOTPRINT:
        marks[cell] += footprint * weight
        return weight
    marks[cell] += (gap if symbol < 0 else obstacle) * weight
    return weight - 1


def interest(s: Calamandara, seat: int, symbol: int) -> list[int]:
    """How much each cell promises this traveller who lays this symbol (−1: whatever a card does there)."""
    costs = roads(s)
    marks = [0] * CELLS
    if symbol == FOOTPRINT or symbol == WATERFALL:
        mark_road(s, costs, seat, marks, 8, 8, 0)
    elif symbol == FIRE:
        mark_road(s, costs, seat, marks, 0, 8, -1)
    elif symbol == WING or symbol == CAVE or symbol == STAR or symbol < 0:
        mark_road(s, costs, seat, marks, 4, 6, 2)
        cell = s.tokens[seat]
        if cell != START:
            for way in range(4):
                near = BESIDE[cell * 4 + way]
                if near >= 0:
                    marks[near] += 9
    for other in range(s.seats):
        if other != seat:
            if symbol == MOUNTAIN or symbol == MIRROR or symbol == TOWER:
                mark_road(s, costs, other, marks, 6, 0, 0)
            elif symbol == FIRE or symbol < 0:
                mark_road(s, costs, other, marks, 1, 0, 6)
    return marks


class CalamandaraHints(Hints):
    """A search looks a turn or two ahead and then counts what is missing on every road."""

    easy = "mcts:8/0.5s"
    medium = "mcts:60/0.9s"
    hard = "mcts:1000/2.8s"
    explore = 0.15

    def rest(self, root: State, s: State) -> bool:
        return self.turns(cast(Calamandara, s)) >= self.turns(cast(Calamandara, root)) + LOOK_AHEAD

    def turns(self, s: Calamandara) -> int:
        """Regular turns begun so far."""
        return s.round * s.seats + (s.regular - s.first) % s.seats

    def secret(self, s: State) -> bool:
        """Cards are picked, ordered, reserved, kept and given face down."""
        return isinstance(s.agenda[-1], (ReserveCards, OrderHand, KeepCards, PickGift, DraftCard, OrderSymbols, OrderMemories))

    def value(self, s: State) -> list[float]:
        if not s.agenda:
            return victory(s.ranking())
        table = cast(Calamandara, s)
        costs = roads(table)
        chances = [exp(-0.6 * self.turns_left(table, costs, seat)) for seat in range(s.seats)]
        total = sum(chances)
        return [chance / total for chance in chances]

    def turns_left(self, s: Calamandara, costs: list[int], seat: int) -> float:
        """About how many turns this traveller still needs."""
        start = seat * TYPES
        helpful = READY_STEP * s.ready[start + FOOTPRINT] + READY_WATER * s.ready[start + WATERFALL]
        gap = float(missing(s, costs, seat))
        needed = gap - min(helpful, gap)
        size = ready_size(s, seat)
        idle = size - s.ready[start + FOOTPRINT] - s.ready[start + WATERFALL]
        needed += (FULL if size == s.box.reserve else 0.0) - SPARE * idle
        needed -= 0.12 * len(s.hands[seat]) + 0.05 * len(s.reserves[seat])
        cell = s.tokens[seat]
        needed += WALKED * (11 if cell == START else DISTANCE[cell])
        if seat == s.active:
            needed -= 0.3
        return needed / 2.2

    def shortlist(self, s: State) -> list[int]:
        """A card one may draw is drawn, and symbols one may acquire are acquired: whoever leaves a symbol card where it lies never sees the next.

        Of many cells only those on the roads that matter to the symbol; everything else that is on offer.
        """
        options = s.open
        if options[0] == DRAW or options[-1] == DRAW:
            return [DRAW]
        if options[0] == SKIP and len(options) > 1 and options[1] in (ACQUIRE, REPLACE):
            return options[1:]
        if len(options) <= CELLS_LOOKED_AT or not CELL <= options[len(options) // 2] < TRANSFORM:
            return options
        table = cast(Calamandara, s)
        step = s.agenda[-1]
        if isinstance(step, MoveMenu):
            costs = roads(table)
            marks = [-costs[cell] * 32 - DISTANCE[cell] for cell in range(CELLS)]
        else:
            marks = interest(table, step.seat, step.symbol if isinstance(step, PickCell) else -1)
        cells = [option for option in options if CELL <= option < TRANSFORM]
        if len(cells) <= CELLS_LOOKED_AT:
            return options
        bar = sorted([marks[option - CELL] for option in cells])[-CELLS_LOOKED_AT]
        level = 0  # of those that promise just as much as the last one taken, the first few
        for option in cells:
            if marks[option - CELL] > bar:
                level += 1
        found: list[int] = []
        for option in options:
            if CELL <= option < TRANSFORM:
                mark = marks[option - CELL]
                if mark < bar:
                    continue
                if mark == bar:
                    if level >= CELLS_LOOKED_AT:
                        continue
                    level += 1
            found.append(option)
        return found

    def advantage(self, s: State, seat: int) -> float:
        """The lead over the best of the others, in turns."""
        if not s.agenda:
            return 100.0 if s.ranking()[seat] == 1 else -100.0
        table = cast(Calamandara, s)
        costs = roads(table)
        rival = 99.0
        for other in range(s.seats):
            if other != seat:
                left = self.turns_left(table, costs, other)
                if left < rival:
                    rival = left
        lead = min(rival, 12.0) * 0.4 - self.turns_left(table, costs, seat)
        step = s.agenda[-1]
        if isinstance(step, PickCell) and step.seat == seat:
            lead += 0.1 if step.symbol == FOOTPRINT else 0.05  # a symbol about to be inserted is better than one that is not
        elif isinstance(step, PickLower) and step.seat == seat:
            lead += 0.8 if FOOTPRINT in lower_types(table, table.acquired[1]) else 0.2
        return lead

    def playout(self, s: State, draw: Draw) -> int:
        """Mostly sensible: walk as far as one can, lay footprints on the own road and obstacles on others', play cards now and then."""
        table = cast(Calamandara, s)
        step = s.agenda[-1]
        options = s.open
        if isinstance(step, React):
            return PASS if draw.below(4) else draw.pick(options)
        if isinstance(step, MoveMenu):
            return self.walk(table, step.seat, options, draw)
        if isinstance(step, PickCell) and draw.below(5):
            return self.place(table, step.seat, step.symbol, options, draw)
        if isinstance(step, InsertMenu):
            inserts = [option for option in options if CELL > option > DONE]
            return draw.pick(inserts) if inserts and draw.below(6) else draw.pick(options)
        if DRAW in options:
            return DRAW
        if options[0] == SKIP and len(options) > 1 and draw.below(3):
            return options[1]
        return draw.pick(options)

    def walk(self, s: Calamandara, seat: int, options: list[int], draw: Draw) -> int:
        """The reachable footprint from which the least is missing, if it is better than to stay."""
        costs = roads(s)
        best = SKIP
        least = missing(s, costs, seat) * 32 + (11 if s.tokens[seat] == START else DISTANCE[s.tokens[seat]])
        for option in options:
            if CELL <= option < TRANSFORM:
                cost = costs[option - CELL] * 32 + DISTANCE[option - CELL]
                if cost < least:
                    least = cost
                    best = option
        return best if best != SKIP or draw.below(4) else draw.pick(options)

    def place(self, s: Calamandara, seat: int, symbol: int, options: list[int], draw: Draw) -> int:
        """A few random cells, the one that helps most: footprints on the own road, attacks on those of others."""
        if symbol == FOOTPRINT or symbol == WATERFALL:
            return self.pave(s, seat, options, draw)
        harms = symbol in (MOUNTAIN, MIRROR, FIRE)
        best = draw.pick(options)
        for _ in range(3):
            other = draw.pick(options)
            home = ARM[other - CELL]
            if (harms and home >= 0 and home != s.arm(seat)) or (symbol == TOWER and home == s.arm(seat)):
                best = other
        return best

    def pave(self, s: Calamandara, seat: int, options: list[int], draw: Draw) -> int:
        """The first empty cell of the own road."""
        costs = roads(s)
        cell = s.tokens[seat]
        if cell == START:
            row = FIRST_ROWS[s.arm(seat)]
            offset = draw.below(5)
            cell = row[offset]
            for index in range(5):
                other = row[(offset + index) % 5]
                if costs[other] + entry_cost(s.board[other]) < costs[cell] + entry_cost(s.board[cell]):
                    cell = other
            if CELL + cell in options:
                return CELL + cell
        for _ in range(LONGEST_ROAD):
            nearest = -1
            offset = draw.below(4)
            for index in range(4):
                near = BESIDE[cell * 4 + (offset + index) % 4]
                if near >= 0 and costs[near] + entry_cost(s.board[near]) == costs[cell]:
                    nearest = near
                    break
            if nearest < 0:
                break
            if CELL + nearest in options:
                return CELL + nearest
            cell = nearest
        return draw.pick(options)


HINTS = CalamandaraHints()

"""Avra's destruction and Eimmie's disarming: cards leave the game and whoever stands on them is thrown out. [lab.char.avra.1–8, lab.char.eimmie.1–5]"""

from __future__ import annotations

from typing import Final

from ludoteca.core.state import ALLOWED, NOT_ASKED, Auto, Choice
from ludoteca.games.labyrinx.actions import (
    AVRA_AWAY,
    CELL,
    DISARM_FAILED,
    DISARMED,
    DONE,
    FAR,
    GO,
    IS_NEAR,
    NEAR,
    NO_CARD,
    NO_CARDS,
    NO_OLD_TRAP,
    NO_TARGET,
    NOT_IN_RACE,
    OWN_CARD,
    TRAP,
)
from ludoteca.games.labyrinx.board import HALL, NOWHERE, WAYS
from ludoteca.games.labyrinx.rules.fortune import gain
from ludoteca.games.labyrinx.rules.paths import is_cell, is_near, is_occupied, rough_passage, rough_ways
from ludoteca.games.labyrinx.rules.piles import can_draw, look, remove_card
from ludoteca.games.labyrinx.state import EMPTY, RESOLVED, Labyrinx
from ludoteca.games.labyrinx.steps.challenge import Eject, Roll

FIRST: Final = 1
SECOND: Final = 2
"""The two cards of a near destruction, one after the other. [lab.char.avra.7]"""


def destruction_refusal(s: Labyrinx, seat: int) -> int:
    """Is there a card to explode? [lab.char.avra.1, lab.char.avra.2]"""
    cards = len(s.site.cells) - s.empties - (1 if s.where[seat] != HALL else 0)
    return ALLOWED if cards > 0 else NO_TARGET


def target_refusal(s: Labyrinx, seat: int, cell: int, mode: int) -> int:
    """Why Avra cannot explode a card. [lab.char.avra.1, lab.char.avra.2]"""
    if s.kind[cell] == EMPTY:
        return NO_CARD
    if cell == s.where[seat]:
        return OWN_CARD
    near = is_near(s, s.where[seat], cell)
    if mode == NEAR:
        return ALLOWED if near else AVRA_AWAY
    return IS_NEAR if near else ALLOWED


def has_target(s: Labyrinx, seat: int, mode: int) -> bool:
    """Is there a card for this mode?"""
    if mode == NEAR:
        return any(cell != HALL and s.kind[cell] >= 0 for cell in s.site.near[s.where[seat]])
    return any(target_refusal(s, seat, cell, FAR) == ALLOWED for cell in s.site.cells)


class AvraMode(Choice[Labyrinx]):
    """One card that is not adjacent, or up to two that are. [lab.char.avra.1]"""

    point = "avra_mode"
    rule = "lab.char.avra.1"

    def candidates(self, s: Labyrinx) -> list[int]:
        return [FAR, NEAR]

    def refusal(self, s: Labyrinx, action: int) -> int:
        if action not in (FAR, NEAR):
            return NOT_ASKED
        return ALLOWED if has_target(s, self.seat, action) else NO_TARGET

    def take(self, s: Labyrinx, action: int) -> None:
        s.next(AvraCell(self.seat, action, FIRST))


class AvraCell(Choice[Labyrinx]):
    """Which card explodes; after the first of two near ones Avra may stop. [lab.char.avra.1, lab.char.avra.2, lab.char.avra.7]"""

    point = "avra_cell"
    rule = "lab.char.avra.1"

    def __init__(self, seat: int, mode: int, turn: int) -> None:
        super().__init__(seat)
        self.mode = mode
        self.turn = turn

    def pack(self) -> list[int]:
        return [self.seat, self.mode, self.turn]

    def candidates(self, s: Labyrinx) -> list[int]:
        cells = [CELL + cell for cell in s.site.cells if s.kind[cell] != EMPTY]
        return [*cells, DONE] if self.turn == SECOND else cells

    def refusal(self, s: Labyrinx, action: int) -> int:
        if action == DONE:
            return ALLOWED if self.turn == SECOND else NOT_ASKED
        return target_refusal(s, self.seat, action - CELL, self.mode) if is_cell(s, action - CELL) else NOT_ASKED

    def take(self, s: Labyrinx, action: int) -> None:
        if action == DONE:
            return
        if self.mode == NEAR and self.turn == FIRST:
            s.next(AvraCell(self.seat, NEAR, SECOND))
        if is_occupied(s, action - CELL):
            s.next(AvraDir(self.seat, action - CELL))
        else:
            s.next(Vanish(self.seat, action - CELL))
            look(s, action - CELL, s.everyone())


class Vanish(Auto[Labyrinx]):
    """A card with nobody on it explodes. [lab.char.avra.3, lab.char.avra.8]"""

    def __init__(self, seat: int, cell: int) -> None:
        super().__init__(seat)
        self.cell = cell

    def pack(self) -> list[int]:
        return [self.seat, self.cell]

    def run(self, s: Labyrinx) -> None:
        remove_card(s, self.seat, self.cell)


class AvraDir(Choice[Labyrinx]):
    """Where everybody on the exploding card is thrown: along a valid path, or anywhere if there is none. [lab.char.avra.4–6]"""

    point = "avra_dir"
    rule = "lab.char.avra.4"

    def __init__(self, seat: int, cell: int) -> None:
        super().__init__(seat)
        self.cell = cell

    def pack(self) -> list[int]:
        return [self.seat, self.cell]

    def candidates(self, s: Labyrinx) -> list[int]:
        return [GO, GO + 1, GO + 2, GO + 3]

    def options(self, s: Labyrinx) -> list[int]:
        allowed = [GO + way for way in range(4) if throw_refusal(s, self.cell, way) == ALLOWED]
        return allowed or [GO]  # with no landing space at all the way does not matter: they go to the hall

    def refusal(self, s: Labyrinx, action: int) -> int:
        if not GO <= action < GO + 4:
            return NOT_ASKED
        code = throw_refusal(s, self.cell, action - GO)
        return ALLOWED if action == GO and code != ALLOWED and not has_landing(s, self.cell) else code

    def why(self, s: Labyrinx, action: int, code: int) -> list[int]:
        return [1, 0] if code == NO_CARDS else []

    def take(self, s: Labyrinx, action: int) -> None:
        explode(s, self.seat, self.cell, action - GO)


class DisarmDir(AvraDir):
    """Where Eimmie and everybody with her is thrown. [lab.char.eimmie.3]"""

    point = "disarm_dir"
    rule = "lab.char.eimmie.3"


def landing_refusal(s: Labyrinx, cell: int, way: int) -> int:
    """Is there a space, or a card for one, behind a wall that does not count? [lab.char.avra.6, lab.pile.4]"""
    target = s.site.reach[cell * WAYS + way]
    if target == HALL or s.kind[target] != EMPTY or can_draw(s):
        return ALLOWED
    return NO_CARDS


def has_landing(s: Labyrinx, cell: int) -> bool:
    """Is there any?"""
    return any(landing_refusal(s, cell, way) == ALLOWED for way in range(4))


def throw_refusal(s: Labyrinx, cell: int, way: int) -> int:
    """Why nobody can be thrown that way; walls count only while some way is valid. [lab.char.avra.5, lab.char.avra.6]"""
    return rough_passage(s, cell, way) if rough_ways(s, cell) else landing_refusal(s, cell, way)


def explode(s: Labyrinx, seat: int, cell: int, way: int) -> None:
    """The card is gone before anybody lands; its people are in the air. [lab.char.avra.3–6]"""
    heading = way if rough_ways(s, cell) else way + 4  # from 4 on: through walls
    target = s.site.reach[cell * WAYS + way] if has_landing(s, cell) else HALL
    thrown = 0
    for other in range(s.seats):
        if s.where[other] == cell:
            thrown |= 1 << other
            s.where[other] = NOWHERE
    remove_card(s, seat, cell)
    s.next(Eject(seat, target, heading, thrown))


def disarm_refusal(s: Labyrinx, seat: int) -> int:
    """Does Eimmie stand on a resolved trap? [lab.char.eimmie.1]"""
    here = s.where[seat]
    if here == HALL or s.box.challenge[s.kind[here]] != TRAP or s.mark[here] & RESOLVED == 0:
        return NO_OLD_TRAP
    return NOT_IN_RACE if s.racers else ALLOWED


def disarm(s: Labyrinx, seat: int) -> None:
    """She tests the trap once more. [lab.char.eimmie.2]"""
    s.then(Roll(seat, TRAP), Disarmed(seat))


class Disarmed(Auto[Labyrinx]):
    """A treasure for a success; the card explodes in any case. [lab.char.eimmie.2–5]"""

    def run(self, s: Labyrinx) -> None:
        s.next(DisarmDir(self.seat, s.where[self.seat]))
        if s.won:
            s.tell(DISARMED, self.seat, s.treasures[self.seat] + 1)
            gain(s, self.seat)
        else:
            s.tell(DISARM_FAILED, self.seat)


STEPS: Final = [AvraMode, AvraCell, Vanish, AvraDir, DisarmDir, Disarmed]

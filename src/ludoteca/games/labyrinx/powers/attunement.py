"""Elora's attunement: one step in any direction, through walls and doors. [lab.char.elora.1–4]"""

from __future__ import annotations

from typing import Final

from ludoteca.core.state import ALLOWED, NOT_ASKED, Choice
from ludoteca.games.labyrinx.actions import ATTUNED, CELL, GO, NO_CARDS, NO_STEP
from ludoteca.games.labyrinx.board import HALL, WAYS, X1
from ludoteca.games.labyrinx.rules.piles import can_draw
from ludoteca.games.labyrinx.state import EMPTY, Labyrinx
from ludoteca.games.labyrinx.steps.challenge import Arrive
from ludoteca.games.labyrinx.steps.entering import ANY_SIDE, Orient, uncover


def step_refusal(s: Labyrinx, space: int) -> int:
    """An empty cell needs a card. [lab.char.elora.3, lab.pile.4]"""
    return NO_CARDS if space != HALL and s.kind[space] == EMPTY and not can_draw(s) else ALLOWED


def attunement_refusal(s: Labyrinx, seat: int) -> int:
    """Is there any space to step to? [lab.char.elora.1]"""
    return ALLOWED if any(step_refusal(s, space) == ALLOWED for space in s.site.near[s.where[seat]]) else NO_STEP


class AttuneDir(Choice[Labyrinx]):
    """Where to: a direction, or from the hall any cell around it. [lab.char.elora.1, lab.char.elora.2, lab.char.elora.4]"""

    point = "attune_dir"
    rule = "lab.char.elora.1"

    def candidates(self, s: Labyrinx) -> list[int]:
        here = s.where[self.seat]
        return [CELL + cell for cell in s.site.near[HALL]] if here == HALL else [GO, GO + 1, GO + 2, GO + 3]

    def target(self, s: Labyrinx, action: int) -> int:
        """The space an action leads to; −1 for any other action."""
        here = s.where[self.seat]
        if here == HALL:
            return action - CELL if action - CELL in s.site.near[HALL] else -1
        return s.site.reach[here * WAYS + action - GO] if GO <= action < GO + X1 else -1

    def refusal(self, s: Labyrinx, action: int) -> int:
        target = self.target(s, action)
        return NOT_ASKED if target < 0 else step_refusal(s, target)

    def why(self, s: Labyrinx, action: int, code: int) -> list[int]:
        return [1, 0] if code == NO_CARDS else []

    def take(self, s: Labyrinx, action: int) -> None:
        target = self.target(s, action)
        s.tell(ATTUNED, self.seat, target)
        s.next(Arrive(self.seat, target, s.where[self.seat]))
        uncover(s, target, AttuneOrient(self.seat, target, ANY_SIDE))


class AttuneOrient(Orient):
    """She turns the card as she likes. [lab.char.elora.3, lab.move.10]"""

    point = "attune_orient"
    rule = "lab.char.elora.3"


STEPS: Final = [AttuneDir, AttuneOrient]

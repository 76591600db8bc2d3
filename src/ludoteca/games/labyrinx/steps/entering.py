"""Coming into a space: the card is drawn or revealed, somebody turns it, and what waits there is faced."""

from __future__ import annotations

from typing import Final

from ludoteca.core.grid import opposite
from ludoteca.core.state import ALLOWED, NOT_ASKED, Choice
from ludoteca.games.labyrinx.actions import TURN, WRONG_TURN
from ludoteca.games.labyrinx.board import HALL
from ludoteca.games.labyrinx.rules.piles import lay_unseen, look, open_card
from ludoteca.games.labyrinx.state import CLOSED, EMPTY, Labyrinx

ANY_SIDE: Final = -1
"""The card is not entered through a corridor, so it may lie in any position. [lab.move.10]"""


class Orient(Choice[Labyrinx]):
    """Turn a revealed card so that a corridor meets the one that leads there; without such a corridor, as one likes. [lab.move.3–4, lab.move.9–10]"""

    point = "move_orient"
    rule = "lab.move.9"

    def __init__(self, seat: int, cell: int, heading: int) -> None:
        super().__init__(seat)
        self.cell = cell
        self.heading = heading  # the direction of the movement, or ANY_SIDE

    def pack(self) -> list[int]:
        return [self.seat, self.cell, self.heading]

    def candidates(self, s: Labyrinx) -> list[int]:
        return [TURN + turn for turn in s.box.turns[s.kind[self.cell]]]

    def options(self, s: Labyrinx) -> list[int]:
        kind = s.kind[self.cell]
        if self.heading == ANY_SIDE:
            return [TURN + turn for turn in s.box.turns[kind]]
        side = opposite(self.heading)
        return [TURN + turn for turn in s.box.turns[kind] if (s.box.sides[kind * 4 + turn] >> side) & 1]

    def refusal(self, s: Labyrinx, action: int) -> int:
        kind = s.kind[self.cell]
        turn = action - TURN
        if not 0 <= turn < 4 or turn not in s.box.turns[kind]:
            return NOT_ASKED
        if self.heading == ANY_SIDE or (s.box.sides[kind * 4 + turn] >> opposite(self.heading)) & 1:
            return ALLOWED
        return WRONG_TURN

    def take(self, s: Labyrinx, action: int) -> None:
        open_card(s, self.seat, self.cell, action - TURN)


def uncover(s: Labyrinx, space: int, orient: Orient) -> None:
    """Make sure that a space can be entered: an empty cell gets a card, a closed one is revealed to all and turned. [lab.power.4, lab.push.4, lab.push.5]"""
    if space == HALL:
        return
    if s.kind[space] == EMPTY:
        lay_unseen(s, space)
    if s.lie[space] == CLOSED:
        s.next(orient)
        look(s, space, s.everyone())

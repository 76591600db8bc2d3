"""Kaminari's leap: out through a corridor and over two spaces onto the third. [lab.char.kaminari.1–4]"""

from __future__ import annotations

from typing import Final

from ludoteca.core.state import ALLOWED, NOT_ASKED, Choice
from ludoteca.games.labyrinx.actions import GO, LEAPT, NO_CARDS, NO_CORRIDOR, NO_LEAP
from ludoteca.games.labyrinx.rules.paths import corridors, gaps_on, is_way, ways_of
from ludoteca.games.labyrinx.rules.piles import available, can_draw
from ludoteca.games.labyrinx.state import Labyrinx
from ludoteca.games.labyrinx.steps.challenge import Arrive, fill
from ludoteca.games.labyrinx.steps.entering import ANY_SIDE, Orient, uncover

LENGTH: Final = 3


def leap_line(s: Labyrinx, seat: int, way: int) -> list[int]:
    """Two spaces passed and the one landed on; the hall counts as one. [lab.char.kaminari.1, lab.char.kaminari.4]"""
    return s.site.line(s.where[seat], way, LENGTH)


def way_refusal(s: Labyrinx, seat: int, way: int) -> int:
    """Only the own edge needs a corridor, and every gap a card. [lab.char.kaminari.2, lab.char.kaminari.4, lab.pile.4]"""
    if (corridors(s, s.where[seat]) >> way) & 1 == 0:
        return NO_CORRIDOR
    return ALLOWED if can_draw(s, gaps_on(s, leap_line(s, seat, way))) else NO_CARDS


def leap_refusal(s: Labyrinx, seat: int) -> int:
    """Is any leap possible?"""
    return ALLOWED if any(way_refusal(s, seat, way) == ALLOWED for way in ways_of(s.where[seat])) else NO_LEAP


class LeapDir(Choice[Labyrinx]):
    """In which direction to leap. [lab.char.kaminari.1–4]"""

    point = "leap_dir"
    rule = "lab.char.kaminari.1"

    def candidates(self, s: Labyrinx) -> list[int]:
        return [GO + way for way in ways_of(s.where[self.seat])]

    def refusal(self, s: Labyrinx, action: int) -> int:
        way = action - GO
        return way_refusal(s, self.seat, way) if is_way(s.where[self.seat], way) else NOT_ASKED

    def why(self, s: Labyrinx, action: int, code: int) -> list[int]:
        return [gaps_on(s, leap_line(s, self.seat, action - GO)), available(s)] if code == NO_CARDS else []

    def take(self, s: Labyrinx, action: int) -> None:
        line = leap_line(s, self.seat, action - GO)
        fill(s, self.seat, line)
        s.tell(LEAPT, self.seat, line[-1])
        s.next(Arrive(self.seat, line[-1], s.where[self.seat]))
        uncover(s, line[-1], LeapOrient(self.seat, line[-1], ANY_SIDE))


class LeapOrient(Orient):
    """He turns the landing card as he likes. [lab.char.kaminari.3, lab.move.10]"""

    point = "leap_orient"
    rule = "lab.char.kaminari.3"


STEPS: Final = [LeapDir, LeapOrient]

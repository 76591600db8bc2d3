"""Lane's transmutation: two closed cards from anywhere into the hand, two hand cards in their places. [lab.char.lane.1–3]"""

from __future__ import annotations

from typing import Final

from ludoteca.core.state import ALLOWED, NOT_ASKED, Auto, Choice, FreeChoice
from ludoteca.games.labyrinx.actions import CANNOT_PUT, CARD, CELL, FEW_CLOSED, NO_CARD, REPLACED, TAKES_CLOSED
from ludoteca.games.labyrinx.actions import LIFTED as LIFTED_EVENT
from ludoteca.games.labyrinx.rules.paths import is_cell, is_closed
from ludoteca.games.labyrinx.rules.piles import hand_kinds, has_several, lay_from_hand, look, to_group
from ludoteca.games.labyrinx.state import EMPTY, LIFTED, Labyrinx
from ludoteca.games.labyrinx.steps.challenge import card_refusal

CARDS: Final = 2


def closed_cards(s: Labyrinx, most: int) -> int:
    """How many closed cards lie on the table, counted no further than needed."""
    count = 0
    for cell in s.site.cells:
        if is_closed(s, cell):
            count += 1
            if count == most:
                break
    return count


def transmutation_refusal(s: Labyrinx, seat: int) -> int:
    """Exactly two closed cards are needed; the own hand may be empty. [lab.char.lane.2]"""
    return ALLOWED if closed_cards(s, CARDS) == CARDS else FEW_CLOSED


class LaneTake(Choice[Labyrinx]):
    """Take a closed card into the hand. [lab.char.lane.1]"""

    point = "lane_take"
    rule = "lab.char.lane.1"

    def __init__(self, seat: int, first: int) -> None:
        super().__init__(seat)
        self.first = first  # the cell already chosen, or −1

    def pack(self) -> list[int]:
        return [self.seat, self.first]

    def candidates(self, s: Labyrinx) -> list[int]:
        return [CELL + cell for cell in s.site.cells if s.kind[cell] != EMPTY]

    def options(self, s: Labyrinx) -> list[int]:
        return [CELL + cell for cell in s.site.cells if is_closed(s, cell)]

    def refusal(self, s: Labyrinx, action: int) -> int:
        cell = action - CELL
        if not is_cell(s, cell):
            return NOT_ASKED
        if s.kind[cell] < 0:
            return NO_CARD
        return ALLOWED if is_closed(s, cell) else TAKES_CLOSED

    def take(self, s: Labyrinx, action: int) -> None:
        cell = action - CELL
        if self.first < 0:
            s.next(LaneTake(self.seat, cell))
        else:
            s.then(LanePut(self.seat, self.first), LanePut(self.seat, cell), Transmuted(self.seat))
        s.next(Lift(self.seat, cell))
        look(s, cell, 1 << self.seat)


class Lift(Auto[Labyrinx]):
    """The card is in his hand now; who knew it knows that he has it, or puts it back. [lab.char.lane.3, lab.info.1, lab.info.3]"""

    def __init__(self, seat: int, cell: int) -> None:
        super().__init__(seat)
        self.cell = cell

    def pack(self) -> list[int]:
        return [self.seat, self.cell]

    def run(self, s: Labyrinx) -> None:
        to_group(s, self.seat, self.cell)
        s.tell(LIFTED_EVENT, self.seat, self.cell, s.kind[self.cell], seen=1 << self.seat)
        s.kind[self.cell] = LIFTED
        s.tag[self.cell] = 0
        s.seen[self.cell] = s.everyone()


class LanePut(FreeChoice[Labyrinx]):
    """Put any hand card closed in the place of a taken one, the same if one likes. [lab.char.lane.1, lab.char.lane.2]"""

    point = "lane_put"
    rule = "lab.char.lane.1"

    def __init__(self, seat: int, cell: int) -> None:
        super().__init__(seat)
        self.cell = cell

    def pack(self) -> list[int]:
        return [self.seat, self.cell]

    def candidates(self, s: Labyrinx) -> list[int]:
        return [CARD + kind for kind in hand_kinds(s, self.seat)]

    def betrays(self, s: Labyrinx) -> bool:
        return has_several(s, self.seat)

    def refusal(self, s: Labyrinx, action: int) -> int:
        return card_refusal(s, self.seat, action, CANNOT_PUT)

    def take(self, s: Labyrinx, action: int) -> None:
        lay_from_hand(s, self.seat, self.cell, action - CARD)
        s.tell(REPLACED, self.seat, self.cell, action - CARD, seen=1 << self.seat)


class Transmuted(Auto[Labyrinx]):
    """One transmutation more: what he draws or takes from now on cannot lie where he has put cards before. [lab.info.3]"""

    def run(self, s: Labyrinx) -> None:
        s.swaps += 1


STEPS: Final = [LaneTake, Lift, LanePut, Transmuted]

"""Before the first turn: who begins, who is who, where the hall lies, and the deal. [lab.setup.1–9, lab.var.1–4]"""

from __future__ import annotations

from typing import Final

from ludoteca.core.state import ALLOWED, NOT_ASKED, Auto, Chance, Choice, FreeChoice
from ludoteca.games.labyrinx.actions import (
    CHARACTER,
    CHARACTER_GONE,
    CHARACTER_TAKEN,
    CHARACTERS,
    COLUMN,
    DEALT,
    DIE,
    FIRST,
    FIRST_PLAYER,
    FIRST_ROLLED,
    HALL_PLACED,
    KINDS,
    LOT,
    OFF_TABLE,
    REVEAL,
    ROTATION,
    ROW,
)
from ludoteca.games.labyrinx.board import LARGEST, cell_at, site_of
from ludoteca.games.labyrinx.rules.piles import FromPool, hand_limit, take_from_stock, to_hand
from ludoteca.games.labyrinx.state import UNDER_HALL, Labyrinx
from ludoteca.games.labyrinx.steps.turn import BeginTurn

HIGHEST: Final = 1
LOWEST: Final = 0


class RollForFirst(Auto[Labyrinx]):
    """Everybody of a mask rolls; the highest, or the lowest, begins. [lab.setup.1, lab.var.2]"""

    def __init__(self, seats: int, highest: int) -> None:
        super().__init__()
        self.seats = seats
        self.highest = highest

    def pack(self) -> list[int]:
        return [self.seats, self.highest]

    def run(self, s: Labyrinx) -> None:
        s.next(CompareRolls(self.seats, self.highest))
        for seat in range(s.seats - 1, -1, -1):
            if (self.seats >> seat) & 1:
                s.next(FirstRoll(seat))


class FirstRoll(Chance[Labyrinx]):
    """One player's roll for the first turn. [lab.setup.1]"""

    def options(self, s: Labyrinx) -> list[int]:
        return [DIE + face for face in range(6)]

    def take(self, s: Labyrinx, action: int) -> None:
        s.rolls = s.rolls[:]
        s.rolls[self.seat] = action - DIE + 1
        s.tell(FIRST_ROLLED, self.seat, s.rolls[self.seat])


class CompareRolls(Auto[Labyrinx]):
    """The best roll begins; those who tie for it roll again, and only they. [lab.setup.1]"""

    def __init__(self, seats: int, highest: int) -> None:
        super().__init__()
        self.seats = seats
        self.highest = highest

    def pack(self) -> list[int]:
        return [self.seats, self.highest]

    def run(self, s: Labyrinx) -> None:
        rolls = [s.rolls[seat] for seat in range(s.seats) if (self.seats >> seat) & 1]
        best = max(rolls) if self.highest == HIGHEST else min(rolls)
        tied = [seat for seat in range(s.seats) if (self.seats >> seat) & 1 and s.rolls[seat] == best]
        if len(tied) == 1:
            s.rolls = [0] * s.seats
            begin_with(s, tied[0])
            return
        mask = 0
        for seat in tied:
            mask |= 1 << seat
        s.next(RollForFirst(mask, self.highest))


class DrawFirst(Chance[Labyrinx]):
    """The first player is drawn by lot: a convenience. [lab.setup.1]"""

    def options(self, s: Labyrinx) -> list[int]:
        return [FIRST + seat for seat in range(s.seats)]

    def take(self, s: Labyrinx, action: int) -> None:
        begin_with(s, action - FIRST)


def begin_with(s: Labyrinx, seat: int) -> None:
    """This is the first player. [lab.setup.1]"""
    s.first = seat
    s.active = seat
    s.tell(FIRST_PLAYER, seat)


class Characters(Auto[Labyrinx]):
    """Everybody gets a character in turn order, by choice or by lot. [lab.setup.2, lab.var.3]"""

    def __init__(self, by_lot: int) -> None:
        super().__init__()
        self.by_lot = by_lot

    def pack(self) -> list[int]:
        return [self.by_lot]

    def run(self, s: Labyrinx) -> None:
        for turn in range(s.seats - 1, -1, -1):
            seat = (s.first + turn) % s.seats
            if self.by_lot:
                s.next(CharacterLot(seat))
            else:
                s.next(SetupCharacter(seat))


class SetupCharacter(Choice[Labyrinx]):
    """Choose a character nobody has. [lab.setup.2]"""

    point = "setup_character"
    rule = "lab.setup.2"

    def candidates(self, s: Labyrinx) -> list[int]:
        return [CHARACTER + character for character in range(len(CHARACTERS))]

    def refusal(self, s: Labyrinx, action: int) -> int:
        if not CHARACTER <= action < CHARACTER + len(CHARACTERS):
            return NOT_ASKED
        return CHARACTER_GONE if action - CHARACTER in s.characters else ALLOWED

    def why(self, s: Labyrinx, action: int, code: int) -> list[int]:
        return [action - CHARACTER]

    def take(self, s: Labyrinx, action: int) -> None:
        become(s, self.seat, action - CHARACTER)


class CharacterLot(Chance[Labyrinx]):
    """Draw a character nobody has. [lab.setup.2]"""

    def options(self, s: Labyrinx) -> list[int]:
        return [LOT + character for character in range(len(CHARACTERS)) if character not in s.characters]

    def take(self, s: Labyrinx, action: int) -> None:
        become(s, self.seat, action - LOT)


def become(s: Labyrinx, seat: int, character: int) -> None:
    """A player has a character from now on."""
    s.characters = s.characters[:]
    s.characters[seat] = character
    s.tell(CHARACTER_TAKEN, seat, character)


class PlaceHall(Auto[Labyrinx]):
    """The first player places the hall, or it goes to the middle. [lab.setup.4]"""

    def __init__(self, by_choice: int) -> None:
        super().__init__()
        self.by_choice = by_choice

    def pack(self) -> list[int]:
        return [self.by_choice]

    def run(self, s: Labyrinx) -> None:
        if self.by_choice:
            s.next(SetupHallRotation(s.first))
        else:
            place_hall(s, 0, (s.site.width - 3) // 2, (s.site.height - 1) // 2)


class SetupHallRotation(FreeChoice[Labyrinx]):
    """Which way the hall is turned. [lab.setup.4]"""

    point = "setup_hall_rotation"
    rule = "lab.setup.4"

    def candidates(self, s: Labyrinx) -> list[int]:
        return [ROTATION, ROTATION + 1, ROTATION + 2, ROTATION + 3]

    def take(self, s: Labyrinx, action: int) -> None:
        s.next(SetupHallColumn(self.seat, action - ROTATION))


class SetupHallColumn(Choice[Labyrinx]):
    """The column of the hall's north-west cell; the hall must lie wholly on the table. [lab.setup.4]"""

    point = "setup_hall_column"
    rule = "lab.setup.4"

    def __init__(self, seat: int, rotation: int) -> None:
        super().__init__(seat)
        self.rotation = rotation

    def pack(self) -> list[int]:
        return [self.seat, self.rotation]

    def candidates(self, s: Labyrinx) -> list[int]:
        return [COLUMN + x for x in range(s.site.width)]

    def refusal(self, s: Labyrinx, action: int) -> int:
        if not COLUMN <= action < COLUMN + LARGEST:
            return NOT_ASKED
        return ALLOWED if s.site.fits(self.rotation, action - COLUMN, 0) else OFF_TABLE

    def why(self, s: Labyrinx, action: int, code: int) -> list[int]:
        return [s.site.width, s.site.height]

    def take(self, s: Labyrinx, action: int) -> None:
        s.next(SetupHallRow(self.seat, self.rotation, action - COLUMN))


class SetupHallRow(Choice[Labyrinx]):
    """The row of the hall's north-west cell. [lab.setup.4]"""

    point = "setup_hall_row"
    rule = "lab.setup.4"

    def __init__(self, seat: int, rotation: int, x: int) -> None:
        super().__init__(seat)
        self.rotation = rotation
        self.x = x

    def pack(self) -> list[int]:
        return [self.seat, self.rotation, self.x]

    def candidates(self, s: Labyrinx) -> list[int]:
        return [ROW + y for y in range(s.site.height)]

    def refusal(self, s: Labyrinx, action: int) -> int:
        if not ROW <= action < ROW + LARGEST:
            return NOT_ASKED
        return ALLOWED if s.site.fits(self.rotation, self.x, action - ROW) else OFF_TABLE

    def why(self, s: Labyrinx, action: int, code: int) -> list[int]:
        return [s.site.width, s.site.height]

    def take(self, s: Labyrinx, action: int) -> None:
        place_hall(s, self.rotation, self.x, action - ROW)


def place_hall(s: Labyrinx, rotation: int, x: int, y: int) -> None:
    """The hall lies on the table from now on: three cells, one space. [lab.geo.7]"""
    s.site = site_of(s.site.width, s.site.height, s.site.exits, rotation, x, y)
    for cell in s.site.hall:
        s.kind[cell] = UNDER_HALL
        s.empties -= 1
    s.tell(HALL_PLACED, s.first, cell_at(x, y), rotation)


class Deal(Auto[Labyrinx]):
    """Four cards to everybody, five to Mallahoc; the rest is the draw pile. Then the first turn. [lab.setup.5, lab.setup.9]"""

    def run(self, s: Labyrinx) -> None:
        s.next(BeginTurn(s.first))
        for turn in range(s.seats - 1, -1, -1):
            seat = (s.first + turn) % s.seats
            for _ in range(hand_limit(s, seat)):
                s.next(DealCard(seat))


class DealCard(FromPool):
    """One card to a player, for his eyes only. [lab.setup.5]"""

    def take(self, s: Labyrinx, action: int) -> None:
        kind = action - REVEAL
        pool = take_from_stock(s)
        s.bags[pool * KINDS + kind] -= 1
        to_hand(s, self.seat, kind, pool)
        s.tell(DEALT, self.seat, kind, seen=1 << self.seat)


STEPS: Final = [
    RollForFirst,
    FirstRoll,
    CompareRolls,
    DrawFirst,
    Characters,
    SetupCharacter,
    CharacterLot,
    PlaceHall,
    SetupHallRotation,
    SetupHallColumn,
    SetupHallRow,
    Deal,
    DealCard,
]

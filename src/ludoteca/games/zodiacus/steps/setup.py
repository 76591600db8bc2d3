"""Before the first turn: who is P1, then territories, castles, towers, guardians, the draft, slots, runes and decks. [zod.setup.1–15]"""

from __future__ import annotations

from typing import Final

from ludoteca.core.draw import Draw
from ludoteca.core.state import ALLOWED, NOT_ASKED, Auto, Chance, Choice
from ludoteca.games.zodiacus.actions import (
    ASSIGNED,
    COLOUR_USED,
    DIE,
    DRAFTED,
    NO_SUCH_DECK,
    NOT_DRAFTED,
    ROLLED_FIRST,
    RUNE_LAID,
    SAME_CARD,
    SEATED,
    TAKE_CASTLE,
    TAKE_COLOUR,
    TAKE_DECK,
    TAKE_GUARDIAN,
    TAKE_INTZ,
    TAKE_TERRITORY,
    TAKE_TOWER,
    TAKEN,
    TOOK_CASTLE,
    TOOK_DECK,
    TOOK_GUARDIAN,
    TOOK_TERRITORY,
    TOOK_TOWER,
)
from ludoteca.games.zodiacus.board import CASTLES, GLOBAL, LOCAL, START_LOCAL
from ludoteca.games.zodiacus.content import CASTLE_CARDS, DECKS, GUARDIAN_CARDS, INTZ_COUNT, TERRITORIES, TOWER_CARDS, TOWER_COUNT
from ludoteca.games.zodiacus.state import CASTLE, FREE, GUARDIAN_ALPHA, NOTHING, TOWER_ALPHA, Zodiacus, part
from ludoteca.games.zodiacus.steps.damage import WEIGHTS
from ludoteca.games.zodiacus.steps.turn import NextTurn

RED: Final = 3
ROUNDS: Final = 3
"""Rounds of the draft, one intrépido per player and round. [zod.setup.5]"""


class RollFirst(Chance[Zodiacus]):
    """Every player of the mask throws the red die. [zod.setup.1]"""

    def __init__(self, seat: int, mask: int) -> None:
        self.seat = seat
        self.mask = mask  # those who throw after this seat

    def pack(self) -> list[int]:
        return [self.seat, self.mask]

    def options(self, s: Zodiacus) -> list[int]:
        return [DIE + s.box.faces[RED * 3 + face] // 5 - 1 for face in range(3)]

    def weights(self, s: Zodiacus) -> list[int]:
        return WEIGHTS

    def sample(self, s: Zodiacus, draw: Draw) -> int:
        thrown = draw.below(6)
        return DIE + s.box.faces[RED * 3 + (0 if thrown < 2 else 1 if thrown < 5 else 2)] // 5 - 1

    def take(self, s: Zodiacus, action: int) -> None:
        s.rolls = s.rolls[:]
        s.rolls[self.seat] += (action - DIE + 1) * 5
        s.tell(ROLLED_FIRST, self.seat, action - DIE)
        roll_for(s, self.mask)


def roll_for(s: Zodiacus, mask: int) -> None:
    """Let the next of the mask throw, or compare."""
    for seat in range(s.seats):
        if (mask >> seat) & 1:
            s.next(RollFirst(seat, mask & ~(1 << seat)))
            return
    s.next(TakeSeats())


class TakeSeats(Auto[Zodiacus]):
    """The highest is P1; ties are thrown again. FFA: everybody's place is decided so; else the order goes clockwise. [zod.setup.1–2, zod.setup.4p]"""

    def run(self, s: Zodiacus) -> None:
        ranks = [sum([1 for other in s.rolls if other < own]) for own in s.rolls]
        tied = 0
        for seat in range(s.seats):
            if ranks.count(ranks[seat]) > 1 and (s.mode == FREE or ranks[seat] == max(ranks)):
                tied |= 1 << seat
        if tied:
            s.rolls = [rank * 100 for rank in ranks]
            roll_for(s, tied)
            return
        first = ranks.index(max(ranks))
        if s.mode == FREE:
            s.order = [ranks.index(rank) for rank in range(s.seats - 1, -1, -1)]
        else:
            s.order = [(first + step) % s.seats for step in range(s.seats)]
        s.place = [s.order.index(seat) for seat in range(s.seats)]
        for place in range(s.seats):
            s.tell(SEATED, s.order[place], place)
        s.rolls = [0] * s.seats
        s.next(Prepare(0, 0))


class Prepare(Auto[Zodiacus]):
    """The next player's decision of a stage, in seat order; then the next stage. [zod.setup.3]"""

    def __init__(self, stage: int, index: int) -> None:
        self.seat = NOTHING
        self.stage = stage
        self.index = index

    def pack(self) -> list[int]:
        return [self.stage, self.index]

    def run(self, s: Zodiacus) -> None:
        stage = self.stage
        if stage == DECK_STAGE + 1:
            place_everything(s)
            s.next(NextTurn())
            return
        if self.index == decisions_of(s, stage):
            s.next(Prepare(stage + 1, 0))
            return
        s.next(Prepare(stage, self.index + 1))
        seat = decider(s, stage, self.index)
        if s.quick and stage != DRAFT_STAGE:
            s.next(Dealt(seat, stage, self.index))  # zod.var.5
        else:
            s.next(choice_of(seat, stage, self.index))


def decisions_of(s: Zodiacus, stage: int) -> int:
    """How many decisions a stage has: three picks, two slots, three runes a player; a shared deck is one. [zod.setup.5, zod.setup.7–8, zod.setup.15]"""
    if stage == DECK_STAGE and s.shared:
        return 1
    return s.seats * (3 if stage in (DRAFT_STAGE, RUNE_STAGE) else 2 if stage == SLOT_STAGE else 1)


def decider(s: Zodiacus, stage: int, index: int) -> int:
    """Whose decision it is: the draft goes to and fro, slots and runes are settled player by player. [zod.setup.3, zod.setup.5]"""
    if stage == DRAFT_STAGE:
        turn = index % s.seats
        return s.order[s.seats - 1 - turn if index // s.seats == 1 else turn]
    if stage == SLOT_STAGE:
        return s.order[index // 2]
    return s.order[index // 3 if stage == RUNE_STAGE else index]


class SetupChoice(Choice[Zodiacus]):
    """An open decision before the game. [zod.setup.3]"""

    start = 0
    size = 0

    def candidates(self, s: Zodiacus) -> list[int]:
        return list(range(self.start, self.start + self.size))

    def refusal(self, s: Zodiacus, action: int) -> int:
        return self.forbids(s, action - self.start) if self.start <= action < self.start + self.size else NOT_ASKED

    def forbids(self, s: Zodiacus, card: int) -> int:
        """Why this one cannot be taken; most can, also if another player has it. [zod.setup.4]"""
        return ALLOWED


class TakeTerritory(SetupChoice):
    """Your board. [zod.setup.3–4]"""

    point = "setup_territory"
    rule = "zod.setup.3"
    start = TAKE_TERRITORY
    size = len(TERRITORIES)

    def take(self, s: Zodiacus, action: int) -> None:
        s.territory = s.territory[:]
        s.territory[self.seat] = action - TAKE_TERRITORY
        s.tell(TOOK_TERRITORY, self.seat, action - TAKE_TERRITORY)


class TakeCastle(SetupChoice):
    """Your castle. [zod.setup.3–4]"""

    point = "setup_castle"
    rule = "zod.setup.3"
    start = TAKE_CASTLE
    size = len(CASTLE_CARDS)

    def take(self, s: Zodiacus, action: int) -> None:
        s.kind[part(self.seat, CASTLE)] = action - TAKE_CASTLE
        s.tell(TOOK_CASTLE, self.seat, action - TAKE_CASTLE)


class TakeTower(SetupChoice):
    """One of your two towers, which must be different cards; alpha stands farther from the castle. [zod.setup.4, zod.setup.13]"""

    rule = "zod.setup.4"
    start = TAKE_TOWER
    size = len(TOWER_CARDS)
    site = TOWER_ALPHA

    def forbids(self, s: Zodiacus, card: int) -> int:
        return SAME_CARD if self.site != TOWER_ALPHA and s.kind[part(self.seat, TOWER_ALPHA)] == card else ALLOWED

    def take(self, s: Zodiacus, action: int) -> None:
        s.kind[part(self.seat, self.site)] = action - TAKE_TOWER
        s.tell(TOOK_TOWER, self.seat, action - TAKE_TOWER, self.site)


class TakeTowerAlpha(TakeTower):
    """The tower farther from the castle. [zod.setup.13]"""

    point = "setup_tower_alpha"


class TakeTowerBeta(TakeTower):
    """The tower nearer to the castle. [zod.setup.4, zod.setup.13]"""

    point = "setup_tower_beta"
    site = TOWER_ALPHA + 1


class TakeGuardian(SetupChoice):
    """One of your two guardians, which must be different cards. [zod.setup.4, zod.setup.13]"""

    rule = "zod.setup.4"
    start = TAKE_GUARDIAN
    size = len(GUARDIAN_CARDS)
    site = GUARDIAN_ALPHA

    def forbids(self, s: Zodiacus, card: int) -> int:
        return SAME_CARD if self.site != GUARDIAN_ALPHA and s.kind[part(self.seat, GUARDIAN_ALPHA)] == TOWER_COUNT + card else ALLOWED

    def take(self, s: Zodiacus, action: int) -> None:
        s.kind[part(self.seat, self.site)] = TOWER_COUNT + action - TAKE_GUARDIAN
        s.tell(TOOK_GUARDIAN, self.seat, action - TAKE_GUARDIAN, self.site)


class TakeGuardianAlpha(TakeGuardian):
    """The guardian farther from the castle. [zod.setup.13]"""

    point = "setup_guardian_alpha"


class TakeGuardianBeta(TakeGuardian):
    """The guardian nearer to the castle. [zod.setup.4, zod.setup.13]"""

    point = "setup_guardian_beta"
    site = GUARDIAN_ALPHA + 1


class Draft(SetupChoice):
    """Pick an intrépido that nobody has. [zod.setup.5–6]"""

    point = "setup_draft_pick"
    rule = "zod.setup.5"
    start = TAKE_INTZ
    size = INTZ_COUNT

    def forbids(self, s: Zodiacus, card: int) -> int:
        return TAKEN if card in s.kind[: 3 * s.seats] else ALLOWED

    def why(self, s: Zodiacus, action: int, code: int) -> list[int]:
        return [action - TAKE_INTZ] if code == TAKEN else []

    def take(self, s: Zodiacus, action: int) -> None:
        hero = self.seat * 3
        while s.kind[hero] != NOTHING:
            hero += 1
        s.kind[hero] = action - TAKE_INTZ
        s.tell(DRAFTED, self.seat, action - TAKE_INTZ)


class AssignSlot(SetupChoice):
    """Which of your three is alpha, then which is beta; gamma follows, and slots never change. [zod.setup.7]"""

    point = "setup_assign_slot"
    rule = "zod.setup.7"
    start = TAKE_INTZ
    size = INTZ_COUNT

    def __init__(self, seat: int, slot: int) -> None:
        self.seat = seat
        self.slot = slot

    def pack(self) -> list[int]:
        return [self.seat, self.slot]

    def forbids(self, s: Zodiacus, card: int) -> int:
        waiting = s.kind[self.seat * 3 + self.slot : self.seat * 3 + 3]
        return ALLOWED if card in waiting else NOT_DRAFTED

    def why(self, s: Zodiacus, action: int, code: int) -> list[int]:
        return [action - TAKE_INTZ] if code == NOT_DRAFTED else []

    def take(self, s: Zodiacus, action: int) -> None:
        slot = self.slot
        base = self.seat * 3
        trio = s.kind[base : base + 3]
        trio.remove(action - TAKE_INTZ)
        trio.insert(slot, action - TAKE_INTZ)
        s.kind[base : base + 3] = trio
        s.tell(ASSIGNED, self.seat, action - TAKE_INTZ, slot)
        if slot == 1:
            s.tell(ASSIGNED, self.seat, trio[2], 2)


class PlaceRune(SetupChoice):
    """Which colour lies at tower alpha, tower beta, guardian alpha; the last is forced. They are the runes of the player in front. [zod.setup.8–10]"""

    point = "setup_rune_place"
    rule = "zod.setup.8"
    start = TAKE_COLOUR
    size = 4

    def forbids(self, s: Zodiacus, card: int) -> int:
        return COLOUR_USED if card in s.site_rune[self.seat * 4 : self.seat * 4 + 4] else ALLOWED

    def why(self, s: Zodiacus, action: int, code: int) -> list[int]:
        return [action - TAKE_COLOUR] if code == COLOUR_USED else []

    def take(self, s: Zodiacus, action: int) -> None:
        base = self.seat * 4
        lay(s, self.seat, s.site_rune[base : base + 4].index(NOTHING), action - TAKE_COLOUR)
        if s.site_rune[base + 2] != NOTHING:
            lay(s, self.seat, 3, 6 - s.site_rune[base] - s.site_rune[base + 1] - s.site_rune[base + 2])


def lay(s: Zodiacus, seat: int, site: int, colour: int) -> None:
    """A rune lies at a site, for all to see. [zod.setup.9]"""
    s.site_rune[seat * 4 + site] = colour
    s.tell(RUNE_LAID, seat, colour, site)


class TakeDeck(SetupChoice):
    """Your legal deck, or the one all share. [zod.setup.14–15]"""

    point = "setup_deck"
    rule = "zod.setup.14"
    start = TAKE_DECK
    size = len(DECKS)

    def forbids(self, s: Zodiacus, card: int) -> int:
        return ALLOWED if s.box.decks[card] else NO_SUCH_DECK

    def take(self, s: Zodiacus, action: int) -> None:
        deck = action - TAKE_DECK
        s.decks[0 if s.shared else self.seat] = s.box.decks[deck][:]
        s.deck_name = [deck if s.shared or seat == self.seat else s.deck_name[seat] for seat in range(s.seats)]
        s.tell(TOOK_DECK, self.seat, deck)


DRAFT_STAGE: Final = 6
SLOT_STAGE: Final = 7
RUNE_STAGE: Final = 8
DECK_STAGE: Final = 9


def choice_of(seat: int, stage: int, index: int) -> SetupChoice:
    """The decision of a stage."""
    if stage == 0:
        return TakeTerritory(seat)
    if stage == 1:
        return TakeCastle(seat)
    if stage == 2:
        return TakeTowerAlpha(seat)
    if stage == 3:
        return TakeTowerBeta(seat)
    if stage == 4:
        return TakeGuardianAlpha(seat)
    if stage == 5:
        return TakeGuardianBeta(seat)
    if stage == DRAFT_STAGE:
        return Draft(seat)
    if stage == SLOT_STAGE:
        return AssignSlot(seat, index % 2)
    return PlaceRune(seat) if stage == RUNE_STAGE else TakeDeck(seat)


class Dealt(Chance[Zodiacus]):
    """With quick_setup, chance decides in the player's place. [zod.var.5]"""

    def __init__(self, seat: int, stage: int, index: int) -> None:
        self.seat = seat
        self.stage = stage
        self.index = index

    def pack(self) -> list[int]:
        return [self.seat, self.stage, self.index]

    def options(self, s: Zodiacus) -> list[int]:
        return choice_of(self.seat, self.stage, self.index).options(s)

    def take(self, s: Zodiacus, action: int) -> None:
        choice_of(self.seat, self.stage, self.index).take(s, action)


def place_everything(s: Zodiacus) -> None:
    """Castles, towers, guardians and intrépidos on their cells. [zod.setup.11–13, zod.geo.2–3, zod.geo.6]"""
    count = len(TERRITORIES)
    s.layout = count**4 if s.seats == 4 else 0
    for place in range(s.seats):
        s.layout += s.territory[s.order[place]] * count**place
    for seat in range(s.seats):
        place = s.place[seat]
        for slot in range(3):
            stand(s, seat * 3 + slot, GLOBAL[place * LOCAL + START_LOCAL[slot]])
        for site in range(4):
            stand(s, part(seat, site), GLOBAL[place * LOCAL + s.box.sites[s.territory[seat] * 4 + site]])
        s.cell[part(seat, CASTLE)] = CASTLES[place][0]
        for cell in CASTLES[place]:
            s.on[cell] = part(seat, CASTLE)


def stand(s: Zodiacus, piece: int, cell: int) -> None:
    """A piece stands on one cell."""
    s.cell[piece] = cell
    s.on[cell] = piece


STEPS: Final = [
    RollFirst, TakeSeats, Prepare, TakeTerritory, TakeCastle, TakeTowerAlpha, TakeTowerBeta, TakeGuardianAlpha, TakeGuardianBeta, Draft, AssignSlot,
    PlaceRune, TakeDeck, Dealt,
]  # fmt: skip

"""Using an effect: its targets one at a time, then the counterspell window. [zod.card.5–8, zod.abl.4]"""

from __future__ import annotations

from typing import Final

from ludoteca.core.state import ALLOWED, NOT_ASKED
from ludoteca.games.zodiacus.actions import (
    AIMED,
    AIMED_CARD,
    AIMED_CELL,
    AIMED_PLAYER,
    AIMED_WAY,
    CARD,
    CELL,
    EMPTY_HAND,
    FRIENDLY,
    GO,
    NOT_CARRIED,
    NOT_ON_PILE,
    OUT_OF_REACH,
    PLAYER,
    PROTECTED,
    TARGET,
)
from ludoteca.games.zodiacus.board import CELLS, around, distance
from ludoteca.games.zodiacus.content import CARD_COUNT, CARD_EFFECT, FIRST_ACTION
from ludoteca.games.zodiacus.effects import (
    BREAK,
    CELL_TGT,
    COUNTERSPELL,
    ITEM_TGT,
    PUSH,
    SELF,
)
from ludoteca.games.zodiacus.effects import PLAYER as PLAYER_TOKEN
from ludoteca.games.zodiacus.rules.figures import after, friends, gap, towers_left
from ludoteca.games.zodiacus.rules.harm import name_of, pile_of
from ludoteca.games.zodiacus.rules.targets import (
    all_pieces,
    area_cells,
    forbids_cell,
    forbids_target,
    is_in_match,
    player_targets,
    targets,
)
from ludoteca.games.zodiacus.state import NOTHING, Zodiacus, seat_of
from ludoteca.games.zodiacus.steps.damage import Reaction, holds
from ludoteca.games.zodiacus.steps.final import FinalChoice
from ludoteca.games.zodiacus.steps.operations import Happen


def begin_effect(s: Zodiacus, seat: int, actor: int, number: int) -> None:
    """Ask for the targets of an effect, if it has any to choose, and let it happen. [zod.card.8]"""
    effect = s.box.effects[number]
    if not effect.targets or effect.targets[0].every:
        aim(s, seat, actor, number, NOTHING, NOTHING, NOTHING)
        return
    token = effect.targets[0].token
    if token == SELF:
        aim(s, seat, actor, number, NOTHING, actor, NOTHING)
    elif token == ITEM_TGT:
        s.next(PickPileCard(seat, actor, number))
    elif token == PLAYER_TOKEN:
        s.next(PickPlayer(seat, actor, number))
    elif token == CELL_TGT:
        s.next(PickCell(seat, actor, number))
    else:
        s.next(PickTarget(seat, actor, number, 0, NOTHING))


def aim(s: Zodiacus, seat: int, actor: int, number: int, first: int, target: int, extra: int) -> None:
    """Everything is chosen and known: enemies may counter an action card, then the effect happens. [zod.card.6, zod.card.8, zod.rune.11]"""
    tell_aim(s, seat, actor, number, first, target, extra)
    s.negated = 0
    s.next(Happen(seat, actor, number, first, target, extra))
    card = number - CARD_EFFECT
    if FIRST_ACTION <= card < CARD_COUNT:
        offer_counterspell(s, seat)


def offer_counterspell(s: Zodiacus, last: int) -> None:
    """Ask the next enemy clockwise who holds the card; whoever comes after is not yet on the agenda, which would tell of that hand. [zod.card.6, zod.hid.2]"""
    for seat in after(s, last):
        if seat == s.active:
            return
        if not friends(s, s.active, seat) and holds(s, seat, COUNTERSPELL):
            s.next(Counterspell(seat))
            return


def tell_aim(s: Zodiacus, seat: int, actor: int, number: int, first: int, target: int, extra: int) -> None:
    """Everybody sees what was chosen, before anybody is asked to answer it. [zod.card.6, zod.card.8]"""
    effect = s.box.effects[number]
    if not effect.targets or target == NOTHING:
        return
    token = effect.targets[0].token
    if token == PLAYER_TOKEN:
        s.tell(AIMED_PLAYER, seat, target)
    elif token == ITEM_TGT:
        s.tell(AIMED_CARD, seat, target)
    elif token == CELL_TGT:
        s.tell(AIMED_CELL, seat, target)
    elif token < PLAYER_TOKEN and target != actor:
        for piece in (first, target):
            if piece != NOTHING:
                s.tell(AIMED, seat, piece, name_of(s, piece))
        if extra != NOTHING:
            s.tell(AIMED_CARD if effect.has(BREAK) else AIMED_WAY, seat, extra)


class Counterspell(Reaction):
    """An enemy, whose round it is, has played an action card and chosen its targets: negate it, or leave it to the next. [zod.card.6]"""

    point = "react_counterspell"
    rule = "zod.card.6"
    window = COUNTERSPELL

    def answered(self, s: Zodiacus, played: bool) -> None:
        if played:
            s.negated = 1
        else:
            offer_counterspell(s, self.seat)


class PickTarget(FinalChoice):
    """One legal piece at a time; only choices that can be completed. [zod.card.5, zod.card.7, zod.abl.4]"""

    point = "effect_target"
    rule = "zod.card.5"

    def __init__(self, seat: int, actor: int, number: int, index: int, first: int) -> None:
        self.seat = seat
        self.actor = actor
        self.number = number
        self.index = index
        self.first = first

    def pack(self) -> list[int]:
        return [self.seat, self.actor, self.number, self.index, self.first]

    def options(self, s: Zodiacus) -> list[int]:
        return [TARGET + piece for piece in targets(s, self.seat, self.actor, self.number, self.index, self.first)]

    def candidates(self, s: Zodiacus) -> list[int]:
        return [TARGET + piece for piece in all_pieces(s)]

    def refusal(self, s: Zodiacus, action: int) -> int:
        if not is_in_match(s, action - TARGET):
            return NOT_ASKED
        return forbids_target(s, self.seat, self.actor, self.number, self.index, self.first, action - TARGET)

    def why(self, s: Zodiacus, action: int, code: int) -> list[int]:
        piece = action - TARGET
        if code == OUT_OF_REACH:
            return [gap(s, s.cell[self.actor], piece), s.box.effects[self.number].targets[self.index].reach]
        return [towers_left(s, seat_of(piece))] if code == PROTECTED else []

    def take(self, s: Zodiacus, action: int) -> None:
        piece = action - TARGET
        effect = s.box.effects[self.number]
        if self.index + 1 < len(effect.targets):
            s.next(PickTarget(self.seat, self.actor, self.number, self.index + 1, piece))
        elif effect.has(BREAK):
            s.next(PickItem(self.seat, self.number, piece))
        elif self.actor == NOTHING and effect.has(PUSH):
            s.next(PickWay(self.seat, self.number, piece))
        else:
            aim(s, self.seat, self.actor, self.number, self.first, piece, NOTHING)


class Aim(FinalChoice):
    """What an effect wants chosen: for whom it is used, and its number."""

    def __init__(self, seat: int, actor: int, number: int) -> None:
        self.seat = seat
        self.actor = actor
        self.number = number

    def pack(self) -> list[int]:
        return [self.seat, self.actor, self.number]


class PickCell(Aim):
    """The centre of an area: each cell in range whose area holds something to hit. [zod.abl.4]"""

    point = "effect_target"
    rule = "zod.abl.4"

    def options(self, s: Zodiacus) -> list[int]:
        return [CELL + cell for cell in area_cells(s, self.seat, self.actor, self.number)]

    def candidates(self, s: Zodiacus) -> list[int]:
        return [CELL + cell for cell in around(s.cell[self.actor], s.box.effects[self.number].targets[0].reach)]

    def refusal(self, s: Zodiacus, action: int) -> int:
        if not CELL <= action < CELL + CELLS:
            return NOT_ASKED
        return forbids_cell(s, self.seat, self.actor, self.number, action - CELL)

    def why(self, s: Zodiacus, action: int, code: int) -> list[int]:
        if code != OUT_OF_REACH:
            return []
        return [distance(s.cell[self.actor], action - CELL), s.box.effects[self.number].targets[0].reach]

    def take(self, s: Zodiacus, action: int) -> None:
        aim(s, self.seat, self.actor, self.number, NOTHING, action - CELL, NOTHING)


class PickPlayer(Aim):
    """An enemy player with cards in hand. [zod.card.5]"""

    point = "effect_target"
    rule = "zod.card.5"

    def options(self, s: Zodiacus) -> list[int]:
        return [PLAYER + seat for seat in player_targets(s, self.seat)]

    def candidates(self, s: Zodiacus) -> list[int]:
        return [PLAYER + seat for seat in range(s.seats)]

    def refusal(self, s: Zodiacus, action: int) -> int:
        if not PLAYER <= action < PLAYER + s.seats:
            return NOT_ASKED
        if friends(s, self.seat, action - PLAYER):
            return FRIENDLY
        return ALLOWED if action - PLAYER in player_targets(s, self.seat) else EMPTY_HAND

    def take(self, s: Zodiacus, action: int) -> None:
        aim(s, self.seat, self.actor, self.number, NOTHING, action - PLAYER, NOTHING)


class PickPileCard(Aim):
    """An item card of the discard pile, in everybody's sight. [zod.deck.11]"""

    point = "effect_card"
    rule = "zod.deck.11"

    def options(self, s: Zodiacus) -> list[int]:
        return sorted({CARD + card for card in s.discards[pile_of(s, self.seat)] if card < FIRST_ACTION})

    def candidates(self, s: Zodiacus) -> list[int]:
        return sorted({CARD + card for card in s.discards[pile_of(s, self.seat)]})

    def refusal(self, s: Zodiacus, action: int) -> int:
        if not CARD <= action < CARD + CARD_COUNT:
            return NOT_ASKED
        return ALLOWED if action in self.options(s) else NOT_ON_PILE

    def why(self, s: Zodiacus, action: int, code: int) -> list[int]:
        return [action - CARD] if code == NOT_ON_PILE else []

    def take(self, s: Zodiacus, action: int) -> None:
        aim(s, self.seat, self.actor, self.number, NOTHING, action - CARD, NOTHING)


class AimAt(FinalChoice):
    """What an effect wants chosen about a piece that is its target."""

    def __init__(self, seat: int, number: int, piece: int) -> None:
        self.seat = seat
        self.number = number
        self.piece = piece

    def pack(self) -> list[int]:
        return [self.seat, self.number, self.piece]


class PickItem(AimAt):
    """Which equipped card of the target breaks. [zod.card.8]"""

    point = "effect_card"
    rule = "zod.card.8"

    def options(self, s: Zodiacus) -> list[int]:
        return sorted([CARD + card for card in s.gear[self.piece * 3 : self.piece * 3 + 3] if card != NOTHING])

    def candidates(self, s: Zodiacus) -> list[int]:
        return self.options(s)

    def refusal(self, s: Zodiacus, action: int) -> int:
        if not CARD <= action < CARD + CARD_COUNT:
            return NOT_ASKED
        return ALLOWED if action in self.options(s) else NOT_CARRIED

    def why(self, s: Zodiacus, action: int, code: int) -> list[int]:
        return [action - CARD] if code == NOT_CARRIED else []

    def take(self, s: Zodiacus, action: int) -> None:
        aim(s, self.seat, NOTHING, self.number, NOTHING, self.piece, action - CARD)


class PickWay(AimAt):
    """The free direction of a push without acting intrépido. [zod.card.8]"""

    point = "effect_dir"
    rule = "zod.card.8"

    def options(self, s: Zodiacus) -> list[int]:
        return [GO, GO + 1, GO + 2, GO + 3]

    def candidates(self, s: Zodiacus) -> list[int]:
        return [GO, GO + 1, GO + 2, GO + 3]

    def refusal(self, s: Zodiacus, action: int) -> int:
        return ALLOWED if GO <= action < GO + 4 else NOT_ASKED

    def take(self, s: Zodiacus, action: int) -> None:
        aim(s, self.seat, NOTHING, self.number, NOTHING, self.piece, action - GO)


STEPS: Final = [Counterspell, PickTarget, PickCell, PickPlayer, PickPileCard, PickItem, PickWay]

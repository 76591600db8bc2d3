"""The actions of a turn that anybody may take: spy, move, play a card, push, draw, rest."""

from __future__ import annotations

from typing import Final

from ludoteca.core.grid import opposite
from ludoteca.core.state import ALLOWED, NOT_ASKED, Auto, Choice, FreeChoice
from ludoteca.games.labyrinx.actions import (
    CANNOT_DISCARD,
    CARD,
    CELL,
    DISCARDED,
    DOOR,
    DOOR_HELD,
    DOOR_TURN,
    DREW,
    EXPAND,
    GO,
    KINDS,
    MOVED,
    NO_CARD,
    NO_CARDS,
    NOT_BESIDE,
    NOT_CLOSED,
    NOT_EMPTY,
    NOT_HELD,
    NOT_HERE,
    NOT_NEAR,
    PLAYED,
    PUSHED,
    RESTED,
    REVEAL,
    SPIED,
    TURN,
    WHO,
    WRONG_TURN,
)
from ludoteca.games.labyrinx.board import CELLS, HALL, WAYS
from ludoteca.games.labyrinx.rules.border import expansions, is_beside
from ludoteca.games.labyrinx.rules.paths import (
    DOOR_COST,
    doors,
    doors_count,
    is_cell,
    is_closed,
    is_way,
    move_cost,
    move_refusal,
    others_here,
    rough_passage,
    ways_of,
)
from ludoteca.games.labyrinx.rules.piles import (
    FromPool,
    available,
    can_draw,
    discard_card,
    hand_kinds,
    hand_limit,
    has_several,
    lay_from_hand,
    look,
    open_card,
    reshuffle,
    take_from_stock,
    to_hand,
)
from ludoteca.games.labyrinx.state import EMPTY, Labyrinx
from ludoteca.games.labyrinx.steps.challenge import Arrive, arrive, card_refusal
from ludoteca.games.labyrinx.steps.entering import Orient, uncover


class SpyCell(Choice[Labyrinx]):
    """Look at an adjacent closed card; nobody else sees it. [lab.spy.1–4]"""

    point = "spy_cell"
    rule = "lab.spy.1"

    def candidates(self, s: Labyrinx) -> list[int]:
        return [CELL + cell for cell in s.site.near[s.where[self.seat]] if cell != HALL]

    def options(self, s: Labyrinx) -> list[int]:
        return [CELL + cell for cell in s.site.near[s.where[self.seat]] if is_closed(s, cell)]

    def refusal(self, s: Labyrinx, action: int) -> int:
        cell = action - CELL
        if not 0 <= cell < CELLS:
            return NOT_ASKED
        if cell not in s.site.near[s.where[self.seat]]:
            return NOT_NEAR
        if s.kind[cell] == EMPTY:
            return NO_CARD
        return ALLOWED if is_closed(s, cell) else NOT_CLOSED

    def take(self, s: Labyrinx, action: int) -> None:
        s.actions -= 1
        s.next(Spied(self.seat, action - CELL))
        look(s, action - CELL, 1 << self.seat)


class Spied(Auto[Labyrinx]):
    """The card is put back closed in its place. [lab.spy.1]"""

    def __init__(self, seat: int, cell: int) -> None:
        super().__init__(seat)
        self.cell = cell

    def pack(self) -> list[int]:
        return [self.seat, self.cell]

    def run(self, s: Labyrinx) -> None:
        s.tell(SPIED, self.seat, self.cell, s.kind[self.cell], seen=1 << self.seat)


class MoveDir(Choice[Labyrinx]):
    """Go to an adjacent space along a valid path. [lab.move.1, lab.move.2, lab.move.7, lab.door.5]"""

    point = "move_dir"
    rule = "lab.move.1"

    def candidates(self, s: Labyrinx) -> list[int]:
        return [GO + way for way in ways_of(s.where[self.seat])]

    def options(self, s: Labyrinx) -> list[int]:
        return [GO + way for way in ways_of(s.where[self.seat]) if move_refusal(s, self.seat, way) == ALLOWED]

    def refusal(self, s: Labyrinx, action: int) -> int:
        way = action - GO
        return move_refusal(s, self.seat, way) if is_way(s.where[self.seat], way) else NOT_ASKED

    def why(self, s: Labyrinx, action: int, code: int) -> list[int]:
        return [DOOR_COST, s.actions] if code == DOOR else []

    def take(self, s: Labyrinx, action: int) -> None:
        way = action - GO
        target = s.site.reach[s.where[self.seat] * WAYS + way]
        if is_closed(s, target):
            s.next(MoveIn(self.seat, way))
            look(s, target, s.everyone())
        else:
            move_on(s, self.seat, target, move_cost(s, self.seat, way))


def move_on(s: Labyrinx, seat: int, target: int, cost: int) -> None:
    """The move happens and is paid, a door every time anew; the card just left stays open. [lab.move.5, lab.move.6, lab.door.1, lab.door.4]"""
    start = s.where[seat]
    s.actions -= cost
    s.tell(MOVED, seat, target, start, cost)
    arrive(s, seat, target, start)


class MoveIn(Auto[Labyrinx]):
    """The card ahead is revealed: the move cannot be given up, but a door may hold it. [lab.door.6–8]"""

    def __init__(self, seat: int, way: int) -> None:
        super().__init__(seat)
        self.way = way

    def pack(self) -> list[int]:
        return [self.seat, self.way]

    def run(self, s: Labyrinx) -> None:
        orient = MoveOrient(self.seat, self.way)
        if orient.options(s):
            s.next(orient)
            return
        cell = s.site.reach[s.where[self.seat] * WAYS + self.way]
        s.actions = 0
        s.tell(DOOR_HELD, self.seat, cell, s.kind[cell])


class MoveOrient(Choice[Labyrinx]):
    """Turn the card so that a corridor meets yours; a door in between costs a second action. [lab.move.3, lab.move.4, lab.door.7, lab.door.9, lab.door.10]"""

    point = "move_orient"
    rule = "lab.move.3"

    def __init__(self, seat: int, way: int) -> None:
        super().__init__(seat)
        self.way = way

    def pack(self) -> list[int]:
        return [self.seat, self.way]

    def target(self, s: Labyrinx) -> int:
        """The card to turn."""
        return s.site.reach[s.where[self.seat] * WAYS + self.way]

    def cost(self, s: Labyrinx, turn: int) -> int:
        """Actions of the move with the card so turned. [lab.door.9, lab.door.10]"""
        cell = self.target(s)
        if not doors_count(s, self.seat, cell):
            return 1
        here = (doors(s, s.where[self.seat]) >> self.way) & 1
        there = (s.box.doors[s.kind[cell] * 4 + turn] >> opposite(s.site.heads[self.way])) & 1
        return DOOR_COST if here or there else 1

    def candidates(self, s: Labyrinx) -> list[int]:
        return [TURN + turn for turn in s.box.turns[s.kind[self.target(s)]]]

    def options(self, s: Labyrinx) -> list[int]:
        kind = s.kind[self.target(s)]
        side = opposite(s.site.heads[self.way])
        return [TURN + turn for turn in s.box.turns[kind] if (s.box.sides[kind * 4 + turn] >> side) & 1 and self.cost(s, turn) <= s.actions]

    def refusal(self, s: Labyrinx, action: int) -> int:
        kind = s.kind[self.target(s)]
        turn = action - TURN
        if action not in self.candidates(s):
            return NOT_ASKED
        if (s.box.sides[kind * 4 + turn] >> opposite(s.site.heads[self.way])) & 1 == 0:
            return WRONG_TURN
        return ALLOWED if self.cost(s, turn) <= s.actions else DOOR_TURN

    def why(self, s: Labyrinx, action: int, code: int) -> list[int]:
        return [DOOR_COST, s.actions] if code == DOOR_TURN else []

    def take(self, s: Labyrinx, action: int) -> None:
        cell = self.target(s)
        cost = self.cost(s, action - TURN)
        open_card(s, self.seat, cell, action - TURN)
        move_on(s, self.seat, cell, cost)


class PlayPick(FreeChoice[Labyrinx]):
    """Choose a hand card to lay; the others see only that one leaves the hand. [lab.play.1]"""

    point = "play_pick"
    rule = "lab.play.1"

    def candidates(self, s: Labyrinx) -> list[int]:
        return [CARD + kind for kind in hand_kinds(s, self.seat)]

    def betrays(self, s: Labyrinx) -> bool:
        return has_several(s, self.seat)

    def refusal(self, s: Labyrinx, action: int) -> int:
        return card_refusal(s, self.seat, action, NOT_HELD)

    def take(self, s: Labyrinx, action: int) -> None:
        s.next(PlayCell(self.seat, action - CARD))


class PlayCell(Choice[Labyrinx]):
    """Lay it closed on an empty cell beside a card or the hall, round the border too. [lab.play.1–4]"""

    point = "play_cell"
    rule = "lab.play.1"

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__(seat)
        self.kind = kind

    def pack(self) -> list[int]:
        return [self.seat, self.kind]

    def candidates(self, s: Labyrinx) -> list[int]:
        return [CELL + cell for cell in s.site.cells]

    def options(self, s: Labyrinx) -> list[int]:
        return [CELL + action - EXPAND for action in expansions(s)]

    def refusal(self, s: Labyrinx, action: int) -> int:
        return free_cell_refusal(s, action - CELL)

    def take(self, s: Labyrinx, action: int) -> None:
        s.actions -= 1
        lay_from_hand(s, self.seat, action - CELL, self.kind)
        s.tell(PLAYED, self.seat, action - CELL, self.kind, seen=1 << self.seat)


def free_cell_refusal(s: Labyrinx, cell: int) -> int:
    """A card goes to an empty cell beside something; every cell lies wholly on the table. [lab.play.1, lab.play.3, lab.exp.1]"""
    if not is_cell(s, cell):
        return NOT_ASKED
    if s.kind[cell] != EMPTY:
        return NOT_EMPTY
    return ALLOWED if is_beside(s, cell) else NOT_BESIDE


class PushWho(Choice[Labyrinx]):
    """Whom to push out of the shared space. [lab.push.1]"""

    point = "push_who"
    rule = "lab.push.1"

    def candidates(self, s: Labyrinx) -> list[int]:
        return [WHO + other for other in range(s.seats) if other != self.seat]

    def refusal(self, s: Labyrinx, action: int) -> int:
        other = action - WHO
        if not 0 <= other < s.seats or other == self.seat:
            return NOT_ASKED
        return ALLOWED if other in others_here(s, self.seat) else NOT_HERE

    def take(self, s: Labyrinx, action: int) -> None:
        s.next(PushDir(self.seat, action - WHO))


class PushDir(Choice[Labyrinx]):
    """Where to; doors do not matter, and an empty cell gets a card. [lab.push.2–4, lab.push.7]"""

    point = "push_dir"
    rule = "lab.push.3"

    def __init__(self, seat: int, who: int) -> None:
        super().__init__(seat)
        self.who = who

    def pack(self) -> list[int]:
        return [self.seat, self.who]

    def candidates(self, s: Labyrinx) -> list[int]:
        return [GO + way for way in ways_of(s.where[self.who])]

    def refusal(self, s: Labyrinx, action: int) -> int:
        return push_refusal(s, self.who, action)

    def why(self, s: Labyrinx, action: int, code: int) -> list[int]:
        return [1, 0] if code == NO_CARDS else []

    def take(self, s: Labyrinx, action: int) -> None:
        s.actions -= 1
        push(s, self.seat, self.who, action - GO)


def push_refusal(s: Labyrinx, who: int, action: int) -> int:
    """Why somebody cannot be pushed that way. [lab.push.3]"""
    way = action - GO
    return rough_passage(s, s.where[who], way) if is_way(s.where[who], way) else NOT_ASKED


def push(s: Labyrinx, pusher: int, who: int, way: int) -> None:
    """The pusher stays, the other goes and resolves what is there. [lab.push.4–8]"""
    start = s.where[who]
    target = s.site.reach[start * WAYS + way]
    s.tell(PUSHED, pusher, s.characters[who], target)
    s.next(Arrive(who, target, start))
    uncover(s, target, PushOrient(pusher, target, s.site.heads[way]))


class PushOrient(Orient):
    """The pusher turns the card into which he pushes. [lab.push.4, lab.push.5]"""

    point = "push_orient"
    rule = "lab.push.4"


class Draws(Auto[Labyrinx]):
    """Draw so many cards one by one, fewer if there are no more. [lab.rest.2, lab.pile.2]"""

    def __init__(self, seat: int, cards: int) -> None:
        super().__init__(seat)
        self.cards = cards

    def pack(self) -> list[int]:
        return [self.seat, self.cards]

    def run(self, s: Labyrinx) -> None:
        if not can_draw(s):
            return
        if s.stock == 0:
            reshuffle(s)
        if self.cards > 1:
            s.next(Draws(self.seat, self.cards - 1))
        s.next(DrawCard(self.seat))


class DrawCard(FromPool):
    """The top card of the draw pile comes into the hand. [lab.draw.1]"""

    def take(self, s: Labyrinx, action: int) -> None:
        kind = action - REVEAL
        pool = take_from_stock(s)
        s.bags[pool * KINDS + kind] -= 1
        to_hand(s, self.seat, kind, pool)
        s.tell(DREW, self.seat, kind, seen=1 << self.seat)


class KeepLimit(Auto[Labyrinx]):
    """Too many cards in hand? Then some must go. [lab.draw.2, lab.rest.1]"""

    def __init__(self, seat: int, resting: int) -> None:
        super().__init__(seat)
        self.resting = resting

    def pack(self) -> list[int]:
        return [self.seat, self.resting]

    def run(self, s: Labyrinx) -> None:
        if len(s.hands[self.seat]) > hand_limit(s, self.seat):
            s.next(self)
            s.next(RestDiscard(self.seat) if self.resting else DrawDiscard(self.seat))


class DrawDiscard(FreeChoice[Labyrinx]):
    """Discard a card of choice, the drawn one included. [lab.draw.2]"""

    point = "draw_discard"
    rule = "lab.draw.2"

    def candidates(self, s: Labyrinx) -> list[int]:
        return [CARD + kind for kind in hand_kinds(s, self.seat)]

    def betrays(self, s: Labyrinx) -> bool:
        return has_several(s, self.seat)

    def refusal(self, s: Labyrinx, action: int) -> int:
        return card_refusal(s, self.seat, action, CANNOT_DISCARD)

    def take(self, s: Labyrinx, action: int) -> None:
        discard_card(s, self.seat, action - CARD)
        s.tell(DISCARDED, self.seat, action - CARD)


class RestDiscard(DrawDiscard):
    """After a rest, discard cards of choice down to the limit. [lab.rest.1]"""

    point = "rest_discard"
    rule = "lab.rest.1"


def draw_action(s: Labyrinx, seat: int) -> None:
    """One card for one action. [lab.draw.1, lab.draw.2]"""
    s.actions -= 1
    s.next(KeepLimit(seat, 0))
    s.next(Draws(seat, 1))


def rest(s: Labyrinx, seat: int) -> None:
    """The sole action of a turn: a fresh hand. [lab.rest.1–3, lab.turn.4]"""
    s.actions = 0
    s.tell(RESTED, seat, min(hand_limit(s, seat), available(s)))
    s.then(Draws(seat, hand_limit(s, seat)), KeepLimit(seat, 1))


STEPS: Final = [
    SpyCell,
    Spied,
    MoveDir,
    MoveIn,
    MoveOrient,
    PlayPick,
    PlayCell,
    PushWho,
    PushDir,
    PushOrient,
    Draws,
    DrawCard,
    KeepLimit,
    DrawDiscard,
    RestDiscard,
]

"""What bots may know about Dice Forge: gold builds dice early, shards buy feats in the middle, and only glory counts at the end."""

from __future__ import annotations

from math import exp
from typing import Final, cast

from ludoteca.core.draw import Draw
from ludoteca.core.hints import Hints, shares
from ludoteca.core.state import State
from ludoteca.games.diceforge.actions import (
    BOAR,
    CHEST,
    COLOURS,
    COPY,
    DONE,
    ELDER,
    GLORY,
    GOLD,
    GREAT_BEAR,
    GUARDIANS_OWL,
    HAMMER,
    INTO_HAMMER,
    MIRROR,
    MOON,
    MOST_GOLD,
    OVER,
    PASS,
    PERFORM,
    RESOURCES,
    SHIP,
    SILVER_HIND,
    SUN,
    TAKE,
    X3,
)
from ludoteca.games.diceforge.content import CHOICE, DIE_FACES, SHIELD
from ludoteca.games.diceforge.rules import hammer_space
from ludoteca.games.diceforge.state import PLAYER_FACES, Diceforge
from ludoteca.games.diceforge.steps.blessings import Bless
from ludoteca.games.diceforge.steps.forging import ForgeDie, ForgeSlot
from ludoteca.games.diceforge.steps.resources import REPEATABLE
from ludoteca.games.diceforge.steps.turn import MainAction

SUN_WORTH: Final = 2.5
MOON_WORTH: Final = 2.3
"""Glory that a shard buys, on average, while there are actions left to spend it in."""
OVERFLOW: Final = 1.9
"""What a shard loses of it when there are more than all actions left can spend."""
SPENT_IN_AN_ACTION: Final = 5.5
GOLD_EARLY: Final = 2.0
GOLD_LATE: Final = 0.1
HAMMERED: Final = 0.75
"""Glory for a gold: while dice are still worth building, at the end, and in a hammer."""
VICTORY: Final = 0.3
"""How much of a game's value is the victory itself; the rest is the lead."""
LEAD: Final = 15.0
"""Glory ahead that makes three games of four one's own."""


class DiceforgeHints(Hints):
    """Games are short and dice bear fruit late, so a search plays each of its games to the end."""

    easy = "mcts:25/0.5s"
    medium = "mcts:250/0.9s"
    hard = "mcts:8000/2.8s"
    explore = 0.3

    def value(self, s: State) -> list[float]:
        """At the end, the victory and the lead: a game won by much was won by more than luck, so a lead tells more of a choice than a victory alone."""
        if s.agenda:
            return super().value(s)
        table = cast(Diceforge, s)
        won = shares(s.ranking())
        scores = [table.score(seat) for seat in range(s.seats)]
        found: list[float] = []
        for seat in range(s.seats):
            rival = max([scores[other] for other in range(s.seats) if other != seat])
            found.append(VICTORY * won[seat] + (1.0 - VICTORY) / (1.0 + exp((rival - scores[seat]) / LEAD)))
        return found

    def advantage(self, s: State, seat: int) -> float:
        """What the seat may expect, seen to the end of what it decides by itself."""
        return look_ahead(cast(Diceforge, s), seat, 2)

    def playout(self, s: State, draw: Draw) -> int:
        """Mostly sensible: act rather than pass, spend much, and forge over what is worth least."""
        options = s.open
        first = draw.pick(options)
        table = cast(Diceforge, s)
        if first < PERFORM:
            return draw.pick(options) if first in (PASS, DONE) else first
        other = draw.pick(options)
        if first < TAKE:
            return other if price(table, other) > price(table, first) else first
        if first < OVER:
            return other if TAKE <= other < OVER and table.box.cost[other - TAKE] > table.box.cost[first - TAKE] else first
        if first < COPY:
            return other if face_worth(table, other - OVER, 1.0) < face_worth(table, first - OVER, 1.0) else first
        return first


def price(s: Diceforge, action: int) -> int:
    """How many shards a feat costs."""
    slot = s.box.slot[action - PERFORM]
    return s.box.sun[slot] + s.box.moon[slot]


def look_ahead(s: Diceforge, seat: int, depth: int) -> float:
    """The best prospect a seat reaches by its own next choices alone."""
    if depth == 0 or s.to_move() != seat or isinstance(s.agenda[-1], (ForgeDie, ForgeSlot)):
        return prospect(s, seat)
    best = -1e9
    for action in s.open:
        if INTO_HAMMER < action <= INTO_HAMMER + MOST_GOLD and action != s.open[-1]:
            continue  # all or nothing tells enough
        then = s.copy()
        then.advance(action)
        best = max(best, look_ahead(then, seat, depth - 1))
    return best


def turns_left(s: Diceforge) -> int:
    """Turns that begin after this one."""
    return (s.box.rounds[s.seats - 2] - s.round) * s.seats + s.seats - 1 - s.active


def blessings_due(s: Diceforge, seat: int) -> int:
    """Divine blessings of this very moment that the seat has not applied yet."""
    due = 0
    for step in s.agenda:
        if isinstance(step, Bless) and step.seat == seat and step.how & REPEATABLE:
            due += 1
    return due


def actions_left(s: Diceforge, seat: int) -> int:
    """Main actions this seat still has."""
    left = s.box.rounds[s.seats - 2] - s.round
    if seat > s.active or (seat == s.active and len(s.agenda) > 1 and isinstance(s.agenda[1], MainAction)):
        left += 1
    return left


def face_worth(s: Diceforge, face: int, gold: float) -> float:
    """The glory that one application of a face is worth, when a gold is worth so much."""
    if face == MIRROR:
        return 4.0
    if face == SHIP:
        return 2.0 + 2.0 * gold
    first = face * RESOURCES
    gives = s.box.gives
    parts = [gives[first + GOLD] * gold, gives[first + SUN] * SUN_WORTH, gives[first + MOON] * MOON_WORTH, float(gives[first + GLORY])]
    form = s.box.form[face]
    if form == CHOICE:
        return max(parts)
    return sum(parts) + (1.2 if form == SHIELD else 0.0)


def prospect(s: Diceforge, seat: int) -> float:
    """The glory a seat may expect at the end: what it has, what its stock buys, and what its dice and cards will bring."""
    if not s.agenda:
        return float(s.score(seat))
    box = s.box
    blessings = turns_left(s) * box.blessings[s.seats - 2] + blessings_due(s, seat)
    actions = actions_left(s, seat)
    part = actions / box.rounds[s.seats - 2]
    gold_now = GOLD_LATE + (GOLD_EARLY - GOLD_LATE) * part
    gold_later = GOLD_LATE + (GOLD_EARLY - GOLD_LATE) * part * 0.5
    free = hammer_space(s, seat)
    if free:
        gold_later = max(gold_later, HAMMERED)
    total = float(s.score(seat)) + gold_now * s.gold(seat)
    shards = float(s.sun(seat) + s.moon(seat))
    total += SUN_WORTH * s.sun(seat) + MOON_WORTH * s.moon(seat)
    dice = [0.0, 0.0]
    multipliers = [0, 0]
    growth = 0.0  # shards in one blessing
    for die in range(2):
        first = seat * PLAYER_FACES + die * DIE_FACES
        for slot in range(first, first + DIE_FACES):
            face = s.dice[slot]
            if face == X3:
                multipliers[die] += 1
            else:
                dice[die] += face_worth(s, face, gold_later) / DIE_FACES
                if box.form[face] != CHOICE:
                    growth += (box.gives[face * RESOURCES + SUN] + box.gives[face * RESOURCES + MOON]) / DIE_FACES
                else:
                    growth += 0.1
    blessing = dice[0] * (1.0 + multipliers[1] / 3) + dice[1] * (1.0 + multipliers[0] / 3)
    total += blessing * blessings
    shards += growth * blessings + 0.5 * actions * s.owned(seat, GUARDIANS_OWL)
    room = SPENT_IN_AN_ACTION * actions
    if shards > room:
        total -= OVERFLOW * (shards - room)
    total += lasting_worth(s, seat, actions, blessings, max(dice[0], dice[1]))
    return total + in_work(s, seat, blessings, gold_later)


def lasting_worth(s: Diceforge, seat: int, actions: int, blessings: int, die: float) -> float:
    """What cards, tokens and Boars will still bring; a card used in step 2 serves once in every turn to come."""
    later = s.box.rounds[s.seats - 2] - s.round + (1 if seat > s.active else 0)
    total = 0.0
    total += later * (s.owned(seat, GUARDIANS_OWL) * SUN_WORTH + s.owned(seat, SILVER_HIND) * die)
    total += later * min(s.owned(seat, ELDER), 2) * 2.2
    total += s.owned(seat, CHEST) * 0.4 * actions
    hammers = s.owned(seat, HAMMER)
    if hammers:
        spaces = int(s.box.hammer_spaces)
        hammered = int(s.hammer[seat])
        side = hammered // spaces
        glory = s.box.hammer_glory[side % 2]
        if side < 2 * hammers:
            total += glory * (hammered % spaces) / spaces * (0.9 if blessings > 6 else 0.5)
        total += 0.12 * float(min(hammer_space(s, seat), blessings))
    total += s.owned(seat, GREAT_BEAR) * 0.35 * blessings
    if actions or blessings:
        total += int(s.cerberus[seat]) * 4.0
    if s.triton[seat]:
        total += int(s.triton[seat]) * (4.8 if actions else 0.5)
    for colour in range(COLOURS):
        if s.boar_owner[colour] == seat:
            total += blessings * 0.5
    return total


def in_work(s: Diceforge, seat: int, blessings: int, gold: float) -> float:
    """A face that is taken but not yet forged counts as if it stood where it helps most."""
    step = s.agenda[-1]
    if step.seat != seat or not isinstance(step, (ForgeDie, ForgeSlot)):
        return 0.0
    first = seat * PLAYER_FACES
    worst = min([face_worth(s, face, gold) for face in s.dice[first : first + PLAYER_FACES] if face < BOAR])
    worth = 5.0 if step.face == X3 else face_worth(s, step.face, gold)
    return (worth - worst) * blessings / DIE_FACES


HINTS: Final = DiceforgeHints()

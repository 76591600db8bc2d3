"""What bots may know about Labyrinx: treasures first, then cards to pay with, knowledge worth walking to, and a way to get there."""

from __future__ import annotations

from typing import Final, cast

from ludoteca.core.draw import Draw
from ludoteca.core.hints import Hints, victory
from ludoteca.core.state import State
from ludoteca.games.labyrinx.actions import CONCEDE, DESPAIR, END_TURN, MOVE, PLAY_CARD, REST
from ludoteca.games.labyrinx.board import HALL
from ludoteca.games.labyrinx.content import NO_CHALLENGE
from ludoteca.games.labyrinx.powers.hunt import HuntFight
from ludoteca.games.labyrinx.powers.transmutation import LanePut
from ludoteca.games.labyrinx.rules.fortune import challenge_at
from ludoteca.games.labyrinx.rules.paths import passage, ways_of
from ludoteca.games.labyrinx.rules.piles import hand_limit
from ludoteca.games.labyrinx.state import CLOSED, UNSEEN, Labyrinx
from ludoteca.games.labyrinx.steps.actions import PlayPick

LOOK_AHEAD: Final = 4
"""A playout stops when everybody has had so many turns since it began."""
HAND: Final = 0.11
"""What a card in hand is worth, in treasures, up to the limit."""
BESIDE: Final = 0.2
"""What a winnable challenge next to the character is worth."""
FOG: Final = 0.07
"""What an unknown card next to the character is worth."""
HOME: Final = 0.25
"""What each step nearer to the hall is worth in the race."""
WALLED: Final = 0.5
"""What it costs to have no way out."""


def prospects(s: Labyrinx, seat: int) -> float:
    """How well a seat stands, counted in treasures."""
    worth = float(s.treasures[seat])
    cards = min(len(s.hands[seat]), hand_limit(s, seat))
    worth += HAND * cards
    space = s.where[seat]
    if space < 0:
        return worth
    if s.racers:
        return worth - (0.0 if space == HALL else HOME * s.site.steps_home(space))
    ways = 0
    best = 0.0
    for way in ways_of(space):
        if passage(s, space, way) != 0:
            continue
        ways += 1
        target = s.site.reach[space * 9 + way]
        if target == HALL:
            continue
        kind = s.kind[target]
        if kind == UNSEEN:
            best = max(best, FOG)
            continue
        known = s.lie[target] != CLOSED or (s.seen[target] >> seat) & 1
        challenge = challenge_at(s, target)
        if known and challenge != NO_CHALLENGE:
            best = max(best, BESIDE * chance_to_win(s, seat, challenge, cards))
        elif not known:
            best = max(best, FOG)
    if ways == 0:
        worth -= WALLED
    return worth + best


def chance_to_win(s: Labyrinx, seat: int, challenge: int, cards: int) -> float:
    """The part of the die's faces that skill and hand can reach."""
    return min(6, s.box.skills[s.characters[seat] * 3 + challenge] + cards) / 6.0


class LabyrinxHints(Hints):
    """A playout looks four turns of everybody ahead, and never wanders: whoever can move on does."""

    easy = "mcts:40/0.5s"
    medium = "mcts:400/0.9s"
    hard = "mcts:4000/2.8s"

    def rest(self, root: State, s: State) -> bool:
        began, table = cast(Labyrinx, root), cast(Labyrinx, s)
        return table.turn >= began.turn + LOOK_AHEAD * (len(table.racers) or s.seats)

    def value(self, s: State) -> list[float]:
        if not s.agenda:
            return victory(s.ranking())
        table = cast(Labyrinx, s)
        worth = [prospects(table, seat) for seat in range(s.seats)]
        goal = float(table.box.goal)
        strength = [(0.35 + max(0.0, own) / goal) ** 3 for own in worth]
        total = sum(strength)
        return [own / total for own in strength]

    def secret(self, s: State) -> bool:
        return isinstance(s.agenda[-1], PlayPick | LanePut | HuntFight)

    def playout(self, s: State, draw: Draw) -> int:
        """Mostly any option, but seldom an early end, a needless rest or despair, or a challenge given up."""
        action = draw.pick(s.open)
        if action in (END_TURN, DESPAIR, CONCEDE, PLAY_CARD) or (action == REST and len(cast(Labyrinx, s).hands[s.agenda[-1].seat]) > 1):
            action = draw.pick(s.open)
            if action in (END_TURN, DESPAIR, CONCEDE):
                action = MOVE if MOVE in s.open else draw.pick(s.open)
        return action

    def advantage(self, s: State, seat: int) -> float:
        """The own prospects against the best of the others."""
        if not s.agenda:
            return 100.0 * (2.0 * victory(s.ranking())[seat] - 1.0)
        table = cast(Labyrinx, s)
        rivals = [prospects(table, other) for other in range(s.seats) if other != seat]
        return prospects(table, seat) - 0.5 * max(rivals)


HINTS = LabyrinxHints()

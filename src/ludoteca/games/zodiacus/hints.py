"""What bots may know about Zodiacus: what a domain and its heroes are worth, and that the war is won by marching on towers."""

from __future__ import annotations

from math import exp
from typing import Final, cast

from mypy_extensions import i64

from ludoteca.core.draw import Draw
from ludoteca.core.hints import Hints, victory
from ludoteca.core.state import State
from ludoteca.games.zodiacus.actions import DECLINE, DONE, GO, PASS, SKIP, STOP
from ludoteca.games.zodiacus.board import CELLS, OFF, neighbour
from ludoteca.games.zodiacus.rules.figures import friends, gap, is_out, life_left, towers_left
from ludoteca.games.zodiacus.state import CASTLE, GUARDIAN_ALPHA, HEROES, NOTHING, OVER, PARTS, SETUP, TEAMS, Zodiacus
from ludoteca.games.zodiacus.steps.aiming import PickCell, PickTarget
from ludoteca.games.zodiacus.steps.combat import Blow, Counter, Land, Opportunity, Strike
from ludoteca.games.zodiacus.steps.hero import Action
from ludoteca.games.zodiacus.steps.moving import OwnWalk, Walk
from ludoteca.games.zodiacus.steps.operations import AttackTarget, Happen
from ludoteca.games.zodiacus.steps.turn import CastleAttack, DiscardCards, DrawStep, Evolve

TOWER: Final = 70.0
"""What a tower is worth beside its life: it guards the castle, and gives XP and a rune."""
CASTLE_WORTH: Final = 200.0
GUARDIAN: Final = 15.0
LEVEL: Final = 45.0
SCALE: Final = 130.0
"""This much ahead is about three games of four."""
ROUNDS_AHEAD: Final = 2
"""A search looks to the end of the own round and of the next player's: farther off, dice drown what a choice is worth."""
INTENT: Final = 4.0
"""What a blow under way is worth before its dice have fallen."""


class ZodiacusHints(Hints):
    """A turn is long, so a search sees a small part of one; the evaluation tells the rest."""

    easy: str = "mcts:10/0.5s"
    medium: str = "mcts:400/0.9s"
    hard: str = "mcts:6000/2.8s"
    explore: float = 0.2
    trust: float = 3.0  # a step of the march is worth less than the dice of a fight

    def rest(self, root: State, s: State) -> bool:
        before = cast(Zodiacus, root)
        now = cast(Zodiacus, s)
        if before.phase == SETUP:
            return now.phase != SETUP
        return self.rounds(now) >= self.rounds(before) + ROUNDS_AHEAD

    def rounds(self, s: Zodiacus) -> int:
        """Rounds of players that lie behind, whether the players are still in the game or not."""
        return (s.turn * 4 + s.phase) * s.seats + s.place[s.active]

    def value(self, s: State) -> list[float]:
        table = cast(Zodiacus, s)
        if not s.agenda:
            return self.outcome(table)
        if table.phase == SETUP:
            return [self.together(table) / s.seats] * s.seats
        worth = [self.worth(table, seat) for seat in range(s.seats)]
        return self.chances(table, worth)

    def together(self, s: Zodiacus) -> float:
        """How many win as one: each of a pair has the whole of a victory."""
        return 2.0 if s.mode == TEAMS else 1.0

    def outcome(self, s: Zodiacus) -> list[float]:
        """Who has won."""
        return [self.together(s) * won for won in victory(s.ranking())]

    def chances(self, s: Zodiacus, worth: list[float]) -> list[float]:
        """How likely each seat is to win, from what each is worth; pairs count together."""
        found: list[float] = []
        for seat in range(s.seats):
            behind = (self.best_other(s, seat, worth) - self.own(s, seat, worth)) / SCALE
            found.append(1.0 / (1.0 + exp(max(-30.0, min(30.0, behind)))))
        total = sum(found)
        return [chance * self.together(s) / total for chance in found]

    def own(self, s: Zodiacus, seat: i64, worth: list[float]) -> float:
        """What a seat is worth with its friends."""
        total = 0.0
        for other in range(i64(s.seats)):
            if friends(s, seat, other):
                total += worth[other]
        return total

    def best_other(self, s: Zodiacus, seat: i64, worth: list[float]) -> float:
        """What the best enemy is worth, a pair together."""
        best = -1.0e9
        for other in range(i64(s.seats)):
            if not friends(s, seat, other):
                best = max(best, worth[other] + (worth[(other + 2) % 4] if s.mode == TEAMS else 0.0))
        return best

    def worth(self, s: Zodiacus, seat: i64) -> float:
        """What a seat has to show: buildings, guardians, heroes, experience, and how near its heroes are to their goal."""
        if is_out(s, seat):
            return -1000.0
        base = HEROES + PARTS * seat
        total = 0.0
        if s.cell[base + CASTLE] != OFF:
            total += CASTLE_WORTH + life_left(s, base + CASTLE)
        for piece in range(base, base + CASTLE):
            if s.cell[piece] != OFF:
                total += (TOWER if piece < base + GUARDIAN_ALPHA else GUARDIAN) + 0.6 * life_left(s, piece)
        goals = self.goals(s, seat)
        for hero in range(seat * 3, seat * 3 + 3):
            total += LEVEL * s.level[hero]
            if s.limbo[hero] > 0:
                total -= 18.0 * s.limbo[hero]
            elif s.cell[hero] != OFF:
                total += 0.5 * life_left(s, hero) - 0.8 * self.way_to_go(s, s.cell[hero], goals)
                total -= 3.0 * s.status[hero * 4] + 6.0 * s.status[hero * 4 + 2] + 0.5 * s.status[hero * 4 + 1] * s.power[hero * 4 + 1]
            if s.rune[hero * 2] != NOTHING:
                total += 10.0
            for place in range(hero * 3, hero * 3 + 3):
                if s.gear[place] != NOTHING:
                    total += 6.0
        for colour in range(seat * 4, seat * 4 + 4):
            total += 10.0 * s.land_rune[colour]
        return total + 0.2 * s.xp[seat] + 2.5 * min(5, len(s.hands[seat]))

    def goals(self, s: Zodiacus, seat: i64) -> list[int]:
        """What a seat's heroes march on: enemy towers, and castles whose towers are gone."""
        found: list[int] = []
        for owner in range(i64(s.seats)):
            if friends(s, seat, owner):
                continue
            base: i64 = HEROES + PARTS * owner
            if towers_left(s, owner) == 0:
                if s.cell[base + CASTLE] != OFF:
                    found.append(base + CASTLE)
                continue
            for tower in range(base, base + GUARDIAN_ALPHA):
                if s.cell[tower] != OFF:
                    found.append(tower)
        return found

    def way_to_go(self, s: Zodiacus, cell: i64, goals: list[int]) -> int:
        """Steps to the nearest goal."""
        least: i64 = CELLS
        for goal in goals:
            far = gap(s, cell, goal)
            if far < least:
                least = far
        return int(least) if least < CELLS else 0

    def advantage(self, s: State, seat: int) -> float:
        """The seat's team against the best other, and a little for a blow that is about to fall."""
        table = cast(Zodiacus, s)
        if not s.agenda or table.phase == OVER:
            return 10_000.0 * (2.0 * self.outcome(table)[seat] - 1.0)
        if table.phase == SETUP:
            return 0.0
        worth = [self.worth(table, other) for other in range(s.seats)]
        return self.own(table, seat, worth) - self.best_other(table, seat, worth) + self.intent(table, seat)

    def intent(self, s: Zodiacus, seat: int) -> float:
        """A blow or effect of this seat that is still under way."""
        for step in s.agenda:
            if isinstance(step, (AttackTarget, Strike, Blow, Land, PickTarget, PickCell, Happen)) and step.seat == seat:
                return INTENT
        return 0.0

    def playout(self, s: State, draw: Draw) -> int:
        """Mostly sensible: march on towers, strike rather than pass, fire the castle, draw and evolve; otherwise anything."""
        table = cast(Zodiacus, s)
        step = s.agenda[-1]
        options = s.open
        if isinstance(step, OwnWalk):
            return self.march(table, step, draw)
        if isinstance(step, (Action, CastleAttack, Evolve, Opportunity, Counter)):
            first = options[0]
            if first in (PASS, SKIP, DONE, DECLINE) and len(options) > 1 and draw.below(10) > 0:
                return options[1 + draw.below(len(options) - 1)]
        elif isinstance(step, DrawStep):
            return options[-1]
        elif isinstance(step, DiscardCards):
            return DONE if draw.below(5) > 0 else draw.pick(options)
        return draw.pick(options)

    def march(self, s: Zodiacus, step: Walk, draw: Draw) -> int:
        """A step that brings it nearer to its goal, mostly; beside the goal it stops."""
        goals = self.goals(s, step.seat)
        here = self.way_to_go(s, s.cell[step.hero], goals)
        if here <= 1 and s.open[0] == STOP:
            return STOP
        chosen = draw.pick(s.open)
        if draw.below(6) == 0 or chosen < GO:
            return chosen
        to = neighbour(s.seats, s.cell[step.hero], chosen - GO)
        if self.way_to_go(s, to, goals) < here:
            return chosen
        return draw.pick(s.open)


HINTS = ZodiacusHints()

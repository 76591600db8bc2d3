"""What bots may know about Duelo: a search looks to the end of the round, and cards are worth most under their own sign."""

from __future__ import annotations

from typing import Final, cast

from ludoteca.core.draw import Draw
from ludoteca.core.hints import Hints, victory
from ludoteca.core.state import State
from ludoteca.games.duelo.actions import DECLARE, LAY, PART, PUT
from ludoteca.games.duelo.clash import FACING, attacks
from ludoteca.games.duelo.content import ELEMENT_OF, RANK_OF, REY, SOTA
from ludoteca.games.duelo.rules import strength_of
from ludoteca.games.duelo.state import LEFT_SIDE, NO_CARD, NO_ONE, RIGHT_SIDE, SLOTS, UNDECLARED, Duelo
from ludoteca.games.duelo.steps import ChooseHidden, CloseCard, Declare, LayCard

CROWN: Final = 8.0
"""What an active King is worth, in points of damage: about one good power card."""
EXPECTED: Final = 11.0
"""Points that an unknown hand adds to a front zodiac, on average."""
GOOD_HAND: Final = 30.0
"""From this worth on a hand had better close at once."""


class DueloHints(Hints):
    """A round is one fight, and rounds are dealt anew: so a search sees one round, and the score tells the rest."""

    def __init__(self) -> None:
        self.races: dict[tuple[int, ...], list[float]] = {}

    def rest(self, root: State, s: State) -> bool:
        return cast(Duelo, s).round != cast(Duelo, root).round

    def secret(self, s: State) -> bool:
        """Cards are laid, the closing card is put and the hidden zodiac is chosen face down; so are stances, if the option says so."""
        step = s.agenda[-1]
        return isinstance(step, (LayCard, CloseCard, ChooseHidden)) or (isinstance(step, Declare) and cast(Duelo, s).simultaneous)

    def value(self, s: State) -> list[float]:
        if not s.agenda:
            return victory(s.ranking())
        table = cast(Duelo, s)
        return self.race([table.wins_needed - wins for wins in table.wins])

    def race(self, missing: list[int]) -> list[float]:
        """The chance of each seat to be first to win the rounds it is still missing, if every seat wins a round alike often."""
        key = tuple(missing)
        known = self.races.get(key)
        if known is not None:
            return known
        chances = [0.0] * len(missing)
        for winner in range(len(missing)):
            after = [0.0] * len(missing)
            if missing[winner] <= 1:
                after[winner] = 1.0
            else:
                later = missing[:]
                later[winner] -= 1
                after = self.race(later)
            for seat in range(len(missing)):
                chances[seat] += after[seat] / len(missing)
        self.races[key] = chances
        return chances

    def playout(self, s: State, draw: Draw) -> int:
        """Mostly sensible: part with the poorer of two cards, lay numbers under their own sign, otherwise anything."""
        table = cast(Duelo, s)
        step = s.agenda[-1]
        first = draw.pick(s.open)
        if first >= DECLARE:
            return first
        if first >= LAY:
            return self.lay(table, step.seat, first, draw)
        if PART <= first < PUT:
            other = draw.pick(s.open)
            return other if self.worth(table, step.seat, other - PART) < self.worth(table, step.seat, first - PART) else first
        return first

    def lay(self, s: Duelo, seat: int, random: int, draw: Draw) -> int:
        """The next card goes under its own sign where only one side has it; now and then, and otherwise, anywhere."""
        element = ELEMENT_OF[s.hands[seat][0]]
        left = s.box.element[s.zodiacs[SLOTS * seat + LEFT_SIDE]] == element
        right = s.box.element[s.zodiacs[SLOTS * seat + RIGHT_SIDE]] == element
        if left == right or draw.below(8) == 0:
            return random
        return LAY + LEFT_SIDE if left else LAY + RIGHT_SIDE

    def worth(self, s: Duelo, seat: int, card: int) -> float:
        """What a card in hand may bring this seat, in points of damage."""
        element = ELEMENT_OF[card]
        base = SLOTS * seat
        if s.box.element[s.zodiacs[base]] == element or s.box.element[s.zodiacs[base + 1]] == element:
            rank = RANK_OF[card]
            return float(s.box.value[card]) if rank < SOTA else CROWN if rank == REY else 2.0
        return 0.1 * s.box.value[card]

    def advantage(self, s: State, seat: int) -> float:
        """Rounds won above all; then the worth of the hand, of what is laid, and of the stance."""
        table = cast(Duelo, s)
        score = 0.0
        for owner in range(s.seats):
            score += 100.0 * table.wins[owner] * (1.0 if owner == seat else -1.0 / (s.seats - 1))
        if not s.agenda or table.zodiacs[SLOTS * seat] == NO_CARD:
            return score
        hand = 0.0
        for card in table.hands[seat]:
            hand += self.worth(table, seat, card)
        score += hand
        if table.attacker == NO_ONE:
            if isinstance(s.agenda[-1], CloseCard):
                score += hand - GOOD_HAND
            return score
        for side in (LEFT_SIDE, RIGHT_SIDE):
            score += self.laid(table, 2 * seat + side)
            if table.stances[seat] != UNDECLARED:
                score += self.fights(table, 2 * seat + side, attacks(table.stances[seat], side))
        return score

    def laid(self, s: Duelo, slot: int) -> float:
        """What lies under a front zodiac, in points of damage."""
        zodiac = s.zodiacs[SLOTS * (slot >> 1) + (slot & 1)]
        points = float(strength_of(s, slot))
        for card in s.laid[slot]:
            if RANK_OF[card] == REY and ELEMENT_OF[card] == s.box.element[zodiac]:
                points += CROWN
        return points

    def fights(self, s: Duelo, slot: int, attacking: bool) -> float:
        """How well a front zodiac may do with its stance against the one it faces, about which only the front is known."""
        own = s.zodiacs[SLOTS * (slot >> 1) + (slot & 1)]
        facing = FACING[s.seats][slot]
        other = s.zodiacs[SLOTS * (facing >> 1) + (facing & 1)]
        strength = self.laid(s, slot)
        blow = s.box.damage[other] + EXPECTED
        stance = s.stances[facing >> 1]
        struck = stance == UNDECLARED or attacks(stance, facing & 1)
        if attacking:
            lost = 10.0 if struck and blow >= s.box.life[own] else 0.0
            if stance != UNDECLARED and not struck:
                return min(0.0, strength - blow) - (10.0 if strength < blow else 0.0)
            return (10.0 if strength >= s.box.life[other] else 0.0) + 0.3 * strength - lost
        if not struck:
            return 0.0
        return 10.0 if strength > blow else -0.3 * (blow - strength) - (10.0 if blow - strength >= s.box.life[own] else 0.0)


HINTS = DueloHints()

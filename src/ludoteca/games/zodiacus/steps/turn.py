"""The turn: all castle rounds, then all alpha, beta and gamma rounds; and the steps of the castle round. [zod.round.1–5, zod.round.9]"""

from __future__ import annotations

from typing import Final

from ludoteca.core.state import ALLOWED, NOT_ASKED, Auto, Step
from ludoteca.games.zodiacus.actions import (
    AT_ZERO,
    CAPPED,
    CASTLE_FIRED,
    CASTLE_TOO_WEAK,
    DESTROYED,
    DISCARD,
    DISCARDED,
    DONE,
    DRAW,
    EVOLVE,
    EVOLVED,
    HAND_FULL,
    HIGHEST_LEVEL,
    NO_CASTLE,
    NO_TARGET,
    NOT_A_BUILDING,
    NOT_IN_HAND,
    NOT_IN_LIMBO,
    NOTHING_TO_DRAW,
    PROTECTED,
    REVIVE,
    REVIVED,
    ROUND_BEGAN,
    SKIP,
    TARGET,
    TOO_FEW_XP,
    TURN_BEGAN,
    USE,
)
from ludoteca.games.zodiacus.board import distance
from ludoteca.games.zodiacus.content import CARD_COUNT, DAWN, LEVELS, POWER_EFFECT, REGROW
from ludoteca.games.zodiacus.rules.blows import final_damage
from ludoteca.games.zodiacus.rules.figures import friends, has_castle, is_out, life_left, power_released, towers_left
from ludoteca.games.zodiacus.rules.harm import finish, heal, is_there, leave_hand, lift_immune, name_of, pile_of, put_away
from ludoteca.games.zodiacus.rules.targets import all_pieces, foes, forbids_enemy, has_target, is_in_match
from ludoteca.games.zodiacus.state import CASTLE, GUARDIAN_BETA, NOTHING, TOWER_ALPHA, Zodiacus, is_building, part, seat_of
from ludoteca.games.zodiacus.steps.aiming import begin_effect
from ludoteca.games.zodiacus.steps.cards import CastleCards, HeroCards
from ludoteca.games.zodiacus.steps.damage import Dice, Hurt
from ludoteca.games.zodiacus.steps.drawing import draw_cards
from ludoteca.games.zodiacus.steps.final import FinalChoice
from ludoteca.games.zodiacus.steps.hero import EndRound, Limbo, ReturnCell

MOST_DRAWN: Final = 9


class NextTurn(Auto[Zodiacus]):
    """A turn begins: opportunity attacks are renewed; after the last turn the better team wins. [zod.round.3, zod.oa.5, zod.term.2]"""

    def run(self, s: Zodiacus) -> None:
        if s.max_turns and s.turn >= s.max_turns:
            s.tell(CAPPED, NOTHING, s.turn)
            judge(s)
            return
        s.turn += 1
        for hero in range(len(s.reacted)):
            s.reacted[hero] = 0
        s.tell(TURN_BEGAN, NOTHING, s.turn)
        s.next(NextRound(0, 0))


class NextRound(Auto[Zodiacus]):
    """The next player's round of this phase, in seat order; those out of the game are skipped. [zod.round.3, zod.round.5, zod.ffa.1]"""

    def __init__(self, phase: int, index: int) -> None:
        self.seat = NOTHING
        self.phase = phase
        self.index = index

    def pack(self) -> list[int]:
        return [self.phase, self.index]

    def run(self, s: Zodiacus) -> None:
        if self.index == s.seats:
            s.next(NextTurn() if self.phase == 3 else NextRound(self.phase + 1, 0))
            return
        s.next(NextRound(self.phase, self.index + 1))
        seat = s.order[self.index]
        if not is_out(s, seat):
            begin_round(s, seat, self.phase)


def begin_round(s: Zodiacus, seat: int, phase: int) -> None:
    """Put the steps of a round on the agenda, in their fixed order. [zod.round.1–2, zod.round.4]"""
    s.phase = phase
    s.active = seat
    s.fallen = 0
    s.tell(ROUND_BEGAN, seat, phase)
    s.agenda.extend(ROUNDS[seat * 4 + phase])


def steps_of_round(seat: int, phase: int) -> list[Step[Zodiacus]]:
    """The steps of a round in the order of play. [zod.round.1–2]"""
    if phase == 0:
        return [
            DiscardCards(seat), DrawStep(seat), Evolve(seat), Revive(seat), CastleCards(seat), CastleAttack(seat), UsePower(seat), EndCastleRound(seat),
        ]  # fmt: skip
    hero = seat * 3 + phase - 1
    return [HeroCards(seat), Limbo(seat, hero), EndRound(seat, hero)]


class DiscardCards(FinalChoice):
    """Discard any number of cards. [zod.deck.4]"""

    point = "castle_discard"
    rule = "zod.deck.4"

    def options(self, s: Zodiacus) -> list[int]:
        found = [DONE]
        last = NOTHING
        for card in s.hands[self.seat]:
            if card != last:
                found.append(DISCARD + card)
                last = card
        return found

    def candidates(self, s: Zodiacus) -> list[int]:
        return self.options(s)

    def refusal(self, s: Zodiacus, action: int) -> int:
        if action == DONE:
            return ALLOWED
        if not DISCARD <= action < DISCARD + CARD_COUNT:
            return NOT_ASKED
        return ALLOWED if action - DISCARD in s.hands[self.seat] else NOT_IN_HAND

    def why(self, s: Zodiacus, action: int, code: int) -> list[int]:
        return [action - DISCARD] if code == NOT_IN_HAND else []

    def take(self, s: Zodiacus, action: int) -> None:
        if action == DONE:
            return
        leave_hand(s, self.seat, action - DISCARD)
        put_away(s, self.seat, action - DISCARD)
        s.tell(DISCARDED, self.seat, action - DISCARD)
        s.next(self)


class DrawStep(FinalChoice):
    """Draw any number up to five cards in hand, as far as deck and discard pile last. [zod.deck.5–8, zod.deck.10, zod.team.2]"""

    point = "castle_draw"
    rule = "zod.deck.5"

    def most(self, s: Zodiacus) -> int:
        """How many may be drawn for the size of the hand."""
        return max(0, s.box.hand - len(s.hands[self.seat]))

    def there(self, s: Zodiacus) -> int:
        """How many cards there are to draw."""
        pile = pile_of(s, self.seat)
        return len(s.decks[pile]) + len(s.discards[pile])

    def options(self, s: Zodiacus) -> list[int]:
        most = min(self.most(s), self.there(s)) if has_castle(s, self.seat) else 0
        return [DRAW + count for count in range(most + 1)]

    def candidates(self, s: Zodiacus) -> list[int]:
        return [DRAW + count for count in range(s.box.hand + 1)]

    def refusal(self, s: Zodiacus, action: int) -> int:
        if not DRAW <= action <= DRAW + MOST_DRAWN:
            return NOT_ASKED
        count = action - DRAW
        if count == 0:
            return ALLOWED
        if not has_castle(s, self.seat):
            return NO_CASTLE
        if count > self.most(s):
            return HAND_FULL
        return ALLOWED if count <= self.there(s) else NOTHING_TO_DRAW

    def why(self, s: Zodiacus, action: int, code: int) -> list[int]:
        if code == HAND_FULL:
            return [len(s.hands[self.seat]), self.most(s)]
        return [self.there(s)] if code == NOTHING_TO_DRAW else []

    def take(self, s: Zodiacus, action: int) -> None:
        draw_cards(s, self.seat, action - DRAW, 1)


class Evolve(FinalChoice):
    """Spend XP on levels, of any intrépido, also in the Limbo. [zod.xp.2, zod.xp.4–8]"""

    point = "castle_evolve"
    rule = "zod.xp.5"

    def options(self, s: Zodiacus) -> list[int]:
        found = [DONE]
        for slot in range(3):
            level = s.level[self.seat * 3 + slot]
            if level < LEVELS and s.xp[self.seat] >= s.box.evolve_cost[level - 1]:
                found.append(EVOLVE + slot)
        return found

    def candidates(self, s: Zodiacus) -> list[int]:
        return [DONE, EVOLVE, EVOLVE + 1, EVOLVE + 2]

    def refusal(self, s: Zodiacus, action: int) -> int:
        if action == DONE:
            return ALLOWED
        if not EVOLVE <= action < EVOLVE + 3:
            return NOT_ASKED
        level = s.level[self.seat * 3 + action - EVOLVE]
        if level == LEVELS:
            return HIGHEST_LEVEL
        return ALLOWED if s.xp[self.seat] >= s.box.evolve_cost[level - 1] else TOO_FEW_XP

    def why(self, s: Zodiacus, action: int, code: int) -> list[int]:
        if code != TOO_FEW_XP:
            return []
        return [s.box.evolve_cost[s.level[self.seat * 3 + action - EVOLVE] - 1], s.xp[self.seat]]

    def take(self, s: Zodiacus, action: int) -> None:
        if action == DONE:
            return
        hero = self.seat * 3 + action - EVOLVE
        s.xp[self.seat] -= s.box.evolve_cost[s.level[hero] - 1]
        s.level[hero] += 1
        s.tell(EVOLVED, self.seat, hero, name_of(s, hero), s.level[hero], s.xp[self.seat])
        lift_immune(s, hero)
        s.next(self)


class Revive(FinalChoice):
    """Bring intrépidos back at once for life of the own castle; the last of it cannot be paid. [zod.limbo.5, zod.team.3]"""

    point = "castle_revive"
    rule = "zod.limbo.5"

    def options(self, s: Zodiacus) -> list[int]:
        found = [DONE]
        for slot in range(3):
            if s.limbo[self.seat * 3 + slot] > 0 and self.refusal(s, REVIVE + slot) == ALLOWED:
                found.append(REVIVE + slot)
        return found

    def candidates(self, s: Zodiacus) -> list[int]:
        return [DONE, REVIVE, REVIVE + 1, REVIVE + 2]

    def refusal(self, s: Zodiacus, action: int) -> int:
        if action == DONE:
            return ALLOWED
        if not REVIVE <= action < REVIVE + 3:
            return NOT_ASKED
        hero = self.seat * 3 + action - REVIVE
        if s.limbo[hero] == 0:
            return NOT_IN_LIMBO
        if not has_castle(s, self.seat):
            return CASTLE_TOO_WEAK
        return ALLOWED if s.box.revive_cost[s.level[hero] - 1] < life_left(s, part(self.seat, CASTLE)) else CASTLE_TOO_WEAK

    def why(self, s: Zodiacus, action: int, code: int) -> list[int]:
        if code != CASTLE_TOO_WEAK:
            return []
        left = life_left(s, part(self.seat, CASTLE)) if has_castle(s, self.seat) else 0
        return [s.box.revive_cost[s.level[self.seat * 3 + action - REVIVE] - 1], left]

    def take(self, s: Zodiacus, action: int) -> None:
        if action == DONE:
            return
        hero = self.seat * 3 + action - REVIVE
        cost = s.box.revive_cost[s.level[hero] - 1]
        s.damage[part(self.seat, CASTLE)] += cost
        s.tell(REVIVED, self.seat, hero, name_of(s, hero), cost)
        s.then(ReturnCell(self.seat, hero), self)


class CastleAttack(FinalChoice):
    """Once per turn the castle may fire at one enemy building, at any distance. [zod.bld.1, zod.bld.4, zod.bld.6–7, zod.team.3]"""

    point = "castle_attack"
    rule = "zod.bld.1"

    def options(self, s: Zodiacus) -> list[int]:
        found = [SKIP]
        if has_castle(s, self.seat):
            for piece in foes(s, self.seat):
                if is_building(piece) and forbids_enemy(s, self.seat, piece) == ALLOWED and life_left(s, piece) > 0:
                    found.append(TARGET + piece)
        return found

    def candidates(self, s: Zodiacus) -> list[int]:
        return [SKIP] + [TARGET + piece for piece in all_pieces(s)]

    def refusal(self, s: Zodiacus, action: int) -> int:
        if action == SKIP:
            return ALLOWED
        piece = action - TARGET
        if not is_in_match(s, piece):
            return NOT_ASKED
        if not has_castle(s, self.seat):
            return DESTROYED
        if not is_building(piece):
            return NOT_A_BUILDING
        barred = forbids_enemy(s, self.seat, piece)
        return AT_ZERO if barred == ALLOWED and life_left(s, piece) <= 0 else barred

    def why(self, s: Zodiacus, action: int, code: int) -> list[int]:
        return [towers_left(s, seat_of(action - TARGET))] if code == PROTECTED else []

    def take(self, s: Zodiacus, action: int) -> None:
        if action == SKIP:
            return
        target = action - TARGET
        castle = part(self.seat, CASTLE)
        s.tell(CASTLE_FIRED, self.seat, name_of(s, castle), target, name_of(s, target))
        s.rolled = 0
        s.critical = 0
        s.then(Dice(s.box.castle_dice[s.kind[castle]]), CastleShot(self.seat, target))


class CastleShot(Auto[Zodiacus]):
    """The shot lands; it weakens but never destroys, and nobody answers it. [zod.bld.2, zod.bld.5, zod.ctr.3, zod.ctr.11, zod.atk.6]"""

    def __init__(self, seat: int, target: int) -> None:
        self.seat = seat
        self.target = target

    def pack(self) -> list[int]:
        return [self.seat, self.target]

    def run(self, s: Zodiacus) -> None:
        attack = s.box.castle_attack[s.kind[part(self.seat, CASTLE)]]
        damage = final_damage(s, self.target, s.rolled, attack)
        s.next(Hurt(seat_of(self.target), self.target, damage, self.seat, NOTHING))


class UsePower(FinalChoice):
    """Use the territory's active power, if it is released, not cooling down, and has a target. [zod.rune.9–11, zod.team.3]"""

    point = "castle_power"
    rule = "zod.rune.9"

    def options(self, s: Zodiacus) -> list[int]:
        return [SKIP, USE] if self.refusal(s, USE) == ALLOWED else [SKIP]

    def candidates(self, s: Zodiacus) -> list[int]:
        return [SKIP, USE]

    def refusal(self, s: Zodiacus, action: int) -> int:
        if action == SKIP:
            return ALLOWED
        if action != USE:
            return NOT_ASKED
        territory = s.territory[self.seat]
        if s.box.power_cooldown[territory] == 0 or not power_released(s, self.seat) or s.power_wait[self.seat] > 0:
            return NO_TARGET
        return ALLOWED if has_target(s, self.seat, NOTHING, POWER_EFFECT + territory) else NO_TARGET

    def take(self, s: Zodiacus, action: int) -> None:
        if action == USE:
            begin_effect(s, self.seat, NOTHING, POWER_EFFECT + s.territory[self.seat])


class EndCastleRound(Auto[Zodiacus]):
    """Towers and guardians that work at the end of the castle round, then the power cools down. [zod.round.9, zod.grd.4]"""

    def run(self, s: Zodiacus) -> None:
        seat = self.seat
        for which in range(TOWER_ALPHA, GUARDIAN_BETA + 1):
            keeper = part(seat, which)
            if not is_there(s, keeper):
                continue
            kind = s.kind[keeper]
            if s.box.keeper[kind] == REGROW:
                heal(s, keeper, s.box.keeper_amount[kind])
            elif s.box.keeper[kind] == DAWN:
                for hero in range(3 * s.seats):
                    if is_there(s, hero) and friends(s, seat, hero // 3) and distance(s.cell[hero], s.cell[keeper]) <= s.box.keeper_range[kind]:
                        heal(s, hero, s.box.keeper_amount[kind])
        if s.power_wait[seat] > 0:
            s.power_wait[seat] -= 1


def judge(s: Zodiacus) -> None:
    """After the last turn: castles, towers destroyed, castle life, guardians defeated, levels; else a draw. [zod.term.2]"""
    best: list[list[int]] = []
    for seat in range(s.seats):
        best.append(standing(s, seat))
    places = [1 + sum([1 for other in range(s.seats) if better(best[other], best[seat])]) for seat in range(s.seats)]
    finish(s, places)


def standing(s: Zodiacus, seat: int) -> list[int]:
    """What a team has to show, the weightiest first; those out of the game stand below all, the first to go last. [zod.term.2]"""
    if is_out(s, seat):
        return [-len(s.gone) + s.gone.index(seat)]
    castles = towers = life = guardians = levels = 0
    for other in range(s.seats):
        if not friends(s, seat, other):
            continue
        if has_castle(s, other):
            castles += 1
            life += life_left(s, part(other, CASTLE))
        towers += s.felled[other]
        guardians += s.slain[other]
        levels += s.level[other * 3] + s.level[other * 3 + 1] + s.level[other * 3 + 2]
    return [castles, towers, life, guardians, levels]


def better(one: list[int], other: list[int]) -> bool:
    """Is one standing above another?"""
    for index in range(min(len(one), len(other))):
        if one[index] != other[index]:
            return one[index] > other[index]
    return False


ROUNDS: Final = [steps_of_round(seat, phase)[::-1] for seat in range(4) for phase in range(4)]
"""[seat · 4 + phase]: the steps of a round as they lie on the agenda, made once: they are frozen, so all rounds of all matches share them."""
STEPS: Final = [NextTurn, NextRound, DiscardCards, DrawStep, Evolve, Revive, CastleAttack, CastleShot, UsePower, EndCastleRound]

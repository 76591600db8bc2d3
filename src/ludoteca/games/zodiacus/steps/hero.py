"""An intrépido's round: Limbo, items and movement in either order, one attack or ability, the end. [zod.round.2, zod.round.6–8]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.core.hidden import insort
from ludoteca.core.state import ALLOWED, NOT_ASKED, Auto
from ludoteca.games.zodiacus.actions import (
    ABILITY,
    ACTION_CARD,
    ATTACK,
    CARD,
    CELL,
    COOLING,
    DONE,
    DRANK,
    EQUIP,
    EQUIPPED,
    ITEMS_FIRST,
    LEVEL_TOO_LOW,
    MOVE_FIRST,
    NO_POTION,
    NO_TARGET,
    NOT_ACTIVE,
    NOT_BESIDE_CASTLE,
    NOT_CARRIED,
    NOT_EQUIPPED,
    NOT_FREE,
    NOT_IN_HAND,
    NOT_LEARNT,
    PARALYSED,
    PASS,
    REPLACED,
    RETURNED,
    SANK,
    SILENCED,
    STILL_ON,
    TICKED,
    TOO_FAR,
    USE_POTION,
)
from ludoteca.games.zodiacus.board import CELLS, distance_to_castle
from ludoteca.games.zodiacus.content import ABILITY_COUNT, CARD_COUNT, CARD_EFFECT, CARD_SOURCE, FIRST_ACTION, FIRST_POTION, LAND_REGEN, RUNE_SOURCE
from ludoteca.games.zodiacus.effects import ACTIVE, BONUS_COUNT, POISON, REGEN, STATUS_COUNT
from ludoteca.games.zodiacus.rules.blows import WEAPON_COUNT, attack_action, learnt, profile_of
from ludoteca.games.zodiacus.rules.figures import (
    ally_of,
    has_castle,
    in_territory,
    is_invisible,
    is_paralysed,
    may_attack_with,
    movement,
    power_released,
    profiles,
)
from ludoteca.games.zodiacus.rules.ground import is_free, put_on, return_cells
from ludoteca.games.zodiacus.rules.harm import heal, is_there, keep_alive, leave_hand, lift_immune, name_of, put_away, relieve, wear_off
from ludoteca.games.zodiacus.rules.targets import can_attack_with, forbids_ability, has_target
from ludoteca.games.zodiacus.state import CASTLE, HEROES, NOTHING, Zodiacus, part
from ludoteca.games.zodiacus.steps.aiming import begin_effect
from ludoteca.games.zodiacus.steps.damage import Hurt
from ludoteca.games.zodiacus.steps.final import FinalChoice
from ludoteca.games.zodiacus.steps.moving import OWN_MOVE, begin_walk, check_footing
from ludoteca.games.zodiacus.steps.operations import AttackTarget

POTION_PLACE: Final = 2
"""The third place of an intrépido's gear. [zod.item.3]"""


class HeroStep(Auto[Zodiacus]):
    """A part of one intrépido's round."""

    def __init__(self, seat: int, hero: int) -> None:
        self.seat = seat
        self.hero = hero

    def pack(self) -> list[int]:
        return [self.seat, self.hero]


class HeroChoice(FinalChoice):
    """A decision for one intrépido."""

    def __init__(self, seat: int, hero: int) -> None:
        self.seat = seat
        self.hero = hero

    def pack(self) -> list[int]:
        return [self.seat, self.hero]


class Limbo(HeroStep):
    """One space down; from space 1 back into play, with the rest of the round as usual. [zod.limbo.3–4, zod.round.12]"""

    def run(self, s: Zodiacus) -> None:
        hero = self.hero
        if s.fallen:
            return
        if s.limbo[hero] == 0:
            s.next(ROUNDS[hero].order)
        elif s.limbo[hero] == 1:
            s.then(ReturnCell(self.seat, hero), ROUNDS[hero].order)
        else:
            s.limbo[hero] -= 1
            s.tell(SANK, self.seat, hero, name_of(s, hero), s.limbo[hero])


class ReturnCell(HeroChoice):
    """Where an intrépido comes back: beside the castle, unhurt. [zod.limbo.6, zod.limbo.8, zod.team.2]"""

    point = "limbo_cell"
    rule = "zod.limbo.6"

    def options(self, s: Zodiacus) -> list[int]:
        return [CELL + cell for cell in return_cells(s, self.seat)]

    def candidates(self, s: Zodiacus) -> list[int]:
        return self.options(s)

    def refusal(self, s: Zodiacus, action: int) -> int:
        if not CELL <= action < CELL + CELLS:
            return NOT_ASKED
        cell = action - CELL
        allowed = return_cells(s, self.seat)
        if cell in allowed:
            return ALLOWED
        if not is_free(s, cell):
            return NOT_FREE
        home = self.seat if has_castle(s, self.seat) else ally_of(s, self.seat)
        return NOT_BESIDE_CASTLE if distance_to_castle(allowed[0], s.place[home]) == 1 else TOO_FAR

    def take(self, s: Zodiacus, action: int) -> None:
        hero = self.hero
        s.limbo[hero] = 0
        s.damage[hero] = 0
        put_on(s, hero, action - CELL)
        s.tell(RETURNED, self.seat, hero, name_of(s, hero), action - CELL)


class ChooseOrder(HeroChoice):
    """Items first or movement first, where an item could matter. [zod.round.6, zod.round.13]"""

    point = "intz_order"
    rule = "zod.round.6"

    def options(self, s: Zodiacus) -> list[int]:
        return [ITEMS_FIRST, MOVE_FIRST] if self.matters(s) else [ITEMS_FIRST]

    def candidates(self, s: Zodiacus) -> list[int]:
        return self.options(s)

    def refusal(self, s: Zodiacus, action: int) -> int:
        return ALLOWED if action in self.options(s) else NOT_ASKED

    def matters(self, s: Zodiacus) -> bool:
        """It can move, and carries a potion or its player holds an item it may equip. [zod.round.13]"""
        if is_paralysed(s, self.hero):
            return False
        if s.gear[self.hero * 3 + POTION_PLACE] != NOTHING:
            return True
        for card in s.hands[self.seat]:
            if card < FIRST_ACTION and s.box.level[card] <= s.level[self.hero]:
                return True
        return False

    def take(self, s: Zodiacus, action: int) -> None:
        own = ROUNDS[self.hero]
        s.next(own.act)
        s.next(own.walk if action == ITEMS_FIRST else own.begin_items)
        s.next(own.begin_items if action == ITEMS_FIRST else own.walk)


class BeginWalk(HeroStep):
    """One movement of up to `mov` steps. [zod.move.1, zod.move.8, zod.round.14]"""

    def run(self, s: Zodiacus) -> None:
        if not s.fallen and is_there(s, self.hero):
            begin_walk(s, self.hero, movement(s, self.hero), OWN_MOVE)


# Items


class BeginItems(HeroStep):
    """The items step, skipped if it has no option. [zod.round.13]"""

    def run(self, s: Zodiacus) -> None:
        if not s.fallen and is_there(s, self.hero):
            s.next(ROUNDS[self.hero].items)


class Items(HeroChoice):
    """Equip items, use the potion, as often as one likes. [zod.item.1–10, zod.item.12]"""

    point = "intz_items"
    rule = "zod.item.1"

    def options(self, s: Zodiacus) -> list[int]:
        found = [DONE]
        if self.refusal(s, USE_POTION) == ALLOWED:
            found.append(USE_POTION)
        last = NOTHING
        level = s.level[self.hero]
        for card in s.hands[self.seat]:
            if card < FIRST_ACTION and card != last and s.box.level[card] <= level:
                found.append(EQUIP + card)
            last = card
        return found

    def candidates(self, s: Zodiacus) -> list[int]:
        return [DONE, USE_POTION, *sorted({EQUIP + card for card in s.hands[self.seat]})]

    def refusal(self, s: Zodiacus, action: int) -> int:
        if action == DONE:
            return ALLOWED
        if action == USE_POTION:
            potion = s.gear[self.hero * 3 + POTION_PLACE]
            if potion == NOTHING:
                return NO_POTION
            return ALLOWED if has_target(s, self.seat, self.hero, CARD_EFFECT + potion) else NO_TARGET
        if not EQUIP <= action < EQUIP + CARD_COUNT:
            return NOT_ASKED
        card = action - EQUIP
        if card not in s.hands[self.seat]:
            return NOT_IN_HAND
        if card >= FIRST_ACTION:
            return ACTION_CARD
        return ALLOWED if s.box.level[card] <= s.level[self.hero] else LEVEL_TOO_LOW  # zod.item.5

    def why(self, s: Zodiacus, action: int, code: int) -> list[int]:
        if code == LEVEL_TOO_LOW:
            return [action - EQUIP, s.box.level[action - EQUIP], s.level[self.hero]]
        return [action - EQUIP] if code in (NOT_IN_HAND, ACTION_CARD) else []

    def take(self, s: Zodiacus, action: int) -> None:
        if action == DONE:
            return
        s.next(ROUNDS[self.hero].begin_items)
        if action == USE_POTION:
            s.next(Drink(self.seat, self.hero))
            return
        card = action - EQUIP
        place = place_for(s, self.hero, card)
        s.tell(EQUIPPED, self.seat, self.hero, name_of(s, self.hero), card)
        if place == NOTHING:
            if card not in s.known[self.seat]:
                insort(s.known[self.seat], card)
            s.next(ReplaceItem(self.seat, self.hero, card))
        else:
            equip(s, self.hero, place, card)


def place_for(s: Zodiacus, hero: int, card: int) -> int:
    """Where a new item goes: the potion's place, that of its own class, a free one; NOTHING if the player picks. [zod.item.2–4, zod.item.6]"""
    if card >= FIRST_POTION:
        return POTION_PLACE
    first = s.gear[hero * 3]
    second = s.gear[hero * 3 + 1]
    wanted = s.box.item_class[card]
    if first != NOTHING and s.box.item_class[first] == wanted:
        return 0
    if second != NOTHING and s.box.item_class[second] == wanted:
        return 1
    return 0 if first == NOTHING else 1 if second == NOTHING else NOTHING


def equip(s: Zodiacus, hero: int, place: int, card: int) -> None:
    """Put an item on; what was in its place goes to the discard pile. [zod.item.1, zod.item.6–7, zod.item.11]"""
    seat = hero // 3
    leave_hand(s, seat, card)
    old = s.gear[hero * 3 + place]
    s.gear[hero * 3 + place] = card
    if old != NOTHING:
        put_away(s, seat, old)
        s.tell(REPLACED, seat, hero, name_of(s, hero), old)
        keep_alive(s, hero)
        check_footing(s, hero)
    lift_immune(s, hero)


class ReplaceItem(FinalChoice):
    """Both places are taken: which card is discarded? [zod.item.6]"""

    point = "item_replace"
    rule = "zod.item.6"

    def __init__(self, seat: int, hero: int, card: int) -> None:
        self.seat = seat
        self.hero = hero
        self.card = card

    def pack(self) -> list[int]:
        return [self.seat, self.hero, self.card]

    def options(self, s: Zodiacus) -> list[int]:
        return sorted([CARD + s.gear[self.hero * 3], CARD + s.gear[self.hero * 3 + 1]])

    def candidates(self, s: Zodiacus) -> list[int]:
        return self.options(s)

    def refusal(self, s: Zodiacus, action: int) -> int:
        if not CARD <= action < CARD + CARD_COUNT:
            return NOT_ASKED
        return ALLOWED if action in self.options(s) else NOT_CARRIED

    def why(self, s: Zodiacus, action: int, code: int) -> list[int]:
        return [action - CARD] if code == NOT_CARRIED else []

    def take(self, s: Zodiacus, action: int) -> None:
        equip(s, self.hero, 0 if s.gear[self.hero * 3] == action - CARD else 1, self.card)


class Drink(HeroStep):
    """The carried potion is used: its target, its effect; then it is discarded. [zod.item.9, zod.item.12]"""

    def run(self, s: Zodiacus) -> None:
        potion = s.gear[self.hero * 3 + POTION_PLACE]
        s.tell(DRANK, self.seat, self.hero, name_of(s, self.hero), potion)
        s.next(EmptyFlask(self.seat, self.hero))
        begin_effect(s, self.seat, self.hero, CARD_EFFECT + potion)


class EmptyFlask(HeroStep):
    """The used potion goes to the discard pile. [zod.item.9, zod.deck.9]"""

    def run(self, s: Zodiacus) -> None:
        place = self.hero * 3 + POTION_PLACE
        if s.gear[place] != NOTHING:
            put_away(s, self.seat, s.gear[place])
            s.gear[place] = NOTHING


# Attack or ability


class Act(HeroStep):
    """The action step, unless it has fallen. [zod.round.7]"""

    def run(self, s: Zodiacus) -> None:
        if not s.fallen and is_there(s, self.hero):
            s.next(ROUNDS[self.hero].action)


class Action(HeroChoice):
    """One attack or one active ability with a legal target, or pass. [zod.round.7, zod.atk.1, zod.atk.10, zod.abl.1–4]"""

    point = "intz_action"
    rule = "zod.round.7"

    def options(self, s: Zodiacus) -> list[int]:
        hero = self.hero
        found = [PASS]
        for profile in profiles(s, hero):
            if can_attack_with(s, hero, profile):
                found.append(attack_action(profile))
        base = s.kind[hero] * 3
        for index in range(s.level[hero]):
            ability = s.box.abilities[base + index]
            if s.box.ability_kind[ability] == ACTIVE and forbids_ability(s, hero, index) == ALLOWED:
                insort(found, ABILITY + ability)
        return found

    def candidates(self, s: Zodiacus) -> list[int]:
        found = [PASS]
        found.extend([attack_action(profile) for profile in profiles(s, self.hero)])
        base = s.kind[self.hero] * 3
        found.extend(sorted([ABILITY + s.box.abilities[base + index] for index in range(s.level[self.hero])]))
        return found

    def refusal(self, s: Zodiacus, action: int) -> int:
        hero = self.hero
        if action == PASS:
            return ALLOWED
        if ATTACK <= action <= ATTACK + WEAPON_COUNT:
            profile = profile_of(action)
            if profile not in profiles(s, hero):
                return NOT_EQUIPPED
            if not may_attack_with(s, hero, profile):
                return PARALYSED if is_paralysed(s, hero) else SILENCED
            return ALLOWED if can_attack_with(s, hero, profile) else NO_TARGET
        if not ABILITY <= action < ABILITY + ABILITY_COUNT:
            return NOT_ASKED
        index = learnt(s, hero, action - ABILITY)
        if index == NOTHING:
            return NOT_LEARNT
        return forbids_ability(s, hero, index) if s.box.ability_kind[action - ABILITY] == ACTIVE else NOT_ACTIVE

    def why(self, s: Zodiacus, action: int, code: int) -> list[int]:
        if code in (NOT_LEARNT, NOT_ACTIVE, STILL_ON):
            return [action - ABILITY]
        if code == COOLING:
            return [action - ABILITY, s.cooldown[self.hero * 3 + learnt(s, self.hero, action - ABILITY)]]
        return []

    def take(self, s: Zodiacus, action: int) -> None:
        if action == PASS:
            return
        if action <= ATTACK + WEAPON_COUNT:
            s.next(AttackTarget(self.seat, self.hero, profile_of(action)))
        else:
            begin_effect(s, self.seat, self.hero, action - ABILITY)


# The end of the round


class EndRound(HeroStep):
    """Poison, then regeneration, then all markers go down. [zod.round.8, zod.round.12, zod.stat.2, zod.stat.4–5]"""

    def run(self, s: Zodiacus) -> None:
        hero = self.hero
        s.next(ROUNDS[hero].markers)
        if not is_there(s, hero):
            return
        s.next(ROUNDS[hero].regenerate)
        index = hero * 4 + POISON
        if s.status[index] > 0:
            amount = 0 if is_invisible(s, hero) else s.power[index]
            s.tell(TICKED, self.seat, hero, name_of(s, hero), amount)
            if amount > 0:
                s.next(Hurt(self.seat, hero, amount, s.by[index], NOTHING))


class Regenerate(HeroStep):
    """Runes, equipment and the land heal a living intrépido, each source by itself. [zod.round.8, zod.rune.9]"""

    def run(self, s: Zodiacus) -> None:
        hero = self.hero
        if not is_there(s, hero) or s.damage[hero] == 0:
            return
        table = s.box.bonus
        for index in range(hero * 2, hero * 2 + 2):
            if s.rune[index] != NOTHING:
                heal_by(s, hero, table[(RUNE_SOURCE + s.kind[part(self.seat, CASTLE)] * 4 + s.rune[index]) * BONUS_COUNT + REGEN])
        for index in range(hero * 3, hero * 3 + 2):
            if s.gear[index] != NOTHING:
                heal_by(s, hero, table[(CARD_SOURCE + s.gear[index]) * BONUS_COUNT + REGEN])
        for index in range(s.level[hero]):
            heal_by(s, hero, table[s.box.abilities[s.kind[hero] * 3 + index] * BONUS_COUNT + REGEN])
        territory = s.territory[self.seat]
        if s.box.power_passive[territory] == LAND_REGEN and power_released(s, self.seat) and in_territory(s, s.cell[hero], self.seat):
            heal_by(s, hero, s.box.power_amount[territory])


def heal_by(s: Zodiacus, hero: int, amount: int) -> None:
    """One source of regeneration, if it gives anything."""
    if amount > 0:
        heal(s, hero, amount)


class MarkersDown(HeroStep):
    """Cooldowns, statuses and timed modifiers go down by 1; those at 0 end. In the Limbo only cooldowns do. [zod.round.8, zod.round.10–12]"""

    def run(self, s: Zodiacus) -> None:
        hero: i64 = self.hero
        held: i64 = s.held[hero]
        for index in range(i64(3)):
            markers: i64 = s.cooldown[hero * 3 + index]
            if markers > 0 and (held >> index) & 1 == 0:
                s.cooldown[hero * 3 + index] = markers - 1
        s.held[hero] = 0
        if is_there(s, hero):
            for status in range(i64(STATUS_COUNT)):
                left: i64 = s.status[hero * 4 + status]
                if left > 1:
                    s.status[hero * 4 + status] = left - 1
                elif left == 1:
                    relieve(s, hero, status)
            if s.mods[hero]:
                wear_off(s, hero)
        s.held[hero] = 0  # what ended with this round counts from the next one on


class HeroRound:
    """The steps of an intrépido's round, made once: they are frozen, so all rounds of all matches share them."""

    def __init__(self, seat: int, hero: int) -> None:
        self.order = ChooseOrder(seat, hero)
        self.walk = BeginWalk(seat, hero)
        self.begin_items = BeginItems(seat, hero)
        self.items = Items(seat, hero)
        self.act = Act(seat, hero)
        self.action = Action(seat, hero)
        self.regenerate = Regenerate(seat, hero)
        self.markers = MarkersDown(seat, hero)


ROUNDS: Final = [HeroRound(hero // 3, hero) for hero in range(HEROES)]
"""By intrépido."""
STEPS: Final = [
    Limbo, ReturnCell, ChooseOrder, BeginWalk, BeginItems, Items, ReplaceItem, Drink, EmptyFlask, Act, Action, EndRound, Regenerate, MarkersDown,
]  # fmt: skip

"""What an effect does: its operations from left to right, and the choices inside them. [zod.card.8, zod.abl.7]"""

from __future__ import annotations

from typing import Final

from ludoteca.core.hidden import insort
from ludoteca.core.state import ALLOWED, NOT_ASKED, Auto
from ludoteca.games.zodiacus.actions import (
    ATTACK,
    CELL,
    GAINED_XP,
    LEAPT,
    LOST_ITEM,
    NEGATED,
    NO_LANDING,
    NO_TARGET,
    NOT_EQUIPPED,
    NOT_FREE,
    OUT_OF_REACH,
    PROTECTED,
    RECOVERED,
    SANK,
    SHOWN,
    SILENCED,
    SWAPPED,
    TARGET,
    USED_ABILITY,
    USED_POWER,
)
from ludoteca.games.zodiacus.board import CELLS, OFF
from ludoteca.games.zodiacus.content import ABILITY_COUNT, CARD_EFFECT, POWER_EFFECT
from ludoteca.games.zodiacus.effects import (
    BREAK,
    CD,
    CURE,
    DISCARD_RANDOM,
    DMG,
    DRAW,
    EXTRA_ATTACK,
    HEAL,
    LIMBO,
    MOVE,
    ON_BOTH,
    ON_FIRST,
    ON_SELF,
    POISON,
    PULL,
    PUSH,
    RECOVER,
    SWAP,
    TELEPORT,
    XP,
    Operation,
)
from ludoteca.games.zodiacus.rules.blows import WEAPON_COUNT, attack_action, learnt, profile_of
from ludoteca.games.zodiacus.rules.figures import friends, gap, has_castle, is_invisible, may_attack_with, profiles, reach, terrain, towers_left
from ludoteca.games.zodiacus.rules.ground import put_on
from ludoteca.games.zodiacus.rules.harm import (
    cool_down,
    cure,
    heal,
    is_there,
    keep_alive,
    name_of,
    pile_of,
    put_away,
    show,
    start_cooldown,
    start_late_cooldowns,
)
from ludoteca.games.zodiacus.rules.targets import (
    all_pieces,
    area,
    attack_targets,
    forbids_attack,
    is_in_match,
    landing_cells,
    next_in_area,
)
from ludoteca.games.zodiacus.state import HEROES, NOTHING, TEAMS, WAITING, Zodiacus, seat_of
from ludoteca.games.zodiacus.steps.combat import Shove, Strike, push_away
from ludoteca.games.zodiacus.steps.damage import Dice, HealRolled, affect, deal
from ludoteca.games.zodiacus.steps.drawing import draw_cards, lose_cards
from ludoteca.games.zodiacus.steps.final import FinalChoice
from ludoteca.games.zodiacus.steps.moving import CARD_MOVE, begin_walk, check_footing


class Happen(Auto[Zodiacus]):
    """The effect, unless it was negated: costs and reveals first, then its operations; an area element by element. [zod.abl.7, zod.card.8]

    `target` is a piece, a cell, a seat or a card, as the effect wants it; `extra` the direction or the card chosen besides.
    """

    def __init__(self, seat: int, actor: int, number: int, first: int, target: int, extra: int) -> None:
        self.seat = seat
        self.actor = actor
        self.number = number
        self.first = first
        self.target = target
        self.extra = extra

    def pack(self) -> list[int]:
        return [self.seat, self.actor, self.number, self.first, self.target, self.extra]

    def run(self, s: Zodiacus) -> None:
        number = self.number
        effect = s.box.effects[number]
        if s.negated:
            s.negated = 0
            s.tell(NEGATED, self.seat, number - CARD_EFFECT)
            return
        if number < ABILITY_COUNT:
            self.declare(s)
        elif number >= POWER_EFFECT:
            s.power_wait[self.seat] = s.box.power_cooldown[number - POWER_EFFECT]
            s.tell(USED_POWER, self.seat, number - POWER_EFFECT)
        elif self.actor != NOTHING and effect.hostile:
            show(s, self.actor)  # a potion at an enemy piece [zod.obs.5, zod.stat.5]
        spec = effect.area
        if spec is None and effect.targets and effect.targets[0].every:
            spec = effect.targets[0]
        if spec is None:
            s.next(Operate(self.seat, self.actor, number, 0, self.first, self.target, self.extra))
        else:
            centre = self.target if effect.area is not None else s.cell[self.actor] if self.actor != NOTHING else OFF
            s.next(Sweep(self.seat, self.actor, number, area(s, self.seat, self.actor, number, spec, centre)))

    def declare(self, s: Zodiacus) -> None:
        """An ability is declared: it reveals, and its cooldown is laid, or waits for the end of its effect. [zod.abl.7, zod.round.10–11]"""
        ability = self.number
        hero = self.actor
        if s.box.effects[ability].hostile:
            show(s, hero)
        s.tell(USED_ABILITY, self.seat, hero, name_of(s, hero), ability)
        index = learnt(s, hero, ability)
        if s.box.after_effect[ability]:
            s.cooldown[hero * 3 + index] = WAITING
            s.next(EffectOver(self.seat))
        else:
            start_cooldown(s, hero, index)


class EffectOver(Auto[Zodiacus]):
    """An effect that left nothing behind begins to cool down at once. [zod.round.11]"""

    def run(self, s: Zodiacus) -> None:
        start_late_cooldowns(s)


class Sweep(Auto[Zodiacus]):
    """All operations for the first piece of an area, then all for the next. [8.0, zod.atk.11]"""

    def __init__(self, seat: int, actor: int, number: int, mask: int) -> None:
        self.seat = seat
        self.actor = actor
        self.number = number
        self.mask = mask

    def pack(self) -> list[int]:
        return [self.seat, self.actor, self.number, self.mask]

    def run(self, s: Zodiacus) -> None:
        piece = next_in_area(s, self.seat, self.mask)
        if piece == NOTHING:
            return
        s.next(Sweep(self.seat, self.actor, self.number, self.mask & ~(1 << piece)))
        s.next(Operate(self.seat, self.actor, self.number, 0, NOTHING, piece, NOTHING))


class Operate(Auto[Zodiacus]):
    """One operation, then the next. What died or became invisible is skipped; parts for the user go on. [8.0, zod.abl.3]"""

    def __init__(self, seat: int, actor: int, number: int, index: int, first: int, target: int, extra: int) -> None:
        self.seat = seat
        self.actor = actor
        self.number = number
        self.index = index
        self.first = first
        self.target = target
        self.extra = extra

    def pack(self) -> list[int]:
        return [self.seat, self.actor, self.number, self.index, self.first, self.target, self.extra]

    def run(self, s: Zodiacus) -> None:
        operations = s.box.effects[self.number].operations
        operation = operations[self.index]
        if self.index + 1 < len(operations):
            s.next(Operate(self.seat, self.actor, self.number, self.index + 1, self.first, self.target, self.extra))
        if operation.code in (DRAW, DISCARD_RANDOM, RECOVER, XP, LIMBO, SWAP, TELEPORT):
            self.do_beside(s, operation)
            return
        place = operation.place
        if place == ON_BOTH:
            self.on_piece(s, operation, self.first)
        self.on_piece(s, operation, self.actor if place == ON_SELF else self.first if place == ON_FIRST else self.target)

    def on_piece(self, s: Zodiacus, operation: Operation, piece: int) -> None:
        """An operation on a piece that is still there and visible to its user. [zod.abl.3, zod.grd.3]"""
        if not is_there(s, piece):
            return
        hero = piece < HEROES
        code = operation.code
        if hero and not friends(s, self.seat, piece // 3) and is_invisible(s, piece):
            return
        if not hero and code != DMG and code != HEAL:
            return  # zod.abl.3
        if operation.if_poisoned and (not hero or s.status[piece * 4 + POISON] == 0):
            return
        ability = self.actor * 3 + learnt(s, self.actor, self.number) if self.number < ABILITY_COUNT else NOTHING
        if code == DMG:
            deal(s, operation, piece, self.seat, self.actor if self.number < ABILITY_COUNT else NOTHING)
        elif code == HEAL:
            more = self.bond(s, piece)
            if operation.dice:
                s.rolled = 0
                s.critical = 0
                s.then(Dice(operation.dice), HealRolled(self.seat, piece, more))
            else:
                heal(s, piece, operation.amount + more)
        elif code == CURE:
            cure(s, piece, operation.what)
        elif code == PUSH or code == PULL:
            if self.actor == NOTHING:
                s.next(Shove(self.seat, NOTHING, piece, self.extra, operation.amount, 0, 0))
            elif is_there(s, self.actor):
                push_away(s, self.seat, self.actor, piece, operation.amount, 1 if code == PULL else 0)
        elif code == MOVE:
            begin_walk(s, piece, operation.amount, CARD_MOVE)
        elif code == CD:
            cool_down(s, piece, operation.amount)
        elif code == BREAK:
            break_item(s, piece, self.extra)
        elif code == EXTRA_ATTACK:
            s.next(ExtraAttack(piece // 3, piece))
        else:
            affect(s, operation, piece, self.seat, ability)

    def bond(self, s: Zodiacus, piece: int) -> int:
        """With astral_bonds an ability heals an astral ally 5 more. [zod.var.3]"""
        if not s.astral_bonds or self.number >= ABILITY_COUNT or piece >= HEROES:
            return 0
        return 5 if s.kind[piece] in s.box.allies[s.kind[self.actor]] else 0

    def do_beside(self, s: Zodiacus, operation: Operation) -> None:
        """Operations that are not on a piece of the board, or on two."""
        code = operation.code
        if code == DRAW:
            if s.mode != TEAMS or has_castle(s, self.seat):  # zod.deck.8
                draw_cards(s, self.seat, operation.amount, 0)
        elif code == DISCARD_RANDOM:
            lose_cards(s, self.target, operation.amount)
        elif code == RECOVER:
            recover(s, self.seat, self.target)
        elif code == XP:
            s.xp[self.seat] += operation.amount
            s.tell(GAINED_XP, self.seat, operation.amount, s.xp[self.seat])
        elif code == LIMBO:
            s.limbo[self.target] = max(1, s.limbo[self.target] - operation.amount)
            s.tell(SANK, self.seat, self.target, name_of(s, self.target), s.limbo[self.target])
        elif code == SWAP:
            swap(s, self.actor if operation.place == ON_SELF else self.first, self.target)
        elif is_there(s, self.target):
            s.next(LandingCell(self.seat, self.actor, self.number, self.target))


def swap(s: Zodiacus, one: int, other: int) -> None:
    """Two intrépidos exchange cells; nobody strikes, and paralysis does not matter. [zod.obs.6, zod.obs.10, zod.oa.6]"""
    here = s.cell[one]
    there = s.cell[other]
    s.cell[one] = there
    s.cell[other] = here
    s.on[there] = one
    s.on[here] = other
    ground = terrain(s)
    for hero in (one, other):
        if ground[s.cell[hero]] == 0:
            s.revealed[hero] = 0
    s.tell(SWAPPED, one // 3, one, name_of(s, one), other, name_of(s, other))


def break_item(s: Zodiacus, hero: int, card: int) -> None:
    """An equipped card goes to its owner's discard pile. [zod.item.11, zod.obs.7]"""
    for index in range(hero * 3, hero * 3 + 3):
        if s.gear[index] == card:
            s.gear[index] = NOTHING
            put_away(s, hero // 3, card)
            s.tell(LOST_ITEM, hero // 3, hero, name_of(s, hero), card)
            keep_alive(s, hero)
            check_footing(s, hero)
            return


def recover(s: Zodiacus, seat: int, card: int) -> None:
    """A card comes back from the discard pile, in everybody's sight. [zod.deck.11, zod.hid.1]"""
    s.discards[pile_of(s, seat)].remove(card)
    insort(s.hands[seat], card)
    insort(s.known[seat], card)
    s.tell(RECOVERED, seat, card)


class AttackTarget(FinalChoice):
    """Whom an intrépido attacks with the chosen profile. [zod.atk.1–3]"""

    point = "effect_target"
    rule = "zod.atk.3"

    def __init__(self, seat: int, hero: int, profile: int) -> None:
        self.seat = seat
        self.hero = hero
        self.profile = profile

    def pack(self) -> list[int]:
        return [self.seat, self.hero, self.profile]

    def options(self, s: Zodiacus) -> list[int]:
        return [TARGET + piece for piece in attack_targets(s, self.hero, self.profile)]

    def candidates(self, s: Zodiacus) -> list[int]:
        return [TARGET + piece for piece in all_pieces(s)]

    def refusal(self, s: Zodiacus, action: int) -> int:
        if not is_in_match(s, action - TARGET):
            return NOT_ASKED
        return forbids_attack(s, self.hero, self.profile, action - TARGET)

    def why(self, s: Zodiacus, action: int, code: int) -> list[int]:
        piece = action - TARGET
        if code == OUT_OF_REACH:
            return [gap(s, s.cell[self.hero], piece), reach(s, self.hero, self.profile)]
        return [towers_left(s, seat_of(piece))] if code == PROTECTED else []

    def take(self, s: Zodiacus, action: int) -> None:
        s.next(Strike(self.seat, self.hero, self.profile, action - TARGET))


class ExtraAttack(FinalChoice):
    """The attack a card gives: with which profile? There is no passing. [zod.card.8]"""

    point = "effect_attack"
    rule = "zod.atk.1"

    def __init__(self, seat: int, hero: int) -> None:
        self.seat = seat
        self.hero = hero

    def pack(self) -> list[int]:
        return [self.seat, self.hero]

    def candidates(self, s: Zodiacus) -> list[int]:
        return [attack_action(profile) for profile in profiles(s, self.hero)]

    def refusal(self, s: Zodiacus, action: int) -> int:
        if not ATTACK <= action <= ATTACK + WEAPON_COUNT:
            return NOT_ASKED
        if action not in self.candidates(s):
            return NOT_EQUIPPED
        if not may_attack_with(s, self.hero, profile_of(action)):
            return SILENCED  # a paralysed one could not be chosen
        return ALLOWED if attack_targets(s, self.hero, profile_of(action)) else NO_TARGET

    def take(self, s: Zodiacus, action: int) -> None:
        s.next(AttackTarget(self.seat, self.hero, profile_of(action)))


class LandingCell(FinalChoice):
    """Where a teleport lands. [zod.obs.6, zod.obs.10]"""

    point = "effect_cell"
    rule = "zod.obs.6"

    def __init__(self, seat: int, hero: int, number: int, piece: int) -> None:
        self.seat = seat
        self.hero = hero
        self.number = number
        self.piece = piece

    def pack(self) -> list[int]:
        return [self.seat, self.hero, self.number, self.piece]

    def options(self, s: Zodiacus) -> list[int]:
        return [CELL + cell for cell in landing_cells(s, self.hero, self.piece)]

    def candidates(self, s: Zodiacus) -> list[int]:
        return self.options(s)

    def refusal(self, s: Zodiacus, action: int) -> int:
        if not CELL <= action < CELL + CELLS:
            return NOT_ASKED
        if action in self.options(s):
            return ALLOWED
        return NO_LANDING if s.on[action - CELL] == NOTHING else NOT_FREE

    def take(self, s: Zodiacus, action: int) -> None:
        to = action - CELL
        s.tell(LEAPT, self.seat, self.hero, name_of(s, self.hero), s.cell[self.hero], to)
        put_on(s, self.hero, to)
        hidden = terrain(s)[to] == 1
        if hidden and s.box.effects[self.number].hostile:
            s.revealed[self.hero] = 1  # zod.obs.10
            s.tell(SHOWN, self.seat, self.hero, name_of(s, self.hero))
        elif not hidden:
            s.revealed[self.hero] = 0


STEPS: Final = [Happen, EffectOver, Sweep, Operate, AttackTarget, ExtraAttack, LandingCell]

"""Attacks, counter-attacks and opportunity attacks, and the pushes that provoke them. [zod.atk, zod.ctr, zod.oa]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.core.state import ALLOWED, NOT_ASKED, Auto
from ludoteca.games.zodiacus.actions import (
    ABILITY,
    ATTACK,
    ATTACKED,
    CANNOT_COUNTER,
    COOLING,
    COUNTERED,
    DECLINE,
    DODGED,
    GO,
    NOT_EQUIPPED,
    NOT_LEARNT,
    NOT_THIS_WAY,
    OUT_OF_REACH,
    PARALYSED,
    PUSHED,
    SEIZED,
    SILENCED,
    STAYS_IN_AREA,
    USED_ABILITY,
)
from ludoteca.games.zodiacus.board import OFF, distance
from ludoteca.games.zodiacus.content import ABILITY_COUNT, AFTER_COUNTER, EMBERS, FIRST_WEAPON, ON_CRITICAL
from ludoteca.games.zodiacus.effects import COUNTER, DMG, DODGE, PUSH
from ludoteca.games.zodiacus.rules.blows import (
    WEAPON_COUNT,
    attack_action,
    final_damage,
    has_counter,
    learnt,
    leaving,
    may_seize,
    profile_of,
    push_ways,
)
from ludoteca.games.zodiacus.rules.figures import (
    BASIC,
    after,
    attack_bonus,
    attack_dice,
    attack_type,
    friends,
    gap,
    is_invisible,
    is_paralysed,
    is_silenced,
    may_attack_with,
    profiles,
    reach,
    terrain,
)
from ludoteca.games.zodiacus.rules.ground import pushed_to, put_on
from ludoteca.games.zodiacus.rules.harm import is_there, name_of, show, start_cooldown
from ludoteca.games.zodiacus.state import HEROES, NOTHING, Zodiacus, is_castle, seat_of
from ludoteca.games.zodiacus.steps.damage import Dice, Hurt, Reaction, affect, deal, holds
from ludoteca.games.zodiacus.steps.final import FinalChoice


class Attack(Auto[Zodiacus]):
    """A step of an attack by an intrépido with one of its profiles."""

    def __init__(self, seat: int, hero: int, profile: int, target: int) -> None:
        self.seat = seat
        self.hero = hero
        self.profile = profile
        self.target = target

    def pack(self) -> list[int]:
        return [self.seat, self.hero, self.profile, self.target]


class Strike(Attack):
    """An intrépido attacks: declared, so revealed; then the attacked may dodge. [zod.atk.9, zod.obs.5]"""

    def run(self, s: Zodiacus) -> None:
        show(s, self.hero)
        s.tell(
            ATTACKED, self.seat, self.hero, name_of(s, self.hero), attack_action(self.profile) - ATTACK, self.target, name_of(s, self.target),
        )  # fmt: skip
        s.next(Blow(self.seat, self.hero, self.profile, self.target, 0))
        offer_dodge(s, self.target)


def offer_dodge(s: Zodiacus, target: int) -> None:
    """The owner of an attacked intrépido may dodge, if he holds the card. [zod.card.6]"""
    s.negated = 0
    if target < HEROES and holds(s, target // 3, DODGE):
        s.next(Dodge(target // 3))


class Dodge(Reaction):
    """An own intrépido is attacked, by anyone, also in an opportunity or counter-attack: negate it. [zod.card.6]"""

    point = "react_dodge"
    rule = "zod.card.6"
    window = DODGE

    def answered(self, s: Zodiacus, played: bool) -> None:
        s.negated = 1 if played else 0


class Blow(Auto[Zodiacus]):
    """Roll for an attack that was not dodged; a dodged one may still be countered. [zod.atk.4, zod.ctr.11]

    `counter` is 1 for a counter-attack with a weapon, which nobody answers. [zod.ctr.4]
    """

    def __init__(self, seat: int, hero: int, profile: int, target: int, counter: int) -> None:
        self.seat = seat
        self.hero = hero
        self.profile = profile
        self.target = target
        self.counter = counter

    def pack(self) -> list[int]:
        return [self.seat, self.hero, self.profile, self.target, self.counter]

    def run(self, s: Zodiacus) -> None:
        if self.counter == 0:
            s.next(Answer(seat_of(self.target), self.target, self.hero))
        if s.negated:
            s.tell(DODGED, seat_of(self.target), self.target, name_of(s, self.target))
            return
        s.rolled = 0
        s.critical = 0
        s.then(Dice(attack_dice(s, self.hero, self.profile)), Land(self.seat, self.hero, self.profile, self.target))


class Land(Attack):
    """The dice have fallen: bonuses, resistance, the minimum, then the rider of the weapon. [zod.atk.4–6, zod.atk.9]"""

    def run(self, s: Zodiacus) -> None:
        damage = final_damage(s, self.target, s.rolled + attack_bonus(s, self.hero, self.target), attack_type(s, self.hero, self.profile))
        if self.profile != BASIC and s.box.rider[self.profile - FIRST_WEAPON] is not None:
            s.next(Ride(self.seat, self.profile, self.target))
        s.next(Hurt(seat_of(self.target), self.target, damage, self.seat, self.hero))


class Ride(Auto[Zodiacus]):
    """What a weapon does after its damage. [zod.atk.9]"""

    def __init__(self, seat: int, weapon: int, target: int) -> None:
        self.seat = seat
        self.weapon = weapon
        self.target = target

    def pack(self) -> list[int]:
        return [self.seat, self.weapon, self.target]

    def run(self, s: Zodiacus) -> None:
        rider = s.box.rider[self.weapon - FIRST_WEAPON]
        if rider is not None and (self.target >= HEROES or not is_invisible(s, self.target)):
            affect(s, rider, self.target, self.seat, NOTHING)


class Answer(Auto[Zodiacus]):
    """The attacked answers, if it still stands: towers and guardians must, intrépidos may; castles never do. [zod.ctr.1–3, zod.ctr.7, zod.ctr.9]"""

    def __init__(self, seat: int, target: int, attacker: int) -> None:
        self.seat = seat
        self.target = target
        self.attacker = attacker

    def pack(self) -> list[int]:
        return [self.seat, self.target, self.attacker]

    def run(self, s: Zodiacus) -> None:
        if not is_there(s, self.target) or not is_there(s, self.attacker) or is_castle(self.target):
            return
        if self.target < HEROES:
            if has_counter(s, self.target):
                s.next(Counter(self.seat, self.target, self.attacker))
            return
        s.tell(COUNTERED, self.seat, self.target, name_of(s, self.target))
        s.next(KeeperBlow(self.seat, self.target, self.attacker))
        offer_dodge(s, self.attacker)


class KeeperCounter(Auto[Zodiacus]):
    """A step of the counter-attack of a tower or guardian."""

    def __init__(self, seat: int, keeper: int, attacker: int) -> None:
        self.seat = seat
        self.keeper = keeper
        self.attacker = attacker

    def pack(self) -> list[int]:
        return [self.seat, self.keeper, self.attacker]


class KeeperBlow(KeeperCounter):
    """A tower or guardian counter-attacks at any distance with its own dice. [zod.ctr.2, zod.ctr.10]"""

    def run(self, s: Zodiacus) -> None:
        if s.negated:
            s.tell(DODGED, seat_of(self.attacker), self.attacker, name_of(s, self.attacker))
            return
        s.rolled = 0
        s.critical = 0
        s.then(Dice(s.box.tower_dice[s.kind[self.keeper]]), KeeperLand(self.seat, self.keeper, self.attacker))


class KeeperLand(KeeperCounter):
    """Its damage, with Brasas at distance 1; then the ability that follows a counter. [zod.ctr.2, zod.ctr.10, zod.grd.6]"""

    def run(self, s: Zodiacus) -> None:
        kind = s.kind[self.keeper]
        raw = s.rolled
        if s.box.keeper[kind] == EMBERS and distance(s.cell[self.keeper], s.cell[self.attacker]) == 1:
            raw += s.box.keeper_amount[kind]
        ability = s.box.keeper[kind]
        if ability == AFTER_COUNTER or (ability == ON_CRITICAL and s.critical > 0):
            s.next(AfterCounter(self.seat, self.keeper, self.attacker))
        damage = final_damage(s, self.attacker, raw, s.box.tower_attack[kind])
        s.next(Hurt(seat_of(self.attacker), self.attacker, damage, self.seat, NOTHING))


class AfterCounter(KeeperCounter):
    """The ability of a tower or guardian on an attacker that still lives. [zod.ctr.10, zod.oa.12]"""

    def run(self, s: Zodiacus) -> None:
        kind = s.kind[self.keeper]
        operation = s.box.keeper_effect[kind]
        if operation is None or not is_there(s, self.attacker) or is_invisible(s, self.attacker):
            return
        far = s.box.keeper_range[kind]
        if far > 0 and distance(s.cell[self.keeper], s.cell[self.attacker]) > far:
            return
        if operation.code == PUSH:
            push_away(s, self.seat, self.keeper, self.attacker, operation.amount)
        else:
            affect(s, operation, self.attacker, self.seat, NOTHING)


class Counter(FinalChoice):
    """An attacked intrépido may hit back with an ability or weapon marked for it. [zod.ctr.4–6, zod.ctr.8]"""

    point = "react_counter"
    rule = "zod.ctr.6"

    def __init__(self, seat: int, hero: int, attacker: int) -> None:
        self.seat = seat
        self.hero = hero
        self.attacker = attacker

    def pack(self) -> list[int]:
        return [self.seat, self.hero, self.attacker]

    def candidates(self, s: Zodiacus) -> list[int]:
        found = [DECLINE]
        found.extend([attack_action(profile) for profile in profiles(s, self.hero)])
        found.extend([ABILITY + s.box.abilities[s.kind[self.hero] * 3 + index] for index in range(s.level[self.hero])])
        return sorted(found)

    def refusal(self, s: Zodiacus, action: int) -> int:
        if action == DECLINE:
            return ALLOWED
        far = distance(s.cell[self.hero], s.cell[self.attacker])
        if ATTACK <= action <= ATTACK + WEAPON_COUNT:
            profile = profile_of(action)
            if profile == BASIC:
                return CANNOT_COUNTER
            if profile not in profiles(s, self.hero):
                return NOT_EQUIPPED
            if s.box.weapon_counter[profile - FIRST_WEAPON] < far:
                return CANNOT_COUNTER
            return ALLOWED if may_attack_with(s, self.hero, profile) else PARALYSED if is_paralysed(s, self.hero) else SILENCED
        if not ABILITY <= action < ABILITY + ABILITY_COUNT:
            return NOT_ASKED
        index = learnt(s, self.hero, action - ABILITY)
        if index == NOTHING:
            return NOT_LEARNT
        ability = action - ABILITY
        if s.box.ability_kind[ability] != COUNTER or s.box.effects[ability].targets[0].reach < far:
            return CANNOT_COUNTER
        if s.cooldown[self.hero * 3 + index] != 0:
            return COOLING
        if is_paralysed(s, self.hero):
            return PARALYSED
        return SILENCED if is_silenced(s, self.hero) else ALLOWED

    def why(self, s: Zodiacus, action: int, code: int) -> list[int]:
        if code == NOT_LEARNT:
            return [action - ABILITY]
        if code == COOLING:
            return [action - ABILITY, abs(s.cooldown[self.hero * 3 + learnt(s, self.hero, action - ABILITY)])]
        return []

    def take(self, s: Zodiacus, action: int) -> None:
        if action == DECLINE:
            return
        show(s, self.hero)
        s.tell(COUNTERED, self.seat, self.hero, name_of(s, self.hero))
        if action <= ATTACK + WEAPON_COUNT:
            s.next(Blow(self.seat, self.hero, profile_of(action), self.attacker, 1))
        else:
            ability = action - ABILITY
            start_cooldown(s, self.hero, learnt(s, self.hero, ability))
            s.tell(USED_ABILITY, self.seat, self.hero, name_of(s, self.hero), ability)
            s.next(Retort(self.seat, self.hero, ability, self.attacker))
        offer_dodge(s, self.attacker)


class Retort(Auto[Zodiacus]):
    """A counter-attack by ability, unless dodged: its one operation, damage being real. [zod.ctr.6, zod.ctr.10]"""

    def __init__(self, seat: int, hero: int, ability: int, attacker: int) -> None:
        self.seat = seat
        self.hero = hero
        self.ability = ability
        self.attacker = attacker

    def pack(self) -> list[int]:
        return [self.seat, self.hero, self.ability, self.attacker]

    def run(self, s: Zodiacus) -> None:
        if s.negated:
            s.tell(DODGED, seat_of(self.attacker), self.attacker, name_of(s, self.attacker))
            return
        operation = s.box.effects[self.ability].operations[0]
        if operation.code == DMG:
            deal(s, operation, self.attacker, self.seat, self.hero)
        else:
            affect(s, operation, self.attacker, self.seat, NOTHING)


class Opportunity(FinalChoice):
    """A mover is about to leave the attack area: strike with a profile whose alvo it leaves, or let it go. [zod.oa.1–5, zod.oa.8–10]"""

    point = "react_opportunity"
    rule = "zod.oa.1"

    def __init__(self, seat: int, hero: int, mover: int, to: int) -> None:
        self.seat = seat
        self.hero = hero
        self.mover = mover
        self.to = to

    def pack(self) -> list[int]:
        return [self.seat, self.hero, self.mover, self.to]

    def options(self, s: Zodiacus) -> list[int]:
        return [DECLINE] + [attack_action(profile) for profile in leaving(s, self.hero, self.mover, self.to)]

    def candidates(self, s: Zodiacus) -> list[int]:
        return [DECLINE] + [attack_action(profile) for profile in profiles(s, self.hero)]

    def refusal(self, s: Zodiacus, action: int) -> int:
        if action in self.options(s):
            return ALLOWED
        if not ATTACK <= action <= ATTACK + WEAPON_COUNT:
            return NOT_ASKED
        profile = profile_of(action)
        if profile not in profiles(s, self.hero):
            return NOT_EQUIPPED
        if reach(s, self.hero, profile) < distance(s.cell[self.hero], s.cell[self.mover]):
            return OUT_OF_REACH
        return STAYS_IN_AREA if may_attack_with(s, self.hero, profile) else SILENCED  # zod.oa.9

    def why(self, s: Zodiacus, action: int, code: int) -> list[int]:
        if code != OUT_OF_REACH and code != STAYS_IN_AREA:
            return []
        return [distance(s.cell[self.hero], s.cell[self.mover]), reach(s, self.hero, profile_of(action))]

    def take(self, s: Zodiacus, action: int) -> None:
        if action == DECLINE:
            return
        s.reacted[self.hero] = 1  # zod.oa.5
        s.tell(SEIZED, self.seat, self.hero, name_of(s, self.hero))
        s.next(Strike(self.seat, self.hero, profile_of(action), self.mover))


def offer_opportunities(s: Zodiacus, mover: int, to: int, pusher: int, source: int) -> None:
    """Ask those whose area is left: enemies of a walker, or friends of a pusher but not the pushing intrépido itself. [zod.oa.5–7, zod.oa.9, zod.oa.11–12]"""
    ask_seizers(s, seizers(s, mover, to, pusher, source), mover, to)


def ask_seizers(s: Zodiacus, found: list[int], mover: int, to: int) -> None:
    """Each of them may strike before the mover goes on. [zod.oa.1, zod.oa.11]"""
    for index in range(len(found) - 1, -1, -1):
        s.next(Opportunity(found[index] // 3, found[index], mover, to))


def seizers(s: Zodiacus, mover: i64, to: i64, pusher: i64, source: i64) -> list[int]:
    """Those whose area is left, in the order in which they are asked; nobody sees an invisible mover go. [zod.oa.5–9, zod.oa.11–12]"""
    found: list[int] = []
    if is_invisible(s, mover):
        return found
    here: i64 = s.cell[mover]
    seats: i64 = s.seats
    for seat in range(seats):
        if friends(s, seat, mover // 3) or (pusher != NOTHING and not friends(s, seat, pusher)):
            continue
        for hero in range(seat * 3, seat * 3 + 3):
            if hero != source and may_seize(s, hero, here, to):
                found.append(hero)
    if len(found) < 2:
        return found
    return [hero for seat in after(s, s.active) for hero in found if hero // 3 == seat]


class Shove(Auto[Zodiacus]):
    """One step of a push or pull after another, each after the opportunity attacks it provokes. [zod.oa.7, zod.oa.13, zod.obs.6, zod.obs.10]

    `source` is the pushing intrépido or NOTHING, `toward` 1 for a pull, which stops beside it; `asked` 1 when the reactions are over.
    """

    def __init__(self, seat: int, source: int, target: int, way: int, left: int, toward: int, asked: int) -> None:
        self.seat = seat
        self.source = source
        self.target = target
        self.way = way
        self.left = left
        self.toward = toward
        self.asked = asked

    def pack(self) -> list[int]:
        return [self.seat, self.source, self.target, self.way, self.left, self.toward, self.asked]

    def run(self, s: Zodiacus) -> None:
        target = self.target
        if self.left == 0 or not is_there(s, target):
            return
        if self.toward and is_there(s, self.source) and distance(s.cell[self.source], s.cell[target]) <= 1:
            return
        to = pushed_to(s, target, self.way)
        if to == OFF:
            return
        if self.asked == 0:
            s.next(Shove(self.seat, self.source, target, self.way, self.left, self.toward, 1))
            offer_opportunities(s, target, to, self.seat, self.source)
            return
        s.tell(PUSHED, target // 3, target, name_of(s, target), s.cell[target], to)
        put_on(s, target, to)
        if terrain(s)[to] == 0:
            s.revealed[target] = 0  # zod.obs.10
        s.next(Shove(self.seat, self.source, target, self.way, self.left - 1, self.toward, 0))


class PushWay(FinalChoice):
    """A push or pull between two equally good directions: its player picks. [zod.oa.12, zod.geo.5]"""

    point = "effect_dir"
    rule = "zod.geo.5"

    def __init__(self, seat: int, source: int, target: int, steps: int, toward: int) -> None:
        self.seat = seat
        self.source = source
        self.target = target
        self.steps = steps
        self.toward = toward

    def pack(self) -> list[int]:
        return [self.seat, self.source, self.target, self.steps, self.toward]

    def candidates(self, s: Zodiacus) -> list[int]:
        return [GO, GO + 1, GO + 2, GO + 3]

    def refusal(self, s: Zodiacus, action: int) -> int:
        if not GO <= action < GO + 4:
            return NOT_ASKED
        return ALLOWED if action - GO in push_ways(s, self.source, self.target, self.toward) else NOT_THIS_WAY

    def take(self, s: Zodiacus, action: int) -> None:
        source = self.source if self.source < HEROES else NOTHING
        s.next(Shove(self.seat, source, self.target, action - GO, self.steps, self.toward, 0))


def push_away(s: Zodiacus, seat: int, source: int, target: int, steps: int, toward: int = 0) -> None:
    """PUSH and PULL with a piece as source: axis and direction are fixed at the start. [zod.oa.7, zod.oa.12]"""
    if gap(s, s.cell[source], target) == 0:
        return
    s.next(PushWay(seat, source, target, steps, toward))


STEPS: Final = [Strike, Dodge, Blow, Land, Ride, Answer, KeeperBlow, KeeperLand, AfterCounter, Counter, Retort, Opportunity, Shove, PushWay]

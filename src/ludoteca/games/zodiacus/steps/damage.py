"""Dice, damage and what it causes: the last breath, death, destruction, and the rune that changes hands. [zod.atk.9]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.core.draw import Draw
from ludoteca.core.state import ALLOWED, NOT_ASKED, Auto, Chance
from ludoteca.games.zodiacus.actions import ANSWERED, ASSIGN, DECLINE, DIE, GAVE_RUNE, HURT, NOT_IN_HAND, PLAY, RELEASED, ROLLED, SURVIVED, TWO_RUNES
from ludoteca.games.zodiacus.content import CARD_COUNT
from ludoteca.games.zodiacus.effects import DICE_BASE, LAST_BREATH, MOD, STATUS, Operation
from ludoteca.games.zodiacus.rules.figures import is_invisible, life_left, max_hp, power_released
from ludoteca.games.zodiacus.rules.harm import afflict, die, fall, heal, is_there, leave_hand, lift_immune, modify, name_of, put_away, raze
from ludoteca.games.zodiacus.state import HEROES, NOTHING, OVER, Zodiacus, is_castle, is_guardian, part_of, seat_of
from ludoteca.games.zodiacus.steps.final import FinalChoice

WEIGHTS: Final = [2, 3, 1]
"""Two faces with the least value, three with the middle, one with the critical value. [zod.comp.5]"""
ONE_DIE: Final = [1, DICE_BASE, DICE_BASE**2, DICE_BASE**3]
"""A combination of a single die, by colour."""
LAND: Final = 3
"""The home of a rune that goes to the territory, after the three slots."""


class Dice(Chance[Zodiacus]):
    """Throw a combination, one die after another, green before blue, yellow and red. [zod.comp.5–7, zod.atk.4]"""

    def __init__(self, code: int) -> None:
        self.seat = NOTHING
        self.code = code

    def pack(self) -> list[int]:
        return [self.code]

    def colour(self) -> i64:
        """The colour of the next die."""
        code: i64 = self.code
        colour: i64 = 0
        while code % DICE_BASE == 0:
            code //= DICE_BASE
            colour += 1
        return colour

    def options(self, s: Zodiacus) -> list[int]:
        base = self.colour() * 3
        return [DIE + s.box.faces[base + face] // 5 - 1 for face in range(3)]

    def weights(self, s: Zodiacus) -> list[int]:
        return WEIGHTS

    def sample(self, s: Zodiacus, draw: Draw) -> int:
        thrown = draw.below(6)
        return DIE + s.box.faces[self.colour() * 3 + (0 if thrown < 2 else 1 if thrown < 5 else 2)] // 5 - 1

    def take(self, s: Zodiacus, action: int) -> None:
        colour = self.colour()
        value = (action - DIE + 1) * 5
        s.rolled += value
        if value == s.box.faces[colour * 3 + 2]:
            s.critical += 1
        s.tell(ROLLED, NOTHING, colour, action - DIE)
        rest = self.code - ONE_DIE[colour]
        if rest > 0:
            s.next(Dice(rest))


def throw(s: Zodiacus, code: int) -> None:
    """Begin a new roll."""
    s.rolled = 0
    s.critical = 0
    s.next(Dice(code))


class Hurt(Auto[Zodiacus]):
    """Damage arrives: 0 on the invisible; if it would kill, the last breath may be drawn. [zod.atk.9, zod.card.6, zod.stat.5]

    `by` is the seat that is credited, `blow` the intrépido whose attack or ability it is: only that destroys buildings.
    """

    def __init__(self, seat: int, target: int, amount: int, by: int, blow: int) -> None:
        self.seat = seat
        self.target = target
        self.amount = amount
        self.by = by
        self.blow = blow

    def pack(self) -> list[int]:
        return [self.seat, self.target, self.amount, self.by, self.blow]

    def run(self, s: Zodiacus) -> None:
        target = self.target
        if not is_there(s, target):
            return
        if target >= HEROES:
            damage_keeper(s, target, self.amount, self.by, self.blow)
            return
        amount = 0 if is_invisible(s, target) else self.amount
        if amount > 0 and s.damage[target] + amount >= max_hp(s, target) and holds(s, self.seat, LAST_BREATH):
            s.next(LastBreath(self.seat, target, amount, self.by))
            return
        damage_hero(s, target, amount, self.by)


def holds(s: Zodiacus, seat: int, window: int) -> bool:
    """Has the seat a reaction card for this window? [zod.hid.2]"""
    for card in s.box.answers[window]:
        if card in s.hands[seat]:
            return True
    return False


def damage_hero(s: Zodiacus, hero: int, amount: int, by: int) -> None:
    """The marker goes up; at its full life an intrépido dies at once. [zod.limbo.1]"""
    s.damage[hero] += amount
    s.tell(HURT, hero // 3, hero, name_of(s, hero), amount, max(0, life_left(s, hero)))
    if s.damage[hero] >= max_hp(s, hero):
        die(s, hero, by)


def damage_keeper(s: Zodiacus, piece: int, amount: int, by: int, blow: int) -> None:
    """Buildings stop at 0 until an intrépido's blow destroys them; guardians die of anything. [zod.bld.2–4, zod.grd.1, zod.rune.1, zod.abl.5]"""
    s.damage[piece] += min(amount, life_left(s, piece))
    left = life_left(s, piece)
    s.tell(HURT, seat_of(piece), piece, name_of(s, piece), amount, left)
    if left > 0 or amount == 0:
        return
    if is_guardian(piece) or (blow != NOTHING and not is_castle(piece)):
        receiver = fall(s, piece, by)
        s.next(AssignRune(receiver, seat_of(piece) * 4 + part_of(piece)))
    elif blow != NOTHING:
        played = [step for step in s.agenda if isinstance(step, PutAway)]
        raze(s, piece)
        if s.phase == OVER:
            for step in played:
                step.run(s)  # the card that gave the last blow lies on its pile all the same


class PutAway(Auto[Zodiacus]):
    """A played card goes to the discard pile after its operations. [zod.card.1, zod.card.8, zod.deck.9]"""

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def pack(self) -> list[int]:
        return [self.seat, self.card]

    def run(self, s: Zodiacus) -> None:
        put_away(s, self.seat, self.card)


class Reaction(FinalChoice):
    """A window for one reaction card, opened only for a player who holds it. [zod.card.4, zod.card.6, zod.hid.2]"""

    window = 0

    def options(self, s: Zodiacus) -> list[int]:
        return [DECLINE] + [PLAY + card for card in s.box.answers[self.window] if card in s.hands[self.seat]]

    def candidates(self, s: Zodiacus) -> list[int]:
        return self.options(s)

    def refusal(self, s: Zodiacus, action: int) -> int:
        if action in self.options(s):
            return ALLOWED
        return NOT_IN_HAND if PLAY <= action < PLAY + CARD_COUNT and action - PLAY in s.box.answers[self.window] else NOT_ASKED

    def why(self, s: Zodiacus, action: int, code: int) -> list[int]:
        return [action - PLAY] if code == NOT_IN_HAND else []

    def take(self, s: Zodiacus, action: int) -> None:
        played = action != DECLINE
        if played:
            leave_hand(s, self.seat, action - PLAY)
            put_away(s, self.seat, action - PLAY)
            s.tell(ANSWERED, self.seat, action - PLAY)
        self.answered(s, played)

    def answered(self, s: Zodiacus, played: bool) -> None:
        """What follows."""
        raise NotImplementedError


class LastBreath(Reaction):
    """Damage would kill an own intrépido: survive with 5 life, whatever the damage came from. [zod.card.6]"""

    point = "react_last_breath"
    rule = "zod.card.6"
    window = LAST_BREATH

    def __init__(self, seat: int, hero: int, amount: int, by: int) -> None:
        self.seat = seat
        self.hero = hero
        self.amount = amount
        self.by = by

    def pack(self) -> list[int]:
        return [self.seat, self.hero, self.amount, self.by]

    def answered(self, s: Zodiacus, played: bool) -> None:
        if played:
            s.damage[self.hero] = max_hp(s, self.hero) - 5
            s.tell(SURVIVED, self.seat, self.hero, name_of(s, self.hero), 5)
        else:
            damage_hero(s, self.hero, self.amount, self.by)


class DealRolled(Auto[Zodiacus]):
    """The dice just thrown become real damage. [zod.atk.8]"""

    def __init__(self, seat: int, target: int, by: int, blow: int) -> None:
        self.seat = seat
        self.target = target
        self.by = by
        self.blow = blow

    def pack(self) -> list[int]:
        return [self.seat, self.target, self.by, self.blow]

    def run(self, s: Zodiacus) -> None:
        s.next(Hurt(self.seat, self.target, s.rolled, self.by, self.blow))


class HealRolled(Auto[Zodiacus]):
    """The dice just thrown heal, with what a bond adds. [zod.comp.11, zod.var.3]"""

    def __init__(self, seat: int, target: int, more: int) -> None:
        self.seat = seat
        self.target = target
        self.more = more

    def pack(self) -> list[int]:
        return [self.seat, self.target, self.more]

    def run(self, s: Zodiacus) -> None:
        heal(s, self.target, s.rolled + self.more)


def deal(s: Zodiacus, operation: Operation, target: int, by: int, blow: int) -> None:
    """DMG: a fixed amount or dice, real. [zod.atk.8]"""
    owner = seat_of(target)
    if operation.dice:
        s.next(DealRolled(owner, target, by, blow))
        throw(s, operation.dice)
    else:
        s.next(Hurt(owner, target, operation.amount, by, blow))


def affect(s: Zodiacus, operation: Operation, hero: int, by: int, ability: int) -> None:
    """STATUS and MOD, on intrépidos only. [zod.grd.3, zod.stat.9]"""
    if hero >= HEROES or not is_there(s, hero):
        return
    if operation.code == STATUS:
        afflict(s, hero, operation.what, operation.rounds, operation.amount, by, ability)
    elif operation.code == MOD:
        modify(s, hero, operation.what, operation.amount, operation.rounds, ability)


class AssignRune(FinalChoice):
    """A rune was gained: to one of your intrépidos, also in the Limbo, or to your territory; for good. [zod.rune.4–8]"""

    point = "rune_assign"
    rule = "zod.rune.4"

    def __init__(self, seat: int, site: int) -> None:
        self.seat = seat
        self.site = site  # the victim's seat · 4 + site

    def pack(self) -> list[int]:
        return [self.seat, self.site]

    def candidates(self, s: Zodiacus) -> list[int]:
        return [ASSIGN, ASSIGN + 1, ASSIGN + 2, ASSIGN + LAND]

    def refusal(self, s: Zodiacus, action: int) -> int:
        if not ASSIGN <= action <= ASSIGN + LAND:
            return NOT_ASKED
        if action == ASSIGN + LAND:
            return ALLOWED
        hero = self.seat * 3 + action - ASSIGN
        return TWO_RUNES if s.rune[hero * 2 + 1] != NOTHING else ALLOWED  # zod.rune.5

    def take(self, s: Zodiacus, action: int) -> None:
        colour = s.site_rune[self.site]
        s.site_rune[self.site] = NOTHING
        s.tell(GAVE_RUNE, self.seat, colour, action - ASSIGN)
        if action == ASSIGN + LAND:
            had = power_released(s, self.seat)
            s.land_rune[self.seat * 4 + colour] += 1
            if power_released(s, self.seat) and not had:
                s.tell(RELEASED, self.seat, s.territory[self.seat])
            return
        hero = self.seat * 3 + action - ASSIGN
        s.rune[hero * 2 + (0 if s.rune[hero * 2] == NOTHING else 1)] = colour
        lift_immune(s, hero)


STEPS: Final = [Dice, Hurt, PutAway, LastBreath, DealRolled, HealRolled, AssignRune]

"""Facing a challenge: the roll, the cards paid, success, and what a failure brings. [lab.chal.1–13, lab.chest.1–4, lab.trap.1–10, lab.mon.1–13]

Whoever an explosion throws lands and faces what is there, one after the other. [lab.char.avra.5]
"""

from __future__ import annotations

from typing import Final

from ludoteca.core.draw import Draw
from ludoteca.core.grid import opposite
from ludoteca.core.state import ALLOWED, NOT_ASKED, Auto, Chance, Choice, FreeChoice
from ludoteca.games.labyrinx.actions import (
    AKUNA,
    BLESSED,
    CANNOT_PAY,
    CARD,
    CARDS_OUT,
    CHEST,
    CONCEDE,
    CONCEDED,
    DECLINE,
    DIE,
    EJECTED,
    FAILED,
    FILLED,
    FLED,
    FLIGHT_BARRED,
    GO,
    KEPT_FAITH,
    LINE_SHORT,
    NO_CARDS,
    PAID,
    PAY,
    ROLLED,
    TRAP,
    TRAPPED,
    TURN_BACK,
    USE,
    ZACRAMANDY,
)  # fmt: skip
from ludoteca.games.labyrinx.board import HALL, NOWHERE, WAYS
from ludoteca.games.labyrinx.content import NO_CHALLENGE
from ludoteca.games.labyrinx.rules.fortune import challenge_at, lose, mark_chest, put, resolve
from ludoteca.games.labyrinx.rules.paths import gaps_on, is_way, rough_passage, rough_ways, ways_of
from ludoteca.games.labyrinx.rules.piles import available, can_draw, discard_card, hand_kinds, lay_unseen
from ludoteca.games.labyrinx.state import EMPTY, Labyrinx
from ludoteca.games.labyrinx.steps.entering import ANY_SIDE, Orient, uncover

FIRST_STEP: Final = -1
"""A flight that has not begun has no edge to turn back through."""


def arrive(s: Labyrinx, seat: int, space: int, came_from: int) -> None:
    """Entering a space means facing at once what is unresolved, and only now; a new chain begins. [lab.move.8, lab.turn.8, lab.chal.1–2, lab.chal.12–13]"""
    put(s, seat, space)
    s.chain = []
    face(s, seat, space, came_from)


def face(s: Labyrinx, seat: int, space: int, came_from: int) -> None:
    """Face the challenge of a card, unless there is none, the race is on, or it was already failed in this chain. [lab.chal.1, lab.race.3]"""
    challenge = challenge_at(s, space)
    if challenge == NO_CHALLENGE or s.racers or space in s.chain:
        return
    s.then(Roll(seat, challenge), Outcome(seat, came_from))


class Arrive(Auto[Labyrinx]):
    """A character enters a space that is ready for it. [lab.chal.1]"""

    def __init__(self, seat: int, space: int, came_from: int) -> None:
        super().__init__(seat)
        self.space = space
        self.came_from = came_from

    def pack(self) -> list[int]:
        return [self.seat, self.space, self.came_from]

    def run(self, s: Labyrinx) -> None:
        arrive(s, self.seat, self.space, self.came_from)


class Roll(Chance[Labyrinx]):
    """The die sets the level; skill and cards must reach it. [lab.chal.3–6]"""

    def __init__(self, seat: int, challenge: int) -> None:
        super().__init__(seat)
        self.challenge = challenge

    def pack(self) -> list[int]:
        return [self.seat, self.challenge]

    def options(self, s: Labyrinx) -> list[int]:
        return [DIE, DIE + 1, DIE + 2, DIE + 3, DIE + 4, DIE + 5]

    def sample(self, s: Labyrinx, draw: Draw) -> int:
        return int(DIE + draw.below(6))

    def take(self, s: Labyrinx, action: int) -> None:
        s.level = action - DIE + 1
        skill = s.box.skills[s.characters[self.seat] * 3 + self.challenge]
        self.tell_level(s, skill)
        need = s.level - skill
        s.won = 1 if need <= 0 else 0
        if 0 < need <= len(s.hands[self.seat]):  # lab.chal.6
            s.next(ChallengeCommit(self.seat, need))

    def tell_level(self, s: Labyrinx, skill: int) -> None:
        """Say what is faced, and how high the die is."""
        s.tell(ROLLED, self.seat, s.level, self.challenge, skill)


class ChallengeCommit(FreeChoice[Labyrinx]):
    """Pay the missing points with cards, or concede. [lab.chal.6, lab.chal.7]"""

    point = "challenge_commit"
    rule = "lab.chal.6"

    def __init__(self, seat: int, need: int) -> None:
        super().__init__(seat)
        self.need = need

    def pack(self) -> list[int]:
        return [self.seat, self.need]

    def candidates(self, s: Labyrinx) -> list[int]:
        return [PAY, CONCEDE]

    def take(self, s: Labyrinx, action: int) -> None:
        if action == CONCEDE:
            s.tell(CONCEDED, self.seat)
            return
        s.won = 1
        cards = self.need
        if s.characters[self.seat] == ZACRAMANDY and (s.used >> self.seat) & 1 == 0:  # lab.char.zacramandy.1–3
            s.used |= 1 << self.seat
            cards -= 1
            s.tell(BLESSED, self.seat)
        pay_cards(s, self.seat, cards)


def pay_cards(s: Labyrinx, seat: int, cards: int) -> None:
    """So many cards of choice go to the discard pile. [lab.chal.4]"""
    if cards > 0:
        s.next(ChallengeDiscard(seat, cards))


class ChallengeDiscard(FreeChoice[Labyrinx]):
    """Choose a card to pay with. [lab.chal.4, lab.chal.6]"""

    point = "challenge_discard"
    rule = "lab.chal.6"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def pack(self) -> list[int]:
        return [self.seat, self.left]

    def candidates(self, s: Labyrinx) -> list[int]:
        return [CARD + kind for kind in hand_kinds(s, self.seat)]

    def betrays(self, s: Labyrinx) -> bool:
        return len(s.hands[self.seat]) > self.left  # a hand that is paid to the last card is seen by all in any case

    def refusal(self, s: Labyrinx, action: int) -> int:
        return card_refusal(s, self.seat, action, CANNOT_PAY)

    def take(self, s: Labyrinx, action: int) -> None:
        discard_card(s, self.seat, action - CARD)
        s.tell(PAID, self.seat, action - CARD)
        pay_cards(s, self.seat, self.left - 1)


def card_refusal(s: Labyrinx, seat: int, action: int, code: int) -> int:
    """A card to choose must be in the hand; the code says so in the words of the rule that asks for one."""
    if not 0 <= action - CARD < len(s.discard):
        return NOT_ASKED
    return ALLOWED if action - CARD in hand_kinds(s, seat) else code


class Outcome(Auto[Labyrinx]):
    """The challenge of a card is beaten or failed. [lab.chal.8, lab.chal.11, lab.chest.1, lab.char.akuna.1–4]"""

    def __init__(self, seat: int, came_from: int) -> None:
        super().__init__(seat)
        self.came_from = came_from

    def pack(self) -> list[int]:
        return [self.seat, self.came_from]

    def run(self, s: Labyrinx) -> None:
        cell = s.where[self.seat]
        challenge = challenge_at(s, cell)
        if s.won:
            resolve(s, self.seat, cell)
            return
        s.tell(FAILED, self.seat, challenge)
        if challenge == CHEST:
            mark_chest(s, self.seat, cell)  # no treasure is lost, nobody moves
        elif s.characters[self.seat] == AKUNA and (s.used >> self.seat) & 1 == 0:
            s.next(Faith(self.seat, self.came_from))
        else:
            suffer(s, self.seat)


class Faith(FreeChoice[Labyrinx]):
    """Akuna may ignore a failure and go back to where she came from, once in every turn. [lab.char.akuna.1–7, lab.power.5]"""

    point = "faith"
    rule = "lab.char.akuna.1"

    def __init__(self, seat: int, came_from: int) -> None:
        super().__init__(seat)
        self.came_from = came_from

    def pack(self) -> list[int]:
        return [self.seat, self.came_from]

    def candidates(self, s: Labyrinx) -> list[int]:
        return [USE, DECLINE]

    def take(self, s: Labyrinx, action: int) -> None:
        if action == DECLINE:
            suffer(s, self.seat)
            return
        s.used |= 1 << self.seat
        if self.came_from != NOWHERE:  # lab.char.akuna.6
            put(s, self.seat, self.came_from)  # no entry: nothing is faced [lab.char.akuna.5]
        s.tell(KEPT_FAITH, self.seat, s.where[self.seat])


def suffer(s: Labyrinx, seat: int) -> None:
    """A trap or monster is failed: a treasure is lost, then the character is displaced. [lab.chal.11, lab.chal.12]"""
    cell = s.where[seat]
    s.chain = [*s.chain, cell]
    lose(s, seat)
    if challenge_at(s, cell) != TRAP:
        flee(s, seat, s.level, FIRST_STEP)
        return
    for way in range(4):
        if trap_gap(s, cell, way) <= available(s):
            s.next(TrapDir(s.left_of(seat), seat))
            return
    end_in_mid_turn(s)


def end_in_mid_turn(s: Labyrinx) -> None:
    """No card is left for a trap: the rest of the turn is void, only the fog returns; whoever is still in the air comes down. [lab.trap.9, lab.race.10]"""
    s.tell(CARDS_OUT, -1)
    s.exhausted = 1
    for step in s.agenda[1:]:
        if isinstance(step, Eject):
            step.drop(s)
    del s.agenda[1:]


def trap_gap(s: Labyrinx, cell: int, way: int) -> int:
    """Cards that a displacement in a direction takes. [lab.trap.4]"""
    return gaps_on(s, s.site.line(cell, way, s.level))


class TrapDir(Choice[Labyrinx]):
    """The left player chooses the straight line of the trap; walls and doors do not matter. [lab.trap.1, lab.trap.2, lab.trap.9, lab.trap.10]"""

    point = "trap_dir"
    rule = "lab.trap.1"

    def __init__(self, seat: int, who: int) -> None:
        super().__init__(seat)
        self.who = who

    def pack(self) -> list[int]:
        return [self.seat, self.who]

    def candidates(self, s: Labyrinx) -> list[int]:
        return [GO, GO + 1, GO + 2, GO + 3]

    def refusal(self, s: Labyrinx, action: int) -> int:
        if not GO <= action < GO + 4:
            return NOT_ASKED
        return ALLOWED if can_draw(s, trap_gap(s, s.where[self.who], action - GO)) else LINE_SHORT

    def why(self, s: Labyrinx, action: int, code: int) -> list[int]:
        return [trap_gap(s, s.where[self.who], action - GO), available(s)]

    def take(self, s: Labyrinx, action: int) -> None:
        start = s.where[self.who]
        line = s.site.line(start, action - GO, s.level)
        fill(s, self.who, line)
        landing = line[-1]
        s.tell(TRAPPED, self.who, landing, action - GO, s.level)
        s.next(Land(self.who, landing, start))
        uncover(s, landing, TrapOrient(self.who, landing, ANY_SIDE))


def fill(s: Labyrinx, seat: int, line: list[int]) -> None:
    """Every empty cell of a line gets a closed card, nearest first; the others stay as they are. [lab.trap.3, lab.trap.4, lab.char.kaminari.2]"""
    for space in line:
        if space != HALL and s.kind[space] == EMPTY:
            lay_unseen(s, space)
            s.tell(FILLED, seat, space)


class TrapOrient(Orient):
    """The owner of the displaced character turns the landing card as he likes. [lab.trap.5, lab.move.10]"""

    point = "trap_orient"
    rule = "lab.trap.5"


class Land(Auto[Labyrinx]):
    """A displaced character lands and faces what is new there, a chest too. [lab.trap.6–8, lab.chal.12]"""

    def __init__(self, seat: int, space: int, came_from: int) -> None:
        super().__init__(seat)
        self.space = space
        self.came_from = came_from

    def pack(self) -> list[int]:
        return [self.seat, self.space, self.came_from]

    def run(self, s: Labyrinx) -> None:
        put(s, self.seat, self.space)
        face(s, self.seat, self.space, self.came_from)


def flee(s: Labyrinx, seat: int, steps: int, back: int) -> None:
    """Go on with a flight of so many steps, if there are any left and the first is possible. [lab.mon.1, lab.mon.9]"""
    if steps == 0:
        return
    if rough_ways(s, s.where[seat]):
        s.next(FleeDir(s.left_of(seat), seat, steps, back))
    else:
        s.tell(FLIGHT_BARRED, seat)


class FleeDir(Choice[Labyrinx]):
    """The left player chooses one step of the flight; it turns back at a dead end only. [lab.mon.1, lab.mon.5–8, lab.mon.12]"""

    point = "flee_dir"
    rule = "lab.mon.1"

    def __init__(self, seat: int, who: int, steps: int, back: int) -> None:
        super().__init__(seat)
        self.who = who
        self.steps = steps
        self.back = back  # the way just entered by

    def pack(self) -> list[int]:
        return [self.seat, self.who, self.steps, self.back]

    def candidates(self, s: Labyrinx) -> list[int]:
        return [GO + way for way in ways_of(s.where[self.who])]

    def options(self, s: Labyrinx) -> list[int]:
        ways = rough_ways(s, s.where[self.who])
        if len(ways) > 1 and self.back in ways:
            ways.remove(self.back)
        return [GO + way for way in ways]

    def refusal(self, s: Labyrinx, action: int) -> int:
        way = action - GO
        if not is_way(s.where[self.who], way):
            return NOT_ASKED
        code = rough_passage(s, s.where[self.who], way)
        if code == ALLOWED and way == self.back and len(rough_ways(s, s.where[self.who])) > 1:
            return TURN_BACK  # lab.mon.7, lab.mon.8
        return code

    def why(self, s: Labyrinx, action: int, code: int) -> list[int]:
        return [1, 0] if code == NO_CARDS else []

    def take(self, s: Labyrinx, action: int) -> None:
        start = s.where[self.who]
        way = action - GO
        target = s.site.reach[start * WAYS + way]
        heading = s.site.heads[way]
        back = s.site.gate[start * 4 + way] if target == HALL else opposite(heading)
        s.tell(FLED, self.who, target, self.steps - 1)
        s.next(FleeOn(self.who, target, start, self.steps - 1, back))
        uncover(s, target, FleeOrient(self.seat, target, heading))


class FleeOrient(Orient):
    """The left player turns the card into which the character flees. [lab.mon.2, lab.mon.3]"""

    point = "flee_orient"
    rule = "lab.mon.2"


class FleeOn(Auto[Labyrinx]):
    """A step of a flight is done: a new monster or trap stops it, a chest only gets its treasure. [lab.mon.10, lab.mon.11]"""

    def __init__(self, seat: int, space: int, came_from: int, steps: int, back: int) -> None:
        super().__init__(seat)
        self.space = space
        self.came_from = came_from
        self.steps = steps
        self.back = back

    def pack(self) -> list[int]:
        return [self.seat, self.space, self.came_from, self.steps, self.back]

    def run(self, s: Labyrinx) -> None:
        put(s, self.seat, self.space)
        challenge = challenge_at(s, self.space)
        if challenge == CHEST:
            mark_chest(s, self.seat, self.space)
        elif challenge != NO_CHALLENGE and self.space not in s.chain:
            face(s, self.seat, self.space, self.came_from)
            return
        flee(s, self.seat, self.steps, self.back)


class Eject(Auto[Labyrinx]):
    """One after the other lands, clockwise from the active player, and resolves what is there before the next one lands. [lab.char.avra.5, lab.char.avra.6]"""

    def __init__(self, seat: int, target: int, heading: int, thrown: int) -> None:
        super().__init__(seat)
        self.target = target
        self.heading = heading
        self.thrown = thrown

    def pack(self) -> list[int]:
        return [self.seat, self.target, self.heading, self.thrown]

    def run(self, s: Labyrinx) -> None:
        who = self.seat
        while (self.thrown >> who) & 1 == 0:
            who = s.left_of(who)
        left = self.thrown & ~(1 << who)
        if left:
            s.next(Eject(self.seat, self.target, self.heading, left))
        s.tell(EJECTED, who, self.target)
        if self.target == HALL:
            arrive(s, who, HALL, NOWHERE)
            return
        s.next(Arrive(who, self.target, NOWHERE))
        if self.heading < 4:
            uncover(s, self.target, EjectOrient(self.seat, self.target, self.heading))
        else:
            uncover(s, self.target, EjectOrient(who, self.target, ANY_SIDE))  # lab.move.10

    def drop(self, s: Labyrinx) -> None:
        """The game ends meanwhile: those still in the air come down where the first one landed and face nothing. [lab.race.10]"""
        for who in range(s.seats):
            if (self.thrown >> who) & 1:
                s.where[who] = self.target
                s.tell(EJECTED, who, self.target)


class EjectOrient(Orient):
    """The active player turns the landing card; behind a wall its first visitor does. [lab.char.avra.5, lab.char.avra.6]"""

    point = "eject_orient"
    rule = "lab.char.avra.5"


STEPS: Final = [Arrive, Roll, ChallengeCommit, ChallengeDiscard, Outcome, Faith, TrapDir, TrapOrient, Land, FleeDir, FleeOrient, FleeOn, Eject, EjectOrient]

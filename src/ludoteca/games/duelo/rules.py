"""Verbs and questions that the steps share: closing, exchanging, and scoring a round."""

from __future__ import annotations

from ludoteca.core.event import NONE
from ludoteca.core.hidden import insort
from ludoteca.core.state import ALLOWED
from ludoteca.games.duelo.abilities import strike
from ludoteca.games.duelo.actions import (
    CLASHED,
    FIRST_TURN,
    KING,
    MATCH_DRAWN,
    MATCH_WON,
    MUST_CLOSE_CAP,
    MUST_CLOSE_DECK,
    NOT_ALL_TOOK,
    NUMBERS,
    REVEALED,
    ROUND_DRAWN,
    ROUND_WON,
    TALLIED,
    TOO_EARLY,
)  # fmt: skip
from ludoteca.games.duelo.clash import Clash
from ludoteca.games.duelo.content import ELEMENT_OF
from ludoteca.games.duelo.state import NO_CARD, NO_ONE, SLOTS, Duelo


def left_of(s: Duelo, seat: int) -> int:
    """The seat that plays after this one: clockwise, to the left. [due.geo.1]"""
    return (seat + 1) % s.seats


def earliest_closing(s: Duelo) -> int:
    """The turn from which closing is allowed: every player has had `min_turns` chances to take a card. [due.cls.12]"""
    return s.min_turns * s.seats - 1


def own_turn(s: Duelo) -> int:
    """Which turn of this round it is for the seat on turn, from 1."""
    return s.turn // s.seats + 1


def must_close(s: Duelo, taken: int) -> int:
    """Why the seat on turn may not leave a card: the deck was empty when the turn began, or it is the last turn. [due.cls.10–11]"""
    if taken != NO_CARD and not s.deck:
        return MUST_CLOSE_DECK  # who drew the last card of the deck is not forced
    if own_turn(s) >= s.turn_cap:
        return MUST_CLOSE_CAP
    return ALLOWED


def forbids_closing(s: Duelo, taken: int) -> int:
    """Why the seat on turn may not close yet; a forced closing is always allowed. [due.cls.2–3, due.cls.12–13]"""
    if s.turn >= earliest_closing(s) or must_close(s, taken) != ALLOWED:
        return ALLOWED
    if s.turn == 0:
        return FIRST_TURN
    return NOT_ALL_TOOK if s.turn < s.seats - 1 else TOO_EARLY


def give(s: Duelo, seat: int, card: int) -> None:
    """A card into a hand."""
    insort(s.hands[seat], card)


def part_with(s: Duelo, seat: int, card: int) -> None:
    """A card out of a hand; nobody remembers any longer where it was taken."""
    s.hands[seat].remove(card)
    if card in s.seen:
        s.seen.remove(card)


def strength_of(s: Duelo, slot: int, more: int = NO_CARD) -> int:
    """Damage of the zodiac now in a front slot with the cards laid there so far, and perhaps one more, before figures and Kings. [due.num.1]"""
    zodiac = s.zodiacs[SLOTS * (slot >> 1) + (slot & 1)]
    total = s.box.damage[zodiac]
    for card in s.laid[slot]:
        if ELEMENT_OF[card] == s.box.element[zodiac]:
            total += s.box.value[card]
    if more != NO_CARD and ELEMENT_OF[more] == s.box.element[zodiac]:
        total += s.box.value[more]
    return total


def reveal(s: Duelo) -> None:
    """Turn up all laid cards at once. [due.con.10]"""
    if s.out is None:
        return
    for slot in range(2 * s.seats):
        cards = s.laid[slot] + [NONE] * 5
        s.tell(REVEALED, slot >> 1, slot & 1, s.zodiacs[SLOTS * (slot >> 1) + (slot & 1)], cards[0], cards[1], cards[2], cards[3], cards[4])


def fight(s: Duelo) -> Clash:
    """Numbers, Kings and the blows of every lane, told slot by slot. [due.num.1, due.kng.2, due.clh.1, due.clh.12, due.mp.1]"""
    clash = Clash(s)
    strike(clash)
    if s.out is not None:
        tell_clash(s, clash)
    return clash


def tell_clash(s: Duelo, c: Clash) -> None:
    """The figures of a clash in the order in which a table counts them: numbers, Kings, lanes."""
    for slot in range(2 * s.seats):
        zodiac = c.zodiac[slot]
        s.tell(NUMBERS, slot >> 1, slot & 1, zodiac, s.box.damage[zodiac], c.added[slot], c.printed[slot])
    for slot in range(2 * s.seats):
        if c.king[slot]:
            s.tell(KING, slot >> 1, slot & 1, c.zodiac[slot])
    for lane in range(s.seats):
        for slot in (2 * lane, c.facing[2 * lane]):
            zodiac = c.zodiac[slot]
            armour = NONE if c.attacking[slot] else c.armour[slot]
            s.tell(
                CLASHED, slot >> 1, slot & 1, zodiac, s.box.life[zodiac], c.damage[slot],
                armour, c.received[slot], int(c.eliminated[slot]), int(c.perfect[slot]),
            )  # fmt: skip


def eliminations_of(c: Clash, seat: int) -> int:
    """Facing zodiacs eliminated plus own perfect blocks, over both lanes. [due.win.1, due.clh.9, due.mp.3]"""
    total = 0
    for slot in (2 * seat, 2 * seat + 1):
        if c.eliminated[c.facing[slot]]:
            total += 1
        if c.perfect[slot]:
            total += 1
    return total


def damage_of(s: Duelo, c: Clash, seat: int) -> int:
    """What the facing zodiacs received, overkill included unless the option caps it. [due.win.2, due.clh.10, due.opt.4]"""
    total = 0
    for slot in (2 * seat, 2 * seat + 1):
        facing = c.facing[slot]
        received = c.received[facing]
        if s.cap_damage:
            received = min(received, s.box.life[c.zodiac[facing]])
        total += received
    return total


def winner_of(s: Duelo, c: Clash) -> int:
    """The single best by eliminations, then damage; NO_ONE if the top is shared. [due.win.3–6]"""
    winner = NO_ONE
    best = (-1, -1)
    for seat in range(s.seats):
        score = (eliminations_of(c, seat), damage_of(s, c, seat))
        s.tell(TALLIED, seat, score[0], score[1])
        if score > best:
            winner, best = seat, score
        elif score == best:
            winner = NO_ONE
    return winner


def score_round(s: Duelo, winner: int) -> None:
    """A win for the winner; a drawn round counts for nobody. [due.mat.1, due.mat.4]"""
    if winner == NO_ONE:
        s.tell(ROUND_DRAWN, NO_ONE)
        return
    s.wins[winner] += 1
    s.tell(ROUND_WON, winner, s.wins[winner])


def round_cap(s: Duelo) -> int:
    """So many rounds at most, drawn ones included. [due.mat.5]"""
    return 2 * s.seats * (s.wins_needed - 1) + 1


def is_decided(s: Duelo) -> bool:
    """Has somebody enough wins, or have all rounds been played? [due.mat.1, due.mat.5]"""
    return max(s.wins) >= s.wins_needed or s.round >= round_cap(s)


def tell_champion(s: Duelo) -> None:
    """Who has won the match; leaders with equal wins draw it. [due.mat.1, due.mat.5]"""
    best = max(s.wins)
    if s.wins.count(best) == 1:
        s.tell(MATCH_WON, s.wins.index(best), best)
    else:
        s.tell(MATCH_DRAWN, NO_ONE)

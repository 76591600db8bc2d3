"""Cards that chance moves: drawn from a deck, lost from a hand. [zod.deck.5–11]"""

from __future__ import annotations

from typing import Final

from ludoteca.core.draw import Draw
from ludoteca.core.hidden import insort, only, take_out
from ludoteca.core.state import Chance
from ludoteca.games.zodiacus.actions import (
    DRAWN,
    DREW,
    LOST,
    PLUNDERED,
    RESHUFFLED,
)
from ludoteca.games.zodiacus.rules.harm import (
    leave_hand,
    pile_of,
    put_away,
)
from ludoteca.games.zodiacus.state import NOTHING, Zodiacus


class DrawCard(Chance[Zodiacus]):
    """The next card of the deck goes to the hand of its player, who alone sees it. [zod.deck.5–6]"""

    def __init__(self, seat: int, left: int, reshuffles: int) -> None:
        self.seat = seat
        self.left = left
        self.reshuffles = reshuffles

    def pack(self) -> list[int]:
        return [self.seat, self.left, self.reshuffles]

    def options(self, s: Zodiacus) -> list[int]:
        return kinds_of(s.decks[pile_of(s, self.seat)], DRAWN)

    def weights(self, s: Zodiacus) -> list[int]:
        return counts_of(s.decks[pile_of(s, self.seat)])

    def sample(self, s: Zodiacus, draw: Draw) -> int:
        return DRAWN + draw.pick(s.decks[pile_of(s, self.seat)])

    def take(self, s: Zodiacus, action: int) -> None:
        card = action - DRAWN
        deck = s.decks[pile_of(s, self.seat)]
        take_out(deck, card)
        insort(s.hands[self.seat], card)
        s.tell(DREW, self.seat, card, len(deck), seen=only(self.seat))
        draw_cards(s, self.seat, self.left - 1, self.reshuffles)


def draw_cards(s: Zodiacus, seat: int, count: int, reshuffles: int) -> None:
    """Draw so many; an empty deck is renewed from the discard pile in the draw step only. [zod.deck.6, zod.deck.10, zod.term.1]"""
    pile = pile_of(s, seat)
    if count == 0:
        return
    if not s.decks[pile]:
        if not reshuffles or not s.discards[pile]:
            return
        s.decks[pile] = s.discards[pile]
        s.discards[pile] = []
        s.tell(RESHUFFLED, seat, len(s.decks[pile]))
    s.next(DrawCard(seat, count, reshuffles))


class LoseCard(Chance[Zodiacus]):
    """A random card of a hand is discarded, face up. [zod.deck.9]"""

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def pack(self) -> list[int]:
        return [self.seat, self.left]

    def options(self, s: Zodiacus) -> list[int]:
        return kinds_of(s.hands[self.seat], LOST)

    def weights(self, s: Zodiacus) -> list[int]:
        return counts_of(s.hands[self.seat])

    def sample(self, s: Zodiacus, draw: Draw) -> int:
        return LOST + draw.pick(s.hands[self.seat])

    def take(self, s: Zodiacus, action: int) -> None:
        leave_hand(s, self.seat, action - LOST)
        put_away(s, self.seat, action - LOST)
        s.tell(PLUNDERED, self.seat, action - LOST)
        lose_cards(s, self.seat, self.left - 1)


def lose_cards(s: Zodiacus, seat: int, count: int) -> None:
    """So many random cards leave a hand, as far as it has them."""
    if count > 0 and s.hands[seat]:
        s.next(LoseCard(seat, count))


def kinds_of(cards: list[int], start: int) -> list[int]:
    """The different cards of a sorted list, as outcomes."""
    found: list[int] = []
    last = NOTHING
    for card in cards:
        if card != last:
            found.append(start + card)
            last = card
    return found


def counts_of(cards: list[int]) -> list[int]:
    """How often each of them is there."""
    found: list[int] = []
    last = NOTHING
    for card in cards:
        if card != last:
            found.append(1)
            last = card
        else:
            found[-1] += 1
    return found


STEPS: Final = [DrawCard, LoseCard]

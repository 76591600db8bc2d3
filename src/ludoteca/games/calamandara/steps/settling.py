"""Where cards end that leave the pile: resolved, cancelled or given back. [cal.react.9, cal.react.13, cal.react.23–29, cal.react.43]

A card used by several entries of the pile is one physical card. It lies with the lowest of them: an original on the pile, a revived
card on its discard. Entries above leave their claim on it to the next one below.
"""

from __future__ import annotations

from ludoteca.core.hidden import insort
from ludoteca.core.state import Auto
from ludoteca.games.calamandara.actions import CANCELLED, PARK, PARKED_ON_DECK, PARKED_ON_RESERVE, PUT_AWAY, RETURNED, W_MENU
from ludoteca.games.calamandara.rules.memory import EVERYBODY, card_of, hand_limit
from ludoteca.games.calamandara.rules.pile import CLAIM_DECK, CLAIM_RESERVE, REVIVED_AGAIN
from ludoteca.games.calamandara.state import FROM_DECK, FROM_HAND, FROM_RESERVE, Calamandara, Parked, Played


def to_discard(s: Calamandara, card: int, seat: int) -> None:
    """A card comes to lie face up on a discard. [cal.mem.8, cal.react.43]"""
    s.discards[seat] = [*s.discards[seat], card]
    s.tell(PUT_AWAY, seat, card, seat)


def settle_card(s: Calamandara, card: int, claim: int, player: int) -> None:
    """The card of an effect goes where its last user wants it. [cal.react.23–29]"""
    if claim >= CLAIM_RESERVE:
        s.parked.append(Parked(card, claim - CLAIM_RESERVE, player, FROM_RESERVE, 0))
        s.tell(PARKED_ON_RESERVE, claim - CLAIM_RESERVE, card, player)
    elif claim >= CLAIM_DECK:
        s.parked.append(Parked(card, claim - CLAIM_DECK, claim - CLAIM_DECK, FROM_DECK, 0))
        s.tell(PARKED_ON_DECK, claim - CLAIM_DECK, card)
    else:
        to_discard(s, card, claim)


def cancel(s: Calamandara, by: int) -> None:
    """The card directly beneath has no effect and goes to its player's discard. [cal.react.7, cal.react.9]"""
    card = s.chain.pop(-2)
    s.tell(CANCELLED, card.seat, card.card, by)
    s.box.cards[card.effect].when_cancelled(s, card, by)
    if card.claim >= 0 and card.card == card.effect:
        settle_card(s, card.card, card.claim, card.seat)  # cal.card.7.6
    else:
        to_discard(s, card.card, card.seat if card.revived >= 0 else card.place)
        leave_claims(s, card, len(s.chain) - 2)


class PutAway(Auto[Calamandara]):
    """The card that has resolved leaves the pile; what it revived follows. [cal.react.23–25, cal.react.43]"""

    def run(self, s: Calamandara) -> None:
        card = s.chain.pop()
        if card.revived >= 0:
            to_discard(s, card.card, card.seat)
            put_away_revived(s, card)
        elif card.claim >= 0 and card.card == card.effect:
            settle_card(s, card.card, card.claim, card.seat)
        else:
            to_discard(s, card.card, card.place)


class GiveBack(Auto[Calamandara]):
    """A card whose conditions are gone returns to its player's hand, or stays parked, or finds the hand full. [cal.react.13, cal.react.15]"""

    def __init__(self, window: int) -> None:
        super().__init__()
        self.window = window

    def pack(self) -> list[int]:
        return [self.window]

    def run(self, s: Calamandara) -> None:
        card = s.chain.pop()
        if card.claim >= 0 and card.card == card.effect:
            settle_card(s, card.card, card.claim, card.seat)  # somebody has copied it
            return
        s.tell(RETURNED, card.seat, card.card)
        if card.source == FROM_HAND and len(s.hands[card.seat]) >= hand_limit(s, card.seat):
            to_discard(s, card.card, card.seat)
        else:
            if card.source != FROM_HAND:
                s.parked.append(Parked(card.card, card.seat, card.place, card.source, card.bag))
            else:
                insort(s.hands[card.seat], card_of(card.card, EVERYBODY, card.bag))
            if self.window != W_MENU:
                s.barred.append((card.base + 1) << 8 | card.seat << 5 | card.card)
            elif not s.chain:
                s.barred.append(card.seat << 5 | card.card)  # played from the menu itself; answers to it had a window that is over
        leave_claims(s, card, len(s.chain) - 1)


def leave_claims(s: Calamandara, card: Played, below: int) -> None:
    """A card without effect is gone, but others have copied or revived what it used: that goes to them all the same. [cal.react.22–25]"""
    if card.claim >= 0 and card.effect != card.way():
        s.chain[below] = s.chain[below].claimed(card.claim, s.chain[below].mode)  # what it copied lies beneath
    if card.place >= REVIVED_AGAIN or (card.claim >= 0 and card.revived == card.effect):
        put_away_revived(s, card)


def put_away_revived(s: Calamandara, card: Played) -> None:
    """A revived card goes to its last user, unless another entry of the pile revives it too. [cal.react.43, cal.card.16.5]"""
    place = place_of_revived(card)
    for index in range(len(s.chain) - 1, -1, -1):
        if s.chain[index].grave == card.grave and s.chain[index].revived == card.revived:
            s.chain[index] = s.chain[index].revived_again(place)
            return
    grave = s.discards[card.grave][:]
    for index in range(len(grave) - 1, -1, -1):
        if grave[index] == card.revived:
            grave.pop(index)
            break
    s.discards[card.grave] = grave
    settle_card(s, card.revived, place & 15, (place >> 4) & 3)


def place_of_revived(card: Played) -> int:
    """Where a revived card ends: with the last traveller who revived, copied or took it. [cal.react.23–25, cal.card.16.5]"""
    if card.place >= REVIVED_AGAIN:
        return card.place
    claim = card.seat
    if card.revived == card.effect:
        if card.claim >= 0:
            claim = card.claim
        elif card.mode == PARK:
            claim = CLAIM_DECK + card.seat
    return REVIVED_AGAIN | card.seat << 4 | claim

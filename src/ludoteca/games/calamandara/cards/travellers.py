"""Cards about tokens, hands and final reserves."""

from __future__ import annotations

from ludoteca.core.hidden import insort
from ludoteca.core.state import ALLOWED, Auto, Chance, FreeChoice
from ludoteca.games.calamandara.actions import (
    BLIND,
    CARD,
    CARD_GIVEN,
    CARD_PICKED,
    CELL,
    DISSONANT_ECHOES,
    ELIMINATED,
    FOOTPRINT,
    HAND,
    HANDS_PASSED,
    HIDDEN,
    INVADED,
    KINDS,
    RECEIVED,
    RESERVE,
    REVEALED,
    STOP,
    SWAP,
    TRANSFER,
    TRAVELLER,
    W_DRAW,
)  # fmt: skip
from ludoteca.games.calamandara.board import ARM, ROW
from ludoteca.games.calamandara.rules.memory import (
    KIND,
    REVEALED_BIT,
    blur,
    deck_size,
    hand_limit,
    in_final,
    is_deck_blocked,
    is_silenced,
    kinds_in,
    seen_by,
    shown_to,
    take_out,
)  # fmt: skip
from ludoteca.games.calamandara.rules.moving import reach
from ludoteca.games.calamandara.rules.pile import READY, MemoryCard
from ludoteca.games.calamandara.rules.places import filled_cells
from ludoteca.games.calamandara.rules.symbols import is_covered, seat_on, type_at
from ludoteca.games.calamandara.state import Calamandara, Played
from ludoteca.games.calamandara.steps.moving import move_by_card, move_token
from ludoteca.games.calamandara.steps.reacting import open_window
from ludoteca.games.calamandara.steps.settling import to_discard
from ludoteca.games.calamandara.steps.zones import KEEP_IN_HAND, DrawCards, KeepCards, why_not_draw

ELIMINATE = 0
TAKE_OVER = 1


class SleepMirage(MemoryCard):
    """Draw cards from the own deck, also in the Final Zone. [cal.card.5, cal.card.5.1–5]"""

    def questions(self, s: Calamandara, seat: int, said: list[int], at: int, focus: int, leaving: int) -> list[int]:
        if len(said) > at:
            return [READY]
        return [TRAVELLER + other for other in range(s.seats) if could_draw(s, other, leaving if other == seat else 0)]

    def holds(self, s: Calamandara, card: Played) -> bool:
        return why_not_draw(s, card.a - TRAVELLER) == ALLOWED

    def resolve(self, s: Calamandara, card: Played) -> None:
        s.next(DrawCards(card.a - TRAVELLER, 0))
        open_window(s, W_DRAW, card.a - TRAVELLER)


def could_draw(s: Calamandara, seat: int, leaving: int) -> bool:
    """Could this traveller draw once the card being played has left the hand? [cal.card.5.4]"""
    if deck_size(s, seat) == 0 or is_deck_blocked(s, seat) or is_silenced(s, seat):
        return False
    return len(s.hands[seat]) - leaving < hand_limit(s, seat)


class TheWell(MemoryCard):
    """All hands go one seat on. [cal.card.6, cal.card.6.1–9]"""

    def questions(self, s: Calamandara, seat: int, said: list[int], at: int, focus: int, leaving: int) -> list[int]:
        for other in range(s.seats):
            if len(s.hands[other]) > (leaving if other == seat else 0):
                return [READY]
        return []

    def holds(self, s: Calamandara, card: Played) -> bool:
        return any(len(hand) > 0 for hand in s.hands)

    def resolve(self, s: Calamandara, card: Played) -> None:
        shift = -1 if card.way() == DISSONANT_ECHOES else 1  # cal.card.1.4
        s.tell(HANDS_PASSED, card.seat)
        hands = s.hands
        s.hands = [[shown_to(code, seat) for code in hands[(seat - shift) % s.seats]] for seat in range(s.seats)]
        for offset in range(s.seats - 1, -1, -1):
            seat = (s.active + offset) % s.seats
            s.hands[seat].sort()
            for code in s.hands[seat]:
                s.tell(RECEIVED, seat, code >> KIND, (seat - shift) % s.seats, seen=seen_by(code, seat))
            if in_final(s, seat) and len(s.hands[seat]) > s.box.final_hand:
                s.next(KeepCards(seat, s.box.final_hand, KEEP_IN_HAND))  # cal.card.6.5

    def attacks(self, s: Calamandara, card: Played, victim: int) -> bool:
        return True


class RelativeDimensions(MemoryCard):
    """Your token goes to a footprint of another traveller's arm. [cal.card.8, cal.card.8.1–8]"""

    def questions(self, s: Calamandara, seat: int, said: list[int], at: int, focus: int, leaving: int) -> list[int]:
        if len(said) == at:
            return [TRAVELLER + other for other in range(s.seats) if other != seat and invasions(s, other)]
        return [READY] if len(said) == at + 2 else [CELL + cell for cell in invasions(s, said[at] - TRAVELLER)]

    def holds(self, s: Calamandara, card: Played) -> bool:
        return card.b - CELL in invasions(s, card.a - TRAVELLER)

    def resolve(self, s: Calamandara, card: Played) -> None:
        s.tell(INVADED, card.seat, card.b - CELL)
        move_token(s, card.seat, card.b - CELL)


def invasions(s: Calamandara, host: int) -> list[int]:
    """The free footprints of an arm, not beyond its own traveller. [cal.card.8.2–5]"""
    arm = s.arm(host)
    token = s.tokens[host]
    most = ROW[token] if token >= 0 and ARM[token] == arm else 6
    return [
        cell for cell in filled_cells(s)
        if ARM[cell] == arm and ROW[cell] <= most and type_at(s, cell) == FOOTPRINT and seat_on(s, cell) < 0
    ]  # fmt: skip


class DogmaticShadow(MemoryCard):
    """One card of another traveller's hand or final reserve goes to that traveller's discard. [cal.card.17, cal.card.17.1–6]"""

    def questions(self, s: Calamandara, seat: int, said: list[int], at: int, focus: int, leaving: int) -> list[int]:
        if len(said) == at:
            return [TRAVELLER + other for other in range(s.seats) if other != seat and (s.hands[other] or s.reserves[other])]
        if len(said) == at + 2:
            return [READY]
        victim = said[at] - TRAVELLER
        return ([HAND] if s.hands[victim] else []) + ([RESERVE] if s.reserves[victim] else [])

    def holds(self, s: Calamandara, card: Played) -> bool:
        return len(cards_of(s, card.a - TRAVELLER, card.b)) > 0

    def resolve(self, s: Calamandara, card: Played) -> None:
        s.next(PickBlind(card.seat, card.a - TRAVELLER, card.b, ELIMINATE, -1))

    def attacks(self, s: Calamandara, card: Played, victim: int) -> bool:
        return victim == card.a - TRAVELLER


def cards_of(s: Calamandara, seat: int, zone: int) -> list[int]:
    """The hand or the final reserve of a traveller."""
    return s.hands[seat] if zone == HAND else s.reserves[seat]


class PickBlind(FreeChoice[Calamandara]):
    """Pick a revealed card on purpose, or one of the hidden ones by chance. [cal.react.35]"""

    point = "D_TARGET_BLIND"
    rule = "cal.react.35"

    def __init__(self, seat: int, victim: int, zone: int, purpose: int, into: int) -> None:
        super().__init__(seat)
        self.victim = victim
        self.zone = zone
        self.purpose = purpose
        self.into = into  # the zone that gets the card

    def pack(self) -> list[int]:
        return [self.seat, self.victim, self.zone, self.purpose, self.into]

    def candidates(self, s: Calamandara) -> list[int]:
        cards = cards_of(s, self.victim, self.zone)
        revealed = kinds_in([code for code in cards if code & REVEALED_BIT])
        hidden = any(code & REVEALED_BIT == 0 for code in cards)
        return ([HIDDEN] if hidden else []) + [CARD + card for card in revealed]

    def take(self, s: Calamandara, action: int) -> None:
        if action == HIDDEN:
            s.next(BlindCard(self.seat, self.victim, self.zone, self.purpose, self.into))
        else:
            pick(s, self.seat, self.victim, self.zone, self.purpose, self.into, action - CARD, 1)


class BlindCard(Chance[Calamandara]):
    """One of the hidden cards, each alike. [cal.react.35]"""

    def __init__(self, seat: int, victim: int, zone: int, purpose: int, into: int) -> None:
        super().__init__(seat)
        self.victim = victim
        self.zone = zone
        self.purpose = purpose
        self.into = into

    def pack(self) -> list[int]:
        return [self.seat, self.victim, self.zone, self.purpose, self.into]

    def options(self, s: Calamandara) -> list[int]:
        return [BLIND + card for card in kinds_in([code for code in cards_of(s, self.victim, self.zone) if code & REVEALED_BIT == 0])]

    def weights(self, s: Calamandara) -> list[int]:
        counts = [0] * KINDS
        for code in cards_of(s, self.victim, self.zone):
            if code & REVEALED_BIT == 0:
                counts[code >> KIND] += 1
        return [count for count in counts if count]

    def take(self, s: Calamandara, action: int) -> None:
        pick(s, self.seat, self.victim, self.zone, self.purpose, self.into, action - BLIND, 0)


def pick(s: Calamandara, seat: int, victim: int, zone: int, purpose: int, into: int, card: int, revealed: int) -> None:
    """The picked card is eliminated, or changes hands. [cal.card.17.3, cal.card.26.4]"""
    cards = cards_of(s, victim, zone)
    if purpose == TAKE_OVER and not revealed:
        blur(s, victim, cards)
    index = len(cards) - 1
    while cards[index] >> KIND != card or cards[index] & REVEALED_BIT != revealed:
        index -= 1
    code = cards.pop(index)
    if purpose == ELIMINATE:
        s.tell(ELIMINATED, seat, card, victim)
        to_discard(s, card, victim)
        return
    code = shown_to(code, seat)
    s.tell(CARD_PICKED, seat, card, victim, seen=seen_by(code, seat))
    insort(receiving_zone(s, seat, into), code)


def receiving_zone(s: Calamandara, seat: int, into: int) -> list[int]:
    """The zone the given card left, or the other one if it is full. [cal.card.26.4]"""
    if into == HAND:
        return s.hands[seat] if len(s.hands[seat]) < hand_limit(s, seat) else s.reserves[seat]
    return s.reserves[seat] if len(s.reserves[seat]) < s.box.final_reserve else s.hands[seat]


class DionesicPerception(MemoryCard):
    """The final reserves of chosen travellers become public. [cal.card.24, cal.card.24.1–5]"""

    def questions(self, s: Calamandara, seat: int, said: list[int], at: int, focus: int, leaving: int) -> list[int]:
        named = said[at:]
        if named and named[-1] == STOP:
            return [READY]
        found = [TRAVELLER + other for other in range(s.seats) if other != seat and TRAVELLER + other not in named and secrets(s, other)]
        if not named:
            return found
        return [STOP, *found] if found else [READY]

    def holds(self, s: Calamandara, card: Played) -> bool:
        return any(answer >= TRAVELLER and secrets(s, answer - TRAVELLER) for answer in (card.a, card.b, card.c))

    def resolve(self, s: Calamandara, card: Played) -> None:
        self.reveal(s, card, -1)

    def reveal(self, s: Calamandara, card: Played, exempt: int) -> None:
        """Show the reserved cards of the chosen travellers, except one."""
        for answer in (card.a, card.b, card.c):
            seat = answer - TRAVELLER
            if answer < TRAVELLER or seat == exempt:
                continue
            reveal_all(s, seat, s.reserves[seat])
            if in_final(s, seat):
                reveal_all(s, seat, s.hands[seat])

    def when_cancelled(self, s: Calamandara, card: Played, by: int) -> None:
        self.reveal(s, card, by)  # only the canceller is exempt: cal.card.24.4

    def attacks(self, s: Calamandara, card: Played, victim: int) -> bool:
        return TRAVELLER + victim in (card.a, card.b, card.c)


def secrets(s: Calamandara, seat: int) -> bool:
    """Has this traveller a reserved card that is not revealed? [cal.card.24.2]"""
    if any(code & REVEALED_BIT == 0 for code in s.reserves[seat]):
        return True
    return in_final(s, seat) and any(code & REVEALED_BIT == 0 for code in s.hands[seat])


def reveal_all(s: Calamandara, seat: int, cards: list[int]) -> None:
    """All these cards lie open until they are played or discarded. [cal.react.36]"""
    for index in range(len(cards)):
        if cards[index] & REVEALED_BIT == 0:
            cards[index] |= REVEALED_BIT
            s.tell(REVEALED, seat, cards[index] >> KIND)
    cards.sort()


class LamentsOfLucaresti(MemoryCard):
    """Move any token as in phase 3. [cal.card.25, cal.card.25.1–7]"""

    def questions(self, s: Calamandara, seat: int, said: list[int], at: int, focus: int, leaving: int) -> list[int]:
        if len(said) == at:
            return [TRAVELLER + other for other in range(s.seats) if is_free_to_go(s, seat, other) and reach(s, other)]
        return [READY] if len(said) == at + 2 else [CELL + cell for cell in reach(s, said[at] - TRAVELLER)]

    def holds(self, s: Calamandara, card: Played) -> bool:
        token = card.a - TRAVELLER
        return is_free_to_go(s, card.seat, token) and card.b - CELL in reach(s, token)

    def resolve(self, s: Calamandara, card: Played) -> None:
        move_by_card(s, card.seat, card.a - TRAVELLER, card.b - CELL)


def is_free_to_go(s: Calamandara, user: int, seat: int) -> bool:
    """A card does not move another's token on a covered cell. [cal.sym.26]"""
    return seat == user or s.tokens[seat] < 0 or not is_covered(s, s.tokens[seat])


class GavonianMirror(MemoryCard):
    """Give one card for two of another's hand or reserve, or take one card of the hand. [cal.card.26, cal.card.26.1–8]"""

    def questions(self, s: Calamandara, seat: int, said: list[int], at: int, focus: int, leaving: int) -> list[int]:
        hand = len(s.hands[seat]) - leaving
        named = said[at:]
        if not named:
            return [TRAVELLER + other for other in range(s.seats) if other != seat and (own_zones(s, seat, other, hand) or can_transfer(s, seat, other, hand))]
        other = named[0] - TRAVELLER
        if len(named) == 1:
            return ([SWAP] if own_zones(s, seat, other, hand) else []) + ([TRANSFER] if can_transfer(s, seat, other, hand) else [])
        if named[1] == TRANSFER or len(named) == 4:
            return [READY]
        return own_zones(s, seat, other, hand) if len(named) == 2 else big_zones(s, other)

    def holds(self, s: Calamandara, card: Played) -> bool:
        other = card.a - TRAVELLER
        hand = len(s.hands[card.seat])
        if card.b == TRANSFER:
            return can_transfer(s, card.seat, other, hand)
        return card.c in own_zones(s, card.seat, other, hand) and card.d in big_zones(s, other)

    def resolve(self, s: Calamandara, card: Played) -> None:
        other = card.a - TRAVELLER
        if card.b == TRANSFER:
            s.next(PickBlind(card.seat, other, HAND, TAKE_OVER, HAND))
            return
        s.next(HandOver(card.seat, other, card.d))
        s.next(PickBlind(card.seat, other, card.d, TAKE_OVER, card.c))
        s.next(PickBlind(card.seat, other, card.d, TAKE_OVER, card.c))
        s.next(PickGift(card.seat, card.c))

    def attacks(self, s: Calamandara, card: Played, victim: int) -> bool:
        return victim == card.a - TRAVELLER


def own_zones(s: Calamandara, seat: int, other: int, hand: int) -> list[int]:
    """From which own zones a card could be given so that two fit in its place. [cal.card.26.3, cal.card.26.5]"""
    if not big_zones(s, other):
        return []
    room = hand_limit(s, seat) - hand + s.box.final_reserve - len(s.reserves[seat])
    if room < 1:
        return []
    return ([HAND] if hand > 0 else []) + ([RESERVE] if s.reserves[seat] else [])


def big_zones(s: Calamandara, other: int) -> list[int]:
    """Zones of another traveller with at least two cards."""
    return ([HAND] if len(s.hands[other]) >= 2 else []) + ([RESERVE] if len(s.reserves[other]) >= 2 else [])


def can_transfer(s: Calamandara, seat: int, other: int, hand: int) -> bool:
    """Is there a card to take, and room for it? [cal.card.26.6]"""
    return len(s.hands[other]) > 0 and hand < hand_limit(s, seat)


class PickGift(FreeChoice[Calamandara]):
    """Choose in secret the card you give. [cal.card.26.4]"""

    point = "D_TARGET_GIFT"
    rule = "cal.card.26.4"

    def __init__(self, seat: int, zone: int) -> None:
        super().__init__(seat)
        self.zone = zone

    def pack(self) -> list[int]:
        return [self.seat, self.zone]

    def candidates(self, s: Calamandara) -> list[int]:
        return [CARD + card for card in kinds_in(cards_of(s, self.seat, self.zone))]

    def take(self, s: Calamandara, action: int) -> None:
        cards = cards_of(s, self.seat, self.zone)
        blur(s, self.seat, cards)
        s.kept.append(take_out(cards, action - CARD))


class HandOver(Auto[Calamandara]):
    """The given card goes to the zone from which two were picked. [cal.card.26.4]"""

    def __init__(self, seat: int, other: int, zone: int) -> None:
        super().__init__(seat)
        self.other = other
        self.zone = zone

    def pack(self) -> list[int]:
        return [self.seat, self.other, self.zone]

    def run(self, s: Calamandara) -> None:
        code = shown_to(s.kept.pop(), self.other)
        insort(cards_of(s, self.other, self.zone), code)
        s.tell(CARD_GIVEN, self.seat, code >> KIND, self.other, seen=seen_by(code, self.seat))

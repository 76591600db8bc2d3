"""Memory cards in decks, hands and final reserves, and what each seat knows about them. [cal.hid.1–3, cal.react.36]

One int a card: its kind << 16, and below it the group (bits 11–15), the bag it came from (9–10), who knows only that it is somewhere in
its group (5–8), who knows it exactly (1–4), and whether it lies revealed to all (0). Kinds come first, so that sorting goes by kind.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.core.hidden import insort
from ludoteca.games.calamandara.actions import DISCARDED, DREW, KINDS, PUT_ON_DECK, RESERVED
from ludoteca.games.calamandara.board import FINAL, START
from ludoteca.games.calamandara.state import DRAFT, FROM_DECK, FROM_RESERVE, Calamandara

KIND: Final = 16
REVEALED_BIT: Final = 1
EXACT: Final = 1
VAGUE: Final = 5
BAG: Final = 9
GROUP: Final = 11
EVERYBODY: Final = 15


def kind(code: int) -> int:
    """The kind of a card."""
    return code >> KIND


def is_revealed(code: int) -> bool:
    """Does it lie open to all until it is played or discarded? [cal.react.36]"""
    return code & REVEALED_BIT == 1


def is_known(code: i64, seat: i64) -> bool:
    """Does this seat know exactly which card this is?"""
    return code & REVEALED_BIT == 1 or (code >> (EXACT + seat)) & 1 == 1


def is_vague(code: i64, seat: i64) -> bool:
    """Does this seat know that the card is somewhere in its group?"""
    return (code >> (VAGUE + seat)) & 1 == 1


def bag_of(code: int) -> int:
    """Which bag the card came from."""
    return (code >> BAG) & 3


def group_of(code: int) -> int:
    """The cards among which it was moved unseen; 0 = none."""
    return (code >> GROUP) & 31


def card_of(card: int, knowers: int, bag: int = 0) -> int:
    """A card of this kind, known to the seats of a mask."""
    return (card << KIND) | (knowers << EXACT) | (bag << BAG)


def shown_to(code: int, seat: int) -> int:
    """The card once this seat has looked at it."""
    return (code | (1 << (EXACT + seat))) & ~(1 << (VAGUE + seat))


def in_final(s: Calamandara, seat: int) -> bool:
    """Does the token stand in the Final Zone? [cal.geo.5, cal.geo.12]"""
    cell = s.tokens[seat]
    return cell != START and FINAL[cell]


def finals(s: Calamandara) -> int:
    """The mask of travellers in the Final Zone."""
    mask = 0
    for seat in range(s.seats):
        if in_final(s, seat):
            mask |= 1 << seat
    return mask


def hand_limit(s: Calamandara, seat: int) -> int:
    """How many cards a hand may hold. [cal.setup.7, cal.zone.3]"""
    return s.box.final_hand if in_final(s, seat) else s.box.hand


def deck_size(s: Calamandara, seat: int) -> int:
    """Cards in a Memory deck."""
    return len(s.decks[seat]) + s.unseen[seat]


def bag_index(s: Calamandara, seat: int) -> int:
    """Which bag the unseen part of a deck is in: drafted decks have their own."""
    return seat if s.mode == DRAFT else 0


def is_deck_blocked(s: Calamandara, seat: int) -> bool:
    """Does a card parked on the deck forbid drawing? [cal.react.27, cal.react.44]"""
    return any(card.source == FROM_DECK and card.place == seat for card in s.parked)


def is_reserve_blocked(s: Calamandara, seat: int) -> bool:
    """Does a card parked on the final reserve forbid reserving and taking? [cal.react.29, cal.react.44]"""
    return any(card.source == FROM_RESERVE and card.place == seat for card in s.parked)


def is_silenced(s: Calamandara, seat: int) -> bool:
    """Is this traveller under The Oracle in this turn? [cal.card.14.3]"""
    return (s.silenced >> seat) & 1 == 1


def kinds_in(cards: list[int]) -> list[int]:
    """The different kinds among sorted cards."""
    found: list[int] = []
    last: i64 = -1
    for one in cards:
        code: i64 = one
        card = code >> KIND
        if card != last:
            found.append(card)
            last = card
    return found


def count_kind(cards: list[int], card: i64) -> int:
    """How many cards of a kind."""
    count: i64 = 0
    for one in cards:
        code: i64 = one
        if code >> KIND == card:
            count += 1
    return int(count)


def take_out(cards: list[int], card: int) -> int:
    """Remove a card of this kind, of several the one most is known about."""
    for index in range(len(cards) - 1, -1, -1):
        if cards[index] >> KIND == card:
            return cards.pop(index)
    raise ValueError(f"no card {card} here")


def seen_by(code: int, owner: int) -> int:
    """The mask of seats that may know which card has just moved."""
    if code & REVEALED_BIT:
        return -1
    return ((code >> EXACT) & EVERYBODY) | 1 << owner


def draw_known(s: Calamandara, seat: int) -> None:
    """Draw the top card of the arranged part of the own deck. [cal.mem.6]"""
    code = shown_to(s.decks[seat].pop(), seat)
    insort(s.hands[seat], code)
    s.tell(DREW, seat, code >> KIND, seen=seen_by(code, seat))


def draw_unseen(s: Calamandara, seat: int, card: int) -> None:
    """Draw a card nobody has seen: chance has said which. [cal.mem.6]"""
    bag = bag_index(s, seat)
    s.bags[bag * KINDS + card] -= 1
    s.unseen[seat] -= 1
    insort(s.hands[seat], card_of(card, 1 << seat, bag))
    s.tell(DREW, seat, card, seen=1 << seat)


def blur(s: Calamandara, owner: int, cards: list[int]) -> None:
    """Before the owner moves one of these cards unseen: who knew some of them now knows only that they are somewhere among these. [cal.hid.1]"""
    if len(cards) < 2 or cards[0] >> KIND == cards[-1] >> KIND:
        return
    others = EVERYBODY & ~(1 << owner)
    knowers = 0
    groups = 0
    for code in cards:
        if not code & REVEALED_BIT:
            knowers |= ((code >> EXACT) | (code >> VAGUE)) & others
            groups |= 1 << group_of(code)
    if not knowers:
        return
    group = 1
    while group < 31 and group_in_use(s, group):
        group += 1
    for zones in (s.hands, s.reserves, s.decks, [s.kept]):
        for zone in zones:
            for index in range(len(zone)):
                code = zone[index]
                if code & REVEALED_BIT:
                    continue
                if zone is cards:
                    exact = (code >> EXACT) & others
                    code = (code & ~(exact << EXACT)) | (exact << VAGUE)
                    zone[index] = code & ~(31 << GROUP) | group << GROUP
                elif group_of(code) and (groups >> group_of(code)) & 1:
                    zone[index] = code & ~(31 << GROUP) | group << GROUP


def group_in_use(s: Calamandara, group: int) -> bool:
    """Is any card in this group?"""
    for zones in (s.hands, s.reserves, s.decks, [s.kept]):
        for zone in zones:
            for code in zone:
                if group_of(code) == group:
                    return True
    return False


def put_on_deck(s: Calamandara, seat: int, card: int) -> None:
    """A hand card goes face down on the own deck, under any parked card. [cal.zone.1, cal.zone.11]"""
    blur(s, seat, s.hands[seat])
    code = take_out(s.hands[seat], card)
    s.decks[seat].append(code)
    s.tell(PUT_ON_DECK, seat, card, seen=seen_by(code, seat))


def reserve(s: Calamandara, seat: int, card: int) -> None:
    """A hand card goes face down to the final reserve. [cal.mem.2]"""
    blur(s, seat, s.hands[seat])
    code = take_out(s.hands[seat], card)
    insort(s.reserves[seat], code)
    s.tell(RESERVED, seat, card, seen=seen_by(code, seat))


def discard(s: Calamandara, seat: int, card: int) -> None:
    """A hand card goes face up to the own discard. [cal.mem.5]"""
    take_out(s.hands[seat], card)
    s.discards[seat] = [*s.discards[seat], card]
    s.tell(DISCARDED, seat, card)


def give_hand_to_reserve(s: Calamandara, seat: int) -> None:
    """The whole hand goes back to the final reserve. [cal.zone.5]"""
    for code in s.hands[seat]:
        insort(s.reserves[seat], code)
    s.hands[seat] = []


def give_reserve_to_hand(s: Calamandara, seat: int) -> int:
    """The final reserve becomes the hand; tells how many cards. [cal.zone.2]"""
    count = len(s.reserves[seat])
    for code in s.reserves[seat]:
        insort(s.hands[seat], code)
    s.reserves[seat] = []
    return count

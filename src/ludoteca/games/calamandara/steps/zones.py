"""Zone changes and phase 4: hands, final reserves, drawing. [cal.zone.1–15, cal.mem.1–11]"""

from __future__ import annotations

from typing import Final

from ludoteca.core.draw import Draw
from ludoteca.core.hidden import insort
from ludoteca.core.state import ALLOWED, NOT_ASKED, Auto, Chance, Choice, FreeChoice
from ludoteca.games.calamandara.actions import (
    CARD,
    DEAL,
    DECK_BLOCKED,
    DECK_EMPTY,
    DISCARDED,
    DRAW,
    ENTERED_FINAL,
    FINAL_RESERVE_FULL,
    HAND_FULL,
    KINDS,
    LEFT_FINAL,
    NO_CARD,
    NOTHING_FITS,
    RESERVE_BLOCKED,
    SILENCED_NOW,
    STOP,
    TOOK_RESERVE,
    UNPARK,
    W_ZONE,
)  # fmt: skip
from ludoteca.games.calamandara.rules.memory import (
    bag_index,
    blur,
    count_kind,
    deck_size,
    discard,
    draw_known,
    draw_unseen,
    finals,
    give_hand_to_reserve,
    give_reserve_to_hand,
    hand_limit,
    in_final,
    is_deck_blocked,
    is_reserve_blocked,
    is_silenced,
    kinds_in,
    put_on_deck,
    reserve,
    take_out,
)  # fmt: skip
from ludoteca.games.calamandara.state import FROM_DECK, Calamandara
from ludoteca.games.calamandara.steps.reacting import open_window

# What happens with the cards named in D_KEEP.
KEEP_IN_RESERVE: Final = 0
KEEP_IN_HAND: Final = 1

STOP_OR_DRAW: Final[list[int]] = [STOP, DRAW]
ONLY_STOP: Final[list[int]] = [STOP]


class ZoneChanges(Auto[Calamandara]):
    """Who has entered or left the Final Zone by this action, clockwise from the active traveller. [cal.zone.12, cal.zone.15]"""

    def __init__(self, seat: int, before: int, offset: int) -> None:
        super().__init__(seat)
        self.before = before  # travellers in the Final Zone before the action
        self.offset = offset

    def pack(self) -> list[int]:
        return [self.seat, self.before, self.offset]

    def run(self, s: Calamandara) -> None:
        changed = finals(s) ^ self.before
        if not changed:
            return
        for offset in range(self.offset, s.seats):
            seat = (self.seat + offset) % s.seats
            if (changed >> seat) & 1:
                s.next(ZoneChanges(self.seat, self.before, offset + 1))
                if in_final(s, seat):
                    enter_final(s, seat)
                else:
                    leave_final(s, seat)
                return


def enter_final(s: Calamandara, seat: int) -> None:
    """The hand goes on the deck; then, unless somebody prevents it, the final reserve becomes the hand. [cal.zone.1–2, cal.zone.8]"""
    s.tell(ENTERED_FINAL, seat)
    s.pending |= 1 << seat
    s.next(TakeReserve(seat))
    s.next(AskAboutZone(seat))
    if s.hands[seat]:
        s.next(OrderHand(seat, 0))


def leave_final(s: Calamandara, seat: int) -> None:
    """The hand goes back to the final reserve; then the traveller may draw. [cal.zone.5–8]"""
    s.tell(LEFT_FINAL, seat)
    s.pending &= ~(1 << seat)
    s.next(DrawCards(seat, 0))
    s.next(AskAboutZone(seat))
    if len(s.hands[seat]) + len(s.reserves[seat]) > s.box.final_reserve:
        give_reserve_to_hand(s, seat)
        s.next(KeepCards(seat, s.box.final_reserve, KEEP_IN_RESERVE))  # cal.zone.7
    else:
        give_hand_to_reserve(s, seat)


class AskAboutZone(Auto[Calamandara]):
    """The window between the two steps of a zone change. [cal.zone.8]"""

    def run(self, s: Calamandara) -> None:
        open_window(s, W_ZONE, self.seat)


class TakeReserve(Auto[Calamandara]):
    """The final reserve becomes the hand, unless something blocks it: then it stays pending. [cal.zone.2, cal.zone.9, cal.zone.14]"""

    def run(self, s: Calamandara) -> None:
        seat = self.seat
        if is_silenced(s, seat) or is_reserve_blocked(s, seat) or not in_final(s, seat):
            return
        s.pending &= ~(1 << seat)
        over = len(s.hands[seat]) + len(s.reserves[seat]) > s.box.final_hand
        s.tell(TOOK_RESERVE, seat, give_reserve_to_hand(s, seat))
        if over:
            s.next(KeepCards(seat, s.box.final_hand, KEEP_IN_HAND))  # cal.zone.14


class OrderHand(FreeChoice[Calamandara]):
    """Which hand card goes on the deck next; the last one named lies on top. [cal.zone.1]"""

    point = "D_ORDER_HAND"
    rule = "cal.zone.1"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left  # stop when so many cards are left in hand

    def pack(self) -> list[int]:
        return [self.seat, self.left]

    def candidates(self, s: Calamandara) -> list[int]:
        return [CARD + card for card in kinds_in(s.hands[self.seat])]

    def take(self, s: Calamandara, action: int) -> None:
        put_on_deck(s, self.seat, action - CARD)
        if len(s.hands[self.seat]) > self.left:
            s.next(self)


class KeepCards(FreeChoice[Calamandara]):
    """Name the cards to keep; the rest goes on the deck. [cal.zone.7, cal.zone.14, cal.card.6.5]"""

    point = "D_KEEP"
    rule = "cal.zone.14"

    def __init__(self, seat: int, keep: int, where: int) -> None:
        super().__init__(seat)
        self.keep = keep  # how many more are to be kept
        self.where = where

    def pack(self) -> list[int]:
        return [self.seat, self.keep, self.where]

    def candidates(self, s: Calamandara) -> list[int]:
        return [CARD + card for card in kinds_in(s.hands[self.seat])]

    def take(self, s: Calamandara, action: int) -> None:
        blur(s, self.seat, s.hands[self.seat])
        insort(s.kept, take_out(s.hands[self.seat], action - CARD))
        if self.keep > 1:
            s.next(KeepCards(self.seat, self.keep - 1, self.where))
            return
        s.next(TakeKept(self.seat, self.where))
        s.next(OrderHand(self.seat, 0))


class TakeKept(Auto[Calamandara]):
    """The kept cards are the hand, or stay in the final reserve."""

    def __init__(self, seat: int, where: int) -> None:
        super().__init__(seat)
        self.where = where

    def pack(self) -> list[int]:
        return [self.seat, self.where]

    def run(self, s: Calamandara) -> None:
        home = s.hands[self.seat] if self.where == KEEP_IN_HAND else s.reserves[self.seat]
        for code in s.kept:
            insort(home, code)
        s.kept = []


def why_not_draw(s: Calamandara, seat: int) -> int:
    """ALLOWED, or why this traveller cannot draw a card. [cal.mem.6–7, cal.react.27, cal.card.14.3]"""
    if len(s.hands[seat]) >= hand_limit(s, seat):
        return HAND_FULL
    if deck_size(s, seat) == 0:
        return DECK_EMPTY
    if is_deck_blocked(s, seat):
        return DECK_BLOCKED
    return SILENCED_NOW if is_silenced(s, seat) else ALLOWED


class DrawCards(Choice[Calamandara]):
    """Draw one more card, or stop. [cal.mem.6, cal.zone.6, cal.card.5.3]"""

    point = "D_DRAW"
    rule = "cal.mem.6"

    def __init__(self, seat: int, setup: int) -> None:
        super().__init__(seat)
        self.setup = setup  # 1: the starting hand

    def pack(self) -> list[int]:
        return [self.seat, self.setup]

    def candidates(self, s: Calamandara) -> list[int]:
        return STOP_OR_DRAW

    def options(self, s: Calamandara) -> list[int]:
        return STOP_OR_DRAW if why_not_draw(s, self.seat) == ALLOWED else ONLY_STOP

    def refusal(self, s: Calamandara, action: int) -> int:
        if action == STOP:
            return ALLOWED
        return why_not_draw(s, self.seat) if action == DRAW else NOT_ASKED

    def why(self, s: Calamandara, action: int, code: int) -> list[int]:
        return [len(s.hands[self.seat])] if code == HAND_FULL else []

    def take(self, s: Calamandara, action: int) -> None:
        if action == DRAW:
            s.next(self)
            if s.decks[self.seat]:
                draw_known(s, self.seat)
            else:
                s.next(DealCard(self.seat))


class DrawFirstHand(DrawCards):
    """Draw one more card of the starting hand, or stop. [cal.setup.6–7, cal.setup.9]"""

    point = "D_SETUP_DRAW"
    rule = "cal.setup.6"


class DealCard(Chance[Calamandara]):
    """The top card of a deck nobody has looked into: any card nobody has seen. [cal.setup.5]"""

    def options(self, s: Calamandara) -> list[int]:
        start = bag_index(s, self.seat) * KINDS
        return [DEAL + card for card in range(KINDS) if s.bags[start + card]]

    def weights(self, s: Calamandara) -> list[int]:
        start = bag_index(s, self.seat) * KINDS
        return [s.bags[start + card] for card in range(KINDS) if s.bags[start + card]]

    def sample(self, s: Calamandara, draw: Draw) -> int:
        start = bag_index(s, self.seat) * KINDS
        return DEAL + draw.weighted(s.bags if len(s.bags) == KINDS else s.bags[start : start + KINDS])

    def take(self, s: Calamandara, action: int) -> None:
        draw_unseen(s, self.seat, action - DEAL)


class ReserveCards(Choice[Calamandara]):
    """Set a hand card aside for the Final Zone, or stop. [cal.mem.2–3]"""

    point = "D_RESERVE"
    rule = "cal.mem.2"

    def candidates(self, s: Calamandara) -> list[int]:
        return [STOP] + [CARD + card for card in kinds_in(s.hands[self.seat])]

    def refusal(self, s: Calamandara, action: int) -> int:
        if action == STOP:
            return ALLOWED
        if not CARD <= action < UNPARK:
            return NOT_ASKED
        if not count_kind(s.hands[self.seat], action - CARD):
            return NOTHING_FITS
        if is_silenced(s, self.seat):
            return SILENCED_NOW
        if is_reserve_blocked(s, self.seat):
            return RESERVE_BLOCKED
        return FINAL_RESERVE_FULL if len(s.reserves[self.seat]) >= s.box.final_reserve else ALLOWED

    def why(self, s: Calamandara, action: int, code: int) -> list[int]:
        return [len(s.reserves[self.seat])] if code == FINAL_RESERVE_FULL else []

    def take(self, s: Calamandara, action: int) -> None:
        if action != STOP:
            reserve(s, self.seat, action - CARD)
            s.next(self)


class DiscardCard(FreeChoice[Calamandara]):
    """Discard one hand card or one card parked on the own deck, or none. [cal.mem.5, cal.react.28]"""

    point = "D_DISCARD"
    rule = "cal.mem.5"

    def candidates(self, s: Calamandara) -> list[int]:
        found = [NO_CARD] + [CARD + card for card in kinds_in(s.hands[self.seat])]
        if not s.parked:
            return found
        parked = {lying.card for lying in s.parked if lying.source == FROM_DECK and lying.place == self.seat}
        return found + [UNPARK + card for card in sorted(parked)]

    def refusal(self, s: Calamandara, action: int) -> int:
        if action in self.candidates(s):
            return ALLOWED
        return NOTHING_FITS if CARD <= action < UNPARK else NOT_ASKED

    def take(self, s: Calamandara, action: int) -> None:
        if action >= UNPARK:
            for index in range(len(s.parked)):
                lying = s.parked[index]
                if lying.source == FROM_DECK and lying.place == self.seat and lying.card == action - UNPARK:
                    s.parked.pop(index)
                    s.discards[self.seat] = [*s.discards[self.seat], lying.card]
                    s.tell(DISCARDED, self.seat, lying.card)
                    return
        elif action != NO_CARD:
            discard(s, self.seat, action - CARD)

"""Before the first turn: dealing, ordering or drafting, starting hands and symbols, markers. [cal.setup.1–18]"""

from __future__ import annotations

from ludoteca.core.draw import Draw
from ludoteca.core.state import ALLOWED, NOT_ASKED, Auto, Chance, Choice
from ludoteca.games.calamandara.actions import (
    CARD,
    DEAL,
    DEPOT_EMPTY,
    DRAFTED,
    FIRST,
    FIRST_DRAWN,
    KEEP_REST,
    KINDS,
    ORDER,
    ORDERED,
    SHOW,
    SYMBOL,
    SYMBOL_CHOSEN,
    TYPES,
)  # fmt: skip
from ludoteca.games.calamandara.rules.memory import KIND, card_of
from ludoteca.games.calamandara.state import DRAFT, SEQUENCE, UNSEEN, Calamandara
from ludoteca.games.calamandara.steps.acquiring import show_top
from ludoteca.games.calamandara.steps.turn import BeginTurn
from ludoteca.games.calamandara.steps.zones import DrawFirstHand


def set_up(s: Calamandara) -> None:
    """The order of setup, by mode. [cal.setup.17]"""
    s.next(FirstTurn())
    if s.mode != DRAFT:
        s.next(DrawMarker())
    for seat in range(s.seats - 1, -1, -1):
        for _ in range(s.box.start_symbols):
            s.next(PickStartSymbol(seat))
    for seat in range(s.seats - 1, -1, -1):
        s.next(DrawFirstHand(seat, 1))
    if s.mode == DRAFT:
        s.unseen = [0] * s.seats
        s.next(DraftRound())
        s.next(ShowTops())
        s.next(DrawMarker())
        return
    s.next(ShowTops())
    if s.mode == SEQUENCE:
        for seat in range(s.seats - 1, -1, -1):
            s.next(OrderMemories(seat, 0))
            s.next(OrderSymbols(seat, 0))
        for seat in range(s.seats - 1, -1, -1):
            for _ in range(s.unseen[seat]):
                s.next(DealToDeck(seat))
        for seat in range(s.seats - 1, -1, -1):
            for _ in s.symbol_decks[seat]:
                s.next(DealSymbolCard(seat))


class ShowTops(Auto[Calamandara]):
    """All symbol decks lie face up: their top cards become visible together. [cal.setup.4, cal.setup.18]"""

    def run(self, s: Calamandara) -> None:
        s.symbol_shown = 1
        for seat in range(s.seats - 1, -1, -1):
            show_top(s, seat)


class DealSymbolCard(Chance[Calamandara]):
    """Sequence: the owner will look at every symbol card, so every one is dealt. [cal.setup.3, cal.setup.13]"""

    def options(self, s: Calamandara) -> list[int]:
        return [SHOW + card for card in range(36) if (s.symbol_bag >> card) & 1]

    def sample(self, s: Calamandara, draw: Draw) -> int:
        return draw.pick(self.options(s))

    def take(self, s: Calamandara, action: int) -> None:
        card = action - SHOW
        s.symbol_bag &= ~(1 << card)
        deck = s.symbol_decks[self.seat][:]
        deck[deck.index(UNSEEN)] = card | 1 << (6 + self.seat)
        s.symbol_decks[self.seat] = deck


class DealToDeck(Chance[Calamandara]):
    """Sequence: the owner will look at every Memory card, so every one is dealt. [cal.setup.5, cal.setup.13]"""

    def options(self, s: Calamandara) -> list[int]:
        return [DEAL + card for card in range(KINDS) if s.bags[card]]

    def weights(self, s: Calamandara) -> list[int]:
        return [count for count in s.bags if count]

    def sample(self, s: Calamandara, draw: Draw) -> int:
        return DEAL + draw.weighted(s.bags)

    def take(self, s: Calamandara, action: int) -> None:
        card = action - DEAL
        s.bags[card] -= 1
        s.unseen[self.seat] -= 1
        s.decks[self.seat].append(card_of(card, 1 << self.seat))


class OrderSymbols(Choice[Calamandara]):
    """Sequence: which symbol card comes next from the top, or keep the rest as it lies. [cal.setup.13, cal.setup.17]"""

    point = "D_SETUP_ORDER_SYM"
    rule = "cal.setup.13"

    def __init__(self, seat: int, placed: int) -> None:
        super().__init__(seat)
        self.placed = placed  # how many cards from the top have their place

    def pack(self) -> list[int]:
        return [self.seat, self.placed]

    def candidates(self, s: Calamandara) -> list[int]:
        deck = s.symbol_decks[self.seat]
        return [KEEP_REST, *sorted(ORDER + (code & 63) for code in deck[: len(deck) - self.placed])]

    def take(self, s: Calamandara, action: int) -> None:
        if action == KEEP_REST:
            s.tell(ORDERED, self.seat)
            return
        deck = s.symbol_decks[self.seat][:]
        deck.insert(len(deck) - 1 - self.placed, deck.pop([code & 63 for code in deck].index(action - ORDER)))
        s.symbol_decks[self.seat] = deck
        if self.placed + 2 < len(deck):
            s.next(OrderSymbols(self.seat, self.placed + 1))
        else:
            s.tell(ORDERED, self.seat)


class OrderMemories(Choice[Calamandara]):
    """Sequence: which Memory card comes next from the top, or keep the rest as it lies. [cal.setup.13, cal.setup.17]"""

    point = "D_SETUP_ORDER_MEM"
    rule = "cal.setup.13"

    def __init__(self, seat: int, placed: int) -> None:
        super().__init__(seat)
        self.placed = placed

    def pack(self) -> list[int]:
        return [self.seat, self.placed]

    def candidates(self, s: Calamandara) -> list[int]:
        deck = s.decks[self.seat]
        return [KEEP_REST, *sorted({CARD + (code >> KIND) for code in deck[: len(deck) - self.placed]})]

    def take(self, s: Calamandara, action: int) -> None:
        deck = s.decks[self.seat]
        if action == KEEP_REST:
            s.tell(ORDERED, self.seat)
            return
        index = len(deck) - 1 - self.placed
        while deck[index] >> KIND != action - CARD:
            index -= 1
        deck.insert(len(deck) - 1 - self.placed, deck.pop(index))
        if self.placed + 2 < len(deck):
            s.next(OrderMemories(self.seat, self.placed + 1))
        else:
            s.tell(ORDERED, self.seat)


class DraftRound(Auto[Calamandara]):
    """Draft: each in turn takes one card, from the first traveller clockwise, until none is left; then decks are shuffled. [cal.setup.14–16]"""

    def run(self, s: Calamandara) -> None:
        picked = len(s.drafted)
        if picked < sum(s.box.copies):
            s.next(self)
            s.next(DraftCard((s.first + picked) % s.seats))
            return
        s.bags = [0] * (KINDS * s.seats)
        for pick, card in enumerate(s.drafted):
            s.bags[(s.first + pick) % s.seats * KINDS + card] += 1


class DraftCard(Choice[Calamandara]):
    """Look at the cards that are left and take one. [cal.setup.14]"""

    point = "D_SETUP_DRAFT"
    rule = "cal.setup.14"

    def candidates(self, s: Calamandara) -> list[int]:
        return [CARD + card for card in range(KINDS) if s.bags[card]]

    def take(self, s: Calamandara, action: int) -> None:
        card = action - CARD
        s.bags[card] -= 1
        s.unseen[self.seat] += 1
        s.drafted.append(card)
        s.tell(DRAFTED, self.seat, card, seen=1 << self.seat)


class PickStartSymbol(Choice[Calamandara]):
    """Choose a starting symbol from the own depot. [cal.setup.8]"""

    point = "D_SETUP_SYMBOL"
    rule = "cal.setup.8"

    def candidates(self, s: Calamandara) -> list[int]:
        return [SYMBOL + symbol for symbol in range(TYPES)]

    def refusal(self, s: Calamandara, action: int) -> int:
        if not SYMBOL <= action < SYMBOL + TYPES:
            return NOT_ASKED
        return ALLOWED if s.depots[self.seat * TYPES + action - SYMBOL] else DEPOT_EMPTY

    def why(self, s: Calamandara, action: int, code: int) -> list[int]:
        return [action - SYMBOL]

    def take(self, s: Calamandara, action: int) -> None:
        s.depots[self.seat * TYPES + action - SYMBOL] -= 1
        s.ready[self.seat * TYPES + action - SYMBOL] += 1
        s.tell(SYMBOL_CHOSEN, self.seat, action - SYMBOL)


class DrawMarker(Chance[Calamandara]):
    """Each traveller draws a marker; number 1 begins. [cal.setup.10]"""

    def options(self, s: Calamandara) -> list[int]:
        return [FIRST + seat for seat in range(s.seats)]

    def take(self, s: Calamandara, action: int) -> None:
        s.first = action - FIRST
        s.tell(FIRST_DRAWN, s.first)


class FirstTurn(Auto[Calamandara]):
    """The holder of marker 1 begins. [cal.setup.10–11]"""

    def run(self, s: Calamandara) -> None:
        s.next(BeginTurn(s.first, 0))

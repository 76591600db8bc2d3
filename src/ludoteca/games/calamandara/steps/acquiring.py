"""Phase 1 and Terras Nômades: symbols from a symbol card, tentative until nobody prevents it. [cal.acq.1–15]"""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.core.draw import Draw
from ludoteca.core.state import ALLOWED, NOT_ASKED, Auto, Chance, Choice
from ludoteca.games.calamandara.actions import (
    ACQUIRED,
    CARD_REPLACED,
    CARD_USED,
    DECK_TURNED,
    DEPOT_EMPTY,
    NOTHING_SHOWN,
    REPLACED_ENOUGH,
    RESERVE_FULL,
    SHOW,
    STILL_SHOWN,
    SYMBOL,
    SYMBOL_CARD_SHOWN,
    TYPES,
    W_ACQ,
    W_AFTER,
)  # fmt: skip
from ludoteca.games.calamandara.rules.memory import EVERYBODY
from ludoteca.games.calamandara.rules.pile import is_gone
from ludoteca.games.calamandara.rules.symbols import has_room, ready_size
from ludoteca.games.calamandara.state import UNSEEN, Calamandara
from ludoteca.games.calamandara.steps.reacting import open_window, prepare_window, tell_window

CARD_MASK = 63


def top_card(s: Calamandara, seat: int) -> int:
    """The visible symbol card of a deck. [cal.acq.1]"""
    return s.symbol_decks[seat][-1] & CARD_MASK


def lower_types(s: Calamandara, owner: int) -> list[int]:
    """The lower symbols of the visible card that its owner's depot has. [cal.acq.3, cal.acq.9]"""
    return [symbol for symbol in s.box.symbol_cards[top_card(s, owner)][1:] if s.depots[owner * TYPES + symbol]]


def why_not_acquire(s: Calamandara, seat: int, owner: int) -> int:
    """ALLOWED, or why nothing can be acquired from this deck. [cal.acq.6, cal.acq.8]"""
    if not has_room(s, seat):
        return RESERVE_FULL
    for symbol in s.box.symbol_cards[top_card(s, owner)]:
        if s.depots[owner * TYPES + symbol]:
            return ALLOWED
    return NOTHING_SHOWN


def why_not_replace(s: Calamandara, seat: int) -> int:
    """ALLOWED, or why the visible card cannot be replaced. [cal.acq.8, cal.acq.13, cal.acq.15]"""
    if not has_room(s, seat):
        return RESERVE_FULL
    if why_not_acquire(s, seat, seat) == ALLOWED:
        return STILL_SHOWN
    return REPLACED_ENOUGH if s.replaced >= len(s.symbol_decks[seat]) + len(s.used[seat]) else ALLOWED


def begin_acquiring(s: Calamandara, seat: int, owner: int) -> None:
    """First the central symbol, then one lower one if a place is left; then the window. [cal.acq.2–7]"""
    s.acquired = [seat, owner, -1, -1]
    s.next(AskAboutAcquisition(seat))
    centre = s.box.symbol_cards[top_card(s, owner)][0]
    if s.depots[owner * TYPES + centre]:
        s.acquired[2] = centre
        receive(s, seat, owner, centre)
    if has_room(s, seat) and lower_types(s, owner):
        s.next(PickLower(seat))  # cal.acq.5, cal.acq.7, cal.acq.12


def receive(s: Calamandara, seat: int, owner: int, symbol: int) -> None:
    """A symbol goes from a depot to a symbol reserve."""
    s.depots[owner * TYPES + symbol] -= 1
    s.ready[seat * TYPES + symbol] += 1
    s.tell(ACQUIRED, seat, symbol, owner)


class PickLower(Choice[Calamandara]):
    """Choose one of the lower symbols. [cal.acq.3, cal.acq.9]"""

    point = "D_ACQ_LOWER"
    rule = "cal.acq.3"

    def candidates(self, s: Calamandara) -> list[int]:
        return sorted(SYMBOL + symbol for symbol in s.box.symbol_cards[top_card(s, s.acquired[1])][1:])

    def refusal(self, s: Calamandara, action: int) -> int:
        if action not in self.candidates(s):
            return NOT_ASKED
        return ALLOWED if s.depots[s.acquired[1] * TYPES + action - SYMBOL] else DEPOT_EMPTY

    def why(self, s: Calamandara, action: int, code: int) -> list[int]:
        return [action - SYMBOL]

    def options(self, s: Calamandara) -> list[int]:
        found = [SYMBOL + symbol for symbol in lower_types(s, s.acquired[1])]
        found.sort()
        return found

    def take(self, s: Calamandara, action: int) -> None:
        s.acquired[3] = action - SYMBOL
        receive(s, self.seat, s.acquired[1], action - SYMBOL)


class AskAboutAcquisition(Auto[Calamandara]):
    """Everybody sees the symbols; the card stays on top until the window closes. [cal.acq.14, cal.react.17–18]"""

    def run(self, s: Calamandara) -> None:
        s.next(CommitAcquisition(self.seat, len(s.chain)))
        open_window(s, W_ACQ, self.seat)


class CommitAcquisition(Auto[Calamandara]):
    """The card is used and the next one shown; in phase 1 the other travellers may aim at the reserve. [cal.acq.10, cal.acq.14]"""

    def __init__(self, seat: int, base: int) -> None:
        super().__init__(seat)
        self.base = base

    def pack(self) -> list[int]:
        return [self.seat, self.base]

    def run(self, s: Calamandara) -> None:
        if not is_gone(s, self.base):
            owner = s.acquired[1]
            s.acquired = []
            if self.base == 0:
                prepare_window(s, W_AFTER, self.seat)
            use_card(s, owner)


def use_card(s: Calamandara, owner: int) -> None:
    """The visible card goes to the used pile; an empty deck is made of the used pile turned over. [cal.acq.10–11]"""
    card = s.symbol_decks[owner][-1] & CARD_MASK
    s.symbol_decks[owner] = s.symbol_decks[owner][:-1]
    s.used[owner] = [*s.used[owner], card | EVERYBODY << 6]
    s.tell(CARD_USED, owner, card)
    if not s.symbol_decks[owner]:
        s.symbol_decks[owner] = s.used[owner][::-1]
        s.used[owner] = []
        s.tell(DECK_TURNED, owner)
    show_top(s, owner)


def show_top(s: Calamandara, owner: int) -> None:
    """The next symbol card becomes visible to all; only then W_AFTER opens. [cal.setup.4, cal.acq.10, cal.acq.14]"""
    card = s.symbol_decks[owner][-1]
    if card == UNSEEN:
        s.next(ShowSymbolCard(owner))
    else:
        s.symbol_decks[owner] = [*s.symbol_decks[owner][:-1], card | EVERYBODY << 6]
        s.tell(SYMBOL_CARD_SHOWN, owner, card & CARD_MASK)
        tell_window(s)


class ShowSymbolCard(Chance[Calamandara]):
    """Nobody has seen the next symbol card: it is any of those nobody has seen. [cal.setup.3–4]"""

    def options(self, s: Calamandara) -> list[int]:
        bag: i64 = s.symbol_bag
        return [SHOW + card for card in range(36) if (bag >> card) & 1]

    def sample(self, s: Calamandara, draw: Draw) -> int:
        return draw.pick(self.options(s))

    def take(self, s: Calamandara, action: int) -> None:
        card = action - SHOW
        s.symbol_bag &= ~(1 << card)
        s.symbol_decks[self.seat] = [*s.symbol_decks[self.seat][:-1], card | EVERYBODY << 6]
        s.tell(SYMBOL_CARD_SHOWN, self.seat, card)
        tell_window(s)


def replace_card(s: Calamandara, seat: int) -> None:
    """The visible card offers nothing: the next one takes its place, without any window. [cal.acq.8, cal.acq.13]"""
    s.replaced += 1
    s.tell(CARD_REPLACED, seat, top_card(s, seat))
    use_card(s, seat)


def undo_acquisition(s: Calamandara) -> None:
    """The symbols return to the depot they came from; the card stays on top. [cal.card.18.2]"""
    seat, owner = s.acquired[0], s.acquired[1]
    for symbol in s.acquired[2:]:
        if symbol >= 0:
            s.ready[seat * TYPES + symbol] -= 1
            s.depots[owner * TYPES + symbol] += 1
    s.acquired = []


def reserve_numbers(s: Calamandara, seat: int) -> list[int]:
    """How full the symbol reserve is, for the reason's text."""
    return [ready_size(s, seat), s.box.reserve]

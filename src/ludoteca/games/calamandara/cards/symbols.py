"""Cards about symbols: on the board, in reserves and depots, and on symbol cards."""

from __future__ import annotations

from ludoteca.core.state import ALLOWED, Auto, FreeChoice
from ludoteca.games.calamandara.actions import (
    CELL,
    DECKS,
    DECKS_PASSED,
    DESTROYED,
    DISSONANT_ECHOES,
    FOOTPRINT,
    STOP,
    SWAP,
    SYMBOL,
    SYMBOL_GIVEN,
    SYMBOL_LOST,
    SYMBOL_PUT_BACK,
    SYMBOL_TAKEN,
    TAKE,
    TOPS,
    TOPS_PASSED,
    TOWER,
    TRAVELLER,
    TYPES,
    W_ACQ,
)  # fmt: skip
from ludoteca.games.calamandara.board import HOME
from ludoteca.games.calamandara.rules.memory import finals
from ludoteca.games.calamandara.rules.pile import NO_FOCUS, READY, MemoryCard, Moment, is_gone
from ludoteca.games.calamandara.rules.places import filled_cells
from ludoteca.games.calamandara.rules.placing import can_insert
from ludoteca.games.calamandara.rules.symbols import destroy, has_room, is_covered, ready_size, seat_on, type_at
from ludoteca.games.calamandara.state import SPENT, Calamandara, Played
from ludoteca.games.calamandara.steps.acquiring import begin_acquiring, why_not_acquire
from ludoteca.games.calamandara.steps.gifts import ask_first
from ludoteca.games.calamandara.steps.inserting import BY_GIFT, BY_OWN_CARD, InsertMenu, can_insert_any, insert_one, is_sealed
from ludoteca.games.calamandara.steps.moving import settle_tokens


def is_exposed(s: Calamandara, cell: int) -> bool:
    """May a card destroy or reposition what lies here: no occupied footprint, of covered symbols only towers? [cal.sym.26–27, cal.ins.6]"""
    symbol = type_at(s, cell)
    if symbol < 0 or (symbol == FOOTPRINT and seat_on(s, cell) >= 0):
        return False
    return symbol == TOWER or not is_covered(s, cell)


def concerns(s: Calamandara, cell: int, victim: int) -> bool:
    """Is a card that touches this cell an attack on that traveller? [cal.react.31]"""
    return HOME[cell] < 0 or HOME[cell] == s.arm(victim)


class RuinsOfDomodora(MemoryCard):
    """Destroy one or two symbols. [cal.card.9, cal.card.9.1–5]"""

    def questions(self, s: Calamandara, seat: int, said: list[int], at: int, focus: int, leaving: int) -> list[int]:
        if len(said) == at + 2:
            return [READY]
        found = [STOP] if len(said) > at else []
        for cell in filled_cells(s):
            if is_exposed(s, cell) and (len(said) == at or CELL + cell != said[at]):
                found.append(CELL + cell)
        return found

    def possible(self, s: Calamandara, seat: int, focus: int) -> bool:
        for cell in filled_cells(s):
            if is_exposed(s, cell):
                return True
        return False

    def holds(self, s: Calamandara, card: Played) -> bool:
        return is_exposed(s, card.a - CELL) or (card.b >= CELL and is_exposed(s, card.b - CELL))

    def resolve(self, s: Calamandara, card: Played) -> None:
        before = finals(s)
        doomed = [answer - CELL for answer in (card.a, card.b) if answer >= CELL and is_exposed(s, answer - CELL)]  # cal.card.9.4
        for cell in doomed:
            s.tell(DESTROYED, card.seat, destroy(s, card.seat, cell), cell)
        settle_tokens(s, before)

    def attacks(self, s: Calamandara, card: Played, victim: int) -> bool:
        return concerns(s, card.a - CELL, victim) or (card.b >= CELL and concerns(s, card.b - CELL, victim))


class NightmareOfAbandonment(MemoryCard):
    """Give one symbol for two of another's reserve, or take one. [cal.card.10, cal.card.10.1–5]"""

    def questions(self, s: Calamandara, seat: int, said: list[int], at: int, focus: int, leaving: int) -> list[int]:
        own = ready_size(s, seat)
        swaps = 1 <= own < s.box.reserve
        takes = own < s.box.reserve
        if len(said) == at:
            return [
                TRAVELLER + other
                for other in range(s.seats)
                if other != seat and focus in (NO_FOCUS, other) and ((takes and ready_size(s, other) >= 1) or (swaps and ready_size(s, other) >= 2))
            ]
        other = said[at] - TRAVELLER
        if len(said) == at + 1:
            return ([SWAP] if swaps and ready_size(s, other) >= 2 else []) + [TAKE]
        named = said[at + 2 :]
        if said[at + 1] == TAKE:
            return [READY] if named else ready_types(s, other, -1)
        if not named:
            return ready_types(s, seat, -1)
        return [READY] if len(named) == 3 else ready_types(s, other, named[1] - SYMBOL if len(named) == 2 else -1)

    def holds(self, s: Calamandara, card: Played) -> bool:
        other = (card.a - TRAVELLER) * TYPES
        if card.b == TAKE:
            return s.ready[other + card.c - SYMBOL] > 0 and has_room(s, card.seat)
        given = s.ready[card.seat * TYPES + card.c - SYMBOL] > 0
        return given and (s.ready[other + card.d - SYMBOL] > 0 or s.ready[other + card.e - SYMBOL] > 0)

    def resolve(self, s: Calamandara, card: Played) -> None:
        other = card.a - TRAVELLER
        if card.b == SWAP:
            pass_symbol(s, card.seat, other, card.c - SYMBOL)
            s.tell(SYMBOL_GIVEN, card.seat, card.c - SYMBOL, other)
        for answer in [card.c] if card.b == TAKE else [card.d, card.e]:
            if s.ready[other * TYPES + answer - SYMBOL] and has_room(s, card.seat):
                pass_symbol(s, other, card.seat, answer - SYMBOL)
                s.tell(SYMBOL_TAKEN, card.seat, answer - SYMBOL, other)

    def attacks(self, s: Calamandara, card: Played, victim: int) -> bool:
        return victim == card.a - TRAVELLER


def pass_symbol(s: Calamandara, giver: int, receiver: int, symbol: int) -> None:
    """A symbol goes from one symbol reserve to another."""
    s.ready[giver * TYPES + symbol] -= 1
    s.ready[receiver * TYPES + symbol] += 1


def ready_types(s: Calamandara, seat: int, named: int) -> list[int]:
    """The types in a symbol reserve, as answers; one of type `named` is spoken for."""
    return [SYMBOL + symbol for symbol in range(TYPES) if s.ready[seat * TYPES + symbol] > (1 if symbol == named else 0)]


class NomadLands(MemoryCard):
    """Acquire from anybody's visible symbol card and depot. [cal.card.11, cal.card.11.1–5]"""

    def questions(self, s: Calamandara, seat: int, said: list[int], at: int, focus: int, leaving: int) -> list[int]:
        if len(said) == at + 2:
            return [READY]
        owners = [TRAVELLER + owner for owner in range(s.seats) if offers(s, owner)]
        if len(said) > at or not owners:
            return owners
        return [TRAVELLER + other for other in range(s.seats) if has_room(s, other)]

    def holds(self, s: Calamandara, card: Played) -> bool:
        return why_not_acquire(s, card.a - TRAVELLER, card.b - TRAVELLER) == ALLOWED

    def resolve(self, s: Calamandara, card: Played) -> None:
        ask_first(s, card, card.a - TRAVELLER)

    def accepted(self, s: Calamandara, seat: int, user: int) -> None:
        begin_acquiring(s, seat, s.chain[-1].b - TRAVELLER)

    def attacks(self, s: Calamandara, card: Played, victim: int) -> bool:
        return victim == card.b - TRAVELLER and victim != card.seat


def offers(s: Calamandara, owner: int) -> bool:
    """Does a depot have any symbol of its owner's visible card? [cal.card.11.4]"""
    return any(s.depots[owner * TYPES + symbol] for symbol in s.box.symbol_cards[s.symbol_decks[owner][-1] & 63])


class SubmergedPaintings(MemoryCard):
    """All visible symbol cards, or all symbol decks, go one seat on. [cal.card.13, cal.card.13.1–5]"""

    def questions(self, s: Calamandara, seat: int, said: list[int], at: int, focus: int, leaving: int) -> list[int]:
        return [TOPS, DECKS] if len(said) == at else [READY]

    def resolve(self, s: Calamandara, card: Played) -> None:
        shift = -1 if card.way() == DISSONANT_ECHOES else 1  # cal.card.13.4
        if card.a == TOPS:
            tops = [deck[-1] for deck in s.symbol_decks]
            s.symbol_decks = [[*s.symbol_decks[seat][:-1], tops[(seat - shift) % s.seats]] for seat in range(s.seats)]
            s.tell(TOPS_PASSED, card.seat)
            return
        s.symbol_decks = [s.symbol_decks[(seat - shift) % s.seats] for seat in range(s.seats)]
        s.used = [s.used[(seat - shift) % s.seats] for seat in range(s.seats)]
        s.tell(DECKS_PASSED, card.seat)

    def attacks(self, s: Calamandara, card: Played, victim: int) -> bool:
        return True


class PraximechanicTheory(MemoryCard):
    """Insert a symbol of a type that lies on the board, straight from the depot; then put one of the reserve back. [cal.card.19, cal.card.19.1–5]"""

    def questions(self, s: Calamandara, seat: int, said: list[int], at: int, focus: int, leaving: int) -> list[int]:
        if len(said) == at:
            return [TRAVELLER + other for other in range(s.seats) if theory_types(s, other)]
        return [READY] if len(said) == at + 2 else theory_types(s, said[at] - TRAVELLER)

    def possible(self, s: Calamandara, seat: int, focus: int) -> bool:
        for symbol in range(TYPES):
            if s.laid[symbol]:
                for other in range(s.seats):
                    if s.depots[other * TYPES + symbol] and not is_sealed(s, other, symbol) and can_insert(s, other, symbol):
                        return True
        return False

    def holds(self, s: Calamandara, card: Played) -> bool:
        return card.b in theory_types(s, card.a - TRAVELLER)

    def resolve(self, s: Calamandara, card: Played) -> None:
        ask_first(s, card, card.a - TRAVELLER)

    def accepted(self, s: Calamandara, seat: int, user: int) -> None:
        s.next(PutSymbolBack(seat))
        insert_one(s, seat, s.chain[-1].b - SYMBOL)


def theory_types(s: Calamandara, seat: int) -> list[int]:
    """The types on the board that this traveller's depot has and could insert, as answers. [cal.card.19.2]"""
    found: list[int] = []
    for symbol in range(TYPES):
        if s.laid[symbol] and s.depots[seat * TYPES + symbol] and not is_sealed(s, seat, symbol) and can_insert(s, seat, symbol):
            found.append(SYMBOL + symbol)
    return found


class PutSymbolBack(Auto[Calamandara]):
    """After Teoria one symbol of the reserve goes to the depot, if there is any and the card was not taken. [cal.card.19.3–4]"""

    def run(self, s: Calamandara) -> None:
        if s.chain[-1].mode != SPENT and ready_size(s, self.seat):
            s.next(PickPutBack(self.seat))


class PickPutBack(FreeChoice[Calamandara]):
    """Which symbol of the reserve goes back to the depot. [cal.card.19.3]"""

    point = "D_TARGET_SYMBOL"
    rule = "cal.card.19.3"

    def candidates(self, s: Calamandara) -> list[int]:
        return ready_types(s, self.seat, -1)

    def take(self, s: Calamandara, action: int) -> None:
        lose_symbol(s, self.seat, action - SYMBOL)
        s.tell(SYMBOL_PUT_BACK, self.seat, action - SYMBOL)


def lose_symbol(s: Calamandara, seat: int, symbol: int) -> None:
    """A symbol goes from a reserve to its owner's depot."""
    s.ready[seat * TYPES + symbol] -= 1
    s.depots[seat * TYPES + symbol] += 1


class PluralMinds(MemoryCard):
    """When another traveller acquires, take the same symbols from your depot and insert one at once. [cal.card.20, cal.card.20.1–9]"""

    def live(self, s: Calamandara, seat: int, now: Moment) -> bool:
        return now.window == W_ACQ and not is_gone(s, now.base) and s.acquired[0] != seat and len(same_symbols(s, seat)) > 0

    def holds(self, s: Calamandara, card: Played) -> bool:
        return not is_gone(s, card.base) and len(same_symbols(s, card.seat)) > 0

    def resolve(self, s: Calamandara, card: Played) -> None:
        s.next(PickMind(card.seat))


def same_symbols(s: Calamandara, seat: int) -> list[int]:
    """Those of the acquired symbols that this traveller can use: they are in the depot, and a place or a cell is there. [cal.card.20.3, cal.card.20.6]"""
    found = [symbol for symbol in s.acquired[2:] if symbol >= 0 and s.depots[seat * TYPES + symbol]]
    return found if has_room(s, seat) or insertable_minds(s, seat, found) else []


def insertable_minds(s: Calamandara, seat: int, symbols: list[int]) -> list[int]:
    """Those that could be inserted now."""
    return [symbol for symbol in symbols if not is_sealed(s, seat, symbol) and can_insert(s, seat, symbol)]


class PickMind(FreeChoice[Calamandara]):
    """Which of the symbols is inserted; the other goes to the reserve if there is room. [cal.card.20.4–8]"""

    point = "D_TARGET_SYMBOL"
    rule = "cal.card.20.4"

    def candidates(self, s: Calamandara) -> list[int]:
        symbols = same_symbols(s, self.seat)
        return sorted(SYMBOL + symbol for symbol in insertable_minds(s, self.seat, symbols) or symbols)

    def take(self, s: Calamandara, action: int) -> None:
        symbols = same_symbols(s, self.seat)
        chosen = action - SYMBOL
        if not insertable_minds(s, self.seat, symbols):
            s.depots[self.seat * TYPES + chosen] -= 1
            s.ready[self.seat * TYPES + chosen] += 1  # cal.card.20.8
            return
        for symbol in symbols:
            if symbol != chosen and has_room(s, self.seat):
                s.depots[self.seat * TYPES + symbol] -= 1
                s.ready[self.seat * TYPES + symbol] += 1
                s.next(ReturnMind(self.seat, symbol))
        insert_one(s, self.seat, chosen)


class ReturnMind(Auto[Calamandara]):
    """If Ecos has taken Mentes, the symbol that went to the reserve goes back to the depot too. [cal.card.1.7]"""

    def __init__(self, seat: int, symbol: int) -> None:
        super().__init__(seat)
        self.symbol = symbol

    def pack(self) -> list[int]:
        return [self.seat, self.symbol]

    def run(self, s: Calamandara) -> None:
        if s.chain[-1].mode == SPENT and s.ready[self.seat * TYPES + self.symbol]:
            lose_symbol(s, self.seat, self.symbol)


class TempleOfCalon(MemoryCard):
    """One or two symbols of any reserves go to their owners' depots. [cal.card.23, cal.card.23.1–5]"""

    def questions(self, s: Calamandara, seat: int, said: list[int], at: int, focus: int, leaving: int) -> list[int]:
        named = said[at:]
        if len(named) == 0:
            if focus != NO_FOCUS and ready_size(s, focus) == 0:
                return []
            return [TRAVELLER + other for other in range(s.seats) if ready_size(s, other)]
        if len(named) == 1:
            return ready_types(s, named[0] - TRAVELLER, -1)
        if len(named) == 4 or named[-1] == STOP:
            return [READY]
        if len(named) == 2:
            aimed = focus == NO_FOCUS or named[0] == TRAVELLER + focus
            found = [STOP] if aimed else []
            for other in range(s.seats):
                left = ready_size(s, other) - (1 if named[0] == TRAVELLER + other else 0)
                if left and (aimed or other == focus):
                    found.append(TRAVELLER + other)
            return found
        return ready_types(s, named[2] - TRAVELLER, named[1] - SYMBOL if named[0] == named[2] else -1)

    def holds(self, s: Calamandara, card: Played) -> bool:
        first = s.ready[(card.a - TRAVELLER) * TYPES + card.b - SYMBOL] > 0
        return first or (card.c >= TRAVELLER and s.ready[(card.c - TRAVELLER) * TYPES + card.d - SYMBOL] > 0)

    def resolve(self, s: Calamandara, card: Played) -> None:
        for traveller, answer in ((card.a, card.b), (card.c, card.d)):
            if traveller >= TRAVELLER and s.ready[(traveller - TRAVELLER) * TYPES + answer - SYMBOL]:
                lose_symbol(s, traveller - TRAVELLER, answer - SYMBOL)
                s.tell(SYMBOL_LOST, traveller - TRAVELLER, answer - SYMBOL)

    def attacks(self, s: Calamandara, card: Played, victim: int) -> bool:
        return TRAVELLER + victim == card.a or TRAVELLER + victim == card.c


class DogmaticEntropy(MemoryCard):
    """Insert up to four symbols of the reserve at any time. [cal.card.28, cal.card.28.1–5]"""

    def questions(self, s: Calamandara, seat: int, said: list[int], at: int, focus: int, leaving: int) -> list[int]:
        if len(said) > at:
            return [READY]
        return [TRAVELLER + other for other in range(s.seats) if can_insert_any(s, other)]

    def possible(self, s: Calamandara, seat: int, focus: int) -> bool:
        for other in range(s.seats):
            if can_insert_any(s, other):
                return True
        return False

    def holds(self, s: Calamandara, card: Played) -> bool:
        return can_insert_any(s, card.a - TRAVELLER)

    def resolve(self, s: Calamandara, card: Played) -> None:
        seat = card.a - TRAVELLER
        s.next(InsertMenu(seat, BY_OWN_CARD if seat == card.seat else BY_GIFT))

"""Phase 2 and insertions by card: one symbol after the other, all tentative until the window closes. [cal.ins.1–14]"""

from __future__ import annotations

from typing import Final

from ludoteca.core.state import ALLOWED, NOT_ASKED, Auto, Choice, FreeChoice
from ludoteca.games.calamandara.actions import (
    CELL,
    CELL_TAKEN,
    DESTROYED,
    DONE,
    ENOUGH_INSERTED,
    FIRE,
    FIREPROOF,
    FOOTPRINT,
    INSERT,
    INSERTED,
    LINE_LIMIT,
    MOUNTAIN,
    MUST_INSERT,
    NO_FORM,
    NO_LEGAL_CELL,
    NONE_READY,
    NOT_DUE,
    NOT_IN_DEPOT,
    NOT_ON_RIFT,
    PLAY,
    REMOVE,
    SEALED_OFF,
    STAR,
    STAY,
    SYMBOL,
    TAKEN_OFF,
    TOWER,
    TOWER_THERE,
    TRANSFORM,
    TRANSFORMED,
    TURN,
    TYPES,
    W_INS,
    W_MENU,
    WATERFALL,
)  # fmt: skip
from ludoteca.games.calamandara.board import FINAL, PLAYED_ON
from ludoteca.games.calamandara.rules.memory import finals
from ludoteca.games.calamandara.rules.moving import is_won
from ludoteca.games.calamandara.rules.pile import MENU, is_gone
from ludoteca.games.calamandara.rules.placing import can_insert, insertions, line_count, most_on_lines, turns_for, why_not_become, why_not_insert
from ludoteca.games.calamandara.rules.symbols import (
    EW_AXIS,
    add_depot,
    add_ready,
    begin_batch,
    destroy,
    due_waterfalls,
    fixed_way,
    has_room,
    is_attack_type,
    is_directional,
    is_own_home,
    lay,
    lift,
    type_at,
)
from ludoteca.games.calamandara.state import SPENT, Calamandara
from ludoteca.games.calamandara.steps.moving import Pushes
from ludoteca.games.calamandara.steps.reacting import attempts, open_window, plays, start_playing, why_not, why_play
from ludoteca.games.calamandara.steps.relocating import begin_star
from ludoteca.games.calamandara.steps.zones import ZoneChanges

# Who asks for insertions: phase 2, or Entropia for its user or for somebody else.
BY_PHASE: Final = 0
BY_OWN_CARD: Final = 1
BY_GIFT: Final = 2

FROM_READY: Final = 0
FROM_DEPOT: Final = 1

REMOVED_FLAG: Final = 1
TRANSFORM_FLAG: Final = 2
DEPOT_FLAG: Final = 4

REOPEN: Final = 40
"""Above this bit `s.gone` remembers that Campos Selados removed something, so the menu comes back. [cal.ins.13]"""


def is_sealed(s: Calamandara, seat: int, symbol: int) -> bool:
    """Does Campos Selados forbid this symbol? [cal.card.12.4]"""
    return (s.sealed >> seat) & 1 == 1 and is_attack_type(symbol)


def why_not_type(s: Calamandara, seat: int, symbol: int) -> int:
    """ALLOWED, or why this traveller cannot insert a symbol of this type from the reserve."""
    if not s.ready[seat * TYPES + symbol]:
        return NONE_READY
    if is_sealed(s, seat, symbol):
        return SEALED_OFF
    return ALLOWED if can_insert(s, seat, symbol) else NO_LEGAL_CELL


def insertable(s: Calamandara, seat: int) -> list[int]:
    """The types this traveller could insert from the reserve now."""
    return [symbol for symbol in range(TYPES) if s.ready[seat * TYPES + symbol] and why_not_type(s, seat, symbol) == ALLOWED]


def can_insert_any(s: Calamandara, seat: int) -> bool:
    """Could this traveller insert anything from the reserve now?"""
    for symbol in range(TYPES):
        if s.ready[seat * TYPES + symbol] and not is_sealed(s, seat, symbol) and can_insert(s, seat, symbol):
            return True
    return False


def forms(s: Calamandara, seat: int, cell: int) -> list[int]:
    """What a due waterfall here may become. [cal.sym.80–81]"""
    return [symbol for symbol in (FOOTPRINT, MOUNTAIN, TOWER) if why_not_form(s, seat, symbol, cell) == ALLOWED]


def why_not_form(s: Calamandara, seat: int, symbol: int, cell: int) -> int:
    """ALLOWED, or why a waterfall here cannot become this symbol."""
    if not s.depots[seat * TYPES + symbol]:
        return NOT_IN_DEPOT
    return SEALED_OFF if is_sealed(s, seat, symbol) else why_not_become(s, seat, symbol, cell)


class InsertMenu(Choice[Calamandara]):
    """Insert a symbol, transform a due waterfall, play a card, or be done. [cal.ins.1, cal.ins.7, cal.ins.9, cal.ins.13]"""

    point = "D_INS_MENU"
    rule = "cal.ins.1"

    def __init__(self, seat: int, by: int) -> None:
        super().__init__(seat)
        self.by = by

    def pack(self) -> list[int]:
        return [self.seat, self.by]

    def count(self, s: Calamandara) -> int:
        """Symbols inserted so far, against the limit."""
        return s.inserted if self.by == BY_PHASE else len(s.placed) // 4

    def candidates(self, s: Calamandara) -> list[int]:
        found = [DONE] + [INSERT + symbol for symbol in range(TYPES)]
        if self.by == BY_PHASE:
            found += [TRANSFORM + cell for cell in PLAYED_ON[s.seats] if type_at(s, cell) == WATERFALL]
            found += attempts(s, self.seat)
        return found

    def refusal(self, s: Calamandara, action: int) -> int:
        if action == DONE:
            return MUST_INSERT if self.by == BY_OWN_CARD and not s.placed else ALLOWED
        if INSERT <= action < TURN:
            if self.count(s) >= s.box.insertions:
                return ENOUGH_INSERTED
            return why_not_type(s, self.seat, action - INSERT)
        if self.by != BY_PHASE:
            return NOT_ASKED
        if TRANSFORM <= action < PLAY:
            cell = action - TRANSFORM
            if cell not in due_waterfalls(s, self.seat):
                return NOT_DUE
            return ALLOWED if forms(s, self.seat, cell) else NO_FORM
        return why_not(s, self.seat, action, MENU[self.seat])

    def why(self, s: Calamandara, action: int, code: int) -> list[int]:
        if code == ENOUGH_INSERTED:
            return [self.count(s)]
        if INSERT <= action < TURN:
            return [action - INSERT] if code in (NONE_READY, NO_LEGAL_CELL) else []
        return [] if TRANSFORM <= action < PLAY else why_play(action, code)

    def options(self, s: Calamandara) -> list[int]:
        found: list[int] = []
        if self.by != BY_OWN_CARD or s.placed:
            found.append(DONE)
        if self.count(s) < s.box.insertions:
            for symbol in insertable(s, self.seat):
                found.append(INSERT + symbol)
        if self.by == BY_PHASE:
            for cell in due_waterfalls(s, self.seat):
                if forms(s, self.seat, cell):
                    found.append(TRANSFORM + cell)
            found.extend(plays(s, self.seat, MENU[self.seat]))
        return found if found else [DONE]

    def take(self, s: Calamandara, action: int) -> None:
        if action == DONE:
            close_batch(s, self.seat, self.by, -1)
        elif action >= PLAY:
            if s.placed:
                close_batch(s, self.seat, self.by, action)  # cal.ins.9
            else:
                s.next(self)
                start_playing(s, self.seat, action, W_MENU, self.seat, 0, 0, 0)
        else:
            if s.batch_of < 0:
                begin_batch(s, self.seat, finals(s))
            s.next(self)
            if action >= TRANSFORM:
                s.next(PickForm(self.seat, action - TRANSFORM))
            else:
                s.next(PickCell(self.seat, action - INSERT, FROM_READY))


class PickCell(Choice[Calamandara]):
    """Choose the cell for a symbol. [cal.ins.2–6]"""

    point = "D_INS_CELL"
    rule = "cal.ins.2"

    def __init__(self, seat: int, symbol: int, source: int) -> None:
        super().__init__(seat)
        self.symbol = symbol
        self.source = source

    def pack(self) -> list[int]:
        return [self.seat, self.symbol, self.source]

    def candidates(self, s: Calamandara) -> list[int]:
        return [CELL + cell for cell in PLAYED_ON[s.seats]]

    def refusal(self, s: Calamandara, action: int) -> int:
        if not CELL <= action < TRANSFORM or action - CELL not in PLAYED_ON[s.seats]:
            return NOT_ASKED
        return why_not_insert(s, self.seat, self.symbol, action - CELL)

    def why(self, s: Calamandara, action: int, code: int) -> list[int]:
        if code == LINE_LIMIT:
            return [most_on_lines(s, action - CELL, self.symbol)]
        if code == NOT_ON_RIFT:
            return [self.symbol]
        return [type_at(s, action - CELL)] if code in (CELL_TAKEN, FIREPROOF) else []

    def options(self, s: Calamandara) -> list[int]:
        return insertions(s, self.seat, self.symbol)

    def take(self, s: Calamandara, action: int) -> None:
        cell = action - CELL
        if FINAL[cell] and is_directional(self.symbol):
            s.next(PickTurn(self.seat, self.symbol, cell, self.source, 0))
        else:
            insert(s, self.seat, self.symbol, cell, fixed_way(cell, self.symbol, s.arm(self.seat)), self.source)


def turn_action(symbol: int, way: int) -> int:
    """The action that names a direction, or the axis of a tower."""
    return TURN + (way if symbol != TOWER else 4 if way == EW_AXIS else 5)


class PickTurn(Choice[Calamandara]):
    """Choose the direction of a symbol in the Final Zone. [cal.sym.3]"""

    point = "D_INS_ROT"
    rule = "cal.sym.3"

    def __init__(self, seat: int, symbol: int, cell: int, source: int, transforms: int) -> None:
        super().__init__(seat)
        self.symbol = symbol
        self.cell = cell
        self.source = source
        self.transforms = transforms  # 1: a waterfall becomes a tower

    def pack(self) -> list[int]:
        return [self.seat, self.symbol, self.cell, self.source, self.transforms]

    def candidates(self, s: Calamandara) -> list[int]:
        return [TURN + 4, TURN + 5] if self.symbol == TOWER else [TURN, TURN + 1, TURN + 2, TURN + 3]

    def refusal(self, s: Calamandara, action: int) -> int:
        if action not in self.candidates(s):
            return NOT_ASKED
        if action in self.options(s):
            return ALLOWED
        return TOWER_THERE if self.symbol == TOWER else LINE_LIMIT

    def why(self, s: Calamandara, action: int, code: int) -> list[int]:
        return [line_count(s, self.cell, self.symbol, action - TURN)] if code == LINE_LIMIT else []

    def options(self, s: Calamandara) -> list[int]:
        found = [turn_action(self.symbol, way) for way in turns_for(s, self.symbol, self.cell)]
        found.sort()
        return found

    def take(self, s: Calamandara, action: int) -> None:
        way = action - TURN if self.symbol != TOWER else 5 - (action - TURN)
        if self.transforms:
            transform(s, self.seat, self.symbol, self.cell, way)
        else:
            insert(s, self.seat, self.symbol, self.cell, way, self.source)


def insert(s: Calamandara, seat: int, symbol: int, cell: int, way: int, source: int) -> None:
    """A symbol comes to lie on the board and does its work at once. [cal.ins.1]"""
    if source == FROM_READY:
        add_ready(s, seat, symbol, -1)
    else:
        add_depot(s, seat, symbol, -1)
    s.placed.extend([symbol, cell, way, DEPOT_FLAG if source == FROM_DEPOT else 0])
    if not s.chain:
        s.inserted += 1
    s.tell(INSERTED, seat, symbol, cell)
    s.next(Pushes(seat, 0))  # cal.sym.51: after each single insertion
    if symbol == FIRE:
        s.tell(DESTROYED, seat, destroy(s, seat, cell), cell)
        lay(s, seat, FIRE, cell, 0)
        if FINAL[cell] or is_own_home(s, seat, cell):
            s.next(FireStay(seat, cell))  # cal.sym.93; elsewhere it stays: cal.sym.92
    elif symbol == WATERFALL and type_at(s, cell) == FIRE:
        s.tell(DESTROYED, seat, destroy(s, seat, cell), cell)
        lay(s, seat, WATERFALL, cell, 0)
        s.next(WaterStay(seat, cell))
    else:
        lay(s, seat, symbol, cell, way)
        if symbol == STAR:
            begin_star(s, seat, cell)


class FireStay(FreeChoice[Calamandara]):
    """The fire stays as an obstacle, or goes to the own depot at once. [cal.sym.93–94]"""

    point = "D_FIRE_STAY"
    rule = "cal.sym.93"
    symbol = FIRE

    def __init__(self, seat: int, cell: int) -> None:
        super().__init__(seat)
        self.cell = cell

    def pack(self) -> list[int]:
        return [self.seat, self.cell]

    def candidates(self, s: Calamandara) -> list[int]:
        return [STAY, REMOVE]

    def take(self, s: Calamandara, action: int) -> None:
        if action == REMOVE:
            symbol = type_at(s, self.cell)
            lift(s, self.cell)
            add_depot(s, self.seat, symbol, 1)
            s.placed[-1] |= REMOVED_FLAG
            s.tell(TAKEN_OFF, self.seat, symbol, self.cell)


class WaterStay(FireStay):
    """The waterfall that put out a fire stays, due next turn, or goes to the own depot. [cal.sym.85]"""

    point = "D_WATER_STAY"
    rule = "cal.sym.85"


class PickForm(Choice[Calamandara]):
    """What a due waterfall becomes. [cal.sym.80–81]"""

    point = "D_TRANSFORM"
    rule = "cal.sym.80"

    def __init__(self, seat: int, cell: int) -> None:
        super().__init__(seat)
        self.cell = cell

    def pack(self) -> list[int]:
        return [self.seat, self.cell]

    def candidates(self, s: Calamandara) -> list[int]:
        return [SYMBOL + FOOTPRINT, SYMBOL + MOUNTAIN, SYMBOL + TOWER]

    def refusal(self, s: Calamandara, action: int) -> int:
        return why_not_form(s, self.seat, action - SYMBOL, self.cell) if action in self.candidates(s) else NOT_ASKED

    def why(self, s: Calamandara, action: int, code: int) -> list[int]:
        return [action - SYMBOL] if code in (NOT_IN_DEPOT, NOT_ON_RIFT) else []

    def take(self, s: Calamandara, action: int) -> None:
        symbol = action - SYMBOL
        if symbol == TOWER and FINAL[self.cell]:
            s.next(PickTurn(self.seat, TOWER, self.cell, FROM_DEPOT, 1))
        else:
            transform(s, self.seat, symbol, self.cell, fixed_way(self.cell, symbol, s.arm(self.seat)))


def transform(s: Calamandara, seat: int, symbol: int, cell: int, way: int) -> None:
    """A due waterfall becomes another symbol. [cal.sym.80, cal.sym.86]"""
    become(s, seat, symbol, cell, way)
    s.tell(TRANSFORMED, seat, symbol, cell)


def become(s: Calamandara, seat: int, symbol: int, cell: int, way: int) -> None:
    """The waterfall returns to the depot, the new symbol comes from there. [cal.sym.80]"""
    lift(s, cell)
    add_depot(s, seat, WATERFALL, 1)
    add_depot(s, seat, symbol, -1)
    lay(s, seat, symbol, cell, way)
    s.placed.extend([symbol, cell, way, TRANSFORM_FLAG])


def close_batch(s: Calamandara, seat: int, by: int, card: int) -> None:
    """Let the others answer what was inserted; an empty batch opens no window. [cal.ins.8–9, cal.ins.14]"""
    if not s.placed:
        s.batch_of = -1
        return
    s.next(CommitBatch(seat, len(s.chain), by, card, -1))
    open_window(s, W_INS, seat)


class CommitBatch(Auto[Calamandara]):
    """What nobody prevented is final; the Rift is looked at, then zones; then perhaps the menu again. [cal.ins.8–14, cal.rift.3]"""

    def __init__(self, seat: int, base: int, by: int, card: int, symbol: int) -> None:
        super().__init__(seat)
        self.base = base
        self.by = by
        self.card = card  # the play action for which the batch was closed; −1 = none
        self.symbol = symbol  # Teoria, Mentes: the type that came from the depot

    def pack(self) -> list[int]:
        return [self.seat, self.base, self.by, self.card, self.symbol]

    def run(self, s: Calamandara) -> None:
        stopped = is_gone(s, self.base)
        reopened = (s.gone >> (self.base + REOPEN)) & 1 == 1
        s.gone &= ~(1 << (self.base + REOPEN))
        if stopped and self.base and s.chain[self.base - 1].mode == SPENT:
            return  # cal.card.1.7: another traveller's card by now
        if self.symbol >= 0 and not s.placed and has_room(s, self.seat) and s.depots[self.seat * TYPES + self.symbol]:
            s.batch_of = -1
            add_depot(s, self.seat, self.symbol, -1)
            add_ready(s, self.seat, self.symbol, 1)  # cal.card.19.4, cal.card.20.7
        final_before = s.final_before
        s.batch_of = -1
        s.batch = []
        s.placed = []
        if stopped or is_won(s):
            return
        if self.by == BY_PHASE and (self.card >= 0 or reopened):
            s.next(InsertMenu(self.seat, BY_PHASE))
            if self.card >= 0:
                s.next(PlayAfter(self.seat, self.card))
        s.next(ZoneChanges(s.active, final_before, 0))


class PlayAfter(Auto[Calamandara]):
    """The card for which a batch was closed, if it is still legal. [cal.ins.9]"""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def pack(self) -> list[int]:
        return [self.seat, self.card]

    def run(self, s: Calamandara) -> None:
        if why_not(s, self.seat, self.card, MENU[self.seat]) == ALLOWED:
            start_playing(s, self.seat, self.card, W_MENU, self.seat, 0, 0, 0)


def insert_one(s: Calamandara, seat: int, symbol: int) -> None:
    """One symbol from the depot, as a batch of its own: Teoria, Mentes. [cal.card.19.3, cal.card.20.4]"""
    begin_batch(s, seat, finals(s))
    s.next(AskAboutOne(seat, symbol))
    s.next(PickCell(seat, symbol, FROM_DEPOT))


class AskAboutOne(Auto[Calamandara]):
    """Everybody sees the symbol; then it becomes final."""

    def __init__(self, seat: int, symbol: int) -> None:
        super().__init__(seat)
        self.symbol = symbol

    def pack(self) -> list[int]:
        return [self.seat, self.symbol]

    def run(self, s: Calamandara) -> None:
        s.next(CommitBatch(self.seat, len(s.chain), BY_GIFT, -1, self.symbol))
        open_window(s, W_INS, self.seat)

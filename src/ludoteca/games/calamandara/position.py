"""Any situation of the table from a readable description, and back: the FEN of Calamandara.

Every key is optional; what is not said is filled in from what is left of the box.

    seats = 2        options = { mode = "standard" }    round = 3    first = 0    active = 0    at = "insert"
    board = ["s3-1 footprint", "c3-8 mirror south", "s5-3 tower", "c1-8 tower ew", "n2-2 waterfall 0 due"]
    tokens = ["s3-1", "start"]          ready = ["wing wing", ""]          depots = [{ footprint = 7 }, {}]
    symbol_decks = ["02 05", ""]  (from the top)    used = ["", ""]
    hands = ["the_well ruins_of_domodora", ""]   reserves, decks (from the top) likewise: `the_well!` is revealed, `the_well@01` known to seats 0 and 1
    discards = ["the_well", ""]  (top last)      unseen = [30, 31]         parked = ["fall_of_winds 1 1 deck 0"]
A cell is an arm, a column and a row, or c in the centre, where columns and rows are those of south; `S(3,8)`, `n3-8` and `rift` are understood too.
`at` is acquire, insert, move, remember, end, start (the first window) or turn (T0). Situations in the middle of something name their
open `agenda` instead, step by step, the next one last, and whatever else is going on under `details`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from ludoteca.core.game import Game
from ludoteca.core.state import Step
from ludoteca.core.table import Table, position_table
from ludoteca.games.calamandara.actions import CAVE, FOOTPRINT, KINDS, MEMORIES, MIRROR, SYMBOL_CARDS, SYMBOLS, TOWER, TYPES, WATERFALL, WING
from ludoteca.games.calamandara.board import ARM, ARM_LETTERS, FINAL, NAMES, OFF, PLAYED_ON, RIFT, START, seen_from
from ludoteca.games.calamandara.content import CalamandaraContent
from ludoteca.games.calamandara.rules.memory import KIND, card_of, hand_limit
from ludoteca.games.calamandara.rules.symbols import DIRECTION, DUE, EW_AXIS, NS_AXIS, OWNER, TYPE, fixed_way, is_directional, ready_size, rewrite
from ludoteca.games.calamandara.state import (
    ACQUIRE_PHASE,
    DRAFT,
    FROM_DECK,
    FROM_RESERVE,
    INSERT_PHASE,
    MOVE_PHASE,
    REMEMBER_PHASE,
    UNSEEN,
    Calamandara,
    Parked,
    Played,
)  # fmt: skip
from ludoteca.games.calamandara.steps.inserting import BY_PHASE, InsertMenu
from ludoteca.games.calamandara.steps.moving import MoveMenu
from ludoteca.games.calamandara.steps.turn import (
    AcquireMenu,
    AskAboutEnd,
    AskAboutTurn,
    BeginPhases,
    BeginTurn,
    DryUp,
    EndTurn,
    EnterPhase,
    RememberPhase,
)  # fmt: skip

KEYS = [
    "seats", "options", "round", "first", "active", "at", "board", "tokens", "ready", "depots", "symbol_decks", "used", "hands", "reserves", "decks",
    "discards", "unseen", "parked", "agenda", "chain", "details",
]  # fmt: skip
DETAILS = [
    "regular", "phase", "extra", "symbol_shown", "said", "barred", "gone", "pending", "silenced", "sealed", "acquired", "replaced", "inserted", "batch_of",
    "batch", "placed", "final_before", "alarms", "drafted", "kept", "granted", "bags",
]  # fmt: skip
MODES = ["standard", "sequence", "draft"]
PLACES = ["acquire", "insert", "move", "remember", "end", "start", "turn"]
HOW_CELLS_ARE_WRITTEN = "write s3-1 or S(3,1) for column 3, row 1 as south counts, likewise w, n and e; c3-8 in the centre as south counts; rift"
DIRECTIONS = ["north", "east", "south", "west"]
SOURCES = {"deck": FROM_DECK, "reserve": FROM_RESERVE}


def set_options(s: Calamandara, settings: Mapping[str, object]) -> None:
    """An empty table with the options of the match. [cal.mode.1–2, cal.end.2]"""
    s.lay_out(MODES.index(str(settings["mode"])), cast(int, settings["round_cap"]))


def setup(game: Game, position: Mapping[str, object], content: CalamandaraContent) -> Calamandara:
    """The table a position describes, settled; impossible ones are refused with a reason."""
    table = position_table(position)
    table.only(*KEYS)
    seats = table.number("seats", game.seats[0], game.seats[-1]) if table.has("seats") else game.seats[0]
    s = Calamandara(seats, content)
    set_options(s, game.settings(table.table("options").values if table.has("options") else {}))
    s.round = table.number("round", 0, 1000) if table.has("round") else 1
    s.first = table.number("first", -1, seats - 1) if table.has("first") else 0
    s.active = table.number("active", 0, seats - 1) if table.has("active") else 0
    s.regular = s.active
    s.symbol_shown = 1
    place_symbols(s, table)
    place_symbol_cards(s, table)
    place_memories(s, table)
    s.chain = [Played(*numbers(table, "chain", row, 18)) for row in table.words("chain")]
    details = table.table("details") if table.has("details") else Table("", "details", {})
    details.only(*DETAILS)
    for name in details.values:
        known = getattr(s, name)
        setattr(s, name, details.numbers(name, -(1 << 60), 1 << 60) if isinstance(known, list) else details.number(name, -(1 << 60), 1 << 60))
    fill_bags(s, table, details)
    if table.has("agenda"):
        s.agenda = [step_of(game, table, row) for row in table.words("agenda")]
        if s.agenda and s.to_move() >= 0:
            s.open = s.agenda[-1].options(s)
        return s
    begin(s, table.word("at", PLACES) if table.has("at") else "acquire")
    s.settle()
    return s


def begin(s: Calamandara, at: str) -> None:
    """What is still to be done in the turn, from this place on."""
    seat = s.active
    if at == "turn":
        s.next(BeginTurn(seat, 0))
        return
    s.phase = ACQUIRE_PHASE
    if at == "start":
        s.then(AskAboutTurn(seat), BeginPhases(seat))
        return
    steps: list[Step[Any]] = [
        AcquireMenu(seat), EnterPhase(seat, INSERT_PHASE), InsertMenu(seat, BY_PHASE), DryUp(seat), EnterPhase(seat, MOVE_PHASE), MoveMenu(seat),
        EnterPhase(seat, REMEMBER_PHASE), RememberPhase(seat), AskAboutEnd(seat), EndTurn(seat),
    ]  # fmt: skip
    skipped = {"acquire": 0, "insert": 1, "move": 4, "remember": 6, "end": 8}[at]
    s.then(*steps[skipped:])


def rows_of(table: Table, key: str, size: int) -> list[str]:
    """A list of texts, one for each seat; missing ones are empty."""
    rows = table.words(key)
    if len(rows) > size:
        raise table.fail(key, f"has {len(rows)} entries, there are only {size} travellers")
    return rows + [""] * (size - len(rows))


def numbers(table: Table, key: str, row: str, size: int) -> list[int]:
    """A row of whole numbers."""
    try:
        found = [int(word) for word in row.split()]
    except ValueError:
        raise table.fail(key, f"{row!r} must be whole numbers") from None
    if len(found) != size:
        raise table.fail(key, f"{row!r} must be {size} numbers, not {len(found)}")
    return found


def step_of(game: Game, table: Table, row: str) -> Step[Any]:
    """A step from its name and numbers."""
    name, _, rest = row.partition(" ")
    for kind in game.steps:
        if kind.__name__ == name and issubclass(kind, Step):
            try:
                return kind(*[int(word) for word in rest.split()])
            except (TypeError, ValueError):
                raise table.fail("agenda", f"{row!r} has the wrong numbers") from None
    raise table.fail("agenda", f"there is no step {name!r}")


def cell_of(table: Table, key: str, s: Calamandara, name: str) -> int:
    """A cell of this table by its name."""
    cell = cell_named(name)
    if cell not in PLAYED_ON[s.seats]:
        raise table.fail(key, f"there is no cell {name!r} with {s.seats} travellers: {HOW_CELLS_ARE_WRITTEN}")
    return cell


def cell_named(name: str) -> int:
    """A cell by its own name, or as an arm counts columns and rows up to the far side of the centre; OFF if there is none. [cal.geo.3]"""
    if name in NAMES:
        return NAMES.index(name)
    if name == "rift":
        return RIFT
    arm = ARM_LETTERS.find(name[:1].lower())
    counted = name[2:-1].split(",") if name[1:2] == "(" and name.endswith(")") else name[1:].split("-")
    if not name or arm < 0 or len(counted) != 2 or not all(word.isdecimal() for word in counted):
        return OFF
    column, row = int(counted[0]), int(counted[1])
    return seen_from(arm, column, row) if 1 <= column <= 5 and 1 <= row <= 11 else OFF


def place_symbols(s: Calamandara, table: Table) -> None:
    """Board, tokens, symbol reserves and depots, so that no symbol is lost. [cal.comp.7]"""
    for row in table.words("board"):
        words = row.split()
        cell = cell_of(table, "board", s, words[0] if words else "")
        if len(words) < 2 or words[1] not in SYMBOLS:
            raise table.fail("board", f"{row!r} must name a cell and a symbol")
        if s.board[cell]:
            raise table.fail("board", f"two symbols lie on {words[0]}")
        rewrite(s, cell, symbol_code(s, table, row, cell, SYMBOLS.index(words[1]), words[2:]))
    for seat, name in enumerate(rows_of(table, "tokens", s.seats)):
        s.tokens[seat] = START if name in ("", "start") else cell_of(table, "tokens", s, name)
        if s.tokens[seat] != START and s.board[s.tokens[seat]] & TYPE != 1:
            raise table.fail("tokens", f"traveller {seat} must stand on a footprint")  # cal.mov.1
        if s.tokens[seat] == RIFT and not table.has("agenda"):
            raise table.fail("tokens", f"traveller {seat} stands on the Rift and has won")  # cal.rift.1
    standing = [cell for cell in s.tokens if cell != START]
    if len(set(standing)) != len(standing):
        raise table.fail("tokens", "two tokens stand on one footprint")
    for seat, row in enumerate(rows_of(table, "ready", s.seats)):
        for name in row.split():
            if name not in SYMBOLS:
                raise table.fail("ready", f"there is no symbol {name!r}")
            s.ready[seat * TYPES + SYMBOLS.index(name)] += 1
        if ready_size(s, seat) > s.box.reserve and not table.has("agenda"):
            raise table.fail("ready", f"a symbol reserve holds at most {s.box.reserve}")
    place_depots(s, table)


def symbol_code(s: Calamandara, table: Table, row: str, cell: int, symbol: int, words: list[str]) -> int:
    """What lies on a cell: type, direction, and for a waterfall owner and whether it is due."""
    code = symbol + 1
    if cell == RIFT and symbol in (WING, TOWER, CAVE):
        raise table.fail("board", f"{row!r}: a {SYMBOLS[symbol]} may never lie on the Rift")  # cal.ins.4
    if symbol == WATERFALL:
        owner = seat_of(table, "board", s, row, words[0]) if words and words[0] != "due" else 0
        rest = words[1:] if words and words[0] != "due" else words
        if rest not in ([], ["due"]):
            raise table.fail("board", f"{row!r}: a waterfall has an owner and may be due, nothing else")
        return code | owner << OWNER | (DUE if rest else 0)
    if len(words) > 1:
        raise table.fail("board", f"{row!r} must be a cell, a symbol and at most one direction")
    owner_arm = ARM[cell] if ARM[cell] >= 0 else 0
    way = fixed_way(cell, symbol, owner_arm)
    if words:
        if symbol == TOWER and words[0] in ("ew", "ns"):
            way = EW_AXIS if words[0] == "ew" else NS_AXIS
        elif symbol in (FOOTPRINT, WING, CAVE, MIRROR) and words[0] in DIRECTIONS:
            way = DIRECTIONS.index(words[0])
        else:
            raise table.fail("board", f"{row!r}: {words[0]!r} is no direction of a {SYMBOLS[symbol]}")
    if not FINAL[cell] and way != fixed_way(cell, symbol, owner_arm):
        raise table.fail("board", f"{row!r}: in an Initial Zone directions are fixed")  # cal.sym.2
    return code | way << DIRECTION


def place_depots(s: Calamandara, table: Table) -> None:
    """Depots as named; the others give what lies elsewhere, the traveller concerned first."""
    named: list[dict[str, object]] = []
    for entry in table.names("depots"):
        if not isinstance(entry, dict) or any(key not in SYMBOLS for key in entry):
            raise table.fail("depots", f"must name symbols and numbers, not {entry!r}")
        named.append(cast("dict[str, object]", entry))
    if len(named) > s.seats:
        raise table.fail("depots", f"has {len(named)} entries, there are only {s.seats} travellers")
    named += [{}] * (s.seats - len(named))
    for symbol in range(TYPES):
        name = SYMBOLS[symbol]
        total = s.box.depot[symbol] * s.seats - s.laid[symbol] - sum(s.ready[symbol::TYPES])
        free: list[int] = []
        for seat in range(s.seats):
            count = named[seat].get(name)
            if count is None:
                free.append(seat)
                wish = s.box.depot[symbol] - s.ready[seat * TYPES + symbol]
                s.depots[seat * TYPES + symbol] = max(0, wish)
            elif isinstance(count, int) and not isinstance(count, bool) and count >= 0:
                s.depots[seat * TYPES + symbol] = count
            else:
                raise table.fail("depots", f"{name} must be a whole number, not {count!r}")
        over = sum(s.depots[symbol::TYPES]) - total
        for seat in free:
            change = min(over, s.depots[seat * TYPES + symbol])
            s.depots[seat * TYPES + symbol] -= change
            over -= change
        if over:
            raise table.fail("depots", f"there are {s.box.depot[symbol] * s.seats} symbols {name}; {abs(over)} are {'too many' if over > 0 else 'missing'}")


def place_symbol_cards(s: Calamandara, table: Table) -> None:
    """Symbol decks from the top, used piles; unnamed cards are unseen, but every deck shows a top card."""
    decks = rows_of(table, "symbol_decks", s.seats)
    used = rows_of(table, "used", s.seats)
    for seat in range(s.seats):
        s.used[seat] = [symbol_card(s, table, "used", word) for word in used[seat].split()]
        cards = [symbol_card(s, table, "symbol_decks", word) for word in decks[seat].split()]
        if not table.has("agenda"):
            size = 36 // s.seats - len(s.used[seat])
            if size < 1:
                raise table.fail("used", f"the deck of traveller {seat} must keep a visible card")  # cal.acq.11
            if len(cards) > size:
                raise table.fail("symbol_decks", f"traveller {seat} has {size} cards, not {len(cards)}")
            cards += [UNSEEN] * (size - len(cards))
        s.symbol_decks[seat] = cards[::-1]
    if not table.has("agenda"):
        for deck in s.symbol_decks:
            if deck and deck[-1] == UNSEEN:
                card = next(card for card in range(36) if (s.symbol_bag >> card) & 1)
                s.symbol_bag &= ~(1 << card)
                deck[-1] = card | 15 << 6


def symbol_card(s: Calamandara, table: Table, key: str, word: str) -> int:
    """A symbol card known to all, or to the seats after the @; `?` has not been seen."""
    if word == "?":
        return UNSEEN
    name, _, knowers = word.partition("@")
    if name not in SYMBOL_CARDS:
        raise table.fail(key, f"there is no symbol card {name!r}")
    card = SYMBOL_CARDS.index(name)
    if not (s.symbol_bag >> card) & 1:
        raise table.fail(key, f"symbol card {name} is in two places")
    s.symbol_bag &= ~(1 << card)
    return card | (seats_of(table, key, s, word, knowers) if knowers else 15) << 6


def seat_of(table: Table, key: str, s: Calamandara, row: str, word: str) -> int:
    """A traveller by number."""
    if not word.isdecimal() or int(word) >= s.seats:
        raise table.fail(key, f"{row!r}: there is no traveller {word}")
    return int(word)


def seats_of(table: Table, key: str, s: Calamandara, row: str, word: str) -> int:
    """A mask of travellers, one digit each."""
    mask = 0
    for digit in word:
        mask |= 1 << seat_of(table, key, s, row, digit)
    return mask


def place_memories(s: Calamandara, table: Table) -> None:
    """Hands, reserves, arranged decks, discards and parked cards."""
    for key in ("hands", "reserves", "decks"):
        zones: list[list[int]] = getattr(s, key)
        for seat, row in enumerate(rows_of(table, key, s.seats)):
            zones[seat] = [memory_card(s, table, key, seat, word) for word in row.split()]
            if key == "decks":
                zones[seat].reverse()
                continue
            zones[seat].sort()
            most = s.box.final_reserve if key == "reserves" else hand_limit(s, seat)
            if len(zones[seat]) > most and not table.has("agenda"):
                raise table.fail(key, f"traveller {seat} may hold at most {most} cards here, not {len(zones[seat])}")  # cal.setup.7, cal.zone.3, cal.mem.2
    for seat, row in enumerate(rows_of(table, "discards", s.seats)):
        s.discards[seat] = [kind_of(table, "discards", word) for word in row.split()]
    for row in table.words("parked"):
        words = row.split()
        if len(words) != 5 or words[3] not in SOURCES or words[4] not in ("0", "1"):
            raise table.fail("parked", f"{row!r} must be card, holder, place, deck or reserve, and 0 or 1")
        kind = kind_of(table, "parked", words[0])
        if not s.box.bound[kind]:
            raise table.fail("parked", f"{row!r}: only bound cards are parked")  # cal.react.24, cal.react.29
        holder = seat_of(table, "parked", s, row, words[1])
        place = seat_of(table, "parked", s, row, words[2])
        if (words[3] == "deck") != (holder == place):
            raise table.fail("parked", f"{row!r}: a card lies on its holder's own deck, or on the final reserve of another traveller")
        s.parked.append(Parked(kind, holder, place, SOURCES[words[3]], int(words[4])))


def kind_of(table: Table, key: str, word: str) -> int:
    """A Memory card by its name."""
    if word not in MEMORIES:
        raise table.fail(key, f"there is no Memory card {word!r}")
    return MEMORIES.index(word)


def memory_card(s: Calamandara, table: Table, key: str, seat: int, word: str) -> int:
    """A Memory card of a hidden zone: `!` revealed, `@01` known to seats, `#` and a number: all its marks."""
    if "#" in word:
        name, _, marks = word.partition("#")
        if not marks.isdecimal() or int(marks) >> KIND:
            raise table.fail(key, f"{word!r}: the marks of a card are a number below {1 << KIND}")
        return kind_of(table, key, name) << KIND | int(marks)
    name, _, knowers = word.rstrip("!").partition("@")
    mask = 1 << seat | seats_of(table, key, s, word, knowers)
    return card_of(kind_of(table, key, name), mask) | (1 if word.endswith("!") else 0)


def fill_bags(s: Calamandara, table: Table, details: Table) -> None:
    """What lies nowhere is in the bag, and the decks hold it together. [cal.comp.8]"""
    left = s.box.copies[:]
    for kinds in placed_kinds(s):
        for kind in kinds:
            if not 0 <= kind < KINDS:
                raise table.fail("details", f"there is no Memory card {kind}")
            left[kind] -= 1
            if left[kind] < 0:
                raise table.fail("hands", f"there are only {s.box.copies[kind]} cards {MEMORIES[kind]}")
    if not details.has("bags"):
        s.bags = left
    size = sum(left)
    if table.has("unseen"):
        s.unseen = table.numbers("unseen", 0, sum(s.box.copies))
        if len(s.unseen) != s.seats or (sum(s.unseen) != size and s.mode != DRAFT):
            raise table.fail("unseen", f"must be {s.seats} numbers that make {size} together")
    else:
        s.unseen = [size // s.seats + (1 if seat < size % s.seats else 0) for seat in range(s.seats)]
    if s.mode == DRAFT and not details.has("bags"):
        raise table.fail("details.bags", "is missing: every drafted deck has a bag of its own")


def placed_kinds(s: Calamandara) -> list[list[int]]:
    """The kinds of all Memory cards that lie somewhere."""
    found = [[code >> KIND for code in cards] for zones in (s.hands, s.reserves, s.decks, [s.kept]) for cards in zones]
    return [*found, *s.discards, [card.card for card in s.parked], [card.card for card in s.chain]]


def position(s: Calamandara) -> dict[str, object]:
    """The description of a table at which somebody decides."""
    details: dict[str, object] = {}
    blank = Calamandara(s.seats, s.box)
    blank.lay_out(s.mode, s.round_cap)
    blank.symbol_shown = 1
    blank.regular = s.active
    for name in DETAILS:
        value = getattr(s, name)
        if (name == "bags" and s.mode == DRAFT) or (name != "bags" and value != getattr(blank, name)):
            details[name] = value[:] if isinstance(value, list) else value
    return {
        "seats": s.seats, "options": {"mode": MODES[s.mode], "round_cap": s.round_cap}, "round": s.round, "first": s.first, "active": s.active,
        "board": [symbol_row(s, cell) for cell in PLAYED_ON[s.seats] if s.board[cell]],
        "tokens": ["start" if cell == START else NAMES[cell] for cell in s.tokens],
        "ready": [" ".join(SYMBOLS[symbol] for symbol in range(TYPES) for _ in range(s.ready[seat * TYPES + symbol])) for seat in range(s.seats)],
        "depots": [{SYMBOLS[symbol]: s.depots[seat * TYPES + symbol] for symbol in range(TYPES)} for seat in range(s.seats)],
        "symbol_decks": [" ".join(symbol_card_word(code) for code in deck[::-1]) for deck in s.symbol_decks],
        "used": [" ".join(symbol_card_word(code) for code in pile) for pile in s.used],
        "hands": [memory_row(cards, seat) for seat, cards in enumerate(s.hands)],
        "reserves": [memory_row(cards, seat) for seat, cards in enumerate(s.reserves)],
        "decks": [memory_row(cards[::-1], seat) for seat, cards in enumerate(s.decks)],
        "discards": [" ".join(MEMORIES[card] for card in cards) for cards in s.discards],
        "unseen": s.unseen[:],
        "parked": [f"{MEMORIES[c.card]} {c.holder} {c.place} {'deck' if c.source == FROM_DECK else 'reserve'} {c.begun}" for c in s.parked],
        "chain": [" ".join(map(str, card.pack())) for card in s.chain],
        "agenda": [f"{type(step).__name__} {' '.join(map(str, step.pack()))}".strip() for step in s.agenda],
        "details": details,
    }  # fmt: skip


def symbol_row(s: Calamandara, cell: int) -> str:
    """A cell and what lies on it."""
    code = s.board[cell]
    symbol = (code & TYPE) - 1
    if symbol == WATERFALL:
        return f"{NAMES[cell]} waterfall {(code >> OWNER) & 3}" + (" due" if code & DUE else "")
    way = (code >> DIRECTION) & 3
    if not FINAL[cell] or not (is_directional(symbol) or symbol == 0):
        return f"{NAMES[cell]} {SYMBOLS[symbol]}"
    return f"{NAMES[cell]} {SYMBOLS[symbol]} {('ew' if way == EW_AXIS else 'ns') if symbol == TOWER else DIRECTIONS[way]}"


def symbol_card_word(code: int) -> str:
    """A symbol card and who knows it."""
    if code == UNSEEN:
        return "?"
    knowers = code >> 6
    return SYMBOL_CARDS[code & 63] + ("" if knowers == 15 else "@" + "".join(str(seat) for seat in range(4) if (knowers >> seat) & 1))


def memory_row(cards: Sequence[int], seat: int) -> str:
    """Memory cards of a hidden zone, with their marks where they have unusual ones."""
    words = []
    for code in cards:
        name = MEMORIES[code >> KIND]
        words.append(name if code == card_of(code >> KIND, 1 << seat) else f"{name}#{code & (1 << KIND) - 1}")
    return " ".join(words)

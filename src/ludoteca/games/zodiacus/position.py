"""Any situation of the table from a readable description, and back: the FEN of Zodiacus.

Every key is optional; what is not said is as in the plain fixture of the rules: wild_fields, level 1, no damage, no items, empty hands, the castle
round of P1. Where a name may be missing, `-` stands for nothing.

    seats = 2       options = { max_turns = 60, … }      order = [0, 1]  (seats as P1, P2 …)      turn = 1     round = "alpha"   active = 0
    territories = ["wild_fields", …]   castles = ["sun", …]   towers = ["stone_tower fire_tower", …]   guardians = ["minotaur hydra", …]
    heroes = ["frixo astreia quiron", …]     runes = ["green red blue yellow", …]  (tower α β, guardian α β)     land = ["green", …]
    decks = ["blade", …]     hands = ["dodge oracle", …]     known = […]     draw_piles = […]     discards = […]     xp = [0, 0]
    pieces = { 0_alpha = { at = "6,8", level = 2, damage = 15, limbo = 0, items = "short_sword - life_potion", runes = "green", poison = [2, 5, 1],
               silence = 1, mods = ["rf 10 2"], cooldown = [2, 0, 0] }, 1_tower_alpha = { damage = 100 }, 1_castle = { gone = true } }
    pending = ["Walk(0, 0, 8, 161)", …]  (what is still to be done, the last first; without it the round begins)
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, cast

from ludoteca.core.game import Game
from ludoteca.core.state import Step
from ludoteca.core.table import Table, position_table
from ludoteca.errors import BadOptions, BadPosition
from ludoteca.games.zodiacus.actions import PIECES
from ludoteca.games.zodiacus.board import CELL_NAMES, OFF
from ludoteca.games.zodiacus.content import (
    CARDS,
    CASTLE_CARDS,
    COLOURS,
    DECKS,
    FIRST_ACTION,
    FIRST_POTION,
    GUARDIAN_CARDS,
    INTREPIDOS,
    SLOTS,
    TERRITORIES,
    TOWER_CARDS,
    TOWER_COUNT,
    ZodiacusContent,
)
from ludoteca.games.zodiacus.effects import DICE_BASE, STATUSES, TIMED
from ludoteca.games.zodiacus.possible import check_table
from ludoteca.games.zodiacus.rules.figures import friends, max_hp
from ludoteca.games.zodiacus.rules.ground import on_board
from ludoteca.games.zodiacus.rules.harm import clear_cells, pile_of
from ludoteca.games.zodiacus.rules.targets import all_pieces
from ludoteca.games.zodiacus.state import (
    CASTLE,
    DUEL,
    FREE,
    HEROES,
    NOTHING,
    SETUP,
    TEAMS,
    WAITING,
    Zodiacus,
    is_building,
    is_castle,
    part,
    part_of,
    seat_of,
)
from ludoteca.games.zodiacus.steps.damage import Dice
from ludoteca.games.zodiacus.steps.setup import place_everything
from ludoteca.games.zodiacus.steps.turn import NextRound, begin_round

TRIOS = ["frixo astreia quiron", "pleiades carcino ganimedes", "nemeu temis antares", "dioscuro vega derceto"]
ROUNDS = ["setup", "castle", *SLOTS]
NONE = "-"
LISTS = ["xp", "power_wait", "felled", "slain", "rolls"]
FLAGS = ["fallen", "rolled", "critical", "negated"]
KEYS = [
    "seats", "options", "order", "turn", "round", "active", "territories", "castles", "towers", "guardians", "heroes", "runes", "land", "decks", "hands",
    "known", "draw_piles", "discards", "pieces", "pending", "gone", *LISTS, *FLAGS,
]  # fmt: skip


def set_options(s: Zodiacus, settings: Mapping[str, object]) -> None:
    """The options of the match, already checked; four against each other needs four. [zod.var.1–5, zod.ffa.2]"""
    if s.seats == 2 and settings["mode"] == "ffa":
        raise BadOptions("option mode is ffa, but four against each other needs four players [zod.ffa.2]")
    s.mode = DUEL if s.seats == 2 else FREE if settings["mode"] == "ffa" else TEAMS
    s.shared = 1 if settings["deck_mode"] == "shared" else 0
    s.astral_bonds = 1 if settings["astral_bonds"] else 0
    s.max_turns = cast(int, settings["max_turns"])
    s.quick = 1 if settings["quick_setup"] else 0


def setup(game: Game, position: Mapping[str, object], content: ZodiacusContent) -> Zodiacus:
    """The table a position describes, settled; impossible ones are refused with a reason."""
    table = position_table(position)
    table.only(*KEYS)
    seats = table.number("seats", 2, 4) if table.has("seats") else 2
    if seats not in game.seats:
        raise table.fail("seats", "must be 2 or 4")
    s = Zodiacus(seats, content)
    try:
        set_options(s, game.settings(table.table("options").values if table.has("options") else {}))
    except BadOptions as error:
        raise table.fail("options", str(error)) from None
    s.lay_out()
    if table.has("order"):
        s.order = table.numbers("order", 0, seats - 1)
        if sorted(s.order) != list(range(seats)):
            raise table.fail("order", f"must name each of the {seats} seats once")
        if s.mode == TEAMS and s.order != [(s.order[0] + step) % seats for step in range(seats)]:
            raise table.fail("order", "must go clockwise from its first seat: allies sit on a diagonal [zod.setup.2]")
        s.place = [s.order.index(seat) for seat in range(seats)]
    s.phase = ROUNDS.index(table.word("round", ROUNDS)) - 1 if table.has("round") else 0
    s.turn = table.number("turn", 0 if s.phase == SETUP else 1, 100_000) if table.has("turn") else 1
    s.gone = table.numbers("gone", 0, seats - 1)
    if s.gone and (s.mode != FREE or len(set(s.gone)) != len(s.gone) or len(s.gone) > seats - 2):
        raise table.fail("gone", "must name each player who is out once: only in ffa, and two are left at least [zod.ffa.1]")
    s.active = table.number("active", 0, seats - 1) if table.has("active") else next(seat for seat in s.order if seat not in s.gone)
    if s.active in s.gone:
        raise table.fail("active", f"seat {s.active} is out of the game [zod.ffa.1]")
    place_cards(s, table)
    for name in LISTS:
        if table.has(name):
            numbers = table.numbers(name, 0, 100_000)
            if len(numbers) != seats:
                raise table.fail(name, f"must name {seats} numbers")
            setattr(s, name, numbers)
    for name in FLAGS:
        if table.has(name):
            setattr(s, name, table.number(name, 0, 1000))
    if s.phase != SETUP:
        place_everything(s)
    place_pieces(s, table.table("pieces") if table.has("pieces") else Table("", "pieces", {}))
    deal_cards(s, table)
    begin(game, s, table)
    if s.phase != SETUP:
        check_table(s, table)
    try:
        s.settle()
    except (IndexError, AssertionError, ValueError):
        raise table.fail("pending", "does not fit the rest of the position") from None
    return s


def rows(table: Table, key: str, size: int, default: Sequence[str]) -> list[list[str]]:
    """One row of names for each seat; rows that are missing are as usual."""
    given = table.words(key)
    if len(given) > size:
        raise table.fail(key, f"has {len(given)} entries, there are only {size}")
    return [row.split() for row in [*given, *default[len(given) : size]]]


def number_of(table: Table, key: str, name: str, among: Sequence[str], some: bool = False) -> int:
    """The number of a name, NOTHING for `-` unless there must be some."""
    if name == NONE and not some:
        return NOTHING
    if name not in among:
        raise table.fail(key, f"there is no {name!r}; try one of {', '.join(among)}")
    return among.index(name)


def named_rows(s: Zodiacus, table: Table, key: str, count: int, among: Sequence[str], default: Sequence[str]) -> list[list[int]]:
    """So many things for each seat, by their numbers."""
    found: list[list[int]] = []
    for seat, names in enumerate(rows(table, key, s.seats, default)):
        if len(names) != count:
            raise table.fail(key, f"seat {seat} needs {count} names, not {len(names)}")
        found.append([number_of(table, key, name, among) for name in names])
    return found


def place_cards(s: Zodiacus, table: Table) -> None:
    """Territories, castles, towers, guardians, heroes and runes."""
    empty = s.phase == SETUP
    four = 4
    s.territory = [names[0] for names in named_rows(s, table, "territories", 1, TERRITORIES, [NONE if empty else "wild_fields"] * four)]
    castles = named_rows(s, table, "castles", 1, CASTLE_CARDS, [NONE] * four if empty else CASTLE_CARDS)
    towers = named_rows(s, table, "towers", 2, TOWER_CARDS, ["- -" if empty else "stone_tower fire_tower"] * four)
    guardians = named_rows(s, table, "guardians", 2, GUARDIAN_CARDS, ["- -" if empty else "minotaur hydra"] * four)
    trios = named_rows(s, table, "heroes", 3, INTREPIDOS, ["- - -"] * four if empty else free_trios(table.words("heroes")))
    runes = named_rows(s, table, "runes", 4, COLOURS, ["- - - -" if empty else "green red blue yellow"] * four)
    s.deck_name = [names[0] for names in named_rows(s, table, "decks", 1, DECKS, [NONE] * four if empty else ["blade", "veil"] * 2)]
    for seat in range(s.seats):
        s.kind[part(seat, CASTLE)] = castles[seat][0]
        for site in range(2):
            s.kind[part(seat, site)] = towers[seat][site]
            s.kind[part(seat, 2 + site)] = guardians[seat][site] + TOWER_COUNT if guardians[seat][site] != NOTHING else NOTHING
        s.kind[seat * 3 : seat * 3 + 3] = trios[seat]
        s.site_rune[seat * 4 : seat * 4 + 4] = runes[seat]
    named = [kind for kind in s.kind[: 3 * s.seats] if kind != NOTHING]
    if len(set(named)) != len(named):
        raise table.fail("heroes", "an intrépido stands twice")
    if not empty and (NOTHING in s.territory or NOTHING in [s.kind[piece] for piece in all_pieces(s)] or NOTHING in s.deck_name):
        raise table.fail("round", "only during the setup may something be missing")
    for seat, names in enumerate(rows(table, "land", s.seats, [""] * four)):
        for name in names:
            s.land_rune[seat * 4 + number_of(table, "land", name, COLOURS, some=True)] += 1
    check_cards(s, table, [("towers", towers), ("guardians", guardians), ("runes", runes)])


def free_trios(named: list[str]) -> list[str]:
    """The usual trios; whom another seat has by name is replaced by one that nobody has. [zod.setup.6]"""
    taken = " ".join(named).split()
    usual = " ".join(TRIOS[len(named) :]).split()
    spare = [name for name in INTREPIDOS if name not in taken and name not in usual]
    found: list[str] = list(named)
    for trio in TRIOS[len(named) :]:
        found.append(" ".join([spare.pop(0) if name in taken and spare else name for name in trio.split()]))
    return found


def check_cards(s: Zodiacus, table: Table, chosen: Sequence[tuple[str, list[list[int]]]]) -> None:
    """A player's two towers, two guardians and four runes differ, and his deck is in the box. [zod.setup.4, zod.comp.8, zod.setup.14]"""
    for key, sets in chosen:
        for seat, numbers in enumerate(sets):
            named = [number for number in numbers if number != NOTHING]
            if len(set(named)) != len(named):
                raise table.fail(key, f"those of seat {seat} must differ from each other [{'zod.comp.8' if key == 'runes' else 'zod.setup.4'}]")
    for name in s.deck_name:
        if name != NOTHING and not s.box.decks[name]:
            raise table.fail("decks", f"this box has no deck {DECKS[name]} [zod.setup.14]")


def place_pieces(s: Zodiacus, table: Table) -> None:
    """What is different about single pieces."""
    table.only(*[PIECES[piece] for piece in all_pieces(s)])
    moved: list[int] = []
    passing: list[int] = []
    for piece in all_pieces(s):
        if not table.has(PIECES[piece]):
            continue
        row = table.table(PIECES[piece])
        if piece < HEROES:
            row.only("at", "level", "damage", "limbo", "items", "runes", "gone", "mods", "cooldown", "held", "revealed", "reacted", "passing", *STATUSES)
            read_hero(s, row, piece)
        else:
            row.only("damage", "gone")
        if row.flag("gone") or (piece < HEROES and s.limbo[piece] > 0):
            if s.cell[piece] != OFF:
                clear_cells(s, piece)
        elif row.has("at") and seat_of(piece) not in s.gone:
            moved.append(piece)
            clear_cells(s, piece)
    for piece in all_pieces(s):
        if seat_of(piece) in s.gone and s.cell[piece] != OFF:
            clear_cells(s, piece)  # zod.ffa.1
    for piece in moved:
        row = table.table(PIECES[piece])
        name = row.word("at")
        if name not in CELL_NAMES or not on_board(s, CELL_NAMES.index(name)):
            raise row.fail("at", f"there is no cell {name!r}")
        cell = CELL_NAMES.index(name)
        if s.on[cell] >= HEROES:
            raise row.fail("at", f"{PIECES[s.on[cell]]} stands on {name}")
        s.cell[piece] = cell
        if row.flag("passing"):
            passing.append(piece)
            continue
        if s.on[cell] != NOTHING:
            raise row.fail("at", f"{PIECES[s.on[cell]]} stands on {name}")
        s.on[cell] = piece
    for piece in passing:
        if s.on[s.cell[piece]] == NOTHING or not friends(s, piece // 3, s.on[s.cell[piece]] // 3):
            raise table.table(PIECES[piece]).fail("passing", "is for who stands on a friend's cell [zod.move.5]")
    for piece in all_pieces(s):
        if table.has(PIECES[piece]):
            row = table.table(PIECES[piece])
            s.damage[piece] = row.number("damage", 0, 1000) if row.has("damage") else 0
            most = max_hp(s, piece)
            if s.damage[piece] % 5:
                raise row.fail("damage", f"must be a multiple of 5, not {s.damage[piece]}")
            if s.damage[piece] > most or (s.damage[piece] == most and not is_building(piece) and s.cell[piece] != OFF):
                raise row.fail("damage", f"must be below its life of {most}, not {s.damage[piece]}")
        if piece >= HEROES and not is_castle(piece) and s.cell[piece] != OFF and s.site_rune[seat_of(piece) * 4 + part_of(piece)] == NOTHING:
            raise table.fail(PIECES[piece], "keeps a rune as long as it stands [zod.setup.8]")


def read_hero(s: Zodiacus, row: Table, hero: int) -> None:
    """Level, items, runes, statuses, modifiers and cooldowns of an intrépido."""
    s.level[hero] = row.number("level", 1, 3) if row.has("level") else 1
    s.limbo[hero] = row.number("limbo", 0, 4) if row.has("limbo") else 0
    names = (row.word("items") if row.has("items") else "").split()
    cards = [number_of(row, "items", name, CARDS[:FIRST_ACTION]) for name in names]
    if len(cards) == 1 and cards[0] >= FIRST_POTION:
        cards = [NOTHING, NOTHING, cards[0]]
    elif len(cards) == 2 and cards[1] >= FIRST_POTION:
        cards = [cards[0], NOTHING, cards[1]]
    if len(cards) > 3 or any(card >= FIRST_POTION for card in cards[:2]) or any(NOTHING != card < FIRST_POTION for card in cards[2:]):
        raise row.fail("items", "must be two equipments or weapons and a potion, in this order")
    for index, card in enumerate(cards):
        s.gear[hero * 3 + index] = card
        if card != NOTHING and s.box.item_class[card] in [s.box.item_class[other] for other in cards[:index] if other != NOTHING]:
            raise row.fail("items", f"{CARDS[card]} is the second of its class [zod.item.4]")
    colours = [name for name in (row.word("runes") if row.has("runes") else "").split() if name != NONE]
    if len(colours) > 2:
        raise row.fail("runes", "an intrépido carries at most two")
    for index, name in enumerate(colours):
        s.rune[hero * 2 + index] = number_of(row, "runes", name, COLOURS)
    for status, name in enumerate(STATUSES):
        if row.has(name):
            read_status(s, row, hero, status)
    for text in row.words("mods"):
        words = text.split()
        if len(words) not in (3, 4) or words[0] not in TIMED or not all(re.fullmatch(r"-?\d+", word) for word in words[1:]):
            raise row.fail("mods", f"must be like `rf 10 2` (attribute, change, markers), not {text!r}")
        ability = int(words[3]) if len(words) == 4 else NOTHING
        if int(words[2]) < 1 or not NOTHING <= ability < len(s.cooldown):
            raise row.fail("mods", f"must have a marker at least, and come from an ability of this match, not {text!r}")
        s.mods[hero].extend([TIMED.index(words[0]), int(words[1]), int(words[2]), ability])
    cooldown = row.numbers("cooldown", WAITING, 20)
    if len(cooldown) > 3:
        raise row.fail("cooldown", f"must name at most 3 numbers, one for each ability, not {len(cooldown)}")
    for index, value in enumerate(cooldown):
        s.cooldown[hero * 3 + index] = value
    s.held[hero] = row.number("held", 0, 7) if row.has("held") else 0
    s.revealed[hero] = row.number("revealed", 0, 1) if row.has("revealed") else 0
    s.reacted[hero] = row.number("reacted", 0, 1) if row.has("reacted") else 0


def read_status(s: Zodiacus, row: Table, hero: int, status: int) -> None:
    """A status: its markers, or markers, magnitude, seat that applied it and mask of abilities it came from."""
    name = STATUSES[status]
    numbers = [row.number(name, 0, 100)] if isinstance(row.values[name], int) else row.numbers(name, NOTHING, 1 << 40)
    if not 1 <= len(numbers) <= 4 or min(numbers[:2]) < 0 or (len(numbers) > 2 and numbers[2] >= s.seats):
        raise row.fail(name, "must be markers, or markers, magnitude, seat and abilities")
    index = hero * 4 + status
    s.status[index] = numbers[0]
    s.power[index] = numbers[1] if len(numbers) > 1 else 1 if name == "invisibility" else 5 if name == "poison" else 0
    s.by[index] = numbers[2] if len(numbers) > 2 else NOTHING
    s.cause[index] = numbers[3] if len(numbers) > 3 else 0


def deal_cards(s: Zodiacus, table: Table) -> None:
    """Hands, discard piles, and decks: what is left of a seat's named deck if its draw pile is not given."""
    four = [""] * 4
    for key, piles in (("hands", s.hands), ("known", s.known), ("discards", s.discards)):
        for seat, names in enumerate(rows(table, key, s.seats, four)):
            piles[seat] = sorted([number_of(table, key, name, CARDS, some=True) for name in names])
    for seat in range(s.seats):
        for card in s.known[seat]:
            if s.known[seat].count(card) > s.hands[seat].count(card):
                raise table.fail("known", f"{CARDS[card]} is not in the hand of seat {seat}")
    for seat, names in enumerate(rows(table, "draw_piles", s.seats, four)):
        s.decks[seat] = sorted([number_of(table, "draw_piles", name, CARDS, some=True) for name in names])
    for key, piles in (("discards", s.discards), ("draw_piles", s.decks)):
        if s.shared and any(piles[1:]):
            raise table.fail(key, "is one pile for all with a shared deck: name it first [zod.setup.15]")
    for seat in range(len(table.words("draw_piles")), 1 if s.shared else s.seats):
        if s.deck_name[seat] == NOTHING:
            continue
        deck = s.box.decks[s.deck_name[seat]][:]
        for owner in range(s.seats):
            if pile_of(s, owner) == seat:
                for card in s.hands[owner] + s.discards[owner] + s.gear[owner * 9 : owner * 9 + 9]:
                    if card in deck:
                        deck.remove(card)
        s.decks[seat] = deck


def begin(game: Game, s: Zodiacus, table: Table) -> None:
    """What is still to be done: as described, or the whole round of the active seat."""
    if not table.has("pending"):
        if s.phase == SETUP:
            raise table.fail("pending", "is needed during the setup")
        s.next(NextRound(s.phase, s.place[s.active] + 1))
        begin_round(s, s.active, s.phase)
        return
    steps = {step.__name__: step for step in game.steps}
    for text in table.words("pending"):
        form = re.fullmatch(r"(\w+)\(([-\d, ]*)\)", text)
        if form is None or form.group(1) not in steps:
            raise table.fail("pending", f"there is no step {text!r}")
        try:
            step = cast("Step[Any]", steps[form.group(1)](*[int(word) for word in form.group(2).split(",") if word.strip()]))
        except (TypeError, ValueError):
            raise table.fail("pending", f"{text!r} has wrong numbers") from None
        if step.seat >= s.seats or (isinstance(step, Dice) and not 0 < step.code < DICE_BASE ** len(COLOURS)):
            raise table.fail("pending", f"{text!r} has wrong numbers")
        hero = getattr(step, "hero", 3 * step.seat)
        if hero // 3 != step.seat:
            raise table.fail("pending", f"{text!r}: seat {step.seat} has the intrépidos {3 * step.seat} to {3 * step.seat + 2}, not {hero}")
        s.next(step)


def position(s: Zodiacus) -> dict[str, object]:
    """The description of a table at which somebody or chance decides, exact to the last marker."""
    if not s.agenda:
        raise BadPosition("round", "the game is over: a position is described where something is still to be done")
    empty = s.phase == SETUP
    found: dict[str, object] = {
        "seats": s.seats, "options": options_of(s), "order": s.order[:], "turn": s.turn, "active": s.active,
        "territories": [spelled([kind], TERRITORIES) for kind in s.territory],
        "castles": [spelled([s.kind[part(seat, CASTLE)]], CASTLE_CARDS) for seat in range(s.seats)],
        "towers": [spelled([s.kind[part(seat, 0)], s.kind[part(seat, 1)]], TOWER_CARDS) for seat in range(s.seats)],
        "guardians": [spelled([s.kind[part(seat, 2)], s.kind[part(seat, 3)]], [*TOWER_CARDS, *GUARDIAN_CARDS]) for seat in range(s.seats)],
        "heroes": [spelled(s.kind[seat * 3 : seat * 3 + 3], INTREPIDOS) for seat in range(s.seats)],
        "runes": [spelled(s.site_rune[seat * 4 : seat * 4 + 4], COLOURS) for seat in range(s.seats)],
        "land": [" ".join([COLOURS[colour] for colour in range(4) for _ in range(s.land_rune[seat * 4 + colour])]) for seat in range(s.seats)],
        "decks": [spelled([name], DECKS) for name in s.deck_name],
        "pending": [repr(step) for step in s.agenda],
    }  # fmt: skip
    found["round"] = ROUNDS[s.phase + 1]
    for key, piles in (("hands", s.hands), ("known", s.known), ("draw_piles", s.decks), ("discards", s.discards)):
        found[key] = [spelled(cards, CARDS) for cards in piles]
    for name in LISTS:
        found[name] = list(getattr(s, name))
    for name in FLAGS:
        found[name] = getattr(s, name)
    if s.gone:
        found["gone"] = s.gone[:]
    if not empty:
        found["pieces"] = {PIECES[piece]: about(s, piece) for piece in all_pieces(s)}
    return found


def about(s: Zodiacus, piece: int) -> dict[str, object]:
    """What is to be said about one piece."""
    found: dict[str, object] = {}
    if s.cell[piece] == OFF:
        if piece >= HEROES or s.limbo[piece] == 0:
            found["gone"] = True
    elif piece < HEROES:
        found["at"] = CELL_NAMES[s.cell[piece]]
        if s.on[s.cell[piece]] != piece:
            found["passing"] = True  # a friend stands there
    if s.damage[piece]:
        found["damage"] = s.damage[piece]
    if piece >= HEROES:
        return found
    found["level"] = s.level[piece]
    for name, value in (("limbo", s.limbo[piece]), ("held", s.held[piece]), ("revealed", s.revealed[piece]), ("reacted", s.reacted[piece])):
        if value:
            found[name] = value
    gear = s.gear[piece * 3 : piece * 3 + 3]
    if gear != [NOTHING] * 3:
        found["items"] = spelled(gear, CARDS)
    runes = [colour for colour in s.rune[piece * 2 : piece * 2 + 2] if colour != NOTHING]
    if runes:
        found["runes"] = spelled(runes, COLOURS)
    for status, name in enumerate(STATUSES):
        index = piece * 4 + status
        if s.status[index]:
            found[name] = [s.status[index], s.power[index], s.by[index], s.cause[index]]
    mods = s.mods[piece]
    if mods:
        found["mods"] = [f"{TIMED[mods[index]]} {mods[index + 1]} {mods[index + 2]} {mods[index + 3]}" for index in range(0, len(mods), 4)]
    if any(s.cooldown[piece * 3 : piece * 3 + 3]):
        found["cooldown"] = s.cooldown[piece * 3 : piece * 3 + 3]
    return found


def options_of(s: Zodiacus) -> dict[str, object]:
    """The options of this match by their names."""
    return {
        "mode": "ffa" if s.mode == FREE else "teams", "deck_mode": "shared" if s.shared else "own", "astral_bonds": bool(s.astral_bonds),
        "max_turns": s.max_turns, "quick_setup": bool(s.quick),
    }  # fmt: skip


def spelled(numbers: Sequence[int], names: Sequence[str]) -> str:
    """Things by name, `-` for nothing."""
    return " ".join([NONE if number == NOTHING else names[number] for number in numbers])

"""Any situation of the table from a readable description, and back: the FEN of Labyrinx.

Every key is optional; without any the hall of a two-player game lies alone on a table of 9 by 7. More players have a larger table, if none is named.

    seats = 2            table = [9, 7]        hall = [0, 3, 3]  (rotation, column, row of its north-west cell)
    options = { table = "large", hall_side = "doors", race_round_cap = 10, memory_aid = true }
    characters = ["bibi", "zambar"]            at = ["6,3", "hall"]         treasures = [0, 1]     supply = 29  (checked)
    hands = [["line_open_none", "tee_open_chest*2"], []]
    cards = { "6,3" = "cross_open_none@0", "7,3" = "line_open_chest", "8,3" = "?", "5,2" = "tee_open_trap@1 resolved" }
    discard = ["end_open_none"]                removed = ["line_both_none*2"], or "rest" for all that is not mentioned

A card on the table is `kind@turn` if open, `kind` if closed and `?` if nobody has seen it; words may follow: `resolved`, `treasure` and
`seen=01` (the seats that know a closed card). All cards that are not mentioned are in the draw pile or under a `?`.

    active = 0     actions = 3     acted = true     used = [0]     (seats whose power was used this turn)     robbed = [1]
    point = "choose_action", "expand_cell" or "begin" (the checks before a turn)                race = [1, 0]     race_turns = 2

`position` adds what only a game in progress has: where cards come from (`pool=`, `rumour=`, `origin=`, `laid=`, pools, parted), the dice, and the agenda.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from ludoteca.core.game import Game
from ludoteca.core.state import Step
from ludoteca.core.table import Table, position_table
from ludoteca.games.labyrinx.actions import CHARACTERS, KINDS, LANE, PATHS
from ludoteca.games.labyrinx.board import HALL, LARGEST, NOWHERE, SMALLEST, cell_at, site_of, space_name
from ludoteca.games.labyrinx.content import LabyrinxContent
from ludoteca.games.labyrinx.rules.piles import can_draw, hand_limit
from ludoteca.games.labyrinx.state import (
    CLOSED,
    EMPTY,
    LIFTED,
    MARKED,
    RESOLVED,
    UNDER_HALL,
    UNSEEN,
    Labyrinx,
    card_of,
    kind_of_card,
    laid_of,
    origin_of,
    pool_of,
    rumour_of,
    tag_of,
    tag_of_card,
)
from ludoteca.games.labyrinx.steps.turn import BeginTurn, ChooseAction, ExpandCell, FogReturn, NextAction

KEYS: Final = [
    "seats", "options", "table", "hall", "first", "characters", "rolls", "at", "treasures", "supply", "hands", "cards", "discard", "removed", "stock",
    "pool", "pools", "parted", "turn", "active", "actions", "acted", "used", "level", "won", "chain", "robbed", "swaps", "race", "race_turns", "victors",
    "point", "agenda",
]  # fmt: skip
POINTS: Final = ["choose_action", "expand_cell", "begin"]
UNKNOWN: Final = "?"
IN_TRANSIT: Final = ("DespairCell", "Exchange")
"""Steps that hold a card on its way from a pile to the table; its kind is their last number."""
LIFTED_WORD: Final = "lifted"
SIZES: Final = ["table", "width", "height"]
READ_OPTIONS: Final = [*SIZES, "hall_side", "race_round_cap", "memory_aid"]
"""The options of which a position speaks; the others say how a new game begins, and a position has begun."""


def setup(game: Game, position: Mapping[str, object], content: LabyrinxContent) -> Labyrinx:
    """The table a position describes, settled; impossible ones are refused with a reason."""
    table = position_table(position)
    table.only(*KEYS)
    seats = table.number("seats", game.seats[0], game.seats[-1]) if table.has("seats") else 2
    s = Labyrinx(seats, content)
    options = table.table("options") if table.has("options") else Table("", "options", {})
    settings = game.settings(options.values)
    for name in options.keys():  # noqa: SIM118 (a Table is no dict)
        if name not in READ_OPTIONS:
            raise options.fail(name, "says how a new game begins: a position names the first player, the characters and the place of the hall itself")
    size = read_size(table, options) if table.has("table") else content.table_size(seats, settings)
    s.lay_out(size[0], size[1])
    s.hall_doors = 1 if settings["hall_side"] == "doors" else 0
    s.race_cap = int(settings["race_round_cap"])
    s.memory_aid = 1 if settings["memory_aid"] else 0
    set_hall(s, table)
    set_people(s, table)
    s.swaps = table.number("swaps", 0, 200) if table.has("swaps") else 0
    set_cards(s, table)
    if table.has("supply") and table.number("supply", -content.treasures, content.treasures) != s.supply():
        raise table.fail("supply", f"must be {s.supply()}: all treasures but those owned and lying on chests")  # lab.comp.7
    check_places(s, table)
    set_turn(s, table)
    set_agenda(s, table, game)
    try:
        s.settle()
    except IndexError:
        raise table.fail("agenda", "names a seat, space or card that is not there") from None
    return s


def read_size(table: Table, options: Table) -> list[int]:
    """Columns and rows of a table that the position names itself. [lab.geo.3]"""
    size = table.numbers("table", SMALLEST, LARGEST)
    if len(size) != 2:
        raise table.fail("table", f"must name columns and rows, not {len(size)} numbers")
    if any(options.has(name) for name in SIZES):
        raise table.fail("table", "is named twice: here and in the options")
    return size


def set_hall(s: Labyrinx, table: Table) -> None:
    """The hall in the middle, or where the position says; an empty list leaves it out."""
    place = table.numbers("hall", 0, 14) if table.has("hall") else [0, (s.site.width - 3) // 2, (s.site.height - 1) // 2]
    if not place:
        return
    if len(place) != 3 or place[0] > 3 or not s.site.fits(place[0], place[1], place[2]):
        raise table.fail("hall", f"must be rotation, column and row, the hall wholly on a table of {s.site.width} by {s.site.height}, not {place}")
    s.site = site_of(s.site.width, s.site.height, s.site.exits, place[0], place[1], place[2])
    for cell in s.site.hall:
        s.kind[cell] = UNDER_HALL
        s.empties -= 1


def set_people(s: Labyrinx, table: Table) -> None:
    """Characters, treasures and who began; without a word the first characters of the box that are left."""
    s.first = table.number("first", -1, s.seats - 1) if table.has("first") else 0
    names = per_seat(s, table, "characters")
    for seat, name in enumerate(names):
        if name in (None, "none"):
            s.characters[seat] = -1
        elif not isinstance(name, str) or name not in CHARACTERS:
            raise table.fail("characters", f"there is no character {name!r}")
        elif CHARACTERS.index(name) in s.characters:
            raise table.fail("characters", f"{name} is taken twice")
        else:
            s.characters[seat] = CHARACTERS.index(name)
    if not names:
        s.characters = [character for character in range(len(CHARACTERS)) if character != LANE][: s.seats]
    if table.has("treasures"):
        s.treasures = table.numbers("treasures", 0, s.box.goal)
        if len(s.treasures) != s.seats:
            raise table.fail("treasures", f"must name {s.seats} numbers, not {len(s.treasures)}")
    if table.has("rolls"):
        s.rolls = table.numbers("rolls", 0, 6)
        if len(s.rolls) != s.seats:
            raise table.fail("rolls", f"must name {s.seats} numbers, not {len(s.rolls)}")


def per_seat(s: Labyrinx, table: Table, key: str) -> list[object]:
    """A list with one entry for each seat, or none at all."""
    entries = table.names(key)
    if entries and len(entries) != s.seats:
        raise table.fail(key, f"must have an entry for each of {s.seats} seats, not {len(entries)}")
    return entries


def set_cards(s: Labyrinx, table: Table) -> None:
    """Cards on the table, in hands and piles; what is left is in the draw pile."""
    unseen = 0
    cards = table.table("cards") if table.has("cards") else Table("", "cards", {})
    for name in cards.keys():  # noqa: SIM118 (a Table is no dict)
        cell = read_cell(s, cards, name)
        if s.kind[cell] != EMPTY:
            raise cards.fail(name, "lies under the hall")
        read_card(s, cards, name, cell)
        unseen += 1 if s.kind[cell] == UNSEEN else 0
        s.empties -= 1
    for seat, entry in enumerate(per_seat(s, table, "hands")):
        if not isinstance(entry, list):
            raise table.fail("hands", f"must hold a list of cards for each seat, not {entry!r}")
        for text in cast("list[object]", entry):
            s.hands[seat].extend(read_hand_card(s, table, seat, str(text)))
        s.hands[seat].sort()
    s.discard = read_pile(table, "discard", table.names("discard"))
    rest_removed = table.values.get("removed") == "rest"
    s.removed = [0] * KINDS if rest_removed else read_pile(table, "removed", table.names("removed"))
    left = unmentioned(s, table)
    if table.has("pools"):
        s.bags = []
        for index, pool in enumerate(table.names("pools")):
            if not isinstance(pool, list):
                raise table.fail("pools", f"must hold lists of cards, not {pool!r} at {index}")
            s.bags.extend(read_pile(table, "pools", cast("list[object]", pool)))
        parted = table.numbers("parted", -1, 255)
        s.mothers = parted[::2]
        s.searched = parted[1::2]
        s.pool = table.number("pool", 0, len(s.mothers) - 1)
        s.stock = table.number("stock", 0, 100)
        for kind in range(KINDS):
            left[kind] -= sum([s.bags[pool * KINDS + kind] for pool in range(len(s.mothers))])
        if any(left):
            raise table.fail("pools", "must hold exactly the cards that are nowhere else")
        return
    s.bags = left
    s.stock = sum(left) - unseen
    if table.has("stock"):
        stock = table.number("stock", 0, s.stock)
        if not rest_removed and stock != s.stock:
            raise table.fail("stock", f'would leave {s.stock - stock} cards nowhere: say removed = "rest" and name those of the pool')
        s.stock = stock
    if rest_removed:
        keep = read_pile(table, "pool", table.names("pool")) if table.has("pool") else [0] * KINDS
        s.removed = [left[kind] - keep[kind] for kind in range(KINDS)]
        if min(s.removed) < 0 or sum(keep) < unseen:
            raise table.fail("pool", f"must be cards that are nowhere else, at least {unseen} of them")
        if table.has("stock") and s.stock != sum(keep) - unseen:
            raise table.fail("stock", f"would be {sum(keep) - unseen}: the cards of the pool but for {unseen} unseen ones on the table")
        s.bags = keep
        s.stock = sum(keep) - unseen
    if s.stock < 0:
        raise table.fail("cards", "are more than the box holds")


def unmentioned(s: Labyrinx, table: Table) -> list[int]:
    """The cards of the box that the position does not place."""
    left = s.box.quantity[:]
    for line in table.words("agenda"):
        if line.startswith(IN_TRANSIT):
            left[int(line.split()[-1])] -= 1
    for kind in range(KINDS):
        left[kind] -= s.discard[kind] + s.removed[kind] + s.kind.count(kind)
        for hand in s.hands:
            left[kind] -= sum([1 for card in hand if kind_of_card(card) == kind])
        if left[kind] < 0:
            raise table.fail("cards", f"there are only {s.box.quantity[kind]} cards {PATHS[kind]}, {s.box.quantity[kind] - left[kind]} are placed")
    return left


def read_cell(s: Labyrinx, table: Table, name: str) -> int:
    """A cell from `x,y`."""
    x, _, y = name.partition(",")
    if not (x.isdigit() and y.isdigit() and int(x) < s.site.width and int(y) < s.site.height):
        raise table.fail(name, f"must be a cell x,y on a table of {s.site.width} by {s.site.height}")
    return cell_at(int(x), int(y))


def read_kind(table: Table, key: str, name: str) -> int:
    """A kind of card from its name."""
    if name not in PATHS:
        raise table.fail(key, f"there is no card {name!r}")
    return PATHS.index(name)


def read_pile(table: Table, key: str, entries: list[object]) -> list[int]:
    """Counts by kind from names such as `tee_open_none*2`."""
    counts = [0] * KINDS
    for entry in entries:
        name, star, number = str(entry).partition("*")
        if star and not number.isdigit():
            raise table.fail(key, f"must hold cards such as tee_open_none*2, not {entry!r}")
        counts[read_kind(table, key, name)] += int(number) if star else 1
    return counts


def read_numbers(table: Table, key: str, words: list[str], known: list[str]) -> dict[str, int]:
    """The words `pool=1 seen=02 …` that follow a card; seats become a mask."""
    found: dict[str, int] = {}
    for word in words:
        name, _, value = word.partition("=")
        if name not in known or not value.isdigit():
            raise table.fail(key, f"must be followed by {', '.join(known)} with a number, not {word!r}")
        found[name] = mask_of([int(digit) for digit in value]) if name in ("seen", "rumour") else int(value)
    return found


def read_card(s: Labyrinx, table: Table, name: str, cell: int) -> None:
    """A card on the table from its words."""
    words = table.word(name).split()
    if words == [LIFTED_WORD]:
        s.kind[cell] = LIFTED
        s.seen[cell] = s.everyone()
        return
    if not words:
        raise table.fail(name, "must name a card")
    kind, at, turn = words[0].partition("@")
    s.kind[cell] = UNSEEN if kind == UNKNOWN else read_kind(table, name, kind)
    if at:
        if s.kind[cell] == UNSEEN or turn not in ("0", "1", "2", "3"):
            raise table.fail(name, f"must be a card somebody has seen, turned by 0 to 3 quarters, not {words[0]!r}")
        s.lie[cell] = s.box.plain_turn(s.kind[cell], int(turn))
        s.seen[cell] = s.everyone()
    for word, mark in (("resolved", RESOLVED), ("treasure", MARKED)):
        if word in words:
            words.remove(word)
            s.mark[cell] |= mark
    if s.mark[cell] and (s.lie[cell] == CLOSED or s.box.challenge[s.kind[cell]] == 3 or (s.mark[cell] & MARKED and s.box.challenge[s.kind[cell]] != 0)):
        raise table.fail(name, "only an open challenge can be resolved, only an open chest can hold a treasure")
    if s.mark[cell] == RESOLVED | MARKED:
        raise table.fail(name, "whoever resolved the chest has taken its treasure")  # lab.chest.4
    numbers = read_numbers(table, name, words[1:], ["seen", "pool", "rumour", "origin", "laid"])
    s.tag[cell] = tag_of(numbers.get("pool", 0), numbers.get("rumour", 0), numbers.get("origin", 0), numbers.get("laid", 0))
    s.seen[cell] |= numbers.get("seen", 0) & s.everyone()


def read_hand_card(s: Labyrinx, table: Table, seat: int, text: str) -> list[int]:
    """One or more cards of a hand from their words."""
    words = text.split()
    name, star, number = words[0].partition("*") if words else ("", "", "")
    numbers = read_numbers(table, "hands", words[1:], ["pool", "rumour", "origin"])
    origin = numbers.get("origin", s.swaps + 1 if s.characters[seat] == LANE else 0)
    card = card_of(read_kind(table, "hands", name), tag_of(numbers.get("pool", 0), numbers.get("rumour", 0), origin))
    if star and not number.isdigit():
        raise table.fail("hands", f"must hold cards such as tee_open_none*2, not {text!r}")
    return [card] * (int(number) if star else 1)


def check_places(s: Labyrinx, table: Table) -> None:
    """Where the characters stand: in the hall or on an open card; in the middle of things it may be about to be turned. [lab.desp.12]"""
    for seat, name in enumerate(per_seat(s, table, "at")):
        if name == "nowhere":
            s.where[seat] = NOWHERE
        elif name != "hall":
            cell = read_cell(s, Table("", "at", {}), str(name))
            if s.kind[cell] < 0 or (s.lie[cell] == CLOSED and not table.has("agenda")):
                raise table.fail("at", f"{name} must be an open card: a character stands on it")
            s.where[seat] = cell


def set_turn(s: Labyrinx, table: Table) -> None:
    """Whose turn it is and what has happened in it."""
    s.turn = table.number("turn", 0, 10_000) if table.has("turn") else 1
    s.active = table.number("active", 0, s.seats - 1) if table.has("active") else 0
    s.actions = table.number("actions", 0, s.box.actions) if table.has("actions") else s.box.actions
    s.acted = 1 if table.flag("acted", s.actions < s.box.actions) else 0
    s.used = mask_of(table.numbers("used", 0, s.seats - 1))
    s.robbed = mask_of(table.numbers("robbed", 0, s.seats - 1))
    s.level = table.number("level", 0, 6) if table.has("level") else 0
    s.won = 1 if table.flag("won") else 0
    s.chain = [read_cell(s, Table("", "chain", {}), str(name)) for name in table.names("chain")]
    s.racers = table.numbers("race", 0, s.seats - 1)
    s.race_turns = table.number("race_turns", 0, 10_000) if table.has("race_turns") else 0
    s.victors = mask_of(table.numbers("victors", 0, s.seats - 1))


def set_agenda(s: Labyrinx, table: Table, game: Game) -> None:
    """What is to be done next: one of the points of a turn, or the exact agenda."""
    if table.has("agenda"):
        steps = {step.__name__: step for step in game.steps}
        for line in table.words("agenda"):
            name, *numbers = line.split()
            if name not in steps or not all(number.lstrip("-").isdigit() for number in numbers):
                raise table.fail("agenda", f"must hold steps with their numbers, not {line!r}")
            try:
                s.next(cast("Step[Labyrinx]", steps[name](*[int(number) for number in numbers])))
            except TypeError:
                raise table.fail("agenda", f"{line!r} has the wrong number of numbers") from None
        return
    check_play(s, table)
    point = table.word("point", POINTS) if table.has("point") else "choose_action"
    if s.racers and s.active not in s.racers:
        raise table.fail("active", "must be one of those who race")
    if s.racers and (len(s.racers) < 2 or len(set(s.racers)) < len(s.racers)):
        raise table.fail("race", f"must name two or more different seats, not {s.racers}")  # lab.race.1
    if point == "expand_cell" and (s.racers or s.empties == 0 or not can_draw(s)):
        raise table.fail("point", "the labyrinth cannot grow: there is a race, no empty cell, or no card")  # lab.race.7, lab.end.4, lab.end.5
    for seat in s.racers:
        if s.where[seat] == HALL:
            raise table.fail("race", f"seat {seat} is in the hall and has won")  # lab.race.6
    if point == "begin":
        s.next(BeginTurn(s.active))
    elif point == "expand_cell":
        s.then(ExpandCell(s.active), NextAction(s.active), FogReturn(s.active))
    else:
        s.then(NextAction(s.active), FogReturn(s.active))  # without actions left the turn ends by itself [lab.turn.9]


def check_play(s: Labyrinx, table: Table) -> None:
    """What must be settled in play; only an exact agenda may still be at the setup, in the middle of a power, or over."""
    if s.site.rotation < 0:
        raise table.fail("hall", "must be placed: rotation, column and row")  # lab.setup.4
    if -1 in s.characters:
        raise table.fail("characters", f"seat {s.characters.index(-1)} needs a character")  # lab.setup.2
    if NOWHERE in s.where:
        raise table.fail("at", "must be the hall or an open card")
    if LIFTED in s.kind:
        raise table.fail("cards", f"a card is {LIFTED_WORD} only in the middle of a transmutation")  # lab.char.lane.1
    if max(s.treasures) >= s.box.goal:
        raise table.fail("treasures", f"whoever owns {s.box.goal} has won at once")  # lab.end.2
    if s.victors:
        raise table.fail("victors", "have won: nobody plays on")
    for seat in range(s.seats):
        if len(s.hands[seat]) > hand_limit(s, seat):
            raise table.fail("hands", f"seat {seat} may hold {hand_limit(s, seat)} cards, not {len(s.hands[seat])}")  # lab.draw.2


def mask_of(seats: list[int]) -> int:
    """A mask from seats."""
    mask = 0
    for seat in seats:
        mask |= 1 << seat
    return mask


def seats_of(mask: int) -> list[int]:
    """The seats of a mask."""
    return [seat for seat in range(8) if (mask >> seat) & 1]


def pile(counts: list[int]) -> list[str]:
    """Names with their numbers from counts by kind."""
    return [PATHS[kind] if count == 1 else f"{PATHS[kind]}*{count}" for kind, count in enumerate(counts) if count]


def tag_words(tag: int) -> list[str]:
    """The words of a tag."""
    words = [f"pool={pool_of(tag)}"] if pool_of(tag) else []
    if rumour_of(tag):
        words.append("rumour=" + "".join(map(str, seats_of(rumour_of(tag)))))
    return words + ([f"laid={laid_of(tag)}"] if laid_of(tag) else [])


def describe_card(s: Labyrinx, cell: int) -> str:
    """A card on the table in words."""
    if s.kind[cell] == LIFTED:
        return LIFTED_WORD
    name = UNKNOWN if s.kind[cell] == UNSEEN else PATHS[s.kind[cell]]
    words = [name if s.lie[cell] == CLOSED else f"{name}@{s.lie[cell]}"]
    if s.mark[cell] & RESOLVED:
        words.append("resolved")
    if s.mark[cell] & MARKED:
        words.append("treasure")
    if s.lie[cell] == CLOSED and s.seen[cell]:
        words.append("seen=" + "".join(map(str, seats_of(s.seen[cell]))))
    if origin_of(s.tag[cell]):
        words.append(f"origin={origin_of(s.tag[cell])}")
    return " ".join(words + tag_words(s.tag[cell]))


def describe_held(s: Labyrinx, seat: int, card: int) -> str:
    """A card of a hand in words."""
    tag = tag_of_card(card)
    usual = s.swaps + 1 if s.characters[seat] == LANE else 0
    words = [f"origin={origin_of(tag)}"] if origin_of(tag) != usual else []
    return " ".join([PATHS[kind_of_card(card)], *words, *tag_words(tag)])


def position(s: Labyrinx) -> dict[str, object]:
    """The description from which `setup` makes this situation again."""
    site = s.site
    found: dict[str, object] = {
        "seats": s.seats,
        "options": {"hall_side": "doors" if s.hall_doors else "exits", "race_round_cap": s.race_cap, "memory_aid": s.memory_aid == 1},
        "table": [site.width, site.height],
        "hall": [site.rotation, site.x, site.y] if site.rotation >= 0 else [],
        "first": s.first,
        "characters": [CHARACTERS[character] if character >= 0 else "none" for character in s.characters],
        "at": ["nowhere" if space == NOWHERE else space_name(space) for space in s.where],
        "treasures": s.treasures[:],
        "hands": [[describe_held(s, seat, card) for card in s.hands[seat]] for seat in range(s.seats)],
        "cards": {space_name(cell): describe_card(s, cell) for cell in site.cells if s.kind[cell] != EMPTY},
        "discard": pile(s.discard),
        "removed": pile(s.removed),
        "turn": s.turn,
        "active": s.active,
        "actions": s.actions,
        "acted": s.acted == 1,
    }
    if len(s.mothers) > 1:
        found["pools"] = [pile(s.bags[pool * KINDS : pool * KINDS + KINDS]) for pool in range(len(s.mothers))]
        found["parted"] = [number for pool in range(len(s.mothers)) for number in (s.mothers[pool], s.searched[pool])]
        found["pool"] = s.pool
        found["stock"] = s.stock
    said: dict[str, object] = {
        "rolls": s.rolls[:] if any(s.rolls) else [], "used": seats_of(s.used), "robbed": seats_of(s.robbed), "level": s.level, "won": s.won == 1,
        "chain": [space_name(cell) for cell in s.chain], "swaps": s.swaps, "race": s.racers[:], "race_turns": s.race_turns, "victors": seats_of(s.victors),
    }  # fmt: skip
    found.update({key: value for key, value in said.items() if value})
    if s.agenda != [FogReturn(s.active), ChooseAction(s.active)]:
        found["agenda"] = [" ".join([type(step).__name__, *map(str, step.pack())]) for step in s.agenda]
    return found

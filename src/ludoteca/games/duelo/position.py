"""Any situation of the table from a readable description, and back: the FEN of Duelo.

Every key is optional; what is not said is filled in canonical order from what is left of the box.

    seats = 2                 options = { wins_needed = 3, … }      round = 3            wins = [1, 1]
    first = 0                 turn = 4                              (the seat on turn is first + turn)
    zodiacs = ["libra virgo taurus", "gemini leo aries"]            slots L R H of each seat
    hands = ["f2 f3 wR e9 a2", …]    piles = ["f9 w3", "w2", "e5", "a7"]    (bottom to top)    seen = "f3" (taken from the table)
    taken = "f9"  or  drew = "e2"    a card is in hand as the sixth: the question is leave or close
    gap = 0                          taking emptied this pile
    leaving = true / closing = true  the question is which card; parting = "f2": the question is which pile
    choosing = 0                     the seat that chooses its hidden zodiac, before any number is dealt
    attacker = 0    closing_card = "w2"    laid = ["a8 a2 aR / e5 eS", …]  (left / right)    stances = ["attack_both", ""]
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from ludoteca.core.game import Game
from ludoteca.core.state import ALLOWED, Choice
from ludoteca.core.table import Table, position_table
from ludoteca.games.duelo.actions import VOCABULARY
from ludoteca.games.duelo.content import CARDS, PILES, ZODIACS, DueloContent
from ludoteca.games.duelo.rules import earliest_closing, forbids_closing, must_close, round_cap
from ludoteca.games.duelo.state import NO_CARD, NO_ONE, SLOTS, UNDECLARED, Duelo
from ludoteca.games.duelo.steps import NO_GAP, ChooseHidden, CloseCard, Declare, DrawSource, LayCard, LeaveCard, PartCard, PartPile, Resolve, TurnEnd

STANCES = VOCABULARY["stance"]
KEYS = [
    "seats", "options", "round", "wins", "first", "turn", "zodiacs", "hands", "piles", "seen", "taken", "drew", "gap", "leaving", "closing", "parting",
    "choosing", "attacker", "closing_card", "laid", "stances",
]  # fmt: skip

ENDING = ["taken", "drew", "gap", "leaving", "closing", "parting"]
"""What may be said of a turn in the exchange only, once a card is taken."""
CONFRONTING = ["closing_card", "laid", "stances"]
"""What may be said of a confrontation only."""


def setup(game: Game, position: Mapping[str, object], content: DueloContent) -> Duelo:
    """The table a position describes, settled; impossible ones are refused with a reason."""
    table = position_table(position)
    table.only(*KEYS)
    seats = table.number("seats", game.seats[0], game.seats[-1]) if table.has("seats") else game.seats[0]
    s = Duelo(seats, content)
    set_options(s, game.settings(table.table("options").values if table.has("options") else {}))
    s.lay_out()
    s.round = table.number("round", 1, round_cap(s)) if table.has("round") else 1
    s.first = table.number("first", 0, seats - 1) if table.has("first") else NO_ONE if table.has("choosing") else 0
    s.turn = table.number("turn", 0, s.turn_cap * seats - 1) if table.has("turn") else 0
    if table.has("wins"):
        s.wins = table.numbers("wins", 0, s.wins_needed - 1)
        if len(s.wins) != seats:
            raise table.fail("wins", f"must name {seats} numbers, not {len(s.wins)}")
        if sum(s.wins) >= s.round and not table.has("round"):
            s.round = sum(s.wins) + 1
        if sum(s.wins) >= s.round:
            raise table.fail("round", f"must be above the {sum(s.wins)} rounds already won")
    place_zodiacs(s, table)
    if table.has("choosing"):
        if not s.choose_hidden:
            raise table.fail("choosing", "needs the option choose_hidden")
        for key in ("attacker", "hands", "piles", "seen", *ENDING, *CONFRONTING):
            if table.has(key):
                raise table.fail(key, "comes later: no number card is dealt while hidden zodiacs are chosen")  # due.opt.5
        s.next(ChooseHidden(table.number("choosing", 0, seats - 1)))
    elif table.has("attacker"):
        set_confrontation(s, table)
    else:
        set_exchange(s, table)
    s.settle()
    return s


def set_options(s: Duelo, settings: Mapping[str, object]) -> None:
    """The options of the match, already checked. [due.opt.1–6]"""
    s.min_turns = cast(int, settings["min_turns_before_close"])
    s.alternate = settings["first_player"] == "alternate"
    s.simultaneous = settings["declaration"] == "simultaneous"
    s.cap_damage = bool(settings["cap_damage"])
    s.choose_hidden = bool(settings["choose_hidden"])
    s.turn_cap = cast(int, settings["turn_cap"])
    s.wins_needed = cast(int, settings["wins_needed"])


def place_zodiacs(s: Duelo, table: Table) -> None:
    """Three zodiacs to each seat: those named, the rest from what is left."""
    rows = rows_of(table, "zodiacs", s.seats)
    for seat, row in enumerate(rows):
        names = row.split()
        if len(names) > SLOTS:
            raise table.fail("zodiacs", f"seat {seat} has three slots, not {len(names)}")
        for slot, name in enumerate(names):
            if name not in ZODIACS:
                raise table.fail("zodiacs", f"there is no zodiac {name!r}")
            zodiac = ZODIACS.index(name)
            if zodiac not in s.undealt:
                raise table.fail("zodiacs", f"{name} stands twice")
            s.undealt.remove(zodiac)
            s.zodiacs[SLOTS * seat + slot] = zodiac
    for place in range(len(s.zodiacs)):
        if s.zodiacs[place] == NO_CARD:
            s.zodiacs[place] = s.undealt.pop(0)


def rows_of(table: Table, key: str, size: int) -> list[str]:
    """A list of texts, one for each seat or pile; missing ones are empty."""
    rows = table.words(key)
    if len(rows) > size:
        raise table.fail(key, f"has {len(rows)} entries, there are only {size}")
    return rows + [""] * (size - len(rows))


def take_cards(s: Duelo, table: Table, key: str, row: str) -> list[int]:
    """The named cards out of the deck, in the order written."""
    cards: list[int] = []
    for name in row.split():
        if name not in CARDS:
            raise table.fail(key, f"there is no card {name!r}")
        card = CARDS.index(name)
        if card not in s.deck:
            raise table.fail(key, f"{name} is in two places")
        s.deck.remove(card)
        cards.append(card)
    return cards


def one_card(s: Duelo, table: Table, key: str, held: Sequence[int]) -> int:
    """A card that must be among those held."""
    name = table.word(key, CARDS)
    if CARDS.index(name) not in held:
        raise table.fail(key, f"{name} is not in that hand")
    return CARDS.index(name)


def fill(s: Duelo, cards: list[int], size: int) -> None:
    """Complete a hand or pile from the deck, in canonical order."""
    while len(cards) < size and s.deck:
        cards.append(s.deck.pop(0))


def place_piles_and_hands(s: Duelo, table: Table, sizes: list[int]) -> None:
    """Piles and hands as named; hands are filled up to the size each seat must have."""
    s.piles = [take_cards(s, table, "piles", row) for row in rows_of(table, "piles", PILES)]
    s.hands = [take_cards(s, table, "hands", row) for row in rows_of(table, "hands", s.seats)]
    for seat in range(s.seats):
        if len(s.hands[seat]) > sizes[seat]:
            raise table.fail("hands", f"seat {seat} holds {sizes[seat]} cards at this moment, not {len(s.hands[seat])}")
    for seat in range(s.seats):
        fill(s, s.hands[seat], sizes[seat])
        if len(s.hands[seat]) < sizes[seat]:
            raise table.fail("hands", f"seat {seat} holds {sizes[seat]} cards at this moment, and only {len(s.hands[seat])} are left for it")
        s.hands[seat].sort()


def mark_seen(s: Duelo, table: Table) -> None:
    """Cards that everybody saw their holder take from the table. [due.hid.4]"""
    held = [card for hand in s.hands for card in hand] + [card for cards in s.laid for card in cards] + [s.closing_card]
    for name in table.word("seen").split() if table.has("seen") else []:
        if name not in CARDS or CARDS.index(name) not in held:
            raise table.fail("seen", f"{name} is in nobody's hand")
        if CARDS.index(name) in s.seen:
            raise table.fail("seen", f"{name} stands twice")
        s.seen.append(CARDS.index(name))
    s.seen.sort()


def set_exchange(s: Duelo, table: Table) -> None:
    """Somebody's turn: taking, deciding how to end it, or parting with a card."""
    for key in CONFRONTING:
        if table.has(key):
            raise table.fail(key, "belongs to a confrontation: name the attacker")
    mover = (s.first + s.turn) % s.seats
    ending = table.has("taken") or table.has("drew")
    if table.has("taken") and table.has("drew"):
        raise table.fail("drew", "exactly one card is taken in a turn, from the table or from the deck")  # due.exc.2
    place_piles_and_hands(s, table, [s.box.hand + (1 if ending and seat == mover else 0) for seat in range(s.seats)])
    gap = table.number("gap", 0, PILES - 1) if table.has("gap") else NO_GAP
    for pile in range(PILES):
        if pile == gap and s.piles[pile]:
            raise table.fail("gap", f"pile {pile} is not empty")
        if pile != gap:
            fill(s, s.piles[pile], 1)
            if not s.piles[pile]:
                raise table.fail("piles", f"pile {pile} is empty at the start of a turn")  # due.exc.14
    mark_seen(s, table)
    if not ending:
        for key in ("gap", "leaving", "closing", "parting"):
            if table.has(key):
                raise table.fail(key, "needs a card taken or drawn this turn")
        s.next(DrawSource(mover))
        return
    taken = NO_CARD
    if table.has("taken"):
        taken = one_card(s, table, "taken", s.hands[mover])
        if taken not in s.seen:
            s.seen.append(taken)
            s.seen.sort()
    else:
        one_card(s, table, "drew", s.hands[mover])
        if gap != NO_GAP:
            raise table.fail("gap", "a card from the deck leaves no gap")
    leaving = table.flag("leaving") or table.has("parting")
    if leaving and table.flag("closing"):
        raise table.fail("closing", "a turn ends by leaving a card or by closing, not by both")  # due.exc.5
    if leaving and must_close(s, taken) != ALLOWED:
        raise table.fail("parting" if table.has("parting") else "leaving", "the closing is forced in this turn")  # due.cls.10–11
    if table.flag("closing") and forbids_closing(s, taken) != ALLOWED:
        raise table.fail("closing", f"is allowed from turn {earliest_closing(s)}, this is turn {s.turn}")  # due.cls.12
    if table.has("parting"):
        card = one_card(s, table, "parting", s.hands[mover])
        if card == taken:
            raise table.fail("parting", f"{CARDS[card]} was taken from the table this turn and may not be left there at once")  # due.exc.10
        s.next(PartPile(mover, card, taken, gap))
    elif leaving:
        s.next(LeaveCard(mover, taken, gap))
    elif table.flag("closing"):
        s.next(CloseCard(mover, taken, gap))
    else:
        s.next(TurnEnd(mover, taken, gap))


def set_confrontation(s: Duelo, table: Table) -> None:
    """Somebody has closed: who has declared has laid everything; the first who has not goes on. [due.con.1]"""
    for key in ENDING:
        if table.has(key):
            raise table.fail(key, "belongs to the exchange: nobody takes a card after a closing")  # due.cls.9
    s.attacker = table.number("attacker", 0, s.seats - 1)
    if not table.has("turn"):
        s.turn = s.seats - 1 + (s.attacker - s.first + 1) % s.seats  # the first turn in which this seat may have closed
    elif s.turn == 0:
        raise table.fail("turn", "nobody closes in the first turn of a round")  # due.cls.2
    elif not table.has("first"):
        s.first = (s.attacker - s.turn) % s.seats
    if (s.first + s.turn) % s.seats != s.attacker:
        raise table.fail("attacker", f"closed in turn {s.turn}, which was that of seat {(s.first + s.turn) % s.seats}")  # due.cls.8
    if table.has("closing_card"):
        s.closing_card = take_cards(s, table, "closing_card", table.word("closing_card", CARDS))[0]
    for seat, row in enumerate(rows_of(table, "laid", s.seats)):
        left, _, right = row.partition("/")
        s.laid[2 * seat] = sorted(take_cards(s, table, "laid", left))
        s.laid[2 * seat + 1] = sorted(take_cards(s, table, "laid", right))
    stances = rows_of(table, "stances", s.seats)
    for seat, name in enumerate(stances):
        if name and name not in STANCES:
            raise table.fail("stances", f"there is no stance {name!r}; there are {', '.join(STANCES)}")
        s.stances[seat] = STANCES.index(name) if name else UNDECLARED
    if s.stances[s.attacker] == len(STANCES) - 1:
        raise table.fail("stances", "the attacker may not block with both")  # due.con.6
    sizes = []
    for seat in range(s.seats):
        done = len(s.laid[2 * seat]) + len(s.laid[2 * seat + 1])
        if done > s.box.hand or (s.stances[seat] != UNDECLARED and done < s.box.hand):
            raise table.fail("laid", f"seat {seat} lays {s.box.hand} cards, not {done}")
        before = (seat - 1) % s.seats
        if done and seat != s.attacker and s.stances[before] == UNDECLARED:
            raise table.fail("laid", f"seat {seat} lays after seat {before} has declared")  # due.con.1
        sizes.append(s.box.hand - done)
    place_piles_and_hands(s, table, sizes)
    for pile in s.piles[len(table.words("piles")) :]:
        fill(s, pile, 1)
    if sum(1 for pile in s.piles if not pile) > 1:
        raise table.fail("piles", "leave one gap at most, where the closer took the last card")  # due.exc.14, due.cls.6
    if s.closing_card == NO_CARD:
        if not s.deck:
            raise table.fail("closing_card", "is missing")
        s.closing_card = s.deck.pop(0)
    for seat in range(s.seats):
        laid = s.laid[2 * seat] + s.laid[2 * seat + 1]
        if laid and s.hands[seat] and max(laid) > min(s.hands[seat]):
            raise table.fail("laid", f"seat {seat} lays its cards in canonical order: {CARDS[min(s.hands[seat])]} comes before {CARDS[max(laid)]}")
    mark_seen(s, table)
    for step in range(s.seats):
        seat = (s.attacker + step) % s.seats
        if s.stances[seat] == UNDECLARED:
            s.next(LayCard(seat) if s.hands[seat] else Declare(seat))
            return
    s.next(Resolve())


def position(s: Duelo) -> dict[str, object]:
    """The description of a table at which somebody decides."""
    found: dict[str, object] = {
        "seats": s.seats, "options": options_of(s), "round": s.round, "wins": s.wins[:], "turn": s.turn,
        "zodiacs": [" ".join([ZODIACS[zodiac] for zodiac in s.zodiacs[SLOTS * seat : SLOTS * seat + SLOTS]]) for seat in range(s.seats)],
    }  # fmt: skip
    if s.first != NO_ONE:
        found["first"] = s.first
    step = s.agenda[-1] if s.agenda else None
    assert isinstance(step, Choice), "a position is described where somebody decides"
    if isinstance(step, ChooseHidden):
        found["choosing"] = step.seat
        return found
    found["hands"] = [spelled(hand) for hand in s.hands]
    found["piles"] = [spelled(pile) for pile in s.piles]
    found["seen"] = spelled(s.seen)
    if s.attacker != NO_ONE:
        found["attacker"] = s.attacker
        found["closing_card"] = CARDS[s.closing_card]
        found["laid"] = [f"{spelled(s.laid[2 * seat])} / {spelled(s.laid[2 * seat + 1])}" for seat in range(s.seats)]
        found["stances"] = ["" if stance == UNDECLARED else STANCES[stance] for stance in s.stances]
        return found
    if isinstance(step, (TurnEnd, PartCard, PartPile)):
        if isinstance(step, LeaveCard):
            found["leaving"] = True
        elif isinstance(step, CloseCard):
            found["closing"] = True
        elif isinstance(step, PartPile):
            found["parting"] = CARDS[step.card]
        if step.gap != NO_GAP:
            found["gap"] = step.gap
        if step.taken != NO_CARD:
            found["taken"] = CARDS[step.taken]
        else:
            found["drew"] = CARDS[s.hands[step.seat][0]]  # which of them was drawn makes no difference any more
    return found


def options_of(s: Duelo) -> dict[str, object]:
    """The options of this match by their names."""
    return {
        "min_turns_before_close": s.min_turns, "first_player": "alternate" if s.alternate else "random",
        "declaration": "simultaneous" if s.simultaneous else "sequential", "cap_damage": s.cap_damage, "choose_hidden": s.choose_hidden,
        "turn_cap": s.turn_cap, "wins_needed": s.wins_needed,
    }  # fmt: skip


def spelled(cards: Sequence[int]) -> str:
    """Cards by name."""
    return " ".join([CARDS[card] for card in cards])

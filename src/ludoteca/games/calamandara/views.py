"""Who knows what: the view of a seat, a world that a seat cannot tell from the true one. [cal.hid.1–5]"""

from __future__ import annotations

from ludoteca.core.state import Choice
from ludoteca.core.view import Counter, Item, Look, View, Zone, back, backs, shown, zone
from ludoteca.games.calamandara.actions import KINDS, MEMORIES, SYMBOL_CARDS, SYMBOLS, TYPES, W_MENU, WINDOWS
from ludoteca.games.calamandara.board import START
from ludoteca.games.calamandara.board_view import board_zone, held_symbol, pile_items, token
from ludoteca.games.calamandara.rules.memory import KIND, deck_size, is_known, is_revealed
from ludoteca.games.calamandara.rules.symbols import ready_size
from ludoteca.games.calamandara.state import DRAFT, FROM_DECK, INSERT_PHASE, UNSEEN, Calamandara
from ludoteca.games.calamandara.steps.inserting import FROM_DEPOT, FROM_READY
from ludoteca.games.calamandara.steps.reacting import Declare, Respond, Window, window_on_top
from ludoteca.games.calamandara.steps.setup import DraftCard

PHASES = ["setup", "acquire", "insert", "move", "remember", "end"]
MENUS = ["", "D_ACQ_MENU", "D_INS_MENU", "D_MOVE_MENU", "D_MEM_MENU", ""]


def view(s: Calamandara, seat: int | None) -> View:
    """Board, depots, symbol reserves, top cards, discards, parked cards and the pile for all; own hand and reserve for their owner."""
    zones = [board_zone(s, seat)]
    for owner in range(s.seats):
        zones.extend(seat_zones(s, owner, seat))
    zones.append(zone("pile", None, "stack", pile_items(s), count=len(s.chain)))
    if s.mode == DRAFT and s.phase == 0:
        zones.append(pool_zone(s, seat))
    return {
        "game": s.content.game.name, "seats": s.seats, "seat": seat, "phase": PHASES[s.phase], "point": point_for(s, seat), "waiting": waiting(s),
        "over": not s.agenda, "ranking": s.ranking() if not s.agenda else [], "zones": zones, "counters": counters(s),
    }  # fmt: skip


def point_for(s: Calamandara, seat: int | None) -> str:
    """The open decision's name; while somebody declares a card, the others see only the window or menu it is played from. [cal.react.49, cal.hid.5]"""
    step = s.agenda[-1] if s.agenda else None
    if isinstance(step, (Window, Respond)):
        return "D_REACT"
    if not isinstance(step, Choice):
        return ""
    if isinstance(step, Declare) and step.seat != seat:
        return "D_REACT" if step.window != W_MENU or step.answering else MENUS[s.phase]
    return step.point


def waiting(s: Calamandara) -> list[int]:
    """Who is seen to decide: nobody while a window is open. [cal.hid.5]"""
    step = s.agenda[-1] if s.agenda else None
    return [step.seat] if isinstance(step, Choice) and window_on_top(s)[0] < 0 else []


def seat_zones(s: Calamandara, owner: int, seat: int | None) -> list[Zone]:
    """What lies before one traveller, as another may know it."""
    depot: list[Item] = []
    ready: list[Item] = []
    held, source = held_symbol(s, owner)
    for symbol in range(TYPES):
        item = shown("symbol", SYMBOLS[symbol])
        item["id"] = f"depot:{owner}/{SYMBOLS[symbol]}"
        item["values"] = {"count": s.depots[owner * TYPES + symbol]}
        if symbol == held and source == FROM_DEPOT:
            item["marks"] = ["chosen"]
        depot.append(item)
        for copy in range(s.ready[owner * TYPES + symbol]):
            item = shown("symbol", SYMBOLS[symbol])
            item["id"] = f"ready:{owner}/{SYMBOLS[symbol]}" + (f"/{copy}" if copy else "")
            if symbol == held and source == FROM_READY and copy == 0:
                item["marks"] = ["chosen"]
            ready.append(item)
    start = [token(owner, None)] if s.tokens[owner] == START else []
    parked: list[list[Item]] = [[], []]
    for card in s.parked:
        if card.place == owner:
            lying = shown("memory", MEMORIES[card.card])
            lying["id"] = f"parked:{MEMORIES[card.card]}"
            parked[0 if card.source == FROM_DECK else 1].append(lying)
    zones = [
        zone("start", owner, "slot", start),
        zone("depot", owner, "row", depot),
        zone("ready", owner, "row", ready),
        symbol_deck_zone(s, owner, seat),
        zone("used", owner, "stack", [symbol_card(s, code & 63, "public") for code in s.used[owner]]),
        zone("hand", owner, "row", memories(s.hands[owner], owner, seat, "hand")),
        zone("reserve", owner, "row", memories(s.reserves[owner], owner, seat, "reserve")),
        zone("deck", owner, "stack", deck_items(s, owner, seat), count=deck_size(s, owner)),
        zone("discard", owner, "stack", [shown("memory", MEMORIES[card]) for card in s.discards[owner]]),
        zone("parked_deck", owner, "row", parked[0]),
        zone("parked_reserve", owner, "row", parked[1]),
    ]
    if s.kept and s.agenda and s.agenda[-1].seat == owner:
        zones.append(zone("kept", owner, "row", memories(s.kept, owner, seat, "kept")))
    if s.mode == DRAFT:
        zones.append(drafted_zone(s, owner, seat))
    return zones


def memories(cards: list[int], owner: int, seat: int | None, place: str) -> list[Item]:
    """Memory cards as a seat knows them: first those it knows, then the backs."""
    items: list[Item] = []
    hidden = 0
    for code in cards:
        if is_revealed(code) or (seat is not None and is_known(code, seat)):
            look: Look = "public" if is_revealed(code) else "known"
            items.append(shown("memory", MEMORIES[code >> KIND], look))
        else:
            hidden += 1
    items.extend(backs("memory", f"{place}:{owner}", 0, hidden))
    return items


def deck_items(s: Calamandara, owner: int, seat: int | None) -> list[Item]:
    """The part of a Memory deck that somebody has arranged, from the top: known cards and backs in their places."""
    items: list[Item] = []
    for place, code in enumerate(s.decks[owner][::-1]):
        if is_revealed(code) or (seat is not None and is_known(code, seat)):
            items.append(shown("memory", MEMORIES[code >> KIND], "public" if is_revealed(code) else "known"))
        else:
            items.append(back("memory", f"deck:{owner}/{place}"))
    return items


def symbol_deck_zone(s: Calamandara, owner: int, seat: int | None) -> Zone:
    """A symbol deck from the top: what everybody or this seat knows, and backs of what only others know. [cal.setup.4, cal.setup.18]"""
    items: list[Item] = []
    for place, code in enumerate(s.symbol_decks[owner][::-1]):
        if code == UNSEEN:
            continue
        knowers = code >> 6
        if knowers == 15 or (seat is not None and (knowers >> seat) & 1):
            items.append(symbol_card(s, code & 63, "public" if knowers == 15 else "known"))
        else:
            items.append(back("symbol_card", f"symbol_deck:{owner}/{place}"))
    return zone("symbol_deck", owner, "stack", items, count=len(s.symbol_decks[owner]))


def symbol_card(s: Calamandara, card: int, look: Look) -> Item:
    """A symbol card with what is printed on it: the central symbol and the three below, as numbers of the vocabulary. [cal.acq.2–3]"""
    item = shown("symbol_card", SYMBOL_CARDS[card], look)
    centre, left, middle, right = s.box.symbol_cards[card]
    item["values"] = {"centre": centre, "left": left, "middle": middle, "right": right}
    return item


def pool_zone(s: Calamandara, seat: int | None) -> Zone:
    """Draft: the cards that are left, for the eyes of whoever picks now. [cal.setup.14]"""
    step = s.agenda[-1] if s.agenda else None
    items: list[Item] = []
    if isinstance(step, DraftCard) and step.seat == seat:
        for card in range(KINDS):
            if s.bags[card]:
                item = shown("memory", MEMORIES[card], "known")
                item["values"] = {"count": s.bags[card]}
                items.append(item)
    return zone("pool", None, "row", items, count=sum(s.box.copies) - len(s.drafted))


def drafted_zone(s: Calamandara, owner: int, seat: int | None) -> Zone:
    """Draft: what a traveller has picked, for the own eyes. [cal.hid.1]"""
    picks = sorted(card for pick, card in enumerate(s.drafted) if (s.first + pick) % s.seats == owner)
    return zone("drafted", owner, "row", [shown("memory", MEMORIES[card], "known") for card in picks] if owner == seat else [], count=len(picks))


def counters(s: Calamandara) -> list[Counter]:
    """Round, whose turn it is, who began, how far the tokens are, and what cards keep travellers from."""
    found: list[Counter] = [{"kind": "round", "owner": None, "value": s.round}]
    if s.round_cap:
        found[0]["most"] = s.round_cap
    if s.phase:
        found.append({"kind": "active", "owner": s.active, "value": 1})
    if s.phase == INSERT_PHASE:
        found.append({"kind": "inserted", "owner": s.active, "value": s.inserted, "most": s.box.insertions})
    kind, actor, _, _ = window_on_top(s)
    if kind >= 0:
        found.append({"kind": "window", "owner": actor, "value": 1, "word": f"calamandara-window-{WINDOWS[kind]}"})
    if s.first >= 0:
        found.append({"kind": "first", "owner": s.first, "value": 1})
    for seat, distance in enumerate(s.distances()):
        found.append({"kind": "distance", "owner": seat, "value": distance})
        found.append({"kind": "ready", "owner": seat, "value": ready_size(s, seat), "most": s.box.reserve})
        if (s.silenced >> seat) & 1:
            found.append({"kind": "silenced", "owner": seat, "value": 1})
        if (s.sealed >> seat) & 1:
            found.append({"kind": "sealed", "owner": seat, "value": 1})
    for seat in s.extra:
        found.append({"kind": "extra_turn", "owner": seat, "value": 1})
    return found


def census(s: Calamandara) -> list[int]:
    """Symbols, Memory cards and symbol cards are all somewhere. [cal.comp.7–8]"""
    symbols = [s.laid[symbol] + sum(s.depots[symbol::TYPES]) + sum(s.ready[symbol::TYPES]) for symbol in range(TYPES)]
    kinds = [0] * KINDS
    for zones in (s.hands, s.reserves, s.decks, [s.kept]):
        for cards in zones:
            for code in cards:
                kinds[code >> KIND] += 1
    for discard in s.discards:
        for card in discard:
            kinds[card] += 1
    for lying in s.parked:
        kinds[lying.card] += 1
    for played in s.chain:
        kinds[played.card] += 1
    for index, count in enumerate(s.bags):
        kinds[index % KINDS] += count
    if s.phase == 0 and len(s.bags) == KINDS:
        for card in s.drafted:
            kinds[card] += 1
    symbol_cards = [(s.symbol_bag >> card) & 1 for card in range(36)]
    for deck in s.symbol_decks + s.used:
        for code in deck:
            if code != UNSEEN:
                symbol_cards[code & 63] += 1
    return symbols + kinds + symbol_cards

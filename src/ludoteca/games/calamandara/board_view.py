"""What is shown on the cells: symbols and tokens, and whatever a board needs to know of the moment so that it computes no rule itself."""

from __future__ import annotations

from typing import Final

from ludoteca.core.view import Item, Zone, shown, zone
from ludoteca.games.calamandara.actions import (
    CELL,
    FOOTPRINT,
    INSERT,
    MEMORIES,
    NIGHTMARE_OF_ABANDONMENT,
    SWAP,
    SYMBOL,
    SYMBOLS,
    TEMPLE_OF_CALON,
    TRANSFORM,
    TRAVELLER,
    WATERFALL,
    WAYS,
)
from ludoteca.games.calamandara.board import CELLS, FINAL, LINE_CELLS, NAMES, OFF, PLAYED_ON, START, X, Y
from ludoteca.games.calamandara.cards.symbols import PickPutBack
from ludoteca.games.calamandara.rules.moving import mirror_before, reach_from
from ludoteca.games.calamandara.rules.symbols import DIRECTION, DUE, OWNER, fixed_way, is_covered, is_directional, type_at
from ludoteca.games.calamandara.state import Calamandara, Played
from ludoteca.games.calamandara.steps.acquiring import PickLower
from ludoteca.games.calamandara.steps.inserting import FireStay, PickCell, PickForm, PickTurn
from ludoteca.games.calamandara.steps.moving import MoveMenu, Walk
from ludoteca.games.calamandara.steps.reacting import Declare
from ludoteca.games.calamandara.steps.relocating import PickDestination, PickLine, PickSymbol, TurnSymbol, line_of

NOT_REACHED: Final = -2


def board_zone(s: Calamandara, seat: int | None) -> Zone:
    """All cells with what lies on them, and the tokens; seen from above, north at the top."""
    items: list[Item] = []
    marks = marks_of(s, seat)
    came = ways_there(s)
    step = s.agenda[-1] if s.agenda else None
    places = PLAYED_ON[s.seats]
    for cell in places:
        code = s.board[cell]
        item: Item = {"id": f"cell:{NAMES[cell]}", "kind": "cell", "face": NAMES[cell], "look": "public", "at": [X[cell] + 8, 8 - Y[cell]]}
        values: dict[str, int] = {}
        if code:
            symbol = type_at(s, cell)
            item["kind"] = "symbol"
            item["face"] = SYMBOLS[symbol]
            item["turn"] = (code >> DIRECTION) & 3
            if symbol == WATERFALL:
                item["owner"] = (code >> OWNER) & 3
        if came[cell] != NOT_REACHED:
            values["from"] = -1 if came[cell] == START else places.index(came[cell])
        if isinstance(step, PickCell) and not (FINAL[cell] and is_directional(step.symbol)):
            values["way"] = fixed_way(cell, step.symbol, s.arm(step.seat))
        if values:
            item["values"] = values
        if marks[cell]:
            item["marks"] = marks[cell]
        items.append(item)
    for owner in range(s.seats):
        if s.tokens[owner] != START:
            items.append(token(owner, [X[s.tokens[owner]] + 8, 8 - Y[s.tokens[owner]]]))
    return zone("board", None, "grid", items)


def token(seat: int, at: list[int] | None) -> Item:
    """A traveller's token."""
    item: Item = {"id": f"token:{seat}", "kind": "traveller", "face": str(seat), "look": "public", "owner": seat}
    if at is not None:
        item["at"] = at
    return item


def ways_there(s: Calamandara) -> list[int]:
    """Where a token that is about to move would step from on its way to each cell. [cal.mov.2]"""
    came = [NOT_REACHED] * CELLS
    agenda = s.agenda[:-1] if s.agenda and isinstance(s.agenda[-1], Declare) else s.agenda  # nobody else sees a card being declared: cal.react.49
    for step in agenda[::-1]:
        if isinstance(step, (MoveMenu, Walk)):
            if step is agenda[-1] or isinstance(step, Walk):
                reach_from(s, step.seat, s.tokens[step.seat], came)
            break
    return came


def marks_of(s: Calamandara, seat: int | None) -> list[list[str]]:
    """What is particular about each cell now."""
    marks: list[list[str]] = [[] for _ in range(CELLS)]
    for cell in PLAYED_ON[s.seats]:
        if is_covered(s, cell):
            marks[cell].append("covered")  # cal.sym.20
        if type_at(s, cell) == FOOTPRINT and mirror_before(s, cell) != OFF:
            marks[cell].append("mirrored")  # cal.sym.41
        if s.board[cell] & DUE:
            marks[cell].append("due")  # cal.sym.87
    if s.batch_of >= 0:
        for cell in s.placed[1::4]:
            if s.board[cell] and "tentative" not in marks[cell]:
                marks[cell].append("tentative")  # cal.ins.8
    for played in s.chain:
        for action in named_by(played):
            if CELL <= action < TRANSFORM and "target" not in marks[action - CELL]:
                marks[action - CELL].append("target")  # cal.react.49
    for waiting in s.agenda:
        if isinstance(waiting, Walk):
            marks[waiting.cell].append("named")  # cal.mov.2
    mark_choice(s, seat, marks)
    return marks


def mark_choice(s: Calamandara, seat: int | None, marks: list[list[str]]) -> None:
    """The cells that the open choice is about. What a card is declared to do is for the eyes of whoever plays it. [cal.react.49]"""
    step = s.agenda[-1] if s.agenda else None
    lines = LINE_CELLS[s.seats]
    if isinstance(step, (PickTurn, TurnSymbol, PickForm, FireStay)):
        marks[step.cell].append("chosen")
    elif isinstance(step, PickLine):
        marks[step.star].append("chosen")
        for action in step.candidates(s):
            for cell in lines[line_of(step.star, action)]:
                marks[cell].append(WAYS[action])
    elif isinstance(step, (PickSymbol, PickDestination)):
        for cell in lines[step.line]:
            marks[cell].append("line")
        if isinstance(step, PickDestination):
            marks[lines[step.line][step.place]].append("chosen")
    elif isinstance(step, Declare) and step.seat == seat:
        for action in s.said:
            if CELL <= action < TRANSFORM:
                marks[action - CELL].append("chosen")


def named_by(card: Played) -> list[int]:
    """What a card on the pile has been declared to do, in the order it was said."""
    return [action for action in (card.a, card.b, card.c, card.d, card.e, card.f) if action >= 0]


def pile_items(s: Calamandara) -> list[Item]:
    """The pile from the bottom: each card with its player, the effect it uses, and everything declared for it. [cal.react.3, cal.react.21, cal.react.49]"""
    pile: list[Item] = []
    for place, card in enumerate(s.chain):
        item = shown("memory", MEMORIES[card.card])
        item["id"] = f"pile/{place}"
        item["owner"] = card.seat
        if place > card.base:
            item["values"] = {"answers": place - 1}  # cal.react.7
        pile.append(item)
        if card.effect != card.card:
            used = shown("memory", MEMORIES[card.effect])
            used["id"] = f"pile/{place}/effect"
            used["marks"] = ["effect"]
            pile.append(used)
        for index, action in enumerate(named_by(card)):
            named = named_item(action)
            if named is not None:
                named["id"] = f"pile/{place}/{index}"
                named["marks"] = ["declared"]
                pile.append(named)
    return pile


def named_item(action: int) -> Item | None:
    """A declaration as a thing: a traveller, a cell, a symbol or a word."""
    if action < TRAVELLER:
        return shown("way", WAYS[action])
    if action < SYMBOL:
        return shown("traveller", str(action - TRAVELLER))
    if action < INSERT:
        return shown("symbol", SYMBOLS[action - SYMBOL])
    return shown("cell", NAMES[action - CELL]) if CELL <= action < TRANSFORM else None


def symbol_asked(s: Calamandara, symbol: int) -> str:
    """Where a symbol lies that is asked for: in a reserve or in the own depot. One of another's depot, or of a revived or copied card, is a word."""
    step = s.agenda[-1]
    if isinstance(step, PickPutBack):
        return f"ready:{step.seat}/{SYMBOLS[symbol]}"
    if isinstance(step, Declare):
        if step.card not in (NIGHTMARE_OF_ABANDONMENT, TEMPLE_OF_CALON):
            return "button"
        owners = [action - TRAVELLER for action in s.said if TRAVELLER <= action < SYMBOL]
        return f"ready:{step.seat if s.said[-1] == SWAP else owners[-1]}/{SYMBOLS[symbol]}"
    if isinstance(step, PickLower) and s.acquired[1] != step.seat:
        return "button"
    return f"depot:{s.to_move()}/{SYMBOLS[symbol]}"


def held_symbol(s: Calamandara, seat: int) -> tuple[int, int]:
    """The symbol this traveller is about to insert and where it comes from; −1 if none."""
    step = s.agenda[-1] if s.agenda else None
    if isinstance(step, (PickCell, PickTurn)) and step.seat == seat:
        return step.symbol, step.source
    return -1, -1

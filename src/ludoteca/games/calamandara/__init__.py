"""Calamandara: travellers lay footprints and other symbols, answer each other with Memory cards, and race to the Rift. Two to four.

Read in this order: content.toml (the box), content.py (its check), actions.py (choices, happenings, reasons), board.py (geometry), state.py
(the fields), steps/ (every decision, in the order of the turn), rules/ (verbs and questions), cards/ (one class per Memory card), views.py
(who knows what), windows.py (what a table may ask openly), worlds.py (what a seat thinks
possible), position.py (any situation in a few words), hints.py (bots).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from ludoteca.core.content import Content
from ludoteca.core.draw import Draw
from ludoteca.core.game import Game, GameOption, Setting, Window
from ludoteca.core.state import State
from ludoteca.core.table import Table
from ludoteca.core.view import View
from ludoteca.games.calamandara import position as positions
from ludoteca.games.calamandara import views, windows, worlds
from ludoteca.games.calamandara.actions import (
    ACQUIRE,
    ACTIONS,
    CARD,
    CELL,
    DRAW,
    EVENTS,
    EXTRA_TURN_BEGAN,
    INSERT,
    MEMORIES,
    ORDER,
    PLAY,
    PLAY_PARKED,
    REASONS,
    REPLACE,
    SYMBOL,
    SYMBOL_CARDS,
    SYMBOLS,
    TRANSFORM,
    TRAVELLER,
    TURN,
    TURN_BEGAN,
    UNPARK,
    VOCABULARY,
)  # fmt: skip
from ludoteca.games.calamandara.board import NAMES
from ludoteca.games.calamandara.board_view import symbol_asked
from ludoteca.games.calamandara.cards.table import CARDS
from ludoteca.games.calamandara.content import CalamandaraContent
from ludoteca.games.calamandara.state import Calamandara
from ludoteca.games.calamandara.steps.all import STEPS
from ludoteca.games.calamandara.steps.setup import set_up

OPTIONS = [
    GameOption("mode", "cal.mode.1", "standard", words=["standard", "sequence", "draft"]),
    GameOption("round_cap", "cal.end.2", 60, least=0, most=1000),
    GameOption("window_time", "cal.hid.6", "padded", words=["padded", "fixed"]),
]


class CalamandaraGame(Game):
    """Calamandara as the rest of the house knows it."""

    name = "calamandara"
    version = 2
    changes: Mapping[int, str] = {2: "a card used by several cards of a pile ends with its last user, and later mirrors push a token off the Rift"}
    replays: Sequence[int] = (1, 2)  # but for the rare piles and mirrors that have changed
    bound = 200_000  # every turn is finite, cards are not refilled and the round cap ends what would not end: cal.end.3–4
    windows: Sequence[str] = windows.EVENTS
    answers: Sequence[int] = range(PLAY, PLAY_PARKED)
    turns: Sequence[str] = [TURN_BEGAN.name, EXTRA_TURN_BEGAN.name]

    def read_content(self, table: Table) -> Content:
        return CalamandaraContent(self, table, CARDS)

    def blank(self, seats: int, content: Content) -> State:
        return Calamandara(seats, cast(CalamandaraContent, content))

    def fresh(self, seats: int, settings: Mapping[str, Setting], content: Content) -> State:
        s = Calamandara(seats, cast(CalamandaraContent, content))
        positions.set_options(s, settings)
        set_up(s)
        return s

    def view(self, s: State, seat: int | None) -> View:
        return views.view(cast(Calamandara, s), seat)

    def determinize(self, s: State, seat: int, draw: Draw) -> State:
        return worlds.determinize(cast(Calamandara, s), seat, draw)

    def setup(self, position: Mapping[str, object], content: Content | None = None) -> State:
        return positions.setup(self, position, cast(CalamandaraContent, content or self.load()))

    def position(self, s: State) -> dict[str, object]:
        return positions.position(cast(Calamandara, s))

    def census(self, s: State) -> list[int]:
        return views.census(cast(Calamandara, s))

    def opener(self, s: State) -> int:
        return cast(Calamandara, s).first

    def length(self, s: State) -> int:
        return cast(Calamandara, s).round

    def window(self, s: State) -> Window | None:
        return windows.window(cast(Calamandara, s))

    def answer(self, action: int) -> int:
        return windows.as_from_hand(action)

    def target(self, s: State, action: int) -> str:
        seat = s.to_move()
        if action in (ACQUIRE, REPLACE):
            return f"symbol_deck:{seat}"
        if action == DRAW:
            return f"deck:{seat}"
        if TRAVELLER <= action < SYMBOL:
            return f"token:{action - TRAVELLER}"
        if SYMBOL <= action < INSERT:
            return symbol_asked(cast(Calamandara, s), action - SYMBOL)
        if INSERT <= action < TURN:
            return f"ready:{seat}/{SYMBOLS[action - INSERT]}"
        if CELL <= action < TRANSFORM:
            return f"cell:{NAMES[action - CELL]}"
        if TRANSFORM <= action < PLAY:
            return f"cell:{NAMES[action - TRANSFORM]}"
        if PLAY <= action < PLAY_PARKED:
            return f"memory:{MEMORIES[action - PLAY]}"
        if PLAY_PARKED <= action < CARD:
            return f"parked:{MEMORIES[action - PLAY_PARKED]}"
        if CARD <= action < UNPARK:
            return f"memory:{MEMORIES[action - CARD]}"
        if UNPARK <= action < ORDER:
            return f"parked:{MEMORIES[action - UNPARK]}"
        return f"symbol_card:{SYMBOL_CARDS[action - ORDER]}" if ORDER <= action < ORDER + 36 else "button"


GAME = CalamandaraGame(__file__, range(2, 5), OPTIONS, VOCABULARY, ACTIONS, EVENTS, REASONS, STEPS)

"""Loads and checks content.toml: what is in the box."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.core.content import Content
from ludoteca.core.game import Game
from ludoteca.core.table import Table
from ludoteca.games.calamandara.actions import MEMORIES, SYMBOL_CARDS, SYMBOLS

if TYPE_CHECKING:
    from ludoteca.games.calamandara.rules.pile import MemoryCard


class CalamandaraContent(Content):
    """Quantities, limits and card types. [cal.comp.1–6]"""

    def __init__(self, game: Game, table: Table, cards: list[MemoryCard]) -> None:
        super().__init__(game, table)
        self.cards = cards  # what each Memory card does, by kind
        table.only("title", "reconstructed", "printed", "limits", "depot", "memory", "symbol_cards")
        limits = table.table("limits")
        limits.only("reserve", "insertions", "start_symbols", "hand", "final_hand", "final_reserve")
        self.reserve = limits.number("reserve", 1, 9)
        self.insertions = limits.number("insertions", 1, 9)
        self.start_symbols = limits.number("start_symbols", 0, self.reserve)
        self.hand = limits.number("hand", 1, 9)
        self.final_hand = limits.number("final_hand", 1, 9)
        self.final_reserve = limits.number("final_reserve", 1, 9)
        depot = table.table("depot")
        depot.only(*SYMBOLS)
        self.depot: list[int] = [depot.number(name, 0, 30) for name in SYMBOLS]
        if sum(self.depot) < self.start_symbols:
            raise table.fail("depot", f"must hold the {self.start_symbols} symbols chosen at the start")
        memory = table.table("memory")
        memory.only(*MEMORIES)
        self.copies: list[int] = []
        self.bound: list[bool] = []
        for name in MEMORIES:
            card = memory.table(name)
            card.only("copies", "type")
            self.copies.append(card.number("copies", 0, 12))
            self.bound.append(card.word("type", ["immediate", "bound"]) == "bound")
        if sum(self.copies) % 12:
            raise table.fail("memory", f"must deal equally to 2, 3 and 4 travellers; {sum(self.copies)} cards do not")
        symbol_cards = table.table("symbol_cards")
        symbol_cards.only(*SYMBOL_CARDS)
        self.symbol_cards: list[list[int]] = []
        for name in SYMBOL_CARDS:
            shown = [SYMBOLS.index(word) for word in symbol_cards.words(name, SYMBOLS)]
            if len(shown) != 4 or len(set(shown)) != 4:
                raise symbol_cards.fail(name, "must name four different symbols, the central one first")
            self.symbol_cards.append(shown)

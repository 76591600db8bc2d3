"""Loads and checks content.toml into tables of ints. [due.cmp.1–9]"""

from __future__ import annotations

from typing import Final

from ludoteca.core.content import Content
from ludoteca.core.game import Game
from ludoteca.core.table import Table

ELEMENTS: Final = ["fire", "earth", "air", "water"]
RANKS: Final = ["10", "9", "8", "7", "6", "5", "4", "3", "2", "S", "C", "R"]
SOTA: Final = 9
CABALLERO: Final = 10
REY: Final = 11
RANK_COUNT: Final = 12

CARDS: Final = [element[0] + rank for element in ELEMENTS for rank in RANKS]
"""The 48 number cards in canonical order: fire, earth, air, water; inside 10, 9…2, S, C, R. [due.cmp.1–5]"""
CARD_COUNT: Final = 48
ELEMENT_OF: Final = [card // RANK_COUNT for card in range(CARD_COUNT)]
RANK_OF: Final = [card % RANK_COUNT for card in range(CARD_COUNT)]

ZODIACS: Final = ["aries", "taurus", "gemini", "cancer", "leo", "virgo", "libra", "scorpio", "sagittarius", "capricorn", "aquarius", "pisces"]
ZODIAC_COUNT: Final = 12

ABILITIES: Final = [
    "zero_facing_armour", "add_half_life", "repeat_highest", "armour_bonus", "team_bonus", "cancel_facing_highest",
    "halve_facing_damage", "lethal_damage", "first_strike", "all_elements_count", "copy_higher_damage", "cannot_be_eliminated",
]  # fmt: skip
WITH_AMOUNT: Final = ["armour_bonus", "team_bonus"]

PILES: Final = 4


class DueloContent(Content):
    """The numbers of the box, by card and by zodiac."""

    def __init__(self, game: Game, table: Table) -> None:
        super().__init__(game, table)
        table.only("title", "hand", "reconstructed", "printed", "ranks", "zodiacs")
        self.hand = table.number("hand", least=1, most=5)

        ranks = table.table("ranks")
        ranks.only(*RANKS)
        worth = [ranks.number(rank, most=99) for rank in RANKS]
        self.value: list[int] = [worth[RANK_OF[card]] for card in range(CARD_COUNT)]  # what a card adds [due.cmp.4–5]

        zodiacs = table.table("zodiacs")
        zodiacs.only(*ZODIACS)
        self.element: list[int] = []  # by zodiac [due.cmp.7–8]
        self.life: list[int] = []  # [due.cmp.9]
        self.damage: list[int] = []
        self.ability: list[int] = []  # index into ABILITIES
        self.amount: list[int] = []  # the number in the ability's text, or 0
        for name in ZODIACS:
            zodiac = zodiacs.table(name)
            ability = zodiac.word("ability", ABILITIES)
            zodiac.only("element", "life", "damage", "ability", *(["amount"] if ability in WITH_AMOUNT else []))
            self.element.append(ELEMENTS.index(zodiac.word("element", ELEMENTS)))
            self.life.append(zodiac.number("life", least=1, most=99))
            self.damage.append(zodiac.number("damage", most=99))
            self.ability.append(ABILITIES.index(ability))
            self.amount.append(zodiac.number("amount", most=99) if ability in WITH_AMOUNT else 0)

"""The box: 12 zodiacs and 48 number cards, shown by checks on the content."""

from __future__ import annotations

from typing import cast

import pytest

from games.duelo.table import DUELO, Fight
from ludoteca.errors import BadContent
from ludoteca.games.duelo.content import ABILITIES, CARDS, ELEMENT_OF, ELEMENTS, RANK_OF, ZODIACS, DueloContent
from ludoteca.texts import wording
from scenario import rule

BOX = cast(DueloContent, DUELO.load())
SOURCE = BOX.source


@rule("due.cmp.1")
def test_the_box_holds_sixty_cards() -> None:
    assert (len(ZODIACS), len(CARDS)) == (12, 48)
    assert sum(DUELO.census(DUELO.new(2))) == 60


@rule("due.cmp.2")
def test_the_number_cards_are_twelve_figures_and_thirty_six_power_cards() -> None:
    figures = [card for card in CARDS if card[1:] in ("S", "C", "R")]
    assert (len(figures), len(CARDS) - len(figures)) == (12, 36)


@rule("due.cmp.3")
def test_each_element_has_one_power_card_of_each_rank_from_as_to_two() -> None:
    for element in "feaw":
        assert sorted(card[1:] for card in CARDS if card[0] == element and card[1:].isdigit()) == ["10", "2", "3", "4", "5", "6", "7", "8", "9"]
    assert len(set(CARDS)) == 48


@rule("due.cmp.4")
def test_a_power_card_is_worth_its_number_and_the_as_ten() -> None:
    for index, card in enumerate(CARDS):
        if card[1:].isdigit():
            assert BOX.value[index] == int(card[1:])
    for element in range(4):
        assert sum(value for card, value in enumerate(BOX.value) if ELEMENT_OF[card] == element) == 54


@rule("due.cmp.5")
def test_each_element_has_one_sota_one_caballero_and_one_rey_worth_nothing() -> None:
    for element in "feaw":
        for figure in "SCR":
            assert CARDS.count(element + figure) == 1
            assert BOX.value[CARDS.index(element + figure)] == 0


@rule("due.cmp.6")
def test_a_zodiac_has_element_ability_life_and_damage_and_its_title_and_picture_in_the_texts() -> None:
    for zodiac, name in enumerate(ZODIACS):
        assert 0 <= BOX.element[zodiac] < 4
        assert ABILITIES[BOX.ability[zodiac]]
        assert BOX.life[zodiac] >= 1
        assert BOX.damage[zodiac] >= 0
        for language in ("en", "pt", "es"):
            text = (DUELO.folder / "locale" / f"{language}.ftl").read_text(encoding="utf-8")
            assert f"duelo-zodiac-{name} = " in text
            assert f"duelo-ability-{name} = " in text


@rule("due.cmp.7")
def test_the_elements_of_the_zodiacs_are_the_classical_ones() -> None:
    of = {element: [name for zodiac, name in enumerate(ZODIACS) if BOX.element[zodiac] == index] for index, element in enumerate(ELEMENTS)}
    assert of == {
        "fire": ["aries", "leo", "sagittarius"],
        "earth": ["taurus", "virgo", "capricorn"],
        "air": ["gemini", "libra", "aquarius"],
        "water": ["cancer", "scorpio", "pisces"],
    }


@rule("due.cmp.8")
def test_the_element_of_a_card_is_the_attribute_that_matches_the_zodiac() -> None:
    """One attribute under four names: the same letter decides numbers, figures and Kings."""
    fight = Fight(["leo pisces aries", "virgo gemini libra"], ["f9 fR / w2 w3 w4", "e2 e3 / a2 a3 a4"], ["attack_both", "attack_both"])
    assert fight["0L"]["damage"] == 5 + 9 + 8
    assert [ELEMENTS[ELEMENT_OF[CARDS.index(card)]] for card in ("f9", "fR", "fS", "fC")] == ["fire"] * 4
    assert RANK_OF[CARDS.index("a7")] == RANK_OF[CARDS.index("w7")]


@rule("due.cmp.9")
def test_the_four_printed_zodiacs_have_their_printed_life_and_damage() -> None:
    printed = {name: (BOX.life[ZODIACS.index(name)], BOX.damage[ZODIACS.index(name)]) for name in ("gemini", "leo", "libra", "taurus")}
    assert printed == {"gemini": (10, 10), "leo": (10, 5), "libra": (18, 2), "taurus": (18, 6)}
    for name in ("aries", "cancer", "virgo", "scorpio", "sagittarius", "capricorn", "aquarius", "pisces"):
        assert f"zodiacs.{name}" in BOX.reconstructed
    for name in ("gemini", "leo", "libra", "taurus"):
        assert f"zodiacs.{name}" not in BOX.reconstructed


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("hand = 5", "hand = 50", "content.toml: hand: must be from 1 to 5, not 50"),
        ("hand = 5", "hands = 5", "content.toml: hands: is not a key"),
        ("life = 12, damage = 8", "life = 0, damage = 8", "zodiacs.aries.life: must be from 1 to 99, not 0"),
        ('ability = "first_strike"', 'ability = "fly"', "zodiacs.sagittarius.ability: must be one of"),
        ('element = "fire", life = 12, damage = 7', 'element = "metal", life = 12, damage = 7', "zodiacs.sagittarius.element: must be one of fire"),
        ("S = 0", "S = -1", "ranks.S: must be from 0 to 99"),
        ("[ranks]", "[ranks", "is no TOML"),
        (", amount = 8 }\nleo", " }\nleo", "zodiacs.cancer.amount: is missing"),
    ],
)
def test_a_pack_with_impossible_values_is_refused_with_file_key_and_reason(old: str, new: str, complaint: str) -> None:
    assert old in SOURCE
    with pytest.raises(BadContent) as fault:
        DUELO.load(SOURCE.replace(old, new, 1))
    assert complaint in str(fault.value)


def test_a_pack_with_other_values_is_played_with_those_values() -> None:
    pack = DUELO.load(SOURCE.replace('aries = { element = "fire", life = 12, damage = 8', 'aries = { element = "fire", life = 30, damage = 9'))
    s = DUELO.setup({"zodiacs": ["aries leo virgo"]}, pack)
    item = DUELO.view(s, 0)["zones"][0]["items"][0]
    assert item["values"] == {"life": 30, "damage": 9, "strength": 9}
    assert pack.digest != BOX.digest


def test_a_pack_with_other_abilities_numbers_and_elements_says_so_on_its_zodiacs() -> None:
    box = DUELO.load()
    pack = (
        box.source.replace('"armour_bonus", amount = 8', '"armour_bonus", amount = 3')
        .replace('ability = "zero_facing_armour"', 'ability = "lethal_damage"')
        .replace('taurus = { element = "earth", life = 18', 'taurus = { element = "air", life = 9')
    )
    assert wording(DUELO, DUELO.load(pack), "en").splitlines() == [
        "duelo-ability-aries = Venom",
        "duelo-ability-aries-text = If Aries attacks, whoever receives any damage from it is eliminated.",
        "duelo-ability-taurus-text = Damage grows by half of Taurus’s life, rounded up: +5.",
        "duelo-ability-cancer-text = If Cancer blocks, 3 more armour.",
    ]
    taurus = DUELO.view(DUELO.setup({"zodiacs": ["taurus"]}, DUELO.load(pack)), 1)["zones"][0]["items"][0]
    assert (taurus["face"], taurus.get("marks"), taurus.get("values")) == ("taurus", ["air"], {"life": 9, "damage": 6})
    assert wording(DUELO, box, "en") == ""

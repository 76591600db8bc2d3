"""What faces and cards say follows from the numbers of the box. [section 10]"""

from __future__ import annotations

import pytest

from games.diceforge.table import DICEFORGE, Table
from ludoteca.core.content import Content
from ludoteca.texts import LANGUAGES, texts, wording
from scenario import rule


def pack(*changes: tuple[str, str]) -> Content:
    """The box with other numbers."""
    source = DICEFORGE.load().source
    for old, new in changes:
        assert source.count(old) == 1, old
        source = source.replace(old, new)
    return DICEFORGE.load(source, "pack.toml")


def said(language: str, *changes: tuple[str, str]) -> list[str]:
    """The texts of a pack that are not those of the box, without the name of the game."""
    return [line.removeprefix("diceforge-") for line in wording(DICEFORGE, pack(*changes), language).splitlines()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_texts_of_faces_and_cards_are_those_that_follow_from_the_box(language: str) -> None:
    for key, words in DICEFORGE.wording(DICEFORGE.load(), texts(language).word).items():
        assert texts(language).word(key, {}) == words, "run: python -m ludoteca.texts diceforge"
    assert wording(DICEFORGE, DICEFORGE.load(), language) == ""


@rule("dic.comp.11")
def test_a_pack_with_other_numbers_says_so_on_its_cards() -> None:
    assert said("en", ("bear = 3 ", "bear = 5 ")) == ["feat-great_bear-text = Each time you oust a hero or are ousted: 5 glory."]
    assert said("pt", ("triton = { gold = 6, sun = 2,", "triton = { gold = 7, sun = 1,")) == [
        "feat-triton-text = Pegue uma ficha. No seu turno, descarte-a por 7 de ouro, 1 de sol ou 2 de lua."
    ]
    assert said("es", ("hammer = { spaces = 15, side_one = 10,", "hammer = { spaces = 12, side_one = 8,")) == [
        "feat-hammer-text = Desde ahora, cualquier parte del oro que ganes puede ir al martillo: 8 de gloria con 12 de oro, 15 más con 24."
    ]
    assert said("en", ('hydra = { slot = "x1", glory = 26 }', 'hydra = { slot = "x1", glory = 30 }')) == ["feat-hydra-text = No effect: 30 glory at the end."]


@rule("dic.comp.11", "dic.fac.1", "dic.fac.2")
def test_a_face_of_a_pack_is_called_what_it_gives() -> None:
    assert said("en", ("g3 = { gold = 3, pool", "g3 = { gold = 2, moon = 1, pool")) == ["face-g3 = 2 gold + 1 moon"]
    assert said("pt", ("c_g2s2m2 = { gold = 2,", "c_g2s2m2 = { gold = 5,")) == ["face-c_g2s2m2 = 5 ouro, 2 sol ou 2 lua"]
    assert said("es", ("m2v2 = { moon = 2, glory = 2, pool", "m2v2 = { moon = 2, glory = 2, choice = true, pool")) == [
        "face-m2v2 = 2 luna o gloria",
        "face-m2v2-text = Da una de las opciones que muestra: elige cada vez.",
    ]
    assert said("en", ("ship = 2 ", "ship = 3 ")) == ["face-ship-text = You may take one face of the Sanctuary for 3 gold less and forge it at once."]
    assert said("en", ("shield = 5 ", "shield = 6 "))[2] == "face-shield_gold-text = 6 glory if your other die gave gold, otherwise 3 gold."
    boar = said("en", ("boar = { sun = 1, moon = 1, glory = 3 }", "boar = { sun = 2, moon = 1, glory = 0 }"))
    assert boar[0].endswith("You gain 1 sun or 1 moon; the owner of this Boar gains 2 sun, 1 moon or 0 glory. It can never be removed.")
    assert boar[4].endswith("Each time it is applied you gain 2 sun, 1 moon or 0 glory.")


@rule("dic.comp.11")
def test_a_card_carries_the_numbers_of_the_face_it_brings() -> None:
    content = pack(("ship = 2 ", "ship = 3 "), ("shield = 5 ", "shield = 6 "), ("shield_sun = { sun = 2,", "shield_sun = { sun = 1,"))
    table = Table(alternates=["celestial_ship", "guardians_shield"], content=content)
    assert table.zone("stack:s3")["items"][0]["values"]["discount"] == 3
    shield = table.zone("stack:s4")["items"][0]
    assert [shield["values"][name] for name in ("gain_gold", "gain_sun", "gain_moon", "gain_glory", "bonus")] == [3, 1, 2, 3, 6]
    assert "choice" in shield["marks"]

"""Decks of one's own as text, and the sentences that follow from the numbers of the box."""

from __future__ import annotations

import random
from typing import cast

import pytest

from ludoteca.core.view import DeckReport
from ludoteca.errors import BadContent, BadOptions
from ludoteca.games.zodiacus import GAME
from ludoteca.games.zodiacus.content import CARDS, ZodiacusContent
from ludoteca.texts import LANGUAGES, texts, wording
from scenario import rule

BOX = cast(ZodiacusContent, GAME.load())


def text_of(deck: int = 0, title: str = "Blade") -> str:
    """A ready-made deck as somebody would share it."""
    cards = BOX.decks[deck]
    return f"zodiacus deck: {title}\n" + "".join(f"{cards.count(card)} {CARDS[card]}\n" for card in sorted(set(cards)))


def judged(text: str) -> DeckReport:
    return GAME.read_deck(BOX, text, {"raio de zeus": "zeus_bolt"})


def reasons(text: str) -> list[tuple[str, str]]:
    return [(fault["rule"], fault["text"]["key"]) for fault in judged(text)["faults"]]


@rule("zod.deck.1")
def test_a_legal_deck_has_no_fault_and_is_shared_as_the_text_it_is_read_from() -> None:
    deck = judged(text_of())
    assert deck["faults"] == []
    assert deck["title"] == "Blade"
    assert deck["tally"]["half"] == {"action": 30, "item": 30}
    assert sum(deck["tally"]["purpose"].values()) == 60
    assert judged(deck["text"]) == deck


@rule("zod.deck.1")
def test_a_deck_with_a_card_too_few_or_too_many_says_which_half() -> None:
    assert reasons(text_of().replace("2 oracle", "1 oracle")) == [("zod.deck.1", "zodiacus-fault-few")]
    assert reasons(text_of() + "1 antidote\n") == [("zod.deck.1", "zodiacus-fault-many")]


@rule("zod.deck.2", "zod.deck.3")
def test_too_many_copies_are_named_with_their_card_and_rule() -> None:
    faults = judged(text_of().replace("2 oracle", "3 oracle").replace("3 orc_shield", "4 orc_shield"))["faults"]
    assert [(fault["rule"], fault["card"]) for fault in faults[:2]] == [("zod.deck.2", "orc_shield"), ("zod.deck.3", "oracle")]


def test_lines_are_read_as_people_write_them_and_unknown_cards_are_named_with_their_line() -> None:
    deck = judged("# my notes\n\n2x Raio de Zeus\n3 × life potion\noracle\n2 orakle\nnonsense\n")
    assert deck["cards"] == {"life_potion": 3, "oracle": 1, "zeus_bolt": 2}
    assert [(fault["line"], fault["text"]["key"]) for fault in deck["faults"][:2]] == [(6, "zodiacus-fault-nearly"), (7, "zodiacus-fault-unknown")]
    assert judged("1 oracle\n" * 300)["faults"][0]["text"]["key"] == "zodiacus-fault-too-long"


def test_every_fault_can_be_said_in_every_language() -> None:
    text = "zodiacus deck: x\n9 oracle\n40 life_potion\n2 orakle\nnonsense\n" + "1 dodge\n" * 300
    for language in LANGUAGES:
        for fault in judged(text)["faults"]:
            words = texts(language).say(fault["text"])
            assert "zodiacus-" not in words
            assert "{" not in words


@rule("zod.setup.14")
def test_a_deck_of_one_s_own_is_chosen_at_the_table_under_its_own_name() -> None:
    box = GAME.load(GAME.with_decks(BOX, [judged(text_of(1, "Storm over the Styx"))]))
    assert "zodiacus-deck-third = Storm over the Styx" in wording(GAME, box, "en")
    s = GAME.new(2, content=box)
    chance = random.Random(3)
    while GAME.view(s, None)["point"] != "setup_deck":
        s.apply(chance.choice(s.options()))
    assert "deck:third" in [GAME.actions.format(action) for action in s.options()]
    names = {zone["id"]: zone for zone in GAME.view(s, 0)["zones"]}
    assert sum(item["values"]["copies"] for item in names["list:third"]["items"]) == 60


def test_a_deck_with_a_fault_or_without_room_is_not_put_into_a_pack() -> None:
    with pytest.raises(BadOptions, match=r"zod\.deck\.1"):
        GAME.with_decks(BOX, [judged("1 oracle\n")])
    with pytest.raises(BadOptions, match="room for 6"):
        GAME.with_decks(BOX, [judged(text_of())] * 7)
    with pytest.raises(BadContent, match=r"decks\.third\.title"):
        GAME.load(GAME.with_decks(BOX, [judged(text_of())]).replace('title = "Blade"', 'title = "{ $evil }"'))


def test_a_pack_with_other_numbers_says_so_on_its_cards() -> None:
    pack = BOX.source.replace('zeus_bolt = { target = "enemy", effect = ["DMG(15)"] }', 'zeus_bolt = { target = "enemy", effect = ["DMG(1R)"] }')
    assert wording(GAME, GAME.load(pack), "en") == "zodiacus-card-zeus_bolt-text = An enemy intrépido takes the roll of 1 red die as real damage.\n"
    assert wording(GAME, BOX, "en") == ""


def test_what_is_offered_before_the_game_carries_its_numbers() -> None:
    s = GAME.new(2)
    chance = random.Random(5)
    seen: dict[str, set[str]] = {}
    while GAME.view(s, None)["phase"] == "setup":
        if s.to_move() >= 0:
            view = GAME.view(s, None)
            decision = GAME.decision(s)
            assert decision is not None
            offered = {item["id"]: item for zone in view["zones"] if zone["kind"] == "offer" for item in zone["items"]}
            assert {option["target"] for option in decision["options"]} <= set(offered)
            seen.setdefault(view["point"], set()).update(key for item in offered.values() for key in item.get("values", {}))
        s.apply(chance.choice(s.options()))
    assert {"life", "rf", "rm", "blue"} <= seen["setup_castle"]
    assert {"life", "mov", "alvo"} <= seen["setup_draft_pick"]

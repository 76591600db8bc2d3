"""What people are told: the choice that may be answered, why something is refused, and which positions cannot be."""

from __future__ import annotations

from games.zodiacus.table import castle_round
from scenario import rule


@rule("zod.card.6", "zod.card.8")
def test_who_may_answer_a_card_already_knows_everything_that_was_chosen_for_it() -> None:
    bolt = castle_round(hands=["zeus_bolt", "counterspell"]).to("castle_cards").do("play:zeus_bolt", "target:1_beta")
    assert bolt.asked() == (1, "react_counterspell")
    assert [told["figure"] for told in bolt.told("aimed", 1)] == ["carcino"]
    swap = castle_round(hands=["tactical_swap", "counterspell"]).to("castle_cards").do("play:tactical_swap", "target:0_alpha", "target:0_gamma")
    assert swap.point() == "react_counterspell"
    assert [told["figure"] for told in swap.told("aimed", 1)] == ["frixo", "quiron"]
    wind = castle_round(hands=["north_wind", "counterspell"]).to("castle_cards").do("play:north_wind", "target:1_beta", "go:E")
    assert wind.point() == "react_counterspell"
    assert [told["way"] for told in wind.told("aimed_way", 1)] == ["E"]
    armed = {"items": "orc_shield - life_potion"}
    rust = castle_round(hands=["rust", "counterspell"], p1_beta=armed).to("castle_cards").do("play:rust", "card:life_potion")
    assert rust.point() == "react_counterspell"
    assert [told["card"] for told in rust.told("aimed_card", 1)] == ["life_potion"]
    plunder = castle_round(hands=["plunder", "counterspell", "", "dodge"], seats=4).to("castle_cards").do("play:plunder", "player:3")
    assert plunder.asked() == (1, "react_counterspell")
    assert [told["player"] for told in plunder.told("aimed_player", 1)] == ["3"]

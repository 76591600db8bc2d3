"""What is known and shown: hands nobody may guess from the agenda, lists, printed facts, markers, the things one touches, and that no answer is taken back."""

from __future__ import annotations

from typing import Any, cast

import pytest

from games.zodiacus.table import ZODIACUS, Table, action, castle_round, hero_round
from ludoteca.core.draw import Draw
from ludoteca.core.view import Item
from ludoteca.games.zodiacus.content import CARDS
from ludoteca.games.zodiacus.state import Zodiacus
from ludoteca.play import Match
from ludoteca.texts import LANGUAGES, texts
from scenario import rule

FFA: dict[str, Any] = {"seats": 4, "options": {"mode": "ffa"}}


def targets(table: Table) -> list[str]:
    """What one touches for each option."""
    decision = ZODIACUS.decision(table.s)
    assert decision is not None
    return [option["target"] for option in decision["options"]]


def item(table: Table, zone: str, id: str) -> Item:
    """One thing as a spectator sees it."""
    return next(item for item in table.zone(None, zone)["items"] if item["id"] == id)


@rule("zod.hid.1", "zod.hid.2", "zod.card.6")
@pytest.mark.parametrize(("mode", "other"), [("ffa", 3), ("teams", 0)])
def test_whoever_may_counter_a_card_cannot_know_who_else_could(mode: str, other: int) -> None:
    tables: list[Table] = []
    for held in ("counterspell oracle rebuild", "astral_bond oracle rebuild"):
        hands = ["", "war_lessons", "counterspell", ""]
        hands[other] = held
        tables.append(castle_round(1, hands, seats=4, options={"mode": mode}, decks=["veil"] * 4).to("castle_cards").do("play:war_lessons"))
    for table in tables:
        assert table.asked() == (2, "react_counterspell")
        worlds = [CARDS.index("counterspell") in cast(Zodiacus, table.s.determinize(2, Draw(seed))).hands[other] for seed in range(60)]
        assert 0 < sum(worlds) < 30, "in some worlds, as chance has it"
    assert tables[0].s.agenda == tables[1].s.agenda
    assert tables[0].do("decline").asked() == (other, "react_counterspell")
    assert tables[1].do("decline").s.to_move() == 1


@rule("zod.card.6")
def test_the_next_enemy_is_asked_only_if_nobody_has_countered_the_card() -> None:
    table = castle_round(1, ["counterspell", "zeus_bolt", "counterspell", "counterspell"], **FFA).to("castle_cards").do("play:zeus_bolt", "target:0_alpha")
    assert table.asked() == (2, "react_counterspell")
    assert table.do("decline").asked() == (3, "react_counterspell")
    table.do("play:counterspell")
    assert (table.s.to_move(), table.hand(0), table.damage("0_alpha")) == (1, "counterspell", 0)


@rule("zod.round.4", "zod.move.10")
def test_in_a_round_no_answer_is_taken_back_but_in_the_setup_it_is() -> None:
    match = Match(ZODIACUS, 2, seed="final")
    seat = match.to_move()
    match.play(seat, match.state.open[0])
    assert match.can_undo(seat), "the setup is no round"
    match = Match(ZODIACUS, 2, seed="final", position={"round": "alpha", "turn": 3, "pieces": {"0_alpha": {"at": "8,9"}}})
    for answer in ("go:W", "go:E", "stop", "pass"):
        match.play(0, answer)
        refusal = match.undo_refusal(0)
        assert refusal is not None
        assert refusal.code == "choice-stands"


@rule("zod.card.8", "zod.item.6", "zod.deck.11")
def test_a_card_is_touched_where_the_question_means_it_though_another_carries_the_same() -> None:
    both = {"p0_alpha": {"items": "orc_shield short_sword"}, "p0_beta": {"items": "orc_shield arcane_cloak"}}
    rust = castle_round(1, ["", "rust"], **both).to("castle_cards").do("play:rust", "target:0_beta")
    assert targets(rust) == ["gear:0_beta/0", "gear:0_beta/1"]
    full = {"level": 2, "items": "orc_shield short_sword"}
    axe = hero_round(active=1, hands=["", "war_axe"], p0_alpha={"items": "orc_shield"}, p1_alpha=full).to("intz_items").do("equip:war_axe")
    assert targets(axe) == ["gear:1_alpha/0", "gear:1_alpha/1"]
    pile = castle_round(0, ["call_to_arms"], discards=["orc_shield life_potion"], p1_alpha={"items": "orc_shield"}).to("castle_cards")
    assert targets(pile.do("play:call_to_arms")) == ["discard:0/0", "discard:0/1"]


@rule("zod.xp.1")
def test_what_defeating_a_piece_brings_is_seen_on_it() -> None:
    table = castle_round(p0_alpha={"level": 3}, towers=["shadow_tower light_tower"], guardians=["chimera hydra"])
    given = {
        piece: item(table, "board", f"piece:0_{piece}")["values"].get("xp")
        for piece in ("alpha", "beta", "tower_alpha", "tower_beta", "guardian_alpha", "castle")
    }
    assert given == {"alpha": 200, "beta": 100, "tower_alpha": 160, "tower_beta": 140, "guardian_alpha": 130, "castle": None}
    draft = Table().do("die:30", "die:20").to("setup_draft_pick")
    assert item(draft, "offer", "intz:frixo")["values"]["xp"] == 100
    assert [level["values"]["xp"] for level in draft.zone(None, "growth:frixo")["items"]] == [100, 150, 200]


@rule("zod.astral.1", "zod.xp.1")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_of_an_intrepido_says_all_that_is_printed_on_its_card(language: str) -> None:
    say = texts(language).tell
    words = say("zodiacus-intz-vega-text")
    assert all(say(f"zodiacus-intz-{other}") in words for other in ("pleiades", "astreia", "frixo", "temis"))
    assert all(f"{xp} XP" in words for xp in (100, 150, 200))
    assert say("zodiacus-intz-vega-astral") in words
    assert " 10" in words, "the magical resistance of level 3"


@rule("zod.hid.1")
@pytest.mark.parametrize("language", LANGUAGES)
def test_everybody_may_read_every_deck_list_once_it_is_chosen(language: str) -> None:
    table = Table(seats=2, quick_setup=True).to("castle_draw")
    for seat in (0, 1, None):
        assert [table.zone(seat, f"list:{owner}")["items"][0]["id"] for owner in (0, 1)] == [
            f"deck:{ZODIACUS.vocabulary['deck'][deck]}" for deck in table.s.deck_name
        ]  # fmt: skip
    say = texts(language).tell
    words = say("zodiacus-deck-veil-text")
    assert f"2 {say('zodiacus-card-counterspell')}" in words
    assert f"3 {say('zodiacus-card-thorn_gauntlet')}" in words
    assert say("zodiacus-card-dodge") not in words
    shared = castle_round(options={"deck_mode": "shared"})
    assert [zone["id"] for zone in shared.view(1)["zones"] if zone["kind"] == "list"] == ["list:0"], "one for all"


@rule("zod.abl.4")
def test_everybody_is_told_around_which_cell_an_area_lies() -> None:
    table = action(part="gamma", p0_gamma={"at": "6,8", "level": 3}, p1_alpha={"at": "6,10"}).do("ability:arrow_rain", "cell:6,9")
    assert [told["cell"] for told in table.told("aimed_cell", None)] == ["6,9"]
    assert table.damage("1_alpha") == 20


@rule("zod.obs.4", "zod.comp.10")
def test_who_hides_on_an_obstacle_has_an_invisibility_with_marker_0_on_its_sheet() -> None:
    hidden = castle_round(heroes=["vega astreia quiron"], p0_alpha={"at": "6,3", "level": 2})
    assert item(hidden, "sheet:0_alpha", "status:0_alpha_invisibility")["values"] == {"rounds": 0}
    seen = castle_round(heroes=["vega astreia quiron"], p0_alpha={"at": "6,3", "level": 2, "revealed": 1})
    assert "status" not in [one["kind"] for one in seen.zone(None, "sheet:0_alpha")["items"]]


@rule("zod.stat.4")
def test_everybody_sees_whose_poison_it_is() -> None:
    table = castle_round(**FFA, p1_alpha={"poison": [2, 5, 2]})
    poison = item(table, "sheet:1_alpha", "status:1_alpha_poison")
    assert (poison["owner"], poison["values"]) == (2, {"rounds": 2, "poison": 5})

"""What people are told: the choice that may be answered, why something is refused, and which positions cannot be."""

from __future__ import annotations

from typing import Any

import pytest

from games.zodiacus.table import ZODIACUS, Table, action, castle_round, hero_round
from ludoteca.errors import BadPosition
from ludoteca.games.zodiacus.content import INTREPIDOS
from scenario import rule

GONE = {"gone": True}
FORT = ["castle", "tower_alpha", "tower_beta"]
FFA = {"seats": 4, "options": {"mode": "ffa"}}


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


@rule("zod.card.6")
def test_who_may_draw_the_last_breath_is_told_which_intrepido_is_dying() -> None:
    dying = {"p0_alpha": {"at": "5,7", "damage": 60}, "p0_gamma": {"at": "6,7", "damage": 50}}
    table = hero_round("gamma", 1, ["last_breath"], p1_gamma={"at": "5,9", "level": 3}, **dying).to("intz_action").do("ability:deluge", "cell:5,8")
    assert table.asked() == (0, "react_last_breath")
    decision = ZODIACUS.decision(table.s)
    assert decision is not None
    assert decision["text"]["args"]["figure"] == "@zodiacus-figure-frixo"
    decision = ZODIACUS.decision(table.do("decline").s)
    assert decision is not None
    assert decision["text"]["args"]["figure"] == "@zodiacus-figure-quiron"


@rule("zod.abl.1")
def test_a_counter_or_passive_ability_is_refused_in_the_action_step_because_it_is_not_active() -> None:
    table = action(part="beta", active=1, p0_alpha={"at": "6,8"}, p1_beta={"at": "6,9"})
    assert table.why_not("ability:pincer") == ("zod.abl.1", "pincer is no active ability: it does not take the action step")


@rule("zod.round.11")
def test_an_ability_whose_effect_is_still_on_is_refused_by_that_not_by_markers_it_does_not_have() -> None:
    frixo = {"at": "6,8", "level": 2, "mods": ["rf 10 2 1", "rm 10 2 1"], "cooldown": [0, -1, 0]}
    table = action(p0_alpha=frixo, p1_beta={"at": "6,9"})
    assert table.why_not("ability:golden_fleece") == ("zod.round.11", "golden_fleece is still in effect: its cooldown begins when that ends")


@rule("zod.oa.2", "zod.oa.9")
def test_an_opportunity_attack_is_refused_while_the_mover_stays_in_its_area_or_to_the_silenced() -> None:
    table = hero_round("beta", 1, p0_alpha={"at": "6,8", "items": "magic_bow"}, p1_beta={"at": "6,9"}).to("intz_move").do("go:N")
    assert table.options() == ["decline", "attack:basic"]
    assert table.why_not("attack:magic_bow") == ("zod.oa.2", "the distance is 1 and this attack reaches 4: the step does not leave its area")
    mage = {"at": "6,7", "level": 2, "silence": 1, "items": "long_spear apprentice_staff"}
    table = hero_round("beta", 1, p0_beta=mage, p1_beta={"at": "6,9"}).to("intz_move").do("go:N")
    assert table.options() == ["decline", "attack:long_spear"]
    assert table.why_not("attack:basic")[0] == "zod.stat.3"


@rule("zod.stat.3")
def test_an_extra_attack_is_refused_to_the_silenced_because_of_the_silence() -> None:
    mage = {"at": "6,8", "level": 2, "silence": 1, "items": "short_sword long_spear"}
    table = castle_round(hands=["coordinated_attack"], p0_beta=mage, p1_beta={"at": "6,9"}).to("castle_cards").do("play:coordinated_attack")
    assert table.options() == ["attack:short_sword", "attack:long_spear"]
    assert table.why_not("attack:basic")[0] == "zod.stat.3"


@rule("zod.card.5")
def test_a_card_for_buildings_refuses_a_guardian_without_speaking_of_castle_fire() -> None:
    table = castle_round(hands=["earthquake"]).to("castle_cards").do("play:earthquake")
    assert table.why_not("target:1_guardian_alpha") == ("zod.card.5", "only an enemy tower or castle can be chosen for this")


@rule("zod.item.6", "zod.obs.6")
def test_a_card_not_carried_and_a_cell_not_beside_the_target_are_refused_as_such() -> None:
    rust = castle_round(hands=["rust"], p1_beta={"items": "orc_shield - life_potion"}).to("castle_cards").do("play:rust")
    assert rust.why_not("card:war_axe") == ("zod.item.6", "war_axe is not among the cards it carries that may be chosen")
    full = hero_round(hands=["war_axe"], p0_alpha={"level": 2, "items": "orc_shield short_sword"}).to("intz_items").do("equip:war_axe")
    assert full.point() == "item_replace"
    assert full.why_not("card:war_axe")[0] == "zod.item.6"
    nemeu: dict[str, Any] = {"heroes": ["nemeu astreia quiron"], "p0_alpha": {"at": "6,5", "level": 3}, "p1_beta": {"at": "6,4"}}
    pounce = action(**nemeu).do("ability:kings_pounce")
    assert pounce.options() == ["cell:5,4", "cell:7,4", "cell:6,5"]
    assert (pounce.why_not("cell:6,3")[0], pounce.why_not("cell:9,9")[0], pounce.why_not("cell:6,4")[0]) == ("zod.obs.6", "zod.obs.6", "zod.move.3")


@rule("zod.ffa.3", "zod.hid.1")
def test_the_shared_piles_stay_in_sight_when_the_first_seat_is_eliminated() -> None:
    shared = {"seats": 4, "options": {"mode": "ffa", "deck_mode": "shared"}, "gone": [0], "active": 1, "discards": ["rust"]}
    table = Table(shared)
    assert table.zone(1, "deck:0")["count"] == 59
    assert [item["face"] for item in table.zone(1, "discard:0")["items"]] == ["rust"]
    assert table.at("0_alpha") is None, "the pieces of who is out are off the board"


@rule("zod.card.1", "zod.goal.6")
def test_the_card_that_gave_the_last_blow_lies_on_its_pile_when_the_game_is_over() -> None:
    open_gate: dict[str, Any] = {"p1_tower_alpha": GONE, "p1_tower_beta": GONE, "p1_castle": {"damage": 195}}
    table = castle_round(hands=["coordinated_attack"], p0_alpha={"at": "4,16"}, **open_gate).to("castle_cards")
    before = ZODIACUS.census(table.s)
    table.do("play:coordinated_attack", "die:15")
    assert table.s.ranking() == [1, 2]
    assert (table.pile(0), ZODIACUS.census(table.s)) == ("coordinated_attack", before)


@rule("zod.obs.8")
def test_everybody_in_a_pushed_chain_is_told_of() -> None:
    quiron = {"at": "0,6", "level": 2, "items": "climbing_boots", "revealed": 1}
    ring = {"p1_alpha": {"at": "1,6"}, "p1_beta": {"at": "0,7"}, "p1_gamma": {"at": "0,5"}, "p0_alpha": {"at": "2,6"}}
    table = castle_round(1, ["", "rust"], p0_gamma=quiron, **ring).to("castle_cards").do("play:rust", "target:1_alpha")
    assert [(told["figure"], told["from"], told["to"]) for told in table.told("pushed")] == [("frixo", "2,6", "3,6"), ("pleiades", "1,6", "2,6")]
    assert (table.at("0_alpha"), table.at("1_alpha"), table.at("0_gamma")) == ("3,6", "2,6", "1,6")


@rule(
    "zod.setup.2",
    "zod.setup.4",
    "zod.ffa.1",
    "zod.item.4",
    "zod.grd.1",
    "zod.move.6",
    "zod.item.5",
    "zod.limbo.2",
    "zod.goal.2",
    "zod.rune.1",
    "zod.deck.2",
    "zod.deck.3",
)
@pytest.mark.parametrize(
    ("position", "words"),
    [
        ({"seats": 4, "order": [0, 2, 1, 3]}, "order: must go clockwise"),
        ({"gone": [1]}, "gone: must name each player who is out once: only in ffa"),
        ({**FFA, "gone": [1, 1]}, "gone: must name each"),
        ({**FFA, "gone": [1], "active": 1}, "active: seat 1 is out"),
        ({"turn": 0}, "turn: must be from 1"),
        ({"towers": ["stone_tower stone_tower"]}, "towers: those of seat 0 must differ"),
        ({"guardians": ["hydra minotaur", "hydra hydra"]}, "guardians: those of seat 1 must differ"),
        ({"runes": ["green green blue red"]}, "runes: those of seat 0 must differ"),
        ({"runes": ["- red blue yellow"]}, "0_tower_alpha: keeps a rune"),
        ({"land": ["-"]}, "land: there is no '-'"),
        ({"hands": ["-"]}, "hands: there is no '-'"),
        ({"decks": ["third"]}, "decks: this box has no deck third"),
        ({"options": {"deck_mode": "shared"}, "discards": ["", "dodge"]}, "discards: is one pile for all"),
        ({"pieces": {"0_alpha": {"items": "orc_shield rune_shield", "level": 2}}}, "items: rune_shield is the second of its class"),
        ({"pieces": {"0_alpha": {"at": "5,5", "passing": True}}}, "passing: is for who stands on a friend's cell"),
        ({"pieces": {"0_alpha": {"damage": 7}}}, "damage: must be a multiple of 5"),
        ({"pieces": {"1_guardian_alpha": {"damage": 70}}}, "damage: must be below its life of 70"),
        ({"pieces": {"0_alpha": {"poison": -1}}}, "poison: must be from 0"),
        ({"pieces": {"0_alpha": {"poison": True}}}, "poison: must be a whole number"),
        ({"pieces": {"0_alpha": {"poison": [2, 5, 7]}}}, "poison: must be markers"),
        ({"pieces": {"0_alpha": {"mods": ["rf 10 0"]}}}, "mods: must have a marker"),
        ({"pieces": {"0_alpha": {"cooldown": [1, 1, 1, 1]}}}, "cooldown: must name at most 3"),
        ({"pending": ["Dice(0)"]}, "pending: 'Dice"),
        ({"pending": ["OwnWalk(7, 0, 8, 57)"]}, "pending: 'OwnWalk"),
        ({"pending": ["OwnWalk(0, 3, 8, 57)"]}, "seat 0 has the intrépidos 0 to 2, not 3"),
        ({"pieces": {"0_gamma": {"at": "6,6"}}}, "pieces.0_gamma.at: only who has obstacle_walk stands on an obstacle"),
        ({"pieces": {"0_alpha": GONE}}, "pieces.0_alpha.gone: an intrépido leaves the game only together with its player"),
        ({"pieces": {"0_alpha": {"items": "zodiac_sword", "level": 2}}}, "pieces.0_alpha.items: zodiac_sword needs level 3, not 2"),
        ({"pieces": {"0_alpha": {"limbo": 3}}}, "pieces.0_alpha.limbo: level 1 enters the Limbo on space 2 at most"),
        ({"pieces": {"0_alpha": {"limbo": 2, "damage": 5}}}, "pieces.0_alpha.limbo: nobody has damage"),
        ({"pieces": {"0_alpha": {"limbo": 2, "items": "orc_shield"}}}, "pieces.0_alpha.limbo: nobody has damage, items"),
        ({"pieces": {"0_alpha": {"limbo": 2, "silence": 1}}}, "pieces.0_alpha.limbo: nobody has damage, items, statuses"),
        ({"pieces": {"1_castle": GONE}}, "pieces.1_castle.gone: a castle cannot fall while one of its towers stands"),
        ({"pieces": {"1_castle": GONE, "1_tower_alpha": GONE, "1_tower_beta": GONE}}, "pieces.1_castle.gone: its side has lost"),
        ({"seats": 4, "pieces": {f"{seat}_{part}": GONE for seat in (0, 2) for part in FORT}}, "pieces.0_castle.gone: its side has lost"),
        ({**FFA, "pieces": {f"1_{part}": GONE for part in FORT}}, "pieces.1_castle.gone: in ffa its player is out"),
        ({"land": ["green"]}, "runes: seat 0 has one green rune"),
        ({"pieces": {"1_alpha": {"runes": "blue blue"}, "0_guardian_alpha": GONE}}, "runes: seat 1 has one blue rune"),
        ({**FFA, "pieces": {"0_alpha": {"runes": "green"}}}, "runes: there are 4 green runes"),
        ({"hands": ["dodge dodge dodge"]}, "decks: the deck of seat 0 holds dodge 2 times at most"),
        ({"hands": ["orc_shield"], "discards": ["orc_shield orc_shield"], "pieces": {"0_alpha": {"items": "orc_shield"}}}, "holds orc_shield 3 times at most"),
    ],
)  # fmt: skip
def test_a_position_that_cannot_be_is_refused_with_its_reason(position: dict[str, Any], words: str) -> None:
    with pytest.raises(BadPosition) as refused:
        ZODIACUS.setup(position)
    assert words in str(refused.value)


@rule("zod.obs.7")
def test_who_has_just_lost_the_means_to_stand_on_an_obstacle_is_described_as_standing_there() -> None:
    boots = {"at": "6,3", "level": 2, "items": "climbing_boots", "revealed": 1}
    table = castle_round(1, ["", "rust"], p0_gamma=boots).to("castle_cards").do("play:rust")
    assert table.point() == "obstacle_exit"
    again = ZODIACUS.setup(ZODIACUS.position(table.s))
    assert again == table.s


@rule("zod.setup.6", "zod.hid.1")
def test_what_a_position_says_of_one_seat_leaves_the_others_as_usual() -> None:
    table = Table({"seats": 4, "heroes": ["vega pleiades frixo"], "draw_piles": ["dodge"]})
    assert sorted(table.s.kind[:12]) == list(range(12))
    assert [INTREPIDOS[kind] for kind in table.s.kind[3:6]] == ["astreia", "carcino", "ganimedes"], "Pleiades is taken, Astreia is free"
    assert [len(deck) for deck in table.s.decks] == [1, 60, 60, 60]


@rule("zod.goal.6")
def test_a_finished_game_is_no_position() -> None:
    table = action(p0_alpha={"at": "4,16"}, p1_tower_alpha=GONE, p1_tower_beta=GONE, p1_castle={"damage": 195}).do("attack:basic", "die:20")
    assert table.s.ranking() == [1, 2]
    with pytest.raises(BadPosition, match="round: the game is over"):
        ZODIACUS.position(table.s)

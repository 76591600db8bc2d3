"""The box: what it holds, how it is checked, and what a pack may change."""

from __future__ import annotations

import pytest

from games.zodiacus.table import ZODIACUS, Table, action, castle_round, hero_round
from ludoteca.errors import BadContent
from ludoteca.games.zodiacus.board import CASTLES, CELL_NAMES, GLOBAL, LOCAL, cell_at, distance_to_castle
from ludoteca.games.zodiacus.content import (
    ABILITIES,
    ACTION_CARDS,
    CASTLE_CARDS,
    EQUIPMENT,
    FIRST_ACTION,
    GUARDIAN_CARDS,
    INTREPIDOS,
    POTIONS,
    TERRITORIES,
    TOWER_CARDS,
    WEAPONS,
    ZodiacusContent,
)
from ludoteca.texts import texts
from scenario import rule

SOURCE = (ZODIACUS.folder / "content.toml").read_text(encoding="utf-8")
BOX = ZODIACUS.load()
assert isinstance(BOX, ZodiacusContent)


def refused(old: str, new: str) -> str:
    """What is said about a pack in which one text is replaced by another."""
    assert old in SOURCE
    with pytest.raises(BadContent) as fault:
        ZODIACUS.load(SOURCE.replace(old, new, 1))
    return str(fault.value)


@rule("zod.comp.1")
def test_the_box_has_every_kind_of_component() -> None:
    table = castle_round()
    kinds = {item["kind"] for zone in table.view(0)["zones"] for item in zone["items"]}
    assert {"territory", "castle", "intz", "tower", "guardian", "ability"} <= kinds
    assert len(table.s.decks[0]) == 60


@rule("zod.comp.2")
def test_there_are_four_territories() -> None:
    assert TERRITORIES == ["fire_lands", "ice_lands", "styx_banks", "wild_fields"]
    assert [sum(BOX.obstacle[index * LOCAL : index * LOCAL + LOCAL]) for index in range(4)] == [15, 18, 14, 14]  # type: ignore[attr-defined]


@rule("zod.comp.3", "zod.comp.13")
def test_twelve_intrepidos_each_once() -> None:
    assert len(INTREPIDOS) == len(set(INTREPIDOS)) == 12
    table = Table(seats=4)
    while table.point() != "setup_assign_slot":
        table.quiet()
    assert sorted(str(told["intz"]) for told in table.told("drafted")) == sorted(INTREPIDOS)


@rule("zod.comp.4")
def test_castles_towers_and_guardians() -> None:
    assert (len(CASTLE_CARDS), len(TOWER_CARDS), len(GUARDIAN_CARDS)) == (4, 5, 5)
    same = castle_round(castles=["iron", "iron"])
    assert same.left("0_castle") == same.left("1_castle") == 230


@rule("zod.comp.5")
def test_a_die_has_two_low_three_middle_and_one_critical_face() -> None:
    table = action(p0_alpha={"at": "6,8"}, p1_alpha={"at": "6,9"}).do("attack:basic")
    assert [weight for _, weight in table.s.chance()] == [2, 3, 1]
    assert "must rise in multiples of 5" in refused("G = [5, 10, 15]", "G = [5, 11, 15]")


@rule("zod.comp.6")
def test_dice_rise_from_green_over_blue_and_yellow_to_red() -> None:
    faces = BOX.faces  # type: ignore[attr-defined]
    for face in range(3):
        assert faces[face] < faces[3 + face] < faces[6 + face] < faces[9 + face]


@rule("zod.comp.8")
def test_one_rune_of_each_colour_per_player() -> None:
    for seats in (2, 4):
        table = castle_round(seats=seats)
        assert ZODIACUS.census(table.s)[59:63] == [seats] * 4


@rule("zod.comp.9")
def test_item_and_action_cards() -> None:
    assert (len(EQUIPMENT), len(WEAPONS), len(POTIONS), len(ACTION_CARDS), len(ABILITIES)) == (12, 10, 9, 28, 36)
    assert [len(deck) for deck in BOX.decks if deck] == [60, 60]  # type: ignore[attr-defined]


@rule("zod.comp.10")
def test_markers_are_shown() -> None:
    table = hero_round(p0_alpha={"level": 2, "damage": 20, "poison": [2, 5, 1], "cooldown": [2, 0, 0]}, xp=[450, 0])
    piece = next(item for item in table.zone(1, "board")["items"] if item["id"] == "piece:0_alpha")
    assert (piece["values"]["life"], piece["values"]["level"]) == (65, 2)
    sheet = {item["id"]: item.get("values") for item in table.zone(1, "sheet:0_alpha")["items"]}
    assert sheet["status:0_alpha_poison"] == {"rounds": 2, "poison": 5}
    assert sheet["ability:0_alpha_ram_charge"] == {"cooldown": 2}
    assert {"kind": "xp", "owner": 0, "value": 450} in table.view(1)["counters"]
    on_obstacle = hero_round(heroes=["vega astreia quiron"], p0_alpha={"at": "6,3", "level": 2})
    assert on_obstacle.hidden("0_alpha")
    assert on_obstacle.status("0_alpha", "invisibility") == 0, "marker 0: as long as the cause lasts"


@rule("zod.comp.11")
def test_dice_also_heal() -> None:
    table = hero_round("beta", p0_beta={"damage": 30}).to("intz_action").do("ability:harvest", "die:15")
    assert table.damage("0_beta") == 15


@rule("zod.comp.12")
def test_alpha_is_shown_above_beta_and_gamma() -> None:
    zones = [zone["id"] for zone in castle_round().view(None)["zones"] if zone["kind"] == "sheet"]
    assert zones == ["sheet:0_alpha", "sheet:0_beta", "sheet:0_gamma", "sheet:1_alpha", "sheet:1_beta", "sheet:1_gamma"]


@rule("zod.deck.1")
def test_a_deck_has_thirty_action_and_thirty_item_cards() -> None:
    for deck in BOX.decks[:2]:  # type: ignore[attr-defined]
        assert (sum(card < FIRST_ACTION for card in deck), sum(card >= FIRST_ACTION for card in deck)) == (30, 30)
    assert "must be 30 cards, not 29" in refused("oracle = 2, forced_march", "oracle = 1, forced_march")


@rule("zod.deck.2")
def test_at_most_three_equal_item_cards() -> None:
    assert "must be from 1 to 3, not 4" in refused("orc_shield = 3", "orc_shield = 4")


@rule("zod.deck.3")
def test_at_most_two_equal_action_cards() -> None:
    assert "must be from 1 to 2, not 3" in refused("oracle = 2, forced_march", "oracle = 3, forced_march")


@rule("zod.astral.1")
def test_every_intrepido_has_two_allies_and_two_enemies_in_the_stars() -> None:
    assert [len(row) for row in BOX.allies + BOX.enemies] == [2] * 24  # type: ignore[attr-defined]


@rule("zod.astral.3")
def test_allies_share_the_element_and_enemies_are_three_signs_away() -> None:
    for sign in range(12):
        assert sorted(BOX.allies[sign]) == sorted([(sign + 4) % 12, (sign + 8) % 12])  # type: ignore[attr-defined]
        assert sorted(BOX.enemies[sign]) == sorted([(sign + 3) % 12, (sign + 9) % 12])  # type: ignore[attr-defined]


@rule("zod.geo.1")
def test_a_territory_is_thirteen_by_nine() -> None:
    assert "must be 9 rows of 13 cells" in refused('    ". . A . . # . . . . G . .",\n', "")
    assert BOX.obstacle[0 * LOCAL + 1] == 1  # type: ignore[attr-defined]
    assert BOX.obstacle[0 * LOCAL + 6 * 13 + 5] == 1  # type: ignore[attr-defined]


@rule("zod.geo.2")
def test_the_northern_board_is_turned_round() -> None:
    table = castle_round()
    assert [table.at(f"0_{name}") for name in ("tower_alpha", "tower_beta", "guardian_alpha", "guardian_beta")] == ["4,7", "9,3", "8,7", "3,3"]
    assert [table.at(f"1_{name}") for name in ("tower_alpha", "tower_beta", "guardian_alpha", "guardian_beta")] == ["8,10", "3,14", "4,10", "9,14"]


@rule("zod.geo.3")
def test_four_territories_make_26_by_18() -> None:
    corners = [CELL_NAMES[cell_at(place, 0)] for place in range(4)]
    assert corners == ["0,0", "12,17", "25,17", "13,0"]
    table = castle_round(seats=4)
    assert (table.at("3_alpha"), table.at("2_alpha")) == ("18,2", "20,15")


@rule("zod.geo.5")
def test_the_four_directions() -> None:
    for way, cell in (("N", "5,5"), ("E", "6,4"), ("S", "5,3"), ("W", "4,4")):
        assert hero_round(p0_alpha={"at": "5,4"}).do(f"go:{way}").at("0_alpha") == cell


@rule("zod.geo.6")
def test_a_castle_fills_six_cells_and_its_neighbours_are_never_obstacles() -> None:
    assert sorted(CELL_NAMES[cell] for cell in CASTLES[0]) == ["5,0", "5,1", "6,0", "6,1", "7,0", "7,1"]
    beside = [GLOBAL[local] for local in range(LOCAL) if distance_to_castle(GLOBAL[local], 0) == 1]
    assert len(beside) == 7
    assert "cells beside the castle are free" in refused(
        '". . . # . 1 2 3 . # . . .",\n    ". # . . . C C C', '". . . # . 1 2 3 . # . . .",\n    ". # . . # C C C'
    )


@rule("zod.ctr.6", "zod.ctr.10", "zod.atk.9", "zod.stat.5", "zod.card.8", "zod.grd.6")
@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('"enemy@1", effect = ["DMG(1G)"]', '"enemy@1", effect = ["DMG(1G)", "PUSH(1)"]', "abilities.pincer.effect: must be one operation"),
        ('"enemy@1", effect = ["DMG(1G)"]', '"enemy@1", effect = ["HEAL(10) on self"]', "abilities.pincer.effect: can only be DMG, STATUS, MOD"),
        ('target = "enemy@1", effect = ["DMG(1G)"]', 'target = "all foe@1", effect = ["DMG(1G)"]', "abilities.pincer.target: must be like enemy@1"),
        ('rider = "STATUS(poison,2,5)"', 'rider = "PUSH(1)"', "weapons.poison_dagger.rider: can only be STATUS, MOD"),
        ('effect = "MOD(mov,-2,2)"', 'effect = "DMG(5)"', "towers.ice_tower.effect: can only be STATUS, MOD, PUSH"),
        (', effect = "STATUS(paralysis,2)"', "", "guardians.medusa.effect: is what after_counter and on_critical do"),
        ('effect = ["PUSH(2)"] }\nplunder', 'effect = ["PULL(2)"] }\nplunder', "actions.north_wind.effect: PULL needs an acting intrépido"),
        ('"STATUS(invisibility,1,breaks)"] }\nnorth', '"STATUS(invisibility,1)"] }\nnorth', "actions.night_mantle.effect: must be like STATUS"),
    ],
)  # fmt: skip
def test_a_pack_that_asks_for_what_the_rules_do_not_carry_out_is_refused(old: str, new: str, words: str) -> None:
    assert words in refused(old, new)


@rule("zod.ctr.2", "zod.ctr.3")
@pytest.mark.parametrize(("language", "words"), [("en", "of an intrépido"), ("pt", "de um intrépido"), ("es", "de un intrépido")])
def test_towers_say_that_they_answer_intrepidos(language: str, words: str) -> None:
    assert words in texts(language).tell("zodiacus-tower-stone_tower-text")

"""The worked scenarios of the specification, S1 to S47."""

from __future__ import annotations

import pytest

from games.zodiacus.table import Table, action, castle_round, hero_round
from scenario import rule

GONE = {"gone": True}


@rule("zod.atk.4", "zod.atk.5")
def test_s1_the_rulebooks_combat_example() -> None:
    table = action(p0_alpha={"at": "6,8"}, p1_alpha={"at": "6,9", "level": 2}).do("attack:basic", "die:20")
    assert (table.damage("1_alpha"), table.left("1_alpha")) == (15, 85)
    assert table.told("countered") == []


@rule("zod.atk.4", "zod.comp.7")
def test_s2_two_dice_are_added() -> None:
    table = action(p0_alpha={"at": "6,8", "level": 3}, p1_alpha={"at": "6,9", "level": 2}).do("attack:basic")
    assert table.options() == ["die:5", "die:10", "die:15"]
    table.do("die:10")
    assert table.options() == ["die:15", "die:20", "die:25"]
    assert table.do("die:15").damage("1_alpha") == 20


@rule("zod.atk.6", "zod.item.7")
@pytest.mark.parametrize(("die", "damage"), [(15, 5), (25, 10)])
def test_s3_an_attack_does_at_least_5(die: int, damage: int) -> None:
    table = action(p0_alpha={"at": "6,8"}, p1_alpha={"at": "6,9", "level": 3, "items": "orc_shield"}).do("attack:basic", f"die:{die}")
    assert table.damage("1_alpha") == damage


@rule("zod.atk.2", "zod.geo.4")
@pytest.mark.parametrize(("cell", "legal"), [("6,5", False), ("6,4", True), ("5,5", True)])
def test_s4_alvo_1_reaches_the_four_neighbours_only(cell: str, legal: bool) -> None:
    table = action(p0_alpha={"at": "5,4"}, p1_beta={"at": cell})
    assert ("attack:basic" in table.options()) == legal
    if not legal:
        assert table.why_not("attack:basic")[0] == "zod.card.5"


@rule("zod.atk.1", "zod.atk.2")
@pytest.mark.parametrize(("cell", "legal"), [("6,4", True), ("6,5", True), ("5,8", True), ("7,6", True), ("5,9", False)])
def test_s5_the_magic_bow_reaches_four_squares(cell: str, legal: bool) -> None:
    table = action(p0_alpha={"at": "5,4", "items": "magic_bow", "level": 2}, p1_beta={"at": cell})
    assert ("attack:magic_bow" in table.options()) == legal
    if legal:
        assert table.do("attack:magic_bow", "die:15").damage("1_beta") == 10


@rule("zod.move.1", "zod.move.3", "zod.move.4", "zod.move.5")
def test_s6_frixo_passes_his_friends_but_stops_on_a_free_cell() -> None:
    table = hero_round()
    assert table.asked() == (0, "intz_move")
    table.do("go:E")
    assert "stop" not in table.options()
    assert table.why_not("stop") == ("zod.move.5", "two intrépidos never stand on the same cell: go on")
    assert "go:N" not in table.options()
    assert table.why_not("go:N")[0] == "zod.move.6"
    table.do("go:E")
    assert "stop" not in table.options()
    table.do("go:E")
    assert "stop" in table.options()
    for _ in range(4):
        table.do("go:E" if "go:E" in table.options() and table.at("0_alpha") != "12,2" else "go:W")
    assert table.asked() == (0, "intz_move")
    table.do(next(option for option in table.options() if option != "stop"))
    assert table.s.active == 1, "eight steps are made"


@rule("zod.move.4")
def test_s7_an_enemy_must_be_walked_around() -> None:
    table = hero_round(p0_alpha={"at": "5,4"}, p1_beta={"at": "6,4"})
    assert table.options() == ["stop", "go:N", "go:S", "go:W"]
    assert table.why_not("go:E")[0] == "zod.move.4"


VEGA = ["vega astreia quiron"]


@rule("zod.obs.1", "zod.obs.2")
def test_s8_crossing_two_obstacle_cells_costs_three_steps() -> None:
    table = hero_round(heroes=VEGA, territories=["fire_lands"], p0_alpha={"at": "4,6", "level": 2}).do("go:E", "go:E", "go:E")
    assert table.at("0_alpha") == "7,6"
    assert table.view(0)["point"] == "intz_move"
    table.do("go:E", "go:E", "go:E")
    assert table.s.active == 0
    assert table.do("go:E").s.active == 1, "four steps were left"
    weak = hero_round(heroes=VEGA, territories=["fire_lands"], p0_alpha={"at": "4,6", "level": 1})
    assert weak.why_not("go:E")[0] == "zod.move.6"


@rule("zod.obs.3", "zod.obs.4", "zod.stat.5")
def test_s9_who_stays_on_an_obstacle_is_invisible_without_end() -> None:
    table = hero_round(heroes=VEGA, hands=["", "zeus_bolt"], p0_alpha={"at": "5,3", "level": 2}, p1_alpha={"at": "6,5"}).do("go:E", "stop")
    assert table.at("0_alpha") == "6,3"
    assert (table.hidden("0_alpha"), table.status("0_alpha", "invisibility")) == (True, 0)
    table.to("intz_cards", 1).do("play:zeus_bolt")
    assert "target:0_alpha" not in table.options()
    assert table.why_not("target:0_alpha")[0] == "zod.stat.5"
    table.do("target:0_beta").to_round("beta", 0)
    assert table.hidden("0_alpha"), "the end of rounds does not end it"


@rule("zod.obs.4", "zod.stat.5")
def test_s9_a_deluge_skips_the_invisible() -> None:
    heroes = ["vega astreia quiron", "ganimedes carcino pleiades"]
    table = hero_round(active=1, heroes=heroes, p0_alpha={"at": "6,3", "level": 2}, p0_beta={"at": "7,4"}, p1_alpha={"at": "6,5", "level": 3}).to("intz_action")
    table.do("ability:deluge", "cell:6,4")
    assert (table.damage("0_alpha"), table.damage("0_beta")) == (0, 20)


@rule("zod.obs.5", "zod.oa.8")
def test_s10_an_attack_from_an_obstacle_reveals_until_a_new_step_inside() -> None:
    heroes = ["vega astreia quiron", "pleiades carcino ganimedes"]
    table = action(heroes=heroes, p0_alpha={"at": "6,3", "level": 2}, p1_beta={"at": "7,3"}).do("attack:basic", "die:20")
    assert table.damage("1_beta") == 15
    assert not table.hidden("0_alpha"), "revealed before the counter"
    assert table.asked() == (1, "react_counter")
    table.do("ability:pincer", "die:10")
    assert table.damage("0_alpha") == 10
    table.to_round("castle", 0).to_round("alpha", 0)
    assert not table.hidden("0_alpha"), "standing still leaves him revealed"
    table.do("go:W")
    assert table.asked() == (1, "react_opportunity")
    table.do("decline", "go:E", "stop")
    assert table.hidden("0_alpha")


BOOTS = {"at": "6,3", "level": 2, "items": "climbing_boots", "revealed": 1}


@rule("zod.obs.7")
def test_s11_who_loses_obstacle_walk_leaves_to_the_nearest_free_cell() -> None:
    table = castle_round(1, ["", "rust"], p0_gamma=BOOTS, p0_alpha={"at": "6,2"}, p0_beta={"at": "0,1"})
    table.to("castle_cards").do("play:rust")
    assert table.asked() == (0, "obstacle_exit")
    assert table.options() == ["cell:5,3", "cell:7,3", "cell:6,4"]
    table.do("cell:6,4")
    assert table.told("seized") == []
    assert table.at("0_gamma") == "6,4"


@rule("zod.obs.8", "zod.obs.9")
@pytest.mark.parametrize(("who", "there", "here"), [("1_alpha", "2,6", "1,6"), ("1_beta", "0,8", "0,7"), ("1_gamma", "0,4", "0,5")])
def test_s12_surrounded_on_an_obstacle_somebody_is_pushed_aside(who: str, there: str, here: str) -> None:
    boots = {**BOOTS, "at": "0,6"}
    table = castle_round(1, ["", "rust"], p0_gamma=boots, p1_alpha={"at": "1,6"}, p1_beta={"at": "0,7"}, p1_gamma={"at": "0,5"})
    table.to("castle_cards").do("play:rust")
    assert table.options() == ["target:1_alpha", "target:1_beta", "target:1_gamma"]
    table.do(f"target:{who}")
    assert (table.at(who), table.at("0_gamma")) == (there, here)
    assert table.told("seized") == []


@rule("zod.oa.1", "zod.oa.2")
def test_s13_who_leaves_the_area_may_be_struck() -> None:
    table = hero_round(active=1, p0_alpha={"at": "6,8"}, p1_alpha={"at": "6,9", "level": 2}).do("go:N")
    assert table.asked() == (0, "react_opportunity")
    assert table.options() == ["decline", "attack:basic"]
    assert table.at("1_alpha") == "6,9", "before the step"
    table.do("attack:basic", "die:20")
    assert (table.damage("1_alpha"), table.at("1_alpha")) == (15, "6,10")
    table.do("go:E", "go:N", "go:N", "go:N", "go:N")
    assert table.point() != "intz_move", "five steps were left"


@rule("zod.oa.5")
def test_s14_one_opportunity_attack_per_intrepido_and_turn() -> None:
    table = hero_round(active=1, p0_alpha={"at": "6,8"}, p1_alpha={"at": "6,9", "level": 2}, p1_beta={"at": "7,8"}).do("go:N", "attack:basic", "die:20")
    table.to_round("beta", 1).do("go:E")
    assert table.at("1_beta") == "8,8", "nobody is asked"
    table.do("go:W").to_round("castle", 0).to_round("beta", 1).do("go:E")
    assert table.asked() == (0, "react_opportunity")


@rule("zod.oa.5")
def test_a_declined_opportunity_does_not_count() -> None:
    table = hero_round(active=1, p0_alpha={"at": "6,8"}, p1_alpha={"at": "6,9", "level": 2}).do("go:N", "decline", "go:S", "go:N")
    assert table.point() == "react_opportunity"


@rule("zod.oa.3")
def test_s15_entering_and_leaving_in_one_movement() -> None:
    heroes = ["frixo astreia quiron", "antares carcino ganimedes"]
    table = hero_round(active=1, heroes=heroes, p0_alpha={"at": "6,8"}, p1_alpha={"at": "4,9"})
    assert table.why_not("go:N")[0] == "zod.move.7"
    table.do("go:E", "go:E")
    assert table.point() == "intz_move"
    assert table.do("go:E").asked() == (0, "react_opportunity")


@rule("zod.oa.7")
def test_s16_a_push_out_of_a_friends_area() -> None:
    table = action(p0_alpha={"at": "5,8"}, p1_beta={"at": "5,9"}, p0_gamma={"at": "5,5"}).do("ability:ram_charge")
    assert table.damage("1_beta") == 10
    assert table.asked() == (0, "react_opportunity")
    assert table.s.agenda[-1].pack()[1] == 2, "quiron, not the pushing frixo"
    table.do("attack:basic", "die:15")
    assert (table.damage("1_beta"), table.at("1_beta")) == (20, "5,11")
    assert table.told("countered") == []


@rule("zod.oa.6")
def test_s17_leaving_by_a_card_provokes_nobody() -> None:
    table = castle_round(1, ["", "forced_march"], p0_alpha={"at": "6,8"}, p1_alpha={"at": "6,9"}).to("castle_cards")
    table.do("play:forced_march", "target:1_alpha", "go:N")
    assert table.point() == "effect_step"
    assert "go:N" not in table.options()
    table.do("go:E", "stop")
    assert table.at("1_alpha") == "7,10"
    assert table.told("seized") == []


@rule("zod.ctr.2", "zod.grd.6")
def test_s18_a_tower_answers_an_attack() -> None:
    table = action(p0_alpha={"at": "8,9"}).do("attack:basic", "die:20")
    assert table.left("1_tower_alpha") == 100
    assert table.do("die:15").damage("0_alpha") == 10


@rule("zod.atk.8", "zod.ctr.1", "zod.abl.3")
def test_s19_an_ability_does_real_damage_and_is_not_answered() -> None:
    table = action(p0_alpha={"at": "8,9"}).do("ability:ram_charge")
    assert (table.damage("1_tower_alpha"), table.at("1_tower_alpha")) == (10, "8,10")
    assert table.told("countered") == []


@rule("zod.bld.8", "zod.rune.1", "zod.xp.1", "zod.ctr.7")
def test_s20_destroying_a_tower() -> None:
    table = action(p0_alpha={"at": "8,9"}, p1_tower_alpha={"damage": 100}).do("attack:basic", "die:20")
    assert table.at("1_tower_alpha") is None
    assert table.s.xp[0] == 150
    assert table.asked() == (0, "rune_assign")
    assert table.options() == ["assign:alpha", "assign:beta", "assign:gamma", "assign:territory"]
    assert table.told("countered") == []
    assert table.told("gained_rune") == [{"seat": 0, "colour": "green"}]


@rule("zod.rune.6")
def test_s21_the_castle_decides_the_bonus_of_a_rune() -> None:
    table = action(p0_alpha={"at": "8,9"}, p1_tower_alpha={"damage": 100}).do("attack:basic", "die:20", "assign:alpha")
    assert (table.full("0_alpha"), table.runes("0_alpha")) == (75, ["green"])
    moon = hero_round("beta", 1, p1_beta={"at": "4,8", "runes": "green"}, p0_tower_alpha=GONE, hands=["plague"])
    assert moon.full("1_beta") == 80
    moon.to("castle_cards", 0).do("play:plague", "target:1_beta")
    assert moon.status("1_beta", "poison") == 0


@rule("zod.bld.1", "zod.bld.2", "zod.bld.4", "zod.bld.6")
def test_s22_a_castle_weakens_but_never_destroys() -> None:
    table = castle_round(p1_tower_alpha={"damage": 105}, p1_tower_beta={"damage": 90}).to("castle_attack")
    assert table.options() == ["skip", "target:1_tower_alpha"]
    assert table.why_not("target:1_tower_beta")[0] == "zod.bld.6"
    assert table.why_not("target:1_castle")[0] == "zod.goal.2"
    table.do("target:1_tower_alpha", "die:10")
    assert (table.left("1_tower_alpha"), table.at("1_tower_alpha")) == (0, "8,10")
    assert (table.s.xp[0], table.told("countered"), table.told("gained_rune")) == (0, [], [])
    later = castle_round(p1_tower_alpha={"damage": 110}, p1_tower_beta={"damage": 90})
    assert later.s.active == 0
    later.to_round("alpha", 0)
    assert later.told("castle_fired") == [], "there was no target at all"


@rule("zod.bld.3", "zod.goal.2")
def test_s23_an_intrepido_finishes_a_tower_at_zero() -> None:
    table = action(p0_alpha={"at": "8,9"}, p1_tower_alpha={"damage": 110}, p1_tower_beta={"damage": 90}).do("attack:basic", "die:15")
    assert table.at("1_tower_alpha") is None
    assert table.s.xp[0] == 150
    table.do("assign:territory").to_round("alpha", 0)
    assert table.told("castle_fired") == [], "a tower at 0 life still protects the castle, so there was nothing to fire at"


@rule("zod.limbo.2", "zod.limbo.3", "zod.limbo.4")
def test_s24_the_limbo_of_a_level_1_intrepido() -> None:
    table = hero_round(active=1, turn=5, p0_alpha={"at": "6,8", "damage": 65}, p1_alpha={"at": "6,9"}).to("intz_action").do("attack:basic", "die:15")
    assert table.limbo("0_alpha") == 2
    table.to_round("castle", 0).to_round("alpha", 1)
    assert (table.s.turn, table.limbo("0_alpha")) == (6, 1)
    table.to_round("castle", 0).to_round("alpha", 0)
    assert (table.s.turn, table.point()) == (7, "limbo_cell")
    table.do("cell:5,2")
    assert (table.damage("0_alpha"), table.at("0_alpha")) == (0, "5,2")
    assert table.point() == "intz_move"


@rule("zod.limbo.3")
def test_s25_who_dies_before_its_own_round_moves_down_in_the_same_turn() -> None:
    table = hero_round(active=1, turn=5, p0_beta={"at": "6,8", "damage": 45}, p1_alpha={"at": "6,9"}).to("intz_action").do("attack:basic", "die:15")
    assert table.told("died")[0]["space"] == 2
    table.to_round("beta", 1)
    assert (table.s.turn, table.limbo("0_beta")) == (5, 1)
    table.to_round("castle", 0).to_round("beta", 0)
    assert (table.s.turn, table.point()) == (6, "limbo_cell")


@rule("zod.limbo.5")
def test_s26_instant_revival_costs_castle_life() -> None:
    table = castle_round(p0_alpha={"limbo": 3, "level": 2}).to("castle_revive").do("revive:alpha")
    assert table.left("0_castle") == 170
    assert table.point() == "limbo_cell"
    table.do("cell:5,2")
    assert (table.at("0_alpha"), table.damage("0_alpha"), table.limbo("0_alpha")) == ("5,2", 0, 0)
    poor = castle_round(p0_alpha={"limbo": 3, "level": 2}, p0_beta={"limbo": 2}, p0_castle={"damage": 170}).to("castle_revive")
    assert poor.options() == ["done", "revive:beta"]
    assert poor.why_not("revive:alpha") == ("zod.limbo.5", "this costs 30 castle life and your castle has 30: the cost must be smaller")


@rule("zod.rune.8")
def test_s27_the_second_rune_releases_the_power_of_the_land() -> None:
    table = action(land=["blue"], p1_guardian_alpha=GONE, p0_alpha={"at": "3,13"}, p1_tower_beta={"damage": 90}, p0_beta={"damage": 20})
    table.do("attack:basic", "die:15")
    table.do("assign:territory")
    assert table.told("released") == [{"seat": 0, "sight": "pan_blessing"}]
    table.to_round("gamma", 0)
    assert table.damage("0_beta") == 15
    assert table.runes("0_alpha") == []


@rule("zod.rune.5")
def test_s28_two_runes_per_intrepido() -> None:
    table = action(p0_alpha={"at": "9,13", "runes": "green red"}, p1_tower_alpha=GONE, p1_tower_beta=GONE, p1_guardian_beta={"damage": 55})
    table.do("attack:basic", "die:15")
    assert table.options() == ["assign:beta", "assign:gamma", "assign:territory"]
    assert table.why_not("assign:alpha")[0] == "zod.rune.5"


@rule("zod.setup.5", "zod.setup.6")
@pytest.mark.parametrize(("seats", "order"), [(4, [0, 1, 2, 3, 3, 2, 1, 0, 0, 1, 2, 3]), (2, [0, 1, 1, 0, 0, 1])])
def test_s29_the_draft_goes_to_and_fro(seats: int, order: list[int]) -> None:
    table = Table(seats=seats)
    for seat in range(seats):
        table.do("die:30" if seat == 0 else "die:20")
    table.to("setup_draft_pick")
    while table.point() == "setup_draft_pick":
        taken = {told["intz"] for told in table.told("drafted")}
        assert not any(f"intz:{name}" in table.options() for name in taken)
        if taken:
            assert table.why_not(f"intz:{sorted(taken)[0]}")[0] == "zod.setup.6"  # type: ignore[type-var]
        table.do(table.options()[0])
    assert [told["seat"] for told in table.told("drafted")] == order


@rule("zod.item.2", "zod.item.3", "zod.item.4", "zod.item.5", "zod.item.6")
def test_s30_limits_of_equipment() -> None:
    frixo = {"level": 2, "items": "orc_shield short_sword"}
    table = hero_round(hands=["rune_shield zodiac_sword life_potion war_axe"], p0_alpha=frixo).to("intz_items")
    assert "equip:zodiac_sword" not in table.options()
    assert table.why_not("equip:zodiac_sword") == ("zod.item.5", "zodiac_sword needs level 3, this intrépido has level 2")
    table.do("equip:rune_shield")
    assert table.items("0_alpha") == ["rune_shield", "short_sword"]
    assert table.pile(0) == "orc_shield"
    table.do("equip:war_axe")
    assert table.point() == "item_replace"
    assert table.options() == ["card:rune_shield", "card:short_sword"]
    table.do("card:short_sword", "equip:life_potion")
    assert table.items("0_alpha") == ["rune_shield", "war_axe", "life_potion"]


@rule("zod.atk.1", "zod.item.8")
def test_s31_weapon_or_basic_attack() -> None:
    table = action(p0_alpha={"at": "6,8", "items": "short_sword"}, p1_beta={"at": "6,9"})
    assert [option for option in table.options() if option.startswith("attack")] == ["attack:basic", "attack:short_sword"]
    assert table.do("attack:short_sword", "die:25").damage("1_beta") == 20


@rule("zod.stat.3", "zod.round.8")
def test_s32_silence() -> None:
    table = castle_round(0, ["divine_silence"], p1_gamma={"at": "6,9"}, p0_alpha={"at": "6,8"}).to("castle_cards").do("play:divine_silence", "target:1_gamma")
    table.to_round("gamma", 1)
    assert table.point() == "intz_move", "movement is allowed"
    table.do("stop")
    assert table.point() != "intz_action", "AM attack and ability are gone, so there is only passing"
    assert table.told("relieved") == [{"seat": 1, "piece": "1_gamma", "figure": "ganimedes", "status": "silence"}]


@rule("zod.stat.6", "zod.abl.4", "zod.round.13")
def test_s33_paralysis() -> None:
    pleiades = {"at": "6,9", "level": 2, "items": "thorn_gauntlet life_potion", "paralysis": 1}
    table = hero_round(active=1, p1_alpha=pleiades, p0_beta={"at": "6,8"})
    assert table.point() == "intz_items", "no order is asked, no movement"
    table.do("done")
    assert table.options() == ["pass", "ability:headbutt", "ability:seven_sisters"]
    assert table.why_not("attack:basic")[0] == "zod.stat.6"
    table.do("pass").to_round("beta", 0).do("go:S")
    assert table.status("1_alpha", "paralysis") == 0


@rule("zod.stat.6")
def test_s33_the_paralysed_makes_no_opportunity_attack() -> None:
    table = hero_round("beta", 0, p1_alpha={"at": "6,9", "paralysis": 2}, p0_beta={"at": "6,8"}).do("go:S")
    assert (table.at("0_beta"), table.point()) == ("6,7", "intz_move")


@rule("zod.stat.4", "zod.xp.3")
def test_s34_poison_kills_at_the_end_of_the_own_round() -> None:
    heroes = ["antares astreia quiron"]
    table = action(heroes=heroes, p0_alpha={"at": "6,8"}, p1_beta={"at": "6,9", "damage": 65}).do("ability:sting")
    assert (table.damage("1_beta"), table.status("1_beta", "poison")) == (70, 2)
    table.to_round("gamma", 0)
    assert table.limbo("1_beta") == 2
    assert table.s.xp[0] == 100


@rule("zod.stat.5")
def test_s35_poison_does_nothing_to_the_invisible() -> None:
    table = hero_round("gamma", 1, p1_gamma={"poison": [2, 10, 0], "invisibility": 1}).to_round("castle", 0)
    assert (table.damage("1_gamma"), table.status("1_gamma", "poison"), table.status("1_gamma", "invisibility")) == (0, 1, 0)
    table.to_round("gamma", 1).to_round("castle", 0)
    assert (table.damage("1_gamma"), table.status("1_gamma", "poison")) == (10, 0)


@rule("zod.round.10", "zod.abl.2")
def test_s36_a_cooldown_of_2_means_every_second_round() -> None:
    table = action(p0_alpha={"at": "8,9"}).do("ability:ram_charge")
    assert table.cooldown("0_alpha")[0] == 1, "it was 2, and its own round is over"
    table.to_round("castle", 0).to_round("alpha", 0)
    table.do("stop")
    assert "ability:ram_charge" not in table.options()
    assert table.why_not("ability:ram_charge") == ("zod.abl.2", "ram_charge is cooling down: 1 markers")
    table.to_round("alpha", 1)
    assert table.cooldown("0_alpha")[0] == 0


@rule("zod.round.11")
def test_s37_a_cooldown_that_waits_for_the_end_of_the_effect() -> None:
    table = action(p0_alpha={"level": 2}).do("ability:golden_fleece")
    assert (table.rf("0_alpha"), table.rm("0_alpha")) == (15, 15)
    assert "power_up" in next(item for item in table.zone(0, "board")["items"] if item["id"] == "piece:0_alpha")["marks"]
    assert table.cooldown("0_alpha")[1] == -1
    seen = []
    for _ in range(4):
        table.to_round("castle", 0).to_round("alpha", 1)
        seen.append((table.s.turn, table.rf("0_alpha"), table.cooldown("0_alpha")[1]))
    assert seen == [(4, 5, 2), (5, 5, 1), (6, 5, 0), (7, 5, 0)]


@rule("zod.xp.4", "zod.xp.8")
def test_s38_a_rise_keeps_the_damage() -> None:
    table = castle_round(xp=[450, 0], p0_alpha={"damage": 40}).to("castle_evolve").do("evolve:alpha")
    assert (table.s.level[0], table.s.xp[0], table.full("0_alpha"), table.left("0_alpha")) == (2, 250, 85, 45)
    assert table.options() == ["done", "evolve:beta", "evolve:gamma"]
    assert table.why_not("evolve:alpha") == ("zod.xp.4", "the next level costs 350 XP, you have 250")


@rule("zod.goal.1", "zod.goal.2", "zod.goal.3", "zod.goal.6")
def test_s39_the_castle_falls_and_the_game_ends_at_once() -> None:
    table = action(p0_alpha={"at": "4,16"}, p1_tower_alpha=GONE, p1_tower_beta=GONE, p1_castle={"damage": 185}).do("attack:basic", "die:20")
    assert table.s.agenda == []
    assert table.s.ranking() == [1, 2]
    assert table.kinds()[-2:] == ["castle_fell", "won"]


@rule("zod.bld.2")
def test_s40_a_castle_cannot_finish_a_castle() -> None:
    table = castle_round(p1_tower_alpha=GONE, p1_tower_beta=GONE, p1_castle={"damage": 195}).to("castle_attack").do("target:1_castle", "die:20")
    assert (table.left("1_castle"), table.at("1_castle") is not None) == (0, True)
    assert table.s.agenda


@rule("zod.rune.2", "zod.geo.7", "zod.xp.3")
def test_s41_the_allys_rune_goes_to_the_ally() -> None:
    table = action(seats=4, p0_alpha={"at": "17,6"}, p3_tower_alpha={"damage": 105}).do("attack:basic", "die:20")
    assert table.asked() == (2, "rune_assign")
    assert table.s.xp == [150, 0, 0, 0]
    table.do("assign:alpha")
    assert table.runes("2_alpha") == ["green"]
    assert table.s.agenda


@rule("zod.team.2", "zod.team.3", "zod.deck.8")
def test_s42_a_pair_goes_on_with_one_castle() -> None:
    table = castle_round(0, ["oracle"], seats=4, p0_castle=GONE, p0_tower_alpha=GONE, p0_tower_beta=GONE, p0_alpha={"limbo": 1}, p0_beta={"limbo": 2})
    assert table.point() == "castle_discard"
    table.do("done")
    assert table.point() == "castle_cards", "no draw, no revival"
    table.do("play:oracle")
    assert table.hand(0) == ""
    table.to_round("alpha", 0)
    assert table.told("castle_fired") == []
    assert table.point() == "limbo_cell"
    assert table.options() == ["cell:17,16", "cell:21,16", "cell:17,17", "cell:21,17"], "beside the castle of P3"


@rule("zod.goal.4", "zod.team.5")
def test_s42_the_pair_loses_with_its_second_castle() -> None:
    gone = dict.fromkeys(["p1_castle", "p1_tower_alpha", "p1_tower_beta", "p3_tower_alpha", "p3_tower_beta"], GONE)
    table = action(seats=4, p0_alpha={"at": "17,1"}, p3_castle={"damage": 165}, **gone).do("attack:basic", "die:20")
    assert table.s.ranking() == [1, 3, 1, 3]


@rule("zod.ffa.1", "zod.goal.5")
def test_s43_elimination_in_a_free_for_all() -> None:
    table = hero_round(
        "beta", 0, seats=4, options={"mode": "ffa"}, heroes=["astreia frixo quiron"], p0_beta={"at": "4,16"}, p1_tower_alpha=GONE, p1_tower_beta=GONE,
        p1_castle={"damage": 185},
    ).to("intz_action").do("attack:basic", "die:20")  # fmt: skip
    assert table.s.agenda
    assert [table.at(f"1_{name}") for name in ("alpha", "beta", "gamma", "guardian_alpha", "castle")] == [None] * 5
    rounds = [told["seat"] for told in table.to_round("castle", 0).told("round_began")]
    assert 1 not in rounds
    assert {2, 3} <= set(rounds)


@rule("zod.deck.4", "zod.deck.5", "zod.deck.6")
def test_s44_discard_draw_and_reshuffle() -> None:
    pile = "orc_shield orc_shield orc_shield ring_of_might ring_of_might ring_of_might war_axe war_axe war_axe magic_bow"
    table = castle_round(0, ["dodge plunder rust oracle"], draw_piles=["earthquake"], discards=[pile]).do("discard:dodge", "discard:plunder", "done")
    assert table.options() == ["draw:0", "draw:1", "draw:2", "draw:3"]
    assert table.why_not("draw:4") == ("zod.deck.5", "you hold 2 cards: you may draw up to 3 now")
    table.do("draw:3", "drawn:earthquake")
    assert table.told("reshuffled") == [{"seat": 0, "cards": 12}]
    table.do("drawn:war_axe", "drawn:dodge")
    assert (len(table.s.hands[0]), len(table.s.decks[0]), len(table.s.discards[0])) == (5, 10, 0)


@rule("zod.card.6")
def test_s45_counterspell() -> None:
    table = castle_round(0, ["zeus_bolt", "counterspell counterspell"]).to("castle_cards").do("play:zeus_bolt", "target:1_beta")
    assert table.asked() == (1, "react_counterspell")
    table.do("play:counterspell")
    assert table.damage("1_beta") == 0
    assert (table.pile(0), table.pile(1), table.hand(1)) == ("zeus_bolt", "counterspell", "counterspell")
    assert table.s.to_move() == 0


@rule("zod.ctr.2")
def test_s46_the_minotaur_pushes_who_attacked_it() -> None:
    table = action(p0_alpha={"at": "4,9"}).do("attack:basic", "die:20")
    assert table.left("1_guardian_alpha") == 55
    table.do("die:15")
    assert (table.damage("0_alpha"), table.at("0_alpha")) == (10, "4,8")


@rule("zod.round.6")
def test_s47_items_and_movement_in_either_order() -> None:
    speed = {"items": "speed_potion", "at": "5,4"}
    first = hero_round(p0_alpha=speed).do("items_first", "use_potion")
    assert first.mov("0_alpha") == 11
    assert first.point() == "intz_move"
    later = hero_round(p0_alpha=speed).do("move_first")
    assert later.point() == "intz_move"
    later.do("stop", "use_potion")
    assert later.s.active == 1, "there was no second movement"
    assert later.mov("0_alpha") == 8, "the round is over, and so is the modifier"

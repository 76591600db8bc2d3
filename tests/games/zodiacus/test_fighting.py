"""Attacks, opportunity attacks, counter-attacks, buildings, guardians, runes and powers."""

from __future__ import annotations

from typing import Any

from games.zodiacus.table import Table, action, castle_round, hero_round
from scenario import rule

GONE = {"gone": True}
TWO_RUNES: dict[str, Any] = {
    "land": ["green red"], "runes": ["green red blue yellow", "blue yellow green red"], "p1_guardian_alpha": GONE, "p1_guardian_beta": GONE,
}  # fmt: skip
"""P1 has defeated both guardians of P2, and their runes lie in his territory."""
NEAR: dict[str, Any] = {"p0_alpha": {"at": "6,8"}, "p1_beta": {"at": "6,9"}}


@rule("zod.atk.3")
def test_what_may_be_attacked() -> None:
    table = action(p0_alpha={"at": "8,9", "items": "magic_bow"}, p1_alpha={"at": "8,11", "invisibility": 3}, p1_gamma={"at": "9,11"}).do("attack:magic_bow")
    assert "target:1_alpha" not in table.options()
    assert {"target:1_gamma", "target:1_tower_alpha"} <= set(table.options())
    assert table.why_not("target:1_castle")[0] == "zod.goal.2"
    assert table.why_not("target:1_alpha")[0] == "zod.stat.5"
    assert table.why_not("target:1_tower_beta") == ("zod.atk.2", "the distance is 10, the range is 4")


@rule("zod.atk.7")
def test_intrepidos_attack_buildings_with_attacks_and_abilities() -> None:
    table = action(p0_alpha={"at": "4,16"}, p1_tower_alpha=GONE, p1_tower_beta=GONE).do("ability:ram_charge", "target:1_castle")
    assert table.damage("1_castle") == 10
    table = action(p0_alpha={"at": "4,16"}, p1_tower_alpha=GONE, p1_tower_beta=GONE).do("attack:basic", "die:20")
    assert table.damage("1_castle") == 15


@rule("zod.atk.9")
def test_the_sequence_of_an_attack() -> None:
    poisoned = {"at": "6,8", "items": "poison_dagger"}
    table = action(p0_alpha=poisoned, p1_beta={"at": "6,9"}, hands=["", "dodge"]).do("attack:poison_dagger")
    assert table.asked() == (1, "react_dodge"), "before the roll"
    table.do("decline", "die:15")
    assert table.asked() == (1, "react_counter")
    assert [kind for kind in table.kinds() if kind in ("attacked", "rolled", "hurt", "afflicted")] == ["attacked", "rolled", "hurt", "afflicted"]
    assert table.status("1_beta", "poison") == 2


@rule("zod.atk.10")
def test_the_paralysed_do_not_attack_and_the_silenced_not_with_magic() -> None:
    weak = {"at": "6,8", "items": "apprentice_staff", "silence": 1}
    table = action(p0_alpha=weak, p1_beta={"at": "6,9"})
    assert table.options() == ["pass", "attack:basic"]
    assert table.why_not("attack:apprentice_staff")[0] == "zod.stat.3"
    lame = action(p0_alpha={"at": "6,8", "paralysis": 1}, p1_beta={"at": "6,9"})
    assert lame.options() == ["pass", "ability:ram_charge"]


@rule("zod.atk.11")
def test_there_is_no_friendly_fire() -> None:
    table = action(
        seats=4,
        p0_alpha={"at": "6,8"},
        p1_beta={"at": "6,9"},
        p0_beta={"at": "5,8"},
        p2_beta={"at": "7,8"},
        heroes=["pleiades astreia quiron", "frixo carcino ganimedes"],
    )
    table.do("attack:basic")
    assert table.damage("0_beta") == table.damage("2_beta") == 0
    assert table.told("attacked")[0]["target"] == "1_beta", "the only legal target"
    area = action(
        p0_alpha={"at": "6,8", "level": 3}, p1_beta={"at": "6,9"}, p0_beta={"at": "5,8"}, heroes=["pleiades astreia quiron", "frixo carcino ganimedes"]
    )
    area.do("ability:stampede")
    assert (area.damage("0_beta"), area.damage("1_beta")) == (0, 20)


@rule("zod.atk.12")
def test_modifiers_add_up_but_never_below_their_floor() -> None:
    table = hero_round(p0_alpha={"mods": ["rf -10 2", "rf 3 2", "mov -20 2", "alvo -3 2"], "runes": "blue"}, p1_guardian_alpha=GONE, castles=["iron"])
    assert table.rf("0_alpha") == 3, "5 + 5 by the rune − 10 + 3"
    assert table.mov("0_alpha") == 0
    floor = action(p0_alpha={"at": "6,8", "mods": ["dmg -50 2", "alvo -3 2"]}, p1_beta={"at": "6,9"}).do("attack:basic", "die:25")
    assert floor.damage("1_beta") == 5, "raw damage 0, then the minimum"


@rule("zod.oa.4")
def test_a_weapon_may_be_used_for_an_opportunity_but_no_ability() -> None:
    table = hero_round(active=1, p0_alpha={"at": "6,8", "items": "long_spear", "level": 2}, p1_alpha={"at": "7,9"}).do("go:E")
    assert table.options() == ["decline", "attack:long_spear"]
    assert table.why_not("ability:ram_charge")[0] == "zod.oa.1"
    assert table.why_not("attack:basic")[0] == "zod.atk.2"


@rule("zod.oa.9")
def test_reactions_come_in_seat_order_and_only_from_those_able_to() -> None:
    table = hero_round(active=1, p0_alpha={"at": "6,8"}, p0_beta={"at": "5,9", "silence": 1}, p0_gamma={"at": "7,9"}, p1_alpha={"at": "6,9"}).do("go:N")
    assert table.s.agenda[-1].pack()[1] == 0
    table.do("decline")
    assert table.point() == "intz_move", "the silenced astreia and quiron, whose area is not left, are not asked"
    four = hero_round(active=1, seats=4, p0_alpha={"at": "6,8"}, p2_alpha={"at": "7,9"}, p1_alpha={"at": "6,9"}).do("go:N")
    assert four.s.to_move() == 2, "the seat after the active one comes first"
    assert four.do("decline").s.to_move() == 0


@rule("zod.oa.10")
def test_an_opportunity_attack_may_be_dodged_and_countered_and_leaves_the_action() -> None:
    table = hero_round(part="beta", active=1, hands=["", "dodge"], p0_alpha={"at": "6,8"}, p1_beta={"at": "6,9"}).to("intz_move").do("go:N", "attack:basic")
    assert table.asked() == (1, "react_dodge")
    table.do("decline", "die:20")
    assert table.asked() == (1, "react_counter")
    table.do("ability:pincer", "die:10")
    assert (table.damage("0_alpha"), table.at("1_beta")) == (10, "6,10")
    killer = hero_round(part="beta", active=1, p0_alpha={"at": "6,8"}, p1_beta={"at": "6,9", "damage": 75}).do("go:N", "attack:basic", "die:15")
    assert (killer.s.xp[0], killer.limbo("1_beta")) == (100, 2)


@rule("zod.oa.11", "zod.grd.4")
def test_towers_guardians_and_castles_never_act_by_themselves() -> None:
    table = hero_round(p0_alpha={"at": "8,9"}).do("go:S", "go:W")
    assert table.told("seized") == []
    assert table.told("attacked") == table.told("countered") == []


@rule("zod.oa.12")
def test_a_push_by_a_guardian_lets_its_owners_heroes_react() -> None:
    table = action(p0_alpha={"at": "4,9"}, p1_alpha={"at": "5,9"}).do("attack:basic", "target:1_guardian_alpha", "die:20", "die:15")
    assert table.asked() == (1, "react_opportunity")
    table.do("attack:basic", "die:15")
    assert table.at("0_alpha") == "4,8"
    free = action(seats=4, options={"mode": "ffa"}, p0_alpha={"at": "6,9"}, p1_alpha={"at": "6,10"}, p2_alpha={"at": "7,10"}, heroes=["frixo astreia quiron"])
    free.do("ability:ram_charge", "target:1_alpha")
    assert free.told("seized") == []
    assert free.point() != "react_opportunity", "third players get nothing from a push"


@rule("zod.oa.13")
def test_a_push_ends_with_the_death_of_the_pushed() -> None:
    table = action(p0_alpha={"at": "5,8"}, p1_beta={"at": "5,9", "damage": 65}, p0_gamma={"at": "5,5"}).do("ability:ram_charge", "attack:basic", "die:15")
    assert table.limbo("1_beta") == 2
    assert table.told("pushed") == []


@rule("zod.ctr.3")
def test_a_castle_attack_is_not_answered() -> None:
    table = castle_round().to("castle_attack").do("target:1_tower_alpha", "die:20")
    assert table.told("countered") == []
    assert table.damage("0_castle") == 0


@rule("zod.ctr.4", "zod.ctr.9")
def test_a_counter_attack_is_not_countered_and_there_is_only_one() -> None:
    gauntlet = {"at": "6,8", "level": 2, "items": "thorn_gauntlet"}
    table = action(p0_alpha=gauntlet, p1_beta={"at": "6,9", "level": 2, "items": "thorn_gauntlet"}).do("attack:basic", "die:20")
    assert table.options() == ["decline", "attack:thorn_gauntlet", "ability:pincer"]
    table.do("attack:thorn_gauntlet", "die:15")
    assert table.damage("0_alpha") == 10, "resistances apply"
    assert table.s.active == 1
    assert len(table.told("countered")) == 1


@rule("zod.ctr.5")
def test_countering_does_not_use_up_later_actions() -> None:
    table = action(**NEAR).do("attack:basic", "die:15", "ability:pincer", "die:10")
    table.to_round("beta", 1).do("stop")
    assert table.point() == "intz_action"
    assert "attack:basic" in table.options()


@rule("zod.ctr.6")
def test_only_marked_abilities_and_weapons_counter_within_their_range() -> None:
    table = action(p0_alpha={"at": "6,8", "items": "magic_bow"}, p1_beta={"at": "6,10"}).do("attack:magic_bow", "target:1_beta", "die:15")
    assert table.told("countered") == []
    assert table.s.active == 1, "nobody could be asked: the distance is 2"
    near = action(**NEAR).do("attack:basic", "die:15")
    assert near.why_not("attack:basic")[0] == "zod.ctr.6"
    near.do("ability:pincer", "die:15")
    assert (near.damage("0_alpha"), near.cooldown("1_beta")[0]) == (15, 1), "real damage; its cooldown begins"


@rule("zod.ctr.8")
def test_silence_and_paralysis_forbid_counters() -> None:
    for status in ("silence", "paralysis"):
        table = action(p0_alpha={"at": "6,8"}, p1_beta={"at": "6,9", status: 2}).do("attack:basic", "die:15")
        assert table.s.active == 1
        assert table.told("countered") == []


@rule("zod.ctr.10")
def test_a_counter_may_be_dodged_but_its_cooldown_is_spent() -> None:
    table = action(**NEAR, hands=["dodge", ""]).do("attack:basic", "die:15", "ability:pincer")
    assert table.asked() == (0, "react_dodge")
    table.do("play:dodge")
    assert (table.damage("0_alpha"), table.cooldown("1_beta")[0]) == (0, 1)
    tower = action(p0_alpha={"at": "8,9"}, towers=["stone_tower fire_tower", "shadow_tower fire_tower"], hands=["dodge", ""]).do(
        "attack:basic", "die:20", "play:dodge"
    )
    assert tower.status("0_alpha", "poison") == 0, "no ability after a dodged counter"


@rule("zod.ctr.11")
def test_a_dodged_attack_may_still_be_countered() -> None:
    table = action(**NEAR, hands=["", "dodge"]).do("attack:basic", "play:dodge")
    assert table.damage("1_beta") == 0
    assert table.asked() == (1, "react_counter")


@rule("zod.bld.5")
def test_the_castle_attack_meets_resistance_and_the_minimum() -> None:
    magic = castle_round(1).to("castle_attack").do("target:0_tower_beta", "die:20")
    assert magic.damage("0_tower_beta") == 15, "AM against rm 5"
    weak = castle_round(castles=["iron"]).to("castle_attack").do("target:1_tower_alpha", "die:5")
    assert weak.damage("1_tower_alpha") == 5, "5 against rf 10 is still 5"


@rule("zod.bld.7")
def test_castles_fire_at_buildings_only() -> None:
    table = castle_round(p1_alpha={"at": "6,4"}).to("castle_attack")
    assert table.options() == ["skip", "target:1_tower_alpha", "target:1_tower_beta"]
    assert table.why_not("target:1_alpha")[0] == table.why_not("target:1_guardian_alpha")[0] == "zod.bld.7"


@rule("zod.bld.9", "zod.grd.5")
def test_towers_fall_in_any_order_and_guardians_need_not_be_defeated() -> None:
    table = action(p0_alpha={"at": "3,13"}, p1_tower_beta={"damage": 85}).do("attack:basic", "die:20")
    assert table.at("1_tower_beta") is None
    assert table.at("1_tower_alpha")
    assert table.at("1_guardian_alpha")
    assert table.at("1_guardian_beta")


@rule("zod.bld.10")
def test_a_building_is_healed_also_from_0() -> None:
    table = castle_round(0, ["rebuild"], p0_tower_alpha={"damage": 110}).to("castle_cards").do("play:rebuild")
    assert table.left("0_tower_alpha") == 20


@rule("zod.grd.1")
def test_a_guardian_dies_of_anything() -> None:
    table = hero_round(p0_alpha={"at": "4,9", "level": 2, "items": "acid_flask"}, p1_guardian_alpha={"damage": 55})
    table.do("items_first", "use_potion")
    assert table.at("1_guardian_alpha") is None
    assert table.point() == "rune_assign"
    assert table.s.xp[0] == 120


@rule("zod.grd.2")
def test_guardians_are_hurt_by_abilities_and_healed_by_friends() -> None:
    hurt = action(p0_alpha={"at": "4,9"}).do("ability:ram_charge")
    assert hurt.damage("1_guardian_alpha") == 10
    heal = action(part="beta", p0_beta={"at": "3,4"}, p0_guardian_beta={"damage": 30}).do("ability:harvest", "die:15")
    assert heal.damage("0_guardian_beta") == 15


@rule("zod.grd.3")
def test_buildings_and_guardians_take_no_statuses() -> None:
    table = action(p0_alpha={"at": "8,9"}, heroes=["pleiades astreia quiron", "frixo carcino ganimedes"]).do("ability:headbutt")
    assert table.damage("1_tower_alpha") == 10
    assert table.told("afflicted") == []
    bolt = castle_round(0, ["plague"]).to("castle_cards").do("play:plague")
    assert bolt.why_not("target:1_tower_alpha")[0] == "zod.grd.3"


@rule("zod.rune.3")
def test_in_a_free_for_all_the_attacker_keeps_any_rune() -> None:
    table = action(seats=4, options={"mode": "ffa"}, p0_alpha={"at": "17,6"}, p3_tower_alpha={"damage": 105}).do("attack:basic", "die:20")
    assert table.asked() == (0, "rune_assign")


@rule("zod.rune.4")
def test_a_rune_is_assigned_at_once_and_for_good() -> None:
    table = action(p0_alpha={"at": "8,9"}, p1_tower_alpha={"damage": 105}).do("attack:basic", "die:20", "assign:gamma")
    assert table.told("gave_rune") == [{"seat": 0, "colour": "green", "home": "gamma"}]
    assert table.runes("0_gamma") == ["green"]
    table.to_round("castle", 0)
    assert table.runes("0_gamma") == ["green"]


@rule("zod.rune.7")
def test_rune_bonuses_last_through_limbo_and_the_fall_of_the_castle() -> None:
    lost: dict[str, Any] = {"p0_castle": GONE, "p0_tower_alpha": GONE, "p0_tower_beta": GONE}
    table = castle_round(seats=4, p0_alpha={"limbo": 2, "runes": "green"}, p1_tower_alpha=GONE, **lost)
    assert table.full("0_alpha") == 75
    fallen: dict[str, Any] = {"p1_tower_alpha": GONE, "p2_tower_alpha": GONE}
    free = castle_round(seats=4, options={"mode": "ffa"}, p0_alpha={"runes": "green green"}, **fallen)
    assert free.full("0_alpha") == 80
    star: dict[str, Any] = {"seats": 4, "options": {"mode": "ffa"}, "castles": ["star"], "p0_alpha": {"damage": 60, "runes": "green green"}, **fallen}
    healed = castle_round(0, ["asclepius_blessing"], **star).to("castle_cards").do("play:asclepius_blessing", "die:20")
    assert healed.damage("0_alpha") == 30, "20, and 5 for each of the two"


@rule("zod.rune.9", "zod.rune.11")
def test_an_active_power_is_used_in_the_castle_round_with_a_target() -> None:
    fire = castle_round(territories=["fire_lands"], **TWO_RUNES).to("castle_power").do("use")
    assert fire.options() == ["target:1_alpha", "target:1_beta", "target:1_gamma"]
    fire.do("target:1_beta")
    assert (fire.damage("1_beta"), fire.s.power_wait[0]) == (15, 2)
    ice: dict[str, Any] = {"territories": ["ice_lands"], **TWO_RUNES}
    nobody = castle_round(**ice).to_round("alpha", 0)
    assert nobody.told("used_power") == []
    there = castle_round(**ice, p1_alpha={"at": "6,8"}, hands=["", "counterspell"]).to("castle_power").do("use")
    assert (there.mov("1_alpha"), there.mov("1_beta")) == (3, 5)
    assert there.point() != "react_counterspell"
    one = castle_round(territories=["fire_lands"], land=["green"], p1_tower_alpha=GONE).to_round("alpha", 0)
    assert one.told("used_power") == []


@rule("zod.rune.10")
def test_a_power_is_no_intrepidos_blow() -> None:
    table = castle_round(territories=["fire_lands"], **TWO_RUNES, p1_alpha={"damage": 70}).to("castle_power").do("use", "target:1_alpha")
    assert table.limbo("1_alpha") == 2
    assert table.s.xp[0] == 100, "its owner is the source"
    assert table.s.felled == [0, 0]


@rule("zod.limbo.1", "zod.limbo.7")
def test_an_intrepido_without_life_leaves_the_board_and_loses_its_items() -> None:
    victim = {"at": "6,9", "damage": 70, "items": "orc_shield short_sword life_potion"}
    table = action(p0_alpha={"at": "6,8"}, p1_beta=victim).do("attack:basic", "die:20")
    assert (table.at("1_beta"), table.limbo("1_beta")) == (None, 2)
    assert table.items("1_beta") == []
    assert table.pile(1) == "orc_shield short_sword life_potion"


@rule("zod.limbo.8")
def test_the_dead_keep_level_runes_and_cooldowns_and_nothing_else() -> None:
    victim = {"at": "6,9", "level": 2, "damage": 90, "runes": "green", "cooldown": [0, 3, 0], "silence": 4, "mods": ["rf -5 4"]}
    table = action(p0_alpha={"at": "6,8"}, p1_beta=victim, p0_tower_alpha=GONE).do("attack:basic", "die:25")
    assert (table.s.level[4], table.runes("1_beta"), table.cooldown("1_beta")[1] >= 2) == (2, ["green"], True)
    assert (table.status("1_beta", "silence"), table.s.mods[4], table.damage("1_beta")) == (0, [], 0)


@rule("zod.limbo.9")
def test_who_is_in_limbo_is_not_on_the_board() -> None:
    table = castle_round(0, ["zeus_bolt"], p1_beta={"limbo": 2}).to("castle_cards").do("play:zeus_bolt")
    assert table.why_not("target:1_beta")[0] == "zod.limbo.9"
    assert table.options() == ["target:1_alpha", "target:1_gamma"]


@rule("zod.limbo.10")
def test_cards_are_played_in_the_round_of_the_dead() -> None:
    table = hero_round(hands=["oracle"], p0_alpha={"limbo": 3, "level": 2})
    assert table.asked() == (0, "intz_cards")
    table.do("done")
    assert table.limbo("0_alpha") == 2


@rule("zod.limbo.11")
def test_limbo_spaces_are_fixed_at_death() -> None:
    styx: dict[str, Any] = {"territories": ["styx_banks"], **TWO_RUNES, "land": ["green red blue"], "p1_tower_alpha": GONE}
    coin = castle_round(**styx, p0_alpha={"limbo": 2}, xp=[200, 0]).to("castle_evolve").do("evolve:alpha")
    assert coin.limbo("0_alpha") == 2
    dying = hero_round(active=1, **styx, p0_alpha={"at": "6,8", "damage": 65}, p1_alpha={"at": "6,9"})
    dying.to("intz_action").do("attack:basic", "die:15")
    assert dying.limbo("0_alpha") == 1, "space = level with the coin of Charon"


@rule("zod.limbo.6")
def test_where_one_returns() -> None:
    full: dict[str, Any] = {"p0_beta": {"at": "5,2"}, "p0_gamma": {"at": "6,2"}, "p1_alpha": {"at": "4,0"}, "p1_beta": {"at": "8,1"}}
    table = hero_round(p0_alpha={"limbo": 1}, **full)
    assert table.options() == ["cell:8,0", "cell:4,1", "cell:7,2"]
    assert table.why_not("cell:5,2")[0] == "zod.move.3"
    assert table.why_not("cell:6,5")[0] == "zod.limbo.6"


@rule("zod.ffa.3")
def test_an_eliminated_players_cards_join_the_shared_pile_and_his_poison_pays_nobody() -> None:
    free = {"mode": "ffa", "deck_mode": "shared"}
    table = action(
        seats=4, options=free, hands=["", "oracle"], p0_alpha={"at": "4,16"}, p1_alpha={"at": "7,15", "items": "orc_shield"}, p1_tower_alpha=GONE,
        p1_tower_beta=GONE, p1_castle={"damage": 185}, p2_alpha={"damage": 70, "poison": [2, 5, 1]},
    ).do("attack:basic", "die:20")  # fmt: skip
    assert table.pile(0) == "orc_shield oracle"
    table.to_round("alpha", 3)
    assert table.limbo("2_alpha") > 0
    assert table.s.xp == [0, 0, 0, 0]
    assert table.told("gained_rune") == []


@rule("zod.goal.3", "zod.goal.6")
def test_nothing_is_resolved_after_the_end() -> None:
    table = action(p0_alpha={"at": "4,16"}, p1_tower_alpha=GONE, p1_tower_beta=GONE, p1_castle={"damage": 185}, hands=["", "dodge"]).do(
        "attack:basic", "die:20"
    )
    assert table.told("gained_xp") == [], "castles give no XP"
    assert table.view(None)["over"]


def test_the_whole_fixture_stands() -> None:
    assert Table({}).point() == "castle_draw"

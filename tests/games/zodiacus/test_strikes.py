"""Who may strike, who may strike back, and when nobody may: the edges of attacks, counter-attacks and opportunity attacks."""

from __future__ import annotations

from typing import Any

from games.zodiacus.table import Table, action, castle_round, hero_round
from scenario import rule

GONE = {"gone": True}
NEAR: dict[str, Any] = {"p0_alpha": {"at": "6,8"}, "p1_beta": {"at": "6,9"}}


def is_over(table: Table) -> bool:
    """Has P1's round ended, with nothing left to roll or to answer?"""
    return table.s.active == 1 and table.s.to_move() == 1


@rule("zod.ctr.10", "zod.card.6")
def test_a_dodged_counter_is_not_even_rolled() -> None:
    pincer = action(**NEAR, hands=["dodge"]).do("attack:basic", "die:15", "ability:pincer", "play:dodge")
    assert (is_over(pincer), pincer.damage("0_alpha"), len(pincer.told("rolled"))) == (True, 0, 1)
    tower = action(p0_alpha={"at": "8,9"}, hands=["dodge"]).do("attack:basic", "die:20", "play:dodge")
    assert (is_over(tower), tower.damage("0_alpha"), len(tower.told("rolled"))) == (True, 0, 1)
    thorny = {"at": "6,9", "level": 2, "items": "thorn_gauntlet"}
    thorn = action(p0_alpha={"at": "6,8"}, p1_alpha=thorny, hands=["dodge"]).do("attack:basic", "die:15", "attack:thorn_gauntlet", "play:dodge")
    assert (is_over(thorn), thorn.damage("0_alpha"), len(thorn.told("rolled"))) == (True, 0, 1)
    declined = action(p0_alpha={"at": "6,8"}, p1_alpha=thorny, hands=["dodge"]).do("attack:basic", "die:15", "attack:thorn_gauntlet", "decline", "die:15")
    assert declined.damage("0_alpha") == 10


@rule("zod.ctr.11", "zod.atk.9")
def test_a_dodged_attack_is_not_rolled_and_leaves_no_rider() -> None:
    dagger = {"at": "6,8", "items": "poison_dagger"}
    table = action(p0_alpha=dagger, p1_alpha={"at": "6,9"}, hands=["", "dodge"]).do("attack:poison_dagger", "play:dodge")
    assert (is_over(table), table.damage("1_alpha"), table.status("1_alpha", "poison"), table.told("rolled")) == (True, 0, 0, [])
    assert table.pile(1) == "dodge"
    after = action(**NEAR, hands=["", "dodge"]).do("attack:basic", "play:dodge", "ability:pincer", "die:10")
    assert (after.damage("0_alpha"), after.damage("1_beta")) == (10, 0), "the counter is not negated with the attack"


@rule("zod.ctr.7")
def test_who_falls_to_the_attack_does_not_answer() -> None:
    dead = action(p0_alpha={"at": "6,8"}, p1_beta={"at": "6,9", "damage": 75}).do("attack:basic", "die:15")
    assert (dead.limbo("1_beta"), is_over(dead), dead.told("countered")) == (2, True, [])
    tower = action(p0_alpha={"at": "8,9"}, p1_tower_alpha={"damage": 100}).do("attack:basic", "die:20", "assign:territory")
    assert (is_over(tower), tower.damage("0_alpha"), tower.told("countered")) == (True, 0, [])
    guardian = action(p0_alpha={"at": "4,9"}, p1_guardian_alpha={"damage": 60}).do("attack:basic", "die:20", "assign:territory")
    assert (is_over(guardian), guardian.damage("0_alpha"), guardian.told("countered")) == (True, 0, [])


@rule("zod.ctr.2", "zod.ctr.3")
def test_an_attacked_castle_does_not_answer_but_every_tower_does_at_any_distance() -> None:
    castle = action(p0_alpha={"at": "4,16"}, p1_tower_alpha=GONE, p1_tower_beta=GONE).do("attack:basic", "die:20")
    assert (castle.damage("1_castle"), is_over(castle), castle.told("countered")) == (15, True, [])
    bow = action(p0_alpha={"at": "8,6", "items": "magic_bow"}).do("attack:magic_bow", "die:15", "die:10")
    assert (bow.damage("1_tower_alpha"), bow.damage("0_alpha")) == (5, 5), "at distance 4; 10 − rf 5"


@rule("zod.ctr.6", "zod.ctr.8")
def test_a_counter_weapon_answers_beside_its_bearer_whoever_that_is() -> None:
    thorny: dict[str, Any] = {"at": "6,9", "level": 2, "items": "thorn_gauntlet"}
    table = action(p0_alpha={"at": "6,8"}, p1_alpha=thorny).do("attack:basic", "die:15")
    assert (table.asked(), table.options()) == ((1, "react_counter"), ["decline", "attack:thorn_gauntlet"])
    assert table.why_not("attack:short_sword")[0] == "zod.atk.1"
    assert table.why_not("ability:stampede")[0] == "zod.xp.7"
    assert table.why_not("ability:headbutt")[0] == "zod.ctr.6"
    assert table.do("attack:thorn_gauntlet", "die:20").damage("0_alpha") == 15, "blue, against rf 5"
    second = action(p0_alpha={"at": "6,8"}, p1_alpha={**thorny, "items": "orc_shield thorn_gauntlet"}).do("attack:basic", "die:15")
    assert second.point() == "react_counter", "in either place"
    far = action(p0_alpha={"at": "6,7", "items": "magic_bow"}, p1_alpha=thorny).do("attack:magic_bow", "die:15")
    assert is_over(far), "distance 2"
    silent = action(p0_alpha={"at": "6,8"}, p1_alpha={**thorny, "silence": 2}).do("attack:basic", "die:15")
    assert silent.options() == ["decline", "attack:thorn_gauntlet"], "silence leaves the gauntlet"
    lame = action(p0_alpha={"at": "6,8"}, p1_alpha={**thorny, "paralysis": 2}).do("attack:basic", "die:15")
    assert is_over(lame)
    crab = action(p0_alpha={"at": "6,8"}, p1_beta={**thorny, "silence": 2}).do("attack:basic", "die:15")
    assert crab.options() == ["decline", "attack:thorn_gauntlet"]
    assert crab.why_not("ability:pincer")[0] == "zod.stat.3"


@rule("zod.ctr.6", "zod.abl.2")
def test_a_counter_ability_that_cools_down_is_not_used_again() -> None:
    table = action(p0_alpha={"at": "6,8"}, p1_beta={"at": "6,9", "level": 2, "items": "thorn_gauntlet", "cooldown": [1, 0, 0]}).do("attack:basic", "die:15")
    assert table.options() == ["decline", "attack:thorn_gauntlet"]
    assert table.why_not("ability:pincer") == ("zod.abl.2", "pincer is cooling down: 1 markers")
    only = action(p0_alpha={"at": "6,8"}, p1_beta={"at": "6,9", "cooldown": [1, 0, 0]}).do("attack:basic", "die:15")
    assert is_over(only)


@rule("zod.ctr.9", "zod.ctr.4")
def test_after_a_counter_the_attack_is_over() -> None:
    table = action(**NEAR).do("attack:basic", "die:15", "ability:pincer", "die:10")
    assert (is_over(table), len(table.told("countered"))) == (True, 1)
    crab = action(
        heroes=["carcino astreia quiron", "frixo pleiades ganimedes"], p0_alpha={"at": "6,8"}, p1_alpha={"at": "6,9", "level": 2, "items": "thorn_gauntlet"}
    )
    crab.do("attack:basic", "die:15", "attack:thorn_gauntlet", "die:15")
    assert (is_over(crab), crab.damage("0_alpha")) == (True, 10), "nobody pinches back at a counter-attack"


@rule("zod.oa.8", "zod.stat.5")
def test_nobody_strikes_at_the_invisible_who_leaves() -> None:
    table = hero_round(active=1, p0_alpha={"at": "6,8"}, p1_alpha={"at": "6,9", "invisibility": 3}).do("go:N")
    assert (table.asked(), table.at("1_alpha")) == ((1, "intz_move"), "6,10")
    hidden = hero_round(active=1, heroes=["frixo astreia quiron", "vega carcino ganimedes"], p0_alpha={"at": "6,4"}, p1_alpha={"at": "6,3", "level": 2})
    assert hidden.do("go:W").asked() == (1, "intz_move"), "from within an obstacle"
    enters = hero_round(active=1, heroes=["frixo astreia quiron", "vega carcino ganimedes"], p0_alpha={"at": "5,4"}, p1_alpha={"at": "5,3", "level": 2})
    assert enters.do("go:E").asked() == (0, "react_opportunity"), "judged on the cell that is left, not on the obstacle entered"


@rule("zod.oa.2", "zod.oa.9")
def test_only_a_step_out_of_the_area_provokes_and_only_those_on_the_board() -> None:
    inside = hero_round(active=1, p0_gamma={"at": "6,6", "items": "climbing_boots", "level": 2}, p1_alpha={"at": "6,9"}).do("go:E")
    assert inside.asked() == (1, "intz_move"), "from distance 3 to 4, which quiron still reaches"
    assert inside.do("go:E").asked() == (0, "react_opportunity")
    dead = hero_round(active=1, p0_alpha={"limbo": 2}, p1_alpha={"at": "5,3"}).do("go:W")
    assert dead.asked() == (1, "intz_move")


@rule("zod.oa.7", "zod.oa.12")
def test_a_push_is_answered_by_the_pushers_side_and_never_by_third_players() -> None:
    around: dict[str, Any] = {"p0_alpha": {"at": "5,8"}, "p1_beta": {"at": "5,9"}, "p2_alpha": {"at": "6,9"}, "seats": 4}
    pair = action(**around).do("ability:ram_charge")
    assert pair.asked() == (2, "react_opportunity"), "an ally of the pusher"
    assert pair.do("decline").at("1_beta") == "5,11"
    free = action(**around, options={"mode": "ffa"}).do("ability:ram_charge", "target:1_beta")
    assert (free.at("1_beta"), free.s.active) == ("5,11", 1), "nobody was asked"
    wind = castle_round(0, ["north_wind"], p0_alpha={"at": "5,8"}, p1_beta={"at": "5,9"}).to("castle_cards").do("play:north_wind", "target:1_beta", "go:N")
    assert wind.asked() == (0, "react_opportunity"), "with a card every friendly intrépido may react"
    walked = hero_round("beta", 1, p1_beta={"at": "5,9"}, p0_alpha={"at": "5,8"}, p1_alpha={"at": "6,9"}).do("go:N")
    assert walked.s.to_move() == 0, "a walker is struck by enemies, not by friends"


@rule("zod.oa.7")
def test_every_step_of_a_push_is_asked_about() -> None:
    table = action(p0_alpha={"at": "5,8"}, p1_beta={"at": "5,9"}, p0_gamma={"at": "5,6"}).do("ability:ram_charge")
    assert (table.asked(), table.at("1_beta")) == ((0, "react_opportunity"), "5,10"), "quiron's area is left with the second step"
    assert table.do("attack:basic", "die:15").at("1_beta") == "5,11"


@rule("zod.oa.5", "zod.oa.7")
def test_a_push_is_no_second_chance_in_the_same_turn() -> None:
    spent = {"at": "5,5", "reacted": 1}
    table = action(p0_alpha={"at": "5,8"}, p1_beta={"at": "5,9"}, p0_gamma=spent).do("ability:ram_charge")
    assert (table.at("1_beta"), is_over(table)) == ("5,11", True)
    own = hero_round("gamma", 0, p0_gamma={"at": "5,5", "reacted": 1}, p1_beta={"at": "5,9"}).to("intz_action")
    assert "attack:basic" in own.options(), "it does not use up the own action"


@rule("zod.card.6")
def test_the_last_breath_is_drawn_only_when_life_would_reach_0() -> None:
    hurt = action(p0_alpha={"at": "6,8"}, p1_alpha={"at": "6,9", "damage": 60}, hands=["", "last_breath"]).do("attack:basic", "die:20")
    assert (hurt.damage("1_alpha"), is_over(hurt)) == (75, True), "5 life left: nobody is asked"
    exact = action(p0_alpha={"at": "6,8"}, p1_alpha={"at": "6,9", "damage": 65}, hands=["", "last_breath"]).do("attack:basic", "die:20")
    assert exact.asked() == (1, "react_last_breath"), "exactly 0"
    assert exact.do("decline").at("1_alpha") is None
    unseen = hero_round("alpha", 1, p1_alpha={"damage": 75, "poison": [2, 10, 0], "invisibility": 3}, hands=["", "last_breath"]).to_round("beta", 0)
    assert unseen.hand(1) == "last_breath", "no damage, no last breath"


@rule("zod.stat.4", "zod.round.8")
def test_poison_ticks_before_regeneration() -> None:
    iron: dict[str, Any] = {"castles": ["iron"], "p1_tower_alpha": GONE}
    table = hero_round(**iron, p0_alpha={"runes": "green", "damage": 60, "poison": [2, 10, 1]}).to_round("alpha", 1)
    assert table.limbo("0_alpha") == 2, "70 of 70: regeneration came too late"
    lives = hero_round(**iron, p0_alpha={"runes": "green", "damage": 55, "poison": [2, 10, 1]}).to_round("alpha", 1)
    assert lives.damage("0_alpha") == 60


@rule("zod.atk.12", "zod.atk.4", "zod.item.8")
def test_bonuses_add_to_weapons_and_basic_attacks_alike() -> None:
    might = {"at": "6,8", "level": 2, "items": "ring_of_might short_sword", "mods": ["dmg 10 2"]}
    assert action(p0_alpha=might, p1_beta={"at": "6,9"}).do("attack:short_sword", "die:20").damage("1_beta") == 30, "20 + 5 + 10 − rf 5"
    assert action(p0_alpha=might, p1_beta={"at": "6,9"}).do("attack:basic", "die:20").damage("1_beta") == 30
    assert action(p0_alpha=might, p1_beta={"at": "6,9"}).do("ability:ram_charge").damage("1_beta") == 10, "an ability is no attack"

"""What each of the 36 abilities does, intrépido by intrépido: whom it reaches, its damage, its riders, its cooldown."""

from __future__ import annotations

from typing import Any

from games.zodiacus.table import Table, action, hero_round
from scenario import rule

GONE = {"gone": True}


def of(trio: str, **more: Any) -> Table:
    """The action step of P1's alpha, the first of this trio."""
    return action(heroes=[trio], **more)


@rule("zod.atk.8", "zod.oa.7", "zod.xp.7")
def test_frixo_rams_pushes_and_rages() -> None:
    table = of("frixo astreia quiron", p0_alpha={"at": "4,4"}, p1_beta={"at": "5,5"}, p0_beta={"at": "0,1"}).do("ability:ram_charge")
    assert (table.damage("1_beta"), table.asked(), table.options()) == (10, (0, "effect_dir"), ["go:N", "go:E"]), "both differences are equal"
    assert table.why_not("go:S")[0] == table.why_not("go:W")[0]
    assert table.do("go:E").at("1_beta") == "7,5", "two steps"
    far = of("frixo astreia quiron", p0_alpha={"at": "4,4"}, p1_beta={"at": "5,6"}, p1_alpha={"at": "4,5"}).do("ability:ram_charge")
    assert (far.damage("1_alpha"), far.damage("1_beta"), far.at("1_alpha")) == (10, 0, "4,6"), "distance 3 is too far; the own tower stops the push"
    fury = of("frixo astreia quiron", p0_alpha={"at": "6,8", "level": 3}, p1_beta={"at": "6,9"}).do("ability:aries_fury", "die:20", "die:25")
    assert (fury.damage("1_beta"), fury.told("countered")) == (45, []), "two yellow dice, no resistance, no answer"
    assert fury.cooldown("0_alpha") == [0, 0, 2], "3 markers, one of them gone with this round"


@rule("zod.stat.6", "zod.abl.3", "zod.stat.5")
def test_pleiades_stuns_heals_and_tramples() -> None:
    trio = "pleiades astreia quiron"
    table = of(trio, p0_alpha={"at": "6,8"}, p1_beta={"at": "6,9"}).do("ability:headbutt")
    assert (table.damage("1_beta"), table.status("1_beta", "paralysis"), table.cooldown("0_alpha")[0]) == (10, 1, 2)
    hurt: dict[str, Any] = {"p0_alpha": {"at": "6,8", "level": 2, "damage": 30}, "p0_beta": {"at": "5,7", "damage": 20, "invisibility": 4}}
    sisters = of(trio, **hurt, p0_gamma={"at": "6,5", "damage": 20}, p1_beta={"at": "6,9", "damage": 20}).do("ability:seven_sisters")
    assert [sisters.damage(name) for name in ("0_alpha", "0_beta", "0_gamma", "1_beta")] == [20, 10, 20, 20], "friends within 2, also the invisible"
    pair = of(trio, seats=4, p0_alpha={"at": "6,8", "level": 2}, p2_alpha={"at": "7,8", "damage": 20}).do("ability:seven_sisters")
    assert (pair.damage("2_alpha"), pair.cooldown("0_alpha")[1]) == (10, 2)
    foes: dict[str, Any] = {"p1_beta": {"at": "7,9"}, "p1_gamma": {"at": "9,9"}, "p1_alpha": {"at": "8,7"}, "p0_guardian_alpha": GONE}
    stampede = of(trio, p0_alpha={"at": "8,9", "level": 3}, **foes).do("ability:stampede")
    assert [stampede.damage(name) for name in ("1_alpha", "1_beta", "1_gamma", "1_tower_alpha")] == [0, 20, 20, 20]
    assert [stampede.at(name) for name in ("1_beta", "1_gamma", "1_tower_alpha")] == ["6,9", "9,9", "8,10"], "an obstacle stops one, a tower stays"
    assert stampede.cooldown("0_alpha")[2] == 2


@rule("zod.stat.6", "zod.oa.6", "zod.comp.11")
def test_dioscuro_strikes_twice_changes_places_and_shares_his_life() -> None:
    trio = "dioscuro astreia quiron"
    strike = of(trio, p0_alpha={"at": "6,8"}, p1_beta={"at": "6,9"}).do("ability:twin_strike", "die:15", "die:10")
    assert (strike.damage("1_beta"), strike.cooldown("0_alpha")[0]) == (25, 1)
    spread: dict[str, Any] = {"p0_beta": {"at": "6,2", "paralysis": 3}, "p0_gamma": {"at": "12,7"}, "p1_beta": {"at": "6,9"}}
    swap = of(trio, p0_alpha={"at": "6,8", "level": 2}, **spread).do("ability:brother_swap")
    assert (swap.at("0_alpha"), swap.at("0_beta"), swap.told("seized")) == ("6,2", "6,8", []), "distance 6; quiron at distance 7 could not be chosen"
    assert swap.cooldown("0_alpha")[1] == 2
    lame = of(trio, p0_alpha={"at": "6,8", "level": 2, "paralysis": 2}, p1_beta={"at": "6,9"})
    assert lame.options() == ["pass", "ability:twin_strike"]
    assert lame.why_not("ability:brother_swap")[0] == "zod.stat.6"
    hurt = {"p0_beta": {"at": "6,4", "damage": 40}, "p0_gamma": {"at": "6,2", "damage": 40}}
    shared = of(trio, p0_alpha={"at": "6,8", "level": 3, "damage": 30}, **hurt).do("ability:shared_immortality", "die:25")
    assert [shared.damage(name) for name in ("0_alpha", "0_beta", "0_gamma")] == [20, 15, 40], "1R for one within 4, 10 for himself"
    assert shared.cooldown("0_alpha")[2] == 2


@rule("zod.abl.1", "zod.round.8")
def test_carcino_sheds_what_weakens_him_and_calls_the_tide() -> None:
    trio = "carcino astreia quiron"
    ill = {"at": "6,8", "level": 2, "poison": [3, 10, 1], "paralysis": 2, "mods": ["mov -2 3", "rm 5 3"], "invisibility": 3}
    table = of(trio, p0_alpha=ill).do("ability:carapace")
    assert [table.status("0_alpha", name) for name in ("poison", "paralysis", "invisibility")] == [0, 0, 2], "buffs stay"
    assert (table.damage("0_alpha"), table.mov("0_alpha"), table.rf("0_alpha"), table.rm("0_alpha")) == (0, 5, 20, 10)
    assert table.to_round("castle", 0).to_round("alpha", 1).rf("0_alpha") == 10, "two markers: this round and the next"
    foes: dict[str, Any] = {"p1_alpha": {"at": "6,10"}, "p1_beta": {"at": "5,10"}, "p1_gamma": {"at": "6,9", "invisibility": 4}}
    tide = of(trio, p0_alpha={"at": "6,8", "level": 3}, **foes).do("ability:high_tide")
    assert [tide.damage(name) for name in ("1_alpha", "1_beta", "1_gamma", "1_tower_alpha")] == [15, 0, 0, 0], "within 2, the visible only"
    assert tide.mov("1_alpha") == 4
    assert tide.to_round("beta", 0).mov("1_alpha") == 6


@rule("zod.stat.3", "zod.obs.10", "zod.oa.6")
def test_nemeu_roars_and_leaps() -> None:
    trio = "nemeu astreia quiron"
    table = of(trio, p0_alpha={"at": "6,8"}, p1_alpha={"at": "6,9"}, p1_gamma={"at": "6,10", "level": 1}).do("ability:roar", "target:1_alpha")
    assert (table.damage("1_alpha"), table.status("1_alpha", "silence"), table.status("1_gamma", "silence")) == (0, 1, 0)
    table.do("stop")
    assert table.options() == ["pass", "attack:basic"]
    assert table.do("attack:basic", "die:20").damage("0_alpha") == 10, "20 − 5 − rf 5"
    lion: dict[str, Any] = {"p0_alpha": {"at": "4,5", "level": 3}, "p1_beta": {"at": "6,5"}, "p1_alpha": {"at": "4,6"}}
    leap = of(trio, **lion).do("ability:kings_pounce", "target:1_beta", "cell:5,5")
    assert (leap.at("0_alpha"), leap.told("seized"), leap.point()) == ("5,5", [], ""), "nobody strikes at who leaps away; now the dice"
    assert leap.do("die:25", "die:20").damage("1_beta") == 45
    lame = of(trio, p0_alpha={"at": "4,5", "level": 3, "paralysis": 2}, p1_alpha={"at": "4,6"})
    assert lame.why_not("ability:kings_pounce")[0] == "zod.stat.6"
    climber = {"at": "7,5", "level": 3, "items": "climbing_boots"}
    into = of(trio, p0_alpha=climber, p1_beta={"at": "6,5"}, p0_beta={"at": "6,4"}, p0_gamma={"at": "5,5"}).do("ability:kings_pounce")
    assert into.options() == ["cell:7,5", "cell:6,6"], "his own cell counts as free"
    into.do("cell:6,6", "die:20", "die:20")
    assert (into.at("0_alpha"), into.hidden("0_alpha")) == ("6,6", False), "a hostile leap into an obstacle does not hide"


@rule("zod.grd.2", "zod.abl.4")
def test_astreia_harvests_cleanses_and_judges() -> None:
    trio = "astreia frixo quiron"
    table = of(trio, p0_alpha={"at": "6,5"}, p0_beta={"at": "6,8", "damage": 30}, p0_gamma={"at": "7,8", "damage": 30}).do("ability:harvest", "die:15")
    assert (table.damage("0_beta"), table.damage("0_gamma"), table.cooldown("0_alpha")[0]) == (15, 30, 1), "distance 3, not 4"
    nobody = of(trio, p0_alpha={"at": "6,5"}, p1_beta={"at": "6,6", "damage": 20, "items": "climbing_boots", "level": 2, "revealed": 1})
    assert nobody.why_not("ability:harvest")[0] == "zod.card.5", "nobody of hers is hurt"
    ill = {"at": "6,9", "damage": 30, "silence": 3, "poison": [3, 5, 1], "mods": ["dmg -5 3"]}
    pure = of(trio, p0_alpha={"at": "6,5", "level": 2}, p0_beta=ill).do("ability:purity", "target:0_beta")
    assert (pure.damage("0_beta"), pure.status("0_beta", "silence"), pure.status("0_beta", "poison"), pure.s.mods[1]) == (20, 0, 0, [])
    judged = of(trio, p0_alpha={"at": "6,5", "level": 3}, p1_beta={"at": "6,9"}).do("ability:star_judgement", "die:5", "die:30")
    assert (judged.damage("1_beta"), judged.cooldown("0_alpha")[2]) == (35, 2)


@rule("zod.abl.3", "zod.abl.5", "zod.stat.6")
def test_temis_weighs_sentences_and_levels() -> None:
    trio = "temis frixo quiron"
    table = of(trio, p0_alpha={"at": "6,5", "damage": 30}, p1_beta={"at": "6,8"}).do("ability:scales")
    assert (table.damage("1_beta"), table.damage("0_alpha")) == (10, 20)
    kill = of(trio, p0_alpha={"at": "6,5", "damage": 30}, p1_beta={"at": "6,8", "damage": 75}).do("ability:scales")
    assert (kill.limbo("1_beta"), kill.damage("0_alpha"), kill.s.xp[0]) == (2, 20, 100), "parts for the user go on"
    tower = of(trio, p0_alpha={"at": "8,8", "damage": 30}).do("ability:scales")
    assert (tower.damage("1_tower_alpha"), tower.damage("0_alpha")) == (10, 20)
    sentence = of(trio, p0_alpha={"at": "6,5", "level": 2}, p1_beta={"at": "6,8"}, p1_gamma={"at": "6,9"}).do("ability:sentence")
    assert (sentence.damage("1_beta"), sentence.status("1_beta", "paralysis"), sentence.cooldown("0_alpha")[1]) == (0, 1, 2)
    level = of(trio, p0_alpha={"at": "6,8", "level": 3}, p1_alpha={"at": "6,9"}).do("ability:equilibrium", "die:25")
    assert level.damage("1_alpha") == 25
    assert level.do("stop", "attack:basic", "die:20").damage("0_alpha") == 5, "20 − 10 − rf 5"


@rule("zod.round.11", "zod.stat.5", "zod.stat.4")
def test_antares_stings_vanishes_and_strikes_the_poisoned() -> None:
    trio = "antares frixo quiron"
    step = of(trio, p0_alpha={"at": "6,8", "level": 2}, p1_beta={"at": "6,9"}).do("ability:shadow_step")
    assert (step.hidden("0_alpha"), step.status("0_alpha", "invisibility"), step.cooldown("0_alpha")[1]) == (True, 1, -1)
    step.to_round("castle", 0).to_round("alpha", 0).do("stop", "attack:basic", "die:20")
    assert not step.hidden("0_alpha"), "the attack ended it"
    assert (step.point(), step.cooldown("0_alpha")[1]) == ("react_counter", 2)
    step.do("decline")
    assert step.cooldown("0_alpha")[1] == 2, "markers laid in this round do not go down at its end"
    step.to_round("castle", 0).to_round("alpha", 1)
    assert step.cooldown("0_alpha")[1] == 1
    bare = of(trio, p0_alpha={"at": "6,8", "level": 3}, p1_beta={"at": "6,9"}).do("ability:scorpion_heart", "die:25")
    assert bare.damage("1_beta") == 25
    ill = of(trio, p0_alpha={"at": "6,8", "level": 3}, p1_beta={"at": "6,9", "poison": [2, 5, 0]}).do("ability:scorpion_heart", "die:25")
    assert ill.damage("1_beta") == 40
    tower = of(trio, p0_alpha={"at": "8,9", "level": 3}).do("ability:scorpion_heart", "die:25")
    assert (tower.damage("1_tower_alpha"), tower.told("countered")) == (25, [])


@rule("zod.abl.4", "zod.move.1")
def test_quiron_shoots_gallops_and_lets_arrows_rain() -> None:
    trio = "quiron frixo astreia"
    arrow = of(trio, p0_alpha={"at": "6,4"}, p1_beta={"at": "6,9"}, p1_gamma={"at": "6,10"}).do("ability:true_arrow", "die:15")
    assert (arrow.damage("1_beta"), arrow.cooldown("0_alpha")[0]) == (15, 1), "distance 5, not 6"
    assert [hero_round(heroes=[trio], p0_alpha={"level": level}).mov("0_alpha") for level in (1, 2)] == [7, 9]
    foes: dict[str, Any] = {"p1_alpha": {"at": "6,9"}, "p1_beta": {"at": "5,8"}, "p1_gamma": {"at": "7,9"}, "p0_beta": {"at": "6,8"}}
    rain = of(trio, p0_alpha={"at": "6,4", "level": 3}, **foes).do("ability:arrow_rain")
    assert "cell:5,9" not in rain.options(), "distance 6"
    assert "cell:0,5" not in rain.options(), "nothing to hit there"
    assert rain.why_not("cell:5,9")[0] == "zod.atk.2"
    assert "cell:4,7" not in rain.options(), "a tower of one's own is nothing to hit"
    rain.do("cell:6,9")
    assert [rain.damage(name) for name in ("1_alpha", "1_beta", "1_gamma", "0_beta")] == [20, 0, 20, 0], "all foes within 1 of the cell"


@rule("zod.stat.7", "zod.round.11", "zod.atk.4")
def test_vega_strikes_low_climbs_and_takes_the_throne() -> None:
    trio = "vega frixo quiron"
    low = of(trio, p0_alpha={"at": "6,8"}, p1_beta={"at": "6,9"}).do("ability:low_blow")
    assert (low.damage("1_beta"), low.status("1_beta", "silence"), low.cooldown("0_alpha")[0]) == (10, 1, 1)
    table = of(trio, p0_alpha={"at": "6,8", "level": 3}, p1_beta={"at": "6,9"}).do("ability:capricorn_throne")
    assert (table.rf("0_alpha"), table.cooldown("0_alpha")[2]) == (10, -1)
    table.to_round("castle", 0).to_round("alpha", 0).do("stop", "attack:basic", "die:5", "die:15")
    assert table.damage("1_beta") == 25, "5 + 15 + 10 − rf 5"
    seen = []
    table.do("decline")
    for _ in range(4):
        seen.append((table.s.turn, table.rf("0_alpha"), table.cooldown("0_alpha")[2]))
        table.to_round("castle", 0).to_round("alpha", 1)
    assert seen == [(4, 10, -1), (5, 5, 3), (6, 5, 2), (7, 5, 1)], "three own rounds, then its cooldown"


@rule("zod.oa.7", "zod.grd.2", "zod.goal.2")
def test_ganimedes_pours_out_his_jug() -> None:
    trio = "ganimedes frixo quiron"
    jet = of(trio, p0_alpha={"at": "5,4"}, p1_beta={"at": "5,7"}, p0_beta={"at": "4,8"}).do("ability:water_jet")
    assert (jet.damage("1_beta"), jet.at("1_beta"), jet.cooldown("0_alpha")[0]) == (10, "5,8", 1)
    cup = of(trio, p0_alpha={"at": "4,4", "level": 2}, p0_guardian_beta={"damage": 40}).do("ability:gods_chalice", "die:25")
    assert (cup.damage("0_guardian_beta"), cup.cooldown("0_alpha")[1]) == (15, 2)
    flood: dict[str, Any] = {"p0_alpha": {"at": "6,5", "level": 3}, "p1_beta": {"at": "6,10"}, "p1_gamma": {"at": "5,10"}}
    deluge = of(trio, **flood).do("ability:deluge")
    assert "cell:6,10" not in deluge.options(), "distance 5"
    deluge.do("cell:6,8")
    assert (deluge.damage("1_beta"), deluge.damage("1_gamma"), deluge.cooldown("0_alpha")[2]) == (20, 0, 3)
    gate: dict[str, Any] = {"p1_tower_alpha": GONE, "p1_tower_beta": {"damage": 85}, "p1_beta": {"at": "0,16"}, "p1_gamma": {"at": "0,15"}}
    opened = of(trio, p0_alpha={"at": "4,13", "level": 3}, **gate).do("ability:deluge", "cell:4,15")
    assert (opened.point(), opened.at("1_tower_beta")) == ("rune_assign", None)
    assert opened.do("assign:territory").damage("1_castle") == 0, "a castle that becomes vulnerable meanwhile is not added"
    both = of(trio, p0_alpha={"at": "4,13", "level": 3}, **{**gate, "p1_tower_beta": GONE}).do("ability:deluge", "cell:4,15")
    assert both.damage("1_castle") == 20


@rule("zod.oa.7", "zod.stat.5", "zod.round.10")
def test_derceto_enchants_hides_and_drowns() -> None:
    trio = "derceto frixo quiron"
    pull = of(trio, p0_alpha={"at": "5,4"}, p1_beta={"at": "5,7"}).do("ability:enchantment")
    assert (pull.damage("1_beta"), pull.at("1_beta"), pull.cooldown("0_alpha")[0]) == (5, "5,5", 1)
    near = of(trio, p0_alpha={"at": "5,4"}, p1_beta={"at": "5,6"}).do("ability:enchantment")
    assert near.at("1_beta") == "5,5", "it stops beside her"
    beside = of(trio, p0_alpha={"at": "5,4"}, p1_beta={"at": "5,5"}).do("ability:enchantment")
    assert (beside.damage("1_beta"), beside.at("1_beta"), beside.told("pushed")) == (5, "5,5", [])
    slant = of(trio, p0_alpha={"at": "5,4"}, p1_beta={"at": "6,5"}, p0_gamma={"at": "0,1"}).do("ability:enchantment")
    assert (slant.asked(), slant.options()) == ((0, "effect_dir"), ["go:S", "go:W"])
    assert slant.do("go:W").at("1_beta") == "5,5", "beside her after one step, though the way went on"
    out = of(trio, p0_alpha={"at": "5,4"}, p1_beta={"at": "5,7"}, p0_beta={"at": "5,8"}).do("ability:enchantment")
    assert out.asked() == (0, "react_opportunity"), "a pull forces it out of frixo's area"
    mist = of(trio, p0_alpha={"at": "6,5", "level": 2}, p0_beta={"at": "6,8"}, p0_gamma={"at": "6,9"}).do("ability:sea_mist")
    assert mist.options() == ["target:0_alpha", "target:0_beta"], "within 3, herself too"
    mist.do("target:0_beta")
    assert (mist.status("0_beta", "invisibility"), mist.cooldown("0_alpha")[1]) == (1, 3)
    alone = of(trio, p0_alpha={"at": "6,5", "level": 2}).do("ability:sea_mist")
    assert alone.status("0_alpha", "invisibility") == 0, "on herself it ends with this very round"
    drown = of(trio, p0_alpha={"at": "6,5", "level": 3}, p1_beta={"at": "6,8"}).do("ability:drown", "die:20")
    assert (drown.damage("1_beta"), drown.status("1_beta", "paralysis"), drown.cooldown("0_alpha")[2]) == (20, 1, 2)

"""Where two rules meet: invisibility and reactions, runes and statuses, statuses that merge, walls at zero, pulls that turn no corner."""

from __future__ import annotations

from typing import Any

from games.zodiacus.table import action, castle_round, hero_round
from scenario import rule

GONE = {"gone": True}
VEGA = ["vega astreia quiron"]


@rule("zod.obs.5", "zod.stat.5", "zod.oa.10")
def test_striking_at_who_leaves_reveals_the_striker() -> None:
    rocks = hero_round("beta", 1, heroes=VEGA, p0_alpha={"at": "6,3", "level": 2}, p1_beta={"at": "6,4"}).do("go:N")
    assert (rocks.asked(), rocks.hidden("0_alpha")) == ((0, "react_opportunity"), True)
    rocks.do("attack:basic", "die:20")
    assert not rocks.hidden("0_alpha"), "before the counter"
    assert rocks.point() == "react_counter"
    veil = hero_round("beta", 1, p0_alpha={"at": "6,8", "invisibility": 4}, p1_beta={"at": "6,9"}).do("go:N", "attack:basic", "die:20")
    assert (veil.status("0_alpha", "invisibility"), veil.point()) == (0, "react_counter")
    kept = hero_round("beta", 1, p0_alpha={"at": "6,8", "invisibility": 4}, p1_beta={"at": "6,9"}).do("go:N", "decline")
    assert kept.hidden("0_alpha")


@rule("zod.stat.5", "zod.card.8")
def test_no_intrépido_stands_behind_a_hostile_card_and_so_it_reveals_none() -> None:
    table = castle_round(0, ["zeus_bolt"], p0_gamma={"at": "6,5", "invisibility": 3}, p1_gamma={"at": "6,9", "invisibility": 3}).to("castle_cards")
    table.do("play:zeus_bolt", "target:1_beta")
    assert (table.damage("1_beta"), table.hidden("0_gamma"), table.hidden("1_gamma")) == (15, True, True)


@rule("zod.stat.9", "zod.rune.4", "zod.rune.5")
def test_a_rune_may_go_to_the_limbo_and_one_that_gives_immunity_heals() -> None:
    moon: dict[str, Any] = {"castles": ["moon"], "runes": ["green red blue yellow", "yellow red blue green"]}
    ill: dict[str, Any] = {"p0_beta": {"paralysis": 3, "silence": 3}, "p0_gamma": {"limbo": 2}}
    table = action(**moon, **ill, p0_alpha={"at": "8,9"}, p1_tower_alpha={"damage": 105}).do("attack:basic", "die:20")
    assert table.options() == ["assign:alpha", "assign:beta", "assign:gamma", "assign:territory"], "quiron waits in the Limbo"
    table.do("assign:beta")
    assert (table.status("0_beta", "paralysis"), table.status("0_beta", "silence")) == (0, 3)
    limbo = action(**moon, **ill, p0_alpha={"at": "8,9"}, p1_tower_alpha={"damage": 105}).do("attack:basic", "die:20", "assign:gamma")
    assert limbo.runes("0_gamma") == ["yellow"]


@rule("zod.rune.8", "zod.rune.4")
def test_a_power_is_released_once_and_further_runes_do_nothing() -> None:
    tower: dict[str, Any] = {"p0_alpha": {"at": "8,9"}, "p1_tower_alpha": {"damage": 105}}
    first = action(**tower).do("attack:basic", "die:20", "assign:territory")
    assert first.told("released") == [], "one rune is not enough"
    fallen: dict[str, Any] = {"p1_guardian_alpha": GONE, "p1_guardian_beta": GONE}
    third = action(**tower, **fallen, land=["blue yellow"]).do("attack:basic", "die:20", "assign:territory")
    assert (third.told("released"), third.s.land_rune[:4]) == ([], [1, 1, 1, 0])
    runes = action(**tower, **fallen, p0_beta={"runes": "blue yellow"}).do("attack:basic", "die:20")
    assert runes.options() == ["assign:alpha", "assign:gamma", "assign:territory"]


@rule("zod.stat.8", "zod.round.11")
def test_the_longer_status_stays_and_a_merged_one_holds_its_cooldown() -> None:
    silent = castle_round(0, ["divine_silence"], p1_alpha={"silence": 3}).to("castle_cards").do("play:divine_silence", "target:1_alpha")
    assert silent.status("1_alpha", "silence") == 3
    weak = castle_round(0, ["plague"], p1_alpha={"poison": [3, 10, 1]}).to("castle_cards").do("play:plague", "target:1_alpha")
    assert (weak.s.status[13], weak.s.power[13], weak.s.by[13]) == (3, 10, 1)
    strong = castle_round(0, ["plague"], seats=4, p1_alpha={"poison": [3, 0, 2]}).to("castle_cards").do("play:plague", "target:1_alpha")
    assert (strong.s.status[13], strong.s.power[13], strong.s.by[13]) == (3, 5, 0)
    merged = action(heroes=["antares frixo quiron"], p0_alpha={"level": 2, "invisibility": 4}).do("ability:shadow_step")
    seen = []
    for _ in range(4):
        seen.append((merged.status("0_alpha", "invisibility"), merged.cooldown("0_alpha")[1]))
        merged.to_round("castle", 0).to_round("alpha", 1)
    assert seen == [(3, -1), (2, -1), (1, -1), (0, 2)], "its cooldown waits for the end of the merged status"


@rule("zod.bld.3", "zod.goal.2", "zod.grd.6", "zod.move.7")
def test_a_tower_at_0_still_stands_in_every_way() -> None:
    zero: dict[str, Any] = {"p1_tower_beta": {"damage": 90}}
    assert action(p0_alpha={"at": "8,9"}, **zero).rf("1_tower_alpha") == 10, "Alicerce"
    assert hero_round(p0_alpha={"at": "3,13"}, **zero).why_not("go:N")[0] == "zod.move.7"
    castle = action(p0_alpha={"at": "4,16"}, p1_tower_alpha=GONE, **zero, p1_gamma={"at": "4,15"}, p1_beta={"at": "3,16"}).do("attack:basic")
    assert castle.why_not("target:1_castle")[0] == "zod.goal.2"
    light = castle_round(towers=["light_tower fire_tower"], p0_tower_alpha={"damage": 100}, p0_alpha={"at": "4,6", "damage": 20}).to_round("alpha", 0)
    assert light.damage("0_alpha") == 15, "it keeps its ability"
    ability = action(p0_alpha={"at": "3,13"}, **zero).do("ability:ram_charge")
    assert (ability.at("1_tower_beta"), ability.point()) == (None, "rune_assign"), "any damage of an intrépido destroys it"
    flask = hero_round(p0_alpha={"at": "3,13", "level": 2, "items": "acid_flask"}, **zero).do("items_first")
    assert flask.point() == "intz_move", "a flask cannot be thrown at it"


@rule("zod.oa.7", "zod.geo.5")
def test_the_way_of_a_push_or_pull_is_fixed_at_its_start() -> None:
    derceto: dict[str, Any] = {"heroes": ["derceto frixo quiron"], "p0_beta": {"at": "0,1"}, "p0_gamma": {"at": "0,2"}}
    pull = action(**derceto, p0_alpha={"at": "4,4"}, p1_beta={"at": "6,5"}).do("ability:enchantment")
    assert pull.at("1_beta") == "4,5", "along the larger difference, and on though the differences became equal"
    jug: dict[str, Any] = {"heroes": ["ganimedes frixo quiron"], "p0_beta": {"at": "0,1"}, "p0_gamma": {"at": "0,2"}}
    push = action(**jug, p0_alpha={"at": "4,4"}, p1_beta={"at": "5,6"}).do("ability:water_jet")
    assert push.at("1_beta") == "5,7"
    west = action(**jug, p0_alpha={"at": "7,4"}, p1_beta={"at": "5,5"}).do("ability:water_jet")
    assert west.at("1_beta") == "4,5"
    south = action(**jug, p0_alpha={"at": "8,9"}, p1_beta={"at": "7,7"}, p0_guardian_alpha=GONE).do("ability:water_jet", "target:1_beta")
    assert south.at("1_beta") == "7,6"


@rule("zod.atk.2", "zod.geo.4")
def test_the_distance_to_a_castle_is_that_to_its_nearest_cell() -> None:
    bare: dict[str, Any] = {"p1_tower_alpha": GONE, "p1_tower_beta": GONE, "part": "gamma"}
    hit = action(**bare, p0_gamma={"at": "2,15"}, p1_gamma={"at": "12,12"}, p1_beta={"at": "12,13"}).do("attack:basic")
    assert hit.told("attacked")[0]["target"] == "1_castle", "3 across, 1 along"
    far = action(**bare, p0_gamma={"at": "1,15"}, p1_gamma={"at": "2,15"})
    assert far.do("attack:basic").told("attacked")[0]["target"] == "1_gamma", "the castle is at distance 5"


@rule("zod.astral.2", "zod.var.3")
def test_astral_bonds_add_5_to_attacks_on_enemies_and_to_healing_by_abilities_only() -> None:
    bonds: dict[str, Any] = {"options": {"astral_bonds": True}}
    assert action(**bonds, p0_alpha={"at": "6,8"}, p1_alpha={"at": "6,9"}).do("attack:basic", "die:20").damage("1_alpha") == 15, "no enemy in the stars"
    tower = action(**bonds, p0_alpha={"at": "8,9"}).do("attack:basic", "die:20")
    assert tower.damage("1_tower_alpha") == 10
    hurt: dict[str, Any] = {"heroes": ["pleiades astreia quiron", "frixo carcino ganimedes"], "p0_alpha": {"damage": 40}, "p0_gamma": {"damage": 40}}
    other = action(part="beta", **bonds, **hurt).do("ability:harvest", "target:0_gamma", "die:15")
    assert other.damage("0_gamma") == 25
    pure = action(part="beta", **bonds, **{**hurt, "p0_beta": {"level": 2}}).do("ability:purity", "target:0_alpha")
    assert pure.damage("0_alpha") == 25, "10 + 5"
    guardian = action(part="beta", **bonds, p0_beta={"at": "3,4"}, p0_guardian_beta={"damage": 30}).do("ability:harvest", "die:15")
    assert guardian.damage("0_guardian_beta") == 15
    card = castle_round(0, ["asclepius_blessing"], **bonds, **{**hurt, "p0_gamma": {}}).to("castle_cards").do("play:asclepius_blessing", "die:20")
    assert card.damage("0_alpha") == 20, "a card is no ability"


@rule("zod.abl.2", "zod.rune.6")
def test_a_shorter_cooldown_is_one_marker_at_least() -> None:
    star: dict[str, Any] = {"castles": ["sun", "star"], "p0_guardian_alpha": GONE}
    table = action(**star, p0_alpha={"at": "6,8"}, p1_beta={"at": "6,9", "runes": "blue"}).do("attack:basic", "die:15", "ability:pincer", "die:10")
    assert table.cooldown("1_beta")[0] == 1


@rule("zod.stat.7")
def test_a_weakening_is_no_power_up() -> None:
    table = action(heroes=["nemeu astreia quiron"], p0_alpha={"at": "6,8"}, p1_alpha={"at": "6,9"}).do("ability:roar")
    assert table.s.mods[3] != []
    assert "power_up" not in next(item for item in table.zone(0, "board")["items"] if item["id"] == "piece:1_alpha")["marks"]


@rule("zod.rune.4", "zod.rune.5", "zod.setup.9")
def test_a_second_rune_joins_the_first_and_leaves_its_site() -> None:
    fallen: dict[str, Any] = {"p1_guardian_alpha": GONE, "p1_tower_alpha": {"damage": 105}}
    table = action(**fallen, p0_alpha={"at": "8,9", "runes": "blue"}).do("attack:basic", "die:20", "assign:alpha")
    assert (table.runes("0_alpha"), table.rm("0_alpha"), table.full("0_alpha")) == (["blue", "green"], 5, 75)
    assert table.s.site_rune[4:8] == [-1, 3, 1, 2]


@rule("zod.rune.9")
def test_a_passive_power_is_never_asked_about() -> None:
    pan: dict[str, Any] = {"land": ["blue yellow"], "p1_guardian_alpha": GONE, "p1_guardian_beta": GONE}
    table = castle_round(**pan).to("castle_attack").do("skip")
    assert (table.s.active, table.s.power_wait[0]) == (1, 0)


@rule("zod.rune.8", "zod.rune.11")
def test_a_power_without_its_runes_or_a_target_is_not_asked_about() -> None:
    assert castle_round(territories=["fire_lands"], land=["green"], p1_tower_alpha=GONE).to("castle_attack").do("skip").s.active == 1, "one rune of two"
    snow: dict[str, Any] = {"territories": ["ice_lands"], "land": ["blue yellow"], "p1_guardian_alpha": GONE, "p1_guardian_beta": GONE}
    assert castle_round(**snow).to("castle_attack").do("skip").s.active == 1, "nobody stands in the snow"
    assert castle_round(**snow, p1_beta={"at": "6,8"}).to("castle_attack").do("skip").asked() == (0, "castle_power")


@rule("zod.bld.5", "zod.comp.11")
def test_the_dice_of_a_castle_are_thrown_anew() -> None:
    table = castle_round(0, ["asclepius_blessing"], castles=["moon", "sun"], p0_alpha={"damage": 40}).to("castle_cards")
    table.do("play:asclepius_blessing", "die:20", "target:1_tower_alpha", "die:15")
    assert (table.damage("0_alpha"), table.damage("1_tower_alpha")) == (20, 15)


@rule("zod.hid.1")
def test_a_known_card_is_forgotten_when_it_leaves_the_hand() -> None:
    table = castle_round(0, ["rust rust dodge"], known=["rust"]).do("discard:rust")
    assert (table.s.known[0], [item["face"] for item in table.zone(1, "hand:0")["items"]]) == ([], [None, None])


@rule("zod.round.11")
def test_a_late_cooldown_waits_for_its_own_effect_only_whichever_slot_it_is() -> None:
    boosted = {"level": 2, "mods": ["rf 10 1 7", "rm 10 1 7"], "cooldown": [0, -1, 0]}
    table = hero_round("gamma", heroes=["astreia quiron frixo"], p0_gamma=boosted, p0_alpha={"mods": ["dmg 10 5"]}).to_round("gamma", 1)
    assert (table.cooldown("0_gamma"), table.cooldown("0_alpha")) == ([0, 2, 0], [0, 0, 0]), "another's boost does not hold it up"
    table.to_round("castle", 0).to_round("gamma", 1)
    assert table.cooldown("0_gamma") == [0, 1, 0]


@rule("zod.obs.10")
def test_an_attack_from_open_ground_leaves_nobody_revealed() -> None:
    vega: dict[str, Any] = {"heroes": ["vega astreia quiron"], "p0_alpha": {"at": "5,3", "level": 2}, "p0_beta": {"at": "7,3"}, "p1_beta": {"at": "5,4"}}
    table = action(**vega, hands=["", "north_wind"]).do("attack:basic", "die:20", "decline")
    table.to("intz_cards", 1).do("play:north_wind", "target:0_alpha", "go:E", "decline")
    assert (table.at("0_alpha"), table.hidden("0_alpha")) == ("6,3", True)


@rule("zod.limbo.2", "zod.limbo.7")
def test_the_dead_leave_their_cards_to_their_owner_and_only_charon_shortens_their_way() -> None:
    bare = castle_round(0, ["zeus_bolt"], p1_alpha={"damage": 70}).to("castle_cards").do("play:zeus_bolt", "target:1_alpha")
    assert (bare.pile(0), bare.pile(1)) == ("zeus_bolt", "")
    armed = castle_round(0, ["zeus_bolt"], p1_alpha={"damage": 70, "items": "orc_shield"}).to("castle_cards").do("play:zeus_bolt", "target:1_alpha")
    assert (armed.pile(0), armed.pile(1)) == ("zeus_bolt", "orc_shield")
    pan: dict[str, Any] = {"land": ["", "blue yellow"], "p0_guardian_alpha": GONE, "p0_guardian_beta": GONE}
    other = castle_round(0, ["zeus_bolt"], **pan, p1_alpha={"damage": 70}).to("castle_cards").do("play:zeus_bolt", "target:1_alpha")
    assert other.limbo("1_alpha") == 2, "the blessing of Pan does not"


@rule("zod.round.12")
def test_the_death_of_another_does_not_end_the_round() -> None:
    table = hero_round(hands=["zeus_bolt oracle"], p1_beta={"damage": 70}).do("play:zeus_bolt", "target:1_beta")
    assert (table.limbo("1_beta"), table.options()) == (2, ["done", "play:oracle"])
    assert table.do("done").asked() == (0, "intz_move")

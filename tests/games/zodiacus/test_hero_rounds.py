"""The round of an intrépido at its edges: what is asked and what is not, items in their places, the end of the round, death in between."""

from __future__ import annotations

from typing import Any

from games.zodiacus.table import action, castle_round, hero_round
from scenario import rule

GONE = {"gone": True}


@rule("zod.round.13")
def test_the_order_is_asked_only_where_an_item_could_matter() -> None:
    assert hero_round(hands=["orc_shield"]).point() == "intz_order"
    assert hero_round(hands=["zodiac_sword"]).point() == "intz_move", "nothing it may equip"
    assert hero_round(hands=["zodiac_sword"], p0_alpha={"level": 3}).point() == "intz_order"
    assert hero_round(hands=["dodge"]).point() == "intz_move", "an action card is no item"
    flask = hero_round(p0_alpha={"at": "5,5", "level": 2, "items": "acid_flask"}, p1_beta={"at": "5,8"})
    assert flask.point() == "intz_order", "a flask without a target yet counts"
    assert flask.do("move_first", "go:N", "stop").options() == ["done", "use_potion"]
    early = hero_round(p0_alpha={"at": "5,5", "level": 2, "items": "acid_flask"}, p1_beta={"at": "5,8"}).do("items_first")
    assert early.point() == "intz_move", "the items step had no option and was skipped"
    lame = hero_round(hands=["orc_shield"], p0_alpha={"paralysis": 1})
    assert lame.point() == "intz_items"


@rule("zod.round.6", "zod.round.4")
def test_items_and_movement_happen_once_each_and_then_the_action() -> None:
    near: dict[str, Any] = {"p0_alpha": {"at": "6,7", "items": "life_potion", "damage": 20}, "p1_beta": {"at": "6,9"}}
    table = hero_round(hands=["orc_shield"], **near).do("move_first", "go:N", "stop")
    assert table.asked() == (0, "intz_items")
    assert table.do("equip:orc_shield", "done").asked() == (0, "intz_action"), "there is no second movement"
    other = hero_round(hands=["orc_shield"], **near).do("items_first", "done")
    assert other.asked() == (0, "intz_move")
    assert other.do("go:N", "stop").asked() == (0, "intz_action"), "and no second items step"


@rule("zod.round.12", "zod.move.9", "zod.item.1")
def test_who_dies_while_moving_neither_equips_nor_acts() -> None:
    dying = {"at": "6,9", "level": 2, "damage": 95, "cooldown": [2, 0, 0]}
    table = hero_round(active=1, hands=["", "orc_shield"], p0_alpha={"at": "6,8"}, p1_alpha=dying).do("move_first", "go:N", "attack:basic", "die:20")
    assert (table.limbo("1_alpha"), table.s.phase) == (3, 2), "straight to the end of the round: no item, no seven_sisters, no Limbo advance"
    assert table.cooldown("1_alpha")[0] == 1, "only cooldowns go down"
    assert table.asked() == (0, "intz_move"), "and the next round is played as usual"
    first = hero_round(active=1, hands=["", "orc_shield"], p0_alpha={"at": "6,8"}, p1_alpha=dying).do("items_first", "done", "go:N", "attack:basic", "die:20")
    assert (first.limbo("1_alpha"), first.s.phase) == (3, 2)


@rule("zod.item.2", "zod.item.4", "zod.item.6")
def test_a_new_item_takes_the_place_of_its_class_or_the_one_chosen() -> None:
    second = hero_round(hands=["rune_shield"], p0_alpha={"level": 2, "items": "short_sword orc_shield"}).to("intz_items").do("equip:rune_shield")
    assert (second.items("0_alpha"), second.pile(0)) == (["short_sword", "rune_shield"], "orc_shield"), "without asking"
    for gone, kept in (("orc_shield", "short_sword"), ("short_sword", "orc_shield")):
        table = hero_round(hands=["ring_of_might"], p0_alpha={"level": 2, "items": "orc_shield short_sword"}).to("intz_items").do("equip:ring_of_might")
        assert [item["face"] for item in table.zone(1, "hand:0")["items"]] == ["ring_of_might"], "everybody has seen which card is equipped"
        table.do(f"card:{gone}")
        assert (sorted(table.items("0_alpha")), table.pile(0)) == (sorted([kept, "ring_of_might"]), gone)
    free = hero_round(hands=["ring_of_might"], p0_alpha={"level": 2, "items": "orc_shield"}).to("intz_items").do("equip:ring_of_might")
    assert (free.items("0_alpha"), free.pile(0)) == (["orc_shield", "ring_of_might"], ""), "with a place free nothing is discarded"
    bows = hero_round(hands=["heavy_crossbow"], p0_alpha={"level": 2, "items": "magic_bow"}).to("intz_items").do("equip:heavy_crossbow")
    assert (bows.items("0_alpha"), bows.pile(0)) == (["heavy_crossbow"], "magic_bow"), "two bows are one class"


@rule("zod.item.1", "zod.item.5", "zod.item.9")
def test_what_cannot_be_equipped_or_drunk_is_refused_with_its_reason() -> None:
    table = hero_round(hands=["orc_shield orc_shield war_axe dodge"]).to("intz_items")
    assert table.options() == ["done", "equip:orc_shield"]
    assert table.why_not("use_potion")[0] == "zod.item.9"
    assert table.why_not("equip:dodge")[0] == "zod.card.2"
    assert table.why_not("equip:bronze_helm")[1] == "bronze_helm is not in your hand"
    assert table.why_not("equip:war_axe")[0] == "zod.item.5"
    far = hero_round(hands=["orc_shield"], p0_alpha={"level": 2, "items": "acid_flask"}).to("intz_items")
    assert far.why_not("use_potion")[0] == "zod.card.5"
    act = action(p0_alpha={"at": "6,8"}, p1_beta={"at": "6,9"})
    assert act.why_not("attack:short_sword")[0] == "zod.atk.1"


@rule("zod.round.8", "zod.stat.5", "zod.limbo.8")
def test_what_the_end_of_a_round_does() -> None:
    marked = {"poison": [2, 10, 1], "invisibility": 1, "mods": ["rf 5 2", "rm 5 1"], "cooldown": [2, 0, 0]}
    table = hero_round(p0_alpha=marked).to_round("alpha", 1)
    assert [told["damage"] for told in table.told("ticked")] == [0], "poison does nothing to the invisible"
    assert (table.rf("0_alpha"), table.rm("0_alpha"), table.cooldown("0_alpha")[0], table.status("0_alpha", "poison")) == (10, 0, 1, 1)
    other = hero_round("beta", 0, p0_alpha=marked).to_round("beta", 1)
    assert (other.rm("0_alpha"), other.cooldown("0_alpha")[0], other.status("0_alpha", "invisibility")) == (5, 2, 1), "its own round only"
    dead = hero_round(p0_alpha={"limbo": 2, "cooldown": [2, 0, 0]}).to_round("alpha", 1)
    assert (dead.limbo("0_alpha"), dead.cooldown("0_alpha")[0]) == (1, 1), "in the Limbo cooldowns go down"


@rule("zod.limbo.8", "zod.round.11")
def test_death_ends_an_effect_and_its_late_cooldown_begins() -> None:
    boosted = {"at": "6,8", "level": 2, "damage": 80, "mods": ["rf 10 2 1", "rm 10 2 1"], "cooldown": [0, -1, 0], "revealed": 0}
    table = hero_round(active=1, p0_alpha=boosted, p1_alpha={"at": "6,9"}).to("intz_action").do("attack:basic", "die:15")
    assert (table.limbo("0_alpha"), table.cooldown("0_alpha")[1]) == (3, 2), "not in its own round"
    table.to_round("castle", 0).to_round("alpha", 1)
    assert table.cooldown("0_alpha")[1] == 1
    own = action(p0_alpha={**boosted, "at": "8,9"}, towers=["stone_tower fire_tower", "fire_tower stone_tower"]).do("attack:basic", "die:20", "die:20")
    assert (own.limbo("0_alpha"), own.cooldown("0_alpha")[1]) == (3, 2), "ended in its own round: the markers wait for the next"


@rule("zod.limbo.5", "zod.limbo.8")
def test_several_may_be_brought_back_while_the_castle_can_pay() -> None:
    dead: dict[str, Any] = {"p0_alpha": {"limbo": 4, "level": 3}, "p0_beta": {"limbo": 2}, "p0_gamma": {"limbo": 1}}
    table = castle_round(**dead, p0_castle={"damage": 130}).to("castle_revive")
    assert table.options() == ["done", "revive:alpha", "revive:beta", "revive:gamma"]
    table.do("revive:alpha", "cell:5,2")
    assert (table.left("0_castle"), table.options()) == (30, ["done", "revive:beta", "revive:gamma"])
    table.do("revive:beta", "cell:6,2")
    assert (table.left("0_castle"), table.asked()[1]) == (10, "castle_attack"), "20 is more than 10"
    assert table.why_not("revive:alpha")[0] == "zod.bld.1"
    alive = castle_round(p0_alpha={"limbo": 2}).to("castle_revive")
    assert alive.why_not("revive:beta")[0] == "zod.limbo.5"
    walking = table.to_round("alpha", 0)
    assert walking.asked() == (0, "intz_move"), "it plays its next round as usual"

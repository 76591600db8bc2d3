"""Items, action cards, statuses, abilities, astral relations and what is hidden."""

from __future__ import annotations

from games.zodiacus.table import Table, action, castle_round, hero_round
from ludoteca.core.draw import Draw
from scenario import rule


@rule("zod.item.1")
def test_items_go_to_the_intrepido_whose_round_it_is() -> None:
    table = hero_round(hands=["orc_shield"]).to("intz_items").do("equip:orc_shield")
    assert (table.items("0_alpha"), table.items("0_beta"), table.hand(0)) == (["orc_shield"], [], "")
    castle = castle_round(0, ["orc_shield zeus_bolt"]).to("castle_cards")
    assert castle.why_not("play:orc_shield")[0] == "zod.item.1"
    dead = hero_round(hands=["orc_shield"], p0_alpha={"limbo": 3, "level": 2})
    assert dead.s.active == 1, "nothing is equipped in the Limbo"


@rule("zod.item.9")
def test_a_potion_is_used_in_the_items_step_and_discarded() -> None:
    table = hero_round(hands=["life_potion life_potion"], p0_alpha={"damage": 50}).to("intz_items").do("equip:life_potion", "use_potion", "die:20")
    assert (table.damage("0_alpha"), table.pile(0)) == (30, "life_potion")
    table.do("equip:life_potion", "use_potion", "die:20")
    assert table.damage("0_alpha") == 10


@rule("zod.item.10")
def test_any_number_of_items_in_one_step() -> None:
    table = hero_round(hands=["orc_shield short_sword life_potion"]).to("intz_items").do("equip:orc_shield", "equip:short_sword", "equip:life_potion")
    assert table.items("0_alpha") == ["orc_shield", "short_sword", "life_potion"]


@rule("zod.item.11")
def test_losing_an_item_never_kills() -> None:
    table = castle_round(0, ["rust"], p1_alpha={"items": "leather_armor", "damage": 85}).to("castle_cards").do("play:rust")
    assert (table.full("1_alpha"), table.damage("1_alpha")) == (80, 75)


@rule("zod.item.12")
def test_items_work_while_paralysed_and_silenced_and_potions_destroy_nothing() -> None:
    table = hero_round(p0_alpha={"items": "life_potion", "damage": 30, "paralysis": 1, "silence": 1})
    assert table.point() == "intz_items"
    assert table.do("use_potion", "die:20").damage("0_alpha") == 10
    flask = hero_round(p0_alpha={"at": "8,9", "level": 2, "items": "acid_flask"}, p1_tower_alpha={"damage": 100}).do("items_first", "use_potion")
    assert (flask.left("1_tower_alpha"), flask.at("1_tower_alpha")) == (0, "8,10")
    assert flask.told("countered") == []


@rule("zod.card.1")
def test_an_action_card_is_discarded_after_its_effect() -> None:
    table = castle_round(0, ["zeus_bolt"]).to("castle_cards").do("play:zeus_bolt", "target:1_beta")
    assert (table.damage("1_beta"), table.pile(0), table.hand(0)) == (15, "zeus_bolt", "")


@rule("zod.card.2")
def test_cards_are_played_in_the_cards_step_of_each_of_the_four_rounds() -> None:
    for part, point in (("castle", "castle_cards"), ("alpha", "intz_cards"), ("beta", "intz_cards"), ("gamma", "intz_cards")):
        table = hero_round(part, hands=["zeus_bolt"]).to(point)
        assert "play:zeus_bolt" in table.options()
        table.do("done")
        assert table.why_not("play:zeus_bolt")[1].startswith("this is not what is asked now")


@rule("zod.card.3")
def test_any_number_of_cards_in_a_step() -> None:
    table = castle_round(0, ["zeus_bolt zeus_bolt war_lessons"]).to("castle_cards")
    table.do("play:zeus_bolt", "target:1_beta", "play:zeus_bolt", "target:1_beta", "play:war_lessons")
    assert (table.damage("1_beta"), table.s.xp[0]) == (30, 50)


@rule("zod.card.4")
def test_reaction_cards_wait_for_their_window() -> None:
    table = castle_round(0, ["dodge zeus_bolt"]).to("castle_cards")
    assert table.options() == ["done", "play:zeus_bolt"]
    assert table.why_not("play:dodge") == ("zod.card.4", "dodge is a reaction: it is played in its window only")


@rule("zod.card.5")
def test_no_target_no_play() -> None:
    table = castle_round(0, ["rebuild zeus_bolt"]).to("castle_cards")
    assert table.why_not("play:rebuild") == ("zod.card.5", "there is no legal target for this now")
    table.do("play:zeus_bolt")
    assert table.options() == ["target:1_alpha", "target:1_beta", "target:1_gamma"], "anywhere on the board"


@rule("zod.card.6")
def test_the_last_breath_saves_from_any_damage() -> None:
    table = action(p0_alpha={"at": "6,8"}, p1_beta={"at": "6,9", "damage": 70}, hands=["", "last_breath"]).do("attack:basic", "die:25")
    assert table.asked() == (1, "react_last_breath")
    table.do("play:last_breath")
    assert (table.left("1_beta"), table.pile(1)) == (5, "last_breath")
    poison = hero_round("beta", 1, p1_beta={"damage": 75, "poison": [2, 10, 0]}, hands=["", "last_breath"]).to("react_last_breath").do("decline")
    assert poison.limbo("1_beta") > 0


@rule("zod.card.7")
def test_only_choices_that_can_be_completed_are_offered() -> None:
    table = castle_round(0, ["astral_fury rust forced_march call_to_arms oracle"], p0_alpha={"paralysis": 2}).to("castle_cards")
    assert table.options() == ["done", "play:oracle", "play:forced_march", "play:astral_fury"]
    table.do("play:astral_fury")
    assert [told["figure"] for told in table.told("aimed")] == ["frixo", "carcino"], "only these two are enemies in the stars"
    assert table.damage("1_beta") == 20
    table.do("play:forced_march")
    assert table.why_not("target:0_alpha")[0] == "zod.card.7"


@rule("zod.card.8")
def test_targets_and_direction_come_before_the_counterspell_and_the_card_goes_away_last() -> None:
    table = castle_round(0, ["north_wind", "counterspell"], p1_beta={"at": "6,9"}).to("castle_cards").do("play:north_wind", "target:1_beta")
    assert table.asked() == (0, "effect_dir")
    assert table.options() == ["go:N", "go:E", "go:S", "go:W"]
    table.do("go:W")
    assert table.asked() == (1, "react_counterspell")
    assert (table.hand(0), table.pile(0)) == ("", "")
    table.do("decline")
    assert (table.at("1_beta"), table.pile(0)) == ("4,9", "north_wind")


@rule("zod.stat.1", "zod.stat.2")
def test_debuffs_and_buffs_count_down_at_the_end_of_the_own_round() -> None:
    marked = {"silence": 2, "paralysis": 2, "poison": [2, 5, 1], "invisibility": 2}
    table = hero_round(p0_alpha=marked).to_round("alpha", 1)
    assert [table.status("0_alpha", name) for name in marked] == [1, 1, 1, 1]
    table.to_round("castle", 0).to_round("alpha", 1)
    assert [table.status("0_alpha", name) for name in marked] == [0, 0, 0, 0]


@rule("zod.stat.7")
def test_power_up_shows_that_a_boost_from_an_ability_is_on() -> None:
    def marks(table: Table) -> list[str]:
        return next(item["marks"] for item in table.zone(None, "board")["items"] if item["id"] == "piece:0_alpha")

    assert "power_up" in marks(action(p0_alpha={"level": 2}).do("ability:golden_fleece"))
    assert "power_up" not in marks(castle_round(0, ["ambush"]).to("castle_cards").do("play:ambush", "target:0_alpha")), "not from a card"


@rule("zod.stat.8")
def test_equal_statuses_merge_to_the_larger() -> None:
    table = castle_round(0, ["plague"], p1_alpha={"poison": [1, 10, 1]}).to("castle_cards").do("play:plague", "target:1_alpha")
    index = 3 * 4 + 1
    assert (table.s.status[index], table.s.power[index], table.s.by[index]) == (2, 10, 1)
    tie = castle_round(0, ["plague"], p1_alpha={"poison": [3, 5, 1]}).to("castle_cards").do("play:plague", "target:1_alpha")
    assert (tie.s.status[index], tie.s.power[index], tie.s.by[index]) == (3, 5, 0)


@rule("zod.stat.9")
def test_the_immune_receive_no_status_and_immunity_removes_it() -> None:
    table = castle_round(0, ["divine_silence"], p1_alpha={"items": "bronze_helm"}).to("castle_cards").do("play:divine_silence", "target:1_alpha")
    assert table.status("1_alpha", "silence") == 0
    gained = hero_round(hands=["bronze_helm"], p0_alpha={"silence": 2}).to("intz_items").do("equip:bronze_helm")
    assert gained.status("0_alpha", "silence") == 0


@rule("zod.abl.1")
def test_active_passive_and_counter_abilities() -> None:
    heroes = ["nemeu astreia quiron", "carcino pleiades ganimedes"]
    table = action(heroes=heroes, p0_alpha={"at": "6,8", "level": 2}, p1_alpha={"at": "6,9"})
    assert table.rf("0_alpha") == 10, "impenetrable_hide is always on"
    assert "ability:impenetrable_hide" not in table.options()
    assert "ability:roar" in table.options()
    own = action(heroes=["carcino astreia quiron", "frixo pleiades ganimedes"], p0_alpha={"at": "6,8"}, p1_alpha={"at": "6,9"})
    assert "ability:pincer" not in own.options()


@rule("zod.abl.5")
def test_an_abilitys_blow_destroys_and_is_paid() -> None:
    table = action(p0_alpha={"at": "8,9"}, p1_tower_alpha={"damage": 100}).do("ability:ram_charge")
    assert table.at("1_tower_alpha") is None
    assert (table.s.xp[0], table.point()) == (150, "rune_assign")
    card = castle_round(0, ["earthquake"], p1_tower_alpha={"damage": 100}).to("castle_cards").do("play:earthquake", "target:1_tower_alpha")
    assert card.at("1_tower_alpha") == "8,10"


@rule("zod.abl.6")
def test_intz_and_intrepido_are_the_same_word() -> None:
    table = action(p0_alpha={"at": "6,8"}, p1_beta={"at": "6,9"})
    assert next(item["kind"] for item in table.zone(0, "board")["items"] if item["id"] == "piece:0_alpha") == "intz"
    assert table.point() == "intz_action"


@rule("zod.abl.7")
def test_cost_and_reveal_come_before_the_operations() -> None:
    table = action(p0_alpha={"at": "6,8", "invisibility": 3}, p1_beta={"at": "6,9"}, p0_gamma={"at": "6,5"}).do("ability:ram_charge")
    kinds = table.kinds()
    assert kinds.index("relieved") < kinds.index("used_ability") < kinds.index("hurt")
    assert table.point() == "react_opportunity", "in the middle of the push"
    assert table.cooldown("0_alpha")[0] == 2


@rule("zod.astral.2", "zod.var.3")
def test_the_stars_matter_only_where_somebody_names_them() -> None:
    near = {"p0_alpha": {"at": "6,8"}, "p1_beta": {"at": "6,9"}}
    assert action(**near).do("attack:basic", "die:20").damage("1_beta") == 15
    assert action(**near, options={"astral_bonds": True}).do("attack:basic", "die:20").damage("1_beta") == 20
    heal = {"part": "beta", "heroes": ["pleiades astreia quiron", "frixo carcino ganimedes"], "p0_alpha": {"damage": 40}}
    assert action(**heal).do("ability:harvest", "die:15").damage("0_alpha") == 25
    assert action(**heal, options={"astral_bonds": True}).do("ability:harvest", "die:15").damage("0_alpha") == 20


@rule("zod.team.4")
def test_ally_and_own_are_different_things_and_hands_stay_closed_to_the_ally() -> None:
    table = castle_round(0, ["purification ambush"], seats=4).to("castle_cards").do("play:purification")
    assert table.options() == [f"target:{piece}" for piece in ("0_alpha", "0_beta", "0_gamma", "2_alpha", "2_beta", "2_gamma")]
    table.do("target:2_beta", "play:ambush")
    assert table.options() == ["target:0_alpha", "target:0_beta", "target:0_gamma"]
    assert table.why_not("target:2_alpha")[0] == "zod.team.4"
    hand = castle_round(0, ["dodge"], seats=4).zone(2, "hand:0")
    assert [item["face"] for item in hand["items"]] == [None]


@rule("zod.hid.1")
def test_unknown_cards_are_dealt_anew_and_known_ones_stay() -> None:
    table = castle_round(0, ["", "dodge rust zeus_bolt"], known=["", "rust"], decks=["veil", "blade"])
    seen = set()
    for seed in range(30):
        world = table.s.determinize(0, Draw(seed))
        hand = sorted(world.hands[1])  # type: ignore[attr-defined]
        assert table.s.known[1][0] in hand, "rust was seen"
        assert sorted(hand + world.decks[1]) == sorted(table.s.hands[1] + table.s.decks[1])  # type: ignore[attr-defined]
        seen.add(tuple(hand))
    assert len(seen) > 10


@rule("zod.hid.2")
def test_windows_open_only_for_holders_and_nobody_hears_of_a_declined_one() -> None:
    near = {"p0_alpha": {"at": "6,8"}, "p1_alpha": {"at": "6,9"}}
    without = action(**near).do("attack:basic")
    assert without.s.to_move() == -1
    holder = action(**near, hands=["", "dodge"]).do("attack:basic")
    assert holder.asked() == (1, "react_dodge")
    assert (holder.view(0)["point"], holder.view(0)["waiting"]) == ("", [])
    before = len(holder.events)
    holder.do("decline")
    assert holder.events[before:] == []

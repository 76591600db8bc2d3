"""The turn: resources, reinforcements, offerings, forging, extra actions, rounds and the end. [7.1, 7.2, 7.7–7.9, 7.12, 7.13]"""

from __future__ import annotations

from games.diceforge.table import Table, acting, begun, hero
from scenario import rule


@rule("dic.gen.1", "dic.end.3")
def test_the_most_glory_wins_of_track_and_cards_together() -> None:
    table = acting(hero("30V"), hero("10V", cards="hydra"), hero("35V"), hero("2G"), round=9, active=3).do("pass")
    assert table.view()["ranking"] == [3, 1, 2, 4]
    assert table.told("won") == [{"seat": 1, "total": 36}]


@rule("dic.gen.2")
def test_glory_buys_nothing() -> None:
    assert acting(hero("99V")).s.active == 1, "nothing is in reach, so the turn is over at once"
    table = acting(hero("99V 2G 1S 1M")).do("offering", "take:g3", "die:light", "over:g1")
    assert table.stock(0) == "1S 1M 99V"
    assert acting(hero("99V 1S 1M")).do("feat", "perform:chest").stock(0) == "1S 99V"


@rule("dic.gen.3", "dic.end.1")
def test_every_player_is_active_once_a_round_from_the_first_player_on() -> None:
    table = begun(3)
    for _ in range(6):
        table.roll().do("pass")
    assert [told["seat"] for told in table.told("new_turn")] == [0, 1, 2, 0, 1, 2, 0]
    assert [told["round"] for told in table.told("new_round")] == [1, 2, 3]
    assert table.counter("round") == 3


@rule("dic.gen.4")
def test_a_turn_has_four_steps_in_order() -> None:
    table = Table(hero("3G 4S", cards="guardians_owl")).roll()
    phases = []
    for action in ["owl", "gain:gold", "offering", "take:g3", "die:light", "over:g1", "done", "end_turn"]:
        phases.append((table.view()["phase"], table.asked()[1]))
        table.do(action)
    assert phases == [
        ("reinforcements", "reinforce"), ("reinforcements", "owl_choice"), ("action", "main_action"), ("action", "offer_face"), ("action", "forge_die"),
        ("action", "forge_slot"), ("action", "offer_face"), ("extra_action", "extra_action"),
    ]  # fmt: skip
    assert (table.view()["phase"], table.s.active) == ("blessings", 1)


@rule("dic.gen.5")
def test_everything_but_the_blessing_may_be_left_out() -> None:
    table = Table(hero("3G 4S", cards="guardians_owl"))
    assert table.options()[0].startswith("roll:")
    table.roll()
    assert "done" in table.options()
    assert "pass" in table.do("done").options()
    table.do("offering", "take:g3", "die:light", "over:g1", "done")
    assert "end_turn" in table.options()


@rule("dic.res.5")
def test_a_loss_stops_at_nothing() -> None:
    table = acting(hero("3S"), hero("1G 1V", light="g6")).do("feat", "perform:minotaur").roll({1: "g6 v2"})
    assert table.stock(1) == ""
    assert [told["amount"] for told in table.told("lost") if told["seat"] == 1] == [1, 1]


@rule("dic.res.7")
def test_card_glory_is_counted_at_the_end_and_cannot_be_lost() -> None:
    table = acting(hero("3S"), hero("2V", cards="hydra", light="v4")).do("feat", "perform:minotaur").roll({1: "v4 g1"})
    assert (table.s.glory(1), table.counter("glory", 1), table.counter("score", 1)) == (0, 0, 26)


@rule("dic.res.9")
def test_several_kinds_are_gained_in_the_order_gold_sun_moon_glory() -> None:
    table = Table(hero(light="g1s1m1v1")).roll("g1s1m1v1 m1")
    assert [told["resource"] for told in table.told("gained") if told["seat"] == 0] == ["gold", "sun", "moon", "glory", "moon"]
    table = Table(hero(light="g1s1m1v1", cards="hammer")).roll("g1s1m1v1 m1")
    assert (table.asked(), table.stock(0)) == ((0, "hammer_split"), ""), "the rest waits for the gold"
    assert table.do("hammer:0").stock(0) == "1G 1S 2M 1V"
    table = acting(hero("1S", cards="hammer")).do("feat", "perform:wild_spirits")
    assert (table.asked(), table.stock(0)) == ((0, "hammer_split"), "")
    assert table.do("hammer:2").stock(0) == "1G 3M"


@rule("dic.res.1", "dic.res.2")
def test_caps_are_twelve_six_and_six() -> None:
    assert Table(hero("12G 6S 6M", light="g1s1m1v1")).roll("g1s1m1v1 v2").stock(0) == "12G 6S 6M 3V"
    assert Table(hero("11G 5S 5M", light="g1s1m1v1")).roll("g1s1m1v1 v2").stock(0) == "12G 6S 6M 3V"


@rule("dic.res.3")
def test_several_chests_add_up() -> None:
    table = acting(hero(cards="chest chest"))
    assert [table.cap(kind, 0) for kind in ("gold", "sun", "moon")] == [20, 12, 12]


@rule("dic.rei.1", "dic.fea.14")
def test_reinforcements_serve_only_in_the_own_turn() -> None:
    table = Table(hero("3G", cards="guardians_owl silver_hind elder"), hero("3G"), active=1).roll()
    assert table.asked() == (1, "main_action")
    assert table.why_not("owl") == ("dic.gen.4", "this is not what is asked now (main_action)")


@rule("dic.rei.2", "dic.rei.3")
def test_a_used_card_is_used_up_for_this_turn() -> None:
    table = Table(hero("6G", cards="elder elder"), moment="reinforce").do("elder")
    assert (table.stock(0), table.options()) == ("3G 4V", ["elder", "done"])
    table.do("elder")
    assert table.stock(0) == "8V"
    table = Table(hero("9G", cards="elder guardians_owl"), moment="reinforce").do("elder")
    assert table.options() == ["owl", "done"]
    assert table.why_not("elder") == ("dic.rei.2", "you have no unused card elder in this turn")


@rule("dic.rei.5")
def test_one_card_is_done_before_the_next() -> None:
    table = Table(hero(light="c_g3v2", cards="silver_hind guardians_owl"), moment="reinforce").do("hind", "die:light", "roll:c_g3v2")
    assert table.asked() == (0, "face_choice")
    assert table.why_not("owl")[0] == "dic.fac.2"
    assert table.do("gain:gold").options() == ["owl", "done"]


@rule("dic.off.2")
def test_two_different_faces_of_one_pool_are_allowed() -> None:
    table = acting(hero("8G")).do("offering", "take:g6", "die:light", "over:g1")
    assert {"c_g1s1m1", "s1v1", "g2m1"} <= set(table.faces())
    table.do("take:g2m1", "die:light", "over:g1")
    assert table.lies("light:0") == ["s1", "g6", "g2m1", "g1", "g1", "g1"]


@rule("dic.off.7")
def test_an_offering_takes_at_least_one_face() -> None:
    table = acting(hero("8G")).do("offering")
    assert "done" not in table.options()
    assert table.why_not("done") == ("dic.off.7", "an offering takes at least one face")
    assert "done" in table.do("take:g3", "die:light", "over:g1").options()


@rule("dic.off.8")
def test_what_is_sold_out_cannot_be_taken() -> None:
    table = acting(hero("12G"), hero(light="v4 m2 m2 m2 m2")).do("offering")
    assert not {"v4", "m2"} & set(table.faces())
    assert table.why_not("take:m2") == ("dic.off.8", "no m2 is left in the Temple")
    assert "m2v2" in table.faces()


@rule("dic.res.8")
def test_a_face_must_be_paid_in_full() -> None:
    table = acting(hero("3G")).do("offering")
    assert table.faces() == ["g3", "m1", "g4", "s1"]
    assert table.why_not("take:g6") == ("dic.res.8", "costs 4 gold, you have 3")
    table = acting(hero("1G 1S"))
    assert table.options() == ["feat", "pass"]
    assert table.why_not("offering") == ("dic.res.8", "the cheapest face left costs 2 gold, you have 1")
    assert acting(hero("2G")).why_not("feat") == ("dic.res.8", "no feat left costs at most your 0 sun and 0 moon shards")


@rule("dic.for.2")
def test_a_face_forged_a_moment_ago_may_be_replaced() -> None:
    table = acting(hero("5G")).do("offering", "take:g3", "die:light", "over:g1", "take:g4", "die:light")
    assert table.options() == ["over:g1", "over:g3", "over:s1"]
    table.do("over:g3")
    assert table.lies("light:0") == ["s1", "g4", "g1", "g1", "g1", "g1"]
    assert table.lies("discarded:0") == ["g1", "g3"]


@rule("dic.for.5", "dic.off.5")
def test_a_taken_face_must_be_forged() -> None:
    for table in (acting(hero("9G")).do("offering", "take:g3"), acting(hero("5M")).do("feat", "perform:helmet")):
        assert (table.asked(), table.options()) == ((0, "forge_die"), ["die:light", "die:dark"])
        table.do("die:dark")
        assert (table.asked(), table.options()) == ((0, "forge_slot"), ["over:g1", "over:v2", "over:m1"])


@rule("dic.for.1")
def test_a_face_that_is_not_on_the_die_cannot_give_way() -> None:
    table = acting(hero("9G")).do("offering", "take:g3", "die:light")
    assert table.why_not("over:v2") == ("dic.for.1", "there is no v2 on that die")


@rule("dic.for.6")
def test_as_many_faces_are_removed_as_were_forged() -> None:
    table = acting(hero("12G 3S"), alternates=["celestial_ship"]).do("offering", "take:g3", "die:light", "over:g1", "take:g4", "die:dark", "over:v2", "done")
    assert len(table.lies("discarded:0")) == 2 == len(table.told("forged"))
    table.do("pay", "offering", "take:g3", "die:light", "over:g3")
    assert sorted(table.lies("discarded:0")) == ["g1", "g3", "v2"]


@rule("dic.ext.1", "dic.ext.5")
def test_there_is_one_extra_action_and_it_costs_two_sun() -> None:
    table = acting(hero("9G 6S")).do("offering", "take:g3", "die:light", "over:g1", "done", "pay")
    assert (table.stock(0), table.asked()) == ("7G 4S", (0, "extra_pick"))
    table.do("offering", "take:g3", "die:light", "over:g1", "done")
    assert (table.s.active, table.stock(0)) == (1, "5G 4S"), "the turn is over, though sun is left"
    table = Table(hero("9G 1S", cards="triton", triton=1), moment="extra_action", alternates=["triton"])
    assert table.why_not("pay") == ("dic.ext.1", "an extra action costs 2 sun shards, you have 1")


@rule("dic.ext.2")
def test_the_extra_action_may_be_of_the_other_kind() -> None:
    table = acting(hero("3G 4S")).do("offering", "take:g3", "die:light", "over:g1", "pay")
    table.do("perform:wild_spirits")
    assert table.stock(0) == "4G 1S 3M"


@rule("dic.ext.3")
def test_the_price_of_the_extra_action_is_gone_when_the_next_is_looked_for() -> None:
    assert Table(hero("3S"), moment="extra_action").options() == ["pay", "end_turn"], "one sun is left for an Elder"
    assert Table(hero("2S 1M"), moment="extra_action").options() == ["pay", "end_turn"], "the moon shard buys a Hammer"
    assert Table(hero("2S"), moment="extra_action").s.active == 1


@rule("dic.ext.6")
def test_nothing_is_cleaned_up_at_the_end_of_a_turn() -> None:
    table = acting(hero("5G 3S 2M 7V", cards="hammer", hammer=4, pawn=2, up=["g1", "v2"])).do("pass")
    assert (table.stock(0), table.counter("hammer", 0), table.lies("island:2"), table.showing(0)) == ("5G 3S 2M 7V", 4, ["0"], ["g1", "v2"])


@rule("dic.end.2", "dic.set.5")
def test_the_game_ends_after_the_last_round() -> None:
    for seats, rounds in ((2, 9), (3, 10), (4, 9)):
        last = [hero() for _ in range(seats - 1)] + [hero("2G")]
        assert not acting(*last, seats=seats, round=rounds - 1, active=seats - 1).do("pass").view()["over"]
        table = acting(*last, seats=seats, round=rounds, active=seats - 1).do("pass")
        assert (table.view()["over"], table.view()["phase"], table.options()) == (True, "over", [])


@rule("dic.end.4")
def test_what_is_left_over_scores_nothing() -> None:
    rich = hero("12G 6S 6M", light="v3", cards="hammer triton cerberus", hammer=14, triton=1, cerberus=1)
    table = acting(rich, hero(), hero(), hero("2G"), round=9, active=3, alternates=["triton", "cerberus"]).do("pass")
    assert table.told("scored")[0] == {"seat": 0, "track": 0, "cards": 14, "total": 14}


@rule("dic.off.8")
def test_nobody_makes_an_offering_to_an_empty_sanctuary() -> None:
    removed = ["s1", "m1", "v2", *["g1"] * 9]
    one = hero("12G 1M", light="g3 g3 m1 m1 g4 g4", dark="s1 s1 g6 c_g1s1m1 c_g3v2 c_g3v2", discarded=removed)
    other = hero(light="m2 m2 s2 s2 v3 v3", dark="m1 v2 g1 g1 v4 m2v2")
    table = acting(one, other, seats=2)
    assert table.options() == ["feat", "pass"]
    assert table.why_not("offering") == ("dic.off.8", "no face is left in the Sanctuary")


@rule("dic.car.triton.2", "dic.gen.4")
def test_a_triton_token_does_not_change_the_step_of_the_turn() -> None:
    for moment, step in (("reinforce", "reinforcements"), ("main_action", "action"), ("extra_action", "extra_action")):
        table = Table(hero("2G", cards="hammer silver_hind triton", triton=1), moment=moment, alternates=["triton"])
        assert table.view()["phase"] == step
        assert table.do("triton").view()["phase"] == step
        assert table.do("gain:gold").asked() == (0, "hammer_split")
        assert table.view()["phase"] == step


@rule("dic.ext.7", "dic.car.triton.3")
def test_gold_for_the_hammer_belongs_to_the_step_that_brought_it() -> None:
    table = acting(hero("6S", cards="hammer triton", triton=1), alternates=["triton"]).do("feat", "perform:sphinx", "die:light", *["roll:s1"] * 3, "roll:g1")
    assert (table.asked(), table.view()["phase"]) == ((0, "hammer_split"), "action")
    assert table.do("hammer:0").view()["phase"] == "extra_action"
    table.do("triton", "gain:gold")
    assert (table.asked(), table.options()[-1], table.view()["phase"]) == ((0, "hammer_split"), "hammer:6", "extra_action")
    assert table.do("hammer:6").asked() == (0, "extra_action")
    assert (table.stock(0), table.counter("hammer", 0)) == ("1G 3S", 6)

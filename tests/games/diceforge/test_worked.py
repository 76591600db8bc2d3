"""The worked scenarios of the specification's section 14, in its order; the numbers are its own."""

from __future__ import annotations

from fractions import Fraction

from games.diceforge.table import Table, acting, begun, fresh, hero
from scenario import rule

SHIP = ["celestial_ship"]
BOAR = ["tenacious_boar"]
SHIELD = ["guardians_shield"]


@rule("dic.bls.1", "dic.bls.5")
def test_1_everybody_applies_both_dice_before_max_goes_on() -> None:
    table = Table(hero("8G 1S 4M")).roll({0: "s1 g1", 1: "s1 m1", 2: "g1 v2", 3: "g1 g1"})
    assert [table.stock(seat) for seat in range(4)] == ["9G 2S 4M", "1S 1M", "1G 2V", "2G"]
    assert table.asked() == (0, "main_action")


@rule("dic.rei.2", "dic.rei.3", "dic.car.hind.1", "dic.car.owl.1")
def test_2_each_reinforcement_card_is_used_once() -> None:
    table = Table(hero("9G 2S 4M", cards="silver_hind guardians_owl guardians_owl"), moment="reinforce")
    assert table.options() == ["hind", "owl", "done"]
    table.do("hind", "die:dark")
    assert table.options() == ["roll:g1", "roll:v2", "roll:m1"]
    table.do("roll:m1", "owl", "gain:sun")
    assert table.options() == ["owl", "done"]
    table.do("owl", "gain:sun")
    assert table.stock(0) == "9G 4S 5M"
    assert table.asked() == (0, "main_action")


@rule("dic.off.1", "dic.off.5", "dic.for.1")
def test_3_an_offering_of_three_faces() -> None:
    table = acting(hero("9G")).do("offering", "take:g4")
    assert table.asked() == (0, "forge_die")
    table.do("die:light", "over:g1", "take:s1", "die:light", "over:g1", "take:m1", "die:dark", "over:v2")
    assert table.stock(0) == "1G"
    assert table.lies("light:0") == ["s1", "g4", "s1", "g1", "g1", "g1"]
    assert table.lies("dark:0") == ["m1", "m1", "g1", "g1", "g1", "g1"]
    assert table.lies("discarded:0") == ["g1", "g1", "v2"]
    assert table.s.active == 1


@rule("dic.off.1", "dic.off.3")
def test_4_no_second_copy_in_one_offering() -> None:
    table = acting(hero("9G")).do("offering", "take:g4", "die:light", "over:g1", "take:s1", "die:light", "over:g1")
    assert table.options() == ["done", "take:g3", "take:m1"]
    assert table.why_not("take:g4") == ("dic.off.3", "you have taken g4 in this offering already")


@rule("dic.die.2", "dic.off.6", "dic.for.4")
def test_5_the_last_face_forged_shows_and_gives_nothing() -> None:
    table = acting(hero("9G", up=["g1", "g1"]))
    table.do("offering", "take:s1", "die:light", "over:g1", "take:g4", "die:dark", "over:g1", "take:m1", "die:dark", "over:v2")
    assert table.showing(0) == ["s1", "m1"]
    assert table.lies("discarded:0") == ["g1", "g1", "v2"]
    assert table.stock(0) == "1G"


@rule("dic.ext.1", "dic.ous.1", "dic.ous.2", "dic.ous.3", "dic.fea.6")
def test_6_an_extra_action_that_ousts() -> None:
    table = Table(hero("1G 4S 5M"), hero(pawn=3, cards="helmet"), moment="extra_action")
    assert table.options() == ["pay", "end_turn"]
    table.do("pay")
    assert (table.stock(0), table.asked()) == ("1G 2S 5M", (0, "feat_pick"))
    table.do("perform:ferryman")
    assert table.stock(0) == "1G 2S 1M"
    assert table.lies("start:1") == ["1"]
    assert table.lies("island:3") == ["0"]
    assert table.zone("stack:m5")["count"] == 4, "the ousted player is blessed before the card is taken"
    table.do("roll:s1", "roll:m1")
    assert table.stock(1) == "1S 1M"
    assert table.zone("stack:m5")["count"] == 3
    assert table.lies("plain:0") == ["ferryman"]
    assert (table.s.active, table.stock(0)) == (1, "1G 2S 1M"), "the card's glory is not on the track"


@rule("dic.set.4", "dic.set.9", "dic.set.5")
def test_7_four_players() -> None:
    table = fresh(4)
    assert [table.stock(seat) for seat in range(4)] == ["3G", "2G", "1G", ""]
    assert [zone["count"] for zone in table.view()["zones"] if zone["kind"] == "stack"] == [4] * 15
    assert [zone["count"] for zone in table.view()["zones"] if zone["kind"] == "pool"] == [4] * 15
    assert table.s.box.rounds[2] == 9


@rule("dic.set.4", "dic.set.5", "dic.set.6", "dic.set.9")
def test_8_three_players() -> None:
    table = fresh(3)
    assert [table.stock(seat) for seat in range(3)] == ["3G", "2G", "1G"]
    assert [zone["count"] for zone in table.view()["zones"] if zone["kind"] == "stack"] == [3] * 15
    assert [zone["count"] for zone in table.view()["zones"] if zone["kind"] == "pool"] == [4] * 15
    table = acting(hero(), hero(), hero("2G"), seats=3, round=9, active=2).do("pass")
    assert (table.counter("round"), table.view()["over"]) == (10, False)
    assert acting(hero(), hero(), hero("2G"), seats=3, round=10, active=2).do("pass").view()["over"]


@rule("dic.set.6", "dic.set.7", "dic.set.8")
def test_9_two_players() -> None:
    table = begun(2)
    assert [table.stock(seat) for seat in range(2)] == ["3G", "2G"]
    assert [zone["count"] for zone in table.view()["zones"] if zone["kind"] == "stack"] == [2] * 15
    pools = [zone["count"] for zone in table.view()["zones"] if zone["kind"] == "pool"]
    assert pools == [2] * 10 + [4] * 5
    assert table.lies("pool:p5") == ["g6", "c_g1s1m1"]
    assert table.lies("pool:p10") == ["v4", "m2v2"]
    assert len(table.lies("removed")) == 20


@rule("dic.bls.6")
def test_10_two_players_are_blessed_twice() -> None:
    table = Table(hero("3G"), hero("2G"), seats=2).roll({0: "g1 g1", 1: "g1 g1"})
    assert (table.stock(0), table.stock(1)) == ("5G", "4G")
    table.roll({0: "s1 v2", 1: "g1 m1"})
    assert (table.stock(0), table.stock(1)) == ("5G 1S 2V", "5G 1M")
    assert table.asked() == (0, "main_action")


@rule("dic.res.2")
def test_11_what_does_not_fit_is_lost() -> None:
    table = Table(hero("11G", light="g4")).roll("g4 g1")
    assert table.stock(0) == "12G"
    assert [told["lost"] for told in table.told("gained") if told["seat"] == 0] == [3, 1]


@rule("dic.res.3", "dic.car.chest.1", "dic.res.1")
def test_12_a_chest_gives_room_not_resources() -> None:
    table = acting(hero("12G 6S 6M")).do("feat", "perform:chest")
    assert table.stock(0) == "12G 6S 5M"
    assert [table.cap(kind, 0) for kind in ("gold", "sun", "moon")] == [16, 9, 9]
    later = acting(hero("12G 6S 5M", cards="chest")).do("feat", "perform:wild_spirits")
    assert later.stock(0) == "15G 5S 8M"


@rule("dic.res.4")
def test_13_glory_goes_on_beyond_a_hundred() -> None:
    table = Table(hero("98V", light="v3")).roll("v3 v2")
    assert table.stock(0) == "103V"
    assert table.lies("tokens:0") == ["first_player", "hundred"]


@rule("dic.end.3", "dic.end.5")
def test_14_tied_leaders_win_together() -> None:
    heroes = [hero("41V", cards="hydra gorgon abyss_mirror cancer chest"), hero("75V", cards="hydra"), hero("100V"), hero("2G")]
    table = acting(*heroes, round=9, active=3).do("pass")
    assert table.told("scored")[:3] == [
        {"seat": 0, "track": 41, "cards": 60, "total": 101},
        {"seat": 1, "track": 75, "cards": 26, "total": 101},
        {"seat": 2, "track": 100, "cards": 0, "total": 100},
    ]
    assert table.view()["ranking"] == [1, 1, 3, 4]
    assert [told["seat"] for told in table.told("won")] == [0, 1]


@rule("dic.fea.4")
def test_15_an_empty_stack_is_not_offered() -> None:
    table = acting(hero("6M"), hero(cards="ferryman ferryman"), hero(cards="ferryman ferryman")).do("feat")
    assert table.faces() == ["hammer", "chest", "silver_hind", "satyrs", "helmet", "cancer"]
    assert table.why_not("perform:ferryman") == ("dic.fea.4", "no card ferryman is left")


@rule("dic.fea.3", "dic.fea.7", "dic.car.wild_spirits.1")
def test_16_the_same_feat_twice_in_one_turn() -> None:
    table = acting(hero("4S", pawn=7)).do("feat", "perform:wild_spirits", "pay", "feat", "perform:wild_spirits")
    assert table.stock(0) == "6G 6M"
    assert table.lies("plain:0") == ["wild_spirits", "wild_spirits"]
    assert table.lies("island:7") == ["0"]
    assert not {"ousted", "moved"} & set(table.kinds())


@rule("dic.rei.4", "dic.ext.1")
def test_17_an_owl_works_from_the_next_turn_on() -> None:
    table = acting(hero("2G 4S")).do("feat", "perform:guardians_owl")
    assert table.stock(0) == "2G 2S"
    assert (table.asked(), table.options()) == ((0, "extra_action"), ["pay", "end_turn"])
    table.do("pay", "take:m1", "die:light", "over:g1")
    assert table.stock(0) == ""
    for _ in range(3):
        table.roll().do("pass")
    table.roll()
    assert (table.asked(), table.options()) == ((0, "reinforce"), ["owl", "done"])
    assert table.do("owl", "gain:sun").asked() == (0, "main_action")


@rule("dic.ext.3")
def test_18_nobody_pays_for_an_action_he_could_not_take() -> None:
    assert Table(hero("2S 1G"), moment="extra_action").s.active == 1
    table = Table(hero("2S 1G", cards="triton", triton=1), moment="extra_action", alternates=["triton"])
    assert table.options() == ["end_turn", "triton"]
    assert table.why_not("pay") == ("dic.ext.3", "with 1 gold, 0 sun and 0 moon left no action would be possible")


@rule("dic.fac.3")
def test_19_x3_triples_the_other_face() -> None:
    assert Table(hero(light="x3", dark="g2m1")).roll("x3 g2m1").stock(0) == "6G 3M"


@rule("dic.fac.4")
def test_20_x3_triples_one_choice() -> None:
    table = Table(hero(light="x3", dark="c_g1s1m1")).roll("x3 c_g1s1m1")
    assert (table.asked(), table.options()) == ((0, "face_choice"), ["gain:gold", "gain:sun", "gain:moon"])
    assert table.do("gain:sun").stock(0) == "3S"


@rule("dic.bls.11")
def test_21_two_x3_do_nothing() -> None:
    assert Table(hero(light="x3", dark="x3")).roll("x3 x3").stock(0) == ""


@rule("dic.fac.5")
def test_22_a_lone_x3_does_nothing() -> None:
    table = Table(hero(light="x3", cards="silver_hind"), moment="reinforce").do("hind", "die:light", "roll:x3")
    assert (table.stock(0), table.kinds()[-1]) == ("", "new_turn")


@rule("dic.mir.1", "dic.mir.4", "dic.mir.6")
def test_23_a_mirror_copies_what_an_opponent_shows() -> None:
    heroes = [hero(light="mirror"), hero(light="s2"), hero(light="v3", dark="x3")]
    rolls = {0: "mirror g1", 1: "s2 g1", 2: "v3 x3"}
    table = Table(*heroes, seats=3).roll(rolls)
    assert (table.asked(), table.faces()) == ((0, "bless_mirror"), ["g1", "s2", "v3", "x3"])
    assert table.do("copy:x3").stock(0) == "3G"
    assert Table(*heroes, seats=3).roll(rolls).do("copy:v3").stock(0) == "1G 3V"


@rule("dic.mir.5")
def test_24_first_copy_then_multiply() -> None:
    heroes = [hero(light="mirror", dark="x3"), hero(light="m2")]
    for face, stock in (("m2", "6M"), ("g1", "3G")):
        table = Table(*heroes, seats=2).roll({0: "mirror x3", 1: "m2 g1"})
        assert table.faces() == ["g1", "m2"]
        assert table.do(f"copy:{face}").stock(0) == stock


@rule("dic.mir.3", "dic.die.2", "dic.gen.7", "dic.die.6")
def test_25_mirrors_see_what_shows_now_effects_use_what_was_rolled() -> None:
    table = Table(hero(), hero("8G", light="ship"), hero(light="mirror"), seats=3, active=1, alternates=SHIP)
    table.roll({1: "ship g1", 2: "mirror g1", 0: "s1 v2"})
    assert table.asked() == (1, "bless_order")
    table.do("first:light", "take:v3", "die:dark", "over:g1")
    assert table.stock(1) == "3G"
    assert (table.asked(), table.faces()) == ((2, "bless_mirror"), ["v2", "s1", "v3", "ship"])
    assert table.do("copy:v3").stock(2) == "1G 3V"


@rule("dic.mir.2")
def test_26_a_mirror_opposite_opens_the_own_faces() -> None:
    table = Table(hero(light="mirror", dark="s2"), hero(light="mirror"), seats=2).roll({0: "mirror s2", 1: "mirror g1"})
    assert table.faces() == ["g1", "s2"]
    assert table.why_not("copy:mirror")[0] == "dic.mir.2"
    assert table.do("copy:s2").stock(0) == "4S"


@rule("dic.bls.9", "dic.fac.7")
def test_27_ship_and_gold_in_the_order_of_choice() -> None:
    for first, stock in (("light", "12G"), ("dark", "6G")):
        table = Table(hero("12G", light="ship", dark="g6"), alternates=SHIP).roll("ship g6")
        assert (table.asked(), table.options()) == ((0, "bless_order"), ["first:light", "first:dark"])
        table.do(f"first:{first}", "take:s2", "die:light", "over:g1")
        assert table.stock(0) == stock


@rule("dic.fac.8")
def test_28_x3_triples_the_discount_of_a_ship() -> None:
    table = Table(hero("4G", light="ship", dark="x3"), alternates=SHIP).roll("ship x3")
    assert "v3" in table.faces()
    assert "s2" in table.faces()
    assert not {"v4", "m2v2", "c_g2s2m2", "g1s1m1v1"} & set(table.faces())
    assert table.why_not("take:v4") == ("dic.res.8", "costs 6 gold, you have 4")
    table.do("take:v3", "die:light", "over:g1")
    assert table.stock(0) == "2G"
    assert table.asked() == (0, "main_action")


@rule("dic.gen.6", "dic.fac.9")
def test_29_the_active_player_chooses_first_among_scarce_faces() -> None:
    table = Table(hero("5G", light="ship"), hero(), hero("5G", light="ship"), active=2, alternates=SHIP).roll({2: "ship v2", 0: "ship v2"})
    assert table.asked() == (2, "ship_face")
    table.do("take:g6", "die:light", "over:g1")
    assert table.stock(2) == "3G 2V"
    assert table.asked() == (0, "ship_face")
    assert {"c_g1s1m1", "s1v1", "g2m1"} <= set(table.faces())
    assert table.why_not("take:g6") == ("dic.off.8", "no g6 is left in the Temple")


@rule("dic.fac.10", "dic.fac.13")
def test_30_a_boar_serves_bearer_and_owner_and_stays() -> None:
    heroes = [hero(cards="tenacious_boar"), hero("3G", light="boar_red")]
    table = Table(*heroes, alternates=BOAR, boars={"red": 0}).roll({1: "boar_red g1"})
    assert (table.asked(), table.options()) == ((1, "face_choice"), ["gain:sun", "gain:moon"])
    table.do("gain:moon")
    assert (table.asked(), table.options()) == ((0, "boar_reward"), ["gain:sun", "gain:moon", "gain:glory"])
    table.do("gain:glory")
    assert (table.stock(1), table.stock(0)) == ("4G 1M", "2G 3V")
    table = acting(*heroes, active=1, alternates=BOAR, boars={"red": 0}).do("offering", "take:g3", "die:light")
    assert table.options() == ["over:g1", "over:s1"]
    assert table.why_not("over:boar_red") == ("dic.fac.13", "a Boar face can never be removed")


@rule("dic.fac.11")
def test_31_a_tripled_boar_rewards_its_owner_three_times() -> None:
    table = Table(hero(cards="tenacious_boar"), hero(light="boar_red", dark="x3"), alternates=BOAR, boars={"red": 0}).roll({1: "boar_red x3"})
    table.do("gain:sun", "gain:sun", "gain:moon", "gain:glory")
    assert (table.stock(1), table.stock(0)) == ("3S", "2G 1S 1M 3V")


@rule("dic.car.minotaur.7", "dic.car.minotaur.8")
def test_32_under_the_minotaur_a_boar_still_rewards_its_owner() -> None:
    bearer = hero("2S", light="boar_red", cards="hammer cerberus", cerberus=1, hammer=3)
    table = acting(hero(cards="tenacious_boar"), bearer, hero("3S"), active=2, alternates=["tenacious_boar", "cerberus"], boars={"red": 0})
    table.do("feat", "perform:minotaur").roll({1: "boar_red g1"})
    assert (table.asked(), table.options()) == ((1, "mino_choice"), ["lose:sun", "lose:moon"])
    table.do("lose:moon")
    assert table.asked() == (0, "boar_reward")
    table.do("gain:sun")
    assert (table.stock(1), table.stock(0)) == ("2S", "1S")
    assert (table.counter("hammer", 1), table.lies("tokens:1"), table.s.active) == (3, ["cerberus"], 3)


@rule("dic.fac.14")
def test_33_a_shield_answers_to_the_other_face() -> None:
    def shielded(shield: str, other: str) -> str:
        return Table(hero(light=shield, dark=other), alternates=SHIELD).roll(f"{shield} {other}").stock(0)

    assert shielded("shield_sun", "s1v1") == "1S 6V"
    assert shielded("shield_sun", "g3") == "3G 2S"
    assert shielded("shield_glory", "s1v1") == "1S 6V"


@rule("dic.fac.14", "dic.fac.2")
def test_34_a_shield_looks_at_what_was_chosen() -> None:
    for choice, stock in (("moon", "1M 5V"), ("gold", "1G 2M")):
        table = Table(hero(light="shield_moon", dark="c_g1s1m1"), alternates=SHIELD).roll("shield_moon c_g1s1m1")
        assert table.do(f"gain:{choice}").stock(0) == stock


@rule("dic.fac.16")
def test_35_a_shield_alone_gives_its_own_gain() -> None:
    table = Table(hero(light="shield_gold", cards="silver_hind"), moment="reinforce", alternates=SHIELD)
    assert table.do("hind", "die:light", "roll:shield_gold").stock(0) == "3G"


@rule("dic.car.hammer.2", "dic.car.hammer.3", "dic.car.hammer.4")
def test_36_gold_runs_on_to_the_second_side() -> None:
    table = Table(hero(light="g6", cards="hammer", hammer=12)).roll("g6 v2")
    assert (table.asked(), table.options()) == ((0, "hammer_split"), [f"hammer:{part}" for part in range(7)])
    table.do("hammer:6")
    assert (table.stock(0), table.counter("hammer", 0)) == ("12V", 18)


@rule("dic.car.hammer.3", "dic.car.hammer.5")
def test_37_a_finished_hammer_asks_nothing() -> None:
    table = Table(hero("1G", light="g4", cards="hammer", hammer=27)).roll("g4 v2")
    assert table.options() == ["hammer:0", "hammer:1", "hammer:2", "hammer:3"]
    assert table.why_not("hammer:4") == ("dic.car.hammer.5", "you gain 4 gold and the hammer has 3 free spaces")
    table.do("hammer:3")
    assert table.stock(0) == "2G 17V"
    assert (table.lies("own:0"), table.lies("plain:0")) == ([], ["hammer"])
    table.do("pass").roll({0: "g4 g1"})
    assert (table.stock(0), table.asked()) == ("7G 17V", (1, "main_action"))


@rule("dic.car.satyrs.2", "dic.car.satyrs.4", "dic.car.satyrs.1", "dic.car.satyrs.3")
def test_38_satyrs_take_both_dice_of_a_single_opponent() -> None:
    table = acting(hero("3M"), hero(light="x3", dark="s2"), seats=2).do("feat", "perform:satyrs", "roll:x3", "roll:s2")
    assert (table.asked(), table.faces()) == ((0, "satyr_first"), ["s2", "x3"])
    table.do("pick:x3")
    assert (table.stock(0), table.stock(1), table.showing(1)) == ("6S", "", ["x3", "s2"])


@rule("dic.car.minotaur.1", "dic.car.minotaur.2", "dic.car.minotaur.3")
def test_39_a_victim_may_choose_to_lose_what_he_has_not() -> None:
    table = acting(hero("3S"), hero("2G 1S 3V", light="g4", dark="c_g3v2")).do("feat", "perform:minotaur").roll({1: "g4 c_g3v2"})
    assert (table.asked(), table.options()) == ((1, "mino_choice"), ["lose:gold", "lose:glory"])
    assert table.do("lose:gold").stock(1) == "1S 3V"


@rule("dic.car.cerberus.1", "dic.car.cerberus.2", "dic.car.cerberus.3")
def test_40_cerberus_repeats_a_roll_once_with_new_choices() -> None:
    table = Table(hero(light="c_g3v2", dark="s1", cards="cerberus cerberus", cerberus=2), alternates=["cerberus"]).roll("c_g3v2 s1")
    table.do("gain:glory")
    assert (table.stock(0), table.asked(), table.options()) == ("1S 2V", (0, "cerberus"), ["use", "decline"])
    table.do("use", "gain:gold")
    assert table.stock(0) == "3G 2S 2V"
    assert (table.asked(), table.lies("tokens:0")) == ((0, "main_action"), ["first_player", "cerberus"])


@rule("dic.car.sentinel.1", "dic.car.sentinel.2", "dic.car.sentinel.0")
def test_41_the_sentinel_turns_shards_into_glory() -> None:
    table = acting(hero("6S 6M", light="s2", dark="m2"), alternates=["sentinel"]).do("feat", "perform:sentinel", "roll:s2", "roll:m2")
    assert (table.stock(0), table.asked(), table.options()) == ("6S", (0, "convert"), ["keep", "convert"])
    table.do("convert", "keep")
    assert table.stock(0) == "6S 2M 4V"
    table.do("roll:g1", "roll:v2")
    assert table.stock(0) == "1G 6S 2M 6V"


@rule("dic.car.triton.1", "dic.car.triton.2", "dic.car.triton.3")
def test_42_a_triton_token_in_the_own_turn() -> None:
    table = acting(hero("10G", cards="triton", triton=1), alternates=["triton"])
    assert table.options() == ["offering", "pass", "triton"]
    table.do("triton")
    assert (table.asked(), table.options()) == ((0, "triton_choice"), ["gain:gold", "gain:sun", "gain:moon"])
    table.do("gain:gold")
    assert (table.stock(0), table.asked(), table.options()) == ("12G", (0, "main_action"), ["offering", "pass"])
    assert table.told("gained")[-1]["lost"] == 4
    other = hero("9G", light="ship", cards="triton", triton=1)
    table = Table(hero(), other, alternates=["triton", "celestial_ship"]).roll({1: "ship v2"})
    assert table.asked() == (1, "ship_face")
    assert table.why_not("triton") == ("dic.car.triton.1", "a Triton token is used in your own turn only")


@rule("dic.car.bear.1", "dic.car.bear.2")
def test_43_bears_score_for_both_sides_before_the_blessing() -> None:
    table = acting(hero("4M", cards="great_bear"), hero(pawn=3, cards="great_bear great_bear"), alternates=["great_bear"])
    table.do("feat", "perform:ferryman")
    assert table.options()[0].startswith("roll:")
    assert (table.stock(0), table.stock(1)) == ("3V", "6V")
    table.do("roll:g1", "roll:v2")
    assert table.stock(1) == "1G 8V"


@rule("dic.car.typhon.0", "dic.car.typhon.2", "dic.for.6", "dic.car.boar.2")
def test_44_typhon_counts_every_removed_face() -> None:
    bought = hero("5S 5M", light="g3 g4 x3", dark="m1 s1 boar_red")
    table = acting(bought, hero(cards="tenacious_boar"), alternates=["typhon", "tenacious_boar"], boars={"red": 1})
    assert len(table.lies("discarded:0")) == 6
    table.do("feat", "perform:typhon")
    assert (table.stock(0), table.s.card_glory(0)) == ("6V", 16)


@rule("dic.bls.7")
def test_45_an_ousted_player_is_blessed_once_also_at_a_table_of_two() -> None:
    table = acting(hero("4M"), hero(pawn=3), seats=2).do("feat", "perform:ferryman", "roll:s1", "roll:m1")
    assert table.stock(1) == "1S 1M"
    assert table.lies("plain:0") == ["ferryman"]
    assert len(table.told("rolled")) == 2


@rule("dic.ext.4")
def test_46_who_passes_ends_his_turn() -> None:
    table = acting(hero("5S 1G")).do("pass")
    assert (table.s.active, table.stock(0)) == (1, "1G 5S")


@rule("dic.mir.7")
def test_47_two_mirrors_may_copy_one_die() -> None:
    heroes = [hero(light="mirror", dark="mirror"), hero(light="s2")]
    assert Table(*heroes, seats=2).roll({0: "mirror mirror", 1: "s2 g1"}).do("copy:s2", "copy:s2").stock(0) == "4S"
    assert Table(*heroes, seats=2).roll({0: "mirror mirror", 1: "s2 g1"}).do("copy:s2", "copy:g1").stock(0) == "1G 2S"


@rule("dic.fac.18")
def test_48_two_shields_give_their_own_gains() -> None:
    assert Table(hero(light="shield_sun", dark="shield_moon"), alternates=SHIELD).roll("shield_sun shield_moon").stock(0) == "2S 2M"


@rule("dic.res.6")
def test_49_a_loss_may_break_a_hundred() -> None:
    table = acting(hero("3S"), hero("101V", light="v3"))
    assert table.lies("tokens:1") == ["hundred"]
    table.do("feat", "perform:minotaur").roll({1: "v3 g1"})
    assert (table.stock(1), table.lies("tokens:1")) == ("98V", [])


@rule("dic.fea.8", "dic.fea.10")
def test_50_a_pawn_stays_until_it_is_ousted() -> None:
    table = acting(hero("2G", pawn=5), hero("4S")).do("offering", "take:g3", "die:light", "over:g1")
    assert table.lies("island:5") == ["0"]
    table.roll()
    assert table.asked() == (1, "main_action")
    table.do("feat", "perform:gorgon")
    assert (table.lies("island:5"), table.lies("start:0")) == (["1"], ["0"])
    before = table.stock(0)
    table.do("roll:s1", "roll:v2")
    assert (before, table.stock(0)) == ("2G", "2G 1S 2V")


@rule("dic.car.hammer.2", "dic.car.hammer.7")
def test_51_the_hammer_works_in_other_players_turns() -> None:
    table = Table(hero(cards="hammer", hammer=14), active=2).roll({0: "g1 v2"})
    assert table.asked() == (0, "hammer_split")
    table.do("hammer:1")
    assert (table.stock(0), table.counter("hammer", 0)) == ("12V", 15)


@rule("dic.car.satyrs.6", "dic.mir.2")
def test_52_satyrs_may_take_a_mirror() -> None:
    heroes = [hero("3M", light="s2", up=["s2", "g1"]), hero(light="mirror"), hero(light="v3")]
    for copied, stock in (("v3", "6V"), ("s2", "2S 3V")):
        table = acting(*heroes, seats=3).do("feat", "perform:satyrs").roll({1: "mirror g1", 2: "v3 g1"})
        assert table.faces() == ["g1", "v3", "mirror"]
        table.do("pick:mirror")
        assert table.asked() == (0, "satyr_second")
        table.do("pick:v3")
        assert (table.asked(), table.faces()) == ((0, "bless_mirror"), ["g1", "s2", "v3"])
        assert table.do(f"copy:{copied}").stock(0) == stock


@rule("dic.car.cerberus.6", "dic.fac.12")
def test_53_a_repeat_rewards_the_boars_owner_again() -> None:
    heroes = [hero(cards="tenacious_boar"), hero(light="boar_red", cards="cerberus", cerberus=1)]
    table = Table(*heroes, alternates=["tenacious_boar", "cerberus"], boars={"red": 0}).roll({0: "s1 m1", 1: "boar_red g1"})
    table.do("gain:moon", "gain:glory", "use", "gain:sun", "gain:glory")
    assert (table.stock(1), table.stock(0)) == ("2G 1S 1M", "1S 1M 6V")


@rule("dic.off.4", "dic.off.9")
def test_54_owned_faces_do_not_matter_and_garden_faces_are_not_for_sale() -> None:
    table = acting(hero("12G", light="s1 s1")).do("offering")
    assert "s1" in table.faces()
    assert not {"x3", "mirror", "ship", "shield_sun", "boar_red"} & set(table.faces())
    assert table.why_not("take:x3") == ("dic.off.9", "x3 lies in the gardens: only its card gives it")


@rule("dic.set.7")
def test_55_every_pair_of_a_mixed_pool_is_equally_likely() -> None:
    for pool in ("p5", "p10"):
        table = fresh(2)
        while pool == "p5" and table.options()[0] != "remove:g6":
            table.do(table.options()[0])
        while pool == "p10" and table.options()[0] != "remove:v4":
            table.do(table.options()[0])
        chances: dict[frozenset[int], Fraction] = {}
        for first, weight in table.s.chance():
            then = table.s.copy()
            then.apply(first)
            for second, other in then.chance():
                pair = frozenset((first, second))
                chances[pair] = chances.get(pair, Fraction(0)) + Fraction(weight, 4) * Fraction(other, 3)
        assert list(chances.values()) == [Fraction(1, 6)] * 6


@rule("dic.bls.14", "dic.bls.9")
def test_56_ship_and_golden_shield_in_the_order_of_choice() -> None:
    def table() -> Table:
        return Table(hero("1G", light="ship", dark="shield_gold"), alternates=["celestial_ship", "guardians_shield"]).roll("ship shield_gold")

    later = table().do("first:dark")
    assert later.stock(0) == "4G"
    assert {"m2", "g6"} <= set(later.faces())
    assert not {"s2", "v3"} & set(later.faces())
    sooner = table().do("first:light")
    assert sooner.faces() == ["g3", "m1", "g4", "s1"]
    assert sooner.do("pass").stock(0) == "4G"


@rule("dic.ext.2", "dic.off.3")
def test_57_a_second_offering_may_take_the_same_face_again() -> None:
    table = acting(hero("4G 2S")).do("offering", "take:g3", "die:light", "over:g1", "done", "pay")
    assert table.stock(0) == "2G"
    table.do("take:g3", "die:light", "over:g1")
    assert table.stock(0) == ""
    assert table.lies("light:0").count("g3") == 2


@rule("dic.car.minotaur.9", "dic.mir.2")
def test_58_the_minotaurs_master_neither_rolls_nor_loses() -> None:
    table = acting(hero("5G 3S", up=["g1", "v2"])).do("feat", "perform:minotaur").roll()
    assert table.stock(0) == "5G"
    assert table.showing(0) == ["g1", "v2"]
    assert {told["seat"] for told in table.told("rolled")} == {1, 2, 3}


@rule("dic.for.3", "dic.die.4")
def test_59_a_removed_face_is_out_for_good() -> None:
    table = acting(hero("4G", light="g3"))
    assert table.zone("pool:p1")["count"] == 3
    table.do("offering", "take:g6", "die:light", "over:g3")
    assert table.zone("pool:p1")["count"] == 3
    assert sorted(table.lies("discarded:0")) == ["g1", "g3"]
    assert "g3" not in table.lies("light:0")


@rule("dic.car.wild_spirits.1", "dic.res.8")
def test_60_moon_does_not_replace_sun() -> None:
    table = acting(hero("6M")).do("feat")
    assert "wild_spirits" not in table.faces()
    assert table.why_not("perform:wild_spirits") == ("dic.res.8", "needs 1 sun shards, you have 0")


@rule("dic.ous.2", "dic.ous.6")
def test_61_only_the_ousted_player_rolls() -> None:
    table = acting(hero("4M", up=["g1", "v2"]), hero(pawn=3)).do("feat", "perform:ferryman")
    assert table.told("rolled") == []
    table.do("roll:g1", "roll:g1")
    assert {told["seat"] for told in table.told("rolled")} == {1}
    assert (table.showing(0), table.stock(0), table.stock(1)) == (["g1", "v2"], "", "2G")


@rule("dic.ext.7", "dic.car.triton.3")
def test_62_a_token_bought_with_the_extra_action_can_still_be_used() -> None:
    table = acting(hero("6S 1M"), alternates=["triton"]).do("feat", "perform:chest", "pay", "perform:triton")
    assert (table.asked(), table.options(), table.stock(0)) == ((0, "extra_action"), ["end_turn", "triton"], "")
    assert table.why_not("pay")[0] == "dic.ext.5"
    table.do("triton", "gain:sun")
    assert (table.stock(0), table.s.active) == ("2S", 1)


@rule("dic.fac.20", "dic.fac.15")
def test_63_converted_shards_count_as_shards_for_a_shield() -> None:
    for shield, glory in (("shield_glory", "7V"), ("shield_sun", "9V")):
        table = acting(hero("6M", light="s2", dark=shield), alternates=["sentinel", "guardians_shield"])
        table.do("feat", "perform:sentinel", "roll:s2", f"roll:{shield}", "convert")
        assert table.stock(0) == glory

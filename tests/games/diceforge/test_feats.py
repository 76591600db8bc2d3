"""Heroic feats, portals, ousting, and what each card does. [7.10, 7.11, 8.1]"""

from __future__ import annotations

import pytest

from games.diceforge.table import DICEFORGE, Table, acting, begun, hero
from ludoteca.core.content import Content
from ludoteca.errors import BadPosition
from scenario import rule


def pack(*swaps: tuple[str, str]) -> Content:
    """A content pack in which the slots of two sets are exchanged, so that rivals of the base game can meet."""
    source = DICEFORGE.load().source
    for old, new in swaps:
        assert old in source
        source = source.replace(old, new)
    return DICEFORGE.load(source, "pack.toml")


def with_shield_and_minotaur() -> Content:
    return pack(('guardians_shield = { slot = "s4"', 'guardians_shield = { slot = "s5"'), ('triton = { slot = "s5"', 'triton = { slot = "s4"'))


def with_boar_and_satyrs() -> Content:
    return pack(('tenacious_boar = { slot = "m4"', 'tenacious_boar = { slot = "m3"'), ('great_bear = { slot = "m3"', 'great_bear = { slot = "m4"'))


@rule("dic.fea.1", "dic.fea.2")
@pytest.mark.parametrize("origin", [0, 1, 2, 3, 5, 6, 7])
def test_a_feat_is_paid_and_reached_from_anywhere(origin: int) -> None:
    table = acting(hero("6M 1S", pawn=origin)).do("feat", "perform:cancer")
    assert table.stock(0) == "1S"
    assert table.lies("island:4") == ["0"]
    assert [zone["count"] for zone in table.view()["zones"] if zone["kind"] == "island"] == [0, 0, 0, 1, 0, 0, 0]


def test_feats_are_listed_in_order_also_where_a_pack_mixes_their_places() -> None:
    table = acting(hero("6M"), alternates=["tenacious_boar", "great_bear"], content=with_boar_and_satyrs()).do("feat")
    assert table.options() == [f"perform:{feat}" for feat in ["hammer", "chest", "great_bear", "tenacious_boar", "ferryman", "helmet", "cancer"]]
    assert table.s.options() == sorted(table.s.options())


@rule("dic.fea.3")
def test_who_is_there_already_does_not_move() -> None:
    table = acting(hero("4M", pawn=3)).do("feat", "perform:ferryman")
    assert "moved" not in table.kinds()
    assert table.lies("island:3") == ["0"]


@rule("dic.fea.5")
def test_the_first_card_is_taken_and_its_effect_applied() -> None:
    table = acting(hero("1S")).do("feat", "perform:wild_spirits")
    assert table.told("card_taken") == [{"seat": 0, "feat": "wild_spirits", "left": 3}]
    assert table.zone("stack:s2")["count"] == 3
    assert table.stock(0) == "3G 3M"


@rule("dic.fea.6")
@pytest.mark.parametrize(
    ("feat", "pile"),
    [
        ("elder", "reinforcement"),
        ("silver_hind", "reinforcement"),
        ("guardians_owl", "reinforcement"),
        ("gorgon", "plain"),
        ("hammer", "own"),
        ("chest", "own"),
    ],
)
def test_a_card_goes_to_the_pile_of_its_type(feat: str, pile: str) -> None:
    table = acting(hero("6S 6M")).do("feat", f"perform:{feat}")
    for other in ("plain", "triggered", "reinforcement", "own"):
        assert table.lies(f"{other}:0") == ([feat] if other == pile else [])


@rule("dic.fea.6", "dic.fea.12")
def test_triggered_effects_are_on_alternate_cards_only() -> None:
    table = acting(hero("6M"), alternates=["great_bear"]).do("feat", "perform:great_bear")
    assert table.lies("triggered:0") == ["great_bear"]
    marked = {
        str(zone["items"][0]["face"]): zone["items"][0]["marks"]
        for game in (begun(4), begun(4, sets="all_alternates"))
        for zone in game.view()["zones"]
        if zone["kind"] == "stack" and "triggered" in zone["items"][0]["marks"]
    }
    assert marked == {"great_bear": ["triggered"], "tenacious_boar": ["triggered"]}


@rule("dic.fea.9")
def test_a_portal_holds_one_pawn_and_starts_are_individual() -> None:
    with pytest.raises(BadPosition, match="island 2 holds more than one pawn"):
        acting(hero(pawn=2), hero(pawn=2))
    table = acting(hero("2M"), hero(pawn=2)).do("feat", "perform:silver_hind", "roll:g1", "roll:g1")
    assert [zone["count"] for zone in table.view()["zones"] if zone["kind"] == "island"] == [0, 1, 0, 0, 0, 0, 0]
    assert [table.lies(f"start:{seat}") for seat in range(4)] == [[], ["1"], ["2"], ["3"]]


@rule("dic.fea.11")
def test_a_feat_may_be_performed_though_its_effect_does_nothing() -> None:
    assert acting(hero("12G 1S 6M")).do("feat", "perform:wild_spirits").stock(0) == "12G 6M"
    full = acting(hero("12G 6S 6M"), alternates=["typhon"]).do("feat", "perform:typhon")
    assert (full.stock(0), full.s.card_glory(0)) == ("12G 1S 1M", 16), "nothing forged, nothing gained"


@rule("dic.fea.13")
def test_owned_cards_stay_visible() -> None:
    table = acting(hero(), hero(cards="hammer chest great_bear elder elder ferryman"), alternates=["great_bear"])
    for viewer in (0, 1, 2, 3, None):
        assert DICEFORGE.view(table.s, viewer)["zones"] == table.view()["zones"]
    assert [table.lies(f"{pile}:1") for pile in ("plain", "triggered", "reinforcement", "own")] == [
        ["ferryman"], ["great_bear"], ["elder", "elder"], ["hammer", "chest"],
    ]  # fmt: skip


@rule("dic.fea.14")
def test_triggered_effects_work_in_every_turn() -> None:
    table = acting(hero("4M"), hero(pawn=3, cards="great_bear"), alternates=["great_bear"]).do("feat", "perform:ferryman")
    assert table.stock(1) == "3V"


@rule("dic.ous.4")
def test_nothing_but_a_feat_ousts() -> None:
    pawns = [1, 2, 3]
    table = acting(hero("9G 2S"), *[hero(pawn=pawn) for pawn in pawns]).do("offering", "take:g3", "die:light", "over:g1", "done", "pay")
    table.do("take:g4", "die:light", "over:g1", "done")
    assert [table.lies(f"island:{pawn}") for pawn in pawns] == [["1"], ["2"], ["3"]]
    table = acting(hero("1M"), *[hero(pawn=pawn) for pawn in (2, 3, 4)]).do("feat", "perform:chest")
    assert "ousted" not in table.kinds(), "nobody stands on that island"


@rule("dic.ous.5")
def test_an_ousted_player_has_cerberus_ship_and_mirror_but_no_triton() -> None:
    ousted = hero("9G", light="ship", dark="mirror", pawn=6, cards="cerberus triton", cerberus=1, triton=1)
    table = acting(hero("3S", up=["s1", "v2"]), ousted, alternates=["celestial_ship", "cerberus", "triton"]).do("feat", "perform:minotaur")
    table.do("roll:ship", "roll:mirror")
    assert (table.asked(), table.faces()) == ((1, "bless_mirror"), ["v2", "m1", "s1"])
    table.do("copy:v2")
    assert table.asked() == (1, "ship_face")
    assert "triton" not in table.options()
    table.do("pass")
    assert table.asked() == (1, "cerberus")


@rule("dic.car.hammer.1", "dic.car.hammer.5")
def test_a_hammer_has_two_sides_of_fifteen() -> None:
    table = acting(hero("1M")).do("feat", "perform:hammer")
    counter = next(counter for counter in table.view()["counters"] if counter["kind"] == "hammer")
    assert (counter["value"], counter["most"]) == (0, 30)
    table = Table(hero(light="g3", cards="hammer hammer", hammer=42)).roll("g3 v2").do("hammer:3")
    assert table.stock(0) == "12V", "the second hammer pays ten again"
    table = Table(hero(light="g3", cards="hammer hammer", hammer=57)).roll("g3 v2").do("hammer:3")
    assert (table.stock(0), table.lies("plain:0")) == ("17V", ["hammer", "hammer"])


@rule("dic.car.hammer.2")
def test_any_gain_of_gold_may_be_hammered() -> None:
    assert acting(hero("1S", cards="hammer")).do("feat", "perform:wild_spirits").asked() == (0, "hammer_split")
    assert Table(hero(cards="hammer guardians_owl"), moment="reinforce").do("owl", "gain:gold").asked() == (0, "hammer_split")
    table = acting(hero(cards="hammer triton", triton=1), alternates=["triton"]).do("triton", "gain:gold")
    assert (table.asked(), table.options()[-1]) == ((0, "hammer_split"), "hammer:6")
    table = acting(hero("3M", cards="hammer")).do("feat", "perform:satyrs").roll()
    assert table.asked() == (0, "hammer_split")


@rule("dic.car.hammer.6")
def test_hammered_gold_is_gone_and_stock_gold_stays_out() -> None:
    table = Table(hero(light="g3", cards="hammer", hammer=5)).roll("g3 v2").do("hammer:3")
    assert (table.stock(0), table.counter("hammer", 0)) == ("2V", 8)
    table = acting(hero("9G", cards="hammer"))
    assert table.options() == ["offering", "pass"], "gold in the stock cannot be hammered any more"
    table = acting(hero("3S"), hero("1G", light="g6", cards="hammer", hammer=20)).do("feat", "perform:minotaur").roll({1: "g6 g1"})
    assert (table.counter("hammer", 1), table.stock(1)) == (20, "")


@rule("dic.car.bear.1")
def test_a_bear_scores_each_time_its_owner_ousts() -> None:
    table = acting(hero("4M", cards="great_bear great_bear"), hero(pawn=3), alternates=["great_bear"]).do("feat", "perform:ferryman")
    assert (table.stock(0), table.stock(1)) == ("6V", "")
    assert acting(hero("4M", cards="great_bear"), alternates=["great_bear"]).do("feat", "perform:ferryman").stock(0) == ""


@rule("dic.car.bear.3")
def test_the_bear_that_is_being_bought_does_not_score_yet() -> None:
    table = acting(hero("2M"), hero(pawn=2), alternates=["great_bear"]).do("feat", "perform:great_bear", "roll:g1", "roll:g1")
    assert (table.stock(0), table.lies("triggered:0")) == ("", ["great_bear"])


@rule("dic.car.satyrs.1", "dic.car.satyrs.3")
def test_the_others_roll_for_the_satyrs_and_gain_nothing() -> None:
    table = acting(hero("3M", up=["g1", "v2"])).do("feat", "perform:satyrs").roll({1: "s1 m1", 2: "g1 v2", 3: "s1 g1"})
    assert [(told["seat"], told["face"]) for told in table.told("rolled")] == [(1, "s1"), (1, "m1"), (2, "g1"), (2, "v2"), (3, "s1"), (3, "g1")]
    table.do("pick:m1", "pick:v2")
    assert [table.stock(seat) for seat in range(4)] == ["1M 2V", "", "", ""]


@rule("dic.car.satyrs.2")
def test_satyrs_pick_two_different_dice_of_others() -> None:
    table = acting(hero("3M", light="s2", up=["s2", "g1"]), seats=3).do("feat", "perform:satyrs").roll({1: "s1 v2", 2: "s1 m1"})
    assert table.faces() == ["v2", "m1", "s1"]
    assert table.why_not("pick:s2") == ("dic.car.satyrs.2", "no other die of the others shows s2")
    table.do("pick:v2")
    assert table.faces() == ["m1", "s1"], "that die is taken"
    table = acting(hero("3M"), seats=3).do("feat", "perform:satyrs").roll({1: "s1 v2", 2: "s1 m1"}).do("pick:s1")
    assert table.faces() == ["v2", "m1", "s1"], "another die shows the same face"
    assert table.do("pick:s1").stock(0) == "2S"


@rule("dic.car.satyrs.2", "dic.bls.9")
def test_the_first_pick_counts_as_the_light_die() -> None:
    table = acting(hero("9G 3M"), hero(light="ship", dark="g3"), seats=2, alternates=["celestial_ship"]).do("feat", "perform:satyrs", "roll:ship", "roll:g3")
    table.do("pick:g3")
    assert table.asked() == (0, "bless_order")
    assert table.do("first:light").stock(0) == "12G", "the g3 was picked first"


@rule("dic.car.satyrs.3", "dic.fac.12")
def test_a_picked_boar_rewards_its_owner() -> None:
    heroes = [hero("3M"), hero(cards="tenacious_boar"), hero(light="boar_red")]
    table = acting(*heroes, seats=3, alternates=["tenacious_boar"], boars={"red": 1}, content=with_boar_and_satyrs())
    table.do("feat", "perform:satyrs").roll({2: "boar_red v2"}).do("pick:boar_red", "pick:v2", "gain:sun")
    assert table.asked() == (1, "boar_reward")
    table.do("gain:glory")
    assert [table.stock(seat) for seat in range(3)] == ["1S 2V", "3V", ""]


@rule("dic.car.satyrs.5", "dic.car.cerberus.5")
def test_no_cerberus_on_rolls_for_satyrs_or_minotaur() -> None:
    heroes = [hero("3M 3S", cards="cerberus", cerberus=1)] + [hero("4G", cards="cerberus", cerberus=1) for _ in range(3)]
    table = acting(*heroes, alternates=["cerberus"]).do("feat", "perform:satyrs").roll({1: "g1 v2"}).do("pick:g1", "pick:v2")
    assert (table.stock(0), table.asked()) == ("1G 3S 2V", (0, "extra_action"))
    table = acting(*heroes, alternates=["cerberus"]).do("feat", "perform:minotaur").roll()
    assert [table.stock(seat) for seat in (1, 2, 3)] == ["2G"] * 3
    assert "cerberus_used" not in table.kinds()
    assert table.s.active == 1


@rule("dic.car.boar.1", "dic.car.boar.2")
def test_another_player_has_to_forge_the_boar() -> None:
    table = acting(hero("3M"), alternates=["tenacious_boar"]).do("feat", "perform:tenacious_boar")
    assert (table.asked(), table.options()) == ((0, "boar_bearer"), ["bearer:1", "bearer:2", "bearer:3"])
    assert table.why_not("bearer:0") == ("dic.car.boar.1", "another player has to bear the Boar")
    table.do("bearer:2")
    assert (table.asked(), table.options()) == ((2, "forge_die"), ["die:light", "die:dark"])
    table.do("die:dark", "over:v2")
    assert table.lies("dark:2") == ["m1", "boar_red", "g1", "g1", "g1", "g1"]
    assert (table.lies("discarded:2"), table.lies("discarded:0")) == (["v2"], [])
    assert (table.showing(2)[1], table.lies("triggered:0")) == ("boar_red", ["tenacious_boar"])
    assert table.lies("pool:g4") == ["boar_green", "boar_yellow", "boar_blue"]


@rule("dic.car.boar.3", "dic.car.boar.5", "dic.car.sentinel.3")
def test_the_owners_reward_is_never_converted_though_the_face_is() -> None:
    heroes = [hero("6M", light="mirror", cards="tenacious_boar"), hero(light="boar_red", up=["boar_red", "g1"])]
    table = acting(*heroes, alternates=["tenacious_boar", "sentinel"], boars={"red": 0}).do("feat", "perform:sentinel", "roll:mirror", "roll:g1")
    table.do("copy:boar_red", "gain:sun")
    assert table.asked() == (0, "convert")
    table.do("convert")
    assert (table.asked(), table.stock(0)) == ((0, "boar_reward"), "2V")
    table.do("gain:sun")
    assert (table.stock(0), table.asked()[0]) == ("1G 1S 2V", -1), "the owner's shard is kept without a question"


@rule("dic.car.boar.4")
def test_each_boar_works_on_its_own() -> None:
    heroes = [hero(cards="tenacious_boar tenacious_boar"), hero(light="boar_red", dark="boar_blue")]
    table = Table(*heroes, alternates=["tenacious_boar"], boars={"red": 0, "blue": 0}).roll({1: "boar_red boar_blue"})
    for action in ("gain:sun", "gain:glory", "gain:moon", "gain:glory"):
        table.do(action)
    assert (table.stock(1), table.stock(0)) == ("1S 1M", "2G 6V")


@rule("dic.car.cerberus.0")
def test_cerberus_gives_a_token() -> None:
    table = acting(hero("4M"), alternates=["cerberus"]).do("feat", "perform:cerberus")
    assert (table.lies("tokens:0"), table.lies("plain:0")) == (["first_player", "cerberus"], ["cerberus"])


@rule("dic.car.cerberus.1", "dic.car.cerberus.3")
def test_tokens_serve_in_any_turn_and_once_for_each_roll() -> None:
    table = Table(hero(), hero(cards="cerberus", cerberus=1), alternates=["cerberus"]).roll()
    assert table.asked() == (1, "cerberus")
    assert table.do("use").stock(1) == "4G"
    table = acting(hero("6M", cards="cerberus cerberus", cerberus=2), alternates=["cerberus"]).do("feat", "perform:cancer")
    for _ in range(2):
        table.do("roll:g1", "roll:v2", "use")
    assert (table.stock(0), table.lies("tokens:0")) == ("4G 8V", ["first_player"])
    table = acting(hero("6M", cards="cerberus", cerberus=1), alternates=["cerberus"]).do("feat", "perform:cancer", "roll:g1", "roll:v2", "decline")
    assert (table.stock(0), table.lies("tokens:0")) == ("1G 2V", ["first_player", "cerberus"])


@rule("dic.car.cerberus.6")
def test_a_repeat_lies_inside_the_conversion() -> None:
    table = acting(hero("6S", light="g3", cards="cerberus", cerberus=1), alternates=["cyclops", "cerberus"]).do("feat", "perform:cyclops", "die:light")
    table.do("roll:g3", "convert", "use")
    assert table.asked() == (0, "convert")
    assert table.do("convert").stock(0) == "6V"


@rule("dic.car.helmet.1", "dic.car.ship.1", "dic.car.mirror.1")
@pytest.mark.parametrize(("feat", "face", "garden"), [("helmet", "x3", "g5"), ("celestial_ship", "ship", "g3"), ("abyss_mirror", "mirror", "g1")])
def test_garden_cards_forge_their_face(feat: str, face: str, garden: str) -> None:
    table = acting(hero("5S 5M"), alternates=["celestial_ship"]).do("feat", f"perform:{feat}", "die:light", "over:g1")
    assert table.lies("light:0") == ["s1", face, "g1", "g1", "g1", "g1"]
    assert table.zone(f"pool:{garden}")["count"] == 3
    assert table.showing(0)[0] == face


@rule("dic.car.cancer.1")
def test_cancer_gives_two_divine_blessings_one_after_the_other() -> None:
    table = acting(hero("6M")).do("feat", "perform:cancer", "roll:s1", "roll:v2")
    assert table.stock(0) == "1S 2V"
    table.do("roll:g1", "roll:m1")
    assert table.stock(0) == "1G 1S 1M 2V"
    assert len(table.told("rolled")) == 4


@rule("dic.car.sentinel.1")
def test_each_kind_of_a_face_is_converted_on_its_own() -> None:
    table = acting(hero("6M", light="g1s1m1v1"), alternates=["sentinel"]).do("feat", "perform:sentinel", "roll:g1s1m1v1", "roll:g1")
    table.do("keep", "convert")
    assert table.stock(0) == "2G 1S 3V"
    assert [told["resource"] for told in table.told("shards_converted")] == ["moon"]


@rule("dic.car.sentinel.0", "dic.car.cyclops.1")
def test_a_conversion_is_told_once_with_its_glory() -> None:
    table = acting(hero("6M 1V", light="s2"), alternates=["sentinel"]).do("feat", "perform:sentinel", "roll:s2", "roll:g1", "convert")
    assert (table.stock(0), table.told("shards_converted")) == ("1G 5V", [{"seat": 0, "amount": 2, "resource": "sun", "glory": 4}])
    assert [told["resource"] for told in table.told("gained")] == ["gold"], "the glory is not told a second time"
    table = acting(hero("6S", light="g3"), alternates=["cyclops"]).do("feat", "perform:cyclops", "die:light", "roll:g3", "convert")
    assert (table.stock(0), table.told("gold_converted"), table.told("gained")) == ("3V", [{"seat": 0, "amount": 3, "glory": 3}], [])


@rule("dic.car.sentinel.2")
def test_converted_shards_need_no_room() -> None:
    table = acting(hero("6S 6M", light="s2", dark="x3"), alternates=["sentinel"]).do("feat", "perform:sentinel", "roll:s2", "roll:x3", "convert")
    assert table.stock(0) == "6S 12V"


@rule("dic.car.sentinel.3")
def test_only_the_active_players_own_faces_are_converted() -> None:
    heroes = [hero("6M"), hero(pawn=4)]
    table = acting(*heroes, alternates=["sentinel"]).do("feat", "perform:sentinel", "roll:s1", "roll:m1")
    assert (table.stock(1), table.asked()[0]) == ("1S 1M", -1), "the ousted player gains his shards"
    table = acting(hero("6M", light="shield_sun", dark="c_g1s1m1"), alternates=["sentinel", "guardians_shield"])
    table.do("feat", "perform:sentinel", "roll:shield_sun", "roll:c_g1s1m1", "gain:moon", "convert")
    assert table.asked() == (0, "convert"), "the shield's own gain too"
    assert table.do("convert").stock(0) == "6V"


@rule("dic.car.elder.1")
def test_the_elder_turns_three_gold_into_four_glory() -> None:
    assert Table(hero("3G", cards="elder"), moment="reinforce").do("elder").stock(0) == "4V"
    table = Table(hero("2G", cards="elder guardians_owl"), moment="reinforce")
    assert table.options() == ["owl", "done"]
    assert table.why_not("elder") == ("dic.car.elder.1", "the Elder wants 3 gold, you have 2")


@rule("dic.car.minotaur.1")
def test_all_victims_roll_before_the_first_one_loses() -> None:
    table = acting(hero("5G"), hero("5G"), hero("3S"), hero("5G"), active=2).do("feat", "perform:minotaur").roll({3: "g1 m1", 0: "g1 v2", 1: "s1 g1"})
    assert [table.stock(seat) for seat in range(4)] == ["4G", "4G", "", "4G"]
    told = [(event.kind.name, event.seat) for event in table.events if event.kind.name in ("rolled", "lost")]
    assert told == [("rolled", seat) for seat in (3, 3, 0, 0, 1, 1)] + [("lost", seat) for seat in (3, 3, 0, 0, 1, 1)]


@rule("dic.car.minotaur.4")
def test_x3_triples_a_loss() -> None:
    table = acting(hero("3S"), hero("6G", light="x3"), hero("6G", light="x3", dark="x3")).do("feat", "perform:minotaur").roll({1: "x3 g1", 2: "x3 x3"})
    assert (table.stock(1), table.stock(2)) == ("3G", "6G")


@rule("dic.car.minotaur.5")
def test_a_victims_mirror_reflects_a_loss_and_a_ship_does_nothing() -> None:
    victims = [hero("6G 6V", light="mirror"), hero("6G", light="ship")]
    table = acting(hero("3S", light="v3", up=["v3", "g1"]), *victims, seats=3, alternates=["celestial_ship"]).do("feat", "perform:minotaur")
    table.roll({1: "mirror m1", 2: "ship g1"})
    assert (table.asked(), table.faces()) == ((1, "mino_mirror"), ["g1", "v3", "ship"])
    assert (table.s.copy().to_move(), table.do("copy:v3").stock(1)) == (1, "6G 3V")
    assert table.stock(2) == "5G"
    table = acting(hero("3S", up=["s1", "g1"]), *victims, seats=3, alternates=["celestial_ship"]).do("feat", "perform:minotaur")
    table.roll({1: "mirror m1", 2: "ship g1"}).do("copy:ship")
    assert table.stock(1) == "6G 6V"


@rule("dic.car.minotaur.6")
def test_a_victims_shield_costs_five_glory_or_its_own_gain() -> None:
    victims = [hero("6S 9V", light="s1", dark="shield_sun"), hero("6G 9V", light="shield_moon"), hero("6M 9V", light="x3", dark="shield_glory")]
    table = acting(hero("3S"), *victims, alternates=["guardians_shield"], content=with_shield_and_minotaur()).do("feat", "perform:minotaur")
    table.roll({1: "s1 shield_sun", 2: "shield_moon g1", 3: "x3 shield_glory"})
    assert [table.stock(seat) for seat in (1, 2, 3)] == ["5S 4V", "5G 9V", "6M"]


@rule("dic.car.minotaur.10")
def test_victims_lose_in_a_fixed_order_without_being_asked() -> None:
    victim = hero("3G", light="ship", dark="g3")
    table = acting(hero("3S"), victim, alternates=["celestial_ship"]).do("feat", "perform:minotaur").roll({1: "ship g3"})
    assert (table.stock(1), table.s.active) == ("", 1)
    shielded = hero("3G 9V", light="shield_gold", dark="g3")
    table = acting(hero("3S"), shielded, alternates=["guardians_shield"], content=with_shield_and_minotaur()).do("feat", "perform:minotaur")
    assert table.roll({1: "shield_gold g3"}).stock(1) == "4V", "the shield last: five glory, because the other face was gold"


@rule("dic.car.shield.1")
def test_one_of_the_shields_left_is_forged() -> None:
    table = acting(hero("3S"), hero(light="shield_sun"), alternates=["guardians_shield"]).do("feat", "perform:guardians_shield")
    assert (table.asked(), table.faces()) == ((0, "shield_pick"), ["shield_moon", "shield_gold", "shield_glory"])
    assert table.why_not("take:shield_sun") == ("dic.car.shield.1", "shield_sun is no longer in the gardens")
    table.do("take:shield_gold", "die:dark", "over:m1")
    assert table.lies("dark:0")[0] == "shield_gold"
    assert table.lies("pool:g2") == ["shield_moon", "shield_glory"]


@rule("dic.car.triton.0", "dic.car.triton.1")
def test_triton_gives_a_token_for_gold_sun_or_moon() -> None:
    table = acting(hero("4S"), alternates=["triton"]).do("feat", "perform:triton")
    assert (table.lies("tokens:0"), table.lies("plain:0")) == (["first_player", "triton"], ["triton"])
    for kind, stock in (("gold", "6G"), ("sun", "2S"), ("moon", "2M")):
        assert acting(hero("4S"), alternates=["triton"]).do("feat", "perform:triton", "triton", f"gain:{kind}").stock(0) == stock


@rule("dic.car.triton.2")
def test_every_window_for_a_triton_token_returns_to_its_decision() -> None:
    owner = {"cards": "triton triton", "triton": 2}

    def windows(table: Table, point: str) -> None:
        assert table.asked() == (0, point)
        assert "triton" in table.options()
        table.do("triton", "gain:moon")
        assert (table.asked(), table.s.triton[0]) == ((0, point), 1)

    windows(Table(hero("9G 6S", **owner), moment="reinforce", alternates=["triton"]), "reinforce")  # type: ignore[arg-type]
    windows(acting(hero("9G 6S", **owner), alternates=["triton"]), "main_action")  # type: ignore[arg-type]
    windows(acting(hero("9G 6S", **owner), alternates=["triton"]).do("offering"), "offer_face")  # type: ignore[arg-type]
    windows(Table(hero("9G", light="ship", **owner), alternates=["triton", "celestial_ship"]).roll("ship v2"), "ship_face")  # type: ignore[arg-type]
    windows(Table(hero("9G 6S", **owner), moment="extra_action", alternates=["triton"]), "extra_action")  # type: ignore[arg-type]
    windows(Table(hero("9G 6S", **owner), moment="extra_action", alternates=["triton"]).do("pay"), "extra_pick")  # type: ignore[arg-type]
    table = acting(hero("9G"), alternates=["triton"])
    assert table.why_not("triton") == ("dic.car.triton.1", "you have no Triton token")


@rule("dic.car.triton.4")
def test_a_triton_token_is_no_result_of_a_die() -> None:
    owner = hero("6M", light="ship", dark="shield_sun", cards="triton", triton=1)
    table = acting(owner, alternates=["sentinel", "celestial_ship", "guardians_shield", "triton"])
    table.do("feat", "perform:sentinel", "roll:ship", "roll:shield_sun", "triton", "gain:sun")
    assert (table.stock(0), table.asked()) == ("2S", (0, "ship_face")), "nothing is converted"
    table.do("pass", "keep")
    assert table.stock(0) == "4S", "and the shield gives its own two suns, not five glory"


@rule("dic.car.sphinx.1")
def test_the_sphinx_rolls_one_die_four_times() -> None:
    table = acting(hero("6S")).do("feat", "perform:sphinx")
    assert (table.asked(), table.options()) == ((0, "series_die"), ["die:light", "die:dark"])
    table.do("die:dark", "roll:v2", "roll:m1", "roll:v2", "roll:g1")
    assert table.stock(0) == "1G 1M 4V"
    assert [told["die"] for told in table.told("rolled")] == ["dark"] * 4
    assert table.s.active == 1


@rule("dic.car.cyclops.1", "dic.car.cyclops.2")
def test_the_cyclops_turns_gold_into_glory_all_or_nothing() -> None:
    table = acting(hero("6S", light="g3 g2m1", cards="hammer"), alternates=["cyclops"]).do("feat", "perform:cyclops", "die:light", "roll:g3")
    assert (table.asked(), table.options()) == ((0, "convert"), ["keep", "convert"])
    table.do("convert")
    assert table.stock(0) == "3V"
    table.do("roll:g3", "keep")
    assert (table.asked(), table.options()[-1]) == ((0, "hammer_split"), "hammer:3")
    table.do("hammer:1", "roll:s1")
    assert (table.stock(0), table.counter("hammer", 0)) == ("2G 1S 3V", 1), "sun is not converted"
    table.do("roll:g2m1", "convert")
    assert table.stock(0) == "2G 1S 1M 5V"
    assert table.s.active == 1


@rule("dic.car.typhon.1")
def test_typhon_counts_once() -> None:
    table = acting(hero("12G 6S 5M 1V", light="g3", cards="chest", sun=7), alternates=["typhon"]).do("feat", "perform:typhon")
    assert table.stock(0) == "12G 2S 2V"
    table.do("pay", "take:g4", "die:light", "over:g1", "done")
    assert table.stock(0) == "9G 2V", "later forgings add nothing"


@rule("dic.fea.11")
def test_a_card_whose_garden_is_empty_is_bought_for_its_glory_alone() -> None:
    """Only a position that gives faces without their cards comes here: there are never more cards than garden faces."""
    heroes = [hero("3S 5M", light="shield_sun shield_moon x3 x3", dark="shield_gold shield_glory x3 x3"), hero("2G")]
    table = acting(*heroes, alternates=["guardians_shield"]).do("feat", "perform:guardians_shield")
    assert (table.lies("plain:0"), table.zone("pool:g2")["count"], table.s.active) == (["guardians_shield"], 0, 1)
    table = acting(*heroes, alternates=["guardians_shield"]).do("feat", "perform:helmet")
    assert (table.lies("plain:0"), table.zone("pool:g5")["count"], table.lies("light:0").count("x3")) == (["helmet"], 0, 2)

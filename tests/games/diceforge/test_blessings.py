"""Dice, blessings, faces and mirrors, where the worked scenarios leave something to show. [7.3–7.6]"""

from __future__ import annotations

import pytest

from games.diceforge.table import Table, acting, hero
from scenario import rule

SHIP = ["celestial_ship"]
SHIELD = ["guardians_shield"]


@rule("dic.die.1")
def test_a_die_shows_what_it_rolled_until_it_is_rolled_again() -> None:
    table = Table(hero("2G")).roll("g1 v2")
    assert table.showing(0) == ["g1", "v2"]
    table.do("pass")
    assert table.showing(0) == ["g1", "v2"]
    assert table.roll({0: "s1 m1"}).showing(0) == ["s1", "m1"]


@rule("dic.die.3")
def test_looking_at_dice_changes_nothing() -> None:
    table = Table(hero("2G")).roll("g1 v2")
    before = table.s.pack()
    assert [table.lies(f"{die}:{seat}") for seat in range(4) for die in ("light", "dark")].count(["s1", "g1", "g1", "g1", "g1", "g1"]) == 4
    assert table.s.pack() == before
    assert table.showing(0) == ["g1", "v2"]


@rule("dic.die.5")
@pytest.mark.parametrize("feat", ["satyrs", "minotaur"])
def test_every_roll_changes_what_a_die_shows(feat: str) -> None:
    table = acting(hero("3S 3M"), *[hero(up=["g1", "g1"]) for _ in range(3)]).do("feat", f"perform:{feat}").roll({1: "s1 v2", 2: "s1 m1"})
    assert [table.showing(seat) for seat in (1, 2, 3)] == [["s1", "v2"], ["s1", "m1"], ["g1", "g1"]]


@rule("dic.die.5")
def test_ousting_and_minor_blessings_change_what_a_die_shows() -> None:
    table = acting(hero("4M"), hero(pawn=3, up=["g1", "g1"])).do("feat", "perform:ferryman", "roll:s1", "roll:v2")
    assert table.showing(1) == ["s1", "v2"]
    table = Table(hero(cards="silver_hind", up=["g1", "g1"]), moment="reinforce").do("hind", "die:dark", "roll:v2")
    assert table.showing(0) == ["g1", "v2"]


@rule("dic.bls.2")
def test_divine_blessings_come_from_step_1_cards_and_being_ousted() -> None:
    assert Table().roll({1: "s1 m1"}).stock(1) == "1S 1M"
    assert acting(hero("6M")).do("feat", "perform:cancer", "roll:s1", "roll:m1").stock(0) == "1S 1M"
    assert acting(hero("4M"), hero(pawn=3)).do("feat", "perform:ferryman", "roll:s1", "roll:m1").stock(1) == "1S 1M"


@rule("dic.bls.3")
def test_a_minor_blessing_rolls_the_chosen_die_alone() -> None:
    table = Table(hero("3G", cards="silver_hind", up=["s1", "v2"]), moment="reinforce").do("hind")
    assert (table.asked(), table.options()) == ((0, "hind_die"), ["die:light", "die:dark"])
    table.do("die:light")
    assert table.options() == ["roll:g1", "roll:s1"]
    assert [weight for _, weight in table.s.chance()] == [5, 1]
    table.do("roll:g1")
    assert (table.stock(0), table.asked()) == ("4G", (0, "main_action"))
    assert table.showing(0) == ["g1", "v2"], "the other die is neither rolled nor applied"


@rule("dic.bls.4")
def test_step_1_never_rolls_a_single_die() -> None:
    table = Table(hero("3G", cards="silver_hind")).roll({0: "g1 g1"})
    assert [told["die"] for told in table.told("rolled")] == ["light", "dark"] * 4
    assert table.stock(0) == "5G"


@rule("dic.bls.8")
def test_gains_cannot_be_refused_but_a_ship_may_pass() -> None:
    assert Table(hero("12G")).roll("g1 v2").asked() == (0, "main_action")
    table = Table(hero("9G", light="ship"), alternates=SHIP).roll("ship v2")
    assert "pass" in table.options()
    table.do("pass")
    assert (table.stock(0), table.lies("discarded:0")) == ("9G 2V", ["g1"])


@rule("dic.bls.9")
@pytest.mark.parametrize("other", ["g1", "g3", "g4", "g6", "g2m1", "g1s1m1v1", "c_g1s1m1", "c_g3v2", "c_g2s2m2"])
def test_the_order_is_asked_with_a_ship_and_a_face_that_can_yield_gold(other: str) -> None:
    assert Table(hero("9G", light="ship", dark=other), alternates=SHIP).roll(f"ship {other}").asked() == (0, "bless_order")


@rule("dic.bls.9")
@pytest.mark.parametrize("other", ["m1", "s1", "s1v1", "m2", "s2", "v3", "v4", "m2v2", "shield_sun", "ship"])
def test_otherwise_no_order_is_asked(other: str) -> None:
    table = Table(hero("9G", light="ship", dark=other), alternates=[*SHIP, *SHIELD]).roll(f"ship {other}")
    assert table.asked() == (0, "ship_face")


@rule("dic.bls.10")
def test_mirrors_come_before_everything_else() -> None:
    table = Table(hero(dark="mirror", cards="hammer"), hero(light="x3"), seats=2).roll({0: "g1 mirror", 1: "x3 g1"})
    assert (table.asked(), table.stock(0), table.faces()) == ((0, "bless_mirror"), "", ["g1", "x3"])
    table.do("copy:x3")
    assert (table.asked(), table.options()[-1]) == ((0, "hammer_split"), "hammer:3")


@rule("dic.bls.10", "dic.mir.4")
def test_the_light_mirror_is_settled_before_the_dark_one_and_the_multiplier_last() -> None:
    table = Table(hero(light="mirror", dark="mirror"), hero(light="x3", dark="s2"), seats=2).roll({0: "mirror mirror", 1: "x3 s2"})
    table.do("copy:x3")
    assert (table.asked(), table.stock(0)) == ((0, "bless_mirror"), "")
    assert table.do("copy:s2").stock(0) == "6S"


@rule("dic.bls.12", "dic.car.cerberus.4")
def test_a_token_repeats_a_minor_blessing_with_its_one_die() -> None:
    table = Table(hero(cards="silver_hind cerberus", cerberus=1), moment="reinforce", alternates=["cerberus"])
    table.do("hind", "die:dark", "roll:v2")
    assert (table.asked(), table.stock(0)) == ((0, "cerberus"), "2V")
    table.do("use")
    assert (table.stock(0), len(table.told("rolled"))) == ("4V", 1)


@rule("dic.bls.13")
def test_one_player_is_done_before_the_next_begins() -> None:
    heroes = [hero("5G", light="ship", cards="cerberus", cerberus=1), hero(light="c_g3v2")]
    table = Table(*heroes, alternates=["celestial_ship", "cerberus"]).roll({0: "ship v2", 1: "c_g3v2 g1"})
    for asked, action in [("ship_face", "take:g3"), ("forge_die", "die:light"), ("forge_slot", "over:g1"), ("cerberus", "use"), ("ship_face", "pass")]:
        assert (table.asked(), table.stock(1)) == ((0, asked), "")
        table.do(action)
    assert table.asked() == (1, "face_choice")


@rule("dic.fac.1")
@pytest.mark.parametrize(
    ("face", "stock"),
    [
        ("g3", "3G"), ("g4", "4G"), ("g6", "6G"), ("s1v1", "1S 1V"), ("g2m1", "2G 1M"), ("m2", "2M"), ("s2", "2S"), ("v3", "3V"), ("v4", "4V"),
        ("m2v2", "2M 2V"), ("g1s1m1v1", "1G 1S 1M 1V"), ("s1", "1S"), ("g1", "1G"),
    ],
)  # fmt: skip
def test_a_sum_face_gives_all_it_shows(face: str, stock: str) -> None:
    assert Table(hero(light=face, dark="x3"), hero(), seats=2, agenda=["EndTurn(0)", "BlessOne(0, 0, 0)", "Roll(0, 0)"]).do(f"roll:{face}").stock(0) == stock


@rule("dic.fac.2")
@pytest.mark.parametrize(("face", "gains"), [("c_g1s1m1", "1G 1S 1M"), ("c_g3v2", "3G 2V"), ("c_g2s2m2", "2G 2S 2M")])
def test_a_choice_face_gives_one_of_what_it_shows(face: str, gains: str) -> None:
    names = {"G": "gold", "S": "sun", "M": "moon", "V": "glory"}
    for gain in gains.split():
        table = Table(hero(light=face)).roll(f"{face} m1")
        assert table.options() == [f"gain:{names[other[-1]]}" for other in gains.split()]
        table.do(f"gain:{names[gain[-1]]}")
        assert sorted(table.stock(0).split()) == sorted([gain, "1M"] if gain[-1] != "M" else [f"{int(gain[:-1]) + 1}M"])
    assert Table(hero(light=face)).roll(f"{face} m1").why_not("gain:glory" if face != "c_g3v2" else "gain:sun")[0] == "dic.fac.2"


@rule("dic.fac.6")
def test_a_tripled_amount_is_one_gain() -> None:
    table = Table(hero(light="g6", dark="x3", cards="hammer")).roll("g6 x3")
    assert table.options() == [f"hammer:{part}" for part in range(19)]
    table.do("hammer:18")
    assert (table.stock(0), table.counter("hammer", 0)) == ("10V", 18)
    table = acting(hero("6M", light="s2", dark="x3"), alternates=["sentinel"]).do("feat", "perform:sentinel", "roll:s2", "roll:x3")
    table.do("convert")
    assert (table.stock(0), table.options()[0][:5]) == ("12V", "roll:")


@rule("dic.fac.15")
def test_a_shield_counts_gains_that_are_lost_or_hammered() -> None:
    assert Table(hero("6S", light="s2", dark="shield_sun"), alternates=SHIELD).roll("s2 shield_sun").stock(0) == "6S 5V"
    table = Table(hero(light="g3", dark="shield_gold", cards="hammer"), alternates=SHIELD).roll("g3 shield_gold")
    assert table.do("hammer:3").stock(0) == "5V"


@rule("dic.fac.16")
def test_a_shield_beside_a_ship_or_a_blank_mirror_gives_its_own_gain() -> None:
    table = Table(hero("9G", light="ship", dark="shield_moon"), alternates=[*SHIP, *SHIELD]).roll("ship shield_moon")
    assert table.do("pass").stock(0) == "9G 2M"
    agenda = ["EndTurn(0)", "Apply(0, 20, 1, 0, 0)", "Apply(0, -2, 1, 0, 0)"]
    assert Table(hero(light="shield_moon"), alternates=SHIELD, agenda=agenda).stock(0) == "2M"


@rule("dic.fac.17")
@pytest.mark.parametrize(("shield", "stock"), [("shield_sun", "6S"), ("shield_moon", "6M"), ("shield_gold", "9G"), ("shield_glory", "9V")])
def test_a_tripled_shield_triples_its_own_gain(shield: str, stock: str) -> None:
    assert Table(hero(light="x3", dark=shield), alternates=SHIELD).roll(f"x3 {shield}").stock(0) == stock


@rule("dic.fac.19", "dic.fac.20")
def test_the_glory_of_a_shield_wakes_no_other_shield() -> None:
    assert Table(hero(light="shield_glory", dark="shield_sun"), alternates=SHIELD).roll("shield_glory shield_sun").stock(0) == "2S 3V"
    assert Table(hero("99V", light="s1v1", dark="shield_sun"), alternates=SHIELD).roll("s1v1 shield_sun").stock(0) == "1S 105V"


@rule("dic.fac.20")
def test_the_reward_of_a_boars_owner_is_not_given_by_the_face() -> None:
    heroes = [hero(light="mirror", dark="shield_glory", cards="tenacious_boar"), hero(light="boar_red")]
    table = Table(*heroes, alternates=["tenacious_boar", "guardians_shield"], boars={"red": 0}).roll({0: "mirror shield_glory", 1: "boar_red g1"})
    table.do("copy:boar_red", "gain:sun", "gain:glory")
    assert table.stock(0) == "1S 6V", "3 for the reward, 3 for the shield's own gain, no 5"


@rule("dic.fac.21")
def test_every_application_of_a_ship_stands_alone() -> None:
    table = Table(hero("9G", light="ship", cards="cerberus", cerberus=1), alternates=["celestial_ship", "cerberus"]).roll("ship v2")
    table.do("take:s1", "die:light", "over:g1", "use")
    assert "s1" in table.faces()
    table.do("take:s1", "die:light", "over:g1")
    assert (table.lies("light:0").count("s1"), table.stock(0)) == (3, "7G 4V")


@rule("dic.fac.7", "dic.for.4")
def test_a_ship_never_pays_below_nothing_and_forging_applies_nothing() -> None:
    table = Table(hero(light="ship"), alternates=SHIP).roll("ship v2")
    assert table.faces() == ["g3", "m1"]
    table.do("take:g3", "die:dark", "over:m1")
    assert (table.stock(0), table.showing(0)) == ("2V", ["ship", "g3"])


@rule("dic.mir.8")
def test_a_mirror_without_anything_to_copy_is_blank() -> None:
    table = Table(*[hero("2G", light="mirror", dark="mirror") for _ in range(2)], seats=2)
    table.roll({0: "mirror mirror", 1: "mirror mirror"})
    assert (table.stock(0), table.stock(1)) == ("2G", "2G")
    assert [told["seat"] for told in table.told("blank_mirror")] == [0, 0, 1, 1], "each of them is told"


@rule("dic.mir.9")
def test_copying_takes_nothing_away() -> None:
    table = Table(hero(light="mirror"), hero(light="s2"), seats=2).roll({0: "mirror g1", 1: "s2 m1"}).do("copy:s2")
    assert (table.stock(0), table.stock(1)) == ("1G 2S", "2S 1M")
    assert (table.showing(0), table.showing(1)) == (["mirror", "g1"], ["s2", "m1"])


@rule("dic.mir.4", "dic.mir.6")
def test_a_copied_ship_shield_or_choice_works_as_if_rolled() -> None:
    heroes = [hero("6G", light="mirror", dark="x3"), hero(light="ship", dark="c_g3v2"), hero(light="shield_gold")]
    rolls = {0: "mirror x3", 1: "ship c_g3v2", 2: "shield_gold g1"}
    position = {"seats": 3, "alternates": [*SHIP, *SHIELD]}

    def table() -> Table:
        return Table(*heroes, **position).roll(rolls)  # type: ignore[arg-type]

    assert "v4" in table().do("copy:ship").faces(), "12 - 6 = 6"
    assert table().do("copy:shield_gold").stock(0) == "12G"
    assert table().do("copy:c_g3v2", "gain:glory").stock(0) == "6G 6V"


@rule("dic.mir.2")
def test_without_a_mirror_opposite_the_own_faces_are_out_of_reach() -> None:
    table = Table(hero(light="mirror", dark="s2"), hero(), seats=2).roll({0: "mirror s2", 1: "g1 v2"})
    assert table.faces() == ["g1", "v2"]
    assert table.why_not("copy:s2") == ("dic.mir.2", "no die that you may copy shows s2")


def test_boars_of_one_owner_are_one_option_and_those_of_two_owners_two() -> None:
    heroes = [
        hero(light="mirror"), hero(cards="tenacious_boar tenacious_boar", light="boar_blue"),
        hero(cards="tenacious_boar", light="boar_red"), hero(light="boar_green"),
    ]  # fmt: skip
    rolls = {0: "mirror g1", 1: "boar_blue g1", 2: "boar_red g1", 3: "boar_green g1"}
    table = Table(*heroes, alternates=["tenacious_boar"], boars={"red": 1, "green": 1, "blue": 2}).roll(rolls)
    assert table.faces() == ["g1", "boar_red", "boar_blue"]


@rule("dic.mir.2")
def test_the_boar_that_stands_for_its_equals_is_one_that_shows() -> None:
    heroes = [hero(light="mirror"), hero(cards="tenacious_boar tenacious_boar"), hero(light="boar_red"), hero(light="boar_green")]
    boars: dict[str, object] = {"alternates": ["tenacious_boar"], "boars": {"red": 1, "green": 1}}
    table = Table(*heroes, **boars).roll({0: "mirror g1", 3: "boar_green g1"})  # type: ignore[arg-type]
    assert table.faces() == ["g1", "boar_green"]
    assert table.why_not("copy:boar_red") == ("dic.mir.2", "no die that you may copy shows boar_red")
    table = Table(*heroes, **boars).roll({0: "mirror g1", 2: "boar_red g1", 3: "boar_green g1"})  # type: ignore[arg-type]
    assert table.faces() == ["g1", "boar_red"]
    assert table.why_not("copy:boar_green")[0] == "dic.mir.1", "it shows, but the red one stands for it"

"""Components, set-up and modes. [sections 4, 5 and 11]"""

from __future__ import annotations

import re

import pytest

from games.diceforge.table import DICEFORGE, Table, acting, begun, fresh, hero
from ludoteca.core.draw import Draw
from ludoteca.errors import BadContent, BadOptions, BadPosition
from ludoteca.games.diceforge.content import DiceforgeContent
from scenario import rule
from tables import random_action

INTRO = [
    "hammer", "chest", "silver_hind", "satyrs", "ferryman", "helmet", "cancer",
    "elder", "wild_spirits", "guardians_owl", "minotaur", "gorgon", "abyss_mirror", "sphinx", "hydra",
]  # fmt: skip
ALTERNATES = ["great_bear", "tenacious_boar", "cerberus", "sentinel", "celestial_ship", "guardians_shield", "triton", "cyclops", "typhon"]
PAIRS = {
    "great_bear": "silver_hind", "tenacious_boar": "satyrs", "cerberus": "ferryman", "sentinel": "cancer", "celestial_ship": "guardians_owl",
    "guardians_shield": "minotaur", "triton": "gorgon", "cyclops": "sphinx", "typhon": "hydra",
}  # fmt: skip


def box() -> DiceforgeContent:
    content = DICEFORGE.load()
    assert isinstance(content, DiceforgeContent)
    return content


def in_play(table: Table) -> list[str]:
    """The set of every slot, in the order of the slots."""
    return [str(zone["items"][0]["face"]) for zone in table.view()["zones"] if zone["kind"] == "stack"]


@rule("dic.comp.1")
def test_fifteen_introductory_and_nine_alternate_sets_of_four() -> None:
    assert sorted(feat for feat in box().intro) == [DICEFORGE.vocabulary["feat"].index(name) for name in sorted(INTRO, key=DICEFORGE.vocabulary["feat"].index)]
    assert len([feat for feat in box().alternate if feat >= 0]) == 9
    for mode in ("intro", "all_alternates"):
        assert [zone["count"] for zone in begun(4, sets=mode).view()["zones"] if zone["kind"] == "stack"] == [4] * 15


@rule("dic.comp.2")
def test_boars_differ_in_colour_only() -> None:
    table = begun(4, sets="all_alternates")
    assert table.lies("pool:g4") == ["boar_red", "boar_green", "boar_yellow", "boar_blue"]
    assert {tuple(box().gives[face * 4 : face * 4 + 4]) for face in range(25, 29)} == {(0, 1, 1, 0)}
    assert len(table.zone("stack:m4")["items"]) == 1, "one heap of cards that are alike"


@rule("dic.comp.3", "dic.comp.4", "dic.comp.5", "dic.comp.6")
def test_sixty_faces_in_the_temple_and_forty_eight_on_eight_dice() -> None:
    table = begun(4)
    pools = {zone["id"]: table.lies(zone["id"]) for zone in table.view()["zones"] if zone["kind"] == "pool"}
    assert [len(faces) for faces in pools.values()] == [4] * 15
    assert [len(zone["items"]) for zone in table.view()["zones"] if zone["kind"] in ("light", "dark")] == [6] * 8
    started = [face for seat in range(4) for die in ("light", "dark") for face in table.lies(f"{die}:{seat}")]
    assert {face: started.count(face) for face in started} == {"g1": 36, "s1": 4, "m1": 4, "v2": 4}
    assert sum(DICEFORGE.census(table.s)[:29]) == 108


@rule("dic.comp.7", "dic.comp.10")
def test_every_player_has_a_pawn_and_five_markers() -> None:
    table = begun(4)
    for seat in range(4):
        assert table.lies(f"start:{seat}") == [str(seat)]
        assert [table.cap(kind, seat) for kind in ("gold", "sun", "moon")] == [12, 6, 6]
        assert "most" not in next(counter for counter in table.view()["counters"] if counter["kind"] == "glory" and counter["owner"] == seat)


@rule("dic.comp.8", "dic.set.15")
def test_tiles_and_tokens_suffice_for_everybody() -> None:
    heroes = [hero(cards="hammer chest cerberus triton", cerberus=1, triton=1) for _ in range(4)]
    table = acting(*heroes, alternates=["cerberus", "triton"])
    assert [table.lies(f"tokens:{seat}") for seat in range(4)] == [["first_player", "cerberus", "triton"]] + [["cerberus", "triton"]] * 3
    assert [table.lies(f"own:{seat}") for seat in range(4)] == [["hammer", "chest"]] * 4
    for slot in ("m1", "m2", "m5", "s5"):
        assert table.zone(f"stack:{slot}")["count"] == 0
    with pytest.raises(BadPosition, match="there are only 4 cards triton, not 5"):
        acting(hero(cards="triton triton"), *heroes[1:], alternates=["cerberus", "triton"])


@rule("dic.comp.9")
def test_hundreds_never_run_out() -> None:
    assert Table(hero("998V", light="v3")).roll("v3 v2").lies("tokens:0").count("hundred") == 10


@rule("dic.comp.11")
def test_a_card_shows_glory_effect_cost_and_mark() -> None:
    item = begun(4).zone("stack:s3")["items"][0]
    printed = {"count": 4, "glory": 4, "sun": 2, "moon": 0, "island": 6, "gain_gold": 1, "gain_sun": 1, "gain_moon": 1}
    assert {key: value for key, value in item["values"].items() if key in printed} == printed
    assert item["marks"] == ["reinforcement", "introductory", "choice"]
    assert begun(4, sets="all_alternates").zone("stack:m3")["items"][0]["marks"] == ["triggered"]


@rule("dic.comp.12", "dic.car.ferryman.1", "dic.car.gorgon.1", "dic.car.hydra.1")
@pytest.mark.parametrize(("feat", "glory"), [("ferryman", 12), ("gorgon", 14), ("hydra", 26)])
def test_some_cards_are_only_glory_at_the_end(feat: str, glory: int) -> None:
    table = acting(hero("6S 6M"))
    table.do("feat", f"perform:{feat}")
    assert table.kinds()[:3] == ["performed", "moved", "card_taken"]
    assert "gained" not in table.kinds()[:4]
    assert (table.s.glory(0), table.counter("score", 0)) == (0, glory)
    assert table.stock(0) == {"ferryman": "6S 2M", "gorgon": "2S 6M", "hydra": "1S 1M"}[feat]


@rule("dic.car.hydra.1")
def test_the_hydra_wants_both_kinds_of_shards() -> None:
    assert acting(hero("5S 4M")).do("feat").why_not("perform:hydra") == ("dic.res.8", "needs 5 moon shards, you have 4")
    assert acting(hero("4S 5M")).do("feat").why_not("perform:hydra") == ("dic.res.8", "needs 5 sun shards, you have 4")


@rule("dic.set.1", "dic.set.2")
def test_seat_0_begins_every_round_and_keeps_the_token() -> None:
    table = begun(3)
    assert table.counter("round") == 1
    for number in (1, 2):
        assert (table.counter("round"), table.s.active) == (number, 0)
        assert [table.lies(f"tokens:{seat}") for seat in range(3)] == [["first_player"], [], []]
        for _ in range(3):
            table.roll().do("pass")


@rule("dic.set.3", "dic.var.1")
def test_an_introductory_game_uses_the_fifteen_introductory_sets() -> None:
    assert in_play(begun(4)) == INTRO
    assert in_play(begun(4, sets="intro")) == INTRO


@rule("dic.set.10", "dic.set.11")
def test_the_starting_dice_show_their_first_faces() -> None:
    table = begun(4)
    for seat in range(4):
        assert table.lies(f"light:{seat}") == ["s1", "g1", "g1", "g1", "g1", "g1"]
        assert table.lies(f"dark:{seat}") == ["m1", "v2", "g1", "g1", "g1", "g1"]
        assert table.showing(seat) == ["s1", "m1"]


@rule("dic.set.12", "dic.var.2")
def test_a_custom_game_replaces_the_named_sets() -> None:
    table = begun(4, sets="custom", great_bear=True, triton=True)
    assert in_play(table) == [{"silver_hind": "great_bear", "gorgon": "triton"}.get(name, name) for name in INTRO]
    assert in_play(begun(4, great_bear=True)) == INTRO, "the nine options count in a custom game only"


@rule("dic.var.3")
def test_all_nine_alternates_at_once() -> None:
    assert set(ALTERNATES) < set(in_play(begun(4, sets="all_alternates")))


@rule("dic.var.2", "dic.var.3")
def test_a_pack_says_which_set_of_a_slot_is_the_alternate() -> None:
    source = box().source
    for old, new in (
        ('ferryman = { slot = "m5", glory = 12 }', 'ferryman = { slot = "m5", glory = 12, alternate = true }'),
        ('cerberus = { slot = "m5", glory = 6, alternate = true }', 'cerberus = { slot = "m5", glory = 6 }'),
    ):
        assert old in source
        source = source.replace(old, new)
    pack = DICEFORGE.load(source, "pack.toml")

    def fifth(**options: object) -> str:
        view = DICEFORGE.view(DICEFORGE.new(4, options, pack), None)
        return str(next(zone for zone in view["zones"] if zone["id"] == "stack:m5")["items"][0]["face"])

    assert fifth() == "cerberus"
    assert fifth(sets="all_alternates") == "ferryman"
    assert fifth(sets="custom", cerberus=True) == "cerberus"


@rule("dic.set.13", "dic.var.4")
def test_a_random_game_flips_a_coin_for_each_of_nine_slots() -> None:
    table = fresh(4, sets="random")
    flipped: list[set[str]] = []
    while table.options()[0].startswith("set:"):
        assert [weight for _, weight in table.s.chance()] == [1, 1]
        flipped.append(set(table.faces()))
        table.s.apply(table.s.options()[len(flipped) % 2])
    assert flipped == [{alternate, intro} for alternate, intro in sorted(PAIRS.items(), key=lambda pair: INTRO.index(pair[1]))]
    assert in_play(table) == [
        "hammer", "chest", "great_bear", "satyrs", "cerberus", "helmet", "cancer",
        "elder", "wild_spirits", "celestial_ship", "minotaur", "triton", "abyss_mirror", "sphinx", "typhon",
    ]  # fmt: skip


@rule("dic.set.14")
def test_as_many_boar_colours_as_players_and_the_rest_stay_in_the_garden() -> None:
    table = fresh(2, sets="custom", tenacious_boar=True)
    while not table.options()[0].startswith("colour:"):
        table.s.apply(table.s.options()[0])
    assert table.options() == ["colour:red", "colour:green", "colour:yellow", "colour:blue"]
    table.do("colour:blue")
    assert table.options() == ["colour:red", "colour:green", "colour:yellow"]
    table.do("colour:green")
    assert table.options()[0].startswith("roll:")
    colours = ["green", "blue"]
    bought = acting(hero("6M 2S"), seats=2, alternates=["tenacious_boar"], boar_colours=colours).do("feat", "perform:tenacious_boar")
    bought.do("die:light", "over:g1", "pay", "perform:tenacious_boar", "die:light", "over:g1")
    assert sorted(bought.lies("light:1")[1:3]) == ["boar_blue", "boar_green"]
    assert bought.lies("pool:g4") == ["boar_red", "boar_yellow"]
    assert bought.zone("stack:m4")["count"] == 0


@rule("dic.set.8", "dic.set.14")
def test_boars_of_other_colours_are_marked_as_closed() -> None:
    def closed(table: Table) -> list[str]:
        return [str(item["face"]) for item in table.zone("pool:g4")["items"] if "closed" in item["marks"]]

    alternates, colours = ["tenacious_boar"], ["green", "blue"]
    assert closed(acting(seats=2, alternates=alternates, boar_colours=colours)) == ["boar_red", "boar_yellow"]
    assert closed(acting(seats=4, alternates=alternates)) == []
    assert len(closed(acting(seats=4))) == 4, "without the Boar cards nobody can take any"
    drawing = fresh(2, sets="custom", tenacious_boar=True)
    assert closed(drawing) == [], "before the draw every colour is possible"


@rule("dic.set.16")
def test_the_two_sets_of_a_slot_share_place_and_price() -> None:
    plain, other = begun(4), begun(4, sets="all_alternates")
    for zone in [zone["id"] for zone in plain.view()["zones"] if zone["kind"] == "stack"]:
        prices = [[table.zone(zone)["items"][0]["values"][key] for key in ("sun", "moon", "island")] for table in (plain, other)]
        assert prices[0] == prices[1]
    printed = {name: [values[key] for key in ("moon", "sun", "island")] for name, values in _cards(plain).items()}
    assert printed == {
        "hammer": [1, 0, 1], "chest": [1, 0, 1], "silver_hind": [2, 0, 2], "satyrs": [3, 0, 2], "ferryman": [4, 0, 3], "helmet": [5, 0, 3],
        "cancer": [6, 0, 4], "elder": [0, 1, 7], "wild_spirits": [0, 1, 7], "guardians_owl": [0, 2, 6], "minotaur": [0, 3, 6], "gorgon": [0, 4, 5],
        "abyss_mirror": [0, 5, 5], "sphinx": [0, 6, 4], "hydra": [5, 5, 4],
    }  # fmt: skip


def _cards(table: Table) -> dict[str, dict[str, int]]:
    return {str(zone["items"][0]["face"]): zone["items"][0]["values"] for zone in table.view()["zones"] if zone["kind"] == "stack"}


def test_the_glory_of_all_cards() -> None:
    glory = {name: values["glory"] for table in (begun(4), begun(4, sets="all_alternates")) for name, values in _cards(table).items()}
    assert glory == {
        "hammer": 0, "chest": 2, "silver_hind": 2, "great_bear": 2, "satyrs": 6, "tenacious_boar": 4, "ferryman": 12, "cerberus": 6, "helmet": 4,
        "cancer": 8, "sentinel": 6, "elder": 0, "wild_spirits": 2, "guardians_owl": 4, "celestial_ship": 4, "minotaur": 8, "guardians_shield": 6,
        "gorgon": 14, "triton": 8, "abyss_mirror": 10, "sphinx": 10, "cyclops": 8, "hydra": 26, "typhon": 16,
    }  # fmt: skip


def test_the_prices_of_all_faces() -> None:
    table = begun(4)
    prices = {item["face"]: item["values"]["cost"] for number in range(1, 11) for item in table.zone(f"pool:p{number}")["items"]}
    assert prices == {
        "g3": 2, "m1": 2, "g4": 3, "s1": 3, "g6": 4, "c_g1s1m1": 4, "s1v1": 4, "g2m1": 4, "c_g3v2": 5, "m2": 6, "s2": 8, "v3": 8,
        "v4": 12, "m2v2": 12, "c_g2s2m2": 12, "g1s1m1v1": 12,
    }  # fmt: skip


@rule("dic.set.17")
@pytest.mark.parametrize(("alternate", "intro"), PAIRS.items())
def test_the_two_sets_of_a_slot_never_meet(alternate: str, intro: str) -> None:
    table = begun(4, sets="custom", **{alternate: True})
    assert alternate in in_play(table)
    assert intro not in in_play(table)
    with pytest.raises(BadPosition, match=f"the card {intro} is not in play"):
        acting(hero(cards=intro), alternates=[alternate])
    rich = acting(hero("6S 6M"), alternates=[alternate]).do("feat")
    assert rich.why_not(f"perform:{intro}") == ("dic.set.17", f"{intro} is not among the cards of this game")


@rule("dic.var.5")
def test_two_three_or_four_players() -> None:
    assert list(DICEFORGE.seats) == [2, 3, 4]
    for seats in (1, 5):
        with pytest.raises(BadOptions, match="2 to 4 players"):
            DICEFORGE.new(seats)


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("rounds = [9, 10, 9]", "rounds = [9, 10]", "rounds: must name 3 numbers"),
        ('g3 = { gold = 3, pool = "p1", count = 4 }', 'g3 = { gold = 3, pool = "p1", count = 3 }', "faces.p1: must hold 4 faces, not 3"),
        ('x3 = { pool = "g5"', 'x3 = { pool = "p1"', "faces.x3.pool: must be a garden"),
        ('g4 = { gold = 4, pool = "p3"', 'g4 = { gold = 4, pool = "g5"', "faces.g4.pool: must be a pool of the Sanctuary"),
        ('hydra = { slot = "x1"', 'hydra = { slot = "s7"', "feats.hydra.slot: s7 has two such sets"),
        ("g1 = { gold = 1 }", "g1 = { gold = 13 }", "faces.g1.gold: must be from 0 to 12, not 13"),
        ("shield_sun = { sun = 2,", "shield_sun = { sun = 2, gold = 1,", "must be the only resource of this shield"),
        ("m1 = { island = 1,", "m1 = { island = 8,", "slots.m1.island: must be from 1 to 7, not 8"),
        ("bear = 3 ", "bears = 3 ", "bears: is not a key"),
    ],
)
def test_a_pack_that_cannot_be_played_is_refused_with_key_and_reason(old: str, new: str, complaint: str) -> None:
    source = box().source
    assert old in source
    with pytest.raises(BadContent, match=re.escape(complaint)):
        DICEFORGE.load(source.replace(old, new), "mine.toml")


@pytest.mark.parametrize(
    ("position", "complaint"),
    [
        ({"players": [{"gold": 13}]}, "players.0.gold: must be from 0 to 12"),
        ({"players": [{"light": ["g1"]}]}, "must name 6 faces"),
        ({"players": [{"up": ["x3", "g1"]}]}, "there is no x3 on the light die"),
        ({"players": [{"pawn": 3}, {"pawn": 3}]}, "island 3 holds more than one pawn"),
        ({"players": [{"light": ["ship"] + ["g1"] * 5}]}, "nobody can have ship without the cards celestial_ship"),
        ({"players": [{"light": ["g6"] * 2 + ["g1"] * 4}]}, "there are only 1 faces g6"),
        ({"players": [{"light": ["s1"] + ["g3"] * 5, "discarded": ["g1"] * 4}]}, "1 starting faces g1 are neither"),
        ({"players": [{"triton": 1}]}, "players.0.triton"),
        ({"players": [{"hammer": 1}]}, "players.0.hammer"),
        ({"players": [3]}, "must hold tables"),
        ({"agenda": ["Nonsense(1)"]}, "is no step"),
        ({"agenda": ["MainAction(7)"]}, "seat must be from 0 to 3, not 7"),
        ({"agenda": ["MainAction(0, 1)"]}, "takes 1 numbers"),
        ({"players": [{"gold": 0}], "agenda": ["OfferFace(0, 0)"]}, "agenda: cannot go on from here"),
        ({"agenda": ["SatyrSecond(0, 24)"]}, "agenda: cannot go on from here"),
        ({"boars": {"red": 0}}, "need the alternate tenacious_boar"),
        ({"alternates": ["tenacious_boar"], "boars": {"red": 0}}, "seat 0 owns 0 cards"),
        ({"seats": 2, "removed": ["g3"]}, "2 faces of pool p1 must be out"),
        ({"moment": "tea"}, "must be one of turn"),
        ({"agenda": ["Apply(0, 25, 1, 1, 0)"]}, "agenda: Apply(0, 25, 1, 1, 0): nobody owns the Boar of boar_red"),
        ({"agenda": ["EndTurn(0)", "MainAction(1)"], "players": [{}, {"gold": 9}]}, "agenda: MainAction(1): it is the turn of seat 0"),
        ({"agenda": ["EndTurn(1)", "MainAction(0)"]}, "agenda: EndTurn(1): it is the turn of seat 0"),
        ({"agenda": ["EndTurn(0)", "MainAction(0)", "Cerberus(0, 0, 0, 1)"]}, "agenda: Cerberus(0, 0, 0, 1): there is no Cerberus token for it"),
        (
            {
                "alternates": ["cerberus"],
                "players": [{"cards": ["cerberus"], "cerberus": 1}],
                "agenda": ["EndTurn(0)", "MainAction(0)", "Cerberus(0, 0, 0, 1)", "Cerberus(0, 0, 0, 1)"],
            },
            "there is no Cerberus token for it",
        ),
        ({"agenda": ["EndTurn(0)", "ExtraAction(0, 0)", "TakeCard(0, 6)"], "players": [{"cards": ["ferryman"] * 4}]}, "no card ferryman is left"),
        ({"agenda": ["EndTurn(0)", "ExtraAction(0, 0)", "TakeCard(0, 7)"]}, "agenda: TakeCard(0, 7): the card cerberus is not in play"),
        ({"agenda": ["EndTurn(0)", "MainAction(0)", "Reinforce(0, 1, 0, 0)"]}, "seat 0 owns only 0 cards elder"),
        ({"agenda": ["EndTurn(0)", "MainAction(0)", "HindDie(0)"]}, "seat 0 owns only 0 cards silver_hind"),
        ({"agenda": ["EndTurn(0)", "MainAction(0)", "TritonChoice(0)"]}, "agenda: TritonChoice(0): no Triton token was discarded for it"),
        ({"agenda": ["EndTurn(0)", "MainAction(0)", "ShipFace(0, 2)"]}, "agenda: ShipFace(0, 2): nobody can have ship without the cards celestial_ship"),
        ({"agenda": ["EndTurn(0)", "MainAction(0)", "BlessOrder(0, 23, 0, 1)"]}, "nobody can have ship without the cards celestial_ship"),
        ({"agenda": ["Turn(0)", "RemoveFace(-2, 0)"]}, "agenda: removes too many faces of pool p1 for a game for 4"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_key_and_reason(position: dict[str, object], complaint: str) -> None:
    with pytest.raises(BadPosition, match=re.escape(complaint)):
        DICEFORGE.setup(position)


@pytest.mark.parametrize(("seats", "sets"), [(2, "all_alternates"), (3, "random"), (4, "all_alternates")])
def test_whatever_play_leads_to_can_be_described_and_set_up_again(seats: int, sets: str) -> None:
    free = DICEFORGE.load(re.sub(r"(island = \d), .*}", r"\1 }", box().source), "free.toml")  # feats cost nothing, so that all cards come into play
    draw = Draw(seats)
    met: set[str] = set()
    for _ in range(4):
        s = DICEFORGE.new(seats, {"sets": sets}, free)
        while s.agenda:
            again = DICEFORGE.setup(DICEFORGE.position(s), free)
            assert again.pack() == s.pack()
            met |= {type(step).__name__ for step in s.agenda}
            liked = [option for option in s.options() if DICEFORGE.actions.format(option) in ("feat", "pay", "perform:hammer", "triton", "gain:gold")]
            s.advance(draw.pick(liked) if liked and draw.below(4) else random_action(s, draw))
    assert {"Reinforce", "ForgeSlot", "TakeCard"} <= met
    if sets == "all_alternates":
        assert {"Cerberus", "TritonChoice", "TritonSplit", "ShipFace", "Convert", "BoarReward"} <= met

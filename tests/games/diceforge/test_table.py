"""What the table shows and asks: targets, prompts, happenings and their rules."""

from __future__ import annotations

import re

import pytest

from games.diceforge.table import DICEFORGE, Table, acting, hero
from ludoteca.core.draw import Draw
from ludoteca.core.state import CHANCE, Choice, State
from scenario import rule
from tables import Walk, random_action


@pytest.mark.parametrize(("seats", "sets"), [(2, "random"), (3, "all_alternates"), (4, "intro")])
def test_whatever_may_be_touched_lies_on_the_table(seats: int, sets: str) -> None:
    walk = Walk("diceforge", seats, {"sets": sets}, seed=5)
    for s in walk.choices():
        view, decision = DICEFORGE.view(s, None), DICEFORGE.decision(s)
        assert decision is not None
        places = {"button", *(zone["id"] for zone in view["zones"]), *(item["id"] for zone in view["zones"] for item in zone["items"])}
        for option in decision["options"]:
            assert option["target"] in places, option
        ids = [item["id"] for zone in view["zones"] for item in zone["items"]]
        assert len(ids) == len(set(ids))


def points_met(games: int) -> set[str]:
    """The decisions that random games with all sets lead to, played by seats that like to act."""
    met: set[str] = set()
    draw = Draw(3)
    for number in range(games):
        s: State = DICEFORGE.new(2 + number % 3, {"sets": "random"})
        while s.agenda:
            step = s.agenda[-1]
            if s.to_move() != CHANCE and isinstance(step, Choice):
                met.add(step.point)
            s.advance(random_action(s, draw))
    return met


def test_every_decision_of_the_specification_exists_under_its_name() -> None:
    sources = [file.read_text(encoding="utf-8") for file in (DICEFORGE.folder / "steps").rglob("*.py")]
    named = {point for source in sources for point in re.findall(r'^    point(?:: str)? = "(\w+)"', source, re.MULTILINE)}
    assert named == {
        "bless_mirror", "bless_order", "face_choice", "convert", "hammer_split", "boar_reward", "ship_face", "forge_die", "forge_slot", "cerberus",
        "reinforce", "hind_die", "owl_choice", "main_action", "offer_face", "feat_pick", "satyr_first", "satyr_second", "series_die", "shield_pick",
        "boar_bearer", "mino_mirror", "mino_choice", "extra_action", "extra_pick", "triton_choice",
    }  # fmt: skip
    assert len(points_met(40)) > 18, "random play meets most of them"


def test_questions_name_the_numbers_of_the_moment() -> None:
    table = Table(hero(light="g6", cards="hammer", hammer=12)).roll("g6 v2")
    decision = DICEFORGE.decision(table.s)
    assert decision is not None
    assert decision["text"] == {"key": "diceforge-point-hammer_split", "args": {"amount": 6, "free": 18}}
    table = acting(hero("6S 6M", light="s2"), alternates=["sentinel"]).do("feat", "perform:sentinel", "roll:s2", "roll:g1")
    decision = DICEFORGE.decision(table.s)
    assert decision is not None
    assert decision["text"]["args"] == {"amount": 2, "resource": "@diceforge-resource-sun", "glory": 4}


def test_what_may_be_tried_and_is_forbidden_is_told_with_its_reason() -> None:
    decision = DICEFORGE.decision(acting(hero("3G 1S")).do("offering").s)
    assert decision is not None
    refused = {one["notation"]: one["refusal"]["reason"] for one in decision["refused"]}
    assert refused["take:s2"] == "costs 8 gold, you have 3"
    assert refused["done"] == "an offering takes at least one face"
    assert refused["triton"] == "you have no Triton token"
    assert decision["refused"][-1]["target"] == "pool:p10/g1s1m1v1"


def test_happenings_name_the_rule_that_caused_them() -> None:
    table = acting(hero("4M", cards="great_bear"), hero(pawn=3), alternates=["great_bear"]).do("feat", "perform:ferryman", "roll:g1", "roll:v2")
    told = [(event["kind"], event["rule"], event["seat"]) for event in DICEFORGE.events_for(table.events, None)]
    assert told[:9] == [
        ("performed", "dic.fea.1", 0), ("ousted", "dic.ous.1", 1), ("bear_scored", "dic.car.bear.1", 0), ("moved", "dic.fea.1", 0),
        ("rolled", "dic.die.1", 1), ("rolled", "dic.die.1", 1), ("gained", "dic.res.2", 1), ("gained", "dic.res.2", 1), ("card_taken", "dic.fea.5", 0),
    ]  # fmt: skip


def asked_to_touch(table: Table) -> dict[str, str]:
    """Every option of the decision with the thing one touches for it."""
    decision = DICEFORGE.decision(table.s)
    assert decision is not None
    return {option["notation"]: option["target"] for option in decision["options"]}


@rule("dic.car.satyrs.2")
def test_a_second_face_of_the_same_kind_lies_on_another_die() -> None:
    table = acting(hero("3M"), seats=3).do("feat", "perform:satyrs").roll({1: "g1 v2", 2: "g1 v2"})
    assert asked_to_touch(table) == {"pick:g1": "light:1/1", "pick:v2": "dark:1/1"}
    assert asked_to_touch(table.do("pick:g1")) == {"pick:g1": "light:2/1", "pick:v2": "dark:1/1"}
    table = acting(hero("3M"), seats=3).do("feat", "perform:satyrs").roll({1: "s1 v2", 2: "g1 v2"}).do("pick:s1")
    assert DICEFORGE.target(table.s, DICEFORGE.actions.parse("pick:s1")) == "light:1/0", "the used die itself says why it may not be used twice"


@rule("dic.car.satyrs.2", "dic.bls.9")
def test_the_order_of_faces_that_satyrs_bring_is_asked_by_their_names() -> None:
    heroes = [hero("3G 3M"), hero(light="ship"), hero(dark="g6")]
    table = acting(*heroes, seats=3, alternates=["celestial_ship"]).do("feat", "perform:satyrs").roll({1: "ship g1", 2: "g1 g6"})
    table.do("pick:g6", "pick:ship")
    decision = DICEFORGE.decision(table.s)
    assert decision is not None
    assert decision["text"] == {"key": "diceforge-point-bless_order", "args": {"first": "@diceforge-face-g6", "second": "@diceforge-face-ship"}}
    assert [(option["target"], option["text"]["args"]["face"]) for option in decision["options"]] == [
        ("button", "@diceforge-face-g6"),
        ("button", "@diceforge-face-ship"),
    ]
    assert table.do("first:dark").asked() == (0, "ship_face")


@rule("dic.bls.9")
def test_the_order_of_own_dice_is_chosen_by_touching_them_if_they_show_the_faces() -> None:
    table = Table(hero("3G", light="ship", dark="g6"), alternates=["celestial_ship"]).roll("ship g6")
    assert asked_to_touch(table) == {"first:light": "light:0", "first:dark": "dark:0"}
    table = Table(hero("3G", light="mirror", dark="g6"), hero(light="ship"), alternates=["celestial_ship"]).roll({0: "mirror g6", 1: "ship g1"}).do("copy:ship")
    assert asked_to_touch(table) == {"first:light": "button", "first:dark": "button"}, "the light die shows a mirror, not the ship"

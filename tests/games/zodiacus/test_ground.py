"""Cells: who fills them, who may pass, where one comes back, and how one gets out of an obstacle."""

from __future__ import annotations

from typing import Any

import pytest

from games.zodiacus.table import Table, action, castle_round, hero_round
from ludoteca.games.zodiacus.actions import PIECES
from ludoteca.games.zodiacus.effects import PARALYSIS
from scenario import rule

FFA: dict[str, Any] = {"seats": 4, "options": {"mode": "ffa"}}
BOOTS: dict[str, Any] = {"level": 2, "items": "climbing_boots", "revealed": 1}


def around(*cells: str) -> dict[str, Any]:
    """Intrépidos of the other seats of a free-for-all on these cells."""
    names = [f"p{seat}_{slot}" for seat in (1, 2, 3) for slot in ("alpha", "beta", "gamma")]
    return {name: {"at": cell} for name, cell in zip(names, cells, strict=False)}


@rule("zod.move.3", "zod.move.4")
def test_a_cell_is_free_as_soon_as_it_is_left_and_a_friend_who_was_passed_still_stands_there() -> None:
    left = hero_round(p0_alpha={"at": "5,4"}, p0_beta={"at": "5,5"}).do("go:W", "stop").to_round("beta", 0).do("go:S")
    assert (left.at("0_beta"), "stop" in left.options()) == ("5,4", True)
    passed = hero_round(p0_alpha={"at": "5,4"}, p0_beta={"at": "6,4"}, p1_alpha={"at": "6,5", "reacted": 1}).do("go:E", "go:E", "stop").to_round("alpha", 1)
    assert passed.why_not("go:S")[0] == "zod.move.4", "Astreia has not vanished"
    enemy = hero_round(p0_alpha={"at": "5,4"}, p1_alpha={"at": "6,4", "invisibility": 3})
    assert enemy.why_not("go:E")[0] == "zod.move.4", "an invisible enemy bars the way too"
    ally = hero_round(seats=4, p0_alpha={"at": "5,4"}, p2_alpha={"at": "6,4"}).do("go:E")
    assert (ally.at("0_alpha"), "stop" in ally.options()) == ("6,4", False), "the ally's may be passed"


@rule("zod.move.5")
def test_a_step_onto_a_friend_needs_a_cell_to_stop_on() -> None:
    def slow(steps: int, **more: Any) -> Table:
        return hero_round(p0_alpha={"at": "5,2", "mods": [f"mov {steps - 8} 2"]}, **more)

    assert slow(1).why_not("go:E") == ("zod.move.5", "a friend stands there and with 1 movement no free cell could be reached beyond")
    back = slow(2).do("go:E")
    assert [told["to"] for told in back.told("moved")] == ["6,2", "5,2"], "only the way back is left: (7,2) would be the last step"
    shut: dict[str, Any] = {"p1_alpha": {"at": "8,2", "reacted": 1}, "p1_beta": {"at": "7,3", "reacted": 1}}
    assert [told["to"] for told in slow(3, **shut).do("go:E").told("moved")] == ["6,2", "5,2"], "from (7,2) no free cell is one step away"
    far = slow(4, **shut).do("go:E")
    assert far.options() == ["go:E", "go:W"], "two steps suffice, back past Astreia"
    assert [told["to"] for told in far.do("go:E").told("moved")] == ["6,2", "7,2", "6,2", "5,2"]


@rule("zod.move.5", "zod.move.6")
def test_an_obstacle_or_the_edge_beyond_a_friend_is_no_cell_to_stop_on() -> None:
    friends: dict[str, Any] = {"p0_alpha": {"at": "4,2", "mods": ["mov -5 2"]}, "p0_beta": {"at": "5,2"}, "p0_gamma": {"at": "6,2"}}
    rock = hero_round(**friends, p1_alpha={"at": "7,2"}).do("go:E")
    assert rock.options() == ["go:N", "go:W"], "beyond quiron there are an enemy, the castle and the obstacle (6,3)"
    assert rock.why_not("go:E")[0] == "zod.move.5"
    line: dict[str, Any] = {"p0_alpha": {"at": "2,4", "mods": ["mov -5 2"]}, "p0_beta": {"at": "1,4"}, "p0_gamma": {"at": "0,4"}}
    edge = hero_round(**line, p1_alpha={"at": "0,5"}, p1_beta={"at": "0,3"}).do("go:W")
    assert edge.why_not("go:W")[0] == "zod.move.5"


@rule("zod.move.9")
def test_who_is_stopped_on_a_friends_cell_goes_back_to_the_last_free_one() -> None:
    table = hero_round(active=1, p0_alpha={"at": "6,8"}, p1_alpha={"at": "4,9"}, p1_beta={"at": "6,9"}).do("go:E", "go:E", "go:E")
    assert (table.asked(), table.at("1_alpha")) == ((0, "react_opportunity"), "6,9")
    table.s.status[PIECES.index("1_alpha") * 4 + PARALYSIS] = 2  # as if the blow had paralysed it
    table.do("attack:basic", "die:15")
    assert (table.at("1_alpha"), table.at("1_beta")) == ("5,9", "6,9")
    dead = hero_round(active=1, p0_alpha={"at": "6,8"}, p1_alpha={"at": "5,9", "damage": 75}, p1_beta={"at": "6,9"}).do(
        "go:E", "go:E", "attack:basic", "die:15"
    )
    assert (dead.limbo("1_alpha"), dead.at("1_beta")) == (2, "6,9")
    assert dead.to_round("beta", 1).options() == ["stop", "go:N", "go:E", "go:W"], "the friend stands where it stood"


@rule("zod.limbo.6", "zod.team.2")
def test_where_one_returns_if_every_cell_beside_the_castle_is_taken() -> None:
    ring = around("4,0", "4,1", "5,2", "6,2", "7,2", "8,0", "8,1")
    table = hero_round(**FFA, p0_alpha={"limbo": 1}, p0_beta={"at": "0,8"}, p0_gamma={"at": "0,7"}, **ring)
    assert table.point() == "limbo_cell"
    assert table.options() == [f"cell:{cell}" for cell in ("3,0", "9,0", "3,1", "9,1", "4,2", "8,2", "5,3", "7,3")], "the nearest; (6,3) is an obstacle"
    assert table.why_not("cell:5,4")[0] == table.why_not("cell:6,3")[0]
    pair = hero_round(seats=4, p0_alpha={"limbo": 1})
    assert pair.options() == [f"cell:{cell}" for cell in ("4,0", "8,0", "4,1", "8,1", "5,2")], "beside the own castle while it stands"
    back = table.do("cell:5,3")
    assert "stop" in back.options(), "there it stands, and its round goes on"


@rule("zod.obs.7", "zod.obs.10")
def test_a_climber_who_changes_his_boots_on_an_obstacle_must_leave_it() -> None:
    table = hero_round("gamma", 0, ["winged_boots"], p0_gamma={**BOOTS, "at": "6,3"}, p0_beta={"at": "0,1"}).do("items_first", "equip:winged_boots")
    assert (table.asked(), table.options()) == ((0, "obstacle_exit"), ["cell:6,2", "cell:5,3", "cell:7,3", "cell:6,4"])
    assert table.why_not("cell:6,5")[0] == "zod.obs.7"
    assert table.why_not("target:1_alpha")[0] == "zod.obs.8"
    table.do("cell:6,2")
    assert (table.at("0_gamma"), table.s.revealed[2], table.pile(0)) == ("6,2", 0, "climbing_boots")
    friend = castle_round(1, ["", "rust"], p0_gamma={**BOOTS, "at": "0,6"}, p0_alpha={"at": "1,6"}, p0_beta={"at": "0,7"}, p1_alpha={"at": "0,5"})
    friend.to("castle_cards").do("play:rust")
    assert friend.options() == ["cell:1,5", "cell:2,6", "cell:1,7", "cell:0,8"], "two steps, past friends"


@rule("zod.obs.8", "zod.obs.11")
def test_only_blockers_with_room_behind_them_are_pushed_also_beyond_more_obstacle() -> None:
    """Ice: obstacles on (0,1), (0,2) and (1,1); whoever stands on (0,0) or (1,0) would be pushed off the board."""
    ice: dict[str, Any] = {**FFA, "territories": ["ice_lands"], "active": 1, "hands": ["", "rust"], "p0_gamma": {**BOOTS, "at": "0,1"}}
    ring = around("0,0", "0,3", "1,2", "1,0", "2,1")
    table = castle_round(**ice, **ring).to("castle_cards").do("play:rust")
    assert (table.asked(), table.options()) == ((0, "obstacle_exit"), ["target:1_beta", "target:1_gamma", "target:2_beta"])
    table.do("target:2_beta")
    assert (table.at("2_beta"), table.at("0_gamma")) == ("3,1", "2,1")
    ring["p1_alpha"] = {"at": "0,3"}
    ring["p1_beta"] = {"at": "0,2", "level": 2, "items": "climbing_boots"}
    held = castle_round(**ice, **ring, p2_gamma={"at": "0,0"}).to("castle_cards").do("play:rust")
    assert held.options() == ["target:1_gamma", "target:2_beta"], "an enemy on the obstacle is not crossed, so (0,3) is out of reach"
    own = around("0,0", "0,3", "1,2", "1,0", "2,1")
    friend = castle_round(**ice, **own, p0_alpha={"at": "0,2", "level": 2, "items": "climbing_boots"}).to("castle_cards").do("play:rust")
    assert friend.options() == ["target:1_beta", "target:1_gamma", "target:2_beta"], "a friend is"


@rule("zod.obs.8")
@pytest.mark.parametrize(("last", "landing"), [("1,1", "1,2"), ("12,8", "1,1")])
def test_if_nobody_can_be_pushed_it_is_put_on_the_nearest_free_cell(last: str, landing: str) -> None:
    """The corner (0,0): castle behind the chain in the east, an obstacle behind the chain in the north."""
    chains = around("1,0", "2,0", "3,0", "4,0", "0,1", "0,2", "0,3", "0,4", "0,5")
    table = castle_round(1, ["", "rust"], **FFA, p0_gamma={**BOOTS, "at": "0,0"}, p0_alpha={"at": last}, **chains).to("castle_cards").do("play:rust")
    assert (table.at("0_gamma"), table.told("pushed")) == (landing, [])


@rule("zod.obs.5", "zod.item.12")
def test_a_flask_thrown_from_an_obstacle_reveals_and_a_drunk_one_does_not() -> None:
    vega = ["vega astreia quiron"]
    flask = hero_round(heroes=vega, p0_alpha={"at": "6,3", "level": 2, "items": "acid_flask"}, p1_beta={"at": "6,5"}).do("items_first", "use_potion")
    assert (flask.damage("1_beta"), flask.hidden("0_alpha")) == (15, False)
    drunk = hero_round(heroes=vega, p0_alpha={"at": "6,3", "level": 2, "items": "life_potion", "damage": 30}).do("items_first", "use_potion", "die:20")
    assert drunk.hidden("0_alpha")
    veiled = hero_round(p0_alpha={"at": "6,4", "level": 2, "items": "acid_flask", "invisibility": 4}, p1_beta={"at": "6,5"}).do("items_first", "use_potion")
    assert not veiled.hidden("0_alpha"), "and it ends an invisibility"
    healer = action(part="beta", p0_beta={"at": "6,4", "invisibility": 4, "damage": 20}).do("ability:harvest", "die:15")
    assert healer.hidden("0_beta"), "an ability for friends does not"


@rule("zod.obs.6", "zod.obs.10")
def test_a_swap_leaves_the_ground_as_it_was() -> None:
    climbers: dict[str, Any] = {"p0_alpha": {"at": "6,3", "level": 2, "revealed": 1}, "p0_gamma": {"at": "5,3", **BOOTS, "revealed": 0}}
    table = castle_round(0, ["tactical_swap"], heroes=["vega astreia quiron"], **climbers).to("castle_cards")
    table.do("play:tactical_swap", "target:0_alpha")
    assert (table.at("0_alpha"), table.at("0_gamma")) == ("5,3", "6,3")
    assert (table.s.revealed[0], table.hidden("0_gamma")) == (0, True), "brought in from outside it is not revealed"
    kept = castle_round(
        0, ["tactical_swap"], heroes=["vega astreia quiron"], territories=["fire_lands"],
        p0_alpha={"at": "5,6", "level": 2, "revealed": 1}, p0_gamma={"at": "6,6", **BOOTS},
    ).to("castle_cards").do("play:tactical_swap", "target:0_alpha")  # fmt: skip
    assert (kept.at("0_alpha"), kept.hidden("0_alpha"), kept.hidden("0_gamma")) == ("6,6", False, False), "from obstacle to obstacle"

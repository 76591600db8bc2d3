"""Experience, falling castles, elimination, the judgement after the last turn, and the castle round's own limits."""

from __future__ import annotations

from typing import Any

import pytest

from games.zodiacus.table import Table, action, castle_round, hero_round
from scenario import rule

GONE = {"gone": True}
FFA: dict[str, Any] = {"seats": 4, "options": {"mode": "ffa"}}


def judged(**position: Any) -> list[int]:
    """The places after the last turn of a game that ends now."""
    seats = position.get("seats", 2)
    options = {"max_turns": 3, **position.pop("options", {})}
    table = Table({"castles": ["sun"] * seats, "turn": 3, "round": "gamma", "active": seats - 1, "options": options, **position})
    while table.s.agenda:
        table.quiet()
    return table.s.ranking()


@rule("zod.term.2")
def test_what_weighs_more_after_the_last_turn() -> None:
    low: dict[str, Any] = {"1_castle": {"damage": 5}}
    assert judged(felled=[0, 1], pieces=low) == [2, 1], "a tower more than castle life"
    assert judged(slain=[0, 2], pieces={"1_castle": {"damage": 5}}) == [1, 2], "castle life more than guardians"
    assert judged(slain=[1, 0], pieces={"1_alpha": {"level": 3}}) == [1, 2], "guardians more than levels"
    assert judged(pieces={"1_alpha": {"level": 2}, "0_gamma": {"level": 2}}) == [1, 1]
    fallen = {f"1_{part}": GONE for part in ("castle", "tower_alpha", "tower_beta")}
    assert judged(seats=4, felled=[0, 9, 0, 9], pieces=fallen) == [1, 3, 1, 3], "a castle more than towers"
    assert judged(seats=4, felled=[1, 0, 0, 2]) == [3, 1, 3, 1], "a pair's towers together"
    assert judged(seats=4, pieces={"0_castle": {"damage": 50}, "3_castle": {"damage": 45}}) == [3, 1, 3, 1], "a pair's castles together"
    assert judged(seats=4, pieces={"0_beta": {"level": 2}, "3_gamma": {"level": 3}}) == [3, 1, 3, 1]
    assert judged(**{**FFA, "options": {"mode": "ffa", "max_turns": 3}}, felled=[0, 1, 0, 0]) == [2, 1, 2, 2]


@rule("zod.term.2", "zod.var.4")
def test_the_last_turn_is_played_to_its_end() -> None:
    table = Table({"options": {"max_turns": 3}, "turn": 2, "round": "gamma", "active": 1}).to_round("castle", 0)
    assert (table.s.turn, table.told("capped")) == (3, [])
    table.to_round("gamma", 1)
    while table.s.agenda:
        table.quiet()
    assert table.told("capped") == [{"seat": -1, "turn": 3}]


@rule("zod.xp.1", "zod.xp.3")
@pytest.mark.parametrize(("level", "left", "given"), [(1, 80, 100), (2, 100, 150), (3, 120, 200)])
def test_an_intrepido_gives_xp_by_its_level(level: int, left: int, given: int) -> None:
    table = action(p0_alpha={"at": "6,8"}, p1_alpha={"at": "6,9", "level": level, "damage": left - 5}).do("attack:basic", "die:20")
    assert (table.s.xp, table.told("died")[0]["space"]) == ([given, 0], level + 1)


@rule("zod.xp.1", "zod.xp.3", "zod.rune.1")
def test_towers_and_guardians_give_theirs_and_a_counter_pays_its_owner() -> None:
    tower = action(towers=["stone_tower fire_tower", "shadow_tower light_tower"], p0_alpha={"at": "8,9"}, p1_tower_alpha={"damage": 85})
    assert tower.do("attack:basic", "die:20").s.xp == [160, 0]
    assert (tower.s.felled, tower.s.slain) == ([1, 0], [0, 0])
    guardian = action(guardians=["minotaur hydra", "chimera hydra"], p0_alpha={"at": "4,9"}, p1_guardian_alpha={"damage": 60})
    assert guardian.do("attack:basic", "die:20").s.xp == [130, 0]
    assert (guardian.s.felled, guardian.s.slain) == ([0, 0], [1, 0])
    counter = action(p0_alpha={"at": "4,9", "damage": 65}).do("attack:basic", "die:20", "die:15")
    assert (counter.s.xp, counter.at("0_alpha")) == ([0, 100], None)
    pair = action(seats=4, p0_alpha={"at": "6,8"}, p3_alpha={"at": "6,9", "damage": 55}, heroes=["frixo astreia quiron"]).do("attack:basic", "die:20")
    assert pair.s.xp == [100, 0, 0, 0], "never shared"


@rule("zod.goal.5", "zod.goal.6", "zod.ffa.1")
def test_the_last_castle_standing_wins_a_free_for_all() -> None:
    gate: dict[str, Any] = {"p1_tower_alpha": GONE, "p1_tower_beta": GONE, "p1_castle": {"damage": 195}}
    table = action(**FFA, gone=[2, 3], p0_alpha={"at": "4,16"}, **gate).do("attack:basic", "die:20")
    assert (table.s.agenda, table.s.ranking()) == ([], [1, 2, 4, 3])
    assert [told["seat"] for told in table.told("won")] == [0]
    three = action(**FFA, gone=[2], p0_alpha={"at": "4,16"}, **gate).do("attack:basic", "die:20")
    assert three.s.agenda
    assert three.s.gone == [2, 1]


@rule("zod.ffa.1", "zod.ffa.3", "zod.rune.7")
def test_all_that_an_eliminated_player_had_leaves_the_table() -> None:
    gate: dict[str, Any] = {"p1_tower_alpha": GONE, "p1_tower_beta": GONE, "p1_castle": {"damage": 195}}
    losses: dict[str, Any] = {"p1_alpha": {"limbo": 2}, "p1_beta": {"at": "6,9", "items": "orc_shield - life_potion", "silence": 5, "mods": ["rf 5 3"]}}
    table = action(**FFA, hands=["", "dodge rust"], known=["", "rust"], p0_alpha={"at": "4,16"}, p2_alpha={"poison": [3, 5, 1]}, **gate, **losses).do(
        "attack:basic", "die:20"
    )
    assert [table.at(f"1_{name}") for name in ("alpha", "beta", "gamma", "guardian_alpha", "guardian_beta", "castle")] == [None] * 6
    assert (table.limbo("1_alpha"), table.items("1_beta"), table.hand(1), table.status("1_beta", "silence"), table.s.mods[4]) == (0, [], "", 0, [])
    assert (table.s.xp, table.told("gained_rune")) == ([0, 0, 0, 0], []), "nobody is paid"
    assert table.status("2_alpha", "poison") == 3, "what he laid on others stays"
    assert table.s.known[1] == []
    table.to("castle_attack", 0)
    assert not any("target:1_" in option for option in table.options())
    bolt = castle_round(0, ["zeus_bolt plunder"], **FFA, gone=[1]).to("castle_cards").do("play:zeus_bolt")
    assert not any("target:1_" in option for option in bolt.options())
    later = hero_round(**FFA, gone=[1], p0_alpha={"at": "6,13"}).do("go:E")
    assert later.at("0_alpha") == "7,13", "his terrain stays"


@rule("zod.goal.4", "zod.team.3", "zod.team.5")
def test_a_pair_with_one_castle_left_goes_on_and_its_homeless_player_keeps_his_round() -> None:
    gate: dict[str, Any] = {"seats": 4, "p1_tower_alpha": GONE, "p1_tower_beta": GONE}
    table = action(**gate, p0_alpha={"at": "4,16"}, p1_castle={"damage": 195}, hands=["", "dodge zeus_bolt"], xp=[0, 200, 0, 0]).do("attack:basic", "die:20")
    assert (table.at("1_castle"), table.s.agenda != [], table.hand(1)) == (None, True, "zeus_bolt dodge")
    points: list[str] = []
    table.to_round("castle", 1)
    while table.s.active == 1 and table.s.phase == 0:
        points.append(table.point())
        table.quiet()
    assert points == ["castle_discard", "castle_evolve", "castle_cards"], "no draw, no revival, no castle attack"
    other = action(**gate, p0_alpha={"at": "4,16"}).do("attack:basic", "die:20")
    assert other.damage("1_castle") == 15, "open though P4's towers stand"
    shut = action(**gate, p0_alpha={"at": "17,0"}, p3_beta={"at": "17,1"}, p3_gamma={"at": "16,0"}).do("attack:basic")
    assert shut.options() == ["target:3_beta", "target:3_gamma"]
    assert shut.why_not("target:3_castle")[0] == "zod.goal.2", "P4's own towers protect it, whatever became of P2's"


@rule("zod.bld.1", "zod.bld.7", "zod.bld.5")
def test_which_buildings_a_castle_may_fire_at() -> None:
    four = castle_round(seats=4, p1_tower_alpha=GONE, p1_tower_beta=GONE).to("castle_attack")
    assert four.options() == ["skip", "target:1_castle", "target:3_tower_alpha", "target:3_tower_beta"], "every enemy's, at any distance"
    assert four.why_not("target:2_tower_alpha")[0] == "zod.atk.11"
    four.do("target:1_castle", "die:20")
    assert (four.damage("1_castle"), four.point() == "castle_attack") == (15, False), "once per turn"
    for castle, dice, left in (("sun", "die:15", 5), ("moon", "die:15", 15), ("iron", "die:15", 5), ("star", "die:20", 20)):
        shot = castle_round(castles=[castle, "sun" if castle != "sun" else "moon"]).to("castle_attack").do("target:1_tower_alpha", dice)
        assert shot.damage("1_tower_alpha") == left, "AD meets rf 10, AM rm 0"


@rule("zod.deck.4", "zod.deck.5", "zod.deck.7")
def test_discarding_and_drawing_up_to_five() -> None:
    table = castle_round(0, ["dodge dodge rust"])
    assert table.options() == ["done", "discard:rust", "discard:dodge"], "equal cards are one choice"
    assert table.why_not("discard:oracle")[1] == "oracle is not in your hand"
    table.do("discard:dodge", "discard:dodge", "discard:rust")
    assert (table.point(), table.pile(0), len(table.options())) == ("castle_draw", "rust dodge dodge", 6)
    full = castle_round(0, ["dodge rust ambush oracle plunder zeus_bolt"]).do("done")
    assert full.point() == "castle_cards", "with six cards there is nothing to draw"
    five = castle_round(0, ["dodge rust ambush oracle plunder"]).do("done")
    assert five.point() == "castle_cards"
    four = castle_round(0, ["dodge rust ambush oracle"]).do("done")
    assert four.options() == ["draw:0", "draw:1"]


@rule("zod.xp.4", "zod.xp.5")
def test_level_3_is_the_highest_and_levels_cost_what_they_cost() -> None:
    table = castle_round(xp=[349, 0], p0_alpha={"level": 3}, p0_beta={"level": 2}).to("castle_evolve")
    assert table.options() == ["done", "evolve:gamma"]
    assert table.why_not("evolve:alpha")[0] == "zod.xp.4"
    assert castle_round(xp=[350, 0], p0_beta={"level": 2}).to("castle_evolve").do("evolve:beta").s.xp[0] == 0
    assert castle_round(xp=[199, 0]).point() == "castle_draw"
    assert castle_round(xp=[199, 0]).do("draw:0").point() == "castle_attack", "too few for anything"

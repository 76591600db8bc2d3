"""Before the first turn: the dice, the choices, the draft, slots, runes and decks."""

from __future__ import annotations

from typing import Any

import pytest

from games.zodiacus.table import ZODIACUS, Table, action, castle_round
from ludoteca.errors import BadOptions
from scenario import rule


def rolled(*dice: int, **options: Any) -> Table:
    """A new table after the red dice."""
    return Table(seats=len(dice), **options).do(*[f"die:{die}" for die in dice])


@rule("zod.setup.1")
def test_the_highest_red_die_is_p1_and_ties_are_thrown_again() -> None:
    assert rolled(20, 30).s.order == [1, 0]
    tied = rolled(25, 25)
    assert tied.options() == ["die:20", "die:25", "die:30"]
    assert tied.do("die:20", "die:25").s.order == [1, 0]


@rule("zod.setup.2")
def test_four_players_sit_clockwise_from_the_highest_or_by_their_dice() -> None:
    assert rolled(20, 25, 30, 20).s.order == [2, 3, 0, 1]
    free = rolled(20, 25, 30, 20, mode="ffa")
    assert free.s.to_move() == -1, "the two twenties throw again"
    assert free.do("die:20", "die:30").s.order == [2, 1, 3, 0]
    table = rolled(20, 30).to("setup_draft_pick")
    assert table.s.to_move() == 1, "the draft begins with P1"
    table.to("castle_draw")
    assert table.s.to_move() == 1, "and so does the game"


@rule("zod.setup.3")
def test_the_order_of_decisions() -> None:
    table = rolled(30, 20)
    points: list[tuple[int, str]] = []
    while table.s.turn == 0:
        if not points or points[-1] != table.asked():
            points.append(table.asked())
        table.quiet()
    stages = ["territory", "castle", "tower_alpha", "tower_beta", "guardian_alpha", "guardian_beta"]
    assert points[:12] == [(seat, f"setup_{stage}") for stage in stages for seat in (0, 1)]
    rest = [point for _, point in points[12:]]
    assert list(dict.fromkeys(rest)) == ["setup_draft_pick", "setup_assign_slot", "setup_rune_place", "setup_deck"]
    assert all(view["point"] == table.view(None)["point"] for view in (table.view(0), table.view(1))), "all decisions are open"


@rule("zod.setup.4")
def test_cards_may_repeat_between_players_but_not_for_one() -> None:
    table = rolled(30, 20).to("setup_tower_alpha").do("tower:ice_tower", "tower:ice_tower")
    assert table.asked() == (0, "setup_tower_beta")
    assert "tower:ice_tower" not in table.options()
    assert table.why_not("tower:ice_tower")[0] == "zod.setup.4"
    table.do("tower:fire_tower", "tower:fire_tower", "guardian:hydra", "guardian:hydra")
    assert table.why_not("guardian:hydra")[0] == "zod.setup.4"


@rule("zod.setup.7")
def test_slots_are_assigned_after_the_draft() -> None:
    table = rolled(30, 20).to("setup_draft_pick").do("intz:frixo", "intz:carcino", "intz:vega", "intz:nemeu", "intz:temis", "intz:derceto")
    assert table.asked() == (0, "setup_assign_slot")
    assert table.options() == ["intz:frixo", "intz:nemeu", "intz:temis"]
    table.do("intz:temis")
    assert table.options() == ["intz:frixo", "intz:nemeu"]
    assert table.why_not("intz:vega")[0] == "zod.setup.7"
    table.do("intz:frixo")
    assert [(told["intz"], told["slot"]) for told in table.told("assigned")] == [("temis", "alpha"), ("frixo", "beta"), ("nemeu", "gamma")]


@rule("zod.setup.8")
def test_the_owner_of_a_territory_lays_the_runes_of_the_player_in_front() -> None:
    table = rolled(30, 20).to("setup_rune_place").do("colour:red")
    assert table.options() == ["colour:green", "colour:blue", "colour:yellow"]
    assert table.why_not("colour:red")[0] == "zod.setup.8"
    table.do("colour:green", "colour:blue")
    assert [(told["colour"], told["site"]) for told in table.told("rune_laid")] == [
        ("red", "tower_alpha"), ("green", "tower_beta"), ("blue", "guardian_alpha"), ("yellow", "guardian_beta"),
    ]  # fmt: skip


@rule("zod.setup.9")
def test_everybody_sees_where_the_runes_lie() -> None:
    board = {item["id"]: item["marks"] for item in castle_round().zone(None, "board")["items"] if "marks" in item}
    assert [board[f"piece:1_{site}"] for site in ("tower_alpha", "tower_beta", "guardian_alpha", "guardian_beta")] == [["green"], ["red"], ["blue"], ["yellow"]]


@rule("zod.setup.10")
def test_with_four_players_the_runes_lie_in_front() -> None:
    own = action(seats=4, p0_alpha={"at": "8,9"}, p1_tower_alpha={"damage": 105}).do("attack:basic", "die:20")
    assert own.asked() == (0, "rune_assign"), "P1 faces P2"
    other = action(seats=4, p0_alpha={"at": "17,6"}, p3_tower_alpha={"damage": 105}).do("attack:basic", "die:20")
    assert other.asked() == (2, "rune_assign"), "P3 faces P4"


@rule("zod.setup.11", "zod.setup.12")
def test_intrepidos_begin_at_level_1_beside_their_castle() -> None:
    table = rolled(30, 20).to("castle_draw")
    assert table.s.level == [1] * 6
    assert [table.at(f"0_{slot}") for slot in ("alpha", "beta", "gamma")] == ["5,2", "6,2", "7,2"]
    assert [table.at(f"1_{slot}") for slot in ("alpha", "beta", "gamma")] == ["7,15", "6,15", "5,15"]
    assert (sum(table.s.damage), sum(table.s.status), table.s.xp) == (0, 0, [0, 0])


@rule("zod.setup.13")
@pytest.mark.parametrize("land", ["fire_lands", "ice_lands", "styx_banks", "wild_fields"])
def test_alpha_stands_farther_from_the_castle_than_beta(land: str) -> None:
    table = castle_round(territories=[land])
    rows = {site: int(str(table.at(f"0_{site}")).split(",")[1]) for site in ("tower_alpha", "tower_beta", "guardian_alpha", "guardian_beta")}
    assert rows["tower_alpha"] > rows["tower_beta"]
    assert rows["guardian_alpha"] > rows["guardian_beta"]


@rule("zod.setup.14")
def test_everybody_brings_a_deck_and_hands_begin_empty() -> None:
    table = rolled(30, 20).to("setup_deck").do("deck:veil")
    assert table.why_not("deck:third")[0] == "zod.setup.14"
    table.do("deck:blade")
    assert table.point() == "castle_draw"
    assert (table.s.hands, [len(deck) for deck in table.s.decks]) == ([[], []], [60, 60])
    assert "draw:5" in table.options()


@rule("zod.setup.15", "zod.var.2")
def test_a_shared_deck_is_chosen_by_p1_and_used_by_all() -> None:
    table = rolled(20, 30, deck_mode="shared").to("setup_deck")
    assert table.s.to_move() == 1
    table.do("deck:veil").do("draw:2", "drawn:oracle", "drawn:plague")
    assert len(table.s.decks[0]) == 58
    table.to("castle_draw", 0).do("draw:1", "drawn:oracle").to("castle_discard", 1).do("discard:oracle")
    assert table.pile(0) == "oracle"


@rule("zod.setup.4p", "zod.team.1")
def test_seats_of_four_players_and_their_pairs() -> None:
    table = castle_round(seats=4)
    assert [table.at(f"{seat}_beta") for seat in range(4)] == ["6,2", "6,15", "19,15", "19,2"]
    near = action(seats=4, p0_alpha={"at": "6,8"}, p1_alpha={"at": "6,9"}, p2_alpha={"at": "5,8"}, p3_alpha={"at": "7,8"}).do("attack:basic")
    assert near.options() == ["target:1_alpha", "target:3_alpha"]
    assert near.why_not("target:2_alpha")[0] == "zod.atk.11"


@rule("zod.var.1")
def test_three_modes() -> None:
    assert [castle_round().s.mode, castle_round(seats=4).s.mode, castle_round(seats=4, options={"mode": "ffa"}).s.mode] == [0, 1, 2]


@rule("zod.ffa.2")
def test_free_for_all_needs_four() -> None:
    with pytest.raises(BadOptions, match=r"needs four players \[zod.ffa.2\]"):
        ZODIACUS.new(2, {"mode": "ffa"})


@rule("zod.var.5")
def test_quick_setup_leaves_only_the_draft_to_choose() -> None:
    table = rolled(30, 20, quick_setup=True)
    points = set()
    while table.s.turn == 0:
        points.add(table.point())
        table.quiet()
    assert points == {"", "setup_draft_pick"}
    assert len(table.told("took_deck")) == 2

"""What the view lets a board show before anybody decides: ways, danger, reach and what a blow could do."""

from __future__ import annotations

from typing import Any

from games.zodiacus.table import Table, hero_round
from scenario import rule

BESIDE: dict[str, Any] = {"0_alpha": {"at": "6,8", "level": 2}, "1_alpha": {"at": "6,9", "level": 2}}


def ways(table: Table, seat: int = 0) -> dict[str, dict[str, int]]:
    return {str(item["face"]): item["values"] for item in table.zone(seat, f"way:{seat}")["items"]}


def steps(values: dict[str, int]) -> str:
    """The way as letters."""
    return "".join("NESW"[values["path"] // 4**index % 4] for index in range(values["steps"]))


@rule("zod.oa.2")
def test_a_way_says_how_many_would_strike_at_who_takes_it() -> None:
    table = hero_round(pieces=BESIDE).to("intz_move")
    assert ways(table)["6,7"]["danger"] == 1
    far = hero_round(pieces={"0_alpha": {"at": "6,4"}}).to("intz_move")
    assert {values["danger"] for values in ways(far).values()} == {0}


@rule("zod.oa.5")
def test_who_has_struck_this_turn_is_no_danger_any_more() -> None:
    table = hero_round(pieces={**BESIDE, "1_alpha": {"at": "6,9", "level": 2, "reacted": 1}}).to("intz_move")
    assert ways(table)["6,7"]["danger"] == 0


@rule("zod.move.1")
def test_a_way_can_be_walked_step_by_step() -> None:
    table = hero_round(pieces={"0_alpha": {"at": "6,8"}}).to("intz_move")
    way = ways(table)["5,5"]
    for letter in steps(way):
        table.do(f"go:{letter}")
    assert table.at("0_alpha") == "5,5"


@rule("zod.hid.1")
def test_only_whoever_walks_is_shown_the_ways() -> None:
    table = hero_round(pieces=BESIDE).to("intz_move")
    assert [zone["id"] for zone in table.view(1)["zones"] if zone["kind"] == "way"] == []


@rule("zod.atk.6")
def test_a_target_shows_the_least_and_the_most_it_may_suffer() -> None:
    pieces = {"0_alpha": {"at": "6,8", "level": 3}, "1_alpha": {"at": "6,9", "level": 3}, "1_beta": {"at": "5,8"}}
    table = hero_round(pieces=pieces).to("intz_action").do("attack:basic")
    found = {item["id"]: item["values"] for item in table.zone(0, "board")["items"] if "most" in item.get("values", {})}
    assert {name: (values["least"], values["most"]) for name, values in found.items()} == {"piece:1_alpha": (10, 30), "piece:1_beta": (15, 35)}

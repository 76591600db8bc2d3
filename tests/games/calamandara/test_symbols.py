"""The nine symbols: rotation, towers, mirrors, stars, waterfalls, fire, and limits per line."""

from __future__ import annotations

import pytest

from games.calamandara.table import CALAMANDARA, Table
from ludoteca.core.draw import Draw
from ludoteca.core.state import ALLOWED
from ludoteca.games.calamandara.actions import CELL, SYMBOLS
from ludoteca.games.calamandara.board import PLAYED_ON
from ludoteca.games.calamandara.rules.placing import can_insert, insertions, why_not_insert
from ludoteca.games.calamandara.rules.symbols import rewrite
from ludoteca.games.calamandara.state import Calamandara
from scenario import rule


def cells(board: list[str], symbol: str, seat: int = 0, **more: object) -> list[str]:
    """Where a traveller may insert a symbol."""
    ready = [symbol, ""] if seat == 0 else ["", symbol]
    table = Table(board=board, ready=ready, active=seat, at="insert", hands=["", ""], **more)
    return table.do(f"insert:{symbol}").options("cell") if f"insert:{symbol}" in table.options() else []


@rule("cal.sym.1")
def test_mountain_star_fire_and_waterfall_have_no_direction() -> None:
    for symbol in ("mountain", "waterfall"):
        table = Table(ready=[f"{symbol} cave"], at="insert").do(f"insert:{symbol} cell:c3-8")
        assert table.point() == "D_INS_MENU"
    for symbol in ("wing", "cave", "mirror", "tower"):
        table = Table(ready=[symbol], at="insert").do(f"insert:{symbol} cell:c3-8")
        assert table.point() == "D_INS_ROT"


@rule("cal.sym.2")
def test_an_initial_zone_fixes_the_direction_whoever_inserts() -> None:
    for seat in (0, 1):
        ready = ["", ""]
        ready[seat] = "footprint wing cave mirror"
        table = Table(ready=ready, active=seat, at="insert")
        table.do("insert:footprint cell:n1-1 insert:wing cell:n2-1 insert:cave cell:n3-1 insert:mirror cell:n4-1")
        assert [table.facing(f"n{column}-1") for column in range(1, 5)] == ["south", "south", "south", "north"]
    tower = Table(ready=["tower"], at="insert").do("insert:tower cell:n3-2")
    assert cells(["n3-2 tower"], "tower") == [name for name in cells([], "tower") if not name.endswith("-2") or name[0] != "n"]
    assert tower.cell("n3-2") == "tower"


@rule("cal.sym.3")
def test_in_the_final_zone_the_inserter_chooses_the_direction() -> None:
    table = Table(ready=["mirror tower"], at="insert").do("insert:mirror cell:c1-7")
    assert table.options("turn") == ["north", "east", "south", "west"]
    assert table.do("turn:west").facing("c1-7") == "west"
    table.do("insert:tower cell:c5-11")
    assert table.options("turn") == ["ew", "ns"]


@rule("cal.sym.4")
def test_a_footprint_in_the_final_zone_points_along_its_layers_way() -> None:
    table = Table(ready=["", "footprint wing"], active=1, at="insert").do("insert:footprint cell:s3-6")
    assert table.facing("s3-6") == "south"
    moved = Table(board=["c2-8 footprint north"], ready=["", "star wing"], active=1, at="insert").do(
        "insert:star cell:c4-8 ~line_ew ~cell:c2-8 cell:c3-8 ~done"
    )
    assert moved.facing("c3-8") == "south"  # relocation turns it too


@rule("cal.sym.5")
def test_a_symbol_is_turned_again_only_by_relocation() -> None:
    table = Table(board=["c2-8 wing north", "c3-11 fire"], ready=["star cave"], at="insert").do("insert:star cell:c4-8 ~line_ew ~cell:c2-8 cell:c1-8")
    assert table.point() == "D_INS_ROT"
    assert table.do("turn:east").facing("c1-8") == "east"
    into = Table(board=["c2-8 wing east"], hands=["laceration"], at="acquire").do("play:laceration ~cell:c2-8 cell:n1-1")
    assert (into.cell("n1-1"), into.facing("n1-1")) == ("wing", "south")  # fixed again


@rule("cal.sym.6")
def test_movement_ignores_the_direction_of_footprints() -> None:
    table = Table(board=["c3-7 footprint south", "c3-8 footprint east"], tokens=["c3-7"], at="move")
    assert table.options("cell") == ["c3-8"]


@rule("cal.sym.10")
def test_a_footprint_may_lie_on_any_empty_cell_connected_or_not() -> None:
    assert len(cells([], "footprint")) == 85
    assert "n3-1" in cells(["s3-1 footprint"], "footprint")


@rule("cal.sym.11")
def test_a_mountain_blocks_its_cell_until_it_is_destroyed_or_relocated() -> None:
    assert "s3-2" not in cells(["s3-2 mountain"], "footprint")
    table = Table(board=["s3-2 mountain"], ready=["fire footprint"], at="insert").do("insert:fire ~cell:s3-2 remove insert:footprint cell:s3-2")
    assert table.cell("s3-2") == "footprint"


@rule("cal.sym.20", "cal.sym.30", "cal.sym.28")
def test_sc_31_a_tower_in_the_final_zone_covers_its_axis_and_nothing_in_initial_zones() -> None:
    board = ["s3-5 tower ns"]
    for seat in (0, 1):
        assert "c3-7" not in cells(board, "mountain", seat)
        assert "n3-5" not in cells(board, "mountain", seat)  # as far as (0, 4)
        assert "s3-4" in cells(board, "mountain", seat)
        assert "s2-5" in cells(board, "mountain", seat)
    assert {"c3-7", "c3-8"} <= set(cells(board, "footprint"))
    kept = Table(board=["c3-8 mountain"], ready=["tower cave"], at="insert").do("insert:tower cell:s3-5 turn:ns")
    assert kept.cell("c3-8") == "mountain"  # it removes nothing already there


@rule("cal.sym.21", "cal.sym.22", "cal.sym.28", "cal.sym.29")
def test_sc_29_a_tower_in_an_initial_zone() -> None:
    board = ["s5-3 tower"]
    for symbol, mine, theirs in [
        ("mountain", True, False), ("mirror", True, False), ("star", True, False), ("fire", False, False), ("tower", False, False),
        ("footprint", True, True), ("wing", True, True), ("cave", True, True), ("waterfall", True, True),
    ]:  # fmt: skip
        assert ("s2-3" in cells(board, symbol, 0)) == mine, symbol
        assert ("s2-3" in cells(board, symbol, 1)) == theirs, symbol
    table = Table(board=board, ready=["", "mountain"], active=1, at="insert").do("insert:mountain")
    assert table.why("cell:s2-3") == ("cal.sym.21", "a tower covers this cell")


@rule("cal.sym.25", "cal.sym.63")
def test_sc_29_the_star_of_the_owner_can_only_relocate_the_tower_itself() -> None:
    table = Table(board=["s5-3 tower"], ready=["star"], at="insert").do("insert:star cell:s2-3")
    assert table.point() == "D_STAR_DEST"  # row and tower were the only choices
    assert table.options("cell") == ["s1-3", "s3-3", "s4-3"]
    covered = Table(board=["s5-3 tower", "s4-3 wing"], ready=["star"], at="insert").do("insert:star cell:s2-3 ~row")
    assert "s4-3" not in covered.options("cell")


@rule("cal.sym.22", "cal.sym.21")
def test_sc_51_in_the_final_zone_nobody_puts_attack_symbols_on_a_covered_cell() -> None:
    board = ["c1-10 tower ew"]  # (-2, 1)
    assert "c4-10" not in cells(board, "mountain", 0)
    assert "c4-10" not in cells(board, "mountain", 1)


@rule("cal.sym.21", "cal.sym.22")
def test_transformation_and_relocation_onto_covered_cells() -> None:
    theirs = Table(board=["n5-3 tower", "n2-3 waterfall 0 due"], at="insert").do("transform:n2-3")
    assert theirs.cell("n2-3") == "footprint"  # the only legal form
    mine = Table(board=["s5-3 tower", "s2-3 waterfall 0 due"], at="insert").do("transform:s2-3")
    assert mine.options("symbol") == ["footprint", "mountain"]
    # A star of the owner may relocate a mountain to a covered cell of the own Initial Zone; a fire never.
    table = Table(board=["s5-3 tower", "s2-1 mountain", "s4-1 fire"], ready=["star wing"], at="insert").do("insert:star cell:s2-4 ~column ~cell:s2-1")
    assert "s2-3" in table.options("cell")
    fire = Table(board=["s5-3 tower", "s4-1 fire"], ready=["star wing"], at="insert").do("insert:star cell:s4-4 ~column ~cell:s4-1")
    assert (fire.cell("s4-2"), fire.cell("s4-3")) == ("fire", "")  # the only legal cell


@rule("cal.sym.23", "cal.sym.24")
def test_sc_30_fire_destroys_the_tower_but_nothing_else_on_its_line() -> None:
    board = ["s5-3 tower", "s1-3 wing", "n1-1 wing"]
    for seat in (0, 1):
        assert [name for name in cells(board, "fire", seat) if name.startswith("s")] == ["s5-3"]


@rule("cal.sym.26", "cal.card.9.2", "cal.card.25.2")
def test_cards_neither_destroy_covered_symbols_nor_move_anothers_token_there() -> None:
    board = ["s5-3 tower", "s3-3 footprint", "s3-2 footprint", "s1-1 wing"]
    table = Table(board=board, hands=["ruins", ""], at="acquire").do("play:ruins")
    assert table.options("cell") == ["s1-1", "s3-2", "s5-3"]  # the tower itself is not immune
    laments = Table(board=[*board, "n3-1 footprint", "n3-2 footprint"], tokens=["s3-3", "n3-1"], hands=["laments", "laments"], at="acquire")
    laments.do("play:laments")
    assert laments.options("traveller") == ["0", "1"]  # the own token is exempt
    other = Table(board=[*board, "n3-1 footprint", "n3-2 footprint"], tokens=["s3-3", "n3-1"], hands=["", "laments"], active=1, at="acquire")
    assert other.do("play:laments ~traveller:1").options("cell") in (["n3-2"], [])


@rule("cal.sym.27")
def test_a_tower_is_not_immune_even_under_a_second_tower() -> None:
    board = ["c1-8 tower ew", "c3-7 tower ns", "c3-8 tower ns"]
    assert "c3-8" in cells(board, "fire")
    assert "c3-8" in Table(board=board, hands=["ruins"], at="acquire").do("play:ruins").options("cell")


@rule("cal.sym.29")
def test_two_towers_protect_one_line_only_by_relocation_and_may_cross() -> None:
    board = ["c1-8 tower ew"]
    crossing = Table(board=board, ready=["tower"], at="insert").do("insert:tower cell:c3-8")
    assert crossing.cell("c3-8") == "tower"  # only the axis NS was free
    assert crossing.told("inserted")
    relocated = Table(board=[*board, "c3-10 tower ns"], hands=["laceration"], at="acquire").do("play:laceration cell:c3-10 cell:c4-8 turn:ew stop")
    assert relocated.cell("c4-8") == "tower"


@rule("cal.sym.31", "cal.card.9.4")
def test_coverage_is_judged_before_the_effect() -> None:
    board = ["s5-3 tower", "s1-3 wing"]
    table = Table(board=board, hands=["ruins"], at="acquire").do("play:ruins")
    assert table.options("cell") == []  # the tower was the only target: the wing stays protected
    assert (table.cell("s5-3"), table.cell("s1-3")) == ("", "wing")
    star = Table(board=[*board, "s5-1 wing"], ready=["star"], at="insert").do("insert:star cell:s5-4 ~column cell:s5-3 cell:s5-2")
    assert "s5-1" in star.options("cell")


@rule("cal.sym.32")
def test_a_tower_does_not_stop_cards_that_act_on_the_traveller() -> None:
    board = ["s5-1 tower", "s3-1 footprint", "s3-2 footprint"]
    table = Table(board=board, tokens=["s3-1"], hands=["", "monument"], at="move").do("cell:s3-2 play:monument")
    assert table.token(0) == "s3-1"


@rule("cal.sym.33")
def test_symbols_inserted_by_a_card_obey_the_symbol_rules_only() -> None:
    table = Table(board=["s5-3 tower", "n5-3 tower"], ready=["mountain"], hands=["entropy"], at="acquire").do("play:entropy ~insert:mountain")
    assert "s2-3" in table.options("cell")  # own Initial Zone, as in phase 2
    assert "n2-3" not in table.options("cell")


@rule("cal.sym.40", "cal.sym.41", "cal.sym.45", "cal.sym.49")
def test_sc_32_a_mirror_pushes_the_token_back_and_stays() -> None:
    table = Table(board=["s3-3 footprint", "s3-2 footprint"], tokens=["s3-3"], ready=["", "mirror"], active=1, at="insert").do("insert:mirror cell:s3-4")
    assert (table.token(0), table.cell("s3-4")) == ("s3-2", "mirror")
    assert "s3-4" not in cells(["s3-4 mirror"], "footprint")


@rule("cal.sym.47", "cal.sym.45")
def test_sc_33_without_any_link_the_token_decays_to_its_start_point() -> None:
    table = Table(board=["s3-3 footprint"], tokens=["s3-3"], ready=["", "mirror"], active=1, at="insert").do("insert:mirror cell:s3-4")
    assert table.token(0) == "start"
    assert table.told("decayed")[0]["seat"] == 0


@rule("cal.sym.46")
def test_sc_34_a_wing_on_the_rear_row_links_the_retreat() -> None:
    table = Table(board=["s3-3 footprint", "s3-1 footprint", "s5-1 wing"], tokens=["s3-3"], ready=["", "mirror"], active=1, at="insert")
    assert table.do("insert:mirror cell:s3-4").token(0) == "s3-1"
    ahead = Table(board=["s3-2 footprint", "s4-3 footprint", "s1-2 cave"], tokens=["s3-2"], ready=["", "mirror"], active=1, at="insert")
    assert ahead.do("insert:mirror cell:s3-3").token(0) == "start"  # a cave that starts at the token's own row leads forward


@rule("cal.sym.41", "cal.sym.42")
def test_sc_35_a_covered_token_is_not_pushed_until_the_tower_falls() -> None:
    board = ["s1-3 tower", "s3-3 footprint", "s3-2 footprint"]
    table = Table(board=board, tokens=["s3-3"], ready=["", "mirror fire"], active=1, at="insert").do("insert:mirror cell:s3-4")
    assert table.token(0) == "s3-3"
    assert table.do("insert:fire cell:s1-3").token(0) == "s3-2"
    covered_mirror = Table(board=["s1-4 tower", *board[1:]], tokens=["s3-3"], ready=["mirror", ""], at="insert")
    covered_mirror.do("insert:mirror cell:s3-4")
    assert covered_mirror.token(0) == "s3-3"


@rule("cal.sym.40", "cal.sym.3", "cal.sym.44")
def test_sc_36_the_tip_must_meet_the_toes() -> None:
    board = ["c3-7 footprint north", "s3-6 footprint"]
    for turn, cell in [("south", "s3-6"), ("north", "c3-7")]:
        table = Table(board=board, tokens=["c3-7"], ready=["", "mirror"], active=1, at="insert").do(f"insert:mirror cell:c3-8 turn:{turn}")
        assert table.token(0) == cell
    # front and behind are those of the footprint: a token of S on a footprint laid by N is pushed towards the north
    turned = Table(board=["c3-8 footprint south", "c2-8 footprint", "c3-10 fire"], tokens=["c3-8"], ready=["", "mirror"], active=1, at="insert")
    assert turned.do("insert:mirror cell:c3-7 turn:north").token(0) == "c2-8"


@rule("cal.sym.42")
def test_a_token_that_comes_to_rest_before_a_mirror_is_pushed() -> None:
    table = Table(board=["s3-1 footprint", "s3-2 footprint", "s3-3 mirror"], tokens=["s3-1"], at="move").do("cell:s3-2")
    assert table.token(0) == "s3-1"


@rule("cal.sym.43")
def test_the_own_token_is_not_pushed_by_the_mirror_one_lays_but_later_by_any() -> None:
    table = Table(board=["s3-3 footprint", "s3-2 footprint"], tokens=["s3-3"], ready=["mirror"], at="insert").do("insert:mirror cell:s3-4")
    assert table.token(0) == "s3-3"
    again = Table(board=["s3-3 footprint", "s3-2 footprint", "s3-4 mirror"], tokens=["s3-2"], at="move").do("cell:s3-3")
    assert again.token(0) == "s3-2"  # mirrors have no owner


@rule("cal.sym.45", "cal.sym.52")
def test_behind_comes_before_beside_and_the_owner_chooses_among_several() -> None:
    board = ["s3-3 footprint", "s2-3 footprint", "s4-3 footprint"]
    beside = Table(board=board, tokens=["s3-3"], ready=["", "mirror"], active=1, at="insert").do("insert:mirror cell:s3-4")
    assert (beside.point(), beside.asked(), beside.options("cell")) == ("D_RETREAT", 0, ["s2-3", "s4-3"])
    assert beside.do("cell:s4-3").token(0) == "s4-3"
    behind = Table(board=[*board, "s3-2 footprint"], tokens=["s3-3"], ready=["", "mirror"], active=1, at="insert").do("insert:mirror cell:s3-4")
    assert behind.token(0) == "s3-2"
    two = Table(board=["s3-3 footprint", "s2-2 footprint", "s4-2 footprint", "s5-2 cave"], tokens=["s3-3"], ready=["", "mirror"], active=1, at="insert")
    assert two.do("insert:mirror cell:s3-4").options("cell") == ["s2-2", "s4-2"]


@rule("cal.sym.45")
def test_occupied_footprints_are_no_retreat() -> None:
    board = ["c3-8 footprint north", "c3-7 footprint", "c2-8 footprint"]
    table = Table(seats=3, board=board, tokens=["c3-8", "c3-7"], ready=["", "", "mirror"], active=2, at="insert")
    assert table.do("insert:mirror cell:c3-9 turn:south").token(0) == "c2-8"
    # a footprint in a foreign Initial Zone is no candidate for a token outside it
    table = Table(board=["n3-5 footprint north", "n3-4 footprint"], tokens=["n3-5"], ready=["", "mirror"], active=1, at="insert")
    assert table.do("insert:mirror cell:n4-5 turn:west").token(0) == "n3-5"
    away = Table(board=["n3-5 footprint south", "n3-4 footprint"], tokens=["n3-5"], ready=["", "mirror"], active=1, at="insert")
    assert away.do("insert:mirror cell:n3-6 turn:north").token(0) == "start"


@rule("cal.sym.45")
def test_sc_57_an_invader_is_pushed_back_inside_the_invaded_zone() -> None:
    table = Table(board=["n3-3 footprint", "n3-2 footprint"], tokens=["n3-3"], ready=["", "mirror"], active=1, at="insert").do("insert:mirror cell:n3-4")
    assert table.token(0) == "n3-2"


@rule("cal.sym.47", "cal.card.8.8")
def test_sc_50_an_invader_decays_to_the_own_start_point() -> None:
    table = Table(board=["n3-2 footprint"], tokens=["n3-2"], ready=["", "mirror"], active=1, at="insert").do("insert:mirror cell:n3-3")
    assert table.token(0) == "start"


@rule("cal.sym.48")
def test_each_mirror_acts_once_in_a_chain() -> None:
    board = ["s3-2 footprint", "s2-2 footprint", "s2-3 mirror", "s4-4 wing"]
    table = Table(board=board, tokens=["s3-2"], ready=["", "mirror wing"], active=1, at="insert").do("insert:mirror cell:s3-3")
    assert table.token(0) == "s3-2"  # beside to s2-2, there the other mirror pushes it back; the first acts only once
    assert [event["seat"] for event in table.told("pushed")] == [0, 0]


@rule("cal.sym.50")
def test_a_mirror_may_be_inserted_where_it_touches_nothing() -> None:
    assert len(cells([], "mirror")) == 85


@rule("cal.sym.51")
def test_pushes_wait_for_the_whole_relocation_and_go_clockwise_from_the_active_traveller() -> None:
    board = ["c2-8 footprint north", "c2-7 footprint", "c4-8 footprint north", "c4-7 footprint", "c1-9 mirror west", "c5-9 mirror west"]
    table = Table(seats=3, board=board, tokens=["c2-8", "c4-8"], ready=["", "", "star"], active=2, at="insert").do("insert:star cell:c3-9 ~line_ew")
    table.do("cell:c1-9 cell:c2-9 turn:south")
    assert table.token(0) == "c2-8"  # not before the star is done
    table.do("cell:c5-9 cell:c4-9 turn:south ~done")
    assert (table.token(0), table.token(1)) == ("c2-7", "c4-7")
    assert [event["seat"] for event in table.told("pushed")] == [0, 1]


@rule("cal.sym.60", "cal.sym.61", "cal.sym.62", "cal.sym.63")
def test_sc_26_a_star_relocates_within_its_row_or_column() -> None:
    board = ["s2-3 mountain", "s4-3 footprint"]
    table = Table(board=board, ready=["star wing"], at="insert").do("insert:star")
    assert "s1-1" not in table.options("cell")
    assert table.why("cell:s1-1") == ("cal.sym.63", "a star here could not relocate anything")
    table.do("cell:s3-3")
    assert table.point() == "D_STAR_SYMBOL"  # the row is the only line with a relocation
    assert table.options() == ["cell:s2-3", "cell:s4-3"]  # done only after one relocation, the star itself never
    assert table.why("done") == ("cal.sym.63", "at least one symbol must change its cell")
    table.do("cell:s2-3 cell:s5-3 done")
    assert (table.cell("s2-3"), table.cell("s5-3"), table.cell("s4-3"), table.cell("s3-3")) == ("", "mountain", "footprint", "star")


@rule("cal.sym.60")
def test_either_the_row_or_the_column() -> None:
    table = Table(board=["s2-3 mountain", "s3-1 wing"], ready=["star cave"], at="insert").do("insert:star cell:s3-3")
    assert table.options() == ["row", "column"]
    assert table.do("column").options("cell") in (["s3-2", "s3-4"], ["s3-1"])


@rule("cal.sym.61")
def test_symbols_may_exchange_places() -> None:
    table = Table(board=["s2-3 mountain", "s4-3 footprint"], ready=["star wing"], at="insert").do("insert:star cell:s3-3 cell:s2-3")
    assert table.options("cell") == ["s1-3", "s4-3", "s5-3"]
    table.do("cell:s4-3 done")
    assert (table.cell("s4-3"), table.cell("s2-3")) == ("mountain", "footprint")


@rule("cal.sym.62")
def test_occupied_footprints_and_covered_symbols_are_not_movable() -> None:
    table = Table(board=["s2-3 footprint", "s4-3 wing"], tokens=["s2-3"], ready=["star cave"], at="insert").do("insert:star cell:s3-3")
    assert table.point() == "D_STAR_DEST"  # the wing was the only movable symbol
    assert table.options("cell") == ["s1-3", "s5-3"]


@rule("cal.sym.64")
def test_sc_27_a_star_works_only_in_its_own_zone() -> None:
    table = Table(board=["s3-4 footprint", "s3-5 footprint"], ready=["star wing"], at="insert").do("insert:star cell:s3-2")
    assert table.options("cell") == ["s3-1", "s3-3"]
    final = Table(board=["s3-4 footprint", "s3-5 footprint"], ready=["star wing"], at="insert").do("insert:star cell:c3-8 ~line_ns")
    assert "s3-4" not in final.options("cell")


@rule("cal.sym.65")
def test_the_picked_symbol_is_fixed_the_other_one_is_not() -> None:
    table = Table(board=["s1-3 mountain", "s2-3 wing"], ready=["star cave"], at="insert").do("insert:star cell:s3-3 cell:s1-3 cell:s2-3")
    assert table.options() == ["done", "cell:s1-3"]  # the wing, now on s1-3
    table.do("cell:s1-3")
    assert table.options("cell") == ["s4-3", "s5-3"]  # not back to the fixed mountain


@rule("cal.sym.66")
def test_limits_per_line_do_not_apply_to_relocation() -> None:
    table = Table(board=["s1-3 wing", "s2-1 wing"], ready=["star cave"], at="insert").do("insert:star cell:s2-2 ~column ~cell:s2-1 cell:s2-3 ~done")
    assert (table.cell("s1-3"), table.cell("s2-3")) == ("wing", "wing")


@rule("cal.sym.67")
def test_sc_28_singularity_relocates_along_both_diagonals() -> None:
    board = ["c1-7 mountain", "c4-10 footprint", "c3-10 wing north"]
    table = Table(board=board, ready=["star cave"], at="insert").do("insert:star cell:c3-9")
    assert "diagonals" in table.options()
    table.do("diagonals")
    assert table.options("cell") == ["c1-7", "c4-10"]  # not the wing on (0, 1)
    table.do("cell:c1-7")
    assert set(table.options("cell")) == {"c2-8", "c4-8", "c5-7", "c1-11", "c2-10", "c4-10", "c5-11"}
    table.do("cell:c5-11 done")
    assert table.cell("c5-11") == "mountain"
    off_rift = Table(board=board, ready=["star cave"], at="insert").do("insert:star cell:c3-8")
    assert "diagonals" not in off_rift.options()


@rule("cal.sym.68")
def test_a_used_star_stays_and_never_works_again() -> None:
    table = Table(board=["s1-3 star", "s5-3 mountain"], ready=["star cave"], at="insert").do("insert:star cell:s2-3 cell:s1-3 cell:s4-3")
    assert table.point() == "D_STAR_SYMBOL"
    table.do("done")
    assert (table.cell("s4-3"), table.point()) == ("star", "D_INS_MENU")


@rule("cal.sym.69", "cal.card.21.4")
def test_relocated_waterfalls_keep_owner_and_due_and_relocated_fire_destroys_nothing() -> None:
    table = Table(board=["s1-3 waterfall 0 due", "s5-3 fire"], ready=["star cave"], at="insert").do("insert:star cell:s3-3 cell:s1-3 cell:s2-3")
    table.do("cell:s5-3 cell:s4-3")
    assert (table.cell("s2-3"), table.due("s2-3"), table.cell("s4-3"), table.cell("s5-3")) == ("waterfall", True, "fire", "")
    assert table.options("transform") == ["s2-3"]
    push = Table(board=["c3-7 footprint north", "s3-6 footprint", "c1-8 mirror south"], tokens=["c3-7"], ready=["", "star cave"], active=1, at="insert")
    assert push.do("insert:star cell:c5-8 ~line_ew ~cell:c1-8 cell:c3-8 turn:south ~done").token(0) == "s3-6"  # a relocated mirror pushes


@rule("cal.sym.81")
def test_the_new_symbol_must_be_legal_on_that_cell() -> None:
    table = Table(board=["s2-3 waterfall 0 due", "s5-3 tower"], at="insert").do("transform:s2-3")
    assert table.why("symbol:tower") == ("cal.sym.29", "a tower already protects this line")
    foreign = Table(board=["n2-3 waterfall 0 due", "n5-3 tower", "s1-1 waterfall 0 due"], at="insert").do("transform:n2-3")
    assert foreign.cell("n2-3") == "footprint"  # the only form that is legal there


@rule("cal.sym.83", "cal.card.2.3")
def test_a_prevented_turn_counts_as_the_next_turn_of_a_waterfall() -> None:
    table = Table(board=["s3-2 waterfall 0"], hands=["", "errancy"], at="turn").do("play:errancy")
    assert (table.cell("s3-2"), table.turn()) == ("", 1)


@rule("cal.sym.84")
def test_only_the_inserter_transforms_a_waterfall_anywhere_on_the_board() -> None:
    table = Table(board=["n3-2 waterfall 0 due", "s3-2 waterfall 1 due", "c3-9 waterfall 0 due"], at="insert")
    assert table.options("transform") == ["n3-2", "c3-9"]
    assert table.why("transform:s3-2")[0] == "cal.sym.87"


@rule("cal.sym.85")
@pytest.mark.parametrize(("answer", "left", "water"), [("stay", "waterfall", 2), ("remove", "", 3)])
def test_sc_25_a_waterfall_puts_out_a_fire(answer: str, left: str, water: int) -> None:
    table = Table(board=["s4-2 fire"], ready=["waterfall wing"], at="insert", depots=[{"fire": 5}])
    table.do("insert:waterfall cell:s4-2")
    assert table.point() == "D_WATER_STAY"
    table.do(answer)
    assert (table.cell("s4-2"), table.depot(0, "fire"), table.depot(0, "waterfall")) == (left, 6, water)
    assert not table.due("s4-2")


@rule("cal.sym.86")
def test_transforming_is_an_insertion_for_preventing_cards() -> None:
    table = Table(board=["s3-2 waterfall 0 due"], hands=["", "delirium"], at="insert", depots=[{"footprint": 9}])
    table.do("transform:s3-2 symbol:footprint")
    assert (table.window(), table.asked()) == ("insertion", 1)
    table.do("play:delirium")
    assert (table.cell("s3-2"), table.depot(0, "footprint")) == ("", 9)  # undone, and then it was due


@rule("cal.sym.87", "cal.card.28.4")
def test_a_waterfall_is_due_in_the_first_turn_that_begins_after_its_insertion() -> None:
    table = Table(ready=["waterfall"], hands=["entropy"], at="acquire").do("play:entropy ~insert:waterfall cell:s3-2")
    assert table.options("transform") == []
    table.do("skip")
    assert table.cell("s3-2") == "waterfall"  # phase 2 of the same turn has passed
    table.until("D_INS_MENU", 0)
    assert table.options("transform") == ["s3-2"]


@rule("cal.sym.90", "cal.sym.92")
def test_sc_21_fire_in_a_foreign_initial_zone_stays() -> None:
    table = Table(board=["n2-3 wing", "n1-1 cave"], ready=["fire"], at="insert", depots=[{"wing": 3}]).do("insert:fire cell:n2-3")
    assert (table.cell("n2-3"), table.depot(0, "wing")) == ("fire", 4)
    assert table.told("taken_off") == []


@rule("cal.sym.93")
def test_sc_22_fire_in_the_own_initial_zone_or_final_zone_may_be_removed() -> None:
    table = Table(board=["s3-2 mountain"], ready=["fire"], at="insert", depots=[{"mountain": 4, "fire": 5}]).do("insert:fire ~cell:s3-2 remove")
    assert (table.cell("s3-2"), table.depot(0, "mountain"), table.depot(0, "fire"), table.ready(0)) == ("", 5, 6, "")
    final = Table(board=["n3-5 mountain"], ready=["fire"], at="insert").do("insert:fire ~cell:n3-5")
    assert final.point() == "D_FIRE_STAY"


@rule("cal.sym.91")
@pytest.mark.parametrize(("symbol", "reason"), [("waterfall", "fire cannot destroy a waterfall"), ("fire", "fire cannot destroy a fire")])
def test_fire_needs_something_that_burns(symbol: str, reason: str) -> None:
    table = Table(board=[f"s3-2 {symbol}", "s1-1 wing", "s2-1 cave"], ready=["fire"], at="insert").do("insert:fire")
    assert table.why("cell:s3-2") == ("cal.sym.91", reason)
    assert table.why("cell:s3-3") == ("cal.sym.91", "fire needs a symbol to destroy, and this cell is empty")


@rule("cal.sym.94")
def test_a_fire_that_stays_blocks_its_cell_and_is_removed_by_ruins() -> None:
    assert "s3-2" not in cells(["s3-2 fire"], "footprint")
    assert "s3-2" in cells(["s3-2 fire"], "waterfall")
    table = Table(board=["s3-2 fire", "s1-1 wing"], hands=["ruins"], at="acquire").do("play:ruins cell:s3-2 stop")
    assert table.cell("s3-2") == ""


@rule("cal.sym.95")
def test_symbols_destroyed_by_cards_go_to_the_users_depot() -> None:
    table = Table(board=["n3-2 mountain"], hands=["ruins"], at="acquire", depots=[{"mountain": 5}]).do("play:ruins")
    assert table.depot(0, "mountain") == 6


@rule("cal.sym.29", "cal.sym.80", "cal.sym.81", "cal.sym.100")
def test_a_refusal_names_the_rule_of_the_symbol_and_the_numbers_of_the_moment() -> None:
    table = Table(board=["s5-3 tower", "c1-7 tower ew"], ready=["tower"], at="insert").do("insert:tower")
    assert table.why("cell:s1-3") == ("cal.sym.29", "a tower already protects this line")
    table.do("cell:c3-7")  # only the other axis is left, so nobody is asked
    assert table.cell("c3-7") == "tower"
    crowded = Table(board=["s5-3 wing", "s4-3 wing"], ready=["wing"], at="insert").do("insert:wing")  # two by relocation
    assert crowded.why("cell:s1-3") == ("cal.sym.100", "this line already has 2 of that direction")
    dry = Table(board=["s1-1 waterfall 0 due", "s2-1 tower"], depots=[{"footprint": 0, "mountain": 0}], ready=["wing"], at="insert")
    assert dry.why("transform:s1-1") == ("cal.sym.81", "this waterfall can become neither footprint, tower nor mountain now")
    poor = Table(board=["s1-1 waterfall 0 due"], depots=[{"footprint": 0}], at="insert").do("transform:s1-1")
    assert poor.why("symbol:footprint") == ("cal.sym.80", "your depot has no footprint to put in its place")


@rule("cal.ins.4", "cal.sym.21", "cal.sym.62", "cal.sym.66")
def test_a_star_s_destination_is_refused_by_the_rule_that_forbids_it() -> None:
    table = Table(board=["c1-9 wing north", "c2-9 mountain", "c4-9 tower ns"], ready=["star"], at="insert").do("insert:star cell:c5-9 ~line_ew cell:c1-9")
    assert table.point() == "D_STAR_DEST"
    assert table.why("cell:c3-9") == ("cal.ins.4", "a wing may never lie on the Rift")
    assert table.why("cell:c5-9") == ("cal.sym.62", "this symbol cannot be relocated now")
    covered = Table(board=["c1-9 mountain", "c4-11 tower ns"], ready=["star"], at="insert").do("insert:star cell:c5-9 ~line_ew ~cell:c1-9")
    assert covered.why("cell:c4-9") == ("cal.sym.21", "a tower covers this cell")


@rule("cal.sym.100")
def test_one_wing_and_two_caves_per_direction_and_line() -> None:
    assert not [name for name in cells(["s1-3 wing"], "wing") if name.startswith("s") and name.endswith("-3")]
    assert [name for name in cells(["s1-3 cave"], "cave") if name.startswith("s") and name.endswith("-3")]
    assert not [name for name in cells(["s1-3 cave", "s2-3 cave"], "cave") if name.startswith("s") and name.endswith("-3")]
    table = Table(board=["c1-8 wing north"], ready=["wing"], at="insert").do("insert:wing cell:c4-8")
    assert table.options("turn") == ["east", "south", "west"]
    assert table.why("turn:north") == ("cal.sym.100", "this line already has 1 of that direction")


def test_the_indexes_of_the_board_and_the_quick_lists_agree_with_what_lies_there() -> None:
    for seats in (2, 4):
        s = CALAMANDARA.new(seats, {"round_cap": 25})
        assert isinstance(s, Calamandara)
        draw = Draw(seats)
        count = 0
        while s.agenda:
            s.advance(s.agenda[-1].sample(s, draw) if s.to_move() == -1 else draw.pick(s.open))
            count += 1
            if count % 50:
                continue
            bare = Calamandara(seats, s.box)
            bare.lay_out(0, 0)
            for cell in PLAYED_ON[seats]:
                rewrite(bare, cell, s.board[cell])
            assert (bare.lines, bare.laid) == (s.lines, s.laid)
            for symbol in range(len(SYMBOLS)):
                legal = [CELL + cell for cell in PLAYED_ON[seats] if why_not_insert(s, s.active, symbol, cell) == ALLOWED]
                assert insertions(s, s.active, symbol) == legal
                assert can_insert(s, s.active, symbol) == (legal != [])

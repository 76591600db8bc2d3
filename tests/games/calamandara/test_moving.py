"""Links between footprints, zones, the Rift, and the end of the game."""

from __future__ import annotations

import pytest

from games.calamandara.table import CALAMANDARA, Table
from ludoteca.core.draw import Draw
from scenario import rule


def reach(board: list[str], token: str = "s3-1", **more: object) -> list[str]:
    """Where the token of traveller 0 can go in phase 3."""
    extra = [f"{token} footprint"] if token != "start" else []
    table = Table(board=extra + board, tokens=[token], hands=["well ruins"], at="move", **more)
    return table.options("cell")


@rule("cal.mov.4")
def test_sc_12_an_empty_cell_interrupts_the_way() -> None:
    assert reach(["s3-3 footprint"]) == []


@rule("cal.mov.3", "cal.mov.4")
def test_sc_13_any_other_symbol_interrupts_the_way_and_footprints_connect_it() -> None:
    assert reach(["s3-3 footprint", "s3-2 mountain"]) == []
    assert reach(["s3-3 footprint", "s3-2 footprint"]) == ["s3-2", "s3-3"]
    assert reach(["s2-1 footprint", "s4-1 footprint", "s5-2 footprint"]) == ["s2-1", "s4-1"]  # sideways, not diagonally


@rule("cal.mov.1")
def test_a_token_stands_only_on_footprints() -> None:
    table = Table(board=["s3-1 footprint", "s3-2 wing"], tokens=["s3-1"], hands=["well ruins"], at="move")
    assert table.why("cell:s3-2") == ("cal.mov.1", "a token stands on footprints only")


@rule("cal.mov.2")
def test_any_number_of_links_may_be_walked_in_one_move() -> None:
    table = Table(board=[f"s3-{row} footprint" for row in range(1, 5)] + ["n3-1 footprint"], tokens=["s3-1"], at="move")
    assert table.why("cell:n3-1") == ("cal.mov.2", "no chain of links leads there")
    assert table.do("cell:s3-4").token(0) == "s3-4"


@rule("cal.mov.6")
def test_sc_14_a_cave_on_the_row_links_short_diagonals() -> None:
    assert reach(["s4-3 footprint", "s1-2 cave"], "s3-2") == ["s4-3"]
    assert reach(["s4-3 footprint"], "s3-2") == []


@rule("cal.mov.7")
def test_sc_15_long_diagonals_need_two_caves() -> None:
    assert reach(["s4-3 footprint", "s5-2 cave"], "s1-2") == []
    assert reach(["s4-3 footprint", "s5-2 cave", "s3-2 cave"], "s1-2") == ["s4-3"]
    assert reach(["s2-3 footprint", "s5-2 cave"], "s1-2") == ["s2-3"]
    assert reach(["s4-4 footprint", "s5-2 cave", "s3-2 cave"], "s1-2") == []  # the next row only


@rule("cal.mov.5")
def test_sc_16_a_wing_jumps_over_one_row_in_the_same_column() -> None:
    mountains = [f"s{column}-3 mountain" for column in range(1, 6)]
    assert reach([*mountains, "s3-4 footprint", "s5-4 footprint", "s5-2 wing"], "s3-2") == ["s3-4"]


@rule("cal.mov.8")
def test_sc_17_wing_and_caves_combine() -> None:
    assert reach(["s3-4 footprint", "s4-2 wing", "s5-2 cave"], "s2-2") == ["s3-4"]
    assert reach(["s3-4 footprint", "s4-2 wing"], "s2-2") == []
    assert reach(["s5-4 footprint", "s4-2 wing", "s5-2 cave", "s1-2 cave"], "s2-2") == ["s5-4"]
    assert reach(["s5-4 footprint", "s4-2 wing", "s5-2 cave"], "s2-2") == []


@rule("cal.mov.9")
def test_wing_and_cave_must_be_on_the_line_of_the_start_and_are_not_used_up() -> None:
    assert reach(["s3-4 footprint", "s5-3 wing"], "s3-2") == []
    assert reach(["s3-4 footprint", "s5-4 wing"], "s3-2") == []
    table = Table(board=["s3-2 footprint", "s3-4 footprint", "s5-2 wing"], tokens=["s3-2"], at="move").do("cell:s3-4")
    assert table.cell("s5-2") == "wing"
    # In the Final Zone the line runs through the arms in use: a wing on w3-6 = (-3, 0) serves (2, 0).
    board = ["w3-6 wing north", "c5-9 footprint", "c5-11 footprint"]
    assert Table(seats=4, board=board, tokens=["c5-9"], hands=["well ruins"], at="move").options("cell") == ["c5-11"]
    # A wing of an Initial Zone does not serve the Final Zone's line.
    assert reach(["s3-5 footprint", "s3-6 footprint", "s5-4 wing"], "s3-4") == ["s3-5", "s3-6"]
    assert reach(["c3-7 footprint", "s5-4 wing"], "s3-5") == []


@rule("cal.mov.10", "cal.mov.13")
def test_sc_19_links_work_backwards_and_never_lead_to_the_start_point() -> None:
    assert reach(["s3-2 footprint", "s1-2 wing"], "s3-4") == ["s3-2"]
    assert reach(["s2-1 footprint", "s1-1 cave"], "s3-2") == ["s2-1"]
    table = Table(board=["s3-1 footprint", "s3-2 footprint"], tokens=["s3-2"], at="move").do("cell:s3-1")
    assert table.token(0) == "s3-1"
    assert "start" not in " ".join(table.options())


@rule("cal.mov.11")
def test_one_move_chains_walks_jumps_and_diagonals() -> None:
    assert reach(["s3-2 footprint", "s1-2 wing", "s3-4 footprint", "s5-4 cave", "s4-5 footprint"]) == ["s3-2", "s3-4", "s4-5"]


@rule("cal.mov.12")
def test_sc_18_from_the_start_point_any_footprint_of_the_own_first_row() -> None:
    assert reach(["s1-1 footprint", "s5-1 footprint", "s5-2 footprint", "s3-2 footprint", "n1-1 footprint"], "start") == ["s1-1", "s5-1", "s5-2"]


@rule("cal.mov.14")
def test_tokens_neither_share_a_footprint_nor_pass_each_other() -> None:
    table = Table(board=[f"c3-{row} footprint" for row in (7, 8, 10)] + ["s3-6 footprint"], tokens=["s3-6", "c3-7"], hands=["well ruins"], at="move")
    assert table.options("cell") == []
    assert table.why("cell:c3-7") == ("cal.mov.14", "a token stands there already")


@rule("cal.mov.15")
def test_nobody_walks_into_a_foreign_initial_zone_but_an_invader_moves_freely_and_may_leave() -> None:
    path = ["n3-5 footprint", "n3-4 footprint", "n3-3 footprint"]
    assert reach(["n3-4 footprint", "n3-3 footprint"], "n3-5") == []
    assert reach(["n3-5 footprint", "n3-4 footprint"], "n3-3") == ["n3-4", "n3-5"]
    assert path


@rule("cal.mov.16")
def test_everybody_may_use_the_whole_final_zone() -> None:
    assert reach(["n3-6 footprint", "n3-5 footprint"], "c3-11") == ["n3-5", "n3-6"]
    assert reach(["c3-9 footprint", "n5-6 wing north"], "c3-11") == []
    assert reach(["c3-9 footprint", "c5-9 wing north"], "c3-11") == ["c3-9"]


@rule("cal.mov.17")
def test_only_one_move_in_phase_3() -> None:
    table = Table(board=["s3-1 footprint", "s3-2 footprint", "s3-3 footprint"], tokens=["s3-1"], at="move").do("cell:s3-2")
    assert table.point() == "D_MEM_MENU"


@rule("cal.mov.18")
def test_a_destination_that_a_card_cut_off_brings_the_menu_back() -> None:
    board = ["s3-1 footprint", "s3-2 footprint", "s3-3 footprint"]
    table = Table(board=board, tokens=["s3-1"], hands=["", "ruins"], at="move").do("cell:s3-3")
    assert (table.window(), table.asked()) == ("move", 1)
    table.do("play:ruins cell:s3-3 stop")
    assert (table.asked(), table.point(), table.options("cell")) == (0, "D_MOVE_MENU", ["s3-2"])
    moved = Table(board=board, tokens=["s3-1"], hands=["", "laments"], at="move").do("cell:s3-2 play:laments ~traveller:0 cell:s3-2")
    assert (moved.token(0), moved.point()) == ("s3-2", "D_MOVE_MENU")  # it already stands there


@rule("cal.mov.19")
def test_mirrors_act_only_where_a_token_comes_to_rest() -> None:
    board = ["s3-1 footprint", "s3-2 footprint", "s2-2 footprint", "s3-3 mirror"]
    table = Table(board=board, tokens=["s3-1"], at="move")
    assert Table(board=board, tokens=["s3-1"], at="move").do("cell:s3-2").token(0) == "s3-1"  # resting before the mirror
    assert table.do("cell:s2-2").token(0) == "s2-2"  # passing it


@rule("cal.mov.20")
def test_a_footprint_under_a_departing_token_loses_its_protection_at_once() -> None:
    table = Table(board=["s3-1 footprint", "s3-2 footprint"], tokens=["s3-1"], hands=["ruins"], at="move").do("cell:s3-2 play:ruins")
    assert table.cell("s3-1") == ""  # its only legal target
    assert reach([], "s1-1") == []  # no link leads off the board


@rule("cal.zone.3", "cal.zone.4")
def test_in_the_final_zone_a_hand_holds_three_cards_and_only_these_are_played() -> None:
    table = Table(board=["s3-5 footprint", "n3-1 footprint", "n3-2 footprint"], tokens=["s3-5"], hands=["ruins mirage", ""], reserves=["temple"], at="acquire")
    assert "play:temple" not in table.options()
    table.do("play:mirage traveller:0 draw deal:well draw deal:helm")
    assert table.point() == "D_ACQ_MENU"  # a fourth card cannot be drawn
    assert table.hand(0) == "helm well ruins"
    table.until("D_MOVE_MENU")
    assert table.do("skip").turn() == 1  # neither draws nor reserves


@rule("cal.zone.7")
def test_on_leaving_with_more_than_three_cards_three_are_kept() -> None:
    table = Table(
        board=["s3-4 footprint", "s3-5 footprint"], tokens=["s3-5"], hands=["well ruins"], reserves=["nomad temple"], details={"pending": 1}, unseen=[10, 58],
        at="move",
    )  # fmt: skip
    table.do("cell:s3-4")
    assert table.point() == "D_KEEP"
    table.do("card:temple card:well card:nomad")
    assert (table.reserve(0), table.cards("decks", 0)) == ("well nomad temple", "ruins")
    assert table.point() == "D_DRAW"


@rule("cal.zone.8", "cal.zone.9")
def test_sc_39_the_oracle_leaves_the_reserve_pending_until_the_next_own_turn() -> None:
    table = Table(
        board=["s3-4 footprint", "s3-5 footprint"], tokens=["s3-4"], hands=["ruins", "oracle"], reserves=["winds temple"], at="move",
    )  # fmt: skip
    table.do("cell:s3-5")
    assert (table.window(), table.asked()) == ("zone", 1)
    assert (table.hand(0), table.cards("decks", 0)) == ("", "ruins")  # step 1 is done
    table.do("play:oracle")
    assert (table.hand(0), table.reserve(0)) == ("", "winds temple")
    table.until("D_ACQ_MENU", 0)
    assert (table.hand(0), table.reserve(0)) == ("winds temple", "")


@rule("cal.zone.9")
def test_an_empty_reserve_that_was_blocked_opens_no_window_at_the_next_turn() -> None:
    table = Table(board=["s3-4 footprint", "s3-5 footprint"], tokens=["s3-4"], hands=["", "oracle oracle"], at="move").do("cell:s3-5 play:oracle")
    assert table.until("D_ACQ_MENU", 1).told("window_opened").count({"seat": 0, "window": 7, "rule": "cal.react.1"}) == 1
    table.until("D_ACQ_MENU", 0)
    assert table.told("window_opened").count({"seat": 0, "window": 7, "rule": "cal.react.1"}) == 1
    assert (table.s.pending, table.hand(1)) == (0, "oracle")


@rule("cal.zone.9")
def test_a_parked_card_on_the_reserve_keeps_it_pending_and_the_window_opens_again() -> None:
    table = Table(
        board=["s3-5 footprint"], tokens=["s3-5"], reserves=["temple"], hands=["", "oracle"], details={"pending": 1},
        parked=["errancy 1 0 reserve 0"], at="turn",
    )  # fmt: skip
    table.until("D_ACQ_MENU", 0)
    assert (table.hand(0), table.reserve(0)) == ("", "temple")
    table.until("D_ACQ_MENU", 1).do("skip")
    table.until("D_REACT", 1)
    assert table.window() == "zone"  # at T0, before the taking
    table.do("pass")
    assert table.hand(0) == "temple"


@rule("cal.zone.10")
def test_sc_40_a_blocked_draw_can_be_made_in_a_later_phase_4() -> None:
    table = Table(
        board=["s3-4 footprint", "s3-5 footprint"], tokens=["s3-5"], hands=["winds temple", "oracle"], unseen=[10, 59], at="move",
    )  # fmt: skip
    table.do("cell:s3-4 play:oracle")
    assert (table.reserve(0), table.point()) == ("winds temple", "D_MEM_MENU")
    table.do("do_phase")
    assert table.turn() == 1  # neither reserves nor draws in this turn
    table.until("D_MEM_MENU", 0).do("do_phase")
    assert table.options() == ["stop", "draw"]


@rule("cal.zone.11")
def test_returned_hand_cards_go_under_a_parked_card() -> None:
    table = Table(
        board=["s3-4 footprint", "s3-5 footprint"], tokens=["s3-4"], hands=["ruins"], parked=["winds 0 0 deck 0"], at="move",
    ).do("cell:s3-5")  # fmt: skip
    assert (table.cards("decks", 0), table.parked()) == ("ruins", ["winds 0 0 deck"])
    assert table.faces(1, "parked_deck:0") == ["winds"]  # still visible on top


@rule("cal.zone.12")
def test_moves_inside_the_final_zone_change_nothing() -> None:
    table = Table(board=["s3-6 footprint", "c3-7 footprint"], tokens=["s3-6"], hands=["well"], reserves=["temple"], at="move").do("cell:c3-7")
    assert (table.hand(0), table.reserve(0)) == ("well", "temple")
    assert table.told("entered_final") == []


@rule("cal.zone.13")
def test_only_waterfalls_keep_their_inserter_as_owner_in_the_final_zone() -> None:
    table = Table(board=["c3-7 waterfall 1 due", "c3-8 footprint"], ready=["wing"], at="insert")
    assert table.options("transform") == []
    assert [item.get("owner") for item in table.zone(0, "board")["items"] if item["id"] in ("cell:c3-7", "cell:c3-8")] == [1, None]


@rule("cal.zone.14")
def test_a_pending_reserve_that_makes_the_hand_too_large_leaves_three() -> None:
    table = Table(
        board=["s3-5 footprint"], tokens=["s3-5"], hands=["well ruins"], reserves=["nomad temple"], details={"pending": 1}, at="turn",
    )  # fmt: skip
    assert table.point() == "D_KEEP"
    table.do("card:well card:temple card:nomad")
    assert (table.hand(0), table.reserve(0), table.cards("decks", 0)) == ("well nomad temple", "", "ruins")


@rule("cal.zone.15")
def test_entering_and_being_pushed_out_by_the_same_move_is_no_zone_change() -> None:
    board = ["s3-4 footprint", "s3-5 footprint", "s3-6 mirror south"]
    table = Table(board=board, tokens=["s3-4"], hands=["well"], reserves=["temple"], at="move").do("cell:s3-5")
    assert (table.token(0), table.hand(0), table.reserve(0)) == ("s3-4", "well", "temple")
    assert table.told("pushed")[0]["seat"] == 0
    assert table.told("entered_final") == []


@rule("cal.zone.15")
def test_several_zone_changes_are_processed_clockwise_from_the_active_traveller() -> None:
    board = ["s3-4 footprint", "s3-5 footprint", "n3-4 footprint", "n3-5 footprint", "s3-6 mirror south", "n3-6 mirror north", "c1-7 tower ns", "s3-1 wing"]
    board += ["s1-5 tower ew", "n1-5 tower ew"]
    table = Table(board=board, tokens=["s3-5", "n3-5"], hands=["ruins", "well"], active=0, at="acquire")
    table.do("play:ruins cell:s1-5 cell:n1-5 stop").until("D_DRAW", 1)
    assert [event["seat"] for event in table.told("left_final")] == [0, 1]


@rule("cal.rift.1", "cal.end.1", "cal.mov.16")
def test_sc_20_the_first_token_on_the_rift_wins_at_once_whoever_laid_the_footprint() -> None:
    table = Table(board=["c3-8 footprint", "c3-9 footprint south"], tokens=["c3-8"], at="move").do("cell:c3-9")
    assert (table.s.winner, table.s.agenda, table.s.ranking()) == (0, [], [1, 2])
    assert table.view(None)["over"]


@rule("cal.rift.2")
def test_the_win_is_checked_before_mirrors() -> None:
    table = Table(board=["c3-8 footprint", "c3-9 footprint north", "c3-10 mirror south"], tokens=["c3-8"], at="move").do("cell:c3-9")
    assert table.s.winner == 0
    assert table.told("pushed") == []


@rule("cal.rift.3")
def test_a_token_pushed_onto_the_rift_wins_when_the_batch_is_committed() -> None:
    board = ["c3-9 footprint", "c3-10 footprint north", "c3-8 footprint"]
    table = Table(board=board, tokens=["c3-10"], ready=["", "mirror wing"], hands=["delirium"], active=1, at="insert")
    table.do("insert:mirror cell:c3-11 turn:south")
    assert (table.token(0), table.s.winner) == ("c3-9", -1)  # tentative
    undone = Table(board=board, tokens=["c3-10"], ready=["", "mirror"], hands=["delirium"], active=1, at="insert")
    undone.do("insert:mirror cell:c3-11 turn:south play:delirium")
    assert (undone.token(0), undone.s.winner) == ("c3-10", -1)
    table.do("done pass")
    assert table.s.winner == 0


@rule("cal.ins.8", "cal.rift.3", "cal.sym.41", "cal.sym.42", "cal.sym.51")
def test_a_mirror_laid_later_in_the_batch_pushes_a_token_off_the_rift_again() -> None:
    board = ["c2-9 footprint west", "c3-9 footprint north", "c3-8 footprint north"]
    table = Table(board=board, tokens=["", "c2-9"], ready=["mirror mirror wing"], at="insert").do("insert:mirror cell:c1-9 turn:east")
    assert table.token(1) == "c3-9"
    table.do("insert:mirror cell:c3-10 turn:south")
    assert table.token(1) == "c3-8"
    table.do("done")
    assert (table.s.winner, table.point()) == (-1, "D_MEM_MENU")
    own = Table(board=board, tokens=["c2-9"], ready=["", "mirror"], active=1, at="insert").do("insert:mirror cell:c1-9 turn:east")
    assert own.s.winner == 0  # alone in its batch, the first mirror wins the game for the pushed traveller


@rule("cal.rift.3")
def test_a_chain_of_pushes_ends_on_the_rift() -> None:
    board = ["c3-9 footprint north", "c3-10 footprint north", "c3-8 footprint", "c2-9 mirror east"]
    table = Table(board=board, tokens=["c3-10"], ready=["", "mirror"], active=1, at="insert").do("insert:mirror cell:c3-11 turn:south")
    assert table.s.winner == 0


@rule("cal.end.2")
@pytest.mark.parametrize(
    ("tokens", "ranking"),
    [(["s3-4", "n3-3"], [1, 2]), (["s3-4", "n3-4"], [1, 1]), (["start", "n1-1"], [2, 1]), (["start", "start"], [1, 1])],
)
def test_at_the_round_cap_the_nearest_token_wins_and_equal_distances_tie(tokens: list[str], ranking: list[int]) -> None:
    board = [f"{token} footprint" for token in tokens if token != "start"]
    table = Table(board=board, tokens=tokens, first=0, active=1, round=60, at="end")
    assert table.s.agenda == []
    assert table.s.ranking() == ranking


@rule("cal.end.2")
def test_extra_turns_belong_to_the_round_in_which_they_are_taken() -> None:
    table = Table(first=0, active=1, round=60, hands=["", "winds"], at="end").do("play:winds traveller:1")
    assert (table.s.round, table.turn(), table.s.agenda != []) == (60, 1, True)
    table.until("D_MEM_MENU").do("skip")
    assert table.s.agenda == []


@rule("cal.end.3", "cal.end.4")
def test_random_games_end_and_card_plays_are_finite() -> None:
    for seed in range(6):
        s = CALAMANDARA.new(2 + seed % 3, {"round_cap": 40})
        draw = Draw(100 + seed)
        count = turn_actions = 0
        turn = (0, 0)
        while s.agenda:
            s.advance(s.agenda[-1].sample(s, draw) if s.to_move() == -1 else draw.pick(s.open))
            count += 1
            now = (getattr(s, "round"), getattr(s, "active"))  # noqa: B009
            turn_actions = turn_actions + 1 if now == turn else 0
            turn = now
            assert turn_actions < 600
        assert count < CALAMANDARA.bound

"""What is in the box, how the board is made, and how the table is set up."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest

from games.calamandara.table import CALAMANDARA, SHORT, Table
from ludoteca.core.draw import Draw
from ludoteca.errors import BadContent, BadOptions, BadPosition
from ludoteca.games.calamandara.actions import MEMORIES, SYMBOL_CARDS, SYMBOLS
from ludoteca.games.calamandara.board import (
    BESIDE,
    COLUMN_LINE,
    DISTANCE,
    EW_LINE,
    FINAL,
    FIRST_ROWS,
    HOME,
    LINE_CELLS,
    NAMES,
    NS_LINE,
    OFF,
    PLAYED_ON,
    RIFT,
    ROW_LINE,
    X,
    Y,
    at,
    seen_from,
)  # fmt: skip
from ludoteca.games.calamandara.content import CalamandaraContent
from scenario import rule

SOURCE = (Path(CALAMANDARA.folder) / "content.toml").read_text(encoding="utf-8")
BOX = cast(CalamandaraContent, CALAMANDARA.load())


def names(cells: list[int]) -> list[str]:
    return [NAMES[cell] for cell in cells]


@rule("cal.comp.1", "cal.comp.6", "cal.card.1", "cal.card.28")
def test_the_box_holds_36_symbol_cards_and_72_memory_cards_of_28_kinds() -> None:
    assert len(BOX.symbol_cards) == len(SYMBOL_CARDS) == 36
    assert sum(BOX.copies) == 72
    assert len(BOX.copies) == len(MEMORIES) == 28
    quantities = dict(zip(MEMORIES, BOX.copies, strict=True))
    assert [quantities[SHORT[name]] for name in ("echoes", "errancy", "dominion", "helm", "mirage")] == [3, 3, 4, 2, 3]
    assert [quantities[SHORT[name]] for name in ("well", "dimensions", "breath", "temple", "entropy")] == [2, 1, 2, 1, 3]


QUANTITIES = [
    ("echoes", 3), ("errancy", 3), ("dominion", 4), ("helm", 2), ("mirage", 3), ("well", 2), ("breath", 2), ("dimensions", 1), ("ruins", 3),
    ("nightmare", 3), ("nomad", 4), ("sealed", 4), ("paintings", 2), ("oracle", 3), ("delirium", 2), ("qhoz", 3), ("shadow", 3), ("guardian", 3),
    ("theory", 2), ("minds", 3), ("laceration", 2), ("winds", 2), ("temple", 1), ("perception", 2), ("laments", 2), ("gavonian", 2), ("monument", 3),
    ("entropy", 3),
]  # fmt: skip
BOUND = ["echoes", "errancy", "dominion", "helm", "breath", "sealed", "oracle", "delirium", "guardian", "minds", "winds", "monument"]


@rule(
    "cal.card.2", "cal.card.3", "cal.card.4", "cal.card.5", "cal.card.6", "cal.card.7", "cal.card.8", "cal.card.9", "cal.card.10", "cal.card.11",
    "cal.card.12", "cal.card.13", "cal.card.14", "cal.card.15", "cal.card.16", "cal.card.17", "cal.card.18", "cal.card.19", "cal.card.20",
    "cal.card.21", "cal.card.22", "cal.card.23", "cal.card.24", "cal.card.25", "cal.card.26", "cal.card.27",
)  # fmt: skip
@pytest.mark.parametrize(("name", "copies"), QUANTITIES)
def test_every_memory_card_has_its_number_of_copies_and_its_type(name: str, copies: int) -> None:
    kind = MEMORIES.index(SHORT[name])
    assert BOX.copies[kind] == copies
    assert BOX.bound[kind] == (name in BOUND)


@rule("cal.comp.2", "cal.comp.3", "cal.comp.4")
def test_a_depot_holds_a_quarter_of_the_itemised_148_symbols() -> None:
    assert BOX.depot == [9, 6, 5, 3, 3, 3, 3, 3, 2]
    assert sum(BOX.depot) == 37
    assert 4 * sum(BOX.depot) == 148  # not the 166 of the component list
    assert dict(zip(SYMBOLS, [4 * count for count in BOX.depot], strict=True))["footprint"] == 36


@rule("cal.comp.5")
@pytest.mark.parametrize(("seats", "arms"), [(2, "sn"), (3, "swn"), (4, "swne")])
def test_unused_arms_and_depots_stay_in_the_box(seats: int, arms: str) -> None:
    table = Table.fresh(seats)
    assert {name[0] for name in names(PLAYED_ON[seats])} == {*arms, "c"}
    assert len([zone for zone in table.view(0)["zones"] if zone["kind"] == "depot"]) == seats


@rule("cal.comp.7", "cal.comp.8")
def test_symbols_and_memory_cards_are_conserved_through_whole_games_and_depots_may_grow() -> None:
    for seats in (2, 3, 4):
        s = CALAMANDARA.new(seats, {"round_cap": 12})
        draw = Draw(seats)
        box = CALAMANDARA.census(s)
        assert box[:9] == [seats * count for count in BOX.depot]
        assert sum(box[9:37]) == 72
        while s.agenda:
            s.advance(s.agenda[-1].sample(s, draw) if s.to_move() == -1 else draw.pick(s.open))
            assert CALAMANDARA.census(s) == box
    table = Table(board=["n2-3 wing"], ready=["fire"], at="insert", depots=[{"wing": 3}]).do("insert:fire ~cell:n2-3")
    assert table.depot(0, "wing") == 4


@rule("cal.comp.8")
def test_a_position_with_more_copies_than_the_box_has_is_refused() -> None:
    with pytest.raises(BadPosition, match="only 1 cards relative_dimensions"):
        Table(hands=["dimensions", "dimensions"])


@rule("cal.geo.1", "cal.geo.2", "cal.geo.3", "cal.geo.4")
def test_arms_are_five_by_six_the_centre_five_by_five_and_cells_add_up() -> None:
    for arm in range(4):
        assert [HOME[arm * 30 + place] >= 0 for place in range(30)] == [True] * 20 + [False] * 10
    assert [cell for cell in range(145) if abs(X[cell]) <= 2 and abs(Y[cell]) <= 2] == list(range(120, 145))
    assert (X[RIFT], Y[RIFT]) == (0, 0)
    for arm in range(4):
        assert all(FINAL[seen_from(arm, column, row)] for column in range(1, 6) for row in range(5, 12))
    assert [(len(PLAYED_ON[n]), sum(FINAL[cell] for cell in PLAYED_ON[n])) for n in (2, 3, 4)] == [(85, 45), (115, 55), (145, 65)]


@rule("cal.geo.5", "cal.geo.6", "cal.geo.7")
def test_zones_neighbours_and_joints() -> None:
    for cell in range(145):
        assert FINAL[cell] == (abs(X[cell]) <= 4 and abs(Y[cell]) <= 4)
        assert (HOME[cell] < 0) == FINAL[cell]
    row_six, outer = NAMES.index("s2-6"), NAMES.index("c2-7")
    assert BESIDE[row_six * 4] == outer
    assert BESIDE[outer * 4 + 2] == row_six
    west, south = NAMES.index("w5-6"), NAMES.index("s1-6")
    assert south not in [BESIDE[west * 4 + way] for way in range(4)]  # only diagonal: (-3,-2) and (-2,-3)
    assert sorted(BESIDE[RIFT * 4 : RIFT * 4 + 4]) == sorted(at(*place) for place in [(0, 1), (1, 0), (0, -1), (-1, 0)])
    assert at(1, 1) not in BESIDE[RIFT * 4 : RIFT * 4 + 4]


@rule("cal.geo.8")
def test_initial_zone_lines_are_rows_of_five_and_columns_of_four() -> None:
    cell = NAMES.index("s2-3")
    assert names(LINE_CELLS[2][ROW_LINE[cell]]) == [f"s{column}-3" for column in range(1, 6)]
    assert names(LINE_CELLS[2][COLUMN_LINE[cell]]) == [f"s2-{row}" for row in range(1, 5)]


@rule("cal.geo.9", "cal.geo.10")
def test_final_zone_lines_run_through_the_centre_into_the_arms_in_use() -> None:
    assert sorted(X[cell] for cell in LINE_CELLS[4][EW_LINE[RIFT]]) == list(range(-4, 5))
    assert sorted(X[cell] for cell in LINE_CELLS[2][EW_LINE[RIFT]]) == list(range(-2, 3))
    corner = at(1, -4)
    assert sorted(Y[cell] for cell in LINE_CELLS[2][NS_LINE[corner]]) == list(range(-4, 5))
    assert sorted(X[cell] for cell in LINE_CELLS[4][EW_LINE[corner]]) == list(range(-2, 3))
    assert all(FINAL[cell] for line in LINE_CELLS[4][16:34] for cell in line)


@rule("cal.geo.11", "cal.geo.12")
def test_the_start_point_is_off_the_grid_and_outside_the_final_zone() -> None:
    assert names(FIRST_ROWS[2]) == [f"n{column}-1" for column in range(1, 6)]
    table = Table(board=["s3-1 footprint", "n3-1 footprint"], at="move")
    assert table.options("cell") == ["s3-1"]
    table.do("skip")
    assert table.point() == "D_MEM_MENU"  # phase 4 exists: the start point is not in the Final Zone


@rule("cal.setup.1")
def test_the_worked_coordinates() -> None:
    south, west, north, east = range(4)
    assert [(X[c], Y[c]) for c in (seen_from(a, 3, 1) for a in (south, west, north, east))] == [(0, -8), (-8, 0), (0, 8), (8, 0)]
    assert [(X[c], Y[c]) for c in (seen_from(a, 1, 6) for a in (south, west, north, east))] == [(-2, -3), (-3, 2), (2, 3), (3, -2)]
    assert all(seen_from(a, 3, 9) == RIFT for a in range(4))
    assert at(9, 0) == OFF
    assert [Table.fresh(n).s.arm(seat) for n in (2, 3, 4) for seat in range(n)] == [0, 2, 0, 1, 2, 0, 1, 2, 3]
    assert DISTANCE[NAMES.index("s1-1")] == 10


@rule("cal.setup.2", "cal.setup.3", "cal.setup.5")
@pytest.mark.parametrize(("seats", "symbol_cards", "memories"), [(2, 18, 36), (3, 12, 24), (4, 9, 18)])
def test_sc_01_and_sc_02_what_everybody_starts_with(seats: int, symbol_cards: int, memories: int) -> None:
    s = Table.fresh(seats).s
    assert [len(deck) for deck in s.symbol_decks] == [symbol_cards] * seats
    assert s.unseen == [memories] * seats
    assert s.depots == BOX.depot * seats
    assert s.tokens == [-1] * seats
    assert len(PLAYED_ON[4]) == 145


@rule("cal.setup.4")
def test_the_top_symbol_card_of_each_deck_is_visible_to_all_and_nothing_below_it() -> None:
    table = Table.fresh(2)
    assert table.options("show") == SYMBOL_CARDS  # chance shows the first top card: any of the 36
    table.do("show:02 show:07")
    for seat in (0, 1, None):
        assert table.faces(seat, "symbol_deck:0") == ["02"]
        assert table.faces(seat, "symbol_deck:1") == ["07"]
        assert table.zone(seat, "symbol_deck:1")["count"] == 18


@rule("cal.setup.6", "cal.setup.7")
def test_sc_04_a_starting_hand_is_drawn_one_by_one_up_to_five() -> None:
    table = Table.fresh(2).do("show:01 show:02")
    assert table.point() == "D_SETUP_DRAW"
    for card in ("well", "ruins", "ruins", "helm", "nomad"):
        assert table.asked() == 0
        assert table.options() == ["stop", "draw"]
        table.do(f"draw deal:{card}")
    assert (table.hand(0), table.deck_size(0)) == ("helm well ruins ruins nomad", 31)
    assert table.asked() == 1  # with five cards there is no draw option left
    assert table.do("stop").hand(1) == ""


@rule("cal.setup.7")
def test_a_hand_never_exceeds_five_cards() -> None:
    table = Table(hands=["well ruins nomad helm mirage"], at="remember").do("do_phase stop none")
    assert table.turn() == 1  # nothing to draw: the turn is over
    table = Table(hands=["well ruins nomad helm"], at="remember").do("do_phase stop none")
    assert table.options() == ["stop", "draw"]
    assert table.do("draw").first().hand(0).count(" ") == 4


@rule("cal.setup.8")
def test_sc_03_two_starting_symbols_are_chosen_from_the_own_depot() -> None:
    table = Table.fresh(2).do("show:01 show:02 stop stop symbol:wing symbol:wing")
    assert (table.ready(0), table.depot(0, "wing"), sum(table.s.depots[:9])) == ("wing wing", 1, 35)
    assert table.asked() == 1  # a third symbol cannot be chosen
    table.do("symbol:tower symbol:star")
    assert (table.depot(1, "tower"), table.depot(1, "star")) == (2, 1)


@rule("cal.setup.9", "cal.setup.10", "cal.setup.12", "cal.setup.17")
def test_the_order_of_setup_in_standard_hands_symbols_markers() -> None:
    table = Table.fresh(3).do("show:01 show:02 show:03")
    seen = []
    while table.s.phase == 0:
        seen.append((table.point(), table.asked()))
        table.do({"D_SETUP_DRAW": "stop", "D_SETUP_SYMBOL": "symbol:fire", "": "first:2"}[table.point()])
    assert seen == [("D_SETUP_DRAW", seat) for seat in range(3)] + [("D_SETUP_SYMBOL", seat) for seat in (0, 0, 1, 1, 2, 2)] + [("", -1)]
    assert table.s.first == 2
    assert table.asked() == 2  # number 1 takes the first turn
    assert table.faces(None, "ready:0") == ["fire", "fire"]


@rule("cal.setup.10")
def test_each_traveller_may_draw_marker_1() -> None:
    table = Table.fresh(3).do("show:01 show:02 show:03 stop stop stop" + " symbol:fire" * 6)
    assert table.options("first") == ["0", "1", "2"]
    assert [weight for _, weight in table.s.chance()] == [1, 1, 1]


@rule("cal.setup.11")
def test_turns_go_clockwise_and_a_round_begins_with_the_holder_of_marker_1() -> None:
    table = Table(seats=3, first=1, active=1, at="turn", round=4)
    turns = []
    for _ in range(4):
        turns.append((table.asked(), table.s.round))
        table.do("skip skip")
    assert turns == [(1, 5), (2, 5), (0, 5), (1, 6)]


@rule("cal.setup.13", "cal.setup.17", "cal.setup.18")
def test_in_sequence_everybody_orders_both_decks_before_the_starting_hands() -> None:
    table = Table.fresh(2, mode="sequence").first()
    assert (table.point(), table.asked()) == ("D_SETUP_ORDER_SYM", 0)
    assert len(table.options("order")) == 18
    assert None in table.faces(1, "symbol_deck:0")
    assert all(table.faces(0, "symbol_deck:0"))
    wanted = table.options("order")[7]
    table.do(f"order:{wanted}")
    assert wanted not in table.options("order")
    table.do("keep_rest")
    assert table.point() == "D_SETUP_ORDER_MEM"
    cards = sorted(set(table.cards("decks", 0).split()))
    table.do(f"card:{cards[-1]} keep_rest")
    assert table.faces(1, "symbol_deck:0") == [None] * 18  # still hidden from the others
    table.do("keep_rest keep_rest")
    assert table.point() == "D_SETUP_DRAW"
    assert table.top(0) == wanted
    assert table.faces(1, "symbol_deck:0")[0] == wanted
    assert table.do("draw").hand(0) == cards[-1]  # the new order matters


@rule("cal.setup.14", "cal.setup.15", "cal.setup.16", "cal.setup.17")
def test_in_draft_cards_are_taken_one_by_one_from_the_first_traveller_and_the_decks_are_shuffled() -> None:
    table = Table.fresh(3, mode="draft").do("first:1 show:01 show:02 show:03")
    assert [len(deck) for deck in table.s.symbol_decks] == [12, 12, 12]
    assert (table.point(), table.asked()) == ("D_SETUP_DRAFT", 1)
    assert len(table.options("card")) == 28
    table.do("card:dimensions")
    assert (table.asked(), "dimensions" in table.options("card")) == (2, False)
    while table.point() == "D_SETUP_DRAFT":
        table.do(table.options()[0])
    assert table.s.unseen == [24, 24, 24]
    table.do("stop")
    assert table.asked() == 1
    assert "dimensions" in table.do("draw").options("deal")  # any card of the own drafted deck may come: it was shuffled
    assert sum(weight for _, weight in table.s.chance()) == 24


@rule("cal.mode.1")
def test_modes_differ_only_in_setup() -> None:
    for mode in ("standard", "sequence", "draft"):
        s = CALAMANDARA.new(2, {"mode": mode, "round_cap": 1})
        draw = Draw(4)
        points = []
        while s.agenda:
            points.append(CALAMANDARA.view(s, s.to_move())["point"] if s.to_move() >= 0 else "")
            s.advance(s.agenda[-1].sample(s, draw) if s.to_move() == -1 else draw.pick(s.open))
        setup = {point for point in points if point.startswith("D_SETUP")}
        extra = {"standard": set(), "sequence": {"D_SETUP_ORDER_SYM", "D_SETUP_ORDER_MEM"}, "draft": {"D_SETUP_DRAFT"}}[mode]
        assert setup == {"D_SETUP_DRAW", "D_SETUP_SYMBOL"} | extra
        assert "D_ACQ_MENU" in points
    with pytest.raises(BadOptions, match="mode"):
        CALAMANDARA.new(2, {"mode": "triagem"})


@rule("cal.mode.2")
def test_the_round_cap_can_be_switched_off() -> None:
    table = Table(first=0, active=1, at="end", round=60)
    assert table.s.agenda == []
    table = Table(first=0, active=1, at="end", round=60, options={"round_cap": 0})
    assert (table.asked(), table.s.round) == (0, 61)


@rule("cal.mode.3")
def test_the_log_tells_the_actions_that_players_would_narrate() -> None:
    table = Table(board=["s3-1 footprint"], at="move").do("cell:s3-1")
    assert [event.kind.name for event in table.events][:2] == ["move_named", "window_opened"]
    assert table.told("moved")[0]["seat"] == 0
    assert "narrate" not in [kind.name for kind in CALAMANDARA.actions.kinds]


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("star = 2", "star = -1", "depot.star: must be from 0 to 30"),
        ("copies = 3, type", "copies = 4, type", "memory: must deal equally"),
        ('01 = ["footprint", "fire"', '01 = ["footprint", "footprint"', "symbol_cards.01: must name four different symbols"),
        ('type = "bound"', 'type = "sometimes"', "must be one of immediate, bound"),
        ("hand = 5", "hands = 5", "limits.hands: is not a key"),
    ],
)
def test_an_impossible_box_is_refused_with_file_key_and_reason(old: str, new: str, message: str) -> None:
    with pytest.raises(BadContent, match=r"content\.toml") as fault:
        CALAMANDARA.load(SOURCE.replace(old, new, 1))
    assert message in str(fault.value)


@pytest.mark.parametrize(
    ("position", "message"),
    [
        ({"board": ["x9-9 fire"]}, "no cell 'x9-9'"),
        ({"board": ["w1-1 fire"]}, "no cell 'w1-1' with 2 travellers"),
        ({"board": ["s1-1 wing south"]}, "directions are fixed"),
        ({"tokens": ["s1-1"]}, "must stand on a footprint"),
        ({"ready": ["wing wing wing cave cave"]}, "at most 4"),
        ({"depots": [{"star": 2}, {"star": 1}]}, "1 are missing"),
        ({"hands": ["nonsense"]}, "no Memory card"),
        ({"agenda": ["Nonsense 1"]}, "no step 'Nonsense'"),
        ({"board": ["c3-9 tower"]}, "may never lie on the Rift"),
        ({"board": ["c3-9 footprint"], "tokens": ["c3-9"]}, "stands on the Rift and has won"),
        ({"board": ["s1-1 mountain north"]}, "no direction of a mountain"),
        ({"board": ["c1-9 wing north south"]}, "at most one direction"),
        ({"board": ["s1-1 waterfall 0 dew"]}, "may be due, nothing else"),
        ({"board": ["s1-1 waterfall x"]}, "no traveller x"),
        ({"depots": [{}, {}, {}]}, "only 2 travellers"),
        ({"used": [" ".join(f"{number:02}" for number in range(1, 19))]}, "must keep a visible card"),
        ({"symbol_decks": ["01@x"]}, "no traveller x"),
        ({"hands": ["the_well@7"]}, "no traveller 7"),
        ({"hands": ["the_well#x"]}, "the marks of a card"),
        ({"hands": ["nomad_lands nomad_lands nomad_lands nomad_lands the_well the_well"]}, "at most 5 cards here, not 6"),
        ({"hands": ["nomad_lands nomad_lands nomad_lands the_well"], "board": ["c1-7 footprint"], "tokens": ["c1-7"]}, "at most 3 cards here, not 4"),
        ({"reserves": ["nomad_lands nomad_lands nomad_lands the_well"]}, "at most 3 cards here, not 4"),
        ({"parked": ["fall_of_winds x 1 deck 0"]}, "no traveller x"),
        ({"parked": ["the_well 0 0 deck 0"]}, "only bound cards"),
        ({"parked": ["fall_of_winds 0 1 deck 0"]}, "its holder's own deck"),
    ],
)
def test_an_impossible_position_is_refused_with_a_reason(position: dict[str, object], message: str) -> None:
    with pytest.raises(BadPosition, match=message):
        CALAMANDARA.setup(position)


@rule("cal.comp.8", "cal.card.6.5", "cal.card.26.4")
def test_a_position_counts_the_cards_that_somebody_keeps() -> None:
    well = Table(board=["c3-7 footprint"], tokens=["c3-7"], hands=["", "well ruins oracle shadow nomad"], active=1, at="acquire").do("play:well")
    well.do("card:ruins")
    assert (well.point(), len(well.s.kept)) == ("D_KEEP", 1)
    mirror = Table(hands=["gavonian ruins well", "oracle shadow nomad"], at="acquire").do("play:gavonian swap ~hand ~hand pass card:ruins")
    assert len(mirror.s.kept) == 1
    for table in (well, mirror):
        assert CALAMANDARA.setup(CALAMANDARA.position(table.s)).pack() == table.s.pack()


@rule("cal.geo.3")
def test_a_position_names_cells_as_any_arm_counts_them() -> None:
    table = Table(board=["S(3,7) mountain", "N(2,8) wing north", "n3-10 mirror south", "rift footprint", "W(1,6) star"], seats=3)
    assert table.symbols() == {"c3-7": "mountain", "c4-10": "wing", "c3-8": "mirror", "c3-9": "footprint", "w1-6": "star"}
    for name in ("S(3,12)", "S(6,1)", "E(3,1)", "s3", "S(3,a)", "q3-1"):
        with pytest.raises(BadPosition, match=r"there is no cell .* with 3 travellers: write s3-1 or S\(3,1\)"):
            Table(board=[f"{name} mountain"], seats=3)

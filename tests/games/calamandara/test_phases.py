"""The turn and its four phases: acquire, insert, move, remember."""

from __future__ import annotations

import pytest

from games.calamandara.table import Table
from scenario import rule


@rule("cal.turn.1", "cal.turn.2", "cal.turn.3")
def test_four_phases_in_order_each_optional_and_none_comes_back() -> None:
    table = Table(board=["s3-1 footprint"], ready=["wing"], hands=["well ruins"], at="acquire")
    seen = []
    while table.turn() == 0:
        seen.append(table.point())
        table.do({"D_ACQ_MENU": "skip", "D_INS_MENU": "done", "D_MOVE_MENU": "skip", "D_MEM_MENU": "skip"}[table.point()])
    assert seen == ["D_ACQ_MENU", "D_INS_MENU", "D_MOVE_MENU", "D_MEM_MENU"]


@rule("cal.turn.3")
def test_sc_11_after_phase_2_nothing_can_be_acquired() -> None:
    table = Table(board=["s3-1 footprint"], at="move")
    assert "acquire" not in table.options()
    assert table.why("acquire") == ("cal.mov.2", "this is not what is asked now (D_MOVE_MENU)")


@rule("cal.turn.4", "cal.card.14.1", "cal.card.14.2", "cal.card.14.3", "cal.card.14.4")
def test_sc_49_announcing_phase_4_is_final_even_if_the_oracle_empties_it() -> None:
    table = Table(board=["s3-1 footprint"], hands=["well ruins", "oracle"], at="move").do("skip do_phase")
    assert (table.window(), table.asked()) == ("cards", 1)
    table.do("play:oracle")
    assert (table.asked(), table.point()) == (0, "D_DISCARD")  # reserving is not offered
    assert table.options() == ["none", "card:well", "card:ruins"]
    table.do("card:ruins")
    assert table.asked() == 1  # nor drawing, nor a move
    assert (table.hand(0), table.discard(0), table.token(0)) == ("well", "ruins", "start")


@rule("cal.turn.5")
def test_playing_a_card_is_no_phase() -> None:
    table = Table(board=["n3-1 footprint", "n3-2 footprint"], hands=["ruins"], at="acquire").do("play:ruins cell:n3-1 stop")
    assert table.point() == "D_ACQ_MENU"
    assert "acquire" in table.options()


@rule("cal.turn.6", "cal.zone.1", "cal.zone.2")
def test_sc_37_entering_the_final_zone_changes_the_hand_and_ends_phase_4() -> None:
    table = Table(
        board=["s3-4 footprint", "s3-5 footprint"], tokens=["s3-4"], hands=["well ruins nomad helm"], reserves=["winds temple"], unseen=[10, 56], at="move",
    )  # fmt: skip
    table.do("cell:s3-5")
    assert table.point() == "D_ORDER_HAND"
    table.do("card:nomad card:well card:ruins")
    assert table.cards("decks", 0) == "helm ruins well nomad"  # the last one named lies on top
    assert (table.deck_size(0), table.hand(0), table.reserve(0)) == (14, "winds temple", "")
    assert table.faces(1, "hand:0") == [None, None]
    assert table.point() == "D_REACT"  # its own end of turn: Queda; no phase 4
    assert table.window() == "end"


@rule("cal.turn.7", "cal.zone.5", "cal.zone.6")
def test_sc_38_leaving_the_final_zone_gives_the_reserve_back_and_a_phase_4() -> None:
    table = Table(
        board=["s3-4 footprint", "s3-5 footprint"], tokens=["s3-5"], hands=["winds temple"], decks=["well ruins nomad helm"], unseen=[10, 56], at="move",
    )  # fmt: skip
    table.do("cell:s3-4")
    assert (table.hand(0), table.reserve(0)) == ("", "winds temple")
    assert table.faces(1, "reserve:0") == [None, None]
    assert table.point() == "D_DRAW"
    table.do("draw draw draw draw")
    assert table.hand(0) == "helm well ruins nomad"  # the returned hand lay on top
    table.do("draw")
    assert len(table.options("deal")) > 20  # the fifth comes from the unseen part
    table.first()
    assert table.point() == "D_MEM_MENU"


@rule("cal.turn.8")
def test_phase_4_ends_when_a_card_takes_the_token_into_the_final_zone() -> None:
    table = Table(board=["s3-4 footprint", "s3-5 footprint"], tokens=["s3-4"], hands=["laments"], at="remember").do("play:laments")
    table.do("~traveller:0 ~cell:s3-5")
    assert table.token(0) == "s3-5"
    assert table.asked() == 1  # no menu again


@rule("cal.acq.1", "cal.acq.2", "cal.acq.3", "cal.acq.10")
def test_sc_05_the_centre_and_one_lower_symbol_come_from_the_depot() -> None:
    table = Table(symbol_decks=["02 05"]).do("acquire")
    assert table.options("symbol") == ["fire", "mountain", "waterfall"]
    table.do("symbol:fire")
    assert (table.ready(0), table.depot(0, "footprint"), table.depot(0, "fire")) == ("footprint fire", 8, 5)
    assert table.faces(1, "used:0") == ["02"]
    assert table.top(0) == "05"


@rule("cal.acq.4", "cal.acq.5")
def test_sc_06_with_one_free_place_only_the_centre_comes() -> None:
    table = Table(symbol_decks=["02 05"], ready=["wing wing cave"]).do("acquire")
    assert table.ready(0) == "footprint cave wing wing"
    assert table.point() == "D_INS_MENU"
    assert table.top(0) == "05"


@rule("cal.acq.6", "cal.acq.4")
def test_sc_07_with_a_full_reserve_nothing_can_be_acquired() -> None:
    table = Table(symbol_decks=["02"], ready=["wing wing cave cave"], hands=["well ruins"])
    assert "acquire" not in table.options()
    assert table.why("acquire") == ("cal.acq.6", "your symbol reserve already holds 4 of 4")
    assert table.top(0) == "02"


@rule("cal.acq.7")
def test_sc_08_without_the_centre_only_one_lower_symbol_comes() -> None:
    table = Table(symbol_decks=["36 02"], depots=[{"star": 0}], board=["n1-1 star", "n5-1 star"]).do("acquire symbol:tower")
    assert table.ready(0) == "tower"
    table = Table(symbol_decks=["36 02"], ready=["wing wing cave"], depots=[{"star": 0}], board=["n1-1 star", "n5-1 star"]).do("acquire symbol:mirror")
    assert table.ready(0) == "cave mirror wing wing"  # even with one free place


EMPTY = {"star": 0, "waterfall": 0, "tower": 0, "mirror": 0}
SPREAD = [
    "n1-1 star", "n5-1 star", "n1-2 waterfall", "n2-2 waterfall", "n3-2 waterfall", "n1-3 tower", "n1-4 tower", "n5-2 tower", "n2-1 mirror", "n3-1 mirror",
    "n4-1 mirror",
]  # fmt: skip


@rule("cal.acq.8", "cal.acq.13")
def test_sc_09_a_card_that_offers_nothing_is_replaced_without_any_window() -> None:
    table = Table(symbol_decks=["36 02"], depots=[EMPTY], board=SPREAD, hands=["", "guardian"])
    assert table.options() == ["skip", "replace"]
    assert table.why("acquire") == ("cal.acq.9", "your depot has none of the symbols on this card")
    table.do("replace")
    assert table.asked() == 0  # nobody was asked
    assert (table.faces(None, "used:0"), table.top(0)) == (["36"], "02")
    assert table.options() == ["skip", "acquire"]
    assert table.why("replace") == ("cal.acq.8", "your depot still has a symbol of this card")
    table = Table(symbol_decks=["36 02"], ready=["wing wing cave cave"], depots=[EMPTY], board=SPREAD, hands=["well ruins"])
    assert table.why("replace")[0] == "cal.acq.6"


@rule("cal.acq.8", "cal.acq.15")
def test_replacing_stops_after_as_many_cards_as_the_deck_has() -> None:
    nothing = dict.fromkeys(["footprint", "fire", "mountain", "waterfall", "cave", "tower", "mirror", "wing", "star"], 0)
    table = Table(depots=[nothing, {}], ready=["", "footprint"], board=[f"n{c}-{r} footprint" for c in range(1, 6) for r in (1,)], hands=["well ruins"])
    for _ in range(18):
        table.do("replace").first()
    assert "replace" not in table.options()
    assert table.why("replace") == ("cal.acq.15", "you have replaced 18 cards in this phase, as many as your deck has")


@rule("cal.acq.9")
def test_a_lower_symbol_missing_from_the_depot_cannot_be_chosen() -> None:
    table = Table(symbol_decks=["30"], depots=[{"star": 0}], board=["n1-1 star", "n5-1 star"]).do("acquire")
    assert table.options("symbol") == ["footprint", "tower"]
    assert table.why("symbol:star") == ("cal.acq.9", "the depot has no star")
    spread = ["n1-1 star", "n5-1 star", "n1-3 tower", "n1-4 tower", "n5-2 tower"] + [f"n{c}-{r} footprint" for c in range(2, 5) for r in (1, 2, 3)]
    table = Table(symbol_decks=["30"], depots=[{"star": 0, "tower": 0, "footprint": 0}], board=spread).do("acquire")
    assert table.ready(0) == "mirror"  # only the centre


@rule("cal.acq.10")
def test_a_card_of_which_nothing_was_acquired_stays() -> None:
    table = Table(symbol_decks=["02 05"]).do("skip")
    assert (table.top(0), table.faces(None, "used:0")) == ("02", [])


@rule("cal.acq.11")
def test_sc_10_a_used_up_deck_is_turned_over_without_shuffling() -> None:
    order = ["01", "02", "03", "04", "05", "06", "07", "08", "09"]
    table = Table(seats=4, symbol_decks=["09"], used=["01 02 03 04 05 06 07 08"]).do("acquire")
    table.do(table.options()[0])
    assert table.faces(0, "symbol_deck:0") == order
    assert table.top(0) == "01"
    assert table.faces(0, "used:0") == []


@rule("cal.acq.12")
def test_neither_symbol_can_be_declined() -> None:
    table = Table(symbol_decks=["02"]).do("acquire")
    assert table.options() == ["symbol:fire", "symbol:mountain", "symbol:waterfall"]


@rule("cal.acq.14", "cal.react.1")
@pytest.mark.parametrize("deck", ["02 05", "02"])
def test_w_after_opens_when_the_card_is_used_and_the_next_one_shown(deck: str) -> None:
    table = Table(symbol_decks=[deck], hands=["", "nightmare"], at="acquire").do("acquire symbol:fire").first()
    kinds = [event.kind.name for event in table.events]
    assert kinds == ["acquired", "acquired", "window_opened", "window_closed", "card_used", "symbol_card_shown", "window_opened"]
    assert (table.window(), table.asked()) == ("after", 1)


@rule("cal.acq.14", "cal.card.18.1", "cal.card.18.2", "cal.react.17", "cal.react.18")
def test_sc_59_an_undone_acquisition_reveals_nothing() -> None:
    table = Table(symbol_decks=["02 05"], hands=["", "guardian"]).do("acquire symbol:fire")
    assert (table.window(), table.asked()) == ("acquisition", 1)
    assert table.faces(1, "ready:0") == ["footprint", "fire"]  # everybody sees what was acquired
    assert table.faces(1, "symbol_deck:0")[0] == "02"
    table.do("play:guardian")
    assert (table.ready(0), table.depot(0, "footprint"), table.depot(0, "fire")) == ("", 9, 6)
    assert table.top(0) == "02"
    assert table.told("symbol_card_shown") == []
    assert table.point() != "D_ACQ_MENU"  # phase 1 is over


@rule("cal.ins.1")
def test_up_to_four_symbols_are_inserted_one_after_the_other() -> None:
    table = Table(ready=["footprint footprint fire fire"], at="insert").do("insert:footprint cell:s3-1")
    assert table.cell("s3-1") == "footprint"  # fully applied before the next is chosen
    assert table.options("insert") == ["footprint", "fire"]
    assert table.why("insert:wing") == ("cal.ins.1", "you have no wing in your symbol reserve")
    table.do("done")
    assert table.point() == "D_MOVE_MENU"


@rule("cal.ins.1", "cal.ins.9")
def test_the_sum_of_inserted_symbols_stays_at_four() -> None:
    table = Table(ready=["footprint footprint footprint footprint", "wing wing"], hands=["nightmare"], at="insert")
    table.do("insert:footprint cell:s1-1 insert:footprint cell:s2-1 insert:footprint cell:s3-1 insert:footprint cell:s4-1")
    table.do("play:nightmare")  # everything else is forced
    assert table.ready(0) == "wing"
    assert table.point() == "D_MOVE_MENU"
    table = Table(board=["s5-4 waterfall 0 due"], ready=["footprint footprint footprint footprint", "wing wing"], hands=["nightmare"], at="insert")
    table.do("insert:footprint cell:s1-1 insert:footprint cell:s2-1 insert:footprint cell:s3-1 insert:footprint cell:s4-1 play:nightmare")
    assert table.why("insert:wing") == ("cal.ins.1", "you have inserted 4 symbols in this phase, the most allowed")


@rule("cal.ins.2")
def test_symbols_may_go_to_any_board() -> None:
    table = Table(seats=4, ready=["footprint"], at="insert").do("insert:footprint")
    cells = table.options("cell")
    assert len(cells) == 145
    assert {"s1-1", "w1-1", "n1-1", "e5-4", "c3-9", "s3-5"} <= set(cells)


@rule("cal.ins.3")
def test_a_symbol_needs_an_empty_cell() -> None:
    table = Table(board=["s3-1 wing"], ready=["footprint waterfall"], at="insert").do("insert:footprint")
    assert table.why("cell:s3-1") == ("cal.ins.3", "a wing already lies here")
    assert len(table.options("cell")) == 84


@rule("cal.ins.4")
@pytest.mark.parametrize("symbol", ["wing", "tower", "cave"])
def test_wing_tower_and_cave_may_not_lie_on_the_rift(symbol: str) -> None:
    table = Table(ready=[symbol], at="insert").do(f"insert:{symbol}")
    assert table.why("cell:c3-9") == ("cal.ins.4", f"a {symbol} may never lie on the Rift")
    moved = Table(board=[f"c2-9 {symbol}"], ready=["star"], at="insert").do("insert:star cell:c1-9 ~line_ew ~cell:c2-9")
    assert "c3-9" not in moved.options("cell")
    assert "c4-9" in moved.options("cell")


@rule("cal.ins.4")
def test_a_waterfall_on_the_rift_cannot_become_a_tower() -> None:
    table = Table(board=["c3-9 waterfall 0 due"], at="insert").do("transform:c3-9")
    assert table.options("symbol") == ["footprint", "mountain"]
    assert table.why("symbol:tower") == ("cal.ins.4", "a tower may never lie on the Rift")


@rule("cal.ins.5")
@pytest.mark.parametrize("symbol", ["footprint", "waterfall", "mountain", "mirror"])
def test_the_other_symbols_may_lie_on_the_rift(symbol: str) -> None:
    table = Table(ready=[symbol], at="insert").do(f"insert:{symbol} cell:c3-9 ~turn:north")
    assert table.cell("c3-9") == symbol
    fire = Table(board=["c3-9 footprint"], ready=["fire"], at="insert").do("insert:fire ~cell:c3-9 stay")
    assert fire.cell("c3-9") == "fire"
    star = Table(board=["c1-9 mountain"], ready=["star"], at="insert").do("insert:star cell:c3-9 ~line_ew ~cell:c1-9 cell:c2-9 ~done")
    assert (star.cell("c3-9"), star.cell("c2-9")) == ("star", "mountain")


@rule("cal.ins.6")
def test_a_footprint_under_a_token_is_no_target_but_the_token_is_not_protected() -> None:
    table = Table(board=["s3-1 footprint", "s3-2 footprint"], tokens=["s3-2"], ready=["", "fire mirror"], hands=["", "ruins"], active=1, at="insert")
    assert table.do("insert:fire").cell("s3-1") == "fire"  # the only legal cell
    table = Table(
        board=["s3-1 footprint", "s3-2 footprint", "s5-5 wing"], tokens=["s3-2"], ready=["", "fire mirror"], hands=["", "ruins"], active=1, at="insert"
    )
    table.do("insert:fire")
    assert table.why("cell:s3-2") == ("cal.ins.6", "a token stands on this footprint")
    table.do("cell:s5-5 remove play:ruins")
    assert "s3-2" not in table.options("cell")
    pushed = Table(board=["s3-1 footprint", "s3-2 footprint"], tokens=["s3-2"], ready=["", "mirror"], active=1, at="insert")
    assert pushed.do("insert:mirror cell:s3-3").token(0) == "s3-1"


@rule("cal.ins.7", "cal.sym.80", "cal.sym.84")
def test_sc_23_a_due_waterfall_becomes_a_footprint_that_can_be_walked_at_once() -> None:
    table = Table(board=["s3-1 footprint", "s3-2 waterfall 0 due"], tokens=["s3-1"], depots=[{"footprint": 7, "waterfall": 2}], at="insert")
    table.do("transform:s3-2 symbol:footprint")
    assert (table.cell("s3-2"), table.depot(0, "footprint"), table.depot(0, "waterfall"), table.ready(0)) == ("footprint", 6, 3, "")
    table.do("~done")
    assert "s3-2" in table.options("cell")


@rule("cal.ins.7")
def test_transformations_do_not_count_towards_the_four() -> None:
    table = Table(board=["s3-2 waterfall 0 due"], ready=["footprint footprint footprint footprint"], at="insert")
    for column in (1, 2, 4, 5):
        table.do(f"insert:footprint cell:s{column}-1")
    assert table.options() == ["done", "transform:s3-2"]
    assert table.do("transform:s3-2 symbol:tower").cell("s3-2") == "tower"


@rule("cal.ins.8", "cal.rift.3", "cal.zone.15")
def test_pushes_inside_a_batch_are_tentative_and_zones_wait_for_the_commit() -> None:
    table = Table(board=["s3-4 footprint", "s3-5 footprint"], tokens=["s3-5"], hands=["winds"], ready=["", "mirror wing"], active=1, at="insert")
    table.do("insert:mirror cell:s3-6 turn:south")
    assert table.token(0) == "s3-4"
    assert table.reserve(0) == ""  # not yet
    table.do("done")
    assert table.reserve(0) == "winds"


@rule("cal.ins.9")
def test_a_card_between_insertions_closes_the_batch_first_and_is_not_shown_before() -> None:
    board = ["n3-1 footprint", "n3-2 footprint"]
    table = Table(board=board, ready=["footprint footprint"], hands=["ruins", "delirium"], at="insert")
    table.do("insert:footprint cell:s3-1 play:ruins")
    assert (table.window(), table.asked()) == ("insertion", 1)
    assert table.told("played") == []
    table.do("pass")
    assert table.point() == "D_TARGET"
    table.do("cell:n3-1 stop")
    assert (table.cell("n3-1"), table.point()) == ("", "D_INS_MENU")
    table.do("insert:footprint cell:s3-2 ~done")
    assert (table.window(), table.asked()) == ("insertion", 1)  # a new batch


@rule("cal.ins.9")
def test_a_batch_stopped_by_delirium_leaves_the_card_in_the_hand() -> None:
    table = Table(board=["n3-1 footprint", "n3-2 footprint"], ready=["footprint footprint"], hands=["ruins", "delirium"], at="insert")
    table.do("insert:footprint cell:s3-1 play:ruins play:delirium")
    assert (table.hand(0), table.cell("s3-1"), table.point()) == ("ruins", "", "D_MOVE_MENU")
    assert table.told("played")[0]["seat"] == 1


@rule("cal.ins.10", "cal.card.15.1", "cal.card.15.2", "cal.react.48")
def test_sc_47_delirium_takes_the_whole_batch_back_exactly() -> None:
    table = Table(board=["n2-2 mountain", "s1-1 footprint"], ready=["footprint fire"], hands=["", "delirium"], at="insert")
    before = table.depot(0, "mountain")
    table.do("insert:footprint cell:s3-1 insert:fire cell:n2-2 ~done")
    assert (table.cell("n2-2"), table.depot(0, "mountain")) == ("fire", before + 1)
    table.do("play:delirium")
    assert (table.cell("s3-1"), table.cell("n2-2"), table.ready(0)) == ("", "mountain", "footprint fire")
    assert table.depot(0, "mountain") == before
    assert table.point() == "D_MOVE_MENU"  # phase 2 is over


@rule("cal.ins.10")
def test_relocated_symbols_and_pushed_tokens_return_too() -> None:
    table = Table(
        board=["s3-3 footprint", "s3-2 footprint", "c2-8 mirror east", "c4-8 wing west", "c5-8 waterfall 1"], tokens=["s3-3"], ready=["", "mirror star"],
        hands=["delirium"], active=1, at="insert",
    )  # fmt: skip
    table.do("insert:mirror cell:s3-4")
    assert table.token(0) == "s3-2"
    table.do("insert:star cell:c3-8 ~line_ew cell:c2-8 cell:c4-8 turn:north turn:south done ~done")
    assert table.symbols()["c4-8"] == "mirror"
    table.do("play:delirium")
    assert table.token(0) == "s3-3"
    assert (table.cell("c2-8"), table.facing("c2-8"), table.cell("c4-8"), table.facing("c4-8")) == ("mirror", "east", "wing", "west")
    assert (table.cell("c3-8"), table.cell("s3-4"), table.ready(1)) == ("", "", "mirror star")


@rule("cal.ins.11", "cal.card.20.5", "cal.card.20.7")
def test_a_prevented_symbol_without_a_place_in_the_reserve_goes_to_the_depot() -> None:
    table = Table(
        symbol_decks=["02"], ready=["", "wing wing cave cave"], hands=["delirium", "minds"], board=["s1-1 footprint"], depots=[{}, {"footprint": 8}],
    )  # fmt: skip
    table.do("acquire symbol:fire play:minds symbol:footprint cell:n3-1")
    assert (table.window(), table.asked()) == ("insertion", 0)
    table.do("play:delirium")
    assert (table.cell("n3-1"), table.ready(1), table.depot(1, "footprint")) == ("", "cave cave wing wing", 8)


@rule("cal.ins.12", "cal.sym.82")
def test_sc_24_a_due_waterfall_that_was_not_transformed_goes_to_its_owners_depot() -> None:
    table = Table(board=["s3-2 waterfall 0 due", "n3-2 waterfall 1 due"], depots=[{"waterfall": 2}], at="insert").do("done")
    assert (table.cell("s3-2"), table.depot(0, "waterfall")) == ("", 3)
    assert table.cell("n3-2") == "waterfall"


@rule("cal.ins.13")
def test_the_menu_does_not_come_back_after_done() -> None:
    table = Table(ready=["footprint footprint"], hands=["", "delirium"], at="insert").do("insert:footprint cell:s3-1 done pass")
    assert table.point() == "D_MOVE_MENU"


@rule("cal.ins.13", "cal.card.12.3", "cal.card.12.4", "cal.card.12.5")
def test_after_sealed_fields_the_rest_stays_and_the_menu_comes_back() -> None:
    table = Table(board=["s3-4 waterfall 0 due"], ready=["footprint mountain mirror"], hands=["", "sealed"], at="insert")
    table.do("insert:mountain cell:n2-2 insert:footprint cell:s3-1 transform:s3-4 symbol:mountain done play:sealed")
    assert (table.cell("n2-2"), table.cell("s3-1"), table.cell("s3-4")) == ("", "footprint", "waterfall")
    assert table.due("s3-4")  # still due
    assert table.ready(0) == "mountain mirror"
    assert table.point() == "D_INS_MENU"
    assert table.why("insert:mirror")[0] == "cal.card.12.4"
    table.do("transform:s3-4")
    assert table.options("symbol") == ["footprint", "tower"]


@rule("cal.ins.14")
def test_an_empty_batch_opens_no_window() -> None:
    table = Table(ready=["footprint"], hands=["", "delirium"], at="insert").do("done")
    assert table.told("window_opened") == []
    assert table.point() == "D_MEM_MENU"


@rule("cal.mem.1")
def test_phase_4_reserves_then_discards_one_then_draws() -> None:
    table = Table(hands=["well ruins nomad helm"], at="remember").do("do_phase")
    assert table.point() == "D_RESERVE"
    table.do("card:well card:nomad stop")
    assert table.point() == "D_DISCARD"
    table.do("card:ruins")
    assert table.point() == "D_DRAW"
    table.do("draw deal:temple draw deal:mirage stop")
    assert (table.hand(0), table.reserve(0), table.discard(0)) == ("helm mirage temple", "well nomad", "ruins")
    assert table.turn() == 1


@rule("cal.mem.2", "cal.mem.3")
def test_the_final_reserve_never_exceeds_three_and_is_filled_gradually() -> None:
    table = Table(hands=["well ruins"], reserves=["nomad temple"], at="remember").do("do_phase card:well")
    assert table.reserve(0) == "well nomad temple"
    assert table.point() == "D_DISCARD"  # no place left
    assert "card:nomad" not in table.options()  # reserved cards cannot be taken back or discarded
    full = Table(hands=["well ruins"], reserves=["nomad temple helm"], at="remember")
    full.do("do_phase")
    assert full.point() == "D_DISCARD"


@rule("cal.mem.2")
def test_reserved_cards_lie_face_down() -> None:
    table = Table(hands=["well ruins"], at="remember").do("do_phase card:well")
    assert table.faces(1, "reserve:0") == [None]
    assert table.faces(0, "reserve:0") == ["well"]


@rule("cal.mem.4")
def test_reserved_cards_cannot_be_played_before_the_final_zone() -> None:
    table = Table(board=["n3-1 footprint", "n3-2 footprint"], reserves=["ruins"], at="acquire")
    assert table.options("play") == []
    assert table.why("play:ruins") == ("cal.react.42", "you hold no such card, and none is parked for you")


@rule("cal.mem.5")
def test_at_most_one_card_is_discarded_face_up() -> None:
    table = Table(hands=["well ruins nomad"], at="remember").do("do_phase stop card:ruins")
    assert table.faces(1, "discard:0") == ["ruins"]
    assert table.point() == "D_DRAW"


@rule("cal.mem.6")
def test_cards_are_drawn_from_the_top_of_the_own_deck_up_to_five() -> None:
    table = Table(hands=["well ruins"], decks=["nomad helm"], at="remember").do("do_phase stop none draw draw")
    assert table.hand(0) == "helm well ruins nomad"
    table.do("draw deal:temple")
    assert table.turn() == 1


@rule("cal.mem.7")
def test_an_exhausted_deck_is_never_refilled_and_cards_in_hand_stay_usable() -> None:
    table = Table(board=["n3-1 footprint", "n3-2 footprint"], hands=["ruins well"], discards=["nomad temple"], unseen=[0, 68], at="remember")
    assert "play:ruins" in table.options()
    table.do("do_phase stop none")
    assert table.turn() == 1  # drawing was not even asked
    again = Table(hands=["ruins well", "oracle"], unseen=[0, 69], at="remember").do("do_phase")
    again.do("pass stop none")
    assert again.deck_size(0) == 0


@rule("cal.mem.8", "cal.mem.9")
def test_a_played_card_lies_in_the_middle_and_then_on_its_players_discard() -> None:
    table = Table(board=["n3-1 footprint", "n3-2 footprint"], hands=["ruins", "helm"], at="acquire").do("play:ruins cell:n3-1 stop")
    assert (table.pile(), table.faces(None, "pile")) == ("ruins", ["ruins", "n3-1", "stop"])  # the card and what was declared for it
    table.do("play:helm")
    assert (table.discard(0), table.discard(1), table.pile()) == ("ruins", "helm", "")
    assert table.faces(1, "discard:0") == ["ruins"]
    final = Table(board=["s3-5 footprint", "n3-1 footprint", "n3-2 footprint"], tokens=["s3-5"], hands=["ruins"], at="acquire")
    assert final.do("play:ruins cell:n3-1 stop").discard(0) == "ruins"  # also one that came from the final reserve


@rule("cal.mem.10")
def test_reserving_discarding_and_drawing_happen_only_in_phase_4() -> None:
    table = Table(hands=["well ruins"], ready=["wing"], board=["s3-1 footprint"], at="acquire")
    for point in ("D_ACQ_MENU", "D_INS_MENU", "D_MOVE_MENU"):
        assert table.point() == point
        assert not {"draw", "card:well"} & set(table.options())
        table.do("done" if point == "D_INS_MENU" else "skip")


@rule("cal.mem.11")
def test_the_reserve_may_be_filled_again_after_leaving_the_final_zone() -> None:
    table = Table(board=["s3-4 footprint"], tokens=["s3-4"], hands=["well"], reserves=["nomad temple"], at="remember")
    table.do("do_phase card:well")
    assert table.reserve(0) == "well nomad temple"

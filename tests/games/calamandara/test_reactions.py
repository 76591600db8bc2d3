"""Windows and the pile: who is asked, in which order cards resolve, what returns, what is parked."""

from __future__ import annotations

from games.calamandara.table import Table
from ludoteca.games.calamandara.windows import asked_openly
from scenario import rule

FEET = ["n3-1 footprint", "n3-2 footprint", "s3-1 footprint", "s3-2 footprint"]


@rule("cal.react.2", "cal.react.45", "cal.hid.5")
def test_sc_55_exactly_those_who_can_play_are_asked_and_nobody_sees_whom() -> None:
    table = Table(seats=4, board=["n3-1 footprint"], hands=["ruins", "guardian breath", "ruins", "errancy"], at="start")
    assert (table.window(), table.asked()) == ("start", 2)
    for seat in (0, 1, 3, None):
        view = table.view(seat)
        assert (view["point"], view["waiting"]) == ("D_REACT", [])
    table.do("pass")
    assert table.asked() == 3
    table.do("pass")
    assert (table.asked(), table.point()) == (0, "D_ACQ_MENU")
    assert [event.kind.name for event in table.events if event.kind.name.startswith("window")] == ["window_closed"]


@rule("cal.react.1")
def test_sc_56_w_after_knows_only_the_cards_that_empty_a_symbol_reserve() -> None:
    table = Table(symbol_decks=["02 05"], ready=["wing"], board=["n2-2 mountain"], hands=["", "nightmare ruins"]).do("acquire symbol:fire")
    assert (table.window(), table.asked()) == ("after", 1)
    assert table.options() == ["pass", "play:nightmare"]
    assert table.why("play:ruins") == ("cal.react.1", "only the cards of this moment and answers to cards may be played now")
    table.do("play:nightmare symbol:footprint")
    assert (table.ready(0), table.ready(1), table.point()) == ("fire wing", "footprint", "D_INS_MENU")


@rule("cal.react.1")
def test_w_after_takes_templo_and_qhoz_as_one_of_these_but_only_against_the_active_traveller() -> None:
    table = Table(seats=3, symbol_decks=["02 05"], ready=["", "wing", "cave"], hands=["", "temple"], at="acquire").do("acquire symbol:fire play:temple")
    assert table.options("traveller") == ["0", "1", "2"]
    table.do("traveller:2 symbol:fire")  # the second symbol must then be the active traveller's: only its type is asked
    assert (table.ready(0), table.ready(2)) == ("footprint", "")
    revived = Table(seats=3, symbol_decks=["02 05"], hands=["", "qhoz"], discards=["", "", "nightmare"], ready=["", "", "wing"], at="acquire")
    revived.do("acquire symbol:fire play:qhoz symbol:fire")
    assert (revived.ready(0), revived.ready(1)) == ("footprint", "fire")
    ruins = Table(symbol_decks=["02 05"], board=FEET, hands=["", "qhoz"], discards=["ruins", ""], at="acquire").do("acquire symbol:fire")
    assert ruins.point() == "D_INS_MENU"  # not asked: Ruínas is no card of this window


@rule("cal.react.1", "cal.react.45")
def test_sc_60_a_holder_of_ruins_is_asked_exactly_twice_in_a_turn() -> None:
    for moves, count in [(True, 2), (False, 1)]:
        table = Table(board=FEET, symbol_decks=["02 05"], hands=["", "ruins"], at="start")
        asked = 0
        while table.turn() == 0:
            if table.asked() == 1:
                asked += 1
                table.do("pass")
            elif table.point() == "D_ACQ_MENU":
                table.do("acquire symbol:fire")
            elif table.point() == "D_INS_MENU":
                table.do("insert:footprint cell:s5-1 done") if table.ready(0) == "footprint fire" else table.do("done")
            elif table.point() == "D_MOVE_MENU":
                table.do("cell:s3-2" if moves else "skip")
            elif table.point() == "D_MEM_MENU":
                table.do("do_phase")
            else:
                table.do("stop")
        assert asked == count


@rule("cal.react.1")
def test_restricted_windows_ask_only_for_the_cards_of_the_moment() -> None:
    table = Table(board=FEET, ready=["mountain"], hands=["", "ruins delirium"], at="insert").do("insert:mountain cell:s1-1")
    assert table.options() == ["pass", "play:delirium"]
    nobody = Table(board=FEET, ready=["mountain"], hands=["", "ruins guardian monument"], at="insert").do("insert:mountain cell:s1-1")
    assert nobody.point() == "D_MOVE_MENU"


@rule("cal.react.40")
def test_a_card_from_a_menu_opens_a_full_answer_round_and_the_menu_comes_back() -> None:
    table = Table(board=FEET, hands=["ruins", "ruins"], at="acquire").do("play:ruins cell:n3-1 stop")
    assert (table.asked(), table.options()) == (1, ["pass", "play:ruins"])  # any immediate card
    table.do("pass")
    assert table.point() == "D_ACQ_MENU"
    inside = Table(board=FEET, ready=["mountain"], hands=["ruins helm", "delirium"], at="insert").do("insert:mountain cell:s1-1 done play:delirium")
    assert inside.options() == ["pass", "play:helm"]  # restricted like its window


@rule("cal.react.2")
def test_the_actor_is_not_asked_on_an_empty_pile_except_at_the_end_of_the_own_turn() -> None:
    table = Table(board=FEET, hands=["ruins", ""], at="start")
    assert table.point() == "D_ACQ_MENU"
    end = Table(hands=["winds", "winds"], at="end")
    assert (end.window(), end.asked()) == ("end", 0)
    end.do("pass")
    assert end.turn() == 1


@rule("cal.react.3")
def test_answers_are_asked_from_the_left_of_the_controller_who_is_left_out() -> None:
    table = Table(seats=4, board=FEET, hands=["ruins", "dominion", "dominion", "dominion"], active=0, at="acquire").do("play:ruins cell:n3-1 stop")
    order = []
    while table.pile():
        order.append(table.asked())
        table.do("pass")
    assert order == [1, 2, 3]
    other = Table(seats=4, board=FEET, hands=["dominion", "dominion", "ruins", "dominion"], active=2, at="acquire").do("play:ruins cell:n3-1 stop")
    assert other.asked() == 3


@rule("cal.react.4", "cal.react.7")
def test_sc_44_only_the_last_active_card_can_be_cancelled() -> None:
    table = Table(seats=3, hands=["winds", "dominion", "helm"], at="end").do("play:winds traveller:0")
    assert table.asked() == 1
    table.do("play:dominion")
    assert (table.asked(), table.options()) == (2, ["pass", "play:helm"])
    table.do("play:helm")
    assert (table.discard(1), table.discard(0), table.turn()) == ("dominion", "winds", 0)
    assert table.told("extra_turn_began")[0]["seat"] == 0  # P0 still repeats
    late = Table(seats=3, hands=["winds", "dominion", "helm"], at="end").do("play:winds traveller:0 play:dominion pass")
    assert late.parked() == ["winds 1 1 deck"]
    assert late.hand(2) == "helm"  # after all passed nobody may cancel Queda


@rule("cal.react.5")
def test_a_window_asks_again_after_each_resolved_pile_and_closes_when_all_pass() -> None:
    table = Table(board=[*FEET, "n1-1 wing"], hands=["", "ruins ruins"], at="start").do("play:ruins cell:s3-1 stop")
    assert (table.window(), table.asked()) == ("start", 1)
    table.do("play:ruins cell:s3-2 stop")
    assert table.point() == "D_ACQ_MENU"
    assert len(table.told("window_closed")) == 1


@rule("cal.react.6")
def test_the_interrupted_phase_goes_on() -> None:
    table = Table(board=["s3-1 footprint", "s3-2 footprint", "n1-1 wing"], tokens=["s3-1"], hands=["", "ruins"], at="move").do(
        "cell:s3-2 play:ruins cell:n1-1 stop"
    )
    assert table.cell("n1-1") == ""
    assert table.token(0) == "s3-2"


@rule("cal.react.8")
def test_preventing_cards_work_on_the_action_and_may_lie_on_top_of_a_pile() -> None:
    table = Table(seats=3, board=["s3-1 footprint", "s3-2 footprint", "n1-1 wing"], tokens=["s3-1"], hands=["", "ruins", "monument"], at="move")
    table.do("cell:s3-2 play:ruins cell:n1-1 stop")
    assert (table.pile(), table.asked()) == ("ruins", 2)
    table.do("play:monument")
    assert (table.token(0), table.cell("n1-1")) == ("s3-1", "")  # both took effect


@rule("cal.react.9", "cal.react.10")
def test_anyone_may_cancel_and_the_card_goes_to_its_players_discard() -> None:
    table = Table(seats=3, board=FEET, hands=["ruins", "", "helm"], at="acquire").do("play:ruins cell:s3-1 stop")
    assert table.asked() == 2
    table.do("play:helm")
    assert (table.cell("s3-1"), table.discard(0), table.discard(2)) == ("footprint", "ruins", "helm")


@rule("cal.react.11")
def test_a_card_whose_action_was_prevented_is_spent() -> None:
    table = Table(symbol_decks=["02"], hands=["nomad", "guardian"], at="acquire").do("play:nomad traveller:0 traveller:0 symbol:fire play:guardian")
    assert (table.ready(0), table.discard(0), table.discard(1)) == ("", "nomad", "guardian")
    entropy = Table(ready=["footprint"], hands=["entropy", "delirium"], at="acquire").do("play:entropy cell:s1-1 play:delirium")
    assert (entropy.ready(0), entropy.discard(0), entropy.discard(1)) == ("footprint", "entropy", "delirium")
    mirage = Table(hands=["mirage", "oracle"], at="acquire").do("play:mirage traveller:0 play:oracle")
    assert (mirage.hand(0), mirage.discard(0), mirage.discard(1)) == ("", "mirage", "oracle")


@rule("cal.react.12")
def test_other_cards_all_take_effect_the_last_first() -> None:
    table = Table(ready=["wing", "cave"], board=FEET, hands=["nightmare", "nightmare"], at="acquire").do("play:nightmare")
    table.do("play:nightmare")
    assert [event["seat"] for event in table.told("symbol_taken")] == [1, 0]
    assert (table.ready(0), table.ready(1)) == ("cave", "wing")


@rule("cal.react.13", "cal.react.15")
def test_sc_48_a_card_whose_target_has_gone_returns_and_is_barred_for_this_phase() -> None:
    table = Table(board=FEET, ready=["", "footprint"], hands=["nightmare well mirage helm", "entropy"], at="acquire").do("play:nightmare")
    table.do("play:entropy ~traveller:1 pass cell:n5-1 pass")
    assert (table.discard(1), table.hand(0)) == ("entropy", "helm mirage well nightmare")
    assert "play:nightmare" not in table.options()
    still = Table(seats=3, board=FEET, ready=["", "footprint", "wing"], hands=["nightmare", "entropy", ""], at="acquire").do("play:nightmare traveller:1")
    still.do("play:entropy ~traveller:1 cell:n5-1")
    assert still.why("play:nightmare") == ("cal.react.15", "nightmare_of_abandonment came back to your hand and must wait")


@rule("cal.react.13")
def test_with_a_full_hand_the_card_is_discarded_and_a_parked_one_stays_parked() -> None:
    full = Table(
        seats=3, board=FEET, ready=["", "footprint"], hands=["nightmare well ruins temple winds", "entropy", "mirage"], decks=["helm"], at="acquire",
    ).do("play:nightmare")  # fmt: skip
    full.do("play:entropy ~traveller:1 play:mirage traveller:0").until("D_DRAW", 0).do("draw").until("D_INS_CELL", 1)
    full.do("cell:n5-1").until("D_ACQ_MENU", 0)
    assert (full.discard(0), full.hand(0).count(" ")) == ("nightmare", 4)
    parked = Table(
        seats=3, board=FEET, parked=["breath 1 1 deck 0"], hands=["ruins", "", "breath"], ready=["", "footprint", ""], depots=[{}, {"footprint": 0}, {}],
        at="acquire",
    ).do("play:ruins cell:n3-1 stop")  # fmt: skip
    parked.do("play_parked:breath traveller:0")
    assert parked.pile() == "ruins breath"
    parked.do("play:breath traveller:0 ~depot")
    assert (parked.discard(1), parked.cell("n3-1")) == ("breath", "")  # cancelled: its place is the discard; the other Sopro resolved


@rule("cal.react.13")
def test_a_parked_card_whose_condition_is_gone_stays_parked() -> None:
    table = Table(seats=3, hands=["", "", "errancy"], parked=["errancy 1 1 deck 0"], at="start").do("play_parked:errancy play:errancy")
    assert (table.turn(), table.discard(2), table.parked()) == (1, "errancy", ["errancy 1 1 deck"])  # the turn was already prevented


@rule("cal.react.14")
def test_partly_impossible_effects_do_what_is_possible() -> None:
    table = Table(seats=3, board=["n3-1 footprint", "n3-2 footprint", "s1-1 wing"], hands=["ruins", "ruins", ""], at="acquire")
    table.do("play:ruins cell:n3-1 cell:n3-2 play:ruins cell:n3-1 stop")
    assert (table.cell("n3-1"), table.cell("n3-2"), table.discard(0)) == ("", "", "ruins")
    assert [event["seat"] for event in table.told("destroyed")] == [1, 0]


@rule("cal.react.15")
def test_a_returned_card_may_be_played_again_in_the_next_phase() -> None:
    table = Table(seats=3, board=FEET, ready=["", "footprint wing", ""], hands=["nightmare", "entropy", ""], at="acquire").do("play:nightmare symbol:footprint")
    table.do("play:entropy ~traveller:1 insert:footprint cell:n5-1 done")
    assert table.hand(0) == "nightmare"
    assert "play:nightmare" not in table.options()
    table.do("skip")
    assert "play:nightmare" in table.options()


@rule("cal.react.15")
def test_an_answer_to_a_menu_card_that_returned_may_answer_the_next_card_of_the_same_phase() -> None:
    table = Table(seats=3, board=FEET, ready=["", "", "footprint wing"], hands=["ruins ruins", "nightmare", "entropy"], at="acquire")
    table.do("play:ruins cell:n3-1 stop play:nightmare symbol:footprint play:entropy ~traveller:2 pass")
    table.do("insert:footprint cell:s5-1 done")
    assert (table.hand(1), table.point()) == ("nightmare", "D_ACQ_MENU")
    table.do("play:ruins cell:n3-2 stop")
    assert (table.asked(), table.options()) == (1, ["pass", "play:nightmare"])


@rule("cal.react.25", "cal.card.16.8")
def test_using_now_or_parking_is_a_decision_of_its_own() -> None:
    table = Table(seats=3, hands=["errancy", "", "dominion"], active=1, at="start").do("play:errancy play:dominion")
    assert (table.asked(), table.point(), table.options()) == (2, "D_PARK", ["use", "park"])
    assert [table.view(seat)["point"] for seat in (0, 1, None)] == ["D_REACT"] * 3  # others see only the window
    revived = Table(seats=3, hands=["", "", "qhoz"], discards=["errancy", "winds", ""], active=1, at="start").do("play:qhoz")
    assert (revived.point(), revived.options()) == ("D_TARGET", ["traveller:0", "traveller:1"])
    revived.do("traveller:0")
    assert (revived.point(), revived.options()) == ("D_PARK", ["use", "park"])


@rule("cal.ins.10", "cal.card.4.3")
def test_the_log_tells_that_elmo_has_undone_a_batch() -> None:
    table = Table(ready=["mountain"], hands=["", "helm"], at="insert").do("insert:mountain cell:s1-1 play:helm")
    assert [told["seat"] for told in table.told("undone")] == [1]


@rule("cal.react.16")
def test_a_window_opened_while_a_pile_resolves_has_its_own_pile() -> None:
    table = Table(seats=3, ready=["footprint"], board=FEET, hands=["entropy", "helm", "dominion breath"], at="acquire").do("play:entropy")
    table.do("pass pass cell:s5-1")
    assert (table.window(), table.asked(), table.options()) == ("insertion", 1, ["pass", "play:helm"])  # Entropia itself is out of reach: Elmo prevents
    table.do("pass")
    assert table.point() == "D_ACQ_MENU"  # P2's Domínio and Sopro could not reach it


@rule("cal.react.17", "cal.react.18")
def test_insertions_can_be_prevented_until_their_window_closes_and_not_later() -> None:
    table = Table(ready=["footprint"], hands=["", "delirium"], at="insert").do("insert:footprint cell:s1-1")
    assert table.view(1)["point"] == "D_REACT"
    assert [item["face"] for item in table.zone(1, "board")["items"] if item["id"] == "cell:s1-1"] == ["footprint"]
    table.do("pass")
    table.until("D_MEM_MENU", 0)
    assert (table.cell("s1-1"), table.hand(1)) == ("footprint", "delirium")


@rule("cal.react.19")
def test_a_card_leaves_the_hand_when_it_is_put_on_the_pile() -> None:
    table = Table(board=FEET, hands=["ruins well", "helm"], at="acquire").do("play:ruins cell:n3-1")
    assert table.zone(1, "hand:0")["count"] == 2  # not yet: it is still being declared
    table.do("stop")
    assert table.zone(1, "hand:0")["count"] == 1


@rule("cal.react.20")
def test_this_turn_effects_end_with_the_current_turn() -> None:
    table = Table(hands=["well", "oracle"], at="remember").do("do_phase play:oracle none")
    assert table.turn() == 1
    assert table.s.silenced == 0


@rule("cal.react.41")
def test_a_card_is_offered_only_if_all_declarations_can_be_made() -> None:
    table = Table(hands=["ruins well"], at="acquire")
    assert table.why("play:ruins") == ("cal.react.41", "ruins_of_domodora would have no effect now")
    assert "play:ruins" not in table.options()


@rule("cal.react.42")
def test_a_traveller_plays_only_cards_of_the_own_hand_and_cards_parked_for_them() -> None:
    table = Table(hands=["temple", "well"], parked=["monument 1 0 reserve 0"], board=["s3-1 footprint"], at="move").do("cell:s3-1")
    assert (table.asked(), table.options()) == (1, ["pass", "play:well", "play_parked:monument"])
    assert table.why("play:ruins") == ("cal.react.42", "you hold no such card, and none is parked for you")
    table.do("play_parked:monument")
    assert (table.token(0), table.discard(0), table.discard(1)) == ("start", "monument", "")


@rule("cal.react.43")
def test_a_card_used_by_several_entries_moves_when_the_last_of_them_has_resolved() -> None:
    table = Table(seats=3, board=[*FEET, "n1-1 wing"], hands=["ruins", "dominion", "dominion"], at="acquire").do("play:ruins cell:n3-1 stop")
    table.do("play:dominion cell:n3-2 stop play:dominion cell:s3-1 stop")
    assert [event["memory"] for event in table.told("put_away")] == [2, 2, 8]  # both Domínios first, then Ruínas
    assert (table.discard(0), table.discard(1), table.discard(2)) == ("", "dominion", "dominion ruins")


@rule("cal.react.44")
def test_several_cards_may_be_parked_on_one_deck() -> None:
    table = Table(hands=["well"], parked=["winds 0 0 deck 0", "monument 0 0 deck 0"], at="remember").do("do_phase stop")
    assert table.options() == ["none", "card:well", "unpark:winds", "unpark:monument"]
    table.do("unpark:winds")
    assert table.turn() == 1  # one card still blocks the draw
    assert (table.parked(), table.discard(0)) == (["monument 0 0 deck"], "winds")


@rule("cal.react.46", "cal.react.47")
def test_a_standing_pass_and_early_answers_are_ordinary_passes_to_the_engine() -> None:
    """What the table answers for a traveller is the same action as a pass by hand: nothing in the state tells them apart."""
    one = Table(seats=4, board=["n3-1 footprint", "s1-1 wing"], hands=["", "ruins", "", "errancy"], at="start")
    before = one.s.pack()
    one.do("pass pass")
    two = Table(seats=4, board=["n3-1 footprint", "s1-1 wing"], hands=["", "ruins", "", "errancy"], at="start")
    assert two.s.pack() == before
    assert asked_openly(two.s) == [1, 3]  # both may be asked at the same moment
    answers = {1: "pass", 3: "pass"}
    while two.point() == "D_REACT":
        two.do(answers[two.asked()])
    assert one.s.pack() == two.s.pack()
    assert "pass" not in {event.kind.name for event in one.events}
    play = Table(seats=4, board=["n3-1 footprint", "s1-1 wing"], hands=["", "ruins", "", "errancy"], at="start").do("play:ruins cell:n3-1 stop")
    assert (play.pile(), play.asked()) == ("ruins", 3)  # the later answer is void: P3 is asked again, now about the card


@rule("cal.react.48")
def test_a_window_closes_at_once_when_its_action_has_vanished() -> None:
    table = Table(seats=4, hands=["", "errancy", "errancy", ""], at="start").do("play:errancy")
    assert table.turn() == 0
    assert table.asked() == 2  # may answer the card …
    table.do("pass")
    assert table.turn() == 1  # … but after it resolved the window is closed


@rule("cal.react.49")
def test_card_and_declarations_become_visible_together() -> None:
    table = Table(board=FEET, hands=["ruins", "helm"], at="acquire").do("play:ruins cell:n3-1")
    assert (table.view(1)["point"], table.view(1)["waiting"], table.faces(1, "pile")) == ("D_ACQ_MENU", [0], [])
    assert table.view(0)["point"] == "D_TARGET"
    assert table.events == []
    table.do("stop")
    assert [event.kind.name for event in table.events][:3] == ["played", "named_cell", "named_way"]


# Copied, revived, taken


@rule("cal.react.21", "cal.react.23")
def test_sc_45_copies_resolve_before_the_original_and_the_card_ends_with_the_last_copier() -> None:
    table = Table(seats=3, hands=["mirage", "dominion", "dominion"], at="acquire").do(
        "play:mirage traveller:0 play:dominion traveller:1 play:dominion traveller:2"
    )
    order = []
    while table.point() == "D_DRAW":
        order.append(table.asked())
        table.do("stop")
    assert order == [2, 1, 0]
    assert (table.discard(0), table.discard(1), table.discard(2)) == ("", "dominion", "dominion mirage")


@rule("cal.react.22")
def test_copying_does_not_stop_the_original_but_taking_does() -> None:
    copied = Table(board=FEET, hands=["ruins", "dominion"], at="acquire").do("play:ruins cell:n3-1 stop play:dominion cell:s3-1 stop")
    assert (copied.cell("n3-1"), copied.cell("s3-1")) == ("", "")
    taken = Table(board=FEET, hands=["ruins", "echoes"], at="acquire").do("play:ruins cell:n3-1 stop play:echoes use cell:s3-1 stop")
    assert (taken.cell("n3-1"), taken.cell("s3-1")) == ("footprint", "")


@rule("cal.react.24", "cal.react.25", "cal.react.26", "cal.react.27", "cal.card.22.6")
def test_sc_43_a_copied_queda_waits_on_the_copiers_deck() -> None:
    table = Table(hands=["winds", "dominion"], at="end").do("play:winds traveller:0 play:dominion")
    assert table.parked() == ["winds 1 1 deck"]
    assert (table.turn(), table.told("extra_turn_began")[0]["seat"]) == (0, 0)
    table.until("D_MEM_MENU", 1).do("do_phase")
    assert table.options() == ["none", "unpark:winds"]  # no draw afterwards either
    table.do("none")
    assert (table.window(), table.asked()) == ("end", 1)
    table.do("play_parked:winds traveller:1")
    assert (table.discard(1), table.turn(), table.parked()) == ("dominion winds", 1, [])


@rule("cal.react.25")
def test_a_copier_chooses_between_using_now_and_parking() -> None:
    table = Table(seats=3, hands=["", "errancy", "dominion"], at="start").do("play:errancy play:dominion")
    assert table.options() == ["use", "park"]
    used = table.do("use")
    assert (used.turn(), used.discard(2)) == (1, "dominion errancy")


@rule("cal.react.27", "cal.card.5.4")
def test_a_parked_card_on_the_deck_forbids_drawing_even_by_mirage() -> None:
    table = Table(hands=["mirage well"], parked=["winds 0 0 deck 0"], unseen=[35, 34], at="acquire").do("play:mirage")
    assert (table.point(), table.asked()) == ("D_DRAW", 1)  # only the other traveller could be named
    blocked = Table(hands=["well"], parked=["monument 0 0 deck 0"], at="remember").do("do_phase stop none")
    assert blocked.turn() == 1


@rule("cal.react.28")
def test_a_parked_card_may_be_the_one_discard_of_phase_4() -> None:
    table = Table(hands=["well"], parked=["winds 0 0 deck 0"], at="remember").do("do_phase stop unpark:winds")
    assert (table.discard(0), table.parked()) == ("winds", [])
    assert table.options() == ["stop", "draw"]  # it was the discard, and now drawing is free again


@rule("cal.react.29", "cal.card.1.3")
def test_sc_42_a_taken_errancy_lies_on_the_reserve_of_its_player_and_expires() -> None:
    table = Table(hands=["errancy well", "echoes"], active=1, at="start")
    table.do("play:errancy play:echoes")
    assert (table.parked(), table.turn(), table.point()) == (["errancy 1 0 reserve"], 1, "D_ACQ_MENU")
    table.until("D_REACT", 1)
    assert (table.turn(), table.window(), table.options()) == (0, "start", ["pass", "play_parked:errancy"])
    unused = table.s.copy()
    table.do("play_parked:errancy")
    assert (table.turn(), table.discard(0)) == (1, "errancy")
    again = Table(hands=["well"], parked=["errancy 1 0 reserve 1"], at="remember")
    again.do("do_phase")
    assert again.point() == "D_DISCARD"  # P0 cannot reserve
    again.do("none stop")
    assert (again.discard(0), again.parked()) == ("errancy", [])
    assert unused.agenda


@rule("cal.react.29")
def test_a_taken_card_blocks_taking_the_reserve_into_the_hand() -> None:
    table = Table(board=["s3-4 footprint", "s3-5 footprint"], tokens=["s3-4"], reserves=["temple"], parked=["errancy 1 0 reserve 0"], at="move").do("cell:s3-5")
    assert (table.hand(0), table.reserve(0)) == ("", "temple")


@rule("cal.react.30")
def test_attacks_on_turns_hands_and_reserves_and_by_symbols_inserted_elsewhere() -> None:
    shadow = Table(hands=["shadow", "echoes well"], at="acquire").do("play:shadow")
    assert "play:echoes" in shadow.options()
    own = Table(ready=["mountain"], hands=["entropy", "echoes"], at="acquire").do("play:entropy cell:s1-1")
    assert own.point() == "D_ACQ_MENU"  # in the user's own Initial Zone: no attack, nobody asked
    theirs = Table(ready=["mountain"], hands=["entropy", "echoes"], at="acquire").do("play:entropy cell:n1-1")
    assert theirs.options() == ["pass", "play:echoes"]
    final = Table(seats=3, ready=["mountain"], hands=["entropy", "echoes", "echoes"], at="acquire").do("play:entropy cell:c3-8")
    assert final.asked() == 1
    assert final.do("pass").asked() == 2  # in the Final Zone an attack on all others
    harmless = Table(ready=["footprint"], hands=["entropy", "echoes"], at="acquire").do("play:entropy cell:n1-1")
    assert harmless.point() == "D_ACQ_MENU"


@rule("cal.react.31", "cal.card.9.5")
def test_destroying_symbols_attacks_the_owner_of_the_initial_zone_or_all_in_the_final_zone() -> None:
    table = Table(seats=3, board=["n3-1 footprint", "c3-8 wing north", "s1-1 wing"], hands=["ruins", "echoes", "echoes"], at="acquire")
    table.do("play:ruins cell:n3-1 stop")
    assert table.asked() == 2  # P2 sits north; P1 is not attacked
    final = Table(seats=3, board=["n3-1 footprint", "c3-8 wing north"], hands=["ruins", "echoes", "echoes"], at="acquire").do("play:ruins cell:c3-8 stop")
    assert final.asked() == 1


@rule("cal.react.32")
def test_only_the_attacked_can_take_and_only_attacks() -> None:
    table = Table(seats=3, hands=["shadow", "well", "echoes"], at="acquire").do("play:shadow traveller:1")
    assert table.asked() == 1
    assert "play:echoes" not in table.do("pass").options()
    mirage = Table(hands=["mirage", "echoes"], at="acquire").do("play:mirage traveller:0")
    assert mirage.point() == "D_DRAW"


@rule("cal.react.33", "cal.card.4.4", "cal.card.3.5")
def test_sc_52_elmo_is_neither_taken_copied_nor_cancelled_by_sopro() -> None:
    table = Table(hands=["shadow echoes dominion breath helm", "helm well"], at="acquire").do("play:shadow play:helm")
    assert (table.asked(), table.options()) == (0, ["pass", "play:helm"])
    dominion = Table(seats=3, hands=["ruins", "dominion", "echoes dominion"], board=FEET, at="acquire").do(
        "play:ruins cell:n3-1 stop play:dominion cell:n3-2 stop"
    )
    assert dominion.options() == ["pass", "play:dominion"]  # not taken, but its effect may be copied
    dimensions = Table(board=["n3-1 footprint"], hands=["dimensions", "helm breath dominion"], at="acquire").do("play:dimensions")
    assert dimensions.point() != "D_REACT"  # P1 could only copy it, but has nowhere to go
    sealed = Table(ready=["mountain"], hands=["echoes", "sealed"], at="insert").do("insert:mountain cell:n1-1 play:sealed")
    assert sealed.point() != "D_REACT"  # Campos cannot be taken


@rule("cal.react.34", "cal.card.22.2")
def test_sc_53_beneficial_cards_may_be_used_for_others_who_may_decline() -> None:
    table = Table(seats=3, hands=["winds"], at="end").do("play:winds traveller:2")
    assert (table.point(), table.asked(), table.options()) == ("D_ACCEPT", 2, ["use", "no_use"])
    table.do("use")
    assert table.told("extra_turn_began")[0]["seat"] == 2
    assert table.turn() == 2
    declined = Table(seats=3, hands=["winds"], at="end").do("play:winds traveller:2 no_use")
    assert (declined.turn(), declined.discard(0)) == (1, "winds")
    own = Table(seats=3, hands=["winds"], at="end").do("play:winds traveller:0")
    assert own.turn() == 0  # the user may not decline


@rule("cal.react.35", "cal.react.36", "cal.card.26.7")
def test_sc_54_a_revealed_card_may_be_picked_on_purpose_and_stays_revealed() -> None:
    table = Table(seats=3, hands=["gavonian well", "", ""], reserves=["", "temple! winds ruins", ""], at="acquire")
    table.do("play:gavonian")  # one victim, one mode, one own card: all forced
    assert table.options() == ["random_hidden", "card:temple"]
    table.do("card:temple")
    assert table.options("blind") == ["ruins", "winds"]
    table.do("blind:winds")
    assert table.hand(0) == "winds temple"
    assert table.faces(2, "hand:0") == ["temple", None]  # r1 stays revealed for all
    assert table.faces(1, "hand:0") == ["winds", "temple"]  # the victim knows which left
    assert table.faces(0, "reserve:1") == ["well", None]  # and I know what I gave
    assert table.faces(2, "reserve:1") == [None, None]


@rule("cal.react.36")
def test_a_revealed_card_keeps_its_mark_in_a_deck() -> None:
    table = Table(board=["s3-4 footprint", "s3-5 footprint"], tokens=["s3-4"], hands=["temple! well"], at="move").do("cell:s3-5 card:well")
    assert table.faces(1, "deck:0") == ["temple", None]


@rule("cal.react.50", "cal.card.3.6")
def test_dominion_qhoz_and_ecos_may_always_be_cancelled_whatever_they_use() -> None:
    table = Table(seats=3, board=["n3-1 footprint", "n3-2 footprint", "s1-1 footprint"], hands=["dimensions", "dominion", "breath"], at="acquire")
    table.do("play:dimensions ~traveller:2 cell:n3-1")
    assert table.asked() == 1
    table.do("play:dominion ~traveller:2 ~cell:n3-2")
    assert "play:breath" in table.options()
    table.do("play:breath traveller:0 ~depot")
    assert (table.token(1), table.token(0), table.discard(1)) == ("start", "n3-1", "dominion")


@rule("cal.react.29")
def test_a_card_taken_in_the_own_turn_stays_until_the_end_of_the_next_one() -> None:
    table = Table(parked=["errancy 1 0 reserve 0"], at="remember").do("skip")
    assert (table.turn(), table.parked()) == (1, ["errancy 1 0 reserve"])
    table.until("D_MEM_MENU", 0)
    assert table.parked() == ["errancy 1 0 reserve"]
    table.do("skip")
    assert (table.discard(0), table.parked()) == ("errancy", [])

"""The cards that answer or prevent: Ecos, Erronia, Domínio, Elmo, Sopro, Campos, Oráculo, Delírio, Q'hoz, Guardiã, Queda, Monumento."""

from __future__ import annotations

import pytest

from games.calamandara.table import Table
from scenario import rule

FEET = ["n3-1 footprint", "n3-2 footprint", "s3-1 footprint", "s3-2 footprint"]


def attacked(words: str, **position: object) -> bool:
    """Is traveller 1, who holds Ecos, offered to take the card that was just played?"""
    table = Table(**position).do(words)
    return table.point() == "D_REACT" and table.asked() == 1 and "play:echoes" in table.options()


# 1 Ecos Dissonantes


@rule("cal.card.1.1", "cal.card.1.2", "cal.card.1.9")
def test_ecos_takes_the_attack_beneath_with_new_declarations_against_anybody() -> None:
    table = Table(seats=3, hands=["shadow temple", "echoes well", "nomad"], at="acquire").do("play:shadow traveller:1 play:echoes use")
    assert table.options("traveller") == ["0", "2"]
    table.do("traveller:2").until("D_ACQ_MENU", 0)
    assert (table.hand(1), table.hand(2), table.discard(2), table.hand(0)) == ("well", "", "nomad", "temple")
    assert (table.discard(0), table.discard(1)) == ("", "echoes shadow")
    unasked = Table(hands=["mirage", "echoes"], at="start")
    assert unasked.point() == "D_ACQ_MENU"  # nothing to take


@rule("cal.card.1.4", "cal.card.13.4")
def test_taken_poco_and_pinturas_rotate_the_other_way() -> None:
    table = Table(seats=3, hands=["well temple", "echoes nomad", "ruins"], at="acquire").do("play:well play:echoes use")
    assert (table.hand(0), table.hand(1), table.hand(2)) == ("nomad", "ruins", "temple")
    paintings = Table(seats=3, symbol_decks=["01", "02", "03"], hands=["paintings", "echoes", ""], at="acquire").do("play:paintings tops play:echoes use tops")
    assert [paintings.top(seat) for seat in range(3)] == ["02", "03", "01"]


@rule("cal.card.1.5")
def test_ecos_cannot_take_what_is_never_takeable() -> None:
    sealed = Table(ready=["mountain"], hands=["echoes", "sealed"], at="insert").do("insert:mountain cell:n1-1 play:sealed")
    assert sealed.hand(0) == "echoes"
    assert sealed.point() != "D_REACT"


@rule("cal.card.1.6", "cal.react.7", "cal.react.9")
def test_sc_41_a_cancelled_ecos_lets_the_card_go_on() -> None:
    board = [*FEET, "n1-1 footprint", "n1-2 footprint"]
    table = Table(board=board, depots=[{"footprint": 7}, {"footprint": 5}], hands=["ruins breath", "echoes"], at="acquire")
    table.do("play:ruins cell:n3-1 cell:n3-2 play:echoes use cell:s3-1 cell:s3-2 play:breath")
    table.do("~traveller:1 ~depot")
    assert (table.discard(1), table.depot(0, "footprint"), table.depot(1, "footprint")) == ("echoes", 8, 6)
    assert [table.cell(name) for name in ("s3-1", "s3-2", "n3-1", "n3-2")] == ["footprint", "footprint", "", ""]


@rule("cal.card.1.6")
def test_an_attacked_traveller_may_retake_what_was_taken() -> None:
    table = Table(seats=3, hands=["shadow temple", "echoes", "echoes nomad"], at="acquire").do(
        "play:shadow traveller:1 ~hand play:echoes use traveller:2 ~hand"
    )
    assert (table.asked(), "play:echoes" in table.options()) == (2, True)
    table.do("play:echoes use").first()
    assert (table.hand(0), table.hand(2)) == ("", "nomad")  # only P0 had a card left; P0's own shadow did nothing
    assert (table.discard(0), table.discard(1), table.discard(2)) == ("temple", "echoes", "echoes shadow")


@rule("cal.card.1.7", "cal.card.28.5", "cal.card.19.5")
def test_in_w_ins_ecos_takes_the_card_whose_batch_attacks() -> None:
    table = Table(ready=["mountain", "fire wing"], board=["s1-1 cave"], hands=["entropy", "echoes"], at="acquire").do("play:entropy traveller:0 cell:n1-1")
    assert (table.window(), table.options()) == ("insertion", ["pass", "play:echoes"])
    table.do("play:echoes use")
    assert (table.cell("n1-1"), table.ready(0), table.point(), table.asked()) == ("", "mountain", "D_INS_MENU", 1)
    table.do("insert:wing cell:n2-1 done")
    assert (table.cell("n2-1"), table.discard(0), table.discard(1)) == ("wing", "", "echoes entropy")
    theory = Table(board=["s1-1 mountain"], hands=["theory", "echoes"], depots=[{"mountain": 4}], at="acquire").do("play:theory traveller:0 cell:n1-1")
    theory.do("play:echoes no_use")
    assert (theory.cell("n1-1"), theory.depot(0, "mountain"), theory.ready(0), theory.discard(1)) == ("", 4, "", "echoes theory")


@rule("cal.card.1.7", "cal.card.20.9")
def test_in_w_ins_a_taken_mentes_is_parked() -> None:
    table = Table(symbol_decks=["16 02"], hands=["echoes", "minds"], at="acquire").do("acquire symbol:fire play:minds cell:s1-1")
    assert (table.window(), table.asked()) == ("insertion", 0)
    table.do("play:echoes")
    assert (table.cell("s1-1"), table.parked(), table.discard(0)) == ("", ["minds 0 1 reserve"], "echoes")
    both = Table(symbol_decks=["04 05"], hands=["echoes", "minds"], at="acquire").do("acquire symbol:mountain play:minds symbol:mountain cell:s1-1")
    assert (both.ready(1), both.depot(1, "footprint"), both.depot(1, "mountain")) == ("footprint", 8, 4)
    both.do("play:echoes")  # what came from the depot for the taken card goes back there, the symbol in the reserve as well
    assert (both.ready(1), both.depot(1, "footprint"), both.depot(1, "mountain")) == ("", 9, 5)


@rule("cal.card.1.8", "cal.card.16.9")
def test_of_a_reviving_qhoz_ecos_takes_the_revived_card() -> None:
    table = Table(seats=3, hands=["qhoz", "echoes well", "nomad"], discards=["", "", "shadow"], at="acquire")
    table.do("play:qhoz traveller:1")
    assert table.asked() == 1
    table.do("play:echoes use ~traveller:2 ~hand").until("D_ACQ_MENU", 0)
    assert (table.hand(1), table.hand(2), table.discard(0)) == ("well", "", "qhoz")
    assert (table.discard(1), table.discard(2)) == ("echoes shadow", "nomad")


@rule("cal.card.1.10")
def test_ecos_attacks_whom_the_card_it_uses_attacks() -> None:
    table = Table(seats=3, hands=["shadow temple", "echoes", "echoes nomad"], at="acquire").do(
        "play:shadow traveller:1 ~hand play:echoes use traveller:0 ~hand"
    )
    assert (table.asked(), table.options()) == (2, ["pass", "play:nomad"])
    other = Table(seats=3, hands=["shadow temple", "echoes", "echoes nomad"], at="acquire").do(
        "play:shadow traveller:1 ~hand play:echoes use traveller:2 ~hand"
    )
    assert (other.asked(), "play:echoes" in other.options()) == (2, True)


@rule("cal.card.1.11")
def test_an_ecos_on_a_bound_card_may_be_cancelled_but_neither_copied_nor_retaken() -> None:
    table = Table(seats=3, hands=["echoes", "errancy", "dominion helm echoes"], at="start").do("play:errancy")
    assert table.asked() == 2
    table.do("pass play:echoes")
    assert (table.asked(), table.options()) == (2, ["pass", "play:helm"])


@rule("cal.card.1.12")
def test_sc_58_ecos_without_use_only_takes_the_card_away() -> None:
    table = Table(ready=["", "wing wing cave cave"], hands=["nightmare", "echoes"], at="acquire").do("play:nightmare symbol:wing play:echoes")
    assert (table.ready(0), table.ready(1)) == ("", "cave cave wing wing")  # only no_use was possible, so it was forced
    assert (table.discard(0), table.discard(1)) == ("", "echoes nightmare")
    copied = Table(seats=3, ready=["", "wing wing cave cave"], hands=["nightmare", "echoes", "dominion echoes helm"], at="acquire")
    copied.do("play:nightmare symbol:wing play:echoes")
    assert (copied.asked(), copied.options()) == (2, ["pass", "play:helm"])


# 2 Erronia do Silêncio


@rule("cal.card.2.1", "cal.card.2.2", "cal.card.2.3", "cal.card.2.4")
def test_errancy_skips_the_whole_turn_before_its_first_phase() -> None:
    table = Table(seats=3, hands=["winds", "errancy", ""], at="start").do("play:errancy")
    assert table.told("turn_prevented")[0]["seat"] == 0
    assert (table.turn(), table.hand(0)) == (1, "winds")  # no W_END: Queda was not even offered
    later = Table(hands=["", "errancy"], board=["s3-1 footprint"], at="move").do("cell:s3-1")
    assert later.point() != "D_REACT"  # only before the first phase
    parked = Table(hands=["", "errancy"], parked=["monument 1 0 reserve 0"], at="turn").do("play:errancy")
    assert (parked.discard(0), parked.parked()) == ("monument", [])


@rule("cal.card.2.5")
def test_errancy_attacks_the_traveller_whose_turn_starts() -> None:
    table = Table(seats=3, hands=["echoes", "errancy", "echoes"], at="start").do("play:errancy")
    assert (table.asked(), table.options()) == (0, ["pass", "play:echoes"])


# 3 Domínio de Ircai


@rule("cal.card.3.1", "cal.card.3.2", "cal.card.3.3", "cal.card.3.8")
def test_dominion_copies_anothers_card_with_own_declarations_before_the_original() -> None:
    table = Table(board=[*FEET, "n1-1 wing"], hands=["ruins dominion", "dominion"], at="acquire").do("play:ruins cell:n3-1 stop")
    table.do("play:dominion cell:s3-1 cell:s3-2")
    assert (table.asked(), table.options()) == (0, ["pass", "play:dominion"])  # the copy of my card is another's card
    table.do("pass")
    assert [event["seat"] for event in table.told("destroyed")] == [1, 1, 0]
    assert (table.discard(0), table.discard(1)) == ("", "dominion ruins")


@rule("cal.card.3.2")
def test_a_dominion_on_a_dominion_uses_the_same_card() -> None:
    table = Table(seats=3, ready=["cave", "", "wing"], hands=["nightmare", "dominion", "dominion"], at="acquire").do("play:nightmare ~take")
    table.do("play:dominion traveller:2")
    assert (table.pile(), table.asked(), table.options()) == ("nightmare dominion", 2, ["pass", "play:dominion"])
    table.do("play:dominion ~traveller:0 ~take")
    assert [event["seat"] for event in table.told("symbol_taken")][:2] == [2, 1]
    assert (table.discard(1), table.discard(2)) == ("dominion", "dominion nightmare")


@rule("cal.card.3.4")
def test_a_dominion_declared_to_park_may_be_cancelled_but_not_copied() -> None:
    table = Table(seats=3, hands=["winds", "dominion", "dominion helm"], at="end").do("play:winds traveller:0 play:dominion")
    assert (table.asked(), table.options()) == (2, ["pass", "play:helm"])  # Queda below stays out of reach


@rule("cal.card.3.7")
def test_dominion_copies_neither_the_own_card_nor_one_in_a_discard() -> None:
    own = Table(seats=3, board=FEET, hands=["ruins dominion", "", "helm"], discards=["", "well", ""], at="acquire").do("play:ruins cell:n3-1 stop")
    assert own.asked() == 2
    own.do("pass")
    assert own.why("play:dominion") == ("cal.react.1", "ircai_dominion is bound to a moment that is not now")


# 4 Elmo da Solitude


@rule("cal.card.4.1", "cal.card.4.2")
def test_helm_cancels_any_card_but_dimensions_even_another_helm() -> None:
    table = Table(board=FEET, hands=["ruins helm", "helm"], at="acquire").do("play:ruins cell:n3-1 stop play:helm play:helm")
    assert (table.cell("n3-1"), table.discard(0), table.discard(1)) == ("", "helm ruins", "helm")
    dimensions = Table(board=["n3-1 footprint"], hands=["dimensions", "helm"], at="acquire").do("play:dimensions")
    assert dimensions.token(0) == "n3-1"


@rule("cal.card.4.3", "cal.card.4.1", "cal.card.4.5")
def test_helm_prevents_a_whole_batch_and_the_action_ends() -> None:
    table = Table(ready=["footprint wing"], board=["s5-5 cave north"], hands=["echoes", "helm"], at="insert")
    table.do("insert:footprint cell:s1-1 insert:wing cell:s2-1 ~done play:helm")
    assert (table.cell("s1-1"), table.cell("s2-1"), table.ready(0)) == ("", "", "footprint wing")
    assert table.told("played")[0]["seat"] == 1
    assert table.point() != "D_INS_MENU"
    assert table.hand(0) == "echoes"  # an attack on the inserter, but not takeable


@rule("cal.card.4.1")
def test_helm_asks_for_the_mode_only_if_both_are_possible() -> None:
    table = Table(seats=3, ready=["mountain"], hands=["", "delirium", "helm"], at="insert").do("insert:mountain cell:s1-1 play:delirium play:helm")
    assert table.options() == ["cancel", "prevent"]
    table.do("cancel")
    assert (table.cell("s1-1"), table.discard(1)) == ("mountain", "delirium")


# 7 Sopro dos Seres


@rule("cal.card.7.1", "cal.card.7.2", "cal.card.7.4")
def test_breath_cancels_and_gives_a_footprint_to_anothers_depot() -> None:
    table = Table(seats=3, board=FEET, ready=["", "footprint", ""], hands=["ruins", "breath", ""], at="acquire").do("play:ruins cell:s3-1 stop play:breath")
    assert table.options("traveller") == ["0", "2"]
    table.do("traveller:2")
    assert table.options() == ["reserve", "depot"]
    before = table.depot(2, "footprint")
    table.do("reserve")
    assert (table.cell("s3-1"), table.ready(1), table.depot(2, "footprint")) == ("footprint", "", before + 1)


@rule("cal.card.7.3")
def test_breath_needs_a_footprint_to_give() -> None:
    spread = [f"n{column}-{row} footprint" for column in range(1, 6) for row in (1, 2)]
    table = Table(board=spread, depots=[{}, {"footprint": 0}], hands=["ruins", "breath"], at="acquire").do("play:ruins cell:n3-1 stop")
    assert table.point() != "D_REACT"
    # What a tentative acquisition has brought cannot be given away.
    tentative = Table(board=spread[:8], depots=[{"footprint": 1}, {}], symbol_decks=["02 05"], hands=["breath", "guardian"], at="acquire")
    tentative.do("acquire symbol:fire play:guardian")
    assert tentative.point() != "D_REACT"
    assert tentative.depot(0, "footprint") == 1


@rule("cal.card.7.5", "cal.card.7.7")
def test_breath_may_cancel_another_breath_which_then_gives_nothing() -> None:
    table = Table(board=FEET, hands=["ruins breath", "breath"], depots=[{"footprint": 7}, {}], at="acquire").do(
        "play:ruins cell:n3-1 stop play:breath ~traveller:0 ~depot"
    )
    other = table.depot(1, "footprint")
    table.do("play:breath ~traveller:1 ~depot")
    assert (table.depot(0, "footprint"), table.depot(1, "footprint")) == (7 - 1 + 1, other + 1)  # 1 given, 1 from Ruínas
    assert table.discard(1) == "breath"


@rule("cal.card.7.6")
def test_a_copy_of_breath_cancels_the_copied_breath_itself() -> None:
    table = Table(board=FEET, hands=["ruins dominion", "breath"], depots=[{"footprint": 7}, {}], at="acquire").do(
        "play:ruins cell:n3-1 stop play:breath ~traveller:0 ~depot"
    )
    other = table.depot(1, "footprint")
    table.do("play:dominion use ~traveller:1 ~depot")
    assert table.cell("n3-1") == ""  # Ruínas goes on
    assert (table.depot(0, "footprint"), table.depot(1, "footprint")) == (7, other + 1)
    assert (table.discard(0), table.discard(1)) == ("breath dominion ruins", "")


# 12 Campos Selados, 14 Oráculo, 15 Delírio, 18 Guardiã, 27 Monumento


@rule("cal.card.12.1", "cal.card.12.2", "cal.card.12.7")
def test_sealed_fields_needs_an_attack_symbol_in_the_batch() -> None:
    table = Table(ready=["footprint"], hands=["", "sealed"], at="insert").do("insert:footprint cell:s1-1")
    assert table.point() != "D_REACT"
    table = Table(ready=["mountain"], hands=["", "sealed"], at="insert").do("insert:mountain cell:s1-1")
    assert (table.window(), table.options()) == ("insertion", ["pass", "play:sealed"])
    table.do("play:sealed")
    assert table.told("sealed")[0]["seat"] == 0


@rule("cal.card.12.6")
def test_sealed_fields_may_be_copied_and_parked() -> None:
    table = Table(seats=3, ready=["mountain"], hands=["", "sealed", "dominion"], at="insert").do("insert:mountain cell:s1-1 play:sealed play:dominion")
    assert table.options() == ["use", "park"]
    table.do("park")
    assert table.parked() == ["sealed 2 2 deck"]


@rule("cal.card.12.3", "cal.card.12.5")
def test_insertions_that_are_illegal_without_the_attack_symbols_return_too() -> None:
    table = Table(board=["s3-2 mountain"], ready=["fire footprint"], hands=["", "sealed"], at="insert").do(
        "insert:fire ~cell:s3-2 remove insert:footprint cell:s3-2 ~done"
    )
    table.do("play:sealed")
    assert (table.cell("s3-2"), table.ready(0)) == ("mountain", "footprint fire")


@rule("cal.card.12.3")
def test_what_sealed_fields_leaves_of_a_batch_is_not_told_twice() -> None:
    board = ["s3-2 waterfall 0 due", "s1-1 wing"]
    table = Table(board=board, ready=["mountain footprint"], hands=["", "sealed"], at="insert")
    table.do("transform:s3-2 symbol:footprint insert:mountain cell:s5-1 done play:sealed")
    assert (table.cell("s3-2"), table.cell("s5-1"), table.ready(0)) == ("footprint", "", "footprint mountain")
    assert (len(table.told("transformed")), len(table.told("inserted")), table.told("undone")) == (1, 1, [])
    alone = Table(ready=["mountain footprint"], hands=["", "sealed"], at="insert").do("insert:mountain cell:s5-1 done play:sealed")
    assert [told["seat"] for told in alone.told("undone")] == [1]  # nothing is left


@rule("cal.card.14.5", "cal.card.15.3", "cal.card.18.3", "cal.card.27.5")
@pytest.mark.parametrize(
    ("position", "words"),
    [
        ({"hands": ["echoes well", "oracle"], "at": "remember"}, "do_phase play:oracle"),
        ({"hands": ["echoes", "delirium"], "ready": ["footprint"], "at": "insert"}, "insert:footprint cell:s1-1 ~done play:delirium"),
        ({"hands": ["echoes", "guardian"], "symbol_decks": ["02 05"], "at": "acquire"}, "acquire symbol:fire play:guardian"),
        ({"hands": ["echoes", "monument"], "board": ["s3-1 footprint"], "at": "move"}, "cell:s3-1 play:monument"),
    ],
)
def test_preventing_cards_attack_the_traveller_concerned(position: dict[str, object], words: str) -> None:
    table = Table(**position).do(words)
    assert (table.asked(), table.options()) == (0, ["pass", "play:echoes"])
    table.do("play:echoes")
    assert table.parked()[0].endswith("0 1 reserve")  # taken by P0, on the reserve of P1 who had played it


@rule("cal.card.27.1", "cal.card.27.2", "cal.card.27.3", "cal.card.27.4")
def test_monument_prevents_the_declared_movement_and_phase_3_is_over() -> None:
    table = Table(board=["s3-1 footprint", "s3-2 footprint"], tokens=["s3-1"], hands=["", "monument"], at="move").do("cell:s3-2 play:monument")
    assert (table.token(0), table.point()) == ("s3-1", "D_MEM_MENU")
    assert table.told("move_prevented")[0]["seat"] == 0
    # Mirrors are no movement of this window: they still push.
    push = Table(board=["s3-3 footprint", "s3-2 footprint"], tokens=["s3-3"], ready=["", "mirror"], hands=["monument", ""], active=1, at="insert")
    assert push.do("insert:mirror cell:s3-4").token(0) == "s3-2"


# 16 Calamandara Q'hoz


@rule("cal.card.16.1", "cal.card.16.2", "cal.card.16.4", "cal.card.16.5")
def test_qhoz_revives_the_top_of_anothers_discard() -> None:
    table = Table(seats=3, board=FEET, hands=["qhoz"], discards=["ruins", "well ruins", "ruins qhoz"], at="acquire").do("play:qhoz")
    table.do("cell:n3-1 stop")  # P1 was the only choice: the own discard and a Q'hoz on top do not count
    assert (table.cell("n3-1"), table.discard(0), table.discard(1)) == ("", "ruins qhoz ruins", "well")


@rule("cal.card.16.3")
def test_the_revived_card_must_be_playable_or_parkable() -> None:
    table = Table(hands=["qhoz well"], discards=["", "ruins"], at="acquire")
    assert table.why("play:qhoz") == ("cal.react.41", "calamandara_qhoz would have no effect now")
    bound = Table(hands=["qhoz well"], discards=["", "monument"], at="acquire").do("play:qhoz")
    assert (bound.parked(), bound.discard(0), bound.discard(1)) == (["monument 0 0 deck"], "qhoz", "")


@rule("cal.card.16.6")
def test_a_cancelled_qhoz_leaves_the_card_where_it_was() -> None:
    table = Table(board=FEET, hands=["qhoz", "helm"], discards=["", "ruins"], at="acquire").do("play:qhoz cell:n3-1 stop play:helm")
    assert (table.discard(0), table.discard(1)) == ("qhoz", "ruins helm")


@rule("cal.card.16.7")
def test_qhoz_returns_if_its_card_is_no_longer_on_top() -> None:
    table = Table(board=FEET, hands=["qhoz", "ruins"], discards=["", "paintings"], at="acquire").do("play:qhoz tops play:ruins cell:s3-1 stop")
    assert (table.hand(0), table.discard(1), table.told("tops_passed")) == ("qhoz", "paintings ruins", [])


@rule("cal.card.16.8")
def test_answering_cards_may_be_revived_and_used_on_what_was_beneath_qhoz() -> None:
    helm = Table(seats=3, board=FEET, hands=["ruins", "qhoz", ""], discards=["", "", "helm"], at="acquire").do("play:ruins cell:n3-1 stop play:qhoz")
    assert helm.options() == ["use", "park"]
    helm.do("use")
    assert (helm.cell("n3-1"), helm.discard(0), helm.discard(1), helm.discard(2)) == ("footprint", "ruins", "qhoz helm", "")
    dominion = Table(seats=3, board=FEET, hands=["ruins", "qhoz", ""], discards=["", "", "dominion"], at="acquire")
    dominion.do("play:ruins cell:n3-1 stop play:qhoz use cell:s3-1 stop")
    assert (dominion.cell("n3-1"), dominion.cell("s3-1"), dominion.discard(1)) == ("", "", "qhoz dominion ruins")


@rule("cal.card.16.9")
def test_qhoz_attacks_as_the_revived_card() -> None:
    assert attacked("play:qhoz ~traveller:1 ~hand", hands=["qhoz", "echoes well"], discards=["", "shadow"], at="acquire")
    assert not attacked("play:qhoz ~traveller:0", hands=["qhoz", "echoes"], discards=["", "mirage"], at="acquire")


# 22 Queda dos Ventos


@rule("cal.card.22.1", "cal.card.22.3")
def test_sc_53_queda_gives_an_extra_turn_and_nobody_is_skipped() -> None:
    table = Table(seats=3, hands=["winds", "", "winds"], at="end").do("play:winds traveller:2 use")
    turns = [table.turn()]
    table.until("D_REACT", 2)
    assert table.window() == "end"
    table.do("play:winds traveller:2")
    turns.append(table.turn())
    table.until("D_ACQ_MENU", 1)
    turns.append(table.turn())
    assert turns == [2, 2, 1]
    assert Table(seats=3, hands=["winds", "", ""], at="acquire").options("play") == []  # only at the end of the own turn


@rule("cal.card.22.4", "cal.card.22.5")
def test_an_extra_turn_can_be_prevented_and_a_prevented_turn_not_repeated() -> None:
    table = Table(hands=["winds winds", "errancy"], at="end").do("play:winds traveller:0 pass")
    assert (table.window(), table.asked()) == ("start", 1)
    table.do("play:errancy")
    assert (table.turn(), table.hand(0)) == (1, "winds")


@rule("cal.card.22.7")
def test_extra_turns_form_a_queue_and_later_ones_go_to_the_front() -> None:
    table = Table(seats=3, hands=["winds winds"], at="end").do("play:winds traveller:1 use play:winds traveller:2 use")
    assert (table.turn(), table.s.extra) == (1, [2])
    front = Table(seats=3, hands=["", "winds", ""], active=1, at="end", details={"extra": [2]}).do("play:winds traveller:0 use")
    assert (front.turn(), front.s.extra) == (0, [2])

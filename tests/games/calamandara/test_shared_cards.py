"""One physical card that several entries of the pile use: copied, taken, revived twice, and what becomes of it when one of them fails."""

from __future__ import annotations

from games.calamandara.table import CALAMANDARA, Table
from scenario import rule

ROCKS = ["n1-1 mountain", "n2-1 mountain", "n3-1 mountain", "s1-1 mountain", "s2-1 mountain", "s3-1 mountain"]


def resolved(table: Table, words: str) -> Table:
    """All passes after these words; no Memory card is lost or made."""
    cards = CALAMANDARA.census(table.s)
    table.do(words)
    while table.point() == "D_REACT":
        table.do("pass")
    assert CALAMANDARA.census(table.s) == cards
    return table


def discards(table: Table) -> list[str]:
    return [table.discard(seat) for seat in range(table.s.seats)]


@rule("cal.react.43", "cal.comp.8", "cal.card.16.7")
def test_a_card_that_two_qhoz_revive_and_one_traveller_copies_ends_once_with_the_last_of_them() -> None:
    table = Table(board=ROCKS, hands=["qhoz qhoz", "dominion"], discards=["", "ruins"], at="acquire")
    resolved(table, "play:qhoz cell:s1-1 stop play:dominion cell:s2-1 stop play:qhoz cell:s3-1 stop")
    assert discards(table) == ["qhoz qhoz ruins", "dominion"]
    assert sorted(table.symbols()) == ["n1-1", "n2-1", "n3-1"]  # all three have worked
    cells = [told["cell"] for told in table.told("destroyed")]
    assert [CALAMANDARA.vocabulary["cell"][int(str(cell))] for cell in cells] == ["s3-1", "s2-1", "s1-1"]


@rule("cal.react.43", "cal.comp.8", "cal.card.1.8")
def test_a_card_taken_from_one_qhoz_and_revived_by_another_ends_with_the_last_reviver() -> None:
    table = Table(board=ROCKS, hands=["qhoz qhoz", "echoes"], discards=["", "ruins"], at="acquire")
    resolved(table, "play:qhoz cell:n1-1 stop play:echoes use cell:s2-1 stop play:qhoz cell:n3-1 stop")
    assert discards(table) == ["qhoz qhoz ruins", "echoes"]
    assert sorted(table.symbols()) == ["n1-1", "n2-1", "s1-1", "s3-1"]


@rule("cal.react.43", "cal.card.16.5")
def test_a_revived_card_lies_where_it_was_until_the_last_entry_that_uses_it_has_resolved() -> None:
    table = Table(seats=3, board=ROCKS, hands=["qhoz", "", "qhoz"], discards=["", "mirage", ""], at="acquire")
    table.do("play:qhoz traveller:0 play:qhoz ~traveller:2")  # both revive Miragem; the upper one draws first
    table.until("D_DRAW")
    assert (table.asked(), discards(table)) == (2, ["", "mirage", ""])
    table.do("stop").until("D_DRAW")
    assert (table.asked(), discards(table)) == (0, ["", "mirage", "qhoz"])
    table.do("stop")
    assert discards(table) == ["qhoz", "", "qhoz mirage"]


@rule("cal.react.43", "cal.card.16.6")
def test_a_revived_card_goes_to_its_other_reviver_though_the_first_qhoz_is_cancelled() -> None:
    table = Table(board=ROCKS, hands=["qhoz qhoz", "helm"], discards=["", "ruins"], at="acquire")
    resolved(table, "play:qhoz cell:s1-1 stop play:helm play:qhoz cell:s3-1 stop")
    assert discards(table) == ["qhoz qhoz ruins", "helm"]
    assert sorted(table.symbols()) == ["n1-1", "n2-1", "n3-1", "s1-1", "s2-1"]


@rule("cal.react.43", "cal.react.23", "cal.card.16.8")
def test_a_dominion_that_two_qhoz_revive_ends_once_and_the_copied_card_with_the_last_copier() -> None:
    table = Table(seats=4, board=ROCKS, hands=["ruins", "qhoz", "qhoz", ""], discards=["", "", "", "dominion"], at="acquire")
    resolved(table, "play:ruins cell:s1-1 stop play:qhoz use cell:s2-1 stop play:qhoz use cell:s3-1 stop")
    assert discards(table) == ["", "qhoz", "qhoz dominion ruins", ""]
    assert sorted(table.symbols()) == ["n1-1", "n2-1", "n3-1"]


@rule("cal.react.43", "cal.card.16.7")
def test_a_card_that_two_qhoz_revive_keeps_its_effect_though_another_card_lies_on_top() -> None:
    table = Table(seats=3, board=ROCKS, hands=["qhoz", "ruins", "qhoz"], discards=["", "ruins", ""], at="acquire")
    resolved(table, "play:qhoz cell:s1-1 stop play:ruins cell:s2-1 stop play:qhoz cell:s3-1 stop")
    assert discards(table) == ["qhoz", "ruins", "qhoz ruins"]
    assert sorted(table.symbols()) == ["n1-1", "n2-1", "n3-1"]


@rule("cal.react.23", "cal.react.13")
def test_a_copied_card_ends_with_the_last_copier_though_a_dominion_between_comes_back() -> None:
    table = Table(seats=3, board=ROCKS, hands=["ruins", "dominion", "dominion"], at="acquire")
    resolved(table, "play:ruins cell:s1-1 stop play:dominion cell:s2-1 stop play:dominion cell:s2-1 stop")
    assert discards(table) == ["", "", "dominion ruins"]
    assert table.hand(1) == "dominion"


@rule("cal.react.23", "cal.react.13", "cal.card.16.7")
def test_a_copied_revived_card_ends_with_the_copier_though_qhoz_comes_back() -> None:
    table = Table(seats=3, board=ROCKS, hands=["qhoz", "dominion", ""], discards=["", "", "ruins"], at="acquire")
    resolved(table, "play:qhoz cell:s2-1 stop play:dominion cell:s2-1 stop")
    assert discards(table) == ["", "dominion ruins", ""]
    assert table.hand(0) == "qhoz"


@rule("cal.react.23", "cal.react.13", "cal.card.16.8")
def test_a_copied_card_ends_with_the_last_copier_though_a_qhoz_that_copied_it_comes_back() -> None:
    table = Table(seats=4, board=ROCKS, hands=["ruins", "qhoz", "dominion", ""], discards=["", "", "", "dominion"], at="acquire")
    resolved(table, "play:ruins cell:s1-1 stop play:qhoz use cell:s2-1 stop play:dominion cell:s2-1 stop")
    assert discards(table) == ["", "", "dominion ruins", "dominion"]
    assert table.hand(1) == "qhoz"


@rule("cal.react.24", "cal.react.13")
def test_a_copied_bound_card_is_parked_though_a_copy_between_comes_back() -> None:
    table = Table(seats=4, hands=["errancy", "", "dominion", "dominion"], active=1, at="start")
    resolved(table, "play:errancy play:dominion use play:dominion park")
    assert table.parked() == ["errancy 3 3 deck"]
    assert discards(table) == ["", "", "dominion", "dominion"]
    both = Table(seats=4, hands=["errancy", "", "dominion", "dominion"], active=1, at="start")
    resolved(both, "play:errancy play:dominion use play:dominion use")
    assert (both.hand(2), discards(both)) == ("dominion", ["", "", "", "dominion errancy"])  # the turn was gone already


@rule("cal.react.25", "cal.card.7.6")
def test_a_sopro_ends_with_whoever_copied_it_last_though_that_cancelled_the_copy_between() -> None:
    table = Table(seats=3, board=ROCKS, hands=["ruins dominion", "breath", "dominion"], at="acquire")
    resolved(table, "play:ruins cell:n1-1 stop play:breath traveller:2 play:dominion use traveller:0 play:dominion use traveller:1")
    assert discards(table) == ["dominion ruins breath", "", "dominion"]
    assert table.cell("n1-1") == "mountain"

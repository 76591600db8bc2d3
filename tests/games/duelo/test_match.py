"""Who wins the round, who wins the match, and what changes with three and four players."""

from __future__ import annotations

import pytest

from games.duelo.table import DUELO, Fight, Table
from scenario import rule

BOTH = ["attack_both", "attack_both"]
DRAWN = (["aries taurus pisces", "virgo scorpio leo"], ["w2 w3 w4 / a2 e2", "e3 f2 f3 / e5 e6"], BOTH)
SEAT_0_WINS = (["aries taurus pisces", "virgo gemini leo"], ["f9 f8 f7 / e9 e8", "e3 f2 f3 / a2 a3"], BOTH)
SEAT_1_WINS = (["aries taurus pisces", "virgo gemini leo"], ["w2 w3 w4 / a2 a4", "e10 e9 e8 / a10 a9"], BOTH)


@rule("due.win.1")
def test_eliminations_are_facing_zodiacs_eliminated_plus_own_perfect_blocks() -> None:
    fight = Fight(
        ["aries taurus pisces", "virgo gemini leo"], ["f9 f8 / e10 e9 e8", "e2 e3 / a2 a3 a4"], ["attack_left_block_right", "attack_both"],
    )  # fmt: skip
    assert (fight["1R"]["eliminated"], fight["0R"]["perfect"]) == (1, 1)
    assert fight.eliminations == [2, 1]
    assert fight["0L"]["eliminated"] == 1


@rule("due.win.2")
def test_damage_is_the_sum_of_what_both_facing_zodiacs_received() -> None:
    fight = Fight(["aries taurus virgo", "aquarius gemini libra"], ["f2 f3 / e2 e3 e4", "a2 a3 / a4 a5 w7"], BOTH)
    assert (fight["1R"]["received"], fight["1L"]["received"]) == (13, 15)
    assert fight.damage == [28, 30]


@rule("due.win.3")
def test_more_eliminations_win_whatever_the_damage_is() -> None:
    """S01: two eliminations with 23 damage beat none with 31."""
    fight = Fight(["libra virgo taurus", "gemini leo aries"], ["a8 a2 aR / e5 eS", "f7 f5 / a10 a7 fC"], BOTH)
    assert (fight.eliminations, fight.damage, fight.winner) == ([2, 0], [23, 31], 0)


@rule("due.mat.1")
def test_the_first_with_three_round_wins_wins_the_match() -> None:
    fight = Fight(*SEAT_0_WINS, wins=[2, 1])
    assert fight.winner == 0
    assert fight.table.told("match_won") == [{"seat": 0, "wins": 3}]
    assert (fight.table.s.to_move(), fight.table.s.ranking()) == (-2, [1, 2])
    assert Fight(*SEAT_0_WINS, wins=[1, 2]).table.s.to_move() == -1, "two wins are not enough"


@rule("due.mat.2")
def test_between_rounds_everything_is_gathered_and_only_the_wins_are_kept() -> None:
    fight = Fight(*SEAT_0_WINS, wins=[1, 1])
    assert fight.table.counters(None)["wins:0"] == 2
    assert len(fight.table.options()) == 12
    fight.table.deal()
    assert (len(fight.table.s.deck), [len(hand) for hand in fight.table.s.hands]) == (34, [5, 5])
    assert (fight.table.s.attacker, fight.table.s.closing_card, fight.table.s.seen) == (-1, -1, [])


@rule("due.mat.3")
def test_the_first_player_is_drawn_again_each_round() -> None:
    fight = Fight(*SEAT_0_WINS, first=0)
    fight.table.deal(first="1")
    assert fight.table.s.to_move() == 1
    assert fight.table.told("first_drawn") == [{"seat": 1}]


@rule("due.mat.4")
def test_a_drawn_round_counts_for_nobody_and_another_is_played() -> None:
    fight = Fight(*DRAWN, wins=[2, 2], round=5)
    assert fight.winner is None
    assert fight.table.told("round_drawn") == [{"seat": -1}]
    assert (fight.table.s.wins, fight.table.s.round) == ([2, 2], 6)


@rule("due.mat.1", "due.mat.4")
def test_after_two_all_and_a_drawn_round_the_next_win_decides() -> None:
    """S42."""
    fight = Fight(*SEAT_1_WINS, wins=[2, 2], round=6)
    assert (fight.table.s.wins, fight.table.s.ranking(), fight.table.s.to_move()) == ([2, 3], [2, 1], -2)


@rule("due.mat.5")
@pytest.mark.parametrize(("wins_needed", "cap"), [(3, 9), (1, 1), (2, 5)])
def test_after_the_last_round_most_wins_decide_and_equal_leaders_draw(wins_needed: int, cap: int) -> None:
    options = {"wins_needed": wins_needed}
    level = Fight(*DRAWN, round=cap, options=options)
    assert level.table.s.to_move() == -2
    assert (level.table.told("match_drawn"), level.table.s.ranking()) == ([{"seat": -1}], [1, 1])
    if wins_needed > 1:
        ahead = Fight(*DRAWN, round=cap, wins=[1, 0], options=options)
        assert (ahead.table.told("match_won"), ahead.table.s.ranking()) == ([{"seat": 0, "wins": 1}], [1, 2])
        assert Fight(*DRAWN, round=cap - 1, options=options).table.s.to_move() == -1


@rule("due.mat.5")
@pytest.mark.parametrize(("seats", "cap"), [(3, 13), (4, 17)])
def test_the_round_cap_grows_with_the_players(seats: int, cap: int) -> None:
    for number, mover in ((cap, -2), (cap - 1, -1)):
        last = Table({
            "seats": seats, "round": number, "attacker": 0,
            "laid": ["f10 / f9 f8 f7 f6", "e10 / e9 e8 e7 e6", "a10 / a9 a8 a7 a6", "w10 / w9 w8 w7 w6"][:seats],
            "stances": ["attack_both"] * (seats - 1),
        })  # fmt: skip
        last.do("declare:attack_both")
        assert last.s.to_move() == mover


@rule("due.mp.2")
@pytest.mark.parametrize("seats", [3, 4])
def test_only_the_closer_lacks_block_both(seats: int) -> None:
    table = Table({"seats": seats, "attacker": 1})
    offered = {}
    while not table.told("revealed"):
        if table.point() == "declare":
            offered[table.s.to_move()] = "declare:block_both" in table.options()
        table.do(table.options()[0])
    assert offered == {seat: seat != 1 for seat in range(seats)}


@rule("due.mp.4")
@pytest.mark.parametrize("seats", [3, 4])
def test_everything_else_is_as_with_two_players(seats: int) -> None:
    """S33 by default options and S44: the same turn, the same hands and piles, closing from turn n − 1."""
    table = Table(seats=seats).deal(first="2")
    assert (table.s.to_move(), table.options()) == (2, ["take:0", "take:1", "take:2", "take:3", "deck"])
    table.do("deck")
    table.do(table.options()[0])
    assert table.point() == "part_card"
    assert len(table.options()) == 6
    assert [len(pile) for pile in table.s.piles] == [1] * 4


@rule("due.win.6")
def test_with_more_players_the_single_best_wins_and_a_shared_top_is_a_drawn_round() -> None:
    zodiacs = ["aries pisces leo", "scorpio taurus cancer", "virgo libra capricorn"]
    laid = ["a2 a3 / a4 a5 a6", "f2 f3 / f4 f5 f6", "w2 w3 / w4 w5 w6"]
    level = Fight(zodiacs, laid, ["attack_both"] * 3)
    assert (level.eliminations, level.damage, level.winner) == ([0, 0, 0], [14, 14, 7], None)
    ahead = Fight(zodiacs, ["a2 f7 / a4 a5 a6", *laid[1:]], ["attack_both"] * 3)
    assert (ahead.eliminations, ahead.damage, ahead.winner) == ([0, 0, 0], [21, 14, 7], 0)


def test_a_finished_match_asks_nobody_anything() -> None:
    fight = Fight(*SEAT_0_WINS, wins=[2, 1])
    view = fight.table.view(1)
    assert (view["over"], view["point"], view["waiting"], view["phase"]) == (True, "", [], "over")
    assert DUELO.decision(fight.table.s) is None
    assert fight.table.faces(1, "laid:0L") == ["f9", "f8", "f7"], "what was revealed stays open"

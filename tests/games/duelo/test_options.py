"""Every option of the match."""

from __future__ import annotations

import pytest

from games.duelo.table import DUELO, Fight, Table
from ludoteca.errors import BadOptions
from scenario import rule

SECRET = {"declaration": "simultaneous"}


@rule("due.opt.1")
def test_min_turns_before_close_is_one_by_default_and_at_most_five() -> None:
    """S46 (a): by default the second player may close on the own first turn."""
    table = Table({"turn": 1, "first": 1}).do("deck")
    table.do(table.options()[0])
    assert table.options() == ["leave", "close"]
    late = Table({"turn": 8, "options": {"min_turns_before_close": 5}}).do("deck")
    late.do(late.options()[0])
    assert late.point() == "part_card", "from turn 9 on"
    for wrong in (0, 6, "2", True):
        with pytest.raises(BadOptions, match="min_turns_before_close"):
            DUELO.new(2, {"min_turns_before_close": wrong})


@rule("due.opt.2")
def test_alternate_passes_the_first_turn_to_the_left_whatever_the_result() -> None:
    """S47: round 1 is drawn by lot, then seat 0 after seat 2, then seat 1."""
    laid = ["a2 a3 / a4 a5 a6", "f2 f3 / f4 f5 f6", "w2 w3 / w4 w5 w6"]
    for cards in (laid, ["a2 f7 / a4 a5 a6", *laid[1:]]):
        fight = Fight(
            ["aries pisces leo", "scorpio taurus cancer", "virgo libra capricorn"], cards, ["attack_both"] * 3, first=2, options={"first_player": "alternate"}
        )
        fight.table.deal()
        assert fight.table.s.to_move() == 0
        assert fight.table.told("first_in_turn") == [{"seat": 0}]
    first = Table(seats=3, first_player="alternate").deal(first="1")
    assert first.s.to_move() == 1, "the first round is drawn"


@rule("due.opt.3")
def test_simultaneous_declarations_hide_counts_and_stances_until_the_last() -> None:
    """S49."""
    table = Table({"attacker": 0, "closing_card": "w2", "hands": ["f9 f8 f7 f6 f5", "a2 a3 e5 f4 w7"], "options": SECRET})
    table.do("lay:L", "lay:L", "lay:L", "lay:R", "lay:R")
    assert len(table.options()) == 3
    table.do("declare:attack_both")
    assert (table.s.to_move(), table.point()) == (1, "lay_card")
    counters = table.counters(1)
    assert counters["finished:0"] == 1
    assert "stance:0" not in counters
    assert (table.faces(1, "laid:0L"), table.faces(1, "laid:0R"), table.faces(1, "hand:0")) == ([], [], [None] * 5)
    assert table.told("laid_out", 1) == [{"seat": 0, "left": None, "right": None}]
    assert table.told("declared", 1) == [{"seat": 0, "stance": None}]
    assert table.told("declared", 0) == [{"seat": 0, "stance": "attack_both"}]
    table.do(*["lay:R"] * 5)
    assert len(table.options()) == 4
    assert table.told("stance_shown") == []
    table.do("declare:block_both")
    assert table.told("stance_shown", None) == [{"seat": 0, "stance": "attack_both"}, {"seat": 1, "stance": "block_both"}]
    assert table.told("clashed")


@rule("due.opt.3", "due.con.10")
def test_secret_stances_are_open_once_all_have_declared_also_when_that_ends_the_match() -> None:
    table = Table({
        "attacker": 0, "laid": ["f9 f8 f7 f6 / f5", "a2 a3 e5 / f4 w7"], "stances": ["attack_both"],
        "options": {"declaration": "simultaneous", "wins_needed": 1},
    })  # fmt: skip
    assert ("finished:0" in table.counters(1), "stance:0" in table.counters(1)) == (True, False)
    table.do("declare:block_both")
    for seat in (0, 1, None):
        assert [table.counters(seat).get(f"stance:{owner}") for owner in (0, 1)] == [0, 3]


@rule("due.opt.4")
def test_with_cap_damage_a_blow_counts_at_most_the_printed_life() -> None:
    """S45 with the option: 20 against 21 instead of 54 against 36."""
    zodiacs, laid = ["gemini aries pisces", "cancer leo virgo"], ["a10 a9 a8 a7 / f2", "w6 e2 / f9 f8 f3"]
    capped = Fight(zodiacs, laid, ["attack_both"] * 2, options={"cap_damage": True})
    assert (capped.eliminations, capped.damage, capped.winner) == ([1, 1], [20, 21], 1)
    assert capped["1R"]["received"] == 44, "only the tally is capped"
    assert Fight(zodiacs, laid, ["attack_both"] * 2).damage == [54, 36]


@rule("due.opt.5")
def test_everyone_chooses_the_hidden_zodiac_before_the_numbers_are_dealt() -> None:
    """S48."""
    table = Table(choose_hidden=True).do("zodiac:leo", "zodiac:virgo", "zodiac:pisces", "zodiac:aries", "zodiac:libra", "zodiac:taurus")
    assert (table.s.to_move(), table.point(), table.options()) == (0, "choose_hidden", ["hide:leo", "hide:virgo", "hide:pisces"])
    assert [told["zodiac"] for told in table.told("zodiac_dealt", 1)] == [None, None, None, "aries", "libra", "taurus"]
    assert table.why_not("hide:aries") == ("due.opt.5", "aries was not dealt to you")
    table.do("hide:leo")
    assert table.told("hidden_chosen", 1) == [{"seat": 0, "zodiac": None}]
    for seat, other in ((0, 1), (1, 0)):
        assert [table.faces(seat, f"zodiac:{other}{slot}") for slot in "LRH"] == [[None]] * 3
    assert table.s.hands == [[], []]
    table.do("hide:libra")
    assert (table.zodiacs(0), table.zodiacs(1)) == ("virgo pisces leo", "aries taurus libra")
    assert table.told("fronts_shown", None) == [{"seat": 0, "left": "virgo", "right": "pisces"}, {"seat": 1, "left": "aries", "right": "taurus"}]
    assert table.faces(1, "zodiac:0L") == ["virgo"]
    table.deal()
    assert [len(hand) for hand in table.s.hands] == [5, 5]


@rule("due.opt.6")
def test_turn_cap_and_wins_needed_have_their_defaults_and_bounds() -> None:
    settings = DUELO.settings({})
    assert (settings["turn_cap"], settings["wins_needed"]) == (20, 3)
    for wrong in ({"turn_cap": 5}, {"wins_needed": 0}):
        with pytest.raises(BadOptions, match="is a number from"):
            DUELO.new(2, wrong)
    capped = Table({"turn": 10, "options": {"turn_cap": 6}}).do("deck")
    capped.do(capped.options()[0])
    assert capped.why_not("leave")[0] == "due.cls.11"
    one = Fight(
        ["aries taurus pisces", "virgo gemini leo"], ["f9 f8 f7 / e9 e8", "e3 f2 f3 / a2 a3"], ["attack_both"] * 2, options={"wins_needed": 1},
    )  # fmt: skip
    assert one.table.s.to_move() == -2

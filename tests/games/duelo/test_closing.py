"""Closing the table: when it is allowed, when it is forced, and what it does."""

from __future__ import annotations

import pytest

from games.duelo.table import DUELO, Table
from scenario import rule

HANDS = ["f2 f3 wR e9 a2", "e10 a5 a4 w8 w4"]
SINGLES = ["f9", "w2", "e5", "a7"]
FULL_PILES = [
    "f8 f7 f6 f5 f4 f3 f2 fS fC", "e8 e7 e6 e5 e4 e3 e2 eS eC",
    "a8 a7 a6 a5 a4 a3 a2 aS aC aR", "w8 w7 w6 w5 w4 w3 w2 wS wC wR",
]  # fmt: skip


def with_six(turn: int, seats: int = 2, **more: object) -> Table:
    """The seat on turn has drawn a card; the open question is leave or close, or which card if only one way is open."""
    table = Table({"seats": seats, "turn": turn, **more}).do("deck")
    return table.do(table.options()[0])


def may_close(table: Table) -> bool:
    """Is closing offered now?"""
    return table.point() == "turn_end" and "close" in table.options()


@rule("due.cls.1")
def test_closing_puts_one_card_face_down_and_ends_the_exchange_at_once() -> None:
    table = with_six(3, first=1, hands=HANDS, piles=SINGLES).do("close", "part:e9")
    assert table.view(1)["phase"] == "confrontation"
    assert (table.point(), table.s.to_move()) == ("lay_card", 0)
    assert table.zone(1, "closing:0")["count"] == 1


@rule("due.cls.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_player_may_not_close_on_the_first_turn(seats: int) -> None:
    """S31. Leaving is then the only option, so it is taken and the card is asked."""
    table = with_six(0, seats)
    assert (table.s.to_move(), table.point()) == (0, "part_card")
    assert table.why_not("close") == ("due.cls.2", "the first player may not close on the first turn")


@rule("due.cls.3")
@pytest.mark.parametrize(("seats", "turns"), [(3, [0, 1]), (4, [0, 1, 2])])
def test_nobody_may_close_before_everybody_had_a_chance_to_take(seats: int, turns: list[int]) -> None:
    for turn in turns:
        assert not may_close(with_six(turn, seats))
    words = f"not everybody has had a chance to take a card: closing is possible from turn {seats - 1}, this is turn 1"
    assert with_six(1, seats).why_not("close") == ("due.cls.3", words)
    assert may_close(with_six(seats - 1, seats))


@rule("due.cls.4")
def test_one_must_have_taken_a_card_this_turn_to_close() -> None:
    table = Table({"turn": 5, "hands": HANDS, "piles": SINGLES})
    assert table.point() == "draw_source"
    assert "close" not in table.options()
    assert table.why_not("close")[0] == "due.cls.4"


@rule("due.cls.5")
def test_any_of_the_six_cards_may_close_also_the_one_just_taken_from_the_table() -> None:
    table = Table({"turn": 3, "first": 1, "hands": HANDS, "piles": SINGLES}).do("take:0", "close")
    assert table.options() == ["part:f9", "part:f3", "part:f2", "part:e9", "part:a2", "part:wR"]
    table.do("part:f9")
    assert table.told("closed")[0]["card"] == "f9"


@rule("due.cls.6")
def test_the_gap_of_the_closers_own_take_stays() -> None:
    """S37."""
    table = Table({"turn": 3, "first": 1, "hands": HANDS, "piles": SINGLES}).do("take:0", "close", "part:e9")
    assert table.pile(0) == ""
    assert "f9" in table.hand(0).split()
    assert len(table.s.hands[0]) == 5


@rule("due.cls.7")
def test_the_closing_card_has_no_effect_and_is_never_revealed() -> None:
    def fought(closing: str) -> Table:
        table = Table({
            "attacker": 0, "closing_card": closing, "zodiacs": ["leo pisces aries", "virgo gemini libra"],
            "laid": ["f2 f3 / w2 w3 w4", "e2 e3 / a2 a3 a4"], "stances": ["attack_both"],
        })  # fmt: skip
        return table.do("declare:attack_both")

    king, number = fought("fR"), fought("f10")
    assert king.told("clashed") == number.told("clashed")
    shown = [str(value) for event in king.events for value in event.known_to(1, DUELO.vocabulary)["values"].values()]  # type: ignore[attr-defined]
    assert "fR" not in shown
    assert king.s.closing_card == -1


@rule("due.cls.8")
def test_the_closer_attacks_and_all_others_are_attacked() -> None:
    table = with_six(5, 3).do("close")
    table.do(table.options()[0])
    closer = table.s.attacker
    assert closer == 2
    assert table.counters(None)["attacker:2"] == 1
    stances = {}
    while table.point() in ("lay_card", "declare"):
        if table.point() == "declare":
            stances[table.s.to_move()] = len(table.options())
            table.do("declare:attack_both")
        else:
            table.do("lay:L")
    assert stances == {2: 3, 0: 4, 1: 4}


@rule("due.cls.9")
def test_nobody_gets_another_exchange_turn_after_a_closing() -> None:
    """S32, its end."""
    table = with_six(3, first=1, hands=HANDS, piles=SINGLES, options={"min_turns_before_close": 2}).do("close", "part:e9")
    points = set()
    while table.s.attacker >= 0 and table.s.round == 1 and table.s.to_move() >= 0:
        points.add(table.point())
        table.do(table.options()[0])
    assert points == {"lay_card", "declare"}


@rule("due.cls.10")
def test_an_empty_deck_forces_to_take_from_the_table_and_to_close() -> None:
    """S38."""
    table = Table({"turn": 34, "hands": ["f10 e10 a10 w10 fR", "f9 e9 a9 w9 eR"], "piles": FULL_PILES})
    assert table.options() == ["take:0", "take:1", "take:2", "take:3"]
    assert table.why_not("deck") == ("due.cls.10", "the deck is empty: take from a pile")
    table.do("take:0")
    assert (table.point(), len(table.options())) == ("part_card", 6)
    assert "part:fC" in table.options(), "the card just taken may close"
    assert table.why_not("leave") == ("due.cls.10", "the deck was empty when your turn began: you must close")


@rule("due.cls.10")
def test_who_takes_the_last_card_of_the_deck_is_not_forced() -> None:
    piles = [FULL_PILES[0].replace("f8 ", ""), *FULL_PILES[1:]]
    table = Table({"turn": 33, "hands": ["f10 e10 a10 w10 fR", "f9 e9 a9 w9 eR"], "piles": piles}).do("deck", "card:f8")
    assert table.options() == ["leave", "close"]


@rule("due.cls.11")
@pytest.mark.parametrize(("turn", "options"), [(37, ["leave", "close"]), (38, []), (39, [])])
def test_on_the_twentieth_own_turn_one_must_close(turn: int, options: list[str]) -> None:
    table = with_six(turn)
    assert (table.options() if table.point() == "turn_end" else []) == options
    if not options:
        assert table.why_not("leave") == ("due.cls.11", "this is your turn number 20, the last one: you must close")
        table.do(table.options()[0])
        assert table.view(None)["phase"] == "confrontation"


@rule("due.cls.12")
@pytest.mark.parametrize(("seats", "least", "first_allowed"), [(2, 1, 1), (3, 1, 2), (4, 1, 3), (2, 2, 3), (3, 2, 5), (4, 2, 7), (4, 5, 19)])
def test_closing_is_allowed_from_turn_m_times_n_minus_one(seats: int, least: int, first_allowed: int) -> None:
    """S32, S33 and S46."""
    for turn in range(first_allowed + 3):
        assert may_close(with_six(turn, seats, options={"min_turns_before_close": least})) == (turn >= first_allowed)


@rule("due.cls.12")
def test_closing_too_early_is_refused_with_the_turns() -> None:
    table = with_six(2, options={"min_turns_before_close": 2})
    assert table.why_not("close") == ("due.cls.12", "closing is allowed from turn 3, this is turn 2")


@rule("due.cls.13")
def test_whether_closing_is_allowed_depends_on_the_turn_only() -> None:
    for position in ({"wins": [2, 0]}, {"wins": [0, 2]}, {"hands": ["f2 f3 e2 e3 a2"]}, {"hands": ["f10 f9 f8 f7 fR"]}):
        for first in (0, 1):
            assert not may_close(with_six(0, first=first, **position))
            assert may_close(with_six(1, first=first, **position))


@rule("due.cls.4", "due.cls.9")
def test_nobody_closes_before_taking_and_nobody_takes_after_a_closing() -> None:
    taking = Table({"turn": 3})
    assert taking.why_not("close") == ("due.cls.4", "take a card first: one closes with six in hand")
    laying = Table({"attacker": 0})
    for barred in ("take:0", "deck", "leave", "close"):
        assert laying.why_not(barred) == ("due.cls.9", "the table is closed: nobody takes, leaves or closes any more")


@rule("due.cls.12")
@pytest.mark.parametrize(("seats", "chances", "turn", "least"), [(3, 2, 1, 5), (4, 5, 2, 19)])
def test_the_reason_names_the_turn_from_which_closing_is_really_allowed(seats: int, chances: int, turn: int, least: int) -> None:
    table = with_six(turn, seats, options={"min_turns_before_close": chances})
    assert table.why_not("close")[1].endswith(f"closing is possible from turn {least}, this is turn {turn}")

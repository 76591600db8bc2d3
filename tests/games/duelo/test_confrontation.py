"""Laying cards in secret, declaring stances, and the reveal."""

from __future__ import annotations

import pytest

from games.duelo.table import Fight, Table
from ludoteca.errors import BadPosition
from scenario import rule

CLOSED: dict[str, object] = {
    "attacker": 0, "closing_card": "w2", "zodiacs": ["aries taurus virgo", "aquarius gemini libra"],
    "hands": ["f9 f8 f7 f6 f5", "a2 a3 e5 f4 w7"],
}  # fmt: skip


@rule("due.con.1")
def test_the_attacker_lays_and_declares_first_then_each_defender_clockwise() -> None:
    table = Table({"seats": 4, "attacker": 2})
    order: list[tuple[int, str]] = []
    while table.point() in ("lay_card", "declare") and table.s.round == 1:
        step = (table.s.to_move(), table.point())
        if not order or order[-1] != step:
            order.append(step)
        table.do("lay:L" if table.point() == "lay_card" else "declare:attack_both")
        if table.told("revealed"):
            break
    assert order == [(seat, point) for seat in (2, 3, 0, 1) for point in ("lay_card", "declare")]


@rule("due.con.1", "due.cls.9")
@pytest.mark.parametrize(
    ("said", "reason"),
    [
        ({"laid": ["", "a2 a3 e5 f4 w7 /"]}, "seat 1 lays after seat 0 has declared"),
        ({"laid": ["", "a2 a3 e5 f4 w7 /"], "stances": ["", "attack_both"]}, "seat 1 lays after seat 0 has declared"),
        ({"laid": ["f9 f8 f7 f6 f5 /", "a2 /"]}, "seat 1 lays after seat 0 has declared"),
        ({"taken": "f9"}, "nobody takes a card after a closing"),
        ({"turn": 3, "first": 0}, "closed in turn 3, which was that of seat 1"),
        ({"turn": 0}, "nobody closes in the first turn"),
        ({"piles": ["f2", "", "", "f3"]}, "leave one gap at most"),
        ({"round": 10}, "must be from 1 to 9"),
    ],
)
def test_a_position_in_which_a_defender_was_asked_too_early_or_a_card_is_still_taken_is_refused(said: dict[str, object], reason: str) -> None:
    with pytest.raises(BadPosition, match=reason):
        Table({"attacker": 0, **said})


@rule("due.con.2")
@pytest.mark.parametrize("left", range(6))
def test_the_five_cards_may_be_split_in_any_way(left: int) -> None:
    table = Table(CLOSED).do(*["lay:L"] * left, *["lay:R"] * (5 - left))
    assert (len(table.s.laid[0]), len(table.s.laid[1])) == (left, 5 - left)
    assert table.point() == "declare"


@rule("due.con.2")
def test_all_five_cards_on_one_zodiac_count_there() -> None:
    """S41."""
    fight = Fight(["aries taurus virgo", "aquarius gemini libra"], ["f9 f8 f7 f6 f5 / ", "a2 a3 / e5 f4 w7"], ["attack_both", "attack_both"])
    assert (fight["0L"]["damage"], fight["0R"]["damage"]) == (43, 6)


@rule("due.con.3")
def test_no_card_is_laid_on_the_hidden_zodiac_and_none_is_kept_back() -> None:
    table = Table(CLOSED)
    for _ in range(5):
        assert table.options() == ["lay:L", "lay:R"]
        table.do("lay:R")
    assert table.hand(0) == ""


@rule("due.con.5", "due.sm.2")
def test_counts_become_public_with_the_last_card_while_the_faces_stay_hidden() -> None:
    table = Table(CLOSED).do("lay:L", "lay:L", "lay:L", "lay:L")
    assert table.faces(1, "laid:0L") == table.faces(1, "laid:0R") == [], "nobody sees a partial laying"
    assert table.faces(1, "hand:0") == [None] * 5
    assert table.told("laid", 1) == [{"seat": 0, "card": None, "side": None}] * 4
    table.do("lay:R")
    assert (table.faces(1, "laid:0L"), table.faces(1, "laid:0R")) == ([None] * 4, [None])
    assert table.told("laid_out", 1) == [{"seat": 0, "left": 4, "right": 1}]
    assert table.faces(0, "laid:0L") == ["f9", "f8", "f7", "f6"]


@rule("due.con.6")
def test_the_attacker_may_not_block_with_both() -> None:
    """S39, its first half."""
    table = Table(CLOSED).do(*["lay:L"] * 5)
    assert table.options() == ["declare:attack_both", "declare:attack_left_block_right", "declare:attack_right_block_left"]
    assert table.why_not("declare:block_both") == ("due.con.6", "who closed attacks: blocking with both is only for the attacked")


@rule("due.con.7")
def test_the_defender_has_all_four_stances() -> None:
    """S39, its second half."""
    table = Table(CLOSED).do(*["lay:L"] * 5, "declare:attack_both", *["lay:R"] * 5)
    assert table.options() == [
        "declare:attack_both", "declare:attack_left_block_right", "declare:attack_right_block_left", "declare:block_both",
    ]  # fmt: skip


@rule("due.con.8")
def test_a_declaration_is_public_at_once_and_final() -> None:
    """S40."""
    table = Table(CLOSED).do(*["lay:L"] * 4, "lay:R", "declare:attack_left_block_right")
    assert (table.s.to_move(), table.point()) == (1, "lay_card")
    assert table.counters(1)["stance:0"] == 1
    assert (table.zone(1, "laid:0L")["count"], table.zone(1, "laid:0R")["count"]) == (4, 1)
    seen = [item["face"] for zone in table.view(1)["zones"] for item in zone["items"] if zone["owner"] == 0]
    assert set(seen) == {None, "aries", "taurus"}, "no face, no closing card, no hidden zodiac"
    assert table.why_not("declare:attack_both")[0] == "due.con.2"


@rule("due.con.9")
def test_a_stance_belongs_to_the_slot_whichever_zodiac_comes_there() -> None:
    fight = Fight(
        ["leo gemini aries", "virgo taurus libra"], ["fC a9 / f8 f2 w2", "e2 e3 / e4 e5 w3"], ["attack_left_block_right", "attack_both"],
    )  # fmt: skip
    assert (fight["0L"]["zodiac"], "armour" in fight["0L"]) == ("gemini", False), "who came to the left attacks"
    assert (fight["0R"]["zodiac"], fight["0R"]["armour"]) == ("leo", 15)


@rule("due.con.10")
def test_all_laid_cards_are_revealed_together_after_the_last_declaration() -> None:
    table = Table(CLOSED).do(*["lay:L"] * 5, "declare:attack_both", *["lay:R"] * 5)
    assert table.told("revealed") == []
    table.do("declare:block_both")
    revealed = table.told("revealed", None)
    assert [(told["seat"], told["side"], told.get("one")) for told in revealed] == [(0, "L", "f9"), (0, "R", None), (1, "L", None), (1, "R", "f4")]
    kinds = [event.kind.name for event in table.events]
    assert kinds.index("revealed") > max(index for index, kind in enumerate(kinds) if kind == "declared")


@rule("due.sm.3")
def test_nobody_is_asked_anything_between_the_reveal_and_the_score() -> None:
    fight = Fight(["aries taurus virgo", "aquarius gemini libra"], ["f9 f8 / f7 f6 f5", "a2 a3 / e5 f4 w7"], ["attack_both", "attack_both"])
    kinds = [event.kind.name for event in fight.table.events]
    assert kinds.index("revealed") < kinds.index("clashed") < kinds.index("round_won") < kinds.index("new_round")
    assert fight.table.s.to_move() == -1, "one declaration led to the next deal"

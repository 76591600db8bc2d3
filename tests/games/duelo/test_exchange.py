"""The exchange: taking a card, leaving a card, and how the piles live."""

from __future__ import annotations

import pytest

from games.duelo.table import DUELO, Table
from ludoteca.core.draw import Draw
from ludoteca.core.state import CHANCE
from ludoteca.errors import BadPosition
from ludoteca.play import Match
from scenario import rule

HANDS = ["f2 f3 wR e9 a2", "e10 a5 a4 w8 w4"]
SINGLES = ["f9", "w2", "e5", "a7"]


def on_turn(turn: int, piles: list[str] = SINGLES, **more: object) -> Table:
    """Seat 0 on turn with the hand of the worked scenarios."""
    return Table({"turn": turn, "first": turn % 2, "hands": HANDS, "piles": piles, **more})


@rule("due.exc.1")
def test_turns_go_clockwise_and_are_counted_from_zero() -> None:
    table = Table({"seats": 3, "first": 1})
    turns = [(table.s.turn, table.s.to_move())]
    for _ in range(3):
        table.do("take:0")
        if table.point() == "turn_end":
            table.do("leave")
        table.do(table.options()[0])
        turns.append((table.s.turn, table.s.to_move()))
    assert turns == [(0, 1), (1, 2), (2, 0), (3, 1)]


@rule("due.exc.2")
def test_exactly_one_card_must_be_taken_from_a_pile_or_the_deck_and_there_is_no_pass() -> None:
    table = on_turn(2)
    assert table.options() == ["take:0", "take:1", "take:2", "take:3", "deck"]
    assert table.why_not("leave")[0] == "due.exc.2"
    table.do("take:1")
    assert len(table.s.hands[0]) == 6
    assert "take:2" not in table.options()


@rule("due.exc.3")
def test_only_the_top_card_of_a_pile_can_be_taken() -> None:
    table = on_turn(2, ["f9 w3 e7", "w2", "e5", "a7"]).do("take:0")
    assert table.told("took") == [{"seat": 0, "pile": "0", "card": "e7"}]
    assert table.pile(0) == "f9 w3"


@rule("due.exc.4")
def test_a_card_from_the_table_is_seen_by_all_and_a_card_from_the_deck_only_by_its_taker() -> None:
    open_take = on_turn(2).do("take:0")
    assert open_take.told("took", 1) == [{"seat": 0, "pile": "0", "card": "f9"}]
    assert "f9" in open_take.faces(1, "hand:0")
    draw = on_turn(2).do("deck", "card:w10")
    assert draw.told("drew", 0)[0]["card"] == "w10"
    assert draw.told("drew", 1) == [{"seat": 0, "deck": 33, "card": None}]
    assert draw.faces(1, "hand:0") == [None] * 6


@rule("due.exc.5")
def test_with_six_cards_one_leaves_a_card_or_closes() -> None:
    table = on_turn(2).do("deck", "card:w10")
    assert (table.point(), table.options()) == ("turn_end", ["leave", "close"])


@rule("due.exc.6")
def test_any_hand_card_may_be_left_and_becomes_the_top_of_its_pile() -> None:
    table = on_turn(2).do("deck", "card:w10", "leave")
    assert table.options() == ["part:f3", "part:f2", "part:e9", "part:a2", "part:w10", "part:wR"]
    table.do("part:e9", "put:3")
    assert table.pile(3) == "a7 e9"
    assert table.told("left") == [{"seat": 0, "card": "e9", "pile": "3"}]
    assert table.hand(0) == "f3 f2 a2 w10 wR"
    assert table.why_not("part:e9")[0] == "due.exc.2"


@rule("due.exc.7")
def test_a_gap_must_be_filled_so_no_pile_is_asked() -> None:
    """S34."""
    table = on_turn(2).do("take:0", "leave")
    assert table.options() == ["part:f3", "part:f2", "part:e9", "part:a2", "part:wR"]
    table.do("part:f2")
    assert [table.pile(pile) for pile in range(4)] == ["f2", "w2", "e5", "a7"]
    assert sorted(table.hand(0).split()) == sorted(["f3", "f9", "wR", "e9", "a2"])
    assert table.s.to_move() == 1


@rule("due.exc.8")
def test_without_a_gap_the_card_may_go_on_any_pile_also_the_one_taken_from() -> None:
    """S35 up to the choice of the pile."""
    table = on_turn(4, ["f9 w3", "w2", "e5", "a7"]).do("take:0", "leave", "part:f3")
    assert (table.point(), table.options()) == ("part_pile", ["put:0", "put:1", "put:2", "put:3"])
    table.do("put:0")
    assert table.pile(0) == "f9 f3"


@rule("due.exc.9")
def test_taking_uncovers_the_card_below_and_leaving_buries_the_former_top() -> None:
    """S35."""
    table = on_turn(4, ["f9 w3", "w2", "e5", "a7"]).do("take:0", "leave", "part:f3")
    assert table.faces(1, "pile:0") == ["f9"]
    table.do("put:3")
    assert table.pile(3) == "a7 f3"
    assert table.do("take:3").told("took")[-1]["card"] == "f3"


@rule("due.exc.10")
def test_the_card_just_taken_from_the_table_may_not_be_left_again() -> None:
    table = on_turn(2).do("take:0", "leave")
    assert "part:f9" not in table.options()
    assert table.why_not("part:f9") == ("due.exc.10", "f9 was taken from the table this turn and may not be left there at once")


@rule("due.exc.11")
def test_a_card_from_the_deck_may_be_left_at_once() -> None:
    """S36."""
    table = on_turn(4)
    before = table.hand(0)
    table.do("deck", "card:e2", "leave", "part:e2", "put:0")
    assert table.pile(0) == "f9 e2"
    assert table.hand(0) == before


@rule("due.exc.12")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_turn_ends_with_five_cards_in_every_hand(seats: int) -> None:
    s = DUELO.new(seats)
    draw = Draw(seats)
    turns = 0
    while turns < 60 and s.to_move() != -2:
        if DUELO.view(s, None)["point"] == "draw_source":
            assert [zone["count"] for zone in DUELO.view(s, None)["zones"] if zone["kind"] == "hand"] == [5] * seats
            turns += 1
        s.apply(s.agenda[-1].sample(s, draw) if s.to_move() == CHANCE else draw.pick(s.open))
    assert turns > 10


@rule("due.exc.13")
def test_the_whole_content_and_order_of_the_piles_is_public() -> None:
    table = on_turn(4, ["f9 w3 e7", "w2", "e5 a6", "a7"])
    for seat in (0, 1, None):
        assert [table.faces(seat, f"pile:{pile}") for pile in range(4)] == [["f9", "w3", "e7"], ["w2"], ["e5", "a6"], ["a7"]]


@rule("due.exc.14")
def test_at_the_start_of_every_turn_no_pile_is_empty_and_all_cards_are_somewhere() -> None:
    s = DUELO.new(3, {"min_turns_before_close": 5})
    draw = Draw(4)
    starts = 0
    while starts < 40 and s.to_move() != -2:
        view = DUELO.view(s, None)
        if view["point"] == "draw_source":
            starts += 1
            piles = [zone["count"] for zone in view["zones"] if zone["kind"] == "pile"]
            assert min(piles) >= 1
            total = sum(zone["count"] for zone in view["zones"] if zone["kind"] in ("pile", "hand", "deck"))
            assert total == 48
        s.apply(s.agenda[-1].sample(s, draw) if s.to_move() == CHANCE else draw.pick(s.open))
    assert starts == 40
    with pytest.raises(BadPosition, match="in two places"):
        Table({"hands": ["f9 f9"]})


@rule("due.sm.1")
def test_a_turn_may_be_taken_back_until_the_card_is_parted_with_unless_a_deck_card_was_seen() -> None:
    match = Match(DUELO, 2, seed="undo")
    mover = match.to_move()
    before = match.state.pack()
    match.play(mover, "take:0")
    assert match.can_undo(mover)
    match.undo(mover)
    assert match.state.pack() == before
    match.play(mover, "deck")
    assert not match.can_undo(mover), "a deck card has been seen"


@rule("due.sm.1", "due.con.8")
def test_leaving_closing_and_declaring_are_final() -> None:
    hands = {"hands": ["f2 f3 wR e9 a2", "e10 a5 a4 w8 w4"], "piles": SINGLES}
    left = Match(DUELO, 2, seed="undo", position={"turn": 2, "seen": "f2", **hands})
    for choice in ("take:0", "leave", "part:f2"):
        left.play(0, choice)
    assert refusal_to_undo(left, 0) == "choice-stands", "everybody knew that f2 was there, but the turn is over"
    closed = Match(DUELO, 2, seed="undo", position={"turn": 2, **hands})
    for choice in ("take:0", "close"):
        closed.play(0, choice)
    assert closed.can_undo(0)
    closed.play(0, "part:f2")
    assert refusal_to_undo(closed, 0) == "choice-stands"
    for _ in range(4):
        closed.play(0, "lay:L")
    assert closed.can_undo(0)
    closed.play(0, "lay:L")
    assert refusal_to_undo(closed, 0) == "secret-seen", "how many lie where is public now"
    closed.play(0, "declare:attack_both")
    assert refusal_to_undo(closed, 0) == "choice-stands"


def refusal_to_undo(match: Match, seat: int) -> str:
    """The code of the reason why nothing may be taken back."""
    refused = match.undo_refusal(seat)
    return refused.code if refused else ""


@rule("due.sm.5")
def test_a_decision_with_one_option_is_taken_at_once_and_told() -> None:
    """S31: on turn 0 only leaving is possible, so the next question is which card; the filled gap is told like any other."""
    table = Table({"turn": 0, "first": 1, "hands": HANDS, "piles": SINGLES}).do("deck", "card:w10")
    assert (table.s.to_move(), table.point()) == (1, "part_card")
    assert table.told("bound_to_leave", 0) == [{"seat": 1}]
    assert len(table.options()) == 6
    forced = on_turn(2).do("take:0", "leave", "part:f2")
    assert forced.told("left") == [{"seat": 0, "card": "f2", "pile": "0"}]


@rule("due.sm.6")
def test_the_order_inside_a_turn_is_fixed_and_the_drawn_card_is_seen_before_deciding() -> None:
    table = on_turn(4)
    points = []
    for notation in ("deck", "card:w10", "leave", "part:e9", "put:2"):
        points.append(table.point())
        if notation == "leave":
            assert "w10" in table.faces(0, "hand:0")
        table.do(notation)
    assert points == ["draw_source", "", "turn_end", "part_card", "part_pile"]
    closing = on_turn(4).do("deck", "card:w10", "close", "part:e9")
    assert closing.point() == "lay_card", "no pile is asked after a closing"


@rule("due.exc.2", "due.exc.5", "due.exc.10", "due.cls.11", "due.cls.12")
@pytest.mark.parametrize(
    ("said", "reason"),
    [
        ({"turn": 2, "taken": "f9", "parting": "f9"}, "f9 was taken from the table this turn"),
        ({"drew": "f9", "closing": True}, "closing: is allowed from turn 1, this is turn 0"),
        ({"turn": 38, "drew": "f9", "leaving": True}, "the closing is forced in this turn"),
        ({"turn": 38, "drew": "f9", "parting": "f2"}, "the closing is forced in this turn"),
        ({"turn": 2, "drew": "f9", "leaving": True, "closing": True}, "not by both"),
        ({"turn": 2, "drew": "f9", "taken": "f9"}, "exactly one card is taken in a turn"),
        ({"seen": "f9 f9"}, "f9 stands twice"),
    ],
)
def test_a_position_in_which_a_turn_cannot_have_come_so_far_is_refused(said: dict[str, object], reason: str) -> None:
    with pytest.raises(BadPosition, match=reason):
        Table({"hands": ["f9 f2"], **said})

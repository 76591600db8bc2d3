"""Dealing a round, and who sits opposite whom."""

from __future__ import annotations

from collections import Counter

import pytest

from games.duelo.table import DUELO, Fight, Table
from ludoteca.core.draw import Draw
from ludoteca.core.state import CHANCE
from ludoteca.games.duelo.clash import FACING
from scenario import rule

SIZES = {2: (34, 6), 3: (29, 3), 4: (24, 0)}


def finish_round(table: Table) -> None:
    """Play on at random until the next round is dealt."""
    draw = Draw(7)
    played = table.s.round
    while table.s.round == played:
        table.s.apply(table.s.agenda[-1].sample(table.s, draw) if table.s.to_move() == CHANCE else draw.pick(table.s.open))


@rule("due.set.1")
def test_every_round_begins_with_all_zodiacs_and_all_numbers_to_be_dealt() -> None:
    table = Table()
    assert len(table.options()) == 12
    table.deal()
    finish_round(table)
    assert table.s.round == 2
    assert len(table.options()) == 12, "all twelve zodiacs are shuffled again"
    assert len(table.s.deck) == 48


@rule("due.set.2")
def test_zodiacs_are_dealt_three_at_once_to_left_right_and_hidden_seat_zero_first() -> None:
    table = Table().do("zodiac:leo", "zodiac:virgo", "zodiac:pisces", "zodiac:aries", "zodiac:libra", "zodiac:taurus")
    assert table.zodiacs(0) == "leo virgo pisces"
    assert table.zodiacs(1) == "aries libra taurus"
    assert [(told["seat"], told["slot"]) for told in table.told("zodiac_dealt")] == [(0, "L"), (0, "R"), (0, "H"), (1, "L"), (1, "R"), (1, "H")]
    assert [told["zodiac"] for told in table.told("zodiac_dealt", None)] == ["leo", "virgo", None, "aries", "libra", None]


@rule("due.set.3")
def test_only_its_owner_sees_a_hidden_zodiac() -> None:
    table = Table({"zodiacs": ["leo virgo pisces", "aries libra taurus"]})
    assert table.faces(0, "zodiac:0H") == ["pisces"]
    assert table.faces(1, "zodiac:0H") == [None]
    assert table.faces(None, "zodiac:0H") == [None]
    assert table.faces(1, "zodiac:0L") == ["leo"]


@rule("due.set.4")
def test_the_deal_decides_positions_and_nobody_is_asked() -> None:
    table = Table().deal()
    asked = [event.kind.name for event in table.events if event.kind.name == "hidden_chosen"]
    assert asked == []
    assert table.zodiacs(0) == "aries taurus gemini"
    assert table.point() == "draw_source"


@rule("due.set.5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_undealt_zodiacs_are_seen_by_nobody(seats: int) -> None:
    table = Table(seats=seats).deal()
    for seat in [*range(seats), None]:
        zone = table.zone(seat, "undealt")
        assert (zone["count"], zone["items"]) == (SIZES[seats][1], [])


@rule("due.set.6")
def test_five_number_cards_are_dealt_to_each_seat_in_secret() -> None:
    table = Table().deal()
    assert [len(hand) for hand in table.s.hands] == [5, 5]
    assert [told["card"] for told in table.told("card_dealt", 0)] == ["f10", "f9", "f8", "f7", "f6", None, None, None, None, None]
    assert table.faces(1, "hand:0") == [None] * 5
    assert table.faces(0, "hand:0") == ["f10", "f9", "f8", "f7", "f6"]


@rule("due.set.7")
def test_four_number_cards_open_the_four_piles() -> None:
    table = Table().deal()
    assert [table.faces(None, f"pile:{pile}") for pile in range(4)] == [["fC"], ["fR"], ["e10"], ["e9"]]
    assert [told["pile"] for told in table.told("pile_dealt", None)] == ["0", "1", "2", "3"]


@rule("due.set.8")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_rest_is_the_deck(seats: int) -> None:
    table = Table(seats=seats).deal()
    assert table.zone(None, "deck")["count"] == SIZES[seats][0]
    assert table.zone(None, "deck")["items"] == []


@rule("due.set.9")
def test_the_first_player_is_drawn_each_seat_alike_in_every_round() -> None:
    table = Table(seats=3)
    while not table.options()[0].startswith("first"):
        table.do(table.options()[0])
    assert [(DUELO.actions.format(outcome), weight) for outcome, weight in table.s.chance()] == [("first:0", 1), ("first:1", 1), ("first:2", 1)]
    table.do("first:2")
    assert table.s.to_move() == 2
    finish_round(table)
    while not table.options()[0].startswith("first"):
        table.do(table.options()[0])
    assert len(table.options()) == 3, "the next round draws again"


@rule("due.set.10")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_hands_and_market_have_the_same_size_for_any_number_of_players(seats: int) -> None:
    table = Table(seats=seats).deal()
    assert [len(hand) for hand in table.s.hands] == [5] * seats
    assert [len(pile) for pile in table.s.piles] == [1] * 4


@rule("due.geo.1")
def test_play_passes_to_the_left_which_is_the_next_seat() -> None:
    table = Table({"seats": 4, "first": 3})
    movers = [table.s.to_move()]
    for _ in range(4):
        table.do("take:0")
        if table.point() == "turn_end":
            table.do("leave")
        table.do(table.options()[0])
        movers.append(table.s.to_move())
    assert movers == [3, 0, 1, 2, 3]


@rule("due.geo.2")
def test_each_seat_has_a_left_a_right_and_a_hidden_slot() -> None:
    table = Table({"seats": 3})
    zones = [zone["id"] for zone in table.view(None)["zones"] if zone["kind"] == "zodiac"]
    assert zones == ["zodiac:0L", "zodiac:0R", "zodiac:0H", "zodiac:1L", "zodiac:1R", "zodiac:1H", "zodiac:2L", "zodiac:2R", "zodiac:2H"]


@rule("due.geo.3")
@pytest.mark.parametrize(("seats", "pairs"), [(2, [(0, 3), (1, 2)]), (3, [(0, 3), (2, 5), (4, 1)]), (4, [(0, 3), (2, 5), (4, 7), (6, 1)])])
def test_the_left_of_a_seat_faces_the_right_of_the_seat_to_its_left(seats: int, pairs: list[tuple[int, int]]) -> None:
    for slot, facing in pairs:
        assert FACING[seats][slot] == facing
        assert FACING[seats][facing] == slot


@rule("due.geo.4")
def test_the_ally_is_the_other_front_zodiac_of_the_same_owner() -> None:
    fight = Fight(["leo pisces aries", "virgo gemini libra"], ["f9 fR / w2 w3 w4", "e2 e3 / a2 a3 a4"], ["attack_both", "attack_both"])
    assert fight["0R"]["damage"] == 6 + 9 + 8, "Leo's ally is Pisces on its other side"
    assert fight["1L"]["damage"] == 5 + 5
    assert fight["1R"]["damage"] == 10 + 9


@rule("due.geo.5")
def test_the_hidden_zodiac_takes_part_in_no_clash() -> None:
    fight = Fight(["leo pisces aries", "virgo gemini libra"], ["f9 f8 / w2 w3 w4", "e2 e3 / a2 a3 a4"], ["attack_both", "attack_both"])
    assert sorted(fight.slots) == ["0L", "0R", "1L", "1R"]
    assert "aries" not in [told["zodiac"] for told in fight.slots.values()]


@rule("due.geo.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_are_as_many_lanes_as_players_told_in_their_order(seats: int) -> None:
    laid = ["f10 f9 f8 f7 f6 / ", "e10 e9 e8 e7 e6 / ", "a10 a9 a8 a7 a6 / ", "w10 w9 w8 w7 w6 / "][:seats]
    fight = Fight([""] * seats, laid, ["attack_both"] * seats)
    told = [f"{event['seat']}{event['side']}" for event in fight.table.told("clashed")]
    assert told == [slot for lane in range(seats) for slot in (f"{lane}L", f"{(lane + 1) % seats}R")]


@rule("due.sm.4")
@pytest.mark.parametrize("seats", [2, 4])
def test_a_turn_belongs_to_one_seat_until_it_is_over(seats: int) -> None:
    """No reactions: from the take to the part, only the seat on turn is ever asked."""
    table = Table({"seats": seats, "turn": 6, "first": 0})
    mover = table.s.to_move()
    asked = Counter[int]()
    while table.s.turn == 6 and table.point() != "lay_card":
        asked[table.s.to_move()] += 1
        options = table.options()
        table.do("leave" if "leave" in options else options[-1] if table.s.to_move() != CHANCE else options[0])
    asked.pop(CHANCE, None)
    assert set(asked) == {mover}
    assert asked[mover] == 4, "draw_source, turn_end, part_card, part_pile"

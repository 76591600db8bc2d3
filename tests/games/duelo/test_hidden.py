"""What a seat may know, and what it must think possible."""

from __future__ import annotations

from collections import Counter
from typing import cast

from scipy.stats import chisquare

from games.duelo.table import DUELO, Table
from ludoteca.core.draw import Draw
from ludoteca.games.duelo.content import CARDS, ZODIACS
from ludoteca.games.duelo.state import Duelo
from scenario import rule

LIKELY = 0.0005
"""A fair deal fails a chi-square test this rarely; the draws are seeded, so a failure is a change, not bad luck."""


def worlds(table: Table, seat: int, count: int = 600) -> list[Duelo]:
    """Worlds that a seat thinks possible."""
    draw = Draw(20)
    return [cast(Duelo, table.s.determinize(seat, draw)) for _ in range(count)]


@rule("due.hid.1")
def test_a_view_shows_exactly_what_the_seat_may_know() -> None:
    table = Table({
        "first": 0, "turn": 4, "wins": [1, 0], "zodiacs": ["leo virgo pisces", "aries libra taurus"], "hands": ["f2 f3 wR e9 a2", "e10 a5 a4 w8 w4"],
        "piles": ["f9 w3", "w2", "e5", "a7"], "seen": "w8",
    })  # fmt: skip
    assert table.faces(0, "hand:0") == ["f3", "f2", "e9", "a2", "wR"]
    assert table.faces(0, "zodiac:0H") == ["pisces"]
    assert [table.faces(0, f"zodiac:{slot}") for slot in ("0L", "0R", "1L", "1R", "1H")] == [["leo"], ["virgo"], ["aries"], ["libra"], [None]]
    assert [table.faces(0, f"pile:{pile}") for pile in range(4)] == [["f9", "w3"], ["w2"], ["e5"], ["a7"]]
    assert table.zone(0, "deck")["count"] == 33
    assert table.faces(0, "hand:1") == ["w8", None, None, None, None]
    assert table.counters(0) == {"round": 2, "turn": 4, "first:0": 1, "wins:0": 1, "wins:1": 0}
    spectator = [item["face"] for zone in table.view(None)["zones"] if zone["kind"] in ("hand", "deck", "undealt") for item in zone["items"]]
    assert sorted(map(str, spectator)) == ["None"] * 9 + ["w8"]


@rule("due.hid.2")
def test_hidden_and_undealt_zodiacs_are_any_arrangement_of_those_not_seen() -> None:
    table = Table({"zodiacs": ["leo virgo pisces", "aries libra taurus"]})
    hidden = Counter(ZODIACS[world.zodiacs[5]] for world in worlds(table, 0, 1400))
    unseen = set(ZODIACS) - {"leo", "virgo", "pisces", "aries", "libra"}
    assert set(hidden) == unseen
    assert chisquare([hidden[name] for name in sorted(unseen)]).pvalue > LIKELY
    for world in worlds(table, 0, 20):
        assert sorted([ZODIACS[zodiac] for zodiac in world.undealt] + [ZODIACS[world.zodiacs[5]]]) == sorted(unseen)
        assert world.zodiacs[:5] == table.s.zodiacs[:5]


@rule("due.hid.3")
def test_cards_seen_stay_and_all_others_are_dealt_anew_each_alike() -> None:
    table = Table({"hands": ["f2 f3 wR e9 a2", "e10 a5 a4 w8 w4"], "piles": ["f9", "w2", "e5", "a7"]})
    seen = {CARDS.index(card) for card in ["f2", "f3", "wR", "e9", "a2", "f9", "w2", "e5", "a7"]}
    counts = Counter[int]()
    for world in worlds(table, 0, 1500):
        assert world.hands[0] == table.s.hands[0]
        assert world.piles == table.s.piles
        assert not seen & set(world.hands[1])
        counts.update(world.hands[1])
    unseen = [card for card in range(48) if card not in seen]
    assert chisquare([counts[card] for card in unseen]).pvalue > LIKELY


@rule("due.hid.3")
def test_the_own_closing_card_stays_known_to_its_owner() -> None:
    table = Table({"attacker": 0, "closing_card": "w2", "hands": ["f9 f8 f7 f6 f5", "a2 a3 e5 f4 w7"]})
    assert {world.closing_card for world in worlds(table, 0, 30)} == {CARDS.index("w2")}
    assert table.faces(0, "closing:0") == ["w2"]
    assert table.faces(1, "closing:0") == [None]


@rule("due.hid.4")
def test_a_card_seen_taken_is_in_that_hand_until_its_holder_leaves_it() -> None:
    table = Table({"turn": 2, "hands": ["f2 f3 wR e9 a2", "e10 a5 a4 w8 w4"], "piles": ["f9", "w2", "e5", "a7"]})
    table.do("take:0", "leave", "part:f2")
    f9 = CARDS.index("f9")
    assert all(f9 in world.hands[0] for world in worlds(table, 1, 60))
    assert "f9" in table.faces(1, "hand:0")
    left = Table(DUELO.position(table.s)).do("take:0", "leave", "part:a5", "deck", "card:w10", "leave", "part:f9", "put:0")
    assert left.s.seen == [CARDS.index("f2")], "f9 was left: nobody holds it; f2 was taken"
    assert "f9" not in left.faces(1, "hand:0")


@rule("due.hid.4")
def test_after_a_closing_a_card_seen_taken_is_in_hand_or_is_the_closing_card() -> None:
    table = Table({"attacker": 0, "closing_card": "w2", "hands": ["f9 f8 f7 f6 f5", "a2 a3 e5 f4 w7"], "seen": "f9"})
    f9 = CARDS.index("f9")
    places = Counter("closing" if world.closing_card == f9 else "hand" if f9 in world.hands[0] else "lost" for world in worlds(table, 1))
    assert set(places) == {"closing", "hand"}
    assert chisquare([places["closing"], places["hand"]], [100, 500]).pvalue > LIKELY
    assert table.faces(1, "held:0") == ["f9"]
    assert table.faces(1, "hand:0") == [None] * 5


def test_laid_cards_keep_their_public_counts_in_every_world() -> None:
    table = Table({
        "attacker": 0, "laid": ["f9 f8 f7 f6 / f5"], "stances": ["attack_left_block_right"], "hands": ["", "a2 a3 e5 f4 w7"],
    })  # fmt: skip
    for world in worlds(table, 1, 40):
        assert (len(world.laid[0]), len(world.laid[1]), world.stances[0]) == (4, 1, 1)


def test_secret_counts_and_stances_vary_in_the_worlds_of_the_others() -> None:
    table = Table({
        "attacker": 0, "laid": ["f9 f8 f7 f6 / f5"], "stances": ["attack_left_block_right"], "hands": ["", "a2 a3 e5 f4 w7"],
        "options": {"declaration": "simultaneous"},
    })  # fmt: skip
    found = worlds(table, 1)
    assert {len(world.laid[0]) for world in found} == {0, 1, 2, 3, 4, 5}
    assert {world.stances[0] for world in found} == {0, 1, 2}
    assert {world.stances[0] for world in worlds(table, 0, 20)} == {1}


@rule("due.cls.7", "due.hid.2")
def test_when_the_match_is_over_the_closing_card_and_hidden_zodiacs_are_still_not_shown() -> None:
    table = Table({
        "attacker": 0, "closing_card": "w2", "laid": ["f9 f8 f7 f6 / f5", "a2 a3 e5 / f4 w7"], "stances": ["attack_both"], "options": {"wins_needed": 1},
        "zodiacs": ["aries taurus pisces", "virgo gemini leo"],
    }).do("declare:attack_both")  # fmt: skip
    assert table.s.to_move() == -2
    assert table.faces(0, "closing:0") == ["w2"]
    for seat in (1, None):
        assert (table.faces(seat, "closing:0"), table.faces(seat, "zodiac:0H")) == ([None], [None])
        assert table.faces(seat, "laid:0L") == ["f9", "f8", "f7", "f6"]
    found = worlds(table, 1)
    assert len({world.closing_card for world in found}) > 10
    assert len({world.zodiacs[2] for world in found}) > 3
    assert all(world.laid == table.s.laid and sorted([*world.deck, world.closing_card]) == sorted([*table.s.deck, table.s.closing_card]) for world in found)


@rule("due.set.9")
def test_nobody_is_shown_as_the_first_of_a_round_before_the_first_is_drawn() -> None:
    table = Table({
        "attacker": 0, "first": 0, "turn": 2, "laid": ["f9 f8 f7 f6 / f5", "a2 a3 e5 / f4 w7"], "stances": ["attack_both"],
    }).do("declare:attack_both")  # fmt: skip
    assert (table.view(1)["phase"], table.counters(1).get("first:0")) == ("setup", None)
    while table.options() != ["first:0", "first:1"]:
        table.do(table.options()[0])
    assert (table.view(1)["phase"], [name for name in table.counters(1) if name.startswith("first")]) == ("setup", [])
    table.do("first:1")
    assert (table.view(0)["phase"], table.counters(0)["first:1"]) == ("exchange", 1)

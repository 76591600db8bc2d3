"""Who knows what, and what a seat may think possible."""

from __future__ import annotations

from collections import Counter
from typing import cast

from games.calamandara.table import CALAMANDARA, LONG, Table
from ludoteca.core.draw import Draw
from ludoteca.games.calamandara.actions import MEMORIES
from ludoteca.games.calamandara.rules.memory import KIND
from ludoteca.games.calamandara.state import Calamandara
from ludoteca.games.calamandara.windows import asked_openly
from scenario import rule


def worlds(table: Table, seat: int, count: int = 60) -> list[Calamandara]:
    """Worlds that a seat thinks possible."""
    draw = Draw(7)
    return [cast(Calamandara, table.s.determinize(seat, draw)) for _ in range(count)]


def names(cards: list[int]) -> list[str]:
    return [LONG[MEMORIES[code >> KIND]] for code in cards]


@rule("cal.hid.1")
def test_unknown_cards_are_dealt_anew_and_known_ones_stay() -> None:
    table = Table(hands=["well", "ruins helm@0 winds"], reserves=["", "temple!"], at="acquire")
    seen = set()
    for world in worlds(table, 0):
        assert names(world.hands[0]) == ["well"]
        assert names(world.reserves[1]) == ["temple"]
        assert "helm" in names(world.hands[1])
        seen.add(tuple(names(world.hands[1])))
        assert CALAMANDARA.census(world) == CALAMANDARA.census(table.s)
    assert len(seen) > 20
    assert any("temple" not in hand for hand in seen)


@rule("cal.hid.1")
def test_cards_returned_to_the_deck_are_known_to_their_owner_in_order_and_place() -> None:
    table = Table(board=["s3-4 footprint", "s3-5 footprint"], tokens=["s3-4"], hands=["well ruins nomad"], at="move").do("cell:s3-5 card:nomad card:well")
    for world in worlds(table, 0):
        assert names(world.decks[0][::-1]) == ["ruins", "well", "nomad"]
    assert len({tuple(names(world.decks[0])) for world in worlds(table, 1)}) > 20


@rule("cal.hid.1", "cal.card.26.7")
def test_what_was_seen_and_then_moved_unseen_is_still_somewhere_there() -> None:
    """P1 received P0's hand through The Well; when P1 reserves one of the cards, P0 knows only that it is in hand or reserve."""
    table = Table(hands=["well temple ruins", ""], active=0, at="acquire").do("play:well")
    assert table.faces(0, "hand:1") == ["ruins", "temple"]
    table.until("D_MEM_MENU", 1).do("do_phase card:temple stop none stop")
    assert table.faces(0, "hand:1") == [None]
    places: Counter[tuple[str, ...]] = Counter()
    for world in worlds(table, 0):
        assert sorted(names(world.hands[1]) + names(world.reserves[1])) == ["ruins", "temple"]
        places[tuple(names(world.reserves[1]))] += 1
    assert set(places) == {("temple",), ("ruins",)}


@rule("cal.hid.1")
def test_in_draft_two_travellers_know_both_decks_and_three_know_unions() -> None:
    for seats in (2, 3):
        table = Table.fresh(seats, mode="draft").do("first:0").first()
        draw = Draw(seats)
        while table.point() == "D_SETUP_DRAFT":
            table.s.advance(draw.pick(table.s.open))
        own = [card for pick, card in enumerate(table.s.drafted) if pick % seats == 0]
        bags = set()
        for world in worlds(table, 0):
            assert [card for pick, card in enumerate(world.drafted) if pick % seats == 0] == own
            assert sorted(world.drafted) == sorted(table.s.drafted)
            for start in range(0, 72, seats):
                assert sorted(world.drafted[start + 1 : start + seats]) == sorted(table.s.drafted[start + 1 : start + seats])
            bags.add(tuple(world.bags))
        assert (len(bags) == 1) == (seats == 2)


@rule("cal.hid.1")
def test_during_a_draft_only_the_picker_sees_the_pool() -> None:
    table = Table.fresh(3, mode="draft").do("first:0").first().do("card:well")
    assert table.asked() == 1
    assert len(table.zone(1, "pool")["items"]) == 28
    assert table.zone(0, "pool")["items"] == []
    assert table.zone(2, "pool")["count"] == 71
    assert {world.drafted[0] for world in worlds(table, 0)} == {MEMORIES.index("the_well")}
    assert len({world.drafted[0] for world in worlds(table, 2)}) > 5


@rule("cal.hid.2")
def test_an_unseen_symbol_card_is_any_of_those_not_seen_so_far() -> None:
    table = Table(symbol_decks=["02", "07"]).do("acquire symbol:fire")
    assert "02" not in table.options("show")
    assert "07" not in table.options("show")
    assert len(table.options("show")) == 34
    sequence = Table.fresh(2, mode="sequence").first().do("keep_rest keep_rest keep_rest keep_rest")
    own = [code & 63 for code in sequence.s.symbol_decks[0]]
    for world in worlds(sequence, 0, 10):
        assert [code & 63 for code in world.symbol_decks[0]] == own
    assert len({tuple(code & 63 for code in world.symbol_decks[1]) for world in worlds(sequence, 0, 10)}) == 10


@rule("cal.hid.3")
def test_hand_and_final_reserve_are_seen_by_their_owner_only() -> None:
    table = Table(hands=["well", "ruins"], reserves=["temple", "winds"], at="acquire")
    assert (table.faces(0, "hand:0"), table.faces(0, "reserve:0")) == (["well"], ["temple"])
    for seat in (1, None):
        assert (table.faces(seat, "hand:0"), table.faces(seat, "reserve:0")) == ([None], [None])
        assert table.zone(seat, "hand:0")["count"] == 1


@rule("cal.hid.4", "cal.hid.5")
def test_a_pass_is_told_to_nobody() -> None:
    table = Table(seats=3, board=["n3-1 footprint", "s3-1 footprint"], hands=["", "ruins", "ruins"], at="start").do("pass pass")
    kinds = [event.kind.name for event in table.events]
    assert kinds == ["window_closed"]
    assert not any(event.name in ("pass", "passed") for event in CALAMANDARA.events)


@rule("cal.hid.5", "cal.react.49")
def test_others_cannot_tell_a_declaration_in_a_window_from_a_window_nobody_answers() -> None:
    table = Table(seats=3, board=["n3-1 footprint", "s3-1 footprint"], hands=["", "ruins", ""], at="start")
    before = [table.view(seat) for seat in (0, 2, None)]
    table.do("play:ruins cell:n3-1")
    assert [table.view(seat) for seat in (0, 2, None)] == before
    assert table.point() == "D_TARGET"


@rule("cal.react.49", "cal.hid.5")
def test_others_cannot_tell_a_declaration_from_the_menu_it_is_made_in() -> None:
    board = ["s3-1 footprint", "s3-2 footprint", "n3-1 footprint"]
    for at in ("acquire", "insert", "move", "remember"):
        table = Table(board=board, tokens=["s3-1"], ready=["wing"], hands=["ruins", ""], at=at)
        ways = [item.get("values") for item in table.zone(1, "board")["items"] if item["id"] == "cell:s3-2"]
        assert ways == ([{"from": 2}] if at == "move" else [None])
        before = table.view(1), table.view(None)
        table.do("play:ruins")
        assert table.point() == "D_TARGET"
        assert (table.view(1), table.view(None)) == before


@rule("cal.hid.6")
def test_the_time_of_windows_is_an_option_of_the_table_and_idle_windows_are_seen_by_public_counts() -> None:
    option = next(option for option in CALAMANDARA.options if option.name == "window_time")
    assert (option.default, option.words) == ("padded", ["padded", "fixed"])
    assert CALAMANDARA.new(2, {"window_time": "fixed"}).pack() == CALAMANDARA.new(2).pack()  # no effect on the rules
    idle = Table(hands=["well ruins", ""], board=["s3-1 footprint"], at="start")
    assert idle.point() == "D_ACQ_MENU"
    assert asked_openly(idle.s) == []


@rule("cal.hid.7")
def test_at_a_shared_screen_everybody_with_a_card_is_asked_by_public_counts() -> None:
    table = Table(seats=4, board=["n3-1 footprint", "s1-1 wing"], hands=["well", "guardian", "ruins", ""], parked=["minds 3 3 deck 0"], at="start")
    assert table.asked() == 2  # only P2 can play
    assert asked_openly(table.s) == [1, 2, 3]  # but the cards of P1 and the parked card of P3 are seen by all
    answer = Table(seats=3, board=["n3-1 footprint", "s1-1 wing"], hands=["ruins", "guardian", "helm"], at="acquire").do("play:ruins cell:n3-1 stop")
    assert (answer.asked(), asked_openly(answer.s)) == (2, [1, 2])

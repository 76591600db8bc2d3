"""What the worked scenarios leave open about the twelve characters."""

from __future__ import annotations

from games.labyrinx.table import LABYRINX, Table, X
from scenario import rule


@rule("lab.char.akuna.6")
def test_akuna_does_not_return_to_a_card_that_has_exploded() -> None:
    t = Table(characters=["avra", "akuna"], at=["hall", "6,2"], treasures=[0, 1], cards={"6,2": X, "7,2": "line_open_monster"})
    t.do("power", "~far", "cell:6,2", "go:E", "die:6")
    assert t.asked() == (1, "faith")
    t.do("use")
    assert (t.at(1), t.s.treasures[1], t.lies("6,2")) == ("7,2", 1, "empty")


@rule("lab.char.avra.5")
def test_the_thrown_land_one_by_one_and_a_refilled_hole_does_not_catch_them() -> None:
    t = Table(
        seats=3, characters=["avra", "kaminari", "lane"], at=["hall", "6,2", "6,2"], treasures=[0, 1, 1], cards={"6,2": X, "7,2": "cross_open_trap"},
    )  # fmt: skip
    t.do("power", "~far", "cell:6,2", "go:E")
    assert (t.s.where[1], t.s.where[2]) == (2 * 15 + 7, -1)
    t.do("die:4")
    t.do("go:W")  # over the hole and three more spaces: the hole gets a card
    assert (t.lies("6,2"), t.s.where[2]) == ("closed", -1)
    t.do("reveal:cross_open_none", "die:6")
    assert (t.at(1), t.at(2)) == ("3,2", "7,2")


@rule("lab.char.avra.6")
def test_where_no_card_is_left_the_thrown_go_to_the_hall() -> None:
    t = Table(characters=["avra", "lane"], at=["hall", "1,1"], cards={"1,1": X}, removed="rest").do("power")
    assert (t.at(1), t.lies("1,1"), t.told("ejected")) == ("hall", "empty", [{"seat": 1, "space": "hall"}])
    t = Table(
        seats=3,
        characters=["avra", "lane", "elora"],
        at=["hall", "1,1", "hall"],
        cards={"1,1": "end_open_none@0", "1,2": "line_open_none@1", "1,0": "bend_open_none"},
    )
    t.do("power", "~far", "cell:1,1", "go:N")
    assert (t.asked(), t.options()) == ((1, "eject_orient"), ["turn:0", "turn:1", "turn:2", "turn:3"])  # through a wall: its visitor turns it


@rule("lab.char.bibi.1")
def test_doors_cost_bibi_nothing_even_with_her_last_action() -> None:
    t = Table(characters=["bibi", "avra"], at=["6,2", "hall"], actions=1, cards={"6,2": "line_both_none@1", "7,2": "line_both_chest"})
    t.do("move", "~go:E")

    assert (t.at(0), t.told("moved")[0]["spent"]) == ("7,2", 1)


@rule("lab.char.bibi.2")
def test_bibi_pays_for_a_door_where_an_opponent_stands() -> None:
    cards = {"6,2": "line_both_none@1", "7,2": X, "5,2": X}
    t = Table(characters=["bibi", "avra"], at=["6,2", "7,2"], actions=1, cards=cards).do("move")
    assert t.at(0) == "5,2"  # E would cost two actions
    t = Table(characters=["bibi", "avra"], at=["6,2", "7,2"], actions=2, cards=cards).do("move", "go:E")
    assert t.told("moved")[0]["spent"] == 2


@rule("lab.char.bibi.3")
def test_opponents_in_the_space_bibi_leaves_do_not_matter() -> None:
    t = Table(characters=["bibi", "avra"], at=["6,2", "6,2"], cards={"6,2": "line_both_none@1", "7,2": X, "5,2": X}).do("move", "go:E")
    assert t.told("moved")[0]["spent"] == 1


@rule("lab.char.bibi.8")
def test_bibi_steals_only_from_the_rich_and_her_fifth_treasure_wins_first() -> None:
    t = Table(seats=3, characters=["bibi", "avra", "lane"], at=["6,2"] * 3, treasures=[4, 0, 1], cards={"6,2": X})
    t.do("power", "die:1")  # Lane is the only one worth it
    assert (t.s.treasures, t.winner()) == ([5, 0, 0], [0])
    t = Table(characters=["bibi", "avra"], at=["6,2", "6,2"], cards={"6,2": X})
    assert t.why_not("power")[0] == "lab.char.bibi.4"
    t = Table(seats=4, characters=["bibi", "avra", "lane", "elora"], at=["6,2"] * 4, treasures=[0, 0, 1, 1], cards={"6,2": X}).do("power")
    assert (t.point(), t.options()) == ("steal_who", ["who:2", "who:3"])
    assert t.why_not("who:1") == ("lab.char.bibi.8", "that opponent owns no treasure")


@rule("lab.char.bibi.5")
def test_bibi_steals_from_the_same_opponent_once_in_a_game() -> None:
    t = Table(seats=4, characters=["bibi", "avra", "lane", "elora"], at=["6,2"] * 4, treasures=[0, 1, 1, 1], cards={"6,2": X}, robbed=[2]).do("power")
    assert t.options() == ["who:1", "who:3"]
    assert t.why_not("who:2")[0] == "lab.char.bibi.5"
    t.do("who:1", "die:2", "decline")
    assert t.s.robbed == 0b110


@rule("lab.char.dannenvir.4")
def test_poetry_needs_a_discarded_card_and_never_the_one_it_removes() -> None:
    cards = {"6,2": X, "7,2": "bend_open_none"}
    t = Table(characters=["dannenvir", "avra"], at=["6,2", "hall"], cards=cards)
    assert t.why_not("power") == ("lab.char.dannenvir.4", "the discard pile is empty")
    t = Table(characters=["dannenvir", "avra"], at=["6,2", "hall"], cards=cards, discard=["line_open_none", "end_open_none"]).do("power")
    assert t.options() == ["card:line_open_none", "card:end_open_none"]
    assert t.why_not("card:bend_open_none") == ("lab.char.dannenvir.2", "no such card is in the discard pile")


@rule("lab.char.eimmie.4")
def test_a_failed_disarming_costs_nothing_but_the_card() -> None:
    t = Table(characters=["eimmie", "avra"], at=["6,2", "hall"], treasures=[2, 0], cards={"6,2": "cross_open_trap@0 resolved", "7,2": X}).do("power", "die:6")
    assert (t.s.treasures[0], t.asked()) == (2, (0, "disarm_dir"))
    t.do("go:E")
    assert (t.at(0), t.pile("removed"), t.s.treasures[0], t.asked()) == ("7,2", ["cross_open_trap"], 2, (0, "choose_action"))


@rule("lab.char.kaminari.4")
def test_only_the_own_edge_counts_for_a_leap_of_exactly_three_spaces() -> None:
    t = Table(characters=["kaminari", "avra"], at=["8,3", "hall"], cards={"8,3": "line_open_none@1", "7,3": "line_open_none@0", "6,3": "end_open_none@0"})
    t.do("power", "go:W")
    assert t.at(0) == "hall"
    t = Table(characters=["kaminari", "avra"], at=["7,3", "hall"], cards={"7,3": "line_open_none@1", "6,3": "line_open_none@0", "2,3": X}).do("power", "go:W")
    assert t.at(0) == "2,3"  # the hall was the second of three
    t = Table(characters=["kaminari", "avra"], at=["7,3", "hall"], cards={"7,3": "line_open_none@1", "6,3": X, "2,3": X, "8,3": X}, removed="rest").do("power")
    assert t.at(0) == "2,3"  # E would take two cards
    t = Table(characters=["kaminari", "avra"], at=["7,3", "hall"], cards={"7,3": "line_open_none@1"}, removed="rest", pool=["line_open_none"])
    assert t.why_not("power")[0] == "lab.char.kaminari.1"


@rule("lab.char.khira.2")
def test_a_hunt_passes_over_gaps_and_walls_and_sees_four_of_five_cards_around_the_hall() -> None:
    t = Table(characters=["khira", "avra"], at=["6,2", "hall"], cards={"6,2": "line_open_none@1", "7,2": "line_open_none@0", "0,2": "end_open_none"})
    stock = t.s.stock
    t.do("power", "~line", "~go:E")
    assert ([event["cell"] for event in t.told("hunted")], t.s.stock, t.lies("8,2")) == (["0,2"], stock, "empty")
    around = {"3,2": "line_open_none", "5,2": "bend_open_none", "6,3": "tee_open_none", "4,4": "end_open_none", "2,3": "end_open_trap"}
    t = Table(characters=["khira", "avra"], cards=around).do("power", "around")
    assert (t.point(), t.options()) == ("hunt_pick", ["cell:3,2", "cell:5,2", "cell:2,3", "cell:6,3", "cell:4,4"])
    t.do("cell:6,3")
    assert [event["cell"] for event in t.told("hunted")] == ["3,2", "5,2", "2,3", "4,4"]


@rule("lab.char.khira.3")
def test_of_monsters_at_the_same_distance_khira_takes_whichever_she_likes() -> None:
    cards = {"6,2": X, "7,2": "cross_open_monster", "5,2": "tee_open_monster", "6,1": "line_open_none"}
    t = Table(characters=["khira", "avra"], at=["6,2", "hall"], cards=cards).do("power", "around")
    assert t.options() == ["cell:5,2", "cell:7,2", "stop", "skip"]
    assert t.why_not("cell:6,1") == ("lab.char.khira.3", "no unresolved monster is there")
    t.do("cell:7,2", "die:1")
    assert (t.s.treasures[0], t.options()) == (1, ["cell:5,2", "stop", "skip"])
    assert t.do("skip").asked() == (0, "choose_action")
    cards = {"6,2": X, "7,2": "cross_open_monster", "8,2": "tee_open_monster"}
    t = Table(characters=["khira", "avra"], at=["6,2", "hall"], cards=cards).do("power", "line", "~go:E")
    assert t.options() == ["cell:8,2", "stop", "skip"]
    assert t.do("skip").options() == ["cell:7,2", "stop", "skip"]


@rule("lab.char.zacramandy.2")
def test_the_blessing_saves_a_card_once_in_a_turn() -> None:
    t = Table(
        characters=["zacramandy", "avra"], at=["6,2", "hall"], hands=[["tee_open_none*4"], []],
        cards={"6,2": X, "7,2": "cross_open_trap", "8,2": "cross_open_chest"},
    )  # fmt: skip
    t.do("move", "~go:E", "die:2", "pay", "card:tee_open_none")
    assert len(t.hand(0)) == 3
    t.do("move", "go:E", "die:3", "pay", "card:tee_open_none", "card:tee_open_none")
    assert (len(t.hand(0)), t.s.treasures[0]) == (1, 2)


@rule("lab.char.zacramandy.3")
def test_the_blessing_adds_no_point() -> None:
    t = Table(characters=["zacramandy", "avra"], at=["6,2", "hall"], hands=[["tee_open_none*2"], []], cards={"6,2": X, "7,2": "cross_open_trap"})
    t.do("move", "~go:E", "die:3")
    assert (t.asked(), len(t.hand(0))) == ((1, "trap_dir"), 2)


@rule("lab.char.zambar.3")
def test_zambar_carries_two_at_most_and_to_the_end() -> None:
    t = Table(seats=4, characters=["zambar", "avra", "bibi", "lane"], at=["6,2", "6,2", "6,2", "6,2"], cards={"6,2": X, "7,2": X, "8,2": X})
    t.do("power", "go:E", "who:1", "who:3")
    assert [t.at(seat) for seat in range(4)] == ["7,2", "7,2", "6,2", "7,2"]
    t.do("go:E")
    assert (t.at(1), t.at(3), t.point()) == ("8,2", "8,2", "charge_dir")  # nobody can be put down or added
    held = Table(
        seats=4, characters=["zambar", "avra", "bibi", "lane"], at=["6,2"] * 4, cards={"6,2": X, "7,2": X},
        agenda=["FogReturn 0", "NextAction 0", "ChargeCarry 0 0 2 1"],
    )  # fmt: skip
    assert held.options() == ["who:2", "who:3", "done"]
    held.s.box.carried = 1
    try:
        assert held.why_not("who:2") == ("lab.char.zambar.3", "Zambar already carries 1 of 1")
    finally:
        held.s.box.carried = 2


@rule("lab.char.zambar.7", "lab.char.zambar.8")
def test_a_trap_ends_the_charge_and_is_zambars_alone() -> None:
    t = Table(characters=["zambar", "avra"], at=["6,2", "6,2"], treasures=[1, 1], cards={"6,2": X, "7,2": "cross_open_trap@0", "8,2": X})
    t.do("power", "go:E", "who:1")
    assert (t.at(0), t.at(1), t.options()[0]) == ("7,2", "7,2", "die:1")
    t.do("die:1")
    assert (t.s.treasures, t.asked(), t.at(1)) == ([2, 1], (0, "choose_action"), "7,2")
    assert len(t.told("rolled")) == 1
    t = Table(characters=["zambar", "avra"], at=["6,2", "6,2"], treasures=[1, 1], cards={"6,2": X, "7,2": "cross_open_trap", "8,2": X})
    t.do("power", "go:E", "who:1", "die:2", "go:E", "reveal:cross_open_none")
    assert (t.at(0), t.at(1), t.s.treasures, t.asked()) == ("0,2", "7,2", [0, 1], (0, "choose_action"))


@rule("lab.char.kaminari.1")
def test_kaminari_leaves_through_a_corridor() -> None:
    t = Table(characters=["kaminari", "avra"], at=["6,2", "hall"], cards={"6,2": "line_open_none@1"}).do("power")
    assert t.options() == ["go:E", "go:W"]
    assert t.why_not("go:N") == ("lab.geo.9", "no corridor leads out on that side")


@rule("lab.char.avra.5", "lab.char.avra.6", "lab.char.eimmie.3", "lab.pile.4")
def test_without_a_card_nobody_is_thrown_into_an_empty_cell_and_that_is_the_reason() -> None:
    cards = {"6,3": X, "1,1": X, "1,2": X, "2,1": X}
    avra = Table(characters=["avra", "zambar"], at=["6,3", "1,1"], cards=cards, removed="rest").do("power", "~far", "~cell:1,1")
    trap = {**cards, "1,1": "cross_open_trap@0 resolved"}
    eimmie = Table(characters=["eimmie", "zambar"], at=["1,1", "6,3"], cards=trap, removed="rest").do("power", "die:6")
    reason = ("lab.pile.4", "this takes 1 cards, draw and discard pile hold 0")
    for t, point in ((avra, "avra_dir"), (eimmie, "disarm_dir")):
        assert (t.point(), t.options(), t.why_not("go:N"), t.why_not("go:W")) == (point, ["go:E", "go:S"], reason, reason)
        decision = LABYRINX.decision(t.s)
        assert decision is not None
        assert [refused["notation"] for refused in decision["refused"]] == ["go:N", "go:W"]
        assert t.do("go:S").at(1 if t is avra else 0) == "1,2"
    walled = {"6,3": X, "1,1": "end_open_none@0", "1,2": "line_open_none@1", "2,1": X}  # the only corridor ends at a wall, so walls do not count
    t = Table(characters=["avra", "zambar"], at=["6,3", "1,1"], cards=walled, removed="rest").do("power", "~far", "~cell:1,1")
    assert (t.options(), t.why_not("go:N")) == (["go:E", "go:S"], reason)


@rule("lab.char.bibi.4")
def test_a_theft_is_told_as_a_theft() -> None:
    t = Table(characters=["bibi", "lane"], at=["6,3", "6,3"], treasures=[0, 1], cards={"6,3": X}).do("power", "die:4")
    assert t.told("theft_rolled") == [{"seat": 0, "who": "lane", "face": 4, "skill": 2}]
    assert (t.told("rolled"), t.told("steal_failed")) == ([], [{"seat": 0, "who": "lane"}])


@rule("lab.race.10", "lab.char.avra.5")
def test_whoever_is_in_the_air_when_the_game_ends_comes_down_where_the_first_one_landed() -> None:
    t = Table(
        seats=4, characters=["avra", "kaminari", "zambar", "lane"], at=["6,1", "1,1", "1,1", "hall"], treasures=[1, 3, 2, 1], removed="rest",
        cards={"6,1": X, "1,1": X, "1,2": "cross_open_trap@0"},
    )  # fmt: skip
    t.do("power", "~far", "cell:1,1", "~go:S", "die:3")
    assert [(event["seat"], event["space"]) for event in t.told("ejected")] == [(1, "1,2"), (2, "1,2")]
    assert ([t.at(seat) for seat in range(4)], t.lies("1,2"), len(t.told("rolled"))) == (["6,1", "1,2", "1,2", "hall"], "open", 1)
    assert (t.s.treasures, t.s.racers, t.asked()) == ([1, 2, 2, 1], [1, 2], (1, "choose_action"))  # nobody has won yet

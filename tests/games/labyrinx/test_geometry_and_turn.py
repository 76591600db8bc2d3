"""The grid, the order of a turn, expansion, fog, spying, moving and playing cards."""

from __future__ import annotations

from games.labyrinx.table import Table, X
from scenario import rule

TWO = ["tee_open_none*2"]


@rule("lab.geo.1")
def test_a_cell_holds_one_card() -> None:
    t = Table(hands=[["tee_open_none", "line_open_none"], []], cards={"6,3": "?", "2,3": X}).do("play_card", "card:tee_open_none")
    for cell in ("6,3", "2,3", "4,4"):
        assert (f"cell:{cell}" in t.options()) == (cell == "4,4")
    assert t.why_not("cell:6,3") == ("lab.geo.1", "that cell is not empty")


@rule("lab.geo.2")
def test_north_is_up_and_the_sides_go_round_with_the_clock() -> None:
    cards = {"6,2": X, "6,1": X, "7,2": X, "6,3": X, "5,2": X}
    for way, cell in {"go:N": "6,1", "go:E": "7,2", "go:S": "6,3", "go:W": "5,2"}.items():
        assert Table(at=["6,2", "hall"], cards=cards).do("move", way).at(0) == cell


@rule("lab.geo.6")
def test_a_diagonal_card_is_not_adjacent() -> None:
    t = Table(at=["6,2", "hall"], cards={"6,2": X, "7,1": "?", "7,3": "?", "5,1": "?"})
    assert "spy" not in t.options()
    t = Table(at=["6,2", "hall"], cards={"6,2": X, "7,1": "?", "7,2": "?", "6,1": "?"}).do("spy")
    assert t.options() == ["cell:6,1", "cell:7,2"]
    assert t.why_not("cell:7,1") == ("lab.geo.6", "that card is not adjacent to you")


@rule("lab.geo.9")
def test_a_valid_path_needs_a_corridor_on_both_sides() -> None:
    cards = {"6,2": "tee_open_none@3", "6,1": "line_open_none@1", "7,2": "end_open_trap", "6,3": X, "5,2": X}
    t = Table(at=["6,2", "hall"], cards=cards).do("move")
    assert t.options() == ["go:E", "go:S"]  # a closed card can always be turned to connect
    assert t.why_not("go:N") == ("lab.geo.9", "the open card there shows a wall on this side")
    assert t.why_not("go:W") == ("lab.geo.9", "no corridor leads out on that side")
    assert t.do("go:E").card("7,2") == "end_open_trap@1"


@rule("lab.geo.12")
def test_a_line_out_of_the_hall_goes_on_in_the_direction_of_its_exit() -> None:
    t = Table(characters=["kaminari", "avra"]).do("power", "go:X4", "reveal:tee_open_none", "turn:0")
    assert (t.at(0), sorted(t.cards())) == ("4,6", ["4,4", "4,5", "4,6"])
    t = Table(characters=["kaminari", "avra"]).do("power", "go:X5", "reveal:tee_open_none", "turn:0")
    assert (t.at(0), sorted(t.cards())) == ("0,3", ["0,3", "1,3", "2,3"])


@rule("lab.geo.13")
def test_the_border_rule_holds_for_everything_that_moves_looks_or_is_laid() -> None:
    edge = {"8,1": X, "0,1": "line_open_trap"}
    assert Table(at=["8,1", "hall"], cards=edge).do("spy").told("spied")[0]["cell"] == "0,1"
    assert Table(characters=["avra", "bibi"], at=["8,1", "8,1"], cards=edge).do("push", "go:E", "die:6").at(1) == "0,1"
    t = Table(characters=["avra", "bibi"], at=["7,1", "hall"], cards={"7,1": X, "8,1": "cross_open_trap"}).do(
        "move", "~go:E", "die:2", "go:E", "reveal:tee_open_none"
    )
    assert t.do("turn:0").at(0) == "1,1"
    t = Table(characters=["avra", "bibi"], at=["7,1", "hall"], cards={"7,1": X, "8,1": "line_open_monster"}).do("move", "~go:E", "die:3", "go:E")
    assert t.told("fled")[0]["space"] == "0,1"
    t = Table(characters=["elora", "bibi"], at=["0,1", "hall"], cards={"0,1": "line_open_none@0"}).do("power", "go:W", "reveal:cross_open_none")
    assert t.at(0) == "8,1"


@rule("lab.turn.1")
def test_a_turn_is_expansion_actions_fog_and_then_the_player_on_the_left() -> None:
    t = Table(seats=3, characters=["avra", "bibi", "lane"], hands=[TWO, [], []], active=2, point="begin")
    t.do("expand:6,3", "move", "reveal:cross_open_none", "draw", "reveal:line_open_none", "draw", "reveal:line_open_none")
    assert (t.asked(), t.lies("6,3")) == ((0, "expand_cell"), "open")
    assert [kind for kind in t.heard(None) if kind != "opened"] == ["expanded", "moved", "drew", "drew", "fog_returned", "turn_began"]


@rule("lab.turn.2")
def test_actions_may_be_repeated_and_mixed_but_not_the_power() -> None:
    t = Table(characters=["lane", "avra"], cards={"6,3": "line_open_none", "2,3": "bend_open_none", "4,4": "tee_open_none"}).do(
        "spy", "cell:6,3", "spy", "cell:2,3"
    )
    assert t.s.actions == 1
    assert "spy" in t.options()
    assert "power" in t.options()
    t = Table(characters=["lane", "avra"], cards={"6,3": "line_open_none", "2,3": "bend_open_none"})
    t.do("power", "cell:6,3", "card:line_open_none", "~card:bend_open_none")
    assert "power" not in t.options()
    assert {"draw", "spy", "move"} <= set(t.options())


@rule("lab.turn.3")
def test_a_player_may_do_nothing_at_all() -> None:
    t = Table(cards={"6,3": "?"})
    assert "end_turn" in t.options()
    assert t.do("end_turn").asked() == (1, "expand_cell")


@rule("lab.turn.5")
def test_the_labyrinth_grows_first_even_before_a_rest_and_costs_nothing() -> None:
    t = Table(hands=[TWO, []], point="begin")
    assert t.asked() == (0, "expand_cell")
    assert t.why_not("rest")[0] == "lab.exp.1"
    t.do("expand:6,3")
    assert t.s.actions == 3
    assert {"rest", "despair"} <= set(t.options())


@rule("lab.turn.7")
def test_any_number_of_characters_may_share_a_space() -> None:
    t = Table(seats=6, characters=["avra", "bibi", "lane", "khira", "elora", "akuna"], at=["hall", *["6,3"] * 5], cards={"6,3": X})
    t.do("move")
    assert [t.at(seat) for seat in range(6)] == ["6,3"] * 6


@rule("lab.turn.9")
def test_the_turn_ends_by_itself_with_the_last_action() -> None:
    t = Table(actions=1, cards={"6,3": "line_open_none"})
    assert t.do("spy").asked() == (1, "expand_cell")


@rule("lab.exp.2")
def test_nobody_sees_the_card_with_which_the_labyrinth_grows() -> None:
    t = Table(point="begin").do("expand:6,3")
    assert t.card("6,3") == "?"
    assert [t.face(seat, "6,3") for seat in (0, 1, None)] == [None, None, None]
    assert t.told("expanded") == [{"seat": 0, "cell": "6,3"}]
    assert t.s.seen[3 * 15 + 6] == 0


@rule("lab.exp.3")
def test_the_labyrinth_grows_across_the_border() -> None:
    t = Table(cards={"8,1": "?"}, point="expand_cell")
    assert {"expand:0,1", "expand:8,0", "expand:8,2", "expand:7,1"} <= set(t.options())
    assert "expand:8,6" not in t.options()


@rule("lab.spy.1")
def test_spying_costs_one_action_and_nobody_else_sees_the_card() -> None:
    t = Table(cards={"6,3": "line_open_none"}).do("spy")
    assert (t.s.actions, t.lies("6,3")) == (2, "closed")
    assert [t.told("spied", seat)[0]["path"] for seat in (0, 1, None)] == ["line_open_none", None, None]
    assert t.card("6,3") == "line_open_none seen=0"


@rule("lab.spy.2")
def test_walls_and_doors_do_not_hinder_a_spy() -> None:
    t = Table(at=["6,2", "hall"], cards={"6,2": "end_door_none@0", "7,2": "line_both_none", "6,1": "?"}).do("spy")
    assert t.options() == ["cell:6,1", "cell:7,2"]


@rule("lab.spy.4")
def test_only_a_closed_card_is_spied() -> None:
    t = Table(at=["6,2", "hall"], cards={"6,2": X, "7,2": X, "6,1": "?", "5,2": "?"}).do("spy")
    assert t.why_not("cell:7,2") == ("lab.spy.4", "the card there is not closed")
    assert t.why_not("cell:6,3")[0] == "lab.geo.1"


@rule("lab.move.4")
def test_a_closed_card_is_turned_anew_by_everybody_who_enters_it() -> None:
    t = Table(at=["6,2", "hall"], cards={"6,2": X, "7,2": "tee_open_none", "6,1": X})
    t.do("move", "go:E", "turn:0", "move", "~go:W", "end_turn")
    assert t.lies("7,2") == "closed"
    t.do("expand:6,3", "end_turn", "expand:4,4", "move", "go:E")
    assert t.options() == ["turn:0", "turn:1", "turn:2"]
    assert t.do("turn:1").card("7,2") == "tee_open_none@1"


@rule("lab.move.5")
def test_an_open_card_is_not_turned_by_entering_it() -> None:
    t = Table(at=["6,2", "hall"], cards={"6,2": X, "7,2": "tee_open_none@1"}).do("move", "~go:E")
    assert (t.at(0), t.point(), t.card("7,2")) == ("7,2", "choose_action", "tee_open_none@1")


@rule("lab.move.6")
def test_the_card_just_left_stays_open_until_the_fog_returns() -> None:
    t = Table(at=["6,2", "hall"], cards={"6,2": X, "7,2": X}).do("move", "~go:E")
    assert t.lies("6,2") == "open"
    assert t.do("end_turn").lies("6,2") == "closed"


@rule("lab.move.8")
def test_an_unresolved_challenge_is_faced_at_once_and_for_free() -> None:
    t = Table(characters=["zambar", "avra"], at=["6,2", "hall"], cards={"6,2": X, "7,2": "line_open_monster@1"}).do("move", "~go:E")
    assert t.options()[0] == "die:1"
    assert t.do("die:2").s.actions == 2


@rule("lab.door.11")
def test_doors_never_matter_for_pushes_flights_traps_and_powers() -> None:
    doors = {"6,2": "cross_all_none@0"}
    assert Table(characters=["avra", "bibi"], at=["6,2", "6,2"], actions=1, cards={**doors, "7,2": X}).do("push", "go:E").at(1) == "7,2"
    t = Table(characters=["akuna", "bibi"], at=["7,2", "hall"], cards={**doors, "7,2": X, "8,2": "line_open_monster@1", "5,2": X})
    t.do("move", "go:E", "die:2", "decline", "go:W", "go:W")
    assert t.at(0) == "6,2"
    t = Table(characters=["kaminari", "bibi"], at=["6,2", "hall"], actions=1, cards={**doors, "6,1": X, "6,0": X, "6,6": X}).do("power", "go:N")
    assert t.at(0) == "6,6"
    t = Table(characters=["lane", "bibi"], at=["6,1", "hall"], cards={**doors, "6,1": X, "7,1": "cross_one_trap"})
    assert t.do("move", "go:E", "turn:0", "die:1", "go:S", "reveal:cross_open_none").at(0) == "7,2"


@rule("lab.play.3")
def test_every_cell_of_the_table_fits_a_card_and_none_lies_beyond() -> None:
    t = Table(hands=[["tee_open_none", "line_open_none"], []], cards={"8,6": X}).do("play_card", "card:tee_open_none")
    assert {"cell:0,6", "cell:8,0", "cell:7,6", "cell:8,5"} <= set(t.options())
    assert t.why_not("cell:9,6")[0] == "lab.play.1"
    assert all(int(option.split(":")[1].split(",")[0]) < 9 for option in t.options())


@rule("lab.play.4")
def test_a_played_card_has_no_position_until_it_is_entered() -> None:
    t = Table(hands=[["tee_open_none"], []]).do("play_card", "cell:6,3")
    assert (t.point(), t.lies("6,3"), t.card("6,3")) == ("choose_action", "closed", "tee_open_none seen=0")
    t.do("move")
    assert t.options() == ["turn:0", "turn:1", "turn:2"]


@rule("lab.fog.3")
def test_a_closed_card_has_no_position() -> None:
    t = Table(cards={"6,3": "tee_open_none@1"}).do("end_turn")
    assert t.card("6,3") == "tee_open_none seen=01"
    assert "turn" not in next(item for item in t.zone(0, "table")["items"] if item["id"] == "cell:6,3")


@rule("lab.fog.5", "lab.rest.3")
def test_the_fog_returns_after_a_rest_a_despair_or_nothing_but_never_over_the_hall() -> None:
    for action in ("rest", "despair", "end_turn"):
        t = Table(cards={"7,5": X}, removed="rest", pool=["line_open_none*4", "tee_open_none*4"]).do(action)
        while t.options()[0].startswith("reveal"):
            t.do("reveal:line_open_none")
        assert t.lies("7,5") == "closed"
        assert t.face(None, "4,3") == "hall"
        assert t.asked()[0] == 1

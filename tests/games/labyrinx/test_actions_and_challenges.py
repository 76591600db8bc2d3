"""Piles, powers in general, pushing, despair, challenges, the ends of the game and the race."""

from __future__ import annotations

from games.labyrinx.table import Table, X
from scenario import rule

TWO = ["tee_open_none*2"]
FOUR = ["tee_open_none*4"]


@rule("lab.pile.3")
def test_everybody_may_browse_the_discard_pile() -> None:
    t = Table(discard=["tee_open_none*2", "end_open_trap"])
    for seat in (0, 1, None):
        pile = t.zone(seat, "discard_pile")
        assert (pile["count"], [(item["face"], item["values"]["cards"]) for item in pile["items"]]) == (3, [("tee_open_none", 2), ("end_open_trap", 1)])


@rule("lab.power.2")
def test_an_active_power_costs_an_action_and_a_passive_one_is_no_action() -> None:
    assert Table(characters=["elora", "avra"], cards={"6,3": X}).do("power", "cell:6,3").s.actions == 2
    for character in ("akuna", "mallahoc", "zacramandy"):
        t = Table(characters=[character, "avra"])
        assert t.why_not("power") == ("lab.power.2", "this power is passive: it works by itself")


@rule("lab.power.3")
def test_a_power_ignores_doors() -> None:
    doors = {"6,2": "cross_all_none@0", "7,2": "cross_all_none@0", "8,2": "line_both_none@1"}
    t = Table(characters=["zambar", "avra"], at=["6,2", "hall"], actions=1, cards=doors).do("power", "go:E", "go:E", "stop")
    assert t.at(0) == "8,2"
    t = Table(
        characters=["dannenvir", "avra"], at=["6,2", "hall"], actions=1, cards={"6,2": "cross_all_none@0", "7,2": "line_open_none"}, discard=["line_both_none"]
    )
    assert t.do("power").at(0) == "7,2"


@rule("lab.power.4")
def test_a_power_that_leads_to_a_bare_place_lays_an_open_card_there() -> None:
    t = Table(characters=["elora", "avra"], at=["6,2", "hall"], cards={"6,2": "end_open_none@0"}).do("power", "go:N", "reveal:cross_open_none")
    assert (t.at(0), t.card("6,1"), t.s.stock) == ("6,1", "cross_open_none@0", 98)


@rule("lab.power.5", "lab.char.akuna.7")
def test_faith_works_in_every_turn_once_in_each() -> None:
    t = Table(characters=["avra", "akuna"], at=["6,2", "6,2"], treasures=[0, 2], cards={"6,2": X, "7,2": "line_open_monster"})
    t.do("push", "go:E", "die:6")
    assert t.asked() == (1, "faith")
    t.do("use")
    assert (t.at(1), t.s.treasures[1]) == ("6,2", 2)
    t.do("push", "go:E", "die:6")
    assert (t.asked(), t.s.treasures[1]) == ((0, "flee_dir"), 1)  # not twice in one turn
    t.do("go:E", "reveal:cross_open_none", "go:N", "reveal:cross_open_none", "go:N", "reveal:cross_open_none", "go:N", "reveal:cross_open_none")
    t.do("go:N", "reveal:cross_open_none", "go:N", "reveal:cross_open_none", "end_turn")
    assert (t.s.active, t.s.used) == (1, 0)  # a new turn: her faith is back


@rule("lab.power.6")
def test_standing_effects_are_no_uses_and_have_no_limit() -> None:
    doors = {"6,2": "cross_all_none@0", "7,2": "cross_all_none@0", "6,1": "tee_all_none@0"}
    t = Table(characters=["bibi", "avra"], at=["6,2", "hall"], cards=doors).do("move", "go:E")
    assert t.s.actions == 2
    t.do("move", "~go:W", "move", "go:N")
    assert (t.at(0), [event["spent"] for event in t.told("moved")]) == ("6,1", [1, 1, 1])


@rule("lab.push.1")
def test_a_push_costs_an_action_and_needs_an_opponent_in_the_same_space() -> None:
    t = Table(seats=3, characters=["avra", "bibi", "lane"], at=["6,2", "6,2", "hall"], cards={"6,2": X, "7,2": X})
    t.do("push", "go:E")
    assert (t.at(1), t.s.actions) == ("7,2", 2)
    assert t.why_not("push") == ("lab.push.1", "no opponent is in your space")
    t = Table(seats=4, characters=["avra", "bibi", "lane", "elora"], at=["6,2", "6,2", "hall", "6,2"], cards={"6,2": X}).do("push")
    assert t.options() == ["who:1", "who:3"]
    assert t.why_not("who:2") == ("lab.push.1", "that opponent is not in your space")


@rule("lab.push.2")
def test_a_push_ignores_doors() -> None:
    t = Table(characters=["avra", "lane"], at=["6,2", "6,2"], actions=1, cards={"6,2": "line_both_none@1", "7,2": "line_both_none@1"}).do("push", "go:E")
    assert t.at(1) == "7,2"


@rule("lab.push.3")
def test_a_push_follows_a_valid_path() -> None:
    t = Table(characters=["avra", "lane"], at=["6,2", "6,2"], cards={"6,2": "tee_open_none@0", "7,2": "line_open_none@0"}).do("push")
    assert t.options() == ["go:S", "go:W"]  # both cells are empty: a card will be laid
    assert t.why_not("go:E") == ("lab.geo.9", "the open card there shows a wall on this side")
    t = Table(characters=["avra", "lane"], cards={"6,3": "line_open_none@0", "2,3": "?"}).do("push")
    assert t.options() == ["go:X1", "go:X2", "go:X4", "go:X5"]


@rule("lab.desp.5")
def test_of_the_draw_pile_only_crossroads_without_a_challenge_are_shown() -> None:
    t = Table(
        at=["6,2", "hall"], cards={"6,2": X, "7,2": "line_open_none"}, discard=["cross_open_trap"], removed="rest",
        pool=["cross_one_none", "cross_pair_none*2", "cross_one_chest", "tee_open_none"],
    ).do("despair")  # fmt: skip
    assert t.options() == ["from_draw:cross_one_none", "from_draw:cross_pair_none"]
    assert t.why_not("from_discard:cross_open_trap")[0] == "lab.desp.3"
    assert t.why_not("from_draw:cross_all_none") == ("lab.desp.3", "no such card is in that pile")


@rule("lab.desp.7")
def test_the_exchanged_card_may_lie_open_but_nobody_may_stand_on_it() -> None:
    t = Table(
        seats=3, characters=["avra", "bibi", "lane"], at=["6,2", "7,2", "hall"], hands=[["cross_open_none"], [], []], removed="rest", pool=["tee_open_none*2"],
        cards={"6,2": X, "7,2": X, "5,2": "line_open_chest@1 treasure", "6,1": "?"},
    )  # fmt: skip
    assert t.s.supply() == 29
    t.do("despair", "reveal:tee_open_none")
    assert t.options() == ["cell:6,1", "cell:5,2"]
    assert t.why_not("cell:7,2") == ("lab.desp.7", "somebody stands on that card")
    t.do("cell:5,2")
    assert (t.s.supply(), t.card("5,2"), t.pile("discard")) == (30, "cross_open_none seen=012", ["line_open_chest"])


@rule("lab.desp.9")
def test_the_draw_pile_is_shuffled_if_the_crossroads_came_from_it_and_only_it() -> None:
    base = {"at": ["6,2", "hall"], "cards": {"6,2": X, "7,2": "line_open_none"}, "discard": ["cross_all_none", "end_open_trap"], "removed": "rest"}
    t = Table(**base, pool=["cross_one_none", "tee_open_none*3"]).do("despair", "from_draw:cross_one_none")
    assert (t.s.stock, t.pile("discard"), "pile_shuffled" in t.heard(1)) == (3, ["cross_all_none", "line_open_none", "end_open_trap"], True)
    t = Table(**base, pool=["cross_one_none", "tee_open_none*3"]).do("despair", "from_discard:cross_all_none")
    assert (t.s.stock, "pile_shuffled" in t.heard(1)) == (4, False)


@rule("lab.chal.1")
def test_a_challenge_is_faced_however_its_card_is_entered() -> None:
    trap = {"6,2": X, "7,2": "cross_open_trap"}
    for t in (
        Table(characters=["avra", "bibi"], at=["6,2", "hall"], cards=trap).do("move", "~go:E"),
        Table(characters=["avra", "bibi"], at=["6,2", "6,2"], cards=trap).do("push", "go:E"),
        Table(characters=["elora", "bibi"], at=["6,2", "hall"], cards=trap).do("power", "go:E"),
        Table(characters=["zambar", "bibi"], at=["6,2", "hall"], cards=trap).do("power", "go:E"),
        Table(characters=["avra", "bibi"], at=["hall", "6,2"], cards=trap).do("power", "cell:6,2", "go:E"),
    ):
        assert t.options() == [f"die:{face}" for face in range(1, 7)]


@rule("lab.chal.6")
def test_only_what_can_be_paid_and_must_be_paid_is_asked() -> None:
    base = {
        "characters": ["eimmie", "avra"],
        "at": ["6,2", "hall"],
        "hands": [["tee_open_none", "line_open_none"], []],
        "cards": {"6,2": X, "7,2": "cross_open_trap"},
    }
    t = Table(**base).do("move", "~go:E", "die:2")
    assert (t.s.treasures[0], len(t.hand(0)), t.point()) == (1, 2, "choose_action")
    t = Table(**base).do("move", "~go:E", "die:5")
    assert (t.s.treasures[0], len(t.hand(0)), t.asked()) == (0, 2, (1, "trap_dir"))
    t = Table(**base).do("move", "~go:E", "die:4")
    assert (t.asked(), t.options()) == ((0, "challenge_commit"), ["pay", "concede"])
    t.do("concede")
    assert (len(t.hand(0)), t.asked()) == (2, (1, "trap_dir"))
    t = Table(**base).do("move", "~go:E", "die:3", "pay")
    assert (t.asked(), t.options()) == ((0, "challenge_discard"), ["card:tee_open_none", "card:line_open_none"])
    t.do("card:line_open_none")
    assert (t.hand(0), t.s.treasures[0], t.pile("discard")) == (["tee_open_none"], 1, ["line_open_none"])


@rule("lab.chal.10")
def test_a_card_that_left_the_table_is_fresh_when_it_is_laid_again() -> None:
    t = Table(
        characters=["avra", "dannenvir"], at=["6,2", "hall"], hands=[["cross_open_none"], []], removed="rest", pool=["line_open_none*3"],
        cards={"6,2": X, "7,2": "cross_open_chest@0 resolved", "2,3": "line_one_none"},
    )  # fmt: skip
    t.do("despair")
    assert t.pile("discard") == ["cross_open_chest"]
    t.do("expand:6,3", "power", "cell:2,3")
    assert (t.at(1), t.card("2,3"), t.options()[0]) == ("2,3", "cross_open_chest@0", "die:1")


@rule("lab.chest.2")
def test_one_treasure_at_most_lies_on_a_chest() -> None:
    t = Table(characters=["akuna", "avra"], at=["6,2", "hall"], cards={"6,2": X, "7,2": "cross_open_chest@0 treasure"}).do("move", "~go:E", "die:6")
    assert (t.card("7,2"), t.s.supply(), t.told("chest_marked")) == ("cross_open_chest@0 treasure", 29, [])


@rule("lab.trap.6")
def test_the_challenge_of_a_trap_landing_is_faced_a_chest_too() -> None:
    for kind in ("chest", "monster"):
        t = Table(characters=["kaminari", "avra"], at=["6,2", "hall"], cards={"6,2": X, "7,2": "cross_open_trap", "0,2": "cross_open_" + kind})
        t.do("move", "~go:E", "die:2", "go:E", "die:1")
        assert (t.at(0), t.s.treasures[0]) == ("0,2", 1)


@rule("lab.trap.8")
def test_a_line_may_come_back_to_the_trap_itself() -> None:
    t = Table(table=[7, 7], characters=["avra", "bibi"], at=["6,3", "hall"], cards={"6,3": X, "5,3": "cross_open_trap"})
    t.do("move", "~go:W", "die:5", "go:E")
    assert (t.at(0), t.asked(), t.s.actions, len(t.told("rolled"))) == ("5,3", (0, "choose_action"), 2, 1)
    assert sorted(t.cards()) == ["0,3", "1,3", "5,3", "6,3"]


@rule("lab.trap.10")
def test_only_the_failing_character_is_displaced() -> None:
    t = Table(seats=3, characters=["avra", "bibi", "lane"], at=["6,2", "7,2", "7,2"], cards={"6,2": X, "7,2": "cross_open_trap@0"})
    t.do("move", "~go:E", "die:1", "go:N", "reveal:cross_open_none")
    assert [t.at(seat) for seat in range(3)] == ["7,1", "7,2", "7,2"]


@rule("lab.mon.4")
def test_doors_do_not_stop_a_flight() -> None:
    t = Table(characters=["eimmie", "bibi"], at=["6,2", "hall"], cards={"6,2": "line_both_none@1", "7,2": "line_one_monster@1", "8,2": "line_both_none@1"})
    t.do("move", "~go:E", "die:2", "go:E", "reveal:end_open_none")
    assert [event["space"] for event in t.told("fled")] == ["8,2", "0,2"]


@rule("lab.mon.5")
def test_a_step_of_a_flight_needs_a_path_and_for_a_bare_cell_a_card() -> None:
    base = {"characters": ["eimmie", "bibi"], "at": ["6,2", "hall"], "cards": {"6,2": X, "7,2": "cross_open_monster@0", "7,1": "line_open_none@1"}}
    t = Table(**base).do("move", "~go:E", "die:1")
    assert t.options() == ["go:E", "go:S", "go:W"]
    assert t.why_not("go:N") == ("lab.geo.9", "the open card there shows a wall on this side")
    t = Table(**base, removed="rest").do("move", "~go:E", "die:1")
    assert t.at(0) == "6,2"  # W was the only step without a card


@rule("lab.mon.9")
def test_without_a_first_step_there_is_no_flight() -> None:
    t = Table(characters=["elora", "bibi"], at=["7,2", "hall"], treasures=[1, 0], cards={"7,2": "line_open_none@1", "7,1": "end_open_monster@0"})
    t.do("power", "go:N", "die:3")
    assert (t.at(0), t.s.treasures[0], t.asked(), "flight_barred" in t.heard(None)) == ("7,1", 0, (0, "choose_action"), True)


@rule("lab.mon.12")
def test_a_flight_goes_through_the_hall_like_through_any_space() -> None:
    t = Table(characters=["eimmie", "bibi"], at=["7,3", "hall"], cards={"7,3": X, "6,3": "line_open_monster"})
    t.do("move", "~go:W", "die:2", "go:W")
    assert (t.at(0), t.asked(), t.options()) == ("hall", (1, "flee_dir"), ["go:X1", "go:X2", "go:X4", "go:X5"])
    assert t.why_not("go:X3") == ("lab.mon.7", "a flight turns back at a dead end only")
    t.do("go:X4", "reveal:cross_open_none")
    assert t.at(0) == "4,4"


@rule("lab.end.1")
def test_five_treasures_no_cards_or_no_room_end_the_game_and_nothing_else() -> None:
    assert Table(seats=3, treasures=[4, 1, 0], point="begin").winner() == []
    assert Table(seats=3, treasures=[4, 1, 0], removed="rest", point="begin").winner() == [0]
    assert Table(seats=3, treasures=[4, 1, 0], removed="rest", discard=["line_open_none"], point="begin").winner() == []
    t = Table(characters=["zambar", "avra"], at=["6,2", "hall"], treasures=[4, 0], cards={"6,2": X, "7,2": "line_open_monster"}).do("move", "~go:E", "die:1")
    assert t.winner() == [0]


@rule("lab.race.7")
def test_in_the_race_nothing_grows_but_the_fog_returns_and_actions_stay() -> None:
    t = Table(characters=["avra", "bibi"], at=["7,3", "8,3"], hands=[TWO, []], race=[0, 1], cards={"7,3": X, "8,3": X, "7,2": X}, point="begin")
    assert t.asked() == (0, "choose_action")
    assert {"move", "play_card", "power", "draw", "rest", "despair", "end_turn"} <= set(t.options())
    t.do("end_turn")
    assert (t.asked(), t.lies("7,2")) == ((1, "choose_action"), "closed")


@rule("lab.race.10")
def test_a_game_that_ends_in_mid_turn_closes_its_cards_before_the_race() -> None:
    t = Table(
        characters=["kaminari", "zambar"], at=["6,1", "6,1"], treasures=[2, 1], removed="rest", cards={"6,1": X, "6,2": "cross_open_trap", "8,5": X},
    )  # fmt: skip
    t.do("move", "~go:S", "die:3")
    assert (t.s.treasures, t.s.racers, t.asked()) == ([1, 1], [1, 0], (1, "choose_action"))
    assert (t.at(0), t.lies("6,2"), t.lies("8,5"), t.s.actions) == ("6,2", "open", "closed", 3)


@rule("lab.race.3")
def test_in_the_race_there_is_no_theft_no_disarming_and_no_fight_from_afar() -> None:
    t = Table(characters=["bibi", "avra"], at=["7,3", "7,3"], treasures=[2, 2], race=[0, 1], cards={"7,3": X})
    assert t.why_not("power")[0] == "lab.race.3"
    t = Table(characters=["eimmie", "avra"], at=["7,3", "7,3"], race=[0, 1], cards={"7,3": "cross_open_trap@0 resolved"})
    assert t.why_not("power")[0] == "lab.race.3"
    t = Table(characters=["khira", "avra"], at=["7,3", "7,3"], race=[0, 1], cards={"7,3": "line_open_none@1", "8,3": "cross_open_monster"})
    t.do("power", "line", "~go:E")
    assert (t.told("hunted")[0]["path"], t.asked()) == ("cross_open_monster", (0, "choose_action"))
    t = Table(characters=["zambar", "avra"], at=["7,3", "7,3"], race=[0, 1], cards={"7,3": X, "8,3": "cross_open_chest", "0,3": "cross_open_trap"})
    t.do("power", "go:E", "done", "go:E", "stop")
    assert (t.at(0), t.card("8,3"), t.told("rolled")) == ("0,3", "cross_open_chest@0", [])


@rule("lab.sm.1")
def test_a_single_option_needs_no_question_but_a_free_choice_lists_its_no() -> None:
    t = Table(at=["6,2", "hall"], cards={"6,2": X, "7,2": "line_open_none"}).do("move")
    assert (t.at(0), t.card("7,2"), t.point()) == ("7,2", "line_open_none@1", "choose_action")
    assert "end_turn" in t.options()
    t = Table(characters=["zambar", "avra"], at=["6,2", "6,2"], cards={"6,2": X, "7,2": X}).do("power", "go:E")
    assert t.options() == ["who:1", "done"]
    t.do("done")
    assert t.options()[-1] == "stop"


@rule("lab.src.1")
def test_the_running_text_beats_the_garbled_pictures() -> None:
    """Khira's pictured card speaks of pushing cards and the reference card of exchanging the card one stands on: the text does not."""
    t = Table(characters=["khira", "avra"], at=["6,2", "hall"], cards={"6,2": X, "7,2": "line_open_none", "8,2": "bend_open_none"})
    before = t.cards().keys()
    t.do("power", "line", "~go:E", "stop")
    assert (t.cards().keys(), t.at(0)) == (before, "6,2")
    cards = {"6,2": X, "7,2": "?", "5,2": "line_one_none"}
    t = Table(at=["6,2", "hall"], hands=[["cross_open_none"], []], removed="rest", pool=["tee_open_none*2"], cards=cards)
    t.do("despair", "reveal:tee_open_none")
    assert t.options() == ["cell:5,2", "cell:7,2"]


@rule("lab.mon.2", "lab.move.9")
def test_the_left_player_turns_the_cards_into_which_somebody_flees() -> None:
    t = Table(
        seats=3, characters=["eimmie", "bibi", "lane"], at=["6,2", "hall", "hall"], cards={"6,2": X, "7,2": "line_open_monster", "8,2": "tee_open_none"},
    )  # fmt: skip
    t.do("move", "~go:E", "die:1", "go:E")
    assert (t.asked(), t.options()) == ((1, "flee_orient"), ["turn:0", "turn:1", "turn:2"])
    assert t.do("turn:1").at(0) == "8,2"


@rule("lab.desp.11")
def test_despair_without_a_card_to_exchange_only_costs_the_hand() -> None:
    t = Table(at=["6,2", "7,2"], hands=[["cross_open_none"], []], cards={"6,2": X, "7,2": X}).do("despair")
    assert (t.hand(0), t.pile("discard"), t.lies("7,2"), t.asked()) == ([], ["cross_open_none"], "open", (1, "expand_cell"))


@rule("lab.exp.1", "lab.chal.6", "lab.draw.2", "lab.trap.9", "lab.char.avra.1", "lab.char.bibi.4", "lab.char.dannenvir.1", "lab.char.lane.1")
def test_a_refusal_names_the_rule_of_the_question_that_was_asked() -> None:
    beside = "no card and no hall lies beside that cell"
    assert Table(point="expand_cell").why_not("expand:0,0") == ("lab.exp.1", beside)
    t = Table(characters=["avra", "bibi"], hands=[["line_open_none", "tee_open_none*3"], []])
    assert t.do("play_card", "card:line_open_none").why_not("cell:0,0") == ("lab.play.1", beside)
    t = Table(characters=["avra", "bibi"], hands=[["line_open_none", "tee_open_none*3"], []]).do("draw", "reveal:end_open_none")
    assert t.why_not("card:end_door_none") == ("lab.draw.2", "you hold no such card to discard")

    trap = {"6,2": X, "7,2": "line_open_trap", "7,1": "?"}
    t = Table(characters=["avra", "bibi"], at=["6,2", "hall"], cards=trap, hands=[["tee_open_none*2", "end_open_none"], []])
    t.do("move", "~go:E", "~turn:1", "die:2", "pay")
    assert t.why_not("card:end_door_none") == ("lab.chal.6", "you hold no such card to pay with")
    t = Table(characters=["avra", "bibi"], at=["6,2", "hall"], cards=trap, removed="rest", pool=["line_open_none*2"])
    t.do("move", "~go:E", "~turn:1", "die:2")
    assert t.asked() == (1, "trap_dir")
    assert t.why_not("go:S") == ("lab.trap.9", "this line takes 2 cards, draw and discard pile hold 1")

    two = {"6,2": X, "7,2": "line_open_none", "5,2": "end_open_none", "2,2": "bend_open_none", "1,2": "bend_open_none@0"}
    t = Table(characters=["avra", "bibi"], at=["6,2", "hall"], cards=two).do("power", "near")
    assert t.why_not("cell:2,2") == ("lab.char.avra.1", "that card is not adjacent to Avra")
    t = Table(characters=["lane", "bibi"], at=["6,2", "hall"], cards=two, hands=[["tee_open_none"], []]).do("power")
    assert t.why_not("cell:1,2") == ("lab.char.lane.1", "Lane takes closed cards only")
    t.do("cell:7,2", "~cell:2,2")
    assert t.why_not("card:end_open_none") == ("lab.char.lane.1", "Lane holds no such card")
    t = Table(characters=["dannenvir", "bibi"], at=["6,2", "hall"], cards={**two, "6,1": "tee_open_none@0"}, discard=["end_door_none"]).do("power")
    assert t.why_not("cell:6,1") == ("lab.char.dannenvir.1", "only a closed card can be exchanged")

    three = {"seats": 4, "at": ["6,2", "6,2", "6,2", "hall"], "cards": {"6,2": X, "7,2": X}, "treasures": [0, 1, 1, 1]}
    t = Table(**three, characters=["bibi", "avra", "lane", "elora"]).do("power")
    assert t.why_not("who:3") == ("lab.char.bibi.4", "that opponent is not in Bibi's space")
    t = Table(**three, characters=["zambar", "avra", "lane", "elora"]).do("power", "go:E")
    assert t.why_not("who:3") == ("lab.char.zambar.2", "that opponent is not in the space that Zambar leaves")

"""The worked scenarios of the specification, S01 to S61, in its order."""

from __future__ import annotations

from games.labyrinx.table import Table, X, new
from scenario import rule

FOUR = ["tee_open_none*4"]
TWO = ["tee_open_none*2"]


@rule("lab.move.3", "lab.chal.2", "lab.chal.3", "lab.chal.4", "lab.chal.5", "lab.chal.8", "lab.chal.9")
def test_s01_bibi_beats_a_chest_with_one_card() -> None:
    t = Table(characters=["bibi", "zambar"], at=["6,3", "hall"], hands=[FOUR, []], cards={"6,3": X, "7,3": "line_open_chest"})
    t.do("move", "go:E", "die:3")
    assert t.card("7,3") == "line_open_chest@1"
    assert t.told("rolled") == [{"seat": 0, "face": 3, "challenge": "chest", "skill": 2}]
    t.do("pay", "card:tee_open_none")
    assert (len(t.hand(0)), t.s.treasures, t.s.supply(), t.s.actions) == (3, [1, 0], 29, 2)
    assert t.card("7,3") == "line_open_chest@1 resolved"
    t.do("move", "~go:W", "end_turn")
    assert t.card("7,3") == "line_open_chest@1 resolved"
    assert t.lies("6,3") == "open"


@rule("lab.trap.1", "lab.trap.2", "lab.trap.3", "lab.trap.4", "lab.trap.5", "lab.chal.7", "lab.chal.11", "lab.mon.13")
def test_s02_zambar_is_thrown_five_spaces_by_a_trap() -> None:
    t = Table(
        characters=["zambar", "akuna"], at=["6,4", "hall"], hands=[TWO, []], treasures=[1, 0],
        cards={"6,4": X, "6,5": "cross_open_trap", "5,5": "line_both_none"},
    )  # fmt: skip
    t.do("move", "~go:S", "die:5")
    assert "challenge_commit" not in t.point()
    assert (t.s.treasures, t.s.supply(), len(t.hand(0))) == ([0, 0], 30, 2)
    assert (t.asked(), t.options()) == ((1, "trap_dir"), ["go:N", "go:E", "go:S", "go:W"])
    t.do("go:W")
    assert [t.card(cell) for cell in ("4,5", "3,5", "2,5", "1,5")] == ["?", "?", "?", "?"]
    assert [event["cell"] for event in t.told("filled")] == ["4,5", "3,5", "2,5", "1,5"]
    t.do("reveal:line_open_none")
    assert (t.asked(), t.options()) == ((0, "trap_orient"), ["turn:0", "turn:1"])
    t.do("turn:0")
    assert (t.at(0), t.s.actions, t.card("1,5")) == ("1,5", 2, "line_open_none@0")
    assert t.lies("5,5") == "closed"
    assert t.lies("4,5") == "closed"
    t.do("end_turn")
    assert t.lies("6,5") == "closed"


@rule("lab.mon.1", "lab.mon.2", "lab.mon.3", "lab.mon.6", "lab.mon.7", "lab.mon.8", "lab.mon.11", "lab.chal.12", "lab.fog.2")
def test_s03_zambar_flees_over_a_chest_and_the_border_into_a_dead_end_and_back() -> None:
    t = Table(
        characters=["zambar", "akuna"], at=["6,3", "hall"], hands=[TWO, []], cards={"6,3": X, "7,3": "line_open_monster", "8,3": "line_open_chest"},
    )  # fmt: skip
    t.do("move", "go:E", "die:5")
    assert t.card("7,3") == "line_open_monster@1"
    assert (t.asked(), t.options()) == ((1, "flee_dir"), ["go:E", "go:W"])
    t.do("go:E")
    assert t.card("8,3") == "line_open_chest@1 treasure"
    assert t.s.supply() == 29
    t.do("reveal:end_open_none")
    assert t.card("0,3") == "end_open_none@1"
    assert [(event["space"], event["left"]) for event in t.told("fled")] == [("8,3", 4), ("0,3", 3), ("8,3", 2), ("7,3", 1), ("6,3", 0)]
    assert (t.at(0), t.s.actions, t.s.treasures, len(t.told("rolled"))) == ("6,3", 2, [0, 0], 1)
    t.do("end_turn")
    assert [t.lies(cell) for cell in ("7,3", "0,3", "8,3", "6,3")] == ["closed", "closed", "open", "open"]


@rule("lab.chest.1", "lab.chest.3", "lab.chest.4", "lab.char.akuna.4")
def test_s04_akuna_fails_a_chest_leaves_and_comes_back() -> None:
    t = Table(characters=["akuna", "avra"], at=["6,3", "hall"], hands=[FOUR, []], cards={"6,3": X, "7,3": "tee_open_chest"})
    t.do("move", "go:E", "turn:0", "die:5")
    assert (t.asked(), t.at(0), t.card("7,3")) == ((0, "choose_action"), "7,3", "tee_open_chest@0 treasure")
    assert (t.s.supply(), len(t.hand(0)), t.s.treasures) == (29, 4, [0, 0])
    t.do("move", "~go:W")
    assert t.s.actions == 1
    t.do("move", "go:E")
    assert t.s.actions == 0
    t.do("die:4", "pay")
    assert (t.s.treasures, t.s.supply(), t.hand(0), t.card("7,3")) == ([1, 0], 29, [], "tee_open_chest@0 resolved")


@rule("lab.geo.4")
def test_s05_a_border_card_leads_to_the_cell_directly_opposite() -> None:
    t = Table(at=["8,2", "hall"], cards={"8,2": "line_open_none@1", "0,2": "tee_open_none", "7,2": "?"})
    t.do("move")
    assert "go:E" in t.options()
    t.do("go:E")
    assert t.options() == ["turn:0", "turn:1", "turn:2"]
    assert t.why_not("turn:3")[0] == "lab.move.3"


@rule("lab.geo.4", "lab.move.2")
def test_s06_no_other_cell_across_the_border_is_adjacent() -> None:
    t = Table(at=["8,2", "hall"], cards={"8,2": "line_open_none@1", "0,5": "?", "8,5": "?", "7,2": "?"})
    assert "spy" in t.options()
    t.do("spy")
    assert t.s.actions == 2
    assert t.told("spied") == []  # (7,2), the only adjacent closed card, is being looked at
    t = Table(at=["8,2", "hall"], cards={"8,2": "line_open_none@1", "0,5": "?", "8,5": "?", "7,2": X})
    assert "spy" not in t.options()
    assert "go:E" not in t.do("move").options()
    assert t.at(0) == "7,2"  # the only direction was W


@rule("lab.play.1", "lab.play.2", "lab.move.1")
def test_s07_a_card_is_played_across_the_border_and_entered() -> None:
    t = Table(at=["8,5", "hall"], hands=[["tee_open_none", "line_open_none"], []], cards={"8,5": "line_open_none@1"})
    t.do("play_card", "card:line_open_none")
    assert "cell:0,5" in t.options()
    assert "cell:0,4" not in t.options()
    assert t.why_not("cell:0,4") == ("lab.play.1", "no card and no hall lies beside that cell")
    t.do("cell:0,5")
    assert (t.s.actions, t.lies("0,5")) == (2, "closed")
    t.do("move")
    assert (t.at(0), t.s.actions) == ("0,5", 1)


@rule("lab.geo.5")
def test_s08_the_outermost_card_of_a_sparse_row_is_not_linked() -> None:
    t = Table(at=["6,2", "hall"], cards={"6,2": "line_open_none@1", "1,2": "tee_open_none"})
    assert "move" not in t.options()
    assert "spy" not in t.options()
    assert t.do("end_turn").asked() == (1, "expand_cell")
    assert "expand:7,2" in t.options()


@rule("lab.door.1", "lab.door.2", "lab.door.5")
def test_s09_two_doors_that_meet_are_one() -> None:
    cards = {"6,3": "line_one_none@1", "7,3": "line_one_chest@3 resolved"}
    t = Table(characters=["lane", "avra"], at=["6,3", "hall"], cards=cards)
    t.do("move", "go:E")
    assert (t.at(0), t.s.actions) == ("7,3", 1)
    t = Table(characters=["lane", "avra"], at=["6,3", "hall"], cards={**cards, "6,2": "?"}, actions=1)
    t.do("move")
    assert t.at(0) == "hall"  # W was the only way left


@rule("lab.door.4", "lab.door.6", "lab.door.8")
def test_s10_the_last_action_only_finds_doors() -> None:
    t = Table(characters=["lane", "avra"], at=["6,3", "hall"], actions=1, cards={"6,3": X, "7,3": "line_both_none"})
    t.do("move", "go:E")
    assert t.told("door_held", None) == [{"seat": 0, "cell": "7,3", "path": "line_both_none"}]
    assert (t.at(0), t.asked(), t.lies("7,3")) == ("6,3", (1, "expand_cell"), "closed")
    t.do("expand:6,2", "end_turn", "expand:6,4", "move", "go:E")
    assert (t.at(0), t.s.actions) == ("7,3", 1)  # paid again


@rule("lab.door.7")
def test_s11_with_enough_actions_the_door_is_opened_without_a_choice() -> None:
    t = Table(characters=["lane", "avra"], at=["6,3", "hall"], cards={"6,3": X, "7,3": "line_both_none"})
    t.do("move", "go:E")
    assert (t.at(0), t.s.actions, t.point()) == ("7,3", 1, "choose_action")


@rule("lab.door.9", "lab.geo.10")
def test_s12_a_position_without_the_door_in_the_way_is_cheaper() -> None:
    base = {"characters": ["lane", "avra"], "at": ["6,3", "hall"], "cards": {"6,3": X, "7,3": "tee_stem_none"}}
    t = Table(**base, actions=1).do("move", "go:E")
    assert t.options() == ["turn:0", "turn:2"]
    assert t.why_not("turn:1") == ("lab.door.9", "so turned, a door is in the way: it takes 2 actions, you have 1")
    t = Table(**base, actions=2).do("move", "go:E")
    assert t.options() == ["turn:0", "turn:1", "turn:2"]
    assert t.why_not("turn:3")[0] == "lab.move.3"
    assert t.do("turn:1").told("moved")[0]["spent"] == 2
    assert Table(**base, actions=2).do("move", "go:E", "turn:0").s.actions == 1


@rule("lab.char.akuna.1", "lab.char.akuna.2", "lab.char.akuna.3")
def test_s13_akuna_keeps_faith_once_in_a_turn() -> None:
    t = Table(
        characters=["akuna", "avra"], at=["6,3", "hall"], hands=[["tee_open_none*3"], []], treasures=[2, 0], cards={"6,3": X, "7,3": "line_open_monster"},
    )  # fmt: skip
    t.do("move", "go:E", "die:6")
    assert (t.asked(), t.options()) == ((0, "faith"), ["use", "decline"])
    t.do("use")
    assert (t.at(0), t.s.treasures[0], t.s.actions) == ("6,3", 2, 2)
    t.do("move", "go:E", "die:5")
    assert (t.s.treasures[0], t.s.actions, t.asked()) == (1, 1, (1, "flee_dir"))
    assert t.s.agenda[-1].pack() == [1, 0, 5, -1]


@rule("lab.char.bibi.4", "lab.char.bibi.5", "lab.char.bibi.6", "lab.push.4")
def test_s14_bibi_steals_and_is_pushed() -> None:
    t = Table(characters=["bibi", "mallahoc"], at=["6,3", "6,3"], hands=[TWO, []], treasures=[1, 2], cards={"6,3": X})
    t.do("power", "die:2")
    assert (t.s.treasures, t.s.actions, len(t.hand(0))) == ([2, 1], 2, 2)
    assert (t.asked(), t.options()) == ((1, "retaliate"), ["go:N", "go:E", "go:S", "go:W", "decline"])
    t.do("go:N", "reveal:tee_open_none")
    assert (t.asked(), t.options()) == ((1, "push_orient"), ["turn:0", "turn:1", "turn:3"])
    t.do("turn:0")
    assert (t.at(0), t.lies("6,2"), t.asked()) == ("6,2", "open", (0, "choose_action"))
    again = Table(characters=["bibi", "mallahoc"], at=["6,3", "6,3"], treasures=[2, 1], cards={"6,3": X}, robbed=[1])
    assert again.why_not("power") == ("lab.char.bibi.4", "nobody in Bibi's space can be stolen from")


@rule("lab.char.dannenvir.1", "lab.char.dannenvir.2", "lab.char.dannenvir.3", "lab.char.dannenvir.5")
def test_s15_dannenvir_replaces_the_card_ahead() -> None:
    t = Table(
        characters=["dannenvir", "avra"], at=["6,3", "hall"], hands=[TWO, []], discard=["cross_open_chest", "end_open_none"],
        cards={"6,3": "line_open_none@1", "7,3": "bend_open_trap", "6,2": "?", "6,4": "?"},
    )  # fmt: skip
    t.do("power")
    assert (t.point(), t.options()) == ("poetry_card", ["card:cross_open_chest", "card:end_open_none"])  # the only cell was (7,3)
    t.do("card:cross_open_chest")
    assert t.pile("discard") == ["bend_open_trap", "end_open_none"]
    t.do("die:3")
    assert (t.at(0), t.card("7,3"), t.asked()) == ("7,3", "cross_open_chest@0", (0, "challenge_commit"))
    assert t.s.agenda[-1].pack() == [0, 2]


@rule("lab.char.eimmie.1", "lab.char.eimmie.2", "lab.char.eimmie.3", "lab.char.avra.5")
def test_s16_eimmie_disarms_and_both_are_thrown() -> None:
    t = Table(
        characters=["eimmie", "mallahoc"], at=["6,5", "6,5"], treasures=[1, 0],
        cards={"6,5": "cross_open_trap@0 resolved", "7,5": "line_open_none"}, discard=["end_open_none"],
    )  # fmt: skip
    t.do("power", "die:2")
    assert (t.s.treasures, t.asked()) == ([2, 0], (0, "disarm_dir"))
    t.do("go:E")
    assert t.card("7,5") == "line_open_none@1"
    assert (t.at(0), t.at(1), t.lies("6,5")) == ("7,5", "7,5", "empty")
    assert [event["seat"] for event in t.told("ejected")] == [0, 1]
    assert (t.pile("removed"), t.pile("discard")) == (["cross_open_trap"], ["end_open_none"])


@rule("lab.char.elora.1", "lab.char.elora.2", "lab.char.elora.3")
def test_s17_elora_steps_through_a_wall() -> None:
    t = Table(characters=["elora", "avra"], at=["6,3", "hall"], cards={"6,3": "line_open_none@1", "6,2": "bend_open_none", "5,2": X})
    t.do("power", "go:N")
    assert (t.point(), t.options()) == ("attune_orient", ["turn:0", "turn:1", "turn:2", "turn:3"])
    t.do("turn:0")
    assert (t.at(0), t.s.actions) == ("6,2", 2)
    assert "move" not in t.options()  # N and E lead to empty cells, and there is no corridor S or W


@rule("lab.char.kaminari.1", "lab.char.kaminari.2", "lab.char.kaminari.3")
def test_s18_kaminari_leaps_over_two_spaces() -> None:
    t = Table(characters=["kaminari", "avra"], at=["6,3", "hall"], cards={"6,3": X, "6,2": "line_open_none"})
    t.do("power", "go:N", "reveal:tee_open_trap")
    assert (t.point(), t.options()) == ("leap_orient", ["turn:0", "turn:1", "turn:2", "turn:3"])
    t.do("turn:2", "die:1")
    assert (t.at(0), t.s.treasures[0], t.s.actions) == ("6,0", 1, 2)
    assert [t.lies(cell) for cell in ("6,2", "6,1", "6,0")] == ["closed", "closed", "open"]
    assert t.card("6,1") == "?"
    assert [event["cell"] for event in t.told("filled")] == ["6,1", "6,0"]


@rule("lab.char.khira.1", "lab.char.khira.3", "lab.char.khira.4", "lab.char.khira.5", "lab.char.khira.6")
def test_s19_khira_hunts_from_the_farthest_to_the_nearest() -> None:
    t = Table(
        characters=["khira", "avra"], at=["6,3", "hall"], hands=[["tee_open_none*3"], []],
        cards={"6,3": "line_open_none@1", "7,3": "line_open_monster", "8,3": "tee_open_chest", "0,3": "bend_open_monster"},
    )  # fmt: skip
    t.do("power", "line", "~go:E")
    assert [(event["cell"], event["path"]) for event in t.told("hunted", 0)] == [
        ("0,3", "bend_open_monster"),
        ("8,3", "tee_open_chest"),
        ("7,3", "line_open_monster"),
    ]
    assert [event["path"] for event in t.told("hunted", 1)] == [None, None, None]
    assert (t.asked(), t.options()) == ((0, "hunt_fight"), ["cell:0,3", "stop", "skip"])
    t.do("cell:0,3", "turn:0", "die:4", "pay", "card:tee_open_none", "card:tee_open_none")
    assert (t.s.treasures[0], len(t.hand(0)), t.card("0,3")) == (1, 1, "bend_open_monster@0 resolved")
    assert (t.options(), t.why_not("cell:7,3")[0]) == (["stop", "skip"], "lab.char.khira.3")  # the chest is passed first
    t.do("skip", "cell:7,3", "turn:1", "die:5")
    assert (t.s.treasures[0], len(t.hand(0)), t.at(0), t.s.actions) == (1, 1, "6,3", 2)
    t.do("end_turn")
    assert [t.lies(cell) for cell in ("0,3", "7,3", "8,3")] == ["open", "closed", "closed"]
    assert t.s.seen[3 * 15 + 8] == 1  # only Khira knows (8,3)


@rule("lab.char.lane.1", "lab.char.lane.2", "lab.char.lane.3")
def test_s20_lane_exchanges_two_cards_that_nobody_else_sees() -> None:
    t = Table(
        characters=["lane", "avra"], hands=[["line_open_none", "bend_open_none", "tee_open_none"], []], cards={"7,3": "end_open_trap", "2,2": "cross_one_none"},
    )  # fmt: skip
    t.do("power", "cell:7,3")
    assert t.point() == "lane_put"  # (2,2) was the only other closed card
    assert len(t.hand(0)) == 5
    t.do("card:line_open_none", "card:end_open_trap")
    assert (t.card("7,3").split()[0], t.card("2,2").split()[0]) == ("line_open_none", "end_open_trap")
    assert sorted(t.hand(0)) == ["bend_open_none", "cross_one_none", "tee_open_none"]
    assert (t.pile("discard"), t.s.actions) == ([], 2)
    assert [event["path"] for event in t.told("lifted", 1) + t.told("replaced", 1)] == [None] * 4
    assert [event["path"] for event in t.told("lifted", 0)] == ["end_open_trap", "cross_one_none"]


@rule("lab.setup.5", "lab.char.mallahoc.1")
def test_s21_mallahoc_has_five_cards() -> None:
    t = new(3, "character:mallahoc", "character:avra", "character:bibi", first_player="seat0", hall_place="center")
    for _ in range(13):
        t.do(t.options()[0])
    assert ([len(hand) for hand in t.s.hands], t.s.stock, t.point()) == ([5, 4, 4], 87, "expand_cell")
    t = Table(characters=["mallahoc", "avra"], hands=[["tee_open_none*3", "line_open_none*2"], []])
    t.do("draw", "reveal:end_open_none")
    assert (len(t.hand(0)), t.point()) == (6, "draw_discard")
    t.do("card:end_open_none")
    assert (len(t.hand(0)), t.point()) == (5, "choose_action")
    t = Table(characters=["mallahoc", "avra"], hands=[TWO, []])
    t.do("rest", *["reveal:line_open_none"] * 4, "reveal:bend_open_none")
    assert (len(t.hand(0)), t.point()) == (7, "rest_discard")
    t.do("card:bend_open_none", "card:line_open_none")
    assert (len(t.hand(0)), t.asked()) == (5, (1, "expand_cell"))


@rule("lab.char.zacramandy.1")
def test_s22_zacramandy_keeps_one_of_the_cards_he_needs() -> None:
    t = Table(characters=["zacramandy", "avra"], at=["6,3", "hall"], hands=[FOUR, []], cards={"6,3": X, "7,3": "line_open_monster"})
    t.do("move", "go:E", "die:4", "pay", "card:tee_open_none", "card:tee_open_none")
    assert (len(t.hand(0)), t.s.treasures[0]) == (2, 1)


@rule("lab.char.zambar.1", "lab.char.zambar.2", "lab.char.zambar.4", "lab.char.zambar.5", "lab.char.zambar.6")
def test_s23_zambar_charges_with_two_opponents() -> None:
    t = Table(
        seats=3, characters=["zambar", "eimmie", "akuna"], at=["6,3", "7,3", "8,3"],
        cards={"6,3": X, "7,3": X, "8,3": X, "0,3": "line_open_chest"},
    )  # fmt: skip
    t.do("power", "go:E")
    assert t.at(0) == "7,3"
    t.do("go:E")
    assert (t.asked(), t.options()) == ((0, "charge_carry"), ["who:1", "done"])
    t.do("who:1")
    assert (t.at(0), t.at(1)) == ("8,3", "8,3")
    t.do("go:E", "who:2")
    assert (t.at(0), t.at(1), t.at(2), t.card("0,3"), t.s.supply()) == ("0,3", "0,3", "0,3", "line_open_chest@1 treasure", 29)
    assert t.told("rolled") == []
    assert (t.asked(), t.options()) == ((0, "charge_push"), ["go:E", "go:W", "leave"])
    t.do("go:E", "reveal:bend_open_trap")
    assert (t.asked(), t.options()) == ((0, "push_orient"), ["turn:2", "turn:3"])
    t.do("turn:2", "die:2")
    assert (t.at(1), t.s.treasures[1]) == ("1,3", 1)
    t.do("go:W")
    assert (t.at(2), t.s.actions, t.asked()) == ("8,3", 2, (0, "choose_action"))


@rule("lab.char.avra.1", "lab.char.avra.3", "lab.char.avra.4", "lab.mon.1")
def test_s24_avra_explodes_a_far_card_under_zambar() -> None:
    t = Table(
        seats=3, characters=["avra", "zambar", "akuna"], at=["6,3", "1,1", "hall"], treasures=[0, 1, 0],
        cards={"6,3": X, "1,1": "line_open_none@0", "1,2": "tee_open_monster"},
    )  # fmt: skip
    t.do("power", "~far", "cell:1,1")
    assert (t.asked(), t.options()) == ((0, "avra_dir"), ["go:N", "go:S"])
    t.do("go:S")
    assert t.pile("removed") == ["line_open_none"]
    assert (t.asked(), t.options()) == ((0, "eject_orient"), ["turn:1", "turn:2", "turn:3"])
    t.do("turn:2", "die:3")
    assert (t.at(1), t.s.treasures[1], t.asked()) == ("1,2", 0, (2, "flee_dir"))
    assert t.s.agenda[-1].pack() == [2, 1, 3, -1]


@rule("lab.char.avra.1", "lab.char.avra.2", "lab.char.avra.7")
def test_s25_avra_explodes_up_to_two_adjacent_cards() -> None:
    cards = {"6,3": X, "6,2": "line_open_none", "7,3": "bend_open_none", "6,4": "tee_open_none"}
    t = Table(characters=["avra", "zambar"], at=["6,3", "hall"], cards=cards)
    t.do("power")  # no card is far, so near is the only mode
    assert (t.point(), t.options()) == ("avra_cell", ["cell:6,2", "cell:7,3", "cell:6,4"])
    assert t.why_not("cell:6,3")[0] == "lab.char.avra.2"
    t.do("cell:7,3")
    assert t.options() == ["cell:6,2", "cell:6,4", "done"]
    t.do("cell:6,4")
    assert (t.pile("removed"), t.s.actions) == (["tee_open_none", "bend_open_none"], 2)
    one = Table(characters=["avra", "zambar"], at=["6,3", "hall"], cards=cards).do("power", "cell:6,2", "done")
    assert one.pile("removed") == ["line_open_none"]


@rule("lab.desp.1", "lab.desp.2", "lab.desp.3", "lab.desp.4", "lab.desp.6", "lab.desp.8", "lab.desp.10")
def test_s26_despair_finds_the_crossroads_just_discarded() -> None:
    t = Table(
        characters=["avra", "zambar"], at=["6,3", "hall"], hands=[["cross_open_none", "line_open_trap", "bend_open_chest"], []],
        cards={"6,3": "end_open_none@1", "7,3": "end_open_monster"},
    )  # fmt: skip
    t.do("despair")
    assert t.point() == "despair_card"
    assert "from_discard:cross_open_none" in t.options()
    assert "from_discard:line_open_trap" not in t.options()
    t.do("from_discard:cross_open_none")
    assert t.pile("discard") == ["line_open_trap", "bend_open_chest", "end_open_monster"]
    assert (t.lies("7,3"), t.card("7,3"), t.hand(0), t.asked()) == ("closed", "cross_open_none seen=01", [], (1, "expand_cell"))


@rule("lab.rest.1", "lab.rest.2", "lab.turn.4")
def test_s27_rest_is_the_only_action_of_a_turn() -> None:
    t = Table(characters=["avra", "zambar"], hands=[TWO, []], cards={"6,3": "?"})
    t.do("rest", *["reveal:line_open_none"] * 4)
    assert (len(t.hand(0)), t.point()) == (6, "rest_discard")
    t.do("card:tee_open_none", "card:line_open_none")
    assert (len(t.hand(0)), t.asked()) == (4, (1, "expand_cell"))
    t = Table(characters=["avra", "zambar"], hands=[TWO, []], cards={"6,3": "line_open_none", "2,3": "?"}).do("spy", "cell:6,3")
    assert "rest" not in t.options()
    assert t.why_not("rest") == ("lab.turn.4", "this must be the only action of the turn, and you have acted already")


@rule("lab.fog.1", "lab.fog.2")
def test_s28_the_fog_closes_all_but_resolved_marked_and_occupied_cards() -> None:
    t = Table(
        at=["hall", "2,3"],
        cards={"6,3": X, "7,3": "line_open_monster@1 resolved", "8,3": "line_open_chest@1 treasure", "2,3": X, "3,2": "bend_open_trap@0"},
    )  # fmt: skip
    t.do("end_turn")
    assert [t.lies(cell) for cell in ("6,3", "3,2", "7,3", "8,3", "2,3")] == ["closed", "closed", "open", "open", "open"]


@rule("lab.pile.1", "lab.pile.2")
def test_s29_the_discard_pile_is_shuffled_only_when_a_card_is_needed() -> None:
    t = Table(hands=[TWO, []], removed="rest", pool=["line_open_none"], discard=["end_open_trap*2", "bend_open_none*4", "line_one_none"], point="expand_cell")
    t.do("expand:6,3")
    assert (t.s.stock, sum(t.s.discard)) == (0, 7)
    t.do("draw")
    assert t.told("reshuffled") == [{"seat": -1, "cards": 7}]
    t.do("reveal:bend_open_none")
    assert (t.s.stock, sum(t.s.discard), len(t.hand(0))) == (6, 0, 3)


@rule("lab.end.5", "lab.end.3")
def test_s30_without_cards_most_treasures_win() -> None:
    t = Table(seats=3, treasures=[3, 2, 1], removed="rest", point="begin")
    assert t.winner() == [0]
    assert t.s.ranking() == [1, 2, 3]


def full(**cards: str) -> dict[str, str]:
    """A table of nine by seven without an empty cell; unseen cards but for those named."""
    cells = {f"{x},{y}": "?" for y in range(7) for x in range(9) if (x, y) not in ((3, 3), (4, 3), (5, 3))}
    return {**cells, **cards}


@rule("lab.end.4")
def test_s31_a_full_table_ends_the_game_before_the_next_turn() -> None:
    cards = full()
    del cards["8,6"]
    t = Table(characters=["avra", "zambar"], hands=[["line_open_none"], []], treasures=[1, 2], cards=cards, actions=3)
    t.do("play_card")
    assert (t.s.empties, t.s.actions, t.asked()) == (0, 2, (0, "choose_action"))
    t.do("draw", "reveal:tee_open_none", "end_turn")
    assert (t.winner(), t.heard(None)[-2:]) == ([1], ["table_full", "won_most"])
    t = Table(characters=["avra", "zambar"], hands=[["line_open_none"], []], treasures=[1, 2], cards=cards, actions=3)
    t.do("play_card", "power", "far", "cell:0,0", "reveal:line_open_none", "end_turn")
    assert t.asked() == (1, "choose_action")  # the only empty cell was filled by the expansion


@rule("lab.race.1", "lab.race.2", "lab.race.3", "lab.race.4", "lab.race.5")
def test_s32_those_who_tie_race_to_the_hall() -> None:
    cards = full(**{"7,3": "line_both_none@1", "6,3": "line_one_monster", "0,0": X, "0,1": X})
    t = Table(seats=3, characters=["avra", "akuna", "zambar"], at=["0,0", "7,3", "0,1"], treasures=[3, 3, 1], cards=cards, active=1, point="begin")
    assert (t.asked(), t.s.racers) == ((1, "choose_action"), [1, 0])
    t.do("move", "go:W")
    assert t.options() == ["turn:1", "turn:3"]
    t.do("turn:1")
    assert (t.at(1), t.s.actions, t.told("rolled")) == ("6,3", 2, [])
    t.do("move", "go:W")
    assert (t.at(1), t.s.actions, t.winner()) == ("hall", 1, [1])
    other = Table(seats=3, characters=["avra", "akuna", "zambar"], at=["0,0", "7,3", "0,1"], treasures=[3, 3, 1], cards=cards, active=1, point="begin")
    assert other.do("end_turn").asked() == (0, "choose_action")
    assert other.do("end_turn").asked() == (1, "choose_action")  # seat 2 takes no turn


@rule("lab.race.6")
def test_s33_whoever_is_home_already_wins_the_race_at_once() -> None:
    cards = full(**{"7,3": X})
    t = Table(at=["hall", "7,3"], treasures=[2, 2], cards=cards, active=1, point="begin")
    assert t.winner() == [0]
    t = Table(treasures=[2, 2], cards=full(), active=1, point="begin")
    assert t.winner() == [1]


@rule("lab.mon.10", "lab.trap.1")
def test_s34_a_flight_ends_in_a_trap() -> None:
    t = Table(
        characters=["avra", "zambar"], at=["6,3", "hall"], treasures=[2, 0], cards={"6,3": X, "7,3": "line_open_monster", "8,3": "cross_open_trap"},
    )  # fmt: skip
    t.do("move", "go:E", "die:4", "go:E")
    assert t.at(0) == "8,3"
    t.do("die:2")
    assert (t.s.treasures[0], t.asked()) == (0, (1, "trap_dir"))
    t.do("go:N", "reveal:bend_open_none", "turn:0")
    assert (t.at(0), t.lies("8,2"), t.asked()) == ("8,1", "closed", (0, "choose_action"))


@rule("lab.end.2", "lab.push.6")
def test_s35_a_fifth_treasure_wins_in_anybodys_turn() -> None:
    t = Table(characters=["avra", "khira"], at=["6,3", "6,3"], treasures=[0, 4], cards={"6,3": X, "7,3": "line_open_monster"})
    t.do("push", "go:E", "die:2")
    assert (t.s.treasures, t.winner()) == ([0, 5], [1])


@rule("lab.exp.1", "lab.exp.4", "lab.geo.8", "lab.spy.3")
def test_s36_the_first_card_may_lie_anywhere_around_the_hall() -> None:
    t = Table(point="expand_cell")
    assert t.options() == [f"expand:{cell}" for cell in ("3,2", "4,2", "5,2", "2,3", "6,3", "3,4", "4,4", "5,4")]
    t.do("expand:4,2")
    assert "move" not in t.options()
    t.do("spy", "reveal:tee_open_none")
    assert t.told("spied") == [{"seat": 0, "cell": "4,2", "path": "tee_open_none"}]


@rule("lab.door.3", "lab.door.5", "lab.door.10", "lab.var.1", "lab.setup.3")
def test_s37_on_its_door_side_the_hall_costs_two_actions_to_leave() -> None:
    base = {"characters": ["avra", "zambar"], "options": {"hall_side": "doors"}, "cards": {"6,3": "line_open_none", "2,3": "line_one_none"}}
    t = Table(**base).do("move", "go:X3")
    assert (t.at(0), t.s.actions) == ("6,3", 1)
    t = Table(**base, actions=1)
    assert t.why_not("move") == ("lab.move.1", "no valid path leads on with 1 actions")
    t = Table(**base, actions=2).do("move", "go:X5")
    assert t.options() == ["turn:1", "turn:3"]  # either way the total is two
    assert (t.do("turn:1").told("moved")[0]["spent"], t.at(0)) == (2, "2,3")
    t = Table(characters=["avra", "zambar"], options={"hall_side": "doors"}, at=["6,3", "hall"], cards={"6,3": X}).do("move")
    assert (t.at(0), t.told("moved")[0]["spent"]) == ("hall", 2)  # and to enter


@rule("lab.push.4", "lab.push.7")
def test_s38_a_push_over_the_border_lays_a_card_at_the_opposite_side() -> None:
    t = Table(characters=["avra", "zambar"], at=["8,2", "8,2"], cards={"8,2": X})
    t.do("push", "go:E", "reveal:tee_open_none")
    assert (t.asked(), t.options()) == ((0, "push_orient"), ["turn:0", "turn:1", "turn:2"])
    t.do("turn:0")
    assert (t.at(1), t.at(0), t.s.actions) == ("0,2", "8,2", 2)


@rule("lab.draw.1", "lab.draw.2")
def test_s39_above_the_limit_one_card_is_discarded_even_the_drawn_one() -> None:
    t = Table(hands=[FOUR, []])
    t.do("draw", "reveal:end_open_trap")
    assert (len(t.hand(0)), t.options()) == (5, ["card:tee_open_none", "card:end_open_trap"])
    t.do("card:end_open_trap")
    assert (len(t.hand(0)), t.pile("discard"), t.s.actions) == (4, ["end_open_trap"], 2)


@rule("lab.geo.11", "lab.trap.4", "lab.trap.7")
def test_s40_a_line_counts_the_hall_as_one_space() -> None:
    t = Table(characters=["avra", "zambar"], at=["8,3", "hall"], cards={"8,3": X, "7,3": "cross_open_trap", "2,3": "line_open_none"})
    t.do("move", "~go:W", "die:3", "go:W")
    assert t.card("6,3") == "?"
    t.do("turn:0")
    assert (t.at(0), t.lies("6,3")) == ("2,3", "closed")
    t = Table(characters=["avra", "zambar"], at=["8,3", "hall"], cards={"8,3": X, "7,3": "cross_open_trap"})
    t.do("move", "~go:W", "die:2", "go:W")
    assert (t.at(0), t.asked()) == ("hall", (0, "choose_action"))


@rule("lab.geo.7", "lab.geo.8", "lab.geo.4", "lab.setup.4")
def test_s41_a_hall_at_the_corner_reaches_across_the_border() -> None:
    t = Table(hall=[1, 8, 0], point="expand_cell")
    assert t.options() == [f"expand:{cell}" for cell in ("0,0", "7,0", "0,1", "7,1", "0,2", "7,2", "8,3", "8,6")]
    cards = {"0,0": X, "0,2": X, "8,3": X, "7,1": X, "8,6": X}
    for way, cell in zip(("go:X1", "go:X2", "go:X3", "go:X4", "go:X5"), cards, strict=True):
        assert Table(hall=[1, 8, 0], cards=cards).do("move", way).at(0) == cell


@rule("lab.setup.1", "lab.setup.2", "lab.setup.4", "lab.setup.6", "lab.setup.7", "lab.setup.9")
def test_s42_the_setup_goes_round_from_the_first_player() -> None:
    t = new(4, first_player="seat2")
    order = []
    for character in ("avra", "bibi", "elora", "lane"):
        order.append(t.asked())
        t.do(f"character:{character}")
    assert order == [(seat, "setup_character") for seat in (2, 3, 0, 1)]
    assert t.asked() == (2, "setup_hall_rotation")
    t.do("rotation:0")
    assert t.asked() == (2, "setup_hall_column")
    t.do("column:4", "row:4")
    for _ in range(16):
        t.do(t.options()[0])
    assert (t.asked(), t.s.supply()) == ((2, "expand_cell"), 30)
    assert [t.at(seat) for seat in range(4)] == ["hall"] * 4
    turns = []
    for _ in range(4):
        turns.append(t.s.to_move())
        t.do(t.options()[0], "end_turn")
    assert turns == [2, 3, 0, 1]
    t = Table(seats=4, characters=["elora", "lane", "avra", "bibi"], active=1, at=["hall", "6,3", "hall", "hall"], cards={"6,3": X, "7,3": "cross_open_trap"})
    t.do("move", "go:E", "die:6")
    assert t.asked() == (2, "trap_dir")


@rule("lab.char.akuna.1", "lab.char.akuna.5", "lab.chal.12")
def test_s43_faith_brings_akuna_back_to_the_trap_she_has_failed() -> None:
    t = Table(characters=["akuna", "avra"], at=["6,3", "hall"], treasures=[2, 0], cards={"6,3": X, "7,3": "cross_open_trap"})
    t.do("move", "go:E", "die:3", "decline")
    assert t.s.treasures[0] == 1
    t.do("go:N", "reveal:tee_open_monster", "turn:0")
    assert t.at(0) == "7,0"
    t.do("die:4", "use")
    assert (t.at(0), t.s.treasures[0], t.asked()) == ("7,3", 1, (0, "choose_action"))


@rule("lab.char.avra.6")
def test_s44_without_a_valid_direction_walls_do_not_count() -> None:
    t = Table(
        seats=3, characters=["avra", "zambar", "akuna"], at=["hall", "1,1", "1,2"], cards={"1,1": "end_open_none@0", "1,2": "line_open_none@1"},
    )  # fmt: skip
    t.do("power", "cell:1,1")
    assert (t.asked(), t.options()) == ((0, "avra_dir"), ["go:N", "go:E", "go:S", "go:W"])
    t.do("go:S")
    assert (t.at(1), t.at(2), t.lies("1,1")) == ("1,2", "1,2", "empty")


@rule("lab.char.avra.8", "lab.pile.5")
def test_s45_the_treasure_of_an_exploded_chest_returns() -> None:
    t = Table(characters=["avra", "zambar"], at=["6,3", "hall"], treasures=[4, 4], cards={"6,3": X, "7,3": "line_open_chest@1 treasure"})
    assert t.s.supply() == 21
    t.do("power", "~cell:7,3")
    assert (t.s.supply(), t.pile("removed"), t.pile("discard")) == (22, ["line_open_chest"], [])


@rule("lab.char.bibi.7", "lab.power.1")
def test_s46_a_failed_theft_costs_only_the_action() -> None:
    t = Table(characters=["bibi", "avra"], at=["6,3", "6,3"], hands=[["tee_open_none"], []], treasures=[0, 2], cards={"6,3": X})
    t.do("power", "die:6")
    assert (t.s.treasures, len(t.hand(0)), t.s.actions, t.lies("6,3")) == ([0, 2], 1, 2, "open")
    assert t.why_not("power") == ("lab.power.1", "the power has been used this turn")
    t.do("end_turn", "expand:6,2", "end_turn", "expand:6,4")
    assert "power" in t.options()


@rule("lab.char.khira.7", "lab.geo.11")
def test_s47_there_must_be_something_to_hunt() -> None:
    t = Table(characters=["khira", "avra"], at=["6,3", "hall"], cards={"6,3": "line_open_none@1"})
    assert t.why_not("power")[0] == "lab.char.khira.7"
    t = Table(characters=["khira", "avra"], at=["6,3", "hall"], cards={"6,3": "line_open_none@1", "1,3": "end_open_monster"})
    t.do("power")
    assert [event["cell"] for event in t.told("hunted")] == ["1,3"]


@rule("lab.desp.11")
def test_s48_despair_may_find_nothing() -> None:
    t = Table(
        at=["6,3", "hall"], hands=[["line_open_none"], []], cards={"6,3": "end_open_none@1", "7,3": "line_open_trap"}, removed="rest", pool=["tee_open_none*3"]
    )
    t.do("despair")
    assert (t.hand(0), t.lies("7,3"), t.asked()) == ([], "closed", (1, "expand_cell"))
    assert "no_crossroads" in t.heard(None)


@rule("lab.push.5", "lab.push.6", "lab.push.8", "lab.move.9")
def test_s49_the_pusher_turns_the_card_and_stays() -> None:
    t = Table(characters=["avra", "zambar"], at=["6,3", "6,3"], hands=[[], TWO], cards={"6,3": X, "6,2": "tee_open_trap"})
    t.do("push", "go:N")
    assert (t.asked(), t.options()) == ((0, "push_orient"), ["turn:0", "turn:1", "turn:3"])
    t.do("turn:0", "die:3")
    assert t.asked() == (1, "challenge_commit")
    t.do("pay")
    assert (t.at(0), t.at(1), t.s.treasures, t.hand(1)) == ("6,3", "6,2", [0, 1], [])


@rule("lab.race.8")
def test_s50_in_the_race_a_push_into_the_hall_wins_for_the_pushed() -> None:
    t = Table(at=["6,3", "6,3"], race=[0, 1], cards={"6,3": X})
    t.do("push", "go:W")
    assert (t.at(1), t.winner()) == ("hall", [1])


@rule("lab.race.9")
def test_s51_after_the_last_round_the_nearest_wins() -> None:
    def at(other: str) -> Table:
        return Table(at=["7,3", other], race=[0, 1], race_turns=18, cards={"7,3": X, other: X})

    assert at("0,3").do("end_turn", "end_turn").winner() == [0]
    assert at("1,3").do("end_turn", "end_turn").winner() == [0, 1]


@rule("lab.trap.9", "lab.end.5", "lab.race.5")
def test_s52_a_trap_without_cards_ends_the_game() -> None:
    def failed(treasures: list[int]) -> Table:
        t = Table(
            seats=3, characters=["kaminari", "avra", "zambar"], at=["6,1", "7,1", "8,1"], treasures=treasures, removed="rest",
            cards={"6,1": X, "7,1": X, "8,1": X, "6,2": "cross_open_trap"},
        )  # fmt: skip
        return t.do("move", "go:S", "die:3")

    t = failed([2, 2, 0])
    assert (t.s.treasures, t.winner()) == ([1, 2, 0], [1])
    t = failed([2, 0, 1])
    assert (t.s.racers, t.asked(), t.at(0)) == ([2, 0], (2, "choose_action"), "6,2")


@rule("lab.comp.7")
def test_s53_the_supply_may_fall_below_nothing() -> None:
    t = Table(
        characters=["zambar", "avra"], at=["6,3", "hall"], treasures=[3, 2], hands=[TWO, []], cards={"6,3": X, "7,3": "line_open_monster"},
    )  # fmt: skip
    t.s.box.treasures = 5
    try:
        t.do("move", "go:E", "die:1")
        assert (t.s.treasures, t.s.supply()) == ([4, 2], -1)
    finally:
        t.s.box.treasures = 30


@rule("lab.draw.3", "lab.rest.2", "lab.pile.4")
def test_s54_what_needs_a_card_is_not_offered_without_one() -> None:
    t = Table(characters=["avra", "zambar"], at=["6,3", "6,3"], cards={"6,3": "end_open_none@3"}, removed="rest")
    assert t.why_not("draw") == ("lab.draw.3", "draw and discard pile are both empty")
    assert t.why_not("push") == ("lab.push.3", "no valid path leads out of your space")
    assert "rest" in t.options()
    t.do("rest")
    assert (t.hand(0), t.told("rested")) == ([], [{"seat": 0, "cards": 0}])


@rule("lab.char.eimmie.5")
def test_s55_a_fifth_treasure_comes_before_the_bang() -> None:
    t = Table(characters=["eimmie", "avra"], at=["6,5", "hall"], treasures=[4, 0], cards={"6,5": "cross_open_trap@0 resolved"})
    t.do("power", "die:2")
    assert (t.winner(), t.lies("6,5")) == ([0], "open")


@rule("lab.chal.13", "lab.turn.6")
def test_s56_an_unresolved_card_is_faced_again_in_the_same_turn() -> None:
    t = Table(characters=["eimmie", "avra"], at=["6,3", "hall"], cards={"6,3": X, "7,3": "line_open_monster"})
    t.do("move", "go:E", "die:1", "go:W")
    assert (t.at(0), t.s.actions, t.asked()) == ("6,3", 2, (0, "choose_action"))
    t.do("move", "go:E")
    assert (t.at(0), t.s.actions, t.card("7,3"), t.point(), t.options()[0]) == ("7,3", 1, "line_open_monster@1", "", "die:1")


@rule("lab.char.elora.4", "lab.move.7")
def test_s57_elora_enters_the_hall_through_its_wall() -> None:
    t = Table(characters=["elora", "avra"], at=["4,2", "hall"], cards={"4,2": X, "3,2": X, "5,2": X})
    t.do("move")
    assert t.options() == ["go:E", "go:W"]
    assert t.why_not("go:S") == ("lab.move.7", "the hall has a wall there, not an exit")
    t = Table(characters=["elora", "avra"], at=["4,2", "hall"], cards={"4,2": X})
    assert t.do("power", "go:S").at(0) == "hall"


@rule("lab.turn.8", "lab.fog.4", "lab.chal.13")
def test_s58_whoever_stands_on_a_monster_is_not_asked_again() -> None:
    base = {"characters": ["zambar", "avra"], "at": ["7,3", "hall"], "point": "begin", "cards": {"7,3": "line_open_monster@1", "6,3": "cross_open_none"}}
    t = Table(**base).do("expand:6,2")
    assert (t.asked(), t.told("rolled")) == ((0, "choose_action"), [])
    assert t.do("end_turn").lies("7,3") == "open"
    t = Table(**base).do("expand:6,2", "move", "move", "go:E")
    assert (t.s.actions, t.options()[0]) == (1, "die:1")
    assert t.do("die:2").s.treasures[0] == 1
    t = Table(**base).do("expand:6,2", "move", "end_turn")
    assert t.lies("7,3") == "closed"


@rule("lab.trap.1", "lab.trap.5", "lab.trap.7", "lab.move.10", "lab.geo.11")
def test_s59_the_owner_turns_the_card_of_a_trap_landing() -> None:
    t = Table(characters=["avra", "zambar"], treasures=[1, 0], cards={"4,4": "cross_open_trap", "4,2": "end_open_none"})
    t.do("move", "die:2")
    assert (t.s.treasures[0], t.asked()) == (0, (1, "trap_dir"))
    t.do("go:N")
    assert (t.asked(), t.options()) == ((0, "trap_orient"), ["turn:0", "turn:1", "turn:2", "turn:3"])
    assert t.do("turn:3").at(0) == "4,2"


@rule("lab.desp.6", "lab.desp.12", "lab.fog.2")
def test_s60_a_walled_in_character_may_exchange_its_own_card() -> None:
    base = {"characters": ["avra", "zambar"], "at": ["4,2", "hall"], "hands": [["cross_one_none"], []], "removed": "rest", "pool": ["tee_open_none*2"]}
    t = Table(**base, cards={"4,2": "end_open_none@0", "4,1": "line_open_none"})
    assert "move" not in t.options()
    assert "push" not in t.options()
    t.do("despair")
    assert (t.point(), t.options()) == ("despair_cell", ["cell:4,1", "cell:4,2"])
    t.do("cell:4,2")
    assert (t.point(), t.options()) == ("despair_orient", ["turn:0", "turn:1", "turn:2", "turn:3"])
    t.do("turn:0")
    assert (t.at(0), t.card("4,2"), t.pile("discard"), t.hand(0)) == ("4,2", "cross_one_none@0", ["end_open_none"], [])
    assert t.asked() == (1, "expand_cell")
    t = Table(**base, cards={"4,2": "end_open_none@1", "4,1": "line_open_none", "5,2": "line_open_trap"}).do("despair")
    assert t.options() == ["cell:4,1", "cell:5,2"]
    assert t.why_not("cell:4,2") == ("lab.desp.12", "you are not walled in, so your own card stays")


@rule("lab.race.8", "lab.race.11", "lab.char.zambar.2")
def test_s61_a_charge_into_the_hall_wins_for_zambar() -> None:
    t = Table(characters=["zambar", "avra"], at=["6,3", "6,3"], race=[0, 1], cards={"6,3": X})
    t.do("power", "go:W", "who:1")
    assert (t.at(0), t.at(1), t.winner()) == ("hall", "hall", [0])

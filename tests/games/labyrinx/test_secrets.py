"""Who knows what: looks, memory, and the worlds a seat thinks possible."""

from __future__ import annotations

from typing import cast

from games.labyrinx.table import LABYRINX, Table, X
from ludoteca.core.draw import Draw
from ludoteca.games.labyrinx.actions import PATHS
from ludoteca.games.labyrinx.board import cell_at
from ludoteca.games.labyrinx.state import UNSEEN, Labyrinx, kind_of_card
from scenario import rule


def worlds(t: Table, seat: int, count: int = 60) -> list[Labyrinx]:
    """Some worlds a seat thinks possible."""
    draw = Draw(7)
    return [cast(Labyrinx, t.s.determinize(seat, draw)) for _ in range(count)]


def on(s: Labyrinx, x: int, y: int) -> str:
    """The kind on a cell."""
    kind = s.kind[cell_at(x, y)]
    return "?" if kind == UNSEEN else PATHS[kind]


@rule("lab.sm.2")
def test_nobody_can_tell_whether_khira_found_a_monster() -> None:
    def hunt(kind: str) -> Table:
        return Table(characters=["khira", "avra"], at=["6,2", "hall"], cards={"6,2": "end_open_none@3", "7,2": kind}).do("power", "line")

    found, nothing = hunt("cross_open_monster"), hunt("line_open_none")
    assert found.options() == ["cell:7,2", "stop", "skip"]
    assert nothing.options() == ["stop", "skip"]
    for seat in (1, None):
        assert found.view(seat) == nothing.view(seat)
        assert LABYRINX.events_for(found.events, seat) == LABYRINX.events_for(nothing.events, seat)
    found.do("stop")
    nothing.do("stop")
    assert found.heard(1) == nothing.heard(1)
    assert found.view(1) == nothing.view(1)


@rule("lab.sm.2", "lab.char.khira.3")
def test_nobody_can_tell_whether_khira_passed_a_monster_or_has_another_before_her() -> None:
    def hunt(mode: str, near: str, *then: str) -> Table:
        cards = {"6,2": X, "7,2": near, "8,2": "line_open_monster", "0,2": "end_open_monster"}
        if mode == "around":
            cards = {"6,2": X, "7,2": near, "6,1": "line_open_monster"}
        return Table(characters=["khira", "avra"], at=["6,2", "hall"], cards=cards).do("power", mode, "~go:E", *then)

    fight = ["turn:0", "die:2"]
    for mode, then, asked in (
        ("line", ["cell:0,2", *fight], True), ("line", ["cell:0,2", *fight, "cell:8,2", *fight], True), ("line", ["skip"], True),
        ("line", ["skip", "cell:8,2", *fight, "skip"], False), ("line", ["skip", "skip", "skip"], False), ("line", ["skip", "stop"], False),
        ("around", ["cell:6,1", *fight], True), ("around", ["skip"], False),
    ):  # fmt: skip
        another, nothing = hunt(mode, "cross_open_monster", *then), hunt(mode, "line_open_none", *then)
        assert another.heard(1) == nothing.heard(1)
        assert another.view(1) == nothing.view(1)
        assert [table.point() for table in (another, nothing)] == ["hunt_fight" if asked else "choose_action"] * 2
    assert hunt("line", "cross_open_monster", "skip", "skip").options() == ["cell:7,2", "stop", "skip"]
    assert hunt("line", "line_open_none", "skip", "skip").options() == ["stop", "skip"]


@rule("lab.sm.2", "lab.char.khira.3")
def test_neither_the_number_nor_the_order_of_her_answers_tells_what_khira_passed_on_a_line() -> None:
    def hunt(far: str, middle: str, *then: str) -> Table:
        cards = {"6,2": X, "7,2": "cross_open_monster", "8,2": middle, "0,2": far}
        return Table(characters=["khira", "avra"], at=["6,2", "hall"], cards=cards).do("power", "line", "~go:E", *then)

    fight = ["cell:7,2", "~turn:0", "die:2"]
    for then in ([], ["skip"], ["skip", "skip"], ["skip", "skip", *fight], ["skip", "skip", "skip"], ["skip", "stop"]):
        tables = [hunt(far, middle, *then) for far in ("end_open_monster", "line_open_trap") for middle in ("line_open_monster", "line_open_none")]
        for t in tables[1:]:
            assert (t.heard(1), t.view(1)) == (tables[0].heard(1), tables[0].view(1))
    for far in ("end_open_monster", "line_open_trap"):
        t = hunt(far, "line_open_none")
        assert t.options() == (["cell:0,2", "stop", "skip"] if far == "end_open_monster" else ["stop", "skip"])
        assert t.why_not("cell:7,2") == ("lab.char.khira.3", "the cards of a line come one by one, the farthest first")
        assert t.why_not("cell:8,2") == ("lab.char.khira.3", "no unresolved monster is there")
        assert t.do("skip").options() == ["stop", "skip"]
        assert t.do("skip").options() == ["cell:7,2", "stop", "skip"]  # never lost by passing what lies behind it


@rule("lab.play.1", "lab.draw.2", "lab.rest.1", "lab.chal.6", "lab.char.lane.1")
def test_nobody_can_tell_by_a_missing_question_that_all_cards_of_a_hand_are_alike() -> None:
    def asked(then: list[str], cards: int = 3, character: str = "avra") -> list[Table]:
        table = {"6,3": X, "7,3": "cross_open_trap"} | ({"4,4": "tee_open_none", "5,4": "tee_open_none"} if character == "lane" else {})
        hands = [[[f"tee_open_none*{cards - 1}", other], []] for other in ("tee_open_none", "line_open_none")]
        return [Table(characters=[character, "zambar"], at=["6,3", "hall"], cards=table, hands=hand).do(*then) for hand in hands]

    questions = {
        "play_pick": asked(["play_card"]),
        "draw_discard": asked(["draw", "reveal:tee_open_none"], cards=4),
        "rest_discard": asked(["rest", *["reveal:tee_open_none"] * 4]),
        "challenge_discard": asked(["move", "go:E", "die:2", "pay"]),
        "lane_put": asked(["power", "cell:4,4", "cell:5,4"], character="lane"),
    }
    for point, (alike, mixed) in questions.items():
        assert alike.asked() == mixed.asked() == (0, point)
        assert alike.options() == ["card:tee_open_none"]
        assert alike.view(1) == mixed.view(1)
    last = Table(hands=[["tee_open_none"], []]).do("play_card")
    assert last.point() == "play_cell"  # of a single card there is nothing to tell


@rule("lab.info.1")
def test_a_seen_card_stays_known_until_it_may_have_changed() -> None:
    t = Table(
        seats=3, characters=["avra", "bibi", "lane"], at=["6,2", "hall", "hall"], hands=[["tee_open_none"], [], ["line_one_none", "line_both_none"]],
        cards={"6,2": X, "7,2": "line_open_none", "2,3": "bend_open_trap"},
    )  # fmt: skip
    t.do("spy", "play_card", "cell:6,1", "move", "~go:E")
    assert t.card("6,1") == "tee_open_none seen=0"
    assert t.card("7,2").startswith("line_open_none@1")
    t.do("expand:6,0", "spy", "~cell:2,3", "end_turn")

    assert t.card("2,3") == "bend_open_trap seen=1"
    assert all(on(world, 2, 3) == "bend_open_trap" for world in worlds(t, 1, 20))
    assert len({on(world, 2, 3) for world in worlds(t, 0)}) > 5
    t.do("expand:5,1", "power", "cell:2,3", "cell:6,1", "card:line_one_none", "card:line_both_none")
    assert t.card("2,3").startswith("line_one_none seen=2")  # the others no longer know what lies there
    assert t.card("6,1").startswith("line_both_none seen=2")


@rule("lab.info.2")
def test_the_fog_hides_what_one_knows_unless_the_memory_aid_is_on() -> None:
    for aid, shown in ((False, None), (True, "line_open_none")):
        t = Table(options={"memory_aid": aid}, cards={"6,3": "line_open_none"}).do("spy")
        assert [t.face(seat, "6,3") for seat in (0, 1, None)] == [shown, None, None]
    assert all(on(world, 6, 3) == "line_open_none" for world in worlds(t, 0, 20))  # bots remember in any case
    t = Table(characters=["khira", "avra"], cards={"6,3": "line_open_none", "2,3": "?"}).do("power", "line", "go:X3")
    assert [t.face(seat, "6,3") for seat in (0, 1, None)] == ["line_open_none", None, None]  # while she looks
    assert t.do("stop").face(0, "6,3") is None


@rule("lab.info.3")
def test_unknown_cards_are_dealt_anew_within_their_own_shuffle() -> None:
    t = Table(
        characters=["avra", "bibi"], hands=[["line_open_none"], ["tee_open_none", "end_open_trap pool=1"]],
        cards={"6,3": "bend_open_none seen=1", "2,3": "? pool=1"},
pools=[["cross_open_none*8"], ["end_open_none", "line_both_none"]], parted=[-1, 0, -1, 0], pool=1, stock=1,
        removed=rest("line_open_none", "tee_open_none", "end_open_trap", "bend_open_none", "end_open_none", "line_both_none", *["cross_open_none"] * 8),
)  # fmt: skip
    seen = set()
    for world in worlds(t, 0):
        hand = sorted(PATHS[kind_of_card(card)] for card in world.hands[1])
        first = {on(world, 6, 3), *hand} & {"cross_open_none", "tee_open_none", "bend_open_none"}
        second = {*hand} & {"end_open_trap", "end_open_none", "line_both_none"}
        assert len(second) == 1  # one card of the second shuffle is in that hand, whichever it is
        assert on(world, 6, 3) not in ("end_open_trap", "end_open_none", "line_both_none", "line_open_none")
        assert [PATHS[kind_of_card(card)] for card in world.hands[0]] == ["line_open_none"]
        assert LABYRINX.census(world) == LABYRINX.census(t.s)
        seen |= first | second
    assert seen == {"cross_open_none", "tee_open_none", "bend_open_none", "end_open_trap", "end_open_none", "line_both_none"}


def rest(*named: str) -> list[str]:
    """All cards of the box but those named."""
    t = Table()
    counts = {name: t.s.box.quantity[kind] - named.count(name) for kind, name in enumerate(PATHS)}
    return [f"{name}*{count}" for name, count in counts.items() if count]


@rule("lab.info.3")
def test_what_lane_took_is_in_his_hand_or_where_he_put_cards_and_nowhere_else() -> None:
    t = Table(
        characters=["lane", "avra"], hands=[["line_one_none", "line_both_none"], []],
        cards={"7,2": "end_open_none seen=1", "2,3": "end_door_none seen=01", "6,3": X},
)  # fmt: skip
    t.do("power", "cell:7,2", "card:end_door_none", "card:line_one_none")
    places = set()
    for world in worlds(t, 1, 200):
        held = [PATHS[kind_of_card(card)] for card in world.hands[0]]
        for name in ("end_open_none", "end_door_none"):
            where = [place for place, found in (("7,2", on(world, 7, 2)), ("2,3", on(world, 2, 3))) if found == name] + ["hand"] * held.count(name)
            assert len(where) == 1
            places.add((name, where[0]))
    assert len(places) == 6  # each of the two may be in each of the three places
    assert all(on(world, 7, 2) == "end_door_none" for world in worlds(t, 0, 10))


@rule("lab.info.3")
def test_a_card_lane_takes_later_is_not_where_he_put_one_before() -> None:
    t = Table(
        characters=["lane", "avra"], hands=[["line_one_none", "line_both_none"], []],
        cards={"7,2": "?", "2,3": "bend_open_none", "6,3": "end_open_none seen=1", "4,4": "end_door_none seen=1"},
    )  # fmt: skip
    t.do("power", "cell:2,3", "cell:7,2", "reveal:tee_open_none", "card:line_one_none", "card:line_both_none")
    t.do("end_turn", "expand:8,2", "end_turn", "expand:8,3")
    t.do("power", "cell:6,3", "cell:4,4", "card:end_open_none", "card:end_door_none")
    for world in worlds(t, 1):
        assert on(world, 2, 3) not in ("end_open_none", "end_door_none")
        assert on(world, 7, 2) not in ("end_open_none", "end_door_none")


def places_of(t: Table, name: str, *cells: str) -> set[str]:
    """Where seat 1 thinks the only card of a kind may be: in Lane's hand, on one of these cells, or elsewhere."""
    found = set()
    for world in worlds(t, 1, 200):
        held = name in [PATHS[kind_of_card(card)] for card in world.hands[0]]
        lying = [cell for cell in cells if on(world, *map(int, cell.split(","))) == name]
        found |= {"hand"} if held else set(lying or ["elsewhere"])
    return found


@rule("lab.info.3")
def test_a_card_known_to_be_with_lane_stays_known_when_he_takes_it_up_again() -> None:
    known = "cross_open_chest"  # there is one in the box

    def twice(first: list[str], second: list[str]) -> Table:
        t = Table(
            characters=["lane", "avra"], hands=[["line_open_none", "bend_open_none"], ["tee_open_none"]],
            cards={"6,3": f"{known} seen=1", "2,3": "end_open_trap", "3,2": "line_one_none"},
        )  # fmt: skip
        t.do("power", "cell:6,3", "cell:2,3", *[f"card:{name}" for name in first], "end_turn", "expand:3,4", "end_turn", "expand:4,4")
        return t.do("power", "cell:6,3", "cell:3,2", *[f"card:{name}" for name in second])

    lifted = twice([known, "line_open_none"], [known, "line_one_none"])
    untouched = twice(["line_open_none", known], ["line_open_none", "line_one_none"])
    assert lifted.view(1) == untouched.view(1)
    for t in (lifted, untouched):
        assert places_of(t, known, "6,3", "2,3", "3,2") == {"hand", "6,3", "2,3", "3,2"}


@rule("lab.info.3")
def test_a_card_all_have_seen_where_lane_laid_it_cannot_be_where_he_laid_another_before() -> None:
    t = Table(
        characters=["lane", "avra"], at=["6,2", "hall"], hands=[["line_open_none", "cross_open_chest"], []], swaps=1,
        cards={"6,2": X, "7,2": "end_open_trap seen=0 origin=1 laid=1", "8,2": "cross_one_chest seen=01 origin=1 laid=1", "2,3": "line_one_none seen=0"},
    )  # fmt: skip
    t.do("power", "cell:8,2", "cell:2,3", "card:line_open_none", "card:line_one_none")
    assert places_of(t, "cross_one_chest", "7,2", "8,2", "2,3") == {"hand", "8,2", "2,3"}


@rule("lab.info.3")
def test_a_card_that_comes_to_light_may_be_the_one_known_to_be_with_lane() -> None:
    known = "cross_one_none"  # there are two in the box

    def swapped(hand: list[str], first: str, second: str) -> Table:
        t = Table(
            characters=["lane", "avra"], at=["6,3", "hall"], hands=[hand, []],
            cards={"6,3": X, "6,2": f"{known} seen=1", "2,3": "end_open_trap", "7,3": "line_open_monster"},
        )  # fmt: skip
        t.do("power", "cell:6,2", "cell:2,3", f"card:{first}", f"card:{second}")
        assert all(held_or_laid(world) for world in worlds(t, 1))  # it is known to be with Lane
        return t

    def held_or_laid(world: Labyrinx) -> bool:
        return known in [PATHS[kind_of_card(card)] for card in world.hands[0]] + [on(world, 6, 2), on(world, 2, 3)]

    both_in_hand = swapped([known, "line_open_none", "bend_open_none"], "line_open_none", "bend_open_none")
    one_was_laid = swapped([known, "line_open_none", "bend_open_none"], known, "bend_open_none")
    for t in (both_in_hand, one_was_laid):
        t.do("move", "go:E", "die:2", "pay", f"card:{known}")
        assert not all(held_or_laid(world) for world in worlds(t, 1)), "the one they knew may lie on the discard pile now"
    seen = swapped([known, "line_open_none", "bend_open_none"], known, "bend_open_none").do("end_turn", "expand:3,4", "end_turn", "expand:4,4")
    seen.do("move", "go:N")  # the laid one is turned up
    hands = [[PATHS[kind_of_card(card)] for card in world.hands[0]] for world in worlds(seen, 1)]
    assert not all(known in hand for hand in hands)


@rule("lab.info.3", "lab.desp.5")
def test_who_searched_the_draw_pile_knows_its_crossroads_and_the_others_do_not() -> None:
    t = Table(
        seats=3, characters=["avra", "bibi", "elora"], at=["6,2", "hall", "hall"], hands=[[], ["line_open_none"], ["line_open_none"]],
        cards={"6,2": X, "7,2": "?"}, removed="rest", pool=["cross_one_none", "cross_pair_none", "tee_open_none", "bend_open_none"],
    )  # fmt: skip
    t.do("despair", "reveal:cross_one_none")
    assert t.told("took_crossroads") == [{"seat": 0, "path": "cross_pair_none", "source": "draw"}]  # the only one in the pile

    assert on(t.s, 7, 2) == "cross_pair_none"
    assert t.pile("discard") == ["cross_one_none"]


def test_a_card_about_to_be_played_is_a_secret() -> None:
    t = Table(characters=["avra", "bibi"], hands=[["end_open_none", "end_door_none"], []]).do("play_card", "card:end_open_none")
    kinds = set()
    for world in worlds(t, 1):
        world.apply(LABYRINX.actions.parse("cell:6,3"))
        kinds.add(on(world, 6, 3))
    assert len(kinds) > 5


def test_what_one_touches_to_go_somewhere_is_the_cell_that_lies_there() -> None:
    t = Table(at=["6,3", "hall"], cards={"6,3": X, "7,3": X})
    decision = LABYRINX.decision(t.do("move").s)
    assert decision is not None
    assert {option["notation"]: option["target"] for option in decision["options"]} == {"go:E": "cell:7,3", "go:W": "cell:4,3"}
    assert {refused["notation"]: refused["target"] for refused in decision["refused"]} == {"go:N": "cell:6,2", "go:S": "cell:6,4"}

"""The box, the options and everything before the first turn."""

from __future__ import annotations

from typing import cast

import pytest

from games.labyrinx.table import LABYRINX, Table, X, new
from ludoteca.errors import BadContent, BadOptions, BadPosition
from ludoteca.games.labyrinx.actions import CHALLENGES, CHARACTERS, PATHS
from ludoteca.games.labyrinx.content import NO_CHALLENGE, LabyrinxContent
from ludoteca.games.labyrinx.state import Labyrinx
from scenario import rule


def box() -> LabyrinxContent:
    content = LABYRINX.load()
    assert isinstance(content, LabyrinxContent)
    return content


def pack(old: str, new: str) -> str:
    """The content file with one thing changed."""
    source = (LABYRINX.folder / "content.toml").read_text(encoding="utf-8")
    assert old in source
    return source.replace(old, new)


@rule("lab.comp.1")
def test_there_are_a_hundred_path_cards_whose_closed_sides_look_alike() -> None:
    assert (sum(box().quantity), len(PATHS)) == (100, 50)
    shapes = {"cross": 20, "tee": 32, "line": 20, "bend": 20, "end": 8}
    for shape, cards in shapes.items():
        assert sum(count for name, count in zip(PATHS, box().quantity, strict=True) if name.startswith(shape)) == cards
    t = Table(cards={"6,3": "line_both_none", "7,3": "cross_open_trap", "2,3": "?"})
    closed = [item for item in t.zone(0, "table")["items"] if item["kind"] == "path"]
    assert [{key: value for key, value in item.items() if key not in ("id", "at", "values")} for item in closed] == [
        {"kind": "path", "face": None, "look": "secret"}
    ] * 3
    assert [item.get("values", {}) for item in closed] == [{"step": 1}, {"step": 1}, {}], "what it costs to go there is said of the way, not of the card"
    with pytest.raises(BadContent, match="must be 100 in all, not 101"):
        LABYRINX.load(pack('challenge = "trap", cards = 2 }', 'challenge = "trap", cards = 3 }'))


@rule("lab.comp.2")
def test_there_are_twelve_characters_with_a_piece_each() -> None:
    assert len(CHARACTERS) == 12
    t = new(2, first_player="seat0")
    assert t.options() == [f"character:{name}" for name in CHARACTERS]
    t.do("character:lane", "character:khira", "rotation:0", "column:0", "row:0")
    assert [item["face"] for item in t.zone(None, "pieces")["items"]] == ["lane", "khira"]


@rule("lab.comp.3")
def test_two_to_six_may_play() -> None:
    for seats in range(2, 7):
        assert new(seats).s.seats == seats
    for seats in (1, 7):
        with pytest.raises(BadOptions, match="2 to 6 players"):
            new(seats)


@rule("lab.comp.4")
def test_the_hall_has_five_doors_on_one_side_and_five_free_exits_on_the_other() -> None:
    cards = {"3,2": X, "5,2": X, "6,3": X, "4,4": X, "2,3": X}
    for side, cost in (("exits", 1), ("doors", 2)):
        t = Table(characters=["avra", "lane"], options={"hall_side": side}, cards=cards).do("move")
        assert t.options() == ["go:X1", "go:X2", "go:X3", "go:X4", "go:X5"]
        for way in t.options():
            assert Table(characters=["avra", "lane"], options={"hall_side": side}, cards=cards).do("move", way).told("moved")[0]["spent"] == cost


@rule("lab.comp.5")
def test_the_die_has_six_faces() -> None:
    t = Table(characters=["avra", "lane"], at=["6,3", "hall"], cards={"6,3": X, "7,3": "cross_open_trap"}).do("move", "go:E")
    assert t.s.chance() == [(action, 1) for action in t.s.options()]
    assert t.options() == ["die:1", "die:2", "die:3", "die:4", "die:5", "die:6"]


@rule("lab.comp.6")
def test_there_are_thirty_treasures_worth_one_each() -> None:
    assert Table().s.supply() == 30
    t = Table(seats=3, treasures=[4, 3, 0], cards={"6,3": "line_open_chest@1 treasure"})
    assert t.s.supply() == 22


@rule("lab.comp.8")
def test_a_symbol_counts_against_its_own_challenge_only() -> None:
    for challenge, skill in zip(CHALLENGES, (1, 2, 0), strict=True):  # Avra
        t = Table(characters=["avra", "lane"], at=["6,3", "hall"], cards={"6,3": X, "7,3": f"cross_open_{challenge}"})
        t.do("move", "go:E", f"die:{skill + 1}")
        assert t.told("rolled")[0]["skill"] == skill
        assert t.s.treasures[0] == 0
        if skill:
            t = Table(characters=["avra", "lane"], at=["6,3", "hall"], cards={"6,3": X, "7,3": f"cross_open_{challenge}"})
            assert t.do("move", "go:E", f"die:{skill}").s.treasures[0] == 1
    assert sum(box().skills) == 32


@rule("lab.comp.9")
def test_a_card_has_one_of_three_challenges_or_none() -> None:
    counts = [sum(box().quantity[kind] for kind in range(50) if box().challenge[kind] == challenge) for challenge in range(4)]
    assert (CHALLENGES, counts, NO_CHALLENGE) == (["chest", "monster", "trap"], [18, 18, 18, 46], 3)
    with pytest.raises(BadContent, match=r"paths\.end_open_trap\.challenge: must be one of chest, monster, trap, none"):
        LABYRINX.load(pack('challenge = "trap", cards = 2 }', 'challenge = "ghost", cards = 2 }'))


def test_a_pack_with_impossible_numbers_is_refused_with_its_key_and_a_reason() -> None:
    faults = {
        ('exits = ["0N", "2N"', 'exits = ["0N", "0N"'): "hall.exits: must name 5 different edges",
        ('exits = ["0N", "2N"', 'exits = ["0N", "0E"'): "hall.exits: must be a cell 0, 1, 2 and an outer side",
        ("small = [7, 7]", "small = [7]"): "tables.small: must name columns and rows",
        ('"huge", "huge", "huge"]', '"huge", "huge"]'): "tables.by_players: must name a table for 2 to 6 players",
        ("avra       = [1, 2, 0]", "avra       = [1, 2]"): "skills.avra: must name the skills",
        ('corridors = "S", doors = "S"', 'corridors = "S", doors = "N"'): "doors: must be sides with a corridor",
        ('corridors = "S", doors = "S"', 'corridors = "", doors = ""'): "corridors: must name at least one side",
        ('corridors = "NESW", doors = "NS"', 'corridors = "NESN", doors = "NS"'): "corridors: must name each of the sides",
    }
    for (old, new_text), message in faults.items():
        with pytest.raises(BadContent, match=message):
            LABYRINX.load(pack(old, new_text))


@rule("lab.setup.1", "lab.var.2")
def test_the_first_player_is_found_in_any_of_the_agreed_ways() -> None:
    t = new(3, "die:4", "die:2", "die:4", characters="random")
    assert t.options() == [f"die:{face}" for face in range(1, 7)]  # seats 0 and 2 roll again, and only they
    t.do("die:1", "die:6")
    assert t.s.first == 2
    assert [(event["seat"], event["face"]) for event in t.told("first_rolled")] == [(0, 4), (1, 2), (2, 4), (0, 1), (2, 6)]
    assert new(3, "die:4", "die:2", "die:3", first_player="dice_low").s.first == 1
    ages = {"age0": 30, "age1": 12, "age2": 70, "age3": 12, "age4": 70}
    assert new(5, first_player="youngest", **ages).s.first == 1
    assert new(5, first_player="oldest", **ages).s.first == 2
    with pytest.raises(BadOptions, match="age2 is not given"):
        new(3, first_player="oldest", age0=5, age1=6)
    assert new(4, first_player="seat3").s.first == 3
    with pytest.raises(BadOptions, match="seats run from 0 to 1"):
        new(2, first_player="seat2")
    assert new(4, "first:1", first_player="random").s.first == 1


@rule("lab.setup.2", "lab.var.3")
def test_characters_are_chosen_in_turn_order_or_drawn_and_never_shared() -> None:
    t = new(2, "character:bibi", first_player="seat1")
    assert (t.s.characters, t.asked()) == ([-1, 2], (0, "setup_character"))
    assert "character:bibi" not in t.options()
    assert t.why_not("character:bibi") == ("lab.setup.2", "bibi is already taken")
    t = new(2, "lot:zambar", first_player="seat1", characters="random")
    assert t.s.characters == [-1, 11]
    assert "lot:zambar" not in t.options()
    assert t.do("lot:akuna").s.characters == [0, 11]


@rule("lab.setup.4")
def test_the_hall_lies_wholly_on_the_table_and_may_touch_the_border() -> None:
    t = new(2, "character:avra", "character:bibi", first_player="seat0")
    assert t.do("rotation:1").options() == [f"column:{x}" for x in range(9)]
    assert t.do("column:8").options() == [f"row:{y}" for y in range(5)]
    assert t.why_not("row:5") == ("lab.setup.4", "the hall must lie wholly on the table of 9 by 7")
    t = new(2, "character:avra", "character:bibi", "rotation:2", first_player="seat0")
    assert t.options() == [f"column:{x}" for x in range(7)]
    assert t.do("column:6", "row:6").s.site.hall == [6 * 15 + 6, 6 * 15 + 7, 6 * 15 + 8]
    centre = new(2, "character:avra", "character:bibi", first_player="seat0", hall_place="center")
    assert (centre.s.site.x, centre.s.site.y, centre.s.site.rotation) == (3, 3, 0)


@rule("lab.setup.8")
def test_the_table_begins_with_the_hall_only() -> None:
    t = new(2, "character:avra", "character:bibi", first_player="seat0", hall_place="center")
    for _ in range(8):
        t.do(t.options()[0])
    assert (t.cards(), t.s.treasures, t.pile("discard"), t.s.stock) == ({}, [0, 0], [], 92)


@rule("lab.geo.3", "lab.var.4")
def test_the_table_may_have_seven_to_fifteen_columns_and_rows() -> None:
    usual = {2: (9, 7), 3: (9, 9), 4: (11, 9), 5: (11, 9), 6: (11, 9)}
    assert {seats: (new(seats).s.site.width, new(seats).s.site.height) for seats in usual} == usual
    presets = {"small": (7, 7), "medium": (9, 7), "large": (9, 9), "huge": (11, 9), "giant": (13, 11)}
    assert {name: (new(2, table=name).s.site.width, new(2, table=name).s.site.height) for name in presets} == presets
    own = new(2, table="own", width=15, height=8).s.site
    assert (own.width, own.height, len(own.cells)) == (15, 8, 120)
    for size in ({"width": 6}, {"height": 16}):
        with pytest.raises(BadOptions, match="from 7 to 15"):
            new(2, table="own", **size)
    for table, wide in (("players", {"width": 15}), ("large", {"height": 15})):
        with pytest.raises(BadOptions, match="for a table of one's own"):
            new(2, table=table, **wide)


@rule("lab.geo.3", "lab.var.4")
def test_a_position_lies_on_the_table_it_names_or_on_the_usual_one_for_its_players() -> None:
    def size(**position: object) -> tuple[int, int, list[int]]:
        site = cast(Labyrinx, LABYRINX.setup(position)).site
        return site.width, site.height, [site.rotation, site.x, site.y]

    assert size() == (9, 7, [0, 3, 3])
    assert size(seats=4) == (11, 9, [0, 4, 4])
    assert size(options={"table": "giant"}) == (13, 11, [0, 5, 5])
    assert size(options={"table": "own", "width": 8, "height": 15}) == (8, 15, [0, 2, 7])
    assert size(seats=4, table=[7, 7]) == (7, 7, [0, 2, 3])


@rule("lab.geo.10")
def test_a_card_that_looks_the_same_in_two_positions_lies_in_the_first_of_them() -> None:
    looks = {"cross_open_none@3": "cross_open_none@0", "line_open_none@2": "line_open_none@0", "line_one_none@2": "line_one_none@2"}
    for said, lies in {**looks, "cross_pair_none@3": "cross_pair_none@1"}.items():
        assert Table(cards={"6,3": said}).card("6,3") == lies


@rule("lab.desp.12")
def test_a_position_in_the_middle_of_things_may_have_a_closed_card_under_a_character() -> None:
    t = Table(characters=["avra", "zambar"], at=["4,2", "hall"], hands=[["cross_one_none"], []], cards={"4,2": "end_open_none@0"}, removed="rest")
    t.do("despair", "~from_discard:cross_one_none", "~cell:4,2")
    assert (t.point(), t.lies("4,2")) == ("despair_orient", "closed")
    assert LABYRINX.setup(LABYRINX.position(t.s)) == t.s


@rule("lab.comp.7")
def test_a_position_may_name_the_treasures_left_in_the_hall() -> None:
    assert Table(treasures=[1, 2], supply=26, cards={"6,3": "line_open_chest@1 treasure"}).s.supply() == 26


def test_impossible_positions_are_refused_with_a_reason() -> None:
    faults: dict[str, dict[str, object]] = {
        "cards: there are only 1 cards end_open_none": {"cards": {"6,3": "end_open_none", "7,3": "end_open_none"}},
        "lies under the hall": {"cards": {"4,3": X}},
        "must be an open card": {"at": ["6,3", "hall"], "cards": {"6,3": "?"}},
        "only an open challenge can be resolved": {"cards": {"6,3": "cross_open_none@0 resolved"}},
        "turned by 0 to 3 quarters": {"cards": {"6,3": "cross_open_none@4"}},
        "must be a card somebody has seen": {"cards": {"6,3": "?@0"}},
        "there is no card 'ghost'": {"cards": {"6,3": "ghost"}},
        "must be a cell x,y": {"cards": {"9,3": X}},
        "is taken twice": {"characters": ["avra", "avra"]},
        "wholly on a table": {"hall": [0, 7, 3]},
        "must name 2 numbers": {"treasures": [1]},
        "one of those who race": {"race": [1], "active": 0},
        "must hold steps": {"agenda": ["Nonsense 1"]},
        "wrong number": {"agenda": ["ChooseAction 1 2 3"]},
    }
    for message, position in faults.items():
        with pytest.raises(BadPosition, match=message):
            Table(**position)


@rule("lab.end.2", "lab.chest.4", "lab.race.6", "lab.race.7", "lab.end.5", "lab.setup.2", "lab.draw.2", "lab.comp.7")
@pytest.mark.parametrize(
    ("position", "message"),
    [
        ({"treasures": [5, 0]}, "treasures: whoever owns 5 has won at once"),
        ({"victors": [0]}, "nobody plays on"),
        ({"cards": {"6,3": "end_open_chest@0 resolved treasure"}}, "has taken its treasure"),
        ({"race": [0, 1], "point": "expand_cell"}, "the labyrinth cannot grow"),
        ({"removed": "rest", "point": "expand_cell"}, "the labyrinth cannot grow"),
        ({"race": [0, 0]}, "two or more different seats"),
        ({"characters": ["none", "avra"]}, "seat 0 needs a character"),
        ({"hall": []}, "hall: must be placed"),
        ({"at": ["nowhere", "hall"]}, "the hall or an open card"),
        ({"cards": {"6,3": "lifted"}}, "in the middle of a transmutation"),
        ({"hands": [["tee_open_none*x"], []]}, "not 'tee_open_none\\*x'"),
        ({"rolls": [1]}, "must name 2 numbers"),
        ({"removed": "rest", "stock": 5}, "stock: would be 0"),
        ({"agenda": ["FogReturn 0", "PushDir 0 9"]}, "that is not there"),
        ({"hands": [["tee_open_none*5"], []], "characters": ["avra", "mallahoc"]}, "seat 0 may hold 4 cards, not 5"),
        ({"race": [0, 1], "at": ["6,3", "hall"], "cards": {"6,3": X}}, "seat 1 is in the hall and has won"),
        ({"treasures": [1, 0], "supply": 30}, "supply: must be 29"),
        ({"options": {"first_player": "seat1"}}, "options.first_player: says how a new game begins"),
        ({"options": {"characters": "random"}}, "options.characters: says how a new game begins"),
        ({"options": {"hall_place": "center"}}, "options.hall_place: says how a new game begins"),
        ({"options": {"age0": 12}}, "options.age0: says how a new game begins"),
        ({"options": {"table": "large"}}, "table: is named twice"),
        ({"table": [9]}, "must name columns and rows, not 1"),
    ],
)
def test_positions_that_no_game_can_reach_are_refused(position: dict[str, object], message: str) -> None:
    with pytest.raises(BadPosition, match=message):
        Table(**position)


@rule("lab.turn.9")
def test_a_position_without_actions_left_goes_on_with_the_next_turn() -> None:
    t = Table(actions=0)
    assert t.asked() == (1, "expand_cell")

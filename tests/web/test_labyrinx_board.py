"""Labyrinx on its own board: played by touching what glows, steered by whoever sits on the left, taught step by step, on a phone and without a mouse."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from ludoteca.texts import Texts
from web.visitor import AT_REST, BOT, PERSON, company

if TYPE_CHECKING:
    from web.conftest import Visit
    from web.visitor import Visitor

GLOWING = ".stage .lit, .stage .ask button:not(.refused)"
TABLE_OF_OWN = {"table": "own", "width": 7, "height": 7}

# One treasure each is missing, and the next cards are known: a game that ends soon whoever plays it.
LATE: dict[str, object] = {
    "seats": 4, "table": [9, 7], "characters": ["lane", "zambar", "akuna", "khira"], "at": ["6,3", "2,3", "4,2", "4,4"], "treasures": [4, 4, 4, 4],
    "hands": [["tee_open_none*4"], ["line_open_none*4"], ["bend_open_none*3"], ["cross_open_none*2"]],
    "cards": {
        "6,3": "cross_open_none@0", "7,3": "line_open_chest", "6,2": "tee_open_monster", "2,3": "tee_open_none@0", "1,3": "tee_open_chest",
        "4,2": "bend_open_none@0", "4,4": "tee_open_chest@0", "4,5": "cross_open_monster",
    },
}  # fmt: skip

# Zambar has failed a monster of level three: his left neighbour steers the flight, in Zambar's turn, eastwards over the edge to a crossroads.
FLIGHT: dict[str, object] = {
    "characters": ["akuna", "zambar"], "at": ["hall", "7,3"], "treasures": [1, 1], "active": 1, "level": 3, "actions": 2, "chain": ["7,3"],
    "hands": [[], ["tee_open_none*2"]],
    "cards": {"6,3": "cross_open_none@0", "7,3": "line_open_monster@1", "8,3": "line_open_chest", "0,3": "cross_open_none", "6,2": "tee_open_none"},
    "agenda": ["FogReturn 1", "NextAction 1", "FleeDir 0 1 3 -1"],
}  # fmt: skip

CHEST: dict[str, object] = {
    "characters": ["bibi", "zambar"], "at": ["7,3", "hall"], "hands": [["tee_open_none*2", "line_open_none", "end_open_trap"], ["bend_open_none*2"]],
    "cards": {"6,3": "cross_open_none@0", "7,3": "line_open_chest@1", "6,2": "?"}, "level": 4, "actions": 2,
    "agenda": ["FogReturn 0", "NextAction 0", "Outcome 0 51", "ChallengeCommit 0 2"],
}  # fmt: skip


def sit(visitor: Visitor, bots: int = 1, **rest: object) -> Visitor:
    """At a table of Labyrinx with some bots, as soon as the board is drawn."""
    visitor.named("Ana")
    visitor.sit_at(visitor.make_table("labyrinx", [PERSON, *[BOT] * bots], **rest))
    visitor.page.locator("[data-piece^='cell:']").first.wait_for()
    return visitor


def play(visitor: Visitor) -> int:
    """Play to the end by touching now this, now that of what glows, which wins and loses sooner than any plan of ours; how many touches it took."""
    chance = random.Random(7)
    return visitor.play(GLOWING, pick=chance.randrange)


def target(visitor: Visitor, name: str, notation: str) -> Any:
    """What one touches on the board to take an option: a thing, or a button with a word."""
    if name == "button":
        return visitor.page.locator(f".ask button[data-notation='{notation}']")
    return visitor.page.locator(f".stage .lit[data-piece='{name}']").first


@pytest.mark.parametrize("bots", [1, 3])
def test_a_whole_game_is_played_from_the_choice_of_characters_by_touching_what_glows(visit: Visit, bots: int) -> None:
    ana = sit(visit(), bots=bots, options=TABLE_OF_OWN)
    play(ana)
    ana.put_the_result_aside()
    finale = ana.page.locator(".stage .finale")
    expect(finale).to_contain_text("win")
    expect(finale.locator("li")).to_have_count(bots + 1)
    expect(finale, "the rule that decided is named").to_contain_text("lab.")


def test_four_play_to_a_fifth_treasure_by_touching_what_glows(visit: Visit) -> None:
    ana = sit(visit(), bots=3, position=LATE)
    expect(ana.page.locator(".stage .plate")).to_have_count(4)
    expect(ana.page.locator(".stage .piece")).to_have_count(4)
    play(ana)
    expect(ana.end.locator(".places li")).to_have_count(4)


def test_a_tie_is_settled_by_a_race_that_is_won_by_touching_the_way_home(visit: Visit) -> None:
    race = {
        "seats": 3, "table": [9, 7], "characters": ["kaminari", "elora", "zambar"], "at": ["7,3", "1,2", "8,5"], "treasures": [3, 3, 1], "race": [0, 1],
        "active": 0, "removed": "rest", "cards": {"7,3": "line_both_none@1", "6,3": "line_one_monster", "1,2": "tee_open_chest@0", "8,5": "cross_open_none@0"},
    }  # fmt: skip
    ana = sit(visit(), bots=2, position=race)
    expect(ana.page.locator(".stage .race")).to_contain_text("1 / 10")
    expect(ana.page.locator(".stage .plate .home").first, "steps from the hall").to_contain_text("2")
    ana.touch(target(ana, "cell:6,3", ""))
    ana.glow(GLOWING)
    if not ana.page.locator(".cell.lit").count():
        ana.touch(ana.page.locator(".ask .picture").first)
    ana.glow(GLOWING)
    ana.touch(target(ana, "cell:4,3", ""))
    ana.put_the_result_aside()
    expect(ana.page.locator(".stage .finale")).to_contain_text("lab.race.1")


def test_one_touch_on_a_neighbouring_card_chooses_the_move_and_its_way(visit: Visit) -> None:
    ana = sit(visit(), position="doors")
    expect(ana.page.locator(".stage .arrow"), "the compass of ways").to_have_count(4)
    expect(ana.page.locator("[data-piece='cell:7,3'] .cost")).to_have_text("2")
    target(ana, "cell:7,3", "").click()
    ana.page.locator(".ask .picture").first.wait_for()
    expect(ana.page.locator(".ask .picture"), "every position that connects").to_have_count(3)
    expect(ana.page.locator(".cell.turning[data-face='tee_stem_none']"), "the card lies open while it is turned").to_have_count(1)
    expect(ana.page.locator(".ask .picture .cost.dear"), "the own door makes each of them dear").to_have_count(3)


def test_a_challenge_shows_die_skill_and_cards_and_is_paid_from_the_hand(visit: Visit) -> None:
    ana = sit(visit(), position=CHEST)
    challenge = ana.page.locator(".stage .challenge")
    expect(challenge).to_contain_text("0/2")
    expect(challenge.get_by_role("img", name="Level: 4")).to_have_count(1)
    ana.touch(target(ana, "button", "pay"))
    ana.touch(ana.page.locator(".hand .card.lit").last)
    expect(challenge).to_contain_text("1")
    ana.touch(ana.page.locator(".hand .card.lit").first)
    expect(ana.page.locator("[data-piece='cell:7,3'] svg").first).to_be_visible()
    expect(ana.page.locator(".plate .gems").first).to_have_attribute("aria-label", "Treasures: 1 / 5")


def test_what_one_spies_is_seen_by_nobody_else_and_bears_the_eye(visit: Visit) -> None:
    ana, bea = company(visit, "labyrinx", "Ana", "Bea", position={
        "characters": ["lane", "avra"], "at": ["6,3", "hall"], "actions": 3, "hands": [["tee_open_none"], ["line_open_none"]],
        "cards": {"6,3": "cross_open_none@0", "7,3": "cross_open_chest"},
    })  # fmt: skip
    ana.touch(target(ana, "button", "spy"))
    expect(ana.page.locator("[data-piece='cell:7,3']")).to_have_attribute("aria-label", "7,3: Crossroads, chest, known to you")
    expect(bea.page.locator("[data-prompt]")).to_contain_text("Ana")
    expect(bea.page.locator("[data-piece='cell:7,3']")).to_have_attribute("aria-label", "7,3: Closed card")
    assert "chest" not in bea.page.locator("[data-piece='cell:7,3']").evaluate("element => element.outerHTML")


def test_the_left_neighbour_steers_a_flight_across_a_reload_and_a_lost_connection(visit: Visit) -> None:
    ana, bea = company(visit, "labyrinx", "Ana", "Bea", position=FLIGHT)
    bea.page.locator(".stage .piece").first.wait_for()
    assert bea.page.locator(GLOWING).count() == 0, "the fleeing player does not steer"
    ana.page.reload()
    target(ana, "cell:8,3", "").wait_for()
    ana.touch(target(ana, "cell:8,3", ""))
    ana.glow(GLOWING)
    expect(bea.page.locator("[data-piece='cell:8,3'][data-face='line_open_chest']")).to_have_count(1)
    ana.lose_the_line()
    ana.play(GLOWING, until=AT_REST)
    bea.page.locator(GLOWING).first.wait_for()
    expect(ana.page.locator("[data-prompt]"), "after the flight the fleeing player goes on").to_contain_text("Bea")


def test_a_trap_shows_where_it_may_throw_its_victim(visit: Visit) -> None:
    ana = visit().named("Ana")
    table = ana.make_table("labyrinx", [PERSON, {"kind": "open"}], position={
        "characters": ["akuna", "zambar"], "at": ["hall", "6,5"], "active": 1, "hands": [["bend_open_none*3"], []], "level": 2, "actions": 2, "chain": ["6,5"],
        "cards": {"6,4": "cross_open_none@0", "6,5": "cross_open_trap@0", "5,5": "?"}, "agenda": ["FogReturn 1", "NextAction 1", "TrapDir 0 1"],
    })  # fmt: skip
    visit().named("Bea").call("POST", f"/tables/{table}/join", {"seat": 1})
    ana.sit_at(table).page.locator(".cell.target").first.wait_for()
    expect(ana.page.locator(".cell.target")).to_have_count(4)
    expect(ana.page.locator(".arrow")).to_have_count(4)
    ana.page.keyboard.press("ArrowRight")
    expect(ana.page.locator("[data-piece='cell:7,5'][data-face='']")).to_have_count(1)


def test_two_who_are_equally_near_win_together(visit: Visit) -> None:
    ana, bea = visit().named("Ana"), visit().named("Bea")
    table = ana.make_table("labyrinx", [PERSON, {"kind": "open"}], position={
        "characters": ["lane", "avra"], "at": ["7,3", "1,3"], "treasures": [2, 2], "race": [0, 1], "race_turns": 18,
        "cards": {"7,3": "cross_open_none@0", "1,3": "cross_open_none@0"},
    })  # fmt: skip
    bea.call("POST", f"/tables/{table}/join", {"seat": 1})
    for visitor in (ana.sit_at(table), bea.sit_at(table)):
        visitor.touch(target(visitor, "button", "end_turn"))
    for visitor in (ana, bea):
        visitor.put_the_result_aside()
        finale = visitor.page.locator(".stage .finale")
        expect(finale.locator("h2")).to_contain_text("Ana & Bea")
        expect(finale.locator(".why")).to_have_count(2)


def test_what_does_not_glow_says_why_with_its_rule(visit: Visit) -> None:
    ana = sit(visit(), position={"characters": ["lane", "avra"], "point": "expand_cell", "hands": [["tee_open_none"], []]})
    ana.page.locator("[data-piece='cell:2,2']").click()
    expect(ana.page.locator(".notice")).to_contain_text("lab.exp.1")
    ana.touch(target(ana, "cell:6,3", ""))
    ana.glow(GLOWING)
    ana.page.locator(".ask [data-refused='power']").click(force=True)  # it says of itself that it is disabled
    expect(ana.page.locator(".ask .why")).to_contain_text("lab.char.lane.2")


@pytest.mark.parametrize("locale", ["en", "pt", "es"])
def test_the_power_of_every_character_can_be_read_before_it_is_chosen(visit: Visit, locale: str) -> None:
    ana = sit(visit(locale=locale), options={"first_player": "seat0"})
    faces = ana.page.locator(".cast .one")
    expect(faces).to_have_count(12)
    texts = Texts(locale)
    for name in ("akuna", "zacramandy", "zambar"):
        ana.page.locator(f".cast [data-piece='character:{name}']").focus()
        ana.page.keyboard.press("i")
        words = texts.say({"key": f"labyrinx-character-{name}-text", "args": {}})
        expect(ana.page.locator(".sheet")).to_contain_text(words.split(".", 1)[1].strip())
        ana.page.keyboard.press("Escape")


def test_a_long_press_reads_a_face_and_chooses_nothing(visit: Visit) -> None:
    ana = sit(visit(width=360, height=740, has_touch=True), position="chest_ahead")
    face = ana.page.locator(".plate [data-piece='character:bibi']")
    before = ana.ply
    face.dispatch_event("pointerdown", {"pointerType": "touch", "pointerId": 1, "button": 0})
    expect(ana.page.locator(".sheet")).to_contain_text("Guile")
    face.dispatch_event("pointerup", {"pointerType": "touch", "pointerId": 1})
    face.dispatch_event("click")
    assert ana.ply == before
    assert ana.overflows() == 0


def test_the_labyrinth_pans_and_zooms_by_mouse_and_keys(visit: Visit) -> None:
    ana = sit(visit(), position="chest_ahead")
    card = ana.page.locator("[data-piece='cell:6,2']")

    def box() -> Any:
        found = card.bounding_box()
        assert found
        return found

    fitted = box()
    ana.page.keyboard.press("-")
    assert box()["width"] < fitted["width"]
    ana.page.keyboard.press("0")
    assert abs(box()["width"] - fitted["width"]) < 1
    before = ana.ply
    ana.page.mouse.move(fitted["x"] + 20, fitted["y"] + 20)
    ana.page.mouse.down()
    ana.page.mouse.move(fitted["x"] + 90, fitted["y"] + 60, steps=5)
    ana.page.mouse.up()
    assert box()["x"] > fitted["x"] + 50
    assert ana.ply == before, "a drag over a glowing card is no touch"
    ana.page.get_by_role("button", name="Show everything that matters").click()
    ana.page.mouse.wheel(0, -200)
    assert box()["width"] > fitted["width"]


def test_a_turn_is_played_with_the_keyboard_alone(visit: Visit) -> None:
    ana = sit(
        visit(), position={**LATE, "seats": 2, "characters": ["lane", "zambar"], "at": ["6,3", "2,3"], "treasures": [0, 0], "hands": [["tee_open_none*4"], []]}
    )
    for _ in range(4):
        ana.glow(GLOWING)
        ana.press_next(GLOWING)
    ana.glow(GLOWING)


def test_a_phone_shows_the_whole_labyrinth_without_scrolling_sideways(visit: Visit) -> None:
    ana = sit(visit(width=360, height=740, has_touch=True), bots=3, position=LATE)
    ana.glow(GLOWING)
    assert ana.overflows() == 0
    for lit in ana.page.locator(".cell.lit").all():
        box = lit.bounding_box()
        assert box
        assert box["x"] >= -2
        assert box["x"] + box["width"] <= 362
    ana.touch(ana.page.locator(".cell.lit").first)
    assert ana.overflows() == 0


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_board_is_sound_for_screen_readers_and_weak_eyes(visit: Visit, scheme: str) -> None:
    ana = sit(visit(color_scheme=scheme), position="doors")
    ana.glow(GLOWING)
    assert ana.violations() == []
    bea = sit(visit(color_scheme=scheme), position=CHEST)
    bea.page.locator(".challenge").wait_for()
    assert bea.violations() == []


def test_the_choice_of_characters_is_sound_for_screen_readers(visit: Visit) -> None:
    ana = sit(visit(), options={"first_player": "seat0"})
    ana.page.locator(".cast .lit").first.wait_for()
    assert ana.violations() == []


def test_the_memory_aid_shows_what_one_has_seen_and_only_with_it(visit: Visit) -> None:
    position = {"characters": ["lane", "avra"], "at": ["6,3", "hall"], "cards": {"6,3": "cross_open_none@0", "7,3": "cross_open_chest seen=0", "6,2": "?"}}
    plain = sit(visit(), position=position)
    expect(plain.page.locator("[data-piece='cell:7,3']")).to_have_attribute("data-face", "")
    aided = sit(visit(), position={**position, "options": {"memory_aid": True}})
    expect(aided.page.locator("[data-piece='cell:7,3']")).to_have_attribute("data-face", "cross_open_chest")
    expect(aided.page.locator("[data-piece='cell:6,2']")).to_have_attribute("data-face", "")

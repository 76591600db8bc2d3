"""Dice Forge on its own board: played by touching what glows, dice that tumble, faces that are forged, counted up at the end, taught step by step."""

from __future__ import annotations

import itertools
import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from ludoteca.games.diceforge.actions import VOCABULARY
from ludoteca.texts import LANGUAGES, Texts
from web.visitor import BOT, PERSON, company, play_together

if TYPE_CHECKING:
    from web.conftest import Visit
    from web.visitor import Visitor

GLOWING = ".frame .stage .lit, .frame .stage .ask button"

# The active player has enough for everything, and somebody stands in the way.
RICH: dict[str, object] = {
    "seats": 3, "moment": "main_action", "round": 4,
    "players": [
        {"gold": 9, "sun": 4, "moon": 5, "glory": 12, "cards": ["hammer", "silver_hind"], "hammer": 9, "light": ["g4", "s1v1", "g1", "g1", "g1", "s1"]},
        {"gold": 3, "pawn": 3, "cards": ["helmet"], "light": ["x3", "g1", "g1", "g1", "g1", "s1"]},
        {"gold": 2, "pawn": 6},
    ],
}  # fmt: skip
# The very last action of the game is the person's.
LAST: dict[str, object] = {
    "seats": 2, "round": 9, "active": 1, "moment": "main_action",
    "players": [{"glory": 40, "cards": ["ferryman", "chest", "chest"]}, {"glory": 35, "gold": 5, "sun": 6, "moon": 6, "cards": ["gorgon", "elder"]}],
}  # fmt: skip
# In another player's turn a person with a hammer is asked where the gold goes.
HAMMER: dict[str, object] = {
    "seats": 3, "active": 2, "agenda": ["EndTurn(2)", "MainAction(2)", "Bless(0, 1)"],
    "players": [{"gold": 5, "cards": ["hammer"], "hammer": 14, "up": ["g1", "g1"]}],
}  # fmt: skip


def sit(visitor: Visitor, seats: int = 2, seat: int = 0, **rest: object) -> Visitor:
    """At a table of Dice Forge with bots, as soon as the board is drawn."""
    visitor.named("Ana")
    visitor.sit_at(visitor.make_table("diceforge", [PERSON if place == seat else BOT for place in range(seats)], **rest))
    visitor.page.locator(".frame .stage").wait_for()
    return visitor


def play(visitor: Visitor) -> None:
    """Play to the end by touching what glows: now the first thing, now the last."""
    turns = itertools.cycle([True, False, False])
    visitor.play(GLOWING, pick=lambda count: 0 if next(turns) else count - 1)


def target(visitor: Visitor, name: str, notation: str) -> Any:
    """What one touches on the board to take an option: a thing, a place, or a button with a word."""
    if name == "button":
        return visitor.page.locator(f".stage .ask button[data-notation='{notation}']")
    return visitor.page.locator(f".stage .lit:is([data-item='{name}'], [data-zone='{name}'])").first


def back_to_the_board(visitor: Visitor) -> Any:
    visitor.page.get_by_role("button", name="Back to the board").click()
    visitor.page.locator(".ending").wait_for()
    return visitor.page.locator(".ending")


@pytest.mark.parametrize(("seats", "sets"), [(2, "intro"), (3, "all_alternates"), (4, "random")])
def test_a_whole_game_is_played_by_touching_what_glows(visit: Visit, seats: int, sets: str) -> None:
    ana = sit(visit(), seats=seats, options={"sets": sets})
    expect(ana.page.locator(".inventory")).to_have_count(seats)
    expect(ana.page.locator(".inventory .net > .facet"), "all six faces of both dice of everybody").to_have_count(seats * 12)
    play(ana)
    ending = back_to_the_board(ana)
    expect(ending.locator("[data-count]")).to_have_count(seats)


def test_the_end_is_counted_up_with_every_card(visit: Visit) -> None:
    ana = sit(visit(), seats=2, seat=1, position=LAST)
    ana.page.locator("[data-zone='stack:x1'].lit").click()
    ana.end.wait_for()
    ending = back_to_the_board(ana)
    mine = ending.locator("[data-count='1']")
    assert [int(number) for number in mine.locator(".sum .hidden-text").all_inner_texts()] == [35, 40, 75]
    expect(mine).to_contain_text("Hydra")
    expect(ending.locator("[data-count='0']")).to_contain_text("Blacksmith’s Chest ×2")
    expect(ending.locator("h2")).to_contain_text("Ana")
    expect(ending).to_contain_text("dic.end.3")
    ending.get_by_role("button", name="Close").click()
    ana.page.get_by_role("button", name="The count").click()
    ending.wait_for()


def test_one_touch_on_a_face_makes_the_offering_and_takes_it(visit: Visit) -> None:
    ana = sit(visit(), seats=3, position=RICH)
    ana.page.locator("[data-face='g6']").click()
    expect(ana.page.locator(".forging")).to_be_visible()
    expect(ana.page.locator("[data-zone='light:0'].lit")).to_be_visible()
    ana.page.locator("[data-item='light:0/3']").click()
    expect(ana.page.locator("[data-item='light:0/2']")).to_have_class(re.compile("up"))
    assert ana.page.locator("[data-seat='0'] .track.gold b").inner_text().startswith("5")


def test_the_dice_tumble_and_a_forged_face_snaps_into_its_place(visit: Visit) -> None:
    ana = sit(visit(motion=True), seats=2, position={"seats": 2, "moment": "main_action", "players": [{"gold": 3}, {"gold": 1}]})
    ana.page.locator("[data-face='g4']").click()
    ana.page.locator("[data-zone='dark:0'].lit").click()
    ana.page.locator("[data-item='dark:0/1'].lit").click()
    ana.page.locator("[data-seat='0'] .facet.fresh").wait_for()
    ana.page.wait_for_function("() => [...document.querySelectorAll('.inventory .cube .cube')].some((cube) => cube.getAnimations().length > 0)")
    ana.page.locator(".skip-surface").click()
    ana.asked()


def test_what_does_not_glow_says_why_with_its_rule_and_the_numbers(visit: Visit) -> None:
    ana = sit(visit(), seats=3, position=RICH)
    ana.touch(target(ana, "button", "offering"))
    ana.page.locator("[data-face='v4']").click()
    expect(ana.page.locator(".notice")).to_contain_text("osts 12 gold, you have 9")
    expect(ana.page.locator(".notice")).to_contain_text("dic.res.8")
    bea = sit(visit(), seats=3, position={"seats": 3, "moment": "main_action", "players": [{"gold": 3}, {}, {}]})
    expect(bea.page.locator(".stage .ask .refused")).to_contain_text("your 0 sun and 0 moon shards")


def test_a_card_can_be_read_with_what_it_would_leave(visit: Visit) -> None:
    ana = sit(visit(), seats=3, position=RICH)
    ana.page.locator("[data-feat='ferryman']").hover()
    words = ana.page.locator(".sheet .words")
    expect(words).to_contain_text("Moon left afterwards")
    expect(words).to_contain_text("would be ousted")
    expect(words).to_contain_text("dic.car.ferryman.1")
    expect(ana.page.locator("[data-seat='0'] .track.moon .ghost"), "the own track shows what would be left").to_have_count(1)
    ana.page.locator("[data-face='c_g3v2']").focus()
    ana.page.keyboard.press("i")
    expect(words).to_contain_text("choose each time")
    ana.page.locator(".sheet .rule").click()
    expect(ana.page.locator("dialog[open]")).to_contain_text("choice face")
    ana.page.keyboard.press("Escape")
    ana.page.keyboard.press("Escape")
    expect(words).to_have_count(0)


def test_two_browsers_and_a_bot_share_a_table_and_see_the_same_end(visit: Visit) -> None:
    position = {"seats": 3, "round": 10, "active": 0, "moment": "main_action", "players": [{"gold": 4, "sun": 2}, {"gold": 5, "moon": 3}, {"glory": 9}]}
    people = company(visit, "diceforge", "Ana", "Bea", bots=1, position=position)
    play_together(people, GLOWING, pick=lambda count: count - 1)
    assert len({tuple(back_to_the_board(one).locator(".sum .hidden-text").all_inner_texts()) for one in people}) == 1


def test_three_people_with_a_browser_each_play_a_round_and_see_the_same_stocks(visit: Visit) -> None:
    people = company(visit, "diceforge", "Ana", "Bea", "Caio")
    for one in people:
        expect(one.page.locator(".dial [aria-label^='Round 1 ']")).to_be_visible()
    play_together(people, GLOWING, pick=lambda count: count - 1, until=".dial [aria-label^='Round 2 ']")
    ana, *others = people
    for seat in range(3):
        stocks = ana.page.locator(f"[data-seat='{seat}'] .track").evaluate_all("tracks => tracks.map((track) => track.getAttribute('aria-label'))")
        assert len(stocks) == 3
        for one in others:
            for place, words in enumerate(stocks):
                expect(one.page.locator(f"[data-seat='{seat}'] .track").nth(place)).to_have_attribute("aria-label", words)


def test_reload_and_a_lost_connection_in_another_players_turn_keep_the_question(visit: Visit) -> None:
    ana = sit(visit(), seats=3, position=HAMMER)
    question = ana.page.locator(".ask button[data-notation='hammer:1']")
    question.wait_for()
    expect(ana.page.locator(".dial .who"), "it is somebody else's turn").to_contain_text("Turn of")
    ana.page.reload()
    question.wait_for()
    ana.lose_the_line()
    question.wait_for()
    ana.touch(question)
    expect(ana.page.locator("[data-seat='0'] .hammer b")).to_have_text(re.compile(r"1[5-9]/30"))


def test_a_turn_is_played_with_the_keyboard_alone(visit: Visit) -> None:
    ana = sit(visit(), seats=2, seat=1, position=LAST)
    while ana.glow(GLOWING):
        ana.press_next(GLOWING)
    assert ana.over()


def test_a_phone_shows_one_part_at_a_time_and_the_one_that_matters(visit: Visit) -> None:
    ana = sit(visit(width=360, height=740, has_touch=True), seats=3, position=RICH)
    assert ana.overflows() == 0
    mine, dock = ana.page.locator("[data-part='mine']").bounding_box(), ana.page.locator(".dock-place").bounding_box()
    assert mine
    assert dock
    assert mine["y"] + mine["height"] <= dock["y"] + 4, "the own stocks are in sight"
    ana.page.locator("[data-part='temple']").click()
    ana.page.locator("[data-face='m2'].lit").click()
    expect(ana.page.locator("[data-zone='dark:0'].lit")).to_be_visible()
    bea = sit(visit(width=360, height=740, has_touch=True), seats=2, seat=1, position=LAST)
    play(bea)
    assert bea.overflows() == 0
    back_to_the_board(bea)
    assert bea.overflows() == 0


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_board_is_sound_for_screen_readers_and_weak_eyes(visit: Visit, scheme: str) -> None:
    ana = sit(visit(color_scheme=scheme), seats=3, position=RICH)
    ana.page.locator(".stage .ask").wait_for()
    assert ana.violations() == []
    bea = sit(visit(color_scheme=scheme, width=360, height=740), seats=2, seat=1, position=LAST)
    bea.page.locator(".stage .ask").wait_for()
    assert bea.violations() == []
    bea.page.locator(".ask button[data-notation='pass']").click()
    bea.end.wait_for()
    back_to_the_board(bea)
    assert bea.violations() == []


def test_things_are_named_for_those_who_cannot_see_them(visit: Visit) -> None:
    ana = sit(visit(), seats=3, position=RICH)
    names = ["Ferryman: costs 0 sun and 4 moon, 12 glory at the end, 3 left", "6 gold: 4 gold, 1 left", "Silver Hind × 1: 2 glory at the end"]
    for name in names:
        expect(ana.page.get_by_role("button", name=name, exact=True)).to_have_count(1)
    expect(ana.page.get_by_role("button", name=re.compile("Light die of Ana, showing 4 gold"))).to_have_count(1)
    expect(ana.page.get_by_role("img", name="Gold: 9 of at most 12", exact=True)).to_have_count(1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_and_face_has_its_text_in_every_language(language: str) -> None:
    texts = Texts(language)
    keys = [f"diceforge-{kind}-{word}-text" for kind in ("feat", "face") for word in VOCABULARY[kind]]
    assert [key for key in keys if texts.say({"key": key, "args": {}}) == key] == []


def test_seven_answers_about_the_hammer_leave_the_own_dice_in_sight(visit: Visit) -> None:
    hero: dict[str, object] = {"gold": 5, "cards": ["hammer"], "hammer": 4, "light": ["g6", "g1", "g1", "g1", "g1", "s1"], "up": ["g6", "g1"]}
    agenda = ["EndTurn(2)", "MainAction(2)", "Reinforce(2, 0, 0, 0)", "Bless(0, 1)"]
    ana = sit(visit(width=1440, height=900), 4, position={"seats": 4, "active": 2, "agenda": agenda, "players": [hero]}).asked()
    expect(ana.page.locator(".dock [data-option]")).to_have_count(7)
    question, tools, answers = (ana.page.locator(f".dock {part}").bounding_box() for part in (".prompt", ".tools", ".options"))
    assert question
    assert tools
    assert answers
    assert tools["y"] < question["y"] + question["height"], "the tools stand beside the question, not in a row of their own"
    assert answers["height"] < 2 * tools["height"], "and the answers in one row"

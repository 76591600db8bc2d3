"""Whole games in the browser: from the first visit to the end, alone, together, on one screen, with bad luck on the line."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from web.visitor import BOT, OPEN, PERSON, TOY, play_together

if TYPE_CHECKING:
    from web.conftest import Visit

SHORT = {"points_needed": 1}


def test_a_first_visit_leads_by_one_click_to_a_whole_game_against_a_bot(visit: Visit) -> None:
    ana = visit().open()
    ana.play_now(TOY)
    ana.finish()
    expect(ana.end).to_be_visible()
    expect(ana.end.locator(".places li")).to_have_count(2)


def test_a_match_of_duelo_is_played_to_its_end(visit: Visit) -> None:
    ana = visit().named("Ana")
    ana.sit_at(ana.make_table("duelo", [PERSON, BOT], options={"wins_needed": 1})).finish()
    expect(ana.end.locator(".places li")).to_have_count(2)
    assert re.search("1st", ana.end.inner_text())


def test_the_end_leads_to_another_game_and_back_to_the_one_played(visit: Visit) -> None:
    ana = visit().named("Ana")
    ana.sit_at(ana.make_table(TOY, [PERSON, BOT], options=SHORT)).finish()
    first = ana.table
    ana.page.get_by_role("button", name="Again").click()
    ana.page.wait_for_function("first => !location.pathname.endsWith(first)", arg=first)
    ana.asked()
    ana.open(f"/t/{first}")
    ana.page.get_by_role("link", name="Look at it").click()
    ana.page.wait_for_selector("[data-ply]")


@pytest.mark.parametrize("people", [2, 3, 4])
def test_friends_come_by_the_link_and_play_a_game_together(visit: Visit, people: int) -> None:
    maker = visit().named("Ana")
    table = maker.make_table(TOY, [PERSON, *[OPEN] * (people - 1)], options=SHORT)
    maker.open(f"/t/{table}")
    assert maker.page.get_by_label("Link to this table").input_value().endswith(f"/t/{table}")
    friends = []
    for _ in range(people - 1):
        friend = visit().open(f"/t/{table}")
        friends.append(friend)
        friend.page.get_by_role("button", name="Sit here").first.click()
        expect(friend.page.get_by_role("button", name="Sit here")).to_have_count(0)
    everybody = [maker, *friends]
    for one in everybody:
        one.board.wait_for()
    play_together(everybody, "[data-option]")
    places = {one.end.locator(".places").inner_text() for one in everybody}
    assert len(places) == 1


def test_around_one_screen_the_device_is_covered_until_the_next_person_has_it(visit: Visit) -> None:
    ana = visit().named("Ana")
    table = ana.make_table(TOY, [{"kind": "person", "name": "Ana"}, {"kind": "person", "name": "Bea"}])
    ana.open(f"/t/{table}")
    covers = 0
    for _ in range(100):
        ana.page.locator("[data-option], .end[role=dialog], .cover .button").first.wait_for()
        if ana.over():
            break
        if ana.page.locator(".cover .button").is_visible():
            covers += 1
            assert ana.page.locator("[data-item]").count() == 0, "nothing of the next hand may be in the page"
            assert ana.page.locator("[data-option]").count() == 0
            ana.page.locator(".cover .button").click()
            ana.page.locator("[data-option], .end[role=dialog]").first.wait_for()
        else:
            ana.choose(0)
    assert ana.over()
    assert covers > 0


def test_a_spectator_sees_the_backs_of_all_hands_and_may_touch_nothing(visit: Visit) -> None:
    ana = visit().named("Ana")
    table = ana.make_table(TOY, [PERSON, {"kind": "bot", "level": "medium"}], options={"points_needed": 3})
    ana.sit_at(table).asked()
    bea = visit().sit_at(table)
    bea.sees("You are watching")
    expect(bea.page.locator("[data-zone^='hand'] .card.secret")).to_have_count(2)
    assert bea.page.locator("[data-zone^='hand'] .card.known").count() == 0
    assert bea.options.count() == 0
    expect(ana.page.locator("[data-zone='hand:0'] .card.known")).to_have_count(1)
    ana.finish()
    bea.end.wait_for()


def test_a_reload_in_the_middle_of_a_decision_asks_the_same_again(visit: Visit) -> None:
    ana = visit().named("Ana")
    ana.sit_at(ana.make_table("duelo", [PERSON, BOT])).asked()
    ana.choose(0).asked()
    before, options = ana.prompt, ana.options.all_inner_texts()
    ana.page.reload()
    ana.asked()
    assert ana.prompt == before
    assert ana.options.all_inner_texts() == options


def test_a_choice_made_while_the_line_is_down_arrives_once_when_it_is_back(visit: Visit) -> None:
    ana = visit().named("Ana")
    ana.expected += ["ERR_INTERNET_DISCONNECTED", "WebSocket"]
    ana.sit_at(ana.make_table("duelo", [PERSON, BOT])).asked()
    ana.context.set_offline(True)
    ana.sees("Connection lost, trying again")
    before = ana.page.locator("[data-ply-now]").get_attribute("data-ply-now")
    ana.options.first.click()
    ana.page.wait_for_timeout(300)
    assert ana.page.locator("[data-ply-now]").get_attribute("data-ply-now") == before
    ana.context.set_offline(False)
    ana.page.wait_for_function("before => document.querySelector('[data-ply-now]')?.dataset.plyNow !== before", arg=before)
    ana.asked()
    expect(ana.page.get_by_text("Connection lost")).to_have_count(0)


def test_a_decision_is_taken_back_while_nothing_new_is_known(visit: Visit) -> None:
    ana = visit().named("Ana")
    ana.sit_at(ana.make_table("duelo", [PERSON, BOT])).asked()
    before, options = ana.prompt, ana.options.all_inner_texts()
    ana.choose(0).asked()
    assert ana.prompt != before
    ana.page.locator("[data-undo]").click()
    expect(ana.page.locator("[data-prompt]")).to_contain_text(before.split("?")[0])
    assert ana.options.all_inner_texts() == options


def test_what_may_not_be_done_says_why_and_names_the_rule(visit: Visit) -> None:
    ana = visit().named("Ana")
    ana.sit_at(ana.make_table(TOY, [PERSON, BOT])).asked()
    ana.page.locator("[data-zone='hand:1'] .thing").first.click()
    notice = ana.page.locator(".notice")
    expect(notice).to_contain_text("That belongs to Random bot; you are asked:")
    expect(notice.get_by_role("button", name="toy.act.1")).to_be_visible()


def test_a_thing_that_can_be_answered_in_several_ways_asks_which(visit: Visit) -> None:
    ana = visit(width=360, height=740).named("Ana")
    ana.sit_at(ana.make_table(TOY, [PERSON, BOT, BOT, BOT])).asked()
    before = ana.page.locator("[data-ply-now]").get_attribute("data-ply-now")
    card, ways = ana.page.locator("[data-zone='hand:0'] > .lit"), ana.page.locator("[data-board] .asking button")
    expect(card).to_be_in_viewport(ratio=1)
    card.click()
    expect(ways).to_have_count(2)
    assert ana.page.locator("[data-ply-now]").get_attribute("data-ply-now") == before
    ways.filter(has_text="Keep it").click()
    ana.page.wait_for_function("before => document.querySelector('[data-ply-now]')?.dataset.plyNow !== before", arg=before)
    expect(ways).to_have_count(0)


def test_a_hint_names_up_to_three_options_of_the_bot(visit: Visit) -> None:
    ana = visit().named("Ana")
    ana.sit_at(ana.make_table(TOY, [PERSON, BOT])).asked()
    ana.page.get_by_role("button", name="hint").click()
    shown = ana.page.locator("[data-advice]")
    shown.first.wait_for()
    assert 1 <= shown.count() <= 3


def test_giving_up_is_asked_twice_and_ends_the_game(visit: Visit) -> None:
    ana = visit().named("Ana")
    ana.sit_at(ana.make_table(TOY, [PERSON, BOT])).asked()
    ana.page.get_by_role("button", name="Give up").click()
    ana.page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    ana.end.wait_for()
    expect(ana.end).to_contain_text("by resignation")


def test_a_whole_game_is_played_by_keyboard_alone(visit: Visit) -> None:
    ana = visit().open()
    button = ana.page.locator(f"[data-play='{TOY}']")
    for _ in range(60):
        ana.page.keyboard.press("Tab")
        if button.evaluate("element => element === document.activeElement"):
            break
    outline = button.evaluate("element => getComputedStyle(element).outlineStyle + ' ' + getComputedStyle(element).outlineWidth")
    assert outline == "solid 3px"
    ana.page.keyboard.press("Enter")
    ana.board.wait_for()
    for turn in range(200):
        ana.asked()
        if ana.over():
            break
        before = ana.page.locator("[data-ply-now]").get_attribute("data-ply-now")
        if turn % 2:
            ana.page.keyboard.press("1")
        else:
            for _ in range(60):
                ana.page.keyboard.press("Tab")
                if ana.page.evaluate("document.activeElement?.hasAttribute('data-option') ?? false"):
                    break
            ana.page.keyboard.press("Enter")
        ana.page.wait_for_function("before => document.querySelector('[data-ply-now]')?.dataset.plyNow !== before", arg=before)
    assert ana.over()
    assert "places" in (ana.page.locator(".end .places").get_attribute("class") or "")


@pytest.mark.parametrize("game", [TOY, "duelo"])
def test_a_phone_of_360_pixels_is_enough_for_a_game(visit: Visit, game: str) -> None:
    ana = visit(width=360, height=740, has_touch=True).open()
    assert ana.overflows() <= 0
    ana.play_now(game)
    for _ in range(6):
        ana.asked()
        if ana.over():
            break
        assert ana.overflows() <= 0
        option = ana.options.last
        option.scroll_into_view_if_needed()
        box = option.bounding_box()
        assert box is not None
        assert box["height"] >= 44
        ana.choose(ana.options.count() - 1)


def test_the_board_has_the_better_part_of_a_desktop_screen(visit: Visit) -> None:
    for width, height in [(1440, 900), (1920, 1080), (1024, 768)]:
        ana = visit(width=width, height=height).named("Ana")
        ana.sit_at(ana.make_table("duelo", [PERSON, BOT])).asked()
        box = ana.board.bounding_box()
        assert box["width"] * box["height"] >= 0.65 * width * height


def test_events_are_shown_one_after_the_other_and_a_click_skips_them(visit: Visit) -> None:
    ana = visit(motion=True).named("Ana")
    ana.sit_at(ana.make_table(TOY, [PERSON, BOT], options={"points_needed": 5})).asked()
    ana.options.first.click()
    skip = ana.page.get_by_role("button", name="Skip")
    skip.wait_for()
    skip.click()
    expect(skip).to_have_count(0)
    ana.asked()
    ana.page.keyboard.press("r")
    skip.wait_for()
    ana.page.keyboard.press("Escape")
    ana.asked()

"""Duelo on its own board: played by touching what glows, told lane by lane, taught step by step, on a phone and without a mouse."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from web.visitor import BOT, PERSON, company, play_together

if TYPE_CHECKING:
    from web.conftest import Visit
    from web.visitor import Visitor

GLOWING = ".stage .lit, .stage .ask button"
RESULT = ".stage .result"
MOST_CLASHES = 30
MOST_TOUCHES = 300

# All is laid and the attacker has declared: what follows the last declaration is known to the last number.
LAST_WORD: dict[str, object] = {
    "options": {"wins_needed": 1}, "attacker": 1, "zodiacs": ["aries taurus pisces", "gemini libra leo"], "laid": ["f9 f5 w2 / e8 e6", "a7 wC / f2 e3 w5"],
    "stances": ["", "attack_both"], "closing_card": "w4", "turn": 3,
}  # fmt: skip
# The page remembers that a blow was shown.
NOTE_BLOWS = """() => new MutationObserver(() => { window.struck ||= document.querySelector(".stage .blow") !== null; })
    .observe(document.body, { subtree: true, childList: true, attributes: true })"""


def sit(visitor: Visitor, bots: int = 1, **rest: object) -> Visitor:
    """At a table of Duelo with some bots, as soon as the cards lie."""
    visitor.named("Ana")
    visitor.sit_at(visitor.make_table("duelo", [PERSON, *[BOT] * bots], **rest))
    visitor.page.locator("[data-piece]").first.wait_for()
    return visitor


def settled(visitor: Visitor) -> str:
    """Wait until something glows, the result of a clash is shown, or the match is over."""
    found = visitor.glow(RESULT, GLOWING)
    if found is None:
        return "over"
    return "result" if found[0] == RESULT else "asked"


def play(visitor: Visitor, until: str = "over") -> None:
    """Play by touching what glows, the last thing first, from clash to clash."""
    for _ in range(MOST_CLASHES):
        visitor.play(GLOWING, pick=lambda count: count - 1, until=RESULT)
        now = settled(visitor)
        if now == until:
            return
        assert now == "result", f"{until} is never reached"
        visitor.page.locator(f"{RESULT} .button.main").click()
        expect(visitor.page.locator(RESULT)).to_have_count(0)
    raise AssertionError(f"{until} is never reached")


def target(visitor: Visitor, name: str, notation: str) -> Any:
    """What one touches on the board to take an option: a thing, a place, or a button with a word."""
    if name == "button":
        return visitor.page.locator(f".ask button[data-notation='{notation}']")
    return visitor.page.locator(f".stage .lit:is([data-piece='{name}'], [data-zone='{name}'])").last


def test_a_whole_match_is_won_and_lost_by_touching_what_glows(visit: Visit) -> None:
    ana = sit(visit(), options={"wins_needed": 2})
    play(ana)
    expect(ana.end.locator(".places li")).to_have_count(2)
    ana.page.get_by_role("button", name="Back to the board").click()
    ana.page.locator(".stage .result").wait_for()
    expect(ana.page.locator(".stage .result h2")).to_contain_text("match")


def test_four_sit_around_the_board_and_fight_in_four_lanes(visit: Visit) -> None:
    ana = sit(visit(), bots=3)
    expect(ana.page.locator(".stage .plate")).to_have_count(4)
    expect(ana.page.locator(".stage [data-zone^='zodiac:']")).to_have_count(12)
    expect(ana.page.locator(".stage [data-zone^='zodiac:'][data-zone$='H']:not([data-piece$='/0'])"), "only the own hidden zodiac has a face").to_have_count(1)
    play(ana, until="result")
    expect(ana.page.locator(".result .lane")).to_have_count(4)
    expect(ana.page.locator(".result tbody tr")).to_have_count(4)


def test_a_clash_is_counted_aloud_lane_by_lane_and_then_summed_up(visit: Visit) -> None:
    ana = sit(visit(motion=True), position=LAST_WORD)
    target(ana, "button", "declare:attack_left_block_right").click()
    stage = ana.page.locator(".stage")
    sums = stage.locator(".sum:not(.own)")
    sums.first.wait_for()
    assert stage.locator(".blow").count() == 0, "numbers are counted before anybody strikes"
    expect(stage.locator("[data-zone='laid:1L'][data-piece='card:a7']"), "the cards lie open").to_have_count(1)
    stage.locator(".blow.out").wait_for()
    expect(stage.locator(".piece.eliminated[data-piece='zodiac:libra']")).to_have_count(1)
    expect(stage.locator(".piece.perfect[data-piece='zodiac:taurus']")).to_be_visible()
    assert sorted(int(re.sub(r"\D", "", words)) for words in sums.locator(".hidden-text").all_inner_texts()) == [2, 17, 20, 22]
    ana.end.wait_for()
    ana.page.get_by_role("button", name="Back to the board").click()
    rows = stage.locator(".result tbody tr").all_inner_texts()
    assert [[int(number) for number in re.findall(r"\d+", row)] for row in rows] == [[2, 22], [0, 2]]
    expect(stage.locator(".result")).to_contain_text("due.win.3")


def test_a_click_on_a_clash_goes_straight_to_what_it_came_to(visit: Visit) -> None:
    ana = sit(visit(motion=True), position=LAST_WORD)
    target(ana, "button", "declare:block_both").click()
    ana.page.locator(".stage .sum:not(.own)").first.wait_for()
    ana.page.evaluate(NOTE_BLOWS)
    ana.page.locator(".skip-surface").click()
    ana.end.wait_for()
    assert ana.page.evaluate("window.struck ?? false") is False, "no blow is shown on the way"


def test_what_does_not_glow_says_why_with_its_rule(visit: Visit) -> None:
    ana = sit(visit(), position={"turn": 2, "hands": ["f9 f4 e7 eR a3"], "piles": ["f10", "w9", "a7", "e9"]})
    ana.page.locator("[data-piece='card:f4']").click()
    expect(ana.page.locator(".notice")).to_contain_text("due.exc.2")
    ana.touch(target(ana, "pile:0", "take:0"))
    ana.touch(target(ana, "button", "leave"))
    ana.page.locator("[data-piece='card:f10']").click()
    expect(ana.page.locator(".notice")).to_contain_text("due.exc.10")


def test_closing_too_early_is_refused_on_the_board_with_the_numbers_of_the_moment(visit: Visit) -> None:
    ana = sit(visit(), position={"turn": 2, "options": {"min_turns_before_close": 2}, "taken": "f9", "hands": ["f9 f4 e7 eR a3 w2"], "gap": 0, "leaving": True})
    assert ana.page.locator(".stage .ask").count() == 0, "a choice of one is no question"
    bea = sit(visit(), position={"attacker": 0, "laid": ["f9 f5 w2 / e8 e6"], "zodiacs": ["aries taurus pisces"]})
    expect(bea.page.locator(".stage .ask .refused")).to_contain_text("only for the attacked")


def test_hidden_known_and_public_cards_look_different(visit: Visit) -> None:
    ana = sit(visit(), position={"attacker": 0, "laid": ["f9 f5 / e8"], "hands": ["e6 w2"], "zodiacs": ["leo taurus gemini"]})
    expect(ana.page.locator("[data-zone='laid:0L'] .eye"), "own cards on the table bear the owner's eye").to_have_count(2)
    assert ana.page.locator("[data-zone='hand:1'] .eye, [data-zone='hand:1'] text").count() == 0, "others' cards are backs"
    bea = visit().sit_at(ana.table)
    bea.page.locator("[data-piece]").first.wait_for()
    assert bea.page.locator("[data-zone^='laid'] text, [data-zone^='hand'] text, [data-zone$='H'] text").count() == 0, "a spectator sees no hidden face"


def test_a_card_can_be_read_by_hovering_by_holding_and_by_key(visit: Visit) -> None:
    ana = sit(visit(motion=True), position={"zodiacs": ["leo taurus gemini"], "hands": ["fR f4 e7 eS a3"]})
    ana.page.locator("[data-piece='zodiac:leo']").hover()
    expect(ana.page.locator(".info .words")).to_contain_text("Roar")
    expect(ana.page.locator(".info .words")).to_contain_text("due.pow.leo")
    expect(ana.page.locator(".info .words")).to_contain_text("your box may differ")
    ana.page.locator("[data-piece='card:eS']").focus()
    ana.page.keyboard.press("i")
    expect(ana.page.locator(".info .words")).to_contain_text("Sota of earth")
    ana.page.locator(".info .rule").click()
    expect(ana.page.locator("dialog[open]")).to_contain_text("Sota")
    ana.page.keyboard.press("Escape")
    ana.page.keyboard.press("Escape")
    expect(ana.page.locator(".info .words")).to_have_count(0)


def test_a_round_is_played_with_the_keyboard_alone(visit: Visit) -> None:
    ana = sit(visit(), options={"wins_needed": 1})
    for _ in range(MOST_TOUCHES):
        now = settled(ana)
        if now != "asked":
            break
        ana.press_next(GLOWING)
    assert ana.over() or ana.page.locator(".stage .result").is_visible()


@pytest.mark.parametrize("bots", [1, 3])
def test_a_phone_shows_the_whole_table_without_scrolling_sideways(visit: Visit, bots: int) -> None:
    ana = sit(visit(width=360, height=740, has_touch=True), bots=bots, options={"wins_needed": 1})
    assert ana.overflows() == 0
    if bots == 1:
        settled(ana)
        hand = ana.page.locator("[data-zone='hand:0']").first.bounding_box()
        dock = ana.page.locator(".dock-place").bounding_box()
        assert hand
        assert dock
        assert hand["y"] + hand["height"] * 0.6 < dock["y"], "the hand is in sight"
    play(ana)
    assert ana.overflows() == 0


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_board_is_sound_for_screen_readers_and_weak_eyes(visit: Visit, scheme: str) -> None:
    ana = sit(visit(color_scheme=scheme), position={"turn": 2, "taken": "f9", "hands": ["f9 f4 e7 eR a3 w2"], "gap": 0})
    ana.page.locator(".stage .ask").wait_for()
    assert ana.violations() == []
    bea = sit(visit(color_scheme=scheme), position=LAST_WORD)
    target(bea, "button", "declare:attack_both").click()
    bea.end.wait_for()
    bea.page.get_by_role("button", name="Back to the board").click()
    bea.page.locator(".stage .result").wait_for()
    assert bea.violations() == []


def test_a_card_on_the_board_is_named_for_those_who_cannot_see_it(visit: Visit) -> None:
    ana = sit(visit(), position={"zodiacs": ["leo taurus gemini", "cancer virgo scorpio"], "hands": ["f9 f4 e7 eR a3"], "piles": ["f10", "w9 e2", "a7", "e9"]})
    for name in ["9 of fire, in the hand of Ana", "Pile 2: 2 of earth on top, 2 in all", "Leo, left, of Ana: life 10, damage 5", "Deck: 33 cards"]:
        expect(ana.page.get_by_role("button", name=name, exact=True)).to_have_count(1)


def test_the_lesson_shows_what_it_means_to_whoever_asks_and_goes_back(visit: Visit) -> None:
    ana = visit(width=360, height=740).open("/learn/duelo")
    for _ in range(2):
        ana.page.locator("[data-next]").click()
    ana.page.locator("[data-step='take'] [data-show]").click()
    ana.page.locator("[data-step='part']").wait_for()
    assert ana.overflows() == 0
    ana.page.get_by_role("button", name="Back", exact=True).click()
    ana.page.locator("[data-step='take']").wait_for()
    expect(ana.page.locator("[data-zone='pile:0'][data-piece='card:f9']")).to_have_count(1)


def test_every_ability_has_a_rule_that_can_be_read(visit: Visit) -> None:
    ana = visit().open("/rules/duelo#due.pow.libra")
    expect(ana.page.locator("[id='due.pow.libra'].named")).to_contain_text("Libra")


def test_two_browsers_at_one_table_see_the_same_clash(visit: Visit) -> None:
    people = company(visit, "duelo", "Ana", "Bea", options={"wins_needed": 1})
    play_together(people, GLOWING, pick=lambda count: count - 1)
    tallies = set()
    for one in people:
        one.put_the_result_aside()
        one.page.locator(".stage .result").wait_for()
        tallies.add(tuple(one.page.locator(".stage .result tbody tr").all_inner_texts()))
    assert len(tallies) == 1


def test_around_one_screen_no_card_is_in_the_page_while_the_device_goes_round(visit: Visit) -> None:
    ana = visit().named("Ana")
    ana.open(f"/t/{ana.make_table('duelo', [{'kind': 'person', 'name': 'Ana'}, {'kind': 'person', 'name': 'Bea'}])}")
    covers = 0
    for _ in range(12):
        ana.page.locator(f"{GLOWING}, .cover .button").first.wait_for()
        if ana.page.locator(".cover .button").is_visible():
            covers += 1
            assert ana.page.locator("[data-piece]").count() == 0
            ana.page.locator(".cover .button").click()
        else:
            ana.page.locator(GLOWING).first.click()
            ana.page.wait_for_timeout(150)
    assert covers > 0


def test_a_reload_in_the_middle_of_laying_goes_on_with_the_same_card(visit: Visit) -> None:
    ana = sit(visit(), position={"attacker": 0, "laid": ["f9 f5 / e8"], "hands": ["e6 w2"], "zodiacs": ["leo taurus gemini"]})
    expect(ana.page.locator(".raised")).to_have_attribute("data-piece", "card:e6")
    expect(ana.page.locator(".sum.own .next").last, "what the card would add stands at the zodiac").to_contain_text("20")
    ana.page.reload()
    ana.page.locator(".raised[data-piece='card:e6']").wait_for()
    ana.touch(target(ana, "zodiac:0R", "lay:R"))
    ana.page.locator(".raised[data-piece='card:w2']").wait_for()
    expect(ana.page.locator("[data-zone='laid:0R']")).to_have_count(2)


def test_a_replay_shows_what_each_clash_came_to(visit: Visit) -> None:
    ana = sit(visit(), position=LAST_WORD)
    target(ana, "button", "declare:attack_left_block_right").click()
    ana.end.wait_for()
    ana.open(f"/replay/{ana.table}?ply=1&seat=0")
    expect(ana.page.locator(".stage .result")).to_contain_text("perfect block")

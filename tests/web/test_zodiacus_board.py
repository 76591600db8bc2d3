"""Zodiacus on its own board: fought by touching what glows, with dice that are seen, on a phone, without a mouse, and with several browsers at one table."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from web.visitor import BOT, PERSON, company

if TYPE_CHECKING:
    from web.conftest import Visit
    from web.visitor import Visitor

GLOWING = ".place .lit, .place .ask button"
# Whoever fights takes the first of these that glows.
BLOWS = [".ask button[data-notation^='attack']", ".piece.castle.lit", ".piece.tower.lit", ".piece.lit", ".ask button", ".card.lit", ".place .lit"]
MOST_TOUCHES = 100

# Both towers of the other side are gone and Frixo stands before the castle.
LAST_BLOW: dict[str, object] = {
    "round": "alpha", "turn": 17,
    "pieces": {"0_alpha": {"at": "4,16", "level": 3}, "1_tower_alpha": {"gone": True}, "1_tower_beta": {"gone": True}, "1_castle": {"damage": 180}},
}  # fmt: skip
# One castle of the other pair has fallen, the other stands open before Frixo.
LAST_OF_TWO: dict[str, object] = {
    "seats": 4, "turn": 14, "round": "alpha",
    "pieces": {
        "1_castle": {"gone": True}, "1_tower_alpha": {"gone": True}, "1_tower_beta": {"gone": True},
        "3_tower_alpha": {"gone": True}, "3_tower_beta": {"gone": True}, "3_castle": {"damage": 150}, "0_alpha": {"at": "17,1", "level": 3},
    },
}  # fmt: skip
# Chiron stands beside Frixo and would leave his area with any step away.
NEAR: dict[str, object] = {"round": "alpha", "turn": 4, "pieces": {"0_alpha": {"at": "6,8", "level": 2}, "1_alpha": {"at": "6,9", "level": 2}}}


def sit(visitor: Visitor, bots: int = 1, **rest: object) -> Visitor:
    """At a table of Zodiacus with some bots, as soon as the map lies there."""
    visitor.named("Ana")
    visitor.sit_at(visitor.make_table("zodiacus", [PERSON, *[BOT] * bots], **rest))
    visitor.page.locator("[data-piece]").first.wait_for()
    return visitor


def fight(visitor: Visitor) -> None:
    """One touch of somebody who strikes whenever it is possible and does little else."""
    found = visitor.glow(*BLOWS)
    assert found, "the game is over"
    visitor.touch(visitor.page.locator(f"{found[0]} >> visible=true").first)


def verdict(visitor: Visitor) -> Any:
    """What the board says of the end once the result of the table is put aside."""
    visitor.put_the_result_aside()
    found = visitor.page.locator(".verdict")
    found.wait_for()
    return found


def test_a_duel_is_won_when_the_castle_falls_and_the_board_says_why(visit: Visit) -> None:
    ana = sit(visit(), position=LAST_BLOW)
    ana.play(*BLOWS)
    end = verdict(ana)
    expect(end).to_contain_text("The victory is yours!")
    expect(end).to_contain_text("zod.goal.3")
    expect(end.locator("tbody tr")).to_have_count(2)
    end.locator(".button.main").click()
    assert ana.page.locator("[data-piece='1_castle']").count() == 0
    ana.open(f"/replay/{ana.table}").page.locator("[data-piece]").first.wait_for()
    expect(ana.page.locator("[data-piece='1_castle']"), "the last position is looked at, not judged again").to_have_count(0)
    assert ana.page.locator(".verdict").count() == 0


def test_the_verdict_fits_a_phone(visit: Visit) -> None:
    ana = sit(visit(width=360, height=740, has_touch=True), position=LAST_BLOW)
    ana.play(*BLOWS)
    assert verdict(ana).evaluate("end => end.scrollWidth - end.clientWidth") == 0


def test_whoever_is_in_the_limbo_is_offered_by_name(visit: Visit) -> None:
    ana = sit(visit(), position="price_of_return")
    ana.play(".ask button[data-notation='draw:0']", ".ask button[data-notation='done']", until=".ask button[data-notation='revive:alpha']")
    expect(ana.page.locator(".ask button[data-notation='revive:alpha']")).to_contain_text("King Frixo")


def test_whoever_walks_under_a_resting_pointer_does_not_open_its_sheet(visit: Visit) -> None:
    ana = sit(visit(motion=True), position={"round": "alpha", "turn": 4})
    far = ana.page.locator(".cell.way[data-cell='5,5']")
    far.hover()  # once the board lies still
    box = far.bounding_box()
    assert box
    far.click()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    ana.page.wait_for_function("([x, y]) => document.elementFromPoint(x, y)?.closest('[data-piece=\"0_alpha\"]')", arg=[x, y])
    ana.page.wait_for_timeout(800)
    assert ana.page.locator(".info").count() == 0, "nobody asked for it"
    ana.page.mouse.move(x + 2, y + 2)
    expect(ana.page.locator(".info")).to_contain_text("King Frixo")


def test_a_whole_duel_from_the_first_castle_round_to_the_last_turn(visit: Visit) -> None:
    ana = sit(visit(), position={"options": {"max_turns": 5}})
    expect(ana.page.locator("[data-piece]")).to_have_count(16)
    assert ana.play(*BLOWS) > 20
    expect(verdict(ana)).to_contain_text("zod.term.2")


def test_two_pairs_play_a_whole_game_from_the_set_up_to_the_last_turn(visit: Visit) -> None:
    ana = visit(width=1440, height=900).named("Ana")
    ana.sit_at(ana.make_table("zodiacus", [PERSON, *[BOT] * 3], options={"max_turns": 2}))
    ana.page.locator("[data-plan=wall]").click()
    ana.play(*BLOWS)
    end = verdict(ana)
    expect(end).to_contain_text("zod.term.2")
    expect(end.locator("tbody tr")).to_have_count(4)


def test_two_pairs_fight_until_both_castles_of_one_have_fallen(visit: Visit) -> None:
    ana = sit(visit(width=1440, height=900), bots=3, position=LAST_OF_TWO)
    expect(ana.page.locator("[data-plate]")).to_have_count(4)
    expect(ana.page.locator("[data-plate='2'] .ally")).to_be_visible()
    ana.play(*BLOWS)
    end = verdict(ana)
    expect(end).to_contain_text("zod.goal.4")
    expect(end.locator("tbody tr.own")).to_have_count(2)


def test_four_against_each_other_play_some_rounds(visit: Visit) -> None:
    ana = sit(visit(width=1440, height=900), bots=3, position="each_against_all")
    expect(ana.page.locator("[data-piece$='castle']")).to_have_count(4)
    assert ana.page.locator(".plate .ally").count() == 0
    here = ana.page.locator(".track .here")
    rounds: list[str | None] = []
    for _ in range(MOST_TOUCHES):
        ana.glow(GLOWING)
        now = here.get_attribute("title")
        if now not in rounds:
            rounds.append(now)
        if len(rounds) == 2:
            break
        fight(ana)
    assert rounds[0] == "Alpha rounds: Ana"
    assert len(rounds) == 2, "one's own round ends and one is asked in another"


def test_a_far_cell_is_reached_by_one_touch_and_the_way_shows_who_would_strike(visit: Visit) -> None:
    ana = sit(visit(), position=NEAR)
    ana.page.locator(".cell.way").first.wait_for()
    expect(ana.page.locator(".cell.way.lit"), "one step in each free direction").to_have_count(3)
    far = ana.page.locator(".cell.way[data-cell='5,5']")
    expect(far).to_contain_text("1 may strike")
    assert ana.page.locator(".cell.way:not(.danger)").count() == 0, "whoever leaves passes out of the enemy's area"
    far.click()
    ana.page.locator("[data-log], .log").first.get_by_text("to 5,5").wait_for()
    expect(ana.page.locator("[data-prompt]")).to_contain_text("4 steps left")


def test_pointing_at_an_intrepido_shows_where_it_could_go_and_strike(visit: Visit) -> None:
    ana = sit(visit(motion=True), position=NEAR)
    paths = ana.page.locator(".areas path:not(.trail)")
    before = paths.count()
    ana.page.locator("[data-piece='1_gamma']").hover()
    expect(paths).to_have_count(before + 2)
    expect(ana.page.locator(".info .words")).to_contain_text("reconstructed: your box may differ")


def test_dice_tumble_in_their_colour_and_the_exchange_says_what_it_cost(visit: Visit) -> None:
    ana = sit(
        visit(motion=True), position={**NEAR, "pieces": {"0_alpha": {"at": "6,8", "level": 3}, "1_alpha": {"at": "6,9", "level": 3}, "1_beta": {"at": "5,8"}}}
    )
    ana.page.locator(".ask button[data-notation='stop']").click()
    ana.page.locator(".ask button[data-notation='attack:basic']").click()
    target = ana.page.locator("[data-piece='1_alpha'].lit")
    expect(target.locator(".odds")).to_have_text("10–30")
    expect(ana.options.filter(has_text="Pleiades (Random bot)"), "an answer says whom it means, and whose that is").to_have_count(1)
    target.click()
    exchange = ana.page.locator(".exchange")
    exchange.locator(".die").nth(1).wait_for()
    assert {die.split()[0] for die in exchange.locator(".die").evaluate_all("dice => dice.map((die) => die.getAttribute('aria-label'))")} == {"green", "yellow"}
    exchange.locator(".outcomes .hurt", has_text="Pleiades").wait_for()


def test_what_does_not_glow_says_why_with_its_rule(visit: Visit) -> None:
    ana = sit(visit(), position={"turn": 4, "hands": ["dodge short_sword oracle"]})
    ana.touch(ana.page.locator(".ask button[data-notation='done']"))
    ana.page.locator(".ask button[data-notation='draw:0']").click()
    ana.page.locator("[data-card='oracle'].lit").wait_for()
    ana.page.locator("[data-card='dodge']").click()
    expect(ana.page.locator(".notice")).to_contain_text("zod.card.4")
    ana.page.locator("[data-card='short_sword']").click()
    expect(ana.page.locator(".notice")).to_contain_text("zod.item.1")


def test_own_cards_bear_the_eye_and_others_are_only_counted(visit: Visit) -> None:
    ana = sit(visit(), position="full_hand")
    expect(ana.page.locator("[data-zone='own-hand'] .eye")).to_have_count(5)
    expect(ana.page.locator("[data-zone='hand:1'] b")).to_have_text("2")
    bea = visit().sit_at(ana.table)
    bea.page.locator("[data-piece]").first.wait_for()
    assert bea.page.locator(".hand .face").count() == 0, "a spectator sees backs"


def test_the_unseen_look_unseen(visit: Visit) -> None:
    ana = sit(visit(), position="in_the_rocks")
    expect(ana.page.locator("[data-piece='0_alpha'].ghost svg.ghost")).to_be_visible()
    expect(ana.page.locator("[data-piece].ghost")).to_have_count(1)


def test_a_lost_connection_and_a_reload_in_the_middle_of_a_counter_attack_change_nothing(visit: Visit) -> None:
    position = {
        "round": "alpha",
        "turn": 4,
        "heroes": ["frixo astreia quiron", "carcino temis derceto"],
        "pieces": {"0_alpha": {"at": "6,8"}, "1_alpha": {"at": "6,9"}},
    }
    ana, bea = company(visit, "zodiacus", "Ana", "Bea", position=position)
    ana.touch(ana.page.locator(".ask button[data-notation='stop']"))
    ana.touch(ana.page.locator(".ask button[data-notation='attack:basic']"))
    hit = ".ask button[data-notation='ability:pincer']"
    bea.page.locator(hit).wait_for()
    expect(bea.page.locator(".exchange")).to_contain_text("King Frixo")
    bea.page.reload()
    bea.page.locator(hit).wait_for()
    expect(bea.page.locator(".exchange")).to_contain_text("King Frixo")
    bea.lose_the_line()
    life = int(ana.page.locator("[data-piece='0_alpha'] .life b").inner_text())
    bea.touch(bea.page.locator(hit))
    expect(ana.page.locator("[data-piece='0_alpha'] .life b")).not_to_have_text(str(life))
    expect(bea.page.locator("[data-sheet='1_alpha'] .cool, [data-plate='1']").first).to_be_visible()


def test_an_opportunity_survives_a_reload_and_strikes_before_the_step(visit: Visit) -> None:
    ana, bea = company(visit, "zodiacus", "Ana", "Bea", position=NEAR)
    ana.page.locator(".cell.way[data-cell='6,7']").click()
    strike = ".ask button[data-notation='attack:basic']"
    bea.page.locator(strike).wait_for()
    bea.page.reload()
    bea.page.locator(strike).wait_for()
    bea.touch(bea.page.locator(strike))
    expect(ana.page.locator("[data-piece='0_alpha'] .life b")).not_to_have_text("85")
    ana.page.locator(".log").get_by_text("seizes the opportunity").wait_for()
    ana.page.locator(".log").get_by_text("moves from 6,8 to 6,7").wait_for()


def test_four_browsers_at_one_table_see_the_same_board_each_from_its_own_side(visit: Visit) -> None:
    people = company(visit, "zodiacus", "Ana", "Bea", "Cy", "Di", width=1440, position={"seats": 4, "turn": 2, "round": "alpha"})
    for seat, one in enumerate(people):
        one.page.locator("[data-piece]").first.wait_for()
        boxes = [one.page.locator(f"[data-piece='{other}_castle']").bounding_box() for other in range(4)]
        ys = [box["y"] for box in boxes if box]
        assert ys[seat] == max(ys), "one's own castle lies below"
    people[0].touch(people[0].page.locator(".ask button[data-notation='stop']"))
    for one in people[1:]:
        expect(one.page.locator(".track .here")).to_have_attribute("title", re.compile("Bea"))


def test_a_round_is_played_without_a_mouse(visit: Visit) -> None:
    ana = sit(visit(), position=NEAR)
    for _ in range(3):
        ana.glow(GLOWING)
        ana.press_next(GLOWING)


@pytest.mark.parametrize("bots", [1, 3])
def test_a_phone_shows_the_board_without_scrolling_sideways(visit: Visit, bots: int) -> None:
    ana = sit(visit(width=360, height=740, has_touch=True), bots=bots, position={"seats": bots + 1, "round": "alpha", "turn": 3, "hands": ["ambush zeus_bolt"]})
    assert ana.overflows() == 0
    ana.glow(GLOWING)
    ana.page.wait_for_function("() => document.querySelector('[data-piece=\"0_alpha\"]').getBoundingClientRect().width >= 24")  # for a finger
    box = ana.page.locator("[data-piece='0_alpha']").bounding_box()
    port = ana.page.locator(".port").first.bounding_box()
    assert box
    assert port
    assert port["x"] <= box["x"], "whoever acts is in sight"
    assert box["y"] + box["height"] <= port["y"] + port["height"], "whoever acts is in sight"
    assert port["height"] >= 280, "the map has the greater part of the screen that a hand leaves"
    expect(ana.page.locator(".people .castle"), "who is ahead is seen without opening anything").to_have_count(bots + 1)
    ana.page.get_by_role("button", name="Intrépidos", exact=True).click()
    expect(ana.page.locator("[data-sheet='0_alpha']")).to_be_visible()
    ana.page.get_by_role("button", name="Hand", exact=True).click()
    for _ in range(3):
        fight(ana)
    assert ana.overflows() == 0


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_board_is_sound_for_screen_readers_and_weak_eyes(visit: Visit, scheme: str) -> None:
    ana = sit(visit(color_scheme=scheme), position={**NEAR, "hands": ["short_sword zeus_bolt"]})
    ana.glow(GLOWING)
    assert ana.violations() == []
    bea = sit(visit(color_scheme=scheme), position=LAST_BLOW)
    bea.play(*BLOWS)
    verdict(bea)
    assert bea.violations() == []


def test_a_piece_is_named_for_those_who_cannot_see_it(visit: Visit) -> None:
    ana = sit(visit(), position=NEAR)
    expect(ana.page.get_by_role("button", name=re.compile(r"^Pleiades of Random bot: level 2, life 100 of 100"))).to_have_count(1)

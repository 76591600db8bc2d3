"""Secret windows in the browser: everybody sees the same wait, only those asked are asked, and one says when one wants to be."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from web.conftest import Visit
from web.visitor import Visitor

ASKED = "ruins_of_domodora"
IDLE = "maurna_guardian"
# A window that asks nobody is over in a moment: the page remembers that it was shown.
NOTE_WINDOWS = """() => new MutationObserver(() => { window.waited ||= document.querySelector("[data-window=move]") !== null; })
    .observe(document.body, { subtree: true, childList: true, attributes: true })"""


def position(*hands: str) -> dict[str, Any]:
    """The first seat is about to walk; the others hold these cards."""
    tokens = ["s3-1", *["start"] * (len(hands) - 1)]
    board = ["s3-1 footprint", "s3-2 footprint", "n3-1 footprint", "s1-1 wing"]
    return {"seats": len(hands), "board": board, "tokens": tokens, "hands": list(hands), "at": "move", "active": 0}


def sit_down(visit: Visit, card: str) -> tuple[Visitor, Visitor]:
    """Ana is about to walk, Bea holds a card."""
    ana, bea = visit().named("Ana"), visit(width=400, height=780).named("Bea")
    table = ana.make_table("calamandara", [{"kind": "person"}, {"kind": "open"}], position=position("", card))
    bea.call("POST", f"/tables/{table}/join", {})
    ana.sit_at(table).asked()
    bea.sit_at(table)
    return ana, bea


def walk(visitor: Visitor) -> None:
    """Take the only step there is."""
    visitor.page.locator("[data-option]").last.click()


def test_a_window_shows_the_same_wait_to_all_and_asks_only_who_can_answer(visit: Visit) -> None:
    ana, bea = sit_down(visit, ASKED)
    walk(ana)
    expect(ana.page.locator("[data-window=move]")).to_be_visible()
    expect(bea.page.locator("[data-window=move]")).to_be_visible()
    expect(bea.options).to_have_count(2)
    expect(ana.options).to_have_count(0)
    assert bea.violations(".dock") == []
    assert bea.overflows() == 0
    bea.choose(0)
    expect(bea.options).to_have_count(0)
    ana.asked()
    expect(ana.page.locator("[data-window=move]")).to_have_count(0)


def test_who_holds_everything_lets_go_by_hand_and_may_change_that_at_any_time(visit: Visit) -> None:
    ana, bea = sit_down(visit, IDLE)
    bea.page.locator("[data-standing]").click()
    bea.page.locator("[data-hold]").check()
    expect(bea.page.locator("[data-rest=turn]")).to_be_disabled()
    assert bea.violations(".dock") == []
    bea.page.keyboard.press("Escape")
    walk(ana)
    expect(bea.options).to_have_count(1)
    ana.page.wait_for_timeout(300)  # many times as long as windows last here
    expect(ana.options).to_have_count(0)
    bea.page.reload()
    expect(bea.options).to_have_count(1)
    bea.page.locator("[data-standing]").click()
    bea.page.locator("[data-hold]").uncheck()
    bea.page.keyboard.press("Escape")
    ana.asked()


def test_who_does_not_want_to_be_asked_about_something_is_not(visit: Visit) -> None:
    ana, bea = sit_down(visit, ASKED)
    bea.page.locator("[data-standing]").click()
    bea.page.locator("[data-event=move]").uncheck()
    expect(bea.page.locator("[data-event=move]")).not_to_be_checked()
    bea.page.keyboard.press("Escape")
    bea.page.evaluate(NOTE_WINDOWS)
    walk(ana)
    ana.asked()
    bea.page.wait_for_function("window.waited === true")
    expect(bea.options).to_have_count(0)
    expect(ana.page.locator("main")).to_contain_text("Ana")

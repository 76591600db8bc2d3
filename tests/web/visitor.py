"""A person with a browser: what one does and sees at the site, in words."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Page, expect

TOY = "_template"
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
MOST_MOVES = 400


class Visitor:
    """Somebody at the site."""

    def __init__(self, browser: Browser, url: str, width: int = 1280, height: int = 800, motion: bool = False, **settings: Any) -> None:
        self.url = url
        self.context = browser.new_context(
            viewport={"width": width, "height": height},
            locale=settings.pop("locale", "en-GB"),
            reduced_motion="no-preference" if motion else "reduce",
            **settings,
        )
        self.context.set_default_timeout(60_000)
        self.faults: list[str] = []
        self.expected: list[str] = []  # parts of faults that the scenario brings about itself
        self.page = self.watched(self.context.new_page())

    def watched(self, page: Page) -> Page:
        """A page whose errors are faults."""
        page.on("pageerror", lambda error: self.fault(str(error)))
        page.on("console", self.hear)
        return page

    def hear(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.fault(message.text)

    def fault(self, words: str) -> None:
        if not any(part in words for part in self.expected):
            self.faults.append(words)

    # Getting about.

    def open(self, path: str = "/") -> Visitor:
        self.page.goto(self.url + path)
        self.page.wait_for_selector("main :is(h1, [data-board])")
        return self

    def call(self, method: str, path: str, body: object = None) -> Any:
        """A request of this person's own browser, which needs no page for it."""
        me = self.context.request.get(f"{self.url}/api/me").json()
        answer = self.context.request.fetch(f"{self.url}/api{path}", method=method, data=body, headers={"X-CSRF-Token": me["csrf"], "Origin": self.url})
        assert answer.ok, answer.text()
        return answer.json()

    def named(self, name: str) -> Visitor:
        self.call("POST", "/guest", {"name": name})
        return self

    def make_table(self, game: str, seats: list[dict[str, object]], **rest: object) -> str:
        """A table made without the form; its id."""
        made: str = self.call("POST", "/tables", {"game": game, "seats": seats, **rest})["id"]
        return made

    def sit_at(self, table: str) -> Visitor:
        self.open(f"/t/{table}")
        self.board.wait_for()
        return self

    def play_now(self, game: str) -> Visitor:
        self.page.click(f"[data-play='{game}']")
        self.board.wait_for()
        return self

    @property
    def table(self) -> str:
        """The id of the table one is at."""
        found = re.search(r"/(?:t|replay)/([\w-]+)", self.page.url)
        assert found, self.page.url
        return found[1]

    # At the table.

    @property
    def board(self) -> Any:
        return self.page.locator("[data-board]")

    @property
    def options(self) -> Any:
        return self.page.locator("[data-option]")

    @property
    def prompt(self) -> str:
        return self.page.locator("[data-prompt]").inner_text()

    @property
    def end(self) -> Any:
        return self.page.locator(".end[role=dialog]")

    def asked(self) -> Visitor:
        """Wait until this person has to decide, or the game is over."""
        self.page.locator("[data-option], .end[role=dialog]").first.wait_for()
        return self

    def over(self) -> bool:
        return bool(self.end.is_visible())

    def choose(self, index: int = 0) -> Visitor:
        """Take an option and wait until the table has moved on from it."""
        before = self.page.evaluate("document.querySelector('[data-ply-now]').dataset.plyNow")
        self.options.nth(index).click()
        self.page.wait_for_function("before => document.querySelector('[data-ply-now]')?.dataset.plyNow !== before", arg=before)
        return self

    def finish(self, index: int = 0) -> Visitor:
        """Play until the game is over, always taking the same option, or the last one there is."""
        for _ in range(MOST_MOVES):
            self.asked()
            if self.over():
                return self
            self.choose(min(index, self.options.count() - 1))
        raise AssertionError("the game does not end")

    # Looking closely.

    def violations(self, within: str = "html") -> list[str]:
        """What axe finds wrong with the page, or with a part of it."""
        self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found = self.page.evaluate("within => axe.run(within, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] })", within)
        return [f"{one['id']}: {node['html'][:160]} {node['failureSummary'][:200]}" for one in found["violations"] for node in one["nodes"]]

    def overflows(self) -> int:
        """By how many pixels the page is wider than the screen."""
        width: int = self.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        return width

    def sees(self, words: str) -> None:
        expect(self.page.get_by_text(words).first).to_be_visible()

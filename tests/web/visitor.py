"""A person with a browser: what one does and sees at the site, in words."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Page, expect
from playwright.sync_api import TimeoutError as TooLate

TOY = "_template"
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
MOST_MOVES = 400
END = ".end[role=dialog]"
PERSON: dict[str, object] = {"kind": "person"}
OPEN: dict[str, object] = {"kind": "open"}
BOT: dict[str, object] = {"kind": "bot", "level": "random"}
AT_REST = "[data-ply-now$=' false false']"  # nobody with this browser is asked
PLY = "document.querySelector('[data-ply-now]')?.dataset.plyNow"
MOVED = f"before => {PLY} !== before"
# Looked for in the page at every frame: one question to it in place of five. It answers which
# kind of place can be touched, how many there are and how far the game has come, or null at the end.
GLOW = f"""([kinds, before, waits]) => new Promise((found, failed) => {{
    const late = performance.now() + 60_000;
    const seen = (place) => place.checkVisibility({{ visibilityProperty: true }}) && place.getBoundingClientRect().width > 0;
    const look = () => {{
        if (document.querySelector("{END}")) return found(null);
        if ({PLY} !== before && !document.querySelector('[data-sending]')) {{
            for (const kind of kinds) {{
                const count = [...document.querySelectorAll(kind)].filter(seen).length;
                if (count > 0) return found([kind, count, {PLY}]);
            }}
        }}
        if (!waits) return found(["", 0, {PLY}]);
        performance.now() < late ? requestAnimationFrame(look) : failed(new Error(`nobody is asked: ${{kinds}}`));
    }};
    look();
}})"""


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
        return self.page.locator(END)

    def asked(self) -> Visitor:
        """Wait until this person has to decide, or the game is over."""
        self.page.locator(f"[data-option], {END}").first.wait_for()
        return self

    def over(self) -> bool:
        return bool(self.end.is_visible())

    @property
    def ply(self) -> str:
        """How far the game has come, as the page shows it: its match and its ply."""
        now: str = self.page.evaluate(PLY)
        return now

    def touch(self, place: Any) -> Visitor:
        """Touch something and wait until the table has moved on from it."""
        before = self.ply
        place.click()
        self.page.wait_for_function(MOVED, arg=before)
        return self

    def choose(self, index: int = 0) -> Visitor:
        """Take an option and wait until the table has moved on from it."""
        return self.touch(self.options.nth(index))

    def glow(self, *kinds: str, before: str = "", waits: bool = True) -> tuple[str, int, str] | None:
        """Wait until something can be touched and the game has moved on from a ply: the first of the kinds there is, how many, and the ply; None at the end."""
        found: tuple[str, int, str] | None = self.page.evaluate(GLOW, [kinds, before, waits])
        return found

    def reach(self, kind: str, index: int) -> bool:
        """Touch one of the things that glow; False if it went out meanwhile, as it may where a board answers the next question by itself."""
        try:
            self.page.locator(f"{kind} >> visible=true").nth(index).click(timeout=5_000)
        except TooLate:
            return False
        return True

    def play(self, *kinds: str, pick: Callable[[int], int] = lambda count: 0, until: str = END) -> int:
        """Play by touching what glows until the game is over or something else is seen: places of the first kind there is, which of them by their number;
        how many touches it took."""
        before = ""
        for touches in range(MOST_MOVES):
            found = self.glow(until, *kinds, before=before)
            if found is None or found[0] == until:
                return touches
            kind, count, before = found
            if not self.reach(kind, pick(count)):
                before = ""
        raise AssertionError("the game does not end")

    def tab_to(self, places: str) -> None:
        """Go by keyboard to the next of some places."""
        for _ in range(MOST_MOVES):
            self.page.keyboard.press("Tab")
            if self.page.evaluate("places => document.activeElement.matches(places)", places):
                return
        raise AssertionError(f"no key leads to {places}")

    def press_next(self, places: str) -> None:
        """Answer by keyboard with the next of some places and wait until the table has moved on."""
        before = self.ply
        self.tab_to(places)
        self.page.keyboard.press("Enter")
        self.page.wait_for_function(MOVED, arg=before)

    def lose_the_line(self, milliseconds: int = 300) -> None:
        """The connection is gone for a moment."""
        self.expected += ["ERR_INTERNET_DISCONNECTED", "WebSocket"]
        self.context.set_offline(True)
        self.page.wait_for_timeout(milliseconds)
        self.context.set_offline(False)

    def put_the_result_aside(self) -> None:
        """Look at the board behind the result of the game."""
        self.end.wait_for()
        self.page.get_by_role("button", name="Back to the board").click()

    def finish(self, index: int = 0) -> Visitor:
        """Play until the game is over, always taking the same option, or the last one there is."""
        self.play("[data-option]", pick=lambda count: min(index, count - 1))
        return self

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


def company(visit: Callable[..., Visitor], game: str, *names: str, bots: int = 0, width: int = 1280, **rest: object) -> list[Visitor]:
    """Some people with a browser each at one table of a game, and perhaps bots, in the order of their seats; the first has made it."""
    people = [visit(width=width).named(name) for name in names]
    table = people[0].make_table(game, [PERSON, *[OPEN] * (len(names) - 1), *[BOT] * bots], **rest)
    for seat, one in enumerate(people[1:], 1):
        one.call("POST", f"/tables/{table}/join", {"seat": seat})
    for one in people:
        one.sit_at(table)
    return people


def play_together(people: list[Visitor], *kinds: str, pick: Callable[[int], int] = lambda count: 0, until: str = END) -> None:
    """Whoever is asked touches what glows, until all see the end or something else."""
    plies: list[str] = []
    patience = 0.0
    while True:
        waiting = 0
        now: list[str] = []
        for one in people:
            found = one.glow(until, *kinds, waits=False)
            now.append(found[2] if found else END)
            if found is None or found[0] == until:
                waiting += 1
            elif found[1] > 0 and one.reach(found[0], pick(found[1])):
                one.page.wait_for_function(MOVED, arg=found[2])
        if waiting == len(people):
            return
        if now != plies:
            plies, patience = now, time.monotonic() + 60
        assert time.monotonic() < patience, f"the game does not go on: {plies}"
        people[0].page.wait_for_timeout(10)  # bots are at it

"""A real server and Debian's Chromium; every page is watched for errors of its own."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from luck import settle_luck
from server.running import Running
from web.visitor import Visitor

ROOT = Path(__file__).parents[2]
STATIC = ROOT / "src" / "ludoteca" / "server" / "static"
CHROMIUM = "/usr/bin/chromium"
MEMORY = Path("/dev/shm")  # files that no disk has to confirm
# Without a graphics card its work is done by the processor, which is slower than drawing at once; and no input waits for the next frame of a screen.
BRISK = ["--no-sandbox", "--disable-gpu-rasterization", "--disable-frame-rate-limit", "--disable-gpu-vsync"]

# A busy machine is slow, not wrong: an expectation may take as long to come true as a click may.
expect.set_options(timeout=60_000)


@pytest.fixture(scope="session")
def site() -> Iterator[Running]:
    """One server with the built site for all tests of this process; windows in which nobody answers close almost at once."""
    assert (STATIC / "index.html").exists(), "the web site is not built: make .venv/ready"
    with tempfile.TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None) as folder:
        running = Running(f"sqlite:///{folder}/test.sqlite", static=str(STATIC), wait_least=0.02, wait_most=0.04)
        yield running
        running.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One Chromium; every visitor has a context of its own."""
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=CHROMIUM, args=BRISK)
        yield found
        found.close()


@pytest.fixture
def luck(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Dice and bots fall alike whenever a test is run."""
    settle_luck(request, monkeypatch)


Visit = Callable[..., Visitor]


@pytest.fixture
def visit(site: Running, browser: Browser, luck: None) -> Iterator[Visit]:
    """Makes visitors: each is a person with a browser. At the end none of their pages may have failed."""
    visitors: list[Visitor] = []

    def make(**settings: Any) -> Visitor:
        visitor = Visitor(browser, site.url, **settings)
        visitors.append(visitor)
        return visitor

    yield make
    faults = [fault for visitor in visitors for fault in visitor.faults]
    for visitor in visitors:
        visitor.context.close()
    assert faults == []

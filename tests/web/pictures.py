"""Takes the pictures of the README anew: `PYTHONPATH=tests .venv-compiled/bin/python -m web.pictures`, on a built site.

Bots play a game to its end; from a moment in its middle somebody plays on, and that is the picture.
"""

from __future__ import annotations

import tempfile
import time
from pathlib import Path

from playwright.sync_api import sync_playwright

from server.running import Running
from web.conftest import CHROMIUM, STATIC
from web.visitor import PERSON, Visitor

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
MOMENTS = {"duelo": (3, 0.75), "diceforge": (4, 0.55), "labyrinx": (4, 0.5), "calamandara": (2, 0.3), "zodiacus": (2, 0.45)}
"""Seats, and how far into the game."""


def take(visitor: Visitor, game: str, seats: int, part: float) -> None:
    """One game, one picture."""
    whole = visitor.make_table(game, [{"kind": "bot", "level": "easy"}] * seats)
    while (facts := visitor.call("GET", f"/tables/{whole}"))["state"] != "over":
        time.sleep(0.2)
    moment = {"table": whole, "ply": int(facts["ply"] * part)}
    visitor.sit_at(visitor.make_table(game, [PERSON] + [{"kind": "bot", "level": "easy"}] * (seats - 1), source=moment)).asked()
    visitor.page.wait_for_timeout(1500)  # until everything lies still
    visitor.page.screenshot(path=FOLDER / f"{game}.jpg", type="jpeg", quality=80)


def main() -> None:
    """All pictures."""
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Running(f"sqlite:///{folder}/pictures.sqlite", static=str(STATIC), wait_least=0.02, wait_most=0.04)
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        for game, (seats, part) in MOMENTS.items():
            take(Visitor(browser, server.url, width=1440, height=900).named("Ana"), game, seats, part)
            print(f"{game}: docs/pictures/{game}.jpg", flush=True)
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()

"""The browser's types are those of the server."""

from __future__ import annotations

from pathlib import Path

from ludoteca.server.typescript import TARGET, generate


def test_the_types_of_the_browser_are_up_to_date() -> None:
    written = Path(__file__).parents[2] / TARGET
    assert written.read_text(encoding="utf-8") == generate(), "run: python -m ludoteca.server.typescript"

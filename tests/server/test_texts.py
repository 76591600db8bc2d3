"""Whatever the server refuses or tells has a text in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ludoteca import server
from ludoteca.server.refusals import CODES
from ludoteca.texts import LANGUAGES, Texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_a_text(language: str) -> None:
    texts = Texts(language)
    assert [code for code in CODES if texts.tell(f"server-{code}") == f"server-{code}"] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_happening_at_the_table_has_a_text(language: str) -> None:
    texts = Texts(language)
    source = (Path(server.__file__).parent / "course.py").read_text(encoding="utf-8")
    kinds = {*re.findall(r'noted\("(\w+)"', source), "leave", "return", "time", "loss", "resign"}
    assert {"undo", "ask", "refused", "hint"} <= kinds
    assert [kind for kind in kinds if "Ana" not in texts.tell(f"server-event-{kind}", seat="Ana")] == []


def test_the_page_names_every_code() -> None:
    page = (Path(__file__).parents[2] / "docs/server.md").read_text(encoding="utf-8")
    assert [code for code in CODES if f"`{code}`" not in page] == []

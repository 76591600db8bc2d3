"""The documents keep their word: the README's lines run, and every command and file it names exists."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

from typer.testing import CliRunner

from ludoteca.cli import app

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_lines_in_the_readme_play_a_game() -> None:
    failures, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False, optionflags=doctest.NORMALIZE_WHITESPACE)
    assert tried >= 10
    assert failures == 0


def test_every_command_the_readme_names_exists() -> None:
    listed = CliRunner().invoke(app, ["--help"]).output
    for command in set(re.findall(r"`ludoteca (\S+?)[ `]", README)):
        assert command in listed, command


def test_every_file_the_documents_link_to_exists() -> None:
    for page in [ROOT / "README.md", ROOT / "GUIDE.md", *sorted((ROOT / "docs").glob("*.md"))]:
        for link in re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8")):
            assert (page.parent / link).exists(), f"{page.name} links to {link}"

"""Every game teaches itself: a first game done by touching what it asks for, and a rules page that is illustrated, searched and followed, for all eyes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import pytest
from playwright.sync_api import expect

from ludoteca.server.lessons import lesson_of, texts_of
from ludoteca.texts import LANGUAGES, Texts

if TYPE_CHECKING:
    from web.conftest import Visit
    from web.visitor import Visitor


class Taught(NamedTuple):
    """What is particular to the lesson and the rules page of a game."""

    drawn: str  # lies in both once their boards are drawn
    figures: int  # on the rules page at least
    words: dict[str, str]  # to be searched for, by language
    rule: str  # one that the page leads to
    done: tuple[str, str] = (".lesson, main", "")  # what the lesson ends with: a place and words in it
    steps: range = range(10, 19)


GAMES = {
    "duelo": Taught(".stage [data-piece]", 6, {"en": "perfect block", "pt": "bloqueio perfeito", "es": "bloqueo perfecto"}, "due.clh.4", steps=range(15, 25)),
    "diceforge": Taught(
        ".frame .stage .inventory", 6, {"en": "reinforcement", "pt": "reforços", "es": "refuerzos"}, "dic.car.hind.1", (".ending [data-count='2']", "53")
    ),
    "labyrinx": Taught(".piece", 7, {"en": "crossroads", "pt": "encruzilhada", "es": "encrucijada"}, "lab.trap.1", (".stage .finale", "")),
    "calamandara": Taught("[data-item^='cell:']", 8, {"en": "singularity", "pt": "singularidade", "es": "singularidad"}, "cal.react.7", (".finish", "")),
    "zodiacus": Taught("[data-piece]", 8, {"en": "limbo", "pt": "oportunidade", "es": "oportunidad"}, "zod.oa.1"),
}


def place_of(visitor: Visitor, option: dict[str, Any]) -> Any:
    """What one touches on the board to take an option: a thing, a place, a card of the hand, or a button with a word."""
    target, notation = option["target"], option["notation"]
    if target == "button":
        return visitor.page.locator(f".stage button[data-notation='{notation}']").last
    kind, _, name = target.partition(":")
    things = [f"[data-{mark}='{target}']" for mark in ("piece", "item", "zone")]
    things += {"piece": [f"[data-piece='{name}']"], "cell": [f"[data-cell='{name}']"], "hand": [f"[data-card='{notation.partition(':')[2]}']"]}.get(kind, [])
    return visitor.page.locator(f".stage .lit:is({', '.join(things)}), .stage [data-zone='{target}'] > .lit").first


def follow_lesson(visitor: Visitor, game: str) -> None:
    """Do each step as it asks, after trying something else where one can."""
    steps = visitor.call("GET", f"/games/{game}/lesson")["steps"]
    for place, step in enumerate(steps):
        visitor.page.locator(f"[data-step='{step['name']}']").wait_for()
        result = visitor.page.locator(".stage .result .button.main")
        if result.count():
            result.click()
        if step["expect"] is None:
            if place < len(steps) - 1:
                visitor.page.locator("[data-next]").click()
            continue
        right = next(option for option in step["decision"]["options"] if option["action"] == step["expect"])
        others = [option for option in step["decision"]["options"] if option is not right]
        if others:
            place_of(visitor, others[0]).click()
            expect(visitor.page.locator(".remark")).to_be_visible()
        place_of(visitor, right).click()


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_done_from_start_to_end_on_the_board_and_leads_to_a_game(visit: Visit, game: str) -> None:
    taught = GAMES[game]
    ana = visit().open(f"/learn/{game}")
    ana.page.locator(taught.drawn).first.wait_for()
    assert ana.violations() == []
    follow_lesson(ana, game)
    place, words = taught.done
    expect(ana.page.locator(place).last).to_contain_text(words)
    ana.page.get_by_role("button", name="Play a bot").click()
    ana.board.wait_for()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_speaks_in_every_language(game: str, language: str) -> None:
    texts = Texts(language)
    lesson = lesson_of(game)
    assert [key for key in texts_of(lesson) if texts.say({"key": key, "args": {}}) == key] == []
    assert len(lesson.steps) in GAMES[game].steps


@pytest.mark.parametrize("locale", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_are_illustrated_searchable_and_lead_from_a_number_to_its_rule(visit: Visit, game: str, locale: str) -> None:
    taught = GAMES[game]
    ana = visit(locale=locale).open(f"/rules/{game}")
    figures = ana.page.locator("figure[data-picture]")
    expect(figures.nth(taught.figures - 1)).to_be_attached()
    for index in range(figures.count()):
        figures.nth(index).locator("svg").first.wait_for()
    ana.page.locator(f"figure {taught.drawn}").first.wait_for()
    if locale == "en":
        assert ana.violations() == []
    sections, words = ana.page.locator("article section"), taught.words[locale]
    ana.page.get_by_role("searchbox").fill(words)
    expect(sections.filter(has_not_text=words)).to_have_count(0)
    expect(sections.first).to_be_visible()
    ana.page.get_by_role("searchbox").fill("")
    ana.page.locator(f"article a[href='#{taught.rule}']").first.click()
    expect(ana.page.locator(f"[id='{taught.rule}'].named")).to_be_in_viewport()

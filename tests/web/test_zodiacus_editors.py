"""Zodiacus besides its board: decks and packs of one's own, the set-up, the first game and the rules, by mouse, by keyboard and on a phone."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from web.visitor import BOT, PERSON

if TYPE_CHECKING:
    from web.conftest import Visit
    from web.visitor import Visitor

OFFERED = ".setup .take.lit"


def deck_editor(visitor: Visitor) -> Visitor:
    """In the deck editor, as soon as the cards lie there."""
    visitor.open("/decks/zodiacus").page.locator("[data-card]").first.wait_for()
    return visitor


def add(visitor: Visitor, card: str, times: int = 1) -> None:
    for _ in range(times):
        visitor.page.locator(f"[data-card={card}] .copies button").last.click()


def ready(visitor: Visitor) -> Any:
    return visitor.page.locator("[data-deck=ready]")


def texts_from(visitor: Visitor, prepared: str = "blade") -> str:
    """A ready-made deck as text, from the editor itself."""
    visitor.page.locator(f"[data-prepared={prepared}]").click()
    ready(visitor).wait_for()
    visitor.page.get_by_text("Share as text").click()
    shared: str = visitor.page.locator("details textarea").input_value()
    return shared


def test_a_deck_is_built_saved_shared_and_brought_to_a_table(visit: Visit) -> None:
    ana = visit()
    ana.named("Ana")
    deck_editor(ana)
    ana.page.locator("[data-prepared=veil]").click()
    ready(ana).wait_for()
    ana.page.locator("[data-card=oracle] .copies button").first.click()
    expect(ana.page.locator(".problems")).to_contain_text("29 action cards: 30 are needed")
    add(ana, "zeus_bolt")
    ready(ana).wait_for()
    add(ana, "zeus_bolt")
    expect(ana.page.locator(".problems")).to_contain_text("31 action cards: only 30 fit")
    expect(ana.page.locator("[data-card=zeus_bolt]")).to_contain_text("2 of 2")
    expect(ana.page.get_by_label("Add Bolt of Zeus"), "no card is offered more often than a deck may hold it").to_have_attribute("aria-disabled", "true")
    ana.page.locator("[data-card=zeus_bolt] .copies button").first.click()
    ready(ana).wait_for()
    ana.page.get_by_label("Name").fill("Veil and Bolt")
    ana.page.get_by_role("button", name="Save").click()
    expect(ana.page.get_by_text("Saved", exact=True)).to_be_visible()
    ana.page.get_by_role("link", name="Play with it").click()
    ana.page.wait_for_url("**/new/zodiacus?deck=*")
    expect(ana.page.get_by_role("checkbox", name="Veil and Bolt")).to_be_checked()
    ana.page.locator("form > button.main").click()
    ana.board.wait_for()
    texts = ana.page.evaluate("fetch(`/api/tables/${location.pathname.split('/')[2]}/texts/en`).then(answer => answer.text())")
    assert "zodiacus-deck-third = Veil and Bolt" in texts
    ana.page.locator("[data-quick=all]").or_(ana.page.locator("[data-plan]")).first.wait_for()


def test_a_deck_shared_by_one_is_imported_by_another_and_faults_are_named_in_their_language(visit: Visit) -> None:
    ana, bea = visit(), visit(locale="pt")
    text = texts_from(deck_editor(ana))
    deck_editor(bea)
    bea.page.get_by_role("button", name="Importar").click()
    box = bea.page.locator("dialog textarea")
    box.fill(text.replace("2 oracle", "2 Oráculo").replace("3 life_potion", "3 Poção de Vidro"))
    bea.page.get_by_role("button", name="Usar este baralho").click()
    expect(bea.page.locator("dialog [role=alert]")).to_contain_text("não há carta “Poção de Vidro”. Seria Poção de Vida?")
    box.fill(text.replace("2 oracle", "2 Oráculo"))
    bea.page.get_by_role("button", name="Usar este baralho").click()
    ready(bea).wait_for()
    assert bea.page.get_by_label("Nome").input_value() == ana.page.get_by_label("Name").input_value()
    bea.page.reload()
    ready(bea).wait_for()


def test_a_deck_is_built_without_a_mouse(visit: Visit) -> None:
    ana = deck_editor(visit())
    plus = ana.page.locator("[data-card=orc_shield] .copies button").last
    plus.focus()
    for _ in range(2):
        ana.page.keyboard.press("Enter")
    expect(ana.page.locator("[data-card=orc_shield]")).to_contain_text("2 of 3")
    ana.page.keyboard.press("Shift+Tab")
    ana.page.keyboard.press("Space")
    expect(ana.page.locator("[data-card=orc_shield]")).to_contain_text("1 of 3")


def field(visitor: Visitor, path: str) -> Any:
    return visitor.page.locator(f"[data-field='{path}']")


def test_values_of_the_box_are_typed_in_judged_at_their_field_saved_and_played(visit: Visit, tmp_path: Path) -> None:
    ana = visit()
    ana.named("Ana")
    ana.open("/box/zodiacus").page.locator("[data-entry]").first.wait_for()
    before = int(ana.page.locator("[data-left]").get_attribute("data-left") or 0)
    ana.page.get_by_role("button", name=re.compile("^Castles")).click()
    life = field(ana, "castles.sun.life").locator("input")
    assert "guess" in (field(ana, "castles.sun.life").get_attribute("class") or "")
    assert "guess" not in (field(ana, "castles.sun.green").get_attribute("class") or ""), "what the rulebook prints is no guess"
    life.fill("203")
    life.press("Tab")
    expect(field(ana, "castles.sun.life")).to_contain_text("Must be a multiple of 5, not 203")
    expect(ana.page.get_by_role("button", name="Save")).to_have_attribute("aria-disabled", "true")
    life.fill("250")
    life.press("Tab")
    ana.page.locator("[data-pack=good]").wait_for()
    field(ana, "castles.sun.rm").get_by_role("button").click()
    expect(ana.page.locator("[data-left]")).to_have_attribute("data-left", str(before - 2))
    ana.page.get_by_role("button", name="Intrépidos").click()
    expect(ana.page.locator("[data-entry='intrepidos.frixo']").get_by_role("group"), "its levels stand in lines").to_have_count(3)
    dice = field(ana, "intrepidos.frixo.levels.0.dice").locator("input")
    dice.fill("2R")
    dice.press("Tab")
    ana.page.locator("[data-pack=good]").wait_for()
    with ana.page.expect_download() as download:
        ana.page.get_by_role("button", name="Download").click()
    file = tmp_path / "pack.toml"
    download.value.save_as(file)
    text = file.read_text(encoding="utf-8")
    assert "AC 2R 1 70 0 5 8" in text
    assert '"castles.sun.life"' in text
    ana.page.get_by_role("button", name="Save").click()
    expect(ana.page.get_by_text("Saved", exact=True)).to_be_visible()
    ana.page.get_by_role("link", name="Play with these values").click()
    expect(ana.page.get_by_label("Values of the box")).not_to_have_value("")
    ana.page.locator("form > button.main").click()
    ana.board.wait_for()
    ana.page.locator("[data-quick=advised]").click()
    castle = ana.page.locator("[data-offer='castle:sun']")
    castle.wait_for()
    expect(castle).to_contain_text("250")
    texts = ana.page.evaluate("fetch(`/api/tables/${location.pathname.split('/')[2]}/texts/en`).then(answer => answer.text())")
    assert "2 red dice" in texts


def test_an_entry_that_agrees_with_the_box_is_confirmed_at_once(visit: Visit) -> None:
    ana = visit().open("/box/zodiacus")
    ana.page.get_by_role("button", name=re.compile("^Guardians")).click()
    entry = ana.page.locator("[data-entry='guardians.hydra']")
    expect(entry.locator(".guess").first).to_be_visible()
    entry.locator("[data-confirm-all]").click()
    expect(entry.locator(".guess")).to_have_count(0)
    ana.page.locator("[data-pack=good]").wait_for()


def test_a_pack_file_is_opened_in_the_editor_of_any_game(visit: Visit, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("this is no pack", encoding="utf-8")
    ana = visit().open("/box/duelo")
    ana.page.locator("[data-entry]").first.wait_for()
    ana.page.locator("input[type=file]").set_input_files(file)
    expect(ana.page.get_by_role("alert")).to_contain_text("not TOML")
    own = ana.call("POST", "/games/duelo/packs", {})["text"]
    file.write_text(own.replace("hand = 5", "hand = 500"), encoding="utf-8")
    ana.page.locator("input[type=file]").set_input_files(file)
    expect(field(ana, "hand")).to_contain_text("not 500")


def stages(visitor: Visitor) -> list[str]:
    """Go through the set-up by clicking the last thing that glows; the kinds of things there were to choose."""
    seen: list[str] = []
    while True:
        visitor.page.locator(f"{OFFERED}, .stage .lit:not(.take), [data-prompt]:has-text('draw')").first.wait_for()
        offers = visitor.page.locator(OFFERED)
        if offers.count() == 0:
            return seen
        kind = (offers.last.get_attribute("data-piece") or "").split(":")[0]
        if kind not in seen:
            seen.append(kind)
        visitor.touch(offers.last)
        visitor.page.locator(f"{OFFERED}, .stage:not(:has(.setup))").first.wait_for()


def test_a_duel_is_set_up_piece_by_piece_by_touching_what_glows(visit: Visit) -> None:
    ana = visit()
    ana.named("Ana")
    ana.sit_at(ana.make_table("zodiacus", [PERSON, BOT]))
    ana.page.locator(OFFERED).first.wait_for()
    assert stages(ana) == ["territory", "castle", "tower", "guardian", "intz", "colour", "deck"]


def test_what_cannot_be_chosen_in_the_set_up_says_why(visit: Visit) -> None:
    ana = visit()
    ana.named("Ana")
    ana.sit_at(ana.make_table("zodiacus", [PERSON, BOT]))
    for _ in range(3):
        ana.page.locator("[data-quick=advised]").wait_for()
        ana.touch(ana.page.locator("[data-quick=advised]"))
    ana.page.locator("[data-offer='tower:fire_tower'] .lit").wait_for()
    ana.page.locator("[data-offer='tower:stone_tower'] .take").click(force=True)
    ana.sees("must be different cards")


def test_two_pairs_are_set_up_by_one_click_each_stage(visit: Visit) -> None:
    ana = visit(width=360, height=740)
    ana.named("Ana")
    ana.sit_at(ana.make_table("zodiacus", [PERSON, BOT, BOT, BOT]))
    ana.page.locator("[data-plan=wall]").click()
    ana.page.locator(".stage:not(:has(.setup))").wait_for(timeout=60_000)
    assert ana.overflows() == 0


@pytest.mark.parametrize("path", ["/decks/zodiacus", "/box/zodiacus", "/new/zodiacus"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_editors_are_without_violations_and_fit_a_phone(visit: Visit, path: str, scheme: str) -> None:
    ana = visit(width=360, height=740, color_scheme=scheme).open(path)
    ana.page.locator("[data-card], [data-entry], form").first.wait_for()
    assert ana.overflows() == 0
    assert ana.violations() == []


def test_the_set_up_is_without_violations(visit: Visit) -> None:
    ana = visit()
    ana.named("Ana")
    ana.sit_at(ana.make_table("zodiacus", [PERSON, BOT]))
    ana.page.locator(OFFERED).first.wait_for()
    assert ana.violations() == []

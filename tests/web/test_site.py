"""The site around the tables: replay, dice, rules, languages, light, access for everybody, weight."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Response, expect

from ludoteca.play.verify import verify
from web.visitor import TOY, Visitor

if TYPE_CHECKING:
    from web.conftest import Visit

PERSON: dict[str, object] = {"kind": "person"}
BOT: dict[str, object] = {"kind": "bot", "level": "random"}
MOST_SCRIPT = 200_000


def finished(visitor: Visitor, **options: object) -> str:
    """A game of the toy, played to its end; its id."""
    visitor.named("Ana")
    visitor.sit_at(visitor.make_table(TOY, [PERSON, BOT], options={"points_needed": 1, **options})).finish()
    return visitor.table


def test_a_finished_game_is_looked_through_step_by_step_and_from_any_seat(visit: Visit) -> None:
    ana = visit()
    table = finished(ana)
    ana.open(f"/replay/{table}?ply=0")
    place = ana.page.locator("[data-ply]")
    expect(place).to_contain_text("0 of")
    ana.sees("The table before the first move")
    ana.page.get_by_role("button", name="One step on").click()
    expect(place).to_contain_text("1 of")
    assert "ply=1" in ana.page.url
    ana.page.keyboard.press("ArrowRight")
    expect(place).to_contain_text("2 of")
    ana.page.keyboard.press("Home")
    expect(place).to_contain_text("0 of")
    ana.page.get_by_role("button", name="To the next turn").click()
    expect(place).not_to_contain_text("0 of")
    slider = ana.page.get_by_role("slider")
    slider.fill("2")
    expect(place).to_contain_text("2 of")
    known = ana.page.locator("[data-zone='hand:0'] .card.known")
    expect(known).to_have_count(1)
    ana.page.get_by_label("Point of view").select_option("1")
    expect(ana.page.locator("[data-zone='hand:1'] .card.known")).to_have_count(1)
    expect(known).to_have_count(0)
    stranger = visit().open(ana.page.url.removeprefix(ana.url))
    expect(stranger.page.locator("[data-ply]")).to_contain_text("2 of")
    expect(stranger.page.locator("[data-zone='hand:1'] .card.known")).to_have_count(1)


def test_one_plays_on_from_a_position_of_a_finished_game(visit: Visit) -> None:
    ana = visit()
    table = finished(ana)
    ana.open(f"/replay/{table}?ply=2&seat=0")
    ana.page.get_by_role("button", name="Play on from here").click()
    ana.page.wait_for_url("**/t/*")
    ana.asked()
    assert ana.table != table


def test_the_record_is_downloaded_and_the_browser_recomputes_every_outcome(visit: Visit) -> None:
    ana = visit()
    table = finished(ana)
    ana.open(f"/replay/{table}")
    with ana.page.expect_download() as download:
        ana.page.get_by_role("link", name="Record").click()
    text = download.value.path().read_text(encoding="utf-8")
    verdict = verify(text)
    assert verdict.fair
    ana.open(f"/verify/{table}")
    ana.sees("The revealed secret is the one that was sealed before the game.")
    expect(ana.page.locator("[data-fair]")).to_contain_text(str(verdict.outcomes))


def test_a_record_whose_seed_was_changed_is_found_out(visit: Visit) -> None:
    ana = visit()
    table = finished(ana)
    forged = "".join(
        "seed: another\n" if line.startswith("seed: ") else line for line in ana.call("GET", f"/tables/{table}/dice")["record"].splitlines(keepends=True)
    )
    ana.open("/verify")
    ana.page.get_by_role("textbox").fill(forged)
    ana.page.get_by_role("button", name="Check", exact=True).click()
    ana.sees("The revealed secret is not the one that was sealed before the game.")


def test_the_language_changes_without_a_reload_and_stays(visit: Visit) -> None:
    ana = visit().open("/settings")
    ana.page.evaluate("window.still = true")
    for language, word in [("Português", "Ajustes"), ("Español", "Ajustes"), ("English", "Settings"), ("Português", "Ajustes")]:
        ana.page.get_by_role("radio", name=language).check()
        expect(ana.page.get_by_role("heading", level=1)).to_have_text(word)
    assert ana.page.evaluate("window.still") is True
    assert ana.page.evaluate("document.documentElement.lang") == "pt"
    ana.open()
    ana.sees("Puxe uma cadeira.")
    ana.play_now(TOY)
    expect(ana.page.get_by_role("region", name="O que se pergunta")).to_be_visible()


@pytest.mark.parametrize(("locale", "words"), [("pt-BR", "Puxe uma cadeira."), ("es-AR", "Acerca una silla."), ("fr-FR", "Pull up a chair.")])
def test_the_browser_s_own_language_is_spoken_where_we_speak_it(visit: Visit, locale: str, words: str) -> None:
    visit(locale=locale).open().sees(words)


def test_a_rule_is_found_by_its_number_and_by_a_word(visit: Visit) -> None:
    ana = visit().open("/rules/duelo#due.exc.2")
    rule = ana.page.locator("[id='due.exc.2']")
    expect(rule).to_be_in_viewport()
    assert "named" in (rule.get_attribute("class") or "")
    ana.page.get_by_role("searchbox").fill("stance")
    expect(ana.page.locator("article section").first).to_contain_text("tance")
    ana.page.get_by_role("searchbox").fill("xyzzy")
    ana.sees("Nothing about “xyzzy”.")


def test_the_log_shows_a_rule_without_leaving_the_table(visit: Visit) -> None:
    ana = visit(width=1440, height=900).named("Ana")
    ana.sit_at(ana.make_table("duelo", [PERSON, BOT])).asked()
    ana.page.get_by_role("button", name="Show rule due.exc.2").first.click()
    dialog = ana.page.get_by_role("dialog")
    expect(dialog).to_contain_text("due.exc.2")
    expect(dialog).to_contain_text("exactly one card")


def test_a_table_is_set_up_with_seats_options_and_a_clock(visit: Visit) -> None:
    ana = visit().named("Ana").open(f"/new/{TOY}")
    ana.page.get_by_role("spinbutton", name="Players").press("ArrowUp")
    ana.page.get_by_label("Player 2").select_option("open")
    ana.page.get_by_role("spinbutton", name="Points needed to win").press("Home")
    ana.page.get_by_role("radio", name="Live").check()
    ana.page.get_by_text("Show this table in the lobby").click()
    ana.page.get_by_role("button", name="Open the table and invite").click()
    ana.page.wait_for_url("**/t/*")
    facts = ana.call("GET", f"/tables/{ana.table}")
    assert [player["kind"] for player in facts["players"]] == ["person", "open", "bot"]
    assert facts["options"]["points_needed"] == 1
    assert facts["clock"] == {"kind": "live", "seconds": 600, "increment": 10}
    bea = visit().open("/lobby")
    bea.page.locator(f"a[href='/t/{ana.table}']").click()
    bea.page.get_by_role("button", name="Sit here").click()
    bea.board.wait_for()
    expect(bea.page.get_by_role("timer")).to_have_count(3)


def test_an_account_keeps_the_games_on_another_device(visit: Visit) -> None:
    ana = visit()
    table = finished(ana)
    ana.open("/account")
    ana.page.get_by_label("User name").fill(f"ana.{table[:8]}")
    ana.page.get_by_label("Password").fill("correct horse battery")
    ana.page.get_by_role("button", name="Open an account").click()
    ana.sees("Your account is open and keeps your games.")
    elsewhere = visit().open("/account")
    elsewhere.expected.append("403")
    elsewhere.page.get_by_label("User name").fill(f"ana.{table[:8]}")
    elsewhere.page.get_by_label("Password").fill("wrong horse battery")
    elsewhere.page.get_by_role("button", name="Sign in").click()
    expect(elsewhere.page.locator(".fault")).to_be_visible()
    elsewhere.page.get_by_label("Password").fill("correct horse battery")
    elsewhere.page.get_by_role("button", name="Sign in").click()
    elsewhere.sees("Welcome back.")
    elsewhere.open("/mine")
    expect(elsewhere.page.locator(f"a[href='/replay/{table}']")).to_be_visible()


def test_an_address_that_leads_nowhere_says_so(visit: Visit) -> None:
    ana = visit().open("/nowhere/at/all")
    ana.sees("There is no table here")
    ana.expected.append("404")
    ana.open("/t/nosuchtable")
    ana.sees("This table cannot be shown")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_wrong_with_any_page(visit: Visit, scheme: str) -> None:
    ana = visit(color_scheme=scheme)
    table = finished(ana)
    found: dict[str, list[str]] = {}
    for path in [
        "/",
        "/lobby",
        "/mine",
        f"/new/{TOY}",
        "/rules",
        "/rules/duelo",
        "/settings",
        "/account",
        f"/verify/{table}",
        "/nowhere",
        f"/replay/{table}",
        f"/t/{table}",
    ]:
        ana.open(path)
        ana.page.wait_for_load_state("networkidle")
        found[path] = ana.violations()
    for game in (TOY, "duelo"):
        ana.sit_at(ana.make_table(game, [PERSON, BOT])).asked()
        found[game] = ana.violations()
    ana.open(f"/t/{ana.make_table(TOY, [PERSON, {'kind': 'open'}])}")
    found["room"] = ana.violations()
    assert {place: faults for place, faults in found.items() if faults} == {}


def test_the_pages_fit_a_phone_and_a_large_screen(visit: Visit) -> None:
    ana = visit(width=360, height=740)
    table = finished(ana)
    for path in [
        "/",
        "/lobby",
        "/mine",
        f"/new/{TOY}",
        "/rules",
        "/rules/duelo",
        "/settings",
        "/account",
        f"/verify/{table}",
        f"/replay/{table}",
        f"/t/{table}",
    ]:
        ana.open(path)
        assert ana.overflows() <= 0, path
    large = visit(width=3840, height=2160)
    for path in ["/", f"/replay/{table}"]:
        large.open(path)
        assert large.overflows() <= 0, path


def test_the_first_page_brings_less_than_200_kilobytes_of_script(visit: Visit) -> None:
    ana = visit(service_workers="block")
    scripts: list[Response] = []
    ana.page.on("response", lambda response: scripts.append(response) if response.request.resource_type == "script" else None)
    ana.open()
    ana.page.wait_for_load_state("networkidle")
    weight = sum(len(script.body()) for script in scripts)
    assert 0 < weight < MOST_SCRIPT


def test_the_site_installs_and_its_shell_opens_without_a_connection(visit: Visit) -> None:
    ana = visit().open()
    manifest = json.loads(ana.page.evaluate("fetch('/manifest.webmanifest').then(answer => answer.text())"))
    assert {icon["sizes"] for icon in manifest["icons"]} >= {"192x192", "512x512"}
    for icon in manifest["icons"]:
        assert ana.page.evaluate("path => fetch(path).then(answer => answer.ok)", icon["src"])
    ana.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    ana.open("/settings")
    ana.open("/settings")
    ana.expected += ["ERR_INTERNET_DISCONNECTED", "Failed to load resource", "WebSocket"]
    ana.context.set_offline(True)
    ana.open("/settings")
    ana.sees("Language")


def test_light_motion_and_sound_are_kept(visit: Visit) -> None:
    ana = visit(color_scheme="dark").open("/settings")
    dark = ana.page.evaluate("getComputedStyle(document.body).backgroundColor")
    ana.page.get_by_role("radio", name="Day").check()
    light = ana.page.evaluate("getComputedStyle(document.body).backgroundColor")
    assert light != dark
    assert not ana.page.get_by_label("Sound").is_checked(), "sound is off by default"
    ana.open("/")
    assert ana.page.evaluate("getComputedStyle(document.body).backgroundColor") == light

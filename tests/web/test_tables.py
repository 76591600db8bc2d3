"""What happens around a game: taking back by leave of the others, clocks that run out, leaving and returning, sound, spectators, and what follows the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from ludoteca.games import names
from web.visitor import BOT, OPEN, PERSON, TOY, Visitor

if TYPE_CHECKING:
    from server.running import Running
    from web.conftest import Visit

HANDS: dict[str, object] = {"hands": ["2", "3"], "to_move": 0, "first": 0}
SWAP = 1
LISTEN = """() => {
    window.tones = 0;
    const create = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function () { window.tones += 1; return create.call(this); };
}"""


def two(visit: Visit, **rest: object) -> tuple[Visitor, Visitor]:
    """Two people at a table of the toy; the first is asked."""
    ana, bea = visit().named("Ana"), visit().named("Bea")
    table = ana.make_table(TOY, [PERSON, OPEN], **{"position": HANDS, **rest})
    bea.call("POST", f"/tables/{table}/join", {})
    ana.sit_at(table).asked()
    bea.sit_at(table)
    return ana, bea


def ply(visitor: Visitor) -> str:
    """How far the game has come, as the page shows it."""
    return (visitor.page.locator("[data-ply-now]").get_attribute("data-ply-now") or "").split()[1]


@pytest.mark.parametrize("answer", ["Yes", "No"])
def test_a_decision_that_showed_something_is_taken_back_only_by_leave_of_the_other(visit: Visit, answer: str) -> None:
    ana, bea = two(visit)
    before = ply(ana)
    ana.choose(SWAP)
    after = ply(ana)
    ask = ana.page.locator("[data-undo]")
    expect(ask).to_have_attribute("title", "Ask to take back")
    ask.click()
    request = bea.page.get_by_role("alertdialog")
    expect(request).to_contain_text("Ana asks to take a decision back.")
    expect(ana.page.get_by_role("alertdialog").get_by_role("button")).to_have_count(0)
    request.get_by_role("button", name=answer).click()
    expect(request).to_have_count(0)
    if answer == "Yes":
        ana.page.wait_for_function("before => document.querySelector('[data-ply-now]').dataset.plyNow.split(' ')[1] === before", arg=before)
        ana.asked()
    else:
        expect(ana.page.get_by_role("alertdialog")).to_have_count(0)
        assert ply(ana) == after


def test_when_the_time_is_up_a_bot_plays_on_until_its_owner_returns(visit: Visit, site: Running) -> None:
    ana, bea = two(visit, clock={"kind": "live", "seconds": 600, "increment": 0}, options={})
    clocks = ana.page.get_by_role("timer")
    expect(clocks).to_have_count(2)
    expect(clocks.first).to_contain_text("9:")
    site.hurry(ana.table)
    ana.sees("A bot is playing for you.")
    bea.asked()
    ana.page.get_by_role("button", name="Play again myself").click()
    expect(ana.page.get_by_text("A bot is playing for you.")).to_have_count(0)
    bea.choose().choose()  # the last of this round and the first of the next
    ana.asked()


def test_where_time_decides_whoever_runs_out_of_it_has_lost(visit: Visit, site: Running) -> None:
    ana, bea = two(visit, clock={"kind": "live", "seconds": 10, "increment": 0}, timeout="loss")
    expect(ana.page.locator(".clock.running.short")).to_have_count(1)
    site.hurry(ana.table)
    for one in (ana, bea):
        one.end.wait_for()
        expect(one.end).to_contain_text("time")
    expect(bea.end).to_contain_text("You win")


def test_days_for_a_decision_are_told_in_days_and_hours(visit: Visit) -> None:
    ana, _ = two(visit, clock={"kind": "days", "days": 3})
    expect(ana.page.get_by_role("timer").first).to_have_text("2 d 23 h")


def test_somebody_who_leaves_finds_the_game_going_on_and_takes_the_seat_back(visit: Visit) -> None:
    ana, bea = two(visit)
    ana.page.get_by_role("button", name="Give up").click()
    ana.page.get_by_role("dialog").get_by_role("button", name="Let a bot play on for now").click()
    ana.sees("A bot is playing for you.")
    bea.asked()
    ana.open("/")
    ana.sit_at(bea.table)
    ana.page.get_by_role("button", name="Play again myself").click()
    expect(ana.page.get_by_text("A bot is playing for you.")).to_have_count(0)
    for _ in range(40):  # a six is kept without asking, so Bea may be asked more than once before Ana is
        if ana.options.count() or ana.over():
            break
        if bea.options.count():
            bea.choose(0)
        ana.page.wait_for_timeout(250)
    ana.asked()
    expect(ana.page.get_by_text("A bot is playing for you.")).to_have_count(0)


def test_not_a_tone_sounds_unless_sound_is_on(visit: Visit) -> None:
    ana = visit().named("Ana")
    ana.sit_at(ana.make_table(TOY, [PERSON, {"kind": "person", "name": "Bea"}], position=HANDS, options={})).asked()
    ana.page.evaluate(LISTEN)
    touched = ana.page.locator("[data-zone='hand:1'] .thing").first
    touched.click()
    ana.page.locator(".notice").wait_for()
    assert ana.page.evaluate("window.tones") == 0
    ana.page.get_by_role("button", name="Sound").click()
    touched.click()
    ana.page.wait_for_function("window.tones > 0")
    ana.page.get_by_role("button", name="Sound").click()
    heard = ana.page.evaluate("window.tones")
    touched.click()
    ana.page.wait_for_timeout(200)
    assert ana.page.evaluate("window.tones") == heard


def test_several_spectators_of_a_full_table_see_the_same_and_no_hand(visit: Visit) -> None:
    ana = visit().named("Ana")
    table = ana.make_table(TOY, [PERSON, {"kind": "person", "name": "Bea"}, BOT], position={"seats": 3, "hands": ["2", "3", "4"], "to_move": 0, "first": 0})
    watchers = [visit().sit_at(table) for _ in range(2)]
    for watcher in watchers:
        watcher.sees("You are watching")
        expect(watcher.page.locator("[data-zone^='hand'] .card.secret")).to_have_count(3)
        assert watcher.page.locator("[data-face]:not([data-face=''])[data-zone^='hand']").count() == 0
        assert watcher.options.count() == 0
    assert watchers[0].prompt == watchers[1].prompt


def test_after_a_resignation_both_meet_again_at_the_next_table_with_seats_moved_on(visit: Visit) -> None:
    ana, bea = two(visit)
    first = ana.table
    bea.page.get_by_role("button", name="Give up").click()
    bea.page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    for one in (ana, bea):
        one.end.wait_for()
        expect(one.end).to_contain_text("resignation")
        one.page.get_by_role("button", name="Again").click()
        one.page.wait_for_function("first => !location.pathname.endsWith(first)", arg=first)
    assert ana.table == bea.table
    ana.board.wait_for()
    assert [player["name"] for player in ana.call("GET", f"/tables/{ana.table}")["players"]] == ["Bea", "Ana"]


@pytest.mark.parametrize("game", names())
def test_the_end_of_every_game_is_a_moment_with_ways_on(visit: Visit, game: str) -> None:
    ana = visit(permissions=["clipboard-read", "clipboard-write"]).named("Ana")
    ana.sit_at(ana.make_table(game, [PERSON, BOT])).asked()
    ana.page.get_by_role("button", name="Give up").click()
    ana.page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    ana.end.wait_for()
    expect(ana.end.locator(".places li")).to_have_count(2)
    ana.end.get_by_role("button", name="Share").click()
    expect(ana.end.get_by_role("button", name="Copied")).to_be_visible()
    assert ana.page.evaluate("navigator.clipboard.readText()").endswith(f"/replay/{ana.table}")
    ana.end.get_by_role("button", name="Back to the board").click()
    expect(ana.end).to_have_count(0)
    ana.page.get_by_role("button", name="Result").click()
    ana.end.get_by_role("link", name="Look at it").click()
    ana.page.locator("[data-ply]").wait_for()


def test_answers_that_lie_nowhere_on_the_board_are_never_cut_and_do_not_cover_it(visit: Visit) -> None:
    """Question and answers share a line where they can; what needs a second one gets it once, a passing notice lies over the board."""
    ana = visit(width=1440, height=900).named("Ana")
    position: dict[str, object] = {"characters": ["bibi", "zambar"], "at": ["6,3", "hall"], "cards": {"6,3": "cross_open_none@0"}}
    ana.sit_at(ana.make_table("labyrinx", [PERSON, BOT], position=position)).asked()
    sizes = """() => {
        const [dock, place, board, answers] = ['.dock', '.dock-place', '.board', '.dock .options'].map((name) => document.querySelector(name));
        return { cut: answers.scrollWidth - answers.clientWidth, over: dock.offsetHeight - place.offsetHeight, board: board.clientHeight };
    }"""
    ana.page.wait_for_function(f"() => {{ const found = ({sizes})(); return found.cut <= 0 && found.over <= 0; }}")
    before = ana.page.evaluate(sizes)["board"]
    ana.page.locator(".dock .refused").first.click(force=True)  # it says why not
    expect(ana.page.get_by_role("alert")).to_be_visible()
    assert ana.page.evaluate(sizes)["board"] == before

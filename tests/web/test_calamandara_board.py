"""Calamandara on its own board: played by touching what glows, answered from several browsers, taught step by step, on a phone and without a mouse."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from web.visitor import BOT, PERSON, Visitor, company

if TYPE_CHECKING:
    from web.conftest import Visit

FRAME = ".frame[data-point]"
GLOWING = f"{FRAME} .lit:visible, {FRAME} .ask button:visible"
IN_PAGE = f"{FRAME} .lit, {FRAME} .ask button"
MOST_TOUCHES = 2_000

# South is one move from the Rift; west can stop the move, north can cancel the stop, east can only look on.
FOUR: dict[str, object] = {
    "seats": 4, "at": "move", "board": ["c3-8 footprint", "c3-9 footprint", "w3-6 footprint", "n3-6 footprint", "e3-6 footprint"],
    "tokens": ["c3-8", "w3-6", "n3-6", "e3-6"], "hands": ["", "duadar_monument", "helm_of_solitude", ""],
}  # fmt: skip
# A table of four just dealt, the topmost cards of each deck known: west can stop a move, south can cancel that, bots hold nothing that answers either.
DEALT: dict[str, object] = {
    "seats": 4, "round": 0, "options": {"round_cap": 2}, "symbol_decks": [f"{top} ? ? ? ? ? ? ? ?" for top in ("01", "05", "06", "07")],
    "decks": [
        "helm_of_solitude", "duadar_monument", "sealed_fields sealed_fields the_oracle the_oracle fall_of_winds",
        "sealed_fields sealed_fields the_oracle fall_of_winds dionesic_perception",
    ],
    "agenda": ["FirstTurn", *[f"PickStartSymbol {seat}" for seat in (3, 3, 2, 2, 1, 1, 0, 0)], *[f"DrawFirstHand {seat} 1" for seat in (3, 2, 1, 0)]],
}  # fmt: skip
LAST_STEP: dict[str, object] = {
    "at": "move", "board": ["c3-8 footprint", "c3-9 footprint", "n3-4 footprint"], "tokens": ["c3-8", "n3-4"],
    "hands": ["helm_of_solitude", "duadar_monument"],
}  # fmt: skip
INSERTING: dict[str, object] = {
    "at": "insert", "board": ["s3-1 footprint", "s1-3 tower", "c3-7 footprint"], "tokens": ["s3-1", "start"], "ready": ["footprint wing mirror", ""],
    "hands": ["ruins_of_domodora", ""],
}  # fmt: skip


def sit(visitor: Visitor, bots: int = 1, **rest: object) -> Visitor:
    """At a table of Calamandara with some bots, as soon as the lands are drawn."""
    visitor.named("Ana")
    visitor.sit_at(visitor.make_table("calamandara", [PERSON, *[BOT] * bots], **rest))
    visitor.page.locator("[data-item^='cell:']").first.wait_for()
    return visitor


def cell(visitor: Visitor, name: str) -> Any:
    return visitor.page.locator(f"[data-item='cell:{name}']")


def word(visitor: Visitor, notation: str) -> Any:
    return visitor.page.locator(f"{FRAME} .ask button[data-notation='{notation}']")


def point(visitor: Visitor) -> str:
    """What is asked of this person now, if anything."""
    frame = visitor.page.locator(FRAME)
    return str(frame.first.get_attribute("data-point")) if frame.count() else ""


def await_point(visitor: Visitor, name: str) -> None:
    visitor.page.locator(f".frame[data-point='{name}']").wait_for()


class Walker:
    """Plays by clicks straight up the middle column to the Rift: footprints before the token, everything else out of the way."""

    def __init__(self, visitor: Visitor, cards: int = 5, *, willing: bool = False) -> None:
        self.visitor = visitor
        self.willing = willing  # answers the first thing that can be answered
        self.cards = cards  # still to be drawn into the first hand
        self.path = [f"s3-{row}" for row in range(1, 7)] + ["c3-7", "c3-8", "c3-9"]
        self.ahead = 0  # the first cell of the path that the token has not reached
        self.answers = 0

    def next_step(self) -> None:
        """Answer the one question that is open."""
        asked = point(self.visitor)
        place = self.choice(asked)
        self.answers += asked == "D_REACT"
        self.visitor.touch(place if place is not None and place.count() else self.visitor.page.locator(GLOWING).first)

    def choice(self, asked: str) -> Any:
        page = self.visitor.page
        if asked in ("D_SETUP_SYMBOL", "D_ACQ_LOWER"):
            return page.locator(".depot .lit[data-item$='/footprint']")
        if asked == "D_SETUP_DRAW":
            return self.draw(0)
        if asked == "D_REACT" and self.willing and self.answers == 0:
            return page.locator("[data-zone='hand:0'] .lit").first
        if asked == "D_ACQ_MENU":
            return page.locator("[data-zone='symbol_deck:0'] > .lit")
        if asked == "D_INS_MENU":
            ready = page.locator("[data-zone='ready:0']")
            footprint = ready.locator(".lit[data-item$='/footprint']")
            if footprint.count() and self.gap():
                return footprint
            return ready.locator(".lit").last if ready.locator(".token").count() > 2 else word(self.visitor, "done")
        if asked == "D_INS_CELL":
            walking = page.locator("[data-item='ready:0/footprint'].chosen").count()
            return cell(self.visitor, self.gap()) if walking else page.locator(".cell.lit:not([data-item*='3-'])").first
        if asked == "D_MOVE_MENU":
            return self.farthest()
        return word(self.visitor, {"D_MEM_MENU": "skip", "D_REACT": "pass", "D_STAR_SYMBOL": "done"}.get(asked, ""))

    def draw(self, seat: int) -> Any:
        """One more card of the first hand, or enough."""
        self.cards -= 1
        return self.visitor.page.locator(f"[data-zone='deck:{seat}'] .lit") if self.cards >= 0 else word(self.visitor, "stop")

    def gap(self) -> str:
        """The next cell of the path that may be built on."""
        return next((name for name in self.path[self.ahead :] if cell(self.visitor, name).locator(".stone:not(.ghost)").count() == 0), "")

    def farthest(self) -> Any:
        """As far as the path leads, never back."""
        lit = [place for place, name in enumerate(self.path) if self.visitor.page.locator(f".cell.lit[data-item='cell:{name}']").count()]
        if not lit or lit[-1] < self.ahead:
            return word(self.visitor, "skip")
        self.ahead = lit[-1] + 1
        return cell(self.visitor, self.path[lit[-1]])


class Onlooker(Walker):
    """Does nothing by clicks but answering."""

    def choice(self, asked: str) -> Any:
        if asked == "D_REACT" and self.willing and self.answers == 0:
            return self.visitor.page.locator("[data-zone='hand:1'] .lit").first
        if asked == "D_SETUP_DRAW":
            return self.draw(1)
        return self.visitor.page.locator(f"{FRAME} .ask button").first


def walk_to_the_end(*walkers: Walker) -> None:
    """Whoever is asked answers, until all see the end; in a window everybody waits alike, also where nobody is asked."""
    for _ in range(MOST_TOUCHES):
        for walker in walkers:
            if point(walker.visitor) and not walker.visitor.over():
                walker.next_step()
        if all(walker.visitor.over() for walker in walkers):
            return
        walkers[0].visitor.page.wait_for_timeout(20)
    raise AssertionError("the game does not end")


def test_two_people_play_a_whole_game_to_the_rift_by_touching_what_glows(visit: Visit) -> None:
    people = company(visit, "calamandara", "Ana", "Bea", width=1100)
    walk_to_the_end(Walker(people[0]), Onlooker(people[1], willing=True))
    for one in people:
        one.put_the_result_aside()
        expect(one.page.locator(".finish")).to_contain_text("stands on the Rift")


def test_four_travellers_play_from_their_first_hands_to_the_last_round_and_answer_each_other(visit: Visit) -> None:
    ana, bea = company(visit, "calamandara", "Ana", "Bea", bots=2, width=1100, position=DEALT)
    walkers = [Walker(ana, cards=1, willing=True), Onlooker(bea, cards=1, willing=True)]
    walk_to_the_end(*walkers)
    assert all(walker.answers for walker in walkers), "the move was stopped, and the stop cancelled"
    for one in (ana, bea):
        expect(one.end.locator(".places li")).to_have_count(4)
        one.put_the_result_aside()
        expect(one.page.locator(".finish")).to_contain_text("cal.end.2")


def test_four_browsers_stop_a_move_cancel_the_stop_and_see_the_same_end(visit: Visit) -> None:
    ana, bea, caio, duda = people = company(visit, "calamandara", "Ana", "Bea", "Caio", "Duda", width=1100, position=FOUR)
    await_point(ana, "D_MOVE_MENU")
    ana.touch(cell(ana, "c3-9"))
    await_point(bea, "D_REACT")
    assert point(caio) == point(duda) == "", "nobody else is asked"
    expect(duda.page.locator("[data-prompt]")).not_to_contain_text("Bea")
    expect(duda.page.locator(".cell.named[data-item='cell:c3-9']"), "everybody sees where the token wants to go").to_have_count(1)
    bea.touch(bea.page.locator("[data-zone='hand:1'] .lit"))
    await_point(caio, "D_REACT")
    for one in people:
        expect(one.page.locator("[data-zone='pile'] li")).to_have_count(1)
    caio.touch(caio.page.locator("[data-zone='hand:2'] .lit"))
    for one in people:
        one.put_the_result_aside()
        expect(one.page.locator(".finish h2")).to_have_text("Ana stands on the Rift")


def test_a_reaction_survives_a_reload_and_a_lost_connection(visit: Visit) -> None:
    ana, bea = company(visit, "calamandara", "Ana", "Bea", width=1100, position=LAST_STEP)
    ana.touch(cell(ana, "c3-9"))
    await_point(bea, "D_REACT")
    bea.page.reload()
    await_point(bea, "D_REACT")
    bea.lose_the_line()
    bea.page.locator("[data-zone='hand:1'] .lit").click()
    await_point(ana, "D_REACT")
    expect(ana.page.locator("[data-zone='pile']")).to_contain_text("Monument in Duadar")
    ana.page.reload()
    await_point(ana, "D_REACT")
    ana.touch(ana.page.locator("[data-zone='hand:0'] .lit"))
    ana.end.wait_for()


def test_whoever_has_the_turn_prepares_the_next_choice_while_others_may_answer(visit: Visit) -> None:
    ana, bea = company(visit, "calamandara", "Ana", "Bea", width=1100, position={
        "at": "insert", "board": ["s3-1 footprint"], "tokens": ["s3-1", "start"], "ready": ["footprint", ""], "hands": ["", "armio_delirium"],
    })  # fmt: skip
    ana.touch(ana.page.locator("[data-item='ready:0/footprint']"))
    ana.touch(cell(ana, "s3-2"))
    await_point(bea, "D_REACT")
    cell(ana, "s3-2").click()
    expect(ana.page.locator("[data-item='cell:s3-2'].prepared")).to_have_count(1)
    ana.sees("it is handed in when the wait is over")
    assert bea.page.locator(".prepared").count() == 0, "nobody else sees it"
    bea.touch(word(bea, "pass"))
    expect(ana.page.locator(".log")).to_contain_text("3·2")
    expect(ana.page.locator(".prepared")).to_have_count(0)


def test_a_symbol_is_laid_by_cell_and_then_turned_with_a_ghost(visit: Visit) -> None:
    ana = sit(visit(), position=INSERTING)
    ana.touch(ana.page.locator("[data-item='ready:0/wing']"))
    expect(ana.page.locator("[data-item='ready:0/wing'].chosen")).to_have_count(1)
    cell(ana, "c2-8").hover()
    expect(cell(ana, "c2-8").locator(".ghost")).to_have_count(2)
    ana.touch(cell(ana, "c2-8"))
    await_point(ana, "D_INS_ROT")
    expect(ana.page.locator(".arrow")).to_have_count(4)
    ana.page.locator(".arrow[data-notation='turn:east']").hover()
    ana.touch(ana.page.locator(".arrow[data-notation='turn:east']"))
    expect(ana.page.locator("[data-item='cell:c2-8'].tentative")).to_have_count(1)


def test_the_way_is_shown_before_the_token_goes(visit: Visit) -> None:
    ana = sit(visit(), position={"at": "move", "board": ["s3-1 footprint", "s3-2 footprint", "s4-2 footprint"], "tokens": ["start", "start"]})
    expect(ana.page.locator(".cell.lit")).to_have_count(3)
    cell(ana, "s4-2").hover()
    expect(ana.page.locator(".ways .step")).to_have_count(3)


def test_what_does_not_glow_says_why_with_its_rule(visit: Visit) -> None:
    ana = sit(visit(), position=INSERTING)
    ana.page.locator("[data-item='memory:ruins_of_domodora']").wait_for()
    ana.touch(ana.page.locator("[data-item='ready:0/mirror']"))
    cell(ana, "c3-7").click()
    expect(ana.page.locator(".notice")).to_contain_text("cal.ins.3")


def test_towers_waterfalls_and_mirrors_show_what_they_do_on_the_cells(visit: Visit) -> None:
    ana = sit(visit(), position={"at": "insert", "board": ["s1-3 tower", "s3-2 waterfall 0 due", "n3-2 footprint", "n3-3 mirror"], "ready": ["footprint", ""]})
    expect(ana.page.locator(".cell.covered")).to_have_count(5)
    expect(cell(ana, "s3-2").locator(".due")).to_have_count(1)
    expect(cell(ana, "n3-2").locator(".mirrored")).to_have_count(1)
    expect(cell(ana, "s3-2")).to_have_attribute("aria-label", "South 3·2: waterfall, due this turn")


@pytest.mark.parametrize(("locale", "words"), [("en-GB", "The only symbol a token stands on"), ("pt-BR", "O único símbolo"), ("es-ES", "El único símbolo")])
def test_a_thing_can_be_read_by_hovering_and_by_key(visit: Visit, locale: str, words: str) -> None:
    ana = sit(visit(motion=True, locale=locale), position=INSERTING)
    cell(ana, "s3-1").hover()
    expect(ana.page.locator(".info .words")).to_contain_text(words)
    ana.page.locator("[data-item='memory:ruins_of_domodora']").focus()
    ana.page.keyboard.press("i")
    expect(ana.page.locator(".info .words")).to_contain_text("Domodora")
    ana.page.locator(".info .rule").click()
    expect(ana.page.locator("dialog[open]")).to_contain_text("cal.card.9.1")


def test_hands_of_others_are_backs_and_the_own_reserve_bears_the_eye(visit: Visit) -> None:
    ana = sit(visit(), position={"hands": ["the_well", "the_oracle sealed_fields"], "reserves": ["fall_of_winds", "nomad_lands"]})
    expect(ana.page.locator("[data-zone='reserve:0'] .eye")).to_have_count(1)
    expect(ana.page.locator("[data-zone='hand:1'] svg")).to_have_count(2)
    assert ana.page.locator("[data-zone='hand:1'] button, [data-zone='reserve:1'] button").count() == 0
    bea = visit().sit_at(ana.table)
    bea.page.locator("[data-item^='cell:']").first.wait_for()
    assert "Well" not in bea.page.locator("[data-board]").inner_text()


@pytest.mark.parametrize("mode", ["standard", "sequence", "draft"])
def test_every_mode_opens_with_its_own_first_question(visit: Visit, mode: str) -> None:
    ana = sit(visit(), options={"mode": mode})
    first = {"standard": "D_SETUP_DRAW", "sequence": "D_SETUP_ORDER_SYM", "draft": "D_SETUP_DRAFT"}[mode]
    await_point(ana, first)
    if mode != "standard":
        assert ana.page.locator(".spread button").count() >= 18
    ana.touch(ana.page.locator(f"{FRAME} .spread .lit" if mode != "standard" else f"{FRAME} [data-zone='deck:0'] .lit").first)


@pytest.mark.parametrize(("bots", "width"), [(1, 360), (3, 360), (3, 1024)])
def test_the_whole_table_fits_without_scrolling_sideways(visit: Visit, bots: int, width: int) -> None:
    ana = sit(visit(width=width, height=740, has_touch=width == 360), bots=bots, options={"round_cap": 1})
    assert ana.overflows() == 0
    for _ in range(6):
        ana.page.locator(f"{GLOWING}, .end[role=dialog]").first.wait_for()
        if ana.over():
            break
        ana.touch(ana.page.locator(GLOWING).last)
    assert ana.overflows() == 0


def test_a_turn_is_played_with_the_keyboard_alone(visit: Visit) -> None:
    ana = sit(visit(), position={"ready": ["footprint", ""], "hands": ["", ""], "board": ["s3-1 footprint"]})
    for _ in range(30):
        ana.glow(IN_PAGE)
        ana.press_next(IN_PAGE)
        if point(ana) in ("D_MOVE_MENU", "D_MEM_MENU"):
            return
    raise AssertionError("the third phase is never reached")


def test_arrow_keys_go_from_cell_to_cell(visit: Visit) -> None:
    ana = sit(visit(), position=INSERTING)
    cell(ana, "s3-1").focus()
    ana.page.keyboard.press("ArrowUp")
    assert ana.page.evaluate("document.activeElement.dataset.item") == "cell:s3-2"


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_board_is_sound_for_screen_readers_and_weak_eyes(visit: Visit, scheme: str) -> None:
    ana = sit(visit(color_scheme=scheme), position=INSERTING)
    ana.page.locator(GLOWING).first.wait_for()
    assert ana.violations() == []
    bea, caio = company(visit, "calamandara", "Bea", "Caio", width=1100, position=LAST_STEP)
    bea.touch(cell(bea, "c3-9"))
    await_point(caio, "D_REACT")
    caio.touch(caio.page.locator("[data-zone='hand:1'] .lit"))
    await_point(bea, "D_REACT")
    assert bea.violations() == []

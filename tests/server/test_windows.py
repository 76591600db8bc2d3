"""Secret windows: everybody waits alike, nothing shows who is asked, and people say when they want to be."""

from __future__ import annotations

import asyncio
import time
from functools import partial
from pathlib import Path
from typing import Any

from ludoteca.games import game
from ludoteca.play import Match
from ludoteca.server.chairs import Chair
from ludoteca.server.protocol import Standing
from ludoteca.server.sitting import Sitting
from ludoteca.server.windows import Curtain, Waits
from server.guest import OPEN, PERSON, Guest, Json, act, bot
from server.running import Running, running

CALAMANDARA = game("calamandara")
BOARD = ["s3-1 footprint", "s3-2 footprint", "n3-1 footprint", "s1-1 wing"]
ASKED = "ruins_of_domodora"  # may be played while somebody moves
IDLE = "maurna_guardian"  # may not
WALK = CALAMANDARA.actions.parse("cell:s3-2")
PASS = CALAMANDARA.actions.parse("pass")
RUINS = CALAMANDARA.actions.parse(f"play:{ASKED}")
ALL_AT_ONCE = {"wait_least": 0.5, "wait_most": 0.5}


def position(*hands: str) -> Json:
    """The first seat is about to walk; the others may answer."""
    tokens = ["s3-1", *["start"] * (len(hands) - 1)]
    return {"seats": len(hands), "board": BOARD, "tokens": tokens, "hands": list(hands), "at": "move", "active": 0}


async def sit_down(server: Running, *hands: str, **more: object) -> tuple[str, list[Guest], Guest]:
    """A table with one person on each seat, and somebody who looks on."""
    guests = [Guest(server.url, name) for name in ("Ana", "Bea", "Caio", "Dora")[: len(hands)]]
    id = guests[0].table(PERSON, *[OPEN] * (len(hands) - 1), game="calamandara", position=position(*hands), **more)["id"]
    for guest in guests[1:]:
        guest.post(f"/api/tables/{id}/join", {})
    for seat, guest in enumerate(guests):
        await guest.connect()
        await guest.watch(id, seat)
    watcher = await Guest(server.url, "Eva").connect()
    await watcher.watch(id, None)
    await watcher.until(lambda: id in watcher.facts)
    return id, guests, watcher


def is_asked(guest: Guest, id: str, event: str) -> bool:
    """Is the third seat asked about this?"""
    shown = guest.seen[(id, 2)]
    return shown["decision"] is not None and shown["window"]["event"] == event


async def depart(*guests: Guest) -> None:
    for guest in guests:
        await guest.close()


def told(message: Json, id: str) -> Json:
    """A message without times and names."""
    kept: Json = {key: value for key, value in message.items() if key not in ("id", "clock", "window", "table")}
    if message.get("window"):
        kept["window"] = message["window"]["event"]
        kept["due"] = message["window"]["due"]
    if message["type"] == "table":
        kept["table"] = {key: message["table"][key] for key in ("state", "seq", "ply", "turn", "players")}
    return kept


def test_others_hear_the_same_at_the_same_time_whether_or_not_somebody_was_asked(tmp_path: Path) -> None:
    heard: dict[str, list[list[Json]]] = {}
    times: dict[str, float] = {}

    async def scenario(card: str) -> None:
        id, (ana, bea), watcher = await sit_down(server, "", card)
        for guest in (ana, watcher):
            guest.heard.clear()
        began = time.monotonic()
        answer = await ana.command("play", id="walk", table=id, seat=0, ply=0, action=WALK)
        assert answer["type"] == "accepted"
        await ana.until(lambda: ana.seen[(id, 0)]["window"] is not None)
        refused = await ana.command("play", id="next", table=id, seat=0, ply=ana.seen[(id, 0)]["ply"], action=0)
        assert refused["code"] == "not-asked"
        if card == ASKED:
            await bea.asked(id, 1)
            assert [option["notation"] for option in bea.seen[(id, 1)]["decision"]["options"]] == ["pass", f"play:{ASKED}"]
            assert (await bea.play(id, 1, PASS))["type"] == "accepted"
        assert bea.seen[(id, 1)]["decision"] is None
        facts = ana.get(f"/api/tables/{id}")
        assert not facts["turn"]
        await ana.asked(id, 0)
        times[card] = time.monotonic() - began
        await watcher.until(lambda: watcher.seen[(id, None)]["seq"] == ana.seen[(id, 0)]["seq"])
        heard[card] = [[told(message, id) for message in guest.heard] for guest in (ana, watcher)]
        heard[card].append([{key: facts[key] for key in ("state", "seq", "ply", "turn")}])
        assert [message.get("window") for message in heard[card][1] if message["type"] == "update"] == ["move", None]
        await depart(ana, bea, watcher)

    with running(f"sqlite:///{tmp_path}/test.sqlite", **ALL_AT_ONCE) as server:
        act(lambda: scenario(ASKED))
        act(lambda: scenario(IDLE))
    assert heard[ASKED] == heard[IDLE]
    assert min(times.values()) >= 0.5


def test_all_who_can_answer_are_asked_at_once_and_their_answers_count_in_order(tmp_path: Path) -> None:
    async def scenario() -> None:
        id, (ana, bea, caio), watcher = await sit_down(server, "", ASKED, ASKED)
        await ana.play(id, 0, WALK)
        assert await bea.asked(id, 1)
        assert await caio.asked(id, 2)
        before = len(ana.updates[(id, 0)])
        first = await caio.command("play", id="early", table=id, seat=2, ply=caio.seen[(id, 2)]["ply"], action=PASS)
        again = await caio.command("play", id="early", table=id, seat=2, ply=caio.seen[(id, 2)]["ply"], action=PASS)
        assert first == again
        assert first["type"] == "accepted"
        await caio.until(lambda: caio.seen[(id, 2)]["decision"] is None)
        assert bea.seen[(id, 1)]["decision"] is not None
        assert len(ana.updates[(id, 0)]) == before
        await bea.play(id, 1, RUINS)
        await bea.until(lambda: bea.seen[(id, 1)]["decision"]["point"] == "D_TARGET")
        assert len(ana.updates[(id, 0)]) == before
        while bea.seen[(id, 1)]["decision"] is not None:
            await bea.play(id, 1)
        await ana.until(lambda: any(entry["kind"] == "played" for update in ana.updates[(id, 0)] for entry in update["log"]))
        for event in ("answer", "move"):  # the early answer was void: there is a card to answer, then the move again
            await caio.until(partial(is_asked, caio, id, event))
            await caio.play(id, 2, PASS)
        await ana.until(lambda: any(entry["kind"] == "window_closed" for update in ana.updates[(id, 0)] for entry in update["log"]))
        await depart(ana, bea, caio, watcher)

    with running(f"sqlite:///{tmp_path}/test.sqlite", wait_least=0.2, wait_most=0.2) as server:
        act(scenario)


def test_who_does_not_want_to_be_asked_is_not_and_nobody_else_learns_it(tmp_path: Path) -> None:
    async def scenario(standing: Json) -> None:
        id, (ana, bea), watcher = await sit_down(server, "", ASKED)
        before = len(ana.heard), len(watcher.heard)
        answer = await bea.command("stand", id="s", table=id, seat=1, standing=standing)
        assert answer["type"] == "accepted"
        await bea.until(lambda: bea.seen[(id, 1)]["standing"] == {"hold": False, "rest": "none", "events": [], "answers": [], **standing})
        assert (len(ana.heard), len(watcher.heard)) == before
        assert ana.seen[(id, 0)]["standing"] == {"hold": False, "rest": "none", "events": [], "answers": []}
        await ana.play(id, 0, WALK)
        await ana.asked(id, 0)
        assert all(update["decision"] is None for update in bea.updates[(id, 1)])
        await depart(ana, bea, watcher)

    with running(f"sqlite:///{tmp_path}/test.sqlite", wait_least=0.1, wait_most=0.1) as server:
        for standing in ({"rest": "turn"}, {"rest": "round"}, {"events": ["move"]}, {"answers": [RUINS]}):
            act(partial(scenario, standing))


def test_a_window_that_somebody_holds_waits_even_if_there_is_nothing_to_answer(tmp_path: Path) -> None:
    async def scenario() -> None:
        id, (ana, bea), watcher = await sit_down(server, "", IDLE)
        assert (await bea.command("stand", table=id, seat=1, standing={"hold": True}))["type"] == "accepted"
        await ana.play(id, 0, WALK)
        assert await bea.asked(id, 1)
        assert [option["notation"] for option in bea.seen[(id, 1)]["decision"]["options"]] == ["pass"]
        await asyncio.sleep(0.4)
        assert ana.seen[(id, 0)]["decision"] is None
        assert (await bea.play(id, 1, RUINS))["code"] == "illegal"
        assert (await bea.play(id, 1, PASS))["type"] == "accepted"
        assert await ana.asked(id, 0)
        await depart(ana, bea, watcher)

    with running(f"sqlite:///{tmp_path}/test.sqlite", wait_least=0.1, wait_most=0.1) as server:
        act(scenario)


def test_a_window_of_fixed_time_closes_for_all_at_the_same_moment_though_somebody_does_not_answer(tmp_path: Path) -> None:
    async def scenario(card: str) -> None:
        fixed = {**position("", card), "options": {"window_time": "fixed"}}
        ana, bea = Guest(server.url, "Ana"), Guest(server.url, "Bea")
        id = ana.table(PERSON, OPEN, game="calamandara", position=fixed)["id"]
        bea.post(f"/api/tables/{id}/join", {})
        for seat, guest in enumerate((ana, bea)):
            await guest.connect()
            await guest.watch(id, seat)
        await ana.play(id, 0, WALK)
        window = ana.seen[(id, 0)]["window"]
        assert window["until"] - window["opened"] == 1000
        if card == ASKED:
            assert await bea.asked(id, 1)
            assert bea.seen[(id, 1)]["window"]["due"] < window["until"]
        assert await ana.asked(id, 0)
        assert not any(entry["kind"] == "table-time" for update in ana.updates[(id, 0)] for entry in update["log"])
        await depart(ana, bea)

    with running(f"sqlite:///{tmp_path}/test.sqlite", wait_fixed=1.0) as server:
        act(lambda: scenario(ASKED))
        act(lambda: scenario(IDLE))


def test_whoever_leaves_holds_nothing_up(tmp_path: Path) -> None:
    async def scenario() -> None:
        id, (ana, bea), watcher = await sit_down(server, "", IDLE)
        assert (await bea.command("stand", table=id, seat=1, standing={"hold": True}))["type"] == "accepted"
        await ana.play(id, 0, WALK)
        assert await bea.asked(id, 1)
        assert (await bea.command("leave", table=id, seat=1))["type"] == "accepted"
        assert await ana.asked(id, 0)
        await depart(ana, bea, watcher)

    with running(f"sqlite:///{tmp_path}/test.sqlite", wait_least=0.1, wait_most=0.1) as server:
        act(scenario)


def test_standing_answers_early_answers_and_open_windows_survive_a_restart(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/test.sqlite"
    kept: dict[str, Any] = {}

    async def before() -> None:
        id, guests, watcher = await sit_down(server, "", ASKED, ASKED)
        caio = guests[2]
        assert (await guests[1].command("stand", table=id, seat=1, standing={"hold": True}))["type"] == "accepted"
        await guests[0].play(id, 0, WALK)
        assert await caio.asked(id, 2)
        assert (await caio.command("play", id="early", table=id, seat=2, ply=1, action=PASS))["type"] == "accepted"
        await depart(*guests, watcher)
        kept.update(id=id, guests=guests)

    async def after() -> None:
        id, (ana, bea, caio) = kept["id"], kept["guests"]
        for seat, guest in enumerate((ana, bea, caio)):
            guest.url = server.url
            await guest.connect()
            await guest.watch(id, seat)
        assert bea.seen[(id, 1)]["standing"]["hold"]
        assert caio.seen[(id, 2)]["decision"] is None
        assert (await caio.command("play", id="early", table=id, seat=2, ply=1, action=PASS))["type"] == "accepted"
        assert ana.seen[(id, 0)]["decision"] is None
        assert (await bea.play(id, 1, PASS))["type"] == "accepted"
        assert await ana.asked(id, 0)
        await depart(ana, bea, caio)

    with running(database, **ALL_AT_ONCE) as server:
        act(before)
    with running(database, **ALL_AT_ONCE) as server:
        act(after)


def test_a_person_cannot_tell_whether_a_bot_was_asked(tmp_path: Path) -> None:
    shown: list[Json] = []

    async def scenario(card: str) -> None:
        ana = Guest(server.url, "Ana")
        id = ana.table(PERSON, bot("greedy"), game="calamandara", position=position("", card))["id"]
        await ana.connect()
        await ana.watch(id, 0)
        ana.heard.clear()
        await ana.play(id, 0, WALK)
        shown.append(told(next(message for message in ana.heard if message["type"] == "update"), id))
        window = ana.seen[(id, 0)]["window"]
        assert (window["event"], window["until"] - window["opened"]) == ("move", 500)
        await ana.until(lambda: len(ana.heard) > 2)
        assert ana.heard[2]["clock"] is None
        await depart(ana)

    with running(f"sqlite:///{tmp_path}/test.sqlite", **ALL_AT_ONCE) as server:
        act(lambda: scenario(IDLE))
        act(lambda: scenario(ASKED))
    assert shown[0] == shown[1]


def curtain(*people: str | None, **options: str) -> Curtain:
    """The curtain of a table for these people; None is a bot."""
    chairs = [Chair(seat, "person" if person else "bot", person, level="easy") for seat, person in enumerate(people)]
    return Curtain(CALAMANDARA, chairs, Waits(0.5, 1.5, 8.0, 45.0), dict(options), "seed", 0)


def test_the_wait_depends_on_what_everybody_knows_and_on_nothing_else() -> None:
    for hands in ((ASKED, IDLE), (ASKED, "")):
        state = CALAMANDARA.setup(position("", *hands))
        state.scenes = []
        state.apply(WALK)
        window = CALAMANDARA.window(state.scenes[0].state)
        assert window is not None
        online = curtain("ana", "bea", "caio")
        assert window.able == [seat + 1 for seat, hand in enumerate(hands) if hand]
        assert 500 <= online.wait_for(window, 7) <= 1500
        assert online.wait_for(window, 7) == curtain("ana", "bea", "caio").wait_for(window, 7)
        assert curtain("ana", "bea", "caio", window_time="fixed").wait_for(window, 7) == 8000
        assert curtain(None, None, None).wait_for(window, 7) == 0
        assert online.limit() == 45_000
        assert curtain("ana", None, None).limit() is None
        shared = curtain("ana", "ana", "ana")
        assert shared.wait_for(window, 7) == 0
        assert shared.holders_of(window) == set(window.able)


def test_a_standing_pass_never_answers_a_played_card_or_a_step_onto_the_rift() -> None:
    state = CALAMANDARA.setup(position("", ASKED))
    state.scenes = []
    state.apply(WALK)
    table = curtain("ana", "bea")
    table.standing[1] = Standing(rest="turn")
    table.until[1] = table.turns[:]
    window = CALAMANDARA.window(state)
    assert window is not None
    assert window.restful
    assert not table.wants(1, window, state)
    window.restful = False
    assert table.wants(1, window, state)
    answering = CALAMANDARA.setup({**position(ASKED, "helm_of_solitude"), "at": "acquire"})
    answering.apply(RUINS)
    while CALAMANDARA.window(answering) is None:
        answering.apply(answering.options()[0])
    asked = CALAMANDARA.window(answering)
    assert asked is not None
    assert (asked.event, asked.restful) == ("answer", False)
    assert table.wants(1, asked, answering)


def test_a_standing_pass_ends_with_the_turn_though_an_extra_turn_follows(tmp_path: Path) -> None:
    async def scenario(rest: str) -> None:
        at_end = {**position("fall_of_winds", ASKED), "at": "end"}
        ana, bea = Guest(server.url, "Ana"), Guest(server.url, "Bea")
        id = ana.table(PERSON, OPEN, game="calamandara", position=at_end)["id"]
        bea.post(f"/api/tables/{id}/join", {})
        for seat, guest in enumerate((ana, bea)):
            await guest.connect()
            await guest.watch(id, seat)
        assert (await bea.command("stand", table=id, seat=1, standing={"rest": rest}))["type"] == "accepted"
        await ana.asked(id, 0)
        await ana.play(id, 0, CALAMANDARA.actions.parse("play:fall_of_winds"))
        await ana.asked(id, 0)
        await ana.play(id, 0, CALAMANDARA.actions.parse("traveller:0"))
        if rest == "turn":
            assert await bea.asked(id, 1)
            assert bea.seen[(id, 1)]["window"]["event"] == "start"
        else:
            await ana.until(lambda: (ana.seen[(id, 0)]["decision"] or {}).get("point") == "D_ACQ_MENU")
            assert all(update["decision"] is None for update in bea.updates[(id, 1)])
        await depart(ana, bea)

    with running(f"sqlite:///{tmp_path}/test.sqlite", wait_least=0.1, wait_most=0.1) as server:
        act(partial(scenario, "turn"))
        act(partial(scenario, "round"))


def test_a_standing_pass_until_the_own_next_turn_ends_with_an_extra_one() -> None:
    match = Match(CALAMANDARA, 2, seed="one", position={**position("fall_of_winds", ASKED), "at": "end"})
    table = curtain("ana", "bea")
    table.stand(0, 1, [], 0)
    table.stand(1, 2, [], 0)
    assert (table.rests(0), table.rests(1)) == (True, True)
    for seat, word in ((0, "play:fall_of_winds"), (0, "traveller:1"), (1, "use")):
        table.hear(match.play(seat, CALAMANDARA.actions.parse(word)))
    assert table.turns == [0, 1]
    assert (table.rests(0), table.rests(1)) == (False, False)
    match.undo(1)
    table.taken_back(match.ply, match)
    assert table.turns == [0, 0]
    assert (table.rests(0), table.rests(1)) == (True, True)


def test_a_window_that_closes_just_after_people_were_told_is_still_seen_to_close(tmp_path: Path) -> None:
    """Telling takes longer here than the wait: who looks at the clock again afterwards finds the window closed, and nobody has been told what followed."""

    async def scenario() -> None:
        id, (ana, bea), watcher = await sit_down(server, "", IDLE)
        publish = server.house.hub.publish

        def slowly(sitting: Sitting, since: int, facts: bool) -> None:
            publish(sitting, since, facts)
            time.sleep(0.08)

        server.house.hub.publish = slowly  # type: ignore[method-assign]
        await ana.play(id, 0, WALK)
        assert await ana.asked(id, 0)
        await watcher.until(lambda: watcher.seen[(id, None)]["seq"] == ana.seen[(id, 0)]["seq"])
        await depart(ana, bea, watcher)

    with running(f"sqlite:///{tmp_path}/test.sqlite", wait_least=0.06, wait_most=0.06) as server:
        act(scenario)

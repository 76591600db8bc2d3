"""Clocks: live with increment, days a turn, time-outs, leaving and returning, and silence where it would betray."""

from __future__ import annotations

import asyncio

import pytest

from ludoteca.server.protocol import DaysClock, LiveClock, NoClock
from ludoteca.server.timer import DAY, Timer
from server.guest import OPEN, PERSON, Guest, act
from server.running import Running, running

HANDS = {"hands": ["2", "3"], "to_move": 0, "first": 0}


def test_a_live_clock_charges_whoever_decides_and_gives_the_increment() -> None:
    timer = Timer(LiveClock(60, 5), 2, 30)
    timer.ask(0, False, 1_000)
    shown = timer.shown_to(1, 11_000)
    assert shown is not None
    assert (shown.left, shown.running, shown.until) == ([50_000, 60_000], [0], None)
    own = timer.shown_to(0, 11_000)
    assert own is not None
    assert own.until == 61_000
    assert not timer.is_up(60_999)
    assert timer.is_up(61_000)
    timer.stop(21_000, decided=True)
    assert timer.reading.left == [45_000, 60_000]
    timer.ask(1, False, 21_000)
    timer.stop(31_000, decided=False)
    assert timer.reading.left == [45_000, 50_000]


def test_where_nobody_may_know_who_is_asked_no_clock_is_seen_to_run_and_none_is_charged() -> None:
    timer = Timer(LiveClock(60, 5), 2, 30)
    timer.ask(0, True, 1_000)
    other, spectator, own = timer.shown_to(1, 9_000), timer.shown_to(None, 9_000), timer.shown_to(0, 9_000)
    assert other is not None
    assert spectator is not None
    assert own is not None
    assert other == spectator
    assert (other.left, other.running, other.until) == ([60_000, 60_000], [], None)
    assert own.until == 31_000
    assert timer.is_up(31_000)
    timer.stop(20_000, decided=True)
    assert timer.reading.left == [60_000, 60_000]


def test_days_are_counted_for_each_decision_and_no_clock_never_runs_out() -> None:
    timer = Timer(DaysClock(2), 2, 30)
    timer.ask(1, False, 1_000)
    assert timer.reading.until == 1_000 + 2 * DAY
    timer.resume(50_000)
    assert timer.reading.until == 1_000 + 2 * DAY
    assert Timer(NoClock(), 2, 30).shown_to(0, 5) is None


def test_nobody_is_charged_for_the_time_the_server_was_away() -> None:
    timer = Timer(LiveClock(60), 2, 30)
    timer.ask(0, False, 1_000)
    timer.resume(500_000)
    assert timer.reading.until == 560_000


@pytest.mark.parametrize("timeout", ["bot", "loss"])
def test_when_time_is_up_a_bot_takes_the_seat_or_the_game_is_lost(database: str, timeout: str) -> None:
    async def scenario() -> None:
        ana, bea = Guest(server.url, "Ana"), Guest(server.url, "Bea")
        id = ana.table(PERSON, OPEN, clock={"kind": "live", "seconds": 10, "increment": 0}, timeout=timeout, position=HANDS)["id"]
        bea.post(f"/api/tables/{id}/join", {})
        await ana.connect()
        await bea.connect()
        await bea.watch(id, 1)
        first = await ana.watch(id, 0)
        assert first["clock"]["running"] == [0]
        assert 9_000 < first["clock"]["left"][0] <= 10_000
        assert first["clock"]["until"] > first["clock"]["at"]
        assert bea.seen[(id, 1)]["clock"]["until"] is None
        server.hurry(id)
        await bea.until(lambda: any(entry["kind"] in ("table-time", "table-loss") for update in bea.updates[(id, 1)] for entry in update["log"]), 10)
        if timeout == "loss":
            await bea.until(lambda: bea.is_over(id))
            assert bea.facts[id]["result"] == {"places": [2, 1], "how": "time"}
            assert bea.facts[id]["players"][0]["out"]
        else:
            await bea.until(lambda: bea.facts[id]["players"][0]["stand_in"])
            await bea.asked(id, 1)
            assert (await ana.command("play", table=id, seat=0, ply=0, action=0))["code"] in ("bot-plays", "stale")
            assert (await ana.command("return", table=id, seat=0))["type"] == "accepted"
            await bea.until(lambda: not bea.facts[id]["players"][0]["stand_in"])
        await ana.close()
        await bea.close()

    with running(database) as server:
        act(scenario)


def test_somebody_who_leaves_is_replaced_by_a_bot_and_may_return(server: Running) -> None:
    async def scenario() -> None:
        ana, bea = Guest(server.url, "Ana"), Guest(server.url, "Bea")
        id = ana.table(PERSON, OPEN)["id"]
        bea.post(f"/api/tables/{id}/join", {})
        await ana.connect()
        await bea.connect()
        await ana.watch(id, 0)
        await bea.watch(id, 1)
        left = bea.post(f"/api/tables/{id}/leave")
        assert left["players"][1]["stand_in"]
        assert left["players"][1]["name"] == "Bea"
        for _ in range(3):
            if await ana.asked(id, 0):
                await ana.play(id, 0)
        back = await bea.command("return", table=id, seat=1)
        if back["type"] == "accepted":
            await ana.until(lambda: not ana.facts[id]["players"][1]["stand_in"])
        else:
            assert back["code"] == "over"
        await ana.close()
        await bea.close()

    act(scenario)


def test_resigning_ends_a_game_of_two_and_leaves_a_game_of_three_to_the_others(light: Running) -> None:
    async def scenario() -> None:
        guests = [Guest(light.url, name) for name in ("Ana", "Bea", "Caio")]
        id = guests[0].table(PERSON, OPEN, OPEN)["id"]
        for guest in guests[1:]:
            guest.post(f"/api/tables/{id}/join", {})
        for seat, guest in enumerate(guests):
            await guest.connect()
            await guest.watch(id, seat)
        assert (await guests[0].command("resign", table=id, seat=0))["type"] == "accepted"
        assert (await guests[0].command("resign", table=id, seat=0))["code"] == "over"
        facts = guests[1].get(f"/api/tables/{id}")
        assert facts["state"] == "playing"
        assert facts["players"][0]["out"]
        assert facts["seed"] is None
        assert (await guests[0].command("return", table=id, seat=0))["code"] == "over"
        await guests[1].command("resign", table=id, seat=1)
        facts = guests[1].get(f"/api/tables/{id}")
        assert facts["result"] == {"places": [3, 2, 1], "how": "resigned"}
        assert facts["seed"]
        for guest in guests:
            await guest.close()
        await asyncio.sleep(0)

    act(scenario)

"""A restart resumes every game, every bot and every clock; several processes behind one port agree."""

from __future__ import annotations

import time
from typing import Any

import pytest
from sqlalchemy import update

from ludoteca.errors import BadOptions
from ludoteca.server.storage.database import Database
from ludoteca.server.storage.schema import TABLES
from server.guest import OPEN, PERSON, Guest, act, bot
from server.postgres import Postgres
from server.running import Running, Spawned, running

HANDS = {"hands": ["2", "3"], "to_move": 0, "first": 0}


def test_a_restart_resumes_every_bot_turn(database: str) -> None:
    ids: list[str] = []
    with running(database, pause=60.0) as server:
        ana = Guest(server.url, "Ana")
        for _ in range(3):
            ids.append(ana.table(bot(), PERSON, position={"hands": ["2", "3"], "to_move": 0, "first": 0})["id"])
        assert all(not table["turn"] for table in ana.get("/api/tables/mine")["tables"])
        assert all(ana.get(f"/api/tables/{id}")["seq"] == 1 for id in ids)
    with running(database, lease=0.5) as server:
        again = Guest(server.url)
        until = time.monotonic() + 60
        while time.monotonic() < until and not all(again.get(f"/api/tables/{id}")["seq"] > 1 for id in ids):
            time.sleep(0.1)
        assert all(again.get(f"/api/tables/{id}")["seq"] > 1 for id in ids)


def returning(guest: Guest, url: str) -> Guest:
    """The same person's browser at a server that was started again."""
    again = Guest(url)
    again.http.cookies = guest.http.cookies
    again.csrf = again.get("/api/me")["csrf"]
    return again


def test_nobody_is_charged_for_a_time_without_server(database: str) -> None:
    with running(database) as server:
        ana = Guest(server.url, "Ana")
        id = ana.table(PERSON, bot(), clock={"kind": "live", "seconds": 60, "increment": 0}, position=HANDS)["id"]
    time.sleep(1.5)
    back = time.time() * 1000

    async def scenario() -> None:
        again = await returning(ana, server.url).connect()
        clock = (await again.watch(id, 0))["clock"]
        assert clock["running"] == [0]
        assert clock["left"][0] >= 60_000 - (clock["at"] - back)
        await again.close()

    with running(database) as server:
        act(scenario)


def test_a_process_that_joins_others_does_not_stop_the_clocks(postgres: Postgres) -> None:
    address = postgres.new_database()
    with running(address) as one:
        ana = Guest(one.url, "Ana")
        id = ana.table(PERSON, bot(), clock={"kind": "live", "seconds": 60, "increment": 0}, position=HANDS)["id"]
        made = time.time() * 1000
        time.sleep(0.5)

        async def scenario() -> None:
            again = await returning(ana, two.url).connect()
            clock = (await again.watch(id, 0))["clock"]
            assert clock["left"][0] <= 60_000 - (clock["at"] - made)
            await again.close()

        with running(address) as two:
            act(scenario)


@pytest.mark.parametrize("aged", [{"version": -1}, {"start": '{"position": {"hands": ["no such hand"]}}'}], ids=["version", "start"])
def test_a_game_of_older_rules_is_refused_with_a_reason_and_disturbs_no_other(database: str, aged: dict[str, object]) -> None:
    with running(database, pause=60.0) as server:
        ana = Guest(server.url, "Ana")
        old, new = (ana.table(bot(), PERSON, clock={"kind": "live", "seconds": 600, "increment": 0}, position=HANDS)["id"] for _ in range(2))

    async def grow_old() -> None:
        store = Database(database)
        async with store.changing() as connection:
            await connection.execute(update(TABLES).where(TABLES.c.id == old).values(**aged))
        await store.close()

    act(grow_old)
    with running(database, lease=0.5) as server:
        again = returning(ana, server.url)
        refused = again.http.get(f"/api/tables/{old}", headers={"Accept-Language": "es"})
        assert (refused.status_code, refused.json()["code"]) == (410, "outdated")
        assert again.get(f"/api/tables/{new}")["id"] == new
        assert {table["id"] for table in again.get("/api/tables/mine")["tables"]} >= {new}


def test_what_was_refused_stays_harmless_after_a_restart(database: str) -> None:
    """A ply comes again when a decision is taken back; a command that was meant for it the first time must not take effect the second time."""

    async def before() -> None:
        await ana.connect()
        first = await ana.watch(id, 0)
        late.update({"id": "late", "table": id, "seat": 0, "ply": first["ply"], "seq": first["seq"], "action": 1})
        assert (await ana.play(id, 0, 0))["type"] == "accepted"
        assert (await ana.command("play", **late))["code"] == "stale"
        now = ana.seen[(id, 0)]
        assert (await ana.command("undo", table=id, seat=0, ply=now["ply"], seq=now["seq"]))["type"] == "accepted"
        await ana.until(lambda: ana.seen[(id, 0)]["ply"] == first["ply"])
        assert (await ana.command("play", **late))["code"] == "stale"
        await ana.close()

    async def after() -> None:
        again = await returning(ana, server.url).connect()
        now = await again.watch(id, 0)
        assert now["ply"] == late["ply"]
        assert (await again.command("play", **late))["code"] == "stale"
        assert (await again.command("play", **{**late, "id": "new", "seq": now["seq"]}))["type"] == "accepted"
        await again.close()

    late: dict[str, Any] = {}
    with running(database) as server:
        ana = Guest(server.url, "Ana")
        id = ana.table(PERSON, {"kind": "person", "name": "Bea"}, position=HANDS)["id"]
        act(before)
    with running(database) as server:
        act(after)


def test_a_process_learns_who_was_there_before_it_and_forgets_whoever_was_at_one_that_died(postgres: Postgres) -> None:
    address = postgres.new_database()
    one = Spawned(address, lease=1.0)
    one.start()

    async def scenario() -> None:
        bea.post(f"/api/tables/{id}/join", {})
        ana_there = returning(ana, one.url)
        await ana_there.connect()
        await ana_there.watch(id, 0)
        with running(address, lease=1.0) as two:
            bea_here = returning(bea, two.url)
            await bea_here.connect()
            await bea_here.watch(id, 1)
            await bea_here.until(lambda: bea_here.facts[id]["players"][0]["online"], 30)
            one.kill()
            await bea_here.until(lambda: not bea_here.facts[id]["players"][0]["online"], 30)
            await bea_here.close()

    try:
        ana, bea = Guest(one.url, "Ana"), Guest(one.url, "Bea")
        id = ana.table(PERSON, OPEN)["id"]
        act(scenario, 90)
    finally:
        one.stop()


def test_bots_alone_play_to_the_end_and_one_turn_is_one_task(light: Running) -> None:
    ana = Guest(light.url, "Ana")
    id = ana.table(bot("random"), bot("greedy"), bot("random"))["id"]
    until = time.monotonic() + 60
    while time.monotonic() < until and ana.get(f"/api/tables/{id}")["state"] != "over":
        time.sleep(0.1)
    facts = ana.get(f"/api/tables/{id}")
    assert facts["state"] == "over"
    turns = light.house.metrics.counters
    assert turns.get(("ludoteca_bot_turns_total", "outcome", "rejected"), 0) == 0
    assert turns[("ludoteca_bot_turns_total", "outcome", "accepted")] == facts["seq"] - 1


def test_a_thinking_bot_does_not_hold_up_the_server(light: Running) -> None:
    async def scenario() -> None:
        ana = await Guest(light.url, "Ana").connect()
        thinking = ana.table(PERSON, bot("hard"), game="duelo")["id"]
        await ana.watch(thinking, 0)
        while ana.seen[(thinking, 0)]["decision"]:
            await ana.play(thinking, 0)
        meanwhile = 0
        for number in range(30):
            await ana.say({"type": "ping", "at": number})
            await ana.until(lambda: any(message["type"] == "pong" and message["at"] == number for message in ana.heard))  # noqa: B023
            meanwhile += ana.seen[(thinking, 0)]["decision"] is None
        assert meanwhile > 5, "while the bot thinks, everybody is answered"
        await ana.close()

    act(scenario)


def test_a_bot_takes_its_time_even_if_it_has_no_choice_to_make(tmp_path: object) -> None:
    with running(f"sqlite:///{tmp_path}/test.sqlite", pause=0.6) as server:
        ana = Guest(server.url, "Ana")
        began = time.monotonic()
        id = ana.table(bot("random"), PERSON, position={"hands": ["2", "3"], "to_move": 0, "first": 0})["id"]
        while ana.get(f"/api/tables/{id}")["seq"] < 2:
            time.sleep(0.02)
        assert time.monotonic() - began >= 0.6


def test_two_servers_on_one_sqlite_file_are_refused(light: Running) -> None:
    second = Database(light.settings.database)
    with pytest.raises(BadOptions, match="another server"):
        second.lock_file()
    with pytest.raises(BadOptions, match="no address"):
        Database("my database")
    with pytest.raises(BadOptions, match="mysql"):
        Database("mysql://localhost/x")


def test_processes_that_share_a_database_show_each_other_s_moves(postgres: Postgres) -> None:
    address = postgres.new_database()

    async def scenario() -> None:
        ana, bea = Guest(one.url, "Ana"), Guest(two.url, "Bea")
        id = ana.table(PERSON, OPEN)["id"]
        await ana.connect()
        await bea.connect()
        await ana.say({"type": "watch", "id": "w", "table": id, "seat": 0})
        await ana.until(lambda: id in ana.facts)
        assert bea.post(f"/api/tables/{id}/join", {})["state"] == "playing"
        await bea.watch(id, 1)
        await ana.until(lambda: (id, 0) in ana.seen)
        await ana.until(lambda: ana.facts[id]["players"][1]["online"])
        while not ana.is_over(id):
            for guest, seat, other, own in ((ana, 0, bea, 1), (bea, 1, ana, 0)):
                if guest.seen[(id, seat)]["decision"] and not guest.is_over(id):
                    seq = (await guest.play(id, seat))["seq"]
                    shown = await other.reach(id, own, seq)
                    assert shown["view"]["counters"] == guest.seen[(id, seat)]["view"]["counters"]
        assert bea.get(f"/api/tables/{id}")["result"] == ana.get(f"/api/tables/{id}")["result"]
        await bea.until(lambda: bea.is_over(id))
        await bea.close()
        await ana.until(lambda: not ana.facts[id]["players"][1]["online"])
        await ana.close()

    with running(address) as one, running(address) as two:
        act(scenario)


def test_several_processes_behind_one_port_play_a_game(postgres: Postgres) -> None:
    server = Spawned(postgres.new_database(), workers=2)
    server.start()

    async def scenario() -> None:
        guests = [Guest(server.url, f"Guest {number}") for number in range(2)]
        ids = [guests[0].table(PERSON, OPEN)["id"] for _ in range(3)]
        for id in ids:
            guests[1].post(f"/api/tables/{id}/join", {})
        for guest in guests:
            await guest.connect()
        for id in ids:
            for seat, guest in enumerate(guests):
                await guest.watch(id, seat)
            for _ in range(12):
                for seat, guest in enumerate(guests):
                    if guest.seen[(id, seat)]["decision"] and not guest.is_over(id):
                        seq = (await guest.play(id, seat))["seq"]
                        for other, one in enumerate(guests):
                            await one.reach(id, other, seq)
        for guest in guests:
            await guest.close()

    try:
        act(scenario)
    finally:
        logged = server.stop()
    assert '"level_name":"error"' not in logged

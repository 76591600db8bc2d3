"""Every message gets its answer: duplicated, reordered, stale, forged, oversized, malformed, too many."""

from __future__ import annotations

import asyncio

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from server.guest import OPEN, PERSON, Guest, act, bot
from server.running import Running, running


async def two(server: Running) -> tuple[Guest, Guest, str, Guest, int]:
    """Two people at a table; who is asked first, and on which seat."""
    ana, bea = Guest(server.url, "Ana"), Guest(server.url, "Bea")
    id = ana.table(PERSON, OPEN)["id"]
    bea.post(f"/api/tables/{id}/join", {})
    await ana.connect()
    await bea.connect()
    await ana.watch(id, 0)
    await bea.watch(id, 1)
    seat = 0 if ana.seen[(id, 0)]["decision"] else 1
    return ana, bea, id, (ana, bea)[seat], seat


def test_a_duplicated_command_is_done_once_and_answered_twice_alike(server: Running) -> None:
    async def scenario() -> None:
        ana, bea, id, mover, seat = await two(server)
        seen = mover.seen[(id, seat)]
        message = {"table": id, "seat": seat, "ply": seen["ply"], "action": seen["decision"]["options"][0]["action"]}
        first = await mover.command("play", "same", **message)
        assert first["type"] == "accepted"
        again = await mover.command("play", "same", **message)
        assert again == first
        altered = await mover.command("play", "same", **{**message, "ply": 999})
        assert altered == first
        assert mover.get(f"/api/tables/{id}")["seq"] == first["seq"]
        await ana.close()
        await bea.close()

    act(scenario)


def test_commands_sent_at_once_and_out_of_order_are_judged_one_by_one(light: Running) -> None:
    async def scenario() -> None:
        ana, bea, id, mover, seat = await two(light)
        seen = mover.seen[(id, seat)]
        message = {"type": "play", "table": id, "seat": seat, "action": seen["decision"]["options"][0]["action"]}
        await mover.say({**message, "id": "later", "ply": seen["ply"] + 1})
        await mover.say({**message, "id": "now", "ply": seen["ply"]})
        await mover.say({**message, "id": "again", "ply": seen["ply"]})
        await mover.until(lambda: {"later", "now", "again"} <= mover.answers.keys())
        assert mover.answers["later"]["code"] == "stale"
        assert mover.answers["now"]["type"] == "accepted"
        assert mover.answers["again"]["code"] == "stale"
        same = await mover.command("play", "later", table=id, seat=seat, ply=seen["ply"] + 1, action=0)
        assert same == {**mover.answers["later"]}
        await ana.close()
        await bea.close()

    act(scenario)


def test_forged_stale_and_illegal_commands_are_refused_with_their_reason(server: Running) -> None:
    async def scenario() -> None:
        ana, bea, id, mover, seat = await two(server)
        other = bea if mover is ana else ana
        caio = await Guest(server.url, "Caio").connect()
        nobody = await Guest(server.url).connect()
        ply = mover.seen[(id, seat)]["ply"]
        good = mover.seen[(id, seat)]["decision"]["options"][0]["action"]
        play = {"table": id, "ply": ply, "action": good}
        for guest, seat_, changes, code in (
            (other, seat, {}, "not-yours"),
            (caio, seat, {}, "not-yours"),
            (nobody, seat, {}, "not-yours"),
            (other, 1 - seat, {}, "not-asked"),
            (mover, 7, {}, "unknown-seat"),
            (mover, seat, {"table": "nowhere"}, "unknown-table"),
            (mover, seat, {"ply": ply - 1}, "stale"),
            (mover, seat, {"ply": ply + 1}, "stale"),
            (mover, seat, {"action": 4}, "illegal"),
            (mover, seat, {"action": 999_999}, "illegal"),
        ):
            answer = await guest.command("play", **{**play, "seat": seat_, **changes})
            assert (answer["type"], answer["code"]) == ("rejected", code), (changes, answer)
            assert answer["reason"]
            assert answer["text"]["key"]
        illegal = await mover.command("play", **{**play, "seat": seat, "action": 4})
        assert illegal["rule"] == "toy.act.1"
        for kind in ("resign", "leave", "return"):
            assert (await caio.command(kind, table=id, seat=seat))["code"] == "not-yours"
        assert (await caio.command("undo", table=id, seat=seat, ply=ply))["code"] == "not-yours"
        assert (await mover.command("return", table=id, seat=seat))["code"] == "not-away"
        assert (await mover.command("answer", table=id, seat=seat, asking=3, yes=True))["code"] == "no-request"
        await caio.say({"type": "watch", "id": "spy", "table": id, "seat": seat})
        await caio.until(lambda: "spy" in caio.answers)
        assert caio.answers["spy"]["code"] == "not-yours"
        assert (id, seat) not in caio.seen
        assert server.house.gate.sittings[id].seq == 1
        for guest in (ana, bea, caio, nobody):
            await guest.close()

    act(scenario)


@pytest.mark.parametrize(
    "text",
    [
        "", "{", "null", "[]", '"play"', "{}", '{"type":"play"}', '{"type":"dance","id":"x"}', '{"type":"ping","at":"now"}', "\x00\x01",
        '{"type":"play","id":"x","table":"t","seat":-1,"ply":0,"action":0}', '{"type":"play","id":"x","table":"t","seat":0,"ply":0,"action":1e99}',
        '{"type":"play","id":"../../etc","table":"t","seat":0,"ply":0,"action":0}', '{"type":"watch","id":"x","table":"' + "t" * 5000 + '"}',
        "[" * 3_000,
    ],
)  # fmt: skip
def test_a_malformed_message_is_answered_and_the_socket_lives_on(shared: Running, text: str) -> None:
    async def scenario() -> None:
        nobody = await Guest(shared.url).connect()
        await nobody.say(text)
        await nobody.until(lambda: any(message["type"] == "rejected" for message in nobody.heard))
        assert nobody.heard[-1]["code"] == "malformed"
        await nobody.say(b'{"type":"ping","at":5}')
        await nobody.until(lambda: nobody.heard[-1]["type"] == "pong")
        assert nobody.heard[-1]["at"] == 5
        await nobody.close()

    act(scenario)


def test_an_oversized_message_is_answered_and_a_monstrous_one_ends_the_socket(shared: Running) -> None:
    async def scenario() -> None:
        nobody = await Guest(shared.url).connect()
        await nobody.say('{"type":"ping","at":1' + " " * 20_000 + "}")
        await nobody.until(lambda: any(message["type"] == "rejected" for message in nobody.heard))
        assert nobody.heard[-1]["code"] == "too-large"
        await nobody.say("x" * 1_000_000)
        assert nobody.reader is not None
        await asyncio.wait_for(nobody.reader, 10)
        assert nobody.socket is not None
        assert nobody.socket.close_code == 1009

    act(scenario)


async def babble(guest: Guest) -> None:
    """Send nothing but nonsense."""
    for _ in range(300):
        await guest.say("nonsense")
        await asyncio.sleep(0.005)


def test_too_many_messages_sockets_and_watched_seats_are_refused(database: str) -> None:
    async def scenario() -> None:
        ana = await Guest(server.url, "Ana").connect()
        for number in range(60):
            await ana.say({"type": "ping", "at": number})
        await ana.until(lambda: any(message.get("code") == "too-fast" for message in ana.heard))
        await asyncio.sleep(1.5)
        id = ana.table(PERSON, bot())["id"]
        other = ana.table(PERSON, bot())["id"]
        await ana.watch(id, 0)
        await ana.watch(id, None)
        assert (await ana.command("watch", table=other, seat=0))["code"] == "too-many"
        twin = Guest(server.url)
        twin.http.cookies = ana.http.cookies
        await twin.connect()
        third = Guest(server.url)
        third.http.cookies = ana.http.cookies
        await third.connect()
        await third.until(lambda: bool(third.heard))
        assert third.heard[0]["code"] == "too-many"
        with pytest.raises(ConnectionClosed):
            await babble(twin)
        await ana.close()

    with running(database, message_rate=10.0, sockets=2, watched=2) as server:
        act(scenario)


def test_a_socket_from_another_site_is_refused(shared: Running) -> None:
    async def scenario() -> None:
        guest = Guest(shared.url, "Ana")
        with pytest.raises(InvalidStatus):
            await guest.connect(origin="https://evil.example")
        await guest.connect(origin=shared.url)
        await guest.close()

    act(scenario)


def test_a_client_that_returns_gets_exactly_the_log_it_missed_and_the_open_decision(server: Running) -> None:
    async def scenario() -> None:
        ana, bea, id, _, _ = await two(server)
        for _ in range(4):
            for guest, own in ((ana, 0), (bea, 1)):
                if guest.seen[(id, own)]["decision"] and not guest.is_over(id):
                    seq = (await guest.play(id, own))["seq"]
                    await ana.reach(id, 0, seq)
                    await bea.reach(id, 1, seq)
        whole = ana.updates[(id, 0)]
        last = ana.seen[(id, 0)]
        log = [entry for update in whole for entry in update["log"]]
        known = whole[1]["seq"]
        await ana.close()
        await ana.connect()
        missed = await ana.watch(id, 0, since=known)
        assert missed["since"] == known
        assert missed["log"] == [entry for entry in log if entry["seq"] > known]
        assert missed["decision"] == last["decision"]
        assert missed["view"] == last["view"]
        everything = await ana.watch(id, 0)
        assert everything["log"] == log
        beyond = await ana.watch(id, 0, since=10_000)
        assert beyond["since"] == -1
        assert beyond["log"] == log
        await ana.close()
        await bea.close()

    act(scenario)


def test_a_spectator_sees_what_is_public_and_nothing_else(light: Running) -> None:
    async def scenario() -> None:
        ana = await Guest(light.url, "Ana").connect()
        id = ana.table(PERSON, bot())["id"]
        await ana.watch(id, 0)
        nobody = await Guest(light.url).connect()
        seen = await nobody.watch(id, None)
        assert seen["decision"] is None
        assert seen["undo"] == "no"
        hands = [item for zone in seen["view"]["zones"] if zone["kind"] == "hand" for item in zone["items"]]
        assert hands
        assert all(item["face"] is None and item["look"] == "secret" for item in hands)
        dealt = [entry for entry in seen["log"] if entry["kind"] == "dealt"]
        assert dealt
        assert all(entry["values"]["card"] is None and entry["text"]["args"]["card"] == "hidden" for entry in dealt)
        assert nobody.facts[id]["players"][0]["mine"] is False
        await nobody.command("unwatch", table=id, seat=None)
        count = len(nobody.updates[(id, None)])
        assert await ana.asked(id, 0)
        await ana.play(id, 0)
        await nobody.say({"type": "ping", "at": 1})
        await nobody.until(lambda: nobody.heard[-1]["type"] == "pong")
        assert len(nobody.updates[(id, None)]) == count
        await nobody.close()
        await ana.close()

    act(scenario)

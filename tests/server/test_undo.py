"""Taking back: free while nothing became known, otherwise by leave of the others; bots always agree."""

from __future__ import annotations

from typing import Any

import pytest

from server.guest import OPEN, PERSON, Guest, Json, act, bot
from server.running import Running, running

KEEP, SWAP = 0, 1
NO_SIXES = 'title = "No Sixes"\ncopies = [4, 4, 4, 4, 4, 0]\nrounds = 20\n'
"""A box without the card that must be kept: to be asked tells nobody anything."""
CARDS = {"seats": 3, "hands": ["2", "3", "4"], "to_move": 0, "first": 0}


async def three(server: Running, **start: Any) -> tuple[list[Guest], str]:
    """Three people; seat 0 is asked."""
    guests = [Guest(server.url, name) for name in ("Ana", "Bea", "Caio")]
    id = guests[0].table(PERSON, OPEN, OPEN, **(start or {"position": CARDS}))["id"]
    for guest in guests[1:]:
        guest.post(f"/api/tables/{id}/join", {})
    for seat, guest in enumerate(guests):
        await guest.connect()
        await guest.watch(id, seat)
    return guests, id


async def heard(guests: list[Guest], id: str, seq: int) -> list[Json]:
    """Everybody's update once they know this seq."""
    return [await guest.reach(id, seat, seq) for seat, guest in enumerate(guests)]


def test_a_choice_that_showed_nothing_is_taken_back_at_once(server: Running) -> None:
    async def scenario() -> None:
        guests, id = await three(server, pack=NO_SIXES)
        ana = guests[0]
        before = ana.seen[(id, 0)]
        kept = await ana.play(id, 0, KEEP)
        updates = await heard(guests, id, kept["seq"])
        assert [update["undo"] for update in updates] == ["free", "no", "no"]
        undone = await ana.command("undo", table=id, seat=0, ply=updates[0]["ply"])
        assert undone["type"] == "accepted"
        updates = await heard(guests, id, undone["seq"])
        assert updates[0]["ply"] == before["ply"]
        assert updates[0]["view"] == before["view"]
        assert updates[0]["decision"] == before["decision"]
        assert [entry["kind"] for entry in updates[1]["log"]] == ["table-undo"]
        assert (await ana.command("undo", table=id, seat=0, ply=before["ply"]))["code"] == "no-undo"
        for guest in guests:
            await guest.close()

    act(scenario)


@pytest.mark.parametrize("agree", [True, False])
def test_a_choice_that_drew_a_card_is_taken_back_only_if_all_others_agree(server: Running, agree: bool) -> None:
    async def scenario() -> None:
        guests, id = await three(server)
        ana, bea, caio = guests
        before = ana.seen[(id, 0)]
        swapped = await ana.play(id, 0, SWAP)
        after = (await heard(guests, id, swapped["seq"]))[0]
        assert after["undo"] == "ask"
        assert (await ana.command("undo", table=id, seat=0, ply=before["ply"]))["code"] == "stale"
        asked = await ana.command("undo", table=id, seat=0, ply=after["ply"])
        updates = await heard(guests, id, asked["seq"])
        assert updates[1]["asking"] == {"seq": asked["seq"], "seat": 0, "ply": before["ply"], "yes": [], "waiting": [1, 2]}
        assert (await ana.command("answer", table=id, seat=0, asking=asked["seq"], yes=True))["code"] == "no-request"
        one = await bea.command("answer", table=id, seat=1, asking=asked["seq"], yes=True)
        assert (await heard(guests, id, one["seq"]))[0]["asking"]["yes"] == [1]
        other = await caio.command("answer", table=id, seat=2, asking=asked["seq"], yes=agree)
        last = (await heard(guests, id, other["seq"]))[0]
        assert last["asking"] is None
        assert [entry["kind"] for entry in last["log"]] == (["table-undo"] if agree else ["table-refused"])
        assert last["ply"] == (before["ply"] if agree else after["ply"])
        assert (last["view"] == before["view"]) is agree
        if agree:
            again = await ana.play(id, 0, SWAP)
            assert (await heard(guests, id, again["seq"]))[0]["view"] == after["view"], "the same ply brings the same dice"
        for guest in guests:
            await guest.close()

    act(scenario)


def test_a_move_of_somebody_else_ends_a_request(light: Running) -> None:
    async def scenario() -> None:
        guests, id = await three(light)
        ana, bea, _ = guests
        await heard(guests, id, (await ana.play(id, 0, SWAP))["seq"])
        asked = await ana.command("undo", table=id, seat=0, ply=ana.seen[(id, 0)]["ply"])
        await heard(guests, id, asked["seq"])
        played = await bea.play(id, 1, KEEP)
        assert (await heard(guests, id, played["seq"]))[2]["asking"] is None
        assert (await bea.command("answer", table=id, seat=1, asking=asked["seq"], yes=True))["code"] == "no-request"
        for guest in guests:
            await guest.close()

    act(scenario)


def test_against_bots_everything_can_be_taken_back(light: Running) -> None:
    async def scenario() -> None:
        ana = await Guest(light.url, "Ana").connect()
        id = ana.table(PERSON, bot(), position={"hands": ["2", "3"], "to_move": 0, "first": 0})["id"]
        first = await ana.watch(id, 0)
        await ana.play(id, 0, SWAP)
        await ana.asked(id, 0)
        now = ana.seen[(id, 0)]
        assert now["undo"] == "free"
        undone = await ana.command("undo", table=id, seat=0, ply=now["ply"])
        assert (await ana.reach(id, 0, undone["seq"]))["view"] == first["view"]
        await ana.close()

    act(scenario)


def test_a_game_with_undone_choices_is_the_same_after_a_restart(database: str) -> None:
    seen: list[Json] = []

    async def play(server: Running, guests: list[Guest], id: str) -> None:
        ana = guests[0]
        await heard(guests, id, (await ana.play(id, 0, SWAP))["seq"])
        asked = await ana.command("undo", table=id, seat=0, ply=ana.seen[(id, 0)]["ply"])
        for seat in (1, 2):
            answered = await guests[seat].command("answer", table=id, seat=seat, asking=asked["seq"], yes=True)
        await heard(guests, id, answered["seq"])
        await heard(guests, id, (await ana.play(id, 0, KEEP))["seq"])
        seen.extend(guest.seen[(id, seat)] for seat, guest in enumerate(guests))
        for guest in guests:
            await guest.close()

    async def look(server: Running, guests: list[Guest], id: str) -> None:
        for seat, guest in enumerate(guests):
            guest.url = server.url
            await guest.connect()
            now = await guest.watch(id, seat)
            for field in ("seq", "ply", "view", "decision", "undo", "asking"):
                assert now[field] == seen[seat][field], field
            await guest.close()

    kept: list[tuple[list[Guest], str]] = []

    async def begin() -> None:
        kept.append(await three(server))
        await play(server, *kept[0])

    with running(database) as server:
        act(begin)
    with running(database) as server:
        act(lambda: look(server, *kept[0]))

"""Replays: every point of view after the end, only one's own before it; playing on, records, hints."""

from __future__ import annotations

import random

import pytest

from ludoteca.games import game
from ludoteca.play import replay, verify
from server.guest import OPEN, PERSON, Guest, Json, act, bot
from server.running import Running


async def play_through(guest: Guest, id: str, seats: tuple[int, ...] = (0,)) -> None:
    """Play all own seats to the end."""
    chance = random.Random(1)
    for seat in seats:
        await guest.watch(id, seat)
    while not guest.is_over(id):
        await guest.until(lambda: guest.is_over(id) or any(guest.seen[(id, seat)]["decision"] for seat in seats))
        for seat in seats:
            if not guest.is_over(id) and guest.seen[(id, seat)]["decision"]:
                await guest.play(id, seat, chance.choice(guest.seen[(id, seat)]["decision"]["options"])["action"])


def faces(frame: Json, seat: int) -> list[str | None]:
    """What lies in a hand, as seen."""
    return [item["face"] for zone in frame["view"]["zones"] if zone["id"] == f"hand:{seat}" for item in zone["items"]]


def test_before_the_end_one_sees_only_one_s_own_past(server: Running) -> None:
    async def scenario() -> None:
        ana, bea = Guest(server.url, "Ana"), Guest(server.url, "Bea")
        id = ana.table(PERSON, OPEN)["id"]
        bea.post(f"/api/tables/{id}/join", {})
        own = ana.get(f"/api/tables/{id}/replay?seat=0")
        assert own["plies"] >= 2  # whoever is dealt a six has no choice
        assert all(move["notation"] == "" and move["seat"] == -2 for move in own["moves"][:2]), "dealt cards are not named"
        frames = ana.get(f"/api/tables/{id}/frames?seat=0&from=0&to=10")["frames"]
        assert [frame["ply"] for frame in frames] == list(range(own["plies"] + 1))
        assert faces(frames[2], 0)[0] is not None
        assert faces(frames[2], 1) == [None]
        assert faces(bea.get(f"/api/tables/{id}/frames?seat=1&from=2&to=2")["frames"][0], 0) == [None]
        assert ana.get(f"/api/tables/{id}/replay?seat=1", 403)["code"] == "not-yours"
        assert ana.get(f"/api/tables/{id}/frames?seat=1", 403)["code"] == "not-yours"
        assert ana.get(f"/api/tables/{id}/frames?seat=9", 404)["code"] == "unknown-seat"
        assert ana.get(f"/api/tables/{id}/frames?from=77", 404)["code"] == "unknown-ply"
        assert faces(ana.get(f"/api/tables/{id}/frames?from=2&to=2")["frames"][0], 0) == [None]
        for path in ("record", "position?ply=2"):
            assert ana.get(f"/api/tables/{id}/{path}", 409)["code"] == "not-over"
        assert ana.post("/api/tables", {"game": "_template", "seats": [PERSON, bot()], "source": {"table": id, "ply": 2}}, 409)["code"] == "not-over"

    act(scenario)


def test_after_the_end_every_seat_and_ply_can_be_seen_and_played_on(server: Running) -> None:
    async def scenario() -> None:
        ana = await Guest(server.url, "Ana").connect()
        id = ana.table(PERSON, bot())["id"]
        await play_through(ana, id)
        stranger = Guest(server.url, "Bea")
        seen = stranger.get(f"/api/tables/{id}/replay?seat=1")
        assert len(seen["moves"]) == seen["plies"]
        assert all(move["notation"] and move["text"] for move in seen["moves"])
        assert any(move["turn"] for move in seen["moves"])
        record = stranger.http.get(f"/api/tables/{id}/record").text
        match = replay(record)
        assert [game("_template").actions.format(action) for action in match.actions] == [move["notation"] for move in seen["moves"]]
        frames = stranger.get(f"/api/tables/{id}/frames?seat=1&from=0&to=49")["frames"]
        assert [frame["view"] for frame in frames] == [match.game.view(match.at(frame["ply"]), 1) for frame in frames]
        ply = next(move["ply"] for move in seen["moves"] if move["seat"] >= 0)
        described = stranger.get(f"/api/tables/{id}/position?ply={ply}")
        assert game("_template").setup(described) == match.at(ply)
        again = stranger.table(PERSON, bot("random"), source={"table": id, "ply": ply})
        assert again["state"] == "playing"
        assert again["source"] == {"table": id, "ply": ply}
        await stranger.connect()
        await play_through(stranger, again["id"])
        forked = replay(stranger.http.get(f"/api/tables/{again['id']}/record").text)
        assert forked.actions[:ply] == match.actions[:ply]
        assert verify(stranger.http.get(f"/api/tables/{again['id']}/record").text).fair, "outcomes before the fork are of other dice"
        assert stranger.post("/api/tables", {"game": "_template", "seats": [PERSON, bot()], "source": {"table": id, "ply": 9999}}, 404)["code"] == "unknown-ply"
        await ana.close()
        await stranger.close()

    act(scenario, 90)


def test_own_words_and_dice_can_be_verified_by_anybody(light: Running) -> None:
    async def scenario() -> None:
        ana = await Guest(light.url, "Ana").connect()
        id = ana.table({"kind": "person", "seed": "rain"}, {"kind": "person", "name": "Bea"})["id"]
        await play_through(ana, id, (0, 1))
        dice = Guest(light.url).get(f"/api/tables/{id}/dice")
        assert dice["seeds"] == ["rain", None]
        verdict = verify(dice["record"])
        assert verdict.fair
        assert verdict.outcomes > 2
        assert not verify(dice["record"].replace("seedof 1: rain", "seedof 1: snow")).fair
        await ana.close()

    act(scenario)


@pytest.mark.parametrize("with_others", [False, True])
def test_a_hint_is_for_the_seat_that_is_asked_and_other_people_see_that_it_was_taken(light: Running, with_others: bool) -> None:
    async def scenario() -> None:
        ana, bea = Guest(light.url, "Ana"), Guest(light.url, "Bea")
        id = ana.table(PERSON, OPEN if with_others else bot(), position={"hands": ["2", "3"], "to_move": 0, "first": 0})["id"]
        if with_others:
            assert ana.post(f"/api/tables/{id}/hint?seat=0", status=409)["code"] == "not-begun"
            bea.post(f"/api/tables/{id}/join", {})
        hint = ana.post(f"/api/tables/{id}/hint?seat=0")
        assert 1 <= len(hint["options"]) <= 3
        assert {option["notation"] for option in hint["options"]} <= {"keep", "swap"}
        assert all(0 <= option["chance"] <= 1 for option in hint["options"] if option["chance"] is not None)
        assert bea.post(f"/api/tables/{id}/hint?seat=0", status=403)["code"] == "not-yours"
        facts = ana.get(f"/api/tables/{id}")
        assert facts["seq"] == (2 if with_others else 1)
        if with_others:
            assert bea.post(f"/api/tables/{id}/hint?seat=1", status=409)["code"] == "not-asked"
            await bea.connect()
            assert "table-hint" in [entry["kind"] for entry in (await bea.watch(id, 1))["log"]]
            await bea.close()

    act(scenario)


def test_why_something_may_not_be_touched_is_told_to_whoever_sits_there_and_to_nobody_else(light: Running) -> None:
    ana, bea = Guest(light.url, "Ana"), Guest(light.url, "Bea")
    id = ana.table(PERSON, OPEN, position={"hands": ["2", "3"], "to_move": 0, "first": 0})["id"]
    assert ana.get(f"/api/tables/{id}/why?seat=0&target=deck", 409)["code"] == "not-begun"
    bea.post(f"/api/tables/{id}/join", {})
    other = ana.get(f"/api/tables/{id}/why?seat=0&target=hand:1")
    assert other["text"]["key"] == "reason-of-other"
    assert other["rule"]
    assert bea.get(f"/api/tables/{id}/why?seat=1&target=deck")["text"] == {"key": "reason-other-asked", "args": {"owner": "#0"}}
    assert bea.get(f"/api/tables/{id}/why?seat=0&target=deck", 403)["code"] == "not-yours"
    assert Guest(light.url).get(f"/api/tables/{id}/why?target=deck")["text"]["key"] == "reason-other-asked"
    assert ana.get(f"/api/tables/{id}/why?seat=0&target=", 400)["code"] == "malformed"
    ana.post(f"/api/tables/{id}/leave")
    assert ana.get(f"/api/tables/{id}/why?seat=0&target=deck", 409)["code"] == "bot-plays"

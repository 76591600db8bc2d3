"""Many tables at once: all seats agree on what is public, and nobody receives what a seat may not know."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter

from ludoteca.core.draw import Draw
from ludoteca.games import names
from ludoteca.server.hub import ENCODER
from ludoteca.server.telling import told
from server.guest import OPEN, PERSON, TOY, Guest, Json, act
from server.running import Running

TABLES = 8
GAME = "duelo" if "duelo" in names() else TOY


def public(view: Json, seat: int) -> Json:
    """What a seat must be shown as everybody is: counters, all that lies in the middle, and how much lies in the zones of others."""
    zones = [
        {"id": zone["id"], "count": zone["count"], "items": zone["items"] if zone["owner"] is None else []} for zone in view["zones"] if zone["owner"] != seat
    ]
    return {**{key: view[key] for key in ("phase", "waiting", "over", "ranking", "counters")}, "zones": zones}


def known(view: Json) -> Counter[tuple[str, str]]:
    """The faces that are seen, by the zone they lie in. Of one's own things one may see more than others do, never less."""
    return Counter((zone["id"], item["face"]) for zone in view["zones"] for item in zone["items"] if item["face"] is not None)


async def play_table(ana: Guest, bea: Guest, spectator: Guest, chance: random.Random, moves: int) -> str:
    """Two people and a spectator at one table, until the end or for so many moves; after each they compare."""
    id: str = (await asyncio.to_thread(lambda: ana.table(PERSON, OPEN, game=GAME)))["id"]
    await asyncio.to_thread(bea.post, f"/api/tables/{id}/join", {})
    await ana.watch(id, 0)
    await bea.watch(id, 1)
    await spectator.watch(id, None)
    for _ in range(moves):
        mover, seat = next(((guest, seat) for guest, seat in ((ana, 0), (bea, 1)) if guest.seen[(id, seat)]["decision"]), (None, 0))
        if mover is None:
            break
        answer = await mover.play(id, seat, chance.choice(mover.seen[(id, seat)]["decision"]["options"])["action"])
        assert answer["type"] == "accepted"
        shown = [await guest.reach(id, own, answer["seq"]) for guest, own in ((ana, 0), (bea, 1), (spectator, None))]
        assert len({update["ply"] for update in shown}) == 1
        for own in (0, 1):
            assert public(shown[own]["view"], own) == public(shown[2]["view"], own)
            assert known(shown[2]["view"]) <= known(shown[own]["view"])
        assert sum(update["decision"] is not None for update in shown) <= 1
        assert shown[2]["decision"] is None
    return id


def test_all_seats_agree_and_each_gets_exactly_what_it_may_know(server: Running) -> None:
    async def scenario() -> None:
        ana, bea, spectator = Guest(server.url, "Ana"), Guest(server.url, "Bea"), Guest(server.url)
        for guest in (ana, bea, spectator):
            await guest.connect()
        ids = await asyncio.gather(*(play_table(ana, bea, spectator, random.Random(number), 40) for number in range(TABLES)))
        for id in ids:
            sitting = server.house.gate.sittings[id]
            assert sitting.match is not None
            for guest, seat in ((ana, 0), (bea, 1), (spectator, None)):
                received = guest.updates[(id, seat)]
                assert received[-1]["view"] == json.loads(json.dumps(sitting.game.view(sitting.match.state, seat)))
                log = [entry for update in received for entry in update["log"]]
                assert [entry["seq"] for entry in log] == sorted(entry["seq"] for entry in log)
                expected = [told(sitting.game, moment.event, seat, 0, moment.ply) for moment in sitting.match.moments]
                assert [(entry["kind"], entry["values"], entry["text"]) for entry in log] == [
                    (entry.kind, json.loads(json.dumps(entry.values)), json.loads(json.dumps(entry.text))) for entry in expected
                ]
            everything = "".join(json.dumps(message) for guest in (ana, bea, spectator) for message in guest.heard)
            if sitting.state != "over":
                assert sitting.stored.seed not in everything
        for guest in (ana, bea, spectator):
            await guest.close()

    act(scenario, 120)


def test_other_worlds_that_a_seat_cannot_tell_apart_send_it_the_same_bytes(light: Running) -> None:
    """The update of a seat does not depend on anything the seat cannot know: it is the same in every determinization."""

    async def scenario() -> None:
        ana = await Guest(light.url, "Ana").connect()
        id = ana.table(PERSON, PERSON, game=GAME)["id"]
        chance = random.Random(3)
        for seat in (0, 1):
            await ana.watch(id, seat)
        for _ in range(25):
            asked = [seat for seat in (0, 1) if ana.seen[(id, seat)]["decision"]]
            if not asked:
                break
            seat = asked[0]
            await ana.play(id, seat, chance.choice(ana.seen[(id, seat)]["decision"]["options"])["action"])
            for own in (0, 1):
                await ana.reach(id, own, ana.seen[(id, seat)]["seq"])
            sitting = light.house.gate.sittings[id]
            match = sitting.match
            assert match is not None
            true = match.state
            for own in (0, 1):
                before = ENCODER.encode(sitting.update(-1, own, 5))
                for number in range(5):
                    match.state = true.determinize(own, Draw(number))
                    assert ENCODER.encode(sitting.update(-1, own, 5)) == before
                match.state = true
        await ana.close()

    act(scenario, 120)

"""kill −9 at any point of a command loses no acknowledged move and duplicates none. LUDOTECA_TRIALS raises the number of trials."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import uuid
from dataclasses import dataclass, field

from sqlalchemy import create_engine, select
from websockets.exceptions import ConnectionClosed

from ludoteca.games import game
from ludoteca.play import Match
from ludoteca.server.storage.schema import LOG, TABLES
from server.crash import STAGES, VARIABLE
from server.guest import PERSON, Guest, Json, act
from server.running import Spawned

TRIALS = int(os.environ.get("LUDOTECA_TRIALS", "20"))
TABLES_AT_ONCE = 4


@dataclass
class Ledger:
    """What a client has sent and what it was told."""

    sent: dict[str, Json] = field(default_factory=dict)
    accepted: dict[str, int] = field(default_factory=dict)
    rejected: dict[str, str] = field(default_factory=dict)

    def note(self, answers: dict[str, Json]) -> None:
        """Keep answers; the same command never gets two different ones."""
        for id, answer in answers.items():
            if id not in self.sent:
                continue
            if answer["type"] == "accepted":
                assert id not in self.rejected, "rejected before, accepted now"
                assert self.accepted.setdefault(id, answer["seq"]) == answer["seq"], "accepted twice, differently"
            else:
                assert id not in self.accepted, f"accepted before, now {answer}"
                self.rejected[id] = answer["code"]


async def play_on(guest: Guest, ledger: Ledger, chance: random.Random) -> None:
    """Play several tables as fast as they go until the server dies."""

    async def one(id: str) -> None:
        for seat in (0, 1):
            await guest.watch(id, seat)
        while not guest.is_over(id):
            await guest.until(lambda: guest.is_over(id) or any(guest.seen[(id, seat)]["decision"] for seat in (0, 1)))
            for seat in (0, 1):
                if not guest.is_over(id) and guest.seen[(id, seat)]["decision"]:
                    await take(id, seat, guest.seen[(id, seat)])

    async def take(id: str, seat: int, update: Json) -> None:
        name = uuid.uuid4().hex
        action = chance.choice(update["decision"]["options"])["action"]
        ledger.sent[name] = message = {"type": "play", "id": name, "table": id, "seat": seat, "ply": update["ply"], "action": action}
        await guest.say(message)
        if chance.random() < 0.2:
            await guest.say(message)
        await guest.until(lambda: name in guest.answers and guest.seen[(id, seat)]["seq"] >= guest.answers[name].get("seq", 0))

    async def table_after_table() -> None:
        while True:
            await one((await asyncio.to_thread(guest.table, PERSON, PERSON))["id"])

    tasks = [asyncio.create_task(table_after_table()) for _ in range(TABLES_AT_ONCE)]
    assert guest.reader is not None
    await guest.reader
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def settle(guest: Guest, ledger: Ledger) -> None:
    """After the restart: send everything again, answered or not, and get the same or a first answer."""
    guest.answers.clear()
    known = [id for id in ledger.sent if id in ledger.accepted]
    again = {*known[-30:], *(id for id in ledger.sent if id not in ledger.accepted and id not in ledger.rejected)}
    for id in again:
        await guest.say(ledger.sent[id])
    await guest.until(lambda: again <= guest.answers.keys() or guest.reader is None or guest.reader.done())
    ledger.note(guest.answers)
    assert guest.reader is not None
    assert guest.reader.done() or not [id for id in ledger.sent if id not in ledger.accepted and id not in ledger.rejected]


def check(address: str, ledger: Ledger) -> int:
    """The database holds exactly the acknowledged commands, once each, without gaps, and every game replays."""
    plain = address.replace("postgresql:", "postgresql+psycopg:")
    with create_engine(plain).connect() as connection:
        rows = connection.execute(select(LOG).order_by(LOG.c.table, LOG.c.seq)).mappings().all()
        seeds = {row["id"]: row["seed"] for row in connection.execute(select(TABLES)).mappings()}
        seqs = {row["id"]: row["seq"] for row in connection.execute(select(TABLES)).mappings()}
    plays = {row["command"]: row for row in rows if row["kind"] == "play"}
    assert len(plays) == sum(row["kind"] == "play" for row in rows), "a command stands twice"
    assert {id: row["seq"] for id, row in plays.items()} == ledger.accepted
    tables: dict[str, list[int]] = {}
    for row in rows:
        actions = tables.setdefault(row["table"], [])
        assert row["ply"] == len(actions), "a row is missing, doubled or out of order"
        actions.extend(map(int, row["actions"].split()))
    for id, actions in tables.items():
        assert sum(row["table"] == id for row in rows) == seqs[id]
        match = Match(game("_template"), 2, seeds[id])
        while match.ply < len(actions):
            match.play(match.to_move(), actions[match.ply])
        assert match.actions == actions, "the dice are not those of the seed"
    return len(plays)


def check_part(address: str, ledger: Ledger) -> None:
    """Everything acknowledged is there, and nothing is there that was not sent."""
    with create_engine(address.replace("postgresql:", "postgresql+psycopg:")).connect() as connection:
        kept = {row.command: row.seq for row in connection.execute(select(LOG.c.command, LOG.c.seq).where(LOG.c.kind == "play"))}
    assert ledger.accepted.items() <= kept.items()
    assert kept.keys() <= ledger.sent.keys()
    assert not kept.keys() & ledger.rejected.keys()


def test_kill_at_any_point_of_a_command_loses_nothing_and_doubles_nothing(database: str) -> None:
    chance = random.Random(7)
    ledger = Ledger()
    server = Spawned(database, bots=0)
    guests: list[Guest] = []

    async def trial(last: bool) -> None:
        guest = guests[0] if guests else Guest(server.url, "Ana")
        guests[:] = [guest]
        await guest.connect()
        with contextlib.suppress(ConnectionClosed, TimeoutError):
            await settle(guest, ledger)
            if not last:
                await play_on(guest, ledger, chance)
        ledger.note(guest.answers)
        await guest.close()

    try:
        for number in range(TRIALS):
            server.environment = {VARIABLE: f"{STAGES[number % len(STAGES)]} {chance.randrange(1, 40)}"}
            server.start("server.crash:create")
            act(lambda: trial(last=False))
            assert server.process is not None
            assert server.process.wait(20) == -9
            check_part(database, ledger)
        server.start()
        act(lambda: trial(last=True))
        moves = check(database, ledger)
    finally:
        server.stop()
    assert moves > TRIALS * 5
    print(f"{TRIALS} kills, {len(ledger.sent)} commands, {moves} accepted, none lost, none doubled")

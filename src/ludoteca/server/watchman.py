"""The rounds: clocks that ran out, bot turns that nobody works on, and news from other processes."""

from __future__ import annotations

import asyncio
import logging
import time

from sqlalchemy import text

from ludoteca.server.gate import CHANNEL, Gate, Read, Request, clock
from ludoteca.server.hub import Hub
from ludoteca.server.settings import Settings
from ludoteca.server.sitting import TimeUp
from ludoteca.server.storage import tables
from ludoteca.server.storage.database import Database
from ludoteca.server.thinkers import Thinkers

LOGGER = logging.getLogger("ludoteca.watchman")


class Watchman:
    """Everything that happens without anybody asking for it."""

    def __init__(self, database: Database, gate: Gate, hub: Hub, thinkers: Thinkers, settings: Settings, process: str) -> None:
        self.database = database
        self.gate = gate
        self.hub = hub
        self.thinkers = thinkers
        self.settings = settings
        self.process = process

    async def resume(self) -> None:
        """At the start: clocks go on where they stood, and every bot whose turn it was thinks again."""
        alone = not self.database.postgres
        if alone:
            async with self.database.changing() as connection:
                for name in await tables.with_clock(connection):
                    sitting = await tables.load(connection, name, self.settings.window)
                    if sitting is not None:
                        sitting.timer.resume(clock())
                        await tables.keep_timer(connection, sitting)
        await self.claim(everything=alone)

    async def claim(self, everything: bool = False) -> None:
        """Take over bot turns that were begun by a process that is no more."""
        now = clock()
        async with self.database.changing() as connection:
            names = await tables.claim_bots(connection, self.process, now, now + int(self.settings.lease * 1000), everything)
        for name in names:
            self.gate.submit(Request(name, Read(self.thinkers.begin, lambda refusal: None)))

    async def walk(self) -> None:
        """Look after clocks often and after bots now and then."""
        claimed = time.monotonic()
        while True:
            await asyncio.sleep(self.settings.sweep)
            try:
                async with self.database.reading() as connection:
                    names = await tables.overdue(connection, clock())
                for name in names:
                    self.gate.submit(Request(name, TimeUp()))
                if time.monotonic() - claimed > self.settings.lease / 2:
                    claimed = time.monotonic()
                    await self.claim()
            except Exception:
                LOGGER.exception("a round failed; the next one comes")

    async def listen(self) -> None:
        """PostgreSQL only: hear which tables other processes changed. A lost connection is made again, and everything looked at."""
        import psycopg  # not needed on SQLite

        address = self.database.address.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(address, autocommit=True) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    for name in list(self.hub.seqs):
                        self.refresh(name)
                    async for notice in connection.notifies():
                        self.hear(notice.payload)
            except psycopg.Error:
                LOGGER.warning("the connection for notices was lost")
                await asyncio.sleep(0.5)

    def hear(self, payload: str) -> None:
        """A notice is `table seq process`, or `table +seat process` when somebody came and `table -seat process` when they went."""
        name, what, process = payload.split()
        if process == self.process:
            return
        if what[0] in "+-":
            self.hub.heard_presence(process, name, int(what[1:]), what[0] == "+")
            if self.hub.watched(name):
                self.gate.submit(Request(name, Read(self.hub.tell_facts, lambda refusal: None)))
        elif self.hub.watched(name):
            self.refresh(name)

    def refresh(self, name: str) -> None:
        """Look at a table on disk; the gate tells its watchers what is new."""
        self.gate.submit(Request(name, Read(lambda sitting: None, lambda refusal: None)))

    async def announce(self, table: str, seat: int, here: bool) -> None:
        """PostgreSQL only: tell the other processes that a seat's owner came or went."""
        async with self.database.changing() as connection:
            payload = f"{table} {'+' if here else '-'}{seat} {self.process}"
            await connection.execute(text("SELECT pg_notify(:channel, :payload)"), {"channel": CHANNEL, "payload": payload})

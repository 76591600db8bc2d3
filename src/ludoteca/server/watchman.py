"""The rounds: clocks that ran out, bot turns that nobody works on, and news from other processes."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from sqlalchemy import text

from ludoteca.server.gate import CHANNEL, Gate, Read, Request, background, clock
from ludoteca.server.hub import Hub
from ludoteca.server.refusals import Refuse
from ludoteca.server.settings import Settings
from ludoteca.server.sitting import Sitting, TimeUp
from ludoteca.server.storage import tables
from ludoteca.server.storage.database import Database
from ludoteca.server.thinkers import Thinkers

if TYPE_CHECKING:
    import psycopg

LOGGER = logging.getLogger("ludoteca.watchman")


ALIVE = 7_064_736
"""The advisory lock that every process on one PostgreSQL shares while it lives; whoever gets it alone is the first after a time without server."""
EVERYBODY = "*"
ASK, STILL = "?", "."

ATTENDED = 60_000
"""Milliseconds ahead for which something due at a table with secret windows is awaited to the moment; the rounds find the rest."""


class Watchman:
    """Everything that happens without anybody asking for it."""

    def __init__(self, database: Database, gate: Gate, hub: Hub, thinkers: Thinkers, settings: Settings, process: str) -> None:
        self.database = database
        self.gate = gate
        self.hub = hub
        self.thinkers = thinkers
        self.settings = settings
        self.process = process
        self.tasks: set[asyncio.Task[None]] = set()
        self.heard: dict[str, float] = {}  # when each other process was last heard of
        self.witness: psycopg.AsyncConnection[tuple[object, ...]] | None = None

    async def resume(self) -> None:
        """At the start: clocks go on where they stood, and every bot whose turn it was thinks again."""
        if self.database.postgres:
            await self.bear_witness()
        else:
            await self.resume_clocks()
        await self.claim(everything=not self.database.postgres)

    async def resume_clocks(self) -> None:
        """Nobody served for a while: whoever was to decide is not charged for it."""
        async with self.database.changing() as connection:
            for name in await tables.with_clock(connection):
                try:
                    sitting = await tables.load(connection, name, self.settings.waits())
                except Refuse:
                    continue  # whoever opens it is told why
                if sitting is not None:
                    sitting.timer.resume(clock())
                    await tables.keep_timer(connection, sitting)

    async def bear_witness(self) -> None:
        """PostgreSQL only: be counted among the living. The first process after a time without any lets the clocks go on; others wait for it."""
        self.witness = await self.connect()
        found = await (await self.witness.execute(f"SELECT pg_try_advisory_lock({ALIVE})")).fetchone()
        if found is not None and found[0]:
            await self.resume_clocks()
            await self.witness.execute(f"SELECT pg_advisory_lock_shared({ALIVE})")
            await self.witness.execute(f"SELECT pg_advisory_unlock({ALIVE})")
        else:
            await self.witness.execute(f"SELECT pg_advisory_lock_shared({ALIVE})")

    async def connect(self) -> psycopg.AsyncConnection[tuple[object, ...]]:
        """A connection of one's own, beside those of the pool."""
        import psycopg  # not needed on SQLite

        address = self.database.address.set(drivername="postgresql").render_as_string(hide_password=False)
        return await psycopg.AsyncConnection.connect(address, autocommit=True)

    async def close(self) -> None:
        """No longer among the living."""
        for task in list(self.tasks):
            task.cancel()
        if self.witness is not None:
            await self.witness.close()

    async def claim(self, everything: bool = False) -> None:
        """Take over bot turns that were begun by a process that is no more."""
        now = clock()
        async with self.database.changing() as connection:
            names = await tables.claim_bots(connection, self.process, now, now + int(self.settings.lease * 1000), everything)
        for name in names:
            self.gate.submit(Request(name, Read(self.thinkers.begin, lambda refusal: None)))

    def attend(self, sitting: Sitting) -> None:
        """Answer for those who want it so, and show what a secret window held back as soon as it has closed for all."""
        now = clock()
        due = sitting.due(now)
        if due is not None and due <= now:
            self.gate.submit(Request(sitting.id, TimeUp()))
        closes = sitting.curtain.next_close(now) if sitting.curtain is not None else None
        loop = asyncio.get_running_loop()
        if closes is not None:
            loop.call_later((closes - now) / 1000, self.reveal, sitting.id)
        if self.hub.lags(sitting, now):  # a window closed after the watchers were told and before now
            self.reveal(sitting.id)
        if due is not None and now < due < now + ATTENDED:
            loop.call_later((due - now) / 1000, self.gate.submit, Request(sitting.id, TimeUp()))

    def reveal(self, table: str) -> None:
        """Show what was held back; there may be another window behind it."""

        def show(sitting: Sitting) -> None:
            self.hub.show_more(sitting)
            self.attend(sitting)

        self.gate.submit(Request(table, Read(show, lambda refusal: None)))

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
                await self.database.tidy()
                if time.monotonic() - claimed > self.settings.lease / 2:
                    claimed = time.monotonic()
                    await self.claim()
                    if self.database.postgres:
                        await self.roll_call()
            except Exception:
                LOGGER.exception("a round failed; the next one comes")

    async def listen(self) -> None:
        """PostgreSQL only: hear which tables other processes changed. A lost connection is made again, and everything looked at."""
        import psycopg  # not needed on SQLite

        while True:
            try:
                async with await self.connect() as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    await connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, f"{EVERYBODY} {ASK} {self.process}"))
                    for name in list(self.hub.seqs):
                        self.refresh(name)
                    async for notice in connection.notifies():
                        self.hear(notice.payload)
            except psycopg.Error:
                LOGGER.warning("the connection for notices was lost")
                await asyncio.sleep(0.5)

    def hear(self, payload: str) -> None:
        """A notice is `table seq process`; `table +seat process` when somebody came and `table -seat process` when they went; `* ? process` when a
        process wants to know who is here, and `* . process` when it is still alive."""
        name, what, process = payload.split()
        if process == self.process:
            return
        self.heard[process] = time.monotonic()
        if what == ASK:
            background(self.announce(*self.hub.here()), self.tasks)
        if name == EVERYBODY:
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

    async def announce(self, *seats: tuple[str, int, bool]) -> None:
        """PostgreSQL only: tell the other processes that owners of seats came or went."""
        await self.notify(*(f"{table} {'+' if here else '-'}{seat} {self.process}" for table, seat, here in seats))

    async def notify(self, *payloads: str) -> None:
        """Send notices to all processes."""
        if payloads:
            async with self.database.changing() as connection:
                await connection.execute(text("SELECT pg_notify(:channel, :payload)"), [{"channel": CHANNEL, "payload": payload} for payload in payloads])

    async def roll_call(self) -> None:
        """Say that we are alive, and let those go of whom nothing was heard for long: whoever was connected to them is not there any more."""
        await self.notify(f"{EVERYBODY} {STILL} {self.process}")
        silent = time.monotonic() - 2 * self.settings.lease
        for process in [process for process, heard in self.heard.items() if heard < silent]:
            del self.heard[process]
            for table in self.hub.forget(process):
                self.gate.submit(Request(table, Read(self.hub.tell_facts, lambda refusal: None)))

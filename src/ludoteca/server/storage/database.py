"""One engine for SQLite (WAL, one file) and PostgreSQL: the same statements, prepared and brought up to date at start."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from io import TextIOWrapper
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ludoteca.errors import BadOptions

MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATION_LOCK = 724_301  # any number; whoever holds it may migrate


class Database:
    """Where everything is kept."""

    def __init__(self, address: str) -> None:
        try:
            url = make_url(address)
        except ArgumentError:
            raise BadOptions(f"{address!r} is no address of a database; try sqlite:///ludoteca.sqlite or postgresql://user@host/name") from None
        kind = url.get_backend_name()
        if kind not in ("sqlite", "postgresql"):
            raise BadOptions(f"the database is SQLite or PostgreSQL, not {kind}")
        self.postgres = kind == "postgresql"
        self.address = url.set(drivername="postgresql+psycopg" if self.postgres else "sqlite+aiosqlite")
        self.name = "PostgreSQL" if self.postgres else "SQLite"
        self.lock: TextIOWrapper | None = None
        self.turn = asyncio.Lock()
        self.writer: AsyncConnection | None = None  # SQLite only: kept open, for every commit needs it
        self.engine: AsyncEngine = create_async_engine(self.address, pool_size=5, max_overflow=5)
        if not self.postgres:
            event.listen(self.engine.sync_engine, "connect", prepare_sqlite)
            event.listen(self.engine.sync_engine, "begin", begin_sqlite)

    def lock_file(self) -> None:
        """SQLite serves one process: a second one on the same file is told so at once. The lock goes with the process."""
        path = self.address.database
        if self.postgres or not path or path == ":memory:":
            return
        self.lock = open(f"{path}.lock", "w")  # noqa: SIM115
        if sys.platform == "win32":
            return
        import fcntl

        try:
            fcntl.flock(self.lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise BadOptions(f"another server uses {path}; run several processes on PostgreSQL instead") from None

    def unlock_file(self) -> None:
        """Let another process serve this file."""
        if self.lock is not None:
            self.lock.close()
            self.lock = None

    async def migrate(self) -> None:
        """Make the tables, or bring them up to date; several processes may try at once."""
        async with self.changing() as connection:
            if self.postgres:
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
            await connection.run_sync(upgrade)

    @asynccontextmanager
    async def changing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that writes; committed at the end. SQLite has one writer at a time: the others wait here, not in its busy loop."""
        if self.postgres:
            async with self.engine.begin() as connection:
                yield connection
            return
        async with self.turn:
            if self.writer is None:
                self.writer = await (await self.engine.connect()).execution_options(writes=True)
            async with self.writer.begin():
                yield self.writer

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that only reads."""
        async with self.engine.connect() as connection:
            yield connection

    async def close(self) -> None:
        """Let all connections go."""
        if self.writer is not None:
            await self.writer.close()
            self.writer = None
        await self.engine.dispose()
        self.unlock_file()


def prepare_sqlite(connection: Any, record: Any) -> None:
    """Write-ahead log, every commit on disk before it is acknowledged, and transactions begun by us, not by the driver."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def begin_sqlite(connection: Connection) -> None:
    """A transaction that writes takes the lock at its beginning: it waits instead of failing half-way."""
    connection.exec_driver_sql("BEGIN IMMEDIATE" if connection.get_execution_options().get("writes") else "BEGIN")


def upgrade(connection: Connection) -> None:
    """Run the migrations that this database has not seen."""
    from alembic import command  # slow to import, and needed only here
    from alembic.config import Config

    configuration = Config()
    configuration.set_main_option("script_location", str(MIGRATIONS))
    configuration.attributes["connection"] = connection
    command.upgrade(configuration, "head")

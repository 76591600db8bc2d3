"""SQLite (WAL, one file) or PostgreSQL: the same statements, prepared and brought up to date at start.

SQLite answers from memory within microseconds, so its statements run in the event loop's own thread: asking another thread would cost more than they do.
Only a commit, which waits for the disk, is waited for elsewhere.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from io import TextIOWrapper
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

from sqlalchemy import Connection, CursorResult, Dialect, Executable, PoolProxiedConnection, RootTransaction, create_engine, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from ludoteca.errors import BadOptions

MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATION_LOCK = 724_301  # any number; whoever holds it may migrate
WORTH_IT = 25
"""So many commits are carried over to SQLite's file at once: pages that changed again and again are written only once."""
POOL = {"pool_size": 5, "max_overflow": 5}

T = TypeVar("T")


class Near:
    """A connection to SQLite in this very thread, with as much of the face of SQLAlchemy's `AsyncConnection` as we use."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection

    @property
    def dialect(self) -> Dialect:
        """The way this database speaks."""
        return self.connection.dialect

    async def execute(self, statement: Executable, parameters: Any = None) -> CursorResult[*tuple[Any, ...]]:
        """Run a statement."""
        return self.connection.execute(statement, parameters)

    async def exec_driver_sql(self, statement: str, parameters: Any = None) -> CursorResult[*tuple[Any, ...]]:
        """Run a statement that is SQL already."""
        return self.connection.exec_driver_sql(statement, parameters)

    def keep(self, statement: str, rows: list[tuple[object, ...]]) -> None:
        """Run a statement that is SQL already for every row, straight on the driver."""
        self.connection.connection.cursor().executemany(statement, rows)

    async def run_sync(self, work: Callable[[Connection], T]) -> T:
        """Let work be done on the connection itself."""
        return work(self.connection)


Connected: TypeAlias = AsyncConnection | Near
"""What statements are run on."""


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
        self.address = url.set(drivername="postgresql+psycopg" if self.postgres else "sqlite")
        self.name = "PostgreSQL" if self.postgres else "SQLite"
        self.lock: TextIOWrapper | None = None
        if self.postgres:
            self.far = create_async_engine(self.address, **POOL)
            return
        self.turn = asyncio.Lock()
        self.committer = ThreadPoolExecutor(1, "commit")
        self.clerk = ThreadPoolExecutor(1, "checkpoint")
        self.commits = 0  # since the last checkpoint
        self.writer: Connection | None = None  # kept open, for every commit needs it
        self.reader: PoolProxiedConnection | None = None  # kept open, for every request asks who it is from
        self.near = create_engine(self.address, connect_args={"check_same_thread": False}, **POOL)
        event.listen(self.near, "connect", prepare_sqlite)
        event.listen(self.near, "begin", begin_sqlite)

    def lock_file(self) -> None:
        """SQLite serves one process: a second one on the same file is told so at once. The lock goes with the process."""
        path = self.address.database
        if self.postgres or not path or path == ":memory:":
            return
        try:
            self.lock = open(f"{path}.lock", "w")  # noqa: SIM115
        except OSError as error:
            raise BadOptions(f"the database {path} cannot be used: {Path(path).resolve().parent}: {error.strerror}") from None
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

    async def make_ready(self) -> None:
        """Bring it up to date before anybody is served, and close it again; what is wrong with it is told in one sentence."""
        from alembic.util import CommandError  # slow to import, and needed only at the beginning

        self.lock_file()
        try:
            await self.migrate()
        except (SQLAlchemyError, CommandError) as error:
            cause = error.orig if isinstance(error, DBAPIError) else error
            reason = str(cause).strip().splitlines()[0]
            raise BadOptions(f"the database {self.address.render_as_string(hide_password=True)} cannot be used: {reason}") from None
        finally:
            await self.close()

    async def migrate(self) -> None:
        """Make the tables, or bring them up to date; several processes may try at once."""
        async with self.changing() as connection:
            if self.postgres:
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
            await connection.run_sync(upgrade)

    @asynccontextmanager
    async def changing(self, meanwhile: Callable[[], None] | None = None) -> AsyncIterator[Connected]:
        """A transaction that writes; committed at the end. SQLite has one writer at a time: the others wait here, not in its busy loop.

        `meanwhile` is something useful to do while SQLite waits for the disk; it may not count on the commit.
        """
        if self.postgres:
            async with self.far.begin() as connection:
                yield connection
            return
        async with self.turn:
            if self.writer is None:
                self.writer = self.near.connect().execution_options(writes=True)
            transaction = self.writer.begin()
            try:
                yield Near(self.writer)
                await self.commit(transaction, meanwhile)
            finally:
                if transaction.is_active:
                    transaction.rollback()

    async def commit(self, transaction: RootTransaction, meanwhile: Callable[[], None] | None) -> None:
        """Wait in another thread until everything is on disk. Whoever is called off waits too: a commit cannot be stopped."""
        done = asyncio.get_running_loop().run_in_executor(self.committer, transaction.commit)
        try:
            if meanwhile is not None:
                meanwhile()
            await asyncio.shield(done)
            self.commits += 1
        except BaseException:
            await asyncio.wait([done])
            raise

    async def tidy(self) -> None:
        """Carry what was committed from SQLite's log over to its file, beside the commits: one that had to do it would keep everybody waiting."""
        if not self.postgres and self.commits >= WORTH_IT:
            self.commits = 0
            await asyncio.get_running_loop().run_in_executor(self.clerk, self.checkpoint)

    def checkpoint(self) -> None:
        """Carry over as much as goes without hindering anybody."""
        with self.near.connect() as connection:
            connection.connection.cursor().execute("PRAGMA wal_checkpoint(PASSIVE)")

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[Connected]:
        """A transaction that only reads."""
        if self.postgres:
            async with self.far.connect() as connection:
                yield connection
        else:
            with self.near.connect() as connection:
                yield Near(connection)

    @property
    def dialect(self) -> Dialect:
        """The way this database speaks."""
        return self.far.dialect if self.postgres else self.near.dialect

    async def ask(self, question: str, values: tuple[object, ...]) -> list[tuple[Any, ...]]:
        """What one statement of SQL finds; it needs no transaction, for one statement sees one moment."""
        if self.postgres:
            async with self.far.connect() as connection:
                return [tuple(row) for row in await connection.exec_driver_sql(question, values)]
        if self.reader is None:
            self.reader = self.near.raw_connection()
        cursor = self.reader.cursor()
        cursor.execute(question, values)
        return list(cursor.fetchall())

    async def close(self) -> None:
        """Let all connections go."""
        if self.postgres:
            await self.far.dispose()
            return
        self.clerk.shutdown()
        async with self.turn:
            if self.writer is not None:
                self.writer.close()
                self.writer = None
            if self.reader is not None:
                self.reader.close()
                self.reader = None
            self.near.dispose()
        self.committer.shutdown()
        self.unlock_file()


def prepare_sqlite(connection: Any, record: Any) -> None:
    """Write-ahead log, every commit on disk before it is acknowledged, and transactions begun by us, not by the driver."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000", "wal_autocheckpoint=20000"):
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

"""The one gate through which everything that concerns a table goes: judged in memory, committed, and only then told.

Requests that arrive while a transaction is being committed wait and form the next batch, so that many commands share one
commit. Reads wait their turn too: nobody ever sees what is not yet on disk.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeVar

from sqlalchemy import text

from ludoteca.server.metrics import Metrics
from ludoteca.server.protocol import Accepted, Command, Rejected
from ludoteca.server.refusals import Refuse
from ludoteca.server.rows import Row
from ludoteca.server.settings import Settings
from ludoteca.server.sitting import BotMove, HintTaken, Internal, Sitting, TimeUp
from ludoteca.server.storage import tables
from ludoteca.server.storage.database import Connected, Database
from ludoteca.server.timer import clock as clock

LOGGER = logging.getLogger("ludoteca.gate")
BATCH = 256
KEPT = 2_000
"""How many tables stay in memory."""
CHANNEL = "ludoteca"
INTERNAL = (BotMove, TimeUp, HintTaken)
OF_THE_GAME = ("play", "undo", "ask", "answer", "hint", "early", "stand")
"""Kinds of rows that change nothing but the game."""

T = TypeVar("T")
Reply = Callable[[Accepted | Rejected], None]


@dataclass
class New:
    """A table that is to be kept, and its beginning if it has begun already."""

    sitting: Sitting
    row: Row | None
    done: asyncio.Future[Sitting]


@dataclass
class Change:
    """A change of the table itself; whoever makes it checks first and changes then. It may begin the game."""

    make: Callable[[Sitting], Row | None]
    done: asyncio.Future[Sitting]


@dataclass
class Read:
    """A look at a table that is wholly committed."""

    look: Callable[[Sitting], None]
    fail: Callable[[Refuse], None]


NAMELESS = (Change, BotMove, TimeUp)
"""What comes without a name of its own."""


class Request:
    """Something that waits at the gate."""

    def __init__(self, table: str, what: Command | Internal | New | Change | Read, person: str | None = None, reply: Reply | None = None) -> None:
        self.table = table
        self.what = what
        self.person = person
        self.reply = reply
        self.arrived = time.perf_counter()


class Audience(Protocol):
    """Who is told once something is committed."""

    def draft(self, sitting: Sitting) -> None:
        """Put into words what everybody who watches will be told; nothing is sent, for it may never come to be."""

    def publish(self, sitting: Sitting, since: int, facts: bool) -> None:
        """Tell everybody who watches."""

    def drop_drafts(self) -> None:
        """What was drafted and not told is void."""

    def watched(self, table: str) -> bool:
        """Does anybody here watch?"""


@dataclass
class Batch:
    """What one transaction does."""

    sittings: dict[str, Sitting]
    rows: list[Row] = field(default_factory=list)
    answers: list[tuple[Request, Accepted | Rejected]] = field(default_factory=list)
    before: dict[str, int] = field(default_factory=dict)  # the seq that watchers know of each changed table
    facts: set[str] = field(default_factory=set)  # tables of which more than the game changed
    edited: set[str] = field(default_factory=set)
    new: list[New] = field(default_factory=list)
    refused: dict[str, Refuse] = field(default_factory=dict)  # tables that are there but cannot be opened

    def missing(self, table: str) -> Refuse:
        """Why there is nothing to be seen of a table."""
        return self.refused.get(table) or Refuse("unknown-table")


class Gate:
    """Judges, commits, tells."""

    def __init__(self, database: Database, settings: Settings, metrics: Metrics, process: str) -> None:
        self.database = database
        self.settings = settings
        self.metrics = metrics
        self.process = process
        self.audience: Audience | None = None
        self.on_bot: Callable[[Sitting], None] = lambda sitting: None
        self.on_curtain: Callable[[Sitting], None] = lambda sitting: None  # something is hidden for a while, or the table has to answer itself
        self.waiting: list[Request] = []
        self.arrived = asyncio.Event()
        self.sittings: OrderedDict[str, Sitting] = OrderedDict()

    # What others ask.

    def submit(self, request: Request) -> None:
        """Queue a request; its reply comes once it is committed or refused."""
        self.waiting.append(request)
        self.arrived.set()

    async def ask(self, table: str, what: Command | Internal, person: str | None = None) -> Accepted | Rejected:
        """Queue a command and wait for its answer."""
        done: asyncio.Future[Accepted | Rejected] = asyncio.get_running_loop().create_future()
        self.submit(Request(table, what, person, lambda answer: None if done.done() else done.set_result(answer)))
        return await done

    async def change(self, table: str, make: Callable[[Sitting], Row | None]) -> Sitting:
        """Change the table itself."""
        done: asyncio.Future[Sitting] = asyncio.get_running_loop().create_future()
        self.submit(Request(table, Change(make, done)))
        return await done

    async def read(self, table: str, look: Callable[[Sitting], T]) -> T:
        """What a look at the committed table gives."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        def see(sitting: Sitting) -> None:
            if done.done():
                return
            try:
                done.set_result(look(sitting))
            except Exception as error:
                done.set_exception(error)

        self.submit(Request(table, Read(see, lambda refusal: None if done.done() else done.set_exception(refusal))))
        return await done

    async def add(self, sitting: Sitting, row: Row | None = None) -> None:
        """Keep a new table, and its beginning if it has begun already."""
        done: asyncio.Future[Sitting] = asyncio.get_running_loop().create_future()
        self.submit(Request(sitting.id, New(sitting, row, done)))
        await done

    def forget(self, table: str) -> None:
        """Drop a table from memory; it will be read again when needed."""
        self.sittings.pop(table, None)

    # The loop.

    async def run(self) -> None:
        """Serve batch after batch."""
        while True:
            await self.arrived.wait()
            batch, self.waiting = self.waiting[:BATCH], self.waiting[BATCH:]
            if not self.waiting:
                self.arrived.clear()
            await self.serve(batch)

    async def serve(self, requests: list[Request]) -> None:
        """One batch; if it fails, each request by itself, so that one fault spoils nothing else."""
        self.metrics.observe("ludoteca_batch_size", len(requests))
        try:
            await self.commit(requests)
            return
        except Exception:
            LOGGER.exception("a batch failed; its requests are tried one by one", extra={"requests": len(requests)})
            self.drop_drafts()
        for request in requests:
            for known in requests:
                self.forget(known.table)
            try:
                await self.commit([request])
            except Exception:
                LOGGER.exception("a request failed", extra={"table": request.table, "kind": type(request.what).__name__})
                self.drop_drafts()
                self.forget(request.table)
                self.refuse(request, Refuse("internal"))

    def draft(self, batch: Batch) -> None:
        """While the disk is busy: prepare what is to be told."""
        if self.audience is not None:
            for name in batch.before.keys() & batch.sittings.keys():
                self.audience.draft(batch.sittings[name])

    async def commit(self, requests: list[Request]) -> None:
        """Judge all requests, commit what they change, then answer, tell and show."""
        writing = any(not isinstance(request.what, Read) for request in requests)
        names = {request.table for request in requests if not isinstance(request.what, New)}
        known = None if writing else self.at_hand(names)
        if known is not None:
            batch = known
        else:
            async with self.database.changing(lambda: self.draft(batch)) if writing else self.database.reading() as connection:
                batch = self.at_hand(names) or await self.look_up(connection, names, writing)
                for request in requests:
                    self.judge(request, batch)
                await self.write(connection, batch)
        self.tell(batch)
        for request in requests:
            if isinstance(request.what, Read):
                self.show(request, request.what, batch)
        self.trim()

    def at_hand(self, names: set[str]) -> Batch | None:
        """The tables concerned, if all are in memory and no other process can have moved them on."""
        if names and (self.database.postgres or not names <= self.sittings.keys()):
            return None
        for name in names:
            self.sittings.move_to_end(name)
        return Batch({name: self.sittings[name] for name in names})

    async def look_up(self, connection: Connected, names: set[str], writing: bool) -> Batch:
        """The tables concerned as they stand on disk; another process may have moved them on."""
        batch = Batch({})
        found = await (tables.lock if writing else tables.where)(connection, names)
        for name, (edition, seq) in found.items():
            sitting = self.sittings.get(name)
            if sitting is not None and (sitting.stored.edition, sitting.seq) != (edition, seq):
                batch.before[name] = sitting.seq
                batch.facts.add(name)
                if sitting.stored.edition == edition:
                    await tables.catch_up(connection, sitting)
                else:
                    sitting = None
            if sitting is None:
                try:
                    sitting = await tables.load(connection, name, self.settings.waits())
                except Refuse as refusal:
                    batch.refused[name] = refusal
            if sitting is not None:
                batch.sittings[name] = self.sittings[name] = sitting
                self.sittings.move_to_end(name)
        return batch

    def judge(self, request: Request, batch: Batch) -> None:
        """Give one request its effect in memory."""
        what = request.what
        if isinstance(what, Read):
            return
        if isinstance(what, New):
            batch.new.append(what)
            batch.sittings[request.table] = what.sitting
            if what.row is not None:
                batch.rows.append(what.row)
            return
        id = "" if isinstance(what, NAMELESS) else what.id
        try:
            sitting = batch.sittings.get(request.table)
            if sitting is None:
                raise batch.missing(request.table)
            before = sitting.seq
            if isinstance(what, Change):
                row = what.make(sitting)
                batch.edited.add(sitting.id)
            elif isinstance(what, INTERNAL):
                row = sitting.judge_internal(what, clock())
            else:
                judged = sitting.judge(what, request.person, clock())
                if isinstance(judged, int):
                    batch.answers.append((request, Accepted(id, judged)))
                    return
                row = judged
        except Refuse as refusal:
            batch.answers.append((request, refusal.on_socket(id)))
            if isinstance(what, Change) and not what.done.done():
                what.done.set_exception(refusal)
            return
        batch.before.setdefault(sitting.id, before)
        if row is not None:
            batch.rows.append(row)
        if row is None or row.kind not in OF_THE_GAME or sitting.state == "over":
            batch.facts.add(sitting.id)
        batch.answers.append((request, Accepted(id, sitting.accepted[(row.seat, row.command)] if row is not None else sitting.shown(clock()))))

    async def write(self, connection: Connected, batch: Batch) -> None:
        """Put everything that changed into the transaction, and the names of the tables for the other processes."""
        if batch.new:
            await tables.insert_tables(connection, [new.sitting.stored for new in batch.new])
        for name in batch.edited:
            await tables.change_table(connection, batch.sittings[name].stored)
        changed = {row.table for row in batch.rows}
        if changed:
            claimed = clock() + int(self.settings.lease * 1000)
            await tables.append(connection, batch.rows, [batch.sittings[name] for name in changed], self.process, claimed)
        if self.database.postgres and (changed or batch.edited):
            payloads = [{"channel": CHANNEL, "payload": f"{name} {batch.sittings[name].seq} {self.process}"} for name in changed | batch.edited]
            await connection.execute(text("SELECT pg_notify(:channel, :payload)"), payloads)

    def tell(self, batch: Batch) -> None:
        """All is on disk: answer, tell the watchers, and let bots think."""
        now = time.perf_counter()
        for new in batch.new:
            self.keep(new)
        for request, answer in batch.answers:
            if not isinstance(request.what, Change):
                self.metrics.observe("ludoteca_command_seconds", now - request.arrived)
                self.metrics.count("ludoteca_commands_total", "answer", "accepted" if isinstance(answer, Accepted) else answer.code)
            elif isinstance(answer, Accepted) and not request.what.done.done():
                request.what.done.set_result(batch.sittings[request.table])
            if request.reply is not None:
                request.reply(answer)
        for name, since in batch.before.items():
            sitting = batch.sittings.get(name)
            if sitting is None:
                continue
            if self.audience is not None:
                self.audience.publish(sitting, since, name in batch.facts)
            if sitting.curtain is not None:
                self.on_curtain(sitting)
            if sitting.bot_to_move() and any(row.table == name for row in batch.rows):
                self.on_bot(sitting)
        self.drop_drafts()

    def drop_drafts(self) -> None:
        """Nothing is told later that was not told now."""
        if self.audience is not None:
            self.audience.drop_drafts()

    def keep(self, new: New) -> None:
        """A new table is on disk."""
        sitting = self.sittings[new.sitting.id] = new.sitting
        if not new.done.done():
            new.done.set_result(sitting)
        if sitting.bot_to_move():
            self.on_bot(sitting)
        if sitting.curtain is not None and sitting.match is not None:
            self.on_curtain(sitting)

    def show(self, request: Request, read: Read, batch: Batch) -> None:
        """Serve a read."""
        sitting = batch.sittings.get(request.table)
        if sitting is None:
            read.fail(batch.missing(request.table))
        else:
            read.look(sitting)

    def refuse(self, request: Request, refusal: Refuse) -> None:
        """Answer a request that could not be served."""
        what = request.what
        if isinstance(what, Read):
            what.fail(refusal)
        elif isinstance(what, Change | New):
            if not what.done.done():
                what.done.set_exception(refusal)
        elif request.reply is not None:
            request.reply(refusal.on_socket("" if isinstance(what, NAMELESS) else what.id))

    def trim(self) -> None:
        """Let the tables go that nobody has used for longest and nobody watches."""
        spare = len(self.sittings) - KEPT
        for name in list(self.sittings)[:spare] if spare > 0 else ():
            if self.audience is None or not self.audience.watched(name):
                del self.sittings[name]


def background(work: Coroutine[Any, Any, Any], tasks: set[asyncio.Task[Any]]) -> asyncio.Task[Any]:
    """Start a task and keep it from being forgotten."""
    task = asyncio.get_running_loop().create_task(work)
    tasks.add(task)
    task.add_done_callback(tasks.discard)
    return task

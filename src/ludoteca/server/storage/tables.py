"""Tables, seats and the log in the database: plain statements, each a function of a connection that its caller commits."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, and_, bindparam, delete, func, insert, literal_column, or_, select, update

from ludoteca.errors import LudotecaError
from ludoteca.server.chairs import Chair
from ludoteca.server.protocol import Clock, Result, Source
from ludoteca.server.refusals import Refuse
from ludoteca.server.rows import Reading, Row, Stored
from ludoteca.server.shelf import game_named
from ludoteca.server.sitting import Sitting
from ludoteca.server.start import Start
from ludoteca.server.storage.database import Connected, Database
from ludoteca.server.storage.prepared import Prepared, Question
from ludoteca.server.storage.schema import LOG, SEATS, TABLES
from ludoteca.server.timer import clock
from ludoteca.server.windows import Waits

LOGGER = logging.getLogger("ludoteca.tables")
JSON = ("options", "clock", "source", "start", "result", "timer")
TYPES: dict[str, Any] = {"options": dict[str, Any], "clock": Clock, "source": Source, "start": Start, "result": Result, "timer": Reading}

KEPT = [name for name in Stored.__struct_fields__ if name not in ("chairs", "mover", "timer")]
INSERT_TABLES = Prepared(insert(TABLES), *KEPT, "bot")
INSERT_SEATS = Prepared(insert(SEATS), "table", "seat", "kind", "person", "name", "level", "seed")
INSERT_ROWS = Prepared(insert(LOG), "table", "seq", "kind", "seat", "ply", "actions", "value", "command", "at")


def renewing(*columns: str) -> Prepared:
    """A statement that brings some columns of a table up to date."""
    values: list[tuple[str, Any]] = [(name, bindparam(f"new_{name}")) for name in columns]
    return Prepared(update(TABLES).where(TABLES.c.id == bindparam("of")).ordered_values(*values), *(f"new_{name}" for name in columns), "of")


UPDATE_PLACES = renewing("seq", "ply", "mover", "bot", "claimant", "claimed")
"""What every row changes. No index holds any of it, and SQLite would renew every index that might have to be."""
UPDATE_STATES = renewing("state", "ended", "result", "timer", "due")
"""What changes only as a game begins or ends, or while time runs."""
RUNNING: list[ColumnElement[str]] = [literal_column("'open'"), literal_column("'playing'")]
"""Named, not "other than over": so the index finds them among the many that are."""
UNFINISHED = Question(select(func.count()).where(TABLES.c.maker == bindparam("maker"), TABLES.c.state.in_(RUNNING)), "maker")


def as_json(value: object) -> str | None:
    """A value as a column holds it."""
    return None if value is None else msgspec.json.encode(value).decode()


async def insert_tables(connection: Connected, new: Sequence[Stored]) -> None:
    """Keep new tables and who sits where."""
    rows = [(*(as_json(getattr(stored, name)) if name in JSON else getattr(stored, name) for name in KEPT), False) for stored in new]
    await INSERT_TABLES.run(connection, rows)
    await insert_seats(connection, new)


async def insert_seats(connection: Connected, tables: Sequence[Stored]) -> None:
    """Keep who sits where."""
    rows = [(stored.id, chair.seat, chair.kind, chair.person, chair.name, chair.level, chair.seed) for stored in tables for chair in stored.chairs]
    await INSERT_SEATS.run(connection, rows)


async def change_table(connection: Connected, stored: Stored) -> None:
    """Keep what changed about the table itself: seats with the decks they bring, beginning, rematch."""
    stored.edition += 1
    values = {
        "pack": stored.pack,
        "digest": stored.digest,
        "state": stored.state,
        "started": stored.started,
        "ended": stored.ended,
        "rematch": stored.rematch,
        "edition": stored.edition,
    }
    await connection.execute(update(TABLES).where(TABLES.c.id == stored.id).values(**values))
    await connection.execute(delete(SEATS).where(SEATS.c.table == stored.id))
    await insert_seats(connection, [stored])


async def delete_table(connection: Connected, table: str) -> None:
    """Forget a table that never began."""
    await connection.execute(delete(SEATS).where(SEATS.c.table == table))
    await connection.execute(delete(TABLES).where(TABLES.c.id == table))


async def lock(connection: Connected, tables: Iterable[str]) -> dict[str, tuple[int, int]]:
    """Lock tables against all other writers, in one order for everybody; where each stands: (edition, seq)."""
    query = select(TABLES.c.id, TABLES.c.edition, TABLES.c.seq).where(TABLES.c.id.in_(sorted(tables))).order_by(TABLES.c.id).with_for_update()
    return {id: (edition, seq) for id, edition, seq in (await connection.execute(query)).all()}


async def where(connection: Connected, tables: Iterable[str]) -> dict[str, tuple[int, int]]:
    """Where tables stand, for those who only look: (edition, seq)."""
    query = select(TABLES.c.id, TABLES.c.edition, TABLES.c.seq).where(TABLES.c.id.in_(sorted(tables)))
    return {id: (edition, seq) for id, edition, seq in (await connection.execute(query)).all()}


async def load(connection: Connected, table: str, waits: Waits) -> Sitting | None:
    """A table as it stands, its game replayed from the log; refused if its rules have changed since."""
    found = (await connection.execute(select(TABLES).where(TABLES.c.id == table))).mappings().one_or_none()
    if found is None:
        return None
    stored = stored_of(dict(found), (await chairs_of(connection, [table]))[table])
    game = game_named(stored.game)
    if stored.state == "open":
        stored.version = game.version
    elif stored.version != game.version and stored.version not in game.replays:
        raise Refuse("outdated")
    # The log brings the game from its beginning to where it stands; only the clocks are taken as they were written.
    reading, stored.timer = stored.timer, None
    stored.seq, stored.ply, stored.mover = 0, 0, None
    if stored.state == "over":
        stored.state = "playing"
    try:
        sitting = Sitting(stored, waits)
        await catch_up(connection, sitting)
    except LudotecaError:
        LOGGER.error("a table no longer follows from its log", extra={"table": table})
        raise Refuse("outdated") from None
    if reading is not None:
        sitting.timer.reading = reading
    return sitting


async def chairs_of(connection: Connected, names: Sequence[str]) -> dict[str, list[Chair]]:
    """Who sits where at some tables."""
    found: dict[str, list[Chair]] = {name: [] for name in names}
    query = select(SEATS).where(SEATS.c.table.in_(names)).order_by(SEATS.c.table, SEATS.c.seat)
    for row in (await connection.execute(query)).mappings():
        found[row["table"]].append(Chair(row["seat"], row["kind"], row["person"], row["name"], row["level"], row["seed"]))
    return found


async def glance(connection: Connected, names: Sequence[str]) -> list[Sitting]:
    """Tables in the order of their names, without their games: enough for a list."""
    chairs = await chairs_of(connection, names)
    rows = (await connection.execute(select(TABLES).where(TABLES.c.id.in_(names)))).mappings().all()
    sittings = {row["id"]: Sitting(stored_of(dict(row), chairs[row["id"]])) for row in rows}
    return [sittings[name] for name in names if name in sittings]


def stored_of(found: dict[str, Any], chairs: list[Chair]) -> Stored:
    """A row of the database as a table."""
    values = {name: found[name] for name in Stored.__struct_fields__ if name != "chairs"}
    for name in JSON:
        if values[name] is not None:
            values[name] = msgspec.json.decode(values[name], type=TYPES[name])
    return Stored(**values, chairs=chairs)


async def catch_up(connection: Connected, sitting: Sitting) -> None:
    """Replay the rows that this sitting has not seen."""
    query = select(LOG).where(and_(LOG.c.table == sitting.id, LOG.c.seq > sitting.seq)).order_by(LOG.c.seq)
    for row in (await connection.execute(query)).mappings():
        values = dict(row)
        values["actions"] = [int(action) for action in values["actions"].split()]
        sitting.replay(Row(**values))
    sitting.wake()


async def append(connection: Connected, rows: Sequence[Row], sittings: Iterable[Sitting], claimant: str, claimed: int) -> None:
    """Keep new rows, and where their tables stand now."""
    await INSERT_ROWS.run(connection, [row_values(row) for row in rows])
    began = {row.table for row in rows if row.kind == "start"}
    await UPDATE_PLACES.run(connection, [place(sitting, claimant, claimed) for sitting in sittings])
    await UPDATE_STATES.run(connection, [state(sitting) for sitting in sittings if sitting.id in began or sitting.state == "over" or sitting.watches_time()])


def row_values(row: Row) -> tuple[object, ...]:
    """A row as the database takes it."""
    return row.table, row.seq, row.kind, row.seat, row.ply, " ".join(map(str, row.actions)), row.value, row.command, row.at


def place(sitting: Sitting, claimant: str, claimed: int) -> tuple[object, ...]:
    """Where a table stands after its last row; a bot's turn belongs to the process that wrote it."""
    bot = sitting.bot_to_move()
    return sitting.seq, sitting.public_ply(), sitting.mover(), bot, claimant if bot else None, claimed if bot else None, sitting.id


def state(sitting: Sitting) -> tuple[object, ...]:
    """Whether a game runs, how it ended, and how much time there is."""
    stored = sitting.stored
    reading = sitting.timer.reading if sitting.timer.runs else None
    return stored.state, stored.ended, as_json(stored.result), as_json(reading), sitting.due(clock()), sitting.id


async def overdue(connection: Connected, now: int) -> list[str]:
    """Tables at which somebody's time is up."""
    query = select(TABLES.c.id).where(and_(TABLES.c.due <= now, TABLES.c.state == "playing")).limit(200)
    return list((await connection.execute(query)).scalars())


async def with_clock(connection: Connected) -> list[str]:
    """Tables at which somebody's time runs."""
    query = select(TABLES.c.id).where(and_(TABLES.c.due.is_not(None), TABLES.c.state == "playing"))
    return list((await connection.execute(query)).scalars())


async def keep_timer(connection: Connected, sitting: Sitting) -> None:
    """Keep where the clocks stand."""
    reading = sitting.timer.reading
    await connection.execute(update(TABLES).where(TABLES.c.id == sitting.id).values(timer=as_json(reading), due=sitting.due(clock())))


async def claim_bots(connection: Connected, claimant: str, now: int, until: int, everything: bool) -> list[str]:
    """Take over the bot turns that nobody works on any more, or all of them."""
    free = or_(TABLES.c.claimed.is_(None), TABLES.c.claimed < now)
    waiting = and_(TABLES.c.bot, TABLES.c.state == "playing")
    query = select(TABLES.c.id).where(waiting if everything else and_(waiting, free)).limit(200).with_for_update(skip_locked=True)
    found = list((await connection.execute(query)).scalars())
    if found:
        await connection.execute(update(TABLES).where(TABLES.c.id.in_(found)).values(claimant=claimant, claimed=until))
    return found


async def listed(connection: Connected, game: str | None) -> list[str]:
    """The lobby: open tables first, then running ones, newest first."""
    query = select(TABLES.c.id).where(and_(TABLES.c.listed, TABLES.c.state != "over"))
    if game is not None:
        query = query.where(TABLES.c.game == game)
    return list((await connection.execute(query.order_by(TABLES.c.state, TABLES.c.created.desc()).limit(50))).scalars())


async def of_person(connection: Connected, person: str) -> list[str]:
    """Tables at which somebody sits or which they made, newest first."""
    sits = select(SEATS.c.table).where(SEATS.c.person == person)
    query = select(TABLES.c.id).where(or_(TABLES.c.id.in_(sits), TABLES.c.maker == person)).order_by(TABLES.c.created.desc()).limit(100)
    return list((await connection.execute(query)).scalars())


async def unfinished(database: Database, person: str) -> int:
    """How many tables somebody has made that are not over."""
    return int((await UNFINISHED.ask(database, person))[0][0])

"""Statements that are put into SQL once and then go to the driver as they are: for what is asked or kept by the thousand."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from operator import itemgetter
from typing import Any

from sqlalchemy import Insert, Select, Update

from ludoteca.server.storage.database import Connected, Database, Near

Pick = Callable[[tuple[object, ...]], tuple[object, ...]]


class Written:
    """A statement, its SQL for each sort of database, and the order in which that takes the values."""

    def __init__(self, statement: Insert | Update | Select[*tuple[Any, ...]], *names: str) -> None:
        self.statement = statement
        self.names = names  # of the values, in their order
        self.sql: dict[str, tuple[str, Pick]] = {}

    def on(self, dialect: Any) -> tuple[str, Pick]:
        """The SQL, and what puts values into the order in which it takes them."""
        known = self.sql.get(dialect.name)
        if known is None:
            known = self.sql[dialect.name] = self.compile(type(dialect))
        return known

    def compile(self, dialect: type[Any]) -> tuple[str, Pick]:
        """Put it into SQL."""
        columns = None if isinstance(self.statement, Select) else self.names
        compiled = self.statement.compile(dialect=dialect(paramstyle="qmark" if dialect.name == "sqlite" else "format"), column_keys=columns)
        order: list[str] = getattr(compiled, "positiontup", [])
        assert sorted(order) == sorted(self.names), "there are other values than the statement takes"
        places = [self.names.index(name) for name in order]
        return str(compiled), itemgetter(*places) if len(places) > 1 else lambda values: values


class Prepared(Written):
    """A statement that keeps many rows at a time: it is run at every commit."""

    async def run(self, connection: Connected, rows: Iterable[tuple[object, ...]]) -> None:
        """Execute it for every row."""
        sql, pick = self.on(connection.dialect)
        values = list(map(pick, rows))
        if not values:
            return
        if isinstance(connection, Near):
            connection.keep(sql, values)
        else:
            await connection.exec_driver_sql(sql, values)


class Question(Written):
    """A question that one statement answers, so that it needs no transaction."""

    async def ask(self, database: Database, *values: object) -> list[tuple[Any, ...]]:
        """The rows that answer it."""
        sql, pick = self.on(database.dialect)
        return await database.ask(sql, pick(values))

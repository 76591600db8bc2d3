"""The database is as the schema says, whether made anew or brought up to date."""

from __future__ import annotations

from typing import Any

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection

from ludoteca.server.storage.database import Database
from ludoteca.server.storage.schema import METADATA
from server.guest import finish


def test_the_migrations_make_exactly_the_tables_of_the_schema(database: str) -> None:
    def differences(connection: Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), METADATA))

    async def look() -> list[Any]:
        kept = Database(database)
        await kept.migrate()
        await kept.migrate()
        async with kept.reading() as connection:
            found = await connection.run_sync(differences)
        await kept.close()
        return found

    assert finish(look()) == []

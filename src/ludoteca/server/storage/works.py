"""Decks and packs that people keep: plain statements, each a function of a connection that its caller commits."""

from __future__ import annotations

from sqlalchemy import delete, func, insert, select, update

from ludoteca.server.storage.database import Connected
from ludoteca.server.storage.schema import WORKS
from ludoteca.server.workshop import Work

COLUMNS = (WORKS.c.id, WORKS.c.game, WORKS.c.kind, WORKS.c.title, WORKS.c.text, WORKS.c.changed)


async def of_person(connection: Connected, person: str, game: str) -> list[Work]:
    """What somebody has made for a game, the last first."""
    query = select(*COLUMNS).where(WORKS.c.person == person, WORKS.c.game == game).order_by(WORKS.c.changed.desc(), WORKS.c.id)
    return [Work(*row) for row in await connection.execute(query)]


async def count(connection: Connected, person: str) -> int:
    """How many works somebody keeps."""
    return int((await connection.execute(select(func.count()).where(WORKS.c.person == person))).scalar_one())


async def keep(connection: Connected, person: str, work: Work) -> bool:
    """Keep a work, new or changed; False if that id is somebody else's."""
    values = {"title": work.title, "text": work.text, "changed": work.changed}
    owner = (await connection.execute(select(WORKS.c.person).where(WORKS.c.id == work.id))).scalar_one_or_none()
    if owner is None:
        await connection.execute(insert(WORKS).values(id=work.id, person=person, game=work.game, kind=work.kind, **values))
    elif owner == person:
        await connection.execute(update(WORKS).where(WORKS.c.id == work.id, WORKS.c.game == work.game, WORKS.c.kind == work.kind).values(**values))
    return owner in (None, person)


async def forget(connection: Connected, person: str, work: str) -> bool:
    """Throw a work away; False if there is none of that id."""
    return (await connection.execute(delete(WORKS).where(WORKS.c.id == work, WORKS.c.person == person))).rowcount > 0

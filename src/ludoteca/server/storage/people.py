"""People and their sessions. A cookie is kept only as its hash; a password only as argon2id."""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass

from sqlalchemy import bindparam, delete, insert, select, update

from ludoteca.server.storage.database import Connected, Database
from ludoteca.server.storage.prepared import Question
from ludoteca.server.storage.schema import PEOPLE, SEATS, SESSIONS, TABLES, WORKS

WHOSE = Question(
    select(PEOPLE.c.id, PEOPLE.c.name, PEOPLE.c.login).join(SESSIONS, SESSIONS.c.person == PEOPLE.c.id).where(SESSIONS.c.token == bindparam("token")), "token"
)


@dataclass(frozen=True)
class Person:
    """Somebody with a name here."""

    id: str
    name: str
    login: str | None = None  # None: a guest


def new_token() -> str:
    """A cookie that nobody can guess."""
    return secrets.token_urlsafe(32)


def hashed(token: str) -> str:
    """What is kept of a cookie."""
    return hashlib.sha256(token.encode()).hexdigest()


def csrf_of(token: str) -> str:
    """The word a page must repeat: it follows from the cookie, which other sites cannot read."""
    return hashlib.sha256(f"csrf {token}".encode()).hexdigest()


async def person_of(database: Database, token: str) -> Person | None:
    """Whose cookie this is."""
    found = await WHOSE.ask(database, hashed(token))
    return Person(*found[0]) if found else None


async def new_guest(connection: Connected, token: str, name: str, now: int) -> Person:
    """Somebody new, known by this cookie."""
    person = Person(secrets.token_urlsafe(12), name)
    await connection.execute(insert(PEOPLE).values(id=person.id, name=name, created=now))
    await open_session(connection, token, person.id, now)
    return person


async def open_session(connection: Connected, token: str, person: str, now: int) -> None:
    """From now on this cookie is this person's."""
    await connection.execute(insert(SESSIONS).values(token=hashed(token), person=person, created=now))


async def close_session(connection: Connected, token: str) -> None:
    """This cookie is nobody's any more."""
    await connection.execute(delete(SESSIONS).where(SESSIONS.c.token == hashed(token)))


async def rename(connection: Connected, person: str, name: str) -> None:
    """Another name; games keep the name they were played under."""
    await connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(name=name))


async def account(connection: Connected, login: str) -> tuple[Person, str] | None:
    """The account of a login, with its password's hash."""
    query = select(PEOPLE.c.id, PEOPLE.c.name, PEOPLE.c.login, PEOPLE.c.password).where(PEOPLE.c.login == login.lower())
    found = (await connection.execute(query)).one_or_none()
    return (Person(*found[:3]), found[3]) if found else None


async def make_account(connection: Connected, person: str, login: str, password: str) -> None:
    """A guest becomes an account and keeps everything."""
    await connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(login=login.lower(), password=password))


async def keep_password(connection: Connected, person: str, password: str) -> None:
    """The password's hash, made anew with today's parameters."""
    await connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(password=password))


async def hand_over(connection: Connected, guest: str, person: str) -> list[str]:
    """A guest's games and works go to an account, and the guest is no more; the tables concerned."""
    tables = set((await connection.execute(select(SEATS.c.table).where(SEATS.c.person == guest))).scalars())
    tables |= set((await connection.execute(select(TABLES.c.id).where(TABLES.c.maker == guest))).scalars())
    await connection.execute(update(SEATS).where(SEATS.c.person == guest).values(person=person))
    await connection.execute(update(TABLES).where(TABLES.c.maker == guest).values(maker=person))
    await connection.execute(update(WORKS).where(WORKS.c.person == guest).values(person=person))
    await connection.execute(update(TABLES).where(TABLES.c.id.in_(tables)).values(edition=TABLES.c.edition + 1))
    await connection.execute(delete(SESSIONS).where(SESSIONS.c.person == guest))
    await connection.execute(delete(PEOPLE).where(PEOPLE.c.id == guest))
    return sorted(tables)

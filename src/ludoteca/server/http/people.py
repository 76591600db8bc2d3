"""Names, accounts and sessions."""

from __future__ import annotations

import asyncio

from argon2.exceptions import InvalidHashError, VerificationError
from litestar import Controller, Response, delete, get, post
from litestar.params import JSONBody
from sqlalchemy.exc import IntegrityError

from ludoteca.server.gate import clock
from ludoteca.server.house import House
from ludoteca.server.http.faults import refusals
from ludoteca.server.http.given import Asker, Inside
from ludoteca.server.http.visitor import AnyRequest, cookie, fresh_cookie
from ludoteca.server.pages import Credentials, Me, NewGuest
from ludoteca.server.refusals import Refuse
from ludoteca.server.storage import people
from ludoteca.server.storage.people import Person, csrf_of, new_token

NOBODY_S_HASH = "$argon2id$v=19$m=65536,t=3,p=4$c29tZXNhbHRzb21lc2FsdA$1Yk8LfEvvpNhPB5eNqF7mI2hFFVCUj0S0Q0dEzO6mUc"
"""Compared with when a login does not exist, so that the time taken does not tell."""


def me(person: Person | None, token: str) -> Me:
    """Who one is here."""
    return Me(person.name if person else None, person is not None and person.login is None, person.login if person else None, csrf_of(token))


def address_of(request: AnyRequest) -> str:
    """Where a request comes from."""
    return request.client.host if request.client else "unknown"


class People(Controller):
    """Who you are."""

    path = "/api"
    tags = ["people"]

    @get("/me")
    async def who(self, visitor: Asker, house: Inside) -> Response[Me]:
        """Who you are, and the word that requests which change something must repeat."""
        token, cookies = fresh_cookie(visitor, house.settings.secure)
        return Response(me(visitor.person, token), cookies=cookies)

    @post("/guest", responses=refusals(403))
    async def guest(self, request: AnyRequest, data: JSONBody[NewGuest], visitor: Asker, house: Inside) -> Me:
        """Tell your name, or change it."""
        if visitor.person is not None:
            async with house.database.changing() as connection:
                await people.rename(connection, visitor.person.id, data.name)
            return me(Person(visitor.person.id, data.name, visitor.person.login), visitor.token)
        if not house.entries.take(f"guest {address_of(request)}"):
            raise Refuse("too-fast")
        async with house.database.changing() as connection:
            person = await people.new_guest(connection, visitor.token, data.name, clock())
        return me(person, visitor.token)

    @post("/account", responses=refusals(403, 409))
    async def account(self, request: AnyRequest, data: JSONBody[Credentials], visitor: Asker, house: Inside) -> Me:
        """Make the guest you are an account, which keeps your games and opens them on other devices."""
        person = visitor.named()
        if person.login is not None:
            raise Refuse("has-account")
        if not house.entries.take(f"account {address_of(request)}"):
            raise Refuse("too-fast")
        hashed = await asyncio.to_thread(house.passwords.hash, data.password)
        try:
            async with house.database.changing() as connection:
                await people.make_account(connection, person.id, data.login, hashed)
        except IntegrityError:
            raise Refuse("login-taken") from None
        return me(Person(person.id, person.name, data.login.lower()), visitor.token)

    @post("/session", responses=refusals(403))
    async def sign_in(self, request: AnyRequest, data: JSONBody[Credentials], visitor: Asker, house: Inside) -> Response[Me]:
        """Sign in; the games of the guest you were go to the account. The cookie is a new one."""
        if not house.entries.take(f"session {address_of(request)}") or not house.entries.take(f"login {data.login.lower()}"):
            raise Refuse("too-fast")
        async with house.database.reading() as connection:
            found = await people.account(connection, data.login)
        fits = await asyncio.to_thread(verify, house, found[1] if found else NOBODY_S_HASH, data.password)
        if found is None or not fits:
            raise Refuse("wrong-password")
        person, hashed = found
        token = new_token()
        moved: list[str] = []
        async with house.database.changing() as connection:
            if visitor.person is not None and visitor.person.login is None:
                moved = await people.hand_over(connection, visitor.person.id, person.id)
            await people.close_session(connection, visitor.token)
            await people.open_session(connection, token, person.id, clock())
            if house.passwords.check_needs_rehash(hashed):
                await people.keep_password(connection, person.id, await asyncio.to_thread(house.passwords.hash, data.password))
        for table in moved:
            house.gate.forget(table)
        return Response(me(person, token), cookies=[cookie(token, house.settings.secure)])

    @delete("/session", responses=refusals(403))
    async def sign_out(self, visitor: Asker, house: Inside) -> None:
        """Sign out on this device. A guest who does so is forgotten."""
        async with house.database.changing() as connection:
            await people.close_session(connection, visitor.token)


def verify(house: House, hashed: str, password: str) -> bool:
    """Does the password fit?"""
    try:
        return house.passwords.verify(hashed, password)
    except (VerificationError, InvalidHashError):
        return False

"""Who asks: the cookie, its person, and the checks that keep other sites from asking in their name."""

from __future__ import annotations

import hmac
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.handlers import BaseRouteHandler
from litestar.types import Scope

from ludoteca.server.house import House
from ludoteca.server.refusals import Refuse
from ludoteca.server.storage import people
from ludoteca.server.storage.people import Person, csrf_of, new_token

COOKIE = "ludoteca"
YEAR = 365 * 86_400
SAFE = ("GET", "HEAD", "OPTIONS")

AnyRequest = Request[Any, Any, Any]


@dataclass(frozen=True)
class Visitor:
    """Whoever sent this request."""

    token: str  # empty: no cookie yet
    person: Person | None

    def named(self) -> Person:
        """The person, if they have told their name."""
        if self.person is None:
            raise Refuse("no-name")
        return self.person


def house_of(scope: Scope) -> House:
    """The house this application runs."""
    house = scope["litestar_app"].state.house
    assert isinstance(house, House)
    return house


async def provide_house(request: AnyRequest) -> House:
    """The house, for handlers."""
    return house_of(request.scope)


async def provide_visitor(request: AnyRequest, house: NamedDependency[House]) -> Visitor:
    """The visitor, for handlers; after the house, because two things to provide at once would need a task each."""
    token = request.cookies.get(COOKIE, "")
    return Visitor(token, await find(house, token))


async def find(house: House, token: str) -> Person | None:
    """Whose cookie this is."""
    if not token or len(token) > 100:
        return None
    return await people.person_of(house.database, token)


def same_origin(scope: Scope, origins: list[str]) -> bool:
    """Does the request come from our own pages? Only browsers say where it comes from, and they always do."""
    headers = {name: value.decode("latin-1") for name, value in scope["headers"] if name in (b"origin", b"host")}
    origin = headers.get(b"origin")
    return origin is None or origin in origins or urlsplit(origin).netloc == headers.get(b"host", "")


async def guard(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """Requests that change something come from our own pages and repeat the word that only those can know."""
    if connection.scope.get("method", "GET") in SAFE:
        return
    house = house_of(connection.scope)
    if not same_origin(connection.scope, house.settings.origins):
        raise Refuse("origin")
    token = connection.cookies.get(COOKIE, "")
    if not token or not hmac.compare_digest(connection.headers.get("x-csrf-token", "").encode(), csrf_of(token).encode()):
        raise Refuse("csrf")


def cookie(token: str, secure: bool) -> Cookie:
    """The cookie that makes a visitor known again."""
    return Cookie(key=COOKIE, value=token, path="/", max_age=YEAR, httponly=True, samesite="lax", secure=secure)


def fresh_cookie(visitor: Visitor, secure: bool) -> tuple[str, list[Cookie]]:
    """The visitor's token, and the cookie to set if there was none."""
    if visitor.token:
        return visitor.token, []
    token = new_token()
    return token, [cookie(token, secure)]

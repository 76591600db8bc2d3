"""The ASGI application: routes, sockets, limits and headers around one `House`."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from litestar import Litestar
from litestar.datastructures import State
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.handlers import asgi
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message, Receive, Scope, Send

from ludoteca.server import logs
from ludoteca.server.house import House
from ludoteca.server.http.faults import HANDLERS
from ludoteca.server.http.games import Shelf
from ludoteca.server.http.people import People
from ludoteca.server.http.replays import ReplayRoutes
from ludoteca.server.http.site import HEADERS, health, home, metrics, site
from ludoteca.server.http.tables import TableRoutes
from ludoteca.server.http.visitor import COOKIE, find, guard, house_of, provide_house, provide_visitor, same_origin
from ludoteca.server.http.workshop import Workshop
from ludoteca.server.refusals import Refuse
from ludoteca.server.settings import Settings, from_environment
from ludoteca.server.socket import POLICY_VIOLATION, cookie_of, wire_of
from ludoteca.version import VERSION

LOGGER = logging.getLogger("ludoteca")
HEADER_LINES = [(name.encode(), value.encode()) for name, value in HEADERS.items()]

STRICT = [(b"strict-transport-security", b"max-age=31536000")]


class Doorkeeper:
    """Stands before the application: counts requests, turns away those that come too fast, and puts the safety headers on every answer."""

    def __init__(self, app: Litestar) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or not."""
        if scope["type"] != ScopeType.HTTP:  # a socket, or the beginning and end of the process
            await self.app(scope, receive, send)
            return
        house: House = self.app.state.house

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *HEADER_LINES, *(STRICT if house.settings.secure else ())]
                house.metrics.count("ludoteca_requests_total", "status", str(message["status"]))
            await send(message)

        client = scope.get("client")
        if scope["path"].startswith("/api/") and not house.requests.take(client[0] if client else "unknown"):
            body = msgspec.json.encode(Refuse("too-fast").over_http())
            headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), (b"retry-after", b"1")]
            await with_headers({"type": "http.response.start", "status": 429, "headers": headers})
            await send({"type": "http.response.body", "body": body, "more_body": False})
            return
        await self.app(scope, receive, with_headers)


@asgi("/api/socket", copy_scope=True)
async def socket(scope: Scope, receive: Receive, send: Send) -> None:
    """The WebSocket: from our own pages only; the cookie says who it is."""
    if scope["type"] != ScopeType.WEBSOCKET:
        await send({"type": "http.response.start", "status": 426, "headers": [(b"upgrade", b"websocket"), (b"content-length", b"0")]})
        await send({"type": "http.response.body", "body": b"", "more_body": False})
        return
    house = house_of(scope)
    await receive()
    if not same_origin(scope, house.settings.origins):
        await send({"type": "websocket.close", "code": POLICY_VIOLATION, "reason": "origin"})
        return
    person = await find(house, cookie_of(scope, COOKIE))
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    client = scope.get("client")
    await house.sockets.serve((person.id, person.name) if person else None, client[0] if client else "unknown", wire_of(scope), receive, send)


def make_app(settings: Settings) -> Litestar:
    """The application with these settings."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        house = House(settings)
        app.state.house = house
        await house.open()
        LOGGER.info("open", extra={"database": house.database.name, "version": VERSION})
        try:
            yield
        finally:
            await house.close()

    return Litestar(
        route_handlers=[People, Shelf, Workshop, TableRoutes, ReplayRoutes, socket, health, metrics, home, site],
        lifespan=[lifespan],
        state=State(),
        dependencies={"house": Provide(provide_house), "visitor": Provide(provide_visitor)},
        guards=[guard],
        exception_handlers=HANDLERS,
        request_max_body_size=settings.body_size,
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Ludoteca", version=VERSION, path="/api/schema", render_plugins=[JsonRenderPlugin()], use_handler_docstrings=True
        ),
    )  # fmt: skip


def create() -> Doorkeeper:
    """The application of a worker process, whose settings are in the environment."""
    logs.set_up()
    return Doorkeeper(make_app(from_environment()))


def options(settings: Settings, host: str, port: int, workers: int) -> dict[str, Any]:
    """What uvicorn is told: uvloop, sockets without copies, sizes in bounds, and no log lines that quote requests."""
    return {
        "app": "ludoteca.server.app:create", "factory": True, "host": host, "port": port, "workers": workers, "loop": "auto", "ws": "ludoteca.server.wire:Wire",
        "ws_max_size": settings.message_size * 4, "ws_per_message_deflate": False, "log_config": None, "access_log": False, "server_header": False,
        "timeout_graceful_shutdown": 3, "proxy_headers": True,
    }  # fmt: skip

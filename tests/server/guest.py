"""A visitor of a running server: requests over HTTP, and a socket on which one watches and plays."""

from __future__ import annotations

import asyncio
import json
import uuid
from collections.abc import Awaitable, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import httpx
from websockets.asyncio.client import ClientConnection, connect

TOY = "_template"
Json = dict[str, Any]
Found = TypeVar("Found")


def finish(work: Coroutine[Any, Any, Found]) -> Found:
    """What comes of it in the end; in a thread of its own, for in this one a browser test before us may have left a loop running."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


def act(scenario: Callable[[], Coroutine[Any, Any, None]], seconds: float = 60.0) -> None:
    """Run a scenario to its end."""
    finish(asyncio.wait_for(scenario(), seconds))


class Guest:
    """Somebody with a name, a cookie and perhaps a socket."""

    def __init__(self, url: str, name: str = "") -> None:
        self.url = url
        self.name = name
        self.http = httpx.Client(base_url=url, timeout=30)
        self.csrf: str = self.http.get("/api/me").json()["csrf"]
        self.socket: ClientConnection | None = None
        self.heard: list[Json] = []
        self.seen: dict[tuple[str, int | None], Json] = {}  # the last update of each seat watched
        self.updates: dict[tuple[str, int | None], list[Json]] = {}
        self.facts: dict[str, Json] = {}
        self.answers: dict[str, Json] = {}
        self.news = asyncio.Condition()
        self.reader: asyncio.Task[None] | None = None
        if name:
            assert self.ask("POST", "/api/guest", {"name": name}).status_code == 201

    # HTTP.

    def ask(self, method: str, path: str, body: object = None, **headers: str) -> httpx.Response:
        """A request with the word that only our own pages know."""
        content = None if body is None else json.dumps(body)
        sent = {"x-csrf-token": self.csrf, **({"content-type": "application/json"} if content else {}), **headers}
        return self.http.request(method, path, content=content, headers=sent)

    def get(self, path: str, status: int = 200) -> Any:
        """What a request gives."""
        answer = self.http.get(path)
        assert answer.status_code == status, answer.text
        return answer.json()

    def post(self, path: str, body: object = None, status: int = 201) -> Any:
        """What a request that changes something gives."""
        answer = self.ask("POST", path, body)
        assert answer.status_code == status, answer.text
        return answer.json()

    def table(self, *seats: Json, game: str = TOY, **more: object) -> Json:
        """Make a table."""
        made: Json = self.post("/api/tables", {"game": game, "seats": list(seats), **more})
        return made

    # The socket.

    async def connect(self, **headers: str) -> Guest:
        """Open a socket and read everything that comes."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = self.url.replace("http", "ws") + "/api/socket"
        self.socket = await connect(address, additional_headers={"cookie": cookie, **headers}, max_size=None, compression=None)
        self.news = asyncio.Condition()
        self.reader = asyncio.create_task(self.read())
        return self

    async def read(self) -> None:
        """Keep what comes."""
        assert self.socket is not None
        try:
            async for text in self.socket:
                await self.hear(json.loads(text))
        except Exception:
            pass
        async with self.news:
            self.news.notify_all()

    async def hear(self, message: Json) -> None:
        """One message."""
        async with self.news:
            self.heard.append(message)
            if message["type"] == "update":
                key = (message["table"], message["seat"])
                self.seen[key] = message
                self.updates.setdefault(key, []).append(message)
            elif message["type"] == "table":
                self.facts[message["table"]["id"]] = message["table"]
            elif message["type"] in ("accepted", "rejected"):
                self.answers[message["id"]] = message
            self.news.notify_all()

    async def until(self, true: Callable[[], bool], seconds: float = 10.0) -> None:
        """Wait until something has come."""
        async with self.news:
            await asyncio.wait_for(self.news.wait_for(true), seconds)

    async def say(self, message: Json | str | bytes) -> None:
        """Send a message, whatever it is."""
        assert self.socket is not None
        await self.socket.send(json.dumps(message) if isinstance(message, dict) else message)

    async def command(self, type: str, id: str = "", **fields: object) -> Json:
        """Send a command and wait for its answer."""
        name = id or uuid.uuid4().hex
        self.answers.pop(name, None)
        await self.say({"type": type, "id": name, **fields})
        await self.until(lambda: name in self.answers)
        return self.answers[name]

    async def watch(self, table: str, seat: int | None, since: int = -1) -> Json:
        """Watch a seat and wait for the first update and the facts of the table that follow it."""
        before = len(self.updates.get((table, seat), ()))
        await self.say({"type": "watch", "id": "watch", "table": table, "seat": seat, "since": since})
        await self.until(lambda: len(self.updates.get((table, seat), ())) > before and table in self.facts)
        return self.seen[(table, seat)]

    async def play(self, table: str, seat: int, action: int | None = None) -> Json:
        """Take an option of the open decision, the first if none is named, and wait until the game has moved on."""
        update = self.seen[(table, seat)]
        chosen = update["decision"]["options"][0]["action"] if action is None else action
        answer = await self.command("play", table=table, seat=seat, ply=update["ply"], action=chosen)
        if answer["type"] == "accepted":
            await self.until(lambda: self.seen[(table, seat)]["seq"] >= answer["seq"])
        return answer

    async def reach(self, table: str, seat: int | None, seq: int) -> Json:
        """Wait until a seat has been shown this seq."""
        await self.until(lambda: self.seen[(table, seat)]["seq"] >= seq)
        return self.seen[(table, seat)]

    async def asked(self, table: str, seat: int) -> bool:
        """Wait until a seat is asked or the game is over; False at the end."""
        await self.until(lambda: self.seen[(table, seat)]["decision"] is not None or self.is_over(table))
        return not self.is_over(table)

    def is_over(self, table: str) -> bool:
        """Is the game over, as far as we have heard?"""
        return self.facts.get(table, {}).get("state") == "over"

    async def close(self) -> None:
        """Go."""
        if self.socket is not None:
            await self.socket.close()
        if self.reader is not None:
            await self.reader


async def together(*work: Awaitable[Any]) -> list[Any]:
    """All at the same time."""
    return list(await asyncio.gather(*work))


PERSON = {"kind": "person"}
OPEN = {"kind": "open"}


def bot(level: str = "random") -> Json:
    """A seat for a bot."""
    return {"kind": "bot", "level": level}

"""One WebSocket: reads messages, hands them to the gate, and sends what comes back in order.

Written against ASGI itself: at thousands of messages a second the framework's layers would cost more than the game.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, deque
from typing import Any

import msgspec
from litestar.types import Receive, Scope, Send

from ludoteca.server.gate import Gate, Read, Request, clock
from ludoteca.server.hub import ENCODER, Hub
from ludoteca.server.limits import Bucket
from ludoteca.server.metrics import Metrics
from ludoteca.server.protocol import Accepted, ClientMessage, Hello, Ping, Pong, Unwatch, Watch
from ludoteca.server.refusals import Refuse
from ludoteca.server.settings import Settings
from ludoteca.version import VERSION

LOGGER = logging.getLogger("ludoteca.socket")
DECODER: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
CROWDED = 200
"""So many messages may wait for a slow connection; then updates are left out until it has caught up."""
PATIENCE = 50
"""So many refused messages in a row end the connection."""
POLICY_VIOLATION = 1008


class Connection:
    """A watcher on a socket."""

    def __init__(self, person: str | None, send: Send) -> None:
        self.person = person
        self.asgi_send = send
        self.outbox: deque[bytes] = deque()
        self.filled = asyncio.Event()
        self.crowded = False
        self.behind: set[tuple[str, int | None]] = set()
        self.watching: set[tuple[str, int | None]] = set()

    def send(self, message: bytes) -> None:
        """Put a message on its way."""
        self.outbox.append(message)
        self.filled.set()
        if len(self.outbox) > CROWDED:
            self.crowded = True

    def missed(self, table: str, seat: int | None) -> None:
        """An update was left out; it is made good when the connection has caught up."""
        self.behind.add((table, seat))

    def say(self, message: object) -> None:
        """Send a message of the protocol."""
        self.send(ENCODER.encode(message))


class Sockets:
    """All sockets of this process."""

    def __init__(self, gate: Gate, hub: Hub, settings: Settings, metrics: Metrics) -> None:
        self.gate = gate
        self.hub = hub
        self.settings = settings
        self.metrics = metrics
        self.open: Counter[str] = Counter()
        metrics.gauges["ludoteca_sockets"] = lambda: sum(self.open.values())

    async def serve(self, person: tuple[str, str] | None, address: str, receive: Receive, send: Send) -> None:
        """Serve one accepted socket until it closes; `person` is id and name."""
        whose = person[0] if person else f"address {address}"
        if self.open[whose] >= self.settings.sockets:
            await send({"type": "websocket.send", "text": ENCODER.encode(Refuse("too-many").on_socket("")).decode(), "bytes": None})
            await send({"type": "websocket.close", "code": POLICY_VIOLATION, "reason": "too-many"})
            return
        self.open[whose] += 1
        connection = Connection(person[0] if person else None, send)
        connection.say(Hello(VERSION, person[1] if person else None, clock()))
        sender = asyncio.create_task(self.send_all(connection))
        try:
            await self.read_all(connection, receive, send)
        finally:
            sender.cancel()
            self.open[whose] -= 1
            if not self.open[whose]:
                del self.open[whose]
            self.leave(connection)

    async def read_all(self, connection: Connection, receive: Receive, send: Send) -> None:
        """Read messages until the client goes, or does nothing but send what must be refused."""
        bucket = Bucket(self.settings.message_rate, self.settings.message_rate * 4)
        refused = 0
        while True:
            event: Any = await receive()
            if event["type"] != "websocket.receive":
                return
            data = event.get("text")
            if data is None:
                data = event.get("bytes") or b""
            try:
                if len(data) > self.settings.message_size:
                    raise Refuse("too-large", f"a message has at most {self.settings.message_size} bytes")
                if not bucket.take():
                    raise Refuse("too-fast")
                message = read(data)
            except Refuse as refusal:
                connection.say(refusal.on_socket(id_of(data)))
                refused += 1
                if refused >= PATIENCE:
                    await asyncio.sleep(0.2)
                    await send({"type": "websocket.close", "code": POLICY_VIOLATION, "reason": refusal.code})
                    return
                continue
            refused = 0
            self.hear(connection, message)

    def hear(self, connection: Connection, message: ClientMessage) -> None:
        """Give a message its effect or hand it to the gate."""
        self.metrics.count("ludoteca_messages_total", "type", type(message).__name__.lower())
        match message:
            case Ping():
                connection.say(Pong(message.at, clock()))
            case Watch():
                self.watch(connection, message)
            case Unwatch():
                connection.watching.discard((message.table, message.seat))
                self.let_go(connection, message.table, message.seat)
                connection.say(Accepted(message.id, 0))
            case _:
                self.gate.submit(Request(message.table, message, connection.person, connection.say))

    def watch(self, connection: Connection, message: Watch) -> None:
        """Begin to watch a seat."""
        key = (message.table, message.seat)
        if key not in connection.watching and len(connection.watching) >= self.settings.watched:
            connection.say(Refuse("too-many", f"one socket watches at most {self.settings.watched} seats").on_socket(message.id))
            return
        connection.watching.add(key)

        def fail(refusal: Refuse) -> None:
            connection.watching.discard(key)
            connection.say(refusal.on_socket(message.id))

        def look(sitting: Any) -> None:
            if key not in connection.watching:
                return
            try:
                self.hub.watch(connection, sitting, message.seat, message.since)
            except Refuse as refusal:
                fail(refusal)

        self.gate.submit(Request(message.table, Read(look, fail), connection.person))

    async def send_all(self, connection: Connection) -> None:
        """Send what waits, in order; a connection that was crowded gets the present state once it has caught up."""
        outbox = connection.outbox
        try:
            while True:
                await connection.filled.wait()
                connection.filled.clear()
                while outbox:
                    await connection.asgi_send({"type": "websocket.send", "text": outbox.popleft().decode(), "bytes": None})
                if connection.crowded:
                    connection.crowded = False
                    behind, connection.behind = connection.behind, set()
                    for table, seat in behind:
                        self.watch(connection, Watch("", table, seat, self.hub.seqs.get(table, {}).get(seat, {}).get(connection, -1)))
        except asyncio.CancelledError:
            raise
        except Exception:
            LOGGER.info("a socket closed while sending")

    def leave(self, connection: Connection) -> None:
        """The connection is gone: nothing more is shown to it."""
        watching, connection.watching = connection.watching, set()
        for table, seat in watching:
            self.let_go(connection, table, seat)

    def let_go(self, connection: Connection, table: str, seat: int | None) -> None:
        """Stop showing; if a seat's owner is gone, the others learn it."""
        if self.hub.unwatch(connection, table, seat) and self.hub.watched(table):
            self.gate.submit(Request(table, Read(self.hub.tell_facts, lambda refusal: None)))


def read(data: str | bytes) -> ClientMessage:
    """A message, if it can be read."""
    try:
        return DECODER.decode(data)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise Refuse("malformed", f"this message cannot be read: {error}") from None


def id_of(data: str | bytes) -> str:
    """The id of a message that is refused at the door, if it has one, so that its sender knows which one it was."""
    if len(data) > 65_536:
        return ""
    try:
        found = msgspec.json.decode(data, type=dict[str, Any]).get("id")
    except (msgspec.DecodeError, UnicodeError):
        return ""
    return found if isinstance(found, str) and len(found) <= 40 else ""


def cookie_of(scope: Scope, name: str) -> str:
    """A cookie of a connection."""
    for header, value in scope["headers"]:
        if header == b"cookie":
            for part in value.decode("latin-1").split(";"):
                key, _, found = part.strip().partition("=")
                if key == name:
                    return found
    return ""

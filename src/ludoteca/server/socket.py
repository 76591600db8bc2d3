"""One WebSocket: reads messages, hands them to the gate, and sends what comes back in order.

At thousands of messages a second the layers of framework and protocol would cost more than the game: messages come straight from the `Wire`.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from typing import Any, Final, get_args

import msgspec
from litestar.types import Receive, Scope, Send

from ludoteca.server.gate import Gate, Read, Request, background, clock
from ludoteca.server.hub import ENCODER, Hub
from ludoteca.server.limits import Bucket
from ludoteca.server.metrics import Metrics
from ludoteca.server.protocol import Accepted, ClientMessage, Hello, Ping, Pong, Unwatch, Watch
from ludoteca.server.refusals import Refuse
from ludoteca.server.settings import Settings
from ludoteca.server.wire import EXTENSION, Wire
from ludoteca.version import VERSION

LOGGER = logging.getLogger("ludoteca.socket")
DECODER: Final[msgspec.json.Decoder[ClientMessage]] = msgspec.json.Decoder(ClientMessage)
TAGS: Final = {kind: kind.__name__.lower() for kind in get_args(ClientMessage)}
PATIENCE = 50
"""So many refused messages in a row end the connection."""
POLICY_VIOLATION = 1008


class Connection:
    """A watcher on a socket."""

    def __init__(self, person: str | None, wire: Wire, bucket: Bucket) -> None:
        self.person = person
        self.wire = wire
        self.send = wire.put
        self.bucket = bucket
        self.refused = 0  # messages in a row
        self.behind: set[tuple[str, int | None]] = set()
        self.watching: set[tuple[str, int | None]] = set()

    @property
    def crowded(self) -> bool:
        """Does too much wait to be sent? Then updates are left out until it has caught up."""
        return self.wire.crowded

    def missed(self, table: str, seat: int | None) -> None:
        """An update was left out; it is made good when the connection has caught up."""
        self.behind.add((table, seat))

    def say(self, message: object) -> None:
        """Answer with a message of the protocol."""
        self.wire.hold(ENCODER.encode(message))


class Sockets:
    """All sockets of this process."""

    def __init__(self, gate: Gate, hub: Hub, settings: Settings, metrics: Metrics) -> None:
        self.gate = gate
        self.hub = hub
        self.settings = settings
        self.metrics = metrics
        self.open: Counter[str] = Counter()
        self.tasks: set[asyncio.Task[None]] = set()
        metrics.gauges["ludoteca_sockets"] = lambda: sum(self.open.values())

    async def serve(self, person: tuple[str, str] | None, address: str, wire: Wire, receive: Receive, send: Send) -> None:
        """Serve one accepted socket until it closes; `person` is id and name."""
        whose = person[0] if person else f"address {address}"
        if self.open[whose] >= self.settings.sockets:
            await send({"type": "websocket.send", "text": ENCODER.encode(Refuse("too-many").on_socket("")).decode(), "bytes": None})
            await send({"type": "websocket.close", "code": POLICY_VIOLATION, "reason": "too-many"})
            return
        self.open[whose] += 1
        connection = Connection(person[0] if person else None, wire, Bucket(self.settings.message_rate, self.settings.message_rate * 4))
        connection.say(Hello(VERSION, person[1] if person else None, clock()))
        wire.listen(lambda data: self.hear(connection, data, send), lambda: self.catch_up(connection))
        try:
            while True:
                event: Any = await receive()
                if event["type"] != "websocket.receive":
                    return
                text = event.get("text")  # what came in pieces, as bytes, or before we listened
                self.hear(connection, event.get("bytes") or b"" if text is None else text, send)
        finally:
            wire.listen(None)
            self.open[whose] -= 1
            if not self.open[whose]:
                del self.open[whose]
            self.leave(connection)

    def hear(self, connection: Connection, data: str | bytes, send: Send) -> None:
        """Read a message and give it its effect; whoever does nothing but send what must be refused is sent away."""
        if connection.refused >= PATIENCE:
            return
        try:
            if len(data) > self.settings.message_size:
                raise Refuse("too-large", f"a message has at most {self.settings.message_size} bytes")
            if not connection.bucket.take():
                raise Refuse("too-fast")
            message = read(data)
        except Refuse as refusal:
            connection.say(refusal.on_socket(id_of(data)))
            connection.refused += 1
            if connection.refused >= PATIENCE:
                background(send_away(send, refusal.code), self.tasks)
            return
        connection.refused = 0
        self.heed(connection, message)

    def heed(self, connection: Connection, message: ClientMessage) -> None:
        """Give a message its effect or hand it to the gate."""
        self.metrics.count("ludoteca_messages_total", "type", TAGS[type(message)])
        if isinstance(message, Watch):
            self.watch(connection, message)
        elif isinstance(message, Unwatch):
            connection.watching.discard((message.table, message.seat))
            self.let_go(connection, message.table, message.seat)
            connection.say(Accepted(message.id, 0))
        elif isinstance(message, Ping):
            connection.say(Pong(message.at, clock()))
        else:
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

    def catch_up(self, connection: Connection) -> None:
        """A connection that was crowded gets the present state once it has caught up."""
        behind, connection.behind = connection.behind, set()
        for table, seat in behind:
            self.watch(connection, Watch("", table, seat, self.hub.seqs.get(table, {}).get(seat, {}).get(connection, -1)))

    def leave(self, connection: Connection) -> None:
        """The connection is gone: nothing more is shown to it."""
        watching, connection.watching = connection.watching, set()
        for table, seat in watching:
            self.let_go(connection, table, seat)

    def let_go(self, connection: Connection, table: str, seat: int | None) -> None:
        """Stop showing; if a seat's owner is gone, the others learn it."""
        if self.hub.unwatch(connection, table, seat) and self.hub.watched(table):
            self.gate.submit(Request(table, Read(self.hub.tell_facts, lambda refusal: None)))


async def send_away(send: Send, reason: str) -> None:
    """End a connection, a little later: whoever comes again at once does not come oftener than that."""
    await asyncio.sleep(0.2)
    await send({"type": "websocket.close", "code": POLICY_VIOLATION, "reason": reason})


def read(data: str | bytes) -> ClientMessage:
    """A message, if it can be read."""
    try:
        return DECODER.decode(data)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise Refuse("malformed", f"this message cannot be read: {error}") from None
    except RecursionError:
        raise Refuse("malformed", "this message cannot be read: it is nested too deeply") from None


def id_of(data: str | bytes) -> str:
    """The id of a message that is refused at the door, if it has one, so that its sender knows which one it was."""
    if len(data) > 65_536:
        return ""
    try:
        found = msgspec.json.decode(data, type=dict[str, Any]).get("id")
    except (msgspec.DecodeError, UnicodeError, RecursionError):
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


def wire_of(scope: Scope) -> Wire:
    """The wire of a connection."""
    wire = scope["extensions"][EXTENSION]["wire"]  # type: ignore[index]
    assert isinstance(wire, Wire)
    return wire

"""The bytes of a socket: frames in pieces, in heaps, in fragments, wrong ones; and a connection that cannot keep up."""

from __future__ import annotations

import asyncio
import base64
import json
import os

import pytest

from ludoteca.server.socket import Connection
from server.guest import OPEN, PERSON, Guest, Json, act
from server.running import Running

TEXT, MORE, CLOSE, PING, PONG = 0x1, 0x0, 0x8, 0x9, 0xA
MASK = b"\x11\x22\x33\x44"


def frame(data: bytes, kind: int = TEXT, last: bool = True, masked: bool = True) -> bytes:
    """A frame as a client sends it."""
    size = len(data)
    length = bytes([size]) if size < 126 else bytes([126]) + size.to_bytes(2, "big")
    head = bytes([kind | (0x80 if last else 0)]) + (bytes([length[0] | 0x80]) + length[1:] + MASK if masked else length)
    return head + (bytes(byte ^ MASK[index % 4] for index, byte in enumerate(data)) if masked else data)


def ping(number: int) -> bytes:
    """A message that is answered at once, with the same number."""
    return b'{"type":"ping","at":%d}' % number


class Raw:
    """A client that sends whatever bytes it likes."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    @classmethod
    async def connect(cls, server: Running) -> Raw:
        """Shake hands and hear the greeting."""
        raw = cls(*await asyncio.open_connection("127.0.0.1", server.port))
        key = base64.b64encode(os.urandom(16)).decode()
        raw.writer.write(
            f"GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        assert b" 101 " in await raw.reader.readuntil(b"\r\n\r\n")
        assert (await raw.message())["type"] == "hello"
        return raw

    async def hear(self) -> tuple[int, bytes]:
        """The next frame's kind and content."""
        first, size = await self.reader.readexactly(2)
        if size == 126:
            size = int.from_bytes(await self.reader.readexactly(2), "big")
        return first & 0xF, await self.reader.readexactly(size)

    async def message(self) -> Json:
        """The next message."""
        kind, data = await self.hear()
        assert kind == TEXT
        found: Json = json.loads(data)
        return found

    async def numbers(self, count: int) -> list[int]:
        """The numbers of the next answers to pings."""
        return [(await self.message())["at"] for _ in range(count)]


def test_frames_in_pieces_and_in_heaps_are_heard_in_order(shared: Running) -> None:
    async def scenario() -> None:
        raw = await Raw.connect(shared)
        long = b'{"type":"ping","at":2' + b" " * 300 + b"}"
        for byte in frame(ping(1)) + frame(long):
            raw.writer.write(bytes([byte]))
            await raw.writer.drain()
        assert await raw.numbers(2) == [1, 2]
        heap = b"".join(frame(ping(number)) for number in range(3, 30))
        raw.writer.write(heap[:-5])
        await asyncio.sleep(0.05)
        raw.writer.write(heap[-5:])
        assert await raw.numbers(27) == list(range(3, 30))
        raw.writer.close()

    act(scenario)


def test_fragments_with_a_ping_between_them_and_a_whole_frame_behind_them_keep_their_order(shared: Running) -> None:
    async def scenario() -> None:
        raw = await Raw.connect(shared)
        text = ping(1)
        raw.writer.write(frame(text[:5], last=False) + frame(b"there?", PING) + frame(text[5:], MORE) + frame(ping(2)) + frame(ping(3)))
        assert await raw.hear() == (PONG, b"there?")
        assert await raw.numbers(3) == [1, 2, 3]
        raw.writer.write(frame(ping(4)))
        assert await raw.numbers(1) == [4]
        raw.writer.close()

    act(scenario)


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        (frame(ping(1), masked=False), 1002),
        (frame(ping(1), MORE), 1002),
        (frame(b"", 0x3), 1002),
        (frame(b"{", last=False) + frame(ping(1)), 1002),
        (bytes([0x81, 0xFF]) + (1 << 40).to_bytes(8, "big") + MASK, 1009),
    ],
)
def test_a_frame_against_the_protocol_ends_the_connection(shared: Running, wrong: bytes, code: int) -> None:
    async def scenario() -> None:
        raw = await Raw.connect(shared)
        raw.writer.write(wrong)
        kind, data = await raw.hear()
        assert (kind, int.from_bytes(data[:2], "big")) == (CLOSE, code)
        raw.writer.close()

    act(scenario)


def test_a_connection_that_cannot_keep_up_is_shown_where_the_game_stands_once_it_can(light: Running) -> None:
    async def scenario() -> None:
        ana, bea = Guest(light.url, "Ana"), Guest(light.url, "Bea")
        id = ana.table(PERSON, OPEN)["id"]
        bea.post(f"/api/tables/{id}/join", {})
        slow = await Guest(light.url).connect()
        for guest, seat in ((ana, 0), (bea, 1)):
            await guest.connect()
            await guest.watch(id, seat)
        first = await slow.watch(id, None)
        (watcher,) = light.house.hub.seqs[id][None]
        assert isinstance(watcher, Connection)
        loop = watcher.wire.loop
        loop.call_soon_threadsafe(watcher.wire.pause_writing)
        await slow.say({"type": "ping", "at": 1})
        await slow.until(lambda: slow.heard[-1]["type"] == "pong")
        for _ in range(3):
            mover, seat = (ana, 0) if ana.seen[(id, 0)]["decision"] else (bea, 1)
            seq = (await mover.play(id, seat))["seq"]
            await ana.reach(id, 0, seq)
            await bea.reach(id, 1, seq)
        assert slow.seen[(id, None)] == first
        loop.call_soon_threadsafe(watcher.wire.resume_writing)
        now = await slow.reach(id, None, seq)
        assert now["since"] == first["seq"]
        assert {entry["seq"] for entry in now["log"]} == set(range(first["seq"] + 1, seq + 1))
        for guest in (ana, bea, slow):
            await guest.close()

    act(scenario)

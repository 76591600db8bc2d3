"""The bytes of a WebSocket: uvicorn's own protocol with a short way for what comes and goes by the thousand.

Handshake, pings, closing, fragments and everything that is wrong stay with the library. A whole text frame, which is all a browser sends, goes at once to
whoever listens, and what is sent goes past the library to the transport.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

try:
    from websockets.speedups import apply_mask
except ImportError:  # a platform without the library's compiled part
    from websockets.utils import apply_mask

EXTENSION = "ludoteca.wire"
"""Where the application finds the wire of a connection: in `extensions` of the scope."""
CROWDED = 1_000_000
"""So many bytes may wait for a slow connection."""
WHOLE_TEXT, MASKED, LENGTH = 0x81, 0x80, 0x7F
HEAD, TWO_BYTES, EIGHT_BYTES, MASK = 2, 126, 127, 4


class Wire(WebSocketsSansIOProtocol):
    """One connection. Nobody listens at first: then messages wait in the library's queue."""

    on_text: Callable[[bytes], None] | None = None
    on_relief: Callable[[], None] | None = None
    crowded = False  # too much waits to be sent
    rest = b""  # the beginning of a frame whose end has not come yet
    held = b""  # frames that wait for the next one

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Somebody is there; slow connections may lag behind by more than the transport thinks fit."""
        super().connection_made(transport)
        self.transport.set_write_buffer_limits(CROWDED)

    def handle_connect(self, event: Request) -> None:
        """Let the application find this wire."""
        super().handle_connect(event)
        if not self.close_sent:
            extensions = self.scope["extensions"]
            assert extensions is not None
            extensions[EXTENSION] = {"wire": self}

    def listen(self, on_text: Callable[[bytes], None] | None, on_relief: Callable[[], None] | None = None) -> None:
        """From now on hand over whole texts as they come, and say when a crowded connection has caught up."""
        self.on_text, self.on_relief = on_text, on_relief

    def data_received(self, data: bytes) -> None:
        """Cut what came into frames: whole texts go to the listener, everything else to the library."""
        if not self.handshake_complete:
            super().data_received(data)
            return
        if self.rest:
            data, self.rest = self.rest + data, b""
        place, end = 0, len(data)
        while place < end:
            if end - place < HEAD:
                break
            length = data[place + 1]
            size, start = length & LENGTH, place + HEAD
            if size == TWO_BYTES:
                size, start = int.from_bytes(data[start : start + 2], "big"), start + 2
            elif size == EIGHT_BYTES:
                size, start = int.from_bytes(data[start : start + 8], "big"), start + 8
            if length < MASKED or size > self.config.ws_max_size:
                super().data_received(data[place:])  # the library ends the connection
                return
            text = start + MASK
            if end < text + size:
                break
            if data[place] == WHOLE_TEXT and self.on_text is not None and not self.frames and self.queue.empty():
                self.on_text(apply_mask(data[text : text + size], data[start:text]))
            else:
                super().data_received(data[place : text + size])
            place = text + size
        self.rest = data[place:]

    def put(self, text: bytes) -> None:
        """Send a text, and what was held before it."""
        if self.close_sent or self.transport.is_closing():
            return
        if self.held:
            held, self.held = self.held, b""
            self.transport.write(held + head_of(text) + text)
        else:
            self.transport.write(head_of(text) + text)

    def hold(self, text: bytes) -> None:
        """Send a text together with the next one, at the latest at the end of this turn of the event loop: an answer is followed by an update."""
        if not self.held:
            self.loop.call_soon(self.let_go)
        self.held += head_of(text) + text

    def let_go(self) -> None:
        """Send what is held."""
        held, self.held = self.held, b""
        if held and not self.close_sent and not self.transport.is_closing():
            self.transport.write(held)

    def pause_writing(self) -> None:
        """Too much waits to be sent."""
        super().pause_writing()
        self.crowded = True

    def resume_writing(self) -> None:
        """The client has caught up."""
        super().resume_writing()
        self.crowded = False
        if self.on_relief is not None:
            self.on_relief()


def head_of(text: bytes) -> bytes:
    """What stands before a text in its frame."""
    size = len(text)
    if size < TWO_BYTES:
        return bytes((WHOLE_TEXT, size))
    if size < 65_536:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")

"""What the server is told when it starts; passed to worker processes as JSON in one environment variable."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec

from ludoteca.server.windows import Waits

VARIABLE = "LUDOTECA_SETTINGS"
STATIC = Path(__file__).parent / "static"


class Settings(msgspec.Struct, frozen=True):
    """Defaults suit one house; tests and benches change the limits."""

    database: str = "sqlite:///ludoteca.sqlite"
    origins: list[str] = []  # other origins that may speak to this server, beside its own
    secure: bool = False  # served over https: cookies say so
    bots: int = 1  # processes in which bots think
    pause: float = 0.8  # seconds a bot takes at least, so that a quick answer betrays nothing
    window: float = 45.0  # seconds for an answer where nobody's clock may be seen to run
    wait_least: float = 0.5  # seconds everybody waits at least when a secret window opens …
    wait_most: float = 1.5  # … and at most, drawn anew for each window
    wait_fixed: float = 8.0  # seconds of each window where the table wants them all alike
    sweep: float = 0.5  # seconds between looks for clocks that ran out and bots that stopped
    lease: float = 20.0  # seconds for which a bot's turn belongs to the process that began it
    message_size: int = 16_384  # bytes of a message on the socket
    body_size: int = 400_000  # bytes of a request's body: a content pack fits
    message_rate: float = 20.0  # messages a second on one socket, with a burst of four times as many
    request_rate: float = 20.0  # requests a second from one address, with a burst of four times as many
    entry_rate: float = 0.2  # attempts a second at passwords and new names from one address, with a burst of ten
    hint_rate: float = 0.1  # hints a second for one person, with a burst of six
    sockets: int = 12  # sockets from one person or, without a name, one address
    watched: int = 16  # seats watched on one socket
    tables: int = 50  # unfinished tables made by one person
    test_games: bool = False  # offer the toy game too
    static: str = str(STATIC)

    def waits(self) -> Waits:
        """How long secret windows last."""
        return Waits(self.wait_least, self.wait_most, self.wait_fixed, self.window)


def from_environment() -> Settings:
    """The settings a worker process was given."""
    return msgspec.json.decode(os.environ.get(VARIABLE, "{}"), type=Settings)


def into_environment(settings: Settings) -> None:
    """Leave the settings where worker processes find them."""
    os.environ[VARIABLE] = msgspec.json.encode(settings).decode()

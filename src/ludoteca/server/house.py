"""The whole server of one process, put together: storage, gate, hub, bots, rounds, lobby, sockets."""

from __future__ import annotations

import asyncio
import gc
import secrets
import sys
from typing import Any

from argon2 import PasswordHasher

from ludoteca.server.gate import Gate, background
from ludoteca.server.hub import Hub
from ludoteca.server.limits import Buckets
from ludoteca.server.lobby import Lobby
from ludoteca.server.metrics import Metrics
from ludoteca.server.settings import Settings
from ludoteca.server.socket import Sockets
from ludoteca.server.storage.database import Database
from ludoteca.server.thinkers import Thinkers
from ludoteca.server.watchman import Watchman


class House:
    """Everything that lives as long as the process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.process = secrets.token_hex(6)
        self.metrics = Metrics()
        self.database = Database(settings.database)
        self.hub = Hub()
        self.gate = Gate(self.database, settings, self.metrics, self.process)
        self.thinkers = Thinkers(self.gate, settings, self.metrics)
        self.watchman = Watchman(self.database, self.gate, self.hub, self.thinkers, settings, self.process)
        self.lobby = Lobby(self.gate, self.hub, settings)
        self.sockets = Sockets(self.gate, self.hub, settings, self.metrics)
        self.passwords = PasswordHasher()  # argon2id with the library's parameters
        self.requests = Buckets(settings.request_rate, settings.request_rate * 4)
        self.entries = Buckets(settings.entry_rate, 10)
        self.hints = Buckets(settings.hint_rate, 6)
        self.tasks: set[asyncio.Task[Any]] = set()
        self.gate.audience = self.hub
        self.gate.on_bot = self.thinkers.begin
        self.gate.on_curtain = self.watchman.attend
        self.metrics.gauges["ludoteca_tables_in_memory"] = lambda: len(self.gate.sittings)

    async def open(self) -> None:
        """Bring the database up to date, resume every game, and begin to serve."""
        self.database.lock_file()
        await self.database.migrate()
        background(self.gate.run(), self.tasks)
        if self.database.postgres:
            background(self.watchman.listen(), self.tasks)
            self.hub.on_presence = lambda table, seat, here: void(background(self.watchman.announce((table, seat, here)), self.tasks))
        if self.settings.bots:
            self.thinkers.warm_up()
        await self.watchman.resume()
        background(self.watchman.walk(), self.tasks)
        # What is here now stays. Tables make no cycles: looking for some among their logs again and again would only make everybody wait.
        # A look concerns what is new since the last one or the one before: everything is looked at twice, and never much at once.
        gc.collect()
        gc.freeze()
        gc.set_threshold(10_000, 1, 10_000)
        # A commit waits in another thread, which should not have to wait for its turn to begin while the updates are put into words.
        sys.setswitchinterval(0.0005)

    async def close(self) -> None:
        """Stop; nothing has to be saved, for everything is."""
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.watchman.close()
        self.thinkers.close()
        await self.database.close()


def void(value: object) -> None:
    """Nothing, for callbacks that must give nothing back."""

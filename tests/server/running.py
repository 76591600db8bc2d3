"""A server that runs: in a thread of the test, or as a process of its own that can be killed."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvicorn
from sqlalchemy import create_engine, update

from ludoteca.server.app import Doorkeeper, make_app, options
from ludoteca.server.house import House
from ludoteca.server.settings import VARIABLE, Settings
from ludoteca.server.storage.schema import TABLES
from server.postgres import free_port

PLAIN = {"SQLite": "sqlite", "PostgreSQL": "postgresql+psycopg"}
QUICK = {
    "test_games": True, "pause": 0.0, "sweep": 0.05, "lease": 2.0, "message_rate": 10_000.0, "request_rate": 10_000.0, "entry_rate": 1_000.0,
    "hint_rate": 100.0, "sockets": 400, "tables": 10_000, "watched": 10_000,
}  # fmt: skip


class Running:
    """A server in a thread."""

    def __init__(self, database: str, **changes: Any) -> None:
        self.settings = Settings(**{**QUICK, "database": database, **changes})
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.app = make_app(self.settings)
        told = {**options(self.settings, "127.0.0.1", self.port, 1), "app": Doorkeeper(self.app), "factory": False}
        told.pop("workers")
        self.server = uvicorn.Server(uvicorn.Config(**told))
        self.thread = threading.Thread(target=self.server.run, daemon=True)
        self.thread.start()
        await_health(self.url)

    @property
    def house(self) -> House:
        """The inside."""
        house: House = self.app.state.house
        return house

    def hurry(self, table: str) -> None:
        """Let the time of whoever decides be up, instead of waiting for it."""
        sitting = self.house.gate.sittings[table]
        sitting.timer.reading.until = 1
        with create_engine(self.house.database.address.set(drivername=PLAIN[self.house.database.name])).begin() as connection:
            connection.execute(update(TABLES).where(TABLES.c.id == table).values(due=1))

    def stop(self) -> None:
        """End it."""
        self.server.should_exit = True
        self.thread.join(15)


@contextmanager
def running(database: str, **changes: Any) -> Iterator[Running]:
    """A server for a while."""
    server = Running(database, **changes)
    try:
        yield server
    finally:
        server.stop()


class Spawned:
    """A server as a process of its own."""

    def __init__(self, database: str, workers: int = 1, environment: dict[str, str] | None = None, **changes: Any) -> None:
        self.settings = Settings(**{**QUICK, "database": database, **changes})
        self.port = free_port()
        self.workers = workers
        self.environment = environment or {}
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = Path(tempfile.mkdtemp(prefix="ludoteca-log-")) / "log"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self, factory: str = "") -> None:
        """Start it, perhaps again, on the same port; another factory may be given in place of the real one."""
        told = options(self.settings, "127.0.0.1", self.port, self.workers)
        told["app"] = factory or told["app"]
        code = f"import json, uvicorn\nif __name__ == '__main__':\n    uvicorn.run(**json.loads({json.dumps(json.dumps(told))}))"
        path = os.pathsep.join(filter(None, [str(Path(__file__).parents[1]), os.environ.get("PYTHONPATH")]))
        environment = {**os.environ, **self.environment, "PYTHONPATH": path, VARIABLE: msgspec.json.encode(self.settings).decode()}
        self.log.parent.mkdir(exist_ok=True)
        with self.log.open("ab") as log:
            self.process = subprocess.Popen([sys.executable, "-c", code], env=environment, stderr=log, start_new_session=True)
        try:
            await_health(self.url, self.process)
        except RuntimeError:
            raise RuntimeError(f"the server did not start:\n{self.log.read_text()[-3000:]}") from None

    def kill(self) -> None:
        """kill −9, without a chance to say goodbye."""
        assert self.process is not None
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait(10)

    def stop(self) -> str:
        """End it and everything it started; what it logged."""
        if self.process is None:
            return ""
        if self.process.poll() is None:
            self.process.terminate()
        try:
            self.process.wait(15)
        except subprocess.TimeoutExpired:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait(5)
        return self.log.read_text()


def await_health(url: str, process: subprocess.Popen[bytes] | None = None) -> None:
    """Wait until a server answers."""
    until = time.monotonic() + 60
    while time.monotonic() < until and (process is None or process.poll() is None):
        try:
            if httpx.get(f"{url}/health", timeout=2).status_code == 200:
                return
        except httpx.TransportError:
            time.sleep(0.02)
    raise RuntimeError("the server did not start")

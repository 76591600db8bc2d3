"""A server that kills itself at a chosen point of a command: uvicorn is given `server.crash:create` instead of the real factory."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import threading
from typing import Any

from ludoteca.server.app import Doorkeeper
from ludoteca.server.app import create as real
from ludoteca.server.gate import Batch, Gate

STAGES = ("judged", "written", "committed", "answered", "anywhere")
VARIABLE = "LUDOTECA_CRASH"


def die() -> None:
    """kill −9 of oneself."""
    os.kill(os.getpid(), signal.SIGKILL)


def create() -> Doorkeeper:
    """The real application, with a death in it: `stage count`."""
    stage, count = os.environ[VARIABLE].split()
    left = int(count)

    def step(here: str, batch: Batch) -> None:
        nonlocal left
        if stage == "anywhere" and batch.rows and left > 0:
            left = 0
            threading.Timer(random.uniform(0.0, 0.3), die).start()
        if here == stage and batch.rows:
            left -= 1
            if left <= 0:
                die()

    write, tell = Gate.write, Gate.tell

    async def dying_write(self: Gate, connection: Any, batch: Batch) -> None:
        step("judged", batch)
        await write(self, connection, batch)
        step("written", batch)

    def dying_tell(self: Gate, batch: Batch) -> None:
        step("committed", batch)
        if stage == "answered" and batch.rows and left <= 1:  # some answers are sent, and then nothing more
            tell(self, Batch(batch.sittings, answers=batch.answers[: (len(batch.answers) + 1) // 2]))
            asyncio.get_running_loop().call_soon(die)
            return
        step("answered", batch)
        tell(self, batch)

    Gate.write = dying_write  # type: ignore[method-assign]
    Gate.tell = dying_tell  # type: ignore[method-assign]
    return real()

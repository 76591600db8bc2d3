"""Bots at work: one task for each (table, seq), in processes of their own, never quicker than a person might be."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any

from ludoteca.bots import Thought, luck_of
from ludoteca.server import thinking
from ludoteca.server.gate import Gate, background, clock
from ludoteca.server.metrics import Metrics
from ludoteca.server.settings import Settings
from ludoteca.server.sitting import BotMove, Sitting

LOGGER = logging.getLogger("ludoteca.bots")
ADVISER = "medium"
"""The level of the bot that gives hints."""
TOP = 3
HASTE = 0.3
"""Seconds for a bot's answer in a secret window: less than the shared wait, so that nobody sees that it thinks."""


class Thinkers:
    """The pool of bot processes of this server."""

    def __init__(self, gate: Gate, settings: Settings, metrics: Metrics) -> None:
        self.gate = gate
        self.settings = settings
        self.metrics = metrics
        self.pool: ProcessPoolExecutor | None = None
        self.at_work: set[tuple[str, int]] = set()
        self.tasks: set[asyncio.Task[Any]] = set()

    def begin(self, sitting: Sitting) -> None:
        """Let a bot decide where one is to move, once for each seq."""
        key = (sitting.id, sitting.seq)
        if key not in self.at_work and sitting.bot_to_move():
            self.at_work.add(key)
            background(self.decide(sitting, key), self.tasks)

    async def decide(self, sitting: Sitting, key: tuple[str, int]) -> None:
        """One decision of a bot, from the question to the gate."""
        began = time.perf_counter()
        seat = sitting.mover()
        chair = sitting.chairs[seat]
        position = position_of(sitting, seat)
        seed = luck_of(sitting.stored.seed, seat)
        secret = sitting.curtain is not None and sitting.curtain.window is not None
        try:
            action = await self.chosen(position, chair.bot_level, seed, key, HASTE if secret else 0.0)
            self.metrics.observe("ludoteca_bot_seconds", time.perf_counter() - began)
            pause = self.settings.pause * random.uniform(1.0, 1.5) - (time.perf_counter() - began)
            if pause > 0 and not secret:  # a secret answer is kept until everybody has waited
                await asyncio.sleep(pause)
            while (hidden := sitting.bot_waits(clock())) > 0:
                await asyncio.sleep(hidden / 1000)
            answer = await self.gate.ask(sitting.id, BotMove(seat, position[3], action, key[1]))
            self.metrics.count("ludoteca_bot_turns_total", "outcome", type(answer).__name__.lower())
        finally:
            self.at_work.discard(key)

    async def chosen(self, position: thinking.Position, level: str, seed: int, key: tuple[str, int], ceiling: float) -> int:
        """The bot's choice; a bot that fails is replaced by one that does not think, so that the game goes on."""
        try:
            return int(await self.call(thinking.choose, position, level, seed, ceiling))
        except Exception:
            LOGGER.exception("a bot failed; a random move is made in its place", extra={"table": key[0], "seq": key[1], "level": level})
            self.metrics.count("ludoteca_bot_turns_total", "outcome", "failed")
            return int(await self.call(thinking.choose, position, "random", seed, 0.0))

    async def advise(self, position: thinking.Position, seed: int) -> list[Thought]:
        """What a bot thinks of the best options for the seat that decides."""
        thoughts: list[Thought] = await self.call(thinking.explain, position, ADVISER, seed, TOP)
        return thoughts

    async def call(self, work: Any, *arguments: object) -> Any:
        """Run something in the pool; a pool that lost a process is replaced."""
        loop = asyncio.get_running_loop()
        for attempt in range(2):
            pool = self.started()
            try:
                return await loop.run_in_executor(pool, work, *arguments)
            except BrokenProcessPool:
                if self.pool is pool:
                    self.pool = None
                if attempt:
                    raise
        raise AssertionError("the loop returns or raises")

    def started(self) -> ProcessPoolExecutor:
        """The pool, made when first needed."""
        if self.pool is None:
            self.pool = ProcessPoolExecutor(self.settings.bots, mp_context=get_context("spawn"), initializer=thinking.prepare)
        return self.pool

    def warm_up(self) -> None:
        """Start the processes now, so that the first bot does not have to wait for them."""
        for _ in range(self.settings.bots):
            self.started().submit(thinking.ready)

    def close(self) -> None:
        """Stop thinking; whatever was begun is begun anew at the next start."""
        for task in list(self.tasks):
            task.cancel()
        if self.pool is not None:
            self.pool.shutdown(wait=True, cancel_futures=True)  # uvicorn ends the process by the signal it got: nothing tidies up after us


def position_of(sitting: Sitting, seat: int) -> thinking.Position:
    """Where a game stands, ready to travel to another process."""
    match = sitting.playing()
    return sitting.stored.game, sitting.stored.pack, match.state.pack(), match.ply, seat

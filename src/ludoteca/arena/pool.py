"""Where the games are played: on the cores of this machine, or on a Ray cluster. The results are the same."""

from __future__ import annotations

import logging
import multiprocessing
import signal
import socket
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, as_completed, wait
from multiprocessing.synchronize import Event
from typing import Any

from ludoteca.arena.games import Job, Played, play
from ludoteca.errors import LudotecaError

AHEAD = 4
"""How many games are handed out per process at a time."""
RETRIES = 20
"""How often Ray plays a game again whose worker died."""

_stop: Event | None = None


def _enter(stop: Event) -> None:
    """A worker leaves Ctrl-C to its parent and watches for the sign to stop."""
    global _stop
    _stop = stop
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _play(job: Job) -> Played:
    assert _stop is not None
    return play(job, _stop.is_set)


def on_cores(jobs: Sequence[Job], workers: int) -> Iterator[Played]:
    """Play on so many processes and give each game as it ends; closing the iterator stops them before their next choice."""
    if workers <= 1:
        yield from map(play, jobs)
        return
    context = multiprocessing.get_context("spawn")
    stop = context.Event()
    executor = ProcessPoolExecutor(min(workers, max(1, len(jobs))), context, _enter, (stop,))
    waiting: set[Future[Played]] = set()
    try:
        for job in jobs:
            waiting.add(executor.submit(_play, job))
            if len(waiting) >= AHEAD * workers:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        for future in as_completed(waiting):
            yield future.result()
    finally:
        stop.set()
        executor.shutdown(cancel_futures=True)


def knock(address: str) -> None:
    """Is anybody there? Ray itself would try for minutes."""
    host, colon, port = address.rpartition(":")
    if colon and host and port.isdigit():
        socket.create_connection((host.rpartition("/")[2], int(port)), timeout=5).close()


def on_ray(jobs: Sequence[Job], address: str) -> Iterator[Played]:
    """Play on the Ray cluster at this address ("local" starts one here); a game whose worker dies is played again."""
    try:
        import ray
    except ImportError:
        raise LudotecaError("Ray is not installed; `pip install 'ludoteca[ray]'` brings it") from None
    began = not ray.is_initialized()
    if began:
        try:
            knock(address)
            ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
        except OSError as error:
            raise LudotecaError(f"no Ray cluster answers at {address}: {error}") from None
    waiting: list[Any] = []
    try:
        remote = ray.remote(max_retries=RETRIES)(play)
        waiting = [remote.remote(job) for job in jobs]
        while waiting:
            done, waiting = ray.wait(waiting)
            yield from ray.get(done)
    finally:
        for reference in waiting:
            ray.cancel(reference, force=True)
        if began:
            ray.shutdown()

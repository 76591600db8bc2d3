"""The same games on a local Ray with two workers, one of which is killed in the middle."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
import ray

from ludoteca.arena.games import play, schedule
from ludoteca.arena.pool import on_ray
from ludoteca.errors import LudotecaError


@pytest.fixture
def two_workers() -> Iterator[None]:
    ray.init(address="local", num_cpus=2, include_dashboard=False, log_to_driver=False)
    yield
    ray.shutdown()


def workers() -> list[int]:
    """The processes of our own Ray that are playing now: workers are children of the raylet, which is ours."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            if (folder / "cmdline").read_bytes().startswith(b"ray::play") and parent(parent(int(folder.name))) == os.getpid():
                found.append(int(folder.name))
        except OSError:
            continue  # it ended while we looked
    return found


def parent(pid: int) -> int:
    status = Path(f"/proc/{pid}/status").read_text()
    return int(status.partition("PPid:")[2].split()[0])


@pytest.mark.usefixtures("two_workers")
def test_a_killed_worker_changes_no_result() -> None:
    jobs = schedule("_template", ["mcts:400", "greedy"], 60, "ray")
    expected = [(one.number, one.places, one.choices) for one in map(play, jobs)]
    got = []
    killed: list[int] = []
    for one in on_ray(jobs, "local"):
        got.append((one.number, one.places, one.choices))
        if not killed and (playing := workers()):
            os.kill(playing[0], signal.SIGKILL)
            killed.append(playing[0])
    assert killed, "no worker was at work"
    assert sorted(got) == expected


def test_a_cluster_that_does_not_answer_is_named() -> None:
    jobs = schedule("_template", ["greedy", "random"], 2, "ray")
    with pytest.raises(LudotecaError, match=r"127\.0\.0\.1:1"):
        list(on_ray(jobs, "127.0.0.1:1"))

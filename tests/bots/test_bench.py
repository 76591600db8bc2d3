"""The bench measures what it says, and sets rates beside goals and peers."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from bench.__main__ import COMPILED, PEERS, PURE, own_table, peer_table, ratio, short
from bench.ours import of_game
from bench.worker import rate

ROOT = Path(__file__).parents[2]


def test_every_measure_of_a_game_does_something() -> None:
    bursts = of_game("duelo")
    assert {name.partition("/")[2] for name in bursts} == {"play", "whole_games", "step", "copy", "expand", "determinize", "search"}
    assert all(rate(burst, 0.001) > 0 for burst in bursts.values())


def test_a_ratio_is_taken_within_each_cycle() -> None:
    assert ratio([10, 100, 30], [5, 50, 10]) == 2


def test_rates_are_written_for_people() -> None:
    assert [short(number) for number in (2_104_000, 43_210, 310.4)] == ["2.1M", "43.2k", "310"]


def test_a_goal_that_is_missed_is_said_so() -> None:
    found = {(COMPILED, "duelo/play"): [2e6, 2e6], (PURE, "duelo/play"): [4e5, 4e5], (COMPILED, "duelo/step"): [5e5, 5e5]}
    lines = own_table(found, ["duelo"])
    assert any("inside random play" in line and "| reached |" in line for line in lines)
    assert any("compiled ÷ pure, random play" in line and "5.0" in line and "**not reached**" in line for line in lines)
    assert any("stepped from Python" in line and "**not reached**" in line for line in lines)


def test_a_peer_is_compared_with_the_same_measure_of_both_builds() -> None:
    found = {(COMPILED, "duelo/step"): [9e5], (PURE, "duelo/step"): [3e5], (PEERS, "OpenSpiel chess (C++)/step"): [1e5]}
    assert peer_table(found, "duelo")[-1] == "| OpenSpiel chess (C++) | moves/s stepped from Python | 100k | 9.00 | 3.00 |"


def test_a_worker_names_what_it_can_measure_and_answers_each_request_with_a_rate() -> None:
    worker = subprocess.run(
        [sys.executable, "-m", "bench.worker", "ours"], cwd=ROOT, input="duelo/copy 0.01\n", capture_output=True, text=True, timeout=120, check=True
    )
    greeting, answer = (json.loads(line) for line in worker.stdout.splitlines())
    assert "duelo/copy" in greeting["names"]
    assert answer > 1000


def test_a_peer_that_is_not_installed_is_named() -> None:
    worker = subprocess.run([sys.executable, "-m", "bench.worker", "peers"], cwd=ROOT, input="", capture_output=True, text=True, timeout=120, check=True)
    greeting = json.loads(worker.stdout.splitlines()[-1])
    assert {"open_spiel", "rlcard", "catanatron", "chess"} == {*greeting["missing"], *greeting["about"]}

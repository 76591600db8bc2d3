"""The arena: fair schedules, figures that can be trusted, the same result on any number of workers, and a clean stop."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import typer
from typer.testing import CliRunner

from ludoteca import arena
from ludoteca.arena.games import Job, Played, Stopped, play, schedule
from ludoteca.arena.pool import on_cores
from ludoteca.arena.tally import balance, interval, tally, whole_deals
from ludoteca.errors import BadBot, BadOptions, LudotecaError, UnknownGame

BOTS = ["mcts:20", "greedy", "random"]


def outcome(played: Played) -> tuple[int, list[int], list[int]]:
    """All of a game but the time it took."""
    return played.number, played.places, played.choices


def run(*words: str) -> str:
    """The command's output; its errors are raised."""
    app = typer.Typer()
    app.command()(arena.command)
    result = CliRunner().invoke(app, list(words))
    if isinstance(result.exception, LudotecaError):
        raise result.exception
    assert result.exit_code == 0, result.output
    return result.output


def test_every_deal_is_played_once_with_each_bot_in_each_seat() -> None:
    jobs = schedule("_template", BOTS, 7, "x")
    assert len(jobs) == 9
    assert [job.number for job in jobs] == list(range(9))
    for deal in range(3):
        group = [job for job in jobs if job.deal == deal]
        assert {job.rotation for job in group} == {0, 1, 2}
        assert len({job.chance for job in group}) == 1
    assert len({job.chance for job in jobs}) == 3


def test_places_are_told_by_bot_whatever_its_seat() -> None:
    """A bot that always wins is first in every rotation."""
    jobs = schedule("_template", ["greedy", "random"], 40, "x")
    games = [play(job) for job in jobs]
    for rotation in range(2):
        some = [one for one, job in zip(games, jobs, strict=True) if job.rotation == rotation]
        assert sum(one.places[0] == 1 for one in some) > len(some) / 2


def test_the_same_job_gives_the_same_game_and_another_seed_another_one() -> None:
    job = schedule("_template", BOTS, 1, "x")[0]
    assert outcome(play(job)) == outcome(play(job))
    others = [outcome(play(replace(job, chance=job.chance + more))) for more in range(1, 6)]
    assert any(other != outcome(play(job)) for other in others)


def test_results_do_not_depend_on_the_number_of_workers() -> None:
    jobs = schedule("_template", BOTS, 12, "x")
    expected = [outcome(play(job)) for job in jobs]
    for workers in (1, 2, 3):
        assert sorted(outcome(one) for one in on_cores(jobs, workers)) == expected


def test_a_game_stops_before_its_next_choice_when_told_to() -> None:
    with pytest.raises(Stopped):
        play(schedule("_template", BOTS, 1, "x")[0], lambda: True)


def test_ties_share_the_win_and_intervals_hold_the_rate() -> None:
    games = [Played(0, [1, 1], [2, 3], [0.2, 0.6]), Played(1, [1, 2], [2, 3], [0.2, 0.6])]
    one, other = tally(["a", "b"], games)
    assert (one.wins, other.wins) == (1.5, 0.5)
    assert one.rate == 0.75
    assert one.low < 0.75 < one.high
    assert other.seconds_per_choice == pytest.approx(0.2)


def test_the_interval_is_wilsons() -> None:
    assert list(interval(50, 100)) == pytest.approx([0.4038, 0.5962], abs=1e-4)
    assert list(interval(20, 20)) == pytest.approx([0.8389, 1.0], abs=1e-4)
    assert interval(0, 0) == (0.0, 1.0)


def test_the_balance_tells_lengths_and_what_the_first_turn_is_worth() -> None:
    games = [Played(number, [1, 2] if number < 7 else [2, 1], [number, 1], [0, 0], opener=number % 2, length=10 + number) for number in range(10)]
    worth = balance([*games, Played(10, [1, 1], [99, 1], [0, 0], length=20)])
    assert worth.lengths == (11, 15, 19)
    assert worth.choices == 6
    assert (worth.opened, worth.wins) == (10, 6), "the first of ten began with equal luck; the eleventh had no first turn"
    assert (worth.low, worth.high) == interval(6, 10)


def test_every_rotation_tells_who_began() -> None:
    """In Dice Forge seat 0 has the first turn, and a game lasts nine rounds of two."""
    for job in schedule("diceforge", ["random", "random"], 2, "x"):
        played = play(job)
        assert played.opener == -job.rotation % 2
        assert played.length == 9


def test_an_interrupted_run_counts_whole_deals_only() -> None:
    played = [Played(number, [1, 2], [1, 1], [0, 0]) for number in (5, 0, 2, 3)]
    assert [one.number for one in whole_deals(played, 2)] == [2, 3]


def test_the_command_prints_rates_and_writes_json(tmp_path: Path) -> None:
    file = tmp_path / "results.json"
    output = run("_template", "--seats", "greedy,random", "--games", "20", "--workers", "1", "--option", "points_needed=2", "--json", str(file))
    assert "greedy" in output
    assert "%" in output
    (result,) = json.loads(file.read_text())
    assert result["games"] == 20
    assert result["options"] == {"points_needed": 2}
    assert sum(one["wins"] for one in result["standings"]) == pytest.approx(20)


def test_a_ladder_plays_each_bot_against_the_next(tmp_path: Path) -> None:
    file = tmp_path / "results.json"
    run("_template", "--seats", "random,greedy,mcts:20", "--ladder", "--games", "4", "--workers", "1", "--json", str(file))
    assert [[one["bot"] for one in match["standings"]] for match in json.loads(file.read_text())] == [["greedy", "random"], ["mcts:20", "greedy"]]


@pytest.mark.parametrize(
    ("words", "error", "message"),
    [
        (["nothing"], UnknownGame, "nothing"),
        (["_template", "--seats", "genius,random"], BadBot, "genius"),
        (["_template", "--seats", "random"], BadOptions, "2 to 4 players, not 1"),
        (["_template", "--seats", "random", "--ladder"], BadOptions, "at least two"),
        (["_template", "--option", "points_needed"], BadOptions, "NAME=VALUE"),
        (["_template", "--option", "points_needed=many"], BadOptions, "number from 1 to 9"),
        (["_template", "--option", "colour=red"], BadOptions, "no option 'colour'"),
    ],
)
def test_bad_input_is_refused_in_words(words: list[str], error: type[LudotecaError], message: str) -> None:
    with pytest.raises(error, match=message):
        run(*words)


def interrupted(folder: Path, patience: float) -> Any:
    """What the arena has written when Ctrl-C came after some seconds."""
    file = folder / "results.json"
    script = "import typer; from ludoteca.arena import command\nif __name__ == '__main__': typer.run(command)"
    (folder / "arena_now.py").write_text(script)
    words = [sys.executable, str(folder / "arena_now.py"), "_template", "--seats", "mcts:10,mcts:10", "--games", "100000", "--workers", "2"]
    # A shell starts what runs in the background deaf to Ctrl-C; whoever sits at a terminal is heard.
    hears = partial(signal.signal, signal.SIGINT, signal.default_int_handler)
    process = subprocess.Popen([*words, "--json", str(file)], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, preexec_fn=hears)
    try:
        time.sleep(patience)
        assert process.poll() is None
        os.kill(process.pid, signal.SIGINT)
        output, _ = process.communicate(timeout=60)
    finally:
        process.kill()
    assert process.returncode == 130, output
    assert "Stopped" in output
    assert "Traceback" not in output
    (result,) = json.loads(file.read_text())
    return result


def test_ctrl_c_stops_cleanly_with_the_results_so_far(tmp_path: Path) -> None:
    """On a busy machine the first games take their time; whenever Ctrl-C comes, the stop is clean."""
    for patience in (12, 40, 90):
        result = interrupted(tmp_path, patience)
        if result["games"]:
            break
    assert 0 < result["games"] < 100000
    expected = [play(job).places for job in schedule("_template", ["mcts:10", "mcts:10"], 2, "arena")]
    assert result["places"][:2] == expected


def test_a_job_travels_by_pickle() -> None:
    import pickle

    job = schedule("_template", BOTS, 1, "x", {"points_needed": 2})[0]
    assert isinstance(job, Job)
    assert pickle.loads(pickle.dumps(job)) == job


@pytest.mark.parametrize("bot", ["greedy", "easy"])
def test_a_bot_that_thinks_beats_one_that_does_not(bot: str) -> None:
    (standing, _) = tally([bot, "random"], [play(job) for job in schedule("duelo", [bot, "random"], 16, "thinking")])
    assert standing.rate >= 0.6

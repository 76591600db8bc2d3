"""`ludoteca arena`: bots against bots, with a progress bar and figures one may trust."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict
from itertools import pairwise
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

from ludoteca.arena.games import Job, Played, schedule
from ludoteca.arena.pool import on_cores, on_ray
from ludoteca.arena.tally import Balance, Standing, balance, tally, whole_deals
from ludoteca.bots import make
from ludoteca.core.game import Game
from ludoteca.errors import BadOptions
from ludoteca.games import game as find_game

INTERRUPTED = 130


def command(
    name: Annotated[str, typer.Argument(metavar="GAME", help="The game to play.")],
    seats: Annotated[str, typer.Option(help="The bots, one per seat, with commas: mcts:1000,greedy")] = "medium,easy",
    count: Annotated[int, typer.Option("--games", min=1, max=1_000_000, help="How many games; rounded up: every bot plays each deal in each seat.")] = 200,
    seed: Annotated[str, typer.Option(help="Any text; the same seed gives the same result.")] = "arena",
    workers: Annotated[int, typer.Option(min=0, help="Processes; 0 means one per core.")] = 0,
    option: Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="A game option; may be repeated.")] = None,
    ladder: Annotated[bool, typer.Option("--ladder", help="Play each bot of the list against the next one.")] = False,
    ray: Annotated[str, typer.Option(metavar="ADDRESS", help="Play on this Ray cluster instead (auto, local, host:port).")] = "",
    save: Annotated[Path | None, typer.Option("--json", dir_okay=False, help="Write the results to this file.")] = None,
) -> None:
    """Let bots play each other: win rates with 95 % intervals."""
    console = Console()
    game = find_game(name)
    options = read_options(game, option or [])
    bots = [word.strip() for word in seats.split(",")]
    for bot in bots:
        make(bot, game)
    if ladder:
        if len(bots) < 2:
            raise BadOptions("a ladder needs at least two bots")
        fill = game.seats[0] - 1
        matches = [[upper, *[lower] * fill] for lower, upper in pairwise(bots)]
    else:
        matches = [bots]
    for match in matches:
        game.new(len(match), options)
    results: list[dict[str, object]] = []
    stopped = False
    if save is not None:
        save.touch()  # a file that cannot be written is better known before the first game than after the last
    for match in matches:
        jobs = schedule(name, match, count, seed, options)
        played, stopped = gather(console, jobs, on_ray(jobs, ray) if ray else on_cores(jobs, workers or os.cpu_count() or 1))
        whole = whole_deals(played, len(match))
        standings = tally(match, whole)
        worth = balance(whole)
        show(console, name, standings, worth, len(whole), len(jobs))
        results.append({
            "game": name, "seed": seed, "options": dict(options), "games": len(whole), "standings": [asdict(one) for one in standings],
            "balance": asdict(worth), "places": [one.places for one in whole],
        })  # fmt: skip
        if stopped:
            break
    if save is not None:
        save.write_text(json.dumps(results, indent=1) + "\n", encoding="utf-8")
    if stopped:
        console.print("Stopped; these are the results so far.")
        raise typer.Exit(INTERRUPTED)


def read_options(game: Game, words: Sequence[str]) -> Mapping[str, object]:
    """Game options from `name=value` words, each in the type the option has."""
    found: dict[str, object] = {}
    defaults = {option.name: option.default for option in game.options}
    for word in words:
        name, equals, text = word.partition("=")
        if not name or not equals:
            raise BadOptions(f"an option is given as NAME=VALUE, not {word!r}")
        default = defaults.get(name)
        value: object = text
        if isinstance(default, bool):
            value = {"true": True, "on": True, "false": False, "off": False}.get(text, text)
        elif isinstance(default, int) and text.lstrip("-").isdigit():
            value = int(text)
        found[name] = value
    return game.settings(found)


def gather(console: Console, jobs: Sequence[Job], source: Iterator[Played]) -> tuple[list[Played], bool]:
    """All games as they end, with a progress bar; on Ctrl-C those played so far, and True."""
    played: list[Played] = []
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task(" – ".join(jobs[0].bots), total=len(jobs))
        try:
            for one in source:
                played.append(one)
                progress.advance(task)
        except KeyboardInterrupt:
            return played, True
        finally:
            progress.update(task, description="stopping" if len(played) < len(jobs) else "done")
            if hasattr(source, "close"):
                source.close()
    return played, False


def show(console: Console, name: str, standings: Sequence[Standing], worth: Balance, whole: int, planned: int) -> None:
    """One match-up as a table, and what it says about the game."""
    table = Table(title=f"{name}: {whole} games" + (f" of {planned}" if whole < planned else ""))
    table.add_column("bot")
    for heading in ("wins", "95 % interval", "ms per choice", "choices"):
        table.add_column(heading, justify="right")
    for one in standings:
        table.add_row(
            one.bot, f"{one.rate:.1%}", f"{one.low:.1%} – {one.high:.1%}", f"{1000 * one.seconds_per_choice:.2f}", f"{one.choices}",
        )  # fmt: skip
    console.print(table)
    if not whole:
        return
    low, middle, high = worth.lengths
    lasted = f"{middle} turns or rounds (a tenth at most {low}, nine tenths at most {high}), " if high else ""
    console.print(f"A game lasts, in the median, {lasted}{worth.choices} choices.")
    if worth.opened:
        console.print(
            f"Whoever had the first turn was among the winners in {worth.wins / worth.opened:.1%} ({worth.low:.1%} – {worth.high:.1%}) of {worth.opened} games."
        )

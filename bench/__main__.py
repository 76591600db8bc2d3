"""`python -m bench`: our compiled and our pure build and the peers take turns, slice by slice, and are compared within each cycle.

A ratio is the median of the ratios of single cycles, so that a machine that is slow for a while is slow for both sides.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Any

HOME = Path(__file__).parent.parent
COMPILED, PURE, PEERS = "compiled", "pure", "peers"

WHAT = {
    "play": "moves/s inside random play",
    "whole_games": "random games/s at a full table",
    "step": "moves/s stepped from Python",
    "copy": "copies/s",
    "expand": "options + copy + apply, per second",
    "determinize": "determinizations/s",
    "search": "search simulations/s",
}
GOALS: dict[tuple[str, str], float] = {
    ("duelo", "play"): 1e6, ("duelo", "step"): 6e5, ("duelo", "copy"): 1e6, ("duelo", "search"): 2e4,
    ("diceforge", "whole_games"): 1e4,
}  # fmt: skip
GENERAL = {"play": 1e6, "step": 6e5, "copy": 1e6 / 3, "search": 5e3}
PURE_GOAL = 69_000
RATIO_GOAL = 8


class Worker:
    """One environment's measuring process."""

    def __init__(self, python: Path, module: str) -> None:
        self.module = module
        self.process = subprocess.Popen([str(python), "-m", "bench.worker", module], cwd=HOME, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        greeting = self.answer()
        self.names: list[str] = greeting["names"]
        self.missing: dict[str, str] = greeting["missing"]
        self.about: dict[str, str] = greeting["about"]

    def answer(self) -> Any:
        """The next line of JSON, past whatever a library prints on its own."""
        assert self.process.stdout
        for line in self.process.stdout:
            if line[:1] in "{0123456789":
                return json.loads(line)
        raise SystemExit(f"the process that measures {self.module} ended early")

    def measure(self, name: str, seconds: float) -> float:
        """One slice."""
        assert self.process.stdin
        self.process.stdin.write(f"{name} {seconds}\n")
        self.process.stdin.flush()
        return float(self.answer())

    def close(self) -> None:
        assert self.process.stdin
        self.process.stdin.close()
        self.process.wait(30)


def short(number: float) -> str:
    """A rate for people: 2.1M, 43k, 310."""
    for size, letter in ((1e6, "M"), (1e3, "k")):
        if number >= size:
            return f"{number / size:.3g}{letter}"
    return f"{number:.3g}"


def ratio(ours: list[float], theirs: list[float]) -> float:
    """The median of the ratios within each cycle."""
    return median(one / other for one, other in zip(ours, theirs, strict=True))


def goal_of(game: str, what: str) -> float | None:
    return GOALS.get((game, what), GENERAL.get(what))


def verdict(reached: bool) -> str:
    return "reached" if reached else "**not reached**"


def own_table(found: dict[tuple[str, str], list[float]], games: list[str]) -> list[str]:
    """Our games: compiled, pure, and the goals."""
    lines = ["| game | what | compiled | pure | compiled ÷ pure | goal | |", "|---|---|---:|---:|---:|---:|---|"]
    for game in games:
        for what, title in WHAT.items():
            compiled, pure = found.get((COMPILED, f"{game}/{what}")), found.get((PURE, f"{game}/{what}"))
            if compiled is None:
                continue
            goal = goal_of(game, what)
            cells = [game, title, short(median(compiled)), short(median(pure)) if pure else "–", f"{ratio(compiled, pure):.1f}" if pure else "–"]
            lines.append(f"| {' | '.join(cells)} | {f'≥ {short(goal)}' if goal else ''} | {verdict(median(compiled) >= goal) if goal else ''} |")
            if what == "play" and pure:
                faster = ratio(compiled, pure)
                lines.append(f"| {game} | compiled ÷ pure, random play | | | {faster:.1f} | ≥ {RATIO_GOAL} | {verdict(faster >= RATIO_GOAL)} |")
                lines.append(f"| {game} | pure fallback, moves/s | | {short(median(pure))} | | ≥ {short(PURE_GOAL)} | {verdict(median(pure) >= PURE_GOAL)} |")
    return lines


def peer_table(found: dict[tuple[str, str], list[float]], game: str) -> list[str]:
    """The peers, and how many times faster the game is, compiled and pure."""
    lines = [f"| peer | what | peer | {game} compiled ÷ peer | {game} pure ÷ peer |", "|---|---|---:|---:|---:|"]
    for (worker, name), rates in found.items():
        if worker != PEERS:
            continue
        peer, _, what = name.partition("/")
        cells = [peer, WHAT[what], short(median(rates))]
        for build in (COMPILED, PURE):
            ours = found.get((build, f"{game}/{what}"))
            cells.append(f"{ratio(ours, rates):.2f}" if ours else "–")
        lines.append(f"| {' | '.join(cells)} |")
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench", description="Measure Ludoteca and its peers in the same run.")
    parser.add_argument("--cycles", type=int, default=9, help="how many times everything takes its turn")
    parser.add_argument("--slice", type=float, default=0.15, help="seconds of one turn")
    parser.add_argument("--compiled", type=Path, default=HOME / ".venv-compiled/bin/python")
    parser.add_argument("--pure", type=Path, default=HOME / ".venv/bin/python")
    parser.add_argument("--peers", type=Path, default=HOME / ".venv-bench/bin/python")
    parser.add_argument("--games", default="", help="only these games, with commas")
    parser.add_argument("--against", default="duelo", help="the game that is set beside the peers")
    given = parser.parse_args()

    workers: dict[str, Worker] = {}
    for name, python, module in ((COMPILED, given.compiled, "ours"), (PURE, given.pure, "ours"), (PEERS, given.peers, "peers")):
        if python.exists():
            workers[name] = Worker(python, module)
        else:
            print(f"No environment {python}: nothing of “{name}” is measured.")
    if COMPILED in workers and workers[COMPILED].about["compiled"] != "True":
        print("The environment that should be compiled is not: no C compiler when it was built?")

    wanted = given.games.split(",") if given.games else None
    plan = [
        (kind, name) for kind, worker in workers.items() for name in worker.names if kind == PEERS or wanted is None or name.partition("/")[0] in wanted
    ]  # fmt: skip
    plan.sort(key=lambda item: item[1].partition("/")[2])  # what is compared stands close together in time
    found: dict[tuple[str, str], list[float]] = {item: [] for item in plan}
    for cycle in range(given.cycles):
        print(f"\rcycle {cycle + 1} of {given.cycles}", end="", file=sys.stderr, flush=True)
        for kind, name in plan:
            found[kind, name].append(workers[kind].measure(name, given.slice))
    print("\r" + " " * 30 + "\r", end="", file=sys.stderr)

    games = sorted({name.partition("/")[0] for kind, name in plan if kind != PEERS})
    print(f"Medians of {given.cycles} interleaved slices of {given.slice} s of processor time; ratios are medians of the ratios within a cycle.\n")
    print("\n".join(own_table(found, games)))
    if PEERS in workers:
        print("\nPeers: " + ", ".join(f"{peer} {number}" for peer, number in workers[PEERS].about.items()) + ".")
        print("A search simulation is one playout from a copy: ours stops at the hints' rest, theirs at the end of the game.\n")
        print("\n".join(peer_table(found, given.against)))
    for kind, worker in workers.items():
        for missing, reason in worker.missing.items():
            print(f"\nNot measured ({kind}): {missing} — {reason}")
        worker.close()


if __name__ == "__main__":
    main()

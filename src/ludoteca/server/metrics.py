"""Numbers for Prometheus: counters, gauges and histograms in its text format."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable
from typing import Final

HELP = {
    "ludoteca_commands_total": ("counter", "Commands by their answer."),
    "ludoteca_messages_total": ("counter", "Messages on sockets by type."),
    "ludoteca_requests_total": ("counter", "HTTP requests by status."),
    "ludoteca_bot_turns_total": ("counter", "Decisions of bots by outcome."),
    "ludoteca_command_seconds": ("histogram", "Seconds from a command's arrival to its commit."),
    "ludoteca_batch_size": ("histogram", "Requests served by one transaction."),
    "ludoteca_bot_seconds": ("histogram", "Seconds a bot thought."),
    "ludoteca_sockets": ("gauge", "Open sockets."),
    "ludoteca_tables_in_memory": ("gauge", "Tables held in memory."),
}
BOUNDS: Final[dict[str, tuple[float, ...]]] = {
    "ludoteca_command_seconds": (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5),
    "ludoteca_batch_size": (1, 2, 5, 10, 25, 50, 100, 250),
    "ludoteca_bot_seconds": (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 4.0, 8.0),
}


class Metrics:
    """The numbers of this process."""

    def __init__(self) -> None:
        self.counters: dict[tuple[str, str, str], int] = {}
        self.counts: dict[str, list[int]] = {name: [0] * (len(bounds) + 1) for name, bounds in BOUNDS.items()}
        self.sums: dict[str, float] = dict.fromkeys(BOUNDS, 0.0)
        self.gauges: dict[str, Callable[[], int]] = {}

    def count(self, name: str, label: str, value: str) -> None:
        """One more of these."""
        key = (name, label, value)
        self.counters[key] = self.counters.get(key, 0) + 1

    def observe(self, name: str, value: float) -> None:
        """One more measurement."""
        self.counts[name][bisect_left(BOUNDS[name], value)] += 1
        self.sums[name] += value

    def text(self) -> str:
        """Everything in Prometheus' text format."""
        lines: list[str] = []
        for name, (kind, help) in HELP.items():
            lines += [f"# HELP {name} {help}", f"# TYPE {name} {kind}"]
            if kind == "counter":
                lines += [f'{name}{{{label}="{value}"}} {count}' for (called, label, value), count in sorted(self.counters.items()) if called == name]
            elif kind == "gauge":
                lines += [f"{name} {self.gauges[name]()}"] if name in self.gauges else []
            else:
                total = 0
                for bound, count in zip((*BOUNDS[name], "+Inf"), self.counts[name], strict=True):
                    total += count
                    lines.append(f'{name}_bucket{{le="{bound}"}} {total}')
                lines += [f"{name}_sum {self.sums[name]:.6f}", f"{name}_count {total}"]
        return "\n".join(lines) + "\n"

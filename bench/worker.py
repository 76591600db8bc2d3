"""A process that measures on request, so that several environments can take turns in one run.

It first prints what it can measure, and what it cannot and why; then, for each line `NAME SECONDS` it reads, one rate per second.
"""

from __future__ import annotations

import importlib
import json
import sys
import time
from collections.abc import Callable

Burst = Callable[[], int]
"""Does a little of something and says how much."""


def rate(burst: Burst, seconds: float) -> float:
    """How much per second of this process's own time, over about so many seconds: others on the machine do not count."""
    done = 0
    began = time.process_time()
    while True:
        done += burst()
        took = time.process_time() - began
        if took >= seconds:
            return done / took


def main(module: str) -> None:
    """Serve the bursts of `bench.ours` or `bench.peers`."""
    bursts, missing, about = importlib.import_module(f"bench.{module}").collect()
    print(json.dumps({"names": list(bursts), "missing": missing, "about": about}), flush=True)
    for line in sys.stdin:
        name, seconds = line.rsplit(maxsplit=1)
        print(json.dumps(rate(bursts[name], float(seconds))), flush=True)


if __name__ == "__main__":
    main(sys.argv[1])

"""Fair dice by commit and reveal: nobody can choose an outcome, and afterwards anybody can recompute every one.

Whoever holds the match commits to a seed by publishing its SHA-256; then players may add seeds of their own; every outcome
follows from all of them and from its ply. `docs/records.md` says the same for other programs.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence

from ludoteca.errors import BadOptions

DOMAIN = "ludoteca dice 1"
SPAN = 1 << 256
"""How many numbers one HMAC-SHA256 can give."""


def new_seed() -> str:
    """A seed that nobody can guess."""
    return secrets.token_hex(32)


def commitment(seed: str) -> str:
    """What is published before the match: it binds the holder to the seed and tells nothing of it."""
    return hashlib.sha256(seed.encode()).hexdigest()


def check_seed(seed: str) -> str:
    """The seed, if it can stand on one line of a record."""
    if not seed or seed != seed.strip() or not seed.isprintable() or len(seed) > 200:
        raise BadOptions("a seed is 1 to 200 printable characters on one line, without blanks around it")
    return seed


class Dice:
    """The stream of outcomes of one match."""

    def __init__(self, seed: str, player_seeds: Sequence[str] = ()) -> None:
        mixed = "\n".join([DOMAIN, *player_seeds])
        self.key = hmac.digest(seed.encode(), mixed.encode(), "sha256")

    def number(self, ply: int, total: int) -> int:
        """A number from 0 to total − 1 for this ply, each exactly alike: numbers from the incomplete last lap are thrown away."""
        fair = SPAN - SPAN % total
        attempt = 0
        while True:
            drawn = int.from_bytes(hmac.digest(self.key, f"{ply} {attempt}".encode(), "sha256"), "big")
            if drawn < fair:
                return drawn % total
            attempt += 1

    def outcome(self, ply: int, outcomes: Sequence[tuple[int, int]]) -> int:
        """The outcome of this ply among outcomes with their weights."""
        total = 0
        for _, weight in outcomes:
            total += weight
        left = self.number(ply, total)
        for action, weight in outcomes:
            left -= weight
            if left < 0:
                return action
        raise AssertionError("a number below the total falls on an outcome")

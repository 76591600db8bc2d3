"""A small random source for search and playouts: the same numbers compiled and pure, never part of a state.

Fair dice of real matches do not come from here (see `play/dice.py`).
"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

M1: Final = 2147483563
M2: Final = 2147483399


class Draw:
    """Two combined congruential generators (L'Ecuyer 1988): period 2·10^18, products stay below 2^53."""

    def __init__(self, seed: int) -> None:
        mixed = (seed * 2654435761 + 97) % (2**61 - 1)
        self.x: i64 = 1 + mixed % (M1 - 1)
        self.y: i64 = 1 + (mixed // 65537) % (M2 - 1)
        for _ in range(4):
            self.below(2)

    def below(self, n: i64) -> i64:
        """A number from 0 to n − 1, each alike."""
        self.x = self.x * 40014 % M1
        self.y = self.y * 40692 % M2
        z: i64 = self.x - self.y
        if z < 0:
            z += M1 - 1
        return z * n // (M1 - 1)

    def fraction(self) -> float:
        """A number from 0 up to, but not including, 1."""
        return float(self.below(1 << 30)) / 1073741824.0

    def weighted(self, weights: list[int]) -> int:
        """An index, likelier in proportion to its weight."""
        total: i64 = 0
        for weight in weights:
            total += weight
        left: i64 = self.below(total)
        for index, weight in enumerate(weights):
            left -= weight
            if left < 0:
                return index
        raise ValueError("weights must be positive")

    def pick(self, items: list[int]) -> int:
        """One of the items."""
        return items[self.below(len(items))]

    def shuffle(self, items: list[int]) -> None:
        """Put the items in random order, in place."""
        things = cast("list[object]", items)  # as they are, so that no number is unwrapped and wrapped again
        last: i64 = len(things) - 1
        while last > 0:
            other: i64 = self.below(last + 1)
            things[last], things[other] = things[other], things[last]
            last -= 1

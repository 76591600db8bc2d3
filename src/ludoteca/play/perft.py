"""Counting all ways a game may go on, to a depth: two builds, or two versions, that count alike play alike."""

from __future__ import annotations

from dataclasses import dataclass

from ludoteca.core.state import CHANCE, NOBODY, State


@dataclass
class Count:
    """The positions after so many choices and outcomes, however reached, by who is to move in them."""

    depth: int
    choices: int = 0
    chances: int = 0
    ends: int = 0

    @property
    def nodes(self) -> int:
        """All of them."""
        return self.choices + self.chances + self.ends


def perft(state: State, depth: int) -> list[Count]:
    """The counts for each depth from 0 on."""
    counts = [Count(reached) for reached in range(depth + 1)]
    visit(state, 0, depth, counts)
    return counts


def visit(state: State, reached: int, depth: int, counts: list[Count]) -> None:
    """Count this position and those below it."""
    mover = state.to_move()
    if mover == NOBODY:
        counts[reached].ends += 1
        return
    if mover == CHANCE:
        counts[reached].chances += 1
    else:
        counts[reached].choices += 1
    if reached == depth:
        return
    for action in state.options():
        after = state.copy()
        after.advance(action)
        visit(after, reached + 1, depth, counts)

"""One game between bots, and the schedule of many: every seed is played once with each bot in each seat."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b

from ludoteca.bots import make
from ludoteca.core.draw import Draw
from ludoteca.core.state import CHANCE_FORM
from ludoteca.games import game as find_game


@dataclass(frozen=True)
class Job:
    """One game to be played; small and picklable, so that it may travel."""

    number: int
    game: str
    bots: tuple[str, ...]  # the word of each bot of the match-up, in the order given
    rotation: int  # bot k sits in seat (k + rotation) mod n
    chance: int  # the seed of dice and draws: the same for all rotations of a deal
    options: Mapping[str, object] = field(default_factory=dict)

    @property
    def deal(self) -> int:
        """The group of games that share their luck."""
        return self.number // len(self.bots)


@dataclass(frozen=True)
class Played:
    """How a game went; every list is in the order of the bots, not of the seats."""

    number: int
    places: list[int]
    choices: list[int]  # decisions that each bot took
    seconds: list[float]  # and the processor time it took for them; the only figures that vary from run to run
    opener: int = -1  # the bot that had the first turn; −1 where nobody had
    length: int = 0  # in the game's own turns or rounds; 0 where nobody counts them


class Stopped(Exception):
    """The arena was asked to stop in the middle of a game."""


def seed_of(*parts: object) -> int:
    """A number that depends on all the parts, on any machine."""
    return int.from_bytes(blake2b("/".join(map(str, parts)).encode(), digest_size=7).digest())


def schedule(game: str, bots: Sequence[str], total: int, seed: str, options: Mapping[str, object] | None = None) -> list[Job]:
    """At least so many games, rounded up to whole deals, so that every bot meets the same luck in every seat."""
    seats = len(bots)
    deals = -(-total // seats)
    return [
        Job(deal * seats + rotation, game, tuple(bots), rotation, seed_of("chance", seed, deal), dict(options or {}))
        for deal in range(deals)
        for rotation in range(seats)
    ]


def play(job: Job, stopped: Callable[[], bool] = bool) -> Played:
    """Play one game to its end; what comes out depends on the job alone."""
    game = find_game(job.game)
    seats = len(job.bots)
    state = game.new(seats, job.options)
    bots = [make(spec, game, seed_of("bot", job.chance, index, job.rotation)) for index, spec in enumerate(job.bots)]
    choices = [0] * seats
    seconds = [0.0] * seats
    draw = Draw(job.chance)
    ply = 0
    while state.agenda:
        step = state.agenda[-1]
        if step.form == CHANCE_FORM:
            state.advance(step.sample(state, draw))
        else:
            if stopped():
                raise Stopped
            index = (step.seat - job.rotation) % seats
            before = time.process_time()
            action = bots[index].choose(state, step.seat, ply)
            seconds[index] += time.process_time() - before
            choices[index] += 1
            state.apply(action)
        ply += 1
    ranking = state.ranking()
    opener = game.opener(state)
    return Played(
        job.number, [ranking[(index + job.rotation) % seats] for index in range(seats)], choices, seconds,
        (opener - job.rotation) % seats if opener >= 0 else -1, game.length(state),
    )  # fmt: skip

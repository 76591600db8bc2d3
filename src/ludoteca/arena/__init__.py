"""Many games between bots: `arena` plays them on all cores or on a Ray cluster, `tally` counts, `command` is the command line."""

from __future__ import annotations

from ludoteca.arena.command import command as command
from ludoteca.arena.games import Job as Job
from ludoteca.arena.games import Played as Played
from ludoteca.arena.games import play as play
from ludoteca.arena.games import schedule as schedule
from ludoteca.arena.pool import on_cores as on_cores
from ludoteca.arena.pool import on_ray as on_ray
from ludoteca.arena.tally import Standing as Standing
from ludoteca.arena.tally import tally as tally

__all__ = ["Job", "Played", "Standing", "command", "on_cores", "on_ray", "play", "schedule", "tally"]

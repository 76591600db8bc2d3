"""Bots: `make("mcts:1000", game, seed)` gives one, `bot.choose(state, seat)` lets it decide.

A bot never gets the true hidden state: before it thinks, everything its seat cannot know is dealt anew.
"""

from __future__ import annotations

from ludoteca.bots.bot import Bot as Bot
from ludoteca.bots.bot import Thought as Thought
from ludoteca.bots.kinds import Greedy as Greedy
from ludoteca.bots.kinds import Random as Random
from ludoteca.bots.kinds import TreeSearch as TreeSearch
from ludoteca.bots.spec import LEVELS as LEVELS
from ludoteca.bots.spec import luck_of as luck_of
from ludoteca.bots.spec import make as make

__all__ = ["LEVELS", "Bot", "Greedy", "Random", "Thought", "TreeSearch", "luck_of", "make"]

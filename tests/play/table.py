"""Matches for these tests: the template game, played by a seeded hand."""

from __future__ import annotations

import random

from ludoteca.core.content import Content
from ludoteca.core.game import Game
from ludoteca.games import game
from ludoteca.play.match import Match

TOY: Game = game("_template")
NO_SIXES = 'title = "No Sixes"\ncopies = [4, 4, 4, 4, 4, 0]\nrounds = 20\n'


def no_sixes() -> Content:
    """A box without the card that must be kept: to be asked tells nobody anything, so a kept card can be taken back."""
    return TOY.load(NO_SIXES, "no_sixes.toml")


def finished(seats: int = 2, seed: str = "tonight", hand: int = 1, content: Content | None = None) -> Match:
    """A match played to its end."""
    match = Match(TOY, seats, seed=seed, content=content, player_seeds=["mine", *[""] * (seats - 1)])
    choose = random.Random(hand)
    while not match.over:
        match.play(match.to_move(), choose.choice(match.state.options()))
    return match

"""How a table's match begins: a fresh game, the first plies of another game, or a described position."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from ludoteca.core.content import Content
from ludoteca.core.game import Game
from ludoteca.play import Match

PACKS = 40
"""How many contents of one game are kept in memory."""


class Start(msgspec.Struct, frozen=True):
    """What was true before the first own line."""

    actions: list[int] = []
    position: dict[str, object] | None = None


def begin(
    game: Game, seats: int, options: Mapping[str, object], content: Content, players: list[str], seeds: list[str], commitment: str, start: Start
) -> Match:
    """A match before its first own line; the dice stay locked until `trust`."""
    match = Match(game, seats, None, options, content, players, seeds, commitment=commitment, position=start.position)
    for action in start.actions:
        match.take(match.to_move(), action)
    return match


def content_of(game: Game, pack: str | None) -> Content:
    """The game's own content or that of a pack; only so many packs are kept in memory."""
    content = game.load(pack, "pack") if pack is not None else game.load()
    while len(game.contents) > PACKS:
        oldest = next(iter(game.contents))
        del game.contents[oldest]
    return content

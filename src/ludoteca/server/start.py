"""How a table's match begins: a fresh game, the first plies of another game, or a described position."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from ludoteca.core.content import Content
from ludoteca.core.game import Game
from ludoteca.core.state import State
from ludoteca.play import Match
from ludoteca.server.refusals import Refuse

PACKS = 40
"""How many contents of one game are kept in memory."""


class Start(msgspec.Struct, frozen=True):
    """What was true before the first own line."""

    actions: list[int] = []
    position: dict[str, object] | None = None


class Described(Match):
    """A match that begins with a described position instead of a fresh table."""

    def __init__(self, game: Game, seats: int, position: Mapping[str, object], content: Content, players: list[str], seeds: list[str], commitment: str) -> None:
        self.position = position
        super().__init__(game, seats, None, None, content, players, seeds, commitment=commitment)

    def fresh(self) -> State:
        self.told = []
        return self.game.setup(self.position)

    def at(self, ply: int) -> State:
        if not 0 <= ply <= self.ply:
            raise Refuse("unknown-ply")
        state = self.game.setup(self.position)
        for action in self.actions[:ply]:
            state.advance(action)
        return state


def begin(
    game: Game, seats: int, options: Mapping[str, object], content: Content, players: list[str], seeds: list[str], commitment: str, start: Start
) -> Match:
    """A match before its first own line; the dice stay locked until `trust`."""
    if start.position is not None:
        match: Match = Described(game, seats, start.position, content, players, seeds, commitment)
    else:
        match = Match(game, seats, None, options, content, players, seeds, commitment=commitment)
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

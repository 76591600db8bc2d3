"""The shelf of games, their content, and the texts of interface and games."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path

from litestar import Controller, Response, get
from litestar.status_codes import HTTP_304_NOT_MODIFIED

from ludoteca.core.game import Game
from ludoteca.server.http.faults import refusals
from ludoteca.server.http.given import GameAsked, GameInPath, Inside, LanguageInPath
from ludoteca.server.http.visitor import AnyRequest
from ludoteca.server.lessons import has_lesson, lesson_of
from ludoteca.server.lobby import BOTS, positions_of
from ludoteca.server.pages import GameAnswer, GameFacts, Games, GameSetting, Lesson
from ludoteca.server.refusals import Refuse
from ludoteca.server.shelf import game_named

LOCALE = Path(__file__).parents[2] / "locale"


@cache
def facts_of(name: str) -> GameFacts:
    """A game as the shelf shows it."""
    game = game_named(name)
    options = [GameSetting(option.name, option.rule, option.default, option.least, option.most, option.words) for option in game.options]
    content = game.load()
    return GameFacts(
        game.name, game.version, game.seats[0], game.seats[-1], options, list(BOTS), positions_of(game), content.reconstructed, content.digest,
        has_lesson(game), game.deck_rules(content) is not None,
        list(game.windows), [GameAnswer(action, game.action_text(action)) for action in game.answers],
    )  # fmt: skip


@cache
def messages(language: str, games: tuple[str, ...]) -> tuple[str, str]:
    """All messages of a language for some games, and a mark by which a browser knows them again."""
    parts = [path.read_text(encoding="utf-8") for path in sorted((LOCALE / language).glob("*.ftl"))]
    for name in games:
        folder = game_named(name).folder / "locale"
        single, several = folder / f"{language}.ftl", folder / language
        parts += [path.read_text(encoding="utf-8") for path in ([single] if single.exists() else sorted(several.glob("*.ftl")))]
    text = "\n".join(parts)
    return text, f'"{hashlib.sha256(text.encode()).hexdigest()[:20]}"'


class Shelf(Controller):
    """What can be played."""

    path = "/api"
    tags = ["games"]

    @get("/games")
    async def games(self, house: Inside) -> Games:
        """All games, with their options and bots."""
        return Games([facts_of(name) for name in house.lobby.shelf()])

    @get("/games/{game:str}/content", media_type="text/plain", responses=refusals(404))
    async def content(self, game: GameInPath, house: Inside) -> str:
        """The numbers of the box: what an owner may replace by a pack of their own."""
        found: Game = house.lobby.game(game)
        return found.load().source

    @get("/games/{game:str}/lesson", responses=refusals(404))
    async def lesson(self, game: GameInPath, house: Inside) -> Lesson:
        """The game's first lesson, all steps with their views."""
        found: Game = house.lobby.game(game)
        if not has_lesson(found):
            raise Refuse("not-found")
        return lesson_of(found.name)

    @get("/locale/{language:str}", media_type="text/plain", responses=refusals(404))
    async def locale(self, request: AnyRequest, language: LanguageInPath, house: Inside, game: GameAsked = None) -> Response[str]:
        """The messages of a language, interface and games together."""
        names = tuple(house.lobby.shelf()) if game is None else (house.lobby.game(game).name,)
        text, mark = messages(language, names)
        headers = {"etag": mark, "cache-control": "no-cache"}
        if request.headers.get("if-none-match") == mark:
            return Response("", status_code=HTTP_304_NOT_MODIFIED, headers=headers)
        return Response(text, headers=headers, media_type="text/plain")

"""Where people make decks and packs: limits and verdicts of the games, and what each person keeps."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import Controller, delete, get, post
from litestar.params import JSONBody, PathParameter

from ludoteca.core.view import DeckReport, DeckRules
from ludoteca.errors import BadContent
from ludoteca.server.gate import clock
from ludoteca.server.http.faults import refusals
from ludoteca.server.http.given import Asker, GameInPath, Inside
from ludoteca.server.lobby import new_id
from ludoteca.server.refusals import Refuse
from ludoteca.server.storage import works
from ludoteca.server.workshop import WORKS, DeckText, NewWork, PackReport, PackText, Work, Works, judged_deck, judged_pack

WorkId = Annotated[str, PathParameter(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]


class Workshop(Controller):
    """Decks and content packs of one's own."""

    path = "/api/games/{game:str}"
    tags = ["workshop"]

    @get("/decks", responses=refusals(404))
    async def rules(self, game: GameInPath, house: Inside) -> DeckRules:
        """What a deck of one's own may be made of."""
        found = house.lobby.game(game)
        rules = found.deck_rules(found.load())
        if rules is None:
            raise Refuse("not-found")
        return rules

    @post("/decks", status_code=200, responses=refusals(404))
    async def deck(self, game: GameInPath, data: JSONBody[DeckText], house: Inside) -> DeckReport:
        """What the rules say of a deck."""
        try:
            return judged_deck(house.lobby.game(game), data.text, data.pack)
        except BadContent as error:
            raise Refuse("bad-content", str(error)) from None

    @post("/packs", status_code=200, responses=refusals(404))
    async def pack(self, game: GameInPath, data: JSONBody[PackText], house: Inside) -> PackReport:
        """What is right and wrong with a pack; without text and values the game's own box."""
        return await asyncio.to_thread(judged_pack, house.lobby.game(game), data)

    @get("/works", responses=refusals(404))
    async def mine(self, game: GameInPath, visitor: Asker, house: Inside) -> Works:
        """What one has made for a game."""
        name = house.lobby.game(game).name
        if visitor.person is None:
            return Works([])
        async with house.database.reading() as connection:
            return Works(await works.of_person(connection, visitor.person.id, name))

    @post("/works", responses=refusals(403, 404, 429))
    async def keep(self, game: GameInPath, data: JSONBody[NewWork], visitor: Asker, house: Inside) -> Work:
        """Keep a deck, finished or not, or a pack that can be played."""
        person, found = visitor.named(), house.lobby.game(game)
        if data.kind == "pack" and (await asyncio.to_thread(judged_pack, found, PackText(data.text))).digest is None:
            raise Refuse("bad-content")
        if data.kind == "deck":
            judged_deck(found, data.text)
        work = Work(data.id or new_id(), found.name, data.kind, data.title, data.text, clock())
        async with house.database.changing() as connection:
            if data.id is None and await works.count(connection, person.id) >= WORKS:
                raise Refuse("too-many", f"you keep {WORKS} works already; throw some away first")
            if not await works.keep(connection, person.id, work):
                raise Refuse("not-yours")
        return work

    @delete("/works/{work:str}", responses=refusals(403, 404))
    async def forget(self, game: GameInPath, work: WorkId, visitor: Asker, house: Inside) -> None:
        """Throw a work away."""
        house.lobby.game(game)
        async with house.database.changing() as connection:
            if not await works.forget(connection, visitor.named().id, work):
                raise Refuse("not-found")

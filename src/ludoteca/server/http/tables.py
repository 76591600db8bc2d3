"""Tables over HTTP: making, joining, leaving, beginning, repeating."""

from __future__ import annotations

from litestar import Controller, get, post, put
from litestar.params import JSONBody

from ludoteca.server.house import House
from ludoteca.server.http.faults import refusals
from ludoteca.server.http.given import Asker, GameAsked, Inside, LanguageInPath, SeatInPath, TableId
from ludoteca.server.http.visitor import Visitor
from ludoteca.server.protocol import Join, NewTable, OwnSeed, SeatChange, Table, Tables
from ludoteca.server.start import content_of
from ludoteca.server.storage import tables
from ludoteca.texts import wording


async def glance(house: House, names: list[str], visitor: Visitor) -> list[Table]:
    """Tables of a list: those in memory as they are there, the others as the database has them."""
    unknown = [name for name in names if name not in house.gate.sittings or house.database.postgres]
    async with house.database.reading() as connection:
        found = {sitting.id: sitting for sitting in await tables.glance(connection, unknown)}
    known = {name: await house.lobby.facts(name, visitor.person) for name in names if name not in unknown}
    return [known[name] if name in known else house.lobby.shown(found[name], visitor.person) for name in names if name in known or name in found]


class TableRoutes(Controller):
    """Tables, before and after their games."""

    path = "/api/tables"
    tags = ["tables"]

    @get("/")
    async def lobby(self, visitor: Asker, house: Inside, game: GameAsked = None) -> Tables:
        """Listed tables: those with an open seat first, then those one may watch."""
        async with house.database.reading() as connection:
            names = await tables.listed(connection, game)
        return Tables(await glance(house, names, visitor))

    @get("/mine", responses=refusals(403))
    async def mine(self, visitor: Asker, house: Inside) -> Tables:
        """One's own tables: those that wait for you first."""
        async with house.database.reading() as connection:
            names = await tables.of_person(connection, visitor.named().id)
        found = await glance(house, names, visitor)
        order = {"playing": 0, "open": 1, "over": 2}
        return Tables(sorted(found, key=lambda table: (not table.turn, order[table.state])))

    @post("/", responses=refusals(403, 404, 409))
    async def make(self, data: JSONBody[NewTable], visitor: Asker, house: Inside) -> Table:
        """Make a table; it begins at once if no seat is open."""
        return await house.lobby.make(data, visitor.named())

    @get("/{table:str}", responses=refusals(404))
    async def one(self, table: TableId, visitor: Asker, house: Inside) -> Table:
        """One table, for whoever knows its id."""
        return await house.lobby.facts(table, visitor.person)

    @get("/{table:str}/texts/{language:str}", media_type="text/plain", responses=refusals(404))
    async def texts(self, table: TableId, language: LanguageInPath, house: Inside) -> str:
        """What the cards of this table say otherwise than those of the game's own box, as messages."""
        game, content = await house.gate.read(table, lambda sitting: (sitting.game, content_of(sitting.game, sitting.stored.pack)))
        return wording(game, content, language)

    @post("/{table:str}/join", responses=refusals(403, 404, 409))
    async def join(self, table: TableId, data: JSONBody[Join], visitor: Asker, house: Inside) -> Table:
        """Take an open seat."""
        return await house.lobby.join(table, data, visitor.named())

    @post("/{table:str}/leave", responses=refusals(403, 404, 409))
    async def leave(self, table: TableId, visitor: Asker, house: Inside) -> Table:
        """Go away."""
        return await house.lobby.leave(table, visitor.named())

    @put("/{table:str}/seats/{seat:int}", responses=refusals(403, 404, 409))
    async def seat(self, table: TableId, seat: SeatInPath, data: JSONBody[SeatChange], visitor: Asker, house: Inside) -> Table:
        """Put somebody else on a seat before the game."""
        return await house.lobby.change_seat(table, seat, data, visitor.named())

    @post("/{table:str}/seed", responses=refusals(403, 404, 409))
    async def seed(self, table: TableId, data: JSONBody[OwnSeed], visitor: Asker, house: Inside) -> Table:
        """Add a word of your own to the dice before the game."""
        return await house.lobby.add_seed(table, data, visitor.named())

    @post("/{table:str}/start", responses=refusals(403, 404, 409))
    async def start(self, table: TableId, visitor: Asker, house: Inside) -> Table:
        """Begin a table that waits."""
        return await house.lobby.start(table, visitor.named())

    @post("/{table:str}/rematch", responses=refusals(403, 404, 409))
    async def rematch(self, table: TableId, visitor: Asker, house: Inside) -> Table:
        """Once more."""
        return await house.lobby.rematch(table, visitor.named())

"""Making, filling, leaving and repeating tables: what happens before the first move and after the last."""

from __future__ import annotations

import logging
import secrets
import tomllib
from collections.abc import Mapping
from functools import cache
from typing import cast

from ludoteca.bots import LEVELS
from ludoteca.core.game import Game
from ludoteca.errors import BadContent, BadOptions, BadPosition
from ludoteca.games import TEMPLATE
from ludoteca.games import names as game_names
from ludoteca.play.dice import new_seed
from ludoteca.server import protocol
from ludoteca.server.chairs import Chair, chair_for
from ludoteca.server.gate import Gate, clock
from ludoteca.server.hub import Hub
from ludoteca.server.protocol import BotSeat, Join, NewTable, OwnSeed, SeatChange, Table
from ludoteca.server.refusals import Refuse
from ludoteca.server.rows import Row, Stored
from ludoteca.server.settings import Settings
from ludoteca.server.shelf import game_named
from ludoteca.server.sitting import Sitting
from ludoteca.server.start import Start, content_of
from ludoteca.server.storage import tables
from ludoteca.server.storage.people import Person
from ludoteca.server.workshop import with_decks

LOGGER = logging.getLogger("ludoteca.lobby")
BOTS = ("random", "greedy", *LEVELS)
"""Levels one may put on a seat, weakest first."""


@cache
def playable() -> tuple[str, ...]:
    """The games that can be loaded; one that cannot is told in the log and left out."""
    found: list[str] = []
    for name in game_names():
        try:
            game_named(name).load()
            found.append(name)
        except Exception:
            LOGGER.exception("a game cannot be loaded and is not offered", extra={"kind": name})
    return tuple(found)


def new_id() -> str:
    """A name that nobody can guess: who knows it is invited."""
    return secrets.token_urlsafe(12)


class Lobby:
    """All tables, as people come to them and leave them."""

    def __init__(self, gate: Gate, hub: Hub, settings: Settings) -> None:
        self.gate = gate
        self.hub = hub
        self.settings = settings

    def shelf(self) -> list[str]:
        """The names of the games on offer."""
        return [*playable(), TEMPLATE] if self.settings.test_games else list(playable())

    def game(self, name: str) -> Game:
        """A game on offer."""
        if name not in self.shelf():
            raise Refuse("unknown-game", f"there is no game {name!r}; there are {', '.join(self.shelf())}")
        return game_named(name)

    async def facts(self, table: str, person: Person | None) -> Table:
        """What this person may know of a table."""
        return await self.gate.read(table, lambda sitting: self.shown(sitting, person))

    def shown(self, sitting: Sitting, person: Person | None) -> Table:
        """A table for one person's eyes."""
        return sitting.facts(person.id if person else None, self.hub.online(sitting.id))

    # Before the game.

    async def make(self, new: NewTable, person: Person) -> Table:
        """Make a table, and begin if nobody has to be waited for."""
        if await tables.unfinished(self.gate.database, person.id) >= self.settings.tables:
            raise Refuse("too-many", f"you have {self.settings.tables} tables that are not finished; finish or leave some first")
        game = self.game(new.game)
        try:
            stored = await self.stored(new, game, person)
        except BadOptions as error:
            raise Refuse("bad-options", str(error)) from None
        except BadContent as error:
            raise Refuse("bad-content", str(error)) from None
        except BadPosition as error:
            raise Refuse("bad-position", str(error)) from None
        sitting = Sitting(stored, self.settings.waits())
        await self.gate.add(sitting, begun(sitting, asked=False))
        return self.shown(sitting, person)

    async def stored(self, new: NewTable, game: Game, person: Person) -> Stored:
        """A table as it will be kept, everything about it checked."""
        seats, pack = len(new.seats), new.pack
        options, start = game.settings(new.options), Start()
        if new.source is not None:
            origin = await self.gate.read(new.source.table, lambda sitting: beginning(sitting, cast(protocol.Source, new.source)))
            if origin.stored.game != game.name or origin.seats != seats:
                raise Refuse("bad-options", f"that game is {origin.stored.game} for {origin.seats}")
            options, pack, start = origin.stored.options, origin.stored.pack, origin.start
        elif new.position is not None:
            start = Start(position=described(game, new.position))
            state = game.setup(cast("Mapping[str, object]", start.position), content_of(game, pack))
            if state.seats != seats:
                raise Refuse("bad-options", f"this position is for {state.seats} players, not {seats}")
            if not state.agenda:
                raise Refuse("bad-position", "in this position the game is over")
            options = game.settings(cast("Mapping[str, object]", cast("dict[str, object]", start.position).get("options", {})))
        else:
            pack = with_decks(game, pack, new.decks)
        if new.source is None and new.position is None and seats not in game.seats:
            raise Refuse("bad-options", f"{game.name} is for {game.seats[0]} to {game.seats[-1]} players, not {seats}")
        chairs = [chair_for(check_level(seat), index, person.id, person.name) for index, seat in enumerate(new.seats)]
        return Stored(
            new_id(), game.name, game.version, options, pack, content_of(game, pack).digest, new.clock, new.timeout, new.listed, new.wait, person.id, clock(),
            new_seed(), new.source, start, chairs,
        )  # fmt: skip

    async def begin_if_full(self, table: str, person: Person) -> Table:
        """Begin the game if no seat is open and nobody wants to wait."""
        return self.shown(await self.gate.change(table, lambda sitting: begun(sitting, asked=False)), person)

    async def start(self, table: str, person: Person) -> Table:
        """Begin a table that waits."""

        def make(sitting: Sitting) -> Row | None:
            not_begun(sitting)
            if sitting.stored.maker != person.id:
                raise Refuse("not-maker")
            return begun(sitting, asked=True)

        return self.shown(await self.gate.change(table, make), person)

    async def join(self, table: str, join: Join, person: Person) -> Table:
        """Take an open seat; who sits already may take another only by naming it."""

        def make(sitting: Sitting) -> Row | None:
            not_begun(sitting)
            if join.seat is None and any(chair.person == person.id for chair in sitting.chairs):
                return None
            free = [chair for chair in sitting.chairs if chair.kind == "open"]
            if join.seat is not None and sitting.chair(join.seat) not in free:
                raise Refuse("seat-taken")
            if not free:
                raise Refuse("full")
            seat = join.seat if join.seat is not None else free[0].seat
            if join.decks:
                stored = sitting.stored
                stored.pack = with_decks(sitting.game, stored.pack, join.decks)
                stored.digest = content_of(sitting.game, stored.pack).digest
            sitting.chairs[seat] = Chair(seat, "person", person.id, person.name, seed=join.seed or "")
            return begun(sitting, asked=False)

        return self.shown(await self.gate.change(table, make), person)

    async def change_seat(self, table: str, seat: int, change: SeatChange, person: Person) -> Table:
        """The maker puts somebody else on a seat that nobody else has taken."""
        check_level(change.player)

        def make(sitting: Sitting) -> Row | None:
            not_begun(sitting)
            if sitting.stored.maker != person.id:
                raise Refuse("not-maker")
            if sitting.chair(seat).person not in (None, person.id):
                raise Refuse("seat-taken")
            sitting.chairs[seat] = chair_for(change.player, seat, person.id, person.name)
            return begun(sitting, asked=False)

        return self.shown(await self.gate.change(table, make), person)

    async def add_seed(self, table: str, own: OwnSeed, person: Person) -> Table:
        """Add a word of one's own to the dice."""

        def make(sitting: Sitting) -> Row | None:
            not_begun(sitting)
            sitting.chair_of(own.seat, person.id).seed = own.seed
            return None

        return self.shown(await self.gate.change(table, make), person)

    async def leave(self, table: str, person: Person) -> Table:
        """Go: before the game the seat is open again, during it a bot plays on."""

        def make(sitting: Sitting) -> Row | None:
            own = [chair for chair in sitting.chairs if chair.person == person.id]
            if not own and sitting.stored.maker != person.id:
                raise Refuse("not-yours")
            if sitting.state == "open":
                for chair in own:
                    sitting.chairs[chair.seat] = Chair(chair.seat, "open")
                if not any(chair.person for chair in sitting.chairs):
                    sitting.stored.state, sitting.stored.ended = "over", clock()
            return None

        sitting = await self.gate.change(table, make)
        for chair in sitting.chairs:
            if sitting.state == "playing" and chair.person == person.id and not chair.by_bot:
                await self.gate.ask(table, protocol.Leave(new_id(), table, chair.seat), person.id)
        return await self.facts(table, person)

    # After the game.

    async def rematch(self, table: str, person: Person) -> Table:
        """Once more: the first to ask makes the table, the others join it; everybody moves on by one seat."""

        def follower(sitting: Sitting) -> tuple[str | None, Stored]:
            if sitting.state != "over":
                raise Refuse("not-over")
            if not any(chair.person == person.id for chair in sitting.chairs):
                raise Refuse("not-yours")
            return sitting.stored.rematch, again(sitting, person)

        known, stored = await self.gate.read(table, follower)
        if known is None:
            await self.gate.add(Sitting(stored, self.settings.waits()))

            def name(sitting: Sitting) -> Row | None:
                if sitting.stored.rematch is None:
                    sitting.stored.rematch = stored.id
                return None

            known = (await self.gate.change(table, name)).stored.rematch
            assert known is not None
            if known == stored.id:
                return await self.begin_if_full(known, person)
            async with self.gate.database.changing() as connection:
                await tables.delete_table(connection, stored.id)
        facts = await self.facts(known, person)
        if facts.state != "open" or any(player.mine for player in facts.players):
            return facts
        return await self.join(known, Join(), person)


class Origin:
    """The moment of a finished game from which another begins."""

    def __init__(self, sitting: Sitting, start: Start) -> None:
        self.stored = sitting.stored
        self.seats = sitting.seats
        self.start = start


def beginning(sitting: Sitting, source: protocol.Source) -> Origin:
    """The first plies of a finished game."""
    if sitting.state != "over" or sitting.match is None:
        raise Refuse("not-over")
    match, start = sitting.match, sitting.stored.start
    if not 0 <= source.ply <= match.ply or (source.ply == match.ply and match.over):
        raise Refuse("unknown-ply")
    return Origin(sitting, Start(actions=match.actions[: source.ply], position=start.position))


def described(game: Game, position: dict[str, object] | str) -> dict[str, object]:
    """A description of a position, or the one that the game's folder has under this name."""
    if not isinstance(position, str):
        return position
    if position not in positions_of(game):
        raise Refuse("bad-position", f"{game.name} has no position {position!r}")
    return tomllib.loads((game.folder / "positions" / f"{position}.toml").read_text(encoding="utf-8"))


def positions_of(game: Game) -> list[str]:
    """The names of a game's prepared positions."""
    return sorted(path.stem for path in (game.folder / "positions").glob("*.toml"))


def check_level(seat: protocol.NewSeat) -> protocol.NewSeat:
    """The seat, if its bot exists."""
    if isinstance(seat, BotSeat) and seat.level not in BOTS:
        raise Refuse("bad-bot", f"there is no bot {seat.level!r}; there are {', '.join(BOTS)}")
    return seat


def not_begun(sitting: Sitting) -> None:
    """Only a table that has not begun can be changed."""
    if sitting.state != "open":
        raise Refuse("begun" if sitting.state == "playing" else "over")


def begun(sitting: Sitting, asked: bool) -> Row | None:
    """The first row, if the game begins now."""
    if sitting.state != "open" or (sitting.stored.wait and not asked):
        return None
    if any(chair.kind == "open" for chair in sitting.chairs):
        if asked:
            raise Refuse("open-seats")
        return None
    return sitting.begin(clock())


def again(sitting: Sitting, person: Person) -> Stored:
    """The same table once more, everybody one seat further; other people's seats wait for them."""
    old = sitting.stored
    chairs: list[Chair] = []
    for seat in range(sitting.seats):
        chair = sitting.chairs[seat - 1]
        if chair.kind == "person" and chair.person != person.id:
            chairs.append(Chair(seat, "open"))
        else:
            chairs.append(Chair(seat, chair.kind, chair.person, chair.name, chair.level))
    return Stored(
        new_id(), old.game, sitting.game.version, old.options, old.pack, old.digest, old.clock, old.timeout, old.listed, old.wait, person.id, clock(),
        new_seed(), old.source, old.start, chairs,
    )  # fmt: skip

"""Looking back at a game, asking for a hint or a reason, and checking the dice."""

from __future__ import annotations

from litestar import Controller, Response, get, post

from ludoteca.bots import luck_of
from ludoteca.core.state import CHANCE
from ludoteca.core.view import Refusal
from ludoteca.server import replay
from ludoteca.server.http.faults import refusals
from ludoteca.server.http.given import Asker, FirstPly, Inside, LastPly, PlyAsked, PointOfView, SeatAsked, TableId, TargetAsked
from ludoteca.server.lobby import new_id
from ludoteca.server.pages import Dice, Frames, Hint, HintOption, Replay
from ludoteca.server.refusals import Refuse
from ludoteca.server.sitting import HintTaken, Sitting
from ludoteca.server.thinkers import position_of
from ludoteca.server.thinking import Position
from ludoteca.server.timer import clock


class ReplayRoutes(Controller):
    """What a game leaves behind."""

    path = "/api/tables/{table:str}"
    tags = ["replays"]

    @get("/replay", responses=refusals(403, 404, 409))
    async def replay(self, table: TableId, visitor: Asker, house: Inside, seat: PointOfView = None) -> Replay:
        """The moves, as this point of view may know them."""
        person = visitor.person.id if visitor.person else None

        def look(sitting: Sitting) -> Replay:
            replay.check_view(sitting, seat, person)
            facts = house.lobby.shown(sitting, visitor.person)
            return Replay(facts, seat, sitting.playing().ply, replay.moves(sitting, seat))

        return await house.gate.read(table, look)

    @get("/frames", responses=refusals(403, 404, 409))
    async def frames(self, table: TableId, visitor: Asker, house: Inside, seat: PointOfView = None, first: FirstPly = 0, last: LastPly = 0) -> Frames:
        """The game at each ply from `from` to `to`, at most 50."""
        person = visitor.person.id if visitor.person else None

        def look(sitting: Sitting) -> Frames:
            replay.check_view(sitting, seat, person)
            return Frames(seat, replay.frames(sitting, seat, first, last))

        return await house.gate.read(table, look)

    @get("/position", responses=refusals(404, 409))
    async def position(self, table: TableId, house: Inside, ply: PlyAsked = 0) -> dict[str, object]:
        """The description of a position of a finished game."""

        def look(sitting: Sitting) -> dict[str, object]:
            state = replay.finished(sitting).at(replay.check_ply(sitting, ply))
            if state.to_move() == CHANCE or not state.agenda:
                raise Refuse("unknown-ply", "only a moment at which somebody decides can be described")
            return sitting.game.position(state)

        return await house.gate.read(table, look)

    @get("/record", media_type="text/plain", responses=refusals(404, 409))
    async def record(self, table: TableId, house: Inside) -> Response[str]:
        """The record of a finished game."""
        name, text = await house.gate.read(table, lambda sitting: (sitting.stored.game, replay.record(sitting)))
        headers = {"content-disposition": f'attachment; filename="{name.strip("_")}-{table}.txt"'}
        return Response(text, headers=headers, media_type="text/plain")

    @get("/dice", responses=refusals(404))
    async def dice(self, table: TableId, house: Inside) -> Dice:
        """All that is needed to check the dice."""
        return await house.gate.read(table, replay.dice)

    @get("/why", responses=refusals(403, 404, 409))
    async def why(self, table: TableId, visitor: Asker, house: Inside, target: TargetAsked, seat: PointOfView = None) -> Refusal:
        """Why a thing or place in sight may not be touched now: rule and words; code 0 if it may."""
        person = visitor.person.id if visitor.person else None

        def look(sitting: Sitting) -> Refusal:
            if seat is not None and sitting.chair_of(seat, person).by_bot:
                raise Refuse("over" if sitting.state == "over" else "bot-plays")
            return sitting.game.why(sitting.scene(seat, clock()), seat, target)

        return await house.gate.read(table, look)

    @post("/hint", responses=refusals(403, 404, 409))
    async def hint(self, table: TableId, visitor: Asker, house: Inside, seat: SeatAsked) -> Hint:
        """What a bot would do in your place; the other people at the table see that you asked."""
        person = visitor.named()

        def look(sitting: Sitting) -> tuple[Position, int, bool, int]:
            chair = sitting.chair_of(seat, person.id)
            if sitting.state == "over":
                raise Refuse("over")
            sitting.playing()
            if sitting.mover() != seat or sitting.decision(chair.seat, clock()) is None:
                raise Refuse("not-asked")
            return position_of(sitting, seat), luck_of(sitting.stored.seed, seat), bool(sitting.others(seat)), sitting.shown_ply(seat, clock())

        position, seed, noted, ply = await house.gate.read(table, look)
        if not house.hints.take(person.id):
            raise Refuse("too-fast")
        if noted:
            await house.gate.ask(table, HintTaken(seat, f"hint:{new_id()}"))
        thoughts = await house.thinkers.advise(position, seed)
        total = sum(thought["visits"] for thought in thoughts) or 1
        game = house.lobby.game(position[0])
        options = [
            HintOption(thought["action"], thought["notation"], game.action_text(thought["action"]), thought["visits"] / total, thought["chance"])
            for thought in thoughts
        ]
        return Hint(ply, options)

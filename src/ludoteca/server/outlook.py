"""What each seat is shown of a table: the view, the open decision, the log and the facts, as far as it may know them."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from ludoteca.core.state import State
from ludoteca.core.view import Decision
from ludoteca.server.course import Course
from ludoteca.server.protocol import Entry, Table, Update
from ludoteca.server.timer import clock


class Outlook(Course):
    """A table as it is seen."""

    def entries(self, since: int, until: int, seat: int | None) -> list[Entry]:
        """The log after one seq up to another, as a seat may know it."""
        found: list[Entry] = []
        for seq in range(max(since, 0), until):
            found += self.lines[seq].known_to(seat, seq + 1, self.game)
        return found

    def shown_ply(self, seat: int | None, now: int) -> int:
        """The ply that a seat is shown."""
        if self.curtain is None or self.match is None:
            return self.ply
        pause = self.curtain.current(now)
        if pause is None or (pause is self.curtain.pause and seat == self.mover()):
            return self.counted_ply()
        return self.lines[self.shown(now) - 1].ply

    def decision(self, seat: int | None, now: int) -> Decision | None:
        """What a seat is asked now, if anything."""
        if seat is None or self.state != "playing" or self.chairs[seat].by_bot:
            return None
        state, curtain = self.playing().state, self.curtain
        pause = curtain.current(now) if curtain is not None else None
        if curtain is None or pause is None:
            return self.game.decision(state) if self.mover() == seat else None
        if pause is curtain.pause and seat not in pause.answers:
            window = self.game.window(state)
            if self.mover() == seat and window is not None and (window.skip < 0 or curtain.wants(seat, window, state)):
                return self.game.decision(state)
            if seat in pause.asked and self.mover() != seat:
                return self.game.decision(pause.asked[seat])
        return curtain.pass_only(pause, seat) if seat in pause.holders else None

    def scene(self, seat: int | None, now: int) -> State:
        """The table as a seat may see it: while a window is open that of its opening, unless the seat itself is answering."""
        pause = self.curtain.current(now) if self.curtain is not None else None
        state = self.playing().state
        if pause is None or self.curtain is None or (pause is self.curtain.pause and seat is not None and seat == self.mover()):
            return state
        return pause.asked[seat] if seat is not None and pause is self.curtain.pause and seat in pause.asked else pause.scene

    def bot_waits(self, now: int) -> int:
        """Milliseconds until a bot that is to move would be seen to be; in a secret window it answers at once, and the answer is kept."""
        if self.curtain is None or self.curtain.window is not None or self.curtain.current(now) is None:
            return 0
        closes = self.curtain.closes()
        return 200 if closes is None else max(1, closes - now)

    def watches_time(self) -> bool:
        """Has this table anything to do with time?"""
        return self.timer.runs or self.curtain is not None

    def due(self, now: int) -> int | None:
        """When the clocks or the table itself have something to do."""
        if self.state != "playing":
            return None
        times = [self.timer.reading.until if self.timer.runs else None]
        if self.curtain is not None and self.match is not None and self.mover() >= 0:
            times.append(self.curtain.due(self.match.state, now))
        return min((time for time in times if time is not None), default=None)

    def update(self, since: int, seat: int | None, now: int) -> Update:
        """Where the game stands for a seat and what led there."""
        shown, curtain = self.shown(now), self.curtain
        view = self.game.view(self.scene(seat, now), seat)
        decision = self.decision(seat, now)
        if since > shown:
            since = -1
        update = Update(
            self.id, seat, since, shown, self.shown_ply(seat, now), self.entries(since, shown, seat), view, decision,
            self.timer.shown_to(seat, now), self.asking, self.may_undo(seat),
        )  # fmt: skip
        if curtain is None:
            return update
        standing = curtain.standing[seat] if seat is not None else None
        return replace(update, window=curtain.window_now(seat, now, decision is not None), standing=standing)

    def may_undo(self, seat: int | None) -> Literal["no", "free", "ask"]:
        """A cheap guess for the button; the command itself looks closely and asks the others if need be."""
        if seat is None or self.state != "playing" or self.asking is not None:
            return "no"
        for _, chooser in reversed(self.choices):
            if chooser == seat:
                break
        else:
            return "no"
        revocable = self.playing().revocable
        if revocable and revocable[-1][0] == seat and not self.answered_since(revocable[-1][1]):
            return "free"
        return "ask" if self.others(seat) else "free"

    def facts(self, person: str | None, online: set[int]) -> Table:
        """What everybody who knows the id may know of the table."""
        stored, now = self.stored, clock()
        mover = self.mover()
        hides = self.curtain is not None and self.match is not None and self.shown(now) < len(self.lines)
        state = "playing" if stored.state == "over" and hides else stored.state
        over = state == "over"
        if self.curtain is None or self.match is None:
            asked = [mover] if mover >= 0 and not self.chairs[mover].by_bot else []
        else:
            asked = [chair.seat for chair in self.chairs if person is not None and chair.person == person and self.decision(chair.seat, now) is not None]
        seq = self.seq if self.curtain is None else self.shown(now) if self.match is not None else 0
        return Table(
            stored.id, stored.game, stored.version, state, [chair.shown(person, chair.seat in online) for chair in self.chairs], stored.options,
            stored.digest, stored.pack is not None, stored.clock, stored.timeout, stored.listed, person is not None and stored.maker == person, stored.wait,
            stored.created, stored.started, stored.ended if over else None, seq, self.shown_ply(None, now), self.commitment, stored.seed if over else None,
            stored.result if over else None, stored.rematch, stored.source, any(person is not None and self.chairs[seat].person == person for seat in asked),
        )  # fmt: skip

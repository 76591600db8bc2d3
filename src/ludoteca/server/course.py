"""The course of one table's game in memory: its match, chairs, clocks and log, and the effect that every row has on them.

Everything that changes a game is a `Row`. `enact` gives a row its effect, and `replay` gives a stored row the same effect again after a restart or in
another process. Nothing is read or written here.
"""

from __future__ import annotations

from typing import Final, Literal

from ludoteca.core.event import Event
from ludoteca.core.state import NOBODY
from ludoteca.play import Match, Moment
from ludoteca.play.dice import commitment
from ludoteca.server import start
from ludoteca.server.chairs import Chair
from ludoteca.server.protocol import Asking, DaysClock, Entry, Result
from ludoteca.server.refusals import Refuse
from ludoteca.server.rows import Row, Stored
from ludoteca.server.shelf import game_named
from ludoteca.server.telling import Line, noted
from ludoteca.server.timer import Timer
from ludoteca.server.windows import WAITS, Curtain, Waits

QUIET: Final[list[Entry]] = []
"""The notes of the many lines that have none."""


class Course:
    """A table and, once it has begun, its game."""

    def __init__(self, stored: Stored, waits: Waits = WAITS) -> None:
        self.stored = stored
        self.id = stored.id
        self.game = game_named(stored.game)
        self.chairs = stored.chairs
        self.seats = len(stored.chairs)
        self.commitment = commitment(stored.seed)
        self.timer = Timer(stored.clock, self.seats, waits.longest, stored.timer)
        days = stored.clock.days if isinstance(stored.clock, DaysClock) else 0
        self.curtain = Curtain(self.game, self.chairs, waits, stored.options, stored.seed, days) if self.game.windows else None
        self.match: Match | None = None
        self.seq = stored.seq
        self.lines: list[Line] = []
        self.choices: list[tuple[int, int]] = []  # (ply, seat) of every choice that stands
        self.asking: Asking | None = None
        self.undone = 0  # the seq of the last time something was taken back
        self.back_to = 0  # the ply that is asked for
        self.counted = 0  # secret passes up to the last row
        self.gone: list[int] = []  # seats that are out, first to go first
        self.accepted: dict[tuple[int, str], int] = {}  # (seat, command) → seq
        self.refused: dict[tuple[int, str], Refuse] = {}

    @property
    def state(self) -> str:
        """`open`, `playing` or `over`."""
        return self.stored.state

    @property
    def ply(self) -> int:
        """Choices and outcomes so far."""
        return self.match.ply if self.match else self.stored.ply

    def playing(self) -> Match:
        """The match, if it has begun."""
        if self.match is None:
            raise Refuse("not-begun")
        return self.match

    def mover(self) -> int:
        """The seat that decides now; negative if none does."""
        if self.state != "playing":
            return NOBODY
        if self.match is not None:
            return self.match.to_move()
        return self.stored.mover if self.stored.mover is not None else NOBODY

    def bot_to_move(self) -> bool:
        """Is a bot to decide now?"""
        mover = self.mover()
        return mover >= 0 and self.chairs[mover].by_bot

    def chair(self, seat: int) -> Chair:
        """The chair of a seat."""
        if not 0 <= seat < self.seats:
            raise Refuse("unknown-seat")
        return self.chairs[seat]

    def chair_of(self, seat: int, person: str | None) -> Chair:
        """The chair of a seat that must be this person's."""
        chair = self.chair(seat)
        if person is None or chair.person != person:
            raise Refuse("not-yours")
        return chair

    def given_up(self) -> bool:
        """Are there people at the table, and are they all out, or is only one seat left?"""
        people = [chair for chair in self.chairs if chair.kind == "person"]
        return bool(people) and (all(chair.out for chair in people) or sum(not chair.out for chair in self.chairs) == 1 < self.seats)

    # What happens.

    def begin(self, now: int) -> Row:
        """Start the game."""
        self.match = self.new_match()
        before = self.match.ply
        self.show_windows(self.match)
        self.match.trust(self.stored.seed)
        self.stored.state, self.stored.started = "playing", now
        row = Row(self.id, 1, "start", -1, before, self.match.actions[before:], 0, "start", now)
        self.enact(row, list(self.match.moments))
        return row

    def new_match(self) -> Match:
        """The match before its first own line, with the dice still locked."""
        stored = self.stored
        content = start.content_of(self.game, stored.pack)
        names = [chair.name or f"Player {chair.seat + 1}" for chair in self.chairs]
        seeds = [chair.seed for chair in self.chairs]
        return start.begin(self.game, self.seats, stored.options, content, names, seeds, self.commitment, stored.start)

    def show_windows(self, match: Match) -> None:
        """From now on keep secret windows as they open, if the game has any."""
        if self.curtain is not None:
            match.scenes = []

    def enact(self, row: Row, moments: list[Moment]) -> None:
        """The effect of a row beyond the play itself: log, clocks, chairs, requests, the end."""
        assert row.seq == self.seq + 1, "rows follow each other without gap"
        mover = self.timer.reading.seat
        curtain = self.curtain
        secret = curtain is not None and curtain.window is not None
        self.seq = row.seq
        number = len(self.lines) + 1
        notes: list[Entry] = []
        match row.kind:
            case "play":
                if not secret:
                    self.choices.append((row.ply, row.seat))
                self.asking = None
            case "undo":
                self.go_back(row.value)
                notes.append(noted("undo", row.seat, number, self.public_ply()))
            case "ask":
                self.asking = Asking(number, row.seat, row.value - self.passes_before(row.value), [], self.others(row.seat))
                self.back_to = row.value
                notes.append(noted("ask", row.seat, number, self.public_ply()))
            case "answer":
                self.answered(row, notes)
            case "hint" if not secret:
                notes.append(noted("hint", row.seat, number, self.public_ply()))
            case "leave" | "return" | "time" | "resign":
                lost = row.kind == "resign" or (row.kind == "time" and row.value == 1)
                notes.append(noted("loss" if row.kind == "time" and lost else row.kind, row.seat, number, self.public_ply()))
                self.change_player(self.chairs[row.seat], lost, row.kind != "return" and not lost)
        self.finish(row)
        if self.lines:
            self.lines[-1].settle()
        if curtain is None:
            self.lines.append(Line(self.ply, moments, notes or QUIET))
            self.accepted[(row.seat, row.command)] = row.seq
        else:
            self.behind_curtain(curtain, row, moments, notes, secret)
            self.accepted[(row.seat, row.command)] = self.shown(row.at)
            self.set_timer(curtain, row, mover)
            return
        if not self.timer.runs or (row.kind in ("answer", "ask", "hint") and mover == self.mover()):
            return
        self.timer.stop(row.at, decided=row.kind == "play" and row.seat == mover)
        next = self.mover()
        if next >= 0 and not self.chairs[next].by_bot:
            assert self.match is not None
            self.timer.ask(next, not self.game.view(self.match.state, None)["waiting"], row.at)

    def behind_curtain(self, curtain: Curtain, row: Row, moments: list[Moment], notes: list[Entry], secret: bool) -> None:
        """The lines of a row where windows may be secret: cut where a window opened, and none for what nobody may notice."""
        match = self.playing()
        curtain.lift(row.at)
        if row.kind == "early":
            curtain.answered_early(row.seat, row.value, row.at)
        elif row.kind == "stand":
            curtain.stand(row.seat, row.value, row.actions, row.at)
        elif row.kind in ("start", "play"):
            if secret:
                curtain.chosen(row.seat, row.actions[0], row.ply, row.at)
            hidden = len(curtain.passes)
            scenes, match.scenes = match.scenes or [], []
            place = len(match.moments) - len(moments)
            if secret and len(curtain.passes) == self.counted and moments:
                curtain.card_played(row.at)
            for scene in scenes:
                self.lines.append(Line(scene.ply - hidden, match.moments[place : scene.place], [], hidden))
                curtain.hear(match.moments[place : scene.place])
                place = scene.place
                curtain.opens(scene, len(self.lines) - 1, row.at)
            curtain.hear(match.moments[place:])
            curtain.settle(match.state, bool(scenes))
            if curtain.window is None or place < len(match.moments):
                self.lines.append(Line(match.ply - hidden, match.moments[place:], [], hidden))
        elif notes:
            if self.chairs[row.seat].by_bot:
                curtain.gone(row.seat, row.at)
            self.lines.append(Line(self.public_ply(), [], notes, len(curtain.passes)))
        self.counted = len(curtain.passes)

    def set_timer(self, curtain: Curtain, row: Row, mover: int) -> None:
        """Clocks run from the moment at which the seat can see that it is asked; in a secret window nobody's does."""
        next = self.mover()
        seen = curtain.closes()
        if row.kind not in ("start", "play", "undo", "leave", "return", "time", "resign") and mover == next and self.timer.reading.since <= row.at:
            return
        self.timer.stop(row.at, decided=row.kind == "play" and row.seat == mover)
        if next >= 0 and self.timer.runs and curtain.window is None and seen is not None and not self.chairs[next].by_bot:
            self.timer.ask(next, False, max(row.at, seen))

    def passes_before(self, ply: int) -> int:
        """Plies before this one that nobody may count."""
        return 0 if self.curtain is None else sum(passed < ply for passed in self.curtain.passes)

    def change_player(self, chair: Chair, lost: bool, stand_in: bool) -> None:
        """A bot takes over for good or for a while, or the owner takes the seat back; a request that concerns the seat is void."""
        chair.out, chair.stand_in = lost, stand_in
        if lost:
            self.gone.append(chair.seat)
        if self.asking is not None and (chair.seat == self.asking.seat or chair.seat in self.asking.waiting):
            self.asking = None

    def answered(self, row: Row, notes: list[Entry]) -> None:
        """One of those asked agrees or not; the last yes takes the decision back."""
        asking = self.asking
        assert asking is not None
        if not row.value:
            self.asking = None
            notes.append(noted("refused", row.seat, len(self.lines) + 1, self.public_ply()))
            return
        person = self.chairs[row.seat].person
        waiting = [seat for seat in asking.waiting if self.chairs[seat].person != person and not self.chairs[seat].by_bot]
        self.asking = Asking(asking.seq, asking.seat, asking.ply, [*asking.yes, row.seat], waiting)
        if not waiting:
            self.go_back(self.back_to)
            notes.append(noted("undo", asking.seat, len(self.lines) + 1, self.public_ply()))

    def go_back(self, ply: int) -> None:
        """Set the game back to a ply, dice included: the same ply brings the same dice."""
        match = self.playing()
        seat = self.choices[-1][1]
        if ply == match.ply - 1 and match.dice is not None and match.can_undo(seat):
            match.undo(seat)
        else:
            fresh = self.new_match()
            for action in match.actions[fresh.ply : ply]:
                fresh.take(fresh.to_move(), action)
            if match.dice is not None:
                fresh.trust(self.stored.seed)
            self.match = fresh
        self.choices = [(at, chooser) for at, chooser in self.choices if at < ply]
        self.undone = len(self.lines) + 1
        self.asking = None
        if self.curtain is not None:
            self.curtain.taken_back(ply, self.playing())
            self.show_windows(self.playing())

    def finish(self, row: Row) -> None:
        """End the game if it is over: by the rules, or because nobody is left to play against."""
        match = self.playing()
        if not match.over and not (self.gone and self.given_up()):
            return
        how: Literal["played", "resigned", "time"] = "played" if match.over else "time" if row.kind == "time" else "resigned"
        self.stored.state, self.stored.ended = "over", row.at
        self.stored.result = Result(self.places(match), how)
        self.asking = None

    def places(self, match: Match) -> list[int]:
        """Final places: by the rules among those who stayed, then those who gave up, the last to go first."""
        ranking = match.ranking() or [1] * self.seats
        stayed = [seat for seat in range(self.seats) if not self.chairs[seat].out]
        places = [0] * self.seats
        for seat in stayed:
            places[seat] = 1 + sum(ranking[other] < ranking[seat] for other in stayed)
        for index, seat in enumerate(reversed(self.gone)):
            places[seat] = len(stayed) + 1 + index
        return places

    def replay(self, row: Row) -> None:
        """Give a stored row its effect again."""
        moments: list[Moment] = []
        if row.kind == "start":
            self.match = self.new_match()
            self.show_windows(self.match)
        if row.kind in ("start", "play"):
            match = self.playing()
            match.dice = None
            before = len(match.moments) if row.kind == "play" else 0
            for action in row.actions:
                match.take(match.to_move(), action)
            moments = match.moments[before:]
        self.enact(row, moments)

    def wake(self) -> None:
        """All rows are replayed: unlock the dice."""
        if self.match is not None and self.match.dice is None:
            self.match.trust(self.stored.seed)

    def answered_since(self, ply: int) -> bool:
        """Has a secret window opened since? Then others may have answered, and a choice is not taken back without asking."""
        return self.curtain is not None and self.curtain.last > ply

    def others(self, seat: int) -> list[int]:
        """Seats of other people who have to be asked: bots and those for whom bots play agree to everything."""
        own = self.chairs[seat].person
        return [chair.seat for chair in self.chairs if chair.kind == "person" and not chair.by_bot and chair.person != own]

    # What everybody may count.

    def shown(self, now: int) -> int:
        """How many lines of the log may be seen: what follows a secret window waits until it has closed for all."""
        return len(self.lines) if self.curtain is None else self.curtain.shown(len(self.lines), now)

    def public_ply(self) -> int:
        """The ply as everybody may count it, after all lines."""
        return self.ply if self.curtain is None or not self.lines else self.lines[-1].ply if self.curtain.window is not None else self.counted_ply()

    def counted_ply(self) -> int:
        """The ply without the passes that nobody may count."""
        return self.ply - (len(self.curtain.passes) if self.curtain is not None else 0)

    def events(self) -> list[tuple[int, Event]]:
        """Every happening of the game with its ply: for replays."""
        return [(moment.ply, moment.event) for moment in self.playing().moments]

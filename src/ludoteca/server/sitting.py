"""One table in memory: its match, chairs, clocks and log. It judges commands and replays rows; it reads and writes nothing.

Everything that changes a game becomes a `Row`: `judge` makes one from a command, `enact` gives it its effect, and `replay`
gives a stored row the same effect again after a restart or in another process.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from ludoteca.core.event import Event
from ludoteca.core.game import Game
from ludoteca.core.state import NOBODY
from ludoteca.errors import BadNotation, IllegalAction
from ludoteca.play import Match, Moment
from ludoteca.play.dice import commitment
from ludoteca.server import start
from ludoteca.server.chairs import Chair
from ludoteca.server.protocol import Answer, Asking, Command, Entry, Leave, Play, Resign, Result, Return, Table, Undo, Update
from ludoteca.server.refusals import Refuse
from ludoteca.server.rows import Row, RowKind, Stored
from ludoteca.server.shelf import game_named
from ludoteca.server.telling import noted, told
from ludoteca.server.timer import Timer

REMEMBERED = 200
"""How many refusals a table remembers by their command's id."""


@dataclass
class BotMove:
    """What a bot has decided for a seat."""

    seat: int
    ply: int
    action: int
    seq: int  # when it was asked


@dataclass
class TimeUp:
    """Somebody's time may be up."""


@dataclass
class HintTaken:
    """Somebody asked a bot for advice while other people play."""

    seat: int
    id: str


Internal = BotMove | TimeUp | HintTaken


class Line:
    """What one row brought to the log."""

    def __init__(self, ply: int, moments: list[Moment], notes: list[Entry]) -> None:
        self.ply = ply  # after it
        self.moments = moments
        self.notes = notes
        self.open: dict[int, Entry] = {}  # what everybody may know, once it has been put into words

    def known_to(self, seat: int | None, seq: int, game: Game) -> list[Entry]:
        """The line as one seat may know it; what hides nothing is put into words once for all."""
        entries: list[Entry] = []
        for index, moment in enumerate(self.moments):
            entry = self.open.get(index)
            if entry is None:
                entry = told(game, moment.event, seat, seq, moment.ply)
                if moment.event.is_open():
                    self.open[index] = entry
            entries.append(entry)
        return entries + self.notes


class Sitting:
    """A table and, once it has begun, its game."""

    def __init__(self, stored: Stored, window: float = 45.0) -> None:
        self.stored = stored
        self.id = stored.id
        self.game = game_named(stored.game)
        self.chairs = stored.chairs
        self.seats = len(stored.chairs)
        self.commitment = commitment(stored.seed)
        self.timer = Timer(stored.clock, self.seats, window, stored.timer)
        self.match: Match | None = None
        self.seq = stored.seq
        self.lines: list[Line] = []
        self.choices: list[tuple[int, int]] = []  # (ply, seat) of every choice that stands
        self.asking: Asking | None = None
        self.undone = 0  # the seq of the last time something was taken back
        self.gone: list[int] = []  # seats that are out, first to go first
        self.accepted: dict[tuple[int, str], int] = {}  # (seat, command) → seq
        self.refused: dict[tuple[int, str], Refuse] = {}

    # What is so.

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

    # What is done.

    def begin(self, now: int) -> Row:
        """Start the game."""
        self.match = self.new_match()
        before = self.match.ply
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

    def judge(self, command: Command, person: str | None, now: int) -> Row | int:
        """Give a command its effect and return its row, or the seq it was accepted with before; or refuse it."""
        chair = self.chair_of(command.seat, person)
        key = (command.seat, command.id)
        if key in self.accepted:
            return self.accepted[key]
        if key in self.refused:
            raise self.refused[key]
        try:
            match = self.playing()
            if self.state == "over":
                raise Refuse("over")
            return self.decide(command, chair, match, now)
        except Refuse as refusal:
            self.refused[key] = refusal
            while len(self.refused) > REMEMBERED:
                del self.refused[next(iter(self.refused))]
            raise

    def decide(self, command: Command, chair: Chair, match: Match, now: int) -> Row:
        """Give a player's command its effect."""
        seat = chair.seat
        if isinstance(command, Play | Undo) and command.seq is not None and command.seq < self.undone:
            raise Refuse("stale", "a decision was taken back since")
        match command:
            case Play():
                if chair.by_bot:
                    raise Refuse("bot-plays")
                if command.ply != match.ply:
                    raise Refuse("stale", f"this was meant for ply {command.ply}, but the game is at ply {match.ply}")
                if self.timer.is_up(now) and self.mover() == seat:
                    raise Refuse("stale", "your time was up")
                return self.play(match, seat, command.action, command.id, now)
            case Undo():
                if command.ply != match.ply:
                    raise Refuse("stale", f"this was meant for ply {command.ply}, but the game is at ply {match.ply}")
                return self.take_back(match, seat, command.id, now)
            case Answer():
                asking = self.asking
                if asking is None or asking.seq != command.asking or seat not in asking.waiting:
                    raise Refuse("no-request")
                return self.happen("answer", seat, now, command.id, int(command.yes))
            case Resign():
                if chair.out:
                    raise Refuse("over", "this seat has given up already")
                return self.happen("resign", seat, now, command.id)
            case Leave():
                if chair.by_bot:
                    raise Refuse("bot-plays")
                return self.happen("leave", seat, now, command.id)
            case Return():
                if chair.out:
                    raise Refuse("over", "this seat has given up")
                if not chair.stand_in:
                    raise Refuse("not-away")
                return self.happen("return", seat, now, command.id)

    def judge_internal(self, command: Internal, now: int) -> Row:
        """Give effect to what bots and clocks bring; refuse it if the game has moved on."""
        match = self.playing()
        if self.state == "over":
            raise Refuse("over")
        if isinstance(command, HintTaken):
            return self.happen("hint", command.seat, now, command.id)
        if isinstance(command, BotMove):
            if command.seq != self.seq or not self.chairs[command.seat].by_bot or self.mover() != command.seat:
                raise Refuse("stale")
            return self.play(match, command.seat, command.action, f"bot:{command.seq}", now)
        mover = self.mover()
        if mover < 0 or not self.timer.is_up(now):
            raise Refuse("stale")
        return self.happen("time", mover, now, f"time:{self.seq}", int(self.stored.timeout == "loss"))

    def play(self, match: Match, seat: int, action: int, id: str, now: int) -> Row:
        """Take an action for a seat; the rules have the last word."""
        if match.to_move() != seat:
            raise Refuse("not-asked")
        before = match.ply
        try:
            moments = match.play(seat, action)
        except (IllegalAction, BadNotation):
            refusal = self.game.refusal(match.state, action)
            raise Refuse("illegal", refusal["reason"], refusal["rule"], refusal["text"]) from None
        row = Row(self.id, self.seq + 1, "play", seat, before, match.actions[before:], 0, id, now)
        self.enact(row, moments)
        return row

    def take_back(self, match: Match, seat: int, id: str, now: int) -> Row:
        """Take the seat's last choice back if nothing became known by it, or if there is nobody to ask; else ask the others."""
        own = [ply for ply, chooser in self.choices if chooser == seat]
        if not own or self.asking is not None:
            raise Refuse("no-undo", "" if not own else "somebody has already asked to take a decision back")
        free = not self.others(seat) or (own[-1] == match.ply - 1 and match.can_undo(seat))
        return self.happen("undo" if free else "ask", seat, now, id, own[-1])

    def others(self, seat: int) -> list[int]:
        """Seats of other people who have to be asked: bots and those for whom bots play agree to everything."""
        own = self.chairs[seat].person
        return [chair.seat for chair in self.chairs if chair.kind == "person" and not chair.by_bot and chair.person != own]

    def happen(self, kind: RowKind, seat: int, now: int, id: str, value: int = 0) -> Row:
        """Something other than play."""
        row = Row(self.id, self.seq + 1, kind, seat, self.ply, [], value, id, now)
        self.enact(row, [])
        return row

    def enact(self, row: Row, moments: list[Moment]) -> None:
        """The effect of a row beyond the play itself: log, clocks, chairs, requests, the end."""
        assert row.seq == self.seq + 1, "rows follow each other without gap"
        mover = self.timer.reading.seat
        self.seq = row.seq
        self.accepted[(row.seat, row.command)] = row.seq
        notes: list[Entry] = []
        match row.kind:
            case "play":
                self.choices.append((row.ply, row.seat))
                self.asking = None
            case "undo":
                self.go_back(row.value)
                notes.append(noted("undo", row.seat, row.seq, self.ply))
            case "ask":
                self.asking = Asking(row.seq, row.seat, row.value, [], self.others(row.seat))
                notes.append(noted("ask", row.seat, row.seq, self.ply))
            case "answer":
                self.answered(row, notes)
            case "hint":
                notes.append(noted("hint", row.seat, row.seq, self.ply))
            case "leave" | "return" | "time" | "resign":
                lost = row.kind == "resign" or (row.kind == "time" and row.value == 1)
                notes.append(noted("loss" if row.kind == "time" and lost else row.kind, row.seat, row.seq, self.ply))
                self.change_player(self.chairs[row.seat], lost, row.kind != "return" and not lost)
        self.finish(row)
        self.lines.append(Line(self.ply, moments, notes))
        if row.kind in ("answer", "ask", "hint") and mover == self.mover():
            return
        self.timer.stop(row.at, decided=row.kind == "play" and row.seat == mover)
        next = self.mover()
        if next >= 0 and self.timer.runs and not self.chairs[next].by_bot:
            assert self.match is not None
            self.timer.ask(next, not self.game.view(self.match.state, None)["waiting"], row.at)

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
            notes.append(noted("refused", row.seat, row.seq, self.ply))
            return
        person = self.chairs[row.seat].person
        waiting = [seat for seat in asking.waiting if self.chairs[seat].person != person and not self.chairs[seat].by_bot]
        self.asking = Asking(asking.seq, asking.seat, asking.ply, [*asking.yes, row.seat], waiting)
        if not waiting:
            self.go_back(asking.ply)
            notes.append(noted("undo", asking.seat, row.seq, self.ply))

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
        self.undone = self.seq
        self.asking = None

    def finish(self, row: Row) -> None:
        """End the game if it is over: by the rules, or because nobody is left to play against."""
        match = self.playing()
        if not match.over and not self.given_up():
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

    # What is shown.

    def entries(self, since: int, seat: int | None) -> list[Entry]:
        """The log after a seq, as a seat may know it."""
        found: list[Entry] = []
        for seq in range(max(since, 0), self.seq):
            found += self.lines[seq].known_to(seat, seq + 1, self.game)
        return found

    def update(self, since: int, seat: int | None, now: int) -> Update:
        """Where the game stands for a seat and what led there."""
        match = self.playing()
        view = self.game.view(match.state, seat)
        decision = None
        if seat is not None and self.mover() == seat and not self.chairs[seat].by_bot:
            decision = self.game.decision(match.state)
        if since > self.seq:
            since = -1
        return Update(
            self.id, seat, since, self.seq, match.ply, self.entries(since, seat), view, decision,
            self.timer.shown_to(seat, now), self.asking, self.may_undo(seat),
        )  # fmt: skip

    def may_undo(self, seat: int | None) -> Literal["no", "free", "ask"]:
        """A cheap guess for the button; the command itself looks closely and asks the others if need be."""
        if seat is None or self.state != "playing" or self.asking is not None:
            return "no"
        if not any(chooser == seat for _, chooser in self.choices):
            return "no"
        kept = self.playing().kept
        return "free" if not self.others(seat) or (kept and kept[-1].seat == seat) else "ask"

    def facts(self, person: str | None, online: set[int]) -> Table:
        """What everybody who knows the id may know of the table."""
        stored = self.stored
        mover = self.mover()
        over = stored.state == "over"
        return Table(
            stored.id, stored.game, stored.version, stored.state, [chair.shown(person, chair.seat in online) for chair in self.chairs], stored.options,
            stored.digest, stored.pack is not None, stored.clock, stored.timeout, stored.listed, person is not None and stored.maker == person, stored.wait,
            stored.created, stored.started, stored.ended, self.seq, self.ply, self.commitment, stored.seed if over else None, stored.result, stored.rematch,
            stored.source, mover >= 0 and person is not None and self.chairs[mover].person == person and not self.chairs[mover].by_bot,
        )  # fmt: skip

    def events(self) -> list[tuple[int, Event]]:
        """Every happening of the game with its ply: for replays."""
        return [(moment.ply, moment.event) for moment in self.playing().moments]

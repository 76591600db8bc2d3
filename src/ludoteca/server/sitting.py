"""One table in memory: its match, chairs, clocks and log. It judges commands and replays rows; it reads and writes nothing.

Everything that changes a game becomes a `Row`: `judge` makes one from a command, `enact` gives it its effect, and `replay`
gives a stored row the same effect again after a restart or in another process.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from msgspec.structs import replace

from ludoteca.core.event import Event
from ludoteca.core.game import Game
from ludoteca.core.state import NOBODY, State
from ludoteca.core.view import Decision
from ludoteca.errors import BadNotation, IllegalAction
from ludoteca.play import Match, Moment
from ludoteca.play.dice import commitment
from ludoteca.server import start
from ludoteca.server.chairs import Chair
from ludoteca.server.protocol import Answer, Asking, Command, DaysClock, Entry, Leave, Play, Resign, Result, Return, Stand, Table, Undo, Update
from ludoteca.server.refusals import Refuse
from ludoteca.server.rows import Row, RowKind, Stored
from ludoteca.server.shelf import game_named
from ludoteca.server.telling import noted, told
from ludoteca.server.timer import Timer, clock
from ludoteca.server.windows import HOLD, RESTS, WAITS, Curtain, Waits

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
    """What one row brought to the log; where a secret window opened on the way, its row brings a line before and one after it."""

    def __init__(self, ply: int, moments: list[Moment], notes: list[Entry], hidden: int = 0) -> None:
        self.ply = ply  # after it, as everybody may count
        self.moments = moments
        self.notes = notes
        self.hidden = hidden  # plies before it that nobody may count
        self.open: dict[int, Entry] = {}  # what everybody may know, once it has been put into words

    def known_to(self, seat: int | None, seq: int, game: Game) -> list[Entry]:
        """The line as one seat may know it; what hides nothing is put into words once for all."""
        entries: list[Entry] = []
        for index, moment in enumerate(self.moments):
            entry = self.open.get(index)
            if entry is None:
                entry = told(game, moment.event, seat, seq, moment.ply - self.hidden)
                if moment.event.is_open():
                    self.open[index] = entry
            entries.append(entry)
        return entries + self.notes


class Sitting:
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
                self.check_ply(command.ply, seat, now)
                if self.curtain is not None and self.early(self.curtain, match, seat, command.action, now):
                    return self.happen("early", seat, now, command.id, command.action)
                if self.timer.is_up(now) and self.mover() == seat:
                    raise Refuse("stale", "your time was up")
                return self.play(match, seat, command.action, command.id, now)
            case Undo():
                self.check_ply(command.ply, seat, now)
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
            case Stand():
                return self.stand(command, now)

    def check_ply(self, ply: int, seat: int, now: int) -> None:
        """Refuse what was meant for another moment than the seat is shown."""
        shown = self.shown_ply(seat, now)
        if ply != shown:
            raise Refuse("stale", f"this was meant for ply {ply}, but the game is at ply {shown}")

    def early(self, curtain: Curtain, match: Match, seat: int, action: int, now: int) -> bool:
        """Is this an answer in a secret window before its turn? Refused is whoever is not asked as far as everybody sees."""
        decision = self.decision(seat, now)
        if decision is None:
            raise Refuse("not-asked")
        if match.to_move() == seat and curtain.current(now) is curtain.pause:
            return False
        if action not in [option["action"] for option in decision["options"]]:
            raise Refuse("illegal")
        return True

    def stand(self, command: Stand, now: int) -> Row:
        """Keep when a person wants to be asked in secret windows."""
        standing, game = command.standing, self.game
        if self.curtain is None or not set(standing.events) <= set(game.windows) or not set(standing.answers) <= set(game.answers):
            raise Refuse("malformed", "this game has no such windows or answers")
        muted = [-game.windows.index(event) - 1 for event in standing.events] + sorted(set(standing.answers))
        value = RESTS.index(standing.rest) + (HOLD if standing.hold else 0)
        row = Row(self.id, self.seq + 1, "stand", command.seat, self.ply, muted, value, command.id, now)
        self.enact(row, [])
        return row

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
        if self.curtain is not None:
            action = self.curtain.automatic(match.state, now) if mover >= 0 else None
            if action is not None:
                return self.play(match, mover, action, f"table:{self.seq}", now)
            holder = self.curtain.late_holder(now)
            if holder is not None:
                return self.happen("early", holder, now, f"table:{self.seq}", self.curtain.pauses[0].window.skip)
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
        free = not self.others(seat) or (own[-1] == match.ply - 1 and not self.answered_since(own[-1]) and match.can_undo(seat))
        return self.happen("undo" if free else "ask", seat, now, id, own[-1])

    def answered_since(self, ply: int) -> bool:
        """Has a secret window opened since? Then others may have answered, and a choice is not taken back without asking."""
        return self.curtain is not None and self.curtain.last > ply

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
        if curtain is None:
            self.lines.append(Line(self.ply, moments, notes))
            self.accepted[(row.seat, row.command)] = row.seq
        else:
            self.behind_curtain(curtain, row, moments, notes, secret)
            self.accepted[(row.seat, row.command)] = self.shown(row.at)
            self.set_timer(curtain, row, mover)
            return
        if row.kind in ("answer", "ask", "hint") and mover == self.mover():
            return
        self.timer.stop(row.at, decided=row.kind == "play" and row.seat == mover)
        next = self.mover()
        if next >= 0 and self.timer.runs and not self.chairs[next].by_bot:
            assert self.match is not None
            self.timer.ask(next, not self.game.view(self.match.state, None)["waiting"], row.at)

    def behind_curtain(self, curtain: Curtain, row: Row, moments: list[Moment], notes: list[Entry], secret: bool) -> None:
        """The lines of a row where windows may be secret: cut where a window opened, and none for what nobody may notice."""
        match = self.playing()
        curtain.lift(row.at)
        if row.kind == "early":
            curtain.answered_early(row.seat, row.value, row.at)
        elif row.kind == "stand":
            curtain.stand(row.seat, row.value, row.actions, match.state, row.at)
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
                place = scene.place
                curtain.opens(scene, len(self.lines) - 1, row.at)
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
            self.curtain.taken_back(ply, self.playing().state)
            self.show_windows(self.playing())

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

    # What is shown.

    def entries(self, since: int, until: int, seat: int | None) -> list[Entry]:
        """The log after one seq up to another, as a seat may know it."""
        found: list[Entry] = []
        for seq in range(max(since, 0), until):
            found += self.lines[seq].known_to(seat, seq + 1, self.game)
        return found

    def shown(self, now: int) -> int:
        """How many lines of the log may be seen: what follows a secret window waits until it has closed for all."""
        return len(self.lines) if self.curtain is None else self.curtain.shown(len(self.lines), now)

    def public_ply(self) -> int:
        """The ply as everybody may count it, after all lines."""
        return self.ply if self.curtain is None or not self.lines else self.lines[-1].ply if self.curtain.window is not None else self.counted_ply()

    def counted_ply(self) -> int:
        """The ply without the passes that nobody may count."""
        return self.ply - (len(self.curtain.passes) if self.curtain is not None else 0)

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
        if not any(chooser == seat for _, chooser in self.choices):
            return "no"
        kept = self.playing().kept
        free = kept and kept[-1].seat == seat and not self.answered_since(kept[-1].ply)
        return "free" if not self.others(seat) or free else "ask"

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

    def events(self) -> list[tuple[int, Event]]:
        """Every happening of the game with its ply: for replays."""
        return [(moment.ply, moment.event) for moment in self.playing().moments]

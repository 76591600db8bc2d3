"""One table in memory that judges commands: each is refused, or becomes a `Row` that takes effect. It reads and writes nothing."""

from __future__ import annotations

from dataclasses import dataclass

from ludoteca.errors import BadNotation, IllegalAction
from ludoteca.play import Match
from ludoteca.server.chairs import Chair
from ludoteca.server.outlook import Outlook
from ludoteca.server.protocol import Answer, Command, Leave, Play, Resign, Return, Stand, Undo
from ludoteca.server.refusals import Refuse
from ludoteca.server.rows import Row, RowKind
from ludoteca.server.windows import HOLD, RESTS, Curtain

REMEMBERED = 200
"""How many refusals a table remembers by their command's id."""
GUARDED = (Play, Undo)
"""Commands that are meant for one moment of the game."""


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


class Sitting(Outlook):
    """A table that judges."""

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
        if isinstance(command, GUARDED) and command.seq is not None and command.seq < self.undone:
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

    def happen(self, kind: RowKind, seat: int, now: int, id: str, value: int = 0) -> Row:
        """Something other than play."""
        row = Row(self.id, self.seq + 1, kind, seat, self.ply, [], value, id, now)
        self.enact(row, [])
        return row

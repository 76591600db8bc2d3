"""A match: one table with its seats, its record, its fair dice and its memory for undo.

It checks every command (right ply? right seat? legal?), applies it, and draws chance until somebody decides or the game is over.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import NamedTuple, TypedDict, cast

from ludoteca.core.content import Content
from ludoteca.core.event import Event
from ludoteca.core.game import Game
from ludoteca.core.state import CHANCE, NOBODY, Choice, Scene, State
from ludoteca.core.view import Decision, View
from ludoteca.errors import BadNotation, BadOptions, BadPosition, BadRecord, IllegalAction, Refused
from ludoteca.play import record as records
from ludoteca.play.dice import Dice, check_seed, commitment, new_seed
from ludoteca.play.knowledge import teaches
from ludoteca.play.record import Entry, Record


class Moment(NamedTuple):
    """One happening and the line of the record that caused it; ply 0 is the beginning."""

    ply: int
    event: Event


class LogEntry(TypedDict):
    """A happening as one seat may know it."""

    ply: int
    kind: str
    rule: str
    seat: int
    values: dict[str, str | int | None]


class Match:
    """A state with seats and a record. `Match(game, seats=2)` is ready to play; a seed makes it repeatable.

    With `commitment` instead of `seed` the seed is in other hands: nothing is drawn here until `trust` brings it.
    With `position` it begins at a described table, which then says the options too, instead of a fresh one.
    """

    def __init__(
        self, game: Game, seats: int, seed: str | None = None, options: Mapping[str, object] | None = None, content: Content | None = None,
        players: Sequence[str] | None = None, player_seeds: Sequence[str] | None = None, *, commitment: str | None = None,
        position: Mapping[str, object] | None = None,
    ) -> None:  # fmt: skip
        self.game = game
        self.seats = seats
        self.position = position
        self.options = game.settings(options or {} if position is None else cast("dict[str, object]", position.get("options", {})))
        self.content = content or game.load()
        if self.content.game is not game:
            raise BadOptions(f"this content is of {self.content.game.name}, not of {game.name}")
        self.moments: list[Moment] = []
        self.actions: list[int] = []  # every choice and outcome so far, one per line of the record
        self.scenes: list[Scene] | None = None  # secret windows as they open, for whoever empties it
        self.revocable: list[tuple[int, int]] = []  # (seat, ply before it) of the choices since the last outcome of chance
        self.silent: bool | None = None  # whether the last choice told nobody anything, once it has been asked
        self.state = self.fresh()
        self.remember(0)
        self.players = [one_line(name) for name in players] if players else [f"Player {seat + 1}" for seat in range(seats)]
        self.player_seeds = [check_seed(own) if own else "" for own in player_seeds] if player_seeds else [""] * seats
        if len(self.players) != seats or len(self.player_seeds) != seats:
            raise BadOptions(f"{seats} seats need {seats} players and as many seeds of theirs")
        self.seed: str | None = None
        self.dice: Dice | None = None
        self.commitment = commitment or ""
        if commitment is None:
            self.trust(check_seed(seed) if seed is not None else new_seed())

    def fresh(self) -> State:
        """The table before the first line, whose events are kept."""
        self.told: list[Event] = []
        return self.begin(self.told)

    def begin(self, told: list[Event] | None) -> State:
        """The table at ply 0: a fresh one, or the one described."""
        if self.position is None:
            state = self.game.new(self.seats, self.options, self.content, told)
            state.out = None
            return state
        state = self.game.setup(self.position, self.content)
        if state.seats != self.seats:
            raise BadOptions(f"this position is of {state.seats} seats, not {self.seats}")
        return state

    def remember(self, ply: int) -> None:
        """Note what was told since the last time as moments of this ply."""
        self.moments += [Moment(ply, event) for event in self.told]
        self.told.clear()

    def trust(self, seed: str) -> list[Moment]:
        """Take over the dice with the seed that was committed to, and draw what is due."""
        if self.commitment and commitment(seed) != self.commitment:
            raise Refused("wrong-seed", "this seed is not the one that was committed to before the match")
        self.commitment = commitment(seed)
        self.seed = seed
        self.dice = Dice(seed, self.player_seeds)
        return self.draw()

    # What stands.

    @property
    def ply(self) -> int:
        """How many lines the record has: choices and outcomes of chance."""
        return len(self.actions)

    @property
    def over(self) -> bool:
        """Is the game over?"""
        return self.state.to_move() == NOBODY

    def to_move(self) -> int:
        """The seat that decides now, CHANCE while the dice are in other hands, or NOBODY."""
        return self.state.to_move()

    def ranking(self) -> list[int]:
        """Final places by seat, 1 = first, ties shared; nothing before the end."""
        return self.state.ranking() if self.over else []

    def at(self, ply: int) -> State:
        """The table after so many lines."""
        if not 0 <= ply <= self.ply:
            raise Refused("no-such-ply", f"the match has plies 0 to {self.ply}, not {ply}")
        state = self.begin(None)
        for action in self.actions[:ply]:
            state.advance(action)
        return state

    # What a seat may know.

    def view(self, seat: int | None) -> View:
        """What this seat sees; None is a spectator."""
        return self.game.view(self.state, self.check_seat(seat))

    def decision(self, seat: int | None) -> Decision | None:
        """What this seat is asked now, if anything."""
        return self.game.decision(self.state) if seat is not None and seat == self.state.to_move() else None

    def log(self, seat: int | None) -> list[LogEntry]:
        """Everything that happened, as this seat may know it."""
        return self.events_since(-1, seat)

    def events_since(self, ply: int, seat: int | None) -> list[LogEntry]:
        """What happened after that ply, as this seat may know it."""
        self.check_seat(seat)
        return [cast(LogEntry, {"ply": moment.ply, **moment.event.known_to(seat, self.game.vocabulary)}) for moment in self.moments if moment.ply > ply]

    def check_seat(self, seat: int | None) -> int | None:
        """The seat, if there is one of that number."""
        if seat is not None and not 0 <= seat < self.seats:
            raise Refused("no-such-seat", f"there is no seat {seat} at a table of {self.seats}")
        return seat

    # What a seat may do.

    def play(self, seat: int, action: int | str, ply: int | None = None) -> list[Moment]:
        """Take a choice for a seat, then draw chance until somebody decides; the new moments. `ply` guards against late commands."""
        self.check_seat(seat)
        if ply is not None and ply != self.ply:
            raise Refused("stale-ply", f"this command was meant for ply {ply}, but the match is at ply {self.ply}")
        mover = self.state.to_move()
        if mover == NOBODY:
            raise Refused("game-over", "the game is over")
        if mover != seat:
            raise Refused("not-your-turn", "it is not this seat's turn to decide")
        chosen = self.game.actions.parse(action) if isinstance(action, str) else action
        self.game.actions.kind(chosen)
        before = len(self.moments)
        self.take(seat, chosen)
        self.draw()
        return self.moments[before:]

    def bring(self, outcome: int) -> list[Moment]:
        """Enter an outcome of chance by hand, while the dice are in other hands: from a record, or from real dice on a table."""
        if self.dice is not None or self.state.to_move() != CHANCE:
            raise Refused("no-chance", "no outcome is to be entered now")
        before = len(self.moments)
        self.take(CHANCE, outcome)
        return self.moments[before:]

    def draw(self) -> list[Moment]:
        """Let the fair dice decide while chance is to move."""
        before = len(self.moments)
        while self.dice is not None and self.state.to_move() == CHANCE:
            self.take(CHANCE, self.dice.outcome(self.ply + 1, self.state.chance()))
        return self.moments[before:]

    def take(self, seat: int, action: int) -> None:
        """Apply one line and write it down; an illegal action changes nothing."""
        state = self.state
        step = state.agenda[-1]
        stands = seat == CHANCE or (isinstance(step, Choice) and step.is_final(state))
        state.out = self.told
        state.scenes = self.scenes
        known = len(self.scenes or ())
        try:
            state.apply(action)
        finally:
            state.out = None
            state.scenes = None
        if stands:
            self.revocable.clear()
        else:
            self.revocable.append((seat, self.ply))
        self.silent = None
        self.actions.append(action)
        for scene in (self.scenes or ())[known:]:
            scene.place += len(self.moments)
            scene.ply = self.ply
        self.remember(self.ply)

    # Undo.

    def can_undo(self, seat: int) -> bool:
        """May this seat take back the last choice?"""
        return self.undo_refusal(seat) is None

    def undo_refusal(self, seat: int) -> Refused | None:
        """Why this seat may not take back anything now."""
        self.check_seat(seat)
        if self.over:
            return Refused("game-over", "the game is over")
        if all(self.game.actions.kind(action).chance for action in self.actions):
            return Refused("nothing-to-undo", "nothing has been chosen yet")
        if not self.revocable:
            if self.game.actions.kind(self.actions[-1]).chance:
                return Refused("chance-came", "dice or draws have come since the last choice")
            return Refused("choice-stands", "by the rules the last choice is final")
        chooser, ply = self.revocable[-1]
        if chooser != seat:
            return Refused("other-moved", "somebody else has chosen since")
        if self.silent is None:
            self.silent = not teaches(self.at(ply), self.actions[ply], self.ply)
        return None if self.silent else Refused("secret-seen", "the choice has shown somebody something that was hidden")

    def undo(self, seat: int) -> None:
        """Take back this seat's last choice: the table, the log and the record are exactly as before."""
        refusal = self.undo_refusal(seat)
        if refusal is not None:
            raise refusal
        _, ply = self.revocable.pop()
        self.state = self.at(ply)
        self.silent = None
        del self.actions[ply:]
        self.moments = [moment for moment in self.moments if moment.ply <= ply]

    # The record.

    def mark(self) -> str:
        """The checksum of the way here and of the table: an edited line shows even where both ways lead to the same table."""
        return checksum(self.actions, self.state)

    @property
    def lines(self) -> list[str]:
        """The record's lines of play. They are written when somebody asks for them: most matches are played without."""
        state, format = self.begin(None), self.game.actions.format
        found: list[str] = []
        for ply, action in enumerate(self.actions, start=1):
            mover = state.to_move()
            state.advance(action)
            mark = checksum(self.actions[:ply], state) if ply % records.CHECK_EVERY == 0 else None
            found.append(records.entry_line(ply, None if mover == CHANCE else mover, format(action), mark))
        return found

    @property
    def header(self) -> list[str]:
        """The record's lines above the play; they never change."""
        return records.heading_lines(self.game, self.seats, self.options, self.content, self.players, self.commitment, self.player_seeds, self.position)

    @property
    def record(self) -> str:
        """The record as a text; the seed is in it once the game is over."""
        return self.write(reveal=self.over)

    def write(self, reveal: bool) -> str:
        """The record as a text, with or without the seed: with it, whoever reads it knows all dice to come."""
        result = self.ranking() if self.over else None
        closing = records.closing_lines(self.ply, self.mark(), result, self.seed if reveal else None)
        return "\n".join([*self.header, *self.lines, *closing]) + "\n"

    @classmethod
    def restore(cls, text: str, seed: str | None = None, content: Content | None = None, whole: bool = False) -> Match:
        """The match of a record, ready to go on with the secret seed; closing lines may be missing unless `whole`."""
        record = records.read(text, whole)
        match = begin(record, content)
        for entry in record.entries:
            follow(match, entry)
        check_end(match, record)
        secret = seed if seed is not None else record.seed
        if secret is not None:
            reach = match.ply
            try:
                match.trust(secret)
            except Refused as refusal:
                raise record.fault("seed", refusal.reason) from None
            if seed is None and match.ply != reach:
                raise record.fault("end", "the record ends while outcomes of chance are due")
        return match


def checksum(actions: Sequence[int], state: State) -> str:
    """A short mark of the way to a table and of the table itself."""
    way = "".join([f"{action}," for action in actions])
    return sha256(f"{way}{','.join(map(str, state.pack()))}".encode()).hexdigest()[:12]


def begin(record: Record, content: Content | None) -> Match:
    """A match before its first line, as a record's heading tells it; the dice stay in other hands."""
    game = records.game_of(record)
    options = records.options_of(record, game)
    used = records.content_of(record, game, content)
    players = [record.players.get(seat, f"Player {seat + 1}") for seat in range(record.seats)]
    player_seeds = [record.player_seeds.get(seat, "") for seat in range(record.seats)]
    try:
        return Match(game, record.seats, None, options, used, players, player_seeds, commitment=record.commitment, position=record.position)
    except BadPosition as error:
        raise record.fault("position", str(error)) from None
    except BadOptions as error:
        raise BadRecord(0, str(error)) from None


def follow(match: Match, entry: Entry) -> None:
    """Play one line of a record, if it fits."""
    mover = match.to_move()
    if mover == NOBODY:
        raise BadRecord(entry.line, "play goes on although the game is over")
    expected = None if mover == CHANCE else mover
    if entry.seat != expected:
        who, due = ("chance" if seat is None else f"player {seat + 1}" for seat in (entry.seat, expected))
        raise BadRecord(entry.line, f"{who} cannot move here: it is the turn of {due}")
    try:
        match.take(mover, match.game.actions.parse(entry.notation))
    except (BadNotation, IllegalAction) as error:
        raise BadRecord(entry.line, str(error)) from None
    if entry.checksum is not None and entry.checksum != match.mark():
        raise BadRecord(entry.line, f"the checksum does not fit: a line between ply {entry.ply - records.CHECK_EVERY + 1} and here was altered")


def check_end(match: Match, record: Record) -> None:
    """Does the record close as the match stands?"""
    if record.end is not None and record.end[1] != match.mark():
        raise record.fault("end", "the checksum does not fit: a line after the last checksum was altered")
    if record.end is not None and match.over and record.result is None:
        raise BadRecord(record.last, "the record breaks off here: the game is over, but 'result' is missing")
    if record.result is not None and record.result != match.ranking():
        told = " ".join(map(str, match.ranking())) or "none yet"
        raise record.fault("result", f"the result {' '.join(map(str, record.result))} is not that of the play, which is {told}")


def one_line(name: str) -> str:
    """A player's name as a record can hold it."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())[:80] or "?"


def replay(text: str, content: Content | None = None) -> Match:
    """The match of a whole record, every position reachable by `at`; a damaged or foreign record raises BadRecord."""
    return Match.restore(text, content=content, whole=True)

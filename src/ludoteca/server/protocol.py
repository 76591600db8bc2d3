"""What travels between browser and table, as types; what other pages fetch is in pages.py. TypeScript is generated from both and from core/view.py.

Messages on the socket are JSON objects told apart by `type`. Times are milliseconds since 1970, durations are seconds.
What there are thousands of is left out of the search for cycles (`gc=False`): it makes none.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ludoteca.core.view import Decision, Text, View

Setting = int | str | bool
Id = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
"""A table's or command's name; the client makes command ids (a UUID will do), the server table ids."""
Name = Annotated[str, Meta(min_length=1, max_length=24, pattern=r"^\S(.*\S)?$")]
Login = Annotated[str, Meta(min_length=3, max_length=64, pattern=r"^[\w.@+-]+$")]
Password = Annotated[str, Meta(min_length=10, max_length=200)]
Seed = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[!-~]+$")]
Seat = Annotated[int, Meta(ge=0, le=15)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
Language = Literal["en", "pt", "es"]
DeckWords = Annotated[str, Meta(max_length=10_000)]
PackWords = Annotated[str, Meta(max_length=200_000)]


class HttpRefusal(Struct, frozen=True):
    """Why something was refused, over HTTP; the status says what sort of refusal it is."""

    code: str
    reason: str  # an English sentence
    rule: str = ""
    text: Text | None = None  # the same as a message of the catalogues


# Clocks.


class NoClock(Struct, frozen=True, tag_field="kind", tag="none"):
    """Nobody is hurried."""


class LiveClock(Struct, frozen=True, tag_field="kind", tag="live"):
    """So many seconds for the whole game, and some more after each own decision."""

    seconds: Annotated[int, Meta(ge=10, le=36_000)]
    increment: Annotated[int, Meta(ge=0, le=600)] = 0


class DaysClock(Struct, frozen=True, tag_field="kind", tag="days"):
    """So many days for each decision."""

    days: Annotated[int, Meta(ge=1, le=14)]


Clock = NoClock | LiveClock | DaysClock
Timeout = Literal["bot", "loss"]
"""What happens to a seat whose time is up: a bot plays on for it (its owner may return), or it has lost."""


# Tables.


class PersonSeat(Struct, frozen=True, tag_field="kind", tag="person"):
    """A seat for whoever makes the table. More than one makes a hot seat, then each has a name of its own."""

    name: Name | None = None
    seed: Seed | None = None


class OpenSeat(Struct, frozen=True, tag_field="kind", tag="open"):
    """A seat for whoever comes by the link or from the lobby."""


class BotSeat(Struct, frozen=True, tag_field="kind", tag="bot"):
    """A seat for a bot of a level: `random`, `greedy`, `easy`, `medium`, `hard`."""

    level: Annotated[str, Meta(max_length=40)] = "medium"


NewSeat = PersonSeat | OpenSeat | BotSeat


class Source(Struct, frozen=True):
    """A moment of a finished game from which to play on."""

    table: Id
    ply: Count


class NewTable(Struct, frozen=True):
    """A table to be made. It starts as soon as no seat is open, or on `start` if it is to wait."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=16)]
    options: dict[str, Setting] = {}
    pack: PackWords | None = None  # text of a content pack
    decks: Annotated[list[DeckWords], Meta(max_length=16)] = []  # decks of one's own, as text; for games to which one brings decks
    clock: Clock = NoClock()
    timeout: Timeout = "bot"
    listed: bool = False
    wait: bool = False
    source: Source | None = None  # play on from here …
    position: dict[str, object] | str | None = None  # … or from a description, or the name of one of the game's positions


class Join(Struct, frozen=True):
    """Take an open seat, any or a certain one."""

    seat: Seat | None = None
    seed: Seed | None = None
    decks: Annotated[list[DeckWords], Meta(max_length=16)] = []  # decks of one's own, as text


class SeatChange(Struct, frozen=True):
    """What the maker of a table that has not begun puts on a seat that nobody else has taken."""

    player: NewSeat


class OwnSeed(Struct, frozen=True):
    """A word of one's own that goes into the dice; possible until the game begins."""

    seat: Seat
    seed: Seed


class Player(Struct, frozen=True):
    """Who sits on a seat."""

    seat: int
    kind: Literal["person", "open", "bot"]
    name: str  # of a bot: its level
    mine: bool = False  # yours to play
    level: str = ""  # of a bot, or of the bot that plays for somebody who left or ran out of time
    stand_in: bool = False  # a bot plays for this person, who may return
    out: bool = False  # has resigned or lost on time
    online: bool = False
    seeded: bool = False  # has added a word to the dice


class Result(Struct, frozen=True):
    """How a game ended."""

    places: list[int]  # by seat, 1 = first, ties shared
    how: Literal["played", "resigned", "time"]


class Table(Struct, frozen=True):
    """What everybody who knows a table's id may know of it, and which seats are yours."""

    id: str
    game: str
    version: int
    state: Literal["open", "playing", "over"]
    players: list[Player]
    options: dict[str, Setting]
    content: str  # digest of the content
    pack: bool  # content other than the game's own
    clock: Clock
    timeout: Timeout
    listed: bool
    maker: bool  # you made it
    wait: bool
    created: int
    started: int | None
    ended: int | None
    seq: int
    ply: int
    commitment: str  # to the seed of the dice
    seed: str | None  # once over
    result: Result | None
    rematch: str | None  # the table that follows this one
    source: Source | None
    turn: bool  # a seat of yours is asked now


class Tables(Struct, frozen=True):
    """A list of tables: the lobby, or one's own."""

    tables: list[Table]


# The game as it goes on.


class Entry(Struct, frozen=True, gc=False):
    """One line of the log, as this seat may know it: a happening of the game, or of the table (then `rule` is empty)."""

    seq: int
    ply: int
    kind: str
    rule: str
    seat: int  # whom it concerns; negative: nobody
    values: dict[str, str | int | None]  # None: hidden from the reader
    text: Text  # the line as a message; an argument `#2` is the name of the player on seat 2, `@key` another message


class ClockNow(Struct, frozen=True):
    """The clocks as one seat may see them. Where `running` is empty and the game is not over, no clock is shown to run."""

    left: list[int]  # milliseconds by seat
    running: list[int]  # seats whose time runs
    at: int  # when this was true
    until: int | None  # when your own decision is due


class WindowNow(Struct, frozen=True):
    """A window in which others may answer in secret. It lasts alike for all, whoever is asked; only `due` is one's own."""

    event: str  # what may be answered: text `<game>-window-<event>`
    at: int  # when this was true
    opened: int
    until: int  # everybody waits until then; if it is still open later, somebody may be thinking
    due: int | None  # when your own answer is due


Rest = Literal["none", "turn", "round"]
"""A standing pass: none, until the end of this turn, until your own next turn."""


class Standing(Struct, frozen=True):
    """When a person wants to be asked in secret windows; nobody else ever learns it."""

    hold: bool = False  # every window waits for me, even where I have nothing to answer
    rest: Rest = "none"
    events: list[str] = []  # windows I do not want to be asked in
    answers: list[int] = []  # answers I do not want to be asked for, as actions


class Asking(Struct, frozen=True):
    """Somebody asks the others for leave to take a decision back."""

    seq: int  # names this request
    seat: int
    ply: int  # where the game would be again
    yes: list[int]  # seats that have agreed
    waiting: list[int]  # seats still to answer


class Update(Struct, frozen=True, gc=False, tag_field="type", tag="update"):
    """Where a game stands for one seat (null: a spectator) and what led there since `since`; a negative `since`: everything."""

    table: str
    seat: int | None
    since: int
    seq: int
    ply: int
    log: list[Entry]
    view: View
    decision: Decision | None
    clock: ClockNow | None = None
    asking: Asking | None = None
    undo: Literal["no", "free", "ask"] = "no"  # may this seat take its last decision back?
    window: WindowNow | None = None  # others may answer in secret
    standing: Standing | None = None  # when this seat wants to be asked in such windows


class Facts(Struct, frozen=True, tag_field="type", tag="table"):
    """Something about the table itself changed: who sits, who is there, begun, over."""

    table: Table


class Accepted(Struct, frozen=True, gc=False, tag_field="type", tag="accepted"):
    """The command with this id is committed. The same id always gets the same answer."""

    id: str
    seq: int


class Rejected(Struct, frozen=True, tag_field="type", tag="rejected"):
    """The command with this id changed nothing, and why; with an empty id the message could not be read."""

    id: str
    code: str
    reason: str
    rule: str = ""
    text: Text | None = None


class Hello(Struct, frozen=True, tag_field="type", tag="hello"):
    """The first message on every socket."""

    version: str
    person: str | None  # your name
    now: int


class Pong(Struct, frozen=True, tag_field="type", tag="pong"):
    """The answer to a ping."""

    at: int
    now: int


ServerMessage = Hello | Update | Facts | Accepted | Rejected | Pong


# What a client says.


class Watch(Struct, frozen=True, tag_field="type", tag="watch"):
    """Show me this table from this seat (null: as a spectator), and keep me informed; I know everything up to `since`."""

    id: Id
    table: Id
    seat: Seat | None = None
    since: int = -1


class Unwatch(Struct, frozen=True, tag_field="type", tag="unwatch"):
    """No more of this."""

    id: Id
    table: Id
    seat: Seat | None = None


class Play(Struct, frozen=True, gc=False, tag_field="type", tag="play"):
    """Take this action, provided that the game is still at this ply, and that nothing was taken back since this seq."""

    id: Id
    table: Id
    seat: Seat
    ply: Count
    action: Annotated[int, Meta(ge=0, le=1_000_000)]
    seq: Count | None = None  # of the update that asked; a ply comes again when a decision is taken back, a seq never does


class Undo(Struct, frozen=True, tag_field="type", tag="undo"):
    """Take my last decision back, or ask the others for leave if something became known since."""

    id: Id
    table: Id
    seat: Seat
    ply: Count
    seq: Count | None = None


class Answer(Struct, frozen=True, tag_field="type", tag="answer"):
    """Yes or no to somebody's request to take a decision back."""

    id: Id
    table: Id
    seat: Seat
    asking: Count  # the request's seq
    yes: bool


class Resign(Struct, frozen=True, tag_field="type", tag="resign"):
    """I give up."""

    id: Id
    table: Id
    seat: Seat


class Leave(Struct, frozen=True, tag_field="type", tag="leave"):
    """I go; a bot plays on for me until I return."""

    id: Id
    table: Id
    seat: Seat


class Return(Struct, frozen=True, tag_field="type", tag="return"):
    """I am back and play again myself."""

    id: Id
    table: Id
    seat: Seat


class Stand(Struct, frozen=True, tag_field="type", tag="stand"):
    """From now on ask me in secret windows like this; possible at any time, and nobody else learns it."""

    id: Id
    table: Id
    seat: Seat
    standing: Standing


class Ping(Struct, frozen=True, tag_field="type", tag="ping"):
    """Are you there?"""

    at: int


Command = Play | Undo | Answer | Resign | Leave | Return | Stand
"""What changes a game: each goes through the same gate and is answered once committed."""
ClientMessage = Watch | Unwatch | Play | Undo | Answer | Resign | Leave | Return | Stand | Ping

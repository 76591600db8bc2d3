"""What the pages of the site fetch besides tables, as types: people, the shelf, lessons, replays, hints, dice."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from ludoteca.core.view import Decision, Text, View
from ludoteca.server.protocol import Entry, Login, Name, Password, Setting, Table


class NewGuest(Struct, frozen=True):
    """A name is all a guest needs."""

    name: Name


class Credentials(Struct, frozen=True):
    """What an account is opened and entered with."""

    login: Login
    password: Password


class Me(Struct, frozen=True):
    """Who you are here; `csrf` goes into the header `X-CSRF-Token` of every request that changes something."""

    name: str | None
    guest: bool
    login: str | None
    csrf: str


class GameSetting(Struct, frozen=True):
    """An option of a game: on/off if the default is a boolean, one of `words` if there are any, else a number."""

    name: str
    rule: str
    default: Setting
    least: int
    most: int
    words: list[str]


class GameAnswer(Struct, frozen=True):
    """Something one may answer by in a secret window."""

    action: int
    text: Text


class GameFacts(Struct, frozen=True):
    """A game on the shelf. Texts: `<name>-title`, `<name>-about`."""

    name: str
    version: int
    least: int
    most: int
    options: list[GameSetting]
    bots: list[str]  # levels, weakest first
    positions: list[str]  # names of prepared positions
    reconstructed: list[str]  # values of the content that your box may have otherwise
    content: str
    lesson: bool  # is there a first game to learn by?
    decks: bool  # does one bring decks of one's own?
    windows: list[str]  # happenings that others may answer in secret: texts `<name>-window-<window>`
    answers: list[GameAnswer]  # what they may answer by


class Games(Struct, frozen=True):
    """The shelf."""

    games: list[GameFacts]


class LessonStep(Struct, frozen=True):
    """A moment of a lesson. Texts: `<game>-lesson-<name>`, and `-else` for what is said when another allowed action is tried."""

    name: str
    fresh: bool  # a new table is set up here
    view: View
    decision: Decision | None
    expect: int | None  # the action that leads on; None: the step is only read
    log: list[Entry]  # what happens after that action, up to the next step


class Lesson(Struct, frozen=True):
    """A first game on prepared positions, for one seat; an empty name is the learner's."""

    game: str
    seat: int
    names: list[str]
    steps: list[LessonStep]


class Move(Struct, frozen=True):
    """One choice or outcome of chance of a game; the notation is empty where the reader may not know it."""

    ply: int  # the game's ply before it
    seat: int  # −1 is chance
    notation: str
    text: Text | None
    turn: bool  # another seat than before decides: a place to jump to


class Replay(Struct, frozen=True):
    """A game to look through: its moves; the frames are fetched as needed."""

    table: Table
    seat: int | None
    plies: int
    moves: list[Move]


class Frame(Struct, frozen=True):
    """The game at one ply from one point of view, with what happened on the way from the ply before."""

    ply: int
    view: View
    log: list[Entry]


class Frames(Struct, frozen=True):
    """Some frames of a replay, in order."""

    seat: int | None
    frames: list[Frame]


class HintOption(Struct, frozen=True):
    """An action the bot considers: how much of its thought went there, and how likely it is to win after it."""

    action: int
    notation: str
    text: Text
    share: float
    chance: float | None  # null: this bot does not say


class Hint(Struct, frozen=True):
    """What the bot would do in your place: its three best."""

    ply: int
    options: list[HintOption]


class Dice(Struct, frozen=True):
    """All that is needed to check the dice: seed and record only once the game is over."""

    commitment: str
    seeds: list[str | None]  # the players' own words by seat; before the end only whether there are any ("" or null)
    seed: str | None
    record: str | None


class Health(Struct, frozen=True):
    """Is the server well?"""

    status: Literal["ok"]
    version: str
    database: str
    compiled: bool

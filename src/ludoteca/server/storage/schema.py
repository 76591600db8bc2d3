"""The tables of the database. Migrations make them; a test checks that both say the same."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, MetaData, Table, Text, UniqueConstraint

METADATA = MetaData()

PEOPLE = Table(
    "people",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("login", Text, unique=True),  # null: a guest
    Column("password", Text),  # argon2id
    Column("created", BigInteger, nullable=False),
)

SESSIONS = Table(
    "sessions",
    METADATA,
    Column("token", Text, primary_key=True),  # SHA-256 of the cookie
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("created", BigInteger, nullable=False),
    Index("sessions_by_person", "person"),
)

TABLES = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("pack", Text),  # text of a content pack; null: the game's own content
    Column("digest", Text, nullable=False),
    Column("clock", Text, nullable=False),  # JSON
    Column("timeout", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("wait", Boolean, nullable=False),
    Column("maker", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seed", Text, nullable=False),  # secret until the game is over
    Column("source", Text),  # JSON: table and ply
    Column("start", Text),  # JSON: actions already taken, or the description of a position
    Column("state", Text, nullable=False),  # open, playing, over
    Column("started", BigInteger),
    Column("ended", BigInteger),
    Column("result", Text),  # JSON
    Column("rematch", Text),
    Column("edition", Integer, nullable=False),  # counts changes of the table itself: seats, start, rematch
    Column("seq", Integer, nullable=False),  # counts rows of the log
    Column("ply", Integer, nullable=False),
    Column("mover", Integer),  # the seat that decides; null or negative: none
    Column("timer", Text),  # JSON: the clocks as of the last row
    Column("due", BigInteger),  # when somebody's time is up
    Column("bot", Boolean, nullable=False),  # a bot is to move
    Column("claimant", Text),  # the process in which it thinks
    Column("claimed", BigInteger),  # until when
    Index("tables_by_state", "state", "listed"),
    Index("tables_by_due", "due"),
    Index("tables_by_maker", "maker", "state"),
)

SEATS = Table(
    "seats",
    METADATA,
    Column("table", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", Text, nullable=False),  # person, open, bot
    Column("person", Text),
    Column("name", Text, nullable=False),
    Column("level", Text, nullable=False),
    Column("seed", Text, nullable=False),  # a player's own word for the dice
    Index("seats_by_person", "person"),
)

WORKS = Table(
    "works",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("game", Text, nullable=False),
    Column("kind", Text, nullable=False),  # deck, pack
    Column("title", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Index("works_by_person", "person", "game"),
)

LOG = Table(
    "log",
    METADATA,
    Column("table", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", Text, nullable=False),  # start, play, undo, ask, answer, resign, leave, return, time, hint, early, stand
    Column("seat", Integer, nullable=False),
    Column("ply", Integer, nullable=False),  # before it
    Column("actions", Text, nullable=False),  # the choice and the outcomes of chance that followed, as numbers
    Column("value", Integer, nullable=False),  # of an undo: the ply gone back to; of an answer: the request and yes or no
    Column("command", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("table", "seat", "command", name="log_command"),
)

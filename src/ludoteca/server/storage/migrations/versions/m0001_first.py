"""People, sessions, tables, seats and the log."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make everything."""
    op.create_table(
        "people",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("login", sa.Text, unique=True),
        sa.Column("password", sa.Text),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "sessions",
        sa.Column("token", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Index("sessions_by_person", "person"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("pack", sa.Text),
        sa.Column("digest", sa.Text, nullable=False),
        sa.Column("clock", sa.Text, nullable=False),
        sa.Column("timeout", sa.Text, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("wait", sa.Boolean, nullable=False),
        sa.Column("maker", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("source", sa.Text),
        sa.Column("start", sa.Text),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("started", sa.BigInteger),
        sa.Column("ended", sa.BigInteger),
        sa.Column("result", sa.Text),
        sa.Column("rematch", sa.Text),
        sa.Column("edition", sa.Integer, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("mover", sa.Integer),
        sa.Column("timer", sa.Text),
        sa.Column("due", sa.BigInteger),
        sa.Column("bot", sa.Boolean, nullable=False),
        sa.Column("claimant", sa.Text),
        sa.Column("claimed", sa.BigInteger),
        sa.Index("tables_by_state", "state", "listed"),
        sa.Index("tables_by_due", "due"),
        sa.Index("tables_by_maker", "maker", "state"),
    )
    op.create_table(
        "seats",
        sa.Column("table", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("person", sa.Text),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("level", sa.Text, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Index("seats_by_person", "person"),
    )
    op.create_table(
        "log",
        sa.Column("table", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("actions", sa.Text, nullable=False),
        sa.Column("value", sa.Integer, nullable=False),
        sa.Column("command", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("table", "seat", "command", name="log_command"),
    )


def downgrade() -> None:
    """Forget everything."""
    for name in ("log", "seats", "tables", "sessions", "people"):
        op.drop_table(name)

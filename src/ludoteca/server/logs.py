"""Logs: one JSON object a line. Only named, harmless fields are written; never a view, a hand, an action, a seed or a token."""

from __future__ import annotations

import logging
import os
import sys
import time
import traceback

import msgspec

FIELDS = ("table", "seq", "kind", "level", "requests", "path", "method", "status", "milliseconds", "database", "workers", "version", "processes")
"""What a line may say beside its message. `table` is shortened: the whole id is an invitation."""
SHORT = 6


class JsonLines(logging.Formatter):
    """A record as a line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level_name": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        for field in FIELDS:
            if field in record.__dict__:
                value = record.__dict__[field]
                line[field] = str(value)[:SHORT] if field == "table" else value
        if record.exc_info and record.exc_info[0] is not None:
            # The places and the kind of error, not its message: that may quote what nobody should read here.
            line["error"] = record.exc_info[0].__name__
            line["trace"] = [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in traceback.extract_tb(record.exc_info[2])][-12:]
        return msgspec.json.encode(line).decode()


class NoQuery(logging.Filter):
    """Leaves the framework's own lines out that quote requests."""

    def filter(self, record: logging.LogRecord) -> bool:
        return record.name != "uvicorn.access"


def set_up(level: str = "") -> None:
    """Send all logs to standard error in this form; LUDOTECA_LOG says from which level on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(NoQuery())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level or os.environ.get("LUDOTECA_LOG", "INFO"))
    # At a low level these say what they send and receive, with all values and cookies.
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "uvicorn.asgi"):
        logger = logging.getLogger(name)
        logger.handlers = []
        logger.propagate = True
        logger.setLevel("INFO")
    for name in ("sqlalchemy", "alembic", "psycopg", "websockets", "asyncio", "litestar"):
        logging.getLogger(name).setLevel("WARNING")

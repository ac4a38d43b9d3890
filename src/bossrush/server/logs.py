"""Logs: one JSON object a line for machines, or plain lines for a terminal.

What is logged says what happened, never what somebody holds: of the extra fields only those in `FIELDS` are printed,
of an error its type and where it came from but not its text, and of a message its first line. Libraries are heard only
when they warn, because at finer levels they print headers and addresses with everything in them.
"""

from __future__ import annotations

import logging
import sys
import time
import traceback
from pathlib import Path

import msgspec

FIELDS = (
    "address",
    "bot",
    "bus",
    "code",
    "connections",
    "count",
    "game",
    "host",
    "method",
    "order",
    "person",
    "port",
    "reference",
    "route",
    "seat",
    "seconds",
    "status",
    "store",
    "table",
    "version",
)
"""The extra fields that are printed. None of them may hold a cookie, a password, an invite, a secret or an action."""
CLIENTS_FAULT = (
    "Invalid HTTP request received.",
    "Invalid UTF-8 sequence received from client.",
    "ASGI callable returned without completing handshake.",
)
"""What the web server says when it is sent rubbish or a handshake is refused: anybody could fill the log with it."""
FRAMES = 12
"""How many lines of a traceback are kept."""

Value = str | int | float | bool | None | list[str]


def set_up(json: bool, level: str) -> None:
    """Log to standard error: `bossrush` from `level` on, everything else from warnings on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if json else PlainLines())
    handler.addFilter(lambda record: record.msg not in CLIENTS_FAULT)
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("bossrush").setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "websockets", "litestar"):
        library = logging.getLogger(name)
        library.handlers.clear()
        library.propagate = True
        library.setLevel(logging.WARNING)


def fields_of(record: logging.LogRecord) -> dict[str, Value]:
    """What may be printed of a record besides its message."""
    fields: dict[str, Value] = {name: plain(record.__dict__[name]) for name in FIELDS if name in record.__dict__}
    error = record.exc_info[1] if record.exc_info else None
    if error is not None:
        fields["error"] = " from ".join(chain(error))
        fields["trace"] = [
            f"{Path(frame.filename).name}:{frame.lineno} {frame.name}"
            for frame in traceback.extract_tb(error.__traceback__)[-FRAMES:]
        ]
    return fields


def plain(value: object) -> Value:
    return value if isinstance(value, str | int | float | bool) else str(value)


def chain(error: BaseException | None) -> list[str]:
    """The types of an error and of what led to it."""
    names: list[str] = []
    while error is not None and len(names) < FRAMES:
        names.append(type(error).__name__)
        error = error.__cause__ or error.__context__
    return names


def message_of(record: logging.LogRecord) -> str:
    return next(iter(record.getMessage().splitlines()), "")


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        seconds = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line: dict[str, Value] = {
            "time": f"{seconds}.{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": message_of(record),
        }
        return msgspec.json.encode(line | fields_of(record)).decode()


class PlainLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        at = time.strftime("%H:%M:%S", time.localtime(record.created))
        fields = fields_of(record)
        trace = fields.pop("trace", None)
        words = [at, f"{record.levelname.lower():7}", message_of(record), *(f"{k}={v}" for k, v in fields.items())]
        lines = [" ".join(words), *(f"    {frame}" for frame in (trace if isinstance(trace, list) else []))]
        return "\n".join(lines)

"""What the club writes down about itself: an event and its fields, one line each.

One JSON object a line for machines, or a readable line for somebody at a terminal. No line tells
a secret, and no table can be found from one: whoever knows a table's whole id may sit down at it.
"""

import json
import logging
import re
import sys
import time
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any, Literal, TextIO

import msgspec

Style = Literal["text", "json"]

SHORT = 6
"""Characters of a table's id that tell it from the others but do not find it."""
SECRET = ("secret", "password", "cookie", "seed", "authorization")
"""Fields with such a word in their name are dropped."""

_TOKEN = re.compile(r"[\w-]{16,}")
_QUERY = re.compile(r"\?[^\s\"']*")
_VALUES = re.compile(r"(\[parameters|DETAIL): .*")


def log(
    event: str,
    /,
    *,
    level: int = logging.INFO,
    logger: str = "klub",
    error: bool | BaseException = False,
    **fields: object,
) -> None:
    """Write down that ``event`` happened; ``error`` adds what is being handled, or that error."""
    logging.getLogger(logger).log(level, event, exc_info=error, extra={"fields": fields})


def short(table: str) -> str:
    """The part of a table's id that may be written down."""
    return table[:SHORT]


def begin(style: Style | None = None, stream: TextIO | None = None) -> None:
    """Send what klub and uvicorn log to ``stream``, or else to standard error.

    Where no style is given, a terminal gets text and everything else JSON. uvicorn must be told
    ``log_config=None``, or it will put its own handlers in place again.
    """
    stream = stream or sys.stderr
    handler = logging.StreamHandler(stream)
    handler.addFilter(Discretion())
    readable = stream.isatty() if style is None else style == "text"
    handler.setFormatter(Readable() if readable else Jsonl())
    root = logging.getLogger()
    for old in root.handlers[:]:
        root.removeHandler(old)
    root.addHandler(handler)
    root.setLevel(logging.WARNING)
    logging.getLogger("klub").setLevel(logging.INFO)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "uvicorn.asgi"):
        # Its notes of every connection say nothing that the club does not say better.
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [], True
        logger.setLevel(logging.WARNING)


class Discretion(logging.Filter):
    """Takes out of a line what nobody is to read there."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Clean the line; none is dropped."""
        record.fields = _clean(getattr(record, "fields", None) or {})
        if record.name.startswith("uvicorn"):
            # Addresses have the ids of tables in them.
            told = _QUERY.sub("?…", record.getMessage())
            record.msg = _TOKEN.sub(lambda found: f"{short(found[0])}…", told)
            record.args = None
        return True


class Jsonl(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """``time``, ``level``, ``logger``, ``event``, the fields, and ``error`` if there is one."""
        at = datetime.fromtimestamp(record.created, UTC)
        line: dict[str, object] = {
            "time": at.isoformat(timespec="milliseconds").replace("+00:00", "Z"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": record.getMessage(),
        }
        for key, value in getattr(record, "fields", {}).items():
            line[f"{key}_" if key in line else key] = value
        if told := _error(self, record):
            line["error"] = told
        try:
            return msgspec.json.encode(line, enc_hook=str).decode()
        except (ValueError, OverflowError, TypeError):  # half a character, or a huge number
            return json.dumps(line, default=str, skipkeys=True)


class Readable(logging.Formatter):
    """One line for a person; an error is followed by where it happened."""

    def format(self, record: logging.LogRecord) -> str:
        """The time of day, the event, and the fields."""
        at = time.strftime("%H:%M:%S", time.localtime(record.created))
        level = "" if record.levelno == logging.INFO else f"{record.levelname.lower()}: "
        fields = getattr(record, "fields", {})
        words = [f"{at} {level}{record.getMessage()}"]
        words += [f"{key}={value}" for key, value in fields.items()]
        lines = ["  ".join(words), *_error(self, record).splitlines()]
        return "\n".join(map(_printable, lines))


def _error(formatter: logging.Formatter, record: logging.LogRecord) -> str:
    """Where the error of a line happened, without the values that a database was given."""
    if not record.exc_info or record.exc_info[0] is None:
        return ""
    return _VALUES.sub(r"\1: …", formatter.formatException(record.exc_info))


def _clean(fields: Mapping[str, Any]) -> dict[str, object]:
    clean: dict[str, object] = {}
    for key, value in fields.items():
        if any(word in str(key).lower() for word in SECRET):
            continue
        if isinstance(value, Mapping):
            value = _clean(value)
        clean[str(key)] = short(value) if key == "table" and isinstance(value, str) else value
    return clean


def _printable(line: str) -> str:
    """``line`` without signs that would disturb a terminal or break it in two."""
    return "".join(sign if sign.isprintable() else f"\\x{ord(sign):02x}" for sign in line)

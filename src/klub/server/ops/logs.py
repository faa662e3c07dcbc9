"""What the club writes down about itself: an event and its fields, one line each.

One JSON object a line for machines, or a readable line for a terminal. No line has a secret, or the
whole id of a table: everybody who knows that may sit down there. Both are taken out of the finished
line, so that it does not matter whether they were in the event, in a field or in a traceback.
"""

import json
import logging
import re
import sys
import time
from collections.abc import Mapping
from contextlib import suppress
from datetime import UTC, datetime
from typing import Any, Literal, TextIO

import msgspec

from klub.server.ops.redaction import redact, short, source_names

__all__ = ["Discretion", "Jsonl", "Output", "Readable", "Style", "begin", "log", "short"]

Style = Literal["text", "json"]

SECRET = ("secret", "password", "cookie", "seed", "authorization")
"""Fields with such a word in their name are dropped."""

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


def begin(style: Style | None = None, stream: TextIO | None = None) -> None:
    """Send what klub and uvicorn log to ``stream``, or else to standard error.

    Where no style is given, a terminal gets text and everything else JSON. uvicorn must be told
    ``log_config=None``, or it will put its own handlers in place again.
    """
    stream = stream or sys.stderr
    handler = Output(stream)
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


class Output(logging.StreamHandler[TextIO]):
    """Where lines go. What cannot be written is told without its values."""

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 (logging's own name)
        """Name the error and the line of code that logged; Python would print the arguments too."""
        kind = sys.exc_info()[0]
        assert kind is not None
        with suppress(OSError, ValueError):  # the stream may be what is broken
            self.stream.write(f"{kind.__name__} in log: {record.pathname}:{record.lineno}\n")


class Discretion(logging.Filter):
    """Takes secret fields out of a line, and queries out of addresses."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Clean the line; none is dropped."""
        record.fields = _clean(getattr(record, "fields", None) or {})
        if record.name.startswith("uvicorn"):
            record.msg = _QUERY.sub("?…", record.getMessage())
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
            text = msgspec.json.encode(line, enc_hook=str).decode()
        except (ValueError, OverflowError, TypeError):  # half a character, or a huge number
            text = json.dumps(line, default=str, skipkeys=True)
        return redact(text, _source_names(record))


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
        return redact("\n".join(map(_printable, lines)), _source_names(record))


def _error(formatter: logging.Formatter, record: logging.LogRecord) -> str:
    """Where the error of a line happened, without the values that a database was given."""
    if not record.exc_info or record.exc_info[0] is None:
        return ""
    return _VALUES.sub(r"\1: …", formatter.formatException(record.exc_info))


def _source_names(record: logging.LogRecord) -> frozenset[str]:
    return source_names(record.exc_info[1] if record.exc_info else None)


def _clean(fields: Mapping[str, Any]) -> dict[str, object]:
    clean: dict[str, object] = {}
    for key, value in fields.items():
        if any(word in str(key).lower() for word in SECRET):
            continue
        hidden = key == "table" and isinstance(value, str)
        clean[str(key)] = short(value) if hidden else _cleaned(value)
    return clean


def _cleaned(value: object) -> object:
    if isinstance(value, Mapping):
        return _clean(value)
    if isinstance(value, list | tuple):
        return [_cleaned(one) for one in value]
    # As JSON bytes would be base64, in which an id is not seen.
    return repr(value) if isinstance(value, bytes | bytearray) else value


def _printable(line: str) -> str:
    """``line`` without signs that would disturb a terminal or break it in two."""
    return "".join(sign if sign.isprintable() else f"\\x{ord(sign):02x}" for sign in line)

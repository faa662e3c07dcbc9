"""Logs: one line an event, readable by machines or people, without secrets."""

import io
import json
import logging
import sys
from collections.abc import Iterator
from datetime import datetime

import pytest
from sqlalchemy import create_engine
from sqlalchemy.exc import OperationalError

from klub.server.ops.logs import begin, log, short

TABLE = "Zk3v9QpLw0aXyT7bN2mC"


class Screen(io.StringIO):
    """A stream that says it is a terminal."""

    def isatty(self) -> bool:
        """It is."""
        return True


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    """Loggers belong to the whole process."""
    loggers = [
        logging.getLogger(name)
        for name in ("root", "klub", "uvicorn", "uvicorn.error", "uvicorn.access", "uvicorn.asgi")
    ]
    before = [(one, one.level, one.handlers[:], one.propagate) for one in loggers]
    yield
    for logger, level, handlers, propagate in before:
        logger.setLevel(level)
        logger.handlers, logger.propagate = handlers, propagate


@pytest.fixture
def lines() -> io.StringIO:
    """Where JSON is written."""
    stream = io.StringIO()
    begin("json", stream)
    return stream


def only(stream: io.StringIO) -> dict[str, object]:
    """The one line that was written."""
    assert stream.getvalue().count("\n") == 1
    found: dict[str, object] = json.loads(stream.getvalue())
    return found


def test_a_line_is_one_json_object(lines: io.StringIO) -> None:
    log("table-opened", table=short(TABLE), seats=4, share=0.5, names=["Ada", None], ok=True)
    line = only(lines)
    at = datetime.fromisoformat(str(line.pop("time")))
    assert at.utcoffset() is not None
    assert list(line.items()) == [
        ("level", "info"),
        ("logger", "klub"),
        ("event", "table-opened"),
        ("table", "Zk3v9Q"),
        ("seats", 4),
        ("share", 0.5),
        ("names", ["Ada", None]),
        ("ok", True),
    ]


def test_fields_may_be_given_to_any_logger(lines: io.StringIO) -> None:
    told = logging.getLogger("klub.server.other")
    told.warning("late by %d ms", 12, extra={"fields": {"tick": 5}})
    line = only(lines)
    assert (line["logger"], line["level"]) == ("klub.server.other", "warning")
    assert (line["event"], line["tick"]) == ("late by 12 ms", 5)


def test_a_field_does_not_take_the_place_of_the_line_s_own(lines: io.StringIO) -> None:
    log("clock", time=5, event="mine")
    line = only(lines)
    assert (line["event"], line["event_"], line["time_"]) == ("clock", "mine", 5)


@pytest.mark.parametrize("value", ["\udcff", 2**70, object, {1, 2}, b"\xff", float("nan"), "a\nb"])
def test_any_value_makes_one_line(value: object, lines: io.StringIO) -> None:
    log("odd", value=value)
    assert "value" in only(lines)


FIELDS = {
    "secret": "k7",
    "password_hash": "k7",
    "Authorization": "k7",
    "headers": {"Set-Cookie": "k7", "fine": {"seed": "k7", "seats": 2}},
    "who": "Ada",
}


@pytest.mark.parametrize("style", ["json", "text"])
def test_secrets_are_dropped_wherever_they_are(style: str) -> None:
    stream = io.StringIO()
    begin("json" if style == "json" else "text", stream)
    logging.getLogger("klub").info("came", extra={"fields": FIELDS})
    assert "k7" not in stream.getvalue()
    assert "Ada" in stream.getvalue()
    assert "seats" in stream.getvalue()


def test_no_line_has_a_whole_table_id(lines: io.StringIO) -> None:
    log("opened", table=TABLE)
    assert only(lines)["table"] == short(TABLE) == TABLE[:6]


@pytest.mark.parametrize("logger", ["uvicorn.access", "uvicorn.error"])
def test_uvicorn_goes_the_same_way_and_tells_no_address_in_full(
    logger: str, lines: io.StringIO
) -> None:
    told = '%s - "%s %s HTTP/%s" %d'
    path = f"/tables/{TABLE}?secret=hunter2"
    logging.getLogger(logger).warning(told, "127.0.0.1:5", "GET", path, "1.1", 500)
    line = only(lines)
    assert line["event"] == f'127.0.0.1:5 - "GET /tables/{TABLE[:6]}…?… HTTP/1.1" 500'
    assert line["logger"] == logger


def test_uvicorn_s_own_handlers_are_gone_and_its_chatter_too() -> None:
    own = io.StringIO()
    logging.getLogger("uvicorn").addHandler(logging.StreamHandler(own))
    stream = io.StringIO()
    begin("json", stream)
    logging.getLogger("uvicorn.error").info("connection open")
    logging.getLogger("uvicorn.error").error("broken")
    assert own.getvalue() == ""
    assert only(stream)["event"] == "broken"


def test_a_second_beginning_takes_the_place_of_the_first(lines: io.StringIO) -> None:
    other = io.StringIO()
    begin("json", other)
    log("once")
    assert lines.getvalue() == ""
    assert only(other)["event"] == "once"


def test_an_error_says_where_it_happened(lines: io.StringIO) -> None:
    try:
        raise LookupError("no such table")
    except LookupError:
        log("broken", level=logging.ERROR, error=True)
    line = only(lines)
    assert line["level"] == "error"
    assert "test_an_error_says_where_it_happened" in str(line["error"])
    assert str(line["error"]).endswith("LookupError: no such table")


def test_an_error_of_a_database_does_not_tell_what_was_written(lines: io.StringIO) -> None:
    engine = create_engine("sqlite://")
    with engine.connect() as connection, pytest.raises(OperationalError) as caught:
        connection.exec_driver_sql("insert into nowhere values (?)", (TABLE,))
    engine.dispose()
    assert TABLE in str(caught.value)
    log("broken", error=caught.value)
    assert TABLE not in lines.getvalue()
    assert "no such table: nowhere" in str(only(lines)["error"])


def test_somebody_at_a_terminal_gets_one_readable_line() -> None:
    screen = Screen()
    begin(stream=screen)
    log("club-opened", port=8000, text="a\x1b[2J\nb")
    log("late", level=logging.WARNING)
    first, second = screen.getvalue().splitlines()
    assert first[8:] == r" club-opened  port=8000  text=a\x1b[2J\x0ab"
    assert second[8:] == " warning: late"


def test_somebody_at_a_terminal_sees_where_an_error_happened() -> None:
    screen = Screen()
    begin(stream=screen)
    try:
        raise LookupError("\x1b[2J")
    except LookupError as error:
        log("broken", level=logging.ERROR, error=error)
    assert "\x1b" not in screen.getvalue()
    assert screen.getvalue().splitlines()[-1] == r"LookupError: \x1b[2J"


def test_a_pipe_gets_json(monkeypatch: pytest.MonkeyPatch) -> None:
    stream = io.StringIO()
    monkeypatch.setattr(sys, "stderr", stream)
    begin()
    log("opened")
    assert only(stream)["event"] == "opened"

"""No log line lets its reader in: ids and secrets are shortened wherever they stand."""

import asyncio
import io
import json
import logging
import threading
from base64 import urlsafe_b64encode
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import sha256

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from klub.games import game
from klub.games.clustered import rules
from klub.server.ops.logs import Discretion, Jsonl, Output, Readable, log
from klub.server.ops.redaction import redact, short
from klub.server.ops.uncaught import uncaught_logged
from klub.server.stores import open_store
from klub.table import read_record

Place = Callable[[str, str], None]
"""Logs an id, with some text round it."""
LOGGER = logging.getLogger("klub.redaction")


def random_id(number: int, size: int) -> str:
    """As `secrets.token_urlsafe` makes them, but the same for the same number."""
    bits = sha256(str(number).encode()).digest()[:size]
    return urlsafe_b64encode(bits).rstrip(b"=").decode()


ids = st.one_of(
    st.builds(random_id, st.integers(0), st.sampled_from([16, 32])),
    st.builds(lambda number: sha256(str(number).encode()).hexdigest()[:32], st.integers(0)),
)
"""Of tables, secrets of sessions, seeds."""


@contextmanager
def written() -> Iterator[io.StringIO]:
    """What two handlers write, one for each style."""
    stream = io.StringIO()
    handlers = [Output(stream), Output(stream)]
    for handler, formatter in zip(handlers, (Jsonl(), Readable()), strict=True):
        handler.addFilter(Discretion())
        handler.setFormatter(formatter)
        LOGGER.addHandler(handler)
    LOGGER.setLevel(logging.INFO)
    LOGGER.propagate = False
    try:
        yield stream
    finally:
        LOGGER.propagate = True
        for handler in handlers:
            LOGGER.removeHandler(handler)


@pytest.fixture
def stream() -> Iterator[io.StringIO]:
    """What a test writes."""
    with written() as stream:
        yield stream


def fields(**named: object) -> None:
    LOGGER.info("came", extra={"fields": named})


def failure(error: BaseException) -> None:
    """Log an error as `except` does."""
    try:
        raise error
    except BaseException as caught:
        log("failed", logger=LOGGER.name, error=caught)


def noted(one: str, text: str) -> None:
    error = ValueError("no")
    error.add_note(f"{text}{one}")
    failure(error)


def caused(one: str, text: str) -> None:
    try:
        raise KeyError(one)
    except KeyError as error:
        cause = ValueError(text)
        cause.__cause__ = error
    failure(cause)


def followed(one: str, text: str) -> None:
    try:
        raise LookupError(f"{text}{one}")
    except LookupError:
        failure(RuntimeError("while that was handled"))


PLACES: list[Place] = [
    lambda one, text: LOGGER.info(f"{text}{one}{text}"),
    lambda one, text: LOGGER.info("%s at %r", text, one),
    lambda one, text: fields(table=one, text=text),
    lambda one, text: fields(what=f"{one}{text}", path=f"/t/{one}?{text}"),
    lambda one, text: fields(outer=[text, {"inner": ({"name": one}, [one])}]),
    lambda one, text: fields(**{f"{text}{one}": 1}),
    lambda one, text: fields(nested={one: {f"{text}_{one}": text}}),
    lambda one, text: fields(sets={one, text}, raw=one.encode(), error=KeyError(one, text)),
    lambda one, text: failure(KeyError(one)),
    lambda one, text: failure(ValueError(f"{text}{one}", text, {one: [one]})),
    lambda one, text: failure(ExceptionGroup("two", [KeyError(one), OSError(2, text, one)])),
    noted,
    caused,
    followed,
]


@given(one=ids, text=st.text(max_size=20))
@example(one=random_id(1, 16), text="file_in_words_")
@example(one=random_id(2, 32), text="CONSTANT_")
@example(one=random_id(3, 16), text='"\\\n\r\x1b\udcff')
def test_an_id_is_shortened_wherever_it_stands(one: str, text: str) -> None:
    for place in PLACES:
        with written() as stream:
            place(one, text)
        assert one not in stream.getvalue()
        line, _, rest = stream.getvalue().partition("\n")
        assert isinstance(json.loads(line), dict)
        assert rest


@given(one=ids, before=st.text(max_size=30), after=st.text(max_size=30))
def test_nothing_glued_to_an_id_hides_it(one: str, before: str, after: str) -> None:
    assert one not in redact(f"{before}{one}{after}")


def test_a_shortened_id_still_tells_tables_apart() -> None:
    one = random_id(5, 16)
    assert redact(f"table {one}!") == f"table {short(one)}…!"


WORDS = """
/usr/lib/python3.11/site-packages/sqlalchemy/ext/asyncio/engine.py:1068
/srv/klub/src/klub/server/stores/migrations/versions/v0002_secrets.py
/tmp/pytest-of-root/pytest-12/test_a_table_whose_event_was_no0/club.db
tests/server_live/test_outages.py::test_housekeeping_goes_on_after_an_error
klub.server.stores.sql_people.SqlPeople.identity_by_secret
sqlalchemy.exc.OperationalError: (sqlite3.OperationalError) no such table: nowhere
NotImplementedError ConnectionResetError UnicodeDecodeError ExceptionGroup
housekeeping-failed database-log-lost FORWARDED_ALLOW_IPS
<Task finished name='Task-5' coro=<Club._show_again() done, defined at /klub/server/club.py:255>>
<klub.server.live.table.LiveTable object at 0x00007f3a5c1b2d90>
123e4567-e89b-12d3-a456-426614174000 1763515502.123456789 0.30000000000000004 -12345678901234567890
2026-11-19T01:45:02.123+00:00 ~~~~~~~~~~~~~~~~~~~~^^^^^^^^ -------------------- ____________________
""".strip().splitlines()


@pytest.mark.parametrize("line", WORDS)
def test_words_and_names_stay(line: str) -> None:
    assert redact(line) == line


def _unknown_game() -> None:
    game("chess")


def _broken_record() -> None:
    read_record('{"klub-record": 1, "game"')


def _no_such_folder() -> None:
    asyncio.run(open_store("sqlite:////no/such/folder/club.db"))


def _wrong_arguments() -> None:
    rules.play(None, None)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "fails", [_unknown_game, _broken_record, _no_such_folder, _wrong_arguments]
)
def test_a_traceback_of_klub_stays_as_it_is(fails: Callable[[], None], stream: io.StringIO) -> None:
    try:
        fails()
    except Exception as error:
        log("failed", logger=LOGGER.name, error=error)
        plain = logging.Formatter().formatException((type(error), error, error.__traceback__))
    line = stream.getvalue().partition("\n")[0]
    assert json.loads(line)["error"] == plain
    assert "File" in plain


async def _forgotten(table: str) -> None:
    raise KeyError(table)


def test_a_task_that_nobody_waited_for_tells_no_id(
    stream: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = random_id(6, 16)
    monkeypatch.setattr(asyncio.log, "logger", LOGGER)  # type: ignore[attr-defined]
    monkeypatch.setattr(asyncio.base_events, "logger", LOGGER)

    async def club() -> None:
        task = asyncio.create_task(_forgotten(table), name=f"table {table}")
        await asyncio.wait([task])
        del task

    asyncio.run(club())
    assert "Task exception was never retrieved" in stream.getvalue()
    assert "raise KeyError(table)" in stream.getvalue()
    assert table not in stream.getvalue()
    assert short(table) in stream.getvalue()


def test_a_thread_that_ends_by_an_error_is_logged(
    stream: io.StringIO, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table = random_id(7, 16)
    monkeypatch.setattr(logging.getLogger("klub"), "handlers", LOGGER.handlers)

    def work() -> None:
        raise KeyError(table)

    before = threading.excepthook
    with uncaught_logged():
        thread = threading.Thread(target=work)
        thread.start()
        thread.join()
    assert threading.excepthook is before
    assert "thread-failed" in stream.getvalue()
    assert "raise KeyError(table)" in stream.getvalue()
    assert table not in stream.getvalue()
    assert capsys.readouterr().err == ""


def test_an_error_that_ends_the_program_is_logged(
    stream: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = random_id(8, 16)
    monkeypatch.setattr(logging.getLogger("klub"), "handlers", LOGGER.handlers)
    with pytest.raises(SystemExit) as ended, uncaught_logged():
        raise KeyError(table)
    assert ended.value.code == 1
    assert "club-failed" in stream.getvalue()
    assert table not in stream.getvalue()


def test_a_line_that_cannot_be_written_tells_no_arguments(stream: io.StringIO) -> None:
    table = random_id(9, 16)
    record = LOGGER.makeRecord("klub", logging.INFO, "club.py", 7, "%d tables", (table,), None)
    handler = Output(stream)
    handler.setFormatter(Jsonl())
    handler.handle(record)
    assert stream.getvalue() == "TypeError in log: club.py:7\n"

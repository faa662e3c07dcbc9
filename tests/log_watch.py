"""Looks at everything that tests log: no line may hold the whole id of a table, or a secret.

A pytest plugin. Each record is written as the club would write it, by the real filter and the real
formatters, whatever handlers a test has put in place. A line is at fault if it holds an id that
this process has made, or anything shaped like one. What a club in a process of its own has written
is read with `leaks` or `assert_no_leaks`.
"""

import logging
import re
import secrets
from collections.abc import Generator, Iterator
from copy import copy
from typing import Any

import pytest

SIZES = (16, 22, 43)
"""Characters of what `token_urlsafe` makes: ids of people and tables, secrets of sessions."""
_RUN = re.compile(r"[A-Za-z0-9_-]{16,}")
_SHAPE = re.compile(
    r"(?<![\w-])(?=[\w-]*[0-9])(?=[\w-]*[a-z])(?=[\w-]*[A-Z])(?:[\w-]{22}|[\w-]{43})(?![\w-])"
)
"""A table's id or a secret by its look, which 39 of 40 have."""

made: set[str] = set()
"""Every id and secret that this process has made."""
faults: list[str] = []
"""Lines with one of them for which no test has failed yet."""


def leaks(text: str) -> list[str]:
    """Whole ids and secrets in ``text``."""
    found = [shape[0] for shape in _SHAPE.finditer(text)]
    return found + [one for run in _RUN.findall(text) for one in _parts(run) if one in made]


def assert_no_leaks(text: str) -> None:
    """Fail if what another process has written holds a whole id or a secret."""
    found = leaks(text)
    assert not found, f"whole ids or secrets {found} in:\n{text}"


def look(record: logging.LogRecord) -> None:
    """Write a record in both styles, and note the lines that are at fault."""
    from klub.server.ops.logs import Discretion, Jsonl, Readable

    if record.levelno < logging.INFO:  # no club writes these down
        return
    record = copy(record)  # other handlers get it as it is
    Discretion().filter(record)
    faults.extend(line for style in (Jsonl(), Readable()) if leaks(line := style.format(record)))


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown() -> Generator[None, Any, Any]:
    """Fail the test in which such a line was logged, or before it by a thread."""
    result = yield
    if faults:
        found = "\n".join(faults)
        faults.clear()
        pytest.fail(f"whole ids or secrets were logged:\n{found}", pytrace=False)
    return result


def _parts(run: str) -> Iterator[str]:
    """Everything in a run of characters that has the length of an id."""
    for size in SIZES:
        for begin in range(len(run) - size + 1):
            yield run[begin : begin + size]


def _begin() -> None:
    """Note all ids that are made from now on, and look at all records."""
    token_urlsafe, handled = secrets.token_urlsafe, logging.Logger.callHandlers

    def noted(nbytes: int | None = None) -> str:
        token = token_urlsafe(nbytes)
        made.add(token)
        return token

    def seen(self: logging.Logger, record: logging.LogRecord) -> None:
        look(record)
        handled(self, record)

    secrets.token_urlsafe = noted
    logging.Logger.callHandlers = seen  # type: ignore[method-assign]
    logging.getLogger("klub").setLevel(logging.INFO)  # as in a club that runs


_begin()  # before any module of klub has imported `token_urlsafe`

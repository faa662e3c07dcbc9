"""``klub serve``: the club opened from the shell, closed by a signal, refused in one sentence."""

import json
import logging
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Timer
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest
from log_watch import assert_no_leaks
from typist import Klub

from klub.cli import serve
from klub.cli.arguments import arguments

PATIENCE = 120.0
"""s after which a club that says nothing is given up."""

OPEN = re.compile(r"The club is open at (http://127\.0\.0\.1:(\d+)/) \(Control-C closes it\)\.\n")


@pytest.fixture(autouse=True)
def _logs_as_before() -> Iterator[None]:
    """A club in this process leaves no handler behind that writes to a closed screen."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)


@contextmanager
def opened(*words: str, **environment: str) -> Iterator[subprocess.Popen[str]]:
    """A klub in a process of its own, killed at the end if it still runs."""
    with subprocess.Popen(
        [sys.executable, "-m", "klub", *words],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, **environment},
        text=True,
    ) as process:
        guard = Timer(PATIENCE, process.kill)
        guard.start()
        try:
            yield process
        finally:
            guard.cancel()
            process.kill()


def address(process: subprocess.Popen[str]) -> str:
    """Where the club says that it is open."""
    assert process.stdout
    line = process.stdout.readline()
    found = OPEN.fullmatch(line)
    if found is None:
        process.kill()
        pytest.fail(f"{line} {process.communicate()}")
    return found[1]


def test_a_host_sets_limits(home: Path) -> None:
    with opened("serve", "--port", "0", "--limit", "requests=2/hour") as club:
        url = f"{address(club)}healthz"
        for _ in range(2):
            with urlopen(url, timeout=PATIENCE) as answer:  # noqa: S310 (our own)
                assert answer.status == 200
        with pytest.raises(HTTPError, match="429"):
            urlopen(url, timeout=PATIENCE)  # noqa: S310 (our own)


@pytest.mark.skipif(os.name != "posix", reason="signals")
@pytest.mark.parametrize(("closing", "code"), [(signal.SIGINT, 0), (signal.SIGTERM, 0)])
def test_a_club_opens_on_a_free_port_and_closes(
    closing: signal.Signals, code: int, home: Path
) -> None:
    with opened("serve", "--port", "0", "--log", "json") as club:
        with urlopen(f"{address(club)}healthz", timeout=PATIENCE) as answer:  # noqa: S310 (our own)
            assert answer.status == 200
        club.send_signal(closing)
        out, err = club.communicate(timeout=PATIENCE)
    assert (club.returncode, out) == (code, "The club is closed.\n")
    assert_no_leaks(err)
    assert {json.loads(line)["level"] for line in err.splitlines()} <= {"info"}
    assert (home / "club.db").exists()


@pytest.mark.skipif(os.name != "posix", reason="a browser in two lines")
def test_a_browser_is_opened_if_asked_for(home: Path, tmp_path: Path) -> None:
    browser = tmp_path / "browser"
    browser.write_text('#!/bin/sh\necho "I see $1"\n')
    browser.chmod(0o755)
    store = f"sqlite:///{tmp_path}/other.db"
    words = ["serve", "--port", "0", "--store", store, "--open"]
    with opened(*words, BROWSER=str(browser)) as club:
        here = address(club)
        assert club.stdout
        assert club.stdout.readline() == f"I see {here}\n"
    assert (tmp_path / "other.db").exists()
    assert not home.exists()


def test_a_port_that_is_taken_is_told(klub: Klub, home: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        ran = klub("serve", "--port", port)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"klub: Port {port} is in use")
    assert ran.err.count("\n") == 1
    assert not home.exists()


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ("--store postgresql://nobody:hunter2@127.0.0.1:1/klub", "cannot be opened"),
        ("--store sqlite:////no/such/folder/club.db", "cannot be opened"),
        ("--store oracle://here", "not the address of a database"),
        ("--host no.such.host.invalid", "cannot listen on no.such.host.invalid"),
        ("--host 192.0.2.1", "cannot listen on 192.0.2.1"),
        ("--port 65536", "not a port"),
        ("--port -1", "port"),
        ("--port eighty", "not a port"),
        ("--origin klub.example", "not written https://host"),
        ("--origin https://klub.example/path", "not written https://host"),
        ("--origin https://ada:secret@klub.example", "not written https://host"),
        ("--origin http://[::1", "not written https://host"),
        ("--log yaml", "yaml"),
        ("--limit guests", "is not written NAME=VALUE"),
        ("--limit guest=5/hour", "did you mean guests"),
        ("--limit guests=5", "expected a count and the time in which as many come back"),
        ("--limit connections=many", "expected a whole number above 0, such as 256"),
        ("--limit guests=5/hour --limit guests=6/hour", "The limit guests is given twice"),
    ],
)
def test_a_club_that_cannot_open_says_why_in_one_sentence(
    words: str, says: str, klub: Klub, home: Path
) -> None:
    ran = klub("serve", *("--port 0".split() if "--port" not in words else []), *words.split())
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("klub: ")
    assert ran.err.count("\n") == 1
    assert says in ran.err
    assert "hunter2" not in ran.err


def test_klub_alone_opens_the_club() -> None:
    alone, said = arguments([]), arguments(["serve"])
    assert alone == said
    assert (alone.host, alone.port, alone.store, alone.open) == ("127.0.0.1", 8000, None, None)
    assert alone.command is serve.run


def test_origins_are_told_as_browsers_tell_them() -> None:
    words = ["serve", "--origin", "https://Klub.Example/", "--origin", "http://10.0.0.5:8080"]
    assert arguments(words).origin == ["https://klub.example", "http://10.0.0.5:8080"]


def test_an_address_can_be_typed_into_a_browser() -> None:
    assert serve.address("127.0.0.1", 80) == "http://127.0.0.1:80/"
    assert serve.address("0.0.0.0", 8000) == "http://127.0.0.1:8000/"  # noqa: S104
    assert serve.address("::", 8000) == "http://[::1]:8000/"
    assert serve.address("fd00::5", 8000) == "http://[fd00::5]:8000/"


def test_others_are_told_an_address_only_if_the_club_is_open_to_them() -> None:
    assert serve.lan_address("127.0.0.1", 8000) is None
    lan = serve.lan_address("0.0.0.0", 8000)  # noqa: S104
    assert lan is None or re.fullmatch(r"http://[\d.]+:8000/", lan)


def test_a_browser_is_not_opened_where_nobody_sits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISPLAY", ":0")
    assert not serve.may_open()


def test_whoever_plays_in_the_terminal_does_not_load_the_server() -> None:
    program = "import sys, klub.cli; klub.cli.arguments(['play']); print(*sys.modules)"
    told = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True)
    assert not {b"klub.server", b"sqlalchemy", b"uvicorn", b"starlette"} & set(told.stdout.split())


def test_a_second_club_on_the_same_file_is_refused(klub: Klub, home: Path) -> None:
    with opened("serve", "--port", "0") as club:
        address(club)
        ran = klub("serve", "--port", "0")
        assert (ran.code, ran.out) == (2, "")
        assert "A club is open on" in ran.err
    assert (home / "club.db").stat().st_mode & 0o077 == 0


def test_klub_with_arguments_of_the_club_opens_it() -> None:
    assert arguments(["--port", "0"]) == arguments(["serve", "--port", "0"])

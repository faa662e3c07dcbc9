"""Requests that never come to an end, and heads that are too large."""

import time
from collections.abc import Iterator

import pytest
from club_house import club_house
from server_fuzz.line import greeting

from klub.server.accounts.limits import Rates
from server_transport.visitors import PATIENCE, asked, dialled, rest, status

HEAD = b"GET /healthz HTTP/1.1\r\nHost: club\r\n"
BODY = (
    b"POST /api/me HTTP/1.1\r\nHost: club\r\nContent-Type: application/json\r\n"
    b"Content-Length: 1000\r\n\r\n{"
)


@pytest.fixture(scope="module")
def port() -> Iterator[int]:
    """A club that waits a second for a head, and one for a body."""
    with club_house(rates=Rates(header_seconds=1, body_seconds=1)) as opened:
        yield opened


@pytest.mark.parametrize("begun", [HEAD, BODY], ids=["head", "body"])
def test_a_request_that_drips_is_answered_with_408(begun: bytes, port: int) -> None:
    line = dialled(port, data=begun)
    line.settimeout(0.1)
    until = time.monotonic() + PATIENCE
    answer = b""
    while not answer and time.monotonic() < until:
        try:
            answer = line.recv(1000)
        except TimeoutError:
            line.sendall(b"x")
    assert answer.startswith(b"HTTP/1.1 408 ")
    line.settimeout(PATIENCE)
    rest(line)
    line.close()


def test_a_connection_that_says_nothing_is_closed_without_a_word(port: int) -> None:
    line = dialled(port)
    assert rest(line) == b""
    line.close()


def test_blank_lines_do_not_keep_a_connection(port: int) -> None:
    line = dialled(port, data=b"\r\n")
    line.settimeout(0.1)
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        try:
            assert line.recv(1000) == b""
            break
        except TimeoutError:
            line.sendall(b"\r\n")
        except ConnectionError:
            break
    else:
        pytest.fail("the club keeps the connection")
    line.close()


def test_requests_one_after_the_other_and_at_once_are_answered(port: int) -> None:
    line = dialled(port)
    for _ in range(3):
        line.sendall(HEAD + b"\r\n")
        assert line.recv(10_000).startswith(b"HTTP/1.1 200 ")
    line.sendall((HEAD + b"\r\n") * 20 + HEAD + b"Connection: close\r\n\r\n")
    assert rest(line).count(b"HTTP/1.1 200 ") == 21
    line.close()


MANY = tuple(f"X-{number}: x" for number in range(200))
LONG = "x" * 100_000


@pytest.mark.parametrize(
    ("head", "answer"),
    [
        (greeting(0, "", *MANY), 431),
        (greeting(0, LONG), 431),
        (greeting(0, "", f"X: {'x' * 8200}"), 431),
        (greeting(0, "", "Content-Length: 2") + b"{}", 400),
        (greeting(0).replace(b"/ws/1", b"/" + b"x" * 9000), 414),
        (HEAD + b"\r\n".join(line.encode() for line in MANY) + b"\r\n\r\n", 431),
        (HEAD + b"Cookie: " + LONG.encode() + b"\r\n\r\n", 431),
        (HEAD.replace(b"healthz", LONG.encode()) + b"\r\n", 431),
        (b"no HTTP at all\r\n\r\n", 400),
    ],
    ids=range(9),
)
def test_a_head_that_is_too_large_is_answered(head: bytes, answer: int, port: int) -> None:
    assert status(dialled(port, data=head)) == answer
    assert asked(port) == 200

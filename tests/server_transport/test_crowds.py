"""How many connections an address may have: the oldest idle one makes room, others come in."""

import logging
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, closing
from functools import partial
from pathlib import Path

import pytest
from club_house import club_house
from server_fuzz.line import greeting

from klub.server.accounts.limits import Rates
from klub.server.transport.connections import Connections
from server_transport.visitors import ASK, OTHER, PATIENCE, STRANGER, asked, dialled, rest, status

MOST = 8
HALF = b"GET / HTTP/1.1\r\nHost: club\r\n"


@pytest.fixture(scope="module")
def port() -> Iterator[int]:
    """A club with room for a few connections of each address."""
    with club_house(rates=Rates(connections=MOST)) as opened:
        yield opened


def forwarded(client: str, data: bytes = ASK) -> bytes:
    """A request that a proxy passes on."""
    return data.replace(b"\r\n", f"\r\nX-Forwarded-For: {client}\r\n".encode(), 1)


def test_half_requests_make_room_for_whole_ones(
    port: int, caplog: pytest.LogCaptureFixture
) -> None:
    source = "127.0.0.4"
    with ExitStack() as ending, caplog.at_level(logging.INFO, "klub"):
        lines = [
            ending.enter_context(closing(dialled(port, source, HALF))) for _ in range(3 * MOST)
        ]
        assert all(rest(line) == b"" for line in lines[: 2 * MOST])
        assert asked(port, OTHER) == 200
        assert asked(port, source) == 200
    told = [one.__dict__["fields"] for one in caplog.records if one.getMessage() == "turned-away"]
    assert told == [{"address": source, "why": "connections"}]


def test_an_address_that_is_busy_gets_no_more_and_others_do(port: int) -> None:
    with ExitStack() as ending:
        for _ in range(MOST):
            line = ending.enter_context(closing(dialled(port, data=greeting(port))))
            assert line.recv(1000).startswith(b"HTTP/1.1 101 ")
        line = ending.enter_context(closing(dialled(port)))
        assert rest(line) == b""
        assert asked(port, OTHER) == 200
    # Once they have gone there is room again.
    while asked(port, STRANGER) != 200:
        pass


def test_behind_a_proxy_each_client_counts_for_itself(port: int) -> None:
    proxy = "127.0.0.1"
    with ExitStack() as ending:
        for _ in range(MOST):
            data = forwarded("10.0.0.1", greeting(port))
            line = ending.enter_context(closing(dialled(port, proxy, data)))
            assert line.recv(1000).startswith(b"HTTP/1.1 101 ")
        assert status(dialled(port, proxy, forwarded("10.0.0.1"))) == 429
        assert status(dialled(port, proxy, forwarded("10.0.0.2"))) == 200
        assert status(dialled(port, proxy, forwarded("10.0.0.1, 10.0.0.3"))) == 200
        assert status(dialled(port, STRANGER, forwarded("10.0.0.1"))) == 200


def test_when_all_places_are_taken_the_most_crowded_address_makes_room() -> None:
    dropped: list[str] = []
    crowd = Connections(each=3, total=5, proxies="127.0.0.1")
    for name in ("1 first", "1 second", "1 third", "2 first", "2 second"):
        assert crowd.admit(f"10.0.0.{name[0]}", partial(dropped.append, name))
    assert crowd.admit("10.0.0.3", partial(dropped.append, "3 first"))
    assert dropped == ["1 first"]
    assert len(crowd) == 5


@pytest.mark.skipif(os.name != "posix", reason="ulimit")
def test_more_half_requests_than_descriptors_keep_nobody_out(home: Path) -> None:
    command = f"ulimit -n 200 && exec {sys.executable} -m klub serve --port 0 --no-open"
    club = subprocess.Popen(
        ["sh", "-c", command], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    with club:
        assert club.stdout
        try:
            port = int(club.stdout.readline().split("127.0.0.1:")[1].split("/")[0])
            with ExitStack() as ending:
                for source in (STRANGER, "127.0.0.1"):
                    for _ in range(220):
                        ending.enter_context(closing(dialled(port, source, HALF)))
                    assert asked(port, OTHER) == 200
                    assert asked(port, source) == 200
        finally:
            club.terminate()
        _, noted = club.communicate(timeout=PATIENCE)
    assert noted.startswith("The system lets this process open only 200 files, so the club takes")
    assert noted.count("turned-away") == 2  # one line for each address

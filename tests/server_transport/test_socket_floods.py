"""Sockets that send without end are closed with 4029, and nobody else waits for them."""

import logging
from collections.abc import Iterator

import pytest
from club_house import club_house
from server_fuzz.line import CONTINUED, PING, PONG, TEXT, Closed, Line, frame

from klub.server.accounts.limits import Rates
from klub.server.live.connection import TOO_MANY
from klub.wire import told
from server_transport.visitors import asked

EMPTY = frame(b"", TEXT, flags=0)
"""The beginning of a message that never ends."""
FLOODS = {
    "pings": frame(b"", PING),
    "pongs": frame(b"", PONG),
    "fragments": EMPTY + frame(b"", CONTINUED, flags=0) * 40_000,
    "nothing": frame(b"{}"),
}
BULK = 1 << 18
"""Bytes of a flood: at least 40,000 frames."""


@pytest.fixture(scope="module")
def port() -> Iterator[int]:
    """A club with its usual limits."""
    with club_house(rates=Rates()) as opened:
        yield opened


def end(line: Line) -> Closed:
    """How a socket ends."""
    while not isinstance(heard := line.next(), Closed):
        pass
    line.close()
    return heard


@pytest.mark.parametrize("kind", FLOODS)
def test_a_socket_that_floods_is_closed_and_others_are_answered(kind: str, port: int) -> None:
    data = FLOODS[kind] * (BULK // len(FLOODS[kind]) or 1)
    lines = [Line.open(port) for _ in range(8)]
    for line in lines:
        line.send(data)
    assert asked(port) == 200
    assert {end(line).code for line in lines} == {TOO_MANY}


def test_a_flood_that_is_never_read_is_closed_too(port: int) -> None:
    line = Line.open(port)
    with pytest.raises(ConnectionError):
        line.send(FLOODS["pings"] * 10_000_000)
    line.close()


def test_a_message_in_pieces_without_end_is_cut_off() -> None:
    with club_house() as easy:  # no other limit ends it
        line = Line.open(easy)
        line.send(EMPTY + frame(b"", CONTINUED, flags=0) * 2000)
        assert end(line).code == TOO_MANY


def test_what_clients_do_is_no_flood(port: int) -> None:
    line = Line.open(port)
    line.send(frame(b"still here", PING) * 400)
    piece = frame(b"x" * 100, CONTINUED, flags=0)
    line.send(EMPTY + piece * 400 + frame(b"", CONTINUED))
    for _ in range(40):
        line.send(frame(b"x" * 63_000))
    refused = 0
    while refused < 41:
        heard = line.next()
        assert not isinstance(heard, Closed)
        refused += isinstance(heard, told.Refused)
    line.close()


def test_a_flooding_address_is_one_line_of_the_log(
    port: int, caplog: pytest.LogCaptureFixture
) -> None:
    with club_house(rates=Rates()) as own, caplog.at_level(logging.INFO, "klub"):
        for _ in range(3):
            line = Line.open(own)
            line.send(FLOODS["pings"] * 20_000)
            assert end(line).code == TOO_MANY
    lines = [record for record in caplog.records if record.getMessage() == "turned-away"]
    assert [record.__dict__["fields"] for record in lines] == [
        {"address": "127.0.0.1", "why": "flood"}
    ]

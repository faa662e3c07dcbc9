"""The club's own limits: whoever sends without end is told, then sent away; nobody else notices."""

from collections import Counter
from contextlib import ExitStack, closing
from pathlib import Path

import pytest

from klub.server.accounts.limits import Rates
from klub.server.live.connection import TOO_MANY
from klub.wire import told
from server_fuzz.ledger import Notes, changes, rows
from server_fuzz.line import Closed, Line, Refused, frame
from server_fuzz.scene import Guest, Scene, scene, text

CROWD = 24
"""Sockets that attack together: fewer than an address may have."""


def flood(line: Line, messages: list[bytes]) -> tuple[list[told.Refused | told.Done], int | None]:
    """Send all at once; what was answered, and how the socket ended, if it did."""
    line.send(b"".join(map(frame, messages)))
    answers: list[told.Refused | told.Done] = []
    while len(answers) < len(messages):
        heard = line.next()
        if isinstance(heard, Closed):
            return answers, heard.code
        if isinstance(heard, told.Refused | told.Done):
            answers.append(heard)
    return answers, None


def plays_on(club: Scene) -> None:
    """See that those who behave are answered, and that a move is told to the others."""
    table = club.tables["clustered"]
    club.insider.see(table)
    seen = club.host.see(table)
    hand = getattr(seen.view, "hand", ())
    card = next(one for one in hand if one.fits)
    move = f"{card.card}@{card.fits[0].x},{card.fits[0].y}"
    club.host.do("move", table, seat=0, move=move)
    while True:
        heard = club.insider.line.next()
        assert not isinstance(heard, Closed)
        if isinstance(heard, told.News) and heard.what == "played":
            assert (heard.seat, heard.text) == (0, move)
            return


def test_who_sends_without_end_is_told_and_then_sent_away(tmp_path: Path, notes: Notes) -> None:
    rates = Rates()
    with scene(tmp_path, rates) as club:
        before = rows(club.database)
        table = club.tables["clustered"]
        for data in (text("undo", table, 7), b"{}", text("release", table, 7, seat=0, hand=0)):
            line = Line.open(club.port, club.stranger.cookie)
            answers, code = flood(line, [data] * 1000)
            line.close()
            assert code == TOO_MANY
            reasons = Counter(
                one.reason.message for one in answers if isinstance(one, told.Refused)
            )
            assert reasons.total() == len(answers)
            if data != b"{}":
                assert reasons["too-fast"], reasons
        assert changes(before, rows(club.database)) == {}
        plays_on(club)
    assert notes.faults() == []


def test_who_waits_as_long_as_told_goes_on(tmp_path: Path) -> None:
    with scene(tmp_path, Rates()) as club:
        line = Line.open(club.port, club.stranger.cookie)
        answers, code = flood(line, [text("undo", club.tables["over"], 7)] * 100)
        line.close()
        assert code is None
        waits = [
            one.reason.arguments["milliseconds"]
            for one in answers
            if isinstance(one, told.Refused) and one.reason.message == "too-fast"
        ]
        assert waits
        assert all(isinstance(wait, int) and 0 < wait < 1000 for wait in waits)


def test_a_crowd_that_comes_and_goes_cuts_nobody_off(tmp_path: Path, notes: Notes) -> None:
    with scene(tmp_path, Rates()) as club, ExitStack() as ending:
        table = club.tables["clustered"]
        witness = Guest(club.port)
        ending.callback(witness.line.close)
        witness.see(table)
        crowd = [ending.enter_context(closing(Line.open(club.port))) for _ in range(CROWD)]
        pair = frame(text("watch", table, 1)) + frame(text("unwatch", table, 2))
        for line in crowd:
            line.send(pair * 30)
        for line in crowd:
            answered = 0
            while answered < 60 and not isinstance(heard := line.next(), Closed):
                answered += isinstance(heard, told.Done | told.Refused)
        plays_on(club)
        while not (isinstance(heard := witness.line.next(), told.News) and heard.what == "played"):
            assert not isinstance(heard, Closed), heard
    assert notes.faults() == []


def test_more_sockets_than_an_address_may_have_are_refused(tmp_path: Path, notes: Notes) -> None:
    with scene(tmp_path, Rates()) as club:
        lines: list[Line] = []
        held = len(club.guests)
        lines += [Line.open(club.port) for _ in range(Rates().sockets - held)]
        with pytest.raises(Refused, match="403"):
            Line.open(club.port)
        for line in lines:
            line.close()
        plays_on(club)
    assert notes.faults() == []

"""Hostile messages without end: the club lives, nothing changes, every answer is clear."""

import json
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest
from amount import amount

from klub.wire import told
from server_fuzz.attack import Attack, Judge
from server_fuzz.hostile import Attacker
from server_fuzz.ledger import Changes, Notes, changes, resident, rows
from server_fuzz.line import BINARY, CLOSE, CONTINUED, FINAL, PING, TEXT, Closed, Line, frame
from server_fuzz.scene import Guest, Scene, scene

FUZZ_MESSAGES = amount(everyday=20_000, long=200_000)
BUNDLE = 60
"""Messages that an attacker sends before looking at the answers."""
MORE_MEMORY = 150
"""MB. The club forgets what it refused; this is for what Python keeps of it."""
FORGED = f"klub={'A' * 43}"
OVER = (1009, None)
"""Too large; the reason is lost if the club hangs up while the rest is still on its way."""
ODD_COOKIES = ("klub=", "klub=\xff\xfe", "klub=a; klub=b", "=;;;==", f"klub={'A' * 5000}")


def attackers(scene: Scene, judge: Judge, seed: int) -> list[Attack]:
    """Everybody who attacks, each with a socket."""
    muted = frozenset(scene.tables[one] for one in ("open", "clustered", "kluster", "over"))
    own = scene.insider.see(scene.own["clustered"])
    scene.insider.do("unwatch", scene.own["clustered"])
    hers = scene.host.see(scene.tables["clustered"])
    scene.host.do("unwatch", scene.tables["clustered"])
    made = (*scene.made, *moves(hers))
    everywhere = frozenset((*scene.tables.values(), *scene.own.values()))
    guests: tuple[tuple[str, str, dict[str, Any]], ...] = (
        ("stranger", scene.stranger.cookie, {}),
        (
            "insider",
            scene.insider.cookie,
            {
                "seat": 1,
                "own": scene.own["clustered"],
                "hosted": scene.own["open"],
                "legal": frozenset(moves(own)),
            },
        ),
        ("muted", scene.muted.cookie, {"speechless": muted}),
        ("removed", scene.removed.cookie, {"speechless": frozenset([scene.tables["open"]])}),
        ("onlooker", "", {"speechless": everywhere}),
        ("forger", FORGED, {"speechless": everywhere}),
    )
    return [
        Attack(
            name,
            scene.port,
            cookie,
            Attacker(Random(f"{seed} {name}"), scene.tables, scene.people, made=made, **more),
            judge,
        )
        for name, cookie, more in guests
    ]


def moves(seen: told.Snapshot) -> list[str]:
    """The legal placements of somebody to move."""
    hand = getattr(seen.view, "hand", ())
    return [f"{one.card}@{at.x},{at.y}" for one in hand for at in one.fits]


def ends(luck: Random) -> tuple[bytes, tuple[int | None, ...]]:
    """Bytes that end a socket, and the codes by which they may."""
    large = luck.choice((64_001, 65_535, 65_536, 200_000))
    ways: tuple[tuple[bytes, tuple[int | None, ...]], ...] = (
        (frame(b" " * large), OVER),
        (frame(b"\0" * large, BINARY), OVER),
        (frame(b" " * 40_000, flags=0) + frame(b" " * 40_000, CONTINUED), OVER),
        (frame(b"{}", masked=False), (1002,)),
        (frame(b"{}", luck.choice((3, 7, 11, 15))), (1002,)),
        (frame(b"{}", flags=FINAL | luck.choice((0x10, 0x20, 0x40))), (1002,)),
        (frame(b"{}", CONTINUED), (1002,)),
        (frame(b"x" * 126, PING), (1002,)),
        (frame(b"x", CLOSE), (1002,)),
        (frame(b"\x03\xe8bye", CLOSE), (1000,)),
        (frame(b"\x00\x01", CLOSE), (1002,)),
        (b"\x81\xff" + b"\x7f" + b"\xff" * 7 + bytes(4), OVER),
    )
    return luck.choice(ways)


def test_hostile_messages_without_end_change_nothing(
    tmp_path: Path, notes: Notes, capsys: pytest.CaptureFixture[str]
) -> None:
    judge, luck = Judge(), Random(5)
    with scene(tmp_path) as club:
        attacks = attackers(club, judge, 5)
        witness = Guest(club.port)
        seen = {what: witness.see(table) for what, table in club.tables.items()}
        before, memory = rows(club.database), resident()
        while sum(one.sent for one in attacks) < FUZZ_MESSAGES:
            for one in attacks:
                one.send(one.attacker.message() for _ in range(BUNDLE))
            for one in attacks:
                one.hear()
            ended = luck.choice(attacks)
            ended.end_by(*ends(luck))
            watched(witness, club)
        grown = resident() - memory
        after = rows(club.database)
        again = Guest(club.port)
        for what, table in club.tables.items():
            now = again.see(table)
            assert (now.view, now.info.to_move) == (seen[what].view, seen[what].info.to_move)
        assert club.healthy()
        for one in attacks:
            one.hang_up()
        for guest in (witness, again):
            guest.line.close()
    with capsys.disabled():
        print(f"\n{sum(one.sent for one in attacks)} messages, {grown} MB more")  # noqa: T201
    assert [one for attack in attacks for one in attack.wrong][:20] == []
    assert allowed(changes(before, after), attacks) == {}
    assert judge.unclear == {}
    assert notes.faults() == []
    assert grown < MORE_MEMORY


def watched(witness: Guest, club: Scene) -> None:
    """See that somebody who only looks on hears nothing strange."""
    for heard in witness.line.heard():
        if isinstance(heard, told.News):
            assert heard.what == "said", heard
        else:
            assert isinstance(heard, told.Presence | told.TurnNow | bytes), heard


def allowed(found: Changes, attacks: list[Attack]) -> Changes:
    """Changes besides those that were granted: chat, and complaints."""
    said = Counter(
        json.loads(one.data)["table"]
        for attack in attacks
        for one in attack.granted
        if json.loads(one.data)["t"] == "say"
    )
    wrong = dict(found)
    gone, new = wrong.pop("events", ([], []))
    written = Counter(table for table, _, _, data in new if json.loads(data)["event"] == "said")
    if gone or len(new) != said.total() or written != said:
        wrong["events"] = (gone, [one for one in new if json.loads(one[3])["event"] != "said"])
    gone, new = wrong.pop("logs", ([], []))
    if {row[0] for row in gone} != set(said) or {row[0] for row in new} != set(said):
        wrong["logs"] = (gone, new)
    gone, new = wrong.pop("reports", ([], []))
    if gone or len(new) > 5 * len(attacks):
        wrong["reports"] = (gone, new)
    return wrong


def test_a_text_that_is_no_utf_8_ends_the_socket_and_nothing_else(
    tmp_path: Path, notes: Notes
) -> None:
    with scene(tmp_path) as club:
        for data in (b"\xff", b"{\xc3\x28}", b"\xed\xa0\x80", b"\xf8\x88\x80\x80\x80"):
            line = Line.open(club.port, club.stranger.cookie)
            line.send(frame(data, TEXT) * 3)
            while not isinstance(heard := line.next(), Closed):
                continue
            assert heard.code == 1007
            line.close()
        assert club.healthy()
    assert notes.faults() == []


def test_cookies_that_are_none_are_as_good_as_none(tmp_path: Path, notes: Notes) -> None:
    with scene(tmp_path) as club:
        for cookie in (FORGED, *ODD_COOKIES):
            line = Line.open(club.port, cookie)
            welcome = line.next()
            assert isinstance(welcome, told.Welcome)
            assert welcome.who is None
            line.close()
    assert notes.faults() == []

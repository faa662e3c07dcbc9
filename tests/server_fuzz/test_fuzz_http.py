"""Requests that no browser makes: the club answers clearly, or hangs up, and nothing changes."""

import json
import socket
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import pytest
from club_house import call

from klub.i18n import LANGUAGE, catalog
from klub.wire.forms import form
from server_fuzz.ledger import Notes, changes, rows
from server_fuzz.line import PATIENCE, greeting
from server_fuzz.scene import Scene, scene
from server_fuzz.texts import VALUES

REQUESTS = 3000
MOMENT = 0.15
"""s after which the rest of a request that was never whole is not sent either."""
CLIENTS = 16
NOT_HTTP = (
    "uvicorn.error Invalid HTTP request received.",
    "uvicorn.error Unsupported upgrade request.",
)
"""What uvicorn notes of bytes that are no request."""
PATHS = (
    *("/", "/api", "/api/", "/api/me", "/api/me/", "//api//me", "/API/ME", "/api/me?", "/api/me?x"),
    *("/api/../etc/passwd", "/../../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/api/%6de"),
    *("/api/tables/..", "/api/tables/%2e%2e%2frecord", "/api/tables/a%2Fb", "/api/tables/%00"),
    *("/api/tables/%ff%fe", "/api/tables/%C3%A9/record", "/api/tables/a%0d%0aX-Evil:1", "/api/%"),
    *("/api/tables/" + "a" * 5000, "/" + "a/" * 2000, "/api/tables?game=x", "/api/tables?game=%00"),
    *("/api/tables?game=clustered&game=kluster", "/api/bests/clustered?options=%7B", "/healthz/x"),
    *("/api/bests/kluster?options=[]", "/api/bests/kluster?options=" + "%5B" * 600, "/metrics?x=1"),
    *("/api/ladder/clustered/2", "/api/ladder/clustered/-1", "/api/ladder/clustered/9" + "9" * 400),
    *("/api/ladder/clustered/%D9%A1", "/api/daily/chess", "/api/me/results?limit=1e9", "/ws/1"),
    *(
        "/api/tables/a/hint",
        "/api/tables/%00/hint",
        "/api/tables/a/review?x=1",
        "/api/tables//review",
    ),
    *("*", "http://evil.example/api/me", "evil.example:80", "/api/me#x", "/api/me;x=1", "/\\..\\"),
)
VERBS = (
    *("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "CONNECT", "PROPFIND"),
    *("get", "G", "GET\t", "", "M-SEARCH", "FOO", "QUERY", "X" * 500),
)
HEADERS = (
    *("Origin: https://evil.example", "Origin: null", "Origin: http://127.0.0.1:1", "Origin: \xff"),
    *(
        "Origin: http://127.0.0.1@evil.example",
        "Origin: http://[::1",
        "Origin:",
        "Host: evil.example",
    ),
    *("Cookie: klub=" + "A" * 43, "Cookie: klub=\xff\xfe", "Cookie: ;;=;=", 'Cookie: klub="a\\0"'),
    *("Content-Type: text/plain", "Content-Type: application/json", "Content-Type: \xff/\xfe"),
    *("Content-Type: application/x-www-form-urlencoded", "Content-Type: multipart/form-data"),
    *("Transfer-Encoding: gzip", "Transfer-Encoding: chunked, chunked", "Expect: 100-continue"),
    *("Content-Length: -1", "Content-Length: +2", "Content-Length: 2, 2", "Content-Length: 9" * 1),
    *("Content-Length: " + "9" * 30, "Content-Length: 0x2", "Content-Length:", "X" * 100 + ": 1"),
    *("X-Forwarded-For: 1.2.3.4", "X-Forwarded-Proto: https", "Upgrade: h2c", "Upgrade: websocket"),
    *(
        "X-Big: " + "a" * 70_000,
        "A b: c",
        ": empty",
        "X-Nul: a\0b",
        " folded: yes",
        "X-HTTP-Method: PUT",
    ),
    *("Accept: */*;q=\xff", "Range: bytes=0-,0-,0-", "If-None-Match: *", "Content-Encoding: gzip"),
)
BODIES = (
    *(b"", b"{", b"null", b"[]", b"{}", b'{"name":1}', b'{"name":"\\ud800"}', b'{"name":"\xff"}'),
    *(b"[" * 5000, b'{"a":' * 900 + b"1" + b"}" * 900, b'{"name":"x","name":"\0"}', b"x" * 70_000),
    *(b'{"game":"chess"}', b'{"game":"clustered","seats":[{"kind":"me"}],"evil":1}', b"\0" * 100),
    *(b'{"seat":0}', b'{"seat":-1}', b'{"seat":1e99}', b'{"seat":"0"}', b'{"seat":0,"x":1}'),
    *(b'{"record":{}}', b'{"record":{"game":"kluster"}}', b'{"settings":{"a":1e999}}'),
)


def request(luck: Random) -> bytes:
    """A request that is wrong in one way or several."""
    body = luck.choice(BODIES)
    verb, path = luck.choice(VERBS[: luck.choice((6, 18))]), luck.choice(PATHS)
    lines = [f"{verb} {path} {luck.choice(('HTTP/1.1',) * 8 + ('HTTP/1.0', 'HTTP/9', ''))}"]
    lines += ["Host: 127.0.0.1"] if luck.random() < 0.9 else []
    lines += luck.sample(HEADERS, luck.randrange(4))
    match luck.randrange(8):
        case 0:
            lines.append("Transfer-Encoding: chunked")
            size = luck.choice((b"5", b"FFFFFFFFFFFFFFFFF", b"-1", b"zz", b"0"))
            body = (
                size + b"\r\n" + body[:5] + b"\r\n" + luck.choice((b"0\r\n\r\n", b"", b"0\r\nX: y"))
            )
        case 1:
            lines.append(f"Content-Length: {len(body) + luck.choice((-1, 1, 1000, 10**9))}")
        case 2:
            lines += [f"Content-Length: {len(body)}", "Transfer-Encoding: chunked"]
        case 3:
            return luck.randbytes(luck.choice((1, 100, 5000)))
        case _:
            lines.append(f"Content-Length: {len(body)}")
            lines += ["Content-Type: application/json"] if luck.random() < 0.6 else []
    lines.append("Connection: close")
    feed = luck.choice(("\r\n",) * 9 + ("\n",))
    return feed.join([*lines, "", ""]).encode("latin-1") + body


def answered(port: int, data: bytes, *, whole: bool = True) -> bytes:
    """All that the club says to some bytes; it waits for the rest of what is not ``whole``."""
    with socket.create_connection(("127.0.0.1", port), PATIENCE if whole else MOMENT) as line:
        heard = bytearray()
        try:
            line.sendall(data)
            while part := line.recv(1 << 16):
                heard += part
        except (ConnectionError, TimeoutError):
            assert not whole or heard, f"no answer to {data[:200]!r}"
        return bytes(heard)


def unclear(heard: bytes, sent: bytes) -> str | None:
    """What is wrong with an answer, if anything is."""
    if not heard:
        return None
    head, _, body = heard.partition(b"\r\n\r\n")
    status = int(head.split(b" ", 2)[1])
    if status >= 500:
        return f"{status} to {sent[:200]!r}"
    lower = head.lower()
    if status < 400 or b"application/json" not in lower:
        return None
    if b"nosniff" not in lower:
        return f"no safety headers on {head!r}"
    if not body:
        return None if sent.startswith(b"HEAD") else f"{status} without a word to {sent[:200]!r}"
    told = json.loads(body)
    if not catalog(LANGUAGE).has_message(told["message"]) or not told["text"]:
        return f"{told} has no text"
    if not all(str(value).isprintable() for value in told["arguments"].values()):
        return f"{told} cannot be printed, for {sent[:200]!r}"
    return None


def wrongs(club: Scene, requests: list[bytes]) -> list[str]:
    """What was wrong with the answers; some clients ask at the same time."""

    def one(sent: bytes) -> str | None:
        return unclear(answered(club.port, sent, whole=False), sent)

    with ThreadPoolExecutor(CLIENTS) as clients:
        return [wrong for wrong in clients.map(one, requests) if wrong]


def faults(notes: Notes) -> list[str]:
    return [one for one in notes.faults() if one not in NOT_HTTP]


def test_requests_that_make_no_sense_change_nothing(tmp_path: Path, notes: Notes) -> None:
    luck = Random(11)
    with scene(tmp_path) as club:
        before = rows(club.database)
        wrong = wrongs(club, [request(luck) for _ in range(REQUESTS)])
        found = changes(before, rows(club.database))
        assert club.healthy()
    assert wrong[:20] == []
    # An empty body of POST /api/me lets a new guest in.
    assert set(found) <= {"identities", "secrets"}
    assert faults(notes) == []


def test_sockets_that_are_asked_for_wrongly_are_refused(tmp_path: Path, notes: Notes) -> None:
    def without(word: str) -> Callable[[bytes], bytes]:
        return lambda whole: b"\r\n".join(
            one for one in whole.split(b"\r\n") if not one.startswith(word.encode())
        )

    ways: tuple[Callable[[bytes], bytes], ...] = (
        *map(without, ("Upgrade", "Connection", "Sec-WebSocket-Key", "Sec-WebSocket-V")),
        lambda whole: whole.replace(b"/ws/1", b"/ws/2"),
        lambda whole: whole.replace(b"/ws/1", b"/ws/1/../1"),
        lambda whole: whole.replace(b"GET", b"POST"),
        lambda whole: whole.replace(b"Version: 13", b"Version: 99"),
        lambda whole: whole.replace(b"Key: ", b"Key: x"),
    )
    origins = ("null", "https://evil.example", "http://127.0.0.1", "http://127.0.0.1:1", "\xff", "")
    with scene(tmp_path) as club:
        whole = greeting(club.port, club.host.cookie)
        requests = [way(whole) for way in ways]
        requests += [greeting(club.port, club.host.cookie, f"Origin: {one}") for one in origins]
        heard = [answered(club.port, one, whole=False).partition(b"\r\n")[0] for one in requests]
        assert club.healthy()
    assert [one for one in heard if b" 101 " in one or b" 5" in one] == []
    assert faults(notes) == []


def test_odd_house_rules_are_refused(tmp_path: Path, notes: Notes) -> None:
    luck, statuses, failed = Random(13), Counter[int](), []
    rules = [(game, field.key) for game in ("clustered", "kluster") for field in form(game)]
    with scene(tmp_path) as club:
        head = f"POST /api/tables HTTP/1.1\r\nHost: x\r\nCookie: {club.host.cookie}\r\n"
        head += "Content-Type: application/json\r\nConnection: close\r\n"
        for game, key in rules:
            for value in luck.sample(VALUES, 20):
                body = f'{{"game":"{game}","options":{{"{key}":{value}}}}}'.encode()
                whole = f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body
                heard = answered(club.port, whole)
                statuses[int(heard.split(b" ", 2)[1])] += 1
                if wrong := unclear(heard, body):
                    failed.append(wrong)
        assert club.healthy()
    assert failed[:20] == []
    assert set(statuses) == {201, 400, 422}
    assert faults(notes) == []


@pytest.mark.parametrize("game", ["clustered", "kluster"])
def test_a_challenge_that_is_begun_many_times_at_once_is_begun_once(
    tmp_path: Path, notes: Notes, game: str
) -> None:
    with scene(tmp_path) as club, ThreadPoolExecutor(8) as clients:
        cookie = club.stranger.cookie
        for _ in range(3):
            told = list(
                clients.map(
                    lambda _: call(club.port, "POST", f"/api/daily/{game}", None, cookie), range(24)
                )
            )
            assert {(status, made["table"]) for status, made, _ in told} == {
                (200, told[0][1]["table"])
            }
    assert faults(notes) == []

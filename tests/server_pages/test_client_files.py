"""The files of the client: packed, known again, kept as long as they may be."""

import gzip
from dataclasses import replace
from http.client import HTTPConnection, HTTPMessage
from pathlib import Path

import pytest
from club_house import EASY, club_house

from klub.server.accounts.limits import Rate
from klub.server.pages import PLACE, takes_gzip
from server_pages.conftest import FRONT, PICTURE, SCRIPT

ASSET = "/assets/index-B1ctK1ft.js"
ROOMS = (
    "/ /new/clustered /new/kluster /t/aB3-_x /r/aB3-_x /learn /learn/clustered /learn/kluster /you"
)
BROWSER = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


def ask(
    port: int, path: str, method: str = "GET", **headers: str
) -> tuple[int, bytes, HTTPMessage]:
    connection = HTTPConnection("127.0.0.1", port, timeout=20)
    sent = {name.replace("_", "-"): value for name, value in headers.items()}
    try:
        connection.request(method, path, headers=sent)
        answer = connection.getresponse()
        return answer.status, answer.read(), answer.headers
    finally:
        connection.close()


@pytest.mark.parametrize("path", ROOMS.split())
def test_every_room_is_the_one_page(port: int, path: str) -> None:
    status, body, headers = ask(port, path)
    assert (status, body) == (200, FRONT)
    assert headers["content-type"] == "text/html; charset=utf-8"
    assert headers["cache-control"] == "no-cache"
    assert "default-src 'self'" in headers["content-security-policy"]


@pytest.mark.parametrize(
    ("path", "kind", "content"),
    [
        ("/sw.js", "text/javascript; charset=utf-8", SCRIPT),
        ("/manifest.webmanifest", "application/manifest+json", b'{"name": "klub"}'),
        ("/icon.svg", "image/svg+xml", b"<svg/>" * 50),
        ("/icon-192.png", "image/png", PICTURE),
        (ASSET, "text/javascript; charset=utf-8", SCRIPT),
    ],
)
def test_a_file_is_what_it_says(port: int, path: str, kind: str, content: bytes) -> None:
    status, body, headers = ask(port, path)
    assert (status, body, headers["content-type"]) == (200, content, kind)


def test_only_what_has_its_content_in_its_name_is_kept_unasked(port: int) -> None:
    kept = ask(port, ASSET)[2]["cache-control"]
    assert kept == "public, max-age=31536000, immutable"
    assert ask(port, "/sw.js")[2]["cache-control"] == "no-cache"


def test_text_is_packed_for_whom_that_suits(port: int) -> None:
    status, body, headers = ask(port, ASSET, Accept_Encoding="br, gzip")
    assert (status, headers["content-encoding"]) == (200, "gzip")
    assert gzip.decompress(body) == SCRIPT
    assert len(body) == int(headers["content-length"]) < len(SCRIPT)
    plain = ask(port, ASSET, Accept_Encoding="gzip;q=0, *")
    assert (plain[1], plain[2]["content-encoding"]) == (SCRIPT, None)
    assert headers["vary"] == plain[2]["vary"] == "Accept-Encoding"
    assert headers["etag"] != plain[2]["etag"]


def test_a_picture_is_not_packed_again(port: int) -> None:
    _, body, headers = ask(port, "/icon-192.png", Accept_Encoding="gzip")
    assert (body, headers["content-encoding"], headers["vary"]) == (PICTURE, None, None)


@pytest.mark.parametrize("accepted", ["", "gzip"])
def test_what_a_browser_has_is_not_sent_again(port: int, accepted: str) -> None:
    tag = ask(port, "/", Accept_Encoding=accepted)[2]["etag"]
    for known in (tag, f'"other", W/{tag}', "*"):
        status, body, headers = ask(port, "/", Accept_Encoding=accepted, If_None_Match=known)
        assert (status, body, headers["etag"]) == (304, b"", tag)
    assert ask(port, "/", Accept_Encoding=accepted, If_None_Match='"other"')[0] == 200


def test_whoever_asks_for_the_head_gets_no_body(port: int) -> None:
    status, body, headers = ask(port, "/", "HEAD")
    assert (status, body, int(headers["content-length"])) == (200, b"", len(FRONT))


@pytest.mark.parametrize("path", ["/nowhere", "/new/chess", "/learn/", "/t/a/b", "/index.html"])
def test_a_person_at_a_wrong_address_sees_the_page(port: int, path: str) -> None:
    status, body, headers = ask(port, path, **BROWSER)
    assert (status, body, headers["content-type"]) == (404, FRONT, "text/html; charset=utf-8")


@pytest.mark.parametrize(
    ("path", "headers"),
    [
        ("/nowhere", {}),
        ("/nowhere", {"Accept": "application/json"}),
        ("/api/nowhere", BROWSER),
        ("/api", BROWSER),
        ("/ws/7", BROWSER),
        ("/assets/index-gone.js", BROWSER),
        ("/../settings.py", {}),
        ("/assets/%2e%2e/index.html", {}),
    ],
)
def test_a_program_is_told_that_nothing_is_there(
    port: int, path: str, headers: dict[str, str]
) -> None:
    status, body, sent = ask(port, path, **headers)
    assert (status, sent["content-type"]) == (404, "application/json")
    assert b'"page-unknown"' in body


def test_a_whole_class_behind_one_address_gets_every_file(client: Path) -> None:
    files = [ASSET, "/sw.js", "/manifest.webmanifest", "/icon.svg", "/icon-192.png"]
    with club_house(rates=replace(EASY, requests=Rate(1, 7200)), static=client) as port:
        assert {ask(port, path)[0] for _ in range(20) for path in ("/", *files)} == {200}
        assert [ask(port, "/api/games")[0] for _ in range(2)] == [200, 429]


def test_nobody_posts_to_a_page(port: int) -> None:
    assert ask(port, "/you", "POST", **BROWSER)[0] == 405
    assert ask(port, "/nowhere", "POST", **BROWSER)[0] == 404


def test_a_club_whose_client_was_not_built_says_so(tmp_path: Path) -> None:
    with club_house(static=tmp_path) as port:
        status, body, headers = ask(port, "/t/aB3", **BROWSER)
        assert (status, headers["content-type"]) == (503, "text/html; charset=utf-8")
        assert b"python3 run.py" in body
        assert ask(port, "/nowhere", **BROWSER)[2]["content-type"] == "application/json"


def test_another_client_can_be_named_to_the_program(
    client: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(PLACE, str(client))
    with club_house() as port:
        assert ask(port, "/")[1] == FRONT


@pytest.mark.parametrize(
    ("accepted", "taken"),
    [
        ("gzip", True),
        ("GZIP ; q=0.5", True),
        ("deflate, gzip;q=1.0, *;q=0.5", True),
        ("*", True),
        ("gzip; q=0", False),
        ("gzip;q=0.000, *", False),
        ("br", False),
        ("", False),
        (",;,", False),
    ],
)
def test_gzip_is_sent_to_whom_it_suits(accepted: str, taken: bool) -> None:  # noqa: FBT001
    assert takes_gzip(accepted) is taken

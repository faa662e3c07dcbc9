"""The typed layer over HTTP: what is read, what is refused, and in which words."""

import json
import logging
import socket
from collections.abc import Mapping
from typing import Any

import pytest

from klub.server.http.api import Visit, mounted, route
from server_people.house import EXTRA, House, Length, note

JSON = {"Content-Type": "application/json"}


def test_a_query_is_read_by_its_types(house: House) -> None:
    answer = house.ask("GET", "/api/said/Ab_-9?word=low&count=9&loud=true&share=0.5")
    assert (answer.status, answer.json) == (
        200,
        {"table": "Ab_-9", "word": "low", "count": 9, "loud": True, "share": 0.5},
    )
    assert house.ask("GET", "/api/said/t?word=high").json == {
        "table": "t",
        "word": "high",
        "count": 3,
        "loud": False,
        "share": None,
    }


@pytest.mark.parametrize(
    ("query", "message"),
    [
        ("", "query-invalid"),
        ("word=", "query-invalid"),
        ("word=middling", "query-invalid"),
        ("word=low&count=0", "query-invalid"),
        ("word=low&count=10", "query-invalid"),
        ("word=low&count=", "query-invalid"),
        ("word=low&count=1.5", "query-invalid"),
        ("word=low&count=1e0", "query-invalid"),
        ("word=low&count=%201", "query-invalid"),
        ("word=low&count=true", "query-invalid"),
        ("word=low&count=null", "query-invalid"),
        ("word=low&count=[1]", "query-invalid"),
        ("word=low&count=%FF", "query-invalid"),
        ("word=low&count=" + "9" * 5000, "query-invalid"),
        ("word=low&loud=1", "query-invalid"),
        ("word=low&loud=True", "query-invalid"),
        ("word=low&share=null", "query-invalid"),
        ("word=low&share=nan", "query-invalid"),
        ("word=low&share=1e999", "query-invalid"),
        ("word=low&share=Infinity", "query-invalid"),
        ("word=low&word=low", "query-twice"),
        ("word=low&other=1", "query-unknown"),
    ],
)
def test_a_query_that_is_not_what_was_asked_for_is_refused(
    house: House, query: str, message: str
) -> None:
    answer = house.ask("GET", f"/api/said/t?{query}")
    assert (answer.status, answer.message) == (400, message)


@pytest.mark.parametrize("table", ["a.b", "a%0A", "%C3%A9", "a" * 33, "%00", "a%20b", "a%0Ab"])
def test_a_path_that_cannot_be_an_id_is_refused(house: House, table: str) -> None:
    answer = house.ask("GET", f"/api/said/{table}?word=low")
    assert (answer.status, answer.message) == (400, "path-invalid")


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"null",
        b"[]",
        b'"text"',
        b"{}",
        b'{"text":null}',
        b'{"text":5}',
        b'{"text":"a","more":1}',
        b'{"text":"a"} x',
        b'{"text":"a"}{"text":"a"}',
        b"{'text':'a'}",
        b'{"text":"\xff"}',
        b'{"text":"\\ud800"}',
        b'{"text":"\\udc00a"}',
        b'{"text":"a\nb"}',
        b'{"text":"a","inner":NaN}',
        b'{"text":"a","inner":1e999}',
        b'\xef\xbb\xbf{"text":"a"}',
        b'{"text":"a","inner":' + b"[" * 970,
    ],
)
def test_a_body_that_is_not_what_was_asked_for_is_refused(house: House, body: bytes) -> None:
    answer = house.ask("POST", "/api/notes", body=body, headers=JSON)
    assert (answer.status, answer.message) == (400, "body-invalid")


def test_json_as_deep_as_a_body_is_large_does_not_break_the_club(house: House) -> None:
    secret = house.guest()
    for depth in (500, 990, 1010, 5000, 31_000):
        for opened, closed in ((b"[", b"]"), (b'{"a":', b"}")):
            body = b'{"settings":{"a":' + opened * depth + b"1" + closed * depth + b"}}"
            sent = {**JSON, "Cookie": f"klub={secret}"}
            answer = house.ask("PATCH", "/api/me", body=body, headers=sent)
            assert answer.status in (400, 413, 422)
    assert house.ask("GET", "/api/me", secret=secret).json["settings"] == {}


@pytest.mark.parametrize(
    ("kind", "status"),
    [
        ("application/json", 200),
        ("Application/JSON; charset=UTF-8", 200),
        ('application/json;charset="utf-8"', 200),
        ("application/json; charset=latin-1", 415),
        ("application/jsonl", 415),
        ("text/plain", 415),  # what a form of another site could send
        ("application/x-www-form-urlencoded", 415),
        ("multipart/form-data; boundary=x", 415),
        ("", 415),
        (None, 415),
    ],
)
def test_a_body_says_that_it_is_json(house: House, kind: str | None, status: int) -> None:
    headers = {} if kind is None else {"Content-Type": kind}
    answer = house.ask("POST", "/api/notes", body=b'{"text":"a"}', headers=headers)
    assert answer.status == status
    assert status == 200 or answer.message == "body-not-json"


def test_a_body_that_is_not_needed_may_be_left_out_but_not_be_anything(house: House) -> None:
    assert house.ask("POST", "/api/me").status == 201
    assert house.ask("POST", "/api/me", body=b"x").status == 415
    assert house.ask("POST", "/api/me", body=b"", headers=JSON).status == 400


def test_a_body_has_a_largest_size(house: House) -> None:
    fits = json.dumps({"text": "x" * (1000 - 12)}).encode()
    assert len(fits) == 1000
    assert house.ask("POST", "/api/notes", body=fits, headers=JSON).json == {"length": 988}
    answer = house.ask("POST", "/api/notes", body=fits + b" ", headers=JSON)
    assert (answer.status, answer.message) == (413, "body-large")
    assert answer.json["arguments"] == {"largest": 1000}
    large = house.ask("POST", "/api/me", {"name": "x" * 64_000})
    assert (large.status, large.message) == (413, "body-large")


def heading(**more: str) -> bytes:
    lines = ["POST /api/notes HTTP/1.1", "Host: club", "Content-Type: application/json"]
    lines += [f"{name.replace('_', '-')}: {value}" for name, value in more.items()]
    return "\r\n".join([*lines, "", ""]).encode()


def first_line(line: socket.socket) -> bytes:
    with line.makefile("rb") as file:
        return file.readline()


def test_a_body_that_never_ends_is_refused_before_it_does(house: House) -> None:
    with house.line() as line:
        line.sendall(heading(Transfer_Encoding="chunked"))
        for _ in range(3):
            line.sendall(b"190\r\n" + b"x" * 0x190 + b"\r\n")
        assert first_line(line).startswith(b"HTTP/1.1 413 ")


def test_a_body_that_claims_to_be_too_large_is_not_waited_for(house: House) -> None:
    with house.line() as line:
        line.sendall(heading(Content_Length="1001"))
        assert first_line(line).startswith(b"HTTP/1.1 413 ")


@pytest.mark.parametrize("length", ["-1", "1e3", "0x10", "5, 6", "+12"])
def test_a_length_that_is_no_number_is_refused(house: House, length: str) -> None:
    with house.line() as line:
        line.sendall(heading(Content_Length=length) + b'{"text":"a"}')
        assert first_line(line).startswith(b"HTTP/1.1 400 ")


def test_a_body_longer_than_it_claims_ends_in_no_second_request(house: House) -> None:
    with house.line() as line:
        line.sendall(heading(Content_Length="12") + b'{"text":"a"}' + b"x" * 2000)
        with line.makefile("rb") as file:
            told = file.read()
    assert b"HTTP/1.1 400 " in told
    assert told.count(b"HTTP/1.1 2") <= 1


def test_a_body_shorter_than_it_claims_changes_nothing(house: House) -> None:
    with house.line() as line:
        line.sendall(heading(Content_Length="900") + b'{"text":"a"}')
        line.shutdown(socket.SHUT_WR)
        assert not first_line(line).startswith(b"HTTP/1.1 2")
    assert house.ask("POST", "/api/me").status == 201


def test_an_unknown_address_and_method_are_told_in_the_same_shape(house: House) -> None:
    missing = house.ask("GET", "/api/nothing")
    assert (missing.status, missing.message) == (404, "page-unknown")
    for method in ("PUT", "DELETE", "OPTIONS", "TRACE", "PROPFIND"):
        answer = house.ask(method, "/api/me")
        assert (answer.status, answer.message) == (405, "method-unknown")
        assert set(answer.headers["allow"].split(", ")) == {"GET", "HEAD", "POST", "PATCH"}


def test_head_is_get_without_content(house: House) -> None:
    secret = house.guest()
    answer = house.ask("HEAD", "/api/me", secret=secret)
    assert (answer.status, answer.body) == (200, b"")
    assert int(answer.headers["content-length"]) > 0


def test_a_mistake_of_ours_tells_nothing(house: House) -> None:
    answer = house.ask("GET", "/api/broken")
    assert (answer.status, answer.message) == (500, "club-failed")
    assert b"xyzzy" not in answer.body
    assert "content-security-policy" in answer.headers


@pytest.mark.parametrize(("how", "rule"), [("rule", "3.1"), ("plain", None), ("text", None)])
def test_a_refusal_names_its_rule(house: House, how: str, rule: str | None) -> None:
    answer = house.ask("GET", f"/api/refused/{how}")
    assert (answer.status, answer.message, answer.json["rule"]) == (422, "not-in-hand", rule)
    assert answer.json["text"].endswith("is not in your hand.")


def test_an_answer_that_was_not_declared_is_written_down(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.ERROR):
        assert house.ask("GET", "/api/undeclared").status == 422
    assert [record.getMessage() for record in caplog.records] == ["undeclared"]


def test_no_secret_is_logged_or_shown(house: House, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG):
        secret = house.member("discreet", "tell nobody")
        told: Mapping[str, Any] = {"handle": "discreet", "password": "tell nobody!"}
        answers = [
            house.ask("POST", "/api/login", told),
            house.ask("POST", "/api/login", {**told, "more": 1}),
            house.ask("POST", "/api/login", {**told, "handle": 1}),
            house.ask("POST", "/api/me/handle", {**told, "handle": "a b"}, secret=secret),
            house.ask("GET", "/api/broken", secret=secret),
            house.ask("GET", "/api/me", secret=secret),
        ]
    for text in ("tell nobody", secret):
        assert text not in caplog.text
        assert all(text.encode() not in answer.body for answer in answers)


def test_a_route_that_lets_unknown_fields_pass_is_not_made() -> None:
    async def careless(visit: Visit, body: Length) -> None:
        """Take anything."""

    with pytest.raises(TypeError, match="unknown fields"):
        route("POST", "/api/careless")(careless)


def test_a_route_asks_of_an_address_only_what_it_can_say() -> None:
    async def greedy(visit: Visit, many: list[int]) -> None:
        """Take a list."""

    with pytest.raises(TypeError, match="address"):
        route("GET", "/api/greedy/{many}")(greedy)


def test_no_two_routes_are_the_same() -> None:
    with pytest.raises(ValueError, match="twice"):
        mounted((*EXTRA, note))

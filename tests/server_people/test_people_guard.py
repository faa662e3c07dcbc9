"""Headers for safety, and requests from pages of other sites."""

from collections.abc import Iterator

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from server_people.house import PATIENCE, House, open_house

FOREIGN = [
    "https://evil.example",
    "null",
    "",
    "http://{host}.evil.example",
    "http://evil.example/{host}",
    "http://user@{host}",
    "http://{host}/",
    "http://{name}",
    "http://{name}:1",
    "http://{name}:99999999",
    "https://{name}",
    "file://{host}",
    "{host}",
    "//{host}",
    "http://[::1",
]


def origin(house: House, text: str) -> str:
    return text.format(host=f"127.0.0.1:{house.port}", name="127.0.0.1")


@pytest.mark.parametrize("text", FOREIGN)
def test_a_page_of_another_site_changes_nothing(house: House, text: str) -> None:
    secret = house.guest("Ada")
    headers = {"Origin": origin(house, text)}
    answer = house.ask("PATCH", "/api/me", {"name": "Eve"}, secret=secret, headers=headers)
    assert (answer.status, answer.message) == (403, "origin-foreign")
    assert "content-security-policy" in answer.headers
    assert house.ask("GET", "/api/me", secret=secret).json["name"] == "Ada"


@pytest.mark.parametrize("text", ["http://{host}", "HTTP://{host}"])
def test_the_own_pages_may_ask(house: House, text: str) -> None:
    headers = {"Origin": origin(house, text)}
    assert house.ask("POST", "/api/me", headers=headers).status == 201


@pytest.mark.parametrize(
    ("page", "host", "proto", "status"),
    [
        ("https://club.example", "club.example", "http", 201),
        ("https://club.example", "club.example:443", "http", 201),
        ("https://club.example", "CLUB.example", "https", 201),
        ("http://club.example", "club.example:80", "http", 201),
        ("http://club.example", "club.example", "https", 403),
        ("https://club.example", "club.example:80", "https", 403),
        ("https://club.example", "other.example", "https", 403),
        ("http://[::1]:8000", "[::1]:8000", "http", 201),
        ("http://club.example", "", "http", 403),
    ],
)
def test_the_own_site_is_what_the_request_calls_it(
    house: House, page: str, host: str, proto: str, status: int
) -> None:
    headers = {"Origin": page, "Host": host, "X-Forwarded-Proto": proto}
    assert house.ask("POST", "/api/me", headers=headers).status == status


def test_two_origins_are_none(house: House) -> None:
    own = f"Origin: http://127.0.0.1:{house.port}\r\n"
    request = f"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1:{house.port}\r\n{own}{own}\r\n"
    with house.line() as line, line.makefile("rb") as file:
        line.sendall(request.encode())
        assert file.readline().startswith(b"HTTP/1.1 403 ")


def test_reading_is_not_refused(house: House) -> None:
    secret = house.guest()
    headers = {"Origin": "https://evil.example"}
    answer = house.ask("GET", "/api/me", secret=secret, headers=headers)
    assert answer.status == 200
    assert not any(name.startswith("access-control") for name in answer.headers)


def test_a_host_can_let_other_origins_in() -> None:
    with open_house(origins=("https://Club.example/",)) as house:
        for page, status in (("https://club.example", 201), ("https://evil.example", 403)):
            assert house.ask("POST", "/api/me", headers={"Origin": page}).status == status


@pytest.mark.parametrize("path", ["/api/me", "/api/nothing", "/nothing", "/api/broken"])
def test_every_answer_has_the_headers(house: House, path: str) -> None:
    headers = house.ask("GET", path).headers
    policy = dict(
        part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";")
    )
    assert policy["default-src"] == "'self'"
    assert "script-src" not in policy  # so scripts fall under default-src, which has no inline
    assert policy["frame-ancestors"] == policy["base-uri"] == policy["object-src"] == "'none'"
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]
    assert headers["cache-control"] == ("no-store" if path.startswith("/api") else None)


def test_a_socket_opens_for_the_own_page_and_for_a_program(house: House) -> None:
    address = f"ws://127.0.0.1:{house.port}/echo"
    own = {"Origin": f"http://127.0.0.1:{house.port}"}
    for headers in ({}, own):
        with connect(address, additional_headers=headers, open_timeout=PATIENCE) as socket:
            assert socket.recv(PATIENCE) == "welcome"


@pytest.mark.parametrize("text", ["https://evil.example", "null", "http://{host}.evil.example"])
def test_a_socket_stays_closed_for_other_pages(house: House, text: str) -> None:
    headers = {"Origin": origin(house, text)}
    with pytest.raises(InvalidStatus) as raised:
        connect(
            f"ws://127.0.0.1:{house.port}/echo", additional_headers=headers, open_timeout=PATIENCE
        )
    assert raised.value.response.status_code == 403


@pytest.fixture(scope="module")
def named() -> Iterator[House]:
    """A club that is asked for by two names."""
    with open_house(hosts=("club.example", "::1")) as house:
        yield house


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("club.example", 404),
        ("CLUB.example:8000", 404),
        ("[::1]:8000", 404),
        ("127.0.0.1", 421),
        ("evil.example", 421),
        ("club.example.evil.example", 421),
        ("[club", 421),
        ("", 421),
    ],
)
def test_a_club_with_names_answers_to_no_other(host: str, status: int, named: House) -> None:
    answer = named.ask("GET", "/", headers={"Host": host})
    assert answer.status == status
    if status == 421:
        assert answer.headers["content-type"] == "text/plain; charset=utf-8"


def test_a_socket_for_another_host_is_refused(named: House) -> None:
    url = f"ws://127.0.0.1:{named.port}/echo"
    with pytest.raises(InvalidStatus) as refused, connect(url, open_timeout=PATIENCE):
        pass
    assert refused.value.response.status_code == 421

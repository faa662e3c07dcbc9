"""Wrong passwords from elsewhere do not keep the owner of a handle out."""

from dataclasses import replace
from pathlib import Path

import pytest

from klub.server.accounts.limits import Rate, Rates
from server_people.house import EASY, Answer, House, open_house

HOME, WORK, ELSEWHERE = "192.0.2.1", "2001:db8:1:2::3", "203.0.113.9"
RIGHT, WRONG = "correct horse", "wrong horse"
USUAL = replace(EASY, log_ins=Rates().log_ins, handle_log_ins=Rates().handle_log_ins)


def log_in(
    house: House,
    address: str,
    password: str = RIGHT,
    *,
    browser: str = "",
    handle: str = "ada",
) -> Answer:
    """Try to log in from ``address``, with the cookie of a known browser if there is one."""
    headers = {"X-Forwarded-For": address}
    if browser:
        headers["Cookie"] = f"klub-browser={browser}"
    told = {"handle": handle, "password": password}
    return house.ask("POST", "/api/login", told, headers=headers)


def browser_of(answer: Answer) -> str:
    """The value of the cookie by which a browser is known again."""
    (cookie,) = [
        one for one in answer.headers.get_all("set-cookie", []) if one.startswith("klub-browser=")
    ]
    return cookie.partition(";")[0].removeprefix("klub-browser=")


def attack(house: House, handle: str = "ada", tries: int = 70) -> list[int]:
    """Wrong passwords, each from an address of its own; how each was answered."""
    return [
        log_in(house, f"198.51.100.{number}", WRONG, handle=handle).status
        for number in range(tries)
    ]


def member_at_home(house: House, handle: str = "ada") -> str:
    """Somebody with a handle who logged in at home once; the cookie of that browser."""
    house.member(handle)
    answer = log_in(house, HOME, handle=handle)
    assert answer.status == 200
    return browser_of(answer)


def refused_with_the_wait(answer: Answer) -> bool:
    seconds = answer.json["arguments"]["seconds"]
    told = (answer.status, answer.message, answer.headers["retry-after"])
    return told == (429, "too-often", str(seconds)) and 0 < seconds <= 60


@pytest.fixture
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database that outlives a club."""
    return f"sqlite:///{tmp_path}/club.db"


def test_the_owner_comes_in_from_a_known_browser_or_network_and_others_wait() -> None:
    with open_house(rates=USUAL) as house:
        browser = member_at_home(house)
        answers = attack(house)
        assert answers == [401] * 59 + [429] * 11  # the owner's own log-in counted too
        assert log_in(house, WORK, browser=browser).status == 200
        assert log_in(house, HOME).status == 200
        assert refused_with_the_wait(log_in(house, ELSEWHERE))
        assert refused_with_the_wait(log_in(house, ELSEWHERE, browser="x" * 43))


def test_who_logged_out_comes_in_again_after_a_restart(url: str) -> None:
    with open_house(url, USUAL) as house:
        house.member()
        came = log_in(house, HOME)
        browser = browser_of(came)
        assert house.ask("POST", "/api/logout", secret=came.secret).status == 204
    with open_house(url, USUAL) as house:
        assert 429 in attack(house)
        assert log_in(house, WORK, browser=browser).status == 200
        assert log_in(house, HOME).status == 200
        assert log_in(house, ELSEWHERE).status == 429


def test_a_session_from_before_is_known_once_it_looks_in_or_logs_out() -> None:
    with open_house(rates=USUAL) as house:
        secret = house.member()
        who = house.ask("GET", "/api/me", secret=secret).json["who"]
        house.run(house.store.forget_clients(who))
        sent = {"X-Forwarded-For": HOME}
        assert house.ask("GET", "/api/me", secret=secret, headers=sent).status == 200
        gone = house.ask("POST", "/api/logout", secret=secret, headers={"X-Forwarded-For": WORK})
        assert (gone.status, gone.secret) == (204, "")
        attack(house)
        assert log_in(house, HOME).status == 200
        assert log_in(house, WORK).status == 200
        assert log_in(house, ELSEWHERE).status == 429
        assert log_in(house, ELSEWHERE, browser=browser_of(gone)).status == 200


def test_a_known_browser_and_a_known_network_have_limits_of_their_own() -> None:
    with open_house(rates=USUAL) as house:
        browser = member_at_home(house)
        from_browser = [log_in(house, WORK, WRONG, browser=browser).status for _ in range(12)]
        assert from_browser == [401] * 10 + [429] * 2
        from_home = [log_in(house, HOME, WRONG).status for _ in range(12)]
        assert from_home == [401] * 9 + [429] * 3  # once from here with the right one
        assert log_in(house, WORK).status == 200  # neither counted for the others


def test_a_known_browser_is_not_kept_out_by_its_own_address() -> None:
    with open_house(rates=USUAL) as house:
        browser = member_at_home(house)
        assert 429 in [log_in(house, HOME, WRONG).status for _ in range(12)]
        assert log_in(house, HOME, browser=browser).status == 200


def test_a_known_network_is_known_for_its_own_handle_alone() -> None:
    with open_house(rates=USUAL) as house:
        browser = member_at_home(house)
        house.member("ben")
        attack(house, "ben")
        assert log_in(house, HOME, handle="ben").status == 429
        assert log_in(house, HOME, handle="ben", browser=browser).status == 429


def test_two_people_at_one_browser_are_both_known_there() -> None:
    with open_house(rates=USUAL) as house:
        browser = member_at_home(house)
        house.member("ben")
        assert browser_of(log_in(house, HOME, handle="ben", browser=browser)) == browser
        for handle in ("ada", "ben"):
            attack(house, handle)
            assert log_in(house, WORK, handle=handle, browser=browser).status == 200


def test_a_new_password_forgets_every_other_browser_and_network() -> None:
    with open_house(rates=USUAL) as house:
        browser = member_at_home(house)
        here = log_in(house, WORK)
        new = {"handle": "ada", "password": "battery staple", "old": RIGHT}
        sent = {"X-Forwarded-For": WORK, "Cookie": f"klub={here.secret}"}
        changed = house.ask("POST", "/api/me/handle", new, headers=sent)
        attack(house)
        assert log_in(house, HOME, "battery staple").status == 429
        assert log_in(house, HOME, "battery staple", browser=browser).status == 429
        assert log_in(house, WORK, "battery staple").status == 200
        kept = browser_of(changed)
        assert log_in(house, ELSEWHERE, "battery staple", browser=kept).status == 200


def test_a_session_cannot_make_one_network_after_the_other_known() -> None:
    with open_house(rates=USUAL) as house:
        secret = house.member()
        places = [f"203.0.113.{number}" for number in range(20)]
        for address in places:
            headers = {"X-Forwarded-For": address}
            assert house.ask("GET", "/api/me", secret=secret, headers=headers).status == 200
        attack(house)
        known = [address for address in places if log_in(house, address).status == 200]
        assert 1 <= len(known) <= 4


def test_what_is_refused_says_nothing_of_who_is_there() -> None:
    with open_house(rates=replace(USUAL, handle_log_ins=Rate(2, 7200))) as house:
        member_at_home(house)
        told = []
        for handle in ("ada", "nobody"):
            attack(house, handle, 3)
            before = house.hasher.verified
            answer = log_in(house, WORK, handle=handle, browser="x" * 43)
            arguments = answer.json.pop("arguments")
            assert 0 < arguments["seconds"] <= 3600
            seen = (answer.status, answer.message, house.hasher.verified - before)
            told.append((seen, answer.headers.get_all("set-cookie")))
        assert told[0] == told[1]


def test_no_address_is_kept_as_it_is(url: str, tmp_path: Path) -> None:
    with open_house(url, USUAL) as house:
        browser = member_at_home(house)
        assert log_in(house, WORK).status == 200
    kept = b"".join(path.read_bytes() for path in tmp_path.glob("club.db*"))
    for secret in (HOME, WORK, "2001:db8:1:2::", browser):
        assert secret.encode() not in kept


def test_the_cookie_of_a_browser_is_safe_behind_https() -> None:
    with open_house(rates=USUAL) as house:
        house.member()
        headers = {"X-Forwarded-For": HOME, "X-Forwarded-Proto": "https"}
        told = {"handle": "ada", "password": RIGHT}
        came = house.ask("POST", "/api/login", told, headers=headers)
        session, cookie = came.headers.get_all("set-cookie") or []
        assert session.startswith("__Host-klub=")
        value, *attributes = cookie.split("; ")
        assert value.startswith("__Host-klub-browser=")
        assert {"Path=/", "HttpOnly", "SameSite=Lax", "Secure"} < set(attributes)
        attack(house)
        sent = {**headers, "X-Forwarded-For": WORK, "Cookie": value}
        assert house.ask("POST", "/api/login", told, headers=sent).status == 200

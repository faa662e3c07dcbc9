"""Coming in, names, settings, handles, and what one has reached, over HTTP on real stores."""

import asyncio
import re

import pytest

from klub.server.accounts.entry import Secret
from klub.server.http.problem import Failure
from klub.server.stores import Best, Identity, IdentityId, Result, Standing, TableId
from server_people.house import Answer, House

PASSWORD = "correct horse"  # noqa: S105 (of nobody)
HTTPS = {"X-Forwarded-Proto": "https"}
"""What a proxy says of a request that came to it by https; the house trusts this machine."""


def test_a_guest_is_known_again_by_the_cookie(kept_house: House) -> None:
    came = kept_house.ask("POST", "/api/me", {"name": " Zoë "})
    assert (came.status, came.json["name"], came.json["handle"]) == (201, "Zoë", None)
    assert re.fullmatch("[A-Za-z0-9_-]{16}", came.json["who"])
    assert kept_house.ask("GET", "/api/me", secret=came.secret).json == came.json


def test_the_cookie_is_for_the_club_alone(kept_house: House) -> None:
    cookie = kept_house.ask("POST", "/api/me").headers["set-cookie"]
    value, *attributes = cookie.split("; ")
    assert re.fullmatch("klub=[A-Za-z0-9_-]{43}", value)
    assert set(attributes) == {"Path=/", f"Max-Age={400 * 86400}", "HttpOnly", "SameSite=Lax"}


def test_the_cookie_is_secure_if_a_trusted_proxy_speaks_https(kept_house: House) -> None:
    cookie = kept_house.ask("POST", "/api/me", headers=HTTPS).headers["set-cookie"]
    value, *attributes = cookie.split("; ")
    assert re.fullmatch("__Host-klub=[A-Za-z0-9_-]{43}", value)
    assert {"Path=/", "HttpOnly", "SameSite=Lax", "Secure"} < set(attributes)
    assert kept_house.ask("GET", "/api/me", headers={**HTTPS, "Cookie": value}).status == 200


def test_who_has_the_cookie_of_http_stays_in_behind_https(kept_house: House) -> None:
    secret = kept_house.guest("Ada")
    came = kept_house.ask("GET", "/api/me", secret=secret, headers=HTTPS)
    assert (came.status, came.json["name"]) == (200, "Ada")
    value = str(came.headers["set-cookie"]).partition(";")[0]
    assert value == f"__Host-klub={secret}"
    both = {**HTTPS, "Cookie": f"klub={'x' * 43}; {value}"}
    again = kept_house.ask("GET", "/api/me", headers=both)
    assert (again.json["name"], again.headers["set-cookie"]) == ("Ada", None)
    assert kept_house.ask("GET", "/api/me", secret=secret).headers["set-cookie"] is None


def test_logging_out_behind_https_forgets_that_cookie(kept_house: House) -> None:
    sent = {**HTTPS, "Cookie": f"__Host-klub={kept_house.guest()}"}
    gone = kept_house.ask("POST", "/api/logout", {}, headers=sent)
    assert gone.headers["set-cookie"].startswith("__Host-klub=; Path=/; Max-Age=0; ")
    assert kept_house.ask("GET", "/api/me", headers=sent).status == 401


def test_a_guest_without_a_name_gets_one(kept_house: House) -> None:
    for answer in (kept_house.ask("POST", "/api/me"), kept_house.ask("POST", "/api/me", {})):
        assert re.fullmatch(r"Guest \d{4}", answer.json["name"])


def test_who_is_in_already_stays_who_they_are(kept_house: House) -> None:
    secret = kept_house.guest("Ada")
    again = kept_house.ask("POST", "/api/me", {"name": "Ben"}, secret=secret)
    assert (again.status, again.json["name"], again.secret) == (200, "Ada", secret)


def test_the_store_knows_only_the_hash_of_a_secret(kept_house: House) -> None:
    secret = kept_house.guest()
    assert kept_house.run(kept_house.store.identity_by_secret(secret)) is None


@pytest.mark.parametrize(
    "secret", ["", "x" * 43, "x" * 42, "é" * 43, '"', "a" * 9000, "--' or 1=1"]
)
def test_a_cookie_that_opens_nothing_is_no_cookie(house: House, secret: str) -> None:
    answer = house.ask(
        "GET", "/api/me", headers={"Cookie": f"klub={secret}".encode().decode("latin-1")}
    )
    assert (answer.status, answer.message) == (401, "not-in")


def test_a_changed_name_holds_at_once(kept_house: House) -> None:
    secret = kept_house.guest()
    changed = kept_house.ask("PATCH", "/api/me", {"name": "Bé"}, secret=secret)
    assert (changed.status, changed.json["name"]) == (200, "Bé")
    assert kept_house.ask("GET", "/api/me", secret=secret).json["name"] == "Bé"


@pytest.mark.parametrize("name", ["Ada 👩‍👩‍👧‍👦", "🏳️‍🌈 Bo 🇳🇴", "علی‌رضا", "👨‍👩‍👧‍👦" * 10])
def test_names_with_joined_emoji_are_kept_as_they_are(kept_house: House, name: str) -> None:
    secret = kept_house.guest(name)
    assert kept_house.ask("GET", "/api/me", secret=secret).json["name"] == name
    told = {"handle": name.replace(" ", "-")[:24], "password": "correct horse"}
    answer = kept_house.ask("POST", "/api/me/handle", told, secret=secret)
    assert (answer.status, answer.message) == (422, "handle-unfit")


@pytest.mark.parametrize("name", [" ", "bot:sharp", "a\u0000b", "a\tb", "\u202eadA", "\U000e0041"])
def test_a_name_that_nobody_can_have_changes_nothing(house: House, name: str) -> None:
    secret = house.guest("Ada")
    answer = house.ask("PATCH", "/api/me", {"name": name}, secret=secret)
    assert (answer.status, answer.message) == (422, "name-unfit")
    assert house.ask("GET", "/api/me", secret=secret).json["name"] == "Ada"


def test_settings_are_kept_as_they_were_given(kept_house: House) -> None:
    secret = kept_house.guest()
    settings = {"sound": False, "volume": 0.1, "n": 2**70, "ü": ["\u0000", None, {"a": []}]}
    assert kept_house.ask("PATCH", "/api/me", {"settings": settings}, secret=secret).status == 200
    assert kept_house.ask("GET", "/api/me", secret=secret).json["settings"] == settings
    kept_house.ask("PATCH", "/api/me", {"name": "Ben"}, secret=secret)
    assert kept_house.ask("GET", "/api/me", secret=secret).json["settings"] == settings


def test_settings_have_a_largest_size(house: House) -> None:
    secret = house.guest()
    fitting = {"a": "x" * (8192 - len('{"a":""}'))}
    assert house.ask("PATCH", "/api/me", {"settings": fitting}, secret=secret).status == 200
    large = {"a": fitting["a"] + "x"}
    answer = house.ask("PATCH", "/api/me", {"settings": large, "name": "Ben"}, secret=secret)
    assert (answer.status, answer.message) == (413, "settings-large")
    assert house.ask("GET", "/api/me", secret=secret).json == {
        **house.ask("GET", "/api/me", secret=secret).json,
        "name": "Ada",
        "settings": fitting,
    }


@pytest.mark.parametrize(("depth", "status"), [(15, 200), (16, 422), (900, 422), (3000, 400)])
def test_settings_lie_not_too_deep(house: House, depth: int, status: int) -> None:
    secret = house.guest()
    body = b'{"settings":{"a":' + b"[" * depth + b"]" * depth + b"}}"
    sent = {"Content-Type": "application/json", "Cookie": f"klub={secret}"}
    assert house.ask("PATCH", "/api/me", body=body, headers=sent).status == status


def log_in(
    house: House, handle: str, password: str = PASSWORD, secret: str | None = None
) -> Answer:
    told = {"handle": handle, "password": password}
    return house.ask("POST", "/api/login", told, secret=secret)


def test_a_handle_opens_the_club_from_another_browser(kept_house: House) -> None:
    first = kept_house.member("Élodie")
    answer = log_in(kept_house, "ÉLODIE")
    assert (answer.status, answer.json["handle"]) == (200, "Élodie")
    assert answer.secret != first
    me = kept_house.ask("GET", "/api/me", secret=first).json
    assert kept_house.ask("GET", "/api/me", secret=answer.secret).json == me == answer.json


def test_logging_in_ends_what_the_browser_was_before(kept_house: House) -> None:
    kept_house.member()
    guest = kept_house.guest("Ben")
    assert log_in(kept_house, "ada", secret=guest).status == 200
    assert kept_house.ask("GET", "/api/me", secret=guest).status == 401


def test_a_handle_belongs_to_one_person(kept_house: House) -> None:
    kept_house.member("ada")
    told = {"handle": "ADA", "password": PASSWORD}
    answer = kept_house.ask("POST", "/api/me/handle", told, secret=kept_house.guest())
    assert (answer.status, answer.message) == (409, "handle-taken")


@pytest.mark.parametrize("handle", ["a b", " ada", "bot:ada", "a\u0000b", "a\u3000b", "ada\n"])
def test_a_handle_that_nobody_can_have_is_refused(house: House, handle: str) -> None:
    told = {"handle": handle, "password": PASSWORD}
    answer = house.ask("POST", "/api/me/handle", told, secret=house.guest())
    assert (answer.status, answer.message) == (422, "handle-unfit")


@pytest.mark.parametrize(
    ("handle", "length", "status"),
    [
        ("ab", 8, 400),
        ("a" * 25, 8, 400),
        ("a" * 24, 8, 200),
        ("short", 7, 400),
        ("long", 128, 200),
        ("longer", 129, 400),
    ],
)
def test_handles_and_passwords_have_their_lengths(
    house: House, handle: str, length: int, status: int
) -> None:
    told = {"handle": handle, "password": "é" * length}
    assert house.ask("POST", "/api/me/handle", told, secret=house.guest()).status == status


def test_a_password_is_the_same_however_its_letters_are_composed(kept_house: House) -> None:
    kept_house.member("zoe", "cafe\u0301 au lait")
    for password in ("caf\u00e9 au lait", "cafe\u0301 au lait"):
        assert log_in(kept_house, "zoe", password).status == 200


def test_a_wrong_password_and_a_wrong_handle_are_one_answer_after_one_look(
    kept_house: House,
) -> None:
    kept_house.member("ada")
    seen = []
    for handle, password in [
        ("ada", "wrong horse"),
        ("nobody", PASSWORD),
        ("a\u0000b", ""),
        ("", ""),
    ]:
        before = kept_house.hasher.verified
        answer = log_in(kept_house, handle, password)
        assert "set-cookie" not in answer.headers
        seen.append((answer.status, answer.body, kept_house.hasher.verified - before))
    assert len(set(seen)) == 1
    assert seen[0][0] == 401
    assert seen[0][2] == 1


def test_a_guest_without_a_password_is_not_opened_by_any(kept_house: House) -> None:
    kept_house.guest("Ada")
    assert log_in(kept_house, "Ada", "").status == 401


def test_a_handle_changes_only_with_the_present_password(kept_house: House) -> None:
    here = kept_house.member("ada")
    there = log_in(kept_house, "ada").secret
    new = {"handle": "eve", "password": "battery staple"}
    for old in ({}, {"old": "wrong horse"}):
        answer = kept_house.ask("POST", "/api/me/handle", {**new, **old}, secret=here)
        assert (answer.status, answer.message) == (403, "password-wrong")
    assert kept_house.ask("GET", "/api/me", secret=there).json["handle"] == "ada"
    changed = kept_house.ask("POST", "/api/me/handle", {**new, "old": PASSWORD}, secret=here)
    assert (changed.status, changed.json["handle"]) == (200, "eve")
    assert kept_house.ask("GET", "/api/me", secret=there).status == 401
    assert kept_house.ask("GET", "/api/me", secret=here).status == 200
    assert log_in(kept_house, "ada").status == 401
    assert log_in(kept_house, "eve", "battery staple").status == 200


def test_of_two_claims_at_once_the_second_needs_the_password_of_the_first(
    kept_house: House,
) -> None:
    held = kept_house.guest()
    entry, secret = kept_house.state.entry, Secret(held)
    guest = kept_house.run(kept_house.store.identity_by_secret(secret.hash))

    async def claim(number: int) -> object:
        try:
            return await entry.claim(guest, secret, f"ada_{number}", f"{PASSWORD} {number}", None)
        except Failure as failure:
            return failure.status

    async def both() -> tuple[object, object]:
        return await asyncio.gather(claim(1), claim(2))

    claimed, refused = kept_house.run(both())
    assert isinstance(claimed, Identity)
    assert (claimed.handle, refused) == ("ada_1", 403)
    assert log_in(kept_house, "ada_1", f"{PASSWORD} 1").status == 200
    assert log_in(kept_house, "ada_2", f"{PASSWORD} 2").status == 401
    assert kept_house.ask("GET", "/api/me", secret=held).json["handle"] == "ada_1"


def test_who_logs_out_is_out_at_once(kept_house: House) -> None:
    here = kept_house.member()
    there = log_in(kept_house, "ada").secret
    answer = kept_house.ask("POST", "/api/logout", secret=here)
    assert (answer.status, answer.body, answer.secret) == (204, b"", "")
    assert "Max-Age=0" in answer.headers["set-cookie"]
    assert kept_house.ask("GET", "/api/me", secret=here).status == 401
    assert kept_house.ask("GET", "/api/me", secret=there).status == 200


def test_all_other_browsers_can_be_logged_out(kept_house: House) -> None:
    here = kept_house.member()
    others = [log_in(kept_house, "ada").secret for _ in range(2)]
    answer = kept_house.ask("POST", "/api/logout", {"everywhere": True}, secret=here)
    assert answer.status == 204
    assert "set-cookie" not in answer.headers
    assert kept_house.ask("GET", "/api/me", secret=here).status == 200
    assert [kept_house.ask("GET", "/api/me", secret=one).status for one in others] == [401, 401]


def test_a_cookie_that_was_forgotten_makes_a_new_guest(kept_house: House) -> None:
    secret = kept_house.guest()
    kept_house.ask("POST", "/api/logout", secret=secret)
    answer = kept_house.ask("POST", "/api/me", secret=secret)
    assert answer.status == 201
    assert answer.secret not in ("", secret)


def test_results_name_who_played(kept_house: House) -> None:
    ada, ben = kept_house.guest("Ada"), kept_house.guest("Ben")
    ids = [
        IdentityId(kept_house.ask("GET", "/api/me", secret=secret).json["who"])
        for secret in (ada, ben)
    ]
    for number in range(3):
        standings = (
            Standing(ids[0], None, 1, 30),
            Standing(ids[1], None, 2, 20),
            Standing(None, "greedy", 3, -4),
            Standing(IdentityId("gone"), None, 4, -5),
        )
        game = "kluster" if number == 1 else "clustered"
        table = TableId(f"t{number}")
        one = Result(table, game, "{}", ranked=True, ended=number + 0.5, standings=standings)
        kept_house.run(kept_house.store.add_result(one))
    told = kept_house.ask("GET", "/api/me/results?limit=2", secret=ben).json["results"]
    assert [one["table"] for one in told] == ["t2", "t1"]
    assert [(seat["name"], seat["bot"], seat["place"]) for seat in told[0]["seats"]] == [
        ("Ada", None, 1),
        ("Ben", None, 2),
        (None, "greedy", 3),
        (None, None, 4),
    ]
    some = kept_house.ask("GET", "/api/me/results?game=kluster", secret=ada).json["results"]
    assert [one["table"] for one in some] == ["t1"]
    assert kept_house.ask("GET", "/api/me/results", secret=kept_house.guest()).json == {
        "results": []
    }


def test_bests_are_told(kept_house: House) -> None:
    secret = kept_house.guest()
    who = IdentityId(kept_house.ask("GET", "/api/me", secret=secret).json["who"])
    kept_house.run(kept_house.store.offer_best(Best(who, "clustered", "{}", 41, TableId("t"), 2.5)))
    assert kept_house.ask("GET", "/api/me/bests", secret=secret).json == {
        "bests": [{"game": "clustered", "options": "{}", "total": 41, "table": "t", "at": 2.5}]
    }


@pytest.mark.parametrize(
    "request_line",
    [
        "GET /api/me",
        "PATCH /api/me",
        "POST /api/me/handle",
        "POST /api/logout",
        "GET /api/me/results",
        "GET /api/me/bests",
    ],
)
def test_a_stranger_is_asked_to_come_in_before_anything_is_read(
    house: House, request_line: str
) -> None:
    method, path = request_line.split()
    answer = house.ask(method, f"{path}?bad=1", body=b"{", headers={"Content-Type": "text/csv"})
    assert (answer.status, answer.message) == (401, "not-in")

"""Token buckets, and the limits of the people's routes."""

from dataclasses import fields, replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from klub.server.accounts.limits import Bucket, Limits, Places, Rate, Rates, neighbourhood
from server_people.house import EASY, House, open_house


def test_a_full_bucket_gives_all_at_once_and_then_one_by_one() -> None:
    limits, rate = Limits(), Rate(3, 30)
    assert [limits.take(rate, "a", 100.0) for _ in range(4)] == [0, 0, 0, 10]
    assert limits.take(rate, "a", 109.0) == 1
    assert limits.take(rate, "a", 110.0) == 0
    assert limits.take(rate, "a", 110.0) == 10
    assert limits.take(rate, "b", 110.0) == 0


def test_a_bucket_is_full_again_and_not_more_than_full() -> None:
    bucket = Bucket(Rate(2, 10))
    for start in (0.0, 1e9):
        assert [bucket.take(start) for _ in range(3)] == [0, 0, 5]


def test_waiting_as_long_as_told_is_enough() -> None:
    bucket, now = Bucket(Rate(7, 0.3)), 1_900_000_000.123
    for _ in range(1000):
        now += bucket.take(now)
        assert bucket.take(now) >= 0
    assert bucket.take(now) <= 0.3


@given(st.lists(st.floats(0, 5), max_size=60), st.integers(1, 5), st.floats(0.1, 20))
def test_no_span_of_time_has_more_than_a_full_bucket_and_what_came_back(
    pauses: list[float], count: int, seconds: float
) -> None:
    bucket, now, taken = Bucket(Rate(count, seconds)), 1000.0, []
    for pause in pauses:
        now += pause
        if bucket.take(now) == 0:
            taken.append(now)
    for first in range(len(taken)):
        for last in range(first, len(taken)):
            allowed = count + (taken[last] - taken[first]) * count / seconds
            assert last - first + 1 <= allowed + 1e-3


def test_a_clock_that_is_set_back_makes_nobody_wait_longer() -> None:
    limits, rate = Limits(), Rate(2, 10)
    for _ in range(2):
        limits.take(rate, "a", 1e9)
    assert limits.take(rate, "a", 5.0) == 5
    assert limits.take(rate, "a", 10.0) == 0


def test_buckets_that_are_full_again_are_forgotten() -> None:
    limits = Limits(most=100)
    for number in range(1000):
        limits.take(Rate(1, 5), number, number / 10)
    assert len(limits) <= 100
    assert limits.take(Rate(1, 5), 999, 99.9) > 0


def test_memory_has_an_end_though_nothing_can_be_forgotten_yet() -> None:
    limits, slow, quick = Limits(most=100), Rate(1, 1e6), Rate(1, 10)
    for number in range(50):
        limits.take(slow, ("slow", number), 0.0)
    for number in range(10_000):
        limits.take(quick, ("quick", number), 1.0)
        assert len(limits) <= 100
    # What fills soonest is forgotten first: it costs the club least.
    assert all(limits.take(slow, ("slow", number), 1.0) > 0 for number in range(50))


def test_places_are_given_back() -> None:
    places = Places(2)
    assert [places.take("a") for _ in range(3)] == [True, True, False]
    assert places.take("b")
    places.leave("a")
    assert places.take("a")
    for key in ("a", "a", "b"):
        places.leave(key)
    assert len(places) == 0


@pytest.mark.parametrize(
    ("address", "shared"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2:ffff::", "2001:db8:1:2::"),
        ("2001:db8:1:3::", "2001:db8:1:3::"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::"),
        ("", ""),
        ("unix", "unix"),
    ],
)
def test_a_household_shares_its_limits(address: str, shared: str) -> None:
    assert neighbourhood(address) == shared


def test_every_figure_can_be_reached() -> None:
    for one in fields(Rates):
        figure = getattr(Rates(), one.name)
        if isinstance(figure, Rate):
            assert figure.count >= 1
            assert figure.seconds > 0


def too_often(house: House, address: str, **told: str) -> list[int]:
    headers = {"X-Forwarded-For": address}
    return [house.ask("POST", "/api/me", headers=headers).status for _ in range(4)]


def test_an_address_lets_in_only_so_many_guests() -> None:
    with open_house(rates=replace(EASY, guests=Rate(2, 7200))) as house:
        assert too_often(house, "192.0.2.1") == [201, 201, 429, 429]
        assert too_often(house, "2001:db8::1") == [201, 201, 429, 429]
        assert too_often(house, "2001:db8::2") == [429] * 4
        answer = house.ask("POST", "/api/me", headers={"X-Forwarded-For": "192.0.2.1"})
        assert answer.message == "too-often"
        seconds = answer.json["arguments"]["seconds"]
        assert 3000 < seconds <= 3600
        assert answer.headers["retry-after"] == str(seconds)


def test_who_is_in_already_is_not_counted_as_a_guest() -> None:
    with open_house(rates=replace(EASY, guests=Rate(1, 7200))) as house:
        secret = house.guest()
        assert house.ask("POST", "/api/me", secret=secret).status == 200
        assert house.ask("POST", "/api/me").status == 429


def test_passwords_cannot_be_tried_for_long() -> None:
    wrong = {"handle": "ada", "password": "wrong horse"}
    with open_house(rates=replace(EASY, log_ins=Rate(3, 7200))) as house:
        house.member()
        tried = [house.ask("POST", "/api/login", wrong).status for _ in range(3)]
        assert tried == [401, 401, 429]
    with open_house(rates=replace(EASY, handle_log_ins=Rate(2, 7200))) as house:
        secret = house.member()
        for number, status in enumerate((401, 401, 429)):
            from_elsewhere = {"X-Forwarded-For": f"192.0.2.{number}"}
            told = {**wrong, "handle": "adA"}
            assert house.ask("POST", "/api/login", told, headers=from_elsewhere).status == status
        assert house.ask("GET", "/api/me", secret=secret).status == 200


def test_nobody_renames_themselves_all_day() -> None:
    with open_house(rates=replace(EASY, renames=Rate(2, 7200))) as house:
        ada, ben = house.guest("Ada"), house.guest("Ben")
        for secret, status in ((ada, 200), (ada, 200), (ada, 429), (ben, 200)):
            assert house.ask("PATCH", "/api/me", {"name": "Cat"}, secret=secret).status == status


def test_an_address_that_asks_too_much_waits() -> None:
    with open_house(rates=replace(EASY, requests=Rate(2, 7200))) as house:
        assert [house.ask("GET", "/api/me").status for _ in range(3)] == [401, 401, 429]
        assert house.ask("GET", "/api/me", headers={"X-Forwarded-For": "192.0.2.1"}).status == 401

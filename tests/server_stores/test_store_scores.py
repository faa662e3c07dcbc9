"""Results, ratings, bests and challenges: what every store promises."""

from dataclasses import replace

import pytest

from klub.server.stores import Conflict, Store
from server_stores.club import ADA, BEN, CAT, T1, T2, T3, best, daily, rating, result

pytestmark = pytest.mark.anyio


async def test_a_result_comes_back_seat_by_seat(store: Store) -> None:
    assert await store.result(T1) is None
    assert await store.add_result(result(T1, BEN, ADA))
    assert await store.result(T1) == result(T1, BEN, ADA)


async def test_a_result_is_kept_once(store: Store) -> None:
    assert await store.add_result(result(T1, ADA), [rating(ADA, 26.0)])
    assert not await store.add_result(result(T1, BEN), [rating(ADA, 27.0, games=2)])
    assert await store.result(T1) == result(T1, ADA)
    assert await store.rating(ADA, "clustered", "2") == rating(ADA, 26.0)


async def test_somebodys_results_are_told_the_latest_first(store: Store) -> None:
    early, late = result(T1, ADA, BEN, ended=1.0), result(T2, CAT, ADA, ended=2.0)
    other = replace(result(T3, ADA, ended=3.0), game="kluster")
    for one in (late, early, other):
        await store.add_result(one)
    assert await store.results_of(ADA) == (other, late, early)
    assert await store.results_of(ADA, game="clustered", limit=1) == (late,)
    assert await store.results_of(BEN) == (early,)


async def test_somebody_who_sat_on_two_seats_has_one_result(store: Store) -> None:
    await store.add_result(result(T1, ADA, ADA))
    assert await store.results_of(ADA) == (result(T1, ADA, ADA),)


async def test_a_rating_follows_the_one_it_was_made_from(store: Store) -> None:
    await store.add_result(result(T1, ADA, BEN), [rating(ADA, 26.0), rating(BEN, 24.0)])
    for stale in (rating(BEN, 23.0, games=1), rating(BEN, 23.0, games=3)):
        with pytest.raises(Conflict, match="rating-conflict"):
            await store.add_result(result(T2, ADA, BEN), [rating(ADA, 27.0, games=2), stale])
    assert await store.result(T2) is None
    assert await store.rating(ADA, "clustered", "2") == rating(ADA, 26.0)
    await store.add_result(result(T2, ADA, BEN), [rating(ADA, 27.0, games=2)])
    assert await store.rating(ADA, "clustered", "2") == rating(ADA, 27.0, games=2)
    assert await store.rating(ADA, "clustered", "3") is None


async def test_the_strongest_are_those_who_surely_are(store: Store) -> None:
    known, lucky, even = rating(ADA, 25.0, sigma=1.0), rating(BEN, 30.0, sigma=8.0), rating(CAT, 25)
    await store.add_result(result(T1, ADA, BEN, CAT), [lucky, known, even])
    assert await store.top_ratings("clustered", "2") == (known, lucky, even)
    assert await store.top_ratings("clustered", "2", limit=1) == (known,)
    assert await store.top_ratings("kluster", "2") == ()


async def test_only_more_is_a_new_best(store: Store) -> None:
    assert await store.best(ADA, "clustered", "{}") is None
    assert await store.offer_best(best(ADA, 10, table=T1))
    assert not await store.offer_best(best(ADA, 10, table=T2))
    assert not await store.offer_best(best(ADA, 9, table=T2))
    assert await store.best(ADA, "clustered", "{}") == best(ADA, 10, table=T1)
    assert await store.offer_best(best(ADA, 11, table=T3))
    assert await store.best(ADA, "clustered", "{}") == best(ADA, 11, table=T3)


async def test_bests_are_listed_for_one_and_for_all(store: Store) -> None:
    quick = replace(best(ADA, 50), options='{"quick": true}')
    for one in (quick, best(ADA, 10, at=3.0), best(BEN, 10, at=2.0), best(CAT, 12, at=9.0)):
        assert await store.offer_best(one)
    assert await store.bests_of(ADA) == (quick, best(ADA, 10, at=3.0))
    high = (best(CAT, 12, at=9.0), best(BEN, 10, at=2.0), best(ADA, 10, at=3.0))
    assert await store.top_bests("clustered", "{}") == high
    assert await store.top_bests("clustered", "{}", limit=2) == high[:2]


async def test_only_the_first_try_of_a_day_counts(store: Store) -> None:
    first = daily(ADA, 10)
    assert await store.enter_daily(first)
    assert not await store.enter_daily(first)
    assert not await store.enter_daily(daily(ADA, 99))
    assert await store.enter_daily(daily(ADA, 99, day="2031-05-05"))
    board = await store.daily_board("2031-05-04", "clustered")
    assert [(line.place, line.daily) for line in board] == [(1, first)]


async def test_equal_totals_share_a_place(store: Store) -> None:
    for one in (daily(ADA, 7, 1.0), daily(BEN, 9, 3.0), daily(CAT, 9, 2.0)):
        await store.enter_daily(one)
    board = await store.daily_board("2031-05-04", "clustered")
    assert [(line.place, line.daily.identity) for line in board] == [(1, CAT), (1, BEN), (3, ADA)]
    assert await store.daily_board("2031-05-04", "clustered", limit=1) == board[:1]
    assert await store.daily_place("2031-05-04", "clustered", ADA) == board[2]
    assert await store.daily_place("2031-05-05", "clustered", ADA) is None
    assert await store.daily_board("2031-05-04", "kluster") == ()


async def test_all_ratings_of_somebody_are_told(store: Store) -> None:
    more = [replace(rating(ADA, 20.0), players="3"), replace(rating(ADA, 21.0), game="kluster")]
    await store.add_result(result(T1, ADA, BEN), [rating(ADA, 26.0), rating(BEN, 24.0), *more])
    assert await store.ratings_of(ADA) == (rating(ADA, 26.0), *more)
    assert await store.ratings_of(CAT) == ()

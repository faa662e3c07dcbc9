"""Endings: records, results, ratings, bests, and everything twice without harm."""

import json
from dataclasses import replace

import pytest

from klub.engine.contract import Outcome, Seat
from klub.games.clustered import Clustered
from klub.server.ending import places, settle
from klub.server.stores import IdentityId, TableId, open_store
from klub.table import read_record, verify
from klub.table.event import GaveUp
from klub.table.sitting import Sitting
from server_live.tables import begun, ended

pytestmark = pytest.mark.anyio
ADA, BEN, TABLE = IdentityId("ada"), IdentityId("ben"), TableId("t")


async def test_a_game_that_is_over_leaves_a_true_record_and_its_results() -> None:
    sitting = ended("ada", None, "ben")
    async with await open_store("memory:") as store:
        await settle(store, sitting, 9.0)
        kept = await store.record(TABLE)
        assert kept is not None
        assert verify(Clustered(), read_record(kept)) is None
        result = await store.result(TABLE)
        assert result is not None
        assert [one.identity for one in result.standings] == [ADA, None, BEN]
        assert [one.bot for one in result.standings] == [None, "greedy", None]
        assert json.loads(result.options)["players"] == 3
        outcome = sitting.outcome
        assert outcome is not None
        assert [one.score for one in result.standings] == [
            score["total"] for score in outcome.scores
        ]
        assert min(one.place for one in result.standings) == 1
        assert await store.ratings_of(ADA) == ()


async def test_who_wins_a_rated_game_gains_and_who_loses_loses_once() -> None:
    sitting = ended("ada", "ben", rated=True)
    outcome = sitting.outcome
    assert outcome is not None
    async with await open_store("memory:") as store:
        for _ in range(2):
            await settle(store, sitting, 9.0)
        (ada,), (ben,) = await store.ratings_of(ADA), await store.ratings_of(BEN)
    assert ada.games == ben.games == 1
    assert ada.mu != ben.mu
    assert (ada.mu > ben.mu) == (outcome.winners == (0,))
    assert ada.sigma < 25 / 3


async def test_alone_it_is_the_best_that_counts() -> None:
    sitting = ended("ada")
    outcome = sitting.outcome
    assert outcome is not None
    async with await open_store("memory:") as store:
        await settle(store, sitting, 9.0)
        (best,) = await store.bests_of(ADA)
        assert best.total == outcome.scores[0]["total"]
        assert await store.daily_board("2031-05-04", "clustered") == ()


async def test_a_challenge_counts_for_its_day_and_not_as_a_best() -> None:
    async with await open_store("memory:") as store:
        await settle(store, ended("ada", daily="2031-05-04"), 9.0)
        (placed,) = await store.daily_board("2031-05-04", "clustered")
        assert (placed.place, placed.daily.identity) == (1, ADA)
        assert await store.bests_of(ADA) == ()


async def test_who_gave_up_alone_has_reached_nothing() -> None:
    sitting = Sitting.of(Clustered(), [*begun("ada"), GaveUp(at=4.0, seat=0, why="resigned")])
    assert sitting.status == "over"
    async with await open_store("memory:") as store:
        await settle(store, sitting, 9.0)
        assert await store.bests_of(ADA) == ()
        assert await store.result(TABLE) is not None


def test_places_are_shared_and_who_gave_up_comes_last() -> None:
    sitting = ended("ada", "ben", "cat", "dan")
    scores = tuple({"total": total} for total in (30, 20, 20, 40))
    gone = replace(sitting.chairs[3], gave_up="resigned")
    sitting = replace(sitting, chairs=(*sitting.chairs[:3], gone))
    assert places(sitting, Outcome((Seat(0),), scores)) == (1, 2, 2, 4)
    assert places(sitting, Outcome((Seat(0), Seat(1)), scores)) == (1, 1, 3, 4)

"""What is kept of a game that is over: its record, results, ratings, bests.

Each of these may be kept twice without harm, for after a crash nobody knows what was kept.
"""

import asyncio
import json
from collections.abc import Sequence
from random import random

from openskill.models import PlackettLuce

from klub.engine.contract import Json, Outcome
from klub.server.daily import end_of
from klub.server.stores import (
    Best,
    Conflict,
    Daily,
    IdentityId,
    Rating,
    Result,
    Standing,
    Store,
    TableId,
)
from klub.table import write_record
from klub.table.sitting import Sitting

TRIES = 100
"""How often ratings are reckoned again because another game ended meanwhile."""
LONGEST_PAUSE = 0.05
"""s before that, so that those who got into each other's way do not again."""

_model = PlackettLuce()


async def settle(store: Store, sitting: Sitting, ended: float) -> None:
    """Keep all that is kept of a game that is over; of a lesson, its record alone."""
    outcome, record = sitting.outcome, sitting.record()
    assert outcome is not None
    assert record is not None
    table = TableId(sitting.opened.table)
    await store.keep_record(table, write_record(record))
    if sitting.opened.lesson:
        return
    await _keep_result(store, sitting, _result(sitting, outcome, ended))
    await _keep_alone(store, sitting, outcome, ended)


async def _keep_result(store: Store, sitting: Sitting, result: Result) -> None:
    """Keep a result with the ratings after it; games that end at once are rated in some order."""
    for again in range(TRIES, -1, -1):
        ratings = await _ratings(store, sitting, result) if result.ranked else ()
        try:
            await store.add_result(result, ratings)
        except Conflict:
            if not again:
                raise
            await asyncio.sleep(random() * LONGEST_PAUSE)
        else:
            return


def rules_text(options: dict[str, Json]) -> str:
    """House rules as one text, equal for equal rules."""
    return json.dumps(options, sort_keys=True, ensure_ascii=False, separators=(",", ":"))


def places(sitting: Sitting, outcome: Outcome) -> tuple[int, ...]:
    """The place of each seat, from 1: the winners, then by points, then who gave up."""
    totals = [score["total"] for score in outcome.scores] or [0] * len(sitting.chairs)
    ranks = [
        (seat not in outcome.winners, chair.gave_up is not None, -totals[seat])
        for seat, chair in enumerate(sitting.chairs)
    ]
    ranks = [(False, False, 0) if not lost else (lost, gone, less) for lost, gone, less in ranks]
    return tuple(1 + sum(other < rank for other in ranks) for rank in ranks)


def _result(sitting: Sitting, outcome: Outcome, ended: float) -> Result:
    totals = [score["total"] for score in outcome.scores] or [0] * len(sitting.chairs)
    return Result(
        table=TableId(sitting.opened.table),
        game=sitting.opened.game,
        options=rules_text(sitting.opened.options),
        ranked=sitting.opened.rated,
        ended=ended,
        standings=tuple(
            Standing(
                identity=None if chair.who is None else IdentityId(chair.who),
                bot=chair.bot,
                place=place,
                score=total,
            )
            for chair, place, total in zip(
                sitting.chairs, places(sitting, outcome), totals, strict=True
            )
        ),
    )


async def _ratings(store: Store, sitting: Sitting, result: Result) -> Sequence[Rating]:
    """Everybody's rating after the game, by Plackett and Luce."""
    players = str(len(sitting.chairs))
    game = sitting.opened.game
    people = [standing.identity for standing in result.standings]
    known: list[Rating] = []
    for who in people:
        assert who is not None, "nobody but people sits at a rated table"
        fresh = _model.rating()
        kept = await store.rating(who, game, players)
        known.append(kept or Rating(who, game, players, fresh.mu, fresh.sigma, 0))
    teams = [[_model.rating(mu=one.mu, sigma=one.sigma)] for one in known]
    ranks = [float(standing.place) for standing in result.standings]
    rated = _model.rate(teams, ranks=ranks)
    return tuple(
        Rating(one.identity, game, players, team[0].mu, team[0].sigma, one.games + 1)
        for one, team in zip(known, rated, strict=True)
    )


async def _keep_alone(store: Store, sitting: Sitting, outcome: Outcome, ended: float) -> None:
    """Solo bests, and the challenge of the day."""
    (first, *others) = sitting.chairs
    if others or first.who is None or first.gave_up or not outcome.scores:
        return
    opened, total = sitting.opened, outcome.scores[0]["total"]
    who, table = IdentityId(first.who), TableId(opened.table)
    if opened.daily is not None:
        if ended >= end_of(opened.daily):
            return  # by then everybody may know the luck of that day
        await store.enter_daily(Daily(opened.daily, opened.game, who, total, table, ended))
        return
    await store.offer_best(Best(who, opened.game, rules_text(opened.options), total, table, ended))

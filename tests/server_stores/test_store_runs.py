"""Runs of the club: each kept once, as it was seen last."""

import pytest

from klub.server.stores import Run, Store

pytestmark = pytest.mark.anyio


async def test_a_run_is_kept_as_it_was_seen_last(store: Store) -> None:
    assert await store.runs() == ()
    for run in (Run(20.0, 21.0), Run(10.0, 11.5), Run(20.0, 24.25)):
        await store.keep_run(run)
    assert await store.runs() == (Run(10.0, 11.5), Run(20.0, 24.25))


async def test_all_runs_but_one_are_forgotten(store: Store) -> None:
    for began in (10.0, 20.0, 30.0):
        await store.keep_run(Run(began, began + 1))
    await store.forget_runs(but=20.0)
    assert await store.runs() == (Run(20.0, 21.0),)
    await store.forget_runs(but=40.0)
    assert await store.runs() == ()

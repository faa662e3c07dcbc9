"""Placements at many tables in one call are what the engine plays one by one."""

import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from kluster_batches import DUO, GAME, played, told, worlds

from klub.engine.contract import Json
from klub.engine.errors import Illegal
from klub.games.kluster import State
from klub.games.kluster.repair import separate
from klub.research.batch import KlusterBatch
from klub.research.batch.kluster.placements import REFUSALS
from klub.research.batch.kluster.tables import CAUSES

BATCH = KlusterBatch(2, DUO, seed=7)
"""At which nothing ever happens."""


def in_step(batch: KlusterBatch, states: list[State], rows: np.ndarray) -> list[State]:
    """The engine after the step that the batch has just made, each table compared."""
    went = []
    for n, before in enumerate(states):
        if rows[n, 0] < 0:
            went.append(before)
            continue
        if batch.refused[n]:
            with pytest.raises(Illegal, match=REFUSALS[batch.refused[n]]):
                played(before, rows[n])
            assert told(batch.state(n)) == told(before), "nothing was done"
            went.append(before)
            continue
        after = played(before, rows[n])
        assert told(batch.state(n)) == told(after)
        assert batch.turn[n] == after.turn
        assert tuple(batch.counts[n].tolist()) == after.counts
        assert after.last is not None
        kind = after.last.incidents[0].kind if after.last.fault else "none"
        lost = len(after.last.taken) if after.last.fault else 0
        assert batch.faults[n].tolist() == [lost, CAUSES.index(kind)]
        went.append(after)
    return went


@pytest.mark.parametrize(
    ("options", "steps"),
    [
        ({}, 40),
        (
            {"players": 3, "mode": "elimination", "contact": "stick", "pool_empty": "last_placer"},
            30,
        ),
        ({"players": 1, "shorten": 25, "inside": "whole_stone"}, 30),
        ({"drop_outside": "fault", "turn_timer": 5, "auto_end": True, "cord": "bean"}, 12),
        ({"boxes": "trio", "players": 4}, 4),
        ({"boxes": "duo+duo", "plus_fault_repair": "auto_repair"}, 4),
    ],
    ids=lambda value: " ".join(map(str, value)) if isinstance(value, dict) else "",
)
def test_tables_play_what_the_engine_plays(options: dict[str, Json], steps: int) -> None:
    batch = KlusterBatch(2, {**DUO, **options}, auto_reset=False, seed=5)
    states = [batch.state(n) for n in range(2)]
    for _ in range(steps):
        rows = batch.sample()
        rewards, done = batch.step(rows)
        states = in_step(batch, states, rows)
        for n, state in enumerate(states):
            assert bool(done[n]) == state.over
            if state.over:
                outcome = GAME.outcome(state)
                assert outcome is not None
                assert tuple(np.flatnonzero(batch.won[n])) == outcome.winners
                assert batch.final[n].tolist() == [one["total"] for one in outcome.scores]
            else:
                assert not rewards[n].any()
                world = state.world()
                world.watch(whole=state.options.inside == "whole_stone")
                assert batch.records[n : n + 1].tobytes() == world.records.tobytes()
                assert tuple(np.flatnonzero(batch.stock[n])) == state.stock


def test_a_game_to_its_end_pays_the_winner() -> None:
    batch = KlusterBatch(1, DUO, auto_reset=False, seed=1)
    spots = [(x, y) for x in (-0.09, -0.03, 0.03, 0.09) for y in (-0.035, 0.035)]
    for turn in range(60):
        x, y = spots[turn % len(spots)]
        seat = int(batch.turn[0])
        # The second player puts every stone on that of the first.
        spot = batch.places[0, batch.kinds[0] == 1][0, :2] if seat else np.array([x, y])
        rewards, done = batch.step([int(np.flatnonzero(batch.stock[0])[0])], *spot.reshape(2, 1))
        if done[0]:
            break
    assert rewards.tolist() == [[1.0, -1.0]]
    assert batch.won.tolist() == [[True, False]]
    assert batch.counts[0, 0] == 0
    with pytest.raises(ValueError, match="table 0 is over, where the stone is -1"):
        batch.step([0], [0.0], [0.0])
    rewards, done = batch.step([-1], [0.0], [0.0])
    assert done[0]
    assert not rewards.any()


def test_in_expert_a_turn_goes_on_if_the_player_wants_more() -> None:
    batch = KlusterBatch(2, {**DUO, "mode": "expert", "starter": "host"}, seed=2)
    first = [batch.state(n) for n in range(2)]
    # The first puts a stone on the middle, and the second puts two more on it: both are taken.
    for _ in range(3):
        batch.step(np.flatnonzero(batch.stock[0])[:1].repeat(2), [0.0, 0.0], [0.0, 0.0])
    states = [batch.state(n) for n in range(2)]
    assert states != first
    assert batch.counts[0, batch.turn[0]] > 1 + batch.counts[0, 1 - batch.turn[0]]
    stones = np.flatnonzero(batch.stock[0])
    one = np.array([[stones[0], -0.08, 0.02, 30, 0], [stones[0], -0.08, 0.02, 30, 0]])
    two = np.array([[stones[1], 0.08, -0.02, 80, 1], [stones[1], 0.08, -0.02, 80, 1]])
    counts = batch.counts.copy()
    batch.step(one, more=[True, False])
    assert batch.state(0) is states[0], "the turn goes on"
    assert told(batch.state(1)) == told(played(states[1], one[1]))
    assert (batch.counts[0].sum(), batch.stock[0, stones[0]]) == (counts[0].sum() - 1, 0)
    far = np.array([[stones[1], 1.0, 1.0, 0, 0], two[1]])
    far[1, 0] = np.flatnonzero(batch.stock[1])[0]
    batch.step(far)
    assert REFUSALS[batch.refused[0]] == "turn-outside"
    batch.step(np.array([two[0], batch.sample()[1]]))
    assert told(batch.state(0)) == told(played(states[0], one[0], two[0]))


def test_in_equilibrium_a_fallen_stone_is_stood_up_again() -> None:
    batch = KlusterBatch(1, {**DUO, "equilibrium": True, "equilibrium_duo": True}, seed=3)
    state = batch.state(0)
    flat, upright = np.array([[0, 0.0, 0.0, 0, 0]]), np.array([[0, 0.03, 0.01, 20, 2]])
    flat[0, 0] = upright[0, 0] = stone = int(np.flatnonzero(batch.stock[0])[2])
    batch.step(flat)
    assert batch.fallen.tolist() == [stone]
    assert np.flatnonzero(batch.stock[0]).tolist() == [stone]
    batch.step(upright)
    assert batch.fallen.tolist() == [-1]
    assert told(batch.state(0)) == told(played(state, flat[0], upright[0]))


def test_cords_that_are_apart_are_drawn_together_first() -> None:
    batch = KlusterBatch(1, {"boxes": "duo+duo", "players": 2}, seed=1)
    start = batch.state(0)
    (one, other) = start.cords
    away = tuple((float(np.float32(x + 0.16)), y) for x, y in other)
    apart = State(**{**{f: getattr(start, f) for f in State.__slots__}, "cords": (one, away)})
    assert separate(apart.world(), apart.options)
    batch.load(0, apart)
    row = np.array([[np.flatnonzero(batch.stock[0])[0], *np.mean(one, axis=0), 0, 0]])
    batch.step(row)
    assert told(batch.state(0)) == told(played(apart, row[0]))
    assert not separate(batch.state(0).world(), batch.options)


def test_shaped_rewards_tell_stones_placed_and_taken() -> None:
    batch = KlusterBatch(1, DUO, reward="shaped", seed=1)
    seat = batch.turn[0]
    stones = [np.flatnonzero(batch.stock[0])[0]]
    assert batch.step(stones, [0.0], [0.0])[0][0, seat] == pytest.approx(1 / 12)
    seat = batch.turn[0]
    stones = [np.flatnonzero(batch.stock[0])[0]]
    lost = batch.step(stones, [0.0], [0.0])[0][0, seat]
    assert lost == pytest.approx(-batch.faults[0, 0] / 12)
    assert batch.faults[0, 0] > 0


def test_the_number_of_threads_changes_nothing() -> None:
    one, two = (KlusterBatch(5, DUO, seed=9, threads=threads) for threads in (1, 3))
    for _ in range(4):
        rows = one.sample()
        assert (rows == two.sample()).all()
        one.step(rows)
        two.step(rows)
        assert worlds(one) == worlds(two)
        assert [one.state(n) for n in range(5)] == [two.state(n) for n in range(5)]


def test_a_game_that_ends_is_followed_by_the_next_of_its_table() -> None:
    batch = KlusterBatch(2, {**DUO, "mode": "elimination", "players": 2}, seed=4)
    alone = KlusterBatch(2, {**DUO, "mode": "elimination", "players": 2}, seed=4)
    batch.step([0, 0], [0.0, 0.0], [0.0, 0.0])
    rewards, done = batch.step([1, 1], [0.0, 0.1], [0.0, 0.0])
    assert done.tolist() == [True, False]
    assert sorted(rewards[0].tolist()) == [-1, 1]
    assert batch.games.tolist() == [2, 1]
    assert (batch.kinds[0] == 0).all()
    assert batch.stock[0].all()
    assert batch.turns.tolist() == [0, 2]
    alone.reset()
    assert batch.state(0) == alone.state(0), "the second game follows from the seed"
    alone.reset(seed=4)
    assert alone.state(0) != batch.state(0)


def test_a_seed_gives_every_table_its_own_games() -> None:
    batch, again, other = (KlusterBatch(3, DUO, seed=seed) for seed in (1, 1, 2))
    assert worlds(batch) == worlds(again)
    assert worlds(batch) != worlds(other)
    assert len({batch.state(n).seeds for n in range(3)}) == 3
    batch.reset([False, True, False])
    assert batch.games.tolist() == [1, 2, 1]
    assert batch.state(0) == again.state(0)
    assert batch.state(1) != again.state(1)
    batch.reset(seed=1)
    assert worlds(batch) == worlds(again)


def pickled(batch: KlusterBatch) -> KlusterBatch:
    again: KlusterBatch = pickle.loads(pickle.dumps(batch))  # noqa: S301 (made here)
    return again


@pytest.mark.parametrize("again", [KlusterBatch.copy, pickled])
def test_a_copy_goes_on_by_itself(again: Callable[[KlusterBatch], KlusterBatch]) -> None:
    batch = KlusterBatch(2, {**DUO, "equilibrium": True, "equilibrium_duo": True}, seed=6)
    rows = batch.sample()
    rows[0, 1:] = 0  # it lies, so that the turn stays open
    batch.step(rows)
    assert batch.fallen[0] >= 0
    copied, before = again(batch), worlds(batch)
    assert copied.records.dtype is batch.records.dtype
    assert not np.shares_memory(copied.places, batch.places)
    rows = copied.sample()
    copied.step(rows)
    assert worlds(batch) == before, "the first has not moved"
    assert (batch.sample() == rows).all(), "its luck is its own"
    batch.step(rows)
    assert worlds(batch) == worlds(copied)
    assert [batch.state(n) for n in range(2)] == [copied.state(n) for n in range(2)]


def test_observations_are_views_that_change_with_the_tables() -> None:
    batch = KlusterBatch(2, DUO)
    views = batch.places, batch.quaternions, batch.kinds, batch.nodes, batch.axes
    arrays = batch.rewards, batch.done, batch.turn, batch.counts, batch.stock, batch.faults
    assert all(np.shares_memory(view, batch.records) for view in views)
    assert [view.shape[:2] for view in views] == [(2, 12), (2, 12), (2, 12), (2, 1), (2, 12)]
    stone = int(np.flatnonzero(batch.stock[0])[0])
    came = batch.step([stone, stone], [0.01, -0.02], [0.0, 0.0])
    assert batch.places[:, stone, 0].tolist() == pytest.approx([0.01, -0.02], abs=1e-3)
    assert views[0] is not batch.places
    assert (views[0] == batch.places).all()
    assert views[2][0, stone] == 1
    assert came[0] is arrays[0]
    assert came[1] is arrays[1]
    assert batch.stock is arrays[4]
    assert not batch.stock[0, stone]


@pytest.mark.parametrize(
    ("part", "value"),
    [(part, value) for part in range(5) for value in (np.nan, np.inf, -1e300, 7e6)]
    + [(0, 12.0), (0, -1.0), (0, 0.5), (1, 2.001), (4, 3.0), (4, 0.5), (4, -1.0)],
)
def test_what_is_no_placement_is_refused_before_anything_happens(part: int, value: float) -> None:
    batch, before = BATCH, worlds(BATCH)
    rows = batch.sample()
    rows[1, part] = value
    with pytest.raises(ValueError, match="at table 1 a placement is one of the stones"):
        batch.step(rows)
    assert worlds(batch) == before
    assert batch.turns.tolist() == [0, 0]


@pytest.mark.parametrize(
    "rows", [[], [0.0], "abc", None, [[1, 2], [3]], np.zeros((3, 5)), np.zeros((2, 6)), object()]
)
def test_other_shapes_are_refused(rows: Any) -> None:
    with pytest.raises(ValueError, match=r"a step is stone, x, y, yaw, face for each of 2 tables"):
        BATCH.step(rows)


def test_a_stone_of_somebody_else_is_refused() -> None:
    rows = BATCH.sample()
    rows[0, 0] = np.flatnonzero(BATCH.stock[0] == 0)[0]
    with pytest.raises(ValueError, match="at table 0 a placement is one of the stones"):
        BATCH.step(rows)
    with pytest.raises(ValueError, match="more is a yes or no"):
        BATCH.step(BATCH.sample(), more=[True] * 3)


@pytest.mark.parametrize(
    ("chosen", "why"),
    [
        ({"tables": 0}, "1 or more"),
        ({"tables": 1, "threads": -1}, "threads"),
        ({"tables": 1, "reward": "love"}, "reward"),
        ({"tables": 1, "seed": -1}, "seed"),
        ({"tables": 1, "options": {"players": 5, "boxes": "duo"}}, "players"),
        ({"tables": 1, "options": {"colour": "red"}}, "colour"),
    ],
)
def test_a_batch_that_cannot_be_is_refused(chosen: dict[str, Json], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        KlusterBatch(**chosen)  # type: ignore[arg-type]  # as somebody may call it


@pytest.mark.parametrize("seed", [-1, None, 1.5, "one"])
def test_a_seed_is_a_whole_number(seed: Any) -> None:
    with pytest.raises(ValueError, match="seed is a whole number, 0 or more"):
        KlusterBatch(1, DUO, seed=seed)


@pytest.mark.parametrize(
    "name", ["places", "quaternions", "speeds", "spins", "axes", "kinds", "nodes"]
)
def test_nobody_writes_into_a_world(name: str) -> None:
    seen = getattr(BATCH, name)
    assert np.shares_memory(seen, BATCH.records)
    with pytest.raises(ValueError, match="read-only"):
        seen[:] = 0

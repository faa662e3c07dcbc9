"""Hands at many tables in one call are what the engine's turns do with the same inputs."""

import pickle
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import numpy as np
import pytest
from kluster_batches import DUO, told, worlds

from klub.engine.contract import Json
from klub.engine.errors import Illegal
from klub.games.kluster import Turn, rules
from klub.games.kluster.input import Drag, End, Grab, Hand, Input, LetGo, PutBack, Release
from klub.games.kluster.situation import Phase
from klub.research.batch import KlusterControlBatch
from klub.research.batch.kluster.control import PHASES

TABLES = 2


class Restless:
    """Hands that take stones, bring them down, and sometimes draw a cord; all by luck."""

    def __init__(self, batch: KlusterControlBatch, seed: int) -> None:
        self._rng, self._batch = Random(seed), batch
        self._ways: dict[tuple[int, int], list[float]] = {}

    def orders(self, turns: list[Turn]) -> dict[str, np.ndarray]:
        """What to tell at all tables now."""
        rng, hands, cords = self._rng, self._batch.hands, len(self._batch.options.boxes)
        told = {
            "stone": np.full((TABLES, hands), -1),
            "pose": np.zeros((TABLES, hands, 5)),
            "grip": np.ones((TABLES, hands), int),
            "end": np.zeros(TABLES, bool),
            "grab": np.full((TABLES, cords), -1),
            "to": np.zeros((TABLES, cords, 2)),
        }
        for n, turn in enumerate(turns):
            for hand in range(hands):
                self._lead(told, n, hand, turn)
            if rng.random() < 0.1:
                told["grab"][n, 0] = rng.randrange(64)
                told["to"][n, 0] = rng.uniform(-0.2, 0.2), rng.uniform(-0.2, 0.2)
            told["end"][n] = turn.duty() is None and rng.random() < 0.2
        return told

    def _lead(self, told: dict[str, np.ndarray], n: int, hand: int, turn: Turn) -> None:
        rng = self._rng
        way = self._ways.get((n, hand))
        if way is None:
            if turn.state.stock and rng.random() < (0.02 if turn.placed else 0.3):
                tilt = rng.choice([0, 180, rng.uniform(-180, 180)])
                spot = [rng.uniform(-0.09, 0.09), rng.uniform(-0.05, 0.05), 0.14]
                stone = rng.choice(turn.state.stock)
                self._ways[n, hand] = [stone, *spot, rng.uniform(-400, 400), tilt]
            return
        way[3] -= 0.005
        way[1] += rng.uniform(-1e-3, 1e-3)
        told["stone"][n, hand] = way[0]
        told["pose"][n, hand] = way[1], way[2], max(way[3], 0), way[4], way[5]
        if way[3] < 0:
            told["grip"][n, hand] = rng.choice([-1, -1, -1, 0])
            del self._ways[n, hand]


def inputs(told: dict[str, np.ndarray], n: int, turn: Turn) -> Iterator[Input]:
    """The same for one table, as the engine's turns take it."""
    for hand, stone in enumerate(told["stone"][n].tolist()):
        grip = told["grip"][n, hand]
        if grip == 1 and stone >= 0:
            yield Hand(hand, stone, *told["pose"][n, hand].tolist())
        elif grip != 1 and turn.in_hand(hand) is not None:
            yield Release(hand) if grip == -1 else PutBack(hand)
    for cord, node in enumerate(told["grab"][n].tolist()):
        held = turn.world.record["grab"][cord] >= 0
        if node < 0 and held:
            yield LetGo(cord)
        if node >= 0 and not held:
            yield Grab(cord, node)
        if node >= 0 and turn.world.record["grab"][cord] >= 0:
            yield Drag(cord, *told["to"][n, cord].tolist())
    if told["end"][n]:
        yield End()


def ticked(turn: Turn, told: dict[str, np.ndarray], n: int) -> str | None:
    """Let a tick pass in the engine; the message of what was refused first, if anything was."""
    refused = []
    for one in inputs(told, n, turn) if turn.phase is Phase.OPEN else ():
        try:
            turn.do(turn.seat, one)
        except Illegal as illegal:
            refused.append(illegal.message)
    turn.advance()
    return refused[0] if refused else None


@pytest.mark.parametrize(
    ("options", "hands", "seed"),
    [
        ({}, 1, 1),
        ({"contact": "stick", "auto_end": True}, 2, 2),
        ({"players": 4, "drop_outside": "fault", "turn_timer": 5}, 2, 3),
        ({"equilibrium": True, "equilibrium_duo": True, "tool": "one_hand"}, 2, 4),
    ],
)
def test_tables_do_what_turns_of_the_engine_do(
    options: dict[str, Json], hands: int, seed: int
) -> None:
    batch = KlusterControlBatch(TABLES, {**DUO, **options}, hands=hands, seed=seed)
    turns = [Turn(batch.state(n)) for n in range(TABLES)]
    luck, ended = Restless(batch, seed), 0
    for _ in range(400):
        told_now = luck.orders(turns)
        refused = [ticked(turn, told_now, n) for n, turn in enumerate(turns)]
        batch.step(**told_now)
        for n, turn in enumerate(turns):
            why = batch.why(n)
            assert (why and why.message) == refused[n]
            assert bool(batch.refused[n]) == (refused[n] is not None)
            if turn.result is not None:
                ended += 1
                after = rules.after(turn.state, turn.result)
                assert bool(batch.done[n]) == after.over
                if not after.over:
                    assert told(batch.state(n)) == told(after)
                turn = turns[n] = Turn(batch.state(n))
            assert batch.records[n : n + 1].tobytes() == turn.world.records.tobytes()
            assert (batch.ticks[n], PHASES[batch.phase[n]]) == (turn.ticks, turn.phase)
    assert ended, "some turns came to their end"


def lowered(batch: KlusterControlBatch, x: float, tables: int) -> None:
    """Bring a stone down at every table, let it go, and end the turn when it rests."""
    stone = batch.stock.argmax(axis=1)[:, None]
    for z in np.linspace(0.12, 0, 40):
        pose = np.broadcast_to(np.array([x, 0.0, z, 0.0, 0.0]), (tables, 1, 5))
        batch.step(stone, pose)
    before = batch.turns.copy()
    batch.step(stone, np.zeros((tables, 1, 5)), -1)
    for _ in range(200):
        batch.step(-1, 0.0, end=batch.turns == before)
        if (batch.turns != before).all():
            return


def test_a_stone_that_is_brought_down_stays_and_the_next_player_is_on() -> None:
    batch = KlusterControlBatch(1, DUO, seed=1)
    seat, stone = int(batch.turn[0]), int(batch.stock[0].argmax())
    lowered(batch, 0.02, 1)
    assert batch.turn[0] == 1 - seat
    assert batch.kinds[0, stone] == 1
    assert batch.places[0, stone, 0] == pytest.approx(0.02, abs=1e-3)
    assert batch.counts[0].sum() == 11
    assert not batch.faults.any()
    lowered(batch, 0.02, 1)
    assert batch.counts[0].sum() == 12 - (batch.kinds[0] == 1).sum()
    assert batch.turns[0] == 2


def test_touched_and_left_are_told_until_the_turn_has_ended() -> None:
    batch = KlusterControlBatch(1, {**DUO, "players": 1}, seed=1)
    lowered(batch, 0.0, 1)
    stone, seen = [[int(batch.stock[0].argmax())]], False
    for z in np.linspace(0.12, 0, 40):
        batch.step(stone, [[[0.0, 0.0, z, 0.0, 0.0]]])
        seen = seen or bool(batch.touched[0])
        if batch.faults[0, 0]:
            break
    assert seen
    for _ in range(400):
        if batch.turns[0] == 2:
            break
        batch.step(-1, 0.0)
    assert batch.faults[0].tolist() == [1, 1], "the one below; the other is still in the hand"
    batch.step(-1, 0.0)
    assert not batch.touched[0]


def test_what_touches_before_the_world_becomes_impossible_is_taken_too() -> None:
    batch = KlusterControlBatch(1, {**DUO, "players": 1}, seed=1)
    for x in (0.0, 0.06, 0.119):
        lowered(batch, x, 1)
    assert (batch.kinds[0] == 1).sum() == 3
    turn, stone = Turn(batch.state(0)), int(batch.stock[0].argmax())
    third, fourth = np.argsort(np.where(batch.kinds[0] == 1, batch.places[0, :, 0], -1))[-2:]
    records = turn.world.records, batch.records
    for z in np.linspace(0.12, 0, 40):
        if turn.phase is Phase.OPEN:
            turn.do(turn.seat, Hand(0, stone, 0.0, 0.0, z))
        turn.advance()
        batch.step([[stone]], [[[0.0, 0.0, z, 0.0, 0.0]]])
        if turn.phase is Phase.LOST:
            break
    for record in records:
        record["awake"][0, third], record["speed"][0, third, 0] = 1, 1.0
    for _ in range(6):
        turn.advance()
        batch.step(-1, 0.0)
    assert turn.phase is Phase.LOST
    assert turn.world.record["touched"][third, fourth] >= 0
    for record in records:
        record["speed"][0, third, 2] = 1e3
    turn.advance()
    batch.step(-1, 0.0)
    assert turn.result is not None
    assert {third, fourth} <= set(turn.result.taken)
    assert told(batch.state(0)) == told(rules.after(turn.state, turn.result))


def test_views_are_never_copies() -> None:
    batch = KlusterControlBatch(2, DUO)
    views = batch.places, batch.speeds, batch.spins, batch.held, batch.grabbed, batch.nodes
    assert all(np.shares_memory(view, batch.records) for view in views)
    stone = batch.stock.argmax(axis=1)[:, None]
    batch.step(stone, np.array([[[0.0, 0.0, 0.15, 0.0, 0.0]]] * 2))
    assert views[3][:, 0].tolist() == stone[:, 0].tolist()


def test_the_number_of_threads_changes_nothing() -> None:
    tables = 33  # fewer than 16 for a thread are not shared out
    one, two = (KlusterControlBatch(tables, DUO, threads=threads) for threads in (1, 2))
    for batch in (one, two):
        lowered(batch, 0.01, tables)
    assert worlds(one) == worlds(two)


def pickled(batch: KlusterControlBatch) -> KlusterControlBatch:
    again: KlusterControlBatch = pickle.loads(pickle.dumps(batch))  # noqa: S301 (made here)
    return again


@pytest.mark.parametrize("again", [KlusterControlBatch.copy, pickled])
def test_a_copy_goes_on_by_itself(
    again: Callable[[KlusterControlBatch], KlusterControlBatch],
) -> None:
    batch = KlusterControlBatch(1, DUO, seed=2)
    stone = [[int(batch.stock[0].argmax())]]
    for z in (0.12, 0.1, 0.05, 0.03):
        batch.step(stone, [[[0.0, 0.01, z, 10.0, 180.0]]])
    copied, before = again(batch), worlds(batch)
    copied.step(stone, [[[0.0, 0.01, 0.02, 10.0, 180.0]]])
    assert worlds(batch) == before
    batch.step(stone, [[[0.0, 0.01, 0.02, 10.0, 180.0]]])
    assert worlds(batch) == worlds(copied)
    assert batch.ticks.tolist() == copied.ticks.tolist() == [5]


POSE = [[[0.0, 0.0, 0.1, 0.0, 0.0]]] * 2


@pytest.mark.parametrize(
    ("told_wrong", "why"),
    [
        ({"stone": [[0], [12]]}, "stone is from -1 to 11, not .* at table 1"),
        ({"stone": [[0.0], [1.0]]}, "stone is whole numbers of shape"),
        ({"stone": [0, 0]}, "stone is whole numbers of shape"),
        ({"grip": [[1], [2]]}, "grip is from -1 to 1, not .* at table 1"),
        ({"pose": np.zeros((2, 1, 6))}, "pose is numbers of shape"),
        ({"pose": "abc"}, "pose is numbers of shape"),
        *(
            ({"pose": [POSE[0], [[*[0.0] * part, value, *[0.0] * (4 - part)]]]}, "at table 1")
            for part in range(5)
            for value in (np.nan, np.inf, -1e300, 2e6)
        ),
        ({"end": [1, 0]}, "end is a yes or no"),
        ({"grab": [[0, 0], [0, 0]]}, "grab has 1 cord"),
        ({"grab": [[0], [64]], "to": np.zeros((2, 1, 2))}, "grab is from -1 to 63"),
        ({"grab": [[0], [5]], "to": [[[0.0, 0.0]], [[0.0, np.nan]]]}, "to is numbers .* table 1"),
    ],
)
def test_what_cannot_be_told_is_refused_before_anything_happens(
    told_wrong: dict[str, Any], why: str
) -> None:
    before = worlds(BATCH)
    with pytest.raises(ValueError, match=why):
        BATCH.step(**{"stone": [[0], [0]], "pose": POSE, **told_wrong})
    assert worlds(BATCH) == before
    assert BATCH.ticks.tolist() == [0, 0]


BATCH = KlusterControlBatch(2, {**DUO, "starter": "host"})


def test_a_player_has_two_hands_at_most() -> None:
    with pytest.raises(ValueError, match="1 or 2 hands, not 3"):
        KlusterControlBatch(1, DUO, hands=3)

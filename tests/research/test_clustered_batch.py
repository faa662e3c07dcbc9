"""Many games at a time are the games of the readable engine, and refuse what it refuses."""

import pickle
import subprocess
import sys
from random import Random
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from klub.engine.contract import Json, Seat
from klub.games.clustered import Clustered, Drop, Options, State, rules
from klub.games.clustered.card import CARDS, RANK
from klub.games.clustered.kernel.actions import move_of_action
from klub.games.clustered.kernel.code import Frame, cell_number, move_of, unpack
from klub.games.clustered.kernel.observe import Eyes
from klub.research.batch import ClusteredBatch

ENGINE = Clustered()
TABLES: list[dict[str, Json]] = [
    {},
    {"players": 1, "first_bonuses": True, "solo_bonuses": True},
    {"players": 2, "quick": True, "extra_wilds": "all", "first_bonuses": True},
    {"players": 3, "two_starts": True, "biggest_bonuses": True, "tie_break": "rectangle"},
    {"players": 4, "table": "6x4", "quick": True, "quick_discard": "any_hand"},
    {"players": 8, "first_bonuses": True, "discards": "open"},
]


def states(batch: ClusteredBatch) -> list[State]:
    """Every game as the readable engine holds it."""
    return [unpack(record, batch.options) for record in batch.records]


def same_records(one: ClusteredBatch, other: ClusteredBatch) -> bool:
    """Whether the games are the same, luck and all."""
    names = one.records.dtype.names
    assert names
    return all(np.array_equal(one.records[name], other.records[name]) for name in names)


def chosen(batch: ClusteredBatch, luck: np.random.Generator) -> NDArray[np.int32]:
    """A legal action for each game out of the list of all; -1 where there is none."""
    offsets, actions = batch.legal()
    counts = np.diff(offsets)
    picked = offsets[:-1] + (luck.random(len(batch)) * counts).astype(np.int64)
    return np.where(counts > 0, np.append(actions, -1)[picked], -1).astype(np.int32)


def played(state: State, batch: ClusteredBatch, number: int, action: int) -> State:
    """The readable state after an action in one game of the batch, which has not made it yet."""
    move = move_of_action(batch.records.copy(), number, action)
    return rules.play(state, move_of(move, Frame.around(batch.records[number])))


def worth(reward: str, state: State, seat: int) -> float:
    """What the end of a game is worth, by the page."""
    outcome = ENGINE.outcome(state)
    assert outcome
    totals, players = [score["total"] for score in outcome.scores], state.options.players
    if reward == "points":
        return outcome.scores[seat]["bonuses"]
    if players == 1:
        return totals[0]
    if reward == "margin":
        return totals[seat] - sum(totals) / players
    share = (seat in outcome.winners) / len(outcome.winners)
    return (players * share - 1) / (players - 1)


@pytest.mark.parametrize("reward", ["outcome", "margin", "points"])
@pytest.mark.parametrize("values", TABLES, ids=str)
def test_whole_games_are_those_of_the_readable_engine(values: dict[str, Json], reward: str) -> None:
    batch = ClusteredBatch(3, values, seed=5, reward=reward, auto_reset=False)
    luck, readable = np.random.default_rng(1), states(batch)
    sums = np.zeros(batch.rewards.shape)
    while not batch.done.all():
        actions, over = chosen(batch, luck), batch.done.copy()
        assert np.array_equal(actions == -1, over)
        movers = batch.turn.copy()
        for number in np.flatnonzero(~over).tolist():
            readable[number] = played(readable[number], batch, number, int(actions[number]))
        rewards, done = batch.step(actions)
        sums += rewards
        assert states(batch) == readable
        for number, state in enumerate(readable):
            ended = ENGINE.to_move(state) is None
            assert done[number] == ended
            others = np.arange(state.options.players) != movers[number]
            if not ended or over[number]:
                assert not rewards[number, others].any()
                assert reward == "points" or not rewards[number].any()
            elif reward != "points":
                expected = [worth(reward, state, seat) for seat in range(state.options.players)]
                assert rewards[number] == pytest.approx(expected, rel=1e-6)
    for number, state in enumerate(readable):
        outcome = ENGINE.outcome(state)
        assert outcome
        assert batch.final[number].tolist() == [score["total"] for score in outcome.scores]
        assert tuple(np.flatnonzero(batch.won[number])) == outcome.winners
        if reward == "points":
            assert sums[number].tolist() == batch.final[number].tolist()


@pytest.mark.parametrize("values", TABLES[:3], ids=str)
def test_seats_see_what_the_eyes_of_the_kernel_see(values: dict[str, Json]) -> None:
    batch = ClusteredBatch(5, values, seed=2)
    eyes, out = Eyes(batch.options), batch.observe()
    for _ in range(12):
        batch.step(batch.sample())
        assert batch.observe(out) is out
        for number in range(5):
            seen = eyes.look(batch.records.copy(), number, int(batch.turn[number]))
            assert out.keys() == seen.keys()
            assert all(np.array_equal(out[name][number], seen[name]) for name in seen)
        assert np.array_equal(batch.mask(), out["action_mask"])
        offsets, actions = batch.legal()
        games, numbers = np.nonzero(out["action_mask"])
        assert np.array_equal(numbers, actions)
        assert np.array_equal(games, np.repeat(np.arange(5), np.diff(offsets)))


def test_a_game_that_has_ended_is_dealt_anew_at_once() -> None:
    batch = ClusteredBatch(20, {"players": 2}, seed=4)
    ended = 0
    for _ in range(130):
        before = batch.final.copy()
        _, done = batch.step(batch.sample())
        ended += int(done.sum())
        assert np.array_equal(batch.final[~done], before[~done])
        for number in np.flatnonzero(done).tolist():
            fresh = unpack(batch.records[number], batch.options)
            assert len(fresh.board.laid) == 0
            assert list(map(len, fresh.hands)) == [5, 5]
            assert batch.won[number].any()
            assert not batch.mask()[number, 28 * batch.spots :].any()
    assert ended == batch.dealt.sum() - 20 == 40


def test_the_cards_follow_from_the_seed_whatever_is_played() -> None:
    def decks(batch: ClusteredBatch) -> list[bytes]:
        return [record["deck"].tobytes() for record in batch.records]

    one, other = ClusteredBatch(40, seed=8), ClusteredBatch(40, seed=8)
    luck, met = np.random.default_rng(3), set(decks(one))
    while not one.done.any():
        one.step(one.sample())
        other.step(chosen(other, luck))
    assert one.done.all()
    assert decks(one) == decks(other)
    assert len(met | set(decks(one))) == 80
    assert met.isdisjoint(decks(ClusteredBatch(40, seed=9)))
    one.reset(seed=8)
    assert set(decks(one)) == met
    few = ClusteredBatch(7, seed=8)
    assert decks(few) == decks(one)[:7]


@pytest.mark.parametrize("values", [{}, {"players": 3, "quick": True}], ids=str)
def test_threads_change_nothing(values: dict[str, Json]) -> None:
    alone, shared = (ClusteredBatch(77, values, seed=1, threads=number) for number in (1, 3))
    for _ in range(140):
        assert np.array_equal(alone.sample(), shared.sample())
        mine, theirs = alone.legal(), shared.legal()
        assert np.array_equal(mine[0], theirs[0])
        assert np.array_equal(mine[1], theirs[1])
        alone.step(alone.sample())
        shared.step(shared.sample())
        assert np.array_equal(alone.rewards, shared.rewards)
    assert same_records(alone, shared)
    assert np.array_equal(alone.final, shared.final)
    one, other = alone.observe(), shared.observe()
    assert all(np.array_equal(one[name], other[name]) for name in one)


def test_all_cores_can_be_asked_for() -> None:
    batch = ClusteredBatch(64, threads=0)
    batch.step(batch.sample())
    with pytest.raises(ValueError, match="threads is 0 for all cores"):
        ClusteredBatch(1, threads=-1)


def test_a_forked_process_has_threads_of_its_own() -> None:
    program = """
import os
from klub.research.batch import ClusteredBatch
batch = ClusteredBatch(64, threads=2)
batch.step(batch.sample())
child = os.fork()
batch.step(batch.sample())
if child:
    assert os.waitpid(child, 0)[1] == 0
os._exit(0)
"""
    ran = subprocess.run([sys.executable, "-W", "ignore", "-c", program], timeout=60, check=False)
    assert ran.returncode == 0


@pytest.mark.parametrize("values", TABLES[:3], ids=str)
def test_samples_are_legal_and_each_as_likely_as_the_others(values: dict[str, Json]) -> None:
    """A chi-square bound that chance breaks about once in a million positions."""
    batch = ClusteredBatch(3, values, seed=6)
    for turns in (0, 9):
        for _ in range(turns):
            batch.step(batch.sample())
        offsets, actions = batch.legal()
        tries = 30 * int(np.diff(offsets).max())
        made = np.array([batch.sample().copy() for _ in range(tries)])
        for number in range(3):
            legal = actions[offsets[number] : offsets[number + 1]]
            counts = np.array([np.count_nonzero(made[:, number] == action) for action in legal])
            assert counts.sum() == tries
            expected, freedom = tries / len(legal), len(legal) - 1
            strangeness = ((counts - expected) ** 2 / expected).sum()
            assert strangeness <= freedom + 5 * (2 * freedom) ** 0.5 + 12


def test_what_was_sampled_before_is_no_longer_known_to_be_legal() -> None:
    batch = ClusteredBatch(50, {"players": 1}, seed=2)
    stale = batch.sample().copy()
    batch.step(stale)
    legal = batch.mask()[np.arange(50), stale] == 1
    assert not legal.all()
    with pytest.raises(ValueError, match=f"not legal in game {np.argmin(legal)}:"):
        batch.step(stale)
    batch.sample()
    batch.reset()
    with pytest.raises(ValueError, match="not legal in game"):
        batch.step(stale)


WRONG_ACTIONS: dict[str, Any] = {
    "too few": np.zeros(3, np.int32),
    "a table of them": np.zeros((4, 1), np.int32),
    "one": np.int32(3),
    "fractions": np.zeros(4),
    "yes and no": np.zeros(4, np.bool_),
    "words": np.array(["1"] * 4),
    "nothing": None,
}


@pytest.mark.parametrize("name", WRONG_ACTIONS)
def test_actions_are_whole_numbers_one_a_game(name: str) -> None:
    batch = ClusteredBatch(4)
    before = batch.records.tobytes()
    with pytest.raises(ValueError, match="actions is a whole number for each of 4 games"):
        batch.step(WRONG_ACTIONS[name])
    assert batch.records.tobytes() == before


@pytest.mark.parametrize("kind", ["int8", "int16", "int32", "int64", "uint8", "uint64", ">i4"])
def test_any_kind_of_whole_number_is_taken_for_what_it_is(kind: str) -> None:
    batch, twin = ClusteredBatch(30, seed=3), ClusteredBatch(30, seed=3)
    actions = batch.sample().copy()
    batch.step(actions)
    if np.array_equal(actions.astype(kind).astype(np.int64), actions):
        twin.step(actions.astype(kind))
        assert batch.records["cell"].tobytes() == twin.records["cell"].tobytes()
    else:
        assert np.dtype(kind).itemsize == 1
    if np.dtype(kind).itemsize == 8:
        far = twin.sample().astype(kind)
        far[1] += 1 << 32
        with pytest.raises(ValueError, match=r"an action is from 0 to 3611, not \d+ in game 1"):
            twin.step(far)


def test_actions_that_cannot_be_written_to_or_lie_apart_are_taken() -> None:
    batch = ClusteredBatch(6, seed=3)
    fixed = batch.sample().copy()
    fixed.flags.writeable = False
    batch.step(fixed)
    batch.step(np.repeat(batch.sample(), 2)[::2])
    batch.step(batch.sample().tolist())
    assert batch.records["laid"].tolist() == [3] * 6


@pytest.mark.parametrize("values", TABLES[:5], ids=str)
def test_no_number_harms_a_game(values: dict[str, Json]) -> None:
    batch, luck = ClusteredBatch(8, values, seed=7), Random(2)
    size = batch.action_size
    for _ in range(25):
        good = batch.sample().copy()
        before, mask = batch.records.tobytes(), batch.mask()
        for _ in range(20):
            number = luck.randrange(8)
            edges = [-1, -2, -(1 << 31), (1 << 31) - 1, size, size - 1, size - 30]
            action = luck.choice([*edges, luck.randrange(size), luck.randrange(28 * 12)])
            if 0 <= action < size and mask[number, action]:
                continue
            actions = good.copy()
            actions[number] = action
            with pytest.raises(ValueError, match=f"in game {number}\\b"):
                batch.step(actions)
            assert batch.records.tobytes() == before
        batch.step(good)


def test_a_refusal_names_the_rule_and_a_game_that_is_over_waits() -> None:
    batch = ClusteredBatch(2, {"players": 1}, auto_reset=False)
    actions = batch.sample().copy()
    actions[1] = 28 * 128 + int(batch.hand[1, 0])
    with pytest.raises(ValueError, match=f"action {actions[1]} is not legal in game 1: R46: "):
        batch.step(actions)
    while not batch.done.all():
        batch.step(batch.sample())
    assert batch.sample().tolist() == [-1, -1]
    total = batch.final.copy()
    assert batch.rewards.tolist() == total.tolist()
    rewards, done = batch.step(np.array([-1, -1]))
    assert done.all()
    assert not rewards.any()
    assert np.array_equal(batch.final, total)
    with pytest.raises(ValueError, match="game 1 is over: it takes -1, not 5"):
        batch.step(np.array([-1, 5]))
    batch.reset([False, True])
    assert batch.done.tolist() == [True, False]
    assert batch.phase.tolist() == [3, 1]
    assert batch.dealt.tolist() == [1, 2]


def test_a_copy_and_a_pickle_go_on_apart_with_the_same_luck() -> None:
    batch = ClusteredBatch(33, {"quick": True}, seed=3, threads=2, reward="points")
    for _ in range(20):
        batch.step(batch.sample())
    others = [batch.copy(), pickle.loads(pickle.dumps(batch))]  # noqa: S301 (our own)
    before = batch.records.tobytes()
    for other in others:
        for _ in range(120):
            other.step(other.sample())
    assert batch.records.tobytes() == before
    for _ in range(120):
        batch.step(batch.sample())
    for other in others:
        assert same_records(other, batch)
        assert np.array_equal(other.rewards, batch.rewards)
        assert np.array_equal(other.final, batch.final)
        assert np.array_equal(other.dealt, batch.dealt)
        assert all(np.array_equal(other.observe()[name], batch.observe()[name]) for name in SEEN)


SEEN = ("board", "unseen", "points", "action_mask")


def test_arrays_are_the_records_themselves_and_cannot_be_written_to() -> None:
    batch = ClusteredBatch(4, {"players": 3}, seed=1)
    views = {
        name: getattr(batch, name)
        for name in ("turn", "phase", "board", "places", "fits", "spots_used", "records")
    }
    kept = (batch.rewards, batch.done, batch.final, batch.won)
    for _ in range(7):
        step = batch.step(batch.sample())
    assert all(mine is theirs for mine, theirs in zip(step, kept, strict=False))
    for view in views.values():
        assert np.shares_memory(view, batch.records)
        with pytest.raises(ValueError, match="read-only"):
            view[0] = view[1]
    for number, state in enumerate(states(batch)):
        side = views["board"].shape[1]
        assert views["turn"][number] == state.turn
        codes = views["board"][number].reshape(-1)
        for cell, (owner, card) in state.board.laid.items():
            assert codes[cell_number(cell, side)] == 0x8000 | owner << 5 | RANK[card]
        assert codes[0] == 0x9FE0
        used = views["spots_used"][number]
        assert used == len(state.board.room)
        for cell, fitting in state.board.room.items():
            spot = codes[cell_number(cell, side)] - 1
            assert spot < used
            assert views["places"][number, spot] == cell_number(cell, side)
            mask = int(views["fits"][number, spot])
            assert {card for rank, card in enumerate(CARDS) if mask >> rank & 1} == fitting
        held = [card for card in batch.hand[number].tolist() if card != 255]
        assert sorted(held) == sorted(RANK[card] for card in state.hand)


def test_cells_beyond_a_limited_table_have_a_code() -> None:
    batch = ClusteredBatch(1, {"table": "3x1"})
    assert batch.board[0, 0, :3].tolist() == [0x9FE0, 1, 0x9FE1]


def test_the_first_seat_is_as_the_options_say() -> None:
    def first(**values: Json) -> list[list[int]]:
        batch = ClusteredBatch(60, {"players": 3, **values}, seed=1)
        turns = []
        for _ in range(4):
            turns.append(batch.turn.tolist())
            batch.reset()
        return turns

    assert first(youngest=2) == [[2] * 60] * 4
    assert first(youngest=2, starter="host") == [[0] * 60] * 4
    rotated = first(starter="rotate", youngest=1, round=1)
    assert rotated == [[seat] * 60 for seat in (2, 0, 1, 2)]
    counts = np.bincount(np.ravel(first(starter="random")), minlength=3)
    assert all(50 < count < 110 for count in counts)


def test_options_can_be_values_or_options_and_are_looked_at() -> None:
    options = Options(players=4, quick=True)
    assert ClusteredBatch(1, {"players": 4, "quick": True}).options == options
    assert ClusteredBatch(1, options).options == options
    with pytest.raises(ValueError, match="R58"):
        ClusteredBatch(1, {"players": 9})
    with pytest.raises(ValueError, match="reward is one of outcome, margin, points, not 'win'"):
        ClusteredBatch(1, reward="win")
    games: Any
    for games in (0, 1.5, "many"):
        with pytest.raises(ValueError, match="games is how many to play at a time"):
            ClusteredBatch(games)
    seed: Any
    for seed in (-1, 1 << 64, None, 1.5, "one"):
        with pytest.raises(ValueError, match="seed is a whole number"):
            ClusteredBatch(1, seed=seed)


def test_a_reset_says_what_it_takes() -> None:
    batch = ClusteredBatch(3)
    for which in ([True], [1, 0, 1]):
        with pytest.raises(ValueError, match="which is a yes or no for each of 3 games"):
            batch.reset(which)
    with pytest.raises(ValueError, match="a seed begins all games anew"):
        batch.reset([True, True, True], seed=3)


def test_what_is_written_into_must_fit() -> None:
    batch = ClusteredBatch(3)
    wrongs: list[NDArray[Any]] = [
        np.zeros((3, 5), np.int8),
        np.zeros((3, batch.action_size), np.int16),
    ]
    for wrong in wrongs:
        with pytest.raises(ValueError, match=r"out is int8 of shape \(3, 3612\), not "):
            batch.mask(wrong)
    with pytest.raises(ValueError, match="out is contiguous and can be written to"):
        batch.mask(np.zeros((3, 2 * batch.action_size), np.int8)[:, ::2])
    seen = batch.observe()
    with pytest.raises(ValueError, match=r"hand is int8 of shape \(3, 28\), not int64"):
        batch.observe(seen | {"hand": np.zeros((3, 28), np.int64)})
    with pytest.raises(ValueError, match=r"out has board, spots, .*, not nothing"):
        batch.observe({})


def test_in_quick_play_two_cards_are_dropped_first() -> None:
    batch = ClusteredBatch(2, {"quick": True}, seed=1)
    assert batch.phase.tolist() == [0, 0]
    _, actions = batch.legal()
    assert (actions >= 28 * batch.spots + 56).all()
    move = move_of_action(batch.records.copy(), 0, int(actions[0]))
    assert move_of(move, Frame(64)) == Drop(
        tuple(CARDS[rank] for rank in (move >> 2 & 31, move >> 7))
    )
    batch.step(batch.sample())
    assert batch.turn.tolist() == [Seat(1)] * 2

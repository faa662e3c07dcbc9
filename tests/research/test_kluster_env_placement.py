"""Kluster by placements: an action is a plan of the engine, refused or taken as a whole."""

import pickle
from collections.abc import Callable
from copy import copy, deepcopy
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from klub.engine.contract import Seat
from klub.games.kluster import Kluster, Placement, Plan
from klub.games.kluster.plan import Face
from klub.games.kluster.repair import separate
from klub.games.kluster.turn import Turn
from klub.research.kluster import PlacementEpisode
from klub.research.kluster.placement import MOST_REFUSALS, PHASES
from klub.research.kluster.sight import STONE
from klub.research.pettingzoo import klub_kluster_v0
from klub.table import read_record, replay, verify, write_record

ENGINE = Kluster()
OUTSIDE = (0.0, 1.0, 1.0, 0.0, 0.0)
"""In the corner of the ground, where no cord reaches."""
Again = Callable[[Any], Any]


def unpickled(one: Any) -> Any:
    return pickle.loads(pickle.dumps(one))  # noqa: S301 (made here)


def begun(seed: int = 1, **choices: Any) -> PlacementEpisode:
    """A game before its first action."""
    episode = PlacementEpisode(**{"boxes": "duo"} | choices)
    episode.reset(seed)
    return episode


def phase(episode: PlacementEpisode) -> str:
    """What the seat to move may do."""
    return PHASES[int(episode.observe(episode.seat)["phase"].argmax())]


def fallen(episode: PlacementEpisode) -> list[int]:
    """The stones that are told to lie flat."""
    told = episode.observe(episode.seat)["stones"][:, STONE.index("fallen")]
    return [int(stone) for stone in np.flatnonzero(told)]


def test_an_action_is_a_plan_of_the_engine() -> None:
    episode = begun()
    wide, high = episode.ground.half
    state = episode.state
    turns: tuple[tuple[tuple[float, ...], int, Face], ...] = (
        ((-1, 0.5, 0.25, 0.5, 1), 0, "up"),
        ((1, -0.5, 0.0, -0.5, -1), 11, "down"),
        ((0, 0.45, 0.2, 0.0, 0), 6, "up"),
    )
    for action, stone, face in turns:
        x, y, yaw = action[1] * wide, action[2] * high, action[3] * 180
        state = ENGINE.play(state, Plan((Placement(stone, x, y, yaw, face),)))
        episode.act(np.array(action, np.float32))
        assert episode.state == state
    assert state.last is not None
    assert episode.info["faults"] == ("touch",), (
        "the third came down on the first, and stays in the hand (R11)"
    )
    assert episode.info["taken"] == state.last.taken == (0,)


def test_what_a_rule_refuses_leaves_everything_as_it_was() -> None:
    episode = begun(penalty=-0.25)
    episode.act((0, 0, 0, 0, 0))
    before, world = episode.state, episode.world.fingerprint()
    episode.act(OUTSIDE)
    assert episode.info["refused"]["rule"] == "R14"
    assert episode.info["refused"]["message"] == "turn-outside"
    assert "not over the area" in episode.info["refused"]["text"]
    assert (episode.state, episode.world.fingerprint()) == (before, world)
    assert episode.rewards == (0.0, -0.25)


def test_a_table_may_call_letting_go_outside_a_fault() -> None:
    episode = begun(drop_outside="fault")
    episode.act(OUTSIDE)
    assert episode.info["faults"] == ("drop",)


def test_twenty_refusals_in_a_row_break_the_game_off() -> None:
    episode = begun()
    for _ in range(MOST_REFUSALS - 1):
        episode.act(OUTSIDE)
    episode.act((0, 0, 0, 0, 0))
    for _ in range(MOST_REFUSALS):
        assert not episode.truncated
        episode.act(OUTSIDE)
    assert episode.truncated
    with pytest.raises(ValueError, match="reset begins one"):
        episode.act(OUTSIDE)


@pytest.mark.parametrize(
    "nonsense",
    [
        None,
        "left",
        3,
        [0.0] * 4,
        [0.0] * 6,
        [[0.0] * 5],
        [0, 0, np.nan, 0, 0],
        [np.inf, 0, 0, 0, 0],
        [0, -np.inf, 0, 0, 0],
        [0, 0, 0, 1e300, 0],
        [0, 0, 0, 0, 1.01],
        [0, 0, 0, 0, "up"],
        [0, 0, 0, 0, {}],
        [0, 0, 0, 0, 1j],
    ],
    ids=str,
)
def test_what_is_no_action_is_told_what_one_is(nonsense: object) -> None:
    episode = begun()
    before = episode.state
    with pytest.raises(ValueError, match=r"5 numbers from -1 to 1 \(stone, x, y, yaw, face\), not"):
        episode.act(nonsense)
    assert (episode.state, episode.steps) == (before, 0)


def test_any_action_is_played_or_refused() -> None:
    luck = np.random.default_rng(3)
    corners = np.array([-1.0, -1e-9, 0.0, 1e-9, 1.0])
    for episode in (begun(shorten=40), begun(boxes="duo+duo", players=4, contact="stick")):
        for _ in range(25):
            if episode.over or episode.truncated:
                episode.reset()
            episode.act(luck.choice(corners, 5))
            assert episode.observation_space.contains(episode.observe(episode.seat))
            assert "refused" in episode.info or "placed" in episode.info


def test_in_expert_the_sixth_number_asks_for_another_stone() -> None:
    episode = begun(mode="expert")
    again, enough = 1, -1
    for action in ((0, 0, 0, 0, 0, again), (0, 0, 0, 0, 0, again), (0, -0.6, 0, 0, 0, again)):
        episode.act(action)
    # The first fault has given seat 1 more stones than seat 0 has.
    assert (episode.state.counts, episode.seat) == ((4, 7), 1)
    episode.act((0, 0.6, 0, 0, 0, again))
    assert (episode.seat, phase(episode)) == (1, "more")
    seen = episode.observe(1)
    assert seen["counts"].tolist() == [6, 4]
    assert seen["stock"].sum() == 6
    episode.act((0, 0, 0.6, 0, 0, enough))
    assert (episode.seat, phase(episode), episode.state.counts) == (0, "first", (4, 5))
    assert len(episode.info["placed"]) == 2


def test_a_fallen_stone_is_stood_up_by_the_next_action() -> None:
    episode = begun(2, boxes="trio", equilibrium=True)
    luck = np.random.default_rng(2)
    while phase(episode) != "stand":
        episode.act(luck.uniform(-1, 1, 5))
    (stone,) = fallen(episode)
    seat, seen = episode.seat, episode.observe(episode.seat)
    assert np.flatnonzero(seen["stock"]).tolist() == [stone]
    assert seen["stones"][stone, STONE.index("placed")] == 1
    copied = deepcopy(episode)
    episode.act((0, 1, 1, 0, 0))
    assert episode.info["refused"]["rule"] == "R14", "it is refused outside as ever"
    assert (episode.seat, fallen(episode)) == (seat, [stone])
    while phase(copied) == "stand":
        copied.act(luck.uniform(-0.6, 0.6, 5))
    assert copied.seat != seat


def test_cords_that_are_apart_are_drawn_together() -> None:
    episode = begun(boxes="duo+duo", players=4)
    left, right = episode.state.cords
    apart = tuple((x + 0.1, y) for x, y in right)
    # Stones that lie in the second cord would be outside of it then.
    holders = tuple(max(holder, 0) for holder in episode.state.holders)
    poses = (None,) * len(holders)
    episode.state = replace(
        episode.state, cords=(left, apart), holders=holders, poses=poses, turn=Seat(0)
    )
    episode.turn = Turn(episode.state)
    assert separate(episode.turn.world, episode.options)
    episode.act((0, -0.6, 0, 0, 0))
    assert episode.info["placed"], episode.info
    assert not separate(episode.world, episode.options)


def test_a_game_ends_for_all_and_its_record_is_true() -> None:
    env: Any = klub_kluster_v0.env(boxes="duo", players=3, reward="shaped")
    luck = np.random.default_rng(1)
    env.reset(seed=9)
    paid = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter(500):
        _, reward, terminated, truncated, info = env.last()
        paid[agent] += reward
        env.step(None if terminated or truncated else luck.uniform(-0.7, 0.7, 5))
        if terminated:
            assert info["won"] == (info["score"]["place"] == 1)
    state = env.episode.state
    assert state.over
    fair = sum(paid.values())
    assert fair == pytest.approx(len(state.area) / 12), "wins and losses make 0, the rest stones"
    record = read_record(write_record(env.record()))
    assert verify(ENGINE, record) is None
    *_, table = replay(ENGINE, record)
    assert table.state == state


@pytest.mark.parametrize("again", [copy, deepcopy, unpickled])
def test_copies_play_on_apart_and_alike(again: Again) -> None:
    env: Any = klub_kluster_v0.env(boxes="trio", equilibrium=True)
    env.reset(seed=2)
    luck = np.random.default_rng(2)
    while not env.episode.turn.placed:
        env.step(luck.uniform(-1, 1, 5))
    assert fallen(env.episode), "in the middle of a turn"
    before, copied = env.episode.world.fingerprint(), again(env)
    ways = luck.uniform(-0.8, 0.8, (6, 5))
    for way in ways:
        copied.step(way)
    assert env.episode.world.fingerprint() == before
    for way in ways:
        env.step(way)
    assert env.episode.state == copied.episode.state
    assert env.episode.world.fingerprint() == copied.episode.world.fingerprint()
    assert env.record() == copied.record()


def test_everybody_sees_the_table_from_the_own_seat() -> None:
    episode = begun(boxes="trio", players=3)
    episode.act((-1, 0.5, -0.5, 0, 0))
    first, second = episode.observe(0), episode.observe(1)
    assert first["counts"].tolist() == [7, 8, 8]
    assert second["counts"].tolist() == [8, 8, 7]
    assert (first["turn"].tolist(), second["turn"].tolist()) == ([0, 1, 0], [1, 0, 0])
    assert not first["stock"].any()
    assert np.flatnonzero(second["stock"]).tolist() == list(range(1, 24, 3))
    stone = dict(zip(STONE, second["stones"][0].tolist(), strict=True))
    assert (stone["area"], stone["own"], stone["x"]) == (1, 0, pytest.approx(0.5, abs=1e-3))
    assert stone["y"] == pytest.approx(-0.5, abs=1e-3)
    assert stone["z"] == pytest.approx(stone["height"] / 10, abs=1e-3), "dm and cm"
    assert second["stones"][1, STONE.index("own")] == 1
    assert second["stones"][2, STONE.index("others")] == 1


def test_the_next_game_is_another_and_a_seed_brings_the_first_back() -> None:
    episode = begun(7)
    first = episode.state
    episode.reset()
    assert episode.state.stones != first.stones
    episode.reset(7)
    assert episode.state == first


def test_a_whole_turn_cannot_be_made_in_the_middle_of_another() -> None:
    episode = begun(mode="expert")
    whole = Plan((Placement(episode.state.stock[0], 0.0, 0.0),))
    episode.play(whole)
    for action in ((0, 0, 0, 0, 0, 1), (0, -0.6, 0, 0, 0, 1), (0, 0.6, 0, 0, 0, 1)):
        episode.act(action)
    assert phase(episode) == "more"
    with pytest.raises(ValueError, match="a turn is under way"):
        episode.play(whole)

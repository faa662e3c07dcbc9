"""Clustered in PettingZoo: its own suites, and what they do not ask."""

import warnings
from collections.abc import Callable
from copy import deepcopy
from random import Random
from typing import Any

import numpy as np
import pettingzoo
import pytest
from clustered_episodes import COPIES, TABLES, pickled

from klub.engine.contract import Json
from klub.games.clustered import Clustered
from klub.research.pettingzoo import klub_clustered_v0 as clustered
from klub.table import verify

with warnings.catch_warnings():
    # The suite itself makes a game of PettingZoo's own in a way that is to go.
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test

peculiar = pytest.mark.filterwarnings(
    # The suite knows by name which environments may observe more than one array.
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
    "ignore:Action mask numpy array is all zeros",
)


def chosen(env: Any, luck: Random) -> int | None:
    """A legal action of the agent to move, or ``None`` if its game is over."""
    seen, _, over, cut, _ = env.last()
    return None if over or cut else int(luck.choice(np.flatnonzero(seen["action_mask"]).tolist()))


def finished(env: Any, luck: Random) -> dict[str, float]:
    """What each agent gets from here to the end."""
    got = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        got[agent] += env.last(observe=False)[1]
        env.step(chosen(env, luck))
    return got


@peculiar
@pytest.mark.parametrize("options", TABLES)
@pytest.mark.parametrize("reward", ["outcome", "points"])
def test_pettingzoo_finds_its_interface(options: dict[str, Json], reward: str) -> None:
    api_test(clustered.env(options=options, reward=reward), num_cycles=60)


@peculiar
def test_pettingzoo_finds_its_interface_where_an_illegal_action_ends_the_game() -> None:
    api_test(clustered.env(illegal="terminate"), num_cycles=60)


@pytest.mark.parametrize("options", TABLES)
def test_pettingzoo_finds_equal_games_for_equal_seeds(options: dict[str, Json]) -> None:
    seed_test(lambda: clustered.env(options=options), num_cycles=50)


@pytest.mark.parametrize("options", TABLES)
def test_pettingzoo_finds_the_parallel_interface(options: dict[str, Json]) -> None:
    parallel_api_test(clustered.parallel_env(**options), num_cycles=40)


def test_pettingzoo_sees_it_in_every_way(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setitem(clustered.raw_env.metadata, "render_fps", 1000)
    render_test(clustered.env)


def test_pettingzoo_makes_it_by_its_name() -> None:
    env = pettingzoo.make("aec", "klub/clustered_v0", players=3)
    assert env.possible_agents == ["player_0", "player_1", "player_2"]


def test_agents_are_named_and_the_environment_has_a_version() -> None:
    env = clustered.env(players=8)
    assert env.possible_agents == [f"player_{seat}" for seat in range(8)]
    assert str(env) == env.metadata["name"] == "klub_clustered_v0"


@pytest.mark.parametrize("options", TABLES)
def test_everybody_is_told_how_the_game_ended(options: dict[str, Json]) -> None:
    env = clustered.raw_env(options)
    env.reset(seed=4)
    ends = {}
    luck = Random(1)
    for agent in env.agent_iter():
        over, info = env.terminations[agent], env.infos[agent]
        if over:
            ends[agent] = info
        env.step(chosen(env, luck))
    record = env.record()
    assert verify(Clustered(), record) is None
    assert record.scores is not None
    assert record.winners is not None
    assert [end["score"] for _, end in sorted(ends.items())] == list(record.scores)
    assert [end["seat"] for _, end in sorted(ends.items()) if end["won"]] == list(record.winners)


@pytest.mark.parametrize("reward", ["outcome", "margin", "points"])
def test_rewards_wait_until_an_agent_looks(reward: str) -> None:
    env = clustered.raw_env(players=3, reward=reward, first_bonuses=True)
    env.reset(seed=2)
    got = finished(env, Random(3))
    outcome = env.episode.outcome
    assert outcome is not None
    scores = {f"player_{seat}": score["total"] for seat, score in enumerate(outcome.scores)}
    mean = sum(scores.values()) / 3
    if reward == "points":
        assert got == scores
    elif reward == "margin":
        assert got == pytest.approx({agent: total - mean for agent, total in scores.items()})
    else:
        assert sum(got.values()) == pytest.approx(0)
        assert max(got, key=got.__getitem__) == max(scores, key=scores.__getitem__)


def test_a_refusal_names_action_and_rule_and_changes_nothing() -> None:
    env = clustered.raw_env()
    env.reset(seed=1)
    luck = Random(2)
    told = set()
    for _ in range(30):
        mask, before = env.last()[0]["action_mask"], env.episode.games.tobytes()
        agent = env.agent_selection
        for action in luck.sample(np.flatnonzero(mask == 0).tolist(), 9):
            with pytest.raises(
                ValueError, match=rf"{agent} may not do action {action} \("
            ) as error:
                env.step(action)
            told.add(str(error.value).split("): ")[1].split(":")[0])
        assert env.episode.games.tobytes() == before
        assert env.agent_selection == agent
        env.step(chosen(env, luck))
    assert told >= {"3.1", "R44"}


@pytest.mark.parametrize("action", [-1, 3612, 2.5, None, "lay"])
def test_what_is_no_action_is_refused(action: Any) -> None:
    env = clustered.env()
    env.reset(seed=1)
    with pytest.raises(ValueError, match="from 0 to 3611"):
        env.step(action)


def test_if_asked_an_illegal_action_loses_the_game() -> None:
    env = clustered.env(illegal="terminate")
    env.reset(seed=1)
    env.last()
    env.step(3611)
    assert env.rewards == {"player_0": -1, "player_1": 0}
    assert all(env.terminations.values())
    for _ in env.agent_iter():
        env.step(None)
    assert env.agents == []


def test_it_says_when_it_is_used_out_of_order() -> None:
    env = clustered.env()
    with pytest.raises(AttributeError, match=r"before reset\(\)"):
        env.last()
    with pytest.raises(AttributeError, match=r"before reset\(\)"):
        env.step(0)
    env.reset(seed=1)
    finished(env, Random(1))
    with pytest.raises(ValueError, match=r"reset\(\) deals the next game"):
        env.step(None)
    env.reset()
    with pytest.raises(ValueError, match="illegal is one of"):
        clustered.env(illegal="ignore")


@pytest.mark.parametrize(
    ("copied", "illegal"),
    # A shallow copy of a wrapper of PettingZoo's shares what it wraps.
    [*((copied, "refuse") for copied in COPIES), *((deep, "terminate") for deep in COPIES[1:])],
)
def test_a_copy_in_the_middle_of_a_game_plays_on_alike_and_apart(
    copied: Callable[[Any], Any], illegal: str
) -> None:
    env = clustered.env(players=4, reward="points", illegal=illegal)
    env.reset(seed=3)
    luck = Random(4)
    for _ in range(17):
        env.step(chosen(env, luck))
    other = copied(env)
    assert finished(other, Random(5)) == finished(env, Random(5))
    assert other.unwrapped.episode.record() == env.unwrapped.episode.record()


def test_a_copy_leaves_the_original_where_it_is() -> None:
    env = clustered.raw_env()
    env.reset(seed=3)
    before, agent = env.episode.state, env.agent_selection
    for copied in COPIES:
        finished(copied(env), Random(1))
        assert env.episode.state == before
        assert (env.agent_selection, env.agents) == (agent, ["player_0", "player_1"])
        assert not any(env.terminations.values())


def test_a_deep_copy_draws_the_same_samples() -> None:
    env = clustered.env()
    env.reset(seed=1)
    env.action_space("player_0").seed(5)
    mask = env.last()[0]["action_mask"]
    others = [deepcopy(env), pickled(env)]
    expected = [env.action_space("player_0").sample(mask) for _ in range(5)]
    for other in others:
        assert [other.action_space("player_0").sample(mask) for _ in range(5)] == expected


def test_an_observation_is_the_agents_to_keep() -> None:
    env = clustered.env()
    env.reset(seed=1)
    kept = env.last()[0]
    copies = {name: array.copy() for name, array in kept["observation"].items()}
    finished(env, Random(1))
    for name, array in kept["observation"].items():
        np.testing.assert_array_equal(array, copies[name])

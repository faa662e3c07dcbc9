"""Clustered in Gymnasium: its own checks, the bots at the table, and what is not legal."""

from collections.abc import Callable
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from clustered_episodes import COPIES, TABLES
from gymnasium.utils.env_checker import check_env

from klub.engine.contract import Json
from klub.games.clustered import BOTS, Clustered, Move, View
from klub.research.gymnasium.clustered import MOST_REFUSALS, ClusteredAgainstBots, ClusteredSolo
from klub.table import verify

NAMES = ("klub/ClusteredSolo-v0", "klub/Clustered-v0")


def finished(env: Any, seen: dict[str, Any], luck: Random) -> tuple[list[float], dict[str, Any]]:
    """The rewards from here to the end, and what is told of it."""
    rewards = []
    over = False
    while not over:
        action = luck.choice(np.flatnonzero(seen["action_mask"]).tolist())
        seen, reward, over, cut, info = env.step(action)
        assert not cut
        rewards.append(reward)
    return rewards, info


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("mode", ["rgb_array", "ansi", "human"])
def test_gymnasium_finds_its_interface(
    name: str, mode: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setattr("klub.research.clustered.screen.FPS", 1000)
    env = gymnasium.make(name, render_mode=mode, disable_env_checker=True)
    check_env(env.unwrapped, skip_render_check=False)
    env.close()


@pytest.mark.parametrize("options", TABLES[1:])
def test_gymnasium_finds_its_interface_with_every_table(options: dict[str, Json]) -> None:
    check_env(ClusteredAgainstBots(options, seat=None), skip_render_check=True)


@pytest.mark.parametrize("options", TABLES)
def test_a_learner_plays_whole_games_in_any_seat(options: dict[str, Json]) -> None:
    for seat in range(int(str(options["players"]))):
        env = ClusteredAgainstBots(options, seat=seat, reward="points")
        seen, info = env.reset(seed=6)
        np.testing.assert_array_equal(seen["action_mask"], info["action_mask"])
        rewards, info = finished(env, seen, Random(seat))
        record = env.episode.record()
        assert verify(Clustered(), record) is None
        assert record.scores is not None
        assert sum(rewards) == record.scores[seat]["total"] == info["score"]["total"]
        assert info["scores"] == [score["total"] for score in record.scores]
        assert info["won"] == (seat in (record.winners or ()))


def test_greedy_bots_beat_random_play() -> None:
    env = ClusteredAgainstBots(seat=0)
    outcomes = []
    for seed in range(30):
        seen, _ = env.reset(seed=seed)
        outcomes += finished(env, seen, Random(seed))[0]
    assert set(outcomes) <= {-1.0, 0.0, 1.0}
    assert sum(outcomes) < -20


def test_any_bot_can_be_company() -> None:
    asked = []

    def watched(view: View, luck: Random) -> Move:
        asked.append((view.seat, view.turn))
        return BOTS["random"](view, luck)

    env = ClusteredAgainstBots(players=3, seat=1, bots=["random", watched])
    seen, _ = env.reset(seed=1)
    finished(env, seen, Random(1))
    assert set(asked) == {(0, 0)}
    assert len(asked) == 29


def test_bots_that_cannot_be_are_told_in_words() -> None:
    with pytest.raises(ValueError, match="there are random, greedy"):
        ClusteredAgainstBots(bots="deep")
    with pytest.raises(ValueError, match="3 other seats need as many bots, not 1"):
        ClusteredAgainstBots(players=4, bots=["greedy"])
    with pytest.raises(ValueError, match="seat is 0 to 1 or None, not 2"):
        ClusteredAgainstBots(seat=2)
    with pytest.raises(ValueError, match="other seats need as many bots"):
        ClusteredSolo(players=2)


def test_equal_seeds_make_equal_games_with_bots_that_use_luck() -> None:
    told = []
    for _ in range(2):
        env = ClusteredAgainstBots(players=3, seat=None, bots=["random", BOTS["random"]])
        for seed in (3, None):
            seen, _ = env.reset(seed=seed)
            finished(env, seen, Random(5))
            told.append(env.episode.record())
    assert told[:2] == told[2:]
    assert told[0] != told[1]


def test_an_action_that_is_not_legal_changes_nothing_and_is_explained() -> None:
    env = ClusteredSolo(penalty=-0.5)
    before, _ = env.reset(seed=2)
    action = int(np.flatnonzero(before["action_mask"] == 0)[0])
    seen, reward, over, cut, info = env.step(action)
    assert (reward, over, cut) == (-0.5, False, False)
    assert info["refused"]["rule"] == "3.1"
    assert info["refused"]["message"] == "not-in-hand"
    assert info["refused"]["text"].startswith("3.1: ")
    for name, array in before.items():
        np.testing.assert_array_equal(array, seen[name])


def test_a_thousand_refusals_in_a_row_cut_an_episode_off() -> None:
    env = ClusteredSolo()
    seen, _ = env.reset(seed=2)
    wrong = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    right = int(np.flatnonzero(seen["action_mask"])[0])
    assert not any(env.step(wrong)[3] for _ in range(MOST_REFUSALS - 1))
    seen = env.step(right)[0]
    wrong = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    cuts = [env.step(wrong)[3] for _ in range(MOST_REFUSALS)]
    assert cuts == [False] * (MOST_REFUSALS - 1) + [True]


@pytest.mark.parametrize("action", [-1, 3612, 0.5, None])
def test_what_is_no_action_is_a_value_error(action: Any) -> None:
    env = ClusteredSolo()
    env.reset(seed=1)
    with pytest.raises(ValueError, match="from 0 to 3611"):
        env.step(action)


def test_a_finished_game_takes_no_more_actions() -> None:
    env = ClusteredSolo()
    seen, _ = env.reset(seed=1)
    finished(env, seen, Random(1))
    with pytest.raises(ValueError, match=r"reset\(\) deals the next"):
        env.step(0)


def test_alone_the_reward_is_the_points_as_they_are_made() -> None:
    env = ClusteredSolo(first_bonuses=True, biggest_bonuses=True, solo_bonuses=True)
    seen, _ = env.reset(seed=4)
    rewards, info = finished(env, seen, Random(2))
    assert sum(rewards) == info["score"]["total"] > 0
    assert len(rewards) == 29
    assert not ClusteredSolo().episode.options.solo_bonuses


@pytest.mark.parametrize("copied", COPIES)
def test_a_copy_in_the_middle_of_a_game_plays_on_alike_and_apart(
    copied: Callable[[Any], Any],
) -> None:
    env = ClusteredAgainstBots(players=3, bots=["random", BOTS["random"]], reward="margin")
    seen, _ = env.reset(seed=3)
    for _ in range(5):
        seen = env.step(int(np.flatnonzero(seen["action_mask"])[0]))[0]
    other = copied(env)
    assert finished(other, seen, Random(5))[0] == finished(env, seen, Random(5))[0]
    assert other.episode.record() == env.episode.record()
    assert other.reset()[1]["seat"] == env.reset()[1]["seat"]
    assert other.episode.state == env.episode.state

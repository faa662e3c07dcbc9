"""Kluster in Gymnasium's own checker, alone and against bots."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import klub.research.gymnasium  # noqa: F401 (registers the environments)
from klub.games import bots
from klub.games.kluster.plan import Placement, Plan
from klub.games.kluster.view import View
from klub.research.gymnasium.kluster import KlusterAgainstBots, KlusterSolo, KlusterSoloControl

IDS = ("klub/KlusterSolo-v0", "klub/KlusterSoloControl-v0", "klub/Kluster-v0")


@pytest.mark.parametrize("name", IDS)
def test_gymnasium_finds_nothing_wrong(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    made = gymnasium.make(name, boxes="duo", disable_env_checker=True)
    check_env(made.unwrapped)


def test_alone_every_stone_in_the_area_counts() -> None:
    env = gymnasium.make("klub/KlusterSolo-v0", boxes="duo", solo_faults=0)
    env.reset(seed=2)
    _, reward, terminated, _, info = env.step(np.zeros(5, np.float32))
    assert (reward, terminated, info["placed"]) == (0.0, False, (6,))
    _, reward, terminated, _, info = env.step(np.array([-1, 0.1, 0, 0, 0], np.float32))
    assert terminated
    assert info["faults"] == ("touch",)
    assert reward == info["score"]["total"] / 12 == 0.0


def test_bots_play_until_it_is_the_learners_turn() -> None:
    env: Any = gymnasium.make("klub/Kluster-v0", boxes="duo", seat=1, bots="steady").unwrapped
    seen, info = env.reset(seed=1)
    assert info == {"seat": 1}
    assert seen["turn"].tolist() == [1, 0]
    assert seen["counts"].tolist() == [6, 5]
    seen, *_ = env.step(np.array([0, 0.9, 0.0, 0, 1], np.float32))
    assert env.episode.state.turns in (1, 3), "refused, or both have moved"
    assert seen["turn"].tolist() == [1, 0]


def test_a_function_can_be_the_opponent() -> None:
    def clumsy(view: View, _rng: object) -> Plan:
        return Plan((Placement(view.state.stock[0], 0.02 * view.state.turns, 0.0),))

    env = gymnasium.make("klub/Kluster-v0", boxes="duo", bots=clumsy)
    env.reset(seed=4)
    *_, info = env.step(np.array([0, -0.6, 0, 0, 1], np.float32))
    assert info["placed"]


def test_a_lost_game_costs_one_and_a_won_game_brings_one() -> None:
    def cautious(view: View, rng: Any) -> Any:
        return bots("kluster")["gentle"](view, rng)

    env: Any = gymnasium.make("klub/Kluster-v0", boxes="duo", players=2, bots=cautious).unwrapped
    env.reset(seed=5)
    # The learner places every stone on the same spot, so it never gets rid of any.
    reward, terminated, truncated = 0.0, False, False
    while not (terminated or truncated):
        _, reward, terminated, truncated, info = env.step(np.zeros(5, np.float32))
    assert terminated
    assert (reward, info["won"], info["scores"][1]) == (-1.0, False, 0)


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"bots": "mighty"}, "gentle, steady"),
        ({"bots": ("gentle", "gentle")}, "one for all or 1, not 2"),
        ({"seat": 2}, "seat is 0 to 1 or None, not 2"),
        ({"reward": "fame"}, "outcome, shaped"),
        ({"players": 9}, "8"),
        ({"render_mode": "hologram"}, "rgb_array"),
        ({"max_steps": 0}, "1 or more, not 0"),
    ],
)
def test_a_wrong_choice_is_told(wrong: dict[str, Any], told: str) -> None:
    with pytest.raises(ValueError, match=told):
        KlusterAgainstBots(**wrong)


def test_a_solo_game_has_one_player() -> None:
    for level in (KlusterSolo, KlusterSoloControl):
        with pytest.raises(ValueError, match="1 player, not 2"):
            level(players=2)
    with pytest.raises(ValueError, match="more than 0, not nan"):
        KlusterSoloControl(max_seconds=float("nan"))

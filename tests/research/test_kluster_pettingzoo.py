"""Kluster in PettingZoo's own suites, at both levels."""

import warnings
from typing import Any

import pytest

from klub.research.pettingzoo import klub_kluster_control_v0, klub_kluster_v0

with warnings.catch_warnings():
    # The suite itself makes a game of PettingZoo's own in a way that is to go.
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test

# Observations are dicts of arrays, which the suite calls unusual and PettingZoo allows.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]

TABLES: list[dict[str, Any]] = [
    {"boxes": "duo"},
    {"boxes": "duo", "players": 1, "reward": "shaped"},
    {"boxes": "duo", "mode": "expert", "expert_vs": "everyone", "shorten": 10},
    {"boxes": "trio", "players": 3, "equilibrium": True, "cord": "bean"},
    {"boxes": "duo+trio", "players": 3, "plus_fault_repair": "auto_repair"},
    {"boxes": "trio", "players": 5, "pool_empty": "clear_and_continue"},
]


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_the_placement_environment_keeps_pettingzoos_contract(table: dict[str, Any]) -> None:
    api_test(klub_kluster_v0.env(**table), num_cycles=25)


def test_a_game_that_ends_keeps_pettingzoos_contract() -> None:
    api_test(klub_kluster_v0.env(boxes="duo", players=3), num_cycles=60)
    api_test(klub_kluster_v0.env(boxes="duo", max_steps=5), num_cycles=20)


def test_the_control_environment_keeps_pettingzoos_contract() -> None:
    api_test(klub_kluster_control_v0.env(boxes="duo", max_seconds=0.5), num_cycles=100)
    both = klub_kluster_control_v0.env(boxes="duo", hands=2, cords=True)
    api_test(both, num_cycles=60)


def test_equal_seeds_make_equal_games() -> None:
    seed_test(lambda: klub_kluster_v0.env(boxes="duo"), num_cycles=12)
    seed_test(lambda: klub_kluster_control_v0.env(boxes="duo"), num_cycles=60)


def test_agents_may_act_in_parallel() -> None:
    parallel_api_test(klub_kluster_v0.parallel_env(boxes="duo"), num_cycles=25)
    parallel_api_test(klub_kluster_control_v0.parallel_env(boxes="duo"), num_cycles=25)


def test_every_way_of_rendering_works(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setitem(klub_kluster_v0.raw_env.metadata, "render_fps", 1000)
    render_test(lambda render_mode: klub_kluster_v0.env(boxes="duo", render_mode=render_mode))
    render_test(lambda render_mode: klub_kluster_control_v0.env(render_mode=render_mode))

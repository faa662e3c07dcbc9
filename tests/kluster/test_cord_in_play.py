"""C21 and C22: a cord that is moved stays as long as it is, on the table, and passes no stone."""

from dataclasses import replace
from math import cos, pi, sin
from random import Random

import numpy as np
import pytest
from kluster_scenes import Player, table
from kluster_tables import stretch

from klub.games.kluster import State
from klub.games.kluster.physics.loop import length
from klub.games.kluster.pose import Pose, loop, points

PULLS = [
    (0, 0, 0, 250), (16, 0, 250, 250), (8, -100, -60, 600), (24, 200, 150, 1000),
    (40, 60, 20, 100), (48, 0, 60, 60), (56, 300, -200, 1000),
]  # fmt: skip
"""A point of the cord, where to in mm, and how fast in mm/s."""


@pytest.mark.parametrize(("node", "x", "y", "speed"), PULLS)
def test_c21_no_pull_changes_the_length_of_a_cord(node: int, x: int, y: int, speed: int) -> None:
    player = Player(table("1@0,0u 3@60,0u 5@-60,0u"))
    stretched: list[float] = []
    player.watch = lambda: stretched.append(stretch(player.turn.world))
    player.draw(node, (x, y), speed=speed)
    assert max(stretched) < 0.015
    assert stretched[-1] < 0.002
    assert np.isfinite(player.turn.world.cord(0)).all()


def test_c21_a_cord_has_no_height_to_be_lifted_to() -> None:
    player = Player(table("1@0,0u")).draw(0, (230, 40))
    assert player.turn.world.cord(0).shape == (64, 2)


def test_c21_a_cord_keeps_its_length_over_many_turns() -> None:
    state, rng = table("1@0,0u 3@60,0u 5@-60,0u"), Random(3)
    for _ in range(40):
        node = rng.randrange(64)
        far = rng.uniform(0.3, 1.6)
        x, y = state.cords[0][node]
        player = Player(state).draw(node, (1000 * x * far, 1000 * y * far))
        state = as_it_lies(player) if not player.turn.over else state
    line = points(state.cords[0])
    assert length(line[:, 0], line[:, 1]) == pytest.approx(1.0, abs=1e-3)


def as_it_lies(player: Player) -> State:
    """The state as everything lies now, in the middle of a turn."""
    world = player.turn.world
    poses = tuple(
        None if pose is None else Pose.of(world, stone)
        for stone, pose in enumerate(player.state.poses)
    )
    return replace(player.state, poses=poses, cords=(loop(world.cord(0)),))


def test_c22_a_stone_in_the_way_of_a_cord_is_pushed() -> None:
    player = Player(table("1@100,0u")).draw(0, (0, 0))
    x, _ = player.at(1)
    assert x < 20
    assert player.turn.world.in_area(1)


@pytest.mark.parametrize("node", range(0, 64, 8))
@pytest.mark.parametrize("speed", [60, 250, 1000])
def test_c22_a_cord_never_passes_a_flat_stone(node: int, speed: int) -> None:
    player = Player(table("1@0,0u 3@80,0u 5@-80,0u 7@0,70u 9@0,-70u"))
    angle = 2 * pi * node / 64
    player.drag(node, (-60 * cos(angle), -60 * sin(angle)), speed=speed)
    for stone in player.state.area:
        assert player.turn.world.in_area(stone), f"stone {stone} was passed"
    assert all(one.kind != "exit" for one in player.turn.incidents)


@pytest.mark.parametrize(
    ("node", "x", "y", "speed"), [(24, 0, 0, 100), (8, 0, 0, 40), (24, 0, 0, 40)]
)
def test_c52_a_cord_that_nobody_draws_comes_to_rest(node: int, x: int, y: int, speed: int) -> None:
    player = Player(table("1@100,0u 3@-60,40u 5@-60,-50u 7@30,60u 9@0,-80u"))
    player.draw(node, (x, y), speed=speed)
    assert player.turn.over or player.turn.settled

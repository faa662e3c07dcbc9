"""Pairs of stones to compare magnet models on: named ones, random ones, and klub's answer."""

from collections.abc import Mapping
from math import sqrt

import numpy as np
from focal_ellipse import Array, Body, beside, force_and_torque

from klub.games.kluster.physics import Stone, World
from klub.games.kluster.physics.magnet import AWAKE, BENCH, add_forces

_BENCH = np.zeros(1, BENCH)
Turn = tuple[float, float, float, float]
Pair = tuple[Turn, Turn, Array]
"""How two stones are turned, and the direction from the first to the second across the gap."""

GAPS = (0.0, 1e-3, 2e-3, 3e-3, 4e-3, 6e-3, 8e-3, 10e-3, 15e-3, 20e-3, 30e-3, 40e-3, 60e-3)
"""m between surfaces."""
X, Y, Z = np.eye(3)
_FLAT: Turn = (1.0, 0.0, 0.0, 0.0)
_DOWN: Turn = (0.0, 1.0, 0.0, 0.0)
_ON_EDGE: Turn = (sqrt(0.5), sqrt(0.5), 0.0, 0.0)

NAMED: Mapping[str, Pair] = {
    "flat tip-tip": (_FLAT, _DOWN, X),
    "flank-flank": (_FLAT, _DOWN, Y),
    "stacked": (_FLAT, _FLAT, Z),
    "hand above at 45°": (_FLAT, _FLAT, (X + Z) / sqrt(2)),
    "edge-stander beside flat": (_FLAT, _ON_EDGE, Y),
    "two edge-standers": (_ON_EDGE, _ON_EDGE, Y),
}


def random_pairs(count: int, seed: int) -> list[Pair]:
    """Pairs turned in any way, the same for the same seed."""
    luck = np.random.default_rng(seed)

    def turn() -> Turn:
        w, x, y, z = _unit(luck.normal(size=4))
        return w, x, y, z

    return [(turn(), turn(), _unit(luck.normal(size=3))) for _ in range(count)]


def _unit(vector: Array) -> Array:
    return np.asarray(vector / np.linalg.norm(vector))


ALL = {**NAMED, **{f"random {number}": pair for number, pair in enumerate(random_pairs(24, 1))}}


def bodies(stone: Stone, pair: Pair, gap: float) -> tuple[Body, Body]:
    """Two equal stones with ``gap`` between their surfaces."""
    turn, other_turn, normal = pair
    one = Body(stone, np.zeros(3), turn)
    return one, beside(one, stone, other_turn, normal, gap)


def world_of(*stones: Body) -> World:
    """A world with stones just there, whether a table would let them or not."""
    world = World.of([body.stone for body in stones])
    for i, body in enumerate(stones):
        x, y, z = body.place.tolist()
        world.put(i, (x, y, z), body.turn)
    return world


def klub_force(one: Body, other: Body) -> tuple[Array, Array, Array]:
    """Force on the second stone, torque on the first, torque on the second, as klub has them."""
    force, torque = klub_forces(world_of(one, other))
    return force[1], torque[0], torque[1]


def klub_forces(world: World) -> tuple[Array, Array]:
    """Magnetic force on each stone of a world in which all are awake, and torque."""
    m = world.record
    force, torque = np.zeros(m["force"].shape), np.zeros(m["torque"].shape)
    add_forces(m, AWAKE, force, torque, _BENCH[0])
    return force[: len(world.stones)], torque[: len(world.stones)]


def errors(stone: Stone, pair: Pair, gap: float) -> tuple[float, float]:
    """How wrong klub's force is, and its torque, as parts.

    The force is compared with the true force; the torque with the true force times half the
    distance between the middles, since a torque may well vanish where a force does not.
    """
    one, other = bodies(stone, pair, gap)
    force, torque = force_and_torque(one, other)
    klub, _, klub_torque = klub_force(one, other)
    size = float(np.linalg.norm(force))
    lever = float(np.linalg.norm(other.place - one.place)) / 2
    wrong = float(np.linalg.norm(klub - force)) / size
    return wrong, float(np.linalg.norm(klub_torque - torque)) / (size * lever)

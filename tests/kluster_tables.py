"""Small tables of the magnet world for tests, and what is asked of them again and again."""

from itertools import combinations
from math import hypot

import numpy as np
from numpy.typing import NDArray

from klub.games.kluster.physics import World, trio
from klub.games.kluster.physics.layout import ABSENT, FREE
from klub.games.kluster.physics.loop import Points, length
from klub.games.kluster.physics.parameters import GRAVITY, MU_0, STEP
from klub.games.kluster.physics.pose import rotated

Spot = tuple[float, float, float, bool]
"""x and y in mm, yaw in rad, and whether the face is down."""

Vector = NDArray[np.float64]

WEIGHTS = np.array([0.3] + [0.7 / 8] * 8)


def flat(*spots: Spot, cords: tuple[Points, ...] = (), seed: int = 1, dt: float = STEP) -> World:
    """Stones of one TRIO box that lie flat at these spots."""
    world = World.of(trio(seed), cords, dt)
    for i, (x, y, yaw, down) in enumerate(spots):
        world.put_flat(i, x / 1000, y / 1000, yaw, down=down)
    return world


def touching(world: World) -> set[tuple[int, int]]:
    """The pairs that have touched."""
    return {(touch.one, touch.other) for touch in world.touches()}


def present(world: World) -> list[int]:
    """The stones on the table and in hands."""
    return [i for i in range(len(world.stones)) if world.record["kind"][i] != ABSENT]


def form(world: World, i: int) -> Vector:
    """The matrix of a stone's shape, from its turn as it is now."""
    m = world.record
    w, x, y, z = m["turn"][i].tolist()
    rotation = np.array(
        [
            [1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)],
            [2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)],
            [2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)],
        ]
    )
    stretched = rotation * m["axes"][i]
    return np.asarray(stretched @ stretched.T)


def lowest(world: World, i: int) -> float:
    """How high the lowest point of a stone is above the table, in m."""
    m = world.record
    w, x, y, z = m["turn"][i].tolist()
    a, b, c = m["axes"][i].tolist()
    across, along, up = 2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)
    down = (a * across) ** 2 + (b * along) ** 2 + (c * up) ** 2
    return float(m["place"][i, 2] - down**0.5)


def deepest(world: World) -> float:
    """How far a stone reaches below the table, in m; not above 0 if none does."""
    return max((-lowest(world, i) for i in present(world)), default=0.0)


def worst_overlap(world: World) -> float:
    """How far two stones reach into each other, in m; not above 0 if none do."""
    m = world.record
    worst = 0.0
    for i, j in combinations(present(world), 2):
        reach = m["axes"][i, 0] + m["axes"][j, 0]
        if float(((m["place"][i] - m["place"][j]) ** 2).sum()) < reach * reach:
            worst = max(worst, depth(world, i, j, enough=worst))
    return worst


def depth(world: World, i: int, j: int, enough: float = -1.0) -> float:
    """The shortest way out of each other for two stones, in m; below 0 is the distance.

    Every direction gives a way out; the search for the shortest ends when one is short ``enough``.
    """
    away = world.record["place"][j] - world.record["place"][i]
    one, other = form(world, i), form(world, j)

    def between(n: Vector) -> tuple[float, Vector]:
        to_i, to_j = one @ n, other @ n
        hi, hj = float(n @ to_i) ** 0.5, float(n @ to_j) ** 0.5
        return float(away @ n) - hi - hj, away - to_i / hi - to_j / hj

    n = np.linalg.solve(one + other, away)
    n /= np.linalg.norm(n)
    best, slope = between(n)
    size, tries = 50.0, 60
    while tries and -best > enough:
        # Uphill on the sphere of directions, shorter whenever that overshoots.
        step = n + size * (slope - (slope @ n) * n)
        step /= np.linalg.norm(step)
        value, steeper = between(step)
        tries -= 1
        if value > best:
            n, best, slope, size = step, value, steeper, size * 1.3
        else:
            size /= 3
    return -best


def stretch(world: World, cord: int = 0) -> float:
    """By which part a cord is longer or shorter than it was laid."""
    x, y = world.record["node"][cord]
    return abs(length(x, y) / (float(world.record["link"][cord]) * len(x)) - 1)


def fastest(world: World) -> float:
    """The speed of the fastest stone on the table, in m/s."""
    free = world.record["kind"] == FREE
    return float(np.linalg.norm(world.record["speed"][free], axis=1).max(initial=0.0))


def energy(world: World) -> float:
    """Kinetic, gravitational and magnetic energy in J, from seven dipoles for each stone."""
    world = world.copy()
    m = world.record
    total = 0.0
    for i in present(world):
        rotated(m, i)
        frame = m["frame"][i].reshape(3, 3)
        own = frame.T @ m["spin"][i]
        total += 0.5 * m["mass"][i] * float(m["speed"][i] @ m["speed"][i])
        total += 0.5 * float(m["inertia"][i] @ own**2)
        total += m["mass"][i] * GRAVITY * m["place"][i, 2]
    return total + sum(_magnetic(world, i, j) for i, j in combinations(present(world), 2))


def _magnetic(world: World, i: int, j: int) -> float:
    m = world.record
    u, v = m["frame"][i].reshape(3, 3)[:, 2], m["frame"][j].reshape(3, 3)[:, 2]
    one = m["place"][i] + m["points9"][i].T
    other = m["place"][j] + m["points9"][j].T
    d = other[None] - one[:, None]
    r = np.linalg.norm(d, axis=2)
    field = (u @ v) / r**3 - 3 * (d @ u) * (d @ v) / r**5
    weighed = float((np.outer(WEIGHTS, WEIGHTS) * field).sum())
    return MU_0 / (4 * np.pi) * float(m["moment"][i] * m["moment"][j]) * weighed


def moved(world: World, i: int, start: tuple[float, float, float]) -> float:
    """How far a stone is from where it was, in m."""
    x, y, z = world.place(i)
    return hypot(x - start[0], y - start[1], z - start[2])

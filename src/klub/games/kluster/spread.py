"""Spots that are compared: those with most room, and none close to another."""

import numpy as np

from klub.games.kluster.physics import World
from klub.games.kluster.physics.loop import Points
from klub.games.kluster.spots import clearances


def roominess(world: World, points: Points) -> Points:
    """For each point how much room there is, in m: to any stone and, half as important, a cord."""
    nodes = np.concatenate([world.cord(cord) for cord in range(world.record["cords"])])
    ways = points[:, None, :] - nodes[None, :, :]
    edge = np.hypot(ways[..., 0], ways[..., 1]).min(axis=1)
    return np.asarray(np.minimum(clearances(world, points), 2 * edge))


def parted(world: World, points: Points, apart: float, most: int) -> Points:
    """At most so many points, none nearer to another than ``apart`` m, the roomiest first."""
    left = points[np.argsort(-roominess(world, points), kind="stable")] if len(points) else points
    kept = np.empty((0, 2))
    while len(left) and len(kept) < most:
        kept = np.concatenate([kept, left[:1]])
        left = left[np.hypot(*(left - left[0]).T) >= apart]
    return kept

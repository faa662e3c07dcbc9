"""The geometry of closed loops: inside and outside, crossings, middles, and laying one out."""

from collections.abc import Sequence
from math import hypot

import numpy as np
from numpy.typing import NDArray

from klub.games.kluster.physics.layout import Floats
from klub.games.kluster.physics.parameters import NODES
from klub.jit import compiled

Points = NDArray[np.float64]
"""One point a row."""
GRID = 160
"""Points a side, on which the inside of a loop is looked for."""


@compiled
def winding(x: Floats, y: Floats, px: float, py: float) -> int:
    """How often the loop runs round a point, anticlockwise; 0 is outside."""
    turns = 0
    n = x.shape[0]
    for a in range(n):
        b = a + 1 if a + 1 < n else 0
        side = (x[b] - x[a]) * (py - y[a]) - (px - x[a]) * (y[b] - y[a])
        if y[a] <= py < y[b] and side > 0:
            turns += 1
        elif y[b] <= py < y[a] and side < 0:
            turns -= 1
    return turns


@compiled
def cross(x: Floats, y: Floats, u: Floats, v: Floats) -> bool:
    """Whether two loops have a point in common."""
    n, k = x.shape[0], u.shape[0]
    for a in range(n):
        b = a + 1 if a + 1 < n else 0
        for c in range(k):
            d = c + 1 if c + 1 < k else 0
            p = (x[b] - x[a]) * (v[c] - y[a]) - (u[c] - x[a]) * (y[b] - y[a])
            q = (x[b] - x[a]) * (v[d] - y[a]) - (u[d] - x[a]) * (y[b] - y[a])
            r = (u[d] - u[c]) * (y[a] - v[c]) - (x[a] - u[c]) * (v[d] - v[c])
            s = (u[d] - u[c]) * (y[b] - v[c]) - (x[b] - u[c]) * (v[d] - v[c])
            if p * q <= 0 and r * s <= 0 and (p != 0 or q != 0 or r != 0 or s != 0):
                return True
    return False


@compiled
def inside_points(x: Floats, y: Floats, points: Points) -> int:
    """Write the points of a fine grid that are inside; how many there are."""
    left, right, low, high = x.min(), x.max(), y.min(), y.max()
    found = 0
    for i in range(GRID):
        px = left + (right - left) * (i + 0.5) / GRID
        for j in range(GRID):
            py = low + (high - low) * (j + 0.5) / GRID
            if winding(x, y, px, py) != 0:
                points[found, 0], points[found, 1] = px, py
                found += 1
    return found


def middle(x: Floats, y: Floats) -> tuple[float, float]:
    """The centroid of the inside, or the nearest inside point if it is not inside itself."""
    points = np.empty((GRID * GRID, 2))
    points = points[: inside_points(x, y, points)]
    if not len(points):
        return float(x.mean()), float(y.mean())
    cx, cy = points.mean(axis=0)
    if winding(x, y, cx, cy):
        return float(cx), float(cy)
    return nearest_inside(x, y, float(cx), float(cy))


def nearest_inside(x: Floats, y: Floats, px: float, py: float) -> tuple[float, float]:
    """The inside point nearest to a point, to within a step of the grid."""
    if winding(x, y, px, py):
        return px, py
    points = np.empty((GRID * GRID, 2))
    points = points[: inside_points(x, y, points)]
    if not len(points):
        raise ValueError("the loop has no inside")
    best = np.argmin((points[:, 0] - px) ** 2 + (points[:, 1] - py) ** 2)
    return float(points[best, 0]), float(points[best, 1])


def laid(outline: Sequence[tuple[float, float]], length: float) -> Points:
    """A cord of ``length`` in the shape of a closed ``outline``: 64 points, evenly apart.

    The outline is scaled about its middle until the cord fits.
    """
    shape = np.asarray(outline, float)
    if shape.ndim != 2 or shape.shape[1] != 2 or len(shape) < 3 or not np.isfinite(shape).all():
        raise ValueError("an outline is three points or more, each with a finite x and y")
    if not 0.05 <= length <= 10:
        raise ValueError(f"a cord is from 0.05 m to 10 m long, not {length} m")
    points = _evenly(shape)
    for _ in range(30):
        points = _evenly(points)
    around = float(np.hypot(*(np.roll(points, -1, 0) - points).T).sum())
    centre = points.mean(axis=0)
    return np.asarray(centre + (points - centre) * length / around)


def _evenly(shape: Points) -> Points:
    """64 points on a closed polygon, at equal distances along it."""
    steps = np.hypot(*(np.roll(shape, -1, 0) - shape).T)
    if not steps.sum() > 0:
        raise ValueError("an outline has a length")
    at = np.concatenate([[0.0], np.cumsum(steps)])
    closed = np.concatenate([shape, shape[:1]])
    wanted = np.arange(NODES) * at[-1] / NODES
    return np.stack([np.interp(wanted, at, closed[:, axis]) for axis in range(2)], axis=1)


def length(x: Floats, y: Floats) -> float:
    """How long the loop is now."""
    return sum(hypot(x[k] - x[k - 1], y[k] - y[k - 1]) for k in range(len(x)))

"""The gap between two stones, after Perram and Wertheim."""

from math import sqrt

from klub.games.kluster.physics.layout import Floats, World
from klub.jit import compiled

ROUNDS = 24
EXACT = 1e-9


@compiled
def gap(m: World, i: int, j: int, out: Floats) -> float:
    """The gap in m, negative where the stones overlap.

    Writes the direction from ``i`` to ``j`` across the gap (3) and the middle of the gap relative
    to the middle of ``i`` (3). The gap is exact at touch, and farther off never greater than the
    true distance.
    """
    s, t = m.shape[i], m.shape[j]
    dx = m.place[j, 0] - m.place[i, 0]
    dy = m.place[j, 1] - m.place[i, 1]
    dz = m.place[j, 2] - m.place[i, 2]
    # The plane that touches both stones, grown alike, is at right angles to x = ((1-l)S + lT)⁻¹ d
    # for the l at which both touch it; that l is the fixed point of the ratio of their reaches.
    share = 0.5
    x, y, z, reach_i, reach_j = 0.0, 0.0, 0.0, 0.0, 0.0
    for _ in range(ROUNDS):
        rest = 1 - share
        a, b, c = rest * s[0] + share * t[0], rest * s[1] + share * t[1], rest * s[2] + share * t[2]
        d, e, f = rest * s[3] + share * t[3], rest * s[4] + share * t[4], rest * s[5] + share * t[5]
        c00, c01, c02 = b * c - f * f, e * f - d * c, d * f - b * e
        c11, c12, c22 = a * c - e * e, d * e - a * f, a * b - d * d
        scale = 1 / (a * c00 + d * c01 + e * c02)
        x = (c00 * dx + c01 * dy + c02 * dz) * scale
        y = (c01 * dx + c11 * dy + c12 * dz) * scale
        z = (c02 * dx + c12 * dy + c22 * dz) * scale
        reach_i, reach_j = sqrt(_form(s, x, y, z)), sqrt(_form(t, x, y, z))
        better = reach_i / (reach_i + reach_j)
        done = abs(better - share) < EXACT
        share = better
        if done:
            break
    scale = 1 / sqrt(x * x + y * y + z * z)
    nx, ny, nz = x * scale, y * scale, z * scale
    # Reach of each stone towards the plane.
    hi, hj = reach_i * scale, reach_j * scale
    between = dx * nx + dy * ny + dz * nz - hi - hj
    out[0], out[1], out[2] = nx, ny, nz
    out[3] = (s[0] * nx + s[3] * ny + s[4] * nz) / hi + 0.5 * between * nx
    out[4] = (s[3] * nx + s[1] * ny + s[5] * nz) / hi + 0.5 * between * ny
    out[5] = (s[4] * nx + s[5] * ny + s[2] * nz) / hi + 0.5 * between * nz
    return float(between)


@compiled
def _form(s: Floats, x: float, y: float, z: float) -> float:
    """xᵀ S x of a symmetric matrix."""
    square = s[0] * x * x + s[1] * y * y + s[2] * z * z
    return float(square + 2 * (s[3] * x * y + s[4] * x * z + s[5] * y * z))

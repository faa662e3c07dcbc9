"""What magnetised ellipsoids truly do to each other, worked out the slow way.

Outside a uniformly magnetised ellipsoid the field is exactly that of a sheet of dipoles on its
focal ellipse, the flat ellipse between its long axes with half axes √(a² − c²) and √(b² − c²),
on which the moment lies as thick as 3/2π · √(1 − r²), where r is 1 at the rim (Maclaurin). The
sheet is summed up densely here. Nothing in this module asks the kernel.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import pi, sqrt

import numpy as np
from numpy.typing import NDArray

from klub.games.kluster.physics.stone import Stone

Array = NDArray[np.float64]

K = 1e-7
"""µ0 / 4π in T·m/A."""
RINGS = 16
"""Rings of the sheet, each of twice as many dipoles: true to 0.1 % even where stones touch."""


@dataclass(frozen=True)
class Body:
    """A stone somewhere."""

    stone: Stone
    place: Array
    turn: tuple[float, float, float, float]
    """Quaternion, w first."""

    @property
    def frame(self) -> Array:
        """The axes of the stone as columns, longest first; its moment is along the last."""
        w, *v = self.turn
        x, y, z = v
        across = np.array([[0, -z, y], [z, 0, -x], [-y, x, 0]])
        return np.asarray(np.eye(3) + 2 * w * across + 2 * across @ across)

    @property
    def moment(self) -> Array:
        """A·m²."""
        return np.asarray(self.stone.moment * self.frame[:, 2])

    @property
    def shape(self) -> Array:
        """The matrix S whose √(n·S·n) is how far the stone reaches in direction n."""
        axes = np.array([self.stone.length, self.stone.width, self.stone.height])
        return np.asarray(self.frame @ np.diag(axes**2) @ self.frame.T)

    def farthest(self, direction: Array) -> Array:
        """The point of the surface that lies farthest in a direction, from the middle."""
        return np.asarray(self.shape @ direction / sqrt(direction @ self.shape @ direction))

    def sheet(self, rings: int = RINGS) -> tuple[Array, Array]:
        """Points of the focal ellipse, from the middle, and the part of the moment at each."""
        a, b, c = self.stone.length, self.stone.width, self.stone.height
        # With u = √(1 − r²) the density becomes 3u² du, which Gauss's rule sums up well.
        node, weight = np.polynomial.legendre.leggauss(rings)
        u = (node + 1) / 2
        part = 3 * u**2 * weight / 2
        angle = (np.arange(2 * rings) + 0.5) * pi / rings
        r = np.sqrt(1 - u**2)[:, np.newaxis]
        x = sqrt(a**2 - c**2) * r * np.cos(angle)
        y = sqrt(b**2 - c**2) * r * np.sin(angle)
        flat = np.stack([x.ravel(), y.ravel(), np.zeros(x.size)], axis=1)
        return flat @ self.frame.T, np.repeat(part, len(angle)) / len(angle)


def beside(one: Body, stone: Stone, turn: Sequence[float], normal: Array, gap: float) -> Body:
    """A second stone whose surface is ``gap`` from the first, across a gap along ``normal``.

    The nearest points are those with this normal, as the stones lie on either side of a slab of
    this thickness and those two points face each other across it.
    """
    w, x, y, z = turn
    other = Body(stone, np.zeros(3), (w, x, y, z))
    place = one.place + one.farthest(normal) + gap * normal - other.farthest(-normal)
    return Body(stone, place, other.turn)


def field(body: Body, points: Array, rings: int = 4 * RINGS) -> Array:
    """The field in T at points outside a stone, one a row."""
    sheet, part = body.sheet(rings)
    d = points[:, np.newaxis] - (body.place + sheet)
    r = np.linalg.norm(d, axis=2)[..., np.newaxis]
    along = (d @ body.moment)[..., np.newaxis]
    each = K * (3 * along * d / r**5 - body.moment / r**3)
    return np.asarray(np.einsum("k,nkx->nx", part, each))


def force_and_torque(one: Body, other: Body, rings: int = RINGS) -> tuple[Array, Array]:
    """Force in N, and torque in N·m about its middle, on ``other``."""
    sheet, part = one.sheet(rings)
    levers, other_part = other.sheet(rings)
    m, n = one.moment, other.moment
    d = (other.place + levers)[np.newaxis] - (one.place + sheet)[:, np.newaxis]
    r2 = np.einsum("ijx,ijx->ij", d, d)
    weight = K * np.outer(part, other_part) / (r2 * np.sqrt(r2))
    along_m, along_n = d @ m, d @ n
    steep = 3 * weight / r2
    # The force on each dipole of the other sheet, and the field there.
    forces = (
        np.einsum("ij,ijx->jx", steep * (m @ n - 5 * along_m * along_n / r2), d)
        + np.outer((steep * along_m).sum(axis=0), n)
        + np.outer((steep * along_n).sum(axis=0), m)
    )
    fields = np.einsum("ij,ijx->x", steep * along_m, d) - weight.sum() * m
    torque = np.cross(n, fields) + np.cross(levers, forces).sum(axis=0)
    return forces.sum(axis=0), torque

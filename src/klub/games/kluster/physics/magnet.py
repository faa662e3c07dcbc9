"""Magnetism: what stones do to each other at a distance.

Seen from far a stone is one dipole, seen from near four or nine, placed on its focal ellipse.
Forces are reckoned for pairs with an awake stone; what sleepers do to each other is kept.

Many pairs are reckoned side by side, so that the processor does several at once: what one stone
does to all that are far from it, and near pairs gathered by distance. Every sum runs in a fixed
order, so that every processor gives the same bits.
"""

from math import sqrt
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from klub.games.kluster.physics.layout import ABSENT, SIZES, Floats, World
from klub.games.kluster.physics.parameters import MIDDLE, NEAR
from klub.jit import compiled

K = 1e-7
"""µ0 / 4π in T·m/A."""
SLEEPERS, AWAKE = range(2)
WIDTH = 64
"""Pairs that are reckoned side by side: what they need stays in the fastest memory."""

DX, DY, DZ, UX, UY, UZ, VX, VY, VZ, FX, FY, FZ, TX, TY, TZ, BX, BY, BZ = range(18)
PX, PY, PZ, QX, QY, QZ = range(18, 24)
"""Rows of the bench: distance, direction of both moments; force, torque and field on the second;
the two dipoles that are being reckoned."""
HALF_WAY, CLOSE = range(2)

X, Y, Z, MX, MY, MZ, MOMENT, ASLEEP, RFX, RFY, RFZ, RTX, RTY, RTZ, APART = range(15)
GX, GY, GZ, HX, HY, HZ = range(15, 21)
"""Rows of the bench with a column for each stone: place, direction of its moment, moment, whether
it sleeps; the force and torque that one stone has on it, and how far that is off, squared; the
force and torque of all of them."""

WEIGHTS4 = np.array([0.25] * 4)
WEIGHTS9 = np.array([0.3] + [0.7 / 8] * 8)


Benches = NDArray[np.void]
"""An array of one bench."""


class Bench(Protocol):
    """Where pairs are gathered and reckoned; of no meaning between steps."""

    stone: Floats
    count: NDArray[np.int64]
    """Near pairs gathered at each distance."""
    one: NDArray[np.int64]
    other: NDArray[np.int64]
    rows: Floats
    first: Floats
    """Dipoles of the first stone of each pair: axis, dipole, pair."""
    second: Floats


# One record, so that the compiler knows how far apart the rows lie, and that they do not overlap.
BENCH = np.dtype(
    [
        ("stone", np.float64, (21, SIZES[-1][0])),
        ("count", np.int64, (2,)),
        ("one", np.int64, (2, WIDTH)),
        ("other", np.int64, (2, WIDTH)),
        ("rows", np.float64, (24, WIDTH)),
        ("first", np.float64, (3, 9, WIDTH)),
        ("second", np.float64, (3, 9, WIDTH)),
    ],
    align=True,
)


@compiled
def add_forces(m: World, whose: int, force: Floats, torque: Floats, bench: Bench) -> None:
    """Add the forces of all pairs with an `AWAKE` stone, or of all pairs of `SLEEPERS`."""
    rows = bench.stone
    bench.count[:] = 0
    for j in range(m.stones):
        asleep = m.awake[j] == 0
        _set_out(m, j, bench)
        if m.kind[j] == ABSENT or (whose == SLEEPERS and not asleep):
            rows[MOMENT, j] = 0.0
        # A pair of two that are both meant is reckoned once, from the first of them.
        rows[ASLEEP, j] = 1.0 if asleep and whose == AWAKE else 0.0
    for i in range(m.stones):
        if rows[MOMENT, i] > 0 and (m.awake[i] == 1) == (whose == AWAKE):
            _reach_out(bench, i, m.stones)
            _sum_up(bench, i, m.stones)
            for j in range(m.stones):
                if rows[APART, j] < MIDDLE * MIDDLE:
                    _gather(m, i, j, rows[APART, j], force, torque, bench)
    for j in range(m.stones):
        for axis in range(3):
            force[j, axis] += rows[GX + axis, j]
            torque[j, axis] += rows[HX + axis, j]
    for distance in range(2):
        _reckon(m, distance, force, torque, bench)


@compiled
def _set_out(m: World, j: int, bench: Bench) -> None:
    """Put stone ``j`` on the bench, with nothing acting on it yet."""
    rows = bench.stone
    for axis in range(3):
        rows[X + axis, j], rows[MX + axis, j] = m.place[j, axis], m.frame[j, 3 * axis + 2]
        rows[GX + axis, j] = rows[HX + axis, j] = 0.0
    rows[MOMENT, j], rows[ASLEEP, j] = m.moment[j], 0.0


@compiled
def pair_force(m: World, i: int, j: int, out: Floats) -> None:
    """Write force on ``j`` (3), torque on ``i`` (3) and torque on ``j`` (3); ``i`` is the lower."""
    _pair_force(m, i, j, out, np.zeros(1, BENCH))


@compiled
def _pair_force(m: World, i: int, j: int, out: Floats, benches: Benches) -> None:
    # A record does not keep the array alive that it lies in: whoever makes the array hands it to
    # another, and only that one takes the record out. Else it would be freed while it is used.
    bench = benches[0]
    rows = bench.stone
    force, torque = np.zeros((m.stones, 3)), np.zeros((m.stones, 3))
    _set_out(m, i, bench)
    _set_out(m, j, bench)
    _reach_out(bench, i, m.stones)
    _sum_up(bench, i, m.stones)
    if rows[APART, j] < MIDDLE * MIDDLE:
        _gather(m, i, j, rows[APART, j], force, torque, bench)
    for distance in range(2):
        _reckon(m, distance, force, torque, bench)
    for axis in range(3):
        out[axis] = rows[GX + axis, j] + force[j, axis]
        out[3 + axis] = rows[HX + axis, i] + torque[i, axis]
        out[6 + axis] = rows[HX + axis, j] + torque[j, axis]


@compiled
def _reach_out(bench: Bench, i: int, stones: int) -> None:
    """Reckon what stone ``i`` does to every stone far from it, and how far off the others are.

    Stones that are not meant come out as if they were very far away.
    """
    rows = bench.stone
    ox, oy, oz = rows[X, i], rows[Y, i], rows[Z, i]
    ux, uy, uz = rows[MX, i], rows[MY, i], rows[MZ, i]
    strength = K * rows[MOMENT, i]
    for j in range(stones):
        dx, dy, dz = rows[X, j] - ox, rows[Y, j] - oy, rows[Z, j] - oz
        apart = dx * dx + dy * dy + dz * dz
        meant = ((rows[ASLEEP, j] > 0.5) | (j > i)) & (rows[MOMENT, j] > 0)
        far = apart >= MIDDLE * MIDDLE
        near2 = 1 / (apart if far else 1.0)
        b3 = (strength * rows[MOMENT, j] if meant & far else 0.0) * near2 * sqrt(near2)
        b5 = 3 * b3 * near2
        vx, vy, vz = rows[MX, j], rows[MY, j], rows[MZ, j]
        along_u, along_v = ux * dx + uy * dy + uz * dz, vx * dx + vy * dy + vz * dz
        c = b5 * (ux * vx + uy * vy + uz * vz - 5 * along_u * along_v * near2)
        cu, cv = b5 * along_u, b5 * along_v
        fx = cu * vx + cv * ux + c * dx
        fy = cu * vy + cv * uy + c * dy
        fz = cu * vz + cv * uz + c * dz
        bx, by, bz = cu * dx - b3 * ux, cu * dy - b3 * uy, cu * dz - b3 * uz
        tx, ty, tz = vy * bz - vz * by, vz * bx - vx * bz, vx * by - vy * bx
        rows[APART, j] = apart if meant else 1e9
        rows[GX, j] += fx
        rows[GY, j] += fy
        rows[GZ, j] += fz
        rows[HX, j] += tx
        rows[HY, j] += ty
        rows[HZ, j] += tz
        # What goes back to ``i``: forces and torques of a pair balance about any point.
        rows[RFX, j], rows[RFY, j], rows[RFZ, j] = fx, fy, fz
        rows[RTX, j] = tx + dy * fz - dz * fy
        rows[RTY, j] = ty + dz * fx - dx * fz
        rows[RTZ, j] = tz + dx * fy - dy * fx


@compiled
def _sum_up(bench: Bench, i: int, stones: int) -> None:
    """Give stone ``i`` back what it does to the others."""
    rows = bench.stone
    fx, fy, fz, tx, ty, tz = 0.0, 0.0, 0.0, 0.0, 0.0, 0.0
    for j in range(stones):
        fx += rows[RFX, j]
        fy += rows[RFY, j]
        fz += rows[RFZ, j]
        tx += rows[RTX, j]
        ty += rows[RTY, j]
        tz += rows[RTZ, j]
    rows[GX, i] -= fx
    rows[GY, i] -= fy
    rows[GZ, i] -= fz
    rows[HX, i] -= tx
    rows[HY, i] -= ty
    rows[HZ, i] -= tz


@compiled
def _gather(
    m: World, i: int, j: int, apart: float, force: Floats, torque: Floats, bench: Bench
) -> None:
    """Put a near pair on the bench, and reckon all of its kind once there are enough."""
    distance = CLOSE if apart < NEAR * NEAR else HALF_WAY
    t = bench.count[distance]
    bench.one[distance, t], bench.other[distance, t] = i, j
    bench.count[distance] = t + 1
    if t + 1 == WIDTH:
        _reckon(m, distance, force, torque, bench)


@compiled
def _reckon(m: World, distance: int, force: Floats, torque: Floats, bench: Bench) -> None:
    """Reckon all pairs gathered at one distance, and give the stones what they feel."""
    count = bench.count[distance]
    if count == 0:
        return
    _spread(m, distance, count, bench)
    if distance == HALF_WAY:
        _interact(bench, count, 4, WEIGHTS4)
    else:
        _interact(bench, count, 9, WEIGHTS9)
    rows = bench.rows
    for t in range(count):
        i, j = bench.one[distance, t], bench.other[distance, t]
        k = K * m.moment[i] * m.moment[j]
        dx, dy, dz = rows[DX, t], rows[DY, t], rows[DZ, t]
        vx, vy, vz = rows[VX, t], rows[VY, t], rows[VZ, t]
        bx, by, bz = rows[BX, t], rows[BY, t], rows[BZ, t]
        fx, fy, fz = k * rows[FX, t], k * rows[FY, t], k * rows[FZ, t]
        tx = k * (rows[TX, t] + vy * bz - vz * by)
        ty = k * (rows[TY, t] + vz * bx - vx * bz)
        tz = k * (rows[TZ, t] + vx * by - vy * bx)
        force[j, 0] += fx
        force[j, 1] += fy
        force[j, 2] += fz
        force[i, 0] -= fx
        force[i, 1] -= fy
        force[i, 2] -= fz
        torque[j, 0] += tx
        torque[j, 1] += ty
        torque[j, 2] += tz
        # Forces and torques of a pair balance about any point.
        torque[i, 0] -= tx + dy * fz - dz * fy
        torque[i, 1] -= ty + dz * fx - dx * fz
        torque[i, 2] -= tz + dx * fy - dy * fx
    bench.count[distance] = 0


@compiled
def _spread(m: World, distance: int, count: int, bench: Bench) -> None:
    """Lay out side by side what the pairs are made of."""
    rows, first, second = bench.rows, bench.first, bench.second
    for t in range(count):
        i, j = bench.one[distance, t], bench.other[distance, t]
        for axis in range(3):
            rows[DX + axis, t] = m.place[j, axis] - m.place[i, axis]
            rows[UX + axis, t] = m.frame[i, 3 * axis + 2]
            rows[VX + axis, t] = m.frame[j, 3 * axis + 2]
            if distance == HALF_WAY:
                for dot in range(4):
                    first[axis, dot, t] = m.points4[i, axis, dot]
                    second[axis, dot, t] = m.points4[j, axis, dot]
            else:
                for dot in range(9):
                    first[axis, dot, t] = m.points9[i, axis, dot]
                    second[axis, dot, t] = m.points9[j, axis, dot]
        for row in range(FX, BZ + 1):
            rows[row, t] = 0.0


@compiled
def _interact(bench: Bench, count: int, dots: int, weights: Floats) -> None:
    """Add up what every dipole of the first stones does to every dipole of the second."""
    for a in range(dots):
        for axis in range(3):
            for t in range(count):
                bench.rows[PX + axis, t] = bench.first[axis, a, t]
        for b in range(dots):
            for axis in range(3):
                for t in range(count):
                    bench.rows[QX + axis, t] = bench.second[axis, b, t]
            _interact_two(bench, count, weights[a] * weights[b])


@compiled
def _interact_two(bench: Bench, count: int, weight: float) -> None:
    """Add up what one dipole of the first stones does to one of the second, for all pairs.

    Only rows at fixed places are touched, or the compiler would go through them one by one.
    """
    rows = bench.rows
    for t in range(count):
        qx, qy, qz = rows[QX, t], rows[QY, t], rows[QZ, t]
        x, y, z = (
            rows[DX, t] - rows[PX, t] + qx,
            rows[DY, t] - rows[PY, t] + qy,
            rows[DZ, t] - rows[PZ, t] + qz,
        )
        ux, uy, uz = rows[UX, t], rows[UY, t], rows[UZ, t]
        vx, vy, vz = rows[VX, t], rows[VY, t], rows[VZ, t]
        near2 = 1 / (x * x + y * y + z * z)
        b3 = weight * near2 * sqrt(near2)
        b5 = 3 * b3 * near2
        along_u, along_v = ux * x + uy * y + uz * z, vx * x + vy * y + vz * z
        c = b5 * (ux * vx + uy * vy + uz * vz - 5 * along_u * along_v * near2)
        cu, cv = b5 * along_u, b5 * along_v
        fx = cu * vx + cv * ux + c * x
        fy = cu * vy + cv * uy + c * y
        fz = cu * vz + cv * uz + c * z
        rows[FX, t] += fx
        rows[FY, t] += fy
        rows[FZ, t] += fz
        rows[TX, t] += qy * fz - qz * fy
        rows[TY, t] += qz * fx - qx * fz
        rows[TZ, t] += qx * fy - qy * fx
        rows[BX, t] += cu * x - b3 * ux
        rows[BY, t] += cu * y - b3 * uy
        rows[BZ, t] += cu * z - b3 * uz


@compiled
def add_field(m: World, x: float, y: float, z: float, out: Floats) -> None:
    """Write the magnetic field in T at a point, of all stones that are there."""
    out[0], out[1], out[2] = 0.0, 0.0, 0.0
    for i in range(m.stones):
        if m.kind[i] == ABSENT:
            continue
        ux, uy, uz = m.frame[i, 2], m.frame[i, 5], m.frame[i, 8]
        for dot in range(9):
            dx = x - m.place[i, 0] - m.points9[i, 0, dot]
            dy = y - m.place[i, 1] - m.points9[i, 1, dot]
            dz = z - m.place[i, 2] - m.points9[i, 2, dot]
            near2 = 1 / (dx * dx + dy * dy + dz * dz + 1e-8)
            b3 = K * m.moment[i] * WEIGHTS9[dot] * near2 * sqrt(near2)
            along = 3 * (ux * dx + uy * dy + uz * dz) * near2
            out[0] += b3 * (along * dx - ux)
            out[1] += b3 * (along * dy - uy)
            out[2] += b3 * (along * dz - uz)

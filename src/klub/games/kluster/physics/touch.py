"""Stones against stones: contacts, friction between them, and who touched whom when.

Columns of a row: direction (3), lever on each stone (3 + 3), wanted speed, normal mass, tangential
mass, turning mass, speed of approach before the step, impulses: normal, tangential (3),
turning (3).
"""

from math import sqrt

import numpy as np
from numpy.typing import NDArray

from klub.games.kluster.physics.gap import gap
from klub.games.kluster.physics.layout import ABSENT, FREE, NOBODY, Floats, World
from klub.games.kluster.physics.motion import wake
from klub.games.kluster.physics.parameters import (
    BOUNCE,
    BOUNCE_SPEED,
    ROLL_ARM,
    STONE_FRICTION,
    TOUCH,
)
from klub.games.kluster.physics.table import twist, wanted_speed
from klub.jit import compiled

NX, NY, NZ, IX, IY, IZ, JX, JY, JZ, WANTED, NORMAL, TANGENT, TURNING, APPROACH = range(14)
PUSH, TX, TY, TZ, WX, WY, WZ = range(14, 21)
COLUMNS = 21
NEARBY = 1e-3
"""m. A gap up to this is watched even at rest, so that the impulses of a resting contact last."""


@compiled
def meet(m: World, rows: Floats, near: NDArray[np.int16], out: Floats) -> int:
    """Find the pairs that touch or may touch within the step; how many there are.

    Marks pairs that touch for the first time, and wakes stones that something comes close to.
    """
    found, last = 0, 0
    for i in range(m.stones - 1):
        if m.kind[i] == ABSENT:
            continue
        for j in range(i + 1, m.stones):
            if m.kind[j] == ABSENT or m.awake[i] + m.awake[j] == 0:
                continue
            if m.kind[i] != FREE and m.kind[j] != FREE:
                continue
            reach = m.axes[i, 0] + m.axes[j, 0] + 4e-3
            dx = m.place[j, 0] - m.place[i, 0]
            dy = m.place[j, 1] - m.place[i, 1]
            dz = m.place[j, 2] - m.place[i, 2]
            if dx * dx + dy * dy + dz * dz > reach * reach or found == rows.shape[0]:
                continue
            between = gap(m, i, j, out)
            if between < TOUCH and m.touched[i, j] == NOBODY:
                m.touched[i, j] = m.touched[j, i] = m.steps
            if between > NEARBY + 1.5 * m.dt * _closing(m, i, j):
                continue
            wake(m, i)
            wake(m, j)
            near[found, 0], near[found, 1] = i, j
            _row(m, i, j, between, rows[found], out)
            # Both lists are in order, so last step's contact of the same pair is found in passing.
            while last < m.pairs and (
                m.pair[last, 0] < i or (m.pair[last, 0] == i and m.pair[last, 1] < j)
            ):
                last += 1
            if last < m.pairs and m.pair[last, 0] == i and m.pair[last, 1] == j:
                _recall(rows[found], m.pair_push[last])
            found += 1
    return found


@compiled
def _closing(m: World, i: int, j: int) -> float:
    """The most by which two stones can come closer, in m/s."""
    vx = m.speed[j, 0] - m.speed[i, 0]
    vy = m.speed[j, 1] - m.speed[i, 1]
    vz = m.speed[j, 2] - m.speed[i, 2]
    fastest = sqrt(vx * vx + vy * vy + vz * vz)
    for k in (i, j):
        wx, wy, wz = m.spin[k, 0], m.spin[k, 1], m.spin[k, 2]
        fastest += m.axes[k, 0] * sqrt(wx * wx + wy * wy + wz * wz)
    return fastest


@compiled
def _row(m: World, i: int, j: int, between: float, row: Floats, out: Floats) -> None:
    nx, ny, nz = out[0], out[1], out[2]
    row[NX], row[NY], row[NZ] = nx, ny, nz
    row[IX], row[IY], row[IZ] = out[3], out[4], out[5]
    row[JX] = out[3] - (m.place[j, 0] - m.place[i, 0])
    row[JY] = out[4] - (m.place[j, 1] - m.place[i, 1])
    row[JZ] = out[5] - (m.place[j, 2] - m.place[i, 2])
    row[WANTED] = wanted_speed(between, m.dt)
    # How easily the contact point moves: xx, yy, zz, xy, xz, yz.
    lift = m.lift[i] + m.lift[j]
    xx, yy, zz, xy, xz, yz = lift, lift, lift, 0.0, 0.0, 0.0
    turning = 0.0
    for side in range(2):
        k = i if side == 0 else j
        rx, ry, rz = row[IX + 3 * side], row[IY + 3 * side], row[IZ + 3 * side]
        e = m.ease[k]
        xx += e[1] * rz * rz - 2 * e[5] * rz * ry + e[2] * ry * ry
        yy += e[0] * rz * rz - 2 * e[4] * rz * rx + e[2] * rx * rx
        zz += e[0] * ry * ry - 2 * e[3] * rx * ry + e[1] * rx * rx
        xy += -e[3] * rz * rz + e[5] * rz * rx + e[4] * ry * rz - e[2] * ry * rx
        xz += e[3] * rz * ry - e[1] * rz * rx - e[4] * ry * ry + e[5] * ry * rx
        yz += -e[0] * rz * ry + e[3] * rz * rx + e[4] * rx * ry - e[5] * rx * rx
        turning += max(e[0], e[1], e[2])
    row[NORMAL] = 1 / (
        nx * nx * xx
        + ny * ny * yy
        + nz * nz * zz
        + 2 * (nx * ny * xy + nx * nz * xz + ny * nz * yz)
    )
    row[TANGENT] = 1 / max(xx, yy, zz)
    row[TURNING] = 0.5 / turning
    lift_i, lift_j = m.dt * m.lift[i], m.dt * m.lift[j]
    vx = m.speed[j, 0] - m.speed[i, 0] - m.force[j, 0] * lift_j + m.force[i, 0] * lift_i
    vy = m.speed[j, 1] - m.speed[i, 1] - m.force[j, 1] * lift_j + m.force[i, 1] * lift_i
    vz = m.speed[j, 2] - m.speed[i, 2] - m.force[j, 2] * lift_j + m.force[i, 2] * lift_i
    row[APPROACH] = vx * nx + vy * ny + vz * nz
    for k in range(PUSH, COLUMNS):
        row[k] = 0.0


@compiled
def _recall(row: Floats, pushed: Floats) -> None:
    """The impulses of the last step: normal, and along the surface as it is now."""
    nx, ny, nz = row[NX], row[NY], row[NZ]
    out_of_plane = pushed[1] * nx + pushed[2] * ny + pushed[3] * nz
    row[PUSH] = pushed[0]
    row[TX] = pushed[1] - out_of_plane * nx
    row[TY] = pushed[2] - out_of_plane * ny
    row[TZ] = pushed[3] - out_of_plane * nz
    row[WX], row[WY], row[WZ] = pushed[4], pushed[5], pushed[6]


@compiled
def resume(m: World, i: int, j: int, row: Floats) -> None:
    """Give both stones the impulses of the last step, as a first guess."""
    push = row[PUSH]
    px, py, pz = push * row[NX] + row[TX], push * row[NY] + row[TY], push * row[NZ] + row[TZ]
    apply(m, i, j, row, px, py, pz)
    twist(m, i, -row[WX], -row[WY], -row[WZ])
    twist(m, j, row[WX], row[WY], row[WZ])


@compiled
def apply(m: World, i: int, j: int, row: Floats, px: float, py: float, pz: float) -> None:
    """Push ``j`` and push ``i`` back at their contact."""
    m.speed[i, 0] -= m.lift[i] * px
    m.speed[i, 1] -= m.lift[i] * py
    m.speed[i, 2] -= m.lift[i] * pz
    m.speed[j, 0] += m.lift[j] * px
    m.speed[j, 1] += m.lift[j] * py
    m.speed[j, 2] += m.lift[j] * pz
    rx, ry, rz = row[IX], row[IY], row[IZ]
    twist(m, i, rz * py - ry * pz, rx * pz - rz * px, ry * px - rx * py)
    rx, ry, rz = row[JX], row[JY], row[JZ]
    twist(m, j, ry * pz - rz * py, rz * px - rx * pz, rx * py - ry * px)


@compiled
def settle_pair(m: World, i: int, j: int, row: Floats) -> None:
    """One sweep over a contact between two stones."""
    vx, vy, vz = _speed(m, i, j, row)
    nx, ny, nz = row[NX], row[NY], row[NZ]
    apart = vx * nx + vy * ny + vz * nz
    normal = max(0.0, row[PUSH] - row[NORMAL] * (apart - row[WANTED]))
    tx = row[TX] - row[TANGENT] * (vx - apart * nx)
    ty = row[TY] - row[TANGENT] * (vy - apart * ny)
    tz = row[TZ] - row[TANGENT] * (vz - apart * nz)
    size, limit = sqrt(tx * tx + ty * ty + tz * tz), STONE_FRICTION * normal
    if size > limit:
        scale = limit / size
        tx, ty, tz = tx * scale, ty * scale, tz * scale
    extra = normal - row[PUSH]
    apply(
        m,
        i,
        j,
        row,
        extra * nx + tx - row[TX],
        extra * ny + ty - row[TY],
        extra * nz + tz - row[TZ],
    )
    row[PUSH], row[TX], row[TY], row[TZ] = normal, tx, ty, tz
    # Stones that stick do not roll on each other for long.
    wx = row[WX] - row[TURNING] * (m.spin[j, 0] - m.spin[i, 0])
    wy = row[WY] - row[TURNING] * (m.spin[j, 1] - m.spin[i, 1])
    wz = row[WZ] - row[TURNING] * (m.spin[j, 2] - m.spin[i, 2])
    size, limit = sqrt(wx * wx + wy * wy + wz * wz), ROLL_ARM * normal
    if size > limit:
        scale = limit / size
        wx, wy, wz = wx * scale, wy * scale, wz * scale
    dx, dy, dz = wx - row[WX], wy - row[WY], wz - row[WZ]
    twist(m, i, -dx, -dy, -dz)
    twist(m, j, dx, dy, dz)
    row[WX], row[WY], row[WZ] = wx, wy, wz


@compiled
def _speed(m: World, i: int, j: int, row: Floats) -> tuple[float, float, float]:
    """The speed of ``j`` against ``i`` at their contact."""
    v, w = m.speed, m.spin
    ix, iy, iz, jx, jy, jz = row[IX], row[IY], row[IZ], row[JX], row[JY], row[JZ]
    vx = v[j, 0] - v[i, 0] + w[j, 1] * jz - w[j, 2] * jy - w[i, 1] * iz + w[i, 2] * iy
    vy = v[j, 1] - v[i, 1] + w[j, 2] * jx - w[j, 0] * jz - w[i, 2] * ix + w[i, 0] * iz
    vz = v[j, 2] - v[i, 2] + w[j, 0] * jy - w[j, 1] * jx - w[i, 0] * iy + w[i, 1] * ix
    return vx, vy, vz


@compiled
def rebound_pair(m: World, i: int, j: int, row: Floats) -> None:
    """After a hard knock give some of the speed back."""
    if row[APPROACH] > -BOUNCE_SPEED or row[PUSH] <= 0:
        return
    vx, vy, vz = _speed(m, i, j, row)
    nx, ny, nz = row[NX], row[NY], row[NZ]
    apart = vx * nx + vy * ny + vz * nz
    push = max(0.0, -row[NORMAL] * (apart + BOUNCE * row[APPROACH]))
    apply(m, i, j, row, push * nx, push * ny, push * nz)


@compiled
def remember(m: World, rows: Floats, near: NDArray[np.int16], found: int) -> None:
    """Keep the impulses for the next step."""
    m.pairs = found
    for k in range(found):
        m.pair[k, 0], m.pair[k, 1] = near[k, 0], near[k, 1]
        for column in range(COLUMNS - PUSH):
            m.pair_push[k, column] = rows[k, PUSH + column]

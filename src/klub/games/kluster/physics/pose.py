"""What follows from the pose of a stone: rotation, shape, inertia, and where its dipoles are."""

from math import sqrt

from klub.games.kluster.physics.layout import FREE, World
from klub.jit import compiled

RING = sqrt(4 / 7)
"""Radius of eight of the nine dipoles, in half axes of the focal ellipse; the centre has weight
0.3. Nine such dipoles have the second and fourth moments of the whole stone."""
DIAGONAL = sqrt(1 / 2)
CROSS = sqrt(2 / 5)
"""Radius of the four dipoles: the second moments of the whole stone."""


@compiled
def rotated(m: World, i: int) -> None:
    """Reckon frame, shape and inverse inertia of stone ``i`` from its quaternion."""
    w, x, y, z = m.turn[i, 0], m.turn[i, 1], m.turn[i, 2], m.turn[i, 3]
    r00, r01, r02 = 1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)
    r10, r11, r12 = 2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)
    r20, r21, r22 = 2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)
    frame, shape, ease = m.frame[i], m.shape[i], m.ease[i]
    frame[0], frame[1], frame[2] = r00, r01, r02
    frame[3], frame[4], frame[5] = r10, r11, r12
    frame[6], frame[7], frame[8] = r20, r21, r22
    a, b, c = m.axes[i, 0] ** 2, m.axes[i, 1] ** 2, m.axes[i, 2] ** 2
    shape[0] = a * r00 * r00 + b * r01 * r01 + c * r02 * r02
    shape[1] = a * r10 * r10 + b * r11 * r11 + c * r12 * r12
    shape[2] = a * r20 * r20 + b * r21 * r21 + c * r22 * r22
    shape[3] = a * r00 * r10 + b * r01 * r11 + c * r02 * r12
    shape[4] = a * r00 * r20 + b * r01 * r21 + c * r02 * r22
    shape[5] = a * r10 * r20 + b * r11 * r21 + c * r12 * r22
    m.lift[i] = 0.0
    a, b, c = 0.0, 0.0, 0.0
    if m.kind[i] == FREE:
        m.lift[i] = 1 / m.mass[i]
        a, b, c = 1 / m.inertia[i, 0], 1 / m.inertia[i, 1], 1 / m.inertia[i, 2]
    ease[0] = a * r00 * r00 + b * r01 * r01 + c * r02 * r02
    ease[1] = a * r10 * r10 + b * r11 * r11 + c * r12 * r12
    ease[2] = a * r20 * r20 + b * r21 * r21 + c * r22 * r22
    ease[3] = a * r00 * r10 + b * r01 * r11 + c * r02 * r12
    ease[4] = a * r00 * r20 + b * r01 * r21 + c * r02 * r22
    ease[5] = a * r10 * r20 + b * r11 * r21 + c * r12 * r22
    dipoles(m, i)


@compiled
def dipoles(m: World, i: int) -> None:
    """Place the dipoles of stone ``i`` on its focal ellipse."""
    # The field outside a magnetised ellipsoid is that of its focal ellipse, whose half axes are:
    c = m.axes[i, 2] ** 2
    long, wide = sqrt(m.axes[i, 0] ** 2 - c), sqrt(m.axes[i, 1] ** 2 - c)
    nine, four = m.points9[i], m.points4[i]
    for axis in range(3):
        ex, ey = m.frame[i, 3 * axis] * long, m.frame[i, 3 * axis + 1] * wide
        rx, ry, hx, hy = RING * ex, RING * ey, DIAGONAL * RING * ex, DIAGONAL * RING * ey
        nine[axis, 0] = 0.0
        nine[axis, 1], nine[axis, 2], nine[axis, 3], nine[axis, 4] = rx, -rx, ry, -ry
        nine[axis, 5], nine[axis, 6] = hx + hy, hy - hx
        nine[axis, 7], nine[axis, 8] = hx - hy, -hx - hy
        four[axis, 0], four[axis, 1] = CROSS * ex, -CROSS * ex
        four[axis, 2], four[axis, 3] = CROSS * ey, -CROSS * ey


@compiled
def height(m: World, i: int) -> float:
    """From the middle of stone ``i`` down to its lowest point."""
    return sqrt(m.shape[i, 2])


@compiled
def turned_by(m: World, i: int, dt: float) -> None:
    """Turn stone ``i`` by its spin, by Cayley's formula: no sine, so the same bits everywhere."""
    hx, hy, hz = 0.5 * dt * m.spin[i, 0], 0.5 * dt * m.spin[i, 1], 0.5 * dt * m.spin[i, 2]
    w, x, y, z = m.turn[i, 0], m.turn[i, 1], m.turn[i, 2], m.turn[i, 3]
    nw = w - hx * x - hy * y - hz * z
    nx = x + hx * w + hy * z - hz * y
    ny = y + hy * w + hz * x - hx * z
    nz = z + hz * w + hx * y - hy * x
    scale = 1 / sqrt(nw * nw + nx * nx + ny * ny + nz * nz)
    turn = m.turn[i]
    turn[0], turn[1], turn[2], turn[3] = nw * scale, nx * scale, ny * scale, nz * scale

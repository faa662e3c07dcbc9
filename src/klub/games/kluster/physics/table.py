"""The table under a stone: one contact, with friction against sliding, spinning and rolling.

A contact is solved for impulses, those of the last step being the first guess. Columns of a row:
lever (3), wanted speed, normal mass, friction 2×2 inverse (3), rolling 2×2 inverse (3), speed of
approach before the step, whether there is a contact.
"""

from math import sqrt

from klub.games.kluster.physics.layout import Floats, World
from klub.games.kluster.physics.parameters import (
    BOUNCE,
    BOUNCE_SPEED,
    FASTEST_PUSH,
    FRICTION,
    GRAVITY,
    PUSH_OUT,
    ROLL_ARM,
    SLOP,
    SPIN_ARM,
    STICTION,
)
from klub.games.kluster.physics.pose import height
from klub.jit import compiled

RX, RY, RZ, WANTED, NORMAL, F00, F01, F11, R00, R01, R11, APPROACH, STANDS = range(13)
COLUMNS = 13


@compiled
def stand(m: World, i: int, row: Floats) -> None:
    """Set up the contact of stone ``i`` with the table."""
    down = height(m, i)
    above = m.place[i, 2] - down
    row[STANDS] = 0.0
    if above > 1e-3 + 2 * max(0.0, -m.speed[i, 2] * m.dt):
        for k in range(6):
            m.ground[i, k] = 0.0
        return
    rx, ry, rz = -m.shape[i, 4] / down, -m.shape[i, 5] / down, -down
    row[RX], row[RY], row[RZ], row[STANDS] = rx, ry, rz, 1.0
    row[WANTED] = wanted_speed(above, m.dt)
    lift = m.lift[i]
    xx, yy, zz, xy, xz, yz = _ease(m, i)
    row[NORMAL] = 1 / (lift + xx * ry * ry - 2 * xy * rx * ry + yy * rx * rx)
    k00 = lift + yy * rz * rz - 2 * yz * rz * ry + zz * ry * ry
    k11 = lift + xx * rz * rz - 2 * xz * rz * rx + zz * rx * rx
    k01 = -xy * rz * rz + yz * rz * rx + xz * ry * rz - zz * ry * rx
    scale = 1 / (k00 * k11 - k01 * k01)
    row[F00], row[F01], row[F11] = k11 * scale, -k01 * scale, k00 * scale
    scale = 1 / (xx * yy - xy * xy)
    row[R00], row[R01], row[R11] = yy * scale, -xy * scale, xx * scale
    before = m.speed[i, 2] - m.dt * (m.force[i, 2] * lift - GRAVITY)
    row[APPROACH] = before + m.spin[i, 0] * ry - m.spin[i, 1] * rx


@compiled
def resume(m: World, i: int, row: Floats) -> None:
    """Give stone ``i`` the impulses of the last step, as a first guess."""
    push(m, i, row, m.ground[i, 0], m.ground[i, 1], m.ground[i, 2])
    twist(m, i, m.ground[i, 4], m.ground[i, 5], m.ground[i, 3])


@compiled
def wanted_speed(gap: float, dt: float) -> float:
    """The speed at which two surfaces should part: an open gap may close, an overlap opens."""
    if gap > 0:
        return -gap / dt
    return min(PUSH_OUT / dt * max(0.0, -gap - SLOP), FASTEST_PUSH)


@compiled
def _ease(m: World, i: int) -> tuple[float, float, float, float, float, float]:
    e = m.ease[i]
    return e[0], e[1], e[2], e[3], e[4], e[5]


@compiled
def push(m: World, i: int, row: Floats, normal: float, along: float, across: float) -> None:
    """Give stone ``i`` an impulse at its contact point."""
    lift = m.lift[i]
    m.speed[i, 0] += lift * along
    m.speed[i, 1] += lift * across
    m.speed[i, 2] += lift * normal
    rx, ry, rz = row[RX], row[RY], row[RZ]
    twist(m, i, ry * normal - rz * across, rz * along - rx * normal, rx * across - ry * along)


@compiled
def twist(m: World, i: int, tx: float, ty: float, tz: float) -> None:
    """Give stone ``i`` an angular impulse."""
    xx, yy, zz, xy, xz, yz = _ease(m, i)
    m.spin[i, 0] += xx * tx + xy * ty + xz * tz
    m.spin[i, 1] += xy * tx + yy * ty + yz * tz
    m.spin[i, 2] += xz * tx + yz * ty + zz * tz


@compiled
def settle(m: World, i: int, row: Floats) -> float:
    """One sweep over the contact of stone ``i``; the greatest change of an impulse."""
    rx, ry, rz = row[RX], row[RY], row[RZ]
    g = m.ground[i]
    # Normal: the table pushes, never pulls.
    closing = m.speed[i, 2] + m.spin[i, 0] * ry - m.spin[i, 1] * rx
    normal = max(0.0, g[0] - row[NORMAL] * (closing - row[WANTED]))
    change = abs(normal - g[0])
    push(m, i, row, normal - g[0], 0.0, 0.0)
    g[0] = normal
    # Sliding: held up to the limit of stiction, braked by sliding friction beyond it.
    ux = m.speed[i, 0] + m.spin[i, 1] * rz - m.spin[i, 2] * ry
    uy = m.speed[i, 1] + m.spin[i, 2] * rx - m.spin[i, 0] * rz
    along, across = g[1] - (row[F00] * ux + row[F01] * uy), g[2] - (row[F01] * ux + row[F11] * uy)
    size = along * along + across * across
    if size > (STICTION * normal) ** 2:
        scale = FRICTION * normal / sqrt(size)
        along, across = along * scale, across * scale
    change = max(change, abs(along - g[1]), abs(across - g[2]))
    push(m, i, row, 0.0, along - g[1], across - g[2])
    g[1], g[2] = along, across
    # Spinning on the spot.
    limit = SPIN_ARM * normal
    spin = max(-limit, min(limit, g[3] - m.spin[i, 2] / m.ease[i, 2]))
    twist(m, i, 0.0, 0.0, spin - g[3])
    g[3] = spin
    # Rolling.
    wx, wy = m.spin[i, 0], m.spin[i, 1]
    tx, ty = g[4] - (row[R00] * wx + row[R01] * wy), g[5] - (row[R01] * wx + row[R11] * wy)
    size, limit = tx * tx + ty * ty, ROLL_ARM * normal
    if size > limit * limit:
        scale = limit / sqrt(size)
        tx, ty = tx * scale, ty * scale
    twist(m, i, tx - g[4], ty - g[5], 0.0)
    g[4], g[5] = tx, ty
    return float(change)


@compiled
def rebound(m: World, i: int, row: Floats) -> None:
    """After a hard knock on the table give some of the speed back."""
    if row[STANDS] == 0 or row[APPROACH] > -BOUNCE_SPEED or m.ground[i, 0] <= 0:
        return
    closing = m.speed[i, 2] + m.spin[i, 0] * row[RY] - m.spin[i, 1] * row[RX]
    push(m, i, row, max(0.0, -row[NORMAL] * (closing + BOUNCE * row[APPROACH])), 0.0, 0.0)

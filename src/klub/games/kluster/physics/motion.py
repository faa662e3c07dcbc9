"""How a stone moves: by forces, by its speed, and by a hand."""

from math import sqrt

from klub.games.kluster.physics.gap import gap
from klub.games.kluster.physics.layout import FREE, HANDS, NOBODY, Floats, World
from klub.games.kluster.physics.parameters import (
    GRAVITY,
    HAND_ACCELERATION,
    HAND_SPIN,
    HAND_SQUEEZE,
    SPIN_DAMPING,
    TOUCH,
)
from klub.games.kluster.physics.pose import height, rotated, turned_by
from klub.jit import compiled


@compiled
def accelerate(m: World, i: int) -> None:
    """Change speed and spin of a free stone by the forces on it."""
    dt, r = m.dt, m.frame[i]
    m.speed[i, 0] += dt * m.lift[i] * m.force[i, 0]
    m.speed[i, 1] += dt * m.lift[i] * m.force[i, 1]
    m.speed[i, 2] += dt * (m.lift[i] * m.force[i, 2] - GRAVITY)
    # Spin in the axes of the stone, where inertia is diagonal; the cross terms are gyroscopic.
    wx, wy, wz = m.spin[i, 0], m.spin[i, 1], m.spin[i, 2]
    a, b, c = (
        r[0] * wx + r[3] * wy + r[6] * wz,
        r[1] * wx + r[4] * wy + r[7] * wz,
        r[2] * wx + r[5] * wy + r[8] * wz,
    )
    tx, ty, tz = m.torque[i, 0], m.torque[i, 1], m.torque[i, 2]
    ia, ib, ic = m.inertia[i, 0], m.inertia[i, 1], m.inertia[i, 2]
    na = a + dt / ia * (r[0] * tx + r[3] * ty + r[6] * tz - (ic - ib) * b * c)
    nb = b + dt / ib * (r[1] * tx + r[4] * ty + r[7] * tz - (ia - ic) * c * a)
    nc = c + dt / ic * (r[2] * tx + r[5] * ty + r[8] * tz - (ib - ia) * a * b)
    damping = 1 / (1 + dt * SPIN_DAMPING)
    m.spin[i, 0] = damping * (r[0] * na + r[1] * nb + r[2] * nc)
    m.spin[i, 1] = damping * (r[3] * na + r[4] * nb + r[5] * nc)
    m.spin[i, 2] = damping * (r[6] * na + r[7] * nb + r[8] * nc)


@compiled
def wake(m: World, i: int) -> None:
    """Let a sleeping stone take part again, in this very step."""
    if m.awake[i] == 0 and m.kind[i] == FREE:
        m.awake[i], m.quiet[i], m.stale = 1, 0, 1
        accelerate(m, i)


@compiled
def advance(m: World, i: int) -> None:
    """Move and turn a stone by one step."""
    for k in range(3):
        m.place[i, k] += m.dt * m.speed[i, k]
    turned_by(m, i, m.dt)
    rotated(m, i)


@compiled
def move_hands(m: World, out: Floats) -> None:
    """Give held stones the speed and spin that bring them where the hands want them.

    They move with all the others at the end of the step, so that contacts see them coming.
    """
    for hand in range(HANDS):
        i = m.hand[hand]
        if i == NOBODY:
            continue
        _remember(m, hand, i)
        m.hand_was[hand, 7] = _tightest(m, i, out)
        _reach(m, i, m.hand_place[hand], m.hand_pace[hand])
        _twist_to(m, i, m.hand_turn[hand])
        turned_by(m, i, m.dt)
        rotated(m, i)
        m.place[i, 2] = max(m.place[i, 2], height(m, i))
    one, other = m.hand[0], m.hand[1]
    # Two hands cannot be in one place: then both stay where they were.
    crossed = one != NOBODY and other != NOBODY and gap(m, one, other, out) < 0
    for hand in range(HANDS):
        i = m.hand[hand]
        if i == NOBODY:
            continue
        was = m.hand_was[hand]
        # Nor does a hand press on where a stone has not given way.
        stuck = was[7] < -HAND_SQUEEZE and _tightest(m, i, out) <= was[7]
        blocked = crossed or stuck
        for k in range(3):
            m.speed[i, k] = 0.0 if blocked else (m.place[i, k] - was[k]) / m.dt
            m.spin[i, k] = 0.0 if blocked else m.spin[i, k]
            m.place[i, k] = was[k]
        for k in range(4):
            m.turn[i, k] = was[3 + k]
        rotated(m, i)


@compiled
def _tightest(m: World, i: int, out: Floats) -> float:
    """How tight it is round a held stone: its smallest gap, or 1 if nothing is near.

    The gap between a stone that it touches and the table counts as well.
    """
    least = 1.0
    for j in range(m.stones):
        if m.kind[j] != FREE:
            continue
        reach = m.axes[i, 0] + m.axes[j, 0]
        dx = m.place[j, 0] - m.place[i, 0]
        dy = m.place[j, 1] - m.place[i, 1]
        dz = m.place[j, 2] - m.place[i, 2]
        if dx * dx + dy * dy + dz * dz < reach * reach:
            between = gap(m, i, j, out)
            least = min(least, between)
            if between < TOUCH:
                least = min(least, m.place[j, 2] - height(m, j))
    return least


@compiled
def _remember(m: World, hand: int, i: int) -> None:
    for k in range(3):
        m.hand_was[hand, k] = m.place[i, k]
    for k in range(4):
        m.hand_was[hand, 3 + k] = m.turn[i, k]


@compiled
def _reach(m: World, i: int, target: Floats, pace: float) -> None:
    """One step of a hand: it gathers speed up to its pace, and brakes in time."""
    dt = m.dt
    dx, dy, dz = target[0] - m.place[i, 0], target[1] - m.place[i, 1], target[2] - m.place[i, 2]
    left = sqrt(dx * dx + dy * dy + dz * dz)
    vx, vy, vz = m.speed[i, 0], m.speed[i, 1], m.speed[i, 2]
    gain = HAND_ACCELERATION * dt
    ax, ay, az = dx / dt - vx, dy / dt - vy, dz / dt - vz
    if left <= gain * dt and ax * ax + ay * ay + az * az <= gain * gain:
        # This step arrives, and the next can stop.
        m.place[i, 0], m.place[i, 1], m.place[i, 2] = target[0], target[1], target[2]
        return
    # Braking evenly, the rest of the way allows this speed; half a step's worth less, to be safe.
    fastest = min(pace, max(0.0, sqrt(2 * HAND_ACCELERATION * left) - 0.5 * gain), left / dt)
    scale = fastest / max(left, 1e-12)
    ax, ay, az = dx * scale - vx, dy * scale - vy, dz * scale - vz
    change = sqrt(ax * ax + ay * ay + az * az)
    if change > gain:
        ax, ay, az = ax * gain / change, ay * gain / change, az * gain / change
    m.place[i, 0] += dt * (vx + ax)
    m.place[i, 1] += dt * (vy + ay)
    m.place[i, 2] += dt * (vz + az)


@compiled
def _twist_to(m: World, i: int, target: Floats) -> None:
    """Spin that turns stone ``i`` towards ``target``; a step of it by Cayley's formula is exact."""
    w, x, y, z = m.turn[i, 0], m.turn[i, 1], m.turn[i, 2], m.turn[i, 3]
    tw, tx, ty, tz = target[0], target[1], target[2], target[3]
    # target × conjugate(turn)
    rw = tw * w + tx * x + ty * y + tz * z
    rx = -tw * x + tx * w - ty * z + tz * y
    ry = -tw * y + tx * z + ty * w - tz * x
    rz = -tw * z - tx * y + ty * x + tz * w
    sign = 1.0 if rw >= 0 else -1.0
    size = sqrt(rx * rx + ry * ry + rz * rz)
    m.spin[i, 0], m.spin[i, 1], m.spin[i, 2] = 0.0, 0.0, 0.0
    if size < 1e-12:
        return
    # tan(angle / 2) = size / |rw|, and Cayley turns by 2·atan(spin·dt / 2).
    rate = HAND_SPIN
    if 2 * size < HAND_SPIN * m.dt * abs(rw):
        rate = 2 * size / (abs(rw) * m.dt)
    scale = sign * rate / size
    m.spin[i, 0], m.spin[i, 1], m.spin[i, 2] = rx * scale, ry * scale, rz * scale

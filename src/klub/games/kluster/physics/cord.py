"""Cords: closed loops of points that lie flat, keep their length, and push stones.

A cord is moved by its points: each keeps its speed, is drawn back to its distance from its
neighbours, is pushed out of stones, and is held by the friction of the table. What it does to a
stone comes out as an impulse; the stone's own contact with the table resists it.

Columns of a slice, the outline of a stone at the height of the cord: form (3), middle (2), reach
squared, stone, how far it gave way (2), impulse on it (2), angular impulse, offset from the
stone's middle (2).
"""

from math import inf, sqrt

import numpy as np
from numpy.typing import NDArray

from klub.games.kluster.physics.layout import ABSENT, FREE, NOBODY, Floats, World
from klub.games.kluster.physics.motion import wake
from klub.games.kluster.physics.parameters import (
    CORD_FORCE,
    CORD_FRICTION,
    CORD_LAST_SWEEPS,
    CORD_RADIUS,
    CORD_SPEED,
    CORD_STIFFNESS,
    CORD_STONE_FRICTION,
    CORD_SWEEPS,
    CORD_WEIGHT,
    EDGE,
    FRICTION,
    GRAVITY,
    NODES,
    WAKE_FORCE,
)
from klub.jit import compiled

QXX, QXY, QYY, CX, CY, REACH, STONE, GX, GY, PX, PY, PT, OX, OY = range(14)
COLUMNS = 14
MOST_MEETINGS = 1024
CLEAR = 1.5
"""How far out a part of the cord is that no sweep of this step will bring into a stone: by a
fifth of the stone's size, ten times what anything moves in a step."""
CREEP = 1e-5
"""m/s. A point that friction leaves with no more speed than this lies still; or else a kink that
friction only just holds would creep for ever."""
QUIET_STEPS = 96
"""A cord that has lain still for so long is left alone until something comes near."""


@compiled
def outline(m: World, i: int, row: Floats) -> bool:
    """Write the outline of stone ``i``, grown by the cord's radius, at the height of the cord."""
    s = m.shape[i]
    hx, hy, hz = sqrt(s[0]), sqrt(s[1]), sqrt(s[2])
    if m.place[i, 2] - hz > 2 * CORD_RADIUS:
        return False
    gx, gy, gz = 1 + CORD_RADIUS / hx, 1 + CORD_RADIUS / hy, 1 + CORD_RADIUS / hz
    a, b, c = s[0] * gx * gx, s[1] * gy * gy, s[2] * gz * gz
    d, e, f = s[3] * gx * gy, s[4] * gx * gz, s[5] * gy * gz
    c00, c01, c02 = b * c - f * f, e * f - d * c, d * f - b * e
    c11, c12, c22 = a * c - e * e, d * e - a * f, a * b - d * d
    scale = 1 / (a * c00 + d * c01 + e * c02)
    q00, q01, q02 = c00 * scale, c01 * scale, c02 * scale
    q11, q12, q22 = c11 * scale, c12 * scale, c22 * scale
    z = CORD_RADIUS - m.place[i, 2]
    scale = 1 / (q00 * q11 - q01 * q01)
    ox, oy = -z * (q02 * q11 - q12 * q01) * scale, -z * (q12 * q00 - q02 * q01) * scale
    level = 1 - q22 * z * z + (q00 * ox * ox + 2 * q01 * ox * oy + q11 * oy * oy)
    if level <= 0:
        return False
    row[QXX], row[QXY], row[QYY] = q00 / level, q01 / level, q11 / level
    # A sleeper leans on a cord as it would if it were awake, so that it need not wake to do so.
    gain = m.dt * m.lift[i] if m.awake[i] == 0 else 0.0
    row[CX] = m.place[i, 0] + m.dt * (m.speed[i, 0] + gain * m.force[i, 0]) + ox
    row[CY] = m.place[i, 1] + m.dt * (m.speed[i, 1] + gain * m.force[i, 1]) + oy
    row[REACH] = sqrt(level * max(q00, q11) * scale)
    row[STONE], row[OX], row[OY] = i, ox, oy
    row[GX], row[GY], row[PX], row[PY], row[PT] = 0.0, 0.0, 0.0, 0.0, 0.0
    return True


@compiled
def _outlines(m: World, slices: Floats, awake: int) -> int:
    """Write the outlines of all stones, or of those that are awake; how many there are."""
    found = 0
    for i in range(m.stones):
        if m.kind[i] != ABSENT and m.awake[i] >= awake and outline(m, i, slices[found]):
            found += 1
    return found


@compiled
def stirred(m: World, slices: Floats) -> bool:
    """Whether any cord moves, or has something near it that does.

    Then all of them are moved: a sleeper that leans on two must feel both, or neither.
    """
    found = -1
    for c in range(m.cords):
        if m.grab[c] != NOBODY or m.cord_quiet[c] <= QUIET_STEPS:
            return True
        if found < 0:
            found = _outlines(m, slices, 1)
        for k in range(found):
            reach = (slices[k, REACH] + m.link[c]) ** 2
            if _near(m.node[c, 0], m.node[c, 1], slices[k, CX], slices[k, CY], reach):
                return True
    return False


@compiled
def move_cord(
    m: World,
    cord: int,
    slices: Floats,
    meetings: NDArray[np.int32],
    x: Floats,
    y: Floats,
    kink: Floats,
) -> None:
    """Move one cord by a step, and push what lies against it."""
    dt, link = m.dt, m.link[cord]
    node, speed = m.node[cord], m.node_speed[cord]
    grabbed = m.grab[cord]
    farthest = 0.0
    for k in range(NODES):
        x[k], y[k] = node[0, k] + dt * speed[0, k], node[1, k] + dt * speed[1, k]
        farthest = max(farthest, abs(x[k]), abs(y[k]))
    at_edge = farthest > EDGE - link
    found = _outlines(m, slices, 0)
    met = _meetings(slices, found, link, x, y, meetings)
    mass = CORD_WEIGHT * link
    _straighten(x, kink)
    _straighten(y, kink)
    pulled_x, pulled_y = 0.0, 0.0
    for sweep in range(CORD_SWEEPS):
        if grabbed != NOBODY:
            pulled_x, pulled_y = _pull(m, cord, grabbed, mass, x, y, pulled_x, pulled_y)
        _shorten(x, y, 0, link)
        _shorten(x, y, 1, link)
        # After the first sweep only what is close is looked at again.
        met = _press(m, slices, meetings, met, mass, node, x, y, inf if sweep else CLEAR)
        if at_edge:
            _keep_on_table(x, y)
    for _ in range(CORD_LAST_SWEEPS if grabbed != NOBODY else 0):
        _shorten(x, y, 0, link)
        _shorten(x, y, 1, link)
        if at_edge:
            _keep_on_table(x, y)
    _push_stones(m, slices, found)
    _rest(m, cord, x, y)


@compiled
def _meetings(
    slices: Floats, found: int, link: float, x: Floats, y: Floats, meetings: NDArray[np.int32]
) -> int:
    """List which parts of the cord are near which stones; how many there are."""
    met = 0
    for k in range(found):
        cx, cy, reach = slices[k, CX], slices[k, CY], (slices[k, REACH] + link) ** 2
        if not _near(x, y, cx, cy, reach):
            continue
        for n in range(NODES):
            dx, dy = x[n] - cx, y[n] - cy
            if dx * dx + dy * dy < reach and met < MOST_MEETINGS:
                meetings[met, 0], meetings[met, 1] = n, k
                met += 1
    return met


@compiled
def _near(x: Floats, y: Floats, cx: float, cy: float, reach: float) -> bool:
    """Whether any part of the cord is near a point; ``reach`` is squared.

    Counted and not left early, so that the processor looks at several parts at once.
    """
    near = 0
    for n in range(NODES):
        dx, dy = x[n] - cx, y[n] - cy
        near += 1 if dx * dx + dy * dy < reach else 0
    return near > 0


@compiled
def _pull(
    m: World,
    cord: int,
    grabbed: int,
    mass: float,
    x: Floats,
    y: Floats,
    pulled_x: float,
    pulled_y: float,
) -> tuple[float, float]:
    """Draw the grabbed point to where the hand is, with no more force than fingers have."""
    dt = m.dt
    node = m.node[cord]
    wx, wy = m.grab_to[cord, 0] - node[0, grabbed], m.grab_to[cord, 1] - node[1, grabbed]
    far = sqrt(wx * wx + wy * wy)
    if far > CORD_SPEED * dt:
        wx, wy = wx * CORD_SPEED * dt / far, wy * CORD_SPEED * dt / far
    nx = pulled_x + node[0, grabbed] + wx - x[grabbed]
    ny = pulled_y + node[1, grabbed] + wy - y[grabbed]
    most = CORD_FORCE * dt * dt / mass
    size = sqrt(nx * nx + ny * ny)
    if size > most:
        nx, ny = nx * most / size, ny * most / size
    x[grabbed] += nx - pulled_x
    y[grabbed] += ny - pulled_y
    return nx, ny


@compiled
def _shorten(x: Floats, y: Floats, first: int, link: float) -> None:
    """Bring every other pair of neighbours back to their distance; no point is in two pairs."""
    last = NODES - first
    for a in range(first, last - first, 2):
        b = a + 1
        dx, dy = x[b] - x[a], y[b] - y[a]
        length = sqrt(dx * dx + dy * dy) + 1e-12
        scale = 0.5 * (length - link) / length
        x[a] += scale * dx
        y[a] += scale * dy
        x[b] -= scale * dx
        y[b] -= scale * dy
    if first == 1:
        a = NODES - 1
        dx, dy = x[0] - x[a], y[0] - y[a]
        length = sqrt(dx * dx + dy * dy) + 1e-12
        scale = 0.5 * (length - link) / length
        x[a] += scale * dx
        y[a] += scale * dy
        x[0] -= scale * dx
        y[0] -= scale * dy


@compiled
def _keep_on_table(x: Floats, y: Floats) -> None:
    """Bring back what is beyond the edge of the table, as a rim would."""
    for k in range(NODES):
        x[k] = min(EDGE, max(-EDGE, x[k]))
        y[k] = min(EDGE, max(-EDGE, y[k]))


@compiled
def _straighten(x: Floats, kink: Floats) -> None:
    """Take a little of every kink out, as a force within the cord: it neither moves nor shrinks it.

    The kink at a point is how far it is from the middle of its neighbours; what is taken from it
    is given to them.
    """
    last = NODES - 1
    for k in range(1, last):
        kink[k] = x[k] - 0.5 * (x[k - 1] + x[k + 1])
    kink[0] = x[0] - 0.5 * (x[last] + x[1])
    kink[last] = x[last] - 0.5 * (x[last - 1] + x[0])
    for k in range(1, last):
        x[k] -= CORD_STIFFNESS * (kink[k] - 0.5 * (kink[k - 1] + kink[k + 1]))
    x[0] -= CORD_STIFFNESS * (kink[0] - 0.5 * (kink[last] + kink[1]))
    x[last] -= CORD_STIFFNESS * (kink[last] - 0.5 * (kink[last - 1] + kink[0]))


@compiled
def _press(
    m: World,
    slices: Floats,
    meetings: NDArray[np.int32],
    met: int,
    mass: float,
    node: Floats,
    x: Floats,
    y: Floats,
    clear: float,
) -> int:
    """Push parts of the cord and stones apart where they overlap, with friction between them.

    Only meetings with a part that is not ``clear`` of the stone stay listed: below 1 is inside the
    outline, 4 is at twice its size. How many there are.
    """
    close = 0
    for k in range(met):
        n, s = meetings[k, 0], meetings[k, 1]
        after = n + 1 if n + 1 < NODES else 0
        ox, oy = slices[s, CX] + slices[s, GX], slices[s, CY] + slices[s, GY]
        ax, ay = x[n] - ox, y[n] - oy
        bx, by = x[after] - ox - ax, y[after] - oy - ay
        qxx, qxy, qyy = slices[s, QXX], slices[s, QXY], slices[s, QYY]
        # The point of the part that is deepest in the outline.
        square = qxx * bx * bx + 2 * qxy * bx * by + qyy * by * by
        along = -(qxx * ax * bx + qxy * (ax * by + ay * bx) + qyy * ay * by) / (square + 1e-30)
        along = min(1.0, max(0.0, along))
        px, py = ax + along * bx, ay + along * by
        gx, gy = qxx * px + qxy * py, qxy * px + qyy * py
        value = gx * px + gy * py
        if value < clear:
            meetings[close, 0], meetings[close, 1] = n, s
            close += 1
        if value >= 1 or value < 1e-9:
            continue
        i = int(slices[s, STONE])
        size = sqrt(gx * gx + gy * gy)
        nx, ny = gx / size, gy / size
        depth = (1 / sqrt(value) - 1) * value / size
        wa, wb = (1 - along) / mass, along / mass
        weight = (1 - along) * wa + along * wb
        rx, ry = px + slices[s, OX], py + slices[s, OY]
        arm = rx * ny - ry * nx
        # A stone gives way once it is pushed harder than its friction holds; sleepers wake first.
        held = FRICTION * m.mass[i] * GRAVITY * m.dt * m.dt
        gives = m.kind[i] == FREE and m.awake[i] == 1
        gives = gives and slices[s, PX] ** 2 + slices[s, PY] ** 2 > held * held
        ease = m.lift[i] + m.ease[i, 2] * arm * arm if gives else 0.0
        push = depth / (weight + ease)
        # Friction along the outline, against what the cord has slipped in this step.
        sx = (1 - along) * (x[n] - node[0, n]) + along * (x[after] - node[0, after])
        sy = (1 - along) * (y[n] - node[1, n]) + along * (y[after] - node[1, after])
        slip = -sx * ny + sy * nx
        drag = max(-CORD_STONE_FRICTION * push, min(CORD_STONE_FRICTION * push, -slip / weight))
        tx, ty = push * nx - drag * ny, push * ny + drag * nx
        x[n] += wa * tx
        y[n] += wa * ty
        x[after] += wb * tx
        y[after] += wb * ty
        if gives:
            slices[s, GX] -= m.lift[i] * push * nx
            slices[s, GY] -= m.lift[i] * push * ny
        slices[s, PX] -= tx
        slices[s, PY] -= ty
        slices[s, PT] -= rx * ty - ry * tx
    return close


@compiled
def _push_stones(m: World, slices: Floats, found: int) -> None:
    """Hand the impulses over to the stones that are awake, and note them for those that sleep."""
    for k in range(found):
        row = slices[k]
        i = int(row[STONE])
        m.cord_push[i, 0] += row[PX] / m.dt
        m.cord_push[i, 1] += row[PY] / m.dt
        m.cord_push[i, 2] = 1.0
        if row[PX] != 0 or row[PY] != 0:
            m.pushed[i] = m.steps
        if m.kind[i] == FREE and m.awake[i] == 1:
            m.speed[i, 0] += m.lift[i] * row[PX] / m.dt
            m.speed[i, 1] += m.lift[i] * row[PY] / m.dt
            m.spin[i, 2] += m.ease[i, 2] * row[PT] / m.dt


@compiled
def rouse_pushed(m: World) -> None:
    """Wake sleepers that cords push otherwise than when they fell asleep."""
    limit = WAKE_FORCE * GRAVITY * m.dt
    for i in range(m.stones):
        if m.kind[i] == FREE and m.awake[i] == 0 and m.cord_push[i, 2] > 0:
            dx = m.cord_push[i, 0] - m.rest_push[i, 0]
            dy = m.cord_push[i, 1] - m.rest_push[i, 1]
            if dx * dx + dy * dy > (limit * m.mass[i]) ** 2:
                wake(m, i)


@compiled
def _rest(m: World, cord: int, x: Floats, y: Floats) -> None:
    """Let the friction of the table brake every point, and keep where it is.

    The point in a hand goes no faster than the hand, whatever the rest of the cord does.
    """
    node, speed, grabbed = m.node[cord], m.node_speed[cord], m.grab[cord]
    dt = m.dt
    brake = CORD_FRICTION * GRAVITY * dt * dt
    least = brake + CREEP * dt
    moving = 0
    for k in range(NODES):
        dx, dy = x[k] - node[0, k], y[k] - node[1, k]
        moving += 0 if sqrt(dx * dx + dy * dy) <= least else 1
    if moving == 0:
        speed[:] = 0.0
        m.cord_quiet[cord] = m.cord_quiet[cord] + 1 if grabbed == NOBODY else 0
        return
    farthest = 0.0
    for k in range(NODES):
        dx, dy = x[k] - node[0, k], y[k] - node[1, k]
        far = sqrt(dx * dx + dy * dy)
        scale = 0.0 if far <= least else 1 - brake / far
        if k == grabbed:
            scale = min(scale, CORD_SPEED * dt / far)
        farthest = max(farthest, far * scale)
        dx, dy = dx * scale, dy * scale
        node[0, k] += dx
        node[1, k] += dy
        speed[0, k], speed[1, k] = dx / dt, dy / dt
    m.travel += farthest
    m.cord_quiet[cord] = 0

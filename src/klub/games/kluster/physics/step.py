"""One step of the world, and many."""

from math import isfinite

import numpy as np
from numpy.typing import NDArray

from klub.games.kluster.physics import area, cord, table, touch
from klub.games.kluster.physics.layout import (
    ABSENT,
    FINE,
    FREE,
    HANDS,
    HELD,
    NOBODY,
    NOT_FINITE,
    TOO_FAST,
    Floats,
    World,
)
from klub.games.kluster.physics.magnet import AWAKE, BENCH, SLEEPERS, Benches, add_forces
from klub.games.kluster.physics.motion import accelerate, advance, move_hands, wake
from klub.games.kluster.physics.parameters import (
    CLUSTER_SWEEPS,
    GRAVITY,
    NODES,
    QUIET_SPEED,
    QUIET_TIME,
    RUNAWAY,
    SWEEPS,
    WAKE_FORCE,
)
from klub.jit import compiled

ARRIVED = 1e-9
"""m. A hand this near to where it is wanted is there."""
CLOSE_ENOUGH = 2e-10
"""N·s. A sweep that changes no impulse by more is the last: a millionth of a stone's weight in a
step, 10 nm/s."""


@compiled
def run(m: World, steps: int) -> None:
    """Make ``steps`` steps, or fewer if something goes wrong."""
    stones = m.kind.shape[0]
    # All of it is written before it is read, and most of it never needed: it is left as it is.
    benches, out = np.empty(1, BENCH), np.empty(9)
    ground = np.empty((stones, table.COLUMNS))
    rows = np.empty((m.pair.shape[0], touch.COLUMNS))
    near = np.empty((m.pair.shape[0], 2), np.int16)
    clustered = np.empty(stones, np.bool_)
    slices = np.empty((stones, cord.COLUMNS))
    meetings = np.empty((cord.MOST_MEETINGS, 2), np.int32)
    x, y, kink = np.empty(NODES), np.empty(NODES), np.empty(NODES)
    for step in range(steps):
        if m.fault != FINE:
            return
        if nothing_moves(m):
            m.steps += steps - step
            return
        m.steps += 1
        move_hands(m, out)
        _feel(m, benches)
        for i in range(m.stones):
            if m.kind[i] == FREE and m.awake[i] == 1:
                accelerate(m, i)
        _rouse(m)
        m.cord_push[:] = 0.0
        if cord.stirred(m, slices):
            for c in range(m.cords):
                cord.move_cord(m, c, slices, meetings, x, y, kink)
        cord.rouse_pushed(m)
        found = touch.meet(m, rows, near, out)
        _solve(m, ground, rows, near, found, clustered)
        touch.remember(m, rows, near, found)
        _fall_asleep(m, clustered)
        area.watch(m)
        _guard(m)


@compiled
def nothing_moves(m: World) -> bool:
    """Whether everything rests, and will until somebody does something."""
    if m.stale:
        # Something has come or gone, which may have been all that held a stone where it is.
        return False
    for i in range(m.stones):
        if m.kind[i] != ABSENT and m.awake[i] == 1:
            return False
    for hand in range(HANDS):
        i = m.hand[hand]
        if i != NOBODY:
            for k in range(3):
                if abs(m.hand_place[hand, k] - m.place[i, k]) > ARRIVED:
                    return False
            if not _as_wanted(m, hand, i):
                return False
    for c in range(m.cords):
        if m.grab[c] != NOBODY or m.cord_quiet[c] <= cord.QUIET_STEPS:
            return False
    return True


@compiled
def _as_wanted(m: World, hand: int, i: int) -> bool:
    """Whether a held stone is turned as the hand wants it."""
    agreement = 0.0
    for k in range(4):
        agreement += m.hand_turn[hand, k] * m.turn[i, k]
    return abs(agreement) > 1 - 1e-15


@compiled
def _feel(m: World, benches: Benches) -> None:
    """Reckon the forces on all stones."""
    bench = benches[0]  # here and not by the caller: see `magnet.pair_force`
    for i in range(m.stones):
        if m.kind[i] == HELD:
            # A hand that does not move is to the others like a sleeper.
            moves = _square(m.speed, i) + _square(m.spin, i) > 0
            m.quiet[i] = 0 if moves else m.quiet[i] + 1
            resting = m.quiet[i] > 5
            if resting == (m.awake[i] == 1):
                m.awake[i] = 0 if resting else 1
                m.stale = 1
    if m.stale:
        m.still_force[:] = 0.0
        m.still_torque[:] = 0.0
        add_forces(m, SLEEPERS, m.still_force, m.still_torque, bench)
        m.stale = 0
    m.force[:] = m.still_force
    m.torque[:] = m.still_torque
    add_forces(m, AWAKE, m.force, m.torque, bench)


@compiled
def _square(vectors: Floats, i: int) -> float:
    x, y, z = vectors[i, 0], vectors[i, 1], vectors[i, 2]
    return float(x * x + y * y + z * z)


@compiled
def _rouse(m: World) -> None:
    """Wake every sleeper on which the force is no longer what it fell asleep under."""
    for i in range(m.stones):
        if m.kind[i] != FREE or m.awake[i] == 1:
            continue
        limit = WAKE_FORCE * m.mass[i] * GRAVITY
        f, t = 0.0, 0.0
        for k in range(3):
            f += (m.force[i, k] - m.rest_force[i, k]) ** 2
            t += (m.torque[i, k] - m.rest_torque[i, k]) ** 2
        if f > limit * limit or t > (limit * m.axes[i, 2]) ** 2:
            wake(m, i)


@compiled
def _solve(
    m: World,
    ground: Floats,
    rows: Floats,
    near: NDArray[np.int16],
    found: int,
    clustered: NDArray[np.bool_],
) -> None:
    """Find the impulses of all contacts, and move the stones."""
    for i in range(m.stones):
        clustered[i] = False
    for k in range(found):
        clustered[near[k, 0]], clustered[near[k, 1]] = True, True
    for i in range(m.stones):
        ground[i, table.STANDS] = 0.0
        if m.kind[i] == FREE and m.awake[i] == 1:
            table.stand(m, i, ground[i])
    # Only now: the rows above have noted how fast things approached before any impulse.
    for k in range(found):
        touch.resume(m, near[k, 0], near[k, 1], rows[k])
    for i in range(m.stones):
        if ground[i, table.STANDS] > 0:
            table.resume(m, i, ground[i])
    for i in range(m.stones):
        if ground[i, table.STANDS] > 0 and not clustered[i]:
            for _ in range(SWEEPS):
                if table.settle(m, i, ground[i]) < CLOSE_ENOUGH:
                    break
    _sweep_cluster(m, ground, rows, near, found, clustered, CLUSTER_SWEEPS if found else 0)
    pushed = False
    for i in range(m.stones):
        if m.kind[i] == HELD:
            advance(m, i)
        elif m.kind[i] == FREE and m.awake[i] == 1:
            advance(m, i)
            if ground[i, table.STANDS] > 0 and ground[i, table.WANTED] > 0:
                # What was needed to part things must not stay as speed.
                ground[i, table.WANTED] = 0.0
                pushed = pushed or clustered[i]
                if not clustered[i]:
                    table.settle(m, i, ground[i])
                    table.settle(m, i, ground[i])
    for k in range(found):
        if rows[k, touch.WANTED] > 0:
            rows[k, touch.WANTED] = 0.0
            pushed = True
    if pushed:
        _sweep_cluster(m, ground, rows, near, found, clustered, 4)
    for k in range(found):
        touch.rebound_pair(m, near[k, 0], near[k, 1], rows[k])
    for i in range(m.stones):
        if m.kind[i] == FREE and m.awake[i] == 1:
            table.rebound(m, i, ground[i])


@compiled
def _sweep_cluster(
    m: World,
    ground: Floats,
    rows: Floats,
    near: NDArray[np.int16],
    found: int,
    clustered: NDArray[np.bool_],
    sweeps: int,
) -> None:
    for _ in range(sweeps):
        for k in range(found):
            touch.settle_pair(m, near[k, 0], near[k, 1], rows[k])
        for i in range(m.stones):
            if clustered[i] and ground[i, table.STANDS] > 0:
                table.settle(m, i, ground[i])


@compiled
def _fall_asleep(m: World, drowsy: NDArray[np.bool_]) -> None:
    """Put stones to sleep that have been quiet for long; those that touch sleep together."""
    for i in range(m.stones):
        drowsy[i] = False
        if m.kind[i] != FREE or m.awake[i] == 0:
            continue
        fast = _square(m.speed, i) + _square(m.spin, i) * m.axes[i, 0] ** 2
        m.quiet[i] = m.quiet[i] + 1 if fast < QUIET_SPEED * QUIET_SPEED else 0
        drowsy[i] = m.quiet[i] * m.dt > QUIET_TIME
    restless = True
    while restless:
        restless = False
        for k in range(m.pairs):
            i, j = m.pair[k, 0], m.pair[k, 1]
            if m.kind[i] == FREE and m.kind[j] == FREE and drowsy[i] != drowsy[j]:
                drowsy[i] = drowsy[j] = False
                restless = True
    for i in range(m.stones):
        if drowsy[i]:
            m.awake[i], m.stale = 0, 1
            for k in range(3):
                m.speed[i, k] = m.spin[i, k] = 0.0
                m.rest_force[i, k], m.rest_torque[i, k] = m.force[i, k], m.torque[i, k]
                m.rest_push[i, k] = m.cord_push[i, k]


@compiled
def lull(m: World) -> None:
    """Let every stone and cord sleep as it lies."""
    for i in range(m.stones):
        if m.kind[i] == FREE:
            m.awake[i] = 0
            for k in range(3):
                m.speed[i, k] = m.spin[i, k] = m.rest_push[i, k] = 0.0
    m.node_speed[:] = 0.0
    for c in range(m.cords):
        m.cord_quiet[c] = cord.QUIET_STEPS + 1
    m.stale = 1
    _feel(m, np.zeros(1, BENCH))
    m.rest_force[:] = m.force
    m.rest_torque[:] = m.torque


@compiled
def _guard(m: World) -> None:
    """Stop the world if a number in it is not finite, or anything is too fast to be true."""
    for i in range(m.stones):
        if m.kind[i] == ABSENT:
            continue
        fast = _square(m.speed, i) + _square(m.spin, i) * m.axes[i, 0] ** 2
        if not isfinite(fast + m.place[i, 0] + m.place[i, 1] + m.place[i, 2] + m.turn[i, 0]):
            m.fault = NOT_FINITE
        elif fast > RUNAWAY * RUNAWAY:
            m.fault = TOO_FAST
    for c in range(m.cords):
        total = 0.0
        for k in range(NODES):
            total += abs(m.node[c, 0, k]) + abs(m.node[c, 1, k])
        if not isfinite(total):
            m.fault = NOT_FINITE


@compiled
def run_each(worlds: NDArray[np.void], which: NDArray[np.int64], steps: int) -> None:
    """Run some of many worlds, one after the other."""
    for number in which:
        run(worlds[number], steps)

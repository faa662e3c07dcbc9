"""What is asked of a world after every tick, answered by compiled code.

It is given the array that holds the record, as `run_each` is: to hand over the record itself takes
15 µs, which is most of what a quiet tick would cost.
"""

from math import sqrt

import numpy as np
from numpy.typing import NDArray

from klub.games.kluster.physics.layout import FREE, NOBODY
from klub.games.kluster.physics.parameters import NODES
from klub.games.kluster.physics.step import nothing_moves
from klub.jit import compiled


@compiled
def at_rest(records: NDArray[np.void]) -> bool:
    """Whether every stone on the table sleeps and every cord lies still."""
    m = records[0]
    for i in range(m.stones):
        if m.kind[i] == FREE and m.awake[i] == 1:
            return False
    for c in range(m.cords):
        for k in range(NODES):
            if m.node_speed[c, 0, k] != 0 or m.node_speed[c, 1, k] != 0:
                return False
    return True


@compiled
def still(records: NDArray[np.void]) -> bool:
    """Whether nothing will move until somebody does something."""
    return nothing_moves(records[0])


@compiled
def eventful(records: NDArray[np.void]) -> bool:
    """Whether any stones have touched, or one has left the area."""
    m = records[0]
    for i in range(m.stones):
        if m.left[i] != NOBODY:
            return True
        for j in range(i + 1, m.stones):
            if m.touched[i, j] != NOBODY:
                return True
    return False


@compiled
def movers(records: NDArray[np.void], least: float) -> NDArray[np.int64]:
    """The stones on the table that go at ``least`` m/s."""
    m = records[0]
    found, count = np.empty(m.stones, np.int64), 0
    for i in range(m.stones):
        if m.kind[i] == FREE and m.awake[i] == 1:
            x, y, z = m.speed[i, 0], m.speed[i, 1], m.speed[i, 2]
            if sqrt(x * x + y * y + z * z) >= least:
                found[count] = i
                count += 1
    return found[:count]

"""What has changed in a world since it was last looked at: to be shown, or to be kept."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from klub.games.kluster.physics.layout import ABSENT, Floats
from klub.games.kluster.physics.parameters import NODES
from klub.games.kluster.physics.world import World
from klub.jit import compiled

Whole = NDArray[np.int64]
POSE = 7
"""Numbers that say how a stone lies: its place, then its turn."""
MOVED, GONE, DRAWN = range(3)
"""Rows of what is found: stones that moved, stones that are gone, cords that moved."""


class Changes(NamedTuple):
    """What is to be shown anew."""

    moved: dict[int, list[float]]
    """For each stone that moved, came, or changed hands its place and turn in single precision."""
    gone: list[int]
    """Stones that went back into a stock."""
    drawn: list[int]
    """Cords that moved."""


class Shown:
    """A world as it was last shown."""

    def __init__(self, world: World) -> None:
        stones, cords = world.record["kind"].size, len(world.record["node"])
        self._kind = np.full(stones, ABSENT, np.int8)
        self._pose = np.zeros((stones, POSE))
        self._node = np.zeros((cords, 2, NODES))
        self._found = np.zeros((3, stones), np.int64)
        self._moved = np.zeros((stones, POSE), np.float32)
        self.changes(world)

    def changes(self, world: World) -> Changes:
        """What is not as it was at the last call."""
        found, rows = self._found, self._moved
        moved, gone, drawn = _find(world.records, self._kind, self._pose, self._node, found, rows)
        return Changes(
            dict(zip(found[MOVED, :moved].tolist(), rows[:moved].tolist(), strict=True)),
            found[GONE, :gone].tolist(),
            found[DRAWN, :drawn].tolist(),
        )


class Kept:
    """A world as it was last kept: in whole numbers."""

    def __init__(self, world: World, fineness: Floats, cord_fineness: float) -> None:
        stones, cords = len(world.stones), int(world.record["cords"])
        self._fineness, self._cord_fineness = fineness, cord_fineness
        """Into how many parts 1 is divided, for each number of a pose and for a cord's points."""
        self._shown = np.zeros(stones, np.bool_)
        self._stones = np.zeros((stones, POSE), np.int64)
        self._cords = np.zeros((cords, 2, NODES), np.int64)
        self._numbers = np.zeros(3 + (1 + POSE) * stones + (1 + 2 * NODES) * cords, np.int64)
        self.differences(world)

    def differences(self, world: World) -> list[int]:
        """How far everything is from where it was at the last call; empty if nothing moved.

        Three lists, each its length and its members: stones that moved, each its number and seven
        differences, from zeros if it comes out of a stock; stones that went back into one; cords
        that moved, each its number and 128 differences.
        """
        count = _differ(
            world.records,
            self._fineness,
            self._cord_fineness,
            self._shown,
            self._stones,
            self._cords,
            self._numbers,
        )
        numbers: list[int] = self._numbers[:count].tolist()
        return numbers


@compiled
def _find(
    records: NDArray[np.void],
    kind: NDArray[np.int8],
    pose: Floats,
    node: Floats,
    found: Whole,
    rows: NDArray[np.float32],
) -> tuple[int, int, int]:
    """Find what differs from what was seen, and see it; how many are in each row of ``found``."""
    m = records[0]
    moved, gone, drawn = 0, 0, 0
    for i in range(m.stones):
        differs = m.kind[i] != kind[i]
        kind[i] = m.kind[i]
        if m.kind[i] == ABSENT:
            if differs:
                found[GONE, gone] = i
                gone += 1
            continue
        for k in range(POSE):
            now = m.place[i, k] if k < 3 else m.turn[i, k - 3]
            differs = differs or now != pose[i, k]
            pose[i, k] = now
            rows[moved, k] = now
        if differs:
            found[MOVED, moved] = i
            moved += 1
    for c in range(m.cords):
        differs = False
        for axis in range(2):
            for k in range(NODES):
                differs = differs or m.node[c, axis, k] != node[c, axis, k]
                node[c, axis, k] = m.node[c, axis, k]
        if differs:
            found[DRAWN, drawn] = c
            drawn += 1
    return moved, gone, drawn


@compiled
def _differ(
    records: NDArray[np.void],
    fineness: Floats,
    cord_fineness: float,
    shown: NDArray[np.bool_],
    stones: Whole,
    cords: Whole,
    numbers: Whole,
) -> int:
    """Write the lists of `Kept.differences`, and see what is new; how many numbers, or 0."""
    m = records[0]
    length, end = 0, 1
    numbers[length] = 0
    for i in range(m.stones):
        differs = False
        for k in range(POSE):
            now = 0
            if m.kind[i] != ABSENT:
                value = m.place[i, k] if k < 3 else m.turn[i, k - 3]
                now = int(np.rint(value * fineness[k]))
            numbers[end + 1 + k] = now - stones[i, k]
            differs = differs or now != stones[i, k]
            stones[i, k] = now
        if differs and m.kind[i] != ABSENT:
            numbers[end] = i
            numbers[length] += 1
            end += 1 + POSE
    length, end = end, end + 1
    numbers[length] = 0
    for i in range(m.stones):
        if shown[i] and m.kind[i] == ABSENT:
            numbers[end] = i
            numbers[length] += 1
            end += 1
        shown[i] = m.kind[i] != ABSENT
    length, end = end, end + 1
    numbers[length] = 0
    for c in range(m.cords):
        differs = False
        for axis in range(2):
            for k in range(NODES):
                now = int(np.rint(m.node[c, axis, k] * cord_fineness))
                numbers[end + 1 + axis * NODES + k] = now - cords[c, axis, k]
                differs = differs or now != cords[c, axis, k]
                cords[c, axis, k] = now
        if differs:
            numbers[end] = c
            numbers[length] += 1
            end += 1 + 2 * NODES
    return end if end > 3 else 0  # three lengths alone: nothing differs

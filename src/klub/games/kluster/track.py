"""The track of a turn: what moved, 30 times a second, small enough to be kept for ever.

A replay shows the track, so that an old game stays true after the physics is retuned.

A track is a row of samples, folded by zlib where it is kept. A sample is the number of ticks since
the one before, then the stones that moved, then the stones that went back into the stock, then the
cords that moved; each list is its length and its members. A stone is its number and seven
differences from where it was: x, y, z in tenths of a millimetre and its quaternion in 1/2000; a
cord is its number and 128 differences, in fifths of a millimetre. All are whole numbers, written in
as many bytes as they need.
"""

import zlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from klub.engine.errors import Malformed
from klub.games.kluster.packed import Numbers, packed
from klub.games.kluster.physics import World
from klub.games.kluster.physics.change import Kept
from klub.games.kluster.physics.parameters import NODES
from klub.games.kluster.pose import Loop, Pose

EVERY = 2
"""Ticks from one sample to the next."""
FINENESS = np.array([1e4, 1e4, 1e4, 2000, 2000, 2000, 2000])
CORD_FINENESS = 5e3
"""Cords are kept to 0.2 mm: they are most of a track, and nobody sees the difference."""
LONGEST_TURN = 3700 * 60
"""Ticks: an hour, and what it takes to settle."""
LONGEST = 4_000_000
"""Bytes of a track when it is unpacked: an hour of one hand's movements."""

Whole = NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Sample:
    """The whole table at one moment of a turn."""

    tick: int
    poses: Mapping[int, Pose]
    """Every stone that is on the table or in a hand."""
    cords: tuple[Loop, ...]


class Recorder:
    """Makes the track of a turn that is under way."""

    def __init__(self, world: World) -> None:
        self._kept = Kept(world, FINENESS, CORD_FINENESS)
        self._tick = 0
        self._numbers: list[int] = []

    def sample(self, world: World, tick: int) -> None:
        """Take note of what has moved since the last sample."""
        if differences := self._kept.differences(world):
            self._numbers += [tick - self._tick, *differences]
            self._tick = tick

    def track(self) -> bytes:
        """All samples, packed."""
        return packed(self._numbers)


def folded(track: bytes) -> bytes:
    """A track as small as it is kept; the same for the same track only on the same machine."""
    return zlib.compress(track, 9)


def unfolded(data: bytes) -> bytes:
    """The track that was folded into ``data``."""
    try:
        return zlib.decompressobj().decompress(data, LONGEST)
    except zlib.error:
        raise Malformed("", 0, "track-invalid") from None


def samples(track: bytes, poses: Mapping[int, Pose], cords: Sequence[Loop]) -> Iterator[Sample]:
    """The table at every sample of a track, which began with these poses and cords."""
    numbers = Numbers(track)
    try:
        known = {stone: _whole_pose(pose) for stone, pose in poses.items()}
        lines = [_whole_loop(cord) for cord in cords]
        tick = 0
        while numbers:
            passed = numbers.next()
            if not 0 < passed <= LONGEST_TURN:
                raise OverflowError
            tick += passed
            for _ in range(numbers.next()):
                stone = numbers.next()
                known[stone] = known.get(stone, np.zeros(7, np.int64)) + numbers.several(7)
            for _ in range(numbers.next()):
                known.pop(numbers.next(), None)
            for _ in range(numbers.next()):
                cord = numbers.next()
                lines[cord] = lines[cord] + numbers.several(2 * NODES)
            shown = {stone: _pose(row) for stone, row in known.items()}
            yield Sample(tick, shown, tuple(_loop(line) for line in lines))
    except (IndexError, OverflowError):
        raise Malformed("", 0, "track-invalid") from None


def _whole_pose(pose: Pose) -> Whole:
    whole: Whole = np.rint(np.array([*pose.place, *pose.turn]) * FINENESS).astype(np.int64)
    return whole


def _whole_loop(loop: Loop) -> Whole:
    return np.rint(np.array(loop).T * CORD_FINENESS).astype(np.int64).ravel()


def _pose(row: Whole) -> Pose:
    x, y, z, w, i, j, k = (row / FINENESS).tolist()
    size = (w * w + i * i + j * j + k * k) ** 0.5 or 1.0
    return Pose((x, y, z), (w / size, i / size, j / size, k / size))


def _loop(line: Whole) -> Loop:
    points = (line / CORD_FINENESS).reshape(2, NODES).T
    return tuple((x, y) for x, y in points.tolist())

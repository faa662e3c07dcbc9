"""Many worlds at once: for bots that look at many placements, and for training."""

from collections.abc import Sequence
from math import ceil

import numpy as np
from numpy.typing import NDArray

from klub.games.kluster.physics.layout import FINE, FREE, NOBODY, settled
from klub.games.kluster.physics.step import run_each
from klub.games.kluster.physics.world import Quaternion, Vector, World


class Worlds:
    """Independent worlds with the same stones, in one array; they run without the GIL."""

    def __init__(self, worlds: Sequence[World]) -> None:
        self.records = settled(np.concatenate([world.records for world in worlds]))
        self.stones = worlds[0].stones

    @staticmethod
    def branched(world: World, count: int) -> "Worlds":
        """So many copies of one world."""
        return Worlds([world] * count)

    @staticmethod
    def placed(world: World, stone: int, poses: Sequence[tuple[Vector, Quaternion]]) -> "Worlds":
        """A copy of one world for each pose, with ``stone`` let go there."""
        worlds = Worlds.branched(world, len(poses))
        for number, (place, turn) in enumerate(poses):
            worlds[number].put(stone, place, turn)
        return worlds

    def __len__(self) -> int:
        return len(self.records)

    def __getitem__(self, number: int) -> World:
        """One of the worlds; what is done to it is done in the batch."""
        return World(self.records[number : number + 1], self.stones)

    def run(self, seconds: float, which: NDArray[np.int64] | None = None) -> None:
        """Let time pass in all or in some; an impossible world stands still, see `fine`."""
        chosen = np.arange(len(self.records)) if which is None else which
        run_each(self.records, chosen, ceil(seconds / float(self.records["dt"][0]) - 1e-9))

    @property
    def fine(self) -> NDArray[np.bool_]:
        """Which worlds are still possible."""
        return np.asarray(self.records["fault"] == FINE)

    @property
    def touched(self) -> NDArray[np.bool_]:
        """In which worlds any two stones have touched."""
        return np.asarray((self.records["touched"] != NOBODY).any(axis=(1, 2)))

    @property
    def left(self) -> NDArray[np.bool_]:
        """In which worlds a stone has left the area, if that is watched."""
        return np.asarray((self.records["left"] != NOBODY).any(axis=1))

    @property
    def at_rest(self) -> NDArray[np.bool_]:
        """In which worlds every stone sleeps."""
        moving = (self.records["kind"] == FREE) & (self.records["awake"] == 1)
        return np.asarray(~moving.any(axis=1))

"""``python -m klub.kluster.physics``: compile the world for every size, and say so."""

import sys
import time

import numpy as np

from klub.kluster.physics import World, Worlds, laid, middle, trio, turned
from klub.kluster.physics.layout import SIZES


def main() -> int:
    """Call everything compiled once for each size; what is compiled already is only loaded."""
    square = laid([(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)], 1.0)
    for stones, cords in SIZES:
        begun = time.perf_counter()
        world = World.of((trio(1) * 4)[:stones], [square] * cords)
        world.put_flat(0, 0.0, 0.0)
        world.put_flat(1, 0.05, 0.0)
        world.hold(0, 2, (0.0, 0.1, 0.1), turned())
        world.watch(whole=True)
        world.run(0.01)
        world.rest()
        world.in_area(0, whole=True)
        Worlds.branched(world, 2).run(0.01)
        world.inside(0), world.neighbours(0, 1), world.pull(0, 1), world.cords_cross(0, 0)
        world.field(np.zeros((1, 2)))
        middle(*square.T.copy())
        print(f"up to {stones} stones: {time.perf_counter() - begun:.2f} s", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())

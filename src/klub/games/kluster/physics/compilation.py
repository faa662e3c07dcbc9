"""The world compiled step by step, so that whoever waits can be told how far it is."""

from collections.abc import Iterator

import numpy as np

from klub.games.kluster.physics.change import POSE, Kept, Shown
from klub.games.kluster.physics.layout import SIZES
from klub.games.kluster.physics.loop import laid, middle
from klub.games.kluster.physics.stone import trio
from klub.games.kluster.physics.world import World, turned


def steps() -> Iterator[str]:
    """Call everything compiled once for each size, and name each step when it is done.

    What is compiled already is only loaded.
    """
    square = laid([(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)], 1.0)
    middle(*square.T.copy())
    yield "shape of a cord"
    for stones, cords in SIZES:
        size = f"up to {stones} stones"
        world = World.of((trio(1) * 4)[:stones], [square] * cords)
        world.put_flat(0, 0.0, 0.0)
        world.put_flat(1, 0.05, 0.0)
        world.hold(0, 2, (0.0, 0.1, 0.1), turned())
        world.watch(whole=True)
        yield f"{size}: placing"
        world.run(0.01)
        yield f"{size}: motion"
        world.rest()
        yield f"{size}: rest"
        Shown(world), Kept(world, np.ones(POSE), 1.0)
        yield f"{size}: changes"
        world.at_rest, world.still, world.eventful, world.movers(0.0)
        world.in_area(0, whole=True)
        world.inside(0), world.neighbours(0, 1), world.pull(0, 1), world.cords_cross(0, 0)
        world.field(np.zeros((1, 2)))
        yield f"{size}: questions"

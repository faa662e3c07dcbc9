"""What may go wrong: placements tried many times on copies of the world, with a hand that trembles.

A try brings the stone down over the last of the way and lets go; the world runs with the coarser
step of the bots.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot, radians
from random import Random

import numpy as np
from numpy.typing import NDArray

from klub.kluster.physics import World, Worlds, turned
from klub.kluster.physics.layout import HELD, NOBODY
from klub.kluster.physics.parameters import BOT_STEP
from klub.kluster.physics.world import Quaternion, Vector
from klub.kluster.plan import SLOW, Placement
from klub.kluster.situation import STANDING
from klub.kluster.state import State

TRIES = 4
"""How often each placement is tried."""
DOWN = 0.045
"""m. From here on the way down is tried: higher up a stone moves no other."""
SECONDS = 0.6
"""How long each try is watched: what has not touched by then rests, but for rare cases."""
GLANCE = 0.1
"""s. How often it is looked whether anything has touched, so that lost worlds run no further."""


@dataclass(frozen=True, slots=True)
class Tremor:
    """How far a hand misses, as standard deviations."""

    place: float
    """m, in x and in y."""
    angle: float
    """Degrees, about the vertical; standing stones are tilted by a tenth of it."""

    def felt(self, rng: Random, placement: Placement) -> Placement:
        """A placement as a trembling hand carries it out."""
        return Placement(
            placement.stone,
            placement.x + rng.gauss(0, self.place),
            placement.y + rng.gauss(0, self.place),
            placement.yaw + rng.gauss(0, self.angle),
            placement.face,
        )


HUMAN = Tremor(place=2.5e-3, angle=6.0)
"""A person who takes care."""


def chances(
    state: State,
    placements: Sequence[Placement],
    tremor: Tremor,
    rng: Random,
    tries: int = TRIES,
) -> list[float]:
    """For each placement how likely it is to come to rest without a fault."""
    return clean(state.world(BOT_STEP), placements, tremor, rng, tries)


def clean(
    world: World,
    placements: Sequence[Placement],
    tremor: Tremor,
    rng: Random,
    tries: int,
    *,
    glance: bool = False,
) -> list[float]:
    """The same on a world that a turn has already changed.

    A ``glance`` leaves the way down out: the stone is let go where it would rest. That is half the
    work, and overlooks what a stone in the hand does to its neighbours.
    """
    if not placements:
        return []
    tried = [tremor.felt(rng, placement) for placement in placements for _ in range(tries)]
    tilts = [rng.gauss(0, tremor.angle / 10) for _ in tried]
    worlds = Worlds.branched(_without_hands(world), len(tried))
    fine = np.zeros(len(tried), bool)
    for number, placement in enumerate(tried):
        one = worlds[number]
        one.watch()
        place, turn = _pose(one, placement, tilts[number])
        one.put(placement.stone, place, turn)
        fine[number] = one.in_area(placement.stone)
        if not glance:
            one.take(placement.stone)
            one.hold(0, placement.stone, (*place[:2], place[2] + DOWN), turn)
            one.aim(0, place, turn)
            one.record["hand_pace"][0] = SLOW
    if not glance:
        fine = _run(worlds, fine, DOWN / SLOW + GLANCE)
        for number in np.flatnonzero(fine).tolist():
            worlds[number].release(0)
    fine = _run(worlds, fine, SECONDS)
    if placements[0].face == "edge":
        fine &= [one.tilt(p.stone) > STANDING for one, p in zip(_each(worlds), tried, strict=True)]
    return [float(row.mean()) for row in fine.reshape(-1, tries)]


def _without_hands(world: World) -> World:
    """A copy for bots: coarse, with nothing in the hands and everything that lies asleep."""
    copy = world.copy()
    for stone in np.flatnonzero(copy.record["kind"] == HELD).tolist():
        copy.take(stone)
    copy.record["dt"] = BOT_STEP
    copy.rest()
    return copy


def _pose(world: World, placement: Placement, off: float) -> tuple[Vector, Quaternion]:
    """Resting on the table, a little aslant if it stands."""
    stone, edge = world.stones[placement.stone], placement.face == "edge"
    tilt = radians(90 + off) if edge else 0.0
    z = hypot(stone.width * np.sin(tilt), stone.height * np.cos(tilt))
    turn = turned(radians(placement.yaw), down=placement.face == "down", tilt=tilt)
    return (placement.x, placement.y, z), turn


def _run(worlds: Worlds, fine: NDArray[np.bool_], seconds: float) -> NDArray[np.bool_]:
    """Let time pass in the worlds that are fine, as long as they are; which still are."""
    for _ in range(round(seconds / GLANCE)):
        still = worlds.at_rest & (worlds.records["hand"] == NOBODY).all(axis=1)
        going = np.flatnonzero(fine & ~still)
        if not len(going):
            break
        worlds.run(GLANCE, going)
        fine = fine & ~worlds.touched & ~worlds.left & worlds.fine
    return fine


def _each(worlds: Worlds) -> list[World]:
    return [worlds[number] for number in range(len(worlds))]

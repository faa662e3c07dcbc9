"""What may go wrong: placements tried many times on copies of the world, with a hand that trembles.

A try brings the stone down over the last of the way and lets go; the world runs with the coarser
step of the bots.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import hypot, radians
from random import Random

import numpy as np
from numpy.typing import NDArray

from klub.games.kluster.approach import Place, on_table
from klub.games.kluster.physics import World, Worlds, turned
from klub.games.kluster.physics.area import BY_RIM
from klub.games.kluster.physics.layout import HELD, NOBODY
from klub.games.kluster.physics.parameters import BOT_STEP
from klub.games.kluster.physics.world import Quaternion, Vector
from klub.games.kluster.plan import SLOW, Placement
from klub.games.kluster.situation import STANDING
from klub.games.kluster.state import State

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
        x, y = self.missed(rng, placement.x, placement.y)
        return replace(placement, x=x, y=y, yaw=placement.yaw + rng.gauss(0, self.angle))

    def missed(self, rng: Random, x: float, y: float) -> Place:
        """Where a hand comes to that means to go to a place on the table."""
        return on_table(x + rng.gauss(0, self.place)), on_table(y + rng.gauss(0, self.place))


HUMAN = Tremor(place=2.5e-3, angle=6.0)
"""A person who takes care."""


@dataclass(frozen=True, slots=True)
class Tried:
    """What came of trying one placement several times."""

    chance: float
    """Of coming to rest without a fault."""
    taken: float
    """Stones that a fault takes, on average over the tries that failed; 0 if none did."""
    after: World | None
    """The world after a try that went well, if there was one."""


class _Count:
    """How much has been looked at in this process, for whoever measures it."""

    placements = 0


def looked_at() -> int:
    """How many placements were tried so far, each try counted."""
    return _Count.placements


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
    """The same on a world that a turn has already changed."""
    return [one.chance for one in tried(world, placements, tremor, rng, tries, glance=glance)]


def tried(
    world: World,
    placements: Sequence[Placement],
    tremor: Tremor,
    rng: Random,
    tries: int,
    *,
    glance: bool = False,
) -> list[Tried]:
    """What comes of each placement.

    A ``glance`` leaves the way down out: the stone is let go where it would rest. That is half the
    work, and overlooks what a stone in the hand does to its neighbours.
    """
    if not placements:
        return []
    felt = [tremor.felt(rng, placement) for placement in placements for _ in range(tries)]
    tilts = [rng.gauss(0, tremor.angle / 10) for _ in felt]
    _Count.placements += len(felt)
    worlds = Worlds.branched(_without_hands(world), len(felt))
    whole = watched_whole(world)
    fine = np.zeros(len(felt), bool)
    for number, placement in enumerate(felt):
        one = worlds[number]
        one.watch(whole=whole)
        place, turn = _pose(one, placement, tilts[number])
        one.put(placement.stone, place, turn)
        fine[number] = one.in_area(placement.stone, whole=whole)
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
        fine &= [one.tilt(p.stone) > STANDING for one, p in zip(_each(worlds), felt, strict=True)]
    lost = _lost(worlds)
    return [
        _came(worlds, fine, lost, range(first, first + tries))
        for first in range(0, len(felt), tries)
    ]


def _came(worlds: Worlds, fine: NDArray[np.bool_], lost: NDArray[np.int64], which: range) -> Tried:
    """What came of some of the tries."""
    good = [number for number in which if fine[number]]
    bad = [int(lost[number]) for number in which if not fine[number]]
    after = worlds[good[0]].copy() if good else None
    return Tried(len(good) / len(which), sum(bad) / len(bad) if bad else 0.0, after)


def _lost(worlds: Worlds) -> NDArray[np.int64]:
    """In each world how many stones have touched another or left."""
    touched = (worlds.records["touched"] != NOBODY).any(axis=2)
    return np.asarray((touched | (worlds.records["left"] != NOBODY)).sum(axis=1))


def watched_whole(world: World) -> bool:
    """Whether a stone has left a world as soon as any of it is outside (R7)."""
    return bool(world.record["watched"] == BY_RIM)


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

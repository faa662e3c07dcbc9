"""What a live turn shows: what moved in a frame, and what happened."""

from dataclasses import dataclass

import numpy as np

from klub.games.kluster.physics import World
from klub.games.kluster.physics.change import Shown
from klub.games.kluster.physics.layout import ABSENT
from klub.games.kluster.pose import Loop, Pose, loop


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened besides movement."""

    kind: str
    """``fell``, ``stood``, ``parted``, ``joined``, ``fault``, ``continued``, ``restarted``,
    ``over``."""
    stones: tuple[int, ...] = ()
    cords: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Frame:
    """What has changed in a sixtieth of a second."""

    tick: int
    stones: dict[int, Pose]
    """Stones that moved."""
    gone: tuple[int, ...]
    """Stones that went back into the stock."""
    cords: dict[int, Loop]
    """Cords that moved."""
    events: tuple[Event, ...]


class Screen:
    """Remembers what was shown last, so that only what has changed need be shown."""

    def __init__(self, world: World) -> None:
        self._shown = Shown(world)

    def frame(self, world: World, tick: int, events: tuple[Event, ...]) -> Frame:
        """What has changed since the last frame."""
        changes = self._shown.changes(world)
        return Frame(
            tick,
            stones={
                stone: Pose((x, y, z), (w, i, j, k))
                for stone, (x, y, z, w, i, j, k) in changes.moved.items()
            },
            gone=tuple(changes.gone),
            cords={cord: loop(world.cord(cord)) for cord in changes.drawn},
            events=events,
        )


def whole(world: World, tick: int, cords: int) -> Frame:
    """Everything as it is, for somebody who has just come."""
    kinds = world.record["kind"]
    return Frame(
        tick,
        stones={stone: Pose.of(world, stone) for stone in np.flatnonzero(kinds != ABSENT).tolist()},
        gone=tuple(s for s in range(len(world.stones)) if kinds[s] == ABSENT),
        cords={cord: loop(world.cord(cord)) for cord in range(cords)},
        events=(),
    )

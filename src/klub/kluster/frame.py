"""What a live turn shows: what moved in a frame, and what happened."""

from dataclasses import dataclass

import numpy as np

from klub.kluster.physics import World
from klub.kluster.physics.layout import ABSENT
from klub.kluster.pose import Loop, Pose, loop


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
        self._place = world.record["place"].copy()
        self._turn = world.record["turn"].copy()
        self._kind = world.record["kind"].copy()
        self._node = world.record["node"].copy()

    def frame(self, world: World, tick: int, events: tuple[Event, ...]) -> Frame:
        """What has changed since the last frame."""
        m = world.record
        changed = (m["place"] != self._place).any(1) | (m["turn"] != self._turn).any(1)
        shown = m["kind"] != ABSENT
        stones = np.flatnonzero(shown & (changed | (m["kind"] != self._kind))).tolist()
        gone = np.flatnonzero(~shown & (self._kind != ABSENT)).tolist()
        drawn = np.flatnonzero((m["node"] != self._node).any((1, 2))).tolist()
        self._place[:], self._turn[:] = m["place"], m["turn"]
        self._kind[:], self._node[:] = m["kind"], m["node"]
        return Frame(
            tick,
            stones={stone: Pose.of(world, stone) for stone in stones},
            gone=tuple(gone),
            cords={cord: loop(world.cord(cord)) for cord in drawn},
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

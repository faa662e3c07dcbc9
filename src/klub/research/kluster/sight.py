"""What a seat sees of a table of Kluster, as arrays: stones, cords, and how the game stands.

x and y are coordinates of the ground, z is in dm, half axes are in cm: all near 1.
"""

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict
from numpy.typing import NDArray

from klub.games.kluster.box import stone_count
from klub.games.kluster.options import Options
from klub.games.kluster.physics import World
from klub.games.kluster.physics.layout import ABSENT, FREE, HELD
from klub.games.kluster.physics.parameters import NODES
from klub.games.kluster.state import POOL, State
from klub.games.kluster.turn import Turn
from klub.research.kluster.ground import FAR, Ground

Array = NDArray[Any]
Observation = dict[str, Array]

STONE = (
    *("area", "hand", "own", "others", "pool"),
    *("placed", "fallen", "x", "y", "z", "qw", "qx", "qy", "qz"),
    *("length", "width", "height"),
)
"""What each column of ``stones`` tells."""
X, Z, TURN, AXES = (STONE.index(name) for name in ("x", "z", "qw", "length"))
DECIMETRES, CENTIMETRES = 10.0, 100.0
HIGHEST, LONGEST = 5.0, 2.0
"""dm and cm: what is told of heights and half axes, at most."""
MOST_FAULTS = 30_000


def bounded(low: float, high: float, *shape: int) -> Box:
    """An array of floats."""
    return Box(low, high, shape, np.float32)


def flags(*shape: int) -> Box:
    """An array of zeros and ones."""
    return Box(0, 1, shape, np.int8)


def space(options: Options) -> dict[str, Box]:
    """What `look` shows."""
    stones, players = stone_count(options.boxes), options.players
    low, high = np.zeros(len(STONE), np.float32), np.ones(len(STONE), np.float32)
    low[X:Z], high[X:Z] = -FAR, FAR
    high[Z], high[AXES:] = HIGHEST, LONGEST
    low[TURN:AXES] = -1.0
    rows = (stones, 1)
    return {
        "stones": Box(np.tile(low, rows), np.tile(high, rows), dtype=np.float32),
        "cords": bounded(-FAR, FAR, len(options.boxes), NODES, 2),
        "stock": flags(stones),
        "counts": Box(0, stones, (players,), np.int8),
        "faults": Box(0, MOST_FAULTS, (players,), np.int16),
        "out": flags(players),
        "turn": flags(players),
    }


def joined(*parts: dict[str, Box]) -> Dict:
    """Several such parts as one space."""
    return Dict({name: box for part in parts for name, box in part.items()})


def look(state: State, turn: Turn | None, world: World, ground: Ground, seat: int) -> Observation:
    """The table as it is now, seats counted clockwise from ``seat``."""
    players = state.options.players
    clockwise = [(seat + step) % players for step in range(players)]
    cords = world.record["node"][: len(state.cords)].transpose(0, 2, 1)
    acting = None if turn is None else state.turn
    stock = np.zeros(len(world.stones), np.int8)
    if turn is not None and acting == seat:
        stock[placeable(turn)] = 1
    faults = np.minimum(state.faults, MOST_FAULTS).astype(np.int16)
    return {
        "stones": _stones(state, turn, world, ground, seat),
        "cords": ground.seen(cords).astype(np.float32),
        "stock": stock,
        "counts": np.array(counts(state, turn), np.int8)[clockwise],
        "faults": faults[clockwise],
        "out": np.array([other in state.out for other in clockwise], np.int8),
        "turn": np.array([other == acting for other in clockwise], np.int8),
    }


def placeable(turn: Turn) -> list[int]:
    """The stones that can come into a hand now, in order; one that has fallen is the only one."""
    if (stone := fallen(turn)) is not None:
        return [stone]
    absent = turn.world.record["kind"] == ABSENT
    return [stone for stone in turn.state.stock if absent[stone]]


def fallen(turn: Turn) -> int | None:
    """The stone that lies flat and has to be stood up again (R38)."""
    duty = turn.duty()
    return turn.current if duty is not None and duty.message == "turn-flat" else None


def _stones(
    state: State, turn: Turn | None, world: World, ground: Ground, seat: int
) -> NDArray[np.float32]:
    m, count = world.record, len(world.stones)
    kind, holders = m["kind"][:count], np.array(state.holders)
    away, there = kind == ABSENT, kind != ABSENT
    rows = np.zeros((count, len(STONE)), np.float32)
    rows[:, 0], rows[:, 1] = kind == FREE, kind == HELD
    rows[:, 2] = away & (holders == seat)
    rows[:, 3] = away & (holders >= 0) & (holders != seat)
    rows[:, 4] = away & (holders == POOL)
    if turn is not None:
        rows[turn.placed, 5] = 1.0
        if (stone := fallen(turn)) is not None:
            rows[stone, 6] = 1.0
    places = m["place"][:count][there]
    rows[there, X:Z] = ground.seen(places[:, :2])
    rows[there, Z] = np.clip(places[:, 2] * DECIMETRES, 0.0, HIGHEST)
    rows[there, TURN:AXES] = np.clip(m["turn"][:count][there], -1.0, 1.0)
    rows[:, AXES:] = m["axes"][:count] * CENTIMETRES
    return rows


def counts(state: State, turn: Turn | None) -> list[int]:
    """How many stones each seat holds, the turn that is under way included."""
    counts = list(state.counts)
    if turn is not None and state.options.mode != "elimination":
        counts[state.turn] -= len(turn.placed)
    return counts

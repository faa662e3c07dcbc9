"""Batches of Kluster beside the engine: what both must agree on."""

from dataclasses import replace

import numpy as np

from klub.games.kluster import Kluster, Placement, Plan, State
from klub.games.kluster.spots import rejoining
from klub.research.batch import KlusterBatch, KlusterControlBatch
from klub.research.batch.kluster.placements import FACES

GAME = Kluster()
DUO = {"boxes": "duo"}


def placement(row: np.ndarray) -> Placement:
    """A row of a step as the engine writes it."""
    stone, x, y, yaw, face = row.tolist()
    return Placement(int(stone), x, y, yaw, FACES[int(face)])


def played(state: State, *rows: np.ndarray) -> State:
    """What the engine makes of a turn with these placements."""
    pulls = rejoining(state.world(), state.options)
    return GAME.play(state, Plan((*pulls, *map(placement, rows))))


def told(state: State) -> State:
    """A state without how its last turn was seen, which a batch does not look at."""
    if state.last is None:
        return state
    plain = tuple(replace(one, tick=0, x=0, y=0, by=None) for one in state.last.incidents[:1])
    return replace(state, last=replace(state.last, incidents=plain, track=b""))


def worlds(batch: KlusterBatch | KlusterControlBatch) -> bytes:
    """Everything about all worlds, to the bit."""
    return batch.records.tobytes()

"""What a control step tells the hands at all tables, and what cannot be told."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike, NDArray

from klub.games.kluster.input import HIGHEST
from klub.games.kluster.physics.layout import Floats
from klub.games.kluster.physics.parameters import EDGE, NODES

HOLD, PUT_BACK, LET_GO = 1, 0, -1
"""What a hand does with its stone."""
NOTHING = -1
"""No stone, no point of a cord."""
POSE = ("x", "y", "z", "yaw", "tilt")
MOST: Floats = np.array([EDGE, EDGE, HIGHEST, 1e6, 180.0])
"""How large each number of a pose may be, in m and degrees."""


@dataclass(frozen=True, slots=True)
class Order:
    """What is told at all tables, checked."""

    stone: NDArray[np.int64]
    pose: Floats
    grip: NDArray[np.int64]
    end: NDArray[np.bool_]
    grab: NDArray[np.int64] | None
    to: Floats | None


def order(
    tables: int,
    hands: int,
    stones: int,
    told: tuple[ArrayLike, ArrayLike, ArrayLike, ArrayLike],
    grab: ArrayLike | None,
    to: ArrayLike | None,
) -> Order:
    """The order that arrays give; `ValueError` names the array, and the table, that cannot be."""
    shape = (tables, hands)
    stone = _whole("stone", told[0], shape, NOTHING, stones - 1)
    grip = _whole("grip", told[2], shape, LET_GO, HOLD)
    pose = _real("pose", told[1], (*shape, len(POSE)))
    end = np.asarray(told[3])
    if end.dtype != np.bool_ or end.shape not in ((), (tables,)):
        raise ValueError(f"end is a yes or no for each of {tables} tables")
    needed = (stone != NOTHING) & (grip == HOLD)
    _bounded("pose", pose, MOST, needed)
    ends = np.broadcast_to(end, tables)
    if grab is None:
        return Order(stone, pose, grip, ends, None, None)
    nodes = np.asarray(grab)
    cords = nodes.shape[-1] if nodes.ndim else 0
    nodes = _whole("grab", nodes, (tables, cords), NOTHING, NODES - 1)
    drawn = _real("to", 0.0 if to is None else to, (tables, cords, 2))
    _bounded("to", drawn, MOST[:2], nodes != NOTHING)
    return Order(stone, pose, grip, ends, nodes, drawn)


def _whole(
    name: str, value: ArrayLike, shape: tuple[int, ...], least: int, most: int
) -> NDArray[np.int64]:
    """Whole numbers within bounds, in this shape."""
    numbers = np.asarray(value)
    if numbers.dtype.kind not in "iu" or numbers.shape not in ((), shape):
        raise ValueError(
            f"{name} is whole numbers of shape {shape}, not {numbers.dtype} of {numbers.shape}"
        )
    full = np.broadcast_to(numbers, shape)
    wrong = ((full < least) | (full > most)).any(axis=1)
    for table in np.flatnonzero(wrong).tolist():
        raise ValueError(f"{name} is from {least} to {most}, not {full[table]} at table {table}")
    return full.astype(np.int64)


def _real(name: str, value: ArrayLike, shape: tuple[int, ...]) -> Floats:
    """Numbers in this shape."""
    try:
        numbers = np.asarray(value, np.float64)
    except (TypeError, ValueError):
        numbers = np.empty(0)
    if numbers.shape not in ((), shape):
        raise ValueError(f"{name} is numbers of shape {shape}, not {numbers.shape}")
    return np.broadcast_to(numbers, shape)


def _bounded(name: str, value: Floats, most: Floats, needed: NDArray[np.bool_]) -> None:
    """Refuse what is too large, or no number, where it is ``needed``."""
    wrong = needed & ~(np.abs(value) <= most).all(axis=2)
    for table in np.flatnonzero(wrong.any(axis=1)).tolist():
        limits = ", ".join(f"{limit:g}" for limit in most)
        told = value[table].tolist()
        raise ValueError(f"{name} is numbers up to {limits} in size, not {told} at table {table}")

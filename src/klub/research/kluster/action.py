"""Actions as numbers from -1 to 1, and what is no action."""

from collections.abc import Sequence

import numpy as np
from gymnasium.spaces import Box


def space(size: int) -> Box:
    """All actions of so many numbers."""
    return Box(-1.0, 1.0, (size,), np.float32)


def numbers(action: object, names: Sequence[str]) -> list[float]:
    """The numbers of an action; `ValueError` says what was expected."""
    try:
        row = np.asarray(action, np.float64)
    except (TypeError, ValueError):
        row = np.empty(0)
    # Not a number is not within these bounds either.
    if row.shape == (len(names),) and bool((np.abs(row) <= 1).all()):
        return [float(value) for value in row]
    told = " ".join(str(action).split())[:200]
    raise ValueError(
        f"an action is {len(names)} numbers from -1 to 1 ({', '.join(names)}), not {told}"
    )


def chosen(value: float, count: int) -> int:
    """Which of ``count`` things a number from -1 to 1 picks, each having an equal part of it."""
    return min(int((value + 1) / 2 * count), count - 1)

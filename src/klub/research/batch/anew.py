"""Which games of a batch are to begin anew."""

import numpy as np
from numpy.typing import ArrayLike, NDArray


def anew(which: ArrayLike | None, seed: int | None, count: int, what: str) -> NDArray[np.bool_]:
    """A yes or no for each of ``count`` games or tables, as ``what`` calls them.

    `ValueError` if ``which`` is something else, or is told together with a seed.
    """
    chosen = np.ones(count, np.bool_) if which is None else np.array(which)
    if chosen.shape != (count,) or chosen.dtype != np.bool_:
        raise ValueError(
            f"which is a yes or no for each of {count} {what}, "
            f"not {chosen.dtype} of shape {chosen.shape}"
        )
    if seed is not None and which is not None:
        raise ValueError("a seed begins all games anew, so which cannot be told with it")
    return chosen

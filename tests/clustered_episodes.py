"""Games of Clustered as learners play them, for the tests of environments."""

import copy
import pickle
from collections.abc import Callable, Iterator
from random import Random
from typing import TypeVar

import numpy as np

from klub.engine.contract import Json
from klub.research.clustered import Episode

T = TypeVar("T")

TABLES: tuple[dict[str, Json], ...] = (
    {"players": 1, "first_bonuses": True, "biggest_bonuses": True, "solo_bonuses": True},
    {"players": 2},
    {"players": 2, "quick": True, "discards": "open", "extra_wilds": [1]},
    {"players": 3, "quick": True, "quick_discard": "any_hand", "starter": "random"},
    {"players": 4, "table": "9x9", "first_bonuses": True, "biggest_bonuses": True},
    {"players": 8, "extra_wilds": "all", "starter": "rotate", "tie_break": "rectangle"},
)
"""All sizes of the board, and every option that changes what a learner does or gets."""


def any_action(episode: Episode, luck: Random) -> int:
    """A legal action of the seat to move."""
    assert episode.seat is not None
    mask = episode.look(episode.seat)["action_mask"]
    return int(luck.choice(np.flatnonzero(mask).tolist()))


def played(episode: Episode, luck: Random) -> Iterator[list[float] | None]:
    """Play to the end at random, and tell what each move brought."""
    while episode.seat is not None:
        yield episode.act(any_action(episode, luck))


def pickled(value: T) -> T:
    """``value`` as another process would get it."""
    again: T = pickle.loads(pickle.dumps(value))  # noqa: S301 (our own bytes)
    return again


COPIES: tuple[Callable[..., object], ...] = (copy.copy, copy.deepcopy, pickled)
"""All the ways in which a game can be had twice."""

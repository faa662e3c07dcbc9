"""What the arrays of an observation can hold, and what can be done, as Gymnasium describes it."""

from gymnasium import spaces

from klub.games.clustered import Options
from klub.games.clustered.kernel.actions import action_size
from klub.games.clustered.kernel.observe import OFF_TABLE, shapes

MOST_CARDS = 30
"""In a deck, and so in a line, in a rectangle and in all lines of one direction."""
MOST_WILDS = 3
BOUNDS = {
    "board": (0, OFF_TABLE),
    "hand": (0, MOST_WILDS),
    "fresh": (0, 2),
    "unseen": (0, MOST_WILDS),
    "points": (0, MOST_CARDS),
    "cards": (0, MOST_CARDS),
    "phase": (0, 1),
    "action_mask": (0, 1),
}
"""The least and the greatest number in each array; in ``spots`` they follow from the board."""


def observations(options: Options) -> spaces.Dict:
    """Every array that a seat observes, the mask of its actions included."""
    kinds = shapes(options)
    side = kinds["board"][1][1]
    bounds = BOUNDS | {"spots": (-1, side - 1)}
    return spaces.Dict(
        {name: spaces.Box(*bounds[name], shape, kind) for name, (kind, shape) in kinds.items()}
    )


def actions(options: Options) -> spaces.Discrete:
    """The numbers of all actions; which of them are legal the mask says."""
    return spaces.Discrete(action_size(options))

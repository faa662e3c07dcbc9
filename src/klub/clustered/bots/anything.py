"""`random`: whatever fits."""

from random import Random

from klub.clustered.rules import legal_moves
from klub.clustered.state import Move
from klub.clustered.view import View


def random(view: View, rng: Random) -> Move:
    """Any legal move."""
    return rng.choice(legal_moves(view))

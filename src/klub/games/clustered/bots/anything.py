"""`random`: whatever fits."""

from random import Random

from klub.games.clustered.rules import legal_moves
from klub.games.clustered.state import Move
from klub.games.clustered.view import View


def random(view: View, rng: Random) -> Move:
    """Any legal move."""
    return rng.choice(legal_moves(view))

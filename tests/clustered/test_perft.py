"""How many different ways the first moves can go: counted, and held.

The numbers of the first two moves are worked out by hand. With two players and sorted decks both
hold Se1 Se2 Se3 Ss1 Ss2: the first card goes on one of 4 cells; then 3 cells beside the start
card take any of 5 cards, and 3 beside the first card take those that agree with it, which are
4, 4, 3, 3 and 3 of the 5. That makes 4 × (5 × 15 + 3 × 17) = 504.
"""

import numpy as np
import pytest
from numpy.typing import NDArray

from klub.engine.contract import Json, Seat
from klub.games.clustered import Clustered, Options, State, legal_moves, rules
from klub.games.clustered.card import deck
from klub.games.clustered.kernel import Games
from klub.games.clustered.kernel.code import pack

GAME = Clustered()


def ways(state: State, moves: int) -> int:
    """The number of different sequences of this many moves."""
    if moves == 0:
        return 1
    return sum(ways(rules.play(state, move), moves - 1) for move in legal_moves(state))


@pytest.mark.parametrize(
    ("values", "counts"),
    [
        ({"players": 2}, (1, 20, 504, 13272)),
        ({"players": 1}, (1, 20, 480)),
        ({"players": 2, "table": "1x2"}, (1, 5, 25, 125)),
        ({"players": 2, "table": "2x2"}, (1, 10, 84, 204)),
        ({"players": 5}, (1, 40, 1808)),
        ({"players": 1, "quick": True}, (1, 21, 420)),
    ],
    ids=str,
)
def test_the_first_moves_branch_as_counted(
    values: dict[str, Json], counts: tuple[int, ...]
) -> None:
    options = GAME.options(values)
    decks = (deck(extra_wild=False),) * options.players
    state = rules.dealt(options, decks, Seat(0))
    assert tuple(ways(state, moves) for moves in range(len(counts))) == counts
    assert tuple(kernel_ways(pack(state), moves) for moves in range(len(counts))) == counts


def kernel_ways(games: NDArray[np.void], moves: int) -> int:
    """The same count, played by the kernel."""
    if moves == 0:
        return 1
    batch = Games(Options(), games)
    total = 0
    for move in batch.moves(0):
        after = batch.copy()
        after.play(np.array([move]))
        total += kernel_ways(after.records, moves - 1)
    return total

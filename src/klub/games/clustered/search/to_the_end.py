"""How `sharp` tries moves: every game is played on to its end, fast."""

from klub.games.clustered.search.simulate import simulate
from klub.games.clustered.search.trial import Manner, Simulation

HOPELESS = 4.0
"""Points that a move may be worse than the best and still be thought about. What thinking finds
best was never more than three behind in 48 positions."""
HOPELESS_IN_COMPANY = 1.0
"""The same with more than two players: a simulation then takes longer and tells less, and of a
hundred candidates luck would choose."""
CREDIT = 40.0
"""How many simulations the judgement of `solid` counts as much as. The margin of one game varies by
ten points and more, what `solid` thinks is rarely off by two: so few simulations must not outvote
it. With less, a hundred candidates are told apart by luck, above all with four players."""


def to_the_end(players: int) -> Manner:
    """How moves are tried with so many players."""
    return Manner(begin, HOPELESS if players <= 2 else HOPELESS_IN_COMPANY, CREDIT)


def begin() -> Simulation:
    """What simulates needs nothing of its own."""
    return simulate

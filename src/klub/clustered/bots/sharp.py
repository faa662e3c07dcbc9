"""`sharp`: games played on in its head, more and more of them after the better moves."""

from dataclasses import dataclass
from random import Random

from klub.clustered.state import Move
from klub.clustered.view import View, imagine
from klub.worth import Effort


@dataclass(frozen=True, slots=True)
class Sharp:
    """A bot that thinks for a given time, or through a given number of games."""

    seconds: float = 0.1
    """How long a move takes. What comes out depends on how fast the machine is."""
    simulations: int | None = None
    """If given, about how many games are played on, however long that takes: the same view and
    the same luck then give the same move, on every machine and with any number of threads."""
    threads: int = 1
    """How many cores it may use."""

    def __post_init__(self) -> None:
        Effort(self.seconds, self.simulations, self.threads)  # refuses what cannot be done

    def __call__(self, view: View, rng: Random) -> Move:
        """The move after which the games went best."""
        # Machine code takes a while to load, and whoever plays without it need not wait.
        from klub.clustered.kernel import code
        from klub.clustered.search.halving import Budget, think

        root = code.pack(imagine(view, rng))
        budget = Budget(self.seconds, self.simulations, self.threads)
        best = think(root, rng, budget)[0]
        return code.move_of(best.move, code.Frame.around(root[0]))

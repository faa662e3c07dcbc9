"""Bots that play games on in their head, for a given time or through a given number of games."""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

from klub.engine.advice import Budget
from klub.games.clustered.state import Move
from klub.games.clustered.view import View, imagine

if TYPE_CHECKING:
    from klub.games.clustered.search.trial import Manner


@dataclass(frozen=True, slots=True)
class Thinker(ABC):
    """What all of them have in common; each says how it tries a move."""

    seconds: float = 0.1
    """How long a move takes. What comes out depends on how fast the machine is."""
    simulations: int | None = None
    """If given, about how many games are played on, however long that takes: the same view and
    the same luck then give the same move, on every machine and with any number of threads."""
    threads: int = 1
    """How many cores it may use."""

    def __post_init__(self) -> None:
        self._effort()  # refuses what cannot be done

    def __call__(self, view: View, rng: Random) -> Move:
        """The move after which the games went best."""
        # Machine code takes a while to load, and whoever plays without it need not wait.
        from klub.games.clustered.kernel import code
        from klub.games.clustered.search.halving import think

        root = code.pack(imagine(view, rng))
        best = think(root, rng, self._effort(), self.manner(view.options.players))[0]
        return code.move_of(best.move, code.Frame.around(root[0]))

    @abstractmethod
    def manner(self, players: int) -> "Manner":
        """How it tries moves, with so many players."""

    def _effort(self) -> Budget:
        return Budget(self.seconds, self.simulations, self.threads)

"""Advice for Clustered: what could be played, and how good a move was.

A move is worth the points by which its player can be expected to end ahead of the best other, as
`master` sees it; alone, the points. Only the view of the player is looked at: hidden cards are
dealt anew.
"""

from dataclasses import replace
from random import Random

from klub.engine.advice import Budget, Scale, Suggestion, Verdict
from klub.games.clustered.rules import legal_moves
from klub.games.clustered.state import Move
from klub.games.clustered.view import View, imagine

HINTS, BETTER = 5, 3
"""Moves that a player is told of: before a move, and after a worse one."""
RIVALS = 4
"""Moves that the one that was made is weighed against: the best, as a search finds them."""
SEARCH = 0.4
"""The part of the budget that finds these moves; the rest weighs them."""
THOROUGH = Budget(1.0, simulations=2000)
"""For a verdict: 240 simulations of each move, from which the difference between two is known up
to a standard error of about 0.1 points (0.2 at most, alone 0.3), in 0.1 s with two players."""
SCALE = Scale(fine=0.5, slip=1.5, blunder=3.0)
"""Points. What is less than two standard errors is not told apart from the best; `greedy` loses
1.2 a turn on average and `solid` 0.8, so that a blunder is more than even they give away."""


def choices(view: View, rng: Random, budget: Budget) -> tuple[Suggestion[Move], ...]:
    """The best moves of the seat to move, the best first."""
    return _Scales(view, rng, budget).best()


def verdict(view: View, move: Move, rng: Random, budget: Budget) -> Verdict[Move]:
    """How good ``move`` was, for the seat to move."""
    if len(legal_moves(view)) < 2:
        return Verdict("none")
    return _Scales(view, rng, budget).verdict(move)


class _Scales:
    """Weighs the moves of one position."""

    def __init__(self, view: View, rng: Random, budget: Budget) -> None:
        # Machine code takes a while to load, and whoever plays without it need not wait.
        from klub.games.clustered.kernel import code
        from klub.games.clustered.search.foresight import foresight

        self.root, self.manner = code.pack(imagine(view, rng)), foresight(view.options.players)
        self.rng, self.budget = rng, budget

    def best(self) -> tuple[Suggestion[Move], ...]:
        """What a search finds, weighed."""
        from klub.games.clustered.search.weigh import weigh

        weighed = weigh(
            self.root, self._found(HINTS), self.rng, self._part(1 - SEARCH), self.manner
        )
        return self._told(weighed.moves, weighed.margins.tolist())

    def verdict(self, move: Move) -> Verdict[Move]:
        """A move against what a search finds."""
        from klub.games.clustered.kernel import code
        from klub.games.clustered.search.weigh import weigh

        made = code.move_number(move, code.side_of(self.root[0]))
        rivals = (one for one in self._found(RIVALS) if one != made)
        budget = self._part(1 - SEARCH)
        weighed = weigh(self.root, (made, *rivals), self.rng, budget, self.manner)
        margins = weighed.margins.tolist()
        top = margins.index(max(margins))
        mark = SCALE.mark(margins[top] - margins[0], weighed.noise(top, 0))
        better = [one for one in self._told(weighed.moves, margins) if one.worth > margins[0]]
        told = () if mark == "best" else tuple(better[:BETTER])
        return Verdict(mark, margins[0], margins[top], told)

    def _found(self, count: int) -> tuple[int, ...]:
        """The best moves of a search, the best first."""
        from klub.games.clustered.search.halving import think

        thoughts = think(self.root, self.rng, self._part(SEARCH), self.manner)
        return tuple(thought.move for thought in thoughts[:count])

    def _told(self, moves: tuple[int, ...], margins: list[float]) -> tuple[Suggestion[Move], ...]:
        """Moves in the words of the game, the best first."""
        from klub.games.clustered.kernel import code

        frame = code.Frame.around(self.root[0])
        told = [Suggestion(code.move_of(one, frame), margins[k]) for k, one in enumerate(moves)]
        return tuple(sorted(told, key=lambda choice: -choice.worth))

    def _part(self, part: float) -> Budget:
        """A part of the budget."""
        simulations = self.budget.simulations
        if simulations is not None:
            simulations = max(1, round(simulations * part))
        return replace(self.budget, seconds=self.budget.seconds * part, simulations=simulations)

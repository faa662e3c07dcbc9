"""What a move is worth, and how a turn is marked: the words of advice that both games share."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Generic, Literal, get_args

from klub.engine.contract import Move

Mark = Literal["none", "best", "fine", "slip", "blunder"]
MARKS: tuple[Mark, ...] = get_args(Mark)
"""From the mildest to the hardest. None is for a turn in which there was nothing to choose."""
CERTAIN = 2.0
"""Standard errors by which a move has to be worse than another before it is called so: of twenty
moves that are as good as the best, about one is then blamed."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How much work goes into one piece of advice."""

    seconds: float
    """How long it takes; what comes out depends on how fast the machine is."""
    simulations: int | None = None
    """If given, about how many games or placements are tried, however long that takes: the same
    view and the same luck then give the same advice."""
    threads: int = 1
    """How many cores it may use, where that helps."""

    def __post_init__(self) -> None:
        if not 0 < self.seconds < float("inf"):
            raise ValueError(f"seconds must be more than 0, not {self.seconds}")
        if self.simulations is not None and self.simulations < 1:
            raise ValueError(f"simulations must be 1 or more, not {self.simulations}")
        if self.threads < 1:
            raise ValueError(f"threads must be 1 or more, not {self.threads}")


@dataclass(frozen=True, slots=True)
class Suggestion(Generic[Move]):
    """A move that can be made."""

    move: Move
    worth: float
    """In what the game counts: expected points ahead, or the chance that it goes well."""


@dataclass(frozen=True, slots=True)
class Verdict(Generic[Move]):
    """How good a move was."""

    mark: Mark
    worth: float | None = None
    """Of what was played; nothing where there was nothing to choose."""
    best: float | None = None
    """Of the best that could have been played."""
    better: tuple[Suggestion[Move], ...] = ()
    """What would have been better, the best first; nothing if it was among the best."""

    @property
    def loss(self) -> float:
        """What the move gave away."""
        if self.worth is None or self.best is None:
            return 0.0
        return max(0.0, self.best - self.worth)


@dataclass(frozen=True, slots=True)
class Scale:
    """From which loss on a move is no longer the best, a slip, a blunder."""

    fine: float
    slip: float
    blunder: float

    def mark(self, loss: float, noise: float) -> Mark:
        """The mark for a loss that is known up to a standard error of ``noise``."""
        if loss < self.fine or loss <= CERTAIN * noise:
            return "best"
        if loss < self.slip:
            return "fine"
        return "slip" if loss < self.blunder else "blunder"


def worst(verdicts: Iterable[Verdict[Move]]) -> Verdict[Move]:
    """The hardest of the verdicts on the parts of one turn; of equal ones the greatest loss."""
    found: Verdict[Move] = Verdict("none")
    for one in verdicts:
        if (MARKS.index(one.mark), one.loss) > (MARKS.index(found.mark), found.loss):
            found = one
    return found

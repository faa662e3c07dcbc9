"""What came of a turn: where everything rests, who takes what, and why."""

from dataclasses import dataclass
from typing import Literal

from klub.engine.contract import Seat
from klub.games.kluster.pose import Loop, Pose


@dataclass(frozen=True, slots=True)
class Cause:
    """What set a stone in motion."""

    kind: Literal["placed", "held", "cord"]
    """A stone that was placed in this turn, a stone in a hand, or a cord that was moved."""
    number: int
    """Which stone, or which cord."""


@dataclass(frozen=True, slots=True)
class Incident:
    """A moment that made the turn a fault."""

    kind: Literal["touch", "exit", "drop", "time"]
    """Stones touched (R9), one left (R8), one was let go outside (R14), time was up (R19)."""
    stones: tuple[int, ...]
    """The two that touched, or the one that left."""
    tick: int
    """When: frames of 1/60 s since the turn began."""
    x: float
    """m. Where: between the two, or where the one crossed the line."""
    y: float
    by: Cause | None = None


@dataclass(frozen=True, slots=True)
class TurnResult:
    """A turn that is over, as the rules apply it to the state before it."""

    seat: Seat
    placed: tuple[int, ...]
    """Stones placed in this turn that stay where they are, in the order in which they were."""
    taken: tuple[int, ...]
    """Stones that a fault takes out of the area (R13), or that an unfinished placement leaves."""
    incidents: tuple[Incident, ...]
    """Why it was a fault, the first first; none if it was not."""
    rest: tuple[tuple[int, Pose], ...]
    """Stones in the area that do not lie as before the turn, and how they rest."""
    cords: tuple[tuple[int, Loop], ...]
    """Cords that do not lie as before the turn, and how they do."""
    ticks: int
    """How long it took, in frames of 1/60 s."""
    track: bytes = b""
    """What moved, 30 times a second, packed; `klub.games.kluster.track` reads it."""

    @property
    def fault(self) -> bool:
        """Whether the turn was lost (R13)."""
        return bool(self.incidents)

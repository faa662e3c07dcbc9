"""Clocks: how long everybody may still think. They are read, never awaited: time is an argument."""

from dataclasses import dataclass, replace

from klub.engine.contract import Seat

LONGEST = 7 * 24 * 3600
"""s. More time than this for one player is no clock at all."""
LONGEST_BONUS = 24 * 3600
"""s that a turn gives back, at most: a day a turn, for those who play by correspondence."""


@dataclass(frozen=True, slots=True)
class Limits:
    """What a table has agreed on."""

    base: int
    """s for each player, for the whole game."""
    bonus: int = 0
    """s that every turn gives back."""


@dataclass(frozen=True, slots=True)
class Clock:
    """The clocks of a table; at most one runs."""

    limits: Limits
    left: tuple[float, ...]
    """s that each seat had when its clock was last set going or stopped."""
    running: Seat | None = None
    since: float = 0.0
    """When it was set going."""

    @staticmethod
    def of(limits: Limits, seats: int) -> "Clock":
        """Clocks that all stand still."""
        return Clock(limits, (float(limits.base),) * seats)

    def remaining(self, seat: Seat, at: float) -> float:
        """What a seat has left; never less than nothing."""
        used = max(0.0, at - self.since) if seat == self.running else 0.0
        return max(0.0, self.left[seat] - used)

    def flagged(self, at: float) -> Seat | None:
        """The seat whose time is up."""
        out = self.running is not None and self.remaining(self.running, at) <= 0
        return self.running if out else None

    def set_going(self, seat: Seat | None, at: float) -> "Clock":
        """Stop the clock that runs and set another going; whose turn ends gets the bonus."""
        if seat == self.running:
            return self
        stopped = self.stopped(at)
        if self.running is not None:
            gained = stopped.left[self.running] + self.limits.bonus
            stopped = stopped._with(self.running, gained)
        return replace(stopped, running=seat, since=at)

    def set_back(self, seat: Seat | None, at: float) -> "Clock":
        """Set the clock going again of a seat whose last move is taken back.

        It returns the bonus which that move brought, and nobody gets one; time used stays used.
        """
        if seat == self.running:  # within a turn: there was no bonus
            return self
        stopped = self.stopped(at)
        if seat is not None:
            stopped = stopped._with(seat, max(0.0, stopped.left[seat] - self.limits.bonus))
        return replace(stopped, running=seat, since=at)

    def stopped(self, at: float) -> "Clock":
        """All clocks stand still."""
        if self.running is None:
            return self
        left = self.remaining(self.running, at)
        return replace(self._with(self.running, left), running=None)

    def resumed(self, at: float, used: float = 0.0) -> "Clock":
        """Go on after a time that nobody is charged for, but for ``used`` s before it."""
        if self.running is None:
            return self
        left = max(0.0, self.left[self.running] - max(0.0, used))
        return replace(self._with(self.running, left), since=at)

    def _with(self, seat: Seat, left: float) -> "Clock":
        return replace(self, left=(*self.left[:seat], left, *self.left[seat + 1 :]))

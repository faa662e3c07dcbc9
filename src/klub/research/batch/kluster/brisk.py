"""A turn at a table of many: the same rules, but only looked at when there is something to see."""

from math import ceil

import numpy as np

from klub.games.kluster import rules
from klub.games.kluster.course import LONGEST_SETTLING, Course
from klub.games.kluster.input import End, Release
from klub.games.kluster.physics import Runaway
from klub.games.kluster.physics.layout import FINE, NOBODY, Floats
from klub.games.kluster.physics.parameters import STEP
from klub.games.kluster.physics.world import FRAME
from klub.games.kluster.plan import LIFT, LONGEST_WAIT, Placement, heights, take
from klub.games.kluster.situation import TAKEN_AT, Phase
from klub.games.kluster.spots import rejoining
from klub.research.batch.kluster.passage import EVENT, FAULT, REST, pass_until
from klub.research.kluster.placement import REJOININGS

STEPS = ceil(FRAME / STEP - 1e-9)
"""In a tick."""
DOWN: Floats = np.array([Placement(0, 0.0, 0.0).at(z).z for z in heights()])
"""The hand's way down, as its inputs tell it."""
NOWHERE: Floats = np.empty(0)
"""Heights for a hand that is not told to move."""


class Brisk(Course):
    """A turn that passes over every tick in which nothing happens."""

    @property
    def fallen(self) -> int | None:
        """The stone that has to be stood up again (R38)."""
        if self.current is None or self.complete or not self.settled:
            return None
        return self.current

    @property
    def lost_for_good(self) -> bool:
        """Whether nothing that is still to come has to be looked at before it rests.

        Where stones may touch for a moment, every tick of it counts (R9).
        """
        return self.phase is Phase.LOST and self.state.options.contact == "touch"

    @property
    def late(self) -> int:
        """The tick after which what still trembles is taken as it is."""
        return self._since + LONGEST_SETTLING

    def place(self, placement: Placement, *, more: bool) -> None:
        """Place a stone, and end the turn if it can end and the player does not want ``more``.

        Cords that are apart are drawn together, for no placement can do that (R35). `Illegal` if a
        rule forbids it; the turn is then of no more use.
        """
        self._rejoin()
        if self.phase is Phase.OPEN:
            self._put_down(placement)
            self._rejoin()
        if self.phase is Phase.OPEN and (self.fallen is not None or (more and self._more)):
            return
        if self.phase is Phase.OPEN:
            self.do(self.seat, End())
        while self.phase not in (Phase.OPEN, Phase.OVER):
            self._pass(self.late + 1 - self.ticks, until=REST)
        if self.phase is Phase.OPEN and (duty := self.duty()):
            raise duty

    @property
    def _more(self) -> bool:
        """Whether another stone may be placed in this turn (R22)."""
        may = rules.objection_to_more(self.state, len(self.placed)) is None
        return may and self.duty() is None

    def look(self) -> None:
        """Say what follows from the last tick."""
        if self.world.record["fault"] == FINE:
            self.happened = tuple(self._judged_by_sight())
            return
        # The tick in which the world became impossible does not count.
        self.ticks -= 1
        if self.lost_for_good:
            self._catch_up()
        if not self._lost_beyond_doubt():
            raise Runaway
        self.happened = (self._finish(),)

    def _catch_up(self) -> None:
        """Let the referee see what was passed over, up to the last tick that counts."""
        for name in ("touched", "left"):
            when = self.world.record[name]
            when[when > self.ticks * STEPS] = NOBODY
        self._look()

    def _rejoin(self) -> None:
        for _ in range(REJOININGS):
            for pull in rejoining(self.world, self.state.options):
                for _ in take(self, pull):
                    pass

    def _put_down(self, placement: Placement) -> None:
        """The inputs of `klub.games.kluster.plan`, without those that only wait."""
        if illegal := self.objection_to_placing(placement.stone):
            raise illegal
        again = placement.stone == self.current
        self.do(self.seat, placement.at(TAKEN_AT))
        if again:
            self._pass(1 + LIFT)
        self._pass(len(DOWN), DOWN)
        if self.phase is Phase.OPEN:
            self.do(self.seat, Release(0))
            self._pass(1)
            self._pass(LONGEST_WAIT, until=REST)

    def _pass(self, ticks: int, to: Floats = NOWHERE, until: int = 0) -> None:
        """Let so many ticks pass, or until everything has settled; another phase ends it."""
        phase, end = self.phase, self.ticks + ticks
        while self.phase is phase and self.ticks < end:
            most = min(end, self.limit) - self.ticks if phase is Phase.OPEN else end - self.ticks
            signs = FAULT | until | (0 if self.lost_for_good else EVENT)
            passed = pass_until(self.world.records, STEPS, max(1, most), to, signs)
            self.ticks += passed
            to = to[passed:]
            self.look()
            if until and self.settled:
                return

"""A turn as it happens: inputs in, frames out, and the referee watching.

    turn = Turn(state)
    turn.do(seat, Hand(0, stone=5, x=0.02, y=0.0, z=0.15))
    while not turn.over:
        frame = turn.tick()

An input that a rule forbids is refused with that rule and changes nothing. A fault takes the hands
off the table: the world settles, and the turn is over. If the world becomes impossible, the turn
starts over and says so.
"""

from collections.abc import Iterable

from klub.games.kluster.cause import Causes
from klub.games.kluster.course import Course
from klub.games.kluster.frame import Event, Frame, Screen
from klub.games.kluster.physics import Runaway
from klub.games.kluster.referee import sighted
from klub.games.kluster.state import State
from klub.games.kluster.track import EVERY, Recorder


class Turn(Course):
    """A turn that is looked at: it is shown, its faults are explained, and its track is kept."""

    def __init__(self, state: State) -> None:
        self.restarts = 0
        """How often the world became impossible and the turn began anew."""
        self._begin(state)

    def _begin(self, state: State) -> None:
        super().__init__(state)
        self._causes = Causes()
        self._recorder = Recorder(self.world)
        self._screen = Screen(self.world)
        self._shown_still = False

    def tick(self) -> Frame:
        """Let a sixtieth of a second pass, and show what it brought."""
        self.advance()
        return self.frame()

    def frame(self) -> Frame:
        """What has changed since the last frame, and what happened in the last tick."""
        if self._still and self._shown_still:
            return Frame(self.ticks, {}, (), {}, self.happened)
        self._shown_still = self._still
        return self._screen.frame(self.world, self.ticks, self.happened)

    def _advanced(self) -> Iterable[Event]:
        try:
            return super()._advanced()
        except Runaway:
            self.restarts += 1
            self._begin(self.state)
            return (Event("restarted"),)

    def _look(self) -> None:
        self._causes.note(self.world, self.held, self.placed)
        self._referee.see(sighted(self.world, self.ticks, self.held, self._causes))
        if self.ticks % EVERY == 0:
            self._recorder.sample(self.world, self.ticks)

    def _let_go(self, hand: int) -> None:
        stone = int(self.world.record["hand"][hand])
        super()._let_go(hand)
        self._causes.placed(stone)

    def _stir(self) -> None:
        super()._stir()
        self._shown_still = False

    def _track(self) -> bytes:
        self._recorder.sample(self.world, self.ticks)
        return self._recorder.track()

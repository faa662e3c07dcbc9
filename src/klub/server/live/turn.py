"""A live turn of Kluster: inputs come from sockets, frames go to them, a thread moves the world.

A `LiveTurn` belongs to the thread of its `Ticker`, which alone calls `tick`. The event loop leaves
inputs in a queue and sets flags; what the thread has to say comes back as `Report`s.
"""

from collections import deque
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field

from klub.engine.contract import Json, Seat
from klub.engine.errors import Illegal, Malformed, Refusal
from klub.games.kluster import notation
from klub.games.kluster.frame import Frame, whole
from klub.games.kluster.input import TICKS, Input
from klub.games.kluster.kept import kept
from klub.games.kluster.plan import Plan, Played, perform, repeat
from klub.games.kluster.situation import Phase
from klub.games.kluster.state import State
from klub.games.kluster.turn import Turn
from klub.server.live.mailbox import Sender

ASK_EVERY = TICKS // 10
"""Ticks between two looks at what keeps the player from ending the turn."""
LONGEST_PLAN = 60 * TICKS
"""Of a turn that is told in short: it is tried before it is shown, and others wait meanwhile."""
QUICKLY = 2 * TICKS
"""Ticks at a time of a turn that nobody looks at."""


@dataclass(frozen=True, slots=True)
class Standing:
    """How far a turn has come."""

    phase: str
    duty: Refusal | None
    """What keeps the player from ending it."""


@dataclass(slots=True)
class Report:
    """What a tick brought."""

    tick: int = 0
    frame: Frame | None = None
    standing: Standing | None = None
    """If it has changed."""
    refused: list[tuple[Sender, Refusal]] = field(default_factory=list)
    """Inputs that were not taken, by who sent them."""
    taken: list[Sender] = field(default_factory=list)
    """Who sent the others."""
    shown: list[tuple[Sender, Frame]] = field(default_factory=list)
    """The whole table for those who asked to be shown it."""
    restarted: bool = False
    over: tuple[str, Json] | None = None
    """The move in notation, and what came of it."""
    failed: Refusal | None = None
    """Why the turn cannot be played on."""

    @property
    def empty(self) -> bool:
        """Whether there is nothing to tell."""
        return not (
            self.frame
            or self.standing
            or self.refused
            or self.taken
            or self.shown
            or self.restarted
            or self.over
            or self.failed
        )


def unfit(state: State, plan: Plan) -> Refusal | None:
    """Why a plan cannot be played: a rule forbids it, or it takes too long."""
    turn = Turn(state)
    try:
        for _ in perform(turn, plan):
            if turn.restarts:
                return Illegal("4.6", "turn-impossible")
            if turn.ticks > LONGEST_PLAN:
                return Refusal("plan-long", seconds=LONGEST_PLAN // TICKS)
    except (Illegal, Malformed) as refusal:
        return refusal
    return None


class LiveTurn:
    """One turn under way, by hand or by a plan that a hand follows."""

    def __init__(
        self, state: State, report: Callable[[Report], None], plan: notation.Move | None = None
    ) -> None:
        self.report = report
        """Called in the thread of the event loop."""
        self.here = True
        """Whether the player is there; nothing moves while nobody is and no timer runs."""
        self.watched = True
        """Whether anybody looks on; a plan that nobody looks at is played quickly."""
        self._state = state
        self._plan = plan
        self._turn: Turn | None = None
        self._hand: Iterator[None] | None = None
        self._waiting: deque[tuple[Seat, Input, Sender] | tuple[None, None, Sender]] = deque()
        self._standing: Standing | None = None
        self._ended = False
        self.touched = False
        """Whether the player has done anything yet."""

    @property
    def wanted(self) -> bool:
        """Whether time has to pass: somebody looks on, it is timed, or a hand follows a plan."""
        timed = self._state.options.turn_timer is not None
        return self.watched or timed or self._plan is not None

    def put(self, seat: Seat, one: Input, sender: Sender) -> None:
        """Do this in the next tick."""
        self._waiting.append((seat, one, sender))

    def show(self, asker: Sender) -> None:
        """Show somebody the whole table, in the next tick."""
        self._waiting.append((None, None, asker))

    def tick(self) -> Report:
        """Let a sixtieth of a second pass."""
        report = Report()
        if self._ended:
            report.refused = self.unanswered()
            return report
        turn = self._turn or self._begin()
        askers = self._take(turn, report)
        moving = self._moving(turn)
        if moving:
            try:
                self._advance(turn, report)
            except Refusal as refusal:
                report.failed = refusal
                self._ended = True
        if moving or self._standing is None:
            self._tell(turn, report)
        report.tick = turn.ticks
        if askers:
            shown = whole(turn.world, turn.ticks, len(self._state.cords))
            report.shown = [(asker, shown) for asker in askers]
        return report

    def unanswered(self) -> list[tuple[Sender, Refusal]]:
        """Inputs that came too late, each with why it is not taken."""
        return [
            (sender, Illegal("R18", "turn-closed"))
            for seat, _, sender in self._asked()
            if seat is not None
        ]

    def _asked(self) -> Iterator[tuple[Seat, Input, Sender] | tuple[None, None, Sender]]:
        """Everything that waits; both threads may take it, but each thing once."""
        with suppress(IndexError):
            while True:
                yield self._waiting.popleft()

    def _begin(self) -> Turn:
        turn = self._turn = Turn(self._state)
        if isinstance(self._plan, Plan):
            self._hand = perform(turn, self._plan)
        elif self._plan is not None:
            self._hand = repeat(turn, self._plan)
        return turn

    def _take(self, turn: Turn, report: Report) -> list[Sender]:
        """Do what was asked for since the last tick; who wants to be shown the table after it."""
        askers = []
        for seat, one, sender in self._asked():
            if seat is None or one is None:
                askers.append(sender)
                continue
            try:
                if self._plan is not None:
                    raise Illegal("4.6", "turn-closed")
                turn.do(seat, one)
                self.touched = True
                report.taken.append(sender)
            except (Illegal, Malformed) as refusal:
                report.refused.append((sender, refusal))
        return askers

    def _moving(self, turn: Turn) -> bool:
        timed = self._state.options.turn_timer is not None
        return not turn.over and (self.here or timed or self._plan is not None)

    def _advance(self, turn: Turn, report: Report) -> None:
        if self._hand is None:
            turn.advance()
        else:
            for _ in range(1 if self.watched else QUICKLY):
                if next(self._hand, turn) is turn:
                    break
                if turn.restarts:
                    raise Illegal("4.6", "turn-impossible")
        report.restarted = any(event.kind == "restarted" for event in turn.happened)
        frame = turn.frame()
        if frame.stones or frame.gone or frame.cords or frame.events:
            report.frame = frame
        if turn.over:
            self._ended = True
            assert turn.result is not None
            move = self._plan or Played(turn.log)
            report.over = notation.write_move(move), kept(turn.result)

    def _tell(self, turn: Turn, report: Report) -> None:
        """Say how far it has come, if that has changed."""
        known, phase = self._standing, turn.phase.name.lower()
        if known is not None and known.phase == phase and turn.ticks % ASK_EVERY:
            return
        standing = Standing(phase, turn.duty() if turn.phase is Phase.OPEN else None)
        if known is None or (standing.phase, standing.duty) != (known.phase, known.duty):
            self._standing = report.standing = standing

"""How a turn goes: what inputs do, what the referee says to it, and when it is over.

Nobody looks on here: `klub.games.kluster.turn` shows a turn, explains it and keeps its track.
"""

from collections.abc import Iterable

import numpy as np

from klub.engine.contract import Seat
from klub.engine.errors import Illegal
from klub.games.kluster.frame import Event
from klub.games.kluster.input import TICKS, Drag, End, Grab, Hand, Input, LetGo, PutBack, Release
from klub.games.kluster.physics import Runaway, World, turned
from klub.games.kluster.physics.layout import FREE, HANDS
from klub.games.kluster.physics.world import FRAME
from klub.games.kluster.pose import Pose, loop
from klub.games.kluster.referee import sighted
from klub.games.kluster.repair import separate
from klub.games.kluster.result import TurnResult
from klub.games.kluster.situation import TAKEN_AT, Phase, Situation
from klub.games.kluster.state import State

LONGEST_SETTLING = 5 * TICKS
"""After a fault; what trembles still after so long, under a hand that presses it, is taken as it
is."""
LONGEST_TURN = 3600 * TICKS
"""An hour, even at a table without a timer."""
AUTO_END = TICKS // 2
"""How long everything rests before a turn ends by itself (R18)."""


class Course(Situation):
    """One player's turn on the magnet world; `Runaway` if the world becomes impossible."""

    def __init__(self, state: State, world: World | None = None) -> None:
        if state.over:
            raise Illegal("R20", "kluster-over")
        super().__init__(state, world)
        self.happened: tuple[Event, ...] = ()
        """In the last tick, besides movement."""
        self.result: TurnResult | None = None
        self._rested = 0
        self._since = 0
        self._still = False
        """Whether nothing moves until the next input: then there is nothing to watch either."""
        self._fallen: tuple[int, ...] = ()
        self._parted = separate(self.world, state.options)

    @property
    def limit(self) -> int:
        """The tick at which time is up (R19)."""
        timer = self.state.options.turn_timer
        return LONGEST_TURN if timer is None else timer * TICKS

    def do(self, seat: Seat, input_: Input) -> None:
        """Take an input, which acts from the next tick on; `Illegal` if a rule forbids it."""
        if illegal := self.objection(seat, input_):
            raise illegal
        self._log.append((self.ticks, input_))
        self._stir()
        world = self.world
        match input_:
            case Hand():
                self._move(input_)
            case Release(hand):
                self._let_go(hand)
            case PutBack(hand):
                world.take(int(world.record["hand"][hand]))
            case Grab(cord, node):
                world.grab(cord, node)
            case Drag(cord, x, y):
                world.drag(cord, x, y)
            case LetGo(cord):
                world.let_go(cord)
            case End():
                self._withdraw()
                self.phase, self._since = Phase.ENDING, self.ticks

    def _move(self, input_: Hand) -> None:
        world, before = self.world, self.in_hand(input_.hand)
        yaw, tilt = input_.angles
        turn = turned(yaw, down=input_.down, tilt=tilt)
        if input_.stone != before:
            if before is not None:
                world.take(before)
            if world.record["kind"][input_.stone] == FREE:
                world.pick_up(input_.hand, input_.stone)
            else:
                start = (input_.x, input_.y, max(input_.z, TAKEN_AT))
                world.hold(input_.hand, input_.stone, start, turn)
        world.aim(input_.hand, (input_.x, input_.y, input_.z), turn)

    def _let_go(self, hand: int) -> None:
        stone = int(self.world.record["hand"][hand])
        outside = not self._inside(stone)
        self.world.release(hand)
        self.complete = False
        if stone not in self.placed:
            self.placed.append(stone)
        if outside:
            self._referee.let_go_outside(stone, self.ticks, *self.world.contact_point(stone))

    def _withdraw(self) -> None:
        """Take the hands off the table, with what is in them."""
        for stone in self.held:
            self.world.take(stone)
        self._let_cords_go()
        self._stir()

    def _stir(self) -> None:
        self._still = False

    def _let_cords_go(self) -> None:
        for cord in range(len(self.state.cords)):
            self.world.let_go(cord)

    def _hold_still(self) -> None:
        """After a fault the hands stay where they are."""
        self._let_cords_go()
        for hand in range(HANDS):
            stone = self.in_hand(hand)
            if stone is not None:
                w, x, y, z = self.world.record["turn"][stone].tolist()
                self.world.aim(hand, self.world.place(stone), (w, x, y, z))

    def advance(self) -> tuple[Event, ...]:
        """Let a sixtieth of a second pass; what happened in it."""
        if self.over:
            raise Illegal("R18", "turn-closed")
        self.happened = tuple(self._advanced())
        return self.happened

    def _advanced(self) -> Iterable[Event]:
        try:
            self.world.run(FRAME)
        except Runaway:
            if not self._lost_beyond_doubt():
                raise
            return [self._finish()]
        self.ticks += 1
        return self._waited() if self._still else self._judged_by_sight()

    def _lost_beyond_doubt(self) -> bool:
        """Whether a fault stays a fault, though the world has become impossible after it.

        Stones squeezed between a hand and the table can run away. They touch, so they are taken;
        whatever stays has to lie somewhere.
        """
        taken = self._referee.taken(self.held)
        stay = [stone for stone in (*self.state.area, *self.placed) if stone not in taken]
        record = self.world.record
        sound = bool(np.isfinite(record["place"][stay]).all() and np.isfinite(record["node"]).all())
        return self.phase is Phase.LOST and sound

    def _judged_by_sight(self) -> Iterable[Event]:
        """Look at the world, and say what follows."""
        self._look()
        self.complete = self.complete or self._completed()
        events = (*self._noticed(), *self._judged())
        self._still = self.phase is Phase.OPEN and self.settled and self.world.still
        return events

    def _look(self) -> None:
        self._referee.see(sighted(self.world, self.ticks, self.held))

    def _completed(self) -> bool:
        """Whether the current placement has come to rest as it should: then it is done (R38)."""
        if self.current is None or not self.settled:
            return False
        return not self.state.options.equilibrium or self.stands(self.current)

    def _noticed(self) -> list[Event]:
        """Stones that fell or stood up, cords that parted or met again."""
        events = []
        if self.state.options.equilibrium and self.placed:
            down = [stone for stone in self.placed if stone not in self.held]
            flat = [stone for stone in down if not self.stands(stone)]
            if fell := [stone for stone in flat if stone not in self._fallen]:
                events.append(Event("fell", stones=tuple(fell)))
            if stood := [s for s in self._fallen if s in down and s not in flat]:
                events.append(Event("stood", stones=tuple(stood)))
            self._fallen = (*flat, *(s for s in self._fallen if s not in down))
        if len(self.state.cords) > 1 and self.world.record["node_speed"].any():
            parted = separate(self.world, self.state.options)
            if fresh := [cord for cord in parted if cord not in self._parted]:
                events.append(Event("parted", cords=tuple(fresh)))
            if joined := [cord for cord in self._parted if cord not in parted]:
                events.append(Event("joined", cords=tuple(joined)))
            self._parted = parted
        return events

    def _judged(self) -> list[Event]:
        """Bring the turn on: to a fault, to its end, or out of time."""
        if self._referee.incidents and self.phase is not Phase.LOST:
            self.phase, self._since = Phase.LOST, self.ticks
            self._hold_still()
            return [Event("fault", stones=self._referee.taken(self.held))]
        rests = self.settled or self.ticks - self._since > LONGEST_SETTLING
        match self.phase:
            case Phase.LOST if rests:
                return [self._finish()]
            case Phase.ENDING | Phase.TIMED_OUT if rests:
                return [self._ended()]
            case Phase.OPEN:
                return self._waited()
        return []

    def _ended(self) -> Event:
        """Everything rests without the hands: the turn is over, unless a duty is open again."""
        if self.duty() is None:
            return self._finish()
        if self.phase is Phase.ENDING:
            self.phase = Phase.OPEN
            return Event("continued")
        self._referee.out_of_time(self.ticks)
        return self._finish()

    def _waited(self) -> list[Event]:
        """End a turn by itself (R18), or because time is up (R19)."""
        if self.ticks >= self.limit:
            self._withdraw()
            self.phase, self._since = Phase.TIMED_OUT, self.ticks
            return []
        if self.state.options.auto_end:
            idle = not self.held and not self._grabs() and self.duty() is None
            self._rested = self._rested + 1 if idle else 0
            if self._rested >= AUTO_END:
                return [self._finish()]
        return []

    def _finish(self) -> Event:
        """Collect what a fault takes, and say how everything lies."""
        taken = self._referee.taken(self.held)
        if self._timed_out and self.current is not None:
            # The turn was not finished, so its placement is undone; or else somebody could be
            # left without stones who has not won.
            taken = tuple(sorted({*taken, self.current}))
        kinds = self.world.record["kind"]
        down = [stone for stone in self.placed if kinds[stone] == FREE]
        placed = tuple(stone for stone in down if stone not in taken)
        area = [stone for stone in (*self.state.area, *placed) if stone not in taken]
        poses = {stone: Pose.of(self.world, stone) for stone in sorted(area)}
        cords = [loop(self.world.cord(cord)) for cord in range(len(self.state.cords))]
        before = self.state
        self.result = TurnResult(
            seat=self.seat,
            placed=placed,
            taken=tuple(stone for stone in taken if stone in (*before.area, *down)),
            incidents=self.incidents,
            rest=tuple((s, pose) for s, pose in poses.items() if pose != before.poses[s]),
            cords=tuple((c, now) for c, now in enumerate(cords) if now != before.cords[c]),
            ticks=self.ticks,
            track=self._track(),
        )
        self.phase = Phase.OVER
        return Event("over")

    def _track(self) -> bytes:
        """What moved; nobody has taken note of it."""
        return b""

    @property
    def _timed_out(self) -> bool:
        return any(incident.kind == "time" for incident in self._referee.incidents)

"""Many tables of Kluster at 60 Hz, the hands as arrays: docs/envs/kluster-batch.md."""

from collections.abc import Iterator, Mapping

import numpy as np
from numpy.typing import ArrayLike, NDArray

from klub.engine.contract import Json
from klub.engine.errors import Illegal
from klub.games.kluster import Options, State
from klub.games.kluster.input import Drag, End, Grab, Hand, Input, LetGo, PutBack, Release
from klub.games.kluster.physics import Runaway
from klub.games.kluster.physics.layout import HANDS
from klub.games.kluster.situation import Phase
from klub.research.batch.kluster.aims import aim
from klub.research.batch.kluster.brisk import STEPS
from klub.research.batch.kluster.order import HOLD, LET_GO, NOTHING, Order, order
from klub.research.batch.kluster.passage import EVENT, FAULT, REST, pass_each
from klub.research.batch.kluster.tables import Tables

PHASES = tuple(Phase)
"""How far a turn has come, as `phase` numbers it. Hands are only obeyed in the first."""


class KlusterControlBatch(Tables):
    """Independent tables with the same options; each call lets 1/60 s pass at all of them.

    All luck follows from ``seed``, whatever the number of ``threads``; 0 is all cores.
    """

    def __init__(
        self,
        tables: int,
        options: Mapping[str, Json] | Options | None = None,
        *,
        hands: int = 1,
        seed: int = 0,
        threads: int = 1,
        reward: str = "outcome",
        auto_reset: bool = True,
    ) -> None:
        if hands not in range(1, HANDS + 1):
            raise ValueError(f"a player has 1 or {HANDS} hands, not {hands!r}")
        self.hands = hands
        """How many hands of the seat to move are told what to do."""
        super().__init__(
            tables, options, seed=seed, threads=threads, reward=reward, auto_reset=auto_reset
        )

    def _prepare(self) -> None:
        tables = len(self)
        self.ticks = np.zeros(tables, np.int32)
        """Sixtieths of a second since the turn began."""
        self.phase = np.zeros(tables, np.int8)
        """How far the turn has come, by number in `PHASES`."""
        self.refused = np.zeros(tables, np.bool_)
        """Where something of the last step was against a rule, and left out; see `why`."""
        self.restarted = np.zeros(tables, np.bool_)
        """Where the world became impossible in the last step, and the turn began anew."""
        self.touched = np.zeros(tables, np.bool_)
        """Where stones have touched in this turn, the tick in which it ended included."""
        self.left = np.zeros(tables, np.bool_)
        """Where a stone has left the area in this turn, the tick in which it ended included."""
        self._why: dict[int, Illegal] = {}
        self._seen = np.zeros(tables, np.int64)
        self._placed = np.zeros(tables, np.bool_)
        self._patient = np.zeros(tables, np.bool_)
        self._late = np.zeros(tables, np.int64)

    @property
    def held(self) -> NDArray[np.int64]:
        """The stone in each hand, or -1: (tables, 2), a view."""
        return self._shown("hand", 2)

    @property
    def grabbed(self) -> NDArray[np.int64]:
        """The point of each cord that is held, or -1: (tables, cords), a view."""
        return self._shown("grab", len(self.options.boxes))

    def why(self, table: int) -> Illegal | None:
        """The first rule that refused something of the last step."""
        return self._why.get(table)

    def step(
        self,
        stone: ArrayLike,
        pose: ArrayLike,
        grip: ArrayLike = HOLD,
        *,
        end: ArrayLike = False,
        grab: ArrayLike | None = None,
        to: ArrayLike | None = None,
    ) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
        """Tell the hands what to do, and let 1/60 s pass: `rewards` and `done`, written in place.

        ``stone`` (tables, hands) is what a hand is to hold, -1 if it is not told; ``pose`` (tables,
        hands, 5) where: x, y, z in m, yaw and tilt in degrees. ``grip`` is 1 to hold, 0 to put the
        stone back, -1 to let it go. ``end`` ends the turn. ``grab`` (tables, cords) is the point at
        which a cord is held, or -1, and ``to`` (tables, cords, 2) where it is drawn.
        `ValueError` names the table at which this cannot be; nothing is then done at any.
        """
        told = order(len(self), self.hands, self.stones, (stone, pose, grip, end), grab, to)
        if told.grab is not None and told.grab.shape[1] != len(self.options.boxes):
            raise ValueError(f"grab has {len(self.options.boxes)} cord(s) a table")
        going = self.phase != PHASES.index(Phase.OVER)
        self.rewards[:], self.faults[:], self.refused[:], self.restarted[:] = 0, 0, False, False
        self.done[going] = False
        self._why.clear()
        self._obey(told)
        self._threads.run(len(self), lambda low, high: self._pass(slice(low, high), going))
        self.ticks[going] += 1
        self._look(going)
        return self.rewards, self.done

    def _obey(self, told: Order) -> None:
        """Do what is told. No rule is asked about a hand that only moves what it holds."""
        open_ = self.phase == PHASES.index(Phase.OPEN)
        held = self.held[:, : self.hands]
        moved = (told.grip == HOLD) & (told.stone != NOTHING)
        led = moved & (held == told.stone) & open_[:, None]
        tables, hands = np.nonzero(led)
        if len(tables):
            aim(self.records, tables, hands, told.stone[led], told.pose[led])
        other = (moved & ~led) | ((told.grip != HOLD) & (held != NOTHING))
        asked = other.any(axis=1) | told.end
        if told.grab is not None:
            asked |= ((told.grab != NOTHING) | (self.grabbed != NOTHING)).any(axis=1)
        for n in np.flatnonzero(asked & open_).tolist():
            self._ask(n, told, np.flatnonzero(other[n]).tolist())

    def _ask(self, n: int, told: Order, hands: list[int]) -> None:
        """Give a turn the inputs of one table; what a rule refuses is left out."""
        turn = self._turns[n]
        turn.ticks = int(self.ticks[n])
        for one in self._inputs(n, told, hands):
            try:
                turn.do(turn.seat, one)
            except Illegal as illegal:
                self.refused[n] = True
                self._why.setdefault(n, illegal)
        self._note(n)

    def _inputs(self, n: int, told: Order, hands: list[int]) -> Iterator[Input]:
        for hand in hands:
            grip = told.grip[n, hand]
            if grip == HOLD:
                yield Hand(hand, int(told.stone[n, hand]), *told.pose[n, hand].tolist())
            else:
                yield Release(hand) if grip == LET_GO else PutBack(hand)
        if told.grab is not None:
            yield from self._drawn(n, told)
        if told.end[n]:
            yield End()

    def _drawn(self, n: int, told: Order) -> Iterator[Input]:
        assert told.grab is not None
        assert told.to is not None
        for cord, node in enumerate(told.grab[n].tolist()):
            held = self.grabbed[n, cord] != NOTHING
            if node == NOTHING:
                if held:
                    yield LetGo(cord)
                continue
            if not held:
                yield Grab(cord, node)
            if self.grabbed[n, cord] != NOTHING:
                yield Drag(cord, *told.to[n, cord].tolist())

    def _pass(self, part: slice, going: NDArray[np.bool_]) -> None:
        pass_each(self.records[part], STEPS, going[part], self._seen[part])

    def _look(self, going: NDArray[np.bool_]) -> None:
        """Let the referee see the tables at which the last tick may have changed something."""
        seen, rests = self._seen, (self._seen & REST) != 0
        eventful = np.flatnonzero(seen & EVENT)
        self.touched[:], self.left[:] = False, False
        self.touched[eventful] = (self.records["touched"][eventful] != NOTHING).any(axis=(1, 2))
        self.left[eventful] = (self.records["left"][eventful] != NOTHING).any(axis=1)
        # A turn that ends by itself counts the ticks in which everything rests (R18).
        waits = self._placed & (rests | self.options.auto_end)
        ruled = self.phase != PHASES.index(Phase.OPEN)
        late = self.ticks >= self._late
        due = np.where(self._patient, rests | late, ((seen & EVENT) != 0) | waits | ruled | late)
        for n in np.flatnonzero(going & (due | ((seen & FAULT) != 0))).tolist():
            self._judge(n)

    def _judge(self, n: int) -> None:
        turn = self._turns[n]
        turn.ticks = int(self.ticks[n])
        try:
            turn.look()
        except Runaway:
            self._take_up(n, turn.state)
            self.restarted[n] = True
            return
        if turn.over:
            self._conclude(n)
        else:
            self._note(n)

    def _take_up(self, n: int, state: State) -> None:
        super()._take_up(n, state)
        self.ticks[n] = 0
        self._note(n)

    def _note(self, n: int) -> None:
        """Keep in arrays what decides whether a table has to be looked at."""
        turn = self._turns[n]
        phase = Phase.OVER if turn.state.over else turn.phase
        self.phase[n] = PHASES.index(phase)
        self._placed[n] = bool(turn.placed)
        self._patient[n] = turn.lost_for_good
        self._late[n] = turn.limit if phase is Phase.OPEN else turn.late
        self._tell(n)

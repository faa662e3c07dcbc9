"""How a turn stands, and what may be done in it now."""

from enum import Enum, auto
from math import dist, pi

import numpy as np

from klub.engine.contract import Seat
from klub.engine.errors import Illegal
from klub.games.kluster import rules
from klub.games.kluster.input import Drag, End, Grab, Hand, Input, LetGo, Log, PutBack, Release
from klub.games.kluster.physics import World
from klub.games.kluster.physics.layout import ABSENT, FREE, HANDS, NOBODY
from klub.games.kluster.referee import Referee
from klub.games.kluster.repair import separate
from klub.games.kluster.result import Incident
from klub.games.kluster.state import State

STANDING = pi / 4
"""rad. A stone whose face is at least this steep is on edge (R40)."""
TAKEN_AT = 0.12
"""m. A stone comes out of the stock into a hand at least this high above the table."""
ELBOW_ROOM = 5e-3
"""m between a stone that comes out of the stock and any other."""
MOST_INPUTS = 16
"""In one tick: for each hand and each cord twice as many as make sense."""


class Phase(Enum):
    """How far a turn has come."""

    OPEN = auto()
    """Inputs are taken."""
    ENDING = auto()
    """The player has ended it; it is over if everything still rests without the hands."""
    TIMED_OUT = auto()
    """Time is up; what moves may come to rest."""
    LOST = auto()
    """There was a fault; everything that moves comes to rest, to see what is taken (R13)."""
    OVER = auto()


class Inputs(list[tuple[int, Input]]):
    """What was done so far, each input with its tick; copies share them, for none ever changes."""

    def __deepcopy__(self, memo: object) -> "Inputs":
        return Inputs(self)


class Situation:
    """A turn as it is now: where everything is, and what the rules say to the next input."""

    def __init__(self, state: State, world: World | None = None) -> None:
        self.state = state
        self.seat = state.turn
        self.world = state.world() if world is None else world
        self.world.watch(whole=state.options.whole_stones)
        self.ticks = 0
        """Frames of 1/60 s since the turn began."""
        self.phase = Phase.OPEN
        self.placed: list[int] = []
        """Stones let go in this turn, the last being the current one."""
        self.complete = False
        """Whether the current placement has come to rest as it should; it is then done (R38)."""
        self._log = Inputs()
        self._referee = Referee(state.options)

    @property
    def over(self) -> bool:
        """Whether there is a result."""
        return self.phase is Phase.OVER

    @property
    def log(self) -> Log:
        """Every input so far, with its tick."""
        return tuple(self._log)

    @property
    def held(self) -> tuple[int, ...]:
        """The stones in the hands."""
        hands = self.world.record["hand"].tolist()
        return tuple([stone for stone in hands if stone != NOBODY])

    def in_hand(self, hand: int) -> int | None:
        """The stone in one hand."""
        stone = int(self.world.record["hand"][hand])
        return None if stone == NOBODY else stone

    @property
    def current(self) -> int | None:
        """The stone of the current placement; none while it is in a hand again (R38)."""
        if not self.placed or self.world.record["kind"][self.placed[-1]] != FREE:
            return None
        return self.placed[-1]

    @property
    def settled(self) -> bool:
        """Whether everything on the table rests."""
        return self.world.at_rest and not self._referee.undecided

    @property
    def incidents(self) -> tuple[Incident, ...]:
        """Why the turn is lost, if it is."""
        return tuple(self._referee.incidents)

    @property
    def ends_itself(self) -> bool:
        """Whether the turn comes to an end though the player does nothing (R18, R19)."""
        return self.state.options.auto_end or self.state.options.turn_timer is not None

    def stands(self, stone: int) -> bool:
        """Whether a stone is on edge (R40)."""
        return self.world.tilt(stone) >= STANDING

    def duty(self) -> Illegal | None:
        """What keeps the player from ending the turn, or ``None``."""
        if self.current is None:
            return Illegal("R19", "turn-nothing-placed")
        if not self.settled:
            return Illegal("R18", "turn-moving")
        if not self.complete:
            return Illegal("R38", "turn-flat", stone=self.current)
        if parted := separate(self.world, self.state.options):
            rule = "R34" if self.state.options.plus_connected else "R35"
            listed = ", ".join(map(str, parted))
            return Illegal(rule, "turn-parted", cords=listed, number=len(parted))
        return None

    def objection(self, seat: Seat, input_: Input) -> Illegal | None:
        """The rule that forbids an input now, or ``None``."""
        if seat != self.seat:
            return Illegal("4.5", "turn-not-yours", seat=seat, turn=self.seat)
        if self.phase is not Phase.OPEN:
            return Illegal("R13" if self.phase is Phase.LOST else "R18", "turn-closed")
        if len(self._log) >= MOST_INPUTS and self._log[-MOST_INPUTS][0] == self.ticks:
            return Illegal("4.6", "turn-inputs", most=MOST_INPUTS)
        match input_:
            case Hand():
                return self._objection_to_hand(input_)
            case Release(hand):
                return self._objection_to_release(hand)
            case PutBack(hand):
                return self._objection_to_putting_back(hand)
            case Grab(cord):
                return self._objection_to_grab(cord)
            case Drag(cord) | LetGo(cord):
                if self._cord(cord) is None or self.world.record["grab"][cord] == NOBODY:
                    return Illegal("R16", "turn-cord-not-held", cord=cord)
                return None
            case End():
                return self.duty()

    def _objection_to_hand(self, input_: Hand) -> Illegal | None:
        stone, before = input_.stone, self.in_hand(input_.hand)
        if stone == before:
            return None
        if stone in self.held:
            return Illegal("R21", "turn-other-hand", stone=stone)
        if before is not None and before in self.placed:
            return Illegal("R39", "turn-stand-first", stone=before)
        busy = len(self.held) + self._grabs() - (before is not None)
        if busy >= HANDS:
            return Illegal("R21", "turn-hands-full")
        tools = len(self.held) - (before is not None)
        if tools and self.state.options.tool == "one_hand":
            return Illegal("R21", "turn-one-hand")
        if stone < len(self.world.stones) and self.world.record["kind"][stone] == FREE:
            return self._objection_to_handling(stone)
        if stone not in self.state.stock:
            return Illegal("4.3", "turn-not-in-stock", stone=stone)
        return self._objection_to_coming(input_, before)

    def _objection_to_coming(self, input_: Hand, before: int | None) -> Illegal | None:
        """A stone comes out of the stock where nothing is, neither in a hand nor falling."""
        m, stones = self.world.record, self.world.stones
        start = (input_.x, input_.y, max(input_.z, TAKEN_AT))
        for other in np.flatnonzero(m["kind"] != ABSENT).tolist():
            reach = stones[input_.stone].length + stones[other].length + ELBOW_ROOM
            if other != before and dist(start, self.world.place(other)) < reach:
                return Illegal("4.6", "turn-in-the-way", stone=input_.stone, other=other)
        return None

    def _objection_to_handling(self, stone: int) -> Illegal | None:
        """Stones that are down are not handled, but for one that has fallen (R15, R39)."""
        if not self.state.options.equilibrium:
            return Illegal("R15", "turn-down", stone=stone)
        if stone != self.current or self.complete or self.stands(stone):
            return Illegal("R39", "turn-not-fallen", stone=stone)
        return None

    def _objection_to_release(self, hand: int) -> Illegal | None:
        stone = self.in_hand(hand)
        if stone is None:
            return Illegal("4.3", "turn-hand-empty", hand=hand)
        if illegal := self.objection_to_placing(stone):
            return illegal
        again = bool(self.placed) and stone == self.placed[-1]
        if self._inside(stone) or (self.state.options.drop_outside == "fault" and not again):
            return None
        return Illegal("R14", "turn-outside", stone=stone)

    def objection_to_placing(self, stone: int) -> Illegal | None:
        """Why a stone may not be placed now, wherever it is; one that has fallen always may."""
        if not self.placed or stone == self.placed[-1]:
            return None
        return rules.objection_to_more(self.state, len(self.placed)) or self._unfinished()

    def _unfinished(self) -> Illegal | None:
        """Whether the placement before an extra one is complete (R22, R38)."""
        if self.complete:
            return None
        if self.current is None or not self.settled:
            return Illegal("R22", "turn-more-moving")
        return Illegal("R38", "turn-flat", stone=self.current)

    def _objection_to_putting_back(self, hand: int) -> Illegal | None:
        stone = self.in_hand(hand)
        if stone is None:
            return Illegal("4.3", "turn-hand-empty", hand=hand)
        if stone in self.placed:
            return Illegal("R39", "turn-stand-first", stone=stone)
        return None

    def _objection_to_grab(self, cord: int) -> Illegal | None:
        if self._cord(cord) is None:
            return Illegal("R16", "turn-no-cord", cord=cord, last=len(self.state.cords) - 1)
        held = self.world.record["grab"][cord] != NOBODY
        if not held and len(self.held) + self._grabs() >= HANDS:
            return Illegal("R21", "turn-hands-full")
        return None

    def _inside(self, stone: int) -> bool:
        return self.world.in_area(stone, whole=self.state.options.whole_stones)

    def _cord(self, cord: int) -> int | None:
        return cord if cord < len(self.state.cords) else None

    def _grabs(self) -> int:
        return int((self.world.record["grab"][: len(self.state.cords)] != NOBODY).sum())

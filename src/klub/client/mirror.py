"""What lies where in a turn of Kluster that is being played, kept up to date from frames."""

from klub.wire.frame import Moved
from klub.wire.kluster import KlusterView, Numbers
from klub.wire.told import TurnEvent, TurnNow


class Mirror:
    """The table as the last frame left it."""

    def __init__(self) -> None:
        self.tick = 0
        """Frames of 1/60 s since the turn began."""
        self.poses: dict[int, Numbers] = {}
        """Stones on the table or in a hand: x, y, z in m and the quaternion w, x, y, z."""
        self.cords: dict[int, Numbers] = {}
        """x, y, x, y, … in m."""
        self.now: TurnNow | None = None
        """How far the turn has come; none between turns."""
        self.events: list[TurnEvent] = []
        """What happened in this turn besides movement."""
        self.course = 0
        """Grows when a turn begins anew, because the club was closed or the world went wrong."""

    def reset(self, view: KlusterView) -> None:
        """Begin again with what lies there between two turns."""
        self.tick, self.now = 0, None
        self.events.clear()
        self.poses = {n: stone.pose for n, stone in enumerate(view.stones) if stone.pose}
        self.cords = dict(enumerate(view.cords))

    def move(self, moved: Moved) -> None:
        """Take in what has moved."""
        self.tick = max(self.tick, moved.tick)  # a text may have overtaken the frame
        self.poses |= moved.stones
        for stone in moved.gone:
            self.poses.pop(stone, None)
        self.cords |= moved.cords

    def hear(self, told: TurnNow | TurnEvent) -> None:
        """Take in what is said of the turn."""
        # Within one course of a turn nothing that is said is earlier than what was shown before.
        if told.tick < self.tick or (isinstance(told, TurnEvent) and told.kind == "restarted"):
            self.course += 1
            self.events.clear()
        self.tick = told.tick
        if isinstance(told, TurnNow):
            self.now = told
        else:
            self.events.append(told)

    def doubt(self) -> None:
        """The line broke: how far the turn has come is not known until it is told again."""
        self.now = None

"""The world as Python sees it: stones, cords and hands in one record, stepped by the kernel."""

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from math import acos, ceil, cos, isfinite, sin, sqrt
from typing import Any

import numpy as np
from numpy.typing import NDArray

from klub.games.kluster.physics import area, loop, survey
from klub.games.kluster.physics.gap import gap
from klub.games.kluster.physics.layout import (
    ABSENT,
    AWAY,
    FINE,
    FREE,
    HANDS,
    HELD,
    NOBODY,
    NOT_FINITE,
    Floats,
    layout_for,
    settled,
)
from klub.games.kluster.physics.magnet import add_field, pair_force
from klub.games.kluster.physics.parameters import EDGE, HAND_SPEED, NODES, STEP
from klub.games.kluster.physics.pose import rotated
from klub.games.kluster.physics.step import lull, run_each
from klub.games.kluster.physics.stone import Stone

Vector = tuple[float, float, float]
Quaternion = tuple[float, float, float, float]

FRAME = 1 / 60
"""s. Hands are read and pictures drawn this often."""
SLOWEST_HAND = 0.01
"""m/s. What is left of a way is gone at least this fast."""
ALONE = np.zeros(1, np.int64)
"""Which of its records a world has: one."""


class Runaway(Exception):  # noqa: N818 (what happened, not whose error)
    """The world has become impossible; it stands still, and is of no more use."""


@dataclass(frozen=True, slots=True)
class Touch:
    """Two stones that have touched."""

    one: int
    other: int
    step: int
    """When they first did."""


def turned(yaw: float = 0.0, *, down: bool = False, tilt: float = 0.0) -> Quaternion:
    """How a stone is turned: about the vertical, face down or not, tipped over its long side."""
    about_x = tilt + (3.141592653589793 if down else 0.0)
    w, x, z = cos(about_x / 2), sin(about_x / 2), sin(yaw / 2)
    return w * cos(yaw / 2), x * cos(yaw / 2), x * z, w * z


class World:
    """Stones on a table, in cords, and in two hands."""

    def __init__(self, records: NDArray[np.void], stones: Sequence[Stone]) -> None:
        self.records = settled(records)
        self.stones = tuple(stones)

    @staticmethod
    def of(stones: Sequence[Stone], cords: Sequence[loop.Points] = (), dt: float = STEP) -> "World":
        """A table with these cords on it; every stone is still in somebody's stock."""
        if not 1e-4 <= dt <= 1 / 200:
            raise ValueError(f"a step takes from 0.0001 s to 0.005 s, not {dt} s")
        world = World(np.zeros(1, layout_for(len(stones), len(cords))), stones)
        m = world.record
        m["dt"], m["stones"], m["cords"], m["stale"] = dt, len(stones), len(cords), 1
        for nobody in ("touched", "hand", "grab", "left", "pushed"):
            m[nobody] = NOBODY
        m["turn"][:, 0] = 1.0
        m["place"][:, 0] = AWAY * (2 + np.arange(len(m["place"])))
        for i, stone in enumerate(stones):
            m["axes"][i] = stone.length, stone.width, stone.height
            m["mass"][i], m["moment"][i], m["inertia"][i] = stone.mass, stone.moment, stone.inertia
        for c, points in enumerate(cords):
            world.lay(c, points)
        return world

    @property
    def record(self) -> Any:
        """The one record, whose fields no type checker can know."""
        return self.records[0]

    def copy(self) -> "World":
        """The same world again, to be played on apart; one array copy."""
        return World(self.records.copy(), self.stones)

    def __reduce__(self) -> tuple[type["World"], tuple[NDArray[np.void], tuple[Stone, ...]]]:
        # What comes out of a pickle has a dtype of its own; __init__ settles it.
        return World, (self.records, self.stones)

    # --- Doing

    def put(self, i: int, place: Vector, turn: Quaternion) -> None:
        """Let stone ``i`` be at ``place``, at rest, as if it had always been there."""
        self._set(i, place, turn)
        self._now(i, FREE)

    def put_flat(self, i: int, x: float, y: float, yaw: float = 0.0, *, down: bool = False) -> None:
        """Let stone ``i`` lie flat on the table."""
        self.put(i, (x, y, self.stones[i].height), turned(yaw, down=down))

    def take(self, i: int) -> None:
        """Take stone ``i`` off the table, or out of a hand, into somebody's stock."""
        self._set(i, (AWAY * (2 + i), 0.0, 0.0), (1.0, 0.0, 0.0, 0.0), away=True)
        self._now(i, ABSENT)
        m = self.record
        m["hand"][m["hand"] == i] = NOBODY
        self.forget(i)

    def hold(self, hand: int, i: int, place: Vector, turn: Quaternion) -> None:
        """Take stone ``i`` out of the stock into a hand, at ``place``."""
        m = self.record
        self._hand(hand)
        if not 0 <= i < len(self.stones) or m["kind"][i] != ABSENT or m["hand"][hand] != NOBODY:
            raise ValueError(f"stone {i} is not in the stock, or hand {hand} is not empty")
        self._set(i, place, turn)
        self._now(i, HELD)
        m["hand"][hand] = i
        self.aim(hand, place, turn)

    def pick_up(self, hand: int, i: int) -> None:
        """Take stone ``i`` from the table into a hand, where it lies."""
        m = self.record
        self._hand(hand)
        if not 0 <= i < len(self.stones) or m["kind"][i] != FREE or m["hand"][hand] != NOBODY:
            raise ValueError(f"stone {i} is not on the table, or hand {hand} is not empty")
        m["speed"][i] = m["spin"][i] = 0.0
        self._now(i, HELD)
        m["hand"][hand] = i
        w, x, y, z = m["turn"][i].tolist()
        self.aim(hand, self.place(i), (w, x, y, z))

    def aim(self, hand: int, place: Vector, turn: Quaternion) -> None:
        """Say where a hand wants its stone; it takes a frame to go there, or longer if far."""
        m = self.record
        self._hand(hand)
        if m["hand"][hand] == NOBODY:
            raise ValueError(f"hand {hand} is empty")
        m["hand_place"][hand], m["hand_turn"][hand] = _checked(place), _unit(turn)
        # In this order, and by no library whose sums may differ from machine to machine.
        dx, dy, dz = (m["hand_place"][hand] - m["place"][m["hand"][hand]]).tolist()
        way = sqrt(dx * dx + dy * dy + dz * dz)
        m["hand_pace"][hand] = min(HAND_SPEED, max(SLOWEST_HAND, way / FRAME))

    def release(self, hand: int) -> int:
        """Let go of the stone in a hand; it keeps the speed it had. Which stone it was."""
        m = self.record
        self._hand(hand)
        i = int(m["hand"][hand])
        if i == NOBODY:
            raise ValueError(f"hand {hand} is empty")
        m["hand"][hand] = NOBODY
        self._now(i, FREE)
        return i

    def lay(self, cord: int, points: loop.Points, length: float | None = None) -> None:
        """Lay a cord, which then keeps its length, or has the one that is told.

        A cord at rest is a little shorter than it is long: what lies again as it lay before needs
        to be told.
        """
        self._cord(cord)
        if (
            points.shape != (NODES, 2)
            or not np.isfinite(points).all()
            or np.abs(points).max() > EDGE
        ):
            raise ValueError(f"a cord has {NODES} points on the table; klub lays them with `laid`")
        m = self.record
        m["node"][cord] = points.T
        m["node_speed"][cord] = 0.0
        m["link"][cord] = (length or loop.length(points[:, 0], points[:, 1])) / NODES
        m["cord_quiet"][cord] = 0

    def grab(self, cord: int, node: int) -> None:
        """Take hold of a point of a cord."""
        self._cord(cord)
        if not 0 <= node < NODES:
            raise ValueError(f"a cord has points 0 to {NODES - 1}, not {node}")
        m = self.record
        m["grab"][cord] = node
        m["grab_to"][cord] = m["node"][cord, :, node]

    def drag(self, cord: int, x: float, y: float) -> None:
        """Draw the point that is held to x, y."""
        self._cord(cord)
        self.record["grab_to"][cord] = _checked((x, y, 0.0))[:2]

    def let_go(self, cord: int) -> None:
        """Let a cord go."""
        self._cord(cord)
        self.record["grab"][cord] = NOBODY

    def run(self, seconds: float) -> None:
        """Let time pass; `Runaway` if the world has become impossible."""
        if not (isfinite(seconds) and 0 <= seconds <= 3600):
            raise ValueError(f"time passes by up to an hour, not {seconds} s")
        self.steps(ceil(seconds / self.record["dt"] - 1e-9))

    def steps(self, count: int) -> None:
        """Let so many steps pass."""
        run_each(self.records, ALONE, count)
        fault = self.record["fault"]
        if fault != FINE:
            not_finite = fault == NOT_FINITE
            what = "a number is not finite" if not_finite else "a stone is too fast to be true"
            raise Runaway(f"at step {self.record['steps']} {what}")

    def rest(self) -> None:
        """Let everything on the table sleep as it lies, until something disturbs it."""
        lull(self.record)

    def watch(self, *, whole: bool = False) -> None:
        """Note from now on which stones leave the area: their contact point, or any of them."""
        m = self.record
        m["watched"] = area.BY_RIM if whole else area.BY_CONTACT
        m["left"], m["room"] = NOBODY, 0.0

    def forget(self, i: int, j: int | None = None) -> None:
        """Forget that stone ``i`` has touched ``j``, or any other."""
        touched = self.record["touched"]
        if j is None:
            touched[i] = touched[:, i] = NOBODY
        else:
            touched[i, j] = touched[j, i] = NOBODY

    def settle(self, most: float = 10.0) -> bool:
        """Let time pass until everything rests, for ``most`` seconds; whether it does."""
        until = self.time + most
        while not self.at_rest and self.time < until:
            self.run(FRAME)
        return self.at_rest

    # --- Asking

    @property
    def time(self) -> float:
        """Seconds since the world began."""
        return float(self.record["steps"] * self.record["dt"])

    @property
    def on_table(self) -> list[int]:
        """The stones that nobody holds and that are not in a stock."""
        return np.flatnonzero(self.record["kind"][: len(self.stones)] == FREE).tolist()

    @property
    def at_rest(self) -> bool:
        """Whether every stone sleeps and every cord lies still."""
        return survey.at_rest(self.records)

    @property
    def still(self) -> bool:
        """Whether nothing will move until somebody does something."""
        return survey.still(self.records)

    @property
    def eventful(self) -> bool:
        """Whether there are `touches`, or stones that have `left`."""
        return survey.eventful(self.records)

    def movers(self, least: float) -> list[int]:
        """The stones on the table that go at ``least`` m/s."""
        found: list[int] = survey.movers(self.records, least).tolist()
        return found

    def place(self, i: int) -> Vector:
        """Where the middle of a stone is."""
        x, y, z = self.record["place"][i].tolist()
        return x, y, z

    def tilt(self, i: int) -> float:
        """The angle between a stone's face and the table: 0 lies flat, a right angle stands."""
        return acos(min(1.0, abs(float(self.record["frame"][i, 8]))))

    def face_up(self, i: int) -> bool:
        """Whether the face with the north pole is up."""
        return bool(self.record["frame"][i, 8] > 0)

    def contact_point(self, i: int) -> tuple[float, float]:
        """Where a stone touches the table, or would if it were let down."""
        x, y = area.contact(self.record, i)
        return float(x), float(y)

    def inside(self, i: int) -> list[int]:
        """The cords whose inside holds the contact point of a stone."""
        x, y = self.contact_point(i)
        cords = range(self.record["cords"])
        nodes = self.record["node"]
        return [c for c in cords if loop.winding(nodes[c, 0], nodes[c, 1], x, y) != 0]

    def in_area(self, i: int, *, whole: bool = False) -> bool:
        """Whether the contact point of a stone is in a cord, or all that it covers is in some."""
        if whole and not area.covers_inside(self.record, i):
            return False
        return bool(area.room(self.record, *self.contact_point(i)) > 0)

    def left(self) -> list[tuple[int, int]]:
        """Every stone that has left the area since somebody watches, with the step; first first."""
        steps = self.record["left"][: len(self.stones)]
        return sorted(
            ((int(i), int(steps[i])) for i in np.flatnonzero(steps != NOBODY)),
            key=lambda one: (one[1], one[0]),
        )

    def cord(self, c: int) -> loop.Points:
        """The points of a cord."""
        return np.asarray(self.record["node"][c].T.copy())

    def cords_cross(self, one: int, other: int) -> bool:
        """Whether two cords have a point in common."""
        a, b = self.record["node"][one], self.record["node"][other]
        return loop.cross(a[0], a[1], b[0], b[1])

    def gap(self, one: int, other: int) -> float:
        """Metres between two stones; negative where they overlap."""
        return gap(self.record, one, other, np.zeros(9))

    def pull(self, one: int, other: int) -> tuple[Floats, Floats, Floats]:
        """What two stones do to each other: force on ``other``, torque on ``one``, on ``other``."""
        if not 0 <= one < other < len(self.stones):
            raise ValueError(f"a pair is two stones, the lower first, not {one} and {other}")
        out = np.zeros(9)
        pair_force(self.record, one, other, out)
        return out[:3], out[3:6], out[6:]

    def touches(self) -> list[Touch]:
        """Every pair that has touched, the first to touch first."""
        touched = self.record["touched"]
        marked: list[list[int]] = np.argwhere(touched != NOBODY).tolist()
        found = [Touch(i, j, int(touched[i, j])) for i, j in marked if i < j]
        return sorted(found, key=lambda touch: (touch.step, touch.one, touch.other))

    def pushed(self, i: int, seconds: float) -> bool:
        """Whether a cord has pushed a stone within the last ``seconds``."""
        m = self.record
        return bool(m["pushed"][i] != NOBODY and (m["steps"] - m["pushed"][i]) * m["dt"] < seconds)

    def neighbours(self, i: int, count: int) -> list[tuple[int, float]]:
        """The stones nearest to stone ``i``, with the gap to each."""
        others = [j for j in self.on_table if j != i]
        gaps = sorted((self.gap(i, j), j) for j in others)
        return [(j, between) for between, j in gaps[:count]]

    def field(self, points: loop.Points, z: float = 0.0) -> Floats:
        """The magnetic field in T at points at height ``z``, one a row."""
        out = np.zeros((len(points), 3))
        for row, (x, y) in enumerate(points):
            add_field(self.record, x, y, z, out[row])
        return out

    def fingerprint(self) -> str:
        """A hash of where everything is, the same wherever the same things were done."""
        m = self.record
        parts = (m["place"], m["turn"], m["speed"], m["spin"], m["node"], m["touched"])
        return sha256(b"".join(part.tobytes() for part in parts)).hexdigest()

    # --- Within

    def _set(self, i: int, place: Vector, turn: Quaternion, *, away: bool = False) -> None:
        m = self.record
        if not 0 <= i < len(self.stones):
            raise ValueError(f"there are stones 0 to {len(self.stones) - 1}, not {i}")
        place, turn = (place if away else _checked(place)), _unit(turn)
        m["place"][i], m["turn"][i] = place, turn
        m["speed"][i] = m["spin"][i] = m["ground"][i] = 0.0

    def _hand(self, hand: int) -> None:
        if hand not in range(HANDS):
            raise ValueError(f"there are hands 0 to {HANDS - 1}, not {hand}")

    def _cord(self, cord: int) -> None:
        if cord not in range(self.record["cords"]):
            raise ValueError(f"there are {self.record['cords']} cords, and none is number {cord}")

    def _now(self, i: int, kind: int) -> None:
        m = self.record
        m["kind"][i], m["awake"][i], m["quiet"][i], m["stale"] = kind, 1, 0, 1
        m["left"][i], m["room"][i] = NOBODY, 0.0
        rotated(m, i)


def _checked(place: Vector) -> Vector:
    x, y, z = place
    if not (abs(x) <= EDGE and abs(y) <= EDGE and abs(z) <= EDGE):  # nor is it a NaN then
        raise ValueError(f"a place is within {EDGE} m of the middle of the table, not {place}")
    return place


def _unit(turn: Quaternion) -> Quaternion:
    if len(turn) == 4:
        w, x, y, z = turn
        size = sqrt(w * w + x * x + y * y + z * z)
        if isfinite(size) and size > 1e-6:
            return w / size, x / size, y / size, z / size
    raise ValueError(f"a turn is a quaternion that is not 0, not {turn}")

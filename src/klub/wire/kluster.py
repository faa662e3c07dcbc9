"""A game of Kluster as a client sees it between turns; during one, `frame` tells what moves."""

import msgspec

from klub.games.kluster.box import BOXES, kinds_of
from klub.games.kluster.pose import Pose
from klub.games.kluster.result import Incident, TurnResult
from klub.games.kluster.view import View

Numbers = tuple[float, ...]


class Stone(msgspec.Struct, frozen=True):
    """A stone, wherever it is."""

    kind: str
    """``trio`` or ``duo``."""
    size: tuple[float, float, float]
    """m. Half axes, the longest first."""
    holder: int
    """A seat; −1 in the area, −2 in the pool, −3 set aside."""
    pose: Numbers | None
    """In the area: x, y, z in m and the quaternion w, x, y, z."""


class Fault(msgspec.Struct, frozen=True):
    """A moment that made the last turn a fault."""

    kind: str
    stones: tuple[int, ...]
    seconds: float
    x: float
    y: float
    by: str | None
    """``placed``, ``held`` or ``cord``."""
    number: int | None
    """Which stone or cord."""


class LastTurn(msgspec.Struct, frozen=True):
    """What came of the turn before."""

    seat: int
    placed: tuple[int, ...]
    taken: tuple[int, ...]
    faults: tuple[Fault, ...]
    seconds: float


class KlusterView(msgspec.Struct, frozen=True, tag_field="game", tag="kluster"):
    """Everything that a client draws."""

    turn: int
    over: bool
    stones: tuple[Stone, ...]
    cords: tuple[Numbers, ...]
    """x, y, x, y, … in m."""
    counts: tuple[int, ...]
    """Stones that each seat holds."""
    stock: tuple[int, ...]
    """Stones that can be placed by the seat to move."""
    out: tuple[int, ...]
    """Who has been eliminated, the first first."""
    faults: tuple[int, ...]
    last: LastTurn | None
    reach: dict[str, float]
    """By kind of stone: m between two that lie flat, nearer than which they may begin to slide."""


def kluster_view(view: View) -> KlusterView:
    """What a client sees; in Kluster everybody sees the same."""
    state = view.state
    kinds = kinds_of(state.options.boxes)
    return KlusterView(
        turn=state.turn,
        over=state.over,
        stones=tuple(
            Stone(
                kind,
                (stone.length, stone.width, stone.height),
                holder,
                None if pose is None else posed(pose),
            )
            for kind, stone, holder, pose in zip(
                kinds, state.stones, state.holders, state.poses, strict=True
            )
        ),
        cords=tuple(tuple(value for point in cord for value in point) for cord in state.cords),
        counts=state.counts,
        stock=state.stock,
        out=tuple(state.out),
        faults=state.faults,
        last=None if state.last is None else _last(state.last),
        reach={name: BOXES[name].reach for name in state.options.boxes},
    )


def posed(pose: Pose) -> Numbers:
    """A pose as seven numbers."""
    return (*pose.place, *pose.turn)


def _last(result: TurnResult) -> LastTurn:
    return LastTurn(
        seat=result.seat,
        placed=result.placed,
        taken=result.taken,
        faults=tuple(map(_fault, result.incidents)),
        seconds=round(result.ticks / 60, 2),
    )


def _fault(incident: Incident) -> Fault:
    by = incident.by
    return Fault(
        kind=incident.kind,
        stones=incident.stones,
        seconds=round(incident.tick / 60, 2),
        x=incident.x,
        y=incident.y,
        by=by.kind if by else None,
        number=by.number if by else None,
    )

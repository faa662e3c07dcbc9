"""What a record keeps of a turn's result, so that a replay need not simulate it again."""

import struct
from base64 import b64decode, b64encode
from typing import Annotated, Literal

import msgspec

from klub.engine.contract import Json
from klub.engine.errors import Malformed
from klub.games.kluster.course import LONGEST_SETTLING, LONGEST_TURN
from klub.games.kluster.input import Hand
from klub.games.kluster.notation import Move
from klub.games.kluster.physics.parameters import EDGE, NODES
from klub.games.kluster.plan import Placement, Plan
from klub.games.kluster.pose import Loop, Pose
from klub.games.kluster.result import Cause, Incident, TurnResult
from klub.games.kluster.rules import objection_to_more
from klub.games.kluster.state import State
from klub.games.kluster.track import folded, unfolded

Stone = Annotated[int, msgspec.Meta(ge=0)]
FARTHEST = 2 * EDGE
"""m. Nothing flies farther."""
LINE = f"<{2 * NODES}f"
"""The points of a cord: x, y, x, y, … in single precision."""


class _Incident(msgspec.Struct, forbid_unknown_fields=True):
    kind: Literal["touch", "exit", "drop", "time"]
    stones: tuple[Stone, ...]
    tick: int
    x: float
    y: float
    by: tuple[Literal["placed", "held", "cord"], int] | None = None


class _Result(msgspec.Struct, forbid_unknown_fields=True):
    placed: tuple[Stone, ...]
    taken: tuple[Stone, ...]
    incidents: tuple[_Incident, ...]
    rest: tuple[tuple[Stone, float, float, float, float, float, float, float], ...]
    cords: tuple[tuple[Stone, str], ...]
    ticks: int
    track: str


def kept(result: TurnResult) -> Json:
    """``result`` as plain data."""
    incidents = [
        {
            "kind": one.kind,
            "stones": list(one.stones),
            "tick": one.tick,
            "x": one.x,
            "y": one.y,
            "by": None if one.by is None else [one.by.kind, one.by.number],
        }
        for one in result.incidents
    ]
    return {
        "placed": list(result.placed),
        "taken": list(result.taken),
        "incidents": incidents,
        "rest": [[stone, *map(_short, (*pose.place, *pose.turn))] for stone, pose in result.rest],
        "cords": [[cord, _packed_line(line)] for cord, line in result.cords],
        "ticks": result.ticks,
        "track": b64encode(folded(result.track)).decode(),
    }


def recalled(state: State, move: Move, data: Json) -> TurnResult:
    """What ``data`` tells came of ``move``; `Malformed` if that cannot be."""
    try:
        told = msgspec.convert(data, _Result)
        result = TurnResult(
            seat=state.turn,
            placed=told.placed,
            taken=told.taken,
            incidents=tuple(map(_incident, told.incidents)),
            rest=tuple((stone, _pose(*values)) for stone, *values in told.rest),
            cords=tuple((cord, _line(text)) for cord, text in told.cords),
            ticks=told.ticks,
            track=unfolded(b64decode(told.track, validate=True)),
        )
    except (msgspec.MsgspecError, ValueError, struct.error, OverflowError, Malformed) as error:
        raise Malformed("", 0, "result-invalid", detail=str(error)) from None
    if not (_fits(state, result) and _follows(state, move, result) and _possible(state, result)):
        raise Malformed("", 0, "result-invalid", detail="it does not follow from the turn")
    return result


def _follows(state: State, move: Move, result: TurnResult) -> bool:
    """Whether a turn could place what it is said to have placed, stone after stone (R22)."""
    handled = (
        {step.stone for step in move.steps if isinstance(step, Placement)}
        if isinstance(move, Plan)
        else {one.stone for _, one in move.log if isinstance(one, Hand)}
    )
    own = {stone for stone in (*result.placed, *result.taken) if stone in state.stock}
    more = range(1, len(own))
    return own <= handled and not any(objection_to_more(state, placed) for placed in more)


def _possible(state: State, result: TurnResult) -> bool:
    """Whether times and places are those of a turn."""
    return 0 < result.ticks <= LONGEST_TURN + 2 * LONGEST_SETTLING and all(
        0 <= one.tick <= result.ticks
        and abs(one.x) <= FARTHEST
        and abs(one.y) <= FARTHEST
        and all(stone < len(state.holders) for stone in one.stones)
        for one in result.incidents
    )


def _fits(state: State, result: TurnResult) -> bool:
    """Whether a result speaks of stones and cords that were where it takes them from."""
    area, stock = set(state.area), set(state.stock)
    placed, taken = set(result.placed), set(result.taken)
    lying = area | placed
    poses = {stone for stone, _ in result.rest}
    return (
        placed <= stock
        and taken <= area | stock
        and not placed & taken
        and placed <= poses <= lying - taken
        and {cord for cord, _ in result.cords} <= set(range(len(state.cords)))
        and (result.fault or (bool(placed) and not taken))
    )


def _incident(told: _Incident) -> Incident:
    by = None if told.by is None else Cause(*told.by)
    return Incident(told.kind, told.stones, told.tick, told.x, told.y, by)


def _short(value: float) -> float:
    """A number in single precision, with the nine digits that tell it exactly."""
    return float(f"{value:.9g}")


def _pose(*values: float) -> Pose:
    x, y, z, w, i, j, k = struct.unpack("<7f", struct.pack("<7f", *values))
    if (
        not all(abs(value) <= EDGE for value in (x, y, z))
        or not 0.9 < w * w + i * i + j * j + k * k < 1.1
    ):
        raise ValueError("a stone that is nowhere")
    return Pose((x, y, z), (w, i, j, k))


def _packed_line(line: Loop) -> str:
    return b64encode(struct.pack(LINE, *(value for point in line for value in point))).decode()


def _line(text: str) -> Loop:
    values = struct.unpack(LINE, b64decode(text, validate=True))
    if not all(abs(value) <= EDGE for value in values):
        raise ValueError("a cord that is nowhere")
    return tuple(zip(values[::2], values[1::2], strict=True))

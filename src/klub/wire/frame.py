"""Frames of a live turn of Kluster, packed: only what moved, in single precision.

A frame is little-endian: the length of the table's id and the id, the tick (4 bytes), then three
lists, each its length in a byte and its members: stones that moved (number in a byte, seven
floats), stones that are gone (a byte each), cords that moved (number in a byte, 128 floats).
"""

import struct
from dataclasses import dataclass

from klub.engine.errors import Malformed
from klub.games.kluster.frame import Frame
from klub.games.kluster.physics.parameters import NODES
from klub.wire.kluster import Numbers

STONE, CORD = struct.Struct("<B7f"), struct.Struct(f"<B{2 * NODES}f")
TICK = struct.Struct("<I")


@dataclass(frozen=True, slots=True)
class Moved:
    """A frame as a client reads it."""

    table: str
    tick: int
    stones: dict[int, Numbers]
    gone: tuple[int, ...]
    cords: dict[int, Numbers]


def packed(table: str, frame: Frame) -> bytes:
    """A frame as it is sent."""
    name = table.encode()
    parts = [bytes([len(name)]), name, TICK.pack(frame.tick), bytes([len(frame.stones)])]
    parts += [STONE.pack(stone, *place, *turn) for stone, (place, turn) in frame.stones.items()]
    parts += [bytes([len(frame.gone), *frame.gone]), bytes([len(frame.cords)])]
    for cord, line in frame.cords.items():
        parts.append(CORD.pack(cord, *(value for point in line for value in point)))
    return b"".join(parts)


def merged(earlier: Frame, later: Frame) -> Frame:
    """Two frames in one, for somebody who missed the first."""
    stones = {k: pose for k, pose in earlier.stones.items() if k not in later.gone}
    gone = tuple(stone for stone in earlier.gone if stone not in later.stones)
    return Frame(
        later.tick,
        stones=stones | later.stones,
        gone=tuple(sorted({*gone, *later.gone})),
        cords=earlier.cords | later.cords,
        events=(*earlier.events, *later.events),
    )


def unpacked(data: bytes) -> Moved:
    """A frame as it was sent; `Malformed` if it is none."""
    try:
        at = 1 + data[0]
        table = data[1:at].decode()
        (tick,) = TICK.unpack_from(data, at)
        at += TICK.size
        stones, at = _several(data, at, STONE)
        gone, at = tuple(data[at + 1 : at + 1 + data[at]]), at + 1 + data[at]
        cords, at = _several(data, at, CORD)
    except (IndexError, struct.error, UnicodeError):
        raise Malformed("", 0, "frame-invalid") from None
    if at != len(data):
        raise Malformed("", 0, "frame-invalid")
    return Moved(table, tick, stones, gone, cords)


def _several(data: bytes, at: int, form: struct.Struct) -> tuple[dict[int, Numbers], int]:
    count, at = data[at], at + 1
    found = {}
    for _ in range(count):
        number, *values = form.unpack_from(data, at)
        found[number] = tuple(values)
        at += form.size
    return found, at

"""The inputs of a turn: as text to be read, and packed to be kept.

Each input stands behind its tick and a colon:

| written | means |
| --- | --- |
| ``h0=5@-12.5,34,120,90u`` | hand 0 holds stone 5 there, 120 mm above the table; ``u45`` tilts it |
| ``h0!``, ``h0-`` | hand 0 lets go; puts its stone back into the stock |
| ``c0.17``, ``c0>120,40``, ``c0-`` | take hold of cord 0 at point 17; draw it; let it go |
| ``.`` | the turn ends |
"""

import re
import zlib
from base64 import b64decode, b64encode
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import TypeVar

from klub.engine.errors import Malformed
from klub.games.kluster.course import LONGEST_TURN
from klub.games.kluster.input import (
    STEPS_PER_DEGREE,
    STEPS_PER_MM,
    Drag,
    End,
    Grab,
    Hand,
    Input,
    LetGo,
    Log,
    PutBack,
    Release,
)
from klub.games.kluster.packed import Numbers, packed
from klub.games.kluster.situation import MOST_INPUTS

T = TypeVar("T")

NUMBER = r"(-?[0-9]{1,4}(?:\.[0-9]{1,3})?)"
LARGEST_LOG = 2_000_000
"""Bytes of a turn's inputs, unpacked."""


def metres(mm: str) -> float:
    """A number of millimetres, in metres."""
    return float(mm) / 1000


def millimetres(m: float) -> str:
    """A length in millimetres, as exactly as it is kept."""
    return f"{round(m * 1000 * STEPS_PER_MM) / STEPS_PER_MM:g}"


def made(text: str, at: int, make: Callable[[], T]) -> T:
    """What ``make`` makes of a part of ``text``; what it refuses is told of the whole."""
    try:
        return make()
    except Malformed as malformed:
        raise Malformed(text, at + malformed.at, malformed.message, **malformed.arguments) from None


def write_log(log: Iterable[tuple[int, Input]]) -> str:
    """The inputs of a turn as text."""
    return " ".join(f"{tick}:{write_input(one)}" for tick, one in log)


def write_input(one: Input) -> str:
    """One input as text."""
    match one:
        case Hand(hand, stone, x, y, z, yaw, tilt, down):
            turned = f"{yaw:g}{'d' if down else 'u'}{f'{tilt:g}' if tilt else ''}"
            return f"h{hand}={stone}@{millimetres(x)},{millimetres(y)},{millimetres(z)},{turned}"
        case Release(hand):
            return f"h{hand}!"
        case PutBack(hand):
            return f"h{hand}-"
        case Grab(cord, node):
            return f"c{cord}.{node}"
        case Drag(cord, x, y):
            return f"c{cord}>{millimetres(x)},{millimetres(y)}"
        case LetGo(cord):
            return f"c{cord}-"
        case End():
            return "."


INPUTS: tuple[tuple[re.Pattern[str], Callable[..., Input]], ...] = (
    (
        re.compile(
            rf"h([0-9])=([0-9]{{1,2}})@{NUMBER},{NUMBER},{NUMBER},{NUMBER}([ud])(?:{NUMBER})?"
        ),
        lambda hand, stone, x, y, z, yaw, face, tilt: Hand(
            int(hand),
            int(stone),
            metres(x),
            metres(y),
            metres(z),
            float(yaw),
            float(tilt or 0),
            face == "d",
        ),
    ),
    (re.compile(r"h([0-9])!"), lambda hand: Release(int(hand))),
    (re.compile(r"h([0-9])-"), lambda hand: PutBack(int(hand))),
    (re.compile(r"c([0-9])\.([0-9]{1,2})"), lambda cord, node: Grab(int(cord), int(node))),
    (
        re.compile(rf"c([0-9])>{NUMBER},{NUMBER}"),
        lambda cord, x, y: Drag(int(cord), metres(x), metres(y)),
    ),
    (re.compile(r"c([0-9])-"), lambda cord: LetGo(int(cord))),
    (re.compile(r"\."), End),
)
"""How each input is written, and what it is then."""


def log(text: str) -> Log:
    """The inputs of a turn in ``text``."""
    read: list[tuple[int, Input]] = []
    at = 0
    for word in text.split(" "):
        found = re.fullmatch(r"([0-9]{1,6}):(.+)", word)
        tick = int(found[1]) if found else 0
        if not found or tick > LONGEST_TURN or (read and tick < read[-1][0]):
            raise Malformed(text, at, "notation-input")
        for pattern, make in INPUTS:
            if parts := pattern.fullmatch(found[2]):
                read.append((tick, made(text, at, partial(make, *parts.groups()))))
                break
        else:
            raise Malformed(text, at, "notation-input")
        at += len(word) + 1
    return tuple(read)


KINDS: tuple[type[Input], ...] = (Hand, Release, PutBack, Grab, Drag, LetGo, End)
FIELDS = {
    Hand: ("hand", "stone", "x", "y", "z", "yaw", "tilt", "down"),
    Release: ("hand",),
    PutBack: ("hand",),
    Grab: ("cord", "node"),
    Drag: ("cord", "x", "y"),
    LetGo: ("cord",),
    End: (),
}
SCALES = dict.fromkeys("xyz", 1000 * STEPS_PER_MM) | dict.fromkeys(
    ("yaw", "tilt"), STEPS_PER_DEGREE
)


def packed_log(log: Log) -> str:
    """The inputs of a turn in few characters: each number as its difference from the one before.

    All ticks come first, then all kinds, then field after field, so that like stands by like.
    """
    columns: dict[tuple[type[Input], str], list[int]] = {}
    for _, one in log:
        for name in FIELDS[type(one)]:
            value = round(getattr(one, name) * SCALES.get(name, 1))
            columns.setdefault((type(one), name), []).append(value)
    numbers = [len(log), *_steps([tick for tick, _ in log])]
    numbers += [KINDS.index(type(one)) for _, one in log]
    for kind in KINDS:
        for name in FIELDS[kind]:
            numbers += _steps(columns.get((kind, name), []))
    return b64encode(zlib.compress(packed(numbers), 9)).decode()


def unpacked_log(text: str) -> Log:
    """The inputs that were packed into ``text``."""
    try:
        unpacker = zlib.decompressobj()
        data = unpacker.decompress(b64decode(text, validate=True), LARGEST_LOG)
        return _unpacked(Numbers(data))
    except (ValueError, zlib.error, IndexError, OverflowError, Malformed):
        raise Malformed(text, 0, "notation-packed") from None


def _unpacked(numbers: Numbers) -> Log:
    count = numbers.next()
    if not 0 < count <= LARGEST_LOG:
        raise ValueError
    ticks = _sums([numbers.next() for _ in range(count)])
    if ticks[0] < 0 or ticks[-1] > LONGEST_TURN or ticks != sorted(ticks):
        raise ValueError
    if any(ticks[k] == ticks[k + MOST_INPUTS] for k in range(count - MOST_INPUTS)):
        raise ValueError
    kinds = [_kind(numbers.next()) for _ in range(count)]
    rows: dict[type[Input], list[list[float]]] = {}
    for kind in KINDS:
        columns = []
        for name in FIELDS[kind]:
            whole = _sums([numbers.next() for _ in range(kinds.count(kind))])
            scale = SCALES.get(name)
            columns.append([value / scale for value in whole] if scale else whole)
        rows[kind] = [list(row) for row in zip(*columns, strict=True)][::-1]
    log: list[tuple[int, Input]] = []
    for tick, kind in zip(ticks, kinds, strict=True):
        values = dict(zip(FIELDS[kind], rows[kind].pop() if FIELDS[kind] else (), strict=True))
        if "down" in values:
            values["down"] = bool(values["down"])
        log.append((tick, kind(**values)))  # type: ignore[arg-type]  # each kind has its own fields
    return tuple(log)


def _kind(number: int) -> type[Input]:
    if number < 0:
        raise ValueError
    return KINDS[number]


def _steps(values: Sequence[int]) -> list[int]:
    return [b - a for a, b in zip([0, *values], values, strict=False)]


def _sums(steps: Iterable[int]) -> list[int]:
    total, sums = 0, []
    for one in steps:
        total += one
        sums.append(total)
    return sums

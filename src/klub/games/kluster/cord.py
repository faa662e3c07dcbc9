"""How a cord lies before the game, as it is typed: a shape somewhere, or an outline of its own.

``oval`` is laid by preset, ``oval@120,0`` has its middle at 120,0, ``oval@120,0,90`` is turned by
90 degrees as well, and ``0,0 200,0 200,120`` runs through these points. All are in mm; the length
of a cord is its own, so that outlines are only its shape (R17). Several cords are parted by ``;``.
"""

import re
from dataclasses import dataclass

from klub.engine.contract import Json
from klub.engine.options import refused
from klub.games.kluster.outline import OUTLINES

Point = tuple[float, float]

FARTHEST = 1500
"""mm from the middle of the table."""
FULL_TURN = 360
LONGEST = 10_000
"""Characters: more than anyone types, and than 8 cords of 64 points take."""
EXPECTED = (
    f"cords parted by “;”, each {', '.join(OUTLINES)}, perhaps with a place in mm and a turn in"
    f" degrees (oval@120,0,90), or three or more points (0,0 200,0 200,120), up to {FARTHEST} mm"
    " from the middle"
)
NUMBER = re.compile(r"-?[0-9]{1,4}(\.[0-9]{1,3})?")
SHAPE = re.compile("|".join(sorted(OUTLINES, key=len, reverse=True)))
BLANKS = re.compile(" *")


@dataclass(frozen=True, slots=True)
class Cord:
    """How one cord lies."""

    shape: str = ""
    """One of `OUTLINES`; none if it has an outline of its own."""
    place: Point | None = None
    """mm, its middle; ``None`` is laid by preset."""
    turn: float = 0.0
    """Degrees, against the clock."""
    outline: tuple[Point, ...] = ()
    """mm."""

    def __str__(self) -> str:
        if self.outline:
            return " ".join(map(_point, self.outline))
        if self.place is None:
            return self.shape
        turn = f",{_number(self.turn)}" if self.turn else ""
        return f"{self.shape}@{_point(self.place)}{turn}"


@dataclass(frozen=True, slots=True)
class Cords:
    """How some or all cords lie, as text or as a list with a text for each; empty is by preset."""

    def read(self, key: str, value: Json) -> tuple[str, ...]:
        """The text of each cord, written in the one way that `Cord` writes it."""
        if isinstance(value, list | tuple) and all(isinstance(cord, str) for cord in value):
            value = ";".join(map(str, value))
        if not isinstance(value, str) or len(value) > LONGEST:
            raise refused(key, value, EXPECTED)
        try:
            return tuple(map(str, cords(value)))
        except _Stopped as stopped:
            raise refused(key, value, EXPECTED, stopped.at) from None


def cords(text: str) -> tuple[Cord, ...]:
    """The cords in ``text``."""
    reader = _Reader(text)
    reader.skip()
    if reader.ended:
        return ()
    read = [reader.cord()]
    while not reader.ended:
        reader.literal(";")
        read.append(reader.cord())
    return tuple(read)


class _Stopped(Exception):  # noqa: N818 (what happened, not whose error)
    """Text that is no cord from the character ``at`` on."""

    def __init__(self, at: int) -> None:
        super().__init__(at)
        self.at = at


class _Reader:
    """Reads a text from left to right."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0

    @property
    def ended(self) -> bool:
        return self.at == len(self.text)

    def cord(self) -> Cord:
        self.skip()
        start = self.at
        if shape := self.taken(SHAPE):
            cord = self.placed(shape)
        else:
            outline = [self.point()]
            self.skip()
            while not self.ended and self.text[self.at] != ";":
                outline.append(self.point())
                self.skip()
            if len(outline) < 3:
                raise _Stopped(self.at)
            if len(set(outline)) < 2:
                raise _Stopped(start)
            cord = Cord(outline=tuple(outline))
        self.skip()
        return cord

    def placed(self, shape: str) -> Cord:
        if self.text[self.at : self.at + 1] != "@":
            return Cord(shape)
        self.at += 1
        place = self.point()
        if self.text[self.at : self.at + 1] != ",":
            return Cord(shape, place)
        self.at += 1
        return Cord(shape, place, self.number(FULL_TURN) % FULL_TURN)

    def point(self) -> Point:
        x = self.number(FARTHEST)
        self.literal(",")
        return x, self.number(FARTHEST)

    def number(self, most: int) -> float:
        start = self.at
        number = float(self.taken(NUMBER) or "nan")
        if abs(number) <= most:
            return number + 0.0  # so that −0 is 0
        raise _Stopped(start)

    def literal(self, sign: str) -> None:
        if self.text[self.at : self.at + 1] != sign:
            raise _Stopped(self.at)
        self.at += 1

    def taken(self, pattern: re.Pattern[str]) -> str:
        found = pattern.match(self.text, self.at)
        self.at = found.end() if found else self.at
        return found[0] if found else ""

    def skip(self) -> None:
        self.taken(BLANKS)


def _point(point: Point) -> str:
    return ",".join(map(_number, point))


def _number(value: float) -> str:
    return f"{value:.3f}".rstrip("0").rstrip(".")

"""Turns as text.

| written | means |
| --- | --- |
| ``5@-12.5,34,90u`` | place stone 5 at x −12.5 mm, y 34 mm, turned by 90°, north face up |
| ``5@0,0,0d``, ``5@0,0,0e`` | the other face up; standing on its edge |
| ``5@-12.5,34,90u<0,-200`` | the same by a hand that comes from x 0 mm, y −200 mm |
| ``c0.17>120,40`` | draw point 17 of cord 0 to x 120 mm, y 40 mm |
| ``0 c0.17>120,40 5@90,30,0u`` | a whole turn of seat 0: steps in order, then its end |
| ``0 *eJxj…`` | a turn that was played by hand: its inputs, packed as `log` does |
"""

import re
from collections.abc import Iterator, Sequence
from functools import partial

from klub.engine.contract import Seat
from klub.engine.errors import Malformed
from klub.games.kluster.log import NUMBER, made, metres, millimetres, packed_log, unpacked_log
from klub.games.kluster.plan import Face, Placement, Plan, Played, Pull, Step

Move = Plan | Played

FACES: dict[str, Face] = {"u": "up", "d": "down", "e": "edge"}
LETTERS = {face: letter for letter, face in FACES.items()}
PLACEMENT = re.compile(
    rf"([0-9]{{1,2}})@{NUMBER},{NUMBER}(?:,{NUMBER})?([ude])?(?:<{NUMBER},{NUMBER})?"
)
PLACEMENT_PARTS = (
    r"[0-9]{1,2}",
    r"@",
    NUMBER,
    r",",
    NUMBER,
    r",",
    NUMBER,
    r"[ude]",
)
START_PARTS = (r"<", NUMBER, r",", NUMBER)
"""A placement, and where the hand comes from."""
PULL_PARTS = (r"c", r"[0-9]", r"\.", r"[0-9]{1,2}", r">", NUMBER, r",", NUMBER)
PULL = re.compile(rf"c([0-9])\.([0-9]{{1,2}})>{NUMBER},{NUMBER}")
SEAT = re.compile(r"([0-9]{1,2}) ")
MOST_STEPS = 400
"""Steps of a plan: an Expert turn with many attempts at Equilibrium has fewer."""


def step(text: str) -> Step:
    """The placement or pull in ``text``; `Malformed` says where it stops being one."""
    if text.startswith("c"):
        found = PULL.fullmatch(text)
        if not found:
            raise Malformed(text, _stopped(text, PULL_PARTS), "notation-pull")
        cord, node, x, y = found.groups()
        return made(text, 0, lambda: Pull(int(cord), int(node), metres(x), metres(y)))
    found = PLACEMENT.fullmatch(text)
    if not found:
        at = max(_stopped(text, parts) for parts in _placements())
        raise Malformed(text, at, "notation-placement")
    stone, x, y, yaw, face, *begun = found.groups()
    start = (metres(begun[0]), metres(begun[1])) if begun[0] else None
    return made(
        text,
        0,
        lambda: Placement(
            int(stone), metres(x), metres(y), float(yaw or 0), FACES[face or "u"], start
        ),
    )


def write_step(step: Step) -> str:
    """A placement or a pull as text."""
    match step:
        case Placement(stone, x, y, yaw, face, start):
            begun = f"<{','.join(map(millimetres, start))}" if start else ""
            return f"{stone}@{millimetres(x)},{millimetres(y)},{yaw:g}{LETTERS[face]}{begun}"
        case Pull(cord, node, x, y):
            return f"c{cord}.{node}>{millimetres(x)},{millimetres(y)}"


def plan(text: str) -> Plan:
    """The steps in ``text``, with blanks between them."""
    words = [(word.start(), word[0]) for word in re.finditer(r"\S+", text)]
    if not 0 < len(words) <= MOST_STEPS:
        raise Malformed(text, 0, "notation-steps", most=MOST_STEPS)
    return Plan(tuple(made(text, at, partial(step, word)) for at, word in words))


def move(text: str) -> Move:
    """The turn in ``text``."""
    if text.startswith("*"):
        return Played(made(text, 1, partial(unpacked_log, text[1:])))
    return plan(text)


def write_move(move: Move) -> str:
    """A turn as text."""
    if isinstance(move, Played):
        return f"*{packed_log(move.log)}"
    return " ".join(map(write_step, move.steps))


def turn(line: str) -> tuple[Seat, Move]:
    """The turn in a line of a record, with its seat."""
    found = SEAT.match(line)
    if not found:
        raise Malformed(line, 0, "notation-seat")
    return Seat(int(found[1])), made(line, found.end(), partial(move, line[found.end() :]))


def write_turn(seat: Seat, move: Move) -> str:
    """A line of a record."""
    return f"{seat} {write_move(move)}"


def _placements() -> Iterator[tuple[str, ...]]:
    """The parts of a placement, with and without those that may be left out."""
    for known in (PLACEMENT_PARTS[:5], PLACEMENT_PARTS[:7]):
        for face in ((), PLACEMENT_PARTS[7:]):
            yield (*known, *face, *START_PARTS)


def _stopped(text: str, parts: Sequence[str]) -> int:
    """The character at which ``text`` stops to be what the ``parts`` say."""
    at = 0
    for part in parts:
        found = re.compile(part).match(text, at)
        if not found:
            break
        at = found.end()
    return at

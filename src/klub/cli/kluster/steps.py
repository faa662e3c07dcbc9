"""One step of a turn as it is typed: a placement or a pull on a cord.

| typed | means |
| --- | --- |
| ``5 -12 34`` | stone 5 at x −12 mm, y 34 mm |
| ``-12 34`` | the first stone of the stock there |
| ``5 near 3``, ``5 free`` | beside stone 3; where there is most room |
| ``5 -12 34 down turn 90`` | its other face up, turned by 90°; ``edge`` stands it up |
| ``pull 3h 30`` | the cord's point at 3 o'clock, 30 mm away from its middle |
| ``pull 3h 120 40``, ``pull 0.17 120 40`` | that point, or point 17 of cord 0, to x 120, y 40 |

Full notation, such as ``5@-12,34,90u`` and ``c0.17>120,40``, is read as well.
"""

import re
from math import cos, hypot, pi, sin
from random import Random

import numpy as np

from klub.cli.kluster.news import runs
from klub.cli.kluster.place import free_place, near_place
from klub.engine.errors import Malformed, Refusal
from klub.games.kluster import notation
from klub.games.kluster.physics.parameters import NODES
from klub.games.kluster.plan import Face, Placement, Pull, Step
from klub.games.kluster.turn import Turn

NUMBER = re.compile(r"-?\d{1,4}(\.\d{1,3})?")
STONE = re.compile(r"\d{1,2}")
GRIP = re.compile(r"(?:(\d)\.)?(\d{1,2})(h?)")
FARTHEST = 1500
"""mm from the middle of the table."""
FACES: dict[str, Face] = {"up": "up", "down": "down", "edge": "edge"}
WRITTEN = re.compile(r"\d+@|c\d\.")
"""How a step in full notation begins."""


def parts(words: str) -> list[str]:
    """The steps in a line: those that are typed in words are parted by semicolons."""
    found: list[str] = []
    for part in words.split(";"):
        written = part.split()
        if written and all(map(WRITTEN.match, written)):
            found += written
        else:
            found.append(" ".join(written))
    return found


def step(words: str, turn: Turn, rng: Random) -> Step:
    """The step in ``words``, for a player who has come so far in a turn."""
    if WRITTEN.match(words):
        return notation.step(words)
    said = words.replace(",", " ").replace("−", "-").lower().split()
    if said and said[0] == "pull":
        return _pull(words, said[1:], turn)
    return _placement(words, said, turn, rng)


def _placement(words: str, said: list[str], turn: Turn, rng: Random) -> Placement:
    said, face, yaw = _ways(words, said, turn)
    number, said = _stone(words, said, turn)

    def placed(x: float, y: float) -> Placement:
        return Placement(number, x, y, yaw, face)

    match said:
        case ["free"]:
            return placed(*free_place(turn.world))
        case ["near", other] if STONE.fullmatch(other):
            return placed(*near_place(turn.world, int(other), placed, rng))
        case [x, y] if NUMBER.fullmatch(x) and NUMBER.fullmatch(y):
            return placed(_metres(words, x), _metres(words, y))
    raise Malformed(words, 0, "typed-placement")


def _ways(words: str, said: list[str], turn: Turn) -> tuple[list[str], Face, float]:
    """What is left of the words without those that say how a stone is turned, and these."""
    face: Face | None = None
    yaw, left = None, []
    while said:
        word, *said = said
        if word in FACES:
            if face not in (None, FACES[word]):
                raise Refusal("typed-ways", one=str(face), other=word)
            face = FACES[word]
        elif word == "turn":
            if not (said and NUMBER.fullmatch(said[0])):
                raise Malformed(words, words.lower().index("turn"), "typed-turn")
            if yaw is not None:
                raise Refusal("typed-ways", one=f"turn {yaw:g}", other=f"turn {said[0]}")
            yaw = float(said.pop(0))
        else:
            left.append(word)
    usual: Face = "edge" if turn.state.options.equilibrium else "up"
    return left, face or usual, yaw or 0.0


def _stone(words: str, said: list[str], turn: Turn) -> tuple[int, list[str]]:
    """The stone that is named, or the first that can be placed; and the other words."""
    stock = [stone for stone in turn.state.stock if stone not in turn.placed]
    named = said and STONE.fullmatch(said[0]) and len(said) != 2
    named = named or (len(said) == 2 and said[1] == "free")
    if not named:
        if not stock:
            raise Refusal("typed-no-stone")
        return stock[0], said
    if not STONE.fullmatch(said[0]):
        raise Malformed(words, 0, "typed-placement")
    number = int(said[0])
    if number not in stock and number != turn.current:
        raise Refusal("typed-not-in-stock", stone=number, stock=runs(stock))
    return number, said[1:]


def _pull(words: str, said: list[str], turn: Turn) -> Pull:
    grip = GRIP.fullmatch(said[0]) if said else None
    if not grip or len(said) not in (2, 3) or not all(map(NUMBER.fullmatch, said[1:])):
        raise Malformed(words, 0, "typed-pull")
    cord, point = int(grip[1] or 0), int(grip[2])
    if cord >= len(turn.state.cords):
        raise Refusal("turn-no-cord", cord=cord, last=len(turn.state.cords) - 1)
    line = turn.world.cord(cord)
    middle = line.mean(axis=0)
    if grip[3]:
        if not 1 <= point <= 12:
            raise Malformed(words, words.index(said[0]), "typed-hour")
        point = at_hour(line - middle, point)
    elif point >= NODES or grip[1] is None:
        raise Malformed(words, words.index(said[0]), "typed-pull")
    if len(said) == 3:
        return Pull(cord, point, _metres(words, said[1]), _metres(words, said[2]))
    x, y = line[point].tolist()
    way_x, way_y = (line[point] - middle).tolist()
    far = _metres(words, said[1]) / max(hypot(way_x, way_y), 1e-9)
    return Pull(cord, point, x + way_x * far, y + way_y * far)


def at_hour(ways: np.ndarray[tuple[int, ...], np.dtype[np.float64]], hour: int) -> int:
    """The point of a cord that is seen at this hour of the clock from the cord's middle."""
    angle = pi / 2 - hour * pi / 6
    along = ways @ np.array([cos(angle), sin(angle)])
    return int((along / np.hypot(ways[:, 0], ways[:, 1])).argmax())


def _metres(words: str, number: str) -> float:
    if abs(float(number)) > FARTHEST:
        raise Malformed(words, max(0, words.find(number)), "typed-far", most=str(FARTHEST))
    return float(number) / 1000

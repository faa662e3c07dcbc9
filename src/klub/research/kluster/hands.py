"""What the numbers of a control action ask two hands to do, as the inputs of a turn."""

from collections.abc import Iterator

import numpy as np

from klub.games.kluster.input import Drag, End, Grab, Hand, Input, LetGo, PutBack, Release
from klub.games.kluster.physics.layout import HANDS, NOBODY
from klub.games.kluster.physics.parameters import NODES
from klub.games.kluster.turn import Turn
from klub.research.kluster.action import chosen
from klub.research.kluster.ground import Ground
from klub.research.kluster.sight import placeable

HAND = ("stone", "x", "y", "z", "yaw", "tilt", "grip")
CORD = ("cord", "node", "cord x", "cord y", "pull")
END = "end"
TOP = 0.2
"""m. How high z = 1 is: from there a stone is not felt by those on the table."""
HALF_TURN = 180
"""Degrees."""
FIRM = 1 / 3
"""A grip above this holds a stone, below its opposite lets it go, and between puts it back."""


def parts(hands: int, *, cords: bool) -> tuple[str, ...]:
    """The name of each number of an action."""
    if hands not in range(1, HANDS + 1):
        raise ValueError(f"a player has 1 or {HANDS} hands, not {hands!r}")
    names = [f"hand {hand} {part}" for hand in range(hands) for part in HAND]
    return (*names, *(CORD if cords else ()), END)


class Hands:
    """Turns actions into inputs; a hand that is where it was told to be is not told again."""

    def __init__(self, ground: Ground, hands: int, *, cords: bool) -> None:
        self._ground, self._hands, self._cords = ground, hands, cords
        self._aims: dict[int | str, Input] = {}
        """Where each hand was last told to be, and the one at a cord."""

    def forget(self) -> None:
        """A turn begins, with empty hands."""
        self._aims = {}

    def inputs(self, turn: Turn, numbers: list[float]) -> Iterator[Input]:
        """The inputs that an action asks for now, each made when those before it are done."""
        for hand in range(self._hands):
            row = numbers[hand * len(HAND) : (hand + 1) * len(HAND)]
            if (one := self._hand(turn, hand, row)) and self._aims.get(hand) != one:
                yield one
        if self._cords:
            at = self._hands * len(HAND)
            for one in self._cord(turn, numbers[at : at + len(CORD)]):
                if self._aims.get("cord") != one:
                    yield one
        if numbers[-1] > 0:
            yield End()

    def did(self, one: Input) -> None:
        """Take note of an input that was not refused."""
        match one:
            case Hand(hand):
                self._aims[hand] = one
            case Release(hand) | PutBack(hand):
                self._aims.pop(hand, None)
            case Drag():
                self._aims["cord"] = one
            case LetGo():
                self._aims.pop("cord", None)

    def _hand(self, turn: Turn, hand: int, row: list[float]) -> Input | None:
        stone, across, up, height, yaw, tilt, grip = row
        held = turn.in_hand(hand)
        if grip <= FIRM:
            if held is None:
                return None
            return PutBack(hand) if grip >= -FIRM else Release(hand)
        if held is None:
            stock = placeable(turn)
            if not stock:
                return None
            held = stock[chosen(stone, len(stock))]
        x, y = self._ground.point(across, up)
        z = (height + 1) / 2 * TOP
        return Hand(hand, held, x, y, z, yaw * HALF_TURN, tilt * HALF_TURN)

    def _cord(self, turn: Turn, row: list[float]) -> Iterator[Input]:
        number, node, across, up, pull = row
        cords = len(turn.state.cords)
        held = np.flatnonzero(turn.world.record["grab"][:cords] != NOBODY).tolist()
        if pull < 0:
            yield from map(LetGo, held)
            return
        if not held:
            held = [chosen(number, cords)]
            yield Grab(held[0], chosen(node, NODES))
        yield Drag(held[0], *self._ground.point(across, up))

"""Shapes in which a cord is laid."""

from collections.abc import Callable, Sequence
from math import cos, pi, sin

Outline = Sequence[tuple[float, float]]

POINTS = 256


def _traced(point: Callable[[float], tuple[float, float]]) -> Outline:
    return [point(2 * pi * k / POINTS) for k in range(POINTS)]


def _bean(t: float) -> tuple[float, float]:
    # A circle whose underside is pressed in.
    return cos(t), 0.75 * sin(t) + 0.35 * cos(t) ** 2


OUTLINES: dict[str, Outline] = {
    "circle": _traced(lambda t: (cos(t), sin(t))),
    "oval": _traced(lambda t: (cos(t), 0.7 * sin(t))),
    "narrow oval": _traced(lambda t: (cos(t), 0.4 * sin(t))),
    "bean": _traced(_bean),
    "figure eight": _traced(lambda t: (cos(t), sin(t) * cos(t))),
}
"""By name; any size, since a cord is scaled to its length."""

"""Draws the picture of docs/envs/training.md: ``python tests/training_picture.py``.

The page is run as it is, which takes a minute.
"""

import os
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from training_page import PAGE, run

PICTURE = PAGE.parents[1] / "pictures" / "training.svg"
WIDE, HIGH, LEFT, TOP, BOTTOM = 640, 300, 50, 20, 40
MOST = 50
"""Points at the upper edge."""
LINES = (("the policy", "#d9730d", 2), ("random moves", "#5b7c99", 3))
"""What is drawn, in which colour, and where it stands in a point of the curve."""


def drawn(curve: list[tuple[float, ...]]) -> str:
    """The points of both sides by rounds, as an SVG."""
    last = curve[-1][0]
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" '
        'font-family="sans-serif" font-size="13" fill="#777">',
    ]
    for points in range(0, MOST + 1, 10):
        y = height(points)
        parts.append(f'<path d="M{LEFT} {y:.1f}H{WIDE - 110}" stroke="#7774"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{points}</text>')
    for rounds in range(0, int(last) + 1, 20):
        x = across(rounds, last)
        parts.append(f'<text x="{x:.1f}" y="{HIGH - 18}" text-anchor="middle">{rounds}</text>')
    x = across(last / 2, last)
    parts.append(
        f'<text x="{x:.1f}" y="{HIGH - 2}" text-anchor="middle">rounds of 256 games</text>'
    )
    for name, colour, column in LINES:
        line = " ".join(f"{across(one[0], last):.1f},{height(one[column]):.1f}" for one in curve)
        parts.append(f'<polyline points="{line}" stroke="{colour}" stroke-width="3" fill="none"/>')
        y = height(curve[-1][column]) + 4
        parts.append(f'<text x="{WIDE - 104}" y="{y:.1f}" fill="{colour}">{name}</text>')
    return "\n".join([*parts, "</svg>", ""])


def across(rounds: float, last: float) -> float:
    """Where so many rounds stand."""
    return LEFT + rounds / last * (WIDE - 110 - LEFT)


def height(points: float) -> float:
    """Where so many points stand."""
    return HIGH - BOTTOM - points / MOST * (HIGH - BOTTOM - TOP)


if __name__ == "__main__":
    names: dict[str, Any] = {}
    with TemporaryDirectory() as folder:
        os.chdir(folder)
        for _ in run(Path(folder), names):
            pass
        os.chdir(PAGE.parent)
    PICTURE.write_text(drawn(names["curve"]), encoding="utf-8")

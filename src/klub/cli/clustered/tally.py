"""What came of many games of Clustered."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from rich.table import Table as Grid

from klub.games.clustered import kernel
from klub.i18n import text

PARTS = tuple(part for part in kernel.PARTS if part != "total")
"""What points are made of."""


@dataclass(frozen=True, slots=True)
class Tally:
    """What came of all games."""

    bots: tuple[str, ...]
    points: NDArray[np.int16]
    won: NDArray[np.bool_]

    def rows(self) -> Iterator[dict[str, object]]:
        """For each seat its wins, points and margin; a shared win counts in parts."""
        totals = self.points[:, :, 0].astype(float)
        shares = self.won / self.won.sum(axis=1, keepdims=True)
        for seat, bot in enumerate(self.bots):
            others = np.delete(totals, seat, axis=1)
            margin = totals[:, seat] - others.max(axis=1) if others.size else None
            yield {
                "seat": seat,
                "bot": bot,
                "wins": round(float(shares[:, seat].sum()), 3),
                "shared": int((self.won[:, seat] & (self.won.sum(axis=1) > 1)).sum()),
                "points": round(float(totals[:, seat].mean()), 3),
                "deviation": round(float(totals[:, seat].std()), 3),
                "margin": None if margin is None else round(float(margin.mean()), 3),
                **{
                    part: round(float(self.points[:, seat, column].mean()), 3)
                    for column, part in enumerate(kernel.PARTS)
                    if part != "total"
                },
            }

    def report(self, options: object, seed: str, seconds: float) -> dict[str, object]:
        """Everything as plain data."""
        return {
            "game": "clustered",
            "options": options,
            "seed": seed,
            "games": len(self.points),
            "seconds": round(seconds, 3),
            "seats": list(self.rows()),
        }

    def grid(self, parts: Sequence[str] = PARTS) -> Grid:
        """Everything as a table, with the points of these ``parts``."""
        grid = Grid(
            title=text("simulated", games=len(self.points)),
            title_justify="left",
            box=None,
            pad_edge=False,
            padding=(0, 1, 0, 0),
        )
        grid.add_column(text("heading-seat"), justify="right", no_wrap=True)
        grid.add_column(text("heading-bot"), no_wrap=True)
        for heading in ("wins", "share", "points", "deviation", "margin", *parts):
            grid.add_column(text(f"heading-{heading}"), justify="right", no_wrap=True)
        for row in self.rows():
            share = float(str(row["wins"])) / len(self.points)
            grid.add_row(
                str(row["seat"]),
                str(row["bot"]),
                f"{row['wins']:.1f}",
                f"{share:.1%}",
                f"{row['points']:.1f}",
                f"{row['deviation']:.1f}",
                "–" if row["margin"] is None else f"{row['margin']:+.1f}",
                *(f"{row[part]:.1f}" for part in parts),
            )
        return grid

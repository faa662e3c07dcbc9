"""How true klub's magnetism is: force and torque of stone pairs, beside the exact ones.

The exact ones come from the focal ellipse, tests/focal_ellipse.py, in the same run. An error of
force is a part of the true force; an error of torque is a part of the true force times half the
distance between the middles of the stones.
"""

import argparse
import json
import statistics
import sys
from dataclasses import asdict, dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from stone_pairs import ALL, GAPS, NAMED, errors, random_pairs

from klub.games.kluster.physics import DUO, TRIO, Stone

SETS = {"TRIO": TRIO, "DUO²": DUO}


@dataclass(frozen=True, slots=True)
class Row:
    """The errors of all pairs at one gap, in percent."""

    stones: str
    gap: float
    """mm between the surfaces."""
    force_median: float
    force_max: float
    torque_median: float
    torque_max: float

    def line(self) -> str:
        """The row of a Markdown table."""
        force = f"{self.force_median:.1f} / {self.force_max:.1f}"
        torque = f"{self.torque_median:.1f} / {self.torque_max:.1f}"
        return f"| {self.stones} | {self.gap:g} | {force} | {torque} |"


def measured(name: str, stone: Stone, gap: float, count: int) -> Row:
    """The errors of the named pairs and of ``count`` random ones."""
    pairs = [*NAMED.values(), *random_pairs(count, 1)]
    found = [errors(stone, pair, gap) for pair in pairs]
    force = [100 * error for error, _ in found]
    torque = [100 * error for _, error in found]
    return Row(
        name,
        round(gap * 1e3, 3),
        statistics.median(force),
        max(force),
        statistics.median(torque),
        max(torque),
    )


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="one object instead of a table")
    parser.add_argument("--random", type=int, default=len(ALL) - len(NAMED), metavar="PAIRS")
    asked = parser.parse_args()
    rows = [
        measured(name, stone, gap, asked.random) for name, stone in SETS.items() for gap in GAPS
    ]
    pairs = len(NAMED) + asked.random
    if asked.json:
        print(json.dumps({"pairs": pairs, "rows": [asdict(row) for row in rows]}))
        return 0
    print(f"Errors in %, median / max of {pairs} pairs\n")
    print("| stones | gap in mm | force | torque |\n| --- | ---: | ---: | ---: |")
    for row in rows:
        print(row.line())
    return 0


if __name__ == "__main__":
    sys.exit(main())

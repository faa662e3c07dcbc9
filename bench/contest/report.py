"""How the measures of strength are called, and how they tell what they have found."""

import json
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor

from contest.match import Row


def parser(about: str, levels: Sequence[str], games: int, processes: int | None) -> ArgumentParser:
    """The arguments that every measure takes."""
    made = ArgumentParser(description=about)
    made.add_argument("--levels", nargs="+", choices=levels, default=list(levels))
    made.add_argument("--games", type=int, default=games, help="of each pair")
    made.add_argument("--seed", default="strength")
    made.add_argument("--processes", type=int, default=processes)
    made.add_argument("--json", action="store_true", help="print one object at the end")
    return made


def report(
    chosen: Namespace,
    figures: Callable[[Namespace, ProcessPoolExecutor], Iterable[Row]],
    line: Callable[[Row], str],
) -> int:
    """Print each figure when it is there, and at the end all matches of two players as a table.

    With --json the lines go to stderr, and one object with all figures to stdout.
    """
    rows = []
    with ProcessPoolExecutor(chosen.processes) as pool:
        for row in figures(chosen, pool):
            rows.append(row)
            print(line(row), file=sys.stderr if chosen.json else sys.stdout, flush=True)
    if chosen.json:
        print(json.dumps({"seed": chosen.seed, "figures": rows}))
    else:
        for written in table([row for row in rows if "against" in row and row["players"] == 2]):
            print(written)
    return 0


def share(row: Row) -> str:
    """A share with its interval, as it stands in a line."""
    return f"{row['share']:.1%} [{row['low']:.1%}, {row['high']:.1%}]"


def table(matches: Sequence[Row]) -> Iterator[str]:
    """What each name on the left won against each at the top, as Markdown."""
    cells = {}
    for row in matches:
        won, low, high = (100 * row[name] for name in ("share", "low", "high"))
        cells[row["level"], row["against"]] = f"{won:.1f} % ({low:.1f}–{high:.1f})"
        # What the one did not win went to the other.
        lost = f"{100 - won:.1f} % ({100 - high:.1f}–{100 - low:.1f})"
        cells[row["against"], row["level"]] = lost
    names = list(dict.fromkeys(name for row in matches for name in (row["against"], row["level"])))
    lines = [["", *names], ["---"] * (len(names) + 1)]
    lines += [[left, *(cells.get((left, top), "") for top in names)] for left in names]
    if matches:
        yield from (f"| {' | '.join(line)} |" for line in lines)

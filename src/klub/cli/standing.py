"""The final table of a tournament: for people, and as plain data."""

from collections.abc import Callable, Sequence
from typing import Any

from rich.console import Console
from rich.table import Table as Grid

from klub.arena.standing import Mean, Row, Standing
from klub.cli.console import one_line
from klub.cli.grid import width_of
from klub.i18n import text

COLUMNS: dict[str, Callable[[Row], str]] = {
    "rating": lambda row: f"{row.rating.mu:.1f}" if row.rating else "–",
    "interval": lambda row: f"±{row.rating.interval[1] - row.rating.mu:.1f}" if row.rating else "–",
    "games": lambda row: str(row.games),
    "wins": lambda row: f"{row.wins:.1f}",
    "share": lambda row: _percent(row.share),
    "share interval": lambda row: _range(row.share),
    "points": lambda row: f"{row.points.value:.1f}" if row.points else "–",
    "points interval": lambda row: _either_side(row.points),
    "thinking": lambda row: duration(row.thinking),
    "forfeits": lambda row: str(row.forfeits),
}
WIDTHS = (
    tuple(COLUMNS),
    (
        "rating",
        "interval",
        "games",
        "share",
        "share interval",
        "points",
        "points interval",
        "thinking",
    ),
    ("rating", "interval", "share", "share interval", "points", "thinking"),
    ("rating", "interval", "share", "points"),
    ("rating", "share"),
)
"""What is shown, from the widest table to the narrowest."""
INTERVALS = ("interval", "share interval", "points interval")


def table(standing: Standing, screen: Console) -> Grid:
    """As much as fits on the screen, the strongest first."""
    rows = standing.rows
    without = {"forfeits"} if not any(row.forfeits for row in rows) else set()
    if not any(row.rating for row in rows):
        without |= {"rating", "interval", "wins", "share", "share interval"}
    grids = (_grid(standing, [one for one in wide if one not in without]) for wide in WIDTHS)
    for grid in grids:
        if width_of(grid, screen) <= screen.width:
            break
    return grid


def against(standing: Standing, screen: Console) -> Grid | None:
    """Who has which share of the wins against whom; nothing where the screen is too narrow.

    Others are named by their places, and so is everybody where there is no room for names.
    """
    for grid in (_shares_grid(standing, named=True), _shares_grid(standing, named=False)):
        if width_of(grid, screen) <= screen.width:
            return grid
    return None


def report(head: dict[str, Any], standing: Standing) -> dict[str, Any]:
    """Everything as plain data; intervals are of 95 %."""
    rows = standing.rows
    told = {key: head[key] for key in ("game", "options", "seed", "format")}
    bots = {one["name"]: one["bot"] for one in head["entrants"]}
    return {
        **told,
        "games": len(standing.games),
        "entrants": [
            {
                "name": row.name,
                "bot": bots[row.name],
                "games": row.games,
                "rating": row.rating and round(row.rating.mu, 4),
                "sigma": row.rating and round(row.rating.sigma, 4),
                "rating_interval": row.rating and _rounded(row.rating.interval),
                "wins": round(row.wins, 4),
                "share": row.share and round(row.share.value, 4),
                "share_interval": row.share and _rounded(row.share.interval),
                "points": row.points and round(row.points.value, 4),
                "points_interval": row.points and _rounded(row.points.interval),
                "seconds_a_move": row.thinking and round(row.thinking, 6),
                "forfeits": row.forfeits,
                "against": _shares(standing, row) if standing.paired else None,
            }
            for row in rows
        ],
    }


def duration(seconds: float | None) -> str:
    """A time that may be a microsecond or a minute, in two or three digits."""
    if seconds is None:
        return "–"
    for unit, size in (("s", 1.0), ("ms", 1e-3), ("µs", 1e-6)):
        if seconds >= size or unit == "µs":
            value = seconds / size
            return f"{value:.0f} {unit}" if value >= 10 else f"{value:.1f} {unit}"
    raise AssertionError("there is no smaller unit")


def _grid(standing: Standing, columns: Sequence[str]) -> Grid:
    grid = _empty(text("simulated", games=len(standing.games)))
    grid.add_column("", justify="right", no_wrap=True)
    grid.add_column(text("heading-bot"), no_wrap=True)
    for one in columns:
        heading = "interval" if one in INTERVALS else one
        grid.add_column(text(f"heading-{heading}"), justify="right", no_wrap=True)
    for place, row in enumerate(standing.rows, 1):
        cells = (COLUMNS[one](row) for one in columns)
        grid.add_row(str(place), one_line(row.name), *cells)
    return grid


def _shares_grid(standing: Standing, *, named: bool) -> Grid:
    grid = _empty(text("heading-against"))
    grid.add_column("", justify="right", no_wrap=True)
    if named:
        grid.add_column(text("heading-bot"), no_wrap=True)
    rows = standing.rows
    for place in range(1, len(rows) + 1):
        grid.add_column(str(place), justify="right", no_wrap=True)
    for place, row in enumerate(rows, 1):
        shares = (standing.against(row.number, other.number) for other in rows)
        cells = ["·" if one is None else _percent(one, 0) for one in shares]
        grid.add_row(str(place), *([one_line(row.name)] if named else []), *cells)
    return grid


def _empty(title: str) -> Grid:
    return Grid(title=title, title_justify="left", box=None, pad_edge=False, padding=(0, 1, 0, 0))


def _shares(standing: Standing, row: Row) -> dict[str, float]:
    found = {}
    for other in standing.rows:
        if share := standing.against(row.number, other.number):
            found[other.name] = round(share.value, 4)
    return found


def _rounded(interval: tuple[float, float] | None) -> list[float] | None:
    return None if interval is None else [round(one, 4) for one in interval]


def _percent(mean: Mean | None, digits: int = 1) -> str:
    return "–" if mean is None else f"{mean.value:.{digits}%}"


def _range(mean: Mean | None) -> str:
    if mean is None or mean.interval is None:
        return "–"
    low, high = mean.interval
    return f"{low:.0%}–{high:.0%}"


def _either_side(mean: Mean | None) -> str:
    if mean is None or mean.interval is None:
        return "–"
    return f"±{mean.interval[1] - mean.value:.1f}"

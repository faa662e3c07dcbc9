"""Tables of numbers in the terminal."""

from rich.console import Console
from rich.table import Table as Grid

UNBOUNDED = 10_000


def width_of(grid: Grid, console: Console) -> int:
    """Columns in which nothing in ``grid`` is cut, however many the terminal has."""
    return console.measure(grid, options=console.options.update(width=UNBOUNDED)).maximum

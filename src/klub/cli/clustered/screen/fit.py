"""How much of the screen a board may take."""

from collections.abc import Sequence

from rich.console import Console, RenderableType

from klub.cli.clustered.screen.board import AXES
from klub.cli.clustered.screen.tile import SHORT
from klub.games.clustered import Cell

ASKED = 2
"""Lines that a question may take."""
LEAST = 9
"""Lines with which a part of a board can still be understood."""
AXIS = 4
"""Columns for the coordinates beside a board, at most."""


def board_height(console: Console, others: RenderableType, cells: Sequence[Cell]) -> int | None:
    """Lines for a board with these cells, so that it is on the screen together with ``others``.

    A board that even in its small form has more rows may be cut only where nothing that
    scrolls away can be scrolled back.
    """
    if not console.is_terminal:
        return None
    room = console.height - len(console.render_lines(others, pad=False)) - ASKED
    needed = _lines(cells)
    return max(room, min(needed, LEAST) if console.is_alt_screen else needed)


def is_cut(console: Console, height: int | None, cells: Sequence[Cell]) -> bool:
    """Whether a board with these cells has no room in this height, even in its small form."""
    columns = [cell.x for cell in cells]
    width = (max(columns) - min(columns) + 1) * SHORT + AXIS
    return width > console.width or (height is not None and _lines(cells) > height)


def _lines(cells: Sequence[Cell]) -> int:
    rows = [cell.y for cell in cells]
    return max(rows) - min(rows) + 1 + AXES

"""One step of a replay of Kluster."""

from collections.abc import Sequence

from rich.console import Console, Group, RenderableType
from rich.text import Text

from klub.cli import names
from klub.cli.ending import winner_line
from klub.cli.kluster.news import told
from klub.cli.kluster.screen import draw
from klub.cli.kluster.standing import ranking, standing
from klub.cli.kluster.terminal import KlusterTable
from klub.i18n import text


def draw_step(screen: Console, tables: Sequence[KlusterTable], at: int) -> None:
    """The table after ``at`` turns, and what happened in the last of them."""
    table = tables[at]
    called = names.numbered(table.names)
    line = text("replay-at", number=at, moves=len(tables) - 1)
    if table.plays and table.state.last:
        seat, _ = table.plays[-1]
        line = f"{line} {told(tables[at - 1].state, table.state.last, called[seat])}"
    below: list[RenderableType] = [Text(line)]
    if table.outcome is None:
        below.append(standing(table.state, called))
    else:
        below.append(ranking(table.state, table.outcome, called))
        if len(called) > 1:
            below.append(Text(winner_line(table.outcome.winners, called)))
    draw(screen, table.state, None, Group(*below))

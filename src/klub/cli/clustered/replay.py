"""One step of a replay of Clustered."""

from collections.abc import Sequence

from rich.console import Console, Group, RenderableType

from klub.cli import names
from klub.cli.clustered.news import told
from klub.cli.clustered.screen import board_picture, legend
from klub.cli.clustered.screen.fit import board_height
from klub.cli.clustered.screen.scores import count_table
from klub.cli.clustered.terminal import ClusteredTable
from klub.cli.console import attended
from klub.cli.ending import winner_line
from klub.games.clustered import Lay, scoring
from klub.i18n import text


def draw_step(screen: Console, tables: Sequence[ClusteredTable], at: int) -> None:
    """The table after ``at`` moves, with what counts on it."""
    table = tables[at]
    state = table.state
    scores = scoring.scores(state.board, state.options, state.firsts)
    called = names.coloured(table.names)
    seat, move = table.plays[-1] if table.plays else (None, None)
    last = move.cell if isinstance(move, Lay) else None
    line = text("replay-at", number=at, moves=len(tables) - 1)
    if seat is not None and move is not None:
        line = f"{line} {told(tables[at - 1], seat, move, called[seat], shown=True)}"
    below: list[RenderableType] = [legend(last=last is not None), line, count_table(scores, called)]
    if table.to_move is None and len(called) > 1:
        below.append(winner_line(scoring.winners(scores, state.options), called))
    area = (*state.board.starts, *state.board.laid)
    height = board_height(screen, Group(*below), area) if attended(screen) else None
    screen.print(board_picture(state.board, scores=scores, last=last), height=height)
    screen.print(Group(*below))

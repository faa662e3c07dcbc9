"""How a game ended: the board with all that counts, the points, and who won."""

from rich.console import Console

from klub.cli.clustered.screen.board import board_picture
from klub.cli.clustered.screen.legend import legend
from klub.cli.clustered.screen.scores import count_table
from klub.cli.ending import winner_line
from klub.games.clustered import Cell, State, scoring
from klub.i18n import text


def draw_ending(
    console: Console, state: State, names: tuple[str, ...], last: Cell | None, news: list[str]
) -> None:
    """Draw the final count, and say who won if there was somebody to beat."""
    scores = scoring.scores(state.board, state.options, state.firsts)
    console.rule(text("game-ended"))
    console.print(board_picture(state.board, scores=scores, last=last))
    console.print(legend(last=last is not None))
    for line in news:
        console.print(line)
    console.print(count_table(scores, names))
    if len(scores) > 1:
        console.print(winner_line(scoring.winners(scores, state.options), names))

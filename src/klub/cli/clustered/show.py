"""A board of Clustered, in the terminal or as an SVG picture."""

from argparse import Namespace
from pathlib import Path

from klub.cli import names
from klub.cli.clustered.position import Position
from klub.cli.clustered.screen import board_picture, legend
from klub.cli.clustered.screen.scores import count_table
from klub.cli.console import console
from klub.games.clustered.picture import board_svg
from klub.i18n import text

STANDARD_OUTPUT = Path("-")


def show(position: Position, chosen: Namespace) -> None:
    """Draw the board, with all that counts."""
    called = names.coloured(position.names)
    if chosen.output:
        title = text("picture-title", file=chosen.file.stem)
        picture = board_svg(position.board, scores=position.scores, names=called, title=title)
        if chosen.output == STANDARD_OUTPUT:
            print(picture)
        else:
            chosen.output.write_text(picture, encoding="utf-8")
            print(text("picture-kept", file=str(chosen.output)))
        return
    screen = console()
    screen.print(board_picture(position.board, scores=position.scores))
    screen.print(legend(last=False))
    screen.print(count_table(position.scores, called))

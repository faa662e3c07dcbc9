"""``klub show``: draw a board, in the terminal or as an SVG picture."""

from argparse import Namespace
from pathlib import Path

from klub.cli import names
from klub.cli.console import console
from klub.cli.files import load_position
from klub.cli.screen import board_picture, legend
from klub.cli.screen.scores import count_table
from klub.clustered.picture import board_svg
from klub.i18n import text

STANDARD_OUTPUT = Path("-")


def run(chosen: Namespace) -> int:
    """Draw the board of a text file or a record."""
    position = load_position(chosen.file, chosen.at)
    called = names.shown(position.names)
    if chosen.output:
        title = text("picture-title", file=chosen.file.stem)
        picture = board_svg(position.board, scores=position.scores, names=called, title=title)
        if chosen.output == STANDARD_OUTPUT:
            print(picture)
        else:
            chosen.output.write_text(picture, encoding="utf-8")
            print(text("picture-kept", file=str(chosen.output)))
        return 0
    screen = console()
    screen.print(board_picture(position.board, scores=position.scores))
    screen.print(legend(last=False))
    screen.print(count_table(position.scores, called))
    return 0

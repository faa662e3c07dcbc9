"""``klub show``: draw a board, in the terminal or as an SVG picture."""

from argparse import Namespace

from rich.console import Console

from klub.cli.files import load_position
from klub.cli.screen import board_picture, legend
from klub.cli.screen.scores import count_table
from klub.clustered.picture import board_svg
from klub.i18n import text


def run(chosen: Namespace) -> int:
    """Draw the board of a text file or a record."""
    position = load_position(chosen.file, chosen.at)
    if chosen.output:
        picture = board_svg(
            position.board,
            scores=position.scores,
            names=position.names,
            title=text("picture-title", file=chosen.file.stem),
        )
        chosen.output.write_text(picture, encoding="utf-8")
        return 0
    console = Console()
    console.print(board_picture(position.board, scores=position.scores))
    console.print(legend())
    console.print(count_table(position.scores, position.names))
    return 0

"""``klub show`` of a record of Kluster."""

from argparse import Namespace

from klub.cli.console import console
from klub.cli.kluster.film import draw
from klub.cli.kluster.replay import draw_step
from klub.engine.errors import Refusal
from klub.games.kluster import Kluster
from klub.i18n import text
from klub.table import Record, replay


def show(record: Record, chosen: Namespace) -> None:
    """Draw the table at the end, or after some turns."""
    tables = list(replay(Kluster(), record))
    at = len(tables) - 1 if chosen.at is None else chosen.at
    if not 0 <= at < len(tables):
        raise Refusal("at-range", moves=len(tables) - 1)
    if chosen.output is None:
        draw_step(console(), tables, at)
        return
    if chosen.output.suffix.lower() != ".png":
        raise Refusal("show-output", file=chosen.output.name)
    draw(tables, at, chosen.output)
    print(text("picture-kept", file=str(chosen.output)))

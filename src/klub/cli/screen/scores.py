"""Points in the terminal."""

from collections.abc import Sequence

from rich.table import Table as Grid
from rich.text import Text

from klub.clustered.picture.palette import deck
from klub.clustered.scoring import Count, Score
from klub.game import Seat
from klub.i18n import text


def count_table(scores: Sequence[Score], names: Sequence[str]) -> Grid:
    """Everybody's points, part by part; seats without a name are left out."""
    grid = Grid(box=None, pad_edge=False)
    grid.add_column(text("heading-player"))
    for heading in ("total", "rectangle", "rows", "columns", "bonuses"):
        grid.add_column(text(f"heading-{heading}"), justify="right")
    for seat, (score, name) in enumerate(zip(scores, names, strict=True)):
        if name:
            grid.add_row(
                player(Seat(seat), name),
                str(score.total),
                _parts(score.rectangle, _sides(score.count)),
                _parts(score.rows, _lengths(score.count.rows)),
                _parts(score.columns, _lengths(score.count.columns)),
                str(score.bonuses),
            )
    return grid


def player(seat: Seat, name: str) -> Text:
    """A name with the letter and the colour of its deck."""
    colour = deck(seat)
    letter = Text(f" {colour.letter} ", style=f"{colour.text} on {colour.bright}")
    return Text.assemble(letter, " ", name)


def _parts(points: int, how: str) -> str:
    return f"{points} ({how})" if how else str(points)


def _lengths(lines: tuple[tuple[object, ...], ...]) -> str:
    return "+".join(str(len(line)) for line in lines)


def _sides(count: Count) -> str:
    if not count.rectangle:
        return ""
    low, high = count.rectangle[0], count.rectangle[-1]
    return f"{high.x - low.x + 1}×{high.y - low.y + 1}"

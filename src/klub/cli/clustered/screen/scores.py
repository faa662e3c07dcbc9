"""Points in the terminal."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from klub.cli.grid import width_of
from klub.engine.contract import Seat
from klub.games.clustered.picture.palette import deck
from klub.games.clustered.scoring import Count, Score
from klub.i18n import text

PARTS = ("rectangle", "rows", "columns", "bonuses")


def count_table(scores: Sequence[Score], names: Sequence[str]) -> RenderableType:
    """Everybody's points, part by part; seats without a name are left out."""
    return CountTable(tuple(scores), tuple(names))


@dataclass(frozen=True, slots=True)
class CountTable:
    """A column for each part, or where there is no room, the parts below each name."""

    scores: tuple[Score, ...]
    names: tuple[str, ...]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        grid = self._grid()
        if width_of(grid, console) <= options.max_width:
            yield grid
        else:
            yield from self._list()

    def _grid(self) -> Grid:
        grid = Grid(box=None, pad_edge=False)
        grid.add_column(text("heading-player"), no_wrap=True)
        for heading in ("total", *PARTS):
            grid.add_column(text(f"heading-{heading}"), justify="right", no_wrap=True)
        for seat, (score, name) in enumerate(zip(self.scores, self.names, strict=True)):
            if name:
                parts = _parts(score).values()
                grid.add_row(player(Seat(seat), name), str(score.total), *parts)
        return grid

    def _list(self) -> Iterator[RenderableType]:
        for seat, (score, name) in enumerate(zip(self.scores, self.names, strict=True)):
            if name:
                parts = (
                    f"{text(f'heading-{part}')} {points}" for part, points in _parts(score).items()
                )
                yield Text.assemble(player(Seat(seat), name), f" {score.total}")
                yield Padding(Text(", ".join(parts)), (0, 0, 0, 4))


def player(seat: Seat, name: str) -> Text:
    """A name with the letter and the colour of its deck."""
    colour = deck(seat)
    letter = Text(f" {colour.letter} ", style=f"{colour.text} on {colour.bright}")
    return Text.assemble(letter, " ", name)


def _parts(score: Score) -> dict[str, str]:
    """The points of each part, with what they come from."""
    count = score.count
    points = (score.rectangle, score.rows, score.columns, score.bonuses)
    origins = (_sides(count), _lengths(count.rows), _lengths(count.columns), "")
    return {
        part: f"{number} ({origin})" if origin else str(number)
        for part, number, origin in zip(PARTS, points, origins, strict=True)
    }


def _lengths(lines: tuple[tuple[object, ...], ...]) -> str:
    return "+".join(str(len(line)) for line in lines)


def _sides(count: Count) -> str:
    if not count.rectangle:
        return ""
    low, high = count.rectangle[0], count.rectangle[-1]
    # The rules call a block 2×3 whether it lies or stands.
    sides = sorted((high.x - low.x + 1, high.y - low.y + 1))
    return "×".join(map(str, sides))

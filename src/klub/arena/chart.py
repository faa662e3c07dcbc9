"""The plot of a tournament: strength against time, and the ratings as it went on."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import ceil, floor, log10
from pathlib import Path

from klub.arena.canvas import Canvas, width_of
from klub.arena.standing import Row, Standing
from klub.i18n import text

COLOURS = ("#0072b2", "#d55e00", "#009e73", "#b9579a", "#a87900", "#3a9bd0", "#5b3c8d", "#666666")
"""Told apart by everybody, also those who see fewer colours; names stand beside them anyway."""
INK, GREY, GRID = "#222222", "#666666", "#e2e2e2"
WIDTH, HEIGHT = 1000, 440
LETTERS = 13
GAP = 16.0
"""Between two names one above the other, at least."""
POINTS = 300
"""Of a curve, at most: more cannot be seen."""
SHORTEST = 1e-7
"""s. No move is shown as faster."""

OFFSETS = (0.0, -14.0, 14.0, -28.0, 28.0)
"""How much higher or lower than its dot a name may stand."""

Scale = Callable[[float], float]


@dataclass(frozen=True, slots=True)
class _Frame:
    """A part of the drawing with two axes."""

    left: float
    right: float
    top: float = 56.0
    bottom: float = HEIGHT - 56.0

    def across(self, low: float, high: float) -> Scale:
        """From a value to its place from left to right."""
        return lambda value: self.left + (value - low) / (high - low) * (self.right - self.left)

    def up(self, low: float, high: float) -> Scale:
        """From a value to its place from bottom to top."""
        return lambda value: self.bottom - (value - low) / (high - low) * (self.bottom - self.top)


@dataclass(frozen=True, slots=True)
class _Box:
    """A place that something takes up."""

    left: float
    right: float
    top: float
    bottom: float

    def meets(self, other: "_Box") -> bool:
        """Whether the two overlap."""
        beside = self.right <= other.left or other.right <= self.left
        return not (beside or self.bottom <= other.top or other.bottom <= self.top)


def draw(standing: Standing, path: Path) -> None:
    """Write the plot to a file, by its ending as an SVG or a PNG."""
    chart(standing).write(path)


def chart(standing: Standing) -> Canvas:
    """The plot; the ratings have the same height on both sides."""
    canvas = Canvas(WIDTH, HEIGHT)
    rows = [row for row in standing.rows if row.rating]
    low, high = _range(standing, rows)
    left, right = _Frame(64, 470), _Frame(580, 850)
    for frame, title in ((left, text("plot-strength")), (right, text("plot-course"))):
        canvas.words((frame.left, 24), title, LETTERS + 2, INK)
        _ratings(canvas, frame, low, high)
    canvas.words((left.left, 44), text("plot-rating"), LETTERS - 1, GREY)
    _strength(canvas, left, left.up(low, high), rows)
    _course(canvas, right, right.up(low, high), standing, rows)
    return canvas


def _range(standing: Standing, rows: Sequence[Row]) -> tuple[float, float]:
    """The ratings that are shown: every interval, and every curve."""
    values = [end for row in rows if row.rating for end in row.rating.interval]
    values += [one.mu for after in standing.ratings.course for one in after]
    if not values:
        return 0.0, 50.0
    step = _step(max(values) - min(values))
    return step * floor(min(values) / step), step * ceil(max(values) / step)


def _step(span: float) -> float:
    """A round number of which about five make up ``span``."""
    power = 10.0 ** floor(log10(max(span, 1.0) / 5))
    return float(next((power * n for n in (1, 2, 5) if power * n * 5 >= span), power * 10))


def _ratings(canvas: Canvas, frame: _Frame, low: float, high: float) -> None:
    """Lines across at round ratings."""
    step, up = _step(high - low), frame.up(low, high)
    for number in range(round((high - low) / step) + 1):
        value = low + number * step
        canvas.line((frame.left, up(value)), (frame.right, up(value)), colour=GRID)
        label = f"{value:g}".replace("-", "−")
        canvas.words((frame.left - 8, up(value)), label, LETTERS - 1, GREY, "end")


def _strength(canvas: Canvas, frame: _Frame, up: Scale, rows: Sequence[Row]) -> None:
    """Everybody's rating with its interval, over the time of a move in powers of ten."""
    times = [log10(max(row.thinking or 0.0, SHORTEST)) for row in rows]
    first = floor(min(times, default=-3) - 0.15)
    last = max(ceil(max(times, default=-2) + 0.15), first + 1)
    across = frame.across(first, last)
    for power in range(first, last + 1):
        x = across(power)
        canvas.line((x, frame.top), (x, frame.bottom), colour=GRID)
        canvas.words((x, frame.bottom + 16), _time(power), LETTERS - 1, GREY, "middle")
    middle = (frame.left + frame.right) / 2
    canvas.words((middle, frame.bottom + 38), text("plot-time"), LETTERS - 1, GREY, "middle")
    bars, dots = [], []
    for row, time in zip(rows, times, strict=True):
        assert row.rating is not None
        x, (low, high), colour = across(time), row.rating.interval, _colour(row)
        canvas.line((x, up(low)), (x, up(high)), colour=colour, width=2)
        for end in (low, high):
            canvas.line((x - 4, up(end)), (x + 4, up(end)), colour=colour, width=2)
        canvas.dot((x, up(row.rating.mu)), 5, colour)
        bars.append(_Box(x - 6, x + 6, up(high) - 2, up(low) + 2))
        dots.append((x, up(row.rating.mu), row))
    _names_at_dots(canvas, frame, bars, dots)


def _names_at_dots(
    canvas: Canvas,
    frame: _Frame,
    bars: Sequence[_Box],
    dots: Sequence[tuple[float, float, Row]],
) -> None:
    """A name beside each dot, on the side and at the height where it covers nothing."""
    taken = list(bars)
    for (x, y, row), bar in zip(dots, bars, strict=True):
        wide = width_of(row.name, LETTERS)
        lefts = (x + 9, x - 9 - wide)
        spots = [(left, y + off) for off in OFFSETS for left in lefts]
        spots += [(x - wide / 2, bar.top - GAP / 2), (x - wide / 2, bar.bottom + GAP / 2)]
        boxes = [_Box(left, left + wide, at - GAP / 2, at + GAP / 2) for left, at in spots]
        free = (
            box
            for box in boxes
            if box.left > frame.left - 40
            and box.right < frame.right + 70
            and not any(box.meets(other) for other in taken)
        )
        box = next(free, boxes[0])
        taken.append(box)
        middle = (box.top + box.bottom) / 2
        canvas.words((box.left, middle), row.name, LETTERS, _colour(row))


def _course(
    canvas: Canvas, frame: _Frame, up: Scale, standing: Standing, rows: Sequence[Row]
) -> None:
    """Everybody's rating after each game, with its interval as a band, and names at the end."""
    course = standing.ratings.course
    across = frame.across(0, max(len(course), 1))
    stride = max(1, ceil(len(course) / POINTS))
    shown = sorted({*range(0, len(course), stride), *([len(course) - 1] if course else [])})
    for games in (0, len(course)):
        canvas.words((across(games), frame.bottom + 16), str(games), LETTERS - 1, GREY, "middle")
    middle = (frame.left + frame.right) / 2
    canvas.words((middle, frame.bottom + 38), text("plot-games"), LETTERS - 1, GREY, "middle")
    for row in rows:
        curve = [(across(n + 1), course[n][row.number]) for n in shown]
        upper = [(x, max(up(one.interval[1]), frame.top)) for x, one in curve]
        lower = [(x, min(up(one.interval[0]), frame.bottom)) for x, one in curve]
        canvas.band(*upper, *reversed(lower), colour=_colour(row), opacity=0.08)
    height = float("-inf")
    for row in rows:
        points = [(across(n + 1), up(course[n][row.number].mu)) for n in shown]
        canvas.line(*points, colour=_colour(row), width=2)
        x, y = points[-1]
        height = max(y, height + GAP)
        canvas.words((x + 8, height), row.name, LETTERS, _colour(row))


def _colour(row: Row) -> str:
    return COLOURS[row.number % len(COLOURS)]


def _time(power: int) -> str:
    """A power of ten in seconds, as people say it."""
    unit, size = next(
        ((unit, size) for unit, size in (("s", 0), ("ms", -3)) if power >= size), ("µs", -6)
    )
    return f"{10.0 ** (power - size):g} {unit}"

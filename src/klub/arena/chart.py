"""The plot of a tournament: strength against time, and the ratings as it went on."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import ceil, floor, log10
from pathlib import Path

from klub.arena.canvas import Canvas, width_of
from klub.arena.standing import Mean, Row, Standing
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
class _Height:
    """How strong somebody is: a rating, or points, with its interval."""

    value: float
    low: float
    high: float


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
    rows = [row for row in standing.rows if row.games]
    rated = any(row.rating for row in rows)
    games = len(standing.games)
    shown = sorted({*range(0, games, max(1, ceil(games / POINTS))), games - 1} - {-1})
    heights = _ratings_of if rated else _points_of
    courses = [heights(standing, row, shown) for row in rows]
    low, high = _range(courses)
    left, right = _Frame(64, 470), _Frame(580, 850)
    for frame, title in ((left, text("plot-strength")), (right, text("plot-course"))):
        canvas.words((frame.left, 24), title, LETTERS + 2, INK)
        _heights(canvas, frame, low, high)
    canvas.words((left.left, 44), text("plot-rating" if rated else "plot-points"), 12, GREY)
    _strength(canvas, left, left.up(low, high), rows, [course[-1] for course in courses])
    _course(canvas, right, right.up(low, high), rows, shown, courses)
    return canvas


def _ratings_of(standing: Standing, row: Row, shown: Sequence[int]) -> list[_Height]:
    """The rating after some of the games."""
    course = (standing.ratings.course[number][row.number] for number in shown)
    return [_Height(one.mu, *one.interval) for one in course]


def _points_of(standing: Standing, row: Row, shown: Sequence[int]) -> list[_Height]:
    """The mean points after some of the games, for those who play alone."""
    means = []
    for number in shown:
        own = (game for game in standing.games[: number + 1] if row.number in game.seats)
        totals = [total for game in own if (total := game.total(0)) is not None]
        means.append(Mean.of(list(map(float, totals))))
    first = next(filter(None, means), Mean(0.0, None))
    found = (mean or first for mean in means)
    return [_Height(mean.value, *(mean.interval or (mean.value,) * 2)) for mean in found]


def _range(courses: Sequence[Sequence[_Height]]) -> tuple[float, float]:
    """What is shown: every interval at the end, and every curve."""
    values = [one.value for course in courses for one in course]
    values += [end for course in courses for end in (course[-1].low, course[-1].high)]
    lowest, highest = min(values, default=0.0), max(values, default=1.0)
    step = _step(highest - lowest)
    return step * floor(lowest / step), step * (floor(highest / step) + 1)


def _step(span: float) -> float:
    """A round number of which about five make up ``span``."""
    power = 10.0 ** floor(log10(max(span, 1.0) / 5))
    return float(next((power * n for n in (1, 2, 5) if power * n * 5 >= span), power * 10))


def _heights(canvas: Canvas, frame: _Frame, low: float, high: float) -> None:
    """Lines across at round numbers."""
    step, up = _step(high - low), frame.up(low, high)
    for number in range(round((high - low) / step) + 1):
        value = low + number * step
        canvas.line((frame.left, up(value)), (frame.right, up(value)), colour=GRID)
        label = f"{value:g}".replace("-", "−")
        canvas.words((frame.left - 8, up(value)), label, LETTERS - 1, GREY, "end")


def _strength(
    canvas: Canvas, frame: _Frame, up: Scale, rows: Sequence[Row], heights: Sequence[_Height]
) -> None:
    """How strong everybody is in the end, over the time of a move in powers of ten."""
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
    for row, time, own in zip(rows, times, heights, strict=True):
        x, colour = across(time), _colour(row)
        canvas.line((x, up(own.low)), (x, up(own.high)), colour=colour, width=2)
        for end in (own.low, own.high):
            canvas.line((x - 4, up(end)), (x + 4, up(end)), colour=colour, width=2)
        canvas.dot((x, up(own.value)), 5, colour)
        bars.append(_Box(x - 6, x + 6, up(own.high) - 2, up(own.low) + 2))
        dots.append((x, up(own.value), row))
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
    canvas: Canvas,
    frame: _Frame,
    up: Scale,
    rows: Sequence[Row],
    shown: Sequence[int],
    courses: Sequence[Sequence[_Height]],
) -> None:
    """How strong everybody was after each game, intervals as bands, and names at the end."""
    games = max(shown, default=0) + 1
    across = frame.across(0, games)
    for number in (0, games):
        at = (across(number), frame.bottom + 16)
        canvas.words(at, str(number), LETTERS - 1, GREY, "middle")
    middle = (frame.left + frame.right) / 2
    canvas.words((middle, frame.bottom + 38), text("plot-games"), LETTERS - 1, GREY, "middle")
    for row, course in zip(rows, courses, strict=True):
        along = [(across(n + 1), one) for n, one in zip(shown, course, strict=True)]
        upper = [(x, max(up(one.high), frame.top)) for x, one in along]
        lower = [(x, min(up(one.low), frame.bottom)) for x, one in along]
        canvas.band(*upper, *reversed(lower), colour=_colour(row), opacity=0.08)
    height = float("-inf")
    for row, course in zip(rows, courses, strict=True):
        points = [(across(n + 1), up(one.value)) for n, one in zip(shown, course, strict=True)]
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

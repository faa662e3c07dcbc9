"""The table of Kluster in a terminal: cords and stones from above, with coordinates in mm."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import ceil, cos, hypot, sin

from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.segment import Segment
from rich.style import Style

from klub.cli.kluster.ground import Ground, Point
from klub.cli.kluster.raster import Dot, Raster
from klub.games.kluster import State
from klub.games.kluster.physics import World
from klub.games.kluster.picture import CORD, NORTH, SOUTH, TOUCHING, footprint, upright

GUTTER = 6
"""Columns for the coordinates at the left."""
AXIS = 1
"""Lines for the coordinates below."""
LEAST_COLUMNS, LEAST_ROWS = 20, 6
MOST_ROWS = 44
"""Where nothing says how high the screen is."""
QUIET = Style(dim=True)


def _coloured(colour: tuple[int, int, int], *, filled: bool = False) -> Style:
    word = f"rgb({colour[0]},{colour[1]},{colour[2]})"
    return Style(color="white", bgcolor=word, bold=True) if filled else Style(color=word, bold=True)


CORDS = _coloured(CORD)
RIMS = {True: _coloured(NORTH), False: _coloured(SOUTH)}
"""By whether the north face is up."""
LABELS = {True: _coloured(NORTH, filled=True), False: RIMS[False]}
SPOTS = _coloured(TOUCHING)
MARKED = Style(bold=True, reverse=True)


@dataclass(frozen=True, slots=True)
class Signs:
    """What stands for what."""

    up: str
    down: str
    edge: str
    fault: str
    grid: str


DRAWN = Signs("▲", "▽", "│", "✗", "·")
TYPED = Signs("^", "v", "|", "X", "+")


@dataclass(frozen=True, slots=True)
class Spot:
    """A place that is spoken of."""

    letter: str
    x: float
    """m."""
    y: float


@dataclass(frozen=True, slots=True)
class TablePicture:
    """Stones with their numbers: filled with the north face up, hollow with it down."""

    state: State
    spots: Sequence[Spot] = ()
    """Places that are marked with their letters."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        signs = TYPED if options.ascii_only else DRAWN
        rows = MOST_ROWS if options.height is None else options.height
        world = self.state.world()
        ground = self._ground(world, options.max_width, rows)
        raster = Raster(ground.columns, ground.rows)
        for cord in self.state.cords:
            raster.mark(line_dots(ground, cord), CORDS)
        for stone in self.state.area:
            draw_stone(raster, ground, world, stone)
        for stone in self.state.area:
            label(raster, ground, world, stone, signs)
        self._draw_faults(raster, ground, signs)
        for spot in self.spots:
            raster.write(*ground.cell(spot.x, spot.y), spot.letter, MARKED)
        _draw_grid(raster, ground, signs)
        yield from _framed(raster, ground, ascii_only=options.ascii_only)

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement(GUTTER + LEAST_COLUMNS, options.max_width)

    def _ground(self, world: World, width: int, rows: int) -> Ground:
        points = [point for cord in self.state.cords for point in cord]
        for stone in self.state.area:
            long, _, _ = footprint(world, stone)
            x, y, _ = world.place(stone)
            points += [(x - long, y - long), (x + long, y + long)]
        points += [(spot.x, spot.y) for spot in self.spots]
        columns = max(LEAST_COLUMNS, width - GUTTER - 1)
        return Ground.round(points, columns, max(LEAST_ROWS, rows - AXIS))

    def _draw_faults(self, raster: Raster, ground: Ground, signs: Signs) -> None:
        """Where the turn before went wrong."""
        for incident in self.state.last.incidents if self.state.last else ():
            if incident.stones:
                raster.write(*ground.cell(incident.x, incident.y), signs.fault, SPOTS)


def line_dots(ground: Ground, line: Sequence[Point]) -> Iterator[Dot]:
    """The dots of a closed line."""
    for (x, y), (to_x, to_y) in zip(line, [*line[1:], line[0]], strict=True):
        steps = ceil(hypot(to_x - x, to_y - y) / ground.scale) or 1
        for step in range(steps):
            part = step / steps
            yield ground.dot(x + (to_x - x) * part, y + (to_y - y) * part)


def draw_stone(raster: Raster, ground: Ground, world: World, stone: int) -> None:
    """What a stone covers: all of it if its north face is up, else its rim."""
    up = world.face_up(stone) or upright(world, stone)
    dots = dict(_covered(ground, world, stone))
    raster.clear(dots)
    raster.mark((dot for dot, rim in dots.items() if up or rim), RIMS[up])


def _covered(ground: Ground, world: World, stone: int) -> Iterator[tuple[Dot, bool]]:
    """The dots of a stone, each with whether it is at the rim."""
    long, wide, yaw = footprint(world, stone)
    x, y, _ = world.place(stone)
    left, upper = ground.dot(x - long, y + long)
    right, lower = ground.dot(x + long, y - long)
    # A rim one dot wide, measured along the narrow side.
    thin = max(0.0, 1 - 1.3 * ground.scale / wide)
    for dot in (
        (across, down) for across in range(left, right + 1) for down in range(upper, lower + 1)
    ):
        px, py = ground.point(dot)
        along = (px - x) * cos(yaw) + (py - y) * sin(yaw)
        beside = (py - y) * cos(yaw) - (px - x) * sin(yaw)
        far = hypot(along / long, beside / wide)
        if far <= 1:
            yield dot, far > thin


def label(raster: Raster, ground: Ground, world: World, stone: int, signs: Signs) -> None:
    """The number of a stone and which face is up, where no other number is."""
    up = world.face_up(stone)
    sign = signs.edge if upright(world, stone) else signs.up if up else signs.down
    column, row = ground.cell(*world.place(stone)[:2])
    for word in (f"{stone}{sign}", f"{stone}"):
        for line in (row, row - 1, row + 1):
            start = column - len(word) // 2
            if raster.free(start, line, len(word)):
                raster.write(start, line, word, LABELS[up])
                return


def _draw_grid(raster: Raster, ground: Ground, signs: Signs) -> None:
    """A sign where the marks of both axes meet, as long as nothing else is there."""
    for row, _ in ground.marks_down():
        for column, _ in ground.marks_across():
            if not raster.dots.get((column, row)) and raster.free(column, row, 1):
                raster.write(column, row, signs.grid, QUIET)


def _framed(raster: Raster, ground: Ground, *, ascii_only: bool) -> Iterator[Segment]:
    """The drawing with coordinates at its left and below it."""
    marks = {row: f"{round(y * 1000)}" for row, y in ground.marks_down()}
    for row in range(ground.rows):
        yield Segment(f"{marks.get(row, ''):>{GUTTER - 1}} ", QUIET)
        yield from raster.line(row, ascii_only=ascii_only)
        yield Segment.line()
    axis = [" "] * (ground.columns + GUTTER + 1)
    axis[GUTTER - 3 : GUTTER - 1] = "mm"
    for column, x in ground.marks_across():
        word = f"{round(x * 1000)}"
        start = GUTTER + column - (len(word) - 1) // 2 - word.startswith("-")
        if start >= GUTTER and start + len(word) <= len(axis):
            axis[start : start + len(word)] = word
    yield Segment("".join(axis).rstrip(), QUIET)
    yield Segment.line()

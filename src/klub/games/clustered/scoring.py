"""Counting: rows, columns, the largest rectangle, and the bonuses."""

from collections.abc import Sequence, Set
from dataclasses import dataclass
from enum import StrEnum

from klub.engine.contract import Seat
from klub.games.clustered.board import Board, Cell
from klub.games.clustered.options import Options
from klub.games.clustered.state import Firsts

SHORTEST_LINE = 3
"""A line scores from three cards on (R53)."""
BONUS_LINE = 5
"""The line that the first-to bonus asks for (R55)."""
BONUS_POINTS = 2

RIGHT, LEFT, UP, DOWN = (1, 0), (-1, 0), (0, 1), (0, -1)


class Bonus(StrEnum):
    """A bonus card; each is worth two points."""

    FIRST_LINE = "first_line"
    FIRST_BLOCK = "first_block"
    LONGEST_LINE = "longest_line"
    LARGEST_RECTANGLE = "largest_rectangle"


@dataclass(frozen=True, slots=True)
class Count:
    """What the cards of one seat make on the board, cell by cell."""

    rectangle: tuple[Cell, ...]
    """The largest full rectangle; of equal ones the leftmost lowest (R54)."""
    rows: tuple[tuple[Cell, ...], ...]
    columns: tuple[tuple[Cell, ...], ...]

    @property
    def longest(self) -> int:
        """Cards in the longest line that scores, or 0."""
        return max((len(line) for line in (*self.rows, *self.columns)), default=0)


@dataclass(frozen=True, slots=True)
class Score:
    """The points of one seat."""

    count: Count
    won: tuple[Bonus, ...] = ()

    @property
    def rectangle(self) -> int:
        """Points for the largest rectangle."""
        return len(self.count.rectangle)

    @property
    def rows(self) -> int:
        """Points for horizontal lines."""
        return sum(map(len, self.count.rows))

    @property
    def columns(self) -> int:
        """Points for vertical lines."""
        return sum(map(len, self.count.columns))

    @property
    def bonuses(self) -> int:
        """Points for bonus cards."""
        return BONUS_POINTS * len(self.won)

    @property
    def total(self) -> int:
        """All points together."""
        return self.rectangle + self.rows + self.columns + self.bonuses

    def parts(self) -> dict[str, int]:
        """The points as a record tells them."""
        names = ("total", "rectangle", "rows", "columns", "bonuses")
        return {name: getattr(self, name) for name in names}


def count(cells: Set[Cell]) -> Count:
    """What cards of one owner on ``cells`` make."""
    return Count(largest_rectangle(cells), lines(cells, RIGHT), lines(cells, UP))


def lines(cells: Set[Cell], step: tuple[int, int]) -> tuple[tuple[Cell, ...], ...]:
    """Every unbroken run of three or more along ``step``, each from its first cell (R53)."""
    back = (-step[0], -step[1])
    firsts = sorted(cell for cell in cells if not reach(cells, cell, back))
    runs = ((cell, *arm(cells, cell, step)) for cell in firsts)
    return tuple(run for run in runs if len(run) >= SHORTEST_LINE)


def reach(cells: Set[Cell], cell: Cell, step: tuple[int, int]) -> int:
    """How many cells the unbroken run in ``cells`` has that starts next to ``cell``."""
    (x, y), (dx, dy) = cell, step
    length = 0
    while (x := x + dx, y := y + dy) in cells:
        length += 1
    return length


def arm(cells: Set[Cell], cell: Cell, step: tuple[int, int]) -> tuple[Cell, ...]:
    """That run itself."""
    (x, y), (dx, dy) = cell, step
    length = reach(cells, cell, step)
    return tuple(Cell(x + dx * n, y + dy * n) for n in range(1, length + 1))


def largest_rectangle(cells: Set[Cell]) -> tuple[Cell, ...]:
    """The cells of the largest full rectangle with sides of two or more (R54)."""
    widths = {cell: 1 + reach(cells, cell, RIGHT) for cell in cells}
    best = (0, 0)
    corner = Cell(0, 0)
    for low in sorted(cells):
        width, height = widths[low], 1
        while (up := Cell(low.x, low.y + height)) in cells:
            width, height = min(width, widths[up]), height + 1
            if width >= 2 and width * height > best[0] * best[1]:
                best, corner = (width, height), low
    return tuple(Cell(corner.x + x, corner.y + y) for y in range(best[1]) for x in range(best[0]))


def gain(cells: Set[Cell], cell: Cell, largest: int) -> int:
    """Points that a card on ``cell`` adds to ``cells``, whose rectangle counts ``largest`` now."""
    points = 0
    for ahead, behind in ((RIGHT, LEFT), (UP, DOWN)):
        one, other = reach(cells, cell, ahead), reach(cells, cell, behind)
        points += _line(one + 1 + other) - _line(one) - _line(other)
    return points + max(0, rectangle_through(cells, cell) - largest)


def _line(length: int) -> int:
    return length if length >= SHORTEST_LINE else 0


def rectangle_through(cells: Set[Cell], cell: Cell) -> int:
    """Cards in the largest rectangle that a card on ``cell`` would be part of, or 0."""
    x, y = cell
    low, high = y - reach(cells, cell, DOWN), y + reach(cells, cell, UP)
    sides = [
        (reach(cells, Cell(x, row), LEFT), reach(cells, Cell(x, row), RIGHT))
        for row in range(low, high + 1)
    ]
    best = 0
    for bottom in range(low, y + 1):
        left, right = sides[bottom - low]
        for top in range(bottom, high + 1):
            left, right = min(left, sides[top - low][0]), min(right, sides[top - low][1])
            width, height = 1 + left + right, top - bottom + 1
            if top >= y and width >= 2 and height >= 2:
                best = max(best, width * height)
    return best


def completes_line(cells: Set[Cell], cell: Cell) -> bool:
    """Whether a card on ``cell`` makes a line of five or more (R55)."""
    return any(
        reach(cells, cell, ahead) + 1 + reach(cells, cell, behind) >= BONUS_LINE
        for ahead, behind in ((RIGHT, LEFT), (UP, DOWN))
    )


def completes_block(cells: Set[Cell], cell: Cell) -> bool:
    """Whether a card on ``cell`` makes a rectangle of 2×3, upright or lying (R55)."""
    filled = cells | {cell}
    for width, height in ((3, 2), (2, 3)):
        for left in range(cell.x - width + 1, cell.x + 1):
            for low in range(cell.y - height + 1, cell.y + 1):
                if all(
                    (x, y) in filled
                    for x in range(left, left + width)
                    for y in range(low, low + height)
                ):
                    return True
    return False


def firsts_after(firsts: Firsts, cells: Set[Cell], cell: Cell, seat: Seat) -> Firsts:
    """The holders of the first-to bonuses once ``seat``, on ``cells``, has laid on ``cell`` too."""
    return Firsts(
        line=seat if firsts.line is None and completes_line(cells, cell) else firsts.line,
        block=seat if firsts.block is None and completes_block(cells, cell) else firsts.block,
    )


def biggest(sizes: tuple[int, ...]) -> Seat | None:
    """The seat with the greatest size, or ``None`` if that is tied or nothing (R56)."""
    top = max(sizes)
    return Seat(sizes.index(top)) if top and sizes.count(top) == 1 else None


def scores(board: Board, options: Options, firsts: Firsts) -> tuple[Score, ...]:
    """Everybody's points on ``board``, as if the game ended now."""
    counts = [count(board.owned(Seat(seat))) for seat in range(options.players)]
    return scored(counts, options, firsts)


def scored(counts: Sequence[Count], options: Options, firsts: Firsts) -> tuple[Score, ...]:
    """Everybody's points, once what their cards make has been counted."""
    holders: dict[Bonus, Seat | None] = {}
    if options.firsts_count:
        holders |= {Bonus.FIRST_LINE: firsts.line, Bonus.FIRST_BLOCK: firsts.block}
    if options.biggest_count:
        holders[Bonus.LONGEST_LINE] = biggest(tuple(one.longest for one in counts))
        holders[Bonus.LARGEST_RECTANGLE] = biggest(tuple(len(one.rectangle) for one in counts))
    return tuple(
        Score(one, tuple(bonus for bonus, holder in holders.items() if holder == seat))
        for seat, one in enumerate(counts)
    )


def winners(scores: tuple[Score, ...], options: Options) -> tuple[Seat, ...]:
    """The seats that share the win (R59)."""
    ranks = [
        (score.total, score.rectangle, score.count.longest)
        if options.tie_break == "rectangle"
        else (score.total,)
        for score in scores
    ]
    return tuple(Seat(seat) for seat, rank in enumerate(ranks) if rank == max(ranks))

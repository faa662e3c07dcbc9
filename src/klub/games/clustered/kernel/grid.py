"""The board of the kernel: laying a card, and what it makes, by looking at that card alone."""

import numpy as np
from numpy.typing import NDArray

from klub.games.clustered.kernel.layout import ANYTHING, FITS, TAKEN, Game
from klub.jit import compiled, signed, zeros_above, zeros_below

ONE, MIDDLE = np.uint64(1), np.uint64(1 << 32)
FIRST_LINE, FIRST_BLOCK = 5, 6
"""Cards in a line, or in a rectangle, that wins the first-to bonus: every rectangle of six or
more holds a 2×3, and one of four does not (R55)."""
U32, U33, U63 = np.uint64(32), np.uint64(33), np.uint64(63)


@compiled
def side_of(game: Game) -> int:
    """The side of the torus; the compiler knows it as a constant."""
    return signed(game.rows.shape[1])


@compiled
def window(lines: NDArray[np.uint64], seat: int, line: int, middle: int) -> np.uint64:
    """The cells of one bit line round ``middle``, which comes to stand at bit 32.

    Own runs are shorter than 32, so that 64 cells show every run through the middle whole.
    """
    words = lines.shape[2]
    first = (middle - 32) & (64 * words - 1)
    word, offset = first >> 6, np.uint64(first & 63)
    low, high = lines[seat, line, word], lines[seat, line, (word + 1) & (words - 1)]
    # Two shifts to the left, since one by 64 would do nothing at all.
    return np.uint64(low >> offset | (high << ONE) << (U63 - offset))


@compiled
def below(cells: np.uint64) -> int:
    """Length of the run of ones that ends just below bit 32."""
    return zeros_above(~(cells << U32))


@compiled
def above(cells: np.uint64) -> int:
    """Length of the run of ones that begins just above bit 32."""
    return zeros_below(~(cells >> U33))


@compiled
def line_points(length: int) -> int:
    """What a run scores (R53)."""
    return length if length >= 3 else 0


@compiled
def rectangle_through(game: Game, seat: int, x: int, y: int, up: int, down: int) -> int:
    """Cards in the largest own rectangle with a card on x, y, whose column reaches up and down."""
    mask = side_of(game) - 1
    best = 0
    common = window(game.rows, seat, y, x) | MIDDLE
    for low in range(down + 1):
        if low:
            common &= window(game.rows, seat, (y - low) & mask, x)
        rows = common
        for high in range(up + 1):
            if high:
                rows &= window(game.rows, seat, (y + high) & mask, x)
            width, height = below(rows) + 1 + above(rows), low + 1 + high
            if width < 2:
                break
            if height >= 2:
                best = max(best, width * height)
    return best


@compiled
def gain(game: Game, seat: int, cell: int) -> int:
    """Points that a card of ``seat`` on ``cell`` would add, a first-to bonus included."""
    side = side_of(game)
    x, y = cell & (side - 1), cell // side
    row, column = window(game.rows, seat, y, x), window(game.columns, seat, x, y)
    left, right, down, up = below(row), above(row), below(column), above(column)
    across, along = left + 1 + right, down + 1 + up
    points = line_points(across) - line_points(left) - line_points(right)
    points += line_points(along) - line_points(down) - line_points(up)
    area = 0
    if across > 1 and along > 1 and across * along > game.rectangle[seat]:
        area = rectangle_through(game, seat, x, y, up, down)
        points += max(0, area - game.rectangle[seat])
    if game.firsts:
        points += 2 * (game.first_line < 0 and max(across, along) >= FIRST_LINE)
        points += 2 * (game.first_block < 0 and area >= FIRST_BLOCK)
    return points


@compiled
def open_cell(game: Game, cell: int, mask: int, slots: int) -> int:
    """Let only ``mask`` fit in ``cell``, giving it a slot if it has none; the slots then in use.

    Written without branches: half of the neighbours of a laid card are new and half are not,
    in no order that a processor could foresee.
    """
    value = signed(game.cell[cell])
    new = signed(value == 0)
    taken = -(value >> 15)
    slot = value - 1 + (-new & (slots + 1))
    spill = game.fits.shape[0] - 1
    slot ^= (slot ^ spill) & taken
    game.fits[slot] &= np.uint32(mask)
    game.place[slot] = cell
    game.cell[cell] = value ^ ((value ^ (slot + 1)) & ~taken)
    return slots + new


@compiled
def open_beside(game: Game, cell: int, mask: int) -> None:
    """Narrow the four cells beside ``cell`` down to ``mask``."""
    side = side_of(game)
    row, slots = cell & -side, game.slots
    slots = open_cell(game, row | (cell + 1) & (side - 1), mask, slots)
    slots = open_cell(game, row | (cell - 1) & (side - 1), mask, slots)
    slots = open_cell(game, (cell + side) & (side * side - 1), mask, slots)
    slots = open_cell(game, (cell - side) & (side * side - 1), mask, slots)
    game.slots = slots


@compiled
def lay(game: Game, seat: int, slot: int, card: int) -> None:
    """Put ``card`` of ``seat`` into the cell of ``slot``; it must fit there."""
    side = side_of(game)
    cell, last = signed(game.place[slot]), game.slots - 1
    game.slots = last
    game.place[slot] = game.place[last]
    game.fits[slot] = game.fits[last]
    game.fits[last] = ANYTHING
    game.cell[game.place[slot]] = slot + 1
    game.cell[cell] = TAKEN | seat << 5 | card
    game.trail[game.laid] = cell
    game.laid += 1
    open_beside(game, cell, FITS[card])
    x, y = cell & (side - 1), cell // side
    row, column = window(game.rows, seat, y, x), window(game.columns, seat, x, y)
    game.rows[seat, y, x >> 6] |= ONE << np.uint64(x & 63)
    game.columns[seat, x, y >> 6] |= ONE << np.uint64(y & 63)
    left, right, down, up = below(row), above(row), below(column), above(column)
    across, along = left + 1 + right, down + 1 + up
    game.row_points[seat] += line_points(across) - line_points(left) - line_points(right)
    game.column_points[seat] += line_points(along) - line_points(down) - line_points(up)
    game.longest[seat] = max(game.longest[seat], across, along)
    if across > 1 and along > 1 and across * along > game.rectangle[seat]:
        area = rectangle_through(game, seat, x, y, up, down)
        game.rectangle[seat] = max(game.rectangle[seat], area)
    if game.firsts:
        if game.first_line < 0 and game.longest[seat] >= FIRST_LINE:
            game.first_line = seat
        if game.first_block < 0 and game.rectangle[seat] >= FIRST_BLOCK:
            game.first_block = seat


@compiled
def lift(game: Game, cell: int) -> None:
    """Forget the card on ``cell``; only the bits and the cell itself, as `rewind` needs it."""
    side = side_of(game)
    seat = (game.cell[cell] & ~TAKEN) >> 5
    x, y = cell & (side - 1), cell // side
    game.cell[cell] = 0
    game.rows[seat, y, x >> 6] &= ~(ONE << np.uint64(x & 63))
    game.columns[seat, x, y >> 6] &= ~(ONE << np.uint64(y & 63))

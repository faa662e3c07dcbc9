"""A board or a hand as a self-contained SVG picture."""

from collections.abc import Sequence

from klub.engine.contract import Seat
from klub.games.clustered.board import Board, Cell, Edge
from klub.games.clustered.card import START, Card
from klub.games.clustered.picture import words
from klub.games.clustered.picture.cards import CELL, FONT, card_group
from klub.games.clustered.picture.counted import line_bars, middle, rectangle_frames
from klub.games.clustered.picture.figures import number
from klub.games.clustered.picture.legend import Legend
from klub.games.clustered.picture.palette import CLOTH, FAINT_INK, INK, THREAD, WHITE
from klub.games.clustered.scoring import Score

PIXELS = 0.64
"""Pixels a unit at the picture's natural size: a card is then as wide as a thumb."""
LARGEST_TABLE = 24
"""A limited table up to this many cells a side is shown whole, with its rim."""
NARROWEST = 7.6 * CELL
"""A narrower board is set in the middle of a picture this wide, so that words have room."""
CREASE = 5
"""The cloth is creased along every fifth row and column, to lead the eye to the coordinates."""

WEAVE = (
    f'<pattern id="klub-linen" width="8" height="8" patternUnits="userSpaceOnUse">'
    f'<rect width="8" height="8" fill="{CLOTH}"/>'
    f'<path d="M0 1.5H5M4 5.5H8M0 3.5H2" stroke="{THREAD}" stroke-width=".8" opacity=".5"/>'
    f'<path d="M1.5 0V5M5.5 4V8M3.5 6V8" stroke="#fff" stroke-width=".8" opacity=".5"/></pattern>'
)


def board_svg(
    board: Board, *, scores: Sequence[Score] = (), names: Sequence[str] = (), title: str = ""
) -> str:
    """The board as it lies on the table, with what counts marked if ``scores`` are given."""
    shown = extent(board)
    across, down = (shown.right - shown.left + 1) * CELL, (shown.top - shown.bottom + 1) * CELL
    grow = min(1.8, max(1.0, across / 1400))
    margin = 44 * grow
    legend = Legend(scores, names)
    words_need = NARROWEST if legend.seats else min(NARROWEST, 19 * len(title) + 40)
    width = max(across + 2 * margin, words_need)
    heading = 44 * grow if title else 0
    height = heading + down + 2 * margin + legend.height(width)
    corner = ((width - across) / 2, heading + margin)
    inside = (
        line_bars(scores, shown.left, shown.top)
        + _cards(board, shown)
        + rectangle_frames(scores, shown.left, shown.top)
    )
    table = _rim(across, down) if shown == board.edge else ""
    return _picture(
        width,
        height,
        title or words.GAME,
        " ".join((words.board(board, shown), *legend.spoken())),
        _heading(title, width, heading)
        + f'<g transform="translate({number(corner[0])} {number(corner[1])})">\n'
        + f"{table}{_creases(shown, across, down)}{_axes(shown, across, down, grow)}{inside}</g>\n"
        + legend.svg(width, heading + down + 2 * margin),
    )


def hand_svg(cards: Sequence[Card], owner: Seat) -> str:
    """The cards of a hand, side by side."""
    gap = CELL * 0.06
    drawn = "".join(
        card_group(card, owner, gap + (place + 0.5) * CELL, gap + CELL / 2, words.card(card, owner))
        for place, card in enumerate(cards)
    )
    width = max(1, len(cards)) * CELL + 2 * gap
    return _picture(width, CELL + 2 * gap, words.hand_title(owner), words.hand(cards, owner), drawn)


def extent(board: Board) -> Edge:
    """The cells that a picture of ``board`` has to show."""
    edge = board.edge
    if edge and max(edge.right - edge.left, edge.top - edge.bottom) < LARGEST_TABLE:
        return edge
    cells = [*board.laid, *board.starts] or [Cell(0, 0)]
    columns, rows = [cell.x for cell in cells], [cell.y for cell in cells]
    return Edge(min(columns), min(rows), max(columns), max(rows))


def _cards(board: Board, shown: Edge) -> str:
    drawn = ""
    for cell in sorted((*board.starts, *board.laid), key=lambda cell: (-cell.y, cell.x)):
        laid = board.laid.get(cell)
        card, owner = (START, None) if laid is None else (laid.card, laid.owner)
        x, y = middle(cell, shown.left, shown.top)
        drawn += card_group(card, owner, x, y, words.card(card, owner, cell))
    return drawn


def _axes(shown: Edge, across: float, down: float, grow: float) -> str:
    """The coordinates round the edge."""
    size = 17 * grow
    gap = size * 0.75
    labels = ""
    for x in range(shown.left, shown.right + 1):
        at = number((x - shown.left + 0.5) * CELL)
        labels += f'<text x="{at}" y="{number(-gap)}">{x}</text>'
        labels += f'<text x="{at}" y="{number(down + gap + size * 0.7)}">{x}</text>'
    for y in range(shown.bottom, shown.top + 1):
        at = number((shown.top - y + 0.5) * CELL + size * 0.35)
        labels += f'<text x="{number(-gap - size / 2)}" y="{at}">{y}</text>'
        labels += f'<text x="{number(across + gap + size / 2)}" y="{at}">{y}</text>'
    return (
        f'<g aria-hidden="true" font-size="{number(size)}" text-anchor="middle"'
        f' fill="{FAINT_INK}">{labels}</g>\n'
    )


def _rim(across: float, down: float) -> str:
    return (
        f'<rect x="-4" y="-4" width="{number(across + 8)}" height="{number(down + 8)}" rx="14"'
        f' fill="#fff" fill-opacity=".25" stroke="{FAINT_INK}" stroke-width="2"/>\n'
    )


def _creases(shown: Edge, across: float, down: float) -> str:
    path = "".join(
        f"M{number((x - shown.left + 0.5) * CELL)} 0v{number(down)}"
        for x in range(shown.left, shown.right + 1)
        if x % CREASE == 0
    ) + "".join(
        f"M0 {number((shown.top - y + 0.5) * CELL)}h{number(across)}"
        for y in range(shown.bottom, shown.top + 1)
        if y % CREASE == 0
    )
    return f'<path d="{path}" stroke="{WHITE}" stroke-width="4" opacity=".4"/>\n'


def _heading(title: str, width: float, height: float) -> str:
    if not title:
        return ""
    size = min(height * 0.62, (width - 40) / (0.68 * len(title)))
    return (
        f'<text x="{number(width / 2)}" y="{number(height * 0.86)}" font-weight="700"'
        f' font-size="{number(size)}" text-anchor="middle" fill="{INK}"'
        f' aria-hidden="true">{words.text(title)}</text>\n'
    )


def _picture(width: float, height: float, title: str, desc: str, drawn: str) -> str:
    wide, high = number(width), number(height)
    size = f'width="{width * PIXELS:.0f}" height="{height * PIXELS:.0f}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" {size}'
        ' role="graphics-document">\n'
        f"<title>{words.text(title)}</title>\n<desc>{words.text(desc)}</desc>\n<defs>{WEAVE}</defs>\n"
        f'<rect width="{wide}" height="{high}" rx="16" fill="url(#klub-linen)"/>\n'
        f'<g {FONT} stroke-linejoin="round">\n{drawn}</g>\n</svg>\n'
    )

"""One cell of a board in the terminal: two lines if there is room, else one."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import product

from rich.segment import Segment
from rich.style import Style

from klub.engine.contract import Seat
from klub.games.clustered.card import Card, Face, Fill, Shape, Start
from klub.games.clustered.notation import START_CELL
from klub.games.clustered.picture.palette import FAINT_INK, NEUTRAL, SCREEN_PAPER, Colour, deck

Line = list[Segment]

TALL = 6
"""Columns of a two-line tile: five for the card, one to part it from the next."""
SHORT = 4
"""Columns of a one-line tile: the owner's letter and the card's notation."""
QUIET = Style(dim=True)
BARE = Style(bold=True)


@dataclass(frozen=True, slots=True)
class Signs:
    """The characters that a terminal can show."""

    figures: Mapping[tuple[Shape, Fill], str]
    """One for each figure; with none the card is written in its notation."""
    wild: str
    start: str
    row: str
    column: str
    crossing: str
    """Part of a row and of a column."""
    rectangle: str
    last: str
    dashes: str
    corners: tuple[str, str, str, str]
    """Upper left, upper right, lower left, lower right."""
    arrows: tuple[str, str, str, str]
    """More lies to the left, right, up, down."""


DRAWN = Signs(
    figures=dict(zip(product(Shape, Fill), "□▥■△◮▲○◍●", strict=True)),
    wild="★",
    start="◆",
    row="─",
    column="│",
    crossing="┼",
    rectangle="▪",
    last="◂",
    dashes="╌",
    corners=("┌", "┐", "└", "┘"),
    arrows=("◂", "▸", "▴", "▾"),
)
TYPED = Signs(
    figures={},
    wild="W",
    start="*",
    row="-",
    column="|",
    crossing="+",
    rectangle="#",
    last="<",
    dashes="-",
    corners=(".", ".", "'", "'"),
    arrows=("<", ">", "^", "v"),
)
"""For terminals and files that hold nothing but ASCII."""


@dataclass(frozen=True, slots=True)
class Tile:
    """What there is to show of one cell."""

    card: Card | Start | None = None
    owner: Seat | None = None
    row: bool = False
    """Part of a row that counts."""
    column: bool = False
    rectangle: bool = False
    last: bool = False
    """Laid last."""
    ghost: bool = False
    """Proposed, not yet laid."""
    faded: bool = False
    """Fits nowhere."""
    choice: str = ""
    """Label of a free cell that can be chosen."""

    @property
    def colour(self) -> Colour:
        """The owner's, or that of the start card."""
        return NEUTRAL if self.owner is None else deck(self.owner)


def tall(tile: Tile, signs: Signs) -> tuple[Line, Line]:
    """The cell on two lines: owner and signs above, figures below."""
    gap = Segment(" ")
    if tile.choice:
        return _choice(tile.choice, signs)
    if tile.card is None:
        return [Segment(" " * TALL)], [Segment(" " * TALL)]
    head, body = _styles(tile)
    left, right, *feet = signs.corners
    shown = figures(tile.card, signs)
    if tile.ghost:
        above = f"{left}{signs.dashes}{tile.colour.letter}{signs.dashes}{right}"
        below = f"{feet[0]}{shown.strip().replace(' ', ''):^3}{feet[1]}"
    else:
        above, below = _above(tile, signs), shown
    return [Segment(above, head), gap], [Segment(below, body), gap]


def short(tile: Tile) -> Line:
    """The cell on one line, in notation; a proposed card has ``?`` for its owner."""
    if tile.choice:
        key, points = _key_and_points(tile.choice)
        label = key + points if len(key + points) <= SHORT else key[:SHORT]
        return [Segment(f"{label:<{SHORT}}", BARE)]
    if tile.card is None:
        return [Segment(" " * SHORT)]
    head, body = _styles(tile)
    if isinstance(tile.card, Start):
        return [Segment(START_CELL, head)]
    letter = "?" if tile.ghost else tile.colour.letter
    # Without colour the last card is told by its small letter.
    letter = letter.lower() if tile.last else letter
    return [Segment(letter, head), Segment(f"{tile.card!s:<3}", body)]


def figures(card: Card | Start, signs: Signs) -> str:
    """What the card shows, in five columns."""
    if isinstance(card, Face):
        figure = signs.figures.get((card.shape, card.fill))
        shown = " ".join(figure * card.number) if figure else str(card)
    else:
        shown = signs.start if isinstance(card, Start) else signs.wild
    return f"{shown:^5}"


def _above(tile: Tile, signs: Signs) -> str:
    """The upper line: the owner's letter, then what the card counts for."""
    if tile.owner is None:
        return "START"
    counted = {
        (True, True): signs.crossing,
        (True, False): signs.row,
        (False, True): signs.column,
        (False, False): " ",
    }[tile.row, tile.column]
    last = signs.last if tile.last else " "
    return f" {tile.colour.letter}{last}{counted}{signs.rectangle if tile.rectangle else ' '}"


def _styles(tile: Tile) -> tuple[Style, Style]:
    """Of the owner's part and of the figures; both set back- and foreground, for any terminal."""
    colour = tile.colour
    head = Style(color=colour.text, bgcolor=colour.bright, bold=True)
    if tile.owner is None or tile.last:
        return head, head
    if tile.ghost:
        return head, Style(color=SCREEN_PAPER, bgcolor=colour.ink, bold=True)
    ink = FAINT_INK if tile.faded else colour.ink
    return head, Style(color=ink, bgcolor=colour.tint if tile.rectangle else SCREEN_PAPER)


def _choice(label: str, signs: Signs) -> tuple[Line, Line]:
    """A dim box with the key above and the points below."""
    key, points = _key_and_points(label)
    if len(key) > 3 and not points:
        return [Segment(f"{key[:TALL]:^{TALL}}", BARE)], [Segment(" " * TALL)]
    left, right, *feet = signs.corners
    return _boxed(left, key, right), _boxed(feet[0], points, feet[1])


def _key_and_points(label: str) -> tuple[str, str]:
    """``c +4`` or ``c+4`` in its two parts; a label of another form is all key."""
    parts = re.fullmatch(r"(\S*?) ?([+-]\d+)", label)
    return (parts[1], parts[2]) if parts else (label, "")


def _boxed(left: str, word: str, right: str) -> Line:
    if len(word) > 3:
        return [Segment(f"{word[:TALL]:^{TALL}}", BARE)]
    return [Segment(left, QUIET), Segment(f"{word:^3}", BARE), Segment(f"{right} ", QUIET)]

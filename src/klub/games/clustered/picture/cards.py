"""A whole card: its border, its owner's mark and letter, and what it shows."""

from klub.engine.contract import Seat
from klub.games.clustered.card import Card, Start
from klub.games.clustered.picture import words
from klub.games.clustered.picture.figures import face, number
from klub.games.clustered.picture.marks import mark
from klub.games.clustered.picture.palette import BLACK, NEUTRAL, PAPER, Colour, deck

CELL = 100
"""Width of a cell; every other length of the pictures is in the same unit."""
SIDE = 88
"""Width of a card; the rest of its cell is the gap in which counted lines are drawn."""
CORNER = 11
RIM = 6
"""Width of the border in the owner's colour."""
TAB = 19
"""Width of the corners that carry mark and letter."""
FONT = "font-family=\"system-ui, 'DejaVu Sans', Verdana, sans-serif\""

HALF = SIDE / 2
INNER = HALF - RIM
WINDOW = (
    f"M-{INNER:g} {TAB - INNER:g}h{TAB - 5}a5 5 0 0 0 5 -5v-{TAB - 5}h{2 * (INNER - TAB):g}"
    f"v{TAB - 5}a5 5 0 0 0 5 5h{TAB - 5}V{INNER - 5:g}a5 5 0 0 1 -5 5H{5 - INNER:g}"
    "a5 5 0 0 1 -5 -5z"
)
"""The white part of a card with an owner."""
PANE = (
    f'<rect x="-{INNER:g}" y="-{INNER:g}" width="{2 * INNER:g}" height="{2 * INNER:g}" rx="5"'
    ' fill="#ddd6c6"/>'
)
"""The inside of the start card."""


def card_group(card: Card | Start, owner: Seat | None, x: float, y: float, label: str) -> str:
    """The card with its middle at ``x``, ``y``, and ``label`` for those who hear or point."""
    colour = NEUTRAL if owner is None else deck(owner)
    inside = PANE if owner is None else _window(colour)
    return (
        f'<g role="img" transform="translate({number(x)} {number(y)})">'
        f"<title>{words.text(label)}</title>{_body(colour)}{inside}{face(card, colour)}</g>\n"
    )


def _body(colour: Colour) -> str:
    box = f'width="{SIDE}" height="{SIDE}" rx="{CORNER}"'
    return (
        f'<rect x="{1.5 - HALF:g}" y="{3 - HALF:g}" {box} fill="{BLACK}" opacity=".13"/>'
        f'<rect x="-{HALF:g}" y="-{HALF:g}" {box} fill="{colour.bright}" stroke="{colour.ink}"/>'
    )


def _window(colour: Colour) -> str:
    return (
        f'<path d="{WINDOW}" fill="{PAPER}" stroke="{colour.ink}"/>'
        f"{mark(colour, -30.5, -30.5)}{letter(colour, 30.5, -24)}"
    )


def letter(colour: Colour, x: float, y: float, size: float = 18) -> str:
    """The deck's letter on its bright surface."""
    return (
        f'<text x="{number(x)}" y="{number(y)}" font-size="{number(size)}" font-weight="700"'
        f' text-anchor="middle" fill="{colour.text}" aria-hidden="true">{colour.letter}</text>'
    )

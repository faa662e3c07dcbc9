"""The corner mark of each deck, so that colour is never the only sign of an owner."""

from klub.games.clustered.picture.palette import DECKS, Colour

# Each is drawn in a square of 16 units round its middle, with a stroke of two units.
SUN = "M0 -7V7M-7 0H7M-5 -5L5 5M-5 5L5 -5"
WAVES = "M-7 -3q3.5 -5 7 0t7 0M-7 4q3.5 -5 7 0t7 0"
CLOVER = "M0 -0.5a3.4 3.4 0 1 1 .1 0zM-3.6 4a3.3 3.3 0 1 1 .1 0zM3.6 4a3.3 3.3 0 1 1 .1 0zM0 0V7"
MOON = "M2.5 -6.5a7 7 0 1 0 4 9.5a6 6 0 0 1 -4 -9.5z"
BOLT = "M2.5 -7L-4.5 1.2H-.5L-2.5 7L4.5 -1.2H.5z"
HEART = "M0 6.5C-10 0 -6.5 -6.5 -3.2 -6.2Q-1 -6 0 -3.6Q1 -6 3.2 -6.2C6.5 -6.5 10 0 0 6.5z"
DROP = "M0 -7.5C3 -3 5 -.5 5 2.2a5 5 0 0 1 -10 0C-5 -.5 -3 -3 0 -7.5z"
CROSS = "M-5.5 -5.5L5.5 5.5M-5.5 5.5L5.5 -5.5"

MARKS = dict(
    zip(DECKS, (SUN, WAVES, CLOVER, MOON, BOLT, HEART, DROP, CROSS), strict=True),
)
LINES = {SUN, WAVES, CROSS}
"""Marks that are drawn as lines; the others are filled."""


def mark(colour: Colour, x: float, y: float, scale: float = 1) -> str:
    """The mark of a deck in the colour that stands out from its bright surface."""
    path = MARKS[colour]
    fill = "none" if path in LINES else colour.text
    width = 2.6 if path in LINES else 1
    return (
        f'<path d="{path}" transform="translate({x:g} {y:g}) scale({scale:g})" fill="{fill}"'
        f' stroke="{colour.text}" stroke-width="{width}" stroke-linecap="round"'
        ' stroke-linejoin="round"/>'
    )

"""What the cards show, really drawn: figures, stripes, the wild star and the start sign.

A card is drawn round its own middle, a hundred units to the cell. The corner marks take
its upper corners, so the figures sit a little low.
"""

from math import cos, pi, sin, sqrt

from klub.games.clustered.card import Card, Face, Fill, Shape, Start
from klub.games.clustered.picture.palette import PAPER, Colour

Places = tuple[tuple[float, float], ...]

PLACES: dict[int, Places] = {
    1: ((0, 6),),
    2: ((-18.8, 8), (18.8, 8)),
    3: ((0, -14.5), (-18.3, 18.5), (18.3, 18.5)),
}
"""Where the figures of a card stand."""
RADIUS = {1: 23.0, 2: 15.6, 3: 14.4}
"""How large they are: a single one larger, and no two touch."""
STROKE, CORE = 4.4, 2
"""An outline's width, and that of the bright line between its dark edges."""
STRIPE, STRIPE_CORE = 3, 1.3
"""The same for a stripe."""
STRIPE_GAP = 6.5
"""The least from stripe to stripe; closer ones run together on a full board."""


def number(value: float) -> str:
    """``value`` as short as a picture needs it: 12, 12.5, never -0."""
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def face(card: Card | Start, colour: Colour) -> str:
    """All that a card shows within its border."""
    if isinstance(card, Start):
        return compass(colour)
    if not isinstance(card, Face):
        return star(colour)
    return figures(card.shape, card.fill, PLACES[card.number], RADIUS[card.number], colour)


def figures(shape: Shape, fill: Fill, places: Places, radius: float, colour: Colour) -> str:
    """Equal figures with their middles at ``places``."""
    outlines = "".join(OUTLINES[shape](x, y, radius) for x, y in places)
    if fill is Fill.FILLED:
        return solid(outlines, colour)
    drawn = cased(outlines, STROKE, CORE, colour)
    if fill is Fill.STRIPED:
        lines = "".join(stripes(shape, x, y, radius) for x, y in places)
        drawn = cased(lines, STRIPE, STRIPE_CORE, colour) + drawn
    return drawn


def solid(path: str, colour: Colour) -> str:
    """A bright surface with a dark edge."""
    return f'<path d="{path}" fill="{colour.bright}" stroke="{colour.ink}" stroke-width="1.6"/>'


def cased(path: str, width: float, core: float, colour: Colour) -> str:
    """A bright line with dark edges, so that yellow too stands out from the paper."""
    line = f'<path d="{path}" fill="none"'
    return (
        f'{line} stroke="{colour.ink}" stroke-width="{number(width)}"/>'
        f'{line} stroke="{colour.bright}" stroke-width="{number(core)}"/>'
    )


def square(x: float, y: float, radius: float) -> str:
    """A square that looks as large as a circle of ``radius``."""
    half = radius * 0.9
    side = number(2 * half)
    return f"M{number(x - half)} {number(y - half)}h{side}v{side}h-{side}z"


def triangle(x: float, y: float, radius: float) -> str:
    """A triangle that stands on its base."""
    half, tip, foot = _triangle(radius)
    return (
        f"M{number(x)} {number(y + tip)}L{number(x + half)} {number(y + foot)}H{number(x - half)}z"
    )


def circle(x: float, y: float, radius: float) -> str:
    """A circle, as two arcs."""
    across = number(2 * radius)
    arc = f"a{number(radius)} {number(radius)} 0 0 1"
    return f"M{number(x - radius)} {number(y)}{arc} {across} 0{arc} -{across} 0z"


OUTLINES = {Shape.SQUARE: square, Shape.TRIANGLE: triangle, Shape.CIRCLE: circle}


def stripes(shape: Shape, x: float, y: float, radius: float) -> str:
    """Upright lines that end at the outline."""
    path = ""
    most = int(radius / STRIPE_GAP)
    for step in range(-most, most + 1):
        across = step * radius / (most + 0.45)
        low, high = _stripe(shape, across, radius)
        path += f"M{number(x + across)} {number(y + low)}V{number(y + high)}"
    return path


def _stripe(shape: Shape, across: float, radius: float) -> tuple[float, float]:
    """Where a stripe ``across`` from the middle begins and ends."""
    if shape is Shape.SQUARE:
        return -radius * 0.9, radius * 0.9
    if shape is Shape.CIRCLE:
        half = sqrt(radius * radius - across * across)
        return -half, half
    base, tip, foot = _triangle(radius)
    return tip + (foot - tip) * abs(across) / base, foot


def _triangle(radius: float) -> tuple[float, float, float]:
    """Half the base, and the heights of tip and base."""
    return radius * 1.05, -radius * 1.04, radius * 0.9


def star(colour: Colour) -> str:
    """The wild sign: a star above one of each figure, for it fits beside all."""
    points = []
    for corner in range(10):
        turn, reach = corner * pi / 5, 11.8 if corner % 2 else 27
        points.append(f"{number(reach * sin(turn))} {number(-8 - reach * cos(turn))}")
    beside = "".join(
        figures(shape, fill, ((x, 26),), 7, colour)
        for x, shape, fill in zip((-21, 0, 21), Shape, Fill, strict=True)
    )
    return solid(f"M{'L'.join(points)}z", colour) + beside


def compass(colour: Colour) -> str:
    """The start sign: a ring from which the board grows to four sides."""
    arrows = "".join(
        f'<path d="M-9 -21L0 -30L9 -21" transform="rotate({turn})"/>' for turn in (0, 90, 180, 270)
    )
    return (
        f'<g fill="none" stroke="{colour.ink}" stroke-width="4" stroke-linecap="round">'
        f'<circle r="11" fill="{PAPER}"/>{arrows}</g>'
    )

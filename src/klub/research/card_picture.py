"""A card as pixels: figures, fill and number, in its owner's colour and with the owner's letter."""

from functools import lru_cache

from PIL import Image, ImageChops, ImageDraw, ImageFont

from klub.engine.contract import Seat
from klub.games.clustered.card import Card, Face, Fill, Shape, Start
from klub.games.clustered.picture.figures import PLACES, RADIUS
from klub.games.clustered.picture.palette import NEUTRAL, PAPER, Colour, deck

FINE = 4
"""A card is drawn so many times larger, and then made small: that smooths its edges."""
UNITS = 100
"""Lengths below are in hundredths of a cell, as in the pictures for people."""
SIDE, CORNER, RIM = 90, 12, 8
HALF = SIDE / 2
TAB = 24
"""Side of the corner with the owner's letter."""
STROKE, STRIPE, STRIPE_GAP = 4.5, 3.5, 8.0
STAR = (
    (0, -30),
    (8, -10),
    (29, -9),
    (12, 4),
    (18, 25),
    (0, 13),
    (-18, 25),
    (-12, 4),
    (-29, -9),
    (-8, -10),
)

Point = tuple[float, float]


@lru_cache(4096)
def card_image(card: Card | Start, owner: Seat | None, size: int) -> Image.Image:
    """The card in a cell of ``size`` pixels; what is not card can be seen through."""
    pen = _Pen(size, NEUTRAL if owner is None else deck(owner))
    pen.box(HALF, CORNER, pen.colour.bright, pen.colour.ink)
    pen.box(HALF - RIM, CORNER - RIM / 2, "#ddd6c6" if owner is None else PAPER)
    if isinstance(card, Face):
        for x, y in PLACES[card.number]:
            pen.figure(card.shape, card.fill, x, y + 2, RADIUS[card.number])
    elif isinstance(card, Start):
        pen.ring(11, 30)
    else:
        pen.polygon(STAR, pen.colour.bright)
    if owner is not None:
        pen.letter()
    return pen.image.resize((size, size), Image.Resampling.BOX)


class _Pen:
    """Draws one card round its own middle."""

    def __init__(self, size: int, colour: Colour) -> None:
        self.scale = size * FINE / UNITS
        self.colour = colour
        self.image = Image.new("RGBA", (size * FINE, size * FINE))
        self.draw = ImageDraw.Draw(self.image)

    def at(self, x: float, y: float) -> Point:
        """The pixel of a point."""
        return (x + UNITS / 2) * self.scale, (y + UNITS / 2) * self.scale

    def width(self, units: float) -> int:
        """Pixels of a line."""
        return max(1, round(units * self.scale))

    def box(self, half: float, corner: float, fill: str, rim: str | None = None) -> None:
        """A rounded square."""
        box = (*self.at(-half, -half), *self.at(half, half))
        self.draw.rounded_rectangle(box, corner * self.scale, fill, rim, self.width(1.5))

    def polygon(self, points: tuple[Point, ...], fill: str) -> None:
        """A surface with an edge in ink."""
        places = [self.at(x, y) for x, y in points]
        self.draw.polygon(places, fill)
        self.draw.line([*places, places[0], places[1]], self.colour.ink, self.width(2), "curve")

    def ring(self, radius: float, reach: float) -> None:
        """The start sign: a ring from which the board grows to four sides."""
        box = (*self.at(-radius, -radius), *self.at(radius, radius))
        self.draw.ellipse(box, PAPER, self.colour.ink, self.width(4))
        for x, y in ((0, 1), (1, 0), (0, -1), (-1, 0)):
            tip, back = reach, reach - 9
            points = [
                self.at(back * x + 9 * y, back * y + 9 * x),
                self.at(tip * x, tip * y),
                self.at(back * x - 9 * y, back * y - 9 * x),
            ]
            self.draw.line(points, self.colour.ink, self.width(4), "curve")

    def figure(self, shape: Shape, fill: Fill, x: float, y: float, radius: float) -> None:
        """One figure: its outline in ink, within it nothing, stripes or the bright colour."""
        mask = Image.new("L", self.image.size)
        self._outline(ImageDraw.Draw(mask), shape, (x, y, radius), "white")
        if fill is Fill.FILLED:
            self.image.paste(self.colour.bright, mask=mask)
        elif fill is Fill.STRIPED:
            self.image.paste(self.colour.ink, mask=ImageChops.darker(mask, self._stripes(x)))
        self._outline(self.draw, shape, (x, y, radius), None)

    def _stripes(self, middle: float) -> Image.Image:
        """Upright lines all over the card, one of them through ``middle``."""
        stripes = Image.new("L", self.image.size)
        for step in range(-3, 4):
            across = middle + step * STRIPE_GAP
            ends = (self.at(across, -HALF), self.at(across, HALF))
            ImageDraw.Draw(stripes).line(ends, "white", self.width(STRIPE))
        return stripes

    def _outline(
        self,
        draw: ImageDraw.ImageDraw,
        shape: Shape,
        place: tuple[float, float, float],
        fill: str | None,
    ) -> None:
        x, y, radius = place
        ink, width = fill or self.colour.ink, self.width(STROKE)
        if shape is Shape.CIRCLE:
            box = (*self.at(x - radius, y - radius), *self.at(x + radius, y + radius))
            draw.ellipse(box, fill, ink, width)
            return
        half = 0.9 * radius
        corners = {
            Shape.SQUARE: ((-half, -half), (half, -half), (half, half), (-half, half)),
            Shape.TRIANGLE: ((0.0, -1.04 * radius), (1.05 * radius, half), (-1.05 * radius, half)),
        }[shape]
        places = [self.at(x + dx, y + dy) for dx, dy in corners]
        if fill:
            draw.polygon(places, fill)
        draw.line([*places, places[0], places[1]], ink, width, "curve")

    def letter(self) -> None:
        """The owner's letter in the upper left corner, so that colour is not the only sign."""
        low, high = -HALF, TAB - HALF
        box = (*self.at(low, low), *self.at(high, high))
        self.draw.rounded_rectangle(box, CORNER * self.scale, self.colour.bright)
        font = ImageFont.load_default(20 * self.scale)
        middle = self.at((low + high) / 2 + 1, (low + high) / 2 + 1)
        self.draw.text(middle, self.colour.letter, self.colour.text, font, anchor="mm")

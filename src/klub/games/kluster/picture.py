"""A table seen from above: what we look at when we doubt it, and frames of animations."""

from collections.abc import Collection, Iterable
from math import atan2, cos, hypot, pi, sin, sqrt

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

from klub.games.kluster.physics import World
from klub.games.kluster.physics.layout import ABSENT, HELD

SIDE = 720
"""Pixels of the longer side."""
MARGIN = 0.03
"""m round everything."""
STRONGEST = 5e-3
"""T. The field is drawn in full colour from here on."""
FIELD_STEP = 4
"""Pixels between points at which the field is reckoned; the picture is smoothed between them."""

OAK = (222, 201, 168)
SHADE = (150, 129, 98)
"""Of a stone in the air, on the wood."""
NORTH, SOUTH = (196, 92, 60), (58, 100, 168)
"""Colours of a field that comes up out of the table, and of one that goes down into it; also of
faces with that pole up. Orange and blue differ for every kind of colour vision."""
CORD = (232, 119, 34)
INK, PAPER = (38, 34, 30), (250, 246, 238)
TOUCHING = (214, 24, 60)
LIFTED = 2e-3
"""m above the table, from which on a stone is drawn in the air."""
SHADOW = 0.35, -0.45
"""How far right of a stone and towards the player its shadow falls, for each m of height."""

LINE = 1.4
"""Height of a line of words, in letters."""

Point = tuple[float, float]


class View:
    """Which part of the table is drawn, and how large."""

    def __init__(self, points: Iterable[Point], letters: int = 13, lines: int = 0) -> None:
        listed = list(points)
        spread = np.array(listed) if listed else np.array([[-0.1, -0.1], [0.1, 0.1]])
        self.low, top = spread.min(axis=0) - MARGIN, spread.max(axis=0) + MARGIN
        extent = np.maximum(top - self.low, 0.1)
        self.scale = SIDE / float(extent.max())
        wide, high = (extent * self.scale).astype(int).tolist()
        self.size = wide // 2 * 2, int(high + lines * LINE * letters) // 2 * 2
        """Pixels; above the table there is room for so many lines of words."""
        self.letters = letters
        """Pixels of the numbers on stones."""
        self.stroke = round(letters / 4)
        """Pixels of the lines round stones."""

    @staticmethod
    def of(world: World) -> "View":
        """All of a table as it is now."""
        m = world.record
        stones = [i for i in range(len(world.stones)) if m["kind"][i] != ABSENT]
        points = [world.place(i)[:2] for i in stones]
        for cord in range(m["cords"]):
            points += [(x, y) for x, y in world.cord(cord).tolist()]
        return View(points)

    def at(self, x: float, y: float) -> tuple[float, float]:
        """The pixel of a point on the table."""
        return (x - self.low[0]) * self.scale, self.size[1] - (y - self.low[1]) * self.scale


def picture(
    world: World,
    view: View | None = None,
    *,
    caption: str | None = None,
    touching: Collection[int] = (),
    field: bool = True,
) -> Image.Image:
    """The table from above; stones that are ``touching`` are marked."""
    view = view or View.of(world)
    image = _field(world, view) if field else Image.new("RGB", view.size, OAK)
    draw = ImageDraw.Draw(image)
    for c in range(world.record["cords"]):
        points = [view.at(x, y) for x, y in world.cord(c)]
        draw.line([*points, points[0], points[1]], fill=CORD, width=view.stroke + 1, joint="curve")
    shown = [i for i in range(len(world.stones)) if world.record["kind"][i] != ABSENT]
    # What is higher covers what is lower.
    for i in sorted(shown, key=lambda i: world.place(i)[2]):
        _stone(draw, world, view, i, marked=i in touching)
    for touch in world.touches():
        ends = [view.at(*world.place(i)[:2]) for i in (touch.one, touch.other)]
        draw.line(ends, fill=TOUCHING, width=4)
    told = f"{world.time:.2f} s" if caption is None else caption
    draw.multiline_text((8, 6), told, fill=INK, font=ImageFont.load_default(view.letters + 3))
    _ruler(draw, view)
    return image


def _field(world: World, view: View) -> Image.Image:
    """The vertical part of the field at the height of a stone's middle, as colour on wood."""
    wide, high = view.size[0] // FIELD_STEP, view.size[1] // FIELD_STEP
    xs = view.low[0] + (np.arange(wide) + 0.5) * FIELD_STEP / view.scale
    ys = view.low[1] + (high - 0.5 - np.arange(high)) * FIELD_STEP / view.scale
    grid = np.stack(np.meshgrid(xs, ys), axis=-1).reshape(-1, 2)
    up = world.field(grid, z=0.02)[:, 2].reshape(high, wide)
    strength = np.sqrt(np.clip(np.abs(up) / STRONGEST, 0, 1))[..., None]
    colour: NDArray[np.float64] = np.where(up[..., None] > 0, NORTH, SOUTH).astype(float)
    blended = np.array(OAK) * (1 - 0.75 * strength) + colour * 0.75 * strength
    image = Image.fromarray(blended.astype(np.uint8), "RGB")
    return image.resize(view.size, Image.Resampling.BICUBIC)


def _stone(draw: ImageDraw.ImageDraw, world: World, view: View, i: int, *, marked: bool) -> None:
    x, y, z = world.place(i)
    above = z - sqrt(world.record["shape"][i, 2])
    if above > LIFTED:
        right, near = SHADOW
        draw.polygon(_rim(world, view, i, (x + right * above, y + near * above)), fill=SHADE)
    rim = _rim(world, view, i, (x, y))
    pole = TOUCHING if marked else NORTH if world.face_up(i) else SOUTH
    held = world.record["kind"][i] == HELD
    draw.polygon(rim, fill=None if held else INK, outline=pole)
    draw.line([*rim, rim[0], rim[1]], fill=pole, width=view.stroke + 2 * marked + held)
    sign = "|" if upright(world, i) else ("+" if world.face_up(i) else "-")
    font = ImageFont.load_default(view.letters)
    draw.text(view.at(x, y), f"{i}{sign}", fill=INK if held else PAPER, font=font, anchor="mm")


def _rim(world: World, view: View, i: int, middle: Point) -> list[tuple[float, float]]:
    """The outline of a stone from above, as if its middle were here."""
    long, wide, yaw = footprint(world, i)
    x, y = middle
    rim = []
    for k in range(40):
        a, b = long * cos(k * pi / 20), wide * sin(k * pi / 20)
        rim.append(view.at(x + a * cos(yaw) - b * sin(yaw), y + a * sin(yaw) + b * cos(yaw)))
    return rim


def footprint(world: World, i: int) -> tuple[float, float, float]:
    """What a stone covers, seen from above: half its length and width in m, and its yaw in rad."""
    shape = world.record["shape"][i]
    # The shadow of an ellipsoid is an ellipse whose matrix is the upper left of its own.
    mean, half = (shape[0] + shape[1]) / 2, (shape[0] - shape[1]) / 2
    spread = hypot(half, shape[3])
    return sqrt(mean + spread), sqrt(max(mean - spread, 1e-12)), atan2(shape[3], half) / 2


def upright(world: World, i: int) -> bool:
    """Whether a stone is seen on its edge."""
    return world.tilt(i) > pi / 4


def _ruler(draw: ImageDraw.ImageDraw, view: View) -> None:
    """Five centimetres."""
    y = view.size[1] - 14
    length = 0.05 * view.scale
    draw.line([(12, y), (12 + length, y)], fill=INK, width=3)
    font = ImageFont.load_default(view.letters)
    draw.text((18 + length, y), "5 cm", fill=INK, font=font, anchor="lm")

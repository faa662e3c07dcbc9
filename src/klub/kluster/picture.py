"""A table seen from above, with its magnetic field: what we look at when we doubt it."""

from math import atan2, cos, hypot, pi, sin, sqrt

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

from klub.kluster.physics import World
from klub.kluster.physics.layout import ABSENT, HELD

SIDE = 720
"""Pixels of the longer side."""
MARGIN = 0.03
"""m round everything."""
STRONGEST = 5e-3
"""T. The field is drawn in full colour from here on."""
FIELD_STEP = 4
"""Pixels between points at which the field is reckoned; the picture is smoothed between them."""

OAK = (222, 201, 168)
NORTH, SOUTH = (196, 92, 60), (58, 100, 168)
"""Colours of a field that comes up out of the table, and of one that goes down into it; also of
faces with that pole up. Orange and blue differ for every kind of colour vision."""
CORD = (232, 119, 34)
INK, PAPER = (38, 34, 30), (250, 246, 238)
TOUCHING = (214, 24, 60)


class View:
    """Which part of the table is drawn, and how large."""

    def __init__(self, world: World) -> None:
        m = world.record
        points = [m["place"][i, :2] for i in range(len(world.stones)) if m["kind"][i] != ABSENT]
        points += [node for c in range(m["cords"]) for node in world.cord(c)]
        spread = np.array(points) if points else np.array([[-0.1, -0.1], [0.1, 0.1]])
        self.low, high = spread.min(axis=0) - MARGIN, spread.max(axis=0) + MARGIN
        extent = np.maximum(high - self.low, 0.1)
        self.scale = SIDE / float(extent.max())
        self.size = int(extent[0] * self.scale) // 2 * 2, int(extent[1] * self.scale) // 2 * 2

    def at(self, x: float, y: float) -> tuple[float, float]:
        """The pixel of a point on the table."""
        return (x - self.low[0]) * self.scale, self.size[1] - (y - self.low[1]) * self.scale


def picture(world: World, view: View | None = None) -> Image.Image:
    """The table from above."""
    view = view or View(world)
    image = _field(world, view)
    draw = ImageDraw.Draw(image)
    for c in range(world.record["cords"]):
        points = [view.at(x, y) for x, y in world.cord(c)]
        draw.line([*points, points[0], points[1]], fill=CORD, width=4, joint="curve")
    for i in range(len(world.stones)):
        if world.record["kind"][i] != ABSENT:
            _stone(draw, world, view, i)
    for touch in world.touches():
        ends = [view.at(*world.place(i)[:2]) for i in (touch.one, touch.other)]
        draw.line(ends, fill=TOUCHING, width=4)
    draw.text((8, 6), f"{world.time:.2f} s", fill=INK, font=ImageFont.load_default(16))
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


def _stone(draw: ImageDraw.ImageDraw, world: World, view: View, i: int) -> None:
    m = world.record
    shape = m["shape"][i]
    # The shadow of an ellipsoid is an ellipse whose matrix is the upper left of its own.
    mean, half = (shape[0] + shape[1]) / 2, (shape[0] - shape[1]) / 2
    spread = hypot(half, shape[3])
    long, wide = sqrt(mean + spread), sqrt(max(mean - spread, 1e-12))
    yaw = atan2(shape[3], half) / 2
    x, y, _ = world.place(i)
    rim = []
    for k in range(40):
        a, b = long * cos(k * pi / 20), wide * sin(k * pi / 20)
        rim.append(view.at(x + a * cos(yaw) - b * sin(yaw), y + a * sin(yaw) + b * cos(yaw)))
    upright = world.tilt(i) > pi / 4
    pole = NORTH if world.face_up(i) else SOUTH
    held = m["kind"][i] == HELD
    draw.polygon(rim, fill=None if held else INK, outline=pole)
    draw.line([*rim, rim[0], rim[1]], fill=pole, width=4 if held else 3)
    centre = view.at(x, y)
    sign = "|" if upright else ("+" if world.face_up(i) else "-")
    font = ImageFont.load_default(13)
    draw.text(centre, f"{i}{sign}", fill=INK if held else PAPER, font=font, anchor="mm")


def _ruler(draw: ImageDraw.ImageDraw, view: View) -> None:
    """Five centimetres."""
    y = view.size[1] - 14
    length = 0.05 * view.scale
    draw.line([(12, y), (12 + length, y)], fill=INK, width=3)
    font = ImageFont.load_default(13)
    draw.text((18 + length, y), "5 cm", fill=INK, font=font, anchor="lm")

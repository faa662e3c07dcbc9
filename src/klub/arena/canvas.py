"""A drawing of lines, dots and words, as an SVG or as a PNG."""

from dataclasses import dataclass, field
from html import escape
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

SMOOTH = 3
"""A PNG is drawn so many times larger, and then made smaller, for smooth lines."""
SHARP = 2
"""Pixels of a PNG for a unit of the drawing, for today's screens."""

PLAIN = str.maketrans({"−": "-", "µ": "u", "…": "."})
"""What stands for signs that the letters of a PNG lack."""

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class _Line:
    points: tuple[Point, ...]
    colour: str
    width: float


@dataclass(frozen=True, slots=True)
class _Band:
    points: tuple[Point, ...]
    colour: str
    opacity: float


@dataclass(frozen=True, slots=True)
class _Dot:
    at: Point
    radius: float
    colour: str


@dataclass(frozen=True, slots=True)
class _Words:
    at: Point
    text: str
    size: int
    colour: str
    anchor: str
    """``start``, ``middle`` or ``end``: what of the words is at the point."""


@dataclass
class Canvas:
    """What has been drawn so far, in units of about a pixel."""

    width: int
    height: int
    shapes: list[_Line | _Band | _Dot | _Words] = field(default_factory=list)

    def line(self, *points: Point, colour: str, width: float = 1.0) -> None:
        """A line through some points."""
        self.shapes.append(_Line(points, colour, width))

    def band(self, *points: Point, colour: str, opacity: float) -> None:
        """An area that what lies below shines through."""
        self.shapes.append(_Band(points, colour, opacity))

    def dot(self, at: Point, radius: float, colour: str) -> None:
        """A filled circle."""
        self.shapes.append(_Dot(at, radius, colour))

    def words(
        self, at: Point, text: str, size: int, colour: str = "#222222", anchor: str = "start"
    ) -> None:
        """A text whose middle is at the height of a point."""
        self.shapes.append(_Words(at, text, size, colour, anchor))

    def write(self, path: Path) -> None:
        """Write the drawing, by the ending of the file as an SVG or a PNG."""
        if path.suffix.lower() == ".svg":
            path.write_text(self.svg(), encoding="utf-8")
        else:
            self.image().save(path, format="PNG", optimize=True)

    def svg(self) -> str:
        """The drawing as an SVG."""
        size = f'width="{self.width}" height="{self.height}"'
        parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width} {self.height}" '
            f'{size} font-family="system-ui, sans-serif">',
            f'<rect {size} fill="#ffffff"/>',
            *map(_svg, self.shapes),
            "</svg>",
        ]
        return "\n".join(parts) + "\n"

    def image(self) -> Image.Image:
        """The drawing as pixels."""
        scale = SHARP * SMOOTH
        image = Image.new("RGB", (self.width * scale, self.height * scale), "#ffffff")
        for shape in self.shapes:
            _paint(image, shape, scale)
        return image.resize((self.width * SHARP, self.height * SHARP), Image.Resampling.LANCZOS)


def width_of(text: str, size: int) -> float:
    """About how wide ``text`` is."""
    return ImageFont.load_default(size).getlength(text)


def _svg(shape: _Line | _Band | _Dot | _Words) -> str:
    match shape:
        case _Line(points, colour, width):
            return (
                f'<polyline points="{_path(points)}" fill="none" stroke="{colour}" '
                f'stroke-width="{width:g}" stroke-linejoin="round"/>'
            )
        case _Band(points, colour, opacity):
            return f'<polygon points="{_path(points)}" fill="{colour}" opacity="{opacity:g}"/>'
        case _Dot((x, y), radius, colour):
            return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:g}" fill="{colour}"/>'
        case _Words((x, y), text, size, colour, anchor):
            return (
                f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" fill="{colour}" '
                f'text-anchor="{anchor}" dominant-baseline="central">{escape(text)}</text>'
            )


def _path(points: tuple[Point, ...]) -> str:
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in points)


def _paint(image: Image.Image, shape: _Line | _Band | _Dot | _Words, scale: int) -> None:
    draw = ImageDraw.Draw(image, "RGBA")
    match shape:
        case _Line(points, colour, width):
            wide = max(1, round(width * scale))
            draw.line(_scaled(points, scale), fill=colour, width=wide, joint="curve")
        case _Band(points, colour, opacity):
            draw.polygon(_scaled(points, scale), fill=f"{colour}{round(opacity * 255):02x}")
        case _Dot((x, y), radius, colour):
            draw.circle((x * scale, y * scale), radius * scale, fill=colour)
        case _Words((x, y), text, size, colour, anchor):
            font = ImageFont.load_default(size * scale)
            side = {"start": "l", "middle": "m", "end": "r"}[anchor]
            plain = text.translate(PLAIN)
            draw.text((x * scale, y * scale), plain, fill=colour, font=font, anchor=f"{side}m")


def _scaled(points: tuple[Point, ...], scale: int) -> list[Point]:
    return [(x * scale, y * scale) for x, y in points]

"""The legend below a board: who plays which deck, and what each has scored."""

from collections.abc import Sequence
from dataclasses import dataclass
from unicodedata import east_asian_width

from klub.engine.contract import Seat
from klub.games.clustered.picture import words
from klub.games.clustered.picture.cards import letter
from klub.games.clustered.picture.counted import bar, frame
from klub.games.clustered.picture.figures import number
from klub.games.clustered.picture.marks import mark
from klub.games.clustered.picture.palette import INK, NEUTRAL, PAPER, Colour, deck
from klub.games.clustered.scoring import Score

WIDTH = 720
"""The legend is laid out this wide, then scaled to the picture."""
LINE = 36
HEADER = 58
PADDING = 10
"""Room above the first line and below the last."""
MARGIN = 20
"""Cloth below the legend."""
LONGEST_NAME = 24
"""Letters of a name that fit in; a longer one is cut, and whole in the line's title."""
COLUMNS = {"total": 365, "rectangle": 450, "rows": 525, "columns": 597, "bonuses": 676}
"""Where the figures stand."""


@dataclass(frozen=True, slots=True)
class Legend:
    """One line a seat, under a header if there are scores."""

    scores: Sequence[Score]
    names: Sequence[str]
    """An unnamed seat goes by its colour; one with an empty name is not listed."""

    @property
    def seats(self) -> list[Seat]:
        """Those that have a line."""
        every = map(Seat, range(max(len(self.scores), len(self.names))))
        return [seat for seat in every if self._name(seat)]

    def height(self, width: float) -> float:
        """How much room it takes below a board ``width`` wide."""
        return (self._high + MARGIN) * _scale(width) if self.seats else 0

    def spoken(self) -> list[str]:
        """The scores in words."""
        listed = (seat for seat in self.seats if seat < len(self.scores))
        return [words.score(self._name(seat), self.scores[seat]) for seat in listed]

    def svg(self, width: float, top: float) -> str:
        """The lines, from ``top`` down in a picture ``width`` wide."""
        if not self.seats:
            return ""
        left = (width - WIDTH * _scale(width)) / 2
        first = PADDING + (HEADER if self.scores else 0)
        lines = (self._line(seat, first + at * LINE) for at, seat in enumerate(self.seats))
        return (
            f'<g aria-hidden="true" transform="translate({number(left)} {number(top)})'
            f' scale({_scale(width):.2f})" font-size="18" fill="{INK}">\n'
            f'<rect width="{WIDTH}" height="{self._high}" rx="12" fill="{PAPER}" opacity=".85"/>\n'
            f"{_header() if self.scores else ''}{''.join(lines)}</g>\n"
        )

    @property
    def _high(self) -> int:
        return len(self.seats) * LINE + 2 * PADDING + (HEADER if self.scores else 0)

    def _name(self, seat: Seat) -> str:
        return self.names[seat] if seat < len(self.names) else deck(seat).name

    def _line(self, seat: Seat, top: float) -> str:
        name = self._name(seat)
        line = (
            f"<g><title>{words.text(name)}</title>{_badge(deck(seat), 16, top + 4)}"
            f'<text x="84" y="{number(top + 24)}">{words.text(shortened(name))}</text>'
        )
        if seat < len(self.scores):
            for part, points in self.scores[seat].parts().items():
                strong = ' font-weight="700" font-size="20"' if part == "total" else ""
                line += _figure(COLUMNS[part], top + 24, str(points), strong)
        return f"{line}</g>\n"


def shortened(name: str) -> str:
    """``name`` as far as it fits in; characters of the East take the room of two."""
    room = LONGEST_NAME
    for place, character in enumerate(name):
        room -= 2 if east_asian_width(character) in "WF" else 1
        if room < 0:
            return name[: max(0, place - 1)] + "…"
    return name


def _scale(width: float) -> float:
    return min(2.0, max(1.0, width / 1000))


def _figure(x: float, y: float, text: str, style: str = "") -> str:
    return f'<text x="{number(x)}" y="{number(y)}" text-anchor="middle"{style}>{text}</text>'


def _header() -> str:
    labels = "".join(_figure(x, 61, part, ' font-size="14"') for part, x in COLUMNS.items())
    return f"{_signs()}{labels}\n"


def _signs() -> str:
    """Small pictures of what is drawn on the board, above the words for it."""
    pair = _chip(-55) + _chip(55)
    row = bar(-55, -16, 110, 32, NEUTRAL) + pair
    column = bar(-55, -22, 110, 12, NEUTRAL) + bar(-55, 10, 110, 12, NEUTRAL) + pair
    block = _chip(-40) + _chip(40) + frame(-80, -40, 160, 80, NEUTRAL)
    placed = (
        ("rectangle", "scale(.36)", block),
        ("rows", "scale(.36)", row),
        ("columns", "rotate(90) scale(.25)", column),
    )
    return "".join(
        f'<g transform="translate({COLUMNS[part]} 25) {turned}">{drawn}</g>'
        for part, turned, drawn in placed
    )


def _chip(x: float) -> str:
    return (
        f'<rect x="{number(x - 28)}" y="-28" width="56" height="56" rx="10" fill="{PAPER}"'
        f' stroke="{NEUTRAL.ink}" stroke-width="6"/>'
    )


def _badge(colour: Colour, x: float, y: float) -> str:
    """Mark and letter on the deck's colour, as in the corners of a card."""
    return (
        f'<rect x="{number(x)}" y="{number(y)}" width="56" height="28" rx="8"'
        f' fill="{colour.bright}" stroke="{colour.ink}"/>'
        f"{mark(colour, x + 16, y + 14)}{letter(colour, x + 40, y + 20.5)}"
    )

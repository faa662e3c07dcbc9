"""The eight deck colours and the colours of the table, for every picture of the game."""

from dataclasses import dataclass

from klub.engine.contract import Seat
from klub.games.clustered.notation import COLOURS


@dataclass(frozen=True, slots=True)
class Colour:
    """One deck's colour in its three uses."""

    name: str
    letter: str
    """As in `notation.COLOURS`."""
    bright: str
    """For surfaces. Any two lie 24 or more apart in CIELAB for every kind of colour vision."""
    ink: str
    """For lines and figures on paper: a darker shade, contrast 6:1 or more."""
    text: str
    """For letters on the bright surface: black or white, contrast 5:1 or more."""

    @property
    def tint(self) -> str:
        """Screen paper with a breath of the colour, for cards of the largest rectangle."""
        pairs = zip(_light(SCREEN_PAPER), _light(self.bright), strict=True)
        return "#" + "".join(f"{round(0.75 * paper + 0.25 * own):02x}" for paper, own in pairs)


def _light(colour: str) -> bytes:
    return bytes.fromhex(colour[1:])


BLACK = "#000000"
WHITE = "#ffffff"
PAPER = "#fffdf8"
SCREEN_PAPER = "#efe9dc"
"""Cards in a terminal, whose own background may be white."""
CLOTH = "#e9e1d0"
THREAD = "#c9bda3"
INK = "#3d372b"
"""For words on paper and cloth."""
FAINT_INK = "#6f6654"
"""For coordinates, which stay in the background."""
NEUTRAL = Colour("start", "*", "#b9b2a3", "#4d483e", BLACK)
"""The start card, which is nobody's."""

DECKS = tuple(
    Colour(name, letter, bright, ink, text)
    for letter, (name, bright, ink, text) in zip(
        COLOURS,
        (
            ("orange", "#e46e02", "#8c3e00", BLACK),
            ("blue", "#0b3489", "#06205a", WHITE),
            ("green", "#157962", "#0b5243", WHITE),
            ("purple", "#a365b6", "#6f3a82", BLACK),
            ("yellow", "#fae741", "#5f4d00", BLACK),
            ("red", "#af1212", "#7d0a0a", WHITE),
            ("azure", "#79d3f3", "#0b4f6e", BLACK),
            ("black", "#18181b", "#000000", WHITE),
        ),
        strict=True,
    )
)


def deck(owner: Seat) -> Colour:
    """The colour that ``owner`` plays."""
    return DECKS[owner]

"""The deck colours: far apart for every eye, and legible where they are used."""

from itertools import combinations

import pytest

from klub.games.clustered.notation import COLOURS
from klub.games.clustered.picture.marks import MARKS
from klub.games.clustered.picture.palette import DECKS, PAPER, SCREEN_PAPER

Vector = tuple[float, float, float]
Matrix = tuple[Vector, Vector, Vector]

VISION: dict[str, Matrix] = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    # Full dichromacy in linear light, after Machado, Oliveira and Fernandes (2009).
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
# Linear sRGB to XYZ, each row divided by the white point D65.
TO_XYZ: Matrix = (
    (0.433910, 0.376220, 0.189860),
    (0.212673, 0.715152, 0.072175),
    (0.017756, 0.109470, 0.872774),
)


def times(matrix: Matrix, vector: Vector) -> Vector:
    one, two, three = (sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix)
    return one, two, three


def light(colour: str) -> Vector:
    """Linear red, green and blue from 0 to 1."""
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (byte / 255 for byte in bytes.fromhex(colour[1:]))
    )
    return red, green, blue


def lab(seen: Vector) -> Vector:
    """CIELAB of linear light."""
    clipped = tuple(min(1.0, max(0.0, part)) for part in seen)
    x, y, z = (
        part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116
        for part in times(TO_XYZ, (clipped[0], clipped[1], clipped[2]))
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def contrast(one: str, other: str) -> float:
    """From 1 to 21, as WCAG reckons it."""
    dark, bright = sorted(times(TO_XYZ, light(colour))[1] for colour in (one, other))
    return (bright + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("eye", VISION)
def test_any_two_decks_differ_for_every_kind_of_colour_vision(eye: str) -> None:
    seen = [lab(times(VISION[eye], light(deck.bright))) for deck in DECKS]
    for one, other in combinations(seen, 2):
        assert sum((a - b) ** 2 for a, b in zip(one, other, strict=True)) ** 0.5 >= 24


def test_letters_and_figures_stand_out_from_what_they_are_drawn_on() -> None:
    for deck in DECKS:
        assert contrast(deck.text, deck.bright) >= 5, deck.name
        assert contrast(deck.ink, PAPER) >= 6, deck.name
        assert contrast(deck.ink, SCREEN_PAPER) >= 4.5, deck.name
        assert contrast(deck.ink, deck.tint) >= 4.5, deck.name


def test_every_deck_has_its_letter_and_a_mark_of_its_own() -> None:
    assert "".join(deck.letter for deck in DECKS) == COLOURS
    assert len(set(MARKS.values())) == len(COLOURS)

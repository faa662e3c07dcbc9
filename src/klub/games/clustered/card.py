"""Cards: what they show, and which may lie side by side."""

from dataclasses import dataclass
from enum import Enum, StrEnum
from itertools import product
from random import Random


class Shape(StrEnum):
    """The figure on a card."""

    SQUARE = "S"
    TRIANGLE = "T"
    CIRCLE = "C"


class Fill(StrEnum):
    """How the figures are filled."""

    EMPTY = "e"
    STRIPED = "s"
    FILLED = "f"


@dataclass(frozen=True, slots=True)
class Face:
    """A plain card: one to three equal figures."""

    shape: Shape
    fill: Fill
    number: int

    def __str__(self) -> str:
        return f"{self.shape}{self.fill}{self.number}"

    def __hash__(self) -> int:
        # Enums would be asked for theirs, which are slow, and cards are looked up all the time.
        return ord(self.shape) << 16 | ord(self.fill) << 8 | self.number


class Wild(Enum):
    """A card that fits beside everything."""

    WILD = "W"

    def __str__(self) -> str:
        return "W"


class Start(Enum):
    """The card that lies on the table before the game, and belongs to nobody."""

    START = "*"

    def __str__(self) -> str:
        return "*"


WILD = Wild.WILD
START = Start.START

Card = Face | Wild
"""A card that a player can hold."""

FACES = tuple(Face(*attributes) for attributes in product(Shape, Fill, (1, 2, 3)))
CARDS: tuple[Card, ...] = (*FACES, WILD)
"""Every different card, in the order that hands are sorted by."""
RANK = {card: rank for rank, card in enumerate(CARDS)}


def shared(one: Face, other: Face) -> int:
    """How many of shape, fill and number the two have in common."""
    return (one.shape is other.shape) + (one.fill is other.fill) + (one.number == other.number)


def agree(one: Card | Start, other: Card | Start) -> bool:
    """Whether the two may lie side by side (R45)."""
    if isinstance(one, Face) and isinstance(other, Face):
        return shared(one, other) >= 2
    return True


COMPANY: dict[Card | Start, frozenset[Card]] = {
    card: frozenset(other for other in CARDS if agree(card, other)) for card in (*CARDS, START)
}
"""For each card all that may lie beside it."""


def deck(*, extra_wild: bool) -> tuple[Card, ...]:
    """One colour's cards, sorted: 27 faces and two wilds (R41), or three (R42)."""
    return (*FACES, WILD, WILD, WILD) if extra_wild else (*FACES, WILD, WILD)


def shuffled(cards: tuple[Card, ...], rng: Random) -> tuple[Card, ...]:
    """``cards`` in random order.

    Written out, and not left to `Random.shuffle`, since docs/records.md promises that
    anyone can repeat it: from the last place down, swap with a place not above it.
    """
    order = list(cards)
    for last in range(len(order) - 1, 0, -1):
        other = rng.randrange(last + 1)
        order[last], order[other] = order[other], order[last]
    return tuple(order)


def in_order(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """``cards`` sorted as a hand is."""
    return tuple(sorted(cards, key=RANK.__getitem__))


def without(cards: tuple[Card, ...], *gone: Card) -> tuple[Card, ...]:
    """``cards`` less one copy of each card in ``gone``; `ValueError` if one is not there."""
    left = list(cards)
    for card in gone:
        left.remove(card)
    return tuple(left)

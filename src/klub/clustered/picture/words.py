"""Cards in words, for those who hear a picture and for those who point at a card."""

from klub.clustered.board import Cell
from klub.clustered.card import Card, Face, Fill, Shape, Start
from klub.clustered.picture.palette import NEUTRAL, deck
from klub.game import Seat

SHAPES = {Shape.SQUARE: "square", Shape.TRIANGLE: "triangle", Shape.CIRCLE: "circle"}
FILLS = {Fill.EMPTY: "empty", Fill.STRIPED: "striped", Fill.FILLED: "filled"}
NUMBERS = {1: "one", 2: "two", 3: "three"}


def spoken(card: Card | Start, owner: Seat | None, cell: Cell | None = None) -> str:
    """The card as it is read aloud: ``blue, three filled squares at 2,-1``."""
    place = "" if cell is None else f" at {cell}"
    if isinstance(card, Start) or owner is None:
        return f"{NEUTRAL.name} card{place}"
    return f"{deck(owner).name}, {_shown(card)}{place}"


def _shown(card: Card) -> str:
    if not isinstance(card, Face):
        return "wild"
    plural = "" if card.number == 1 else "s"
    return f"{NUMBERS[card.number]} {FILLS[card.fill]} {SHAPES[card.shape]}{plural}"

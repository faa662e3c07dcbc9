"""The words of a picture, for those who hear it and for those who point at a card."""

import re
from collections.abc import Sequence
from html import escape

from klub.engine.contract import Seat
from klub.games.clustered.board import Board, Cell, Edge
from klub.games.clustered.card import Card, Face, Fill, Shape, Start
from klub.games.clustered.picture.palette import deck
from klub.games.clustered.scoring import Score

SHAPES = {Shape.SQUARE: "square", Shape.TRIANGLE: "triangle", Shape.CIRCLE: "circle"}
FILLS = {Fill.EMPTY: "empty", Fill.STRIPED: "striped", Fill.FILLED: "filled"}
NUMBERS = {1: "one", 2: "two", 3: "three"}
GAME = "Clustered"
NO_XML = re.compile(r"[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""Characters that a name may hold but an SVG file may not."""


def text(words: str) -> str:
    """``words`` from outside, as they can stand in a picture."""
    return escape(NO_XML.sub("\N{REPLACEMENT CHARACTER}", words))


def card(shown: Card | Start, owner: Seat | None, cell: Cell | None = None) -> str:
    """A card as it is read aloud: ``blue, three filled squares at 2,-1``."""
    place = "" if cell is None else f" at {cell}"
    if isinstance(shown, Start) or owner is None:
        return f"start card{place}"
    if not isinstance(shown, Face):
        return f"{deck(owner).name}, wild{place}"
    plural = "" if shown.number == 1 else "s"
    figures = f"{NUMBERS[shown.number]} {FILLS[shown.fill]} {SHAPES[shown.shape]}{plural}"
    return f"{deck(owner).name}, {figures}{place}"


def hand(cards: Sequence[Card], owner: Seat) -> str:
    """A hand, card by card."""
    return "; ".join(card(held, owner) for held in cards) or "no cards"


def hand_title(owner: Seat) -> str:
    """Whose hand it is."""
    return f"Hand of {deck(owner).name}"


def board(board: Board, shown: Edge) -> str:
    """How many cards lie on a board, and how far it reaches."""
    laid = "1 card" if len(board.laid) == 1 else f"{len(board.laid)} cards"
    return (
        f"{laid} laid; x from {shown.left} to {shown.right}, y from {shown.bottom} to {shown.top}."
    )


def row(owner: Seat, length: int) -> str:
    """A row that counts."""
    return f"{deck(owner).name}, row of {length}"


def column(owner: Seat, length: int) -> str:
    """A column that counts."""
    return f"{deck(owner).name}, column of {length}"


def rectangle(owner: Seat, width: int, height: int) -> str:
    """The largest rectangle of a seat."""
    return f"{deck(owner).name}, largest rectangle {width}×{height}"


def score(name: str, points: Score) -> str:
    """The points of one seat."""
    parts = ", ".join(f"{part} {worth}" for part, worth in points.parts().items())
    return f"{name}: {parts}."

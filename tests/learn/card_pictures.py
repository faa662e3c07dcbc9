"""Boards of Clustered that the rules show, as text, and what the engine says of them."""

from dataclasses import dataclass

import msgspec

from klub.engine.contract import Json, Seat
from klub.games.clustered import notation, rules, scoring
from klub.games.clustered.board import Board, Cell
from klub.games.clustered.options import options
from klub.games.clustered.state import Firsts
from klub.wire.clustered import counted, places

PLAYERS = 2
BLOCKS = ((2, 2), (2, 3), (2, 4), (3, 3), (3, 4), (4, 4))
ORANGE = Seat(0)


@dataclass(frozen=True, slots=True)
class CardPicture:
    """A board, and perhaps a card that is about to be laid on it by orange."""

    board: str
    """Top line first, as docs/rules/clustered.md writes it."""
    cell: Cell | None = None
    fits: str | None = None
    """A card that can go there."""
    clashes: str | None = None
    """A card that the line below the picture says cannot."""


CARD_PICTURES = {
    "neighbours": CardPicture(
        """
        OCs2 BTs2
        OCs1 ....
        STRT ....
        """,
        cell=Cell(1, 1),
        fits="Ts1",
        clashes="Cs3",
    ),
    "corner": CardPicture(
        """
        OTf1 ....
        STRT BCe3
        """,
        cell=Cell(1, 1),
        fits="W",
    ),
    "lines": CardPicture("OTs1 OTs2 OTs3 STRT OSe1 OSe2 BSf2"),
    "block": CardPicture(
        """
        OCf1 OCf2 OCf3
        OCs1 OCs2 OCs3
        STRT .... ....
        """
    ),
    "ring": CardPicture(
        """
        OTf1 OTf2 OTf3
        OTs1 STRT OTs3
        OTe1 OTe2 OTe3
        """
    ),
    "wild": CardPicture(
        """
        OSf1 OSf2 BW
        OSs1 OSs2 OSs3
        STRT .... ....
        """
    ),
    "count": CardPicture(
        """
        OSf3 BSe3 OSs3 OSs1 OSs2 ....
        .... BSs3 OSe3 OSe1 OSe2 OSf2
        BSf1 BSs1 BSe1 STRT .... ....
        BSf2 BSs2 BSe2 .... .... ....
        """
    ),
    "five": CardPicture(
        """
        OSf1 OSf2 OSf3 .... OSe2 OSe1
        STRT BSf2 BSf3 BSe3 BSe2 ....
        """,
        cell=Cell(3, 1),
        fits="Se3",
    ),
}


def card_picture(picture: CardPicture) -> Json:
    """A picture as the browser draws it: the cards, and the points of both players."""
    board = drawn(picture)
    chosen = options({"players": PLAYERS})
    scores = scoring.scores(board, chosen, Firsts(line=None, block=None))
    told: Json = {
        "starts": msgspec.to_builtins(places(board.starts)),
        "laid": [
            {"x": cell.x, "y": cell.y, "owner": laid.owner, "card": str(laid.card)}
            for cell, laid in board.laid.items()
        ],
        "counted": [msgspec.to_builtins(counted(score)) for score in scores],
        "ghost": ghost(picture),
    }
    return told


def blocks() -> list[Json]:
    """What full blocks of one's own cards bring, as the table in the rules tells it."""
    told: list[Json] = []
    for wide, high in BLOCKS:
        cells = frozenset(Cell(x, y) for x in range(wide) for y in range(high))
        score = scoring.Score(scoring.count(cells))
        told.append(
            {
                "sides": [wide, high],
                "rectangle": score.rectangle,
                "lines": score.rows + score.columns,
                "total": score.total,
            }
        )
    return told


def drawn(picture: CardPicture) -> Board:
    """The board of a picture."""
    return notation.board(picture.board)


def ghost(picture: CardPicture) -> Json:
    """The card that is about to be laid."""
    if picture.cell is None or picture.fits is None:
        return None
    return {"x": picture.cell.x, "y": picture.cell.y, "card": picture.fits, "owner": ORANGE}


def laid_in_turn(board: Board) -> int:
    """How many cards of ``board`` can be laid one after the other, each by the rules."""
    table, left = Board.opened(board.starts), dict(board.laid)
    while True:
        allowed = (
            cell
            for cell, laid in left.items()
            if rules.objection_to_cell(table, laid.card, cell) is None
        )
        cell = next(allowed, None)
        if cell is None:
            return len(table.laid)
        laid = left.pop(cell)
        table = table.lay(cell, laid.owner, laid.card)

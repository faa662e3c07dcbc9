"""Whether a server shows of a position of Clustered exactly what klub shows."""

from typing import Any

import msgspec

from klub.engine.contract import Seat
from klub.games.clustered import Clustered, notation
from klub.games.clustered.board import Board, Cell
from klub.games.clustered.state import Firsts, Phase
from klub.games.clustered.view import View
from klub.wire.clustered import clustered_view


def difference(shown: dict[str, Any], seat: int) -> str | None:
    """The first part of a view that klub would show otherwise, or ``None``."""
    options = Clustered().options({"players": len(shown["hand_sizes"])})
    board = Board.opened(options.starts, options.edge)
    for laid in shown["laid"]:
        cell = Cell(laid["x"], laid["y"])
        card = notation.card(laid["card"])
        if card not in board.room.get(cell, ()):
            return f"{laid} does not fit"
        board = board.lay(cell, Seat(laid["owner"]), card)
    view = View(
        options=options,
        seat=Seat(seat),
        board=board,
        hand=tuple(notation.card(held["card"]) for held in shown["hand"]),
        hand_sizes=tuple(shown["hand_sizes"]),
        deck_sizes=tuple(shown["deck_sizes"]),
        discards=tuple(
            None if thrown is None else tuple(map(notation.card, thrown))
            for thrown in shown["discards"]
        ),
        discard_sizes=tuple(shown["discard_sizes"]),
        phase=Phase(shown["phase"]),
        turn=Seat(shown["turn"]),
        drawn=(),
        firsts=Firsts(),
    )
    expected = msgspec.json.decode(msgspec.json.encode(clustered_view(view)))
    for part in {**expected, **shown}:
        if expected.get(part) != shown.get(part):
            return f"{part}: klub shows {expected.get(part)}, the server {shown.get(part)}"
    return None

"""What happened at the table, told in one line a move."""

from klub.engine.contract import Seat
from klub.games.clustered import Discard, Drop, Lay, Move, Options, State, View
from klub.games.clustered.bots import Prospects
from klub.i18n import text
from klub.table import Table


def told(
    before: Table[Options, State, Move, View], seat: Seat, move: Move, name: str, *, shown: bool
) -> str:
    """The move that ``name`` made; ``shown`` is whether the reader may see thrown cards."""
    match move:
        case Lay(_, cell):
            seen = before.game.view(before.state, None)
            points = Prospects.of(seen, seat).gain(cell)
            return text("told-lay", name=name, move=str(move), points=points)
        case Discard():
            if shown:
                return text("told-discard", name=name, move=str(move))
            return text("told-discard-hidden", name=name)
        case Drop(cards):
            if shown:
                return text("told-drop", name=name, move=str(move))
            return text("told-drop-hidden", name=name, cards=len(cards))

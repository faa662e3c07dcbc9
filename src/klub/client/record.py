"""Records that the club hands out, checked against what it promised."""

from klub.client.failure import Untrue
from klub.games import game
from klub.table import Record, replay
from klub.table import Untrue as UntrueRecord


def checked(record: Record, promised: str | None) -> Record:
    """``record``, if its luck comes from the seed that was committed to; else `Untrue`.

    The seed must have the commitment that the table told when the game began, and shuffle and deal
    must follow from it. Moves are not played again: `klub.table.verify` does that.
    """
    if record.commitment != promised:
        raise Untrue("commitment", "client-commitment")
    try:
        next(replay(game(record.game), record))
    except UntrueRecord as untrue:
        raise Untrue(untrue.where, untrue.message, **untrue.arguments) from None
    return record

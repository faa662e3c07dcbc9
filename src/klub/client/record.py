"""Records that the club hands out, checked against what it promised."""

from klub.games import game
from klub.table import Record, Untrue, replay


def checked(record: Record, promised: str | None) -> Record:
    """``record``, if its luck comes from the seed that was committed to; else `Untrue`.

    The seed must have the commitment that the table told when the game began, and shuffle and deal
    must follow from it. Moves are not played again: `klub.table.verify` does that.
    """
    if record.commitment != promised:
        raise Untrue("commitment", "client-commitment")
    next(replay(game(record.game), record))
    return record

"""Who won, whatever was played."""

from collections.abc import Sequence

from klub.engine.contract import Seat
from klub.i18n import text


def winner_line(winners: Sequence[Seat], names: Sequence[str]) -> str:
    """Who won a game that is over."""
    won = [names[seat] for seat in winners]
    if won == [text("you")]:
        return text("won-you")
    return text("won", names=", ".join(won), number=len(won))

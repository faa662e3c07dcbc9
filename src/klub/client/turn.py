"""A turn that one of the own seats is to play."""

from typing import TYPE_CHECKING

from klub.client.failure import Refused, Unsure
from klub.engine.contract import Seat
from klub.wire.told import GameView

if TYPE_CHECKING:
    from klub.client.live import Live
    from klub.client.table import Table


UNDER_WAY = "turn-under-way"
"""Why a turn of Kluster is refused while a hand performs an earlier one, whose answer was lost."""


class Turn:
    """The game as it is when a seat is to move, and the way to move."""

    def __init__(self, table: "Table", seat: Seat, view: GameView, moment: int) -> None:
        self.table = table
        self.seat = seat
        self.view = view
        """What the player at this seat sees."""
        self.moment = moment
        self.failure: Refused | Unsure | None = None
        """Why what was tried last, in one move or by hand, may not have been done."""

    @property
    def again(self) -> bool:
        """Whether it is worth another try: what was tried last failed, and nothing is under way."""
        match self.failure:
            case None:
                return False
            case Refused(message=message):
                return message != UNDER_WAY
        return True

    @property
    def open(self) -> bool:
        """Whether it can still be played: nothing has happened in the game since."""
        return self.table.known.moment == self.moment and self.table.to_move == self.seat

    async def play(self, move: str) -> None:
        """Make a move, in the notation of the game; in Kluster a whole turn in short."""
        self.failure = None
        try:
            await self.table.play(self.seat, move)
        except (Refused, Unsure) as failure:
            self.failure = failure
            raise

    def live(self) -> "Live":
        """The hands, to play a turn of Kluster moment by moment."""
        live = self.table.live()
        live.turn = self
        return live

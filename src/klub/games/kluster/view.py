"""What a player sees of a game: in Kluster, everything."""

from dataclasses import dataclass

from klub.engine.contract import Seat
from klub.games.kluster.state import State


@dataclass(frozen=True, slots=True)
class View:
    """The table as one seat sees it: nothing is hidden, not even how many stones others hold."""

    state: State
    seat: Seat | None
    """Who looks; ``None`` is an onlooker."""

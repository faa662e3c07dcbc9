"""`master`: games played on well for a few turns, and judged by what was learned from many."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from klub.games.clustered.bots.thinker import Thinker

if TYPE_CHECKING:
    from klub.games.clustered.search.trial import Manner


@dataclass(frozen=True, slots=True)
class Master(Thinker):
    """A bot that knows what a position is worth."""

    def manner(self, players: int) -> "Manner":
        """A few turns of each game."""
        from klub.games.clustered.search.foresight import foresight

        return foresight(players)

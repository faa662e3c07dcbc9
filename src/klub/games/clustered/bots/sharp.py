"""`sharp`: games played on to their end, more and more of them after the better moves."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from klub.games.clustered.bots.thinker import Thinker

if TYPE_CHECKING:
    from klub.games.clustered.search.trial import Manner


@dataclass(frozen=True, slots=True)
class Sharp(Thinker):
    """A bot that plays many games on, fast."""

    def manner(self, players: int) -> "Manner":
        """To the end of each game."""
        from klub.games.clustered.search.to_the_end import to_the_end

        return to_the_end(players)

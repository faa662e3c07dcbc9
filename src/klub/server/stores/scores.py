"""What came of games: results, ratings, solo bests, and the daily challenge."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from klub.server.stores.log import TableId
from klub.server.stores.people import IdentityId


@dataclass(frozen=True, slots=True)
class Standing:
    """What one seat reached."""

    identity: IdentityId | None
    """Who sat there, if it was a person."""
    bot: str | None
    """Which bot it was otherwise."""
    place: int
    """From 1; equal places are shared."""
    score: int


@dataclass(frozen=True, slots=True)
class Result:
    """A game that is over."""

    table: TableId
    game: str
    options: str
    """The house rules as one text, equal for equal rules."""
    ranked: bool
    ended: float
    """s since 1970."""
    standings: tuple[Standing, ...]
    """By seat."""


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong somebody plays, as openskill tells it."""

    identity: IdentityId
    game: str
    players: str
    """The class of player counts it is for, such as ``2``."""
    mu: float
    sigma: float
    games: int
    """How many games made it what it is."""


@dataclass(frozen=True, slots=True)
class Best:
    """The most that somebody reached alone."""

    identity: IdentityId
    game: str
    options: str
    """The house rules as one text, equal for equal rules."""
    total: int
    table: TableId
    at: float
    """s since 1970."""


@dataclass(frozen=True, slots=True)
class Daily:
    """What somebody reached in the challenge of a day."""

    day: str
    """As ``2031-05-04``."""
    game: str
    identity: IdentityId
    total: int
    table: TableId
    at: float
    """s since 1970."""


@dataclass(frozen=True, slots=True)
class Placed:
    """A line of a day's leaderboard."""

    place: int
    """From 1; equal totals share a place, and the next one counts all before it."""
    daily: Daily


class Scores(Protocol):
    """Results and the lists that are made from them."""

    async def add_result(self, result: Result, ratings: Sequence[Rating] = ()) -> bool:
        """Keep a result and the ratings after it, together or not at all.

        ``False``, and nothing changes, if the table's result is kept already: whoever is not sure
        may say it twice. `Conflict` if a rating does not count one game more than the kept one:
        another game ended meanwhile, so rate again.
        """
        ...

    async def result(self, table: TableId) -> Result | None:
        """What came of one game."""
        ...

    async def results_of(
        self, identity: IdentityId, *, game: str | None = None, limit: int | None = None
    ) -> tuple[Result, ...]:
        """The results of somebody's games, latest first."""
        ...

    async def rating(self, identity: IdentityId, game: str, players: str) -> Rating | None:
        """How strong somebody plays, if they were rated."""
        ...

    async def ratings_of(self, identity: IdentityId) -> tuple[Rating, ...]:
        """All ratings of somebody, by game and number of players."""
        ...

    async def top_ratings(
        self, game: str, players: str, limit: int | None = None
    ) -> tuple[Rating, ...]:
        """The strongest first, by what they surely reach: μ − 3σ."""
        ...

    async def offer_best(self, best: Best) -> bool:
        """Keep ``best`` if there is none as good; whether it was kept."""
        ...

    async def best(self, identity: IdentityId, game: str, options: str) -> Best | None:
        """What somebody has to beat."""
        ...

    async def bests_of(self, identity: IdentityId) -> tuple[Best, ...]:
        """All that somebody reached alone, by game and house rules."""
        ...

    async def top_bests(
        self, game: str, options: str, limit: int | None = None
    ) -> tuple[Best, ...]:
        """The best of everybody, highest first, then earliest."""
        ...

    async def enter_daily(self, daily: Daily) -> bool:
        """Enter a challenge; only the first try of a day counts. Whether it was entered."""
        ...

    async def daily_board(
        self, day: str, game: str, limit: int | None = None
    ) -> tuple[Placed, ...]:
        """The leaderboard of a day, highest first, then earliest."""
        ...

    async def daily_place(self, day: str, game: str, identity: IdentityId) -> Placed | None:
        """Somebody's line on it."""
        ...

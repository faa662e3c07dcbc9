"""Results, ratings, bests and challenges in memory."""

from collections.abc import Iterable, Sequence

from klub.server.stores.log import Conflict, TableId
from klub.server.stores.people import IdentityId
from klub.server.stores.scores import Best, Daily, Placed, Rating, Result


class MemoryScores:
    """Everything by what makes it unique."""

    def __init__(self) -> None:
        super().__init__()
        self._results: dict[TableId, Result] = {}
        self._ratings: dict[tuple[IdentityId, str, str], Rating] = {}
        self._bests: dict[tuple[IdentityId, str, str], Best] = {}
        self._dailies: dict[tuple[str, str, IdentityId], Daily] = {}

    async def add_result(self, result: Result, ratings: Sequence[Rating] = ()) -> bool:
        """Keep a result and the ratings after it."""
        if result.table in self._results:
            return False
        for new in sorted(ratings, key=lambda one: (one.identity, one.game, one.players)):
            kept = await self.rating(new.identity, new.game, new.players)
            if new.games != (kept.games if kept else 0) + 1:
                raise Conflict("rating-conflict", identity=new.identity)
        self._results[result.table] = result
        for new in ratings:
            self._ratings[new.identity, new.game, new.players] = new
        return True

    async def result(self, table: TableId) -> Result | None:
        """What came of one game."""
        return self._results.get(table)

    async def results_of(
        self, identity: IdentityId, *, game: str | None = None, limit: int | None = None
    ) -> tuple[Result, ...]:
        """The results of somebody's games."""
        own = [
            result
            for result in self._results.values()
            if any(standing.identity == identity for standing in result.standings)
            and (game is None or result.game == game)
        ]
        return tuple(sorted(own, key=lambda result: (-result.ended, result.table))[:limit])

    async def rating(self, identity: IdentityId, game: str, players: str) -> Rating | None:
        """How strong somebody plays."""
        return self._ratings.get((identity, game, players))

    async def ratings_of(self, identity: IdentityId) -> tuple[Rating, ...]:
        """All ratings of somebody."""
        own = [one for one in self._ratings.values() if one.identity == identity]
        return tuple(sorted(own, key=lambda one: (one.game, one.players)))

    async def top_ratings(
        self, game: str, players: str, limit: int | None = None
    ) -> tuple[Rating, ...]:
        """The strongest first."""
        fitting = [
            one for one in self._ratings.values() if (one.game, one.players) == (game, players)
        ]
        ordered = sorted(fitting, key=lambda one: (3 * one.sigma - one.mu, one.identity))
        return tuple(ordered[:limit])

    async def offer_best(self, best: Best) -> bool:
        """Keep ``best`` if there is none as good."""
        key = (best.identity, best.game, best.options)
        if key in self._bests and self._bests[key].total >= best.total:
            return False
        self._bests[key] = best
        return True

    async def best(self, identity: IdentityId, game: str, options: str) -> Best | None:
        """What somebody has to beat."""
        return self._bests.get((identity, game, options))

    async def bests_of(self, identity: IdentityId) -> tuple[Best, ...]:
        """All that somebody reached alone."""
        own = [best for best in self._bests.values() if best.identity == identity]
        return tuple(sorted(own, key=lambda best: (best.game, best.options)))

    async def top_bests(
        self, game: str, options: str, limit: int | None = None
    ) -> tuple[Best, ...]:
        """The best of everybody."""
        fitting = [
            one for one in self._bests.values() if (one.game, one.options) == (game, options)
        ]
        ordered = sorted(fitting, key=lambda one: (-one.total, one.at, one.identity))
        return tuple(ordered[:limit])

    async def enter_daily(self, daily: Daily) -> bool:
        """Enter a challenge."""
        key = (daily.day, daily.game, daily.identity)
        if key in self._dailies:
            return False
        self._dailies[key] = daily
        return True

    async def daily_board(
        self, day: str, game: str, limit: int | None = None
    ) -> tuple[Placed, ...]:
        """The leaderboard of a day."""
        return tuple(self._board(day, game))[:limit]

    async def daily_place(self, day: str, game: str, identity: IdentityId) -> Placed | None:
        """Somebody's line on it."""
        board = self._board(day, game)
        return next((line for line in board if line.daily.identity == identity), None)

    def _board(self, day: str, game: str) -> Iterable[Placed]:
        entered = [one for one in self._dailies.values() if (one.day, one.game) == (day, game)]
        entered.sort(key=lambda one: (-one.total, one.at, one.identity))
        for one in entered:
            yield Placed(1 + sum(other.total > one.total for other in entered), one)

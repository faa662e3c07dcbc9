"""Solo bests and the daily challenge in SQL."""

from typing import Any

from sqlalchemy import Select, func, select

from klub.server.stores.database import Database
from klub.server.stores.people import IdentityId
from klub.server.stores.schema import bests, dailies
from klub.server.stores.scores import Best, Daily, Placed


class SqlBests(Database):
    """The highest totals as rows."""

    async def offer_best(self, best: Best) -> bool:
        """Keep ``best`` if there is none as good."""
        values = {"total": best.total, "table_id": best.table, "at": best.at}
        key = {"identity": best.identity, "game": best.game, "options": best.options}
        offered = (
            self.insert(bests)
            .values(**key, **values)
            .on_conflict_do_update(
                index_elements=list(key), set_=values, where=bests.c.total < best.total
            )
        )
        async with self.writing() as connection:
            return (await connection.execute(offered)).rowcount > 0

    async def best(self, identity: IdentityId, game: str, options: str) -> Best | None:
        """What somebody has to beat."""
        wanted = select(bests).filter_by(identity=identity, game=game, options=options)
        found = await self._bests(wanted)
        return found[0] if found else None

    async def bests_of(self, identity: IdentityId) -> tuple[Best, ...]:
        """All that somebody reached alone."""
        own = select(bests).filter_by(identity=identity)
        return await self._bests(own.order_by(bests.c.game, bests.c.options))

    async def top_bests(
        self, game: str, options: str, limit: int | None = None
    ) -> tuple[Best, ...]:
        """The best of everybody."""
        fitting = select(bests).filter_by(game=game, options=options)
        highest = fitting.order_by(bests.c.total.desc(), bests.c.at, bests.c.identity)
        return await self._bests(highest.limit(limit))

    async def enter_daily(self, daily: Daily) -> bool:
        """Enter a challenge."""
        new = self.insert(dailies).values(
            day=daily.day,
            game=daily.game,
            identity=daily.identity,
            total=daily.total,
            table_id=daily.table,
            at=daily.at,
        )
        async with self.writing() as connection:
            return (await connection.execute(new.on_conflict_do_nothing())).rowcount > 0

    async def daily_board(
        self, day: str, game: str, limit: int | None = None
    ) -> tuple[Placed, ...]:
        """The leaderboard of a day."""
        return await self._placed(_board(day, game).limit(limit))

    async def daily_place(self, day: str, game: str, identity: IdentityId) -> Placed | None:
        """Somebody's line on it."""
        board = _board(day, game).subquery()
        found = await self._placed(select(board).filter_by(identity=identity))
        return found[0] if found else None

    async def _bests(self, wanted: Select[*tuple[Any, ...]]) -> tuple[Best, ...]:
        async with self.reading() as connection:
            return tuple(
                Best(row.identity, row.game, row.options, row.total, row.table_id, row.at)
                for row in await connection.execute(wanted)
            )

    async def _placed(self, wanted: Select[*tuple[Any, ...]]) -> tuple[Placed, ...]:
        async with self.reading() as connection:
            return tuple(
                Placed(
                    row.place,
                    Daily(row.day, row.game, row.identity, row.total, row.table_id, row.at),
                )
                for row in await connection.execute(wanted)
            )


def _board(day: str, game: str) -> Select[*tuple[Any, ...]]:
    """A day's challenge with everybody's place, highest first, then earliest."""
    place = func.rank().over(order_by=dailies.c.total.desc()).label("place")
    entered = select(dailies, place).where(dailies.c.day == day, dailies.c.game == game)
    return entered.order_by(dailies.c.total.desc(), dailies.c.at, dailies.c.identity)

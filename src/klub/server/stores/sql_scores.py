"""Results and ratings in SQL."""

from collections.abc import Sequence
from dataclasses import asdict

from sqlalchemy import Select, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from klub.server.stores.database import Database
from klub.server.stores.log import Conflict, TableId
from klub.server.stores.people import IdentityId
from klub.server.stores.schema import ratings, results, standings
from klub.server.stores.scores import Rating, Result, Standing


class SqlScores(Database):
    """Results as a row for the game and a row for each seat."""

    async def add_result(self, result: Result, ratings: Sequence[Rating] = ()) -> bool:
        """Keep a result and the ratings after it."""
        new = self.insert(results).values(
            table_id=result.table,
            game=result.game,
            options=result.options,
            ranked=result.ranked,
            ended=result.ended,
        )
        seats = [
            {"table_id": result.table, "seat": seat, **asdict(standing)}
            for seat, standing in enumerate(result.standings)
        ]
        async with self.writing() as connection:
            if (await connection.execute(new.on_conflict_do_nothing())).rowcount == 0:
                return False
            if seats:
                await connection.execute(insert(standings), seats)
            # In the same order on every machine, so that no two wait for each other.
            for rating in sorted(ratings, key=lambda one: (one.identity, one.game, one.players)):
                await self._rate(connection, rating)
        return True

    async def result(self, table: TableId) -> Result | None:
        """What came of one game."""
        found = await self._results(select(results).filter_by(table_id=table))
        return found[0] if found else None

    async def results_of(
        self, identity: IdentityId, *, game: str | None = None, limit: int | None = None
    ) -> tuple[Result, ...]:
        """The results of somebody's games."""
        own = select(standings.c.table_id).where(standings.c.identity == identity)
        wanted = select(results).where(results.c.table_id.in_(own))
        if game is not None:
            wanted = wanted.where(results.c.game == game)
        latest = wanted.order_by(results.c.ended.desc(), results.c.table_id)
        return await self._results(latest.limit(limit))

    async def rating(self, identity: IdentityId, game: str, players: str) -> Rating | None:
        """How strong somebody plays."""
        wanted = select(ratings).filter_by(identity=identity, game=game, players=players)
        found = await self._ratings(wanted)
        return found[0] if found else None

    async def ratings_of(self, identity: IdentityId) -> tuple[Rating, ...]:
        """All ratings of somebody."""
        own = select(ratings).filter_by(identity=identity)
        return await self._ratings(own.order_by(ratings.c.game, ratings.c.players))

    async def top_ratings(
        self, game: str, players: str, limit: int | None = None
    ) -> tuple[Rating, ...]:
        """The strongest first."""
        fitting = select(ratings).filter_by(game=game, players=players)
        surely = 3 * ratings.c.sigma - ratings.c.mu
        return await self._ratings(fitting.order_by(surely, ratings.c.identity).limit(limit))

    async def _rate(self, connection: AsyncConnection, rating: Rating) -> None:
        """Keep a rating if it counts one game more than the one it replaces."""
        values = {"mu": rating.mu, "sigma": rating.sigma, "games": rating.games}
        key = [ratings.c.identity, ratings.c.game, ratings.c.players]
        kept = select(ratings.c.games).where(
            ratings.c.identity == rating.identity,
            ratings.c.game == rating.game,
            ratings.c.players == rating.players,
        )
        games = await connection.scalar(kept.with_for_update()) or 0
        new = self.insert(ratings).values(asdict(rating))
        replaced = new.on_conflict_do_update(
            index_elements=key, set_=values, where=ratings.c.games == games
        )
        if rating.games != games + 1 or (await connection.execute(replaced)).rowcount == 0:
            raise Conflict("rating-conflict", identity=rating.identity)

    async def _results(self, wanted: Select[*tuple[object, ...]]) -> tuple[Result, ...]:
        async with self.reading() as connection:
            games = (await connection.execute(wanted)).all()
            tables = select(wanted.subquery().c.table_id)
            seats = select(standings).where(standings.c.table_id.in_(tables))
            rows = await connection.execute(seats.order_by(standings.c.table_id, standings.c.seat))
            by_table: dict[TableId, list[Standing]] = {}
            for row in rows:
                standing = Standing(row.identity, row.bot, row.place, row.score)
                by_table.setdefault(row.table_id, []).append(standing)
        return tuple(
            Result(
                table=row.table_id,
                game=row.game,
                options=row.options,
                ranked=row.ranked,
                ended=row.ended,
                standings=tuple(by_table.get(row.table_id, ())),
            )
            for row in games
        )

    async def _ratings(self, wanted: Select[*tuple[object, ...]]) -> tuple[Rating, ...]:
        async with self.reading() as connection:
            return tuple(Rating(**row) for row in (await connection.execute(wanted)).mappings())

"""Runs of the club in SQL."""

from sqlalchemy import delete, select

from klub.server.stores.database import Database
from klub.server.stores.runs import Run
from klub.server.stores.schema import runs


class SqlRuns(Database):
    """Runs as rows."""

    async def keep_run(self, run: Run) -> None:
        """Keep a run."""
        new = self.insert(runs).values(began=run.began, seen=run.seen)
        kept = new.on_conflict_do_update(index_elements=[runs.c.began], set_={"seen": run.seen})
        async with self.writing() as connection:
            await connection.execute(kept)

    async def runs(self) -> tuple[Run, ...]:
        """Every run."""
        async with self.reading() as connection:
            rows = await connection.execute(select(runs.c.began, runs.c.seen).order_by("began"))
            return tuple(Run(began, seen) for began, seen in rows)

    async def forget_runs(self, but: float) -> None:
        """Forget the other runs."""
        async with self.writing() as connection:
            await connection.execute(delete(runs).where(runs.c.began != but))

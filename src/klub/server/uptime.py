"""How much of a turn was really played before the club was closed, or ended by itself.

A clock runs on while the club is closed; at the next start that time has to be told from the time
that was used. So the club writes down every few seconds that it is open, one row for all tables,
and at its end the exact moment. A restart costs a player nothing, and refunds `EVERY` s at most.
"""

import logging
from collections.abc import Sequence

from klub.server.ops.logs import log
from klub.server.stores import Run, Store, StoreAway

EVERY = 3.0
"""s between two writings, if any clock runs."""


class Uptime:
    """The runs of the club: this one and those before it."""

    def __init__(self, store: Store, began: float, past: Sequence[Run]) -> None:
        self.began = began
        """s since 1970."""
        self._store = store
        self._past = past
        self._failed = False
        """Whether it could not be written down last time."""

    @staticmethod
    async def of(store: Store, now: float) -> "Uptime":
        """A run that begins ``now``."""
        past = await store.runs()
        if any(run.seen > now for run in past):
            # The clock of the machine was set back. By its new time, a turn of this run could be
            # taken for one of those before, and be charged too much.
            await store.forget_runs(but=now)
        return Uptime(store, now, past)

    def used(self, since: float) -> float:
        """S that a turn was under way which began at ``since``, in an earlier run.

        Only the run in which it began is charged. Where several may be it, since the clock of the
        machine was set back, the shortest time counts.
        """
        ran = (run.seen - since for run in self._past if run.began <= since <= run.seen)
        return min(ran, default=0.0)

    async def keep(self, now: float) -> None:
        """Write down that the club is open; time for which that fails is refunded."""
        failed, self._failed = self._failed, True
        try:
            await self._store.keep_run(Run(self.began, now))
            self._failed = False
        except StoreAway:
            pass
        except Exception as error:
            if not failed:  # once for an outage
                log("time-not-kept", level=logging.WARNING, error=error)

    async def forget(self) -> None:
        """Forget the runs before this one: every table has been charged for them."""
        if self._past:
            await self._store.forget_runs(but=self.began)

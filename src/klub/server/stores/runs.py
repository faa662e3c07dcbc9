"""From when until when the club was open: the time for which a clock may be charged."""

from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Run:
    """A run of the server."""

    began: float
    """s since 1970."""
    seen: float
    """When it was last known to be open."""


class Runs(Protocol):
    """The runs that some table may still have to be charged for."""

    async def keep_run(self, run: Run) -> None:
        """Keep ``run`` in place of what is known of the one that began at the same time."""
        ...

    async def runs(self) -> tuple[Run, ...]:
        """Every run that is kept, by its beginning."""
        ...

    async def forget_runs(self, but: float) -> None:
        """Forget all runs except the one that began at ``but``."""
        ...

"""Runs of the club in memory."""

from klub.server.stores.runs import Run


class MemoryRuns:
    """Runs by their beginning."""

    def __init__(self) -> None:
        super().__init__()
        self._runs: dict[float, Run] = {}

    async def keep_run(self, run: Run) -> None:
        """Keep a run."""
        self._runs[run.began] = run

    async def runs(self) -> tuple[Run, ...]:
        """Every run."""
        return tuple(run for _, run in sorted(self._runs.items()))

    async def forget_runs(self, but: float) -> None:
        """Forget the other runs."""
        self._runs = {began: run for began, run in self._runs.items() if began == but}

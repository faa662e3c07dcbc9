"""What every table of the club needs from the house."""

import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from random import Random
from secrets import randbits
from typing import TYPE_CHECKING

from klub.server.live.thinking import Thinking
from klub.server.live.ticker import Ticker
from klub.server.ops.kernels import Kernels
from klub.server.ops.metrics import Figures
from klub.server.settings import Settings
from klub.server.stores import Store, TableId
from klub.table.sitting import Sitting

if TYPE_CHECKING:
    from klub.server.live.table import Loaded


@dataclass(frozen=True)
class Hall:
    """Built once, by `klub.server.club`."""

    settings: Settings
    store: Store
    thinking: Thinking
    tickers: tuple[Ticker, ...]
    kernels: Kernels
    figures: Figures
    changed: Callable[[Sitting], Awaitable[None]]
    """Called when a table has to be listed differently, or its game is over."""
    load: "Callable[[TableId], Awaitable[Loaded]]"
    """Take the lease of a table and read it."""

    def now(self) -> float:
        """What time it is, in s since 1970."""
        return time.time()

    def luck(self) -> Random:
        """For bots: nothing that a player could foresee."""
        return Random(randbits(128))

    def ticker(self) -> Ticker:
        """The thread with the least to do."""
        return min(self.tickers, key=len)

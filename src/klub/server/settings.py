"""How a club is run: what its host may choose."""

import os
from dataclasses import dataclass, field
from pathlib import Path

from klub.server.accounts.limits import Rates


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything with a default, so that a club opens without a word."""

    host: str = "127.0.0.1"
    port: int = 8000
    store: str = "memory:"
    """Address of the database."""
    origins: tuple[str, ...] = ()
    """Pages besides the club's own that may speak with it."""
    hosts: tuple[str, ...] = ()
    """Names by which the club may be asked for; empty for any."""
    node: str = "main"
    """The name of this machine among those of the club."""
    rates: Rates = field(default_factory=Rates)
    bot_pause: float = 0.7
    """s that a bot takes at least while somebody looks on: faster is not followed."""
    thinkers: int = max(2, (os.cpu_count() or 2) - 1)
    """Threads in which bots think."""
    tickers: int = 1
    """Threads that move the magnets; more help only if the world is more work than Python."""
    static: Path | None = None
    """A folder with a browser client other than the one that was built into klub."""

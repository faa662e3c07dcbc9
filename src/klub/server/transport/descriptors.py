"""File descriptors: each connection takes one, and the system gives a process only some."""

import sys
from contextlib import suppress

ENOUGH = 65536
"""Descriptors that are asked for: more than one process serves."""
RESERVED = 128
"""Descriptors kept for the database, files and threads."""
FEW = 1024
"""Descriptors below which a host had better know."""
UNKNOWN = 8192
"""Connections where the system has no such limit."""


def raise_limit() -> None:
    """Ask the system for as many descriptors as it gives, up to `ENOUGH`."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = ENOUGH if hard == resource.RLIM_INFINITY else min(ENOUGH, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        # macOS has a limit of its own below the one that it tells.
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def limit() -> int | None:
    """Descriptors that this process may have, if the system limits them."""
    if sys.platform == "win32":
        return None
    import resource

    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return None if soft == resource.RLIM_INFINITY else soft


def most_connections() -> int:
    """Connections for which there are descriptors."""
    most = limit()
    if most is None:
        return UNKNOWN if sys.platform == "win32" else ENOUGH
    return min(most, ENOUGH) - min(RESERVED, most // 2)

"""A club as a child process: `python -P bench/load/house.py STORE [CORE]` prints its port.

Its limits are out of the way, for all clients come from one address. ``CORE`` is the one core that
all its threads share.
"""

import os
import socket
import sys

from klub.server.accounts.limits import unlimited
from klub.server.serving import serve
from klub.server.settings import Settings

HOST = "127.0.0.1"


def main(store: str, core: str | None = None) -> None:
    """Open the club."""
    if core is not None:
        os.sched_setaffinity(0, {int(core)})
    with socket.create_server((HOST, 0), backlog=1024) as listening:
        port = listening.getsockname()[1]
        settings = Settings(HOST, port, store, rates=unlimited())
        serve(settings, listening, lambda: print(port, flush=True))


if __name__ == "__main__":
    main(*sys.argv[1:])

"""A club as a child process: `python -P bench/load/house.py STORE [CORE] [LIMITS]` prints its port.

``CORE`` is the one core that all its threads share; empty for any. Its limits are out of the way,
for all clients come from one address; ``usual`` as ``LIMITS`` leaves them as every club has them.
"""

import os
import socket
import sys

from klub.server.accounts.limits import Rates, unlimited
from klub.server.serving import serve
from klub.server.settings import Settings

HOST = "127.0.0.1"


def main(store: str, core: str = "", limits: str = "") -> None:
    """Open the club."""
    if core:
        os.sched_setaffinity(0, {int(core)})
    with socket.create_server((HOST, 0), backlog=1024) as listening:
        port = listening.getsockname()[1]
        rates = Rates() if limits == "usual" else unlimited()
        settings = Settings(HOST, port, store, rates=rates)
        serve(settings, listening, lambda: print(port, flush=True))


if __name__ == "__main__":
    main(*sys.argv[1:])

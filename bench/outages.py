"""A club whose database goes away again and again while 20 tables play.

For each kind of outage: what players heard, how far an acknowledgement was ahead of the update
that three clients got, how long a refusal took, and how long after an outage the last of them had
heard of what happened before. Each is printed as the worst case.

python3 run.py bench                     five outages of each kind
.venv/bin/python bench/outages.py 100    a hundred
"""

import asyncio
import logging
import sys
import tempfile
import time
from pathlib import Path
from random import Random

from server_outages.databases import KINDS
from server_outages.evening import evening

SHORTEST, LONGEST = 0.1, 10.0
"""s that an outage lasts."""
PAUSE = 0.3
"""s between two outages, besides the moves that are waited for."""


def main(outages: int) -> None:
    """Print a line for each kind."""
    logging.getLogger("klub").setLevel(logging.CRITICAL)  # what is logged is tested elsewhere
    luck = Random(1)
    print(
        f"{'':22} {'away':>7} {'done':>6} {'refused':>7} {'unsure':>6} "
        f"{'ack ahead':>10} {'refusal':>8} {'told after':>10}"
    )
    for kind, database in KINDS.items():
        lengths = [SHORTEST * (LONGEST / SHORTEST) ** luck.random() for _ in range(outages)]
        begun = time.monotonic()
        with tempfile.TemporaryDirectory() as folder, database(Path(folder)) as opened:
            notes = asyncio.run(evening(opened, lengths, PAUSE))
        heard = [message for message, _ in notes.refused]
        print(
            f"{kind:22} {sum(lengths):5.0f} s {len(notes.acknowledged):6} "
            f"{heard.count('store-away'):7} {heard.count('wish-unsure'):6} "
            f"{1000 * max(notes.delays()):7.0f} ms "
            f"{max((seconds for _, seconds in notes.refused), default=0.0):6.2f} s "
            f"{max(notes.told_late, default=0.0):8.2f} s"
            f"   ({time.monotonic() - begun:.0f} s)"
        )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 5)

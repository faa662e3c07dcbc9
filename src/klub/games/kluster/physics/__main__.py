"""``python -m klub.games.kluster.physics``: compile the world for every size, and say so."""

import sys
import time

from klub.games.kluster.physics.compilation import steps


def main() -> int:
    """Print a line for each step."""
    begun = time.perf_counter()
    for step in steps():
        print(f"{step}: {time.perf_counter() - begun:.2f} s", flush=True)
        begun = time.perf_counter()
    return 0


if __name__ == "__main__":
    sys.exit(main())

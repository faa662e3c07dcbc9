"""``python -m klub.games.clustered.kernel``: compile the kernel for every size of board."""

import sys
import time

from klub.games.clustered.kernel.compilation import steps


def main() -> int:
    """Print a line for each step."""
    begun = time.perf_counter()
    for step in steps():
        print(f"{step}: {time.perf_counter() - begun:.2f} s", flush=True)
        begun = time.perf_counter()
    return 0


if __name__ == "__main__":
    sys.exit(main())

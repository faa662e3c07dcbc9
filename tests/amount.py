"""How much is done by tests that are long by nature: little every day, or as much as it takes.

`python3 run.py long` sets KLUB_LONG and runs the tests of modules that ask for an amount.
"""

import os

LONG = bool(os.environ.get("KLUB_LONG"))


def amount(everyday: int, long: int) -> int:
    """How often to do something."""
    return long if LONG else everyday

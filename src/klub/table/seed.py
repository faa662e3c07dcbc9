"""The seed of a game: committed to before the first move, revealed after the last.

Whoever has the seed can repeat the shuffle with nothing but SHA-256; docs/records.md says how.
"""

import secrets
from hashlib import sha256
from random import Random
from typing import NewType

from klub.engine.errors import Malformed

Seed = NewType("Seed", str)
"""32 hexadecimal digits, in lower case."""

LENGTH = 32


def new_seed() -> Seed:
    """A seed that nobody can guess."""
    return Seed(secrets.token_hex(LENGTH // 2))


def seed(text: str) -> Seed:
    """The seed written in ``text``."""
    for at, digit in enumerate(text[:LENGTH]):
        if digit not in "0123456789abcdef":
            raise Malformed(text, at, "seed-digit")
    if len(text) != LENGTH:
        raise Malformed(text, min(len(text), LENGTH), "seed-length", length=LENGTH)
    return Seed(text)


def numbered_seed(series: str, number: int) -> Seed:
    """The seed of one game in a series: equal for equal series and number."""
    return Seed(sha256(f"{series}/{number}".encode()).hexdigest()[:LENGTH])


def commitment(seed: Seed) -> str:
    """What is published before the game: the SHA-256 of the seed's digits."""
    return sha256(seed.encode()).hexdigest()


def block(seed: Seed, number: int) -> bytes:
    """One piece of the endless luck of a seed, the pieces being numbered from 0."""
    return sha256(f"{seed}/{number}".encode()).digest()


class Luck(Random):
    """Random numbers that are the SHA-256 of the seed and a counter, bit after bit."""

    def __init__(self, seed: Seed) -> None:
        super().__init__(0)
        self._seed = seed
        self._blocks = 0
        self._bits = ""

    def getrandbits(self, k: int, /) -> int:
        """The next ``k`` bits as a number, the first bit being the highest."""
        while len(self._bits) < k:
            self._bits += "".join(f"{byte:08b}" for byte in block(self._seed, self._blocks))
            self._blocks += 1
        taken, self._bits = self._bits[:k], self._bits[k:]
        return int(taken or "0", 2)

    def random(self) -> float:
        """A number from 0 up to but not including 1."""
        return self.getrandbits(53) / (1 << 53)

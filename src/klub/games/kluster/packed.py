"""Whole numbers in as many bytes as they need: small ones, of either sign, in one."""

from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray


def packed(numbers: Iterable[int]) -> bytes:
    """The numbers as bytes: seven bits a byte, the lowest first, the sign in the lowest bit.

    >>> packed([0, -1, 1, 63, 64]).hex()
    '0001027e8001'
    """
    out = bytearray()
    for number in numbers:
        rest = number * 2 if number >= 0 else -number * 2 - 1
        while rest > 0x7F:
            out.append(rest & 0x7F | 0x80)
            rest >>= 7
        out.append(rest)
    return bytes(out)


class Numbers:
    """Numbers that were packed, one after the other; `IndexError` when there are no more."""

    def __init__(self, data: bytes) -> None:
        self._data = data
        self._at = 0

    def __bool__(self) -> bool:
        return self._at < len(self._data)

    def next(self) -> int:
        """The next number."""
        value, shift = 0, 0
        while True:
            byte = self._data[self._at]
            self._at += 1
            value |= (byte & 0x7F) << shift
            if byte < 0x80:
                return -(value + 1 >> 1) if value & 1 else value >> 1
            shift += 7
            if shift > 56:
                raise OverflowError

    def several(self, count: int) -> NDArray[np.int64]:
        """So many numbers at once."""
        return np.array([self.next() for _ in range(count)], np.int64)

"""How the kernel is compiled: strict, without the GIL, kept on disk."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar, cast

import numpy as np
from llvmlite import ir
from numba import njit, types
from numba.extending import intrinsic

F = TypeVar("F", bound=Callable[..., object])


def compiled(function: F) -> F:
    """``function`` as machine code; its argument types are settled by the first call."""
    return cast("F", njit(cache=True, nogil=True)(function))


if TYPE_CHECKING:

    def signed(value: int | np.integer[Any]) -> int:
        """``value`` as the signed 64-bit integer that all reckoning is done in."""
        ...
else:
    signed = np.int64


def _instruction(name: str) -> Callable[[np.uint64], int]:
    """A bit-counting instruction of the processor, which Python integers have no word for."""

    @intrinsic
    def count(_typing, _word):  # type: ignore[no-untyped-def]
        def emit(_context, builder, _signature, arguments):  # type: ignore[no-untyped-def]
            if name == "ctpop":
                return builder.ctpop(arguments[0])
            zero_is_defined = ir.Constant(ir.IntType(1), 0)
            return getattr(builder, name)(arguments[0], zero_is_defined)

        return types.int64(types.uint64), emit

    return cast("Callable[[np.uint64], int]", count)


ones = _instruction("ctpop")
"""How many bits of a word are set."""
zeros_above = _instruction("ctlz")
"""How many bits are zero above the highest set bit; 64 if none is set."""
zeros_below = _instruction("cttz")
"""How many bits are zero below the lowest set bit; 64 if none is set."""

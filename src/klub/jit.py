"""How kernels are compiled: strict floating point, without the GIL, and kept on disk."""

import inspect
from collections.abc import Callable
from contextlib import suppress
from functools import cache, partial
from hashlib import sha256
from pathlib import Path
from secrets import randbits
from typing import TYPE_CHECKING, Any, TypeVar, cast

import numpy as np
from llvmlite import ir
from numba import njit, types
from numba.core.bytecode import FunctionIdentity
from numba.core.caching import FunctionCache, IndexDataCacheFile
from numba.core.dispatcher import Dispatcher
from numba.extending import intrinsic
from numpy.typing import NDArray

F = TypeVar("F", bound=Callable[..., object])


# Numba numbers the functions and the record types that it compiles, anew in each process, and
# names machine code by these numbers. Code for boards of different sizes that several processes
# have kept on disk could then be loaded under one name, and run on the wrong board. Drawn by
# chance, no two functions of any two processes have the same number.
cast("Any", FunctionIdentity)._unique_ids = iter(partial(randbits, 62), None)


def compiled(function: F) -> F:
    """``function`` as machine code; its argument types are settled by the first call.

    A division by zero gives an infinity and not an exception: the test for it would keep the
    compiler from reckoning several numbers at once.
    """
    dispatcher: Any = njit(nogil=True, error_model="numpy")(function)
    # Where neither klub nor the user has a folder to write to, every process compiles anew.
    with suppress(RuntimeError):
        dispatcher._cache = KernelCache(function)
    return cast("F", dispatcher)


class KernelCache(FunctionCache):
    """Machine code on disk, beside the sources or else among the user's caches.

    Numba's own cache is not enough. It looks only at the file that a function stands in, so
    that a kernel whose callee has changed in another file would be loaded stale; and it numbers
    its files, so that two processes that compile at once can take the same number for different
    code, which then runs on the wrong data. Here a file is named by everything that its content
    depends on, and nothing is numbered.
    """

    def __init__(self, function: Callable[..., object]) -> None:
        super().__init__(function)
        self._cache_file = _Files(
            cache_path=self._cache_path,
            filename_base=self._impl.filename_base,
            source_stamp=" ".join(map(_digest, sorted(_folders(function)))),
        )


class _Files(IndexDataCacheFile):
    def save(self, key: object, data: object) -> None:
        self._save_data(self._name(key), data)

    def load(self, key: object) -> object:
        try:
            return self._load_data(self._name(key))
        except OSError:
            return None

    def _name(self, key: object) -> str:
        told = f"{self._version} {self._source_stamp} {key}"
        return f"{self._index_name.removesuffix('.nbi')}.{sha256(told.encode()).hexdigest()}.nbc"


def _folders(function: Callable[..., object]) -> set[Path]:
    """Where the code of a function comes from: its own folder, and those that it imports from."""
    waiting = [function.__globals__]
    seen: dict[int, Path] = {}
    while waiting:
        names = waiting.pop()
        if id(names) in seen or "__file__" not in names:
            continue
        seen[id(names)] = Path(names["__file__"]).parent
        for value in names.values():
            if isinstance(value, Dispatcher):
                waiting.append(value.py_func.__globals__)
            elif inspect.ismodule(value) and value.__name__.startswith("klub."):
                waiting.append(vars(value))
    return set(seen.values())


@cache
def _digest(folder: Path) -> str:
    """What the sources of a kernel are, this file included."""
    sources = [Path(__file__), *sorted(folder.glob("*.py"))]
    return sha256(b"".join(path.read_bytes() for path in sources)).hexdigest()


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


@intrinsic
def _fetch(_typing, array, _offset):  # type: ignore[no-untyped-def]
    def emit(context, builder, signature, arguments):  # type: ignore[no-untyped-def]
        whole, byte = ir.IntType(32), ir.IntType(8).as_pointer()
        held = context.make_array(signature.args[0])(context, builder, arguments[0])
        address = builder.gep(builder.bitcast(held.data, byte), [arguments[1]])
        shape = ir.FunctionType(ir.VoidType(), [byte, whole, whole, whole])
        prefetch = builder.module.declare_intrinsic("llvm.prefetch", [byte], shape)
        # To be written, and soon and often; data, not code.
        builder.call(prefetch, [address, *(ir.Constant(whole, number) for number in (1, 3, 1))])
        return context.get_dummy_value()

    return types.none(array, types.int64), emit


fetch = cast("Callable[[NDArray[Any], int], None]", _fetch)
"""Ask memory for what lies so many bytes into an array, to have it at hand a little later.

It changes nothing and never fails, wherever that may be."""

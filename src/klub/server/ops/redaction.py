"""Takes out of a log line what would let its reader in: table ids, session secrets, seeds.

All of these are 16 to 64 random letters and digits in a row. Names in the program can be as long,
so a long run stays only if it is one: words in lower or upper case, a short hexadecimal number, a
name in a loaded module, or something in the source lines of a traceback. Of all random ids of 22
characters, one in 20 million looks like such words.
"""

import re
import sys
from collections.abc import Collection, Iterator
from linecache import getline
from traceback import walk_tb

SHORT = 6
"""Characters of an id that tell it from the others but do not find it."""
LONG = 16
"""Characters from which on a run may be an id: those of people, the shortest, have as many."""

_RUN = re.compile(rf"[A-Za-z0-9_-]{{{LONG},}}")
_WORDS = re.compile(
    r"[_-]*[a-z]+\d{0,3}(?:[_-]+(?:[a-z]+\d{0,3}|\d{1,8}))*[_-]*"  # test_names, events
    r"|[A-Z_]+"  # CONSTANTS
    r"|-*\d+"  # numbers; JSON has them without quotes
    r"|[_-]+"  # rulers, and the marks below a source line
)
_HEX = re.compile(r"(?:0x)?[0-9a-f-]+")
_SEED = re.compile(r"[0-9a-f]{32}")
"""Seeds, and keys twice as long, are hexadecimal too."""


def short(table: str) -> str:
    """The part of a table's id that may be written down."""
    return table[:SHORT]


def redact(text: str, names: Collection[str] = ()) -> str:
    """``text`` with every run that may be an id shortened, unless it is one of ``names``.

    >>> redact("KeyError: 'kT7wq0PzR4mXb2LhVn8sYA' in wire_messages_of_tables")
    "KeyError: 'kT7wq0…' in wire_messages_of_tables"
    """

    def shortened(run: re.Match[str]) -> str:
        found = run[0]
        if _is_word(found) or found in names or found in _loaded.names():
            return found
        return f"{short(found)}…"

    return _RUN.sub(shortened, text)


def source_names(error: BaseException | None) -> frozenset[str]:
    """Long runs in the code that a traceback shows: paths, functions, source lines and classes.

    None of them comes from data. The errors that led to ``error`` are looked through as well.
    """
    if error is None:
        return frozenset()
    return frozenset(
        run for one in _chain(error) for text in _shown(one) for run in _RUN.findall(text)
    )


def _is_word(run: str) -> bool:
    if _HEX.fullmatch(run):
        return not _SEED.search(run)
    return _WORDS.fullmatch(run) is not None


def _chain(error: BaseException) -> list[BaseException]:
    """An error and all that a traceback tells with it, each once."""
    found: dict[int, BaseException] = {}
    waiting: list[BaseException | None] = [error]
    while waiting:
        one = waiting.pop()
        if one is None or id(one) in found:
            continue
        found[id(one)] = one
        waiting += [one.__cause__, one.__context__]
        if isinstance(one, BaseExceptionGroup):
            waiting += one.exceptions
    return list(found.values())


def _shown(error: BaseException) -> Iterator[str]:
    yield f"{type(error).__module__}.{type(error).__qualname__}"
    for frame, line in walk_tb(error.__traceback__):
        code = frame.f_code
        yield code.co_filename
        yield code.co_name
        yield getline(code.co_filename, line, frame.f_globals)


class _Loaded:
    """The long names in all loaded modules, read again when more are loaded."""

    def __init__(self) -> None:
        self._names: frozenset[str] = frozenset()
        self._modules = 0

    def names(self) -> frozenset[str]:
        """Modules, and whatever they define."""
        if len(sys.modules) != self._modules:
            modules = sys.modules.copy()
            self._modules = len(modules)
            self._names = frozenset(
                name
                for path, module in modules.items()
                for name in (*path.split("."), *list(getattr(module, "__dict__", ())))
                if isinstance(name, str) and len(name) >= LONG
            )
        return self._names


_loaded = _Loaded()

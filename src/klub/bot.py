"""A bot by what it is called: built in, or out of a Python file or module.

``greedy``, ``sharp(seconds=1)``, ``bots/mine.py:choose`` and ``package.module:Mine(depth=3)`` are
such names.
"""

import ast
import importlib
import inspect
import re
import sys
from dataclasses import dataclass, is_dataclass, replace
from functools import cache, partial
from hashlib import sha256
from pathlib import Path
from types import ModuleType
from typing import Any

from klub.engine.contract import AnyBot
from klub.engine.errors import Malformed, Refusal
from klub.games import bots

CALLED = re.compile(r"(?:(?P<place>.+):)?(?P<name>[A-Za-z_]\w*)(?P<arguments>\(.*\))?", re.DOTALL)
FILE = ".py"


@dataclass(frozen=True, slots=True)
class Called:
    """A bot as somebody named it; other processes and machines can make it from this alone."""

    text: str
    place: str
    """A file or a module; empty for a built-in bot."""
    name: str
    arguments: tuple[tuple[str, Any], ...] = ()
    source: str | None = None
    """What stands in the file, if the place is one."""

    @property
    def digest(self) -> str | None:
        """SHA-256 of the source, by which a changed bot is noticed."""
        return None if self.source is None else sha256(self.source.encode()).hexdigest()


def called(text: str) -> Called:
    """The bot that ``text`` names; its file is read, and nothing of it is run yet."""
    match = CALLED.fullmatch(text)
    if match is None:
        raise Malformed(text, 0, "bot-called")
    place, name = match["place"] or "", match["name"]
    arguments = _arguments(text, match["arguments"] or "()")
    source = _source(Path(place)) if place.endswith(FILE) else None
    return Called(text, place, name, arguments, source)


def bot(game: str, called: Called) -> AnyBot:
    """A bot that has played nothing yet.

    What is named is the bot itself if it can be called with a view and a generator. Else, and if it
    is a class, it makes the bot, and gets the arguments.
    """
    thing = _thing(game, called)
    arguments = dict(called.arguments)
    if inspect.isclass(thing) or not _takes(thing, None, None, **arguments):
        if not _takes(thing, **arguments):
            raise Refusal("bot-arguments", bot=called.text)
        thing, arguments = _made(called, thing, arguments), {}
        if not _takes(thing, None, None):
            raise Refusal("bot-none", bot=called.text)
    made: AnyBot = partial(thing, **arguments) if arguments else thing
    return made


def _arguments(text: str, written: str) -> tuple[tuple[str, Any], ...]:
    """The values by name in ``(depth=3, seconds=0.1)``."""
    at = len(text) - len(written)
    try:
        call = ast.parse(f"f{written}", mode="eval").body
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and not call.args:
            given = [(one.arg, ast.literal_eval(one.value)) for one in call.keywords]
            if all(name is not None for name, _ in given):
                return tuple((str(name), value) for name, value in given)
    except (SyntaxError, ValueError, TypeError, RecursionError, MemoryError):
        pass
    raise Malformed(text, at, "bot-argument-list")


def _source(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise Refusal("file-not-text", file=str(file)) from None


def _thing(game: str, called: Called) -> Any:
    """What carries the name."""
    if not called.place:
        known = bots(game)
        if called.name not in known:
            raise Refusal("bot-unknown", name=called.name, known=", ".join(known))
        built_in = known[called.name]
        # A bot with settings is made anew from those that are given.
        return partial(replace, built_in) if is_dataclass(built_in) else built_in
    module = _module(called)
    if not callable(thing := getattr(module, called.name, None)):
        raise Refusal("bot-missing", name=called.name, place=called.place)
    return thing


def _module(called: Called) -> ModuleType:
    try:
        if called.source is not None:
            return _run(called.place, called.source)
        _look_in(Path.cwd())
        return importlib.import_module(called.place)
    except (Exception, SystemExit) as error:
        detail = f"{type(error).__name__}: {error}"
        raise Refusal("bot-broken", place=called.place, detail=detail) from error


@cache
def _run(place: str, source: str) -> ModuleType:
    """The module that ``source`` makes, run once in a process however many games are played."""
    name = f"klub_bot_{sha256(f'{place}/{source}'.encode()).hexdigest()[:16]}"
    module = ModuleType(name)
    module.__file__ = place
    _look_in(Path(place).absolute().parent)
    sys.modules[name] = module  # dataclasses and pickle look there
    exec(compile(source, place, "exec"), vars(module))  # noqa: S102 (the bot that was asked for)
    return module


def _look_in(folder: Path) -> None:
    """Let a bot import what lies beside it; on another machine there may be nothing."""
    if folder.is_dir() and str(folder) not in sys.path:
        sys.path.append(str(folder))


def _made(called: Called, maker: Any, arguments: dict[str, Any]) -> Any:
    try:
        return maker(**arguments)
    except (Exception, SystemExit) as error:
        detail = f"{type(error).__name__}: {error}"
        raise Refusal("bot-broken", place=called.text, detail=detail) from error


def _takes(thing: Any, *values: Any, **arguments: Any) -> bool:
    """Whether ``thing`` can be called so, as far as its signature tells."""
    if not callable(thing):
        return False
    try:
        inspect.signature(thing).bind(*values, **arguments)
    except TypeError:
        return False
    except ValueError:
        return True  # it has no signature to look at
    return True

"""Machine code made ready behind a club that is open already.

On a first start there is nothing but Python, and compiling it takes a minute or two. Other
processes do that, at low priority, and leave the code on disk: within this one it would take
turns with everybody's messages. What they left is then loaded here, by a thread.
"""

import asyncio
import logging
import os
import sys
import threading
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from contextlib import contextmanager, suppress
from importlib import import_module
from itertools import accumulate, chain
from tempfile import TemporaryFile

from klub.games import NAMES, game_type
from klub.gametype import KernelPackage
from klub.server.ops.logs import log

LOADED = 2.0
"""s, likewise: loading what is on disk, of both."""
NICE = 10
"""How far the compiling processes stand back; the club itself is at 0."""

LONGEST = 1000
"""Characters of what a process that failed has said last."""

Told = Callable[[float], None]


def packages() -> tuple[KernelPackage, ...]:
    """What the games of the club need."""
    return tuple(game_type(name).kernels for name in NAMES)


class Kernels:
    """The machine code of all games, and how far it is."""

    def __init__(self, parts: Sequence[KernelPackage] | None = None) -> None:
        self.parts = packages() if parts is None else parts
        self.done = 0.0
        """From 0 to 1; 1 when everything can be played."""
        self.failed = False
        """Whether `done` will never be 1."""
        self._callbacks: list[Told] = []
        self._task: asyncio.Task[None] | None = None
        self._closed = threading.Event()

    def on_progress(self, callback: Told) -> None:
        """Call ``callback`` with `done` whenever it has grown."""
        self._callbacks.append(callback)

    def start(self) -> None:
        """Begin; the club goes on meanwhile."""
        self._task = asyncio.create_task(self._prepare())

    async def ready(self) -> None:
        """Wait until everything can be played.

        An error if it never will be, and `asyncio.CancelledError` if the club closes first.
        """
        if self._task is None:
            raise RuntimeError("nobody has started the kernels")
        await asyncio.shield(self._task)

    async def close(self) -> None:
        """End what goes on, and the process that does it."""
        self._closed.set()
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])
            if not self._task.cancelled():
                self._task.exception()  # has been logged

    async def _prepare(self) -> None:
        try:
            if not await self._load(compiling=False):
                log("kernels-compiling")
                for part, told in zip(self.parts, fractions(self.parts), strict=True):
                    await self._compile(part.name, told)
                await self._load(compiling=True)
        except Exception:
            self.failed = True
            log("kernels-failed", level=logging.ERROR, error=True)
            raise
        self._tell(1.0)
        log("kernels-ready")

    async def _compile(self, module: str, fractions: Sequence[float]) -> None:
        """Let another process compile; what it cannot is left for this one."""
        told = iter(fractions)
        with TemporaryFile() as errors:
            try:
                process = await asyncio.create_subprocess_exec(
                    *(sys.executable, "-P", "-m", module),
                    stdin=DEVNULL,
                    stdout=PIPE,
                    stderr=errors,
                    start_new_session=True,  # Control-C is for the club, which ends it itself
                )
            except OSError:
                log("kernels-process", level=logging.WARNING, module=module, error=True)
                return
            try:
                with suppress(OSError, AttributeError):  # ended already, or a system without
                    os.setpriority(os.PRIO_PROCESS, process.pid, NICE)
                assert process.stdout
                async for _ in process.stdout:
                    self._tell(next(told, self.done))
                code = await process.wait()
            finally:
                await _ended(process)
            if code:
                errors.seek(0)
                said = errors.read()[-LONGEST:].decode(errors="replace")
                log("kernels-process", level=logging.WARNING, module=module, code=code, said=said)

    async def _load(self, *, compiling: bool) -> bool:
        """Load the code from disk; whether all of it was there, unless it may be compiled."""
        outcome: Future[bool] = Future()
        outcome.set_running_or_notify_cancel()

        def work() -> None:
            try:
                with _stopped(lambda: self._closed.is_set() or not compiling):
                    outcome.set_result(_all_called(self.parts, self._closed))
            except _Stop:
                outcome.set_result(False)
            except BaseException as error:
                outcome.set_exception(error)

        # A daemon: the club need not wait for it when it closes.
        threading.Thread(target=work, name="klub-kernels", daemon=True).start()
        return await asyncio.wrap_future(outcome)

    def _tell(self, done: float) -> None:
        if done > self.done:
            self.done = done
            for callback in self._callbacks:
                callback(done)


def fractions(parts: Sequence[KernelPackage]) -> list[list[float]]:
    """How far everything is after each step of each part."""
    spent = accumulate(chain(*(part.seconds for part in parts)))
    whole = sum(chain(*(part.seconds for part in parts))) + LOADED
    return [[next(spent) / whole for _ in part.seconds] for part in parts]


class _Stop(Exception):  # noqa: N818 (a wish, not an error)
    """Nothing is to be compiled here."""


@contextmanager
def _stopped(unwanted: Callable[[], bool]) -> Iterator[None]:
    """Let nothing be compiled by this thread while it is ``unwanted``."""
    from numba.core import event

    thread = threading.get_ident()

    class Guard(event.Listener):
        def on_start(self, _event: object) -> None:
            if threading.get_ident() == thread and unwanted():
                raise _Stop

        def on_end(self, _event: object) -> None:
            pass

    with event.install_listener("numba:compile", Guard()):
        yield


def _all_called(parts: Sequence[KernelPackage], closed: threading.Event) -> bool:
    """Call everything compiled once, unless the club closes."""
    for part in parts:
        for _ in import_module(f"{part.name}.compilation").steps():
            if closed.is_set():
                return False
    return True


async def _ended(process: Process) -> None:
    with suppress(ProcessLookupError):
        process.kill()
    await process.wait()

"""Errors that nothing catches, logged like all others instead of printed with their values."""

import logging
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from klub.engine.errors import Refusal
from klub.server.ops.logs import log

if TYPE_CHECKING:
    from sys import UnraisableHookArgs


@contextmanager
def uncaught_logged() -> Iterator[None]:
    """Log errors that end a thread or a finalizer; one that ends the block ends the program too.

    `OSError` is left to the command, which has a sentence for it.
    """
    threads, finalizers = threading.excepthook, sys.unraisablehook
    threading.excepthook, sys.unraisablehook = _thread_failed, _finalizer_failed
    try:
        yield
    except (Refusal, OSError):
        raise
    except Exception as error:
        log("club-failed", level=logging.ERROR, error=error)
        raise SystemExit(1) from None
    finally:
        threading.excepthook, sys.unraisablehook = threads, finalizers


def _thread_failed(args: threading.ExceptHookArgs) -> None:
    if args.exc_type is not SystemExit:
        name = None if args.thread is None else args.thread.name
        log("thread-failed", level=logging.ERROR, error=args.exc_value or True, thread=name)


def _finalizer_failed(args: "UnraisableHookArgs") -> None:
    # The object itself is not written down: its repr is whatever it holds.
    log("finalizer-failed", level=logging.ERROR, error=args.exc_value or True, what=args.err_msg)

"""The terminal that klub talks through, or the file or pipe in its place."""

import codecs
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO, TextIOWrapper
from pathlib import Path
from shutil import get_terminal_size

from rich.console import Console

from klub.table.signs import plain

PLAIN = str.maketrans(
    {"“": '"', "”": '"', "’": "'", "…": "...", "×": "x", "–": "-", "−": "-", "·": "-", "±": "+-"}
)
"""What stands for the signs of good print where only ASCII can be shown."""


def console(*, stderr: bool = False) -> Console:
    """Where klub prints; names and notation are printed as they are, brackets and colons too."""
    return Console(stderr=stderr, markup=False, emoji=False, highlight=False)


def ask(console: Console, question: str) -> str:
    """What the player answers to ``question``; `EOFError` when there is nobody to answer."""
    return console.input(f"{question} ", markup=False, emoji=False)


def attended(console: Console) -> bool:
    """Whether somebody sits at a screen and a keyboard."""
    return console.is_terminal and sys.stdin.isatty()


@contextmanager
def shared(console: Console) -> Iterator[None]:
    """A screen of its own, from which nothing can be scrolled back, for several players."""
    able = not console.is_dumb_terminal and console.set_alt_screen()
    try:
        yield
    finally:
        if able:
            console.set_alt_screen(enable=False)


def wipe(console: Console) -> None:
    """Take everything off the screen, or else push it out of sight."""
    if console.is_terminal and not console.is_dumb_terminal:
        console.clear()
    else:
        # What a dumb terminal's own height is, rich does not ask.
        console.print("\n" * get_terminal_size().lines)


def one_line(words: str) -> str:
    """``words`` without line breaks and other signs that would disturb a terminal."""
    return plain(words, "�")


def settle() -> None:
    """Make standard input and output such that no sign and no missing stream is an error."""
    codecs.register_error("klub.plain", _plain)
    # A stream that was closed before klub began is None, whatever its type says.
    sys.stdin = sys.stdin or TextIOWrapper(BytesIO())
    sys.stdout = sys.stdout or TextIOWrapper(BytesIO())
    sys.stderr = sys.stderr or TextIOWrapper(BytesIO())
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace" if stream is sys.stdin else "klub.plain")


def abandon_output() -> None:
    """Nobody reads what klub prints any more: throw the rest away."""
    with Path(os.devnull).open("w", encoding="utf-8") as nowhere:
        os.dup2(nowhere.fileno(), sys.stdout.fileno())


def _plain(error: UnicodeError) -> tuple[str, int]:
    """What is written in place of signs that the output cannot hold."""
    assert isinstance(error, UnicodeEncodeError)
    signs = error.object[error.start : error.end].translate(PLAIN)
    return "".join(sign if sign.isascii() else "?" for sign in signs), error.end

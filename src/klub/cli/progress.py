"""A bar that shows how far long work has come."""

from contextlib import AbstractContextManager, nullcontext

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from klub.cli.console import console


def progress() -> Progress:
    """A bar for somebody at a screen; files and pipes get none."""
    screen = console(stderr=True)
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=screen,
        transient=True,
        disable=not screen.is_terminal,
    )


def waiting(message: str) -> AbstractContextManager[object]:
    """A sign of life for somebody at a screen while work goes on of unknown length."""
    screen = console(stderr=True)
    return screen.status(message) if screen.is_terminal else nullcontext()

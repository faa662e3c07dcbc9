"""``klub rules``: the rules of a game, as a page in the terminal."""

import os
from argparse import Namespace
from importlib.resources import files
from pathlib import Path

from rich.console import Console
from rich.markdown import Markdown

from klub.cli.console import attended, console
from klub.games import known


def run(chosen: Namespace) -> int:
    """Print the rules."""
    show_rules(console(), known(chosen.game))
    return 0


def show_rules(console: Console, name: str) -> None:
    """Show the rules: leaf by leaf to somebody at a screen, else as they are written."""
    page = rules_page(name)
    if not attended(console):
        console.print(page, soft_wrap=True)
        return
    # Without R `less` shows the codes of colours and not the colours.
    os.environ.setdefault("LESS", "FRX")
    with console.pager(styles=True):
        console.print(Markdown(page))


def rules_page(name: str) -> str:
    """The rules of the game called ``name``, in Markdown."""
    installed = files("klub") / "rules" / f"{name}.md"
    if installed.is_file():
        return installed.read_text(encoding="utf-8")
    # In a checkout the page is still where it is written.
    written = Path(str(files("klub"))).parents[1] / "docs" / "rules" / f"{name}.md"
    return written.read_text(encoding="utf-8")

"""``klub rules``: the rules of a game, as a page in the terminal."""

from argparse import Namespace
from importlib.resources import files
from pathlib import Path

from rich.console import Console
from rich.markdown import Markdown

from klub.games import game


def run(chosen: Namespace) -> int:
    """Print the rules: as a page on a screen, as they are written into a pipe."""
    page = rules_page(game(chosen.game).name)
    console = Console()
    if console.is_terminal:
        with console.pager(styles=True):
            console.print(Markdown(page))
    else:
        print(page)
    return 0


def rules_page(name: str) -> str:
    """The rules of the game called ``name``, in Markdown."""
    installed = files("klub") / "rules" / f"{name}.md"
    if installed.is_file():
        return installed.read_text(encoding="utf-8")
    # In a checkout the page is still where it is written.
    written = Path(str(files("klub"))).parents[1] / "docs" / "rules" / f"{name}.md"
    return written.read_text(encoding="utf-8")

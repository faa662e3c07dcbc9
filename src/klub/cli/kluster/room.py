"""Kluster as the commands want it."""

from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console

from klub.advice import Suggestion
from klub.cli import names
from klub.cli.home import Place
from klub.cli.kluster import hint
from klub.cli.kluster.film import film
from klub.cli.kluster.news import told
from klub.cli.kluster.replay import draw_step
from klub.cli.kluster.show import show
from klub.cli.kluster.terminal import Terminal
from klub.cli.room import AnyTable
from klub.games.kluster import Move
from klub.table import Record


class KlusterRoom:
    """Stones on the magnet world."""

    def called(self, names_: Sequence[str]) -> tuple[str, ...]:
        """Names told apart by their seats."""
        return names.numbered(names_)

    def session(self, console: Console, table: AnyTable, place: Place) -> Terminal:
        """A game to be played."""
        return Terminal(console, table, place)

    def draw_step(self, screen: Console, tables: Sequence[AnyTable], at: int) -> None:
        """The table after a turn, and what happened in it."""
        draw_step(screen, tables, at)

    def draw_hints(
        self, screen: Console, table: AnyTable, found: Sequence[Suggestion[Move]]
    ) -> None:
        """The table with every spot marked, and the chance of each."""
        hint.draw_hints(screen, table.state, table.names, found)

    def told(self, before: AnyTable, after: AnyTable) -> str:
        """A turn and what came of it."""
        seat, _ = after.plays[-1]
        return told(before.state, after.state.last, self.called(after.names)[seat])

    def worth(self, choice: Suggestion[Move], *, alone: bool) -> str:
        """A placement and its chance, which is the same for one alone."""
        return hint.worth(choice)

    def lost(self, loss: float) -> str:
        """Chances."""
        return hint.lost(loss)

    def film(self, tables: Sequence[AnyTable], turn: int | None, output: Path) -> None:
        """A game or a turn as an animation, or the end of a turn as a picture."""
        film(tables, turn, output)

    def show(self, record: Record, chosen: Namespace) -> None:
        """Draw the table, in the terminal or as a picture."""
        show(record, chosen)

    def simulate(self, chosen: Namespace) -> int:
        """Let bots play."""
        from klub.cli.kluster import simulate

        return simulate.run(chosen)

"""Clustered as the commands want it."""

from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console

from klub.advice import Suggestion
from klub.cli import names
from klub.cli.clustered import hint
from klub.cli.clustered.news import told
from klub.cli.clustered.position import recorded
from klub.cli.clustered.replay import draw_step
from klub.cli.clustered.show import show
from klub.cli.clustered.terminal import Terminal
from klub.cli.home import Place
from klub.cli.room import AnyTable
from klub.engine.errors import Refusal
from klub.games.clustered import Move
from klub.table import Record


class ClusteredRoom:
    """Cards on a table of any size."""

    def called(self, names_: Sequence[str]) -> tuple[str, ...]:
        """Names told apart by the colours of their decks."""
        return names.coloured(names_)

    def session(self, console: Console, table: AnyTable, place: Place) -> Terminal:
        """A game to be played."""
        return Terminal(console, table, place)

    def draw_step(self, screen: Console, tables: Sequence[AnyTable], at: int) -> None:
        """The board with all that counts."""
        draw_step(screen, tables, at)

    def draw_hints(
        self, screen: Console, table: AnyTable, found: Sequence[Suggestion[Move]]
    ) -> None:
        """The board and the hand, and moves with expected points."""
        hint.draw_hints(screen, table, found)

    def told(self, before: AnyTable, after: AnyTable) -> str:
        """A move with its points; at the end of a game nothing is hidden."""
        seat, move = after.plays[-1]
        return told(before, seat, move, self.called(after.names)[seat], shown=True)

    def worth(self, choice: Suggestion[Move], *, alone: bool) -> str:
        """A move and the points that can be expected of it."""
        return hint.worth(choice, alone=alone)

    def lost(self, loss: float) -> str:
        """Points."""
        return hint.lost(loss)

    def film(self, tables: Sequence[AnyTable], turn: int | None, output: Path) -> None:
        """Cards do not move, so there is nothing to film."""
        raise Refusal("film-of-cards")

    def show(self, record: Record, chosen: Namespace) -> None:
        """Draw the board."""
        show(recorded(record, chosen.at), chosen)

    def simulate(self, chosen: Namespace) -> int:
        """Let bots play."""
        # Only who simulates has to wait until the kernel is loaded.
        from klub.cli.clustered import simulate

        return simulate.run(chosen)

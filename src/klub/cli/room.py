"""What the commands ask of the part of the terminal that knows one game."""

from argparse import Namespace
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, Protocol

from rich.console import Console

from klub.advice import Suggestion
from klub.cli.home import Place
from klub.cli.session import Session
from klub.games import known
from klub.table import Record, Table

AnyTable = Table[Any, Any, Any, Any]


class Room(Protocol):
    """One game in the terminal."""

    def called(self, names: Sequence[str]) -> tuple[str, ...]:
        """The names of the seats as the screen tells them."""
        ...

    def session(
        self, console: Console, table: AnyTable, place: Place
    ) -> Session[Any, Any, Any, Any]:
        """A game to be played."""
        ...

    def draw_step(self, screen: Console, tables: Sequence[AnyTable], at: int) -> None:
        """The table of a replay after ``at`` moves, and what happened."""
        ...

    def draw_hints(
        self, screen: Console, table: AnyTable, found: Sequence[Suggestion[Any]]
    ) -> None:
        """The table as the player to move sees it, and the moves that were found for it."""
        ...

    def told(self, before: AnyTable, after: AnyTable) -> str:
        """What happened between two tables that are one play apart."""
        ...

    def worth(self, choice: Suggestion[Any], *, alone: bool) -> str:
        """A move and what it is worth, for one of several players or for one alone."""
        ...

    def lost(self, loss: float) -> str:
        """What a move gave away."""
        ...

    def film(self, tables: Sequence[AnyTable], turn: int | None, output: Path) -> None:
        """A recorded game, or one turn of it, as a picture or an animation."""
        ...

    def show(self, record: Record, chosen: Namespace) -> None:
        """Draw the table of a record, as ``klub show`` was asked to."""
        ...

    def simulate(self, chosen: Namespace) -> int:
        """Let bots play many games, as ``klub simulate`` was asked to."""
        ...


@cache
def room(game: str) -> Room:
    """The room in which ``game`` is played; only what is played is loaded."""
    match known(game):
        case "kluster":
            from klub.cli.kluster.room import KlusterRoom

            return KlusterRoom()
        case _:
            from klub.cli.clustered.room import ClusteredRoom

            return ClusteredRoom()

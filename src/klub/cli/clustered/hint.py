"""Advice on Clustered, in words."""

from collections.abc import Sequence

from rich.console import Console

from klub.advice import Suggestion
from klub.cli import names
from klub.cli.clustered.screen.turn import Turn, draw_turn
from klub.games.clustered import Lay, Move, Options, State, View
from klub.i18n import text
from klub.table import Table


def draw_hints(
    screen: Console, table: Table[Options, State, Move, View], found: Sequence[Suggestion[Move]]
) -> None:
    """The table as the player to move sees it, and the moves found for it."""
    assert table.to_move is not None
    view = table.game.view(table.state, table.to_move)
    lays = (move for _, move in reversed(table.plays) if isinstance(move, Lay))
    last = next((move.cell for move in lays), None)
    draw_turn(screen, Turn(view, names.coloured(table.names), last=last))
    print_hints(screen, found, alone=len(table.names) == 1)


def print_hints(screen: Console, found: Sequence[Suggestion[Move]], *, alone: bool) -> None:
    """The moves, a line each."""
    screen.print(text("hint-best", alone="yes" if alone else "no"))
    for one in found:
        screen.print(f"  {worth(one, alone=alone)}", soft_wrap=True)


def worth(choice: Suggestion[Move], *, alone: bool) -> str:
    """A move and what it is worth."""
    points = f"{choice.worth:.1f}" if alone else f"{choice.worth:+.1f}"
    return text("hint-move", move=str(choice.move), worth=points)


def lost(points: float) -> str:
    """What was given away."""
    return text("lost-points", points=f"{points:.1f}")

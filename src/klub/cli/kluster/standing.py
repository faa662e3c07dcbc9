"""How everybody stands: stones, faults, and who is out."""

from collections.abc import Iterator, Sequence

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from klub.cli.kluster.news import runs
from klub.engine.contract import Outcome
from klub.games.kluster import POOL, State
from klub.i18n import text

MANY = 4
"""Players up to whom everybody has a line."""


def standing(state: State, names: Sequence[str]) -> RenderableType:
    """The stones of everybody; alone, how many lie and how many faults are left."""
    if state.options.mode == "solo":
        return Text(_solo(state))
    if len(names) > MANY:
        return Text(" · ".join(_short(state, seat, name) for seat, name in enumerate(names)))
    grid = Grid(box=None, pad_edge=False)
    grid.add_column(text("heading-player"))
    grid.add_column(_heading(state, "heading-stones"), justify="right")
    grid.add_column(text("heading-faults"), justify="right")
    for seat, name in enumerate(names):
        grid.add_row(_marked(state, seat, name), _stones(state, seat), str(state.faults[seat]))
    return grid


def stock_line(state: State) -> Text:
    """The stones that the player to move can place."""
    message = "pool-stock" if state.options.mode == "elimination" else "own-stock"
    return Text(text(message, number=len(state.stock), stones=runs(state.stock)))


def ranking(state: State, outcome: Outcome, names: Sequence[str]) -> RenderableType:
    """How everybody ended, the best first."""
    if state.options.mode == "solo":
        return Group(*map(Text, _solo_end(state, outcome)))
    grid = Grid(box=None, pad_edge=False)
    grid.add_column(text("heading-place"), justify="right")
    grid.add_column(text("heading-player"))
    grid.add_column(_heading(state, "heading-left"), justify="right")
    grid.add_column(text("heading-faults"), justify="right")
    order = sorted(range(len(names)), key=lambda seat: outcome.scores[seat]["place"])
    for seat in order:
        place = str(outcome.scores[seat]["place"])
        grid.add_row(place, names[seat], _stones(state, seat), str(state.faults[seat]))
    return grid


def _heading(state: State, stones: str) -> str:
    """What is told of everybody: how many stones, or in Elimination who is still there."""
    return text("heading-standing" if state.options.mode == "elimination" else stones)


def _marked(state: State, seat: int, name: str) -> str:
    """A name, with a sign at the one whose turn it is."""
    return f"> {name}" if seat == state.turn and not state.over else f"  {name}"


def _short(state: State, seat: int, name: str) -> str:
    return f"{_marked(state, seat, name).strip()} {_stones(state, seat)}"


def _stones(state: State, seat: int) -> str:
    if state.options.mode == "elimination":
        return text("seat-out") if seat in state.out else text("seat-in")
    return str(state.counts[seat])


def _solo(state: State) -> str:
    left = state.options.solo_faults - state.faults[0]
    everything = len(state.area) + len(state.held_by(0)) + len(state.held_by(POOL))
    return text("solo-standing", stones=len(state.area), all=everything, faults=left)


def _solo_end(state: State, outcome: Outcome) -> Iterator[str]:
    if outcome.scores[0]["victory"]:
        yield text("solo-victory")
    everything = len(state.area) + len(state.held_by(0))
    yield text("solo-ended", stones=len(state.area), all=everything, faults=state.faults[0])

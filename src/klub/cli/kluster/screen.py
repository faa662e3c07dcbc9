"""The table of Kluster as the screen shows it: the drawing, and beside it what it cannot show."""

from collections.abc import Sequence

from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from klub.cli.ending import winner_line
from klub.cli.kluster.legend import Legend
from klub.cli.kluster.picture import MOST_ROWS, Spot, TablePicture
from klub.cli.kluster.standing import ranking, standing, stock_line
from klub.engine.contract import Outcome
from klub.games.kluster import State
from klub.i18n import text

ASKED = 2
"""Lines that a question may take."""
LEAST = 12
"""Lines with which a drawing can still be understood."""


def draw_turn(
    console: Console,
    state: State,
    names: Sequence[str],
    news: Sequence[str],
    spots: Sequence[Spot] = (),
) -> None:
    """The table of the player to move, with places marked that are spoken of."""
    above = Group("", Rule(Text(names[state.turn])))
    below = Group(*map(Text, news), standing(state, names), stock_line(state))
    draw(console, state, above, below, spots)


def draw_ending(
    console: Console, state: State, outcome: Outcome, names: Sequence[str], news: Sequence[str]
) -> None:
    """The table at the end, the ranking, and who won if there was somebody to beat."""
    below: list[RenderableType] = [*map(Text, news), ranking(state, outcome, names)]
    if len(names) > 1:
        below.append(Text(winner_line(outcome.winners, names)))
    draw(console, state, Rule(text("game-ended")), Group(*below))


def draw(
    console: Console,
    state: State,
    above: RenderableType | None,
    below: RenderableType,
    spots: Sequence[Spot] = (),
) -> None:
    """The drawing between two other parts, as large as leaves room for them on the screen."""
    below = Group(Legend(state), below)
    height = MOST_ROWS
    if console.is_terminal:
        others = Group(above, below) if above else below
        taken = len(console.render_lines(others, pad=False)) + ASKED
        height = max(LEAST, min(MOST_ROWS, console.height - taken))
    if above:
        console.print(above)
    console.print(TablePicture(state, spots), height=height)
    console.print(below)

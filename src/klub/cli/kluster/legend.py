"""What the signs on the drawn table mean."""

from dataclasses import dataclass

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from klub.cli.kluster.picture import DRAWN, QUIET, TYPED
from klub.games.kluster import State
from klub.i18n import text

PARTED = "   "


@dataclass(frozen=True, slots=True)
class Legend:
    """The signs of faces; and of a fault, if one is shown."""

    state: State

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        signs = TYPED if options.ascii_only else DRAWN
        told = [
            text("sign-up", sign=signs.up),
            text("sign-down", sign=signs.down),
        ]
        if self.state.options.equilibrium:
            told.append(text("sign-edge", sign=signs.edge))
        if self.state.last and any(one.stones for one in self.state.last.incidents):
            told.append(text("sign-fault", sign=signs.fault))
        yield Text(PARTED.join(told), QUIET)

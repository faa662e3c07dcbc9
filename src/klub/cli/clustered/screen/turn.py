"""The table as the player to move sees it: board, news, points and hand."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.console import Console, Group
from rich.rule import Rule
from rich.text import Text

from klub.cli.clustered.screen.board import board_picture
from klub.cli.clustered.screen.fit import board_height, is_cut
from klub.cli.clustered.screen.hand import hand_picture
from klub.cli.clustered.screen.scores import count_table, player
from klub.cli.clustered.typed import label
from klub.games.clustered import Card, Cell, Drop, View, legal_moves, scoring
from klub.games.clustered.bots import Prospects
from klub.i18n import text

FEW = 3
"""Lines of news that may each stand alone."""


@dataclass(frozen=True, slots=True)
class Turn:
    """What there is to show."""

    view: View
    names: tuple[str, ...]
    cells: tuple[Cell, ...] = ()
    """Where the chosen card fits, in the order of their letters."""
    news: Sequence[str] = ()
    last: Cell | None = None
    """Where the last card was laid."""
    focus: Cell | None = None
    """Which part of the board to show, if there is no room for all of it."""

    @property
    def gains(self) -> dict[Cell, int]:
        """What a card of the player's would bring on each cell to choose from."""
        own = Prospects.of(self.view, self.view.turn)
        return {cell: own.gain(cell) for cell in self.cells}

    @property
    def area(self) -> tuple[Cell, ...]:
        """Every cell on which something is to be seen."""
        board = self.view.board
        return *board.starts, *board.laid, *self.cells


def draw_turn(console: Console, turn: Turn, *, counted: bool = False) -> None:
    """Draw the table; ``counted`` marks what gives points, and takes as many lines as it needs."""
    view = turn.view
    scores = scoring.scores(view.board, view.options, view.firsts)
    choices = {
        cell: f"{label(place)}{gain:+d}" for place, (cell, gain) in enumerate(turn.gains.items())
    }
    above = Group("", Rule(player(view.turn, turn.names[view.turn])))
    below = Group(
        *map(Text, turn.news if len(turn.news) <= FEW else [" · ".join(turn.news)]),
        count_table(scores, turn.names),
        Text(text("cards-left", cards=view.deck_sizes[view.turn])),
        hand_picture(view.hand, view.turn, fitting=open_cards(view)),
    )
    height = None if counted else board_height(console, Group(above, below), turn.area)
    if is_cut(console, height, turn.area):
        below = Group(*map(Text, _out_of_sight(turn)), below)
        height = None if counted else board_height(console, Group(above, below), turn.area)
    picture = board_picture(
        view.board,
        scores=scores if counted else (),
        choices=choices,
        last=turn.last,
        focus=turn.focus,
    )
    console.print(above)
    console.print(picture, height=height)
    console.print(below)


def open_cards(view: View) -> set[Card]:
    """The cards of the hand with which a legal move can be made."""
    cards: set[Card] = set()
    for move in legal_moves(view):
        cards |= set(move.cards) if isinstance(move, Drop) else {move.card}
    return cards


def _out_of_sight(turn: Turn) -> list[str]:
    """How to see the rest of a board that is too large for the screen, and every cell to choose."""
    cells = (
        f"{label(place)} {cell} ({gain:+d})"
        for place, (cell, gain) in enumerate(turn.gains.items())
    )
    return [text("out-of-sight"), *([" · ".join(cells)] if turn.cells else [])]

"""Boards of Clustered in files: drawn as text, or in a record."""

from dataclasses import dataclass
from pathlib import Path

from klub.engine.contract import Seat
from klub.engine.errors import Refusal
from klub.games.clustered import Board, Clustered, Options, Score, State, notation, scoring
from klub.games.clustered.card import deck
from klub.games.clustered.options import MOST_PLAYERS
from klub.games.clustered.state import Firsts
from klub.i18n import text
from klub.table import Record, replay

MOST_CARDS = MOST_PLAYERS * len(deck(extra_wild=True))
"""As many cards as lie on the table when everybody has laid everything."""
MOST_STARTS = 2


@dataclass(frozen=True, slots=True)
class Position:
    """A board of Clustered with all that is needed to count it and to name the players."""

    board: Board
    options: Options
    firsts: Firsts
    names: tuple[str, ...]
    """One for each seat; seats without a name are not listed."""

    @property
    def scores(self) -> tuple[Score, ...]:
        """Everybody's points."""
        return scoring.scores(self.board, self.options, self.firsts)

    @staticmethod
    def of(state: State, names: tuple[str, ...]) -> "Position":
        """The position in a game; whoever gave no name is called by a colour."""
        called = (name or text("seat-colour", seat=seat) for seat, name in enumerate(names))
        return Position(state.board, state.options, state.firsts, tuple(called))


def recorded(record: Record, at: int | None = None) -> Position:
    """The board at the end of a record, or after ``at`` moves."""
    tables = list(replay(Clustered(), record))
    if at is not None and not 0 <= at < len(tables):
        raise Refusal("at-range", moves=len(tables) - 1)
    return Position.of(tables[-1 if at is None else at].state, record.seats)


def drawn(path: Path, content: str) -> Position:
    """A board that was drawn by hand; players are known by their colours alone."""
    lines = (line for line in content.splitlines() if not line.startswith("#"))
    taken = sum(word != notation.EMPTY_CELL for line in lines for word in line.split())
    if taken == 0:
        raise Refusal("board-empty", file=str(path))
    if taken > MOST_CARDS + MOST_STARTS:
        raise Refusal("board-large", file=str(path), most=MOST_CARDS)
    board = notation.board(content)
    owners = {laid.owner for laid in board.laid.values()}
    players = max(owners, default=0) + 1
    names = (text("seat-colour", seat=seat) if seat in owners else "" for seat in range(players))
    return Position(board, Options(players=players), Firsts(), tuple(names))


def seats_listed(position: Position) -> tuple[Seat, ...]:
    """The seats that have a name."""
    return tuple(Seat(seat) for seat, name in enumerate(position.names) if name)

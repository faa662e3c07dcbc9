"""Files that commands read: records and text boards."""

import sys
from dataclasses import dataclass
from itertools import islice
from pathlib import Path

from klub.clustered import Board, Clustered, Options, Score, State, notation, scoring
from klub.clustered.state import Firsts
from klub.game import Refusal, Seat
from klub.games import game
from klub.i18n import text
from klub.table import Record, read_record, replay

STANDARD_INPUT = Path("-")


def read_text(path: Path) -> str:
    """What stands in a file, or on standard input for ``-``."""
    try:
        data = sys.stdin.buffer.read() if path == STANDARD_INPUT else path.read_bytes()
        return data.decode()
    except UnicodeDecodeError:
        raise Refusal("file-not-text", file=str(path)) from None


def load_record(path: Path) -> Record:
    """The record in a file, of a game that klub knows."""
    return known(read_record(read_text(path)))


def known(record: Record) -> Record:
    """``record``, if it is of a game that klub knows."""
    game(record.game)
    return record


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
        """The position in a game."""
        return Position(state.board, state.options, state.firsts, names)


def load_position(path: Path, at: int | None = None) -> Position:
    """The board in a file: drawn as text, or at the end (or after ``at`` moves) of a record."""
    content = read_text(path)
    if not content.lstrip().startswith("{"):
        if at is not None:
            raise Refusal("at-needs-record")
        return _drawn(notation.board(content))
    record = known(read_record(content))
    if at is not None and at < 0:
        raise Refusal("at-range", moves=len(record.moves))
    tables = list(islice(replay(Clustered(), record), None if at is None else at + 1))
    if at is not None and len(tables) <= at:
        raise Refusal("at-range", moves=len(tables) - 1)
    return Position.of(tables[-1].state, record.seats)


def _drawn(board: Board) -> Position:
    """A board that was drawn by hand; players are known by their colours alone."""
    owners = {laid.owner for laid in board.laid.values()}
    players = max(owners, default=0) + 1
    names = (text("seat-colour", seat=seat) if seat in owners else "" for seat in range(players))
    return Position(board, Options(players=players), Firsts(), tuple(names))


def seats_listed(position: Position) -> tuple[Seat, ...]:
    """The seats that have a name."""
    return tuple(Seat(seat) for seat, name in enumerate(position.names) if name)

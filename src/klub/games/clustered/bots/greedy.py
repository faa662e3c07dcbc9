"""`greedy`: the most points at once."""

from collections.abc import Set
from dataclasses import dataclass, replace
from random import Random

from klub.engine.contract import Seat
from klub.games.clustered import scoring
from klub.games.clustered.board import Cell
from klub.games.clustered.card import WILD, Card
from klub.games.clustered.rules import legal_moves
from klub.games.clustered.scoring import BONUS_POINTS
from klub.games.clustered.state import Discard, Drop, Firsts, Lay, Move, Phase
from klub.games.clustered.view import View


def greedy(view: View, rng: Random) -> Move:
    """The most points at once; of equal moves the one that takes most from the leader."""
    return rng.choice(best_moves(view))


def best_moves(view: View) -> tuple[Move, ...]:
    """The moves between which `greedy` finds no difference."""
    moves = legal_moves(view)
    if view.phase is not Phase.TURN:
        return _least_drops(view, moves)
    if isinstance(moves[0], Discard):
        return _plain_first(moves)
    seat = view.turn
    own, rival = Prospects.of(view, seat), _leader(view)
    theirs = None if rival is None else Prospects.of(view, rival)

    def value(move: Move) -> tuple[int, int, bool]:
        assert isinstance(move, Lay)
        damage = theirs.gain(move.cell) if theirs else 0
        return own.gain(move.cell), damage, move.card is not WILD

    best = max(map(value, moves))
    return tuple(move for move in moves if value(move) == best)


@dataclass(frozen=True, slots=True)
class Prospects:
    """What one seat could make of the board."""

    cells: Set[Cell]
    largest: int
    """Cards in the seat's largest rectangle."""
    open_firsts: Firsts | None
    """Who holds the first-to bonuses, if they are played for."""

    @staticmethod
    def of(view: View, seat: Seat) -> "Prospects":
        """The prospects of ``seat``."""
        cells = view.board.owned(seat)
        largest = len(scoring.largest_rectangle(cells))
        return Prospects(cells, largest, view.firsts if view.options.firsts_count else None)

    def gain(self, cell: Cell) -> int:
        """Points that a card of the seat on ``cell`` would bring at once."""
        points = scoring.gain(self.cells, cell, self.largest)
        if firsts := self.open_firsts:
            line = firsts.line is None and scoring.completes_line(self.cells, cell)
            block = firsts.block is None and scoring.completes_block(self.cells, cell)
            points += BONUS_POINTS * (line + block)
        return points


def _leader(view: View) -> Seat | None:
    """The opponent with most points, of equals the next to move."""
    players = view.options.players
    opponents = [Seat((view.turn + step) % players) for step in range(1, players)]
    # The biggest-feature bonuses are nobody's before the end.
    options = replace(view.options, biggest_bonuses=False)
    totals = [score.total for score in scoring.scores(view.board, options, view.firsts)]
    return max(opponents, key=totals.__getitem__, default=None)


def _least_drops(view: View, moves: tuple[Move, ...]) -> tuple[Move, ...]:
    """Of several drops those that give up least: cards of little worth, plain before wild."""
    own = Prospects.of(view, view.turn)
    gains = {cell: own.gain(cell) for cell in view.board.room}

    def worth(card: Card) -> tuple[int, bool]:
        fitting = (gains[cell] for cell, cards in view.board.room.items() if card in cards)
        return max(fitting, default=-1), card is WILD

    def value(move: Move) -> list[tuple[int, bool]]:
        assert isinstance(move, Drop)
        return sorted(map(worth, move.cards))

    least = min(map(value, moves))
    return tuple(move for move in moves if value(move) == least)


def _plain_first(moves: tuple[Move, ...]) -> tuple[Move, ...]:
    plain = tuple(move for move in moves if isinstance(move, Discard) and move.card is not WILD)
    return plain or moves

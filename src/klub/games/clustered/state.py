"""What a game of Clustered is at one moment, and the moves that change it."""

from dataclasses import dataclass
from enum import Enum

from klub.engine.contract import Seat
from klub.games.clustered.board import Board, Cell
from klub.games.clustered.card import Card
from klub.games.clustered.options import Options


@dataclass(frozen=True, slots=True)
class Lay:
    """Put a hand card on the table."""

    card: Card
    cell: Cell

    def __str__(self) -> str:
        return f"{self.card}@{self.cell}"


@dataclass(frozen=True, slots=True)
class Discard:
    """Give up a hand card because none fits anywhere."""

    card: Card

    def __str__(self) -> str:
        return f"-{self.card}"


@dataclass(frozen=True, slots=True)
class Drop:
    """In Quick play, give up cards drawn too many: two before the game, then one a turn."""

    cards: tuple[Card, ...]
    """Sorted, so that equal drops are equal."""

    def __str__(self) -> str:
        return " ".join(f"~{card}" for card in self.cards)


Move = Lay | Discard | Drop


class Phase(Enum):
    """What the seat to move has to do."""

    OPENING = "opening"
    """Quick play: drop two of the first seven cards."""
    TURN = "turn"
    """Lay a card, or discard one if none fits."""
    DROP = "drop"
    """Quick play: drop one card after drawing two."""
    OVER = "over"
    """Nothing: all cards have been used."""


@dataclass(frozen=True, slots=True)
class Firsts:
    """Who has won the first-to bonuses; once won they are never lost (R55)."""

    line: Seat | None = None
    """First line of five."""
    block: Seat | None = None
    """First 2×3."""


@dataclass(frozen=True, slots=True)
class State:
    """All there is to know about a game, hidden cards included."""

    options: Options
    board: Board
    hands: tuple[tuple[Card, ...], ...]
    """Each seat's hand, sorted."""
    decks: tuple[tuple[Card, ...], ...]
    """Each seat's deck as it was shuffled, in drawing order."""
    taken: tuple[int, ...]
    """How many cards each seat has drawn from its deck."""
    discards: tuple[tuple[Card, ...], ...]
    """What each seat has discarded and dropped, in that order."""
    phase: Phase
    turn: Seat
    """The seat to move; once the game is over, the last that moved."""
    drawn: tuple[Card, ...] = ()
    """The cards just drawn, while one of them may have to be dropped."""
    firsts: Firsts = Firsts()

    @property
    def hand(self) -> tuple[Card, ...]:
        """The hand of the seat to move."""
        return self.hands[self.turn]

    def stock(self, seat: Seat) -> tuple[Card, ...]:
        """The face-down rest of a deck, the next card first."""
        return self.decks[seat][self.taken[seat] :]

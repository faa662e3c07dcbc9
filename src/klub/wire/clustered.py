"""A game of Clustered as one client sees it: made from the view of its seat and nothing else."""

from collections.abc import Iterable

import msgspec

from klub.engine.contract import Seat
from klub.games.clustered import scoring
from klub.games.clustered.board import Cell
from klub.games.clustered.bots import Prospects
from klub.games.clustered.card import Card
from klub.games.clustered.state import Phase
from klub.games.clustered.view import View

Place = tuple[int, int]
"""x to the right, y up."""


class Laid(msgspec.Struct, frozen=True):
    """A card on the table."""

    x: int
    y: int
    owner: int
    card: str


class Fit(msgspec.Struct, frozen=True):
    """A cell on which a card can be laid, and the points that it would make at once."""

    x: int
    y: int
    points: int


class HandCard(msgspec.Struct, frozen=True):
    """A card in the hand, and where it fits."""

    card: str
    fits: tuple[Fit, ...]
    drawn: bool
    """Whether it has just been drawn, in Quick play."""


class Counted(msgspec.Struct, frozen=True):
    """The points of a seat so far, and the cells that make them."""

    total: int
    rectangle: int
    rows: int
    columns: int
    bonuses: int
    rectangle_cells: tuple[Place, ...]
    row_cells: tuple[tuple[Place, ...], ...]
    column_cells: tuple[tuple[Place, ...], ...]


class ClusteredView(msgspec.Struct, frozen=True, tag_field="game", tag="clustered"):
    """Everything that a client draws."""

    turn: int
    phase: str
    """``opening``, ``turn``, ``drop`` or ``over``."""
    starts: tuple[Place, ...]
    laid: tuple[Laid, ...]
    hand: tuple[HandCard, ...]
    """The own hand; none for onlookers."""
    must_discard: bool
    """Whether it is the own turn and no card fits."""
    hand_sizes: tuple[int, ...]
    deck_sizes: tuple[int, ...]
    discard_sizes: tuple[int, ...]
    discards: tuple[tuple[str, ...] | None, ...]
    """What lies open of each seat's discards."""
    scores: tuple[Counted, ...]


class Shared(msgspec.Struct, frozen=True):
    """The part of a view that is the same for everybody, so that it is made once."""

    laid: tuple[Laid, ...]
    scores: tuple[Counted, ...]
    room: tuple[tuple[Cell, frozenset[Card]], ...]
    """Every cell beside a card, in order, with all the cards that fit there."""


class Reckoner:
    """Counts what the cards of each seat make, and what more would.

    It remembers it, for a move changes the cards of one seat alone.
    """

    def __init__(self) -> None:
        self._counts: dict[Seat, scoring.Count] = {}
        self._prospects: dict[Seat, Prospects] = {}
        self._fits: dict[Seat, dict[Cell, Fit]] = {}

    def shared(self, view: View) -> Shared:
        """What lies on the table, and what it counts."""
        laid = view.board.laid.items()
        return Shared(
            tuple(Laid(cell.x, cell.y, laid.owner, str(laid.card)) for cell, laid in laid),
            tuple(map(counted, self._scores(view))),
            tuple(sorted(view.board.room.items())),
        )

    def fit(self, seat: Seat, cell: Cell) -> Fit:
        """What a card of ``seat`` on ``cell`` would make; after `shared` of the same position."""
        known = self._fits[seat]
        if cell not in known:
            known[cell] = Fit(cell.x, cell.y, self._prospects[seat].gain(cell))
        return known[cell]

    def _scores(self, view: View) -> tuple[scoring.Score, ...]:
        open_firsts = view.firsts if view.options.firsts_count else None
        for seat in map(Seat, range(view.options.players)):
            cells, known = view.board.owned(seat), self._prospects.get(seat)
            if known is None or known.cells != cells:
                self._counts[seat] = scoring.count(cells)
            largest = len(self._counts[seat].rectangle)
            prospects = Prospects(cells, largest, open_firsts)
            if prospects != known:
                self._prospects[seat], self._fits[seat] = prospects, {}
        counts = [self._counts[Seat(seat)] for seat in range(view.options.players)]
        return scoring.scored(counts, view.options, view.firsts)


def clustered_view(
    view: View, reckoner: Reckoner | None = None, shared: Shared | None = None
) -> ClusteredView:
    """What the client at this seat sees; ``shared`` is the ``reckoner``'s of the same position."""
    if reckoner is None or shared is None:
        reckoner = Reckoner()
        shared = reckoner.shared(view)
    hand = _hand(view, reckoner, shared)
    to_lay = view.phase is Phase.TURN and view.seat == view.turn and bool(hand)
    return ClusteredView(
        turn=view.turn,
        phase=view.phase.value,
        starts=places(view.board.starts),
        laid=shared.laid,
        hand=hand,
        must_discard=to_lay and not any(card.fits for card in hand),
        hand_sizes=view.hand_sizes,
        deck_sizes=view.deck_sizes,
        discard_sizes=view.discard_sizes,
        discards=tuple(
            None if thrown is None else tuple(map(str, thrown)) for thrown in view.discards
        ),
        scores=shared.scores,
    )


def _hand(view: View, reckoner: Reckoner, shared: Shared) -> tuple[HandCard, ...]:
    """The hand with where each card fits now, whoever is to move: so that one can think ahead."""
    seat = view.seat
    if seat is None:
        return ()
    drawn, hand = list(view.drawn), []
    for card in view.hand:
        fits = [reckoner.fit(seat, cell) for cell, cards in shared.room if card in cards]
        fresh = card in drawn
        if fresh:
            drawn.remove(card)
        hand.append(HandCard(str(card), tuple(fits), fresh))
    return tuple(hand)


def counted(score: scoring.Score) -> Counted:
    """The points of a seat with their cells."""
    return Counted(
        **score.parts(),
        rectangle_cells=places(score.count.rectangle),
        row_cells=tuple(map(places, score.count.rows)),
        column_cells=tuple(map(places, score.count.columns)),
    )


def places(cells: Iterable[Cell]) -> tuple[Place, ...]:
    """Cells as they are told."""
    return tuple((cell.x, cell.y) for cell in cells)

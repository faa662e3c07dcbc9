"""A game of Clustered as one client sees it: made from the view of its seat and nothing else."""

from collections.abc import Iterable

import msgspec

from klub.clustered import legal_moves, scoring
from klub.clustered.board import Cell
from klub.clustered.bots import Prospects
from klub.clustered.state import Discard, Phase
from klub.clustered.view import View

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


def shared(view: View) -> Shared:
    """What lies on the table, and what it counts."""
    laid = view.board.laid.items()
    return Shared(
        tuple(Laid(cell.x, cell.y, laid.owner, str(laid.card)) for cell, laid in laid),
        _scores(view),
    )


def clustered_view(view: View, common: Shared | None = None) -> ClusteredView:
    """What the client at this seat sees; ``common`` is `shared` of the same position."""
    common = common or shared(view)
    own_turn = view.seat is not None and view.seat == view.turn and view.phase is not Phase.OVER
    moves = legal_moves(view) if own_turn else ()
    return ClusteredView(
        turn=view.turn,
        phase=view.phase.value,
        starts=_places(view.board.starts),
        laid=common.laid,
        hand=_hand(view),
        must_discard=bool(moves) and isinstance(moves[0], Discard),
        hand_sizes=view.hand_sizes,
        deck_sizes=view.deck_sizes,
        discard_sizes=view.discard_sizes,
        discards=tuple(
            None if thrown is None else tuple(map(str, thrown)) for thrown in view.discards
        ),
        scores=common.scores,
    )


def _hand(view: View) -> tuple[HandCard, ...]:
    """The hand with where each card fits now, whoever is to move: so that one can think ahead."""
    if view.seat is None:
        return ()
    prospects = Prospects.of(view, view.seat)
    held = frozenset(view.hand)
    room = sorted((cell, cards & held) for cell, cards in view.board.room.items() if cards & held)
    fits = [(Fit(cell.x, cell.y, prospects.gain(cell)), cards) for cell, cards in room]
    drawn = list(view.drawn)
    hand = []
    for card in view.hand:
        places = tuple(fit for fit, cards in fits if card in cards)
        fresh = card in drawn
        if fresh:
            drawn.remove(card)
        hand.append(HandCard(str(card), places, fresh))
    return tuple(hand)


def _scores(view: View) -> tuple[Counted, ...]:
    counted = scoring.scores(view.board, view.options, view.firsts)
    return tuple(
        Counted(
            **score.parts(),
            rectangle_cells=_places(score.count.rectangle),
            row_cells=tuple(map(_places, score.count.rows)),
            column_cells=tuple(map(_places, score.count.columns)),
        )
        for score in counted
    )


def _places(cells: Iterable[Cell]) -> tuple[Place, ...]:
    return tuple((cell.x, cell.y) for cell in cells)

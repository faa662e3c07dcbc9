"""Trees that begin in the middle of a game: behind a state, or behind what one seat sees."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from klub.games.clustered.card import RANK, in_order, without
from klub.games.clustered.kernel.code import cell_number, pack, side_of
from klub.games.clustered.kernel.layout import DROP, WILD
from klub.games.clustered.kernel.playout import MOVE, SEAT_SHIFT
from klub.games.clustered.kernel.turn import DISCARD, LAY
from klub.games.clustered.state import Phase, State
from klub.research.openspiel.imagined import used
from klub.research.openspiel.kernel import DRAW
from klub.research.openspiel.node import Node, empty_log, made, ranks


def begun(state: State) -> Node:
    """A tree that begins with ``state``.

    When a card was drawn or thrown away is not told by a state, so the log says of each seat
    that it drew first, then laid, then threw away. What is just drawn comes last.
    """
    games = pack(state)
    side = side_of(games[0])
    rows: list[int] = []
    fresh: list[int] = []
    for seat, cards in enumerate(state.decks):
        drawn = in_order(cards[: state.taken[seat]])
        if seat == state.turn:
            drawn = without(drawn, *state.drawn)
            fresh = [DRAW | RANK[card] << 2 | seat << SEAT_SHIFT for card in state.drawn]
        rows += [DRAW | RANK[card] << 2 | seat << SEAT_SHIFT for card in drawn]
    for cell, (owner, card) in state.board.laid.items():
        place = cell_number(cell, side)
        rows.append(LAY | RANK[card] << 2 | place << 7 | owner << SEAT_SHIFT)
    for seat, cards in enumerate(state.discards):
        rows += [DISCARD | RANK[card] << 2 | seat << SEAT_SHIFT for card in cards]
    rows += fresh
    to_move = -1 if state.phase is Phase.OVER else state.turn
    return _begins(state, games, rows, to_move)


def _begins(state: State, games: NDArray[np.void], rows: list[int], to_move: int) -> Node:
    log = empty_log(state.options)
    log[: len(rows), 0] = rows
    node = made(state.options, games, log, len(rows), None, (False, -1, 0, 0, to_move))
    node.begin = node.copy()
    return node


def retold(begin: Node, log: NDArray[np.int32]) -> Node:
    """The tree of ``begin``, but with the cards that the first rows of ``log`` tell of."""
    node = begin.copy()
    node.log[: begin.length] = log[: begin.length]
    record: Any = node.games[0]
    rows = node.log[: node.length, 0]
    for seat in range(node.options.players):
        drawn, hand, thrown = _held(rows[rows >> SEAT_SHIFT == seat] & MOVE)
        rest = list(ranks(extra_wild=seat in node.options.extra_wilds))
        for card in drawn:
            rest.remove(card)
        record["deck"][seat, : len(drawn) + len(rest)] = drawn + rest
        record["hand"][seat, : len(hand)] = hand
        record["wilds"][seat] = hand.count(WILD)
        record["thrown"][seat, : len(thrown)] = thrown
        if record["phase"] == DROP and record["turn"] == seat:
            record["fresh"] = drawn[-2:]
    node.begin = node.copy()
    return node


def _held(moves: NDArray[np.int32]) -> tuple[list[int], list[int], list[int]]:
    """What a seat drew, what of that it still holds, and what it threw away."""
    drawn, hand, thrown = [], [], []
    for move in moves.tolist():
        if move & 3 == DRAW:
            drawn.append(move >> 2 & 31)
            hand.append(move >> 2 & 31)
            continue
        for card in used(move):
            hand.remove(card)
            if move & 3 == DISCARD:
                thrown.append(card)
    return drawn, hand, thrown

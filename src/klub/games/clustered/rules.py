"""Rules of Clustered: what may be laid, and what laying it does.

Numbers such as 3.2 are paragraphs of docs/rules/clustered.md; R-numbers are its rulings.
"""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from random import Random
from typing import TypeVar

from klub.engine.contract import Seat
from klub.engine.errors import Illegal
from klub.games.clustered.board import Board, Cell
from klub.games.clustered.card import Card, Face, Start, agree, deck, in_order, shuffled, without
from klub.games.clustered.options import HOST, Options
from klub.games.clustered.scoring import firsts_after
from klub.games.clustered.state import Discard, Drop, Lay, Move, Phase, State
from klub.games.clustered.view import View

T = TypeVar("T")

HAND = 5
QUICK_HAND = 7
"""Cards drawn before a Quick game, two of which are dropped (R60)."""


def start(options: Options, rng: Random) -> State:
    """A shuffled and dealt game, before the first move."""
    seats = range(options.players)
    decks = tuple(shuffled(deck(extra_wild=seat in options.extra_wilds), rng) for seat in seats)
    return dealt(options, decks, starter(options, rng))


def starter(options: Options, rng: Random) -> Seat:
    """Who begins (R49); the host sits on seat 0."""
    match options.starter:
        case "host":
            return HOST
        case "random":
            return Seat(rng.randrange(options.players))
        case "rotate":
            return Seat((options.youngest + options.round) % options.players)
        case _:
            return options.youngest


def dealt(options: Options, decks: tuple[tuple[Card, ...], ...], first: Seat) -> State:
    """A game with these decks, in drawing order, and with ``first`` to move."""
    size = QUICK_HAND if options.quick else HAND
    return State(
        options=options,
        board=Board.opened(options.starts, options.edge),
        hands=tuple(in_order(cards[:size]) for cards in decks),
        decks=decks,
        taken=(size,) * options.players,
        discards=((),) * options.players,
        phase=Phase.OPENING if options.quick else Phase.TURN,
        turn=first,
    )


def legal_moves(position: State | View) -> tuple[Move, ...]:
    """Every different move open to the seat whose turn it is, in hand order."""
    match position.phase:
        case Phase.OPENING:
            pairs = combinations(position.hand, QUICK_HAND - HAND)
            return tuple(Drop(pair) for pair in dict.fromkeys(pairs))
        case Phase.DROP:
            return tuple(Drop((card,)) for card in dict.fromkeys(_droppable(position)))
        case Phase.TURN:
            lays = tuple(_lays(position))
            return lays or tuple(Discard(card) for card in dict.fromkeys(position.hand))
        case Phase.OVER:
            return ()


def _lays(position: State | View) -> Iterator[Lay]:
    for card in dict.fromkeys(position.hand):
        for cell, fitting in position.board.room.items():
            if card in fitting:
                yield Lay(card, cell)


def _droppable(position: State | View) -> tuple[Card, ...]:
    # R60: one of the two just drawn, unless the table agreed on any card.
    return position.drawn if position.options.quick_discard == "drawn" else position.hand


def objection(position: State | View, move: Move) -> Illegal | None:
    """The rule that forbids ``move``, or ``None`` if none does."""
    if position.phase is Phase.OVER:
        return Illegal("C140", "game-over")
    if isinstance(move, Drop):
        return _objection_to_drop(position, move)
    if position.phase is not Phase.TURN:
        return Illegal("R60", "drop-due", due=_due(position))
    if move.card not in position.hand:
        return Illegal("3.1", "not-in-hand", card=str(move.card))
    if isinstance(move, Lay):
        return objection_to_cell(position.board, move.card, move.cell)
    # R46: nobody discards who can lay a card.
    if lay := next(_lays(position), None):
        return Illegal("R46", "must-lay", card=str(lay.card), cell=str(lay.cell))
    return None


def _due(position: State | View) -> int:
    return {Phase.OPENING: QUICK_HAND - HAND, Phase.DROP: 1}.get(position.phase, 0)


def _objection_to_drop(position: State | View, move: Drop) -> Illegal | None:
    due = _due(position)
    if due == 0 or len(move.cards) != due:
        return Illegal("R60", "drop-count", due=due, dropped=len(move.cards))
    held = position.hand if position.phase is Phase.OPENING else _droppable(position)
    try:
        without(held, *move.cards)
    except ValueError:
        among = " ".join(map(str, held))
        return Illegal("R60", "drop-among", cards=str(move), among=among)
    return None


def objection_to_cell(board: Board, card: Card, cell: Cell) -> Illegal | None:
    """The rule that keeps ``card`` from being laid on ``cell``, whoever owns it."""
    if not board.on_table(cell):
        return Illegal("R50", "off-table", cell=str(cell))
    if cell in board.starts:
        return Illegal("C154", "cell-start", cell=str(cell))
    if there := board.at(cell):
        return Illegal("C154", "cell-taken", cell=str(cell), there=str(there))
    neighbours = tuple(board.neighbours(cell))
    if not neighbours:
        return Illegal("R44", "cell-alone", cell=str(cell))
    for place, neighbour in neighbours:
        if not agree(card, neighbour):
            return Illegal(
                "R45",
                "clash",
                card=str(card),
                neighbour=str(neighbour),
                place=str(place),
                shared=_in_common(card, neighbour),
            )
    return None


def _in_common(one: Card | Start, other: Card | Start) -> str:
    """The one attribute that two clashing cards share, or ``nothing``."""
    if isinstance(one, Face) and isinstance(other, Face):
        for attribute in ("shape", "fill", "number"):
            if getattr(one, attribute) == getattr(other, attribute):
                return attribute
    return "nothing"


def play(state: State, move: Move) -> State:
    """The state after ``move``; the old state stays as it was."""
    if illegal := objection(state, move):
        raise illegal
    seat = state.turn
    if isinstance(move, Drop):
        return _passed(_thrown(state, *move.cards))
    if isinstance(move, Discard):
        return _drawn(_thrown(state, move.card))
    firsts = state.firsts
    if state.options.firsts_count:
        firsts = firsts_after(firsts, state.board.owned(seat), move.cell, seat)
    return _drawn(
        replace(
            state,
            board=state.board.lay(move.cell, seat, move.card),
            hands=_changed(state.hands, seat, without(state.hand, move.card)),
            firsts=firsts,
        )
    )


def _thrown(state: State, *cards: Card) -> State:
    """The state with hand cards put out of the game for good (R47)."""
    seat = state.turn
    return replace(
        state,
        hands=_changed(state.hands, seat, without(state.hand, *cards)),
        discards=_changed(state.discards, seat, (*state.discards[seat], *cards)),
        drawn=(),
    )


def _drawn(state: State) -> State:
    """The state after the draw that ends a turn (R48), with the turn passed on or a drop due."""
    seat = state.turn
    cards = state.stock(seat)[: 2 if state.options.quick else 1]
    state = replace(
        state,
        hands=_changed(state.hands, seat, in_order((*state.hand, *cards))),
        taken=_changed(state.taken, seat, state.taken[seat] + len(cards)),
    )
    # R61: with a single card left nothing is dropped.
    if len(cards) == 2:
        return replace(state, phase=Phase.DROP, drawn=in_order(cards))
    return _passed(state)


def _passed(state: State) -> State:
    """The state with the turn at the next seat that has cards (R43, R48)."""
    players = state.options.players
    clockwise = [Seat((state.turn + step) % players) for step in range(1, players + 1)]
    holding = [seat for seat in clockwise if state.hands[seat]]
    if not holding:
        return replace(state, phase=Phase.OVER)
    full = len(state.hands[holding[0]]) == QUICK_HAND
    return replace(state, turn=holding[0], phase=Phase.OPENING if full else Phase.TURN)


def _changed(values: tuple[T, ...], seat: Seat, value: T) -> tuple[T, ...]:
    return (*values[:seat], value, *values[seat + 1 :])

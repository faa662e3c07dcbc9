"""What one player, or an onlooker, may know of a game."""

from collections import Counter
from dataclasses import dataclass
from random import Random

from klub.engine.contract import Seat
from klub.games.clustered.board import Board
from klub.games.clustered.card import Card, deck, in_order, shuffled, without
from klub.games.clustered.options import Options
from klub.games.clustered.state import Discard, Firsts, Lay, Move, Phase, State


@dataclass(frozen=True, slots=True)
class View:
    """A game as seen from one seat. Nothing in it is hidden from that seat."""

    options: Options
    seat: Seat | None
    """Whose eyes these are; ``None`` for an onlooker."""
    board: Board
    hand: tuple[Card, ...]
    """The seat's own hand, sorted; empty for an onlooker."""
    hand_sizes: tuple[int, ...]
    deck_sizes: tuple[int, ...]
    discards: tuple[tuple[Card, ...] | None, ...]
    """What each seat has discarded; ``None`` where it lies face down for this seat (R47)."""
    discard_sizes: tuple[int, ...]
    phase: Phase
    turn: Seat
    """The seat to move, which holds the turn card."""
    drawn: tuple[Card, ...]
    """In Quick play the seat's own cards just drawn, while it has to drop one."""
    firsts: Firsts

    def unseen(self, seat: Seat) -> Counter[Card]:
        """The cards of ``seat`` that this view does not show: in hand, deck or face down."""
        cards = Counter(deck(extra_wild=seat in self.options.extra_wilds))
        cards.subtract(laid.card for laid in self.board.laid.values() if laid.owner == seat)
        cards.subtract(self.discards[seat] or ())
        if seat == self.seat:
            cards.subtract(self.hand)
        return +cards


def view(state: State, seat: Seat | None) -> View:
    """All that ``seat`` may know of ``state``."""
    seats = [Seat(other) for other in range(state.options.players)]
    opened = state.options.discards == "open"
    return View(
        options=state.options,
        seat=seat,
        board=state.board,
        hand=() if seat is None else state.hands[seat],
        hand_sizes=tuple(map(len, state.hands)),
        deck_sizes=tuple(len(state.stock(other)) for other in seats),
        discards=tuple(state.discards[s] if opened or s == seat else None for s in seats),
        discard_sizes=tuple(map(len, state.discards)),
        phase=state.phase,
        turn=state.turn,
        drawn=state.drawn if seat == state.turn else (),
        firsts=state.firsts,
    )


def shown(state: State, move: Move, seat: Seat | None) -> str:
    """``move`` as ``seat`` sees it made: cards thrown away lie face down, unless agreed (R47)."""
    if isinstance(move, Lay) or seat == state.turn or state.options.discards == "open":
        return str(move)
    return "-?" if isinstance(move, Discard) else " ".join("~?" for _ in move.cards)


def imagine(view: View, rng: Random) -> State:
    """A state that looks like ``view``, with every card that it hides drawn at random."""
    hands, decks, discards = [], [], []
    for seat in map(Seat, range(view.options.players)):
        hidden = shuffled(in_order(tuple(view.unseen(seat).elements())), rng)
        hand = view.hand
        if seat != view.seat:
            size = view.hand_sizes[seat]
            hand, hidden = in_order(hidden[:size]), hidden[size:]
        thrown = view.discards[seat]
        if thrown is None:
            size = view.discard_sizes[seat]
            thrown, hidden = hidden[:size], hidden[size:]
        every = deck(extra_wild=seat in view.options.extra_wilds)
        hands.append(hand)
        discards.append(thrown)
        decks.append((*without(every, *hidden), *hidden))
    drawn = view.drawn
    if view.phase is Phase.DROP and view.turn != view.seat:
        drawn = in_order(tuple(rng.sample(hands[view.turn], 2)))
    return State(
        options=view.options,
        board=view.board,
        hands=tuple(hands),
        decks=tuple(decks),
        taken=tuple(len(cards) - size for cards, size in zip(decks, view.deck_sizes, strict=True)),
        discards=tuple(discards),
        phase=view.phase,
        turn=view.turn,
        drawn=drawn,
        firsts=view.firsts,
    )

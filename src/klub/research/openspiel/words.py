"""Nodes in words: the whole of it, what one seat sees of it, and all that it ever saw."""

from functools import cache

from klub.games.clustered import notation
from klub.games.clustered.card import CARDS, Card, in_order
from klub.games.clustered.kernel.actions import move_of_action
from klub.games.clustered.kernel.code import move_of, side_of
from klub.games.clustered.kernel.playout import MOVE, SEAT_SHIFT
from klub.games.clustered.kernel.turn import LAY
from klub.games.clustered.state import State
from klub.research.openspiel.imagined import used
from klub.research.openspiel.kernel import DRAW
from klub.research.openspiel.node import Node

NAMES = tuple(map(str, CARDS))
"""The cards as they are written, by rank."""


def whole(node: Node) -> str:
    """Everything: the board, every hand, what was thrown away, and what comes next."""
    state = node.state
    lines = [notation.board_text(state.board)]
    for seat in range(node.options.players):
        hand, thrown = _cards(state.hands[seat]), _cards(state.discards[seat])
        lines.append(f"{_seat_line(state, seat)}; hand {hand}; thrown {thrown}")
    return "\n".join((*lines, _next(node, state)))


def seen(node: Node, seat: int, *, public: bool, private: bool) -> str:
    """What ``seat`` sees now: what lies open to all, its own cards, or both."""
    state = node.state
    lines = []
    if public:
        lines = [notation.board_text(state.board)]
        lines += [_seat_line(state, other) for other in range(node.options.players)]
        if node.options.discards == "open":
            lines += [
                f"{other} threw {_cards(in_order(cards))}"
                for other, cards in enumerate(state.discards)
            ]
        lines.append(_next(node, state))
    if private:
        lines.append(f"seat {seat}; hand {_cards(state.hands[seat])}")
        if state.drawn and state.turn == seat:
            lines.append(f"drawn {_cards(state.drawn)}")
        if node.options.discards != "open":
            lines.append(f"thrown {_cards(in_order(state.discards[seat]))}")
    return "\n".join(lines)


def recalled(node: Node, seat: int, *, private: bool) -> str:
    """All that ``seat`` ever saw, in order; without ``private`` what everybody saw."""
    cells = _cells(side_of(node.games[0]))
    opened = node.options.discards == "open"
    told = [f"seat {seat}"] if private else []
    for row in node.log[: node.length, 0].tolist():
        owner, kind = row >> SEAT_SHIFT, row & 3
        if kind == LAY:
            told.append(f"{owner} {NAMES[row >> 2 & 31]}@{cells[(row & MOVE) >> 7]}")
        elif kind == DRAW:
            known = private and owner == seat
            told.append(f"{owner} +{NAMES[row >> 2 & 31]}" if known else f"{owner} +?")
        else:
            known = opened or (private and owner == seat)
            cards = [NAMES[card] if known else "?" for card in used(row & MOVE)]
            told.append(f"{owner} -{' -'.join(cards)}")
    told.append(_who(node))
    return "; ".join(told)


@cache
def _cells(side: int) -> tuple[str, ...]:
    """What each place on the torus is called: its cell, unless that is half a side away."""
    half = side // 2
    steps = [(step + half) % side - half for step in range(side)]
    return tuple(f"{x},{y}" for y in steps for x in steps)


def action(node: Node, number: int) -> str:
    """An action of the seat to move, in the notation of the game."""
    move = move_of_action(node.games, 0, number)
    if move < 0:
        raise ValueError(f"{number} is no legal action now")
    return str(move_of(move, node.frame))


def outcome(node: Node, number: int) -> str:
    """What chance decides."""
    return f"seat {number} begins" if node.starting else f"{node.drawer} +{NAMES[number]}"


def _seat_line(state: State, seat: int) -> str:
    stock, thrown = len(state.decks[seat]) - state.taken[seat], len(state.discards[seat])
    held = len(state.hands[seat])
    return f"{seat} {notation.COLOURS[seat]}: {held} in hand, {stock} in deck, {thrown} thrown"


def _cards(cards: tuple[Card, ...]) -> str:
    return " ".join(map(str, cards)) or "none"


def _next(node: Node, state: State) -> str:
    firsts = f"first line {_name(state.firsts.line)}, first 2x3 {_name(state.firsts.block)}; "
    return f"{firsts if node.options.firsts_count else ''}{state.phase.value}; {_who(node)}"


def _who(node: Node) -> str:
    if node.over:
        return "over"
    if node.starting:
        return "chance: who begins"
    return f"chance: {node.drawer} draws" if node.due else f"{node.to_move} to move"


def _name(seat: int | None) -> str:
    return "nobody" if seat is None else str(seat)

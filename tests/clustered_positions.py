"""Positions of clustered, and its rules worked out the slow way to check the engine by.

Nothing in the second half asks the engine: a card is its text, a board is a set of cells.
"""

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Set
from itertools import product
from random import Random

import pytest
from hypothesis import strategies as st

from klub.engine.contract import Json, Seat
from klub.engine.errors import Illegal
from klub.games.clustered import notation, rules
from klub.games.clustered.board import Board, Cell
from klub.games.clustered.card import WILD, Card, Start, deck, in_order
from klub.games.clustered.options import Options, options
from klub.games.clustered.state import Firsts, Lay, Move, Phase, State

ORANGE, BLUE, GREEN, PURPLE = (Seat(number) for number in range(4))
FAR_AWAY = Cell(90, 90)
"""Where the start card lies when a picture does not show it."""
NOTHING_WON = Firsts(line=None, block=None)
RULE = re.compile(r"R(4[1-9]|5\d|6[0-3])|C(12[7-9]|1[3-8]\d|19[01])|\d\.\d")
"""Rulings and statements that speak of clustered, and paragraphs."""


def cards(text: str) -> tuple[Card, ...]:
    """The named cards, sorted as hands are."""
    return in_order(tuple(notation.card(word) for word in text.split()))


def deck_with(first: str, *, extra_wild: bool = False) -> tuple[Card, ...]:
    """A whole deck from which the cards named in ``first`` are drawn first, in that order."""
    top = [notation.card(word) for word in first.split()]
    rest = Counter(deck(extra_wild=extra_wild)) - Counter(top)
    return (*top, *rest.elements())


def cells(picture: str, letter: str) -> frozenset[Cell]:
    """The cells that show ``letter``; the first character of the lowest line is 0,0."""
    rows = enumerate(reversed(picture.split()))
    return frozenset(Cell(x, y) for y, row in rows for x, seen in enumerate(row) if seen == letter)


def pictured(picture: str) -> Board:
    """A and B own square-solid-1s, a and b wilds, S is the start card, anything else is free."""
    board = Board.opened(tuple(cells(picture, "S")) or (FAR_AWAY,))
    for letter, seat, text in ("A", 0, "Sf1"), ("B", 1, "Sf1"), ("a", 0, "W"), ("b", 1, "W"):
        for cell in sorted(cells(picture, letter)):
            board = board.lay(cell, Seat(seat), notation.card(text))
    return board


def position(
    values: Mapping[str, Json], board: Board, *hands: str, turn: Seat = ORANGE, stock: int = 99
) -> State:
    """A turn about to begin; unnamed hands are any five cards, at most ``stock`` can be drawn."""
    chosen = options(values)
    held: list[tuple[Card, ...]] = []
    decks: list[tuple[Card, ...]] = []
    taken: list[int] = []
    for seat in range(chosen.players):
        laid = [laid.card for laid in board.laid.values() if laid.owner == seat]
        rest = Counter(deck(extra_wild=seat in chosen.extra_wilds)) - Counter(laid)
        hand = cards(hands[seat]) if seat < len(hands) else tuple(rest.elements())[:5]
        below = tuple((rest - Counter(hand)).elements())[:stock]
        held.append(in_order(hand))
        decks.append((*laid, *hand, *below))
        taken.append(len(laid) + len(hand))
    table = Board.opened(board.starts, chosen.edge)
    for cell, card in board.laid.items():
        table = table.lay(cell, card.owner, card.card)
    nothing: tuple[tuple[Card, ...], ...] = ((),) * chosen.players
    return State(chosen, table, tuple(held), tuple(decks), tuple(taken), nothing, Phase.TURN, turn)


def refusal(state: State, move: Move) -> str:
    """The rule by which ``move`` is refused, the same whichever way one asks."""
    illegal = rules.objection(state, move)
    assert illegal is not None, f"{move} is allowed"
    assert move not in rules.legal_moves(state)
    with pytest.raises(Illegal) as raised:
        rules.play(state, move)
    assert raised.value == illegal
    assert RULE.fullmatch(illegal.rule), illegal.rule
    return illegal.rule


def run_of_play(state: State, rng: Random) -> Iterator[tuple[State, Move, State]]:
    """A game played on at random: the state before each move, the move, the state after it."""
    while moves := rules.legal_moves(state):
        move = rng.choice(moves)
        after = rules.play(state, move)
        yield state, move, after
        state = after


@st.composite
def option_values(draw: st.DrawFn) -> dict[str, Json]:
    """Options that combine freely (R62)."""
    players = draw(st.integers(1, 8))
    two_starts = players >= 5 or draw(st.booleans())
    upright = draw(st.booleans())
    seats = draw(st.sets(st.integers(0, players - 1)))
    wide, high = (8, 1) if two_starts and not upright else (1, 8) if two_starts else (1, 1)
    sizes = st.tuples(st.integers(wide, 12), st.integers(high, 12)).map("{0[0]}x{0[1]}".format)
    values: dict[str, Json] = {
        "players": players,
        "two_starts": two_starts,
        "start_axis": "vertical" if upright else "horizontal",
        "extra_wilds": sorted(seats),
        "youngest": draw(st.integers(0, players - 1)),
        "round": draw(st.integers(0, 9)),
        "table": draw(st.just("unlimited") | sizes),
    }
    for key in ("quick", "first_bonuses", "biggest_bonuses", "solo_bonuses"):
        values[key] = draw(st.booleans())
    for key, choices in (
        ("quick_discard", ("drawn", "any_hand")),
        ("starter", ("youngest", "host", "random", "rotate")),
        ("discards", ("hidden", "open")),
        ("tie_break", ("none", "rectangle")),
    ):
        values[key] = draw(st.sampled_from(choices))
    return values


def games() -> st.SearchStrategy[tuple[State, Random]]:
    """A game about to begin, and the luck to play it by."""
    return st.tuples(option_values().map(options), st.integers(0, 2**32)).map(
        lambda drawn: (rules.start(drawn[0], Random(drawn[1])), Random(drawn[1] + 1))
    )


def suit(one: Card | Start, other: Card | Start) -> bool:
    """Two of shape, fill and number are equal, or one of the two takes anything (R45)."""
    if str(one) in "W*" or str(other) in "W*":
        return True
    return sum(mine == yours for mine, yours in zip(str(one), str(other), strict=True)) >= 2


def beside(cell: Cell) -> tuple[Cell, ...]:
    """The four cells that share a side with ``cell`` (R44)."""
    x, y = cell
    return Cell(x - 1, y), Cell(x + 1, y), Cell(x, y - 1), Cell(x, y + 1)


def fitting(board: Board, hand: Set[Card]) -> set[Move]:
    """Every lay that B4 allows, tried on each cell of a box that goes beyond the cards."""
    table: dict[Cell, Card | Start] = {cell: laid.card for cell, laid in board.laid.items()}
    table |= dict.fromkeys(board.starts, Start.START)
    xs, ys = [cell.x for cell in table], [cell.y for cell in table]
    box = product(range(min(xs) - 2, max(xs) + 3), range(min(ys) - 2, max(ys) + 3))
    moves: set[Move] = set()
    for cell in (Cell(x, y) for x, y in box):
        near = [table[side] for side in beside(cell) if side in table]
        if cell in table or not near or not within(board, cell):
            continue
        moves |= {Lay(card, cell) for card in hand if all(suit(card, other) for other in near)}
    return moves


def within(board: Board, cell: Cell) -> bool:
    """Whether ``cell`` is on the table (R50)."""
    edge = board.edge
    return edge is None or (edge.left <= cell.x <= edge.right and edge.bottom <= cell.y <= edge.top)


def run_through(own: Set[Cell], cell: Cell, step: tuple[int, int]) -> int:
    """How many of ``own`` lie unbroken in a line through ``cell``."""
    length = 1
    for way in (1, -1):
        x, y = cell
        while (x := x + way * step[0], y := y + way * step[1]) in own:
            length += 1
    return length


def line_points(own: Set[Cell], step: tuple[int, int]) -> int:
    """One point for each card in a run of three or more (R53)."""
    return sum(run_through(own, cell, step) >= 3 for cell in own)


def longest_line(own: Set[Cell]) -> int:
    """The cards in the longest run, whether it scores or not."""
    return max(
        (run_through(own, cell, step) for cell in own for step in ((1, 0), (0, 1))), default=0
    )


def rectangle_points(own: Set[Cell], short: int = 2, long: int = 2) -> int:
    """The cards in the largest full rectangle of at least ``short`` by ``long`` (R54)."""
    largest = 0
    for low, high in product(own, own):
        sides = high.x - low.x + 1, high.y - low.y + 1
        if min(sides) < short or max(sides) < long:
            continue
        block = product(range(low.x, high.x + 1), range(low.y, high.y + 1))
        if all(cell in own for cell in block):
            largest = max(largest, sides[0] * sides[1])
    return largest


def points(own: Set[Cell]) -> int:
    """What B5 gives for ``own``, bonuses aside."""
    return rectangle_points(own) + line_points(own, (1, 0)) + line_points(own, (0, 1))


def everything(state: State, seat: Seat) -> Counter[Card]:
    """Deck, hand, table and discards of one seat together (C141)."""
    table = [laid.card for laid in state.board.laid.values() if laid.owner == seat]
    return Counter([*state.stock(seat), *state.hands[seat], *table, *state.discards[seat]])


def full_deck(chosen: Options, seat: Seat) -> Counter[Card]:
    """The 29 or 30 cards of ``seat`` (R41, R42)."""
    faces = (notation.card("".join(traits)) for traits in product("STC", "esf", "123"))
    return Counter([*faces, WILD, WILD, *([WILD] if seat in chosen.extra_wilds else [])])

"""What the network is told of a position, checked against the kernel and the words of the game."""

from collections import Counter
from random import Random

import numpy as np
import pytest
from clustered_positions import position

from klub.engine.contract import Json
from klub.games.clustered import BOTS, notation, rules
from klub.games.clustered.board import Board, Cell
from klub.games.clustered.kernel.code import pack
from klub.games.clustered.kernel.grid import gain
from klub.games.clustered.learned import kinds
from klub.games.clustered.learned.kinds import line_kind, threat
from klub.games.clustered.learned.network import NOTES, ROOM
from klub.games.clustered.learned.sight import look_at, see
from klub.games.clustered.options import options
from klub.games.clustered.state import State
from klub.games.clustered.view import view

TABLES: list[dict[str, Json]] = [
    {},
    {"players": 1, "quick": True},
    {"players": 4, "table": "7x6"},
    {"players": 8, "extra_wilds": [0, 7]},
]
SORTS = "PLACE SURROUNDED HELD STOCKED TURNS DISTANCE WILDS WILDS_LEFT SPREAD THINGS".split()


def seen(state: State) -> list[Counter[int]]:
    """For each seat what there is, and how often."""
    notes = np.zeros(1, NOTES)
    see(pack(state)[0], notes[0])
    return [
        Counter(notes["things"][0, seat, : notes["count"][0, seat]].tolist())
        for seat in range(state.options.players)
    ]


def of_sort(things: Counter[int], sort: str) -> Counter[int]:
    """The things of one sort, counted from its first number."""
    first = getattr(kinds, sort)
    end = getattr(kinds, SORTS[SORTS.index(sort) + 1])
    return Counter(
        {thing - first: count for thing, count in things.items() if first <= thing < end}
    )


def game(values: dict[str, Json], seed: int) -> list[State]:
    """A game of `solid`, with a random move here and there."""
    luck = Random(seed)
    states = [rules.start(options(values), luck)]
    while moves := rules.legal_moves(state := states[-1]):
        chance = luck.random() < 0.2
        move = luck.choice(moves) if chance else BOTS["solid"](view(state, state.turn), luck)
        states.append(rules.play(state, move))
    return states[:-1]


@pytest.mark.parametrize(
    ("before", "behind", "kind"),
    [
        (0, 0, 0),
        (1, 0, 1),
        (3, 0, 2),
        (0, 7, 2),
        (1, 3, 3),
        (1, 1, 4),
        (2, 0, 4),
        (2, 1, 5),
        (4, 5, 2),
    ],
)
def test_a_line_is_of_a_kind_by_what_it_grows(before: int, behind: int, kind: int) -> None:
    assert line_kind(before, behind) == line_kind(behind, before) == kind


@pytest.mark.parametrize(
    ("points", "held", "left", "wish"),
    [
        (9, 0, 0, 0),
        (0, 1, 0, 1),
        (0, 0, 1, 1),
        (2, 0, 4, 2),
        (2, 4, 0, 3),
        (3, 0, 1, 4),
        (7, 1, 1, 7),
    ],
)
def test_a_place_is_wanted_for_its_points_and_by_cards_that_fit(
    points: int, held: int, left: int, wish: int
) -> None:
    assert threat(points, held, left) == wish


@pytest.mark.parametrize("values", TABLES, ids=str)
def test_a_place_makes_the_points_that_the_kernel_counts(values: dict[str, Json]) -> None:
    met = set()
    for state in game(values, 1)[::5]:
        record = pack(state)[0]
        for slot in range(record["slots"]):
            cell = int(record["place"][slot])
            for seat in range(state.options.players):
                kind, points = look_at(record, seat, cell)
                assert points == gain(record, seat, cell)
                assert 0 <= kind < kinds.CROSSES * kinds.GROWTHS
                met.add(kind)
    assert len(met) > 6


@pytest.mark.parametrize("values", TABLES, ids=str)
def test_every_list_is_whole(values: dict[str, Json]) -> None:
    """Each card and each trait once, no more places than there are, and room for all of them."""
    for state in game(values, 2)[::7]:
        for seat, things in enumerate(seen(state)):
            assert things.total() < ROOM
            assert max(things) < kinds.THINGS
            for sort in SORTS[4:-1]:
                assert of_sort(things, sort).total() == 1
            plain = sum(card is not notation.card("W") for card in state.hands[seat])
            assert of_sort(things, "HELD").total() == plain
            assert of_sort(things, "PLACE").total() <= len(state.board.room)


def turned(board: Board, state: State) -> State:
    """The same position with the table turned by a quarter and seen in a mirror."""
    start = Board.opened(state.board.starts, state.board.edge)
    for cell, laid in board.laid.items():
        start = start.lay(Cell(cell.y, cell.x), laid.owner, laid.card)
    return position({"players": 2}, start, *(" ".join(map(str, hand)) for hand in state.hands))


def test_it_does_not_matter_from_where_the_table_is_looked_at() -> None:
    for state in game({}, 3)[5:40:5]:
        plain = turned(turned(state.board, state).board, state)
        mirrored = turned(plain.board, plain)
        assert plain.board.laid != mirrored.board.laid
        assert seen(plain) == seen(mirrored)


def test_a_card_is_known_by_the_most_it_can_make() -> None:
    """Each has two in a row and a card for a third; another fits at the start card alone."""
    board = notation.board("""
    BSf1 BSf3 ....
    STRT OSf1 OSf3
    """)
    state = position({"players": 2}, board, "Sf2 Ce1", "Sf3 Ce2")
    orange, blue = seen(state)
    assert of_sort(orange, "HELD") == of_sort(blue, "HELD") == {1 + 3: 1, 1 + 0: 1}
    assert of_sort(orange, "DISTANCE") == {0: 1}
    assert of_sort(blue, "DISTANCE") == {1: 1}

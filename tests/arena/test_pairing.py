"""Who meets whom: everybody as often as everybody else, and nothing by chance of time."""

from collections import Counter
from itertools import combinations, count

import pytest

from klub.arena.ended import Ended
from klub.arena.pairing import Ladder, Order, Pairing, RoundRobin


def ended(order: Order) -> Ended:
    """A game that the entrant with the highest number has won."""
    best = max(range(len(order.seats)), key=lambda seat: order.seats[seat])
    scores = tuple({"total": entrant} for entrant in order.seats)
    nothing = (0,) * len(order.seats)
    return Ended(
        index=order.index, seats=order.seats, seed="", winners=(best,), scores=scores,
        moves=(), turns=nothing, seconds=(0.0,) * len(nothing),
    )  # fmt: skip


def all_rounds(pairing: Pairing) -> list[list[Order]]:
    games: dict[int, Ended] = {}
    rounds: list[list[Order]] = []
    for number in count():
        orders = list(pairing.round(number, games))
        if not orders:
            return rounds
        rounds.append(orders)
        # They end in another order than they begin.
        games |= {order.index: ended(order) for order in reversed(orders)}
    raise AssertionError


@pytest.mark.parametrize(("entrants", "players"), [(2, 2), (5, 2), (5, 3), (4, 4), (3, 1)])
def test_every_set_meets_equally_often_and_sits_everywhere(entrants: int, players: int) -> None:
    pairing = RoundRobin(entrants, players, 2 * players, "0")
    (orders,) = all_rounds(pairing)
    assert [order.index for order in orders] == list(range(pairing.total))
    met = Counter(tuple(sorted(order.seats)) for order in orders)
    assert met == dict.fromkeys(combinations(range(entrants), players), 2 * players)
    for one in met:
        for seat in range(players):
            sat = Counter(order.seats[seat] for order in orders if set(order.seats) == set(one))
            assert sat == dict.fromkeys(one, 2)


def test_more_games_only_make_a_round_robin_longer() -> None:
    (short,), (long,) = all_rounds(RoundRobin(4, 3, 3, "0")), all_rounds(RoundRobin(4, 3, 9, "0"))
    assert long[: len(short)] == short
    assert len(long) == 3 * len(short)


def test_the_order_round_a_table_changes_from_time_to_time() -> None:
    (orders,) = all_rounds(RoundRobin(4, 4, 40, "0"))
    after = {(order.seats.index(0) - order.seats.index(1)) % 4 for order in orders}
    assert after == {1, 2, 3}


@pytest.mark.parametrize(("entrants", "players"), [(2, 2), (5, 2), (6, 4)])
def test_on_a_ladder_neighbours_meet(entrants: int, players: int) -> None:
    pairing = Ladder(entrants, players, players, 8, "0")
    rounds = all_rounds(pairing)
    assert [order.index for one in rounds for order in one] == list(range(pairing.total))
    for orders in rounds:
        assert {entrant for order in orders for entrant in order.seats} == set(range(entrants))
    # The strongest has the highest number, so in the end the numbers lie next to each other.
    last = {tuple(sorted(order.seats)) for order in rounds[-1]}
    assert last == {tuple(range(at, at + players)) for at in range(entrants - players + 1)}


def test_a_round_depends_on_earlier_rounds_alone() -> None:
    pairing = Ladder(5, 2, 2, 4, "0")
    games = {order.index: ended(order) for one in all_rounds(pairing) for order in one}
    second = pairing.round(1, {index: games[index] for index in range(8)})
    assert second == pairing.round(1, games)
    lost = {index: games[index] for index in range(8)}
    lost[0] = Ended(
        index=0, seats=games[0].seats, seed="", winners=(1 - games[0].winners[0],), scores=None,
        moves=(), turns=(0, 0), seconds=(0.0, 0.0),
    )  # fmt: skip
    assert pairing.round(1, lost) != second

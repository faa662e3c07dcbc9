"""Whoever plays the games, they are the same; who dies on the way is replaced."""

import os
import signal
from collections.abc import Sequence

import pytest

from arena.test_arena_games import timeless, tournament
from klub.arena.crew import Alone
from klub.arena.ended import Ended
from klub.arena.pairing import Order, RoundRobin
from klub.arena.pool import Pool
from klub.arena.portion import LEAST, Portions
from klub.engine.errors import Refusal


def orders(games: int) -> Sequence[Order]:
    return RoundRobin(2, 2, games, "s").round(0, {})


def by_index(played: Sequence[Ended]) -> list[dict[str, object]]:
    return [timeless(game) for game in sorted(played, key=lambda game: game.index)]


def test_a_pool_plays_the_games_of_one_process_though_a_worker_is_killed() -> None:
    some = tournament("random", "~Counting")
    alone = [game for games in Alone(some).play(orders(200)) for game in games]
    pooled: list[Ended] = []
    with Pool(some, 2) as pool:
        for games in pool.play(orders(200)):
            if not pooled:
                os.kill(pool.processes[0], signal.SIGKILL)
            pooled += games
        before = pool.processes
        more = [game for games in pool.play(orders(2)) for game in games]
    assert by_index(pooled) == by_index(alone)
    assert by_index(more) == by_index(alone)[:2]
    for process in before:
        with pytest.raises(ProcessLookupError):
            os.kill(process, 0)


def test_a_game_that_ends_every_process_is_named() -> None:
    with Pool(tournament("random", "~dies"), 1) as pool, pytest.raises(Refusal) as refused:
        list(pool.play(orders(2)))
    assert (refused.value.message, refused.value.arguments["game"]) == ("arena-deaths", "0")


def numbers(taken: Sequence[Order]) -> list[int]:
    return [order.index for order in taken]


def test_portions_are_single_games_until_it_is_known_how_long_they_take() -> None:
    portions = Portions()
    portions.add(orders(100))
    assert numbers(portions.take()) == [0]
    portions.learn(1, LEAST / 10)
    assert numbers(portions.take()) == list(range(1, 11))
    portions.learn(10, 100 * LEAST)
    assert numbers(portions.take()) == [11]


def test_games_of_the_dead_are_tried_alone_before_others() -> None:
    portions = Portions()
    portions.add(orders(20))
    portions.learn(1, LEAST / 4)
    first = portions.take()
    assert numbers(first) == [0, 1, 2, 3]
    portions.give_back(first)
    assert [numbers(portions.take()) for _ in range(5)] == [[0], [1], [2], [3], [4, 5, 6, 7]]
    portions.give_back(first[2:3])
    with pytest.raises(Refusal):
        portions.give_back(first[2:3])

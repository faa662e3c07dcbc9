"""A turn that is under way can be copied and pickled: each goes on by itself, bit for bit."""

import pickle
from collections.abc import Callable
from copy import deepcopy
from random import Random
from typing import TypeVar

import pytest

from klub.games.kluster import Kluster
from klub.games.kluster.input import End, Release
from klub.games.kluster.plan import Placement, Plan, perform
from klub.games.kluster.situation import Phase
from klub.games.kluster.turn import Turn

GAME = Kluster()
T = TypeVar("T")


def unpickled(one: T) -> T:
    """What comes out of a pickle of ``one``."""
    again: T = pickle.loads(pickle.dumps(one))  # noqa: S301 (made here)
    return again


def in_the_air() -> Turn:
    """A second turn, with the hand half way down beside the first stone."""
    options = GAME.options({"players": 2, "boxes": "duo"})
    state = GAME.play(GAME.start(options, Random(3)), Plan((Placement(0, 0.0, 0.0),)))
    turn = Turn(state)
    whole = perform(turn, Plan((Placement(1, 0.045, 0.01, 30, "down"),)))
    for _ in range(20):
        next(whole)
    return turn


def lowered(turn: Turn) -> str:
    """Play a turn to its end; everything that came of it, as text."""
    placement = Placement(1, 0.06, 0.01, 70)
    for height in (0.05, 0.03, 0.02, 0.01, 0.0):
        turn.do(turn.seat, placement.at(height))
        for _ in range(4):
            turn.tick()
    turn.do(turn.seat, Release(0))
    while not turn.over:
        turn.advance()
        if turn.phase is Phase.OPEN and turn.duty() is None:
            turn.do(turn.seat, End())
    return f"{turn.world.fingerprint()} {turn.result}"


@pytest.mark.parametrize("again", [deepcopy, unpickled])
def test_a_copied_turn_goes_on_as_the_first(again: Callable[[Turn], Turn]) -> None:
    turn = in_the_air()
    copied = again(turn)
    before = turn.world.fingerprint()
    came = lowered(copied)
    assert turn.world.fingerprint() == before, "the first has not moved"
    assert lowered(turn) == came


def test_a_pickled_world_runs_the_compiled_code_of_its_size() -> None:
    world = in_the_air().world
    again = unpickled(world)
    assert again.records.dtype is world.records.dtype

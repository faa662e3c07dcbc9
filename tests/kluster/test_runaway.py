"""A world that becomes impossible: what was ruled before it stays ruled."""

from dataclasses import replace
from random import Random

import numpy as np
from kluster_batches import told

from klub.games.kluster import Kluster, State, notation
from klub.games.kluster.input import Hand
from klub.games.kluster.turn import Turn
from klub.research.batch import KlusterBatch

SQUEEZED = notation.plan("10@136.1,-33.2,21.9u")
"""Stone 5 snaps to the stone in the hand, comes between it and the table, and flies off."""


def one_stone() -> State:
    """A game in which one stone lies near the end of a bean."""
    game = Kluster()
    bean = {"cord": "bean", "contact": "stick", "inside": "whole_stone"}
    options = game.options({"boxes": "duo+trio", "players": 1, "shorten": 10, **bean})
    start = game.start(options, Random(1))
    boxes = replace(start, seeds=(652850520, 1904226166))
    return game.play(boxes, notation.plan("5@149.1,-10.4,67.5u"))


def test_a_lost_turn_stays_lost_when_a_stone_flies_off() -> None:
    game, before = Kluster(), one_stone()
    assert game.objection(before, SQUEEZED) is None
    after = game.play(before, SQUEEZED)
    assert (before.faults, after.faults) == ((0,), (1,))
    assert after.last is not None
    assert after.last.taken == (5,)
    assert after.area == ()
    assert after.held_by(0) == tuple(range(36))


def test_a_turn_without_a_fault_begins_anew() -> None:
    turn = Turn(one_stone())
    turn.do(turn.seat, Hand(0, 10, 0.0, 0.0, 0.15))
    turn.advance()
    turn.world.record["speed"][5] = np.array([0.0, 0.0, 100.0])
    turn.world.record["awake"][5] = 1
    assert [event.kind for event in turn.advance()] == ["restarted"]
    assert turn.restarts == 1
    assert not turn.incidents
    assert turn.held == ()


def test_a_batch_rules_the_same() -> None:
    before = one_stone()
    batch = KlusterBatch(1, Kluster().option_values(before.options))
    batch.load(0, before)
    batch.step(np.array([[10, 0.1361, -0.0332, 21.9, 0]]))
    assert told(batch.state(0)) == told(Kluster().play(before, SQUEEZED))

"""Hands that meet: whatever they do, the world stays possible and the turn is not undone."""

import numpy as np
import pytest
from kluster_scenes import Player, table

from klub.engine.errors import Illegal
from klub.games.kluster.input import Hand, Input, Release


def tried(player: Player, *inputs: Input) -> Player:
    """These inputs, each of which may be refused."""
    for one in inputs:
        if player.turn.objection(player.turn.seat, one) is None:
            player.do(one)
    return player


def possible(player: Player) -> bool:
    """Whether the world has stayed as it was, and everything is somewhere."""
    fine = all(np.isfinite(player.turn.world.record[name]).all() for name in ("place", "speed"))
    return fine and player.turn.restarts == 0 and "restarted" not in player.events


@pytest.mark.parametrize("apart", [0.0, 0.001, 0.01, 0.02])
@pytest.mark.parametrize("z", [0.0, 0.05, 0.12, 0.3])
def test_two_hands_may_take_stones_at_one_place(apart: float, z: float) -> None:
    player = Player(table("1@0,-80u"))
    tried(player, Hand(0, 0, 0, 0, max(z, 0.12)), Hand(1, 2, apart, 0, z)).wait(5)
    tried(player, Release(0)).wait(60)
    assert possible(player)


def test_a_stone_may_be_taken_where_another_was_just_let_go() -> None:
    player = Player(table("1@0,-80u")).do(Hand(0, 0, 0, 0, 0.15)).wait(20).let_go()
    tried(player, Hand(0, 2, 0, 0, 0.15)).wait(5)
    assert possible(player)


def test_hands_that_drive_into_each_other_stop_there() -> None:
    player = Player(table("1@0,-80u")).hold("0@-60,0u", 60).hold("2@60,0d", 60, hand=1)
    player.do(Hand(0, 0, 0.06, 0, 0.06), Hand(1, 2, -0.06, 0, 0.06)).wait(60)
    assert possible(player)
    assert player.turn.world.gap(0, 2) > -0.5e-3


def test_a_turn_cannot_be_undone_by_stones_that_are_taken_at_one_place() -> None:
    player = Player(table("1@0,0u")).draw(0, (-20, 0))
    x, _ = player.at(1)
    assert x < -10, "the cord has pushed it"
    tried(player, Hand(0, 0, 0, 0.09, 0.12), Hand(1, 2, 0, 0.09, 0.12)).wait(1)
    tried(player, Release(0)).wait(60)
    assert possible(player)
    assert player.turn.log, "what was done is not forgotten"


def test_a_hand_does_not_reach_beyond_the_table() -> None:
    player = Player(table()).hold("0@0,0u", 100)
    player.do(Hand(0, 0, 2.0, -2.0, 0.5)).wait(300)
    assert possible(player)
    with pytest.raises(Illegal):
        player.let_go()

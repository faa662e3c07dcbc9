"""Every refusal of a turn: it names a rule, can be told, and changes nothing at all."""

from collections.abc import Callable

import pytest
from kluster_scenes import Player, everything, table

from klub.engine.errors import Illegal, Malformed
from klub.games.kluster.input import Drag, End, Grab, Hand, Input, LetGo, PutBack, Release
from klub.i18n import text

Case = tuple[Callable[[], Player], Input, str]


def fresh() -> Player:
    return Player(table("1@0,0u 3@80,0u"))


def holding() -> Player:
    return fresh().hold("0@-80,0u", 60)


def placed() -> Player:
    return fresh().place("0@-80,0u")


def both_hands() -> Player:
    return holding().hold("2@-80,60u", 60, hand=1)


def fallen() -> Player:
    return Player(table("1@0,0u", equilibrium="on")).place("0@-80,0u")


def parted() -> Player:
    player = Player(table(players=3, boxes="trio+duo", cord="circle"))
    x, y = player.state.cords[1][0]
    player.draw(0, (1000 * x + 600, 1000 * y), cord=1, speed=1000)
    at = player.turn.world.cord(0).mean(0).tolist()
    return player.place(f"0@{1000 * at[0]:.0f},{1000 * at[1]:.0f}u")


def lost() -> Player:
    player = Player(table("1@0,0u")).hold("0@36,0d", 20).let_go()
    while player.open:
        player.wait(1)
    return player


def over() -> Player:
    player = placed()
    player.end()
    return player


def crowded() -> Player:
    return holding().do(*[Hand(0, 0, -0.08, 0, 0.06 + 0.001 * k) for k in range(16)])


CASES: dict[str, Case] = {
    "nothing placed": (fresh, End(), "R19"),
    "still falling": (lambda: holding().let_go().wait(1), End(), "R18"),
    "fallen flat": (fallen, End(), "R38"),
    "a cord apart": (parted, End(), "R35"),
    "a stone that is down": (fresh, Hand(0, 1, 0, 0, 0.1), "R15"),
    "the stone just placed": (placed, Hand(0, 0, 0, 0, 0.1), "R15"),
    "a stone that fell earlier": (fallen, Hand(0, 1, 0, 0, 0.1), "R39"),
    "the stone of another": (fresh, Hand(0, 5, 0, 0, 0.1), "4.3"),
    "no such stone": (fresh, Hand(0, 95, 0, 0, 0.1), "4.3"),
    "the stone of the other hand": (holding, Hand(1, 0, 0, 0, 0.1), "R21"),
    "a third thing to hold": (both_hands, Grab(0, 0), "R21"),
    "an empty hand lets go": (fresh, Release(0), "4.3"),
    "an empty hand puts back": (fresh, PutBack(1), "4.3"),
    "outside": (lambda: holding().hold("0@-250,0u", 60), Release(0), "R14"),
    "a second placement": (lambda: placed().lower("2@-80,60u"), Release(0), "4.3"),
    "no such cord": (fresh, Grab(1, 0), "R16"),
    "a cord that nobody holds": (fresh, Drag(0, 0, 0), "R16"),
    "a cord let go twice": (fresh, LetGo(0), "R16"),
    "a cord that is not there": (fresh, Drag(7, 0, 0), "R16"),
    "after a fault": (lost, Hand(1, 2, 0, 0, 0.12), "R13"),
    "after the end": (over, End(), "R18"),
    "too many at once": (crowded, Hand(0, 0, 0, 0, 0.1), "4.6"),
}


@pytest.mark.parametrize("name", CASES)
def test_a_refused_input_names_its_rule_and_changes_nothing(name: str) -> None:
    make, one, rule = CASES[name]
    player = make()
    assert player.refusal(one) == rule


@pytest.mark.parametrize("name", CASES)
def test_a_refusal_can_be_told(name: str) -> None:
    make, one, _ = CASES[name]
    player = make()
    illegal = player.turn.objection(player.turn.seat, one)
    assert illegal is not None
    told = text(illegal.message, **illegal.arguments)
    assert told.endswith(".")
    assert illegal.message not in told


@pytest.mark.parametrize("name", CASES)
def test_asking_changes_nothing(name: str) -> None:
    make, one, _ = CASES[name]
    player = make()
    before = everything(player.turn)
    player.turn.objection(player.turn.seat, one)
    player.turn.duty()
    assert everything(player.turn) == before


def test_a_turn_with_refusals_in_it_goes_on_as_one_without() -> None:
    plain, pestered = Player(table("1@0,0u")), Player(table("1@0,0u"))
    for player in (plain, pestered):
        player.hold("0@80,0u", 60)
        if player is pestered:
            for one in (End(), Hand(1, 1, 0, 0, 0), Release(1), LetGo(0), Hand(1, 0, 0, 0, 0.2)):
                player.refusal(one)
        player.place("0@80,0u").end()
    assert plain.outcome() == pestered.outcome()
    assert plain.turn.log == pestered.turn.log


def test_a_turn_that_is_over_takes_no_more_time() -> None:
    player = over()
    before = everything(player.turn)
    with pytest.raises(Illegal):
        player.turn.tick()
    assert everything(player.turn) == before


ODD = [float("nan"), float("inf"), -float("inf"), 1e9, "0", None]


@pytest.mark.parametrize("value", ODD, ids=str)
@pytest.mark.parametrize("field", ["x", "y", "z", "yaw", "tilt"])
def test_a_hand_is_nowhere_but_over_the_table(field: str, value: float) -> None:
    usual = {"x": 0.0, "y": 0.0, "z": 0.1, "yaw": 0.0, "tilt": 0.0} | {field: value}
    with pytest.raises(Malformed):
        Hand(0, 0, usual["x"], usual["y"], usual["z"], usual["yaw"], usual["tilt"])


@pytest.mark.parametrize("value", [-1, 2, 1.0, True, None, "0", float("nan"), 10**30], ids=str)
def test_there_are_two_hands(value: int) -> None:
    for make in (lambda: Hand(value, 0, 0, 0, 0.1), lambda: Release(value), lambda: PutBack(value)):
        with pytest.raises(Malformed):
            make()


@pytest.mark.parametrize("value", [-1, 64, 8.5, True, None, float("inf")], ids=str)
def test_a_cord_has_points_and_a_number(value: int) -> None:
    for make in (lambda: Grab(value, 0), lambda: Grab(0, value), lambda: Drag(value, 0, 0)):
        with pytest.raises(Malformed):
            make()

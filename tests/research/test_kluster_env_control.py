"""Kluster at 60 Hz: actions become inputs of a live turn, and nothing else reaches the world."""

import pickle
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import numpy as np
import pytest

from klub.games.kluster import Kluster, Played
from klub.games.kluster.input import Hand, PutBack
from klub.research.kluster import ControlEpisode
from klub.research.kluster.control import DUTIES
from klub.research.kluster.hands import TOP
from klub.research.kluster.sight import STONE
from klub.table import read_record, replay, verify, write_record

ENGINE = Kluster()
Again = Callable[[ControlEpisode], ControlEpisode]
HOLD, PUT_BACK, LET_GO = 1.0, 0.0, -1.0


def unpickled(episode: ControlEpisode) -> ControlEpisode:
    """What comes out of a pickle."""
    again: ControlEpisode = pickle.loads(pickle.dumps(episode))  # noqa: S301 (made here)
    return again


def begun(**choices: Any) -> ControlEpisode:
    """A game before its first action."""
    episode = ControlEpisode(**{"boxes": "duo"} | choices)
    episode.reset(1)
    return episode


def did(episode: ControlEpisode, **wanted: float) -> dict[str, Any]:
    """Act: what is not wanted is nothing at all, the hands being empty. What was said to it."""
    row = np.zeros(len(episode.parts))
    for part, name in enumerate(episode.parts):
        idle = -1.0 if name in ("pull", "end") else 0.0
        row[part] = wanted.pop(name.replace(" ", "_"), idle)
    assert not wanted
    episode.act(row.astype(np.float32))
    return episode.info


def lowered(episode: ControlEpisode, x: float, y: float, **wanted: float) -> None:
    """Hold a stone with hand 0 and bring it down to the table, slowly; a fault cuts it short."""
    turns = episode.state.turns
    for height in np.linspace(0.2, 0.0, 60):
        z = 2 * height / TOP - 1
        if episode.state.turns == turns:
            did(episode, hand_0_x=x, hand_0_y=y, hand_0_z=z, hand_0_grip=HOLD, **wanted)


def ended(episode: ControlEpisode, most: int = 200) -> None:
    """Say that the turn is over until it is."""
    turns = episode.state.turns
    for _ in range(most):
        did(episode, end=1.0)
        if episode.state.turns > turns:
            return
    raise AssertionError("the turn has not ended")


def test_a_stone_lowered_by_hand_is_the_engines_turn() -> None:
    episode = begun()
    start = episode.state
    lowered(episode, -0.2, 0.1, hand_0_stone=-1.0, hand_0_yaw=0.25)
    assert episode.turn is not None
    assert episode.turn.held == (0,)
    did(episode, hand_0_grip=LET_GO)
    log = episode.turn.log
    ended(episode)
    assert episode.info["placed"] == (0,)
    # The end came after the inputs so far; the engine plays them all again.
    _, move, _ = episode._past[0]
    assert isinstance(move, Played)
    assert move.log[: len(log)] == log
    assert ENGINE.play(start, move) == episode.state
    pose = episode.state.poses[0]
    assert pose is not None
    x, y = episode.ground.seen(np.array(pose.place[:2])).tolist()
    assert (x, y) == (pytest.approx(-0.2, abs=0.01), pytest.approx(0.1, abs=0.01))


def test_a_game_by_hand_has_a_record_that_is_true() -> None:
    episode = begun(reward="shaped")
    for x in (-0.3, 0.3):
        lowered(episode, x, 0.0)
        did(episode, hand_0_grip=LET_GO)
        ended(episode)
    assert episode.rewards == (0.0, 1 / 12)
    lowered(episode, 0.3, 0.0)
    assert episode.info["faults"] == ("touch",)
    assert episode.rewards == (-1 / 12, 0.0), "the stone in the hand stays there (R11)"
    record = read_record(write_record(episode.record(("Ada", "Ben"))))
    assert record.seats == ("Ada", "Ben")
    assert verify(ENGINE, record) is None
    *_, table = replay(ENGINE, record)
    assert table.state == episode.state


def test_what_a_rule_refuses_is_left_out_and_time_passes() -> None:
    episode = begun()
    assert did(episode, end=1.0)["refused"]["rule"] == "R19"
    assert did(episode)["events"] == ()
    assert "refused" not in episode.info
    for _ in range(30):
        did(episode, hand_0_x=1.0, hand_0_y=1.0, hand_0_grip=HOLD)
    for _ in range(2):
        told = did(episode, hand_0_grip=LET_GO)
        assert told["refused"]["rule"] == "R14", "each time it is asked for"
    assert episode.turn is not None
    assert episode.turn.held == (6,)
    assert episode.ticks == episode.turn.ticks == 34


def test_a_hand_that_stays_is_told_once_and_can_put_its_stone_back() -> None:
    episode = begun()
    for _ in range(10):
        did(episode, hand_0_x=0.1, hand_0_tilt=0.5, hand_0_grip=HOLD)
    did(episode, hand_0_grip=PUT_BACK)
    assert episode.turn is not None
    (first, aim), (last, back) = episode.turn.log
    assert (first, last) == (0, 10)
    assert isinstance(aim, Hand)
    assert (aim.stone, aim.tilt, aim.z) == (6, 90.0, TOP / 2)
    assert back == PutBack(0)


def test_two_hands_hold_two_stones_and_then_no_cord() -> None:
    episode = begun(hands=2, cords=True)
    both = {"hand_0_grip": HOLD, "hand_0_x": -0.3, "hand_1_grip": HOLD, "hand_1_x": 0.3}
    for _ in range(5):
        did(episode, **both, hand_1_stone=1.0)
    seen = episode.observe(0)
    assert seen["stones"][:, STONE.index("hand")].nonzero()[0].tolist() == [6, 10]
    assert seen["hands"][:, :2].tolist() == [
        [1, pytest.approx(-0.3, abs=1e-3)],
        [1, pytest.approx(0.3, abs=1e-3)],
    ]
    assert did(episode, **both, pull=1.0)["refused"]["rule"] == "R21"


def test_a_hand_draws_a_cord() -> None:
    episode = begun(cords=True)
    before = episode.observe(0)
    for step in range(40):
        did(episode, pull=1.0, node=-1.0, cord_x=0.6 + 0.005 * step, cord_y=0.0)
    seen = episode.observe(0)
    assert seen["grabs"][0, 0] == 1
    assert seen["cords"][0, 0, 0] > before["cords"][0, 0, 0] + 0.05
    assert np.abs(seen["cord_speeds"]).max() > 0.01
    did(episode)
    assert episode.observe(0)["grabs"].tolist() == [[0, 0, 0, 0]]


def test_the_observation_tells_phase_duty_and_time() -> None:
    episode = begun(turn_timer=10, max_seconds=20)
    assert DUTIES[int(episode.observe(0)["duty"].argmax())] == "turn-nothing-placed"
    lowered(episode, 0.0, 0.0)
    assert episode.observe(0)["clock"].tolist() == [pytest.approx(0.1), pytest.approx(0.05)]
    did(episode, hand_0_grip=LET_GO)
    assert DUTIES[int(episode.observe(0)["duty"].argmax())] == "turn-moving"
    while episode.observe(0)["duty"][0] == 0:
        did(episode)
    assert episode.observe(0)["phase"].tolist() == [1, 0, 0, 0, 0]
    did(episode, end=1.0)
    assert episode.observe(1)["turn"].tolist() == [1, 0]


def test_a_turn_that_takes_too_long_is_a_fault_and_a_game_is_broken_off() -> None:
    episode = begun(turn_timer=5, max_seconds=6)
    while episode.seat == 0:
        did(episode)
    assert episode.info["faults"] == ("time",)
    while not episode.truncated:
        did(episode)
    assert episode.ticks == 6 * 60


@pytest.mark.parametrize("again", [deepcopy, unpickled])
def test_copies_in_the_middle_of_a_turn_go_on_alike(again: Again) -> None:
    episode = begun(hands=2, cords=True)
    luck = np.random.default_rng(8)
    for _ in range(40):
        episode.act(luck.uniform(-1, 1, len(episode.parts)))
    before, copied = episode.world.fingerprint(), again(episode)
    ways = luck.uniform(-1, 1, (80, len(episode.parts)))
    for way in ways:
        copied.act(way)
    assert episode.world.fingerprint() == before
    for way in ways:
        episode.act(way)
    assert episode.world.fingerprint() == copied.world.fingerprint()
    assert episode.turn is not None
    assert copied.turn is not None
    assert episode.turn.log == copied.turn.log


def test_any_action_is_survived() -> None:
    luck = np.random.default_rng(5)
    episode = begun(boxes="duo+duo", players=4, hands=2, cords=True, max_seconds=3)
    corners = np.array([-1.0, -1 / 3, 0.0, 1 / 3, 1.0])
    for _ in range(300):
        if episode.truncated:
            episode.reset()
        episode.act(luck.choice(corners, len(episode.parts)))
        assert episode.observation_space.contains(episode.observe(episode.seat))
    for nonsense in ([np.nan] * 20, [2.0] * 20, [0.0] * 7, None):
        with pytest.raises(ValueError, match="20 numbers from -1 to 1"):
            episode.act(nonsense)


def test_a_player_has_two_hands() -> None:
    with pytest.raises(ValueError, match="1 or 2 hands, not 3"):
        ControlEpisode(hands=3)


def test_the_option_of_cords_is_not_taken_for_the_right_to_draw_them() -> None:
    laid: Any = "circle"
    with pytest.raises(ValueError, match="whether a hand may draw cords, not 'circle'"):
        ControlEpisode(boxes="duo", cords=laid)
    episode = ControlEpisode({"boxes": "duo", "cords": "circle"})
    assert (episode.options.cords, len(episode.parts)) == (("circle",), 8)

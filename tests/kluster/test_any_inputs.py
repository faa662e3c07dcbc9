"""Whatever hands do, a turn stays a turn: it ends, no stone is lost, and it can be played again."""

from collections.abc import Callable
from contextlib import suppress
from random import Random

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from kluster_scenes import ENGINE, Player, sound, table

from klub.engine.contract import Seat
from klub.engine.errors import Illegal, Malformed
from klub.games.kluster import ASIDE, Played, State, notation
from klub.games.kluster.input import TICKS, Drag, End, Grab, Hand, Input, LetGo, PutBack, Release
from klub.games.kluster.physics.layout import ABSENT
from klub.games.kluster.physics.parameters import EDGE
from klub.games.kluster.turn import Turn

Make = Callable[[], Input]

numbers = st.one_of(
    st.floats(-0.2, 0.2), st.floats(), st.sampled_from([0.0, -0.0, 0.03, 0.12, 2.0, -2.0, 1e300])
)
near = st.floats(-0.18, 0.18)
angles = st.one_of(st.floats(-180, 180), st.floats())
hands = st.sampled_from([0, 0, 1, 1, 2, -1])
stones = st.sampled_from([0, 2, 4, 0, 2, 4, 1, 3, 23, 24, 95, 96, -1])
cords = st.sampled_from([0, 0, 0, 1, 7, 8, -1])
nodes = st.one_of(st.integers(0, 63), st.integers(-2, 70))

inputs: st.SearchStrategy[Make] = st.one_of(
    st.builds(
        lambda *of: lambda: Hand(*of),
        *(hands, stones, near, near, st.floats(0, 0.15), angles, angles, st.booleans()),
    ),
    st.builds(
        lambda *of: lambda: Hand(*of),
        *(hands, stones, numbers, numbers, numbers, angles, angles, st.booleans()),
    ),
    st.builds(lambda hand: lambda: Release(hand), hands),
    st.builds(lambda hand: lambda: PutBack(hand), hands),
    st.builds(lambda cord, node: lambda: Grab(cord, node), cords, nodes),
    st.builds(lambda cord, x, y: lambda: Drag(cord, x, y), cords, near, near),
    st.builds(lambda cord, x, y: lambda: Drag(cord, x, y), cords, numbers, numbers),
    st.builds(lambda cord: lambda: LetGo(cord), cords),
    st.just(End),
)
acts = st.lists(
    st.tuples(st.sampled_from([0, 1, 4, 9, 9, 9, 30]), inputs, st.integers(0, 9)), max_size=60
)

TABLES = st.sampled_from(
    [
        table("1@0,0u 3@60,0u 5@-60,0d 7@0,70d", turn_timer=5),
        table("1@-30,0u 3@110,0e 5@-90,0u", equilibrium="on", turn_timer=5),
        table("1@0,0u 3@60,0u 5@-60,0d", turn_timer=5, contact="stick", drop_outside="fault"),
        table("1@0,0u 3@60,0u 5@-60,0d", turn_timer=5, auto_end="on", tool="one_hand"),
        table("7@0,0u 9@60,0u", ("0 1 2 3 4", "5 6"), mode="expert", turn_timer=5),
        table("1@0,0u 3@60,0u 5@-60,0d", players=5, mode="elimination", turn_timer=5),
        table("1@0,0u 3@60,0u 5@-60,0d", players=1, turn_timer=5, inside="whole_stone"),
        table(players=5, boxes="trio+duo", turn_timer=5),
    ]
)


def whole(turn: Turn) -> None:
    """Everything is where it can be: what lies down stays, what others have stays away."""
    kinds = turn.world.record["kind"].tolist()
    for stone in turn.state.area:
        assert kinds[stone] != ABSENT
    for stone, holder in enumerate(turn.state.holders):
        if holder in (ASIDE, *range(turn.state.options.players)) and stone not in turn.state.stock:
            assert kinds[stone] == ABSENT
    for stone in turn.placed:
        assert kinds[stone] != ABSENT


@settings(max_examples=60, suppress_health_check=[HealthCheck.too_slow])
@given(TABLES, acts)
def test_any_inputs_make_a_turn_that_ends_and_can_be_played_again(
    state: State, acts: list[tuple[int, Make, int]]
) -> None:
    player = Player(state)
    turn = player.turn
    for wait, make, seat in acts:
        player.wait(wait)
        with suppress(Illegal, Malformed):
            turn.do(state.turn if seat else Seat(1 - state.turn), make())
        whole(turn)
    for _ in range(30 * TICKS):
        if turn.over:
            break
        player.wait(1)
        whole(turn)
    result = turn.result
    assert result is not None, "a turn with a timer ends"
    assert turn.restarts == 0
    after = ENGINE.play(state, Played(turn.log))
    assert after.last == result
    assert len(after.holders) == len(state.holders)
    assert set(result.placed).isdisjoint(result.taken)
    sound(after)
    text = notation.write_move(Played(turn.log)) if turn.log else ""
    if text:
        assert notation.move(text) == Played(turn.log)


def test_a_cord_drawn_to_the_edge_of_the_table_is_played_on_with() -> None:
    state = table(players=2, turn_timer=5)
    player = Player(state).do(Grab(0, 16), Drag(0, 0.0, EDGE))
    while not player.turn.over:
        player.wait(1)
    after = ENGINE.play(state, Played(player.turn.log))
    assert max(y for _, y in after.cords[0]) > EDGE - 0.05
    sound(after)


@settings(max_examples=30)
@given(st.integers(0, 2**32), st.sampled_from(["2", "3", "1"]))
def test_random_turns_of_the_engine_keep_every_stone(seed: int, players: str) -> None:
    rng = Random(seed)
    state = ENGINE.start(ENGINE.options({"players": int(players)}), rng)
    for _ in range(4):
        state = ENGINE.play(state, ENGINE.sample(state, rng))
        sound(state)

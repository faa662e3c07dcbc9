"""What compiled code finds after every tick, found again by NumPy from the fields of the world."""

from collections import Counter
from contextlib import suppress
from random import Random

import numpy as np
from kluster_scenes import table

from klub.engine.errors import Illegal
from klub.games.kluster import State
from klub.games.kluster.cause import MOVING
from klub.games.kluster.frame import Frame
from klub.games.kluster.input import Drag, Grab, Hand, Input, LetGo, PutBack, Release
from klub.games.kluster.packed import packed
from klub.games.kluster.physics import World
from klub.games.kluster.physics.layout import ABSENT, FREE
from klub.games.kluster.physics.step import nothing_moves
from klub.games.kluster.pose import Pose, loop
from klub.games.kluster.track import CORD_FINENESS, EVERY, FINENESS, Recorder
from klub.games.kluster.turn import Turn

TABLES = (
    table("1@0,0u 3@60,0u 5@-60,0d 7@0,70d", turn_timer=5),
    table("1@-30,0u 3@110,0e 5@-90,0u", equilibrium="on", turn_timer=5),
    table("1@0,0u 3@60,0u 5@-60,0d", turn_timer=5, contact="stick", drop_outside="fault"),
    table(players=5, boxes="trio+duo", turn_timer=5),
)


class Witness:
    """Somebody who sees every frame of a turn, and makes frames and a track of their own."""

    def __init__(self, turn: Turn) -> None:
        self.turn = turn
        self.shown, self.kept = fields(turn.world), whole(turn.world)
        self.numbers: list[int] = []
        self.sampled = 0

    def frame(self) -> Frame:
        """What has changed since the last frame."""
        world, before, now = self.turn.world, self.shown, fields(self.turn.world)
        self.shown = now
        differs = [(now[name] != before[name]).reshape(len(now[name]), -1).any(1) for name in now]
        here, was = now["kind"] != ABSENT, before["kind"] != ABSENT
        stones = np.flatnonzero(here & (differs[0] | differs[1] | differs[2])).tolist()
        return Frame(
            self.turn.ticks,
            {stone: Pose.of(world, stone) for stone in stones},
            tuple(np.flatnonzero(was & ~here).tolist()),
            {cord: loop(world.cord(cord)) for cord in np.flatnonzero(differs[3]).tolist()},
            self.turn.happened,
        )

    def sample(self) -> None:
        """Keep what has changed since the last sample."""
        (was, stones, cords), now = self.kept, whole(self.turn.world)
        self.kept = now
        moved = np.flatnonzero(now[0] & (now[1] != stones).any(1)).tolist()
        gone = np.flatnonzero(was & ~now[0]).tolist()
        drawn = np.flatnonzero((now[2] != cords).any(1)).tolist()
        if moved or gone or drawn:
            self.numbers += [self.turn.ticks - self.sampled, len(moved)]
            for stone in moved:
                self.numbers += [stone, *(now[1] - stones)[stone].tolist()]
            self.numbers += [len(gone), *gone, len(drawn)]
            for cord in drawn:
                self.numbers += [cord, *(now[2] - cords)[cord].tolist()]
            self.sampled = self.turn.ticks


def fields(world: World) -> dict[str, np.ndarray[tuple[int, ...], np.dtype[np.float64]]]:
    return {name: world.record[name].copy() for name in ("kind", "place", "turn", "node")}


def whole(
    world: World,
) -> tuple[
    np.ndarray[tuple[int], np.dtype[np.bool_]],
    np.ndarray[tuple[int, int], np.dtype[np.int64]],
    np.ndarray[tuple[int, int], np.dtype[np.int64]],
]:
    """Which stones are there, how all lie, and how the cords do, as a track has them."""
    m, count = world.record, len(world.stones)
    here = m["kind"][:count] != ABSENT
    stones = np.rint(np.hstack([m["place"], m["turn"]])[:count] * FINENESS) * here[:, None]
    cords = np.rint(m["node"][: m["cords"]] * CORD_FINENESS).reshape(m["cords"], -1)
    return here, stones.astype(np.int64), cords.astype(np.int64)


def asked(world: World) -> None:
    """Every question of a tick has the answer that the fields give."""
    m = world.record
    restless = (m["kind"] == FREE) & (m["awake"] == 1)
    assert world.at_rest == (not restless.any() and not m["node_speed"].any())
    assert world.still == nothing_moves(m)
    assert world.eventful == bool(world.touches() or world.left())
    fast = restless & (np.linalg.norm(m["speed"], axis=1) >= MOVING)
    assert world.movers(MOVING) == np.flatnonzero(fast).tolist()


def acts(luck: Random, state: State) -> list[tuple[Input, int]]:
    """What restless hands do, and for how many ticks they then wait."""

    def place() -> float:
        return luck.uniform(-0.12, 0.12)

    found: list[tuple[Input, int]] = []
    for _ in range(12):
        hand, cord = luck.randrange(2), luck.randrange(len(state.cords))
        stone = luck.choice(state.stock[:3])
        match luck.randrange(5):
            case 0:
                found += [(Hand(hand, stone, place(), place(), luck.uniform(0, 0.15)), 12)]
            case 1:
                found += [(Hand(hand, stone, place(), place(), 0.02), 25), (Release(hand), 20)]
            case 2:
                found += [(PutBack(hand), 1)]
            case 3:
                found += [(Grab(cord, luck.randrange(64)), 1)]
                found += [(Drag(cord, 2 * place(), 2 * place()), 40)]
            case 4:
                found += [(LetGo(cord), 30)]
    return found


def witnessed(state: State, luck: Random) -> Counter[str]:
    """Play a turn, and compare everything; what was to be seen in it."""
    turn = Turn(state)
    witness, recorder, seen = Witness(turn), Recorder(turn.world), Counter[str]()
    inputs = acts(luck, state)
    while not turn.over:
        one, ticks = inputs.pop(0) if inputs else (None, 1)
        if one is not None:
            with suppress(Illegal):
                turn.do(turn.seat, one)
        for _ in range(ticks):
            if turn.over:
                break
            frame = turn.tick()
            if turn.restarts:
                return seen  # all is shown anew to whoever looks
            assert frame == witness.frame()
            if turn.ticks % EVERY == 0:
                recorder.sample(turn.world, turn.ticks)
                witness.sample()
            asked(turn.world)
            world = turn.world
            seen["moved"] += bool(world.movers(MOVING))
            seen["gone"] += bool(frame.gone)
            seen["drawn"] += bool(frame.cords)
            seen["touched"] += bool(world.touches())
            seen["left"] += bool(world.left())
            seen["still"] += world.still
            seen["rests, not still"] += world.at_rest and not world.still
    assert turn.result is not None
    assert recorder.track() == packed(witness.numbers)
    seen["fault"] += turn.result.fault
    return seen


def test_a_tick_finds_what_the_fields_of_the_world_say() -> None:
    seen = Counter[str]()
    for seed in range(10):
        for number, state in enumerate(TABLES):
            seen += witnessed(state, Random(f"{seed} {number}"))
    kinds = ("moved", "gone", "drawn", "touched", "left", "still", "rests, not still", "fault")
    assert set(kinds) == set(seen), "the turns show everything that there is to see"

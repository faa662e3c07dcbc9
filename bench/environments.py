"""Moves a second on one core, at random: klub's environments and those of its peers.

Everybody runs in this one process, which is bound to one core before anything else is loaded.
They take turns, and the best of several rounds counts, in seconds of processor time, so that a
busy machine harms none more than the others. A move is counted from choosing it to having
played it; games that have ended are begun anew, and that counts too.
"""

import argparse
import json
import os
import random
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from importlib.util import find_spec
from typing import Any

Work = Callable[[], int]
"""Plays for a while; how many moves that were."""

SIZES = (64, 256, 1024, 4096, 16384)
"""Games in a batch."""
PEER_SIZES = (256, 1024, 4096)
KLUSTER = {"boxes": "duo"}
UNDER_WAY = 20
"""Turns after which tables of Kluster are as full as they usually are."""
STEPS = 64
"""Moves in each game of a batch before the clock is looked at again."""


Works = Callable[[], dict[str, Work]]
"""By name; called when it is their turn, so that only then their library is loaded."""


@dataclass(frozen=True, slots=True)
class Peer:
    """An environment of others, and how many times its speed klub should have."""

    name: str
    package: str
    target: float
    works: Works


@dataclass(frozen=True, slots=True)
class Race:
    """Environments that are measured together; the best row of each counts."""

    title: str
    works: Works
    needs: str | None = None
    """The package without which klub's own environment is not there."""
    peers: tuple[Peer, ...] = ()


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=5, help="default: 5")
    parser.add_argument("--seconds", type=float, default=0.5, help="a turn takes (default: 0.5)")
    parser.add_argument("--only", help="only races with this in their title")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    chosen = parser.parse_args()
    bind()
    told = {}
    for race in races():
        if chosen.only and chosen.only not in race.title:
            continue
        if race.needs and find_spec(race.needs) is None:
            print(f"{race.title}: {race.needs} is not installed", file=sys.stderr)
            continue
        told[race.title] = row = run(race, chosen.rounds, chosen.seconds)
        if not chosen.json:
            show(race, row)
    if chosen.json:
        print(json.dumps(told))
    return 0


def bind() -> None:
    """One core, and no more threads than that, whatever library would like to have them."""
    if sys.platform == "linux":
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    os.environ |= {
        "JAX_PLATFORMS": "cpu",
        "OMP_NUM_THREADS": "1",
        "OPENBLAS_NUM_THREADS": "1",
        "XLA_FLAGS": "--xla_cpu_multi_thread_eigen=false",
    }


def races() -> list[Race]:
    """What is measured."""
    connect_four = Peer("connect_four_v3", "pettingzoo", 5, connect_four_works)
    go = Peer("OpenSpiel, go 9×9", "pyspiel", 15, go_works)
    othello = Peer("Pgx, othello", "pgx", 1, othello_works)
    return [
        Race("One game, by PettingZoo", clustered_works, "pettingzoo", (connect_four,)),
        Race("Many games", batch_works, None, (go, othello)),
        Race("Kluster, the box duo, stone by stone", kluster_works),
    ]


def run(race: Race, rounds: int, seconds: float) -> dict[str, dict[str, float]]:
    """The moves a second of each row, and how the best of klub stands to the best of each peer."""
    peers = [peer for peer in race.peers if find_spec(peer.package)]
    works = [race.works(), *(peer.works() for peer in peers)]
    best = [dict.fromkeys(rows, 0.0) for rows in works]
    for _ in range(rounds):
        for rows, fastest in zip(works, best, strict=True):
            for name, work in rows.items():
                fastest[name] = max(fastest[name], speed(work, seconds))
    ours = max(best[0].values())
    return {
        "moves a second": {name: round(value) for rows in best for name, value in rows.items()},
        "ratios": {
            peer.name: round(ours / max(rows.values()), 2)
            for peer, rows in zip(peers, best[1:], strict=True)
        },
    }


def speed(work: Work, seconds: float) -> float:
    """Moves a second of processor time."""
    begun, moves, spent = time.process_time(), 0, 0.0
    while spent < seconds:
        moves += work()
        spent = time.process_time() - begun
    return moves / spent


def show(race: Race, row: dict[str, dict[str, float]]) -> None:
    """Print a race as a table."""
    print(f"{race.title}: random moves a second on one core")
    for name, value in row["moves a second"].items():
        print(f"  {name:<56}{value:>12,}")
    for peer in race.peers:
        name = f"klub / {peer.name}, at their best"
        ratio = row["ratios"].get(peer.name, f"no {peer.package}")
        print(f"  {name:<56}{ratio:>12}  (target: {peer.target})")
    sys.stdout.flush()


def clustered_works() -> dict[str, Work]:
    """Clustered for PettingZoo."""
    from klub.research.pettingzoo import klub_clustered_v0

    return {"klub_clustered_v0": partial(one_episode, klub_clustered_v0.env())}


def connect_four_works() -> dict[str, Work]:
    """A game of PettingZoo's own, driven by the same lines."""
    from pettingzoo.classic import connect_four_v3

    return {"connect_four_v3": partial(one_episode, connect_four_v3.env())}


def one_episode(env: Any) -> int:
    """A game of a PettingZoo environment, each agent choosing at random out of its mask."""
    import numpy as np

    env.reset(seed=random.getrandbits(31))
    moves = 0
    for _ in env.agent_iter():
        observation, _, termination, truncation, _ = env.last()
        if termination or truncation:
            env.step(None)
            continue
        # NumPy finds what is true many times faster than what is not zero.
        legal = observation["action_mask"].view(np.bool_).nonzero()[0]
        env.step(random.choice(legal))
        moves += 1
    return moves


def batch_works() -> dict[str, Work]:
    """Batches of klub: actions by the kernel or by NumPy, with and without a look."""
    from klub.research.batch import ClusteredBatch

    works: dict[str, Work] = {}
    for size in SIZES:
        batch = ClusteredBatch(size)
        works[f"ClusteredBatch({size}): sample, step"] = partial(sampled, batch)
    for size in (256, 4096):
        batch = ClusteredBatch(size)
        works[f"ClusteredBatch({size}): legal, choice by NumPy, step"] = partial(listed, batch)
        works[f"ClusteredBatch({size}): sample, step, observe"] = partial(observed, batch)
    return works


def sampled(batch: Any) -> int:
    """The kernel chooses."""
    for _ in range(STEPS):
        batch.step(batch.sample())
    return STEPS * len(batch)


def listed(batch: Any) -> int:
    """All legal actions are listed, and NumPy takes one of each game."""
    import numpy as np

    luck = np.random.default_rng()
    for _ in range(STEPS):
        offsets, actions = batch.legal()
        picked = offsets[:-1] + (luck.random(len(batch)) * np.diff(offsets)).astype(np.int64)
        batch.step(actions[picked])
    return STEPS * len(batch)


def observed(batch: Any) -> int:
    """The kernel chooses, and every position is written out for a learner, mask and all."""
    out = batch.observe()
    for _ in range(STEPS):
        batch.step(batch.sample())
        batch.observe(out)
    return STEPS * len(batch)


def go_works() -> dict[str, Work]:
    """Go on a small board, whose rules are C++, one game after the other."""
    import pyspiel

    return {
        "OpenSpiel, go 9×9 in C++, from Python": partial(
            one_go, pyspiel.load_game("go(board_size=9)")
        )
    }


def one_go(game: Any) -> int:
    """A game of OpenSpiel."""
    state, moves = game.new_initial_state(), 0
    while not state.is_terminal():
        state.apply_action(random.choice(state.legal_actions()))
        moves += 1
    return moves


def othello_works() -> dict[str, Work]:
    """Othello in several sizes of batches."""
    return {f"Pgx, othello, {size} games in a compiled scan": othello(size) for size in PEER_SIZES}


def othello(size: int) -> Work:
    """A batch of Pgx: choices, moves and new games in one compiled loop, as its authors advise."""
    import jax
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make("othello")
    step = jax.vmap(auto_reset(env.step, env.init))

    def move(state: Any, key: Any) -> tuple[Any, None]:
        choosing, dealing = jax.random.split(key)
        scores = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
        actions = jax.random.categorical(choosing, scores, axis=1)
        return step(state, actions, jax.random.split(dealing, size)), None

    def scan(state: Any, key: Any) -> Any:
        return jax.lax.scan(move, state, jax.random.split(key, STEPS))[0]

    moves = jax.jit(scan)
    held = [jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), size))]
    keys = iter(range(1, 1 << 30))

    def work() -> int:
        held[0] = moves(held[0], jax.random.PRNGKey(next(keys)))
        held[0].current_player.block_until_ready()
        return STEPS * size

    work()  # compiles it
    return work


def kluster_works() -> dict[str, Work]:
    """Random placements, by a batch and by the engine; refused ones are tried but not counted."""
    from klub.research.batch import KlusterBatch

    batches = {size: KlusterBatch(size, KLUSTER) for size in (1, 16, 64)}
    for batch in batches.values():
        # The first turns are the cheapest, and a large batch would be measured in no others.
        for _ in range(UNDER_WAY):
            placed(batch)
    works: dict[str, Work] = {
        f"KlusterBatch({size}): sample, step": partial(placed, batches[size]) for size in (16, 64)
    }
    return works | {"the engine, turn by turn": partial(engine_placed, batches[1])}


def placed(batch: Any) -> int:
    """A stone at every table."""
    batch.step(batch.sample())
    return int((batch.refused == 0).sum())


def engine_placed(batch: Any) -> int:
    """The same at one table, whose placements the batch only proposes."""
    from klub.engine.errors import Illegal
    from klub.games.kluster import Kluster
    from klub.games.kluster.plan import Placement, Plan
    from klub.research.batch.kluster.placements import FACES

    stone, x, y, yaw, face = batch.sample()[0].tolist()
    plan = Plan((Placement(int(stone), x, y, yaw, FACES[int(face)]),))
    engine = Kluster()
    try:
        state = engine.play(batch.state(0), plan)
    except Illegal:
        return 0
    if engine.to_move(state) is None:
        batch.reset()
    else:
        batch.load(0, state)
    return 1


if __name__ == "__main__":
    sys.exit(main())

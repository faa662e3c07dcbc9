"""Tables of Kluster side by side: their worlds in one array, and the rules between turns."""

from collections.abc import Mapping
from copy import deepcopy
from dataclasses import replace
from operator import index
from typing import Any, Self

import numpy as np
from numpy.typing import ArrayLike, NDArray

from klub.engine.contract import Json
from klub.games.kluster import Options, State, rules
from klub.games.kluster.box import stone_count
from klub.games.kluster.engine import Kluster
from klub.games.kluster.physics import World
from klub.games.kluster.physics.layout import settled
from klub.games.kluster.physics.parameters import NODES
from klub.research.batch.anew import anew
from klub.research.batch.kluster.brisk import Brisk
from klub.research.batch.kluster.passage import lie
from klub.research.batch.threads import Threads
from klub.research.kluster import reward as rewards
from klub.research.kluster.episode import agreed
from klub.table.seed import Luck, numbered_seed

GAME = Kluster()
CAUSES = ("none", "touch", "exit", "drop", "time")
"""What a turn was lost by, as `faults` numbers it: see `klub.games.kluster.Incident`."""
NOBODY = -1


class Tables:
    """What both levels share: games, turns, rewards, and the arrays that tell of them."""

    def __init__(
        self,
        tables: int,
        options: Mapping[str, Json] | Options | None = None,
        *,
        seed: int = 0,
        threads: int = 1,
        reward: str = "outcome",
        auto_reset: bool = True,
    ) -> None:
        if index(tables) < 1:
            raise ValueError(f"tables is how many to play at, 1 or more, not {tables}")
        self.options = agreed(options, {})
        self.reward = rewards.known(reward)
        self.auto_reset = auto_reset
        players, stones = self.options.players, stone_count(self.options.boxes)
        self.stones = stones
        """How many a game has; they are numbered box after box."""
        self.rewards = np.zeros((tables, players), np.float32)
        """What the last step was worth to each seat."""
        self.done = np.zeros(tables, np.bool_)
        """Which games the last step ended; without ``auto_reset``, which are over."""
        self.turn = np.zeros(tables, np.int8)
        """Whose turn it is."""
        self.counts = np.zeros((tables, players), np.int8)
        """How many stones each seat holds."""
        self.stock = np.zeros((tables, stones), np.int8)
        """1 for every stone that the seat to move may place."""
        self.fallen = np.zeros(tables, np.int8)
        """In Equilibrium the stone that has to be stood up again, or -1."""
        self.faults = np.zeros((tables, 2), np.int8)
        """What the last step lost: how many stones a fault took, and by which of `CAUSES`."""
        self.turns = np.zeros(tables, np.int32)
        """Turns taken in the present game."""
        self.final = np.zeros((tables, players), np.int16)
        """The total of each seat in the last game that ended."""
        self.won = np.zeros((tables, players), np.bool_)
        """Who won that game, or shared the win."""
        self.games = np.zeros(tables, np.int64)
        """How many games were begun so far, the present ones included."""
        self._threads = Threads(threads)
        self.seed = _kept(seed)
        start = GAME.start(self.options, Luck(numbered_seed(str(seed), 0)))
        self.records = settled(np.repeat(start.world().records, tables))
        """The worlds, as `kluster.physics.layout` describes them; look, but do not write."""
        self._blank = self.records.copy()
        self._turns = [Brisk(start, self._world(n, start)) for n in range(tables)]
        self._prepare()
        self.reset(seed=seed)

    def _prepare(self) -> None:
        """Make what else a level needs, before the first games begin."""

    def __len__(self) -> int:
        return len(self.records)

    # --- Views of the worlds: they change with every step, and are never copied.

    @property
    def places(self) -> NDArray[np.float64]:
        """Where the middle of each stone is, in m: (tables, stones, 3). Absent ones are far off."""
        return self._field("place")

    @property
    def quaternions(self) -> NDArray[np.float64]:
        """How each stone is turned: (tables, stones, 4), w first."""
        return self._field("turn")

    @property
    def speeds(self) -> NDArray[np.float64]:
        """m/s: (tables, stones, 3)."""
        return self._field("speed")

    @property
    def spins(self) -> NDArray[np.float64]:
        """rad/s: (tables, stones, 3)."""
        return self._field("spin")

    @property
    def axes(self) -> NDArray[np.float64]:
        """Half the length, width and height of each stone, in m: (tables, stones, 3)."""
        return self._field("axes")

    @property
    def kinds(self) -> NDArray[np.int8]:
        """0 in a stock, 1 on the table or falling, 2 in a hand: (tables, stones)."""
        return self._field("kind")

    @property
    def nodes(self) -> NDArray[np.float64]:
        """The points of the cords in m: (tables, cords, 2, points), x before y."""
        return self._shown("node", len(self.options.boxes))

    def _field(self, name: str) -> NDArray[Any]:
        return self._shown(name, self.stones)

    def _shown(self, name: str, number: int) -> NDArray[Any]:
        """The first ones of a part of each world, which nobody can write to."""
        view: NDArray[Any] = self.records[name][:, :number]
        view.flags.writeable = False
        return view

    # --- Games

    def reset(self, which: ArrayLike | None = None, *, seed: int | None = None) -> None:
        """Begin all games anew, or those that ``which`` says; with a seed, all from the first."""
        chosen = anew(which, seed, len(self), "tables")
        if seed is not None:
            self.seed = _kept(seed)
            self.games[:] = 0
            self._rng = np.random.default_rng([self.seed])
        self.rewards[chosen], self.done[chosen], self.faults[chosen] = 0, False, 0
        for n in np.flatnonzero(chosen).tolist():
            self._begin(n)

    def state(self, table: int) -> State:
        """The game at a table as the engine tells it, before the turn that is under way."""
        return self._turns[table].state

    def load(self, table: int, state: State) -> None:
        """Go on at a table from a state of the engine with the same options."""
        if state.options != self.options:
            raise ValueError("a state that is loaded has the options of the batch")
        self.done[table] = state.over
        self._set_out(range(len(self))[table], state)

    def copy(self) -> Self:
        """The same tables again, to be played on apart."""
        return deepcopy(self)

    def __getstate__(self) -> dict[str, Any]:
        # The turns bring their worlds along.
        return {name: value for name, value in vars(self).items() if name != "records"}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        vars(self).update(kept)
        self._blank = settled(self._blank)
        self.records = settled(np.concatenate([turn.world.records for turn in self._turns]))
        for n, turn in enumerate(self._turns):
            turn.world = self._world(n, turn.state)

    def _world(self, n: int, state: State) -> World:
        """The part of the array that is the world of a table."""
        return World(self.records[n : n + 1], state.stones)

    def _begin(self, n: int) -> None:
        """The next game at a table."""
        seed = numbered_seed(f"{self.seed}/{n}", int(self.games[n]))
        self.games[n] += 1
        self._set_out(n, GAME.start(self.options, Luck(seed)))

    def _set_out(self, n: int, state: State) -> None:
        """Put the stones of a game beside a table, and lay it."""
        bare = replace(state, poses=(None,) * self.stones)
        self._blank[n] = bare.world().records[0]
        self._take_up(n, state)

    def _take_up(self, n: int, state: State) -> None:
        """Lay a table as a state tells it, and begin the next turn, if there is one."""
        self.records[n] = self._blank[n]
        world = self._world(n, state)
        lies = np.array([pose is not None for pose in state.poses])
        places, turned = np.zeros((self.stones, 3)), np.zeros((self.stones, 4))
        for stone, pose in enumerate(state.poses):
            if pose is not None:
                places[stone], turned[stone] = pose
        nodes = np.array(state.cords).reshape(-1, NODES, 2).transpose(0, 2, 1).copy()
        lie(world.records, lies, places, turned, nodes)
        self._turns[n] = self._ended(state, world) if state.over else Brisk(state, world)
        self._tell(n)

    def _ended(self, state: State, world: World) -> Brisk:
        """A turn that nobody can take: it only says how the game ended."""
        turn = Brisk(replace(state, over=False), world)
        turn.state = state
        return turn

    def _conclude(self, n: int) -> None:
        """After a turn: what comes of it, and the next turn or the next game."""
        turn = self._turns[n]
        assert turn.result is not None
        result, state = turn.result, rules.after(turn.state, turn.result)
        if result.fault:
            self.faults[n] = len(result.taken), CAUSES.index(result.incidents[0].kind)
        if self.reward == "shaped":
            self.rewards[n, result.seat] = rewards.of_turn(result, self.stones)
        if outcome := GAME.outcome(state):
            self.rewards[n] += np.array(rewards.final(outcome, self.stones), np.float32)
            self.final[n] = [score["total"] for score in outcome.scores]
            self.won[n] = [seat in outcome.winners for seat in range(self.options.players)]
            self.done[n] = True
        if state.over and self.auto_reset:
            self._begin(n)
        else:
            self._take_up(n, state)

    def _tell(self, n: int) -> None:
        """Write what the arrays say of a table."""
        turn, state = self._turns[n], self._turns[n].state
        down = turn.placed
        self.turn[n], self.turns[n] = state.turn, state.turns
        self.counts[n] = state.counts
        self.stock[n] = 0
        fallen = turn.fallen
        self.fallen[n] = NOBODY if fallen is None else fallen
        if state.options.mode != "elimination":
            self.counts[n, state.turn] -= len(down)
        if fallen is not None:
            self.stock[n, fallen] = 1
        elif not state.over:
            self.stock[n, [stone for stone in state.stock if stone not in down]] = 1


def _kept(seed: int) -> int:
    """``seed``, if it is one."""
    if not isinstance(seed, int | np.integer) or seed < 0:
        raise ValueError(f"seed is a whole number, 0 or more, not {seed!r}")
    return int(seed)

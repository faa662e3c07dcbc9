"""Many games of Clustered, one action in each a call: docs/envs/clustered-batch.md."""

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from klub.engine.contract import Json
from klub.games.clustered import Options
from klub.games.clustered.kernel import batch
from klub.games.clustered.kernel.actions import action_size, spots_of
from klub.games.clustered.kernel.batch import DRAWN, NOTHING, ROTATE, SAME, WAIT
from klub.games.clustered.kernel.code import side_of
from klub.games.clustered.kernel.layout import OVER, settled
from klub.games.clustered.kernel.observe import Observation, blank_board, shapes
from klub.research.batch.anew import anew
from klub.research.batch.threads import Threads
from klub.research.clustered import refused, rewards
from klub.research.clustered.deal import agreed, undealt

BEGINS = {"rotate": ROTATE, "random": DRAWN}
NO_CARD = 255


class ClusteredBatch:
    """Independent games with the same options, each dealt anew when it has ended.

    All luck follows from ``seed``, whatever the number of ``threads``; 0 is all cores.
    """

    def __init__(
        self,
        games: int,
        options: Mapping[str, Json] | Options | None = None,
        *,
        seed: int = 0,
        threads: int = 1,
        reward: str = "outcome",
        auto_reset: bool = True,
    ) -> None:
        if not isinstance(games, int | np.integer) or games < 1:
            raise ValueError(f"games is how many to play at a time, 1 or more, not {games!r}")
        self.options = agreed(options, {})
        self.reward = rewards.known(reward)
        self.auto_reset = auto_reset
        self.action_size = action_size(self.options)
        """Actions are numbered from 0 up to this."""
        self.spots = spots_of(self.options)
        self.shapes = shapes(self.options)
        """The type and shape of each array that one game adds to what `observe` returns."""
        self._threads = Threads(threads)
        self._blank = blank_board(self.options)
        self._root = settled(undealt(self.options).copy())
        self._records = settled(np.repeat(self._root, games))
        players = self.options.players
        self.rewards = np.zeros((games, players), np.float32)
        """What the last step was worth to each seat."""
        self.done = np.zeros(games, np.bool_)
        """Which games the last step ended; without ``auto_reset``, which are over."""
        self.final = np.zeros((games, players), np.int16)
        """The points of each seat in the last game that ended."""
        self.won = np.zeros((games, players), np.bool_)
        """Who won that game, or shared the win."""
        self.dealt = np.zeros(games, np.int64)
        """How many games were dealt so far, the present ones included."""
        self._actions = np.zeros(games, np.int32)
        self._known = np.full(games, NOTHING, np.int32)
        self._seed = _kept(seed)
        self.reset()

    def __len__(self) -> int:
        return len(self._records)

    def reset(self, which: ArrayLike | None = None, *, seed: int | None = None) -> None:
        """Deal all games anew, or those that ``which`` says; with a seed, all from the first on."""
        chosen = anew(which, seed, len(self), "games")
        if seed is not None:
            self._seed = _kept(seed)
            self.dealt[:] = 0
        luck = (self._root, BEGINS.get(self.options.starter, SAME), self._seed, self.dealt)
        self._each(batch.deal_range, chosen, *luck)
        self._known[:] = NOTHING
        self.rewards[chosen] = 0
        self.done[chosen] = False

    def step(self, actions: ArrayLike) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
        """Do one action in each game: `rewards` and `done`, which the next step writes over.

        In a game that is over the action is -1. `ValueError` names the game in which the action
        is not legal, and then nothing is done in any game.
        """
        chosen = self._numbers(actions)
        wrong = self._each(batch.check_range, chosen, self._known)
        if max(wrong) >= 0:
            raise ValueError(self._objection(next(game for game in wrong if game >= 0), chosen))
        self._each(
            batch.step_range,
            chosen,
            self._known,
            rewards.KINDS.index(self.reward),
            self.rewards,
            self.done,
            self.final,
            self.won,
            self.auto_reset,
            self._root,
            BEGINS.get(self.options.starter, SAME),
            self._seed,
            self.dealt,
        )
        return self.rewards, self.done

    def sample(self) -> NDArray[np.int32]:
        """A random legal action for each game; the next call writes over them."""
        self._each(batch.sample_range, self._actions, self._known)
        return self._actions

    def legal(self) -> tuple[NDArray[np.int64], NDArray[np.int32]]:
        """Every legal action: those of game n are ``actions[offsets[n]:offsets[n + 1]]``."""
        offsets = np.zeros(len(self) + 1, np.int64)
        self._each(batch.count_range, offsets)
        np.cumsum(offsets, out=offsets)
        actions = np.empty(offsets[-1], np.int32)
        self._each(batch.legal_range, offsets, actions)
        return offsets, actions

    def mask(self, out: NDArray[np.int8] | None = None) -> NDArray[np.int8]:
        """1 for each legal action of each game, 0 for the others; written to ``out`` if given."""
        shape = (len(self), self.action_size)
        mask = np.empty(shape, np.int8) if out is None else _fitting("out", out, np.int8, shape)
        self._each(batch.mask_range, mask)
        return mask

    def observe(self, out: Observation | None = None) -> Observation:
        """What the seats to move see, the mask included; written to ``out`` if given."""
        kinds = {name: (kind, (len(self), *rest)) for name, (kind, rest) in self.shapes.items()}
        if out is None:
            out = {name: np.empty(shape, kind) for name, (kind, shape) in kinds.items()}
        if out.keys() != kinds.keys():
            raise ValueError(f"out has {', '.join(kinds)}, not {', '.join(out) or 'nothing'}")
        arrays = [_fitting(name, out[name], *kind) for name, kind in kinds.items()]
        self._each(batch.observe_range, self._blank, *arrays)
        return out

    @property
    def turn(self) -> NDArray[np.int64]:
        """The seat to move in each game."""
        return self._shown("turn")

    @property
    def phase(self) -> NDArray[np.int64]:
        """0 opening, 1 turn, 2 drop, 3 over."""
        return self._shown("phase")

    @property
    def board(self) -> NDArray[np.uint16]:
        """The cells of each game as the kernel holds them, row by row; the page tells the codes."""
        side = side_of(self._records[0])
        return self._shown("cell").reshape(len(self), side, side)

    @property
    def spots_used(self) -> NDArray[np.int64]:
        """How many spots, counted from 0, there are in each game now."""
        return self._shown("slots")

    @property
    def places(self) -> NDArray[np.uint16]:
        """The cell of each spot, ``row * side + column`` in `board`."""
        return self._shown("place")[:, : self.spots]

    @property
    def fits(self) -> NDArray[np.uint32]:
        """For each spot a bit for each card that fits there."""
        return self._shown("fits")[:, : self.spots]

    @property
    def hand(self) -> NDArray[np.uint8]:
        """The cards of each seat to move, in no order, 255 where there are fewer; a copy."""
        games, turn = np.arange(len(self)), self._records["turn"]
        hand: NDArray[np.uint8] = self._records["hand"][games, turn]
        sizes = self._records["hand_size"][games, turn]
        hand[np.arange(hand.shape[1]) >= sizes[:, None]] = NO_CARD
        return hand

    @property
    def records(self) -> NDArray[np.void]:
        """Everything as the kernel holds it, all hidden cards and the luck included."""
        return self._shown(...)

    def copy(self) -> "ClusteredBatch":
        """The same games again, to be played on apart."""
        other = object.__new__(ClusteredBatch)
        other.__setstate__(vars(self))
        return other

    def __setstate__(self, state: Mapping[str, Any]) -> None:
        # What was sent may be read-only or have a dtype of its own, for which there is no code.
        for name, value in state.items():
            setattr(self, name, value.copy() if isinstance(value, np.ndarray) else value)
        self._root, self._records = settled(self._root), settled(self._records)
        self._blank = blank_board(self.options)

    def _shown(self, field: Any) -> NDArray[Any]:
        """A part of the records that nobody can write to."""
        view: NDArray[Any] = self._records[field]
        view.flags.writeable = False
        return view

    def _each(self, work: Callable[..., Any], *arguments: object) -> list[Any]:
        """Call a function of the kernel for all games, by all threads."""
        return self._threads.run(
            len(self), lambda first, end: work(self._records, first, end, *arguments)
        )

    def _numbers(self, actions: ArrayLike) -> NDArray[np.int32]:
        """``actions`` as the kernel takes them; no copy if they are so already."""
        given = np.asarray(actions)
        if given.shape != (len(self),) or given.dtype.kind not in "iu":
            raise ValueError(
                f"actions is a whole number for each of {len(self)} games, "
                f"not {given.dtype} of shape {given.shape}"
            )
        if given.dtype != np.int32:
            # A number too large for the kernel is as little legal as -2, and must not be cut off.
            able = (given >= WAIT) & (given < self.action_size)
            if not able.all():
                number = int(np.argmin(able))
                raise ValueError(self._objection(number, given))
        elif given.flags.c_contiguous and given.flags.writeable:
            return given
        return np.array(given, np.int32)

    def _objection(self, number: int, actions: NDArray[Any]) -> str:
        """Why the action in one game is not accepted."""
        action, record = int(actions[number]), self._records[number]
        if record["phase"] == OVER:
            return f"game {number} is over: it takes {WAIT}, not {action}"
        if not 0 <= action < self.action_size:
            return f"an action is from 0 to {self.action_size - 1}, not {action} in game {number}"
        reason = refused.sentence(refused.reason(self.options, record, action))
        return f"action {action} is not legal in game {number}: {reason}"


def _kept(seed: int) -> np.uint64:
    """``seed`` as the kernel takes it."""
    if not isinstance(seed, int | np.integer) or not 0 <= seed < 1 << 64:
        raise ValueError(f"seed is a whole number from 0 to 2**64 - 1, not {seed!r}")
    return np.uint64(seed)


def _fitting(
    name: str, array: NDArray[Any], kind: type[np.generic], shape: tuple[int, ...]
) -> NDArray[Any]:
    """``array``, if the kernel can write into it."""
    if array.dtype == kind and array.shape == shape:
        if array.flags.c_contiguous and array.flags.writeable:
            return array
        raise ValueError(f"{name} is contiguous and can be written to")
    raise ValueError(
        f"{name} is {np.dtype(kind)} of shape {shape}, not {array.dtype} of shape {array.shape}"
    )

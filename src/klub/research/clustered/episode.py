"""One game of Clustered after the other, for learners: actions in, observations and rewards out."""

import secrets
from collections.abc import Iterator, Mapping, Sequence
from operator import index
from typing import Any

import numpy as np
from numpy.typing import NDArray

from klub.engine.contract import Json, Outcome, Seat
from klub.games.clustered import Clustered, Options, State, View
from klub.games.clustered.kernel import PARTS, Games
from klub.games.clustered.kernel.actions import action_of_move, action_size
from klub.games.clustered.kernel.code import (
    Frame,
    cell_number,
    move_number,
    move_of,
    side_of,
    unpack,
)
from klub.games.clustered.kernel.layout import settled
from klub.games.clustered.kernel.observe import blank_board, shapes
from klub.games.clustered.notation import Play
from klub.games.clustered.options import rematch
from klub.games.clustered.state import Lay, Move
from klub.games.clustered.view import view
from klub.research.clustered import refused, rewards
from klub.research.clustered.deal import agreed, copied, dealt
from klub.research.clustered.step import GAIN, MOVE, NOBODY, SEAT, act, answer, see
from klub.table import Record, Table
from klub.table.seed import numbered_seed

Observation = dict[str, NDArray[Any]]


class Episode:
    """A game under way, and the next after it: everything follows from the seed.

    ``options`` are those of the game, as a mapping or as keywords.
    """

    options: Options
    number: int
    """How many games of the series came before this one."""
    seat: int | None
    """Who is to move, or nobody once the game is over."""
    outcome: Outcome | None
    """Points and winners, once the game is over."""

    def __init__(
        self,
        options: Mapping[str, Json] | Options | None = None,
        *,
        reward: str = "outcome",
        seed: int | None = None,
        **more: Json,
    ) -> None:
        self._prepare(agreed(options, more), rewards.known(reward))
        self.reset(secrets.randbits(64) if seed is None else seed)

    def _prepare(self, options: Options, reward: str) -> None:
        self.reward = reward
        self.first = options
        """The options of the first game of a series; in later ones another seat may begin."""
        self.players = options.players
        self.actions = action_size(options)
        """How many actions there are."""
        kinds, self._shapes = zip(*shapes(options).values(), strict=True)
        self._names, self._kinds = tuple(shapes(options)), tuple(map(np.dtype, kinds))
        self._blank = blank_board(options)

    def reset(self, seed: int | None = None) -> None:
        """Deal the next game, or the first of those that follow from ``seed``."""
        if seed is None:
            self.options, self.number = rematch(self.options), self.number + 1
        else:
            self.options, self.number, self.series = self.first, 0, index(seed)
        self.seed = numbered_seed(str(self.series), self.number)
        """The seed of this game, as its record reveals it."""
        self.games = dealt(self.options, self.seed)
        """The game as the kernel holds it, hidden cards included."""
        self.games["luck"] = int(self.seed[:16], 16)
        self.starter = int(self.games["turn"][0])
        self.seat, self.outcome = self.starter, None
        self._log: list[int] = []

    def act(self, action: int | None) -> list[float] | None:
        """Do ``action`` for the seat to move: what it brings each seat, or ``None`` for nothing.

        An action that is not legal raises `Illegal`, and the game stays as it was; `ValueError`
        if it is no action at all.
        """
        number = self.number_of(action)
        made = act(self.games, number)
        if made < 0:
            raise refused.reason(self.options, self.games[0], number)
        return self._after(made)

    def answer(self, bot: int) -> list[float] | None:
        """Let a bot of the kernel act for the seat to move."""
        return self._after(answer(self.games, bot))

    def number_of(self, action: int | None) -> int:
        """``action`` as a number, if it is one that can stand for an action."""
        try:
            number = index(action)  # type: ignore[arg-type]  # what is none is caught
            if 0 <= number < self.actions:
                return number
        except TypeError:
            pass
        raise ValueError(f"an action is a whole number from 0 to {self.actions - 1}, not {action}")

    def _after(self, made: int) -> list[float] | None:
        self._log.append(made)
        mover, following = self.seat, made >> SEAT & 15
        self.seat = following if following != NOBODY else None
        gain = made >> GAIN if self.reward == "points" else 0
        if following != NOBODY and not gain:
            return None
        brought = [0.0] * self.players if following != NOBODY else self._final()
        if mover is not None:
            brought[mover] += gain
        return brought

    def _final(self) -> list[float]:
        points, won = (told[0].tolist() for told in Games(self.options, self.games).scores())
        self.outcome = Outcome(
            winners=tuple(Seat(seat) for seat, one in enumerate(won) if one),
            scores=tuple(dict(zip(PARTS, parts, strict=True)) for parts in points),
        )
        return rewards.final(self.reward, self.outcome)

    def look(self, seat: int) -> Observation:
        """All that ``seat`` may know, as fresh arrays; the mask of actions is the last of them."""
        seen: list[Any] = [*map(np.empty, self._shapes, self._kinds)]
        see(self.games, seat, self._blank, *seen)
        return dict(zip(self._names, seen, strict=True))

    def action(self, move: Move) -> int:
        """The number of a legal ``move``; -1 if it is not legal."""
        return action_of_move(self.games, 0, move_number(move, side_of(self.games[0])))

    def named(self, action: int | None) -> str:
        """``action`` and what it means in the notation of the game, legal or not."""
        return refused.named(self.options, self.games[0], self.number_of(action))

    @property
    def state(self) -> State:
        """The game as the readable engine holds it."""
        return unpack(self.games[0], self.options)

    def view(self, seat: int) -> View:
        """What ``seat`` sees, as klub's own bots see it."""
        return view(self.state, Seat(seat))

    @property
    def plays(self) -> Iterator[Play]:
        """Who has played what so far."""
        frame, mover = Frame(side_of(self.games[0])), self.starter
        for made in self._log:
            move = move_of(made & MOVE, frame)
            if isinstance(move, Lay):
                frame.laid(cell_number(move.cell, frame.side))
            yield Seat(mover), move
            mover = made >> SEAT & 15

    def record(self, names: Sequence[str] = ()) -> Record:
        """The game as klub keeps it: ``klub replay`` shows it, and verifies seed and count."""
        called = names or [f"player_{seat}" for seat in range(self.players)]
        table = Table.open(Clustered(), self.options, called, self.seed)
        for seat, move in self.plays:
            table = table.play(seat, move)
        return table.record()

    def copy(self) -> "Episode":
        """The same game again, to be played on apart."""
        other = Episode.__new__(Episode)
        other.__dict__ = self.__dict__ | {"games": copied(self.games), "_log": self._log.copy()}
        return other

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, object]) -> "Episode":
        return self.copy()

    def __getstate__(self) -> dict[str, object]:
        return {key: self.__dict__[key] for key in (*KEPT, "first", "reward")}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self._prepare(state["first"], state["reward"])
        self.__dict__ |= {key: state[key] for key in KEPT}
        self.games = settled(self.games)


KEPT = ("options", "series", "number", "seed", "games", "starter", "seat", "outcome", "_log")
"""What a pickle holds of a game; the rest follows from the options."""

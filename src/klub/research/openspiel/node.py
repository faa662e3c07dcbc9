"""A node of Clustered's game tree: a game of the kernel in which chance names every card."""

from functools import cache
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from klub.games.clustered.card import RANK, deck
from klub.games.clustered.kernel.actions import write_actions
from klub.games.clustered.kernel.code import Frame, blank, unpack
from klub.games.clustered.kernel.games import Games
from klub.games.clustered.kernel.layout import HAND, OPENING, OVER, TURN, WILD, settled
from klub.games.clustered.options import Options
from klub.games.clustered.rules import HAND as DEALT
from klub.games.clustered.rules import QUICK_HAND as QUICK_DEALT
from klub.games.clustered.rules import starter
from klub.games.clustered.state import State
from klub.research.openspiel.kernel import act, draw_named, end_draw


class Node:
    """A game, what chance still owes it, and all that has happened in it."""

    __slots__ = (
        "_frame",
        "_state",
        "begin",
        "drawer",
        "drawn",
        "due",
        "games",
        "length",
        "log",
        "options",
        "starting",
        "to_move",
    )

    options: Options
    games: NDArray[np.void]
    """One record."""
    log: NDArray[np.int32]
    """What happened, as `klub.research.openspiel.kernel` writes it; ``length`` rows are in use."""
    length: int
    begin: "Node | None"
    """The node that the tree begins with, if that is not the deal; never written to."""
    starting: bool
    """Whether chance has still to say who begins."""
    drawer: int
    """The seat that draws, or -1."""
    due: int
    """How many cards it has still to draw."""
    drawn: int
    """How many it has drawn since it was its turn."""
    to_move: int
    """The seat with the turn card, or -1 once the game is over."""
    _frame: Frame | None
    _state: State | None
    """Both are made when they are first asked for, and forgotten when the game goes on."""

    def copy(self) -> "Node":
        """The same node, to be played on apart."""
        # NumPy copies records field by field, and bytes in one go.
        games = self.games.view(np.uint8).copy().view(self.games.dtype)
        chance = (self.starting, self.drawer, self.due, self.drawn, self.to_move)
        node = made(self.options, games, self.log.copy(), self.length, self.begin, chance)
        node._frame, node._state = self._frame, self._state
        return node

    def __deepcopy__(self, _memo: object) -> "Node":
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        chance = (self.starting, self.drawer, self.due, self.drawn, self.to_move)
        return _read, (self.options, self.games, self.log, self.length, self.begin, chance)

    @property
    def chance(self) -> bool:
        """Whether it is for chance to go on."""
        return self.due > 0 or self.starting

    @property
    def over(self) -> bool:
        """Whether all cards have been used."""
        return self.to_move < 0

    @property
    def frame(self) -> Frame:
        """Which cell each place of the record stands for."""
        if self._frame is None:
            self._frame = Frame.around(self.games[0])
        return self._frame

    @property
    def state(self) -> State:
        """The same game as the readable engine holds it."""
        if self._state is None:
            self._state = unpack(self.games[0], self.options)
        return self._state

    def actions(self) -> list[int]:
        """Every legal action of the seat to move, lowest first."""
        room = np.empty(HAND * self.games.dtype["fits"].shape[0], np.int32)
        found: list[int] = room[: write_actions(self.games, 0, room)].tolist()
        return found

    def outcomes(self) -> list[tuple[int, float]]:
        """What chance can do, and how likely each is: a card for each, or who begins."""
        if self.starting:
            players = self.options.players
            return [(seat, 1 / players) for seat in range(players)]
        record, seat = self.games[0], self.drawer
        rest = sorted(record["deck"][seat, record["taken"][seat] : record["deck_size"][seat]])
        share = 1 / len(rest)
        found = [(int(card), share) for card in rest if card != WILD]
        if wilds := len(rest) - len(found):
            found.append((WILD, wilds * share))
        return found

    def apply(self, action: int) -> None:
        """Go on by an action of the seat to move, or by what chance decides."""
        self._state = None
        if self.starting:
            self._start(action)
        elif self.due:
            self._draw(action)
        else:
            self._act(action)

    def _start(self, seat: int) -> None:
        if not 0 <= seat < self.options.players:
            raise ValueError(f"{seat} is no seat that could begin")
        self.games["turn"] = self.to_move = seat
        self.starting = False

    def _draw(self, card: int) -> None:
        if not draw_named(self.games, 0, self.drawer, card, self.log, self.length):
            raise ValueError(f"{card} is no card that seat {self.drawer} could draw")
        self.length += 1
        self.due, self.drawn = self.due - 1, self.drawn + 1
        if self.due:
            return
        size = dealt(self.options)
        if self.drawn < size:
            end_draw(self.games, 0, self.drawer, self.drawn)
            self.drawer = -1
            self._look()
        elif self.drawer + 1 < self.options.players:
            self.drawer, self.due, self.drawn = self.drawer + 1, size, 0
        else:
            self.drawer = -1

    def _act(self, action: int) -> None:
        due = act(self.games, 0, action, self.log, self.length)
        if due < 0:
            raise ValueError(f"{action} is no legal action now")
        self.length += 1
        self._frame = None
        if due:
            self.drawer, self.due, self.drawn = self.to_move, due, 0
        else:
            self._look()

    def _look(self) -> None:
        record = self.games[0]
        self.to_move = -1 if record["phase"] == OVER else int(record["turn"])

    def scores(self) -> tuple[NDArray[np.int16], NDArray[np.bool_]]:
        """For each seat the points in the order of `PARTS`, and who wins, if it ended now."""
        points, won = Games(self.options, self.games).scores()
        return points[0], won[0]


def made(
    options: Options,
    games: NDArray[np.void],
    log: NDArray[np.int32],
    length: int,
    begin: Node | None,
    chance: tuple[bool, int, int, int, int],
) -> Node:
    """A node of its parts."""
    node = Node()
    node.options, node.games, node.log, node.length = options, games, log, length
    node.begin, node._frame, node._state = begin, None, None
    node.starting, node.drawer, node.due, node.drawn, node.to_move = chance
    return node


def _read(options: Options, games: NDArray[np.void], *parts: Any) -> Node:
    """A node that was pickled."""
    return made(options, settled(games), *parts)


def dealt(options: Options) -> int:
    """How many cards a hand is dealt."""
    return QUICK_DEALT if options.quick else DEALT


@cache
def ranks(*, extra_wild: bool) -> tuple[int, ...]:
    """A deck as the kernel numbers its cards."""
    return tuple(RANK[card] for card in deck(extra_wild=extra_wild))


def deck_sizes(options: Options) -> list[int]:
    """How many cards each seat plays with."""
    return [len(ranks(extra_wild=seat in options.extra_wilds)) for seat in range(options.players)]


def empty_log(options: Options) -> NDArray[np.int32]:
    """Room for all that can happen: every card is drawn once and used once."""
    return np.zeros((2 * sum(deck_sizes(options)), 2), np.int32)


def root(options: Options) -> Node:
    """The node before the deal."""
    games = blank(options)
    record: Any = games[0]
    for seat in range(options.players):
        cards = ranks(extra_wild=seat in options.extra_wilds)
        record["deck"][seat, : len(cards)] = cards
        record["deck_size"][seat] = len(cards)
    record["left"] = record["deck_size"].sum()
    record["phase"] = OPENING if options.quick else TURN
    lots = options.starter == "random"
    first = 0 if lots else starter(options, Random(0))
    record["turn"] = first
    return made(options, games, empty_log(options), 0, None, (lots, 0, dealt(options), 0, first))

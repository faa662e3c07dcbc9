"""Nodes as numbers and words, as OpenSpiel's observers tell them."""

from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from klub.games.clustered.kernel.code import side_of
from klub.games.clustered.kernel.observe import Eyes
from klub.games.clustered.kernel.playout import MOVE, SEAT_SHIFT
from klub.games.clustered.kernel.turn import DROP_CARD, LAY, NO_CARD
from klub.games.clustered.options import Options
from klub.research.openspiel import words
from klub.research.openspiel.kernel import DRAW
from klub.research.openspiel.node import Node, empty_log

PUBLIC = ("board", "spots", "points", "cards", "phase")
PRIVATE = ("hand", "fresh", "unseen")
LOG_COLUMNS = ("player", "kind", "card", "second card", "row", "column")
"""What each row of a perfect-recall tensor tells; all are counted from 1, and 0 is nothing."""


class Observer:
    """What OpenSpiel asks of a Python observer: a flat ``tensor``, named views of it, a text."""

    def __init__(self, options: Options, kind: Any, params: Any = None) -> None:
        if params:
            raise ValueError(f"expected no observation parameters, not {params}")
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("expected private information of one player or none")
        self.public, self.recall = kind.public_info, kind.perfect_recall
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if self.recall and not self.public:
            raise ValueError("expected public information with perfect recall")
        self.eyes = Eyes(options)
        shapes: dict[str, tuple[int, ...]] = {}
        if self.public:
            shapes["turn"] = (options.players,)
        if self.recall:
            shapes["log"] = (len(empty_log(options)), len(LOG_COLUMNS))
        else:
            names = (PUBLIC if self.public else ()) + (PRIVATE if self.private else ())
            shapes |= {name: self.eyes.shapes[name][1] for name in names}
        sizes = [int(np.prod(shape)) for shape in shapes.values()]
        ends = np.cumsum(sizes)
        self.tensor = np.zeros(sum(sizes), np.float32)
        self.dict = {
            name: self.tensor[end - size : end].reshape(shape)
            for (name, shape), end, size in zip(shapes.items(), ends, sizes, strict=True)
        }

    def set_from(self, state: Any, player: int) -> None:
        """Write what ``player`` sees of ``state`` to ``tensor``."""
        node: Node = state.node
        # OpenSpiel learns the shapes by asking for nobody's observation.
        player = max(player, 0)
        seen = {} if self.recall else self.eyes.look(node.games, 0, player)
        if "log" in self.dict:
            seen["log"] = told(node, player, private=self.private)
        for name, part in self.dict.items():
            if name == "turn":
                part.fill(0)
                if not node.over and not node.starting:
                    seat = node.drawer if node.due else node.to_move
                    part[(seat - player) % len(part)] = 1
            else:
                part[...] = seen[name]

    def string_from(self, state: Any, player: int) -> str:
        """The same in words."""
        node: Node = state.node
        if self.recall:
            return words.recalled(node, player, private=self.private)
        return words.seen(node, player, public=self.public, private=self.private)


def told(node: Node, seat: int, *, private: bool) -> NDArray[np.int32]:
    """All that ``seat`` ever saw, in order: a row for each draw and move, in `LOG_COLUMNS`."""
    table = np.zeros((len(node.log), len(LOG_COLUMNS)), np.int32)
    rows = node.log[: node.length, 0]
    owner, kind, card, rest = (
        rows >> SEAT_SHIFT,
        rows & 3,
        rows >> 2 & 31,
        (rows & MOVE) >> 7,
    )
    own = (owner == seat) & private
    known = own | (kind == LAY) | ((kind != DRAW) & (node.options.discards == "open"))
    pair = known & (kind == DROP_CARD) & (rest != NO_CARD)
    side = side_of(node.games[0])
    lays = kind == LAY
    written = table[: node.length]
    written[:, 0] = (owner - seat) % node.options.players + 1
    written[:, 1] = kind + 1
    written[:, 2] = np.where(known, card + 1, 0)
    written[:, 3] = np.where(pair, rest + 1, 0)
    written[:, 4] = np.where(lays, (rest // side + side // 2) % side + 1, 0)
    written[:, 5] = np.where(lays, (rest + side // 2) % side + 1, 0)
    return table

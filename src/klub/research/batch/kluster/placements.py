"""Many tables of Kluster, a placement at each a call: docs/envs/kluster-batch.md."""

from copy import deepcopy
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from klub.engine.errors import Illegal
from klub.games.kluster.physics import Runaway
from klub.games.kluster.physics.parameters import EDGE
from klub.games.kluster.plan import Face, Placement
from klub.research.batch.kluster.passage import pick_inside
from klub.research.batch.kluster.tables import NOBODY, Tables

FACES: tuple[Face, ...] = ("up", "down", "edge")
"""How a stone is placed, as ``face`` numbers it."""
REFUSALS = ("", "turn-outside", "turn-moving", "turn-parted", "turn-impossible")
"""Why a placement was refused, as `refused` numbers it: the message of the rule."""
PARTS = ("stone", "x", "y", "yaw", "face")
MOST_YAW = 1e6
"""Degrees."""
LOOKS = 64
"""Points that are tried to find one in a cord: a cord covers more than a tenth of its square."""


class KlusterBatch(Tables):
    """Independent tables with the same options; the seat to move at each places a stone.

    All luck follows from ``seed``, whatever the number of ``threads``; 0 is all cores.
    """

    def _prepare(self) -> None:
        self.refused = np.zeros(len(self), np.int8)
        """Which of `REFUSALS` kept the last placement from happening; 0 if none did."""

    def step(
        self,
        stone: ArrayLike,
        x: ArrayLike | None = None,
        y: ArrayLike | None = None,
        yaw: ArrayLike = 0.0,
        face: ArrayLike = 0,
        *,
        more: ArrayLike = False,
    ) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
        """Place a stone at each table: `rewards` and `done`, which the next step writes over.

        All five can be one array, a row a table. At a table that is over the stone is -1.
        `ValueError` names the table at which it is no placement; nothing is then done at any.
        ``more`` says where the turn shall go on if the rules allow another stone (R22).
        """
        rows = self._rows(stone, x, y, yaw, face)
        wanted = np.asarray(more)
        if wanted.dtype != np.bool_ or wanted.shape not in ((), (len(self),)):
            raise ValueError(f"more is a yes or no for each of {len(self)} tables")
        wanted = np.broadcast_to(wanted, len(self))
        going = [n for n in range(len(self)) if rows[n, 0] != NOBODY]
        self.rewards[:], self.faults[:], self.refused[:] = 0, 0, 0
        self.done[going] = False
        plans = {n: _placement(rows[n].tolist()) for n in going}
        self._threads.each(going, lambda n: self._place(n, plans[n], more=bool(wanted[n])))
        return self.rewards, self.done

    def sample(self) -> NDArray[np.float64]:
        """A random placement for each table, a row each: one of the stock, somewhere in a cord."""
        tables = len(self)
        rows = np.zeros((tables, len(PARTS)))
        # The largest of random numbers is as often one stone as the other.
        rows[:, 0] = (self._rng.random(self.stock.shape) * self.stock).argmax(axis=1)
        rows[~self.stock.any(axis=1), 0] = NOBODY
        spots = np.zeros((tables, 2))
        pick_inside(self.records, self._rng.random((tables, LOOKS, 2)), spots)
        rows[:, 1:3] = spots
        rows[:, 3] = 360 * self._rng.random(tables)
        edge = self.options.equilibrium
        rows[:, 4] = FACES.index("edge") if edge else self._rng.integers(0, 2, tables)
        return rows

    def _place(self, n: int, placement: Placement, *, more: bool) -> None:
        turn = self._turns[n]
        before = deepcopy(turn) if turn.ticks else None
        try:
            turn.place(placement, more=more)
        except Illegal as illegal:
            self._undo(n, illegal.message, before)
        except Runaway:
            self._undo(n, "turn-impossible", before)
        else:
            self._conclude(n) if turn.over else self._tell(n)

    def _undo(self, n: int, message: str, before: Any) -> None:
        """Leave a table as it was before a placement that a rule refuses."""
        self.refused[n] = REFUSALS.index(message)
        if before is None:
            self._take_up(n, self._turns[n].state)
        else:
            self.records[n] = before.world.records[0]
            before.world = self._world(n, before.state)
            self._turns[n] = before

    def _rows(self, stone: ArrayLike, *rest: ArrayLike | None) -> NDArray[np.float64]:
        """The placements, a row a table; `ValueError` if one is none."""
        try:
            if rest[0] is None or rest[1] is None:
                rows = np.array(stone, np.float64)
            else:
                parts = [
                    np.broadcast_to(np.asarray(p, np.float64), len(self)) for p in (stone, *rest)
                ]
                rows = np.stack(parts, axis=1)
        except (TypeError, ValueError):
            rows = np.empty(0)
        if rows.shape != (len(self), len(PARTS)):
            raise ValueError(
                f"a step is {', '.join(PARTS)} for each of {len(self)} tables: "
                f"five arrays, or one of shape ({len(self)}, {len(PARTS)})"
            )
        stones, faces = rows[:, 0], rows[:, 4]
        over = np.array([turn.state.over for turn in self._turns])
        known = np.isin(stones, np.arange(self.stones))
        chosen = np.where(known, stones, 0).astype(np.int64)
        in_stock = known & (self.stock[np.arange(len(self)), chosen] == 1)
        # What is not a number is not within bounds either.
        near = (np.abs(rows[:, 1:3]) <= EDGE).all(axis=1) & (np.abs(rows[:, 3]) <= MOST_YAW)
        fits = in_stock & near & np.isin(faces, np.arange(len(FACES)))
        for n in np.flatnonzero(np.where(over, stones != NOBODY, ~fits)).tolist():
            raise ValueError(self._objection(n, rows[n].tolist()))
        return rows

    def _objection(self, n: int, row: list[float]) -> str:
        if self._turns[n].state.over:
            return f"the game at table {n} is over, where the stone is {NOBODY}, not {row[0]:g}"
        stock = ", ".join(map(str, np.flatnonzero(self.stock[n]).tolist()))
        told = ", ".join(f"{name} {value:g}" for name, value in zip(PARTS, row, strict=True))
        return (
            f"at table {n} a placement is one of the stones {stock}, x and y up to {EDGE:g} m from "
            f"the middle, a yaw in degrees and a face from 0 to {len(FACES) - 1}, not {told}"
        )


def _placement(row: list[float]) -> Placement:
    stone, x, y, yaw, face = row
    return Placement(int(stone), x, y, yaw, FACES[int(face)])

"""Kluster at 60 Hz: an action says where the hands are and what they hold, for 1/60 s.

Each action becomes inputs of the turn that is under way, then a tick passes. An input that a rule
refuses is left out; the others count. A turn ends when the player says so, or by a fault.
"""

from collections.abc import Mapping

import numpy as np
from gymnasium.spaces import Box

from klub.engine.contract import Json
from klub.engine.errors import Illegal
from klub.games.kluster.box import stone_count
from klub.games.kluster.input import TICKS
from klub.games.kluster.options import Options
from klub.games.kluster.physics import World
from klub.games.kluster.physics.layout import HANDS, NOBODY
from klub.games.kluster.physics.parameters import NODES
from klub.games.kluster.situation import Phase
from klub.games.kluster.turn import Turn
from klub.research.kluster import action as actions
from klub.research.kluster import sight
from klub.research.kluster.episode import Episode
from klub.research.kluster.ground import FAR, Ground
from klub.research.kluster.hands import Hands, parts
from klub.research.kluster.sight import Array, Observation, bounded, flags

MARGIN = 0.1
"""m of ground round the cords: room to hold a stone beside them, and to draw them outwards."""
FASTEST = 25.0
"""m/s and rad/s: speeds beyond are told as this."""
PHASES = tuple(Phase)
DUTIES = ("", "turn-nothing-placed", "turn-moving", "turn-flat", "turn-parted")
"""What keeps a turn from ending: nothing; or the message of the duty that is open."""


class ControlEpisode(Episode):
    """A game in which an action is a sixtieth of a second."""

    def __init__(
        self,
        options: Mapping[str, Json] | Options | None = None,
        *,
        reward: str = "outcome",
        hands: int = 1,
        cords: bool = False,
        max_seconds: float = 600.0,
        **more: Json,
    ) -> None:
        super().__init__(options, reward=reward, **more)
        if not isinstance(cords, bool):  # the game has an option of the same name
            raise ValueError(
                f"cords is whether a hand may draw cords, not {cords!r}; "
                "how they lie is said by options={'cords': …}"
            )
        if not max_seconds > 0:
            raise ValueError(f"max_seconds is more than 0, not {max_seconds!r}")
        self.max_seconds = max_seconds
        """Of the whole game, after which it is broken off."""
        self.ground = Ground.of(self.options, MARGIN)
        self.parts = parts(hands, cords=cords)
        self.action_space = actions.space(len(self.parts))
        self.observation_space = sight.joined(sight.space(self.options), _space(self.options))
        self.ticks = 0
        """Of the whole game so far."""
        self._hands = Hands(self.ground, hands, cords=cords)

    def _restart(self) -> None:
        self.ticks = 0
        self._hands.forget()

    def act(self, action: object) -> None:
        """Move the hands of the seat to move, and let 1/60 s pass."""
        numbers = actions.numbers(action, self.parts)
        turn = self._begin()
        if turn.phase is Phase.OPEN:
            self._do(turn, numbers)
        events = turn.advance()
        if any(event.kind == "restarted" for event in events):
            self._hands.forget()
        self.info["events"] = tuple(event.kind for event in events)
        self.ticks += 1
        if turn.over:
            self._hands.forget()
            self._finish(turn)
        self.truncated = self.ticks >= self.max_seconds * TICKS and not self.over

    def _do(self, turn: Turn, numbers: list[float]) -> None:
        for one in self._hands.inputs(turn, numbers):
            try:
                turn.do(turn.seat, one)
            except Illegal as illegal:
                self._refuse(illegal)
            else:
                self._hands.did(one)

    def observe(self, seat: int) -> Observation:
        """What ``seat`` sees, as fresh arrays."""
        turn, world = self.turn, self.world
        phase, duty = np.zeros(len(PHASES), np.int8), np.zeros(len(DUTIES), np.int8)
        phase[PHASES.index(Phase.OVER if turn is None else turn.phase)] = 1
        open_duty = None if turn is None else turn.duty()
        duty[DUTIES.index(open_duty.message if open_duty else "")] = 1
        return sight.look(self.state, turn, world, self.ground, seat) | {
            "speeds": _speeds(world),
            "cord_speeds": _cord_speeds(world),
            "hands": self._held(world),
            "grabs": self._grabs(world),
            "phase": phase,
            "duty": duty,
            "clock": self._clock(),
        }

    def _held(self, world: World) -> Array:
        """For each hand whether it holds a stone, and where and how turned it wants it."""
        m, rows = world.record, np.zeros((HANDS, 8), np.float32)
        full = m["hand"] != NOBODY
        rows[full, 0] = 1.0
        rows[full, 1:3] = self.ground.seen(m["hand_place"][full, :2])
        rows[full, 3] = m["hand_place"][full, 2] * sight.DECIMETRES
        rows[full, 4:] = np.clip(m["hand_turn"][full], -1.0, 1.0)
        return rows

    def _grabs(self, world: World) -> Array:
        """For each cord whether it is held, at which point (-1 to 1), and where it is drawn to."""
        m = world.record
        cords = int(m["cords"])
        grab, rows = m["grab"][:cords], np.zeros((cords, 4), np.float32)
        held = grab != NOBODY
        rows[held, 0] = 1.0
        rows[held, 1] = 2 * (grab[held] + 0.5) / NODES - 1
        rows[held, 2:] = self.ground.seen(m["grab_to"][:cords][held])
        return rows

    def _clock(self) -> Array:
        """How much of a turn's time and of the game's is gone, from 0 to 1."""
        limit = self.options.turn_timer or self.max_seconds
        ticks = 0 if self.turn is None else self.turn.ticks
        gone = np.array([ticks / limit, self.ticks / self.max_seconds]) / TICKS
        return np.minimum(gone, 1.0).astype(np.float32)


def _space(options: Options) -> dict[str, Box]:
    """What control shows besides `sight.look`."""
    stones, cords = stone_count(options.boxes), len(options.boxes)
    return {
        "speeds": bounded(-FASTEST, FASTEST, stones, 6),
        "cord_speeds": bounded(-FASTEST, FASTEST, cords, NODES, 2),
        "hands": bounded(-FAR, FAR, HANDS, 8),
        "grabs": bounded(-FAR, FAR, cords, 4),
        "phase": flags(len(PHASES)),
        "duty": flags(len(DUTIES)),
        "clock": bounded(0.0, 1.0, 2),
    }


def _speeds(world: World) -> Array:
    m, count = world.record, len(world.stones)
    both = np.concatenate([m["speed"][:count], m["spin"][:count]], axis=1)
    return _told(both)


def _cord_speeds(world: World) -> Array:
    speeds = world.record["node_speed"][: world.record["cords"]].transpose(0, 2, 1)
    return _told(speeds)


def _told(speeds: Array) -> Array:
    told: Array = np.clip(speeds, -FASTEST, FASTEST).astype(np.float32)
    return told

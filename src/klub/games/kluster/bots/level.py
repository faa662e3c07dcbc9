"""How well a bot plays, as numbers."""

from dataclasses import dataclass

from klub.games.kluster.risk import Tremor


@dataclass(frozen=True, slots=True)
class Level:
    """What a bot can do, and how far it thinks."""

    tremor: Tremor
    spread: int
    """For each spot that it considers how many it lets its eye wander over."""
    looks: int
    """Placements it considers."""
    thoughts: int
    """Of these, how many it thinks through, way down and all."""
    tries: int
    """How often it tries each of them in its mind."""
    daring: float
    """The chance of success below which it makes room first."""
    pulls: int
    """Cords it draws in one turn to make room, at most."""
    eager: float
    """Stones that a further placement in Expert must be expected to bring."""
    careful: int = 0
    """How often it goes through a placement again from beginning to end before it makes it. Who is
    careful at all also looks at more ways to draw a cord, and draws none that it may not miss."""
    closes: int = 0
    """Cords it draws before it ends its turn to leave less room, at most."""
    foresight: int = 0
    """Spots of the next player that it looks at; none if it does not care."""
    nudges: int = 0
    """Places at which it thinks of holding a stone in its second hand, to push others away."""


GENTLE = Level(
    Tremor(4.5e-3, 11.0), spread=6, looks=5, thoughts=2, tries=2, daring=0.35, pulls=1, eager=0.8
)
"""Takes a spot that looks free, with an unsteady hand: a beginner beats it."""
STEADY = Level(
    Tremor(3e-3, 7.0), spread=20, looks=14, thoughts=4, tries=3, daring=0.7, pulls=2, eager=0.4
)
"""Compares many spots, makes room where there is none, and its hand hardly trembles."""
CUNNING = Level(
    Tremor(1e-3, 2.5),
    spread=20,
    looks=24,
    thoughts=6,
    tries=6,
    daring=0.85,
    pulls=2,
    eager=0.2,
    careful=4,
    closes=3,
    foresight=5,
    nudges=6,
)
"""Looks for what is safe and leaves the next player least, and closes the cord behind it."""

"""What makes a tournament the one it is: games with equal ones are equal, wherever they run."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial

import msgspec

from klub.arena.ended import Ended
from klub.arena.entrant import Entrant
from klub.arena.game import play
from klub.arena.pairing import Order
from klub.bot import bot
from klub.engine.contract import Json
from klub.games import game
from klub.table.seed import numbered_seed

VERSION = 1


@dataclass(frozen=True, slots=True)
class Tournament:
    """Who plays what, and from which luck."""

    game: str
    options: Mapping[str, Json]
    """Every option, as a record tells it."""
    seed: str
    """Any word."""
    entrants: tuple[Entrant, ...]
    format: Mapping[str, Json]
    """How it is decided who meets whom, as far as earlier games depend on it."""

    @property
    def players(self) -> int:
        """How many sit at a table."""
        engine = game(self.game)
        return engine.seats(engine.options(self.options))

    @property
    def names(self) -> tuple[str, ...]:
        """What everybody is called."""
        return tuple(one.name for one in self.entrants)

    def played(self, order: Order) -> Ended:
        """One of its games."""
        engine = game(self.game)
        makers = [partial(bot, self.game, self.entrants[one].called) for one in order.seats]
        seed = numbered_seed(self.seed, order.index)
        came = play(engine, engine.options(self.options), makers, seed)
        return msgspec.structs.replace(came, index=order.index, seats=order.seats)

    def told(self) -> dict[str, Json]:
        """The head of its results file."""
        return {
            "klub": "arena",
            "version": VERSION,
            "game": self.game,
            "options": dict(self.options),
            "seed": self.seed,
            "entrants": [one.told() for one in self.entrants],
            "format": dict(self.format),
        }

"""OpenSpiel's ISMCTSBot as a peer of Clustered's bots, set as strong as 100 ms allow.

Most of its time goes into Python, so that it looks at 350 games a move at most. It pays to have
fewer of them, but played on well. docs/bots.md tells which settings were tried.
"""

from argparse import ArgumentTypeError
from dataclasses import dataclass
from random import Random

from klub.bot import called
from klub.engine.errors import Refusal
from klub.games.clustered import Move, View
from klub.i18n import text as told

NAME = "ismcts"


@dataclass(frozen=True, slots=True)
class Ismcts:
    """A bot that thinks with OpenSpiel for a given time, on one core."""

    seconds: float = 0.1
    by: str = "solid"
    """The bot of the kernel that plays the games it looks at to their end."""
    playouts: int = 2
    """How often each of them is played."""
    uct_c: float = 0.3
    """How much more a move is tried that was tried little."""

    def __call__(self, view: View, rng: Random) -> Move:
        """The move that was tried most."""
        from klub.research.openspiel.bots import ismcts_bot  # not everybody has OpenSpiel

        think = ismcts_bot(
            seconds=self.seconds, playouts=self.playouts, by=self.by, uct_c=self.uct_c
        )
        return think(view, rng)


def peer(text: str) -> tuple[str, Ismcts]:
    """``ismcts``, or with settings ``ismcts(by='greedy', playouts=8)``: the name and the bot."""
    try:
        from klub.research.openspiel.bots import PlayOuts

        wanted = called(text)
        if (wanted.place, wanted.name) != ("", NAME):
            raise ArgumentTypeError(f"expected {NAME}, with settings or without, not {text}")
        settings = dict(wanted.arguments)
        if "seconds" in settings:
            raise ArgumentTypeError("a peer gets the time that the level has; set --seconds")
        bot = Ismcts(**settings)
        PlayOuts(bot.playouts, bot.by)  # refuses what the kernel cannot play
        return text, bot
    except ModuleNotFoundError as missing:
        raise ArgumentTypeError(f"{missing}; there is no OpenSpiel for Windows") from missing
    except Refusal as refusal:
        raise ArgumentTypeError(told(refusal.message, **refusal.arguments)) from refusal
    except (TypeError, ValueError) as wrong:
        raise ArgumentTypeError(f"{text}: {wrong}") from wrong

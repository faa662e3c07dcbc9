"""Klub's bots in the seats that a learner leaves to them."""

from collections.abc import Mapping, Sequence
from random import Random

from klub.engine.contract import Bot
from klub.games import bots
from klub.games.clustered import Move, View
from klub.games.clustered.kernel import BOTS
from klub.research.clustered.episode import Episode

Named = str | Bot[View, Move]
"""A bot of the club by its name, or a function of a view and a generator."""


class Company:
    """Who plays in the other seats: one bot for all of them, or one for each in turn order."""

    def __init__(self, chosen: Named | Sequence[Named], seats: int) -> None:
        listed = [chosen] * seats if isinstance(chosen, str) or callable(chosen) else list(chosen)
        if len(listed) != seats:
            raise ValueError(f"{seats} other seats need as many bots, not {len(listed)}")
        self.bots = [_known(bot) for bot in listed]

    def play_on(self, episode: Episode, learner: int, luck: Random) -> float:
        """Play until ``learner`` is to move or the game is over: what that brings the learner."""
        brought = 0.0
        while (seat := episode.seat) not in (None, learner):
            assert seat is not None
            rewards = self._move(
                episode, seat, self.bots[(seat - learner) % episode.players - 1], luck
            )
            brought += rewards[learner] if rewards else 0.0
        return brought

    def _move(self, episode: Episode, seat: int, bot: Named, luck: Random) -> list[float] | None:
        if isinstance(bot, str):
            # The same choice as the bot makes from a view, at a thousandth of the time.
            return episode.answer(BOTS[bot])
        return episode.act(episode.action(bot(episode.view(seat), luck)))


def _known(bot: Named) -> Named:
    """A bot as it is asked: by name if the kernel can play it, else as a function."""
    if not isinstance(bot, str) or bot in BOTS:
        return bot
    club: Mapping[str, Bot[View, Move]] = bots("clustered")
    if bot not in club:
        raise ValueError(f"{bot!r} is no bot of Clustered; there are {', '.join(club)}")
    return club[bot]

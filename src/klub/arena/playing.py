"""A tournament as it is played: round after round, what is there already left out."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import count

from klub.arena.crew import Crew
from klub.arena.ended import Ended
from klub.arena.pairing import Pairing


def playing(
    pairing: Pairing,
    crew: Crew,
    known: Mapping[int, Ended],
    keep: Callable[[Sequence[Ended]], None],
) -> Iterator[dict[int, Ended]]:
    """All games by index so far, each time that some have ended; ``keep`` gets those first."""
    ended: dict[int, Ended] = {}
    for number in count():
        orders = pairing.round(number, ended)
        if not orders:
            return
        ended |= {order.index: known[order.index] for order in orders if order.index in known}
        yield ended
        for games in crew.play([order for order in orders if order.index not in ended]):
            keep(games)
            ended |= {game.index: game for game in games}
            yield ended

"""Which games get a record: ``all``, ``upsets``, ``closest``, or numbers as in ``3,17-20``."""

import re
from collections.abc import Iterable, Sequence

from klub.arena.ended import Ended
from klub.arena.standing import Standing
from klub.engine.errors import Malformed, Refusal

MOST = 10
"""Games among ``upsets`` and ``closest``."""
WORDS = ("all", "upsets", "closest")
NUMBERS = re.compile(r"(\d{1,9})(?:-(\d{1,9}))?")


def readable(words: str) -> str:
    """``words``, if they choose games; `Malformed` if not."""
    if words not in WORDS:
        _numbers(words)
    return words


def chosen(words: str, standing: Standing) -> Sequence[Ended]:
    """The games that ``words`` choose, in the order of their index or the most telling first."""
    match readable(words):
        case "all":
            return standing.games
        case "upsets":
            upsets = sorted(_upsets(standing), key=lambda pair: (-pair[0], pair[1].index))
            return [game for _, game in upsets[:MOST]]
        case "closest":
            close = sorted(_margins(standing.games), key=lambda pair: (pair[0], pair[1].index))
            return [game for _, game in close[:MOST]]
    by_index = {game.index: game for game in standing.games}
    wanted = _numbers(words)
    for one in wanted:
        if one.start not in by_index or one.stop - 1 not in by_index:
            missing = next(number for number in one if number not in by_index)
            raise Refusal("arena-record-none", game=str(missing), games=len(by_index))
    return [by_index[index] for one in wanted for index in one if index in by_index]


def _numbers(words: str) -> list[range]:
    """The numbers in ``3,17-20``."""
    found, at = [], 0
    for word in words.split(","):
        match = NUMBERS.fullmatch(word.strip())
        first, last = (int(match[1]), int(match[2] or match[1])) if match else (1, 0)
        if first > last:
            raise Malformed(words, at, "arena-record-choice")
        found.append(range(first, last + 1))
        at += len(word) + 1
    return found


def _upsets(standing: Standing) -> Iterable[tuple[float, Ended]]:
    """Games that a weaker one won alone, and by how much the strongest loser was stronger."""
    strength = [rating.mu for rating in standing.ratings.now]
    for game in standing.games:
        if game.forfeit or len(game.winners) != 1 or len(game.seats) < 2:
            continue
        (winner,) = game.winners
        losers = [strength[one] for seat, one in enumerate(game.seats) if seat != winner]
        if (gap := max(losers) - strength[game.seats[winner]]) > 0:
            yield gap, game


def _margins(games: Iterable[Ended]) -> Iterable[tuple[int, Ended]]:
    """Games of several players, and the points between the best two."""
    for game in games:
        if game.scores is not None and len(game.scores) > 1:
            best, second, *_ = sorted((score["total"] for score in game.scores), reverse=True)
            yield best - second, game

"""Whether what is told of a table shows that a wish was granted, though its answer was lost."""

from contextlib import suppress

from klub.engine.errors import Refusal
from klub.games import NAMES, game
from klub.wire import asked
from klub.wire.asked import FromClient
from klub.wire.told import News, SeatInfo, TableInfo


def shown_by(news: News, wish: FromClient, me: str | None) -> bool:
    """Whether this is the news that ``wish`` made."""
    if news.table != wish.table:
        return False
    match wish, news.what:
        case asked.Sit(seat=seat), "sat":
            return news.seat == seat and news.who == me
        case asked.SeatBot(seat=seat, bot=bot), "sat":
            return news.seat == seat and news.name == bot
        case (asked.Stand(seat=seat), "stood") | (asked.GiveUp(seat=seat), "gave_up"):
            return news.seat == seat
        case asked.Move(seat=seat, move=move), "played":
            # Nobody else plays from this seat; a turn by hand is told without its text.
            return news.seat == seat and (news.text is None or news.text in _spellings(seat, move))
        case asked.Say(text=said), "said":
            return news.who == me and news.text == said.strip()
        case asked.Start(), "started":
            return True
        case asked.Undo(), "undone":
            return True
        case asked.Mute(who=who, on=on), "muted":
            return news.who == who and news.text == ("on" if on else "off")
        case asked.Remove(who=who), "removed":
            return news.who == who
    return False


def seen_in(info: TableInfo, wish: FromClient, me: str | None) -> bool:
    """Whether a table looks as ``wish`` would have made it, if the news of it were missed."""
    chair = _chair(info, getattr(wish, "seat", None))
    match wish:
        case asked.Sit():
            return chair is not None and chair.who == me
        case asked.SeatBot(bot=bot):
            return chair is not None and chair.bot == bot
        case asked.GiveUp():
            return chair is not None and chair.gave_up is not None
        case asked.Start():
            return info.status != "open"
        case asked.Mute(who=who, on=on):
            return (who in info.muted) == on
    return False


def _spellings(seat: int, move: str) -> set[str]:
    """A move as the games write it: the news may spell it more fully than the player did."""
    found = set()
    for name in NAMES:
        with suppress(Refusal):
            lines = game(name).write(game(name).read(f"{seat} {move}"))
            found |= {line.partition(" ")[2] for line in lines}
    return found


def _chair(info: TableInfo, seat: int | None) -> SeatInfo | None:
    return None if seat is None or seat >= len(info.seats) else info.seats[seat]

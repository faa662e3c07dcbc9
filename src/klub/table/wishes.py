"""What people may wish at a table: each wish becomes the event that fulfils it, or a refusal.

Nothing is changed here. Whoever keeps the events folds the new one into the `Sitting`.
"""

from collections.abc import Collection, Mapping

from klub.engine.contract import AnyEngine, Json, Seat
from klub.engine.errors import Illegal, Refusal
from klub.table.clock import LONGEST as LONGEST_CLOCK
from klub.table.clock import LONGEST_BONUS
from klub.table.event import (
    GaveUp,
    Muted,
    Opened,
    Played,
    Rematched,
    Removed,
    Said,
    Sat,
    Started,
    Stood,
    Undone,
)
from klub.table.name import named
from klub.table.seed import Seed
from klub.table.signs import printable
from klub.table.sitting import AnyTable, Sitting

LONGEST_TEXT = 500
MOST_MUTED = 100
MOST_EVENTS = 5000
"""Events after which a game can only be played to its end, or its log would grow for ever."""


def open_table(
    game: AnyEngine,
    table: str,
    host: str,
    values: Mapping[str, Json],
    at: float,
    *,
    listed: bool = False,
    rated: bool = False,
    base: int | None = None,
    bonus: int = 0,
    daily: str | None = None,
    lesson: bool = False,
) -> Opened:
    """Open a table; the game itself refuses options that its rules forbid."""
    if base is not None and not 10 <= base <= LONGEST_CLOCK:
        raise Refusal("clock-base", least=10, most=LONGEST_CLOCK)
    if not 0 <= bonus <= LONGEST_BONUS:
        raise Refusal("clock-bonus", most=LONGEST_BONUS)
    options = game.options(values)
    if rated and game.seats(options) < 2:
        raise Refusal("rated-alone")
    return Opened(
        at=at,
        table=table,
        game=game.name,
        options=game.option_values(options),
        host=host,
        listed=listed,
        rated=rated,
        base=base,
        bonus=bonus if base is not None else 0,
        daily=daily,
        lesson=lesson,
    )


def sit(sitting: Sitting, who: str, seat: int, name: str, at: float) -> Sat:
    """Sit down on a free seat; several seats for one are a hot seat."""
    _before_the_game(sitting)
    if who in sitting.removed:
        raise Refusal("sent-away")
    _free(sitting, seat)
    if sitting.kept_for(seat) not in (None, who):
        raise Refusal("seat-kept", seat=seat)
    return Sat(at=at, seat=seat, name=named(name), who=who)


def seat_bot(
    sitting: Sitting, who: str, seat: int, bot: str, known: Collection[str], at: float
) -> Sat:
    """Put a bot on a free seat."""
    _host(sitting, who)
    _before_the_game(sitting)
    _free(sitting, seat)
    if sitting.kept_for(seat) is not None:
        raise Refusal("seat-kept", seat=seat)
    if bot not in known:
        raise Refusal("bot-unknown", name=bot, known=", ".join(known))
    return Sat(at=at, seat=seat, name=bot, bot=bot)


def stand(sitting: Sitting, who: str, seat: int, at: float) -> Stood:
    """Leave a seat before the game; the host may clear any."""
    _before_the_game(sitting)
    _known_seat(sitting, seat)
    chair = sitting.chairs[seat]
    if chair.free:
        raise Refusal("seat-free", seat=seat)
    if who not in (chair.who, sitting.opened.host):
        raise Refusal("seat-not-yours", seat=seat)
    return Stood(at=at, seat=seat)


def start(sitting: Sitting, who: str, seed: Seed, at: float) -> Started:
    """Begin, once every seat is taken."""
    _host(sitting, who)
    if sitting.table is not None:
        raise Refusal("already-started")
    free = [seat for seat, chair in enumerate(sitting.chairs) if chair.free]
    if free:
        raise Refusal("seats-free", seats=", ".join(map(str, free)))
    if sitting.opened.rated and len({chair.who for chair in sitting.chairs} - {None}) < len(
        sitting.chairs
    ):
        raise Refusal("rated-people")
    return Started(at=at, seed=seed)


def play(sitting: Sitting, who: str, seat: int, move: str, at: float) -> Played:
    """Make a move from one's own seat; the game itself refuses what its rules forbid."""
    table = may_play(sitting, who, seat)
    for mover, one in sitting.game.read(f"{seat} {move}"):
        table = table.play(mover, one)
    return Played(at=at, seat=seat, move=move, result=table.results[-1])


def may_play(sitting: Sitting, who: str, seat: int) -> AnyTable:
    """The game, if it is somebody's turn at their own seat."""
    table = _game(sitting)
    _own(sitting, who, seat)
    _turn(sitting, seat)
    return table


def bot_plays(sitting: Sitting, seat: int, move: str, result: Json, at: float) -> Played:
    """A move that a bot, or a live turn, has played to its end already."""
    _game(sitting)
    _turn(sitting, seat)
    return Played(at=at, seat=seat, move=move, result=result)


def undo(sitting: Sitting, who: str, at: float) -> Undone:
    """Take the last move back, if it was one's own and showed nothing new."""
    table = _game(sitting)
    _room(sitting)
    if sitting.opened.rated:
        raise Refusal("undo-rated")
    if table.plays:
        _own(sitting, who, table.plays[-1][0])
    table.undo()
    return Undone(at=at)


def give_up(sitting: Sitting, who: str, seat: int, at: float) -> GaveUp:
    """Resign."""
    _game(sitting)
    _own(sitting, who, seat)
    _still_playing(sitting, seat)
    return GaveUp(at=at, seat=seat, why="resigned")


def flag(sitting: Sitting, at: float) -> GaveUp | None:
    """Whose time is up, if anybody's is."""
    seat = sitting.clock.flagged(at) if sitting.clock else None
    if seat is None or sitting.status != "playing":
        return None
    return GaveUp(at=at, seat=seat, why="time")


def say(sitting: Sitting, who: str, name: str, text: str, at: float) -> Said:
    """Write to the table."""
    _room(sitting)
    if who in sitting.muted or who in sitting.removed:
        raise Refusal("muted")
    text = text.strip()
    if not (0 < len(text) <= LONGEST_TEXT) or not printable(text.replace("\n", " ")):
        raise Refusal("chat-unfit", most=LONGEST_TEXT)
    return Said(at=at, who=who, name=named(name), text=text)


def mute(
    sitting: Sitting, who: str, whom: str, at: float, *, on: bool, here: Collection[str] = ()
) -> Muted:
    """Silence somebody who sits, speaks or is ``here``, or let them speak again."""
    _host(sitting, who)
    _room(sitting)
    if not on and whom not in sitting.muted:
        raise Refusal("muted-not")
    if on:
        if whom in sitting.muted:
            raise Refusal("muted-already")
        _there(sitting, whom, here)
        if len(sitting.muted) >= MOST_MUTED:
            raise Refusal("muted-many", most=MOST_MUTED)
    return Muted(at=at, who=whom, on=on)


def remove(
    sitting: Sitting, who: str, whom: str, at: float, *, here: Collection[str] = ()
) -> Removed:
    """Send somebody away who sits, speaks or is ``here``; during a game players stay."""
    _host(sitting, who)
    _room(sitting)
    if whom == who:
        raise Refusal("remove-host")
    if sitting.table is not None and sitting.seats_of(whom):
        raise Refusal("remove-player")
    _there(sitting, whom, here)
    return Removed(at=at, who=whom)


def rematch(sitting: Sitting, who: str, table: str, at: float) -> Rematched:
    """Go on at another table once the game is over; one rematch each."""
    if sitting.status != "over":
        raise Refusal("rematch-early")
    if not sitting.seats_of(who) and who != sitting.opened.host:
        raise Refusal("rematch-players")
    if sitting.rematch is not None:
        raise Refusal("rematch-already", table=sitting.rematch)
    return Rematched(at=at, table=table)


def _host(sitting: Sitting, who: str) -> None:
    if who != sitting.opened.host:
        raise Refusal("host-only")


def _room(sitting: Sitting) -> None:
    if sitting.seq > MOST_EVENTS:
        raise Refusal("table-full", most=MOST_EVENTS)


def _there(sitting: Sitting, whom: str, here: Collection[str]) -> None:
    """Refuse whoever is not to be seen there, or a host could make up people for ever."""
    spoken = any(said.who == whom for said in sitting.said)
    if not (sitting.seats_of(whom) or spoken or whom in here):
        raise Refusal("nobody-there")


def _before_the_game(sitting: Sitting) -> None:
    if sitting.table is not None:
        raise Refusal("already-started")
    _room(sitting)


def _game(sitting: Sitting) -> AnyTable:
    if sitting.table is None:
        raise Refusal("not-started")
    return sitting.table


def _turn(sitting: Sitting, seat: int) -> None:
    _over(sitting)
    if sitting.to_move is not None and sitting.to_move != seat:
        raise Illegal("turn", "not-your-turn", seat=seat, turn=sitting.to_move)


def _over(sitting: Sitting) -> None:
    if sitting.to_move is None:
        raise Refusal("game-ended-already")


def _known_seat(sitting: Sitting, seat: int) -> None:
    if not 0 <= seat < len(sitting.chairs):
        raise Refusal("seat-unknown", seats=len(sitting.chairs))


def _free(sitting: Sitting, seat: int) -> None:
    _known_seat(sitting, seat)
    if not sitting.chairs[seat].free:
        raise Refusal("seat-taken", seat=seat, name=sitting.chairs[seat].name)


def _own(sitting: Sitting, who: str, seat: int) -> None:
    _known_seat(sitting, seat)
    if sitting.chairs[Seat(seat)].who != who:
        raise Refusal("seat-not-yours", seat=seat)
    _still_playing(sitting, seat)


def _still_playing(sitting: Sitting, seat: int) -> None:
    _over(sitting)
    if sitting.chairs[seat].gave_up:
        raise Refusal("gave-up", seat=seat)

"""What a client is told of a table: made from the view of its seat, never from events."""

from collections.abc import Collection, Mapping
from typing import Any

from klub.engine.contract import Seat
from klub.games.clustered.view import View
from klub.table.event import (
    Event,
    GaveUp,
    Muted,
    Played,
    Rematched,
    Removed,
    Said,
    Sat,
    Stood,
)
from klub.table.seed import commitment
from klub.table.sitting import Chair, Sitting
from klub.wire.clustered import Reckoner, Shared, clustered_view
from klub.wire.kluster import KlusterView, kluster_view
from klub.wire.told import ClockInfo, GameView, Line, News, SeatInfo, Snapshot, TableInfo

LONGEST_MOVE = 2000
"""Characters of a move that are told: the inputs of a turn by hand are seen as frames."""


def viewer(sitting: Sitting, who: str | None) -> Seat | None:
    """The seat through whose eyes somebody sees: of several seats, the one that plays next."""
    seats = sitting.seats_of(who) if who is not None else ()
    if len(seats) < 2 or sitting.to_move is None:
        return seats[0] if seats else None
    after = [(seat - sitting.to_move) % len(sitting.chairs) for seat in seats]
    return seats[after.index(min(after))]


class Views:
    """The game as each seat sees it; what is the same for all is made once."""

    def __init__(self, sitting: Sitting, reckoner: Reckoner) -> None:
        self._sitting = sitting
        self._reckoner = reckoner
        self._shared: Shared | None = None
        self._all: KlusterView | None = None

    def of(self, seat: Seat | None) -> GameView | None:
        """What a seat sees; none before the game has begun."""
        table = self._sitting.table
        if table is None:
            return None
        if self._all is not None:
            return self._all
        seen: Any = self._sitting.game.view(table.state, seat)
        if isinstance(seen, View):
            self._shared = self._shared or self._reckoner.shared(seen)
            return clustered_view(seen, self._reckoner, self._shared)
        self._all = kluster_view(seen)  # in Kluster everybody sees the same
        return self._all


def info(sitting: Sitting, here: Collection[str], onlookers: int, now: float) -> TableInfo:
    """All that everybody may know of a table besides the game."""
    opened, outcome = sitting.opened, sitting.outcome
    over = sitting.status == "over"
    return TableInfo(
        table=opened.table,
        game=opened.game,
        status=sitting.status,
        options=opened.options,
        host=opened.host,
        listed=opened.listed,
        rated=opened.rated,
        commitment=commitment(sitting.table.seed) if sitting.table else None,
        seats=tuple(
            _seat(sitting, Seat(seat), chair, here, now)
            for seat, chair in enumerate(sitting.chairs)
        ),
        to_move=sitting.to_move,
        winners=tuple(outcome.winners) if over and outcome else None,
        onlookers=onlookers,
        muted=tuple(sorted(sitting.muted)),
        rematch=sitting.rematch,
        daily=opened.daily,
        lesson=opened.lesson,
        aids=not opened.rated,
        opened_at=opened.at,
        clock=None if opened.base is None else ClockInfo(opened.base, opened.bonus),
    )


def presence(sitting: Sitting, here: Collection[str]) -> tuple[bool, ...]:
    """For each seat whether its player is there."""
    return tuple(_here(chair, here) for chair in sitting.chairs)


def snapshot(
    sitting: Sitting, seat: Seat | None, told: TableInfo, seen: GameView | None
) -> Snapshot:
    """A table as somebody sees it who has just come."""
    return Snapshot(
        seq=sitting.seq,
        info=told,
        viewer=seat,
        view=seen,
        said=tuple(Line(one.at, one.who, one.name, one.text) for one in sitting.said),
    )


def news(before: Sitting, event: Event, seat: Seat | None) -> News:
    """An event as it is told to somebody at ``seat``: what they may not know is left out."""
    return News(
        table=before.opened.table,
        seq=before.seq + 1,
        at=event.at,
        what=str(event.__struct_config__.tag),
        viewer=seat,
        info=None,
        view=None,
        **_said(before, event, seat),
    )


def _said(before: Sitting, event: Event, seat: Seat | None) -> Mapping[str, Any]:
    """Which seat it was, who, and in what words."""
    parts: dict[str, Any] = {"seat": None, "text": None, "who": None, "name": None}
    match event:
        case Sat(seat=where, name=name, who=who):
            return parts | {"seat": where, "name": name, "who": who}
        case Stood(seat=where):
            return parts | {"seat": where}
        case Played(seat=where):
            return parts | {"seat": where, "text": _move(before, event, seat)}
        case GaveUp(seat=where, why=why):
            return parts | {"seat": where, "text": why}
        case Said(who=who, name=name, text=text):
            return parts | {"who": who, "name": name, "text": text}
        case Muted(who=who, on=on):
            return parts | {"who": who, "text": "on" if on else "off"}
        case Removed(who=who):
            return parts | {"who": who}
        case Rematched(table=table):
            return parts | {"text": table}
    return parts


def _move(before: Sitting, played: Played, seat: Seat | None) -> str | None:
    """A move in notation, with a ``?`` for each card that ``seat`` may not see."""
    if before.table is None or len(played.move) > LONGEST_MOVE:
        return None
    game, table, words = before.game, before.table, []
    *earlier, (_, last) = game.read(f"{played.seat} {played.move}")
    for mover, move in earlier:
        words.append(game.shown(table.state, move, seat))
        table = table.play(mover, move)
    return " ".join([*words, game.shown(table.state, last, seat)])


def _seat(
    sitting: Sitting, seat: Seat, chair: Chair, here: Collection[str], now: float
) -> SeatInfo:
    clock = sitting.clock
    return SeatInfo(
        name=chair.name,
        who=chair.who,
        bot=chair.bot,
        gave_up=chair.gave_up,
        here=_here(chair, here),
        seconds=None if clock is None else round(clock.remaining(seat, now), 3),
        kept=sitting.kept_for(seat) is not None,
    )


def _here(chair: Chair, here: Collection[str]) -> bool:
    return chair.bot is not None or chair.who in here

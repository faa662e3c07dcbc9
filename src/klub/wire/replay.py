"""A game that is over, turn by turn: all that a client needs to show it again.

It is made from a record, which tells the results, so that nothing is simulated.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from klub.engine.contract import Seat
from klub.games import game
from klub.games.clustered import scoring
from klub.games.clustered.state import Discard, Drop, Lay
from klub.games.kluster.view import View
from klub.table import Record, replay
from klub.table.name import BOT
from klub.table.sitting import AnyTable
from klub.wire.clustered import Counted, Laid, Place, counted, places
from klub.wire.kluster import KlusterView, kluster_view


class ReplaySeat(msgspec.Struct, frozen=True):
    """Who played from a seat."""

    name: str
    bot: str | None


class Replayed(msgspec.Struct, frozen=True, tag_field="game", kw_only=True):
    """What every game that is shown again has."""

    table: str
    options: dict[str, Any]
    seats: tuple[ReplaySeat, ...]
    winners: tuple[int, ...] | None
    """None if the game was not played to its end."""
    commitment: str
    """SHA-256 of the seed."""


class Points(msgspec.Struct, frozen=True):
    """The points of a seat."""

    total: int
    rectangle: int
    rows: int
    columns: int
    bonuses: int


class ClusteredStep(msgspec.Struct, frozen=True):
    """One turn."""

    seat: int
    move: str
    """In the notation of the game."""
    laid: Laid | None
    discarded: str | None
    dropped: tuple[str, ...]
    """In Quick play."""
    hand: tuple[str, ...]
    """What the player held before."""
    gained: int
    """Points that the turn brought the player."""
    points: tuple[Points, ...]
    """Of every seat after it."""


class ClusteredStart(msgspec.Struct, frozen=True):
    """The table before the first turn."""

    starts: tuple[Place, ...]
    players: int


class ClusteredReplay(Replayed, tag="clustered", frozen=True):
    """A whole game of Clustered."""

    start: ClusteredStart
    steps: tuple[ClusteredStep, ...]
    scores: tuple[Counted, ...]
    """By seat after the last turn, with the cells that make the points."""


class KlusterStep(msgspec.Struct, frozen=True):
    """One turn."""

    seat: int
    view: KlusterView
    """The table after it."""
    ticks: int
    """How long it took, in sixtieths of a second."""
    track: str
    """What moved on the way, as records keep it."""


class KlusterReplay(Replayed, tag="kluster", frozen=True):
    """A whole game of Kluster."""

    start: KlusterView
    steps: tuple[KlusterStep, ...]


Replay = ClusteredReplay | KlusterReplay


def retold(table: str, record: Record, winners: Sequence[int] | None) -> Replay:
    """The game that ``record`` tells; `Untrue` if it cannot have happened."""
    shared: dict[str, Any] = {
        "table": table,
        "options": dict(record.options),
        "seats": tuple(map(_seat, record.seats)),
        "winners": None if winners is None else tuple(winners),
        "commitment": record.commitment,
    }
    if record.game == "kluster":
        return _kluster(shared, record)
    return _clustered(shared, record)


def _seat(recorded: str) -> ReplaySeat:
    bot = recorded.removeprefix(BOT) if recorded.startswith(BOT) else None
    return ReplaySeat(bot or recorded, bot)


def _kluster(shared: Mapping[str, Any], record: Record) -> KlusterReplay:
    first, *others = (kluster_view(View(one.state, None)) for one in _tables(record))
    results: Any = record.results or ()
    return KlusterReplay(
        **shared,
        start=first,
        steps=tuple(
            KlusterStep(view.last.seat, view, result["ticks"], result["track"])
            for view, result in zip(others, results, strict=True)
            if view.last is not None
        ),
    )


def _clustered(shared: Mapping[str, Any], record: Record) -> ClusteredReplay:
    tables = _tables(record)
    before = next(tables)
    start = ClusteredStart(places(before.state.board.starts), before.state.options.players)
    count = _Counting()
    scores = count.scores(before)
    steps = []
    for line in record.moves:
        plays = game(record.game).read(line)
        seat = plays[0][0]
        *_, after = (next(tables) for _ in plays)
        then = count.scores(after)
        steps.append(_step(before, plays, then, then[seat].total - scores[seat].total))
        before, scores = after, then
    for _ in tables:  # so that what is told too much is found
        pass
    return ClusteredReplay(
        **shared, start=start, steps=tuple(steps), scores=tuple(map(counted, scores))
    )


def _step(
    before: AnyTable,
    plays: Sequence[tuple[Seat, Any]],
    scores: Sequence[scoring.Score],
    gained: int,
) -> ClusteredStep:
    seat = plays[0][0]
    laid = discarded = None
    dropped: tuple[str, ...] = ()
    for _, move in plays:
        match move:
            case Lay(card, cell):
                laid = Laid(cell.x, cell.y, seat, str(card))
            case Discard(card):
                discarded = str(card)
            case Drop(cards):
                dropped = tuple(map(str, cards))
    return ClusteredStep(
        seat=seat,
        move=" ".join(str(move) for _, move in plays),
        laid=laid,
        discarded=discarded,
        dropped=dropped,
        hand=tuple(map(str, before.state.hands[seat])),
        gained=gained,
        points=tuple(Points(**score.parts()) for score in scores),
    )


class _Counting:
    """Counts what everybody's cards make; a turn changes those of one seat alone."""

    def __init__(self) -> None:
        self._known: dict[int, tuple[Any, scoring.Count]] = {}

    def scores(self, table: AnyTable) -> tuple[scoring.Score, ...]:
        """Everybody's points."""
        state = table.state
        counts = []
        for seat in map(Seat, range(state.options.players)):
            cells = state.board.owned(seat)
            known = self._known.get(seat)
            if known is None or known[0] != cells:
                known = self._known[seat] = cells, scoring.count(cells)
            counts.append(known[1])
        return scoring.scored(counts, state.options, state.firsts)


def _tables(record: Record) -> Iterator[AnyTable]:
    return replay(game(record.game), record)

"""How a table begins: the events that open it, all of them or none."""

from collections.abc import Sequence

import msgspec

from klub.engine.contract import Seat
from klub.games import bots, game
from klub.server.stores import Identity, TableId
from klub.table import wishes
from klub.table.event import Event, Opened
from klub.table.seed import Seed, new_seed
from klub.table.sitting import Sitting
from klub.wire.club import NewTable, SeatWanted


class Opening:
    """A table that is being set up; what is refused is raised before anything is kept."""

    def __init__(self, opened: Opened) -> None:
        self.events: list[Event] = [opened]
        self.sitting = Sitting.of(game(opened.game), self.events)

    @property
    def table(self) -> TableId:
        """Its id."""
        return TableId(self.sitting.opened.table)

    def seat(self, seats: Sequence[SeatWanted], host: Identity) -> None:
        """Seat whom the host wants, from seat 0 on."""
        for seat, wanted in enumerate(seats):
            if wanted.kind == "me":
                self.sit(Seat(seat), host.id, wanted.name or host.name)
            elif wanted.kind == "bot":
                self.sit_bot(Seat(seat), wanted.bot or "")

    def sit(self, seat: Seat, who: str, name: str) -> None:
        """Seat a person."""
        self._happens(wishes.sit(self.sitting, who, seat, name, self._at))

    def sit_bot(self, seat: Seat, bot: str) -> None:
        """Seat a bot."""
        opened = self.sitting.opened
        known = bots(opened.game)
        self._happens(wishes.seat_bot(self.sitting, opened.host, seat, bot, known, self._at))

    def start(self, seed: Seed) -> None:
        """Begin the game."""
        host = self.sitting.opened.host
        self._happens(wishes.start(self.sitting, host, seed, self._at))

    @property
    def _at(self) -> float:
        return self.sitting.opened.at

    def _happens(self, event: Event) -> None:
        self.events.append(event)
        self.sitting = self.sitting.after(event)


def new_table(new: NewTable, host: Identity, table: TableId, at: float) -> Opening:
    """A table as somebody wants it."""
    opening = Opening(
        wishes.open_table(
            game(new.game),
            table,
            host.id,
            new.options,
            at,
            listed=new.listed,
            rated=new.rated,
            base=new.base,
            bonus=new.bonus,
        )
    )
    opening.seat(new.seats, host)
    if new.start:
        opening.start(new_seed())
    return opening


def rematch(before: Sitting, who: str, table: TableId, at: float) -> Opening:
    """A table for the same players, begun as the rules say, with whoever asks for it and the bots.

    The others sit down when they agree. The table is not listed, and the seats are kept for them.
    """
    wishes.rematch(before, who, table, at)
    assert before.table is not None
    values = before.game.option_values(before.game.rematch(before.table.state))
    opening = Opening(
        msgspec.structs.replace(
            before.opened,
            at=at,
            table=table,
            options=values,
            daily=None,
            lesson=False,
            listed=False,
            kept=tuple(chair.who for chair in before.chairs),
        )
    )
    for seat, chair in enumerate(before.chairs):
        if chair.bot is not None:
            opening.sit_bot(Seat(seat), chair.bot)
        elif chair.who == who:
            opening.sit(Seat(seat), who, chair.name)
    if not any(chair.free for chair in opening.sitting.chairs):
        opening.start(new_seed())
    return opening

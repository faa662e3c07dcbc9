"""The turn of Kluster that is under way at a table, as its audience sees it."""

from collections.abc import Callable

from klub.engine.contract import Json, Seat
from klub.engine.errors import Refusal
from klub.games.kluster.frame import Frame
from klub.games.kluster.input import TICKS
from klub.games.kluster.notation import Move
from klub.server.live.audience import Watcher
from klub.server.live.mailbox import Sender
from klub.server.live.table import LiveTable
from klub.server.live.ticker import Ticker
from klub.server.live.turn import LiveTurn, Report, Standing
from klub.server.reason import reason
from klub.wire import codec, frame, told


class Stage:
    """Opens turns, shows them, and says how they ended."""

    def __init__(
        self,
        table: LiveTable,
        over: Callable[[Seat, str, Json], None],
        failed: Callable[[Refusal], None],
    ) -> None:
        self.turn: LiveTurn | None = None
        self._table = table
        self._over = over
        self._failed = failed
        self._ticker: Ticker | None = None
        self._seat = Seat(0)
        self._standing: Standing | None = None
        self._tick = 0

    def open(self, seat: Seat, move: Move | None) -> None:
        """Begin a turn: by hand, or by a hand that follows ``move``."""
        self.close()
        table = self._table.sitting.table
        assert table is not None
        turn = LiveTurn(table.state, lambda report: self._reported(turn, report), move)
        self.turn, self._ticker = turn, self._table.hall.ticker()
        self._seat, self._standing, self._tick = seat, None, 0
        self.look()

    def close(self) -> None:
        """Leave a turn as it is; nothing of it counts."""
        if self.turn is not None and self._ticker is not None:
            self._ticker.remove(self.turn)
            self._answer(Report(refused=self.turn.unanswered()))
        self.turn = None

    def look(self) -> None:
        """See who is there."""
        if self.turn is None or self._ticker is None:
            return
        audience = self._table.audience
        chair = self._table.sitting.chairs[self._seat]
        self.turn.here = chair.who in audience.here
        self.turn.watched = bool(audience.watchers)
        # What moves for nobody need not be asked sixty times a second whether it does.
        (self._ticker.add if self.turn.wanted else self._ticker.remove)(self.turn)

    def joined(self, watcher: Watcher) -> None:
        """Show everything to somebody who has just come."""
        self.look()
        if self.turn is not None:
            if self._standing is not None:
                watcher.mailbox.put(codec.written(self._now(self._standing)))
            self._show_all(watcher)

    def _show_all(self, watcher: Watcher) -> None:
        assert self.turn is not None
        watcher.mailbox.drop_frames(self._table.id)
        self.turn.show(Sender(watcher.mailbox, 0))

    def _reported(self, turn: LiveTurn, report: Report) -> None:
        """Tell everybody what a tick brought."""
        self._answer(report)
        if turn is not self.turn:
            return
        self._tick = report.tick
        if report.standing is not None:
            self._standing = report.standing
            self._table.audience.tell(self._now(report.standing))
        if report.restarted:
            for watcher in self._table.audience.watchers:
                self._show_all(watcher)
        if report.frame is not None:
            self._show(report.frame)
        for asker, whole in report.shown:
            asker.mailbox.put_frame(self._table.id, whole, frame.packed(self._table.id, whole))
        if report.over is not None:
            self._over(self._seat, *report.over)
        elif report.failed is not None:
            self._failed(report.failed)

    def _answer(self, report: Report) -> None:
        """Tell those who sent inputs what became of them."""
        for sender, refusal in report.refused:
            why = reason(refusal)
            refused = told.Refused(id=sender.id, table=self._table.id, reason=why)
            sender.mailbox.put(codec.written(refused))
        for sender in report.taken:
            if sender.id:
                done = told.Done(id=sender.id, seq=self._table.sitting.seq)
                sender.mailbox.put(codec.written(done))

    def _show(self, shown: Frame) -> None:
        """Frames go to everybody, packed once."""
        audience = self._table.audience
        for event in shown.events:
            audience.tell(
                told.TurnEvent(
                    table=self._table.id,
                    tick=shown.tick,
                    kind=event.kind,
                    stones=event.stones,
                    cords=event.cords,
                )
            )
        if shown.stones or shown.gone or shown.cords:
            data = frame.packed(self._table.id, shown)
            for watcher in audience.watchers:
                watcher.mailbox.put_frame(self._table.id, shown, data)

    def _now(self, standing: Standing) -> told.TurnNow:
        table = self._table.sitting.table
        timer = None if table is None else table.state.options.turn_timer
        return told.TurnNow(
            table=self._table.id,
            seat=self._seat,
            tick=self._tick,
            phase=standing.phase,
            duty=None if standing.duty is None else reason(standing.duty),
            left=None if timer is None else max(0.0, round(timer - self._tick / TICKS, 2)),
        )

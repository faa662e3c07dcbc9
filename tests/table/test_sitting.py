"""Tables of the club: wishes become events, and events fold to what everybody sees."""

from functools import partial
from random import Random

import pytest

from klub.engine.contract import AnyEngine, Seat
from klub.engine.errors import Illegal, Refusal
from klub.games.clustered import BOTS, Clustered
from klub.games.kluster import Kluster, notation
from klub.table import Seed, verify
from klub.table import wishes as wish
from klub.table.event import Event, Opened, Played, Said, Sat, read, written
from klub.table.sitting import Sitting

SEED = Seed("0123456789abcdef0123456789abcdef")
ANN, BEN, EVE = "ann", "ben", "eve"


class House:
    """A table with all its events, kept as a store keeps them."""

    def __init__(self, game: AnyEngine, **options: object) -> None:
        opened = wish.open_table(game, "t1", ANN, options, 0.0)  # type: ignore[arg-type]
        self.game = game
        self.kept = [written(opened)]

    def do(self, *events: Event) -> "House":
        """Let something happen."""
        self.kept += map(written, events)
        return self

    @property
    def now(self) -> Sitting:
        """The table, folded anew from what is kept."""
        return Sitting.of(self.game, map(read, self.kept))


def two(**options: object) -> House:
    house = House(Clustered(), players=2, **options)
    house.do(wish.sit(house.now, ANN, 0, "Ann", 1.0))
    return house.do(wish.sit(house.now, BEN, 1, "Ben", 2.0))


def begun(**options: object) -> House:
    house = two(**options)
    return house.do(wish.start(house.now, ANN, SEED, 3.0))


def first_move(house: House, seat: int) -> str:
    table = house.now.table
    assert table is not None
    return str(house.game.sample(table.state, Random(seat)))


def test_a_table_is_the_fold_of_its_events() -> None:
    house = begun()
    sitting = house.now
    assert sitting.seq == len(house.kept) == 4
    assert sitting.status == "playing"
    assert [chair.name for chair in sitting.chairs] == ["Ann", "Ben"]
    grown = Sitting.of(house.game, [read(house.kept[0])])
    for data in house.kept[1:]:
        grown = grown.after(read(data))
    assert grown == sitting


def test_a_whole_game_ends_with_a_record_that_is_true() -> None:
    house = begun()
    while (seat := house.now.to_move) is not None:
        who = (ANN, BEN)[seat]
        house.do(wish.play(house.now, who, seat, first_move(house, seat), 10.0))
    sitting = house.now
    assert sitting.status == "over"
    assert sitting.outcome is not None
    record = sitting.record()
    assert record is not None
    assert record.seats == ("Ann", "Ben")
    assert verify(house.game, record) is None


def test_a_turn_of_kluster_is_kept_with_its_result_and_folded_without_simulating(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    house = House(Kluster(), players=1, boxes="duo")
    house.do(wish.sit(house.now, ANN, 0, "Ann", 1.0))
    house.do(wish.start(house.now, ANN, SEED, 2.0))
    event = wish.play(house.now, ANN, 0, "3@0,0,0u", 3.0)
    assert isinstance(event.result, dict)
    assert event.result["placed"] == [3]
    house.do(event)

    def simulated(*_: object) -> None:
        raise AssertionError("folding simulates")

    monkeypatch.setattr(Kluster, "play", simulated)
    table = house.now.table
    assert table is not None
    assert table.state.area == (3,)
    assert table.plays == ((Seat(0), notation.plan("3@0,0,0u")),)


def test_one_identity_may_have_several_seats() -> None:
    house = House(Clustered(), players=2)
    for seat in range(2):
        house.do(wish.sit(house.now, ANN, seat, f"Ann {seat}", 1.0))
    house.do(wish.start(house.now, ANN, SEED, 2.0))
    assert house.now.seats_of(ANN) == (0, 1)
    house.do(wish.play(house.now, ANN, 0, first_move(house, 0), 3.0))
    assert house.now.to_move == 1


def refused(message: str, *of: object) -> None:
    doing, *arguments = of
    assert callable(doing)
    with pytest.raises(Refusal) as refusal:
        doing(*arguments)
    assert refusal.value.message == message


def test_seats_are_refused_with_a_reason() -> None:
    house = House(Clustered(), players=2)
    refused("seat-unknown", wish.sit, house.now, ANN, 2, "Ann", 1.0)
    refused("seat-unknown", wish.sit, house.now, ANN, -1, "Ann", 1.0)
    refused("name-unfit", wish.sit, house.now, ANN, 0, "  ", 1.0)
    refused("name-unfit", wish.sit, house.now, ANN, 0, "bot:x", 1.0)
    refused("seat-free", wish.stand, house.now, ANN, 0, 1.0)
    house.do(wish.sit(house.now, BEN, 0, "Ben", 1.0))
    refused("seat-taken", wish.sit, house.now, ANN, 0, "Ann", 2.0)
    refused("seat-not-yours", wish.stand, house.now, EVE, 0, 2.0)
    refused("host-only", wish.seat_bot, house.now, BEN, 1, "greedy", BOTS, 2.0)
    refused("bot-unknown", wish.seat_bot, house.now, ANN, 1, "genius", BOTS, 2.0)
    refused("seats-free", wish.start, house.now, ANN, SEED, 2.0)
    house.do(wish.stand(house.now, ANN, 0, 3.0))
    assert house.now.chairs[0].free


def test_nobody_plays_before_the_start_or_for_somebody_else() -> None:
    house = two()
    refused("not-started", wish.play, house.now, ANN, 0, "W@1,0", 3.0)
    house.do(wish.start(house.now, ANN, SEED, 3.0))
    refused("already-started", wish.sit, house.now, EVE, 0, "Eve", 4.0)
    refused("seat-not-yours", wish.play, house.now, EVE, 0, "W@1,0", 4.0)
    refused("seat-not-yours", wish.play, house.now, BEN, 0, "W@1,0", 4.0)
    refused("not-your-turn", wish.play, house.now, BEN, 1, "W@1,0", 4.0)
    with pytest.raises(Illegal):
        wish.play(house.now, ANN, 0, "Sf3@9,9", 4.0)


def test_who_gives_up_against_one_loses() -> None:
    house = begun()
    house.do(wish.give_up(house.now, BEN, 1, 5.0))
    sitting = house.now
    assert sitting.status == "over"
    assert sitting.outcome is not None
    assert sitting.outcome.winners == (0,)
    refused("game-ended-already", wish.play, sitting, ANN, 0, "W@1,0", 6.0)


def test_with_more_players_a_bot_stands_in_for_who_gave_up_and_cannot_win() -> None:
    house = House(Clustered(), players=3)
    for chair, who in enumerate((ANN, BEN, EVE)):
        house.do(wish.sit(house.now, who, chair, who, 1.0))
    house.do(wish.start(house.now, ANN, SEED, 2.0))
    house.do(wish.give_up(house.now, BEN, 1, 2.5))
    luck = Random(7)
    while (seat := house.now.to_move) is not None:
        table = house.now.table
        assert table is not None
        view = house.game.view(table.state, seat)
        # Only the one who gave up is played well.
        move = BOTS["greedy" if seat == 1 else "random"](view, luck)
        house.do(wish.bot_plays(house.now, seat, str(move), None, 3.0))
    sitting = house.now
    assert sitting.chairs[1].thinks_itself
    assert sitting.table is not None
    assert sitting.table.outcome is not None
    assert sitting.table.outcome.winners == (1,)
    assert sitting.outcome is not None
    assert set(sitting.outcome.winners) <= {0, 2}


def test_clocks_run_for_persons_and_stop_at_the_end() -> None:
    house = House(Clustered(), players=2)
    opened = wish.open_table(house.game, "t2", ANN, {"players": 2}, 0.0, base=60, bonus=2)
    house.kept = [written(opened)]
    house.do(wish.sit(house.now, ANN, 0, "Ann", 1.0))
    house.do(wish.seat_bot(house.now, ANN, 1, "greedy", BOTS, 1.0))
    house.do(wish.start(house.now, ANN, SEED, 100.0))
    clock = house.now.clock
    assert clock is not None
    assert clock.running == 0
    assert wish.flag(house.now, 159.0) is None
    house.do(wish.play(house.now, ANN, 0, first_move(house, 0), 110.0))
    clock = house.now.clock
    assert clock is not None
    assert clock.running is None, "nobody waits for a bot's clock"
    assert clock.left[0] == 52.0
    house.do(wish.bot_plays(house.now, 1, first_move(house, 1), None, 111.0))
    gone = wish.flag(house.now, 111.0 + 52.0)
    assert gone is not None
    assert (gone.seat, gone.why) == (0, "time")
    assert house.do(gone).now.status == "over"


def test_a_move_is_taken_back_by_its_mover_alone_and_never_at_a_rated_table() -> None:
    house = begun()
    house.do(wish.play(house.now, ANN, 0, first_move(house, 0), 4.0))
    refused("seat-not-yours", wish.undo, house.now, BEN, 5.0)
    refused("undo-revealed", wish.undo, house.now, ANN, 5.0)


def test_chat_is_short_and_can_be_silenced() -> None:
    house = two()
    refused("chat-unfit", wish.say, house.now, ANN, "Ann", " ", 1.0)
    refused("chat-unfit", wish.say, house.now, ANN, "Ann", "x" * 501, 1.0)
    refused("chat-unfit", wish.say, house.now, ANN, "Ann", "\x1b[2J", 1.0)
    house.do(wish.say(house.now, EVE, "Eve", " hello ", 1.0))
    assert [said.text for said in house.now.said] == ["hello"]
    refused("host-only", partial(wish.mute, on=True), house.now, BEN, EVE, 2.0)
    house.do(wish.mute(house.now, ANN, EVE, 2.0, on=True))
    refused("muted", wish.say, house.now, EVE, "Eve", "hello?", 3.0)
    refused("muted-already", partial(wish.mute, on=True), house.now, ANN, EVE, 3.0)
    house.do(wish.mute(house.now, ANN, EVE, 4.0, on=False))
    refused("muted-not", partial(wish.mute, on=False), house.now, ANN, EVE, 5.0)
    house.do(wish.say(house.now, EVE, "Eve", "thanks", 5.0))


def test_whoever_is_sent_away_sits_down_no_more() -> None:
    house = two()
    refused("remove-host", wish.remove, house.now, ANN, ANN, 3.0)
    house.do(wish.remove(house.now, ANN, BEN, 3.0))
    assert house.now.chairs[1].free
    refused("sent-away", wish.sit, house.now, BEN, 1, "Ben", 4.0)
    again = begun()
    refused("remove-player", wish.remove, again.now, ANN, BEN, 4.0)


def test_a_rematch_follows_once() -> None:
    house = begun()
    refused("rematch-early", wish.rematch, house.now, ANN, "t9", 4.0)
    house.do(wish.give_up(house.now, BEN, 1, 5.0))
    refused("rematch-players", wish.rematch, house.now, EVE, "t9", 6.0)
    house.do(wish.rematch(house.now, BEN, "t9", 6.0))
    assert house.now.rematch == "t9"
    refused("rematch-already", wish.rematch, house.now, ANN, "t8", 7.0)


@pytest.mark.parametrize(
    "data",
    [b"", b"{}", b'{"event":"none","at":1}', b'{"event":"stood","at":1}', b"\xff", b"[" * 9999],
)
def test_what_is_no_event_is_refused(data: bytes) -> None:
    with pytest.raises(Refusal):
        read(data)


def test_events_survive_being_kept() -> None:
    events: list[Event] = [
        Opened(at=1.5, table="t", game="clustered", options={"players": 2}, host=ANN),
        Sat(at=2.0, seat=0, name="Ann", who=ANN),
        Said(at=3.0, who=ANN, name="Ann", text="hé\n!"),
        Played(at=4.0, seat=1, move="W@0,1", result={"rest": [[1, 0.5]]}),
        Opened(at=5.0, table="t", game="kluster", options={}, host=ANN, kept=(ANN, None)),
    ]
    assert [read(written(event)) for event in events] == events

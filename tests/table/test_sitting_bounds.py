"""Tables of the club: whatever is wished there, what is kept of them stays small."""

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

from klub.engine.errors import Refusal
from klub.games.clustered import BOTS, Clustered
from klub.table import Seed
from klub.table import wishes as wish
from klub.table.event import Event, Muted, Opened
from klub.table.sitting import REMEMBERED, Sitting

SEED = Seed("0123456789abcdef0123456789abcdef")
GAME = Clustered()
ANN, BEN, EVE = "ann", "ben", "eve"


def opened(**more: object) -> Sitting:
    """A table of Ann's for two."""
    first = wish.open_table(GAME, "t1", ANN, {"players": 2}, 0.0)
    return Sitting.of(GAME, [Opened(**{**_fields(first), **more})])  # type: ignore[arg-type]


def _fields(event: Opened) -> dict[str, object]:
    return {name: getattr(event, name) for name in event.__struct_fields__}


def seated() -> Sitting:
    """Ann and Ben sit down."""
    sitting = opened()
    sitting = sitting.after(wish.sit(sitting, ANN, 0, "Ann", 1.0))
    return sitting.after(wish.sit(sitting, BEN, 1, "Ben", 1.0))


def begun() -> Sitting:
    """They play."""
    sitting = seated()
    return sitting.after(wish.start(sitting, ANN, SEED, 2.0))


def full(sitting: Sitting) -> Sitting:
    """The same table after as many events as it may have, and one."""
    return replace(sitting, seq=wish.MOST_EVENTS + 1)


def why(doing: Callable[[], Event | None]) -> str:
    """Why a wish is refused."""
    with pytest.raises(Refusal) as refusal:
        doing()
    return refusal.value.message


def test_nobody_is_silenced_or_sent_away_who_is_not_there() -> None:
    for sitting in (seated(), begun()):
        assert why(lambda s=sitting: wish.mute(s, ANN, EVE, 3.0, on=True)) == "nobody-there"  # type: ignore[misc]
        assert why(lambda s=sitting: wish.remove(s, ANN, EVE, 3.0)) == "nobody-there"  # type: ignore[misc]
        spoken = sitting.after(wish.say(sitting, EVE, "Eve", "hello", 3.0))
        assert wish.mute(spoken, ANN, EVE, 4.0, on=True).who == EVE
        assert wish.remove(spoken, ANN, EVE, 4.0).who == EVE
        assert wish.mute(sitting, ANN, BEN, 4.0, on=True).who == BEN, "who sits need not speak"


def test_who_has_not_spoken_for_long_can_still_be_let_speak_again() -> None:
    sitting = seated()
    sitting = sitting.after(wish.say(sitting, EVE, "Eve", "hello", 3.0))
    sitting = sitting.after(wish.mute(sitting, ANN, EVE, 4.0, on=True))
    for _ in range(REMEMBERED):
        sitting = sitting.after(wish.say(sitting, ANN, "Ann", "and", 5.0))
    assert why(lambda: wish.remove(sitting, ANN, EVE, 6.0)) == "nobody-there"
    assert sitting.after(wish.mute(sitting, ANN, EVE, 6.0, on=False)).muted == frozenset()


def test_a_hundred_are_silenced_at_most() -> None:
    sitting = seated()
    for number in range(wish.MOST_MUTED):
        sitting = sitting.after(Muted(at=3.0, who=f"x{number}", on=True))
    assert why(lambda: wish.mute(sitting, ANN, BEN, 4.0, on=True)) == "muted-many"
    fewer = sitting.after(wish.mute(sitting, ANN, "x1", 4.0, on=False))
    assert wish.mute(fewer, ANN, BEN, 5.0, on=True).who == BEN


def test_a_table_at_which_too_much_has_happened_takes_no_more() -> None:
    free, taken, playing = full(opened()), full(seated()), full(begun())
    for doing in (
        lambda: wish.sit(free, ANN, 0, "Ann", 3.0),
        lambda: wish.seat_bot(free, ANN, 0, "greedy", BOTS, 3.0),
        lambda: wish.stand(taken, ANN, 0, 3.0),
        lambda: wish.say(taken, ANN, "Ann", "hello", 3.0),
        lambda: wish.mute(taken, ANN, BEN, 3.0, on=True),
        lambda: wish.remove(taken, ANN, BEN, 3.0),
        lambda: wish.say(playing, ANN, "Ann", "hello", 3.0),
        lambda: wish.undo(playing, ANN, 3.0),
    ):
        assert why(doing) == "table-full"
    assert wish.start(taken, ANN, SEED, 3.0).seed == SEED
    assert wish.stand(replace(taken, seq=wish.MOST_EVENTS), ANN, 0, 3.0).seat == 0


def test_a_game_is_played_to_its_end_whatever_has_happened_at_its_table() -> None:
    sitting, luck = full(begun()), Random(1)
    while (seat := sitting.to_move) is not None:
        assert sitting.table is not None
        move = str(GAME.sample(sitting.table.state, luck))
        assert wish.bot_plays(sitting, seat, move, None, 3.0).move == move
        sitting = sitting.after(wish.play(sitting, (ANN, BEN)[seat], seat, move, 3.0))
    assert wish.rematch(sitting, BEN, "t9", 4.0).table == "t9"
    assert wish.give_up(full(begun()), BEN, 1, 4.0).seat == 1


def test_a_seat_that_is_kept_is_for_its_player_alone() -> None:
    sitting = opened(kept=(None, BEN))
    for who in (EVE, ANN):
        assert why(lambda who=who: wish.sit(sitting, who, 1, "Ben", 1.0)) == "seat-kept"  # type: ignore[misc]
    assert why(lambda: wish.seat_bot(sitting, ANN, 1, "greedy", BOTS, 1.0)) == "seat-kept"
    assert wish.sit(sitting, BEN, 1, "Ben", 1.0).who == BEN
    assert wish.sit(sitting, EVE, 0, "Eve", 1.0).who == EVE, "the other is for anybody"
    assert wish.seat_bot(sitting, ANN, 0, "greedy", BOTS, 1.0).bot == "greedy"
    assert why(lambda: wish.sit(sitting, EVE, 2, "Eve", 1.0)) == "seat-unknown"


def test_a_seat_that_its_player_leaves_again_stays_kept() -> None:
    sitting = opened(kept=(ANN, BEN))
    sitting = sitting.after(wish.sit(sitting, BEN, 1, "Ben", 1.0))
    sitting = sitting.after(wish.stand(sitting, ANN, 1, 2.0))
    assert why(lambda: wish.sit(sitting, EVE, 1, "Eve", 3.0)) == "seat-kept"
    assert wish.sit(sitting, BEN, 1, "Ben", 3.0).who == BEN

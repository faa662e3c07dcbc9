"""Which news show that a wish was granted, and which do not."""

from typing import Any

import msgspec
import pytest

from klub.client.evidence import seen_in, shown_by
from klub.client.mirror import Mirror
from klub.wire import asked
from klub.wire.frame import Moved
from klub.wire.told import News, SeatInfo, TableInfo

ME = "me"
EMPTY = SeatInfo("", None, None, None, False, None, False)  # noqa: FBT003 (fields in order)
INFO = TableInfo(
    table="t",
    game="clustered",
    status="open",
    options={},
    host=ME,
    listed=False,
    rated=False,
    commitment=None,
    seats=(EMPTY, EMPTY),
    to_move=None,
    winners=None,
    onlookers=0,
    muted=(),
    rematch=None,
    daily=None,
    lesson=False,
    aids=True,
    opened_at=0.0,
    clock=None,
)


def news(what: str, table: str = "t", **told: Any) -> News:
    parts: dict[str, Any] = {"seat": None, "text": None, "who": None, "name": None}
    return News(
        table=table, seq=5, at=0.0, what=what, viewer=None, info=None, view=None, **(parts | told)
    )


SHOWN: list[tuple[Any, News]] = [
    (asked.Sit(table="t", seat=1, name="Ada"), news("sat", seat=1, name="Ada", who=ME)),
    (asked.SeatBot(table="t", seat=1, bot="greedy"), news("sat", seat=1, name="greedy")),
    (asked.Stand(table="t", seat=1), news("stood", seat=1)),
    (asked.Start(table="t"), news("started")),
    (asked.Move(table="t", seat=0, move="Sf3@1,0"), news("played", seat=0, text="Sf3@1,0")),
    (asked.Move(table="t", seat=0, move="5@1,2"), news("played", seat=0, text="5@1,2,0u")),
    (asked.Move(table="t", seat=0, move="5@1,2"), news("played", seat=0, text=None)),
    (asked.Undo(table="t"), news("undone")),
    (asked.GiveUp(table="t", seat=1), news("gave_up", seat=1, text="resigned")),
    (asked.Say(table="t", text=" hi "), news("said", who=ME, text="hi")),
    (asked.Mute(table="t", who="b"), news("muted", who="b", text="on")),
    (asked.Mute(table="t", who="b", on=False), news("muted", who="b", text="off")),
    (asked.Remove(table="t", who="b"), news("removed", who="b")),
]


@pytest.mark.parametrize(("wish", "told"), SHOWN, ids=lambda one: type(one).__name__)
def test_the_news_that_a_wish_made_show_it(wish: Any, told: News) -> None:
    assert shown_by(told, wish, ME)
    assert not shown_by(msgspec.structs.replace(told, table="u"), wish, ME)
    others = [other for one, other in SHOWN if one.__struct_config__ != wish.__struct_config__]
    kinds = {other.what for other in others} - {told.what}
    assert len(kinds) > 7
    for other in others:
        assert other.what == told.what or not shown_by(other, wish, ME)


@pytest.mark.parametrize(
    ("wish", "told"),
    [
        (asked.Sit(table="t", seat=1, name="Ada"), news("sat", seat=1, name="Ada", who="b")),
        (asked.Sit(table="t", seat=1, name="Ada"), news("sat", seat=0, name="Ada", who=ME)),
        (asked.Move(table="t", seat=0, move="Sf3@1,0"), news("played", seat=0, text="Sf3@0,1")),
        (asked.Move(table="t", seat=0, move="Sf3@1,0"), news("played", seat=1, text="Sf3@1,0")),
        (asked.Say(table="t", text="hi"), news("said", who="b", text="hi")),
        (asked.Mute(table="t", who="b", on=False), news("muted", who="b", text="on")),
        (asked.Rematch(table="t"), news("rematched", text="u")),
        (asked.Report(table="t", who="b", text="hi"), news("said", who=ME, text="hi")),
    ],
)
def test_news_of_others_show_nothing(wish: Any, told: News) -> None:
    assert not shown_by(told, wish, ME)


def seated(**chair: Any) -> TableInfo:
    return msgspec.structs.replace(INFO, seats=(EMPTY, msgspec.structs.replace(EMPTY, **chair)))


def changed(**parts: Any) -> TableInfo:
    return msgspec.structs.replace(INFO, **parts)


@pytest.mark.parametrize(
    ("wish", "info"),
    [
        (asked.Sit(table="t", seat=1, name="Ada"), seated(who=ME)),
        (asked.SeatBot(table="t", seat=1, bot="greedy"), seated(bot="greedy")),
        (asked.GiveUp(table="t", seat=1), seated(who=ME, gave_up="resigned")),
        (asked.Start(table="t"), changed(status="playing")),
        (asked.Mute(table="t", who="b"), changed(muted=("b",))),
    ],
)
def test_a_table_can_show_what_was_wished(wish: Any, info: TableInfo) -> None:
    assert seen_in(info, wish, ME)
    assert not seen_in(INFO, wish, ME)


def test_a_table_does_not_show_which_move_was_made() -> None:
    assert not seen_in(changed(status="playing"), asked.Move(table="t", seat=9, move="W@1,0"), ME)


def test_a_mirror_forgets_stones_that_are_gone() -> None:
    mirror, pose = Mirror(), (0.0, 0.0, 0.1, 1.0, 0.0, 0.0, 0.0)
    mirror.move(Moved("t", 1, {3: pose, 4: pose}, (), {0: (1.0, 2.0)}))
    mirror.move(Moved("t", 2, {4: pose}, (3, 7), {}))
    assert (mirror.tick, mirror.poses, mirror.cords) == (2, {4: pose}, {0: (1.0, 2.0)})

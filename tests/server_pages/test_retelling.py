"""Replays: every turn of a game that is over, told and not simulated."""

import json
from pathlib import Path
from typing import Any

import anyio
import msgspec
import pytest
from club_house import call, come_in
from kluster_records import document
from server_games.guest import Player, guest, seats
from server_games.test_daily import until_midnight

from klub.games.kluster import engine
from klub.table import Untrue, read_record
from klub.wire.replay import ClusteredReplay, KlusterReplay, Replay, retold

RECORDS = Path(__file__).parents[1] / "table" / "records"
NAMES = ("solo", "two", "quick", "eight", "unfinished")


def kept(name: str) -> Any:
    return json.loads((RECORDS / f"{name}.json").read_text(encoding="utf-8"))


def told(document: Any, winners: tuple[int, ...] | None = None) -> Replay:
    return retold("aB3", read_record(json.dumps(document)), winners)


def cards(name: str) -> ClusteredReplay:
    shown = told(kept(name))
    assert isinstance(shown, ClusteredReplay)
    return shown


@pytest.mark.parametrize("name", NAMES)
def test_each_turn_of_clustered_is_a_step(name: str) -> None:
    shown, record = cards(name), kept(name)
    assert [f"{one.seat} {one.move}" for one in shown.steps] == record["moves"]
    assert (shown.options, shown.commitment) == (record["options"], record["commitment"])
    assert shown.start.players == len(shown.seats) == len(record["seats"])
    for one in shown.steps:
        thrown = ([] if one.discarded is None else [one.discarded]) + list(one.dropped)
        words = [] if one.laid is None else [f"{one.laid.card}@{one.laid.x},{one.laid.y}"]
        words += [f"{'-' if one.discarded == card else '~'}{card}" for card in thrown]
        assert " ".join(words) == one.move
        assert one.laid is None or (one.laid.owner, one.laid.card in one.hand) == (one.seat, True)
        assert one.discarded is None or one.discarded in one.hand


@pytest.mark.parametrize("name", NAMES)
def test_points_grow_step_by_step_to_the_count_at_the_end(name: str) -> None:
    shown, record = cards(name), kept(name)
    before = [0] * shown.start.players
    for one in shown.steps:
        totals = [points.total for points in one.points]
        assert totals[one.seat] - before[one.seat] == one.gained
        before = totals
    ends = [msgspec.to_builtins(points) for points in shown.steps[-1].points]
    assert ends == [{part: getattr(score, part) for part in ends[0]} for score in shown.scores]
    assert record.get("scores", ends) == ends
    for score in shown.scores:
        assert sum(map(len, score.row_cells)) == score.rows
        assert len(score.rectangle_cells) == score.rectangle


def test_a_bot_is_told_from_a_person() -> None:
    document = kept("two") | {"seats": ["Ada", "bot:greedy"]}
    assert msgspec.to_builtins(told(document).seats) == (
        {"name": "Ada", "bot": None},
        {"name": "greedy", "bot": "greedy"},
    )


def test_a_record_that_cannot_have_happened_is_refused() -> None:
    document = kept("two")
    document["moves"][0] = "0 W@99,99"
    with pytest.raises(Untrue):
        told(document)


def test_turns_of_kluster_are_told_and_not_simulated(monkeypatch: pytest.MonkeyPatch) -> None:
    record = document()

    def simulated(*_: Any) -> None:
        raise AssertionError("a replay must not simulate")

    monkeypatch.setattr(engine, "Turn", simulated)
    shown = told(record)
    assert isinstance(shown, KlusterReplay)
    assert shown.start.last is None
    assert [one.pose for one in shown.start.stones] == [None] * 12
    assert len(shown.steps) == len(record["moves"])
    for step, line, result in zip(shown.steps, record["moves"], record["results"], strict=True):
        assert str(step.seat) == line.split()[0]
        assert (step.ticks, step.track) == (result["ticks"], result["track"])
        assert step.view.last is not None
        assert [one.kind for one in step.view.last.faults] == [
            one["kind"] for one in result["incidents"]
        ]
        lying = [n for n, stone in enumerate(step.view.stones) if stone.pose is not None]
        assert set(result["placed"]) <= set(lying)


@pytest.mark.parametrize("record", [kept("two"), kept("unfinished"), document()], ids="tuk")
def test_a_record_that_was_brought_in_is_shown(port: int, record: Any) -> None:
    cookie = come_in(port, "Ada")
    status, made, _ = call(port, "POST", "/api/records", {"record": record}, cookie)
    assert status == 201, made
    status, shown, _ = call(port, "GET", f"/api/tables/{made['table']}/replay")
    assert (status, shown["table"], shown["game"]) == (200, made["table"], record["game"])
    assert len(shown["steps"]) == len(record["moves"])
    assert shown["winners"] == record.get("winners")


@pytest.mark.anyio
async def test_a_game_of_the_club_is_shown_once_it_is_over(port: int) -> None:
    ann = guest(port, "Ann")
    table = ann.opens(game="clustered", seats=seats("me", "greedy"), start=True)
    path = f"/api/tables/{table}/replay"
    status, why = ann.call("GET", path)
    assert (status, why["message"]) == (422, "record-early")
    async with Player(ann, port, table) as one:
        await one.until(lambda story: story.info)
        await one.does("give_up", seat=0)
    status, shown = ann.call("GET", path)
    assert (status, shown["winners"], shown["steps"]) == (200, [1], [])
    assert ann.call("GET", "/api/tables/nobody/replay")[0] == 404


@pytest.mark.anyio
async def test_the_luck_of_a_challenge_is_not_shown_before_its_day_is_over(port: int) -> None:
    if until_midnight() < 60:
        await anyio.sleep(until_midnight() + 1)
    ann = guest(port, "Ann")
    table = ann.call("POST", "/api/daily/clustered")[1]["table"]
    async with Player(ann, port, table) as one:
        await one.play((0,))
    status, why = ann.call("GET", f"/api/tables/{table}/replay")
    assert (status, why["message"]) == (422, "record-daily")

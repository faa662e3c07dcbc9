"""Complete games of Clustered at a club, over sockets that break."""

import asyncio
import json
from typing import Any

import pytest

from klub.games import game
from klub.table import commitment, read_record, seed, verify
from server_games.guest import Guest, Player, guest, seats

pytestmark = pytest.mark.anyio


def record_of(one: Guest, table: str) -> Any:
    """The record of a game that is over, found true."""
    status, told = one.call("GET", f"/api/tables/{table}/record")
    assert status == 200, told
    assert verify(game(told["game"]), read_record(json.dumps(told))) is None
    assert told["commitment"] == commitment(seed(told["seed"]))
    return told


def seen_by(line: str, seats: tuple[int, ...]) -> str:
    """A line of a record as somebody may see it made who plays from ``seats``."""
    seat, *words = line.split(" ")
    if int(seat) in seats:
        return line
    return " ".join([seat, *(word if "@" in word else f"{word[0]}?" for word in words)])


def single(moves: list[str]) -> list[str]:
    """Turns as the moves that were made one by one: a drop that follows a placement is one."""
    lines = []
    for line in moves:
        seat, first, *rest = line.split(" ")
        if "@" in first or first.startswith("-"):
            lines += [f"{seat} {word}" for word in (first, *rest)]
        else:
            lines.append(line)
    return lines


async def test_a_game_with_lines_that_break_is_told_to_everybody_without_gap(port: int) -> None:
    ann, ben, eve = (guest(port, name) for name in ("Ann", "Ben", "Eve"))
    table = ann.opens(
        game="clustered",
        options={"players": 3, "table": "7x7"},
        seats=seats("me", "open", "greedy"),
    )
    broken: list[str] = []

    async def breaks_once(player: Player) -> None:
        if player.moves == 12:
            await player.reconnect()
            broken.append(player.cookie)

    async with (
        Player(ann, port, table, 1) as one,
        Player(ben, port, table, 2) as two,
        Player(eve, port, table) as onlooker,
        Player(None, port, table) as stranger,
    ):
        await two.does("sit", seat=1, name="Ben")
        await one.does("start")

        async def looks_on(player: Player) -> None:
            await player.until(lambda story: len(story.played) >= 25)
            await player.reconnect()
            await player.until_over()

        await asyncio.gather(
            one.play((0,), breaks_once),
            two.play((1,), breaks_once),
            looks_on(onlooker),
            looks_on(stranger),
        )
        record = record_of(ann, table)
        moves = list(record["moves"])
        assert any(" -" in move for move in moves), "the small table forces discards"
        assert len(broken) == 2
        for player, own in ((one, (0,)), (two, (1,)), (onlooker, ()), (stranger, ())):
            assert player.story.played == [seen_by(move, own) for move in moves]
            assert player.story.info["winners"] == record["winners"]
            assert player.story.info["commitment"] == record["commitment"]
            assert player.story.snapshots <= 2
            scores = [score["total"] for score in player.story.view["scores"]]  # type: ignore[index]
            assert scores == [score["total"] for score in record["scores"]]


async def test_a_quick_game_with_bots_is_played_with_all_its_drops(port: int) -> None:
    ann, ben = guest(port, "Ann"), guest(port, "Ben")
    table = ann.opens(
        game="clustered",
        options={"players": 3, "quick": True},
        seats=seats("me", "greedy", "open"),
    )
    async with Player(ann, port, table, 3) as one, Player(ben, port, table, 4) as two:
        await two.does("sit", seat=2, name="Ben")
        await one.does("start")
        answers = 0

        async def breaks_once(player: Player) -> None:
            nonlocal answers
            answers += 1
            if answers in (9, 24):
                await player.reconnect()

        await asyncio.gather(one.play((0,), breaks_once), two.play((2,), breaks_once))
    moves = single(record_of(ann, table)["moves"])
    assert (
        sum(" ~" in move for move in moves) == 3 * 12
    )  # R61: 13 cards dropped, the first 2 at once
    assert one.story.played == [seen_by(move, (0,)) for move in moves]
    assert two.story.played == [seen_by(move, (2,)) for move in moves]


@pytest.mark.parametrize("players", [2, 3])
async def test_one_person_plays_all_seats_with_the_eyes_of_the_seat_to_move(
    port: int, players: int
) -> None:
    ann = guest(port, "Ann")
    table = ann.opens(
        game="clustered",
        options={"players": players, "quick": players == 3},
        seats=[{"kind": "me", "name": f"Ann {n}"} for n in range(players)],
        start=True,
    )
    async with Player(ann, port, table, 5) as one:
        await one.play(tuple(range(players)))
        names = [seat["name"] for seat in one.story.info["seats"]]
    assert names == [f"Ann {n}" for n in range(players)]
    record = record_of(ann, table)
    assert record["seats"] == names


async def test_the_best_of_solo_games_is_kept(port: int) -> None:
    ann = guest(port, "Ann")
    totals = []
    for number in range(3):
        table = ann.opens(
            game="clustered", options={"players": 1, "quick": True}, seats=seats("me"), start=True
        )
        async with Player(ann, port, table, number) as one:
            await one.play((0,))
        (score,) = record_of(ann, table)["scores"]
        totals.append((score["total"], table))
        (best,) = ann.call("GET", "/api/me/bests")[1]["bests"]
        most = max(total for total, _ in totals)
        assert best["total"] == most
        assert best["table"] == next(table for total, table in totals if total == most)
        assert best["game"] == "clustered"
        assert json.loads(best["options"])["quick"] is True
    other = ann.opens(game="clustered", options={"players": 1}, seats=seats("me"), start=True)
    async with Player(ann, port, other) as one:
        await one.play((0,))
    assert len(ann.call("GET", "/api/me/bests")[1]["bests"]) == 2
    options = json.dumps({"quick": True}).replace(" ", "")
    status, told = ann.call("GET", f"/api/bests/clustered?options={options}")
    assert status == 200, told
    mine = [row for row in told["rows"] if row["name"] == "Ann"]
    assert [row["total"] for row in mine] == [max(total for total, _ in totals)]


async def test_a_person_plays_with_seven_bots(port: int) -> None:
    ann = guest(port, "Ann")
    table = ann.opens(
        game="clustered",
        options={"players": 8},
        seats=seats("greedy", "greedy", "me", *["greedy"] * 5),
        start=True,
    )
    async with Player(ann, port, table) as one, Player(None, port, table) as onlooker:
        await asyncio.gather(one.play((2,)), onlooker.until_over())
    record = record_of(ann, table)
    assert len(record["moves"]) == 8 * 29
    assert record["seats"][2] == "Ann"
    assert one.story.info["winners"] == record["winners"] == onlooker.story.info["winners"]
    assert onlooker.story.played[-100:] == [seen_by(move, ()) for move in record["moves"]][-100:]
    (result,) = ann.call("GET", "/api/me/results")[1]["results"]
    assert [seat["score"] for seat in result["seats"]] == [s["total"] for s in record["scores"]]
    places = [seat["place"] for seat in result["seats"]]
    assert [n for n, place in enumerate(places) if place == 1] == record["winners"]


async def test_bots_alone_finish_a_game_that_nobody_watches(port: int) -> None:
    ann = guest(port, "Ann")
    table = ann.opens(
        game="clustered", options={"players": 2}, seats=seats("greedy", "random"), start=True
    )
    async with Player(None, port, table) as onlooker:
        await onlooker.until_over()
    record = record_of(ann, table)
    assert len(record["moves"]) == 58

"""docs/client.md: its player plays as it is written, and what it names is there."""

import asyncio
import re
import sys
from asyncio.subprocess import PIPE, STDOUT
from pathlib import Path

import pytest

from client.host import Host
from klub import client
from klub.client import Club, Live, Table
from klub.games import NAMES, bots

PAGE = (Path(__file__).parents[2] / "docs" / "client.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.anyio
async def test_the_player_plays_a_whole_game_as_it_is_written(host: Host, tmp_path: Path) -> None:
    player = tmp_path / "player.py"
    player.write_text(BLOCKS[0], encoding="utf-8")
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-W", "error", str(player), host.url, stdout=PIPE, stderr=STDOUT
    )
    said = (await process.communicate())[0].decode()
    assert process.returncode == 0, said
    link, points, winners, moves = said.splitlines()
    assert link.startswith(f"watch me at {host.url}/t/")
    assert re.fullmatch(r"points: \[\d+, \d+\]", points)
    assert "Ada" in winners or "greedy" in winners
    assert re.fullmatch(r"58 moves from the seed [0-9a-f]{32}", moves)


@pytest.mark.anyio
async def test_the_hand_places_a_stone_as_it_is_written(host: Host) -> None:
    block = next(one for one in BLOCKS if one.startswith("live = "))
    body = "".join(f"    {line}\n" for line in block.splitlines())
    names: dict[str, object] = {}
    exec(f"async def by_hand(turn, stone, print):\n{body}", names)  # noqa: S102 (our own page)
    printed: list[object] = []
    async with Club(host.url, name="Ada") as club:
        options = {"boxes": "duo", "players": 2}
        table = await club.open_table("kluster", options, seats=["me", "me"], start=True)
        turn = await anext(table.turns())
        await names["by_hand"](turn, 0, printed.append)  # type: ignore[operator]
        # Where a stone lies already, the same lines end with a fault, and not with an error.
        turn = await anext(table.turns())
        await names["by_hand"](turn, 1, printed.append)  # type: ignore[operator]
    assert "placed=(0,)" in str(printed[0])
    assert "kind='touch'" in str(printed[1])


def test_the_bots_are_those_of_the_games() -> None:
    for name in NAMES:
        listed = " and ".join(f"`{bot}`" for bot in bots(name))
        assert f"{listed} for {name.capitalize()}" in " ".join(PAGE.split())


def test_every_call_that_the_page_names_is_there() -> None:
    for name, kind in (("club", Club), ("table", Table), ("live", Live)):
        named = set(re.findall(rf"\b{name}\.(\w+)\(", PAGE))
        assert named
        for one in named:
            assert hasattr(kind, one), f"{name}.{one}"


def test_every_exception_of_the_library_is_explained() -> None:
    for name in client.__all__:
        if isinstance(getattr(client, name), type) and issubclass(getattr(client, name), Exception):
            assert f"| `{name}` |" in PAGE

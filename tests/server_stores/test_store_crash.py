"""A server that is killed at any moment has lost nothing that it acknowledged."""

import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest

from klub.server.stores import TableId, open_store
from server_stores import appender
from server_stores.conftest import NewUrl

pytestmark = pytest.mark.anyio

KILLS = {"sqlite": 12, "postgresql": 3}


def killed_after(url: str, appends: int, wait: float) -> dict[TableId, int]:
    """What a process acknowledged, table by table, before it was killed.

    That is as many ``appends`` at least; ``wait`` s more spread the moment over what it does.
    """
    command = [sys.executable, str(Path(appender.__file__)), url, "table"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout is not None
        lines = [child.stdout.readline() for _ in range(appends)]
        assert all(lines), "the child ended by itself"
        time.sleep(wait)
        child.kill()
        lines += child.stdout.read().splitlines(keepends=True)
    assert child.returncode == -9
    whole = (line.split() for line in lines if line.endswith("\n"))
    return {TableId(table): int(seq) for table, seq in whole}


@pytest.mark.parametrize("kind", KILLS)
async def test_what_was_acknowledged_is_there_after_kill_9(kind: str, new_url: NewUrl) -> None:
    url, luck = new_url(kind), Random(kind)
    acknowledged: dict[TableId, int] = {}
    for kill in range(KILLS[kind]):
        # The first runs until every table had its turns; the others are caught early or late.
        appends = 10 * appender.TABLES if kill == 0 else luck.randint(1, 10 * appender.TABLES)
        before = sum(acknowledged.values())
        acknowledged |= killed_after(url, appends, luck.uniform(0, 0.03))
        assert sum(acknowledged.values()) >= before + appends
        async with await open_store(url) as store:
            for table, seq in acknowledged.items():
                log = await store.events(table)
                assert len(log) == await store.last_seq(table) >= seq
                assert all(one.data == appender.event(table, one.seq) for one in log)
                assert [one.seq for one in log] == list(range(1, len(log) + 1))
    assert len(acknowledged) == appender.TABLES

"""A tournament on a Ray cluster that loses a node half way ends as the local one does."""

import json
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from arena.arena_bots import HERE
from klub.cli import main

COMMAND = ["arena", "clustered", "greedy", f"{HERE}:Counting(step=3)", "--games", "60"]
LONGEST = 240.0
"""s that a cluster may take on a busy machine."""


@pytest.fixture
def cluster() -> Iterator[Any]:
    """A cluster of two nodes with a processor each; the second is ``lost``."""
    from ray.cluster_utils import Cluster

    node: dict[str, Any] = {"num_cpus": 1, "object_store_memory": 80 * 1024 * 1024}
    made: Any = Cluster(initialize_head=True, head_node_args={**node, "include_dashboard": False})
    try:
        made.lost = made.add_node(**node)
        made.wait_for_nodes()
        yield made
    finally:
        made.shutdown()


def games(file: Path) -> dict[int, dict[str, Any]]:
    """The games in a results file by index, without what time they took."""
    lines = file.read_text().split("\n")[1:-1] if file.exists() else []
    told = [json.loads(line) for line in lines]
    return {game["index"]: {**game, "seconds": None} for game in told}


def test_a_lost_node_changes_nothing(
    cluster: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    spread, local = tmp_path / "spread.jsonl", tmp_path / "local.jsonl"
    command = [*COMMAND, "--ray", cluster.address, "--results", str(spread)]
    with (tmp_path / "said").open("wb") as said:
        arena = subprocess.Popen(
            [sys.executable, "-m", "klub", *command], stdout=said, stderr=subprocess.STDOUT
        )
        try:
            until = time.monotonic() + LONGEST
            while len(games(spread)) < 15:
                assert arena.poll() is None, (tmp_path / "said").read_text()
                assert time.monotonic() < until, "the cluster plays nothing"
                time.sleep(0.02)
            cluster.remove_node(cluster.lost, allow_graceful=False)
            half_way = len(games(spread))
            assert arena.wait(LONGEST) == 0, (tmp_path / "said").read_text()
        finally:
            arena.kill()
            arena.wait()
    assert half_way < 60
    assert "60 games" in (tmp_path / "said").read_text()
    assert main([*COMMAND, "--workers", "1", "--results", str(local)]) == 0
    assert spread.read_text().partition("\n")[0] == local.read_text().partition("\n")[0]
    assert len(games(local)) == 60
    assert games(spread) == games(local)

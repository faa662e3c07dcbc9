"""The same inputs give the same bits on every x86-64 processor, old and new."""

import os
import subprocess
import sys
from pathlib import Path

SCENES = Path(__file__).parents[2] / "scenes"
PROGRAM = """
import sys
from pathlib import Path
from klub.games.kluster.scene import read_scene

for name in ("chain-reaction", "cord-pulled"):
    scene = read_scene((Path(sys.argv[1]) / f"{name}.json").read_bytes())
    world = scene.world()
    for _ in scene.played(world, scene.seconds):
        pass
    print(world.fingerprint())
"""


def fingerprints(**environment: str) -> str:
    return subprocess.run(
        [sys.executable, "-c", PROGRAM, str(SCENES)],
        env=os.environ | environment,
        check=True,
        capture_output=True,
        text=True,
    ).stdout


def test_a_processor_without_wide_registers_reaches_the_same_bits(tmp_path: Path) -> None:
    """The plainest x86-64 there is reckons two numbers at once, this one perhaps eight."""
    plain = {"NUMBA_CPU_NAME": "x86-64", "NUMBA_CPU_FEATURES": ""}
    old = fingerprints(NUMBA_CACHE_DIR=str(tmp_path), **plain)
    assert old == fingerprints()
    assert len(set(old.split())) == 2

"""Compiled code is kept on disk, and never for the wrong sources or the wrong signature."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numba import types

from klub.jit import KernelCache, compiled, ones, zeros_above, zeros_below

CALLER = """
from klub.jit import compiled
from callee import step

@compiled
def run(n):
    return step(n)
"""
CALLEE = """
from klub.jit import compiled

@compiled
def step(n):
    return n + {}
"""
PROGRAM = "import caller; print(caller.run(1), sum(caller.run.stats.cache_hits.values()))"


def run(folder: Path) -> tuple[int, int]:
    """What a new process computes, and how much of it came from the disk."""
    environment = os.environ | {"PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1"}
    printed = subprocess.run(
        [sys.executable, "-c", PROGRAM], env=environment, check=True, capture_output=True, text=True
    ).stdout
    result, hits = map(int, printed.split())
    return result, hits


def test_a_kernel_is_compiled_once_and_again_when_its_callee_changes(tmp_path: Path) -> None:
    (tmp_path / "caller.py").write_text(CALLER)
    (tmp_path / "callee.py").write_text(CALLEE.format(1))
    assert run(tmp_path) == (2, 0)
    assert run(tmp_path) == (2, 1)
    (tmp_path / "callee.py").write_text(CALLEE.format(5))
    assert run(tmp_path) == (6, 0)


def test_a_kernel_is_compiled_again_when_a_callee_in_another_folder_changes(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    (tmp_path / "caller.py").write_text(CALLER.replace("callee", "between"))
    between = CALLEE.format("deeper(n)").replace(
        "\n@", "\nfrom deep.callee import step as deeper\n@"
    )
    (tmp_path / "between.py").write_text(between)
    (tmp_path / "deep" / "callee.py").write_text(CALLEE.format(1))
    assert run(tmp_path) == (3, 0)
    assert run(tmp_path) == (3, 1)
    (tmp_path / "deep" / "callee.py").write_text(CALLEE.format(5))
    assert run(tmp_path) == (7, 0)


def test_a_folder_that_cannot_be_written_is_no_obstacle(tmp_path: Path) -> None:
    """As in read-only site-packages: the user's cache takes the code instead."""
    sources = tmp_path / "installed"
    sources.mkdir()
    (sources / "caller.py").write_text(CALLER)
    (sources / "callee.py").write_text(CALLEE.format(1))
    # A file in the place of the cache folder: not even root can write there.
    (sources / "__pycache__").write_text("")
    home = {"HOME": str(tmp_path), "XDG_CACHE_HOME": str(tmp_path / "cache")}
    with pytest.MonkeyPatch.context() as patch:
        for key, value in home.items():
            patch.setenv(key, value)
        assert run(sources) == (2, 0)
        assert run(sources) == (2, 1)


def test_two_processes_that_compile_at_once_keep_two_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both saw an empty cache; neither overwrites the other."""
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    monkeypatch.setattr("numba.core.config.CACHE_DIR", str(tmp_path))
    one: Any = KernelCache(run)._cache_file
    other: Any = KernelCache(run)._cache_file
    one.save((types.int64,), "for whole numbers")
    other.save((types.float64,), "for fractions")
    for files in (one, other):
        assert files.load((types.int64,)) == "for whole numbers"
        assert files.load((types.float64,)) == "for fractions"


def test_bits_are_counted_as_the_processor_does() -> None:
    @compiled
    def counted(word: np.uint64) -> tuple[int, int, int]:
        return ones(word), zeros_above(word), zeros_below(word)

    for word in (0, 1, 0b1011 << 20, (1 << 64) - 1, 1 << 63):
        bits = f"{word:064b}"
        above = len(bits) - len(bits.lstrip("0"))
        below = len(bits) - len(bits.rstrip("0"))
        assert counted(np.uint64(word)) == (bits.count("1"), above, below)


BOARDS = """
import sys
import numpy as np
from klub.jit import compiled

@compiled
def size(board):
    # It calls itself, so that it does not become a part of its caller.
    return size(board) if board["cells"][0] else board["cells"].size

@compiled
def told(board):
    return size(board)

for cells in map(int, sys.argv[1:]):
    print(told(np.zeros(1, [("cells", np.uint8, (cells,))])[0]))
"""


def test_code_that_several_processes_compiled_is_not_mixed_up(tmp_path: Path) -> None:
    """They compile the same functions in the same order, for boards of different sizes."""
    program = tmp_path / "boards.py"
    program.write_text(BOARDS)

    def sizes(*cells: str) -> list[str]:
        return subprocess.run(
            [sys.executable, program, *cells], check=True, capture_output=True, text=True
        ).stdout.split()

    assert sizes("8") == ["8"]
    assert sizes("16") == ["16"]
    assert sizes("8", "16") == ["8", "16"]

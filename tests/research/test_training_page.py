"""docs/envs/training.md: its cells run, and what they train plays well.

A few rounds are enough for that. To compare all numbers of the page, train as long as it does:
``ROUNDS=100 GAMES=40 python -m pytest tests/research/test_training_page.py``.
"""

import os
import re
from pathlib import Path
from typing import Any

import pytest
import training_page
from typist import Klub

SHORT = {"ROUNDS": "5", "GAMES": "6"}
NUMBER = re.compile(r"[+-]?\d+(?:\.\d+)?")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    for name, value in SHORT.items():
        monkeypatch.setenv(name, os.environ.get(name, value))
    return tmp_path


def lines(text: str) -> list[str]:
    """Every different line, without its numbers."""
    return sorted({NUMBER.sub("#", line) for line in text.splitlines()})


def alike(told: str, printed: str) -> bool:
    """Whether numbers are the same but for luck, which depends on the processor's last digit."""
    pairs = zip(NUMBER.findall(told), NUMBER.findall(printed), strict=True)
    return all(abs(float(a) - float(b)) <= max(1.0, 0.15 * abs(float(a))) for a, b in pairs)


def test_the_page_trains_a_bot_that_plays_well(folder: Path, klub: Klub) -> None:
    names: dict[str, Any] = {}
    for told, printed in training_page.run(folder, names):
        assert lines(printed) == lines(told)
        if "curve" not in names or os.environ["ROUNDS"] != SHORT["ROUNDS"]:
            assert alike(told, printed), printed
    _, share, points, opponents = names["curve"][-1]
    assert share >= 0.95
    assert points > 1.5 * opponents
    assert names["wins"] / names["GAMES"] >= 1 / 3
    ran = klub("arena", "clustered", "mypolicy.py:choose", "random", "--games", 4, "--workers", 1)
    assert (ran.code, ran.err) == (0, "")
    assert re.search(r"^1 mypolicy", ran.out, re.MULTILINE)
    assert "forfeits" not in ran.out


def test_the_picture_of_the_page_is_there() -> None:
    (found,) = re.findall(r"\]\((\.\./pictures/.+?)\)", training_page.PAGE.read_text("utf-8"))
    assert (training_page.PAGE.parent / found).read_text("utf-8").startswith("<svg")

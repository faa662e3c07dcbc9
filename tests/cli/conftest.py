"""klub as the tests of its commands start it: in a home of its own, typed to by a typist."""

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))  # for typist.py

from typist import Klub


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where klub keeps games: a folder that is new for each test."""
    folder = tmp_path / "home"
    monkeypatch.setenv("KLUB_HOME", str(folder))
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.delenv("NO_COLOR", raising=False)
    return folder


@pytest.fixture
def klub(home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Klub:
    """klub, run in this process."""
    return Klub(home, monkeypatch, capsys)

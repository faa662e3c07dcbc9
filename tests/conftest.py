"""What tests share: klub in a home of its own, typed to by a typist."""

from pathlib import Path

import pytest
from typist import Klub

pytest_plugins = ("log_watch",)
pytest.register_assert_rewrite("klub.testing.contract")


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

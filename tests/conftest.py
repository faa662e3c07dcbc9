"""What tests share: klub in a home of its own, typed to by a typist."""

from pathlib import Path

import pytest
from amount import amount
from hypothesis import HealthCheck, settings
from typist import Klub

pytest_plugins = ("log_watch",)
pytest.register_assert_rewrite("klub.testing.contract")

# A busy machine is slow and not wrong: no example has to be quick.
settings.register_profile("klub", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("klub")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests that have a long form."""
    for item in items:
        if isinstance(item, pytest.Function) and getattr(item.module, "amount", None) is amount:
            item.add_marker(pytest.mark.long)


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

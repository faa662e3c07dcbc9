"""``run.py``: what it starts, what it skips, and what it says when it cannot."""

import importlib.util
import sys
from collections.abc import Sequence
from pathlib import Path

import hatch_build
import pytest
import run


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with no .venv yet, in which every command is noted and none is run."""
    (tmp_path / "pyproject.toml").write_text("[project]\nname = 'klub'\n")
    (tmp_path / "web").mkdir()
    (tmp_path / "web" / "index.html").write_text("<title>klub</title>")
    monkeypatch.setattr(hatch_build, "system_node", lambda: hatch_build.Node(("npm",), "/bin"))
    monkeypatch.setattr(run, "ROOT", tmp_path)
    monkeypatch.setattr(run, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(run, "MADE", tmp_path / ".venv" / "made.stamp")
    monkeypatch.setattr(run, "PYTHON", tmp_path / ".venv" / "bin" / "python")
    return tmp_path


def note_steps(monkeypatch: pytest.MonkeyPatch, folder: Path) -> list[str]:
    titles: list[str] = []

    def step(title: str, _command: Sequence[str | Path], *, shown: bool = False) -> bool:
        titles.append(title)
        python = folder / ".venv" / "bin" / "python"
        python.parent.mkdir(parents=True, exist_ok=True)
        python.touch()
        if title == "browser client":
            hatch_build.static(folder).mkdir(parents=True, exist_ok=True)
            made = hatch_build.static(folder) / hatch_build.BUILT_FROM
            made.write_text(hatch_build.digest(folder))
        return True

    monkeypatch.setattr(run, "step", step)
    return titles


def test_an_unknown_verb_is_told_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert run.main(["dance"]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.count("\n") == 1
    assert "'dance'" in told.err
    assert "play" in told.err


def test_help_names_every_verb(capsys: pytest.CaptureFixture[str]) -> None:
    assert run.main(["--help"]) == 0
    out = capsys.readouterr().out
    verbs = ("setup", "test", "check", "web", "bench", "playthroughs", "wire", "screens")
    assert all(f"run.py {verb}" in out for verb in verbs)


def test_what_is_installed_is_not_installed_again(
    elsewhere: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    titles = note_steps(monkeypatch, elsewhere)
    run.install()
    first = ["virtual environment in .venv", "browser client", "klub and what it needs (.)"]
    assert titles == first
    run.install()
    assert titles == first
    run.install("dev")
    assert titles[3:] == ["klub and what it needs (.[dev])"]
    run.install()
    run.install("dev")
    assert len(titles) == 4


def test_a_changed_client_is_built_again_and_nothing_is_installed(
    elsewhere: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    titles = note_steps(monkeypatch, elsewhere)
    run.install()
    titles.clear()
    (elsewhere / "web" / "index.html").write_text("<title>the club</title>")
    run.install()
    assert titles == ["browser client"]


def test_node_is_brought_once_and_only_where_there_is_none(
    elsewhere: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    titles = note_steps(monkeypatch, elsewhere)
    monkeypatch.setattr(hatch_build, "system_node", lambda: None)
    assert run.main(["web"]) == 0
    node = "Node in .venv, as this machine has none"
    assert titles == ["virtual environment in .venv", node, "browser client"]
    run.node()
    assert titles.count(node) == 1


def test_a_venv_that_was_never_finished_is_made_anew(
    elsewhere: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    titles = note_steps(monkeypatch, elsewhere)
    half = elsewhere / ".venv" / "bin" / "python"
    half.parent.mkdir(parents=True)
    half.touch()
    run.install()
    assert titles[0] == "virtual environment in .venv"


@pytest.mark.parametrize(
    ("words", "becomes"),
    [
        ([], ["serve"]),
        (["--port", "0"], ["serve", "--port", "0"]),
        (["play", "kluster"], ["play", "kluster"]),
    ],
)
def test_signals_reach_the_club_and_not_a_script_before_it(
    words: list[str], becomes: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    became: list[str] = []

    def become(*words: str) -> int:
        became.extend(words)
        return 0

    monkeypatch.setattr(run, "install", lambda *_: None)
    monkeypatch.setattr(run, "become", become)
    assert run.main(words) == 0
    assert became == becomes


def test_a_changed_project_is_installed_again(
    elsewhere: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    titles = note_steps(monkeypatch, elsewhere)
    run.install()
    titles.clear()
    (elsewhere / "pyproject.toml").write_text("[project]\nname = 'klub'\nversion = '2'\n")
    run.install()
    assert titles == ["klub and what it needs (.)"]


@pytest.mark.parametrize("missing", ["venv", "ensurepip"])
def test_a_python_without_venv_is_told_what_to_do(
    elsewhere: Path, monkeypatch: pytest.MonkeyPatch, missing: str
) -> None:
    titles = note_steps(monkeypatch, elsewhere)
    find = importlib.util.find_spec

    def gone(name: str, package: str | None = None) -> object:
        return None if name == missing else find(name, package)

    monkeypatch.setattr(importlib.util, "find_spec", gone)
    with pytest.raises(SystemExit) as left:
        run.install()
    assert f"no {missing}," in str(left.value)
    assert "python3-venv" in str(left.value)
    assert titles == []


def test_a_failed_step_shows_what_was_printed_and_fails_the_run(
    capfd: pytest.CaptureFixture[str],
) -> None:
    program = [sys.executable, "-c", "print('the reason'); raise SystemExit(3)"]
    assert not run.step("breaking", program)
    assert "the reason" in capfd.readouterr().out
    assert run.report([True, False]) == 1
    assert run.report([True, True]) == 0

"""``hatch_build.py``: the client is built whole or not at all, and not without need."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import hatch_build
import pytest

WEB = hatch_build.ROOT / "web"


@pytest.fixture
def small(tmp_path: Path) -> Path:
    """A checkout with a client of two lines, built by the packages of the real one."""
    web = tmp_path / "web"
    web.mkdir()
    for name in ("package.json", "package-lock.json"):
        shutil.copy(WEB / name, web)
    (web / "node_modules").symlink_to(WEB / "node_modules")
    (web / "index.html").write_text('<script type="module" src="/main.ts"></script>')
    (web / "main.ts").write_text("document.title = 'one table';\n")
    texts = tmp_path / "src" / "klub" / "i18n" / "en"
    texts.mkdir(parents=True)
    (texts / "web-home.ftl").write_text("home-title = Two tables\n")
    (tmp_path / "src" / "klub" / "server").mkdir()
    shutil.copy(hatch_build.__file__, tmp_path)
    return tmp_path


def scripts(root: Path) -> str:
    """All that a browser would run."""
    return "".join(path.read_text() for path in hatch_build.static(root).glob("assets/*.js"))


def test_a_client_is_built_once_from_the_same_sources(small: Path) -> None:
    assert not hatch_build.fresh(small)
    hatch_build.build(small)
    assert hatch_build.fresh(small)
    assert "one table" in scripts(small)
    made = hatch_build.static(small).stat()
    hatch_build.build(small)
    assert hatch_build.static(small).stat() == made


@pytest.mark.parametrize("source", ["web/main.ts", "src/klub/i18n/en/web-home.ftl"])
def test_a_changed_source_asks_for_another_build(small: Path, source: str) -> None:
    hatch_build.build(small)
    (small / source).write_text("")
    assert not hatch_build.fresh(small)


def test_sources_that_appear_and_go_ask_for_another_build(small: Path) -> None:
    hatch_build.build(small)
    (small / "web" / "extra.ts").touch()
    assert not hatch_build.fresh(small)
    (small / "web" / "extra.ts").rename(small / "web" / "other.ts")
    assert not hatch_build.fresh(small)
    (small / "web" / "other.ts").unlink()
    assert hatch_build.fresh(small)


def test_a_failed_build_leaves_the_last_client_as_it_was(small: Path) -> None:
    hatch_build.build(small)
    (small / "web" / "main.ts").write_text("document.title = ;\n")
    with pytest.raises(hatch_build.Unbuilt, match="web/"):
        hatch_build.build(small)
    assert "one table" in scripts(small)
    assert not hatch_build.fresh(small)
    (small / "web" / "main.ts").write_text("document.title = 'another table';\n")
    hatch_build.build(small)
    assert "another table" in scripts(small)


def test_a_client_that_somebody_emptied_is_not_taken_for_whole(small: Path) -> None:
    hatch_build.build(small)
    shutil.rmtree(hatch_build.static(small))
    hatch_build.static(small).mkdir()
    (hatch_build.static(small) / "index.html").touch()
    assert not hatch_build.fresh(small)


def test_builds_at_the_same_time_do_not_disturb_each_other(small: Path) -> None:
    command = [sys.executable, str(small / "hatch_build.py")]
    builds = [subprocess.Popen(command, stderr=subprocess.PIPE) for _ in range(3)]
    told = [build.communicate()[1] for build in builds]
    assert [build.returncode for build in builds] == [0, 0, 0], told
    assert hatch_build.fresh(small)
    assert "one table" in scripts(small)


def test_a_registry_that_does_not_answer_is_told_with_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    for name in ("package.json", "package-lock.json"):
        shutil.copy(WEB / name, tmp_path)
    monkeypatch.setenv("npm_config_registry", "http://127.0.0.1:9")  # nobody listens there
    monkeypatch.setenv("npm_config_cache", str(tmp_path / "cache"))
    monkeypatch.setenv("npm_config_fetch_retries", "0")
    with pytest.raises(hatch_build.Unbuilt, match=r"registry.*proxy.*tries again"):
        hatch_build.install(tmp_path, hatch_build.some_node())
    assert "ECONNREFUSED" in capfd.readouterr().err
    assert not (tmp_path / "node_modules" / hatch_build.INSTALLED).exists()


@pytest.mark.skipif(os.name == "nt", reason="the false Node is a shell script")
@pytest.mark.parametrize(
    ("version", "fits"),
    [
        ("v18.20.8", False),
        ("v20.18.3", False),
        ("v20.19.0", True),
        ("v21.7.3", False),
        ("v22.11.0", False),
        ("v22.12.0", True),
        ("v24.0.0", True),
        ("what?", False),
    ],
)
def test_a_node_that_vite_does_not_take_is_not_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, version: str, *, fits: bool
) -> None:
    for name in ("node", "npm"):
        (tmp_path / name).write_text(f"#!/bin/sh\necho '{version}'\n")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    node = hatch_build.system_node()
    assert (node is not None) == fits
    (tmp_path / "npm").unlink()
    assert hatch_build.system_node() is None

"""What klub is shipped as: a wheel with the built client, and its sources to build one from."""

import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import hatch_build


def packed(kind: str, folder: Path) -> Path:
    """The wheel or the sdist of klub."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(folder)]
    told = subprocess.run(command, cwd=hatch_build.ROOT, capture_output=True, text=True)
    assert told.returncode == 0, told.stderr
    (made,) = folder.iterdir()
    return made


def test_a_wheel_carries_the_client_and_the_rules(tmp_path: Path) -> None:
    with zipfile.ZipFile(packed("wheel", tmp_path)) as wheel:
        names = wheel.namelist()
    assert "klub/server/static/index.html" in names
    assert "klub/rules/clustered.md" in names
    scripts = [name for name in names if name.startswith("klub/server/static/assets/")]
    built = (hatch_build.static(hatch_build.ROOT) / "assets").iterdir()
    assert {Path(name).name for name in scripts} == {path.name for path in built}
    assert not [name for name in names if name.startswith("web/") or "node_modules" in name]


def test_the_sources_of_the_client_are_among_the_sources(tmp_path: Path) -> None:
    with tarfile.open(packed("sdist", tmp_path)) as sdist:
        names = {name.partition("/")[2] for name in sdist.getnames()}
    root = hatch_build.ROOT
    assert {path.relative_to(root).as_posix() for path in hatch_build.sources(root)} <= names
    assert {"hatch_build.py", "run.py"} <= names
    strange = ("node_modules/", "src/klub/server/static/", ".venv/", ".cache/")
    assert not [name for name in names if any(part in name for part in strange)]

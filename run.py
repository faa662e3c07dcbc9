#!/usr/bin/env python3
"""Everything a visitor or a developer of klub starts, in one command.

python3 run.py [serve]    install klub into .venv and open the club
python3 run.py play       the same, and a game in the terminal
python3 run.py setup      install only
python3 run.py test       every check and every test (arguments go to pytest)
python3 run.py long       only the tests that have a long form, in that form
python3 run.py check      the checks that need no test: style, types, imports
python3 run.py web        build the browser client only
python3 run.py bench      every figure in bench/ (arguments go to each script)
python3 run.py playthroughs   write the games in tests/playthroughs anew, to be read
python3 run.py wire       write web/src/wire.ts anew, from the messages of klub.wire
python3 run.py screens    take the pictures in docs/screens and README.md anew

Needs Python 3.11 or newer and nothing else.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from pathlib import Path

import hatch_build

BEGUN = time.monotonic()
ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
MADE = VENV / "made.stamp"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
PIP = (PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check")
TEST_PATH = os.pathsep.join([str(ROOT), str(ROOT / "tests")])
"""Where tests find each other."""

Step = tuple[str, Sequence[str | Path]]
"""What it is and how it is started."""
CHECKS: list[Step] = [
    ("types", [BIN / "mypy"]),
    ("style", [BIN / "ruff", "check", "--no-cache", "."]),
    ("format", [BIN / "ruff", "format", "--no-cache", "--check", "."]),
    ("imports point downwards", [BIN / "lint-imports"]),
    ("types and markup of the client", [PYTHON, "hatch_build.py", "check"]),
]
KERNELS: list[Step] = [
    (f"{kernel} compiled", [PYTHON, "-m", kernel])
    for kernel in ("klub.games.clustered.kernel", "klub.games.kluster.physics")
]
AT_ONCE = 2
"""Steps that run side by side."""
WORKERS = min(8, 2 * (os.cpu_count() or 1))
"""Tests that run side by side: two for each core, since they often wait."""
SLOWEST = 20
"""Tests whose time is printed."""


def main(arguments: list[str]) -> int:
    """Run the verb that ``arguments`` start with, or ``serve``."""
    verbs = {
        "serve": serve,
        "play": play,
        "setup": setup,
        "test": test,
        "long": long,
        "check": check,
        "web": web,
        "bench": bench,
        "playthroughs": playthroughs,
        "wire": wire,
        "screens": screens,
    }
    if arguments and arguments[0] in ("-h", "--help", "help"):
        print(__doc__.strip())
        return 0
    if not arguments or arguments[0].startswith("-"):
        arguments = ["serve", *arguments]
    verb, rest = arguments[0], arguments[1:]
    if verb not in verbs:
        print(f"run.py: there is no '{verb}'; choose from {', '.join(verbs)}", file=sys.stderr)
        return 2
    return verbs[verb](rest)


def serve(rest: list[str]) -> int:
    """Install what a club needs and open it."""
    install()
    return become("serve", *rest)


def play(rest: list[str]) -> int:
    """Install what a player needs and start a game in the terminal."""
    install()
    return become("play", *rest)


def become(*words: str) -> int:
    """Run klub in place of this script, so that signals reach it."""
    command = [str(PYTHON), "-m", "klub", *words]
    if os.name == "posix":
        sys.stdout.flush()
        os.execv(command[0], command)
    return subprocess.call(command)


def setup(rest: list[str]) -> int:
    """Install only; ``setup dev`` adds what the tests need."""
    install(*rest)
    return 0


def check(_rest: list[str]) -> int:
    """Style, types and imports."""
    install("dev")
    node()
    return report(side_by_side(CHECKS))


def test(rest: list[str]) -> int:
    """Every check, then every test."""
    install("dev")
    node()
    # The longest first, so that no step is left over for the end.
    passed = side_by_side(
        [*KERNELS, *CHECKS, ("tests of the client", [PYTHON, "hatch_build.py", "test"])]
    )
    return report([*passed, *tests(rest)])


def long(rest: list[str]) -> int:
    """The tests that have a long form, in that one."""
    install("dev")
    node()
    os.environ["KLUB_LONG"] = "1"
    return report([*side_by_side(KERNELS), *tests(["-m", "long", *rest])])


def tests(rest: list[str]) -> list[bool]:
    """pytest, and the browser that it needs."""
    workers = ["-n", str(WORKERS), "--dist", "worksteal", f"--durations={SLOWEST}"]
    return [
        step_in_tests("a browser for the tests", "browser.chromium"),
        step("tests", [PYTHON, "-m", "pytest", *workers, *rest], shown=True),
    ]


def web(_rest: list[str]) -> int:
    """Build the browser client, whether or not klub is installed."""
    environment()
    client()
    return 0


def bench(rest: list[str]) -> int:
    """Every script in bench/, one after the other."""
    install("dev", "bench")
    scripts = sorted((ROOT / "bench").glob("*.py"))
    return report(
        [
            step(path.stem, [PYTHON, str(path), *rest], shown=True, path=TEST_PATH)
            for path in scripts
        ]
    )


def playthroughs(_rest: list[str]) -> int:
    """Write the recorded games of the tests anew; git shows what has changed."""
    install("dev")
    scripts = sorted((ROOT / "tests" / "playthroughs").glob("*.py"))
    return report([step(path.stem, [PYTHON, str(path)]) for path in scripts])


def wire(_rest: list[str]) -> int:
    """Write the messages between club and browser as TypeScript."""
    environment()  # and not the client, which may not build before this is written
    package("dev")
    told = subprocess.run(
        [PYTHON, "-m", "klub.wire.typescript"], stdout=subprocess.PIPE, check=True
    )
    target = ROOT / "web" / "src" / "wire.ts"
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(told.stdout)
    print(f"✓ {target.relative_to(ROOT)}")
    return 0


def screens(rest: list[str]) -> int:
    """Take the pictures of the documentation anew, in a browser and at a club of their own."""
    install("dev")
    return report(
        [
            step_in_tests("a browser for the pictures", "browser.chromium"),
            step_in_tests("pictures", "browser.screens", *rest, shown=True),
        ]
    )


def install(*extras: str) -> None:
    """Everything that klub needs, each part unless it was made for these very files."""
    environment()
    client()
    package(*extras)


def environment() -> None:
    """Make .venv."""
    if MADE.exists():
        return
    shutil.rmtree(VENV, ignore_errors=True)  # it may be there in part
    missing = [name for name in ("venv", "ensurepip") if not importlib.util.find_spec(name)]
    if missing:
        sys.exit(
            f"run.py: this Python has no {' and no '.join(missing)}, which klub needs to keep "
            "its parts in .venv. On Debian and Ubuntu 'apt install python3-venv' brings it."
        )
    if not step("virtual environment in .venv", [sys.executable, "-m", "venv", str(VENV)]):
        shutil.rmtree(VENV, ignore_errors=True)
        sys.exit("run.py: .venv could not be made; the lines above say why")
    MADE.touch()


def client() -> None:
    """Build what browsers load."""
    if hatch_build.fresh(ROOT):
        return
    node()
    if not step("browser client", [PYTHON, "hatch_build.py"], shown=True):
        sys.exit(
            "run.py: the browser client could not be built; the lines above say why. What was "
            "built before is as it was. Run it again to retry."
        )


def node() -> None:
    """Bring Node into .venv if this machine has none that is new enough."""
    stamp = VENV / "node.stamp"
    if stamp.exists() or hatch_build.system_node():
        return
    if not step("Node in .venv, as this machine has none", [*PIP, hatch_build.NODE_WHEEL]):
        sys.exit("run.py: Node could not be installed; the lines above say why.")
    stamp.touch()


def package(*extras: str) -> None:
    """Install klub into .venv."""
    wanted = hashlib.sha256((ROOT / "pyproject.toml").read_bytes()).hexdigest()
    stamps = [VENV / f"klub-{extra}.stamp" for extra in ("player", *extras)]
    if all(stamp.exists() and stamp.read_text() == wanted for stamp in stamps):
        return
    target = f".[{','.join(extras)}]" if extras else "."
    if not step(f"klub and what it needs ({target})", [*PIP, "-e", target]):
        sys.exit("run.py: the installation failed; the lines above say why. Run it again to retry.")
    for stamp in stamps:
        stamp.write_text(wanted)


def step_in_tests(title: str, module: str, *words: str, shown: bool = False) -> bool:
    """Run a module of tests/ that is no test, with the paths that tests have."""
    return step(title, [PYTHON, "-m", module, *words], shown=shown, path=TEST_PATH)


def step(
    title: str, command: Sequence[str | Path], *, shown: bool = False, path: str | None = None
) -> bool:
    """Run ``command``, say how long it took, and show what it printed if it failed."""
    begun = time.monotonic()
    print(f"· {title} …", flush=True)
    result = subprocess.run(
        command,
        cwd=ROOT,
        env=None if path is None else {**os.environ, "PYTHONPATH": path},
        stdin=subprocess.DEVNULL,
        stdout=None if shown else subprocess.PIPE,
        stderr=None if shown else subprocess.STDOUT,
        check=False,
    )
    took = time.monotonic() - begun
    said = result.stdout.decode(errors="replace") if result.returncode and result.stdout else ""
    # In one piece, since another step may be printing as well.
    print(f"{said}{'✗' if result.returncode else '✓'} {title} ({took:.1f} s)\n", end="", flush=True)
    return result.returncode == 0


def side_by_side(steps: Sequence[Step]) -> list[bool]:
    """Run some steps at once; which of them passed."""
    with ThreadPoolExecutor(AT_ONCE) as threads:
        return list(threads.map(lambda one: step(*one), steps))


def report(passed: list[bool]) -> int:
    """Say how many steps passed, and how long all took; the exit code is 1 if any did not."""
    failed, took = passed.count(False), timedelta(seconds=round(time.monotonic() - BEGUN))
    print(f"steps: {len(passed) - failed} passed, {failed} failed, after {took}")
    return 1 if failed else 0


if __name__ == "__main__":
    if sys.version_info < (3, 11):  # noqa: UP036 (this very file is what an older Python meets)
        sys.exit("run.py: klub needs Python 3.11 or newer")
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)

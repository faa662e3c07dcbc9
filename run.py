#!/usr/bin/env python3
"""Everything a visitor or a developer of klub starts, in one command.

python3 run.py [serve]    install klub into .venv and open the club
python3 run.py play       the same, and a game in the terminal
python3 run.py setup      install only
python3 run.py test       every check and every test (arguments go to pytest)
python3 run.py check      the checks that need no test: style, types, imports
python3 run.py bench      every figure in bench/ (arguments go to each script)
python3 run.py playthroughs   write the games in tests/playthroughs anew, to be read
python3 run.py wire       write web/src/wire.ts anew, from the messages of klub.wire

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
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
MADE = VENV / "made.stamp"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")

CHECKS = [
    ("style", ["ruff", "check", "--no-cache", "."]),
    ("format", ["ruff", "format", "--no-cache", "--check", "."]),
    ("types", ["mypy"]),
    ("imports point downwards", ["lint-imports"]),
]


def main(arguments: list[str]) -> int:
    """Run the verb that ``arguments`` start with, or ``serve``."""
    verbs = {
        "serve": serve,
        "play": play,
        "setup": setup,
        "test": test,
        "check": check,
        "bench": bench,
        "playthroughs": playthroughs,
        "wire": wire,
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
    return report([step(title, [BIN / command[0], *command[1:]]) for title, command in CHECKS])


def test(rest: list[str]) -> int:
    """Every check, then every test."""
    install("dev")
    passed = [step(title, [BIN / command[0], *command[1:]]) for title, command in CHECKS]
    for kernel in ("klub.clustered.kernel", "klub.kluster.physics"):
        passed.append(step(f"{kernel} compiled", [PYTHON, "-m", kernel]))
    passed.append(
        step("tests", [PYTHON, "-m", "pytest", "-n", "2", "--dist", "worksteal", *rest], shown=True)
    )
    return report(passed)


def bench(rest: list[str]) -> int:
    """Every script in bench/, one after the other."""
    install("dev")
    scripts = sorted((ROOT / "bench").glob("*.py"))
    return report([step(path.stem, [PYTHON, str(path), *rest], shown=True) for path in scripts])


def playthroughs(_rest: list[str]) -> int:
    """Write the recorded games of the tests anew; git shows what has changed."""
    install("dev")
    scripts = sorted((ROOT / "tests" / "playthroughs").glob("*.py"))
    return report([step(path.stem, [PYTHON, str(path)]) for path in scripts])


def wire(_rest: list[str]) -> int:
    """Write the messages between club and browser as TypeScript."""
    install("dev")
    told = subprocess.run(
        [PYTHON, "-m", "klub.wire.typescript"], stdout=subprocess.PIPE, check=True
    )
    target = ROOT / "web" / "src" / "wire.ts"
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(told.stdout)
    print(f"✓ {target.relative_to(ROOT)}")
    return 0


def install(*extras: str) -> None:
    """Make .venv and install klub into it, unless that was done for these very files."""
    wanted = hashlib.sha256((ROOT / "pyproject.toml").read_bytes()).hexdigest()
    stamps = [VENV / f"klub-{extra}.stamp" for extra in ("player", *extras)]
    if MADE.exists() and all(stamp.exists() and stamp.read_text() == wanted for stamp in stamps):
        return
    if not MADE.exists():  # or only in part
        shutil.rmtree(VENV, ignore_errors=True)
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
    target = f".[{','.join(extras)}]" if extras else "."
    pip: list[str | Path] = [
        PYTHON,
        "-m",
        "pip",
        "install",
        "--quiet",
        "--disable-pip-version-check",
        "-e",
        target,
    ]
    if not step(f"klub and what it needs ({target})", pip):
        sys.exit("run.py: the installation failed; the lines above say why. Run it again to retry.")
    for stamp in stamps:
        stamp.write_text(wanted)


def step(title: str, command: Sequence[str | Path], *, shown: bool = False) -> bool:
    """Run ``command``, say how long it took, and show what it printed if it failed."""
    begun = time.monotonic()
    print(f"· {title} …", flush=True)
    result = subprocess.run(
        command,
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        stdout=None if shown else subprocess.PIPE,
        stderr=None if shown else subprocess.STDOUT,
        check=False,
    )
    took = time.monotonic() - begun
    if result.returncode and result.stdout:
        print(result.stdout.decode(errors="replace").rstrip())
    print(f"{'✗' if result.returncode else '✓'} {title} ({took:.1f} s)", flush=True)
    return result.returncode == 0


def report(passed: list[bool]) -> int:
    """Say how many steps passed; the exit code is 1 if any did not."""
    failed = passed.count(False)
    print(f"steps: {len(passed) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    if sys.version_info < (3, 11):  # noqa: UP036 (this very file is what an older Python meets)
        sys.exit("run.py: klub needs Python 3.11 or newer")
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)

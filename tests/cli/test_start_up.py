"""Only what is played is loaded: cards are on the table at once, without the magnets."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

TOLD = """
import sys
from klub.cli import main
code = main(sys.argv[1:])
heavy = ("numba", "klub.games.kluster", "klub.games.clustered")
print(*(name for name in heavy if name in sys.modules))
sys.exit(code)
"""

COMMANDS = {
    "play clustered": "klub.games.clustered",
    "play": "klub.games.clustered",
    "rules kluster": "",
    "play chess": "",
}


def loaded(words: list[str]) -> str:
    ran = subprocess.run(
        [sys.executable, "-c", TOLD, *words],
        capture_output=True,
        check=False,
        stdin=subprocess.DEVNULL,
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
        encoding="utf-8",
    )
    return ran.stdout.splitlines()[-1]


@pytest.mark.parametrize(("words", "known"), COMMANDS.items())
def test_nothing_is_loaded_that_is_not_played(home: Path, words: str, known: str) -> None:
    assert loaded(words.split()) == known

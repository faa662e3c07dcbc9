"""klub in a real terminal: a whole game, signals, and what is left after the worst of them."""

import contextlib
import errno
import json
import os
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from typist import SEED, first_choice

PATIENCE = 20.0
"""Seconds to wait for an answer on a busy machine."""
ASKED = re.compile(r"(: |\? |\[Y/n\] |looking\. |back\)\. )$")
START = """
import fcntl, runpy, signal, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)  # so that control-c typed there reaches klub
signal.signal(signal.SIGINT, signal.default_int_handler)  # which a job in the background ignores
runpy.run_module("klub", run_name="__main__")
"""
CODES = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")

pytestmark = pytest.mark.skipif(not hasattr(os, "openpty"), reason="there is no pseudo-terminal")


@dataclass(slots=True)
class Session:
    """klub in a pseudo-terminal of 100 by 45."""

    process: subprocess.Popen[bytes]
    terminal: int
    raw: str = ""
    """All that was printed, codes included."""
    told: int = 0
    """How much of it has been answered."""

    def screen(self) -> str:
        """What was printed since the last answer, once klub asks something or ends."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            ready, _, _ = select.select([self.terminal], [], [], 0.05)
            if ready and not self._read():
                break
            if not ready and ASKED.search(self.plain):
                break
        return self.plain

    @property
    def plain(self) -> str:
        """What was printed since the last answer, without codes."""
        return CODES.sub("", self.raw[self.told :]).replace("\r\n", "\n")

    def type(self, line: str | bytes) -> None:
        """Type a line, or raw bytes."""
        self.told = len(self.raw)
        os.write(self.terminal, line if isinstance(line, bytes) else f"{line}\n".encode())

    def ended(self) -> int:
        """The exit code; a signal is negative."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            ready, _, _ = select.select([self.terminal], [], [], 0.05)
            if ready and not self._read():
                break
        return self.process.wait(PATIENCE)

    def _read(self) -> bool:
        try:
            got = os.read(self.terminal, 65536)
        except OSError as error:
            if error.errno != errno.EIO:
                raise
            return False
        self.raw += got.decode(errors="replace")
        return bool(got)


@contextlib.contextmanager
def session(*words: str) -> Iterator[Session]:
    terminal, inside = os.openpty()
    with subprocess.Popen(
        [sys.executable, "-c", START, *words],
        stdin=inside,
        stdout=inside,
        stderr=inside,
        start_new_session=True,
        env={**os.environ, "TERM": "xterm-256color", "COLUMNS": "100", "LINES": "45"},
    ) as process:
        os.close(inside)
        try:
            yield Session(process, terminal)
        finally:
            os.close(terminal)
            process.kill()


def test_a_whole_game_in_a_real_terminal(home: Path) -> None:
    with session("play", "clustered", "--seed", SEED, "--option", "quick=on") as klub:
        turns = 0
        while "The end" not in (screen := klub.screen()):
            assert max(map(len, screen.splitlines())) <= 100
            klub.type(first_choice(without_echo(screen)))
            turns += 1
        assert klub.ended() == 0
    assert turns == 1 + 16 + 11
    (record,) = home.glob("records/*.json")
    assert json.loads(record.read_text())["winners"]
    assert str(record) in screen


def without_echo(screen: str) -> str:
    """The screen without the line that the terminal repeated."""
    return screen.partition("\n")[2] or screen


LEAVING = {"control-d": b"\x04", "control-c": b"\x03"}


@pytest.mark.parametrize("typed", LEAVING.values(), ids=LEAVING.keys())
def test_leaving_keeps_the_game_and_it_is_offered_again(home: Path, typed: bytes) -> None:
    with session("play", "--seed", SEED) as klub:
        klub.screen()
        klub.type("1 a")
        klub.screen()
        klub.type(typed)
        assert "klub play --resume goes on" in klub.screen()
        assert klub.ended() == 0
    (saved,) = home.glob("unfinished/*.json")
    before = saved.read_bytes()
    with session("play") as klub:
        assert "A game of You, greedy bot was left after 2 moves." in klub.screen()
        klub.type("y")
        assert "Card number" in klub.screen()
        klub.type("q")
        klub.screen()
        assert klub.ended() == 0
    assert saved.read_bytes() == before


def test_what_was_played_survives_a_kill(home: Path) -> None:
    with session("play", "--seed", SEED) as klub:
        for _ in range(3):
            klub.screen()
            klub.type("1 a")
        klub.screen()
        klub.process.kill()
        assert klub.ended() == -signal.SIGKILL
    (saved,) = home.glob("unfinished/*.json")
    assert len(json.loads(saved.read_text())["moves"]) == 6
    with session("play", "--resume") as klub:
        assert "Card number" in klub.screen()
        klub.type(b"\xff\xfe\x1b[A\n")
        assert "is no card, cell or word" in klub.screen()
        klub.type("q")
        klub.screen()
        assert klub.ended() == 0


def test_a_shared_screen_is_one_of_its_own_and_is_cleared_for_the_next(home: Path) -> None:
    with session("play", "--players", "2", "--seed", SEED) as klub:
        klub.screen()
        klub.type("")
        assert "Player 1 ─" in klub.screen()
        klub.type("1 a")
        assert klub.screen().endswith(
            "Player 2, it is your turn. Press Enter when nobody else is looking. "
        )
        _, hidden, after = klub.raw.rpartition("\x1b[2J")
        assert hidden, "the screen was cleared"
        assert "24 cards" not in after
        klub.type("q")
        klub.screen()
        assert klub.ended() == 0
    begun, _, rest = klub.raw.partition("\x1b[?1049h")
    played, _, ended = rest.partition("\x1b[?1049l")
    assert "cards are left" in played
    assert "cards are left" not in begun + ended
    assert "klub play --resume" in ended


def test_stones_in_a_real_terminal_survive_a_kill(home: Path) -> None:
    alone = ["--players", "1", "--option", "boxes=duo", "--seed", SEED]
    with session("play", "kluster", *alone) as klub:
        assert "or ? for help:" in klub.screen()
        klub.type("0 -60 0")
        assert "Play it? [Y/n]" in klub.screen()
        klub.type("")
        assert "1 of 12 stones lie in the area" in klub.screen()
        klub.type(b"\xff\xfe\x1b[A\n")
        assert "a stone and a place were expected" in " ".join(klub.screen().split())
        klub.process.kill()
        assert klub.ended() == -signal.SIGKILL
    with session("play") as klub:
        assert "was left after one move. Go on with it?" in klub.screen()
        klub.type("y")
        screen = klub.screen()
        assert "1 of 12 stones lie in the area" in screen
        assert max(map(len, screen.splitlines())) <= 100
        klub.type(b"\x03")
        klub.screen()
        assert klub.ended() == 0
    (saved,) = home.glob("unfinished/*.json")
    assert json.loads(saved.read_text())["moves"] == ["0 0@-60,0,0u"]

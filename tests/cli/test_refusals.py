"""Whatever is asked for wrongly: one sentence on standard error, exit code 2, nothing written."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from typist import Klub

FILES = {
    "empty": b"",
    "blank": b" \n\t\n# only a comment\n",
    "free": b".... ....\n.... ....\n",
    "binary": bytes(range(256)),
    "prose": b"Dear klub,\nhow are you?\n",
    "cut": b'{"klub": 1, "game": "clus',
    "list": b"[1, 2, 3]",
    "nothing": b"{}",
    "other": b'{"klub": 1, "game": "chess", "options": {}, "seats": [], "moves": [], '
    b'"commitment": "' + b"0" * 64 + b'"}',
    "future": b'{"klub": 2, "game": "clustered", "options": {}, "seats": [], "moves": [], '
    b'"commitment": "' + b"0" * 64 + b'"}',
    "sealed": b'{"klub": 1, "game": "clustered", "options": {}, "seats": ["a", "b"], "moves": [], '
    b'"commitment": "' + b"0" * 64 + b'"}',
    "deep": b"[" * 100_000,
    "deep-object": b'{"a":' * 100_000,
    "newline": b'{"klub": 1, "game": "clu\\nst\\u001b[2Jered", "options": {}, "seats": [], '
    b'"moves": [], "commitment": "' + b"0" * 64 + b'"}',
    "bad-card": b"STRT OSx3\n",
    "bad-colour": b"STRT XSf3\n",
    "three-starts": b"STRT STRT STRT\n",
    "crowd": b"OSf1 " * 400,
    "huge": b" " * 5_000_000,
}
"""Files that are neither a record nor a board."""

COMMANDS = {
    "no such command": "dance",
    "no such switch": "play --colour red",
    "no game": "simulate",
    "no file": "replay",
    "an unknown game to play": "play chess",
    "an unknown game to simulate": "simulate chess",
    "an unknown game to read about": "rules chess",
    "an unknown bot": "play --bot deepblue",
    "an unknown bot among others": "simulate clustered --bots greedy,deepblue",
    "an empty bot": "simulate clustered --bots greedy,,greedy --players 3",
    "too few bots": "simulate clustered --players 4 --bots greedy,random",
    "too many bots": "play --players 2 --bot greedy --bot greedy --bot greedy",
    "too many names": "play --players 1 --name a --name b",
    "a name of a bot": "play --name bot:greedy",
    "a name of an unknown bot": "play --name bot:x",
    "no players": "play --players 0",
    "nine players": "play --players 9",
    "players in words": "play --players two",
    "players said twice": "play --players 2 --option players=3",
    "an option without a value": "play --option quick",
    "an option without a name": "play --option =on",
    "an unknown option": "play --option quik=on",
    "an unknown value": "simulate clustered --option quick=perhaps",
    "a table too small": "simulate clustered --players 5 --option table=7x7",
    "no table": "play --option table=0x0",
    "a seat that is not there": "play --option youngest=2",
    "one start card for five": "play --players 5 --option two_starts=off",
    "a short seed": "play --seed 12ab",
    "an empty seed": "play --seed=",
    "a seed of other digits": f"play --seed {'x' * 32}",
    "no games": "simulate clustered --games 0",
    "half a game": "simulate clustered --games 0.5",
    "games without end": "simulate clustered --games 12345678901",
    "games in words": "simulate clustered --games many",
    "records into a file": "simulate clustered --games 1 --records {tmp}/prose",
    "records below a file": "simulate clustered --games 1 --records {tmp}/prose/x",
    "nothing to resume": "play --resume",
    "resume and more": "play --resume {tmp}/sealed --bot greedy",
    "a picture nowhere": "show {tmp}/golden -o {tmp}/no/such/folder.svg",
    "a picture over a folder": "show {tmp}/golden -o {tmp}",
    "a move of a text board": "show {tmp}/golden --at 3",
    "a move in words": "show {tmp}/golden --at three",
}

GOLDEN = "OSf1 OSf2 OSf3\nSTRT .... ....\n"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name in ("prose", "sealed", "binary"):
        (tmp_path / name).write_bytes(FILES[name])
    (tmp_path / "golden").write_text(GOLDEN)
    return tmp_path


def contents(folder: Path) -> dict[str, bytes | None]:
    return {
        str(path.relative_to(folder)): path.read_bytes() if path.is_file() else None
        for path in folder.rglob("*")
    }


def assert_refused(klub: Klub, folder: Path, words: list[str]) -> str:
    before = contents(folder)
    ran = klub(*words)
    assert ran.code == 2, words
    assert ran.out == ""
    assert ran.err.startswith("klub: ")
    assert ran.err.endswith("\n")
    sentence = ran.err.removesuffix("\n")
    assert sentence.isprintable(), "one line, and nothing that disturbs a terminal"
    assert len(sentence) < 600
    assert "Traceback" not in sentence
    assert contents(folder) == before, "nothing is written"
    return sentence


@pytest.mark.parametrize("line", COMMANDS.values(), ids=COMMANDS.keys())
def test_a_wrong_command_is_refused_in_one_sentence(klub: Klub, folder: Path, line: str) -> None:
    assert_refused(klub, folder, line.format(tmp=folder).split())


READERS = ["replay", "replay --verify", "score", "show", "score --json", "play --resume"]


@pytest.mark.parametrize("name", [*FILES, "missing", "."])
def test_a_file_that_is_neither_record_nor_board_is_refused(
    klub: Klub, folder: Path, name: str
) -> None:
    if name in FILES:
        (folder / name).write_bytes(FILES[name])
    drawn = {"bad-card", "bad-colour", "three-starts", "crowd", "prose", "free", "blank"}
    for command in READERS:
        if (name, command) == ("sealed", "replay --verify"):
            continue  # a record, of which nothing can be verified
        told = assert_refused(klub, folder, [*command.split(), str(folder / name)])
        if name in drawn and command in ("score", "show"):
            assert "record" not in told


def test_a_record_without_its_seed_cannot_be_verified(klub: Klub, folder: Path) -> None:
    ran = klub("replay", "--verify", folder / "sealed")
    assert (ran.code, ran.out) == (1, "")
    assert "The seed has not been revealed" in ran.err


@pytest.mark.parametrize(
    "name", ["", "  ", "a\nb", "a\x1b[2Jb", "a\tb", "\u202eevil", "\udcff", "x" * 25]
)
def test_a_name_that_spoils_the_screen_is_refused(klub: Klub, folder: Path, name: str) -> None:
    assert "cannot be a name" in assert_refused(klub, folder, ["play", "--name", name])


def test_a_seed_that_cannot_be_printed_is_refused(klub: Klub, folder: Path) -> None:
    words = ["simulate", "clustered", "--seed", "\udcff", "--records", str(folder / "new")]
    assert_refused(klub, folder, words)


def test_a_home_that_cannot_be_written_is_named(
    klub: Klub, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KLUB_HOME", str(folder / "prose"))
    assert str(folder / "prose") in assert_refused(klub, folder, ["play"])


def test_a_bot_that_has_gone_is_named_when_its_game_is_resumed(klub: Klub, folder: Path) -> None:
    klub("play", typist=["1 a"])
    saved = klub.saved
    saved.write_text(saved.read_text().replace("bot:greedy", "bot:gone"))
    assert "no bot called “gone”" in assert_refused(klub, folder, ["play", "--resume"])


def run(*words: str | Path, **environment: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-m", "klub", *words],
        capture_output=True,
        check=False,
        stdin=subprocess.DEVNULL,
        env={**os.environ, **environment},
    )


def test_the_shell_sees_the_exit_code_and_one_line(folder: Path, home: Path) -> None:
    ran = run("score", folder / "binary")
    assert (ran.returncode, ran.stdout) == (2, b"")
    assert ran.stderr.count(b"\n") == 1
    assert not home.exists()


def test_where_only_ascii_can_be_printed_nothing_breaks(folder: Path, home: Path) -> None:
    ran = run("score", folder / "golden", PYTHONIOENCODING="ascii")
    assert (ran.returncode, ran.stderr) == (0, b"")
    assert b"O  orange" in ran.stdout
    refused = run("play", "--bot", "käse", PYTHONIOENCODING="ascii")
    assert refused.returncode == 2
    assert refused.stderr.startswith(b'klub: There is no bot called "k')
    assert not home.exists()


def test_a_reader_who_stops_reading_gets_no_complaint(home: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "klub", "rules", "clustered"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 1
